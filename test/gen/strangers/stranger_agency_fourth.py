# SPDX-License-Identifier: AGPL-3.0-or-later
"""Credit cards of India: boxes and two tables, several cards on one account, and EMI with C/D/M marks."""
from datetime import timedelta

from reportlab.lib import colors
from reportlab.lib.enums import TA_CENTER, TA_RIGHT
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_agency_kit import Sheet, cents, days, digits, fill, lakh, month, plain, rng_of, span, sums

IN = {"shop": ["SHREE KIRANA STORES", "CHAI POINT CAFE", "METRO SHOES", "ANNAPURNA SWEETS", "GREENLEAF PHARMACY", "BALAJI FUELS", "KALPANA SAREES"],
      "city": ["PUNE", "NAGPUR", "KOCHI", "INDORE", "BENGALURU"], "site": ["LEAFCLOUD HOSTING", "PAPERKITE BOOKS", "TUNEWAVE SUB"],
      "abroad": ["DUBLIN", "SINGAPORE", "AUSTIN"], "bill": ["VIDYUT POWER BILL", "JALDHARA BROADBAND", "SANCHAR MOBILE POSTPAID"]}
OUT = [("{shop} {city}", 80, 6200), ("{bill}", 300, 3800), ("{shop} {city} IN", 50, 2400)]


def entries(rng, rows, first, last, outs, ins, words, share=0.15):
    led = []
    for i, day in enumerate(days(rng, rows, first, last)):
        inward = rng.random() < share and i > 0
        pick = rng.choice(ins if inward else outs)
        led.append({"date": day, "desc": fill(rng, pick[0], words), "amt": cents(rng, pick[1], pick[2]) * (1 if inward else -1)})
    return led


def card_truth(e):
    return {"date": e["date"].isoformat(), "description": " ".join(e["desc"].split()),
            "debit" if e["amt"] < 0 else "credit": plain(abs(e["amt"]))}


def cycle(rng, day, year=2024):
    last = month(year, rng.choice([1, 3, 6, 9, 11]))[0].replace(day=day)
    first = (last.replace(day=1) - timedelta(days=1)).replace(day=day) + timedelta(days=1)
    return first, last, last + timedelta(days=20)


def vindhya(path, seed, rows):
    rng = rng_of("vindhya", seed, rows)
    first, last, due_day = cycle(rng, 18)
    ins = [("NETBANKING TRANSFER (Ref# {d12})", 1000, 9000), ("REFUND {shop} {city}", 100, 900)]
    led = entries(rng, rows, first, last, OUT, ins, IN)
    for e in led:
        if e["amt"] < 0 and rng.random() < 0.2:
            e["desc"] = fill(rng, "{site} {abroad}", IN)
            e["usd"] = cents(rng, 4, 90)
            e["amt"] = -(e["usd"] * 8365 // 100)
    previous = cents(rng, 12000, 42000)
    debit, credit = sums(led)
    due = previous + debit - credit
    least = max(due // 20 // 100 * 100, 20000)
    loan = cents(rng, 12000, 48000, 10000)
    limit = (due // 10000000 + 2) * 10000000
    avail = limit - due - loan
    number = f"{digits(rng, 4)} {digits(rng, 2)}XX XXXX {digits(rng, 4)}"
    holder = rng.choice(["SANDEEP KULKARNI", "FATIMA SHEIKH", "R VENKATARAMAN"])
    base = ParagraphStyle("p", fontName="Helvetica", fontSize=8, leading=10)
    right, mid = ParagraphStyle("r", parent=base, alignment=TA_RIGHT), ParagraphStyle("m", parent=base, alignment=TA_CENTER)
    bold = ParagraphStyle("b", parent=base, fontName="Helvetica-Bold")
    big = ParagraphStyle("g", parent=mid, fontName="Helvetica-Bold", fontSize=11, leading=14)
    blue, pale = colors.HexColor("#12438c"), colors.HexColor("#e8eef7")
    P = Paragraph
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=36, rightMargin=36, topMargin=36, bottomMargin=46, invariant=1)
    story = [P("Vindhya Bank Credit Cards", ParagraphStyle("t", parent=bold, fontSize=17, leading=21, textColor=blue)),
             P("Ruby Regalis Credit Card Statement", ParagraphStyle("u", parent=bold, fontSize=11, leading=15)), Spacer(0, 6)]
    who = Table([[P(f"Name : {holder}", base), P(f"Statement Date : {last:%d/%m/%Y}", base)],
                 [P("Address : 14 SARASWATI NIWAS<br/>ERANDWANE PUNE 411004", base), P(f"Card No : {number}<br/>Billing Period : {first:%d/%m/%Y} - {last:%d/%m/%Y}", base)]],
                colWidths=[300, 223])
    story += [who, Spacer(0, 6)]
    frame = [("GRID", (0, 0), (-1, -1), 0.5, blue), ("BACKGROUND", (0, 0), (-1, 0), pale), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")]
    story += [Table([[P(t, mid) for t in ("Payment Due Date", "Total Dues", "Minimum Amount Due")],
                     [P(f"{due_day:%d/%m/%Y}", big), P(lakh(due), big), P(lakh(least), big)]], colWidths=[174, 175, 174], style=frame), Spacer(0, 5),
              Table([[P(t, mid) for t in ("Credit Limit", "Available Credit Limit", "Available Cash Limit")],
                     [P(lakh(limit)[:-3], mid), P(lakh(avail), mid), P(lakh(avail * 4 // 10), mid)]], colWidths=[174, 175, 174], style=frame), Spacer(0, 9),
              P("Account Summary", ParagraphStyle("a", parent=bold, fontSize=10, leading=13)),
              Table([[P(t, mid) for t in ("Opening Balance", "Payment/ Credits", "Purchase/ Debits", "Finance Charges", "Total Dues")],
                     [P(v, mid) for v in (lakh(previous), "- " + lakh(credit), "+ " + lakh(debit), "+ 0.00", "= " + lakh(due))]],
                    colWidths=[104, 105, 105, 104, 105], style=frame), Spacer(0, 10)]
    order = []
    for title, part, intl in (("Domestic Transactions", [e for e in led if "usd" not in e], False),
                              ("International Transactions", [e for e in led if "usd" in e], True)):
        if not part:
            continue
        head = ["Date", "Transaction Description"] + (["Amount<br/>(in Foreign Currency)"] if intl else ["Feature Reward<br/>Points"]) + ["Amount (in Rs.)"]
        data = [[P(title, bold), "", "", ""], [P(h, right if i > 1 else bold) for i, h in enumerate(head)], [P(holder, bold), "", "", ""]]
        for e in part:
            extra = f"USD {lakh(e['usd'])}" if intl else (str(-e["amt"] // 15000 * 4) if e["amt"] < 0 else "")
            when = f"{e['date']:%d/%m/%Y}" + ("" if intl else f" {rng.randint(8, 22):02d}:{rng.randint(0, 59):02d}:{rng.randint(0, 59):02d}")
            data.append([P(when, base), P(e["desc"], base), P(extra, right), P(lakh(e["amt"]) + (" Cr" if e["amt"] > 0 else ""), right)])
            order.append(e)
        table = Table(data, colWidths=[92, 245, 98, 88], repeatRows=2)
        table.setStyle(TableStyle([("SPAN", (0, 0), (-1, 0)), ("SPAN", (0, 2), (-1, 2)), ("BACKGROUND", (0, 0), (-1, 0), pale),
                                   ("LINEBELOW", (0, 1), (-1, 1), 0.6, blue), ("LINEBELOW", (0, 3), (-1, -1), 0.25, colors.lightgrey),
                                   ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))
        story += [table, Spacer(0, 10)]
    points = rng.randint(200, 9000)
    earned = sum(-e["amt"] // 15000 * 4 for e in led if e["amt"] < 0 and "usd" not in e)
    story.append(Table([[P("Reward Points Summary", bold), "", "", ""], [P(t, mid) for t in ("Opening Balance", "Feature + Bonus Points Earned", "Disbursed", "Closing Balance")],
                        [P(str(v), mid) for v in (points, earned, 0, points + earned)]], colWidths=[120, 163, 120, 120], style=frame + [("SPAN", (0, 0), (-1, 0))]))

    story += [Spacer(0, 8), Table([[P("Smart EMI on your card (billed from the next statement)", bold), "", "", "", ""],
                                   [P(t, mid) for t in ("Loan Amount", "Tenure", "Pending Instalments", "EMI", "Outstanding Principal")],
                                   [P(v, mid) for v in (lakh(loan), "12", "12", lakh(loan // 12 + loan // 100), lakh(loan))]],
                                  colWidths=[110, 63, 110, 120, 120], style=frame + [("SPAN", (0, 0), (-1, 0))])]

    def foot(canvas, d):
        canvas.setFont("Helvetica", 7)
        canvas.drawRightString(A4[0] - 36, 26, f"Page {d.page}")
        canvas.drawString(36, 26, "Vindhya Bank Ltd. GSTIN 27AAACV0000V1Z0. For queries call 1800 555 0142.")

    doc.build(story, onFirstPage=foot, onLaterPages=foot)
    return {"data": {"issuer": "Vindhya Bank Credit Cards", "card_number": number, "card_holder": holder, "statement_date": last.isoformat(),
                     "payment_due_date": due_day.isoformat(), "credit_limit": plain(limit), "available_credit": plain(avail),
                     "total_amount_due": plain(due), "minimum_amount_due": plain(least), "previous_balance": plain(previous),
                     "statement_period": span(first, last), "transactions": [card_truth(e) for e in order]}}


def konkan(path, seed, rows):
    rng = rng_of("konkan", seed, rows)
    first, last, due_day = cycle(rng, 12)
    led = entries(rng, rows, first, last, OUT + [("IGST-CI@18%", 9, 90), ("{site} {abroad}", 300, 4000)], [("UPI Payment Received, Thank You", 2000, 9000)], IN)
    previous = cents(rng, 9000, 39000)
    debit, credit = sums(led)
    due = previous + debit - credit
    least = max(due // 20 // 1000 * 1000, 10000)
    limit = (due // 5000000 + 2) * 5000000
    avail = limit - due
    head4 = digits(rng, 4)
    cards = [f"{head4}XXXXXXXX{digits(rng, 4)}" for _ in range(2)]
    holder, other = rng.choice([("MR ARVIND NAMBIAR", "MRS LATA NAMBIAR"), ("MS PREETI CHAUHAN", "MR GAURAV CHAUHAN")])
    orange, long = "#c4501b", lambda d: f"{d:%B} {d.day}, {d.year}"
    cols = [(204, 46, "l"), (253, 54, "l"), (311, 100, "l"), (414, 30, "r"), (450, 52, "r"), (508, 56, "r")]

    def heads(s):
        s.row(cols, ["Date", "SerNo.", "Transaction Details", "Reward Points", "Intl.# amount", "Amount (in ₹)"], "DCB", 7, pad=3, band="#f3ddd0")

    def head(s):
        s.text(34, s.h - 38, "Konkan Bank", "DCB", 12, orange)
        s.y = s.h - 56
        heads(s)

    def foot(s):
        s.text(s.w / 2, 24, f"Page {s.page}", "DC", 7, align="c")
        s.text(204, 36, "# International Spends", "DC", 7)

    s = Sheet(path, A4, 52, head, foot)
    s.text(34, s.h - 48, "Konkan Bank", "DCB", 20, orange)
    s.text(562, s.h - 40, "CREDIT CARD STATEMENT", "DCB", 12, align="r")
    s.text(562, s.h - 54, f"Statement period : {long(first)} to {long(last)}", "DC", 8, align="r")
    for i, b in enumerate([holder, "FLAT 6 COASTAL HEIGHTS", "PANAJI GOA 403001"]):
        s.text(204, s.h - 84 - 11 * i, b, "DC", 8.5)
    s.box(34, s.h - 420, 150, 352, fill="#fbf3ee")
    side = [("STATEMENT DATE", long(last)), ("PAYMENT DUE DATE", long(due_day)), ("Total Amount due", "₹" + lakh(due)), ("Minimum Amount due", "₹" + lakh(least)),
            ("Credit Limit (Including cash)", "₹" + lakh(limit)), ("Available Credit (Including cash)", "₹" + lakh(avail)), ("Cash Limit", "₹" + lakh(limit // 10)),
            ("Available Cash", "₹" + lakh(min(avail, limit // 10)))]
    for i, (a, b) in enumerate(side):
        s.text(42, s.h - 88 - 42 * i, a, "DC", 8, orange)
        s.text(42, s.h - 102 - 42 * i, b, "DCB", 10.5)
    s.box(200, s.h - 184, 366, 52, stroke=orange)
    s.text(206, s.h - 128, "STATEMENT SUMMARY", "DCB", 8.5, orange)
    for i, (a, b) in enumerate([("Previous Balance", previous), ("Purchases / Charges", debit), ("Cash Advances", 0), ("Payments / Credits", credit)]):
        s.text(208 + 90 * i, s.h - 150, a, "DC", 7.5)
        s.text(208 + 90 * i, s.h - 168, "₹" + lakh(b), "DCB", 9)
        if i:
            s.text(199 + 90 * i, s.h - 168, "++-"[i - 1], "DCB", 9, align="c")
    s.y = s.h - 200
    heads(s)
    order, owner = [], [i > 0 and rng.random() < 0.35 for i in range(rows)]
    for second, (card, person) in enumerate(zip(cards, (holder, other))):
        part = [e for e, mine in zip(led, owner) if mine == bool(second)]
        if not part:
            continue
        s.need(34)
        s.y -= 3
        s.text(204, s.y - 8, f"{card}   {person if person == other else ''}", "DCB", 8)
        s.y -= 14
        for e in part:
            foreign = f"{lakh(-e['amt'] * 100 // 8365)} USD" if e["desc"].split()[-1] in IN["abroad"] else ""
            points = str(-e["amt"] // 10000) if e["amt"] < 0 and not e["desc"].startswith("IGST") else "0"
            s.row(cols, [f"{e['date']:%d/%m/%Y}", digits(rng, 11), e["desc"], points, foreign, lakh(e["amt"]) + (" CR" if e["amt"] > 0 else "")],
                  "DC", 7, pad=2, under="#e3cfc3")
            order.append(e)
    s.done()
    return {"data": {"issuer": "Konkan Bank", "card_number": cards[0], "card_holder": holder, "statement_date": last.isoformat(),
                     "payment_due_date": due_day.isoformat(), "credit_limit": plain(limit), "available_credit": plain(avail), "total_amount_due": plain(due),
                     "minimum_amount_due": plain(least), "previous_balance": plain(previous), "statement_period": span(first, last),
                     "transactions": [card_truth(e) for e in order]}}


def malwa(path, seed, rows):
    rng = rng_of("malwa", seed, rows)
    first, last, due_day = cycle(rng, 7)
    outs = OUT + [("EMI {shop} (0{d1}/12) EXCL TAX", 900, 3400), ("FUEL SURCHARGE 1% {city}", 8, 40), ("GST DB @18.00%", 10, 140)]
    led = entries(rng, rows, first, last, outs, [("PAYMENT RECEIVED 000HL{d10}", 1500, 12000), ("FUEL SURCHARGE WAIVER EXCL TAX", 8, 40)], IN, 0.2)
    previous = cents(rng, 8000, 52000)
    debit, credit = sums(led)
    fees = sum(-e["amt"] for e in led if e["amt"] < 0 and e["desc"].startswith(("GST", "FUEL")))
    due = previous + debit - credit
    least = max(due // 20, 20000)
    limit = (due // 2500000 + 2) * 2500000
    avail = limit - due
    number = f"XXXX XXXX XXXX XX{digits(rng, 2)}"
    holder = rng.choice(["DEEPAK SOLANKI", "SHALINI RATHORE", "IMRAN QURESHI"])
    day, purple = lambda d: f"{d.day:02d} {d:%b %Y}", "#4b2a7b"
    cols = [(40, 56, "l"), (104, 330, "l"), (440, 92, "r"), (540, 14, "c")]

    def heads(s):
        s.row(cols, ["Date", "Transaction Details", "Amount ( ₹ )", ""], "NSB", 8.5, band="#e9e2f3", pad=3)

    def head(s):
        s.y = s.h - 40
        heads(s)

    def foot(s):
        s.text(40, 30, "C=Credit; D=Debit; EN=Encash; FP=Flexipay; M=Monthly Installments; TAD=Total Amount Due", "NS", 6.5)
        s.text(555, 30, f"Page {s.page}", "NS", 7, align="r")

    s = Sheet(path, A4, 54, head, foot)
    s.box(0, s.h - 60, s.w, 60, fill=purple)
    s.text(40, s.h - 38, "Malwa Card", "NSB", 20, "#ffffff")
    s.text(555, s.h - 36, "Monthly Statement", "NSB", 12, "#ffffff", "r")
    s.text(40, s.h - 86, holder, "NSB", 11)
    s.text(40, s.h - 100, "22 RAJWADA MARG, INDORE 452004", "NS", 8)
    s.text(40, s.h - 126, "Credit Card Number", "NS", 8, "#666666")
    s.text(40, s.h - 139, number, "NSB", 10.5)
    cells = [("*Total Amount Due ( ₹ )", lakh(due)), ("**Minimum Amount Due ( ₹ )", lakh(least)), ("Credit Limit ( ₹ )", lakh(limit)),
             ("Available Credit Limit ( ₹ )", lakh(avail)), ("Statement Date", day(last)), ("Payment Due Date", day(due_day))]
    for i, (a, b) in enumerate(cells):
        x, y = 235 + (i % 2) * 162, s.h - 110 - (i // 2) * 40
        s.box(x, y, 158, 36, fill="#f4f0fa")
        s.text(x + 8, y + 23, a, "NS", 7.5, "#444444")
        s.text(x + 8, y + 8, b, "NSB", 11)
    s.text(40, s.h - 214, "ACCOUNT SUMMARY", "NSB", 9, purple)
    for i, (a, b) in enumerate([("Previous Balance ( ₹ )", previous), ("Payments, Reversals & other Credits ( ₹ )", credit), ("Purchases & Other Debits ( ₹ )", debit - fees),
                                ("Fee, Taxes & Interest Charges ( ₹ )", fees), ("Total Outstanding ( ₹ )", due)]):
        x = 40 + 104 * i
        s.box(x, s.h - 262, 101, 42, stroke=purple)
        words = a.split(" ")
        cut = next(k for k in range(len(words), 0, -1) if len(" ".join(words[:k])) <= 23)
        s.text(x + 5, s.h - 231, " ".join(words[:cut]), "NS", 7)
        s.text(x + 5, s.h - 240, " ".join(words[cut:]), "NS", 7)
        s.text(x + 5, s.h - 256, lakh(b), "NSB", 9)
    s.text(40, s.h - 284, f"for Statement Period: {first.day:02d} {first:%b %y} to {last.day:02d} {last:%b %y}", "NS", 8.5)
    s.y = s.h - 292
    heads(s)
    s.text(104, s.y - 12, f"TRANSACTIONS FOR {holder}", "NSB", 8)
    s.y -= 17
    for e in led:
        mark = "C" if e["amt"] > 0 else "M" if e["desc"].startswith("EMI") else "D"
        s.row(cols, [f"{e['date']:%d %b %y}", e["desc"], lakh(e["amt"]), mark], "NS", 8.5, pad=2, under="#e4e4e4")
    s.y -= 12
    s.need(48)
    s.text(40, s.y - 8, "Shop & Smile Summary", "NSB", 9, purple)
    opening = rng.randint(500, 4000)
    earned = debit // 10000
    for i, (a, b) in enumerate([("Previous Balance", opening), ("Earned", earned), ("Redeemed/Expired", 0), ("Closing Balance", opening + earned)]):
        s.text(40 + 120 * i, s.y - 22, a, "NS", 7.5)
        s.text(40 + 120 * i, s.y - 34, str(b), "NSB", 9)
    s.done()
    return {"data": {"issuer": "Malwa Card", "card_number": number, "card_holder": holder, "statement_date": last.isoformat(),
                     "payment_due_date": due_day.isoformat(), "credit_limit": plain(limit), "available_credit": plain(avail), "total_amount_due": plain(due),
                     "minimum_amount_due": plain(least), "previous_balance": plain(previous), "statement_period": span(first, last),
                     "transactions": [card_truth(e) for e in led]}}


CARDS = {"vindhya": vindhya, "konkan": konkan, "malwa": malwa}
