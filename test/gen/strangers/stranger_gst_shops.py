# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of stranger_gst.py: a hotel, a restaurant and shops."""

import datetime as dt
import string
from decimal import Decimal as D

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape, letter
from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import stringWidth as SW
from reportlab.platypus import KeepTogether, Spacer, Table
from stranger_gst_pen import T, TB, TI, Doc, flow, pp, table
from stranger_gst_trade import DISH, ELEC, FN, LN, MEDS, S, calc, ctx, inr, items, line, m, num, party, q0, rategroups, taxf, taxit, truth, words
from stranger_pen import q2


def hotel(path, seed, rows):
    x = ctx("hotel", seed, rows, "hotel", "tech", inter=False)
    r = x.r
    s, b = (x.s, x.b)
    hi = seed % 2
    F, B = (T, TB)
    W = 612 - 90
    secs = [("ROOM & ACCOMMODATION", [("Room Charge - Deluxe King", "996311", 18 if hi else 12, 7600 if hi else 4200, 11900 if hi else 7400), ("Extra Bed", "996311", 18 if hi else 12, 1000, 2000)]), ("FOOD & BEVERAGE", [("Coffee Shop - Breakfast Buffet", "996332", 18 if hi else 5, 450, 950), ("In Room Dining", "996332", 18 if hi else 5, 380, 2400), ("Banquet Tea/Coffee Service", "996334", 18, 1500, 9000)]), ("OTHER SERVICES", [("Laundry & Pressing", "999712", 18, 180, 900), ("Airport Transfer - Sedan", "996412", 5, 1200, 2200), ("Spa - Abhyanga 60 min", "999721", 18, 2500, 4500)])]
    nts = max(1, min(rows, 28))
    arr = x.date - dt.timedelta(nts)
    its = []
    for k in range(rows):
        q = r.choice([0, 0, 1, 1, 2]) if k else 0
        c = r.choice(secs[q][1])
        it = dict(desc=c[0] + (" [Chk# %d]" % r.randint(1000, 9999) if q == 1 else ""), hsn=c[1], rate=D(c[2]), qty=D(1), price=q2(r.randint(c[3], c[4])), sec=q, dt=arr + dt.timedelta(k % nts))
        calc(x, it)
        its.append(it)
    its.sort(key=lambda i: (i["sec"], i["dt"]))
    no = "%s/%s/%06d" % ("".join((w[0] for w in s.name.split()[:3])), x.fy, x.no)
    f = lambda q: q.strftime("%d/%m/%y")
    guest = "Mr. " + r.choice(FN) + " " + r.choice(LN)
    st = [pp(s.name.upper(), B, 18, 1), pp("%s, %s, %s - %s" % (s.a1, s.a2, s.city, s.pin), F, 9, 1), pp("Tel: %s   Fax: %s   %s" % (s.tel, s.tel[:-1] + "9", s.web), F, 9, 1), Spacer(1, 6), pp("TAX INVOICE", B, 12, 1), Spacer(1, 6)]
    kv = [("Guest Name", guest, "Invoice No.", no), ("Company", b.name, "Invoice Date", f(x.date)), ("Address", b.a1 + ", " + b.city, "Room No.", str(r.randint(101, 912))), ("GSTIN", b.gstin, "Arrival", f(arr) + " 14:05"), ("State", b.state, "Departure", f(x.date) + " 11:20"), ("Hotel GSTIN", s.gstin, "Pax / Nationality", "1/0  INDIAN"), ("Place of Supply", "%s - %s" % (s.st, s.state), "Confirmation No.", str(r.randint(10 ** 7, 10 ** 8)))]
    tb = Table([[pp(a, F, 9), pp(": " + v, F, 9), pp(c, F, 9), pp(": " + e, F, 9)] for a, v, c, e in kv], [75, W / 2 - 75, 85, W / 2 - 85], style=[("TOPPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    st += [tb, Spacer(1, 8)]
    R_ = lambda q, bb=F: pp(q, bb, 8.5, 2)
    cw = [46, 0, 44, 58, 32, 52, 32, 52, 62]
    cw[1] = W - sum(cw)
    dat = [[pp("Date", B, 8.5), pp("Description", B, 8.5), pp("SAC", B, 8.5), R_("Taxable Amount", B), R_("CGST %", B), R_("CGST Amt", B), R_("SGST %", B), R_("SGST Amt", B), R_("Total INR", B)]]
    sty = [("LINEABOVE", (0, 0), (-1, 0), 1, colors.black), ("LINEBELOW", (0, 0), (-1, 0), 0.5, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 1.5)]
    for q in range(3):
        g = [i for i in its if i["sec"] == q]
        if not g:
            continue
        n = len(dat)
        dat.append([pp(secs[q][0], TB, 8.5)] + [""] * 8)
        sty.append(("SPAN", (0, n), (-1, n)))
        for i in g:
            dat.append([pp(f(i["dt"]), F, 8.5), pp(i["desc"], F, 8.5), pp(i["hsn"], F, 8.5), R_(inr(i["tv"])), R_(inr(i["rate"] / 2)), R_(inr(i["cgst"])), R_(inr(i["rate"] / 2)), R_(inr(i["sgst"])), R_(inr(i["total"]))])
        n = len(dat)
        dat.append(["", pp("Sub Total", TI, 8.5, 2), "", R_(inr(S(g, "tv")), TI), "", R_(inr(S(g, "cgst")), TI), "", R_(inr(S(g, "sgst")), TI), R_(inr(S(g, "total")), TI)])
        sty.append(("LINEABOVE", (3, n), (-1, n), 0.3, colors.grey))
    n = len(dat)
    dat.append(["", pp("Grand Total", B, 9, 2), "", R_(inr(S(its, "tv")), B), "", R_(inr(S(its, "cgst")), B), "", R_(inr(S(its, "sgst")), B), R_(inr(S(its, "total")), B)])
    sty += [("LINEABOVE", (0, n), (-1, n), 1, colors.black), ("LINEBELOW", (0, n), (-1, n), 1, colors.black)]
    tb = Table(dat, cw, repeatRows=1, style=sty)
    st.append(tb)
    raw = S(its, "total")
    tot = q0(raw)
    ro = tot - raw
    wd = "INR " + words(tot, "-") + " Only"
    fin = ([("Round Off", inr(ro))] if ro else []) + [("Net Amount Payable", inr(tot)), ("Settlement : VISA XXXX-%04d" % r.randint(0, 9999), inr(tot)), ("Balance", "0.00")]
    st.append(KeepTogether([Spacer(1, 6), Table([[pp(a, F, 9, 2), R_(v, B)] for a, v in fin], [W - 80, 80], style=[("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]), Spacer(1, 4), pp("Amount in Words : " + wd, F, 9), Spacer(1, 10), pp("I agree that I am responsible for the full payment of this invoice in the event it is not paid by the company, organisation or person indicated. Check out time is 12:00 noon. Luggage left beyond 24 hours is charged at Rs. 250.00 per day.", TI, 8), Spacer(1, 26), Table([[pp("Cashier : " + r.choice(FN).upper(), F, 9), pp("Guest Signature", F, 9, 2)]], [W / 2] * 2), pp("PAN : %s    Whether tax is payable on reverse charge : No    FSSAI Lic. 1%013d" % (s.pan, r.randint(0, 10 ** 13 - 1)), F, 8, 1)]))

    def pg(c, dd):
        c.setFont(T, 8)
        c.drawCentredString(306, 26, "Page %d      Folio printed %s 11:22:40 by FO2" % (c.getPageNumber(), f(x.date)))
    flow(path, letter, st, (45, 45, 40, 40, 44), pg)
    return truth(x, no, dict(name=s.name.upper(), gstin=s.gstin), dict(name=b.name, gstin=b.gstin), [line(i, "hsn_sac", "taxable_value", "tax_rate", "cgst", "sgst", "total") for i in its], dict(taxable_value=S(its, "tv"), cgst=S(its, "cgst"), sgst=S(its, "sgst"), round_off=ro if ro else None, total=tot), place_of_supply=s.st, amount_in_words=wd)


def pharmacy(path, seed, rows):
    x = ctx("pharm", seed, rows, "med", "med", inter=None if seed % 4 == 1 else False)
    r = x.r
    s, b = (x.s, x.b)
    b2c = not x.inter and seed % 4 != 2
    if b2c:
        b = party(r, s.st, "med", True)
    its = items(x, MEDS, [0, 5, 8, 10], 20)
    F, B = ("DC", "DCB")
    size = landscape(A4)
    d = Doc(path, size)
    L, R = (22, 820)
    for i in its:
        i["mrp"] = q2(i["price"] * D("1.35"))
        i["free"] = r.choice([0, 0, 0, 1, 2])
        i["batch"] = r.choice("ABCDGTX") + r.choice(string.ascii_uppercase) + str(r.randint(1000, 99999))
        i["exp"] = "%02d/%02d" % (r.randint(1, 12), r.randint(26, 28))
        i["mfr"] = r.choice(["SUN", "CIPL", "ABB", "ZYD", "MNK", "ALKM", "LUP"])
    no = "%s%06d" % (r.choice(["PH", "OP", "IP", "CR"]), x.no)
    ds = x.date.strftime("%d/%m/%Y")

    def head():
        d.t(L, 570, s.name.upper(), B, 13)
        d.t(L, 558, "PHARMACY DIVISION, " + s.a1 + ", " + s.a2 + ", " + s.city + "-" + s.pin + "   Phone: " + s.tel, F, 8)
        d.t(L, 547, "D.L.No.: 20B/%s/21/%d, 21B/%s/21/%d   FSSAI: 1%013d" % (s.sab, 145566, s.sab, 145567, 2519034000112), F, 8)
        d.t(L, 536, "GSTIN: " + s.gstin, B, 8)
        d.t(R, 570, "GST INVOICE", B, 13, "r")
        d.t(R, 558, "CREDIT" if x.inter else "CASH", F, 8, "r")
        d.t(R, 536, "Page %d" % d.pg, F, 8, "r")
        d.line(L, 530, R, 530)
        d.t(L, 519, ("Patient Name : " if b2c else "Party : ") + b.name, B, 8.5)
        d.t(L, 508, "Address : " + b.a1 + ", " + b.city, F, 8)
        d.t(L, 497, "UHID : %d   Age/Sex : 54/F   Ward : ICU-2" % uh if b2c else "GSTIN : " + b.gstin + "   State Code : " + b.st, F, 8)
        d.t(520, 519, "Invoice No. : " + no, B, 8.5)
        d.t(520, 508, "Date : " + ds + "  16:42", F, 8)
        d.t(520, 497, "Dr. : " + doc + " (Reg. 55%d)" % (x.no % 900 + 100), F, 8)
        return 491
    uh = r.randint(10 ** 7, 10 ** 8)
    doc = r.choice(FN) + " " + r.choice(LN)
    g = [("GST%", 28)] if x.inter else [("SGST", 28), ("CGST", 28)]
    cols = [(22, "r", "SN."), (168, "l", "PRODUCT NAME"), (42, "l", "PACK"), (36, "l", "MFR"), (56, "l", "HSN"), (60, "l", "BATCH"), (36, "c", "EXP."), (56, "r", "MRP"), (32, "r", "QTY"), (32, "r", "FREE"), (54, "r", "RATE"), (34, "r", "DIS%")] + [(56, "r", "TAXABLE")] + [(34, "r", "IGST %")] * x.inter + [(34, "r", "SGST %"), (34, "r", "CGST %")] * (not x.inter) + [(0, "r", "AMOUNT")]
    cols[-1] = (R - L - sum((c[0] for c in cols)), "r", "AMOUNT")
    body = [[str(n), i["desc"], i["unit"], i["mfr"], i["hsn"], i["batch"], i["exp"], m(i["mrp"]), num(i["qty"]), str(i["free"]) if i["free"] else "", m(i["price"]), inr(i["dp"]) if i["dp"] else "", m(i["tv"])] + ([inr(i["rate"])] if x.inter else [inr(i["rate"] / 2)] * 2) + [m(i["total"])] for n, i in enumerate(its, 1)]

    def brk(y):
        d.t(R, 20, "Continued...", F, 8, "r")

    def np():
        d.page()
        return head()
    y = table(d, L, head(), cols, body, 32, np, F, B, 7.5, 7.5, 9.5, onbreak=brk, vp=1, pad=2.5, fill=None if rows > 18 else 190)
    if y < 130:
        brk(0)
        y = np()
    gs = sorted(rategroups(its).items())
    raw = S(its, "total")
    tot = q0(raw)
    ro = tot - raw
    top = y
    hd = ["CLASS", "TOTAL", "DISC."] + (["IGST"] if x.inter else ["SGST", "CGST"]) + ["TOTAL GST"]
    xs = [L + 70, L + 140, L + 200, L + 260] + ([] if x.inter else [L + 320]) + [L + 390]
    for q, h in zip(xs, hd):
        d.t(q, y - 11, h, B, 7.5, "r")
    y -= 21
    for rt, q in gs + [("TOTAL", its)]:
        v = ["GST %s" % inr(rt) if rt != "TOTAL" else "TOTAL", m(S(q, "gross")), m(S(q, "disc"))] + [m(S(q, k)) for k in (["igst"] if x.inter else ["sgst", "cgst"])] + [m(S(q, "tax"))]
        for X, w in zip(xs, v):
            d.t(X, y, w, B if rt == "TOTAL" else F, 7.5, "r")
        y -= 10
    X = 640
    yy = top - 12
    for a, v in [("SUB TOTAL", m(S(its, "gross"))), ("DISCOUNT", m(S(its, "disc"))), ("TAXABLE", m(S(its, "tv")))] + ([("IGST PAYBLE", m(S(its, "igst")))] if x.inter else [("SGST PAYBLE", m(S(its, "sgst"))), ("CGST PAYBLE", m(S(its, "cgst")))]) + ([("ROUND OFF", m(ro))] if ro else []):
        d.t(X, yy, a, F, 8)
        d.t(R - 3, yy, v, F, 8, "r")
        yy -= 10.5
    d.box(X - 4, yy - 7, R - X + 4, 17)
    d.t(X, yy - 2, "GRAND TOTAL", B, 10)
    d.t(R - 3, yy - 2, m(tot), B, 11, "r")
    wd = "Rs. " + words(tot) + " only"
    y = min(y, yy - 2) - 14
    d.para(L, y + 4, wd, 400, B, 8)
    d.t(L, y - 22, "Terms: Goods once sold will not be taken back or exchanged. Bills not paid due date will attract 24%% interest. Subject to %s Jurisdiction." % s.city, F, 6.5)
    d.t(R, y - 22, "For " + s.name.upper() + "   Pharmacist", B, 7.5, "r")
    d.save()
    t = dict(taxable_value=S(its, "tv"), round_off=ro if ro else None, total=tot)
    t.update({k: S(its, k) for k in taxf(x)})
    return truth(x, no, dict(name=s.name.upper(), gstin=s.gstin), dict(name=b.name, gstin=None if b2c else b.gstin), [line(i, "hsn_sac", "quantity", "unit_price", "taxable_value", "tax_rate", "total") for i in its], t, amount_in_words=wd)


def jewellery(path, seed, rows):
    x = ctx("jewel", seed, rows, "jew", "trade", person=seed % 4 != 1)
    r = x.r
    s, b = (x.s, x.b)
    b2c = seed % 4 != 1
    NM = ["Gold Ring Ladies", "Gold Chain Rope", "Necklace Set Temple", "Bangle Pair Kada", "Diamond Nose Pin", "Mangalsutra Short", "Silver Anklet", "Jhumka Earrings", "Gold Coin 24K"]
    its = []
    gr22 = D(r.randint(6650, 8900))
    F, B = ("NR", "NRB")
    for k in range(rows):
        n = r.choice(NM)
        sil = "Silver" in n
        coin = "Coin" in n
        gw = D(r.randint(1200, 42000)) / 1000
        nw = gw if sil or coin or r.random() < 0.5 else gw - D(r.randint(50, 900)) / 1000
        it = dict(desc=n + ("" if sil else "\nHUID " + "".join((r.choice(string.ascii_uppercase + "23456789") for _ in range(6)))), hsn="71131910" if sil else "71189000" if coin else "71131930" if "Diamond" in n else "71131910", rate=D(3), qty=D(r.choice([1, 1, 1, 2])), price=q2(94) if sil else q2(q0(gr22 * 24 / 22)) if coin else q2(gr22), gw=gw, nw=nw, pur="925" if sil else "24K995" if coin else "22K916")
        it["mv"] = q2(nw * it["price"])
        it["mk"] = q2(it["mv"] * D(r.choice([0, 4]) if coin else r.choice([8, 12, 14, 18])) / 100)
        it["stn"] = q2(r.randint(400, 9000)) if nw != gw else D(0)
        it["tv"] = it["mv"] + it["mk"] + it["stn"]
        taxit(x, it)
        its.append(it)
    d = Doc(path, A4)
    L, R = (26, 569)
    gold = colors.HexColor("#8A6A14")
    no = "%s/%s/%s-%d" % (s.name[:2].upper(), x.fy, r.choice(["GLD", "SR1"]), x.no)
    ds = x.date.strftime("%d-%m-%Y")
    d.box(L - 8, 22, R - L + 16, 800, None, 1, 1.4, gold)
    d.box(L - 5, 25, R - L + 10, 794, None, 1, 0.4, gold)
    d.t(297, 790, s.name.upper(), B, 20, "c", gold)
    d.t(297, 776, "BIS HALLMARKED SHOWROOM   |   HM/C-%d" % r.randint(1000000000, 9999999999), F, 8, "c")
    d.t(297, 764, s.a1 + ", " + s.a2 + ", " + s.city + " - " + s.pin + "  Ph: " + s.ph, F, 8, "c")
    d.t(297, 752, "GSTIN : " + s.gstin + "    PAN : " + s.pan, F, 8, "c")
    d.line(L, 745, R, 745, 0.8, gold)
    d.t(297, 733, "TAX INVOICE", B, 11, "c")
    for k, (a, v) in enumerate((("Customer", b.name), ("Address", b.a1 + ", " + b.city), ("Mobile", b.ph), ("PAN" if b2c else "GSTIN", b.pan if b2c else b.gstin))):
        d.t(L, 718 - k * 12, a, F, 8.5)
        d.t(L + 50, 718 - k * 12, ": " + v, B if k == 0 else F, 8.5)
    for k, (a, v) in enumerate((("Invoice No", no), ("Invoice Date", ds), ("Place of Supply", b.st + "-" + b.state), ("Sales Exec.", r.choice(FN)))):
        d.t(370, 718 - k * 12, a, F, 8.5)
        d.t(440, 718 - k * 12, ": " + v, B if k == 0 else F, 8.5)
    d.t(L, 664, "Today's Rate  22K : Rs. %s/gm   24K : Rs. %s/gm   Silver : Rs. 94.00/gm" % (m(gr22), m(q0(gr22 * 24 / 22))), F, 8, "l", gold)
    cols = [(18, "c", "Sr"), (92, "l", "Particulars"), (46, "l", "HSN"), (38, "c", "Purity"), (22, "c", "Pcs"), (40, "r", "Gross Wt (gms)"), (40, "r", "Net Wt (gms)"), (46, "r", "Rate / gm"), (56, "r", "Metal Value"), (47, "r", "Making Charges"), (44, "r", "Stone Value"), (0, "r", "Taxable Value")]
    cols[-1] = (R - L - sum((c[0] for c in cols)), "r", "Taxable Value")
    body = [[str(n), i["desc"], i["hsn"], i["pur"], num(i["qty"]), "%.3f" % i["gw"], "%.3f" % i["nw"], inr(i["price"]), inr(i["mv"]), inr(i["mk"]), inr(i["stn"]) if i["stn"] else "-", inr(i["tv"])] for n, i in enumerate(its, 1)]

    def np():
        d.page()
        d.box(L - 8, 22, R - L + 16, 800, None, 1, 1.4, gold)
        d.t(L, 805, "Invoice No : " + no, F, 8)
        d.t(R, 805, "Page %d" % d.pg, F, 8, "r")
        return 796
    y = table(d, L, 656, cols, body, 40, np, F, B, 6.8, 6.8, 9, grid="all", va="mid", pad=2.2, lcol=gold, hfill=colors.HexColor("#FBF3DC"), vp=3)
    if y < 250:
        y = np()
    d.t(L + 3, y - 11, "Total", B, 8)
    xs = [L]
    for c in cols:
        xs.append(xs[-1] + c[0])
    d.t((xs[4] + xs[5]) / 2, y - 11, num(S(its, "qty")), B, 6.8, "c")
    d.t(xs[6] - 2, y - 11, "%.3f" % S(its, "gw"), B, 6.8, "r")
    d.t(xs[7] - 2, y - 11, "%.3f" % S(its, "nw"), B, 6.8, "r")
    d.t(R - 2, y - 11, inr(S(its, "tv")), B, 6.8, "r")
    d.line(L, y - 16, R, y - 16, 0.5, gold)
    y -= 30
    tv = S(its, "tv")
    z = dict(tv=tv, rate=D(3))
    taxit(x, z)
    raw = tv + z["tax"]
    tot = q0(raw)
    ro = tot - raw
    y0 = y
    for a, v in [("Taxable Amount", tv)] + ([("IGST @ 3.00%", z["igst"])] if x.inter else [("CGST @ 1.50%", z["cgst"]), ("SGST @ 1.50%", z["sgst"])]) + ([("Round Off", ro)] if ro else []) + [("Net Payable", tot)]:
        bb = B if a[0] == "N" else F
        d.t(380, y, a, bb, 9)
        d.t(R - 3, y, inr(v), bb, 9, "r")
        y -= 13
    wd = "Rupees " + words(tot) + " Only"
    yy = d.para(L, y0, wd, 330, B, 8.5)
    d.t(L, yy - 6, "Payment : RTGS / Card   Rs. " + inr(tot), F, 8)
    y = min(y, yy - 20)
    d.para(L, y - 6, "The consumer can get the purity of the hallmarked jewellery verified from any of the BIS recognised A&H centre (testing charges Rs. 200). Hallmarking charges Rs. 45 per piece included in making. Exchange value: 100% of gold value on prevailing rate; making charges and GST are not refundable.", R - L, F, 7)
    d.t(L, y - 66, "Customer's Signature", F, 8)
    d.t(R, y - 66, "For " + s.name.upper(), B, 8, "r")
    d.save()
    t = dict(taxable_value=tv, round_off=ro if ro else None, total=tot)
    t.update({k: z[k] for k in taxf(x)})
    return truth(x, no, dict(name=s.name.upper(), gstin=s.gstin), dict(name=b.name, gstin=None if b2c else b.gstin), [line({**i, "qty": i["nw"]}, "hsn_sac", "quantity", "unit_price", "taxable_value") for i in its], t, place_of_supply=b.st, amount_in_words=wd)


def electrical(path, seed, rows):
    x = ctx("electric", seed, rows, "elec", "trade")
    r = x.r
    s, b = (x.s, x.b)
    its = items(x, ELEC, [0, 20, 35, 42.5, 50], 90)
    size = landscape(A4)
    W = size[0] - 48
    F, B = ("DV", "DVB")
    no = "TI/%s/%05d" % (x.fy.replace("-", ""), x.no)
    ds = x.date.strftime("%d-%b-%Y")
    due = x.date + dt.timedelta(30)
    hasdue = seed % 3 != 0
    Z = 6.8
    R_ = lambda q, bb=F: pp(q, bb, Z, 2)
    C_ = lambda q, bb=B: pp(q, bb, Z, 1)
    hd0 = [C_("S. No"), C_("Item Code"), C_("Description of Goods"), C_("HSN Code"), C_("Qty"), C_("UOM"), C_("List Price"), C_("Disc %"), C_("Taxable Value")]
    cw = [24, 50, 0, 50, 36, 34, 54, 34, 66]
    tx = [("IGST", "igst", D(1))] if x.inter else [("CGST", "cgst", D(".5")), ("SGST", "sgst", D(".5"))]
    hd1 = [""] * 9
    sty = [("SPAN", (k, 0), (k, 1)) for k in range(9)]
    for n, (a, k, fr) in enumerate(tx):
        hd0 += [C_(a), ""]
        hd1 += [C_("%"), C_("Amount")]
        cw += [30, 60]
        sty.append(("SPAN", (9 + 2 * n, 0), (10 + 2 * n, 0)))
    hd0.append(C_("Total Amount"))
    hd1.append("")
    cw.append(70)
    sty.append(("SPAN", (-1, 0), (-1, 1)))
    cw[2] = W - sum(cw)
    dat = [hd0, hd1]
    for n, i in enumerate(its, 1):
        row = [pp(str(n), F, Z, 1), pp("%s-%d" % (i["desc"][:2].upper(), int(i["hsn"][:4])), F, Z), pp(i["desc"], F, Z), pp(i["hsn"], F, Z, 1), R_(num(i["qty"])), pp(i["unit"], F, Z, 1), R_(inr(i["price"])), R_(inr(i["dp"])), R_(inr(i["tv"]))]
        for a, k, fr in tx:
            row += [R_(inr(i["rate"] * fr)), R_(inr(i[k]))]
        dat.append(row + [R_(inr(i["total"]))])
    row = ["", "", pp("TOTAL", B, Z, 2), "", R_(num(S(its, "qty")), B), "", "", "", R_(inr(S(its, "tv")), B)]
    for a, k, fr in tx:
        row += ["", R_(inr(S(its, k)), B)]
    dat.append(row + [R_(inr(S(its, "total")), B)])
    g = colors.HexColor("#444444")
    sty += [("GRID", (0, 0), (-1, -1), 0.4, g), ("BACKGROUND", (0, 0), (-1, 1), colors.HexColor("#DCE6F1")), ("BACKGROUND", (0, -1), (-1, -1), colors.HexColor("#DCE6F1")), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LEFTPADDING", (0, 0), (-1, -1), 2.5), ("RIGHTPADDING", (0, 0), (-1, -1), 2.5), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)]
    st = []
    hdr = Table([[[pp(s.name, B, 14), pp("Authorised Distributor: Wires | Switchgear | Lighting | Fans", F, 7.5), pp(s.a1 + ", " + s.a2 + ", " + s.city + " - " + s.pin + ", " + s.state, F, 7.5), pp("GSTIN : " + s.gstin + "   PAN : " + s.pan + "   MSME UDYAM-%s-18-%07d" % (s.sab, r.randint(1, 999999)), F, 7.5)], [pp("TAX INVOICE", B, 13, 2), pp("Original / Duplicate / Triplicate", F, 7, 2)]]], [W * 0.7, W * 0.3], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("BOX", (0, 0), (-1, -1), 0.6, g)])
    st.append(hdr)
    kv = lambda L_: [pp(a + " : " + v, F, 7.5) for a, v in L_]
    tb = Table([[[pp("Details of Receiver (Billed to)", B, 7.5), pp(b.name, B, 8.5)] + [pp(q, F, 7.5) for q in (b.a1 + ", " + b.a2, b.city + " - " + b.pin, "State : " + b.state + "  State Code : " + b.st, "GSTIN : " + b.gstin)], [pp("Details of Consignee (Shipped to)", B, 7.5), pp("Site: " + b.a2 + ", " + b.city, F, 7.5), pp("Contact : " + b.ph, F, 7.5)], kv([("Invoice No", no), ("Invoice Date", ds)] + ([("Due Date", due.strftime("%d-%b-%Y"))] if hasdue else []) + [("PO No", "PO/%d" % r.randint(1000, 99999)), ("Place of Supply", b.state + " - " + b.st), ("Vehicle No", s.sab + "-12-%s-%d" % ("PQ", r.randint(1000, 9999))), ("Reverse Charge", "No")])]], [W * 0.38, W * 0.3, W * 0.32], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("GRID", (0, 0), (-1, -1), 0.6, g)])
    st.append(tb)
    st.append(Table(dat, cw, repeatRows=2, style=sty))
    raw = S(its, "total")
    tot = q0(raw)
    ro = tot - raw
    wd = "Rupees " + words(tot) + " Only"
    L_ = [("Total Amount Before Tax", S(its, "tv"))] + [("Add: " + a, S(its, k)) for a, k, fr in tx] + [("Round Off", ro)] * bool(ro) + [("Total Amount After Tax", tot)]
    tt = Table([[pp(a, B if "After" in a else F, 8), pp(inr(v), B if "After" in a else F, 8, 2)] for a, v in L_], [140, 96], style=[("LINEBELOW", (0, 0), (-1, -2), 0.3, g), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    st.append(KeepTogether([Table([[[pp("Total Invoice Amount in Words", B, 7.5), pp(wd, F, 8), Spacer(1, 6), pp("Bank Details: %s, A/c No. %s, IFSC %s" % (s.bank, s.acc, s.ifsc), F, 7.5), pp("1. Warranty as per manufacturer. 2. Cheque return charges Rs. 500/-. 3. Interest @ 24% after due date. 4. Subject to " + s.city + " jurisdiction. E&OE", F, 6.8)], tt]], [W - 250, 250], style=[("GRID", (0, 0), (-1, -1), 0.6, g), ("VALIGN", (0, 0), (-1, -1), "TOP")]), Table([[pp("Receiver's Seal & Signature", F, 7.5), pp("For " + s.name, B, 8, 2)], ["", pp("Authorised Signatory", F, 7.5, 2)]], [W / 2] * 2, [14, 26], style=[("BOX", (0, 0), (-1, -1), 0.6, g), ("VALIGN", (0, 0), (-1, -1), "BOTTOM")])]))

    def pg(c, dd):
        c.setFont(F, 6.5)
        c.drawRightString(size[0] - 24, 14, "Page %d" % c.getPageNumber())
        c.drawString(24, 14, no)
    flow(path, size, st, (24, 24, 22, 22, 26), pg)
    t = dict(taxable_value=S(its, "tv"), round_off=ro if ro else None, total=tot)
    t.update({k: S(its, k) for k in taxf(x)})
    return truth(x, no, dict(name=s.name, gstin=s.gstin), dict(name=b.name, gstin=b.gstin), [line(i, "hsn_sac", "quantity", "unit_price", "taxable_value", "tax_rate", *taxf(x), "total") for i in its], t, place_of_supply=b.st, amount_in_words=wd, due_date=due.isoformat() if hasdue else None)


def restaurant(path, seed, rows):
    x = ctx("resto", seed, rows, "food", "trade", inter=False)
    r = x.r
    s = x.s
    its = items(x, DISH, 0, 4)
    F, B = ("DM", "DMB")
    w = 80 * mm
    sec = seed % 2
    Z = 7.2
    LD = 9.6
    cwd = SW("0", F, Z)
    N = 45
    M = (w - N * cwd) / 2
    out = []
    no = "%d" % (x.no * 7) if seed % 2 else "A%05d" % x.no

    def ln(t, f=F):
        out.append((t, f))
    ln(s.name.upper().center(N), B)
    ln(s.a1[:N].center(N))
    ln((s.a2 + ", " + s.city + "-" + s.pin)[:N].center(N))
    ln(("Ph: " + s.ph).center(N))
    ln(("GSTIN: " + s.gstin).center(N))
    ln(("FSSAI: 1%013d" % r.randint(0, 10 ** 13 - 1)).center(N))
    ln("-" * N)
    ln("TAX INVOICE".center(N), B)
    ln("-" * N)
    ln(("Bill No: " + no).ljust(23) + ("Dt: " + x.date.strftime("%d/%m/%y") + " 21:07").rjust(22))
    ln(("Table: T%d" % r.randint(1, 30)).ljust(23) + ("Pax: %d" % r.randint(1, 9)).rjust(22))
    ln(("Waiter: " + r.choice(FN)).ljust(23) + "Cashier: admin".rjust(22))
    ln("SAC: 996331")
    ln("-" * N)
    ln("Item".ljust(21) + "Qty".rjust(4) + "Rate".rjust(9) + "Amount".rjust(11), B)
    ln("-" * N)

    def it(i):
        L_ = []
        cur = ""
        for q in i["desc"].split():
            if len(cur) + len(q) + 1 > 20 and cur:
                L_.append(cur)
                cur = q
            else:
                cur = (cur + " " + q).strip()
        L_.append(cur)
        ln(L_[0].ljust(21) + num(i["qty"]).rjust(4) + m(i["price"]).rjust(9) + m(i["tv"]).rjust(11))
        for q in L_[1:]:
            ln(q)
    for i in its:
        it(i)
    tv = S(its, "tv")
    cg = q2(tv * D(".025"))
    raw = tv + 2 * cg
    tot = q0(raw)
    ro = tot - raw
    ln("-" * N)
    tl = lambda a, v, f=F: ln(a.rjust(33) + v.rjust(12), f)
    ln(("Total Qty: " + num(S(its, "qty"))).ljust(20) + "Sub Total".rjust(13) + m(tv).rjust(12))
    tl("CGST @ 2.5%", m(cg))
    tl("SGST @ 2.5%", m(cg))
    if ro:
        tl("Round Off", ("+" if ro > 0 else "") + m(ro))
    ln("=" * N)
    tl("GRAND TOTAL  Rs.", inr(tot), B)
    ln("=" * N)
    for q in ("Paid by: UPI  %012d" % r.randint(0, 10 ** 12 - 1), "Service charge is not levied.", "Token No: %d" % r.randint(1, 199)):
        ln(q)
    ln("")
    ln("** Thank You, Visit Again **".center(N))
    ln("Feedback: 1800-200-%04d" % r.randint(0, 9999))
    h = len(out) * LD + 50
    d = Doc(path, (w, h))
    d.mode = "str" if seed % 3 else "cs"
    d.cs = 0
    y = h - 26
    for t, f in out:
        d.t(M, y, t, f, Z, "l", None, "dbl" if f == B and seed % 2 else None)
        y -= LD
    d.save()
    return truth(x, no, dict(name=s.name.upper(), gstin=s.gstin), None, [line(i, "quantity", "unit_price", "taxable_value") for i in its], dict(taxable_value=tv, cgst=cg, sgst=cg, round_off=ro if ro else None, total=tot))
