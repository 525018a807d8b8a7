# SPDX-License-Identifier: AGPL-3.0-or-later
"""Philippines (line-printer bill), Switzerland (French hotel bill), Trinidad (hire invoice and credit note)."""
import datetime

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, letter
from reportlab.platypus import KeepTogether, Spacer, Table, TableStyle

from stranger_bazaar_kit import Grid, block, day, digits, div, edges, flow, money, paint, para, plus, put, q, rng, style, t, wrap

# ---------------------------------------------------------------- Philippines
PH_GOODS = [
    ("INDUSTRIAL SALT, FINE, 50 KG", "BAG", 61500), ("REFINED SUGAR PREMIUM 50 KG", "BAG", 342000), ("ALL-PURPOSE FLOUR 25 KG SAMPAGUITA BRAND", "BAG", 104500),
    ("LARD, 16 KG CAN", "CAN", 189000), ("DESICCATED COCONUT MEDIUM 25 LB", "BAG", 172550), ("BAKING POWDER DOUBLE ACTING 1 KG", "PCK", 14875),
    ("EVAPORATED MILK 370 ML X 48", "CSE", 158400), ("PAPER CUPS 3 OZ WHITE, 2000 PCS PER CASE", "CSE", 87000), ("INSTANT YEAST 500 G", "PCK", 12650),
    ("CHEESE PROCESSED BLOCK 2 KG", "BLK", 69000),
]


def philippines(path, seed, rows):
    r = rng("philippines", seed, rows)
    seller = r.choice(["MALIGAYA BAKERS SUPPLY CORPORATION", "TRES PALMAS FOOD INGREDIENTS TRADING"])
    buyer = r.choice(["PANADERIA DE SAN ROQUE INC.", "LUZVIMINDA S. TABUYO / GOLDEN CRUST BAKESHOP", "BAYANIHAN SCHOOL CANTEEN COOPERATIVE"])
    tin, btin = (f"{digits(r, 3)}-{digits(r, 3)}-{digits(r, 3)}-{b}" for b in ("00000", "00002"))
    date = day(r, 2024)
    days = r.choice([15, 30])
    number = f"{r.randint(1, 99999):07d}"
    items, lines, total = [], [], 0
    for i in range(rows):
        name, unit, price = r.choice(PH_GOODS)
        n = r.randint(1, 30)
        price += 25 * r.randint(-20, 60)
        total += n * price
        items.append({"description": name, "quantity": str(n), "unit_price": t(price), "amount": t(n * price)})
        lines.append((str(n), unit, name, money(price), money(n * price)))
    tax = div(total * 12, 112)
    net = total - tax
    held = div(net, 100) if r.random() < 0.5 else 0

    def work(c, pages):
        f = "Courier"

        def say(line, col, text, right=False, face=f):
            put(c, 36 + col * 6, 752 - line * 11, text, face, 10, "r" if right else "l")

        def top():
            say(0, 0, seller, face="Courier-Bold")
            say(1, 0, "KM. 21 AGUINALDO HIGHWAY, BACOOR CITY, CAVITE")
            say(2, 0, f"VAT REG. TIN {tin}")
            say(0, 90, "SALES INVOICE", True, "Courier-Bold")
            say(1, 90, f"NO. {number}", True)
            say(2, 90, f"PAGE {c.getPageNumber()} OF {pages}", True)
            say(4, 0, "SOLD TO")
            say(4, 10, f": {buyer}")
            say(5, 0, "TIN")
            say(5, 10, f": {btin}")
            say(6, 0, "ADDRESS")
            say(6, 10, ": 118 RIZAL ST., SILANG, CAVITE")
            for k, (a, b) in enumerate((("DATE", date.strftime("%m/%d/%Y")), ("TERMS", f"{days} DAYS"), ("P.O. NO.", f"PO-{number[-4:]}"))):
                say(4 + k, 68, a)
                say(4 + k, 77, f": {b}")
            say(8, 0, "=" * 90)
            say(9, 6, "QTY", True)
            say(9, 8, "UNIT")
            say(9, 14, "ARTICLES")
            say(9, 72, "UNIT PRICE", True)
            say(9, 90, "AMOUNT", True)
            say(10, 0, "=" * 90)
            return 11

        k = top()
        for n, unit, name, price, amount in lines:
            parts = wrap(name, f, 10, 36 * 6)
            if k + len(parts) > 60:
                say(62, 90, "*** CONTINUED ON NEXT PAGE ***", True)
                c.showPage()
                k = top()
            say(k, 6, n, True)
            say(k, 8, unit)
            say(k, 72, price, True)
            say(k, 90, amount, True)
            for p in parts:
                say(k, 14, p)
                k += 1
        if k > 44:
            say(62, 90, "*** CONTINUED ON NEXT PAGE ***", True)
            c.showPage()
            k = top()
        say(k, 14, "*** NOTHING FOLLOWS ***")
        k += 1
        say(k, 0, "-" * 90)
        k += 1
        foot = [("VATABLE SALES", net), ("VAT-EXEMPT SALES", 0), ("ZERO-RATED SALES", 0), ("VAT AMOUNT (12%)", tax)]
        for i, (a, b) in enumerate(foot):
            say(k + i, 0, a)
            say(k + i, 36, money(b), True)
        ends = [("TOTAL SALES (VAT INCLUSIVE)", total), ("LESS: VAT", tax), ("AMOUNT NET OF VAT", net), ("ADD: VAT", tax)]
        if held:
            ends.append(("LESS: WITHHOLDING TAX 1%", held))
        for i, (a, b) in enumerate(ends):
            say(k + i, 45, a)
            say(k + i, 90, money(b), True)
        k += len(ends)
        say(k, 45, "=" * 45)
        say(k + 1, 45, "TOTAL AMOUNT DUE", face="Courier-Bold")
        say(k + 1, 90, "PHP " + money(total - held), True, "Courier-Bold")
        say(k + 3, 0, "RECEIVED THE ABOVE GOODS IN GOOD ORDER AND CONDITION.")
        say(k + 5, 0, "BY: ______________________")
        say(k + 6, 4, "CUSTOMER'S SIGNATURE")
        say(k + 8, 0, "BIR PERMIT TO USE NO. 0000-000-00000-CAS   SERIES 0000001-0099999")
        c.showPage()
    paint(path, letter, "Sales Invoice", work)
    return {"data": {"invoice_number": number, "invoice_date": date.isoformat(), "currency": "PHP",
                     "supplier": {"name": seller, "tax_id": tin}, "customer": {"name": buyer, "tax_id": btin}, "line_items": items,
                     "subtotal": t(net), "tax_total": t(tax), "total": t(total), "amount_due": t(total - held)}}


# ---------------------------------------------------------------- Switzerland
CH_GOODS = [
    ("Nuitée chambre double vue lac", 24500, "3.8%"), ("Petit-déjeuner buffet", 2600, "3.8%"), ("Taxe de séjour", 420, "0.0%"),
    ("Restaurant La Tonnelle, note n° 4418", 8850, "8.1%"), ("Minibar", 1450, "8.1%"), ("Parking souterrain", 2800, "8.1%"),
    ("Blanchisserie", 3120, "8.1%"), ("Location salle Lavaux, demi-journée avec équipement de projection", 38000, "8.1%"),
]


def swiss(path, seed, rows):
    r = rng("swisshotel", seed, rows)
    seller = r.choice(["Hôtel du Vieux Pressoir SA", "Auberge des Trois Tilleuls Sàrl"])
    buyer = r.choice(["Bureau d'ingénieurs Rochat & Favez SA", "Fiduciaire du Jorat Sàrl", "Association romande des luthiers"])
    guest = r.choice(["Mme Hélène Perrochon", "M. Luca Bernasconi"])
    uid = f"CHE-{digits(r, 3)}.{digits(r, 3)}.{digits(r, 3)} TVA"
    arrive = day(r, 2024)
    nights = max(1, min(14, rows // 3))
    date = plus(arrive, nights)
    number = str(r.randint(20000, 89999))
    m = lambda c: money(c, "'", ".")
    items, lines, base = [], [], {}
    when = sorted(r.randint(0, nights - 1) for _ in range(rows))
    for d in when:
        name, price, rate = r.choice(CH_GOODS)
        n = r.choice([1, 1, 2, 2, 3]) if "note" not in name else 1
        price += 5 * r.randint(0, 40) if rate == "8.1%" else 0
        amount = n * price
        base[rate] = base.get(rate, 0) + amount
        items.append({"description": name, "quantity": str(n), "unit_price": t(price), "tax_rate": rate[:-1] if rate[0] != "0" else "0", "amount": t(amount)})
        lines.append((plus(arrive, d).strftime("%d.%m.%y"), name, str(n), m(price), rate, m(amount)))
    total = sum(base.values())
    taxes = {k: div(v * int(k[:-1].replace(".", "")), 1000 + int(k[:-1].replace(".", ""))) for k, v in base.items()}
    tax = sum(taxes.values())
    down = 20000 if total > 60000 and r.random() < 0.7 else 0
    f, fb, fi = "Times-Roman", "Times-Bold", "Times-Italic"
    wine = colors.HexColor("#6d1a36")

    def work(c, pages):
        def top(first):
            put(c, 298, 795, seller, "Times-BoldItalic", 20, "c", wine)
            put(c, 298, 780, "★ ★ ★".replace("★", "*"), f, 9, "c", wine)
            if not first:
                put(c, 60, 752, f"Facture n° {number} (suite)", fi, 10)
                return head(735)
            block(c, 330, 738, [buyer, f"À l'att. de {guest}", "Route de Berne 210", "1066 Épalinges"], f, 11, 14)
            put(c, 60, 660, f"Facture n° {number}", fb, 14, color=wine)
            pairs = (("Lutry, le", date.strftime("%d.%m.%Y")), ("Séjour de", guest), ("Chambre", f"{100 + rows + seed * 100}"))
            for i, (a, b) in enumerate(pairs):
                put(c, 60, 640 - 14 * i, f"{a} :" if i else a, f, 10)
                put(c, 118, 640 - 14 * i, b, f, 10)
            for i, (a, b) in enumerate((("Arrivée", arrive), ("Départ", date))):
                put(c, 330, 640 - 14 * i, f"{a} :", f, 10)
                put(c, 380, 640 - 14 * i, b.strftime("%d.%m.%Y"), f, 10)
            return head(590)

        def head(y):
            c.setLineWidth(0.7)
            y = g.row(y, ["Date", "Prestation", "Nbre", "Prix", "TVA", "Montant CHF"], font=fb, rule=0.7)
            return y - 3

        def foot():
            c.setStrokeColor(wine)
            c.line(60, 60, 536, 60)
            c.setStrokeGray(0)
            put(c, 298, 48, f"{seller} - Quai de la Douane 5 - 1095 Lutry - Tél. +41 21 555 00 17 - N° TVA {uid}", f, 8, "c")
            put(c, 298, 37, f"Page {c.getPageNumber()} de {pages}", f, 8, "c")
        g = Grid(c, edges(60, (55, "l"), (221, "l"), (35, "r"), (60, "r"), (40, "r"), (65, "r")), f, 10, 12, gap=4)
        y = top(True)
        run = 0
        last = None
        for i, l in enumerate(lines):
            if y - g.height(l) < 90:
                c.line(400, y - 2, 536, y - 2)
                put(c, 60, y - 14, "À reporter", fi, 10)
                put(c, 533, y - 14, m(run), fi, 10, "r")
                foot()
                c.showPage()
                y = top(False)
                put(c, 60, y - 10, "Report", fi, 10)
                put(c, 533, y - 10, m(run), fi, 10, "r")
                y -= 18
            y = g.row(y, l)
            run += int(items[i]["amount"].replace(".", ""))
        if y < 245:
            foot()
            c.showPage()
            y = 750
            put(c, 60, 775, f"Facture n° {number} (suite)", fi, 10)
        c.line(60, y - 3, 536, y - 3)
        y -= 20
        rows_ = [("Total CHF, TVA incluse", total, fb)]
        if down:
            rows_ += [("Acompte reçu par virement", -down, f), ("Solde à payer CHF", total - down, fb)]
        for a, b, face in rows_:
            put(c, 336, y, a, face, 11)
            put(c, 533, y, m(b), face, 11, "r")
            y -= 16
        y -= 8
        s = Grid(c, edges(60, (60, "l"), (75, "r"), (75, "r"), (75, "r")), f, 9, 11)
        y = s.row(y, ["Taux TVA", "Hors TVA", "TVA", "TVA incluse"], font=fb, rule=0.4)
        for k in sorted(base):
            y = s.row(y, [k, m(base[k] - taxes[k]), m(taxes[k]), m(base[k])])
        y = s.row(y, ["Total", m(total - tax), m(tax), m(total)], font=fb)
        put(c, 60, y - 24, "Payable net à 30 jours. Nous vous remercions de votre visite et vous souhaitons un bon retour.", fi, 10)
        foot()
        c.showPage()
    paint(path, A4, "Facture", work)
    return {"data": {"invoice_number": number, "invoice_date": date.isoformat(), "currency": "CHF",
                     "supplier": {"name": seller, "tax_id": uid}, "customer": {"name": buyer}, "line_items": items,
                     "subtotal": t(total - tax), "tax_total": t(tax), "total": t(total), **({"amount_due": t(total - down)} if down else {})}}


# ---------------------------------------------------------------- Trinidad
TT_GOODS = [
    ("EX-207", "Mini excavator 1.8T with operator", 185000), ("CP-033", "Plate compactor 90kg", 32500), ("GN-112", "Generator 60 kVA, silenced, incl. cables", 94000),
    ("SC-500", "Scaffold tower, aluminium, 6m working height", 41000), ("LT-018", "Lighting tower, 4 x LED", 56500), ("PM-009", "Trash pump 3in diesel & hoses", 28750),
    ("TC-004", "Telehandler 7m", 142000), ("WC-080", "Water bowser 1000L towable", 37500),
]


def trinidad(path, seed, rows):
    r = rng("trinidad", seed, rows)
    credit = seed % 3 == 2
    seller = r.choice(["Caroni Plains Plant Hire Limited", "Maracas Equipment Rentals Ltd."])
    buyer = r.choice(["Pointe Blanche Civil Works Ltd", "Sugarcane Heights Development Company Limited", "Ramdial & Joseph Contractors"])
    vat, bvat = digits(r, 6), digits(r, 6)
    date = day(r, 2024, 40)
    due = plus(date, 30)
    number = f"{'CN' if credit else 'RI'}-{r.randint(1000, 29999)}"
    sign = -1 if credit else 1
    m = money
    items, lines, sub = [], [], 0
    for i in range(rows):
        ref, name, price = r.choice(TT_GOODS)
        days = r.randint(1, 14)
        start = plus(date, -r.randint(15, 30))
        pct = r.choice([0, 0, 10]) if days > 6 else 0
        amount = sign * div(days * price * (100 - pct), 100)
        sub += amount
        item = {"description": name, "quantity": str(days), "unit_price": t(price), "amount": t(amount)}
        if pct:
            item["discount"] = f"{pct}%"
        items.append(item)
        lines.append((ref, name, start.strftime("%d-%b-%y"), plus(start, days - 1).strftime("%d-%b-%y"), str(days), m(price), f"{pct}%" if pct else "-", m(amount)))
    haul = 0 if credit else r.choice([0, 75000, 120000])
    tax = div((sub + haul) * 125, 1000)
    total = sub + haul + tax
    held = 100000 if not credit and total > 400000 and r.random() < 0.6 else 0
    f, fb = "Commerce11Cond", "Commerce11CondB"
    ink = colors.HexColor("#c8440a")
    p = lambda text, size=8.5, al=0, b=False, color="#000000": para(text, style(fb if b else f, size, align=al, color=color))

    def story():
        kind = "CREDIT NOTE" if credit else "TAX INVOICE"
        box = [("Credit Note No." if credit else "Invoice No.", number), ("Date", date.strftime("%d-%b-%Y"))]
        box += [("Against Invoice", f"RI-{int(number[3:]) - 118 if int(number[3:]) > 1200 else 988}"), ("Reason", "Plant off-hired early")] if credit else [
            ("Payment due", due.strftime("%d-%b-%Y")), ("Hire Contract", f"HC{vat[:4]}")]
        head = Table([[[p(seller, 15, b=True, color="#c8440a"), p("LP 48 Southern Main Road, Couva, Trinidad W.I."), p("Tel (868) 555-0136  accounts@planthire.example"),
                        p(f"VAT Registration No. {vat}")], p(kind, 17, 2, True)]], colWidths=[340, 180],
                     style=TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]))
        left = [p("Credit to:" if credit else "Hirer:", 8, color="#777777"), p(buyer, 10, b=True), p("14 Cipero Street, San Fernando"), p(f"VAT Reg: {bvat}")]
        right = Table([[p(a, b=True), p(b)] for a, b in box], colWidths=[90, 110], style=TableStyle([
            ("GRID", (0, 0), (-1, -1), 0.4, colors.grey), ("BACKGROUND", (0, 0), (0, -1), colors.HexColor("#fbe9df")),
            ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)]))
        who = Table([[left, right]], colWidths=[310, 210], style=TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]))
        names = ("Plant No.", "Equipment", "On hire", "Off hire", "Days", "Rate per day", "Disc.", "Amount TTD")
        body = [[p(h, 8, 2 if k > 3 else 0, True, "#ffffff") for k, h in enumerate(names)]]
        body += [[p(v, 8.3, 2 if k > 3 else 0) for k, v in enumerate(l)] for l in lines]
        goods = Table(body, colWidths=[45, 158, 56, 56, 34, 62, 34, 75], repeatRows=1, style=TableStyle([
            ("BACKGROUND", (0, 0), (-1, 0), ink), ("LINEBELOW", (0, 1), (-1, -1), 0.3, colors.lightgrey), ("VALIGN", (0, 0), (-1, -1), "TOP"),
            ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 2.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 3.5)]))
        ends = [("Hire sub-total", sub)]
        if haul:
            ends.append(("Delivery & collection", haul))
        ends += [("VAT @ 12.5%", tax), ("Total credit" if credit else "Invoice total", total)]
        if held:
            ends += [("Less deposit held", -held), ("Balance due", total - held)]
        sums = Table([["", p(a, 9, b=a[:3] in ("Tot", "Inv", "Bal")), p(m(b), 9, 2, a[:3] in ("Tot", "Inv", "Bal"))] for a, b in ends], colWidths=[310, 125, 85],
                     style=TableStyle([("LINEABOVE", (1, 0), (-1, 0), 1, ink), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 1.5),
                                       ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5), ("LINEBELOW", (1, -1), (-1, -1), 1, ink)]))
        note = "This credit will be set against your account." if credit else "Hire charges run until the plant is off-hired in writing. Interest of 1.5% per month on overdue accounts."
        return [head, Spacer(1, 12), who, Spacer(1, 14), goods, KeepTogether([Spacer(1, 6), sums, Spacer(1, 14), p(note, 8)])]

    def page(c, n, pages):
        put(c, 38, 26, f"{seller}  {number}", f, 7.5)
        put(c, 574, 26, f"{n} of {pages}", f, 7.5, "r")
    flow(path, letter, "Hire", story, page, leftMargin=46, rightMargin=46, topMargin=38, bottomMargin=42)
    return {"data": {"invoice_number": number, "invoice_date": date.isoformat(), **({} if credit else {"due_date": due.isoformat()}), "currency": "TTD",
                     "supplier": {"name": seller, "tax_id": vat}, "customer": {"name": buyer, "tax_id": bvat}, "line_items": items,
                     "subtotal": t(sub), "tax_total": t(tax), "total": t(total), **({"amount_due": t(total - held)} if held else {})}}


LAYOUTS = {"philippines": philippines, "swisshotel": swiss, "trinidad": trinidad}
