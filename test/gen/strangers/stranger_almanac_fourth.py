# SPDX-License-Identifier: AGPL-3.0-or-later
"""Australia, Singapore, Emirates, Poland: a surveyor, a software reseller, a printing press, a wholesaler."""
from stranger_almanac_kit import *

_ONE = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen " "nineteen").split()
_TEN = "x x twenty thirty forty fifty sixty seventy eighty ninety".split()


def spell(n):
    if n < 20:
        return _ONE[n]
    if n < 100:
        return _TEN[n // 10] + ("-" + _ONE[n % 10] if n % 10 else "")
    for unit, name in ((1000000, "million"), (1000, "thousand"), (100, "hundred")):
        if n >= unit:
            return f"{spell(n // unit)} {name}" + (" " + spell(n % unit) if n % unit else "")


def surveyor(path, seed, rows):
    r = random.Random(f"surveyor/{seed}/{rows}")
    p = Pen(path)
    name, ad = local(seed, [("Kurrajong Land Surveys Pty Ltd", ("Suite 2, 45 Bylong Street", "Mudgee NSW 2850")),
        ("Peel & Osterman Surveyors", ("PO Box 1187", "Mandurah WA 6210"))])
    cn, cad = local(seed, [("Windamere Developments Pty Ltd", ("Lot 9 Castlereagh Highway", "Gulgong NSW 2852")),
        ("Shire of Wooroloo East", ("22 Railway Parade", "Pinjarra WA 6208"))])
    d, no, ab = day(r), f"{r.randint(1, 99999):08d}", abn(r)
    pool = [("FIELD2", "Field party (2 person) - set out of boundary pegs", 210, 290, "GST"), ("TITLE", "Title search & plan purchase, at cost", 14, 39,
        "FRE"), ("DRAFT", "CAD drafting of plan of subdivision including amendments requested by council", 95, 140, "GST"),
        ("RPAS", "Drone capture, orthomosaic", 450, 900, "GST"), ("LODGE", "Lodgement fee, land registry", 180, 420, "FRE"),
        ("TRAV", "Travel, per km", 0.78, 1.1, "GST"), ("PEG", "Survey pegs & marks", 4, 9, "GST"), ("PRIN", "Principal surveyor, review and certification",
        220, 310, "GST"), ("IDENT", "Identification survey and report", 780, 1350, "GST")]
    items = []
    for code, desc, lo, hi, g in pick(r, pool, rows):
        q, pr, di = (D(1) if lo > 400 or g == "FRE" else D(r.randint(2, 60)) / 4 if lo > 50 else D(r.randint(8, 160))), cash(r, lo, hi), (r.choice([0, 0, 10])
            if code in ("DRAFT", "FIELD2") else 0)
        items.append((code, desc, q, pr, di, q2(q * pr * (100 - di) / 100), g))
    sub = sum(i[5] for i in items); tax = q2(sum((i[5] for i in items if i[6] == "GST"), D(0)) / 10); paid = r.choice([D(0), q2(D(int(sub / 4)))])
    p.box(40, 40, 515, 84, None, 1.2); p.t(50, 66, name, SANSB, 15); p.ls(50, 82, [", ".join(ad), f"ABN {ab}"], SANS, 8.5, 13)
    p.t(545, 66, "Tax Invoice", SANSB, 15, "r"); p.row(98, [(430, "Invoice No.:"), (545, no, "r")], SANS, 8.5)
    p.row(112, [(430, "Date:"), (545, f"{d.day}/{d:%m/%Y}", "r")], SANS, 8.5); p.t(40, 142, "Bill To:", SANSB, 8.5); p.ls(50, 156, (cn,) + cad, SANS, 9, 12.5)
    p.t(320, 142, "Site:", SANSB, 8.5); p.ls(330, 156, ["Proposed Lot 31 in DP 7" + no[-5:], "Your ref: " + no[-3:] + "/" + f"{d:%y}"], SANS, 9, 12.5)
    X = (40, 92, 300, 344, 406, 440, 514, 555)

    def cols(y):
        p.box(40, y, 515, 18, black, 0)
        p.row(y + 12, [(44, "ITEM"), (96, "DESCRIPTION"), (X[3] - 4, "QTY", "r"), (X[4] - 4, "PRICE", "r"), (X[5] - 4, "DISC%", "r"),
            (X[6] - 4, "EXTENDED", "r"), (X[6] + 8, "CODE")], SANSB, 7.5, white)
        return y + 18

    y = cols(206)
    for n, (code, desc, q, pr, di, am, g) in enumerate(items, 1):
        lines = wrap(desc, 200, SANS, 8); h = 5 + 11 * len(lines)
        if y + h > (760 if n < rows else 650):
            p.new(); p.t(40, 50, f"Tax Invoice {no} continued", SANS, 8); y = cols(58)
        if n % 2 == 0:
            p.box(40, y, 515, h, HexColor("#eeeeee"), 0)
        p.row(y + 11, [(44, code), (X[3] - 4, f"{q.normalize():f}", "r"), (X[4] - 4, "$" + num(pr), "r"), (X[5] - 4, f"{di}%" if di else "", "r"),
            (X[6] - 4, "$" + num(am), "r"), (X[6] + 8, g)], SANS, 8)
        p.ls(96, y + 11, lines, SANS, 8, 11); y += h
    p.box(40, y + 8, 250, 66, None, .6)
    p.ls(48, y + 22, ["Terms: Net 14 days", f"Due date: {plus(d, 14).day}/{plus(d, 14):%m/%Y}", "Direct deposit BSB 062-5" + no[-2:] + "  A/C 10" + no[-6:],
        f"Please quote {no}"], SANS, 8, 13)
    for i, (k, v) in enumerate((("Subtotal (ex GST):", sub), ("GST:", tax), ("Total (inc GST):", sub + tax), ("Amount Applied:", paid),
        ("Balance Due:", sub + tax - paid))):
        p.row(y + 20 + 14 * i, [(440, k, "r"), (X[6] - 4, "$" + num(v), "r")], SANSB if i in (2, 4) else SANS, 8.5)
    p.t(40, y + 92, "GST = goods and services tax 10%   FRE = GST free", SANS, 7); p.save(lambda i, n: p.t(555, 815, f"Page {i} of {n}", SANS, 7, "r"))
    return truth(invoice_number=no, invoice_date=d, due_date=plus(d, 14), currency="AUD", supplier=party(name, adr(*ad), ab), customer=party(cn, adr(*cad)),
        subtotal=sub, tax_total=tax, total=sub + tax, amount_due=sub + tax - paid, line_items=[{"description": i[1], "quantity": f"{i[2].normalize():f}",
        "unit_price": i[3], "discount": str(i[4]) if i[4] else None, "amount": i[5]} for i in items])


def reseller(path, seed, rows):
    r = random.Random(f"reseller/{seed}/{rows}")
    p = Pen(path)
    name, ad = local(seed, [("Merlion Byte Distribution Pte. Ltd.", ("61 Kaki Bukit Avenue 1", "#05-18 Shun Li Industrial Park", "Singapore 417943")),
        ("Straitsoft Solutions Pte Ltd", ("10 Anson Road", "#22-07 International Plaza", "Singapore 079903"))])
    cn, cad = local(seed, [("Teo Heng Marine Engineering Pte Ltd", ("33 Gul Crescent", "Singapore 629539")),
        ("Little Orchids Preschool LLP", ("Blk 204 Serangoon Central", "#01-88", "Singapore 550204"))])
    d, no, uen = day(r, 2024), f"AR{r.randint(100000, 999999)}", digits(r, 9) + r.choice("GKWZ")
    pool = [("SW-OFB-1Y", "Office suite business premium, annual subscription", "LIC", 280, 340),
        ("SW-AV-3Y", "Endpoint protection cloud, 3-year term, 1 device", "LIC", 75, 120), ("SW-BKP", "Backup agent for virtual servers (per socket)", "LIC",
        610, 890), ("SW-CAD-LT", "CAD drafting software, single-user, commercial new", "LIC", 560, 720),
        ("HW-FW40", "Firewall appliance with UTM bundle 1 year", "UNIT", 880, 1250), ("SV-ONS", "On-site installation, office hours", "HR", 110, 160),
        ("SW-SQL-CAL", "Database server device CAL", "LIC", 250, 310), ("SV-AMC", "Annual maintenance contract, next business day", "LOT", 1200, 2600),
        ("SW-PDF", "PDF editor pro, perpetual", "LIC", 190, 260)]
    items = []
    for code, desc, u, lo, hi in pick(r, pool, rows):
        q, pr = r.randint(1, 3) if lo > 800 else r.randint(2, 40), cash(r, lo, hi, r.choice(["1", "0.1"]))
        note = f"Agreement no. {digits(r, 8)}" if u == "LIC" and r.random() < .4 else ""; items.append((code, desc, note, q, u, pr, q2(q * pr)))
    gross, pc = sum(i[6] for i in items), r.choice([3, 5]); disc = q2(gross * pc / 100); sub = gross - disc; tax = q2(sub * D("0.09"))
    n_lines = [("Sales Quotation", f"QT{digits(r, 6)}"), ("Customer PO", f"PO-{digits(r, 5)}"), ("Payment Terms", "30 Days"),
        ("Salesperson", r.choice(["Jolene Ang", "R. Muthu"]))]

    def head():
        p.t(40, 52, name, HVB, 12); p.t(40, 65, ", ".join(ad), HV, 7.5); p.t(40, 76, f"Co. Reg. / GST Reg. No.: {uen}", HV, 7.5)
        p.t(297, 108, "TAX INVOICE", HVB, 15, "c")
        for x, k in ((40, "Bill-To"), (220, "Ship-To")):
            p.t(x, 132, k, HVB, 8); p.ls(x, 144, (cn,) + cad, HV, 8, 11)
        for i, (k, v) in enumerate([("Document No.", no), ("Document Date", f"{d:%d %b %Y}"), ("Due Date", f"{plus(d, 30):%d %b %Y}")] + n_lines):
            p.row(132 + 11 * i, [(405, k), (475, ":"), (482, v)], HV, 8)
        p.hl(40, 555, 222, .8)
        p.row(234, [(40, "#"), (58, "Item No."), (124, "Description"), (382, "Quantity", "r"), (390, "UoM"), (480, "Unit Price", "r"),
            (555, "Total (SGD)", "r")], HVB, 8)
        p.hl(40, 555, 239, .8)

    head(); y = 254
    for n, (code, desc, note, q, u, pr, am) in enumerate(items, 1):
        lines = wrap(desc, 205, HV, 8) + ([note] if note else [])
        if y + 11 * len(lines) > 750:
            p.new(); head(); y = 254
        p.row(y, [(555, num(am), "r"), (480, num(pr), "r"), (390, u), (382, f"{q}", "r"), (40, str(n)), (58, code)], HV, 8)
        y = p.ls(124, y, lines, HV, 8, 11) + 4
    if y > 630:
        p.new(); head(); y = 254
    p.hl(40, 555, y - 6, .8)
    for i, (k, v) in enumerate((("Total Before Discount", num(gross)), (f"Discount {pc}.00 %", "-" + num(disc)), ("Net Total excl. GST", num(sub)),
        ("GST 9.00 %", num(tax)), ("Total Due", "SGD " + num(sub + tax)))):
        p.row(y + 8 + 13 * i, [(370, k), (555, v, "r")], HVB if i == 4 else HV, 8.5)
    p.par(40, y + 8, "Software licences are non-returnable. Cheques to be crossed and made payable to " + name, 260, HVI, 8, 11)
    p.t(40, y + 84, "This is a computer-generated document. No signature is required.", HV, 7.5)
    p.save(lambda i, n: p.t(555, 52, f"Page {i} of {n}", HV, 7.5, "r"))
    return truth(invoice_number=no, invoice_date=d, due_date=plus(d, 30), currency="SGD", supplier=party(name, adr(*ad), uen), customer=party(cn, adr(*cad)),
        subtotal=sub, discount=-disc, tax_total=tax, total=sub + tax, line_items=[{"description": f"{i[1]} {i[2]}".strip(), "quantity": str(i[3]),
        "unit": i[4], "unit_price": i[5], "amount": i[6]} for i in items])


def printpress(path, seed, rows):
    r = random.Random(f"printpress/{seed}/{rows}")
    p = Pen(path)
    name, ad = local(seed, [("Al Manhal Printing Press L.L.C", ("Warehouse 14, Industrial Area 6", "P.O. Box 24417, Sharjah", "United Arab Emirates")),
        ("Desert Ink Packaging FZE", ("Plot S-208, Free Zone South", "P.O. Box 61180, Dubai", "U.A.E."))])
    cn, cad = local(seed, [("Saffron Court Restaurants L.L.C", ("Office 1203, Crescent Tower", "P.O. Box 3391, Sharjah", "United Arab Emirates")),
        ("Northlight Events FZ-LLC", ("Building 7, Media Quarter", "P.O. Box 50022, Dubai", "U.A.E."))])
    d, no, trn, ctrn = day(r), f"INV-{r.randint(1, 999999):06d}", f"100{digits(r, 12)}", f"100{digits(r, 12)}"
    pool = [("Menu card A4, 350 gsm art, matt lamination both sides, creased", "pcs", 2, 7), ("Business card 350 gsm, spot UV", "box", 45, 95),
        ("Roll-up stand 85 x 200 cm with print", "pcs", 110, 180), ("Takeaway box 18 cm, food grade, 2 colour", "pcs", 0.6, 1.4),
        ("Flyer A5 two sides", "pcs", 0.15, 0.4), ("Vinyl sticker, die cut", "sqm", 35, 60), ("Design & artwork charges", "job", 200, 600),
        ("Foam board A1", "pcs", 55, 90), ("NCR book 50 x 3", "book", 14, 24)]
    items = []
    for desc, u, lo, hi in pick(r, pool, rows):
        q, pr = D(1) if u == "job" else D(r.randint(1, 12)) * (500 if lo < 1 else 50 if lo < 10 else 1), cash(r, lo, hi)
        net = q2(q * pr); items.append((desc, q, u, pr, net, q2(net / 20), net + q2(net / 20)))
    sub, tax = sum(i[4] for i in items), sum(i[5] for i in items); tot, teal = sub + tax, HexColor("#0b5563")
    p.t(555, 62, "TAX INVOICE", NOTO, 22, "r"); p.t(555, 78, f"# {no}", NOTOB, 9, "r"); p.t(40, 58, name, NOTOB, 11)
    p.ls(40, 72, ad + (f"TRN {trn}",), NOTO, 8, 11.5); p.t(40, 148, "Bill To", NOTO, 8.5, col=GREY); p.t(40, 161, cn, NOTOB, 9)
    p.ls(40, 174, cad + (f"TRN {ctrn}",), NOTO, 8, 11.5)
    for i, (k, v) in enumerate((("Invoice Date :", f"{d:%d %b %Y}"), ("Terms :", "Net 15"), ("Due Date :", f"{plus(d, 15):%d %b %Y}"),
        ("Place Of Supply :", "Sharjah" if "Sharjah" in cad[1] else "Dubai"))):
        p.row(161 + 15 * i, [(470, k, "r"), (555, v, "r")], NOTO, 8.5)
    X = (40, 62, 226, 286, 342, 412, 446, 496, 555)

    def cols(y):
        p.box(40, y, 515, 30, teal, 0)
        for x, k, al in ((46, "#", "l"), (62, "Item & Description", "l"), (282, "Qty", "r"), (338, "Rate", "r"), (408, "Taxable|Amount", "r"),
            (442, "VAT %", "r"), (492, "VAT|Amount", "r"), (550, "Amount|(AED)", "r")):
            ls = k.split("|"); p.ls(x, y + (18 if len(ls) == 1 else 13), ls, NOTO, 8, 10, al, white)
        return y + 30

    y = cols(232)
    for n, (desc, q, u, pr, net, tx, am) in enumerate(items, 1):
        lines = wrap(desc, 158, NOTO, 8); h = 8 + max(2, len(lines)) * 11
        if y + h > (770 if n < rows else 640):
            p.new(); y = cols(50)
        p.row(y + 13, [(46, str(n)), (282, num(q), "r"), (338, num(pr), "r"), (408, num(net), "r"), (442, "5.00", "r"), (492, num(tx), "r"),
            (550, num(am), "r")], NOTO, 8)
        p.t(282, y + 24, u, NOTO, 7, "r", GREY); p.ls(62, y + 13, lines, NOTO, 8, 11); y += h; p.hl(40, 555, y, .3, GREY)
    for i, (k, v) in enumerate((("Sub Total", num(sub)), ("Total Taxable Amount", num(sub)), ("VAT (5%)", num(tax)), ("Total", "AED" + num(tot)))):
        p.row(y + 18 + 16 * i, [(470, k, "r"), (550, v, "r")], NOTOB if i == 3 else NOTO, 8.5)
    p.box(330, y + 74, 225, 20, HexColor("#eef3f4"), 0); p.row(y + 87, [(470, "Balance Due", "r"), (550, "AED" + num(tot), "r")], NOTOB, 8.5)
    fils = int(tot * 100) % 100; says = f"UAE Dirham {spell(int(tot)).capitalize()}" + (f" and {spell(fils)} fils" if fils else "") + " only"
    p.t(40, y + 18, "Total in words:", NOTO, 8, col=GREY); p.par(40, y + 30, says, 240, NOTOI, 8, 11)
    p.save(lambda i, n: p.t(555, 820, str(i), NOTO, 7, "r", GREY))
    return truth(invoice_number=no, invoice_date=d, due_date=plus(d, 15), currency="AED", supplier=party(name, adr(*ad), trn),
        customer=party(cn, adr(*cad), ctrn), subtotal=sub, tax_total=tax, total=tot, amount_due=tot, line_items=[{"description": i[0], "quantity": a(i[1]),
        "unit": i[2], "unit_price": i[3], "tax_rate": "5", "tax": i[5], "amount": i[6]} for i in items])


def hurtownia(path, seed, rows):
    r = random.Random(f"hurtownia/{seed}/{rows}")
    p = Pen(path)
    name, st, town = local(seed, [("Hurtownia Elektryczna AMPER-BIS Sp. z o.o.", "ul. Składowa 14", "15-399 Białystok"),
        ("P.H.U. \"Żarówka\" Zdzisław Gęśla", "ul. Przemysłowa 3b", "38-400 Krosno")])
    cn, cs, ct = local(seed, [("Zakład Instalatorski Wójcik Spółka Jawna", "ul. Źródlana 7/2", "16-070 Choroszcz"),
        ("Gmina Łęki Dolne", "Łęki Dolne 120", "38-450 Dukla")])
    d, n1, n2 = day(r), nip(r), nip(r); nip1 = f"{n1[:3]}-{n1[3:6]}-{n1[6:8]}-{n1[8:]}"; no = f"FV {r.randint(1, 1999)}/MAG/{d:%m/%Y}"
    pool = [("Przewód YDYp 3x2,5 450/750V", "mb", 2, 5, 23), ("Wyłącznik nadprądowy B16 1P", "szt.", 8, 17, 23), ("Gniazdo podtynkowe z/u białe IP20", "szt.",
        6, 14, 23), ("Oprawa LED hermetyczna 36W 4000K 120 cm z czujnikiem ruchu", "szt.", 58, 110, 23), ("Puszka fi60 głęboka", "szt.", 0.6, 1.9, 23),
        ("Rozdzielnica natynkowa 24M", "szt.", 48, 99, 23), ("Taśma izolacyjna 19mm", "szt.", 2, 4, 23), ("Rura karbowana 20/16", "mb", 0.7, 1.6, 23),
        ("Katalog norm SEP (książka)", "egz.", 35, 80, 5), ("Kabel YKY 5x10", "mb", 24, 39, 23)]
    items = []
    for desc, u, lo, hi, v in pick(r, pool, rows):
        q, pr = D(r.randint(5, 400)) if u == "mb" else D(r.randint(1, 40)), cash(r, lo, hi); net = q2(q * pr); tx = q2(net * v / 100)
        items.append((desc, u, q, pr, net, v, tx, net + tx))
    sub, tax = sum(i[4] for i in items), sum(i[6] for i in items); z = lambda x: num(x, "fr")
    p.t(555, 44, f"{town[7:]}, dnia {d:%d.%m.%Y} r.", COND, 8, "r"); p.t(297, 74, f"Faktura VAT nr {no}", CONDB, 14, "c")
    p.t(297, 88, "oryginał", COND, 8, "c")
    p.row(108, [(40, f"Data sprzedaży: {d:%d.%m.%Y}"), (220, "Sposób zapłaty: przelew"), (400, f"Termin zapłaty: {plus(d, 14):%d.%m.%Y}")], COND, 8)
    for x, k, who, s1, s2, t in ((40, "Sprzedawca:", name, st, town, nip1), (310, "Nabywca:", cn, cs, ct, n2)):
        p.t(x, 132, k, COND, 8); p.hl(x, x + 245, 136, .4); p.t(x, 149, who, CONDB, 9); p.ls(x, 161, (s1, s2, f"NIP: {t}"), COND, 8.5, 12)
    X = (40, 62, 226, 254, 296, 348, 410, 440, 494, 555)

    def line(y, vs, h, font=COND, f=0, lines=None):
        for i, v in list(enumerate(vs))[f:]:
            p.box(X[i], y, X[i + 1] - X[i], h, None, .4)
            if v:
                p.t(*((X[i] + 3, y + 11, v, font, 7.5) if i in (1, 2) else (X[i + 1] - 3, y + 11, v, font, 7.5, "r")))
        if lines:
            p.ls(X[1] + 3, y + 11, lines, font, 7.5, 9.5)
        return y + h

    def cols(y):
        for i, k in enumerate(("Lp.", "Nazwa towaru lub usługi", "J.m.", "Ilość", "Cena|netto", "Wartość|netto", "VAT|%", "Kwota|VAT", "Wartość|brutto")):
            p.box(X[i], y, X[i + 1] - X[i], 24, HexColor("#e6e6e6"), .4)
            p.ls((X[i] + X[i + 1]) / 2, y + (14 if "|" not in k else 10), k.split("|"), CONDB, 7.5, 9.5, "c")
        return y + 24

    y = cols(204)
    for n, it in enumerate(items, 1):
        lines = wrap(it[0], X[2] - X[1] - 6, COND, 7.5); h = 6 + 9.5 * len(lines)
        if y + h > (780 if n < rows else 620):
            p.new(); y = cols(40)
        y = line(y, (str(n), "", it[1], num(it[2], "fr", 0 if it[1] != "mb" else 2), z(it[3]), z(it[4]), f"{it[5]}", z(it[6]), z(it[7])), h, lines=lines)
    y = line(y, ("", "", "", "", "Razem", z(sub), "X", z(tax), z(sub + tax)), 15, CONDB, 4)
    for i, v in enumerate(v for v in (23, 5) if any(it[5] == v for it in items)):
        g = [sum(it[k] for it in items if it[5] == v) for k in (4, 6, 7)]
        y = line(y, ("", "", "", "", "" if i else "W tym", z(g[0]), str(v), z(g[1]), z(g[2])), 15, COND, 4)
    p.row(y + 26, [(40, "Do zapłaty:"), (122, z(sub + tax) + " PLN")], CONDB, 12)
    p.row(y + 42, [(40, "Słownie:"), (122, f"{z(int(sub + tax))[:-3]} zł {int((sub + tax) * 100) % 100:02d}/100")], COND, 8.5)
    p.row(y + 56, [(40, "Nr konta:"), (122, iban("PL", digits(r, 24))[2:])], COND, 8.5)
    for x, k in ((40, "Osoba upoważniona do odbioru"), (370, "Osoba upoważniona do wystawienia")):
        p.hl(x, x + 185, y + 112, .4, dash=(1, 2)); p.t(x + 92, y + 122, k, COND, 7, "c")
    p.save(lambda i, n: p.t(555, 822, f"Strona {i} z {n}", COND, 7, "r"))
    return truth(invoice_number=no, invoice_date=d, due_date=plus(d, 14), currency="PLN", supplier=party(name, adr(st, town), nip1),
        customer=party(cn, adr(cs, ct), n2), subtotal=sub, tax_total=tax, total=sub + tax, line_items=[{"description": i[0],
        "quantity": a(i[2], 0 if i[1] != "mb" else 2), "unit": i[1], "unit_price": i[3], "tax_rate": str(i[5]), "tax": i[6], "amount": i[7]} for i in items])


LAYOUTS = {"surveyor": surveyor, "reseller": reseller, "printpress": printpress, "hurtownia": hurtownia}
