# SPDX-License-Identifier: AGPL-3.0-or-later
"""Distributors: a DOS beverage bill in fixed pitch, a Busy-like bill with ledger taxes below the table."""
from stranger_caboose_kit import *


BEV = [("COLA PET 750ML X24", "220210", "CS", "672.00", 28), ("ORANGE FIZZ 250ML X30", "220210", "CS", "405.00", 28),
        ("MANGO DRINK TETRA 160", "220299", "CS", "318.00", 12),
       ("PKD WATER 1 LTR X12", "220110", "CS", "118.00", 18), ("POTATO CHIPS 52G X48", "200520", "CTN", "742.00", 12),
       ("GLUCO BISCUIT 80G", "190531", "CTN", "915.50", 18),
       ("NAMKEEN MIX 200G", "210690", "CTN", "1140.00", 12), ("SODA WATER 600ML X24", "220110", "CS", "296.00", 18)]


def dosbev(path, seed, rows):
    r = random.Random(f"dosbev/{seed}/{rows}")
    s, b, intra = two(r, 3, 0, False, False)
    its = make_items(r, rows, intra, BEV, 1, cess={"220210": 12}, maxq=60)
    d, no = day(r), f"{r.choice('ABK')}{r.randint(100, 99999):06d}"
    tv, cg, ig, cs = tot(its, "tv"), tot(its, "cg"), tot(its, "ig"), tot(its, "cess")
    gt, ro = rnd(tot(its, "total"))
    c = canvas.Canvas(path, A4, invariant=1)
    W = 113
    L, pages = [], []

    def put(*cells):
        ln = [" "] * W
        for x, t in cells:
            for k, ch in enumerate(t):
                ln[x + k] = ch
        L.append("".join(ln).rstrip())

    def head(p):
        L.append(s.name.upper().center(W).rstrip())
        for t in wrap_n(s.lines[0].upper(), 90):
            L.append(t.center(W).rstrip())
        L.append(f"PH: {s.phone}   GSTIN: {s.gstin}   FSSAI: {fs}".center(W).rstrip())
        L.append("GST INVOICE - CREDIT".center(W).rstrip())
        L.append("-" * W)
        put((0, "TO : " + b.name.upper()), (70, f"BILL NO : {no}"))
        for k, t in enumerate(b.lines):
            put((5, t.upper()), *([(70, f"DATE    : {d:%d/%m/%Y}")] if k == 0 else [(70, f"PAGE    : {p}")] if k == 1 else [(70, "SALESMAN: " + sm)]))
        put((5, f"GSTIN: {b.gstin}"), (70, f"STATE   : {b.code} {b.state.upper()}"))
        L.append("-" * W)
        m = f"{'CGST':>9}{'SGST':>9}{'CESS':>9}" if intra else f"{'IGST':>13}{'CESS':>14}"
        L.append(f"{'SN':<4}{'PRODUCT':<22} {'HSN':<7}{'QTY':>5} {'UNIT':<4}{'RATE':>9}{'DISC%':>6}{'TAXABLE':>11}{'GST%':>5}{m}{'NET':>11}")
        L.append("-" * W)

    def wrap_n(t, n):
        o, cur = [], ""
        for w in t.replace(", ", ",|").split("|"):
            if len(cur) + len(w) + 1 > n and cur:
                o.append(cur)
                cur = w
            else:
                cur = (cur + " " + w).strip()
        return o + [cur]
    fs, sm, p = f"{r.randint(10**13, 10**14 - 1)}", r.choice(["RAJU", "DINESH", "SELVAM", "COUNTER"]), 1
    head(1)
    for k, i in enumerate(its):
        if len(L) > 58:
            L.append("-" * W)
            L.append("CONTD. ON NEXT PAGE".rjust(W))
            pages.append(L)
            L = []
            p += 1
            head(p)
        m = f"{s2(i['cg']):>9}{s2(i['sg']):>9}{s2(i['cess']):>9}" if intra else f"{s2(i['ig']):>13}{s2(i['cess']):>14}"
        L.append(f"{k + 1:<4}{i['desc']:<22} {i['hsn']:<7}{i['qs']:>5} {i['unit']:<4}" +
                 f"{s2(i['price']):>9}{(str(i['dp']) if i['dp'] else ''):>6}{s2(i['tv']):>11}{i['rate']:>5}{m}{s2(i['total']):>11}")
    if len(L) > 50:
        L.append("-" * W)
        L.append("CONTD. ON NEXT PAGE".rjust(W))
        pages.append(L)
        L = []
        p += 1
        head(p)
    L.append("-" * W)
    m = f"{s2(cg):>9}{s2(cg):>9}{s2(cs):>9}" if intra else f"{s2(ig):>13}{s2(cs):>14}"
    L.append("TOTAL".ljust(59) + f"{s2(tv):>11}" + " " * 5 + m + f"{s2(tot(its, 'total')):>11}")
    L.append("-" * W)
    put((0, "GOODS ONCE SOLD WILL NOT BE TAKEN BACK."), (78, f"ROUND OFF   {s2(ro):>12}"))
    put((0, "CHEQUE RETURN CHARGES RS.500/- EXTRA"), (78, f"NET PAYABLE {s2(gt):>12}"))
    L.append("RUPEES " + words(gt).upper())
    L += ["", "", ("FOR " + s.name.upper()).rjust(W)]
    pages.append(L)
    z = 7.8
    for pl in pages:
        y = 810
        for ln in pl:
            if ln:
                T(c, 32, y, ln, "Courier", z)
            y -= 11.3
        c.showPage()
    c.save()
    li = lines_truth(its, "hsn_sac quantity unit unit_price taxable_value gst_rate " + ("cgst_amount sgst_amount"
    if intra else "igst_amount") + " cess_amount", "total")
    for x, i in zip(li, its):
        if i["dp"]:
            x["discount"] = f"{i['dp']}%"
    st, bt = s.truth(), b.truth()
    for t in (st, bt):
        t.update(name=t["name"].upper(), address=t["address"].upper())
    out = {"invoice_number": no, "invoice_date": d.isoformat(), "supplier": st, "recipient": bt, "line_items": li, "taxable_total": s2(tv),
    "cess_total": s2(cs), "round_off": s2(ro), "grand_total": s2(gt)}
    out.update({"cgst_total": s2(cg), "sgst_total": s2(cg)} if intra else {"igst_total": s2(ig)})
    return {"data": out}


def busy(path, seed, rows):
    r = random.Random(f"busy/{seed}/{rows}")
    s, b, intra = two(r, 3, r.choice([0, 4]), False)
    its = make_items(r, rows, intra, GOODS, 1, qdec=2)
    d = day(r)
    no, rc = f"{r.choice(['', 'BE/', 'R-'])}{r.randint(11, 4999)}/{fy(d)}", r.random() < .5
    g = {k: (v[0], q2(v[0] * k / 200), q2(v[0] * k / 100)) for k, v in groups(its).items()}
    tv = tot(its, "tv")
    ct, it_ = sum(v[1] for v in g.values()), sum(v[2] for v in g.values())
    raw = tv + (2 * ct if intra else it_)
    gt, ro = rnd(raw)
    c = canvas.Canvas(path, A4, invariant=1)
    F, B = "Gst33Cond", "Gst33CondB"
    X = [24, 46, 250, 305, 360, 395, 455, 490, 571]

    def frame(pg):
        c.setLineWidth(.8)
        c.rect(24, 36, 547, 780)
        T(c, 28, 804, f"GSTIN : {s.gstin}", B, 8)
        T(c, 567, 804, ("Original Copy" if pg == 1 else f"Page No. {pg}"), F, 8, "r")
        T(c, 297, 796, "TAX INVOICE", B, 9, "c")
        c.line(270, 793.5, 325, 793.5)
        T(c, 297, 778, s.name.upper(), B, 15, "c")
        y = ML(c, 297, 766, wrap(s.lines[0], F, 8, 500, True), F, 8, 10, "c")
        T(c, 297, y, f"Tel. : {s.phone}   email : {s.mail}", F, 8, "c")
        c.line(24, 738, 571, 738)
        c.line(297, 738, 297, 700)
        c.line(24, 700, 571, 700)
        right = [("Transport", "By Tempo"), ("Vehicle No.", veh), ("Station", b.city.upper())]
        left = [("Invoice No.", no), ("Dated", f"{d:%d-%m-%Y}"), ("Place of Supply", f"{b.state} ({b.code})")]
        if rc:
            right[0] = ("Reverse Charge", "N")
        for k in range(3):
            for x, (a, v) in ((28, left[k]), (301, right[k])):
                T(c, x, 728 - 11 * k, a, F, 8)
                T(c, x + 70, 728 - 11 * k, ": " + v, F, 8)
        T(c, 28, 690, "Billed to :", "Helvetica-BoldOblique", 8)
        T(c, 301, 690, "Shipped to :", "Helvetica-BoldOblique", 8)
        for x in (28, 301):
            y = ML(c, x, 679, [b.name.upper()] + b.lines, F, 8)
            T(c, x, 625, f"GSTIN / UIN   : {b.gstin}", F, 8)
        c.line(297, 700, 297, 620)
        c.line(24, 620, 571, 620)
        for k, h in enumerate(["S.N.", "Description of Goods", "HSN/SAC|Code", "Qty.", "Unit", "List|Price", "Disc.", "Amount(Rs.)"]):
            h = h.split("|")
            if k in (3, 5, 7):
                ML(c, X[k + 1] - 3, 609, h, B, 8, 9, "r")
            else:
                ML(c, X[k] + 3, 609, h, B, 8, 9)
        c.line(24, 596, 571, 596)
    veh, pg = f"{['GJ', 'HR', 'KA', 'UP'][r.randint(0, 3)]}-{r.randint(1, 60):02d}-T-{r.randint(1000, 9999)}", 1
    frame(1)
    y, acc, qa = 584, D(0), tot(its, "qty")

    def vert(bot):
        for x in X[1:-1]:
            c.line(x, 620, x, bot)

    def turn():
        nonlocal y, pg
        vert(60)
        c.line(24, 60, 571, 60)
        T(c, 567, 48, "Totals c/o   " + inr(acc), B, 8, "r")
        c.showPage()
        pg += 1
        frame(pg)
        T(c, 49, 584, "Totals b/f", "Helvetica-Oblique", 8)
        T(c, 568, 584, inr(acc), "Helvetica-Oblique", 8, "r")
        y = 570
    for k, i in enumerate(its):
        if y < 75:
            turn()
        T(c, 43, y, f"{k + 1}.", F, 8, "r")
        T(c, 49, y, i["desc"], F, 8)
        T(c, 253, y, i["hsn"], F, 8)
        T(c, 357, y, i["qs"], F, 8, "r")
        T(c, 363, y, i["unit"], F, 8)
        T(c, 452, y, inr(i["price"]), F, 8, "r")
        if i["dp"]:
            T(c, 487, y, f"{i['dp']}%", F, 8, "r")
        T(c, 568, y, inr(i["tv"]), F, 8, "r")
        acc += i["tv"]
        y -= 12
    if y < 300:
        turn()
    vert(290)
    c.line(24, 290, 571, 290)
    y = 278
    T(c, 568, y, inr(tv), B, 8, "r")
    for k, v in g.items():
        for nm, am, pc in ((("CGST", v[1], f"{k / 2:.2f}"), ("SGST", v[1], f"{k / 2:.2f}")) if intra else (("IGST", v[2], f"{k:.2f}"),)):
            y -= 11
            T(c, 300, y, f"Add  :  {nm}", "Helvetica-Oblique", 8)
            T(c, 440, y, f"@ {pc} %", "Helvetica-Oblique", 8, "r")
            T(c, 568, y, inr(am), F, 8, "r")
    if ro:
        y -= 11
        T(c, 300, y, "Less :  Rounded Off (-)" if ro < 0 else "Add  :  Rounded Off (+)", "Helvetica-Oblique", 8)
        T(c, 568, y, inr(abs(ro)), F, 8, "r")
    y -= 7
    c.line(24, y, 571, y)
    T(c, 250, y - 11, "Grand Total", B, 9, "r")
    T(c, 357, y - 11, f"{qa:.2f}", B, 8, "r")
    T(c, 568, y - 11, "Rs. " + inr(gt), B, 9, "r")
    c.line(24, y - 15, 571, y - 15)
    y -= 25
    H = ["Tax Rate", "Taxable Amt."] + (["CGST Amt.", "SGST Amt."] if intra else ["IGST Amt."]) + ["Total Tax"]
    for row in [H] + [[f"{k}%", inr(v[0])] + ([inr(v[1])] * 2 if intra else [inr(v[2])]) + [inr(2 * v[1] if intra else v[2])] for k, v in g.items()]:
        for k, t in enumerate(row):
            T(c, 75 + 72 * k, y, t, B if row is H else F, 7.5, "r")
        y -= 10
    T(c, 28, y - 4, "Rupees " + words(gt), B, 8)
    c.line(24, 92, 571, 92)
    ML(c, 28, 82, ["Terms & Conditions", "1. Goods once sold will not be taken back.", "2. Interest @ 18% p.a. will be charged if",
    f"    payment is not made in time. 3. Subject to {s.city} Jurisdiction."], F, 7, 9)
    c.line(297, 92, 297, 36)
    T(c, 567, 80, "for " + s.name.upper(), B, 8, "r")
    T(c, 567, 42, "Authorised Signatory", F, 8, "r")
    c.save()
    li = lines_truth(its, "hsn_sac quantity unit unit_price", "tv")
    for x, i in zip(li, its):
        if i["dp"]:
            x["discount"] = f"{i['dp']}%"
    st, bt = s.truth(), b.truth()
    st["name"], bt["name"] = s.name.upper(), b.name.upper()
    out = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": b.code, "supplier": st, "recipient": bt, "line_items": li,
    "taxable_total": s2(tv), "grand_total": s2(gt)}
    if len(g) == 1:
        out.update({"cgst_total": s2(ct), "sgst_total": s2(ct)} if intra else {"igst_total": s2(it_)})
    if rc:
        out["reverse_charge"] = False
    if ro:
        out["round_off"] = s2(ro)
    return {"data": out}


LAYOUTS = {"dosbev": dosbev, "busy": busy}
