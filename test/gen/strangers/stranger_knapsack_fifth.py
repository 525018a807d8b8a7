# SPDX-License-Identifier: AGPL-3.0-or-later
"""Three more: Switzerland in German, Poland, the United States."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_knapsack_kit import EN_FULL, Page, digits, fold, fours, group, iban, ledger, month, rng, signed, totals, truth


def swiss(path, seed, rows):
    """A cantonal kind of bank: head in small label over value, Belastung and Gutschrift, Valuta, Saldo only at the end of a day, Umsatztotal at the foot."""
    r = rng("swiss", seed, rows)
    start, end = month(r)
    name = r.choice(["Herr Urs Zurbriggen", "Frau Annelies Bünzli", "Beat und Käthi Gloor", "Hösli Schreinerei GmbH"])
    pool = [(-1, 6, lambda r, d: (f"Einkauf Debitkarte {r.choice(['Dorfladen Hirschen', 'Bäckerei Nüssli', 'Tankstelle Seetal', 'Apotheke am Bach'])}, {r.choice(['Sursee', 'Hochdorf', 'Luzern'])}", None), 5, 190, False),
            (-1, 3, lambda r, d: ("Zahlungsauftrag " + r.choice(["Krankenkasse Alpina", "Steueramt Hochdorf", "Immobilien Rigi AG, Mietzins", "Elektrizitätswerk Seetal"]), None), 80, 2100, False),
            (-1, 2, lambda r, d: ("Bargeldbezug Bancomat", None), 20, 600, 20),
            (-1, 1, lambda r, d: ("Kontoführungsgebühr", None), 3, 8, False),
            (1, 2, lambda r, d: (f"Gutschrift {r.choice(['Pensionskasse Reuss', 'Maschinenfabrik Wigger AG', 'Verein Quartierleben'])} Ref. {digits(r, 8)}", None), 300, 6400, False)]
    opening = r.randint(100000, 2800000)
    tx = fold(ledger(r, rows, start, end, opening, pool, lag=1), "Helvetica", 8.5, 188)
    for t, after in zip(tx, tx[1:]):
        t["show"] = after["date"] != t["date"]
    acc = fours(iban("CH", digits(r, 5, "0") + digits(r, 12, "0")))
    bank = "Seetaler Regionalbank AG"
    pg = Page(path)
    B = "Helvetica-Bold"
    db, cr = totals(tx)

    def d10(d):
        return d.strftime("%d.%m.%Y")

    def chf(p):
        return signed(p, "'")

    pg.box(45, 30, 10, 34, "#c8102e", None)
    pg.put(62, 46, bank, 14, B)
    pg.put(62, 60, "Luzernstrasse 3, 6280 Hochdorf, Clearing-Nr. 6628", 8)
    for i, s in enumerate((name, f"Baldeggstrasse {r.randint(1, 140)}", "6283 Baldegg")):
        pg.put(340, 104 + 13 * i, s, 10)
    pg.put(45, 172, f"Kontoauszug {d10(start)} - {d10(end)}", 13, B)
    for x, k, v in ((45, "IBAN", acc), (225, "Kontoart", "Privatkonto"), (330, "Währung", "CHF"), (400, "Erstellt am", d10(end))):
        pg.put(x, 192, k, 7, color="#777777")
        pg.put(x, 204, v, 9.5)

    def heads(y):
        pg.line(45, y - 12, 550, y - 12, 1.2, "#c8102e")
        for x, s, a in zip(X, ("Datum", "Buchungstext", "Belastung", "Gutschrift", "Valuta", "Saldo"), "llrrrr"):
            pg.put(x + (-5 if s == "Valuta" else 0), y, s, 8.5, B, a)
        pg.line(45, y + 5, 550, y + 5, 0.4)
        return y + 19

    X = (45, 100, 405, 475, 340, 550)
    y = heads(234)
    pg.put(45, y, d10(start), 8.5)
    pg.put(100, y, "Saldovortrag", 8.5, B)
    pg.put(550, y, chf(opening), 8.5, B, "r")
    y += 15
    for t in tx:
        if y + 10.5 * len(t["lines"]) > 770:
            pg.put(550, 815, f"Seite {pg.no}", 7.5, None, "r")
            pg.next()
            pg.put(45, 36, f"{bank}, Kontoauszug {acc}", 8)
            y = heads(62)
        a = t["amt"]
        pg.put(45, y, d10(t["date"]), 8.5)
        pg.put(335, y, t["value"].strftime("%d.%m.%y"), 8.5, None, "r")
        pg.put(405 if a < 0 else 475, y, group(a, "'"), 8.5, None, "r")
        if t.get("show", True):
            pg.put(550, y, chf(t["bal"]), 8.5, None, "r")
        for s in t["lines"]:
            pg.put(100, y, s, 8.5)
            y += 10.5
        y += 4
    pg.line(45, y - 8, 550, y - 8, 0.4)
    pg.put(100, y + 4, "Umsatztotal", 8.5, B)
    pg.put(405, y + 4, chf(db), 8.5, B, "r")
    pg.put(475, y + 4, chf(cr), 8.5, B, "r")
    pg.put(45, y + 19, d10(end), 8.5)
    pg.put(100, y + 19, "Saldo zu Ihren Gunsten", 8.5, B)
    pg.put(550, y + 19, chf(tx[-1]["bal"]), 8.5, B, "r")
    pg.put(550, 815, f"Seite {pg.no}", 7.5, None, "r")
    pg.save()
    return truth({"bank_name": bank, "account_number": acc, "iban": acc, "account_holder": name, "account_type": "Privatkonto", "currency": "CHF",
                  "statement_period": (start, end), "opening_balance": opening, "closing_balance": tx[-1]["bal"], "total_debits": db, "total_credits": cr}, tx)


def poland(path, seed, rows):
    """A wyciąg: platypus table, two dates in one cell over one another's heads, signed amounts, balance after each, summary table above."""
    r = rng("poland", seed, rows)
    start, end = month(r)
    name = r.choice(["GRAŻYNA BRZĘCZYK", "ŁUKASZ ŚWIĄTEK", "MAŁGORZATA KĘPIŃSKA", "ZBIGNIEW ŻÓŁTAŃSKI"])
    pool = [(-1, 6, lambda r, d: (f"PŁATNOŚĆ KARTĄ {r.choice(['SKLEP ŻUCZEK', 'STACJA PALIW WIATRAK', 'APTEKA POD LWEM', 'PIEKARNIA U ZOSI'])} {r.choice(['ŁÓDŹ', 'PIŁA', 'RZESZÓW'])}", None), 8, 420, False),
            (-1, 3, lambda r, d: (f"PRZELEW WYCHODZĄCY {r.choice(['WSPÓLNOTA DĘBOWA 5', 'GAZOWNIA MAŁOPOLSKA', 'INTERNET ŚWIT'])} FAKTURA {digits(r, 5)}/{d.year}", None), 40, 1300, False),
            (-1, 2, lambda r, d: ("WYPŁATA Z BANKOMATU", None), 50, 1500, 50),
            (-1, 1, lambda r, d: ("OPŁATA ZA PROWADZENIE RACHUNKU", None), 5, 15, False),
            (1, 2, lambda r, d: (f"PRZELEW PRZYCHODZĄCY {r.choice(['HUTA SZKŁA JASIEŃ', 'SZKOŁA PODSTAWOWA NR 7'])} WYNAGRODZENIE", None), 3200, 8900, False),
            (1, 1, lambda r, d: ("PRZELEW NA TELEFON OD: " + r.choice(["EWA WĄSIK", "MICHAŁ ŹREBIEC"]), None), 10, 400, True)]
    opening = r.randint(50000, 1800000)
    tx = fold(ledger(r, rows, start, end, opening, pool, floor=-200000, lag=1), "Bank20Sans", 7.5, 225)
    acc = iban("PL", digits(r, 8) + digits(r, 16, "0"))[2:]
    acc = acc[:2] + " " + fours(acc[2:])
    bank = "Bank Spółdzielczy Ziemi Wieluńskiej"

    def d10(d):
        return d.strftime("%Y-%m-%d")

    def pln(p):
        return signed(p, " ", ",")

    db, cr = totals(tx)
    h = ParagraphStyle("h", fontName="Bank20SansB", fontSize=7.5, leading=9.5)
    hr = ParagraphStyle("hr", parent=h, alignment=2)
    body = ParagraphStyle("b", fontName="Bank20Sans", fontSize=8.5, leading=12)
    tops = [Paragraph(f"<font name='Bank20SansB'>Wyciąg nr {start.month}/{start.year}</font> za okres od {d10(start)} do {d10(end)}", body),
            Paragraph(f"Posiadacz rachunku: <font name='Bank20SansB'>{name}</font>", body),
            Paragraph(f"Numer rachunku: <font name='Bank20SansB'>{acc}</font>", body),
            Paragraph("Rodzaj rachunku: Konto Sąsiedzkie, waluta: PLN", body)]
    summ = Table([["Saldo początkowe", "Suma obciążeń", "Suma uznań", "Saldo końcowe"], [pln(opening), pln(-db), pln(cr), pln(tx[-1]["bal"])]], colWidths=[131] * 4)
    summ.setStyle(TableStyle([("FONT", (0, 0), (-1, 0), "Bank20Sans", 7.5), ("FONT", (0, 1), (-1, 1), "Bank20SansB", 9), ("ALIGN", (0, 0), (-1, -1), "CENTER"),
                              ("BOX", (0, 0), (-1, -1), 0.7, colors.HexColor("#2f6b2f")), ("LINEAFTER", (0, 0), (-2, -1), 0.3, colors.HexColor("#2f6b2f"))]))
    data = [[Paragraph("Data operacji<br/>Data waluty", h), Paragraph("Opis operacji", h), Paragraph("Kwota<br/>operacji", hr), Paragraph("Saldo<br/>po operacji", hr)]]
    for t in tx:
        data.append([d10(t["date"]) + "\n" + d10(t["value"]), "\n".join(t["lines"]), pln(t["amt"]), pln(t["bal"])])
    main = Table(data, colWidths=[86, 238, 96, 104], repeatRows=1)
    main.setStyle(TableStyle([("FONT", (0, 1), (-1, -1), "Bank20Sans", 7.5), ("LEADING", (0, 1), (-1, -1), 9.5), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#dcebd9")),
                              ("ALIGN", (2, 1), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBELOW", (0, 0), (-1, -1), 0.4, colors.HexColor("#9bbf97")),
                              ("LEFTPADDING", (0, 0), (-1, -1), 5), ("RIGHTPADDING", (0, 0), (-1, -1), 5), ("TOPPADDING", (0, 0), (-1, -1), 2.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))
    story = [Paragraph(bank, ParagraphStyle("t", fontName="Bank20SansB", fontSize=13, leading=20, textColor=colors.HexColor("#2f6b2f"))), Spacer(1, 6)] + tops
    story += [Spacer(1, 8), summ, Spacer(1, 12), main]

    def deco(c, doc):
        c.setFont("Bank20Sans", 6.5)
        c.drawString(36, 22, "Dokument wygenerowany elektronicznie, nie wymaga podpisu ani stempla.")
        c.drawRightString(559, 22, f"Strona {doc.page}")

    SimpleDocTemplate(path, pagesize=A4, leftMargin=30, rightMargin=30, topMargin=30, bottomMargin=40, invariant=1).build(story, deco, deco)
    return truth({"bank_name": bank, "account_number": acc, "account_holder": name, "account_type": "Konto Sąsiedzkie", "currency": "PLN",
                  "statement_period": (start, end), "opening_balance": opening, "closing_balance": tx[-1]["bal"], "total_debits": db, "total_credits": cr}, tx)


def usbank(path, seed, rows):
    """An American checking account: summary box, deposits and withdrawals in sections of their own with totals, daily ending balances at the foot."""
    r = rng("usbank", seed, rows)
    start, end = month(r)
    name = r.choice(["DELPHINE A HARGROVE", "MARCUS T WINSLOW", "PRAIRIE DOG COFFEE LLC", "ROSALIND KOWALCZYK"])
    pool = [(-1, 6, lambda r, d: (f"Card Purchase {d.strftime('%m/%d')} {r.choice(['Juniper Grocers', 'Tumbleweed Fuel 218', 'Old Mill Hardware', 'Corner Diner'])} {r.choice(['Boise ID', 'Ogden UT', 'Bend OR'])} Card {digits(r, 4)}", None), 4, 240, False),
            (-1, 2, lambda r, d: ("ATM Withdrawal " + d.strftime("%m/%d") + " 410 Main St Boise ID", None), 20, 400, 20),
            (-1, 2, lambda r, d: (f"Online Payment {digits(r, 10)} To {r.choice(['Snake River Power', 'Foothills Mortgage'])}", None), 60, 1700, False),
            (-1, 1, lambda r, d: ("Monthly Service Fee", None), 8, 15, False),
            (1, 3, lambda r, d: (f"{r.choice(['Treeline Logistics', 'Gem County Schools'])} Payroll PPD ID: {digits(r, 10)}", None), 700, 3900, False),
            (1, 1, lambda r, d: ("Remote Online Deposit 1", None), 25, 900, False)]
    opening = r.randint(30000, 1500000)
    tx = fold(ledger(r, rows, start, end, opening, pool), "Helvetica", 9, 340)
    acc = "0000" + digits(r, 11)
    bank = "Sawtooth Valley Bank, N.A."
    pg = Page(path, letter)
    B, blue = "Helvetica-Bold", "#1d3f72"
    db, cr = totals(tx)

    def words(d):
        return f"{EN_FULL[d.month - 1]} {d.day}, {d.year}"

    def usd(p):
        return ("-" if p < 0 else "") + "$" + group(p)

    pg.put(50, 50, bank, 15, B, color=blue)
    pg.put(50, 64, "P O Box 7719, Boise, ID 83707", 8.5)
    pg.put(562, 50, f"{words(start)} through {words(end)}", 9, None, "r")
    pg.put(562, 64, f"Account Number: {acc}", 9, B, "r")
    for i, s in enumerate((name, f"{r.randint(100, 9900)} W CAMAS ST", "BOISE ID 837" + digits(r, 2))):
        pg.put(70, 118 + 12 * i, s, 9.5)
    pg.box(50, 176, 512, 18, blue, None)
    pg.put(56, 189, "CHECKING SUMMARY", 10, B, color="#ffffff")
    pg.put(556, 189, "Everyday Checking", 10, None, "r", "#ffffff")
    y = 210
    for k, v, f in (("Beginning Balance", usd(opening), B), ("Deposits and Additions", group(cr), "Helvetica"), ("Withdrawals and Subtractions", "-" + group(db), "Helvetica"),
                    ("Ending Balance", usd(tx[-1]["bal"]), B)):
        pg.put(56, y, k, 9.5, f)
        pg.put(330, y, v, 9.5, f, "r")
        y += 15

    def foot():
        pg.put(562, 770, f"Page {pg.no}", 8, None, "r")

    def room(y, need):
        if y + need <= 745:
            return y
        foot()
        pg.next()
        pg.put(562, 40, f"{words(start)} through {words(end)}", 8, None, "r")
        pg.put(50, 40, f"Account Number: {acc}", 8)
        return 66

    def title(y, s, heads=True):
        pg.put(50, y, s, 10.5, B, color=blue)
        pg.line(50, y + 5, 562, y + 5, 1, blue)
        if heads:
            pg.put(56, y + 18, "DATE", 7.5, B)
            pg.put(110, y + 18, "DESCRIPTION", 7.5, B)
            pg.put(556, y + 18, "AMOUNT", 7.5, B, "r")
        return y + 33

    order = []
    y += 14
    for label, sign, total in (("DEPOSITS AND ADDITIONS", 1, cr), ("WITHDRAWALS AND SUBTRACTIONS", -1, db)):
        part = [t for t in tx if t["amt"] * sign > 0]
        if not part:
            continue
        y = title(room(y, 70), label)
        for i, t in enumerate(part):
            need = 11 * len(t["lines"]) + 5
            if y + need > 745:
                y = title(room(y, 999), label + " (continued)")
            pg.put(56, y, t["date"].strftime("%m/%d"), 9)
            pg.put(556, y, (usd(t["amt"]) if i == 0 else signed(t["amt"])), 9, None, "r")
            for s in t["lines"]:
                pg.put(110, y, s, 9)
                y += 11
            y += 3
        order += part
        y = room(y, 20)
        pg.line(50, y - 8, 562, y - 8, 0.4)
        pg.put(56, y + 4, "Total " + label.title().replace("And", "and"), 9, B)
        pg.put(556, y + 4, usd(total * sign), 9, B, "r")
        y += 30
    last = {}
    for t in tx:
        last[t["date"]] = t["bal"]
    days = sorted(last.items())
    per = (len(days) + 2) // 3
    y = title(room(y, 50 + 12 * per), "DAILY ENDING BALANCE", False) - 13
    for k in range(3):
        for i, (d, b) in enumerate(days[k * per:(k + 1) * per]):
            if i == 0:
                pg.put(56 + 175 * k, y, "DATE", 7.5, B)
                pg.put(186 + 175 * k, y, "AMOUNT", 7.5, B, "r")
            pg.put(56 + 175 * k, y + 13 + 12 * i, d.strftime("%m/%d"), 9)
            pg.put(186 + 175 * k, y + 13 + 12 * i, usd(b) if k == i == 0 else signed(b), 9, None, "r")
    foot()
    pg.save()
    return truth({"bank_name": bank, "account_number": acc, "account_holder": name, "account_type": "Everyday Checking", "currency": "USD",
                  "statement_period": (start, end), "opening_balance": opening, "closing_balance": tx[-1]["bal"], "total_debits": db, "total_credits": cr},
                 order, balances=False)


BANKS = {"swiss": swiss, "poland": poland, "usbank": usbank}
