# SPDX-License-Identifier: AGPL-3.0-or-later
"""Luxembourg in French, Slovenia, Estonia, Kenya."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_knapsack_kit import (EN, Page, digits, fold, fours, group, iban, ledger, month, rng, signed, totals, truth)


def luxembourg(path, seed, rows):
    """An extract by post: window address at the right, IBAN in a line above the table, one amount column with the sign behind it, old and new balance."""
    r = rng("luxembourg", seed, rows)
    start, end = month(r)
    name = r.choice(["Mme Léa Thillmany", "M. Gilles Reckinger", "M. et Mme Conter-Wagener", "Mme Sylvie Kieffer", "M. Tom Schartz"])
    pool = [
        (-1, 6, lambda r, d: (f"PAIEMENT CARTE {r.choice(['EPICERIE AM DUERF', 'BRASSERIE DU GLACIS', 'STATION ALZETTE', 'PHARMACIE DE LA GARE'])} {r.choice(['LUXEMBOURG', 'ESCH/ALZETTE', 'METZ'])} CARTE {digits(r, 4)}", None), 4, 160, False),
        (-1, 3, lambda r, d: (f"VIREMENT EN FAVEUR DE {r.choice(['SYNDIC BELAIR', 'ASSURANCES MOSELLE', 'MAISON RELAIS BEGGEN'])} COMMUNICATION {r.choice(['LOYER', 'FACTURE', 'POLICE'])} {digits(r, 6)}", None), 30, 1700, False),
        (-1, 2, lambda r, d: ("DOMICILIATION " + r.choice(["ENERGIE DU NORD S.A.", "TELECOM KIRCHBERG", "COMMUNE DE STRASSEN"]), None), 20, 260, False),
        (-1, 2, lambda r, d: ("RETRAIT GUICHET AUTOMATIQUE", None), 20, 300, 10),
        (-1, 1, lambda r, d: ("FRAIS DE TENUE DE COMPTE", None), 3, 9, False),
        (1, 3, lambda r, d: (f"VIREMENT DE {r.choice(['FIDUCIAIRE ARDENNES SARL', 'CAISSE POUR L AVENIR', 'ATELIERS HAMM S.A.'])} REF {digits(r, 9)}", None), 250, 4200, False)]
    opening = r.randint(-60000, 900000)
    tx = fold(ledger(r, rows, start, end, opening, pool, floor=-250000, lag=1), "Helvetica", 8.5, 262)
    acc = fours(iban("LU", digits(r, 3, "0") + digits(r, 13)))
    pg = Page(path)
    bank = "Caisse Mutuelle de l'Alzette"
    n = start.month
    db, cr = totals(tx)

    def d10(d):
        return d.strftime("%d.%m.%Y")

    def amt(p):
        return group(p, ".", ",") + (" -" if p < 0 else " +")

    pg.put(50, 46, bank, 14, "Helvetica-Bold", color="#005a43")
    pg.put(50, 59, "Société coopérative - 14, rue du Moulin - L-2213 Luxembourg", 7.5)
    pg.put(50, 69, "R.C.S. Luxembourg B 48.117 - BIC CMALLULL", 7.5)
    y = 118
    for s in (name, f"{r.randint(2, 190)}, rue des Tilleuls", f"L-{digits(r, 4)} {r.choice(['Strassen', 'Bertrange', 'Sandweiler'])}"):
        pg.put(330, y, s, 10)
        y += 13
    pg.put(50, 206, f"EXTRAIT DE COMPTE N° {n:03d}/{end.year}", 11, "Helvetica-Bold")
    pg.put(545, 206, f"du {d10(start)} au {d10(end)}", 9, None, "r")
    pg.put(50, 222, f"Compte courant {acc} en EUR", 9.5)
    X = dict(d=50, t=112, v=392, a=545)

    def heads(y):
        pg.box(50, y - 12, 495, 17, "#005a43", None)
        for k, s, a in (("d", "Date", "l"), ("t", "Libellé de l'opération", "l"), ("v", "Valeur", "l"), ("a", "Montant", "r")):
            pg.put(X[k] + (4 if a == "l" else -4), y, s, 8.5, "Helvetica-Bold", a, "#ffffff")
        return y + 20

    def foot(last):
        pg.put(50, 815, "Sauf réclamation dans les 30 jours, le présent extrait est réputé approuvé.", 7)
        pg.put(545, 815, f"Feuillet {pg.no}" + ("" if last else " - suite au verso"), 7, None, "r")

    y = heads(248)
    pg.put(116, y, f"ANCIEN SOLDE AU {d10(start)}", 8.5, "Helvetica-Bold")
    pg.put(541, y, amt(opening), 8.5, "Helvetica-Bold", "r")
    y += 16
    for t in tx:
        if y + 11 * len(t["lines"]) > 775:
            foot(False)
            pg.next()
            pg.put(50, 40, f"{bank} - Extrait de compte n° {n:03d}/{end.year} - {acc}", 8)
            y = heads(62)
        pg.put(54, y, t["date"].strftime("%d.%m"), 8.5)
        pg.put(396, y, d10(t["value"]), 8.5)
        pg.put(541, y, amt(t["amt"]), 8.5, None, "r")
        for s in t["lines"]:
            pg.put(116, y, s, 8.5)
            y += 11
        y += 4
    if y > 735:
        foot(False)
        pg.next()
        y = 60
    pg.line(50, y - 8, 545, y - 8, 0.8, "#005a43")
    for k, v in (("TOTAL DES DEBITS", -db), ("TOTAL DES CREDITS", cr), (f"NOUVEAU SOLDE AU {d10(end)}", tx[-1]["bal"])):
        pg.put(116, y + 4, k, 8.5, "Helvetica-Bold")
        pg.put(541, y + 4, amt(v), 8.5, "Helvetica-Bold", "r")
        y += 14
    foot(True)
    pg.save()
    return truth({"bank_name": bank, "account_number": acc, "iban": acc, "account_holder": name, "account_type": "Compte courant", "currency": "EUR",
                  "statement_period": (start, end), "opening_balance": opening, "closing_balance": tx[-1]["bal"], "total_debits": db,
                  "total_credits": cr}, tx, balances=False)


def slovenia(path, seed, rows):
    """A monthly paper for a person: head with label: value in two columns, Breme and Dobro, payee under purpose, sums above the table."""
    r = rng("slovenia", seed, rows)
    start, end = month(r)
    name = r.choice(["MOJCA ŽAGAR", "TOMAŽ KRANJEC", "NEŽA ČERNIGOJ", "JURE ŠKRJANC", "ANDREJA VRČON"])
    pool = [
        (-1, 6, lambda r, d: (r.choice(["MARKET SONČEK", "ČRPALKA TRTA", "LEKARNA PRI LIPI", "KAVARNA ZVEZDICA"]) + ", " + r.choice(["LJUBLJANA", "KOPER", "CELJE"]), "Plačilo s kartico"), 2, 120, False),
        (-1, 3, lambda r, d: (r.choice(["ELEKTRO ZELENA D.O.O.", "VODOVOD SAVINJA", "STANOVANJSKA ZADRUGA JELŠA"]), "Plačilo položnice " + d.strftime("%m/%Y")), 12, 320, False),
        (-1, 2, lambda r, d: ("BANKOMAT " + r.choice(["TRŽAŠKA 12", "GLAVNI TRG 3"]), "Dvig gotovine"), 20, 300, 10),
        (-1, 1, lambda r, d: ("NADOMESTILO ZA VODENJE RAČUNA", "Stroški"), 2, 5, False),
        (1, 3, lambda r, d: (r.choice(["LESNA INDUSTRIJA BOR D.D.", "OŠ POD GORO", "ZAVOD ZA POKOJNINE"]), "Plača " + d.strftime("%m/%Y")), 900, 2600, False),
        (1, 1, lambda r, d: ("MATEJ ŽAGAR", "Vračilo"), 10, 200, True)]
    opening = r.randint(20000, 600000)
    tx = ledger(r, rows, start, end, opening, pool, floor=-80000)
    S, B = "Bank20Sans", "Bank20SansB"
    for t in tx:
        t["lines"] = [t["ref"], t["text"]]
        t["ref"] = None
    acc = fours(iban("SI", digits(r, 5) + digits(r, 10, "0")))
    bank = "Hranilnica Triglavska dolina d.d."
    pg = Page(path, font=S)
    db, cr = totals(tx)

    def d10(d):
        return f"{d.day}. {d.month}. {d.year}"

    def eu(p):
        return signed(p, ".", ",")

    pg.line(40, 34, 555, 34, 3, "#2b6ca3")
    pg.put(40, 54, bank, 12, B)
    pg.put(40, 66, "Cesta na Jez 8, 4000 Kranj, BIC: HTDLSI22", 7)
    pg.put(40, 96, "IZPISEK PROMETA NA OSEBNEM RAČUNU", 12, B, color="#2b6ca3")
    pg.put(40, 109, f"za obdobje od {d10(start)} do {d10(end)}", 8.5)
    y = 130
    info = [("Imetnik:", name, "Začetno stanje:", eu(opening) + " EUR"), ("Naslov:", f"Pot v gaj {r.randint(1, 80)}, 4000 Kranj", "Promet v breme:", eu(db) + " EUR"),
            ("IBAN:", acc, "Promet v dobro:", eu(cr) + " EUR"), ("Št. izpiska:", f"{start.month}/{start.year}", "Končno stanje:", eu(tx[-1]["bal"]) + " EUR")]
    for a, b, c, d in info:
        pg.put(40, y, a, 8)
        pg.put(105, y, b, 8, B)
        pg.put(345, y, c, 8)
        pg.put(555, y, d, 8, B, "r")
        y += 13
    X = (40, 100, 400, 475, 555)

    def heads(y):
        pg.line(40, y - 11, 555, y - 11, 0.7, "#2b6ca3")
        for x, s, a in zip(X, ("Datum", "Namen / Udeleženec", "Breme", "Dobro", "Stanje"), "llrrr"):
            pg.put(x, y, s, 8, B, a)
        pg.line(40, y + 5, 555, y + 5, 0.7, "#2b6ca3")
        return y + 18

    y = heads(y + 22)
    for t in tx:
        if y + 22 > 785:
            pg.put(555, 820, f"Stran {pg.no}", 7, None, "r")
            pg.next()
            y = heads(46)
        a = t["amt"]
        pg.put(X[0], y, d10(t["date"]), 8)
        pg.put(X[1], y, t["lines"][0], 8)
        pg.put(X[1], y + 10, t["lines"][1], 7, color="#444444")
        pg.put(X[2] if a < 0 else X[3], y, group(a, ".", ","), 8, None, "r")
        pg.put(X[4], y, eu(t["bal"]), 8, None, "r")
        y += 25
    pg.put(40, 820, "Obvestilo: nadomestila so obračunana po veljavnem ceniku.", 7)
    pg.put(555, 820, f"Stran {pg.no}", 7, None, "r")
    pg.save()
    return truth({"bank_name": bank, "account_number": acc, "iban": acc, "account_holder": name, "currency": "EUR",
                  "statement_period": (start, end), "opening_balance": opening, "closing_balance": tx[-1]["bal"], "total_debits": db, "total_credits": cr}, tx)


def estonia(path, seed, rows):
    """A firm's konto väljavõte: platypus grid, payer and explanation in their own columns (explanation is the text), signed amounts, sums at the foot."""
    r = rng("estonia", seed, rows)
    start, end = month(r, r.choice((1, 3)))
    firm = r.choice(["OÜ Põhjatäht Ehitus", "Kullerkupp OÜ", "AS Rannapuit", "Mägiste Köögid OÜ"])
    who = ["Kaubahall Ööbik AS", "Linnatakso OÜ", "Soojus ja Vesi AS", "Jüri Tõnisson", "Külli Pärn", "Metsavana Puit OÜ", "Võru Värvid AS"]
    pool = [(-1, 5, lambda r, d: (f"Arve {digits(r, 6)} tasumine", r.choice(who)), 20, 2400, False),
            (-1, 3, lambda r, d: (f"Kaart {digits(r, 4)} ost {d.strftime('%d.%m')} Tallinn", r.choice(who)), 3, 190, False),
            (-1, 1, lambda r, d: ("Igakuine teenustasu", "Läänemere Äripank AS"), 2, 15, False),
            (-1, 1, lambda r, d: ("Töötasu " + d.strftime("%m.%Y"), r.choice(who[3:5])), 900, 2600, False),
            (1, 4, lambda r, d: (f"Laekumine arve {digits(r, 5)} eest, tellimus {digits(r, 4)}", r.choice(who)), 60, 6400, False)]
    opening = r.randint(100000, 3000000)
    tx = fold(ledger(r, rows, start, end, opening, pool), "Bank20Noto", 8, 136)
    acc = iban("EE", digits(r, 16))
    bank = "Läänemere Äripank"
    body = ParagraphStyle("b", fontName="Bank20Noto", fontSize=8.5, leading=11)

    def d10(d):
        return d.strftime("%d.%m.%Y")

    def eu(p):
        return signed(p, " ", ",")

    db, cr = totals(tx)
    info = Table([["Konto omanik", firm], ["Registrikood", digits(r, 8)], ["Konto number", acc], ["Konto liik", "Arvelduskonto"], ["Valuuta", "EUR"],
                  ["Periood", f"{d10(start)} - {d10(end)}"]], colWidths=[90, 250], hAlign="LEFT")
    info.setStyle(TableStyle([("FONT", (0, 0), (0, -1), "Bank20Noto", 8.5), ("FONT", (1, 0), (1, -1), "Bank20NotoB", 8.5), ("LEFTPADDING", (0, 0), (-1, -1), 0),
                              ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)]))
    data = [["Kuupäev", "Saaja/Maksja", "Selgitus", "Viitenumber", "Summa", "Jääk"], ["", "", "Algsaldo", "", "", eu(opening)]]
    for t in tx:
        other, t["ref"] = t["ref"], digits(r, 8) if r.random() < 0.4 else None
        data.append([d10(t["date"]), other, "\n".join(t["lines"]), t["ref"] or "", eu(t["amt"]), eu(t["bal"])])
    data += [["", "", "Deebetkäive", "", eu(-db), ""], ["", "", "Kreeditkäive", "", eu(cr), ""], ["", "", "Lõppsaldo", "", "", eu(tx[-1]["bal"])]]
    main = Table(data, colWidths=[58, 110, 144, 62, 70, 76], repeatRows=1)
    main.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Bank20Noto", 8), ("FONT", (0, 0), (-1, 0), "Bank20NotoB", 8), ("FONT", (0, 1), (-1, 1), "Bank20NotoB", 8),
                              ("FONT", (0, -3), (-1, -1), "Bank20NotoB", 8), ("LEADING", (0, 0), (-1, -1), 10), ("GRID", (0, 0), (-1, -1), 0.35, colors.HexColor("#9aa7b0")),
                              ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#e3ecf1")), ("ALIGN", (4, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                              ("LEFTPADDING", (0, 0), (-1, -1), 4), ("RIGHTPADDING", (0, 0), (-1, -1), 4), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)]))
    story = [Paragraph(bank, ParagraphStyle("t", fontName="Bank20NotoB", fontSize=15, leading=20, textColor=colors.HexColor("#0b4f6c"))),
             Paragraph("Konto väljavõte", ParagraphStyle("u", fontName="Bank20Noto", fontSize=12, leading=18)), Spacer(1, 4), info, Spacer(1, 10), main,
             Spacer(1, 8), Paragraph("Väljavõte on koostatud elektrooniliselt ja kehtib ilma allkirjata.", body)]

    def deco(c, doc):
        c.setFont("Bank20Noto", 7)
        c.drawString(37, 22, "Läänemere Äripank AS, Sadama 21, 10111 Tallinn")
        c.drawRightString(558, 22, f"Lk {doc.page}")

    SimpleDocTemplate(path, pagesize=A4, leftMargin=37, rightMargin=37, topMargin=34, bottomMargin=42, invariant=1).build(story, deco, deco)
    return truth({"bank_name": bank, "account_number": acc, "iban": acc, "account_holder": firm, "account_type": "Arvelduskonto", "currency": "EUR",
                  "statement_period": (start, end), "opening_balance": opening, "closing_balance": tx[-1]["bal"], "total_debits": db, "total_credits": cr}, tx, refs=True)


def kenya(path, seed, rows):
    """A Kenyan bank's e-statement: address at the left, a table of one row of heads and one of values, Money Out and Money In, summary band at the top."""
    r = rng("kenya", seed, rows)
    start, end = month(r)
    name = r.choice(["WANJIRU AKINYI OTIENO", "KIPROTICH ARAP SANG", "AMINA HASSAN NOOR", "PETER MUTUA KILONZO"])
    pool = [(-1, 5, lambda r, d: (f"MPESA Payment {r.choice('STU')}{digits(r, 2)}{r.choice('ABCXYZ')}{digits(r, 6)} to Till {digits(r, 6)} {r.choice(['MAMA NJERI SHOP', 'UPEPO FUEL LAVINGTON', 'SOKO FRESH'])}", "MOB"), 50, 9000, True),
            (-1, 2, lambda r, d: (f"ATM Withdrawal {r.choice(['Moi Avenue', 'Westlands', 'Eldoret'])}", "ATM"), 500, 40000, 500),
            (-1, 2, lambda r, d: ("Excise Duty on Charges", "CHG"), 3, 70, False),
            (-1, 1, lambda r, d: (f"Pesalink Transfer to {r.choice(['Njoroge Hardware', 'Tumaini Sacco'])} Ref {digits(r, 7)}", "PSL"), 1000, 60000, True),
            (1, 2, lambda r, d: (f"Salary {EN[d.month - 1]} {d.year} {r.choice(['Savannah Growers Ltd', 'Lakeside Academy'])}", "EFT"), 35000, 140000, False),
            (1, 3, lambda r, d: (f"MPESA Deposit {r.choice('STU')}{digits(r, 2)}{r.choice('KLM')}{digits(r, 6)} from 2547XX{digits(r, 6)}", "MOB"), 200, 25000, True)]
    opening = r.randint(200000, 9000000)
    tx = fold(ledger(r, rows, start, end, opening, pool), "Bank20Serif", 7.5, 195)
    acc = digits(r, 13, "0")
    bank = "Rift & Coast Bank Kenya Limited"
    S, B = "Bank20Serif", "Bank20SerifB"
    pg = Page(path, font=S)
    db, cr = totals(tx)

    def d9(d):
        return f"{d.day:02d} {EN[d.month - 1].upper()} {d.year % 100:02d}"

    pg.put(555, 44, bank, 12.5, B, "r", "#8c1d18")
    pg.put(555, 56, "P.O. Box 30417 - 00100 Nairobi", 7, None, "r")
    for i, s in enumerate((name, f"P.O. BOX {r.randint(100, 9999)} - 00200", r.choice(["NAIROBI", "NAKURU", "MOMBASA"]))):
        pg.put(40, 84 + 12 * i, s, 8.5, B if i == 0 else S)
    pg.put(40, 138, "STATEMENT OF ACCOUNT", 11, B)
    cols = [40, 140, 245, 290, 420, 555]
    pg.box(40, 146, 515, 16, "#8c1d18", "#8c1d18")
    pg.box(40, 162, 515, 18, None, "#8c1d18")
    for x, a, b in zip(cols, ("Account Number", "Account Type", "Currency", "Branch", "Statement Period"),
                       (acc, "Hustle Current", "KES", r.choice(["Kimathi Street", "Kenyatta Avenue"]), f"{d9(start)} to {d9(end)}")):
        pg.put(x + 5, 157, a, 7.5, B, color="#ffffff")
        pg.put(x + 5, 174, b, 7.5)
    for x in cols[1:-1]:
        pg.line(x, 146, x, 180, 0.5, "#8c1d18")
    y = 198
    for x, k, v in ((40, "Opening Balance", opening), (175, "Total Money Out", db), (305, "Total Money In", cr), (440, "Closing Balance", tx[-1]["bal"])):
        pg.put(x, y, k, 7.5, color="#555555")
        pg.put(x, y + 13, group(v), 9.5, B)
    X = (40, 95, 138, 412, 484, 555)

    def heads(y):
        pg.box(40, y - 11, 515, 16, "#f3e3e2", None)
        for x, s, a in zip(X, ("Date", "Channel", "Transaction Details", "Money Out", "Money In", "Balance"), "lllrrr"):
            pg.put(x + (4 if a == "l" else -4), y, s, 7.5, B, a)
        return y + 19

    y = heads(240)
    for n, t in enumerate(tx):
        if y + 10 * len(t["lines"]) > 785:
            pg.put(pg.w / 2, 820, f"Page {pg.no}", 7, None, "c")
            pg.next()
            y = heads(48)
        a = t["amt"]
        pg.put(X[0] + 4, y, d9(t["date"]), 7.5)
        pg.put(X[1] + 4, y, t["ref"], 7.5)
        pg.put((X[3] if a < 0 else X[4]) - 4, y, group(a), 7.5, None, "r")
        pg.put(X[5] - 4, y, group(t["bal"]), 7.5, None, "r")
        for s in t["lines"]:
            pg.put(X[2] + 4, y, s, 7.5)
            y += 10
        y += 4
    pg.put(pg.w / 2, 820, f"Page {pg.no}", 7, None, "c")
    pg.save()
    return truth({"bank_name": bank, "account_number": acc, "account_holder": name, "account_type": "Hustle Current", "currency": "KES",
                  "statement_period": (start, end), "opening_balance": opening, "closing_balance": tx[-1]["bal"], "total_debits": db, "total_credits": cr}, tx)


BANKS = {"luxembourg": luxembourg, "slovenia": slovenia, "estonia": estonia, "kenya": kenya}
