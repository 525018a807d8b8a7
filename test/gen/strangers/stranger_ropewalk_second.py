# SPDX-License-Identifier: AGPL-3.0-or-later
"""Pharma wholesaler, FMCG distributor's dot-matrix bill, dyeing job work."""
from stranger_ropewalk_kit import *


def pharma(path, seed, rows):
    r = random.Random(f"pharma/{seed}/{rows}")
    s, b, intra = pair(r, ["Pharma Distributors", "Medical Agencies", "Drug House"], ["Medical & General Stores", "Chemist", "Medicos"], .65)
    d = day(r)
    due = d + timedelta(days=r.choice([15, 21, 30]))
    no = f"{r.choice(['A', 'GST', 'CR'])}{r.randint(100, 99999):06d}"
    its, cl = [], {g: [D(0), D(0), D(0)] for g in ("5", "12", "18", "28")}
    for i in range(rows):
        n, pk, g, lo, hi = r.choice(RX)
        qt, pr = r.choice([5, 10, 10, 12, 20, 30, 50]), price(r, lo, hi, "0.01")
        dp = r.choice(["0.00", "0.00", "2.00", "5.00"])
        gr = q2(qt * pr)
        am = q2(gr - q2(gr * D(dp) / 100))
        its.append(dict(n=n, pk=pk, g=g, q=qt, fr=r.choice([0, 0, 1, 2]), pr=pr, mrp=q2(pr * D("1.4")), dp=dp, am=am, h=r.choice(["30049099", "30042064",
            "3004"]) if g == "12" else "3002" if g == "5" else "3304",
                        bt=r.choice(LET) + r.choice(LET) + str(r.randint(100, 9999)), ex=f"{r.randint(1, 12):02d}/{r.randint(26, 28)}", mf=r.choice(["ALEM",
                        "CIPR", "ZYDA", "MNKD"])))
        c = cl[g]
        c[0] += gr
        c[1] += gr - am
        c[2] += am
    tx = {g: tax(c[2], g, intra) for g, c in cl.items()}
    T0, T1, T2 = (sum(c[k] for c in cl.values()) for k in range(3))
    C, S, I = (sum(t[k] for t in tx.values()) for k in range(3))
    gt, ro = rnd(T2 + C + S + I)
    p = Pen(path, landscape(A4), "GST TAX INVOICE")
    L, R = 22, 820
    sa = wrapc(f"{s.a1}, {s.a2}, {s.city}-{s.pin}".upper(), H, 7.5, 255)
    ba = wrapc(f"{b.a1}, {b.a2}, {b.city} {b.pin}".upper(), H, 7.5, 250)
    W = [("Sn.", 20, "r"), ("MFG", 32, "l"), ("PRODUCT NAME", 168, "l"), ("PACK", 40, "l"), ("HSN", 52, "l"), ("BATCH", 56, "l"), ("EXP.", 36, "l"), ("MRP",
        50, "r"), ("QTY", 32, "r"), ("FREE", 30, "r"),
         ("RATE", 54, "r"), ("DIS%", 36, "r")] + ([("SGST", 44, "r"), ("CGST", 44, "r")] if intra else [("IGST", 88, "r")]) + [("AMOUNT", 104, "r")]

    def head():
        p.b(L, 20, R - L, 82); p.l(292, 20, 292, 102); p.l(540, 20, 540, 102); p.t(L + 4, 35, s.name.upper(), HB, 13)
        e = p.para(L + 4, 47, sa, H, 7.5, 10)
        p.para(L + 4, e, [f"Phone : 0261-{s.tel[:7]}  {s.tel}", f"D.L.No. : 20B-{dl} , 21B-{dl + 1}", f"GSTIN : {s.gstin}"], H, 7.5, 10)
        p.t(416, 36, "GST TAX INVOICE", HB, 13, "c"); p.t(416, 47, "CREDIT", H, 7.5, "c")
        for k, (a, v) in enumerate([("Invoice No.", no), ("Date", d.strftime("%d-%m-%Y")), ("Due Date", due.strftime("%d-%m-%Y")), ("Sales Man", sm)]):
            p.t(300, 62 + 11 * k, a, H, 8); p.t(352, 62 + 11 * k, ": " + v, HB, 8)
        p.t(485, 97, f"Page {p.no}", H, 7); p.t(546, 34, "M/s " + b.name.upper(), HB, 10)
        e = p.para(546, 46, ba, H, 7.5, 10)
        p.para(546, e, [f"GSTIN : {b.gstin}", f"Ph.No. : {b.tel}", f"D.L.No. : 20-{dl + 77}", f"Place of Supply : {b.code}-{b.state}"], H, 7.5, 10)
        p.b(L, 102, R - L, 15, (.9, .9, .9))
        x = L
        for a, w, al in W:
            p.t(x + 2 if al == "l" else x + w - 3, 112.5, a, HB, 7.5, al)
            x += w
    dl, sm = r.randint(10000, 99999), r.choice(["DIRECT", "RAJU", "MAHESH", "OFFICE"])
    per, k = 18, 0
    while True:
        head()
        chunk = its[k:k + per]
        y = 128
        for it in chunk:
            k += 1
            v = [f"{k}.", it["mf"], it["n"], it["pk"], it["h"], it["bt"], it["ex"], s2(it["mrp"]), it["q"], it["fr"] or "", s2(it["pr"]), it["dp"]]
            v += ([f"{D(it['g']) / 2:.2f}"] * 2 if intra else [f"{D(it['g']):.2f}"]) + [s2(it["am"])]
            x = L
            for (a, w, al), q in zip(W, v):
                p.t(x + 2 if al == "l" else x + w - 3, y, q, H, 8, al, w - 4)
                x += w
            y += 14.5
        bot = 394
        x = L
        for a, w, al in W:
            p.l(x, 102, x, bot, .4)
            x += w
        p.l(R, 102, R, bot, .4); p.l(L, bot, R, bot)
        if k >= len(its):
            break
        p.t(R - 4, bot + 14, "Continued on next page..", HI, 8, "r"); p.page()
    y = 394
    hd = ["CLASS", "TOTAL", "DISCOUNT", "TAXABLE"] + (["SGST", "CGST"] if intra else ["IGST"]) + ["TOTAL GST"]
    xs = [92, 162, 226, 300] + ([362, 424] if intra else [393]) + [490]
    for x, a in zip(xs, hd):
        p.t(x, y + 11, a, HB, 7.5, "r") if a != "CLASS" else p.t(L + 4, y + 11, a, HB, 7.5)
    p.l(L, y + 15, 500, y + 15, .4)
    for j, (g, c) in enumerate(list(cl.items()) + [("T", (T0, T1, T2))]):
        t = tx.get(g, (C, S, I))
        v = [c[0], c[1], c[2]] + ([t[1], t[0]] if intra else [t[2]]) + [sum(t)]
        yy = y + 26 + 12 * j + (3 if g == "T" else 0)
        p.t(L + 4, yy, "TOTAL" if g == "T" else f"GST {D(g):.2f}%", HB if g == "T" else H, 7.5)
        for x, q in zip(xs[1:], v):
            p.t(x, yy, s2(q), HB if g == "T" else H, 7.5, "r")
    p.l(L, y + 66, 500, y + 66, .4)
    w = "Rs. " + words(gt) + " only"
    p.l(L, y + 84, 500, y + 84, .4); p.t(L + 4, y + 97, w, HBI, 8, w=470); p.l(L, y + 102, R, y + 102, .4)
    p.para(L + 4, y + 113, ["Terms & Conditions", "Goods once sold will not be taken back or exchanged. Bills not paid by due date will attract 24% interest.",
        "All disputes subject to local jurisdiction only. Breakage & shortage not our liability."], H, 7, 9.5)
    p.t(560, y + 113, "Receiver", H, 7.5, "c"); p.t(R - 6, y + 113, "For " + s.name.upper(), HB, 8, "r")
    p.t(R - 6, y + 148, "Authorised Signatory", H, 7.5, "r")
    tot = [("SUB TOTAL", T0), ("DISCOUNT", T1)] + ([("SGST PAYBLE", S), ("CGST PAYBLE", C)] if intra else [("IGST PAYBLE", I)]) + [("ROUND OFF", ro)]
    for j, (a, v) in enumerate(tot):
        p.t(640, y + 13 + 12 * j, a, H, 8); p.t(R - 4, y + 13 + 12 * j, s2(v), H, 8, "r")
    p.l(636, y + 80, R, y + 80, .4); p.t(640, y + 95, "GRAND TOTAL", HB, 10); p.t(R - 4, y + 95, s2(gt), HB, 11, "r"); p.l(500, y, 500, y + 102, .4)
    p.l(636, y, 636, y + 102, .4); p.para(506, y + 15, [f"Total Items : {rows}", f"Cases : {1 + rows // 12}"], H, 7.5, 12); p.b(L, y, R - L, 156)
    p.done()
    li = [dict(description=i["n"], hsn_sac=i["h"], quantity=str(i["q"]), unit_price=s2(i["pr"]), discount=i["dp"] + "%", gst_rate=i["g"],
        amount=s2(i["am"])) for i in its]
    ts = [dict(tax_rate=g, taxable_value=s2(c[2]), **(dict(cgst=s2(tx[g][0]), sgst=s2(tx[g][1])) if intra else dict(igst=s2(tx[g][2])))) for g, c in cl.items()]
    return {"data": dict(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), document_type="tax_invoice", place_of_supply=b.code,
                         supplier=dict(name=s.name.upper(), gstin=s.gstin, address=addr(sa)), recipient=dict(name=b.name.upper(), gstin=b.gstin,
                         address=addr(ba)), line_items=li, tax_summary=ts,
                         taxable_total=s2(T2), cgst_total=s2(C) if intra else None, sgst_total=s2(S) if intra else None, igst_total=None if intra else s2(I),
                         round_off=s2(ro), grand_total=s2(gt), amount_in_words=w)}


def fmcg(path, seed, rows):
    r = random.Random(f"fmcg/{seed}/{rows}")
    s, b, intra = pair(r, ["Sales Corporation", "Enterprises", "Distributors"], ["Kirana Stores", "Super Bazaar", "Provision Mart", "General Stores"], .7)
    d = day(r)
    no = f"{r.choice(['TI', 'S', 'CB'])}/{r.randint(1, 99999):05d}"
    p = Pen(path)
    sa, ba = [f"{s.a1}, {s.a2}".upper(), f"{s.city}-{s.pin}".upper()], [f"{b.a1}, {b.a2}".upper(), f"{b.city} {b.pin}".upper()]
    li, rowt, cl = [], [], {}
    for k in range(rows):
        n, h, g, base = r.choice(FM)
        q, pr = r.choice([6, 12, 24, 36, 48, 72]), q2(base * D(r.randint(88, 104)) / 100)
        gr = q2(q * pr)
        ds = q2(gr * r.choice([0, 0, 2, 4]) / 100)
        tv = gr - ds
        c, t, i = tax(tv, g, intra)
        e = cl.setdefault(g, [D(0)] * 4)
        cl[g] = [e[0] + tv, e[1] + c, e[2] + t, e[3] + i]
        fr = r.choice(["", "", "1", "2"])
        net = tv + c + t + i
        mid = f"{g / 2:>5g}{s2(c):>8}{g / 2:>5g}{s2(t):>8}" if intra else f"{g:>9}{s2(i):>17}"
        rowt.append((f"{k + 1:>3} {n:<24.24} {h:<5}{s2(base * D('1.25')):>7}{q:>5}{fr:>3}{s2(pr):>8}{s2(gr):>10}{s2(ds):>8}{s2(tv):>10}{mid}{s2(net):>11}",
            net))
        li.append(dict(description=n, hsn_sac=h, quantity=str(q), unit_price=s2(pr), discount=s2(ds), taxable_value=s2(tv), gst_rate=str(g), amount=s2(net),
                       **(dict(cgst_amount=s2(c), sgst_amount=s2(t)) if intra else dict(igst_amount=s2(i)))))
    T, C, S, I = (sum(c[k] for c in cl.values()) for k in range(4))
    gt, ro = rnd(T + C + S + I)
    NC = 121
    hd1 = (f"{'Sr.':<4}{'Item Name':<25}{'HSN':<5}{'MRP':>7}{'Qty':>5}{'Fr':>3}{'Rate':>8}{'Gross':>10}{'Sch.':>8}{'Taxable':>10}"
        + (f"{'--- CGST ---':>13}{'--- SGST ---':>13}" if intra else f"{'------- IGST -------':>26}") + f"{'Net':>11}")
    hd2 = (f"{'No.':<4}{'':<25}{'Code':<5}{'':>7}{'Pcs':>5}{'ee':>3}{'':>8}{'Amt':>10}{'Disc':>8}{'Amt':>10}" + (f"{'%':>5}{'Amt':>8}{'%':>5}{'Amt':>8}"
        if intra else f"{'%':>9}{'Amt':>17}") + f"{'Amount':>11}")
    words_ = "RUPEES " + words(gt).upper() + " ONLY"

    def out(lines):
        y = 40
        for a in lines:
            if a.strip():
                p.t(24, y, a, "Courier", 7.4)
            y += 11
    def head():
        return ["TAX INVOICE".center(NC), "", f"{s.name.upper():<70}Bill No.  : {no}", f"{sa[0]:<70}Bill Date : {d.strftime('%d/%m/%Y')}",
            f"{sa[1]:<70}Salesman  : {sm}",
                f"{'PH. ' + s.tel:<70}Beat      : {beat}", f"GSTIN : {s.gstin}   FSSAI No. : {fs:<30}Page No.  : {p.no}", "-" * NC,
                f"To  {b.name.upper():<66}GSTIN     : {b.gstin}", "    " + ba[0], "    " + ba[1],
                f"    Place of Supply : {b.code} {b.state.upper()}", "-" * NC, hd1, hd2, "-" * NC]
    sm, beat, fs = r.choice(["SANJAY", "IRFAN", "KIRAN P"]), r.choice(["MON-STATION RD", "TUE-MARKET", "FRI-OLD CITY"]), str(r.randint(10000000000000,
        19999999999999))
    L, cum = head(), D(0)
    for k, (a, net) in enumerate(rowt):
        if len(L) > 58:
            out(L + ["-" * NC, f"{'Carried over to next page':<{NC - 14}}{s2(cum):>14}"])
            p.page()
            L = head() + [f"{'Brought forward':<{NC - 14}}{s2(cum):>14}"]
        L.append(a)
        cum += net
    if len(L) + 14 + len(cl) > 70:
        out(L + ["-" * NC, f"{'Carried over to next page':<{NC - 14}}{s2(cum):>14}"])
        p.page()
        L = head() + [f"{'Brought forward':<{NC - 14}}{s2(cum):>14}"]
    right = [("Taxable Amount", T)] + ([("Total CGST", C), ("Total SGST", S)] if intra else [("Total IGST", I)]) + [("Round Off", ro)]
    left = [f"{'GST %':<8}{'Taxable':>12}" + (f"{'CGST':>11}{'SGST':>11}" if intra else f"{'IGST':>22}")]
    for g in sorted(cl):
        e = cl[g]
        left.append(f"{g:<8}{s2(e[0]):>12}" + (f"{s2(e[1]):>11}{s2(e[2]):>11}" if intra else f"{s2(e[3]):>22}"))
    L.append("-" * NC)
    for k in range(max(len(left), len(right))):
        a = left[k] if k < len(left) else ""
        L.append(f"{a:<86}" + (f"{right[k][0]:<18}: {s2(right[k][1]):>15}" if k < len(right) else ""))
    L += ["-" * NC, f"{'Items : ' + str(rows):<86}{'NET AMOUNT':<18}: {s2(gt):>15}", words_, "-" * NC,
        "Goods once sold will not be taken back. Cheque return charges Rs.300/-." + f"{'For ' + s.name.upper():>50}", "", "",
          "Received the above goods in good condition" + f"{'Authorised Signatory':>79}"]
    out(L)
    p.done()
    s.name, b.name = s.name.upper(), b.name.upper()
    ts = [dict(tax_rate=str(g), taxable_value=s2(cl[g][0]), **(dict(cgst=s2(cl[g][1]), sgst=s2(cl[g][2])) if intra else dict(igst=s2(cl[g][3]))))
        for g in sorted(cl)]
    return truth(no, d, "tax_invoice", s, sa, b, ba, li, (C, S, I), intra, gt, words_, taxable_total=s2(T), round_off=s2(ro), place_of_supply=b.code,
        tax_summary=ts)


def dyeing(path, seed, rows):
    r = random.Random(f"dyeing/{seed}/{rows}")
    s, b, intra = pair(r, ["Dyeing & Printing Mills Pvt. Ltd.", "Processors", "Silk Mills (Dyeing Division)"], ["Fashions", "Textiles", "Sarees Pvt. Ltd.",
        "Creation"], .75, ["24", "27", "33", "08", "03"])
    d = day(r)
    no, kg = str(r.randint(100, 6000)), r.random() < .3
    its = []
    for k in range(rows):
        gm = D(r.randint(3000, 120000)) / 100
        sh = D(r.randint(150, 780)) / 100
        fm = q2(gm * (100 - sh) / 100)
        rt = price(r, "6.50", "38.00", "0.25")
        its.append((r.randint(1000, 4000), d - timedelta(days=r.randint(2, 20)), f"{r.choice('LPRT')}-{r.randint(100, 9999)}",
            r.choice(["Georgette 60 Grm Dyeing", "Rayon 14kg Disperse Print", "Crepe Digital Print", "Weightless Jet Dyed", "Cotton Cambric RFD"]),
                    r.choice(["Rani", "Navy", "Bottle Green", "Wine", "Mix", "Off White"]), max(1, int(gm / 105)), gm, fm, q2((gm - fm) / gm * 100), rt,
                    q2(fm * rt)))
    tv = sum(i[10] for i in its)
    tx = tax(tv, "5", intra)
    gt, ro = rnd(tv + sum(tx))
    w = words(gt, "-") + " Rupees Only"
    p = Pen(path)
    sa = [f"{s.a1}, {s.a2},", f"{s.city}-{s.pin}. ({s.state})"]
    ba = [b.a1, b.a2, b.city.upper() + "-" + b.pin]
    X = [24, 58, 96, 142, 262, 318, 346, 400, 454, 486, 520, 572]
    hd = ["Chl.|No.", "Chl.|Date", "Lot No.", "Quality / Process", "Shade", "Pcs", "Grey|Mtrs.", "Finish|Mtrs.", "Shr.|%", "Rate/|F.Mtr", "Amount"]
    tel2 = r.randint(2400000, 2899999)

    def head():
        p.b(24, 24, 548, 770, lw=1); p.t(30, 36, "Subject to " + s.city + " Jurisdiction", TI, 8)
        p.t(566, 36, "(O) " + str(tel2) + "  (M) " + s.tel, TR, 8, "r"); p.t(298, 56, s.name.upper(), TB, 18, "c", 530)
        p.para(298, 69, [" ".join(sa)], TR, 9.5, 11, "c"); p.t(298, 81, "GSTIN : " + s.gstin, TB, 10, "c"); p.b(24, 86, 548, 16, (0, 0, 0))
        p.t(298, 98, "JOB WORK TAX INVOICE", TB, 11, "c", col=(1, 1, 1)); p.t(30, 117, "M/s.", TR, 10); p.t(56, 117, b.name.upper(), TB, 11)
        p.para(56, 129, ba, TR, 9.5, 11); p.t(30, 163, "GST No. " + b.gstin, TB, 9.5); p.t(250, 163, f"State : {b.state} ({b.code})", TR, 9.5)
        p.l(390, 102, 390, 168)
        for k, (a, v) in enumerate([("Bill No.", no), ("Bill Date", d.strftime("%d/%m/%Y")), ("SAC", "998821"), ("Broker", "Direct")]):
            p.t(396, 116 + 15 * k, a, TR, 10); p.t(450, 116 + 15 * k, ": " + v, TB, 10)
        p.l(24, 168, 572, 168)
        for k, a in enumerate(hd):
            p.para((X[k] + X[k + 1]) / 2, 180 if "|" in a else 185, a.split("|"), TB, 8.5, 10, "c")
        p.l(24, 195, 572, 195)
        return 208

    def rules(bot):
        for x in X[1:-1]:
            p.l(x, 168, x, bot, .4)
        p.l(24, bot, 572, bot)
    y = head()
    for k, it in enumerate(its):
        if y > 770 or (k == rows - 1 and y > 590):
            rules(778)
            p.t(566, 789, "Contd...", TI, 8, "r"); p.page(); y = head()
        v = [it[0], f"{it[1].day:02d}/{it[1].month:02d}", it[2], it[3], it[4], it[5], s2(it[6]), s2(it[7]), s2(it[8]), s2(it[9]), s2(it[10])]
        for j, a in enumerate(v):
            p.t(X[j] + 3, y, a, TR, 9, w=X[j + 1] - X[j] - 5) if j in (2, 3, 4) else p.t(X[j + 1] - 3, y, a, TR, 9, "r", X[j + 1] - X[j] - 4)
        y += 14
    rules(604)
    p.t(258, 617, "TOTAL", TB, 9.5, "r")
    for j, a in ((6, sum(i[5] for i in its)), (7, s2(sum(i[6] for i in its))), (8, s2(sum(i[7] for i in its))), (11, s2(tv))):
        p.t(X[j] - 3, 617, a, TB, 9, "r", 50)
    p.l(24, 623, 572, 623); y = 640
    for a, v in ([("Add : CGST 2.50%", tx[0]), ("Add : SGST 2.50%", tx[1])] if intra else [("Add : IGST 5.00%", tx[2])]) + [("Round Off", ro)]:
        p.t(400, y, a, TR, 10); p.t(568, y, s2(v), TR, 10, "r")
        y += 16
    p.l(390, 623, 390, 706); p.l(390, 688, 572, 688); p.t(400, 701, "NET AMOUNT", TB, 10.5); p.t(568, 701, s2(gt), TB, 11, "r")
    p.para(30, 638, wrap("Rs. In Words : " + w, TB, 9.5, 350), TB, 9.5, 12)
    p.t(30, 680, "Processing loss upto 3% over agreed shrinkage is not our liability.", TI, 8.5); p.l(24, 706, 572, 706)
    p.para(30, 719, ["1) Complaint if any must be made within 3 days before cutting the goods.", "2) Interest @ 18% p.a. will be charged after due date.",
        "3) Our responsibility ceases on delivery to tempo."], TR, 8.5, 11)
    p.t(566, 719, "For, " + s.name.upper(), TB, 9.5, "r", 250); p.t(566, 786, "Auth. Sign.", TR, 9, "r")
    p.done()
    s.name, b.name = s.name.upper(), b.name.upper()
    li = [dict(description=i[3], quantity=s2(i[7]), unit_price=s2(i[9]), amount=s2(i[10])) for i in its]
    return truth(no, d, "tax_invoice", s, sa, b, ba, li, tx, intra, gt, w, taxable_total=s2(tv), round_off=s2(ro))


LAYOUTS = {"pharma": pharma, "fmcg": fmcg, "dyeing": dyeing}
