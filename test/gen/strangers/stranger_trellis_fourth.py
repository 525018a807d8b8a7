# SPDX-License-Identifier: AGPL-3.0-or-later
"""Swiss CHF + EUR, Singapore multi-currency, French current account + livret, Australian single table with a heading row per account."""
from stranger_trellis_kit import *
from reportlab.platypus import LongTable, Paragraph, SimpleDocTemplate, Spacer, TableStyle
from reportlab.lib.styles import ParagraphStyle


def chpair(path, seed, rows):
    g = random.Random(f"chpair/{seed}/{rows}")
    d0, d1 = period(g)
    bank, holder = "Reusstal Kantonalbank", g.choice(("Urs Zgraggen", "Regula Camenzind-Frei", "Dario Bernasconi"))
    deb, cre, pl = CH_WORDS
    c = Cv(path, pagesize=A4)
    XS = (56, 108, 300, 372, 444, 490, 556)
    y, truth, F, FB = 0, [], "Helvetica", "Helvetica-Bold"
    def head(sub):
        nonlocal y
        box(c, 56, 786, 20, 24, fill="#f2c500", stroke="#000000")
        put(c, (T, 84, 792, bank, FB, 13), (T, 56, 690, "Kontoauszug " + f"{d0:%d.%m.%Y} - {d1:%d.%m.%Y}", FB, 12))
        for i, s in enumerate((holder, "Bahnhofstrasse 14", "6460 Altdorf UR")):
            T(c, 350, 750 - 12 * i, s, F, 9.5)
        for i, (a, b) in enumerate(sub):
            put(c, (T, 56, 672 - 12 * i, a, F, 8.5), (T, 150, 672 - 12 * i, b, FB if i == 1 else F, 8.5))
        y = 602
    for typ, cur, n in (("Privatkonto", "CHF", rows), ("Privatkonto Fremdwährung", "EUR", two(rows))):
        op = g.randint(120000, 1500000)
        txs = gen(g, n, d0, d1, op, deb, cre, pl, .3)
        kto = f"{dg(g, 2)}-{dg(g, 3)}.{dg(g, 3)}-0{g.randint(1, 9)}"
        ib = iban(g, "CH", "00785" + dg(g, 12))
        sub = [("Konto", kto), ("Kontoart", typ), ("IBAN", four(ib)), ("Währung", cur)]
        cells = [("", ["Saldovortrag"], "", "", "", m(op, "ch"))]
        out = []
        for t in txs:
            ls = wrap(t["t"], F, 8, 184)
            a = m(t["a"], "ch")
            cells.append((f"{t['d']:%d.%m.%y}", ls, a if t["a"] < 0 else "", a if t["a"] > 0 else "", f"{t['v']:%d.%m.%y}", m(t["b"], "ch")))
            out.append(tx(t, " ".join(ls), True, vd=True))
        de, cr = tot(txs)
        cells += [("", ["Umsatztotal"], m(de, "ch"), m(cr, "ch"), "", ""), ("", [f"Schlusssaldo {cur}"], "", "", "", m(txs[-1]["b"], "ch"))]
        while cells:
            head(sub)
            take, h = [], 0
            while cells and h + 10 * len(cells[0][1]) + 5 < 500:
                h += 10 * len(cells[0][1]) + 5
                take.append(cells.pop(0))
            box(c, 56, y - 5, 500, 17, fill="#e6e6e6")
            for i, s in enumerate(("Datum", "Buchungstext", "Belastung", "Gutschrift", "Valuta", "Saldo")):
                (R if i in (2, 3, 5) else T)(c, XS[i + 1] - 3 if i in (2, 3, 5) else XS[i] + 3, y, s, FB, 8)
            for x in XS:
                line(c, x, y + 12, x, y - 12 - h, "#999999", .4)
            line(c, 56, y - 12 - h, 556, y - 12 - h, "#999999", .4)
            for col in (5, 4, 3, 2, 1, 0):
                yy = y - 18
                for r in take:
                    b = FB if not r[0] else F
                    if col == 1:
                        for i, s in enumerate(r[1]):
                            T(c, XS[1] + 3, yy - 10 * i, s, b, 8)
                    elif col in (2, 3, 5):
                        R(c, XS[col + 1] - 3, yy, r[col], b, 8)
                    else:
                        T(c, XS[col] + 3, yy, r[col], b, 8)
                    yy -= 10 * len(r[1]) + 5
            c.showPage()
        truth.append(acct(kto, typ, cur, op, txs[-1]["b"], out, de, cr, iban=ib))
    foot(c, F, 56, 556, 40, "Bitte prüfen Sie diesen Auszug. Ohne Gegenbericht innert 30 Tagen gilt er als genehmigt.", "Seite {} / {}")
    c.save()
    return paper(bank, holder, d0, d1, truth)


def sgmulti(path, seed, rows):
    g = random.Random(f"sgmulti/{seed}/{rows}")
    d0, d1 = period(g)
    bank, holder = "Straits Meridian Bank Ltd", g.choice(("TAN WEI LING", "MUHAMMAD HAFIZ BIN OSMAN", "LIM & ONG DESIGN PTE LTD"))
    deb, cre, fd, fc, pl = SG_WORDS
    num, y = f"{dg(g, 3)}-{dg(g, 6)}-{dg(g, 1)}", 0
    F, FB, c = "Multi37Cond", "Multi37CondB", Cv(path, pagesize=A4)
    sets = [("Singapore Dollar", "SGD", rows, deb, cre), ("US Dollar", "USD", two(rows), fd, fc), (*g.choice((("Euro", "EUR"), ("Pound Sterling", "GBP"),
            ("Australian Dollar", "AUD"))), g.randint(0, 3), fd, fc)]
    data = []
    for name, cur, n, a, b in sets:
        op = g.randint(50000, 1800000)
        data.append((name, cur, op, gen(g, n, d0, d1, op, a, b, pl, .35)))
    def top():
        nonlocal y
        put(c, (T, 50, 796, "STRAITS MERIDIAN", FB, 15, HX("#c8102e")), (R, 545, 800, "Statement of Account", FB, 12))
        R(c, 545, 786, f"{d0:%-d %b %Y} to {d1:%-d %b %Y}", F, 8.5)
        y = 750
    def th():
        nonlocal y
        put(c, (T, 50, y, "Date", FB, 8), (T, 105, y, "Description", FB, 8))
        for x, s in ((385, "Withdrawal (-)"), (465, "Deposit (+)"), (545, "Balance")):
            R(c, x, y, s, FB, 8)
        line(c, 50, y - 5, 545, y - 5, "#c8102e", 1)
        y -= 18
    top()
    for i, s in enumerate((holder, f"BLK {g.randint(10, 600)} TOA PAYOH LORONG 2", f"#0{g.randint(2, 9)}-{g.randint(10, 200)}", f"SINGAPORE 310{dg(g, 3)}")):
        T(c, 50, 748 - 11.5 * i, s, F, 9)
    y = 680
    put(c, (T, 50, y, "Account Summary", FB, 11), (T, 50, y - 16, "Multi-Currency Savings", F, 9), (T, 200, y - 16, "Account No. " + num, F, 9))
    y -= 34
    for name, cur, op, txs in data:
        put(c, (T, 70, y, name, F, 8.5), (T, 200, y, cur, F, 8.5), (R, 330, y, m(txs[-1]["b"] if txs else op), F, 8.5))
        y -= 13
    y -= 22
    box(c, 50, y - 7, 495, 21, fill="#f3e3e5")
    put(c, (T, 56, y, "Multi-Currency Savings", FB, 10), (R, 539, y, "Account No. " + num, FB, 9))
    y -= 30
    truth = []
    for name, cur, op, txs in data:
        if y < 170:
            c.showPage()
            top()
        T(c, 50, y, f"CURRENCY: {name.upper()} ({cur})", FB, 9)
        y -= 18
        th()
        put(c, (T, 105, y, "Balance Brought Forward", F, 8), (R, 545, y, m(op), F, 8))
        y -= 14
        out, bal = [], op
        for t in txs:
            a, b = t["t"].split("~")
            ls = wrap(a, F, 8, 190) + wrap(b, F, 8, 190)
            if y - 10 * len(ls) < 80:
                put(c, (T, 105, y, "Balance Carried Forward", FB, 8), (R, 545, y, m(bal), FB, 8))
                c.showPage()
                top()
                T(c, 50, y, f"Multi-Currency Savings  Account No. {num}  ({cur})", F, 8)
                y -= 18
                th()
                put(c, (T, 105, y, "Balance Brought Forward", F, 8), (R, 545, y, m(bal), F, 8))
                y -= 14
            T(c, 50, y, f"{t['d']:%d/%m/%Y}", F, 8)
            for i, s in enumerate(ls):
                T(c, 105, y - 10 * i, s, F, 8)
            put(c, (R, 385 if t["a"] < 0 else 465, y, m(t["a"]), F, 8), (R, 545, y, m(t["b"]), F, 8))
            y -= 10 * len(ls) + 5
            bal = t["b"]
            out.append(tx(t, " ".join(ls), True))
        if not txs:
            T(c, 105, y, "No transactions for this period", F, 8)
            y -= 14
        de, cr = tot(txs)
        line(c, 300, y + 8, 545, y + 8, "#999999", .4)
        T(c, 105, y - 3, "Total", FB, 8)
        put(c, (R, 385, y - 3, m(de), FB, 8), (R, 465, y - 3, m(cr), FB, 8))
        put(c, (T, 105, y - 16, "Balance Carried Forward", FB, 8), (R, 545, y - 16, m(bal), FB, 8))
        y -= 48
        truth.append(acct(num, "Multi-Currency Savings", cur, op, bal, out, de, cr))
    foot(c, F, 50, 545, 36, "Straits Meridian Bank Ltd   Co. Reg. No. 196804412K   Deposits are insured up to S$100,000 in aggregate by SDIC.", "Page {} of {}")
    finish(c)
    return paper(bank, holder, d0, d1, truth)


def frrel(path, seed, rows):
    g = random.Random(f"frrel/{seed}/{rows}")
    d0, d1 = period(g)
    bank, holder = "Crédit Rural du Val d'Allier", g.choice(("M. THIERRY CHASSAGNE", "MME AÏCHA BENHAMOU", "MME SOLÈNE LE GUELLEC"))
    deb, cre, pl = FR_WORDS
    f = lambda v: m(v, "fr")
    c, y, truth = Cv(path, pagesize=A4), 0, []
    N, NB = "Multi37NotoS", "Multi37NotoSB"
    def top():
        nonlocal y
        put(c, (T, 45, 795, "Crédit Rural", NB, 15, HX("#00705a")), (T, 45, 782, "du Val d'Allier", N, 10, HX("#00705a")))
        put(c, (R, 550, 795, "RELEVÉ DE COMPTES", NB, 12), (R, 550, 780, f"du {d0:%d.%m.%Y} au {d1:%d.%m.%Y}", N, 9))
        y = 745
    top()
    for i, s in enumerate((holder, f"{g.randint(1, 70)} RUE DES TANNEURS", "03000 MOULINS")):
        T(c, 330, 735 - 13 * i, s, N, 10)
    y = 670
    for typ, n, dl, cl in (("COMPTE DE DÉPÔT", rows, deb, cre), ("LIVRET A", two(rows), ["VIR VERS COMPTE DE DEPOT|20|300"], ["VIR DE COMPTE DE DEPOT|25|300",
            "VERSEMENT ESPECES|50|400|r"])):
        op, kto = g.randint(60000, 900000), dg(g, 11)
        txs, ib = gen(g, n, d0, d1, op, dl, cl, pl, .3 if "D" in typ else .6), iban(g, "FR", "1680600420" + kto + "37")
        if y < 200:
            c.showPage()
            top()
        put(c, (T, 45, y, f"{typ} N° {kto}", NB, 10.5), (R, 550, y, "en EUR", N, 8), (T, 45, y - 13, f"IBAN : {four(ib)}   BIC : CRVAFRP1MOU", N, 8))
        y -= 36
        def th():
            nonlocal y
            for i, (x, w, s) in enumerate(((45, 44, "Date|opé."), (89, 44, "Date|valeur"), (133, 267, "Libellé des opérations"), (400, 75, "Débit"), (475, 75,
                    "Crédit"))):
                box(c, x, y - 13, w, 27, fill="#00705a", stroke="#ffffff")
                for k, q in enumerate(s.split("|")):
                    M(c, x + w / 2, y + (4 if "|" in s else -2) - 11 * k, q, NB, 8, WHITE)
            y -= 28
        th()
        def solde(d, v):
            nonlocal y
            put(c, (T, 137, y, f"SOLDE {'CRÉDITEUR' if v >= 0 else 'DÉBITEUR'} AU {d:%d.%m.%Y}", NB, 8.5), (R, 546 if v >= 0 else 471, y, f(v), NB, 8.5))
            y -= 16
        solde(d0 - dt.timedelta(days=1), op)
        out = []
        for t in txs:
            ls = wrap(t["t"], N, 8, 240)
            if y - 10 * len(ls) < 80:
                c.showPage()
                top()
                th()
            for i, s in enumerate(ls):
                T(c, 137, y - 10 * i, s, N, 8)
            put(c, (R, 471 if t["a"] < 0 else 546, y, f(t["a"]), N, 8), (T, 50, y, f"{t['d']:%d.%m}", N, 8), (T, 94, y, f"{t['v']:%d.%m}", N, 8))
            y -= 10 * len(ls) + 4
            out.append(tx(t, " ".join(ls), vd=True))
        de, cr = tot(txs)
        line(c, 45, y + 9, 550, y + 9, "#00705a", .8)
        put(c, (T, 137, y - 3, "TOTAL DES OPÉRATIONS", NB, 8.5), (R, 471, y - 3, f(de), NB, 8.5), (R, 546, y - 3, f(cr), NB, 8.5))
        y -= 19
        solde(d1, txs[-1]["b"])
        y -= 26
        truth.append(acct(kto, typ, "EUR", op, txs[-1]["b"], out, de, cr, iban=ib))
    foot(c, N, 45, 550, 34, bank + " - Société coopérative à capital variable - RCS Cusset 779 004 118", "P. {}/{}", GREY)
    finish(c)
    return paper(bank, holder, d0, d1, truth)


def aueasy(path, seed, rows):
    g = random.Random(f"aueasy/{seed}/{rows}")
    d0, d1 = period(g, 3)
    bank, holder = "Wattle Mutual Bank Limited", g.choice(("MR BRENDAN O'KEEFE", "MS NGOC ANH TRAN", "DR LEANNE PAPADAKIS"))
    deb, cre, pl = AU_WORDS
    st = ParagraphStyle("d", fontName="Helvetica", fontSize=8.5, leading=10.5)
    cr_ = lambda v: f"${m(v)} CR"
    grid, sty, truth = [["Date", "Transaction details", "Debit", "Credit", "Balance"]], [], []
    for typ, n, a, b, pc in (("Everyday Access", rows, deb, cre, .3), ("Bonus Saver", two(rows), ["Transfer to Everyday Access|20|300"],
            ["Transfer from Everyday Access|50|500", "Interest Paid|3|14"], .7),
                             ("Christmas Club", g.randint(0, 3), ["Withdrawal|5|10"], ["Transfer from Everyday Access|20|60"], .95)):
        op, no = g.randint(50000, 900000), dg(g, 9)
        txs = gen(g, n, d0, d1, op, a, b, pl, pc)
        r = len(grid)
        grid.append([f"{typ}   BSB 633-{dg(g, 3)}   Account number {no}", "", "", "", ""])
        sty += [("SPAN", (0, r), (-1, r)), ("BACKGROUND", (0, r), (-1, r), HX("#ffd24a")), ("FONT", (0, r), (-1, r), "Helvetica-Bold", 9)]
        grid.append([f"{d0:%d %b %Y}", "Opening balance", "", "", cr_(op)])
        for i, t in enumerate(txs):
            grid.append([f"{t['d']:%d %b %Y}", Paragraph(t["t"].replace("&", "&amp;"), st), "$" + m(t["a"]) if t["a"] < 0 else "",
                    "$" + m(t["a"]) if t["a"] > 0 else "", cr_(t["b"])])
            if i % 2 == 0:
                sty.append(("BACKGROUND", (0, len(grid) - 1), (-1, len(grid) - 1), HX("#f4f4f0")))
        if not txs:
            grid.append(["", "No transactions during this period", "", "", ""])
        end, (de, cr) = txs[-1]["b"] if txs else op, tot(txs)
        grid.append([f"{d1:%d %b %Y}", "Closing balance / totals", "$" + m(de), "$" + m(cr), cr_(end)])
        sty += [("FONT", (0, len(grid) - 1), (-1, len(grid) - 1), "Helvetica-Bold", 8.5), ("LINEABOVE", (0, len(grid) - 1), (-1, len(grid) - 1), .6, BLACK)]
        truth.append(acct(no, typ, None, op, end, [tx(t, t["t"], True) for t in txs], de, cr))
    table = LongTable(grid, colWidths=[66, 225, 72, 72, 90], repeatRows=1, style=TableStyle([
        ("FONT", (0, 0), (-1, -1), "Helvetica", 8.5), ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 8.5), ("LINEBELOW", (0, 0), (-1, 0), 1, BLACK), ("VALIGN",
                (0, 0), (-1, -1), "TOP"),
        ("ALIGN", (2, 0), (-1, -1), "RIGHT"), ("TOPPADDING", (0, 0), (-1, -1), 2.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("LEFTPADDING", (0, 0), (-1, -1),
                4)] + sty))
    b = ParagraphStyle("b", fontName="Helvetica", fontSize=10, leading=13)
    story = [Paragraph(s, b) for s in (holder, f"{g.randint(1, 99)} Moorabool Street", "GEELONG VIC 3220")] + [Spacer(1, 18)]
    story += [Paragraph(f"<b>Statement of your accounts</b> for the period {d0:%-d %B %Y} to {d1:%-d %B %Y}. Member number {dg(g, 6)}.", b), Spacer(1, 12),
            table, Spacer(1, 12),
              Paragraph("Please check all entries and tell us promptly of any error or unauthorised transaction.", ParagraphStyle("n", b, fontSize=7.5))]
    def deco(c, doc):
        c.setFillColor(HX("#ffd24a"))
        c.circle(50, 800, 11, fill=1, stroke=0)
        T(c, 68, 795, "Wattle Mutual Bank", "Helvetica-Bold", 15)
        T(c, 35, 28, "Wattle Mutual Bank Limited ABN 41 087 651 118 AFSL 240 118", "Helvetica", 7, GREY)
    def mk(*a, **k):
        c = Cv(a[0], pagesize=A4)
        c.late = lambda q, p, n, *_: R(q, 560, 28, f"Page {p} of {n}", "Helvetica", 7.5)
        return c
    SimpleDocTemplate(path, pagesize=A4, leftMargin=29, rightMargin=29, topMargin=66, bottomMargin=45).build(story, onFirstPage=deco, onLaterPages=deco,
            canvasmaker=mk)
    return paper(bank, holder, d0, d1, truth)


BANKS = {"chpair": chpair, "sgmulti": sgmulti, "frrel": frrel, "aueasy": aueasy}
