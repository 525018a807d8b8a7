# SPDX-License-Identifier: AGPL-3.0-or-later
"""France: brasserie. UAE: electronics shop. Australia: leisure centre. Canada: dépanneur in Québec."""
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import HRFlowable, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from stranger_turnstile_kit import *


def brasserie(path, seed, rows):
    """Addition of a brasserie: covers, count before the dish, dotted leaders, TVA told in sentences."""
    r = rng("brasserie", seed, rows)
    p = Roll(path, 226, "Times-Roman", "Times-Bold", 9.5, 11.6, 14)
    name, legal, addr, tel = r.choice([("BRASSERIE LE CANOTIER", "SARL Lefol & Fils", ["12 quai de la Fosse aux Loups", "44000 NANTES"], "02 40 55 01 28"),
                                       ("Au Petit Zinc d'Alsace", "SAS Zinc 67", ["3, rue des Tonneliers", "67000 Strasbourg"], "03 88 55 01 90"),
                                       ("CAFÉ DES ARCADES", "EURL Arcades", ["8 place Carnot", "21200 BEAUNE"], "03.80.55.01.44")])
    at, siren = when(r, 2020, 2025, 12, 22), digits(r, 9)
    tva = f"FR{digits(r, 2)}{siren}"
    f = lambda c: fm(c, ",", " ")
    p.mid(name, font=p.bold, size=13)
    p.mid(legal, size=8)
    for a in addr:
        p.mid(a)
    p.mid("Tél. " + tel)
    p.mid(f"SIRET {siren[:3]} {siren[3:6]} {siren[6:]} 000{digits(r, 2)} - APE 5610A", size=7.5)
    p.mid("TVA intracom. " + tva, size=7.5)
    p.down(6)
    p.left(f"Le {at:%d/%m/%Y} à {at:%H:%M}   Ticket n° {digits(r, 5)}")
    p.left(f"Table {r.randint(1, 45)}   {r.randint(1, 8)} couvert(s)   Serveur : {r.choice(['Léa', 'Mathieu', 'Inès'])}")
    p.down(4)
    pool = [("Formule midi", 1690, 10), ("Entrecôte frites", 2450, 10), ("Kir cassis", 490, 20), ("Pichet Côtes-du-Rhône 50cl", 1150, 20), ("Café", 220,
            10), ("Crème brûlée", 790, 10),
            ("Tartare de saumon", 1890, 10), ("Carafe San Loreto 1L", 560, 10), ("Demi pression", 410, 20), ("Œuf mayonnaise", 580, 10), ("Plat du jour",
                    1350, 10), ("Café gourmand", 890, 10),
            ("Digestif poire", 750, 20), ("Menu enfant", 990, 10)]
    items, group = [], {}
    for what, price, v in draw_from(r, pool, rows):
        q = r.choice([1, 1, 1, 2, 2, 3, 4])
        end = p.t(p.m + 18, what)
        p.t(p.m + 10, str(q), "r")
        amt = f(q * price)
        stop = p.r - width(amt, p.font, p.size) - 3
        n = int((stop - end - 4) / width(".", p.font, p.size))
        if n > 2:
            p.t(stop, "." * n, "r")
        p.right(amt)
        items.append(item(what, q * price, q))
        group[v] = group.get(v, 0) + q * price
    total = sum(group.values())
    p.down(6)
    p.rect(p.m, p.y - 13, p.r, p.y + 7, stroke="black", thick=1)
    p.t(p.m + 6, "TOTAL TTC", font=p.bold, size=12)
    p.t(p.r - 6, f(total) + " €", "r", font=p.bold, size=12)
    p.down(20)
    tax = 0
    for v in sorted(group):
        part = rnd(group[v] * v / (100 + v))
        tax += part
        p.left(f"dont TVA {v},00 % : {f(part)} € sur {f(group[v] - part)} € HT", size=8.5)
    p.down(4)
    card = r.random() < .6
    paid = total if card else tender(r, total, [50, 500, 1000, 2000])
    p.left(f"Réglé par {'carte bancaire' if card else 'espèces'} : {f(paid)} €")
    if not card and paid > total:
        p.left(f"Rendu : {f(paid - total)} €")
    p.down(4)
    p.mid("Prix nets, service compris (15 %)", font="Times-Italic")
    p.mid("Merci de votre visite, à bientôt !", font="Times-Italic")
    p.save("Addition")
    return data(name, addr, at, "EUR", items, total, tax=tax, paid=paid, change=paid - total if not card and paid > total else None, phone=tel, tax_id=tva,
                payment_method="card" if card else "cash")


def gadget(path, seed, rows):
    """Electronics shop in Dubai or Sharjah, made with platypus: bilingual title, serial numbers, prices before VAT; pages of fixed height."""
    r = rng("gadget", seed, rows)
    name, addr, tel = r.choice([("Al Noor Digital Zone LLC", ["Shop 14, Al Rolla Street", "Sharjah, U.A.E."], "+971 6 555 0148"),
                                ("GULF BYTE ELECTRONICS TR.", ["Computer Plaza G-22, Bur Dubai", "P.O. Box 50418, Dubai"], "04-5550173")])
    at, trn = when(r, 2019, 2025, 10, 22), "100" + digits(r, 12)
    st = ParagraphStyle("a", fontName="Rec18Sans", fontSize=6.5, leading=8.4)
    small = ParagraphStyle("s", parent=st, fontSize=5.6, leading=7.2)
    ce = ParagraphStyle("c", parent=st, alignment=1)
    big = ParagraphStyle("b", parent=ce, fontName="Rec18SansB", fontSize=10, leading=13)
    arabic = "\ufed3\ufe8e\ufe97\ufeee\ufead\ufe93 \ufebf\ufeae\ufef3\ufe92\ufef4\ufe94"[::-1]
    rule = lambda: HRFlowable(width="100%", thickness=0.6, color="black", spaceBefore=3, spaceAfter=3)
    body = [Paragraph(name, big)] + [Paragraph(a, ce) for a in addr] + [Paragraph("Tel: " + tel, ce), Paragraph("TRN: " + trn, ce), rule(),
            Paragraph("TAX INVOICE / " + arabic, ParagraphStyle("t", parent=big, fontSize=8.5)), rule()]
    info = Table([["Invoice No", ":", f"INV-{at:%y}-{digits(r, 5)}"], ["Date & Time", ":", f"{at:%d-%b-%Y %H:%M}"], ["Salesman", ":", r.choice(["Rashid",
            "Jomon", "Fatima"])]],
                 colWidths=[50, 8, 140], rowHeights=9.5)
    plain = [("FONT", (0, 0), (-1, -1), "Rec18Sans", 6.5), ("PADDING", (0, 0), (-1, -1), 0), ("VALIGN", (0, 0), (-1, -1), "TOP")]
    info.setStyle(TableStyle(plain))
    pool = [("USB-C Charger 65W GaN", 11333, 0), ("Bluetooth Earbuds NX-20 Black", 18952, 1), ("Power Bank 20000mAh", 9429, 1), ("HDMI Cable 2m", 2381, 0),
            ("Smart Watch Fit 3 Graphite 44mm", 66571, 1),
            ("Tempered Glass", 1429, 0), ("Laptop 15.6 i5 16GB 512GB SSD Silver with Arabic keyboard", 219905, 1), ("Wireless Mouse M1", 4667, 1),
                    ("MicroSD 128GB", 5238, 0), ("WiFi Router AX1800", 22762, 1),
            ("Phone Cover TPU", 2857, 0), ("LED Monitor 24in FHD", 42762, 1), ("Extension Lead 4-way", 3714, 0)]
    grid, items, sub = [["Description", "Qty", "Unit Price\n(excl. VAT)", "Amount\n(AED)"]], [], 0
    for what, price, has in draw_from(r, pool, rows):
        q = 1 if has else r.choice([1, 1, 2, 3, 5])
        cell = [Paragraph(what, st)]
        if has:
            cell.append(Paragraph("S/N: " + r.choice(["SN", "R9", "CX", "5C"]) + digits(r, 4) + r.choice("ABHKTZ") + digits(r, 6), small))
        grid.append([cell, str(q), fm(price), fm(q * price)])
        items.append(item(what, q * price, q, price))
        sub += q * price
    tab = Table(grid, colWidths=[96, 20, 44, 46], repeatRows=1)
    tab.setStyle(TableStyle(plain + [("ALIGN", (1, 0), (-1, -1), "RIGHT"), ("FONT", (0, 0), (-1, 0), "Rec18SansB", 6), ("LEADING", (0, 0), (-1, 0), 7.4),
            ("VALIGN", (0, 0), (-1, 0), "BOTTOM"),
                                     ("LINEBELOW", (0, 0), (-1, 0), 0.6, "black"), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5), ("LINEBELOW", (0, -1), (-1,
                                             -1), 0.6, "black")]))
    tax = rnd(sub * .05)
    total = sub + tax
    card = r.random() < .6
    paid = total if card else tender(r, total, [1, 1000, 5000, 10000])
    foot = [["Total (excl. VAT)", fm(sub)], ["VAT 5%", fm(tax)], ["Total AED (incl. VAT)", fm(total)], ["Card" if card else "Cash received", fm(paid)]]
    if not card and paid > total:
        foot.append(["Balance returned", fm(paid - total)])
    sums = Table(foot, colWidths=[140, 66], rowHeights=10)
    sums.setStyle(TableStyle(plain + [("ALIGN", (1, 0), (1, -1), "RIGHT"), ("FONT", (0, 2), (-1, 2), "Rec18SansB", 7.5)]))
    body += [info, Spacer(1, 4), tab, Spacer(1, 3), sums, rule()]
    body += [Paragraph(s, small) for s in ("Warranty claims only with this invoice and intact serial label.",
            "Exchange within 7 days in original packing. No cash refund.")]
    SimpleDocTemplate(path, pagesize=(226, min(595, 270 + 22 * rows)), leftMargin=4, rightMargin=4, topMargin=4, bottomMargin=4, invariant=1,
            title="Tax Invoice").build(body)
    return data(name, addr, at, "AED", items, total, subtotal=sub, tax=tax, paid=paid, change=paid - total if not card and paid > total else None,
            phone=tel, tax_id=trn,
                payment_method="card" if card else "cash")


def leisure(path, seed, rows):
    """Council pool and gym kiosk: dollar signs everywhere, "x2" behind the item, star for taxable, card surcharge."""
    r = rng("leisure", seed, rows)
    p = Roll(path, 165, "Helvetica", "Helvetica-Bold", 7.5, 9.8, 8)
    name, addr, tel = r.choice([("Yarrabee Aquatic & Fitness", ["85 Reservoir Rd", "Yarrabee VIC 3072"], "(03) 5550 1482"), ("Coral Bay Leisure Centre",
            ["Cnr Esplanade & Hill St", "Coral Bay QLD 4870"], "07 5550 9921")])
    at, abn = when(r, 2020, 2025, 5, 20), f"{digits(r, 2)} {digits(r, 3)} {digits(r, 3)} {digits(r, 3)}"
    p.mid("TAX INVOICE", size=7)
    p.mid(name, font=p.bold, size=10)
    for a in addr:
        p.mid(a)
    p.mid("Ph " + tel)
    p.mid("ABN " + abn)
    p.down(5)
    p.t(p.m, f"{at.day} {at:%b %Y}")
    p.t(p.w / 2, f"{at:%H:%M}", "c")
    p.right("#" + digits(r, 6))
    p.line(dash=([3, 2], 0), gap=5)
    pool = [("Adult Swim", 790, 1), ("Child Swim", 560, 1), ("Gym Casual Day Pass", 2250, 1), ("Spectator", 200, 1), ("Goggles Junior", 1995, 1),
            ("Learn to Swim Lesson", 1980, 0), ("Fresh Fruit Cup", 450, 0),
            ("Spring Water", 300, 0), ("Aqua Aerobics", 1580, 1), ("Locker Hire", 300, 1), ("Swim Nappy", 350, 1), ("Meat Pie", 620, 1), ("Steam & Sauna",
                    1320, 1)]
    items, sub, taxed = [], 0, 0
    for what, price, t in draw_from(r, pool, rows):
        q = r.choice([1, 1, 1, 2, 2, 3])
        end = p.t(p.m, what)
        p.t(end + 4, f"x{q}", font=p.bold)
        p.t(p.r - 5, "$" + fm(q * price), "r")
        if t:
            p.t(p.r, "*", "r")
            taxed += q * price
        p.down(11)
        items.append(item(what, q * price, q))
        sub += q * price
    p.line(dash=([3, 2], 0), gap=5)
    how = r.choice(["EFTPOS", "Visa payWave", "Cash"])
    fee = 0 if how == "Cash" else rnd(sub * .011)
    if fee:
        p.lr("Subtotal", "$" + fm(sub), xr=p.r - 5)
        p.lr("Card surcharge 1.1% *", "$" + fm(fee), xr=p.r - 5)
    total = sub + fee
    p.down(7)
    p.lr("TOTAL", "$" + fm(total), xr=p.r - 5, font=p.bold, size=13)
    tax = rnd((taxed + fee) / 11)
    p.lr("GST included in total", "$" + fm(tax), xr=p.r - 5)
    due = near(total, 5) if not fee else total
    off = due - total
    if off:
        p.lr("Cash rounding", ("-$" if off < 0 else "$") + fm(abs(off)), xr=p.r - 5)
        p.lr("Amount payable", "$" + fm(due), xr=p.r - 5)
    paid = due if fee else tender(r, due, [5, 500, 2000])
    p.lr(how, "$" + fm(paid), xr=p.r - 5)
    if not fee:
        p.lr("Change", "$" + fm(paid - due), xr=p.r - 5)
    p.down(4)
    p.mid("* Taxable supply", size=6.5)
    p.mid("Please scan at the gate. Valid today only.", size=6.5)
    p.qr("YQ" + digits(r, 14), 52)
    p.save("Tax invoice", order="reverse")
    return data(name, addr, at, None, items, due, subtotal=sub if fee else None, tax=tax, rounding=off or None, paid=paid,
                change=None if fee else paid - due, phone=tel, tax_id=abn, payment_method="card" if fee else "cash")


def depanneur(path, seed, rows):
    """Corner shop in Québec, 58 mm fixed pitch: tax letters, TPS and TVQ lines with numbers in the head, rounding of cash."""
    r = rng("depanneur", seed, rows)
    p = Roll(path, 165, "Courier", "Courier-Bold", 7.5, 9, 7)
    n = 33
    name, addr, tel = r.choice([("DÉPANNEUR CHEZ GINETTE", ["1840 RUE ONTARIO E", "MONTRÉAL QC H2K 1T7"], "514-555-0119"), ("ACCOMMODATION DU LAC",
            ["55 CH. DU TOUR-DU-LAC", "LAC-BEAUPIN, QC G0A 2C0"], "(418) 555-0153")])
    at, tps = when(r, 2019, 2025, 7, 23), digits(r, 9) + "RT0001"
    p.left(name.center(n).rstrip(), font=p.bold)
    for s in addr + [tel]:
        p.left(s.center(n).rstrip())
    p.left(f"TPS: {tps}")
    p.left(f"TVQ: {digits(r, 10)}TQ0001")
    p.left("")
    p.left(f"{at:%Y-%m-%d}  {at:%H:%M:%S}  CAISSE {r.randint(1, 3)}")
    p.left("")
    pool = [("LAIT 2% 2L", 459, 0), ("PAIN TRANCHÉ BLÉ", 429, 0), ("CROUSTILLES BBQ", 479, 1), ("BIÈRE ROUSSE 6X341", 1399, 1), ("CHOC. NOISETTE 45G", 199,
            1), ("ŒUFS GROS 12", 489, 0), ("CAFÉ MOYEN", 210, 1),
            ("BANANES", 149, 0), ("PAPIER HYG. 8 RL", 799, 1), ("JOURNAL SAMEDI", 350, 1), ("FROMAGE EN GRAINS", 695, 0), ("GLACE SAC", 299, 1),
                    ("PILES AA 4", 849, 1), ("CONSIGNE", 60, 0)]
    items, sub, taxed = [], 0, 0
    for what, price, t in draw_from(r, pool, rows):
        q = r.choice([1, 1, 1, 1, 2, 3])
        if q > 1:
            p.left(f"{q} @ {m(price)}")
        p.left(f"{what:<21}{fm(q * price):>8} {'FP' if t else ''}".rstrip())
        items.append(item(what, q * price, q, price) if q > 1 else item(what, price))
        sub += q * price
        taxed += q * price if t else 0
    tax = (rnd(taxed * .05), rnd(taxed * .09975))
    total = sub + sum(tax)
    p.left("")
    p.left(f"{'SOUS-TOTAL':<18}{fm(sub):>11}")
    if taxed:
        p.left(f"{'F TPS 5%':<18}{fm(tax[0]):>11}")
        p.left(f"{'P TVQ 9.975%':<18}{fm(tax[1]):>11}")
    p.left(f"{'TOTAL':<18}{'$' + fm(total):>11}", font=p.bold)
    card = r.random() < .4
    due = total if card else near(total, 5)
    off = due - total
    if off:
        p.left(f"{'ARRONDI':<18}{fm(off):>11}")
        p.left(f"{'À PAYER':<18}{fm(due):>11}", font=p.bold)
    paid = due if card else tender(r, due, [5, 500, 2000])
    p.left(f"{'INTERAC DÉBIT' if card else 'COMPTANT':<18}{fm(paid):>11}")
    if not card:
        p.left(f"{'MONNAIE':<18}{fm(paid - due):>11}")
    p.left("")
    p.left(f"NB ARTICLES: {rows}")
    for s in ("MERCI / THANK YOU", "LOTO - BIÈRE - GLACE"):
        p.left(s.center(n).rstrip())
    p.save("Reçu", words=True)
    return data(name, addr, at, None, items, due, "%H:%M:%S", subtotal=sub, tax=sum(tax) if taxed else None, rounding=off or None, paid=paid,
                change=None if card else paid - due, phone=tel, tax_id=tps, payment_method="card" if card else "cash")


LAYOUTS = {"brasserie": brasserie, "gadget": gadget, "leisure": leisure, "depanneur": depanneur}
