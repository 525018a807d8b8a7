# SPDX-License-Identifier: AGPL-3.0-or-later
"""Platypus layouts: cloud accounting, marketplace seller, factory ERP with IRN, leased line."""
import datetime

from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table

import stranger_jetty_kit as kit
from stranger_jetty_kit import inr, s


def sty(font, size, align=0, lead=None, color="black"):
    return ParagraphStyle(f"{font}{size}{align}{color}", fontName=font, fontSize=size, leading=lead or size * 1.25, alignment=align, textColor=color)


def doc(path, size=A4, l=30, t=30, b=34):
    return SimpleDocTemplate(path, pagesize=size, leftMargin=l, rightMargin=l, topMargin=t, bottomMargin=b, invariant=1, title="Tax Invoice")


def esc(t):
    return t.replace("&", "&amp;")


SERVICES = [("Annual maintenance of CCTV and access control", "998719", 18, "nos", (150000, 900000)), ("Brand identity refresh - logo, stationery and style guide", "998391", 18, "job", (1500000, 6000000)),
            ("Cloud server hosting (8 vCPU / 32 GB), monthly", "998315", 18, "month", (600000, 2200000)), ("Statutory audit support, on-site", "998222", 18, "hrs", (90000, 300000)),
            ("Printed A5 notebooks, 80 gsm ruled", "482020", 12, "pcs", (4500, 9500)), ("Corrugated mailer box 9x6x3 in", "481910", 12, "pcs", (900, 3500)),
            ("Office chair, mesh back with lumbar support", "940330", 18, "pcs", (350000, 980000)), ("Digital marketing retainer", "998361", 18, "month", (1000000, 4500000)),
            ("Desktop UPS 1 kVA", "850440", 18, "pcs", (250000, 640000)), ("Organic jaggery powder 1 kg", "170114", 5, "kg", (8000, 16000))]


def cloud(path, seed, rows):
    r = kit.rng("cloud", seed, rows)
    sup, rec, inter = kit.two(r, ["Quillberry Studio LLP", "Northgate Infosolutions Private Limited", "Tamarind Works", "Vrindavan Office Mart"])
    d = kit.day(r)
    due = d + datetime.timedelta(days=r.choice([0, 15, 30, 45]))
    no = r.choice([f"INV-{r.randint(1, 9999):06d}", f"QB/{kit.fy(d)}/{r.randint(1, 999):03d}"])
    lines = []
    for _ in range(rows):
        name, hsn, rt, unit, (lo, hi) = r.choice(SERVICES)
        q = r.randint(1, 60) * 25 if unit in ("hrs", "kg") else r.randint(1, 12) * 100
        price = r.randint(lo // 100, hi // 100) * 100
        sub = r.choice(["", "", "Ref: " + r.choice(["WO-118 dated last month", "as per approved quotation", "email confirmation from purchase"]), "Delivered at site"])
        lines.append(kit.tax({"name": name, "sub": sub, "hsn": hsn, "rate": rt, "unit": unit, "q": q, "price": price, "taxable": kit.div(q * price, 100)}, inter))
    tt, cg, sg, ig = (kit.total(lines, k) for k in ("taxable", "cgst", "sgst", "igst"))
    net = tt + cg + sg + ig
    ro = 0
    if seed % 2:
        ro, net = kit.rounded(net)
    words = "Indian Rupee " + kit.say(net // 100, "-") + (f" and {kit.say(net % 100, '-')} Paise" if net % 100 else "") + " Only"
    n, nr, b, sm, smr = sty("NS", 8), sty("NS", 8, 2), sty("NSB", 8), sty("NS", 7, 0, 9, "#666666"), sty("NS", 7, 2, 9, "#666666")
    accent = r.choice(["#3c3d3a", "#1f4e79", "#6a1b4d", "#2e6b4f"])
    st = [Table([[Paragraph(f"<font name='NSB' size='12'>{esc(sup['name'])}</font><br/><br/>{sup['street']}<br/>{sup['city']} {sup['state']} {sup['pin']}<br/>India<br/>GSTIN {sup['gstin']}", n),
                  Paragraph("TAX INVOICE", sty("NS", 20, 2, 24))]], [330, 205], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, 0), 0)]), Spacer(1, 6)]
    meta = [["#", f": {no}"], ["Invoice Date", f": {d:%d/%m/%Y}"], ["Terms", ": " + ("Due on Receipt" if due == d else f"Net {(due - d).days}")], ["Due Date", f": {due:%d/%m/%Y}"]]
    st.append(Table([[Table(meta, [70, 190], style=[("FONT", (0, 0), (0, -1), "NS", 8), ("FONT", (1, 0), (1, -1), "NSB", 8), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]),
                      Table([["Place Of Supply", f": {rec['state']} ({rec['code']})"]], [80, 180], style=[("FONT", (0, 0), (0, -1), "NS", 8), ("FONT", (1, 0), (1, -1), "NSB", 8)])]],
                    [267, 268], style=[("GRID", (0, 0), (-1, -1), .5, "#bbbbbb"), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]))
    adr = f"<font name='NSB'>{esc(rec['name'])}</font><br/>{rec['street']}<br/>{rec['city']}<br/>{rec['pin']} {rec['state']}<br/>India<br/>GSTIN {rec['gstin']}"
    st.append(Table([["Bill To", "Ship To"], [Paragraph(adr, n), Paragraph(adr, n)]], [267, 268],
                    style=[("GRID", (0, 0), (-1, -1), .5, "#bbbbbb"), ("FONT", (0, 0), (-1, 0), "NSB", 8), ("BACKGROUND", (0, 0), (-1, 0), "#f2f3f4"), ("BOTTOMPADDING", (0, 0), (-1, 0), 2), ("TOPPADDING", (0, 0), (-1, 0), 1)]))
    st.append(Spacer(1, 8))
    if inter:
        head = [["#", "Item & Description", "HSN\n/SAC", "Qty", "Rate", "IGST", "", "Amount"], [""] * 5 + ["%", "Amt", ""]]
        w = [22, 206, 46, 48, 62, 30, 56, 65]
    else:
        head = [["#", "Item & Description", "HSN\n/SAC", "Qty", "Rate", "CGST", "", "SGST", "", "Amount"], [""] * 5 + ["%", "Amt", "%", "Amt", ""]]
        w = [20, 150, 42, 44, 58, 26, 52, 26, 52, 65]
    body = []
    for i, x in enumerate(lines, 1):
        half = kit.rate(x["rate"] * 50) + "%"
        name = Paragraph(esc(x["name"]) + (f"<br/><font size='7' color='#666666'>{x['sub']}</font>" if x["sub"] else ""), n)
        qty = Paragraph(f"{kit.s(x['q'])}<br/><font size='7' color='#666666'>{x['unit']}</font>", nr)
        t = [f"{x['rate']}%", inr(x["igst"])] if inter else [half, inr(x["cgst"]), half, inr(x["sgst"])]
        body.append([str(i), name, x["hsn"], qty, inr(x["price"])] + t + [inr(x["taxable"])])
    k = len(w)
    spans = [("SPAN", (j, 0), (j, 1)) for j in (0, 1, 2, 3, 4, k - 1)] + [("SPAN", (5, 0), (6, 0))] + ([] if inter else [("SPAN", (7, 0), (8, 0))])
    st.append(Table(head + body, w, repeatRows=2, style=spans + [
        ("FONT", (0, 0), (-1, -1), "NS", 7.5), ("BACKGROUND", (0, 0), (-1, 1), accent), ("TEXTCOLOR", (0, 0), (-1, 1), "white"), ("ALIGN", (3, 0), (-1, -1), "RIGHT"), ("ALIGN", (5, 0), (k - 2, 0), "CENTER"),
        ("VALIGN", (0, 0), (-1, 1), "MIDDLE"), ("VALIGN", (0, 2), (-1, -1), "TOP"), ("LINEBELOW", (0, 2), (-1, -1), .5, "#cccccc"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
    tot = [["Sub Total", inr(tt)]]
    for rt in sorted({x["rate"] for x in lines}):
        xs = [x for x in lines if x["rate"] == rt]
        tot += [[f"IGST{rt} ({rt}%)", inr(kit.total(xs, "igst"))]] if inter else [[f"{q}{kit.rate(rt * 50)} ({kit.rate(rt * 50)}%)", inr(kit.total(xs, q.lower()))] for q in ("CGST", "SGST")]
    if seed % 2:
        tot.append(["Rounding", inr(ro)])
    tot += [["Total", f"\u20b9{inr(net)}"], ["Balance Due", f"\u20b9{inr(net)}"]]
    left = [Paragraph("Total In Words", sm), Paragraph(f"<i>{words}</i>", b), Spacer(1, 8), Paragraph("Notes", sm), Paragraph("Thanks for your business.", n), Spacer(1, 6), Paragraph("Bank: Sahyog Grameen Bank, A/c 50200" + str(r.randint(10**8, 10**9)) + ", IFSC SGBX0000" + str(r.randint(100, 999)), n)]
    st.append(KeepTogether([Spacer(1, 4), Table([[left, Table(tot, [110, 95], style=[("FONT", (0, 0), (-1, -1), "NS", 8), ("FONT", (0, -2), (-1, -1), "NSB", 8.5), ("ALIGN", (0, 0), (-1, -1), "RIGHT"), ("TOPPADDING", (0, 0), (-1, -1), 2)])]], [320, 215],
                                                style=[("VALIGN", (0, 0), (-1, -1), "TOP")]), Spacer(1, 26), Paragraph("Authorized Signature _______________________", nr)]))

    def foot(c, _):
        c.setFont("NS", 7)
        c.drawRightString(A4[0] - 30, 18, str(c.getPageNumber()))
    doc(path).build(st, onFirstPage=foot, onLaterPages=foot)
    items, more = [], {"taxable_total": s(tt), "grand_total": s(net), "amount_in_words": words, "due_date": due.isoformat()}
    for x in lines:
        it = {"description": x["name"] + (" " + x["sub"] if x["sub"] else ""), "hsn_sac": x["hsn"], "quantity": s(x["q"]), "unit": x["unit"], "unit_price": s(x["price"]), "taxable_value": s(x["taxable"]), "gst_rate": str(x["rate"]), "amount": s(x["taxable"])}
        it.update({"igst_amount": s(x["igst"])} if inter else {"cgst_amount": s(x["cgst"]), "sgst_amount": s(x["sgst"])})
        items.append(it)
    if len({x["rate"] for x in lines}) == 1:  # the paper prints one sum per rate, none over all
        more.update({"igst_total": s(ig)} if inter else {"cgst_total": s(cg), "sgst_total": s(sg)})
    if seed % 2:
        more["round_off"] = s(ro)
    return kit.truth(no, d, sup, rec, items, rec["code"], **more)


WARES = [("Loomnest Cotton Bedsheet King Size with 2 Pillow Covers, 210 TC, Indigo Blocks", "63041910", 5), ("Prakhar Stainless Steel Water Bottle 1 L, Matte Black", "73239390", 12), ("Voltquik 65W USB-C Fast Charger with Cable (White)", "85044030", 18),
         ("Hastkala Brass Diya Set of 4, Antique Finish", "83062910", 12), ("TrailPeak Laptop Backpack 32 L with Rain Cover", "42029200", 18), ("Munchkraft Roasted Makhana Peri Peri 100 g (Pack of 3)", "20081990", 12), ("Inkwell Gel Pen, Blue, Box of 20", "96081019", 18)]


def market(path, seed, rows):
    r = kit.rng("market", seed, rows)
    sup, rec, inter = kit.two(r, ["Sparshika Ventures", "Blueorchid E-Retail Pvt Ltd", "Hearth & Loom Online LLP"], inter=r.random() < .65)
    d = kit.day(r)
    no = f"{r.choice(['IN', 'BLR7', 'DEL4', 'FAC'])}-{r.randint(10000, 9999999)}"
    lines = []
    for _ in range(rows):
        name, hsn, rt = r.choice(WARES)
        q = r.choice([1, 1, 1, 2, 3, 5])
        price = r.randint(15000, 240000)
        disc = kit.div(price * q * r.choice([0, 0, 5, 10]), 100)
        lines.append(kit.tax({"name": name, "asin": "B0" + "".join(r.choice(kit.ALPHA) for _ in range(8)), "hsn": hsn, "rate": rt, "q": q, "price": price, "disc": disc, "taxable": price * q - disc}, inter))
    tt, cg, sg, ig = (kit.total(lines, k) for k in ("taxable", "cgst", "sgst", "igst"))
    net = tt + cg + sg + ig
    words = kit.say(net // 100, "-") + (f" And {kit.say(net % 100, '-')} Paise" if net % 100 else "") + " only"
    n, nr, nc = sty("Helvetica", 8, 0, 10), sty("Helvetica", 8, 2, 10), sty("Helvetica", 8, 1, 10)
    big = sty("Helvetica-Bold", 10, 2, 12)
    order = f"{r.randint(400, 408)}-{r.randint(10**6, 10**7 - 1)}-{r.randint(10**6, 10**7 - 1)}"
    top = Table([[Paragraph("<font size='16' name='Helvetica-BoldOblique'>bazaarwala</font><font size='8'>.example</font>", n), [Paragraph("Tax Invoice/Bill of Supply/Cash Memo", big), Paragraph("(Original for Recipient)", nr)]]], [250, 285])
    a = f"<b>Sold By :</b><br/>{esc(sup['name'])}<br/>* {sup['street']}<br/>{sup['city'].upper()}, {sup['state'].upper()}, {sup['pin']}<br/>IN<br/><br/><b>PAN No:</b> {sup['gstin'][2:12]}<br/><b>GST Registration No:</b> {sup['gstin']}<br/><br/><b>Order Number:</b> {order}<br/><b>Order Date:</b> {d - datetime.timedelta(days=r.randint(0, 2)):%d.%m.%Y}"
    bl = f"{esc(rec['name'])}<br/>{rec['street']}<br/>{rec['city'].upper()}, {rec['state'].upper()}, {rec['pin']}<br/>IN"
    z = f"<b>Billing Address :</b><br/>{bl}<br/><b>GST Registration No:</b> {rec['gstin']}<br/><b>State/UT Code:</b> {rec['code']}<br/><br/><b>Place of supply:</b> {rec['state'].upper()}<br/><b>Place of delivery:</b> {rec['state'].upper()}<br/><b>Invoice Number :</b> {no}<br/><b>Invoice Date :</b> {d:%d.%m.%Y}"
    st = [top, Spacer(1, 14), Table([[Paragraph(a, n), Paragraph(z, nr)]], [265, 270], style=[("VALIGN", (0, 0), (-1, -1), "TOP")]), Spacer(1, 12)]
    head = [Paragraph(f"<b>{t}</b>", nc) for t in ("Sl. No", "Description", "Unit Price", "Discount", "Qty", "Net Amount", "Tax Rate", "Tax Type", "Tax Amount", "Total Amount")]
    body = []
    R = "\u20b9"
    fr, fc, fl = sty("DV", 7.5, 2, 9.5), sty("DV", 7.5, 1, 9.5), sty("DV", 7.5, 0, 9.5)
    for i, x in enumerate(lines, 1):
        half = kit.rate(x["rate"] * 50) + "%"
        t = [f"{x['rate']}%", "IGST", R + inr(x["igst"])] if inter else [f"{half}<br/>{half}", "CGST<br/>SGST", f"{R}{inr(x['cgst'])}<br/>{R}{inr(x['sgst'])}"]
        body.append([Paragraph(str(i), fc), Paragraph(f"{x['name']} | {x['asin']}<br/>HSN:{x['hsn']}", fl), Paragraph(R + inr(x["price"]), fr), Paragraph((("-" + R) if x["disc"] else R) + inr(x["disc"]), fr), Paragraph(str(x["q"]), fc), Paragraph(R + inr(x["taxable"]), fr)] +
                    [Paragraph(t[0], fr), Paragraph(t[1], fc), Paragraph(t[2], fr), Paragraph(R + inr(x["gross"]), fr)])
    b7 = sty("DVB", 8, 0, 10)
    m = len(body)
    tail = [[Paragraph("TOTAL:", b7)] + [""] * 7 + [Paragraph(R + inr(cg + sg + ig), sty("DVB", 7.5, 2)), Paragraph(R + inr(net), sty("DVB", 7.5, 2))],
            [Paragraph(f"Amount in Words:<br/>{words}", b7)] + [""] * 9, [[Paragraph(f"For {esc(sup['name'])}:", sty("DVB", 8, 2)), Spacer(1, 24), Paragraph("Authorized Signatory", sty("DVB", 8, 2))]] + [""] * 9]
    st.append(Table([head] + body + tail, [24, 168, 54, 48, 24, 56, 32, 34, 50, 58], repeatRows=1, style=[
        ("GRID", (0, 0), (-1, -1), .5, "black"), ("BACKGROUND", (0, 0), (-1, 0), "#dddddd"), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("SPAN", (0, m + 1), (7, m + 1)), ("SPAN", (0, m + 2), (-1, m + 2)), ("SPAN", (0, m + 3), (-1, m + 3)),
        ("BACKGROUND", (8, m + 1), (9, m + 1), "#dddddd"), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2), ("NOSPLIT", (0, m), (-1, m + 3))]))
    st += [Spacer(1, 4), Paragraph("Whether tax is payable under reverse charge - No", sty("Helvetica", 7.5))]

    def foot(c, _):
        c.setFont("Helvetica", 7)
        c.drawCentredString(A4[0] / 2, 20, f"Please note that this invoice is not a demand for payment          Page {c.getPageNumber()}")
    doc(path).build(st, onFirstPage=foot, onLaterPages=foot)
    items = []
    for x in lines:
        it = {"description": f"{x['name']} | {x['asin']}", "hsn_sac": x["hsn"], "quantity": str(x["q"]), "unit_price": s(x["price"]), "discount": s(x["disc"]), "taxable_value": s(x["taxable"]), "gst_rate": str(x["rate"]), "amount": s(x["gross"])}
        it.update({"igst_amount": s(x["igst"])} if inter else {"cgst_amount": s(x["cgst"]), "sgst_amount": s(x["sgst"])})
        items.append(it)
    return kit.truth(no, d, sup, rec, items, rec["code"], grand_total=s(net), amount_in_words=words)


PARTS = [("Bush, gun metal, dia 32 x 40, machined", "84833000", "NOS"), ("Bracket LH welded assy, powder coated RAL 7016", "73269099", "NOS"), ("Helical gear Z=41 M2.5, case hardened", "84834000", "NOS"), ("MS flange 100 NB PN16, drilled", "73079190", "NOS"),
         ("Wiring harness, 24 way, sealed connector", "85443000", "SET"), ("CR sheet blank 1.2 x 310 x 480", "72091690", "KGS"), ("Hydraulic hose assy 3/8\" x 1250", "40094200", "NOS"), ("Nitrile O-ring 64 x 3.5", "40169330", "NOS")]


def factory(path, seed, rows):
    r = kit.rng("factory", seed, rows)
    sup, rec, inter = kit.two(r, ["Shakambhari Precision Components Pvt. Ltd.", "Vayuputra Forge & Machining Limited", "Ekadanta Engineers (Unit II)"], ["Trivikram Tractors Limited", "Helioscar Drives India Pvt Ltd", "Neelgiri Pumps & Valves Limited"])
    d = kit.day(r)
    no = f"{r.randint(1, 4)}{kit.fy(d).replace('-', '')}{r.randint(1, 99999):06d}"
    num = kit.irn(no + sup["gstin"])
    po = f"45{r.randint(10**7, 10**8 - 1)}"
    lines = []
    for i in range(rows):
        name, hsn, u = r.choice(PARTS)
        q = r.randint(5, 900) * (1000 if u != "KGS" else r.randint(180, 990))
        price = r.randint(1250, 260000)
        lines.append(kit.tax({"name": name, "code": f"{r.randint(10, 99)}{r.choice('ABFK')}{r.randint(10000, 99999)}", "hsn": hsn, "rate": 18, "u": u, "q": q, "price": price, "taxable": kit.div(q * price, 1000), "po": f"{(i + 1) * 10:05d}", "dn": f"8{r.randint(10**7, 10**8 - 1)}"}, inter))
    tt, cg, sg, ig = (kit.total(lines, k) for k in ("taxable", "cgst", "sgst", "igst"))
    if inter:
        ig = kit.div(tt * 18, 100)
    else:
        cg = sg = kit.div(tt * 9, 100)
    ro, net = kit.rounded(tt + cg + sg + ig)
    words = "INR " + kit.say(net // 100).upper() + " ONLY"
    n, nr, b, bc = sty("Times-Roman", 8.5, 0, 10), sty("Times-Roman", 8.5, 2, 10), sty("Times-Bold", 8.5, 0, 10), sty("Times-Bold", 8, 1, 9.5)
    ack = f"1{r.randint(10**13, 10**14 - 1)}"
    qd = kit.qrcode(None, f"{num}|{sup['gstin']}|{rec['gstin']}|{no}|{net}", 0, 0, 74)
    st = [Table([[[Paragraph(f"<font size='13' name='Times-Bold'>{esc(sup['name'])}</font>", sty("Times-Roman", 8.5, 0, 16)), Paragraph(f"Works: {sup['street']}, {sup['city']} - {sup['pin']}, {sup['state']}, India<br/>GSTIN: {sup['gstin']} &nbsp; PAN: {sup['gstin'][2:12]} &nbsp; State Code: {sup['code']}", n),
                  Spacer(1, 4), Paragraph(f"<b>IRN:</b> <font size='7.5'>{num}</font>", n), Paragraph(f"<b>Ack No.:</b> {ack} &nbsp;&nbsp; <b>Ack Date:</b> {d:%d.%m.%Y} {r.randint(9, 18):02d}:{r.randint(0, 59):02d}:00", n)], qd]], [455, 80], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("BOX", (0, 0), (-1, -1), .7, "black")]),
          Table([[Paragraph("TAX INVOICE <font size='8' name='Times-Roman'>(Issued under Section 31 of the CGST Act, 2017)</font>", sty("Times-Bold", 11, 1))]], [535], style=[("BOX", (0, 0), (-1, -1), .7, "black")])]
    adr = f"{esc(rec['name'])}<br/>{rec['street']}<br/>{rec['city']} - {rec['pin']}, {rec['state']}<br/>GSTIN: {rec['gstin']}<br/>State: {rec['state']} &nbsp; Code: {rec['code']}"
    info = f"Invoice No. : <b>{no}</b><br/>Invoice Date : <b>{d:%d.%m.%Y}</b><br/>Place of Supply : {rec['code']} {rec['state']}<br/>Your PO No. : {po}<br/>Vendor Code : {r.randint(100000, 999999)}<br/>Vehicle No. : {r.choice(['MH14', 'KA01', 'GJ06', 'TN37', 'HR55'])} {r.choice(['AB', 'CQ', 'GT'])} {r.randint(1000, 9999)}<br/>Payment Terms : 45 days from GRN"
    st.append(Table([[Paragraph("<b>Bill To / Buyer</b><br/>" + adr, n), Paragraph("<b>Ship To / Consignee</b><br/>" + adr, n), Paragraph(info, n)]], [178, 178, 179], style=[("GRID", (0, 0), (-1, -1), .7, "black"), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    head = [Paragraph(t, bc) for t in ("Sr.<br/>No.", "Item Code /<br/>Description of Goods", "HSN<br/>Code", "PO<br/>Line", "Delivery<br/>Note No.", "UOM", "Quantity", "Rate Per<br/>Unit<br/>(INR)", "Assessable<br/>Value<br/>(INR)")]
    body = [[str(i), Paragraph(f"{x['code']}<br/>{esc(x['name'])}", n), x["hsn"], x["po"], x["dn"], x["u"], f"{x['q'] // 1000}.{x['q'] % 1000:03d}", inr(x["price"]), inr(x["taxable"])] for i, x in enumerate(lines, 1)]
    st.append(Table([head] + body, [24, 157, 50, 38, 54, 32, 54, 56, 70], repeatRows=1, style=[("FONT", (0, 0), (-1, -1), "Times-Roman", 8.5), ("ALIGN", (6, 1), (-1, -1), "RIGHT"), ("VALIGN", (0, 1), (-1, -1), "TOP"), ("VALIGN", (0, 0), (-1, 0), "MIDDLE"),
                                                                                                    ("BOX", (0, 0), (-1, -1), .7, "black"), ("LINEAFTER", (0, 0), (-2, -1), .4, "black"), ("LINEBELOW", (0, 0), (-1, 0), .7, "black"), ("LINEBELOW", (0, "splitlast"), (-1, "splitlast"), .7, "black"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
    rowsx = [["Total Assessable Value", inr(tt)]] + ([["IGST @ 18.00%", inr(ig)]] if inter else [["CGST @ 9.00%", inr(cg)], ["SGST @ 9.00%", inr(sg)]]) + [["Rounding Off", inr(ro)], ["Invoice Total (INR)", inr(net)]]
    left = [Paragraph(f"<b>Amount in words:</b> {words}", n), Spacer(1, 5), Paragraph("Whether tax payable on reverse charge: No", n), Paragraph(f"e-Way Bill No.: {r.randint(10**11, 10**12 - 1)}", n)]
    st.append(KeepTogether([Table([[left, Table(rowsx, [125, 90], style=[("FONT", (0, 0), (-1, -1), "Times-Roman", 9), ("FONT", (0, -1), (-1, -1), "Times-Bold", 9), ("ALIGN", (1, 0), (1, -1), "RIGHT"), ("TOPPADDING", (0, 0), (-1, -1), 1), ("LINEABOVE", (0, -1), (-1, -1), .5, "black")])]], [312, 223], style=[("BOX", (0, 0), (-1, -1), .7, "black"), ("LINEAFTER", (0, 0), (0, 0), .7, "black"), ("VALIGN", (0, 0), (-1, -1), "TOP")]),
                            Table([[Paragraph("Certified that the particulars given above are true and correct and the amount indicated represents the price actually charged and that there is no flow of additional consideration directly or indirectly from the buyer.<br/><br/>Subject to " + sup["city"] + " jurisdiction.", sty("Times-Roman", 7.5, 0, 9)), Paragraph("Prepared By<br/><br/><br/>Checked By", n), Paragraph(f"For {esc(sup['name'])}<br/><br/><br/><br/>Authorised Signatory", sty("Times-Bold", 8, 2, 10))]], [252, 80, 203], style=[("GRID", (0, 0), (-1, -1), .7, "black"), ("VALIGN", (0, 0), (-1, -1), "TOP")])]))

    def foot(c, _):
        c.setFont("Times-Roman", 7.5)
        c.drawString(30, 20, f"Invoice {no}")
        c.drawRightString(A4[0] - 30, 20, f"Page {c.getPageNumber()}")
    doc(path, t=24).build(st, onFirstPage=foot, onLaterPages=foot)
    items = [{"description": f"{x['code']} {x['name']}", "hsn_sac": x["hsn"], "quantity": f"{x['q'] // 1000}.{x['q'] % 1000:03d}", "unit": x["u"], "unit_price": s(x["price"]), "taxable_value": s(x["taxable"]), "amount": s(x["taxable"])} for x in lines]
    more = {"igst_total": s(ig)} if inter else {"cgst_total": s(cg), "sgst_total": s(sg)}
    return kit.truth(no, d, sup, rec, items, rec["code"], irn=num, taxable_total=s(tt), round_off=s(ro), grand_total=s(net), amount_in_words=words, **more)


LAYOUTS = {"cloud": cloud, "market": market, "factory": factory}
