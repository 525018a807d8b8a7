# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of other countries: United Kingdom, Germany, United Arab Emirates."""
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Spacer, Paragraph
from reportlab.lib.styles import ParagraphStyle
from stranger_drawer_kit import *

K = {"pos": (-1, 8, 250, 9500, 1), "dd": (-1, 3, 900, 22000, 1), "cash": (-1, 1, 1000, 20000, 1000), "out": (-1, 3, 1000, 60000, 50), "in": (1, 3, 2000, 250000, 1), "fee": (-1, 1, 150, 1500, 25), "pay": (1, 1, 120000, 340000, 1)}


def thornbury(path, seed, rows):
    """UK current account: paid out / paid in, payment type codes, sort code and IBAN in a strip, balance only at the day's end."""
    r = rng_of("thornbury", seed, rows)
    d0, d1 = period(r, 1)
    shops = ["Copperkettle Cafe", "Fenwick Grocers", "Oystergate Travel", "Penny Lane Books", "Hartwell Fuel", "Moorside Garden Centre", "Bluebell Pharmacy", "Tramways North"]
    people = ["J Ashworth", "P Okafor", "S Whitcombe", "L Dunmore", "R Patel"]
    firms = ["Severn Water Services", "Lighthouse Energy", "Borough Council Tax", "Fibrelink Broadband", "Kestrel Insurance"]
    tpl = {"pos": "{P} {c}", "dd": "{P} REF {t}", "cash": "CASH MACHINE HIGH STREET {t}", "out": "{P} RENT SHARE", "in": "{P} THANK YOU", "fee": "NON-STERLING TRANSACTION FEE", "pay": "{P} SALARY"}
    code = {"pos": "VIS", "dd": "DD", "cash": "ATM", "out": "BP", "in": "CR", "fee": "DR", "pay": "BACS"}
    op = r.randint(20000, 500000)
    firms_by = firms
    tx = flow(r, rows, op, d0, d1, tpl, kinds=K, floor=-50000, shops=shops, people=people, firms=firms_by)
    for x in tx:
        if x["kind"] == "dd":
            x["text"] = f"{r.choice(firms).upper()} REF {digits(r, 6)}"
        if x["kind"] == "pay":
            x["text"] = "ORCHARD LANE SCHOOL TRUST SALARY"
    dr, cr = sums(tx)
    who = r.choice(["Mrs Eleanor Prescott", "Mr Daniel Osei", "Ms Harriet Lowell"])
    sort, no = f"{digits(r, 2)}-{digits(r, 2)}-{digits(r, 2)}", digits(r, 8)
    ib = four(iban("GB", "THRN" + sort.replace("-", "") + no))
    p, fmt = Pen(path, A4, "Your statement"), lambda d: f"{d.day:02d} {MON[d.month - 1]} {d.year % 100:02d}"
    F, B, col = "Helvetica", "Helvetica-Bold", "#5a1846"
    p.t(45, 790, "Thornbury Bank", "Times-Bold", 20, col)
    p.t(45, 760, "Your Everyday Current Account statement", B, 12)
    for i, s in enumerate((who, "9 Quarry Bank", "Ludbrook", "LB4 7TQ")):
        p.t(45, 735 - 12 * i, s, F, 9.5)
    p.box(340, 655, 210, 95, fill="#f6eef3")
    p.t(350, 735, "Account Summary", B, 9.5, col)
    for i, (a, v) in enumerate((("Opening Balance", op), ("Payments In", cr), ("Payments Out", dr), ("Closing Balance", tx[-1]["bal"]))):
        p.t(350, 718 - 14 * i, a, F, 9)
        p.t(542, 718 - 14 * i, ("-" if v < 0 else "") + "£" + west(abs(v)), B if i == 3 else F, 9, align="r")
    p.t(350, 661, "Arranged Overdraft Limit £500.00", F, 8)
    full = lambda d: f"{d.day} {['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'][d.month - 1]} {d.year}"
    p.t(45, 640, f"{full(d0)} to {full(d1)}", B, 10)
    for x, a, b in ((45, "Account Name", who), (175, "Sortcode", sort), (250, "Account Number", no), (335, "IBAN", ib), (490, "Sheet Number", digits(r, 3))):
        p.t(x, 622, a, F, 7.5, "#777777")
        p.t(x, 610, b, F, 8.5)

    def heads(y):
        p.line(45, y + 12, 550, y + 12, 1, col)
        for x, s, a in ((45, "Date", "l"), (105, "Payment type and details", "l"), (395, "£Paid out", "r"), (470, "£Paid in", "r"), (550, "£Balance", "r")):
            p.t(x, y, s, B, 9, col, a)
        p.line(45, y - 5, 550, y - 5, .5, col)
        return y - 19
    bs = lambda v: west(abs(v)) + (" D" if v < 0 else "")
    y, n, truth, prev = heads(580), 1, [], None

    def edge(y, s, d, v):
        p.t(45, y, fmt(d), F, 9)
        p.t(105, y, s, B, 9)
        p.t(550, y, bs(v), B, 9, align="r")
        return y - 15
    y = edge(y, "BALANCE BROUGHT FORWARD", d0, op)
    for i, x in enumerate(tx):
        if y < 75:
            y = edge(y, "BALANCE CARRIED FORWARD", tx[i - 1]["date"], tx[i - 1]["bal"])
            p.c.showPage()
            p.t(45, 800, "Thornbury Bank", "Times-Bold", 13, col)
            y, prev = edge(heads(770), "BALANCE BROUGHT FORWARD", tx[i - 1]["date"], tx[i - 1]["bal"]), None
        if x["date"] != prev:
            p.t(45, y, fmt(x["date"]), F, 9)
            prev = x["date"]
        p.t(105, y, code[x["kind"]], F, 9)
        p.t(135, y, x["text"], F, 9)
        p.t(395 if x["amt"] < 0 else 470, y, west(abs(x["amt"])), F, 9, align="r")
        last = i + 1 == rows or tx[i + 1]["date"] != x["date"]
        if last:
            p.t(550, y, bs(x["bal"]), F, 9, align="r")
        y -= 14
        truth.append(tru(x, code[x["kind"]] + " " + x["text"], bal=last))
    edge(y, "BALANCE CARRIED FORWARD", d1, tx[-1]["bal"])
    p.t(45, 40, "D beside a balance means the account was overdrawn. VIS card payment, DD direct debit, BP bill payment, CR credit.", F, 7, "#777777")
    p.c.save()
    return {"data": {"bank_name": "Thornbury Bank", "account_number": no, "account_holder": who, "account_type": "Everyday Current Account", "iban": ib, "currency": "GBP", "statement_period": per(d0, d1),
                     "opening_balance": raw(op), "closing_balance": raw(tx[-1]["bal"]), "total_debits": raw(dr), "total_credits": raw(cr), "transactions": truth}}


def weserland(path, seed, rows):
    """German Kontoauszug of a co-operative bank: Bu-Tag and Wert without year, Soll/Haben after the amount, purpose under the kind of booking."""
    r = rng_of("weserland", seed, rows)
    d0, d1 = period(r, 1)
    shops = ["Kaufhalle Bremke", "Bäckerei Lüders", "Tankhof Süd", "Drogerie Morgentau", "Baumarkt Hölzel", "Bahnreise Direkt"]
    people = ["Jürgen Petersen", "Anke Möller", "Familie Krüger", "Selma Aydin"]
    tpl = {"pos": "Kartenzahlung girocard|{p}|{r} Karte {c}", "dd": "Basislastschrift|Stadtwerke Weserland|Kundennr. {t} Mandat WL{q}", "cash": "Geldautomat|Auszahlung {t}", "out": "Überweisung|{p}|Miete", "in": "Gutschrift|{p}|Auslagen {q}",
           "fee": "Kontoführung|Entgelt laut Preisverzeichnis", "pay": "Lohn/Gehalt|Möbelwerk Rinteln GmbH|Bezüge"}
    op = r.randint(30000, 600000)
    tx = flow(r, rows, op, d0, d1, tpl, kinds=K, floor=-100000, shops=shops, people=people, firms=["Hansen Sanitär", "Verlag Ostertor"])
    dr, cr = sums(tx)
    who, kto = r.choice(["Herrn Matthias Brandt", "Frau Sabine Ohlsen", "Frau Katrin Vogelsang"]), digits(r, 10)
    ib = four(iban("DE", "29099" + digits(r, 3) + kto))
    p = Pen(path, A4, "Kontoauszug")
    F, B = "DV", "DVB"
    de = lambda v: west(abs(v), ".", ",") + (" S" if v < 0 else " H")
    no = r.randint(1, 12)

    def top(n):
        p.box(0, 800, 595, 6, fill="#0066b3")
        p.t(50, 812, "Weserland Bank eG", B, 15, "#0066b3")
        if n == 1:
            for i, s in enumerate((who, "Lindenallee 12", "31737 Rinteln")):
                p.t(50, 760 - 13 * i, s, F, 10)
        for i, (a, b) in enumerate((("Kontoauszug", f"Nr. {no}/{d1.year}  Blatt {n}"), ("Privatgirokonto", "EUR-Konto"), ("Kontonummer", kto), ("IBAN", ib), ("BIC", "GENOWSL1XXX"), ("erstellt am", f"{d1:%d.%m.%Y}"))):
            p.t(320, 770 - 13 * i, a, F, 9)
            p.t(400, 770 - 13 * i, b, F, 9)
        y = 675
        p.t(50, y, "Bu-Tag", B, 9)
        p.t(95, y, "Wert", B, 9)
        p.t(140, y, "Vorgang", B, 9)
        p.t(545, y, "Betrag", B, 9, align="r")
        p.line(50, y - 5, 545, y - 5, .7, "#0066b3")
        return y - 20
    n, y, truth = 1, top(1), []
    p.t(140, y, f"alter Kontostand vom {d0:%d.%m.%Y}", B, 9)
    p.t(545, y, de(op), B, 9, align="r")
    y -= 20
    for i, x in enumerate(tx):
        ls = x["text"].split("|")
        if y - 12 * len(ls) < 90:
            p.t(140, y, f"Übertrag auf Blatt {n + 1}", B, 9)
            p.t(545, y, de(tx[i - 1]["bal"]), B, 9, align="r")
            p.c.showPage()
            n += 1
            y = top(n)
            p.t(140, y, f"Übertrag von Blatt {n - 1}", B, 9)
            p.t(545, y, de(tx[i - 1]["bal"]), B, 9, align="r")
            y -= 20
        p.t(50, y, f"{x['date']:%d.%m.}", F, 9)
        p.t(95, y, f"{x['date']:%d.%m.}", F, 9)
        for j, s in enumerate(ls):
            p.t(140, y - 12 * j, s, F, 9)
        p.t(545, y, de(x["amt"]), F, 9, align="r")
        y -= 12 * len(ls) + 5
        truth.append(tru(x, " ".join(ls), bal=False))
    p.line(300, y + 6, 545, y + 6, .7, "#0066b3")
    p.t(140, y - 8, f"neuer Kontostand vom {d1:%d.%m.%Y}", B, 9)
    p.t(545, y - 8, de(tx[-1]["bal"]), B, 9, align="r")
    p.t(50, 50, "S = Soll (Belastung), H = Haben (Gutschrift). Einwendungen bitte innerhalb von sechs Wochen.", F, 7, "#555555")
    p.c.save()
    return {"data": {"bank_name": "Weserland Bank eG", "account_number": kto, "account_holder": who, "account_type": "Privatgirokonto", "iban": ib, "currency": "EUR",
                     "opening_balance": raw(op), "closing_balance": raw(tx[-1]["bal"]), "transactions": truth}}


def marjan(path, seed, rows):
    """Gulf bank: business account in AED, IBAN prominent, shaded grid, totals row."""
    r = rng_of("marjan", seed, rows)
    d0, d1 = period(r)
    every = ["Palm Crescent Trading LLC", "Desert Rose Interiors LLC", "Gulf Anchor Marine FZE", "Blue Dhow Foodstuff Trading", "Zafran Catering Services"]
    who = r.choice(every)
    firms = [f for f in every if f != who]
    tpl = {"pos": "POS Settlement Merchant {t} Terminal {q}", "dd": "Telecom Bill Payment {r}", "cash": "ATM Cash Withdrawal {t} Deira", "out": "Outward IPP Transfer {P} Ref {r}", "in": "Inward Remittance {P} {r}", "fee": "Transfer charges incl. VAT 5%", "pay": "Cheque Deposit {P}", "chq": "Inward Clearing Cheque {P}"}
    k = dict(K, chq=(-1, 3, 50000, 900000, 500), pos=(1, 4, 20000, 400000, 1))
    op = r.randint(500000, 20000000)
    tx = flow(r, rows, op, d0, d1, tpl, {"chq": "{q}", "pay": "{q}"}, kinds=k, scale=3, firms=firms, people=firms, shops=firms)
    dr, cr = sums(tx)
    acct = digits(r, 16, "1")
    ib = iban("AE", "077" + acct)
    F, B, gold = "NS", "NSB", colors.HexColor("#8a6d2f")
    S = lambda s, z=8, f=F, c="black", al=0: Paragraph(s, ParagraphStyle("s", fontName=f, fontSize=z, leading=z * 1.35, textColor=c, alignment=al))
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=36, rightMargin=36, topMargin=36, bottomMargin=40, invariant=1)
    m = lambda d: f"{d.day:02d}-{MON[d.month - 1]}-{d.year}"
    kv = [["Customer Name", who, "Account No.", acct], ["Address", f"P.O. Box {digits(r, 5)}, Dubai, UAE", "IBAN", ib], ["CIF", digits(r, 7), "Account Type", "Business Current Account"],
          ["Branch", "Al Marjan Tower, Deira", "Currency", "AED"], ["Statement From", m(d0), "Statement To", m(d1)], ["Opening Balance", west(op), "Closing Balance", west(tx[-1]["bal"])]]
    t = Table([[S(c, 8, B if i % 2 == 0 else F) for i, c in enumerate(q)] for q in kv], colWidths=[85, 175, 85, 178])
    t.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), .4, gold), ("BACKGROUND", (0, 0), (0, -1), colors.HexColor("#f5efe0")), ("BACKGROUND", (2, 0), (2, -1), colors.HexColor("#f5efe0")), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)]))
    el = [S("Al Marjan Commercial Bank", 15, B, gold), S("Statement of Account", 10, F), Spacer(1, 8), t, Spacer(1, 10)]
    data, truth = [[S(a, 8, B, colors.white, al) for a, al in (("Date", 0), ("Value Date", 0), ("Description", 0), ("Cheque No.", 0), ("Debit<br/>AED", 2), ("Credit<br/>AED", 2), ("Balance<br/>AED", 2))]], []
    for x in tx:
        c, s = cell(x["text"], F, 8, 160)
        data.append([m(x["date"]), m(x["date"]), c, x["ref"], west(-x["amt"]) if x["amt"] < 0 else "", west(x["amt"]) if x["amt"] > 0 else "", west(x["bal"])])
        truth.append(tru(x, s, x["ref"]))
    data.append(["Total", "", "", "", west(dr), west(cr), ""])
    t = Table(data, colWidths=[57, 57, 166, 52, 62, 62, 67], repeatRows=1)
    t.setStyle(TableStyle([("FONT", (0, 1), (-1, -1), F, 8), ("FONT", (0, -1), (-1, -1), B, 8), ("BACKGROUND", (0, 0), (-1, 0), gold), ("GRID", (0, 0), (-1, -1), .4, gold), ("ROWBACKGROUNDS", (0, 1), (-1, -2), [colors.white, colors.HexColor("#faf7ef")]),
                           ("BACKGROUND", (0, -1), (-1, -1), colors.HexColor("#f5efe0")), ("ALIGN", (4, 1), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("SPAN", (0, -1), (3, -1))]))
    el += [t, Spacer(1, 8), S("End of statement. Please advise the bank within 30 days of any discrepancy.", 7)]
    doc.build(el)
    return {"data": {"bank_name": "Al Marjan Commercial Bank", "account_number": acct, "account_holder": who, "account_type": "Business Current Account", "iban": ib, "currency": "AED", "statement_period": per(d0, d1),
                     "opening_balance": raw(op), "closing_balance": raw(tx[-1]["bal"]), "total_debits": raw(dr), "total_credits": raw(cr), "transactions": truth}}


BANKS = {"thornbury": thornbury, "weserland": weserland, "marjan": marjan}
