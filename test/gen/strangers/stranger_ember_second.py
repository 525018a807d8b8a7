# SPDX-License-Identifier: AGPL-3.0-or-later
"""Platypus papers: translators, a calibration laboratory, powder coating, a bottler of soft drinks."""
from reportlab.graphics.barcode.qr import QrCodeWidget
from reportlab.graphics.shapes import Drawing
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import KeepTogether, SimpleDocTemplate, Spacer, Table, TableStyle

import stranger_ember_kit as kit
from stranger_ember_kit import dec, div, group, inr, para, qty

W, H = A4


def translation(path, seed, rows):
    d = kit.Deal("translation", seed, rows, ["Dwibhashi Language Services LLP", "Anuvaad Setu Translations", "Shabdakosh Localisation Studio"],
                 ["Kaveri Agro Chemicals Limited", "Nilgiri Pharma Research Pvt. Ltd.", "Setubandh Infrastructure Fund", "Pustak Mitra Publishing House"])
    rng = d.rng
    number = "DLS%d%04d" % (d.date.year, d.serial)
    data = d.data(number)
    data["due_date"] = d.due.isoformat()
    f, b, ink = "Gst22Serif", "Gst22SerifBold", colors.HexColor("#1f4e5f")
    doc = SimpleDocTemplate(path, pagesize=A4, invariant=1, leftMargin=42, rightMargin=42, topMargin=40, bottomMargin=45)
    story = [Table([[para(d.seller.name, b, 15, color=ink), para("Tax Invoice", f, 17, "r", color=ink)]], [330, 181], style=[("VALIGN", (0, 0), (-1, -1), "BOTTOM"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)]),
             para("translation · proof-reading · subtitling", f, 7.5, color=colors.grey), Spacer(1, 14)]
    left = [para("BILLED TO", b, 7, color=ink), para(d.buyer.name, b, 9), para("%s, %s, %s" % (d.buyer.street, d.buyer.town, d.buyer.state), f, 8), para("GSTIN " + d.buyer.gstin, f, 8)]
    mid = [para("FROM", b, 7, color=ink), para("%s, %s, %s" % (d.seller.street, d.seller.town, d.seller.state), f, 8), para("GSTIN " + d.seller.gstin, f, 8)]
    right = [para("DETAILS", b, 7, color=ink), para("Invoice no. " + number, f, 8), para("Invoice date %s" % d.date.strftime("%d %B %Y"), f, 8),
             para("Payment due %s" % d.due.strftime("%d %B %Y"), f, 8), para("Place of supply %s (%s)" % (d.buyer.state, d.buyer.code), f, 8)]
    story += [Table([[left, mid, right]], [180, 160, 171], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]), Spacer(1, 14)]
    head = [para(t, "Gst22SansBold" if "₹" in t else b, 7, a, color=ink) for t, a in (("Job ref.", "l"), ("Document", "l"), ("From – Into", "l"), ("SAC", "l"), ("Source words", "r"), ("₹ per word", "r"), ("TM match disc. ₹", "r"), ("Amount ₹", "r"))]
    body = [head]
    docs = ["Annual report 2023-24, chapters 3 to 5", "Patient information leaflet (rev. 4)", "Operator's manual, combine harvester", "Employee handbook", "Website strings, batch 7",
            "Tender document with annexures A–F", "Safety data sheets (12 nos.)", "Court order, certified translation", "E-learning script 'Know your soil'", "Product labels, export range"]
    langs = ["English – Tamil", "English – Marathi", "Hindi – English", "Kannada – English", "German – English", "English – Malayalam", "English – Odia", "Japanese – English"]
    total = 0
    for n in range(rows):
        what, pair = rng.choice(docs), rng.choice(langs)
        words = rng.randint(180, 24500)
        rate = rng.choice([120, 135, 150, 175, 190, 225]) if pair[0] in "EHK" else rng.choice([450, 525, 600])
        gross = words * rate
        disc = div(gross * rng.choice([0, 0, 5, 8, 12]), 100)
        amount = gross - disc
        total += amount
        ref = "%02d-%04d" % (d.date.year % 100, d.serial + n)
        body.append([para(ref, f, 7.5), para(what, f, 7.5), para(pair, f, 7.5), para("998395", f, 7.5), para(group(words), f, 7.5, "r"), para(dec(rate), f, 7.5, "r"),
                     para(inr(disc) if disc else "–", f, 7.5, "r"), para(inr(amount), f, 7.5, "r")])
        item = {"description": what, "hsn_sac": "998395", "quantity": str(words), "unit_price": dec(rate), "amount": dec(amount)}
        if disc:
            item["discount"] = dec(disc)
        data["line_items"].append(item)
    style = [("VALIGN", (0, 0), (-1, -1), "TOP"), ("VALIGN", (0, 0), (-1, 0), "BOTTOM"), ("LINEBELOW", (0, 0), (-1, 0), 1, ink), ("LINEBELOW", (0, 1), (-1, -1), 0.25, colors.lightgrey),
             ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 4), ("TOPPADDING", (0, 1), (-1, -1), 4)]
    story.append(Table(body, [50, 132, 82, 42, 46, 40, 54, 65], repeatRows=1, style=style))
    cg, sg, ig = kit.split_tax(total, 18, d.inter)
    grand = total + cg + sg + ig
    lines = [("Sub-total", inr(total))] + ([("IGST 18%", inr(ig))] if d.inter else [("CGST 9%", inr(cg)), ("SGST 9%", inr(sg))])
    sums = [["", para(k, f, 8.5, "r"), para(v, f, 8.5, "r")] for k, v in lines]
    sums.append(["", para("Amount due", b, 10, "r", color=ink), para("₹ " + inr(grand), "Gst22SansBold", 10, "r", color=ink)])
    story.append(KeepTogether([Spacer(1, 6), Table(sums, [291, 110, 110], style=[("LINEABOVE", (1, -1), (-1, -1), 1, ink), ("RIGHTPADDING", (0, 0), (-1, -1), 4)]), Spacer(1, 16),
                               para("Please pay by NEFT to account 0042 1100 7783, IFSC code FICT0000421, quoting the invoice number. Certified copies are released on payment.", f, 7.5),
                               para("This is a computer generated invoice and needs no signature.", f, 7.5, color=colors.grey)]))

    class Pages(kit.Counted):
        spot, words = (W - 46, 26, "Gst22Serif", 7, "r"), "%d / %d"
    doc.build(story, canvasmaker=Pages)
    kit.put_totals(data, total, cg, sg, ig, d.inter, grand)
    return {"data": data}


def calibration(path, seed, rows):
    d = kit.Deal("calibration", seed, rows, ["Sukshma Metrology & Calibration Centre", "Tulya Calibration Laboratories Pvt. Ltd.", "Pramaan Instruments Testing House"],
                 ["Gearmesh Auto Components Ltd.", "Aushadhi Formulations Private Limited", "Dhruv Precision Forgings", "Hydrafit Valves & Fittings LLP"])
    rng = d.rng
    number = "CAL/%d/%s" % (d.serial, d.fy)
    data = d.data(number)
    wide, high = landscape(A4)
    f, b = "Helvetica", "Helvetica-Bold"
    doc = SimpleDocTemplate(path, pagesize=(wide, high), invariant=1, leftMargin=26, rightMargin=26, topMargin=26, bottomMargin=34)
    grid = [("GRID", (0, 0), (-1, -1), 0.5, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]
    order = "PO/%05d" % rng.randint(200, 99000)
    top = [[[para(d.seller.name, b, 13), para("NABL accredited (ISO/IEC 17025:2017) - mechanical, thermal, electro-technical", f, 7.5), para("%s, %s (%s)" % (d.seller.street, d.seller.town, d.seller.state), f, 8), para("GSTIN: " + d.seller.gstin, b, 8)],
            [para("TAX INVOICE", b, 13, "c"), para("(Section 31 of CGST Act, 2017)", f, 7, "c"), para("Invoice No.: %s" % number, b, 8.5, "c"), para("Invoice Date: %s" % d.date.strftime("%d-%b-%Y"), f, 8.5, "c")]],
           [[para("Name & Address of Customer:", f, 7), para(d.buyer.name, b, 9), para("%s, %s" % (d.buyer.street, d.buyer.town), f, 8), para("GSTIN: %s    State: %s, Code: %s" % (d.buyer.gstin, d.buyer.state, d.buyer.code), f, 8)],
            [para("Customer P.O. No.: " + order, f, 8), para("SRF No.: SRF-%05d   Recd. on: %s" % (rng.randint(100, 99999), d.before(5, 15).strftime("%d-%b-%Y")), f, 8), para("Place of Supply: %s-%s" % (d.buyer.code, d.buyer.state), f, 8), para("Calibrated at: Lab / Site as per certificate", f, 8)]]]
    story = [Table(top, [500, 290], style=grid), Spacer(1, 6)]
    p = 6.8
    names = ["Sr. No.", "Description of Instrument & Range", "Identification No.", "Certificate No.", "SAC", "Qty (Nos.)", "Rate (Rs.)", "Less: Disc. (Rs.)", "Taxable Value (Rs.)"]
    names += ["IGST @ 18% (Rs.)"] if d.inter else ["CGST @ 9% (Rs.)", "SGST @ 9% (Rs.)"]
    names.append("Total (Rs.)")
    widths = [24, 176, 76, 84, 40, 32, 52, 50, 64] + ([64] if d.inter else [60, 60]) + [72]
    scale = 790 / sum(widths)
    widths = [w * scale for w in widths]
    body = [[para(t, b, p, "c") for t in names]]
    tools = [("Vernier Caliper, 0-300 mm, L.C. 0.02 mm", 35000), ("Outside Micrometer, 25-50 mm", 32500), ("Bourdon Pressure Gauge, 0-16 kg/cm²", 28000), ("RTD with Indicator, -40 to 250 °C", 95000), ("Plug Gauge GO/NO GO, dia 12H7", 24000),
             ("Muffle Furnace, 9-point mapping, up to 1100 °C", 450000), ("Weighing Balance, 220 g, d = 0.1 mg", 120000), ("Torque Wrench, 40-200 Nm", 110000), ("Digital Multimeter, 5½ digit", 185000), ("Thread Ring Gauge, M20x2.5 6g", 62000), ("Surface Plate, 1000 x 630 mm, Grade 1", 340000)]
    prices = {}
    sums = [0] * 6
    off = rng.choice([0, 5, 10, 15])
    for n in range(1, rows + 1):
        what, base = rng.choice(tools)
        rate = prices.setdefault(what, base + rng.randrange(0, 9) * 500)
        q = rng.choice([1, 1, 1, 2, 3, 4, 6])
        disc = div(q * rate * off, 100) if off else 0
        value = q * rate - disc
        cg, sg, ig = kit.split_tax(value, 18, d.inter)
        whole = value + cg + sg + ig
        ident = "%s/%s/%02d" % (rng.choice(["QA", "TR", "PRD", "MNT"]), rng.choice(["VC", "MM", "PG", "TI"]), rng.randint(1, 99))
        first = rng.randint(1000, 9000)
        cert = "C%02d%02d-%d" % (d.date.year % 100, d.date.month, first) + (" to %d" % (first + q - 1) if q > 1 else "")
        t = [inr(ig)] if d.inter else [inr(cg), inr(sg)]
        body.append([para(str(n), f, p, "c"), para(what, f, p), para(ident, f, p, "c"), para(cert, f, p), para("998346", f, p, "c")] + [para(x, f, p, "r") for x in [str(q), inr(rate), inr(disc), inr(value)] + t + [inr(whole)]])
        sums = [a + x for a, x in zip(sums, [q, value, cg, sg, ig, whole])]
        item = {"description": what, "hsn_sac": "998346", "quantity": str(q), "unit_price": dec(rate), "discount": dec(disc), "taxable_value": dec(value), "gst_rate": "18", "amount": dec(whole)}
        item.update({"igst_amount": dec(ig)} if d.inter else {"cgst_amount": dec(cg), "sgst_amount": dec(sg)})
        data["line_items"].append(item)
    q, value, cg, sg, ig, whole = sums
    t = [inr(ig)] if d.inter else [inr(cg), inr(sg)]
    body.append([para("TOTAL", b, p, "r"), "", "", "", "", para(str(q), b, p, "r"), "", "", para(inr(value), b, p, "r")] + [para(x, b, p, "r") for x in t + [inr(whole)]])
    story.append(Table(body, widths, repeatRows=1, style=grid + [("SPAN", (0, -1), (4, -1)), ("VALIGN", (0, 0), (-1, 0), "MIDDLE"), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#dfe8d8"))]))
    grand, adj = kit.rounded(whole)
    words = "Indian Rupees %s Only" % kit.number_words(grand // 100, "and")
    data["amount_in_words"] = words
    foot = [[[para("Amount Chargeable (in words):", f, 7), para(words, b, 8.5)], para("Rounding Off", f, 8, "r"), para(inr(adj), f, 8, "r")],
            ["", para("Invoice Value (Rs.)", b, 9, "r"), para(inr(grand), b, 9, "r")]]
    story.append(KeepTogether([Spacer(1, 5), Table(foot, [560, 130, 100], style=grid + [("SPAN", (0, 0), (0, 1))]), Spacer(1, 6),
                               Table([[para("Certificates are issued in soft copy within 3 working days. Cheques in favour of the laboratory only. MSME Regd.", f, 7.5), [para("For %s" % d.seller.name, b, 8, "r"), Spacer(1, 22), para("Authorised Signatory", f, 8, "r")]]], [520, 270])]))

    class Pages(kit.Counted):
        spot = (wide / 2, 16, "Helvetica", 7, "c")
    doc.build(story, canvasmaker=Pages)
    kit.put_totals(data, value, cg, sg, ig, d.inter, grand, adj)
    return {"data": data}


def powder(path, seed, rows):
    d = kit.Deal("powder", seed, rows, ["Rangoli Powder Coaters", "Indradhanush Surface Finishing", "Lepan Aluminium Coatings"],
                 ["Jharokha Windows & Facades Pvt. Ltd.", "Alucraft Partition Systems", "Dwar Shutters & Louvers LLP"], kind="F")
    rng = d.rng
    number = "%03d/%s" % (d.serial % 900 + 1, d.fy)
    data = d.data(number)
    f, b = "Gst22Sans", "Gst22SansBold"
    tint = colors.HexColor(rng.choice(["#b3471d", "#35508a", "#57416e"]))
    doc = SimpleDocTemplate(path, pagesize=A4, invariant=1, leftMargin=30, rightMargin=30, topMargin=30, bottomMargin=36)
    wide = W - 60
    story = [Table([[para(d.seller.name.upper(), b, 15, "c", color=colors.white)], [para("POWDER COATING ON ALUMINIUM SECTIONS · M.S. FABRICATION · G.I. SHEETS", f, 7, "c", color=colors.white)]], [wide], style=[("BACKGROUND", (0, 0), (-1, -1), tint), ("BOTTOMPADDING", (0, 0), (-1, -1), 5)]),
             Spacer(1, 3), para("%s, %s, %s   |   GSTIN %s" % (d.seller.street, d.seller.town, d.seller.state, d.seller.gstin), f, 7.5, "c"), Spacer(1, 8)]
    facts = [["Customer", d.buyer.name, "Tax Invoice No.", number], ["Address", "%s, %s" % (d.buyer.street, d.buyer.town), "Date", d.date.strftime("%d.%m.%Y")],
             ["GSTIN", d.buyer.gstin, "Place of Supply", "%s / %s" % (d.buyer.code, d.buyer.state)], ["Site", rng.choice(["Tower B elevation", "Clubhouse glazing", "Sample flat, 3rd floor"]), "Gate Pass", "GP-%d" % rng.randint(100, 999)]]
    story += [Table([[para(a, b, 7.5, color=tint), para(v, f, 8), para(k, b, 7.5, color=tint), para(w, f, 8)] for a, v, k, w in facts], [62, 228, 85, wide - 375], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("BOX", (0, 0), (-1, -1), 0.5, tint)]), Spacer(1, 8)]
    p = 7
    heads = ["#", "Section No. / Profile", "Shade", "HSN/ SAC", "Length (mtr)", "Perimeter (mm)", "Nos", "Area", "UOM", "Rate", "Amount"]
    body = [[para(t, b, p, "c", color=colors.white) for t in heads]]
    sections = ["9205 Sliding 3-track bottom", "4512 Mullion 100x50", "11804 Casement outer frame", "8826 Interlock with wool pile groove", "6021 Glazing clip", "Louver blade Z-75", "Rect. tube 63.5x38.1", "M.S. grill frame", "7713 Door stile 46 mm"]
    shades = ["RAL 9016 White", "RAL 7016 Matt", "RAL 8017 Brown", "Champagne Metallic", "Black Sparkle", "Wood finish Teak"]
    cost = {s: rng.randrange(1600, 6500, 50) for s in shades}
    total = area_sum = nos_sum = 0
    for n in range(1, rows + 1):
        what, shade = rng.choice(sections), rng.choice(shades)
        length = rng.choice([3660, 4570, 4880, 5490, 6000, 2440])
        per, nos = rng.randint(90, 480), rng.randint(4, 160)
        area = div(length * per * nos * 10764, 10 ** 8)
        amount = div(area * cost[shade], 100)
        total, area_sum, nos_sum = total + amount, area_sum + area, nos_sum + nos
        body.append([para(str(n), f, p, "c"), para(what, f, p), para(shade, f, p), para("998873", f, p, "c"), para(qty(length // 10, 2), f, p, "r"), para(str(per), f, p, "r"), para(str(nos), f, p, "r"),
                     para(qty(area, 2), f, p, "r"), para("Sq.ft", f, p, "c"), para(dec(cost[shade]), f, p, "r"), para(inr(amount), f, p, "r")])
        data["line_items"].append({"description": what, "hsn_sac": "998873", "quantity": qty(area, 2), "unit": "Sq.ft", "unit_price": dec(cost[shade]), "amount": dec(amount)})
    widths = [20, 118, 68, 42, 40, 50, 30, 48, 32, 34]
    table = Table(body, widths + [wide - sum(widths)], repeatRows=1)
    style = [("BACKGROUND", (0, 0), (-1, 0), tint), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LEFTPADDING", (0, 0), (-1, -1), 2.5), ("RIGHTPADDING", (0, 0), (-1, -1), 2.5), ("LINEBELOW", (0, -1), (-1, -1), 1, tint), ("TOPPADDING", (0, 1), (-1, -1), 3), ("BOTTOMPADDING", (0, 1), (-1, -1), 3),
             ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.HexColor("#f1eeee")])]
    table.setStyle(TableStyle(style))
    cg, sg, ig = kit.split_tax(total, 18, d.inter)
    grand, off = kit.rounded(total + cg + sg + ig)
    lines = [("Total area %s Sq.ft on %d nos" % (qty(area_sum, 2), nos_sum), "Basic Amount", inr(total))]
    if d.inter:
        lines.append(("", "IGST 18%", inr(ig)))
    else:
        lines += [("", "CGST 9%", inr(cg)), ("", "SGST 9%", inr(sg))]
    lines += [("", "Round off", inr(off)), ("", "Bill Amount ₹", inr(grand))]
    words = "Rs. %s Only" % kit.number_words(grand // 100)
    data["amount_in_words"] = words
    sums = [[para(a, f, 7.5), para(k, b if "Bill" in k else f, 8, "r"), para(v, b if "Bill" in k else f, 8, "r")] for a, k, v in lines]
    story += [table, KeepTogether([Spacer(1, 4), Table(sums, [wide - 210, 110, 100], style=[("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("BACKGROUND", (1, -1), (-1, -1), colors.HexColor("#e8e2dd"))]), Spacer(1, 6), para("In words: " + words, f, 8), Spacer(1, 8),
                                   para("Film thickness 60-80 microns. No complaint will be entertained after installation. Scratches in transit at owner's risk.", f, 7), Spacer(1, 26),
                                   Table([[para("Receiver's signature", f, 7.5), para("for " + d.seller.name, f, 7.5, "r")]], [wide / 2] * 2)])]
    doc.build(story)
    kit.put_totals(data, total, cg, sg, ig, d.inter, grand, off)
    return {"data": data}


def bottler(path, seed, rows):
    d = kit.Deal("bottler", seed, rows, ["Fizzara Beverages Private Limited", "Sharbat Bottling Company Limited", "Thandai Aerated Waters Pvt. Ltd."],
                 ["Sri Balaji Agencies", "New Bharat Cold Drinks", "Maa Durga Distributors", "J. K. Provision & Sales Corporation"])
    rng = d.rng
    number = "%s%02d%08d" % (d.seller.short, d.date.year % 100, 40000000 + d.serial * 7)
    data = d.data(number)
    data["irn"] = d.irn()
    wide, high = landscape(A4)
    f, b = "Helvetica", "Helvetica-Bold"
    doc = SimpleDocTemplate(path, pagesize=(wide, high), invariant=1, leftMargin=22, rightMargin=22, topMargin=22, bottomMargin=30)
    code = QrCodeWidget(data["irn"] + number + d.seller.gstin, barLevel="L")
    x0, y0, x1, y1 = code.getBounds()
    pic = Drawing(78, 78, transform=[78 / (x1 - x0), 0, 0, 78 / (y1 - y0), 0, 0])
    pic.add(code)
    ack = "1%014d" % rng.randint(10 ** 12, 10 ** 14 - 1)
    info = [para(d.seller.name, b, 12), para("Plant: %s, %s, %s - State Code %s" % (d.seller.street, d.seller.town, d.seller.state, d.seller.code), f, 7.5), para("GSTIN: %s | FSSAI Lic. No. 100%011d" % (d.seller.gstin, rng.randint(10 ** 9, 10 ** 10)), f, 7.5), Spacer(1, 4),
            para("IRN: " + data["irn"], f, 7), para("Ack No.: %s   Ack Date: %s" % (ack, d.date.strftime("%d-%m-%Y")), f, 7)]
    party = [para("Bill To / Ship To (Distributor)", b, 7.5), para(d.buyer.name, b, 9), para("%s, %s" % (d.buyer.street, d.buyer.town), f, 7.5), para("%s (%s)  GSTIN: %s" % (d.buyer.state, d.buyer.code, d.buyer.gstin), f, 7.5), Spacer(1, 3),
             para("Place of Supply: %s-%s" % (d.buyer.code, d.buyer.state), f, 7.5)]
    ref = [para("TAX INVOICE", b, 11), para("Invoice No: " + number, b, 7.5), para("Invoice Date: %s" % d.date.strftime("%d-%m-%Y"), f, 7.5), para("Cust. Code: %d" % rng.randint(500100, 599900), f, 7.5), para("Route/Van: R%02d / %s%02dG%04d" % (rng.randint(1, 40), d.seller.short, rng.randint(1, 40), rng.randint(1000, 9999)), f, 7.5)]
    story = [Table([[info, party, ref, pic]], [310, 225, 175, 88], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("BOX", (0, 0), (-1, -1), 0.6, colors.black), ("LINEAFTER", (0, 0), (1, 0), 0.3, colors.grey)]), Spacer(1, 5)]
    p = 6.6
    heads = ["SKU", "Product & Pack", "HSN", "MRP/ Btl", "Cases", "Rate/ Case", "Gross Amt", "Trade Disc.", "Taxable Amt", "GST %"] + (["IGST Amt"] if d.inter else ["CGST Amt", "SGST Amt"]) + ["Cess %", "Cess Amt", "Net Amt"]
    widths = [40, 134, 46, 34, 34, 46, 60, 52, 62, 30] + ([62] if d.inter else [54, 54]) + [30, 54, 66]
    scale = 798 / sum(widths)
    body = [[para(t, b, p, "l" if i < 3 else "r") for i, t in enumerate(heads)]]
    goods = [("Fizz Cola 250 ml RGB x 24", "22021010", 28, 12, 1500), ("Fizz Orange 600 ml PET x 24", "22021020", 28, 12, 4000), ("Lemon Zip 1.25 L PET x 12", "22021020", 28, 12, 6500), ("Club Soda 750 ml PET x 24", "22021010", 28, 12, 2000),
             ("Aam Ras Mango Drink 160 ml TP x 40", "22029920", 12, 0, 1000), ("Jeera Masala 200 ml PET x 30", "22021090", 28, 12, 1500), ("Aqua Neer Water 1 L x 12", "22011010", 18, 0, 2000), ("Aqua Neer Water 500 ml x 24", "22011010", 18, 0, 1000), ("Ginger Ale 300 ml Can x 24", "22021090", 28, 12, 5000)]
    price = {g[0]: div(g[4] * int(g[0].rsplit("x ", 1)[1]) * rng.randint(48, 58), 100) for g in goods}
    sums = [0] * 7
    for n in range(rows):
        what, hsn, rate, cessrate, mrp = goods[n] if rows >= 9 and n < 9 else rng.choice(goods)
        cases = rng.randint(2, 240)
        gross = cases * price[what]
        disc = div(gross * rng.choice([0, 0, 2, 3, 5]), 100)
        value = gross - disc
        cg, sg, ig = kit.split_tax(value, rate, d.inter)
        cess = div(value * cessrate, 100)
        net = value + cg + sg + ig + cess
        t = [inr(ig)] if d.inter else [inr(cg), inr(sg)]
        cells = ["%d" % (1100 + goods.index((what, hsn, rate, cessrate, mrp)) * 13), what, hsn, dec(mrp), str(cases), inr(price[what]), inr(gross), inr(disc), inr(value), str(rate)] + t + [str(cessrate), inr(cess), inr(net)]
        body.append([para(x, f, p, "l" if i < 3 else "r") for i, x in enumerate(cells)])
        sums = [a + x for a, x in zip(sums, [cases, value, cg, sg, ig, cess, net])]
        item = {"description": what, "hsn_sac": hsn, "quantity": str(cases), "unit_price": dec(price[what]), "discount": dec(disc), "taxable_value": dec(value), "gst_rate": str(rate), "cess_amount": dec(cess), "amount": dec(net)}
        item.update({"igst_amount": dec(ig)} if d.inter else {"cgst_amount": dec(cg), "sgst_amount": dec(sg)})
        data["line_items"].append(item)
    cases, value, cg, sg, ig, cess, net = sums
    t = [inr(ig)] if d.inter else [inr(cg), inr(sg)]
    body.append([para(x, b, p, "l" if i < 3 else "r") for i, x in enumerate(["", "Total", "", "", str(cases), "", "", "", inr(value), ""] + t + ["", inr(cess), inr(net)])])
    story.append(Table(body, [w * scale for w in widths], repeatRows=1, style=[("LINEABOVE", (0, 0), (-1, 0), 0.8, colors.black), ("LINEBELOW", (0, 0), (-1, 0), 0.8, colors.black), ("LINEABOVE", (0, -1), (-1, -1), 0.8, colors.black), ("LINEBELOW", (0, -1), (-1, -1), 0.8, colors.black),
                       ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)]))
    grand, off = kit.rounded(net)
    words = "%s Rupees Only" % kit.number_words(grand // 100)
    data["amount_in_words"] = words
    lines = [("Total Taxable Amt", inr(value))] + ([("Total IGST", inr(ig))] if d.inter else [("Total CGST", inr(cg)), ("Total SGST", inr(sg))]) + [("Total Compensation Cess", inr(cess)), ("Rounding", inr(off)), ("Invoice Total (INR)", inr(grand))]
    left = [para("Amount in words: " + words, b, 7.5), Spacer(1, 4), para("Glass bottles and crates remain the property of the company; empties are accounted by separate challan. Goods once sold are not taken back except for leakage noted on delivery.", f, 7), Spacer(1, 14), para("Driver / Salesman                    Distributor's stamp & signature", f, 7)]
    tot = Table([[para(k, b if "Invoice" in k else f, 7.5), para(v, b if "Invoice" in k else f, 7.5, "r")] for k, v in lines], [125, 95], style=[("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1.5), ("LINEABOVE", (0, -1), (-1, -1), 0.6, colors.black)])
    story.append(KeepTogether([Spacer(1, 5), Table([[left, tot]], [568, 230], style=[("VALIGN", (0, 0), (-1, -1), "TOP")])]))

    class Pages(kit.Counted):
        spot, words = (wide - 24, 14, "Helvetica", 6.5, "r"), number + "   Page %d/%d"
    doc.build(story, canvasmaker=Pages)
    kit.put_totals(data, value, cg, sg, ig, d.inter, grand, off)
    data["cess_total"] = dec(cess)
    return {"data": data}


LAYOUTS = {"translation": translation, "calibration": calibration, "powder": powder, "bottler": bottler}
