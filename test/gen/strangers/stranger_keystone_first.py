# SPDX-License-Identifier: AGPL-3.0-or-later
"""Desktop accounting invoice."""
from stranger_keystone_kit import *


def ledger(path, seed, rows):
    """Desktop accounting program: the tax ledgers stand inside the item table, HSN summary beneath."""
    r = random.Random(f"ledger/{seed}/{rows}")
    sel, buy, inter = pair(r, ["Traders", "Enterprises", "Hardware Mart", "Sales Corporation"], ["Infra Projects Pvt Ltd", "Constructions",
            "Builders & Developers", "Engineering Works"])
    d = day(r)
    no = f"{r.choice(['SVE', 'KT', 'GST'])}/{r.randint(1, 2400)}/{fy(d)}"
    pick = [r.choice(HARDWARE) for _ in range(rows)]
    disc_col = r.random() < .5
    items, groups, view = [], {}, []
    for name, hsn, un, rate, price in pick:
        qty = D(r.randint(1, 240))
        pr = q2(D(str(price)) * D(r.randint(92, 110)) / 100)
        pc = r.choice([0, 0, 5, 10, D("7.5")]) if disc_col else 0
        am = q2(qty * pr * (100 - pc) / 100)
        batch = f"Batch : {r.choice('AKLM')}{r.randint(100, 999)}" if r.random() < .15 else ""
        it = {"description": (name + " " + batch).strip(), "hsn_sac": hsn, "quantity": str(qty), "unit": un, "unit_price": s2(pr), "amount": s2(am)}
        if pc:
            it["discount"] = f"{pc}%"
        items.append(it)
        view.append((name, batch, hsn, f"{qty} {un}", inr(pr), un, f"{pc} %" if pc else "", am))
        groups[(hsn, rate)] = groups.get((hsn, rate), D(0)) + am
    sub = sum(v[-1] for v in view)
    hs = [(h, rt, tv) + split_tax(tv, rt, inter) for (h, rt), tv in groups.items()]
    cg, sg, ig = (sum(x[i] for x in hs) for i in (3, 4, 5))
    tot = sub + cg + sg + ig
    grand = tot.quantize(D(1), ROUND_HALF_UP)
    ro = grand - tot
    p = Pen(path)
    L, R = 36, 559
    cols = [36, 56, 256, 308, 368, 420, 446, 482, 559] if disc_col else [36, 56, 282, 336, 396, 452, 482, 482, 559]
    sa = [sel["street"] + ",", sel["area"], f"{sel['city']} - {sel['pin']}"]
    ba = [buy["street"], f"{buy['area']}, {buy['city']}-{buy['pin']}"]

    def head(first):
        p.t(297, 32, "Tax Invoice" + ("" if first else f" (Page {pageno[0]})"), "HB", 11, "c")
        if not first:
            p.box(L, 40, R - L, 34)
            p.t(L + 4, 52, sel["name"], "HB", 9)
            p.t(L + 4, 66, f"Invoice No. {no}", "H", 8)
            p.t(R - 4, 66, f"Dated {d.strftime('%-d-%b-%y')}", "H", 8, "r")
            return 74
        p.box(L, 40, R - L, 196)
        p.line(300, 40, 300, 236)
        p.t(L + 4, 52, sel["name"], "HB", 9.5)
        y = p.ls(L + 4, 63, sa, "H", 8, 10)
        p.t(L + 4, y, f"GSTIN/UIN: {sel['gstin']}", "H", 8)
        p.t(L + 4, y + 10, f"State Name :  {sel['state']}, Code : {sel['st']}", "H", 8)
        p.t(L + 4, y + 20, f"E-Mail : accounts@{sel['name'].split()[0].lower()}.example", "H", 8)
        p.line(L, 128, 300, 128)
        p.t(L + 4, 139, "Buyer (Bill to)", "H", 7.5)
        p.t(L + 4, 151, buy["name"], "HB", 9)
        y = p.ls(L + 4, 162, ba, "H", 8, 10)
        p.t(L + 4, y, f"GSTIN/UIN", "H", 8)
        p.t(L + 74, y, f": {buy['gstin']}", "H", 8)
        p.t(L + 4, y + 10, "State Name", "H", 8)
        p.t(L + 74, y + 10, f": {buy['state']}, Code : {buy['st']}", "H", 8)
        if pos:
            p.t(L + 4, y + 20, "Place of Supply", "H", 8)
            p.t(L + 74, y + 20, f": {buy['state']}", "H", 8)
        cells = [("Invoice No.", no), ("Dated", d.strftime("%-d-%b-%y")), ("Delivery Note", ""), ("Mode/Terms of Payment", r2), ("Reference No. & Date.", ""),
                 ("Other References", ""),
                 ("Buyer's Order No.", po), ("Dated", d2), ("Dispatched through", "Tempo"), ("Destination", buy["city"])]
        for i, (a, b) in enumerate(cells):
            x, y = (300, 430)[i % 2], 40 + 30 * (i // 2)
            p.t(x + 3, y + 10, a, "H", 7)
            p.t(x + 3, y + 22, b, "HB", 8)
            p.line(300, y + 30, R, y + 30)
        p.line(430, 40, 430, 190)
        p.t(303, 200, "Terms of Delivery", "H", 7)
        return 236
    pos = r.random() < .5
    r2 = r.choice(["30 Days", "Immediate", "By Cheque", "45 Days"])
    po = f"PO-{r.randint(100, 9000)}"
    d2 = (d - datetime.timedelta(days=5)).strftime("%-d-%b-%y")
    pageno = [1]
    heads = [("Sl", "No."), ("Description of Goods",), ("HSN/SAC",), ("Quantity",), ("Rate",), ("per",), ("Disc. %",), ("Amount",)]

    def grid_top(y):
        p.line(L, y, R, y)
        for i, h in enumerate(heads):
            if i == 6 and not disc_col:
                continue
            p.ls((cols[i] + cols[i + 1]) / 2, y + 10, h, "H", 7.5, 9, "c")
        p.line(L, y + 24, R, y + 24)
        return y + 24

    def grid_end(top, y):
        for x in sorted(set(cols)):
            p.line(x, top, x, y)
        p.line(L, y, R, y)

    def page_break(top, y):
        grid_end(top, y + 14)
        p.t(R - 4, y + 26, "continued ...", "HI", 8, "r")
        p.t(297, 815, "This is a Computer Generated Invoice", "H", 7.5, "c")
        p.page()
        pageno[0] += 1
        t = head(False)
        return t, grid_top(t) + 12
    top = head(True)
    y = grid_top(top) + 12
    for i, (name, batch, hsn, q, pr, un, dc, am) in enumerate(view, 1):
        nl = wrap(name, "HB", 8, cols[2] - cols[1] - 6)
        if y + 11 * len(nl) > 760:
            top, y = page_break(top, y)
        p.t(cols[1] - 6, y, str(i), "H", 8, "r")
        p.t(cols[2] + 3, y, hsn, "H", 8)
        p.t(cols[4] - 4, y, q, "HB", 8, "r")
        p.t(cols[5] - 4, y, pr, "H", 8, "r")
        p.t(cols[5] + 3, y, un, "H", 8)
        p.t(cols[7] - 3, y, dc, "H", 8, "r")
        p.t(R - 4, y, inr(am), "HB", 8, "r")
        y = p.ls(cols[1] + 3, y, nl, "HB", 8, 10)
        if batch:
            p.t(cols[1] + 12, y, batch, "HI", 7.5)
            y += 10
        y += 3
    if y > 640:
        top, y = page_break(top, y)
    p.line(cols[-2] + 2, y - 6, R, y - 6)
    y += 5
    p.t(R - 4, y, inr(sub), "H", 8, "r")
    y += 16
    led = [("Output IGST", ig)] if inter else [("CGST", cg), ("SGST", sg)]
    for a, b in led + ([("Round Off", ro)] if ro else []):
        p.t(cols[2] - 4, y, a, "HB", 8, "r")
        if b < 0:
            p.t(cols[1] + 3, y, "Less :", "HI", 8)
        p.t(R - 4, y, ("(-)" if b < 0 else "") + inr(abs(b)), "HB", 8, "r")
        y += 13
    y = max(y, 470 if pageno[0] == 1 else y)
    p.line(L, y, R, y)
    p.t(cols[2] - 4, y + 12, "Total", "H", 8, "r")
    p.t(R - 4, y + 12, "Rs. " + inr(grand), "HB", 9, "r")
    grid_end(top, y + 17)
    y += 17
    need = 90 + 12 * len(hs) + 80
    if y + need > 800:
        p.box(L, y, R - L, 0)
        p.t(R - 4, y + 12, "continued ...", "HI", 8, "r")
        p.page()
        pageno[0] += 1
        y = head(False)
    y0 = y
    p.t(L + 4, y + 10, "Amount Chargeable (in words)", "H", 7.5)
    p.t(R - 4, y + 10, "E. & O.E", "HI", 7.5, "r")
    y = p.ls(L + 4, y + 22, wrap("INR " + say_rs(grand), "HB", 8.5, 500), "HB", 8.5, 11)
    tx = [36, 250, 340, 380, 460, 559] if inter else [36, 190, 275, 315, 375, 415, 480, 559]
    p.line(L, y, R, y)
    hd = [("HSN/SAC",), ("Taxable", "Value")] + ([("IGST", "Rate"), ("IGST", "Amount")] if inter else [("CGST", "Rate"), ("CGST", "Amount"), ("SGST", "Rate"),
            ("SGST", "Amount")]) + [("Total", "Tax Amount")]
    for i, h in enumerate(hd):
        p.ls((tx[i] + tx[i + 1]) / 2, y + 9, h, "H", 7, 8, "c")
    t2 = y
    y += 21
    p.line(L, y, R, y)
    for h, rt, tv, a, b, c in hs + [("Total", None, sub, cg, sg, ig)]:
        f = "HB" if rt is None else "H"
        y += 11
        if rt is None:
            p.line(L, y - 9, R, y - 9)
        vals = [inr(tv)] + ([f"{rt}%" if rt else "", inr(c)] if inter else [f"{D(rt) / 2}%" if rt else "", inr(a)] * 1 + [f"{D(rt) / 2}%" if rt else "",
                inr(b)]) + [inr(a + b + c)]
        p.t(L + 4 if rt else tx[1] - 4, y, h, f, 7.5, "l" if rt else "r")
        for i, v in enumerate(vals):
            p.t(tx[i + 2] - 3, y, v, f, 7.5, "r")
    y += 4
    for x in tx[1:-1]:
        p.line(x, t2, x, y)
    p.line(L, y, R, y)
    p.ls(L + 4, y + 11, wrap("Tax Amount (in words) :  INR " + say_rs(cg + sg + ig), "H", 8, 515), "H", 8, 10)
    y += 32
    p.ls(L + 4, y, ["Declaration", "We declare that this invoice shows the actual price of", "the goods described and that all particulars are true",
                    "and correct."], "H", 7.5, 9)
    p.t(R - 4, y, "for " + sel["name"], "HB", 8, "r")
    p.t(R - 4, y + 36, "Authorised Signatory", "H", 8, "r")
    p.line(310, y - 9, 310, y + 42)
    p.line(310, y - 9, R, y - 9)
    p.box(L, y0, R - L, y + 42 - y0)
    p.t(297, 815, "This is a Computer Generated Invoice", "H", 7.5, "c")
    p.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "supplier": truth_party(sel, sa), "recipient": truth_party(buy, ba), "line_items": items,
         "taxable_total": s2(sub), "grand_total": s2(grand)}
    if pos:
        t["place_of_supply"] = buy["st"]
    t.update({"igst_total": s2(ig)} if inter else {"cgst_total": s2(cg), "sgst_total": s2(sg)})
    if ro:
        t["round_off"] = s2(ro)
    return {"data": t}


LAYOUTS = {"ledger": ledger}
