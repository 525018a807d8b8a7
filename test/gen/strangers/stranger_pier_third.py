# SPDX-License-Identifier: AGPL-3.0-or-later
"""Architect's fee bill from a word processor; manpower agency's spreadsheet bill; online seller's marketplace invoice."""
from datetime import timedelta
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.platypus import SimpleDocTemplate, Table, Paragraph, Spacer, KeepTogether
from stranger_pier_kit import *

FEES = ["Concept design and client presentation for residential building at {c}", "Municipal submission drawings (Stage {n})",
        "Working drawings: masonry, door-window schedule and finishing details of floor no. {n}", "Structural co-ordination meetings ({n} nos.)",
        "Periodic site supervision, visit no. {n}", "Interior layout, false ceiling and electrical drawings, Flat No. {n}0{n}",
        "Landscape plan with plantation schedule", "Valuation report for bank purpose", "3D elevation views ({n} nos.)", "Estimate and bill of quantities, Part {n}"]


def architect(path, seed, rows):
    r = rng_for("architect", seed, rows)
    s, b, inter = two(r, r.choice(["& Associates, Architects", "Design Studio", "Planners & Architects LLP"]), .3)
    d = day(r)
    no = f"{r.randint(4, 180):03d}/{fy(d, True)}"
    items = []
    for _ in range(rows):
        t = r.choice(FEES).format(c=b["city"], n=r.randint(1, 6))
        items.append(dict(d=t, h="998321" if "Valuation" not in t else "998399", tx=r.choice([7500, 12000, 18500, 25000, 42250, 60000, 115000]) * 100, rate=18))
    tx = sum(i["tx"] for i in items)
    C, I = (0, full(tx, 18)) if inter else (half(tx, 18), 0)
    grand = tx + 2 * C + I
    T, TB = "Times-Roman", "Times-Bold"
    n, bb = PS("n", fontName=T, fontSize=11, leading=14), PS("b", fontName=TB, fontSize=11, leading=14)
    rt = PS("rt", parent=n, alignment=2)
    rb = PS("rb", parent=bb, alignment=2)
    ct = PS("ct", parent=n, alignment=1)
    cb = PS("cb", parent=bb, alignment=1)
    P = lambda t, st=n: Paragraph(esc(t), st)
    el = [Paragraph(f"<font name='Times-Bold' size=18>{esc(s['name'])}</font>", PS("h", parent=ct, leading=22)),
          P(f"{s['street']}, {s['city']} - {s['pin']}, {s['state']}", ct), P(f"Tel. {s['phone']}     GSTIN: {s['gstin']}     PAN: {s['pan']}", ct), Spacer(1, 14),
          Paragraph("<u>TAX INVOICE</u>", PS("t", parent=cb, fontSize=13)), Spacer(1, 10),
          Table([[P(f"Bill No.: {no}", bb), P("Date: " + d.strftime("%d.%m.%Y"), rb)]], colWidths=[240, 225], style=[("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)]),
          P("To,"), P("M/s. " + b["name"], bb), P(f"{b['street']},"), P(f"{b['city']} - {b['pin']}."), P(f"GSTIN: {b['gstin']}"), P(f"Place of Supply: {b['state']} (State Code {b['code']})"), Spacer(1, 8),
          P(f"Sub: Professional fees for the project of {b['name']} at {b['city']}.", bb), Spacer(1, 8)]
    data = [[P("Sr. No.", cb), P("Particulars", cb), P("SAC", cb), P("Amount (Rs.)", cb)]]
    for k, i in enumerate(items, 1):
        data.append([P(f"{k}.", ct), P(i["d"]), P(i["h"], ct), P(rs(i["tx"]), rt)])
    foot = [("Total fees (taxable value)", tx)] + ([("Add: IGST @ 18%", I)] if inter else [("Add: CGST @ 9%", C), ("Add: SGST @ 9%", C)]) + [("Total payable", grand)]
    for nm, v in foot:
        st = (rb, rb) if nm.startswith("Tot") else (rt, rt)
        data.append(["", P(nm, st[0]), "", P(rs(v), st[1])])
    el.append(Table(data, colWidths=[38, 280, 52, 95], repeatRows=1, style=[("GRID", (0, 0), (-1, -1), .7, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 4)]))
    w = "Rupees " + words(grand // 100, andw=True) + (f" and Paise {words(grand % 100)}" if grand % 100 else "") + " only"
    el += [KeepTogether([Spacer(1, 8), Paragraph(f"<b>({w}.)</b>", n), Spacer(1, 8), P("Kindly deduct TDS under section 194J on the fees excluding GST. Payment by cheque or NEFT within fifteen days."), Spacer(1, 14), P("For " + s["name"], rt), Spacer(1, 34), P("(Authorised Signatory)", rt)])]
    SimpleDocTemplate(path, pagesize=A4, leftMargin=65, rightMargin=65, topMargin=50, bottomMargin=56, invariant=1).build(el)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": b["code"], "supplier": who(s), "recipient": {"name": b["name"], "gstin": b["gstin"]},
            "line_items": [dict(description=i["d"], hsn_sac=i["h"], amount=m(i["tx"])) for i in items], "taxable_total": m(tx), "grand_total": m(grand), "amount_in_words": w}
    ends(inter, C, C, I, data)
    return {"data": data}


POSTS = [("Security Guard (8 hrs)", "998525", 62350), ("Security Supervisor", "998525", 78800), ("Housekeeping Staff", "998533", 58140), ("Pantry Boy", "998513", 56500), ("Unskilled Helper", "998513", 54975),
         ("Forklift Operator", "998513", 91225), ("Data Entry Operator", "998513", 83310), ("Electrician (ITI)", "998513", 95600), ("Gardener", "998533", 55000), ("Lady Guard (8 hrs)", "998525", 64210)]
SITES = ["Gate 1", "Unit II", "Stores", "Night shift", "Admin block", "Warehouse", "Canteen", "Packing"]


def manpower(path, seed, rows):
    r = rng_for("manpower", seed, rows)
    s, b, inter = two(r, r.choice(["Facility Services", "Manpower Solutions", "Security & Allied Services"]), .3, r.choice(["Industries Pvt. Ltd.", "Engineers Private Limited", "Hospitals LLP"]))
    d = day(r).replace(day=1)
    prev = d - timedelta(days=1)
    d = d + timedelta(days=r.randint(0, 5))
    no = f"{r.choice(['FS', 'MS', 'SEC'])}/{prev.strftime('%b').upper()}/{r.randint(1, 95):02d}"
    items = []
    for _ in range(rows):
        nm, h, p = r.choice(POSTS)
        p = p * r.randint(97, 110) // 100
        heads_ = r.randint(1, 14)
        q = heads_ * r.choice([26, 30, 31, 25]) * 1000 - r.choice([0, 0, 500, 1000, 2500])
        items.append(dict(d=f"{nm} - {r.choice(SITES)}", h=h, n=heads_, q=qty(q, 1), p=p, tx=ext(q, p)))
    tx = sum(i["tx"] for i in items)
    C, I = (0, full(tx, 18)) if inter else (half(tx, 18), 0)
    ro = nearest(tx + 2 * C + I)
    grand = tx + 2 * C + I + ro
    g = lambda v: m(v)        # the sheet has no thousands marks
    F, FB = "ND", "NDB"
    n, bd = PS("n", fontName=F, fontSize=9, leading=11.5), PS("b", fontName=FB, fontSize=9, leading=11.5)
    cn, cb, rn, rbd = PS("c", parent=n, alignment=1), PS("cb", parent=bd, alignment=1), PS("r", parent=n, alignment=2), PS("rb", parent=bd, alignment=2)
    P = lambda t, st=n: Paragraph(esc(t), st)
    w = [32, 172, 50, 48, 56, 68, 94]
    head = [[P(s["name"].upper(), PS("x", parent=cb, fontSize=15, leading=19))] + [""] * 6, [P(f"{s['street']}, {s['city']} {s['pin']} | Mob {s['phone']}", cn)] + [""] * 6,
            [P("TAX INVOICE", PS("y", parent=cb, fontSize=11, leading=13))] + [""] * 6]
    kv = [("Bill No", no, "GSTIN", s["gstin"]), ("Bill Date", d.strftime("%d-%m-%Y"), "PAN", s["pan"]), ("Bill Period", prev.strftime("01-%m-%Y to %d-%m-%Y"), "ESIC / PF Code", f"{r.randint(10, 49)}000{r.randint(100000, 999999)}")]
    for a, v, e, x in kv:
        head.append([P(a, bd), "", P(v), "", P(e, bd), "", P(x)])
    head[-1][2] = P(kv[2][1])
    info = [P("Name of Client: " + b["name"], bd), P(f"Address: {b['street']}, {b['city']} {b['pin']}"), P(f"Client GSTIN: {b['gstin']}"), P(f"Place of Supply: {b['code']} - {b['state']}")]
    head.append([info] + [""] * 6)
    G = colors.HexColor("#d9e2f3")
    st = [("GRID", (0, 0), (-1, -1), .5, colors.black), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]
    hs = st + [("SPAN", (0, k), (-1, k)) for k in (0, 1, 2, 6)] + [("SPAN", (0, k), (1, k)) for k in (3, 4, 5)] + [("SPAN", (2, k), (3, k)) for k in (3, 4, 5)] + [("SPAN", (4, k), (5, k)) for k in (3, 4, 5)]
    w2 = [32, 100, 130, 40, 56, 30, 132]
    el = [Table(head, colWidths=w2, style=hs)]
    body = [[P(t, cb) for t in ("SR NO", "DESIGNATION", "SAC CODE", "NO. OF HEADS", "TOTAL DUTIES", "RATE PER DUTY", "AMOUNT IN RS.")]]
    for k, i in enumerate(items, 1):
        body.append([P(str(k), cn), P(i["d"]), P(i["h"], cn), P(str(i["n"]), cn), P(i["q"], rn), P(g(i["p"]), rn), P(g(i["tx"]), rn)])
    k0 = len(body)
    f = [("TOTAL", tx)] + ([("IGST 18%", I)] if inter else [("CGST 9%", C), ("SGST 9%", C)]) + [("ROUND OFF", ro), ("GRAND TOTAL", grand)]
    for nm, v in f:
        body.append([P(nm, rbd)] + [""] * 5 + [P(g(v), rbd)])
    wd = "RUPEES " + words(grand // 100).upper() + " ONLY"
    body.append([P("IN WORDS: " + wd, bd)] + [""] * 6)
    z = len(body)
    sp = [("SPAN", (0, k), (5, k)) for k in range(k0, z - 1)] + [("SPAN", (0, z - 1), (6, z - 1)), ("BACKGROUND", (0, 0), (-1, 0), G), ("BACKGROUND", (0, z - 2), (-1, z - 2), colors.HexColor("#fff2cc")), ("NOSPLIT", (0, k0), (-1, z - 1))]
    el.append(Table(body, colWidths=w, style=st + sp))
    el.append(KeepTogether([Spacer(1, 10), P(f"Bank: Sahyog Gramin Bank, A/c {r.randint(10**10, 10**11)}, IFSC SGBX000{r.randint(1000, 9999)}"), P("Attendance sheet and PF/ESIC challans enclosed."), Spacer(1, 8), P("FOR " + s["name"].upper(), rbd), Spacer(1, 30), P("PROPRIETOR", rbd)]))
    SimpleDocTemplate(path, pagesize=A4, leftMargin=37, rightMargin=37, topMargin=40, bottomMargin=45, invariant=1).build(el)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": b["code"], "supplier": {"name": s["name"].upper(), "gstin": s["gstin"]}, "recipient": who(b),
            "line_items": [dict(description=i["d"], hsn_sac=i["h"], quantity=i["q"], unit_price=m(i["p"]), amount=m(i["tx"])) for i in items],
            "taxable_total": m(tx), "round_off": m(ro), "grand_total": m(grand), "amount_in_words": wd}
    ends(inter, C, C, I, data)
    return {"data": data}


GOODS = [("Headphones", "Wavelo Bass 210 Wired Headset (Black, On the Ear)", "85183000", 89900, 18), ("Power Bank", "Voltarix 10000 mAh Power Bank, 18 W Fast Charging (Navy)", "85076000", 149900, 18),
         ("Kurta", "Rangvaani Women Printed Cotton Straight Kurta, Size L", "61142000", 64900, 5), ("Bedsheet", "Nidravan 144 TC Cotton Double Floral Bedsheet with 2 Pillow Covers", "63041910", 79900, 5),
         ("Bottle", "Jalpatra Steel Water Bottle 1000 ml", "73239390", 54900, 12), ("Book", "Practice Sets for Bank Clerk Examinations (Paperback, English)", "49011010", 29900, 0),
         ("Phone Case", "Kavach Back Cover for 6.5 inch Phones (Transparent, Flexible)", "39269099", 24900, 18), ("Mixer", "Ghoomar 500 W Mixer Grinder, 3 Jars, White and Purple", "85094010", 229900, 18), ("Shoes", "Daudo Running Shoes For Men, UK 9, Grey", "64041190", 119900, 12)]


def onlineseller(path, seed, rows):
    r = rng_for("onlineseller", seed, rows)
    b2b = r.random() < .5
    s, b, inter = two(r, r.choice(["Retail Private Limited", "E-Commerce LLP", "Online Ventures"]), .6, person=not b2b)
    d = day(r)
    no = f"F{r.choice('ABCDEHK')}{s['code']}{d.strftime('%y')}{r.randint(1, 9999999):08d}"
    items = []
    for _ in range(rows):
        kd, t, h, p, rt = r.choice(GOODS)
        q = r.choice([1, 1, 1, 2, 3])
        g = q * (p - r.choice([0, 1000, 5000]))
        disc = r.choice([0, 0, g // 10 // 100 * 100, 5000, 2550])
        net = g - disc
        # prices include tax; the tax is taken out and the taxable value is the rest
        it = dict(k=kd, d=t, h=h, q=str(q), g=g, disc=disc, rate=rt, tot=net, c=0, s=0, i=0)
        tax_ = (net * rt + (100 + rt) // 2) // (100 + rt)
        if inter:
            it["i"] = tax_
        else:
            it["c"] = it["s"] = tax_ // 2
        it["tx"] = net - it["c"] - it["s"] - it["i"]
        items.append(it)
    S = {k: sum(i[k] for i in items) for k in ("g", "disc", "tx", "c", "s", "i", "tot")}
    n, bd = PS("n", fontName="DV", fontSize=7, leading=9.2), PS("b", fontName="DVB", fontSize=7, leading=9.2)
    rn, rb = PS("r", parent=n, alignment=2), PS("rb", parent=bd, alignment=2)
    P = lambda t, st=n: Paragraph(esc(t), st)
    hd = [[Paragraph("<font name='DVB' size=12>Tax Invoice</font>", n), [P("Invoice Number # " + no, bd), P(f"GSTIN - {s['gstin']}", n)]]]
    el = [Table(hd, colWidths=[300, 235], style=[("BOX", (1, 0), (1, 0), .5, colors.grey), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")]),
          Spacer(1, 4), Paragraph(f"<font name='DVB'>Sold By: {esc(s['name'])},</font> <i>Ship-from Address: {s['street']}, {s['city']}, {s['state']} - {s['pin']}</i>", n), Spacer(1, 5)]
    addr = [P(b["name"], bd), P(b["street"]), P(f"{b['city']} {b['pin']}, {b['state']}")] + ([P("GSTIN: " + b["gstin"])] if b2b else []) + [P("Phone: xxxxxxx" + b["phone"][-3:])]
    od = [P(f"Order ID: OD{r.randint(10**17, 9 * 10**17)}", bd), P("Order Date: " + (d - timedelta(days=1)).strftime("%d-%m-%Y"), n), P("Invoice Date: " + d.strftime("%d-%m-%Y"), n), P("PAN: " + s["pan"]), P(f"Place of Supply: {b['state']} ({b['code']})")]
    el.append(Table([[od, [P("Bill To", bd)] + addr, [P("Ship To", bd)] + addr]], colWidths=[195, 170, 170], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEABOVE", (0, 0), (-1, 0), .7, colors.black), ("LINEBELOW", (0, 0), (-1, 0), .7, colors.black)]))
    el += [Spacer(1, 3), P(f"Total items: {rows}")]
    th = ["Product", "Title", "Qty", "Gross Amount ₹", "Discount ₹", "Taxable Value ₹"] + (["IGST ₹"] if inter else ["CGST ₹", "SGST/ UTGST ₹"]) + ["Total ₹"]
    w = [92, 140, 28, 58, 50, 58] + ([52, 57] if inter else [0, 0, 0])
    if not inter:
        w = [88, 117, 26, 56, 48, 54, 46, 48, 52]
    body = [[P(t, bd if k < 2 else rb) for k, t in enumerate(th)]]
    for i in items:
        rate = [P(f"IGST: {i['rate']}.00 %")] if inter else [P(f"CGST: {i['rate'] / 2:.3f} %"), P(f"SGST/UTGST: {i['rate'] / 2:.3f} %")]
        body.append([[P(i["k"], bd), P("HSN/SAC: " + i["h"])] + rate, P(i["d"]), P(i["q"], rn), P(m(i["g"]), rn), P(m(i["disc"]), rn), P(m(i["tx"]), rn)] + ([P(m(i["i"]), rn)] if inter else [P(m(i["c"]), rn), P(m(i["s"]), rn)]) + [P(m(i["tot"]), rn)])
    body.append(["", P("Total", bd), P(str(sum(int(i["q"]) for i in items)), rb), P(m(S["g"]), rb), P(m(S["disc"]), rb), P(m(S["tx"]), rb)] + ([P(m(S["i"]), rb)] if inter else [P(m(S["c"]), rb), P(m(S["s"]), rb)]) + [P(m(S["tot"]), rb)])
    el.append(Table(body, colWidths=w, repeatRows=1, style=[("LINEABOVE", (0, 0), (-1, 0), .7, colors.black), ("LINEBELOW", (0, 0), (-1, 0), .7, colors.black), ("LINEABOVE", (0, -1), (-1, -1), .7, colors.black), ("LINEBELOW", (0, -1), (-1, -1), .7, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
    el.append(KeepTogether([Spacer(1, 6), Paragraph(f"<font name='DVB' size=10>Grand Total &nbsp;&nbsp; ₹ {m(S['tot'])}</font>", PS("gt", parent=rn, leading=14)), P(s["name"], rn), Spacer(1, 24), P("Authorized Signatory", rn), Spacer(1, 6),
            P("Returns Policy: items may be returned in unused condition within 10 days of delivery with all tags and boxes. The goods sold are intended for end user consumption and not for re-sale.")]))
    SimpleDocTemplate(path, pagesize=A4, leftMargin=30, rightMargin=30, topMargin=30, bottomMargin=36, invariant=1).build(el)
    li = []
    for i in items:
        e = dict(description=i["d"], hsn_sac=i["h"], quantity=i["q"], discount=m(i["disc"]), taxable_value=m(i["tx"]), gst_rate=str(i["rate"]), amount=m(i["tot"]))
        e.update(dict(igst_amount=m(i["i"])) if inter else dict(cgst_amount=m(i["c"]), sgst_amount=m(i["s"])))
        li.append(e)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": b["code"], "supplier": who(s), "recipient": who(b) if b2b else {"name": b["name"]}, "line_items": li, "taxable_total": m(S["tx"]), "grand_total": m(S["tot"])}
    ends(inter, S["c"], S["s"], S["i"], data)
    return {"data": data}


LAYOUTS = {"architect": architect, "manpower": manpower, "onlineseller": onlineseller}
