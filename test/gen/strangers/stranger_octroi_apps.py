# SPDX-License-Identifier: AGPL-3.0-or-later
"""Four programs of small shops."""

import datetime
from decimal import Decimal as D

from stranger_octroi_kit import (Grid, H, HB, HBI, RUP, acc, day, head, hup, inr, pair, pct, plain, rt, words)
from stranger_octroi_pools import groups, items, tot

_NOTE = ["With 1 year carry-in warranty", "As per quotation dated last month; packing and forwarding included in price",
         "Make: as approved by your purchase department", "", "", "Replacement against your complaint no. %d is billed separately"]


def zoho(P, rng, n):
    a, b, inter = pair(rng, "co", "trade")
    d = day(rng)
    its = items(rng, "it furn" if rng.random() < .6 else "it", n, inter, d)
    for it in its:
        it.name = it.name.split("] ")[-1]
        it.ex = rng.choice(_NOTE).replace("%d", str(rng.randint(100, 999)))
    no = "INV-%06d" % rng.randint(12, 4000)
    T = head(no, d, "invoice", a, b, b.code)
    X, R = 36, 559
    bd, hg = "#9e9e9e", "#f2f3f4"
    if inter:
        xs = acc([24, 183, 56, 50, 62, 32, 54], X) + [R]
        al = "cllrrrrr"
    else:
        xs = acc([22, 145, 54, 48, 58, 28, 48, 28, 48], X) + [R]
        al = "cllrrrrrrr"
    G = Grid(P, xs, al, H, 7.6, 10, 2.5, 3, (1,))

    def tab(y):
        P.box(X, y, R - X, 26, hg, 0.4, bd)
        hd = ["#", "Item & Description", "HSN\n/SAC", "Qty", "Rate"]
        for i, s in enumerate(hd):
            P.lines({"l": xs[i] + 3, "r": xs[i + 1] - 3, "c": (xs[i] + xs[i + 1]) / 2}[al[i]], y + (16 if "\n" not in s else 11), s.split("\n"), HB, 7.6, 10, al[i])
        for k, s in enumerate(["IGST"] if inter else ["CGST", "SGST"]):
            i = 5 + 2 * k
            P.t((xs[i] + xs[i + 2]) / 2, y + 10, s, HB, 7.6, "c")
            P.ln(xs[i], y + 13, xs[i + 2], y + 13, 0.4, bd)
            P.t((xs[i] + xs[i + 1]) / 2, y + 22, "%", HB, 7.6, "c")
            P.t((xs[i + 1] + xs[i + 2]) / 2, y + 22, "Amt", HB, 7.6, "c")
        P.t(R - 3, y + 16, "Amount", HB, 7.6, "r")
        for i, x in enumerate(xs):
            P.ln(x, y + (13 if i in (6, 8) and i < len(xs) - 2 else 0), x, y + 26, 0.4, bd)
        return y + 26

    y0 = 40
    P.t(X + 6, y0 + 18, a.name, HB, 13)
    yy = P.lines(X + 6, y0 + 32, [a.street, "%s %s %s" % (a.city, a.state, a.pin), "India", "GSTIN " + a.gstin, a.phone, a.mail], H, 8, 11)
    P.t(R - 6, y0 + 72, "TAX INVOICE", H, 20, "r")
    y = yy + 2
    P.ln(X, y, R, y, 0.4, bd)
    mid = (X + R) / 2
    due = rng.choice([("Due on Receipt", 0), ("Net 15", 15), ("Net 30", 30)])
    left = [("#", no), ("Invoice Date", d.strftime("%d/%m/%Y")), ("Terms", due[0]),
            ("Due Date", (d + datetime.timedelta(due[1])).strftime("%d/%m/%Y")), ("P.O.#", "SO-%05d" % rng.randint(1, 999))]
    for k, (l, v) in enumerate(left):
        P.t(X + 6, y + 13 + 12 * k, l, H, 8)
        P.t(X + 96, y + 13 + 12 * k, ": " + v, HB, 8)
    P.t(mid + 6, y + 13, "Place Of Supply", H, 8)
    P.t(mid + 96, y + 13, ": %s (%s)" % (b.state, b.code), HB, 8)
    P.ln(mid, y, mid, y + 66, 0.4, bd)
    y += 66
    for x, s in ((X, "Bill To"), (mid, "Ship To")):
        P.box(x, y, mid - X, 15, hg, 0.4, bd)
        P.t(x + 6, y + 11, s, HB, 8)
        P.lines(x + 6, y + 27, [(b.name, HB, 8.5, "#1a5fb4" if x == X else None), b.street, b.city, "%s %s" % (b.pin, b.state), "India"]
                + (["GSTIN " + b.gstin] if x == X else []), H, 8, 11)
    P.ln(mid, y, mid, y + 86, 0.4, bd)
    y = tab(y + 86)
    top = y0
    ys = y
    L = []

    def close(y, ys, top):
        for x in xs:
            P.ln(x, ys, x, y, 0.4, bd)
        P.ln(X, y, R, y, 0.4, bd)
        P.box(X, top, R - X, y - top, lw=0.4, col=bd)
        P.t(R, 826, str(P.page), H, 8, "r", "#555555")

    for it in its:
        r = it.rate / (1 if inter else 2)
        tx = [rt(r) + "%", inr(it.ig)] if inter else [rt(r) + "%", inr(it.cg), rt(r) + "%", inr(it.sg)]
        unit = {"Nos": "pcs", "Units": "pcs", "Hours": "hrs"}[it.unit]
        cells = [str(it.sn), [it.name] + ([(it.ex, H, 7)] if it.ex else []), it.hsn, ["%.2f" % it.qty, (unit, H, 7)],
                 inr(int(it.price * 100))] + tx + [inr(it.txv)]
        h = G.height(cells)
        if y + h > 800:
            close(y, ys, top)
            P.np()
            top = 40
            y = ys = tab(40)
        y = G.draw(y, cells)
        P.ln(X, y, R, y, 0.4, bd)
        e = {"description": (it.name + " " + it.ex).strip(), "hsn_sac": it.hsn, "quantity": "%.2f" % it.qty, "unit": unit,
             "unit_price": plain(int(it.price * 100)), "tax_rate": rt(it.rate), "taxable_value": plain(it.txv)}
        e.update({"igst": plain(it.ig)} if inter else {"cgst": plain(it.cg), "sgst": plain(it.sg)})
        L.append(e)
    for x in xs:
        P.ln(x, ys, x, y, 0.4, bd)
    rg = groups(its, lambda i: i.rate)
    raw = tot(its, "tot")
    grand = hup(D(raw) / 100) * 100
    ro = grand - raw
    rows = [("Sub Total", inr(tot(its, "txv")), H)]
    for r, g in rg:
        rows += [("IGST%s (%s%%)" % (rt(r), rt(r)), inr(tot(g, "ig")), H)] if inter else [
            ("%s%s (%s%%)" % (t, rt(r / 2), rt(r / 2)), inr(tot(g, k)), H) for t, k in (("CGST", "cg"), ("SGST", "sg"))]
    if ro:
        rows.append(("Rounding", inr(ro), H))
    rows += [("Total", RUP + inr(grand), HB), ("Balance Due", RUP + inr(grand), HB)]
    fh = 14 * len(rows) + 70
    if y + fh > 800:
        close(y, ys, top)
        P.np()
        top = y = 40
    vx = 350
    P.t(X + 6, y + 14, "Items in Total %.2f" % sum(i.qty for i in its), H, 8)
    P.t(X + 6, y + 32, "Total In Words", H, 8)
    P.para(X + 6, y + 44, "Indian Rupee %s Only" % words(grand // 100, "-"), vx - X - 14, HBI, 8.5, 11)
    P.lines(X + 6, y + 76, [("Notes", H, 8), "Thanks for your business."], H, 8, 11)
    yy = y + 14
    for l, v, f in rows:
        P.t(450, yy, l, f, 8.2, "r")
        P.t(R - 6, yy, v, f, 8.2, "r")
        yy += 14
    P.ln(vx, yy - 4, R, yy - 4, 0.4, bd)
    P.t((vx + R) / 2, yy + 52, "Authorized Signature", H, 8, "c")
    P.ln(vx, y, vx, yy + 60, 0.4, bd)
    y = yy + 60
    P.box(X, top, R - X, y - top, lw=0.4, col=bd)
    P.t(R, 826, str(P.page), H, 8, "r", "#555555")
    T["line_items"] = L
    T["totals"] = t = {"taxable_value": plain(tot(its, "txv")), "total": plain(grand)}
    if len(rg) == 1:
        t.update({"igst": plain(tot(its, "ig"))} if inter else {"cgst": plain(tot(its, "cg")), "sgst": plain(tot(its, "sg"))})
    if ro:
        t["round_off"] = plain(ro)
    return T


def vyapar(P, rng, n):
    a, b, inter = pair(rng, "trade", "shop")
    d = day(rng)
    its = items(rng, "text elec", n, inter, d, (0, 2, 5, 10), "0.5")
    no = str(rng.randint(2, 870))
    T = head(no, d, "invoice", a, b, b.code)
    X, R, V = 30, 565, "#7b4fd6"
    xs = acc([22, 140, 54, 48, 36, 66, 60, 54], X) + [R]
    G = Grid(P, xs, "llrrlrrrr", "NS", 7.5, 10, 4, 3, (1,))
    P.box(X, 30, 54, 40, "#ede7fb", 0)
    P.t(X + 27, 54, a.first[0], "NSB", 20, "c", V)
    P.t(R, 44, a.name, "NSB", 15, "r")
    P.lines(R, 58, ["%s, %s" % (a.street, a.city), "Phone no.: " + a.phone, "Email: " + a.mail,
                    "GSTIN: %s, State: %s-%s" % (a.gstin, a.code, a.state)], "NS", 8, 11, "r", "#444444")
    P.ln(X, 104, R, 104, 1, "#bbbbbb")
    P.t(P.W / 2, 122, "Tax Invoice", "NSB", 15, "c", V)
    P.lines(X, 142, [("Bill To", "NSB", 8.5), (b.name, "NSB", 9), b.street, "%s, %s %s" % (b.city, b.state, b.pin), "Contact No. : " + b.phone,
                     "GSTIN : " + b.gstin, "State: %s-%s" % (b.code, b.state)], "NS", 8, 11)
    P.lines(R, 142, [("Invoice Details", "NSB", 8.5), "Invoice No. : " + no, "Date : " + d.strftime("%d-%m-%Y"),
                     "Place of supply: %s-%s" % (b.code, b.state)], "NS", 8, 11, "r")

    def tab(y):
        P.box(X, y, R - X, 17, V, 0)
        G.draw(y, ["#", "Item name", "HSN/ SAC", "Quantity", "Unit", "Price/ Unit", "Discount", "GST", "Amount"], "#ffffff", "NSB")
        return y + 17
    y = tab(224)
    L = []
    for it in its:
        disc = [RUP + " " + inr(it.dis), "(%s%%)" % rt(it.disc)]
        cells = [str(it.sn), (it.name, "NSB"), it.hsn, str(it.qty), it.unit, RUP + " " + inr(int(it.price * 100)), disc,
                 [RUP + " " + inr(it.tax), "(%s%%)" % rt(it.rate)], RUP + " " + inr(it.tot)]
        if y + G.height(cells) > 805:
            P.np()
            y = tab(36)
        y = G.draw(y, cells)
        P.ln(X, y, R, y, 0.4, "#cccccc")
        L.append({"description": it.name, "hsn_sac": it.hsn, "quantity": str(it.qty), "unit": it.unit, "unit_price": plain(int(it.price * 100)),
                  "discount": plain(it.dis), "tax_rate": rt(it.rate), "total": plain(it.tot)})
    rg = groups(its, lambda i: i.rate)
    lines = [(t, tot(g, "txv"), rt(r if inter else r / 2) + "%", tot(g, k)) for r, g in rg
             for t, k in ((("IGST", "ig"),) if inter else (("SGST", "sg"), ("CGST", "cg")))]
    y = y if y + 30 < 805 else (P.np() or 36)
    y = G.draw(y, ["", "Total", "", str(sum(i.qty for i in its)), "", "", RUP + " " + inr(tot(its, "dis")), RUP + " " + inr(tot(its, "tax")),
                   RUP + " " + inr(tot(its, "tot"))], f="NSB")
    P.ln(X, y, R, y, 1, V)
    if y + 24 + max(14 * len(lines) + 120, 150) > 815:
        P.np()
        y = 30
    raw = tot(its, "tot")
    grand = hup(D(raw) / 100) * 100
    ro = grand - raw
    y += 8
    bx = acc([50, 90, 46, 84], X)
    B = Grid(P, bx, "lrrr", "NS", 7.5, 10, 4, 2)
    P.box(X, y, bx[-1] - X, 15, V, 0)
    yl = B.draw(y, ["Tax type", "Taxable amount", "Rate", "Tax amount"], "#ffffff", "NSB") + 1
    for t, v, r, x in lines:
        yl = B.draw(yl, [t, RUP + " " + inr(v), r, RUP + " " + inr(x)])
        P.ln(X, yl, bx[-1], yl, 0.3, "#dddddd")
    yl += 14
    P.t(X, yl, "Invoice Amount In Words", "NSB", 8)
    yl = P.para(X, yl + 11, words(grand // 100) + " Rupees only", 270, "NS", 8, 11)
    P.t(X, yl + 6, "Terms and conditions", "NSB", 8)
    P.t(X, yl + 17, "Thank you for doing business with us.", "NS", 8)
    rx = 330
    P.box(rx, y, R - rx, 15, V, 0)
    P.t(rx + 4, y + 10.5, "Amounts", "NSB", 7.5, "l", "#ffffff")
    yr = y + 28
    rec = 0 if rng.random() < 0.5 else grand
    am = [("Sub Total", raw, 0)] + ([("Round off", ro, 0)] if ro else []) + [("Total", grand, 1), ("Received", rec, 0), ("Balance", grand - rec, 0)]
    for l, v, bo in am:
        f = "NSB" if bo else "NS"
        P.t(rx + 4, yr, l, f, 8)
        P.t(R - 4, yr, ("- " if v < 0 else "") + RUP + " " + inr(abs(v)), f, 8, "r")
        P.ln(rx, yr + 4, R, yr + 4, 0.3, "#dddddd")
        yr += 14
    P.t((rx + R) / 2, yr + 12, "For: " + a.name, "NS", 8, "c")
    P.t((rx + R) / 2, yr + 54, "Authorized Signatory", "NSB", 8, "c")
    T["line_items"] = L
    T["totals"] = t = {"total": plain(grand)}
    if len(rg) == 1:
        t["taxable_value"] = plain(tot(its, "txv"))
        t.update({"igst": plain(tot(its, "ig"))} if inter else {"cgst": plain(tot(its, "cg")), "sgst": plain(tot(its, "sg"))})
    if ro:
        t["round_off"] = plain(ro)
    return T


_LONG = ["Work carried out at your premises as agreed in our engagement letter", "Includes two review calls and a written summary to the management",
         "For the period ended on the last day of the month", "", "Out-of-pocket expenses not included. Deliverables were handed over by e-mail on completion"]


def quickbooks(P, rng, n):
    a, b, inter = pair(rng, "co", "co")
    d = day(rng)
    its = items(rng, "svc", n, inter, d, (0,), "50")
    no = str(rng.randint(1003, 4800))
    T = head(no, d, "invoice", a, b, b.code)
    X, R, B = 40, 555, "#2c7bb6"
    P.t(X, 46, a.name, HB, 12)
    yy = P.lines(X, 60, [a.street, "%s, %s %s" % (a.city, a.state, a.pin), a.mail, "GSTIN: " + a.gstin], H, 9, 12)
    P.t(X, yy + 18, "TAX INVOICE", H, 18, "l", B)
    y = yy + 40
    P.lines(X, y, [("BILL TO", HB, 8, "#777777"), b.name, b.street, "%s, %s" % (b.city, b.state), b.pin + " India", "GSTIN: " + b.gstin], H, 9, 12)
    P.lines(250, y, [("SHIP TO", HB, 8, "#777777"), b.name, "%s, %s" % (b.city, b.state)], H, 9, 12)
    for k, (l, v) in enumerate((("INVOICE", no), ("DATE", d.strftime("%d/%m/%Y")), ("TERMS", "Net 30"),
                                ("DUE DATE", (d + datetime.timedelta(30)).strftime("%d/%m/%Y")))):
        P.t(470, y + 12 * k, l, HB, 8, "r", "#777777")
        P.t(478, y + 12 * k, v, H, 9)
    y += 78
    P.ln(X, y, R, y, 0.5, B)
    P.t(X, y + 16, "PLACE OF SUPPLY", HB, 8, "l", "#777777")
    P.t(X, y + 28, "%s-%s" % (b.code, b.state), H, 9)
    y += 40
    xs = acc([56, 172, 50, 62, 40, 60], X) + [R]
    G = Grid(P, xs, "lllrrrr", H, 8.5, 11, 3, 4, (1,))

    def tab(y):
        P.box(X, y, R - X, 19, "#d6e6f2", 0)
        G.draw(y, ["DATE", "ACTIVITY", "HSN/SAC", "TAX", "QTY", "RATE", "AMOUNT"], B, H)
        return y + 19
    y = tab(y)
    L = []
    sd = d - datetime.timedelta(n + 3)
    for it in its:
        ex = rng.choice(_LONG)
        sd += datetime.timedelta(1)
        tx = "%.1f%% %s" % (it.rate, "IGST" if inter else "GST")
        cells = [sd.strftime("%d/%m/%Y"), [(it.name, HB)] + ([ex] if ex else []), it.hsn, tx, str(it.qty), inr(int(it.price * 100)), inr(it.txv)]
        if y + G.height(cells) > 790:
            P.t(P.W / 2, 822, "Page %d of %d" % (P.page, P.total), H, 8, "c")
            P.np()
            y = tab(40)
        y = G.draw(y, cells)
        L.append({"description": (it.name + " " + ex).strip(), "hsn_sac": it.hsn, "tax_rate": rt(it.rate), "quantity": str(it.qty),
                  "unit_price": plain(int(it.price * 100)), "taxable_value": plain(it.txv)})
    rg = groups(its, lambda i: i.rate)
    rows, tv = [], tot(its, "txv")
    sums = {"cgst": 0, "sgst": 0, "igst": 0}
    for r, g in rg:
        v = tot(g, "txv")
        for k in (("igst",) if inter else ("cgst", "sgst")):
            q = r if inter else r / 2
            t = pct(v, q)
            sums[k] += t
            rows.append((k.upper(), rt(q), v, t))
    raw = tv + sum(sums.values())
    grand = hup(D(raw) / 100) * 100
    ro = grand - raw
    if y + 60 + 16 * (len(rows) + 4) + 15 * len(rows) > 800:
        P.t(P.W / 2, 822, "Page %d of %d" % (P.page, P.total), H, 8, "c")
        P.np()
        y = 40
    y += 6
    P.ln(X, y, R, y, 0.7, "#aaaaaa", ([2, 2], 0))
    ys = y
    P.para(X, y + 16, "Kindly make the payment by cheque or NEFT in favour of the company. TDS certificate to be sent every quarter.", 200, H, 8, 10.5, col="#555555")
    y += 16
    rows2 = [("SUBTOTAL", inr(tv))] + [("%s @ %s%% on %s" % (k, r, plain(v)), inr(t)) for k, r, v, t in rows]
    rows2 += [("ROUND OFF", inr(ro))] if ro else []
    rows2 += [("TOTAL", inr(grand))]
    for l, v in rows2:
        P.t(300, y, l, H, 8.5, "l", "#555555")
        P.t(R - 3, y, v, H, 8.5, "r")
        y += 15
    P.ln(300, y - 8, R, y - 8, 0.7, "#aaaaaa", ([2, 2], 0))
    P.t(300, y + 10, "BALANCE DUE", H, 9, "l", "#555555")
    P.t(R - 3, y + 10, RUP + inr(grand), HB, 14, "r")
    y += 34
    P.t(X, y, "TAX SUMMARY", H, 9, "l", B)
    y += 7
    S = Grid(P, acc([255, 130, 130], X), "rrr", H, 8.5, 11, 3, 2)
    P.box(X, y, R - X, 15, "#d6e6f2", 0)
    y = S.draw(y, ["RATE", "TAX", "NET"], B)
    for k, r, v, t in rows:
        y = S.draw(y, ["%s @ %s%%" % (k, r), inr(t), inr(v)])
    P.t(P.W / 2, 822, "Page %d of %d" % (P.page, P.total), H, 8, "c")
    T["line_items"] = L
    T["totals"] = t = {"taxable_value": plain(tv), "total": plain(grand)}
    if len(rg) == 1:
        t.update({k: plain(v) for k, v in sums.items() if v})
    if ro:
        t["round_off"] = plain(ro)
    return T


LAYOUTS = {"zoho": zoho, "vyapar": vyapar, "quickbooks": quickbooks}
