# SPDX-License-Identifier: AGPL-3.0-or-later
"""A British food hall, an Australian bottle shop, two American tables with tip, a German baker."""
from stranger_booth_kit import Roll, clock, day, digits, item, m, pick, share, start, tender, truth

HALL = [("SEMI SKIMMED MILK 2PT", 130, 0), ("MATURE CHEDDAR 350G", 375, 0), ("CLOSED CUP MUSHROOMS", 110, 0), ("SPARKLING WATER 6PK", 240, 1),
        ("SALT & VINEGAR CRISPS", 165, 1), ("FREE RANGE EGGS 12", 315, 0), ("KITCHEN ROLL 3PK", 350, 1), ("MILK CHOC DIGESTIVES", 185, 1),
        ("TIGER BLOOMER", 160, 0), ("CARRIER BAG", 30, 1), ("CHICKEN BREASTS 650G", 495, 0), ("ENGLISH BREAKFAST TEA 80S", 265, 0),
        ("PINOT GRIGIO 75CL", 750, 1), ("BAKING POTATOES 4PK", 95, 0), ("DISHWASHER TABS 30S", 600, 1), ("RASPBERRIES 150G", 225, 0)]


def foodhall(path, seed, rows):
    """British: pound sign in the amounts, VAT letter, quantity line below, card slip in the same roll."""
    rng = start("foodhall", seed, rows)
    firm, road = rng.choice([
        ("Hartwell & Pryce Food Hall", ["18-22 Castle Gate", "Thornbridge", "TB4 7QD"]),
        ("Moorside Farm Shop Ltd", ["Station Road, Netherby", "North Yorkshire YO99 3PL"])])
    r = Roll(path, 80, "Till15Mono", "Till15MonoB", 7.2, lead=1.2, ink=(.16, .16, .16), squeeze=90)
    r.mid(firm, bold=True, size=10)
    for line in road:
        r.mid(line)
    r.mid(f"Tel 01{digits(rng, 3)} {digits(rng, 6)}")
    r.mid(f"VAT No. GB {digits(rng, 3)} {digits(rng, 4)} {digits(rng, 2)}")
    r.gap()
    r.row(("\u00a3", .93, "r"))
    items, total, rated = [], 0, 0
    for name, price, std in pick(rng, HALL, rows):
        q = rng.choice((1, 1, 1, 1, 2, 3))
        if q == 1:
            r.row((name, 0, "l"), (m(price), .93, "r"), ("A" if std else "Z", 1, "r"))
            items.append(item(name, None, None, price))
        else:
            r.row((name, 0, "l"))
            r.row((f"{q} x \u00a3{m(price)} each", .1, "l"), (m(q * price), .93, "r"), ("A" if std else "Z", 1, "r"))
            items.append(item(name, q, price, q * price))
        total += q * price
        rated += std * q * price
    r.fill()
    r.row((f"BALANCE DUE  {rows} LINE{'S' if rows > 1 else ''}", 0, "l"), (f"\u00a3{m(total)}", .93, "r"), bold=True, size=9.5)
    card = rng.random() < .6
    paid = total if card else tender(rng, total, (500, 1000, 2000))
    when, (h, mi, s) = day(rng, (2016, 1, 1), (2025, 6, 30)), clock(rng, 8, 21)
    if card:
        r.row(("CONTACTLESS", 0, "l"), (f"\u00a3{m(paid)}", .93, "r"))
        r.left(f"VISA DEBIT  ************{digits(rng, 4)}")
        r.left(f"AUTH CODE {digits(rng, 6)}   NO CARDHOLDER VERIFICATION")
    else:
        r.row(("CASH", 0, "l"), (f"\u00a3{m(paid)}", .93, "r"))
    r.row(("CHANGE", 0, "l"), (f"\u00a3{m(paid - total)}", .93, "r"))
    r.fill()
    tax = share(rated, 20, 120)
    r.row(("VAT", 0, "l"), ("RATE", .3, "r"), ("GOODS", .62, "r"), ("VAT \u00a3", .93, "r"))
    r.row(("A", 0, "l"), ("20.00%", .3, "r"), (m(rated - tax), .62, "r"), (m(tax), .93, "r"))
    r.row(("Z", 0, "l"), ("0.00%", .3, "r"), (m(total - rated), .62, "r"), ("0.00", .93, "r"))
    r.fill()
    r.ends(f"{when:%d/%m/%Y} {h:02d}:{mi:02d}:{s:02d}", f"Till {rng.randrange(1, 9)} Tran {digits(rng, 4)}")
    r.mid("PLEASE RETAIN FOR YOUR RECORDS")
    r.save()
    return truth(items, merchant=firm, address=" ".join(road), date=when.isoformat(), time=f"{h:02d}:{mi:02d}:{s:02d}", currency="GBP",
                 tax=tax, total=total, paid=paid, change=paid - total)


BOTTLES = [("Wattle Creek Shiraz 750mL", 1899), ("Pale Ale 6pk 375mL", 2350), ("Ginger Beer 4pk", 1200), ("Bag of Ice 5kg", 550),
           ("Sauvignon Blanc Marlborough 750mL", 1690), ("Draught Stubbies 24pk", 5499), ("Tonic Water 1.25L", 320), ("Dry Gin 700mL", 6200),
           ("Cider Apple 330mL", 490), ("Salted Cashews 120g", 580), ("Spiced Rum 700mL", 5800), ("Prosecco NV", 2150), ("Wine Gift Bag", 350)]


def bottleshop(path, seed, rows):
    """Australian: ABN, dollar signs on every amount, card surcharge, 'Total includes GST of'."""
    rng = start("bottleshop", seed, rows)
    brand, firm, road = rng.choice([
        ("The Cork Shed", "Corkshed Liquor Pty Ltd", ["Shop 5, 88 Wharf Parade", "Fremont Bay WA 6999"]),
        ("Banksia Cellars", "Banksia Cellars Pty. Ltd.", ["241 Old Coach Road", "Mount Clear VIC 3999"])])
    r = Roll(path, 80, "Helvetica", "Helvetica-Bold", 8, lead=1.3, margin=5)
    r.left(brand, bold=True, size=17)
    r.left(firm)
    r.left(f"ABN {digits(rng, 2)} {digits(rng, 3)} {digits(rng, 3)} {digits(rng, 3)}")
    for line in road:
        r.left(line)
    r.gap()
    when, (h, mi, s) = day(rng, (2017, 1, 1), (2025, 6, 30)), clock(rng, 10, 21)
    r.left("Tax Invoice", bold=True, size=10)
    r.left(f"{when:%A}, {when.day} {when:%B} {when.year} {(h - 1) % 12 + 1}:{mi:02d}{'am' if h < 12 else 'pm'}")
    r.left(f"Receipt {digits(rng, 4)}-{digits(rng, 5)}")
    r.rule(thick=.3)
    items, net = [], 0
    for name, price in pick(rng, BOTTLES, rows):
        q = rng.choice((1, 1, 2, 4))
        r.row((name, 0, "l", .74), (f"${m(q * price)}", 1, "r"))
        if q > 1:
            r.row((f"{q} @ ${m(price)}", .04, "l"), size=7)
            items.append(item(name, q, price, q * price))
        else:
            items.append(item(name, None, None, price))
        net += q * price
    r.rule(thick=.3)
    fee = share(net, 15, 1000)
    total = net + fee
    tax = share(total, 1, 11)
    r.ends("Subtotal", f"${m(net)}")
    r.ends("Card surcharge 1.5%", f"${m(fee)}")
    r.ends("Total AUD", f"${m(total)}", bold=True, size=13)
    r.ends("Total includes GST of", f"${m(tax)}")
    r.gap()
    r.ends(rng.choice(("EFTPOS", "Mastercard", "Amex")), f"${m(total)}")
    r.rule(thick=.3)
    r.mid("Liquor licence 6000" + digits(rng, 4) + ". Drink responsibly.", size=6.5)
    r.bars(rng, .6, 18)
    r.save()
    return truth(items, merchant=firm, address=" ".join(road), date=when.isoformat(), time=f"{h:02d}:{mi:02d}", currency="AUD",
                 subtotal=net, tax=tax, total=total, paid=total)


DINER = [("Two Egg Breakfast", 1095), ("Short Stack", 850), ("Coffee", 325), ("Western Omelet", 1350), ("Patty Melt", 1425), ("Onion Rings", 695),
         ("Club Sandwich", 1395), ("Chicken Fried Steak", 1695), ("OJ Large", 450), ("Vanilla Shake", 675), ("Side Bacon", 495),
         ("Cobb Salad", 1475), ("Iced Tea", 350), ("Slice Cherry Pie a la Mode", 795), ("Bowl Chili", 825), ("Kids Grilled Cheese", 750)]


def diner(path, seed, rows):
    """American diner after the card is run: Check, Server, items, tax, tip and total on the guest's copy."""
    rng = start("diner", seed, rows)
    firm, road, rate = rng.choice([
        ("BLUE HERON DINER", ["4120 Lakeshore Blvd", "Eastmoor, OH 44999"], 725),
        ("Sal's Corner Grill", ["77 N Railroad Ave", "Pine Hollow, PA 18999"], 600)])
    r = Roll(path, 80, "Courier", "Courier-Bold", 8.2, lead=1.15)
    r.mid(firm, bold=True, size=14)
    for line in road:
        r.mid(line)
    r.mid(f"({digits(rng, 3)}) 555-01{rng.randrange(10, 99)}")
    r.gap()
    when, (h, mi, s) = day(rng, (2016, 1, 1), (2025, 6, 30)), clock(rng, 7, 20)
    r.ends(f"Server: {rng.choice(['Darlene', 'Marcus', 'Joy'])}", f"Station: {rng.randrange(1, 5)}")
    r.fill()
    r.ends(f"Check #: {digits(rng, 5)}", "Dine In")
    r.ends(f"Table: {rng.randrange(1, 30)}", f"Guests: {rng.randrange(1, 7)}")
    r.fill()
    items, net = [], 0
    for name, price in pick(rng, DINER, rows):
        q = rng.choice((1, 1, 1, 2, 3))
        r.row((str(q), .03, "l"), (name, .1, "l", .66), (m(q * price), 1, "r"))
        items.append(item(name, q, None, q * price))
        net += q * price
    r.gap()
    tax = share(net, rate, 10000)
    tip = share(net, rng.choice((15, 18, 20)), 100)
    total = net + tax + tip
    r.row(("Sub Total:", .74, "r"), (m(net), 1, "r"))
    r.row((f"Sales Tax {rate // 100}.{rate % 100:02d}%:", .74, "r"), (m(tax), 1, "r"))
    r.row(("Check Total:", .74, "r"), (m(net + tax), 1, "r"))
    r.fill()
    r.ends(f"{rng.choice(['VISA', 'AMEX', 'DISCOVER'])} XXXXXXXX{digits(rng, 4)}", f"Auth {digits(rng, 6)}")
    r.row(("Amount:", .74, "r"), ("$" + m(net + tax), 1, "r"))
    r.row(("Tip:", .74, "r"), ("$" + m(tip), 1, "r"))
    r.row(("TOTAL:", .68, "r"), ("$" + m(total), 1, "r"), bold=True, size=10)
    r.fill()
    r.left(f">> Ticket #: {rng.randrange(1, 99)} <<")
    r.left(f"{when.month}/{when.day}/{when.year} {(h - 1) % 12 + 1}:{mi:02d}:{s:02d} {'AM' if h < 12 else 'PM'}")
    r.gap()
    r.mid("*** Guest Copy ***")
    r.save()
    return truth(items, merchant=firm, address=" ".join(road), date=when.isoformat(), time=f"{h:02d}:{mi:02d}:{s:02d}", currency="USD",
                 subtotal=net, tax=tax, tip=tip, total=total)


CAFE = [("Cold Brew 16oz", 525), ("Avocado Toast", 1250), ("Oat Latte", 595), ("Almond Croissant", 475), ("Breakfast Burrito", 1195),
        ("Matcha Lemonade", 650), ("Bag Whole Bean 12oz", 1900), ("Grain Bowl with Roasted Squash", 1475), ("Drip Coffee", 375),
        ("Blueberry Muffin", 425), ("Soup of the Day", 875), ("Chai", 550)]


def espresso(path, seed, rows):
    """American tablet till: airy sans, unit price in brackets, tip chosen on the screen, card at the foot."""
    rng = start("espresso", seed, rows)
    firm, road = rng.choice([("Foxglove Coffee Co.", ["902 Alder Street, Suite B", "Cedar Falls Landing, WA 98999"]),
                             ("Little Comet Cafe LLC", ["1550 E Mesa Dr", "Sandrock, AZ 85999"])])
    r = Roll(path, 76, "Till15Noto", "Till15NotoB", 7.4, lead=1.55, margin=6, ink=(.2, .2, .2))
    r.mid(firm, bold=True, size=13)
    for line in road:
        r.mid(line, lead=1.2)
    r.gap(1)
    when, (h, mi, _) = day(rng, (2018, 1, 1), (2025, 6, 30)), clock(rng, 7, 17)
    r.ends(f"{when:%B} {when.day}, {when.year}", f"{(h - 1) % 12 + 1}:{mi:02d} {'AM' if h < 12 else 'PM'}")
    r.ends(f"Receipt: {rng.choice('abcdefgh')}{digits(rng, 3).upper()}", f"Order {rng.randrange(1, 200)}")
    r.rule(thick=.3)
    items, net = [], 0
    for name, price in pick(rng, CAFE, rows):
        q = rng.choice((1, 1, 1, 2, 3))
        r.row((name, 0, "l", .62), (f"\u00d7 {q}", .74, "r"), (f"${m(q * price)}", 1, "r"), lead=1.3)
        r.row((f"(${m(price)} ea.)", 0, "l"), size=6.3)
        items.append(item(name, q, price, q * price))
        net += q * price
    r.rule(thick=.3)
    tax = share(net, 885, 10000)
    tip = share(net, rng.choice((10, 15, 20)), 100)
    total = net + tax + tip
    for what, cents in (("Subtotal", net), ("Tax (8.85%)", tax), ("Tip", tip)):
        r.ends(what, f"${m(cents)}")
    r.rule(thick=.3)
    r.ends("Total", f"${m(total)}", bold=True, size=11)
    r.ends(f"{rng.choice(['Visa', 'Mastercard'])} {digits(rng, 4)} (Contactless)", f"${m(total)}")
    r.rule(thick=.3)
    r.mid("Loved it? Tell a friend.", size=6.5)
    r.save()
    return truth(items, merchant=firm, address=" ".join(road), date=when.isoformat(), time=f"{h:02d}:{mi:02d}", currency="USD",
                 subtotal=net, tax=tax, tip=tip, total=total, paid=total)


BROT = [("Roggenmischbrot 1000g", 480), ("Laugenbrezel", 95), ("Butterhörnchen", 160), ("Körnerbrötchen", 85), ("Apfelkuchen Stück", 310),
        ("Mohnschnecke", 220), ("Dinkelbrot geschnitten 750g", 520), ("Käsestange", 230), ("Vollkornsemmel", 90), ("Bienenstich", 330),
        ("Rosinenzopf", 450), ("Streuseltaler", 240)]


def euro(cents):
    return m(cents).translate(str.maketrans(",.", ".,"))


def baeckerei(path, seed, rows):
    """German Kassenbon: decimal comma, 'SUMME EUR', 7 % included, cash given and returned, signature block of the till."""
    rng = start("baeckerei", seed, rows)
    firm, road = rng.choice([("Bäckerei Steinhuber GmbH", ["Am Mühlbach 4", "84999 Niederau"]),
                             ("Backstube Lindemann e.K.", ["Hauptstraße 112", "37999 Osterfelde"])])
    r = Roll(path, 58, "Till15Mono", "Till15MonoB", 6.4, lead=1.25, margin=3)
    r.mid(firm, bold=True, size=8)
    for line in road:
        r.mid(line)
    r.mid(f"Tel. 0{digits(rng, 4)}/{digits(rng, 5)}")
    r.mid(f"USt-IdNr. DE{digits(rng, 9)}")
    r.gap()
    r.row(("EUR", .9, "r"))
    items, total = [], 0
    for name, price in pick(rng, BROT, rows):
        q = rng.choice((1, 1, 2, 4, 6))
        if q > 1:
            r.row((f"{q} x {euro(price)}", .08, "l"))
            r.row((name, 0, "l", .68), (euro(q * price), .9, "r"), ("B", 1, "r"))
            items.append(item(name, q, price, q * price))
        else:
            r.row((name, 0, "l", .68), (euro(price), .9, "r"), ("B", 1, "r"))
            items.append(item(name, None, None, price))
        total += q * price
    r.fill("-")
    r.row(("SUMME EUR", 0, "l"), (euro(total), .9, "r"), bold=True, size=9)
    paid = tender(rng, total, (500, 1000, 2000))
    r.row(("Bar", 0, "l"), (euro(paid), .9, "r"))
    r.row(("Rückgeld", 0, "l"), (euro(paid - total), .9, "r"))
    r.fill("-")
    tax = share(total, 7, 107)
    r.row(("MwSt", 0, "l"), ("Netto", .42, "r"), ("Steuer", .69, "r"), ("Brutto", 1, "r"))
    r.row(("B 7%", 0, "l"), (euro(total - tax), .42, "r"), (euro(tax), .69, "r"), (euro(total), 1, "r"))
    r.fill("-")
    when, (h, mi, s) = day(rng, (2021, 1, 1), (2025, 6, 30)), clock(rng, 6, 18)
    r.ends(f"{when:%d.%m.%Y} {h:02d}:{mi:02d} Uhr", f"Bon {digits(rng, 4)}")
    r.left(f"Es bediente Sie: {rng.choice(['Frau Krause', 'Herr Yildiz', 'Anja'])}")
    r.left(f"TSE-Transaktion: {digits(rng, 6)}")
    r.left(f"Seriennr. Kasse: {digits(rng, 10)}")
    r.gap()
    r.mid("Vielen Dank für Ihren Einkauf!")
    r.save()
    return truth(items, merchant=firm, address=" ".join(road), date=when.isoformat(), time=f"{h:02d}:{mi:02d}", currency="EUR",
                 tax=tax, total=total, paid=paid, change=paid - total)


LAYOUTS = {"foodhall": foodhall, "bottleshop": bottleshop, "diner": diner, "espresso": espresso, "baeckerei": baeckerei}
