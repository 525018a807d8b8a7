# SPDX-License-Identifier: AGPL-3.0-or-later
"""Indian bank cards: a private bank, a public-sector bank, a foreign bank's line-printer statement."""
from stranger_buckle_kit import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle

SHOPS = [("ZESTBASKET GROCERIES", 180, 4200), ("MITHAI MAHAL", 120, 1900), ("SURYA FILLING STATION", 500, 4000), ("KIRANA KART", 99, 2800),
         ("RAILTATKAL BOOKINGS", 300, 5200), ("NEELAM SILKS AND SAREES", 1500, 18500), ("DOSA DARBAR", 150, 1600), ("APOLLINE PHARMACY", 80, 2400),
         ("VIDYUT POWER BILLDESK", 600, 6400), ("CHAIWALA & CO", 60, 480), ("CINEPOINT MULTIPLEX", 300, 1800), ("GADGETWALA ELECTRONICS", 999, 48999),
         ("SWAADZY FOOD DELIVERY", 140, 1250)]
CITIES = ["MUMBAI", "BENGALURU", "PUNE", "CHENNAI", "NEW DELHI", "KOCHI", "HYDERABAD", "GURGAON", "JAIPUR"]
WHO = [("RAJESH VENKATARAMAN", "Flat 402, Shanti Enclave", "Baner Road", "PUNE 411045", "MAHARASHTRA"), ("SUNITA D'SOUZA", "17/B Palm Grove Society",
        "Chembur East", "MUMBAI 400071", "MAHARASHTRA"), ("MOHAMMED IRFAN SHAIKH", "H No 8-2-120/A", "Banjara Hills Road No 3", "HYDERABAD 500034",
                "TELANGANA"), ("LAKSHMI PRIYA NAIR", "TC 12/455 Kesari Lane", "Vazhuthacaud", "THIRUVANANTHAPURAM 695014", "KERALA")]


def kaveri(path, seed, rows):
    r = random.Random(f"kaveri/{seed}/{rows}")
    frm, end, due = cycle(r)
    fees = [("FINANCE CHARGES", 120, 900), ("IGST-VPS2311 RATE 18.0 - 27", .18, None)]
    tx, prev = ledger(r, rows, (frm, end), SHOPS, CITIES, "INR", ["NETBANKING TRANSFER (Ref# 00000000" + digits(r, 8) + ")", "TELE TRANSFER CREDIT (Ref# "
            + digits(r, 14) + ")"], fees)
    who = r.choice(WHO)
    pays, buys, fin = tot(tx, "pay", "refund"), tot(tx, "buy", "fx"), tot(tx, "fee")
    new = prev - pays + buys + fin
    mini, lim = min(new, max(20000, new // 20 // 1000 * 1000)), limit(r, new, 25000)
    card = f"{r.choice(['5412 34', '4893 77'])}XX XXXX {digits(r, 4)}"
    dom, intl = [t for t in tx if t["k"] != "fx"], [t for t in tx if t["k"] == "fx"]
    for t in tx:
        t["lines"] = wrap(t["name"] + (" " + t["city"] if t["city"] else ""), HV, 8, 290)
        t["tm"] = f"{r.randint(6, 23):02d}:{r.randint(0, 59):02d}:{r.randint(0, 59):02d}" if t["k"] in ("buy", "fx") else ""
        t["pt"] = "" if t["k"] in ("pay", "fee") else f"{'- ' if t['cr'] else ''}{t['c'] // 15000 * 4}"
    RED, BLUE = "#c8202f", "#16407a"
    def head(p):
        p.box(36, 30, 16, 16, RED)
        p.box(41, 35, 6, 6, white)
        p.t(58, 44, "KAVERI BANK", HVB, 16, k=BLUE)

    def draw(p, n):
        head(p)
        p.t(p.W / 2, 72, "Platinum Edge Credit Card Statement", HVB, 12, "c", BLUE)
        for i, (a, b) in enumerate([("Name", who[0]), ("Email", who[0].split()[0].lower() + "XXXX@XXXXX.COM"), ("Address", who[1]), ("", who[2]),
                                    ("", who[3]), ("", who[4] + " IN")]):
            p.t(40, 92 + i * 11, a, HV, 8)
            if a:
                p.t(80, 92 + i * 11, ":", HV, 8)
            p.t(88, 92 + i * 11, b, HVB if i == 0 else HV, 8)
        p.ts((350, 92, "Statement Date:" + dmy(end), HVB, 9), (350, 106, "Card No: " + card, HVB, 9), (350, 120, "AAN : 000101XXXXXX" + card[-4:], HV, 8))
        y = 172
        for i, (a, b) in enumerate([("Payment Due Date", dmy(due)), ("Total Dues", inr(new)), ("Minimum Amount Due", inr(mini))]):
            p.box(36 + i * 110, y, 110, 36, "#e9eef6", BLUE)
            p.ts((91 + i * 110, y + 13, a, HV, 8, "c"), (91 + i * 110, y + 28, b, HVB, 10, "c", RED if i else black))
        y += 42
        for i, (a, b) in enumerate([("Credit Limit", inr(lim)[:-3]), ("Available Credit Limit", inr(lim - new)), ("Available Cash Limit",
                                                                                                                 inr(min(lim * 4 // 10, lim - new)))]):
            p.box(36 + i * 110, y, 110, 34, None, "#888888")
            p.ts((91 + i * 110, y + 12, a, HV, 7.5, "c"), (91 + i * 110, y + 26, b, HV, 9, "c"))
        p.ts((384, 182, "Enrol for SmartPay and never miss", HVO, 8, "l", "#555555"), (384, 193, "a utility bill again.", HVO, 8, "l", "#555555"))
        y += 52
        p.t(36, y, "Account Summary", HVB, 9, k=BLUE)
        y += 5
        labs = [("Opening", "Balance", prev), ("Payment/", "Credits", pays), ("Purchase/", "Debits", buys), ("Finance", "Charges", fin), ("Total Dues", "",
                new)]
        for i, (a, b, v) in enumerate(labs):
            x = 36 + i * 104
            p.box(x, y, 90, 24, BLUE)
            p.box(x, y + 24, 90, 18, None, BLUE)
            p.ts((x + 45, y + (10 if b else 15), a, HV, 8, "c", white), (x + 45, y + 20, b, HV, 8, "c", white), (x + 45, y + 37, inr(v), HV, 9, "c"))
            if i < 4:
                p.t(x + 97, y + 36, "-++="[i], HVB, 10, "c")
        y += 60
        def block(title, lst, fx, y):
            def top(y):
                p.box(36, y, p.W - 72, 15, "#d5d5d5")
                p.t(p.W / 2, y + 11, title, HVB, 9, "c")
                y += 25
                p.ts((40, y, "Date", HVB, 8), (135, y, "Transaction Description", HVB, 8))
                if fx:
                    p.t(470, y, "Amount (in foreign currency)", HVB, 7, "r")
                else:
                    p.ts((470, y - 5, "Feature Reward", HVB, 7, "r"), (470, y + 4, "Points", HVB, 7, "r"))
                p.t(p.W - 40, y, "Amount (in Rs.)", HVB, 8, "r")
                p.line(36, y + 7, p.W - 36, y + 7, .4, "#999999")
                return y + 18
            y = top(y)
            p.t(135, y, who[0], HVB, 8)
            y += 13
            for t in lst:
                if y + 11 * len(t["lines"]) > p.H - 60:
                    foot()
                    p.page()
                    head(p)
                    y = top(64)
                p.t(40, y, (dmy(t["d"]) + " " + t["tm"]).strip(), HV, 8)
                for i, ln in enumerate(t["lines"]):
                    p.t(135, y + i * 10, ln, HV, 8)
                if fx:
                    p.t(470, y, f"{t['fc']} {us(t['fa'])}", HV, 8, "r")
                else:
                    p.t(470, y, t["pt"], HV, 8, "r")
                p.t(p.W - 56, y, inr(t["c"]), HV, 8, "r")
                if t["cr"]:
                    p.t(p.W - 53, y, "Cr", HV, 8)
                y += 3 + 10 * len(t["lines"])
            return y + 10
        def foot():
            p.line(36, p.H - 44, p.W - 36, p.H - 44, .4, "#999999")
            p.t(36, p.H - 33, "Kaveri Bank Credit Cards Division, P.O. Box 8654, Chennai 600041.", HV, 6, k="#555555")
            p.t(p.W - 36, p.H - 33, f"Page {p.n} of {n}", HV, 7, "r")
        if dom:
            y = block("Domestic Transactions", dom, False, y)
        if intl:
            if y > p.H - 150:
                foot()
                p.page()
                head(p)
                y = 64
            y = block("International Transactions", intl, True, y)
        if y < p.H - 130:
            p.para(36, y + 8, "Note: For Rupee conversion the rate of the card network on the date of settlement applies, with a mark-up of 3.5%.", p.W - 72,
                   HVO, 7, k="#444444")
        foot()
    twice(draw, path)
    return truth(dom + intl, bank_name="KAVERI BANK", card_number=card, account_holder=who[0], currency="INR", statement_date=end, payment_due_date=due,
                 previous_balance=prev, payments=pays, purchases=buys, fees=fin, total_amount_due=new, minimum_amount_due=mini, credit_limit=lim,
                 available_credit=lim - new)


def janata(path, seed, rows):
    r = random.Random(f"janata/{seed}/{rows}")
    frm, end, due = cycle(r)
    tx, prev = ledger(r, rows, (frm, end), SHOPS, CITIES, "INR", ["PAYMENT RECEIVED-UPI", "NEFT PAYMENT RECEIVED THANK YOU", "AUTO DEBIT FROM SB A/C"],
                      [("LATE PAYMENT FEE", 400, 950), ("GST ON FEES @18%", .18, None)], fx=.06)
    w = r.choice(WHO)
    who = ("SHRI " if w[0][0] in "RM" else "SMT ") + w[0]
    pays, buys, fee = tot(tx, "pay", "refund"), tot(tx, "buy", "fx"), tot(tx, "fee")
    new = prev - pays + buys + fee
    mini, lim = min(new, (new // 20 // 100 + 1) * 100), limit(r, new, 10000)
    card = f"{r.choice(['6521', '4591', '3561'])}-XXXX-XXXX-{digits(r, 4)}"
    st = lambda n, f=TM, z=8.5, **k: ParagraphStyle(n, fontName=f, fontSize=z, leading=z * 1.18, **k)
    P = lambda s, b=False, a=0: Paragraph(s.replace("&", "&amp;"), st("b" if b else "n", TMB if b else TM, alignment=a))
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=40, rightMargin=40, topMargin=62, bottomMargin=52, invariant=1, title="")
    def page(c, d):
        c.setFont(TMB, 15)
        c.drawCentredString(297, 806, "JANATA GRAMODAYA BANK")
        c.setFont(TM, 8)
        c.drawCentredString(297, 795, "(A Government of India Undertaking)   Card Cell, Head Office: 5 Bhikaji Marg, New Delhi 110066")
        c.setLineWidth(1.5)
        c.line(40, 789, 555, 789)
        c.setFont(TM, 7.5)
        c.drawString(40, 30, "This is a computer generated statement and does not require signature.")
        c.drawRightString(555, 30, f"Page: {d.page}")
    fl = [Paragraph("<u>MONTHLY STATEMENT OF CREDIT CARD ACCOUNT</u>", st("h", TMB, 11, alignment=1)), Spacer(1, 8)]
    adr = "<br/>".join([who] + list(w[1:4]))
    info = [[P("Credit Card No."), P(card, True)], [P("Statement Date"), P(dmy(end, "-"))], [P("Billing Period"), P(f"{dmy(frm, '-')} to {dmy(end, '-')}")],
            [P("Payment Due Date"), P(dmy(due, "-"), True)], [P("Total Credit Limit"), P("Rs. " + inr(lim))], [P("Available Credit Limit"),
                    P("Rs. " + inr(lim - new))]]
    it = Table(info, colWidths=[100, 140], style=[("GRID", (0, 0), (-1, -1), .5, black), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0),
            (-1, -1), 2.5)])
    fl += [Table([[P(adr), it]], colWidths=[270, 245], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, 0), 2)]), Spacer(1, 8)]
    sm = [("Previous Balance", prev), ("(-) Payments, Reversals & other Credits", pays), ("(+) Purchases & Other Debits", buys),
          ("(+) Fee, Taxes & Interest Charges", fee), ("Total Amount Due", new), ("Minimum Amount Due", mini)]
    fl += [Table([[P(a, i > 3), P("Rs."), P(inr(v), i > 3, 2)] for i, (a, v) in enumerate(sm)], colWidths=[230, 26, 90], hAlign="LEFT", style=[("BOX", (0, 0),
            (-1, -1), 1, black), ("LINEABOVE", (0, 4), (-1, 4), .7, black), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]),
            Spacer(1, 10)]
    body = [[P(h, True, 1) for h in ("Sl.", "Date of Txn.", "Reference No.", "Particulars", "Amount (Rs.)", "Dr / Cr")]]
    for i, t in enumerate(tx):
        t["ref"] = "" if t["k"] == "fee" else "7" + digits(r, 14)
        t["lines"] = [t["name"] + (" " + t["city"] + (" IN" if t["k"] != "fx" else "") if t["city"] else "")] + ([f"({t['fc']} {us(t['fa'])})"] if t["fc"]
                else [])
        body.append([P(str(i + 1), a=2), P(dmy(t["d"], "-")), P(t["ref"]), P("<br/>".join(t["lines"])), P(inr(t["c"]), a=2), P("Cr" if t["cr"] else "Dr", a=1)])
    dr = buys + fee
    body.append(["", "", "", P("Total Debits", True), P(inr(dr), True, 2), ""])
    body.append(["", "", "", P("Total Credits", True), P(inr(pays), True, 2), ""])
    fl.append(Table(body, colWidths=[26, 64, 92, 220, 75, 38], repeatRows=1, style=TableStyle([("GRID", (0, 0), (-1, -1), .5, black), ("BACKGROUND", (0, 0),
            (-1, 0), HexColor("#e4e4e4")), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 3),
            ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)])))
    fl += [Spacer(1, 8),
           P("Please draw cheques in favour of “Janata Gramodaya Bank Credit Card No.” followed by the sixteen digits. For hot-listing of a lost card "
             "dial 1800 000 6521 (toll free). Cardholders are requested to bring discrepancies to notice within 15 days.")]
    doc.build(fl, onFirstPage=page, onLaterPages=page)
    return truth(tx, ref=True, bank_name="JANATA GRAMODAYA BANK", card_number=card, account_holder=who, currency="INR", statement_date=end,
                 statement_period=(frm, end), payment_due_date=due, previous_balance=prev, payments=pays, purchases=buys, fees=fee, total_amount_due=new,
                 minimum_amount_due=mini, credit_limit=lim, available_credit=lim - new)


def clyde(path, seed, rows):
    r = random.Random(f"clyde/{seed}/{rows}")
    frm, end, due = cycle(r, 18)
    tx, prev = ledger(r, rows, (frm, end), SHOPS, CITIES, "INR", ["BPPY CC PAYMENT BD01" + digits(r, 8), "PAYMENT RECEIVED - IMPS"], [("JOINING FEE", 999, 999),
            ("ASSESSMENT IGST @18%", .18, None)], fx=.2)
    w = r.choice(WHO)
    pays, buys = tot(tx, "pay", "refund"), tot(tx, "buy", "fx", "fee")
    new = prev - pays + buys
    mini, lim, card = min(new, max(10000, new // 20)), limit(r, new, 50000), f"4376 {digits(r, 1)}XXX XXXX {digits(r, 4)}"
    dm = lambda d: f"{d.day:02d}{MON[d.month - 1].upper()}"
    for t in tx:
        t["lines"] = wrap((t["name"] + " " + t["city"]).strip(), CR, 8.5, 46 * 5.1)
    money = lambda c, cr=False: inr(c) + ("CR" if cr else "  ")

    def draw(p, n):
        F, Z, cw = CR, 8.5, 5.1
        def at(c, y, s, f=F):
            p.t(40 + c * cw, y, s, f, Z)
        def rt(c, y, s):
            at(c - len(s), y, s)
        def head():
            p.t(40, 46, "CLYDE & EASTERN BANKING CORPORATION LIMITED, INDIA", TMB, 13)
            p.line(40, 52, p.W - 40, 52, 1.2)
            at(0, 70, "CREDIT CARD STATEMENT", CRB)
            at(68, 70, f"PAGE  {p.n} OF {n}")
        def cols(y):
            for c, d, s in ((0, 0, "DATE"), (8, 0, "TRANSACTION DETAILS"), (62, 0, "FOREIGN"), (62, 10, "CURRENCY")):
                at(c, y + d, s)
            rt(99, y, "AMOUNT (INR)")
            p.line(40, y + 15, p.W - 40, y + 15, .4, dash=(1, 2))
            return y + 30
        head()
        for i, s in enumerate(w):
            at(0, 100 + i * 11, s)
        for i, (a, b) in enumerate([("CARD NUMBER", card), ("STATEMENT PERIOD", f"{dmon(frm, ' ', '%Y').upper()} TO"), ("", dmon(end, " ", "%Y").upper()),
                ("PAYMENT DUE DATE", dmon(due, " ", "%Y").upper()),
                                    ("CREDIT LIMIT", "INR " + inr(lim)[:-3]), ("AVAILABLE LIMIT", "INR " + inr(lim - new))]):
            at(54, 100 + i * 11, a)
            at(73, 100 + i * 11, b)
        y = 190
        p.line(40, y - 12, p.W - 40, y - 12, .4)
        for c, a, v in ((22, "OPENING BALANCE", prev), (46, "PURCHASES & CHARGES", buys), (72, "PAYMENTS & CREDITS", pays), (99, "NET OUTSTANDING", new)):
            rt(c, y, a)
            rt(c, y + 12, inr(v))
        p.line(40, y + 18, p.W - 40, y + 18, .4)
        at(0, y + 34, f"MINIMUM PAYMENT DUE  INR {inr(mini)}", CRB)
        y = cols(y + 60)
        at(8, y, "OPENING BALANCE")
        rt(101, y, money(prev))
        y += 18
        at(8, y, f"CARD {card}   {w[0]}", CRB)
        y += 14
        for t in tx:
            if y + 11 * len(t["lines"]) > p.H - 70:
                at(8, y + 4, "CONTINUED ON NEXT PAGE")
                p.page()
                head()
                y = cols(96)
            at(0, y, dm(t["d"]))
            for i, ln in enumerate(t["lines"]):
                at(8, y + i * 11, ln)
            if t["fc"]:
                at(62, y, t["fc"])
                rt(78, y, us(t["fa"]))
            rt(101, y, money(t["c"], t["cr"]))
            y += 11 * len(t["lines"]) + 1
        if y > p.H - 100:
            p.page()
            head()
            y = 100
        y += 8
        at(8, y, "NET OUTSTANDING BALANCE", CRB)
        rt(101, y, money(new))
        at(8, y + 12, "END OF STATEMENT")
        if y < p.H - 120:
            p.para(40, y + 44, "Interest will be charged at 3.49% per month (41.88% p.a.) from the transaction date unless paid in full. CR: credit.", p.W - 80,
                   TM, 8)
    twice(draw, path)
    return truth(tx, bank_name="CLYDE & EASTERN BANKING CORPORATION LIMITED, INDIA", card_number=card, account_holder=w[0], currency="INR",
                 statement_period=(frm, end), payment_due_date=due, previous_balance=prev, payments=pays, purchases=buys, total_amount_due=new,
                 minimum_amount_due=mini, credit_limit=lim, available_credit=lim - new)


CARDS = {"kaveri": kaveri, "janata": janata, "clyde": clyde}
