# SPDX-License-Identifier: AGPL-3.0-or-later
"""TallyPrime: goods, with a summary by HSN."""

from stranger_cartage_kit import (Col, H, HB, HBI, HI, Page, RS, a_date, buyer, compose, datetime, flow, fy, group, half_up, ind, party, plain, put, rng,
                                  rt, rupees, split_tax, truth, tsum)

HARD = [
    ("Havel MCB 32A SP C Curve", "85362030", "Nos", 14000, 32000, 60, 1800),
    ("FR PVC Wire 2.5 Sqmm 90 Mtr Red", "85444999", "Coil", 180000, 320000, 20, 1800),
    ("LED Batten 20W 4Ft 6500K", "94054900", "Nos", 19000, 38000, 100, 1200),
    ("Modular Switch 6A 1 Way (White)", "85365020", "Pcs", 3500, 8000, 240, 1800),
    ("CPVC Pipe 1\" SDR-11 (3 Mtr)", "39172390", "Nos", 24000, 46000, 80, 1800),
    ("Ceiling Fan 1200mm Brown - Breeze Plus", "84145120", "Nos", 120000, 240000, 12, 1800),
    ("Cable Tie 200 x 3.6 mm (Pkt of 100)", "39269099", "Pkt", 6000, 14000, 40, 1800),
    ("GI Conduit Box 3 Way", "73079990", "Nos", 2500, 6500, 150, 1800),
    ("Copper Lug 16 Sqmm", "85369090", "Nos", 900, 2600, 300, 1800),
    ("Bamboo Ladder 14 Ft", "44219190", "Nos", 90000, 160000, 4, 1200),
    ("Hydraulic Oil 68 Grade", "27101980", "Ltr", 14000, 22000, 210, 1800),
    ("White Cement 5 Kg", "25232100", "Bag", 17000, 26000, 60, 2800),
]


def tdate(d):
    return f"{d.day}-{d:%b-%y}"


def tcell(pg, x, y, label, val, font=HB):
    pg.text(x + 3, y + 9, label, H, 8)
    pg.text(x + 3, y + 19.5, val, font, 8.5)


def party_lines(p, pos=None, uin="GSTIN/UIN"):
    ls = [(p.name, HB, 9), (p.a1 + ",", H, 8.5), (p.a2, H, 8.5), (f"{p.city} - {p.pin}", H, 8.5)]
    rows = [(uin, p.gstin), ("State Name", f"{p.state}, Code : {p.code}")]
    if pos:
        rows.append(("Place of Supply", pos))
    return ls, rows


def draw_party(pg, x, y, head, p, pos=None, extra=()):
    if head:
        pg.text(x + 3, y + 9, head, H, 7.5)
        y += 10
    ls, rows = party_lines(p, pos)
    for t, f, z in ls:
        pg.text(x + 3, y + 9.5, t, f, z)
        y += 10.3
    lx = 62 if head is None else 78
    for a, b in list(rows) + list(extra):
        pg.text(x + 3, y + 9.5, a, H, 8.5)
        pg.text(x + lx, y + 9.5, ": " + b, H, 8.5)
        y += 10.3
    return y


def head_grid(pg, x, y, w, cells, rh=24.5):
    hw = w / 2
    for i, a in enumerate(cells):
        cx = x + (i % 2) * hw
        cy = y + (i // 2) * rh
        tcell(pg, cx, cy, *a)
    n = (len(cells) + 1) // 2
    for k in range(1, n + 1):
        pg.line(x, y + k * rh, x + w, y + k * rh)
    pg.line(x + hw, y, x + hw, y + n * rh)
    return y + n * rh


def tally(path, seed, rows):
    r = rng("tally", seed, rows)
    sup = party(r, ["Electricals", "Traders", "Hardware & Sanitary Stores", "Enterprises"])
    buy = buyer(r, sup, r.random() < 0.3)
    d = a_date(r)
    inter = sup.code != buy.code
    items = compose(r, HARD, rows, d)
    for it in items:
        it["tv"] = it["qty"] * it["price"]
        split_tax(it, inter)
    sub = tsum(items, "tv")
    tax = tsum(items, "tax")
    raw = sub + tax
    tot = half_up(raw, 100) * 100
    ro = tot - raw
    inv = r.choice([f"{r.randrange(20, 4800)}", f"{sup.name[:2].upper()}/{r.randrange(1, 2000):04d}/{fy(d)}"])
    showpos = r.random() < 0.5
    pg = Page(path)
    L, R, M = 36, 560, 298
    cols = [Col(36, 22, "c", H, 8.5), Col(58, 198, "l", HB, 8.5), Col(256, 58, "l", H, 8.5), Col(314, 62, "r", HB, 8.5),
            Col(376, 58, "r", H, 8.5), Col(434, 28, "l", H, 8.5), Col(462, 98, "r", HB, 8.5)]

    def header():
        pg.text((L + R) / 2, 34, "Tax Invoice", HB, 12, "c")
        if pg.n > 1:
            pg.text((L + R) / 2 + 42, 34, f"(Page {pg.n})", H, 8)
        else:
            pg.text(R, 34, "(ORIGINAL FOR RECIPIENT)", HI, 8, "r")
        y0 = 40
        y = draw_party(pg, L, y0, None, sup, None, [("Contact", sup.phone), ("E-Mail", sup.mail)])
        y = max(y + 4, y0 + 92)
        pg.line(L, y, M, y)
        y2 = draw_party(pg, L, y, "Consignee (Ship to)", buy) + 4
        pg.line(L, y2, M, y2)
        y3 = draw_party(pg, L, y2, "Buyer (Bill to)", buy, buy.state if showpos else None) + 5
        ref = r2["ref"]
        head_grid(pg, M, y0, R - M, [
            ("Invoice No.", inv), ("Dated", tdate(d)), ("Delivery Note", ""), ("Mode/Terms of Payment", r2["term"]),
            ("Reference No. & Date.", ""), ("Other References", ""), ("Buyer's Order No.", ref),
            ("Dated", tdate(d - datetime.timedelta(days=4)) if ref else ""), ("Dispatch Doc No.", ""), ("Delivery Note Date", ""),
            ("Dispatched through", r2["via"]), ("Destination", buy.city)])
        pg.text(M + 3, y0 + 6 * 24.5 + 9, "Terms of Delivery", H, 8)
        pg.line(M, y0, M, y3)
        pg.line(L, y3, R, y3)
        put(pg, cols[0], y3 + 9, "Sl", H, 8)
        put(pg, cols[0], y3 + 18, "No.", H, 8)
        pg.text(157, y3 + 12, "Description of Goods", H, 8, "c")
        for k, t in zip(cols[2:], ["HSN/SAC", "Quantity", "Rate", "per", "Amount"]):
            pg.text(k.x + k.w / 2, y3 + 12, t, H, 8, "c")
        pg.line(L, y3 + 22, R, y3 + 22)
        st["top"], st["hy"] = y0, y3
        return y3 + 22

    r2 = {"ref": r.choice(["", f"PO/{r.randrange(100, 9999)}"]), "term": r.choice(["", "30 Days", "Immediate"]),
          "via": r.choice(["", "By Road", "Tempo"])}
    st = {}

    def close_rules(yb):
        for k in cols[1:]:
            pg.line(k.x, st["hy"], k.x, yb)

    def brk(y):
        close_rules(770)
        pg.line(L, 770, R, 770)
        pg.box(L, st["top"], R - L, 770 - st["top"])
        pg.text(R - 3, 781, f"continued to page number {pg.n + 1}", H, 8, "r")
        pg.text((L + R) / 2, 800, "This is a Computer Generated Invoice", H, 8, "c")
        pg.next()
        return header()

    y = header()
    body = [[str(i + 1), it["desc"], it["hsn"], f"{it['qty']} {it['unit']}", ind(it["price"]), it["unit"], ind(it["tv"])]
            for i, it in enumerate(items)]
    y = flow(pg, cols, body, y, 768, brk, 10, 3, 10, 2)
    hs = list(group(items, lambda i: (i["hsn"], i["bp"])).items())
    if y + 70 > 768:
        y = brk(y)
    pg.line(462, y + 2, R, y + 2)
    put(pg, cols[6], y + 12, ind(sub), H)
    y += 20
    led = [("IGST", tsum(items, "igst"))] if inter else [("CGST", tsum(items, "cgst")), ("SGST", tsum(items, "sgst"))]
    for nm, v in led:
        pg.text(253, y + 11, nm, HBI, 8.5, "r")
        put(pg, cols[6], y + 11, ind(v))
        y += 12
    if ro:
        if ro < 0:
            pg.text(61, y + 11, "Less :", HI, 8.5)
        pg.text(253, y + 11, "Round Off", HBI, 8.5, "r")
        put(pg, cols[6], y + 11, ("(-)" if ro < 0 else "") + ind(abs(ro)))
        y += 12
    need = 155 + 11 * len(hs)
    fits = y + need + 20 < 800
    yb = max(y + 14, 800 - need) if fits else 752
    close_rules(yb + 14)
    pg.line(L, yb, R, yb)
    units = {i["unit"] for i in items}
    pg.text(253, yb + 10, "Total", H, 8.5, "r")
    if len(units) == 1:
        put(pg, cols[3], yb + 10, f"{tsum(items, 'qty')} {items[0]['unit']}")
    put(pg, cols[6], yb + 10.5, f"{RS} {ind(tot)}", HB, 9.5)
    y = yb + 14
    pg.line(L, y, R, y)
    top = st["top"]

    def spill(y):
        pg.box(L, top_of["v"], R - L, y - top_of["v"])
        pg.text(R - 3, y + 11, f"continued to page number {pg.n + 1}", H, 8, "r")
        pg.next()
        pg.text((L + R) / 2, 34, "Tax Invoice", HB, 12, "c")
        pg.text((L + R) / 2 + 42, 34, f"(Page {pg.n})", H, 8)
        top_of["v"] = 40
        return 40
    top_of = {"v": top}
    if not fits:
        y = spill(y)
    pg.text(L + 3, y + 9, "Amount Chargeable (in words)", H, 7.5)
    pg.text(R - 3, y + 9, "E. & O.E", HI, 7.5, "r")
    y = pg.para(L + 3, y + 20, rupees(tot), HB, 9, R - L - 8, 11) - 5
    pg.line(L, y, R, y)
    sx = ([36, 240, 340, 390, 470, 560] if inter else [36, 186, 270, 306, 378, 414, 484, 560])
    y0 = y
    pg.text((sx[0] + sx[1]) / 2, y + 9, "HSN/SAC", H, 8, "c")
    pg.text((sx[1] + sx[2]) / 2, y + 9, "Taxable", H, 8, "c")
    pg.text((sx[1] + sx[2]) / 2, y + 19, "Value", H, 8, "c")
    nt = ["IGST"] if inter else ["CGST", "SGST/UTGST"]
    for j, nm in enumerate(nt):
        a, b, c2 = sx[2 + 2 * j], sx[3 + 2 * j], sx[4 + 2 * j]
        pg.text((a + c2) / 2, y + 9, nm, H, 8, "c")
        pg.line(a, y + 11, c2, y + 11)
        pg.text((a + b) / 2, y + 19, "Rate", H, 8, "c")
        pg.text((b + c2) / 2, y + 19, "Amount", H, 8, "c")
    pg.text((sx[-2] + sx[-1]) / 2, y + 9, "Total", H, 8, "c")
    pg.text((sx[-2] + sx[-1]) / 2, y + 19, "Tax Amount", H, 8, "c")
    y += 22
    pg.line(L, y, R, y)

    def srow(y, hsn, its, font, bp):
        pg.text(sx[0] + 3 if font == H else sx[1] - 3, y + 9.5, hsn, font, 8.5, "l" if font == H else "r")
        pg.text(sx[2] - 3, y + 9.5, ind(tsum(its, "tv")), font, 8.5, "r")
        for j, k in enumerate(["igst"] if inter else ["cgst", "sgst"]):
            if bp:
                pg.text(sx[3 + 2 * j] - 3, y + 9.5, rt(bp if inter else bp / 2) + "%", font, 8.5, "r")
            pg.text(sx[4 + 2 * j] - 3, y + 9.5, ind(tsum(its, k)), font, 8.5, "r")
        pg.text(sx[-1] - 3, y + 9.5, ind(tsum(its, "tax")), font, 8.5, "r")
    for (hsn, bp), its in hs:
        srow(y, hsn, its, H, bp)
        y += 11
    pg.line(L, y, R, y)
    srow(y, "Total", items, HB, None)
    y += 12
    pg.line(L, y, R, y)
    for k, v in enumerate(sx[1:-1]):
        sub_rule = (k in (2,) if inter else k in (2, 4))
        pg.line(v, y0 + (11 if sub_rule else 0), v, y)
    pg.text(L + 3, y + 11, "Tax Amount (in words) :", H, 8)
    y = pg.para(L + 92, y + 11, rupees(tax), HB, 8.5, R - L - 100, 10) + 4
    pg.text(M + 3, y, "Company's Bank Details", H, 8)
    for j, (a, b) in enumerate([("Bank Name", "Saraswati Co-op Bank CA"), ("A/c No.", f"{r.randrange(10**11, 10**12)}"),
                                ("Branch & IFS Code", f"{sup.city} & SVCB0{r.randrange(100000):06d}")]):
        pg.text(M + 3, y + 10 + 10 * j, a, H, 8)
        pg.text(M + 76, y + 10 + 10 * j, ": " + b, HB, 8)
    pg.text(L + 3, y + 8, "Company's PAN", H, 8)
    pg.text(L + 80, y + 8, ": " + sup.pan, HB, 8)
    pg.text(L + 3, y + 20, "Declaration", H, 7.5)
    pg.line(L + 3, y + 21.5, L + 43, y + 21.5, 0.4)
    pg.para(L + 3, y + 29, "We declare that this invoice shows the actual price of the goods described and that all particulars "
            "are true and correct.", H, 7.5, M - L - 8, 8.5)
    y += 36
    pg.line(M, y, R, y)
    pg.line(M, y, M, y + 34)
    pg.text(R - 3, y + 9, "for " + sup.name, HB, 8, "r")
    pg.text(R - 3, y + 31, "Authorised Signatory", H, 8, "r")
    y += 34
    pg.box(L, top_of["v"], R - L, y - top_of["v"])
    pg.text((L + R) / 2, y + 11, "This is a Computer Generated Invoice", H, 8, "c")
    pg.save()
    data = {"invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice",
            "supplier": {"name": sup.name, "gstin": sup.gstin}, "recipient": {"name": buy.name, "gstin": buy.gstin}}
    if showpos:
        data["place_of_supply"] = buy.code
    data["line_items"] = [{"description": i["desc"], "hsn_sac": i["hsn"], "quantity": str(i["qty"]), "unit": i["unit"],
                           "unit_price": plain(i["price"]), "taxable_value": plain(i["tv"])} for i in items]
    t = {"taxable_value": plain(sub)}
    for k in (["igst"] if inter else ["cgst", "sgst"]):
        t[k] = plain(tsum(items, k))
    if ro:
        t["round_off"] = plain(ro)
    t["total"] = plain(tot)
    data["totals"] = t
    return truth(data)
