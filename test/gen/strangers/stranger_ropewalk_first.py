# SPDX-License-Identifier: AGPL-3.0-or-later
"""Desktop accounting program's e-invoice and a security agency's letter-style bill."""
from stranger_ropewalk_kit import *

HW = [("Ball Valve 25mm SS304", "8481", "18", "Nos", 380, 900), ("Hex Bolt M12 x 50 HT", "7318", "18", "Kgs", 95, 140), ("V-Belt B-52 Super", "4010", "18",
    "Nos", 140, 310),
      ("Grease Multipurpose 1 Kg Bucket", "2710", "18", "Nos", 240, 420), ("Deep Groove Bearing 6204 ZZ", "8482", "18", "Nos", 110, 190),
          ("Submersible Pump 5HP Openwell", "8413", "12", "Nos", 9800, 16500),
      ("Hand Operated Sprayer 16L", "8424", "12", "Pcs", 900, 1500), ("PVC Suction Hose 2\" (30 Mtr Coil)", "3917", "18", "Mtr", 60, 130), ("Coir Rope 12mm",
          "5607", "12", "Kgs", 85, 120)]


def tally(path, seed, rows):
    r = random.Random(f"tally/{seed}/{rows}")
    s, b, intra = pair(r, ["Engineering Stores", "Hardware & Tools", "Industrial Suppliers"], ["Agro Industries", "Mills Pvt Ltd", "Fabricators",
        "Machine Works LLP"])
    d = day(r)
    no = r.choice([f"{fy(d)}/{r.randint(12, 4800):04d}", f"SI/{r.randint(100, 9999)}/{fy(d)}", f"GST-{r.randint(1, 999)}"])
    irn = "".join(r.choice("0123456789abcdef") for _ in range(64))
    ack = str(r.randint(112000000000000, 182500000000000))
    disc, batch = r.random() < .5, r.random() < .6
    its, hs = [], {}
    for i in range(rows):
        n, h, g, u, lo, hi = r.choice(HW)
        qt, pr = r.randint(1, 60), price(r, lo, hi)
        dp = r.choice([0, 5, 10, 12]) if disc else 0
        am = q2(qt * pr * (100 - dp) / 100)
        sub = []
        if batch and r.random() < .5:
            sub = [f"Batch : {r.choice(LET)}{r.randint(1000, 9999)}"] if u != "Nos" else [f"S.No. {r.randint(10000, 99999)}", "Make : " + r.choice(["Kirti",
                "Polestar", "Texon"])][:r.randint(1, 2)]
        its.append((n, sub, h, g, u, qt, pr, dp, am))
        hs[(h, g)] = hs.get((h, g), D(0)) + am
    tx = {k: tax(v, k[1], intra) for k, v in hs.items()}
    sub_t = sum(hs.values())
    C, S, I = (sum(t[k] for t in tx.values()) for k in range(3))
    gt, ro = rnd(sub_t + C + S + I)
    p = Pen(path, A4, "Tax Invoice")
    X, R = 34, 561
    cols = [34, 54, 236, 284, 322, 386, 436, 464] + ([494, 561] if disc else [561])
    sl = [s.a1, s.a2, f"{s.city} - {s.pin}"]
    bl = [b.a1 + ", " + b.a2, f"{b.city} {b.pin}"]
    dd = f"{d.day}-{MON[d.month - 1]}-{d.year % 100}"

    def head():
        p.t(297, 34, "Tax Invoice" + (f" (Page {p.no})" if p.no > 1 else ""), HB, 11, "c"); p.t(R, 34, "e-Invoice", HB, 9, "r")
        if p.no == 1:
            p.t(297, 45, "(ORIGINAL FOR RECIPIENT)", HI, 7, "c")
        for k, (a, v) in enumerate([("IRN", irn[:38] + "-"), ("", irn[38:]), ("Ack No.", ack), ("Ack Date", dd)]):
            p.t(X, 66 + 11 * k, a, H, 8); p.t(X + 44, 66 + 11 * k, (": " if a else "  ") + v, HB, 8)
        p.qr(R - 78, 46, 76, irn + ack)
        y = 128; p.b(X, y, R - X, 232); p.l(300, y, 300, y + 232); p.t(X + 3, y + 11, s.name, HB, 9)
        e = p.para(X + 3, y + 22, sl + [f"GSTIN/UIN: {s.gstin}", f"State Name :  {s.state}, Code : {s.code}", f"E-Mail : {s.mail}"], H, 8, 10)
        for q, lab in ((y + 82, "Consignee (Ship to)"), (y + 157, "Buyer (Bill to)")):
            p.l(X, q, 300, q); p.t(X + 3, q + 10, lab, H, 7.5); p.t(X + 3, q + 21, b.name, HB, 9)
            p.para(X + 3, q + 32, bl + [f"GSTIN/UIN          : {b.gstin}", f"State Name         : {b.state}, Code : {b.code}"] +
                   ([f"Place of Supply    : {b.state}"] if q > y + 100 else []), H, 8, 9.8)
        g = [("Invoice No.", no, "Dated", dd), ("Delivery Note", dn, "Mode/Terms of Payment", "30 Days"), ("Reference No. & Date.", "", "Other References", ""),
             ("Buyer's Order No.", po, "Dated", ""), ("Dispatch Doc No.", "", "Delivery Note Date", ""), ("Dispatched through", via, "Destination", b.city)]
        for k, (a, v, a2, v2) in enumerate(g):
            yy = y + 30 * k
            p.t(303, yy + 9, a, H, 7.5); p.t(303, yy + 21, v, HB, 8.5, w=126); p.t(435, yy + 9, a2, H, 7.5); p.t(435, yy + 21, v2, HB, 8.5)
            p.l(300, yy + 30, R, yy + 30)
        p.l(432, y, 432, y + 180); p.t(303, y + 189, "Terms of Delivery", H, 7.5)
        y += 232
        hd = ["Sl|No.", "Description of Goods", "HSN/SAC", "GST|Rate", "Quantity", "Rate", "per"] + (["Disc. %"] if disc else []) + ["Amount"]
        for k, hh in enumerate(hd):
            for j, w in enumerate(hh.split("|")):
                p.t((cols[k] + cols[k + 1]) / 2, y + 9 + 9 * j, w, H, 7.5, "c")
        p.l(X, y + 22, R, y + 22)
        return y, y + 34
    dn, po, via = str(r.randint(100, 900)), f"PO/{r.randint(10, 99)}/{r.randint(100, 999)}", r.choice(["By Road", "V-Trans", "Self", "Gati"])
    top, y = head()

    def body_end(yb):
        for x in cols:
            p.l(x, top, x, yb)
        p.l(X, yb, R, yb)

    def turn():
        body_end(772)
        p.t(R, 783, f"continued to page number {p.no + 1}", H, 7.5, "r"); p.t(297, 808, "This is a Computer Generated Invoice", H, 7.5, "c"); p.page()
        return head()
    for k, (n, sub, h, g, u, qt, pr, dp, am) in enumerate(its):
        if y + 12 + 10 * len(sub) > 768:
            top, y = turn()
        p.t(cols[1] - 6, y, k + 1, H, 8.5, "r"); p.t(cols[1] + 3, y, n, HB, 8.5, w=176); p.para(cols[1] + 10, y + 10, sub, HI, 7.5, 10)
        p.t(cols[2] + 3, y, h, H, 8.5); p.t(cols[4] - 3, y, g + " %", H, 8.5, "r"); p.t(cols[5] - 3, y, f"{qt} {u}", HB, 8.5, "r")
        p.t(cols[6] - 3, y, inr(pr), H, 8.5, "r", 46); p.t(cols[6] + 3, y, u, H, 8.5)
        if dp:
            p.t(cols[8] - 3, y, f"{dp} %", H, 8.5, "r")
        p.t(R - 3, y, inr(am), HB, 8.5, "r")
        y += 13 + 10 * len(sub)
    tl = ([("OUTPUT CGST", C), ("OUTPUT SGST", S)] if intra else [("OUTPUT IGST", I)]) + ([(("Less : " if ro < 0 else "") + "Round Off", ro)] if ro else [])
    foot = 36 + 11 * (len(hs) + 3) + 118
    if y + 10 + 13 * len(tl) + foot > 800:
        top, y = turn()
    p.l(cols[-2] + 2, y - 6, R - 2, y - 6); p.t(R - 3, y + 5, inr(sub_t), H, 8.5, "r")
    y += 20
    for a, v in tl:
        p.t(cols[2] - 3, y, a, HBI, 8.5, "r"); p.t(R - 3, y, f"(-){inr(-v)}" if v < 0 else inr(v), HB, 8.5, "r")
        y += 13
    yb = max(y, 790 - foot)
    body_end(yb)
    for x in cols:
        p.l(x, yb, x, yb + 16)
    p.l(X, yb + 16, R, yb + 16); p.t(cols[2] - 3, yb + 11, "Total", H, 8.5, "r"); p.t(R - 3, yb + 11, "Rs. " + inr(gt), HB, 9.5, "r", R - cols[-2] - 4)
    w = "INR " + words(gt) + " Only"
    y = yb + 16; p.t(X + 3, y + 9, "Amount Chargeable (in words)", H, 7.5); p.t(R - 3, y + 9, "E. & O.E", HI, 7.5, "r")
    p.t(X + 3, y + 20, w, HB, 8.5, w=R - X - 10)
    y += 25
    vs = [34, 240, 318, 360, 425, 467, 500, 561] if intra else [34, 280, 370, 410, 480, 561]
    vs = [34, 206, 290, 328, 402, 440, 488 - 4, 561] if intra else vs
    p.l(X, y, R, y)
    mid = lambda i, j: (vs[i] + vs[j]) / 2
    p.t(mid(0, 1), y + 9, "HSN/SAC", H, 7.5, "c"); p.para(mid(1, 2), y + 9, ["Taxable", "Value"], H, 7.5, 10, "c")
    for q, nm in enumerate(["CGST", "SGST/UTGST"] if intra else ["IGST"]):
        p.t(mid(2 + 2 * q, 4 + 2 * q), y + 9, nm, H, 7.5, "c"); p.l(vs[2 + 2 * q], y + 11.5, vs[4 + 2 * q], y + 11.5)
        p.t(mid(2 + 2 * q, 3 + 2 * q), y + 19.5, "Rate", H, 7.5, "c"); p.t(mid(3 + 2 * q, 4 + 2 * q), y + 19.5, "Amount", H, 7.5, "c")
    p.para(mid(-2, -1), y + 9, ["Total", "Tax Amount"], H, 7.5, 10, "c"); p.l(X, y + 22, R, y + 22)
    y0, y = y, y + 31
    for (h, g), v in list(hs.items()) + [(("Total", None), sub_t)]:
        c, t, i = tx[(h, g)] if g else (C, S, I)
        f = H if g else HB
        if not g:
            p.l(X, y - 8, R, y - 8)
        p.t(vs[0] + 3, y, h, f, 8) if g else p.t(vs[1] - 3, y, h, f, 8, "r"); p.t(vs[2] - 3, y, inr(v), f, 8, "r")
        for q, a in enumerate([c, t] if intra else [i]):
            if g:
                p.t(vs[3 + 2 * q] - 3, y, (f"{D(g) / 2:g}%" if intra else g + "%"), H, 8, "r")
            p.t(vs[4 + 2 * q] - 3, y, inr(a), f, 8, "r", vs[4] - vs[3] - 4 if q == 0 else 42)
        p.t(R - 3, y, inr(c + t + i), f, 8, "r")
        y += 11
    y -= 7
    for x in vs:
        p.l(x, y0 + (11.5 if x in vs[3:-2:2] else 0), x, y)
    p.l(X, y, R, y)
    tt = C + S + I
    pz = int(tt % 1 * 100)
    p.t(X + 3, y + 11, "Tax Amount (in words) :", H, 7.5)
    p.t(X + 88, y + 11, "INR " + words(tt) + (f" and {words(pz)} paise" if pz else "") + " Only", HB, 8, w=430); p.t(X + 3, y + 30, "Company's PAN", H, 7.5)
    p.t(X + 80, y + 30, ":  " + s.pan, HB, 8); p.t(X + 3, y + 43, "Declaration", H, 7.5); p.l(X + 3, y + 44.5, X + 42, y + 44.5, .3)
    p.para(X + 3, y + 53, ["We declare that this invoice shows the actual price of the goods", "described and that all particulars are true and correct."], H,
        7.5, 9)
    p.b(300, y + 34, R - 300, 40); p.t(R - 4, y + 43, "for " + s.name, HB, 8, "r"); p.t(R - 4, y + 71, "Authorised Signatory", H, 7.5, "r")
    p.l(X, yb + 16, X, y + 74); p.l(R, yb + 16, R, y + 74); p.l(X, y + 74, R, y + 74); p.t(297, y + 86, "This is a Computer Generated Invoice", H, 7.5, "c")
    p.done()
    li = [dict(description=" ".join([n] + sub), hsn_sac=h, gst_rate=g, quantity=str(qt), unit=u, unit_price=s2(pr), discount=f"{dp}%" if dp else None,
        amount=s2(am)) for n, sub, h, g, u, qt, pr, dp, am in its]
    ts = [dict(tax_rate=k[1], taxable_value=s2(v), **(dict(cgst=s2(tx[k][0]), sgst=s2(tx[k][1])) if intra else dict(igst=s2(tx[k][2])))) for k, v in hs.items()]
    return {"data": dict(invoice_number=no, invoice_date=d.isoformat(), document_type="tax_invoice", place_of_supply=b.code, irn=irn, ack_number=ack,
        ack_date=d.isoformat(),
                         supplier=dict(name=s.name, gstin=s.gstin, pan=s.pan, address=addr(sl)), recipient=dict(name=b.name, gstin=b.gstin, address=addr(bl)),
                             line_items=li, tax_summary=ts,
                         taxable_total=s2(sub_t), cgst_total=s2(C) if intra else None, sgst_total=s2(S) if intra else None,
                             igst_total=None if intra else s2(I), round_off=s2(ro) if ro else None,
                         grand_total=s2(gt), amount_in_words=w)}


def security(path, seed, rows):
    r = random.Random(f"security/{seed}/{rows}")
    s, b, intra = pair(r, ["Security & Allied Services", "Detective & Guarding Force", "Manpower Services"], ["Software Park Pvt Ltd", "Hospitals Ltd",
        "Residency Owners Association", "Logistics Ltd"], .7)
    d = day(r)
    m = d.replace(day=1) - timedelta(days=1)
    no, rcm = f"SEC/{b.city[:3].upper()}/{r.randint(10, 999)}/{fy(d)}", r.random() < .3
    md = m.day
    its = []
    for i in range(rows):
        n = r.choice(["Security Guard", "Lady Guard", "Head Guard", "Supervisor", "Gunman (Licensed)", "Fireman"])
        post = r.choice(["Main Gate", "Gate No. 2", "Tower B Lobby", "Parking Basement", "Material Gate", "Control Room", "Night Shift", ""])
        k, rt = r.randint(1, 8), q2({"S": 712, "L": 712, "H": 788, "G": 1046, "F": 803}[n[0]] + (140 if n == "Supervisor" else 0))
        dy = k * md - r.choice([0, 0, 1, 2, 3])
        its.append((n + (f" - {post}" if post else ""), k, dy, rt, q2(rt * dy)))
    wage = sum(i[4] for i in its)
    pc = r.choice([6, 8, 10])
    sc = q2(wage * pc / 100)
    tv = wage + sc
    tx = (D(0),) * 3 if rcm else tax(tv, "18", intra)
    gt, ro = rnd(tv + sum(tx))
    w = "Rupees " + words(gt) + " only"
    p = Pen(path)
    p.t(298, 50, s.name.upper(), TB, 19, "c", col=(.1, .1, .4))
    sa = [f"{s.a1}, {s.a2}, {s.city} - {s.pin}"]
    p.t(298, 64, f"Regd. & Admn. Office: {sa[0]}", TR, 9.5, "c")
    p.t(298, 76, f"Tel: {s.tel}   E-mail: {s.mail}   PSARA Licence No. {r.randint(100, 999)}/PSA/{m.year}", TR, 9.5, "c")
    p.l(50, 83, 545, 83, 1.6, col=(.1, .1, .4)); p.l(50, 86, 545, 86, .4, col=(.1, .1, .4)); p.t(298, 106, "TAX INVOICE", TB, 13, "c")
    p.t(50, 128, f"Ref : {no}", TR, 11); p.t(545, 128, f"Date : {d.day:02d} {d.strftime('%B')} {d.year}", TR, 11, "r")
    ba = [b.a1 + ",", b.a2 + ",", f"{b.city} - {b.pin}, {b.state}."]
    p.para(50, 150, ["To,", "The Manager (Administration),"], TR, 11, 13); p.t(50, 176, "M/s. " + b.name + ",", TB, 11); p.para(50, 189, ba, TR, 11, 13)
    p.t(50, 230, f"GSTIN: {b.gstin}", TR, 11)
    p.t(50, 252, f"Sub : Bill for security services rendered at your premises for the month of {m.strftime('%B %Y')}.", TB, 10.5)
    p.para(50, 272, ["Dear Sir,", "We submit herewith our bill towards deployment of security personnel as per attendance certified by you. SAC 998525."], TR,
        10.5, 15, w=495)
    X = [50, 80, 258, 312, 372, 442, 545]

    def hd(y):
        p.b(50, y, 495, 28)
        for k, a in enumerate(["Sr.|No.", "Category of Personnel", "No. of|Persons", "Total|Man-days", "Rate per|Man-day", "Amount|(Rs.)"]):
            p.para((X[k] + X[k + 1]) / 2, y + (12 if "|" in a else 17), a.split("|"), TB, 9.5, 10, "c")
        for x in X[1:-1]:
            p.l(x, y, x, y + 28)
        return y + 28
    y = hd(298)
    for k, (n, q, dy, rt, am) in enumerate(its):
        if y > 745:
            p.page(); y = hd(60)
        for x, a, al in ((65, k + 1, "c"), (84, n, "l"), (285, f"{q:02d}", "c"), (366, dy, "r"), (437, s2(rt), "r"), (540, inr(am), "r")):
            p.t(x, y + 12, a, TR, 10, al)
        for x in X:
            p.l(x, y, x, y + 17)
        y += 17
        p.l(50, y, 545, y)
    tot = [("Total Wages", wage), (f"Add: Agency Service Charges @ {pc}%", sc), ("Taxable Value", tv)]
    tot += [] if rcm else ([("CGST @ 9%", tx[0]), ("SGST @ 9%", tx[1])] if intra else [("IGST @ 18%", tx[2])])
    tot += [("Rounded off", ro), ("GRAND TOTAL", gt)]
    if y + 16 * len(tot) + 135 > 800:
        p.page(); y = 60
    for a, v in tot:
        p.b(50, y, 495, 16); p.l(442, y, 442, y + 16); p.t(437, y + 12, a, TB if a.isupper() or "Value" in a else TR, 10, "r")
        p.t(540, y + 12, inr(v), TB if a.isupper() else TR, 10, "r")
        y += 16
    p.t(50, y + 16, f"({w})", TB, 10, w=495)
    p.t(50, y + 33, "Whether tax is payable on reverse charge basis : " + ("Yes - GST payable by the recipient under Notfn. 29/2018-CT(R)" if rcm else "No"),
        TR, 10)
    p.t(50, y + 48, f"Our GSTIN : {s.gstin}      PAN : {s.pan}      Place of supply : {b.state} ({b.code})", TR, 10)
    p.t(50, y + 63, "Kindly release the payment by A/c payee cheque / NEFT within 7 days and oblige.", TR, 10); p.t(50, y + 82, "Thanking you,", TR, 10.5)
    p.t(50, y + 97, f"For {s.name}", TB, 10.5); p.t(50, y + 128, "Proprietor", TR, 10.5)
    p.done()
    s.name = s.name.upper()
    li = [dict(description=n, quantity=str(dy), unit_price=s2(rt), amount=s2(am)) for n, q, dy, rt, am in its]
    o = truth(no, d, "tax_invoice", s, sa, b, [ba[0], ba[1], ba[2][:-1]], li, None if rcm else tx, intra, gt, w, taxable_total=s2(tv), round_off=s2(ro),
        place_of_supply=b.code, reverse_charge=rcm)
    o["data"]["supplier"]["pan"] = s.pan
    return o


LAYOUTS = {"tally": tally, "security": security}
