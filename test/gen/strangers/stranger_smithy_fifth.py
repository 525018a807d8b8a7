# SPDX-License-Identifier: AGPL-3.0-or-later
"""Agrochemicals (distributor software), jeweller with making charges, scrap with TCS (ledger software)."""
from stranger_smithy_kit import *


def agrochem(path, seed, rows):
    """Pesticide distributor's software bill: quantity first, batch and expiry columns, discount and GST in per cent, class-wise tax box at left."""
    k = deal("agrochem", seed, rows, ["36", "27", "03"], ["Annapurna Krishi Kendra", "Bhoomi Agro Chemicals", "Haritha Crop Care"],
            ["Rythu Mitra Traders", "Kisan Seva Bhandar", "Sri Venkata Fertilisers", "Gill Beej Bhandar"], pin=" ", p_inter=.3)
    r = k.r
    p = Pen(path)
    f, z = SANS, 6.8
    no, due = f"A{r.randint(1, 99999):06d}", k.date + dt.timedelta(days=21)
    prods = [("MONOFOS 36 SL", "38089199", "1 LTR", 420), ("IMIDAGOLD 17.8", "38089199", "250ML", 310), ("GLYNEX 41 SL", "38089390", "5 LTR", 1850),
            ("MANCOZIL M-45", "38089290", "1 KG", 460), ("HUMIPOWER GRANULES", "31010099", "10 KG", 640), ("NPK 19-19-19", "31052000", "1 KG", 128)]
    rate_of = {"3808": "18", "3101": "5", "3105": "5"}
    xs = [24, 42, 78, 118, 238, 290, 344, 384, 430, 478, 504, 528, 571]
    hd = ["Sn", "Qty.", "Pack", "Product Name", "HSN", "Batch", "Exp.", "M.R.P", "Rate", "Dis%", "GST%", "Net Amt"]

    def top(pg):
        p.box(24, 24, 547, 84)
        p.vl(214, 24, 108)
        p.vl(392, 24, 108)
        p.t(28, 38, k.sup.name, BOLD, 9)
        y = p.many(28, 50, pack(k.sup.parts, f, z, 182), f, z, 9.5)
        p.many(28, y, ["Ph.: " + k.sup.phone, f"GSTIN : {k.sup.gstin}", f"Pest. Lic. No.: {lic}"], f, z, 9.5)
        p.t(303, 38, "GST INVOICE", BOLD, 9.5, "c")
        p.many(220, 54, [f"Invoice No. : {no}", f"Date : {k.date:%d-%m-%Y}", f"Due Date : {due:%d-%m-%Y}", "Sales Man : DIRECT", f"Page {pg}"], f, z + .4,
                10.5)
        p.t(396, 38, "To : " + k.rec.name, BOLD, 8)
        y = p.many(396, 50, pack(k.rec.parts, f, z, 172), f, z, 9.5)
        p.many(396, y, [f"GSTIN : {k.rec.gstin}", f"Supply : {k.rec.code}-{k.rec.state}"], f, z, 9.5)
        for i, s in enumerate(hd):
            p.t(xs[i] + 2 if i in (2, 3, 4, 5) else xs[i + 1] - 2, 119, s, BOLD, 6.5, "l" if i in (2, 3, 4, 5) else "r")
        p.box(24, 108, 547, 16)
        return 124

    def rules(y):
        for x in xs:
            p.vl(x, 108, y, .4)
        p.hl(24, 571, y)
    lic = f"{r.randint(100, 999)}/AGR/{r.randint(10, 99)}"
    y, pg, items, by = top(1), 1, [], {}
    for i in range(rows):
        if y + 11 > 790:
            rules(y)
            p.t(571, y + 12, "Continue..", f, 7, "r")
            p.page()
            pg += 1
            y = top(pg)
        n, hs, pk, base = r.choice(prods)
        q, rate, dis = r.randint(1, 60), D(base) + D(r.randint(-2000, 2500)) / 100, r.choice(["0.00", "2.00", "3.50", "5.00"])
        g = rate_of[hs[:4]]
        a = q2(rate * q * (100 - D(dis)) / 100)
        for j, v in enumerate([i + 1, q, pk, n, hs, f"{r.choice('KLMB')}{r.randint(1000, 99999)}", f"{r.randint(1, 12)}/{k.date.year % 100 + 2}",
                s2(rate * D("1.6")), s2(rate), dis, s2(g), s2(a)]):
            left = j in (2, 3, 4, 5)
            p.t(xs[j] + 2 if left else xs[j + 1] - 2, y + 8.5, v, f, z, "l" if left else "r", w=xs[j + 1] - xs[j] - 2)
        y += 11
        it = {"description": n, "hsn_sac": hs, "quantity": str(q), "unit_price": s2(rate), "gst_rate": g, "amount": s2(a)}
        items.append({**it, "discount": dis + "%"})
        by[g] = by.get(g, D(0)) + a
    y = max(y, 330)
    rules(y)
    if y > 690:
        p.t(571, y + 12, "Continue..", f, 7, "r")
        p.page()
        y = top(pg + 1)
        rules(y)
    p.box(24, y, 547, 92)
    p.vl(330, y, y + 92)
    p.vl(430, y, y + 92)
    cx = (60, 130, 190, 250, 322)
    for x, s in zip(cx, ("CLASS", "TAXABLE", "SGST", "CGST", "TOTAL GST") if not k.inter else ("CLASS", "TAXABLE", "IGST", "", "TOTAL GST")):
        p.t(x, y + 11, s, BOLD, 6.8, "r")
    T_, C_, S_, I_ = sum(by.values()), D(0), D(0), D(0)
    yy = y + 22
    for g, b in sorted(by.items(), key=lambda t: int(t[0])):
        c, s, ig = split_tax(b, g, k.inter)
        C_, S_, I_ = C_ + c, S_ + s, I_ + ig
        for x, v in zip(cx, (s2(g), s2(b), s2(ig if k.inter else s), "" if k.inter else s2(c), s2(c + s + ig))):
            p.t(x, yy, v, f, z, "r")
        yy += 11
    gt, ro = round_off(T_ + C_ + S_ + I_)
    p.many(28, y + 58, wrap("Rs. " + rupees(gt), f, 7, 296), f, 7)
    p.t(28, y + 86, "Keep away from children and food stuff.", f, 6.5)
    p.t(334, y + 11, "For " + k.sup.name, f, 6.2, w=95)
    p.t(334, y + 86, "Authorised Signatory", f, 6.5)
    for n, (a, b) in enumerate([("SUB TOTAL", T_)] + ([("IGST PAYBLE", I_)] if k.inter else [("SGST PAYBLE", S_), ("CGST PAYBLE", C_)]) + [("ROUND OFF",
            ro)]):
        p.t(434, y + 12 + 13 * n, a, f, 7)
        p.t(568, y + 12 + 13 * n, s2(b), f, 7, "r")
    p.hl(430, 571, y + 70)
    p.t(434, y + 84, "GRAND TOTAL", BOLD, 8)
    p.t(568, y + 84, s2(gt), BOLD, 9, "r")
    p.save()
    return {"data": {"invoice_number": no, "invoice_date": k.date.isoformat(), "due_date": due.isoformat(), "place_of_supply": k.rec.code,
            "supplier": who(k.sup), "recipient": who(k.rec), "line_items": items,
                     **totals(T_, C_, S_, I_, k.inter), "round_off": s2(ro), "grand_total": s2(gt)}}


def jeweller(path, seed, rows):
    """A jeweller's retail bill: maroon frame, cells drawn column by column, net weight and making charges, HUID beneath."""
    k = deal("jeweller", seed, rows, ["33", "32", "27"], ["Thangamani Jewellers", "Sri Ambal Gold House", "Kundan Zaveri & Sons"], PEOPLE, pin=" ",
            p_inter=.15)
    r = k.r
    p = Pen(path)
    mar, no, rate = colors.Color(.42, .05, .15), f"{r.choice(['G', 'R'])}-{r.randint(100, 9999)}", D(r.randint(590, 880) * 10)
    cols = [30, 50, 190, 232, 258, 300, 342, 392, 450, 500, 565]
    hd = ["No", "Item", "HSN", "Pcs", "Gross\nWt (g)", "Net\nWt (g)", "Rate\nper g", "Gold\nValue", "Making", "Amount"]
    its, tot = [], D(0)
    for i in range(rows):
        net = D(r.randint(1800, 32000)) / 1000
        gr, rt = net + D(r.choice([0, 0, 120, 450])) / 1000, rate if r.random() < .8 else q2(rate * D("0.82"))
        gv = q2(net * rt)
        mk = q2(gv * r.randint(6, 18) / 100)
        d = r.choice(["Ladies Ring", "Bangle", "Chain", "Jimikki Earring", "Mangalsutra", "Stud Pair", "Haram Necklace", "Bracelet"])
        d += " 22K916" if rt == rate else " 18K750"
        hu = "HUID " + "".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ23456789") for _ in range(6))
        its.append([i + 1, (d, hu), "711319", r.choice([1, 1, 2]), f"{gr:.3f}", f"{net:.3f}", s2(rt), s2(gv), s2(mk), s2(gv + mk)])
        tot += gv + mk
    c, s, ig = split_tax(tot, 3, k.inter)
    gt, ro = round_off(tot + c + s + ig)
    at, pages = 0, 0
    while True:
        pages += 1
        cap = 18 if rows - at <= 18 else min(24, rows - at)
        chunk = its[at:at + cap]
        p.box(24, 24, 547, 794, None, mar, 1.6, 6)
        p.t(297, 56, k.sup.name, SERIFB, 20, "c", mar)
        p.t(297, 72, " ".join(pack(k.sup.parts, SERIF, 8, 500)), SERIF, 8, "c")
        p.t(297, 84, f"BIS Hallmarked Jewellery   GSTIN: {k.sup.gstin}   Ph: {k.sup.phone}", SERIF, 8, "c")
        p.hl(24, 571, 92, 1, mar)
        p.t(36, 108, f"Name : {k.rec.name}", SERIF, 9)
        p.t(36, 122, "Address : " + " ".join(pack(k.rec.parts, SERIF, 8, 999)), SERIF, 8)
        p.t(558, 108, f"Bill No : {no}", SERIFB, 9, "r")
        p.t(558, 136, f"Date : {k.date:%d/%m/%Y}", SERIFB, 9, "r")
        p.t(36, 136, f"Supply in : {k.rec.state} ({k.rec.code})      Today's rate 22K : Rs. {s2(rate)} per gram", SERIF, 8)
        y = 146
        for j in range(10):
            L, R = cols[j], cols[j + 1]
            for n, q in enumerate(hd[j].split("\n")):
                p.t((L + R) / 2, y + 12 + 10 * n, q, SERIFB, 7, "c", mar)
            for n, row in enumerate(chunk):
                if j == 1:
                    p.many(L + 3, y + 40 + 25 * n, row[j], SERIF, 7.5, 10)
                else:
                    p.t(R - 3 if j > 2 else L + 3, y + 40 + 25 * n, row[j], SERIF, 7.5, "r" if j > 2 else "l", w=R - L - 3)
            if j:
                p.vl(L, y, 625 if at + cap >= rows else 790, .4, mar)
        p.hl(24, 571, 172, .8, mar)
        p.hl(24, 571, 146, .8, mar)
        at += cap
        if at >= rows:
            break
        p.hl(24, 571, 790, .6, mar)
        p.t(558, 806, "P.T.O.", SERIF, 8, "r")
        p.page()
    p.hl(24, 571, 625, .8, mar)
    y = 640
    for a, b in [("Total", tot)] + ([("IGST 3%", ig)] if k.inter else [("CGST 1.5%", c), ("SGST 1.5%", s)]) + [("R/Off", ro), ("Net Amount Rs.", gt)]:
        p.t(480, y, a, SERIFB if b is gt else SERIF, 9, "r")
        p.t(562, y, inr(b), SERIFB if b is gt else SERIF, 9, "r")
        y += 15
    p.many(36, 640, wrap("Rs. " + rupees(gt), SERIF, 8.5, 330), SERIF, 8.5)
    p.many(36, 690, ["Paid by : UPI / Card", "Making charges and stone value not refundable on exchange.",
            "Consumer can get purity verified at any BIS recognised centre."], SERIF, 7.5, 11)
    p.t(36, 800, "Customer", SERIF, 8)
    p.t(558, 800, f"For {k.sup.name}", SERIF, 8, "r")
    p.save()
    items = [{"description": " ".join(x[1]), "hsn_sac": x[2], "quantity": x[5], "unit_price": x[6], "amount": x[9]} for x in its]
    return {"data": {"invoice_number": no, "invoice_date": k.date.isoformat(), "place_of_supply": k.rec.code, "supplier": who(k.sup),
            "recipient": who(k.rec, False), "line_items": items,
                     **totals(tot, c, s, ig, k.inter), "round_off": s2(ro), "grand_total": s2(gt)}}


def scrap(path, seed, rows):
    """A scrap dealer's ledger-software bill: taxes and TCS follow as lines in the goods column, unit after quantity, HSN summary box at the end."""
    k = deal("scrap", seed, rows, ["03", "09", "24"], ["Bharat Metal Scrap Co", "Deepak Iron Stores", "New Lucky Kabadi & Sons"])
    r, p = k.r, Pen(path)
    no, xs = f"{r.randint(1, 2500)}", [36, 56, 262, 316, 396, 448, 476, 559]
    cat = [("Turning & Boring Scrap", "72044100", 26, 38), ("HMS 80:20 Melting Scrap", "72044900", 30, 41), ("Copper Millberry Wire Scrap", "74040012", 610,
            740), ("Aluminium Taint Tabor", "76020010", 140, 190), ("Brass Honey Scrap", "74040022", 390, 470)]
    rt = lambda x, y, v, f=H, z=8.5: p.t(x - 3, y, v, f, z, "r")

    def top(pg):
        p.t(297, 34, "Tax Invoice" + (f"  (Page {pg})" if pg > 1 else ""), HB, 11, "c")
        p.box(36, 42, 523, 150)
        p.vl(300, 42, 192)
        p.hl(36, 300, 116)
        y = p.many(40, 54, [k.sup.name], HB, 10, 12)
        p.many(40, y, pack(k.sup.parts, H, 8.5, 250) + [f"GSTIN/UIN: {k.sup.gstin}", f"State Name : {k.sup.state}, Code : {k.sup.code}"], H, 8.5, 10.5)
        p.t(40, 127, "Buyer (Bill to)", H, 7.5)
        y = p.many(40, 138, [k.rec.name], HB, 9, 11)
        p.many(40, y, pack(k.rec.parts, H, 8.5, 250) + [f"GSTIN/UIN: {k.rec.gstin}", f"State Name : {k.rec.state}, Code : {k.rec.code}"], H, 8.5, 10.5)
        for i, (a, b) in enumerate([("Invoice No.", no), ("Dated", f"{k.date.day}-{k.date:%b-%y}"), ("Weighbridge Slip No.", slip),
                ("Motor Vehicle No.", veh)]):
            x, yy = 300 + 130 * (i % 2), 42 + 37 * (i // 2)
            p.t(x + 4, yy + 11, a, H, 7.5)
            p.t(x + 4, yy + 25, b, HB, 9)
        p.hl(300, 559, 79), p.hl(300, 559, 116), p.vl(430, 42, 116)
        p.t(304, 127, "Terms of Delivery", H, 7.5)
        for i, s in enumerate(["Sl", "Description of Goods", "HSN/SAC", "Quantity", "Rate", "per", "Amount"]):
            p.t((xs[i] + xs[i + 1]) / 2, 204, s, H, 8.5, "c")
        p.hl(36, 559, 210)
        return 224

    def frame(y):
        p.box(36, 192, 523, y - 192)
        for x in xs[1:-1]:
            p.vl(x, 192, y)
    slip, veh = str(r.randint(1000, 99999)), f"PB {r.randint(1, 65):02d} {r.choice('ABCH')} {r.randint(1000, 9999)}"
    y, pg, items, tot, kg, hs = top(1), 1, [], D(0), D(0), {}
    for i in range(rows + 1):
        if y > (730 if i < rows else 620):
            frame(y + 20)
            p.t(556, y + 14, "continued ...", TI, 9, "r")
            p.page()
            pg += 1
            y = top(pg)
        if i == rows:
            break
        d, h, lo, hi = r.choice(cat)
        q, rate = D(r.randint(60, 9000)) + r.choice([D(0), D("0.500")]), D(r.randint(lo * 4, hi * 4)) / 4
        a = q2(q * rate)
        p.t(xs[0] + 4, y, i + 1, H, 8.5), p.t(60, y, d, HB, 8.5), p.t(xs[2] + 4, y, h, H, 8.5), rt(xs[4], y, inr(q, 3) + " Kgs", HB), rt(xs[5], y,
                s2(rate)), p.t(452, y, "Kgs", H, 8.5), rt(559, y, inr(a), HB)
        y += 14
        items.append({"description": d, "hsn_sac": h, "quantity": f"{q:.3f}", "unit": "Kgs", "unit_price": s2(rate), "amount": s2(a)})
        tot, kg, hs[h] = tot + a, kg + q, hs.get(h, D(0)) + a
    tax = {h: split_tax(v, 18, k.inter) for h, v in hs.items()}
    c, s, ig = (sum(t[n] for t in tax.values()) for n in range(3))
    tcs = q2((tot + c + s + ig) / 100)
    gt, ro = round_off(tot + c + s + ig + tcs)
    p.hl(476, 559, y - 9, .4)
    rt(559, y + 2, inr(tot))
    for a, v in ([("OUTPUT IGST 18%", ig)] if k.inter else [("OUTPUT CGST 9%", c), ("OUTPUT SGST 9%", s)]) + [("TCS on Scrap u/s 206C 1%", tcs),
            ("Round Off", ro)]:
        y += 14
        rt(xs[2], y + 2, a, "Helvetica-BoldOblique"), rt(559, y + 2, ("(-)" if v < 0 else "") + inr(abs(v)), HB)
    y = max(y + 14, 400 if pg == 1 else 0)
    frame(y + 18), p.hl(36, 559, y)
    rt(xs[2], y + 13, "Total"), rt(xs[4], y + 13, inr(kg, 3) + " Kgs", HB), rt(559, y + 13, "Rs. " + inr(gt), HB, 9)
    if y > 560:
        p.page()
        y = 20
    p.t(40, y + 30, "Amount Chargeable (in words)", H, 7.5), p.t(40, y + 42, "INR " + rupees(gt), HB, 8.5 if len(rupees(gt)) < 105 else 7, w=519)
    y += 52
    cx = (140, 250, 350, 450, 559)
    for j, row in enumerate([["HSN/SAC", "Taxable Value"] + (["IGST 18%"] if k.inter else ["CGST 9%", "SGST 9%"]) + ["Total Tax"]] + [[h,
            inr(v)] + [inr(t) for t in (tax[h][2:] if k.inter else tax[h][:2])] + [inr(sum(tax[h]))] for h, v in hs.items()]
                            + [["Total", inr(tot)] + [inr(t) for t in ([ig] if k.inter else [c, s])] + [inr(c + s + ig)]]):
        for x, v in zip(cx if not k.inter else cx[:3] + cx[4:], row):
            rt(x, y + 10, v, HB if row[0] == "Total" else H, 8)
        p.hl(36, 559, y + 14, .4)
        y += 14
    p.t(40, y + 18, "Declaration: weight as per our weighbridge is final. Rejection, if any, within 24 hours.", H, 8)
    p.t(556, y + 18, f"for {k.sup.name}", HB, 8.5, "r"), p.t(556, y + 60, "Authorised Signatory", H, 8.5, "r")
    p.save()
    return {"data": {"invoice_number": no, "invoice_date": k.date.isoformat(), "supplier": who(k.sup), "recipient": who(k.rec), "line_items": items,
            **totals(tot, c, s, ig, k.inter), "round_off": s2(ro), "grand_total": s2(gt)}}


LAYOUTS = {"agrochem": agrochem, "jeweller": jeweller, "scrap": scrap}
