# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bank statements: United Kingdom (two), Germany, France, Spain, Italy."""
from reportlab.platypus import LongTable, Paragraph, SimpleDocTemplate, Spacer
from reportlab.lib.styles import ParagraphStyle
from stranger_frontier_kit import *

UK_POOL = [(-1, 3, 70, 7, "VIS|HARTLEY STORES 3###|READING"), (-1, 2, 12, 5, ")))|BEAN & LEAF|LONDON"), (-1, 20, 140, 4, "DD|SEVERN WATER"),
    (-1, 25, 180, 3, "DD|BRIGHTWAY ENERGY"), (-1, 10, 450, 3, "BP|{n}|RENT SHARE"), (1, 1200, 3100, 3, "CR|TRENTBRIDGE LTD|SALARY"),
    (1, 10, 300, 2, "CR|{n}|THANKS"), (-1, 10, 300, 2, "ATM|CASH HARROW %b%d|HARROW HIGH ST"), (-1, 500, 900, 1, "SO|CORNER LETTINGS"),
    (-1, 60, 160, 1, "DD|BOROUGH COUNCIL TAX")]
LL_POOL = [(-1, 3, 60, 7, "DEB~PENNYFARM FOODS CD ####"), (-1, 6, 40, 3, "DEB~WESTLINE RAIL TICKETS LONDON CD ####"),
    (-1, 15, 140, 4, "DD~NORTHGATE MOBILE 7##########"), (-1, 10, 900, 3, "FPO~{n} 4000000######### RENT 2#####"),
    (1, 900, 2600, 3, "BGC~COUNTY HALL PAY 00####"), (1, 10, 250, 3, "FPI~{n} RP46########## DINNER"),
    (-1, 10, 250, 2, "CPT~LNK POST OFFICE HIGH STREET CD ####"), (-1, 300, 700, 1, "SO~CASTLE ESTATES")]
DE_POOL = [(-1, 8, 110, 6, "Basislastschrift|Frischmarkt Wagner sagt Danke|EREF: ##########|MREF: @@######"),
    (-1, 20, 190, 4, "Basislastschrift|Stadtwerke Neuhausen|Abschlag %m/%Y Vertrag 7######"),
    (-1, 10, 90, 4, "Kartenzahlung|Bäckerei Lindner//Ulm/DE|%d.%m.%Y um 1#:^#:^#|Debitkarte"), (-1, 350, 980, 2, "Dauerauftrag|{n}|Miete %m/%Y"),
    (1, 1500, 3600, 3, "Gehalt/Rente|Maschinenbau Kessler GmbH|Lohn/Gehalt %m.%Y"),
    (-1, 50, 400, 2, "Auszahlung girocard|GA NR0000#### BLZ6309#### 0|%d.%m/1#.^#UHR ULM"), (1, 20, 400, 2, "Überweisungsgutschr.|{n}|Danke für die Auslage"),
    (-1, 4, 9, 1, "Abschluss|lt. Anlage Kontoführung")]
FR_POOL = [(-1, 4, 90, 7, "PAIEMENT CB %d%m CAVES DU MARCHE LYON"),
    (-1, 15, 140, 4, "PRLV SEPA ENERGIE DU RHONE ECH/%d%m%y ID EMETTEUR/FR12ZZZ######|MDT/++######"),
    (-1, 20, 200, 3, "RETRAIT DAB %d/%m 1#H^# 0######A GRENOBLE"), (1, 1400, 3200, 3, "VIR SEPA RECU /DE ATELIERS FONTANEL|/MOTIF SALAIRE %m %Y /REF P#####"),
    (-1, 300, 900, 2, "VIR SEPA EMIS /MOTIF LOYER|/BEN {n} /REFDO @@###"), (1, 15, 250, 2, "REMISE CHEQUES BORDEREAU 0######"),
    (-1, 20, 400, 2, "CHEQUE N° 70#####"), (-1, 2, 9, 1, "COTISATION COMPTE A COMPOSER")]

MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()


def ukhigh(path, seed, rows):
    r = rng("ukhigh", seed, rows)
    a, b = period(r, r.choice([4, 11, 27]))
    op, acc, ib = r.randint(-20000, 240000), digits(r, "4#######"), iban(r, "GB", "ABAK4012164#######")
    who = r.choice(["Mr Thomas Edgerton", "Mrs Amina Begum", "Miss Rhian Powell"])
    ts = bookings(r, rows, UK_POOL, a, b, op, ("S HALLAM", "MR P DOYLE", "J ODUYA"), -50000)
    (deb, cre), end, last = sums(ts), ts[-1]["bal"], last_of_day(ts)
    bal = lambda n: us(abs(n)) + (" D" if n < 0 else "")

    def brow(c, y, s, d, n):
        if d:
            L(c, 50, y, d.strftime("%d %b %y"), HV, 8.5)
        L(c, 120, y, s, HB, 8.5)
        R(c, 530 if n >= 0 else 538, y, bal(n), HV, 8.5)

    def draw(c, total):
        n, i, run, new = 0, 0, op, True
        while i < len(ts) or n == 0:
            n += 1
            if n > 1:
                c.showPage()
            L(c, 48, 790, "ABBEY & KENT", TB, 17, "#8a1020")
            R(c, 545, 792, "Contact tel 03450 555 012", HV, 7.5)
            R(c, 545, 782, "Text phone 03450 555 019   www.abbeykent.example", HV, 7.5)
            y = 745
            if n == 1:
                for k, s in enumerate([who, "14 Orchard Rise", "Caversham", "Reading", "RG4 7QT"]):
                    L(c, 66, 715 - 11 * k, s, HV, 9)
                L(c, 330, 726, "Account Summary", HB, 11)
                for k, (s, v) in enumerate([("Opening Balance", bal(op)), ("Payments In", us(cre)), ("Payments Out", us(deb)), ("Closing Balance", bal(end))]):
                    L(c, 330, 708 - 13 * k, s, HV, 9)
                    R(c, 530 if v[-1] != "D" else 538, 708 - 13 * k, v, HV, 9)
                    rule(c, 330, 704 - 13 * k, 545, lw=.3, col="#8a1020")
                L(c, 330, 640, "International Bank Account Number", HV, 7.5)
                L(c, 330, 630, ib.replace(" ", ""), HV, 8.5)
                L(c, 330, 617, "Branch Identifier Code", HV, 7.5)
                L(c, 330, 607, "ABAKGB2L", HV, 8.5)
                L(c, 48, 625, "Your Statement", HB, 15, "#8a1020")
                y = 575
            L(c, 48, y, f"{a.day} {MONTHS[a.month - 1]}{'' if a.year == b.year else ' ' + str(a.year)} to {ukdate(b)}", HB, 9)
            for x, s, v in [(48, "Account Name", who), (330, "Sortcode", "40-12-16"), (410, "Account Number", acc), (500, "Sheet Number", str(211 + n))]:
                L(c, x, y - 18, s, HV, 7.5)
                L(c, x, y - 29, v, HV, 9)
            L(c, 48, y - 52, "Your Abbey Bank Account details", HB, 11, "#8a1020")
            y -= 70
            box(c, 48, y - 5, 497, 15, "#f1dfe1")
            for x, s, fn in [(50, "Date", L), (98, "Payment type and details", L), (390, "£Paid out", R), (462, "£Paid in", R), (530, "£Balance", R)]:
                fn(c, x, y, s, HB, 8)
            y -= 17
            brow(c, y, "BALANCE BROUGHT FORWARD", a if n == 1 else None, run)
            y, new = y - 13, True
            while i < len(ts) and y - 11 * len(ts[i]["lines"]) > 70:
                t = ts[i]
                if new:
                    L(c, 50, y, t["d"].strftime("%d %b %y"), HV, 8.5)
                L(c, 98, y, t["lines"][0], HV, 8.5)
                for k, s in enumerate(t["lines"][1:]):
                    L(c, 120, y - 11 * k, s, HV, 8.5)
                y -= 11 * (len(t["lines"]) - 2)
                R(c, 390 if t["a"] < 0 else 462, y, us(abs(t["a"])), HV, 8.5)
                if last[i]:
                    R(c, 530 if t["bal"] >= 0 else 538, y, bal(t["bal"]), HV, 8.5)
                run, new, y, i = t["bal"], last[i], y - 12, i + 1
            brow(c, y - 2, "BALANCE CARRIED FORWARD", b if i == len(ts) else None, run)
            rule(c, 48, y - 8, 545, lw=.6, col="#8a1020")
            L(c, 48, 34, "Abbey & Kent Bank plc. Information about the Financial Services Compensation Scheme is overleaf.", HV, 6.5)
    twice(path, A4, draw)
    return bank("Abbey & Kent", who, "GBP", op, end, [tx(t, x) for t, x in zip(ts, last)], acc=acc, ib=ib.replace(" ", ""), ab=(a, b), deb=deb, cre=cre)


def uktypes(path, seed, rows):
    r = rng("uktypes", seed, rows)
    a, b = period(r)
    op, acc = r.randint(20000, 300000), digits(r, "7#######")
    who = r.choice(["MR ALASDAIR REID", "MISS JOSEPHINE CARR", "MR K OYELARAN"])
    ts = bookings(r, rows, LL_POOL, a, b, op, ("R MCALLISTER", "ELLIE WATTS", "D PRYCE"), 0)
    (deb, cre), end = sums(ts), ts[-1]["bal"]
    st = ParagraphStyle("x", fontName=NSANS, fontSize=8, leading=10)
    cells, out = [["Date", "Description", "Type", "Money In (£)", "Money Out (£)", "Balance (£)"]], []
    for t in ts:
        ty, s = t["lines"][0].split("~")
        cells.append([t["d"].strftime("%d %b %y"), Paragraph(s.replace("&", "&amp;"), st), ty, us(t["a"]) if t["a"] > 0 else "",
            us(-t["a"]) if t["a"] < 0 else "", us(t["bal"])])
        out.append(tx(t, True, lines=[s]))

    def top(c, doc):
        L(c, 42, 790, "PENROSE BANK", NSANSB, 18, "#00603c")
        R(c, 553, 792, "Classic Account", NSANSB, 13)
        R(c, 553, 778, f"{a.strftime('%d')} {MONTHS[a.month - 1]} {a.year} to {b.strftime('%d')} {MONTHS[b.month - 1]} {b.year}", NSANS, 9)
        R(c, 553, 28, f"Page {doc.page}", NSANS, 7.5)
        if doc.page == 1:
            for k, s in enumerate([who, "FLAT 3", "27 DEAN STREET", "STOCKPORT", "SK1 4LT"]):
                L(c, 42, 735 - 11 * k, s, NSANS, 8.5)
            box(c, 340, 676, 213, 70, "#e6f0eb")
            for k, (s, v) in enumerate([("Sort code", "77-04-19"), ("Account number", acc), ("BIC", "PNRBGB21")]):
                L(c, 350, 728 - 18 * k, s, NSANSB, 8.5)
                L(c, 450, 728 - 18 * k, v, NSANS, 8.5)
            rule(c, 42, 662, 553, lw=1.2, col="#00603c")
            for x, s, v, w, z in [(42, "Money In", cre, "Balance on " + a.strftime("%d %B %Y"), op), (300, "Money Out", deb,
                    "Balance on " + b.strftime("%d %B %Y"), end)]:
                for k, (p, q) in enumerate([(s, v), (w, z)]):
                    L(c, x, 645 - 17 * k, p, NSANS, 9)
                    R(c, x + 235, 645 - 17 * k, "£" + us(q), NSANSB, 9)
            rule(c, 42, 618, 553, lw=.5, col="#00603c")
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=42, rightMargin=42, topMargin=85, bottomMargin=50, invariant=1)
    g = HexColor("#00603c")
    tab = LongTable(cells, colWidths=[58, 208, 35, 66, 72, 72], repeatRows=1, style=[
        ("FONT", (0, 0), (-1, -1), NSANS, 8), ("FONT", (0, 0), (-1, 0), NSANSB, 8), ("ALIGN", (3, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LINEBELOW", (0, 0), (-1, 0), 1, g), ("LINEBELOW", (0, 1), (-1, -1), .3, HexColor("#b8c9c0")), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING",
            (0, 0), (-1, -1), 4)])
    b10 = ParagraphStyle("b", fontName=NSANSB, fontSize=11, leading=16, textColor=g)
    foot = ParagraphStyle("f", parent=st, fontSize=7, leading=9.5)
    doc.build([Spacer(1, 145), Paragraph("Your Transactions", b10), Spacer(1, 4), tab, Spacer(1, 12), Paragraph(
        "<b>Transaction types</b>  BGC - Bank Giro Credit   CPT - Cashpoint   DEB - Debit Card   DD - Direct Debit   FPI - Faster Payment Incoming   "
        "FPO - Faster Payment Outgoing   SO - Standing Order", foot)], onFirstPage=top, onLaterPages=top)
    return bank("PENROSE BANK", who, "GBP", op, end, out, acc=acc, kind="Classic Account", ab=(a, b), deb=deb, cre=cre)


def germany(path, seed, rows):
    r = rng("germany", seed, rows)
    a, b = period(r)
    op, ib = r.randint(-30000, 350000), iban(r, "DE", "6309010000########")
    acc, who = str(int(ib.replace(" ", "")[-10:])), r.choice(["Katharina Vogel", "Jürgen und Petra Maier", "Schreinerei Holzapfel"])
    ts = bookings(r, rows, DE_POOL, a, b, op, ("Sabine Krüger", "Haus u. Grund Bauer", "M. Öztürk"), -80000)
    sh = lambda n, w=18: eu(abs(n)).rjust(w) + (" S" if n < 0 else " H")
    body, out = [[" " * 14 + f"alter Kontostand vom {(a - timedelta(1)).strftime('%d.%m.%Y')}".ljust(42) + sh(op), ""]], []
    for t in ts:
        d = t["d"].strftime("%d.%m.")
        body.append([f"{d} {d} {t['lines'][0].ljust(42)}{sh(t['a'])}"] + [" " * 14 + s for s in t["lines"][1:]])
        out.append(tx(t))
    body.append(["", " " * 14 + f"neuer Kontostand vom {b.strftime('%d.%m.%Y')}".ljust(42) + sh(ts[-1]["bal"])])

    def draw(c, total):
        n, y = 0, 0
        for k, block in enumerate(body):
            if y - 11 * len(block) < 90:
                if n:
                    L(c, 56, y - 14, " " * 14 + f"Übertrag auf Blatt {n + 1}".ljust(42) + sh(([op] + [t["bal"] for t in ts])[k - 1]), CR, 9)
                    c.showPage()
                n += 1
                L(c, 56, 785, "Volksbank Oberschwaben-Alb eG", HB, 13, "#003d8f")
                L(c, 56, 770, "Hafengasse 11   89073 Ulm   BLZ 630 901 00   BIC GENODES1XXX", HV, 7.5)
                for i, s in enumerate([who, "Lindenweg 8", "89079 Ulm"] if n == 1 else []):
                    L(c, 56, 715 - 11 * i, s, CR, 10)
                for i, s in enumerate(["Kontoauszug".ljust(16) + f"Nr. {b.month:3d}/{b.year}", "Kontonummer".ljust(16) + acc, "IBAN".ljust(6) + ib,
                                       "erstellt am".ljust(16) + b.strftime("%d.%m.%Y"), "Blatt".ljust(16) + f"{n} von {total}"]):
                    L(c, 330, 726 - 11 * i, s, CR, 8)
                L(c, 56, 655, "VR-Privatkonto     EUR-Konto", CB, 9.5)
                L(c, 56, 632, "Bu-Tag Wert   Vorgang".ljust(68) + "Betrag".rjust(6), CR, 9)
                rule(c, 56, 627, 468)
                y = 612
                if n > 1:
                    L(c, 56, y, " " * 14 + f"Übertrag von Blatt {n - 1}".ljust(42) + sh(([op] + [t["bal"] for t in ts])[k - 1]), CR, 9)
                    y -= 22
            for s in block:
                if s:
                    L(c, 56, y, s, CR, 9)
                y -= 11
        L(c, 56, 52, "Bitte erheben Sie Einwendungen gegen den Rechnungsabschluss innerhalb von sechs Wochen. S = Soll, H = Haben", HV, 6.5)
    twice(path, A4, draw)
    return bank("Volksbank Oberschwaben-Alb eG", who, "EUR", op, ts[-1]["bal"], out, acc=acc, ib=ib, kind="VR-Privatkonto")


def france(path, seed, rows):
    r = rng("france", seed, rows)
    a, b = period(r, r.choice([1, 8]))
    op, acc = r.randint(30000, 420000), digits(r, "0000#######")
    who = r.choice(["M. OLIVIER CHASTAING", "MME NADIA BENALI", "M. OU MME PERRIN"])
    ib = iban(r, "FR", "3015800217" + acc + "##")
    ts = bookings(r, rows, FR_POOL, a, b, op, ("SCI LES TILLEULS", "CLAIRE MOREL"), 0)
    (deb, cre), end, day = sums(ts), ts[-1]["bal"], lambda d: f"{d.day} {MOIS[d.month - 1]} {d.year}"

    def draw(c, total):
        L(c, 40, 795, "BANQUE DU DAUPHINÉ", NSANSB, 15, "#00875a")
        L(c, 300, 795, "RELEVE DE COMPTE CHEQUES", NSANSB, 11)
        L(c, 300, 780, f"du {day(a)} au {day(b)}", NSANS, 9)
        for k, s in enumerate([who, "6 RUE DES ALOUETTES", "38000 GRENOBLE"]):
            L(c, 330, 725 - 12 * k, s, NSANS, 9)
        for k, s in enumerate([f"Compte n° {acc}", f"IBAN : {ib}", "BIC : BDAUFR2GXXX", "Monnaie du compte : EUROS"]):
            L(c, 40, 735 - 13 * k, s, NSANS, 8)
        n, y = 1, 650

        def top(y):
            box(c, 40, y - 6, 515, 18, "#00875a")
            for x, s, fn in [(44, "Date", L), (86, "Nature des opérations", L), (388, "Valeur", M), (478, "Débit", R), (550, "Crédit", R)]:
                fn(c, x, y, s, NSANSB, 8.5, "#ffffff")
            L(c, 40, 30, "Banque du Dauphiné - SA au capital de 84 210 000 euros - RCS Grenoble 055 500 123", NSANS, 6.5)
            R(c, 555, 30, f"P. {n}/{total}", NSANS, 7.5)
            return y - 20
        y = top(y)

        def bold(y, s, x, v, x2=None, v2=None):
            L(c, 86, y, s, NSANSB, 8.5)
            R(c, x, y, v, NSANSB, 8.5)
            if v2:
                R(c, x2, y, v2, NSANSB, 8.5)
        bold(y, f"SOLDE CREDITEUR AU {(a - timedelta(1)).strftime('%d.%m.%Y')}", 550, fr(op))
        y -= 16
        for k, t in enumerate(ts):
            h = 11 * len(t["lines"]) + 3
            if y - h < 75:
                c.showPage()
                n += 1
                y = top(780)
            if k % 2 == 0:
                box(c, 40, y - h + 8, 515, h, "#eaf5f0")
            L(c, 44, y - 2, t["d"].strftime("%d.%m"), NSANS, 8.5)
            for i, s in enumerate(t["lines"]):
                L(c, 86, y - 2 - 11 * i, s, NSANS, 8)
            M(c, 388, y - 2, t["v"].strftime("%d.%m"), NSANS, 8.5)
            R(c, 478 if t["a"] < 0 else 550, y - 2, fr(abs(t["a"])), NSANS, 8.5)
            y -= h
        rule(c, 40, y + 6, 555, col="#00875a")
        bold(y - 8, "TOTAL DES OPERATIONS", 478, fr(deb), 550, fr(cre))
        bold(y - 24, f"SOLDE CREDITEUR AU {b.strftime('%d.%m.%Y')}", 550, fr(end))
    twice(path, A4, draw)
    return bank("BANQUE DU DAUPHINÉ", who, "EUR", op, end, [tx(t) for t in ts], acc=acc, ib=ib, kind="COMPTE CHEQUES", ab=(a, b), deb=deb, cre=cre)


BANKS = {"ukhigh": ukhigh, "uktypes": uktypes, "germany": germany, "france": france}
