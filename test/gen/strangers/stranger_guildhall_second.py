# SPDX-License-Identifier: AGPL-3.0-or-later
"""Britain and Germany: a marina, a glazier, an optical wholesaler, a tax adviser."""
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_guildhall_kit import *

def marina(path, seed, rows):
    """Web bookkeeping of a marina: labels over values in a middle column, payment slip under a cutting line."""
    r, p = rng("marina", seed, rows), Pg(path, A4, H, 9)
    sup = party(r, "Saltmarsh Quay Marina Ltd|The Harbour Office|Quay Lane|LYMINGHAM|Hampshire|SO41 7QZ;Penrhos Haven Moorings Limited|Haven "
            "Road|PENRHOS|Gwynedd|LL53 9XT")
    cus = party(r, "Mr G R Whitlock|14 Beech Drive|FARNBOROUGH|GU14 3PL|UNITED KINGDOM;Solent Breeze Charters Ltd|Unit 6 Slipway Yard|GOSPORT|PO12 8WD|UNITED "
            "KINGDOM;Dr Amelia Fforde-Hughes|Ty Gwyn|Abersoch Road|PWLLHELI|LL53 4RT|UNITED KINGDOM")
    cat = tab("Annual berth, pontoon {}, 9.5m LOA|Metre|180|260|20;Visitor mooring, pontoon {}|Night|22|38|20;Lift out, pressure wash and chock|.|190|320|20;"
            "Shore power, metered, berth {}|kWh|0.30|0.41|5;Hardstanding, per week|.|55|80|20;Gas oil (marine), propulsion 60%|Litre|1.02|1.31|20;Diver "
              "inspection of mooring tackle, swinging mooring {}|.|95|140|20;Harbour dues, collected on behalf of the Harbour Commissioners|.|31|64|0;"
              "Mast unstep and store|.|160|210|20;Tide tables|.|3|5|0")
    d, vat, no = day(r), gbvat(r), f"INV-{r.randint(1000, 9999)}"
    due, boat = plus(d, r.choice((14, 21, 30))), r.choice(("SY Kittiwake", "MV Grey Seal", "Petrel II"))
    f, items, vats = (lambda x: f"{x.day} {EN[x.month - 1][:3]} {x.year}"), [], {}
    for _ in range(rows):
        n, u, lo, hi, v = r.choice(cat)
        q, pr = D(r.randint(1, 24)) if u != "kWh" else D(r.randint(400, 3900)) / 10, R(D(str(r.uniform(float(lo), float(hi)))))
        vats[v] = vats.get(v, 0) + R(q * pr)
        items.append((n.format(r.choice("ABCDEF") + str(r.randint(1, 40))), S(q), pr, v, R(q * pr)))
    sub, taxes = sum(vats.values()), {v: R(b * int(v) / 100) for v, b in vats.items()}
    tot = sub + sum(taxes.values())
    p.t(45, 75, "INVOICE", H, 24)
    p.m(60, 112, [cus[0]] + cus[1], 12.5)
    y = 75
    for a, b in (("Invoice Date", f(d)), ("Invoice Number", no), ("Reference", boat), ("VAT Number", vat)):
        p.t(310, y, a, HB)
        p.t(310, y + 12, b)
        y += 29
    p.m(430, 75, [sup[0]] + sup[1], 12.5)
    def head(y):
        p.row(y, ((45, "Description", "l"), (352, "Quantity", "r"), (424, "Unit Price", "r"), (478, "VAT", "r"), (550, "Amount GBP", "r")), HB, 9)
        p.ln(45, y + 6, 550, y + 6, 1)
        return y + 22
    y, out = head(238), []
    for n, q, pr, v, am in items:
        ls = wrap(n, H, 9, 240)
        if y + 12 * len(ls) > 790:
            y = head(p.next(60))
        p.row(y, [(352, fm(q), "r"), (424, fm(pr), "r"), (478, v + "%" if v != "0" else "No VAT", "r"), (550, fm(am), "r")])
        y = p.m(45, y, ls, 12) + 3
        p.ln(45, y - 7, 550, y - 7, .4, 0xBBBBBB)
        y += 7
        out.append(dict(description=n, quantity=q, unit_price=S(pr), tax_rate=v if v != "0" else None, amount=am))
    y = p.fit(y, 540, 70)
    for k, v in [("Subtotal", sub)] + [(f"TOTAL VAT {v}%", taxes[v]) for v in sorted(taxes, key=int, reverse=True) if v != "0"]:
        p.row(y, [(478, k, "r"), (550, fm(v), "r")])
        y += 17
    p.ln(340, y - 11, 550, y - 11, 1)
    p.row(y + 2, [(478, "TOTAL GBP", "r"), (550, fm(tot), "r")], HB)
    p.t(45, y + 34, "Due Date: " + f(due), HB, 10)
    p.m(45, y + 48, ["Bank: sort code 09-01-55, account 3" + digits(r, 7) + ". Berths unpaid after the due date may be re-let.",
            "Vessels are moored at owner's risk."], 12, fs=8)
    p.ln(30, 640, 565, 640, .6, 0x555555, ([4, 3],))
    p.t(45, 672, "PAYMENT ADVICE", H, 17)
    p.m(60, 700, ["To:  " + sup[0]] + ["       " + x for x in sup[1]], 12)
    for i, (a, b, fo) in enumerate((("Customer", cus[0], H), ("Invoice Number", no, H), ("Amount Due", fm(tot), HB), ("Due Date", f(due), H),
            ("Amount Enclosed", "", H))):
        p.t(320, 674 + i * 17, a, HB)
        p.t(415, 674 + i * 17, b, fo)
    p.ln(415, 745, 550, 745)
    p.t(415, 754, "Enter the amount you are paying above", fs=7)
    p.end()
    pos = [v for v in taxes if v != "0"]
    return fact(no, d, "GBP", sup, cus, out, vat, due_date=due, subtotal=sub, tax_total=taxes[pos[0]] if len(pos) == 1 else None, total=tot, amount_due=tot)

def glazier(path, seed, rows):
    """Desktop accounts stationery: frames everywhere, filled column by column, VAT analysis at the left of the foot."""
    r, p = rng("glazier", seed, rows), Pg(path, A4, CN, 8.5)
    sup = party(r, "Clearpane Glass & Glazing|Unit 11 Holroyd Works, Canal Street|Huddersfield HD1 6PT;Tyneside Sealed Units Ltd|44 Pottery Bank|Newcastle "
            "upon Tyne NE6 3TT")
    cus = party(r, "Marsden Joinery (Contracts) Ltd|Lockwood Mill|Bridge Street|Huddersfield|HD4 7NR;The Bursar, St Aidan's School|Walker Road|Newcastle "
            "upon Tyne|NE6 1AB;Ripley & Dunn Shopfitters|7a Leeds Road|Dewsbury|West Yorkshire|WF12 7BE")
    cat = tab("4mm toughened clear, 1200 x 900|28|41;DGU 4-16-4 Low-E argon, 850 x 1140|46|72;6.4mm laminated, cut to template|61|88;Misted unit replacement "
            "incl. labour|85|130;Georgian wired cast, 600 x 600|33|39;Bevelled mirror, drilled 4 holes|52|66;Emergency boarding up, out of hours|110|165;"
              "Silicone, clear, box 12|38|47;Leaded light repair to stair window, new cames|190|260;Glazing packers, bag 500|9|14")
    d, vat, no, terms = day(r), "GB " + gbvat(r), str(r.randint(10200, 48800)), r.choice(("30 days net", "Strictly 14 days", "End of month following"))
    items = []
    for _ in range(rows):
        n, lo, hi = r.choice(cat)
        q, pr, di = r.randint(1, 16), D(r.randint(int(lo) * 100, int(hi) * 100)) / 100, r.choice(("0.00", "0.00", "5.00", "12.50"))
        items.append((f"{q}.00", n, S(pr), di, R(q * pr * (100 - D(di)) / 100), "20.00"))
    sub, car = sum(i[4] for i in items), D(r.choice(("0.00", "18.50", "35.00")))
    tax, acc, po, per = R((sub + car) / 5), f"{cus[0][:4].upper().strip()}{r.randint(1, 9):03d}", r.choice(("verbal - Dave", "PO 7731", "4500081")), 34
    def frame(pg, pages):
        p.t(40, 55, sup[0], CNB, 16)
        p.m(40, 69, sup[1] + ["VAT Reg No. " + vat], 11)
        p.t(555, 55, "Invoice", CNB, 18, "r")
        p.t(555, 69, f"Page {pg} of {pages}", al="r")
        p.box(40, 118, 260, 84)
        p.m(50, 133, [cus[0]] + cus[1], 12.5)
        for i, (a, b) in enumerate((("Invoice No.", no), ("Invoice/Tax Date", d.strftime("%d/%m/%Y")), ("Order No.", po), ("Account No.", acc))):
            p.box(335, 118 + i * 21, 100, 21, 0xEEEEEE)
            p.box(435, 118 + i * 21, 120, 21)
            p.row(132 + i * 21, [(341, a), (549, b, "r")])
        p.box(40, 216, 515, 20, 0xEEEEEE)
        p.box(40, 236, 515, 34 * 12.5 + 14)
    edges, pages = (40, 92, 320, 385, 431, 505, 555), -(-len(items) // per)
    for pg in range(pages):
        if pg:
            p.next()
        frame(pg + 1, pages)
        part = items[pg * per:(pg + 1) * per]
        for k, (h, al) in enumerate((("Quantity", "r"), ("Details", "l"), ("Unit Price", "r"), ("Disc %", "r"), ("Net Amount", "r"), ("VAT %", "r"))):
            if k:
                p.ln(edges[k], 216, edges[k], 236 + 34 * 12.5 + 14)
            x = edges[k] + 5 if al == "l" else edges[k + 1] - 5
            p.t(x, 229, h, CNB, 8.5, al)
            for j, it in enumerate(part):
                p.t(x, 250 + j * 12.5, fm(it[k]) if k == 4 else it[k], al=al)
    for i, (a, b) in enumerate((("Total Net Amount", sub), ("Carriage Net", car), ("Total VAT Amount", tax), ("Invoice Total", sub + car + tax))):
        p.box(355, 690 + i * 20, 110, 20, 0xEEEEEE)
        p.box(465, 690 + i * 20, 90, 20)
        p.row(703 + i * 20, [(361, a), (549, ("£ " if i == 3 else "") + fm(b), "r")], CNB if i == 3 else CN)
    p.box(40, 690, 240, 40)
    p.ln(40, 708, 280, 708)
    p.row(702, [(48, "VAT Rate"), (180, "Goods", "r"), (272, "VAT", "r")], CNB)
    p.row(722, [(48, "20.00 %"), (180, fm(sub + car), "r"), (272, fm(tax), "r")])
    p.m(40, 748, ["Terms: " + terms, "All goods remain the property of " + sup[0] + " until paid for in full.",
            "Breakages must be reported within 24 hours of delivery."], 11, fs=7.5)
    p.end()
    out = [dict(zip(("quantity", "description", "unit_price", "discount", "amount"), i)) | dict(tax_rate="20") for i in items]
    return fact(no, d, "GBP", sup, cus, out, vat, subtotal=sub, shipping=car, tax_total=tax, total=sub + car + tax)

def optik(path, seed, rows):
    """A German wholesaler's merchandise system: window address, grey information block, carry-over lines."""
    r, p = rng("optik", seed, rows), Pg(path, A4, CN, 8.5)
    sup = party(r, "Augenweide Optik-Großhandel GmbH|Carl-Zellner-Straße 18|73430 Aalen;Brillantis Vertriebs GmbH & Co. KG|Am Kugelfang 7|97424 Schweinfurt")
    cus = party(r, "Optik Lindhorst e. K.|Marktplatz 3|31655 Stadthagen;Sehstudio Würth|Inh. Karin Würth|Bahnhofstraße 112|74821 Mosbach;Augenoptik am Dom "
            "GmbH|Domgasse 9|99084 Erfurt")
    addr = [x for x in cus[1] if not x.startswith("Inh.")]
    cat = tab("Fassung Acetat „Mirabell“|Gr. 52/18, Farbe havanna|ST|28|49;Fassung Titan „Lofoten“|Gr. 54/17, Farbe graphit matt|ST|41|69;Einstärkenglas 1.6 "
            "HMC|sph -2,25 cyl -0,50 A 90|PA|17|32;Gleitsichtglas 1.67 Premium|Add 2,00, Superentspiegelung|PA|88|139;Mikrofasertuch, bedruckt|20 x 20 cm, "
              "100er-Pack|VE|38|52;Etui Klappe, Filz||ST|2|4;Kontaktlinsenlösung 360 ml|MHD siehe Karton|FL|5|8;Nasenpads Silikon, Schraubsystem 13 "
                      "mm||VE|9|13;Sonnenclip polarisierend|nach Musterfassung|ST|14|22")
    d, no, vat, items, sub = day(r), f"RE{r.randint(200000, 899999)}", ustid(r), [], D(0)
    for i in range(rows):
        a, b, u, lo, hi = r.choice(cat)
        q, pr, di = r.randint(1, 25), D(r.randint(int(lo) * 100, int(hi) * 100)) / 100, r.choice((None, None, "5,0", "10,0"))
        am = R(q * pr * (100 - D((di or "0").replace(",", "."))) / 100)
        sub += am
        items.append((a, b, u, q, pr, di, am, digits(r, 6)))
    ship = D("0") if sub > 500 else D("6.90")
    tax = R((sub + ship) * 19 / 100)
    p.t(62, 138, f"{sup[0]} · {sup[1][0]} · {sup[1][1]}", fs=6)
    p.m(62, 158, [cus[0]] + cus[1], 13, fs=10)
    p.t(540, 70, sup[0].split()[0], CNB, 20, "r", 0x335577)
    p.box(360, 132, 180, 84, 0xF0F0F0, None)
    for i, (a, b) in enumerate((("Kunden-Nr.", digits(r, 5)), ("Beleg-Nr.", no), ("Belegdatum", d.strftime("%d.%m.%Y")), ("Lieferdatum", plus(d,
            -2).strftime("%d.%m.%Y")), ("Bearbeiter", "Fr. Dörfler"), ("Seite", "1"))):
        p.row(146 + i * 13, [(366, a), (534, b, "r")])
    p.t(62, 262, "Rechnung", CNB, 14)
    p.t(62, 280, "Für Ihren Auftrag danken wir und berechnen wie folgt:")
    def head(y):
        p.ln(62, y - 11, 540, y - 11, .8)
        p.row(y, [(62, "Pos."), (88, "Art.-Nr."), (134, "Bezeichnung"), (340, "Menge", "r"), (348, "ME"), (420, "Einzelpreis", "r"), (465, "Rabatt", "r"),
                (540, "Gesamt", "r")], CNB)
        p.row(y + 10, [(420, "EUR", "r"), (465, "%", "r"), (540, "EUR", "r")], CNB, 7)
        p.ln(62, y + 14, 540, y + 14, .8)
        return y + 28
    def foot():
        p.ln(62, 772, 540, 772, .4)
        p.m(62, 782, [sup[0]] + sup[1], 9, fs=6.5)
        p.m(235, 782, ["Amtsgericht Ulm HRB 7" + sup[1][1][:4], "USt-IdNr.: " + vat, "Steuer-Nr.: 50/1" + vat[4:7] + "/" + vat[6:11]], 9, fs=6.5)
        p.m(390, 782, ["Ostalb Volksbank", bank, "BIC OSVBDE6AXXX"], 9, fs=6.5)
    bank, y, run, out = "IBAN " + iban("DE", "61490150" + digits(r, 10)), head(308), D(0), []
    foot()
    for i, (a, b, u, q, pr, di, am, art) in enumerate(items):
        if y > 732:
            p.row(y + 6, [(134, "Übertrag"), (540, fm(run, "de"), "r")], CNB)
            p.next()
            foot()
            p.row(60, [(62, f"Rechnung {no} vom {d.strftime('%d.%m.%Y')}"), (540, f"Seite {p.n}", "r")])
            y = head(88)
            p.row(y, [(134, "Übertrag"), (540, fm(run, "de"), "r")], CNB)
            y += 16
        p.row(y, [(80, str(i + 1), "r"), (88, art), (134, a), (340, str(q), "r"), (348, u), (420, fm(pr, "de"), "r"), (465, di or "", "r"), (540, fm(am, "de"),
                "r")])
        if b:
            p.t(134, y + 10.5, b, fs=7.5)
        y += 25 if b else 15
        run += am
        out.append(dict(description=(a + " " + b).strip(), quantity=str(q), unit=u, unit_price=pr, discount=di and di.replace(",", "."), amount=am))
    if y > 640:
        p.next()
        foot()
        p.row(60, [(62, f"Rechnung {no} vom {d.strftime('%d.%m.%Y')}"), (540, f"Seite {p.n}", "r")])
        y = 90
    p.ln(62, y - 6, 540, y - 6, .8)
    y += 8
    for k, v in [("Warenwert netto", sub)] + ([("Versandkostenpauschale", ship)] if ship else []) + [(f"MwSt. 19,0 % auf {fm(sub + ship, 'de')}", tax)]:
        p.row(y, [(330, k), (540, fm(v, "de"), "r")])
        y += 13
    p.row(y + 3, [(330, "Rechnungsbetrag EUR"), (540, fm(sub + ship + tax, "de"), "r")], CNB, 9.5)
    p.m(62, y + 26, [f"Zahlbar innerhalb 8 Tagen mit 2 % Skonto oder bis zum {plus(d, 30).strftime('%d.%m.%Y')} ohne Abzug.",
            "Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum."], 12)
    p.end()
    return fact(no, d, "EUR", sup, (cus[0], addr), out, vat, due_date=plus(d, 30), subtotal=sub, shipping=ship if ship else None, tax_total=tax,
            total=sub + ship + tax)

def kanzlei(path, seed, rows):
    """A tax adviser's fee note as a letter: statute, value of the matter, rate and fee; advance taken off."""
    r = rng("kanzlei", seed, rows)
    sup = party(r, "Steuerkanzlei Habermehl & Partner mbB|Wilhelmstraße 40|35392 Gießen;Dipl.-Kfm. Jörn Claasen Steuerberater|Hafenstraße 12 a|26789 Leer")
    cus = party(r, "Tischlerei Brömmel GmbH|Industriering 5|35415 Pohlheim;Frau Heike Saathoff|Osterstraße 71|26506 Norden;Gasthof zum Hirschen "
            "OHG|Kirchgasse 2|35418 Buseck")
    cat = tab("Lohn- und Finanzbuchführung einschließlich Kontieren der Belege, Monat {}|§ 33 Abs. 1|7|12;Aufstellung des Jahresabschlusses nebst "
            "Erläuterungen|§ 35 Abs. 1 Nr. 1 a|20|40;Körperschaftsteuererklärung|§ 24 Abs. 1 Nr. 3|3|8;Gewerbesteuererklärung|§ 24 Abs. 1 Nr. 5|2|6;"
              "Umsatzsteuer-Voranmeldung {}|§ 24 Abs. 1 Nr. 7|1|4;Prüfung des Steuerbescheids|§ 28|2|6;Einspruchsverfahren vor der Finanzbehörde|§ 40 Abs. "
                      "1|5|9")
    d, no, vat = day(r), f"{r.randint(100, 899)}/{r.randint(10, 99)}", ustid(r)
    st = lambda n, f=SL, **k: ParagraphStyle(n, fontName=f, fontSize=9, leading=12.5, **k)
    base, bold, right = st("a"), st("b", SLB), st("c", alignment=2)
    data, out, sub = [["Leistung", "StBVV", "Gegenstands-\nwert EUR", "Satz", "Gebühr\nEUR"]], [], D(0)
    for i in range(rows):
        n, par, lo, hi = r.choice(cat)
        n, wert, z = n.format(DE[r.randint(0, 11)] + f" {d.year - 1}"), r.randint(8, 480) * 1000, r.randint(int(lo), int(hi))
        am = R((D(60) + D(wert).sqrt() * 2).quantize(D(1)) * z / (12 if "33" in par else 10))
        sub += am
        data.append([Paragraph(n, base), par, fm(wert, "de"), f"{z}/{12 if '33' in par else 10}", fm(am, "de")])
        out.append(dict(description=n, amount=am))
    tax, adv = R(sub * 19 / 100), D(r.choice((0, 100, 250)))
    adv, tot = (adv if adv < sub else D(0)), sub + tax
    sums = [["Summe der Gebühren (netto)", fm(sub, "de")], ["zuzüglich 19 % Umsatzsteuer", fm(tax, "de")], ["Rechnungsbetrag", fm(tot, "de")]]
    if adv:
        sums += [["abzüglich Vorschuss", "./. " + fm(adv, "de")], ["noch zu zahlen", fm(tot - adv, "de")]]
    def first(c, doc):
        c.setFont(SLB, 13)
        c.drawCentredString(297, 790, sup[0])
        c.setFont(SL, 8)
        c.drawCentredString(297, 776, f"{sup[1][0]} · {sup[1][1]} · Telefon 0{digits(random.Random(no), 4)} 44{no[:2]}0 · USt-IdNr. {vat}")
        c.line(70, 768, 525, 768)
    def later(c, doc):
        c.setFont(SL, 8)
        c.drawCentredString(297, 800, f"- {doc.page} -")
    t = Table(data, colWidths=(205, 88, 70, 37, 55), repeatRows=1, style=TableStyle([
        ("FONT", (0, 0), (-1, -1), SL, 9), ("FONT", (0, 0), (-1, 0), SLB, 8.5), ("ALIGN", (2, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, 0), "BOTTOM"),
                ("VALIGN", (0, 1), (-1, -1), "TOP"),
        ("LINEBELOW", (0, 0), (-1, 0), .6, "black"), ("LEFTPADDING", (0, 0), (0, -1), 0), ("RIGHTPADDING", (-1, 0), (-1, -1), 2)]))
    k = len(sums) - 1
    s = Table(sums, colWidths=(375, 80), style=TableStyle([("FONT", (0, 0), (-1, -1), SL, 9), ("FONT", (0, k), (-1, k), SLB, 9), ("ALIGN", (1, 0), (1, -1),
            "RIGHT"), ("LINEABOVE", (1, 0), (1, 0), .6, "black"),
                                                           ("LINEABOVE", (1, 2), (1, 2), .6, "black"), ("LINEBELOW", (1, k), (1, k), 1.2, "black"),
                                                                   ("LEFTPADDING", (0, 0), (0, -1), 0), ("RIGHTPADDING", (1, 0), (1, -1), 2)]))
    P = lambda x, y=base: Paragraph(x, y)
    story = [Spacer(1, 30)] + [P(x) for x in [cus[0]] + cus[1]] + [Spacer(1, 30), P(f"{sup[1][1].split(' ', 1)[1]}, den {d.day}. {DE[d.month - 1]} {d.year}",
            right), Spacer(1, 14), P(f"Gebührenrechnung Nr. {no}", bold), Spacer(1, 10),
             P("Sehr geehrte Damen und Herren," if "Frau" not in cus[0] else "Sehr geehrte " + cus[0] + ","), Spacer(1, 6),
             P(f"für unsere Tätigkeit im Leistungszeitraum {d.year - 1} erlauben wir uns, nach der Steuerberatervergütungsverordnung wie folgt abzurechnen:"),
                     Spacer(1, 10), t, Spacer(1, 4),
             KeepTogether([s, Spacer(1, 12), P(f"Wir bitten um Überweisung bis zum {plus(d, 14).strftime('%d.%m.%Y')} auf unser Konto "
                     f"{iban('DE', '51390000' + digits(r, 10))}."), Spacer(1, 10), P("Mit freundlichen Grüßen"), Spacer(1, 26), P(sup[0])])]
    SimpleDocTemplate(path, pagesize=A4, leftMargin=64, rightMargin=64, topMargin=76, bottomMargin=50, invariant=1).build(story, onFirstPage=first,
            onLaterPages=later)
    return fact(no, d, "EUR", sup, cus, out, vat, due_date=plus(d, 14), subtotal=sub, tax_total=tax, total=tot, amount_due=tot - adv if adv else None)

LAYOUTS = {"marina": marina, "glazier": glazier, "optik": optik, "kanzlei": kanzlei}
