# SPDX-License-Identifier: AGPL-3.0-or-later
"""A pharma bill of Marg, a Vyapar bill, the print of the e-invoice portal: on the canvas."""
from datetime import timedelta
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.colors import HexColor, black, white
from stranger_quay_kit import Inv, money, m, qtext, pct, halfrate, words, put, cell, height, row, vlines, div, irn, fakeqr


def marg(path, seed, rows):
    """Marg ERP, landscape: pack, batch, expiry, MRP, free quantity, cash discount, classes of GST in the foot."""
    v = Inv("marg", seed, rows, "pharma", "Medical Agencies", "Medicos", disc=(0, 0, 20, 30, 50), qty=(1, 60), kinds=("F", "P"))
    r = v.r
    no = f"GA{v.num:06d}"
    c = canvas.Canvas(path, pagesize=landscape(A4), invariant=1)
    W, H = landscape(A4)
    X0, X1 = 22, W - 22
    F, B = "DC", "DCB"
    due = v.day + timedelta(21)
    tax = ["SGST", "CGST"] if v.local else ["IGST"]
    hd = ["Sn.", "Qty.", "Free", "Pack", "Item Description", "Mfr", "HSN", "Batch", "Exp.", "MRP", "Rate", "Dis%", *tax, "Amount"]
    ws = [24, 38, 34, 42, 0, 38, 58, 58, 38, 54, 58, 36, *([38] * len(tax)), 78]
    ws[4] = X1 - X0 - sum(ws)
    xs = [X0]
    for w in ws:
        xs.append(xs[-1] + w)
    al = "rrrllllllrrr" + "r" * len(tax) + "r"
    for x in v.items:
        f = x["q"] // 10000
        x["free"] = f if r.random() < .5 and f else 0
        x["b"] = f"{r.choice('ABGHKT')}{r.choice('LMNX')}{r.randint(1000, 99999)}"
        x["e"] = f"{r.randint(1, 12):02d}/{r.randint(27, 29)}"
        x["m"] = r.choice(["CIP", "ZYN", "ALK", "TOR", "MNK"])
        x["mrp"] = div(x["p"] * 147, 100)
    lines, pg = [], [0]

    def head(bf=None):
        pg[0] += 1
        y = H - 24
        put(c, X0 + 4, y - 12, v.s["name"].upper(), B, 13)
        for k, s in enumerate((v.s["addr"].upper(), f"{v.s['city'].upper()}-{v.s['pin']}   Phone : {v.s['phone']}", f"D.L.No. : 20B-{v.num + 40117}, 21B-{v.num + 40118}", f"GSTIN : {v.s['gstin']}")):
            put(c, X0 + 4, y - 24 - 10.5 * k, s, F, 8)
        mx = X0 + 290
        put(c, mx + 6, y - 12, "To,  " + v.b["name"].upper(), B, 10)
        for k, s in enumerate((v.b["addr"].upper(), f"{v.b['city'].upper()} {v.b['pin']}  State : {v.b['code']}-{v.b['state']}", f"Ph.No. : {v.b['phone']}   D.L.No. : {v.num + 7311}/20B", f"GSTIN : {v.b['gstin']}")):
            put(c, mx + 6, y - 24 - 10.5 * k, s, F, 8)
        ix = X0 + 590
        put(c, (ix + X1) / 2, y - 13, "GST INVOICE", B, 12, "c")
        for k, (a, t) in enumerate((("Invoice No.", no), ("Date", f"{v.day:%d-%m-%Y}"), ("Due Date", f"{due:%d-%m-%Y}"), (f"Page No.", f"{pg[0]}"))):
            put(c, ix + 6, y - 26 - 10 * k, a, F, 8)
            put(c, ix + 66, y - 26 - 10 * k, ": " + t, B if k < 2 else F, 8)
        b = y - 62
        vlines(c, (mx, ix), y, b)
        c.rect(X0, b, X1 - X0, 62)
        row(c, xs, b - 2, hd, al, B, 8)
        c.line(X0, b - 15, X1, b - 15)
        y = b - 17
        if bf is not None:
            put(c, xs[4] + 4, y - 9, "BROUGHT FORWARD", F, 8)
            put(c, X1 - 3, y - 9, money(bf, False), F, 8, "r")
            y -= 12
        return b, y
    c.setLineWidth(.6)
    t0, y = head()
    run = 0
    for n, x in enumerate(v.items, 1):
        if y < 60 + 12:
            put(c, xs[4] + 4, y - 9, "CARRIED FORWARD", F, 8)
            put(c, X1 - 3, y - 9, money(run, False), F, 8, "r")
            vlines(c, xs, t0, y - 16)
            c.line(X0, y - 16, X1, y - 16)
            put(c, X1, y - 28, "Continued ...", F, 8, "r")
            c.showPage()
            c.setLineWidth(.6)
            t0, y = head(run)
        pt = [halfrate(x["g"])] * 2 if v.local else [str(x["g"])]
        row(c, xs, y, [f"{n}.", qtext(x["q"]), str(x["free"]) if x["free"] else "", x["u"], x["d"], x["m"], x["h"], x["b"], x["e"], m(x["mrp"]), m(x["p"]), f"{x['pc'] / 10:.2f}", *[f"{float(k):.2f}" for k in pt], m(x["tx"])], al, F, 8)
        y -= 12.5
        run += x["tx"]
        d = {"description": x["d"], "hsn_sac": x["h"], "quantity": qtext(x["q"]), "unit_price": m(x["p"]), "amount": m(x["tx"])}
        if not v.local:
            d["gst_rate"] = str(x["g"])
        lines.append(d)
    if y < 160:
        put(c, xs[4] + 4, y - 9, "CARRIED FORWARD", F, 8)
        put(c, X1 - 3, y - 9, money(run, False), F, 8, "r")
        vlines(c, xs, t0, y - 16)
        c.line(X0, y - 16, X1, y - 16)
        c.showPage()
        c.setLineWidth(.6)
        t0, y = head(run)
    y = max(148, y - 90) if y > 160 else y - 4
    vlines(c, xs, t0, y)
    c.line(X0, y, X1, y)
    # classes
    gr = {}
    for x in v.items:
        a = gr.setdefault(x["g"], [0, 0, 0])
        a[0] += x["gross"]
        a[1] += x["dis"]
        a[2] += x["tx"]
    cl, tot = [], [0] * 5
    for g, (a, d, t) in sorted(gr.items()):
        hf, ig = (div(t * g, 200), 0) if v.local else (0, div(t * g, 100))
        cl.append((g, a, d, t, hf, ig))
    S = [sum(k[i] for k in cl) for i in range(1, 6)]
    gross = S[2] + 2 * S[3] + S[4]
    grand, ro = v.rounded(gross)
    top = y
    hh = ["CLASS", "TOTAL", "DISC.", "TAXABLE"] + (["SGST", "CGST"] if v.local else ["IGST"]) + ["TOTAL GST"]
    cx = [X0 + 60 + 66 * k for k in range(len(hh))]
    for k, t in enumerate(hh):
        put(c, X0 + 4 if k == 0 else cx[k], y - 11, t, B, 7.5, "l" if k == 0 else "r")
    c.line(X0, y - 15, X0 + 474, y - 15)
    y -= 16
    for g, a, d, t, hf, ig in cl + [(None, *S)]:
        vs = [("TOTAL" if g is None else f"GST {g:.2f}"), m(a), m(d), m(t)] + ([m(hf), m(hf), m(2 * hf)] if v.local else [m(ig), m(ig)])
        if g is None:
            c.line(X0, y, X0 + 474, y)
        for k, t2 in enumerate(vs):
            put(c, X0 + 4 if k == 0 else cx[k], y - 10, t2, B if g is None else F, 7.5, "l" if k == 0 else "r")
        y -= 12
    right = [("SUB TOTAL", m(S[0])), ("DISCOUNT", m(S[1]))] + ([("SGST PAYBLE", m(S[3])), ("CGST PAYBLE", m(S[3]))] if v.local else [("IGST PAYBLE", m(S[4]))]) + [("ROUND OFF", m(ro))]
    for k, (a, t) in enumerate(right):
        put(c, X0 + 598, top - 11 - 11.5 * k, a, F, 8)
        put(c, X1 - 4, top - 11 - 11.5 * k, t, F, 8, "r")
    gy = top - 64
    c.line(X0 + 590, gy, X1, gy)
    put(c, X0 + 598, gy - 15, "GRAND TOTAL", B, 10)
    put(c, X1 - 4, gy - 15, m(grand), B, 12, "r")
    w = "Rs. " + words(grand // 100) + " only"
    wy = top - 66
    c.line(X0, wy, X0 + 590, wy)
    put(c, X0 + 4, wy - 12, w, B, 8)
    c.line(X0, wy - 22, X1, wy - 22)
    for k, s in enumerate(("Terms & Conditions", "Goods once sold will not be taken back or exchanged. Bills not paid by due date will attract 24% interest.", f"All disputes subject to {v.s['city'].upper()} Jurisdiction only.   E.&.O.E.")):
        put(c, X0 + 4, wy - 32 - 9.5 * k, s, B if k == 0 else F, 7)
    put(c, X1 - 4, wy - 32, "For " + v.s["name"].upper(), B, 8, "r")
    put(c, X1 - 4, wy - 55, "Authorised Signatory", F, 7.5, "r")
    c.rect(X0, wy - 60, X1 - X0, t0 + 62 - wy + 60 - 62)
    c.line(X0 + 590, top, X0 + 590, wy - 60)
    c.save()
    t = v.base(no, due, pos=False)
    for k in ("supplier", "recipient"):
        t[k]["name"] = t[k]["name"].upper()
    t.update(line_items=lines, taxable_total=m(S[2]), round_off=m(ro), grand_total=m(grand), amount_in_words=w)
    t.update({"cgst_total": m(S[3]), "sgst_total": m(S[3])} if v.local else {"igst_total": m(S[4])})
    return {"data": t}


def vyapar(path, seed, rows):
    """Vyapar, the purple theme: GST and discount with the amount and, in brackets below, the percent."""
    v = Inv("vyapar", seed, rows, "office", "Stationers", "Academy", disc=(0, 0, 50, 100), qty=(1, 25), kinds=("P", "T"))
    r = v.r
    no = str(v.num)
    due = v.day + timedelta(r.choice((7, 15, 30)))
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    W, H = A4
    X0, X1 = 30, W - 30
    col = HexColor(r.choice(("#7C5CBF", "#097687", "#B5563A")))
    F, B = "DV", "DVB"
    hd = ["#", "Item name", "HSN/ SAC", "Quantity", "Unit", "Price/ Unit (₹)", "Discount (₹)", "GST (₹)", "Amount (₹)"]
    ws = [18, 0, 46, 48, 36, 62, 62, 68, 80]
    ws[1] = X1 - X0 - sum(ws)
    xs = [X0]
    for w in ws:
        xs.append(xs[-1] + w)
    al = "llrrlrrrr"

    def thead(y):
        c.setFillColor(col)
        c.rect(X0, y - 26, X1 - X0, 26, stroke=0, fill=1)
        c.setFillColor(white)
        row(c, xs, y - 3, hd, al, B, 7.5)
        c.setFillColor(black)
        return y - 30
    y = H - 40
    c.setFillColor(col)
    put(c, W / 2, y, "Tax Invoice", B, 14, "c")
    c.setFillColor(black)
    y -= 26
    put(c, X0, y, v.s["name"], B, 13)
    for k, s in enumerate((f"{v.s['addr']}, {v.s['city']} {v.s['pin']}", f"Phone no.: {v.s['phone']}   Email: {v.s['mail']}", f"GSTIN: {v.s['gstin']}", f"State: {v.s['code']}-{v.s['state']}")):
        put(c, X0, y - 13 - 11 * k, s, F, 8)
    y -= 58
    c.setStrokeColor(col)
    c.line(X0, y, X1, y)
    put(c, X0, y - 13, "Bill To", B, 9)
    put(c, X1, y - 13, "Invoice Details", B, 9, "r")
    put(c, X0, y - 26, v.b["name"], B, 9)
    yy = y - 26 - cell(c, X0, y - 29, 250, f"{v.b['addr']}, {v.b['city']} {v.b['pin']}", F, 8, pad=0) - 12
    for k, s in enumerate((f"Contact No. : {v.b['phone']}", f"GSTIN : {v.b['gstin']}", f"State: {v.b['code']}-{v.b['state']}")):
        put(c, X0, yy - 11 * k, s, F, 8)
    for k, s in enumerate((f"Invoice No. : {no}", f"Date : {v.day:%d-%m-%Y}", f"Due Date : {due:%d-%m-%Y}", f"Place of supply: {v.pos}-{v.posname}")):
        put(c, X1, y - 26 - 11 * k, s, F, 8, "r")
    y = thead(yy - 36)
    lines = []
    for n, x in enumerate(v.items, 1):
        two = any((x["dis"], x["g"]))
        h = max(height(x["d"], B, 8, ws[1]), 19) + 5
        if y - h < 50:
            c.showPage()
            c.setStrokeColor(col)
            y = thead(H - 40)
        tx = x["tot"] - x["tx"]
        row(c, xs, y, [str(n), x["d"], x["h"], qtext(x["q"]), x["u"], "₹ " + money(x["p"]), f"₹ {money(x['dis'])}\n({pct(x['pc'])}%)", f"₹ {money(tx)}\n({x['g']}%)", "₹ " + money(x["tot"])], al, F, 8, (B, (1,)))
        y -= h
        c.setStrokeColor(HexColor("#DDDDDD"))
        c.line(X0, y + 2, X1, y + 2)
        lines.append({"description": x["d"], "hsn_sac": x["h"], "quantity": qtext(x["q"]), "unit": x["u"], "unit_price": m(x["p"]), "discount": m(x["dis"]), "gst_rate": str(x["g"]), "amount": m(x["tot"])})
    gr = [(k[0], t, a, i) for k, t, a, i in v.groups("g") if k[0]]
    taxl = []
    for g, t, a, i in gr:
        taxl += [(f"SGST@{halfrate(g)}%", t, a, f"{halfrate(g)}%", "SGST"), (f"CGST@{halfrate(g)}%", t, a, f"{halfrate(g)}%", "CGST")] if v.local else [(f"IGST@{g}%", t, i, f"{g}%", "IGST")]
    grand, ro = v.rounded(v.sum("tot"))
    rec = r.choice((0, grand // 200 * 100))
    need = max(30 + 14 * len(taxl) + 90, 14 * (len(taxl) + 7)) + 90
    if y - 18 - need < 30:
        c.showPage()
        y = H - 40
    put(c, xs[1] + 3, y - 10, "Total", B, 8.5)
    put(c, xs[4] - 3, y - 10, qtext(v.sum("q")), B, 8.5, "r")
    put(c, xs[7] - 3, y - 10, "₹ " + money(v.sum("dis")), B, 7.5, "r")
    put(c, xs[8] - 3, y - 10, "₹ " + money(v.sum("tot") - v.sum("tx")), B, 7.5, "r")
    put(c, xs[9] - 3, y - 10, "₹ " + money(v.sum("tot")), B, 7.5, "r")
    c.setStrokeColor(col)
    c.line(X0, y - 16, X1, y - 16)
    y -= 30
    top, mid = y, X0 + 290
    put(c, mid + 16, y - 8, "Sub Total", F, 8.5)
    put(c, X1 - 3, y - 8, "₹ " + money(v.sum("tx")), F, 8.5, "r")
    for nm, t, a, p, kd in taxl:
        y -= 14
        put(c, mid + 16, y - 8, nm, F, 8.5)
        put(c, X1 - 3, y - 8, "₹ " + money(a), F, 8.5, "r")
    if ro:
        y -= 14
        put(c, mid + 16, y - 8, "Round off", F, 8.5)
        put(c, X1 - 3, y - 8, ("- ₹ " if ro < 0 else "₹ ") + money(abs(ro)), F, 8.5, "r")
    y -= 14
    c.setFillColor(col)
    c.rect(mid + 10, y - 14, X1 - mid - 10, 17, fill=1, stroke=0)
    c.setFillColor(white)
    put(c, mid + 16, y - 9, "Total", B, 9)
    put(c, X1 - 3, y - 9, "₹ " + money(grand), B, 9, "r")
    c.setFillColor(black)
    for a, t in (("Received", rec), ("Balance", grand - rec)):
        y -= 17
        put(c, mid + 16, y - 8, a, F, 8.5)
        put(c, X1 - 3, y - 8, "₹ " + money(t), F, 8.5, "r")
    y2 = top
    tc = [X0, X0 + 62, X0 + 146, X0 + 190, X0 + 290]
    row(c, tc, y2, ["Tax type", "Taxable amount", "Rate", "Tax amount"], "lrrr", B, 8)
    y2 -= 13
    for nm, t, a, p, kd in taxl:
        row(c, tc, y2, [kd, "₹ " + money(t), p, "₹ " + money(a)], "lrrr", F, 8)
        y2 -= 14
    w = words(grand // 100) + " Rupees only"
    put(c, X0 + 3, y2 - 14, "Invoice Amount In Words", B, 8.5)
    y2 -= 18 + cell(c, X0, y2 - 18, 285, w, F, 8.5)
    put(c, X0 + 3, y2 - 14, "Terms and conditions", B, 8.5)
    put(c, X0 + 3, y2 - 26, "Thank you for doing business with us.", F, 8.5)
    y = min(y, y2) - 36
    put(c, X1, y, "For : " + v.s["name"], F, 8.5, "r")
    put(c, X1, y - 40, "Authorized Signatory", B, 8.5, "r")
    c.save()
    t = v.base(no, due)
    t.update(line_items=lines, taxable_total=m(v.sum("tx")), grand_total=m(grand), amount_in_words=w)
    if gr:
        t.update({"cgst_total": m(v.sum("c")), "sgst_total": m(v.sum("c"))} if v.local else {"igst_total": m(v.sum("i"))})
    if ro:
        t["round_off"] = m(ro)
    return {"data": t}


LAYOUTS = {"marg": marg, "vyapar": vyapar}
