# SPDX-License-Identifier: AGPL-3.0-or-later
"""USA: a large-animal veterinary surgery (DOS print), a stock picture library, a theatre rigging house."""
from stranger_belfry_kit import *


def vetfarm(path, seed, rows):
    """Fixed-pitch print of an old practice program; balances in a row at the foot."""
    rng = random.Random(f"vetfarm/{seed}/{rows}")
    sup = rng.choice([("SWEETGRASS LARGE ANIMAL CLINIC, P.C.", "2140 Frontage Road", "Lewistown, MT 59457", "(406) 555-0147"),
                      ("OTTER CREEK VETERINARY SERVICE", "W6117 County Road J", "Viroqua, WI 54665", "(608) 555-0122")])
    cus = rng.choice([("Dahlgren Dairy LLC", "N4480 Ridge Rd", "Westby, WI 54667"), ("Three Forks Cattle Co.", "RR 2 Box 118", "Denton, MT 59430"),
                      ("Hollis Brandvold & Sons", "871 Spring Coulee Rd", "Coon Valley, WI 54623")])
    cat = [("Farm call", 45, 95, 0), ("Preg check, rectal, per head", 4, 7, 0), ("Exam, large animal", 48, 75, 0), ("Bangs vaccination w/tag", 5, 9, 0),
           ("Calcium gluconate 23% 500ml", 6, 11, 1), ("LDA surgery, right flank", 280, 410, 0), ("Penicillin G procaine 250ml", 28, 39, 1),
           ("Oxytetracycline LA-200 500ml", 61, 83, 1), ("Dehorn/castrate calf", 9, 16, 0), ("Ultrasound repro, per hour", 110, 145, 0),
           ("Flunixin meglumine 100ml", 38, 52, 1), ("Foot trim & block", 34, 58, 0), ("C-section, bovine", 390, 520, 0), ("Needles 16ga x 1 (100)", 13, 19,
           1),
           ("Sedation, xylazine", 22, 35, 0), ("Milk culture, per sample", 9, 14, 0)]
    herd = ["HERD", "2217", "4409", "Daisy", "Calves", "318", "Bull #7", "Heifers"]
    d0 = day(rng)
    d, items, taxable = plus(d0, -25), [], D(0)
    for n, lo, hi, tx in [rng.choice(cat) for _ in range(rows)]:
        q = D(rng.choice([1, 1, 1, 2, 3, 6, 12])) if lo > 40 else D(rng.choice([1, 2, 4, 14, 38]))
        up = price(rng, lo, hi)
        g = r2(q * up)
        dis = r2(g * D("0.10")) if rng.random() < .15 else D(0)
        items.append((d, rng.choice(herd), q, n, tx, g, dis, g - dis))
        taxable += (g - dis) if tx else 0
        d = min(d0, plus(d, rng.choice([0, 0, 1])))
    sub = sum(i[7] for i in items)
    tax = r2(taxable * D("0.055"))
    tot = sub + tax
    pay = r2(tot * D("0.5")).quantize(D("1")) if rng.random() < .6 else D(0)
    no, acct = str(rng.randint(118000, 164000)), str(rng.randint(300, 4999))
    p = Pad(path, LETTER, CO, 9.6)
    y = 46

    def out(s, font=CO):
        nonlocal y
        if s.strip():
            p.t(36, y, s.rstrip(), font=font)
        y += 12
    wd = 93

    def top():
        out("Page".rjust(wd - 4) + f"{p.page:>4}")
        for s in sup:
            out(s.center(wd), COB if s == sup[0] else CO)
        out("")
        out("INVOICE".center(wd), COB)
        out("")
        blk = [f"Account:  {acct}", f"Date:     {d0:%m-%d-%y}", f"Invoice:  {no}"]
        for a, b in zip(("FOR: " + cus[0], "     " + cus[1], "     " + cus[2]), blk):
            out(a.ljust(62) + b)
        out("")
        out(f"{'Date':<9}{'For':<9}{'Qty':>5} {'Description':<34}{'Price':>11}{'Discount':>11}{'Net Price':>12}")
        out("-" * wd)
    top()
    for i in items:
        if y > 700:
            p.new()
            y = 46
            top()
        out(f"{i[0]:%m-%d-%y} {i[1]:<9}{i[2]:>5} {i[3] + (' *' if i[4] else ''):<34}{num(i[5]):>11}{num(i[6]) if i[6] else '':>11}{num(i[7]):>12}")
    if y > 600:
        p.new()
        y = 46
        top()
    out("-" * wd)
    out("Your total for services and products".rjust(wd - 16) + num(sub).rjust(16))
    out("Sales tax on items marked *".rjust(wd - 16) + num(tax).rjust(16))
    out("Total charges, this invoice".rjust(wd - 16) + num(tot).rjust(16), COB)
    out("")
    out(f"{'Old balance':>20}{'Charges':>18}{'Payments':>18}{'New balance':>18}")
    out(f"{'0.00':>20}{num(tot):>18}{num(pay):>18}{num(tot - pay):>18}")
    out("")
    out("Accounts over 30 days carry a service charge of 1 1/2% per month. Thank you!")
    p.save()
    return clean({"data": {
        "invoice_number": no, "invoice_date": d0.isoformat(), "document_type": "invoice", "supplier": {"name": sup[0], "address": addr(*sup[1:3])},
        "customer": {"name": cus[0], "address": addr(*cus[1:])},
        "line_items": [{"description": i[3] + (" *" if i[4] else ""), "quantity": str(i[2]), "discount": S(i[6]) if i[6] else None,
        "amount": S(i[7])} for i in items],
        "subtotal": S(sub), "tax_total": S(tax), "total": S(tot), "paid": S(pay), "amount_due": S(tot - pay)}})


def stockpix(path, seed, rows):
    """Card-payment platform's invoice: big sentence with the sum due, hairlines only, a grey second line in each row."""
    rng = random.Random(f"stockpix/{seed}/{rows}")
    sup = ("Larkspur Image Library, Inc.", "418 Remsen Street", "Floor 3", "Brooklyn, New York 11201", "United States")
    cus = rng.choice([("Pell & Quimby Advertising", "77 Wharf Street", "Portland, Maine 04101", "United States"),
                      ("Tamarack Textbooks LLC", "1609 Elm Avenue", "Suite 210", "Minneapolis, Minnesota 55403", "United States"),
                      ("The Ossining Weekly Courier", "12 Spring Street", "Ossining, New York 10562", "United States")])
    cat = [("Rights-managed still", "editorial, one-time print", 85, 420), ("Royalty-free still, XL", "perpetual web and print", 29, 79),
           ("HD clip, royalty-free", "all media, worldwide", 65, 199), ("Illustration, vector", "packaging up to 50,000 copies", 35, 140),
           ("Aerial panorama", "book cover, North America", 180, 560), ("Archive scan on demand", "internal presentation", 20, 45)]
    d0 = day(rng)
    due, items = plus(d0, 30), []
    for n, l, lo, hi in [rng.choice(cat) for _ in range(rows)]:
        q, up = rng.choice([1, 1, 1, 2, 3, 5]), price(rng, lo, hi, "1")
        items.append((n + f" #{rng.choice('BKRT')}{rng.randint(100000, 999999)}", "License: " + l, q, up, q * up))
    sub = sum(i[4] for i in items)
    off = r2(sub * D("0.15")) if rng.random() < .5 else D(0)
    net = sub - off
    rate = rng.choice(["8.875", "7.625"])
    tax = r2(net * D(rate) / 100)
    tot = net + tax
    no = f"{rng.choice('ABCDEF')}{rng.randint(10, 99)}E{rng.randint(1000, 9999)}-{rng.randint(1, 99):04d}"
    lg = lambda d: f"{MON_EN[d.month - 1]} {d.day}, {d.year}"
    gr, ru, f, fb = colors.HexColor("#6b7280"), colors.HexColor("#d5d8de"), "Com24Noto", "Com24NotoB"
    p = Pad(path, LETTER, f, 9)
    p.t(40, 60, "Invoice", 20, fb)
    for k, (a, b) in enumerate((("Invoice number", no), ("Date of issue", lg(d0)), ("Date due", lg(due)))):
        p.t(40, 86 + 14 * k, a, font=fb)
        p.t(130, 86 + 14 * k, b)
    for x, head, blk in ((40, None, sup), (250, "Bill to", cus)):
        y = 146
        for s in ([head] if head else []) + list(blk):
            p.t(x, y, s, font=fb if s in (sup[0], head) else f)
            y += 13
    p.t(40, 244, f"${num(tot)} USD due {lg(due)}", 14, fb)
    p.t(40, 264, "Pay online from the link in your e-mail or by ACH transfer.", 8.5, col=gr)

    def heads(y):
        p.t(40, y, "Description", 8, col=gr)
        for x, s in ((380, "Qty"), (470, "Unit price"), (572, "Amount")):
            p.r(x, y, s, 8, col=gr)
        p.line(40, y + 6, 572, y + 6, .8)

    def foot():
        p.line(40, 742, 572, 742, .5, ru)
        p.t(40, 756, f"{no} · ${num(tot)} USD due {lg(due)}", 7.5, col=gr)
        p.r(572, 756, f"Page {p.page} of {pages}", 7.5, col=gr)
    y0, need, pages, ys, y = 296, 4 + bool(off), 1, [], 318
    for _ in items:
        if y > 700:
            pages, y = pages + 1, 72
        ys.append((pages, y))
        y += 32
    if y + need * 18 > 720:
        pages, y = pages + 1, 60
    heads(y0)
    for (pg, yy), i in zip(ys, items):
        if pg != p.page:
            foot()
            p.new()
            heads(50)
        p.t(40, yy, i[0])
        p.t(40, yy + 11, i[1], 8, col=gr)
        p.r(380, yy, str(i[2]))
        p.r(470, yy, "$" + num(i[3]))
        p.r(572, yy, "$" + num(i[4]))
    if pages != p.page:
        foot()
        p.new()
    sums = [("Subtotal", sub)] + ([("Agency discount (15% off)", -off)] if off else [])
    sums += [(f"Sales tax – New York ({rate}% on ${num(net)})", tax), ("Total", tot), ("Amount due", tot)]
    for a, v in sums:
        p.line(300, y - 6, 572, y - 6, .5, ru)
        b = fb if a == "Amount due" else f
        p.t(300, y + 6, a, 8.5, b)
        p.r(572, y + 6, ("-$" if v < 0 else "$") + num(abs(v)) + (" USD" if a == "Amount due" else ""), 8.5, b)
        y += 18
    foot()
    p.save()
    return clean({"data": {
        "invoice_number": no, "invoice_date": d0.isoformat(), "due_date": due.isoformat(), "document_type": "invoice", "currency": "USD",
        "supplier": {"name": sup[0], "address": addr(*sup[1:])}, "customer": {"name": cus[0], "address": addr(*cus[1:])},
        "line_items": [{"description": f"{i[0]} {i[1]}", "quantity": str(i[2]), "unit_price": S(i[3]), "amount": S(i[4])} for i in items],
        "tax_summary": [{"tax_rate": rate, "taxable": S(net), "tax": S(tax)}], "subtotal": S(sub), "discount": S(off) if off else None,
        "tax_total": S(tax), "total": S(tot), "amount_due": S(tot)}})


def rigging(path, seed, rows):
    """Desktop bookkeeping form: boxed addresses, a strip of label boxes, item columns ruled down to the foot."""
    rng = random.Random(f"rigging/{seed}/{rows}")
    sup = rng.choice([("Counterweight Stage Services", "9035 Tillery Blvd., Bldg C", "Knoxville, TN 37912"), ("Fly Loft Rigging Co.", "505 S. Sycamore St.",
        "Muncie, IN 47305")])
    cus = rng.choice([("Blount County Schools", "Attn: Accounts Payable", "831 Grandview Drive", "Maryville, TN 37803"),
                      ("Strand Community Playhouse", "Business Office", "120 N. Jefferson St.", "Anderson, IN 46016"),
                      ("Ridgeway Performing Arts Ctr", "Attn: P. Oyelaran", "4400 Ridgeway Pkwy", "Oak Ridge, TN 37830")])
    cat = [("INSP-1", "Annual inspection of counterweight rigging, per line set, with written report", 38, 60, "ea"), ("ROPE58",
        "Hand line, 5/8\" polyester, white", 1, 2, "ft"),
           ("WIRE-18", "Aircraft cable 3/16\" 7x19 galvanized", .6, .95, "ft"), ("LABOR", "Rigger, certified, on-site labor", 78, 98, "hr"), ("TRIM",
           "Trim chain kit with shackles", 22, 31, "ea"),
           ("LOFTBLK", "Loft block, 8\" sheave, upright mount; replace in kind", 165, 215, "ea"), ("ROPELOCK",
           "Rope lock, standard, including tension adjustment", 140, 185, "ea"),
           ("BRICK", "Counterweight, 25 lb flame-cut steel", 31, 42, "ea"), ("FIRECURT", "Fire safety curtain drop test and reset", 450, 620, "ea"),
           ("TRAVEL", "Truck and travel, round trip", .67, .67, "mi")]
    d0 = day(rng)
    terms, items = rng.choice([30, 15]), []
    for k, n, lo, hi, u in [rng.choice(cat) for _ in range(rows)]:
        q = D(rng.choice([40, 120, 250, 1200] if u in ("ft", "mi") else [1, 2, 4, 6, 12, 24]))
        q = q + D("0.5") if u == "hr" else q
        up = price(rng, lo, hi, "0.01")
        items.append((k, n, u, q, up, r2(q * up)))
    sub = sum(i[5] for i in items)
    tax = D(0)
    ship = r2(rng.uniform(18, 90)) if rng.random() < .5 else None
    tot = sub + (ship or 0)
    dep = r2(tot * D("0.3")) if rng.random() < .6 else D(0)
    no, po = str(rng.randint(3100, 9800)), rng.choice(["24-00817", "PO 55190", "B-3312", "Verbal/KJ"])
    p = Pad(path, LETTER, TI, 10)
    cols = [36, 100, 330, 366, 420, 484, 576]
    top, bot = 290, 640

    def frame():
        p.t(36, 775, f"Page {p.page}", 9)
        p.t(36, 54, sup[0], 15, TIB)
        p.t(36, 70, sup[1])
        p.t(36, 83, sup[2])
        p.r(576, 58, "Invoice", 22, TIB)
        for x, a, v in ((420, "Date", f"{d0.month}/{d0.day}/{d0.year}"), (498, "Invoice #", no)):
            p.box(x, 72, 78, 18)
            p.box(x, 90, 78, 20)
            p.m(x + 39, 85, a)
            p.m(x + 39, 104, v)
        p.box(36, 124, 250, 84)
        p.line(36, 142, 286, 142)
        p.t(42, 137, "Bill To")
        for k, s in enumerate(cus):
            p.t(42, 155 + 13 * k, s)
        strip = (("P.O. Number", po), ("Terms", f"Net {terms}"), ("Due Date", f"{plus(d0, terms):%-m/%-d/%Y}"), ("Rep", "DLW"), ("Project", "Main stage"))
        for k, (a, v) in enumerate(strip):
            p.box(36 + 108 * k, 226, 108, 18)
            p.box(36 + 108 * k, 244, 108, 20)
            p.m(90 + 108 * k, 239, a)
            p.m(90 + 108 * k, 258, v)
        p.box(36, top - 18, 540, 18)
        for a, b, s in zip(cols, cols[1:], ("Item", "Description", "U/M", "Quantity", "Price Each", "Amount")):
            p.m((a + b) / 2, top - 5, s)
        p.box(36, top, 540, bot - top)
        for x in cols[1:-1]:
            p.line(x, top - 18, x, bot)
    frame()
    y = top + 14
    for i in items:
        ls = wrap(i[1], TI, 10, 222)
        if y + 12 * (len(ls) - 1) > bot - 6:
            p.new()
            frame()
            y = top + 14
        p.t(40, y, i[0])
        p.m(348, y, i[2])
        p.r(416, y, f"{i[3].normalize():,f}")
        p.r(480, y, num(i[4]))
        p.r(572, y, num(i[5]))
        for s in ls:
            p.t(104, y, s)
            y += 12
        y += 3
    for k, s in enumerate(wrap("Tax-exempt certificate on file. All work performed to ANSI E1.4-1. Thank you for your business!", TI, 9.5, 250)):
        p.t(40, bot + 16 + 12 * k, s, 9.5)
    rowz = [("Subtotal", sub)] + ([("Freight", ship)] if ship else []) + [("Sales Tax (0.0%)", tax), ("Total", tot), ("Payments/Credits", -dep),
        ("Balance Due", tot - dep)]
    for k, (a, v) in enumerate(rowz):
        b = TIB if a in ("Total", "Balance Due") else TI
        p.box(366, bot + 18 * k, 210, 18)
        p.t(372, bot + 18 * k + 13, a, 11, b)
        p.r(572, bot + 18 * k + 13, ("-$" if v < 0 else "$") + num(abs(v)), 11, b)
    p.save()
    return clean({"data": {
        "invoice_number": no, "invoice_date": d0.isoformat(), "due_date": plus(d0, terms).isoformat(), "purchase_order": po, "document_type": "invoice",
            "currency": "USD",
        "supplier": {"name": sup[0], "address": addr(*sup[1:])}, "customer": {"name": cus[0], "address": addr(*cus[2:])},
        "line_items": [{"description": i[1], "quantity": f"{i[3].normalize():f}", "unit": i[2], "unit_price": S(i[4]), "amount": S(i[5])} for i in items],
        "subtotal": S(sub), "shipping": S(ship) if ship else None, "tax_total": "0.00", "total": S(tot), "paid": S(dep), "amount_due": S(tot - dep)}})


LAYOUTS = {"vetfarm": vetfarm, "stockpix": stockpix, "rigging": rigging}
