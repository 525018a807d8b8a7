# SPDX-License-Identifier: AGPL-3.0-or-later
"""A DOS pharma bill, a phone billing app, a broadband bill."""
from stranger_workbench_kit import *


def dospharma(path, seed, rows):
    """Fixed pitch, 110 columns to the line, printed by a wholesale chemist's program."""
    rng = random.Random(f"dospharma/{seed}/{rows}")
    sup = Party(rng, rng.choice(FIRST).upper() + " " + rng.choice(["PHARMA", "MEDICAL AGENCIES", "DRUG HOUSE"]))
    buy = Party(rng, rng.choice(FIRST).upper() + " " + rng.choice(["MEDICAL STORES", "CHEMIST", "MEDICOS"]), at=place(rng, code=sup.code))
    d = day(rng)
    no = f"{rng.choice(['CR', 'A', 'GC'])}-{rng.randint(1, 99999):06d}"
    due = d + timedelta(days=21)
    W = 106
    sa = f"{sup.house}, {sup.site}, {sup.street}, {sup.city}-{sup.pin}".upper()
    ba = [f"{buy.house}, {buy.site}".upper(), f"{buy.street}, {buy.city} {buy.pin}".upper()]
    items, out = [], []
    groups = {}
    for k, (n, pk, h, p) in enumerate(pick(rng, PHARMA, rows)):
        r, q, ptr = PRATE[h], rng.choice([1, 2, 3, 5, 6, 10, 12, 20]), q2(D(p) * rng.randint(92, 108) / 100)
        fr = q // 10 if q >= 10 else 0
        pc = rng.choice([D(0), D("2.5"), D(5)])
        tv = q2(q * ptr * (100 - pc) / 100)
        ba_no = rng.choice("ABCGKTX") + f"{rng.randint(1000, 99999)}"
        ex = f"{rng.randint(1, 12):02d}/{d.year % 100 + rng.randint(1, 3)}"
        mrp = q2(ptr * D("1.43"))
        out.append(f"{k + 1:>2} {n:<18.18} {pk:<5}{h:<5}{ba_no:<7}{ex:<6}{mrp:>8}"
                   f"{q:>5}{('+' + str(fr)) if fr else '':>4}{ptr:>9}{pc if pc else '':>6}{r:>4}.0{tv:>11}")
        it = dict(description=n, hsn_sac=h, quantity=str(q), unit_price=s2(ptr), gst_rate=str(r), amount=s2(tv))
        if pc:
            it["discount"] = f"{pc}%"
        items.append(it)
        groups[r] = groups.get(r, D(0)) + tv
    tt = sum(groups.values())
    tx = {r: gst(v, r, True) for r, v in groups.items()}
    cg = sum(t[0] for t in tx.values())
    gross = tt + 2 * cg
    grand = gross.quantize(D(1), ROUND_HALF_UP)
    S = Sheet(path, title="GST INVOICE")
    hd = (f"{'SN':<2} {'PRODUCT NAME':<18} {'PACK':<5}{'HSN':<5}{'BATCH':<7}{'EXP':<6}"
          f"{'MRP':>8}{'QTY':>5}{'FREE':>5}{'RATE':>8}{'DIS%':>6}{'GST%':>6}{'AMOUNT':>11}")
    y = 0

    def put(s, f=CO):
        nonlocal y
        if s.strip():
            S.t(32, y, s, f, 8.3)
        y += 10

    def head():
        nonlocal y
        y = 40
        S.t(297, y, sup.name, CB, 14, "c")
        y += 14
        put(sa.center(W))
        put(f"PHONE : {sup.phone}   D.L.NO. : 20B-{dl1}, 21B-{dl1 + 1}".center(W))
        put(f"GSTIN : {sup.gstin}".center(W))
        put("=" * W)
        put(f"{'M/S. ' + buy.name:<66}{'GST INVOICE (CREDIT)'}", CB)
        put(f"{ba[0]:<66}INV.NO.  : {no}")
        put(f"{ba[1]:<66}INV.DATE : {d:%d-%m-%Y}")
        put(f"{'GSTIN : ' + buy.gstin:<66}DUE DATE : {due:%d-%m-%Y}")
        put(f"{'D.L.NO. : 20B-' + str(dl2):<66}PAGE     : {S.page}")
        put("-" * W)
        put(hd)
        put("-" * W)

    dl1, dl2 = rng.randint(10000, 99999), rng.randint(10000, 99999)
    head()
    for k, s in enumerate(out):
        if k and k % 28 == 0:
            put("-" * W)
            put("Continued on next page...".rjust(W))
            S.next()
            head()
        put(s)
    for _ in range(max(0, 8 - len(out))):
        put("")
    put("-" * W)
    left = [f"{'CLASS':<10}{'TAXABLE':>11}{'SGST':>10}{'CGST':>10}{'TOTAL GST':>11}"]
    for r in sorted(groups):
        left.append(f"GST {r:>2}%   {groups[r]:>11}{tx[r][1]:>10}{tx[r][0]:>10}{2 * tx[r][0]:>11}")
    left.append(f"{'TOTAL':<10}{tt:>11}{cg:>10}{cg:>10}{2 * cg:>11}")
    right = [("SUB TOTAL", tt), ("SGST PAYABLE", cg), ("CGST PAYABLE", cg), ("ROUND OFF", grand - gross)]
    for i in range(max(len(left), len(right))):
        a = left[i] if i < len(left) else ""
        b = f"{right[i][0]:<20}{right[i][1]:>16}" if i < len(right) else ""
        put(f"{a:<70}{b}")
    put("-" * W)
    put(f"{'NO. OF ITEMS : ' + str(rows):<70}{'GRAND TOTAL':<20}{q2(grand):>16}", CB)
    put(f"Rs. {rupees(grand)} only".upper()[:W])
    put("=" * W)
    for a, b in (("TERMS : GOODS ONCE SOLD WILL NOT BE TAKEN BACK OR EXCHANGED.", f"FOR {sup.name}"),
            (f"BILLS NOT PAID BY DUE DATE ATTRACT 24% INTEREST. SUBJECT TO {sup.city.upper()} JURISDICTION.", ""), ("", "AUTH. SIGNATORY")):
        put(f"{a:<{W - len(b)}}{b}")
    S.save()
    return {"data": dict(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), supplier=sup.truth([sa]), recipient=buy.truth(ba),
            line_items=items, taxable_total=s2(tt),
                         cgst_total=s2(cg), sgst_total=s2(cg), round_off=s2(grand - gross), grand_total=s2(grand))}


def appzebra(path, seed, rows):
    """Phone billing app: violet head, zebra stripes, discount and tax as an amount over its rate, free quantity as 10 + 1."""
    rng = random.Random(f"appzebra/{seed}/{rows}")
    sup = Party(rng)
    buy = Party(rng, at=place(rng, code=sup.code) if seed % 3 else place(rng, other=sup.code))
    intra, d, no = sup.code == buy.code, day(rng), str(rng.randint(1, 1500))
    S = Sheet(path, title="Tax Invoice")
    V = rng.choice(["#7b5ea7", "#2e7d6b", "#b3472f"])
    sa, ba = [f"{sup.house}, {sup.site}, {sup.street}, {sup.city}, {sup.pin}"], f"{buy.house}, {buy.street}, {buy.site}, {buy.city}-{buy.pin}"
    X = [(34, "#", "l"), (50, "Item name", "l"), (196, "HSN/ SAC", "l"), (290, "Quantity", "r"), (298, "Unit", "l"), (380, "Price/ Unit", "r"),
            (438, "Discount", "r"), (498, "GST", "r"), (560, "Amount", "r")]

    def head(y):
        S.box(30, y, 565, y + 18, 0, V)
        for x, w, a in X:
            S.t(x, y + 12, w, SANSB, 8, a, 1)
        return y + 18
    S.t(297, 40, "Tax Invoice", SANSB, 13, "c", V)
    S.t(30, 66, sup.name, SANSB, 14)
    S.t(30, 80, sa[0], SANS, 8.5)
    S.t(30, 92, f"Phone no.: {sup.phone}  Email: {sup.email}", SANS, 8.5)
    S.t(30, 104, f"GSTIN: {sup.gstin}, State: {sup.code}-{sup.state}", SANS, 8.5)
    S.line(30, 111, 565, 111, 1, V)
    S.t(30, 126, "Bill To", SANSB, 9, col=V)
    S.t(30, 139, buy.name, SANSB, 9.5)
    yy = S.ts(30, 151, wrap(ba, SANS, 8.5, 240) + [f"Contact No.: {buy.phone}", f"GSTIN : {buy.gstin}", f"State: {buy.code}-{buy.state}"], SANS, 8.5, lead=11)
    S.t(565, 126, "Invoice Details", SANSB, 9, "r", V)
    S.ts(565, 139, [f"Invoice No.: {no}", f"Date: {d:%d-%m-%Y}", f"Place of supply: {buy.code}-{buy.state}"], SANS, 8.5, "r", lead=12)
    y, items, T, byr = head(yy + 4), [], [D(0)] * 4, {}
    for k, (n, h, r, u, p) in enumerate(pick(rng, CRAFT, rows)):
        q, p, pc = rng.randint(1, 30), D(p), rng.choice([0, 2, 5, 10])
        fr = 1 if q >= 12 and seed % 2 else 0
        ds = q2(q * p * pc / 100)
        v = q * p - ds
        t = sum(gst(v, r, intra))
        tot = v + t
        ls = wrap(n, SANSB, 8, 138)
        hg = max(24, 11 * len(ls) + 6)
        if y + hg > 790:
            S.next()
            y = head(40)
        if k % 2:
            S.box(30, y, 565, y + hg, 0, "#f1edf7")
        S.ts(50, y + 11, ls, SANSB, 8, lead=11)
        for (x, _, a), w in zip(X, (str(k + 1), "", h, f"{q} + {fr}" if fr else str(q), u, f"{RS} {inr(p)}", f"{RS} {inr(ds)}", f"{RS} {inr(t)}",
                f"{RS} {inr(tot)}")):
            S.t(x, y + 11, w, SANS, 8, a)
        S.t(438, y + 20, f"({pc}%)", SANS, 7, "r", .4)
        S.t(498, y + 20, f"({r}%)", SANS, 7, "r", .4)
        y += hg
        items.append(dict(description=" ".join(ls), hsn_sac=h, quantity=str(q), unit=u, unit_price=s2(p), discount=s2(ds), gst_rate=str(r), amount=s2(tot)))
        byr.setdefault(r, [D(0), D(0)])
        byr[r] = [byr[r][0] + v, byr[r][1] + t]
        T = [m + w for m, w in zip(T, (ds, t, tot, v))]
    if y > 570:
        S.next()
        y = 40
    S.line(30, y, 565, y, 1, V)
    for x, w, a in ((50, "Total", "l"), (438, f"{RS} {inr(T[0])}", "r"), (498, f"{RS} {inr(T[1])}", "r"), (560, f"{RS} {inr(T[2])}", "r")):
        S.t(x, y + 12, w, SANSB, 8, a, max=62)
    S.line(30, y + 17, 565, y + 17, 1, V)
    y += 34
    grand = T[2].quantize(D(1), ROUND_HALF_UP)
    rc = q2(grand * rng.choice([0, 1, 1]) / 2).quantize(D(1), ROUND_HALF_UP)
    sm = [("Sub Total", T[3])]
    for r in sorted(byr):
        sm += [(f"SGST@{rate(D(r) / 2)}%", byr[r][1] / 2), (f"CGST@{rate(D(r) / 2)}%", byr[r][1] / 2)] if intra else [(f"IGST@{r}%", byr[r][1])]
    sm += [("Round off", grand - T[2])] * (grand != T[2]) + [("Total", grand), ("Received", rc), ("Balance", grand - rc)]
    for k, (a, b) in enumerate(sm):
        tot = a == "Total"
        if tot:
            S.box(330, y - 11 + 15 * k, 565, y + 4 + 15 * k, 0, V)
        S.t(336, y + 15 * k, a, SANSB if tot else SANS, 8.5, col=int(tot))
        S.t(560, y + 15 * k, f"{RS} {inr(b)}" if b >= 0 else f"- {RS} {inr(-b)}", SANSB if tot else SANS, 8.5, "r", int(tot))
    S.t(30, y, "Invoice Amount In Words", SANSB, 8.5)
    yy = S.ts(30, y + 12, wrap(f"{rupees(grand)} Rupees only".replace(" Rupees only", " only"), SANS, 8.5, 270), SANS, 8.5, lead=11)
    S.t(30, yy + 12, "Terms and Conditions", SANSB, 8.5)
    S.t(30, yy + 24, "Thank you for doing business with us.", SANS, 8.5)
    S.t(560, y + 15 * len(sm) + 20, f"For : {sup.name}", SANS, 8.5, "r")
    S.t(560, y + 15 * len(sm) + 70, "Authorized Signatory", SANSB, 8.5, "r")
    S.save()
    data = dict(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=buy.code, supplier=sup.truth(sa), recipient=buy.truth([ba]), line_items=items,
            taxable_total=s2(T[3]), grand_total=s2(grand))
    if grand != T[2]:
        data["round_off"] = s2(grand - T[2])
    if len(byr) == 1:
        data.update(dict(cgst_total=s2(T[1] / 2), sgst_total=s2(T[1] / 2)) if intra else dict(igst_total=s2(T[1])))
    return {"data": data}


def broadband(path, seed, rows):
    """Broadband bill: coloured band, account summary with previous balance, charges without quantities."""
    rng = random.Random(f"broadband/{seed}/{rows}")
    sup = Party(rng, rng.choice(["Tarangnet Broadband Private Limited", "Meghdoot Fibernet Limited"]), kind="C")
    buy = Party(rng, rng.choice(PEOPLE), at=place(rng, code=sup.code))
    d = day(rng).replace(day=rng.choice([1, 5, 16]))
    due, no = d + timedelta(days=15), f"{sup.city[:3].upper()}{d:%y%m}{rng.randint(10 ** 6, 10 ** 7 - 1)}"
    S = Sheet(path, title="Monthly statement")
    col = rng.choice(["#0b6e99", "#7a1f5c", "#c2410c"])
    sa, ba = f"{sup.house}, {sup.street}, {sup.site}, {sup.city} - {sup.pin}", [f"{buy.house}", f"{buy.site}", f"{buy.street}", f"{buy.city} - {buy.pin}"]
    S.box(0, 0, S.w, 54, 0, col)
    S.t(36, 34, sup.name, DEJAB, 13, col=1)
    S.t(560, 34, "TAX INVOICE", DEJA, 11, "r", 1)
    S.t(36, 82, buy.name, DEJAB, 10)
    S.ts(36, 96, ba + [f"Mobile: {buy.phone[:2]}XXXXXX{buy.phone[-2:]}"], DEJA, 8.5, lead=12)
    for k, (a, b) in enumerate((("Account No.", str(rng.randint(10 ** 9, 10 ** 10))), ("Invoice No.", no), ("Invoice Date", f"{d:%d-%b-%Y}"),
            ("Due Date", f"{due:%d-%b-%Y}"), ("Place of Supply", f"{sup.state} ({sup.code})"))):
        S.box(320, 70 + 17 * k, 420, 85 + 17 * k, 0, "#e9eef2")
        S.t(326, 80 + 17 * k, a, DEJA, 8)
        S.t(428, 80 + 17 * k, b, DEJAB, 8)
    items, body, tv = [], [], D(0)
    pool = [("FTTH plan 100 Mbps unlimited", "998422", 699), ("Static IP address", "998429", 200), ("Router rental", "997315", 99),
            ("OTT add-on pack", "998434", 149), ("Landline calls - local & STD", "998411", 36), ("Speed boost 50 Mbps", "998422", 120)]
    for k in range(rows):
        n, h, p = pool[k % 6]
        v = q2(D(p) * rng.randint(80, 130) / 100)
        items.append(dict(description=n, hsn_sac=h, amount=s2(v)))
        body.append((n, h, d - timedelta(days=rng.randint(28, 31)), v))
        tv += v
    c = q2(tv * 9 / 100)
    tot = tv + 2 * c
    prev = q2(D(rng.randint(0, 150000)) / 100)
    paid = prev if rng.random() < .6 else D(0)
    y = 180
    labs = [("Previous Balance", prev), ("Payments Received", paid), ("Current Charges", tot), ("Amount Payable", prev - paid + tot)]
    for k, (a, b) in enumerate(labs):
        x = 36 + 132 * k
        S.box(x, y, x + 122, y + 40, .6, "#ffffff" if k < 3 else "#fdf3d8", col, 5)
        S.t(x + 61, y + 14, a, DEJA, 8, "c")
        S.t(x + 61, y + 32, RS + " " + inr(b), DEJAB, 11, "c")

    def head(y):
        S.box(36, y, 554, y + 18, 0, col)
        for x, w, a in ((42, "Charges for this month", "l"), (270, "SAC", "l"), (340, "Period", "l"), (548, "Amount (" + RS + ")", "r")):
            S.t(x, y + 12, w, DEJAB, 8, a, 1)
        return y + 32
    y = head(240)
    for n, h, f, v in body:
        if y > 770:
            S.t(297, 820, f"Page {S.page}", DEJA, 7, "c", .4)
            S.next()
            y = head(40)
        S.t(42, y, n, DEJA, 8.5)
        S.t(270, y, h, DEJA, 8.5)
        S.t(340, y, f"{f:%d %b} to {d - timedelta(days=1):%d %b %y}", DEJA, 8.5)
        S.t(548, y, inr(v), DEJA, 8.5, "r")
        S.line(36, y + 5, 554, y + 5, .3, "#bbbbbb", ([1, 2], 0))
        y += 16
    if y > 670:
        S.next()
        y = 50
    for a, b, f in (("Total charges before tax", tv, DEJA), ("CGST @ 9%", c, DEJA), ("SGST @ 9%", c, DEJA), ("Total current charges", tot, DEJAB)):
        S.t(340, y + 2, a, f, 8.5)
        S.t(548, y + 2, inr(b), f, 8.5, "r")
        y += 15
    S.line(36, y, 554, y, .8, col)
    S.ts(36, y + 18, [f"Pay by {due:%d-%b-%Y} to avoid a late fee of {RS}100. Cheques in favour of the company, with your account number.",
            "Complaints: dial 1800-XXX-2040 (toll free), nodal officer on working days 10 am to 6 pm."], DEJA, 7.5, lead=11)
    S.ts(36, y + 50, [f"Registered office: {sa}", f"GSTIN: {sup.gstin}   PAN: {sup.gstin[2:12]}   Tax payable under reverse charge: No"], DEJA, 7.5, lead=11,
            col=.3)
    S.save()
    return {"data": dict(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), place_of_supply=sup.code, reverse_charge=False,
            supplier=sup.truth([sa]), recipient=buy.truth(ba, False),
                         line_items=items, taxable_total=s2(tv), cgst_total=s2(c), sgst_total=s2(c), grand_total=s2(tot))}


LAYOUTS = {"dospharma": dospharma, "appzebra": appzebra, "broadband": broadband}
