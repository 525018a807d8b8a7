# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bank statements: United Kingdom, Germany, France."""
from stranger_harbour_kit import *


def mercia(path, seed, rows):
    """UK current account: type and details over several lines, balance at the end of the day."""
    r = rng("mercia", seed, rows)
    start, end = month(r)
    start, end = start.replace(day=8), (end + dt.timedelta(days=7))
    pool = [(-1, 7, 250, 9000, lambda r, d: ("Card Transaction", f"{digits(r, 4)} {(d - dt.timedelta(days=1)):%d%b%y} CD".upper(),
                                             r.choice(["BARROWFIELD FOODS", "THE CROOKED SPIRE", "PEAKLINE TRAINS", "WICKES LANE DIY"]) + " DERBY GB")),
            (-1, 3, 1500, 22000, lambda r, d: ("Direct Debit", r.choice(["SEVERN VALLEY WATER", "AMBER VALLEY COUNCIL", "PENNINE BROADBAND"]))),
            (-1, 1, 2000, 20000, lambda r, d: ("Cash Withdrawal", f"MERCIA {d:%d%b}".upper())),
            (-1, 1, 20000, 80000, lambda r, d: ("Standing Order", "K HOLLOWAY RENT")),
            (1, 3, 90000, 260000, lambda r, d: ("Automated Credit", "BELPER TEXTILES LTD", f"FP {d:%d/%m/%y} {digits(r, 4)}")), (1, 1, 500, 9000,
             lambda r, d: ("Interest",))]
    ms = moves(r, rows, start, end, r.randint(20000, 200000), pool, floor=-60000)
    opening, closing = ms[0]["bal"] - ms[0]["amt"], ms[-1]["bal"]
    deb, cre = sums(ms)
    sort, acct, who = "60-" + digits(r, 2) + "-" + digits(r, 2), digits(r, 8), r.choice(["MISS A J FEATHERSTONE", "MR D OKONJO"])
    ib = iban_gb(sort, acct)
    addr = [f"{r.randint(2, 160)} SPENCER ROAD", "BELPER", "DERBYSHIRE", f"DE56 {r.randint(1, 2)}{r.choice('JGN')}{r.choice('WDE')}"]
    sign = lambda v: fmt(abs(v)) + (" OD" if v < 0 else "")  # noqa: E731
    c, page, plum = new(path, A4, "Statement"), 1, colors.HexColor("#4b2a63")

    def top(first):
        txt(c, 50, 790, "Mercia", "Bank33NotoB", 20, color=plum)
        txt(c, 126, 790, "Bank plc", "Bank33Noto", 12, color=plum)
        txt(c, 545, 795, "Select Account", "Bank33NotoB", 12, "r")
        txt(c, 50, 760, "Account Name" if first else "Account Number " + acct + "    Sort Code " + sort, "Bank33NotoB", 8)
        if not first:
            txt(c, 545, 760, f"Page No {page}", "Bank33Noto", 8, "r")
            return 735
        txt(c, 50, 748, who, "Bank33Noto", 9)
        for x, a, b in ((250, "Account No", acct), (330, "Sort Code", sort), (420, "Page No", str(page))):
            txt(c, x, 760, a, "Bank33NotoB", 8)
            txt(c, x, 748, b, "Bank33Noto", 9)
        for i, s in enumerate([who] + addr):
            txt(c, 70, 710 - 12 * i, s, "Bank33Noto", 9)
        c.setFillColor(colors.HexColor("#efe8f4"))
        c.rect(330, 612, 215, 112, fill=1, stroke=0)
        txt(c, 338, 708, "Summary", "Bank33NotoB", 10, color=plum)
        for i, (a, b) in enumerate((("Statement Date", f"{end:%d %b %Y}".upper()), ("Period Covered", f"{start:%d %b %Y} to {end:%d %b %Y}".upper()),
                                    ("Previous Balance", "£" + sign(opening)), ("Paid Out", "£" + fmt(deb)), ("Paid In", "£" + fmt(cre)),
                                     ("New Balance", "£" + sign(closing)))):
            txt(c, 338, 692 - 14 * i, a, "Bank33Noto", 8)
            txt(c, 538, 692 - 14 * i, b, "Bank33NotoB" if i == 5 else "Bank33Noto", 8, "r")
        txt(c, 50, 622, "IBAN: " + fours(ib), "Bank33Noto", 8)
        txt(c, 50, 610, "BIC: MERCGB2L", "Bank33Noto", 8)
        return 585

    def heads(y):
        c.setFillColor(plum)
        c.rect(50, y - 5, 495, 16, fill=1, stroke=0)
        for x, a, s in ((54, "l", "Date"), (110, "l", "Description"), (390, "r", "Paid In(£)"), (465, "r", "Withdrawn(£)"), (541, "r", "Balance(£)")):
            txt(c, x, y, s, "Bank33NotoB", 8, a, colors.white)
        return y - 18
    y = heads(top(True))
    txt(c, 54, y, f"{start:%d %b %Y}".upper(), "Bank33Noto", 8)
    txt(c, 110, y, "BROUGHT FORWARD", "Bank33NotoB", 8)
    txt(c, 541, y, sign(opening), "Bank33Noto", 8, "r")
    y, out, prev = y - 14, [], None
    for i, m in enumerate(ms):
        if y - 10 * len(m["lines"]) < 70:
            c.showPage()
            page, prev = page + 1, None
            y = heads(top(False))
        if m["date"] != prev:
            txt(c, 54, y, f"{m['date']:%d %b}".upper(), "Bank33Noto", 8)
        prev = m["date"]
        for k, s in enumerate(m["lines"]):
            txt(c, 110, y - 10 * k, s, "Bank33Noto", 8)
        low, last = y - 10 * (len(m["lines"]) - 1), ends_day(ms, i)
        txt(c, 390 if m["amt"] > 0 else 465, low, fmt(abs(m["amt"])), "Bank33Noto", 8, "r")
        if last:
            txt(c, 541, low, sign(m["bal"]), "Bank33Noto", 8, "r")
            c.setStrokeColor(colors.HexColor("#cbbcd6"))
            c.line(50, low - 4, 545, low - 4)
        out.append(row(m, bal=last))
        y = low - 14
    txt(c, 50, 40, "Mercia Bank plc. Registered in England & Wales No. 0929027. Registered Office: 9 Cathedral Road, Derby DE1 3PE.", "Bank33Noto", 6.5)
    c.save()
    return paper(ms, out, True, (start, end), bank_name="Mercia Bank plc", account_number=acct, iban=fours(ib), bic="MERCGB2L", account_holder=who,
                 address=", ".join(addr), account_type="Select Account", currency="GBP")


def iban_gb(sort, acct):
    return iban(None, "GB", "MERC" + sort.replace("-", "") + acct)


def hanse(path, seed, rows):
    """German cooperative bank, fixed pitch, S and H behind the amounts, details below."""
    r = rng("hanse", seed, rows)
    start, end = month(r)
    man = lambda r: f"MREF: {digits(r, 8)}-{digits(r, 3)}"  # noqa: E731
    pool = [(-1, 5, 800, 26000, lambda r, d: ("Basislastschrift", r.choice(["Stadtwerke Moorfleet GmbH", "Nordlicht Telefon AG",
        "Alsterblick Versicherung VVaG"]),
                                              f"Abschlag {d:%m.%Y} Kd.Nr. {digits(r, 7)}", man(r) + f" CRED: DE{digits(r, 2)}ZZZ0000{digits(r, 7)}")),
            (-1, 4, 500, 12000, lambda r, d: ("Kartenzahlung girocard", r.choice(["EDEKKA Harms//Buxtehude/DE", "TANKHOF SUED//STADE/DE"]),
             f"{d:%Y-%m-%d}T{r.randint(8, 20):02d}:{r.choice('012345')}{digits(r, 1)} Debitk.2")),
            (-1, 2, 20000, 95000, lambda r, d: ("Dauerauftrag", "Hausverwaltung Petersen", "Miete Wohnung 12")), (-1, 1, 295, 995, lambda r,
             d: ("Abschluss", "Kontofuehrungsentgelt")),
            (1, 3, 50000, 320000, lambda r, d: ("Gehalt/Rente", "Reederei Kloppenburg KG", f"Lohn/Gehalt {d:%m/%Y} PNR {digits(r, 5)}")),
            (1, 1, 1000, 40000, lambda r, d: ("Ueberweisungsgutschr.", "Jutta Behrens", "Auslagen Vereinsfahrt"))]
    ms = moves(r, rows, start, end, r.randint(10000, 250000), pool, floor=-150000)
    opening, closing = ms[0]["bal"] - ms[0]["amt"], ms[-1]["bal"]
    acct, blz = "7" + digits(r, 8), "2006" + digits(r, 4)
    ib = iban(r, "DE", blz + "0" + acct)
    who, addr = r.choice(["Heike Lührs", "Torben Claasen"]), [f"Deichstr. {r.randint(1, 99)}", "21614 Buxtehude"]
    sh = lambda v: eu(abs(v)) + (" S" if v < 0 else " H")  # noqa: E731
    c, F, page, nr = new(path, A4, "Kontoauszug"), "Courier", 1, start.month

    def put(col, y, s, right=False, font=F):
        txt(c, 48 + 6 * col, y, s, font, 10, "r" if right else "l")

    def heading():
        txt(c, 48, 792, "Hanseatische Volksbank Unterelbe eG", "Bank33SansB", 13, color=colors.HexColor("#003a70"))
        put(83, 768, f"Kontoauszug Nr. {nr}/{start.year}  Blatt {page}", True)
        c.setLineWidth(.6)
        c.line(48, 762, 546, 762)
        return 748

    def cols(y):
        put(0, y, "Bu-Tag Wert   Vorgang")
        put(83, y, "EUR", True)
        c.line(48, y - 4, 546, y - 4)
        return y - 18
    y = heading()
    for i, s in enumerate([who] + addr):
        put(2, y - 30 - 12 * i, s)
    for i, (a, b) in enumerate((("Kontonummer", acct), ("IBAN", fours(ib)), ("BIC", "GENODEF1HUE"), ("Kontoart", "VR-PrivatKonto"), ("erstellt am",
        f"{end:%d.%m.%Y}"))):
        put(42, y - 14 - 12 * i, a)
        put(54, y - 14 - 12 * i, b)
    y = cols(y - 96)
    put(14, y, f"alter Kontostand vom {start - dt.timedelta(days=1):%d.%m.%Y}", font="Courier-Bold")
    put(83, y, sh(opening), True, "Courier-Bold")
    y, out = y - 20, []
    for m in ms:
        if y - 12 * len(m["lines"]) < 80:
            put(14, y, f"Übertrag auf Blatt {page + 1}")
            at = out and (opening + sum(q["amt"] for q in ms[:len(out)]))
            put(83, y, sh(at if out else opening), True)
            c.showPage()
            page += 1
            y = cols(heading() - 8)
            put(14, y, f"Übertrag von Blatt {page - 1}")
            put(83, y, sh(at if out else opening), True)
            y -= 18
        put(0, y, f"{m['date']:%d.%m.} {m['date']:%d.%m.}")
        put(83, y, sh(m["amt"]), True)
        for k, s in enumerate(m["lines"]):
            put(14, y - 12 * k, s)
        out.append(row(m))
        y -= 12 * len(m["lines"]) + 4
    put(14, y - 8, f"neuer Kontostand vom {end:%d.%m.%Y}", font="Courier-Bold")
    put(83, y - 8, sh(closing), True, "Courier-Bold")
    txt(c, 48, 40, "Bitte beachten Sie die Hinweise auf der Rückseite. Einwendungen sind innerhalb von sechs Wochen zu erheben.", "Helvetica", 7)
    c.save()
    return paper(ms, out, False, None, bank_name="Hanseatische Volksbank Unterelbe eG", account_number=acct, iban=fours(ib), bic="GENODEF1HUE",
                 account_holder=who, address=", ".join(addr), account_type="VR-PrivatKonto", currency="EUR")


def ardenne(path, seed, rows):
    """French relevé: Date, Date valeur, Opération, Débit, Crédit; columns ruled, totals, no running balance."""
    r = rng("ardenne", seed, rows)
    start, end = month(r)
    pool = [(-1, 6, 400, 13000, lambda r, d: f"PAIEMENT CB {(d - dt.timedelta(days=2)):%d%m} " + r.choice(["SEDAN BOULANGERIE MOREL",
        "RETHEL STATION U-ROUTE", "PARIS LIBRAIRIE DU PONT"]) + f" CARTE {digits(r, 4)}"),
            (-1, 3, 2500, 30000, lambda r, d: r.choice(["PRLV SEPA ELECTRICITE DES ARDENNES",
             "PRLV SEPA MUTUELLE MEUSIENNE"]) + f" REF FR{digits(r, 12)} MANDAT {digits(r, 9)}"),
            (-1, 1, 2000, 40000, lambda r, d: f"CHEQUE {digits(r, 7)}"), (1, 3, 70000, 280000, lambda r, d: f"VIR SEPA FONDERIES DE VIREUX SALAIRE {d:%m %Y}"),
            (1, 1, 2000, 30000, lambda r, d: f"VIR CPAM CHARLEVILLE {digits(r, 11)}")]
    ms = moves(r, rows, start, end, r.randint(30000, 300000), pool, floor=-40000)
    opening, closing = ms[0]["bal"] - ms[0]["amt"], ms[-1]["bal"]
    deb, cre = sums(ms)
    f = lambda v: fmt(abs(v), " ", ",")  # noqa: E731
    word = lambda v: "CREDITEUR" if v >= 0 else "DEBITEUR"  # noqa: E731
    acct, who = digits(r, 11), r.choice(["MME CLOTILDE RAUSSIN", "M ET MME YVES DELAHAUT"])
    ib = iban(r, "FR", "1562901" + digits(r, 3) + acct + digits(r, 2))
    addr, branch = [f"{r.randint(1, 80)} RUE DES FORGES", "08200 SEDAN"], r.choice(["SEDAN PLACE TURENNE", "CHARLEVILLE DUCALE"])
    c, page, X, F = new(path, A4, "Relevé de compte"), 1, (40, 90, 140, 405, 480, 555), "Bank33Sans"

    def frame(top, foot):
        c.setLineWidth(.5)
        c.setStrokeColor(colors.black)
        c.rect(40, foot, 515, top - foot)
        for x in X[1:-1]:
            c.line(x, foot, x, top)
        c.line(40, top - 16, 555, top - 16)
        for k, s in enumerate(("Date", "Date valeur", "Opération", "Débit EUROS", "Crédit EUROS")):
            txt(c, (X[k] + X[k + 1]) / 2, top - 11, s, F, 7, "c")
        return top - 28
    txt(c, 40, 795, "CRÉDIT ARDENNAIS", "Bank33SansB", 15, color=colors.HexColor("#b8251f"))
    txt(c, 40, 782, f"Agence : {branch}", F, 8)
    txt(c, 40, 771, "Tél. : 03 24 55 01 00 (appel non surtaxé)", F, 8)
    txt(c, 555, 795, "RELEVÉ DE COMPTE", "Bank33SansB", 12, "r")
    txt(c, 555, 782, f"du {start:%d/%m/%Y} au {end:%d/%m/%Y}", F, 8, "r")
    for i, s in enumerate([who] + addr):
        txt(c, 330, 728 - 12 * i, s, F, 9)
    txt(c, 40, 668, f"COMPTE COURANT N° {acct} en euros", "Bank33SansB", 9)
    txt(c, 40, 656, f"Titulaire : {who}", F, 8)
    txt(c, 40, 644, f"IBAN : {fours(ib)}     BIC : CRARFR2S", F, 8)
    y, foot = frame(630, 70), 70
    txt(c, 144, y, f"SOLDE {word(opening)} AU {start - dt.timedelta(days=1):%d/%m/%Y}", "Bank33SansB", 7.5)
    txt(c, 476 if opening < 0 else 551, y, f(opening), "Bank33SansB", 7.5, "r")
    y, out = y - 14, []
    for i, m in enumerate(ms):
        lines = wrap(m["lines"][0], F, 7.5, 255)
        if y - 10 * len(lines) - (30 if i + 1 == len(ms) else 0) < foot + 4:
            txt(c, 555, 55, "Suite page suivante >>>", F, 7, "r")
            c.showPage()
            page += 1
            txt(c, 40, 795, f"CRÉDIT ARDENNAIS     COMPTE COURANT N° {acct}     {who}", F, 8)
            txt(c, 555, 795, f"Page {page}", F, 8, "r")
            y = frame(780, foot)
        txt(c, 65, y, f"{m['date']:%d/%m/%Y}", F, 7.2, "c")
        txt(c, 115, y, f"{m['date'] + dt.timedelta(days=m['amt'] > 0):%d/%m/%Y}", F, 7.2, "c")
        for k, s in enumerate(lines):
            txt(c, 144, y - 9 * k, s, F, 7.5)
        txt(c, 476 if m["amt"] < 0 else 551, y, f(m["amt"]), F, 7.5, "r")
        out.append(row(m))
        y -= 9 * len(lines) + 5
    txt(c, 144, y - 4, "Total des mouvements", F, 7.5)
    txt(c, 476, y - 4, f(deb), F, 7.5, "r")
    txt(c, 551, y - 4, f(cre), F, 7.5, "r")
    txt(c, 144, y - 17, f"SOLDE {word(closing)} AU {end:%d/%m/%Y}", "Bank33SansB", 7.5)
    txt(c, 476 if closing < 0 else 551, y - 17, f(closing), "Bank33SansB", 7.5, "r")
    txt(c, 40, 55, "Crédit Ardennais, société coopérative à capital variable - Garantie des dépôts : FGDR.", F, 6.5)
    c.save()
    return paper(ms, out, True, (start, end), bank_name="CRÉDIT ARDENNAIS", account_number=acct, iban=fours(ib), bic="CRARFR2S", account_holder=who,
                 address=", ".join(addr), branch=branch, account_type="COMPTE COURANT", currency="EUR")


BANKS = {"mercia": mercia, "hanse": hanse, "ardenne": ardenne}
