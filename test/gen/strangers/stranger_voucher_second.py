# SPDX-License-Identifier: AGPL-3.0-or-later
"""Busy's trade invoice with tax columns, and Marg's pharma bill on A4 lying down."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen import canvas

from stranger_voucher_kit import Inv, Tab, ind, pct, plain, qs, rdiv, rnd, text, words


def rupees(p, hy=" "):
    s = "Rupees " + words(p // 100, hy)
    return s + (f" and {words(p % 100, hy)} Paise Only" if p % 100 else " Only")


def busytrade(path, seed, rows):
    r = rnd(f"busytrade/{seed}/{rows}")
    v = Inv(r, rows, r.choice(["tool", "chem", "elec"]), whole=False, dps=(0, 0, 5, 10, 15))
    pf = r.randint(3, 40) * 2500
    v.charge("Packing & Forwarding Charges", "", 18, pf)
    g = v.close()
    no = f"{''.join(k[0] for k in v.sup.name.split()[:2])}/{v.fy}/{v.n}"
    W, H = A4
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    x, w = 24, W - 48
    if v.inter:
        tc = [("IGST\nRate", 34, "r"), ("IGST\nAmount", 54, "r")]
        dw = 159
    else:
        tc = [("CGST\nRate", 30, "r"), ("CGST\nAmount", 46, "r"), ("SGST\nRate", 30, "r"), ("SGST\nAmount", 46, "r")]
        dw = 95
    cols = [("S.N.", 20, "r"), ("Description of Goods", dw, "l"), ("HSN/SAC\nCode", 46, "l"), ("Qty.", 42, "r"), ("Unit", 28, "l"),
            ("Price", 48, "r"), ("Discount", 48, "r"), *tc, ("Amount\n(Rs.)", 0, "r")]
    cols[-1] = (cols[-1][0], w - sum(k[1] for k in cols), "r")
    t = Tab(c, x, cols, "Times-Roman", "Times-Bold", 8.2, 9.4, 2.5)
    page = 1

    def begin():
        c.setLineWidth(.5)
        y = H - 36
        c.setFont("Times-Bold", 9)
        c.drawString(x + 4, y, f"GSTIN : {v.sup.gstin}")
        c.drawRightString(x + w - 4, y, "Original Copy" if page == 1 else f"Original Copy - Page {page}")
        text(c, W / 2, y - 12, ["TAX INVOICE"], "Times-Bold", 10, align="c")
        c.line(W / 2 - 34, y - 14, W / 2 + 34, y - 14)
        text(c, W / 2, y - 30, [v.sup.name.upper()], "Times-Bold", 15, align="c")
        text(c, W / 2, y - 43, [", ".join(v.sup.addr()) + f" ({v.sup.sname})", f"Tel. : {v.sup.phone}   email : accounts@"
                                + v.sup.name.split()[0].lower() + ".example"], "Times-Roman", 9, 11, "c")
        y -= 62
        a = y
        c.line(x, y, x + w, y)
        lab = [("Invoice No.", no), ("Dated", v.date.strftime("%d-%m-%Y")), ("Place of Supply", f"{v.rec.sname} ({v.rec.state})"),
               ("Reverse Charge", "N"), ("GR/RR No.", str(v.n * 7))]
        lab2 = [("Transport", "Shri Balaji Goods Carrier"), ("Vehicle No.", v.veh), ("Station", v.rec.city.upper()),
                ("E-Way Bill No.", f"3{v.n:04d}1180{v.n % 97:02d}1"), ("P.O. No. / Date", f"{v.ono} / {v.odate.strftime('%d-%m-%Y')}")]
        for xx, l in ((x + 4, lab), (W / 2 + 4, lab2)):
            text(c, xx, y - 11, [k for k, _ in l], "Times-Roman", 9, 11)
            text(c, xx + 76, y - 11, [": " + k for _, k in l], "Times-Roman", 9, 11)
        y -= 60
        c.line(x, y, x + w, y)
        for xx, ttl, p in ((x + 4, "Billed to :", v.rec), (W / 2 + 4, "Shipped to :", v.ship)):
            text(c, xx, y - 11, [("Times-BoldItalic", ttl), ("Times-Bold", p.name), *p.addr(), p.sname,
                                 f"Party Mobile No : {p.phone}", f"GSTIN / UIN : {p.gstin}"], "Times-Roman", 9, 10.6)
        y -= 78
        c.line(x, y, x + w, y)
        c.line(W / 2, a, W / 2, y)
        h = t.head(y)
        t.hline(h)
        return a, y, h

    frame, top, y = begin()
    floor = 62
    qty = taxd = amt = 0
    lines = []

    def tax_cells(a, b, sums=False):
        return ["", ind(b)] if v.inter else ["", ind(a), "", ind(a)]

    def turn(y):
        nonlocal page
        t.hline(floor + 14)
        t.put(floor + 14, ["", ("Times-Italic", "Totals c/o"), "", qs(qty, 2), "", "", "", *["" for _ in tc], ind(amt)], "Times-Bold")
        t.rules(top, floor)
        c.line(x, floor, x + w, floor)
        c.line(x, frame, x, floor)
        c.line(x + w, frame, x + w, floor)
        c.showPage()
        page += 1
        out = begin()
        yy = t.put(out[2], ["", ("Times-Italic", "Totals b/f"), "", qs(qty, 2), "", "", "", *["" for _ in tc], ind(amt)], "Times-Bold")
        return (*out[:2], yy)

    for i, it in enumerate(v.items):
        q = qs(it["qty"], 2)
        row = [f"{i + 1}.", it["d"], it["hsn"], q, it["unit"], ind(it["price"]), ind(it["disc"]),
               *([pct(it["rate"]) + " %", ind(it["ig"])] if v.inter else [pct(it["rate"], 1) + " %", ind(it["cg"]), pct(it["rate"], 1) + " %", ind(it["sg"])]),
               ind(it["tot"])]
        if y - t.height(row) < floor + 18:
            frame, top, y = turn(y)
        y = t.put(y, row)
        qty += it["qty"]
        amt += it["tot"]
        ln = dict(description=it["d"], hsn_sac=it["hsn"], quantity=q, unit=it["unit"], unit_price=plain(it["price"]), discount=plain(it["disc"]),
                  gst_rate=pct(it["rate"]), amount=plain(it["tot"]))
        ln.update(dict(igst_amount=plain(it["ig"])) if v.inter else dict(cgst_amount=plain(it["cg"]), sgst_amount=plain(it["sg"])))
        lines.append(ln)
    ch = v.charges[0]
    adds = [("Add", "Packing & Forwarding Charges", "", ch["tv"])]
    adds += [("Add", "IGST on P & F", "18 %", ch["ig"])] if v.inter else [("Add", "CGST on P & F", "9 %", ch["cg"]), ("Add", "SGST on P & F", "9 %", ch["sg"])]
    if v.ro:
        adds.append(("Less" if v.ro < 0 else "Add", f"Rounded Off ({'-' if v.ro < 0 else '+'})", "", abs(v.ro)))
    need = len(adds) * 12 + 40 + (len(g) + 2) * 11 + 30 + 100
    if y - need < floor - 30:
        frame, top, y = turn(y)
    if page == 1:
        y = max(min(y, 420), need + 60) if y > 420 else y
    c.line(x + w - cols[-1][1], y, x + w, y)
    text(c, x + w - 2.5, y - 10, [("Times-Roman", ind(amt))], "Times-Roman", 8.6, align="r")
    y -= 14
    body = y
    for a, b, rt, m in adds:
        c.setFont("Times-Italic", 9)
        c.drawString(x + 150, y - 8, f"{a} :")
        c.drawString(x + 184, y - 8, b)
        c.drawString(x + 350, y - 8, (f"@  {rt}") if rt else "")
        text(c, x + w - 2.5, y - 8, [ind(m)], "Times-Roman", 8.6, align="r")
        y -= 12
    t.rules(top, body + 14)
    c.line(x + w - cols[-1][1], body + 14, x + w - cols[-1][1], y)
    c.line(x, y, x + w, y)
    c.setFont("Times-Bold", 9.5)
    c.drawString(x + 180, y - 11, f"Grand Total      {qs(qty, 2)}")
    c.drawRightString(x + w - 2.5, y - 11, ind(v.grand))
    y -= 16
    c.line(x, y, x + w, y)
    sc = [("Tax Rate", 60, "l"), ("Taxable Amt.", 90, "r"), *([("IGST Amt.", 80, "r")] if v.inter else [("CGST Amt.", 80, "r"), ("SGST Amt.", 80, "r")]), ("Total Tax", 80, "r")]
    s = Tab(c, x, sc, "Times-Roman", "Times-Bold", 8.6, 9.6)
    y = s.head(y - 1, align="r")
    for _, rate, tv, cg, sg, ig, _ in g:
        y = s.put(y + 3, [pct(rate) + "%", ind(tv), *([ind(ig)] if v.inter else [ind(cg), ind(sg)]), ind(cg + sg + ig)])
    c.line(x, y, x + s.w, y)
    y = s.put(y, ["Totals", ind(v.tv), *([ind(v.ig)] if v.inter else [ind(v.cg), ind(v.sg)]), ind(v.cg + v.sg + v.ig)], "Times-Bold")
    wd = rupees(v.grand)
    c.setFont("Times-Bold", 9.5)
    c.drawString(x + 4, y - 10, wd)
    y -= 16
    c.line(x, y, x + w, y)
    text(c, x + 4, y - 10, [("Times-Bold", "Bank Details : MALWA URBAN BANK, A/C NO. 0173" + f"{v.n:06d}" + ", IFSC : MAUB0000173")], "Times-Roman", 9)
    y -= 15
    c.line(x, y, x + w, y)
    text(c, x + 4, y - 10, [("Times-Bold", "Terms & Conditions"), "E.& O.E.", "1. Goods once sold will not be taken back.", "2. Interest @ 18% p.a. will be charged if the payment",
                            "is not made within the stipulated time.", f"3. Subject to '{v.sup.city}' Jurisdiction only."], "Times-Roman", 8, 9.4)
    c.line(W / 2, y, W / 2, y - 66)
    c.setFont("Times-Roman", 8)
    c.drawString(W / 2 + 4, y - 10, "Receiver's Signature :")
    c.line(W / 2, y - 26, x + w, y - 26)
    text(c, x + w - 6, y - 36, [("Times-Bold", "for " + v.sup.name.upper())], "Times-Bold", 8.5, align="r")
    text(c, x + w - 6, y - 62, ["Authorised Signatory"], "Times-Roman", 8.5, align="r")
    c.line(x, y - 66, x + w, y - 66)
    c.line(x, frame, x, y - 66)
    c.line(x + w, frame, x + w, y - 66)
    c.save()
    v.sup.name = v.sup.name.upper()
    return v.truth(no, lines, wd, ro=bool(v.ro))


def marg(path, seed, rows):
    r = rnd(f"margpharma/{seed}/{rows}")
    v = Inv(r, rows, "pharma", dps=(0, 0, 2, 5), qmax=60)
    W, H = landscape(A4)
    c = canvas.Canvas(path, pagesize=(W, H), invariant=1)
    cd = r.choice([2, 3, 5])
    per = {}
    for it in v.items:
        per[it["rate"]] = per.get(it["rate"], 0) + it["tv"]
    cls = []
    for rate in (5, 12, 18):
        tot = per.get(rate, 0)
        d = rdiv(tot * cd, 100)
        cls.append((rate, tot, d, tot - d, *v.tax(tot - d, rate)))
    sub, dis, v.tv, v.cg, v.sg, v.ig = (sum(k[i] for k in cls) for i in range(1, 7))
    net = v.tv + v.cg + v.sg + v.ig
    v.grand = rdiv(net, 100) * 100
    v.ro = v.grand - net
    no = f"A{v.n:06d}"
    x, w = 22, W - 44
    tx = [("IGST\n%", 36, "r")] if v.inter else [("SGST\n%", 34, "r"), ("CGST\n%", 34, "r")]
    cols = [("SN.", 24, "r"), ("QTY.", 34, "r"), ("FREE", 30, "r"), ("MFR", 40, "l"), ("PRODUCT NAME", 150, "l"), ("PACK", 46, "l"), ("HSN", 58, "l"),
            ("BATCH", 62, "l"), ("EXP.", 36, "l"), ("M.R.P.", 54, "r"), ("RATE", 54, "r"), ("DIS\n%", 36, "r"), *tx, ("AMOUNT", 0, "r")]
    cols[-1] = ("AMOUNT", w - sum(k[1] for k in cols), "r")
    t = Tab(c, x, cols, "Courier", "Courier-Bold", 8, 9.6, 3)
    pages, page = 1, 1

    def begin():
        c.setLineWidth(.7)
        y = H - 22
        c.rect(x, y - 92, w, 92)
        c.line(x + 300, y, x + 300, y - 92)
        c.line(x + 540, y, x + 540, y - 92)
        text(c, x + 6, y - 16, [v.sup.name.upper()], "Helvetica-Bold", 13)
        text(c, x + 6, y - 30, [*v.sup.addr(), f"Phone : {v.sup.phone}", f"D.L.No. : 20B-{v.n * 31}, 21B-{v.n * 31 + 1}",
                                ("Helvetica-Bold", f"GSTIN : {v.sup.gstin}"), f"State : {v.sup.state}-{v.sup.sname}"], "Helvetica", 8, 10.4)
        text(c, x + 420, y - 16, ["GST INVOICE"], "Helvetica-Bold", 12, align="c")
        text(c, x + 308, y - 34, ["Invoice No.", "Date", "Due Date", "Terms", "Sales Man", "Page"], "Helvetica", 8.5, 10.6)
        text(c, x + 366, y - 34, [": " + k for k in (no, v.date.strftime("%d-%m-%Y"), v.due.strftime("%d-%m-%Y"), "CREDIT", "HARISH", str(page))],
             "Helvetica-Bold", 8.5, 10.6)
        text(c, x + 546, y - 12, ["M/s", ("Helvetica-Bold", v.rec.name.upper()), *v.rec.addr(), f"D.L.No. : RLF20{v.n * 17}",
                                  ("Helvetica-Bold", f"GSTIN : {v.rec.gstin}"), f"Place of Supply : {v.rec.state}-{v.rec.sname}"], "Helvetica", 8, 11)
        y -= 92
        h = t.head(y, colors.Color(.9, .9, .9))
        t.hline(h)
        return y, h

    top, y = begin()
    lines = []
    floor = 132
    for i, it in enumerate(v.items):
        q = qs(it["qty"])
        free = it["qty"] // 10000 if r.random() < .5 else 0
        mrp = rdiv(it["price"] * 143, 1000) * 10
        half = pct2(it["rate"] * 50)
        row = [f"{i + 1}.", q, str(free) if free else "", r.choice(["ZYM", "CIPX", "ALKN", "MANX"]), it["d"], it["det"], it["hsn"],
               f"{r.choice(['BT', 'GX', 'KL'])}{r.randint(1000, 99999)}", f"{r.randint(1, 12)}/{v.date.year % 100 + 2}", plain(mrp), plain(it["price"]),
               pct2(it["dp"]) if it["dp"] else "0.00", *([pct2(it["rate"] * 100)] if v.inter else [half, half]), plain(it["tv"])]
        if y - t.height(row) < floor:
            t.rules(top, floor - 6)
            t.hline(floor - 6)
            text(c, x + w - 4, floor - 20, [f"Continued..{page + 1}"], "Courier-Bold", 9, align="r")
            c.showPage()
            page += 1
            top, y = begin()
        y = t.put(y, row)
        lines.append(dict(description=it["d"], hsn_sac=it["hsn"], quantity=q, unit_price=plain(it["price"]), gst_rate=pct(it["rate"]), amount=plain(it["tv"])))
    y = floor - 6
    t.rules(top, y)
    t.hline(y)
    sc = [("CLASS", 78, "l"), ("TOTAL", 74, "r"), ("C.DISC.", 62, "r"), ("TAXABLE", 74, "r"),
          *([("IGST", 70, "r")] if v.inter else [("SGST", 62, "r"), ("CGST", 62, "r")]), ("TOTAL GST", 70, "r")]
    s = Tab(c, x, sc, "Courier", "Courier-Bold", 8, 9.2, 3)
    a = y
    y = s.head(y)
    s.hline(y)
    for rate, tot, d, tv, cg, sg, ig in cls:
        y = s.put(y + 2, [f"GST {rate}.00%", plain(tot), plain(d), plain(tv), *([plain(ig)] if v.inter else [plain(sg), plain(cg)]), plain(cg + sg + ig)])
    s.hline(y)
    y = s.put(y, ["TOTAL", plain(sub), plain(dis), plain(v.tv), *([plain(v.ig)] if v.inter else [plain(v.sg), plain(v.cg)]), plain(v.cg + v.sg + v.ig)], "Courier-Bold")
    s.hline(y)
    wd = "Rs. " + words(v.grand // 100, " ") + " only"
    text(c, x + 4, y - 11, [("Helvetica-Bold", wd), "Terms & Conditions : Goods once sold will not be taken back or exchanged. Bills not paid by due date attract 24% interest.",
                            f"All disputes subject to {v.sup.city.upper()} jurisdiction only."], "Helvetica", 7.5, 10)
    tots = [("SUB TOTAL", sub), (f"LESS C.DISC. {cd}.00%", -dis), *([("IGST PAYBLE", v.ig)] if v.inter else [("SGST PAYBLE", v.sg), ("CGST PAYBLE", v.cg)]),
            ("ROUND OFF", v.ro)]
    y = a - 11
    for k, m in tots:
        text(c, x + w - 190, y, [k], "Courier", 8.5)
        text(c, x + w - 5, y, [plain(m)], "Courier", 8.5, align="r")
        y -= 11.5
    c.line(x + w - 196, y + 6, x + w, y + 6)
    text(c, x + w - 190, y - 6, ["GRAND TOTAL"], "Courier-Bold", 11)
    text(c, x + w - 5, y - 6, [plain(v.grand)], "Courier-Bold", 11, align="r")
    text(c, x + w - 5, y - 26, ["For " + v.sup.name.upper()], "Helvetica", 8, align="r")
    c.line(x + w - 196, a, x + w - 196, 24)
    c.rect(x, 24, w, a - 24)
    c.save()
    v.sup.name, v.rec.name = v.sup.name.upper(), v.rec.name.upper()
    return v.truth(no, lines, wd, due=True)


def pct2(dp):
    return f"{dp // 100}.{dp % 100:02d}"


LAYOUTS = {"busytrade": busytrade, "margpharma": marg}
