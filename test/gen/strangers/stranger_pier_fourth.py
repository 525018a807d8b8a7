# SPDX-License-Identifier: AGPL-3.0-or-later
"""Road carrier's freight bill (landscape platypus); car workshop's parts-and-labour bill (canvas, two sections)."""
from datetime import timedelta
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.pdfgen import canvas
from reportlab.platypus import SimpleDocTemplate, Table, Paragraph, Spacer, KeepTogether
from stranger_pier_kit import *

GDS = ["Auto parts in cartons", "Cotton yarn cones", "Chemical drums", "Machinery spares (wooden case)", "Packed foods", "Paper reels", "Ceramic tiles, palletised", "Electrical goods"]


def carrier(path, seed, rows):
    r = rng_for("carrier", seed, rows)
    s, b, inter = two(r, r.choice(["Roadlines", "Logistics Pvt. Ltd.", "Cargo Carriers"]), .5)
    d = day(r)
    due = d + timedelta(days=21)
    no = f"{s['city'][:3].upper()}/{fy(d)}/{r.randint(1, 6000):04d}"
    rate = r.choice([12, 18])
    items, lr = [], r.randint(10000, 80000)
    cities = [c for st in STATES for c, _ in st[2]]
    for _ in range(rows):
        lr += r.randint(1, 30)
        wt = r.randint(120, 9500)
        p = r.choice([285, 340, 415, 560, 725])
        fr, ld, dd = ext(wt * 1000, p), r.choice([0, 15000, 35000, 60000]), r.choice([0, 0, 75000, 120000])
        it = dict(lr=str(lr), dt=d - timedelta(days=r.randint(3, 28)), fr=s["city"], to=r.choice([x for x in cities if x != s["city"]]), veh=f"{r.choice(['MH', 'GJ', 'KA', 'RJ', 'HR'])}{r.randint(1, 48):02d}{r.choice('ABCDGT')}{r.choice('ABCDXZ')}{r.randint(1000, 9999)}",
                  d=r.choice(GDS), pk=r.randint(4, 300), wt=wt, p=p, f=fr, l=ld, x=dd, tx=fr + ld + dd)
        items.append(it)
    items.sort(key=lambda i: i["lr"])
    tx = sum(i["tx"] for i in items)
    C, I = (0, full(tx, rate)) if inter else (half(tx, rate), 0)
    ro = nearest(tx + 2 * C + I)
    grand = tx + 2 * C + I + ro
    n, bd = PS("n", fontName="Helvetica", fontSize=7.5, leading=9.2), PS("b", fontName="Helvetica-Bold", fontSize=7.5, leading=9.2)
    rn, rb, cn, cb = PS("r", parent=n, alignment=2), PS("rb", parent=bd, alignment=2), PS("c", parent=n, alignment=1), PS("cb", parent=bd, alignment=1)
    P = lambda t, st=n: Paragraph(esc(t), st)
    red = colors.HexColor("#9b1c1c")
    el = [Table([[Paragraph(f"<font name='Helvetica-Bold' size=17 color='#9b1c1c'>{esc(s['name'].upper())}</font>", PS("h", parent=n, leading=21)), P("FREIGHT BILL CUM TAX INVOICE", PS("q", parent=rb, fontSize=11, leading=13))],
                 [P(f"Fleet Owners & Transport Contractors. {s['street']}, {s['city']} - {s['pin']} ({s['state']}). Ph. {s['phone']}"), P(f"GSTIN: {s['gstin']}   PAN: {s['pan']}", rn)]], colWidths=[470, 304], style=[("LINEBELOW", (0, 1), (-1, 1), 1.5, red), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)]),
          Spacer(1, 5),
          Table([[[P("Party (Consignor / Billed to):"), P("M/s " + b["name"], bd), P(f"{b['street']}, {b['city']} - {b['pin']}"), P("GSTIN: " + b["gstin"])],
                  [P("Bill No. : " + no, bd), P("Bill Date : " + d.strftime("%d-%b-%Y"), bd), P("Due Date : " + due.strftime("%d-%b-%Y")), P(f"Place of Supply : {b['code']}-{b['state']}")],
                  [P("SAC : 996791 (Goods transport agency)"), P("Tax under forward charge: Yes"), P("Reverse charge: No")]]], colWidths=[370, 204, 200], style=[("BOX", (0, 0), (-1, -1), .5, colors.black), ("INNERGRID", (0, 0), (-1, -1), .5, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP")]), Spacer(1, 5)]
    th = ["Sr", "LR No.", "LR Date", "From", "To", "Vehicle No.", "Said to Contain", "No. of Pkgs", "Chargeable Weight (Kg)", "Rate per Kg", "Freight", "Loading / Unloading", "Door Delivery", "Total (Rs.)"]
    w = [22, 40, 46, 56, 60, 66, 110, 34, 58, 38, 64, 56, 54, 70]
    body = [[P(t, PS("w", parent=cb, textColor=colors.white)) for t in th]]
    for k, i in enumerate(items, 1):
        body.append([P(str(k), cn), P(i["lr"], cn), P(i["dt"].strftime("%d/%m/%y"), cn), P(i["fr"]), P(i["to"]), P(i["veh"], cn), P(i["d"]), P(str(i["pk"]), rn), P(str(i["wt"]), rn), P(m(i["p"]), rn), P(rs(i["f"]), rn), P(rs(i["l"]) if i["l"] else "-", rn), P(rs(i["x"]) if i["x"] else "-", rn), P(rs(i["tx"]), rn)])
    T = lambda k: sum(i[k] for i in items)
    body.append([P("Total", rb)] + [""] * 6 + [P(str(T("pk")), rb), P(str(T("wt")), rb), "", P(rs(T("f")), rb), P(rs(T("l")) if T("l") else "-", rb), P(rs(T("x")) if T("x") else "-", rb), P(rs(tx), rb)])
    st = [("LINEBELOW", (0, 0), (-1, -1), .3, colors.grey), ("BOX", (0, 0), (-1, -1), .7, colors.black), ("BACKGROUND", (0, 0), (-1, 0), red), ("VALIGN", (0, 0), (-1, 0), "MIDDLE"), ("VALIGN", (0, 1), (-1, -1), "TOP"), ("SPAN", (0, -1), (6, -1)), ("LINEABOVE", (0, -1), (-1, -1), .8, colors.black),
          ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2.5), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5), ("ROWBACKGROUNDS", (0, 1), (-1, -2), [colors.white, colors.HexColor("#faf1f1")])]
    el.append(Table(body, colWidths=w, repeatRows=1, style=st))
    wd = "Rupees " + words(grand // 100) + " Only"
    f = [("Taxable Value", tx)] + ([(f"IGST @ {rate}%", I)] if inter else [(f"CGST @ {hr(rate)}%", C), (f"SGST @ {hr(rate)}%", C)]) + [("Rounded Off", ro), ("Bill Amount", grand)]
    ft = Table([[P(a, bd if a == "Bill Amount" else n), P(rs(v), rb if a == "Bill Amount" else rn)] for a, v in f], colWidths=[110, 94], style=[("BOX", (0, 0), (-1, -1), .5, colors.black), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("LINEABOVE", (0, -1), (-1, -1), .5, colors.black)])
    el.append(KeepTogether([Spacer(1, 5), Table([[[P("Amount in words: " + wd, bd), Spacer(1, 6), P("1. Payment by A/c payee cheque only. 2. Interest @ 24% p.a. after due date. 3. Claims within 7 days of delivery."), Spacer(1, 20), P("Prepared by" + "\u00a0" * 20 + "Checked by")], [ft]]], colWidths=[560, 214], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, 0), 0)]), Spacer(1, 4), P("For " + s["name"].upper(), rb), Spacer(1, 20), P("Manager", rn)]))

    def pg(c, doc):
        put(c, 421, 20, f"Page {doc.page}", "Helvetica", 7, "c")
    SimpleDocTemplate(path, pagesize=landscape(A4), leftMargin=34, rightMargin=34, topMargin=28, bottomMargin=34, invariant=1).build(el, onFirstPage=pg, onLaterPages=pg)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "place_of_supply": b["code"], "supplier": {"name": s["name"].upper(), "gstin": s["gstin"]}, "recipient": who(b),
            "line_items": [dict(description=i["d"], quantity=str(i["wt"]), unit_price=m(i["p"]), amount=m(i["tx"])) for i in items],
            "taxable_total": m(tx), "round_off": m(ro), "grand_total": m(grand), "amount_in_words": wd}
    ends(inter, C, C, I, data)
    return {"data": data}


PARTS = [("Oil filter element", "84212300", 38500, 18), ("Engine oil 5W-30, 3.5 L", "27101972", 214000, 18), ("Brake pad set, front", "87083000", 268500, 28), ("Air filter", "84213100", 49500, 18), ("Clutch plate assembly", "87089300", 486000, 28),
         ("Wiper blade pair", "85129000", 72000, 18), ("Headlamp assembly RH", "85122010", 534500, 18), ("Coolant concentrate 1 L", "38200000", 41000, 18), ("Spark plug", "85111000", 21200, 18), ("Front bumper (primed) with number plate bracket", "87081010", 398000, 28), ("Gasket, drain plug", "84841090", 3500, 18)]
LAB = [("Periodic service, 40,000 km", 265000), ("Wheel alignment and balancing", 98000), ("Brake overhaul - front", 145000), ("AC gas refill and leak test", 190000), ("Painting - front bumper", 385000), ("Clutch replacement labour", 520000), ("Underbody wash and wax polish", 110000)]


def workshop(path, seed, rows):
    r = rng_for("workshop", seed, rows)
    s, b, inter = two(r, r.choice(["Motors", "Auto Care Centre", "Automobiles LLP"]), .25)
    d = day(r)
    no = f"RB{d.strftime('%y%m')}{r.randint(1, 999):04d}"
    nl = rows // 3
    items = []
    for k in range(rows):
        if k < rows - nl:
            ds, h, p, rt = r.choice(PARTS)
            q = r.choice([1, 1, 1, 2, 4])
            it = dict(sec=0, pn=f"{r.randint(10, 99)}{r.choice('KMPTW')}{r.randint(10000, 99999)}", u="NOS")
        else:
            ds, p = r.choice(LAB)
            h, q, rt, it = "998714", 1, 18, dict(sec=1, pn=f"L{r.randint(100, 999)}", u="JOB")
        p = p * r.randint(92, 112) // 100
        disc = r.choice([0, 0, 0, 10]) * p * q // 100
        it.update(d=ds, h=h, q=f"{q}.00", p=p, disc=disc, tx=p * q - disc, rate=rt)
        it["tot"] = it["tx"] + tax(it, inter)
        items.append(it)
    S = {k: sum(i[k] for i in items) for k in ("tx", "c", "s", "i", "tot", "disc")}
    ro = nearest(S["tot"])
    grand = S["tot"] + ro
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    W, H = A4
    X0, X1 = 28, W - 28
    F, B = "DVC", "DVCB"
    if inter:
        ws, al = [20, 52, 92, 42, 26, 24, 48, 40, 50], "cllcrcrrrrrr"
        ti = ["Sr", "Part / Job Code", "Description", "HSN/ SAC", "Qty", "UOM", "Unit Price", "Disc. (Rs)", "Taxable Value", "IGST %"] + ["IGST Amt", "Total (Rs)"]
        ws = ws + [30]
        cols = columns(X0, ws + [(X1 - X0 - sum(ws)) / 2] * 2, al)
    else:
        ws, al = [18, 52, 96, 42, 26, 24, 46, 38, 48], "cllcrcrrrrrrr"
        ti = ["Sr", "Part / Job Code", "Description", "HSN/ SAC", "Qty", "UOM", "Unit Price", "Disc. (Rs)", "Taxable Value", "GST %", "CGST Amt", "SGST Amt", "Total (Rs)"]
        ws = ws + [24]
        z = X1 - X0 - sum(ws)
        cols = columns(X0, ws + [z * .31, z * .31, z * .38], al)
    z7 = 6.6
    navy, pale = "#1d3557", "#e8eef5"
    veh = f"{r.choice(['MH12', 'GJ05', 'KA01', 'DL8C', 'TN66'])}{r.choice('ABCDE')}{r.choice('PQRST')}{r.randint(1000, 9999)}"
    jc, km, model = f"JC{r.randint(1000, 99999):06d}", f"{r.randint(8000, 140000):,}", r.choice(["Vayu LXi 1.2", "Marut Diesel ZDi", "Aarohi SUV 2.0 AT"])

    def top(first):
        if first:
            c.setFillColor(navy)
            c.rect(0, H - 62, W, 62, stroke=0, fill=1)
            put(c, X0, H - 30, s["name"], B, 16, col="white")
            put(c, X0, H - 45, f"{s['street']}, {s['city']} {s['pin']} | Ph {s['phone']} | GSTIN {s['gstin']}", F, 8, col="white")
            put(c, X1, H - 30, "TAX INVOICE", B, 14, "r", "white")
            y = H - 76
            for k, (a, v, e, x) in enumerate((("Invoice No", no, "Customer", b["name"]), ("Invoice Date", d.strftime("%d %B %Y"), "Address", f"{b['street']}, {b['city']} {b['pin']}"), ("Job Card No", jc, "GSTIN", b["gstin"]), ("Regn. No", veh, "Place of Supply", f"{b['code']}-{b['state']}"), ("Model", model, "Odometer", km + " km"))):
                put(c, X0, y - 12 * k, a, F, 8)
                put(c, X0 + 66, y - 12 * k, v, B, 8)
                put(c, X0 + 240, y - 12 * k, e, F, 8)
                put(c, X0 + 312, y - 12 * k, x, B, 8)
            y -= 58
        else:
            put(c, X0, H - 34, f"{s['name']}  -  Invoice No {no} (contd.)", B, 8)
            y = H - 42
        c.setFillColor(pale)
        c.rect(X0, y - 24, X1 - X0, 24, fill=1)
        c.setFillColor("black")
        heads(c, y, 24, ti, cols, B, z7, 8)
        return y - 25

    y = top(True)
    n = 0
    for sec, nm in ((0, "PARTS & CONSUMABLES"), (1, "LABOUR CHARGES")):
        its = [i for i in items if i["sec"] == sec]
        if not its:
            continue
        if y < 110:
            c.showPage()
            y = top(False)
        put(c, X0 + 3, y - 10, nm, B, 8, col=navy)
        y -= 14
        for i in its:
            n += 1
            tl = [f"{i['rate']}", rs(i["i"])] if inter else [str(i["rate"]), rs(i["c"]), rs(i["s"])]
            ce = [str(n), i["pn"], i["d"], i["h"], i["q"], i["u"], rs(i["p"]), rs(i["disc"]), rs(i["tx"])] + tl + [rs(i["tot"])]
            h = row_h(ce, cols, F, z7, 8.2, 2)
            if y - h < 60:
                c.showPage()
                y = top(False)
            row(c, y - 2, ce, cols, F, z7, 8.2, 2)
            y -= h + 4
            c.setStrokeColor("#bbbbbb")
            c.setLineWidth(.3)
            c.line(X0, y, X1, y)
            c.setStrokeColor("black")
            c.setLineWidth(.7)
        if y < 75:
            c.showPage()
            y = top(False)
        t = lambda k: rs(sum(i[k] for i in its))
        row(c, y - 2, ["", "", "Sub-total " + ("parts" if not sec else "labour"), "", "", "", "", t("disc"), t("tx"), ""] + ([t("i")] if inter else [t("c"), t("s")]) + [t("tot")], cols, B, z7, 8.2, 2)
        y -= 14
    if y < 190:
        c.showPage()
        y = H - 40
    c.line(X0, y, X1, y)
    y -= 14
    for a, v in [("Total Taxable Value", S["tx"])] + ([("Total IGST", S["i"])] if inter else [("Total CGST", S["c"]), ("Total SGST", S["s"])]) + [("Round Off", ro)]:
        put(c, X1 - 110, y, a, F, 8.5, "r")
        put(c, X1 - 4, y, rs(v), F, 8.5, "r")
        y -= 12
    c.setFillColor(navy)
    y -= 4
    c.rect(X1 - 230, y - 8, 230, 18, stroke=0, fill=1)
    put(c, X1 - 110, y - 2, "Invoice Total  Rs.", B, 10, "r", "white")
    put(c, X1 - 4, y - 2, rs(grand), B, 10, "r", "white")
    w = words(grand // 100, "-") + " Rupees Only"
    y = para(c, X0, y - 26, X1 - X0, "In words: " + w, B, 8)
    para(c, X0, y - 8, 300, "Replaced parts returned to customer. Warranty on repairs: 30 days or 1,000 km. Vehicle delivered in good condition.", F, 7)
    put(c, X0, y - 64, "Customer's Signature", F, 8)
    put(c, X1, y - 64, "Service Advisor", F, 8, "r")
    c.save()
    li = []
    for i in items:
        e = dict(description=i["d"], hsn_sac=i["h"], quantity=i["q"], unit=i["u"], unit_price=m(i["p"]), discount=m(i["disc"]), taxable_value=m(i["tx"]), gst_rate=str(i["rate"]), amount=m(i["tot"]))
        e.update(dict(igst_amount=m(i["i"])) if inter else dict(cgst_amount=m(i["c"]), sgst_amount=m(i["s"])))
        li.append(e)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": b["code"], "supplier": who(s), "recipient": who(b), "line_items": li, "taxable_total": m(S["tx"]), "round_off": m(ro), "grand_total": m(grand), "amount_in_words": w}
    ends(inter, S["c"], S["s"], S["i"], data)
    return {"data": data}


LAYOUTS = {"carrier": carrier, "workshop": workshop}
