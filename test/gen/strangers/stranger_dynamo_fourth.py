# SPDX-License-Identifier: AGPL-3.0-or-later
"""Granite slabs by measure, weaving by picks."""
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen.canvas import Canvas

import stranger_dynamo_kit as kit
from stranger_dynamo_kit import amt, cells, div, edges_of, inr, milli, text

W, H = A4
BLACK = HexColor("#000000")


def slabs(path, seed, rows):
    r = kit.rng_of("slabs", seed, rows)
    LW, LH = landscape(A4)
    c = Canvas(path, pagesize=(LW, LH), invariant=1)
    c.setTitle("Slab invoice")
    F, B = "Gst26Cond", "Gst26CondB"
    green = HexColor("#3c5a3c")
    intra = r.random() < 0.5
    d = kit.day(r)
    no = f"HGS/{kit.fy(d, '')}/{r.randrange(1, 700):03d}"
    sup = kit.party("Hampi Granites & Slabs", kit.gstin(r, "29", "F"))
    st, nm, ad = (("29", "Whitefield Stone Gallery", "Survey 9/2, Hoodi Main Road, Bengaluru 560048") if intra
                  else ("36", "Charminar Marbles & Granites", "Plot 22, Kattedan Industrial Area, Hyderabad 500077"))
    rec = kit.party(nm, kit.gstin(r, st, "P"))
    kinds = [("Tan Brown", 138000), ("Black Galaxy", 265000), ("Steel Grey", 112000), ("Absolute Black", 298000), ("Ivory Brown", 176000)]
    fin = ["polished", "leather", "flamed"]
    lst, items = [], []
    T = dict(a=0, tx=0, c=0, s=0, i=0, n=0)
    k = blk = left = 0
    for i in range(rows):
        if left == 0:
            kk, rate = r.choice(kinds)
            ff, th = r.choice(fin), r.choice((18, 20, 30))
            rate += r.randrange(-8, 9) * 1000 + (th - 18) * 2500
            blk, left, k = r.randrange(200, 999), r.randrange(3, 9), r.randrange(1, 30)
        left -= 1
        k += 1
        ln, ht = r.randrange(210, 318), r.randrange(120, 196)
        area = div(ln * ht, 10)                     # thousandths of a square metre
        v = div(area * rate, 1000)
        cg, sg, ig = kit.split_tax(v, 18, intra)
        net = v + cg + sg + ig
        ds = f"{kk} {ff} {th} mm"
        lst.append([str(i + 1), ds, str(blk), f"{k:02d}", str(ln + 5), str(ht + 3), str(ln), str(ht), milli(area), inr(rate), inr(v)] + ([inr(cg), inr(sg)] if intra else [inr(ig)]) + [inr(net)])
        it = {"description": ds, "hsn_sac": "68022390", "quantity": milli(area), "unit": "Sq.M.", "unit_price": amt(rate), "taxable_value": amt(v), "gst_rate": "18", "amount": amt(net)}
        del it["hsn_sac"]
        it.update({"cgst_amount": amt(cg), "sgst_amount": amt(sg)} if intra else {"igst_amount": amt(ig)})
        items.append(it)
        for key, x in zip(("a", "tx", "c", "s", "i", "n"), (area, v, cg, sg, ig, net)):
            T[key] += x
    ws = [26, 132, 40, 34, 38, 38, 38, 38, 58, 62, 78] + ([66, 66] if intra else [76]) + [78]
    ws[1] += LW - 56 - sum(ws)
    e = edges_of(28, ws)
    al = "llcc" + "r" * 20
    pg = [0]
    tops = [0]

    def head():
        pg[0] += 1
        y = LH - 40
        c.setFillColor(green)
        text(c, 28, y, sup["name"], B, 17)
        c.setFillColor(BLACK)
        text(c, LW - 28, y, "TAX INVOICE WITH MEASUREMENT LIST", B, 11, "r")
        text(c, 28, y - 14, f"Gangavathi Road, Hosapete 583201, Vijayanagara Dist., Karnataka     GSTIN {sup['gstin']}", F, 8.5)
        text(c, LW - 28, y - 14, f"Sheet {pg[0]}", F, 8.5, "r")
        y -= 32
        if pg[0] == 1:
            c.setFont(F, 8.5)
            for j, s in enumerate(("Consignee & Buyer:  " + rec["name"], ad, f"GSTIN {rec['gstin']}")):
                text(c, 28, y - 12 * j, s, B if j == 0 else F, 9)
            for j, (a, b) in enumerate((("Invoice No.", no), ("Invoice Date", d.strftime("%d-%m-%Y")), ("Place of Supply", f"{kit.STATES[st]} ({st})"))):
                text(c, 440, y - 12 * j, a, F, 9)
                text(c, 520, y - 12 * j, b, B, 9)
            for j, (a, b) in enumerate((("HSN", "68022390"), ("Lorry", kit.vehicle(r, "KA")), ("Gang saw lot", f"GS-{r.randrange(100, 999)}"))):
                text(c, 650, y - 12 * j, a, F, 9)
                text(c, 714, y - 12 * j, b, F, 9)
            y -= 52
        tops[0] = y + 14
        c.setFillColor(HexColor("#dde8dd"))
        c.rect(28, y - 22, LW - 56, 36, stroke=0, fill=1)
        c.setFillColor(BLACK)
        text(c, (e[4] + e[6]) / 2, y + 2, "Gross (cm)", B, 8, "c")
        text(c, (e[6] + e[8]) / 2, y + 2, "Net (cm)", B, 8, "c")
        c.setLineWidth(0.4)
        c.line(e[4], y - 4, e[8], y - 4)
        hs = [["Sl."], ["Material, finish", "and thickness"], ["Block", "No."], ["Slab", "No."], [], [], [], [], ["Net Area", "Sq.M."], ["Rate per", "Sq.M."], ["Taxable", "Value"]]
        hs += [["CGST", "@ 9%"], ["SGST", "@ 9%"]] if intra else [["IGST", "@ 18%"]]
        hs += [["Total", "Rs."]]
        cells(c, y, e, al, hs, B, 8)
        cells(c, y - 15, e, al, ["", "", "", "", "L", "H", "L", "H"], B, 8)
        return y - 32

    def close(y):
        c.setLineWidth(0.4)
        c.setStrokeColor(green)
        for x in e:
            c.line(x, tops[0] if x not in (e[5], e[7]) else tops[0] - 18, x, y)
        for yy in (tops[0], tops[0] - 36, y):
            c.line(e[0], yy, e[-1], yy)
        c.setStrokeColor(BLACK)

    y = head()
    for row in lst:
        if y < 50:
            close(y + 8)
            c.showPage()
            y = head()
        cells(c, y, e, al, row, F, 8)
        y -= 13
    if y < 170:
        close(y + 8)
        c.showPage()
        y = head()
    c.setLineWidth(0.4)
    c.line(e[0], y + 9, e[-1], y + 9)
    cells(c, y - 2, e, al, ["", f"{rows} slab{'s' if rows > 1 else ''}", "", "", "", "", "", "", milli(T["a"]), "", inr(T["tx"])] + ([inr(T["c"]), inr(T["s"])] if intra else [inr(T["i"])]) + [inr(T["n"])], B, 8)
    close(y - 8)
    ro, grand = kit.to_rupee(T["n"])
    y -= 24
    text(c, e[-2] - 6, y, "Rounded off", F, 9, "r")
    text(c, e[-1] - 3, y, inr(ro), F, 9, "r")
    text(c, e[-2] - 6, y - 15, "Net payable Rs.", B, 10, "r")
    text(c, e[-1] - 3, y - 15, inr(grand), B, 10, "r")
    wd = "Rupees " + kit.words(grand // 100) + " Only"
    for j, s in enumerate(kit.wrap(wd, B, 9, 430)):
        text(c, 28, y - 12 * j, s, B, 9)
    for j, s in enumerate(("Natural variation of colour and grain is no ground for rejection.  Net measure allows 5 cm in length and 3 cm in height.",
                           "Unloading at buyer's risk and cost. Payment: 50% advance, balance against delivery.")):
        text(c, 28, y - 40 - 11 * j, s, F, 8)
    text(c, LW - 28, y - 70, "For Hampi Granites & Slabs, Proprietor / Auth. Signatory", F, 8.5, "r")
    c.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": st, "supplier": sup, "recipient": rec, "line_items": items, "taxable_total": amt(T["tx"]),
         "round_off": amt(ro), "grand_total": amt(grand), "amount_in_words": wd}
    t.update({"cgst_total": amt(T["c"]), "sgst_total": amt(T["s"])} if intra else {"igst_total": amt(T["i"])})
    return {"data": t}


def picks(path, seed, rows):
    r = kit.rng_of("picks", seed, rows)
    c = Canvas(path, pagesize=A4, invariant=1)
    c.setTitle("Weaving charges")
    F, B = "Helvetica", "Helvetica-Bold"
    intra = r.random() < 0.6
    d = kit.day(r)
    due = kit.plus(d, 30)
    no = f"WV-{r.randrange(1, 900):04d}"
    sup = kit.party("SRI NACHIYAR WEAVING MILLS", kit.gstin(r, "33", "F"))
    st, nm, ad = (("33", "Kongu Home Linen Exports", ["7/114 Salem Road, Komarapalayam", "Namakkal 638183, Tamil Nadu"]) if intra else ("27", "Gulmohar Fabrics Private Limited", ["Gala 8, Kalher Compound, Bhiwandi", "Thane 421302, Maharashtra"]))
    rec = kit.party(nm, kit.gstin(r, st))
    sorts = [("40s x 40s 92x88 63\" Plain", 88, 1350), ("60s x 60s 132x108 65\" Sateen", 108, 1575), ("20s x 20s 60x56 48\" Plain", 56, 1225), ("30s x 30s 76x68 67\" Twill 2/1", 68, 1300),
             ("80s x 80s 144x120 122\" Dobby", 120, 2150), ("2/40s x 10s 52x44 58\" Canvas", 44, 1650)]
    e = edges_of(32, [22, 52, 148, 34, 60, 38, 48, 54, 75])
    lst, items, total, mt, pt = [], [], 0, 0, 0
    for i in range(rows):
        q, pk, pp = r.choice(sorts)
        pp += r.randrange(-3, 4) * 25
        rate = pk * pp // 100
        pcs = r.randrange(2, 40)
        m = pcs * r.randrange(9200, 11900)       # hundredths of a metre
        m = m // 25 * 25
        v = div(m * rate, 100)
        lst.append((str(i + 1), f"{r.choice('AB')}{r.randrange(1, 48):02d}/{r.randrange(100, 999)}", q, str(pcs), milli(m, 2), str(pk), amt(pp), amt(rate), inr(v), v))
        items.append({"description": q, "quantity": milli(m, 2), "unit": "Metres", "unit_price": amt(rate), "amount": amt(v)})
        total += v
        mt += m
        pt += pcs
    pg = [0]
    top = [0]

    def head():
        pg[0] += 1
        y = H - 44
        if pg[0] == 1:
            c.setLineWidth(0.8)
            c.rect(32, y - 150, e[-1] - 32, 166)
            text(c, W / 2, y, "INVOICE FOR WEAVING CHARGES", B, 10, "c")
            c.line(32, y - 6, e[-1], y - 6)
            text(c, W / 2, y - 24, sup["name"], B, 15, "c")
            text(c, W / 2, y - 37, "S.F. 88/1B, Tiruchengode Main Road, Pallipalayam, Erode 638006, Tamil Nadu (State Code 33)", F, 8.5, "c")
            text(c, W / 2, y - 48, "GSTIN " + sup["gstin"], B, 9, "c")
            c.line(32, y - 56, e[-1], y - 56)
            c.line(320, y - 56, 320, y - 150)
            text(c, 38, y - 70, "Weaving charges for the account of", F, 8)
            text(c, 38, y - 84, "M/s " + rec["name"], B, 10)
            for j, s in enumerate(ad + ["GSTIN " + rec["gstin"], f"State Code {st}"]):
                text(c, 38, y - 97 - 11.5 * j, s, F, 9)
            for j, (a, b) in enumerate((("Bill No.", no), ("Bill Date", d.strftime("%d.%m.%Y")), ("Due Date", due.strftime("%d.%m.%Y")), ("Place of Supply", f"{st} / {kit.STATES[st]}"), ("SAC", "998821"), ("Delivery Challan", f"DC {r.randrange(100, 990)} of {kit.plus(d, -1).strftime('%d.%m.%Y')}"))):
                text(c, 328, y - 71 - 14 * j, a, F, 9)
                text(c, 412, y - 71 - 14 * j, b, B if j < 3 else F, 9)
            y -= 150
        else:
            text(c, 32, y, f"{sup['name']}   Bill No. {no} dt. {d.strftime('%d.%m.%Y')}", B, 9)
            text(c, e[-1], y, f"Page {pg[0]}", F, 9, "r")
            y -= 8
        top[0] = y
        cells(c, y - 12, e, "lllrrrrrr", [["S.", "No"], ["Loom /", "Beam"], ["Sort"], ["Pcs"], ["Metres"], ["Picks", "per", "inch"], ["Paise", "per", "pick"], ["Charge", "per mtr", "Rs."], ["Amount", "Rs."]], B, 8.5)
        c.line(32, y - 38, e[-1], y - 38)
        return y - 51

    def close(y):
        for x in e:
            c.line(x, top[0], x, y)
        c.line(32, top[0], e[-1], top[0])
        c.line(32, y, e[-1], y)

    y, run = head(), 0
    for row in lst:
        if y < 66:
            close(y + 8)
            text(c, e[-1] - 3, y - 4, "Page total carried: " + inr(run), F, 8.5, "r")
            c.showPage()
            c.setLineWidth(0.8)
            y = head()
        cells(c, y, e, "lllrrrrrr", list(row[:9]), F, 8.5)
        run += row[9]
        y -= 14
    if y < 210:
        close(y + 8)
        text(c, e[-1] - 3, y - 4, "Page total carried: " + inr(run), F, 8.5, "r")
        c.showPage()
        c.setLineWidth(0.8)
        y = head()
    elif pg[0] == 1 and y > 420:
        y = 420                                   # the form's body has a least height
    c.line(32, y + 8, e[-1], y + 8)
    cells(c, y - 4, e, "lllrrrrrr", ["", "", "Total", str(pt), milli(mt, 2), "", "", "", inr(total)], B, 8.5)
    close(y - 10)
    cg, sg, ig = kit.split_tax(total, 5, intra)
    ro, grand = kit.to_rupee(total + cg + sg + ig)
    y -= 24
    y0 = y
    for a, v in ([("CGST @ 2.5%", cg), ("SGST @ 2.5%", sg)] if intra else [("IGST @ 5%", ig)]) + [("Round off", ro), ("Bill Amount", grand)]:
        f = B if a == "Bill Amount" else F
        text(c, e[6] - 6, y, a, f, 9.5)
        text(c, e[-1] - 3, y, inr(v), f, 9.5, "r")
        y -= 14
    wd = "Rupees " + kit.words(grand // 100, conj="and") + " Only"
    for j, s in enumerate(kit.wrap(wd, B, 9, 300)):
        text(c, 36, y0 - 12 * j, s, B, 9)
    text(c, 36, y0 - 44, "Charge per metre = picks per inch x paise per pick / 100.", F, 8)
    text(c, 36, y0 - 55, "Yarn account statement sent separately. Waste allowed: warp 1.5%, weft 3%.", F, 8)
    text(c, e[-1], y - 10, "for " + sup["name"], B, 8.5, "r")
    text(c, e[-1], y - 52, "Managing Partner", F, 8.5, "r")
    c.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "place_of_supply": st, "supplier": sup, "recipient": rec, "line_items": items, "taxable_total": amt(total),
         "round_off": amt(ro), "grand_total": amt(grand), "amount_in_words": wd}
    t.update({"cgst_total": amt(cg), "sgst_total": amt(sg)} if intra else {"igst_total": amt(ig)})
    return {"data": t}


LAYOUTS = {"slabs": slabs, "picks": picks}
