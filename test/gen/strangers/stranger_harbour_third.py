# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bank statements: Italy, Netherlands, South Africa, Nigeria."""
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table

from stranger_harbour_kit import *


def tirrena(path, seed, rows):
    """Italian estratto conto, platypus: uscite and entrate, rules below rows."""
    r = rng("tirrena", seed, rows)
    start, end = month(r)
    start = (start - dt.timedelta(days=1)).replace(day=1) if r.random() < .5 else start
    pool = [(-1, 5, 500, 15000, lambda r,
        d: f"PAGAMENTO POS {(d - dt.timedelta(days=1)):%d/%m/%Y} ORE {r.randint(8, 21):02d}.{r.choice('012345')}{digits(r, 1)} "
             + r.choice(["FORNO BALDUCCI LIVORNO", "COOPERATIVA LA RONDINE CECINA", "FARMACIA DEL PORTO LIVORNO"]) + f" CARTA N. *{digits(r, 4)}"),
            (-1, 3, 3000, 28000, lambda r, d: f"ADDEBITO SDD N. {digits(r, 8)} A FAVORE " + r.choice(["ACQUE TIRRENICHE SPA",
             "LUCE MAREMMA SRL"]) + f" CODICE MANDATO {digits(r, 14)}"),
            (-1, 2, 10000, 90000, lambda r, d: "BONIFICO A FAVORE DI GESTIONI PALAZZO ORLANDO CAUSALE: AFFITTO"), (-1, 1, 100, 900, lambda r,
             d: "IMPOSTA DI BOLLO"),
            (1, 3, 90000, 250000, lambda r, d: f"BONIFICO A VOSTRO FAVORE DISPOSTO DA CANTIERI MORESCHI SPA STIPENDIO {d:%m/%Y}")]
    ms = moves(r, rows, start, end, r.randint(50000, 400000), pool)
    opening, closing = ms[0]["bal"] - ms[0]["amt"], ms[-1]["bal"]
    deb, cre = sums(ms)
    acct, who = "00" + digits(r, 10), r.choice(["BANDINI LOREDANA", "FRANCESCHI PIERO E NUTI ELSA"])
    ib = iban(r, "IT", "K" + "03999" + "139" + digits(r, 2) + acct)
    addr, branch = [f"VIA DEI CALAFATI {r.randint(1, 90)}", "57123 LIVORNO LI"], r.choice(["LIVORNO PORTO", "LIVORNO ARDENZA"])
    teal, N, B = colors.HexColor("#00616b"), "Bank33Noto", "Bank33NotoB"
    st = ParagraphStyle("d", fontName=N, fontSize=7.5, leading=9.5)
    h = ParagraphStyle("h", fontName=B, fontSize=11, leading=14, textColor=teal, spaceBefore=8, spaceAfter=5)

    def deco(c, doc):
        c.saveState()
        txt(c, 42, 800, "Banca Tirrena S.p.A.", B, 14, color=teal)
        txt(c, 553, 800, "Estratto conto", N, 12, "r")
        c.setStrokeColor(teal)
        c.line(42, 792, 553, 792)
        txt(c, 42, 30, "Banca Tirrena S.p.A. Sede Legale: Scali Manzoni 14, Livorno. Iscritta all'Albo delle Banche n. 5999.", N, 6.5)
        txt(c, 553, 30, f"Pagina {doc.page}", N, 7, "r")
        c.restoreState()
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=42, rightMargin=42, topMargin=62, bottomMargin=52, invariant=1, title="Estratto conto")
    S = [Table([[Paragraph(f"Filiale di {branch}<br/>Numero verde 800 555 010", st), Paragraph("<br/>".join(["Spett.le / Gent.le", who] + addr),
                ParagraphStyle("a", fontName=N, fontSize=9, leading=12))]], colWidths=[290, 221], style=[("VALIGN", (0, 0), (-1, -1), "TOP")]), Spacer(1, 14)]
    S.append(Table([["Conto corrente n.", acct, "Periodo", f"dal {start:%d.%m.%Y} al {end:%d.%m.%Y}"], ["Intestato a", who, "Divisa", "EUR"], ["IBAN",
        fours(ib), "BIC", "BTIRIT3L"]],
                   colWidths=[80, 200, 51, 180], style=[("FONT", (0, 0), (-1, -1), N, 8), ("BACKGROUND", (0, 0), (0, -1), colors.HexColor("#d9ecee")),
                                                      ("BACKGROUND", (2, 0), (2, -1), colors.HexColor("#d9ecee")), ("LINEBELOW", (0, 0), (-1, -1), .4,
                                                       colors.white)]))
    S.append(Paragraph("Riepilogo", h))
    S.append(Table([[f"Saldo iniziale al {start - dt.timedelta(days=1):%d.%m.%Y}", "Totale entrate", "Totale uscite", f"Saldo finale al {end:%d.%m.%Y}"],
                    [eu(opening), "+" + eu(cre), "-" + eu(deb), eu(closing)]], colWidths=[127.75] * 4,
                   style=[("FONT", (0, 0), (-1, 0), N, 7.5), ("FONT", (0, 1), (-1, 1), B, 10), ("ALIGN", (0, 0), (-1, -1), "CENTER"), ("BOX", (0, 0),
                       (-1, -1), .7, teal)]))
    S.append(Paragraph("Dettaglio movimenti", h))
    body, out = [["Data\noperazione", "Data\nvaluta", "Descrizione delle operazioni", "Uscite", "Entrate"]], []
    for m in ms:
        v = m["date"] + dt.timedelta(days=r.randint(0, 1))
        body.append([f"{m['date']:%d.%m.%Y}", f"{v:%d.%m.%Y}", Paragraph(m["lines"][0], st), eu(-m["amt"]) if m["amt"] < 0 else "",
            eu(m["amt"]) if m["amt"] > 0 else ""])
        out.append(row(m))
    S.append(Table(body, colWidths=[58, 58, 255, 70, 70], repeatRows=1, style=[
        ("FONT", (0, 0), (-1, -1), N, 7.5), ("FONT", (0, 0), (-1, 0), B, 7.5), ("TEXTCOLOR", (0, 0), (-1, 0), teal), ("LINEBELOW", (0, 0), (-1, 0), 1, teal),
        ("LINEBELOW", (0, 1), (-1, -1), .3, colors.lightgrey), ("ALIGN", (3, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("VALIGN",
         (0, 0), (-1, 0), "BOTTOM")]))
    doc.build(S, onFirstPage=deco, onLaterPages=deco)
    return paper(ms, out, True, (start, end), bank_name="Banca Tirrena S.p.A.", account_number=acct, iban=fours(ib), bic="BTIRIT3L", account_holder=who,
                 address=", ".join(addr), branch=branch, account_type="Conto corrente", currency="EUR")


def polder(path, seed, rows):
    """Dutch rekeningafschrift: labels over values in two bands, Bedrag af / Bedrag bij, open table."""
    r = rng("polder", seed, rows)
    start, end = month(r)
    pool = [(-1, 6, 300, 11000, lambda r, d: ("BEA, Betaalpas", r.choice(["Groenhof Supermarkt Ede", "Bakkerij De Korenaar",
        "Tankstation Veluwe"]) + f",PAS{digits(r, 3)}",
                                              f"NR:{digits(r, 5)}{r.choice('GHJ')}, {d:%d.%m.%y}/{r.randint(8, 21):02d}:{r.choice('012345')}{digits(r, 1)}",
                                                  "EDE GLD")),
            (-1, 3, 1200, 24000, lambda r, d: ("SEPA Incasso algemeen doorlopend", "Incassant: NL" + digits(r, 2) + "ZZZ" + digits(r, 12),
                                               "Naam: " + r.choice(["Vitale Zorg U.A.", "Waterbedrijf Valleistroom"]), f"Machtiging: {digits(r, 10)}")),
            (-1, 1, 60000, 120000, lambda r, d: ("SEPA Periodieke overb.", "Naam: Woonstichting De Eikelaar", "Omschrijving: huur")),
            (1, 3, 90000, 280000, lambda r, d: ("SEPA Overboeking", "Naam: Drukkerij Van Aalst BV", f"Omschrijving: Salaris {d:%m-%Y}")), (1, 1, 500,
             9000, lambda r, d: ("iDEAL retour", "Naam: Fietsenwinkel.example"))]
    ms = moves(r, rows, start, end, r.randint(40000, 250000), pool, floor=-30000)
    opening, closing = ms[0]["bal"] - ms[0]["amt"], ms[-1]["bal"]
    deb, cre = sums(ms)
    ib = iban(r, "NL", "PLDR0" + digits(r, 9))
    who, addr = r.choice(["W. TER HORST", "M. DE GRAAF-BOSMA"]), [f"Lindelaan {r.randint(1, 240)}",
        f"671{r.randint(1, 9)} {r.choice('ABKP')}{r.choice('CDLX')}  EDE GLD".replace("  ", " ")]
    pm = lambda v: eu(abs(v)) + (" +/CREDIT" if v >= 0 else " -/DEBET")  # noqa: E731
    blocks, cur, y = [], [], 500
    for m in ms:
        y -= 10 * len(m["lines"]) + 5
        if y < 60:
            blocks.append(cur)
            cur, y = [], 495 - 10 * len(m["lines"])
        cur.append(m)
    blocks.append(cur)
    c, green, out = new(path, A4, "Rekeningafschrift"), colors.HexColor("#00665e"), []

    def band(y, cells):
        c.setStrokeColor(green)
        c.line(56, y + 12, 545, y + 12)
        for x, a, b in cells:
            txt(c, x, y + 2, a, "Helvetica", 7.5, color=green)
            txt(c, x, y - 10, b, "Helvetica", 9)
    for p, part in enumerate(blocks):
        txt(c, 56, 785, "POLDERBANK", "Helvetica-Bold", 17, color=green)
        txt(c, 56, 770, "Polderbank N.V., Postbus 2283, 3700 HE Zeist", "Helvetica", 7)
        txt(c, 545, 785, "Rekeningafschrift", "Helvetica", 14, "r")
        for i, s in enumerate([who] + addr):
            txt(c, 330, 735 - 12 * i, s, "Helvetica", 9.5)
        band(650, ((56, "Rekening", "PrivéPlus Rekening"), (200, "Rekeningnummer (IBAN)", ib), (360, "BIC", "PLDRNL2U"), (440, "Valuta", "EUR"), (500,
            "Blad", f"{p + 1} van {len(blocks)}")))
        band(618, ((56, "Ten name van", who), (200, "Datum afschrift", f"{end:%d-%m-%Y}"), (360, "Periode", f"{start:%d-%m-%Y} t/m {end:%d-%m-%Y}")))
        band(586, ((56, "Vorig saldo", pm(opening)), (200, "Nieuw saldo", pm(closing)), (340, "Totaal afgeschreven", eu(deb)), (450,
            "Totaal bijgeschreven", eu(cre))))
        c.line(56, 568, 545, 568)
        c.line(56, 522, 545, 522)
        for x, a, s in ((56, "l", "Boekdatum"), (130, "l", "Omschrijving"), (440, "r", "Bedrag af"), (545, "r", "Bedrag bij")):
            txt(c, x, 544, s, "Helvetica-Bold", 8.5, a)
        for x, a, s in ((56, "l", "(Rentedatum)"), (440, "r", "(debet)"), (545, "r", "(credit)")):
            txt(c, x, 533, s, "Helvetica", 7.5, a)
        y = 506
        for m in part:
            for k, s in enumerate(m["lines"]):
                txt(c, 130, y - 10 * k, s, "Helvetica", 8.5)
            txt(c, 440 if m["amt"] < 0 else 545, y, eu(abs(m["amt"])), "Helvetica", 8.5, "r")
            txt(c, 56, y, f"{m['date']:%d-%m}", "Helvetica", 8.5)
            txt(c, 56, y - 10, f"({m['date']:%d-%m})", "Helvetica", 8.5)
            y -= 10 * len(m["lines"]) + 5
            out.append(row(m))
        txt(c, 545, 36, "Dit product valt onder het depositogarantiestelsel. Meer informatie vindt u op www.polderbank.example/garantie", "Helvetica", 6.5, "r")
        c.showPage()
    c.save()
    return paper(ms, out, True, (start, end), bank_name="Polderbank N.V.", account_number=ib, iban=ib, bic="PLDRNL2U", account_holder=who,
                 address=", ".join(addr), currency="EUR", account_type="PrivéPlus Rekening")


def karoo(path, seed, rows):
    """South African cheque account: one amount column with Cr, balance with Cr or Dr, bank charges column."""
    r = rng("karoo", seed, rows)
    start, end = month(r)
    start, end = start.replace(day=16), end + dt.timedelta(days=15)
    pool = [(-1, 6, 2500, 120000, lambda r, d: "POS Purchase " + r.choice(["Fynbos Grocers Paarl", "Protea Fuel N1",
        "Rooibos & Rye"]) + f" {digits(r, 6)}*{digits(r, 4)} {(d - dt.timedelta(days=1)):%d %b}"),
            (-1, 3, 20000, 300000, lambda r, d: r.choice(["Debit Order Kaapgard Insure ", "FNX App Payment To Rental ",
             "Magtape Debit Bergnet "]) + digits(r, 8)),
            (-1, 1, 20000, 200000, lambda r, d: f"ATM Cash Paarl Mall {digits(r, 6)}"), (1, 3, 500000, 3200000, lambda r,
             d: f"Magtape Credit Drakenstein Wines {digits(r, 6)}"),
            (1, 1, 10000, 400000, lambda r, d: "FNX App Transfer From Savings")]
    ms = moves(r, rows, start, end, r.randint(200000, 2500000), pool, floor=-500000)
    opening, closing = ms[0]["bal"] - ms[0]["amt"], ms[-1]["bal"]
    deb, cre = sums(ms)
    cd = lambda v: fmt(abs(v)) + ("Cr" if v >= 0 else "Dr")  # noqa: E731
    acct, who = "62" + digits(r, 9), r.choice(["MR PIETER J LOUBSER", "MS NOMVULA DLAMINI"])
    addr = [f"{r.randint(1, 90)} VINEYARD STREET", "COURTRAI", "PAARL", "7646"]
    c, page, S, SB, org = new(path, A4, "Statement"), 1, "Bank33Serif", "Bank33SerifB", colors.HexColor("#c7611a")
    txt(c, 45, 795, "Karoo National Bank", SB, 16, color=org)
    txt(c, 45, 782, "a division of Karoo Holdings Limited. An Authorised Financial Services and Credit Provider (NCRCP20).", S, 6.5)
    for i, s in enumerate([who] + addr):
        txt(c, 45, 745 - 11 * i, s, S, 9)
    for i, (a, b) in enumerate((("Branch Number", "210554"), ("Branch", "PAARL MALL"), ("BBST", "4110174936"), ("Statement Number", str(r.randint(10, 190))))):
        txt(c, 360, 745 - 11 * i, a, S, 8)
        txt(c, 550, 745 - 11 * i, b, S, 8, "r")
    txt(c, 45, 668, f"Gold Cheque Account : {acct}", SB, 13)
    txt(c, 45, 652, f"Statement Period : {start.day} {start:%B %Y} to {end.day} {end:%B %Y}", S, 9)
    txt(c, 45, 640, f"Statement Date : {end.day} {end:%B %Y}", S, 9)
    txt(c, 45, 618, "Statement Balances", SB, 9, color=org)
    txt(c, 300, 618, "Turnover for Statement Period", SB, 9, color=org)
    nd = sum(m["amt"] < 0 for m in ms)
    for i, (a, b, p, n, q) in enumerate((("Opening Balance", cd(opening), "No. Credit Transactions", len(ms) - nd, fmt(cre) + "Cr"),
        ("Closing Balance", cd(closing), "No. Debit Transactions", nd, fmt(deb) + "Dr"))):
        for x, s, al in ((45, a, "l"), (240, b, "r"), (300, p, "l"), (440, str(n), "r"), (550, q, "r")):
            txt(c, x, 603 - 13 * i, s, S, 8.5, al)

    def heads(y, more):
        txt(c, 45, y + 22, "Transactions in RAND (ZAR)" + more, SB, 10, color=org)
        c.setFillColor(org)
        c.rect(45, y - 14, 505, 30, fill=1, stroke=0)
        for x, a, l1, l2 in ((49, "l", "Date", ""), (95, "l", "Description", ""), (385, "r", "Amount", ""), (470, "r", "Balance", ""), (546, "r",
            "Accrued Bank", "Charges")):
            txt(c, x, y + 4, l1, SB, 8.5, a, colors.white)
            txt(c, x, y - 8, l2, SB, 8.5, a, colors.white)
        return y - 28
    y, out = heads(540, ""), []
    for i, m in enumerate(ms):
        if y < 80:
            txt(c, 550, 40, f"Page {page}", S, 7, "r")
            c.showPage()
            page += 1
            txt(c, 45, 800, f"Gold Cheque Account : {acct}", SB, 9)
            y = heads(755, " (continued)")
        if i % 2:
            c.setFillColor(colors.HexColor("#fbf0e6"))
            c.rect(45, y - 4, 505, 14, fill=1, stroke=0)
        for x, s in ((470, cd(m["bal"])), (385, fmt(abs(m["amt"])) + ("Cr" if m["amt"] > 0 else ""))):
            txt(c, x, y, s, S, 8, "r")
        txt(c, 95, y, m["lines"][0], S, 8)
        txt(c, 49, y, f"{m['date']:%d %b}", S, 8)
        if m["lines"][0].startswith("ATM"):
            txt(c, 546, y, "12.00", S, 8, "r")
        out.append(row(m, bal=True))
        y -= 14
    c.line(45, y + 6, 550, y + 6)
    txt(c, 45, y - 8, "Closing Balance", SB, 8.5)
    txt(c, 470, y - 8, cd(closing), SB, 8.5, "r")
    txt(c, 550, 40, f"Page {page}", S, 7, "r")
    c.save()
    return paper(ms, out, True, (start, end), bank_name="Karoo National Bank", account_number=acct, account_holder=who, address=", ".join(addr),
                 branch="PAARL MALL", currency="ZAR", account_type="Gold Cheque Account")


def lagoon(path, seed, rows):
    """Nigerian customer statement, landscape: Remarks stand in the last column."""
    r = rng("lagoon", seed, rows)
    start, end = month(r)
    pool = [(-1, 6, 50000, 9000000, lambda r, d: f"TRANSFER BETWEEN CUSTOMERS REF:{digits(r, 12)} TO " + r.choice(["ADEKUNLE STORES IKEJA",
        "CHIOMA OKAFOR", "BALOGUN TRADERS"])),
            (-1, 3, 1000, 6000, lambda r, d: "ELECTRONIC MONEY TRANSFER LEVY"), (-1, 2, 100000, 4000000, lambda r,
             d: f"POS PURCHASE {digits(r, 6)} SURULERE MART LA LANG"),
            (1, 4, 5000000, 90000000, lambda r, d: f"NIP TRANSFER FROM {r.choice(['ZARIA MILLS LTD', 'OGUN AGRO VENTURES'])} SESSION {digits(r, 18)}")]
    ms = moves(r, rows, start, end, r.randint(5000000, 200000000), pool)
    opening, closing = ms[0]["bal"] - ms[0]["amt"], ms[-1]["bal"]
    deb, cre = sums(ms)
    acct, who = "0" + digits(r, 9), r.choice(["EKO BRIGHT VENTURES", "TUNDE A OYELARAN"])
    addr, branch = f"{r.randint(3, 90)} ADENIRAN STREET, SURULERE, LAGOS", "BODE THOMAS SURULERE"
    c, F, B, org, out = new(path, landscape(A4), "Customer Statement"), "Helvetica", "Helvetica-Bold", colors.HexColor("#dd4b0f"), []
    X = (36, 96, 150, 210, 290, 370, 455, 575, 806)

    def heads(y):
        c.setFillColor(org)
        c.rect(36, y - 6, 770, 18, fill=1, stroke=0)
        for k, s in enumerate(("Trans. Date", "Reference", "Value. Date", "Debits", "Credits", "Balance", "Originating Branch", "Remarks")):
            txt(c, X[k + 1] - 4 if k in (3, 4, 5) else X[k] + 3, y, s, B, 8, "r" if k in (3, 4, 5) else "l", colors.white)
        return y - 7
    txt(c, 36, 536, "LT", B, 28, color=org)
    for y, s, f, z in ((548, "Lagoon Trust Bank PLC", B, 14), (534, "CUSTOMER STATEMENT", F, 10)):
        txt(c, 84, y, s, f, z)
    left = (("Customer Name", who), ("Address", addr), ("Branch Name", branch), ("Account No.", acct), ("Account Type", "CURRENT ACCOUNT"),
        ("Currency", "NAIRA"))
    right = (("Period", f"{start:%d-%b-%Y} TO {end:%d-%b-%Y}"), ("Print. Date", f"{end + dt.timedelta(days=3):%d-%b-%Y}"), ("Opening Balance",
        fmt(opening)), ("Total Debit", fmt(deb)),
             ("Total Credit", fmt(cre)), ("Closing Balance", fmt(closing)))
    for x, w, part in ((36, 90, left), (520, 110, right)):
        for i, (a, b) in enumerate(part):
            txt(c, x, 508 - 14 * i, a, B, 8.5)
            txt(c, x + w, 508 - 14 * i, b, F, 8.5)
    y = heads(410)
    for m in ms:
        lines = wrap(m["lines"][0], F, 7.5, 222)
        tall = 9 * len(lines) + 6
        if y - tall < 40:
            c.showPage()
            y = heads(550)
        cells = (f"{m['date']:%d-%b-%Y}", digits(r, 7) if m["amt"] > 0 else "", f"{m['date']:%d-%b-%Y}", fmt(-m["amt"]) if m["amt"] < 0 else "",
                 fmt(m["amt"]) if m["amt"] > 0 else "", fmt(m["bal"]), branch if m["amt"] < 0 else "E- CHANNELS")
        for k, s in enumerate(cells):
            txt(c, X[k + 1] - 4 if k in (3, 4, 5) else X[k] + 3, y - 10, s, F, 7.5, "r" if k in (3, 4, 5) else "l")
        for k, s in enumerate(lines):
            txt(c, X[7] + 3, y - 10 - 9 * k, s, F, 7.5)
        c.setStrokeColor(colors.HexColor("#cccccc"))
        c.grid(list(X), [y, y - tall])
        out.append(row(m, bal=True, ref=cells[1]))
        y -= tall
    c.save()
    return paper(ms, out, True, (start, end), bank_name="Lagoon Trust Bank PLC", account_number=acct, account_holder=who, address=addr, branch=branch,
                 account_type="CURRENT ACCOUNT", currency="NGN")


BANKS = {"tirrena": tirrena, "polder": polder, "karoo": karoo, "lagoon": lagoon}
