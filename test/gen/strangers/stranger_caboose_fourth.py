# SPDX-License-Identifier: AGPL-3.0-or-later
"""A Zoho-like invoice, a wide spreadsheet form, the e-invoice portal's print."""
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table

from stranger_caboose_kit import *


def P(t, f="Helvetica", z=8, al=0, col="#000000", lead=None):
    return Paragraph(t.replace("&", "&amp;"), ParagraphStyle("x", fontName=f, fontSize=z, leading=lead or z * 1.25, alignment=al,
    textColor=colors.HexColor(col)))


def zoho(path, seed, rows):
    r = random.Random(f"zoho/{seed}/{rows}")
    s, b, intra = two(r, 4, r.choice([1, 4]), None, None)
    its = make_items(r, rows, intra, GOODS[10:] + SERVICES, qdec=2, maxq=12)
    d = day(r)
    due, no = d + dt.timedelta(days=r.choice([0, 15, 30])), f"INV-{r.randint(1, 9999):06d}"
    F, B, g = "Gst33Noto", "Gst33NotoB", "#6b6b6b"
    head = Table([[[P(s.name, B, 12)] + [P(x, F, 8.5, col=g) for x in s.lines + ["India", "GSTIN " + s.gstin, s.mail]], P("TAX INVOICE", F, 20, 2)]],
    [330, 210])
    head.setStyle([("VALIGN", (0, 0), (0, 0), "TOP"), ("VALIGN", (1, 0), (1, 0), "BOTTOM"), ("BOX", (0, 0), (-1, -1), .5, colors.grey)])
    info = lambda rs: Table([[P(a, F, 8.5, col=g), P(": " + v, B, 8.5)] for a, v in rs], [105, 160],
    style=[("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)])
    mid = Table([[info([("#", no), ("Invoice Date", f"{d:%d/%m/%Y}"), ("Terms", "Due on Receipt" if due == d else f"Net {(due - d).days}"),
    ("Due Date", f"{due:%d/%m/%Y}")]),
                  info([("Place Of Supply", f"{b.state} ({b.code})")])],
                 [P("Bill To", B, 8.5), P("Ship To", B, 8.5)],
                 [[P(b.name, B, 8.5)] + [P(x, F, 8.5) for x in b.lines + ["India", "GSTIN " + b.gstin]], [P(x, F, 8.5) for x in b.lines + ["India"]]]],
                 [270, 270])
    mid.setStyle([("BOX", (0, 0), (-1, -1), .5, colors.grey), ("LINEAFTER", (0, 0), (0, -1), .5, colors.grey), ("BACKGROUND", (0, 1), (-1, 1), "#f2f3f4"),
    ("LINEABOVE", (0, 1), (-1, 1), .5, colors.grey), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    tx = ["CGST", "", "SGST", ""] if intra else ["IGST", ""]
    W = [22, 168, 48, 44, 58] + ([28, 47, 28, 47, 50] if intra else [40, 80, 80])
    data = [["#", "Item & Description", "HSN\n/SAC", "Qty", "Rate"] + tx + ["Amount"], [""] * 5 + ["%", "Amt"] * (len(tx) // 2) + [""]]
    for k, i in enumerate(its):
        sub = r.choice(["", "", "Warranty 12 months", "As per quotation", "Delivered to site, loading included and insurance extra"])
        i["printed"] = (i["desc"] + " " + sub).strip()
        t = [f"{i['rate'] / 2:g}%", inr(i["cg"])] * 2 if intra else [f"{i['rate']}%", inr(i["ig"])]
        data.append([str(k + 1), [P(i["desc"], F, 8)] + ([P(sub, F, 7, col="#888888")] if sub else []), i["hsn"],
        [P(i["qs"], F, 7.5, 2)] + ([P(i["unit"], F, 6.5, 2, g)]), inr(i["price"])] + t + [inr(i["tv"])])
    t = Table(data, W, repeatRows=2)
    n = len(W)
    t.setStyle([("FONT", (0, 0), (-1, 1), B, 7.5), ("FONT", (0, 2), (-1, -1), F, 6.8), ("BACKGROUND", (0, 0), (-1, 1), "#f2f3f4"),
    ("GRID", (0, 0), (-1, -1), .4, "#9e9e9e"), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                ("ALIGN", (3, 0), (-1, -1), "RIGHT"), ("LEFTPADDING", (0, 0), (-1, -1), 3),
                ("RIGHTPADDING", (0, 0), (-1, -1), 3)] + [("SPAN", (k, 0), (k, 1)) for k in (0, 1, 2, 3, 4, n - 1)] +
               [("SPAN", (k, 0), (k + 1, 0)) for k in ((5, 7) if intra else (5,))] + [("ALIGN", (5, 0), (n - 2, 0), "CENTER")])
    tv = tot(its, "tv")
    gr = groups(its)
    gt = tot(its, "total")
    rs = [["Sub Total", inr(tv)]]
    for k, v in gr.items():
        rs += [[f"CGST{k / 2:g} ({k / 2:g}%)", inr(v[1])], [f"SGST{k / 2:g} ({k / 2:g}%)", inr(v[2])]] if intra else [[f"IGST{k} ({k}%)", inr(v[3])]]
    rs += [["Total", "₹" + inr(gt)], ["Balance Due", "₹" + inr(gt)]]
    ft = Table(rs, [110, 100], style=[("FONT", (0, 0), (-1, -3), F, 8), ("FONT", (0, -2), (-1, -1), B, 8.5), ("ALIGN", (0, 0), (-1, -1), "RIGHT"),
    ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    foot = Table([[[P("Total In Words", F, 8), P("Indian Rupee " + words(gt), "Helvetica-BoldOblique", 8.5), Spacer(1, 10), P("Notes", F, 8),
    P("Thanks for your business.", F, 8)], ft]], [310, 230])
    foot.setStyle([("BOX", (0, 0), (-1, -1), .5, colors.grey), ("LINEAFTER", (0, 0), (0, 0), .5, colors.grey), ("VALIGN", (0, 0), (-1, -1), "TOP"),
    ("ALIGN", (1, 0), (1, 0), "RIGHT")])
    SimpleDocTemplate(path, pagesize=A4, leftMargin=27, rightMargin=27, topMargin=30, bottomMargin=36,
    invariant=1).build([head, mid, t, KeepTogether([foot])])
    out = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "place_of_supply": b.code, "supplier": s.truth(),
    "recipient": b.truth(), "taxable_total": s2(tv), "grand_total": s2(gt),
           "line_items": lines_truth(its, "hsn_sac quantity unit unit_price gst_rate " + ("cgst_amount sgst_amount" if intra else "igst_amount"), "tv")}
    if len(gr) == 1:
        out.update({"cgst_total": s2(tot(its, "cg")), "sgst_total": s2(tot(its, "sg"))} if intra else {"igst_total": s2(tot(its, "ig"))})
    return {"data": out}


def wideform(path, seed, rows):
    r = random.Random(f"wideform/{seed}/{rows}")
    s, b, intra = two(r, 3, 3)
    its = make_items(r, rows, intra, GOODS + SERVICES[:3], 1)
    d, no = day(r), f"{r.randint(1, 900)}"
    F, B, z = "Gst33Cond", "Gst33CondB", 6.5
    hd = [["S.No.", "Name of Product / Service", "HSN\nACS", "UOM", "Qty", "Rate", "Gross", "Less:\nDiscount", "Taxable\nValue", "CGST", "", "SGST", "",
    "IGST", "", "Total"], [""] * 9 + ["Rate", "Amount"] * 3 + [""]]
    pc = lambda i, x: f"{i['rate'] / 2:.1f}" if x and intra else f"{i['rate']:.1f}" if not x and not intra else "0.0"
    body = [[str(k + 1), P(i["desc"], F, z), i["hsn"], i["unit"], i["qs"]] + [inr(i[n]) for n in ("price", "gross", "da", "tv")] + [pc(i, 1), inr(i["cg"]),
    pc(i, 1), inr(i["sg"]), pc(i, 0), inr(i["ig"]), inr(i["total"])] for k, i in enumerate(its)]
    body.append(["Total"] + [""] * 5 + [inr(tot(its, "gross")), inr(tot(its, "da")), inr(tot(its, "tv")), "", inr(tot(its, "cg")), "", inr(tot(its, "sg")),
    "", inr(tot(its, "ig")), inr(tot(its, "total"))])
    t = Table(hd + body, [26, 160, 38, 30, 36, 50, 58, 48, 58, 28, 50, 28, 50, 28, 50, 62], repeatRows=2)
    t.setStyle([("FONT", (0, 0), (-1, 1), B, z), ("FONT", (0, 2), (-1, -1), F, z), ("FONT", (0, -1), (-1, -1), B, z),
    ("GRID", (0, 0), (-1, -1), .6, colors.black), ("ALIGN", (4, 2), (-1, -1), "RIGHT"), ("ALIGN", (0, 0), (-1, 1), "CENTER"),
    ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
                ("SPAN", (0, -1), (5, -1)), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2),
                ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)] + [("SPAN", (k, 0), (k, 1)) for k in [*range(9),
                15]] + [("SPAN", (k, 0), (k + 1, 0)) for k in (9, 11, 13)])
    gt, ro = rnd(tot(its, "total"))
    box = [("GRID", (0, 0), (-1, -1), .6, colors.black), ("FONT", (0, 0), (-1, -1), F, 8), ("BACKGROUND", (0, 1), (-1, 1), "#cfe2f3"),
    ("FONT", (0, 1), (-1, 1), B, 8), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]
    top = Table([[f"Invoice No: {no}", f"Place of Supply: {b.state}          Code: {b.code}"], ["Details of Supplier", "Bill to Party"],
    [f"Name: {s.name}", f"Name: {b.name}"], [P("Address: " + s.lines[0], F, 8), P("Address: " + b.lines[0], F, 8)],
                 [f"GSTIN: {s.gstin}", f"GSTIN: {b.gstin}"], [f"Invoice date: {d:%d/%m/%Y}", "Reverse Charge (Y/N): N"]], [400, 400], style=box)
    end = Table([["Round off", inr(ro)], ["Total Amount after Tax", inr(gt)], ["GST on Reverse Charge", "0.00"]], [140, 92], hAlign="RIGHT",
    style=[("GRID", (0, 0), (-1, -1), .6, colors.black), ("FONT", (0, 0), (-1, -1), B, 7.5), ("ALIGN", (1, 0), (1, -1), "RIGHT")])
    SimpleDocTemplate(path, pagesize=landscape(A4), leftMargin=20, rightMargin=20, topMargin=24, bottomMargin=24, invariant=1).build(
        [P("TAX INVOICE", B, 13, 1), Spacer(1, 5), top, t, KeepTogether([end, P("Total invoice amount in words: " + words(gt), F, 8), Spacer(1, 18),
        P("Certified that the particulars given above are true and correct. For " + s.name, F, 8, 2)])])
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": b.code, "reverse_charge": False, "supplier": s.truth(),
    "recipient": b.truth(), "taxable_total": s2(tot(its, "tv")), "cgst_total": s2(tot(its, "cg")),
                     "sgst_total": s2(tot(its, "sg")), "igst_total": s2(tot(its, "ig")), "round_off": s2(ro), "grand_total": s2(gt),
                     "line_items": lines_truth(its, "hsn_sac quantity unit unit_price discount taxable_value gst_rate cgst_amount sgst_amount igst_amount",
                     "total")}}


def nic(path, seed, rows):
    r = random.Random(f"nic/{seed}/{rows}")
    s, b, intra = two(r, 4, 4, True)
    its = make_items(r, rows, intra, GOODS, 1, qdec=r.choice([0, 3]))
    d, code, F, B = day(r), irn(r), "Helvetica", "Helvetica-Bold"
    no, big = f"{r.randint(10, 99)}{r.choice('GDS')}{r.randint(1000, 99999):06d}", r.random() < .5
    sec = lambda n: P(n, B, 9, lead=16)
    kv = Table([[P(f"<b>{a} : </b>{v}", F, 8) for a, v in x] for x in ((("IRN", code), ("Ack. No", str(r.randint(10**14, 10**15 - 1))),
    ("Ack. Date", f"{d:%d-%m-%Y} {r.randint(10, 18)}:{r.randint(10, 59)}:00")),
                (("Category", "B2B"), ("Document No", no), ("IGST applicable despite Supplier and Recipient located in same State", "No")),
                (("Document Type", "Tax Invoice"), ("Document Date", f"{d:%d-%m-%Y}"), ("Place of Supply", b.state.upper() + f" ({b.code})")))],
                [230, 145, 165])
    pt = Table([[[P("Supplier : ", B, 8), P("GSTIN : " + s.gstin, F, 8)] + [P(x, F, 8) for x in [s.name] + s.lines],
    [P("Recipient : ", B, 8), P("GSTIN : " + b.gstin, F, 8)] + [P(x, F, 8) for x in [b.name] + b.lines]]], [270, 270])
    bx = [("BOX", (0, 0), (-1, -1), .8, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP")]
    kv.setStyle(bx)
    pt.setStyle(bx)
    H = ["SlNo", "Item Description", "HSN Code", "Quantity", "Unit", "Unit Price(Rs)", "Discount(Rs)", "Taxable Amount(Rs)",
    "Tax Rate(GST+Cess | State Cess+Cess Non.Advol)", "Other charges (Rs)", "Total"]
    W = [24, 92, 38, 42, 32, 50, 48, 56, 62, 46, 56]
    rowsd = [[P(h, B, 6.5, 1) for h in H]] + [[P(x, F, 6.5, 2 if k in (3, 5, 6, 7, 10) else 0) for k,
    x in enumerate([str(n + 1), i["desc"], i["hsn"], i["qs"], i["unit"].upper(), s2(i["price"]), s2(i["da"]), s2(i["tv"]), f"{i['rate']}+0 | 0+0", "0",
    s2(i["total"])])] for n, i in enumerate(its)]
    st = [("GRID", (0, 0), (-1, -1), .6, colors.black), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2),
    ("VALIGN", (0, 0), (-1, -1), "TOP")]
    g, ro = rnd(tot(its, "total")) if big else (tot(its, "total"), D(0))
    sm = Table([[P(h, B, 6.5, 1) for h in ("Tax'ble Amt", "CGST Amt", "SGST Amt", "IGST Amt", "CESS Amt", "State CESS", "Discount", "Other Charges",
    "Round off Amt", "Tot Inv. Amt")],
                [P(x, F, 6.8, 2) for x in [s2(tot(its, k)) for k in ("tv", "cg", "sg", "ig", "cess")] + ["0.00", "0.00", "0.00", s2(ro), s2(g)]]],
                [64, 54, 54, 54, 46, 46, 46, 54, 54, 74], style=st)
    SimpleDocTemplate(path, pagesize=A4, leftMargin=24, rightMargin=24, topMargin=30, bottomMargin=30, invariant=1).build(
        [P("e-Invoice", B, 14, 1), Spacer(1, 10), sec("1. e-Invoice Details"), kv, sec("2. Party Details"), pt, sec("3. Details of Goods / Services"),
        Table(rowsd, W, repeatRows=1, style=st), Spacer(1, 6), sm, Spacer(1, 12),
         P("Generated By : " + s.gstin, F, 7.5), P(f"Print Date : {d:%d-%m-%Y}", F, 7.5)])
    for i in its:
        i["unit"] = i["unit"].upper()
    out = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": b.code, "irn": code, "supplier": s.truth(), "recipient": b.truth(),
    "taxable_total": s2(tot(its, "tv")), "cgst_total": s2(tot(its, "cg")), "sgst_total": s2(tot(its, "sg")),
           "igst_total": s2(tot(its, "ig")), "cess_total": "0.00", "round_off": s2(ro), "grand_total": s2(g),
           "line_items": lines_truth(its, "hsn_sac quantity unit unit_price discount taxable_value gst_rate", "total")}
    return {"data": out}


LAYOUTS = {"zoho": zoho, "wideform": wideform, "nic": nic}
