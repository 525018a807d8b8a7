# SPDX-License-Identifier: AGPL-3.0-or-later
"""Netherlands, Australia, Singapore, United Arab Emirates."""
from stranger_palette_kit import *

NLP = [("Straatklinker rood keiformaat", "m²", 16, 27), ("Tuinaarde gezeefd", "m³", 24, 39), ("Arbeid hovenier", "uur", 39, 52),
    ("Haagbeuk 100-125 cm, blote wortel", "st", 2, 5),
       ("Opsluitband 6x20x100 grijs", "st", 3, 6), ("Afvoer groenafval", "m³", 28, 45),
           ("Tuinontwerp inclusief beplantingsplan en één correctieronde", "st", 240, 420)]


def polder(path, seed, rows):
    """Dutch ledger print: labels with colons left, no rules but one, EUR sign in a column of its own."""
    r = rnd("polder", seed, rows)
    its = items(r, rows, NLP, qty=("1", "2", "3.5", "8", "12", "40"), rates=("21",), fixed={"Haagbeuk 100-125 cm, blote wortel": "9"})
    sup, cust, d = r.choice(["Hoveniersbedrijf Van der Wielen B.V.", "Groenwerk Oosterhof"]), r.choice(["Stichting De Wilgenhoek", "VvE Kadeplein 3",
        "Bakkerij Roelfsema B.V."]), day(r)
    due, no, btw, g = plus(d, 14), f"{d.year}{r.randrange(1, 900):04d}", tax_no(r, "NL"), by_rate(its)
    sub, tax, p = sum(i["net"] for i in its), sum(v[1] for v in g.values()), Sheet(path, title="Factuur")
    p.block(380, 60, [sup, "Dorpsweg 41", "9471 KC Zuidlaren", "KvK " + digs(r, 8), "BTW " + btw], H, 8.5, 11)
    p.block(60, 140, [cust, "t.a.v. de administratie", "Havenstraat 9", "8441 EX Heerenveen"], H, 10, 13)
    p.t(60, 226, "FACTUUR", HB, 14)
    for k, (a, b) in enumerate((("Factuurnummer", no), ("Factuurdatum", dt(d, "DD-MM-YYYY")), ("Vervaldatum", dt(due, "DD-MM-YYYY")),
        ("Debiteurnummer", digs(r, 4)))):
        p.t(60, 246 + 13 * k, a, H, 9)
        p.t(150, 246 + 13 * k, ": " + b, H, 9)

    def head(y):
        for x, s, a in ((60, "Omschrijving", "l"), (320, "Aantal", "r"), (328, "Eenheid", "l"), (425, "Prijs", "r"), (465, "BTW %", "r"), (540,
            "Bedrag", "r")):
            p.t(x, y, s, HB, 9, a)
        p.line(60, y + 4, 540, y + 4, .7)
        return y + 18
    y = head(322)
    for i in its:
        ls = wrap(i["text"], H, 9, 215)
        if y + 12 * len(ls) > 780:
            p.next()
            y = head(70)
        p.block(60, y, ls, H, 9, 12)
        p.t(320, y, num(i["q"], "de"), H, 9, "r")
        p.t(328, y, i["unit"], H, 9)
        for x, s in ((425, num(i["p"], "de")), (465, i["rate"]), (540, num(i["net"], "de"))):
            p.t(x, y, s, H, 9, "r")
        p.t(480, y, "€", H, 9)
        y += 12 * len(ls) + 2
    if y > 660:
        p.next()
        y = 70
    fl = [("Totaal exclusief BTW", sub)] + [(f"BTW {k}% over € {num(v[0], 'de')}", v[1]) for k, v in g.items()] + [("Te betalen", sub + tax)]
    for k, (a, v) in enumerate(fl):
        f = HB if a == "Te betalen" else H
        p.t(300, y + 16 + 15 * k, a, f, 9)
        p.t(480, y + 16 + 15 * k, "€", f, 9)
        p.t(540, y + 16 + 15 * k, num(v, "de"), f, 9, "r")
    p.words(60, y + 100, "Wij verzoeken u het bedrag binnen 14 dagen over te maken onder vermelding van het factuurnummer.", H, 8.5)
    p.save()
    for i in its:
        i["sq"] = f"{i['q']:.2f}"
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": sup,
        "tax_id": btw},
                     "customer": {"name": cust}, "line_items": truth(its, "q", "unit", "p", "rate", "net"), "subtotal": st(sub),
                     **tax_once(v[1] for v in g.values()),
                         "total": st(sub + tax)}}


AUP = [("Cattle mesh gate 3.6m", "Each", 130, 210), ("Star picket 1650mm black", "Each", 6, 10), ("Barbed wire 500m roll", "Roll", 89, 139),
    ("Poly pipe rural 2in x 150m", "Roll", 260, 390), ("Hay, lucerne, small square", "Bale", 14, 24),
       ("Freight to property", "Trip", 60, 140), ("Trough float valve, high flow, with brass fitting and cover", "Each", 48, 90)]


def outback(path, seed, rows):
    """Australian accounting desktop: tax invoice with purple head row, unit, discount and tax-code columns."""
    r = rnd("outback", seed, rows)
    its = items(r, rows, AUP, disc=(0, 0, 10, 5), rates=("10",), fixed={"Hay, lucerne, small square": "10"})
    sup, cust, d = r.choice(["Gundaroo Rural Traders Pty Ltd", "Yarran Creek Fencing Supplies"]), r.choice(["Mulga Downs Pastoral Co",
        "T & J Hennessy", "Wirrabilla Stud"]), day(r)
    due, no, abn = plus(d, 30), f"{r.randrange(1, 99999):08d}", tax_no(r, "AU")
    sub = sum(i["net"] for i in its)
    tax = by_rate(its).get("10", [0, D(0)])[1]
    paid = q2(r.choice((0, 0, 50)))
    paid = paid if paid < sub else D("0.00")
    p, c = Sheet(path, title="Tax invoice"), "#5b2a86"
    p.t(552, 64, "Tax invoice", NOB, 20, "r", c)
    p.t(44, 60, sup, NOB, 12)
    p.block(44, 74, ["ABN " + abn, "88 Saleyards Rd, Yass NSW 2582"], NO, 8, 11)
    p.t(44, 124, "Bill to", NOB, 8, col=c)
    p.block(44, 137, [cust, "RMB 412 Boundary Rd", "Harden NSW 2587"], NO, 9, 12)
    for k, (a, b) in enumerate((("Invoice number", no), ("Issue date", dt(d, "DD/MM/YYYY")), ("Due date", dt(due, "DD/MM/YYYY")))):
        p.t(460, 124 + 15 * k, a, NOB, 8, "r", c)
        p.t(552, 124 + 15 * k, b, NO, 8.5, "r")

    def head(y):
        p.box(44, y, 508, 28, c, None)
        for x, ls, a in ((50, ["Item ID"], "l"), (100, ["Description"], "l"), (300, ["Units"], "r"), (308, ["Unit"], "l"), (398, ["Unit price",
            "($)"], "r"), (436, ["Disc", "(%)"], "r"),
                         (474, ["Tax"], "r"), (546, ["Amount ($)", "ex GST"], "r")):
            p.block(x, y + 12, ls, NOB, 7.5, 10, a, "#ffffff")
        return y + 42
    y = head(204)
    for i in its:
        ls = wrap(i["text"], NO, 8, 160)
        if y + 11 * len(ls) > 770:
            p.next()
            y = head(50)
        p.t(50, y, i["code"], NO, 8)
        p.block(100, y, ls, NO, 8, 11)
        p.t(308, y, i["unit"], NO, 8)
        for x, s in ((300, num(i["q"], d=0)), (398, num(i["p"])), (436, str(i["disc"]) if i["disc"] else ""), (474,
            "GST" if i["rate"] == "10" else "FRE"), (546, num(i["net"]))):
            p.t(x, y, s, NO, 8, "r")
        y += 11 * len(ls) + 6
    if y > 650:
        p.next()
        y = 60
    p.line(44, y - 6, 552, y - 6, .6, c)
    for k, (a, v) in enumerate((("Subtotal (exc. GST)", sub), ("GST", tax), ("Total (inc. GST)", sub + tax), ("Amount paid", paid), ("Balance due",
        sub + tax - paid))):
        p.t(350, y + 10 + 15 * k, a, NOB if k in (2, 4) else NO, 9)
        p.t(546, y + 10 + 15 * k, "$" + num(v), NOB if k in (2, 4) else NO, 9, "r")
    p.block(44, y + 10, ["How to pay", f"BSB 000-{digs(r, 3)}", f"Account {digs(r, 8)}", "Ref " + no], NO, 8, 12)
    p.save()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "AUD", "supplier": {"name": sup,
        "tax_id": abn},
                     "customer": {"name": cust}, "line_items": truth(its, "q", "unit", "p", "disc", "net"), "subtotal": st(sub), "tax_total": st(tax),
                     "total": st(sub + tax), "amount_due": st(sub + tax - paid)}}


SGP = [("Ball bearing deep groove 6205-2RS", "PC", 6, 14), ("Hydraulic hose assy 1/2in x 1.2m", "PC", 38, 66), ("Gear oil ISO VG 220, 20 L", "CAN",
    88, 140), ("O-ring kit metric NBR", "SET", 19, 34),
       ("Proximity sensor M12 PNP NO", "PC", 31, 58), ("Timing belt HTD 8M-1200", "PC", 22, 45), ("Calibration service on site", "HR", 95, 140)]


def entrepot(path, seed, rows):
    """Big ERP's form print, Singapore: two-line items numbered by tens, material below, rule of dashes, GST by code."""
    r = rnd("entrepot", seed, rows)
    its = items(r, rows, SGP, rates=("9",), qty=(1, 2, 5, 10, 20, 100))
    sup, cust, d = r.choice(["Kallang Drive Components Pte. Ltd.", "Seletar Motion Pte Ltd"]), r.choice(["Jurong Bottling Pte. Ltd.",
        "Pasir Marine Works Pte Ltd", "Tuas Precision Pte. Ltd."]), day(r)
    no, reg, sub = "90" + digs(r, 8), f"20{r.randrange(10, 22)}{digs(r, 5)}{r.choice('CDGKMNRWZ')}", sum(i["net"] for i in its)
    pct = r.choice((0, 0, 2))
    off = q2(sub * pct / 100)
    tax, p = q2((sub - off) * D("0.09")), Sheet(path)
    po, page = "45" + digs(r, 8), 0

    def top():
        p.t(50, 50, sup, MOB, 10)
        p.t(545, 50, "TAX INVOICE", MOB, 11, "r")
        p.t(50, 64, f"GST Reg. No. {reg}", MO, 7.5)
        p.t(545, 64, f"Page {p.page}", MO, 7.5, "r")
        if p.page == 1:
            p.t(50, 100, "Bill-to party", MO, 7, col="#444444")
            p.block(50, 112, [cust, "21 Penjuru Close #03-08", "Singapore 608591"], MO, 8.5, 12)
            p.box(320, 90, 225, 84)
            p.t(326, 102, "Information", MOB, 8)
            for k, (a, b) in enumerate((("Document no.", no), ("Document date", dt(d, "DD.MM.YYYY")), ("Your reference", po), ("Currency", "SGD"),
                ("Payment terms", "30 days net"))):
                p.t(326, 116 + 12 * k, a, MO, 7.5)
                p.t(420, 116 + 12 * k, b, MO, 7.5)
        y = 200 if p.page == 1 else 90
        p.t(50, y, "-" * 105, MO, 7.83)
        for x, s, a in ((50, "Item", "l"), (90, "Material", "l"), (335, "Qty", "r"), (345, "UoM", "l"), (445, "Price", "r"), (545, "Value SGD", "r")):
            p.t(x, y + 10, s, MO, 8, a)
        p.t(90, y + 20, "Description", MO, 8)
        p.t(50, y + 29, "-" * 105, MO, 7.83)
        return y + 42
    y = top()
    for i in its:
        if y > 760:
            p.next()
            y = top()
        p.t(50, y, f"{i['n'] * 10:06d}", MO, 8)
        p.t(90, y, f"MAT-{i['code']}", MO, 8)
        p.t(90, y + 10, i["text"], MO, 8)
        p.t(335, y, num(i["q"], d=0), MO, 8, "r")
        p.t(345, y, i["unit"], MO, 8)
        p.t(445, y, num(i["p"]), MO, 8, "r")
        p.t(545, y, num(i["net"]), MO, 8, "r")
        y += 25
    if y > 670:
        p.next()
        y = top()
    p.t(50, y, "-" * 105, MO, 7.83)
    for a, b, v in [("Items total", "", sub)] + ([("Customer discount", f"{pct}.00- %", -off)] if pct else []) + [("Output GST", "9.00 %", tax),
        ("Final amount", "", sub - off + tax)]:
        y += 13
        p.t(250, y, a, MOB if a[:3] == "Fin" else MO, 8)
        p.t(445, y, b, MO, 8, "r")
        p.t(545, y, num(abs(v)) + ("-" if v < 0 else ""), MOB if a[:3] == "Fin" else MO, 8, "r")
    p.t(50, y + 36, "This is a computer generated document. No signature is required.", MO, 7)
    p.save()
    out = {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "SGD", "supplier": {"name": sup, "tax_id": reg}, "customer": {"name": cust},
           "line_items": truth(its, "q", "unit", "p", "net"), "subtotal": st(sub), "tax_total": st(tax), "total": st(sub - off + tax)}
    if pct:
        out["discount"] = st(-off)
    return {"data": out}


AEP = [("AC preventive maintenance, split unit\nIncludes filter cleaning and gas check", 90, 180), ("Duct cleaning", 350, 700),
    ("Compressor 2 Ton, supply and installation", 1100, 1900),
       ("Thermostat digital", 140, 260), ("Emergency call-out", 200, 350), ("Water tank cleaning\nCertificate issued by approved laboratory", 400, 800)]


def gulf(path, seed, rows):
    """Cloud books, UAE: dark head row, taxable amount, tax with its rate below, amount with tax in the last column."""
    r = rnd("gulf", seed, rows)
    its = items(r, rows, [(a, "", b, c) for a, b, c in AEP], qty=(1, 2, 3, 4, 10), rates=("5",))
    sup, cust, d = r.choice(["Al Noor Cooling Services LLC", "Desert Breeze Technical Works LLC"]), r.choice(["Marina Pearl Residences",
        "Falaj Hospitality LLC", "Qasr Trading FZE"]), day(r)
    due, no, trn, ct = plus(d, 15), f"INV-{r.randrange(1, 99999):06d}", f"100{digs(r, 9)}003", f"100{digs(r, 9)}003"
    sub, tax, p = sum(i["net"] for i in its), sum(i["tax"] for i in its), Sheet(path, title="Tax Invoice")
    p.t(40, 56, sup, SB, 11)
    p.block(40, 70, ["Al Quoz Industrial 3", "Dubai", "U.A.E", "TRN " + trn], S, 8, 11)
    p.t(555, 66, "TAX INVOICE", S, 20, "r")
    p.t(555, 84, "# " + no, SB, 8.5, "r")
    p.t(555, 106, "Balance Due", SB, 7.5, "r")
    p.t(555, 121, "AED" + num(sub + tax), SB, 11, "r")
    p.t(40, 150, "Bill To", S, 8.5, col="#666666")
    p.block(40, 163, [cust, "Sheikh Zayed Road", "Dubai", "U.A.E", "TRN " + ct], S, 8.5, 12)
    for k, (a, b) in enumerate((("Invoice Date :", dt(d, "DD MMM YYYY")), ("Terms :", "Net 15"), ("Due Date :", dt(due, "DD MMM YYYY")))):
        p.t(460, 180 + 16 * k, a, S, 8.5, "r")
        p.t(555, 180 + 16 * k, b, S, 8.5, "r")

    def head(y):
        p.box(40, y, 515, 30, "#3c3d3a", None)
        for x, ls, a in ((52, ["#"], "c"), (66, ["Item & Description"], "l"), (308, ["Qty"], "r"), (372, ["Rate"], "r"), (436, ["Taxable", "Amount"],
            "r"), (490, ["Tax"], "r"), (550, ["Amount"], "r")):
            p.block(x, y + (18 if len(ls) == 1 else 13), ls, S, 7.5, 10, a, "#ffffff")
        return y + 44
    y = head(244)
    for i in its:
        a, *b = i["text"].split("\n")
        ls, l2 = wrap(a, S, 8, 200), wrap(b[0], S, 7, 200) if b else []
        h = 11 * max(2, len(ls) + len(l2)) + 8
        if y + h > 790:
            p.next()
            y = head(50)
        p.t(52, y, i["n"], S, 8, "c")
        p.block(66, p.block(66, y, ls, S, 8, 11), l2, S, 7, 10, "l", "#727272")
        for x, s in ((308, num(i["q"])), (372, num(i["p"])), (436, num(i["net"])), (490, num(i["tax"])), (550, num(i["net"] + i["tax"]))):
            p.t(x, y, s, S, 8, "r")
        p.t(490, y + 10, "5%", S, 6.5, "r", "#727272")
        p.line(40, y + h - 10, 555, y + h - 10, .4, "#adadad")
        y += h + 3
    if y > 660:
        p.next()
        y = 60
    for k, (a, v) in enumerate((("Sub Total", num(sub)), ("Standard Rate (5%)", num(tax)), ("Total", "AED" + num(sub + tax)), ("Balance Due",
        "AED" + num(sub + tax)))):
        if k == 3:
            p.box(340, y + 49, 215, 20, "#f5f4f3", None)
        p.t(450, y + 8 + 18 * k, a, SB if k > 1 else S, 8.5, "r")
        p.t(550, y + 8 + 18 * k, v, SB if k > 1 else S, 8.5, "r")
    p.block(40, y + 90, ["Notes", "Thanks for your business."], S, 7.5, 12)
    p.save()
    for i in its:
        i["text"], i["sq"] = i["text"].replace("\n", " "), f"{i['q']:.2f}"
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "AED", "supplier": {"name": sup,
        "tax_id": trn},
                     "customer": {"name": cust, "tax_id": ct}, "line_items": truth(its, "q", "p", "rate", "tax", "net"), "subtotal": st(sub),
                         "tax_total": st(tax),
                     "total": st(sub + tax), "amount_due": st(sub + tax)}}


LAYOUTS = {"polder": polder, "outback": outback, "entrepot": entrepot, "gulf": gulf}
