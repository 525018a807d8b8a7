# SPDX-License-Identifier: AGPL-3.0-or-later
"""Printing press (coloured labels), timber by cft (bill book)."""
from stranger_smithy_kit import *


def press(path, seed, rows):
    """An offset press: labels in teal boxes over values, job descriptions that wrap, mixed rates with a rate-wise table beneath."""
    k = deal("press", seed, rows, ["09", "27", "33"], ["Inkwell Offset Works", "Saraswati Mudranalaya", "Fourcolour Print Studio LLP"], pin=" ")
    r = k.r
    p = Pen(path)
    teal, pale = colors.Color(0, .42, .45), colors.Color(.88, .95, .95)
    no, po = f"PR{r.randint(100, 999)}-{k.date:%y}", f"PO/{r.randint(10, 999)}"
    jobs = [("Annual Report 2023-24, A4, 96 pages, perfect bound, cover 300 gsm matt lamination", "4901", "5", 120, 310),
            ("Multicolour folding cartons 350 gsm FBB, die cut, window patched", "481920", "18", 3, 14),
            ("Wall calendar 15x20 inch, 6 leaves, wiro", "491000", "18", 38, 96), ("Letterheads 100 gsm executive bond", "4821", "18", 2, 5),
                    ("Tri-fold brochure 170 gsm art paper, both sides four colour", "491110", "18", 3, 9),
            ("Challan books in triplicate, 50 sets, numbered and perforated", "482040", "18", 60, 140),
                    ("School text book Std. VII Science, 144 pages, section sewn", "4901", "5", 48, 95)]

    def chip(x, y, w, lab, val, f=HB):
        p.box(x, y, w, 13, teal, None)
        p.t(x + 4, y + 9.5, lab, HB, 7.5, col=colors.white)
        p.box(x, y + 13, w, 18, pale, None)
        p.t(x + 4, y + 25.5, val, f, 9, w=w - 5)
    p.box(0, 0, p.w, 12, teal, None)
    p.t(40, 48, k.sup.name, HB, 18, col=teal)
    y = p.many(555, 36, pack(k.sup.parts, H, 8.5, 220) + [f"Tel {k.sup.phone}"], H, 8.5, 11, "r")
    p.t(40, 64, "GST INVOICE", H, 11)
    y = max(y, 76)
    for i, (a, b, w) in enumerate([("INVOICE NO", no, 98), ("DATE", f"{k.date:%d.%m.%Y}", 80), ("YOUR ORDER", po, 80),
            ("STATE OF SUPPLY", f"{k.rec.code} {k.rec.state}", 125), ("OUR GSTIN", k.sup.gstin, 116)]):
        chip([40, 142, 226, 310, 439][i], y, w, a, b)
    y += 42
    p.box(40, y, 515, 13, teal, None)
    p.t(44, y + 9.5, "CUSTOMER", HB, 7.5, col=colors.white)
    p.t(44, y + 27, k.rec.name, HB, 10)
    p.many(44, y + 39, pack(k.rec.parts, H, 8.5, 300), H, 8.5, 11)
    p.t(551, y + 27, f"GSTIN {k.rec.gstin}", H, 9, "r")
    y += 78

    def heads(y):
        for x, w, s, a in ((40, 272, "JOB", "l"), (314, 50, "HSN", "l"), (366, 46, "QTY", "r"), (414, 50, "RATE", "r"), (466, 30, "GST", "r"),
                (498, 57, "VALUE", "r")):
            p.box(x, y, w, 15, teal, None)
            p.t(x + 4 if a == "l" else x + w - 4, y + 10.5, s, HB, 8, a, colors.white)
        return y + 15
    y, items, by, tot = heads(y), [], {}, D(0)
    for i in range(rows):
        d, hs, g, lo, hi = r.choice(jobs)
        ls = wrap(d, H, 8.5, 262)
        hgt = 8 + 11 * len(ls)
        if y + hgt > 790:
            p.t(555, 815, f"{no} - continued", H, 8, "r", teal)
            p.page()
            y = heads(40)
        q, rate = r.randint(1, 40) * (50 if lo > 20 else 250), D(r.randint(lo * 20, hi * 20)) / 20
        v = q2(q * rate)
        p.many(44, y + 12, ls, H, 8.5, 11)
        for x, s, a in ((318, hs, "l"), (408, inr(q, 0), "r"), (460, s2(rate), "r"), (492, g + "%", "r"), (551, inr(v), "r")):
            p.t(x, y + 12, s, H, 8.5, a)
        y += hgt
        p.hl(40, 555, y, .4, teal, ([1, 2],))
        items.append({"description": d, "hsn_sac": hs, "quantity": str(q), "unit_price": s2(rate), "gst_rate": g, "amount": s2(v)})
        by[g] = by.get(g, D(0)) + v
        tot += v
    if y > 610:
        p.page()
        y = 40
    C_, S_, I_ = D(0), D(0), D(0)
    y += 18
    for x, s in ((90, "GST rate"), (170, "Value")) + (((250, "IGST"),) if k.inter else ((235, "CGST"), (300, "SGST"))):
        p.t(x, y, s, HB, 8, "r", teal)
    yy = y
    for g, b in sorted(by.items(), key=lambda t: int(t[0])):
        c, s, ig = split_tax(b, g, k.inter)
        C_, S_, I_ = C_ + c, S_ + s, I_ + ig
        yy += 13
        for x, v in ((90, g + "%"), (170, inr(b))) + (((250, inr(ig)),) if k.inter else ((235, inr(c)), (300, inr(s)))):
            p.t(x, yy, v, H, 8, "r")
    gt = tot + C_ + S_ + I_
    for a, b in [("Value of jobs", tot)] + ([("Integrated tax", I_)] if k.inter else [("Central tax", C_), ("State tax", S_)]):
        p.t(440, y, a, H, 9, "r")
        p.t(551, y, inr(b), H, 9, "r")
        y += 14
    p.box(366, y - 6, 189, 22, teal, None)
    p.t(372, y + 9, "TOTAL DUE", HB, 10, col=colors.white)
    p.t(551, y + 9, "Rs. " + inr(gt), HB, 11, "r", colors.white)
    y = max(y, yy) + 40
    p.many(40, y, wrap(f"Amount in words: Rupees {rupees(gt)}", H, 8.5, 515), H, 8.5, 11)
    p.many(40, y + 32, ["Quantity variation of 5% is customary in the trade. Plates and dies remain our property.", "Jurisdiction: " + k.sup.city], H, 8, 11)
    p.t(551, y + 74, "for " + k.sup.name, H, 9, "r")
    p.save()
    return {"data": {"invoice_number": no, "invoice_date": k.date.isoformat(), "place_of_supply": k.rec.code, "supplier": who(k.sup),
            "recipient": who(k.rec), "line_items": items,
                     **totals(tot, C_, S_, I_, k.inter), "grand_total": s2(gt)}}


def timber(path, seed, rows):
    """A saw mill's printed bill book: blue form of 16 lines a leaf, entries typed in, carried forward from leaf to leaf, words drawn singly."""
    k = deal("timber", seed, rows, ["32", "24", "09"], ["Malabar Saw Mill", "Jai Bajrang Timber Mart", "Sahyadri Wood Works"], pin="-", p_inter=.3)
    r = k.r
    p = Pen(path, (470, 660))
    blue, no = colors.Color(.1, .15, .55), str(r.randint(101, 2999))
    xs = [20, 44, 176, 248, 280, 328, 372, 450]
    items, L, tot = [], [], D(0)
    for i in range(rows):
        w, t, ln, n = r.choice([4, 5, 6, 8]), r.choice(["1.5", "2", "3", "4"]), r.randint(6, 14), r.randint(3, 60)
        cft, rate = q2(D(w) * D(t) * ln * n / 144), D(r.randint(42, 390) * 10)
        d = r.choice(["Teak (Nilambur)", "Sal", "Honne", "Pine imported", "Neem", "Deodar", "Anjili"]) + " " + r.choice(["sawn", "planks", "frames", "rafters"])
        a = q2(cft * rate)
        L.append((i + 1, d, f"{w}\"x{t}\"x{ln}'", n, s2(cft), f"{rate:.0f}", s2(a)))
        items.append({"description": d, "quantity": s2(cft), "unit_price": f"{rate:.0f}", "amount": s2(a)})
        tot += a

    def typed(x, y, s, a="l", z=8.5):
        x -= {"l": 0, "r": 1, "c": .5}[a] * stringWidth(str(s), C, z)
        for wd in str(s).split(" "):
            p.t(x, y, wd, C, z)
            x += stringWidth(wd + " ", C, z)
    c, s, ig = split_tax(tot, 18, k.inter)
    gt, ro = round_off(tot + c + s + ig)
    at, bf = 0, D(0)
    while True:
        p.box(20, 20, 430, 620, None, blue, 1)
        p.t(26, 34, "GSTIN: " + k.sup.gstin, HB, 8.5, col=blue)
        p.t(235, 34, "TAX INVOICE", HB, 9, "c", blue)
        p.t(444, 34, "Ph: " + k.sup.phone, HB, 8.5, "r", blue)
        p.t(235, 60, k.sup.name, TB, 23, "c", blue)
        p.t(235, 74, "All kinds of Indian & Imported Timber, Plywood", TI, 9.5, "c", blue)
        p.t(235, 86, " ".join(pack(k.sup.parts, T, 9.5, 999)), T, 9.5, "c", blue)
        p.hl(20, 450, 93, .8, blue)
        p.t(26, 108, "No.", T, 10, col=blue)
        p.t(50, 108, no, HB, 12, col=colors.red)
        p.t(340, 108, "Date", T, 10, col=blue)
        typed(366, 108, f"{k.date.day}-{k.date.month}-{k.date.year}", z=9.5)
        p.t(26, 126, "M/s", T, 10, col=blue)
        typed(50, 125, k.rec.name, z=9.5)
        p.hl(48, 444, 128, .4, blue, ([1, 2],))
        al = pack(k.rec.parts, C, 8.5, 390)
        for n in range(2):
            if n < len(al):
                typed(50, 140 + 15 * n, al[n])
            p.hl(48, 444, 143 + 15 * n, .4, blue, ([1, 2],))
        p.t(26, 172, "Party's GSTIN", T, 10, col=blue)
        typed(90, 172, k.rec.gstin, z=9.5)
        p.t(280, 172, "State & Code", T, 10, col=blue)
        typed(338, 172, f"{k.rec.state} {k.rec.code}", z=8)
        p.hl(20, 450, 180, .8, blue)
        for j, (a, b) in enumerate([("No.", ""), ("Description of", "Timber"), ("Size", ""), ("Pcs", ""), ("C.ft.", ""), ("Rate", "per cft"),
                ("Amount", "Rs.  Ps.")]):
            p.t((xs[j] + xs[j + 1]) / 2, 191, a, TB, 9, "c", blue)
            p.t((xs[j] + xs[j + 1]) / 2, 202, b, TB, 9, "c", blue)
        p.hl(20, 450, 207, .8, blue)
        y, room = 222, 16
        if at:
            typed(xs[6] - 4, y, "B/F", "r")
            typed(447, y, s2(bf), "r")
            y, room = y + 17, 15
        last = rows - at <= room
        for row in L[at:at + room - (0 if last else 1)]:
            for j, v in enumerate(row):
                typed(xs[j + 1] - 3 if j not in (1, 2) else xs[j] + 3, y, v, "l" if j in (1, 2) else "r", 8 if j in (1, 2, 6) else 8.5)
            y, at, bf = y + 17, at + 1, bf + D(row[-1])
        for x in xs[1:-1]:
            p.vl(x, 180, 490, .5, blue)
        p.hl(20, 450, 490, .8, blue)
        if last:
            break
        typed(xs[6] - 4, y, "C/F", "r")
        typed(447, y, s2(bf), "r")
        p.t(26, 632, f"For {k.sup.name}", TB, 9, col=blue)
        p.page()
    y = 503
    for a, v in [("Total", tot), ("CGST 9 %", None if k.inter else c), ("SGST 9 %", None if k.inter else s), ("IGST 18 %", ig if k.inter else None),
            ("Round off", ro), ("GRAND TOTAL", gt)]:
        p.t(xs[6] - 4, y, a, TB, 9.5, "r", blue)
        typed(447, y, "---" if v is None else s2(v), "r")
        y += 17
        p.hl(xs[5] - 34, 450, y - 12, .4, blue)
    p.vl(xs[6], 490, y - 12, .5, blue)
    p.t(26, 503, "Rupees", T, 10, col=blue)
    for n, q in enumerate(wrap(rupees(gt), C, 8, 225)):
        typed(60, 503 + 12 * n, q, z=8)
    p.t(26, 560, "Goods once sold will not be taken back. HSN 4407", T, 9, col=blue)
    p.t(26, 632, "Receiver's Signature", T, 9, col=blue)
    p.t(444, 632, f"For {k.sup.name}", TB, 9, "r", blue)
    p.save()
    return {"data": {"invoice_number": no, "invoice_date": k.date.isoformat(), "supplier": who(k.sup), "recipient": who(k.rec), "line_items": items,
            **totals(tot, c, s, ig, k.inter), "round_off": s2(ro), "grand_total": s2(gt)}}


LAYOUTS = {"press": press, "timber": timber}
