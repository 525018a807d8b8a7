# SPDX-License-Identifier: AGPL-3.0-or-later
"""Apps, a payments bank, a foreign bank's NRE account, a co-operative and an urban bank."""
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from reportlab.lib.styles import ParagraphStyle

from stranger_bastion_kit import *

def neo(path, seed, rows):
    """App statement, newest entry first: a heading per month, two-line rows, signed rupee amounts."""
    r = rnd("neo", seed, rows)
    start, end = span(r, 3)
    ts = entries(r, rows, neo_words, start, end, r.randint(100000, 9000000), lo=2000, hi=4000000)
    name, no, code, p, N, B = person(r), digits(r, 14), ifsc(r, "JHLM"), Pen(path, LETTER), "Bank27Noto", "Bank27NotoB"
    truth, y, month = [], 214, None
    p.font(B, 22, "#5b2be0")
    p.l(44, 58, "jhelum")
    p.font(N, 8, "#777777")
    p.l(44, 72, "Banking services by Jhelum Small Finance Bank Ltd.")
    p.font(B, 15, "#222222")
    p.l(44, 108, f"Hi {name.split()[0]}, here is your statement")
    p.font(N, 9, "#222222")
    p.l(44, 124, f"{start:%d %b %Y} to {end:%d %b %Y}")
    p.box(44, 138, 524, 54, fill="#f1edff", stroke=None)
    for x, k, v in ((56, "Account holder", name), (220, "Savings account number", no), (370, "IFSC", code),
            (470, "UPI ID", name.split()[0].lower() + "@jhlm")):
        p.font(N, 7.5, "#777777")
        p.l(x, 158, k)
        p.font(B, 9, "#222222")
        p.l(x, 174, v)
    for t in reversed(ts):
        key = f"{t['d']:%B %Y}"
        if y + (58 if key != month else 36) > 750:
            p.page()
            y = 50
        if key != month:
            p.font(B, 10, "#5b2be0")
            p.l(44, y + 10, key)
            p.font(N, 7.5, "#777777")
            p.r(470, y + 10, "Amount")
            p.r(568, y + 10, "Balance")
            y += 20
            month = key
        p.font(N, 9, "#222222")
        p.l(44, y + 11, f"{t['d']:%d %b %Y}")
        p.l(120, y + 11, t["desc"])
        p.r(568, y + 11, f"₹{ind(t['bal'])}")
        p.font(B, 9, "#11803b" if t["cr"] else "#222222")
        p.r(470, y + 11, f"{'+' if t['cr'] else '-'} ₹{ind(t['cr'] or t['dr'])}")
        p.font(N, 7.5, "#777777")
        p.l(120, y + 22, t["ref"])
        p.line(44, y + 29, 568, y + 29, .3, "#dddddd")
        y += 33
        truth.append(row(t, [t["desc"], t["ref"]]))
    p.font(N, 7, "#777777")
    p.l(44, 770, "Need help? Chat with us in the app or write to care@jhelum.example. Deposits are insured up to ₹5 lakh.")
    p.save()
    return data(truth, (start, end), account_number=no, account_holder=name, account_type="Savings account", ifsc=code, currency="INR",
            bank_name="Jhelum Small Finance Bank Ltd.")

def paytara(path, seed, rows):
    """Payments bank: date over time, details over a transaction id in one cell, one amount column, available balance; boxed cells in platypus."""
    r = rnd("paytara", seed, rows)
    start, end = span(r, 1)
    opening = r.randint(10000, 900000)
    ts = entries(r, rows, pay_words, start, end, opening, lo=1000, hi=900000)
    name, no, code, a = person(r).upper(), "91" + digits(r, 10), ifsc(r, "PNTB"), place(r)
    F, dr_, truth = "Helvetica", sums(ts), []
    ap = lambda s: "%d:%02d %s" % ((s // 3600 + 11) % 12 + 1, s // 60 % 60, "AM" if s < 43200 else "PM")
    body = [["DATE & TIME", "TRANSACTION DETAILS", "AMOUNT", "AVAILABLE BALANCE"]]
    for t in ts:
        d = wrap(t["desc"], F, 9, 245) + ["Transaction ID: " + t["ref"]]
        body.append([f"{t['d'].day} {t['d']:%b %Y}\n{ap(t['sec'])}", "\n".join(d), f"{'+' if t['cr'] else '-'} Rs.{ind(t['cr'] or t['dr'])}",
                f"Rs.{ind(t['bal'])}"])
        truth.append(row(t, d))
    st, wh = ParagraphStyle("a", fontName=F, fontSize=9, leading=13), ParagraphStyle("b", fontName="Helvetica-Bold", fontSize=15, leading=20,
            textColor=HexColor("#00509d"))
    info = Table([[name, ""], [f"{a['door']}, {a['street']}, {a['city']} {a['pin']}", ""], ["Account Number", no], ["IFSC", code],
            ["Account Type", "Savings Account"]], colWidths=[120, 410])
    info.setStyle(TableStyle([("SPAN", (0, 0), (1, 0)), ("SPAN", (0, 1), (1, 1)), ("FONT", (0, 0), (-1, -1), F, 9), ("FONT", (0, 0), (0, 0),
            "Helvetica-Bold", 11),
                              ("TEXTCOLOR", (0, 2), (0, -1), colors.grey), ("BOTTOMPADDING", (0, 0), (-1, -1), 1), ("LEFTPADDING", (0, 0), (-1, -1), 0)]))
    box = Table([["Opening Balance", "Total Money Added", "Total Money Spent", "Closing Balance"],
                 [f"Rs.{ind(opening)}", f"+ Rs.{ind(dr_[1])}", f"- Rs.{ind(dr_[0])}", f"Rs.{ind(ts[-1]['bal'])}"]], colWidths=[132.5] * 4)
    box.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, -1), HexColor("#e4f4fd")), ("ALIGN", (0, 0), (-1, -1), "CENTER"), ("FONT", (0, 0), (-1, 0), F, 8),
                             ("FONT", (0, 1), (-1, 1), "Helvetica-Bold", 11), ("BOTTOMPADDING", (0, 1), (-1, 1), 8), ("LINEAFTER", (0, 0), (2, 1), .5,
                                     colors.white)]))
    tab = Table(body, colWidths=[90, 255, 90, 95], repeatRows=1)
    tab.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), F, 9), ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 7.5), ("TEXTCOLOR", (0, 0), (-1, 0),
            HexColor("#00509d")), ("LEADING", (0, 1), (-1, -1), 12),
                             ("LINEBELOW", (0, 0), (-1, -1), .4, HexColor("#b5c7d6")), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("ALIGN", (2, 0), (-1, -1),
                                     "RIGHT")]))
    SimpleDocTemplate(path, pagesize=A4, leftMargin=32, rightMargin=32, topMargin=40, bottomMargin=40, invariant=1).build([
        Paragraph("PayTara Payments Bank", wh), Spacer(1, 8), info, Spacer(1, 6),
        Paragraph(f"Account Statement for {start.day} {start:%b %Y} - {end.day} {end:%b %Y}", st), Spacer(1, 8), box, Spacer(1, 14), tab, Spacer(1, 12),
        Paragraph("For any queries call 0120-4456-450. End of day balance cannot exceed Rs.2,00,000 as per RBI guidelines.", st)])
    return data(truth, (start, end), bank_name="PayTara Payments Bank", account_number=no, account_holder=name, account_type="Savings Account", ifsc=code,
            currency="INR",
                opening_balance=opening, closing_balance=ts[-1]["bal"], total_debits=dr_[0], total_credits=dr_[1])

def harrow(path, seed, rows):
    """Foreign bank's Indian branch, NRE account: date once per day, balance at the end of the day only, BALANCE BROUGHT FORWARD."""
    r = rnd("harrow", seed, rows)
    start, end = span(r, 1)
    opening = r.randint(500000, 90000000)
    ts = entries(r, rows, har_words, start, end, opening, lo=20000, hi=30000000)
    name, no, kind, p, S = person(r), f"{digits(r, 3)}-{digits(r, 6)}-{digits(r, 3)}", r.choice(["NRE SAVINGS ACCOUNT",
            "NRO SAVINGS ACCOUNT"]), Pen(path), "Helvetica"
    code, truth = ifsc(r, "HRRW"), []
    dt_ = lambda d: f"{d:%d%b%Y}".upper()

    def top():
        p.font("Times-Bold", 14)
        p.l(60, 50, "Harrow & Levant Banking Corporation")
        p.font(S, 7)
        p.l(60, 61, "India   Incorporated in Bermuda with limited liability")
        p.line(60, 250, 540, 250, 1)
        p.font("Helvetica-Bold", 8)
        for x, s in ((60, "Date"), (110, "Transaction Details")):
            p.l(x, 262, s)
        for x, s in ((370, "Deposits"), (455, "Withdrawals"), (540, "Balance")):
            p.r(x, 262, s)
        p.line(60, 268, 540, 268, .4)
        p.font(S, 8.5)
        return 284
    y = top()
    for i, s in enumerate([name.upper(), f"PO BOX {digits(r, 5)}", r.choice(["DUBAI", "DOHA", "SINGAPORE", "MUSCAT"])]):
        p.l(60, 100 + 12 * i, s)
    for i, (k, v) in enumerate([("Account Number", no), ("Account Type", kind), ("Currency", "INR"), ("IFSC", code), ("Statement Period", ""),
            ("", f"{dt_(start)} TO {dt_(end)}")]):
        p.l(340, 100 + 12 * i, k)
        p.l(430 if k else 340, 100 + 12 * i, v)
    p.font("Helvetica-Bold", 10)
    p.l(60, 236, kind.title().replace("Nre", "NRE").replace("Nro", "NRO") + " Statement")
    p.font(S, 8.5)
    p.l(60, y, dt_(start))
    p.l(110, y, "BALANCE BROUGHT FORWARD")
    p.r(540, y, west(opening))
    y += 14
    for i, t in enumerate(ts):
        lines = t["desc"].split("|")
        if y + 10.5 * len(lines) > 780:
            p.page()
            y = top()
            fresh = True
        else:
            fresh = False
        last = i + 1 == len(ts) or ts[i + 1]["d"] != t["d"]
        if fresh or i == 0 or ts[i - 1]["d"] != t["d"]:
            p.l(60, y, dt_(t["d"]))
        for j, s in enumerate(lines):
            p.l(110, y + 10.5 * j, s)
        p.r(370 if t["cr"] else 455, y + 10.5 * (len(lines) - 1), west(t["cr"] or t["dr"]))
        if last:
            p.r(540, y + 10.5 * (len(lines) - 1), west(t["bal"]))
        y += 10.5 * len(lines) + 4
        truth.append(row(t, lines, None, last))
    dr, cr, nd, nc = sums(ts)
    if y > 750:
        p.page()
        y = top()
    p.l(60, y, dt_(end))
    p.l(110, y, "CLOSING BALANCE")
    p.r(540, y, west(ts[-1]["bal"]))
    p.line(60, y + 6, 540, y + 6, .4)
    p.l(60, y + 19, "Transaction Turnover")
    p.l(170, y + 19, f"{nc} deposits / {nd} withdrawals")
    p.r(370, y + 19, west(cr))
    p.r(455, y + 19, west(dr))
    p.save()
    return data(truth, (start, end), bank_name="Harrow & Levant Banking Corporation", account_number=no, account_holder=name.upper(), account_type=kind,
            ifsc=code, currency="INR",
                opening_balance=opening, closing_balance=ts[-1]["bal"], total_debits=dr, total_credits=cr)

def janata(path, seed, rows):
    """District co-operative society bank: sentence heads, Credit before Debit in a Times table with column rules only, signatures."""
    r = rnd("janata", seed, rows)
    start, end = span(r, r.choice([3, 6]))
    opening = r.randint(20000, 4000000)
    ts = entries(r, rows, coop_words, start, end, opening, lo=5000, hi=3000000, whole=.9, credits=.5)
    a, no, name, F, truth = place(r), f"SB/{digits(r, 5)}", r.choice(["Shri ", "Smt. "]) + person(r), "Times-Roman", []
    rel, p, xs = person(r), Pen(path), [50, 112, 300, 350, 420, 490, 545]
    p.font("Times-Bold", 15)
    p.m(297, 50, f"The {a['city']} Zilla Janata Sahakari Bank Ltd.")
    p.font(F, 9)
    p.m(297, 64, f"Regd. No. {a['city'][:3].upper()}/BNK/{digits(r, 3)}/1961      Branch : {a['street']}, {a['city']} - {a['pin']}")
    p.line(50, 70, 545, 70, 1.2)
    p.font(F, 11)
    p.l(50, 92, f"Statement of Savings Bank account no. {no} of {name}")
    p.l(50, 107, f"(joint holder: {rel}, Either or Survivor), residing at {a['door']}, {a['street']},")
    p.l(50, 122, f"for the period from {start:%d.%m.%Y} to {end:%d.%m.%Y}.")

    def heading(y):
        p.line(50, y, 545, y)
        p.font("Times-Bold", 9.5)
        for i, s in enumerate(["Date", "Particulars", "Chq. No.", "Credit Rs.", "Debit Rs.", "Balance"]):
            p.m((xs[i] + xs[i + 1]) / 2, y + 12, s)
        p.line(50, y + 17, 545, y + 17)
        p.font(F, 9.5)
        return y, y + 30
    y0, y = heading(136)
    p.l(116, y, "Balance B/F")
    p.r(542, y, raw(opening))
    y += 14
    for t in ts:
        lines = wrap(t["desc"], F, 9.5, 178)
        if y + 11 * len(lines) > 770:
            [p.line(x, y0, x, y - 6) for x in xs]
            p.line(50, y - 6, 545, y - 6)
            p.page()
            y0, y = heading(50)
        p.l(54, y, f"{t['d']:%d.%m.%Y}")
        for j, s in enumerate(lines):
            p.l(116, y + 11 * j, s)
        p.r(346, y, t["ref"])
        p.r(416 if t["cr"] else 486, y, raw(t["cr"] or t["dr"]))
        p.r(542, y, raw(t["bal"]))
        y += 11 * len(lines) + 3
        truth.append(row(t, lines, t["ref"]))
    [p.line(x, y0, x, y + 12) for x in xs]
    dr, cr, _, _ = sums(ts)
    p.line(50, y - 8, 545, y - 8)
    p.font("Times-Bold", 9.5)
    p.l(116, y + 4, "Total")
    p.r(416, y + 4, raw(cr))
    p.r(486, y + 4, raw(dr))
    p.line(50, y + 12, 545, y + 12)
    p.font(F, 9.5)
    p.l(50, y + 52, "Clerk")
    p.m(297, y + 52, "Accountant")
    p.r(545, y + 52, "Branch Manager")
    p.save()
    return data(truth, (start, end), bank_name=f"The {a['city']} Zilla Janata Sahakari Bank Ltd.", account_number=no, account_holder=name,
            account_type="Savings Bank", currency="INR",
                opening_balance=opening, total_debits=dr, total_credits=cr)

BANKS = {"neo": neo, "paytara": paytara, "harrow": harrow, "janata": janata}
