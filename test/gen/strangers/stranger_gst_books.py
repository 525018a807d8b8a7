# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of stranger_gst.py: accounting programs of offices and shops."""

import datetime as dt
from decimal import Decimal as D

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase.pdfmetrics import stringWidth as SW
from stranger_gst_pen import H, HB, HBI, HI, RS, TI, Doc, table
from stranger_gst_trade import FN, GROC, HARD, S, ctx, hexs, inr, items, line, num, pc, q0, rategroups, split, taxit, truth, words


def tally(path, seed, rows):
    x = ctx("tally", seed, rows, "trade", "ind")
    r = x.r
    s, b = (x.s, x.b)
    rcol = seed % 3 != 1
    ein = seed % 3 == 0
    dcol = seed % 4 >= 2
    its = items(x, HARD, [0, 0, 5, 10, 12.5] if dcol else 0, 60)
    extra = {}
    for i in its:
        if r.random() < 0.2:
            i["desc"] += "\n" + r.choice(["Batch : ", "Make : ", "Sr. No. "]) + r.choice(["A-2231", "Standard", "0091/24", "KX"])
    no = r.choice(["%s/%d/20%s" % (s.name[:2].upper(), x.no, x.fy), "%d" % x.no, "GST/%s/%04d" % (x.fy, x.no)])
    d = Doc(path, A4)
    L, R = (34, 561)
    Mid = 297
    dd = "%d-%s" % (x.date.day, x.date.strftime("%b-%y"))
    irn = hexs(r, 64)
    ack = "11%013d" % r.randint(0, 10 ** 13 - 1)
    due = None
    boxes = [("Invoice No.", no, "Dated", dd), ("Delivery Note", r.choice(["", "DN-%d" % r.randint(10, 999)]), "Mode/Terms of Payment", r.choice(["30 Days", "Immediate", "45 Days", ""])), ("Reference No. & Date.", "%s dt. %s" % (no, dd) if r.random() < 0.5 else "", "Other References", ""), ("Buyer's Order No.", r.choice(["", "PO/%d" % r.randint(1000, 9999)]), "Dated", r.choice(["", dd])), ("Dispatch Doc No.", "", "Delivery Note Date", ""), ("Dispatched through", r.choice(["By Road", "Tempo", ""]), "Destination", b.city), ("Bill of Lading/LR-RR No.", "", "Motor Vehicle No.", "%s04%s%04d" % (b.sab, r.choice(["AB", "KT"]), r.randint(1000, 9999)))]

    def pbl(y, head, p, cons):
        if head:
            d.t(L + 3, y, head, H, 7.5)
            y -= 9.5
        d.t(L + 3, y, p.name if p is not s else p.name, HB, 9)
        y -= 10
        for q in (p.a1, p.a2, "%s - %s" % (p.city, p.pin)):
            d.t(L + 3, y, q, H, 8)
            y -= 9.5
        d.t(L + 3, y, ("GSTIN/UIN" if p is s or not head else "GSTIN/UIN") + ("" if p is s else "         ") + ": " + p.gstin, H, 8)
        y -= 9.5
        d.t(L + 3, y, "State Name " + ("" if p is s else "      ") + ":  %s, Code : %s" % (p.state, p.st), H, 8)
        y -= 9.5
        if p is s:
            d.t(L + 3, y, "E-Mail : " + p.mail, H, 8)
            y -= 9.5
        return y

    def head():
        y = 806
        d.t(297, y, "Tax Invoice", HB, 11, "c")
        d.t(R, y, "(ORIGINAL FOR RECIPIENT)", HI, 7.5, "r")
        if d.pg > 1:
            d.t(L, y, "(Page %d)" % d.pg, H, 8)
        y -= 8
        if ein:
            if d.pg == 1:
                d.t(L, y - 10, "IRN", H, 8)
                d.t(L + 45, y - 10, ": " + irn[:37] + "-", HB, 8)
                d.t(L + 51, y - 20, irn[37:], HB, 8)
                d.t(L, y - 30, "Ack No.", H, 8)
                d.t(L + 45, y - 30, ": " + ack, HB, 8)
                d.t(L, y - 40, "Ack Date", H, 8)
                d.t(L + 45, y - 40, ": " + dd, HB, 8)
                d.t(R - 43, y + 0, "", HB, 8)
                d.qr(R - 78, y - 80, 78, irn + ack)
                d.t(R - 84, y - 10, "e-Invoice", HB, 9, "r")
                y -= 84
        top = y
        yy = pbl(y - 11, None, s, 0) + 4
        d.line(L, yy, Mid, yy)
        yy = pbl(yy - 9, "Consignee (Ship to)", b, 1) + 4
        d.line(L, yy, Mid, yy)
        yy = pbl(yy - 9, "Buyer (Bill to)", b, 2) + 1
        if x.inter or seed % 2 == 0:
            d.t(L + 3, yy - 3, "Place of Supply :  %s" % b.state, H, 8)
            yy -= 9
        bot = yy - 2
        h = (top - bot - 26) / len(boxes)
        q = top
        M2 = (Mid + R) / 2
        for a, v, a2, v2 in boxes:
            d.t(Mid + 3, q - 8, a, H, 7.5)
            d.t(Mid + 3, q - 18, v, HB, 8.5)
            d.t(M2 + 3, q - 8, a2, H, 7.5)
            d.t(M2 + 3, q - 18, v2, HB, 8.5)
            q -= h
            d.line(Mid, q, R, q)
        d.line(M2, top, M2, q)
        d.t(Mid + 3, q - 8, "Terms of Delivery", H, 7.5)
        d.line(Mid, top, Mid, bot)
        d.line(L, top, R, top)
        d.line(L, top, L, bot)
        d.line(R, top, R, bot)
        return bot
    y = head()
    cols = [(20, "l", "Sl No."), (0, "l", "Description of Goods"), (52, "l", "HSN/SAC")] + ([(32, "r", "GST Rate")] if rcol else []) + [(58, "r", "Quantity"), (52, "r", "Rate"), (26, "l", "per")] + ([(34, "r", "Disc. %")] if dcol else []) + [(78, "r", "Amount")]
    cols[1] = (R - L - sum((c[0] for c in cols)), "l", "Description of Goods")
    body = []

    def row(n, desc, hsn, rt, q, p, per, dp, amt):
        return [n, desc, hsn] + ([rt] if rcol else []) + [q, p, per] + ([dp] if dcol else []) + [amt]
    for n, i in enumerate(its, 1):
        l1, _, l2 = i["desc"].partition("\n")
        desc = [(l1, HB)] + ([(l2, HI)] if l2 else [])
        body.append(row(str(n), desc, i["hsn"], pc(i["rate"]) + " %", [(num(i["qty"]) + " " + i["unit"], HB)], inr(i["price"]), i["unit"], pc(i["dp"]) + " %" if i["dp"] else "", [(inr(i["tv"]), HB)]))
    body.append(row("", "", "", "", "", "", "", "", [("_" * 0, H), (inr(S(its, "tv")), H)]))
    g = rategroups(its, lambda i: (i["hsn"], i["rate"]))
    summ = []
    for (hs, rt), L_ in g.items():
        z = dict(hsn=hs, rate=rt, tv=S(L_, "tv"))
        taxit(x, z)
        summ.append(z)
    tv = S(summ, "tv")
    cg, sg, ig = (S(summ, "cgst"), S(summ, "sgst"), S(summ, "igst"))
    rates = sorted({z["rate"] for z in summ if z["rate"]})
    for rt in rates:
        for k, nm in (("igst", "IGST"),) if x.inter else (("cgst", "CGST"), ("sgst", "SGST")):
            am = S([z for z in summ if z["rate"] == rt], k)
            rr = rt if x.inter else rt / 2
            lab = nm if len(rates) == 1 else "Output %s @ %s%%" % (nm, pc(rr))
            body.append(row("", [(lab.rjust(1), HBI)], "", "", "", pc(rr), "%", "", [(inr(am), HB)]))
    raw = tv + cg + sg + ig
    tot = q0(raw)
    ro = tot - raw
    if ro:
        body.append(row("", [(("Less : " if ro < 0 else "") + "Round Off", HBI)], "", "", "", "", "", "", [(("(-)" if ro < 0 else "") + inr(abs(ro)), HB)]))
    foot_h = 214 + 11 * min(len(summ), 12)

    def brk(y):
        d.t(R - 4, 34, "continued to page number %d" % (d.pg + 1), HI, 8, "r")
        d.t(297, 34, "This is a Computer Generated Invoice", H, 7.5, "c")

    def np():
        d.page()
        return head()
    y = table(d, L, y, cols, body, 50, np, H, H, 8, 7.5, 9.8, onbreak=brk, ha="c", fill=None if rows > 12 else y - 200, vp=1.2)
    if y - 16 < 50:
        brk(y)
        y = np()
    us = {i["unit"] for i in its}
    d.box(L, y - 15, R - L, 15)
    d.t(L + 24 + cols[1][0] - 4, y - 11, "Total", H, 8, "r")
    if len(us) == 1:
        d.t(L + sum((c[0] for c in cols[:5 if rcol else 4])) - 3, y - 11, num(S(its, "qty")) + " " + us.pop(), HB, 8, "r")
    d.t(R - 3, y - 11, RS + " " + inr(tot), "NSB", 9, "r")
    y -= 15

    def need(h):
        nonlocal y
        if y - h < 46:
            brk(y)
            y = np()
    need(40)
    top = y
    d.line(L, y, R, y)
    d.t(L + 3, y - 9, "Amount Chargeable (in words)", H, 7.5)
    d.t(R - 3, y - 9, "E. & O.E", HI, 7.5, "r")
    style = seed % 2
    wd = ("INR " if style else "Indian Rupees ") + words(tot) + " Only"
    yy = d.para(L + 3, y - 20, wd, R - L - 10, HB, 9)
    d.line(L, top, L, yy)
    d.line(R, top, R, yy)
    y = yy
    tx = [[z["hsn"], inr(z["tv"])] + ([pc(z["rate"]) + "%", inr(z["igst"])] if x.inter else [pc(z["rate"] / 2) + "%", inr(z["cgst"]), pc(z["rate"] / 2) + "%", inr(z["sgst"])]) + [inr(z["tax"])] for z in summ]
    tt = cg + sg + ig
    tx.append([[("Total", HB)], [(inr(tv), HB)]] + (["", [(inr(ig), HB)]] if x.inter else ["", [(inr(cg), HB)], "", [(inr(sg), HB)]]) + [[(inr(tt), HB)]])
    tc = [(0, "l", "HSN/SAC"), (72, "r", "Taxable Value")] + ([(36, "r", "Rate"), (66, "r", "Amount")] if x.inter else [(36, "r", "Rate"), (60, "r", "Amount")] * 2) + [(70, "r", "Total Tax Amount")]
    tc[0] = (R - L - sum((c[0] for c in tc)), "l", "HSN/SAC")
    need(60)
    y = table(d, L, y, tc, tx, 50, np, H, H, 7.5, 7.5, 9.5, groups=[(2, 4, "IGST")] if x.inter else [(2, 4, "CGST" if style else "Central Tax"), (4, 6, "SGST/UTGST" if style else "State Tax")], onbreak=brk, ha="c", vp=1)
    need(125)
    top = y
    r_, p_ = split(tt)
    y = d.para(L + 3, y - 10, "Tax Amount (in words) :  " + ("INR " if style else "Indian Rupees ") + words(r_) + (" and " + words(p_) + (" paise" if style else " paise") if p_ else "") + " Only", R - L - 10, HB, 8) - 4
    d.t(Mid + 3, y - 2, "Company's Bank Details", H, 8)
    for k, (a, v) in enumerate((("A/c Holder's Name", s.name), ("Bank Name", s.bank + " - " + s.acc[-4:]), ("A/c No.", s.acc), ("Branch & IFS Code", s.city + " & " + s.ifsc))):
        d.t(Mid + 3, y - 12 - k * 10, a, H, 8)
        d.t(Mid + 82, y - 12 - k * 10, ": " + v, HB, 8)
    d.t(L + 3, y - 12, "Company's PAN", H, 8)
    d.t(L + 82, y - 12, ": " + s.pan, HB, 8)
    d.t(L + 3, y - 26, "Declaration", H, 8)
    d.line(L + 3, y - 28, L + 43, y - 28)
    d.para(L + 3, y - 38, "We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct.", Mid - L - 12, H, 7.5)
    d.line(Mid, y - 48, R, y - 48)
    d.line(Mid, y - 48, Mid, y - 92)
    d.t(R - 4, y - 58, "for " + s.name, HB, 8, "r")
    d.t(R - 4, y - 88, "Authorised Signatory", H, 8, "r")
    d.box(L, y - 92, R - L, top - y + 92)
    y -= 92
    d.t(297, y - 12, "SUBJECT TO %s JURISDICTION" % s.city.upper(), H, 7.5, "c")
    d.t(297, 34, "This is a Computer Generated Invoice", H, 7.5, "c")
    d.save()
    f = ["hsn_sac", "quantity", "unit_price", "taxable_value"] + (["tax_rate"] if rcol else [])
    kw = dict(amount_in_words=wd)
    if ein:
        kw.update(irn=irn, ack_number=ack, ack_date=x.date.isoformat())
    t = dict(taxable_value=tv, round_off=ro if ro else None, total=tot)
    t.update(dict(igst=ig) if x.inter else dict(cgst=cg, sgst=sg))
    return truth(x, no, dict(name=s.name, gstin=s.gstin), dict(name=b.name, gstin=b.gstin), [line(i, *f) for i in its], t, **kw)


def busy(path, seed, rows):
    x = ctx("busy", seed, rows, "trade", "trade")
    r = x.r
    s, b = (x.s, x.b)
    bos = seed % 6 == 4
    its = items(x, GROC, 0, 30, qty=lambda r, i: D(r.randint(1, 400)) / 4 if i["unit"] == "Kgs" else D(r.randint(1, 30)))
    if bos:
        for i in its:
            i["rate"] = D(0)
            taxit(x, i)
    no = "%s/%s/%d" % (r.choice(["SAL", "GST", "A"]), x.fy, x.no)
    ds = x.date.strftime("%d-%m-%Y")
    d = Doc(path, A4)
    d.mode = "word"
    L, R, Mid = (28, 567, 300)
    F, B = ("Times-Roman", "Times-Bold")

    def head():
        y = 808
        d.t(L + 4, y, "GSTIN : " + s.gstin, B, 9)
        d.t(R - 4, y, "Original Copy", F, 9, "r")
        d.t(297, y - 12, "BILL OF SUPPLY" if bos else "TAX INVOICE", B, 11, "c", mode="dbl")
        d.line(252, y - 14, 342, y - 14)
        d.t(297, y - 30, s.name.upper(), B, 17, "c", mode="dbl")
        d.t(297, y - 42, s.a1 + ", " + s.a2, F, 9, "c")
        d.t(297, y - 53, "%s-%s (%s)" % (s.city, s.pin, s.state), F, 9, "c")
        d.t(297, y - 64, "Tel. : %s  email : %s" % (s.tel, s.mail), F, 9, "c")
        y -= 70
        d.line(L, y, R, y)
        lf = [("Invoice No.", no), ("Dated", ds), ("Place of Supply", "%s (%s)" % (b.state, b.st)), ("Reverse Charge", "N"), ("GR/RR No.", gr)]
        rt = [("Transport", tr), ("Vehicle No.", veh), ("Station", b.city.upper()), ("E-Way Bill No.", ewb), ("Salesman", sm)]
        for k in range(5):
            d.t(L + 4, y - 11 - k * 11, lf[k][0], F, 9)
            d.t(L + 80, y - 11 - k * 11, ": " + lf[k][1], B if k < 2 else F, 9)
            d.t(Mid + 4, y - 11 - k * 11, rt[k][0], F, 9)
            d.t(Mid + 75, y - 11 - k * 11, ": " + rt[k][1], F, 9)
        y2 = y - 60
        d.line(L, y2, R, y2)
        for X, hh in ((L, "Billed to :"), (Mid, "Shipped to :")):
            d.t(X + 4, y2 - 10, hh, "Times-BoldItalic", 9)
            for k, q in enumerate((b.name, b.a1, b.a2 + ", " + b.city, b.pin + " " + b.state)):
                d.t(X + 4, y2 - 22 - k * 11, q, B if k == 0 else F, 9)
            d.t(X + 4, y2 - 70, "Party Mobile No : " + b.ph, F, 9)
            d.t(X + 4, y2 - 82, "GSTIN / UIN         : " + b.gstin, F, 9)
        y3 = y2 - 88
        d.line(Mid, y, Mid, y3)
        d.line(L, 818, L, y3)
        d.line(R, 818, R, y3)
        d.line(L, 818, R, 818)
        return y3
    gr = r.choice(["", "%d" % r.randint(1000, 99999)])
    tr = r.choice(["VRL", "SELF", "GATI", "BY HAND"])
    veh = "%s-%02d-%s-%04d" % (s.sab, r.randint(1, 50), r.choice(["GA", "TC"]), r.randint(100, 9999))
    ewb = "%d" % r.randint(10 ** 11, 10 ** 12 - 1)
    sm = r.choice(FN)
    y = head()
    cols = [(24, "r", "S.N."), (205, "l", "Description of Goods"), (62, "c", "HSN/SAC Code"), (56, "r", "Qty."), (38, "l", "Unit"), (66, "r", "Price"), (88, "r", "Amount(`)")]
    body = [["%d." % n, i["desc"], i["hsn"], inr(i["qty"], 3), i["unit"], inr(i["price"]), inr(i["tv"])] for n, i in enumerate(its, 1)]

    def brk(y):
        d.t(R - 6, 26, "Contd. on next page ...", TI, 8.5, "r")

    def np():
        d.page()
        return head()
    y = table(d, L, y, cols, body, 60, np, F, B, 9, 9, 11, onbreak=brk, vp=1.2, fill=None if rows > 14 else y - 190)
    g = rategroups(its)
    summ = []
    for rt in sorted(g):
        z = dict(rate=rt, tv=S(g[rt], "tv"))
        taxit(x, z)
        summ.append(z)
    tv = S(its, "tv")
    cg, sg, ig = (S(summ, "cgst"), S(summ, "sgst"), S(summ, "igst"))
    raw = tv + cg + sg + ig
    tot = q0(raw)
    ro = tot - raw
    adds = []
    for z in summ:
        if z["rate"] == 0:
            continue
        for k, nm in (("igst", "IGST"),) if x.inter else (("cgst", "CGST"), ("sgst", "SGST")):
            rr = z["rate"] if x.inter else z["rate"] / 2
            adds.append(("Add", nm, "@ %s %%" % inr(rr), inr(z[k])))
    if ro:
        adds.append(("Less" if ro < 0 else "Add", "Rounded Off (%s)" % ("-" if ro < 0 else "+"), "", inr(abs(ro))))

    def need(h):
        nonlocal y
        if y - h < 40:
            brk(y)
            y = np()
    need(34 + 12 * len(adds))
    top = y
    if adds:
        d.t(R - 4, y - 10, inr(tv), F, 9, "r")
        y -= 13
    for a in adds:
        d.t(L + 230, y - 10, a[0], TI, 9)
        d.t(L + 262, y - 10, ": " + a[1], F, 9)
        d.t(L + 395, y - 10, a[2], F, 9, "r")
        d.t(R - 4, y - 10, a[3], F, 9, "r")
        y -= 12
    y -= 4
    d.line(L, y, R, y)
    d.t(L + 232, y - 11, "Grand Total", B, 10, "r")
    d.t(L + 343, y - 11, inr(S(its, "qty"), 3), B, 9, "r")
    d.t(R - 4, y - 11, inr(tot), B, 10, "r")
    y -= 16
    d.line(L, y, R, y)
    d.line(L, top, L, y)
    d.line(R, top, R, y)
    need(202 + 11 * len(summ))
    top = y
    if not bos:
        hd = ["Tax Rate", "Taxable Amt."] + (["IGST Amt."] if x.inter else ["CGST Amt.", "SGST Amt."]) + ["Total Tax"]
        xs = [L + 50, L + 135, L + 210, L + 285, L + 360]
        if x.inter:
            xs = xs[:3] + [L + 285]
        for q, h in zip(xs, hd):
            d.t(q, y - 10, h, F, 9, "r")
            d.line(q - SW(h, F, 9), y - 12, q, y - 12)
        y -= 12
        for z in summ:
            v = [pc(z["rate"]) + "%" if z["rate"] else "Exempt", inr(z["tv"])] + ([inr(z["igst"])] if x.inter else [inr(z["cgst"]), inr(z["sgst"])]) + [inr(z["tax"])]
            for q, h in zip(xs, v):
                d.t(q, y - 10, h, F, 9, "r")
            y -= 11
        if len(summ) > 1:
            v = ["Totals", inr(tv)] + ([inr(ig)] if x.inter else [inr(cg), inr(sg)]) + [inr(cg + sg + ig)]
            for q, h in zip(xs, v):
                d.t(q, y - 10, h, B, 9, "r")
            y -= 11
        y -= 6
    else:
        d.t(L + 4, y - 11, "Composition taxable person, not eligible to collect tax on supplies", B, 9)
        y -= 16
    wd = "Rupees " + words(tot) + " Only"
    y = d.para(L + 4, y - 10, wd, R - L - 8, B, 10)
    d.line(L, y + 4, R, y + 4)
    d.t(L + 4, y - 8, "Bank Details :", B, 9)
    d.t(L + 68, y - 8, "%s A/C NO. %s, IFSC : %s" % (s.bank.upper(), s.acc, s.ifsc), F, 9)
    y -= 14
    d.line(L, y, R, y)
    d.t(L + 4, y - 10, "Terms & Conditions", B, 9)
    d.t(L + 4, y - 20, "E.& O.E.", F, 8)
    for k, q in enumerate(("1. Goods once sold will not be taken back.", "2. Interest @ 18% p.a. will be charged if the payment", "is not made with in the stipulated time.", "3. Subject to '%s' Jurisdiction only." % s.city)):
        d.t(L + 4, y - 30 - k * 10, q, F, 8)
    d.t(Mid + 4, y - 10, "Receiver's Signature    :", F, 9)
    d.line(Mid, y - 30, R, y - 30)
    d.t(R - 6, y - 40, "for " + s.name.upper(), B, 9, "r")
    d.t(R - 6, y - 66, "Authorised Signatory", F, 9, "r")
    d.line(Mid, y, Mid, y - 72)
    y -= 72
    d.box(L, y, R - L, top - y)
    d.save()
    t = dict(taxable_value=None if bos else tv, round_off=ro if ro else None, total=tot)
    if not bos:
        t.update(dict(igst=ig) if x.inter else dict(cgst=cg, sgst=sg))
    if bos and ro:
        t["taxable_value"] = tv
    return truth(x, no, dict(name=s.name.upper(), gstin=s.gstin), dict(name=b.name, gstin=b.gstin), [line(i, "hsn_sac", "quantity", "unit_price", "taxable_value") for i in its], t, doc="bill_of_supply" if bos else "invoice", place_of_supply=b.st, amount_in_words=wd)


def vyapar(path, seed, rows):
    x = ctx("vyapar", seed, rows, "trade", "trade", person=seed % 3 == 2)
    r = x.r
    s, b = (x.s, x.b)
    its = items(x, HARD, [0, 0, 5, 10], 20)
    b2c = seed % 3 == 2
    no = str(x.no) if seed % 2 else "INV%d" % x.no
    col = colors.HexColor(["#6F3FA0", "#1E6FBA", "#0E8A5F", "#B5432E"][seed % 4])
    lt = colors.HexColor("#F3F0F8")
    d = Doc(path, A4)
    L, R = (30, 565)
    F, B = ("NS", "NSB")
    ds = x.date.strftime("%d-%m-%Y")
    due = x.date + dt.timedelta(15)
    hasdue = seed % 2 == 0
    d.box(0, 752, 595, 90, col, 0)
    W = colors.white
    d.t(L, 808, s.name, B, 17, "l", W)
    d.t(L, 793, s.a1 + ", " + s.a2 + ", " + s.city, F, 8, "l", W)
    d.t(L, 781, "Phone no.: %s   Email: %s" % (s.ph, s.mail), F, 8, "l", W)
    d.t(L, 769, "GSTIN: %s, State: %s-%s" % (s.gstin, s.st, s.state), F, 8, "l", W)
    d.box(R - 54, 768, 54, 54, W, 0, rad=6)
    d.t(R - 27, 791, s.name[0] + "T", B, 20, "c", col)
    d.t(297, 734, "Tax Invoice", B, 14, "c", col)
    d.t(L, 716, "Bill To", B, 9, "l", col)
    d.t(L, 703, b.name, B, 9.5)
    y = 691
    for q in (b.a1, b.a2 + ", " + b.city + " " + b.pin, "Contact No. : " + b.ph):
        d.t(L, y, q, F, 8)
        y -= 11
    if not b2c:
        d.t(L, y, "GSTIN : " + b.gstin, F, 8)
        y -= 11
    d.t(L, y, "State: %s-%s" % (b.st, b.state), F, 8)
    d.t(R, 716, "Invoice Details", B, 9, "r", col)
    d.t(R, 703, "Invoice No. : " + no, F, 8, "r")
    d.t(R, 692, "Date : " + ds, F, 8, "r")
    d.t(R, 681, "Place of supply: %s-%s" % (b.st, b.state), F, 8, "r")
    if hasdue:
        d.t(R, 670, "Due Date : " + due.strftime("%d-%m-%Y"), F, 8, "r")
    y -= 14
    gn = "IGST" if x.inter else "GST"
    cols = [(20, "l", "#"), (140, "l", "Item name"), (52, "l", "HSN/ SAC"), (44, "r", "Quantity"), (36, "c", "Unit"), (57, "r", "Price/ unit"), (60, "r", "Discount"), (62, "r", gn), (64, "r", "Amount")]
    body = [[str(n), [(i["desc"], B)], i["hsn"], num(i["qty"]), i["unit"], RS + " " + inr(i["price"]), [(RS + " " + inr(i["disc"]), F), ("(%s%%)" % pc(i["dp"]), F)], [(RS + " " + inr(i["tax"]), F), ("(%s%%)" % pc(i["rate"]), F)], RS + " " + inr(i["total"])] for n, i in enumerate(its, 1)]
    cols[-1] = (R - L - sum((c[0] for c in cols[:-1])), "r", "Amount")
    body.append(["", [("Total", B)], "", [(num(S(its, "qty")), B)], "", "", [(RS + " " + inr(S(its, "disc")), B)], [(RS + " " + inr(S(its, "tax")), B)], [(RS + " " + inr(S(its, "total")), B)]])

    def np():
        d.page()
        return 800
    y = table(d, L, y, cols, body, 44, np, F, B, 7, 7.5, 9.5, pad=2.5, grid="rows", hfill=col, hcol=W, repeat=False, lcol=colors.HexColor("#D0D0D8"), vp=3)
    raw = S(its, "total")
    tot = q0(raw)
    ro = tot - raw
    rows_ = [("Sub Total", S(its, "tv"))]
    for rt, L_ in sorted(rategroups(its).items()):
        if not rt:
            continue
        if x.inter:
            rows_.append(("IGST@%s%%" % pc(rt), S(L_, "igst")))
        else:
            rows_ += [("SGST@%s%%" % pc(rt / 2), S(L_, "sgst")), ("CGST@%s%%" % pc(rt / 2), S(L_, "cgst"))]
    if ro:
        rows_.append(("Round off", ro))
    hh = 14 * len(rows_) + 150
    if y - hh < 40:
        d.page()
        y = 800
    X = 345
    y -= 14
    y0 = y
    for a, v in rows_:
        d.t(X, y, a, F, 8.5)
        d.t(R - 3, y, ("- " if v < 0 else "") + RS + " " + inr(abs(v)), F, 8.5, "r")
        y -= 13
    d.box(X - 4, y - 5, R - X + 4, 15, col, 0)
    d.t(X, y, "Total", B, 9, "l", W)
    d.t(R - 3, y, RS + " " + inr(tot), B, 9, "r", W)
    y -= 15
    recv = D(0) if hasdue else tot
    for a, v in (("Received", recv), ("Balance", tot - recv), ("You Saved", S(its, "disc"))):
        d.t(X, y, a, F, 8.5)
        d.t(R - 3, y, RS + " " + inr(v), F, 8.5, "r")
        y -= 13
    wd = words(tot, an=True) + " Rupees only"
    d.t(L, y0, "Invoice Amount In Words", B, 8.5, "l", col)
    yy = d.para(L, y0 - 12, wd, 280, F, 8.5) - 8
    d.t(L, yy, "Terms And Conditions", B, 8.5, "l", col)
    d.t(L, yy - 12, "Thank you for doing business with us.", F, 8)
    yy -= 32
    y = min(y, yy) - 6
    d.box(L, y - 66, R - L, 66, lt, 0, rad=5)
    d.t(L + 8, y - 14, "Pay To:", B, 8.5, "l", col)
    for k, q in enumerate(("Bank Name : " + s.bank + ", " + s.city, "Bank Account No. : " + s.acc, "Bank IFSC code : " + s.ifsc, "Account holder's name : " + s.name)):
        d.t(L + 8, y - 26 - k * 10.5, q, F, 8)
    d.qr(L + 250, y - 62, 56, "upi://pay?pa=%s@okbank&am=%s" % (s.ph, tot))
    d.t(R - 8, y - 14, "For : " + s.name, F, 8, "r")
    d.t(R - 8, y - 58, "Authorized Signatory", B, 8, "r")
    d.save()
    t = dict(taxable_value=S(its, "tv"), round_off=ro if ro else None, total=tot)
    t.update(dict(igst=S(its, "igst")) if x.inter else dict(cgst=S(its, "cgst"), sgst=S(its, "sgst")))
    f = ["hsn_sac", "quantity", "unit_price", "discount", "tax_rate", "total"] + (["igst"] if x.inter else [])
    return truth(x, no, dict(name=s.name, gstin=s.gstin), dict(name=b.name, gstin=None if b2c else b.gstin), [line(i, *f) for i in its], t, place_of_supply=b.st, amount_in_words=wd, due_date=due.isoformat() if hasdue else None)
