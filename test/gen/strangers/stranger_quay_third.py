# SPDX-License-Identifier: AGPL-3.0-or-later
"""Programs of the web that print from HTML, made with platypus: the e-invoice portal, Zoho Books, ERPNext."""
from datetime import timedelta
from reportlab.lib.pagesizes import A4
from reportlab.lib.colors import HexColor, black, white
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import SimpleDocTemplate, Table, Paragraph, Spacer, KeepTogether
from reportlab.graphics.shapes import Drawing
from reportlab.graphics.barcode.qr import QrCodeWidget
from stranger_quay_kit import Inv, money, m, qtext, pct, halfrate, words, div, irn


def P(s, f="Helvetica", z=8, a=0, c=black, lead=None):
    s = str(s)
    if "<" not in s:
        s = s.replace("&", "&amp;")
    return Paragraph(s.replace("\n", "<br/>"), ParagraphStyle("x", fontName=f, fontSize=z, leading=lead or z * 1.22, alignment=a, textColor=c))


def doc(path, story, foot=None, l=36, t=36, b=40, size=A4):
    d = SimpleDocTemplate(path, pagesize=size, leftMargin=l, rightMargin=l, topMargin=t, bottomMargin=b, invariant=1)
    f = foot or (lambda c, d: None)
    d.build(story, onFirstPage=f, onLaterPages=f)


def qr(text, size):
    q = QrCodeWidget(text, barLevel="L")
    b = q.getBounds()
    d = Drawing(size, size, transform=[size / (b[2] - b[0]), 0, 0, size / (b[3] - b[1]), 0, 0])
    d.add(q)
    return d


TIGHT = [("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("VALIGN", (0, 0), (-1, -1), "TOP")]


def portal(path, seed, rows):
    """The print of the e-invoice portal of NIC: numbered sections, headings of two and three lines, other charges."""
    v = Inv("portal", seed, rows, "engg", "ENGINEERING WORKS PRIVATE LIMITED", "AUTO COMPONENTS LIMITED", disc=(0, 0, 50), qty=(2, 120), kinds=("C", "C"))
    r = v.r
    for p in (v.s, v.b):
        p["name"] = p["name"].upper()
    no, ir = f"EW/{v.fy}/{v.num:04d}", irn(r)
    N, B = "NS", "NSB"
    W = A4[0] - 56
    sec = lambda s: Table([[P(s, B, 8.5)]], [W], style=[("BACKGROUND", (0, 0), (-1, -1), HexColor("#E6E6E6")), ("BOX", (0, 0), (-1, -1), .5, black)] + TIGHT)
    kv = lambda a, b: P(f"{a} : <b>{b}</b>", N, 8)
    st = [P("e-Invoice", B, 13, 1), Spacer(1, 4),
          Table([[P(f"<b>{v.s['gstin']}</b><br/>{v.s['name']}", N, 10, lead=14), qr(ir, 80)]], [W - 90, 90], style=[("VALIGN", (0, 0), (-1, -1), "MIDDLE")]),
          sec("1. e-Invoice Details"),
          Table([[P(f"IRN : {ir[:32]}{ir[32:]}", B, 7.5), ""], [kv("Ack. No", 162500000000000 + v.num * 104729), kv("Ack. Date", f"{v.day:%d-%m-%Y} 1{v.num % 10}:{v.num % 50 + 10}:00")]], [W / 2] * 2, style=TIGHT + [("SPAN", (0, 0), (1, 0)), ("BOX", (0, 0), (-1, -1), .5, black)]),
          sec("2. Document Details"),
          Table([[kv("Category", "B2B"), kv("Document No", no), kv("IGST on INTRA", "No")], [kv("Document Type", "Tax Invoice"), kv("Document Date", f"{v.day:%d-%m-%Y}"), ""]], [W / 3] * 3, style=TIGHT + [("BOX", (0, 0), (-1, -1), .5, black)]),
          sec("3. Party Details")]
    pd = lambda h, p, pos: P(f"<b>{h}</b><br/>GSTIN : {p['gstin']}<br/>{p['name']}<br/>{p['addr']}<br/>{p['city']}<br/>" + (f"Place of Supply : {v.posname.upper()}<br/>" if pos else "") + f"{p['pin']} {p['state'].upper()}", N, 8, lead=11)
    st += [Table([[pd("Supplier", v.s, 0), pd("Recipient", v.b, 1)]], [W / 2] * 2, style=TIGHT + [("BOX", (0, 0), (-1, -1), .5, black), ("LINEAFTER", (0, 0), (0, 0), .5, black)]),
           sec("4. Details of Goods / Services")]
    hd = ["SlNo", "Item Description", "HSN Code", "Quantity", "Unit", "Unit Price (Rs)", "Discount (Rs)", "Taxable Amount (Rs)", "Tax Rate (GST + Cess | State Cess + Cess Non. Advol)", "Other charges (Rs)", "Total"]
    ws = [22, 0, 48, 44, 28, 50, 46, 58, 62, 42, 60]
    ws[1] = W - sum(ws)
    lot = (0, 0, 0, 2500, 10000) if r.random() < .5 else (0,)
    data, lines = [[P(h, B, 7, 1) for h in hd]], []
    for n, x in enumerate(v.items, 1):
        x["oc"] = r.choice(lot)
        x["tot"] += x["oc"]
        vals = [n, x["d"], x["h"], qtext(x["q"]), x["u"], m(x["p"]), m(x["dis"]), m(x["tx"]), f"{x['g']} + 0 | 0 + 0", m(x["oc"]), m(x["tot"])]
        data.append([P(t, N, 7, 2 if k in (3, 5, 6, 7, 9, 10) else 0 if k == 1 else 1) for k, t in enumerate(vals)])
        lines.append({"description": x["d"], "hsn_sac": x["h"], "quantity": qtext(x["q"]), "unit": x["u"], "unit_price": m(x["p"]), "discount": m(x["dis"]), "taxable_value": m(x["tx"]), "gst_rate": str(x["g"]), "amount": m(x["tot"])})
    st += [Table(data, ws, repeatRows=1, style=TIGHT + [("GRID", (0, 0), (-1, -1), .5, black), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2)]), Spacer(1, 6)]
    grand, ro = v.rounded(v.sum("tot"))
    h2 = ["Tax'ble Amt", "CGST Amt", "SGST Amt", "IGST Amt", "CESS Amt", "State CESS", "Discount", "Other Charges", "Round off Amt", "Tot Inv. Amt"]
    v2 = [v.sum("tx"), v.sum("c"), v.sum("c"), v.sum("i"), 0, 0, 0, 0, ro, grand]
    w2 = [W * k / 100 for k in (12, 10.5, 10.5, 10.5, 8, 8, 8, 9, 9, 14.5)]
    ft = [Table([[P(h, B, 7, 1) for h in h2], [P(m(t), N, 7, 2) for t in v2]], w2, style=TIGHT + [("GRID", (0, 0), (-1, -1), .5, black), ("LEFTPADDING", (0, 0), (-1, -1), 1), ("RIGHTPADDING", (0, 0), (-1, -1), 2)]), Spacer(1, 8),
          Table([[P(f"Generated By : {v.s['gstin']}<br/>Print Date : {v.day + timedelta(1):%d-%m-%Y} 10:14:22", N, 8, lead=12), P("eSign<br/><b>Digitally Signed by NIC-IRP</b><br/>on: " + f"{v.day:%d-%m-%Y}", N, 8, 1, lead=12)]], [W / 2] * 2, style=TIGHT + [("BOX", (0, 0), (-1, -1), .5, black)])]
    doc(path, st + [KeepTogether(ft)], l=28, t=28)
    t = v.base(no)
    t.update(line_items=lines, taxable_total=m(v2[0]), cgst_total=m(v2[1]), sgst_total=m(v2[2]), igst_total=m(v2[3]), cess_total="0.00", round_off=m(ro), grand_total=m(grand), irn=ir)
    return {"data": t}


def zoho(path, seed, rows):
    """Zoho Books, spreadsheet template: percent and amount of each tax in a column of two, serial numbers, TCS, balance due."""
    v = Inv("zoho", seed, rows, "office", "Technologies LLP", "Consulting Services Pvt Ltd", disc=(0, 0, 50, 150), qty=(1, 12), kinds=("F", "C"))
    r = v.r
    no = f"INV-{v.num:06d}"
    term, tn = r.choice(((0, "Due on Receipt"), (15, "Net 15"), (45, "Net 45")))
    due = v.day + timedelta(term)
    N, B = "NS", "NSB"
    W = A4[0] - 72
    G = HexColor("#9E9E9E")
    disc = any(x["pc"] for x in v.items)
    st = [Table([[P(f"<b>{v.s['name']}</b>", N, 12, lead=15), P("TAX INVOICE", N, 20, 2, lead=24)],
                 [P(f"{v.s['addr']}<br/>{v.s['city']} {v.s['state']} {v.s['pin']}<br/>India<br/>GSTIN {v.s['gstin']}<br/>{v.s['mail']}", N, 8, lead=11), ""]], [W * .6, W * .4], style=TIGHT + [("BOX", (0, 0), (-1, -1), .6, G)])]
    kv = lambda ps: Table([[P(a, N, 8), P(f": <b>{b}</b>", N, 8)] for a, b in ps], [W * .2, W * .3], style=TIGHT)
    st.append(Table([[kv([("#", no), ("Invoice Date", f"{v.day:%d/%m/%Y}"), ("Terms", tn), ("Due Date", f"{due:%d/%m/%Y}")]), kv([("Place Of Supply", f"{v.posname} ({v.pos})"), ("P.O.#", f"WO/{v.num % 311 + 9}")])]], [W / 2] * 2, style=[("BOX", (0, 0), (-1, -1), .6, G), ("LINEAFTER", (0, 0), (0, 0), .6, G), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]))
    ad = f"<b>{v.b['name']}</b><br/>{v.b['addr']}<br/>{v.b['city']}<br/>{v.b['pin']} {v.b['state']}<br/>India<br/>GSTIN {v.b['gstin']}"
    st.append(Table([[P("Bill To", B, 8), P("Ship To", B, 8)], [P(ad, N, 8, lead=11), P(ad, N, 8, lead=11)]], [W / 2] * 2, style=TIGHT + [("BOX", (0, 0), (-1, -1), .6, G), ("LINEAFTER", (0, 0), (0, -1), .6, G), ("BACKGROUND", (0, 0), (-1, 0), HexColor("#F2F3F4"))]))
    tx = [("CGST", "c"), ("SGST", "c")] if v.local else [("IGST", "i")]
    h1, h2 = ["#", "Item & Description", "HSN\n/SAC", "Qty", "Rate"], [""] * 5
    ws = [20, 0, 38, 42, 56]
    if disc:
        h1.append("Discount")
        h2.append("")
        ws.append(44)
    k0 = len(ws)
    for n, _ in tx:
        h1 += [n, ""]
        h2 += ["%", "Amt"]
        ws += [26, 52]
    h1.append("Amount")
    h2.append("")
    ws.append(62)
    ws[1] = W - sum(ws)
    data, lines = [[P(h, B, 7.5, 1 if k0 <= i < len(ws) - 1 else 2 if i > 2 else 0) for i, h in enumerate(h)] for h in (h1, h2)], []
    for n, x in enumerate(v.items, 1):
        d = x["d"]
        if x["u"] == "Nos" and x["h"] in ("8473", "8528"):
            d += f"<br/><font size=7 color='#666666'>Serial Number : {r.choice('QZ')}{r.randint(10**8, 10**9 - 1)}<br/>Warranty 12 months</font>"
        vals = [P(n, N, 8), P(d, N, 8), P(x["h"], N, 8), P(f"{qtext(x['q'], 2)}<br/><font size=7>{x['u'].lower()}</font>", N, 8, 2), P(money(x["p"]), N, 8, 2)]
        if disc:
            vals.append(P(f"{x['pc'] / 10:.2f}%", N, 8, 2))
        for _, k in tx:
            vals += [P(f"{halfrate(x['g']) if k == 'c' else x['g']}%", N, 8, 2), P(money(x[k]), N, 8, 2)]
        data.append(vals + [P(money(x["tx"]), N, 8, 2)])
        e = {"description": x["d"], "hsn_sac": x["h"], "quantity": qtext(x["q"], 2), "unit": x["u"].lower(), "unit_price": m(x["p"]), "amount": m(x["tx"])}
        if v.local:
            e.update(cgst_amount=m(x["c"]), sgst_amount=m(x["c"]))
        else:
            e.update(igst_amount=m(x["i"]), gst_rate=str(x["g"]))
        lines.append(e)
    sp = [("SPAN", (i, 0), (i, 1)) for i in list(range(k0)) + [len(ws) - 1]] + [("SPAN", (k0 + 2 * i, 0), (k0 + 2 * i + 1, 0)) for i in range(len(tx))]
    st.append(Table(data, ws, repeatRows=2, style=TIGHT + sp + [("GRID", (0, 0), (-1, -1), .6, G), ("BACKGROUND", (0, 0), (-1, 1), HexColor("#F2F3F4"))]))
    f = [("Sub Total", money(v.sum("tx")))]
    for k, t, a, i in v.groups("g"):
        g = k[0]
        if v.local:
            f += [(f"CGST{halfrate(g)} ({halfrate(g)}%)", money(a)), (f"SGST{halfrate(g)} ({halfrate(g)}%)", money(a))]
        else:
            f += [(f"IGST{g} ({g}%)", money(i))]
    tcs = div(v.sum("tot"), 1000) if r.random() < .4 else 0
    if tcs:
        f.append(("TCS (0.1%)", money(tcs)))
    g0 = v.sum("tot") + tcs
    grand, ro = v.rounded(g0)
    if ro:
        f.append(("Rounding", money(ro)))
    w = "Indian Rupee " + words(grand // 100) + " Only"
    tot = Table([[P(a, N, 8, 2), P(b, N, 8, 2)] for a, b in f] + [[P("Total", B, 9, 2), P("₹" + money(grand), B, 9, 2)], [P("Balance Due", B, 9, 2), P("₹" + money(grand), B, 9, 2)]], [W * .24, W * .18], style=TIGHT)
    st.append(KeepTogether([Table([[[P("Total In Words", N, 8), P(f"<i><b>{w}</b></i>".replace("<b>", "").replace("</b>", ""), N, 9), Spacer(1, 10), P("Notes", N, 8), P("Thanks for your business.", N, 8), Spacer(1, 6), P("Terms & Conditions", N, 8), P("Cheque or NEFT in favour of the company. Please quote the invoice number.", N, 7.5)], tot]], [W * .56, W * .44], style=[("BOX", (0, 0), (-1, -1), .6, G), ("LINEAFTER", (0, 0), (0, 0), .6, G), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("RIGHTPADDING", (1, 0), (1, 0), 2)]),
                            Table([["", P("<br/><br/><br/>Authorized Signature", N, 8, 1)]], [W * .56, W * .44], style=[("BOX", (0, 0), (-1, -1), .6, G), ("LINEAFTER", (0, 0), (0, 0), .6, G)])]))

    def foot(c, d):
        c.setFont(N, 8)
        c.drawRightString(A4[0] - 36, 22, str(d.page))
    doc(path, st, foot)
    t = v.base(no, due)
    t.update(line_items=lines, taxable_total=m(v.sum("tx")), grand_total=m(grand), amount_in_words=w)
    t.update({"cgst_total": m(v.sum("c")), "sgst_total": m(v.sum("c"))} if v.local else {"igst_total": m(v.sum("i"))})
    if ro:
        t["round_off"] = m(ro)
    return {"data": t}


def erpnext(path, seed, rows):
    """ERPNext India: a plain standard print, then the totals, then the table of taxes by HSN/SAC."""
    v = Inv("erpnext", seed, rows, "electric", "Power Solutions Private Limited", "Housing Society Contractors", qty=(1, 30), kinds=("C", "A"))
    r = v.r
    no = f"ACC-SINV-{v.day.year}-{v.num:05d}"
    due = v.day + timedelta(30)
    N, B = "Helvetica", "Helvetica-Bold"
    W = A4[0] - 84
    gr = HexColor("#8D99A6")
    st = [Table([[P(v.s["name"], B, 13), P(f"TAX INVOICE<br/><font size=9 color='#555555'>{no}</font>", B, 15, 2, lead=17)]], [W * .55, W * .45], style=TIGHT + [("LINEBELOW", (0, 0), (-1, 0), 1, gr)]), Spacer(1, 8)]
    L = [("Customer Name", v.b["name"]), ("Address", f"{v.b['addr']}, {v.b['city']}, {v.b['state']}, State Code: {v.b['code']}, PIN Code: {v.b['pin']}, India"), ("Billing Address GSTIN", v.b["gstin"])]
    R = [("Date", f"{v.day:%d-%m-%Y}"), ("Payment Due Date", f"{due:%d-%m-%Y}"), ("Place of Supply", f"{v.pos}-{v.posname}"), ("Is Reverse Charge", "No"), ("Company GSTIN", v.s["gstin"]), ("Company Address", f"{v.s['addr']}, {v.s['city']}, {v.s['state']}, India")]
    blk = lambda ps: Table([[P(a + ":", B, 8.5), P(b, N, 8.5)] for a, b in ps], [W * .17, W * .31], style=TIGHT)
    st += [Table([[blk(L), blk(R)]], [W * .5] * 2, style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]), Spacer(1, 8)]
    hd = ["Sr", "Description", "HSN/SAC", "Quantity", "Rate", "Amount"]
    ws = [24, W - 24 - 56 - 70 - 80 - 90, 56, 70, 80, 90]
    data, lines = [[P(h, B, 8.5, 2 if k > 2 else 0) for k, h in enumerate(hd)]], []
    for n, x in enumerate(v.items, 1):
        data.append([P(n, N, 8.5), P(x["d"], N, 8.5), P(x["h"], N, 8.5), P(f"{qtext(x['q'])} {x['u']}", N, 8.5, 2), P("Rs. " + money(x["p"]), N, 8.5, 2), P("Rs. " + money(x["tx"]), N, 8.5, 2)])
        lines.append({"description": x["d"], "hsn_sac": x["h"], "quantity": qtext(x["q"]), "unit": x["u"], "unit_price": m(x["p"]), "amount": m(x["tx"])})
    st += [Table(data, ws, repeatRows=1, style=TIGHT + [("LINEBELOW", (0, 0), (-1, -1), .4, HexColor("#D1D8DD")), ("LINEABOVE", (0, 0), (-1, 0), .4, HexColor("#D1D8DD")), ("TOPPADDING", (0, 0), (-1, -1), 4), ("BOTTOMPADDING", (0, 0), (-1, -1), 4)]), Spacer(1, 8)]
    cs, tc = v.sum("c"), v.sum("i")
    f = [("Total Quantity", qtext(v.sum("q"))), ("Total", "Rs. " + money(v.sum("tx")))]
    f += [("Output Tax CGST", "Rs. " + money(cs)), ("Output Tax SGST", "Rs. " + money(cs))] if v.local else [("Output Tax IGST", "Rs. " + money(tc))]
    g0 = v.sum("tot")
    grand, ro = v.rounded(g0)
    f += [("Grand Total", "Rs. " + money(g0)), ("Rounding Adjustment", "Rs. " + money(ro)), ("Rounded Total", "Rs. " + money(grand))]
    w = "INR " + words(grand // 100) + " only."
    st.append(KeepTogether([Table([["", P(a + ":", B, 8.5), P(b, N, 8.5, 2)] for a, b in f] + [["", P("In Words:", B, 8.5), P(w, N, 8.5, 2)]], [W * .42, W * .22, W * .36], style=TIGHT), Spacer(1, 8)]))
    hs = ["HSN/SAC", "Taxable Amount"] + (["CGST", "SGST"] if v.local else ["IGST"])
    bd = [[P(h, B, 8, 2 if k else 0) for k, h in enumerate(hs)]]
    for (h, g), t, a, i in v.groups("h", "g"):
        one = lambda rt, z: P(f"({rt}%) Rs. {money(z)}", N, 8, 2)
        bd.append([P(h, N, 8), P("Rs. " + money(t), N, 8, 2)] + ([one(halfrate(g), a), one(halfrate(g), a)] if v.local else [one(g, i)]))
    st.append(Table(bd, [W * .2, W * .25] + ([W * .275] * 2 if v.local else [W * .55]), repeatRows=1, style=TIGHT + [("GRID", (0, 0), (-1, -1), .4, HexColor("#D1D8DD"))]))

    def foot(c, d):
        c.setFont(N, 7.5)
        c.drawCentredString(A4[0] / 2, 24, f"Page {d.page}")
    doc(path, st, foot, l=42)
    t = v.base(no, due)
    t.update(line_items=lines, taxable_total=m(v.sum("tx")), grand_total=m(grand), amount_in_words=w, round_off=m(ro))
    t.update({"cgst_total": m(cs), "sgst_total": m(cs)} if v.local else {"igst_total": m(tc)})
    return {"data": t}


LAYOUTS = {"portal": portal, "zoho": zoho, "erpnext": erpnext}
