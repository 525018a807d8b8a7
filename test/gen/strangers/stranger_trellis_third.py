# SPDX-License-Identifier: AGPL-3.0-or-later
"""A British, a Canadian and a German paper, each with two accounts."""
from stranger_trellis_kit import *

UKP = {"s": ["TESCO STORES ####", "SAINSBURYS S/MKT", "GREGGS PLC", "TFL TRAVEL CH", "BOOTS 0###", "COSTA COFFEE 430#####"], "t": ["LEEDS", "BRISTOL GB",
        "LONDON", "YORK"],
       "w": ["T HOLLOWAY", "J AKHTAR", "MRS P LUND", "DAVIES M"]}


def ukpair(path, seed, rows):
    g = random.Random(f"ukpair/{seed}/{rows}")
    d0 = dt.date(g.randint(2022, 2025), g.randint(1, 11), g.randint(8, 19))
    d1 = d0 + dt.timedelta(days=30)
    bank, holder = "Pennine & Wold Bank plc", g.choice(("Mr Alasdair J Thornbury", "Miss Priya Raval", "Mrs Helen Oakes"))
    deb = [")))  {s} {t}|2|60", "VIS  {s} {t}|4|120", "DD  NORTHERN WATER CO|24|60", "SO  {w} RENT|300|650", "BP  {w} SENT VIA MOBILE APP|10|200",
            "ATM  CASH WOLDBANK {t}|10|200", "DD  BRIGHTLINE ENERGY|60|140"]
    cre = ["CR  HARROGATE FILTERS LTD SALARY BACS|1500|2600", "BP  {w} DINNER THANKS|10|90", "CR  HMRC CHILD BENEFIT|96|104"]
    sdeb, scre = ["TFR  TO CURRENT ACCOUNT MOBILE|20|200"], ["TFR  FROM CURRENT ACCOUNT MOBILE|25|300", "CR  GROSS INTEREST TO DATE|3|12"]
    c = Cv(path, pagesize=A4)
    NAVY = "#12303f"
    C = (58, 108, 138, 400, 470, 540)
    acs = []
    sort = f"{g.randint(20, 60)}-{g.randint(10, 99)}-{g.randint(10, 99)}"
    for typ, n, dl, cl in (("Wold Advance Account", rows, deb, cre), ("Everyday Saver", two(rows), sdeb, scre)):
        op = g.randint(60000, 400000)
        acs.append((typ, dg(g, 8), op, gen(g, n, d0, d1, op, dl, cl, {k: [re.sub("#", lambda _: str(g.randint(1, 9)), v) for v in w] for k, w in UKP.items()},
                .3)))
    def head(first=False):
        M(c, 112, 790, "PENNINE & WOLD", "Multi37SerifB", 11, HX(NAVY))
        line(c, 58, 784, 166, 784, NAVY, 1.4)
        R(c, 540, 790, "Your Statement", "Multi37Serif", 17, HX(NAVY))
        if not first:
            put(c, (T, 58, 760, holder, "Helvetica", 8.5), (R, 540, 760, f"{d0:%-d %B} to {d1:%-d %B %Y}", "Helvetica", 8.5))
        return 730
    def cols(y):
        box(c, 52, y - 6, 494, 19, fill="#dfe8ec")
        for x, s in ((C[0], "Date"), (C[1], "Payment type and details")):
            T(c, x, y, s, "Helvetica-Bold", 8)
        for x, s in zip(C[3:], ("Paid out", "Paid in", "Balance")):
            R(c, x, y, s, "Helvetica-Bold", 8)
        return y - 19
    head(True)
    for i, s in enumerate((holder, f"{g.randint(2, 90)} Chapel Lane", "Otley", f"LS21 {g.randint(1, 9)}QT")):
        T(c, 58, 742 - 12 * i, s, z=9.5)
    put(c, (T, 330, 742, "Contact tel 03457 004 0" + dg(g, 2), "Helvetica", 8), (T, 330, 731, "Text phone 03457 125 563", "Helvetica", 8))
    T(c, 330, 709, f"{d0:%-d %B} to {d1:%-d %B %Y}", "Helvetica-Bold", 11)
    y = 668
    T(c, 58, y, "Your accounts at a glance", "Multi37Serif", 13, HX(NAVY))
    for typ, no, op, txs in acs:
        y -= 20
        put(c, (T, 58, y, typ, "Helvetica-Bold", 9), (T, 200, y, f"{sort}  {no}", "Helvetica", 9))
        put(c, (T, 330, y, f"balance on {d1:%-d %B}", "Helvetica", 9, GREY), (R, 540, y, "£" + m(txs[-1]["b"]), "Helvetica-Bold", 9))
        line(c, 58, y - 6, 540, y - 6, "#9fb2bb", .5)
    y -= 36
    truth = []
    for typ, no, op, txs in acs:
        de, cr = tot(txs)
        if y < 260:
            c.showPage()
            y = head()
        T(c, 58, y, typ, "Multi37Serif", 13, HX(NAVY))
        y -= 18
        for x, a, b in ((58, "Account Name", holder), (230, "Sortcode", sort), (310, "Account Number", no), (420, "Sheet Number", str(g.randint(20, 200)))):
            put(c, (T, x, y, a, "Helvetica", 7, GREY), (T, x, y - 11, b, "Helvetica", 9))
        y -= 34
        for a, v in (("Opening Balance", op), ("Payments In", cr), ("Payments Out", de), ("Closing Balance", txs[-1]["b"])):
            T(c, 330, y, a, "Helvetica-Bold" if "ing B" in a else "Helvetica", 8.5)
            R(c, 540, y, m(v), "Helvetica-Bold" if "ing B" in a else "Helvetica", 8.5)
            y -= 12
        y = cols(y - 14)
        put(c, (T, C[0], y, f"{d0:%d %b %y}", "Helvetica", 8.5), (T, C[1], y, "BALANCE BROUGHT FORWARD", "Helvetica-Bold", 8.5))
        R(c, C[5], y, m(op), z=8.5)
        y -= 14
        out, seen, bal = [], d0, op
        for i, t in enumerate(txs):
            code, s = t["t"].split("  ", 1)
            ls = wrap(s, "Helvetica", 8.5, 150)
            last = i + 1 == len(txs) or txs[i + 1]["d"] != t["d"]
            if y - 11 * len(ls) < 92:
                put(c, (T, C[1], y, "BALANCE CARRIED FORWARD", "Helvetica-Bold", 8.5), (R, C[5], y, m(bal), "Helvetica", 8.5))
                c.showPage()
                y = cols(head())
                put(c, (T, C[1], y, "BALANCE BROUGHT FORWARD", "Helvetica-Bold", 8.5), (R, C[5], y, m(bal), "Helvetica", 8.5))
                y -= 14
                seen = None
            if seen != t["d"]:
                T(c, C[0], y, f"{t['d']:%d %b %y}", z=8.5)
            T(c, C[1], y, code, z=8.5)
            for k, s in enumerate(ls):
                T(c, C[2], y, s, z=8.5)
                if k < len(ls) - 1:
                    y -= 11
            R(c, C[3] if t["a"] < 0 else C[4], y, m(t["a"]), z=8.5)
            if last:
                R(c, C[5], y, m(t["b"]), z=8.5)
            y -= 14
            seen, bal = t["d"], t["b"]
            out.append(tx(t, code + " " + " ".join(ls), last))
        line(c, 52, y + 8, 546, y + 8, NAVY, .8)
        put(c, (T, C[0], y - 4, f"{d1:%d %b %y}", "Helvetica", 8.5), (T, C[1], y - 4, "BALANCE CARRIED FORWARD", "Helvetica-Bold", 8.5))
        R(c, C[5], y - 4, m(txs[-1]["b"]), "Helvetica-Bold", 8.5)
        y -= 44
        truth.append(acct(no, typ, "GBP", op, txs[-1]["b"], out, de, cr))
    def late(k, p, n, *_):
        T(k, 58, 44, bank + ". Registered in England and Wales number 0318842. Registered office 4 Cloth Hall Street, Leeds LS1 2HF.", z=6.5, col=GREY)
        R(k, 540, 30, f"Page {p} of {n}", z=7.5)
    c.late = late
    finish(c)
    return paper(bank, holder, d0, d1, truth)


def canpair(path, seed, rows):
    g = random.Random(f"canpair/{seed}/{rows}")
    d0, d1 = period(g)
    bank, holder = "Dominion Lakes Trust", g.choice(("MS CLAIRE BEAULIEU", "MR GURPREET DHALIWAL", "MR IAN MACALLISTER"))
    deb = ["{s} _V|3|140", "SEND E-TFR ***@#@|20|400", "HYDRO BILL PYMT|60|180", "CHQ#00###-##########|50|900", "{s} #### _F|5|80", "MONTHLY ACCOUNT FEE|10|17"]
    cre = ["PAYROLL DEP NORTHSTAR|900|2600", "E-TRANSFER ***@#@|25|500", "MOBILE DEPOSIT|40|600", "GST CANADA GST|60|130"]
    pl = {"s": ["METRO #412", "TIM HORTENS #07", "LOBLAWS 1029", "PETRO POINT 3318", "CINEMAX 88"]}
    c = Cv(path, pagesize=letter)
    y, truth, tran = 0, [], dg(g, 4)
    X = (40, 330, 425, 462, 572)
    def th():
        nonlocal y
        for i, x in enumerate((40, 246, 338, 428, 470)):
            box(c, x, y - 5, (206, 92, 90, 42, 106)[i], 18, fill="#e3efe6", stroke="#1c6b3c", lw=.7)
        put(c, (T, X[0] + 4, y, "Description", "Multi37NotoB", 8.5), (M, 292, y, "Withdrawals", "Multi37NotoB", 8.5))
        put(c, (M, 383, y, "Deposits", "Multi37NotoB", 8.5), (M, 449, y, "Date", "Multi37NotoB", 8.5), (M, 523, y, "Balance", "Multi37NotoB", 8.5))
        y -= 20
    for k, (typ, cur, n) in enumerate((("EVERY DAY CHEQUING ACCOUNT", "CAD", rows), ("U.S. DAILY INTEREST SAVINGS", "USD", two(rows)))):
        c.grp = k
        op, num = g.randint(60000, 700000), f"{tran}-{dg(g, 7)}"
        txs = gen(g, n, d0, d1, op, deb if not k else ["TFR-TO C/C|20|400", "FX CONVERSION FEE|2|9", "US ATM W/D {s}|40|200|r"],
                cre if not k else ["TFR-FR 1######|30|900", "CREDIT INTEREST|1|6", "US CHEQUE DEP|50|700"], pl, .3 + .3 * k)
        def head():
            nonlocal y
            put(c, (T, 40, 745, bank, "Multi37NotoB", 15, HX("#1c6b3c")), (R, 572, 748, "Statement of Account", "Multi37NotoB", 11))
            rows_ = (("Branch No.", tran), ("Account No.", num), ("Account Type", typ), ("Currency", cur), ("Statement From - To",
                    f"{d0:%b %d/%y} - {d1:%b %d/%y}".upper()))
            for i, (a, b) in enumerate(rows_):
                put(c, (R, 420, 728 - 12 * i, a, "Multi37Noto", 7.5, GREY), (T, 428, 728 - 12 * i, b, "Multi37Noto", 8.5))
            for i, s in enumerate((holder, addr, "KINGSTON ON  K7L 2V6")):
                T(c, 60, 706 - 12 * i, s, "Multi37Noto", 9)
            y = 648
            th()
        addr = f"{g.randint(10, 900)} PRINCESS ST UNIT {g.randint(1, 20)}" if not k else addr
        head()
        put(c, (T, 44, y, "STARTING BALANCE", "Multi37Mono", 8), (T, 432, y, f"{d0 - dt.timedelta(days=1):%b%d}".upper(), "Multi37Mono", 8))
        R(c, X[4], y, m(op), "Multi37Mono", 8)
        out, de = [], tot(txs)
        for i, t in enumerate(txs):
            y -= 13
            if y < 130:
                T(c, 44, y, "Continued on next page", "Multi37Noto", 7, GREY)
                c.showPage()
                head()
            last = i + 1 == len(txs) or txs[i + 1]["d"] != t["d"]
            put(c, (T, 44, y, t["t"], "Multi37Mono", 8), (R, X[1] if t["a"] < 0 else X[2], y, m(t["a"]), "Multi37Mono", 8))
            T(c, 432, y, f"{t['d']:%b%d}".upper(), "Multi37Mono", 8)
            if last:
                R(c, X[4], y, m(t["b"]), "Multi37Mono", 8)
            out.append(tx(t, t["t"], last))
        y -= 26
        line(c, 40, y + 14, 576, y + 14, "#1c6b3c", .7)
        nd = sum(t["a"] < 0 for t in txs)
        put(c, (T, 44, y, f"Total withdrawals ({nd})", "Multi37Noto", 8), (R, X[1], y, m(de[0]), "Multi37Mono", 8))
        put(c, (T, 44, y - 12, f"Total deposits ({n - nd})", "Multi37Noto", 8), (R, X[2], y - 12, m(de[1]), "Multi37Mono", 8))
        put(c, (T, 44, y - 24, "Closing balance", "Multi37NotoB", 8), (R, X[4], y - 24, m(txs[-1]["b"]), "Multi37MonoB", 8))
        truth.append(acct(num, typ, cur, op, txs[-1]["b"], out, *de))
        c.showPage()
    def late(q, p, n, grp, gp, gn):
        T(q, 40, 40, "Accounts issued by: DOMINION LAKES TRUST COMPANY. Please review this statement within 30 days of its date.", "Multi37Noto", 6.5, GREY)
        R(q, 572, 40, f"Page {gp} of {gn}", "Multi37Noto", 7.5)
    c.late = late
    c.save()
    return paper(bank, holder, d0, d1, truth)


def degiro(path, seed, rows):
    g = random.Random(f"degiro/{seed}/{rows}")
    d0, d1 = period(g)
    bank, holder = "Nordmark Direktbank AG", g.choice(("Herr Jörg Wallenhorst", "Frau Dr. Silke Amthor", "Frau Leyla Özkan"))
    deb = ["Lastschrift~{s}^Kd.-Nr. ####### Rechnung ######|15|140", "Überweisung~{w}^Miete und Nebenkosten|350|900", "Dauerauftrag~{w}^Beitrag|20|80",
           "Lastschrift~VISA {s}^KAUFUMSATZ 1#.0# ######## ARN########|6|120"]
    cre = ["Gehalt/Rente~Weserwerft GmbH^Lohn/Gehalt Personalnr. ####|1900|3400", "Gutschrift~{w}^Anteil Geschenk|10|60",
            "Gutschrift~Finanzamt Stade^StNr ##/###/##### Erstattung|80|700"]
    pl = {"s": ["REWE MARKT 4471", "Stadtwerke Elm", "DROGERIE MAI", "Nordnetz Telekom"], "w": ["Hanna Brockmeyer", "Uwe Siems", "Katrin Loos-Feld"]}
    de = lambda v: sg(v, "de")
    c = Cv(path, pagesize=A4)
    F, FB, L, X = "Multi37Sans", "Multi37SansB", 62, 535
    y, truth = 0, []
    addr = (holder, f"Deichstr. {g.randint(1, 90)}", f"21{dg(g, 3)} Stade")
    def words(x, y, s, f, z):
        for w in s.split():
            T(c, x, y, w, f, z)
            x += SW(w + " ", f, z)
    def cols():
        nonlocal y
        line(c, L, y + 12, X, y + 12, "#e06000", 1.2)
        words(L, y, "Buchung", FB, 7.5)
        words(L + 78, y, "Buchung / Verwendungszweck", FB, 7.5)
        R(c, X, y, "Betrag (EUR)", FB, 7.5)
        words(L, y - 10, "Valuta", F, 7.5)
        line(c, L, y - 15, X, y - 15, "#e06000", .6)
        y -= 28
    for k, (typ, n) in enumerate((("Girokonto", rows), ("Extra-Tagesgeld", two(rows)))):
        c.grp = k
        op = g.randint(80000, 900000)
        kto = "5" + dg(g, 9)
        ib = iban(g, "DE", "20190800" + kto)
        txs = gen(g, n, d0, d1, op, deb if not k else ["Überweisung~" + holder + "^Umbuchung Girokonto|50|500"],
                cre if not k else ["Gutschrift~" + holder + "^Sparen|50|600", "Zinsertrag~Habenzinsen^Zinssatz 0,75 % p. a.|1|9"], pl, .25 + .4 * k)
        T(c, L, 790, "nordmark", FB, 20, HX("#e06000"))
        for i, s in enumerate(("Nordmark Direktbank AG · Am Sandtor 8 · 20457 Hamburg",) + addr):
            words(L, 742 - 12 * i - (4 if i else 0), s, F, 9 if i else 6)
        words(L, 650, f"{typ} Nummer {kto}", FB, 13)
        words(L, 634, f"Kontoauszug vom {d0:%d.%m.%Y} bis {d1:%d.%m.%Y}", F, 9)
        for i, (a, b) in enumerate((("Datum", f"{d1:%d.%m.%Y}"), ("Auszugsnummer", str(d1.month)), ("IBAN", four(ib)), ("BIC", "NOMKDEHHXXX"), ("Alter Saldo",
                de(op) + " Euro"), ("Neuer Saldo", de(txs[-1]["b"]) + " Euro"))):
            words(345, 742 - 13 * i, a, FB if "Neu" in a else F, 7.5)
            R(c, X, 742 - 13 * i, b, FB if "Neu" in a else F, 7.5)
        y = 600
        cols()
        out = []
        for t in txs:
            kind, s = t["t"].split("~")
            first, rest = s.split("^")
            ls = [kind + " " + first] + wrap(rest, F, 7.5, 265)
            if y - 10.5 * len(ls) < 70:
                c.showPage()
                T(c, L, 790, "nordmark", FB, 20, HX("#e06000"))
                words(L, 768, f"{typ} Nummer {kto}", F, 8)
                y = 735
                cols()
            for i, s in enumerate(ls):
                words(L + 78, y - 10.5 * i, s, F, 7.5)
            words(L, y, f"{t['d']:%d.%m.%Y}", F, 7.5)
            words(L, y - 10.5, f"{t['v']:%d.%m.%Y}", F, 7.5)
            R(c, X, y, de(t["a"]), F, 7.5)
            y -= 10.5 * max(2, len(ls))
            line(c, L, y + 5, X, y + 5, "#cccccc", .4)
            y -= 7
            out.append(tx(t, " ".join(ls), vd=True))
        if y < 90:
            c.showPage()
            T(c, L, 790, "nordmark", FB, 20, HX("#e06000"))
            y = 750
        words(L + 78, y - 6, "Neuer Saldo", FB, 8)
        R(c, X, y - 6, de(txs[-1]["b"]), FB, 8)
        truth.append(acct(kto, typ, "EUR", op, txs[-1]["b"], out, iban=ib))
        c.showPage()
    c.late = lambda q, p, n, grp, gp, gn: R(q, X, 38, f"Seite {gp} von {gn}", F, 7)
    c.save()
    return paper(bank, holder, d0, d1, truth)


BANKS = {"ukpair": ukpair, "canpair": canpair, "degiro": degiro}
