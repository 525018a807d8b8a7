# SPDX-License-Identifier: AGPL-3.0-or-later
"""SAP Business One with the India add-on (landscape, carried sums), and a steel dealer's own Excel bill (two units)."""
from datetime import timedelta
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.colors import HexColor, black, white
from reportlab.platypus import Table, Spacer, KeepTogether
from stranger_quay_kit import Inv, money, m, qtext, pct, halfrate, words, put, cell, height, row, vlines, div
from stranger_quay_third import P, doc, TIGHT


def sapone(path, seed, rows):
    """SAP Business One: headings of two lines, rate and amount of each tax, freight in the foot (taxed with the goods), TCS."""
    v = Inv("sapone", seed, rows, "engg", "Industrial Supplies Ltd.", "Heavy Machines Ltd.", disc=(0, 25, 50, 100), qty=(1, 90), frac=False, kinds=("C", "C"))
    r = v.r
    for x in v.items:
        if x["u"] in ("LTR", "KGS"):
            x["q"] += r.choice((0, 250, 500, 750))
            x["gross"] = div(x["p"] * x["q"], 1000)
            x["dis"] = div(x["gross"] * x["pc"], 1000)
            x["tx"] = x["gross"] - x["dis"]
            x["c"] = div(x["tx"] * x["g"], 200) if v.local else 0
            x["i"] = 0 if v.local else div(x["tx"] * x["g"], 100)
            x["tot"] = x["tx"] + 2 * x["c"] + x["i"]
    no = f"{2600000 + v.num * 3}"
    due = v.day + timedelta(60)
    c = canvas.Canvas(path, pagesize=landscape(A4), invariant=1)
    W, H = landscape(A4)
    X0, X1 = 24, W - 24
    F, B = "Helvetica", "Helvetica-Bold"
    navy = HexColor("#1F3864")
    hd = ["S.\nNo.", "Item\nCode", "Description of Goods", "HSN\nCode", "Quantity", "UoM", "Unit Price\n(INR)", "Disc.\n%", "Disc.\nAmount", "Taxable\nValue", "CGST\n%", "CGST\nAmount", "SGST\n%", "SGST\nAmount", "IGST\n%", "IGST\nAmount", "Total\n(INR)"]
    ws = [20, 46, 0, 44, 42, 26, 50, 28, 46, 58, 26, 48, 26, 48, 26, 52, 62]
    ws[2] = X1 - X0 - sum(ws)
    xs = [X0]
    for w in ws:
        xs.append(xs[-1] + w)
    al = "clllrlrrrrrrrrrrr"
    lines, pg = [], [0]

    def head():
        pg[0] += 1
        y = H - 26
        c.setFillColor(navy)
        put(c, X0, y - 8, v.s["name"], B, 14)
        put(c, X1, y - 8, "TAX INVOICE", B, 14, "r")
        c.setFillColor(black)
        put(c, X0, y - 20, f"Regd. Office: {v.s['addr']}, {v.s['city']} - {v.s['pin']}, {v.s['state']} ({v.s['code']})", F, 7.5)
        put(c, X0, y - 30, f"GSTIN: {v.s['gstin']}    PAN: {v.s['gstin'][2:12]}    CIN: U{28000 + v.num}{'MH'}2009PLC{200000 + v.num}", F, 7.5)
        put(c, X1, y - 20, "Original for Recipient", F, 7.5, "r")
        put(c, X1, y - 30, f"Page {pg[0]}", F, 7.5, "r")
        y -= 36
        c.setStrokeColor(navy)
        c.setLineWidth(1.2)
        c.line(X0, y, X1, y)
        c.setStrokeColor(black)
        c.setLineWidth(.4)
        if pg[0] == 1:
            for k, s in enumerate(("Bill To:", v.b["name"], v.b["addr"], f"{v.b['city']} - {v.b['pin']}, {v.b['state']}", f"GSTIN: {v.b['gstin']}    State Code: {v.b['code']}")):
                put(c, X0, y - 11 - 10.5 * k, s, B if k < 2 else F, 8)
            for k, (a, t) in enumerate((("Customer Code", f"C{v.num % 900 + 100:05d}"), ("Customer Ref. No.", f"45{r.randint(10**7, 10**8 - 1)}"), ("Place of Supply", f"{v.pos} - {v.posname}"), ("Reverse Charge", "No"), ("Payment Terms", "60 Days Net"))):
                put(c, X0 + 290, y - 11 - 10.5 * k, a, F, 8)
                put(c, X0 + 370, y - 11 - 10.5 * k, ":  " + t, F, 8)
            for k, (a, t) in enumerate((("Document No.", no), ("Posting Date", f"{v.day:%d.%m.%Y}"), ("Due Date", f"{due:%d.%m.%Y}"), ("Sales Order No.", f"{v.num + 88110}"), ("Currency", "INR"))):
                put(c, X0 + 570, y - 11 - 10.5 * k, a, F, 8)
                put(c, X0 + 650, y - 11 - 10.5 * k, ":  " + t, B if k == 0 else F, 8)
            y -= 62
        else:
            put(c, X0, y - 11, f"Document No. {no} dated {v.day:%d.%m.%Y} - {v.b['name']} (continued)", F, 8)
            y -= 18
        c.setFillColor(HexColor("#D9E2F3"))
        c.rect(X0, y - 24, X1 - X0, 24, stroke=1, fill=1)
        c.setFillColor(black)
        row(c, xs, y - 2, hd, "c" * 17, B, 7)
        vlines(c, xs, y, y - 24)
        return y - 26

    def sums(y, label, it):
        z = lambda k: money(sum(x[k] for x in it))
        c.line(X0, y, X1, y)
        put(c, xs[3] - 4, y - 9, label, B, 7, "r")
        for i, k in ((9, "dis"), (10, "tx"), (12, "c"), (14, "c"), (16, "i"), (17, "tot")):
            put(c, xs[i] - 3, y - 9, z(k), B, 7, "r")
        c.line(X0, y - 13, X1, y - 13)
        return y - 16
    y = head()
    for n, x in enumerate(v.items, 1):
        h = height(x["d"], F, 7, ws[2]) + 4
        if y - h < 44:
            sums(y, "Carried forward", v.items[:n - 1])
            c.showPage()
            y = head()
            y = sums(y + 2, "Brought forward", v.items[:n - 1])
        hr = halfrate(x["g"]) if v.local else "0"
        row(c, xs, y, [str(n), f"RM{4100 + sum(map(ord, x['d'])) % 899}", x["d"], x["h"], qtext(x["q"], 3), x["u"], money(x["p"]), f"{x['pc'] / 10:.2f}", money(x["dis"]), money(x["tx"]), f"{float(hr):.2f}", money(x["c"]), f"{float(hr):.2f}", money(x["c"]), f"{0 if v.local else x['g']:.2f}", money(x["i"]), money(x["tot"])], al, F, 7)
        y -= h
        e = {"description": x["d"], "hsn_sac": x["h"], "quantity": qtext(x["q"], 3), "unit": x["u"], "unit_price": m(x["p"]), "discount": m(x["dis"]), "taxable_value": m(x["tx"]), "cgst_amount": m(x["c"]), "sgst_amount": m(x["c"]), "igst_amount": m(x["i"]), "amount": m(x["tot"])}
        if not v.local:
            e["gst_rate"] = str(x["g"])
        lines.append(e)
    y = sums(y, "Total", v.items)
    if y < 150:
        c.showPage()
        y = head()
    fr = r.choice((0, 150000, 325000))
    fc, fi = (div(fr * 18, 200), 0) if v.local else (0, div(fr * 18, 100))
    tx, ct, it = v.sum("tx") + fr, v.sum("c") + fc, v.sum("i") + fi
    g0 = tx + 2 * ct + it
    tcs = div(g0, 1000) if r.random() < .5 else 0
    grand, ro = v.rounded(g0 + tcs)
    f = [("Freight (SAC 996511 @ 18%)", fr)] if fr else []
    f += [("Total Taxable Value", tx)]
    f += [("Total CGST", ct), ("Total SGST", ct)] if v.local else [("Total IGST", it)]
    if tcs:
        f.append(("TCS u/s 206C @ 0.10%", tcs))
    f.append(("Rounding", ro))
    top = y
    for k, (a, t) in enumerate(f):
        put(c, X1 - 250, y - 9 - 12 * k, a, F, 8)
        put(c, X1 - 3, y - 9 - 12 * k, money(t), F, 8, "r")
    yy = y - 12 * len(f) - 4
    c.setFillColor(navy)
    c.rect(X1 - 256, yy - 15, 256, 16, fill=1, stroke=0)
    c.setFillColor(white)
    put(c, X1 - 250, yy - 10, "Document Total (INR)", B, 9)
    put(c, X1 - 3, yy - 10, money(grand), B, 9, "r")
    c.setFillColor(black)
    w = "Rupees " + words(grand // 100) + " Only"
    put(c, X0, y - 9, "Amount in words:", B, 8)
    h = cell(c, X0, y - 12, 480, w, F, 8.5, pad=0)
    put(c, X0, y - 28 - h, "Remarks: Material inspected and despatched from works. Interest at 18% p.a. on overdue invoices.", F, 7.5)
    put(c, X0, y - 39 - h, f"Bank: Janseva Commercial Bank, A/c 0{v.num}11204{v.num % 97:02d}, IFSC JCBX000{v.num % 900 + 100}", F, 7.5)
    put(c, X1, yy - 32, "For " + v.s["name"], B, 8, "r")
    put(c, X1, yy - 60, "Authorised Signatory", F, 7.5, "r")
    c.save()
    t = v.base(no, due)
    t.update(line_items=lines, taxable_total=m(tx), round_off=m(ro), grand_total=m(grand), amount_in_words=w)
    t.update({"cgst_total": m(ct), "sgst_total": m(ct)} if v.local else {"igst_total": m(it)})
    return {"data": t}


def steelbill(path, seed, rows):
    """A dealer's bill made in Excel: bundles and weight, everything in the grid, loading and freight before the tax."""
    v = Inv("steelbill", seed, rows, "steel", "Steel Syndicate", "Builders & Developers", qty=(0, 9), kinds=("F", "F"))
    r = v.r
    for x in v.items:
        x["q"] = r.randint(35, 899) * 10 + r.choice((0, 5))
        x["bd"] = max(1, x["q"] // 480)
        x["p"] = div(x["p"], 5000) * 5000
        x["tx"] = div(x["p"] * x["q"], 1000)
    no = f"{'SS'}/{v.num % 900 + 1}/{v.fy}"
    N, B = "DC", "DCB"
    W = A4[0] - 60
    line = [("GRID", (0, 0), (-1, -1), .6, black)]
    yel = HexColor(r.choice(("#FFF2CC", "#E2EFDA", "#DDEBF7")))
    st = [Table([[P("TAX INVOICE", B, 10, 1)], [P(v.s["name"].upper(), B, 18, 1, lead=22)], [P("Dealers in : TMT Bars, Angles, Channels, Sheets & Pipes", N, 8.5, 1)], [P(f"{v.s['addr']}, {v.s['city']} - {v.s['pin']} ({v.s['state']})   Mob. {v.s['phone']}", N, 8.5, 1)], [P("GSTIN : " + v.s["gstin"], B, 9.5, 1)]], [W], style=TIGHT + [("BOX", (0, 0), (-1, -1), 1, black), ("BACKGROUND", (0, 0), (-1, 0), yel)])]
    L = P(f"<b>M/s. {v.b['name'].replace('&', '&amp;')}</b><br/>{v.b['addr']}<br/>{v.b['city']} - {v.b['pin']}<br/>State : {v.b['state']}     Code : {v.b['code']}<br/><b>GSTIN : {v.b['gstin']}</b>", N, 9, lead=12)
    rr = [("Bill No.", no), ("Date", f"{v.day:%d/%m/%Y}"), ("Truck No.", f"{r.choice(('MH','GJ','RJ'))} {r.randint(1, 49):02d} {r.choice('ABGT')} {r.randint(1000, 9999)}"), ("Place of Supply", f"{v.posname} - {v.pos}"), ("Reverse Charge (Y/N)", "N")]
    st.append(Table([[L, P(a, N, 9), P(b, B, 9)] if k == 0 else ["", P(a, N, 9), P(b, B, 9)] for k, (a, b) in enumerate(rr)], [W * .52, W * .2, W * .28], style=TIGHT + line + [("SPAN", (0, 0), (0, -1))]))
    hd = ["Sr.\nNo.", "Particulars", "HSN\nCode", "No. of\nBundles", "Weight\n(M.T.)", "Rate\nPer M.T.", "Amount\nRs."]
    ws = [28, 0, 48, 52, 58, 76, 96]
    ws[1] = W - sum(ws)
    data, lines = [[P(h, B, 9, 1) for h in hd]], []
    for n, x in enumerate(v.items, 1):
        data.append([P(n, N, 9, 1), P(x["d"], N, 9), P(x["h"], N, 9, 1), P(x["bd"], N, 9, 1), P(qtext(x["q"], 3), N, 9, 2), P(money(x["p"]), N, 9, 2), P(money(x["tx"]), N, 9, 2)])
        lines.append({"description": x["d"], "hsn_sac": x["h"], "quantity": qtext(x["q"], 3), "unit_price": m(x["p"]), "amount": m(x["tx"])})
    e = max(0, 8 - rows)
    data += [["", "", "", "", "", "", ""]] * e
    st.append(Table(data, ws, [None] * (rows + 1) + [15] * e, repeatRows=1, style=TIGHT + line + [("BACKGROUND", (0, 0), (-1, 0), yel)]))
    sub = v.sum("tx")
    ld, fr = div(v.sum("q") * 25000, 1000), r.choice((0, 450000, 780000))
    tx = sub + ld + fr
    ct, it = (div(tx * 9, 100), 0) if v.local else (0, div(tx * 18, 100))
    grand, ro = v.rounded(tx + 2 * ct + it)
    f = [("Total", sub), ("Loading @ Rs. 250 PMT", ld)] + ([("Freight", fr)] if fr else []) + [("Taxable Value", tx)]
    f += [("CGST @ 9%", ct), ("SGST @ 9%", ct)] if v.local else [("IGST @ 18%", it)]
    f += [("Round Off (+/-)", ro), ("GRAND TOTAL", grand)]
    w = "Rs. " + words(grand // 100, "and ") + " Only"
    left = P(f"Total Bundles : <b>{v.sum('bd')}</b> &nbsp; &nbsp; Total Weight : <b>{qtext(v.sum('q'), 3)}</b> M.T.<br/><br/>Rupees in words :<br/><b>{w}</b><br/><br/>Bank : Navjeevan Sahakari Bank, {v.s['city']}<br/>A/c No. 00{v.num}4471902   IFSC : NSBX0000{v.num % 900 + 100}", N, 9, lead=12)
    k = len(f)
    rowsf = [[left if i == 0 else "", P(a, B if i in (0, k - 1) or a == "Taxable Value" else N, 9), P(money(t), B if i in (0, k - 1) or a == "Taxable Value" else N, 9, 2)] for i, (a, t) in enumerate(f)]
    sg = Table([[P("Terms : 1) Our risk ceases once goods leave our godown. 2) Weight as per our weighbridge is final. 3) 24% interest after 15 days. E. & O. E.", N, 8), P(f"For {v.s['name'].upper()}<br/><br/><br/><br/>Proprietor / Auth. Sign.", N, 9, 1)]], [W * .6, W * .4], style=TIGHT + line)
    st.append(KeepTogether([Table(rowsf, [W - 96 - 134, 134, 96], style=TIGHT + line + [("SPAN", (0, 0), (0, -1)), ("BACKGROUND", (1, k - 1), (-1, k - 1), yel)]), sg]))
    doc(path, st, l=30, t=30)
    t = v.base(no)
    t["supplier"]["name"] = v.s["name"].upper()
    t.update(line_items=lines, taxable_total=m(tx), round_off=m(ro), grand_total=m(grand), amount_in_words=w)
    t.update({"cgst_total": m(ct), "sgst_total": m(ct)} if v.local else {"igst_total": m(it)})
    return {"data": t}


LAYOUTS = {"sapone": sapone, "steelbill": steelbill}
