# SPDX-License-Identifier: AGPL-3.0-or-later
"""Hotel bill, public sector undertaking (Hindi/English), jeweller."""
from stranger_ropewalk_kit import *


def hotel(path, seed, rows):
    r = random.Random(f"hotel/{seed}/{rows}")
    s = Party(r, ["Residency", "Grand", "Palace Hotel", "Inn & Suites"])
    b = Party(r, ["Consulting Pvt Ltd", "Pharma Ltd", "Travels"])
    d, no = day(r), f"{r.choice(['FO', 'RM', ''])}{r.randint(1000, 99999)}"
    rm, tar, its, sums = r.randint(101, 420), r.choice([2400, 3200, 4500, 6200]), [], {}
    arr = d - timedelta(days=(rows + 2) // 3)
    for k in range(rows):
        dt = arr + timedelta(days=min(k // 3, (d - arr).days))
        n, h, g, v = ("Room Rent - Deluxe", "996311", 12, D(tar)) if k % 3 == 0 else r.choice([("Restaurant - Food", "996332", 5, price(r, 240, 1900, "5")),
            ("Laundry", "999712", 18, price(r, 90, 480, "5")), ("Room Service", "996332", 5, price(r, 80, 900, "5")),
                                                                                                 ("Airport Drop", "996601", 5, price(r, 700, 1500, "50"))])
        c = tax(v, g, True)[0]
        its.append((dt, n, h, f"{r.randint(1000, 9999)}", v, g, c, v + 2 * c))
        e = sums.setdefault((h, g), [D(0), D(0)])
        e[0], e[1] = e[0] + v, e[1] + c
    T, C = sum(i[4] for i in its), sum(i[6] for i in its)
    gt, ro = rnd(T + 2 * C)
    w = "Rupees " + words(gt) + " Only"
    F, B = "Gst39SerC", "Gst39SerCB"
    p = Pen(path)
    guest = r.choice(["Mr.", "Ms."]) + " " + r.choice(PEOPLE)
    sa, ba = [f"{s.a1}, {s.a2}, {s.city} {s.pin}, {s.state}"], [b.a1, f"{b.a2}, {b.city} - {b.pin}"]
    p.t(298, 50, "HOTEL " + s.name.upper(), B, 17, "c", col=(.45, .25, .05)); p.t(298, 64, f"{sa[0]}  |  Ph: {s.tel}  |  {s.mail}", F, 7.5, "c", 530)
    p.t(298, 76, f"GSTIN: {s.gstin}   FSSAI: {r.randint(10**13, 2 * 10**13)}", F, 8, "c"); p.t(298, 98, "TAX INVOICE", B, 12, "c"); p.l(40, 104, 555, 104, 1)
    nt = (d - arr).days
    L = [("Guest Name", guest), ("Company", b.name), ("Address", ba[0]), ("", ba[1]), ("GSTIN", b.gstin)]
    R = [("Bill No.", no), ("Bill Date", d.strftime("%d-%b-%Y")), ("Room No.", f"{rm} / Deluxe"), ("Arrival", arr.strftime("%d-%b-%Y") + " 14:10"),
        ("Departure", d.strftime("%d-%b-%Y") + " 11:25"), ("Pax / Nights", f"2 / {nt}"), ("Plan", "CP")]
    for x, xx, q in ((40, 110, L), (370, 440, R)):
        for k, (a, v) in enumerate(q):
            p.t(x, 120 + 13 * k, a, F, 8.5); p.t(xx, 120 + 13 * k, (": " if a else "  ") + v, B if v == b.name else F, 8.5)
    H_ = [(40, "Date", "l"), (96, "Particulars", "l"), (230, "SAC", "l"), (280, "Ref. No.", "l"), (374, "Charges", "r"), (412, "GST%", "r"), (456, "CGST",
        "r"), (500, "SGST", "r"), (555, "Total", "r")]

    def hd(y):
        p.l(40, y, 555, y, 1)
        for x, a, al in H_:
            p.t(x, y + 12, a, B, 8.5, al)
        p.l(40, y + 17, 555, y + 17, 1)
        return y + 31
    y, dl = hd(210), None
    for k, i in enumerate(its):
        if y > 770:
            p.t(555, 800, f"Page {p.no}", F, 7.5, "r"); p.page()
            y, dl = hd(40), None
        v = [i[0].strftime("%d/%m/%y") if i[0] != dl else "", i[1], i[2], i[3], inr(i[4]), f"{i[5]}", inr(i[6]), inr(i[6]), inr(i[7])]
        dl = i[0]
        for (x, _, al), a in zip(H_, v):
            p.t(x, y, a, F, 8.5, al, 46 if al == "r" else None)
        y += 14
    if y > 560:
        p.page(); y = 50
    p.l(40, y - 6, 555, y - 6); p.t(96, y + 5, "Total", B, 9)
    for x, v in ((374, T), (456, C), (500, C), (555, T + 2 * C)):
        p.t(x, y + 5, inr(v), B, 8.5, "r", 52 if x > 500 else 43)
    p.l(40, y + 10, 555, y + 10); p.t(456, y + 24, "Round off", F, 8.5, "r"); p.t(555, y + 24, inr(ro), F, 8.5, "r")
    p.t(456, y + 39, "Net Payable (Rs.)", B, 10, "r"); p.t(555, y + 39, inr(gt), B, 10, "r"); p.t(40, y + 39, w, F, 8.5, w=300)
    y += 60
    p.t(40, y, "GST Summary", B, 8.5)
    X = [40, 110, 160, 250, 320, 390]
    for j, q in enumerate([("SAC", "Rate %", "Taxable Amt.", "CGST", "SGST")] + [(h, str(g), inr(e[0]), inr(e[1]), inr(e[1])) for (h, g), e in sums.items()]):
        for k, a in enumerate(q):
            p.b(X[k], y + 6 + 14 * j, X[k + 1] - X[k], 14, lw=.3)
            p.t(X[k] + 4, y + 16 + 14 * j, a, F, 8) if not k else p.t(X[k + 1] - 4, y + 16 + 14 * j, a, F, 8, "r")
    y += 14 * len(sums) + 66
    p.t(40, y, "I agree that my liability for this bill is not waived.", F, 7.5); p.t(40, y + 44, "Guest Signature", F, 8.5)
    p.t(555, y + 44, "Cashier : " + r.choice(["ANIL", "SEEMA", "NIGHT1"]), F, 8.5, "r")
    p.done()
    s.name = "HOTEL " + s.name.upper()
    li = [dict(description=i[1], hsn_sac=i[2], taxable_value=s2(i[4]), gst_rate=str(i[5]), cgst_amount=s2(i[6]), sgst_amount=s2(i[6]),
        amount=s2(i[7])) for i in its]
    ts = [dict(tax_rate=str(g), taxable_value=s2(e[0]), cgst=s2(e[1]), sgst=s2(e[1])) for (h, g), e in sums.items()]
    return truth(no, d, "tax_invoice", s, sa, b, ba, li, (C, C), True, gt, w, taxable_total=s2(T), round_off=s2(ro), tax_summary=ts)


def psu(path, seed, rows):
    r = random.Random(f"psu/{seed}/{rows}")
    s = Party(r, "x", r.choice(["20", "19", "27"]))
    s.name = r.choice(["BHARAT LOHA UDYOG LIMITED", "NATIONAL KHANIJ NIGAM LIMITED", "PURVI ISPAT LIMITED"])
    b = Party(r, ["Rolling Mills Pvt Ltd", "Castings Ltd", "Infra Projects", "Tubes India"], s.code if r.random() < .4 else None)
    intra, d = s.code == b.code, day(r)
    no, its = f"{r.randint(4, 9)}{fy(d)[:2]}{r.randint(1000000, 9999999)}", []
    for k in range(rows):
        n, h, lo = r.choice([("TMT BARS FE500D 12MM 12M", "72142090", 52000), ("WIRE ROD COIL 5.5MM SAE1008", "72139110", 50500), ("MS ANGLE 65X65X6 E250A",
            "72162100", 53500), ("HR COIL 2.5X1250 E250BR", "72083940", 54200), ("PIG IRON FOUNDRY GRADE", "72011000", 39800)])
        q, rt = D(r.randint(2000, 34999)) / 1000, D(lo + 10 * r.randint(0, 300))
        v = q2(q * rt)
        its.append((f"{(k + 1) * 10:06d}", n, h, q, rt, v, tax(v, 18, intra)))
    T, tx = sum(i[5] for i in its), [sum(i[6][k] for i in its) for k in range(3)]
    gt, ro = rnd(T + sum(tx))
    w = "RUPEES " + words(gt).upper() + " ONLY"
    p = Pen(path, landscape(A4))
    N, V, NB = "Gst39Noto", "Gst39Deva", "Gst39NotoB"

    def bi(x, y, hi, en, z=8, f=N, gap=3):
        p.t(x, y, hi, V, z); p.t(x + sw(hi, V, z) + gap, y, "/ " + en, f, z)
    sa, ba = wrapc(f"{s.city} Stockyard, {s.a2}, {s.city} - {s.pin}", N, 8, 250), wrapc(f"{b.a1}, {b.a2}, {b.city} - {b.pin}", N, 8, 250)
    X = [30, 72, 250, 318, 380, 448, 540] + ([580, 656, 696, 772, 812] if intra else [620, 740, 812])
    X = [30, 72, 236, 296, 352, 416, 500, 532, 602, 634, 704, 812] if intra else [30, 72, 250, 320, 384, 456, 556, 600, 690, 812]
    hh = [("सं.", "Item"), ("माल", "Material"), ("एचएसएन", "HSN"), ("भार", "Qty (MT)"), ("दर", "Rate/MT"), ("कर योग", "Taxable Val")] + ([("दर", "CGST%"),
        ("कर", "CGST Amt"), ("दर", "SGST%"), ("कर", "SGST Amt")] if intra else [("दर", "IGST%"), ("कर", "IGST Amt")]) + [("कुल", "Total (Rs.)")]

    def head():
        p.t(421, 34, "भारत सरकार की कंपनी", V, 8, "c"); p.t(421, 50, s.name, NB, 14, "c"); p.t(421, 62, "(A Government of India Undertaking)", N, 8, "c")
        c = sw("कर बीजक", V, 11)
        bi(421 - c / 2 - 44, 80, "कर बीजक", "TAX INVOICE", 11, NB)
        p.t(812, 34, f"Page {p.no}", N, 7.5, "r"); p.b(30, 88, 782, 92); p.l(296, 88, 296, 180); p.l(562, 88, 562, 180)
        bi(34, 99, "माल भेजने का पता", "Despatch Unit")
        e = p.para(34, 112, sa, N, 8, 11)
        bi(34, e, "जीएसटीआईएन", "GSTIN : " + s.gstin)
        p.t(34, e + 12, f"CIN : L27100{s.code}1972GOI00{cin}", N, 8)
        bi(300, 99, "खरीददार", "Bill to Party : " + str(cust))
        p.t(300, 112, b.name.upper(), NB, 8.5)
        e = p.para(300, 124, ba, N, 8, 11)
        bi(300, e, "जीएसटीआईएन", "GSTIN : " + b.gstin)
        for k, (a, q, v) in enumerate([("बीजक सं.", "Invoice No.", no), ("तारीख", "Date", d.strftime("%d.%m.%Y")), ("आदेश सं.", "Sales Order", so),
            ("वाहन सं.", "Truck No.", trk), ("जगह", "Place of Supply", f"{b.code} {b.state}"), ("आरसीएम", "Reverse Charge", "No")]):
            bi(566, 101 + 14 * k, a, q)
            p.t(690, 101 + 14 * k, ": ", N, 8); p.t(697, 101 + 14 * k, v, N, 8)
        for k, (a, q) in enumerate(hh):
            p.b(X[k], 180, X[k + 1] - X[k], 27, (.92, .92, .92)); p.t((X[k] + X[k + 1]) / 2, 191, a, V, 8, "c")
            p.t((X[k] + X[k + 1]) / 2, 202, q, NB, 7.5, "c", X[k + 1] - X[k] - 3)
        return 207
    cin, cust, so, trk = r.randint(1000, 9999), r.randint(100000, 999999), str(r.randint(10**9,
        2 * 10**9)), f"{r.choice(['JH', 'WB', 'OD'])}{r.randint(10, 40)}{r.choice(LET)}{r.randint(1000, 9999)}"
    y = head()
    for k, i in enumerate(its):
        if y > 520 or (k == rows - 1 and y > 400):
            p.page(); y = head()
        v = [i[0], i[1], i[2], f"{i[3]:.3f}", inr(i[4]), inr(i[5])] + (["9.00", inr(i[6][0]), "9.00", inr(i[6][1])] if intra else ["18.00",
            inr(i[6][2])]) + [inr(i[5] + sum(i[6]))]
        for j, a in enumerate(v):
            p.b(X[j], y, X[j + 1] - X[j], 16, lw=.3)
            p.t(X[j] + 3, y + 11, a, N, 7.5, w=X[j + 1] - X[j] - 5) if j < 3 else p.t(X[j + 1] - 3, y + 11, a, N, 7.5, "r", X[j + 1] - X[j] - 5)
        y += 16
    v = {3: f"{sum(i[3] for i in its):.3f}", 5: inr(T)}
    v.update({7: inr(tx[0]), 9: inr(tx[1]), 10: inr(T + sum(tx))} if intra else {7: inr(tx[2]), 8: inr(T + sum(tx))})
    p.b(30, y, 782, 17)
    bi(75, y + 12, "योग", "TOTAL", 8.5, NB)
    for j, a in v.items():
        p.t(X[j + 1] - 3, y + 12, a, NB, 7.5, "r", X[j + 1] - X[j] - 4)
    for j, (a, q, z) in enumerate([("", "Rounding Off", inr(ro)), ("कुल देय", "Invoice Value Rs.", inr(gt))]):
        p.b(556, y + 17 + 17 * j, 256, 17)
        bi(560, y + 29 + 17 * j, a, q, 8.5, NB) if a else p.t(560, y + 29, q, N, 8.5)
        p.t(809, y + 29 + 17 * j, z, NB, 8.5, "r")
    p.t(30, y + 30, "Amount in words :", N, 8); p.para(30, y + 42, wrap(w, NB, 8, 500), NB, 8, 11); p.t(812, y + 74, "For " + s.name, NB, 8, "r")
    p.t(812, y + 112, "Authorised Signatory", N, 8, "r"); p.l(30, 562, 812, 562)
    p.t(421, 573, f"Registered Office : Ispat Sadan, {r.randint(2, 40)} Lodi Institutional Area, New Delhi - 110003   Tel : 011-2436{r.randint(1000, 9999)}",
        N, 7.5, "c")
    p.done()
    b.name = b.name.upper()
    li = [dict(description=i[1], hsn_sac=i[2], quantity=f"{i[3]:.3f}", unit_price=s2(i[4]), taxable_value=s2(i[5]), gst_rate="18", amount=s2(i[5] + sum(i[6])),
        **(dict(cgst_amount=s2(i[6][0]), sgst_amount=s2(i[6][1])) if intra else dict(igst_amount=s2(i[6][2])))) for i in its]
    return truth(no, d, "tax_invoice", s, sa, b, ba, li, tx, intra, gt, w, taxable_total=s2(T), round_off=s2(ro), place_of_supply=b.code, reverse_charge=False)


def jeweller(path, seed, rows):
    r = random.Random(f"jeweller/{seed}/{rows}")
    s, b, intra = pair(r, ["Jewellers", "Gold House", "Jewels & Silver"], "", .85, person=True)
    d, no = day(r), f"{r.choice(['GS', 'SL', 'RB'])}-{r.randint(1, 3000)}"
    g22 = D(r.randint(5400, 9000))
    its = []
    for k in range(rows):
        n, hp = r.choice(["Gold Chain", "Ladies Ring", "Bangles (Pair)", "Mangalsutra", "Jhumka", "Pendant", "Necklace Antique"]), r.choice(["22K916",
            "18K750"])
        nw, rt = D(r.randint(1500, 32000)) / 1000, g22 if hp[:2] == "22" else q2(g22 * 18 / 22).quantize(D(1))
        st = D(r.choice([0, 0, 850, 2400]))
        gw = nw + (D(r.randint(100, 900)) / 1000 if st else 0)
        va = r.choice([D("7.50"), D(9), D(12), D("14.50")])
        gv = q2(nw * rt)
        mk = q2(gv * va / 100)
        its.append((n, "".join(r.choice(B36) for _ in range(6)), hp, r.choice([1, 1, 2]), gw, nw, rt, va, mk, st, gv + mk + st))
    T = sum(i[10] for i in its)
    tx = tax(T, 3, intra)
    gt, ro = rnd(T + sum(tx))
    adv = D(r.choice([0, 5000, 10000])) if gt > 20000 else D(0)
    w = "Rupees " + words(gt) + " Only"
    p = Pen(path)
    F, B, M = "Gst39Serif", "Gst39SerifB", (.5, .05, .1)
    sa, ba = [f"{s.a1}, {s.a2}, {s.city}-{s.pin}"], [b.a1, b.a2, f"{b.city} {b.pin}"]
    p.b(28, 28, 539, 786, lw=1.4, col=M); p.t(298, 60, s.name, B, 22, "c", col=M); p.t(298, 75, "BIS 916 Hallmarked Gold & Diamond Ornaments", F, 8, "c")
    p.t(298, 88, f"{sa[0]}.  Ph. {s.tel}", F, 8, "c"); p.t(298, 108, "TAX INVOICE", B, 11, "c")
    for k, (a, v, a2, v2) in enumerate([("Name", b.name, "Bill No", no), ("Address", ba[0], "Date", d.strftime("%d/%m/%Y")), ("", ba[1], "GSTIN", s.gstin),
        ("", ba[2], "Place of Supply", f"{b.state}-{b.code}"), ("PAN", b.pan, f"Gold 22K / gm", s2(g22))]):
        p.t(38, 126 + 12.5 * k, a, F, 8.5); p.t(86, 126 + 12.5 * k, v, B if not k else F, 8.5); p.t(370, 126 + 12.5 * k, a2, F, 8.5)
        p.t(452, 126 + 12.5 * k, v2, B if not k else F, 8.5)
    Hd = [(38, "Ornament", "l", ""), (128, "HUID", "l", ""), (170, "Purity", "l", ""), (226, "Pcs", "r", ""), (270, "Gross", "r", "Wt(g)"), (312, "Net", "r",
        "Wt(g)"), (358, "Rate", "r", "/gm"), (390, "V.A.", "r", "%"), (442, "Making", "r", "Chgs"), (486, "Stone", "r", "Amt"), (560, "Amount", "r", "Rs.")]

    def hd(y):
        p.b(28, y, 539, 27, (.98, .92, .85), .8, M)
        for x, a, al, a2 in Hd:
            p.t(x, y + 12, a, B, 8, al); p.t(x, y + 22, a2, B, 7, al)
        return y + 40
    y = hd(188)
    for k, i in enumerate(its):
        if y > 795 or (k == rows - 1 and y > 610):
            p.page(); p.b(28, 28, 539, 786, lw=1.4, col=M); p.t(38, 44, f"{s.name} - Bill No {no} (contd.)", F, 8); y = hd(52)
        v = [i[0], i[1], i[2], i[3], f"{i[4]:.3f}", f"{i[5]:.3f}", s2(i[6]), s2(i[7]), s2(i[8]), s2(i[9]) if i[9] else "-", s2(i[10])]
        for (x, _, al, _), a in zip(Hd, v):
            p.t(x, y, a, F, 8, al, 44 if al == "r" and x < 560 else None)
        y += 16
    p.l(28, y - 8, 567, y - 8, .8, col=M); p.t(38, y + 5, "Total", B, 8.5)
    for x, a in ((226, sum(i[3] for i in its)), (270, f"{sum(i[4] for i in its):.3f}"), (312, f"{sum(i[5] for i in its):.3f}"), (560, s2(T))):
        p.t(x, y + 5, a, B, 8.5, "r", 41 if x < 560 else None)
    p.l(28, y + 11, 567, y + 11, .8, col=M)
    y += 26
    tl = ([("CGST 1.5%", tx[0]), ("SGST 1.5%", tx[1])] if intra else [("IGST 3%", tx[2])]) + [("Round Off", ro), ("Total Bill Amount",
        gt)] + ([("Less : Advance received", adv), ("Balance", gt - adv)] if adv else [])
    for k, (a, v) in enumerate(tl):
        p.t(380, y + 14 * k, a, B if "Bill" in a else F, 9); p.t(560, y + 14 * k, s2(v), B if "Bill" in a else F, 9, "r")
    p.para(38, y, wrap(w, F, 8.5, 310), F, 8.5, 12); p.t(38, y + 40, "HSN 7113. Hallmark charges included in making.", F, 7.5)
    p.t(38, 800, "Customer's Signature", F, 8); p.t(558, 800, "for " + s.name, B, 8.5, "r")
    p.done()
    b.gstin = None
    li = [dict(description=i[0], quantity=f"{i[5]:.3f}", unit_price=s2(i[6]), amount=s2(i[10])) for i in its]
    o = truth(no, d, "tax_invoice", s, sa, b, ba, li, tx, intra, gt, w, taxable_total=s2(T), round_off=s2(ro), place_of_supply=b.code)
    o["data"]["recipient"]["pan"] = b.pan
    return o


LAYOUTS = {"hotel": hotel, "psu": psu, "jeweller": jeweller}
