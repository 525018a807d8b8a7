# SPDX-License-Identifier: AGPL-3.0-or-later
"""North America: a roofer, a cloud host, a tire wholesaler (USA), a music school (Canada)."""
from stranger_guildhall_kit import *

def roofing(path, seed, rows):
    """A contractor's own spreadsheet: sections of work, taxable marks, a deposit taken off."""
    r, p = rng("roofing", seed, rows), Pg(path, letter, SA, 9)
    sup = r.choice((("Pinnacle Ridge Roofing & Gutter, LLC", ["4127 Alder Creek Rd", "Boise, ID 83704"], "(208) 555-0163"),
                    ("Harlow Brothers Roofing Co.", ["88 Quarry Street, Unit B", "Worcester, MA 01604"], "(508) 555-0119"),
                    ("Tallgrass Exteriors Inc.", ["1902 E Prairie View Dr", "Olathe, KS 66061"], "(913) 555-0187")))
    cus = r.choice((("Marjorie T. Ellingsen", ["615 Sweetwater Ln", "Meridian, ID 83642"]), ("Cobalt Property Management", ["PO Box 3318",
            "Leawood, KS 66206"]),
                    ("First Covenant Church of Shrewsbury", ["240 Main Street", "Shrewsbury, MA 01545"]), ("Dale & Ruth Ostrander", ["77 Foxhollow Ct",
                            "Nampa, ID 83651"])))
    site, d = r.choice(("Main house, north and south slopes", "Garage and breezeway", "Bldg. 3, flat section", "Fellowship hall")), day(r)
    net, no, tax = r.choice((15, 30)), f"{d.year % 100}-{r.randint(101, 989)}", r.choice(("6", "6.25", "8.35"))
    cat = [("TEAR-OFF & DISPOSAL", 0, [("Remove existing shingles, 1 layer", "SQ", 58, 75), ("Haul-away and dump fee", "LOAD", 310, 420),
                                       ("Remove and replace rotted decking, 7/16 OSB", "SHT", 78, 96), ("Remove chimney cricket", "EA", 240, 260)]),
           ("MATERIALS", 1, [("Architectural shingles, 30 yr, Weathered Slate", "SQ", 118, 139), ("Synthetic underlayment, 10 SQ roll", "ROLL", 84, 109),
                             ("Ice & water shield, eaves and valleys", "ROLL", 96, 128), ("Drip edge, white aluminum, 10 ft", "PC", 9, 14),
                             ("Ridge vent, 4 ft sections", "PC", 18, 24), ("Pipe boot flashing, 3 in.", "EA", 12, 19), ("Coil nails, 1-1/4 in., galvanized",
                                     "BOX", 38, 52)]),
           ("LABOR", 0, [("Install roofing system", "SQ", 105, 140), ("Install step flashing at dormer and counterflash chimney, seal with polyurethane", "HR",
                   68, 85),
                         ("Gutter reset and re-pitch", "LF", 6, 9), ("Magnet sweep and final cleanup", "LS", 150, 225)])]
    pick = sorted(r.choice([(i, k) for i, s in enumerate(cat) for k in range(len(s[2]))]) for _ in range(rows))
    p.t(40, 58, sup[0], SAB, 15, c=0x7A2E1D)
    p.t(40, 73, sup[1][0] + ", " + sup[1][1] + "   |   " + sup[2])
    p.t(40, 85, f"Licensed & insured   Contractor reg. no. RC-{r.randint(20000, 59999)}", SAI, 8)
    p.t(572, 106, "INVOICE", SAB, 22, "r", 0x999999)
    for i, (a, b) in enumerate((("DATE", d.strftime("%m/%d/%Y")), ("INVOICE NO.", no), ("JOB NO.", f"R{r.randint(2000, 2999)}"), ("TERMS", f"Net {net}"),
                                ("DUE DATE", plus(d, net).strftime("%m/%d/%Y")))):
        x = 40 + i * 106.4
        p.box(x, 116, 106.4, 14, 0x7A2E1D, 0x7A2E1D)
        p.box(x, 130, 106.4, 16, None, 0x7A2E1D)
        p.t(x + 53.2, 126, a, SAB, 8, "c", 0xFFFFFF)
        p.t(x + 53.2, 141.5, b, al="c")
    p.t(40, 166, "BILL TO", SAB, 8)
    p.m(40, 178, [cus[0]] + cus[1], 12)
    p.t(320, 166, "JOB SITE / DESCRIPTION", SAB, 8)
    p.m(320, 178, ["Same as billing address", site], 12)
    def head(y):
        p.box(40, y, 532, 15, 0xE9DDD8, None)
        p.row(y + 11, [(70, "QTY", "r"), (78, "UNIT"), (118, "DESCRIPTION"), (455, "UNIT PRICE", "r"), (477, "TX", "c"), (566, "LINE TOTAL", "r")], SAB, 8)
        return y + 15
    y, last, items, base, lab = head(226), None, [], D(0), D(0)
    for i, k in pick:
        s, tx, its = cat[i]
        text, u, lo, hi = its[k]
        qty, price = (D(1) if u == "LS" else D(r.randint(1, 40)) if u not in ("HR", "SQ") else D(r.randint(4, 90)) / 2), D(r.randint(lo * 4, hi * 4)) / 4
        am, lines = R(qty * price), wrap(text, SA, 9, 270)
        if y + 30 + 12 * len(lines) > 730:
            p.t(306, 752, "Continued on next page", SAI, 8, "c")
            p.next()
            p.t(40, 45, f"{sup[0]}  -  Invoice {no}, continued", SAI, 8)
            y, last = head(56), None if i != last else last
        if i != last:
            p.t(118, y + 12, s, SAB, 8.5, c=0x7A2E1D)
            y, last = y + 16, i
        q = f"{qty.normalize():f}"
        p.row(y + 11, [(70, q, "r"), (78, u), (455, fm(price), "r"), (477, "T" if tx else "", "c"), (566, fm(am), "r")])
        p.m(118, y + 11, lines, 12)
        base, lab = base + am * tx, lab + am * (1 - tx)
        y += 4 + 12 * len(lines)
        p.ln(40, y, 572, y, .4, 0xCCB8B0)
        items.append(dict(description=text, quantity=q, unit=u, unit_price=S(price), amount=S(am)))
    t = R(base * D(tax) / 100)
    tot = base + lab + t
    dep, y = R(int(tot / 3 / 50) * 50), p.fit(y, 610, 40) + 18
    for a, b, f in (("Taxable materials (T)", base, SA), ("Non-taxable", lab, SA), ("Subtotal", base + lab, SA), (f"Sales tax {tax}% on materials", t, SA),
                    ("INVOICE TOTAL", tot, SAB), ("Less deposit received", -dep, SA), ("BALANCE DUE", tot - dep, SAB)):
        if a == "BALANCE DUE":
            p.box(350, y - 11, 222, 16, 0xE9DDD8, None)
        p.row(y, [(356, a), (566, "$" + fm(b) if b >= 0 else f"(${fm(-b)})", "r")], f)
        y += 16
    p.t(40, y - 20, "Make checks payable to " + sup[0].rstrip("."), fs=8)
    p.t(40, y - 8, "Workmanship guaranteed 5 years. Thank you for your business!", SAI, 8)
    p.end()
    return fact(no, d, "USD", sup, cus, items, due_date=plus(d, net), subtotal=base + lab, tax_total=t, total=tot, amount_due=tot - dep)

def cloud(path, seed, rows):
    """A hosting bill out of a payment service: a sentence with the sum, two-line rows, no rules but hairlines."""
    r, p = rng("cloud", seed, rows), Pg(path, letter, H, 9)
    sup = r.choice((("Nimbusforge, Inc.", ["548 Battery Walk", "Suite 1200", "San Francisco, California 94104", "United States"], "84-"),
                    ("Stackharbor LLC", ["2100 Westlake Terrace N", "Seattle, Washington 98109", "United States"], "47-")))
    ein = sup[2] + digits(r, 7)
    cus = r.choice((("Petrichor Labs", ["19 Greenpoint Mews", "Apt 4", "Brooklyn, New York 11222", "United States"]),
                    ("Ogden Valley Seed Company", ["3350 S 1900 W", "Ogden, Utah 84401", "United States"]), ("Quillon Analytics Corp", ["77 Wacker Plaza",
                            "Chicago, Illinois 60601", "United States"])))
    d = day(r)
    due, no = plus(d, r.choice((0, 14, 30))), "".join(r.choice("ABCDEF0123456789") for _ in range(8)) + f"-{r.randint(1, 60):04d}"
    long, short, b = (lambda x: f"{EN[x.month - 1]} {x.day}, {x.year}"), (lambda x: f"{EN[x.month - 1][:3]} {x.day}"), plus(d.replace(day=1), -1)
    a = b.replace(day=1)
    span = f"{short(a)} – {short(b)}, {b.year}"
    cat = (("Compute – c4.large", "hrs", 744, "0.0852"), ("Compute – m2.small", "hrs", 744, "0.0231"), ("Block storage, SSD", "GB-mo", 900, "0.10"),
            ("Object storage", "GB-mo", 4200, "0.0215"),
           ("Data transfer out", "GB", 3100, "0.085"), ("Managed PostgreSQL, 4 vCPU", "hrs", 744, "0.274"), ("Load balancer", "hrs", 744, "0.0225"),
                   ("Team seat", "seats", 40, "15.00"),
           ("Function invocations", "M req", 88, "0.20"), ("Log ingestion", "GB", 640, "0.50"), ("Static IPv4 address", "addr", 12, "3.60"))
    reg, items, sub = ("us-east-2", "us-west-1", "eu-central-1", "ap-south-1"), [], D(0)
    for _ in range(rows):
        n, u, m, pr = r.choice(cat)
        q = r.randint(max(1, m // 5), m)
        am = R(D(pr) * q)
        sub += am
        items.append((n, f"{r.choice(reg)} · {span}" if u != "seats" else span, q, u, pr, am))
    off, tx = (R(sub / 10) if r.random() < .5 else None), r.choice(("8.625", "10.1", "6.5"))
    tax = R((sub - (off or 0)) * D(tx) / 100)
    tot = sub - (off or 0) + tax
    p.t(48, 66, "Invoice", HB, 19)
    p.t(564, 66, sup[0].split(",")[0].lower(), HB, 15, "r", 0x7A7A8C)
    for i, (x, v) in enumerate((("Invoice number", no), ("Date of issue", long(d)), ("Date due", long(due)))):
        p.t(48, 92 + 13 * i, x, HB if not i else H)
        p.t(130, 92 + 13 * i, v, HB if not i else H)
    p.t(48, 154, sup[0], HB)
    p.m(48, 167, sup[1] + ["billing@" + sup[0].split(",")[0].split()[0].lower() + ".example", "EIN " + ein], 13)
    p.t(300, 154, "Bill to", HB)
    p.m(300, 167, [cus[0]] + cus[1], 13)
    p.t(48, 272, f"${fm(tot)} USD due {long(due)}", HB, 15)
    p.t(48, 291, "Pay online", HB, 9, c=0x5A4FCF)
    def head(y):
        p.row(y, [(48, "Description"), (390, "Qty", "r"), (470, "Unit price", "r"), (564, "Amount", "r")], H, 7.5, 0x555555)
        p.ln(48, y + 7, 564, y + 7, .8)
        return y + 22
    y, out = head(325), []
    for n, s, q, u, pr, am in items:
        y = head(p.next(60)) if y > 700 else y
        p.row(y, [(48, n), (390, f"{q:,} {u}", "r"), (470, "$" + pr, "r"), (564, "$" + fm(am), "r")])
        p.t(48, y + 12, s, c=0x666666)
        y += 32
        out.append(dict(description=n + " " + s, quantity=str(q), unit=u, unit_price=pr, amount=S(am)))
    y = p.fit(y, 640, 60)
    for k, v, f in [("Subtotal", "$" + fm(sub), H)] + ([("Committed use discount (10% off)", "-$" + fm(off), H)] if off else []) + \
            [(f"Sales tax ({tx}%)", "$" + fm(tax), H), ("Total", "$" + fm(tot), H), ("Amount due", "$" + fm(tot) + " USD", HB)]:
        p.ln(300, y - 11, 564, y - 11, .4, 0xDDDDDD)
        p.row(y, [(300, k), (564, v, "r")], f)
        y += 18
    def stamp(i, n):
        p.ln(48, 744, 564, 744, .4, 0xDDDDDD)
        p.row(758, [(48, f"{no} · ${fm(tot)} USD due {long(due)}"), (564, f"Page {i} of {n}", "r")], fs=7.5)
    p.end(stamp)
    return fact(no, d, "USD", sup, cus, out, ein, due_date=due, subtotal=sub, discount=off and -off, tax_total=tax, total=tot, amount_due=tot)

def tires(path, seed, rows):
    """A mid-range machine's printout in fixed pitch: ordered, shipped, back-ordered, trailing minus for credits."""
    r, p = rng("tires", seed, rows), Pg(path, letter, CO, 9.5)
    sup = r.choice((("BIGHORN TIRE DISTRIBUTORS INC", ["2210 N FREIGHT AVE", "AMARILLO TX 79107"], "806-555-0142"),
                    ("LAKE ERIE TREAD SUPPLY CO", ["9001 CARGO PKWY", "TOLEDO OH 43612"], "419-555-0170")))
    cus = r.choice((("SMITTYS AUTO & TRUCK REPAIR", ["RR 2 BOX 118", "DALHART TX 79022"]), ("COUNTY LINE TIRE & LUBE", ["4410 US HWY 20 W",
            "FREMONT OH 43420"]),
                    ("PANHANDLE FLEET SERVICE LLC", ["780 S GRAND ST", "PAMPA TX 79065"])))
    d, no, acct, net = day(r), str(r.randint(400000, 989999)).zfill(7), f"C{r.randint(1000, 9999)}", r.choice((10, 30))
    cat = (("225/65R17 102H TRAILBOUND A/S", 8840, 11900), ("LT265/70R17 E MUDLARK M/T", 17200, 21950), ("11R22.5 H HWY DRIVE DR-4", 31800, 38900),
            ("205/55R16 91V CITYGLIDE", 6100, 8450),
           ("ST235/80R16 E TOWMAX TRLR", 8800, 10400), ("18.4-38 8PR FIELDKING R-1", 61200, 74500), ("275/60R20 115T CANYON A/T", 14900, 18800),
                   ("TUBE 16.9/18.4-38 TR218A", 6100, 7900),
           ("VALVE STEM TR413 BAG 100", 1450, 2200), ("WHEEL WT CLIP-ON 1 OZ BX25", 690, 1180))
    items, sub = [], D(0)
    for i in range(rows):
        if i > 1 and r.random() < .09:
            n, q, b, price, text = f"CAS{r.randint(100, 199)}", -r.randint(1, 2), 0, D(r.randint(10, 30)), "CASING CREDIT 11R22.5"
        else:
            text, lo, hi = r.choice(cat)
            n, q, b, price = f"{r.choice('TBHM')}{r.randint(10000, 99999)}", r.randint(1, 24), r.choice((0, 0, 0, 0, 2, 4)), D(r.randint(lo, hi)) / 100
        sub += q * price
        items.append((n, q, b, price, text, q * price))
    fr, tx = D(r.randint(1800, 9600)) / 100, D(0)
    tot, neg, lead, x0 = sub + fr, (lambda v, f: f(abs(v)) + ("-" if v < 0 else " ")), 12, 34
    row = lambda k, s, f=CO: p.t(x0, 30 + k * lead, s, f)
    def head(pg):
        row(1, f"{sup[0]:<58}I N V O I C E", CB)
        row(2, f"{sup[1][0]:<58}INVOICE NO   {no}")
        row(3, f"{sup[1][1]:<58}INV DATE     {d.strftime('%m/%d/%y')}")
        row(4, f"{sup[2]:<58}PAGE         {pg}")
        row(6, f"SOLD TO  {acct:<38}SHIP TO  SAME")
        for k, s in enumerate([cus[0]] + cus[1]):
            row(7 + k, f"  {s}")
        row(11, f"{'CUST PO':<12}{'ORDER':<10}{'SHIP VIA':<16}{'WHSE':<6}{'SLSM':<6}TERMS")
        row(12, po)
        row(13, "-" * 92)
        row(14, " ORD SHIP  B/O  ITEM NO  DESCRIPTION                       UM      PRICE        EXTENSION")
        row(15, "-" * 92)
    via = r.choice(('OUR TRUCK', 'ROUTE 7', 'WILL CALL'))
    po = f"{r.randint(1000, 9999):<12}{r.randint(100000, 999999):<10}{via:<16}{r.choice(('01', '04')):<6}{r.randint(10, 48):<6}NET {net} DAYS"
    head(1)
    k, pg, out = 16, 1, []
    for n, q, b, price, text, am in items:
        if k > 50:
            row(53, f"{'*** CONTINUED ***':>92}")
            p.next()
            pg += 1
            head(pg)
            k = 16
        um = "EA" if q < 0 or "BAG" not in text and "BX" not in text else "PK"
        row(k, f"{str(max(q, 0) + b) if q > 0 else '':>4}{neg(q, str):>6}{b or '':>4}  {n:<9}{text:<34}{um:<4}{fm(price):>9}{neg(am, fm):>18}".rstrip())
        k += 1
        out.append(dict(description=text, quantity=str(q), unit=um, unit_price=S(price), amount=S(am)))
    row(53, "-" * 92)
    row(54, f"{'RETURNS REQUIRE PRIOR AUTHORIZATION.':<60}{'MERCHANDISE':<14}{fm(sub):>17}")
    row(55, f"{'15% RESTOCKING CHARGE ON SPECIAL ORDERS.':<60}{'FREIGHT':<14}{fm(fr):>17}")
    row(56, f"{'SALES TAX EXEMPT - RESALE CERT ON FILE':<60}{'SALES TAX':<14}{fm(tx):>17}")
    row(57, f"{'':<60}{'TOTAL DUE  $':<14}{fm(tot):>17}", CB)
    p.end()
    return fact(no, d, "USD", sup, cus, out, subtotal=sub, shipping=fr, tax_total=tx, total=tot)

def music(path, seed, rows):
    """A small-business web program: coloured band, big amount due, rate with the tax's name under it."""
    r, p = rng("music", seed, rows), Pg(path, letter, SA, 9)
    sup = r.choice((("Larkspur Music Studio", ["214 Aberfoyle Crescent", "Guelph, Ontario", "N1H 4T2", "Canada"], "519-555-0134"),
                    ("Bow & Reed Conservatory", ["1180 Wellington St W", "Ottawa, Ontario", "K1Y 2Z7", "Canada"], "613-555-0122")))
    cus = r.choice((("Priya Raghunathan", None, ["56 Maplegrove Ave", "Guelph, Ontario", "N1E 3J8"]), ("Théo Lachance", "Ottawa Youth Orchestra Society",
            ["300 Laurier Place, Rm 12", "Ottawa, Ontario", "K1P 6M1"]),
                    ("Colleen McAteer", None, ["9 Stonehaven Rd", "Kanata, Ontario", "K2L 1P4"])))
    d, hst = day(r), luhn(digits(r, 8)) + " RT0001"
    due, no, colr = plus(d, 30), f"{r.randint(1, 999):07d}", r.choice((0x2F6B5E, 0x6A3D7C, 0x21578A))
    cat = (("Private cello lesson", "45 minutes, {}", 42, 60), ("Private piano lesson", "30 minutes, {}", 30, 40), ("Theory class, RCM Level 6",
            "Group of four, {}", 22, 28), ("Accompanist, recital", "Includes one rehearsal", 75, 120),
           ("Violin rental, 3/4 size", "Month of {}", 24, 35), ("Chamber coaching", "Trio, {}", 55, 80), ("Exam preparation workshop", None, 65, 95))
    items, sub = [], D(0)
    for _ in range(rows):
        a, b, lo, hi = r.choice(cat)
        q, pr = r.randint(1, 5), D(r.randint(lo * 2, hi * 2)) / 2
        sub += q * pr
        items.append((a, b and b.format(r.choice(("Emily", "Jonah", "Amara", "beginner"))) if b and "Month" not in b else b and b.format(EN[d.month - 1]), q,
                pr, q * pr))
    tax = R(sub * 13 / 100)
    tot = sub + tax
    paid = R(int(tot / 4)) if r.random() < .5 else D(0)
    p.box(0, 0, 612, 112, colr, None)
    p.t(45, 64, sup[0], SAB, 17, c=0xFFFFFF)
    p.m(430, 34, [sup[2]] + sup[1], 13, c=0xFFFFFF)
    p.t(45, 142, "Billed To", c=0x888888)
    p.m(45, 156, [x for x in cus[:2] if x] + cus[2], 13)
    for x, y, a, b in ((225, 142, "Date of Issue", d.strftime("%Y-%m-%d")), (225, 184, "Due Date", due.strftime("%Y-%m-%d")), (335, 142, "Invoice Number", no)):
        p.t(x, y, a, c=0x888888)
        p.t(x, y + 14, b)
    p.t(567, 142, "Amount Due (CAD)", al="r", c=0x888888)
    p.t(567, 170, "$" + fm(tot - paid), SA, 24, "r", colr)
    def head(y):
        p.ln(45, y - 14, 567, y - 14, 2, colr)
        p.row(y, [(45, "Description"), (410, "Rate", "r"), (470, "Qty", "r"), (567, "Line Total", "r")], SAB, 9, colr)
        return y + 22
    y, out = head(246), []
    for a, b, q, pr, am in items:
        y = head(p.next(60)) if y > 715 else y
        p.row(y, [(45, a), (410, "$" + fm(pr), "r"), (470, str(q), "r"), (567, "$" + fm(am), "r")])
        p.row(y + 12, [(45, b or ""), (410, "+HST", "r")], fs=8, c=0x777777)
        p.ln(45, y + 18, 567, y + 18, .4, 0xDADADA)
        y += 34
        out.append(dict(description=a + (" " + b if b else ""), quantity=str(q), unit_price=S(pr), amount=S(am)))
    y = p.fit(y, 620, 60) + 6
    for k, v in (("Subtotal", sub), ("HST (13%)", tax), ("#" + hst, None), ("Total", tot), ("Amount Paid", paid), ("Amount Due (CAD)", tot - paid)):
        if v is None:
            p.t(470, y - 4, k, fs=7, al="r", c=0x777777)
            y += 12
            continue
        if k in ("Total", "Amount Due (CAD)"):
            p.ln(350, y - 12, 567, y - 12, .5, 0xAAAAAA)
        p.row(y, [(470, k, "r"), (567, ("$" if "Due" in k else "") + fm(v), "r")], c=colr if "Due" in k else 0)
        y += 18
    p.t(45, y + 8, "Terms", c=colr)
    p.t(45, y + 22, "Lessons cancelled with less than 24 hours' notice are charged in full. E-transfer preferred.", fs=8)
    p.end()
    return fact(no, d, "CAD", sup, (cus[1] or cus[0], cus[2]), out, hst, due_date=due, subtotal=sub, tax_total=tax, total=tot, amount_due=tot - paid)

LAYOUTS = {"roofing": roofing, "cloud": cloud, "tires": tires, "music": music}
