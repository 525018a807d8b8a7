# SPDX-License-Identifier: AGPL-3.0-or-later
"""United Kingdom, Germany."""
from stranger_palette_kit import *

UK_BUY = ["Thornbury Joinery Ltd", "Pellow & Daughters", "Whinfell Parish Council", "Ashgrove Nurseries Ltd", "Corvid Coffee Roasters"]
UK_AD = [["14 Tannery Row", "Kendal", "LA9 4QX"], ["Unit 6 Priory Trading Estate", "Hereford", "HR2 6LB"], ["The Old Forge, Mill Lane", "Bourne", "PE10 9AB"]]
BOOKS = [("Monthly bookkeeping and bank reconciliation", "", 95, 260), ("VAT return, quarter to date", "", 80, 140), ("Payroll bureau - per payslip",
    "", 3.5, 6),
         ("Year-end accounts and corporation tax computation, including filing at Companies House", "", 450, 980), ("Software subscription recharged",
             "", 12, 40),
         ("Confirmation statement", "", 40, 75), ("Advisory call with a partner", "", 60, 120), ("Zero-rated printed handbook", "", 9, 18),
             ("Registered office service", "", 5, 20)]


def ukonline(path, seed, rows):
    """Cloud ledger, UK: three columns in the head with label over value, payment advice below a cut line."""
    r = rnd("ukonline", seed, rows)
    its = items(r, rows, BOOKS, rates=("20",), fixed={"Zero-rated printed handbook": "0"})
    sup, cust, d = r.choice(["Brightwater Accounting Ltd", "Marsh & Kestle LLP"]), r.choice(UK_BUY), day(r)
    due, no, vat = plus(d, 14), f"INV-{r.randrange(100, 9000):04d}", "GB" + tax_no(r, "GB")
    g = by_rate(its)
    sub, tax = sum(i["net"] for i in its), sum(v[1] for v in g.values())
    (ca, sa), p = r.sample(UK_AD, 2), Sheet(path)
    p.t(44, 92, "INVOICE", NO, 22)
    p.block(60, 124, [cust] + ca + ["UNITED KINGDOM"], NO, 9, 12)
    y = 92
    for a, b in (("Invoice Date", dt(d, "#D MMM YYYY")), ("Invoice Number", no), ("Reference", f"ENG{r.randrange(100, 999)}"), ("VAT Number", vat)):
        p.t(310, y, a, NOB, 8.5)
        p.t(310, y + 11, b, NO, 8.5)
        y += 28
    p.block(430, 92, [sup] + sa + ["UNITED KINGDOM"], NO, 8.5, 11.5)

    def head(y):
        for x, s, a in ((44, "Description", "l"), (330, "Quantity", "r"), (404, "Unit Price", "r"), (462, "VAT", "r"), (551, "Amount GBP", "r")):
            p.t(x, y, s, NOB, 8.5, a)
        p.line(44, y + 6, 551, y + 6, 1)
        return y + 20
    y = head(240)
    for i in its:
        ls = wrap(i["text"], NO, 8.5, 225)
        if y + 12 * len(ls) > 780:
            p.next()
            y = head(70)
        p.block(44, y, ls, NO, 8.5, 12)
        for x, s in ((330, num(i["q"])), (404, num(i["p"])), (462, f"{i['rate']}%" if i["rate"] != "0" else "Zero Rated"), (551, num(i["net"]))):
            p.t(x, y, s, NO, 8.5, "r")
        y += 12 * len(ls)
        p.line(44, y - 6, 551, y - 6, .3, "#bbbbbb")
        y += 8
    if y > 560:
        p.next()
        y = 70
    p.t(462, y, "Subtotal", NO, 8.5, "r")
    p.t(551, y, num(sub), NO, 8.5, "r")
    for k, v in g.items():
        if k != "0":
            y += 16
            p.t(462, y, f"TOTAL VAT {k}%", NO, 8.5, "r")
            p.t(551, y, num(v[1]), NO, 8.5, "r")
    p.line(330, y + 7, 551, y + 7, 1)
    p.t(462, y + 22, "TOTAL GBP", NOB, 9, "r")
    p.t(551, y + 22, num(sub + tax), NOB, 9, "r")
    p.t(44, y + 50, "Due Date: " + dt(due, "#D MMM YYYY"), NOB, 9.5)
    p.block(44, y + 63, [f"Sort code {digs(r, 2)}-{digs(r, 2)}-{digs(r, 2)}  Account {digs(r, 8)}", "Please quote the invoice number."], NO, 8, 11)
    p.line(44, 660, 551, 660, .5, dash=[3, 3])
    p.t(44, 690, "PAYMENT ADVICE", NO, 16)
    p.block(60, 712, ["To:  " + sup] + sa, NO, 8.5, 11.5)
    for k, (a, b) in enumerate((("Customer", cust), ("Invoice Number", no), ("Amount Due", num(sub + tax)), ("Due Date", dt(due, "#D MMM YYYY")))):
        p.t(310, 690 + 15 * k, a, NOB, 8.5)
        p.t(410, 690 + 15 * k, b, NO, 8.5)
    p.line(410, 690 + 64, 551, 690 + 64)
    p.t(310, 690 + 62, "Amount Enclosed", NOB, 8.5)
    p.save()
    for i in its:
        i["sq"] = f"{i['q']:.2f}"
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "GBP", "supplier": {"name": sup,
        "tax_id": vat},
                     "customer": {"name": cust}, "line_items": truth(its, "q", "p", "rate", "net"), "subtotal": st(sub),
                     **tax_once(v[1] for k, v in g.items() if k != "0"),
                     "total": st(sub + tax), "amount_due": st(sub + tax)}}


PARTS = [("Brass compression elbow 15mm", "", 1.2, 3), ("Copper tube 22mm x 3m", "", 14, 22), ("Isolating valve chrome 15mm", "", 2, 4.5),
    ("Magnetic system filter 22mm", "", 68, 99),
         ("Radiator K2 600 x 1200 white, complete with brackets and plugs", "", 74, 120), ("PTFE tape 12m", "", .4, .9), ("Expansion vessel 12L", "",
             24, 38), ("TRV angled pair", "", 11, 19)]


def ukdesktop(path, seed, rows):
    """Desktop ledger on boxed stationery: quantity before details, net and VAT beside each other, boxed totals."""
    r = rnd("ukdesktop", seed, rows)
    its = items(r, rows, PARTS, qty=(1, 2, 4, 5, 10, 25, 50))
    sup, cust, d = r.choice(["Gorse Hill Plumbing Supplies Limited", "Tarn & Fell Merchants Ltd"]), r.choice(UK_BUY), day(r)
    no, vat, car = str(r.randrange(10200, 88000)), "GB " + tax_no(r, "GB"), r.choice((D(0), D("8.50"), D("15.00")))
    cvat = q2(car / 5)
    goods, tax = sum(i["net"] for i in its), sum(i["tax"] for i in its) + cvat
    p, per = Sheet(path), 21
    pages = [its[k:k + per] for k in range(0, len(its), per)]
    (ca, sa), acc, tel = r.sample(UK_AD, 2), cust[:4].upper() + "01", "01539 " + digs(r, 6)
    xs = (36, 84, 330, 394, 462, 506, 559)
    for pn, ch in enumerate(pages):
        if pn:
            p.next()
        # totals first, then the rows, then the head: the program fills its form from the bottom
        if pn == len(pages) - 1:
            for k, (a, v) in enumerate((("Total Net Amount", goods), ("Carriage Net", car), ("Total VAT Amount", tax), ("Invoice Total", goods + car + tax))):
                p.box(370, 690 + 22 * k, 110, 22)
                p.box(480, 690 + 22 * k, 79, 22, "#eeeeee" if k == 3 else None)
                p.t(375, 704 + 22 * k, a, HB if k == 3 else H, 9)
                p.t(554, 704 + 22 * k, ("£ " if k == 3 else "") + num(v), HB if k == 3 else H, 9, "r")
        else:
            p.t(554, 704, "Continued", H, 9, "r")
        p.block(36, 704, ["Goods remain the property of the seller until paid for in full.", "E. & O. E."], H, 7, 10)
        for a, b in zip(xs, xs[1:]):
            p.box(a, 268, b - a, 410)
        p.line(36, 290, 559, 290)
        for a, b, s in zip(xs, xs[1:], ("Quantity", "Details", "Unit Price", "Net Amt", "VAT %", "VAT")):
            p.t((a + b) / 2, 282, s, HB, 9, "c")
        y = 304
        for i in ch:
            p.t(80, y, num(i["q"]), H, 8, "r")
            ls = wrap(i["text"], H, 8, 236)
            p.block(88, y, ls, H, 8, 9)
            for x, s in ((390, num(i["p"])), (458, num(i["net"])), (502, "20.00"), (555, num(i["tax"]))):
                p.t(x, y, s, H, 8, "r")
            y += 17.5
        p.t(36, 58, sup, TB, 17)
        p.t(36, 74, ", ".join(sa), TR, 9)
        p.t(36, 86, f"Tel: {tel}    VAT Reg No: {vat}", TR, 9)
        p.t(559, 58, "Invoice", TB, 20, "r")
        p.t(559, 74, f"Page {pn + 1}", H, 8, "r")
        p.box(36, 112, 260, 90)
        p.block(46, 130, [cust] + ca, H, 10, 14)
        for k, (a, b) in enumerate((("Invoice No", no), ("Invoice/Tax Date", dt(d, "DD/MM/YYYY")), ("Order No", str(4000 + int(no) % 700)),
            ("Account Ref", acc))):
            p.box(360, 112 + 22.5 * k, 100, 22.5, "#eeeeee")
            p.box(460, 112 + 22.5 * k, 99, 22.5)
            p.t(365, 127 + 22.5 * k, a, HB, 9)
            p.t(466, 127 + 22.5 * k, b, H, 9)
    p.save()
    for i in its:
        i["sq"] = f"{i['q']:.2f}"
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "GBP", "supplier": {"name": sup, "tax_id": vat.replace(" ", "")},
                     "customer": {"name": cust}, "line_items": [dict(x, tax_rate="20") for x in truth(its, "q", "p", "tax", "net")], "subtotal": st(goods),
                     "shipping": st(car), "tax_total": st(tax), "total": st(goods + car + tax)}}


BUERO = [("Toner schwarz, 8.000 Seiten", "Stk", 58, 99), ("Kopierpapier A4 80 g", "Pack", 3.4, 5.2), ("Aktenordner 8 cm, blau", "Stk", 1.6, 2.9),
    ("Anfahrtspauschale", "psch", 29, 49),
         ("Netzwerkkabel Cat6 5 m", "Stk", 4, 9), ("Einrichtung Arbeitsplatz\ninkl. Datenübernahme und Einweisung", "Std", 78, 98),
             ("Bildschirm 27\", höhenverstellbar", "Stk", 189, 320),
         ("Wartung Drucker", "Std", 68, 88), ("USB-Headset", "Stk", 34, 79), ("Fachbuch Datenschutz", "Stk", 29, 49)]


def lexbuero(path, seed, rows):
    """German office package: quantity and unit before the text, discount column, carry-over between pages."""
    r = rnd("lexbuero", seed, rows)
    its = items(r, rows, BUERO, qty=("1", "2", "3", "5", "10", "1.5", "2.25"), rates=("19",), disc=(0, 0, 0, 5, 10))
    sup, cust, d = r.choice(["Bürotechnik Hasselfeld e.K.", "IT-Service Brömmel GmbH"]), r.choice(DE_BUY), day(r)
    due, no, ust = plus(d, 14), f"RE{d.year}-{r.randrange(1, 999):04d}", "DE" + tax_no(r, "DE")
    sub = sum(i["net"] for i in its)
    tax, (sa, ca), p = q2(sub * D("0.19")), r.sample(DE_AD, 2), Sheet(path, title="Rechnung")
    p.t(538, 60, sup, SB, 14, "r")
    p.t(62, 130, f"{sup} · {sa[0]} · {sa[1]}", S, 6)
    p.line(62, 133, 300, 133, .3)
    p.block(62, 150, ["Firma", cust] + ca, S, 9.5, 13)
    for k, (a, b) in enumerate((("Rechnungs-Nr.:", no), ("Kunden-Nr.:", str(r.randrange(10000, 19999))), ("Datum:", dt(d, "DD.MM.YYYY")),
        ("Lieferdatum:", dt(d, "DD.MM.YYYY")))):
        p.t(370, 150 + 13 * k, a, S, 8.5)
        p.t(538, 150 + 13 * k, b, S, 8.5, "r")
    p.t(62, 252, "Rechnung", SB, 13)
    p.t(62, 272, "Für unsere Lieferungen und Leistungen berechnen wir Ihnen wie vereinbart:", S, 8.5)

    def head(y):
        p.line(62, y - 11, 538, y - 11, .8)
        for x, s, a in ((62, "Pos.", "l"), (122, "Menge", "r"), (128, "Einh.", "l"), (164, "Bezeichnung", "l"), (420, "Einzelpreis", "r"), (460,
            "Rab. %", "r"), (538, "Gesamt EUR", "r")):
            p.t(x, y, s, SB, 7.5, a)
        p.line(62, y + 5, 538, y + 5, .8)
        return y + 19
    y, run = head(300), D(0)
    for i in its:
        ls = [w for s in i["text"].split("\n") for w in wrap(s, S, 8, 190)]
        if y + 11 * len(ls) > 730:
            p.t(460, y + 4, "Übertrag", S, 8, "r")
            p.t(538, y + 4, num(run, "de"), S, 8, "r")
            p.next()
            y = head(80)
            p.t(460, y, "Übertrag", S, 8, "r")
            p.t(538, y, num(run, "de"), S, 8, "r")
            y += 15
        p.t(66, y, str(i["n"]), S, 8)
        p.t(122, y, num(i["q"], "de"), S, 8, "r")
        p.t(128, y, i["unit"], S, 8)
        p.block(164, y, ls, S, 8, 11)
        p.t(420, y, num(i["p"], "de"), S, 8, "r")
        if i["disc"]:
            p.t(460, y, num(i["disc"], "de", 1), S, 8, "r")
        p.t(538, y, num(i["net"], "de"), S, 8, "r")
        run += i["net"]
        y += 11 * len(ls) + 4
    if y > 620:
        p.next()
        y = 80
    p.line(62, y - 6, 538, y - 6, .8)
    for k, (a, v) in enumerate((("Nettobetrag", sub), ("zzgl. 19 % MwSt.", tax), ("Rechnungsbetrag", sub + tax))):
        p.t(340, y + 10 + 15 * k, a, SB if k == 2 else S, 8.5)
        p.t(538, y + 10 + 15 * k, num(v, "de") + (" €" if k == 2 else ""), SB if k == 2 else S, 8.5, "r")
    p.line(340, y + 45, 538, y + 45, .8)
    p.words(62, y + 72, f"Zahlbar ohne Abzug bis zum {dt(due, 'DD.MM.YYYY')} auf das unten genannte Konto.", S, 8.5)
    p.line(62, 778, 538, 778, .3)
    for x, ls in ((62, [sup] + sa), (230, ["Sparkasse Mittelhain", f"IBAN DE{digs(r, 2)} {digs(r, 4)} {digs(r, 4)} {digs(r, 4)} {digs(r, 4)} {digs(r, 2)}"]),
                  (440, ["USt-IdNr.", ust])):
        p.block(x, 789, ls, S, 6.5, 9)
    p.save()
    for i in its:
        i["text"], i["sq"], i["sdisc"] = i["text"].replace("\n", " "), f"{i['q']:.2f}", f"{i['disc']:.1f}"
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": sup,
        "tax_id": ust},
                     "customer": {"name": cust}, "line_items": truth(its, "q", "unit", "p", "disc", "net"), "subtotal": st(sub), "tax_total": st(tax),
                         "total": st(sub + tax)}}


LAYOUTS = {"ukonline": ukonline, "ukdesktop": ukdesktop, "lexbuero": lexbuero}
