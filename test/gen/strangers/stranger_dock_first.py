# SPDX-License-Identifier: AGPL-3.0-or-later
"""Canvas papers: courier, timber, pharmacy."""
import datetime

from reportlab.lib.colors import HexColor, white

from stranger_dock_kit import (Grid, canvas, day, head, ind, lot, m, mul, off, pairs, para, parties, tax, taxes, text, words, wordsp)


def courier(path, seed, rows):
    r = lot("courier", seed, rows)
    sup, buy, inter = parties(r, "Vayudoot Swift Couriers Pvt. Ltd.", "27")
    d = day(r)
    due = d + datetime.timedelta(days=15)
    no = f"PNQ/{r.randrange(1000, 9999)}/25-26"
    t = head(sup, buy, no, d, due=due)
    c = canvas(path)
    red = HexColor("#9c1c1c")
    dests = ["Ahmedabad", "Guwahati", "Thiruvananthapuram", "Indore", "Kochi", "Lucknow", "Ludhiana", "Visakhapatnam", "Patna"]
    cols = [("sr", ["#"], 22, "l"), ("date", ["Booking", "Date"], 52, "l"), ("dk", ["Docket No."], 62, "l"),
            ("desc", ["Service & Destination"], 142, "l"), ("wt", ["Chgd. Wt.", "(Kg)"], 48, "r"), ("rate", ["Rate", "per Kg"], 45, "r"),
            ("fr", ["Freight"], 58, "r"), ("fov", ["FOV &", "Docket"], 42, "r"), ("amt", ["Total", "(Rs.)"], 64, "r")]
    g = Grid(c, 30, cols, "Helvetica", "Helvetica-Bold", 8, "none", red, white, HexColor("#f7ecec"))

    def top(first):
        text(c, 30, 800, sup["name"], "Helvetica-Bold", 15, col=red)
        if not first:
            text(c, 565, 800, f"Annexure to Invoice {no} (contd.)", "Helvetica", 8, "r")
            return g.header(785)
        text(c, 565, 800, "TAX INVOICE", "Helvetica-Bold", 13, "r")
        text(c, 30, 786, f"{sup['street']}, {sup['city']} - {sup['pin']}, {sup['state']}", size=8)
        text(c, 30, 775, f"GSTIN {sup['gstin']}   |   SAC 996812 Courier services", size=8)
        c.setStrokeColor(red)
        c.line(30, 768, 565, 768)
        c.setStrokeGray(0)
        text(c, 30, 752, "Billed to", size=7.5, col=HexColor("#777777"))
        text(c, 30, 740, buy["name"], "Helvetica-Bold", 10)
        text(c, 30, 728, buy["street"], size=8.5)
        text(c, 30, 717, f"{buy['city']} {buy['pin']}, {buy['state']}", size=8.5)
        text(c, 30, 704, f"GSTIN: {buy['gstin']}", size=8.5)
        for i, (a, b) in enumerate([("Invoice No", no), ("Invoice Date", d.strftime("%d-%b-%Y")), ("Payment due by", due.strftime("%d-%b-%Y")),
                                    ("Place of Supply", f"{buy['state']} ({buy['st']})"), ("Billing cycle", "Fortnightly")]):
            text(c, 370, 752 - i * 12, a, size=8.5)
            text(c, 450, 752 - i * 12, ": " + b, "Helvetica-Bold", 8.5)
        return g.header(690)
    y = top(True)
    tot, items, dk = 0, [], r.randrange(70310000, 79000000)
    for i in range(rows):
        w, rate = r.randrange(1, 90) * 500, r.choice([4200, 5500, 3850, 9600])
        fr, fov = mul(rate, w), r.choice([5000, 7500, 10000])
        dk += r.randrange(3, 90)
        desc = r.choice(["Surface Express", "Air Priority", "Surface Cargo", "Next Day Air"]) + " - " + r.choice(dests)
        bd = d - datetime.timedelta(days=15 - i * 14 // rows)
        if y < 60:
            text(c, 565, 32, "Continued on next page", size=7.5, al="r")
            c.showPage()
            y = top(False)
        y = g.row(y, {"sr": str(i + 1), "date": bd.strftime("%d/%m/%y"), "dk": str(dk), "desc": desc, "wt": f"{w / 1000:.1f}", "rate": m(rate),
                      "fr": m(fr), "fov": m(fov), "amt": m(fr + fov)})
        tot += fr + fov
        items.append({"description": desc, "quantity": f"{w / 1000:.1f}", "unit_price": m(rate), "amount": m(fr + fov)})
    if y < 205:
        c.showPage()
        y = top(False)
    t["line_items"] = items
    cg, sg, ig = tax(tot, 18, inter)
    grand, ro = off(tot + cg + sg + ig)
    c.line(30, y - 2, 565, y - 2)
    tl = [("IGST @ 18%", ind(ig))] if inter else [("CGST @ 9%", ind(cg)), ("SGST @ 9%", ind(sg))]
    yy = pairs(c, 380, 562, y - 18, [("Total freight (taxable value)", ind(tot)), *tl, ("Rounded off", ind(ro)), ("Amount payable Rs.", ind(grand))])
    w = f"Rupees {words(grand // 100)} only"
    text(c, 30, y - 18, "Amount in words", size=7.5, col=HexColor("#777777"))
    para(c, 30, y - 30, w, 320, "Helvetica-Bold", 9)
    para(c, 30, yy - 20, "Tax is not payable on reverse charge. Claims on weight must reach us within 7 days of this invoice. "
         "Interest at 18% p.a. on overdue bills.", 330, size=7.5)
    text(c, 562, yy - 50, "Authorised Signatory", size=8, al="r")
    c.save()
    return taxes(t, inter, tot, cg, sg, ig, grand, ro, w)


def timber(path, seed, rows):
    r = lot("timber", seed, rows)
    sup, buy, inter = parties(r, "SHREE VANARAJ TIMBER MART", r.choice(["24", "29", "33"]))
    d = day(r)
    no = str(r.randrange(101, 1999))
    t = head(sup, buy, no, d)
    c = canvas(path)
    F, B = "Times-Roman", "Times-Bold"
    cols = [("sr", ["Sr."], 24, "c"), ("desc", ["Particulars"], 148, "l"), ("hsn", ["HSN"], 42, "c"), ("l", ["Length", "(ft)"], 40, "r"),
            ("w", ["Width", "(in)"], 36, "r"), ("th", ["Thick", "(in)"], 36, "r"), ("pc", ["Pcs"], 30, "r"), ("cft", ["Cubic", "Feet"], 50, "r"),
            ("rate", ["Rate per", "C.Ft. Rs."], 55, "r"), ("amt", ["Amount", "Rs.   Ps."], 74, "r")]
    g = Grid(c, 30, cols, F, B, 9.5, "cols", hal="c")
    bottom = 215

    def top(pg):
        c.rect(30, 40, 535, 770)
        text(c, 297, 795, "TAX INVOICE", B, 11, "c")
        text(c, 560, 795, "Original for Buyer", "Times-Italic", 8.5, "r")
        text(c, 297, 772, sup["name"], B, 20, "c")
        text(c, 297, 757, "Dealers in: Teak, Sal, Pine & Imported Hardwood Logs and Cut Sizes", "Times-Italic", 10, "c")
        text(c, 297, 744, f"{sup['street']}, {sup['city']} - {sup['pin']} ({sup['state']})", F, 10, "c")
        text(c, 297, 731, f"GSTIN : {sup['gstin']}", B, 10, "c")
        c.line(30, 724, 565, 724)
        c.line(350, 724, 350, 655)
        text(c, 36, 710, "M/s. " + buy["name"], B, 11)
        text(c, 36, 696, f"{buy['street']}, {buy['city']}", F, 10)
        text(c, 36, 682, f"Party GSTIN : {buy['gstin']}", F, 10)
        text(c, 36, 662, f"State of Supply : {buy['state']}   Code : {buy['st']}", F, 10)
        text(c, 357, 710, f"Bill No. : {no}", B, 11)
        text(c, 357, 696, f"Date : {d.strftime('%d.%m.%Y')}", F, 10)
        text(c, 357, 682, f"Lorry No. : {lorry}", F, 10)
        text(c, 357, 662, f"Page : {pg}", F, 10)
        return g.header(655)
    lorry = f"GJ {r.randrange(1, 30):02d} TT {r.randrange(1000, 9999)}"
    pg, tot, tcft, items = 1, 0, 0, []
    y = top(1)

    def close(y, label, v, q):
        while y > bottom + 1:
            y = g.row(y, {}) if y - bottom > 17 else rest(y)
        return g.row(y, {"desc": label, "cft": f"{q / 1000:.3f}", "amt": ind(v)}, True)

    def rest(y):
        x = 30
        for k in cols[1:]:
            x += cols[cols.index(k) - 1][2]
            c.line(x, y, x, bottom)
        return bottom
    for i in range(rows):
        sp, hsn, rate = r.choice([("Burma Teak cut size", "440723", 385000), ("CP Teak planks", "440723", 264000), ("Sal wood ballies", "440729", 98000),
                                  ("Malaysian Sal sawn timber for door frames", "440729", 142500), ("New Zealand Pine", "440711", 72000), ("Ash wood kiln dried", "440795", 215000)])
        ln, w, th, pc = r.randrange(6, 17), r.choice([3, 4, 5, 6, 8, 9]), r.choice([1, 2, 3, 4]), r.randrange(4, 60)
        cft = (ln * w * th * pc * 1000 + 72) // 144
        row = {"sr": str(i + 1), "desc": sp, "hsn": hsn, "l": str(ln), "w": str(w), "th": str(th), "pc": str(pc), "cft": f"{cft / 1000:.3f}",
               "rate": m(rate), "amt": ind(mul(rate, cft))}
        if y - g.height(row) < bottom:
            close(y, "Carried Over", tot, tcft)
            c.showPage()
            pg += 1
            y = g.row(top(pg), {"desc": "Brought Forward", "cft": f"{tcft / 1000:.3f}", "amt": ind(tot)}, True)
        y = g.row(y, row)
        tot += mul(rate, cft)
        tcft += cft
        items.append({"description": sp, "hsn_sac": hsn, "quantity": row["cft"], "unit_price": m(rate), "amount": m(mul(rate, cft))})
    y = close(y, "Total", tot, tcft)
    t["line_items"] = items
    cg, sg, ig = tax(tot, 18, inter)
    grand, ro = off(tot + cg + sg + ig)
    tl = [("Add : I.G.S.T. 18%", ind(ig))] if inter else [("Add : C.G.S.T. 9%", ind(cg)), ("Add : S.G.S.T. 9%", ind(sg))]
    c.line(355, y, 355, 108)
    pairs(c, 361, 561, y - 14, [("Taxable Value", ind(tot)), *tl, ("Round Off (+/-)", ind(ro)), ("NET AMOUNT Rs.", ind(grand))], F, B, 10.5, 15)
    w = f"Rs. {words(grand // 100)} Only"
    para(c, 36, y - 15, w, 310, B, 10.5, 13)
    c.line(30, 108, 565, 108)
    for i, s in enumerate(["1. Goods once sold will not be taken back.", "2. Measurement disputes to be raised at the time of loading.",
                           "3. Interest @ 24% will be charged after 30 days."]):
        text(c, 36, 94 - i * 12, s, F, 9)
    text(c, 560, 94, "For " + sup["name"], B, 10, "r")
    text(c, 560, 48, "Proprietor / Auth. Sign.", F, 9, "r")
    c.save()
    return taxes(t, inter, tot, cg, sg, ig, grand, ro, w)


def pharmacy(path, seed, rows):
    r = lot("pharmacy", seed, rows)
    sup, buy, inter = parties(r, "SANJEEVANI HOSPITAL PHARMACY & SURGICALS", "36")
    d = day(r, 0, 170)
    no = f"SHP{r.randrange(10000, 99999)}"
    t = head(sup, buy, no, d)
    W = 842
    c = canvas(path, (W, 595))
    F, B = "Courier", "Courier-Bold"
    tc = [("ir", ["IGST", "%"], 36, "r"), ("ia", ["IGST", "AMT"], 68, "r")] if inter else [
        ("cr", ["CG", "%"], 26, "r"), ("ca", ["CGST", "AMT"], 52, "r"), ("sr_", ["SG", "%"], 26, "r"), ("sa", ["SGST", "AMT"], 52, "r")]
    cols = [("sn", ["SN"], 22, "l"), ("hsn", ["HSN"], 38, "l"), ("desc", ["PRODUCT NAME"], 138, "l"), ("pk", ["PACK"], 40, "l"), ("bt", ["BATCH"], 54, "l"),
            ("ex", ["EXP"], 36, "l"), ("mrp", ["MRP"], 50, "r"), ("q", ["QTY"], 30, "r"), ("rate", ["RATE"], 50, "r"), ("dp", ["D%"], 22, "r"),
            ("dis", ["DISC", "AMT"], 46, "r"), ("tv", ["TAXABLE"], 60, "r"), *tc, ("amt", ["NET", "AMOUNT"], 66, "r")]
    g = Grid(c, 14, cols, F, B, 7.5, "none", pad=2)
    tot = [0] * 6
    items, pg = [], 1

    def top():
        text(c, 20, 572, sup["name"], B, 12)
        text(c, 20, 560, f"{sup['street']}, {sup['city']}-{sup['pin']}  {sup['state'].upper()}", F, 8)
        text(c, 20, 550, f"GSTIN:{sup['gstin']}  D.L.NO:TS/HYD/20B-{seed}4471,21B-{seed}4472", F, 8)
        text(c, 822, 572, "GST INVOICE (CREDIT)", B, 11, "r")
        text(c, 822, 560, f"BILL NO:{no}   DT:{d.strftime('%d/%m/%Y')}", B, 8.5, "r")
        text(c, 822, 550, f"PAGE {pg}", F, 8, "r")
        text(c, 20, 535, f"TO: {buy['name'].upper()}, {buy['city'].upper()}", F, 8.5)
        text(c, 420, 535, f"GSTIN:{buy['gstin']}  PLACE OF SUPPLY:{buy['st']}-{buy['state'].upper()}", F, 8.5)
        c.setDash(3, 2)
        y = g.header(527)
        c.setDash()
        return y
    t["recipient"]["name"] = buy["name"].upper()
    stock = [("PARACIP TYPE TAB 650MG", "15'S", "3004", 12), ("CEFTRIAX INJ 1GM WITH WATER", "VIAL", "3004", 12), ("NORMAL SALINE IV 500ML", "BOTL", "3004", 12),
             ("SURGICAL GLOVES STERILE SIZE 7.5", "PAIR", "4015", 12), ("ADULT DIAPER LARGE", "10'S", "9619", 12), ("PROTEIN POWDER VANILLA 400G", "TIN", "2106", 18),
             ("DIGITAL THERMOMETER", "1'S", "9025", 18), ("IV CANNULA 20G", "PCS", "9018", 12), ("PANTOP TYPE TAB 40", "10'S", "3004", 12), ("HAND RUB 500ML", "BOTL", "3808", 18)]
    y = top()
    for i in range(rows):
        nm, pk, hsn, gr = r.choice(stock)
        q, mrp, dp = r.randrange(1, 80), r.randrange(2200, 64000) // 50 * 50, r.choice([0, 0, 5, 10])
        rate = mrp * r.randrange(62, 82) // 100
        dis = (rate * q * dp + 50) // 100
        tv = rate * q - dis
        cg, sg, ig = tax(tv, gr, inter)
        half = f"{gr / 2:g}"
        amt = tv + cg + sg + ig
        row = {"sn": str(i + 1), "hsn": hsn, "desc": nm, "pk": pk, "bt": f"{r.choice('ABGKT')}{r.choice('XLPQ')}{r.randrange(1000, 99999)}", "ex": f"{r.randrange(1, 13):02d}/{r.choice([27, 28])}",
               "mrp": m(mrp), "q": str(q), "rate": m(rate), "dp": str(dp), "dis": m(dis), "tv": m(tv), "cr": half, "ca": m(cg), "sr_": half, "sa": m(sg),
               "ir": str(gr), "ia": m(ig), "amt": m(amt)}
        if y - g.height(row) < 40:
            text(c, 822, 26, "CONTD....", F, 8, "r")
            c.showPage()
            pg += 1
            y = top()
        y = g.row(y, row)
        for j, v in enumerate((dis, tv, cg, sg, ig, amt)):
            tot[j] += v
        it = {"description": nm, "hsn_sac": hsn, "quantity": str(q), "unit_price": m(rate), "discount": m(dis), "taxable_value": m(tv), "gst_rate": str(gr)}
        it.update({"igst_amount": m(ig)} if inter else {"cgst_amount": m(cg), "sgst_amount": m(sg)})
        items.append({**it, "amount": m(amt)})
    if y < 130:
        text(c, 822, 26, "CONTD....", F, 8, "r")
        c.showPage()
        pg += 1
        y = top()
    c.setDash(3, 2)
    y = g.row(y - 2, {"desc": f"TOTAL ITEMS {rows}", "dis": m(tot[0]), "tv": m(tot[1]), "ca": m(tot[2]), "sa": m(tot[3]), "ia": m(tot[4]), "amt": m(tot[5])}, True)
    c.setDash()
    grand, ro = off(tot[5])
    w = words(grand // 100).upper() + " RUPEES ONLY"
    text(c, 20, y - 18, "IN WORDS: " + w, F, 8.5)
    text(c, 20, y - 34, "GOODS SOLD ARE NOT RETURNABLE AFTER 7 DAYS. KEEP COLD CHAIN ITEMS AT 2-8 C.", F, 7.5)
    text(c, 20, y - 70, "PHARMACIST SIGN", F, 8)
    pairs(c, 640, 820, y - 34, [("ROUND OFF", m(ro)), ("NET PAYABLE", m(grand))], F, B, 10)
    t["line_items"] = items
    c.save()
    return taxes(t, inter, tot[1], tot[2], tot[3], tot[4], grand, ro, w)


LAYOUTS = {"courier": courier, "timber": timber, "pharmacy": pharmacy}
