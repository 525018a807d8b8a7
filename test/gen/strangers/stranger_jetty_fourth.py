# SPDX-License-Identifier: AGPL-3.0-or-later
"""Platypus layouts: e-invoiced credit note, leased line bill, supply to an SEZ unit with IGST."""
import datetime

from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import KeepTogether, Paragraph, Spacer, Table

import stranger_jetty_kit as kit
from stranger_jetty_kit import inr, s
from stranger_jetty_second import doc, esc, sty

TOPS = [("VALIGN", (0, 0), (-1, -1), "TOP")]
TILES = [("Vitrified floor tile 600x600 Ivory Glossy", "690721", 18, "BOX"), ("Wall tile 300x450 Wave Blue", "690722", 18, "BOX"), ("Ceramic wash basin, table top 18 in", "691010", 18, "PCS"), ("CP pillar cock, quarter turn", "848180", 18, "PCS"), ("Tile adhesive grey 20 kg", "382450", 18, "BAG"), ("PVC door mat 2x3 ft", "570500", 12, "PCS"), ("Solar water heater 150 LPD", "841912", 12, "SET"), ("Mirror bevelled 18x24", "700992", 18, "PCS")]


def credit(path, seed, rows):
    r = kit.rng("credit", seed, rows)
    sup, rec, inter = kit.two(r, ["Marmorea Ceramics Limited", "Indrayani Bath & Tile Depot", "Sthapatya Surfaces Pvt. Ltd."])
    d = kit.day(r)
    org = d - datetime.timedelta(days=r.randint(4, 60))
    no, orgno = f"CN/{kit.fy(d)}/{r.randint(1, 9999):04d}", f"SI/{kit.fy(org)}/{r.randint(1, 99999):05d}"
    num = kit.irn(no + sup["gstin"])
    lines = []
    for _ in range(rows):
        name, hsn, rt, u = r.choice(TILES)
        q, price = r.randint(1, 60), r.randint(9000, 180000)
        lines.append({"name": name, "hsn": hsn, "rate": rt, "u": u, "q": q, "price": price, "why": r.choice(["Damaged", "Shade var.", "Excess", "Short recd"]), "taxable": q * price})
    tt, groups = kit.total(lines, "taxable"), []
    for h, rt in sorted({(x["hsn"], x["rate"]) for x in lines}):
        groups.append(kit.tax({"hsn": h, "rate": rt, "taxable": sum(x["taxable"] for x in lines if x["hsn"] == h)}, inter))
    cg, sg, ig = (kit.total(groups, k) for k in ("cgst", "sgst", "igst"))
    ro, net = kit.rounded(tt + cg + sg + ig)
    words = "Rupees " + kit.say(net // 100) + " Only"
    n, b = sty("DS", 8, 0, 10.5), sty("DSB", 8, 0, 10.5)
    st = [Table([[[Paragraph(esc(sup["name"]), sty("DSB", 14, 0, 17)), Paragraph(f"{sup['street']}, {sup['city']} {sup['pin']}<br/>{sup['state']} (State code {sup['code']})<br/>GSTIN/UIN: {sup['gstin']}", n)],
                  [Paragraph("CREDIT NOTE", sty("DSB", 14, 2, 17, "#a02020")), Paragraph("(Original for Recipient)<br/>e-Invoice document type: CRN", sty("DS", 8, 2, 10.5))]]], [330, 205], style=TOPS), Spacer(1, 4),
          Table([[Paragraph(f"IRN: {num[:40]}<br/>{num[40:]}<br/>Ack No: 1{r.randint(10**13, 10**14 - 1)} &nbsp; Ack Date: {d:%d-%m-%Y}" if seed % 3 == 0 else f"<font size='7.2'>IRN: {num}</font><br/>Ack No: 1{r.randint(10**13, 10**14 - 1)} &nbsp; Ack Date: {d:%d-%m-%Y}", n), kit.qrcode(None, num + no, 0, 0, 62)]], [455, 80], style=TOPS + [("LINEABOVE", (0, 0), (-1, 0), 1, "#a02020"), ("LINEBELOW", (0, 0), (-1, 0), 1, "#a02020")]), Spacer(1, 5)]
    st.append(Table([[Paragraph(f"<font name='DSB'>Credit to:</font><br/>{esc(rec['name'])}<br/>{rec['street']}<br/>{rec['city']} {rec['pin']}<br/>GSTIN/UIN: {rec['gstin']}<br/>Place of supply: {rec['code']} - {rec['state']}", n),
                      Table([["Credit Note No.", no], ["Credit Note Date", f"{d:%d-%m-%Y}"], ["Original Invoice No.", orgno], ["Original Invoice Date", f"{org:%d-%m-%Y}"], ["Reason", "01 - Sales return"]], [110, 130], style=[("FONT", (0, 0), (0, -1), "DS", 8), ("FONT", (1, 0), (1, -1), "DSB", 8), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])]], [285, 250], style=TOPS))
    st.append(Spacer(1, 6))
    body = [["S.\nNo.", "Particulars of goods returned", "HSN", "Remark", "Qty\nreturned", "UQC", "Rate\n(Rs.)", "GST\n%", "Value\n(Rs.)"]]
    body += [[str(i), Paragraph(x["name"], n), x["hsn"], x["why"], str(x["q"]), x["u"], inr(x["price"]), str(x["rate"]), inr(x["taxable"])] for i, x in enumerate(lines, 1)]
    body.append(["", "Total", "", "", "", "", "", "", inr(tt)])
    st.append(Table(body, [26, 176, 46, 54, 46, 34, 58, 28, 67], repeatRows=1, style=[("FONT", (0, 0), (-1, -1), "DS", 8), ("FONT", (0, 0), (-1, 0), "DSB", 7.5), ("FONT", (0, -1), (-1, -1), "DSB", 8), ("ALIGN", (4, 0), (4, -1), "RIGHT"), ("ALIGN", (6, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                                                                                         ("ROWBACKGROUNDS", (0, 1), (-1, -2), ["white", "#f7efef"]), ("LINEBELOW", (0, 0), (-1, 0), .8, "#a02020"), ("LINEABOVE", (0, -1), (-1, -1), .8, "#a02020"), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
    tot = [["Taxable value", inr(tt)]] + ([["Integrated tax", inr(ig)]] if inter else [["Central tax", inr(cg)], ["State tax", inr(sg)]]) + [["Rounded off", inr(ro)], ["Total credit (Rs.)", inr(net)]]
    if inter:
        hs = [["HSN", "Taxable value", "Rate", "Integrated tax"]] + [[q["hsn"], inr(q["taxable"]), f"{q['rate']}%", inr(q["igst"])] for q in groups]
        hw = [52, 78, 36, 78]
    else:
        hs = [["HSN", "Taxable value", "Rate", "Central tax", "Rate", "State tax"]] + [[q["hsn"], inr(q["taxable"])] + [kit.rate(q["rate"] * 50) + "%", inr(q["cgst"])] + [kit.rate(q["rate"] * 50) + "%", inr(q["sgst"])] for q in groups]
        hw = [46, 74, 30, 64, 30, 64]
    st.append(KeepTogether([Spacer(1, 6), Table([[Table(hs, hw, style=[("FONT", (0, 0), (-1, -1), "DS", 7), ("FONT", (0, 0), (-1, 0), "DSB", 7), ("ALIGN", (1, 0), (-1, -1), "RIGHT"), ("GRID", (0, 0), (-1, -1), .3, "#999999"), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]),
                                                  Table(tot, [100, 90], style=[("FONT", (0, 0), (-1, -1), "DS", 8.5), ("FONT", (0, -1), (-1, -1), "DSB", 9), ("ALIGN", (1, 0), (1, -1), "RIGHT"), ("TOPPADDING", (0, 0), (-1, -1), 1), ("LINEABOVE", (0, -1), (-1, -1), .6, "black")])]], [328, 207], style=TOPS + [("LEFTPADDING", (0, 0), (0, 0), 0)]),
                            Spacer(1, 5), Paragraph(f"Amount in words: {words}", b), Spacer(1, 4), Paragraph("The recipient is requested to reverse the input tax credit availed, if any, on the above supply.", n), Spacer(1, 22), Paragraph(f"For {esc(sup['name'])}<br/><br/><br/>Authorised signatory", sty("DS", 8, 2, 10.5))]))

    def foot(c, _):
        c.setFont("DS", 7)
        c.drawCentredString(A4[0] / 2, 18, f"{no}  -  page {c.getPageNumber()}  -  computer generated document")
    doc(path).build(st, onFirstPage=foot, onLaterPages=foot)
    items = [{"description": x["name"], "hsn_sac": x["hsn"], "quantity": str(x["q"]), "unit": x["u"], "unit_price": s(x["price"]), "taxable_value": s(x["taxable"]), "gst_rate": str(x["rate"]), "amount": s(x["taxable"])} for x in lines]
    more = {"igst_total": s(ig)} if inter else {"cgst_total": s(cg), "sgst_total": s(sg)}
    return kit.truth(no, d, sup, rec, items, rec["code"], irn=num, taxable_total=s(tt), round_off=s(ro), grand_total=s(net), amount_in_words=words, **more)


LINKS = [("Internet Leased Line {m} Mbps (1:1)", "998421", "ILL"), ("MPLS VPN Port {m} Mbps, Gold CoS", "998414", "MPL"), ("Point to Point Ethernet Link {m} Mbps with last mile on fibre, protected ring", "998414", "P2P"), ("SIP Trunk, {m} channels, rental", "998412", "SIP"), ("Static IPv4 block /29 with managed router rental (Cat B)", "998422", "CPE")]
SITES = ["Whitefield DC", "Andheri East", "Hosur Plant", "Sriperumbudur WH", "Salt Lake Sec V", "Hinjawadi Ph 2", "Okhla Ph 3", "Sanand GIDC"]


def leased(path, seed, rows):
    r = kit.rng("leased", seed, rows)
    sup, rec, inter = kit.two(r, ["Dhvani Netlink Communications Limited", "Tarangam Broadband Pvt Ltd", "Setubandh Telecom Services Limited"], ["Trisandhya Projects Private Limited", "Zenvyra Systems India Pvt. Ltd.", "Nirjhar Hospitality Pvt Ltd"])
    d = kit.day(r).replace(day=1)
    due = d + datetime.timedelta(days=r.choice([15, 18, 21]))
    end = d - datetime.timedelta(days=1)
    months = r.choice([1, 3])
    beg = end.replace(day=1)
    for _ in range(months - 1):
        beg = (beg - datetime.timedelta(days=1)).replace(day=1)
    no = f"{sup['code']}{r.choice('BE')}{d:%y%m}{r.randint(1, 999999):07d}"
    lines = []
    for _ in range(rows):
        name, sac, kind = r.choice(LINKS)
        arc = r.randint(30, 2400) * 100000
        m = r.choice([2, 4, 10, 20, 50, 100, 200])
        lines.append({"name": name.format(m=m), "ckt": f"{r.randint(10, 99)}{kind}{r.randint(100000, 999999)}", "a": r.choice(SITES), "hsn": sac, "arc": arc, "taxable": kit.div(arc * months, 12)})
    tt = kit.total(lines, "taxable")
    cg = sg = 0 if inter else kit.div(tt * 9, 100)
    ig = kit.div(tt * 18, 100) if inter else 0
    net = tt + cg + sg + ig
    words = "Rupees " + kit.say(net // 100) + (f" and Paise {kit.say(net % 100)}" if net % 100 else "") + " Only"
    hue = r.choice(["#00695c", "#c2410c", "#1d4ed8"])
    n, nr, w = sty("DV", 8, 0, 10.5), sty("DV", 8, 2, 10.5), sty("DVB", 13, 0, 16, "white")
    st = [Table([[Paragraph(esc(sup["name"]), w), Paragraph("Tax Invoice", sty("DVB", 13, 2, 16, "white"))]], [360, 175], style=[("BACKGROUND", (0, 0), (-1, -1), hue), ("TOPPADDING", (0, 0), (-1, -1), 7), ("BOTTOMPADDING", (0, 0), (-1, -1), 9)]),
          Spacer(1, 8), Table([[Paragraph(f"<b>{esc(rec['name'])}</b><br/>Kind Attn: Accounts Payable<br/>{rec['street']}<br/>{rec['city']} - {rec['pin']}<br/>{rec['state']}<br/>Customer GSTIN: {rec['gstin']}<br/>Place of Supply: {rec['state']} ({rec['code']})", n),
                               Table([["Account Number", f"9{r.randint(10**8, 10**9 - 1)}"], ["Invoice Number", no], ["Invoice Date", f"{d:%d %b %Y}"], ["Billing Period", f"{beg:%d %b %Y} to {end:%d %b %Y}"], ["Due Date", f"{due:%d %b %Y}"], ["Amount Payable", f"\u20b9 {inr(net)}"]], [95, 145], style=[("FONT", (0, 0), (0, -1), "DV", 8), ("FONT", (1, 0), (1, -1), "DVB", 8), ("BACKGROUND", (0, 0), (-1, -1), "#f1f5f4"), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])]], [290, 245], style=TOPS),
          Spacer(1, 8), Paragraph("This Month's Charges" if months == 1 else "This Quarter's Charges", sty("DVB", 10, 0, 14, hue))]
    head = ["Sl", "Service Description", "Circuit ID", "Location", "SAC", "Annual\nCharges (\u20b9)", "Charges for the\nPeriod (\u20b9)"]
    body = [head] + [[str(i), Paragraph(x["name"], n), x["ckt"], x["a"], x["hsn"], inr(x["arc"]), inr(x["taxable"])] for i, x in enumerate(lines, 1)]
    foot_rows = [["", "Total Charges", inr(tt)]] + ([["", "IGST @ 18%", inr(ig)]] if inter else [["", "CGST @ 9%", inr(cg)], ["", "SGST @ 9%", inr(sg)]]) + [["", "Total Amount Payable", inr(net)]]
    st.append(Table(body, [22, 160, 72, 82, 44, 76, 79], repeatRows=1, style=[("FONT", (0, 0), (-1, -1), "DV", 8), ("FONT", (0, 0), (-1, 0), "DVB", 8), ("ALIGN", (5, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBELOW", (0, 0), (-1, 0), 1.2, hue), ("LINEBELOW", (0, 1), (-1, -1), .25, "#aaaaaa"), ("TOPPADDING", (0, 0), (-1, -1), 3), ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
    st.append(KeepTogether([Table(foot_rows, [300, 145, 90], style=[("FONT", (0, 0), (-1, -1), "DV", 8.5), ("FONT", (0, -1), (-1, -1), "DVB", 9), ("ALIGN", (1, 0), (-1, -1), "RIGHT"), ("TOPPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (2, 0), (2, -1), 3), ("LINEABOVE", (1, -1), (-1, -1), .8, hue), ("LINEBELOW", (1, -1), (-1, -1), .8, hue)]),
                            Spacer(1, 4), Paragraph(words, n), Spacer(1, 14), Paragraph("<b>Payment:</b> NEFT/RTGS to virtual account DNL" + no + ", IFSC UDCB0000117. Interest at 1.5% per month is charged on late payment.<br/>Disputes, if any, must be raised in writing within 7 days of receipt of this invoice.", n)]))
    small = f"{sup['name']}, {sup['street']}, {sup['city']} - {sup['pin']}, {sup['state']}.   GSTIN: {sup['gstin']}   PAN: {sup['gstin'][2:12]}"

    def foot(c, _):
        c.setStrokeColor(hue)
        c.line(30, 34, A4[0] - 30, 34)
        c.setFont("DV", 6.5)
        c.drawString(30, 25, small)
        c.drawRightString(A4[0] - 30, 16, f"Page {c.getPageNumber()}")
        c.drawString(30, 16, "This is a digitally generated invoice and does not require a signature.")
    doc(path, b=44).build(st, onFirstPage=foot, onLaterPages=foot)
    items = [{"description": x["name"], "hsn_sac": x["hsn"], "taxable_value": s(x["taxable"]), "amount": s(x["taxable"])} for x in lines]
    more = {"igst_total": s(ig)} if inter else {"cgst_total": s(cg), "sgst_total": s(sg)}
    return kit.truth(no, d, sup, rec, items, rec["code"], due_date=due.isoformat(), taxable_total=s(tt), grand_total=s(net), amount_in_words=words, **more)


CHEM = [("Isopropyl Alcohol IP grade, 160 kg HDPE drum", "29051220", 18, "KGS"), ("Activated carbon pellets 4 mm", "38021000", 18, "KGS"), ("Cleanroom coverall, size L, sterile", "62101000", 5, "NOS"), ("SS 316L tri-clover clamp 2 in", "73072900", 18, "NOS"), ("HEPA filter cartridge 610x610x292", "84219900", 18, "NOS"), ("Printed label roll, 1000 pcs", "48211010", 18, "ROL"), ("Nitrile gloves, powder free (box of 100)", "40151900", 12, "BOX")]


def sez(path, seed, rows):
    r = kit.rng("sez", seed, rows)
    sup, rec, _ = kit.two(r, ["Rasayan Sutra Exim LLP", "Kelvinor Labware & Chemicals Pvt. Ltd.", "Pushkarini Process Supplies"], ["Auxilara Biosciences Private Limited (SEZ Unit)", "Navonmesh Semicon Unit I, Multi-Product SEZ", "Orbivant Devices India LLP - SEZ"], r.random() < .6)
    d = kit.day(r)
    no = f"SEZ-{kit.fy(d).replace('-', '')}-{r.randint(1, 9999):04d}"
    lines = []
    for i in range(rows):
        name, hsn, rt, u = r.choice(CHEM)
        q, price = r.randint(2, 480), r.randint(4500, 420000)
        lines.append(kit.tax({"name": name, "hsn": hsn, "rate": rt, "u": u, "q": q, "price": price, "pk": f"{r.randint(1, 12)} {r.choice(['CTN', 'DRM', 'PLT'])}", "wt": f"{q}.0" if u == "KGS" else f"{r.randint(2, 900)}.{r.randint(0, 9)}", "taxable": q * price}, True))
    tt, ig = kit.total(lines, "taxable"), kit.total(lines, "igst")

    net = tt + ig
    words = "INR " + kit.say(net // 100, "-") + (f" and {net % 100:02d}/100" if net % 100 else "") + " only"
    W, H = landscape(A4)
    n, c9, b = sty("Helvetica", 8, 0, 10), sty("Helvetica-Bold", 8, 1, 9.5), sty("Helvetica-Bold", 9, 0, 11)
    head2 = Table([[Paragraph("SUPPLY MEANT FOR SEZ UNIT FOR AUTHORISED OPERATIONS ON PAYMENT OF INTEGRATED TAX", sty("Helvetica-Bold", 9, 1))], [Paragraph("TAX INVOICE", sty("Helvetica-Bold", 12, 1, 15))]], [782], style=[("BOX", (0, 0), (-1, -1), .8, "black")])
    e = f"<b>Supplier</b><br/>{esc(sup['name'])}<br/>{sup['street']}<br/>{sup['city']} {sup['pin']}, {sup['state']}<br/>GSTIN {sup['gstin']}<br/>IEC {sup['gstin'][2:12]}"
    z = f"<b>Recipient / Consignee</b><br/>{esc(rec['name'])}<br/>{rec['street']}<br/>{rec['city']} {rec['pin']}, {rec['state']}<br/>GSTIN {rec['gstin']}<br/>LOA No. KASEZ/{r.randint(10, 99)}/{r.randint(1000, 9999)}"
    m = f"<b>Invoice No.</b> {no}<br/><b>Date</b> {d:%d %B %Y}<br/><b>Place of Supply</b> {rec['code']} ({rec['state']})<br/><b>Buyer's Order</b> PO-{r.randint(10000, 99999)}<br/><b>Terms</b> FOR SEZ gate, 30 days<br/><b>Transporter</b> Garudavega Roadlines, LR {r.randint(10000, 99999)}"
    st = [head2, Table([[Paragraph(e, n), Paragraph(z, n), Paragraph(m, n)]], [260, 270, 252], style=TOPS + [("GRID", (0, 0), (-1, -1), .8, "black")])]
    head = [[Paragraph(t, c9) for t in ("Sl.<br/>No.", "No. &amp; Kind<br/>of Pkgs", "Description of Goods", "HSN", "Net Wt<br/>(kg)", "Quantity", "Unit", "Unit Price<br/>(INR)", "Taxable Value<br/>(INR)", "IGST", "", "Total Value<br/>incl. IGST<br/>(INR)")], [""] * 9 + [Paragraph("Rate", c9), Paragraph("Amount", c9), ""]]
    body = [[str(i), x["pk"], Paragraph(esc(x["name"]), n), x["hsn"], x["wt"], str(x["q"]), x["u"], inr(x["price"]), inr(x["taxable"]), f"{x['rate']}%", inr(x["igst"]), inr(x["gross"])] for i, x in enumerate(lines, 1)]
    body.append(["", "", "TOTAL", "", "", "", "", "", inr(tt), "", inr(ig), inr(net)])
    st.append(Table(head + body, [28, 54, 204, 52, 46, 48, 34, 64, 80, 34, 64, 74], repeatRows=2, style=[("SPAN", (j, 0), (j, 1)) for j in (0, 1, 2, 3, 4, 5, 6, 7, 8, 11)] + [
        ("SPAN", (9, 0), (10, 0)), ("GRID", (0, 0), (-1, -1), .5, "black"), ("FONT", (0, 2), (-1, -1), "Helvetica", 8), ("FONT", (0, -1), (-1, -1), "Helvetica-Bold", 8), ("ALIGN", (4, 2), (5, -1), "RIGHT"), ("ALIGN", (7, 2), (-1, -1), "RIGHT"),
        ("VALIGN", (0, 0), (-1, 1), "MIDDLE"), ("VALIGN", (0, 2), (-1, -1), "TOP"), ("BACKGROUND", (0, 0), (-1, 1), "#e8e8e8"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 2)]))
    st.append(KeepTogether([Table([[Paragraph(f"Amount chargeable in words: {words}", b), Paragraph(f"<b>GRAND TOTAL &nbsp; INR {inr(net)}</b>", sty("Helvetica-Bold", 10, 2, 12))]], [522, 260], style=[("BOX", (0, 0), (-1, -1), .8, "black")]),
                            Table([[Paragraph("<b>Declaration</b><br/>We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct. We intend to claim refund of IGST paid.<br/><b>Bank:</b> Udayachal Bank, Current A/c 0117" + str(r.randint(10**7, 10**8)) + ", IFSC UDCB0000117", n), Paragraph("Endorsement of SEZ Authorised Officer<br/><br/><br/>Date &amp; Seal", n), Paragraph(f"for {esc(sup['name'])}<br/><br/><br/>Authorised Signatory", n)]], [392, 180, 210], style=TOPS + [("GRID", (0, 0), (-1, -1), .8, "black")])]))

    def foot(c, _):
        c.setFont("Helvetica", 7)
        c.drawRightString(W - 30, 18, f"{no}   Sheet {c.getPageNumber()}")
    doc(path, (W, H), 24, 26, 30).build(st, onFirstPage=foot, onLaterPages=foot)
    items = [{"description": x["name"], "hsn_sac": x["hsn"], "quantity": str(x["q"]), "unit": x["u"], "unit_price": s(x["price"]), "taxable_value": s(x["taxable"]), "gst_rate": str(x["rate"]), "igst_amount": s(x["igst"]), "amount": s(x["gross"])} for x in lines]
    return kit.truth(no, d, sup, rec, items, rec["code"], taxable_total=s(tt), igst_total=s(ig), grand_total=s(net), amount_in_words=words)


LAYOUTS = {"credit": credit, "leased": leased, "sez": sez}
