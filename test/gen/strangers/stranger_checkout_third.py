# SPDX-License-Identifier: AGPL-3.0-or-later
"""USA (restaurant, grocery, hardware), Canada (coffee shop) and Australia (supermarket)."""
from stranger_checkout_kit import *

DINER = [("Buttermilk Pancakes", "11.50"), ("Huevos Rancheros", "14.00"), ("Bacon Cheeseburger", "16.50"), ("Cobb Salad", "15.25"), ("Iced Tea", "3.50"),
        ("House IPA Pint", "7.00"),
         ("Drip Coffee", "3.75"), ("Kids Grilled Cheese", "8.00"), ("Fish Tacos (3)", "17.00"), ("Truffle Mac & Cheese", "13.50"), ("Key Lime Pie", "8.50"),
         ("Mimosa", "10.00"),
         ("Side Sweet Potato Fries", "5.50"), ("Chicken & Waffles", "18.25")]


def diner(path, seed, rows):
    r = random.Random(f"diner/{seed}/{rows}")
    p = Roll(path, 226, 12)
    F, B = "Helvetica", "Helvetica-Bold"
    name = r.choice(["Magnolia Street Diner", "The Copper Skillet", "Blue Heron Kitchen & Bar"])
    ad = r.choice([["1412 S Congress Ave", "Austin, TX 78704"], ["88 Orange St", "Asheville, NC 28801"], ["2301 NE Alberta St, Suite B", "Portland, OR 97211"]])
    dt = when(r, "2022-05-01", "2025-06-15", 8, 22)
    p.nl(6).mid(name, B, 12)
    for s in ad + [f"({r.choice(['512', '828', '503'])}) 555-{digits(r, 4)}"]:
        p.nl(10.5).mid(s, F, 8)
    p.nl(20).left("Server: " + r.choice(["Kayla B", "Marcus", "Devon T."]), F, 8)
    p.row(10.5, F, 8, 12, f"Check #{r.randint(2, 240)}", -214, f"Table {r.randint(1, 42)}").nl(10.5).left(f"Guest Count: {r.randint(1, 8)}", F, 8)
    p.row(10.5, F, 8, 12, "Ordered:", -214, f"{dt.month}/{dt.day}/{dt:%y} {dt.hour % 12 or 12}:{dt:%M} {dt:%p}").nl(8).rule(.5).nl(5)
    its, sub = [], D(0)
    for d, pr in pick(r, DINER, rows):
        qn, pr = r.choice([1, 1, 1, 2, 3]), D(pr)
        p.row(11, F, 8.4, 12, str(qn), 26, d, -214, f"${c2(pr * qn)}")
        if r.random() < .3:
            p.nl(9.5).t(36, r.choice(["No onions", "Over Easy", "Sub GF Bread", "Extra Napkins"]), F, 7.4)
        sub += pr * qn
        its.append({"description": d, "quantity": str(qn), "amount": t2(pr * qn)})
    tax = q(sub * D("0.0825"))
    tip = q(sub * r.choice([15, 18, 20, 22]) / 100)
    tot = sub + tax + tip
    p.nl(7).rule(.5).nl(4)
    for lab, v in (("Subtotal", sub), ("Tax", tax), ("Tip", tip)):
        p.row(11, F, 8.4, 12, lab, -214, f"${c2(v)}")
    p.row(15, B, 11, 12, "Total", -214, f"${c2(tot)}").nl(8).rule(.5).nl(3)
    for a, b in (("Input Type", r.choice(["C (EMV Chip Read)", "Contactless"])), (r.choice(["VISA CREDIT", "MASTERCARD"]), "xxxxxxxx" + digits(r, 4)),
        ("Transaction Type", "Sale"),
                 ("Authorization", "Approved"), ("Approval Code", digits(r, 6)),
                 ("Payment ID", "".join(r.choice("ABCDEFGHJKabcdefghk23456789") for _ in range(12)))):
        p.row(10.5, F, 7.6, 12, a, -214, b)
    p.nl(18).mid("Thanks for dining with us, y'all come back!", F, 8)
    p.save("rtl" if seed % 2 else "flow")
    return truth(name, ad, dt, "USD", its, subtotal=sub, tax=tax, tip=tip, total=tot)


GROC = {"GROCERY": [("SIG KTCHN BLK BEANS", "1.29", "F"), ("CHEERYOS HONEY", "4.99", "F"), ("PASTA ROTINI 16OZ", "1.79", "F"),
        ("OLV OIL XTRA VIRGIN", "11.49", "F"), ("PNUT BUTTER CRMY", "3.49", "F")],
        "REFRIG/FROZEN": [("MILK 2% GAL", "3.89", "F"), ("LRG EGGS GRADE A", "4.29", "F"), ("ICE CRM VANILLA", "5.99", "F"), ("GRK YOGURT PLAIN", "5.49", "F")],
        "PRODUCE": [("WT BANANAS", "0.69", "lb"), ("WT ROMA TOMATOES", "1.99", "lb"), ("AVOCADO HASS", "1.25", "F"), ("WT GALA APPLES", "2.49", "lb")],
        "GEN MERCHANDISE": [("PAPER TOWELS 6RL", "9.99", "T"), ("DISH SOAP LEMON", "3.29", "T"), ("AA BATTERIES 8CT", "10.49", "T")]}


def grocer(path, seed, rows):
    r = random.Random(f"grocer/{seed}/{rows}")
    p, n = Roll(path, 226, 12), 36
    out = p.tape("Courier", "Courier-Bold", n, 10.2)
    name = r.choice(["RIDGEWAY MARKET", "FOOD BARN #114", "PRAIRIE FRESH"])
    ad = r.choice([["2550 N LINCOLN AVE", "FORT COLLINS CO 80524"], ["11700 SE 82ND AVE", "HAPPY VALLEY OR 97086"], ["4015 MAIN ST", "SPEARFISH SD 57783"]])
    dt = when(r, "2021-01-05", "2025-06-25", 7, 22)
    out(name, b=True, c=True)
    out(*ad, f"STORE DIRECTOR {r.choice(['DALE H', 'ROSA M', 'KEN P'])}", f"PHONE 555-{digits(r, 3)}-{digits(r, 4)}", "", c=True)
    got, its, tot, txb, cnt = {}, [], D(0), D(0), 0
    for dep, it in pick(r, [(k, i) for k, v in GROC.items() for i in v], rows):
        got.setdefault(dep, []).append(it)
    for dep in [k for k in GROC if k in got]:
        out(dep.center(26))
        for d, pr, f in got[dep]:
            pr, c = D(pr), r.choice([1, 1, 1, 1, 2, 4])
            am, extra = pr * c, {}
            if f == "lb":
                w = D(r.randint(45, 480)) / 100
                am, f, c, extra = q(w * pr), "F", 1, {"quantity": f"{w:.2f}", "unit_price": t2(pr)}
                out(f"  {w:.2f} lb @ ${pr:.2f} /lb")
            elif c > 1:
                out(f"  {c} @ {pr:.2f}")
                extra = {"quantity": str(c), "unit_price": t2(pr)}
            out(d.ljust(24) + f"{am:9.2f} {f}")
            tot, txb, cnt = tot + am, txb + (am if f == "T" else 0), cnt + c
            its.append({"description": d, **extra, "amount": t2(am)})
    tax = q(txb * D("0.0675"))
    bal = tot + tax
    cash = seed % 2 == 0
    pd = tender(r, bal, [5, 20]) if cash else bal
    out("", "   TAX".ljust(24) + f"{tax:9.2f}")
    out("   **** BALANCE".ljust(24) + f"{bal:9.2f}", b=True)
    out("")
    if not cash:
        out(f"Debit Purchase ****{digits(r, 4)}", f"REF: {digits(r, 12)}", f"AUTH: 00{digits(r, 6)}", "PURCHASE".ljust(24) + f"{pd:9.2f}", "")
    out(("   CASH" if cash else "   DEBIT").ljust(24) + f"{pd:9.2f}", "   CHANGE".ljust(24) + f"{pd - bal:9.2f}", "", f"TOTAL NUMBER OF ITEMS SOLD = {cnt}",
        f"{dt:%m/%d/%y %I:%M %p} {digits(r, 4)} {r.randint(1, 15):02d} {digits(r, 4)} {digits(r, 3)}", "")
    out(f"YOUR CASHIER TODAY WAS {r.choice(['SELF', 'BRENDA', 'TYLER'])}", "THANK YOU FOR SHOPPING LOCAL", c=True)
    p.save()
    cur = "USD" if any("$" in t[2] for t in p.texts) else None
    return truth(name, ad, dt, cur, its, tax=tax, total=bal, paid=pd, change=pd - bal)


LUMBER = [("2X4-8 PREM STUD KD", "3.98"), ("3IN DECK SCREWS 5LB TAN", "32.98"), ("QUIKMIX CONCRETE 60LB", "5.47"), ("1/2-IN PVC COUPLING", "0.78"),
        ("GFCI OUTLET 15A WHITE", "21.48"),
          ("INT SATIN PAINT 1GAL BASE A", "38.98"), ("9-IN ROLLER COVER 3PK", "11.97"), ("CONTRACTOR BAGS 42GAL 20CT", "16.98"),
          ("5/4X6-8 PT DECKING", "9.27"), ("LED A19 60W 4PK", "8.98"),
          ("FURNACE FILTER 16X25X1", "7.98"), ("DRYWALL 1/2 4X8", "15.88"), ("TAPE MEASURE 25FT", "14.97")]


def lumber(path, seed, rows):
    r = random.Random(f"lumber/{seed}/{rows}")
    p = Roll(path, 226, 10)
    F, B, s = "Rec16Cond", "Rec16CondB", 7.4
    name = r.choice(["BUILDRIGHT HOME CENTERS, LLC", "TIMBERLINE SUPPLY CO.", "OAKFIELD TRUE HARDWARE"])
    ad = r.choice([["1605 CURTIS BRIDGE ROAD", "WILKESBORO, NC 28697"], ["6200 W OVERLAND RD", "BOISE, ID 83709"], ["740 ROUTE 6 EAST", "PECKVILLE, PA 18452"]])
    dt = when(r, "2020-03-01", "2025-06-20", 6, 20)
    for x in [name] + ad + [f"({r.choice(['336', '208', '570'])}) 555-{digits(r, 4)}"]:
        p.nl(10).mid(x, B if x == name else F, s)
    p.nl(16).mid("- SALE -", B, s)
    p.row(12, F, s, 10, f"SALES#: S{digits(r, 4)}JK1 {digits(r, 7)}", -216, f"TRANS#: {digits(r, 8)}").nl(10).left(f"{dt:%m-%d-%y}", F,
        s).right(f"{dt:%H:%M:%S}", F, s).nl(6)
    its, sub = [], D(0)
    for d, pr in pick(r, LUMBER, rows):
        qn, pr = r.choice([1, 1, 2, 3, 10, 24]), D(pr)
        am = pr * qn
        p.row(10, F, s, 10, digits(r, 6), 44, d, -216, c2(am))
        it = {"description": d, "amount": t2(am)}
        if qn > 1:
            p.row(9, F, s, -70, f"{qn} @", -104, f"{pr:.2f}")
            it.update(quantity=str(qn), unit_price=t2(pr))
        sub += am
        its.append(it)
    tax = q(sub * D("0.07"))
    tot = sub + tax
    cash = seed % 3 == 0
    pd = tender(r, tot, [20, 50]) if cash else tot
    inv = digits(r, 5)
    p.nl(8)
    for lab, v in (("SUBTOTAL:", c2(sub)), ("TOTAL TAX:", c2(tax)), (f"INVOICE {inv} TOTAL:", "$" + c2(tot)), ("CASH:" if cash else "VISA:", c2(pd))):
        p.row(10, B if "INVOICE" in lab else F, s, -160, lab, -216, v)
    if cash:
        p.row(10, F, s, -160, "CHANGE:", -216, c2(pd - tot))
    else:
        p.nl(14).left(f"VISA: XXXXXXXXXXXX{digits(r, 4)} AMOUNT: {c2(pd)} AUTHCD: {digits(r, 6)}", F, 6.6)
        p.nl(8.5).left(f"CHIP REFID: {digits(r, 12)}", F, 6.6)
    p.nl(16).mid(f"STORE: {digits(r, 4)}   TERMINAL: {r.randint(1, 40):02d}", F, s)
    p.nl(14).mid("THANK YOU FOR SHOPPING WITH US.", F, s).nl(9).mid("RETURNS WITHIN 90 DAYS WITH THIS RECEIPT", F, 6.6).nl(8).bars(r, 170, 30)
    p.save()
    return truth(name, ad, dt, "USD", its, secs=True, subtotal=sub, tax=tax, total=tot, paid=pd, change=pd - tot if cash else None)


DONUT = [("Café filtre moy.", "2.09"), ("Latte vanille gr.", "4.79"), ("Beigne érable", "1.69"), ("Bagel fromage crème", "3.49"), ("Muffin bleuets", "2.29"),
        ("Chocolat chaud", "2.89"),
         ("Sandwich déj. bacon", "4.99"), ("Thé vert", "1.99"), ("Boîte 10 bouchées", "3.99"), ("Soupe du jour", "5.49"), ("Wrap poulet", "6.29"),
         ("Jus d'orange 300ml", "2.79")]


def donut(path, seed, rows):
    r = random.Random(f"donut/{seed}/{rows}")
    p, n = Roll(path, 165, 7), 30
    out = p.tape("Courier", "Courier-Bold", n, 9.8)
    name = r.choice(["Café Beauregard", "Beignes & Cie", "Brûlerie du Canal"])
    ad = r.choice([["4120 rue Saint-Denis", "Montréal QC H2W 2M5"], ["855 boul. Laurier", "Québec QC G1V 2L8"], ["70 rue Principale", "Gatineau QC J9H 3L2"]])
    dt = when(r, "2021-06-01", "2025-05-30", 6, 20)
    p.nl(10).mid(name, "Times-BoldItalic", 14)
    p.nl(4)
    out(*ad, f"Tél. 514-555-{digits(r, 4)}", "", c=True)
    out(f"Commande/Order    # {r.randint(100, 999)}", f"{dt:%Y-%m-%d}    {dt:%H:%M:%S}",
        f"Caisse/Till {r.randint(1, 4)}   {r.choice(['Maude', 'Sofiane', 'Luc'])}", "-" * n)
    its, sub = [], D(0)
    for d, pr in pick(r, DONUT, rows):
        qn, pr = r.choice([1, 1, 1, 2, 6]), D(pr)
        out(f"{qn} {d}"[:22].ljust(22) + f"{pr * qn:8.2f}")
        if r.random() < .2 and "Café" in d:
            out(r.choice(["   2 lait 1 sucre", "   sans sucre"]))
        sub += pr * qn
        its.append({"description": d, "quantity": str(qn), "amount": t2(pr * qn)})
    tps, tvq = q(sub * D("0.05")), q(sub * D("0.09975"))
    tot = sub + tps + tvq
    out("-" * n, *(lab.ljust(21) + f"{v:9.2f}" for lab, v in (("Sous-total/Subtotal", sub), ("TPS/GST 5%", tps), ("TVQ/QST 9.975%", tvq))))
    p.nl(2)
    out("TOTAL CAD".ljust(20) + f"{'$' + format(tot, '.2f'):>10}", b=True)
    p.nl(2)
    cash = seed % 2 == 0
    rd = five(tot) - tot
    pd = tender(r, tot + rd, [5, 20]) if cash else tot
    if cash:
        out("Arrondi/Rounding".ljust(21) + f"{rd:9.2f}", "Comptant/Cash".ljust(21) + f"{pd:9.2f}", "Monnaie/Change".ljust(21) + f"{pd - tot - rd:9.2f}")
    else:
        out(r.choice(["INTERAC", "VISA", "AMEX"]).ljust(21) + f"{pd:9.2f}", f"************{digits(r, 4)}  APPROUVÉ")
    out("", f"TPS/GST {digits(r, 9)} RT0001", f"TVQ/QST {digits(r, 10)} TQ0001", "")
    out("Merci / Thank you", c=True)
    p.save()
    kw = {"rounding": rd, "change": pd - tot - rd} if cash else {}
    return truth(name, ad, dt, "CAD", its, secs=True, subtotal=sub, tax=tps + tvq, total=tot, paid=pd, **kw)


AUS = [("Bananas Cavendish", "3.50", "kg"), ("Full Cream Milk 2L", "3.10", ""), ("Tim Tops Original 200g", "4.50", "*"),
        ("Free Range Eggs 12pk", "5.90", ""), ("Dishwash Tablets 40pk", "21.00", "*"),
       ("Sourdough Loaf", "6.20", ""), ("Corn Chips Cheese 170g", "3.40", "*"), ("Beef Mince 500g", "8.50", ""), ("Royal Gala Apples", "4.90", "kg"),
       ("Yeast Spread 380g", "7.60", ""),
       ("Toilet Tissue 24pk", "15.50", "*"), ("Chicken Breast Fillet", "13.00", "kg"), ("Lamington 6pk", "5.00", "*"), ("Reusable Bag", "0.25", "*")]


def greengrocer(path, seed, rows):
    r = random.Random(f"greengrocer/{seed}/{rows}")
    p = Roll(path, 226, 12)
    F, B = "Rec16Sans", "Rec16SansB"
    name = r.choice(["Wattlebrook Fresh Foods", "Harbour & Hill Supermarket", "Coolabah Grocers"])
    ad = r.choice([["Shop 12, 210 Glebe Point Rd", "Glebe NSW 2037"], ["45 Sydney Rd, Brunswick VIC 3056"], ["Cnr Vulture & Boundary St", "West End QLD 4101"]])
    dt = when(r, "2021-02-01", "2025-06-20", 7, 21)
    p.nl(8).left(name, B, 11.5)
    for s in ad:
        p.nl(10).left(s, F, 7)
    p.nl(10).left(f"PH: 0{r.choice('237')} 5550 {digits(r, 4)}", F, 7)
    p.nl(15).left("TAX INVOICE", B, 8).right(f"ABN {digits(r, 2)} {digits(r, 3)} {digits(r, 3)} {digits(r, 3)}", F, 7)
    p.row(10, F, 6.6, 12, f"{dt:%d/%m/%Y}  {dt:%H:%M}", -214, f"POS {r.randint(1, 40):03d}  TRANS {digits(r, 4)}")
    p.nl(13).left("Description", F, 7).right("$", F, 7).nl(4)
    its, tot, gst, cnt = [], D(0), D(0), 0
    for d, pr, k in pick(r, AUS, rows):
        pr, c = D(pr), r.choice([1, 1, 1, 2, 3])
        if k == "kg":
            w = D(r.randint(150, 2400)) / 1000
            am, c = q(w * pr), 1
            p.nl(10.5).left(d, F, 7.4).nl(9.5).t(20, f"{w:.3f} kg NET @ ${pr:.2f}/kg", F, 7).right(f"{am:.2f}", F, 7.4)
            it = {"quantity": f"{w:.3f}", "unit_price": t2(pr)}
        elif c > 1:
            am = pr * c
            p.nl(10.5).left(d, F, 7.4).nl(9.5).t(20, f"Qty {c} @ ${pr:.2f} each", F, 7).right(f"{am:.2f}", F, 7.4)
            it = {"quantity": str(c), "unit_price": t2(pr)}
        else:
            am, it = pr, {}
            p.nl(10.5).left(d, F, 7.4).right(f"{am:.2f}", F, 7.4)
        if k == "*":
            p.t(215, "*", F, 7.4)
            gst += am
        tot, cnt = tot + am, cnt + c
        its.append({"description": d, **it, "amount": t2(am)})
    gst = q(gst / 11)
    cash = seed % 2 == 1
    rd = five(tot) - tot if cash else D(0)
    pd = tender(r, tot + rd, [5, 10, 50]) if cash else tot
    p.nl(6).rule(.5).row(12, F, 8, 12, f"{cnt} SUBTOTAL", -214, f"${tot:.2f}").row(15, B, 11, 12, "TOTAL", -214, f"${tot:.2f}").nl(4)
    for lab, v in ([("Rounding", rd), ("Cash", pd), ("Change", pd - tot - rd)] if cash else [("EFTPOS", pd)]):
        p.row(11, F, 8, 12, lab, -214, f"-${-v:.2f}" if v < 0 else f"${v:.2f}")
    p.nl(6).rule(.5).row(11, F, 7, 12, "TOTAL includes GST", -214, f"${gst:.2f}").nl(9).left("* = taxable items", F, 6.4)
    if not cash:
        for a, b in (("CARD:", "XXXXXXXXXXXX" + digits(r, 4)), ("CREDIT ACCOUNT", "CONTACTLESS"), ("PURCHASE", f"AUD ${pd:.2f}"), ("APPROVED", "00")):
            p.row(10.5, "Courier", 7.4, 30, a, -196, b)
    p.nl(16).mid("Thanks for shopping with us", F, 7)
    p.save()
    kw = {"rounding": rd, "change": pd - tot - rd} if cash else {}
    return truth(name, ad, dt, None if cash else "AUD", its, subtotal=tot, tax=gst, total=tot, paid=pd, **kw)


LAYOUTS = {"diner": diner, "grocer": grocer, "lumber": lumber, "donut": donut, "greengrocer": greengrocer}
