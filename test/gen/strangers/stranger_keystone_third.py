# SPDX-License-Identifier: AGPL-3.0-or-later
"""Cloud service invoice, phone app bill."""
from stranger_keystone_kit import *

WORK = [("Mobile app maintenance", "Sprint 14, bug fixing and release on both stores", "998314"), ("UI/UX design",
        "Checkout screens, three rounds of changes", "998391"),
        ("Cloud server management", "Monitoring, patching and backups for production", "998315"), ("Search engine optimisation", "", "998365"),
        ("Content writing", "Eight articles of 900 words for the company blog, including keyword research and images from the stock library", "998365"),
        ("Website hosting", "Annual plan", "998315"),
        ("API integration", "Payment gateway and courier aggregator", "998314"), ("Technical consultation", "", "998313")]


def cloud(path, seed, rows):
    """Cloud billing app: airy, no upright rules, grey sub-lines under the item, tax columns with % and amount, balance due."""
    r = random.Random(f"cloud/{seed}/{rows}")
    sel, buy, inter = pair(r, ["Digital Studio", "Softlabs LLP", "Technologies"], ["Organics Private Limited", "Logistics", "Academy"])
    d = day(r)
    due = d + datetime.timedelta(days=r.choice([0, 15, 30]))
    no = f"INV-{r.randint(1, 4000):06d}"
    sa = [sel["street"], f"{sel['city']} {sel['state']} {sel['pin']}", "India"]
    ba = [buy["street"], buy["area"], buy["city"], f"{buy['pin']} {buy['state']}", "India"]
    acc = colors.HexColor(r.choice(["#3c3d3a", "#2b6cb0", "#7a3e9d"]))
    grey = colors.HexColor("#6d6d6d")
    p = Pen(path)
    p.t(40, 62, sel["name"], "SansB", 12)
    y = p.ls(40, 77, sa, "Sans", 8.5, 12)
    p.t(40, y, "GSTIN " + sel["gstin"], "Sans", 8.5)
    p.t(555, 75, "TAX INVOICE", "Sans", 24, "r")
    p.t(555, 93, "# " + no, "SansB", 9, "r")
    bal_y = 139
    p.t(40, 172, "Bill To", "Sans", 8.5, col=grey)
    p.t(40, 186, buy["name"], "SansB", 9.5)
    y = p.ls(40, 199, ba, "Sans", 8.5, 12)
    p.t(40, y, "GSTIN " + buy["gstin"], "Sans", 8.5)
    p.t(40, y + 18, f"Place Of Supply: {buy['state']} ({buy['st']})", "Sans", 8.5)
    for k, (a, b) in enumerate([("Invoice Date :", d.strftime("%d %b %Y")), ("Terms :", {0: "Due on Receipt", 15: "Net 15", 30: "Net 30"}[(due - d).days]),
                                ("Due Date :", due.strftime("%d %b %Y"))]):
        p.t(455, 199 + 18 * k, a, "Sans", 8.5, "r", grey)
        p.t(555, 199 + 18 * k, b, "Sans", 8.5, "r")
    X = [300, 345, 395, 455, 490] if inter else [268, 306, 356, 384, 426, 452]
    dx = 170 if inter else 140

    def head(y):
        p.box(40, y, 515, 32, acc, 0)
        w = colors.white
        p.t(46, y + 19, "#", "Sans", 8, col=w)
        p.t(62, y + 19, "Item & Description", "Sans", 8, col=w)
        p.ls(62 + dx, y + 14, ["HSN", "/SAC"], "Sans", 8, 11, col=w)
        p.t(X[1], y + 19, "Qty", "Sans", 8, "r", w)
        p.t(X[2], y + 19, "Rate", "Sans", 8, "r", w)
        if inter:
            p.t((X[3] + X[4]) / 2 - 18, y + 13, "IGST", "Sans", 8, "c", w)
            ps = [(430, "%"), (485, "Amt")]
        else:
            p.t(390, y + 13, "CGST", "Sans", 8, "c", w)
            p.t(458, y + 13, "SGST", "Sans", 8, "c", w)
            ps = [(378, "%"), (418, "Amt"), (446, "%"), (486, "Amt")]
        for x, s in ps:
            p.t(x, y + 25, s, "Sans", 8, "r", w)
        p.t(549, y + 19, "Amount", "Sans", 8, "r", w)
        return y + 32
    y = head(296)
    items, sub, tt = [], D(0), D(0)
    hours = r.random() < .6
    for i in range(rows):
        n, ds, sac = r.choice(WORK)
        q, pr = q2(D(r.randint(2, 80)) / 2), q2(r.choice([450, 800, 1250, 1500, 2200, 3499]))
        am = q2(q * pr)
        c, s, g = split_tax(am, 18, inter)
        sub, tt = sub + am, tt + (g if inter else c)
        nl, dl = wrap(n, "Sans", 8.5, dx - 8), wrap(ds, "Sans", 7.5, dx - 8) if ds else []
        h = 12 * len(nl) + 10 * len(dl) + 12
        if y + h > 790:
            p.t(555, 822, f"{p.c.getPageNumber()}", "Sans", 7.5, "r", grey)
            p.page()
            y = head(40)
        p.t(46, y + 15, str(i + 1), "Sans", 8.5)
        yy = p.ls(62, y + 15, nl, "Sans", 8.5, 12)
        p.ls(62, yy - 1, dl, "Sans", 7.5, 10, col=grey)
        p.t(62 + dx, y + 15, sac, "Sans", 8.5)
        p.t(X[1], y + 15, s2(q), "Sans", 8.5, "r")
        if hours:
            p.t(X[1], y + 25, "hrs", "Sans", 7, "r", grey)
        p.t(X[2], y + 15, inr(pr), "Sans", 8.5, "r")
        for x, v in [(430, "18%"), (485, inr(g))] if inter else [(378, "9%"), (418, inr(c)), (446, "9%"), (486, inr(s))]:
            p.t(x, y + 15, v, "Sans", 8 if inter else 7, "r")
        p.t(549, y + 15, inr(am), "Sans", 8.5, "r")
        y += max(h, 34 if hours else 0)
        p.line(40, y, 555, y, .5, colors.HexColor("#cccccc"))
        it = {"description": (n + " " + ds).strip(), "hsn_sac": sac, "quantity": s2(q), "unit_price": s2(pr), "amount": s2(am)}
        if hours:
            it["unit"] = "hrs"
        if inter:
            it["gst_rate"] = "18"
            it["igst_amount"] = s2(g)
        else:
            it.update({"gst_rate": "18", "cgst_amount": s2(c), "sgst_amount": s2(s)})
        items.append(it)
    if y > 640:
        p.t(555, 822, f"{p.c.getPageNumber()}", "Sans", 7.5, "r", grey)
        p.page()
        y = 40
    grand = sub + tt * (1 if inter else 2)
    y += 20
    for a, b in [("Sub Total", inr(sub))] + ([("IGST18 (18%)", inr(tt))] if inter else [("CGST9 (9%)", inr(tt)), ("SGST9 (9%)", inr(tt))]):
        p.t(465, y, a, "Sans", 8.5, "r")
        p.t(549, y, b, "Sans", 8.5, "r")
        y += 18
    p.t(465, y, "Total", "SansB", 8.5, "r")
    p.t(549, y, "₹" + inr(grand), "DejaB", 8, "r")
    p.box(330, y + 8, 225, 24, colors.HexColor("#f5f4f3"), 0)
    p.t(465, y + 23, "Balance Due", "SansB", 8.5, "r")
    p.t(549, y + 23, "₹" + inr(grand), "DejaB", 8, "r")
    p.t(40, y + 60, "Notes", "Sans", 8.5, col=grey)
    p.t(40, y + 74, "Thanks for your business.", "Sans", 8)
    p.t(40, y + 96, "Terms & Conditions", "Sans", 8.5, col=grey)
    p.t(40, y + 110, "Please mention the invoice number with your transfer.", "Sans", 8)
    if p.c.getPageNumber() == 1:
        p.t(555, 122, "Balance Due", "SansB", 8, "r")
        p.t(555, bal_y, "₹" + inr(grand), "DejaB", 11, "r")
    p.t(555, 822, f"{p.c.getPageNumber()}", "Sans", 7.5, "r", grey)
    p.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "place_of_supply": buy["st"], "supplier": truth_party(sel, sa),
         "recipient": truth_party(buy, ba),
         "line_items": items, "taxable_total": s2(sub), "grand_total": s2(grand)}
    t.update({"igst_total": s2(tt)} if inter else {"cgst_total": s2(tt), "sgst_total": s2(tt)})
    return {"data": t}


def phoneapp(path, seed, rows):
    """Phone billing app: coloured bars, GST as amount with the rate in brackets, total row, amounts box at the right."""
    r = random.Random(f"phoneapp/{seed}/{rows}")
    sel, buy, inter = pair(r, ["Electronics", "Mobile & Gifts", "Sanitary House"], ["Furnishings", "Caterers", "Interiors"])
    d = day(r)
    no = str(r.randint(1, 980))
    k = colors.HexColor(r.choice(["#7b5ea7", "#1f8a70", "#c0563b"]))
    lite = colors.HexColor("#f1eef6")
    p = Pen(path)
    sa = [f"{sel['street']}, {sel['area']}, {sel['city']}, {sel['pin']}"]
    p.t(40, 50, sel["name"], "DejaB", 15)
    p.t(40, 64, sa[0], "Deja", 7)
    p.t(40, 75, f"Phone no.: {phone(r)}   Email: {sel['name'].split()[0].lower()}@mailbox.example", "Deja", 7)
    p.t(40, 86, f"GSTIN: {sel['gstin']}, State: {sel['st']}-{sel['state']}", "Deja", 7)
    p.line(40, 94, 555, 94, 1.5, k)
    p.t(297, 112, "Tax Invoice", "DejaB", 13, "c", k)
    p.t(40, 132, "Bill To", "DejaB", 8)
    p.t(40, 144, buy["name"], "DejaB", 9)
    ba = [f"{buy['street']},", f"{buy['city']}, {buy['pin']}"]
    y = p.ls(40, 155, ba, "Deja", 7.5, 10)
    p.t(40, y, f"Contact No. : {phone(r)}", "Deja", 7.5)
    p.t(40, y + 10, f"GSTIN : {buy['gstin']}", "Deja", 7.5)
    p.t(40, y + 20, f"State: {buy['st']}-{buy['state']}", "Deja", 7.5)
    p.t(555, 132, "Invoice Details", "DejaB", 8, "r")
    p.t(555, 144, f"Invoice No. : {no}", "Deja", 7.5, "r")
    p.t(555, 155, f"Date : {d.strftime('%d-%m-%Y')}", "Deja", 7.5, "r")
    p.t(555, 166, f"Place of Supply : {buy['st']}-{buy['state']}", "Deja", 7.5, "r")
    xs = [40, 58, 208, 258, 300, 336, 410, 486, 555]
    hd = ["#", "Item name", "HSN/ SAC", "Quantity", "Unit", "Price/ Unit", "GST", "Amount"]

    def head(y):
        p.box(40, y, 515, 18, k, 0)
        for i, h in enumerate(hd):
            p.t(xs[i] + 4 if i in (0, 1, 2) else xs[i + 1] - 4, y + 12, h, "DejaB", 7, "l" if i in (0, 1, 2) else "r", colors.white)
        return y + 18
    y = head(206)
    items, st, stax, sc, qn = [], D(0), D(0), D(0), 0
    for i in range(rows):
        n, h, un, rate, price = r.choice(HARDWARE)
        q, pr = r.randint(1, 24), q2(D(str(price)) * D(r.randint(95, 130)) / 100)
        tv = q * pr
        c, s, g = split_tax(tv, rate, inter)
        tx = c + s + g
        am = tv + tx
        nl = wrap(n, "Deja", 7.5, 142)
        hh = 10 * len(nl) + 9
        if hh + y > 800:
            p.page()
            y = head(40)
        p.t(44, y + 12, str(i + 1), "Deja", 7.5)
        p.ls(62, y + 12, nl, "Deja", 7.5, 10)
        p.t(212, y + 12, h, "Deja", 7)
        for x, v in ((296, str(q)), (332, un), (406, "₹ " + inr(pr)), (482, f"₹ {inr(tx)} ({rate}%)"), (551, "₹ " + inr(am))):
            p.t(x, y + 12, v, "Deja", 7 if x != 482 else 6.6, "r")
        y += hh
        p.line(40, y, 555, y, .4, colors.HexColor("#bbbbbb"))
        st, stax, sc, qn = st + tv, stax + tx, sc + c, qn + q
        items.append({"description": n, "hsn_sac": h, "quantity": str(q), "unit": un, "unit_price": s2(pr), "gst_rate": str(rate), "amount": s2(am)})
        if inter:
            items[-1]["igst_amount"] = s2(tx)
    p.box(40, y, 515, 18, lite, 0)
    p.t(62, y + 12, "Total", "DejaB", 7.5)
    for x, v in ((296, str(qn)), (482, "₹ " + inr(stax)), (551, "₹ " + inr(st + stax))):
        p.t(x, y + 12, v, "DejaB", 7, "r")
    y += 32
    if y > 640:
        p.page()
        y = 50
    grand = (st + stax).quantize(D(1), ROUND_HALF_UP)
    ro = grand - st - stax
    fs = [("Sub Total", st)] + ([("IGST", stax)] if inter else [("SGST", sc), ("CGST", sc)]) + [("Round off", ro)]
    y0 = y
    for a, b in fs:
        p.t(340, y, a, "Deja", 8)
        p.t(551, y, ("- " if b < 0 else "") + "₹ " + inr(abs(b)), "Deja", 8, "r")
        y += 15
    p.box(334, y - 9, 221, 18, k, 0)
    p.t(340, y + 3, "Total", "DejaB", 8.5, col=colors.white)
    p.t(551, y + 3, "₹ " + inr(grand), "DejaB", 8.5, "r", colors.white)
    y += 24
    paid = grand if r.random() < .5 else D(0)
    p.t(340, y, "Received", "Deja", 8)
    p.t(551, y, "₹ " + inr(paid), "Deja", 8, "r")
    p.t(340, y + 15, "Balance", "Deja", 8)
    p.t(551, y + 15, "₹ " + inr(grand - paid), "Deja", 8, "r")
    p.t(40, y0, "Invoice Amount In Words", "DejaB", 8)
    yy = p.ls(40, y0 + 12, wrap(say_rs(grand).replace(" Only", " Rupees only"), "Deja", 7.5, 270), "Deja", 7.5, 10)
    p.t(40, yy + 14, "Terms and Conditions", "DejaB", 8)
    p.t(40, yy + 26, "Thanks for doing business with us!", "Deja", 7.5)
    p.t(555, y + 50, f"For : {sel['name']}", "Deja", 8, "r")
    p.t(555, y + 96, "Authorized Signatory", "DejaB", 8, "r")
    p.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": buy["st"], "supplier": truth_party(sel, sa), "recipient": truth_party(buy,
            ba), "line_items": items,
         "taxable_total": s2(st), "round_off": s2(ro), "grand_total": s2(grand)}
    t.update({"igst_total": s2(stax)} if inter else {"cgst_total": s2(sc), "sgst_total": s2(sc)})
    return {"data": t}


LAYOUTS = {"cloud": cloud, "phoneapp": phoneapp}
