# SPDX-License-Identifier: AGPL-3.0-or-later
"""Hardware dealer on an accounting desktop program; beverage and FMCG distributor on a billing program."""
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen import canvas
from stranger_pier_kit import *

HARD = [("MCB Single Pole 32A C-Curve", "8536", "Nos", 18500, 18), ("GI Pipe 25mm Class B", "7306", "Mtr", 21250, 18),
        ("PVC Elbow 90 Deg 1 inch", "3917", "Nos", 2240, 18), ("Ceiling Fan 1200mm Ivory", "8414", "Nos", 176500, 18),
        ("Distemper White 20 Kg Bucket", "3209", "Bkt", 124000, 18), ("Cement OPC 53 Grade", "2523", "Bag", 32500, 28),
        ("Modular Switch 6A One Way (Pack of 20) with Indicator", "8536", "Box", 64800, 18),
        ("Hacksaw Frame 12 inch", "8202", "Nos", 28600, 18), ("Solar Water Heater 100 LPD", "8419", "Nos", 1425000, 12),
        ("Binding Wire 18 Gauge", "7217", "Kgs", 8150, 18), ("Hand Pump Spares Set", "8413", "Set", 74300, 12),
        ("FR Copper Cable 2.5 sqmm 90 m Coil - Red", "8544", "Coil", 214500, 18), ("Wall Putty 40 Kg", "3214", "Bag", 78900, 28)]


def dealer(path, seed, rows):
    r = rng_for("dealer", seed, rows)
    s, b, inter = two(r, r.choice(["Hardware & Electricals", "Sanitary Stores", "Building Solutions"]))
    d = day(r)
    no = f"{r.choice(['HE', 'SS', 'INV'])}/{r.randint(11, 2900)}/{fy(d)}"
    items, tx, rates = [], 0, {}
    nos = 0
    for _ in range(rows):
        ds, hs, u, pr, rt = r.choice(HARD)
        dec = 3 if u in ("Kgs",) else 0
        q = r.randint(1, 60) * 1000 if dec == 0 else r.randint(2500, 90000)
        pr = pr * r.randint(90, 115) // 100
        disc = r.choice([0, 0, 5, 10, 12])
        g = ext(q, pr)
        t = g - full(g, disc)
        items.append(dict(d=ds, h=hs, q=qty(q, dec), u=u, p=pr, disc=disc, tx=t, rate=rt))
        tx += t
        k = (hs, rt)
        rates[k] = rates.get(k, 0) + t
    # the program reckons the tax per HSN and rate
    C = sum(half(t, k[1]) for k, t in rates.items()) if not inter else 0
    I = sum(full(t, k[1]) for k, t in rates.items()) if inter else 0
    ro = nearest(tx + 2 * C + I)
    grand = tx + 2 * C + I + ro
    ir = irn(r) if r.random() < .6 else None
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    W, H = A4
    X0, X1 = 34, W - 30
    F, B = "Helvetica", "Helvetica-Bold"
    ws = [24, 174, 44, 36, 62, 52, 28, 30]
    cols = columns(X0, ws + [X1 - X0 - sum(ws)], "clccrrlrr")
    ti = ["Sl No.", "Description of Goods", "HSN/SAC", "GST Rate", "Quantity", "Rate", "per", "Disc. %", "Amount"]
    page = [0]

    def top():
        page[0] += 1
        y = H - 36
        put(c, W / 2, y, "Tax Invoice" + (f" (Page {page[0]})" if page[0] > 1 else ""), B, 11, "c")
        put(c, X1, y, "(ORIGINAL FOR RECIPIENT)", "Helvetica-Oblique", 7, "r")
        y -= 12
        if ir and page[0] == 1:
            put(c, X1 - 34, y, "e-Invoice", B, 8, "c")
            qr(c, X1 - 74, y - 78, 76, "eyJ" + ir[:40])
            for i, (k, v) in enumerate((("IRN", ir[:35] + "-"), ("", ir[35:]), ("Ack No.", f"1{r_ack}"), ("Ack Date", d.strftime("%d-%b-%y")))):
                if k:
                    put(c, X0, y - 26 - 12 * i, k, F, 8)
                    put(c, X0 + 48, y - 26 - 12 * i, ": " + v, B, 8)
                else:
                    put(c, X0 + 53, y - 26 - 12 * i, v, B, 8)
            y -= 84
        bot = y - 190
        mid = X0 + 258
        c.setLineWidth(.6)
        c.rect(X0, bot, X1 - X0, y - bot)
        c.line(mid, bot, mid, y)
        yy = y - 11
        for hd, p in ((None, s), ("Consignee (Ship to)", b), ("Buyer (Bill to)", b)):
            if hd:
                put(c, X0 + 3, yy, hd, F, 7)
                yy -= 10
            put(c, X0 + 3, yy, p["name"], B, 8.5)
            yy -= 10
            for ln in (p["street"], f"{p['city']} - {p['pin']}", f"GSTIN/UIN: {p['gstin']}", f"State Name : {p['state']}, Code : {p['code']}"):
                put(c, X0 + 3, yy, ln, F, 8)
                yy -= 9.6
            yy -= 2
            if hd != "Buyer (Bill to)":
                c.line(X0, yy + 7, mid, yy + 7)
                yy -= 3
        cell = [("Invoice No.", no, "Dated", d.strftime("%-d-%b-%y")), ("Delivery Note", "", "Mode/Terms of Payment", f"{days} Days"),
                ("Reference No. & Date.", "", "Other References", ""), ("Buyer's Order No.", po, "Dated", ""),
                ("Dispatch Doc No.", "", "Delivery Note Date", ""), ("Dispatched through", "Own Vehicle", "Destination", b["city"])]
        m2 = (mid + X1) / 2
        for i, (a, v, e, w) in enumerate(cell):
            t = y - 25 * i
            put(c, mid + 3, t - 9, a, F, 7)
            put(c, mid + 3, t - 20, v, B, 8)
            put(c, m2 + 3, t - 9, e, F, 7)
            put(c, m2 + 3, t - 20, w, B, 8)
            c.line(mid, t - 25, X1, t - 25)
        c.line(m2, y, m2, y - 150)
        put(c, mid + 3, y - 160, f"Place of Supply : {b['state']}", F, 8)
        c.line(X0, bot - 24, X1, bot - 24)
        heads(c, bot, 24, ti, cols, F, 7.5, 9)
        return bot, bot - 24

    r_ack = r.randint(10 ** 13, 9 * 10 ** 13)
    days = r.choice([15, 30, 45])
    po = f"PO-{r.randint(100, 999)}"
    t0, y = top()
    y -= 3
    foot = 60

    def close(t0, yb):
        vlines(c, cols, t0, yb)
        c.line(X0, yb, X1, yb)

    for n, it in enumerate(items, 1):
        ce = [str(n), it["d"], it["h"], f"{it['rate']}%", f"{it['q']} {it['u']}", rs(it["p"]), it["u"], f"{it['disc']}%" if it["disc"] else "", rs(it["tx"])]
        h = row_h(ce, cols, B, 8, 10)
        if y - h < foot + 20:
            close(t0, foot)
            put(c, X1, foot - 10, f"continued to page number {page[0] + 1}", "Helvetica-Oblique", 7.5, "r")
            put(c, W / 2, 28, "This is a Computer Generated Invoice", F, 7.5, "c")
            c.showPage()
            t0, y = top()
            y -= 3
        for j, t in enumerate(ce):
            row(c, y, [t], [cols[j]], B if j in (1, 4, 8) else F, 8, 10)
        y -= h + 3
    hs = sorted(rates)
    need = 70 + 14 * len(hs) + 180
    if y - need < 30:
        close(t0, foot)
        put(c, X1, foot - 10, f"continued to page number {page[0] + 1}", "Helvetica-Oblique", 7.5, "r")
        put(c, W / 2, 28, "This is a Computer Generated Invoice", F, 7.5, "c")
        c.showPage()
        t0, y = top()
        y -= 3
    c.line(cols[8][0], y, X1, y)
    put(c, X1 - 3, y - 10, rs(tx), F, 8, "r")
    y -= 14
    for nm, v in ([("IGST", I)] if inter else [("CGST", C), ("SGST", C)]) + ([("Round Off", ro)] if ro else []):
        put(c, cols[1][1] - 4, y - 9, nm, "Helvetica-BoldOblique", 8, "r")
        if ro < 0 and nm == "Round Off":
            put(c, cols[1][0] + 3, y - 9, "Less :", "Helvetica-Oblique", 8)
            put(c, X1 - 3, y - 9, "(-)" + rs(-v), B, 8, "r")
        else:
            put(c, X1 - 3, y - 9, rs(v), B, 8, "r")
        y -= 12
    y -= 6
    c.line(X0, y, X1, y)
    put(c, cols[1][1] - 4, y - 11, "Total", F, 8, "r")
    put(c, X1 - 3, y - 11, "Rs. " + rs(grand), B, 9, "r")
    close(t0, y - 16)
    y -= 26
    w = "INR " + words(grand // 100) + " Only"
    put(c, X0 + 2, y, "Amount Chargeable (in words)", F, 7.5)
    put(c, X1 - 3, y, "E. & O.E", "Helvetica-Oblique", 7.5, "r")
    put(c, X0 + 2, y - 11, w, B, 8.5)
    y -= 18
    if inter:
        tc = columns(X0, [200, 100, 60, 85, X1 - X0 - 445], "lrrrr")
        th = ["HSN/SAC", "Taxable Value", "IGST Rate", "IGST Amount", "Total Tax Amount"]
    else:
        tc = columns(X0, [120, 90, 50, 75, 56, 80, X1 - X0 - 471], "lrrrrrr")
        th = ["HSN/SAC", "Taxable Value", "CGST Rate", "CGST Amount", "SGST/UTGST Rate", "SGST/UTGST Amount", "Total Tax Amount"]
    ty = y
    heads(c, y, 22, th, tc, F, 7, 8.5)
    y -= 22
    c.line(X0, ty, X1, ty)
    c.line(X0, y, X1, y)
    for k in hs:
        t, rt = rates[k], k[1]
        ce = [k[0], rs(t), f"{rt}%", rs(full(t, rt)), rs(full(t, rt))] if inter else \
            [k[0], rs(t), f"{hr(rt)}%", rs(half(t, rt)), f"{hr(rt)}%", rs(half(t, rt)), rs(2 * half(t, rt))]
        row(c, y - 2, ce, tc, F, 7.5, 9)
        y -= 12.5
    c.line(X0, y, X1, y)
    row(c, y, ["Total", rs(tx), "", rs(I), rs(I)] if inter else ["Total", rs(tx), "", rs(C), "", rs(C), rs(2 * C)], tc, B, 7.5, 9)
    y -= 12
    vlines(c, tc, ty, y)
    c.line(X0, y, X1, y)
    put(c, X0 + 2, y - 12, "Tax Amount (in words) :", F, 7.5)
    tt = 2 * C + I
    tw = "INR " + words(tt // 100) + (f" and {words(tt % 100)} paise" if tt % 100 else "") + " Only"
    put(c, X0 + 92, y - 12, tw, B, 7.5)
    y -= 26
    put(c, X0 + 2, y, "Company's PAN : " + s["pan"], F, 8)
    put(c, X0 + 2, y - 14, "Declaration", F, 7.5)
    para(c, X0 + 2, y - 24, 240, "We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct.", F, 7.5)
    c.rect(X0 + 270, y - 50, X1 - X0 - 270, 58)
    put(c, X1 - 4, y - 2, "for " + s["name"], B, 8, "r")
    put(c, X1 - 4, y - 46, "Authorised Signatory", F, 7.5, "r")
    put(c, W / 2, 28, "This is a Computer Generated Invoice", F, 7.5, "c")
    c.save()
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": b["code"], "supplier": who(s), "recipient": who(b),
            "line_items": [dict(description=i["d"], hsn_sac=i["h"], quantity=i["q"], unit=i["u"], unit_price=m(i["p"]), gst_rate=str(i["rate"]), amount=m(i["tx"])) for i in items],
            "taxable_total": m(tx), "grand_total": m(grand), "amount_in_words": w}
    if ro:
        data["round_off"] = m(ro)
    if ir:
        data["irn"] = ir
    ends(inter, C, C, I, data)
    return {"data": data}


FM = [("COLA DRINK 600ML PET x24", "22021010", "CS", 72000, 28, 12), ("ORANGE DRINK 250ML RGB x24", "22021020", "CS", 28800, 28, 12),
      ("MANGO FRUIT DRINK 160ML x40", "22029920", "CS", 35200, 12, 0), ("PACKAGED WATER 1 LTR x12", "22011010", "CS", 13200, 18, 0),
      ("POTATO WAFERS SALTED 52G", "20052000", "JAR", 18650, 12, 0), ("TOILET SOAP SANDAL 100G x4", "34011190", "PKT", 11800, 18, 0),
      ("DETERGENT POWDER 1KG", "34022010", "PCS", 9250, 18, 0), ("GLUCOSE BISCUIT 800G", "19053100", "PCS", 7040, 18, 0),
      ("TEA DUST PREMIUM 250G", "09024020", "PKT", 9800, 5, 0), ("LEMON SODA 750ML x12", "22021010", "CS", 24400, 28, 12),
      ("MUSTARD OIL 1 LTR POUCH", "15149120", "PCS", 13450, 5, 0), ("HAIR OIL COCONUT 200ML", "33059011", "PCS", 8120, 18, 0)]


def beverage(path, seed, rows):
    r = rng_for("beverage", seed, rows)
    s, b, inter = two(r, r.choice(["Distributors", "Beverages & Agencies", "Sales Corporation"]), .3, r.choice(["Kirana Stores", "Super Mart", "Provision Stores"]))
    d = day(r)
    no = f"GST{r.randint(1000, 99999):06d}"
    items = []
    for _ in range(rows):
        ds, hs, u, pr, rt, cs = r.choice(FM)
        q = r.randint(1, 40)
        pr = pr * r.randint(92, 108) // 100
        g = q * pr
        disc = r.choice([0, 0, g * r.choice([15, 20, 35]) // 1000])
        it = dict(d=ds, h=hs, q=str(q), free=r.choice(["", "", "", "1", "2"]), u=u, p=pr, mrp=pr * 13 // 10 // 100 * 100, disc=disc, tx=g - disc, rate=rt, cs=full(g - disc, cs), cr=cs)
        it["tot"] = it["tx"] + tax(it, inter) + it["cs"]
        items.append(it)
    S = {k: sum(i[k] for i in items) for k in ("tx", "c", "s", "i", "cs", "tot", "disc")}
    ro = nearest(S["tot"])
    grand = S["tot"] + ro
    pg = landscape(A4)
    W, H = pg
    c = canvas.Canvas(path, pagesize=pg, invariant=1)
    F, B = "DVC", "DVCB"
    X0, X1 = 24, W - 24
    base = [20, 140, 50, 44, 30, 26, 30, 46, 48, 62]
    if inter:
        ws, al = base + [36, 66, 56], "clcrrrlrrrrrrr"
        ti = ["S.N", "Product Name", "HSN Code", "M.R.P", "Qty", "Free", "UOM", "Rate", "Disc. Amt", "Taxable Amount", "IGST %", "IGST Amt", "Cess Amt", "Net Amount"]
    else:
        ws, al = base + [30, 52, 30, 52, 50], "clcrrrlrrrrrrrrr"
        ti = ["S.N", "Product Name", "HSN Code", "M.R.P", "Qty", "Free", "UOM", "Rate", "Disc. Amt", "Taxable Amount", "CGST %", "CGST Amt", "SGST %", "SGST Amt", "Cess Amt", "Net Amount"]
    cols = columns(X0, ws + [X1 - X0 - sum(ws)], al)
    run, pn = 0, 1

    def top():
        c.setFillColor("#e9e9e9")
        c.rect(X0, H - 60, X1 - X0, 38, fill=1)
        c.setFillColor("black")
        put(c, X0 + 6, H - 38, s["name"].upper(), B, 13)
        put(c, X0 + 6, H - 52, f"{s['street']}, {s['city']} {s['pin']}  Ph: {s['phone']}", F, 7.5)
        put(c, X1 - 6, H - 38, "GST TAX INVOICE", B, 12, "r")
        put(c, X1 - 6, H - 52, f"GSTIN : {s['gstin']}   State : {s['code']}-{s['state']}", F, 7.5, "r")
        c.rect(X0, H - 112, X1 - X0, 52)
        put(c, X0 + 6, H - 72, "To: " + b["name"], B, 9)
        put(c, X0 + 6, H - 84, f"{b['street']}, {b['city']} {b['pin']}", F, 7.5)
        put(c, X0 + 6, H - 96, f"GSTIN : {b['gstin']}     Mob: {b['phone']}", F, 7.5)
        put(c, X0 + 6, H - 107, f"Place of Supply : {b['code']}-{b['state']}", F, 7.5)
        for i, (k, v) in enumerate((("Invoice No", no), ("Invoice Date", d.strftime("%d/%m/%Y")), ("Salesman", sm), ("Page", f"{pn} of {pages}"))):
            put(c, X1 - 200, H - 72 - 11.5 * i, k, F, 7.5)
            put(c, X1 - 130, H - 72 - 11.5 * i, ": " + v, B if i < 2 else F, 7.5)
        heads(c, H - 112, 24, ti, cols, B, 7, 9)
        c.line(X0, H - 136, X1, H - 136)
        return H - 138

    per = 26
    fp = 18
    sheets = (rows + per - 1) // per
    pages = sheets + (1 if rows - per * (sheets - 1) > fp else 0)
    sm = r.choice(FIRST)
    y = top()
    inpage = 0
    for n, it in enumerate(items, 1):
        if inpage == per:
            put(c, X1 - 90, y - 9, "Carried Over", B, 7.5, "r")
            put(c, X1 - 3, y - 9, rs(run), B, 7.5, "r")
            vlines(c, cols, H - 112, y)
            c.line(X0, y, X1, y)
            c.showPage()
            pn += 1
            y = top()
            put(c, X0 + 30, y - 9, "Brought Forward", B, 7.5)
            put(c, X1 - 3, y - 9, rs(run), B, 7.5, "r")
            y -= 13
            inpage = 0
        tail = [str(it["rate"]) + ".00", rs(it["i"])] if inter else [hr(it["rate"]), rs(it["c"]), hr(it["rate"]), rs(it["s"])]
        ce = [str(n), it["d"], it["h"], rs(it["mrp"]), it["q"], it["free"], it["u"], rs(it["p"]), rs(it["disc"]), rs(it["tx"])] + tail + [rs(it["cs"]), rs(it["tot"])]
        row(c, y, ce, cols, F, 7.2, 9)
        y -= 12.6
        run += it["tot"]
        inpage += 1
    if inpage > fp:
        put(c, X1 - 90, y - 9, "Carried Over", B, 7.5, "r")
        put(c, X1 - 3, y - 9, rs(run), B, 7.5, "r")
        vlines(c, cols, H - 112, y)
        c.line(X0, y, X1, y)
        c.showPage()
        pn += 1
        y = top()
        put(c, X0 + 30, y - 9, "Brought Forward", B, 7.5)
        put(c, X1 - 3, y - 9, rs(run), B, 7.5, "r")
        y -= 13
    y = min(y, H - 260)
    c.line(X0, y, X1, y)
    tl = ["", rs(S["i"])] if inter else ["", rs(S["c"]), "", rs(S["s"])]
    row(c, y - 2, ["", "TOTAL", "", "", str(sum(int(i["q"]) for i in items)), "", "", "", rs(S["disc"]), rs(S["tx"])] + tl + [rs(S["cs"]), rs(S["tot"])], cols, B, 7, 9, 2)
    y -= 14
    vlines(c, cols, H - 112, y)
    c.line(X0, y, X1, y)
    w = "Rs. " + words(grand // 100, andw=True) + " Only"
    yy = y - 12
    for k, v in [("Taxable Amount", S["tx"])] + ([("IGST", S["i"])] if inter else [("CGST", S["c"]), ("SGST", S["s"])]) + [("Cess", S["cs"]), ("Round Off", ro)]:
        put(c, X1 - 110, yy, k, F, 8, "r")
        put(c, X1 - 3, yy, rs(v), F, 8, "r")
        yy -= 11.5
    yy -= 4
    c.setFillColor("#e9e9e9")
    c.rect(X1 - 210, yy - 5, 210, 15, fill=1)
    c.setFillColor("black")
    put(c, X1 - 110, yy, "NET PAYABLE", B, 9, "r")
    put(c, X1 - 3, yy, rs(grand), B, 9, "r")
    put(c, X0 + 4, y - 14, w, B, 8)
    for i, t in enumerate(("Goods once sold will not be taken back. Cheque return charges Rs.500.", "Empties to be returned in good condition.", f"Subject to {s['city']} jurisdiction only. E.&O.E.")):
        put(c, X0 + 4, y - 32 - 11 * i, t, F, 7)
    put(c, X0 + 4, 40, "Receiver's Sign & Stamp", F, 7.5)
    put(c, X1 - 4, 40, "For " + s["name"].upper(), B, 7.5, "r")
    c.save()
    li = []
    for i in items:
        e = dict(description=i["d"], hsn_sac=i["h"], quantity=i["q"], unit=i["u"], unit_price=m(i["p"]), discount=m(i["disc"]), taxable_value=m(i["tx"]), gst_rate=str(i["rate"]), cess_amount=m(i["cs"]), amount=m(i["tot"]))
        e.update(dict(igst_amount=m(i["i"])) if inter else dict(cgst_amount=m(i["c"]), sgst_amount=m(i["s"])))
        li.append(e)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": b["code"], "supplier": {"name": s["name"].upper(), "gstin": s["gstin"]}, "recipient": who(b), "line_items": li,
            "taxable_total": m(S["tx"]), "cess_total": m(S["cs"]), "round_off": m(ro), "grand_total": m(grand), "amount_in_words": w}
    ends(inter, S["c"], S["s"], S["i"], data)
    return {"data": data}


LAYOUTS = {"dealer": dealer, "beverage": beverage}
