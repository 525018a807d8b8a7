# SPDX-License-Identifier: AGPL-3.0-or-later
"""Tile dealer, paint shop, mobile phone distributor."""
from datetime import timedelta
from reportlab.lib.pagesizes import A4, landscape
from stranger_counterbill_kit import *

TILES = [("Glazed Vitrified Tile Carrara Gold", "600x1200 mm, Glossy, 2 Pcs/Box", "69072100", "SQF", 15.5, (5200, 9800), 18),
         ("Wall Tile Ocean HL 02", "300x450 mm, Matt, 6 Pcs/Box", "69072300", "SQF", 8.7, (3100, 4700), 18),
         ("Parking Tile Cobble Grey", "400x400 mm, 5 Pcs/Box", "69072200", "SQF", 8.6, (2900, 4200), 18),
         ("Wash Basin Pedestal White", "Size 550x430", "69101000", "PCS", 0, (185000, 420000), 18),
         ("EWC One Piece S-Trap 300", "with soft close seat cover", "69101000", "PCS", 0, (680000, 1450000), 18),
         ("CP Bib Cock Long Body", "Quarter turn, with wall flange", "84818020", "PCS", 0, (84000, 165000), 18),
         ("Tile Adhesive Grey", "20 Kg Bag", "38245090", "BAG", 0, (31000, 52000), 18),
         ("Epoxy Grout Ivory", "1 Kg Pack", "32149090", "KG", 0, (29000, 61000), 18)]


def tiles(path, seed, rows):
    r, inter, S, B, d = start("tiles", seed, rows, ["Shree Umiya Ceramics & Sanitary", "Rangoli Tiles Studio", "Kamdhenu Sanitary Stores"])
    no = f"SUC/{r.randint(100, 4999)}/{fy(d)}"
    T = base(no, d, S, B)
    veh = f"{S['ab']}-{r.randint(1, 20):02d}-{r.choice('ABHT')}{r.choice('CKQ')}-{r.randint(1000, 9999)}"
    R, tot = [], 0
    for n in range(rows):
        ds, sub, hsn, u, per, rg, g = r.choice(TILES)
        box = r.randint(2, 90)
        if per:
            q = box * int(per * 100) * 10
            qs = f"{q / 1000:.2f}"
        else:
            q, qs = r.randint(1, 24) * 1000, None
            qs = str(q // 1000)
        rate, disc = r.randrange(*rg, 50), r.choice([0, 0, 5, 10, 12, 18])
        gross = rnd(q * rate, 1000)
        v = gross - rnd(gross * disc, 100)
        tot += v
        R.append([str(n + 1), ds + "\n" + sub, hsn, str(box) if per else "", qs, u, inr(rate), f"{disc}%" if disc else "", f"{g}%", inr(v)])
        it = dict(description=f"{ds} {sub}", hsn_sac=hsn, quantity=qs, unit=u, unit_price=plain(rate), gst_rate=str(g), taxable_value=plain(v), amount=plain(v))
        T["line_items"].append(it)
    fr, ld = r.randrange(50000, 450000, 10000), r.randrange(20000, 90000, 5000)
    base_v = tot + fr + ld
    c, s, i = taxes(base_v, 18, inter)
    gt = rnd(base_v + c + s + i, 100) * 100
    ro = gt - base_v - c - s - i
    wd = words(gt)
    T.update(taxable_total=plain(base_v), round_off=plain(ro), grand_total=plain(gt), amount_in_words=wd)
    put(T, inter, c, s, i, True)

    def head(sh):
        t, H = sh.t, sh.H
        sh.c.rect(24, 24, sh.W - 48, H - 60)
        t(sh.W / 2, H - 32, "TAX INVOICE", True, 9, "c")
        t(sh.W - 26, H - 32, "Original / Duplicate / Triplicate", size=7, al="r")
        t(sh.W / 2, H - 56, S["name"].upper(), True, 17, "c", HexColor("#8a1c1c"))
        t(sh.W / 2, H - 69, "Dealers in : Floor Tiles, Wall Tiles, Sanitaryware, C.P. Fittings & Adhesives", size=8, al="c")
        t(sh.W / 2, H - 81, f"{S['a1']} {S['a2']} ({S['state']})   Mob. {S['ph']}", size=8, al="c")
        t(sh.W / 2, H - 94, "GSTIN : " + S["gstin"], True, 9, "c")
        y = H - 100
        sh.c.line(24, y, sh.W - 24, y)
        sh.c.line(350, y, 350, y - 66)
        t(30, y - 12, "M/s.", True)
        t(52, y - 12, B["name"], True, 10)
        t(52, y - 24, B["a1"])
        t(52, y - 35, B["a2"])
        t(30, y - 47, "State : " + B["state"])
        t(180, y - 47, "Code : " + B["code"])
        t(30, y - 59, "Party GSTIN : " + B["gstin"], True)
        for j, (a, b) in enumerate((("Bill No.", no), ("Date", d.strftime("%d/%m/%Y")), ("Vehicle No.", veh), ("Place of Supply", f"{B['state']} ({B['code']})"),
                                    ("Page", str(sh.page)))):
            t(356, y - 12 - j * 12, a)
            t(430, y - 12 - j * 12, ": " + b, j < 2)
        return y - 66

    def foot(sh, last):
        if not last:
            sh.t(sh.W - 30, 30, "Continued to next page ...", al="r")
    sh = Sheet(path, A4, head, foot, 46)
    cols = [("Sr.|No.", 24, "c"), ("Description of Goods", 168, "l"), ("HSN|Code", 50, "c"), ("Box", 28, "r"), ("Qty", 44, "r"), ("UOM", 30, "c"),
            ("Rate", 55, "r"), ("Disc|%", 32, "r"), ("GST|%", 32, "r"), ("Taxable|Amount", 84.27, "r")]
    sh.table(24, cols, R, hr=False, fs=8)
    sh.need(150)
    y = sh.y
    L = [("Goods Value", tot), ("Freight Charges", fr), ("Loading / Unloading", ld), ("Taxable Value", base_v)]
    L += [("IGST @ 18%", i)] if inter else [("CGST @ 9%", c), ("SGST @ 9%", s)]
    L += [("Round Off", ro), ("Grand Total", gt)]
    for a, b in L:
        y -= 13
        sh.t(390, y, a, a[0] in "GT" and a != "Goods Value")
        sh.t(sh.W - 27, y, inr(b), a[0] in "GT" and a != "Goods Value", al="r")
    sh.c.line(384, sh.y, 384, y - 5)
    sh.c.line(24, y - 5, sh.W - 24, y - 5)
    sh.para(30, sh.y - 14, 345, "Amount in words :", size=7)
    sh.para(30, sh.y - 25, 345, wd, True)
    sh.t(30, sh.y - 55, "Bank : Janata Sahakari Bank, A/c 0042110" + f"{d.toordinal()}")
    sh.t(30, sh.y - 67, "Goods once sold will not be taken back. Check tiles before fixing.", size=7)
    sh.t(30, sh.y - 78, f"Subject to {S['city']} jurisdiction.   E. & O.E.", size=7)
    sh.t(sh.W - 30, y - 17, "For " + S["name"], True, al="r")
    sh.t(sh.W - 30, y - 46, "Auth. Signatory", al="r")
    sh.end()
    return {"data": T}


PAINT = [("EXT EMULSION WEATHERSAFE", "320910", 18), ("INT EMULSION ROYALMATT", "320910", 18), ("ENAMEL GLOSS", "320820", 18), ("WALL PUTTY ACRYLIC", "321490", 18),
         ("WOOD PRIMER WHITE", "320890", 18), ("UNIVERSAL STAINER", "321290", 18), ("PAINT BRUSH FLAT 4 INCH", "960340", 18), ("WHITE CEMENT", "252321", 28),
         ("SAND PAPER NO 120", "680520", 18), ("TEXTURED ROLLER 9 IN", "960340", 18), ("CHALK POWDER", "250900", 5)]
SHADES = ["Brilliant White", "Ivory Lace", "Terracotta Rust", "Mint Sorbet", "Base N2", "Deep Orange", "Dawn Mist 7712", "Smoke Grey"]


def paint(path, seed, rows):
    r, inter, S, B, d = start("paint", seed, rows, ["Colour World Paints", "Jai Hind Hardware & Paints", "Sri Venkateswara Paint House"], False)
    no = f"C{r.randint(1, 9)}-{r.randint(1000, 99999):06d}"
    T = base(no, d, S, B, pos=False)
    R, per, net = [], {}, 0
    for n in range(rows):
        ds, hsn, g = r.choice(PAINT)
        liquid = hsn.startswith("32") and hsn not in ("321490", "321290")
        if liquid:
            ds += " - " + r.choice(SHADES)
        pk = r.choice(["20 L", "10 L", "4 L", "1 L"]) if liquid else {"321490": "20 KG", "252321": "5 KG", "321290": "200 ML"}.get(hsn, "1 NO")
        q, mrp = r.randint(1, 12), r.randrange(4000, 620000, 100)
        rate = mrp * r.choice([78, 82, 85, 90]) // 100
        a = q * rate
        net += a
        per.setdefault((hsn, g), [0, 0])[0] += a
        code = f"{r.choice('EIWQ')}{r.randint(1000, 9999)}"
        R.append([code, ds, pk, hsn, f"{q}", inr(mrp), inr(rate), f"{g}", inr(a)])
        T["line_items"].append(dict(description=ds, hsn_sac=hsn, quantity=str(q), unit_price=plain(rate), gst_rate=str(g), amount=plain(a)))
    hs, tv, tc = [], 0, 0
    for (hsn, g), (a, _) in sorted(per.items()):
        h = rnd(a * g, 200 + 2 * g)
        hs.append([hsn, inr(a - 2 * h), f"{g / 2:g}", inr(h), f"{g / 2:g}", inr(h), inr(a)])
        tv, tc = tv + a - 2 * h, tc + h
    hs.append(["Total", inr(tv), "", inr(tc), "", inr(tc), inr(net)])
    gt = rnd(net, 100) * 100
    wd = words(gt, "INR {} only", " and {} paise").upper()
    T.update(taxable_total=plain(tv), cgst_total=plain(tc), sgst_total=plain(tc), round_off=plain(gt - net), grand_total=plain(gt), amount_in_words=wd)
    blue = HexColor("#0b4f8a")

    def head(sh):
        t, H = sh.t, sh.H
        if sh.page > 1:
            t(36, H - 40, f"{S['name']}  |  Bill {no}  |  Page {sh.page}", True)
            return H - 50
        sh.c.setFillColor(blue)
        sh.c.rect(0, H - 62, sh.W, 62, stroke=0, fill=1)
        t(36, H - 34, S["name"], True, 18, col=white)
        t(36, H - 50, f"{S['a1']} {S['a2']}", size=8, col=white)
        t(sh.W - 36, H - 34, "GST INVOICE", True, 13, "r", white)
        t(sh.W - 36, H - 50, "GSTIN " + S["gstin"], size=8.5, al="r", col=white)
        y = H - 80
        t(36, y, "Customer", size=7, col=blue)
        t(36, y - 13, B["name"], True, 10)
        t(36, y - 25, B["a1"] + " " + B["a2"])
        t(36, y - 37, "GSTIN/UIN " + B["gstin"])
        t(sh.W - 170, y - 1, "Bill No")
        t(sh.W - 36, y - 1, no, True, al="r")
        t(sh.W - 170, y - 14, "Bill Date & Time")
        t(sh.W - 36, y - 14, d.strftime("%d-%b-%y") + " 11:42", al="r")
        t(sh.W - 170, y - 27, "Sales Person")
        t(sh.W - 36, y - 27, "Counter 2", al="r")
        return y - 48

    def foot(sh, last):
        sh.t(sh.W / 2, 22, "All rates are inclusive of GST. Tinted shades are not returnable.", size=7, al="c")
    sh = Sheet(path, A4, head, foot, 40, "Gst30Cond", "Gst30CondBold", 8)
    cols = [("Item|Code", 40, "l"), ("Product / Shade", 165, "l"), ("Pack", 40, "l"), ("HSN", 42, "l"), ("Qty", 28, "r"), ("MRP", 52, "r"),
            ("Rate|(Incl.|GST)", 55, "r"), ("GST|%", 28, "r"), ("Net|Amount|(Rs.)", 73, "r")]
    sh.table(36, cols, R, vr=False, hr=False, frame=False, fill=HexColor("#d8e6f3"), ink=blue, band=HexColor("#f2f6fa"))
    sh.need(len(hs) * 14 + 120)
    y = sh.y - 16
    sh.t(400, y, "Bill Amount")
    sh.t(556, y, inr(net), al="r")
    sh.t(400, y - 13, "Rounding")
    sh.t(556, y - 13, inr(gt - net), al="r")
    sh.t(400, y - 30, "PAYABLE Rs.", True, 11)
    sh.t(556, y - 30, inr(gt), True, 11, "r")
    sh.para(36, y, 340, wd, size=7.5)
    sh.t(36, y - 34, "GST break-up", True, col=blue)
    sh.y = y - 40
    sh.table(36, [("HSN", 60, "l"), ("Taxable Value", 85, "r"), ("%", 30, "r"), ("Amount", 70, "r"), ("%", 30, "r"), ("Amount", 70, "r"), ("Total", 85, "r")], hs,
             fs=7, groups=[(2, 3, "CGST"), (4, 5, "SGST")], boldlast=True, hr=False, lw=.3)
    sh.end()
    return {"data": T}


PHONES = ["Nexa Lite 5G (4GB/128GB)", "Orbit Z7 Pro (8GB/256GB)", "Aurum Note 12 (6GB/128GB)", "Keypad Dura 2 DS", "Orbit Buds Air"]


def mobile(path, seed, rows):
    r, inter, S, B, d = start("mobile", seed, rows, ["Signal Telecom Distributors LLP", "Om Sai Communications", "Metro Mobitech Pvt. Ltd."])
    no, due = f"STD{fy(d).replace('-', '')}{r.randint(1, 99999):05d}", d + timedelta(7)
    T = base(no, d, S, B, due)
    irn = "".join(r.choice("0123456789abcdef") for _ in range(64))
    ack = str(r.randint(112310000000000, 162519999999999))
    R, tot = [], [0] * 5
    for n in range(rows):
        ds = r.choice(PHONES)
        q, rate = r.randint(1, 5), r.randrange(89900, 2450000, 100)
        if ds.startswith("Orbit Buds"):
            hsn, im = "85183019", ""
        else:
            hsn = "85171300" if "Dura" not in ds else "85171400"
            im = "IMEI: " + ", ".join(str(r.randint(350000000000000, 869999999999999)) for _ in range(q))
        col = r.choice(["Black", "Blue", "Sea Green"])
        disc = r.choice([0, 0, q * r.randrange(5000, 40000, 500)])
        v = q * rate - disc
        c, s, i = taxes(v, 18, inter)
        a = v + c + s + i
        tot = [x + z for x, z in zip(tot, (v, c, s, i, a))]
        full = f"{ds} {col}" + (f"\n{im}" if im else "")
        tx = ["18", inr(i)] if inter else ["9", inr(c), "9", inr(s)]
        R.append([str(n + 1), full, hsn, f"{q} Nos", inr(rate), inr(disc), inr(v)] + tx + [inr(a)])
        it = dict(description=full.replace("\n", " "), hsn_sac=hsn, quantity=str(q), unit="Nos", unit_price=plain(rate), discount=plain(disc),
                  taxable_value=plain(v), gst_rate="18", amount=plain(a))
        put(it, inter, c, s, i)
        T["line_items"].append(it)
    v, c, s, i, a = tot
    gt = rnd(a, 100) * 100
    R.append(["", "Total", "", "", "", "", inr(v)] + (["", inr(i)] if inter else ["", inr(c), "", inr(s)]) + [inr(a)])
    wd = words(gt, "Indian Rupees {} Only", " and {} Paise")
    T.update(taxable_total=plain(v), round_off=plain(gt - a), grand_total=plain(gt), amount_in_words=wd, irn=irn)
    put(T, inter, c, s, i, True)

    def head(sh):
        t, H, W = sh.t, sh.H, sh.W
        t(30, H - 34, S["name"], True, 14)
        t(30, H - 46, f"{S['a1']} {S['a2']}, {S['state']} | GSTIN: {S['gstin']} | Ph: {S['ph']}", size=7.5)
        t(W - 30, H - 34, "Tax Invoice (e-Invoice)", True, 12, "r")
        t(W - 30, H - 46, f"Page {sh.page}", size=7.5, al="r")
        sh.c.line(30, H - 51, W - 30, H - 51)
        if sh.page > 1:
            t(30, H - 62, f"Invoice No {no} dated {d.strftime('%d.%m.%Y')} (contd.)")
            return H - 70
        t(30, H - 62, f"IRN: {irn}", size=7)
        t(W - 30, H - 62, f"Ack No: {ack}  Ack Date: {d.strftime('%d.%m.%Y')}", size=7, al="r")
        for x, lab in ((30, "BILL TO"), (300, "SHIP TO")):
            t(x, H - 78, lab, True, 7)
            t(x, H - 89, B["name"], True)
            t(x, H - 100, B["a1"] + " " + B["a2"], size=7.5)
            t(x, H - 111, f"GSTIN: {B['gstin']}", size=7.5)
        for j, (k, z) in enumerate((("Invoice No", no), ("Invoice Date", d.strftime("%d.%m.%Y")), ("Due Date", due.strftime("%d.%m.%Y")), ("Place of Supply", f"{B['code']}-{B['state']}"))):
            t(600, H - 78 - j * 11, k)
            t(680, H - 78 - j * 11, z, True)
        return H - 120

    def foot(sh, last):
        sh.t(30, 20, "This is a computer generated invoice. Warranty by the manufacturer's service centre only.", size=6.5)
    sh = Sheet(path, landscape(A4), head, foot, 34, "Gst30Noto", "Gst30NotoBold", 7.5)
    g = [("%", 24, "r"), ("Amt", 62, "r")]
    cols = [("#", 20, "c"), ("Item Description|with IMEI / Serial", 223 + (86 if inter else 0), "l"), ("HSN/|SAC", 48, "c"), ("Qty", 40, "r"), ("Price/|Unit", 60, "r"), ("Disc.|(Rs)", 54, "r"),
            ("Taxable|Value", 82, "r")] + g * (1 if inter else 2) + [("Total", 82, "r")]
    sh.table(30, cols, R, groups=[(7, 8, "IGST")] if inter else [(7, 8, "CGST"), (9, 10, "SGST")], fill=HexColor("#e6e6e6"), boldlast=True)
    sh.need(64)
    y = sh.y - 14
    sh.t(30, y, "In words: " + wd)
    sh.t(30, y - 14, "Payment strictly by NEFT/RTGS. Interest @ 24% p.a. after due date.", size=6.5)
    sh.t(sh.W - 130, y, "Round off", al="r")
    sh.t(sh.W - 32, y, inr(gt - a), al="r")
    sh.t(sh.W - 130, y - 15, "Invoice Total", True, 9, "r")
    sh.t(sh.W - 32, y - 15, inr(gt), True, 9, "r")
    sh.t(sh.W - 32, y - 44, "Authorised Signatory", size=7, al="r")
    sh.end()
    return {"data": T}


LAYOUTS = {"tiles": tiles, "paint": paint, "mobile": mobile}
