# SPDX-License-Identifier: AGPL-3.0-or-later
"""Cloud billing app, phone app, marketplace seller, hotel folio."""
from stranger_ropewalk_kit import *

SV = [("Website maintenance", "Monthly AMC incl. security patches and two content updates", "998313"), ("Logo and stationery design",
    "Three concepts, final files in AI and PDF", "998391"),
      ("Google Ads management", "", "998365"), ("Cloud hosting - Business plan", "2 vCPU / 8 GB, Mumbai region, prepaid for the quarter", "998315"),
      ("Product photography", "White background, per SKU, retouched", "998383"),
      ("Content writing", "Blog articles up to 1200 words", "998366"), ("SSL certificate", "Wildcard, one year", "998319")]


def cloud(path, seed, rows):
    r = random.Random(f"cloud/{seed}/{rows}")
    s, b, intra = pair(r, ["Digital Studio LLP", "Web Solutions", "Creative Labs Private Limited"], ["Ventures Pvt Ltd", "Exports", "Healthcare LLP",
        "Interiors"], .5)
    d = day(r)
    due, no = d + timedelta(days=r.choice([0, 15, 30])), f"INV-{r.randint(1, 2400):06d}"
    col = r.choice([(.2, .24, .3), (.12, .36, .55), (.42, .12, .2)])
    its = [(n, t, h, r.choice([D(1), D(1), D(2), D(3), D(4), D(12)]), price(r, 450, 18000, "10")) for n, t, h in (r.choice(SV) for _ in range(rows))]
    am = [q2(i[3] * i[4]) for i in its]
    rt = [tax(a, 18, intra) for a in am]
    tv, tx = sum(am), [sum(t[k] for t in rt) for k in range(3)]
    gt = tv + sum(tx)
    pz = int(gt % 1 * 100)
    w = "Indian Rupee " + words(gt, "-") + (f" and {words(pz, '-')} Paise" if pz else "") + " Only"
    p = Pen(path)
    N, B, G = "Gst39Noto", "Gst39NotoB", (.4, .4, .4)
    sa = [f"{s.a1}, {s.a2}", f"{s.city} {s.state} {s.pin}"]
    ba = [b.a1, b.a2, b.city, f"{b.pin} {b.state}"]
    p.b(40, 40, 34, 34, col, 0, rad=6); p.t(57, 63, s.name[0], B, 20, "c", col=(1, 1, 1)); p.t(40, 92, s.name, B, 11)
    p.para(40, 106, sa + ["India", f"GSTIN {s.gstin}", s.mail], N, 8.5, 12, col=G); p.t(555, 66, "TAX INVOICE", N, 24, "r")
    p.t(555, 82, f"Invoice# {no}", B, 9, "r"); p.t(555, 108, "Balance Due", N, 8, "r", col=G); p.t(555, 123, "₹" + inr(gt), B, 13, "r")
    p.t(40, 186, "Bill To", N, 9, col=G); p.t(40, 199, b.name, B, 9.5); p.para(40, 211, ba + ["India", f"GSTIN {b.gstin}"], N, 8.5, 11.5)
    for k, (a, v) in enumerate([("Invoice Date :", d.strftime("%d %b %Y")), ("Terms :", "Due on Receipt" if due == d else f"Net {(due - d).days}"),
        ("Due Date :", due.strftime("%d %b %Y")), ("P.O.# :", f"SO-{r.randint(1, 999):05d}")]):
        p.t(455, 205 + 17 * k, a, N, 9, "r", col=G); p.t(555, 205 + 17 * k, v, N, 9, "r")
    p.t(40, 286, f"Place Of Supply: {b.state} ({b.code})", N, 9)
    def hd(y):
        p.b(40, y, 515, 26, col, 0)
        W = (1, 1, 1)
        for x, a, al in ((53, "#", "c"), (70, "Item & Description", "l"), (240, "HSN/SAC", "l"), (308, "Qty", "r"), (362, "Rate", "r"), (551, "Amount", "r")):
            p.t(x, y + 16, a, N, 8.5, al, col=W)
        for k, a in enumerate(["CGST", "SGST"] if intra else ["IGST"]):
            x = 364 + 66 * k
            ww = 66 if intra else 120
            p.t(x + ww / 2 + 4, y + 10, a, N, 8, "c", col=W); p.t(x + (16 if intra else 40), y + 21, "%", N, 7.5, "r", col=W)
            p.t(x + ww - 4, y + 21, "Amt", N, 7.5, "r", col=W)
        return y + 26
    y = hd(296)
    for k, (it, a, t) in enumerate(zip(its, am, rt)):
        sub = wrap(it[1], N, 7.5, 164) if it[1] else []
        if y + 18 + 10 * len(sub) > 790:
            p.page(); y = hd(40)
        p.t(53, y + 13, k + 1, N, 8.5, "c"); p.t(70, y + 13, it[0], N, 8.5); p.para(70, y + 24, sub, N, 7.5, 10, col=G); p.t(240, y + 13, it[2], N, 8.5)
        p.t(308, y + 13, f"{it[3]:.2f}", N, 8.5, "r"); p.t(362, y + 13, inr(it[4]), N, 8.5, "r")
        for j, v in enumerate(t[:2] if intra else t[2:]):
            p.t((382 + 66 * j) if intra else 404, y + 13, "9%" if intra else "18%", N, 7.5, "r")
            p.t((426 + 66 * j) if intra else 480, y + 13, inr(v), N, 8, "r", 42 if intra else 90)
        p.t(551, y + 13, inr(a), N, 8.5, "r", 49)
        y += 20 + 10 * len(sub)
        p.l(40, y, 555, y, .4, col=(.75, .75, .75))
    if y > 640:
        p.page(); y = 40
    p.t(40, y + 20, "Total In Words", N, 8.5, col=G); p.para(40, y + 33, wrap(w, "Gst39NotoI", 8.5, 250), "Gst39NotoI", 8.5, 11)
    p.t(40, y + 72, "Notes", N, 8.5, col=G); p.t(40, y + 84, "Thanks for your business.", N, 8)
    for k, (a, v) in enumerate([("Sub Total", inr(tv))] + ([("CGST9 (9%)", inr(tx[0])), ("SGST9 (9%)", inr(tx[1]))] if intra else [("IGST18 (18%)",
        inr(tx[2]))]) + [("Total", "₹" + inr(gt)), ("Balance Due", "₹" + inr(gt))]):
        f = B if "T" in a[:1] or "B" in a[:1] else N
        if a == "Balance Due":
            p.b(340, y + 8 + 19 * k, 215, 20, (.94, .94, .95), 0)
        p.t(455, y + 21 + 19 * k, a, f, 9, "r"); p.t(551, y + 21 + 19 * k, v, f, 9, "r")
    p.l(400, y + 150, 555, y + 150); p.t(478, y + 162, "Authorized Signature", N, 8.5, "c")
    p.done()
    li = [dict(description=(i[0] + " " + i[1]).strip(), hsn_sac=i[2], quantity=f"{i[3]:.2f}", unit_price=s2(i[4]), gst_rate="18", amount=s2(a),
        **(dict(cgst_amount=s2(t[0]), sgst_amount=s2(t[1])) if intra else dict(igst_amount=s2(t[2]))))
          for i, a, t in zip(its, am, rt)]
    return truth(no, d, "tax_invoice", s, sa, b, ba, li, tx, intra, gt, w, due_date=due.isoformat(), place_of_supply=b.code, taxable_total=s2(tv))


def phone(path, seed, rows):
    r = random.Random(f"phone/{seed}/{rows}")
    s, b, intra = pair(r, ["Electricals", "Mobile Point", "Plywood Centre", "Paint House"], "", .8, person=True)
    d, no = day(r), str(r.randint(1, 900))
    pool = [("LED Bulb 9W B22", "8539", 12, "Nos", 85), ("Ceiling Fan 1200mm Brown", "8414", 18, "Nos", 1650), ("FR Wire 1.5 sqmm 90m", "8544", 18, "Box",
        1420), ("Modular Switch 6A", "8536", 18, "Pcs", 38), ("PVC Conduit 25mm", "3917", 18, "Mtr", 14)]
    its, gr = [], {}
    for k in range(rows):
        n, h, g, u, base = r.choice(pool)
        q, pr = r.randint(1, 12), price(r, base, base * 5 // 4, "0.5")
        dp = r.choice([0, 0, 5, 10])
        dc = q2(q * pr * dp / 100)
        tv = q2(q * pr) - dc
        t = tax(tv, g, intra)
        gr[g] = [a + x for a, x in zip(gr.get(g, [0, 0, 0]), t)]
        its.append((n, h, q, u, pr, dc, dp, g, sum(t), tv + sum(t), tv))
    gt, ro = rnd(sum(i[9] for i in its))
    w = words(gt) + " Rupees only"
    rec = r.choice([gt, q2(int(gt / 2)), D(0)])
    F, B, V = "Gst39Cond", "Gst39CondB", r.choice([(.38, .25, .65), (.1, .5, .55), (.75, .3, .1)])
    p = Pen(path, A5)
    sa, ba = [f"{s.a1}, {s.a2}, {s.city} {s.pin}"], [f"{b.a1}, {b.a2}", f"{b.city}, {b.pin}"]
    p.t(210, 26, "Tax Invoice", B, 11, "c", col=V); p.t(24, 44, s.name, B, 12); p.t(24, 55, sa[0], F, 6.8, w=370)
    p.t(24, 64, f"Phone no.: {s.tel}   Email: {s.mail}", F, 6.8); p.t(24, 73, f"GSTIN: {s.gstin}, State: {s.code}-{s.state}", F, 6.8)
    p.b(24, 79, 372, 12, V, 0); p.t(28, 88, "Bill To", B, 7, col=(1, 1, 1)); p.t(392, 88, "Invoice Details", B, 7, "r", col=(1, 1, 1))
    p.t(28, 101, b.name, B, 8); p.para(28, 110, ba + [f"Contact No. : {b.tel}"], F, 6.8, 9)
    p.para(392, 101, [f"Invoice No. : {no}", f"Date : {d.strftime('%d-%m-%Y')}", f"Place of Supply: {b.code}-{b.state}"], F, 7, 9, "r")
    X = [24, 36, 140, 168, 196, 220, 262, 300, 346, 396]

    def hd(y):
        p.b(24, y, 372, 13, V, 0)
        for x, a, al in ((30, "#", "c"), (39, "Item name", "l"), (142, "HSN/ SAC", "l"), (194, "Quantity", "r"), (199, "Unit", "l"), (260, "Price/ Unit", "r"),
            (298, "Discount", "r"), (344, "GST", "r"), (393, "Amount", "r")):
            p.t(x, y + 9, a, B, 6.5, al, 25 if a in ("HSN/ SAC", "Quantity") else None, (1, 1, 1))
        return y + 13
    y = hd(136)
    for k, i in enumerate(its):
        if y > 548:
            p.page(); y = hd(24)
        for x, a, al in ((30, k + 1, "c"), (39, i[0], "l"), (142, i[1], "l"), (194, i[2], "r"), (199, i[3], "l"), (260, "₹ " + inr(i[4]), "r"), (298,
            "₹ " + inr(i[5]), "r"), (344, "₹ " + inr(i[8]), "r"), (393, "₹ " + inr(i[9]), "r")):
            p.t(x, y + 9, a, B if x == 39 else F, 7, al, 47)if x == 393 else p.t(x, y + 9, a, B if x == 39 else F, 7, al, 100 if x == 39 else 42)
        p.t(298, y + 17, f"({i[6]}%)", F, 6, "r"); p.t(344, y + 17, f"({i[7]}%)", F, 6, "r")
        y += 21
        p.l(24, y, 396, y, .3, col=(.8, .8, .8))
    p.t(39, y + 10, "Total", B, 7)
    for x, v in ((298, sum(i[5] for i in its)), (344, sum(i[8] for i in its)), (393, sum(i[9] for i in its))):
        p.t(x, y + 10, "₹ " + inr(v), B, 7, "r", 44)
    p.t(194, y + 10, sum(i[2] for i in its), B, 7, "r")
    y += 15
    p.l(24, y, 396, y, .8, col=V)
    rt = [("Sub Total", sum(i[10] for i in its))]
    for g in sorted(gr):
        rt += [(f"SGST@{g / 2:g}%", gr[g][1]), (f"CGST@{g / 2:g}%", gr[g][0])] if intra else [(f"IGST@{g}%", gr[g][2])]
    rt += [("Round off", ro), ("Total", gt), ("Received", rec), ("Balance", gt - rec)]
    if y + 12 * len(rt) + 70 > 580:
        p.page(); y = 20
    for k, (a, v) in enumerate(rt):
        if a == "Total":
            p.b(240, y + 4 + 12 * k, 156, 12, V, 0)
        p.t(244, y + 13 + 12 * k, a, B if a == "Total" else F, 7.5, col=(1, 1, 1) if a == "Total" else None)
        p.t(393, y + 13 + 12 * k, ("- " if v < 0 else "") + "₹ " + inr(abs(v)), B if a == "Total" else F, 7.5, "r", col=(1, 1, 1) if a == "Total" else None)
    p.t(28, y + 13, "Invoice Amount In Words", B, 7)
    e = p.para(28, y + 23, wrap(w, F, 7, 200), F, 7, 9)
    p.t(28, e + 8, "Terms And Conditions", B, 7); p.t(28, e + 17, "Thank you for doing business with us.", F, 7)
    y += 12 * len(rt) + 16
    p.t(393, y + 8, f"For : {s.name}", F, 7, "r"); p.t(393, y + 44, "Authorized Signatory", B, 7, "r")
    p.done()
    li = [dict(description=i[0], hsn_sac=i[1], quantity=str(i[2]), unit=i[3], unit_price=s2(i[4]), discount=s2(i[5]), gst_rate=str(i[7]),
        amount=s2(i[9])) for i in its]
    b.gstin = None
    return truth(no, d, "tax_invoice", s, sa, b, ba, li, [gr[g][k] for g in gr for k in (0, 1, 2)] if len(gr) == 1 else None, intra, gt, w,
        place_of_supply=b.code, taxable_total=s2(rt[0][1]), round_off=s2(ro))


def market(path, seed, rows):
    r = random.Random(f"market/{seed}/{rows}")
    s, b, intra = pair(r, ["Retail Private Limited", "Online Traders", "Lifestyle"], "", .4, person=True)
    d, od = day(r), None
    od = d - timedelta(days=r.randint(0, 2))
    no = f"{r.choice(LET)}{r.choice(LET)}{r.choice(LET)}{r.randint(1, 9)}-{r.randint(1000, 99999)}"
    ordn = f"{r.randint(402, 408)}-{r.randint(1000000, 9999999)}-{r.randint(1000000, 9999999)}"
    pool = [("Nordia 20W USB-C Fast Charger Adapter with Cable, White", "85044030", 18), ("Tazza Double Wall Steel Bottle 1 Litre (Midnight Blue)", "73239390",
        12), ("Kidoz Wooden Abacus Learning Toy for Age 3+", "95030010", 12),
            ("Saafi Microfibre Cleaning Cloth, 40x40 cm, Pack of 4", "63071010", 5), ("Hushly Bluetooth Neckband with 40 Hours Playtime and Mic", "85183000",
            18)]
    its = []
    for k in range(rows):
        n, h, g = r.choice(pool)
        code = f"B0{''.join(r.choice(B36) for _ in range(8))}"
        q, mrp = r.choice([1, 1, 1, 2, 3]), price(r, 199, 2999, "1")
        pr = q2(mrp * 100 / (100 + g))
        dc = q2(pr * q * r.choice([0, 0, 5, 8]) / 100)
        net = q2(pr * q) - dc
        t = tax(net, g, intra)
        its.append((f"{n} | {code} ( {code[-4:]}-{r.choice(LET)} )", h, pr, dc, q, net, g, t, net + sum(t)))
    tt, gt = sum(sum(i[7]) for i in its), sum(i[8] for i in its)
    pz = int(gt % 1 * 100)
    w = words(gt, "-") + (f" and {words(pz, '-')} paise" if pz else "") + " only"
    F, B = "Gst39Noto", "Gst39NotoB"
    p = Pen(path)
    sa, ba = [f"{s.a1}, {s.a2}", f"{s.city}, {s.state}, {s.pin}"], [f"{b.a1}, {b.a2}", f"{b.city.upper()}, {b.state.upper()}, {b.pin}"]
    right = [("Billing Address :", 1), (b.name, 0)] + [(a, 0) for a in ba + ["IN"]] + [("State/UT Code: " + b.code, 1), ("", 0), ("Shipping Address :", 1),
        (b.name, 0)] + [(a, 0) for a in ba + ["IN"]]
    right += [("State/UT Code: " + b.code, 1), (f"Place of supply: {b.state.upper()}", 1), (f"Place of delivery: {b.state.upper()}", 1),
        (f"Invoice Number : {no}", 1), (f"Invoice Date : {d.strftime('%d.%m.%Y')}", 1)]
    left = [("Sold By :", 1), (s.name, 0)] + [(a, 0) for a in sa + ["IN"]] + [("", 0)] * 2 + [(f"PAN No: {s.pan}", 1), (f"GST Registration No: {s.gstin}",
        1)] + [("", 0)] * 3 + [(f"Order Number: {ordn}", 1), (f"Order Date: {od.strftime('%d.%m.%Y')}", 1)]
    p.t(40, 62, "bazaarkart.in", B, 20); p.t(555, 52, "Tax Invoice", B, 12, "r"); p.t(555, 66, "(Original for Recipient)", F, 9, "r")
    for k, (a, bb) in enumerate(left):
        p.t(40, 100 + 13 * k, a, B if bb else F, 9)
    for k, (a, bb) in enumerate(right):
        p.t(555, 100 + 13 * k, a, B if bb else F, 9, "r")
    X = [40, 62, 226, 276, 318, 342, 392, 426, 462, 508, 555]
    T = ["Sl.|No", "Description", "Unit|Price", "Discount", "Qty", "Net|Amount", "Tax|Rate", "Tax|Type", "Tax|Amount", "Total|Amount"]

    def row(y, cells, h, fill=None):
        for k, a in enumerate(cells):
            p.b(X[k], y, X[k + 1] - X[k], h, fill)
            for j, z in enumerate(a):
                p.t(X[k] + 3, y + 11 + 10 * j, z, B if fill else F, 7.5, "l", None if k == 1 else X[k + 1] - X[k] - 5) if k < 2 or fill else p.t(X[k + 1] - 3,
                    y + 11 + 10 * j, z, F, 7.5, "r", X[k + 1] - X[k] - 5)
        return y + h
    y = row(360, [a.split("|") for a in T], 26, (.85, .85, .85))
    li = []
    for k, i in enumerate(its):
        ds = wrap(i[0], F, 7.5, 158) + ["HSN:" + i[1]]
        if y + 10 * len(ds) + 8 > 780:
            p.page(); y = row(40, [a.split("|") for a in T], 26, (.85, .85, .85))
        tx = [(f"{i[6] / 2:g}%", "CGST", i[7][0]), (f"{i[6] / 2:g}%", "SGST", i[7][1])] if intra else [(f"{i[6]}%", "IGST", i[7][2])]
        y = row(y, [[k + 1], ds, ["₹" + inr(i[2])], ["-₹" + inr(i[3]) if i[3] else "₹0.00"], [i[4]], ["₹" + inr(i[5])], [t[0] for t in tx], [t[1] for t in tx],
            ["₹" + inr(t[2]) for t in tx], ["₹" + inr(i[8])]], 10 * len(ds) + 8)
        li.append(dict(description=" ".join(ds), hsn_sac=i[1], unit_price=s2(i[2]), discount=s2(i[3]), quantity=str(i[4]), taxable_value=s2(i[5]),
            gst_rate=str(i[6]), amount=s2(i[8]),
                       **(dict(cgst_amount=s2(i[7][0]), sgst_amount=s2(i[7][1])) if intra else dict(igst_amount=s2(i[7][2])))))
    if y + 150 > 810:
        p.page(); y = 40
    p.b(40, y, 515, 17); p.t(44, y + 12, "TOTAL:", B, 8.5)
    for x in (462, 508):
        p.l(x, y, x, y + 17)
    p.t(505, y + 12, "₹" + inr(tt), B, 8, "r", 42); p.t(552, y + 12, "₹" + inr(gt), B, 8, "r", 42); p.b(40, y + 17, 515, 32)
    p.t(44, y + 29, "Amount in Words:", B, 8.5); p.t(44, y + 42, w, B, 8.5, w=500); p.b(40, y + 49, 515, 62); p.t(552, y + 62, f"For {s.name}:", B, 8.5, "r")
    p.t(552, y + 104, "Authorized Signatory", B, 8.5, "r"); p.t(40, y + 124, "Whether tax is payable under reverse charge - No", F, 8.5)
    p.done()
    b.gstin = None
    o = truth(no, d, "tax_invoice", s, sa, b, ba, li, None, intra, gt, w, place_of_supply=b.code, reverse_charge=False)
    o["data"]["supplier"]["pan"] = s.pan
    return o


LAYOUTS = {"cloud": cloud, "phone": phone, "market": market}
