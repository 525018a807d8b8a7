# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of stranger_gst.py: carriers, makers and exporters, the invoice registration portal."""

import datetime as dt
from decimal import Decimal as D

from reportlab.graphics.barcode import code128
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, legal
from reportlab.pdfbase.pdfmetrics import stringWidth as SW
from reportlab.platypus import KeepTogether, Paragraph, Spacer, Table
from stranger_gst_pen import C, CB, H, HB, PS, T, TB, TI, Doc, esc, flow, pp, qrd, table, wrap
from stranger_gst_trade import CLOTH, ELEC, HARD, LN, MACH, S, calc, ctx, hexs, inr, items, line, m, num, q0, rategroups, split, taxf, taxit, truth, usd, words, words_us
from stranger_pen import q2


def transporter(path, seed, rows):
    x = ctx("road", seed, rows, "road", "ind")
    r = x.r
    s, b = (x.s, x.b)
    rcm = seed % 4 >= 2
    rate = D(12) if not rcm else D(0)
    its = []
    CT = ["Bhiwandi", "Pune", "Surat", "Vapi", "Indore", "Nagpur", "Hosur", "Guwahati", "Bhiwadi", "Rudrapur"]
    for k in range(rows):
        a, c = r.sample(CT, 2)
        dl = x.date - dt.timedelta(r.randint(1, 25))
        it = dict(desc="Freight %s to %s, Vehicle %s%02d%s%04d, %s" % (a, c, s.sab, r.randint(1, 50), r.choice(["TA", "GB", "HC"]), r.randint(1000, 9999), r.choice(["Auto parts", "Yarn cones", "FMCG mixed load", "MS coils", "Tyres"])), hsn=r.choice(["996511", "996511", "996791"]), rate=rate, unit="MT", qty=D(r.randint(10, 250)) / 10, price=q2(r.randint(900, 4200)), lr=str(r.randint(20000, 99999)), ld=dl)
        calc(x, it)
        its.append(it)
    d = Doc(path, legal if seed % 3 == 0 else A4)
    Hh = d.H
    L, R = (32, d.W - 32)
    F, B = (T, TB)
    navy = colors.HexColor("#1B2A6B")
    no = "%s/%04d/%s" % (s.city[:3].upper(), x.no, x.fy)
    ds = x.date.strftime("%d/%m/%Y")
    due = x.date + dt.timedelta(15)
    d.t(297, Hh - 34, "|| Shree Ganeshay Namah ||", TI, 8, "c", colors.red)
    d.t(297, Hh - 58, s.name.upper(), TB, 24, "c", navy)
    d.t(297, Hh - 71, "FLEET OWNERS & TRANSPORT CONTRACTORS - Daily Parcel Service, Full Truck Load & ODC", B, 8.5, "c")
    d.t(297, Hh - 82, "H.O.: " + s.a1 + ", " + s.a2 + ", " + s.city + "-" + s.pin + ". Mob: " + s.ph + " / " + s.tel, F, 8.5, "c")
    y = Hh - 90
    d.line(L, y, R, y, 1.2, navy)
    d.t(L, y - 12, "GSTIN: " + s.gstin, B, 9)
    d.t(297, y - 12, "TAX INVOICE / FREIGHT BILL", B, 10, "c")
    d.t(R, y - 12, "PAN: " + s.pan, B, 9, "r")
    d.line(L, y - 17, R, y - 17, 0.5, navy)
    y -= 30
    d.t(L, y, "To,", F, 9.5)
    for k, q in enumerate(("M/s. " + b.name, b.a1 + ", " + b.a2, b.city + " - " + b.pin + ", " + b.state, "GSTIN : " + b.gstin)):
        d.t(L + 18, y - 12 - k * 12, q, B if k in (0, 3) else F, 9.5)
    for k, (a, v) in enumerate((("Bill No.", no), ("Bill Date", ds), ("Due Date", due.strftime("%d/%m/%Y")), ("Place of Supply", "%s-%s" % (b.st, b.state)), ("Vendor Code", "%d" % r.randint(100000, 999999)))):
        d.t(390, y - k * 12, a, F, 9.5)
        d.t(462, y - k * 12, ": " + v, B if k == 0 else F, 9.5)
    y -= 62
    cols = [(22, "c", "Sr."), (46, "c", "LR No."), (48, "c", "LR Date"), (0, "l", "Particulars"), (44, "c", "SAC"), (42, "r", "Weight (MT)"), (56, "r", "Rate per MT"), (74, "r", "Freight Amount Rs.")]
    cols[3] = (R - L - sum((c[0] for c in cols)), "l", "Particulars")
    body = [[str(n), i["lr"], i["ld"].strftime("%d/%m/%y"), i["desc"], i["hsn"], inr(i["qty"], 3), inr(i["price"]), inr(i["tv"])] for n, i in enumerate(its, 1)]

    def brk(yy):
        d.t(R - 3, yy - 11 if yy > 60 else 40, "Carried over...", TI, 8.5, "r")

    def np():
        d.page()
        d.t(L, Hh - 30, s.name.upper() + "   Bill No. " + no + " (contd.)", B, 9)
        return Hh - 38
    y = table(d, L, y, cols, body, 60, np, F, B, 8.5, 8.5, 10.5, lcol=navy, onbreak=brk, repeat=seed % 2 == 0, fill=None if rows > 10 else y - 230, ha="c", lw=0.7)
    if y < 230:
        brk(y)
        y = np()
    tv = S(its, "tv")
    z = dict(tv=tv, rate=rate)
    taxit(x, z)
    raw = tv + z["tax"]
    tot = q0(raw)
    ro = tot - raw
    y -= 13
    for a, v in [("Sub Total", tv)] + ([] if rcm else [("Add : IGST 12%", z["igst"])] if x.inter else [("Add : CGST 6%", z["cgst"]), ("Add : SGST 6%", z["sgst"])]) + ([("Round Off (+/-)", ro)] if ro else []) + [("GRAND TOTAL", tot)]:
        bb = B if a[0] == "G" else F
        d.t(R - 86, y, a, bb, 9.5, "r")
        d.t(R - 4, y, inr(v), bb, 9.5, "r")
        d.line(R - 180, y - 4, R, y - 4, 0.4, navy)
        y -= 14
    wd = "Rupees " + words(tot) + " Only"
    y = d.para(L, y, "Amount in words : " + wd, R - L, B, 9.5) - 4
    d.t(L, y, "GST payable by Consignor / Consignee (recipient) under Reverse Charge Mechanism: YES" if rcm else "GST on forward charge @12%. Tax payable under Reverse Charge : NO. Declaration as per Annexure V filed.", F, 8.5)
    y -= 14
    for q in ("Bank : %s, A/c No. %s, IFSC %s" % (s.bank, s.acc, s.ifsc), "TDS not to be deducted u/s 194C(6) as we own less than 10 goods carriages. Demurrage Rs. 1,500.00 per day after 24 hrs.", "All disputes subject to " + s.city + " jurisdiction only."):
        d.t(L, y, q, F, 8.5)
        y -= 11
    d.t(R, y - 4, "For " + s.name.upper(), B, 9.5, "r", navy)
    d.t(R, y - 44, "Authorised Signatory", F, 9, "r")
    d.save()
    t = dict(taxable_value=tv, round_off=ro if ro else None, total=tot)
    if not rcm:
        t.update({k: z[k] for k in taxf(x)})
    return truth(x, no, dict(name=s.name.upper(), gstin=s.gstin), dict(name=b.name, gstin=b.gstin), [line(i, "hsn_sac", "quantity", "unit_price", "taxable_value") for i in its], t, place_of_supply=b.st, amount_in_words=wd, due_date=due.isoformat())


def export_sez(path, seed, rows):
    x = ctx("export", seed, rows, "ind", "tech", inter=True)
    r = x.r
    s = x.s
    sez = seed % 2 == 1
    its = items(x, MACH, 0, 500)
    F, B = (H, HB)
    if not sez:
        for i in its:
            i["price"] = q2(i["price"] / 83)
            calc(x, i)
            i["rate"] = D(0)
            taxit(x, i)
    b = x.b
    bn = b.name if sez else r.choice(["Nordhavn Trading ApS", "Blue Ridge Imports LLC", "Al Waha General Trading FZE", "Kestrel & Marsh Ltd."])
    ba = [b.a1 + ", " + b.city + " SEZ", b.state + " " + b.pin, "GSTIN: " + b.gstin] if sez else r.choice([["2140 Harbor Blvd, Suite 310", "Savannah, GA 31401", "UNITED STATES OF AMERICA"], ["Warehouse 14, Jebel Ali South", "P.O. Box 261455, Dubai", "UNITED ARAB EMIRATES"]])
    cur = "INR" if sez else "USD"
    fm = inr if sez else usd
    d = Doc(path, A4)
    L, R, Mid = (30, 565, 300)
    no = "EXP/%s/%03d" % (x.fy, x.no % 900 + 1)
    ds = x.date.strftime("%d.%m.%Y")
    irn = hexs(r, 64)

    def cell(X, y, w, h, a, lines, bz=8):
        d.box(X, y - h, w, h)
        d.t(X + 3, y - 8, a, H, 6.8)
        yy = y - 18
        for k, q in enumerate(lines):
            d.t(X + 3, yy, q, HB if k == 0 else H, bz)
            yy -= 10
    d.t(297, 812, "EXPORT INVOICE" if not sez else "TAX INVOICE", HB, 13, "c")
    d.t(297, 800, "(SUPPLY MEANT FOR EXPORT UNDER LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX)" if not sez else "(SUPPLY MEANT FOR SEZ UNIT FOR AUTHORISED OPERATIONS ON PAYMENT OF INTEGRATED TAX)", HB, 7.5, "c")
    y = 794
    cell(L, y, 270, 72, "Exporter / Supplier", [s.name, s.a1 + ", " + s.a2, s.city + " - " + s.pin + ", " + s.state + ", INDIA", "GSTIN: " + s.gstin, "IEC: " + s.pan + "   AD Code: 0510%06d" % r.randint(1, 99999)])
    cell(Mid, y, 135, 36, "Invoice No.", [no])
    cell(Mid + 135, y, 130, 36, "Invoice Date", [ds])
    cell(Mid, y - 36, 265, 36, "Buyer's Order No. & Date", ["PO-%d dt. %s" % (r.randint(10000, 99999), (x.date - dt.timedelta(20)).strftime("%d.%m.%Y"))])
    y -= 72
    cell(L, y, 270, 62, "Consignee", [bn] + ba)
    cell(Mid, y, 265, 62, "Buyer (if other than consignee) / Other Reference(s)", ["SAME AS CONSIGNEE", "LUT ARN: AD%s%s%07dX dt. 01.04.%d" % (s.st, x.date.strftime("%m%y"), r.randint(1, 9999999), 2024 if x.fy == "24-25" else 2025)] if not sez else ["SAME AS CONSIGNEE", "LOA No. SEZ/%d/2019" % r.randint(100, 999)])
    y -= 62
    for k, (a, v) in enumerate((("Pre-Carriage by", "ROAD"), ("Place of Receipt", s.city.upper()), ("Country of Origin", "INDIA"), ("Final Destination", b.city.upper() + " SEZ" if sez else ba[2][:20]))):
        cell(L + k * 133.75, y, 133.75, 26, a, [v], 7.5)
    y -= 26
    for k, (a, v) in enumerate((("Vessel / Flight No.", "BY SEA" if not sez else "BY ROAD"), ("Port of Loading", "NHAVA SHEVA (INNSA1)" if not sez else "-"), ("Place of Supply", "96 - Other Country" if not sez else b.st + " - " + b.state), ("Terms", "FOB, 60 days D/A" if not sez else "FOR, 30 days"))):
        cell(L + k * 133.75, y, 133.75, 26, a, [v], 7.5)
    y -= 26
    cols = [(58, "l", "Marks & Nos."), (0, "l", "Description of Goods"), (50, "c", "HS Code"), (62, "r", "Quantity"), (60, "r", "Rate " + cur), (74, "r", ("Taxable Value " if sez else "Amount ") + cur)] + ([(32, "r", "IGST %"), (66, "r", "IGST Amt INR")] if sez else [])
    cols[1] = (R - L - sum((c[0] for c in cols)), "l", cols[1][2])
    body = [["%s/%d" % (bn[:3].upper(), n), i["desc"], i["hsn"], num(i["qty"]) + " " + i["unit"], fm(i["price"]), fm(i["tv"])] + ([inr(i["rate"]), inr(i["igst"])] if sez else []) for n, i in enumerate(its, 1)]

    def np():
        d.page()
        d.t(L, 812, "Invoice No. %s dt. %s" % (no, ds), HB, 8)
        d.t(R, 812, "Sheet %d" % d.pg, H, 8, "r")
        return 804
    y = table(d, L, y, cols, body, 40, np, F, B, 7.5, 7.5, 9.5, ha="c", va="top", vp=2.5, fill=None if rows > 12 else y - 180)
    if y < 200:
        y = np()
    tv = S(its, "tv")
    tot = S(its, "total")
    xs = [L]
    for c in cols:
        xs.append(xs[-1] + c[0])
    d.box(L, y - 15, R - L, 15)
    d.t(xs[4] + 2, y - 11, "TOTAL " + cur, HB, 8)
    d.t(xs[6] - 3, y - 11, fm(tv), HB, 7.5, "r")
    if sez:
        d.t(R - 3, y - 11, inr(tot - tv), HB, 7.5, "r")
    y -= 15
    rr, pz = split(tot)
    if sez:
        d.box(L, y - 15, R - L, 15)
        d.t(xs[4] + 2, y - 11, "TOTAL INVOICE VALUE INR", HB, 8)
        d.t(R - 3, y - 11, inr(tot), HB, 9, "r")
        y -= 15
        wd = "Rupees " + words(rr) + (" and Paise " + words(pz) if pz else "") + " Only"
    else:
        wd = "US Dollars " + words_us(rr) + (" and Cents " + words(pz) if pz else "") + " Only"
    d.box(L, y - 30, R - L, 30)
    d.t(L + 3, y - 9, "Amount Chargeable (in words)", H, 7)
    d.para(L + 3, y - 19, wd, R - L - 8, HB, 8, 9.5)
    y -= 42
    if not sez:
        d.t(L + 3, y, "Exchange Rate: 1 USD = INR 83.15 (Customs Notification).  Net Wt: %s KGS  Gross Wt: %s KGS  Packages: %d" % (inr(r.randint(200, 9000)), inr(r.randint(9100, 9900)), r.randint(4, 90)), H, 7.5)
    else:
        d.t(L + 3, y, "Endorsed copy of invoice to be returned by the specified officer of the SEZ within 45 days. Packages: %d" % r.randint(4, 90), H, 7.5)
    d.para(L + 3, y - 14, "We intend to claim rewards under Remission of Duties and Taxes on Exported Products (RoDTEP). Declaration: We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct.", 330, H, 7.5)
    d.t(R - 4, y - 14, "For " + s.name, HB, 8, "r")
    d.t(R - 4, y - 56, "Authorised Signatory", H, 8, "r")
    d.save()
    t = dict(taxable_value=tv if sez else None, igst=tot - tv if sez else None, total=tot)
    return truth(x, no, dict(name=s.name, gstin=s.gstin), dict(name=bn, gstin=b.gstin if sez else None), [line(i, "hsn_sac", "quantity", "unit_price", "taxable_value", *(["tax_rate", "igst"] if sez else [])) for i in its], t, place_of_supply=b.st if sez else "96", amount_in_words=wd)


def credit_note(path, seed, rows):
    x = ctx("cn", seed, rows, "ind", "trade")
    r = x.r
    s, b = (x.s, x.b)
    its = items(x, MACH + HARD[:5], 0, 40)
    deb = seed % 3 == 2
    nm = "DEBIT NOTE" if deb else "CREDIT NOTE"
    F, B = (C, CB)
    d = Doc(path, A4)
    no = "%d" % (1900000000 + x.no * 31) if not deb else "DN%07d" % x.no
    f = lambda q: q.strftime("%d.%m.%Y")
    Z = 7.4
    cw = SW("0", C, Z)
    L = 34
    LD = 9.4
    bot = 52
    N = int((595 - 2 * L) / cw)
    y = [0]
    oi = "%d" % r.randint(9 * 10 ** 9, 10 ** 10 - 1)
    od = x.date - dt.timedelta(r.randint(10, 60))
    rs = r.choice(["Rate difference", "Price variation as per agreement"]) if deb else r.choice(["Goods returned - quality rejection", "Post sale discount", "Short supply"])

    def put(t, ff=C, z=Z):
        d.t(L, y[0], t, ff, z)
        y[0] -= LD
    tx = [("IGST", "igst")] if x.inter else [("CGST", "cgst"), ("SGST", "sgst")]
    hw = "Item".ljust(5) + "Material Description".ljust(30) + "HSN/SAC".ljust(10) + "Qty".rjust(6) + " UoM " + "Rate".rjust(10) + "Taxable Val".rjust(14) + "".join(((a + "%").rjust(7) + (a + " Amt").rjust(12 if len(tx) == 1 else 11) for a, k in tx))
    if len(tx) == 1:
        hw += "Total".rjust(15)

    def head():
        y[0] = 806
        d.t(L, 806, s.name.upper(), CB, 12)
        d.t(561, 806, nm, CB, 13, "r")
        d.t(561, 795, "Page : %d" % d.pg, C, Z, "r")
        y[0] = 794
        for q in (s.a1 + ", " + s.a2, s.city + " " + s.pin + " " + s.state.upper() + " INDIA", "GSTIN : %s   PAN : %s" % (s.gstin, s.pan)):
            put(q)
        put("=" * N)
        lf = ["To", b.name, b.a1, b.a2 + ", " + b.city, b.state + " " + b.pin, "GSTIN : " + b.gstin, "Customer No : %d" % (300000 + x.no)]
        rt = [nm.title() + " No".ljust(4) + ": " + no, "Date".ljust(15) + ": " + f(x.date), "Orig. Inv. No".ljust(15) + ": " + oi, "Orig. Inv. Date".ljust(15) + ": " + f(od), "Place of Supply".ljust(15) + ": " + b.st + " " + b.state, "Reason".ljust(15) + ": " + rs, "Currency".ljust(15) + ": INR"]
        for a, c in zip(lf, rt):
            put(a.ljust(56) + c)
        put("-" * N)
        put(hw, CB)
        put("-" * N)
    head()
    for n, i in enumerate(its, 1):
        L_ = []
        cu = ""
        for q in i["desc"].split():
            if len(cu) + len(q) + 1 > 28 and cu:
                L_.append(cu)
                cu = q
            else:
                cu = (cu + " " + q).strip()
        L_.append(cu)
        if y[0] - LD * len(L_) < bot:
            put(" " * (N - 12) + "contd..")
            d.page()
            head()
        row = "%04d " % (n * 10) + L_[0].ljust(30) + i["hsn"].ljust(10) + num(i["qty"]).rjust(6) + " " + i["unit"].ljust(4) + inr(i["price"]).rjust(10) + inr(i["tv"]).rjust(14) + "".join((m(i["rate"] / len(tx)).rjust(7) + inr(i[k]).rjust(12 if len(tx) == 1 else 11) for a, k in tx))
        if len(tx) == 1:
            row += inr(i["total"]).rjust(15)
        put(row)
        for q in L_[1:]:
            put(" " * 5 + q)
    if y[0] < 220:
        d.page()
        head()
    raw = S(its, "total")
    tot = q0(raw)
    ro = tot - raw
    put("-" * N)
    for a, v in [("Total Taxable Value", S(its, "tv"))] + [("Total " + a, S(its, k)) for a, k in tx] + ([("Rounding Difference", ro)] if ro else []):
        put(" " * 52 + a.ljust(26) + ":" + inr(v).rjust(18))
    put(" " * 52 + ("Total " + nm.title() + " Value").ljust(26) + ":" + inr(tot).rjust(18), CB)
    put("=" * N)
    wd = "RUPEES " + words(tot).upper() + " ONLY"
    y[0] -= 2
    for q in wrap("Amount in words : " + wd, C, Z, 527):
        put(q)
    put("")
    put("Being %s note issued u/s 34 of CGST Act 2017 against above referred invoice. Your account has been" % nm.split()[0].lower())
    put(("debited" if deb else "credited") + " accordingly. Tax under reverse charge : N.")
    put("")
    put("")
    put("Prepared by : FI_USER07".ljust(60) + "For " + s.name.upper())
    put("")
    put("")
    put(" " * 60 + "Authorised Signatory")
    d.t(L, 30, "Regd. Office: %s, %s. Tel %s. SAP Doc %d/2024" % (s.a1, s.city, s.tel, 5100000000 + x.no), C, 6.5)
    d.save()
    t = dict(taxable_value=S(its, "tv"), round_off=ro if ro else None, total=tot)
    t.update({k: S(its, k) for k in taxf(x)})
    return truth(x, no, dict(name=s.name.upper(), gstin=s.gstin), dict(name=b.name, gstin=b.gstin), [line(i, "hsn_sac", "quantity", "unit_price", "taxable_value", "tax_rate", *taxf(x), *(["total"] if x.inter else [])) for i in its], t, doc="debit_note" if deb else "credit_note", place_of_supply=b.st, amount_in_words=wd)


def textile(path, seed, rows):
    x = ctx("tex", seed, rows, "tex", "tex")
    r = x.r
    s, b = (x.s, x.b)
    its = items(x, CLOTH, 0, 60, qty=lambda r, i: D(r.randint(200, 24000)) / 100 if i["unit"] == "MTR" else D(r.randint(1, 60)))
    F, B = ("DM", "DMB")
    size = (612, 792) if seed % 2 else A4
    d = Doc(path, size)
    d.cs = 0.25
    d.mode = "cs"
    for i in its:
        i["pcs"] = r.randint(1, 9) if i["unit"] == "MTR" else ""
    Z = 7
    cw = SW("0", F, Z) + d.cs
    N = 112
    L = (size[0] - N * cw) / 2
    LD = 9.2
    y = [0]
    no = r.choice(["%d" % x.no, "S-%d" % x.no])
    ds = x.date.strftime("%d/%m/%Y")
    due = x.date + dt.timedelta(r.choice([30, 60, 90]))

    def put(t, f=F):
        d.t(L, y[0], t, f, Z)
        y[0] -= LD
    lr, bk, tr = (r.randint(10000, 999999), r.choice(LN).upper(), r.choice(["NEW SURAT TPT", "PATEL ROADWAYS", "OM LOGI"]))

    def row(*c):
        a = [str(c[0]).rjust(3), str(c[1]).ljust(32), str(c[2]).ljust(8), str(c[3]).rjust(5), str(c[4]).rjust(10), str(c[5]).ljust(4), str(c[6]).rjust(10), str(c[7]).rjust(6), str(c[8]).rjust(14)]
        return "|" + " |".join((" " + q if k else q for k, q in enumerate(a))) + " |"
    N2 = len(row(*[""] * 9))
    L = (size[0] - N2 * cw) / 2

    def head():
        y[0] = size[1] - 30
        put("|| SHREE GANESHAY NAMAH ||".center(N2))
        d.t(size[0] / 2, y[0] - 6, s.name.upper(), B, 15, "c", None, "dbl")
        y[0] -= 18
        put("MFRS. & DEALERS IN : SYNTHETIC SAREES, SUITINGS, SHIRTINGS & READYMADE GARMENTS".center(N2))
        put((s.a1 + ", " + s.a2 + ", " + s.city + "-" + s.pin + "  (M) " + s.ph).center(N2))
        put("=" * N2)
        put(("GSTIN: " + s.gstin).ljust(40) + "TAX INVOICE".center(28) + ("Page: %d" % d.pg).rjust(N2 - 68))
        put("=" * N2)
        for a, c in (("M/s. " + b.name.upper(), "Invoice No : " + no), (b.a1, "Date       : " + ds), (b.a2 + ", " + b.city + " " + b.pin, "Due Date   : " + due.strftime("%d/%m/%Y")), ("GSTIN: " + b.gstin, "Broker     : " + bk), ("Place of Supply: %s-%s" % (b.st, b.state.upper()), "Transport  : " + tr), ("Station: " + b.city.upper(), "L.R. No.   : %d" % lr)):
            put(a.ljust(66) + c)
        put("-" * N2)
        put(row("Sr", "Quality / Description", "HSN", "Taka", "Pcs/Mtrs", "Unit", "Rate", "GST%", "Amount"), B)
        put("-" * N2)
    head()
    for n, i in enumerate(its, 1):
        if y[0] < 70:
            put("-" * N2)
            put("Contd. on Page %d".rjust(N2 - 10) % (d.pg + 1))
            d.page()
            head()
        put(row(n, i["desc"], i["hsn"], i["pcs"], "%.2f" % i["qty"], i["unit"], m(i["price"]), "%.2f" % i["rate"], m(i["tv"])))
    if y[0] < 250:
        put("-" * N2)
        put("Contd. on Page %d".rjust(N2 - 10) % (d.pg + 1))
        d.page()
        head()
    tv = S(its, "tv")
    g = sorted(rategroups(its).items())
    sm = []
    for rt, L_ in g:
        z = dict(rate=rt, tv=S(L_, "tv"))
        taxit(x, z)
        sm.append(z)
    raw = tv + S(sm, "tax")
    tot = q0(raw)
    ro = tot - raw
    put("-" * N2)
    put(row("", "TOTAL", "", sum((i["pcs"] or 0 for i in its)) or "", "%.2f" % S(its, "qty"), "", "", "", m(tv)), B)
    put("-" * N2)
    tl = lambda a, v: put(" " * (N2 - 54) + a.ljust(36) + v.rjust(16))
    for z in sm:
        for k, nm in (("igst", "IGST"),) if x.inter else (("cgst", "CGST"), ("sgst", "SGST")):
            tl("Add: %s %5.2f%% on %s" % (nm, z["rate"] if x.inter else z["rate"] / 2, m(z["tv"])), m(z[k]))
    if len(sm) > 1:
        for k in taxf(x):
            tl("Total " + k.upper(), m(S(sm, k)))
    if ro:
        tl("Round Off", m(ro))
    put("-" * N2)
    tl("NET AMOUNT", m(tot))
    put("=" * N2)
    wd = "Rs. " + words(tot) + " Only"
    put(wd)
    put("-" * N2)
    for q in ("Terms: 1) Payment by A/c payee cheque/RTGS only. %s A/c %s IFSC %s" % (s.bank, s.acc, s.ifsc), "2) Interest @ 2% per month after due date.  3) No claim after 7 days.  4) Subject to " + s.city.upper() + " jurisdiction.", "", ""):
        put(q)
    put(("For " + s.name.upper()).rjust(N2 - 2))
    put("")
    put("E. & O.E." + "Auth. Sign.".rjust(N2 - 11))
    d.save()
    t = dict(taxable_value=tv, round_off=ro if ro else None, total=tot)
    t.update({k: S(sm, k) for k in taxf(x)})
    return truth(x, no, dict(name=s.name.upper(), gstin=s.gstin), dict(name=b.name.upper(), gstin=b.gstin), [line(i, "hsn_sac", "quantity", "unit_price", "taxable_value", "tax_rate") for i in its], t, place_of_supply=b.st, amount_in_words=wd, due_date=due.isoformat())


def einvoice(path, seed, rows):
    x = ctx("einv", seed, rows, "ind", "ind")
    r = x.r
    s, b = (x.s, x.b)
    its = items(x, MACH + HARD[:4] + ELEC[:4], [0, 0, 2, 5], 60)
    F, B = (H, HB)
    W = 595 - 56
    dn = seed % 5 == 4
    no = "EI/%s/%d" % (x.fy, x.no)
    irn = hexs(r, 64)
    ack = "1%d%02d%010d" % (r.choice([1, 2, 7]), x.date.year % 100, r.randint(0, 10 ** 10 - 1))
    ack = ack[:15].ljust(15, "7")
    adt = x.date
    ds = x.date.strftime("%d-%m-%Y")
    sec = lambda q: Table([[pp(q, B, 9, 0, colors.HexColor("#1F4E79"))]], [W], style=[("TOPPADDING", (0, 0), (-1, -1), 3), ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("LEFTPADDING", (0, 0), (-1, -1), 2)])
    st = [Table([[[pp("e-Invoice", B, 15), Spacer(1, 4), pp(s.gstin, B, 9), pp(s.name, F, 9)], ""]], [W - 96, 96], [86], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 2)]), sec("1.e-Invoice Details")]
    st.append(Table([[Paragraph("<b>IRN :</b> " + irn, PS(F, 7.5)), Paragraph("<b>Ack No. :</b> " + ack, PS(F, 7.5)), Paragraph("<b>Ack Date :</b> " + adt.strftime("%d-%m-%Y") + " 14:%02d:00" % r.randint(0, 59), PS(F, 7.5))]], [W - 250, 125, 125], style=[("BOX", (0, 0), (-1, -1), 0.5, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    st[-1] = Table([[Paragraph("<b>IRN :</b> " + irn, PS(F, 8)), ""], [Paragraph("<b>Ack No. :</b> " + ack, PS(F, 8)), Paragraph("<b>Ack Date :</b> " + adt.strftime("%d-%m-%Y") + " 14:%02d:00" % r.randint(0, 59), PS(F, 8))]], [W / 2] * 2, style=[("BOX", (0, 0), (-1, -1), 0.5, colors.black), ("SPAN", (0, 0), (-1, 0))])
    st.append(sec("2.Transaction Details"))
    kb = lambda a, v: Paragraph("<b>%s :</b> %s" % (a, esc(v)), PS(F, 8))
    st.append(Table([[kb("Supply type Code", "B2B"), kb("Document No.", no), kb("IGST applicable despite Supplier and Recipient located in same State", "No")], [kb("Place of Supply", "%s (%s)" % (b.state.upper(), b.st)), kb("Document Type", "Credit Note" if dn else "Tax Invoice"), kb("Document Date", ds)]], [W / 3] * 3, style=[("BOX", (0, 0), (-1, -1), 0.5, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    st.append(sec("3.Party Details"))
    pa = lambda h, p: [pp(h, B, 8), kb("GSTIN", p.gstin), pp(p.name, F, 8), pp(p.a1, F, 8), pp(p.a2 + " " + p.city, F, 8), pp(p.pin + " " + p.state.upper(), F, 8), pp("Ph.: " + p.ph + "  " + p.mail, F, 7)]
    st.append(Table([[pa("Supplier :", s), pa("Recipient :", b)]], [W / 2] * 2, style=[("BOX", (0, 0), (-1, -1), 0.5, colors.black), ("LINEBEFORE", (1, 0), (1, 0), 0.5, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    st.append(sec("4.Details of Goods / Services"))
    c = lambda q, bb=F, a=1: pp(q, bb, 6.8, a)
    hd = ["S.No", "Item Description", "HSN Code", "Quantity", "Unit", "Unit Price(Rs)", "Discount(Rs)", "Taxable Amount(Rs)", "Tax Rate(GST+Cess |\nState Cess+Cess Non.Advol)", "Other charges(Rs)", "Total"]
    cw = [22, 0, 44, 40, 29, 46, 50, 56, 66, 46, 58]
    cw[1] = W - sum(cw)
    dat = [[c(q, B) for q in hd]] + [[c(str(n)), c(i["desc"], F, 0), c(i["hsn"]), c(num(i["qty"])), c(i["unit"].upper()), c(m(i["price"]), F, 2), c(m(i["disc"]), F, 2), c(m(i["tv"]), F, 2), c("%.2f+0.00 | 0.00+0.00" % i["rate"]), c("0.00", F, 2), c(m(i["total"]), F, 2)] for n, i in enumerate(its, 1)]
    gs = [("GRID", (0, 0), (-1, -1), 0.4, colors.black), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)]
    st.append(Table(dat, cw, repeatRows=1, style=gs))
    raw = S(its, "total")
    tot = q0(raw)
    ro = tot - raw
    sh = ["Tax'ble Amt", "CGST Amt", "SGST Amt", "IGST Amt", "CESS Amt", "State CESS", "Discount", "Other Charges", "Round off Amt", "Tot Inv. Amt"]
    sv = [S(its, "tv"), S(its, "cgst"), S(its, "sgst"), S(its, "igst"), 0, 0, 0, 0, ro, tot]
    st.append(KeepTogether([Spacer(1, 5), Table([[c(q, B) for q in sh], [c(m(q)) for q in sv]], [W / 10] * 10, style=gs), Spacer(1, 14), Table([[[kb("Generated By", s.gstin), kb("Print Date", ds + " 15:02:11")], [pp("eSign", B, 9, 2), pp("Digitally Signed by NIC-IRP on: " + ds + " 14:58:00", F, 8, 2)]]], [W / 2] * 2, style=[("LINEABOVE", (0, 0), (-1, 0), 0.5, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP")])]))
    bc = code128.Code128(ack, barHeight=20, barWidth=0.7)

    def first(cv, dd):
        qrd(cv, 595 - 28 - 96, 842 - 28 - 92, 94, irn + no + s.gstin)
    flow(path, A4, st, (28, 28, 30, 30, 34), first, lambda cv, dd: None)
    t = dict(taxable_value=sv[0], cgst=sv[1], sgst=sv[2], igst=sv[3], cess=D(0), round_off=ro, total=tot)
    return truth(x, no, dict(name=s.name, gstin=s.gstin), dict(name=b.name, gstin=b.gstin), [line(i, "hsn_sac", "quantity", "unit_price", "discount", "taxable_value", "tax_rate", "total") for i in its], t, doc="credit_note" if dn else "invoice", place_of_supply=b.st, irn=irn, ack_number=ack, ack_date=adt.isoformat())
