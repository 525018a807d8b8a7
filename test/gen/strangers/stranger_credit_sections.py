# SPDX-License-Identifier: AGPL-3.0-or-later
"""Card layouts: app card, sectioned statement with subtotals, co-operative RuPay card."""
import datetime as dt

from stranger_ledger_pen import (A4, CITIES, MON, Paper, STATES, T, TB, TI, address, black, card, digits, dmon, dmy, iso, lakh, person, plain, rng_for,
                                 white, wrap)
from stranger_credit_lot import (card_flow, cycle, limit_for, totals, trow)


def onetap(path, seed, rows):
    r = rng_for("onetap", seed)
    start, close = cycle(r)
    due = close + dt.timedelta(days=15)
    ev = card_flow(r, rows, start, close, ["UPI Repayment", "BillDesk Repayment", "Autopay Repayment XX{n4}"], ["{shop} EMI {k}/6"])
    for e in ev:
        if e["kind"] in ("buy", "refund", "fx"):
            e["text"] = e["text"].title() + (" Refund" if e["kind"] == "refund" else "")
        elif e["kind"] == "gst":
            e["text"] = "IGST"
        else:
            e["text"] = e["text"].title() if e["kind"] in ("fee", "interest") else e["text"]
    ev.sort(key=lambda e: e["date"], reverse=True)
    prev, cr, buy, fee, new, mad = totals(r, ev, spare=False)
    lim = limit_for(r, new)
    nm = person(r)
    num = "•••• " + digits(r, 4)
    p = Paper(path, (480, 854), "One statement")
    ink, lime = "#111111", "#3ddc84"

    def d3(d):
        return f"{d.day:02d} {MON[d.month - 1]} {d.year}"

    def rup(v):
        return "₹" + lakh(v)

    p.box(0, 0, 480, 236, fill=ink, stroke=None)
    p.t(30, 40, "OneTap", "NotoB", 17, col=white)
    p.t(450, 40, num, "Noto", 9, "r", white)
    p.t(30, 66, nm, "NotoB", 11, col=white)
    p.t(30, 80, f"Statement for {d3(start)} - {d3(close)}", "Noto", 8, col="#bbbbbb")
    p.t(30, 112, "Total due", "Noto", 8, col="#bbbbbb")
    p.t(30, 138, rup(new), "NotoB", 20, col=lime)
    p.t(250, 112, "Minimum due", "Noto", 8, col="#bbbbbb")
    p.t(250, 134, rup(mad), "NotoB", 13, col=white)
    p.t(450, 112, "Pay by", "Noto", 8, "r", "#bbbbbb")
    p.t(450, 134, d3(due), "NotoB", 11, "r", white)
    p.line(30, 152, 450, 152, .4, "#444444")
    for k, (a, b) in enumerate([("Statement date", d3(close)), ("Credit limit", "₹" + lakh(lim, 0)), ("Available limit", rup(lim - new))]):
        p.t(30 + 150 * k, 168, a, "Noto", 7.5, col="#bbbbbb")
        p.t(30 + 150 * k, 182, b, "NotoB", 9, col=white)
    p.t(30, 206, "Issued by North Malabar Bank in partnership with OneTap. CIN U65929KL0000PLC000000", "Noto", 6.5, col="#999999")
    y = 260
    p.t(30, y, "How we got here", "NotoB", 11)
    y += 8
    for a, b, s in [("Last statement balance", prev, ""), ("Repayments & refunds", cr, "-"), ("Purchases & EMIs", buy, "+"), ("Interest, fees & taxes", fee, "+"),
                    ("Total due", new, "=")]:
        f = "NotoB" if s == "=" else "Noto"
        y += 15
        p.t(30, y, a, f, 8.5)
        p.t(450, y, (s + " " if s and s != "=" else "") + rup(b), f, 8.5, "r")
    y += 26

    def page_foot():
        p.t(240, 838, f"{p.page}", "Noto", 7, "c", "#999999")

    def head(y):
        for x, a, s in [(30, "l", "Date"), (102, "l", "Merchant"), (262, "l", "Category"), (372, "r", "Points"), (450, "r", "Amount")]:
            p.t(x, y + 10, s, "Noto", 7.5, a, "#888888")
        return y + 16

    p.t(30, y, "Your activity", "NotoB", 11)
    y = head(y + 4)
    out = []
    for e in ev:
        lines = wrap(e["text"], "NotoB", 8, 152)
        h = 12 + 11 * len(lines) + (10 if e["fx"] else 0)
        if y + h > 820:
            page_foot()
            p.next()
            y = head(30)
        p.t(30, y + 14, d3(e["date"]), "Noto", 8)
        for k, ln in enumerate(lines):
            p.t(102, y + 14 + 11 * k, ln, "NotoB", 8)
        if e["fx"]:
            p.t(262, y + 25, f"{e['fx'][0]} {plain(e['fx'][1])}", "Noto", 7, col="#888888")
        p.t(262, y + 14, e["cat"].title() or {"pay": "Repayment", "emi": "EMI"}.get(e["kind"], "Charges"), "Noto", 8, col="#666666")
        if e["kind"] in ("buy", "fx"):
            p.t(372, y + 14, f"{e['amt'] // 5000 / 10:.1f}", "Noto", 8, "r", "#666666")
        p.t(450, y + 14, ("+" if e["credit"] else "") + rup(e["amt"]), "NotoB", 8, "r", "#13934f" if e["credit"] else black)
        y += h
        p.line(30, y, 450, y, .3, "#dddddd")
        out.append(trow(e))
    if y > 770:
        page_foot()
        p.next()
        y = 30
    p.para(30, y + 20, "Metal looks better paid in full. Interest at 3.4% per month applies when you carry a balance. Chat with us in the app or write to help@onetap.example.",
           "Noto", 7, 420, col="#888888")
    page_foot()
    p.save()
    return card({"issuer": "OneTap", "card_number": num, "card_holder": nm, "currency": "INR", "statement_date": iso(close), "due_date": iso(due),
                 "statement_period": {"from": iso(start), "to": iso(close)}, "credit_limit": lakh(lim, 0).replace(",", ""), "previous_balance": plain(prev),
                 "new_balance": plain(new), "minimum_due": plain(mad), "payments": plain(cr), "purchases": plain(buy), "transactions": out})


def kotcard(path, seed, rows):
    r = rng_for("kotcard", seed)
    start, close = cycle(r)
    due = close + dt.timedelta(days=20)
    ev = card_flow(r, rows, start, close, ["PAYMENT RECEIVED-KOTIK IMPS_{n12}", "PAYMENT RECEIVED UPI-{rrn}-BHIM"], ["EMI {shop} {k} of 12 (Principal)"])
    for e in ev:
        if e["kind"] in ("buy", "refund"):
            e["text"] = f"{e['text']} {e['city']} {STATES[e['city']][0][:2]} IN" + (" Reversal" if e["credit"] else "")
        elif e["kind"] == "fx":
            e["text"] = f"{e['text']} {e['city']} ({plain(e['fx'][1])} {e['fx'][0]})"
        elif e["kind"] == "gst":
            e["text"] = "CGST 9% + SGST 9% on above"
    prev, cr, buy, fee, new, mad = totals(r, ev)
    lim = limit_for(r, new)
    nm = person(r).upper()
    num = digits(r, 4, "45") + "XXXXXXXX" + digits(r, 4)
    p = Paper(path, A4, "Credit Card", "StreamServe")
    red, navy = "#ed1c24", "#003874"

    def crs(v):
        return lakh(abs(v)) + (" Cr" if v < 0 else "")

    def foot():
        p.t(298, 824, f"Page {p.page} | Kotik Mahendra Bank Ltd. | Credit Cards Division, P.O. Box 16344, Mumbai 400 000", "Nar", 7.5, "c", "#666666")

    p.box(24, 22, 6, 34, fill=red, stroke=None)
    p.t(36, 44, "kotik", "NarB", 22, col=red)
    p.t(88, 44, "Credit Card Statement", "Nar", 14, col=navy)
    p.t(571, 36, f"Statement Date {dmon(close)}", "NarB", 10, "r")
    y = 78
    p.t(24, y, nm, "NarB", 11)
    for s in address(r):
        y += 11.5
        p.t(24, y, s, "Nar", 9.5)
    p.box(330, 66, 241, 74, stroke=navy, lw=1)
    for k, (a, b) in enumerate([("Customer Relationship Number", digits(r, 9)), ("Primary Card Number", num), ("Statement Date", dmon(close)),
                                ("Total Credit Limit", "Rs. " + lakh(lim)), ("Available Credit Limit", "Rs. " + lakh(lim - new))]):
        p.t(336, 80 + 13 * k, a, "Nar", 9.5)
        p.t(565, 80 + 13 * k, b, "NarB", 9.5, "r")
    y = 156
    p.box(24, y, 270, 116, fill="#f4f6fa", stroke=None)
    p.t(32, y + 14, "Your Statement Summary", "NarB", 10.5, col=navy)
    for k, (a, b) in enumerate([("Previous Amount Due", crs(prev)), ("Purchases, EMI & Cash (A)", lakh(buy)), ("Other Fees, Interest and Taxes (B)", lakh(fee)),
                                ("Payments and Other Credits (C)", lakh(cr)), ("Total Amount Due (TAD)", crs(new)), ("Minimum Amount Due (MAD)", lakh(mad))]):
        f = "NarB" if "AD)" in a else "Nar"
        p.t(32, y + 30 + 14.5 * k, a, f, 9.5)
        p.t(286, y + 30 + 14.5 * k, b, f, 9.5, "r")
    p.box(304, y, 267, 116, fill=navy, stroke=None)
    p.t(437, y + 26, "Remember to Pay By", "NarB", 12, "c", white)
    p.t(437, y + 52, dmon(due), "NarB", 20, "c", white)
    p.t(437, y + 76, "Pay through UPI, IMPS, NEFT or the Kotik app", "Nar", 9, "c", white)
    p.t(437, y + 96, "Reward points balance : " + str(r.randint(10, 9000)), "Nar", 9, "c", white)
    y += 130

    def head(y):
        p.box(24, y, 547, 17, fill=red, stroke=None)
        p.t(28, y + 12, "Date", "NarB", 9.5, col=white)
        p.t(86, y + 12, f"Transaction details from {dmon(start)} to {dmon(close)}", "NarB", 9.5, col=white)
        p.t(400, y + 12, "Spends Area", "NarB", 9.5, col=white)
        p.t(565, y + 12, "Amount (Rs.)", "NarB", 9.5, "r", white)
        return y + 17

    def room(h):
        nonlocal y
        if y + h > 806:
            foot()
            p.next()
            y = head(30)

    y = head(y)
    out = []
    parts = [("Payments and Other Credits", lambda e: e["credit"]), ("Retail Purchases and Cash Transactions", lambda e: e["kind"] in ("buy", "fx")),
             ("EMI & Loans", lambda e: e["kind"] == "emi"), ("Other Fees and Charges", lambda e: e["kind"] in ("fee", "gst", "interest"))]
    p.t(28, y + 12, f"Primary Card Transactions - {num}", "NarB", 9.5, col=navy)
    y += 17
    for title, want in parts:
        lst = [e for e in ev if want(e)]
        if not lst:
            continue
        room(34)
        p.t(28, y + 12, title, "NarB", 9.5, col=red)
        y += 16
        for e in lst:
            room(14)
            p.t(28, y + 10, dmy(e["date"]), "Nar", 9)
            p.t(86, y + 10, e["text"], "Nar", 9)
            if e["kind"] in ("buy", "fx"):
                p.t(400, y + 10, e["cat"].title(), "Nar", 9)
            p.t(550, y + 10, lakh(e["amt"]), "Nar", 9, "r")
            if e["credit"]:
                p.t(554, y + 10, "Cr", "Nar", 9)
            y += 14
            out.append(trow(e))
        room(16)
        p.line(24, y, 571, y, .4, "#999999")
        p.t(86, y + 11, "Total " + title, "NarB", 9)
        p.t(550, y + 11, lakh(sum(e["amt"] for e in lst)), "NarB", 9, "r")
        if title.startswith("Pay"):
            p.t(554, y + 11, "Cr", "NarB", 9)
        p.line(24, y + 15, 571, y + 15, .4, "#999999")
        y += 20
    room(56)
    p.para(24, y + 14, "Important: TAD = Total Amount Due. If TAD is not paid in full by the due date, interest at 3.50% p.m. is levied on all transactions from the date of "
           "transaction till full payment. Late payment charges: MAD unpaid above Rs. 500 - Rs. 100 to Rs. 1,300 plus GST.", "Nar", 8.5, 547, col="#555555")
    foot()
    p.save()
    return card({"issuer": "Kotik Mahendra Bank Ltd.", "card_number": num, "card_holder": nm, "currency": "INR", "statement_date": iso(close), "due_date": iso(due),
                 "statement_period": {"from": iso(start), "to": iso(close)}, "credit_limit": plain(lim), "previous_balance": plain(prev), "new_balance": plain(new),
                 "minimum_due": plain(mad), "payments": plain(cr), "purchases": plain(buy), "transactions": out})


def coopcard(path, seed, rows):
    r = rng_for("coopcard", seed)
    start, close = cycle(r)
    due = close + dt.timedelta(days=r.choice([15, 16, 18]))
    ev = card_flow(r, rows, start, close, ["CARD PAYMENT BR CASH {city}", "UPI RCPT {rrn}", "SI RECOVERY FROM SB A/C {n8}"], ["EMI CONV {n8} INST NO {k}"])
    for e in ev:
        if e["kind"] in ("buy", "refund"):
            e["text"] = f"{r.choice(['RUPAY POS', 'RUPAY ECOM', 'UPI CC'])} {e['text']} {e['city']} {digits(r, 8)}"
            if e["credit"]:
                e["text"] = "REFUND " + e["text"]
        elif e["kind"] == "fx":
            e["text"] = f"RUPAY INTL {e['text']} {e['city']}"
        elif e["kind"] == "gst":
            e["text"] = "GST @18% ON ABOVE"
    prev, cr, buy, fee, new, mad = totals(r, ev)
    lim = limit_for(r, new)
    nm = r.choice(["Shri. ", "Smt. ", "Kum. "]) + person(r)
    num = "6" + digits(r, 3, "05") + " XXXX XXXX " + digits(r, 4)
    p = Paper(path, A4, "Crystal Reports ActiveX Designer", "Crystal Reports")
    p.t(298, 38, "दि सारस नागरी सहकारी बँक मर्यादित", "DevaB", 13, "c")
    p.t(298, 54, "The Saras Nagari Sahakari Bank Ltd.", TB, 14, "c")
    p.t(298, 66, "(Scheduled Urban Co-op. Bank)  Card Cell, Head Office, Dadar, Mumbai 400 000", T, 9, "c")
    p.t(298, 84, "RuPay PLATINUM CREDIT CARD - MEMBER'S BILL", TB, 11, "c")
    p.line(150, 87, 446, 87, .6)
    y = 104
    pairs = [("Member Name", nm), ("Card No.", num), ("Bill Date", dmy(close, "-")), ("Bill Period", f"{dmy(start, '-')} to {dmy(close, '-')}"),
             ("Last Date of Payment", dmy(due, "-")), ("Sanctioned Limit Rs.", lakh(lim)), ("Membership No.", digits(r, 6)), ("Branch", r.choice(CITIES).title())]
    for k, (a, b) in enumerate(pairs):
        x, yy = (40, y + 15 * (k // 2)) if k % 2 == 0 else (310, y + 15 * (k // 2))
        p.t(x, yy, a, T, 10)
        p.t(x + 95, yy, ": " + b, TB, 10)
    y += 62
    cols = [40, 98, 156, 396, 488, 555]

    def head(y):
        p.box(40, y, 515, 28, stroke=black, lw=.8)
        for x in cols[1:-1]:
            p.line(x, y, x, y + 28, .8)
        for k, (a, b) in enumerate([("Date of", "Trans."), ("Posting", "Date"), ("Particulars", ""), ("Amount", "Rs. Ps."), ("Nature", "Dr / Cr")]):
            m = (cols[k] + cols[k + 1]) / 2
            p.t(m, y + (12 if b else 17), a, TB, 9.5, "c")
            p.t(m, y + 23, b, TB, 9.5, "c")
        return y + 28

    def foot():
        p.t(40, 820, "Printed by : CARDOPR2", T, 8)
        p.t(555, 820, f"Page No. {p.page}", T, 8, "r")

    y = head(y)
    out = []
    for e in ev:
        lines = wrap(e["text"], T, 9.5, 232)
        h = 5 + 11.5 * len(lines)
        if y + h > 800:
            foot()
            p.next()
            y = head(40)
        p.box(40, y, 515, h, stroke=black, lw=.4)
        for x in cols[1:-1]:
            p.line(x, y, x, y + h, .4)
        p.t(69, y + 11.5, dmy(e["date"], "-"), T, 9.5, "c")
        p.t(127, y + 11.5, dmy(e["post"], "-"), T, 9.5, "c")
        for k, ln in enumerate(lines):
            p.t(160, y + 11.5 + 11.5 * k, ln, T, 9.5)
        p.t(483, y + 11.5, plain(e["amt"]), T, 9.5, "r")
        p.t(521, y + 11.5, "Cr" if e["credit"] else "Dr", T, 9.5, "c")
        y += h
        out.append(trow(e, post=True))
    if y > 660:
        foot()
        p.next()
        y = 40
    y += 20
    p.t(40, y, "Abstract of Account", TB, 10.5)
    for a, b in [("Outstanding as per last bill", prev), ("Add : Purchases / EMI during the period", buy), ("Add : Interest, charges and GST", fee), ("Less : Receipts and refunds", cr),
                 ("Net amount payable", new), ("Minimum amount to be paid", mad)]:
        y += 15
        f = TB if a.startswith("Net") else T
        p.t(60, y, a, f, 10)
        p.t(330, y, plain(abs(b)), f, 10, "r")
        if b:
            p.t(336, y, "Cr" if b < 0 or a.startswith("Less") else "Dr", f, 10)
    p.line(250, y - 26, 350, y - 26, .5)
    p.t(40, y + 30, "Members are requested to pay before the last date to avoid interest @ 1.50% p.m. Cheques subject to realisation.", TI, 9)
    p.t(555, y + 62, "Authorised Signatory", T, 9.5, "r")
    foot()
    p.save()
    return card({"issuer": "The Saras Nagari Sahakari Bank Ltd.", "card_number": num, "card_holder": nm, "currency": "INR", "statement_date": iso(close), "due_date": iso(due),
                 "statement_period": {"from": iso(start), "to": iso(close)}, "credit_limit": plain(lim), "previous_balance": plain(prev), "new_balance": plain(new),
                 "minimum_due": plain(mad), "payments": plain(cr), "purchases": plain(buy), "transactions": out})
