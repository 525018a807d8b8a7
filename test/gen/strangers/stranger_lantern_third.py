# SPDX-License-Identifier: AGPL-3.0-or-later
"""Cotton bales by the candy, paper by ream weight, ship chandler on a dot-matrix printer."""
from reportlab.lib.colors import HexColor, black
from reportlab.lib.pagesizes import A4
from reportlab.lib.utils import simpleSplit
from reportlab.pdfgen.canvas import Canvas

from stranger_lantern_kit import *

W, H = A4


def cotton(path, seed, rows):
    """Few rules, Times; rate is for the candy of 355.62 kg, weight on the paper too."""
    r = seedrng("cotton", seed, rows)
    a, b, inter = deal(r, ["Kapas Vrindavan Ginning & Pressing Factory", "Shwet Sona Cotton Co.", "Narmada Jinning Mills"],
                       ["Annai Spinning Mills (P) Ltd", "Surya Open End Yarns Ltd", "Palani Cotspin Private Limited"], home=["24", "27", "36", "23"], chance=.6)
    d = day(r)
    no = f"{r.randint(1, 880)}/CB/{fy(d)}"
    c = Canvas(path, pagesize=A4, invariant=1)
    T, TB = "Times-Roman", "Times-Bold"
    cols = columns(40, [(38, "l"), (122, "l"), (50, "c"), (36, "r"), (48, "r"), (40, "r"), (52, "r"), (52, "r"), (77, "r")])
    titles = ["Lot\nNo.", "Variety / Staple /\nPress Running Nos.", "HSN\nCode", "No. of\nBales", "Gross\nKgs.", "Tare\nKgs.", "Nett in\nCandies", "Rate per\nCandy", "Amount\nRs.   P."]

    def head(pg):
        text(c, W / 2, H - 46, a["name"].upper(), TB, 15, "c")
        text(c, W / 2, H - 60, f"{a['a1']}, {a['a2']}", T, 9.5, "c")
        text(c, W / 2, H - 73, "G.S.T. No. " + a["gstin"], TB, 9.5, "c")
        text(c, W / 2, H - 94, "COTTON BALES - TAX INVOICE", TB, 11, "c")
        y = H - 116
        text(c, 42, y, "To,", T, 10)
        for k, s in enumerate([b["name"], b["a1"], b["a2"], "G.S.T. No. " + b["gstin"]]):
            text(c, 60, y - 12 * k, s, TB if not k else T, 10)
        for k, s in enumerate([f"Invoice No.  {no}", f"Date  {d:%d.%m.%Y}", f"Lorry No.  GJ{seed:02d}X{3000 + rows}", f"Sheet  {pg}"]):
            text(c, 400, y - 12 * k, s, T, 10)
        y -= 50
        c.setLineWidth(1)
        c.line(40, y, 555, y)
        heads(c, cols, titles, y, 28, TB, 9, 11, "col")
        c.setLineWidth(.5)
        c.line(40, y - 28, 555, y - 28)
        return y - 33

    kinds = ["Shankar-6, 29 mm", "MCU-5, 31 mm", "DCH-32, 35 mm", "J-34 SG, 26 mm", "Bunny/Brahma, 30 mm"]
    y, pg, items, total, bales, cand = head(1), 1, [], 0, 0, 0
    for i in range(rows):
        n = r.choice([25, 50, 100, 100])
        p0 = r.randint(100, 9000)
        desc = f"{r.choice(kinds)} P.R. Nos. {p0} to {p0 + n - 1}"
        gross = n * r.randint(1640, 1715)          # tenths of a kilogram
        tare = n * 12
        can = div((gross - tare) * 10000, 35562)  # thousandths of a candy
        rate = r.randint(520, 690) * 10000
        amt = div(can * rate, 1000)
        total, bales, cand = total + amt, bales + n, cand + can
        line = [f"{r.choice('AKS')}-{r.randint(1, 99)}", desc, "52010020", n, f"{gross / 10:.1f}", f"{tare / 10:.1f}", q3(can), rs(rate), rs(amt)]
        h = height(cols, line, T, 9, 11) + 4
        if y - h < 90:
            text(c, 553, y - 14, "Carried over to next sheet  " + rs(total - amt), "Times-Italic", 9.5, "r")
            c.showPage()
            pg += 1
            y = head(pg)
            text(c, 42, y - 9, "Brought from last sheet", "Times-Italic", 9.5)
            text(c, 553, y - 9, rs(total - amt), "Times-Italic", 9.5, "r")
            y -= 16
        row(c, cols, line, y, T, 9, 11)
        y -= h
        items.append({"description": desc, "hsn_sac": "52010020", "quantity": q3(can), "unit_price": plain(rate), "amount": plain(amt)})
    if y < 240:
        text(c, 553, y - 14, "Carried over to next sheet  " + rs(total), "Times-Italic", 9.5, "r")
        c.showPage()
        pg += 1
        y = head(pg)
        text(c, 42, y - 9, "Brought from last sheet", "Times-Italic", 9.5)
        text(c, 553, y - 9, rs(total), "Times-Italic", 9.5, "r")
        y -= 16
    c.line(40, y, 555, y)
    row(c, cols, ["", "Total", "", bales, "", "", q3(cand), "", rs(total)], y - 3, TB, 9, 11)
    c.line(40, y - 18, 555, y - 18)
    y -= 32
    cg, sg, ig = tax(total, 5, inter)
    g, ro = rounded(total + cg + sg + ig)
    lines = [["I.G.S.T. 5%", ig]] if inter else [["C.G.S.T. 2.5%", cg], ["S.G.S.T. 2.5%", sg]]
    for l, v in lines + [["Rounding off", ro]]:
        text(c, 395, y, l, T, 10)
        text(c, 552, y, rs(v), T, 10, "r")
        y -= 14
    c.line(395, y + 9, 555, y + 9)
    text(c, 395, y - 4, "Total Rs.", TB, 11)
    text(c, 552, y - 4, rs(g), TB, 11, "r")
    c.line(395, y - 9, 555, y - 9)
    w = words(g)
    y = para(c, 42, y - 30, w, TB, 10, 500)
    y = para(c, 42, y - 6, "1 Candy = 355.62 Kgs. Moisture up to 8.5% is accepted; allowance above that by mutual survey. Our risk ends when goods leave the press.", T, 8.5, 340)
    text(c, 553, y - 10, "For " + a["name"], TB, 10, "r")
    text(c, 553, y - 50, "Partner", T, 10, "r")
    c.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "supplier": who(a), "recipient": who(b), "line_items": items,
         "taxable_total": plain(total), "round_off": plain(ro), "grand_total": plain(g), "amount_in_words": w}
    taxes(t, inter, cg, sg, ig)
    return {"data": t}


def paper(path, seed, rows):
    r = seedrng("paper", seed, rows)
    fonts("Gst20Noto", "Gst20NotoB")
    F, B = "Gst20Noto", "Gst20NotoB"
    a, b, inter = deal(r, ["Shreeji Paper Mart", "Kagaz Kothi", "Whitewater Paper & Boards LLP"],
                       ["Mudra Offset Printers", "Saraswati Note Book Mfg. Co.", "PackRite Cartons Pvt. Ltd."])
    d = day(r)
    no = f"PM-{fy(d)}-{r.randint(1, 6000)}"
    c = Canvas(path, pagesize=A4, invariant=1)
    cols = columns(28, [(22, "c"), (134, "l"), (28, "c"), (56, "c"), (50, "c"), (36, "r"), (46, "r"), (54, "r"), (44, "r"), (69, "r")])
    titles = ["Sr.", "Quality / Make", "GSM", "Size\n(cms)", "HSN/\nSAC", "Reams", "Ream\nWt. (Kg)", "Weight\n(Kgs)", "Rate/\nKg", "Amount\n(₹)"]

    def box(x, y, w, h, title, lines):
        c.setStrokeColor(HexColor("#7f7f7f"))
        c.setLineWidth(.6)
        c.roundRect(x, y - h, w, h, 4)
        text(c, x + 6, y - 11, title, F, 7)
        for k, s in enumerate(lines):
            text(c, x + 6, y - 23 - 11 * k, s, B if not k else F, 8.5)

    def head(pg):
        text(c, 28, H - 40, "Tax Invoice", B, 11)
        text(c, 567, H - 40, f"Sheet {pg}", F, 8, "r")
        y = H - 48
        box(28, y, 265, 62, "Seller", [a["name"], a["a1"], a["a2"], "GSTIN " + a["gstin"]])
        box(302, y, 265, 62, "Invoice", [f"{no}", f"Dated {d:%d-%m-%Y}", f"Vehicle MH-{seed + 10}-Q-{4000 + rows}", "Terms: 21 days"])
        box(28, y - 68, 539, 62, "Buyer", [b["name"], b["a1"], b["a2"], f"GSTIN {b['gstin']}    Place of supply {b['code']}-{b['state']}"])
        y -= 138
        c.setFillColor(HexColor("#e7e6e6"))
        c.rect(28, y - 28, 539, 28, fill=1)
        c.setFillColor(black)
        heads(c, cols, titles, y, 28, B, 8, 10)
        return y, y - 30

    goods = [("Maplitho Natural Shade (Tarangini)", "48025790", (54, 60, 70, 80)), ("Art Paper Gloss Imported", "48101320", (90, 100, 130, 170)),
             ("Kraft Paper 18 BF Golden", "48043100", (100, 120, 150)), ("Duplex Board Grey Back (Hansraj Mills)", "48109200", (230, 250, 285, 300)),
             ("Cream Wove Ledger", "48025690", (52, 58, 60)), ("Chromo One Side Coated", "48101390", (80, 90)), ("Newsprint GNP 45 Shade White", "48010010", (45,))]
    sizes = [("58.5 x 91", 5324), ("61 x 86", 5246), ("63.5 x 91.5", 5810), ("76 x 102", 7752), ("51 x 76", 3876)]
    top, y = head(1)
    pg, items, sub, kgs, reams = 1, [], 0, 0, 0

    def close():
        c.setStrokeColor(HexColor("#7f7f7f"))
        c.line(28, y, 567, y)
        rules(c, cols, top, y)
    for i in range(rows):
        nm, hsn, gs = r.choice(goods)
        gsm = r.choice(gs)
        size, area = r.choice(sizes)
        rw = div(area * gsm * 500, 1000000) * 100  # grams, one tenth of a kilogram kept
        q = r.randint(2, 60)
        kg = rw * q
        rate = r.randint(480, 1180) * 10
        amt = div(kg * rate, 1000)
        sub, kgs, reams = sub + amt, kgs + kg, reams + q
        line = [i + 1, nm, gsm, size, hsn, q, f"{rw / 1000:.1f}", f"{kg / 1000:.1f}", plain(rate), rs(amt)]
        h = height(cols, line, F, 8, 10) + 4
        if y - h < 60:
            close()
            text(c, 567, y - 14, "contd. on next sheet", F, 8, "r")
            c.showPage()
            pg += 1
            top, y = head(pg)
        row(c, cols, line, y, F, 8, 10)
        y -= h
        items.append({"description": nm, "hsn_sac": hsn, "quantity": f"{kg / 1000:.1f}", "unit_price": plain(rate), "amount": plain(amt)})
    if y < 220:
        close()
        text(c, 567, y - 14, "contd. on next sheet", F, 8, "r")
        c.showPage()
        pg += 1
        top, y = head(pg)
    else:
        y -= max(0, 60 - 15 * rows)
    close()
    row(c, cols, ["", "Total", "", "", "", reams, "", f"{kgs / 1000:.1f}", "", rs(sub)], y - 2, B, 8, 10)
    c.line(28, y - 16, 567, y - 16)
    y -= 30
    cart = r.choice([250, 400, 650, 900]) * 100
    tv = sub + cart
    cg, sg, ig = tax(tv, 12, inter)
    g, ro = rounded(tv + cg + sg + ig)
    lines = [("Cartage & Hamali", cart), ("Taxable Value", tv)]
    lines += [("Output IGST 12%", ig)] if inter else [("Output CGST 6%", cg), ("Output SGST 6%", sg)]
    lines += [("Rounded off (+/-)", ro)]
    y0 = y
    for l, v in lines:
        text(c, 390, y, l, F, 8.5)
        text(c, 564.5, y, rs(v), F, 8.5, "r")
        y -= 13
    c.line(385, y + 9, 567, y + 9)
    text(c, 390, y - 4, "Invoice Amount ₹", B, 9.5)
    text(c, 564.5, y - 4, rs(g), B, 9.5, "r")
    w = words(g, 1)
    text(c, 28, y0, "Amount chargeable (in words)", F, 7.5)
    yy = para(c, 28, y0 - 13, w, B, 8.5, 330, 11)
    para(c, 28, yy - 8, "Weights are nominal, with a mill tolerance of 5% on substance. Wet or torn reams must be noted on the lorry receipt.", F, 7, 330, 9)
    text(c, 564, y - 34, "for " + a["name"], B, 8.5, "r")
    text(c, 564, y - 72, "Authorised Signatory", F, 8, "r")
    c.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": b["code"], "supplier": who(a), "recipient": who(b), "line_items": items,
         "taxable_total": plain(tv), "round_off": plain(ro), "grand_total": plain(g), "amount_in_words": w}
    taxes(t, inter, cg, sg, ig)
    return {"data": t}


def chandler(path, seed, rows):
    """Continuous-stationery look: Courier, dashes, page totals carried forward."""
    r = seedrng("chandler", seed, rows)
    a, b, inter = deal(r, ["HARBOUR STAR SHIP CHANDLERS", "KONKAN MARINE STORES", "SAGARIKA SHIP SUPPLIERS"],
                       ["BLUE PENNANT SHIPPING PVT LTD", "EASTERN TRAMP LINES LTD", "MALABAR COASTAL CARRIERS"], home=["27", "30", "32", "33", "37"], chance=.4)
    d = day(r)
    no = f"SC{r.randint(10000, 99999)}"
    c = Canvas(path, pagesize=A4, invariant=1)
    F, size, lead = "Courier", 8, 10
    x0 = 38
    wide = 99
    pen = [H - 40]

    def out(s, bold=False):
        text(c, x0, pen[0], s, "Courier-Bold" if bold else F, size)
        pen[0] -= lead

    fmt = "{:>3} {:<7} {:<34} {:<8} {:>4} {:>7} {:<4} {:>11} {:>13}"

    def head(pg):
        pen[0] = H - 40
        out(a["name"].center(wide), True)
        out(f"{a['a1']}, {a['a2']}".upper().center(wide))
        out(f"GSTIN: {a['gstin']}".center(wide))
        out("T A X   I N V O I C E".center(wide), True)
        out("=" * wide)
        out(f"{'TO: ' + b['name']:<66}INVOICE NO : {no}")
        out(f"{'    ' + b['a1'].upper():<66}DATE       : {d:%d-%b-%y}".upper())
        out(f"{'    ' + b['a2'].upper():<66}VESSEL     : M.V. {['CORAL DAWN', 'SEA HERON', 'JALDOOT II'][seed % 3]}")
        out(f"{'    GSTIN: ' + b['gstin']:<66}POS CODE   : {b['code']}")
        out(f"{'':<66}PAGE       : {pg}")
        out("-" * wide)
        out(fmt.format("SNO", "IMPA", "DESCRIPTION", "HSN", "GST%", "QTY", "UNIT", "UNIT PRICE", "AMOUNT"))
        out(fmt.format("", "CODE", "", "CODE", "", "SUPPLD", "", "RS.", "RS."))
        out("-" * wide)

    goods = [("MOORING ROPE 8 STRAND PP 56MM X 220M", "210121", "56074900", 12, "COIL", 4200000), ("WORKING GLOVES COTTON RUBBER COATED", "190103", "61161000", 5, "PRS", 6500),
             ("MARINE PAINT BOOTTOP RED 20L", "250541", "32081090", 18, "DRUM", 840000), ("WIRE BRUSH 4-ROW WOOD HANDLE", "510664", "96039000", 18, "PCS", 7800),
             ("RAGS COTTON COLOURED IN 25KG BALE", "232907", "63109010", 5, "BALE", 145000), ("PILOT LADDER STEP REPLACEMENT RUBBER WITH CHOCKS", "232001", "40169990", 18, "PCS", 98000),
             ("SHACKLE GALV BOW TYPE 22MM", "234153", "73269099", 18, "PCS", 36500), ("DETERGENT LIQUID HEAVY DUTY 25L", "550201", "34029099", 18, "CAN", 215000),
             ("TORCH EXPLOSION PROOF 2-CELL WITHOUT BATTERY", "792281", "85131010", 12, "PCS", 124000), ("HOSE FIRE CANVAS RUBBER LINED 50MM X 20M", "330805", "59090010", 12, "LGTH", 610000),
             ("GREASE MULTIPURPOSE EP-2", "450804", "27101990", 18, "KGS", 31000)]
    pg, items, tot, by, left = 1, [], 0, {}, 0
    head(1)
    for i in range(rows):
        nm, impa, hsn, rate, unit, base = r.choice(goods)
        up = base + r.randint(-9, 9) * base // 100
        q = r.randint(1, 6) if base > 400000 else r.randint(2, 60)
        amt = q * up
        ls = simpleSplit(nm, F, size, 33 * size * .6 + .1)
        if pen[0] - lead * len(ls) < 80:
            out("-" * wide)
            out(fmt.format("", "", "PAGE TOTAL C/F", "", "", "", "", "", plain(tot)))
            c.showPage()
            pg += 1
            head(pg)
            out(fmt.format("", "", "TOTAL B/F", "", "", "", "", "", plain(tot)))
        tot += amt
        by[rate] = by.get(rate, 0) + amt
        out(fmt.format(i + 1, impa, ls[0], hsn, rate, q, unit, plain(up), plain(amt)))
        for s in ls[1:]:
            out(fmt.format("", "", s, "", "", "", "", "", ""))
        items.append({"description": nm, "hsn_sac": hsn, "quantity": str(q), "unit": unit, "unit_price": plain(up), "gst_rate": str(rate), "amount": plain(amt)})
    if pen[0] < 260:
        out("-" * wide)
        out(fmt.format("", "", "PAGE TOTAL C/F", "", "", "", "", "", plain(tot)))
        c.showPage()
        pg += 1
        head(pg)
        out(fmt.format("", "", "TOTAL B/F", "", "", "", "", "", plain(tot)))
    out("-" * wide)
    def put2(l, v, bold=False):
        out(f"{l:>80} :{plain(v):>17}", bold)
    put2("TOTAL TAXABLE VALUE", tot)
    C = S = I = 0
    for k in sorted(by):
        x = tax(by[k], k, inter)
        C, S, I = C + x[0], S + x[1], I + x[2]
        if inter:
            put2(f"IGST @{k}% ON {plain(by[k])}", x[2])
        else:
            put2(f"CGST @{pct(k)}% ON {plain(by[k])}", x[0])
            put2(f"SGST @{pct(k)}% ON {plain(by[k])}", x[1])
    if len(by) > 1:
        if inter:
            put2("TOTAL IGST", I)
        else:
            put2("TOTAL CGST", C)
            put2("TOTAL SGST", S)
    g, ro = rounded(tot + C + S + I)
    put2("ROUND OFF", ro)
    out("-" * wide)
    put2("NET AMOUNT RS.", g, True)
    out("=" * wide)
    w = words(g).upper()
    for k, s in enumerate(simpleSplit(w, F, size, 90 * size * .6)):
        out(s)
    pen[0] -= 8
    out("GOODS RECEIVED ON BOARD IN GOOD ORDER AND CONDITION          E.&O.E.")
    pen[0] -= 8
    out(f"{'MASTER / CHIEF OFFICER':<60}{'FOR ' + a['name']:>39}")
    pen[0] -= 24
    out(f"{'(SHIP STAMP)':<60}{'AUTHORISED SIGNATORY':>39}")
    c.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": b["code"], "supplier": who(a), "recipient": who(b), "line_items": items,
         "taxable_total": plain(tot), "round_off": plain(ro), "grand_total": plain(g), "amount_in_words": w}
    taxes(t, inter, C, S, I)
    return {"data": t}


LAYOUTS = {"cotton": cotton, "paper": paper, "chandler": chandler}
