# SPDX-License-Identifier: AGPL-3.0-or-later
"""USA: builders' yard. UK: museum desk, hair salon. Germany: bakery."""
from stranger_turnstile_kit import *


def lumber(path, seed, rows):
    """Builders' store: code, text and tax letter, "4@3.98" below if more than one, sales tax, card block."""
    r = rng("lumber", seed, rows)
    p = Roll(path, 226, "Courier", "Courier-Bold", 8.2, 9.6, 10)
    name, slogan, addr, tel = r.choice([("TIMBERLINE SUPPLY", "Build it right.", ["3900 W COLFAX AVE", "LAKEWOOD, CO 80204"], "(303)555-0164"),
                                        ("HANK & SONS LUMBER", "Since 1948", ["1200 STATE ROUTE 9", "QUEENSBURY NY 12804"], "518-555-0110")])
    rate, at = r.choice([("7.5000", 750), ("7.000", 700), ("8.31", 831)]), when(r, 2020, 2025, 6, 20)
    p.mid(name, font="Helvetica-Bold", size=15)
    p.mid(slogan, font="Helvetica-Oblique", size=8)
    for a in addr + [tel]:
        p.mid(a)
    p.down(4)
    p.left(f"{digits(r, 4)}  {digits(r, 5)}  {digits(r, 5)}    {at:%m/%d/%y} {at:%I:%M %p}")
    p.left("SALE     CASHIER " + r.choice(["RHONDA", "SELF CHECKOUT", "LUIS"]))
    p.down(5)
    pool = [("2X4-8 STUD", 398), ("5/8 OSB 4X8", 2147), ("GRK #9 2-1/2", 1097), ("CONC MIX 80#", 612), ("JOINT CMPD", 1898), ("FLEX SEALNT", 848),
            ("ROMEX 12/2", 11480), ("15A GFCI", 1997),
            ("PEX 1/2 10FT", 563), ("MULCH BLK 2CF", 397), ("WORK GLOVE L", 1297), ("TARP 10X12", 1648), ("DECK SCRW 5LB", 3297), ("5GAL BUCKET", 498)]
    items, sub = [], 0
    for what, price in draw_from(r, pool, rows):
        q = r.choice([1, 1, 1, 2, 4, 6, 12])
        p.t(p.m, f"{digits(r, 12)} {what} <A>")
        if q > 1:
            p.down()
            p.t(p.m + 20, f"{q}@{m(price)}")
            items.append(item(what, q * price, q, price))
        else:
            items.append(item(what, price))
        p.right(fm(q * price))
        sub += q * price
    p.down(5)
    tax = rnd(sub * rate[1] / 10000)
    total = sub + tax
    p.lr("SUBTOTAL", fm(sub), xl=70)
    p.lr(f"SALES TAX {rate[0]}%", fm(tax), xl=70)
    p.lr("TOTAL", "$" + fm(total), xl=70, font=p.bold)
    card = r.random() < .65
    paid = total if card else tender(r, total, [100, 2000])
    if card:
        p.left(f"XXXXXXXXXXXX{digits(r, 4)} {r.choice(['VISA', 'MASTERCARD'])}")
        p.lr("USD$", fm(total), xl=70)
        p.left(f"AUTH CODE {digits(r, 6)}/{digits(r, 7)}")
        p.left("Chip Read    AID A000000003" + digits(r, 4))
    else:
        p.lr("CASH", fm(paid), xl=70)
        p.lr("CHANGE DUE", fm(paid - total), xl=70)
    p.bars(digits(r, 18), 26, .9)
    for s in ("POLICY ID   DAYS   POLICY EXPIRES ON", "A   1         90   SEE STORE"):
        p.left(s)
    p.save("SALE", words=True)
    return data(name, addr, at, "USD", items, total, subtotal=sub, tax=tax, paid=paid, change=None if card else paid - total, phone=tel,
                payment_method="card" if card else "cash")


def museum(path, seed, rows):
    """Museum desk: dark headline bar, each ticket a small card with quantity at the left, VAT split and a charity note."""
    r = rng("museum", seed, rows)
    p = Roll(path, 226, "Rec18Serif", "Rec18SerifB", 7, 9.4, 12, 0)
    name, addr, tel = r.choice([("Saltmarsh Museum of Fishing", ["Old Ropewalk, Quayside", "Whitcombe YO21 9PU"], "01947 555 016"),
                                ("Thornfield Hall & Gardens", ["Thornfield, Nr Haddon", "Derbyshire DE45 7ZZ"], "01629 555048")])
    at, vat = when(r, 2021, 2025, 9, 17), f"GB {digits(r, 3)} {digits(r, 4)} {digits(r, 2)}"
    p.rect(0, 0, p.w, 34, fill="#2b2f4a")
    p.y = 21
    p.t(p.w / 2, name, "c", font=p.bold, size=10.5, color="white")
    p.y = 46
    p.mid(", ".join(addr), size=6.5)
    p.mid(f"Telephone {tel}   ·   VAT No. {vat}", size=6.5)
    p.down(4)
    for a, b in (("Date of sale", f"{at:%A} {at.day} {at:%B %Y}"), ("Time", f"{at:%H:%M}"), ("Till / receipt", f"{r.randint(1, 3)} / {digits(r, 6)}")):
        p.lr(a, b)
    p.down(4)
    pool = [("Adult admission", 1450, 0), ("Child 5-15", 700, 0), ("Family ticket (2+3)", 3600, 0), ("Concession", 1200, 0),
            ("Guidebook, illustrated, 3rd edition with fold-out map", 895, 0),
            ("Tea towel 'Harbour'", 1100, 20), ("Fridge magnet", 395, 20), ("Postcard", 80, 20), ("Audio guide hire", 450, 20), ("Jar of heather honey",
                    675, 0), ("Enamel mug", 1250, 20),
            ("Cream tea for one", 850, 20), ("Colouring book", 499, 0)]
    items, group = [], {}
    for what, price, v in draw_from(r, pool, rows):
        q = r.choice([1, 1, 2, 2, 3])
        parts = p.split(what, 112)
        y0 = p.y - 9
        p.t(p.m + 5, f"{q}", font=p.bold, size=9)
        p.t(p.r - 5, "£" + fm(q * price), "r", font=p.bold)
        for s in parts:
            p.t(p.m + 22, s)
            p.down()
        p.t(p.m + 22, f"£{m(price)} each", size=6, color="#555555")
        p.rect(p.m, y0, p.r, p.y + 4, stroke="#9a9cb0", thick=.5, radius=3)
        p.down(16)
        items.append(item(" ".join(parts), q * price, q, price))
        group[v] = group.get(v, 0) + q * price
    total = sum(group.values())
    p.down(3)
    p.lr("Amount due", "£" + fm(total), font=p.bold, size=10)
    card = r.random() < .7
    paid = total if card else tender(r, total, [5, 500, 1000, 2000])
    p.lr("Paid by card" if card else "Cash tendered", "£" + fm(paid))
    if not card:
        p.lr("Change given", "£" + fm(paid - total))
    p.down(4)
    xs = [p.m + 84, p.m + 144, p.r]
    p.t(p.m, "VAT rate", size=6)
    for x, s in zip(xs, ("Net", "VAT", "Gross")):
        p.t(x, s, "r", size=6)
    p.down()
    p.line(gap=3)
    tax = 0
    for v in sorted(group):
        part = rnd(group[v] * v / (100 + v))
        tax += part
        p.t(p.m, f"{v}%" if v else "0% / exempt", size=6)
        for x, s in zip(xs, (group[v] - part, part, group[v])):
            p.t(x, fm(s), "r", size=6)
        p.down()
    p.down(5)
    for s in p.split("We are an independent charity and receive no government funding. Keep this receipt: your admission is valid for one year.",
            p.r - p.m, size=6.5):
        p.left(s, size=6.5)
    p.save("Receipt", order="columns")
    return data(name, addr, at, "GBP", items, total, tax=tax, paid=paid, change=None if card else paid - total, phone=tel, tax_id=vat,
                payment_method="card" if card else "cash")


def salon(path, seed, rows):
    """Hairdresser's booking software: zebra rows, stylist in a column, gratuity, no quantities."""
    r = rng("salon", seed, rows)
    p = Roll(path, 226, "Helvetica", "Helvetica-Bold", 7.5, 10, 14)
    name, addr, tel = r.choice([("Fringe & Co", ["6 Lark Lane", "Liverpool", "L17 8UU"], "0151 555 0172"), ("The Cutting Loft",
            ["First Floor, 22 Sydney Street", "Brighton BN1 4ZZ"], "01273 555 904"),
                                ("Bonny Hair Studio", ["143 Byres Walk", "Glasgow G12 8ZT"], "0141 555 0133")])
    at, pink = when(r, 2021, 2025, 9, 19), "#fbeaf0"
    p.left(name, font="Times-Italic", size=18)
    p.left(" | ".join(addr), size=6.5, color="#444444")
    p.left(tel, size=6.5, color="#444444")
    p.y += 8
    who = r.choice(["Olivia Marsh", "Priya Nair", "Gwen Hughes", "J. Adeyemi"])
    for a, b, f in (("RECEIPT", "CLIENT", p.bold), (f"#{r.randint(1000, 99999)}", who, p.font)):
        p.t(p.m + 100, b, font=f)
        p.left(a, font=f)
    p.left(f"{at:%d/%m/%Y} at {at:%H:%M}")
    p.y += 8
    for x, s, a in ((p.m + 3, "Service or product", "l"), (p.m + 122, "With", "l"), (p.r - 3, "Price (£)", "r")):
        p.t(x, s, a, font=p.bold, color="white")
    p.rect(p.m, p.y - 9, p.r, p.y + 4, fill="#a33b62")
    p.down(13)
    pool = [("Cut & Finish", 4800), ("Gents Dry Cut", 2200), ("Full Head Highlights incl. toner", 11500), ("Root Tint", 5250), ("Fringe Trim", 800),
            ("Blow Dry", 2800), ("Bond Repair Treatment", 2500),
            ("Argan Shampoo 250ml", 1695), ("Matte Clay 75g", 1450), ("Brow Shape & Tint", 1950), ("Child's Cut (under 10)", 1400), ("Balayage Half Head",
                    9800)]
    items, sub = [], 0
    for i, (what, price) in enumerate(draw_from(r, pool, rows)):
        parts, y0 = p.split(what, 112), p.y - 9
        p.t(p.m + 122, r.choice(["Jess", "Marco", "Aimee", "Level 2"]))
        p.t(p.r - 3, m(price), "r")
        for s in parts:
            p.t(p.m + 3, s)
            p.down()
        if i % 2:
            p.rect(p.m, y0, p.r, p.y - 9 + 3, fill=pink)
        p.down(3)
        items.append(item(" ".join(parts), price))
        sub += price
    p.line(color="#a33b62", thick=1, gap=6)
    pct = r.choice([0, 0, 10, 15])
    disc = rnd(sub * pct / 100)
    p.lr("Sub-total", fm(sub), xr=p.r - 3, xl=p.m + 84)
    if pct:
        p.lr(f"Loyalty discount {pct}%", "(" + fm(disc) + ")", xr=p.r - 3, xl=p.m + 84)
    tip = r.choice([0, 300, 500, 1000])
    if tip:
        p.lr("Gratuity", fm(tip), xr=p.r - 3, xl=p.m + 84)
    total = sub - disc + tip
    p.down(4)
    p.lr("Total", "£" + fm(total), xr=p.r - 3, xl=p.m + 84, font=p.bold, size=11)
    how, kind = r.choice([("Debit card", "card"), ("Gift voucher", "voucher"), ("Contactless card", "card")])
    p.lr(how, fm(total), xr=p.r - 3, xl=p.m + 84)
    p.lr("Left to pay", "0.00", xr=p.r - 3, xl=p.m + 84)
    p.down(8)
    p.left("Love your hair? Book your next visit within 6 weeks.", size=7, color="#a33b62")
    p.save("Receipt", order="rtl")
    return data(name, addr, at, "GBP", items, total, subtotal=sub, tip=tip or None, paid=total, phone=tel, payment_method=kind)


def baeckerei(path, seed, rows):
    """Bakery with a signed till: pieces or weight above the line, tax letter, gross and net per rate, TSE block."""
    r = rng("baeckerei", seed, rows)
    p = Roll(path, 226, "Rec18Mono", "Rec18MonoB", 6.8, 8.8, 10)
    name, addr, tel = r.choice([("Bäckerei Hollerbach", ["Marktplatz 7", "97769 Bad Ellertal"], "09741 / 55 08 21"),
                                ("BACKHAUS WIESENTHAL GmbH", ["Am Ring 3, 48231 Warnhausen"], "02581-550173")])
    at = when(r, 2024, 2025, 6, 18)
    ust = r.choice([f"DE{digits(r, 9)}", f"{digits(r, 3)}/{digits(r, 3)}/{digits(r, 5)}"])
    f = lambda c: fm(c, ",", ".")
    p.mid(name, font=p.bold, size=9.5)
    for a in addr:
        p.mid(a)
    p.mid("Tel. " + tel)
    p.mid(("USt-IdNr. " if ust[0] == "D" else "St.-Nr. ") + ust)
    p.down(6)
    p.right("EUR")
    pool = [("Kürbiskernbrötchen", 95, 7), ("Butterhörnchen", 140, 7), ("Dinkelvollkornbrot 750g", 495, 7), ("Laugenbrezel", 90, 7), ("Streuselkuchen",
            280, 7), ("Milchkaffee gr. i.H.", 360, 19),
            ("Käsekuchen Stück i.H.", 390, 19), ("Belegte Seele Schinken", 420, 7), ("Roggenmischbrot", 620, "kg"), ("Teegebäck", 2490, "kg"),
                    ("Frischmilch 1L", 149, 7), ("Apfelschorle 0,5", 240, 19),
            ("Christstollen geschn.", 1890, "kg"), ("Rosinenschnecke", 235, 7)]
    items, group = [], {}
    for what, price, v in draw_from(r, pool, rows):
        if v == "kg":
            g, v = r.randint(120, 1400), 7
            amt, q = rnd(g * price / 1000), f"{g / 1000:.3f}"
            p.left(f"  {q.replace('.', ',')} kg x {f(price)} EUR/kg")
        else:
            n = r.choice([1, 1, 1, 2, 3, 5, 8])
            amt, q = n * price, n if n > 1 else None
            if n > 1:
                p.left(f"  {n} Stk x {f(price)}")
        p.t(p.m, what)
        p.t(p.r - 12, f(amt), "r")
        p.right("A" if v == 7 else "B")
        items.append(item(what, amt, q, price if q else None))
        group[v] = group.get(v, 0) + amt
    total = sum(group.values())
    p.line(x0=p.r - 70, x1=p.r - 10, thick=1, gap=7)

    def row(a, cents, **k):
        p.t(p.m, a, **k)
        p.t(p.m + 76, "EUR", **k)
        p.lr("", f(cents), xr=p.r - 12, **k)

    row("SUMME", total, font=p.bold, size=10)
    card = r.random() < .5
    paid = total if card else tender(r, total, [5, 500, 1000, 5000])
    row("Geg. girocard" if card else "Geg. BAR", paid)
    if not card:
        row("Rückgeld BAR", paid - total)
    p.down(6)
    xs = [p.m + 98, p.m + 146, p.r - 12]
    p.t(p.m, "Steuer %")
    for x, s in zip(xs, ("Netto", "Steuer", "Brutto")):
        p.t(x, s, "r")
    p.down()
    tax = 0
    for v in sorted(group):
        part = rnd(group[v] * v / (100 + v))
        tax += part
        p.t(p.m, f"{'A' if v == 7 else 'B'}= {v:>2},0%")
        for x, s in zip(xs, (group[v] - part, part, group[v])):
            p.t(x, f(s), "r")
        p.down()
    p.down(6)
    p.left(f"{at:%d.%m.%Y}   {at:%H:%M:%S}   Bon-Nr. {r.randint(100, 9999)}   Kasse {r.randint(1, 3)}")
    p.left(f"Es bediente Sie: {r.choice(['Frau Maier', 'Herr Öztürk', 'Frau Lindner'])}")
    p.down(5)
    p.left(f"TSE-Transaktion: {digits(r, 6)}  Signaturzähler: {digits(r, 7)}", size=6)
    code = "".join(r.choice("0123456789abcdef") for _ in range(64))
    p.left("TSE-Seriennummer:", size=6)
    for s in (code[:32], code[32:], ""):
        p.left(s, size=6)
    p.qr("V0;" + digits(r, 20), 60)
    p.mid("Vielen Dank für Ihren Einkauf!")
    p.save("Kassenbon")
    return data(name, addr, at, "EUR", items, total, "%H:%M:%S", tax=tax, paid=paid, change=None if card else paid - total, phone=tel, tax_id=ust,
                payment_method="card" if card else "cash")


LAYOUTS = {"lumber": lumber, "museum": museum, "salon": salon, "baeckerei": baeckerei}
