# SPDX-License-Identifier: AGPL-3.0-or-later
"""Tills of the United States (diner, grill with card slip), Germany (Baeckerei/Markt) and the Philippines (eatery)."""
from stranger_tally_kit import Roll, clock, day, digits, div, m, mc, pick, rng, tender

DINER = [("2 Eggs Any Style", 895), ("Short Stack", 750), ("Coffee", 325), ("Patty Melt", 1295), ("Tuna Melt w/ Fries", 1350), ("Cobb Salad", 1425), ("Root Beer Float", 550),
         ("Biscuits & Gravy", 925), ("Side Bacon", 450), ("BLT on Rye", 1150), ("Chili Cup", 575), ("Cherry Pie", 525), ("Iced Tea", 295), ("Corned Beef Hash", 1375),
         ("Kids Grilled Cheese", 695), ("Hash Browns", 395), ("OJ Large", 475), ("Chicken Fried Steak", 1595)]


def usdiner(path, seed, rows):
    r = rng("usdiner", seed, rows)
    p = Roll(80, "Courier", 9, 5, lead=1.16)
    name, addr = r.choice([
        ("Maple Junction Diner", ["1408 N Halvorsen Ave", "Duluth, MN 55811"]),
        ("BLUE HERON LUNCHEONETTE", ["77 Canal Street", "Lambertville, NJ 08530"])])
    d, t = day(r, "2016-02-01", "2024-10-30"), clock(r, 6, 15)
    p.c(name, bold=True)
    for a in addr:
        p.c(a)
    p.c(f"({'218' if 'MN' in addr[1] else '609'}) 555-0{digits(r, 3)}")
    p.gap(8)
    p.lr(f"Server: {r.choice(['Dolores', 'Kaylee', 'Hank'])}", f"{d:%m/%d/%Y}")
    p.lr(f"{r.choice(['Booth', 'Table'])} {r.randrange(1, 25)}/{r.randrange(1, 4)}", t.strftime("%I:%M %p").lstrip("0"))
    p.lr(f"Guests: {r.randrange(1, 7)}", f"{digits(r, 5)}")
    p.gap(8)
    items, sub = [], 0
    for what, price in pick(r, DINER, rows):
        q = r.choice([1, 1, 1, 1, 2, 3])
        a = q * price
        sub += a
        title = what if q == 1 else f"{what} ({q} @{m(price)})"
        lines = p.wrap(title, p.inner * 0.72)
        if len(lines) > 1 and q > 1:
            lines = [what, f"({q} @{m(price)})"]
        p.row((0, lines[0], "l"), (1, m(a), "r"))
        for x in lines[1:]:
            p.row((0.04, x, "l"))
        it = dict(description=what, amount=m(a))
        if q > 1:
            it.update(quantity=str(q), unit_price=m(price))
        items.append(it)
    tax = div(sub * 6875, 100000)
    tip = div(sub * r.choice([15, 18, 20]), 100)
    tot = sub + tax + tip
    p.gap(8)
    p.row((0.75, "Subtotal", "r"), (1, mc(sub), "r"))
    p.row((0.75, "Tax", "r"), (1, mc(tax), "r"))
    p.row((0.75, "Tip", "r"), (1, mc(tip), "r"))
    p.gap(4)
    p.lr("Total", "$" + mc(tot), size=13, bold=True)
    p.gap(6)
    p.lr(f"{r.choice(['VISA', 'AMEX'])} #XXXX{digits(r, 4)}", mc(tot))
    p.raw(f"Auth:{digits(r, 6)}")
    p.gap(6)
    p.c("THANKS, HON!")
    p.save(path)
    return {"data": dict(merchant=name, address=" ".join(addr), date=d.isoformat(), time=f"{t:%H:%M}", currency="USD", line_items=items,
                         subtotal=m(sub), tax=m(tax), tip=m(tip), total=m(tot), paid=m(tot))}


GRILL = [("Smoked Brisket Plate", 2450), ("Half Rack Ribs", 2195), ("Ranch Water", 1100), ("IPA Draft 16oz", 800), ("Wedge Salad", 1095), ("Mac & Cheese Side", 650),
         ("Ribeye 14oz MR", 4600), ("Loaded Baked Potato", 750), ("Chips + Queso", 950), ("Pecan Pie a la Mode", 900), ("House Margarita", 1050), ("Fountain Drink", 350),
         ("Catfish Basket", 1875), ("Burnt Ends App", 1495), ("Brussels Sprouts", 895), ("Old Fashioned", 1300)]


def usgrill(path, seed, rows):
    r = rng("usgrill", seed, rows)
    p = Roll(80, "Helvetica", 8.4, 5, lead=1.32)
    name, addr = r.choice([
        ("Mesquite Post Grill", ["2201 E Caliche Rd Suite 110", "Round Rock, TX 78665"]),
        ("Iron Skillet & Vine", ["519 Peabody Blvd", "Bentonville, AR 72712"])])
    d, t = day(r, "2018-02-01", "2024-10-30"), clock(r, 17, 23)
    p.c(name, bold=True, size=15)
    for a in addr:
        p.c(a)
    p.gap(8)
    p.lr("Check #" + digits(r, 3), f"Table {r.randrange(10, 90)}")
    p.lr(f"{r.choice(['Tyler M', 'Ana R', 'Jo B'])}", f"{d.month}/{d.day}/{d:%y}  {t.strftime('%I:%M %p').lstrip('0')}")
    p.rule(0.4)
    items, sub = [], 0
    for what, price in pick(r, GRILL, rows):
        q = r.choice([1, 1, 1, 2, 2, 4])
        a = q * price
        sub += a
        p.row((0, str(q), "l"), (0.08, what, "l"), (1, "$" + m(a), "r"))
        items.append(dict(description=what, quantity=str(q), amount=m(a)))
    tax = div(sub * 825, 10000)
    grat = rows > 10
    tip = div(sub * r.choice([18, 20, 22]), 100)
    tot = sub + tax + tip
    p.rule(0.4)
    p.lr("Subtotal", "$" + mc(sub))
    p.lr("Sales Tax (8.25%)", "$" + mc(tax))
    if grat:
        p.lr("Auto Gratuity", "$" + mc(tip))
    else:
        p.lr("Tip", "$" + mc(tip))
    p.rule(0.4)
    p.lr("Total", "$" + mc(tot), bold=True, size=12)
    p.gap(8)
    p.l("Input Type", size=7.4)
    p.lr(f"C (EMV Chip Read)   {r.choice(['MASTERCARD', 'DISCOVER'])}", f"xxxx{digits(r, 4)}", size=7.4)
    p.lr("Transaction Type: Sale", f"Auth {digits(r, 5)}{r.choice('ABZ')}", size=7.4)
    p.lr("Amount Charged", "$" + mc(tot), bold=True)
    p.gap(24)
    p.rule(0.6, None, 0.0, 0.75)
    p.l("Customer Signature", size=7)
    p.gap(4)
    p.c("Customer Copy", size=7.4)
    p.save(path)
    return {"data": dict(merchant=name, address=" ".join(addr), date=d.isoformat(), time=f"{t:%H:%M}", currency="USD", line_items=items,
                         subtotal=m(sub), tax=m(tax), tip=m(tip), total=m(tot), paid=m(tot))}


MARKT = [("Vollmilch 3,8% 1L", 129, 1), ("Roggenmischbrot 750g", 279, 1), ("Gouda jung Scheiben", 249, 1), ("Spülmittel Zitrone", 115, 2), ("Bio Bananen", 189, 3),
         ("Apfelschorle 1,5L", 99, 2), ("Butter mildgesäuert", 219, 1), ("Küchenrolle 4er", 349, 2), ("Paprika rot", 399, 3), ("Filterkaffee 500g", 549, 1),
         ("Weizenbier 0,5L", 95, 2), ("Müsli Früchte 1kg", 329, 1), ("Zahncreme Sensitiv", 145, 2), ("Kartoffeln festk.", 149, 3), ("Eier Bodenhaltung 10", 199, 1),
         ("Tiefkühlpizza Salami", 279, 1), ("Batterien AA 8er", 495, 2), ("Joghurt natur 500g", 89, 1)]


def eu(c):
    return mc(c).replace(",", "#").replace(".", ",").replace("#", ".")


def kassenbon(path, seed, rows):
    r = rng("kassenbon", seed, rows)
    p = Roll(80, "Mono", 7.8, 4, hs=88, lead=1.2)
    name, addr = r.choice([
        ("Markthalle Brinkmann oHG", ["Lindenstr. 48", "37085 Göttingen"]),
        ("FRISCHEHOF KÜPPERS", ["Am alten Güterbahnhof 3", "52349 Düren"])])
    d, t = day(r, "2021-01-10", "2024-11-20"), clock(r, 8, 21)
    p.c(name, bold=True, size=9.5)
    for a in addr:
        p.c(a)
    phone = f"0{digits(r, 4)}/{digits(r, 6)}"
    p.c(f"Tel. {phone}")
    p.c(f"UID Nr.: DE{digits(r, 9)}")
    p.gap()
    p.row((1, "EUR", "r"))
    items, tot, a7, b19 = [], 0, 0, 0
    for what, price, kind in pick(r, MARKT, rows):
        if kind == 3:
            g = r.randrange(150, 2600, 2)
            q, a = f"{g // 1000}.{g % 1000:03d}", div(g * price, 1000)
            note = f"{q.replace('.', ',')} kg x {eu(price)} EUR/kg"
        else:
            n = r.choice([1, 1, 1, 2, 3, 6])
            q, a = str(n), n * price
            note = f"{n} Stk x {eu(price)}" if n > 1 else ""
        tot += a
        cls = "A" if kind == 2 else "B"
        a7, b19 = (a7, b19 + a) if kind == 2 else (a7 + a, b19)
        p.row((0, what, "l"), (0.94, eu(a), "r"), (1, cls, "r"))
        it = dict(description=what, amount=m(a))
        if note:
            p.row((0.08, note, "l"))
            it.update(quantity=q, unit_price=m(price))
        items.append(it)
    p.row((0.94, "-" * 10, "r"))
    p.row((0, "SUMME", "l"), (0.4, "EUR", "l"), (0.94, eu(tot), "r"), bold=True, size=10)
    p.fill("=")
    paid = tender(r, tot, (500, 1000, 5000))
    p.row((0, "Geg. BAR", "l"), (0.4, "EUR", "l"), (0.94, eu(paid), "r"))
    p.row((0, "Rückgeld BAR", "l"), (0.4, "EUR", "l"), (0.94, eu(paid - tot), "r"))
    p.gap()
    ta, tb = div(b19 * 19, 119), div(a7 * 7, 107)
    p.row((0, "Steuer %", "l"), (0.5, "Netto", "r"), (0.74, "Steuer", "r"), (1, "Brutto", "r"))
    for lab, tx, gr in (("A= 19,0%", ta, b19), ("B=  7,0%", tb, a7)):
        p.row((0, lab, "l"), (0.5, eu(gr - tx), "r"), (0.74, eu(tx), "r"), (1, eu(gr), "r"))
    p.row((0, "Gesamtbetrag", "l"), (0.5, eu(tot - ta - tb), "r"), (0.74, eu(ta + tb), "r"), (1, eu(tot), "r"))
    p.gap()
    p.lr(f"{d:%d.%m.%Y}   {t:%H:%M}", f"Bon-Nr.:{digits(r, 4)}")
    p.lr(f"Markt:{digits(r, 4)}", f"Kasse:{r.randrange(1, 9)}  Bed.:{digits(r, 6)}")
    p.gap()
    p.c("Vielen Dank für Ihren Einkauf")
    p.save(path)
    return {"data": dict(merchant=name, phone=phone, address=" ".join(addr), date=d.isoformat(), time=f"{t:%H:%M}", currency="EUR", line_items=items,
                         tax=m(ta + tb), total=m(tot), paid=m(paid), change=m(paid - tot))}


EATERY = [("CHKN INASAL PAA", 14500), ("SINIGANG NA BABOY", 28500), ("GARLIC RICE", 4500), ("HALO-HALO SPECIAL", 12500), ("SISIG SIZZLING", 23500), ("SOFTDRINK 12OZ", 5500),
          ("LUMPIANG SHANGHAI 10PC", 16500), ("PANCIT CANTON BILAO", 65000), ("CALAMANSI JUICE", 7500), ("LECHE FLAN", 9500), ("CRISPY PATA", 69500), ("PLAIN RICE", 3000),
          ("KARE-KARE", 38500), ("BOTTLED WATER", 3500), ("TURON 2PC", 6500), ("PORK BBQ STICK", 4800)]


def eatery(path, seed, rows):
    r = rng("eatery", seed, rows)
    p = Roll(76, "Courier", 8, 4, hs=92, lead=1.18)
    name, oper, addr = r.choice([
        ("KUSINA NI LOLA TINING", "Operated by: TLC Food Ventures Inc.", ["G/F Sampaguita Bldg., Katipunan Ave.", "Loyola Heights, Quezon City"]),
        ("BAHAY IHAW-IHAW", "Prop. by: Corazon D. Alonte", ["Unit 3 Mango Strip, Gen. Maxilom Ave.", "Cebu City 6000"])])
    d, t = day(r, "2017-01-10", "2023-11-20"), clock(r, 10, 22)
    p.c(name, bold=True, size=11)
    p.c(oper)
    for a in addr:
        p.c(a)
    p.c(f"VAT REG TIN: {digits(r, 3)}-{digits(r, 3)}-{digits(r, 3)}-000")
    p.c(f"MIN: {digits(r, 14)}")
    p.gap()
    p.c("OFFICIAL RECEIPT", bold=True)
    p.lr(f"OR# {digits(r, 8)}", f"TRM {r.randrange(1, 4)}")
    p.lr(f"{d:%b %d, %Y}", t.strftime("%I:%M:%S%p"))
    p.fill(".")
    items, tot = [], 0
    for what, price in pick(r, EATERY, rows):
        q = r.choice([1, 1, 1, 2, 3, 5])
        a = q * price
        tot += a
        p.row((0.08, str(q), "r"), (0.12, what, "l"), (1, mc(a) + "V", "r"))
        it = dict(description=what, quantity=str(q), amount=m(a))
        if q > 1:
            p.row((0.12, f"@{mc(price)}", "l"))
            it["unit_price"] = m(price)
        items.append(it)
    p.fill(".")
    net = div(tot * 100, 112)
    paid = tender(r, tot, (10000, 50000, 100000))
    p.lr("TOTAL AMOUNT DUE  PHP", mc(tot) + " ", bold=True)
    p.lr("CASH", mc(paid) + " ")
    p.lr("CHANGE", mc(paid - tot) + " ")
    p.fill(".")
    p.lr("VATable Sales", mc(net) + " ")
    p.lr("VAT Amount (12%)", mc(tot - net) + " ")
    p.lr("VAT-Exempt Sales", "0.00 ")
    p.lr("Zero-Rated Sales", "0.00 ")
    p.gap()
    for what in ("Name", "Address", "TIN"):
        p.raw(f"{what}: " + "_" * (p.chars() - len(what) - 3))
    p.gap()
    p.c("THIS SERVES AS YOUR OFFICIAL RECEIPT")
    p.save(path)
    return {"data": dict(merchant=name, address=" ".join(addr), date=d.isoformat(), time=f"{t:%H:%M:%S}", currency="PHP", line_items=items,
                         tax=m(tot - net), total=m(tot), paid=m(paid), change=m(paid - tot))}


LAYOUTS = {"usdiner": usdiner, "usgrill": usgrill, "kassenbon": kassenbon, "eatery": eatery}
