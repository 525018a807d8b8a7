# SPDX-License-Identifier: AGPL-3.0-or-later
"""Singapore (café, supermarket app receipt), Britain (filling station, supermarket) and France (bistro)."""
from stranger_checkout_kit import *

BRUNCH = [("Flat White", "6.00"), ("Iced Long Black", "6.50"), ("Eggs Benedict", "19.00"), ("Truffle Fries", "14.00"), ("Smashed Avocado Toast", "18.50"),
        ("Ricotta Hotcakes with Berries and Maple Butter", "21.00"),
          ("Matcha Latte", "7.50"), ("Chicken Karaage Don", "17.00"), ("Sparkling Water 500ml", "7.00"), ("Chilli Crab Linguine", "26.00"),
          ("Basque Cheesecake", "9.50"), ("Kombucha", "9.00")]


def brunch(path, seed, rows):
    r = random.Random(f"brunch/{seed}/{rows}")
    p = Roll(path, 226, 15)
    F, B, s = "Rec16Serif", "Rec16SerifB", 7.6
    name = r.choice(["Paper Crane Coffee", "Kampong Social", "The Tiled Courtyard"])
    ad = r.choice([["78 Yong Siak Street #01-12", "Singapore 163078"], ["25 Joo Chiat Place", "Singapore 427757"],
        ["1 Fusionopolis Way, #02-06", "Singapore 138632"]])
    dt = when(r, "2024-01-05", "2025-06-20", 9, 20)
    p.nl(10).mid(name, B, 13)
    for x in ad:
        p.nl(10).mid(x, F, 7)
    p.nl(10).mid(f"GST Reg No. 20{digits(r, 7)}{r.choice('DEKMW')}", F, 6.6)
    p.nl(20).mid(f"Table {r.randint(1, 30)}  |  {r.randint(1, 6)} pax  |  Bill {digits(r, 5)}", F, 7.2)
    p.nl(10).mid(f"{dt:%a} {dt.day} {dt:%b %Y}, {dt.hour % 12 or 12}:{dt:%M}{dt:%p}".replace("AM", "am").replace("PM", "pm"), F, 7.2)
    p.nl(8)
    its, sub = [], D(0)
    for d, pr in pick(r, BRUNCH, rows):
        qn, pr = r.choice([1, 1, 2, 3]), D(pr)
        am = f"{pr * qn:.2f}"
        ls = wrap(d, F, s, 125)
        p.nl(12).left(f"{qn} x", F, s).t(36, ls[0], F, s)
        for x in ls[1:]:
            p.nl(9.5).t(36, x, F, s)
        x0, x1 = 36 + stringWidth(ls[-1], F, s) + 4, 211 - stringWidth(am, F, s) - 4
        w = stringWidth(".", F, s)
        p.t(x1, "." * int((x1 - x0) / w), F, s, "r", colors.HexColor("#888888")).right(am, F, s)
        sub += pr * qn
        its.append({"description": d, "quantity": str(qn), "amount": t2(pr * qn)})
    svc = q(sub / 10)
    gst = q((sub + svc) * D("0.09"))
    tot = sub + svc + gst
    p.nl(18).box(15, p.y - 10, 196, 62, colors.HexColor("#efece4"), None, 4)
    p.row(2, F, s, 22, "Subtotal", -204, f"{sub:.2f}").row(12, F, s, 22, "Service Charge (10%)", -204, f"{svc:.2f}").row(12, F, s, 22, "GST (9%)", -204,
        f"{gst:.2f}")
    p.row(18, B, 10.5, 22, "Total", -204, f"S${tot:.2f}")
    p.row(26, F, s, 15, "Paid by " + r.choice(["Visa", "PayNow", "NETS", "Amex"]), -211, f"S${tot:.2f}")
    p.nl(22).mid("Prices are in Singapore dollars.", "Rec16Serif", 6.4).nl(9).mid("@" + name.lower().replace(" ", "") + " on the gram", F, 6.4)
    p.save("words" if seed % 3 == 0 else "flow")
    return truth(name, ad, dt, "SGD", its, subtotal=sub, tax=gst, total=tot, paid=tot)


PASAR = [("Jasmine Rice Premium 5kg", "15.90"), ("Pasar Chinese Spinach 250g", "1.10"), ("Fresh Chicken Whole", "7.85"),
        ("Soya Bean Milk Reduced Sugar 1L", "2.45"), ("Kaya Spread Pandan 400g", "4.30"),
         ("Gardenland White Bread 400g", "2.20"), ("Tiger Prawns Frozen 500g", "12.95"), ("Laundry Capsules Floral Burst 30s", "16.50"),
         ("Fuji Apples 5s", "3.95"), ("Eggs Omega 10s", "3.80"),
         ("Instant Noodles Laksa Flavour Multipack 4x107g", "5.65"), ("Fish Ball 200g", "2.30"), ("100 Plum Isotonic 1.5L", "2.60")]


def pasarraya(path, seed, rows):
    r = random.Random(f"pasarraya/{seed}/{rows}")
    p = Roll(path, 226, 12, 0)
    F, B, grey = "Helvetica", "Helvetica-Bold", colors.HexColor("#6b6b6b")
    col = colors.HexColor(r.choice(["#00539b", "#b3202a", "#1d7a46"]))
    name = r.choice(["FreshRight Co-operative", "Merlion Mart", "Happy Basket"])
    ad = r.choice([["Blk 203 Toa Payoh North #01-1105", "Singapore 310203"], ["Tampines Hub, 1 Tampines Walk #B1-10", "Singapore 528523"]])
    dt = when(r, "2024-01-02", "2025-06-25", 8, 22)
    p.box(0, 0, 226, 46, col)
    p.nl(21).left(name, B, 13, colors.white).nl(14).left("E-receipt", F, 8, colors.white).right(f"{dt.day} {dt:%b %Y} {dt:%H:%M}", F, 8, colors.white)
    p.nl(24)
    for x in ad:
        p.left(x, F, 7, grey).nl(9)
    p.left(f"GST Reg. No. M4-00{digits(r, 5)}-{r.choice('XK')}    Receipt {digits(r, 4)}-{digits(r, 6)}", F, 7, grey).nl(8)
    its, tot, cnt = [], D(0), 0
    for d, pr in pick(r, PASAR, rows):
        qn, pr = r.choice([1, 1, 1, 2, 3, 4]), D(pr)
        ls = wrap(d, B, 8, 145)
        y0 = p.y
        for x in ls:
            p.nl(10).left(x, B, 8)
        p.nl(10).left(f"Qty {qn}  ·  ${pr:.2f} each", F, 7, grey)
        p.t(214, f"${pr * qn:.2f}", F, 9, "r", y=(y0 + p.y) / 2 + 6)
        p.nl(6).rule(.4, None, colors.HexColor("#d0d0d0"))
        tot, cnt = tot + pr * qn, cnt + qn
        its.append({"description": d, "quantity": str(qn), "unit_price": t2(pr), "amount": t2(pr * qn)})
    off = D("3.00") if seed % 2 and tot > 20 else D(0)
    gst = q((tot - off) * 9 / 109)
    p.row(14, F, 8, 12, f"Subtotal ({cnt} item{'s' if cnt > 1 else ''})", -214, f"${tot:.2f}")
    if off:
        p.row(12, F, 8, 12, "Return voucher", -214, f"-${off:.2f}", color=col)
    p.row(17, B, 12, 12, "Total (SGD)", -214, f"${tot - off:.2f}")
    p.nl(11).left(f"Total includes GST of ${gst:.2f} at 9%", F, 7, grey)
    p.nl(12).box(12, p.y, 202, 30, colors.HexColor("#f3f3f3"), None, 4)
    p.nl(12).t(20, "Payment method", F, 6.6, color=grey).row(12, B, 8, 20, r.choice(["NETS", "Mastercard", "GrabbyPay"]) + f" ...{digits(r, 4)}", -206,
        f"${tot - off:.2f}")
    p.nl(24).mid(f"You earned {int(tot - off)} Linkpoints on this purchase", F, 7, grey)
    p.save()
    return truth(name, ad, dt, "SGD", its, subtotal=tot, tax=gst, total=tot - off, paid=tot - off)


SHOP = [("Meal Deal Chkn Club", "3.90", "Z"), ("Americano Reg", "2.85", "S"), ("Screenwash 5L", "6.49", "S"), ("Cola Zero 500ml", "1.95", "S"),
        ("Semi Skim 2L", "1.75", "Z"), ("Crisps Sharing", "2.40", "S"),
        ("Daily Herald", "1.30", "Z"), ("Engine Oil 5W30 1L", "14.99", "S"), ("Mints Roll", "0.95", "S"), ("Sausage Roll Hot", "2.60", "S"),
        ("Bloomer Loaf", "1.60", "Z")]


def forecourt(path, seed, rows):
    r = random.Random(f"forecourt/{seed}/{rows}")
    p, n = Roll(path, 165, 8), 32
    out = p.tape("Rec16Mono", "Rec16MonoB", n, 9)
    name = r.choice(["HARROWGATE ROAD SERVICES", "PENNINE FUELS SKIPTON", "A5 TOWCESTER FORECOURT"])
    ad = r.choice([["214 Harrogate Road", "Leeds LS7 4QD"], ["Gargrave Road", "Skipton BD23 1UD"], ["Watling Street", "Towcester NN12 7AE"]])
    dt = when(r, "2021-10-01", "2025-06-20", 5, 23)
    out(name, b=True, c=True)
    out(*ad, f"Tel 0113 496 0{digits(r, 3)}", f"VAT No. GB {digits(r, 3)} {digits(r, 4)} {digits(r, 2)}", "", c=True)
    out(f"{dt:%d/%m/%Y} {dt:%H:%M}".ljust(20) + f"Rcpt {digits(r, 5)}".rjust(12), f"Till {r.randint(1, 4)}  Op {r.choice(['Sanj', 'Becky', 'Piotr'])}", "=" * n)
    its, g = [], {"S": D(0), "Z": D(0)}
    for k, (d, pr, v) in enumerate(pick(r, SHOP, rows)):
        if k == 0:
            d, pr, v = r.choice([("Unleaded E10", D("1.429"), "S"), ("Diesel B7", D("1.487"), "S"), ("Super Unleaded", D("1.579"), "S")])
            lt, pr = D(r.randint(900, 5600)) / 100, pr + D(r.randint(-60, 60)) / 1000
            am = q(lt * pr)
            out(f"Pump {r.randint(1, 12):02d}", d.ljust(21) + f"£{am:.2f} {v}".rjust(11), f" {lt:.2f} Ltr @ £{pr:.3f}/Ltr")
            it = {"quantity": f"{lt:.2f}", "unit_price": f"{pr:.3f}"}
        else:
            c, pr = r.choice([1, 1, 1, 2]), D(pr)
            am, it = pr * c, {"quantity": str(c), "unit_price": t2(pr)} if c > 1 else {}
            out(d.ljust(21) + f"£{am:.2f} {v}".rjust(11), *([f" {c} @ £{pr:.2f}"] if c > 1 else []))
        g[v] += am
        its.append({"description": d, **it, "amount": t2(am)})
    tot = g["S"] + g["Z"]
    cash = seed % 3 == 0
    pd = tender(r, tot, [10, 20]) if cash else tot
    out("-" * n)
    out("TOTAL".ljust(19) + f"£{tot:.2f}".rjust(11), b=True)
    out(("Cash" if cash else r.choice(["Visa Debit", "Mastercard", "Fuel Card"])).ljust(19) + f"£{pd:.2f}".rjust(11),
        *(["Change".ljust(19) + f"£{pd - tot:.2f}".rjust(11)] if cash else []), "")
    vat = q(g["S"] / 6)
    out("VAT    Rate     Goods       VAT", f"S    20.00% {g['S'] - vat:9.2f} {vat:9.2f}", *([f"Z     0.00% {g['Z']:9.2f} {0:9.2f}"] if g["Z"] else []), "")
    if not cash:
        out(f"Card **** **** **** {digits(r, 4)}", f"Auth Code {digits(r, 6)}   CONTACTLESS", "")
    out("Please keep for your records", "Drive safely", c=True)
    p.save()
    return truth(name, ad, dt, "GBP", its, total=tot, tax=vat, paid=pd, change=pd - tot if cash else None)


LARDER = [("Semi Skimmed Milk 2.272L", "1.45"), ("Wholemeal Bread 800g", "1.10"), ("Mature Cheddar 400g", "3.50"), ("Braeburn Apples 6pk", "1.89"),
        ("Baked Beans 4x415g", "3.00"), ("Teabags 80s", "2.75"),
          ("Free Range Eggs Medium 12", "2.85"), ("British Chicken Breast Fillets 650g", "5.25"), ("Broccoli 350g", "0.82"),
          ("Digestive Biscuits 360g", "1.35"), ("Pinot Grigio 75cl", "6.75"),
          ("Toilet Tissue Quilted 9 Roll", "4.95"), ("Houmous 200g", "1.40"), ("New Potatoes 1kg", "1.25")]


def larder(path, seed, rows):
    r = random.Random(f"larder/{seed}/{rows}")
    p = Roll(path, 226, 12)
    F, B, navy = "Rec16Noto", "Rec16NotoB", colors.HexColor("#12284c")
    name = r.choice(["Thornbury's", "Greenacre Food Stores", "Marlow & Finch"])
    ad = r.choice([["Kingsway Retail Park", "Derby", "DE22 3NF"], ["18-24 High Street", "Lewes", "BN7 2LN"], ["Bread Street, Edinburgh EH3 9AH"]])
    dt = when(r, "2022-01-05", "2025-06-25", 7, 22)
    p.nl(12).mid(name, "Times-Bold", 18, navy).nl(6)
    for x in ad:
        p.nl(10).mid(x, F, 7.4)
    p.nl(14).box(12, p.y - 2, 202, 14, navy)
    p.row(8, B, 7.4, 18, "Your items", -208, "Price", color=colors.white).nl(6)
    its, tot, cnt, dots = [], D(0), 0, ([.6, 2], 0)
    for d, pr in pick(r, LARDER, rows):
        qn, pr = r.choice([1, 1, 1, 2, 2, 3]), D(pr)
        p.nl(11).t(18, d, F, 7.8)
        it = {"description": d, "amount": t2(pr * qn)}
        if qn > 1:
            p.nl(10).t(18, f"{qn} @ £{pr:.2f}", "Rec16NotoI", 7)
            it.update(quantity=str(qn), unit_price=t2(pr))
        p.t(208, f"£{pr * qn:.2f}", F, 7.8, "r").nl(4).rule(.5, dots, colors.grey)
        tot, cnt = tot + pr * qn, cnt + qn
        its.append(it)
    sav = q(D(r.randint(20, 90)) / 100) * rows if rows > 1 else D(0)
    sav = min(sav, q(tot / 5))
    p.row(14, F, 8, 18, f"Subtotal ({cnt} items)" if cnt > 1 else "Subtotal (1 item)", -208, f"£{tot:.2f}")
    if sav:
        p.row(11, F, 8, 18, "Loyalty card savings", -208, f"-£{sav:.2f}")
    p.row(16, B, 11, 18, "Total to pay", -208, f"£{tot - sav:.2f}", color=navy)
    due, cash = tot - sav, seed % 2 == 0
    pd = tender(r, due, [5, 10, 20]) if cash else due
    p.row(14, F, 8, 18, "Cash" if cash else "Contactless Visa Debit", -208, f"£{pd:.2f}")
    if cash:
        p.row(11, F, 8, 18, "Change due", -208, f"£{pd - due:.2f}")
    else:
        p.nl(10).t(18, f"Card number ************{digits(r, 4)}", F, 6.6).nl(9).t(18, f"AID A000000003{digits(r, 4)}   Auth code {digits(r, 6)}", F, 6.6)
    p.nl(16).mid(f"{dt:%d/%m/%y} {dt:%H:%M}   Store {digits(r, 4)}   Till {r.randint(1, 30)}   Trans {digits(r, 4)}", F, 6.8)
    p.nl(7).bars(r, 150, 24)
    p.nl(11).mid(f"VAT number {digits(r, 3)} {digits(r, 4)} {digits(r, 2)}", F, 6.6)
    p.save("rtl")
    return truth(name, ad, dt, "GBP", its, subtotal=tot, total=due, paid=pd, change=pd - due if cash else None)


BISTRO = [("Café expresso", "2.20", 10), ("Formule midi", "18.50", 10), ("Steak frites", "19.80", 10), ("Verre Brouilly 14cl", "6.40", 20),
        ("Croque madame", "13.50", 10), ("Kir cassis", "5.80", 20),
          ("Soupe à l'oignon", "9.50", 10), ("Crème brûlée", "8.20", 10), ("Pression 25cl", "4.30", 20), ("Salade chèvre chaud", "14.90", 10),
          ("Perrière 33cl", "4.60", 10), ("Tarte Tatin", "8.90", 10),
          ("Pichet Chinon 50cl", "15.50", 20)]


def bistro(path, seed, rows):
    r = random.Random(f"bistro/{seed}/{rows}")
    p, n = Roll(path, 226, 10), 40
    out = p.tape("Courier", "Courier-Bold", n, 10.4)
    name = r.choice(["LE PETIT ZINC", "BRASSERIE DE L'ODET", "AU CHAT QUI PÊCHE"])
    ad = r.choice([["12 rue des Trois Frères", "75018 PARIS"], ["3 quai du Steïr", "29000 QUIMPER"], ["41 rue Mercière", "69002 LYON"]])
    dt = when(r, "2021-07-01", "2025-06-25", 11, 23)
    p.nl(8).mid(name, "Courier-Bold", 14)
    out(*ad, f"Tél : 0{r.choice('142')} {digits(r, 2)} {digits(r, 2)} {digits(r, 2)} {digits(r, 2)}", f"SIRET {digits(r, 9)} 000{digits(r, 2)}  APE 5610A",
        "", c=True)
    out(f"Table {r.randint(1, 30)}   Couverts {r.randint(1, 6)}".ljust(24) + f"Ticket {digits(r, 6)}".rjust(16),
        f"Le {dt:%d/%m/%Y} à {dt:%H:%M}".ljust(24) + r.choice(["Serveur Théo", "Serv. Camille"]).rjust(16))
    out("", "Qté Désignation            P.U.    Total", "-" * n)
    its, g = [], {10: D(0), 20: D(0)}
    for d, pr, v in pick(r, BISTRO, rows):
        c, pr = r.choice([1, 1, 2, 2, 3]), D(pr)
        out(f"{c:>2}  {d.ljust(21)}{eu(pr):>6}{eu(pr * c):>9}")
        g[v] += pr * c
        its.append({"description": d, "quantity": str(c), "unit_price": t2(pr), "amount": t2(pr * c)})
    tot = g[10] + g[20]
    out("-" * n)
    p.nl(6).rule(1).nl(13).left("TOTAL TTC", "Courier-Bold", 12).right(f"{eu(tot)} €", "Courier-Bold", 12).nl(6).rule(1).nl(3)
    tax = {v: q(g[v] * v / (100 + v)) for v in g if g[v]}
    out("Taux TVA        HT        TVA        TTC", *(f"{v},00 %  {eu(g[v] - t):>9} {eu(t):>10} {eu(g[v]):>10}" for v, t in tax.items()), "")
    cash = seed % 3 == 0
    pd = tender(r, tot, [5, 10, 50]) if cash else tot
    out(("Espèces" if cash else r.choice(["CB", "CB sans contact"])).ljust(24) + f"{eu(pd)} €".rjust(16),
        *(["Rendu".ljust(24) + f"{eu(pd - tot)} €".rjust(16)] if cash else []), "")
    out("Prix nets, service compris", "Merci de votre visite, à bientôt !", c=True)
    p.save()
    return truth(name, ad, dt, "EUR", its, total=tot, tax=sum(tax.values()), paid=pd, change=pd - tot if cash else None)


LAYOUTS = {"brunch": brunch, "pasarraya": pasarraya, "forecourt": forecourt, "larder": larder, "bistro": bistro}
