# SPDX-License-Identifier: AGPL-3.0-or-later
"""Desktop billing programs, drawn on the canvas: Tally Prime, Busy, Marg."""
from datetime import timedelta
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from stranger_quay_kit import Inv, money, m, qtext, pct, halfrate, words, wrap, put, cell, height, row, vlines, div, irn, fakeqr, stringWidth


def tally(path, seed, rows):
    """Tally Prime, with e-invoice head, serial numbers below the item, rate inclusive of tax, GST rate column."""
    v = Inv("tally", seed, rows, "electric", "Electricals", "Infra Projects Pvt Ltd", disc=(0, 0, 50, 100, 125), qty=(1, 24))
    r = v.r
    no = f"SE/{v.num:04d}/{v.fy}"
    ir = irn(r)
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    W, H = A4
    X0, X1 = 34, W - 34
    incl = r.random() < .5
    F, B, I = "Helvetica", "Helvetica-Bold", "Helvetica-Oblique"
    heads = ["Sl\nNo.", "Description of Goods", "HSN/SAC", "GST\nRate", "Quantity"] + (["Rate\n(Incl. of Tax)"] if incl else []) + ["Rate", "per", "Disc. %", "Amount"]
    ws = [20, 0, 44, 32, 52] + ([56] if incl else []) + [50, 24, 34, 76]
    ws[1] = X1 - X0 - sum(ws)
    xs = [X0]
    for w in ws:
        xs.append(xs[-1] + w)
    for x in v.items:
        x["ser"] = [f"S/N: {r.choice('KTX')}{r.randint(10**7, 10**8 - 1)}" for _ in range(2)] if x["u"] in ("Set",) else []
    due = v.day + timedelta(30)
    page = [0]

    def head():
        page[0] += 1
        y = H - 36
        put(c, W / 2, y, "Tax Invoice" + (f" (Page {page[0]})" if page[0] > 1 else ""), B, 11, "c")
        if page[0] == 1:
            put(c, X1 - 4, y, "e-Invoice", B, 9, "r")
            for k, (a, b) in enumerate((("IRN", ir[:36] + "-"), ("", ir[36:]), ("Ack No.", str(112500000000000 + v.num * 7919)), ("Ack Date", f"{v.day.day}-{v.day:%b-%y}"))):
                if a:
                    put(c, X0, y - 20 - 11 * k, a, F, 8)
                    put(c, X0 + 40, y - 20 - 11 * k, ":", F, 8)
                put(c, X0 + 46, y - 20 - 11 * k, b, B, 8)
            fakeqr(c, X1 - 82, y - 90, 84, ir)
            y -= 94
        else:
            y -= 12
        top, mid, q = y, X0 + 262, (X1 - X0 - 262) / 2
        c.setLineWidth(.5)
        s, b = v.s, v.b
        put(c, X0 + 3, y - 11, s["name"], B, 9)
        for k, t in enumerate((s["addr"], f"{s['city']} - {s['pin']}", f"GSTIN/UIN: {s['gstin']}", f"State Name : {s['state']}, Code : {s['code']}", f"E-Mail : {s['mail']}")):
            put(c, X0 + 3, y - 22 - 10 * k, t, F, 8)
        blocks = [("Consignee (Ship to)", 0), ("Buyer (Bill to)", 1)]
        yy = y - 70
        for t, pos in blocks:
            c.line(X0, yy, mid, yy)
            put(c, X0 + 3, yy - 9, t, F, 7)
            put(c, X0 + 3, yy - 19, b["name"], B, 9)
            ls = [b["addr"], f"{b['city']} - {b['pin']}", f"GSTIN/UIN       : {b['gstin']}", f"State Name      : {b['state']}, Code : {b['code']}"]
            if pos:
                ls.append(f"Place of Supply : {v.posname}")
            for k, t2 in enumerate(ls):
                put(c, X0 + 3, yy - 29 - 10 * k, t2, F, 8)
            yy -= 66 if not pos else 76
        bot = yy
        g = [("Invoice No.", no), ("Dated", f"{v.day.day}-{v.day:%b-%y}"), ("Delivery Note", ""), ("Mode/Terms of Payment", "30 Days"),
             ("Reference No. & Date.", ""), ("Other References", ""), ("Buyer's Order No.", f"PO-{v.num % 700 + 31}"), ("Dated", f"{(v.day - timedelta(6)).day}-{v.day - timedelta(6):%b-%y}"),
             ("Dispatch Doc No.", ""), ("Delivery Note Date", ""), ("Dispatched through", "By Road"), ("Destination", b["city"])]
        for k, (a, t) in enumerate(g):
            gx, gy = mid + q * (k % 2), top - 24 * (k // 2)
            put(c, gx + 3, gy - 8, a, F, 7)
            put(c, gx + 3, gy - 19, t, B, 8.5)
            c.line(mid, gy - 24, X1, gy - 24)
        c.line(mid + q, top, mid + q, top - 144)
        put(c, mid + 3, top - 153, "Terms of Delivery", F, 7)
        c.line(mid, top, mid, bot)
        c.rect(X0, bot, X1 - X0, top - bot)
        row(c, xs, bot - 2, heads, "ccccccccccc", F, 7.5)
        c.line(X0, bot - 22, X1, bot - 22)
        return bot, bot - 24

    def close(top, bot, cont):
        vlines(c, xs, top, bot)
        c.line(X0, bot, X1, bot)
        if cont:
            put(c, X1 - 4, bot - 11, f"continued to page number {page[0] + 1}", I, 8, "r")
        put(c, W / 2, 26, "This is a Computer Generated Invoice", F, 7.5, "c")

    top, y = head()
    lines = []
    for n, x in enumerate(v.items, 1):
        h = height(x["d"], B, 8, ws[1]) + 9 * len(x["ser"]) + 3
        if y - h < 66:
            close(top, y - 2, True)
            c.showPage()
            top, y = head()
        vals = [str(n), x["d"], x["h"], f"{x['g']} %", f"{qtext(x['q'])} {x['u']}"] + ([money(div(x["p"] * (100 + x["g"]), 100))] if incl else []) + [money(x["p"]), x["u"], f"{pct(x['pc'])} %" if x["pc"] else "", money(x["tx"])]
        hh = row(c, xs, y, vals, "llllr" + ("r" if incl else "") + "rlrr", F, 8, (B, (1, 4, len(vals) - 1)))
        for k, s in enumerate(x["ser"]):
            put(c, xs[1] + 10, y - height(x["d"], B, 8, ws[1]) - 7 - 9 * k, s, I, 7)
        y -= h
        lines.append({"description": x["d"], "hsn_sac": x["h"], "gst_rate": str(x["g"]), "quantity": qtext(x["q"]), "unit": x["u"], "unit_price": m(x["p"]), "amount": m(x["tx"])})
    freight = r.choice((0, 0, 45000, 82500))
    gs = {}
    for x in v.items:
        gs[(x["h"], x["g"])] = gs.get((x["h"], x["g"]), 0) + x["tx"]
    if freight:
        gs[("996511", 18)] = freight
    summ = [(k, t, div(t * k[1], 200) if v.local else 0, 0 if v.local else div(t * k[1], 100)) for k, t in gs.items()]
    tx, ct, it = (sum(s[k] for s in summ) for k in (1, 2, 3))
    gross = tx + 2 * ct + it
    grand, ro = v.rounded(gross)
    foot = [("", money(v.sum("tx")), F)] + ([("Freight Outward (Taxable)", money(freight), B)] if freight else [])
    foot += [("Output CGST", money(ct), B), ("Output SGST", money(ct), B)] if v.local else [("Output IGST", money(it), B)]
    if ro:
        foot.append(("Less : Rounded Off" if ro < 0 else "Rounded Off", (f"(-){money(-ro)}" if ro < 0 else money(ro)), B))
    if y - len(foot) * 12 - 20 < 66:
        close(top, y - 2, True)
        c.showPage()
        top, y = head()
    y -= 4
    for k, (a, t, f) in enumerate(foot):
        if k == 0:
            c.line(xs[-2] + 6, y + 2, X1, y + 2)
        put(c, xs[2] - 4, y - 9, a, "Helvetica-BoldOblique", 8, "r")
        put(c, X1 - 3, y - 9, t, f, 8, "r")
        y -= 12
    y = min(y, max(y - 60, 420))
    c.line(X0, y, X1, y)
    put(c, xs[2] - 4, y - 11, "Total", F, 8.5, "r")
    us = {x["u"] for x in v.items}
    if len(us) == 1:
        put(c, xs[5] - 3, y - 11, f"{qtext(v.sum('q'))} {us.pop()}", B, 8, "r")
    put(c, X1 - 3, y - 11, "Rs. " + money(grand), B, 9, "r")
    close(top, y - 16, False)
    y -= 16
    need = 60 + 24 + 12 * len(summ) + 100
    w = "INR " + words(grand // 100) + " Only"
    if y - need < 36:
        put(c, X1 - 4, y - 11, f"continued to page number {page[0] + 1}", I, 8, "r")
        c.showPage()
        page[0] += 1
        y = H - 36
        put(c, W / 2, y, f"Tax Invoice (Page {page[0]})", B, 11, "c")
        y -= 14
        c.line(X0, y, X1, y)
        put(c, W / 2, 26, "This is a Computer Generated Invoice", F, 7.5, "c")
    t0 = y
    put(c, X0 + 3, y - 10, "Amount Chargeable (in words)", F, 7.5)
    put(c, X1 - 3, y - 10, "E. & O.E", I, 7.5, "r")
    y -= 12 + cell(c, X0, y - 12, X1 - X0, w, B, 9) + 4
    # tax summary
    cols = [("HSN/SAC", 150), ("Taxable\nValue", 0)] + ([("Rate", 40), ("Amount", 62), ("Rate", 40), ("Amount", 62)] if v.local else [("Rate", 50), ("Amount", 90)]) + [("Total\nTax Amount", 80)]
    cw = [k[1] for k in cols]
    cw[1] = X1 - X0 - sum(cw)
    sx = [X0]
    for k in cw:
        sx.append(sx[-1] + k)
    c.line(X0, y, X1, y)
    ts = y
    for i, (a, _) in enumerate(cols):
        two = a in ("Rate", "Amount")
        cell(c, sx[i], y - (13 if two else 1), cw[i], a, F, 7.5, "c")
    for i, nm in ((2, "CGST"), (4, "SGST/UTGST")) if v.local else ((2, "IGST"),):
        put(c, (sx[i] + sx[i + 2]) / 2, y - 9, nm, F, 7.5, "c")
        c.line(sx[i], y - 12, sx[i + 2], y - 12)
        c.line(sx[i + 1], y - 12, sx[i + 1], y - 26 - 12 * (len(summ) + 1))
    y -= 25
    c.line(X0, y, X1, y)
    for k, t, a, i in summ + [(("Total", None), tx, ct, it)]:
        tot = k[1] is None
        f = B if tot else F
        rt = "" if tot else (halfrate(k[1]) + "%" if v.local else f"{k[1]}%")
        vals = [k[0], money(t)] + ([rt, money(a), rt, money(a), money(2 * a)] if v.local else [rt, money(i), money(i)])
        if tot:
            c.line(X0, y, X1, y)
        row(c, sx, y - 1, vals, ("r" if tot else "l") + "rrrrrr", f, 8)
        y -= 12
    y -= 1
    c.line(X0, y, X1, y)
    vlines(c, [x for i, x in enumerate(sx) if i not in (3, 5) or (i == 5 and not v.local)], ts, y)
    put(c, X0 + 3, y - 11, "Tax Amount (in words) :", F, 7.5)
    cell(c, X0 + 92, y - 2.5, X1 - X0 - 92, "INR " + words((2 * ct + it) // 100) + (f" and {words((2 * ct + it) % 100)} paise" if (2 * ct + it) % 100 else "") + " Only", B, 8.5)
    y -= 34
    put(c, X0 + 3, y, "Company's PAN :", F, 8)
    put(c, X0 + 72, y, v.s["gstin"][2:12], B, 8)
    c.line(X0 + 3, y - 9.5, X0 + 42, y - 9.5)
    put(c, X0 + 3, y - 8, "Declaration", F, 7.5)
    cell(c, X0, y - 11, 258, "We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct.", F, 7.5)
    c.rect(X0 + 262, y - 46, X1 - X0 - 262, 46)
    put(c, X1 - 4, y - 10, "for " + v.s["name"], B, 8, "r")
    put(c, X1 - 4, y - 42, "Authorised Signatory", F, 7.5, "r")
    y -= 46
    c.rect(X0, y, X1 - X0, t0 - y)
    c.save()
    t = v.base(no)
    t.update(line_items=lines, taxable_total=m(tx), grand_total=m(grand), amount_in_words=w, irn=ir)
    t.update({"cgst_total": m(ct), "sgst_total": m(ct)} if v.local else {"igst_total": m(it)})
    if ro:
        t["round_off"] = m(ro)
    return {"data": t}


def busy(path, seed, rows):
    """Busy: list price, discount and price; bill sundries (freight, packing) with Add/Less in the foot; rate-wise summary."""
    v = Inv("busy", seed, rows, "grocery", "Trading Company", "Super Mart", disc=(0, 50, 75, 100), qty=(2, 60), kinds=("F", "P"))
    r = v.r
    no = f"{v.fy}/{v.num}"
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    W, H = A4
    X0, X1 = 28, W - 28
    F, B, I = "Times-Roman", "Times-Bold", "Times-Italic"
    for x in v.items:                       # the price is the list price less discount, the amount is the price by the quantity
        x["net"] = div(x["p"] * (1000 - x["pc"]), 1000)
        x["tx"] = div(x["net"] * x["q"], 1000)
    ws = [26, 0, 58, 48, 34, 58, 46, 58, 72]
    ws[1] = X1 - X0 - sum(ws)
    xs = [X0]
    for w in ws:
        xs.append(xs[-1] + w)
    pk = r.choice((0, 12000, 25000))
    lines, pg = [], [0]

    def head(carry=None):
        pg[0] += 1
        y = H - 30
        put(c, X0 + 2, y, "GSTIN : " + v.s["gstin"], B, 9)
        put(c, X1 - 2, y, "Original Copy", I, 9, "r")
        put(c, W / 2, y - 12, "TAX INVOICE", B, 10, "c")
        c.line(W / 2 - 34, y - 14, W / 2 + 34, y - 14)
        put(c, W / 2, y - 32, v.s["name"].upper(), B, 16, "c")
        put(c, W / 2, y - 45, f"{v.s['addr']}, {v.s['city']}-{v.s['pin']}", F, 9.5, "c")
        put(c, W / 2, y - 56, f"Tel. : {v.s['phone']}   email : {v.s['mail']}", F, 9.5, "c")
        y -= 64
        c.line(X0, y, X1, y)
        mid = W / 2
        a = [("Invoice No.", no), ("Dated", f"{v.day:%d-%m-%Y}"), ("Place of Supply", f"{v.posname} ({v.pos})"), ("Reverse Charge", "N"), ("GR/RR No.", "")]
        b = [("Transport", "Shree Roadlines"), ("Vehicle No.", f"{r0}"), ("Station", v.b["city"]), ("E-Way Bill No.", ""), ("Salesman", "Counter")]
        for k in range(5):
            for (l, t), x in ((a[k], X0 + 4), (b[k], mid + 4)):
                put(c, x, y - 12 - 12 * k, l, F, 9.5)
                put(c, x + 76, y - 12 - 12 * k, ":  " + t, B if l == "Invoice No." else F, 9.5)
        y -= 68
        c.line(X0, y, X1, y)
        for x, t in ((X0 + 4, "Billed to :"), (mid + 4, "Shipped to :")):
            put(c, x, y - 11, t, I, 9.5)
            put(c, x, y - 23, v.b["name"], B, 10)
            for k, s in enumerate((v.b["addr"], f"{v.b['city']}, {v.b['state']}-{v.b['pin']}", "Party Mobile No :  " + v.b["phone"], "GSTIN / UIN         :  " + v.b["gstin"])):
                put(c, x, y - 35 - 11.5 * k, s, F, 9.5)
        y -= 78
        c.line(mid, y, mid, H - 94)
        c.line(X0, y, X1, y)
        t = y
        row(c, xs, y - 1, ["S.N.", "Description of Goods", "HSN/SAC\nCode", "Qty.", "Unit", "List\nPrice", "Discount", "Price", "Amount(Rs.)"], "llcrlrrrr", B, 9)
        y -= 25
        c.line(X0, y, X1, y)
        if carry is not None:
            put(c, xs[2] - 4, y - 11, "B/F", I, 9.5, "r")
            put(c, X1 - 3, y - 11, money(carry), I, 9.5, "r")
            y -= 14
        return t, y - 2

    def close(t, y):
        vlines(c, xs[1:-1], t, y)
        c.line(X0, y, X1, y)
    r0 = f"{'MH GJ KA'.split()[v.num % 3]}-{v.num % 60 + 1:02d}-{r.choice('ABCD')}{r.choice('KLMN')}-{r.randint(1000, 9999)}"
    top, y = head()
    run = 0
    for n, x in enumerate(v.items, 1):
        h = height(x["d"], F, 9.5, ws[1]) + 2
        if y - h < 62:
            close(top, y - 18)
            put(c, xs[2] - 4, y - 13, "Totals c/o", I, 9.5, "r")
            put(c, X1 - 3, y - 13, money(run), I, 9.5, "r")
            c.rect(X0, y - 18, X1 - X0, H - 94 - y + 18)
            put(c, X1, y - 30, "Contd. on Page " + str(pg[0] + 1), I, 9, "r")
            c.showPage()
            top, y = head(run)
        row(c, xs, y, [f"{n}.", x["d"], x["h"], qtext(x["q"], 2), x["u"], money(x["p"]), pct(x["pc"]) + " %" if x["pc"] else "0 %", money(x["net"]), money(x["tx"])], "llcrlrrrr", F, 9.5)
        run += x["tx"]
        y -= h
        lines.append({"description": x["d"], "hsn_sac": x["h"], "quantity": qtext(x["q"], 2), "unit": x["u"], "unit_price": m(x["net"]), "amount": m(x["tx"])})
    rates = {}
    for x in v.items:
        rates[x["g"]] = rates.get(x["g"], 0) + x["tx"]
    if pk:
        rates[18] = rates.get(18, 0) + pk
    sm = [(g, t, div(t * g, 200) if v.local else 0, 0 if v.local else div(t * g, 100)) for g, t in sorted(rates.items())]
    tx, ct, it = (sum(s[k] for s in sm) for k in (1, 2, 3))
    gross = tx + 2 * ct + it
    grand, ro = v.rounded(gross)
    sund = [("Add", "Packing & Forwarding", "", pk)] if pk else []
    for g, t, a, i in sm:
        if v.local:
            sund += [("Add", "CGST", f"@ {halfrate(g)} %", a), ("Add", "SGST", f"@ {halfrate(g)} %", a)]
        else:
            sund += [("Add", "IGST", f"@ {g} %", i)]
    if ro:
        sund.append(("Less" if ro < 0 else "Add", f"Rounded Off ({'-' if ro < 0 else '+'})", "", abs(ro)))
    need = 14 * len(sund) + 20 + 30 + 12 * (len(sm) + 3) + 130
    if y - need < 24:
        close(top, y - 18)
        put(c, xs[2] - 4, y - 13, "Totals c/o", I, 9.5, "r")
        put(c, X1 - 3, y - 13, money(run), I, 9.5, "r")
        c.rect(X0, y - 18, X1 - X0, H - 94 - y + 18)
        c.showPage()
        top, y = head(run)
    y = min(y - 8, max(y - 8, 24 + need))
    if y > 24 + need:
        y = max(24 + need, y - 160)
    close(top, y)
    put(c, X1 - 3, y - 12, money(v.sum("tx")), F, 9.5, "r")
    y -= 16
    for ad, nm, rt, a in sund:
        put(c, xs[2] - 20, y - 10, ad, I, 9.5)
        put(c, xs[2] + 12, y - 10, ":  " + nm, F, 9.5)
        put(c, xs[6] + 30, y - 10, rt, F, 9.5, "r")
        put(c, X1 - 3, y - 10, money(a), F, 9.5, "r")
        y -= 14
    c.line(X0, y, X1, y)
    put(c, xs[2] - 20, y - 13, "Grand Total", B, 10.5)
    us = {x["u"] for x in v.items}
    put(c, xs[4] - 3, y - 13, qtext(v.sum("q"), 2) if len(us) == 1 else "", B, 9.5, "r")
    put(c, X1 - 3, y - 13, money(grand), B, 10.5, "r")
    y -= 18
    c.line(X0, y, X1, y)
    hd = ["Tax Rate", "Taxable Amt."] + (["CGST Amt.", "SGST Amt."] if v.local else ["IGST Amt."]) + ["Total Tax"]
    for k, t in enumerate(hd):
        put(c, X0 + 60 + 78 * k, y - 11, t, B, 9, "r")
        c.line(X0 + 60 + 78 * k - stringWidth(t, B, 9), y - 13, X0 + 60 + 78 * k, y - 13)
    y -= 14
    for g, t, a, i in sm + ([("Totals", tx, ct, it)] if len(sm) > 1 else []):
        for k, s in enumerate([g if g == "Totals" else f"{g}%", money(t)] + ([money(a), money(a), money(2 * a)] if v.local else [money(i), money(i)])):
            put(c, X0 + 60 + 78 * k, y - 10, s, F, 9, "r")
        y -= 12
    y -= 6
    w = "Rupees " + words(grand // 100) + " Only"
    y -= cell(c, X0, y, X1 - X0, w, B, 10) + 4
    c.line(X0, y, X1, y)
    put(c, X0 + 4, y - 11, "Terms & Conditions", B, 9)
    for k, s in enumerate(("E.& O.E.", "1. Goods once sold will not be taken back.", "2. Interest @ 18% p.a. will be charged if the payment is not", "    made within the stipulated time.", f"3. Subject to '{v.s['city']}' Jurisdiction only.")):
        put(c, X0 + 4, y - 22 - 10 * k, s, F, 8.5)
    put(c, W / 2 + 4, y - 11, "Receiver's Signature   :", F, 9)
    c.line(W / 2, y - 26, X1, y - 26)
    put(c, X1 - 4, y - 38, "For " + v.s["name"].upper(), B, 9.5, "r")
    put(c, X1 - 4, y - 66, "Authorised Signatory", F, 9, "r")
    c.line(W / 2, y, W / 2, y - 72)
    y -= 72
    c.rect(X0, y, X1 - X0, H - 94 - y)
    c.save()
    t = v.base(no)
    t["supplier"]["name"] = v.s["name"].upper()
    t.update(line_items=lines, grand_total=m(grand), amount_in_words=w)
    t["taxable_total"] = m(tx)
    t.update({"cgst_total": m(ct), "sgst_total": m(ct)} if v.local else {"igst_total": m(it)})
    if ro:
        t["round_off"] = m(ro)
    return {"data": t}
LAYOUTS = {"tally": tally, "busy": busy}
