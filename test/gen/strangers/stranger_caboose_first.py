# SPDX-License-Identifier: AGPL-3.0-or-later
"""A Tally-like invoice with analysis by HSN, a hotel bill."""
from stranger_caboose_kit import *


def fakeqr(c, x, y, s, r):
    n = 25
    c.setFillColor(colors.black)
    for i in range(n):
        for j in range(n):
            corner = (i < 7 and j < 7) or (i < 7 and j > n - 8) or (i > n - 8 and j < 7)
            if not corner and r.random() < .5:
                c.rect(x + j * s / n, y + s - (i + 1) * s / n, s / n, s / n, 0, 1)
    for (i, j) in ((0, 0), (0, n - 7), (n - 7, 0)):
        u = s / n
        c.setLineWidth(u)
        c.rect(x + (j + .5) * u, y + s - (i + 6.5) * u, 6 * u, 6 * u)
        c.rect(x + (j + 2) * u, y + s - (i + 5) * u, 3 * u, 3 * u, 0, 1)
    c.setLineWidth(.5)


def tally(path, seed, rows):
    r = random.Random(f"tally/{seed}/{rows}")
    s, b, intra = two(r, r.choice([0, 4]), r.choice([1, 5]))
    its = make_items(r, rows, intra, GOODS + SERVICES[:4])
    for i in its:
        i["sub"] = "" if i["hsn"].startswith("99") else r.choice(["", "", "Make: Standard", "Batch : " + f"LT{r.randint(100, 999)}", "as per your P.O."])
        i["printed"] = (i["desc"] + " " + i["sub"]).strip()
    d = day(r)
    no = f"{r.choice(['SI', 'GST', 'INV'])}/{fy(d)}/{r.randint(1, 2999):04d}"
    e = r.random() < .6
    hs = {}
    for (h, g), v in groups(its, True).items():
        hs[h, g] = (v[0], q2(v[0] * g / 200) if intra else D(0), D(0) if intra else q2(v[0] * g / 100))
    tv = tot(its, "tv")
    ct, it_ = sum(v[1] for v in hs.values()), sum((v[2] for v in hs.values()), D(0))
    gt, ro = rnd(tv + 2 * ct + it_)
    code = irn(r)
    ack = f"{r.randint(10**14, 10**15 - 1)}"
    tail = []
    for g in sorted({k[1] for k in hs}):
        amt = [sum(v[k] for kk, v in hs.items() if kk[1] == g) for k in (1, 2)]
        if intra:
            tail += [(f"Output CGST @ {g / 2:g}%", f"{g / 2:g}", "%", inr(amt[0])), (f"Output SGST @ {g / 2:g}%", f"{g / 2:g}", "%", inr(amt[0]))]
        else:
            tail += [(f"Output IGST @ {g}%", f"{g}", "%", inr(amt[1]))]
    if ro:
        tail.append(("Less :          Round Off" if ro < 0 else "Round Off", "", "", f"(-){inr(-ro)}" if ro < 0 else inr(ro)))
    c = canvas.Canvas(path, A4, invariant=1)
    X = [30, 50, 268, 322, 388, 443, 475, 565]
    F, B = "Helvetica", "Helvetica-Bold"

    def head(pg):
        T(c, 297, 815, "Tax Invoice" + (f" (Page {pg})" if pg > 1 else ""), B, 11, "c")
        if e:
            T(c, 565, 815, "e-Invoice", B, 9, "r")
            for k, (a, v) in enumerate((("IRN", code[:40] + "-"), ("", code[40:]), ("Ack No.", ack), ("Ack Date", d.strftime("%-d-%b-%y")))):
                T(c, 30, 798 - k * 10, a, F, 8)
                T(c, 75, 798 - k * 10, (": " if a else "  ") + v, B, 8)
            fakeqr(c, 500, 749, 60, random.Random(code))
        y = 745
        c.setLineWidth(.5)
        c.rect(30, 40, 535, y - 40)
        T(c, 33, y - 11, s.name, B, 9)
        yy = ML(c, 33, y - 21, s.lines, F, 8)
        ML(c, 33, yy, [f"GSTIN/UIN: {s.gstin}", f"State Name :  {s.state}, Code : {s.code}", f"E-Mail : {s.mail}"], F, 8)
        c.line(30, y - 95, 300, y - 95)
        T(c, 33, y - 105, "Buyer (Bill to)", F, 7.5)
        T(c, 33, y - 116, b.name, B, 9)
        yy = ML(c, 33, y - 126, b.lines, F, 8)
        T(c, 33, yy, "GSTIN/UIN", F, 8)
        T(c, 100, yy, f": {b.gstin}", F, 8)
        T(c, 33, yy - 10, "State Name", F, 8)
        T(c, 100, yy - 10, f": {b.state}, Code : {b.code}", F, 8)
        c.line(300, y, 300, y - 185)
        c.line(430, y, 430, y - 130)
        for k, (l1, v1, l2, v2) in enumerate((("Invoice No.", no, "Dated", d.strftime("%-d-%b-%y")),
        ("Delivery Note", "", "Mode/Terms of Payment", f"{td} Days"),
                                              ("Buyer's Order No.", po, "Dated", (d - dt.timedelta(days=4)).strftime("%-d-%b-%y")),
                                              ("Dispatched through", "By Road", "Destination", b.city))):
            ty = y - k * 32.5
            T(c, 303, ty - 9, l1, F, 7.5)
            T(c, 303, ty - 21, v1, B, 8.5)
            T(c, 433, ty - 9, l2, F, 7.5)
            T(c, 433, ty - 21, v2, B, 8.5)
            c.line(300, ty - 32.5, 565, ty - 32.5)
        T(c, 303, y - 139, "Terms of Delivery", F, 7.5)
        y -= 185
        c.line(30, y, 565, y)
        for k, hd in enumerate((["Sl", "No."], ["Description of", "Goods and Services"], ["HSN/SAC"], ["Quantity"], ["Rate"], ["per"], ["Amount"])):
            ML(c, (X[k] + X[k + 1]) / 2, y - 10, hd, F, 8, 9, "c")
        c.line(30, y - 22, 565, y - 22)
        return y - 22

    td, po, pg = r.choice([15, 30, 45]), f"PO-{r.randint(100, 9999)}", 1
    top = head(1)
    y = top - 11

    def cols(bot):
        for x in X[1:-1]:
            c.line(x, top + 22, x, bot)

    def cont():
        nonlocal pg, top, y
        T(c, 560, 44, "continued ...", F, 8, "r")
        cols(55)
        c.line(30, 55, 565, 55)
        T(c, 297, 28, "This is a Computer Generated Invoice", F, 8, "c")
        c.showPage()
        pg += 1
        top = head(pg)
        y = top - 11
    for k, i in enumerate(its):
        ls = wrap(i["desc"], B, 8.5, 212)
        if y - 10 * len(ls) - (10 if i["sub"] else 0) < 62:
            cont()
        T(c, 40, y, str(k + 1), F, 8, "c")
        ML(c, 53, y, ls, B, 8.5)
        if i["sub"]:
            T(c, 62, y - 10 * len(ls), i["sub"], "Helvetica-Oblique", 8)
        T(c, 271, y, i["hsn"], F, 8)
        T(c, 385, y, f"{i['qs']} {i['unit']}", B, 8, "r")
        T(c, 440, y, inr(i["price"]), F, 8, "r")
        T(c, 446, y, i["unit"], F, 8)
        T(c, 562, y, inr(i["tv"]), B, 8.5, "r")
        y -= 10 * len(ls) + (10 if i["sub"] else 0) + 2
    nh = len(hs)
    need = 12 * len(tail) + 40
    if y - need < 62:
        cont()
    c.line(X[6], y + 6, 565, y + 6)
    y -= 5
    T(c, 562, y, inr(tv), F, 8.5, "r")
    y -= 14
    for n, q, pc, v in tail:
        T(c, X[2] - 4, y, n, "Helvetica-BoldOblique", 8.5, "r")
        T(c, 440, y, q, F, 8, "r")
        T(c, 446, y, pc, F, 8)
        T(c, 562, y, v, B, 8.5, "r")
        y -= 12
    fits = y - 215 - 11 * nh > 60
    bot = y - 4 if not fits else max(y - 4, 0) - (y - 64 - 215 - 11 * nh)
    cols(bot - 14)
    c.line(30, bot, 565, bot)
    T(c, X[2] - 4, bot - 11, "Total", F, 8.5, "r")
    T(c, 562, bot - 11, "Rs. " + inr(gt), B, 10, "r")
    c.line(30, bot - 14, 565, bot - 14)
    y = bot - 25
    if not fits:
        T(c, 560, 44, "continued ...", F, 8, "r")
        c.showPage()
        T(c, 297, 815, f"Tax Invoice (Page {pg + 1})", B, 11, "c")
        y = 795
        c.rect(30, 40, 535, 768)
    T(c, 33, y, "Amount Chargeable (in words)", F, 7.5)
    T(c, 562, y, "E. & O.E", "Helvetica-Oblique", 8, "r")
    T(c, 33, y - 11, "INR " + words(gt), B, 8.5)
    y -= 16
    N = [30, 190, 270, 305, 370, 405, 470, 565] if intra else [30, 250, 345, 395, 480, 565]
    y0 = y
    c.line(30, y, 565, y)
    T(c, (N[0] + N[1]) / 2, y - 10, "HSN/SAC", F, 8, "c")
    T(c, (N[1] + N[2]) / 2, y - 10, "Taxable", F, 8, "c")
    T(c, (N[1] + N[2]) / 2, y - 20, "Value", F, 8, "c")
    for k, n in enumerate(["CGST", "SGST/UTGST"] if intra else ["IGST"]):
        a = N[2 + 2 * k], N[3 + 2 * k], N[4 + 2 * k]
        T(c, (a[0] + a[2]) / 2, y - 9, n, F, 8, "c")
        c.line(a[0], y - 12, a[2], y - 12)
        T(c, (a[0] + a[1]) / 2, y - 21, "Rate", F, 8, "c")
        T(c, (a[1] + a[2]) / 2, y - 21, "Amount", F, 8, "c")
    T(c, (N[-2] + N[-1]) / 2, y - 10, "Total Tax Amount", F, 8, "c")
    y -= 24
    c.line(30, y, 565, y)
    for (h, g), (v, cg, ig) in hs.items():
        y -= 11
        T(c, 33, y + 2, h, F, 8)
        vals = [inr(v)] + ([f"{g / 2:g}%", inr(cg), f"{g / 2:g}%", inr(cg), inr(2 * cg)] if intra else [f"{g}%", inr(ig), inr(ig)])
        for k, t in enumerate(vals):
            T(c, N[k + 2] - 3, y + 2, t, F, 8, "r")
    c.line(30, y - 1, 565, y - 1)
    vals = [inr(tv)] + (["", inr(ct), "", inr(ct), inr(2 * ct)] if intra else ["", inr(it_), inr(it_)])
    T(c, N[1] - 3, y - 10, "Total", B, 8, "r")
    for k, t in enumerate(vals):
        T(c, N[k + 2] - 3, y - 10, t, B, 8, "r")
    y -= 14
    for x in N[1:-1]:
        c.line(x, y0 - (12 if x == N[3] or intra and x == N[5] else 0), x, y)
    c.line(30, y, 565, y)
    T(c, 33, y - 11, "Tax Amount (in words) :  INR " + words(2 * ct + it_), F, 8)
    T(c, 33, y - 60, "Declaration", F, 7.5)
    ML(c, 33, y - 70, ["We declare that this invoice shows the actual price of the", "goods described and that all particulars are true and correct."], F,
    7.5, 9)
    c.line(300, 40, 300, 92)
    c.line(300, 92, 565, 92)
    T(c, 562, 82, "for " + s.name, B, 8, "r")
    T(c, 562, 44, "Authorised Signatory", F, 8, "r")
    T(c, 297, 28, "This is a Computer Generated Invoice", F, 8, "c")
    c.save()
    out = {"invoice_number": no, "invoice_date": d.isoformat(), "supplier": s.truth(), "recipient": b.truth(),
    "line_items": lines_truth(its, "hsn_sac quantity unit unit_price", "tv"),
           "taxable_total": s2(tv), "grand_total": s2(gt)}
    out.update({"cgst_total": s2(ct), "sgst_total": s2(ct)} if intra else {"igst_total": s2(it_)})
    if ro:
        out["round_off"] = s2(ro)
    if e:
        out["irn"] = code
    return {"data": out}


def hotel(path, seed, rows):
    r = random.Random(f"hotel/{seed}/{rows}")
    s, b, _ = two(r, 2, 3, False, True, True)
    s.name = f"Hotel {s.name.split()[0]} {r.choice(['Residency', 'Grand', 'Inn', 'Palace'])}"
    its = make_items(r, rows, True, [("Room Tariff (Deluxe, EP)", "996311", "", "4200.00", 12), ("Room Tariff (Deluxe, EP)", "996311", "", "4200.00", 12),
    ("Restaurant - Food", "996332", "", "860.00", 5),
                                     ("Laundry", "999712", "", "240.00", 18), ("Airport Transfer", "996412", "", "1400.00", 5),
                                     ("Banquet Snacks", "996334", "", "3150.00", 18)], maxq=1)
    for i in its:
        i["tv"], i["cg"] = i["price"], q2(i["price"] * i["rate"] / 200)
        i["sg"], i["total"] = i["cg"], i["price"] + 2 * i["cg"]
    d, no, G = day(r), f"FO-{r.randint(1000, 99999)}", colors.HexColor("#7a5c2e")
    c = canvas.Canvas(path, A4, invariant=1)
    T(c, 297, 800, s.name, "Gst33SerifB", 17, "c", G)
    ML(c, 297, 785, [", ".join(s.lines) + f"  Tel: {s.phone}", f"GSTIN: {s.gstin}    SAC-wise Tax Invoice"], "Gst33Serif", 8, 11, "c")
    for k, (a, v) in enumerate((("Company", b.name), ("Address", b.lines[0]), ("Company GSTIN", b.gstin), ("Guest", r.choice(PEOPLE)), ("Bill No.", no),
    ("Bill Date", f"{d:%d %b %Y}"))):
        T(c, 50, 752 - 13 * k, a, "Gst33Serif", 8, col=G)
        ML(c, 130, 752 - 13 * k, [v], "Gst33Serif", 8)
    y, X = 660, [(50, "l"), (112, "l"), (262, "l"), (362, "r"), (422, "r"), (482, "r"), (548, "r")]
    tv, cg = tot(its, "tv"), tot(its, "cg")
    R = [[f"{d - dt.timedelta(days=(rows - 1 - k) // 3):%d/%m/%y}", i["desc"], i["hsn"]] + [inr(i[n]) for n in ("tv", "cg", "sg", "total")] for k,
    i in enumerate(its)]
    for k, row in enumerate([["Date", "Particulars", "SAC", "Charges", "CGST", "SGST", "Total"]] + R + [["", "Total", "", inr(tv), inr(cg), inr(cg),
    inr(tv + 2 * cg)]]):
        if y < 70:
            c.showPage()
            y = 790
        for (x, a), t in reversed(list(zip(X, row))):  # drawn from the right to the left
            T(c, x, y, t, "Gst33SerifB" if k in (0, rows + 1) else "Gst33Serif", 8, a)
        y -= 15
    gt, ro = rnd(tv + 2 * cg)
    ML(c, 548, y - 4, [f"Rounded off  {inr(ro)}", f"Net Payable  INR {inr(gt)}"], "Gst33SerifB", 9, 14, "r")
    ML(c, 50, y - 4, ["Settlement: Bill to company", "Guest Signature ____________"], "Gst33Serif", 8, 24)
    c.save()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "supplier": s.truth(), "recipient": b.truth(),
    "line_items": lines_truth(its, "hsn_sac taxable_value cgst_amount sgst_amount", "total"),
                     "taxable_total": s2(tv), "cgst_total": s2(cg), "sgst_total": s2(cg), "round_off": s2(ro), "grand_total": s2(gt)}}


LAYOUTS = {"tally": tally, "hotel": hotel}
