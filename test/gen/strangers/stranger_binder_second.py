# SPDX-License-Identifier: AGPL-3.0-or-later
"""Dense distributor bills across the page: medicines with batch and expiry, and daily goods with two discounts."""
import datetime
from reportlab.pdfgen import canvas
from stranger_binder_kit import *

MED = [("PARAZEN 650 TAB", "1X15", "30049099", 12, 3080), ("AMOXILAN 500 CAP", "1X10", "30041030", 12, 9840), ("CETRIVO 10MG TAB", "1X10", "30049031", 12, 1875),
       ("PANTOREL DSR CAP", "1X15", "30049039", 12, 16890), ("AZIKRUT 500 TAB", "1X3", "30042064", 12, 11950), ("ORSOLITE SACHET LEMON", "21.8GM", "30049099", 12, 2150),
       ("BETNOLAN-N CREAM", "20GM", "30049099", 12, 5480), ("INSUVED 30/70 VIAL", "10ML", "30043110", 5, 15870), ("GLYCIVIT M2 TAB", "1X15", "30049099", 12, 21400),
       ("COTTON ROLL 500GM", "1PC", "30059040", 12, 23500), ("CALCIRUSH SYP", "200ML", "30045090", 12, 13640), ("DIGI THERMOMETER", "1PC", "90251910", 18, 24900),
       ("PROTEIVA POWDER CHOCO", "400GM", "21069099", 18, 61500), ("SURGI GLOVES 7.0", "1PR", "40151200", 12, 8200), ("TELMIVAR 40 TAB", "1X15", "30049079", 12, 11230)]


def medicine(path, seed, rows):
    r = rng_of("medicine", seed, rows)
    s, b, _, inter = parties(r, ["Pharma Distributors", "Medical Agencies", "Drug House"], ["Medicos", "Chemist & Druggist", "Hospital Pharmacy"])
    d = date(r)
    due = d + datetime.timedelta(days=r.choice([7, 14, 21]))
    no = f"{r.choice(['CR', 'GST', 'A'])}{r.randint(1, 39999):06d}"
    its = []
    for n, pk, h, rate, mrp in pick(r, [(m[0],) + m[1:] for m in MED], rows):
        mrp += r.randint(-3, 30) * 10
        q = r.choice([1, 2, 3, 5, 10, 10, 20, 30]) * 1000
        n = n.replace(" (Lot", " LOT").replace(")", "").upper()
        i = item(n, h, q, 0, "", mrp * 72 // 100, rate, r.choice([0, 0, 200, 500, 1000]), pack=pk, mrp=mrp, free=q // 10000 if r.random() < .6 else 0,
                 mfr=r.choice(["ZVL", "OJAS", "KRV", "MTL", "NILG"]), batch=r.choice("ABGTX") + f"{r.randint(100, 99999)}" + r.choice(["", "A", "C"]),
                 exp=f"{r.randint(1, 12):02d}/{d.year % 100 + r.randint(1, 3)}")
        its.append(tax(i, inter))
    tv, cg, ig = S(its, "tv"), S(its, "cg"), S(its, "ig")
    gt, ro = round_off(tv + 2 * cg + ig)
    F, FB = font("Gst24Cond", "dejavu/DejaVuSansCondensed.ttf"), font("Gst24CondB", "dejavu/DejaVuSansCondensed-Bold.ttf", fall="Helvetica-Bold")
    c = canvas.Canvas(path, pagesize=(842, 595), invariant=1)
    L = 24
    hs = ["Sn.", "MFR", "PRODUCT NAME", "PACK", "HSN", "BATCH", "EXP.", "MRP", "QTY", "FREE", "RATE", "DIS%", "TAXABLE"]
    ws = [22, 34, 158, 42, 56, 56, 34, 50, 32, 30, 50, 32, 62]
    hs += ["IGST%", "AMOUNT"] if inter else ["SGST%", "CGST%", "AMOUNT"]
    ws += [40, 96] if inter else [36, 36, 64]
    xs = [L + sum(ws[:k]) for k in range(len(ws))]
    R = L + sum(ws)
    al = "rlllllcrrrrrr" + "r" * 4
    sales, dl = r.choice(["SURESH", "IMRAN", "KAVITA"]), f"20B/{r.randint(1000, 9999)}, 21B/{r.randint(1000, 9999)}"
    dl2 = f"RLF20-{r.randint(10000, 99999)}"
    pages = [its[k:k + 20] for k in range(0, rows, 20)]
    if len(pages[-1]) > 16:
        pages += [pages[-1][16:]]
        pages[-2] = pages[-2][:16]
    n, run = 0, 0
    w = words(gt, "Rs. ", " only")
    for pg, part in enumerate(pages, 1):
        c.setLineWidth(.5)
        c.rect(L, 478, R - L, 95)
        c.line(300, 478, 300, 573)
        c.line(560, 478, 560, 573)
        c.setFont(FB, 11)
        c.drawString(L + 4, 560, s["name"].upper())
        block(c, L + 4, 548, 265, [s["street"], f"{s['city']}-{s['pin']}, {s['state'].upper()}", "Phone : " + s["phone"], "D.L.No. : " + dl, "GSTIN : " + s["gstin"]], F, 8, 11)
        c.setFont(FB, 12)
        c.drawCentredString(430, 558, "GST INVOICE")
        c.setFont(F, 7)
        c.drawCentredString(430, 548, "CREDIT MEMO")
        c.setFont(F, 8)
        for j, (a, v) in enumerate([("Invoice No", no), ("Date", f"{d:%d/%m/%Y}"), ("Due Date", f"{due:%d/%m/%Y}"), ("Salesman", sales), ("Page", f"{pg} of {len(pages)}")]):
            c.drawString(310, 534 - 11 * j, a)
            c.drawString(375, 534 - 11 * j, ": " + v)
        c.drawString(565, 562, "M/s.")
        c.setFont(FB, 9)
        c.drawString(586, 562, b["name"].upper())
        block(c, 565, 550, 245, [b["street"], f"{b['city']} - {b['pin']}", f"State : {b['code']}-{b['state']}", "D.L.No. : " + dl2, "GSTIN : " + b["gstin"]], F, 8, 11)
        c.setFillGray(.88)
        c.rect(L, 462, R - L, 16, fill=1)
        c.setFillGray(0)
        c.setFont(FB, 7)
        for x, ww, h, a in zip(xs, ws, hs, al):
            put(c, x, ww, 467, h, "c" if a == "r" else a)
        y = 451
        if run:
            c.setFont(F, 7.5)
            put(c, xs[2], ws[2], y, "B/F from page " + str(pg - 1))
            put(c, xs[-1], ws[-1], y, ind(run), "r")
            y -= 12.5
        for i in part:
            n += 1
            i["last"] = i["tv"] + i["ig"] + 2 * i["cg"]
            run += i["last"]
            rt = [f"{i['rate']:.2f}"] if inter else [f"{i['rate'] / 2:.2f}"] * 2
            vs = [str(n), i["mfr"], i["desc"], i["pack"], i["hsn"], i["batch"], i["exp"], plain(i["mrp"]), qty(i["q"], 0), str(i["free"] or ""),
                  plain(i["price"]), f"{i['disc'] // 100}.00", plain(i["tv"])] + rt + [plain(i["last"])]
            c.setFont(F, 7.5)
            for x, ww, v, a in zip(xs, ws, vs, al):
                put(c, x, ww, y, v, a)
            y -= 12.5
        for x in xs + [R]:
            c.line(x, 180, x, 462)
        c.line(L, 180, R, 180)
        c.setFont(F, 8)
        if pg < len(pages):
            c.drawRightString(R - 4, 166, "C/F to next page  " + ind(run))
            c.showPage()
    # foot
    hd = ["CLASS", "TOTAL", "DISC.", "TAXABLE"] + (["IGST"] if inter else ["SGST", "CGST"]) + ["TOTAL GST"]
    c.setFont(FB, 7.5)
    for j, h in enumerate(hd):
        put(c, L + 68 * j, 66, 169, h, "l" if j == 0 else "r")
    y = 158
    for rate in (5, 12, 18):
        part = [i for i in its if i["rate"] == rate]
        v = [S(part, "gross"), S(part, "d1"), S(part, "tv")] + ([S(part, "ig")] if inter else [S(part, "cg")] * 2) + [S(part, "ig") + 2 * S(part, "cg")]
        c.setFont(F, 7.5)
        for j, t in enumerate([f"GST {rate:.2f}"] + [plain(x) for x in v]):
            put(c, L + 68 * j, 66, y, t, "l" if j == 0 else "r")
        y -= 11
    c.setFont(FB, 7.5)
    v = [S(its, "gross"), S(its, "d1"), tv] + ([ig] if inter else [cg, cg]) + [ig + 2 * cg]
    c.line(L, y + 9, L + 68 * len(hd), y + 9)
    for j, t in enumerate(["TOTAL"] + [plain(x) for x in v]):
        put(c, L + 68 * j, 66, y - 1, t, "l" if j == 0 else "r")
    x = 590
    for j, (a, t) in enumerate([("SUB TOTAL", S(its, "gross")), ("DISCOUNT", -S(its, "d1"))] + ([("IGST PAYBLE", ig)] if inter else [("SGST PAYBLE", cg), ("CGST PAYBLE", cg)]) + [("ROUND OFF", ro)]):
        c.setFont(F, 8)
        c.drawString(x, 168 - 11 * j, a)
        c.drawRightString(R - 4, 168 - 11 * j, plain(t))
    c.setFont(FB, 11)
    c.line(x - 6, 110, R, 110)
    c.drawString(x, 97, "GRAND TOTAL")
    c.drawRightString(R - 4, 97, plain(gt))
    c.line(L, 90, R, 90)
    c.line(x - 6, 90, x - 6, 180)
    c.setFont(F, 8)
    c.drawString(L + 4, 79, w)
    c.line(L, 73, R, 73)
    block(c, L + 4, 62, 400, ["Terms & Conditions : Goods once sold will not be taken back or exchanged. Overdue bills attract 24% interest.",
                              f"All disputes subject to {s['city']} jurisdiction only. Breakage and expiry as per company policy."], F, 7, 9)
    c.setFont(F, 8)
    c.drawString(480, 34, "Checked by")
    c.drawRightString(R - 4, 62, "For " + s["name"].upper())
    c.drawRightString(R - 4, 34, "Authorised Signatory")
    c.rect(L, 28, R - L, 152)
    c.save()
    data = base(no, d, s, b, b["code"])
    del data["place_of_supply"]
    for k in ("supplier", "recipient"):
        data[k]["name"] = data[k]["name"].upper()
    data["due_date"] = due.isoformat()
    data["line_items"] = [row_truth(i, "taxable_value", "gst_rate") for i in its]
    total_truth(data, inter, tv, cg, cg, ig)
    data.update(round_off=plain(ro), grand_total=plain(gt), amount_in_words=w)
    return {"data": data}


SHOP = [("Sunbeam Detergent Pwd 1kg", "34025000", 18, 0, 11500), ("Mithaas Glucose Biscuit 75g", "19053100", 18, 0, 1000), ("Kadak Tea Dust 250g", "09024020", 5, 0, 9500),
        ("Fizzora Cola Pet 750ml", "22021010", 28, 12, 4500), ("Ruhani Agarbatti 20 Stk", "33074100", 5, 0, 1500), ("Chamko Dishwash Bar 200g", "34011942", 18, 0, 2000),
        ("Namkeen Chatpata Mix 400g", "21069099", 12, 0, 9900), ("Snehal Coconut Oil 500ml", "15131900", 5, 0, 21000), ("Dantgyan Toothpaste 150g", "33061020", 18, 0, 9800),
        ("Fizzora Orange Can 300ml", "22021020", 28, 12, 4000), ("Keshmitra Shampoo Sachet 6ml", "33051090", 18, 0, 200), ("Shuddham Ghee Tin 1L", "04059020", 12, 0, 64500)]


def daily(path, seed, rows):
    r = rng_of("daily", seed, rows)
    s, b, ship, inter = parties(r, ["Marketing", "Distributors", "Sales Corporation"], ["Kirana Bhandar", "Super Bazaar", "General Stores"])
    d = date(r)
    no = f"S{fy(d)[:2]}{r.choice('ABC')}-{r.randint(1, 99999):05d}"
    its = []
    for n, h, rate, cess, mrp in pick(r, SHOP, rows):
        q = r.choice([6, 12, 12, 24, 36, 48, 144]) * 1000
        i = item(n, h, q, 0, "", mrp * 100 // (100 + rate + cess) * 88 // 100 + r.randint(0, 9), rate, r.choice([0, 200, 350, 500]), r.choice([0, 100, 150]),
                 mrp=mrp, free=r.choice([0, 0, 1, 2]), cess=0)
        tax(i, inter)
        i["cess"] = div(i["tv"] * cess, 100)
        i["last"] = i["tot"] + i["cess"]
        its.append(i)
    tv, cg, ig, cs = S(its, "tv"), S(its, "cg"), S(its, "ig"), S(its, "cess")
    gt, ro = round_off(tv + 2 * cg + ig + cs)
    c = canvas.Canvas(path, pagesize=(842, 595), invariant=1)
    N, B = "Helvetica", "Helvetica-Bold"
    two = [("IGST", "%"), ("IGST", "Amt")] if inter else [("CGST", "%"), ("CGST", "Amt"), ("SGST", "%"), ("SGST", "Amt")]
    hs = ["#", "Item Name", "HSN\nCode", "MRP", "Pcs", "Free\nPcs", "Basic\nRate", "Gross\nAmt", "Sch.\nDisc", "Cash\nDisc", "Taxable\nAmt"] + [None] * len(two) + ["Cess\nAmt", "Net\nAmount"]
    ws = [20, 152, 50, 42, 30, 28, 46, 58, 44, 44, 58] + ([50, 72] if inter else [28, 50] * 2) + [44, 60]
    ws[1] += 800 - sum(ws)
    xs = [21 + sum(ws[:k]) for k in range(len(ws))]
    route, sm = r.choice(["Beat 3 - Old City", "Beat 7 - Highway", "Tuesday East"]), r.choice(["Prakash M", "Lalita D", "Yusuf K"])
    per = 20
    pages = [its[k:k + per] for k in range(0, rows, per)]
    if len(pages[-1]) > 15:
        pages.append([])
    n = 0
    blue = (.1, .2, .45)
    for pg, part in enumerate(pages, 1):
        c.setFillColorRGB(*blue)
        c.setFont(B, 15)
        c.drawRightString(821, 565, s["name"])
        c.setFillGray(0)
        c.setFont(N, 8)
        for j, t in enumerate([f"{s['street']}, {s['city']} {s['pin']}", f"State: {s['state']} ({s['code']})  |  Ph {s['phone']}", f"GSTIN {s['gstin']}  |  FSSAI 1{seed}5{s['pin']}000123"]):
            c.drawRightString(821, 553 - 10 * j, t)
        c.setFont(B, 12)
        c.drawString(21, 565, "Tax Invoice - " + ("Inter State" if inter else "Local Sale"))
        c.setFont(N, 8)
        c.drawString(21, 552, f"Bill No.: {no}    Bill Date: {d:%d %b %Y}    Page {pg}/{len(pages)}")
        c.drawString(21, 541, f"Beat: {route}    Salesman: {sm}    Place of supply: {b['code']}-{b['state']}")
        c.setFont(B, 8)
        c.drawString(21, 527, f"Party: {b['name']}")
        c.setFont(N, 8)
        c.drawString(21, 516, f"{b['street']}, {b['city']} {b['pin']}    Party GSTIN: {b['gstin']}")
        c.drawString(21, 505, f"Deliver at: {ship['street']}, {ship['city']} {ship['pin']}")
        c.setFillColorRGB(*blue)
        c.rect(21, 474, 800, 26, stroke=0, fill=1)
        c.setFillGray(1)
        c.setFont(B, 7)
        for k, (x, ww, h) in enumerate(zip(xs, ws, hs)):
            if h is None:
                t, u = two[k - 11]
                put(c, x, ww, 478, u, "c")
                if u == "%":
                    put(c, x, ww + ws[k + 1], 490, t, "c")
            else:
                for j, l in enumerate(h.split("\n")):
                    put(c, x, ww, 490 - 9 * j, l, "l" if k == 1 else "c")
        c.setFillGray(0)
        y = 464
        for i in part:
            n += 1
            ls = lines(i["desc"], N, 7.5, ws[1] - 4)
            if n % 2 == 0:
                c.setFillGray(.94)
                c.rect(21, y + 5 - 9 * len(ls), 800, 5 + 9 * len(ls), stroke=0, fill=1)
                c.setFillGray(0)
            rt = [pct(i["rate"] * 100), ind(i["ig"])] if inter else [pct(i["rate"] * 50), ind(i["cg"])] * 2
            vs = [str(n), i["desc"], i["hsn"], plain(i["mrp"]), qty(i["q"], 0), str(i["free"]), plain(i["price"]), ind(i["gross"]), ind(i["d1"]), ind(i["d2"]), ind(i["tv"])] + rt + [ind(i["cess"]), ind(i["last"])]
            c.setFont(N, 7.5)
            for k, (x, ww, v) in enumerate(zip(xs, ws, vs)):
                if k == 1:
                    for j, l in enumerate(ls):
                        put(c, x, ww, y - 9 * j, l)
                else:
                    put(c, x, ww, y, v, "l" if k == 2 else "r")
            y -= 5 + 9 * len(ls)
        if pg < len(pages):
            c.setFont("Helvetica-Oblique", 7.5)
            c.drawRightString(821, y - 4, "Continued on next page")
            c.showPage()
    c.setStrokeColorRGB(*blue)
    c.line(21, y + 8, 821, y + 8)
    c.setFont(B, 7.5)
    sums = {1: "Total", 4: qty(S(its, "q"), 0), 5: str(S(its, "free")), 7: ind(S(its, "gross")), 8: ind(S(its, "d1")), 9: ind(S(its, "d2")), 10: ind(tv), 12: ind(ig if inter else cg), len(ws) - 2: ind(cs), len(ws) - 1: ind(S(its, "last"))}
    if not inter:
        sums[14] = ind(cg)
    for k, v in sums.items():
        put(c, xs[k], ws[k], y - 2, v, "l" if k == 1 else "r")
    c.line(21, y - 7, 821, y - 7)
    y -= 22
    w = words(gt, "", " Rupees Only").replace("Rupees Only", "Rupees Only")
    c.setFont(N, 8)
    c.drawString(21, y, "Bill amount in words: " + w)
    c.drawString(21, y - 14, "Goods received in good condition. Cheque return charges Rs.500. Leakage claims within 24 hours only.")
    c.drawString(21, y - 26, f"Disputes, if any, shall be settled in the courts at {s['city']}.")
    for j, (a, v) in enumerate([("Net amount", S(its, "last")), ("Rounding", ro), ("BILL AMOUNT", gt)]):
        c.setFont(B if j == 2 else N, 8 + 2 * (j == 2))
        c.drawString(640, y - 14 * j, a)
        c.drawRightString(819, y - 14 * j, ind(v))
    c.setFont(N, 8)
    c.drawString(21, y - 66, "Receiver's seal & sign")
    c.drawRightString(821, y - 50, "For " + s["name"])
    c.drawRightString(821, y - 76, "Auth. Sign.")
    c.save()
    data = base(no, d, s, b, b["code"])
    keys = ["taxable_value", "gst_rate", "cess_amount"] + (["igst_amount"] if inter else ["cgst_amount", "sgst_amount"])
    data["line_items"] = [row_truth(i, *keys) for i in its]
    for t, i in zip(data["line_items"], its):
        if not (i["d1"] and i["d2"]):   # of two discounts no sum is printed
            t["discount"] = plain(i["d1"] + i["d2"])
    total_truth(data, inter, tv, cg, cg, ig)
    data.update(cess_total=plain(cs), round_off=plain(ro), grand_total=plain(gt), amount_in_words=w)
    return {"data": data}


LAYOUTS = {"medicine": medicine, "daily": daily}
