# SPDX-License-Identifier: AGPL-3.0-or-later
"""Ireland, Canada in French, Switzerland in German, Poland."""
from datetime import timedelta

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_satchel_kit import cells, digits, fmt, month, moves, paged, plain, put, rng, rowtruth, sfmt, totals, wrap


def per(a, b):
    return {"from": a.isoformat(), "to": b.isoformat()}


IE = {"shop": ["TULLY HARDWARE", "BREEN'S SPAR", "CORRIB COFFEE", "LIFFEY BOOKS", "GALTEE FUELS"], "firm": ["ARDMORE CATERING", "SHANNON WEB LTD", "KELLS JOINERY"]}


def irish(path, seed, rows):
    r = rng("irish", seed, rows)
    a, b = month(r)
    opening = r.randint(400_00, 4000_00)
    kinds = [("POS {shop}", -4, -160), ("D/D {firm} {d6}", -20, -210), ("ATM DAME STREET", -20, -300), ("SALARY {firm}", 900, 2600), ("365 Online {firm}", 30, 400),
             ("QUARTERLY FEES", -5, -22)]
    tx = moves(r, rows, kinds, IE, opening, a, b)
    who = r.choice(["Ms Aoife Brannigan", "Mr Cormac Tierney", "Mrs Sinead Quilty"])
    acc, sort = digits(r, 8), f"93-{r.randint(10, 99)}-{r.randint(10, 99)}"
    iban = f"IE{r.randint(10, 97)} SHRB {sort[:2]}{sort[3:5]} {sort[6:]}{acc[:2]} {acc[2:6]} {acc[6:]}"
    W, H = A4
    h, hb = "Helvetica", "Helvetica-Bold"
    name = "Shorebank of Ireland"
    F = lambda d: f"{d.day} {d.strftime('%b %Y')}"
    cols = [(40, "l"), (112, "l"), (370, "r"), (458, "r"), (W - 40, "r")]
    out = []

    def page(c, total):
        out.clear()
        n, y, bal, last = 0, 0, opening, None

        def top():
            nonlocal n, y, last
            n, last = n + 1, None
            put(c, W - 40, H - 46, name, hb, 15, "r", colors.HexColor("#0b4f3c"))
            c.setFillColor(colors.black)
            put(c, 40, H - 46, "Statement of Account", hb, 12)
            y = H - 84
            for i, s in enumerate((who, "4 Woodquay Terrace", "Galway", "H91 X2K7")):
                put(c, 58, y - 13 * i, s, h, 9.5)
            for i, (k, v) in enumerate((("Branch", "Eyre Square, Galway"), ("Account Name", who), ("Account Number", acc), ("National Sort Code", sort),
                                        ("BIC", "SHRBIE2D"), ("IBAN", iban), ("Statement Number", str(r2 + n - 1)), ("Statement Date", F(b)))):
                put(c, 330, y - 12 * i, k, h, 8)
                put(c, 418, y - 12 * i, v, hb, 8)
            y -= 122
            put(c, 40, y + 14, "Your Current Account transactions (EUR)", hb, 10)
            c.setFillColor(colors.HexColor("#d9ebe4"))
            c.rect(36, y - 12, W - 72, 18, stroke=0, fill=1)
            c.setFillColor(colors.black)
            cells(c, y - 6, cols, ["Date", "Transaction details", "Payments - out", "Payments - in", "Balance"], hb, 8.5, 10)
            y -= 28
            cells(c, y, cols, ["", "BALANCE FORWARD", "", "", fmt(bal)], h, 8.8, 10)
            y -= 14
        r2 = 101 + len(who)
        top()
        for i, t in enumerate(tx):
            if y < 74:
                put(c, 40, 34, f"Page {n} of {total}", h, 7.5)
                c.showPage()
                top()
            bal = t["bal"]
            eod = i + 1 == len(tx) or tx[i + 1]["date"] != t["date"] or y - 14 < 74
            m = fmt(t["amt"])
            cells(c, y, cols, ["" if last == t["date"] else F(t["date"]), t["desc"], m if t["amt"] < 0 else "", m if t["amt"] > 0 else "",
                               fmt(bal) if eod else ""], h, 8.8, 10)
            last = t["date"]
            y -= 14
            out.append(rowtruth(t, bal=eod))
        c.line(36, y + 8, W - 36, y + 8)
        put(c, 40, 46, name + " plc. Eligible deposits are protected up to the statutory limit by the Deposit Guarantee Scheme.", h, 6.5)
        put(c, 40, 34, f"Page {n} of {total}", h, 7.5)
        c.showPage()
        return n
    paged(path, A4, page)
    return {"data": {"bank_name": name, "account_number": acc, "account_holder": who, "iban": iban, "currency": "EUR", "account_type": "Current Account",
                     "opening_balance": plain(opening), "transactions": out}}


CA = {"shop": ["Épicerie Lavigueur", "Dépanneur du Coin", "Quincaillerie Beaulac", "Pharmacie Tremblay-Roy"], "who": ["Gestion Norval inc.", "Ville de Saint-Aubert", "Hydro-Laurentides"]}
MOIS = ["JAN", "FÉV", "MAR", "AVR", "MAI", "JUN", "JUL", "AOÛ", "SEP", "OCT", "NOV", "DÉC"]
MOISL = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()


def caisse(path, seed, rows):
    r = rng("caisse", seed, rows)
    a, b = month(r)
    opening = r.randint(800_00, 9000_00)
    kinds = [("ACH|Achat par carte de débit / {shop}", -5, -180), ("DDI|Dépôt direct / {who}", 600, 2400), ("RGA|Retrait au guichet automatique", -40, -400),
             ("VIR|Virement Interac reçu de {shop}", 20, 350), ("PRA|Paiement préautorisé / {who}", -30, -290), ("FAD|Frais d'administration", -3, -14)]
    tx = moves(r, rows, kinds, CA, opening, a, b)
    td, tc = totals(tx)
    who = r.choice(["M. Étienne Larochelle", "Mme Geneviève Pronovost", "Mme Maude Thériault"])
    acc = f"{r.randint(10000, 99999)}-{r.randint(800, 899)}-{digits(r, 6)}-{r.randint(0, 9)}"
    W, H = letter
    S, B = "Bank16Serif", "Bank16SerifB"
    m = lambda v: fmt(v, "\u00a0", ",")
    L = lambda d: f"{'1er' if d.day == 1 else d.day} {MOISL[d.month - 1]} {d.year}"
    cols = [(44, "l"), (86, "l"), (122, "l"), (412, "r"), (486, "r"), (W - 44, "r")]
    name = "Caisse populaire des Rapides"
    out = []

    def page(c, total):
        out.clear()
        n, y = 0, 0

        def top():
            nonlocal n, y
            n += 1
            put(c, 44, H - 48, name, B, 14, "l", colors.HexColor("#00695c"))
            put(c, W - 44, H - 48, "RELEVÉ DE COMPTE", B, 11, "r", colors.black)
            put(c, W - 44, H - 60, f"Page {n} de {total}", S, 7.5, "r")
            y = H - 84
            if n == 1:
                put(c, 44, y, who, S, 9.5)
                put(c, 44, y - 13, "118, rue des Érables", S, 9.5)
                put(c, 44, y - 26, "Saint-Aubert (Québec)  G0R 2R0", S, 9.5)
                put(c, 330, y, "Folio : " + acc, B, 9)
                put(c, 330, y - 13, f"Période du {L(a)}", S, 8.5)
                put(c, 330, y - 25, f"au {L(b)}", S, 8.5)
                y -= 52
                put(c, 44, y, "EOP  Compte d'épargne avec opérations ($ CA)", B, 9.5)
                y -= 16
            c.setLineWidth(1)
            c.line(42, y + 2, W - 42, y + 2)
            cells(c, y - 9, cols, ["Date", "Code", "Description", "Retrait", "Dépôt", "Solde"], B, 8.3, 10)
            c.setLineWidth(0.4)
            c.line(42, y - 14, W - 42, y - 14)
            y -= 26
        top()
        cells(c, y, cols, ["", "", "Solde reporté", "", "", m(opening)], S, 8.4, 10)
        y -= 14
        for t in tx:
            code, desc = t["desc"].split("|")
            ls = wrap(desc, S, 8.4, 220)
            if y - 10.5 * len(ls) < 50:
                c.showPage()
                top()
            d = t["date"]
            cells(c, y, cols, [f"{d.day} {MOIS[d.month - 1]}", code, ls, m(t["amt"]) if t["amt"] < 0 else "", m(t["amt"]) if t["amt"] > 0 else "", m(t["bal"])], S, 8.4, 10.5)
            y -= 10.5 * len(ls) + 3.5
            out.append(rowtruth(t, " ".join(ls)))
        c.line(42, y + 8, W - 42, y + 8)
        cells(c, y - 3, cols, ["", "", "Total", m(td), m(tc), m(tx[-1]["bal"])], B, 8.4, 10)
        c.showPage()
        return n
    paged(path, letter, page)
    return {"data": {"bank_name": name, "account_number": acc, "account_holder": who, "account_type": "Compte d'épargne avec opérations", "currency": "CAD", "statement_period": per(a, b),
                     "opening_balance": plain(opening), "closing_balance": plain(tx[-1]["bal"]), "total_debits": plain(td), "total_credits": plain(tc), "transactions": out}}


CH = {"who": ["Bäckerei Rüegsegger, Thun", "Zentralverein Oberland", "Garage Wüthrich AG", "Papeterie Lüscher", "Steuerverwaltung Gemeinde"], "firm": ["Aarfels Treuhand AG", "Holzbau Zürcher GmbH"]}


def kantonal(path, seed, rows):
    r = rng("kantonal", seed, rows)
    a, b = month(r)
    opening = r.randint(2000_00, 60000_00)
    kinds = [("Zahlung E-Banking, {who}", -30, -2800), ("Gutschrift, {firm}, Rechnung {d5}", 200, 9000), ("Kartenzahlung, {who}, Karte Nr. XXXX{d4}", -6, -240),
             ("Dauerauftrag, {who}", -80, -1500), ("Bezug Bancomat Thun Bahnhof", -50, -800), ("Preis für Kontoführung", -4, -9)]
    tx = moves(r, rows, kinds, CH, opening, a, b, step=5)
    for t in tx:
        t["amt"] = t["amt"] // 5 * 5
    bal = opening
    for t in tx:
        bal += t["amt"]
        t["bal"] = bal
    td, tc = totals(tx)
    who = r.choice(["Beat Zumbrunn", "Regula Aeschlimann", "Vreni Gfeller"])
    acc = f"42 {r.randint(1, 9)}.{digits(r, 3)}.{digits(r, 3)}.{r.randint(10, 99)}"
    k = digits(r, 12)
    iban = f"CH{r.randint(10, 97)} 0079 {r.randint(0, 9)}{k[:3]} {k[3:7]} {k[7:11]} {k[11]}"
    W, H = A4
    name = "Oberländer Kantonalbank"
    D = lambda d: d.strftime("%d.%m.%y")
    D4 = lambda d: d.strftime("%d.%m.%Y")
    m = lambda v: fmt(v, "'")
    f, fb = "Helvetica", "Helvetica-Bold"
    cols = [(56, "l"), (106, "l"), (376, "r"), (446, "r"), (460, "l"), (W - 40, "r")]
    out = []

    def page(c, total):
        out.clear()
        n, y = 0, 0

        def top():
            nonlocal n, y
            n += 1
            c.setFillColor(colors.HexColor("#c8102e"))
            c.rect(56, H - 52, 10, 16, stroke=0, fill=1)
            put(c, 72, H - 49, name, fb, 13, "l", colors.black)
            y = H - 78
            if n == 1:
                for i, s in enumerate(("3601 Thun, Bälliz 12", "Telefon 033 555 01 01", "BIC OBKACH22")):
                    put(c, 56, y - 10 * i, s, f, 7.5)
                for i, s in enumerate((("Herr " if who.startswith("B") else "Frau "), who, "Niesenweg 8", "3612 Steffisburg")):
                    put(c, 340, y - 22 - 12 * i, s.strip(), f, 10)
                y -= 100
            put(c, 56, y, f"Kontoauszug vom {D4(a)} bis {D4(b)}", fb, 12)
            put(c, W - 40, y, f"Blatt {n} von {total}", f, 8, "r")
            y -= 16
            put(c, 56, y, f"Privatkonto {acc}   lautend auf {who}", f, 8.5)
            put(c, 56, y - 12, f"IBAN {iban}   Währung CHF", f, 8.5)
            y -= 34
            cells(c, y, cols, ["Datum", "Text", "Belastung", "Gutschrift", "Valuta", "Saldo"], fb, 8.2, 10)
            c.line(56, y - 4, W - 40, y - 4)
            y -= 16
        top()
        cells(c, y, cols, [D(a), "Saldovortrag", "", "", "", m(opening)], f, 8.4, 10)
        y -= 14
        for i, t in enumerate(tx):
            ls = wrap(t["desc"], f, 8.4, 200)
            if y - 10 * len(ls) < 60:
                cells(c, y, cols, ["", "Übertrag", "", "", "", m(tx[i - 1]["bal"])], fb, 8.4, 10)
                c.showPage()
                top()
                cells(c, y, cols, ["", "Übertrag", "", "", "", m(tx[i - 1]["bal"])], fb, 8.4, 10)
                y -= 14
            cells(c, y, cols, [D(t["date"]), ls, m(t["amt"]) if t["amt"] < 0 else "", m(t["amt"]) if t["amt"] > 0 else "", D(t["date"]), m(t["bal"])], f, 8.4, 10)
            y -= 10 * len(ls) + 4
            out.append(rowtruth(t, " ".join(ls)))
        c.line(56, y + 8, W - 40, y + 8)
        cells(c, y - 3, cols, ["", "Umsatztotal", m(td), m(tc), "", ""], f, 8.4, 10)
        cells(c, y - 16, cols, [D(b), "Schlusssaldo zu Ihren Gunsten", "", "", "", m(tx[-1]["bal"])], fb, 8.4, 10)
        c.showPage()
        return n
    paged(path, A4, page)
    return {"data": {"bank_name": name, "account_number": acc, "account_holder": who, "account_type": "Privatkonto", "iban": iban, "currency": "CHF", "statement_period": per(a, b),
                     "opening_balance": plain(opening), "closing_balance": plain(tx[-1]["bal"]), "total_debits": plain(td), "total_credits": plain(tc), "transactions": out}}


PL = {"who": ["SPÓŁDZIELNIA MIESZKANIOWA JAŚMIN", "PIEKARNIA ŁĄCKI", "ŻABKOWSKI SKLEP", "ENERGIA ŚLĄSK", "JAN KOŹLIŃSKI"], "city": ["ŁÓDŹ", "GDYNIA", "RZESZÓW"]}


def polski(path, seed, rows):
    r = rng("polski", seed, rows)
    a, b = month(r)
    opening = r.randint(900_00, 15000_00)
    kinds = [("PRZELEW WYCHODZĄCY {who} TYTUŁEM: FAKTURA FV {d4}", -40, -1900), ("PRZELEW PRZYCHODZĄCY {who} TYTUŁEM: WYNAGRODZENIE", 2500, 7800), ("PŁATNOŚĆ KARTĄ {who} {city}", -8, -340),
             ("WYPŁATA Z BANKOMATU {city}", -50, -1000), ("BLIK ZWROT {who}", 20, 300), ("OPŁATA ZA PROWADZENIE RACHUNKU", -5, -15)]
    tx = moves(r, rows, kinds, PL, opening, a, b)
    td, tc = totals(tx)
    who = r.choice(["PAWEŁ DĄBROWICZ", "AGNIESZKA ŻUREK", "MAŁGORZATA WÓJTOWICZ"])
    k = digits(r, 24)
    acc = f"{r.randint(10, 97)} " + " ".join(k[i:i + 4] for i in range(0, 24, 4))
    F = lambda d: d.strftime("%d.%m.%Y")
    m = lambda v: sfmt(v, "\u00a0", ",")
    st = ParagraphStyle("p", fontName="Bank16Deja", fontSize=7.4, leading=9.4)
    P = lambda s, al="left": Paragraph(f'<para align="{al}">{s}</para>', st)
    BB = lambda s: f'<font name="Bank16DejaB">{s}</font>'
    name = "Bank Spółdzielczy Nadwiślański"
    top = Table([[P(f'<font name="Bank16DejaB" size="13">{name}</font>'), P(BB("WYCIĄG Z RACHUNKU NR 3/2024").replace("3/2024", f"{a.month}/{a.year}"), "right")]], colWidths=[300, 223])
    info = Table([[P("Posiadacz rachunku"), P(BB(who))], [P("Adres"), P("ul. Świętojańska 21/4, 81-368 Gdynia")], [P("Rodzaj rachunku"), P("Konto Osobiste Wygodne")],
                  [P("Numer rachunku"), P(BB(acc))], [P("Waluta"), P("PLN")], [P("Za okres"), P(f"od {F(a)} do {F(b)}")]], colWidths=[120, 403])
    info.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.3, colors.HexColor("#9aa5b1")), ("BACKGROUND", (0, 0), (0, -1), colors.HexColor("#eef2f5")), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))
    s4 = Table([[P(x, "center") for x in ("Saldo początkowe", "Suma obciążeń", "Suma uznań", "Saldo końcowe")],
                [P(BB(x), "center") for x in (m(opening), m(-td), m(tc), m(tx[-1]["bal"]))]], colWidths=[523 / 4] * 4)
    s4.setStyle(TableStyle([("LINEABOVE", (0, 0), (-1, 0), 0.8, colors.black), ("LINEBELOW", (0, 1), (-1, 1), 0.8, colors.black)]))
    data = [[P(BB("Data<br/>księgowania")), P(BB("Data<br/>operacji")), P(BB("Opis operacji")), P(BB("Kwota operacji<br/>[PLN]"), "right"), P(BB("Saldo po operacji<br/>[PLN]"), "right")]]
    out = []
    for t in tx:
        ls = wrap(t["desc"], "Bank16Deja", 7.4, 196)
        op = t["date"]
        if "KARTĄ" in t["desc"]:
            op = max(a, op - timedelta(r.randint(0, 2)))
        data.append([P(F(t["date"])), P(F(op)), P("<br/>".join(ls)), P(m(t["amt"]), "right"), P(m(t["bal"]), "right")])
        out.append(dict(rowtruth(t, " ".join(ls)), date=op.isoformat()))
    body = Table(data, colWidths=[68, 62, 211, 86, 96], repeatRows=1)
    body.setStyle(TableStyle([("LINEBELOW", (0, 0), (-1, -1), 0.3, colors.HexColor("#9aa5b1")), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#dce6ee")),
                              ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 4)]))

    def foot(c, doc):
        put(c, A4[0] / 2, 26, f"Dokument wygenerowany elektronicznie, nie wymaga podpisu ani stempla.   Strona {doc.page}", "Bank16Deja", 6.3, "c")
    SimpleDocTemplate(str(path), pagesize=A4, leftMargin=36, rightMargin=36, topMargin=34, bottomMargin=46, invariant=1).build(
        [top, Spacer(1, 10), info, Spacer(1, 12), s4, Spacer(1, 14), body], onFirstPage=foot, onLaterPages=foot)
    return {"data": {"bank_name": name, "account_number": acc, "account_holder": who, "account_type": "Konto Osobiste Wygodne", "currency": "PLN", "statement_period": per(a, b),
                     "opening_balance": plain(opening), "closing_balance": plain(tx[-1]["bal"]), "total_debits": plain(td), "total_credits": plain(tc), "transactions": out}}


BANKS = {"irish": irish, "caisse": caisse, "kantonal": kantonal, "polski": polski}
