# SPDX-License-Identifier: AGPL-3.0-or-later
"""ERP print with e-invoice data: hospital / operating-theatre supplier, landscape, batch and expiry, stacked tax cells."""
import datetime
from reportlab.graphics import renderPDF
from reportlab.graphics.barcode.qr import QrCodeWidget
from reportlab.graphics.shapes import Drawing
from reportlab.lib.colors import HexColor, black
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen.canvas import Canvas
import stranger_barge_kit as kit
from stranger_barge_kit import put, cells, edges, inr, height

IMP = [("Cortical Screw 3.5 mm x 32 mm SS, Self Tapping", "90211000", 5), ("Locking Compression Plate Distal Radius 2.4 mm, 5 Hole LT", "90211000", 5), ("Absorbable Suture PGA 2-0, 90 cm, 1/2 Circle RB", "30061010", 12), ("Endotracheal Tube Cuffed 7.5", "90183990", 12), ("Laryngoscope Blade Macintosh Size 3", "90189099", 12),
       ("Bipolar Forceps Bayonet 8 in, Non-stick, 1.0 mm Tip", "90189099", 12), ("Surgical Gloves Sterile 7.0 Powder-free", "40151200", 12), ("Syringe Pump, single channel with battery", "90189099", 12), ("OT Light Bulb 24 V 120 W", "85392190", 18), ("ECG Recording Paper Z-fold 210x295", "48239030", 18)]


def hospital(path, seed, rows):
    r = kit.rng_for("hospital", seed, rows)
    sup, rec, inter = kit.pair(r, ["Aarogyam Surgicals India Private Limited", "Medistride Devices Limited"], ["Sanjeevani Multispeciality Hospital", "Jeevan Rekha Trauma Centre", "Matru Sadan Nursing Home", "Sunrise Orthopaedic Institute Pvt Ltd"], 0.5)
    b, d = kit.Book(inter), kit.day(r)
    for n in range(rows):
        nm, hsn, g = r.choice(IMP)
        u = {"4": "BOX", "3": "FOI"}.get(hsn[0], "EA")
        exp = d + datetime.timedelta(days=r.randint(300, 1500))
        b.add(nm, hsn, r.randint(1, 40) * 1000, u, r.randint(120, 9800) * 100 + r.choice([0, 0, 40, 75]), g, dec=3, disc=r.choice([0, 500, 1200, 2000]), mat=f"{r.randint(4000000, 4999999)}",
              lot=f"{r.choice('ABDEHK')}{r.randint(10000, 99999)}\n{exp:%m/%Y}")
    b.close()
    no, due = f"9{r.randint(10**8, 10**9 - 1)}", d + datetime.timedelta(days=r.choice([30, 60, 90]))
    w = "INR " + kit.words(b.total // 100).upper() + " ONLY"
    ir, ack = kit.irn(r), f"1{r.randint(10**13, 10**14 - 1)}"
    refs = [f"{r.randint(10**9, 2 * 10**9)}", f"8{r.randint(10**8, 10**9 - 1)}", f"PO/{r.randint(100, 9999)}"]
    c = Canvas(path, pagesize=landscape(A4), invariant=1)
    H, B = "Helvetica", "Helvetica-Bold"
    xs = edges(24, 24, 46, 166, 46, 46, 40, 26, 56, 62, 52, 62, 96) + [818]
    als = "lllclrcrrrrrr"
    head = ["Item", "Material\nCode", "Material Description", "HSN\nCode", "Batch /\nExpiry", "Billed\nQty", "UoM", "Unit\nPrice\n(INR)", "Gross\nValue\n(INR)", "Trade\nDiscount\n(INR)", "Taxable\nValue\n(INR)", "Tax Rate &\nTax Amount\n(INR)", "Total\nValue\n(INR)"]
    gy = HexColor("#8a8a8a")
    c.setStrokeColor(gy)
    pg = [0]

    def top():
        pg[0] += 1
        c.setStrokeColor(gy)
        put(c, 24, 568, sup.name, B, 12)
        put(c, 24, 556, f"Regd. Office and Depot: {sup.road}, {sup.place}, {sup.sname}, India", H, 7)
        put(c, 24, 547, f"GSTIN: {sup.gstin} | PAN: {sup.pan} | Drug Lic. 20B/21B-{sup.pin} | Phone {sup.phone}", H, 7)
        put(c, 500, 568, "TAX INVOICE", B, 12, "c")
        put(c, 500, 557, "Original for Recipient", H, 7, "c")
        put(c, 738, 568, f"Page {pg[0]}", H, 7, "r")
        if pg[0] > 1:
            put(c, 500, 547, f"Invoice {no} dated {d:%d.%m.%Y}", H, 7, "c")
            y = 536
        else:
            q = QrCodeWidget(ir + no, barLevel="L")
            q.barWidth = q.barHeight = 76
            dr = Drawing(76, 76)
            dr.add(q)
            renderPDF.draw(dr, c, 742, 498)
            put(c, 24, 533, f"IRN: {ir}", B, 6.8)
            put(c, 330, 533, f"Ack No: {ack}   Ack Date: {d:%d.%m.%Y} 1{r_h}:{r_m}:09", H, 6.8)
            c.line(24, 526, 738, 526)
            for x, t in ((24, "Bill-to Party"), (220, "Ship-to Party")):
                put(c, x, 516, t, B, 7.5)
                put(c, x, 506, rec.name, B, 8)
                put(c, x, 496, rec.road, H, 7.5)
                put(c, x, 487, f"{rec.place}, {rec.sname}", H, 7.5)
                put(c, x, 478, f"GSTIN: {rec.gstin}", H, 7.5)
            L = [("Invoice No.", no), ("Invoice Date", f"{d:%d.%m.%Y}"), ("Payment Due", f"{due:%d.%m.%Y}"), ("Place of Supply", f"{rec.state} / {rec.sname}"), ("Reverse Charge", "No")]
            R = [("Sales Order", refs[0]), ("Delivery", refs[1]), ("Customer PO", refs[2]), ("Incoterms", "CPT")]
            for x, wd, ls in ((424, 66, L), (602, 58, R)):
                for k, (a, v) in enumerate(ls):
                    put(c, x, 516 - 9.5 * k, a, H, 7.5)
                    put(c, x + wd, 516 - 9.5 * k, v, B if a == "Invoice No." else H, 7.5)
            y = 470
        c.line(24, y, 818, y)
        y = cells(c, xs, y, head, als, B, 7)
        c.line(24, y, 818, y)
        return y - 1

    r_h, r_m = r.randint(0, 9), r.randint(10, 59)
    y = top()
    for n, it in enumerate(b.items):
        tax = f"IGST {it['rate']}%: {inr(it['i'])}" if inter else f"CGST {it['rate'] / 2:g}%: {inr(it['c'])}\nSGST {it['rate'] / 2:g}%: {inr(it['s'])}"
        v = [f"{(n + 1) * 10:04d}", it["mat"], it["desc"], it["hsn"], it["lot"], it["qs"], it["unit"], inr(it["price"]), inr(it["gross"]), inr(it["d"]), inr(it["t"]), tax, inr(it["tot"])]
        if y - height(xs, v, H, 7) < 40:
            c.line(24, y, 818, y)
            put(c, 818, y - 12, "Contd.", H, 7, "r")
            c.showPage()
            y = top()
        y = cells(c, xs, y, v, als, H, 7) - 1
    if y < 150:
        c.line(24, y, 818, y)
        c.showPage()
        y = top()
    c.line(24, y, 818, y)
    y = cells(c, xs, y, ["", "", "Total", "", "", kit.qty(b.sum("q"), 3), "", "", inr(b.sum("gross")), inr(b.sum("d")), inr(b.t), inr(b.c + b.s + b.i), inr(b.sum("tot"))], als, B, 7)
    c.line(24, y, 818, y)
    y -= 13
    y0 = y
    for a, v, f in [("Taxable Value", b.t, H)] + ([("Integrated Tax (IGST)", b.i, H)] if inter else [("Central Tax (CGST)", b.c, H), ("State Tax (SGST)", b.s, H)]) + [("Rounding Difference", b.ro, H), ("Invoice Value", b.total, B)]:
        put(c, 700, y, a, f, 8, "r")
        put(c, 815, y, inr(v), f, 8, "r")
        y -= 11
    put(c, 24, y0, "Invoice Value in Words:", H, 7.5)
    put(c, 24, y0 - 11, w, B, 7.5, w=430)
    put(c, 24, y0 - 36, "Remit to: Konark Mercantile Bank, Current A/c 7700" + sup.phone + ", IFSC KNKB0001290. Interest at 18% p.a. beyond due date.", H, 7)
    put(c, 24, y0 - 46, "Sterile goods are not returnable once the pack is opened. Short-expiry claims only within 5 days of receipt.", H, 7)
    put(c, 815, y - 8, "For " + sup.name, B, 7.5, "r")
    put(c, 815, y - 36, "Authorised Signatory (digitally signed)", H, 7, "r")
    c.save()
    return kit.truth(b, "description hsn_sac quantity unit unit_price discount taxable_value gst_rate tax", "tot", no, d, sup, rec, rec.state, w, due, ir)


LAYOUTS = {"hospital": hospital}
