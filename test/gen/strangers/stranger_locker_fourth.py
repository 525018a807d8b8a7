# SPDX-License-Identifier: AGPL-3.0-or-later
"""Credit cards: two of India, one of the United States, one of Singapore."""
import datetime as dt

from reportlab.lib import colors
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_locker_kit import DV, DVB, NS, NSB, Tab, fill, inr, pairs, person, put, rng, run, truth, west

W, H = A4


def charges(r, rows, a, b, prev, buys, refunds, pay, fees, hi):
    """Card rows: at most one payment, some refunds and fees, the rest purchases."""
    out, kinds = [], []
    for i in range(rows):
        kinds.append("pay" if i == 1 and prev else r.choices(["buy", "refund", "fee"], [12, 1 if i > 1 else 0, 1])[0])
    r.shuffle(kinds)
    days = sorted(r.randint(0, (b - a).days) for _ in range(rows))
    for k, n in zip(kinds, days):
        if k == "pay":
            t, v = r.choice(pay), r.choice([prev, prev, prev * 7 // 10])
        elif k == "refund":
            t, v = r.choice(refunds), r.randint(100, hi // 20)
        elif k == "fee":
            t, v = r.choice(fees), r.randint(hi // 400, hi // 40)
        else:
            t, v = r.choice(buys), r.randint(hi // 200, hi)
        out.append({"d": a + dt.timedelta(days=n), "k": k, "text": fill(r, t), "v": v, "cr": k in ("pay", "refund")})
    deb, cre = (sum(x["v"] for x in out if x["cr"] == s) for s in (False, True))
    return out, deb, cre, prev + deb - cre


def ent(x, text=None):
    return {"date": x["d"].isoformat(), "description": text or x["text"], ("credit" if x["cr"] else "debit"): truth(x["v"])}


def cycle(r, day=15):
    y, m = r.choice([2023, 2024, 2025]), r.randint(2, 12)
    e = dt.date(y, m, day)
    return dt.date(y, m - 1, day + 1), e, e + dt.timedelta(days=r.choice([18, 20, 21]))


def data(issuer, num, who, sd, due, limit, avail, total, least, prev, tx, period=None):
    d = {"issuer": issuer, "card_number": num, "card_holder": who, "statement_date": sd.isoformat(), "payment_due_date": due.isoformat(), "credit_limit": truth(limit),
         "available_credit": truth(avail), "total_amount_due": truth(total), "minimum_amount_due": truth(least), "previous_balance": truth(prev)}
    if period:
        d["statement_period"] = {"from": period[0].isoformat(), "to": period[1].isoformat()}
    d["transactions"] = tx
    return {"data": d}


BUYS = ["UPIX*SAHYOG MART PUNE IN", "CHITRA FUELS HYDERABAD IN", "RAINTREE BOOKS WWW.RAINTREE.IN", "PARVAT AIR {6} GURGAON IN", "ANNAPURNA FOODS BENGALURU IN", "GRIHA ELECTRICALS MUMBAI IN", "EMI PRINCIPAL - {1}/12, REF# {8}"]


def meridian(path, seed, rows):
    """A private Indian bank's card: boxes above, domestic transactions with reward points, Cr behind credits."""
    r = rng("meridian", seed, rows)
    a, b, due = cycle(r)
    who, num = person(r).upper(), fill(r, "4{3} {2}XX XXXX {4}")
    prev = r.randint(100000, 3000000)
    led, deb, cre, total = charges(r, rows, a, b, prev, BUYS, ["REFUND RAINTREE BOOKS"], ["CREDIT CARD PAYMENT Net Banking (Ref# {14})", "BPPY CC PAYMENT {12} (Ref# ST{12})"], ["IGST-VPS{13}-RATE 18.0 -27", "FCY MARKUP FEE"], 1200000)
    limit = max(20000000, (total // 10000000 + 2) * 10000000)
    least = max(20000, total // 20) if total > 20000 else max(total, 0)
    clock = [f"{r.randint(8, 22):02d}:{r.randint(0, 59):02d}" for _ in led]
    clock = [c for _, c in sorted((x["d"], c) for x, c in zip(led, clock))]
    pts = [str(x["v"] // 15000 * 4) if x["k"] == "buy" and x["v"] >= 15000 else "" for x in led]
    tx, name = [], "Meridian Crest Bank Credit Cards"

    def draw(c, total_pages):
        tx.clear()

        def foot():
            put(c, W - 36, 26, f"Page {c.getPageNumber()} of {total_pages}", size=7, at="r")

        def turn():
            foot()
            c.showPage()
            return H - 40
        c.setFillColor(HexColor("#12305e"))
        c.rect(0, H - 60, W, 60, stroke=0, fill=1)
        put(c, 36, H - 36, name, "Helvetica-Bold", 15, "#ffffff")
        put(c, W - 36, H - 36, "Statement for Meridian Zenith Card", size=10, ink="#ffffff", at="r")
        pairs(c, 36, H - 84, [("Name", who), ("Card No", num), ("Billing Period", f"{a:%d/%m/%Y} - {b:%d/%m/%Y}"), ("Statement Date", f"{b:%d/%m/%Y}")], 76)
        for i, s in enumerate([f"FLAT {num[-3:]} KALPATARU HEIGHTS", "KOTHRUD", "PUNE 411038 MH"]):
            put(c, 350, H - 84 - 12 * i, s, size=8)
        y = H - 150
        for i, (k, v) in enumerate([("Payment Due Date", f"{due:%d/%m/%Y}"), ("Total Dues", inr(total)), ("Minimum Amount Due", inr(least))]):
            c.setFillColor(HexColor("#eef2f9"))
            c.rect(36 + i * 176, y - 30, 170, 40, stroke=0, fill=1)
            put(c, 121 + i * 176, y - 3, k, size=8, at="c")
            put(c, 121 + i * 176, y - 21, v, "Helvetica-Bold", 12, at="c")
        y -= 50
        for i, (k, v) in enumerate([("Credit Limit", inr(limit)), ("Available Credit Limit", inr(limit - total)), ("Available Cash Limit", inr(min(limit * 4 // 10, limit - total)))]):
            put(c, 121 + i * 176, y, k, size=8, at="c")
            put(c, 121 + i * 176, y - 13, v, "Helvetica-Bold", 9, at="c")
        y -= 40
        put(c, 36, y, "Account Summary", "Helvetica-Bold", 10, "#12305e")
        fees = sum(x["v"] for x in led if x["k"] == "fee")
        for i, (k, v) in enumerate([("Opening\nBalance", prev), ("Payment/\nCredits", cre), ("Purchase/\nDebits", deb - fees), ("Finance\nCharges", fees), ("Total\nDues", total)]):
            x = 36 + i * 105
            c.rect(x, y - 52, 103, 46)
            put(c, x + 51, y - 17, k.split("\n")[0], size=8, at="c")
            put(c, x + 51, y - 27, k.split("\n")[1], size=8, at="c")
            put(c, x + 51, y - 44, inr(v), "Helvetica-Bold", 9, at="c")
        y -= 76
        put(c, 36, y, "Domestic Transactions", "Helvetica-Bold", 10, "#12305e")
        tab = Tab(c, [("Date", 36, 88, "l"), ("Transaction Description", 124, 250, "l"), ("Feature Reward\nPoints", 374, 76, "r"), ("Amount (in Rs.)", 450, 109, "r")], turn, 50, size=8, lead=10, pad=3.5, rule="h", ruleink="#cfd8e6", headfill="#eef2f9")
        y = tab.header(y - 8)
        y, _ = tab.row(y, ["", who, "", ""], "Helvetica-Bold", plain=True)
        for x, t, p in zip(led, clock, pts):
            y, ls = tab.row(y, [f"{x['d']:%d/%m/%Y} {t}", x["text"], p, inr(x["v"]) + (" Cr" if x["cr"] else "")])
            tx.append(ent(x, ls[1]))
        foot()
    run(path, A4, draw)
    return data(name, num, who, b, due, limit, limit - total, total, least, prev, tx, (a, b))


def bharat(path, seed, rows):
    """A public bank's card company: platypus, rupee sign, D and C behind amounts in a column of its own."""
    r = rng("bharat", seed, rows)
    a, b, due = cycle(r, 23)
    who, num = person(r), fill(r, "XXXX XXXX XXXX {4}")
    prev = r.randint(50000, 2000000)
    led, deb, cre, total = charges(r, rows, a, b, prev, [s.title() for s in BUYS[:6]], ["Reversal Griha Electricals"], ["Payment received {10}NEFT", "Payment received {12}UPI"], ["Late payment fees", "IGST DB @ 18.00%", "Fuel surcharge"], 900000)
    limit = max(15000000, (total // 10000000 + 2) * 10000000)
    least = max(total // 20, 20000) if total > 20000 else max(total, 0)
    f = "%d %b %Y"
    st = [("FONT", (0, 0), (-1, -1), DV, 8), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")]
    name = "Samriddhi Cards & Payment Services Limited"
    p = ParagraphStyle("p", fontName=DV, fontSize=7.8, leading=9.6)
    top = Table([["Credit Card Number", "*Total Amount Due ( ₹ )", "**Minimum Amount Due ( ₹ )"], [num, inr(total), inr(least)], ["Credit Limit ( ₹ )", "Available Credit Limit ( ₹ )", "Payment Due Date"], [inr(limit), inr(limit - total), due.strftime(f)],
                 ["Statement Date", "Statement Period", "Reward Points"], [b.strftime(f), f"{a.strftime(f)} to {b.strftime(f)}", str(deb // 10000)]], colWidths=[170, 182, 182])
    top.setStyle(TableStyle(st + [("BOX", (0, i), (-1, i + 1), 0.6, HexColor("#2b6cb0")) for i in (0, 2, 4)] + [("LINEAFTER", (0, 0), (1, -1), 0.6, HexColor("#2b6cb0"))]
                            + [("TEXTCOLOR", (0, i), (-1, i), HexColor("#2b6cb0")) for i in (0, 2, 4)] + [("FONT", (0, i), (-1, i), DVB, 9) for i in (1, 3, 5)] + [("ALIGN", (0, 0), (-1, -1), "CENTER")]))
    fees = sum(x["v"] for x in led if x["k"] == "fee")
    summ = Table([["Previous Balance\n( ₹ )", "Payments, Reversals &\nother Credits ( ₹ )", "Purchases & Other\nDebits ( ₹ )", "Fee, Taxes & Interest\nCharges ( ₹ )", "Total Outstanding\n( ₹ )"], [inr(prev), inr(cre), inr(deb - fees), inr(fees), inr(total)]], colWidths=[106.8] * 5)
    summ.setStyle(TableStyle(st + [("GRID", (0, 0), (-1, -1), 0.4, HexColor("#90b4d8")), ("BACKGROUND", (0, 0), (-1, 0), HexColor("#e3eef9")), ("ALIGN", (0, 0), (-1, -1), "CENTER"), ("FONT", (0, 0), (-1, 0), DV, 7), ("FONT", (0, 1), (-1, 1), DVB, 8)]))
    rows_ = [["Date", "Transaction Details", "Amount ( ₹ )", ""], ["", f"TRANSACTIONS FOR {who.upper()}", "", ""]]
    tx = []
    for x in led:
        rows_.append([x["d"].strftime("%d %b %y"), Paragraph(x["text"], p), inr(x["v"]), "C" if x["cr"] else "D"])
        tx.append(ent(x))
    t = Table(rows_, colWidths=[72, 332, 106, 24], repeatRows=1)
    t.setStyle(TableStyle(st + [("FONT", (0, 0), (-1, 0), DVB, 8), ("FONT", (1, 1), (1, 1), DVB, 7.5), ("BACKGROUND", (0, 0), (-1, 0), HexColor("#2b6cb0")), ("TEXTCOLOR", (0, 0), (-1, 0), colors.white), ("ALIGN", (2, 0), (2, -1), "RIGHT"),
                                ("TOPPADDING", (0, 1), (-1, -1), 2), ("BOTTOMPADDING", (0, 1), (-1, -1), 3), ("LINEBELOW", (0, 2), (-1, -1), 0.3, HexColor("#c8d8ea"))]))

    def deco(c, doc):
        put(c, 30, H - 40, name, DVB, 13, "#2b6cb0")
        put(c, W - 30, H - 40, "Monthly Statement", DV, 9, at="r")
        put(c, W / 2, 24, f"Page {doc.page}    C=Credit; D=Debit", DV, 7, "#666666", "c")
    ad = ParagraphStyle("a", fontName=DVB, fontSize=9, leading=12)
    SimpleDocTemplate(path, pagesize=A4, leftMargin=30, rightMargin=30, topMargin=58, bottomMargin=44, invariant=1).build(
        [Paragraph(who, ad), Paragraph(f"{r.randint(2, 90)} Nehru Colony, Dehradun 248001", p), Spacer(1, 10), top, Spacer(1, 12), Paragraph("ACCOUNT SUMMARY", ad), Spacer(1, 3), summ, Spacer(1, 12), t], onFirstPage=deco, onLaterPages=deco)
    return data(name, num, who, b, due, limit, limit - total, total, least, prev, tx, (a, b))


def pinecard(path, seed, rows):
    """A United States card: summary left, payments before purchases before fees, trans and post dates MM/DD, minus for credits."""
    r = rng("pinecard", seed, rows)
    a, b, due = cycle(r, 9)
    L, T = letter
    who, num = r.choice(["DANA WHITLOCK", "MARCUS ELLERY", "PAULA TENNANT"]), "XXXX XXXX XXXX " + fill(r, "{4}")
    prev = r.randint(5000, 150000)
    led, deb, cre, total = charges(r, rows, a, b, prev, ["HARBORVIEW GROCERY #{3} PORTLAND OR", "TRAILHEAD OUTFITTERS 503-555-01{2} OR", "LAKESIDE FUEL {6} SALEM OR", "CORNER DINER 114 EUGENE OR", "PINE ST HARDWARE PORTLAND OR"],
                                   ["TRAILHEAD OUTFITTERS RETURN OR"], ["Payment Thank You - Web", "AUTOMATIC PAYMENT - THANK YOU"], ["LATE FEE", "FOREIGN TRANSACTION FEE"], 24000)
    limit = 1200000
    least = min(max(total, 0), 3500)
    name, tx = "Alder Valley Card Services", []
    us = lambda v: ("-" if v < 0 else "") + "$" + west(abs(v))  # noqa: E731
    d = lambda x: f"{x:%m/%d/%y}"  # noqa: E731
    fees = sum(x["v"] for x in led if x["k"] == "fee")
    secs = [("PAYMENTS AND OTHER CREDITS", lambda x: x["cr"]), ("PURCHASES", lambda x: x["k"] == "buy"), ("FEES CHARGED", lambda x: x["k"] == "fee")]

    def draw(c, pages):
        tx.clear()

        def foot():
            put(c, 48, 28, f"{who}    Statement Date: {d(b)}", "Times-Roman", 8)
            put(c, L - 48, 28, f"Page {c.getPageNumber()} of {pages}", "Times-Roman", 8, at="r")

        def turn():
            foot()
            c.showPage()
            put(c, 48, T - 44, "ACCOUNT ACTIVITY (CONTINUED)", "Times-Bold", 11, "#3b2f63")
            return T - 54
        put(c, 48, T - 52, name, "Times-Bold", 18, "#3b2f63")
        put(c, L - 48, T - 52, "Questions? 1-800-555-0142", "Times-Roman", 9, at="r")
        put(c, 48, T - 84, who, "Times-Roman", 10)
        put(c, 48, T - 96, "2210 BURNSIDE CT, SALEM OR 97301", "Times-Roman", 10)
        y = T - 130
        for k, v in [("New Balance", us(total)), ("Minimum Payment Due", us(least)), ("Payment Due Date", d(due))]:
            put(c, 330, y, k, "Times-Bold", 11)
            put(c, L - 48, y, v, "Times-Bold", 11, at="r")
            y -= 18
        c.rect(322, y + 8, L - 48 - 314, 58)
        y = T - 130
        put(c, 48, y, "ACCOUNT SUMMARY", "Times-Bold", 11, "#3b2f63")
        for k, v in [("Account Number:", num), ("Previous Balance", us(prev)), ("Payment, Credits", us(-cre)), ("Purchases", "+" + us(deb - fees)), ("Fees Charged", "+" + us(fees)), ("Interest Charged", "$0.00"), ("New Balance", us(total)),
                     ("Opening/Closing Date", f"{d(a)} - {d(b)}"), ("Credit Access Line", us(limit)), ("Available Credit", us(limit - total))]:
            y -= 14
            put(c, 48, y, k, "Times-Roman", 9.5)
            put(c, 290, y, v, "Times-Roman", 9.5, at="r")
        y -= 30
        put(c, 48, y, "ACCOUNT ACTIVITY", "Times-Bold", 11, "#3b2f63")
        tab = Tab(c, [("Date of\nTransaction", 48, 66, "l"), ("Post\nDate", 114, 50, "l"), ("Merchant Name or Transaction Description", 164, 300, "l"), ("$ Amount", 464, 100, "r")], turn, 56, "Times-Roman", "Times-Bold", 9.5, 11, 2)
        y = tab.header(y - 8)
        c.line(48, y, 564, y)
        for s, test in secs:
            sel = [x for x in led if test(x)]
            if not sel:
                continue
            y, _ = tab.row(y, ["", "", s, ""], "Times-Bold", plain=True, keep=20)
            for x in sel:
                q = min(x["d"] + dt.timedelta(days=1), b)
                y, ls = tab.row(y, [f"{x['d']:%m/%d}", f"{q:%m/%d}", x["text"], west(-x["v"] if x["cr"] else x["v"])])
                tx.append(ent(x, ls[2]))
            if s[0] == "F":
                y, _ = tab.row(y, ["", "", "TOTAL FEES FOR THIS PERIOD", us(fees)], "Times-Bold", plain=True)
        foot()
    run(path, letter, draw)
    out = data(name, num, who, b, due, limit, limit - total, total, least, prev, tx, (a, b))
    return out


def merlion(path, seed, rows):
    """A Singapore card: upper-case months without a year, previous balance as a row, CR behind credits, sub-total and total rows."""
    r = rng("merlion", seed, rows)
    a, b, due = cycle(r, 27)
    who, num = r.choice(["TAN KAI XIANG", "NURUL AISYAH BTE RAHIM", "LIM SOO FERN", "R DINESH KUMAR"]), fill(r, "5{3}-{4}-{4}-{4}")
    num = num[:5] + "XXXX-XXXX" + num[14:]
    prev = r.randint(3000, 200000)
    led, deb, cre, total = charges(r, rows, a, b, prev, ["KOPI LANE {3} SINGAPORE SG", "FAIRFIELD MART - TAMPINES SINGAPORE SG", "SKYBRIDGE AIR {10} SINGAPORE SG", "BUS/MRT {9} SINGAPORE SG", "ORCHID PHARMACY SINGAPORE SG"], ["REFUND FAIRFIELD MART SINGAPORE SG"],
                                   ["PAYMT THRU E-BANK/HOMEB/CYBERB (EP{2})", "GIRO PAYMENT"], ["CCY CONVERSION FEE SGD", "LATE CHARGE"], 30000)
    limit = 1800000
    least = min(max(total, 0), max(5000, total * 3 // 100))
    name, tx = "Straits Harbour Bank", []
    g = lambda x: f"{x:%d %b}".upper()  # noqa: E731
    gy = lambda x: f"{x:%d %b %Y}".upper()  # noqa: E731
    amt = lambda v: west(abs(v)) + (" CR" if v < 0 else "")  # noqa: E731

    def draw(c, pages):
        tx.clear()

        def foot():
            put(c, 44, 30, f"{name} Limited  Co. Reg. No. 19350{num[-4:]}Z", NS, 7, "#666666")
            put(c, W - 44, 30, f"Page {c.getPageNumber()} of {pages}", NS, 7, "#666666", "r")

        def turn():
            foot()
            c.showPage()
            put(c, 44, H - 40, name, NSB, 12, "#0b6e77")
            return H - 60
        put(c, 44, H - 50, name, NSB, 17, "#0b6e77")
        put(c, W - 44, H - 50, "Credit Card Statement", NS, 12, at="r")
        for i, s in enumerate([who, f"BLK {num[-3:]} BEDOK NORTH AVE 3", "#08-114", "SINGAPORE 460" + num[-3:]]):
            put(c, 44, H - 84 - 12 * i, s, NS, 8.5)
        t = Tab(c, [("Statement Date", 44, 84, "c"), ("Credit Limit", 128, 84, "c"), ("Available\nCredit Limit", 212, 84, "c"), ("Total Amount\nDue", 296, 84, "c"), ("Minimum\nPayment", 380, 84, "c"), ("Payment\nDue Date", 464, 87, "c")], turn, 50, NS, NSB, 8, 10, 4, rule="hv", headfill="#d9eff0", ruleink="#0b6e77", valign="m")
        y = t.header(H - 146)
        y, _ = t.row(y, [gy(b), "$" + west(limit), "$" + west(limit - total), "$" + west(total) if total >= 0 else "$" + west(-total) + " CR", "$" + west(least), gy(due)], plain=True)
        y -= 24
        put(c, 44, y, f"STRAITS HARBOUR PLATINUM CARD     {num}", NSB, 9)
        put(c, 44, y - 12, who, NS, 8.5)
        tab = Tab(c, [("POST DATE", 44, 70, "l"), ("TRANS DATE", 114, 76, "l"), ("DESCRIPTION", 190, 250, "l"), ("AMOUNT (S$)", 440, 111, "r")], turn, 56, NS, NSB, 8, 10, 2.5)
        y = tab.header(y - 20)
        c.setStrokeColor(HexColor("#0b6e77"))
        c.line(44, y, 551, y)
        y, _ = tab.row(y, ["", "", "PREVIOUS BALANCE", west(prev)], plain=True)
        for x in led:
            q = min(x["d"] + dt.timedelta(days=1), b)
            y, ls = tab.row(y, [g(q), g(x["d"]), x["text"], amt(-x["v"] if x["cr"] else x["v"])])
            tx.append(ent(x, ls[2]))
        y, _ = tab.row(y, ["", "", "SUB TOTAL", amt(total)], NSB, plain=True)
        y, _ = tab.row(y, ["", "", "TOTAL", amt(total)], NSB, plain=True)
        foot()
    run(path, A4, draw)
    return data(name, num, who, b, due, limit, limit - total, total, least, prev, tx)


CARDS = {"meridian": meridian, "bharat": bharat, "pinecard": pinecard, "merlion": merlion}
