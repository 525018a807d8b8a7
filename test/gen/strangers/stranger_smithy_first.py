# SPDX-License-Identifier: AGPL-3.0-or-later
"""Dyeing job work (DOS print), granite slabs by size (full grid)."""
from stranger_smithy_kit import *


def dyework(path, seed, rows):
    """A process house's DOS program: Courier, ruled with dashes, brought-forward lines."""
    k = deal("dyework", seed, rows, ["24", "33"], ["SHREE HARI DYEING & PRINTING MILLS", "VELAVAN PROCESSORS", "NAVJIVAN SILK MILLS PVT LTD"],
            ["MEERA FABRICS", "SAI TEXTILE AGENCY", "KALPTARU SAREES"])
    r, W, z = k.r, 104, 8.6
    cw = stringWidth("0", C, z)
    p = Pen(path)
    x0 = (p.w - W * cw) / 2
    no = f"{r.randint(11, 999):04d}"
    quals = ["60 GM CREPE", "WEIGHTLESS GEORGETTE", "COTTON CAMBRIC 60X60", "RAYON 14 KG", "CHINON", "DOLA JACQUARD", "NYLON SATIN", "PV SUITING"]
    procs = ["PLAIN DYEING", "REACTIVE DYEING", "DISCHARGE PRINT", "RFD", "BLEACH WHITE", "MILL FINISH"]
    items, lines, tp, tg, tf, ta = [], [], 0, D(0), D(0), D(0)
    for i in range(rows):
        fin = D(r.randint(20000, 260000)) / 100
        grey = q2(fin * D(100 + r.randint(2, 8)) / 100)
        rate, pcs = D(r.randint(650, 4200)) / 100, r.randint(4, 60)
        amt = q2(fin * rate)
        d = [f"{r.choice(quals)}", f"{r.choice(procs)}"] + ([f"SHADE {r.choice(['NAVY', 'RANI', 'BOTTLE', 'PISTA', 'WINE'])}-{r.randint(11, 99)}"]
                if r.random() < .35 else [])
        lines.append([f"{i + 1:>3} {r.randint(1000, 9999):>6} {r.randint(100, 999):>6}  {d[0]:<24.24} {pcs:>5} "
                      f"{grey:>10.2f} {fin:>10.2f} {rate:>8.2f} {amt:>14.2f}"]
                     + [" " * 20 + x for x in d[1:]])
        items.append({"description": " ".join(d), "quantity": s2(fin), "unit_price": s2(rate), "amount": s2(amt)})
        tp, tg, tf, ta = tp + pcs, tg + grey, tf + fin, ta + amt
    head = [f"{'Sr':>3} {'Lot':>6} {'Recd.':>6}  {'Quality /':<24} {'':>5} {'Grey':>10} {'Finish':>10} {'Rate':>8} {'Amount':>14}",
            f"{'No':>3} {'No':>6} {'Chl No':>6}  {'Process':<24} {'Taka':>5} {'Mtrs':>10} {'Mtrs':>10} {'/Mtr':>8} {'Rs. P.':>14}"]
    y, page = 0, 0

    def out(s, f=C):
        nonlocal y
        y += 11
        if s.strip():
            p.t(x0 + cw * (len(s) - len(s.lstrip())), y, s.strip(), f, z, w=cw * W)

    def top():
        nonlocal y, page
        page, y = page + 1, 40
        p.t(p.w / 2, y, k.sup.name, CB, 15, "c")
        y += 4
        for s in [" ".join(pack(k.sup.parts, C, z, 999)), f"Phone : {k.sup.phone}", f"GSTIN : {k.sup.gstin}    SAC : 998821 (TEXTILE JOB WORK)"]:
            y += 11
            p.t(p.w / 2, y, s, C, z, "c")
        y += 3
        out("=" * W)
        out(f"{'JOB WORK TAX INVOICE':^{W - 12}}Page : {page}")
        out("=" * W)
        left = [f"M/s. {k.rec.name}"] + ["     " + s for s in pack(k.rec.parts, C, z, 270)] + [f"GSTIN : {k.rec.gstin}"]
        right = [f"Bill No   : JW/{no}", f"Bill Date : {k.date:%d/%m/%Y}", f"State     : {k.rec.state.upper()}", f"Place of Supply : {k.rec.code}"]
        for i in range(max(len(left), len(right))):
            out(f"{left[i] if i < len(left) else '':<66}" + (right[i] if i < len(right) else ""))
        out("-" * W)
        for s in head:
            out(s)
        out("-" * W)
    top()
    run = D(0)
    for n, ls in enumerate(lines):
        if y + 11 * len(ls) > 740:
            out("-" * W)
            out(f"{'Carried Over :':>{W - 16}} {run:>14.2f}")
            out(f"{'Continued on next page ...':>{W - 4}}")
            p.page()
            top()
            out(f"{'Brought Forward :':>{W - 16}} {run:>14.2f}")
        for s in ls:
            out(s)
        run += D(items[n]["amount"])
    if y > 620:
        out("-" * W)
        out(f"{'Continued on next page ...':>{W - 4}}")
        p.page()
        top()
    out("-" * W)
    out(f"{'TOTAL':>36}{'':>7}{tp:>6} {tg:>10.2f} {tf:>10.2f} {'':>8} {ta:>14.2f}")
    out("-" * W)
    c, s, ig = split_tax(ta, 5, k.inter)
    g, ro = round_off(ta + c + s + ig)
    for a, b in ([("IGST @ 5.00 %", ig)] if k.inter else [("CGST @ 2.50 %", c), ("SGST @ 2.50 %", s)]) + [("ROUND OFF", ro)]:
        out(f"{a:>{W - 19}} : {b:>15.2f} ".rstrip())
    out(" " * (W - 36) + "-" * 35)
    out(f"{'NET AMOUNT':>{W - 19}} : {g:>15.2f}", CB)
    out("Rupees " + rupees(g))
    out("-" * W)
    for s_ in ["* Goods once processed will be delivered at owner's risk.  * Shortage upto 8% will not be entertained.",
            "* Interest @ 18% p.a. will be charged after 45 days.  E.& O.E."]:
        out(s_)
    out(f"{'For ' + k.sup.name:>{W - 2}}")
    out("")
    out("")
    out(f"{'Prepared by':<34}{'Checked by':<34}{'Authorised Signatory':>34}")
    p.save()
    return {"data": {"invoice_number": f"JW/{no}", "invoice_date": k.date.isoformat(), "place_of_supply": k.rec.code, "supplier": who(k.sup),
            "recipient": who(k.rec), "line_items": items,
                     "taxable_total": s2(ta), **totals(None, c, s, ig, k.inter), "round_off": s2(ro), "grand_total": s2(g)}}


def granite(path, seed, rows):
    """A slab yard in Kishangarh or Bengaluru: landscape, full grid, lengths in inches, areas in square feet."""
    k = deal("granite", seed, rows, ["08", "29"], ["Rockmist Granites & Marbles", "Om Shilpa Stones LLP", "Kaveri Slab House"], state=True)
    r = k.r
    p = Pen(path, landscape(A4))
    xs = [28, 54, 268, 322, 372, 422, 462, 512, 572, 640, 814]
    inv = f"{r.choice(['RGM', 'GS', 'SLB'])}/{k.fy}/{r.randint(1, 780)}"
    names = ["Black Galaxy", "Tan Brown", "Steel Grey", "Kashmir White", "Rajasthan Black", "P-White", "Absolute Black", "Lakha Red", "Viscon White",
            "Katni Green Marble"]
    eway = f"{r.randint(1000, 9999)} {r.randint(1000, 9999)} {r.randint(1000, 9999)}"

    def top(first):
        p.t(814, 30, "Original for Buyer" if first else "Continuation Sheet", H, 7.5, "r")
        p.box(28, 36, 786, 78 if first else 30)
        p.t(421, 54, k.sup.name.upper(), TB, 19, "c", colors.Color(.45, .05, .1))
        if not first:
            p.t(800, 54, f"Invoice No. {inv}", H, 8, "r")
            return heads(66)
        p.t(421, 70, join(k.sup.parts), T, 10, "c")
        p.t(421, 83, f"Mob. {k.sup.phone}, Email: sales@{k.sup.name.split()[0].lower()}stones.example", T, 9.5, "c")
        p.t(34, 104, f"GSTIN/UIN : {k.sup.gstin}", HB, 9)
        p.t(421, 104, "TAX INVOICE", HB, 12, "c")
        p.t(808, 104, "Slabs / Tiles / Kerb / Cobbles", TI, 9, "r")
        p.box(28, 114, 393, 76)
        p.box(421, 114, 393, 76)
        p.t(34, 126, "Consignee & Buyer", TI, 9)
        p.t(34, 139, k.rec.name, HB, 10)
        y = p.many(34, 151, pack(k.rec.parts, H, 8.5, 370), H, 8.5, 11)
        p.t(34, y, f"GSTIN/UIN : {k.rec.gstin}", H, 8.5)
        for i, (a, b) in enumerate([("Invoice No.", inv), ("Dated", f"{k.date:%d-%b-%Y}"), ("Place of Supply", f"{k.rec.state} ({k.rec.code})"),
                ("Vehicle No.", f"RJ 01 GB {veh}"), ("E-Way Bill No.", eway)]):
            p.t(428, 127 + 14 * i, a, H, 8.5)
            p.t(520, 127 + 14 * i, ":  " + b, HB, 8.5)
        heads(190)

    def heads(y):
        nonlocal y0
        p.box(28, y, 786, 28, colors.Color(.92, .9, .86))
        for i, s in enumerate(["S.\nNo.", "Description of Goods", "HSN", "Length\n(inch)", "Height\n(inch)", "No. of\nSlabs", "Area\n(Sq.Ft.)",
                "Rate per\nSq.Ft.", "GST\nRate", "Amount\n(Rs.)"]):
            for j, q in enumerate(s.split("\n")):
                p.t((xs[i] + xs[i + 1]) / 2, y + (17 if "\n" not in s else 12 + 11 * j), q, HB, 8, "c")
        y0 = y + 28

    veh, y0 = r.randint(1000, 9999), 0
    top(True)
    y, items, tot, ar, ns, cg, sg, ig = y0, [], D(0), D(0), 0, D(0), D(0), D(0)
    by = {}

    def close(y):
        for x in xs:
            p.vl(x, y0 - 28, y)
    for i in range(rows):
        if y + 16 > 545:
            close(y)
            p.page()
            top(False)
            y = y0
        L, ht, n = r.randint(84, 126), r.randint(40, 76), r.randint(2, 14)
        area = q2(D(L * ht * n) / 144)
        rate = D(r.randint(55, 320)) + r.choice([D(0), D("0.50")])
        amt = q2(area * rate)
        nm = r.choice(names)
        gr, hs = ("12", "251612") if nm == "P-White" else ("18", "680223")
        d = f"{nm} {r.choice(['Polished', 'Leather Finish', 'Flamed', 'Lapato'])} {r.choice(['16', '18', '20'])}mm"
        for j, (s, a) in enumerate([(i + 1, "c"), (d, "l"), (hs, "c"), (L, "r"), (ht, "r"), (n, "r"), (s2(area), "r"), (s2(rate), "r"), (gr + "%", "c"),
                (inr(amt), "r")]):
            x = {"c": (xs[j] + xs[j + 1]) / 2, "l": xs[j] + 4, "r": xs[j + 1] - 4}[a]
            p.t(x, y + 11.5, s, H, 8.5, a, w=xs[j + 1] - xs[j] - 5)
        y += 16
        p.hl(28, 814, y, .3)
        items.append({"description": d, "hsn_sac": hs, "quantity": s2(area), "unit_price": s2(rate), "gst_rate": gr, "amount": s2(amt)})
        tot, ar, ns = tot + amt, ar + area, ns + n
        by[gr] = by.get(gr, D(0)) + amt
    if y > 435:
        close(y)
        p.page()
        top(False)
        y = y0
    if rows < 9:
        y += 16 * (9 - rows)
    close(y)
    p.box(28, y, 786, 16)
    p.t(150, y + 11.5, "Total", HB, 9, "c")
    p.t(xs[6] - 4, y + 11.5, ns, HB, 8.5, "r")
    p.t(xs[7] - 4, y + 11.5, s2(ar), HB, 8.5, "r")
    p.t(810, y + 11.5, inr(tot), HB, 9, "r")
    y += 16
    ys = y
    for g, b in sorted(by.items()):
        a, c, d = split_tax(b, g, k.inter)
        cg, sg, ig = cg + a, sg + c, ig + d
    gt, ro = round_off(tot + cg + sg + ig)
    for a, b in [("Taxable Value", tot)] + ([("Add : IGST", ig)] if k.inter else [("Add : CGST", cg), ("Add : SGST", sg)]) + [("Rounding", ro)]:
        p.t(xs[7] + 4, y + 11, a, H, 8.5)
        p.t(810, y + 11, ("(-) " if b < 0 else "") + inr(abs(b)), H, 8.5, "r")
        y += 15
    p.box(xs[7], y, 814 - xs[7], 18, colors.Color(.92, .9, .86))
    p.t(xs[7] + 4, y + 13, "INVOICE TOTAL Rs.", HB, 9)
    p.t(810, y + 13, inr(gt), HB, 10, "r")
    p.vl(xs[7], ys, y)
    p.box(28, ys, 786, y + 18 - ys)
    p.t(34, ys + 12, "Amount Chargeable (in words)", TI, 9)
    p.many(34, ys + 24, wrap("INR " + rupees(gt), HB, 8.5, 520), HB, 8.5)
    p.t(34, ys + 50, "Natural stone: variation in shade and grain is not a defect. Breakage in transit at buyer's risk.", T, 9)
    y += 18
    p.box(28, y, 786, 46)
    p.t(34, y + 40, "Receiver's Signature", H, 8)
    p.t(808, y + 12, f"for {k.sup.name}", HB, 8.5, "r")
    p.t(808, y + 40, "Authorised Signatory", H, 8, "r")
    p.save()
    return {"data": {"invoice_number": inv, "invoice_date": k.date.isoformat(), "place_of_supply": k.rec.code, "supplier": {**who(k.sup),
            "name": k.sup.name.upper()}, "recipient": who(k.rec), "line_items": items,
                     **totals(tot, cg, sg, ig, k.inter), "round_off": s2(ro), "grand_total": s2(gt)}}


LAYOUTS = {"dyework": dyework, "granite": granite}
