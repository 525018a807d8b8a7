# SPDX-License-Identifier: AGPL-3.0-or-later
"""IT firm on a cloud accounting service (platypus); castings maker's ERP print (canvas, fixed pitch)."""
from datetime import timedelta
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.pdfgen import canvas
from reportlab.platypus import SimpleDocTemplate, Table, Paragraph, Spacer, KeepTogether
from stranger_pier_kit import *

IT = [("Website maintenance", "Monthly retainer incl. security patches and backups", "998313", 1850000),
      ("Cloud hosting - 4 vCPU / 16 GB", "Region: Mumbai", "998315", 940000), ("UI/UX design hours", "Mobile app, sprint work", "998314", 180000),
      ("Domain renewal (.in)", "", "998319", 89900), ("SSL certificate, wildcard, 1 year", "", "998319", 649900),
      ("On-site support visit", "Engineer visit with travel", "998313", 250000), ("Bulk SMS pack of 10,000", "Transactional route", "998413", 165000),
      ("Data migration", "Legacy database to new platform; includes one trial run and reconciliation of opening balances", "998314", 4500000),
      ("Email mailbox (per user)", "Per user per month", "998315", 12500)]


def cloudfirm(path, seed, rows):
    r = rng_for("cloudfirm", seed, rows)
    s, b, inter = two(r, r.choice(["Infosolutions Pvt. Ltd.", "Webworks LLP", "Digital Services"]))
    d = day(r)
    due = d + timedelta(days=r.choice([7, 15, 30, 45]))
    no = f"INV-{r.randint(1, 4000):06d}"
    items = []
    for _ in range(rows):
        n, sub, h, p = r.choice(IT)
        dec = 2
        q = r.choice([1000, 1000, 2000, 3000, 12000, 7500, 5500]) if "hours" in n else r.choice([1, 1, 2, 3, 5, 12, 25]) * 1000
        p = p * r.randint(95, 130) // 100
        it = dict(n=n, sub=sub, h=h, q=qty(q, dec), p=p, tx=ext(q, p), rate=18)
        tax(it, inter)
        items.append(it)
    S = {k: sum(i[k] for i in items) for k in ("tx", "c", "s", "i")}
    grand = S["tx"] + S["c"] + S["s"] + S["i"]
    ro = nearest(grand) if r.random() < .5 else None
    grand += ro or 0
    blue = colors.HexColor(r.choice(["#2f5d8a", "#2e7d6b", "#5b4a8a"]))
    n9, nb = PS("n", fontName="NS", fontSize=8, leading=10.5), PS("b", fontName="NSB", fontSize=8, leading=10.5)
    gr = PS("g", parent=n9, fontSize=7, textColor=colors.HexColor("#666666"), leading=9)
    P = lambda t, st=n9: Paragraph(esc(t), st)
    el = [Table([[Paragraph(f"<font name='NSB' size=13>{esc(s['name'])}</font><br/><br/>{s['street']}<br/>{s['city']}, {s['state']} {s['pin']}<br/>India<br/>GSTIN {s['gstin']}", n9),
                  Paragraph("<font size=22>TAX INVOICE</font>", PS("r", parent=n9, alignment=2, leading=26, textColor=blue))]], colWidths=[290, 245],
                style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, 0), 0)]), Spacer(1, 8)]
    meta = [["#", ": " + no], ["Invoice Date", ": " + d.strftime("%d %b %Y")], ["Terms", f": Net {(due - d).days}"], ["Due Date", ": " + due.strftime("%d %b %Y")]]
    mt = Table([[P(a), P(v, nb)] for a, v in meta], colWidths=[80, 170], style=[("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)])
    pos = Table([[P("Place Of Supply"), P(f": {b['state']} ({b['code']})", nb)]], colWidths=[85, 170], style=[("VALIGN", (0, 0), (-1, -1), "TOP")])
    el.append(Table([[mt, pos]], colWidths=[267, 268], style=[("BOX", (0, 0), (-1, -1), .5, colors.grey), ("LINEAFTER", (0, 0), (0, 0), .5, colors.grey), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    to = Paragraph(f"<font name='NSB'>{esc(b['name'])}</font><br/>{b['street']}<br/>{b['city']}<br/>{b['pin']} {b['state']}<br/>GSTIN {b['gstin']}", n9)
    lb = colors.HexColor("#eef1f4")
    el.append(Table([[P("Bill To", nb)], [to]], colWidths=[535], style=[("BACKGROUND", (0, 0), (-1, 0), lb), ("BOX", (0, 0), (-1, -1), .5, colors.grey)]))
    el.append(Spacer(1, 10))
    wh = PS("w", parent=nb, textColor=colors.white, fontSize=7.5)
    wr, wc = PS("wr", parent=wh, alignment=2), PS("wc", parent=wh, alignment=1)
    nr = PS("nr", parent=n9, alignment=2)
    if inter:
        head = [[P("#", wh), P("Item & Description", wh), P("HSN /SAC", wh), P("Qty", wr), P("Rate", wr), P("IGST", wc), "", P("Amount", wr)], ["", "", "", "", "", P("%", wc), P("Amt", wr), ""]]
        w = [22, 203, 46, 42, 62, 34, 60, 66]
        sp = [("SPAN", (5, 0), (6, 0))]
    else:
        head = [[P("#", wh), P("Item & Description", wh), P("HSN /SAC", wh), P("Qty", wr), P("Rate", wr), P("CGST", wc), "", P("SGST", wc), "", P("Amount", wr)], ["", "", "", "", "", P("%", wc), P("Amt", wr), P("%", wc), P("Amt", wr), ""]]
        w = [20, 142, 44, 36, 58, 28, 54, 28, 54, 71]
        sp = [("SPAN", (5, 0), (6, 0)), ("SPAN", (7, 0), (8, 0))]
    for j in list(range(5)) + [len(w) - 1]:
        sp.append(("SPAN", (j, 0), (j, 1)))
    body = []
    for k, i in enumerate(items, 1):
        ds = [P(i["n"])] + ([P(i["sub"], gr)] if i["sub"] else [])
        t = [P("18%", nr), P(rs(i["i"]), nr)] if inter else [P("9%", nr), P(rs(i["c"]), nr), P("9%", nr), P(rs(i["s"]), nr)]
        body.append([P(str(k)), ds, P(i["h"]), P(i["q"], nr), P(rs(i["p"]), nr)] + t + [P(rs(i["tx"]), nr)])
    el.append(Table(head + body, colWidths=w, repeatRows=2, style=sp + [("BACKGROUND", (0, 0), (-1, 1), blue), ("VALIGN", (0, 0), (-1, 1), "MIDDLE"), ("VALIGN", (0, 2), (-1, -1), "TOP"),
              ("LINEBELOW", (0, 2), (-1, -1), .4, colors.HexColor("#cccccc")), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, 1), 2), ("BOTTOMPADDING", (0, 0), (-1, 1), 2)]))
    wd = "Indian Rupee " + words(grand // 100, "-") + (f" and {words(grand % 100, '-')} Paise" if grand % 100 else "") + " Only"
    tot = [["Sub Total", rs(S["tx"])]] + ([["IGST18 (18%)", rs(S["i"])]] if inter else [["CGST9 (9%)", rs(S["c"])], ["SGST9 (9%)", rs(S["s"])]])
    if ro is not None:
        tot.append(["Rounding", rs(ro)])
    tot += [["Total", "₹" + rs(grand)], ["Balance Due", "₹" + rs(grand)]]
    n = len(tot)
    tt = Table(tot, colWidths=[110, 95], style=[("FONT", (0, 0), (-1, -1), "NS", 8), ("FONT", (0, n - 2), (-1, -1), "NSB", 8.5), ("ALIGN", (0, 0), (-1, -1), "RIGHT"), ("BACKGROUND", (0, n - 1), (-1, -1), lb)])
    left = [P("Total In Words"), Paragraph(f"<font name='NSB'><i>{wd}</i></font>", n9), Spacer(1, 8), P("Notes"), P("Thanks for your business.", gr), Spacer(1, 6),
            P("Terms & Conditions"), P("Interest at 18% p.a. is charged on overdue amounts.", gr)]
    el.append(KeepTogether([Spacer(1, 6), Table([[left, tt]], colWidths=[320, 215], style=[("VALIGN", (0, 0), (-1, -1), "TOP")]), Spacer(1, 30), P("Authorized Signature ____________________")]))

    def pgno(c, doc):
        put(c, A4[0] - 30, 22, str(doc.page), "NS", 7, "r")
    SimpleDocTemplate(path, pagesize=A4, leftMargin=30, rightMargin=30, topMargin=34, bottomMargin=40, invariant=1).build(el, onFirstPage=pgno, onLaterPages=pgno)
    li = []
    for i in items:
        e = dict(description=(i["n"] + " " + i["sub"]).strip(), hsn_sac=i["h"], quantity=i["q"], unit_price=m(i["p"]), gst_rate="18", amount=m(i["tx"]))
        e.update(dict(igst_amount=m(i["i"])) if inter else dict(cgst_amount=m(i["c"]), sgst_amount=m(i["s"])))
        li.append(e)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "place_of_supply": b["code"], "supplier": who(s), "recipient": who(b), "line_items": li,
            "taxable_total": m(S["tx"]), "grand_total": m(grand), "amount_in_words": wd}
    if ro is not None:
        data["round_off"] = m(ro)
    ends(inter, S["c"], S["s"], S["i"], data)
    return {"data": data}


CAST = [("FLANGE SLIP-ON 4IN 150# FG260", "73079190", "EA", 148500), ("PUMP CASING 65-160 CI", "84139190", "EA", 865000), ("BRACKET LH MACHINED", "87089900", "EA", 32450),
        ("GEAR BLANK EN8 DIA 210", "84839000", "EA", 121000), ("BRAKE DRUM ROUGH CASTING", "87083000", "KG", 11850), ("VALVE BODY 2IN WCB", "84819090", "EA", 214000),
        ("COUNTERWEIGHT 45KG SG IRON", "73259910", "KG", 9640), ("BEARING HOUSING SN 516", "84833000", "EA", 197500), ("MACHINING SCRAP (CI BORING)", "72044100", "KG", 3325)]


def foundry(path, seed, rows):
    r = rng_for("foundry", seed, rows)
    s, b, inter = two(r, r.choice(["Castings Private Limited", "Foundry & Forge Ltd."]), .5, r.choice(["Pumps Private Limited", "Auto Components Ltd.", "Engineers Private Limited"]))
    d = day(r)
    no = f"{s['code']}{r.randint(23, 26)}{r.randint(1, 99999):06d}"
    items = []
    for _ in range(rows):
        ds, h, u, p = r.choice(CAST)
        q = r.randint(2, 400) * 1000 if u == "EA" else r.randint(20000, 999000)
        p = p * r.randint(93, 112) // 100
        it = dict(d=ds, h=h, u=u, q=qty(q, 3), p=p, tx=ext(q, p), rate=18, mat=f"{r.randint(10, 49)}{r.randint(10000, 99999):06d}")
        it["tot"] = it["tx"] + tax(it, inter)
        items.append(it)
    S = {k: sum(i[k] for i in items) for k in ("tx", "c", "s", "i", "tot")}
    ro = nearest(S["tot"])
    grand = S["tot"] + ro
    ir = irn(r)
    f, B = "Courier", "Courier-Bold"
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    W, H = A4
    L, R = 36, W - 36
    qr_ = lambda t: rs(t, False)
    xs = dict(item=L, mat=L + 36, hsn=L + 240, q=L + 338, u=L + 344, p=L + 434, a=R)
    pn = [0]

    def top():
        pn[0] += 1
        put(c, L, H - 40, s["name"].upper(), B, 11)
        put(c, L, H - 52, f"Works: {s['street']}, {s['city']}-{s['pin']}", f, 7.5)
        put(c, L, H - 62, f"GSTIN: {s['gstin']}  PAN: {s['pan']}  State: {s['state']} ({s['code']})", f, 7.5)
        put(c, R, H - 40, "TAX INVOICE", B, 12, "r")
        put(c, R, H - 62, f"Page {pn[0]:3d}", f, 7.5, "r")
        c.line(L, H - 67, R, H - 67)
        if pn[0] > 1:
            put(c, L, H - 78, f"Invoice No. {no}  Date {d.strftime('%d.%m.%Y')}", B, 8)
            y = H - 84
        else:
            qr(c, R - 72, H - 144, 72, "eyJ" + ir)
            put(c, L, H - 78, "IRN: " + ir, f, 7)
            for k, (a, v) in enumerate((("Invoice No.", no), ("Invoice Date", d.strftime("%d.%m.%Y")), ("Delivery No.", dl), ("Customer PO", po), ("Vehicle No.", veh))):
                put(c, L + 250, H - 92 - 10.5 * k, f"{a:<13}: {v}", B if k < 2 else f, 8)
            put(c, L, H - 92, "Bill-to party:", f, 7.5)
            for k, t in enumerate((b["name"], b["street"], f"{b['city']} {b['pin']}", f"GSTIN: {b['gstin']}", f"Place of supply: {b['code']} {b['state']}")):
                put(c, L, H - 102.5 - 10.5 * k, t, B if k == 0 else f, 8)
            y = H - 156
        c.line(L, y, R, y)
        for k, ts in enumerate((("Item", "Material", "HSN", "Quantity", "", "Rate", "Value"), ("", "Description", "", "", "UoM", "INR", "INR"))):
            for t, (nm, al) in zip(ts, (("item", "l"), ("mat", "l"), ("hsn", "l"), ("q", "r"), ("u", "l"), ("p", "r"), ("a", "r"))):
                put(c, xs[nm], y - 10 - 9.5 * k, t, B, 8, al)
        c.line(L, y - 24, R, y - 24)
        return y - 26

    dl, po, veh = f"80{r.randint(100000, 999999):08d}", f"45000{r.randint(10000, 99999)}", f"MH{r.randint(10, 49)}AB{r.randint(1000, 9999)}"
    y = top()
    for k, i in enumerate(items, 1):
        if y < 110:
            put(c, R, y - 12, "continued on next page", f, 7.5, "r")
            c.showPage()
            y = top()
        put(c, xs["item"], y - 10, f"{k * 10:05d}", f, 8)
        put(c, xs["mat"], y - 10, i["mat"], f, 8)
        put(c, xs["hsn"], y - 10, i["h"], f, 8)
        put(c, xs["q"], y - 10, f"{float(i['q']):,.3f}", f, 8, "r")
        put(c, xs["u"], y - 10, i["u"], f, 8)
        put(c, xs["p"], y - 10, qr_(i["p"]), f, 8, "r")
        put(c, xs["a"], y - 10, qr_(i["tx"]), f, 8, "r")
        put(c, xs["mat"], y - 19.5, i["d"], f, 8)
        y -= 29
        for nm, pc, v in ([("IN: Integrated GST", "18.000 %", i["i"])] if inter else [("IN: Central GST", "9.000 %", i["c"]), ("IN: State GST", "9.000 %", i["s"])]):
            put(c, xs["hsn"], y, nm, f, 7.5)
            put(c, xs["p"], y, pc, f, 7.5, "r")
            put(c, xs["a"], y, qr_(v), f, 7.5, "r")
            y -= 9.5
        y -= 1
    if y < 210:
        put(c, R, y - 12, "continued on next page", f, 7.5, "r")
        c.showPage()
        y = top()
    c.line(L, y, R, y)
    y -= 12
    for nm, v in [("Total Taxable Value", S["tx"])] + ([("Integrated GST", S["i"])] if inter else [("Central GST", S["c"]), ("State GST", S["s"])]) + [("Rounding Off", ro)]:
        put(c, xs["hsn"], y, nm, f, 8.5)
        # this program sets the sign behind the number
        put(c, xs["a"], y, qr_(abs(v)) + ("-" if v < 0 else ""), f, 8.5, "r")
        y -= 11
    c.line(xs["hsn"], y + 6, R, y + 6)
    put(c, xs["hsn"], y - 5, "INVOICE TOTAL (INR)", B, 9)
    put(c, xs["a"], y - 5, qr_(grand), B, 9, "r")
    c.line(L, y - 10, R, y - 10)
    w = words(grand // 100).upper() + " RUPEES ONLY"
    put(c, L, y - 22, "Amount in words:", f, 8)
    y = para(c, L + 86, y - 22, R - L - 90, w, B, 8, 10)
    para(c, L, y - 8, R - L, "Whether tax is payable on reverse charge: No. Certified that the particulars given above are true and correct.", f, 7, 9)
    put(c, R, y - 34, "For " + s["name"].upper(), B, 8, "r")
    put(c, R, y - 74, "Authorised Signatory", f, 8, "r")
    c.save()
    li = []
    for i in items:
        e = dict(description=i["d"], hsn_sac=i["h"], quantity=i["q"], unit=i["u"], unit_price=m(i["p"]), gst_rate="18", amount=m(i["tx"]))
        e.update(dict(igst_amount=m(i["i"])) if inter else dict(cgst_amount=m(i["c"]), sgst_amount=m(i["s"])))
        li.append(e)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": b["code"], "supplier": {"name": s["name"].upper(), "gstin": s["gstin"]}, "recipient": who(b), "line_items": li,
            "taxable_total": m(S["tx"]), "round_off": m(ro), "grand_total": m(grand), "amount_in_words": w, "irn": ir}
    ends(inter, S["c"], S["s"], S["i"], data)
    return {"data": data}


LAYOUTS = {"cloudfirm": cloudfirm, "foundry": foundry}
