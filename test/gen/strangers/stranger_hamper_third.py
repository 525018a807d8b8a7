# SPDX-License-Identifier: AGPL-3.0-or-later
"""Czechia (boxed tax document with a deposit), Japan (qualified invoice), Denmark (credit note of a hire firm), Morocco (Word bill)."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table

from stranger_hamper_kit import amt, day, digits, div, grid, heads, number, pick, plus, rng, shown, spread, twice, wrap
from stranger_hamper_second import styles
from stranger_hamper_words import french


def czechia(path, seed, rows):
    r = rng("czechia", seed, rows)
    d = day(r)
    due = plus(d, 14)
    goods = [("Tiskové desky CTP 745x605", "ks", 18900, 21), ("Vazba V8 pevná, formát A5, 192 stran včetně bílé předsádky a kapitálku", "ks", 8650, 21),
             ("Kniha \"Toulky Podještědím\"", "ks", 21400, 12), ("Grafické práce", "hod", 65000, 21), ("Papír křída mat 130 g B1", "kg", 3420, 21),
             ("Mapa turistická 1:50 000, list 17", "ks", 9800, 12), ("Laminace lesk jednostranná", "m2", 1275, 21), ("Kalendář stolní týdenní, dotisk loga", "ks", 5460, 21),
             ("Doprava smluvním přepravcem", "ks", 14500, 21), ("Učebnice vlastivědy pro 4. ročník, pracovní sešit", "ks", 11250, 12)]
    items, table, net = [], [], {21: 0, 12: 0}
    e = lambda c: shown(c, " ", ",")
    for n, u, p, v in pick(r, goods, rows):
        p += r.randrange(0, 300)
        q = r.randrange(1, 60) * 1000 if u in ("ks",) else r.randrange(500, 40000, 250)
        k = r.choice([0, 0, 0, 5, 12]) if u == "ks" else 0
        g = div(p * q, 1000)
        a = g - div(g * k, 100)
        net[v] += a
        it = {"description": n, "quantity": number(q), "unit_price": amt(p), "tax_rate": str(v), "amount": amt(a)}
        if k:
            it["discount"] = f"{k}%"
        items.append(it)
        table.append([n, number(q).replace(".", ",") + " " + u, e(p), f"{k} %" if k else "", f"{v} %", e(a)])
    vat = {v: div(net[v] * v, 100) for v in net}
    sub, tax = sum(net.values()), sum(vat.values())
    tot = sub + tax
    dep = div(tot * r.choice([0, 20, 40]), 10000) * 100
    sup = r.choice(["Tiskárna Pod Ještědem, s.r.o.", "Knihařství Hladík & syn, v.o.s.", "GRAFIKON SEVER a.s."])
    cus = r.choice(["Městská knihovna Nová Lhota, p. o.", "Nakladatelství Srnčí, spol. s r.o.", "Horský spolek Jizerka, z.s."])
    si, ci = digits(r, 8, "26"), digits(r, 8, "46")
    no = f"{d.year % 100}01{digits(r, 5)}"
    cols = spread(32, [215, 66, 66, 44, 46, 94], "lrrrrr")
    hd = ["Označení dodávky", "Množství", "J.cena", "Sleva", "DPH", "Cena bez DPH"]
    f = lambda x: f"{x.day:02d}.{x.month:02d}.{x.year}"

    def body(s):
        def over():
            s.t(32, 30, f"Doklad č. {no}", "HamperNS", 7)
            s.t(563, 30, f"Strana {s.page}/{s.total}", "HamperNS", 7, "r")
            s.next()
            s.t(32, 806, f"FAKTURA – DAŇOVÝ DOKLAD č. {no} (pokračování)", "HamperNSB", 9)
            s.line(32, 800, 563, 800)
            return 796
        s.t(32, 806, "FAKTURA – DAŇOVÝ DOKLAD", "HamperNSB", 12)
        s.t(563, 806, f"č. {no}", "HamperNSB", 12, "r")
        s.box(32, 560, 531, 238, 1)
        s.line(297, 560, 297, 798)
        s.t(38, 786, "Dodavatel:", "HamperNS", 7)
        s.t(38, 770, sup, "HamperNSB", 10)
        s.block(38, 756, ["Tovární 88/3", "463 11 Liberec 30", "", f"IČ: {si}", f"DIČ: CZ{si}", "Zapsáno v OR u KS v Ústí nad Labem, vložka 19044"], "HamperNS", 8.5, 12)
        s.line(32, 680, 297, 680)
        s.block(38, 667, ["Peněžní ústav:", "Číslo účtu:", "IBAN:", "Variabilní symbol:", "Konstantní symbol:"], "HamperNS", 8.5, 13)
        s.block(130, 667, ["Ještědská záložna, a.s.", "19-2044180217/0300", "CZ65 0300 0000 1920 4418 0217", no, "0308"], "HamperNS", 8.5, 13)
        s.line(32, 606, 297, 606)
        s.block(38, 592, ["Forma úhrady: příkazem", "Objednávka č.: " + f"O-{no[-3:]}/{d.year}"], "HamperNS", 8.5, 13)
        s.box(297, 680, 266, 118, 1.6)
        s.t(303, 786, "Odběratel:", "HamperNS", 7)
        s.t(460, 786, "IČ: " + ci, "HamperNS", 8.5)
        s.t(460, 774, "DIČ: CZ" + ci, "HamperNS", 8.5)
        s.block(315, 750, [cus, "nám. Míru 4", "468 51 Nová Lhota"], "HamperNSB", 10, 14)
        s.block(303, 664, ["Datum vystavení:", "Datum uskutečnění plnění:", "Datum splatnosti:"], "HamperNS", 8.5, 14)
        s.block(556, 664, [f(d), f(plus(d, -2)), f(due)], "HamperNS", 8.5, 14, "r")
        s.t(303, 615, "Konečný příjemce: shodný s odběratelem", "HamperNS", 7.5)
        s.t(32, 545, "Fakturujeme Vám za dodané zboží a služby:", "HamperNS", 8.5)
        y = grid(s, 538, cols, table, 60, over, "HamperNS", 8, pad=2, head=heads(s, cols, hd, "HamperNSB", 8, 16, (.92, .92, .92)))
        s.line(32, y - 3, 563, y - 3)
        if y < 240:
            y = over()
        lab = ["Součet položek"] + [f"DPH {v} %" for v in net if net[v]] + ["Celkem s DPH"]
        val = [e(sub)] + [e(vat[v]) for v in net if net[v]] + [e(tot)]
        if dep:
            lab.append(f"Uhrazená záloha č. ZF{no[-4:]}")
            val.append(e(-dep))
        y1 = s.block(440, y - 18, lab, "HamperNS", 9, 14, "r")
        s.block(560, y - 18, val, "HamperNS", 9, 14, "r")
        s.box(300, y1 - 14, 263, 20, 1, (.92, .92, .92))
        s.t(440, y1 - 7, "CELKEM K ÚHRADĚ (Kč)", "HamperNSB", 10, "r")
        s.t(558, y1 - 7, e(tot - dep), "HamperNSB", 10, "r")
        z = y1 - 34
        s.t(32, z, "Rekapitulace DPH v Kč:", "HamperNSB", 7.5)
        for x, t in ((60, "Sazba"), (150, "Základ"), (220, "Výše DPH"), (290, "Celkem")):
            s.t(x, z - 12, t, "HamperNS", 7.5, "r")
        for v in net:
            if net[v]:
                z -= 11
                for x, t in ((60, f"{v} %"), (150, e(net[v])), (220, e(vat[v])), (290, e(net[v] + vat[v]))):
                    s.t(x, z - 12, t, "HamperNS", 7.5, "r")
        z -= 11
        for x, t in ((60, "Celkem"), (150, e(sub)), (220, e(tax)), (290, e(tot))):
            s.t(x, z - 12, t, "HamperNSB", 7.5, "r")
        s.t(32, z - 34, "Vystavil: Ivana Křesťanová    Převzal:                       Razítko:", "HamperNS", 8)
        s.t(32, 30, f"Doklad č. {no}", "HamperNS", 7)
        s.t(563, 30, f"Strana {s.page}/{s.total}", "HamperNS", 7, "r")
    twice(path, A4, body)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "CZK", "supplier": {"name": sup, "tax_id": "CZ" + si},
            "customer": {"name": cus, "tax_id": "CZ" + ci}, "line_items": items, "subtotal": amt(sub), "tax_total": amt(tax), "total": amt(tot),
            "amount_due": amt(tot - dep)}
    return {"data": data}


def nihon(path, seed, rows):
    r = rng("nihon", seed, rows)
    d = day(r)
    due = plus(d, 31)
    goods = [("Sencha loose leaf, Uji, 100 g tin", "tin", 1250, 8), ("Meeting room bento, salmon", "box", 1180, 8), ("Paper cups 205 ml, sleeve of 50", "sleeve", 420, 10),
             ("Drip coffee bags, assorted, carton of 100", "carton", 6800, 8), ("Water server rental, monthly", "unit", 3500, 10), ("Natural water refill 12 L", "bottle", 1900, 8),
             ("Espresso machine maintenance visit including replacement of gasket and descaling", "visit", 14000, 10), ("Bamboo stirrers, 500", "pack", 680, 10), ("Catering staff, per hour", "hour", 2400, 10)]
    items, table, net = [], [], {10: 0, 8: 0}
    e = lambda c: shown(c, ",", ".", 0)
    for i, (n, u, p, v) in enumerate(pick(r, goods, rows)):
        p = (p + r.randrange(0, 9) * 10) * 100
        q = r.randrange(1, 30)
        a = p * q
        net[v] += a
        items.append({"description": n, "quantity": str(q), "unit_price": amt(p), "tax_rate": str(v), "amount": amt(a)})
        table.append([f"{d.month}/{1 + i * max(d.day - 1, 1) // rows}", n, str(q), u, e(p), "8% *" if v == 8 else "10%", e(a)])
    vat = {v: net[v] * v // 10000 * 100 for v in net}
    sub, tax = sum(net.values()), sum(vat.values())
    tot = sub + tax
    sup = r.choice(["Hinode Office Services K.K.", "Kitayama Tea & Catering Co., Ltd.", "Mizube Refreshments Inc."])
    cus = r.choice(["Ravensmoor Analytics Japan G.K.", "Tokiwa International School", "Polder Robotics Japan K.K."])
    sid, no = "T" + digits(r, 13), f"INV{d.year}{d.month:02d}-{digits(r, 4)}"
    cols = spread(45, [38, 222, 36, 48, 55, 46, 65], "clrlrcr")
    hd = ["Date", "Item", "Qty", "Unit", "Unit price", "Tax", "Amount"]
    month = "January February March April May June July August September October November December".split()
    f = lambda x: f"{month[x.month - 1]} {x.day}, {x.year}"

    def body(s):
        def over():
            s.t(298, 28, f"{s.page}/{s.total}", "Times-Roman", 8, "c")
            s.next()
            s.t(45, 800, no, "Times-Roman", 8)
            return 790
        s.t(298, 790, "I N V O I C E", "Times-Bold", 20, "c")
        s.line(200, 783, 396, 783, .5)
        s.line(200, 781, 396, 781, .5)
        s.t(45, 745, "Messrs. " + cus, "Times-Bold", 13)
        s.line(45, 739, 300, 739, .5)
        s.block(45, 724, ["Accounting Section", "4-11-2 Kaigan-dori, Chuo-ku, Kobe 650-0024"], "Times-Roman", 9, 12)
        s.block(552, 760, ["No. " + no, "Date of issue: " + f(d)], "Times-Roman", 9, 12, "r")
        s.t(380, 722, sup, "Times-Bold", 11)
        s.block(380, 708, ["2-7-19 Nakazaki, Kita-ku", "Osaka 530-0016, Japan", "TEL 06-5550-0417", "Registration No. " + sid], "Times-Roman", 9, 12)
        s.c.setStrokeColorRGB(.8, .1, .1)
        s.c.setLineWidth(1.2)
        s.c.rect(524, 672, 28, 28)
        s.block(538, 689, ["Official", "Seal"], "Times-Roman", 6.5, 8, "c", (.8, .1, .1))
        s.t(45, 690, "We are pleased to submit our invoice as follows.", "Times-Roman", 9)
        s.box(45, 652, 280, 28, 1)
        s.t(53, 662, "Amount due (tax included)", "Times-Roman", 10)
        s.t(318, 661, f"JPY {e(tot)}", "Times-Bold", 15, "r")
        s.t(45, 636, "Payment due date: " + f(due), "Times-Roman", 9)
        y = grid(s, 624, cols, table, 60, over, "Times-Roman", 9, pad=2.5, rules="all", color=(.4, .4, .4), band=(.96, .96, .96),
                 head=heads(s, cols, hd, "Times-Bold", 9, 17, (.85, .85, .85), ink=(.4, .4, .4)))
        if y < 205:
            y = over()
        lab = ["Subtotal", "Consumption tax", "Total"]
        for k, (a, b) in enumerate(zip(lab, [sub, tax, tot])):
            s.box(391, y - 17 * (k + 1), 99, 17, .4)
            s.box(490, y - 17 * (k + 1), 65, 17, .4)
            s.t(396, y - 17 * k - 12, a, "Times-Bold", 9)
            s.t(552, y - 17 * k - 12, e(b), "Times-Bold" if k == 2 else "Times-Roman", 9, "r")
        z = y - 14
        s.t(45, z, "Breakdown by tax rate", "Times-Bold", 8.5)
        for v in net:
            if net[v]:
                z -= 12
                s.t(45, z, f"Subject to {v}%{' *' if v == 8 else ''}", "Times-Roman", 8.5)
                s.t(190, z, e(net[v]), "Times-Roman", 8.5, "r")
                s.t(205, z, "Consumption tax", "Times-Roman", 8.5)
                s.t(320, z, e(vat[v]), "Times-Roman", 8.5, "r")
        s.t(45, z - 16, "* Item subject to the reduced tax rate.", "Times-Roman", 8)
        s.box(45, y - 130, 510, 50, .4)
        s.block(50, y - 92, ["Remarks: Please transfer to Naniwa Mutual Bank, Nakazaki Branch, Ordinary account 0417" + sid[1:4] + ".",
                             "The transfer fee is to be borne by the payer."], "Times-Roman", 8.5, 12)
        s.t(298, 28, f"{s.page}/{s.total}", "Times-Roman", 8, "c")
    twice(path, A4, body)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "JPY", "supplier": {"name": sup, "tax_id": sid},
                     "customer": {"name": cus}, "line_items": items, "subtotal": amt(sub), "tax_total": amt(tax), "total": amt(tot), "amount_due": amt(tot)}}


def danmark(path, seed, rows):
    r = rng("danmark", seed, rows)
    d = day(r)
    goods = [("MINIGRAVER 1,8 TON", "41010", 89500), ("PLADEVIBRATOR 90 KG", "41120", 29500), ("SAKSELIFT 8 M EL", "42008", 64000), ("TRAILER 750 KG", "43001", 17500),
             ("BYGGESTRØMSTAVLE 63 A", "44063", 14500), ("AFFUGTER 45 L", "45045", 19800), ("KERNEBOREMASKINE M. STATIV", "46200", 42500), ("SKRAPKØRSEL", "49000", 32000),
             ("FORSIKRING MASKINER", "49900", 4850), ("STILLADS ALU 6 M RULLE", "42106", 36500)]
    items, table, sub = [], [], 0

    def e(c):
        return shown(abs(c), ".", ",") + ("-" if c < 0 else "")
    for n, code, p in pick(r, goods, rows):
        q = -r.randrange(1, 15)
        p += r.randrange(0, 40) * 50
        k = r.choice([0, 0, 10, 15, 25])
        a = p * q - div(p * q * k, 100)
        sub += a
        it = {"description": n, "quantity": str(q), "unit_price": amt(p), "amount": amt(a)}
        if k:
            it["discount"] = f"{k}%"
        items.append(it)
        table.append([code, n, f"{-q}-", "DAG" if code < "49000" else "STK", e(p), f"{k},0" if k else "", e(a)])
    tax = div(sub * 25, 100)
    tot = sub + tax
    sup = r.choice(["LIMFJORD MATERIELUDLEJNING A/S", "BAKKELY MASKINUTLEJE APS".replace("UTLEJE", "UDLEJNING"), "ØSTHAVNENS LIFTCENTER A/S"])
    cus = r.choice(["MURERMESTER KJELD THRANE", "HØJVANG ENTREPRISE APS", "BOLIGFORENINGEN KLØVERTOFTEN"])
    sid, cid, no = digits(r, 8, "23"), digits(r, 8, "1"), digits(r, 6)
    cols = spread(50, [45, 190, 40, 34, 70, 46, 82], "llrlrrr")
    hd = ["VARENR", "TEKST", "ANTAL", "ENH", "PRIS", "RAB.%", "BELØB"]
    num = digits(r, 5)
    old = digits(r, 6)
    f = d.strftime("%d.%m.%y")
    M, MB = "HamperDM", "HamperDMB"

    def body(s):
        def top():
            s.t(50, 800, sup, MB, 12)
            s.block(50, 786, ["Håndværkervej 21 · 9400 Nørresundby · Tlf. 98 00 41 17"], M, 7.5, 10)
            s.t(557, 800, "K R E D I T N O T A", MB, 12, "r")
            s.block(50, 740, [cus, "ATT. BOGHOLDERI", "FABRIKSPARKEN 30", "9230 SVENSTRUP J"], M, 9, 12)
            lab = ["Kreditnota nr", "Dato", "Kundenr", "Deres CVR-nr", "Vedr. faktura", "Side"]
            s.block(370, 740, [x.ljust(13, ".") + ":" for x in lab], M, 8.5, 12)
            s.block(557, 740, [no, f, num, cid, old, f"{s.page}"], M, 8.5, 12, "r")
            s.t(50, 662, "REKV.: PLADSEN ØST / T. FROM      LEJEPERIODE RETTET IFLG. AFTALE", M, 8)
            s.line(50, 654, 557, 654, .8)
            return 652

        def head(y):
            y = heads(s, cols, hd, MB, 8, 16)(y)
            s.line(50, y, 557, y, .8)
            return y - 3

        def before(y, i):
            part = sum(int(x["amount"].replace(".", "")) for x in items[:i])
            s.t(554, y - 16, "TRANSPORT " + e(part).rjust(14), M, 8, "r")

        def after(y, i):
            part = sum(int(x["amount"].replace(".", "")) for x in items[:i])
            s.t(554, y - 10, "TRANSPORT " + e(part).rjust(14), M, 8, "r")
            return y - 14

        def over():
            s.next()
            return top()
        y = grid(s, top(), cols, table, 130, over, M, 8, pad=2, head=head, carry=(before, after))
        if y < 140:
            before(y, rows)
            y = over()
        y = min(y - 10, 126)
        s.line(50, y, 557, y, .8)
        for x, t, v in ((180, "MOMSPLIGTIGT", sub), (270, "25% MOMS", tax), (400, "MOMSFRIT", 0)):
            s.t(x, y - 13, t, M, 8, "r")
            s.t(x, y - 26, e(v), M, 8.5, "r")
        s.t(554, y - 13, "TOTAL DKK", MB, 8, "r")
        s.t(554, y - 26, e(tot), MB, 9.5, "r")
        s.line(50, y - 32, 557, y - 32, .8)
        s.block(50, y - 46, ["Beløbet modregnes ved næste betaling eller udbetales på forlangende."], M, 7.5)
        s.t(303, 40, f"CVR-nr. {sid}   ·   Bank: Vendelbo Sparekasse reg. 9044 konto 0004170{num}", M, 7.5, "c")
    twice(path, A4, body)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "DKK", "supplier": {"name": sup, "tax_id": sid},
                     "customer": {"name": cus, "tax_id": cid}, "line_items": items, "subtotal": amt(sub), "tax_total": amt(tax), "total": amt(tot)}}


def maroc(path, seed, rows):
    r = rng("maroc", seed, rows)
    d = day(r)
    goods = [("Fourniture et pose de carrelage grès cérame 60x60 y compris plinthes et joints", "m²", 18500), ("Enduit au mortier de ciment sur murs intérieurs", "m²", 4800),
             ("Porte isoplane 0,90 x 2,10 avec cadre et quincaillerie", "U", 145000), ("Peinture vinylique deux couches", "m²", 3250), ("Chauffe-eau électrique 80 L", "U", 189000),
             ("Évacuation des gravats à la décharge publique", "Voy", 45000), ("Faux plafond en plaques de plâtre BA13", "m²", 14500), ("Main d'œuvre plombier qualifié", "H", 7500), ("Tableau électrique équipé 13 modules", "Ens", 98000)]
    items, body, sub = [], [], 0
    e = lambda c: shown(c, " ", ",")
    L, R, B, BR, C = styles("Times-Roman", "Times-Bold", 10.5)
    for n, u, p in pick(r, goods, rows):
        p += r.randrange(0, 20) * 50
        q = r.randrange(4000, 90000, 250) if u == "m²" else r.randrange(1, 6) * 1000
        a = div(p * q, 1000)
        sub += a
        items.append({"description": n, "quantity": number(q), "unit_price": amt(p), "amount": amt(a)})
        body.append([Paragraph(n, L), Paragraph(u, C), Paragraph(number(q).replace(".", ","), R), Paragraph(e(p), R), Paragraph(e(a), R)])
    tax = div(sub * 20, 100)
    tot = sub + tax
    sup = r.choice(["STE BATI ATLAS MENARA SARL", "ENTREPRISE TIZI RÉNOVATION SARL AU", "SOCIÉTÉ AL ANDALOUS TRAVAUX"])
    cus = r.choice(["SYNDIC RÉSIDENCE LES ORANGERS", "STE CLINIQUE DU PALMIER SA", "GROUPE SCOLAIRE IBN TOUMERT"])
    sid, cid, no = "00" + digits(r, 13), "00" + digits(r, 13), f"{r.randrange(1, 300):03d}/{d.year}"
    months = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
    H = [Paragraph(f"<b>{x}</b>", C) for x in ["DÉSIGNATION", "U", "QTÉ", "P.U. HT", "MONTANT HT"]]
    sums = [["", "", "", Paragraph(f"<b>{a}</b>", L), Paragraph(f"<b>{e(v)}</b>", R)] for a, v in (("TOTAL HT", sub), ("TVA 20%", tax), ("TOTAL TTC", tot))]
    t = Table([H] + body + sums, colWidths=[235, 34, 52, 76, 92], repeatRows=1,
              style=[("GRID", (0, 0), (-1, -4), .7, colors.black), ("GRID", (3, -3), (-1, -1), .7, colors.black), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
                     ("NOSPLIT", (0, -5 if rows > 1 else -4), (-1, -1))])
    w = french(tot // 100) + " dirhams" + (f" et {french(tot % 100)} centime{'s' if tot % 100 > 1 else ''}" if tot % 100 else "") + " TTC"
    c18 = ParagraphStyle("a", fontName="Times-Bold", fontSize=17, leading=21, alignment=1)
    c10 = ParagraphStyle("b", fontName="Times-Italic", fontSize=10, leading=13, alignment=1)
    right = ParagraphStyle("c", fontName="Times-Roman", fontSize=11, leading=15, alignment=2)
    und = ParagraphStyle("d", fontName="Times-Bold", fontSize=14, leading=20, alignment=1, spaceBefore=10, spaceAfter=8)
    low = ParagraphStyle("e", fontName="Times-Roman", fontSize=11, leading=15)
    who = Table([["", Paragraph(f"<b>Doit :</b> {cus}<br/>Route de Targa, Marrakech<br/><b>ICE :</b> {cid}", low)]], colWidths=[240, 249],
                style=[("BOX", (1, 0), (1, 0), .7, colors.black), ("BOTTOMPADDING", (1, 0), (1, 0), 6)])

    def foot(c, dd):
        c.setLineWidth(.6)
        c.line(53, 58, 542, 58)
        c.setFont("Times-Roman", 8.5)
        c.drawCentredString(297, 46, "Siège social : 17, rue Ibn Aïcha, Guéliz, Marrakech - Tél : 05 24 00 41 17 - RIB : 145 450 2121" + sid[3:9] + " 0007 41")
        c.drawCentredString(297, 34, f"Patente : 4510{sid[4:8]} - R.C. : {sid[5:10]} - C.N.S.S. : {sid[6:13]} - I.C.E. : {sid}")
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=53, rightMargin=53, topMargin=45, bottomMargin=75, invariant=1)
    day1 = "1er" if d.day == 1 else str(d.day)
    doc.build([Paragraph(sup, c18), Paragraph("Travaux divers – Construction – Aménagement – Négoce", c10), Spacer(1, 16),
               Paragraph(f"Marrakech, le {day1} {months[d.month - 1]} {d.year}", right), Spacer(1, 8), who, Paragraph(f"<u>FACTURE N° {no}</u>", und), t, Spacer(1, 12),
               KeepTogether([Paragraph(f"Arrêtée la présente facture à la somme de : <b>{w[0].upper() + w[1:]}</b>", low), Spacer(1, 10),
                             Paragraph("Mode de règlement : virement ou chèque à 60 jours.", low), Spacer(1, 14), Paragraph("Cachet et signature", right), Spacer(1, 40)])],
              onFirstPage=foot, onLaterPages=foot)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "MAD", "supplier": {"name": sup, "tax_id": sid},
                     "customer": {"name": cus, "tax_id": cid}, "line_items": items, "subtotal": amt(sub), "tax_total": amt(tax), "total": amt(tot)}}


LAYOUTS = {"czechia": czechia, "nihon": nihon, "danmark": danmark, "maroc": maroc}
