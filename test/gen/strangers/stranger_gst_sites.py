# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of stranger_gst.py: services and shops on the web, a telephone company."""

import datetime as dt
from decimal import Decimal as D

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase.pdfmetrics import stringWidth as SW
from reportlab.platypus import KeepTogether, Paragraph, Spacer, Table
from stranger_gst_pen import H, HB, RS, Doc, esc, flow, pp, table
from stranger_gst_trade import DISH, FN, ITS, S, SHOP, calc, ctx, hexs, inr, items, line, m, num, pc, q0, rategroups, split, taxf, taxit, truth, words
from stranger_pen import q2


def zoho(path, seed, rows):
    x = ctx("zoho", seed, rows, "tech", "ind")
    r = x.r
    s, b = (x.s, x.b)
    its = items(x, ITS + [('LED Monitor 43" Signage Display', "85285900", 28, "nos", 21000, 34000), ("Printed user manuals & training books", "49019900", 0, "nos", 120, 460), ("Barcode label roll 50 x 25 mm", "48211090", 12, "roll", 140, 300), ("USB Thermal Printer 80 mm", "84433250", 18, "nos", 5200, 9100)], 0, 12)
    no = "INV-%06d" % x.no
    due = x.date + dt.timedelta(r.choice([15, 30, 45]))
    ds = lambda q: q.strftime("%d/%m/%Y")
    F, B = ("ND", "NDB")
    G = colors.HexColor("#9A9A9A")
    W = 595 - 80
    st = []
    tl = Table([[[pp(s.name, B, 11), pp(s.a1, F, 8), pp("%s %s %s" % (s.city, s.state, s.pin), F, 8), pp("India", F, 8), pp("GSTIN " + s.gstin, F, 8), pp(s.mail, F, 8)], [pp("TAX INVOICE", F, 22, 2)]]], [W * 0.6, W * 0.4])
    tl.setStyle([("VALIGN", (0, 0), (0, 0), "TOP"), ("VALIGN", (1, 0), (1, 0), "BOTTOM"), ("BOX", (0, 0), (-1, -1), 0.5, G), ("BOTTOMPADDING", (0, 0), (-1, -1), 8)])
    st.append(tl)

    def kv(L):
        return Table([[pp(a, F, 8), pp(": " + v, B, 8)] for a, v in L], [82, W / 2 - 92], style=[("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)])
    tl = Table([[kv([("#", no), ("Invoice Date", ds(x.date)), ("Terms", "Net %d" % (due - x.date).days), ("Due Date", ds(due))]), kv([("Place Of Supply", "%s (%s)" % (b.state, b.st)), ("P.O.#", "PO-%d" % r.randint(100, 9999)), ("Sales person", r.choice(FN))])]], [W / 2] * 2)
    tl.setStyle([("BOX", (0, 0), (-1, -1), 0.5, G), ("LINEBEFORE", (1, 0), (1, 0), 0.5, G), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    st.append(tl)
    ad = [pp(b.name, B, 8.5, 0, colors.HexColor("#1466B8"))] + [pp(q, F, 8) for q in (b.a1, b.a2, b.city, b.pin + " " + b.state, "India", "GSTIN " + b.gstin)]
    tl = Table([[pp("Bill To", B, 8), pp("Ship To", B, 8)], [ad, ad[1:6]]], [W / 2] * 2)
    tl.setStyle([("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#F2F3F4")), ("BOX", (0, 0), (-1, -1), 0.5, G), ("LINEBEFORE", (1, 0), (1, -1), 0.5, G), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBELOW", (0, 0), (-1, 0), 0.5, G)])
    st.append(tl)
    st.append(Spacer(1, 4))
    r8 = lambda q: pp(q, F, 7.5, 2)
    hb = lambda q, a=2: pp(q, B, 7.5, a)
    if x.inter:
        cw = [20, 0, 46, 46, 64, 34, 62, 70]
        hd = [[hb("#", 1), hb("Item & Description", 0), hb("HSN /SAC", 0), hb("Qty"), hb("Rate"), hb("IGST", 1), "", hb("Amount")], ["", "", "", "", "", hb("%"), hb("Amt"), ""]]
        sp = [("SPAN", (k, 0), (k, 1)) for k in (0, 1, 2, 3, 4, 7)] + [("SPAN", (5, 0), (6, 0))]
    else:
        cw = [20, 0, 46, 42, 60, 26, 54, 26, 54, 64]
        hd = [[hb("#", 1), hb("Item & Description", 0), hb("HSN /SAC", 0), hb("Qty"), hb("Rate"), hb("CGST", 1), "", hb("SGST", 1), "", hb("Amount")], ["", "", "", "", "", hb("%"), hb("Amt"), hb("%"), hb("Amt"), ""]]
        sp = [("SPAN", (k, 0), (k, 1)) for k in (0, 1, 2, 3, 4, 9)] + [("SPAN", (5, 0), (6, 0)), ("SPAN", (7, 0), (8, 0))]
    cw[1] = W - sum(cw)
    dat = []
    for n, i in enumerate(its, 1):
        a, _, bb = i["desc"].partition("\n")
        cell = [pp(a, F, 8)] + ([pp(bb, F, 7, 0, colors.HexColor("#777777"))] if bb else [])
        half = pc(i["rate"] / 2) + "%"
        dat.append([pp(str(n), F, 7.5, 1), cell, pp(i["hsn"], F, 7.5), [r8(inr(i["qty"])), pp(i["unit"].lower(), F, 6.5, 2, G)], r8(inr(i["price"]))] + ([r8(pc(i["rate"]) + "%"), r8(inr(i["igst"]))] if x.inter else [r8(half), r8(inr(i["cgst"])), r8(half), r8(inr(i["sgst"]))]) + [r8(inr(i["tv"]))])
    tb = Table(hd + dat, cw, repeatRows=2)
    tb.setStyle([("GRID", (0, 0), (-1, -1), 0.4, G), ("BACKGROUND", (0, 0), (-1, 1), colors.HexColor("#F2F3F4")), ("VALIGN", (0, 0), (-1, 1), "MIDDLE"), ("VALIGN", (0, 2), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 3)] + sp)
    st.append(tb)
    raw = S(its, "total")
    tot = q0(raw) if seed % 2 == 0 else raw
    ro = tot - raw
    L_ = [("Sub Total", inr(S(its, "tv")))]
    for rt, g in sorted(rategroups(its).items()):
        if not rt:
            continue
        L_ += [("IGST%s (%s%%)" % (pc(rt), pc(rt)), inr(S(g, "igst")))] if x.inter else [("CGST%s (%s%%)" % (pc(rt / 2), pc(rt / 2)), inr(S(g, "cgst"))), ("SGST%s (%s%%)" % (pc(rt / 2), pc(rt / 2)), inr(S(g, "sgst")))]
    if ro:
        L_.append(("Rounding", inr(ro)))
    L_ += [("Total", RS + inr(tot)), ("Balance Due", RS + inr(tot))]
    rr, pz = split(tot)
    wd = "Indian Rupee " + words(rr, "-") + (" and " + words(pz, "-") + " Paise" if pz else "") + " Only"
    tt = Table([[pp(a, B if k >= len(L_) - 2 else F, 8.5, 2), pp(v, B if k >= len(L_) - 2 else F, 8.5, 2)] for k, (a, v) in enumerate(L_)], [110, 100])
    left = [pp("Total In Words", F, 8), Paragraph("<i><b>%s</b></i>" % esc(wd), ParagraphStyle("w", fontName="Helvetica-BoldOblique", fontSize=8.5, leading=10.5)), Spacer(1, 8), pp("Notes", F, 8), pp("Thanks for your business.", F, 8), Spacer(1, 6), pp("Terms & Conditions", F, 8), pp("Late payments attract 1.50%% interest per month. Bank: %s, A/C %s, IFSC %s" % (s.bank, s.acc, s.ifsc), F, 7)]
    ft = Table([[left, [tt, Spacer(1, 34), pp("Authorized Signature", F, 8, 1)]]], [W - 222, 222])
    ft.setStyle([("BOX", (0, 0), (-1, -1), 0.5, G), ("LINEBEFORE", (1, 0), (1, 0), 0.5, G), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    st.append(KeepTogether([ft]))

    def pg(c, dd):
        c.setFont(F, 7)
        c.setFillColor(G)
        c.drawString(40, 22, "POWERED BY")
        c.setFont(B, 8)
        c.drawString(88, 22, "Books Online")
        c.setFont(F, 7)
        c.drawRightString(555, 22, str(c.getPageNumber()))
    flow(path, A4, st, (40, 40, 36, 36, 40), pg)
    t = dict(taxable_value=S(its, "tv"), round_off=ro if ro else None, total=tot)
    t.update(dict(igst=S(its, "igst")) if x.inter else dict(cgst=S(its, "cgst"), sgst=S(its, "sgst")))
    return truth(x, no, dict(name=s.name, gstin=s.gstin), dict(name=b.name, gstin=b.gstin), [line(i, "hsn_sac", "quantity", "unit_price", "taxable_value", "tax_rate", *taxf(x)) for i in its], t, place_of_supply=b.st, amount_in_words=wd, due_date=due.isoformat())


def bazaar(path, seed, rows):
    x = ctx("bazaar", seed, rows, "trade", "trade", person=True)
    r = x.r
    s, b = (x.s, x.b)
    n0 = rows
    x.rows = max(1, rows - 1) if rows > 1 else 1
    its = items(x, SHOP, [0, 0, 10, 25], 3)
    if rows > 1:
        sh = dict(desc="Shipping Charges", hsn=None, rate=its[-1]["rate"], unit="", price=D("33.90"), qty=None, ship=1)
        sh["gross"] = D("33.90")
        sh["disc"] = D(0) if seed % 2 else D("33.90")
        sh["tv"] = sh["gross"] - sh["disc"]
        taxit(x, sh)
        its.append(sh)
    showd = any((i["disc"] for i in its))
    no = "%s%s-%d" % (r.choice(["BLR", "DEL", "BOM", "HYD"]), r.randint(2, 9), r.randint(10 ** 4, 10 ** 6))
    ordno = "%03d-%07d-%07d" % (r.randint(400, 499), r.randint(0, 9999999), r.randint(0, 9999999))
    F, B = ("NS", "NSB")
    d = Doc(path, A4)
    L, R = (36, 559)
    ds = x.date.strftime("%d.%m.%Y")
    d.t(L, 795, "bazaar", B, 22)
    d.t(L + 78, 795, ".in", F, 14, "l", colors.HexColor("#F39C12"))
    d.t(R, 806, "Tax Invoice/Bill of Supply/Cash Memo", B, 11, "r")
    d.t(R, 793, "(Original for Recipient)", F, 9, "r")
    y = 760
    d.t(L, y, "Sold By :", B, 9)
    yl = y - 12
    for q in (s.name, "* " + s.a1 + ", " + s.a2, "%s, %s, %s" % (s.city.upper(), s.state.upper(), s.pin), "IN"):
        d.t(L, yl, q, F, 8.5)
        yl -= 11
    yl -= 10
    d.t(L, yl, "PAN No: ", B, 8.5)
    d.t(L + 40, yl, s.pan, F, 8.5)
    d.t(L, yl - 12, "GST Registration No: ", B, 8.5)
    d.t(L + 100, yl - 12, s.gstin, F, 8.5)

    def ar(y, h, extra):
        d.t(R, y, h, B, 9, "r")
        y -= 12
        for q in (b.name, b.a1 + ", " + b.a2, "%s, %s, %s" % (b.city.upper(), b.state.upper(), b.pin), "IN"):
            d.t(R, y, q, F, 8.5, "r")
            y -= 11
        for a, v in extra:
            d.t(R - SW(v, F, 8.5), y, a + " ", B, 8.5, "r")
            d.t(R, y, v, F, 8.5, "r")
            y -= 11
        return y - 8
    yr = ar(760, "Billing Address :", [("State/UT Code:", b.st)])
    yr = ar(yr, "Shipping Address :", [("State/UT Code:", b.st), ("Place of supply:", b.state.upper()), ("Place of delivery:", b.state.upper())])
    y = min(yl - 40, yr)
    for a, v, a2, v2 in (("Order Number: ", ordno, "Invoice Number : ", no), ("Order Date: ", ds, "Invoice Details : ", "%s-%s-%d-%s" % (s.sab, no[:4], r.randint(10 ** 8, 10 ** 9), x.fy.replace("-", ""))), ("", "", "Invoice Date : ", ds)):
        if a:
            d.t(L, y, a, B, 8.5)
            d.t(L + SW(a, B, 8.5), y, v, F, 8.5)
        d.t(R - SW(v2, F, 8.5), y, a2, B, 8.5, "r")
        d.t(R, y, v2, F, 8.5, "r")
        y -= 12
    y -= 4
    cols = [(22, "c", "Sl. No"), (0, "l", "Description"), (54, "r", "Unit Price")] + ([(54, "r", "Discount")] if showd else []) + [(24, "c", "Qty"), (56, "r", "Net Amount"), (32, "r", "Tax Rate"), (34, "c", "Tax Type"), (50, "r", "Tax Amount"), (56, "r", "Total Amount")]
    cols[1] = (R - L - sum((c[0] for c in cols)), "l", "Description")
    body = []
    k = 0
    for i in its:
        if x.inter:
            rt, ty, am = ([pc(i["rate"]) + "%"], ["IGST"], [RS + inr(i["igst"])])
        else:
            rt, ty, am = ([pc(i["rate"] / 2) + "%"] * 2, ["CGST", "SGST"], [RS + inr(i["cgst"]), RS + inr(i["sgst"])])
        st = lambda L_: [(q, F) for q in L_]
        sh = i.get("ship")
        if not sh:
            k += 1
        desc = i["desc"] + ("" if sh else "\nHSN:" + i["hsn"])
        body.append(["" if sh else str(k), desc, RS + inr(i["price"])] + (["-" + RS + inr(i["disc"]) if i["disc"] else RS + "0.00"] if showd else []) + ["" if sh else num(i["qty"]), RS + inr(i["tv"]), st(rt), st(ty), st(am), RS + inr(i["total"])])

    def np():
        d.page()
        return 800
    gl = colors.HexColor("#D9D9D9")
    y = table(d, L, y, cols, body, 60, np, F, B, 7, 7.5, 9, grid="all", hfill=gl, pad=2.5, repeat=False, ha=None)
    if y - 120 < 50:
        d.page()
        y = 800
    tot = S(its, "total")
    d.box(L, y - 14, R - L, 14)
    d.t(L + 3, y - 10, "TOTAL:", B, 8)
    d.box(R - 56, y - 14, 56, 14, gl)
    d.box(R - 106, y - 14, 50, 14, gl)
    d.t(R - 59, y - 10, RS + inr(S(its, "tax")), B, 7, "r")
    d.t(R - 3, y - 10, RS + inr(tot), B, 7, "r")
    y -= 14
    rr, pz = split(tot)
    wd = words(rr, "-") + (" And " + words(pz, "-") + " Paise" if pz else "") + " only"
    yy = d.para(L + 3, y - 21, wd, R - L - 6, B, 8)
    d.t(L + 3, y - 10, "Amount in Words:", B, 8)
    d.box(L, yy + 4, R - L, y - yy - 4)
    y = yy + 4
    d.box(L, y - 46, R - L, 46)
    d.t(R - 4, y - 11, "For " + s.name + ":", B, 8, "r")
    d.t(R - 4, y - 40, "Authorized Signatory", B, 8, "r")
    y -= 46
    d.t(L + 2, y - 11, "Whether tax is payable under reverse charge - No", F, 8)
    y -= 24
    cw = (R - L) / 4
    for q, (a, v) in enumerate((("Payment Transaction ID:", "%s" % hexs(r, 16)), ("Date & Time:", x.date.strftime("%d/%m/%Y") + ", 21:14:07 hrs"), ("Invoice Value:", inr(tot)), ("Mode of Payment:", "UPI"))):
        d.box(L + q * cw, y - 26, cw, 26)
        d.t(L + q * cw + 3, y - 10, a, B, 7)
        d.t(L + q * cw + 3, y - 20, v, F, 7)
    d.para(L, 40, "*BSPL - Bazaar Seller Services Private Ltd., CIN U52100KA2010PTC053234. Customers desirous of availing input GST credit are requested to create a Business account. Please note that this invoice is not a demand for payment", R - L, F, 6, col=colors.grey)
    d.save()
    for i in its:
        if not i.get("ship"):
            i["desc"] += ""
    tl = []
    for i in its:
        f = (["unit_price"] if not i.get("ship") else ["unit_price"]) + (["discount"] if showd else []) + ["taxable_value", "tax_rate", "total"] + list(taxf(x))
        if not i.get("ship"):
            f = ["hsn_sac", "quantity"] + f
        tl.append(line(i, *f))
    return truth(x, no, dict(name=s.name, gstin=s.gstin), dict(name=b.name), tl, dict(total=tot), amount_in_words=wd)


def food_delivery(path, seed, rows):
    x = ctx("food", seed, rows, "food", "trade", person=True, inter=False)
    r = x.r
    s, b = (x.s, x.b)
    its = items(x, DISH, [0, 0, 20, 40], 3)
    if rows > 2:
        its[-1].update(desc="Packaging Charges", qty=D(1), price=D("25.00"))
        calc(x, its[-1])
    F, B = (H, HB)
    d = Doc(path, A4)
    L, R = (42, 553)
    tx = r.choice(["TAX INVOICE", "Tax Invoice"])
    no = "%02d%s%s%05d" % (24 if x.fy == "24-25" else 25, r.choice("AEGH"), s.st, x.no) + r.choice(["00012", "00431"])
    oc = colors.HexColor("#F47B20")
    d.box(L, 795, 24, 24, oc, 0, rad=5)
    d.t(L + 30, 802, "khana2door", HB, 15, "l", oc)
    d.t(R, 802, tx.upper() + " ", HB, 12, "r")
    y = 776
    left = [("Invoice To", b.name), ("GSTIN", "Unregistered"), ("Order ID", "%d" % r.randint(10 ** 14, 10 ** 15)), ("Customer Address", b.a1 + ", " + b.a2 + ", " + b.city), ("Category", "B2C"), ("Transaction Type", "REG"), ("Invoice Type", "RG")]
    right = [("Restaurant Legal Name", s.name.upper() + " FOODS"), ("Restaurant Name", s.name), ("Restaurant Address", s.a1 + ", " + s.city + " " + s.pin), ("Restaurant GSTIN", s.gstin), ("Restaurant FSSAI", "1%013d" % r.randint(0, 10 ** 13 - 1)), ("Invoice No", no), ("Date of Invoice", x.date.strftime("%d-%m-%Y")), ("State", s.state), ("HSN Code", "996331"), ("Service Description", "Restaurant Service")]

    def col(X, w, L_):
        y = 770
        for a, v in L_:
            d.t(X, y, a + ":", HB, 8)
            y = d.para(X + 100, y, v, w - 102, H, 8) - 3
        return y
    y = min(col(L, 250, left), col(L + 260, 251, right)) - 8
    cols = [(26, "c", "Sr No"), (148, "l", "Description"), (44, "c", "Unit Of Measure"), (46, "r", "Quantity"), (52, "r", "Unit Price"), (58, "r", "Amount (Rs.)"), (56, "r", "Discount (Rs.)"), (81, "r", "Net Assessable Value (Rs.)")]
    body = [[str(n), i["desc"], "OTH", num(i["qty"]), m(i["price"]), m(i["gross"]), m(i["disc"]), m(i["tv"])] for n, i in enumerate(its, 1)]

    def np():
        d.page()
        return 800
    y = table(d, L, y, cols, body, 60, np, F, B, 8, 8, va="top", grid="all", hfill=colors.HexColor("#EFEFEF"), vp=3.5, lcol=colors.HexColor("#BBBBBB"), ha="c")
    tv = S(its, "tv")
    cg = q2(tv * D("0.025"))
    tot = tv + 2 * cg
    if y < 250:
        d.page()
        y = 800
    y -= 14
    d.t(R - 90, y, "Subtotal", HB, 8.5, "r")
    d.t(R - 3, y, m(tv), H, 8.5, "r")
    y -= 22
    d.t(L, y, "Tax Type", HB, 8)
    d.t(L + 120, y, "Rate", HB, 8)
    d.t(R - 3, y, "Amount (Rs.)", HB, 8, "r")
    d.line(L, y - 4, R, y - 4)
    y -= 14
    for a, q, v in (("CGST", "2.5%", cg), ("SGST/UTGST", "2.5%", cg)):
        d.t(L, y, a, H, 8)
        d.t(L + 120, y, q, H, 8)
        d.t(R - 3, y, m(v), H, 8, "r")
        y -= 12
    d.t(L, y, "Total taxes", HB, 8)
    d.t(R - 3, y, m(2 * cg), HB, 8, "r")
    d.line(L, y - 4, R, y - 4)
    y -= 18
    d.t(L, y, "Invoice Total", HB, 10)
    d.t(R - 3, y, m(tot), HB, 10, "r")
    y -= 18
    rr, pz = split(tot)
    wd = words(rr) + " Rupees" + (" And " + words(pz) + " Paise" if pz else "") + " Only"
    d.t(L, y, "Invoice total in words:", HB, 8)
    y = d.para(L + 96, y, wd, R - L - 96, H, 8) - 8
    d.para(L, y, "Amount of INR %s settled through digital mode/payment received upon delivery against Order ID: %s dated %s. Supply attracts reverse charge: No." % (m(tot), left[2][1], x.date.strftime("%d-%m-%Y")), R - L, H, 7.5)
    y -= 30
    d.t(L, y, "Authorized Signatory", HB, 8)
    d.t(L, y - 34, "Khana2Door India Limited (on behalf of the restaurant, as e-commerce operator u/s 9(5))", H, 7.5)
    d.para(L, 52, "Disclaimer: Attn: GST on Restaurant Service is collected and remitted by the operator as per Notification No. 17/2021. PAN: AAFCK7788P | CIN: L74110KA2013PLC096530 | Customer care 080-67466729 | Delivery fee of Rs. 35.00 invoiced separately.", R - L, H, 6.5, col=colors.grey)
    d.save()
    return truth(x, no, dict(name=s.name.upper() + " FOODS", gstin=s.gstin), dict(name=b.name), [line(i, "quantity", "unit_price", "discount", "taxable_value") for i in its], dict(taxable_value=tv, cgst=cg, sgst=cg, total=tot), amount_in_words=wd)


def cab_rides(path, seed, rows):
    x = ctx("cab", seed, rows, "cab", "tech")
    r = x.r
    s, b = (x.s, x.b)
    F, B = ("DC", "DCB")
    d = Doc(path, letter)
    L, R = (36, 576)
    its = []
    dcur = dt.datetime.combine(x.date.replace(day=1), dt.time(6, 10))
    PL = ["Airport T2", "Airport T1", "Head Office", "Hotel Lakeview", "Cyber Hub", "Client Site B-14", "Rly Stn East Gate", "Tech Park Gate 3", "Plant 2"]
    x.r = r
    last = dcur
    for k in range(rows):
        dcur += dt.timedelta(minutes=r.randint(25, 300))
        a, bb = r.sample(PL, 2)
        it = dict(desc="%s to %s (%s km, %d min)" % (a, bb, "%.1f" % (r.randint(25, 480) / 10), r.randint(9, 110)), hsn="996412", rate=D(5), unit="", qty=D(1), price=q2(D(r.randint(9000, 210000)) / 100), when=dcur, crn="CRN%d" % r.randint(10 ** 9, 10 ** 10 - 1))
        calc(x, it)
        its.append(it)
    x.date = max(x.date, (dcur + dt.timedelta(1)).date())
    no = "%s%s-%07d" % (s.name[:3].upper(), s.sab, x.no)
    ds = x.date.strftime("%d %b %Y")
    d.t(L, 745, s.name.split()[0].lower(), "DVB", 24)
    d.t(R, 752, "Tax Invoice", B, 16, "r")
    d.t(R, 738, "Original for Recipient", F, 8, "r", colors.grey)
    d.box(L, 726, R - L, 3, colors.black, 0)
    y = 708
    for X, hd, p in ((L, "Issued by", s), (L + 280, "Invoice issued to", b)):
        yy = y
        d.t(X, yy, hd, F, 8, "l", colors.grey)
        yy -= 13
        d.t(X, yy, p.name, B, 9.5)
        yy -= 12
        for q in (p.a1, p.city + ", " + p.state + " " + p.pin, "GSTIN: " + p.gstin):
            d.t(X, yy, q, F, 8.5)
            yy -= 11
    y -= 64
    d.box(L, y - 36, R - L, 38, colors.HexColor("#F6F6F6"), 0)
    for k, (a, v) in enumerate((("Invoice number", no), ("Invoice date", ds), ("Place of supply", "%s (%s)" % (b.state, b.st)), ("Category of services", "Passenger transport"), ("Trips", str(rows)))):
        d.t(L + 8 + k * 107, y - 11, a, F, 7.5, "l", colors.grey)
        d.t(L + 8 + k * 107, y - 25, v, B, 8)
    y -= 52
    tx = [(54, "r", "IGST\n5.0%")] if x.inter else [(46, "r", "CGST\n2.5%"), (46, "r", "SGST\n2.5%")]
    cols = [(62, "l", "Trip date & time"), (68, "l", "Trip ID"), (0, "l", "Service description"), (40, "l", "SAC")] + [(58, "r", "Net amount (" + RS + ")")] + tx + [(62, "r", "Total (" + RS + ")")]
    cols[2] = (R - L - sum((c[0] for c in cols)), "l", "Service description")
    body = [[i["when"].strftime("%d %b %y\n%I:%M %p"), i["crn"], i["desc"], i["hsn"], inr(i["tv"])] + ([inr(i["igst"])] if x.inter else [inr(i["cgst"]), inr(i["sgst"])]) + [inr(i["total"])] for i in its]

    def np():
        d.page()
        d.t(L, 760, s.name + "  |  " + no, F, 7, "l", colors.grey)
        return 748
    y = table(d, L, y, cols, body, 62, np, F, B, 7.5, 7.5, 9.5, grid="none", vp=4, va="mid", zebra=colors.HexColor("#FAFAFA"), hrule=True, pad=3)
    if y < 210:
        y = np()
    tot = S(its, "total")
    y -= 16
    d.line(R - 250, y + 10, R, y + 10)
    for a, v in [("Total net amount", S(its, "tv"))] + ([("Total IGST 5%", S(its, "igst"))] if x.inter else [("Total CGST 2.5%", S(its, "cgst")), ("Total SGST 2.5%", S(its, "sgst"))]):
        d.t(R - 246, y, a, F, 9)
        d.t(R - 3, y, RS + inr(v), F, 9, "r")
        y -= 14
    d.box(R - 250, y - 7, 250, 19, colors.black, 0)
    d.t(R - 246, y - 1, "Total amount payable", B, 9.5, "l", colors.white)
    d.t(R - 3, y - 1, RS + inr(tot), B, 9.5, "r", colors.white)
    y -= 30
    d.para(L, y, "Tax is collected and paid by the e-commerce operator under section 9(5) of the CGST Act, 2017. Reverse charge: No. Fares include waiting charges of %s1.50/min after 5 min; tolls up to %s120.00 are reimbursed at actuals and are not part of this invoice." % (RS, RS), R - L, F, 7.5)
    d.t(R, y - 50, "Authorised signatory", F, 8, "r")
    d.t(L, 34, "This is a computer generated invoice. Support: 0%d-4%07d" % (80, r.randint(0, 9999999)), F, 7, "l", colors.grey)
    d.save()
    t = dict(taxable_value=S(its, "tv"), total=tot)
    t.update({k: S(its, k) for k in taxf(x)})
    return truth(x, no, dict(name=s.name, gstin=s.gstin), dict(name=b.name, gstin=b.gstin), [line(i, "hsn_sac", "taxable_value", *taxf(x), "total") for i in its], t, place_of_supply=b.st)


def telecom(path, seed, rows):
    x = ctx("tel", seed, rows, "tel", "ind")
    r = x.r
    s, b = (x.s, x.b)
    its = []
    PLN = [("Business Postpaid 599 - monthly rental", 599), ("Business Postpaid 399 - monthly rental", 399), ("International roaming pack 10 days", 2998), ("Additional data 20 GB", 199), ("ISD voice usage", 64.5), ("Leased line 50 Mbps rental", 18500), ("M2M SIM rental", 49), ("Static IP charges", 300), ("Caller tune subscription", 33)]
    st_ = x.date - dt.timedelta(31)
    for k in range(rows):
        n, p = r.choice(PLN)
        it = dict(desc=n, hsn="998413" if "Leased" not in n else "998414", rate=D(18), unit="", qty=D(1), price=q2(p), num=r.choice("9876") + "%09d" % r.randint(0, 10 ** 9 - 1))
        calc(x, it)
        its.append(it)
    F, B = ("NS", "NSB")
    red = colors.HexColor(["#D6001C", "#0A2885", "#7A1FA2"][seed % 3])
    W = colors.white
    d = Doc(path, A4)
    L, R = (30, 565)
    no = "%s%s%010d" % ("BM", x.fy[:2], r.randint(0, 10 ** 10 - 1))
    due = x.date + dt.timedelta(18)
    f = lambda q: q.strftime("%d-%b-%Y").upper()
    tv = S(its, "tv")
    tx = {k: S(its, k) for k in taxf(x)}
    cur = S(its, "total")
    prev = q2(D(r.randint(100000, 900000)) / 100)
    d.box(0, 778, 595, 64, red, 0)
    d.t(L, 800, s.name.split()[0].lower(), B, 26, "l", W)
    d.t(R, 808, "your business bill", B, 15, "r", W)
    d.t(R, 793, "Tax Invoice - Original for Recipient", F, 8, "r", W)
    d.t(L, 758, b.name, B, 10)
    for k, q in enumerate((b.a1, b.a2, b.city + " " + b.pin + ", " + b.state, "Customer GSTIN: " + b.gstin)):
        d.t(L, 745 - k * 11, q, F, 8.5)
    kv = [("Account number", "1-%012d" % r.randint(0, 10 ** 12 - 1)), ("Invoice number", no), ("Bill date", f(x.date)), ("Bill period", f(st_) + " to " + f(x.date - dt.timedelta(1))), ("Place of supply", b.st + " - " + b.state), ("Credit limit", RS + " 75,000.00"), ("Security deposit", RS + " 5,000.00")]
    for k, (a, v) in enumerate(kv):
        d.t(340, 758 - k * 12, a, F, 8, "l", colors.grey)
        d.t(428, 758 - k * 12, v, B if k < 3 else F, 8)
    y = 655
    cw = (R - L) / 5
    for k, (a, v) in enumerate((("Previous balance", prev), ("Payments received", prev), ("Adjustments", D(0)), ("This month's charges", cur), ("Amount payable", cur))):
        X = L + k * cw
        d.box(X + 2, y - 44, cw - 4, 50, red if k == 4 else colors.HexColor("#F3F3F3"), 0, rad=4)
        cc = W if k == 4 else colors.black
        d.t(X + cw / 2, y - 10, a, F, 7.5, "c", cc)
        d.t(X + cw / 2, y - 30, RS + " " + inr(v), B, 11, "c", cc)
    y -= 62
    d.t(L, y, "Pay by " + f(due), B, 11, "l", red)
    d.t(L + 120, y, "Late fee of " + RS + "100.00 or 2% of the amount due is charged on payment after the due date.", F, 7.5)
    y -= 20
    d.t(L, y, "This month's charges summary", B, 10)
    d.line(L, y - 4, 330, y - 4)
    y -= 17
    y0 = y
    for a, v in [("Total taxable charges", tv)] + ([("IGST @18%", tx["igst"])] if x.inter else [("CGST @9%", tx["cgst"]), ("SGST @9%", tx["sgst"])]) + [("Total charges", cur)]:
        d.t(L, y, a, B if a[0] == "T" else F, 8.5)
        d.t(328, y, inr(v), B if a[0] == "T" else F, 8.5, "r")
        y -= 13
    rr, pz = split(cur)
    wd = "Rupees " + words(rr) + (" And Paise " + words(pz) if pz else "") + " Only"
    y = d.para(L, y - 2, "Amount in words: " + wd, 298, F, 7.5) - 4
    d.box(350, y0 - 56, R - 350, 76, colors.HexColor("#FFF4E0"), 0, rad=6)
    d.t(358, y0 + 4, "Switch to Fiber 300 Mbps", B, 11, "l", red)
    d.para(358, y0 - 10, "Only " + RS + "1,499/month + GST. Get 3 months free on 12 month advance rental. Call 121 or visit a store. Offer valid till " + f(due + dt.timedelta(20)), R - 368, F, 8)
    y = min(y, y0 - 70) - 8
    d.t(L, y, "Details of charges", B, 10)
    y -= 8
    tc = [(56, "r", "IGST")] if x.inter else [(48, "r", "CGST"), (48, "r", "SGST")]
    cols = [(58, "l", "Connection no."), (0, "l", "Charge description"), (84, "l", "Period"), (40, "l", "SAC"), (56, "r", "Amount (" + RS + ")")] + tc + [(58, "r", "Total (" + RS + ")")]
    cols[1] = (R - L - sum((c[0] for c in cols)), "l", "Charge description")
    per = st_.strftime("%d %b %y") + " - " + (x.date - dt.timedelta(1)).strftime("%d %b %y")
    body = [[i["num"], i["desc"], per, i["hsn"], inr(i["tv"])] + [inr(i[k]) for k in taxf(x)] + [inr(i["total"])] for i in its]

    def foot():
        d.line(L, 48, R, 48, 0.5, red)
        d.para(L, 40, "%s, Regd. office: %s, %s - %s. GSTIN: %s  PAN: %s  CIN: L74899%s1995PLC070609" % (s.name, s.a1, s.city, s.pin, s.gstin, s.pan, s.sab), R - L - 50, F, 6.5)
        d.t(R, 40, "Page %d" % d.pg, F, 7, "r")

    def np():
        foot()
        d.page()
        d.t(L, 812, "Account / Invoice " + no, F, 7.5)
        d.t(R, 812, s.name.split()[0].lower(), B, 13, "r", red)
        return 800
    y = table(d, L, y, cols, body, 62, np, F, B, 7, 7.5, 9, grid="rows", hfill=colors.HexColor("#EDEDED"), lcol=colors.HexColor("#CCCCCC"), vp=2.5)
    if y < 170:
        y = np()
    d.t(L + 3, y - 12, "Total", B, 8)
    d.t(R - 3, y - 12, inr(cur), B, 8, "r")
    y -= 26
    d.line(L, y, R, y, 0.5, None, (3, 2))
    d.t(L, y - 14, "Payment slip", B, 9)
    d.t(L, y - 28, "Invoice no. %s     Due date %s     Amount payable %s %s" % (no, f(due), RS, inr(cur)), F, 8)
    d.t(L, y - 42, "Virtual account for NEFT: %sVA%s   IFSC: %s" % (s.name[:3].upper(), s.acc, s.ifsc), F, 8)
    foot()
    d.save()
    return truth(x, no, dict(name=s.name, gstin=s.gstin), dict(name=b.name, gstin=b.gstin), [line(i, "hsn_sac", "taxable_value", *taxf(x), "total") for i in its], dict(taxable_value=tv, total=cur, **tx), place_of_supply=b.st, amount_in_words=wd, due_date=due.isoformat())


def saas(path, seed, rows):
    x = ctx("saas", seed, rows, "tech", "tech")
    r = x.r
    s, b = (x.s, x.b)
    its = items(x, ITS, [0, 0, 10, 20], 15)
    F, B = ("NS", "NSB")
    ac = colors.HexColor(["#0B6E4F", "#3D3BF3", "#E0457B"][seed % 3])
    G = colors.HexColor("#6B7280")
    W = 595 - 96
    no = "%s-%s-%05d" % (s.name[:4].upper(), x.date.strftime("%Y%m"), x.no)
    f = lambda q: q.strftime("%b %d, %Y").replace(" 0", " ")
    due = x.date + dt.timedelta(7)
    showd = any((i["disc"] for i in its))
    raw = S(its, "total")
    tot = raw
    st = []
    st += [Table([[[pp("INVOICE", B, 20, 0, ac), Spacer(1, 3), pp("Tax invoice under rule 46", F, 7.5, 0, G)], [pp(s.name, B, 10, 2), pp(s.a1 + ", " + s.city, F, 8, 2, G), pp(s.state + " " + s.pin + ", India", F, 8, 2, G), pp("GSTIN: " + s.gstin, F, 8, 2, G), pp("PAN: " + s.pan + "  |  CIN: U72200" + s.sab + "2014PTC%06d" % r.randint(1, 99999), F, 8, 2, G)]]], [W * 0.4, W * 0.6], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)]), Spacer(1, 16)]
    card = lambda a, v: [pp(a, F, 7.5, 0, G), pp(v, B, 9)]
    st += [Table([[card("Invoice number", no), card("Date of issue", f(x.date)), card("Date due", f(due)), card("Amount due", RS + inr(tot))]], [W / 4] * 4, style=[("BACKGROUND", (0, 0), (-1, -1), colors.HexColor("#F5F6FA")), ("TOPPADDING", (0, 0), (-1, -1), 8), ("BOTTOMPADDING", (0, 0), (-1, -1), 9)]), Spacer(1, 14)]
    st += [Table([[[pp("BILL TO", B, 7.5, 0, ac), pp(b.name, B, 9.5), pp(b.a1 + ", " + b.a2, F, 8), pp(b.city + ", " + b.state + " " + b.pin, F, 8), pp("GSTIN: " + b.gstin, F, 8)], [pp("SUBSCRIPTION", B, 7.5, 0, ac), pp("ID: sub_" + hexs(r, 14), F, 8), pp("Billing cycle: Annual, renews " + f(x.date + dt.timedelta(365)), F, 8), pp("Place of supply: %s (%s)" % (b.state, b.st), F, 8)]]], [W / 2] * 2, style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]), Spacer(1, 14)]
    cw = [0, 50, 38, 70] + ([64] if showd else []) + [34, 78]
    cw[0] = W - sum(cw)
    h = lambda q, a=2: pp(q, B, 7.5, a, G)
    R_ = lambda q: pp(q, F, 8.5, 2)
    dat = [[h("Description", 0), h("SAC", 0), h("Qty"), h("Unit price")] + ([h("Discount")] if showd else []) + [h("Tax"), h("Amount")]]
    for i in its:
        a, _, c = i["desc"].partition("\n")
        dat.append([[pp(a, F, 8.5)] + ([pp(c, F, 7.5, 0, G)] if c else []), pp(i["hsn"], F, 8.5), R_(num(i["qty"])), R_(RS + inr(i["price"]))] + ([R_("-" + RS + inr(i["disc"]) if i["disc"] else "")] if showd else []) + [R_(pc(i["rate"]) + "%"), R_(RS + inr(i["tv"]))])
    st.append(Table(dat, cw, repeatRows=0 if seed % 2 else 1, style=[("LINEBELOW", (0, 0), (-1, 0), 1, ac), ("LINEBELOW", (0, 1), (-1, -1), 0.3, colors.HexColor("#E5E7EB")), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, -1), 0), ("RIGHTPADDING", (-1, 0), (-1, -1), 0), ("LEFTPADDING", (1, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-2, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 5), ("BOTTOMPADDING", (0, 0), (-1, -1), 6)]))
    rr, pz = split(tot)
    wd = "Indian Rupees " + words(rr, "-") + (" and " + words(pz, "-") + " Paise" if pz else "") + " Only"
    L_ = [("Subtotal (excluding tax)", S(its, "tv"))] + ([("IGST (18% on " + RS + inr(S(its, "tv")) + ")", S(its, "igst"))] if x.inter else [("CGST (9% on " + RS + inr(S(its, "tv")) + ")", S(its, "cgst")), ("SGST (9% on " + RS + inr(S(its, "tv")) + ")", S(its, "sgst"))]) + [("Total", tot), ("Amount due", tot)]
    st.append(KeepTogether([Spacer(1, 8), Table([["", pp(a, B if "due" in a else F, 8.5), pp(RS + inr(v), B if "due" in a else F, 8.5, 2)] for a, v in L_], [W - 290, 190, 100], style=[("LINEBELOW", (1, 0), (-1, -2), 0.3, colors.HexColor("#E5E7EB")), ("RIGHTPADDING", (-1, 0), (-1, -1), 0)]), Spacer(1, 8), pp("Amount in words: " + wd, F, 8), Spacer(1, 14), pp("Pay by bank transfer", B, 9), pp("%s  |  Account %s  |  IFSC %s  |  SWIFT %sINBB" % (s.bank, s.acc, s.ifsc, s.ifsc[:4]), F, 8), Spacer(1, 4), pp("TDS u/s 194J may be deducted at 2%% or 10%% as applicable; lower deduction certificate no. 1%08d available on request. This is a system generated invoice and needs no signature." % r.randint(0, 10 ** 8 - 1), F, 7.5, 0, G)]))

    def pg(c, dd):
        c.setFont(F, 7)
        c.setFillColor(G)
        c.drawString(48, 24, "%s · %s%s due %s" % (no, RS, inr(tot), f(due)))
        c.drawRightString(547, 24, "Page %d" % c.getPageNumber())
        c.setFillColor(ac)
        c.rect(0, 834, 595, 8, 0, 1)
    flow(path, A4, st, (48, 48, 40, 36, 44), pg)
    tl = []
    for i in its:
        tl.append(line(i, "hsn_sac", "quantity", "unit_price", *(["discount"] if i["disc"] else []), "taxable_value", "tax_rate"))
    t = dict(taxable_value=S(its, "tv"), total=tot)
    z = {k: S(its, k) for k in taxf(x)}
    t.update(z)
    return truth(x, no, dict(name=s.name, gstin=s.gstin), dict(name=b.name, gstin=b.gstin), tl, t, place_of_supply=b.st, amount_in_words=wd, due_date=due.isoformat())
