# SPDX-License-Identifier: AGPL-3.0-or-later
"""Manufacturer's ERP form, works running bill."""
from stranger_keystone_kit import *

PARTS = [("Bush Pivot, Front Axle", "87089900", 28, 84), ("Bracket Assy. Mtg Alternator LH", "87089900", 28, 316.5), ("Shaft Input Machined 20MnCr5",
        "84831099", 18, 742), ("Gasket Cyl Head", "84841090", 18, 58.75),
         ("Spring Compression 2.5 x 18 x 44 Zn Plated", "73202000", 18, 6.4), ("Housing Oil Pump LM24 Pressure Die Cast", "84139190", 18, 228),
         ("Pin Dowel 8 x 24 m6", "73182400", 18, 3.15), ("Flange Companion Forged SG Iron", "87085000", 28, 411.2)]


def erpform(path, seed, rows):
    """Landscape ERP form: two-storey heading, every tax with its % and amount, totals row, PO and part numbers; grid drawn last."""
    r = random.Random(f"erpform/{seed}/{rows}")
    sel, buy, inter = pair(r, ["Auto Components Pvt. Ltd.", "Forgings Ltd."], ["Motors Limited", "Tractors Ltd.", "Transmissions India Pvt. Ltd."])
    d = day(r)
    no = f"{r.randint(9, 99)}{fy(d).replace('-', '')}{r.randint(1, 99999):05d}"
    po = f"55000{r.randint(10000, 99999)}"
    p = Pen(path, landscape(A4))
    L, R = 24, 818
    sa = [f"{sel['street']}, {sel['area']}", f"{sel['city']} - {sel['pin']}, {sel['state']}"]
    ba = [buy["street"], f"{buy['area']}, {buy['city']} - {buy['pin']}"]
    xs = [24, 44, 108, 234, 288, 330, 356, 404, 470, 500, 552, 582, 634, 664, 728, 818]

    def head(n):
        p.box(L, 20, R - L, 118)
        p.t(L + 5, 36, sel["name"], "TB", 13)
        y = p.ls(L + 5, 48, sa, "T", 8.5, 10)
        p.t(L + 5, y, f"GSTIN : {sel['gstin']}     PAN : {sel['gstin'][2:12]}     State Code : {sel['st']}", "T", 8.5)
        p.t(421, 34, "TAX INVOICE", "TB", 12, "c")
        p.t(421, 45, "(Issued under Section 31 of CGST Act, 2017)", "T", 7, "c")
        p.line(L, 76, 570, 76)
        p.t(L + 5, 87, "Details of Receiver (Billed to)", "TB", 8)
        p.t(L + 5, 98, buy["name"], "TB", 9)
        y = p.ls(L + 5, 108, ba, "T", 8.5, 10)
        p.t(L + 5, y, f"GSTIN : {buy['gstin']}", "T", 8.5)
        p.line(330, 76, 330, 138)
        for k, (a, b) in enumerate([("Customer PO No.", po), ("Vendor Code", vc), ("Place of Supply", f"{buy['st']} - {buy['state']}"), ("Reverse Charge",
                "No")]):
            p.t(335, 89 + 12 * k, a, "T", 8.5)
            p.t(410, 89 + 12 * k, ": " + b, "TB", 8.5)
        p.line(570, 20, 570, 138)
        for k, (a, b) in enumerate([("Invoice No.", no), ("Invoice Date", d.strftime("%d.%m.%Y")), ("Date & Time of Removal", d.strftime("%d.%m.%Y") + " " +
                tm), ("Vehicle No.", veh), ("E-Way Bill No.", ewb),
                                    ("Payment Terms", "45 days from GRN"), ("Page", str(n))]):
            p.t(575, 34 + 15 * k, a, "T", 8.5)
            p.t(676, 34 + 15 * k, b, "TB", 9)
        y = 138
        one = {0: ["Sl."], 1: ["Part No."], 2: ["Description of Goods"], 3: ["HSN", "Code"], 4: ["Qty"], 5: ["UoM"], 6: ["Rate", "(Rs.)"],
               7: ["Taxable Value", "(Rs.)"], 14: ["Total", "(Rs.)"]}
        for i, h in one.items():
            p.ls((xs[i] + xs[i + 1]) / 2, y + 12, h, "TB", 8, 10, "c")
        for i, h in ((8, "CGST"), (10, "SGST"), (12, "IGST")):
            p.t((xs[i] + xs[i + 2]) / 2, y + 10, h, "TB", 8, "c")
            p.t((xs[i] + xs[i + 1]) / 2, y + 23, "%", "TB", 8, "c")
            p.t((xs[i + 1] + xs[i + 2]) / 2, y + 23, "Amt.", "TB", 8, "c")
        p.line(xs[8], y + 14, xs[14], y + 14)
        return y + 28

    def rules(y):
        for i, x in enumerate(xs):
            p.line(x, 152 if i in (9, 11, 13) else 138, x, y)
        p.line(L, 166, R, 166)
        p.line(L, y, R, y)
    vc = f"V{r.randint(1000, 9999)}"
    tm, veh, ewb = (f"{r.randint(8, 20):02d}:{r.randint(0, 59):02d}", f"{r.choice(['KA', 'MH', 'HR'])}{r.randint(10, 60)}C{r.randint(1000, 9999)}",
                    f"{r.randint(10**11, 10**12 - 1)}")
    pg = 1
    y = head(pg)
    items, T = [], [D(0)] * 5
    for i in range(rows):
        n, h, rate, pr = r.choice(PARTS)
        pr, q = q2(D(str(pr)) * D(r.randint(90, 110)) / 100), r.choice([50, 100, 144, 250, 600, 1200])
        tv = q * pr
        c, s, g = split_tax(tv, rate, inter)
        am = tv + c + s + g
        T = [a + b for a, b in zip(T, (tv, c, s, g, am))]
        nl = wrap(n, "T", 8, 120)
        hh = 10 * len(nl) + 4
        if y + hh > 500:
            rules(y)
            p.t(R, y + 12, "Contd. on next page", "TI", 8, "r")
            p.page()
            pg += 1
            y = head(pg)
        hr = f"{D(rate) / 2:.2f}"
        part = f"{r.randint(1000, 9999)}-{r.randint(100, 999)}-{r.choice('AB')}{r.randint(1, 9)}"
        vals = [(0, str(i + 1)), (4, f"{q}"), (6, inr(pr)), (7, inr(tv)), (14, inr(am))]
        vals += [(12, f"{rate:.2f}"), (13, inr(g))] if inter else [(8, hr), (9, inr(c)), (10, hr), (11, inr(s))]
        for k, v in vals:
            p.t(xs[k + 1] - 2, y + 10, v, "T", 8, "r")
        p.t(xs[1] + 2, y + 10, part, "T", 8)
        p.ls(xs[2] + 3, y + 10, nl, "T", 8, 10)
        p.t(xs[3] + 3, y + 10, h, "T", 8)
        p.t(xs[5] + 3, y + 10, "NOS", "T", 8)
        y += hh
        it = {"description": n, "hsn_sac": h, "quantity": str(q), "unit": "NOS", "unit_price": s2(pr), "taxable_value": s2(tv), "gst_rate": str(rate),
              "amount": s2(am)}
        it.update({"igst_amount": s2(g)} if inter else {"cgst_amount": s2(c), "sgst_amount": s2(s)})
        items.append(it)
    y = max(y, 300)
    p.line(L, y, R, y)
    p.t(xs[2] + 3, y + 11, "TOTAL", "TB", 8.5)
    for k, v in [(7, T[0]), (14, T[4])] + ([(13, T[3])] if inter else [(9, T[1]), (11, T[2])]):
        p.t(xs[k + 1] - 2, y + 11, inr(v), "TB", 8 if k in (7, 14) else 7.5, "r")
    y += 16
    rules(y)
    p.box(L, y, R - L, 62)
    p.t(L + 5, y + 13, "Total Invoice Value (in words) : Rupees " + say_rs(T[4]), "T", 8.5)
    p.t(L + 5, y + 27, "Certified that the particulars given above are true and correct and the amount indicated represents the price actually charged.", "T",
        7.5)
    p.t(R - 5, y + 27, f"For {sel['name']}", "TB", 8.5, "r")
    p.t(R - 5, y + 57, "Authorised Signatory", "T", 8.5, "r")
    p.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": buy["st"], "reverse_charge": False, "supplier": truth_party(sel, sa),
         "recipient": truth_party(buy, ba),
         "line_items": items, "taxable_total": s2(T[0]), "grand_total": s2(T[4])}
    t.update({"igst_total": s2(T[3])} if inter else {"cgst_total": s2(T[1]), "sgst_total": s2(T[2])})
    return {"data": t}


def runbill(path, seed, rows):
    """Works contractor's running account bill typed in a spreadsheet: previous, this bill and up-to-date quantities; item numbers of the schedule."""
    r = random.Random(f"runbill/{seed}/{rows}")
    sel, buy, inter = pair(r, ["Infracon", "Civil Contractors", "Waterproofing Co."], ["Realty Private Limited", "Hospitals Trust", "Warehousing Ltd."])
    d = day(r)
    ra = r.randint(2, 9)
    no = f"RA{ra:02d}/{r.randint(100, 999)}/{fy(d)}"
    p = Pen(path, landscape(A4))
    sa = [f"{sel['street']}, {sel['city']} {sel['pin']}"]
    ba = [f"{buy['street']},", f"{buy['area']}, {buy['city']} {buy['pin']}, {buy['state']}"]
    p.box(30, 24, 782, 22, colors.HexColor("#bdd7ee"))
    p.t(421, 39, f"{sel['name'].upper()} - RUNNING ACCOUNT BILL No. {ra} - TAX INVOICE", "CondB", 11, "c")
    a = [("Contractor", sel["name"]), ("Address", sa[0]), ("GSTIN", sel["gstin"]), ("Name of work", "Civil and finishing works, Block " + r.choice("ABC"))]
    b = [("Client", buy["name"]), ("Client address", ba[0]), ("", ba[1]), ("Client GSTIN", buy["gstin"])]
    c = [("Invoice no.", no), ("Invoice date", d.strftime("%d-%m-%Y")), ("W.O. no.", f"WO/{r.randint(100, 999)}"), ("SAC", "995411")]
    for k in range(4):
        y = 46 + 16 * k
        for x, w1, w2, (h, v) in ((30, 66, 236, a[k]), (332, 72, 218, b[k]), (622, 66, 124, c[k])):
            p.box(x, y, w1, 16)
            p.box(x + w1, y, w2, 16)
            p.t(x + 3, y + 11, h, "CondB", 7)
            p.t(x + w1 + 3, y + 11, v, "Cond", 7)
    xs = [30, 64, 262, 292, 340, 392, 444, 496, 570, 644, 718, 812]
    hd = ["BOQ Item", "Description of work", "Unit", "Rate Rs.", "Previous Qty", "Qty this bill", "Qty up to date", "Previous Amount", "Amount up to date",
          "GST rate", "Amount this bill"]

    def head(y):
        for k, h in enumerate(hd):
            p.box(xs[k], y, xs[k + 1] - xs[k], 26, colors.HexColor("#fff2cc"))
            hl = wrap(h, "CondB", 7, xs[k + 1] - xs[k] - 4)
            p.ls((xs[k] + xs[k + 1]) / 2, y + (11 if len(hl) > 1 else 16), hl, "CondB", 7, 9, "c")
        return y + 26
    y = head(118)
    boq = [("Excavation in all kinds of soil up to 1.5 m depth including dressing of sides and disposal within 50 m lead", "cum", 285),
           ("Providing and laying PCC 1:4:8 with 40 mm aggregate", "cum", 4650),
           ("RCC M25 in columns and beams, excluding steel and shuttering", "cum", 6890), ("TMT Fe500D reinforcement, cutting, bending and binding complete",
                   "kg", D("78.50")),
           ("Brick work in superstructure, CM 1:6", "cum", 5940), ("Internal plaster 12 mm thick CM 1:4 in single coat with neat finish, all heights", "sqm",
                                                                   318), ("Vitrified tile flooring 600 x 600", "sqm", 1165),
           ("Acrylic emulsion paint two coats over primer", "sqm", D("142.75"))]
    items, S, prev, upto = [], D(0), D(0), D(0)
    for i in range(rows):
        n, u, rt = r.choice(boq)
        rt, q0, q1 = q2(rt), q2(D(r.choice([0, r.randint(500, 40000)])) / 100), q2(D(r.randint(300, 30000)) / 100)
        a0, a2 = q2(q0 * rt), q2((q0 + q1) * rt)
        am = a2 - a0
        S, prev, upto = S + am, prev + a0, upto + a2
        nl = wrap(n, "Cond", 7, 192)
        hh = 9 * len(nl) + 6
        if y + hh > 560:
            p.page()
            y = head(30)
        vals = [f"{1 + i // 6}.{i % 6 + 1}", None, u, inr(rt), f"{q0:.2f}", f"{q1:.2f}", f"{q0 + q1:.2f}", inr(a0), inr(a2), "18%", inr(am)]
        for k, v in enumerate(vals):
            p.box(xs[k], y, xs[k + 1] - xs[k], hh)
            if k == 1:
                p.ls(xs[1] + 3, y + 10, nl, "Cond", 7, 9)
            elif k in (0, 2):
                p.t(xs[k] + 3, y + 10, v, "Cond", 7)
            else:
                p.t(xs[k + 1] - 3, y + 10, v, "Cond", 7, "r")
        y += hh
        items.append({"description": n, "quantity": f"{q1:.2f}", "unit": u, "unit_price": s2(rt), "gst_rate": "18", "amount": s2(am)})
    if y > 430:
        p.page()
        y = 30
    t3 = split_tax(S, 18, inter)
    grand = S + sum(t3)
    ret = q2(S * 5 / 100)
    lines = [("Value of work", S)] + ([("IGST 18%", t3[2])] if inter else [("CGST 9%", t3[0]), ("SGST 9%", t3[1])]) + [("Total invoice value", grand),
            ("Less: retention 5% on value of work", -ret), ("Net amount to be released", grand - ret)]
    for k, (h, v) in enumerate(lines):
        b = k in (0, len(lines) - 3)
        p.box(496, y, 222, 15)
        p.box(718, y, 94, 15, colors.HexColor("#e2efda") if b else None)
        if k == 0:
            p.t(567, y + 11, inr(prev), "CondB", 7, "r")
            p.t(641, y + 11, inr(upto), "CondB", 7, "r")
            p.box(30, y, 466, 15)
            p.t(492, y + 11, h, "CondB", 7.5, "r")
        else:
            p.t(714, y + 11, h, "CondB" if b else "Cond", 7.5, "r")
        p.t(808, y + 11, inr(v), "CondB" if b else "Cond", 7.5, "r")
        y += 15
    p.t(34, y - 40, "Amount of invoice in words: Rupees", "Cond", 7.5)
    p.ls(34, y - 28, wrap(say_rs(grand), "CondI", 7.5, 440), "CondI", 7.5, 10)
    p.t(34, y + 26, "Measured by: Site Engineer", "Cond", 7.5)
    p.t(808, y + 26, f"For {sel['name']}", "CondB", 7.5, "r")
    p.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "supplier": truth_party(sel, sa), "recipient": truth_party(buy, ba), "line_items": items,
         "taxable_total": s2(S), "grand_total": s2(grand)}
    t.update({"igst_total": s2(t3[2])} if inter else {"cgst_total": s2(t3[0]), "sgst_total": s2(t3[1])})
    return {"data": t}


LAYOUTS = {"erpform": erpform, "runbill": runbill}
