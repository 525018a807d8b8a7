# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of other countries: Canada, Ireland, Switzerland, Brazil, Poland, France."""
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Spacer
from stranger_remit_kit import *


def period(a, b):
    return {"from": a.isoformat(), "to": b.isoformat()}


def canada(path, seed, rows):
    """Chequing account on letter paper: dates without a year, the date once a day, the balance at the day's end."""
    r = rng("canada", seed, rows)
    c = pdf(path, letter, "Chequing statement")
    a, b = month(r)
    opening = r.randint(20000, 900000)
    t, closing = flow(r, rows, a, b, opening,
                      [(lambda r, d: f"Contactless Interac purchase - {digits(r, 4)} {r.choice(['MAPLE GROCER', 'LAKESIDE HARDWARE', 'PRAIRIE FUEL #12', 'NORTHERN BREW CO'])}", 300, 18000),
                       (lambda r, d: f"Online Banking payment - {digits(r, 4)} {r.choice(['BOREAL HYDRO', 'TUNDRA MOBILITY'])}", 4000, 30000), (fixed("ATM withdrawal - KX104417"), 2000, 30000, 2000),
                       (lambda r, d: f"e-Transfer sent {r.choice(['Liam Gagnon', 'Priya Sandhu', 'Chloe Tremblay'])} {digits(r, 6)}", 2000, 80000, 100), (fixed("Monthly fee"), 1195, 1195)],
                      [(fixed("Payroll Deposit FERNWOOD MILLS INC"), 90000, 320000), (lambda r, d: f"e-Transfer - Autodeposit {r.choice(['NOAH ROY', 'EMMA LECLERC'])} {digits(r, 6)}", 2000, 50000),
                       (fixed("Mobile cheque deposit"), 5000, 90000)], .75)
    dayends(t)
    out, inn = sums(t)
    g = Cols([(45, 50, "l"), (95, 232, "l"), (327, 80, "r"), (407, 75, "r"), (482, 85, "r")], "Helvetica", 8.5, 10.5, 3)
    settle(t, "Helvetica", 8.5, g.inner(1))
    name = r.choice(["OLIVIA MACKENZIE", "ETIENNE BOUCHARD", "HARJIT DHALIWAL"])
    acc, bank = f"{digits(r, 5)}-{digits(r, 7)}", "Tamarack Bank of Canada"
    pg = [0]

    def head():
        if pg[0]:
            c.setFont("Helvetica", 7)
            c.drawRightString(567, 30, f"{pg[0]}")
            c.showPage()
        pg[0] += 1
        y = 740
        c.setFont("Helvetica-Bold", 13)
        c.drawString(45, y, bank)
        c.setFont("Helvetica", 9)
        c.drawRightString(567, y + 2, "Your everyday banking statement")
        c.drawRightString(567, y - 10, f"From {long_us(a)} to {long_us(b)}")
        if pg[0] == 1:
            c.setFont("Helvetica", 9)
            for i, q in enumerate([name, f"{r.randint(10, 999)} SPRUCE AVE", "WINNIPEG MB  R3C 1A5"]):
                c.drawString(60, 690 - 12 * i, q)
            c.drawRightString(567, 690, f"Your account number: {acc}")
            c.setFont("Helvetica-Bold", 11)
            c.drawString(45, 628, "Summary of your account for this period")
            c.line(45, 622, 330, 622)
            yy = 608
            for k, v, f in [(f"Your opening balance on {long_us(a)}", "$" + us(opening), ""), ("Total deposits into your account", "+ " + us(inn), ""), ("Total withdrawals from your account", "- " + us(out), ""),
                            (f"Your closing balance on {long_us(b)}", "= $" + us(closing), "-Bold")]:
                c.setFont("Helvetica" + f, 9)
                c.drawString(45, yy, k)
                c.drawRightString(330, yy, v)
                yy -= 14
            y = 536
        else:
            y = 704
        c.setFont("Helvetica-Bold", 11)
        c.drawString(45, y, "Details of your account activity" + (" - continued" if pg[0] > 1 else ""))
        c.setLineWidth(1)
        c.line(45, y - 6, 567, y - 6)
        g.put(c, y - 18, ["Date", "Description", "Withdrawals ($)", "Deposits ($)", "Balance ($)"], "Helvetica-Bold")
        c.setLineWidth(.4)
        c.line(45, y - 23, 567, y - 23)
        return y - 36
    dm = lambda d: f"{d.day} {MON[d.month - 1]}"
    y, fresh = head(), True
    g.put(c, y, ["", "Opening Balance", "", "", us(opening)], "Helvetica-Bold")
    y -= 15
    for x in t:
        h = len(x["lines"]) * 10.5 + 4
        if y - h < 60:
            y, fresh = head(), True
        g.put(c, y, [dm(x["d"]) if x["first"] or fresh else "", x["lines"], us(x["out"]) if x["out"] else "", us(x["in"]) if x["in"] else "", us(x["bal"]) if x["show"] else ""])
        fresh = False
        y -= h
    c.line(45, y + 8, 567, y + 8)
    g.put(c, y - 4, ["", "Closing Balance", "", "", "$" + us(closing)], "Helvetica-Bold")
    c.setFont("Helvetica", 7)
    c.drawRightString(567, 30, f"{pg[0]}")
    c.save()
    return {"data": {"bank_name": bank, "account_number": acc, "account_holder": name, "statement_period": period(a, b), "opening_balance": s(opening),
                     "closing_balance": s(closing), "total_debits": s(out), "total_credits": s(inn), "transactions": truth(t)}}


def long_us(d):
    return f"{MONTHS[d.month - 1]} {d.day}, {d.year}"


def ireland(path, seed, rows):
    """Irish current account: balance forward, payments out and in, OD behind an overdrawn balance, IBAN and BIC; carried over pages."""
    r = rng("ireland", seed, rows)
    c = pdf(path, A4, "Current account statement")
    a, b = month(r)
    opening = r.randint(-30000, 300000)
    t, closing = flow(r, rows, a, b, opening,
                      [(lambda r, d: f"POS{d.day:02d}{MON[d.month - 1].upper()} {r.choice(['HALLIGANS CENTRA', 'TULLY PHARMACY', 'BOYNE GARAGE', 'THE TURF BARN'])}", 250, 14000), (lambda r, d: f"ATM {d.day:02d}{MON[d.month - 1].upper()} {r.choice(['DROGHEDA', 'NAVAN'])}", 2000, 30000, 1000),
                       (lambda r, d: f"SEPA DD {r.choice(['ISLE ENERGY', 'CELT BROADBAND', 'SHANNON LIFE'])}", 2500, 26000), (fixed("365 Online RENT MARCUS BYRNE"), 60000, 120000, 5000), (fixed("Fee-Maint"), 600, 600)],
                      [(fixed("SP WAGES OSPREY FOODS"), 120000, 290000), (lambda r, d: f"MOBI {r.choice(['NIAMH KEANE', 'SEAN DOYLE'])}", 1000, 40000), (fixed("Child Benefit DSP"), 14000, 28000, 14000)], .74, -60000)
    dayends(t)
    out, inn = sums(t)
    g = Cols([(50, 75, "l"), (125, 190, "l"), (315, 82, "r"), (397, 82, "r"), (479, 76, "r")], "Times-Roman", 9.5, 12, 3)
    settle(t, "Times-Roman", 9.5, g.inner(1))
    name = r.choice(["Ms Aoife Brennan", "Mr Cormac Hanley & Mrs Ruth Hanley", "Mr Tadhg Moynihan"])
    num = digits(r, 8)
    ib, bank = iban("IE", "BOYN" + "904417" + num), "Boyne & Liffey Bank"
    od = lambda p: us(abs(p)) + (" OD" if p < 0 else "")
    pg = [0]

    def head():
        if pg[0]:
            c.showPage()
        pg[0] += 1
        c.setFillColor(colors.HexColor("#00407a"))
        c.setFont("Times-Bold", 18)
        c.drawString(50, 790, bank)
        c.setFillColor(colors.black)
        c.setFont("Times-Roman", 8.5)
        c.drawString(50, 776, "West Street, Drogheda, Co. Louth. Tel 041 555 0144")
        kv(c, 345, 790, [("Statement No.", str(r.randint(20, 300)) if pg[0] == 1 else "cont."), ("Page", str(pg[0])), ("Statement from", dmon(a, " ")), ("Statement to", dmon(b, " "))], 12, "Times-Roman", "Times-Bold", 9, 90)
        y = 730
        if pg[0] == 1:
            c.setFont("Times-Roman", 10)
            for i, q in enumerate([name, f"{r.randint(1, 60)} Ballsgrove Park", "Drogheda", "Co. Louth"]):
                c.drawString(65, y - 13 * i, q)
            kv(c, 345, y, [("Account Name", "Current Account"), ("Account No.", num), ("NSC", "90-44-17"), ("IBAN", ib), ("BIC", "BOYNIE2D")], 12, "Times-Roman", "Times-Bold", 9, 82)
            y -= 84
        c.setStrokeColor(colors.HexColor("#00407a"))
        c.rect(50, y - 10, 505, 28)
        g.put(c, y, ["Date", "Transaction Details", "Payments - out", "Payments - in", ["Balance"]], "Times-Bold")
        c.setFont("Times-Roman", 7.5)
        for x in (397, 479, 555):
            c.drawRightString(x - 3, y - 8, "EUR")
        return y - 24
    y = head()
    prev = opening
    g.put(c, y, [dmon(a, " "), "BALANCE FORWARD", "", "", od(opening)], "Times-Bold")
    y -= 15
    fresh = False
    for x in t:
        h = len(x["lines"]) * 12 + 2
        if y - h < 80:
            g.put(c, y - 4, ["", "SUBTOTAL carried forward", "", "", od(prev)], "Times-Italic")
            y, fresh = head(), True
            g.put(c, y, ["", "BALANCE FORWARD", "", "", od(prev)], "Times-Bold")
            y -= 15
        g.put(c, y, [dmon(x["d"], " ") if x["first"] or fresh else "", x["lines"], us(x["out"]) if x["out"] else "", us(x["in"]) if x["in"] else "", od(x["bal"]) if x["show"] else ""])
        prev, fresh = x["bal"], False
        y -= h
    c.line(50, y + 6, 555, y + 6)
    c.setFont("Times-Roman", 8)
    c.drawString(50, 50, "OD means overdrawn. Overdrafts are repayable on demand. Thank you for banking with us.")
    c.save()
    return {"data": {"bank_name": bank, "account_number": num, "account_holder": name, "account_type": "Current Account", "iban": ib, "currency": "EUR", "statement_period": period(a, b),
                     "opening_balance": s(opening), "transactions": truth(t)}}


def swiss(path, seed, rows):
    """Kontoauszug of a Swiss canton bank: platypus, apostrophes, value date after the amounts, total of turnover."""
    r = rng("swiss", seed, rows)
    a, b = month(r)
    opening = r.randint(100000, 4000000)
    t, closing = flow(r, rows, a, b, opening,
                      [(lambda r, d: f"Einkauf Debitkarte {d.day:02d}.{d.month:02d}. {r.choice(['Dorfladen Sägesser', 'Metzgerei Gfeller', 'Bergbahnen Rigital AG'])} Karte {digits(r, 4)}", 500, 24000, 5),
                       (lambda r, d: f"E-Banking Vergütung an {r.choice(['Krankenkasse Helvia, Luzern', 'Immobilien Zünd AG, Zug', 'Steueramt Gemeinde Baar'])}", 20000, 240000, 5), (fixed("Bancomat-Bezug Zug Metalli"), 5000, 60000, 5000),
                       (fixed("Dauerauftrag Garagenmiete"), 12000, 15000, 500)],
                      [(fixed("Gutschrift Lohn Uhrenwerk Ägeri AG"), 450000, 900000, 5), (lambda r, d: f"TWINT Gutschrift {r.choice(['Rüegg Ursina', 'Camenzind Beat'])}", 500, 20000, 5)], .78)
    out, inn = sums(t)
    W = [54, 206, 68, 68, 54, 76]
    settle(t, "Noto", 8, W[1] - 8)
    name, bank = r.choice(["Herr Reto Bühlmann", "Frau Nadja Iten-Schnyder"]), "Kantonalbank Seetal"
    bb = digits(r, 12)
    ib = iban("CH", "00764" + bb)
    acc = f"{bb[:2]}.{bb[2:5]}.{bb[5:8]}-{bb[8]}"
    R = TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP")])
    st = [Table([[para([bank, "Hauptstrasse 7, 6280 Hochdorf"], "NotoB", 10, color="#b5121b", lead=14), para([name, "Seeblickweg 12", "6330 Cham"], "Noto", 9, lead=12)]], [310, 216], style=R),
          Spacer(1, 16), para(f"Kontoauszug {dmy(a, '.')} - {dmy(b, '.')}", "NotoB", 13), Spacer(1, 6),
          Table([["Konto", acc, "Kontoart", "Privatkonto"], ["IBAN", ib, "Währung", "CHF"], ["Kontoinhaber", name, "BIC", "KBSECH22"]], [70, 240, 70, 146],
                style=TableStyle([("FONT", (0, 0), (-1, -1), "Noto", 8.5), ("TEXTCOLOR", (0, 0), (0, -1), colors.grey), ("TEXTCOLOR", (2, 0), (2, -1), colors.grey), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)])),
          Spacer(1, 10)]
    body = [["Datum", "Buchungstext", "Belastung", "Gutschrift", "Valuta", "Saldo"], [dmy(a, ".", True), "Saldovortrag", "", "", "", ch(opening)]]
    body += [[dmy(x["d"], ".", True), para(x["lines"], "Noto", 8, lead=10), ch(x["out"]) if x["out"] else "", ch(x["in"]) if x["in"] else "", dmy(x["d"], ".", True), ch(x["bal"])] for x in t]
    body += [["", "Umsatztotal", ch(out), ch(inn), "", ""], [dmy(b, ".", True), "Schlusssaldo zu Ihren Gunsten", "", "", "", ch(closing)]]
    st.append(Table(body, W, repeatRows=1, style=TableStyle([
        ("FONT", (0, 0), (-1, -1), "Noto", 8), ("FONT", (0, 0), (-1, 0), "NotoB", 8), ("FONT", (0, -2), (-1, -1), "NotoB", 8), ("ALIGN", (2, 0), (3, -1), "RIGHT"), ("ALIGN", (5, 0), (5, -1), "RIGHT"),
        ("LINEBELOW", (0, 0), (-1, 0), 1, colors.black), ("LINEABOVE", (0, -2), (-1, -2), .6, colors.black), ("LINEBELOW", (0, -1), (-1, -1), 1, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LEFTPADDING", (0, 0), (-1, -1), 4), ("RIGHTPADDING", (0, 0), (-1, -1), 4), ("TOPPADDING", (0, 0), (-1, -1), 2)])))

    def foot(c, doc):
        c.setFont("Noto", 7)
        c.drawString(40, 26, "Ohne Ihren Gegenbericht innert 30 Tagen gilt der Auszug als genehmigt. Formular ohne Unterschrift.")
        c.drawRightString(560, 26, f"Seite {doc.page}")
    SimpleDocTemplate(path, pagesize=A4, leftMargin=34, rightMargin=34, topMargin=40, bottomMargin=46, invariant=1).build(st, foot, foot)
    return {"data": {"bank_name": bank, "account_number": acc, "account_holder": name, "account_type": "Privatkonto", "iban": ib, "currency": "CHF", "statement_period": period(a, b),
                     "opening_balance": s(opening), "closing_balance": s(closing), "total_debits": s(out), "total_credits": s(inn), "transactions": truth(t)}}


BANKS = {"canada": canada, "ireland": ireland, "swiss": swiss}
