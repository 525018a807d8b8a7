# SPDX-License-Identifier: AGPL-3.0-or-later
"""Three papers from America: a roofer's progress bill, a subscription, a nursery wholesaler's line printer."""
from stranger_orchard_kit import *  # noqa: F403


def roofer(path, seed, rows):
    r = rng("roofer", seed, rows)
    p = Pg(path, LETTER)
    sup, sa = r.choice([("Copperline Roofing & Sheet Metal", ["4417 Tannery Rd", "Akron, OH 44306"]), ("Bluestem Exteriors Co.", ["905 N Depot Street",
            "Salina, KS 67401"])])
    ein = digits(r, 2) + "-" + digits(r, 7)
    cn, ca = who(r, "us")
    d, no = day(r), f"{r.randrange(1100, 9900)}-{r.randrange(2, 6)}"
    work = ["Mobilization, dumpster and site protection", "Tear-off existing shingles to deck", "Replace damaged decking, 1/2\" CDX plywood",
            "Ice & water shield at eaves and valleys",
            "Synthetic underlayment", "Architectural shingles, field", "Copper step flashing at chimney", "Ridge vent and cap",
            "6\" seamless gutters and downspouts",
            "Skylight re-flash kits (2)", "EPDM membrane over porch", "Cleanup, magnet sweep, haul-off"]
    p.L(40, 58, sup, TB, 20)
    p.L(40, 74, sa[0] + "  \u2022  " + sa[1] + "  \u2022  EIN " + ein, T, 9.5)
    p.hl(40, 572, 82, 2)
    p.R(572, 58, "PROGRESS INVOICE", TB, 13)
    p.L(40, 108, "TO (OWNER):", TB, 9)
    p.many(112, 108, [cn] + ca, T, 10.5, 13)
    for i, (a, b) in enumerate([("INVOICE NO.", no), ("DATE", d.strftime("%m/%d/%Y")), ("TERMS", "Net 15"), ("CONTRACT", f"C-{r.randrange(100, 999)}")]):
        p.L(390, 108 + 14 * i, a + ":", TB, 9)
        p.L(470, 108 + 14 * i, b, T, 10.5)
    edges = [40, 70, 290, 365, 420, 496, 572]

    def head(y):
        p.box(40, y, 532, 30, colors.Color(.88, .88, .84))
        for x, w in zip(edges, (["A", "Item"], ["B", "Description of work"], ["C", "Scheduled value"], ["D", "% to date"], ["E",
            "Previously billed"], ["F", "This invoice"])):
            i = edges.index(x)
            p.C((x + edges[i + 1]) / 2, y + 12, w[0], TB, 8)
            p.C((x + edges[i + 1]) / 2, y + 24, w[1], TB, 8.5)
            p.vl(x, y, y + 30)
        return y + 30
    y = head(176)
    items, net, prev_all, sched = [], D(0), D(0), D(0)
    for i in range(rows):
        if y > 700:
            p.C(306, 770, f"Page {p.n}", T, 8)
            y = head(p.next(40))
        v = price(r, 400, 9800, 50)
        pct = r.choice([40, 50, 60, 75, 80, 100])
        prev = q(v * r.choice([0, 0, 10, 20, 30]) / 100)
        now = v * pct / 100 - prev
        name = work[i % len(work)] + (f", area {i // len(work) + 1}" if rows > len(work) else "")
        lines = wrap(name, T, 9.5, 212)
        h = 6 + 11 * len(lines)
        p.C(55, y + 11, str(i + 1), T, 9.5)
        p.many(74, y + 11, lines, T, 9.5, 11)
        for x, s in ((361, mon(v)), (412, f"{pct}%"), (492, mon(prev)), (568, mon(now))):
            p.R(x, y + 11, s, T, 9.5)
        for x in edges:
            p.vl(x, y, y + h)
        p.hl(40, 572, y + h)
        y += h
        net, prev_all, sched = net + now, prev_all + prev, sched + v
        items.append({"description": name, "amount": s2(now)})
    if y > 610:
        p.C(306, 770, f"Page {p.n}", T, 8)
        y = p.next(40)
    p.L(74, y + 14, "TOTALS", TB, 9.5)
    for x, s in ((361, mon(sched)), (492, mon(prev_all)), (568, mon(net))):
        p.R(x, y + 14, s, TB, 9.5)
    ret = q(net * D("0.10"))
    y += 40
    for a, b, f in (("Total this invoice (column F)", "$" + mon(net), T), ("Less 10% retainage", "($" + mon(ret) + ")", T), ("CURRENT PAYMENT DUE",
            "$" + mon(net - ret), TB)):
        p.R(470, y, a, f, 10.5)
        p.R(568, y, b, f, 10.5)
        y += 16
    p.hl(300, 572, y - 10, 1.2)
    y = p.para(40, y + 14,
            "Retainage is released within 30 days of final inspection. No sales tax is charged to the owner.", 500, TI, 9)
    p.L(40, y + 34, "Submitted by: ______________________________", T, 9.5)
    p.C(306, 770, f"Page {p.n}", T, 8)
    p.end()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "USD", "supplier": {"name": sup, "address": adr(sa), "tax_id": ein},
                     "customer": {"name": cn, "address": adr(ca)}, "line_items": items, "total": s2(net), "amount_due": s2(net - ret)}}


def saas(path, seed, rows):
    r = rng("saas", seed, rows)
    p = Pg(path, LETTER)
    f, b = F["Noto"], F["NotoB"]
    sup, sa = r.choice([("Quillstack, Inc.", ["548 Carrow Street", "PMB 20417", "San Francisco, California 94104",
            "United States"]), ("Hexlantern Labs, Inc.", ["19 Ferry Plaza", "Floor 6", "Brooklyn, New York 11201", "United States"])])
    cn, ca = who(r, "us")
    d = day(r)
    due = later(d, r.choice([0, 7, 14, 30]))
    no = f"{r.choice('ABCDEF')}{digits(r, 3)}{r.choice('QRST')}{digits(r, 2)}-00{r.randrange(10, 99)}"
    us = lambda x: x.strftime("%B ") + f"{x.day}, {x.year}"  # noqa: E731
    plans = ["Team plan (per seat)", "Additional workspaces", "API calls (per 1,000)", "Single sign-on add-on", "Audit log retention",
            "Priority support", "Storage, 100 GB blocks", "Sandbox environments"]
    items, rowsd, net = [], [], D(0)
    for i in range(rows):
        n, u = r.randrange(1, 60), price(r, 2, 49, ".25")
        a, z = later(d, -30 * (i // 8 + 1)), later(d, -30 * (i // 8))
        per = a.strftime("%b ") + f"{a.day}, {a.year} \u2013 " + z.strftime("%b ") + f"{z.day}, {z.year}"
        rowsd.append((plans[i % 8], per, n, u, n * u))
        net += n * u
        items.append({"description": plans[i % 8] + " " + per, "quantity": str(n), "unit_price": s2(u), "amount": s2(n * u)})
    tax = q(net * D("0.08875"))
    tot = net + tax
    p.L(36, 60, "Invoice", b, 20)
    for i, (k, v) in enumerate((("Invoice number", no), ("Date of issue", us(d)), ("Date due", us(due)))):
        p.L(36, 88 + 14 * i, k, b, 9)
        p.L(122, 88 + 14 * i, v, b if not i else f, 9)
    p.many(36, 150, [sup], b, 9)
    p.many(36, 164, sa, f, 9, 13.5)
    p.L(256, 150, "Bill to", b, 9)
    p.many(256, 164, [cn] + ca, f, 9, 13.5)
    p.L(36, 252, f"${mon(tot)} USD due {us(due)}", b, 16)
    p.L(36, 272, "Pay online", b, 9, colors.Color(.35, .25, .9))

    def head(y):
        p.L(36, y, "Description", f, 8, GREY)
        for x, s in ((390, "Qty"), (480, "Unit price"), (576, "Amount")):
            p.R(x, y, s, f, 8, GREY)
        p.hl(36, 576, y + 8, .8)
        return y + 26

    def foot():
        p.hl(36, 576, 752, .3, GREY)
        p.L(36, 766, f"{no}  \u00b7  ${mon(tot)} USD due {us(due)}", f, 7.5, GREY)
        p.R(576, 766, f"Page {p.n} of {pages}", f, 7.5, GREY)
    first_n = (730 - 316) // 34
    ys = y = 316
    pages = 1
    for i in range(rows):
        if y > 720:
            pages, y = pages + 1, 76
        y += 34
    if y > 650:
        pages += 1
    y = head(ys - 26)
    assert first_n
    for n, per, k, u, a in rowsd:
        if y > 720:
            foot()
            y = head(p.next(50))
        p.L(36, y, n, f, 9)
        p.L(36, y + 12, per, f, 8, GREY)
        p.R(390, y, str(k), f, 9)
        p.R(480, y, "$" + mon(u), f, 9)
        p.R(576, y, "$" + mon(a), f, 9)
        y += 34
    if y > 650:
        foot()
        y = p.next(60)
    for k, v, ff in (("Subtotal", net, f), ("Total excluding tax", net, f), (f"Sales Tax - New York (8.875% on ${mon(net)})", tax, f), ("Total", tot, f),
            ("Amount due", tot, b)):
        p.hl(300, 576, y - 12, .3, GREY)
        p.L(300, y, k, ff, 9)
        p.R(576, y, "$" + mon(v) + (" USD" if ff == b else ""), ff, 9)
        y += 19
    foot()
    p.end()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "USD",
            "supplier": {"name": sup, "address": adr(sa)},

                     "customer": {"name": cn,
                        "address": adr(ca)}, "line_items": items, "subtotal": s2(net), "tax_total": s2(tax), "total": s2(tot), "amount_due": s2(tot)}}


def nursery(path, seed, rows):
    r = rng("nursery", seed, rows)
    p = Pg(path, LETTER)
    cn, ca = who(r, "us")
    sa = ["RR 2 BOX 118", "MCMINNVILLE, TN 37110"]
    d, no = day(r), digits(r, 6)
    stock = ["ACER RUBRUM OCT GLORY 2\" B&B", "BUXUS WINTER GEM #3", "HEMEROCALLIS STELLA #1", "HOSTA PATRIOT #1", "HYDRANGEA LIMELIGHT #5",
            "JUNIPERUS BLUE RUG #3", "PICEA ABIES 5-6' B&B",
             "ROSA DBL KNOCKOUT #3", "THUJA GREEN GIANT #7", "HARDWOOD MULCH 2CF BAG", "PINE BARK SOIL COND 40LB", "BURLAP SQUARES 36 IN"]
    x0, cw = 40, 5.4  # nine points of Courier: 98 columns

    def put(col, y, s, right=False):
        (p.R if right else p.L)(x0 + cw * col, y, s, K, 9)

    def head():
        p.C(306, 44, "TALLPINE WHOLESALE NURSERY", KB, 12)
        p.C(306, 57, sa[0] + "   " + sa[1] + "   (931) 555-0142", K, 9)
        put(62, 80, "INVOICE NO.  " + no)
        put(62, 91, "DATE         " + d.strftime("%m/%d/%y"))
        put(62, 102, "PAGE         " + str(p.n))
        put(62, 113, "TERMS        2% 10 NET 30")
        put(0, 80, "SOLD TO:")
        for i, s in enumerate([cn.upper()] + [z.upper() for z in ca]):
            put(9, 80 + 11 * i, s)
        put(0, 140, "=" * 98)
        for s, c, e in (("ORD", 5, 1), ("SHIP", 11, 1), ("B/O", 16, 1), ("ITEM NO", 19, 0), ("DESCRIPTION", 29, 0), ("UM", 60, 0), ("LIST", 73, 1), ("DISC",
                80, 1), ("EXTENSION", 97, 1)):
            put(c, 151, s, bool(e))
        put(0, 162, "=" * 98)
        return 175
    y, net, items = head(), D(0), []
    for i in range(rows):
        if y > 720:
            put(70, 745, "*** CONTINUED ***")
            p.next()
            y = head()
        o = r.randrange(2, 120)
        bo = r.choice([0, 0, 0, 1])
        n, u, dc = o - bo, price(r, 3, 140, ".05"), r.choice([0, 0, 10, 15])
        e = q(n * u * (100 - dc) / 100)
        de, um = stock[(i * 5 + r.randrange(2)) % 12], r.choice(["EA", "EA", "BG", "FL"])
        for s, c, t in ((str(o), 5, 1), (str(n), 11, 1), (str(bo) if bo else "", 16, 1), (f"{r.randrange(10000, 99999)}-{r.randrange(10)}", 19, 0), (de, 29,
                0), (um, 60, 0), (f"{u:.2f}", 73, 1), (f"{dc}%" if dc else "", 80, 1), (mon(e), 97, 1)):
            put(c, y, s, bool(t))
        it = {"description": de, "quantity": str(n), "unit": um, "unit_price": s2(u), "amount": s2(e)}
        if dc:
            it["discount"] = f"{dc}%"
        items.append(it)
        net += e
        y += 11
    if y > 650:
        put(70, 745, "*** CONTINUED ***")
        p.next()
        y = head()
    ship = price(r, 60, 480, "5")
    tax = q(net * D("0.0975"))
    put(0, y, "-" * 98)
    for k, v in (("MERCHANDISE", net), ("FREIGHT - OUR TRUCK", ship), ("SALES TAX 9.75% (MDSE)", tax), ("INVOICE TOTAL $", net + ship + tax)):
        y += 12
        put(58, y, k)
        put(97, y, mon(v), True)
    put(0, y + 30, "CLAIMS MUST BE MADE WITHIN 5 DAYS OF RECEIPT. PLANTS ARE NOT GUARANTEED TO LIVE.")
    put(0, y + 41, "2% DISCOUNT ON MERCHANDISE ONLY, IF PAID WITHIN 10 DAYS.")
    p.end()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "USD", "supplier": {"name": "TALLPINE WHOLESALE NURSERY",
            "address": adr(sa)},

                     "customer": {"name": cn.upper(),
                        "address": adr(z.upper() for z in ca)}, "line_items": items,
                     "subtotal": s2(net), "shipping": s2(ship), "tax_total": s2(tax), "total": s2(net + ship + tax)}}


LAYOUTS = {"roofer": roofer, "saas": saas, "nursery": nursery}
