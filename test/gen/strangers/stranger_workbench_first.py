# SPDX-License-Identifier: AGPL-3.0-or-later
"""Desktop accounting form print, a hotel bill."""
from stranger_workbench_kit import *


HARDWARE = [("Ball Valve 1/2\" Brass ISI", "84818030", "Nos", "185", 18), ("CPVC Pipe 20mm SDR-11 (3 Mtr)", "39172390", "Pcs", "212.50", 18),
        ("Teflon Tape 12mm x 10m", "39199090", "Nos", "14.40", 18),
            ("Wall Putty 40 Kg Bag", "32141000", "Bag", "742", 18), ("Binding Wire 18 Gauge", "72171010", "Kgs", "71.25", 18),
            ("Hand Pump Spares Kit", "84139190", "Set", "390", 12),
            ("White Cement 5 Kg", "25232100", "Bag", "158.60", 28), ("GI Elbow 3/4\"", "73079210", "Nos", "33.90", 18),
            ("Distemper Brush 5 inch", "96034010", "Doz", "640", 18),
            ("Solar Lantern SL-7 with Panel", "94055040", "Nos", "1285", 12), ("Exhaust Fan 9\" Metal Blade Low Noise Heavy Duty White", "84145930", "Nos",
            "1460", 18), ("Drip Lateral 16mm", "84249000", "Mtr", "9.35", 12)]


def tallyform(path, seed, rows):
    rng = random.Random(f"tallyform/{seed}/{rows}")
    sup = Party(rng)
    buy = Party(rng, at=place(rng, code=sup.code) if seed % 2 else place(rng, other=sup.code))
    intra, d = sup.code == buy.code, day(rng)
    disc = seed % 3 != 1
    no = f"{rng.choice(['', 'TI/', 'GST-'])}{rng.randint(11, 2900)}{rng.choice(['', '/' + fy(d)])}"
    S = Sheet(path, title="Tax Invoice")
    salines = [f"{sup.house}, {sup.street},", f"{sup.site},", f"{sup.city} - {sup.pin}"]
    balines = [f"{buy.house}, {buy.site}", f"{buy.street}, {buy.city}-{buy.pin}"]
    cols = [(30, "Sl", "c"), (48, "Description of Goods", "l"), (250, "HSN/SAC", "c"), (300, "GST\nRate", "c"), (330, "Quantity", "r"), (388, "Rate", "r"),
            (434, "per", "c")]
    cols += [(460, "Disc. %", "r"), (492, "Amount", "r")] if disc else [(462, "Amount", "r")]
    xs = [c[0] for c in cols] + [565]
    items, body, groups, hs = [], [], {}, {}
    for i, (n, h, u, p, r) in enumerate(pick(rng, HARDWARE, rows)):
        q = rng.randint(1, 60) if u not in ("Kgs", "Mtr") else D(rng.randint(2000, 90000)) / 1000
        pr = q2(D(p) * rng.randint(90, 112) / 100)
        pc = rng.choice([0, 5, 7, 10]) if disc else 0
        tv = q2(q * pr * (100 - pc) / 100)
        qs = f"{q:.3f}" if u in ("Kgs", "Mtr") else str(q)
        dl = wrap(n, HB, 8.5, 196)
        note = f"Batch : {rng.choice('ABKT')}{rng.randint(100, 999)}" if rng.random() < .15 else ""
        it = dict(description=" ".join(dl + [note] * bool(note)), hsn_sac=h, quantity=qs, unit=u, unit_price=s2(pr), gst_rate=str(r), amount=s2(tv))
        if pc:
            it["discount"] = f"{pc}%"
        items.append(it)
        body.append((dl, note, [str(i + 1), None, h, f"{r} %", f"{qs} {u}", inr(pr), u] + ([f"{pc} %" if pc else ""] if disc else []) + [inr(tv)]))
        groups[r] = groups.get(r, D(0)) + tv
        hs[(h, r)] = hs.get((h, r), D(0)) + tv
    tt = sum(groups.values())
    # the tax of each heading code, so that the small table below sums to the tax above
    tax = {k: gst(v, k[1], intra) for k, v in hs.items()}
    cg, sg, ig = (sum(t[j] for t in tax.values()) for j in range(3))
    gross = tt + cg + sg + ig
    grand = gross.quantize(D(1), ROUND_HALF_UP)
    ro = grand - gross
    data = dict(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=buy.code, supplier=sup.truth(salines), recipient=buy.truth(balines),
            line_items=items,
                taxable_total=s2(tt), grand_total=s2(grand))
    data.update(dict(cgst_total=s2(cg), sgst_total=s2(sg)) if intra else dict(igst_total=s2(ig)))
    if ro:
        data["round_off"] = s2(ro)

    def head():
        S.t(297, 30, "Tax Invoice" + (f"   (Page {S.page})" if S.page > 1 else ""), HB, 11, "c")
        S.box(30, 36, 565, 196)
        S.line(300, 36, 300, 196)
        S.line(30, 110, 300, 110)
        S.t(33, 47, sup.name, HB, 10)
        y = S.ts(33, 58, salines + [f"GSTIN/UIN: {sup.gstin}", f"State Name : {sup.state}, Code : {sup.code}"], HV, 8.5, lead=10.2)
        S.t(33, 119, "Buyer (Bill to)", HV, 7.5)
        S.t(33, 130, buy.name, HB, 9.5)
        y = S.ts(33, 141, balines, HV, 8.5, lead=10.2)
        for k, v in (("GSTIN/UIN", buy.gstin), ("State Name", f"{buy.state}, Code : {buy.code}"), ("Place of Supply", buy.state)):
            S.t(33, y, k, HV, 8.5)
            S.t(105, y, ": " + v, HV, 8.5)
            y += 10.2
        grid = [("Invoice No.", no, "Dated", d.strftime("%-d-%b-%y")), ("Delivery Note", "", "Mode/Terms of Payment", rng_terms),
                ("Reference No. & Date.", "", "Other References", ""),
                ("Buyer's Order No.", ordno, "Dated", ""), ("Dispatched through", via, "Destination", buy.city)]
        for k, (a, b, e, f) in enumerate(grid):
            yy = 36 + k * 26
            S.t(303, yy + 9, a, HV, 7.5)
            S.t(303, yy + 20, b, HB, 8.5)
            S.t(436, yy + 9, e, HV, 7.5)
            S.t(436, yy + 20, f, HB, 8.5)
            S.line(300, yy + 26, 565, yy + 26)
        S.line(433, 36, 433, 166)
        S.t(303, 175, "Terms of Delivery", HV, 7.5)
        for j, (x, lab, al) in enumerate(cols):
            for k, w in enumerate(lab.split("\n")):
                S.t((x + xs[j + 1]) / 2, 206 + 9 * k, w, HV, 7.5, "c")
        S.line(30, 220, 565, 220)
        return 232

    def rule(y2):
        S.box(30, 196, 565, y2)
        for x in xs[1:-1]:
            S.line(x, 196, x, y2)

    rng_terms, ordno, via = rng.choice(["30 Days", "Cash", "15 Days", ""]), rng.choice(["", f"PO-{rng.randint(10, 999)}"]), rng.choice(["By Tempo",
            "VRL Roadlines", "Self", ""])
    extra = ([("Output CGST", cg), ("Output SGST", sg)] if intra else [("Output IGST", ig)]) + ([("Round Off", ro)] if ro else [])
    y = head()
    for k, (dl, note, cells) in enumerate(body):
        hgt = 11 * (len(dl) + bool(note)) + 3
        if y + hgt > (770 if k < len(body) - 1 else 560 - 11 * len(tax)) and k:
            rule(785)
            S.t(560, 797, "continued ...", HI, 8, "r")
            S.next()
            y = head()
        for j, s in enumerate(cells):
            if s:
                a, x1, x2 = cols[j][2], xs[j], xs[j + 1]
                S.t(x1 + 3 if a == "l" else x2 - 3 if a == "r" else (x1 + x2) / 2, y, s, HB if j in (4, len(cells) - 1) else HV, 8.5, a, max=x2 - x1 - 4)
        S.ts(xs[1] + 3, y, dl, HB, 8.5, lead=11)
        if note:
            S.t(xs[1] + 12, y + 11 * len(dl), note, HI, 7.5)
        y += hgt
    S.line(xs[-2], y - 6, 565, y - 6)
    S.t(562, y + 5, inr(tt), HV, 8.5, "r")
    y += 20
    for lab, v in extra:
        if lab == "Round Off" and v < 0:
            S.t(xs[1] + 3, y, "Less :", HI, 8)
        S.t(xs[2] - 4, y, lab, "Helvetica-BoldOblique", 8.5, "r")
        S.t(562, y, inr(v) if v >= 0 else f"(-){inr(-v)}", HB, 8.5, "r")
        y += 12
    y = max(y + 4, 440 if len(tax) < 6 else 0)
    rule(y + 16)
    S.line(30, y, 565, y)
    S.t(xs[2] - 4, y + 11, "Total", HV, 8.5, "r")
    S.t(562, y + 11, ("Rs. " + inr(grand)), HB, 9.5, "r")
    y += 16
    top = y
    S.t(33, y + 10, "Amount Chargeable (in words)", HV, 7.5)
    S.t(562, y + 10, "E. & O.E", HI, 7.5, "r")
    S.t(33, y + 22, f"INR {rupees(grand)} Only", HB, 9, max=520)
    y += 28
    tx = [30, 200, 280, 320, 400, 440, 500, 565] if intra else [30, 250, 340, 390, 480, 565]
    S.line(30, y, 565, y)
    hd = ["HSN/SAC", "Taxable\nValue"] + (["CGST\nRate", "CGST\nAmount", "SGST/UTGST\nRate", "SGST/UTGST\nAmount"] if intra else ["IGST\nRate",
            "IGST\nAmount"]) + ["Total\nTax Amount"]
    y0 = y
    for j, s in enumerate(hd):
        for k, w in enumerate(s.split("\n")):
            S.t((tx[j] + tx[j + 1]) / 2, y + 9 + 9 * k, w, HV, 7, "c", max=tx[j + 1] - tx[j] - 2)
    y += 22
    S.line(30, y, 565, y)
    for (h, r), v in hs.items():
        c, s, g = tax[(h, r)]
        S.t(33, y + 9, h, HV, 8)
        vals = [inr(v)] + ([rate(D(r) / 2) + "%", inr(c), rate(D(r) / 2) + "%", inr(s)] if intra else [f"{r}%", inr(g)]) + [inr(c + s + g)]
        for j, w in enumerate(vals):
            S.t(tx[j + 2] - 3, y + 9, w, HV, 8, "r")
        y += 11
    S.line(30, y + 1, 565, y + 1)
    vals = [inr(tt)] + (["", inr(cg), "", inr(sg)] if intra else ["", inr(ig)]) + [inr(cg + sg + ig)]
    S.t(tx[1] - 3, y + 10, "Total", HB, 8, "r")
    for j, w in enumerate(vals):
        S.t(tx[j + 2] - 3, y + 10, w, HB, 8, "r")
    y += 14
    for x in tx[1:-1]:
        S.line(x, y0, x, y)
    S.line(30, y, 565, y)
    S.t(33, y + 11, f"Tax Amount (in words) : INR {rupees(cg + sg + ig)} Only", HB, 8, max=525)
    S.t(33, y + 34, "Declaration", HV, 7.5)
    S.ts(33, y + 44, ["We declare that this invoice shows the actual price of the", "goods described and that all particulars are true and correct."], HV, 7.5)
    S.box(300, y + 24, 565, y + 66)
    S.t(562, y + 34, f"for {sup.name}", HB, 8.5, "r")
    S.t(562, y + 62, "Authorised Signatory", HV, 7.5, "r")
    S.box(30, top, 565, y + 66)
    S.t(297, y + 78, "This is a Computer Generated Invoice", HV, 7.5, "c")
    S.save()
    return {"data": data}


def hotel(path, seed, rows):
    """Guest bill: a charge a line with its own CGST and SGST, no grid, foot label left of value."""
    rng = random.Random(f"hotel/{seed}/{rows}")
    sup = Party(rng, "Hotel " + rng.choice(["Neelkamal Residency", "Sea Pearl Inn", "Mayur Palace", "Greenfield Comforts"]))
    gst_guest = seed % 2
    buy = Party(rng, None if gst_guest else rng.choice(PEOPLE))
    d = day(rng)
    no = f"{rng.choice(['FO', 'GB'])}{d.year % 100}{rng.randint(1, 9999):05d}"
    start = d - timedelta(days=max(1, rows // 3))
    S = Sheet(path, title="Guest Bill")
    sa = f"{sup.house}, {sup.street}, {sup.city}, {sup.state} - {sup.pin}"
    ba = [f"{buy.house}, {buy.street}", f"{buy.city} {buy.pin}"]
    tar = rng.choice([2800, 3450, 4200, 6200])
    pool = [("Room Tariff - Deluxe Double", "996311", tar, 12), ("Room Service - F&B", "996332", rng.randint(180, 900), 5),
            ("Laundry", "999712", rng.randint(90, 480), 18),
            ("Extra Bed", "996311", 900, 12), ("Airport Drop (Sedan)", "996412", 1150, 5), ("Coffee Shop", "996332", rng.randint(150, 700), 5),
            ("Banquet - Snacks", "996334", rng.randint(900, 3000), 18)]
    items, body = [], []
    for k in range(rows):
        n, h, p, r = pool[0] if k % 3 == 0 else rng.choice(pool[1:])
        v = q2(D(p) * (1 if k % 3 == 0 else rng.randint(1, 3)))
        c, s, _ = gst(v, r, True)
        items.append(dict(description=n, hsn_sac=h, taxable_value=s2(v), cgst_amount=s2(c), sgst_amount=s2(s), amount=s2(v + c + s)))
        body.append((start + timedelta(days=min(k // 3, (d - start).days)), n, h, v, c, s))
    tv, c = sum(b[3] for b in body), sum(b[4] for b in body)
    gross = tv + 2 * c
    net = gross.quantize(D(1), ROUND_HALF_UP)
    room, pax, ad = rng.randint(101, 512), rng.randint(1, 3), rng.choice([0, 1000, 2000])
    X = [(45, "Date", "l"), (105, "Particulars", "l"), (265, "SAC", "l"), (365, "Charges", "r"), (425, "CGST", "r"), (485, "SGST", "r"),
            (550, "Total (Rs.)", "r")]

    def head():
        S.t(297, 50, sup.name.upper(), TB, 18, "c", max=500)
        S.t(297, 66, sa, TR, 9.5, "c", max=510)
        S.t(297, 78, f"Tel: {sup.phone}  |  {sup.email}", TR, 9.5, "c")
        S.t(297, 90, f"GSTIN {sup.gstin}", TR, 9.5, "c")
        S.line(45, 97, 550, 97, 1.5)
        S.t(297, 112, "TAX INVOICE / GUEST BILL", TB, 11, "c")
        y = 132
        S.t(45, y, "Guest Name", TR, 10)
        S.t(125, y, buy.name, TB, 10)
        S.t(45, y + 13, "Address", TR, 10)
        S.ts(125, y + 13, ba, TR, 10, lead=12)
        if gst_guest:
            S.t(45, y + 38, "GST No.", TR, 10)
            S.t(125, y + 38, buy.gstin, TR, 10)
        for k, (a, b) in enumerate((("Bill No.", no), ("Bill Date", f"{d:%d %b %Y}"), ("Room / Pax", f"{room} / {pax}"),
                ("Arrival", f"{start:%d %b %Y} 13:10"), ("Departure", f"{d:%d %b %Y} 10:42"))):
            S.t(380, y + 12 * k, a, TR, 10)
            S.t(450, y + 12 * k, b, TR, 10)
        y = 205
        S.line(45, y, 550, y)
        for x, s, a in X:
            S.t(x, y + 13, s, TB, 10, a)
        S.line(45, y + 18, 550, y + 18)
        return y + 33

    y = head()
    for k, (dd, n, h, v, cc, ss) in enumerate(body):
        if y > 740:
            S.t(550, 790, f"Page {S.page}", TI, 9, "r")
            S.next()
            y = head()
        for (x, _, a), s in zip(X, (f"{dd:%d-%m-%y}", n, h, inr(v), inr(cc), inr(ss), inr(v + cc + ss))):
            S.t(x, y, s, TR, 10, a)
        y += 14
    if y > 620:
        S.next()
        y = head()
    S.line(45, y - 6, 550, y - 6)
    for (x, _, a), s in zip(X[3:], (tv, c, c, gross)):
        S.t(x, y + 6, inr(s), TB, 10, a)
    S.t(105, y + 6, "Total", TB, 10)
    S.line(45, y + 12, 550, y + 12)
    y += 30
    foot = [("Round Off", inr(net - gross)), ("Bill Amount", inr(net))] + ([("Less: Advance Received", inr(ad)),
            ("Balance Payable", inr(net - ad))] if ad and net > ad else [])
    for k, (a, b) in enumerate(foot):
        S.t(380, y + 14 * k, a, TB if k % 2 else TR, 10)
        S.t(550, y + 14 * k, b, TB if k % 2 else TR, 10, "r")
    S.t(45, y, f"Rupees {rupees(net)} Only", TI, 9.5, max=320)
    S.t(45, y + 85, "Guest's Signature", TR, 10)
    S.t(550, y + 85, "Front Office Cashier", TR, 10, "r")
    S.t(297, y + 110, "Check-out time is 12 noon. Please deposit the room key at the reception. Thank you, visit again.", TI, 9, "c")
    S.save()
    return {"data": dict(invoice_number=no, invoice_date=d.isoformat(), supplier={**sup.truth([sa]), "name": sup.name.upper()},
        recipient=buy.truth(ba, gst_guest), line_items=items,
            taxable_total=s2(tv),
                         cgst_total=s2(c), sgst_total=s2(c), round_off=s2(net - gross), grand_total=s2(net))}


LAYOUTS = {"tallyform": tallyform, "hotel": hotel}
