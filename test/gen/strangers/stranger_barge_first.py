# SPDX-License-Identifier: AGPL-3.0-or-later
"""Canvas papers: freight forwarder, garments wholesaler."""
from reportlab.lib.colors import HexColor, black, white
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen.canvas import Canvas
import datetime
import stranger_barge_kit as kit
from stranger_barge_kit import put, cells, edges, inr, money, height

CHG = [("Ocean Freight", "996521", 5, "CNTR", "USD"), ("Terminal Handling Charges (Origin)", "996719", 18, "CNTR", "INR"), ("Bill of Lading Fee", "996799", 18, "B/L", "INR"),
       ("Customs Clearance Agency Charges", "996713", 18, "SHPT", "INR"), ("Delivery Order Charges", "996799", 18, "SHPT", "INR"), ("Documentation", "998599", 18, "SET", "INR"),
       ("Container Seal Charges", "996719", 18, "CNTR", "INR"), ("Airport Handling & X-Ray Screening", "996763", 18, "KGS", "INR"), ("VGM Filing", "996799", 18, "CNTR", "INR"),
       ("Bunker Adjustment Factor", "996521", 5, "CNTR", "USD"), ("Destination Haulage - Factory to ICD by Road (20' GP)", "996511", 12, "TRIP", "INR"), ("Fumigation Charges", "998531", 18, "CNTR", "INR"),
       ("Carrier Security Fee", "996521", 5, "CNTR", "EUR"), ("Warehousing - Bonded, per CBM per week", "996729", 18, "CBM", "INR")]


def freight(path, seed, rows):
    r = kit.rng_for("freight", seed, rows)
    sup, rec, inter = kit.pair(r, ["Bluewake Shipping & Logistics Pvt Ltd", "Kestrel Freight Forwarders (India) Pvt. Ltd."], kit.BUYERS)
    b, d = kit.Book(inter), kit.day(r)
    roe = {"USD": r.randint(8250, 8590), "EUR": r.randint(8950, 9350), "INR": 100}
    for n in range(rows):
        desc, sac, gst, unit, cur = CHG[n % len(CHG)] if n < 5 else r.choice(CHG)
        fq = r.randint(1, 6) * 1000 if unit not in ("KGS", "CBM") else r.randint(5000, 400000)
        fp = r.randint(40, 900) * 100 if cur != "INR" else (r.randint(3, 25) * 50 if unit in ("KGS", "CBM") else r.randint(6, 120) * 10000)
        it = b.add(desc, sac, fq, unit, kit.half(fp * roe[cur], 100), gst, dec=2, cur=cur, fp=fp)
        # the paper multiplies in the foreign currency first
        f = kit.half(fq * fp, 1000)
        t = kit.half(f * roe[cur], 100)
        tx = (0, 0, kit.half(t * gst, 100)) if inter else (kit.half(t * gst, 200),) * 2 + (0,)
        it.update(t=t, c=tx[0], s=tx[1], i=tx[2], tot=t + sum(tx), price=fp)
    b.close(False)
    no, due = f"BOM{d:%y%m}{r.randint(1, 9999):05d}", d + datetime.timedelta(days=r.choice([15, 30, 45]))
    w = "INR " + kit.words(b.total // 100, True).upper() + (f" AND {kit.words(b.total % 100, True).upper()} PAISE" if b.total % 100 else "") + " ONLY"
    c = Canvas(path, pagesize=A4, invariant=1)
    navy, pale = HexColor("#14375e"), HexColor("#e8eef5")
    H = "Helvetica"
    B = "Helvetica-Bold"
    head = ["Charge Description", "SAC", "Curr", "Qty /\nBasis", "Rate", "ROE", "Taxable\nAmt (INR)", "GST\n%"] + (["IGST\n(INR)"] if inter else ["CGST\n(INR)", "SGST\n(INR)"])
    xs = edges(28, 118, 40, 28, 42, 46, 33, 62, 24, *([70] if inter else [45, 45])) + [567]
    head.append("Total\n(INR)")
    als = ["l", "c", "c", "r", "r", "r", "r", "c"] + ["r"] * (2 if inter else 3)
    page = [0]

    def top():
        page[0] += 1
        put(c, 28, 800, sup.name, B, 14)
        put(c, 28, 786, f"{sup.road}, {sup.place}, {sup.sname}", H, 7.5)
        put(c, 28, 776, f"GSTIN {sup.gstin}   PAN {sup.pan}   Tel {sup.phone}", H, 7.5)
        c.setFillColor(navy)
        put(c, 567, 800, "TAX INVOICE", B, 13, "r")
        c.setFillColor(black)
        put(c, 567, 786, f"Page {page[0]}", H, 7.5, "r")
        c.setStrokeColor(navy)
        c.line(28, 769, 567, 769)
        y = 756
        if page[0] == 1:
            put(c, 28, y, "BILL TO", B, 7)
            put(c, 28, y - 12, rec.name, B, 9)
            put(c, 28, y - 23, rec.road, H, 8)
            put(c, 28, y - 33, f"{rec.place}, {rec.sname}", H, 8)
            put(c, 28, y - 44, f"GSTIN : {rec.gstin}", H, 8)
            for k, (a, v) in enumerate([("INVOICE NO.", no), ("INVOICE DATE", d.strftime("%d-%b-%Y")), ("DUE DATE", due.strftime("%d-%b-%Y")), ("SHIPMENT", f"S{r.randint(10**7, 10**8 - 1)}"),
                                        ("PLACE OF SUPPLY", f"{rec.state} {rec.sname}")]):
                put(c, 350, y - 11 * k, a, B, 7)
                put(c, 440, y - 11 * k, v, H, 8)
            y -= 58
            c.setFillColor(pale)
            c.rect(28, y - 34, 539, 34, stroke=0, fill=1)
            c.setFillColor(black)
            ref = [("VESSEL / VOYAGE", "MV Coral Drift / 0" + str(r.randint(11, 99)) + "E"), ("MASTER B/L", "CDL" + str(r.randint(10**6, 10**7))), ("PORT OF LOADING", r.choice(["INNSA", "INMUN", "INMAA"])), ("DISCHARGE", r.choice(["AEJEA", "DEHAM", "SGSIN"])),
                   ("PACKAGES", f"{r.randint(4, 90)} PKG")]
            for k, (a, v) in enumerate(ref):
                put(c, 33 + 108 * k, y - 12, a, B, 6.5)
                put(c, 33 + 108 * k, y - 24, v, H, 8)
            y -= 44
        c.setFillColor(navy)
        c.rect(28, y - 25, 539, 25, stroke=0, fill=1)
        c.setFillColor(white)
        cells(c, xs, y, head, als, B, 7)
        c.setFillColor(black)
        return y - 27
    y = top()
    for n, it in enumerate(b.items):
        v = [it["desc"], it["hsn"], it["cur"], it["qs"] + "\n" + it["unit"], inr(it["fp"]), money(roe[it["cur"]]), inr(it["t"]), str(it["rate"])] + ([inr(it["i"])] if inter else [inr(it["c"]), inr(it["s"])]) + [inr(it["tot"])]
        if y - height(xs, v, H, 6.8) < 60:
            c.showPage()
            y = top()
        y = cells(c, xs, y, v, als, H, 6.8)
        c.setStrokeColor(HexColor("#c5cfdb"))
        c.line(28, y, 567, y)
    if y < 190:
        c.showPage()
        y = top()
    y -= 14
    for a, v in [("Total Taxable", b.t)] + ([("Total IGST", b.i)] if inter else [("Total CGST", b.c), ("Total SGST", b.s)]):
        put(c, 460, y, a, H, 8, "r")
        put(c, 564, y, inr(v), H, 8, "r")
        y -= 12
    c.setFillColor(pale)
    c.rect(330, y - 6, 237, 16, stroke=0, fill=1)
    c.setFillColor(black)
    put(c, 460, y, "INVOICE TOTAL  INR", B, 9, "r")
    put(c, 564, y, inr(b.total), B, 9, "r")
    y = put(c, 28, y - 24, w, B, 7.5, w=539)
    y = put(c, 28, y - 8, "Bank: Sahyadri Union Bank, Fort Branch   A/c 0021" + sup.phone + "   IFSC SUBX0000417", H, 7)
    put(c, 28, y - 2, "Any discrepancy to be notified within 7 days. Interest @ 18% p.a. is charged on overdue invoices. Subject to Mumbai jurisdiction.", H, 7)
    c.save()
    return kit.truth(b, "description hsn_sac quantity unit unit_price taxable_value gst_rate tax", "tot", no, d, sup, rec, rec.state, w, due, totals="taxable tax")


GAR = [("Mens Polo T-Shirt P-{} Collar", "610510"), ("Kids Bermuda {} Cargo", "620342"), ("Ladies Kurti Rayon D.No {}", "620443"), ("Track Pant 4-Way Lycra {}", "610343"), ("Mens Shirt Linen Slub {}", "620520"), ("Night Suit Hosiery {}", "610831")]
SIZES = ["S", "M", "L", "XL", "XXL"]


def garment(path, seed, rows):
    r = kit.rng_for("garment", seed, rows)
    sup, rec, inter = kit.pair(r, ["Rangrez Apparels", "Jayshree Garment House"], ["Chandni Selection", "New Fashion Point", "Gupta Readymade Stores", "Libaas The Family Shop"])
    b, d = kit.Book(inter), kit.day(r)
    for n in range(rows):
        nm, hsn = r.choice(GAR)
        sz = [r.choice([0, 1, 2, 2, 3, 4, 6]) for _ in SIZES]
        sz[2] = sz[2] or 2
        p = r.randint(180, 1450) * 100
        b.add(nm.format(r.randint(101, 989)), hsn, sum(sz) * 1000, None, p, 5 if p <= 100000 else 12, disc=r.choice([0, 500, 750, 1000]), sz=sz)
    b.close()
    no = f"G/{kit.fy(d)}/{r.randint(1, 4000)}"
    w = "Rs. " + kit.words(b.total // 100) + " Only"
    c = Canvas(path, pagesize=A4, invariant=1)
    T, TB = "Times-Roman", "Times-Bold"
    xs = edges(30, 20, 130, 40, 20, 20, 20, 20, 24, 28, 48, 28, 46, 26) + [565]
    als = ["c", "l", "c"] + ["c"] * 5 + ["r", "r", "r", "r", "c", "r"]
    pg = [0]
    ptot = [0, 0]

    def top():
        pg[0] += 1
        put(c, 297, 812, "GST INVOICE", TB, 9, "c")
        put(c, 297, 792, sup.name.upper(), TB, 18, "c")
        put(c, 297, 779, f"Wholesale Dealers in Readymade Garments, {sup.road}, {sup.place} ({sup.sname})", T, 8.5, "c")
        put(c, 297, 768, f"GSTIN: {sup.gstin}    Mob. {sup.phone}", TB, 8.5, "c")
        c.rect(30, 700, 535, 60)
        c.line(350, 700, 350, 760)
        put(c, 35, 748, "M/s. " + rec.name, TB, 10)
        put(c, 35, 736, rec.road, T, 9)
        put(c, 35, 725, f"{rec.place}, {rec.sname}", T, 9)
        put(c, 35, 706, "Party GSTIN : " + rec.gstin, TB, 9)
        put(c, 355, 748, "Bill No. : " + no, TB, 9.5)
        put(c, 355, 735, "Date : " + d.strftime("%d/%m/%Y"), T, 9)
        put(c, 355, 722, f"Transport : {tr}", T, 9)
        put(c, 355, 709, f"L.R. No. : {lr}      Page {pg[0]}", T, 9)
        c.line(30, 670, 565, 670)
        put(c, (xs[3] + xs[8]) / 2, 687, "Size wise Pcs", TB, 8, "c")
        c.line(xs[3], 684, xs[8], 684)
        cells(c, xs, 698, ["Sr", "Item / Design", "HSN\nCode", "", "", "", "", "", "Pcs", "Rate", "CD\n%", "CD Amt", "GST\n%", "Amount"], als, TB, 8, pad=2)
        cells(c, xs, 684, [""] * 3 + SIZES, als, TB, 7.5, pad=1)
        return 668
    tr, lr = r.choice(["Shree Maruti Roadlines", "By Hand", "Cargo Movers"]), r.randint(10000, 99999)

    def grid(ytop, ybot):
        for x in xs:
            c.line(x, 684 if x in xs[4:8] else ytop, x, ybot)
        c.line(30, ybot, 565, ybot)
    y = top()
    for n, it in enumerate(b.items):
        v = [str(n + 1), it["desc"], it["hsn"]] + [str(s) if s else "-" for s in it["sz"]] + [it["qs"], money(it["price"]), f"{it['disc'] / 100:g}" if it["disc"] else "", money(it["d"]) if it["d"] else "", str(it["rate"]), inr(it["t"])]
        if y < 120:
            grid(700, 100)
            put(c, xs[2], 88, f"Total carried over      Pcs {ptot[0]}", TB, 9)
            put(c, 562, 88, inr(ptot[1]), TB, 9, "r")
            c.showPage()
            y = top()
            put(c, xs[1] + 3, y - 10, "Total brought forward", TB, 8)
            put(c, xs[9] - 2, y - 10, str(ptot[0]), TB, 8, "r")
            put(c, 563, y - 10, inr(ptot[1]), TB, 8, "r")
            y -= 15
        y = cells(c, xs, y, v, als, T, 8.5, pad=2) - 1
        ptot[0] += it["q"] // 1000
        ptot[1] += it["t"]
    if y < 265:
        grid(700, y - 4)
        put(c, 562, y - 18, "continued...", TB, 9, "r")
        c.showPage()
        y = top()
        put(c, xs[1] + 3, y - 10, "Total brought forward", TB, 8)
        put(c, xs[9] - 2, y - 10, str(ptot[0]), TB, 8, "r")
        put(c, 563, y - 10, inr(ptot[1]), TB, 8, "r")
        y -= 15
    grid(700, 250)
    y = 238
    put(c, 35, y, "Total", TB, 9)
    put(c, xs[9] - 2, y, str(b.sum("q") // 1000), TB, 9, "r")
    put(c, xs[12] - 2, y, inr(b.sum("d")), TB, 8, "r")
    put(c, 562, y, inr(b.t), TB, 9, "r")
    c.line(30, 232, 565, 232)
    y = 219
    put(c, 35, y, "GST Details", TB, 8.5)
    for k, (key, s) in enumerate(b.by("rate")):
        put(c, 35, y - 12 * (k + 1), f"{key[0]}% on {inr(s['t'])} : " + (f"IGST {inr(s['i'])}" if inter else f"CGST {inr(s['c'])}  SGST {inr(s['s'])}"), T, 8.5)
    for a, v in [("Taxable Amount", b.t)] + ([("Add : IGST", b.i)] if inter else [("Add : CGST", b.c), ("Add : SGST", b.s)]) + [("Round Off", b.ro)]:
        put(c, 455, y, a, T, 9, "r")
        put(c, 562, y, inr(v), T, 9, "r")
        y -= 12.5
    c.line(380, y + 7, 565, y + 7)
    put(c, 455, y - 6, "Net Amount", TB, 11, "r")
    put(c, 562, y - 6, inr(b.total), TB, 11, "r")
    put(c, 35, 140, "Amount in words :", T, 8.5)
    put(c, 105, 140, w, TB, 9, w=420)
    c.line(30, 122, 565, 122)
    for k, s in enumerate(["Goods once sold will not be taken back.", "Our responsibility ceases when goods leave our godown.", "Interest @ 24% after 30 days."]):
        put(c, 35, 110 - 10 * k, f"{k + 1}. {s}", T, 8)
    put(c, 562, 110, "For " + sup.name, TB, 9, "r")
    put(c, 562, 70, "Auth. Signatory", T, 8.5, "r")
    c.save()
    tr_ = kit.truth(b, "description hsn_sac quantity unit_price discount gst_rate", "t", no, d, sup, rec, None, w)
    for it, row in zip(b.items, tr_["data"]["line_items"]):
        if not it["d"]:
            row.pop("discount")
    return tr_


LAYOUTS = {"freight": freight, "garment": garment}
