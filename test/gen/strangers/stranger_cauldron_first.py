# SPDX-License-Identifier: AGPL-3.0-or-later
"""Dye house, DOS cement dealer, scaffolding hire."""
from stranger_cauldron_kit import *


def dyehouse(path, seed, rows):
    rng = rnd("dyehouse", seed, rows)
    a, b = pair(rng, codes=["24", "27", "33", "08"])
    s, c = party(rng, a, "Processors Pvt. Ltd.", "{c}-{q}"), party(rng, b, rng.choice(["Silk Mills", "Synthetics", "Creation"]), "{c}-{p}", state=True)
    d = day(rng)
    no = f"JW/{rng.randint(100, 4999)}/{fy(d)}"
    its, v = [], D(0)
    for i in range(rows):
        g = D(rng.randint(9000, 190000)) / 100
        f = (g * D(rng.randint(915, 985)) / 1000).quantize(D("0.01"))
        r = D(rng.randint(28, 190)) / 4
        its.append((str(rng.randint(20111, 29999)), rng.choice(["60 GM Georgette - Plain Dyeing", "Dull Santoon RFD", "Rayon 14 KG - Reactive Print",
            "Chiffon Bandhani Disch. Print",
                    "Cotton Cambric Mercerising & Dyeing", "Brasso Foil Finish", "Crepe Silk - Digital Print", "Weightless Heat Setting"]), str(rng.randint(2,
                        30)), g, f, r, q2(f * r)))
        v += its[-1][-1]
    intra = a == b
    cg, sg, ig = tax(v, 5, intra)
    tot, ro = rounded(v + cg + sg + ig)
    p = P(path)
    X = [28, 50, 92, 262, 296, 322, 376, 430, 474, 567]
    H = ["Sr.", "Lot No.", "Quality / Process", "SAC", "Taka", "Grey Mtrs", "Fin. Mtrs", "Rate", "Amount Rs."]

    def head():
        p.t(297, 26, "|| Shree Ganeshay Namah ||", "Times-Italic", 8, "c")
        p.t(297, 50, s["name"].upper(), "Times-Bold", 20, "c")
        p.t(297, 63, "Dyers, Printers & Finishers of Art Silk and Cotton Cloth on Job Basis", "Times-Roman", 9, "c")
        for k, l in enumerate(pack(s["parts"], "Times-Roman", 9, 300)):
            p.t(297, 75 + 11 * k, l, "Times-Roman", 9, "c")
        p.t(28, 110, "GSTIN : " + s["gstin"], "Helvetica-Bold", 9)
        p.t(567, 110, "PAN : " + s["pan"], "Helvetica", 9, "r")
        p.bx(28, 115, 539, 16)
        p.t(297, 127, "TAX INVOICE - PROCESS CHARGES", "Helvetica-Bold", 10, "c")
        p.bx(28, 131, 539, 84)
        p.ln(350, 131, 350, 215)
        p.t(33, 145, "M/s.", "Helvetica", 9)
        p.t(56, 145, c["name"], "Helvetica-Bold", 10)
        for k, l in enumerate(pack(c["parts"], "Helvetica", 9, 200)):
            p.t(56, 158 + 11 * k, l, "Helvetica", 9)
        p.t(33, 209, f"GSTIN : {c['gstin']}    State : {c['state']} ({c['st']})", "Helvetica", 9)
        for k, (l, x) in enumerate((("Invoice No.", no), ("Invoice Date", d.strftime("%d/%m/%Y")), ("Dly. Challan", str(rng_ch)), ("Rev. Charge", "No"),
            ("Broker", broker))):
            p.t(356, 147 + 15 * k, l, "Helvetica", 9)
            p.t(420, 147 + 15 * k, ": " + x, "Helvetica-Bold" if k < 2 else "Helvetica", 9)
        p.bx(28, 215, 539, 18, (.9, .9, .9))
        for k, h in enumerate(H):
            p.t((X[k] + X[k + 1]) / 2, 227, h, "Helvetica-Bold", 8, "c")

    def frame():
        for x in X:
            p.ln(x, 233, x, 640)
        p.ln(28, 640, 567, 640)

    rng_ch, broker = rng.randint(5000, 9999), rng.choice(PEOPLE)
    head()
    y, run, cap = 248, D(0), 26
    for i, (lot, q, tk, g, f, r, am) in enumerate(its):
        if i and i % cap == 0:
            p.t(X[3] - 4, 634, "Carried Forward", "Helvetica-Oblique", 8, "r")
            p.t(X[9] - 4, 634, inr(run), "Helvetica-Oblique", 8, "r")
            frame()
            p.t(567, 655, "Continued ...", "Helvetica", 8, "r")
            p.page()
            head()
            p.t(X[3] - 4, 247, "Brought Forward", "Helvetica-Oblique", 8, "r")
            p.t(X[9] - 4, 247, inr(run), "Helvetica-Oblique", 8, "r")
            y = 261
        for k, (tx, al) in enumerate(((str(i + 1), "c"), (lot, "c"), (q, "l"), ("9988", "c"), (tk, "r"), (s2(g), "r"), (s2(f), "r"), (s2(r), "r"), (inr(am),
            "r"))):
            p.t({"c": (X[k] + X[k + 1]) / 2, "l": X[k] + 4, "r": X[k + 1] - 4}[al], y, tx, "Helvetica", 8.5, al)
        run += am
        y += 14
    frame()
    p.bx(28, 640, 539, 16)
    p.t(X[3] - 4, 651, "Total", "Helvetica-Bold", 8.5, "r")
    for k, x in ((4, str(sum(int(i[2]) for i in its))), (5, s2(sum(i[3] for i in its))), (6, s2(sum(i[4] for i in its))), (8, inr(v))):
        p.t(X[k + 1] - 4, 651, x, "Helvetica-Bold", 8.5, "r")
    L = [("CGST @ 2.50 %", cg), ("SGST @ 2.50 %", sg)] if intra else [("IGST @ 5.00 %", ig)]
    L += [("Round Off", ro), ("NET AMOUNT", tot)]
    for k, (l, x) in enumerate(L):
        fo = "Helvetica-Bold" if k == len(L) - 1 else "Helvetica"
        p.t(400, 670 + 14 * k, l, fo, 9)
        p.t(563, 670 + 14 * k, inr(x), fo, 9, "r")
    p.bx(28, 656, 539, 64)
    p.ln(392, 656, 392, 720)
    for k, l in enumerate(wrap("Rs. " + rupees(tot), "Helvetica", 8.5, 350)):
        p.t(33, 670 + 11 * k, l, "Helvetica", 8.5)
    for k, l in enumerate(("1. Complaint about shortage or shade will be entertained within 7 days only.",
        "2. Interest @ 18% p.a. will be charged after 30 days.",
                           "3. Goods processed at party's risk; insurance not covered.")):
        p.t(28, 736 + 10 * k, l, "Helvetica", 7.5)
    p.t(567, 736, "For " + s["name"].upper(), "Helvetica-Bold", 8, "r")
    p.t(567, 785, "Authorised Signatory", "Helvetica", 8, "r")
    p.save()
    dt_ = {"invoice_number": no, "invoice_date": d.isoformat(), "reverse_charge": False,
           "supplier": {**truth(s), "name": s["name"].upper()}, "recipient": truth(c),
           "line_items": [{"description": i[1], "hsn_sac": "9988", "quantity": s2(i[4]), "unit_price": s2(i[5]), "amount": s2(i[6])} for i in its],
           "taxable_total": s2(v), "round_off": s2(ro), "grand_total": s2(tot)}
    dt_.update({"cgst_total": s2(cg), "sgst_total": s2(sg)} if intra else {"igst_total": s2(ig)})
    return {"data": dt_}


def cement(path, seed, rows):
    rng = rnd("cement", seed, rows)
    a, b = pair(rng, intra=rng.random() < .7)
    s, c = party(rng, a, "Cement Agency", "{c} {p}"), party(rng, b, rng.choice(["Constructions", "Builders & Developers", "Infra Works"]), "{c} {p}")
    d = day(rng)
    due, no, intra = d + dt.timedelta(days=15), f"CR{rng.randint(1, 99999):05d}", a == b
    its, by = [], {}
    for i in range(rows):
        n, h, u, r, lo, hi = rng.choice([("PPC Cement 50 Kg HDPE Bag", "25232930", "BAG", 28, 240, 330), ("OPC 53 Grade Cement 50 Kg", "25232910", "BAG",
            28, 270, 360), ("TMT Bar Fe500D 12 mm", "72142090", "KGS", 18, 49, 62),
              ("Binding Wire 20 G", "72171010", "KGS", 18, 62, 80), ("White Cement 5 Kg Pouch", "25232100", "NOS", 28, 95, 125), ("Fly Ash Brick 9x4x3",
                  "68159910", "NOS", 12, 5, 9), ("Tile Adhesive Grey 20 Kg", "38245090", "BAG", 18, 260, 410)])
        q, p0, di = rng.randint(5, 400), D(rng.randint(lo * 20, hi * 20)) / 20, rng.choice(["", "", "2", "1.5", "3"])
        v = q2(q * p0 * (100 - D(di or 0)) / 100)
        its.append((n, h, q, u, p0, di, v, r))
        by[r] = by.get(r, D(0)) + v
    tx = {r: tax(v, r, intra) for r, v in sorted(by.items())}
    T = [sum(t[k] for t in tx.values()) for k in range(3)]
    v = sum(by.values())
    tot, ro = rounded(v + sum(T))
    N, out = 96, []

    def two(l, r):
        return l.ljust(N - len(r)) + r

    def head(pg):
        o = [two("GSTIN : " + s["gstin"], "ORIGINAL FOR RECIPIENT"), "TAX INVOICE".center(N), s["name"].upper().center(N), ", ".join(s["parts"]).center(N),
            f"Ph. 0{ph}".center(N), "=" * N]
        o += [two("To    " + c["name"].upper(), f"Bill No. : {no:<14}")] + [two("      " + l, r.ljust(25) if r else "") for l, r in zip(
            pack(c["parts"], "Courier", 9, 46 * 5.4) + [""] * 3, [f"Date     : {d:%d-%m-%y}", f"Due On   : {due:%d-%m-%y}", f"Page     : {pg}"])]
        return [x.rstrip() for x in o] + [f"      GSTIN {c['gstin']}   Place of Supply {b}-{STATES[b][0].upper()}", "-" * N,
            f"{'SL':<3} {'PARTICULARS':<30} {'HSN':<9}{'QTY':>6} {'UNIT':<5}{'RATE':>9} {'DISC%':>6}{'TAXABLE AMT':>15} {'GST%':>6}", "-" * N]

    ph = rng.randint(2202000000, 7999999999)
    pg, pages = 1, []
    out = head(1)
    for i, (n, h, q, u, p0, di, am, r) in enumerate(its):
        if len(out) > 60:
            pages.append(out + ["-" * N, "CONTINUED ON NEXT PAGE".rjust(N)])
            pg += 1
            out = head(pg)
        out.append(f"{i + 1:>3} {n:<30} {h:<9}{q:>6} {u:<5}{s2(p0):>9} {di:>6}{s2(am):>15} {r:>6}")
    if len(out) > 46:
        pages.append(out + ["-" * N, "CONTINUED ON NEXT PAGE".rjust(N)])
        out = head(pg + 1)
    out += ["-" * N, f"{'':<4}{'TOTAL TAXABLE VALUE':<64}{s2(v):>20}"[:N], ""]
    for r, t in tx.items():
        z = f"{D(r) / 2:.2f}"
        out += [f"    {r:>3}% ON {s2(by[r]):>12}   " + (f"CGST {z}% {s2(t[0]):>11}   SGST {z}% {s2(t[1]):>11}" if intra else f"IGST {r}.00% {s2(t[2]):>11}")]
    out += [""] + ([f"{'TOTAL CGST':>70}{s2(T[0]):>18}", f"{'TOTAL SGST':>70}{s2(T[1]):>18}"] if intra else [f"{'TOTAL IGST':>70}{s2(T[2]):>18}"])
    out += [f"{'ROUND OFF':>70}{s2(ro):>18}", f"{'':>54}" + "-" * 34, f"{'BILL AMOUNT RS.':>70}{s2(tot):>18}",
        "=" * N] + ["Rs. " + x if not k else "    " + x for k, x in enumerate(wrap(rupees(tot), "Courier", 9, 480))]
    out += ["", two("E.& O.E.  Goods once sold will not be taken back.", "For " + s["name"].upper()), "", "", two("Receiver's Signature", "Auth. Signatory")]
    p = P(path)
    for k, o in enumerate(pages + [out]):
        if k:
            p.page()
        for j, l in enumerate(o):
            if l.strip():
                p.t(38, 40 + 11.4 * j, l, "Courier", 9)
    p.save()
    dt_ = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "place_of_supply": b, "supplier": truth(s),
        "recipient": truth(c), "line_items": [], "taxable_total": s2(v),
           "round_off": s2(ro), "grand_total": s2(tot)}
    dt_["supplier"]["name"], dt_["recipient"]["name"] = s["name"].upper(), c["name"].upper()
    for n, h, q, u, p0, di, am, r in its:
        dt_["line_items"].append({"description": n, "hsn_sac": h, "quantity": str(q), "unit": u, "unit_price": s2(p0),
            **({"discount": di + "%"} if di else {}), "taxable_value": s2(am), "gst_rate": str(r)})
    dt_.update({"cgst_total": s2(T[0]), "sgst_total": s2(T[1])} if intra else {"igst_total": s2(T[2])})
    return {"data": dt_}


def scaffold(path, seed, rows):
    """Hire bill: boxes with the label over the value, wrapped descriptions, horizontal rules only, cells drawn from right to left."""
    rng = rnd("scaffold", seed, rows)
    a, b = pair(rng)
    s, c = party(rng, a, "Scaffolding Solutions LLP", "{c} - {p}", state=True), party(rng, b, "Housing Projects Ltd", "{c} - {p}", state=True)
    d0 = day(rng).replace(day=1)
    d1 = (d0 + dt.timedelta(days=32)).replace(day=1) - dt.timedelta(days=1)
    due, no, intra, nd = d1 + dt.timedelta(days=21), f"SSL/HIRE/{d1:%m%y}/{rng.randint(10, 999)}", a == b, (d1 - d0).days + 1
    its = []
    for i in range(rows):
        n, r = rng.choice([("Cuplock Standard 3.0 mtr, 48.3 mm OD x 3.2 mm wall, painted", "1.10"), ("Cuplock Ledger 1.5 mtr with forged blades", "0.55"),
            ("Adjustable Base Jack 600 mm, solid rod", "0.65"), ("Acrow Prop Size II (2.0 to 3.5 mtr) incl. pin and chain", "1.80"),
                           ("M.S. Walkway Plank 240 mm x 2.4 mtr, anti-skid", "1.45"), ("H-Frame 1.2 x 2.0 mtr with cross brace set", "2.90"),
                           ("Swivel Coupler", "0.12"), ("Aluminium Mobile Tower 6 mtr with castor wheels, outriggers and toe boards", "285.00")])
        q, ds = rng.randint(2, 18) if r == "285.00" else rng.randint(40, 1200), rng.choice([nd, nd, nd, rng.randint(5, nd)])
        its.append((n, q, ds, D(r), q2(q * ds * D(r))))
    v = sum(i[4] for i in its)
    cg, sg, ig = tax(v, 18, intra)
    tot = v + cg + sg + ig
    p = P(path)
    G = (.93, .72, .1)
    p.bx(0, 0, 595, 10, G, 0)
    p.t(40, 44, s["name"], "Helvetica-Bold", 16)
    p.t(555, 44, "HIRE INVOICE", "Helvetica", 16, "r", (.4, .4, .4))
    p.t(40, 57, "Scaffolding  |  Shuttering  |  Access Equipment on rent", "Helvetica-Oblique", 8)
    boxes = [("INVOICE NO.", no), ("INVOICE DATE", d1.strftime("%d.%m.%Y")), ("PAYMENT DUE", f"{due:%d.%m.%Y}"), ("PLACE OF SUPPLY", f"{STATES[b][0]} ({b})")]
    for k, (l, x) in enumerate(boxes):
        p.bx(40 + 128.75 * k, 68, 128.75, 30, lw=.5, col=(.6, .6, .6))
        p.t(45 + 128.75 * k, 78, l, "Helvetica", 6.5, col=(.4, .4, .4))
        p.t(45 + 128.75 * k, 92, x, "Helvetica-Bold", 9.5)
    for k, (l, o) in enumerate((("SUPPLIER", s), ("HIRER (BILLED TO)", c))):
        x = 40 + 257.5 * k
        p.bx(x, 98, 257.5, 74, lw=.5, col=(.6, .6, .6))
        p.t(x + 5, 108, l, "Helvetica", 6.5, col=(.4, .4, .4))
        p.t(x + 5, 121, o["name"], "Helvetica-Bold", 9.5)
        for j, t in enumerate(pack(o["parts"], "Helvetica", 8.5, 240)):
            p.t(x + 5, 133 + 11 * j, t, "Helvetica", 8.5)
        p.t(x + 5, 167, "GSTIN  " + o["gstin"], "Helvetica", 8.5)
    p.t(40, 188, f"Hire charges for the period {d0:%d.%m.%Y} to {d1:%d.%m.%Y} at site {c['city']}. SAC 997319. Reverse charge: No", "Helvetica", 8)

    def heads(y):
        for x, l1, l2, al in ((555, "AMOUNT", "(INR)", "r"), (480, "RATE PER", "DAY (INR)", "r"), (415, "NO. OF", "DAYS", "r"), (365, "UNIT", "", "l"),
            (350, "QTY", "", "r"), (40, "MATERIAL ON HIRE", "", "l")):
            p.t(x, y, l1, "Helvetica-Bold", 7, al)
            p.t(x, y + 8, l2, "Helvetica-Bold", 7, al) if l2 else None
        p.ln(40, y + 13, 555, y + 13, 1.6, G)
        return y + 27

    y = heads(206)
    for n, q, ds, r, am in its:
        w = wrap(n, "Helvetica", 8.5, 255)
        if y + 11 * len(w) > 770:
            p.t(297, 815, f"{s['name']} - {no}", "Helvetica", 7, "c")
            p.page()
            y = heads(50)
        for x, t, al in ((555, inr(am), "r"), (480, s2(r), "r"), (415, str(ds), "r"), (365, "Nos", "l"), (350, str(q), "r")):
            p.t(x, y, t, "Helvetica", 8.5, al)
        for j, t in enumerate(w):
            p.t(40, y + 10.5 * j, t, "Helvetica", 8.5)
        y += 10.5 * len(w)
        p.ln(40, y - 4, 555, y - 4, .3, (.7, .7, .7))
        y += 8
    if y > 640:
        p.t(297, 815, f"{s['name']} - {no}", "Helvetica", 7, "c")
        p.page()
        y = 54
    y += 6
    for l, x in [("Total hire charges (taxable value)", v)] + ([("CGST 9%", cg), ("SGST 9%", sg)] if intra else [("IGST 18%", ig)]):
        p.t(555, y, inr(x), "Helvetica", 9, "r")
        p.t(440, y, l, "Helvetica", 9, "r")
        y += 14
    p.bx(300, y - 6, 255, 20, G, 0)
    p.t(550, y + 8, inr(tot), "Helvetica-Bold", 10.5, "r")
    p.t(440, y + 8, "INVOICE TOTAL INR", "Helvetica-Bold", 9, "r")
    y += 34
    for l in wrap("Amount in words: Rupees " + rupees(tot), "Helvetica", 8.5, 510):
        p.t(40, y, l, "Helvetica", 8.5)
        y += 11
    p.t(40, y + 8, "Material lost or damaged is charged at replacement value. Minimum hire 15 days. Bank: Sahyadri Co-op Bank, A/c 0041200" + str(
        7000 + seed), "Helvetica", 7.5)
    p.t(555, y + 60, "Authorised Signatory", "Helvetica", 8, "r")
    p.save()
    dt_ = {"invoice_number": no, "invoice_date": d1.isoformat(), "due_date": due.isoformat(), "place_of_supply": b, "reverse_charge": False,
        "supplier": truth(s), "recipient": truth(c),
           "line_items": [{"description": i[0], "quantity": str(i[1]), "unit": "Nos", "unit_price": s2(i[3]),
               "amount": s2(i[4])} for i in its], "taxable_total": s2(v), "grand_total": s2(tot)}
    dt_.update({"cgst_total": s2(cg), "sgst_total": s2(sg)} if intra else {"igst_total": s2(ig)})
    return {"data": dt_}


LAYOUTS = {"dyehouse": dyehouse, "cement": cement, "scaffold": scaffold}
