# SPDX-License-Identifier: AGPL-3.0-or-later
"""Pharma wholesaler, DOS bill, professional letter."""
from stranger_keystone_kit import *

MEDS = [("PARAVEX 650 TAB", "30049069", "15'S", "30.91", "22.08"), ("AMOXIRAL CV 625", "30041030", "10'S", "204.57", "146.12"), ("PANTOGEN-D CAP", "30049039",
        "15'S", "199.00", "142.14"),
        ("CETRILEX SYP 60ML", "30049032", "60ML", "58.40", "41.71"), ("MEFTOSPAN-X TAB", "30049063", "10'S", "52.80", "37.71"), ("ORSOLYTE ORANGE 21.8G",
                "30049099", "1X25", "22.30", "15.93"),
        ("BETAVIDON OINT 20G", "30049087", "20G", "76.20", "54.43"), ("GLIMORAY M2 TAB", "30049079", "15'S", "168.75", "120.54"), ("SURGIPLAST ROLL 5CM",
                "30051090", "1'S", "85.00", "60.71")]


def pharma(path, seed, rows):
    """Pharma distributor: narrow columns down to the foot of the half-filled page, tax classes below. Drawn column by column."""
    r = random.Random(f"pharma/{seed}/{rows}")
    sel, buy, inter = pair(r, ["Pharma Distributors", "Drug House", "Medical Agencies"], ["Medical & General Stores", "Medicos", "Chemist"])
    d = day(r)
    no = f"{r.choice('ACS')}{r.randint(1, 99999):06d}"
    due = d + datetime.timedelta(days=21)
    sa = [f"{sel['street']}, {sel['area']},", f"{sel['city']}-{sel['pin']}"]
    if width(" ".join(sa), "Cond", 7) < 262:
        sa = [" ".join(sa)]
    ba = [buy["street"] + ",", f"{buy['area']}, {buy['city']} {buy['pin']}"]
    items, view, cls = [], [], {}
    for i in range(rows):
        n, h, pk, mrp, ptr = r.choice(MEDS)
        rate = 5 if r.random() < .8 else 12
        q = r.choice([1, 2, 5, 10, 20, 30, 50])
        free = q // 10 if r.random() < .5 else 0
        sch = r.choice([0, 0, 2, 5, 10])
        tv = q2(D(q) * D(ptr) * (100 - sch) / 100)
        c, s, g = split_tax(tv, rate, inter)
        bt, ex = f"{r.choice('BGTX')}{r.choice('ABCD')}{r.randint(1000, 99999)}", f"{r.randint(1, 12):02d}/{r.randint(27, 29)}"
        it = {"description": n, "hsn_sac": h, "quantity": str(q), "unit_price": ptr, "taxable_value": s2(tv), "amount": s2(tv), "gst_rate": str(rate)}
        if sch:
            it["discount"] = f"{sch}%"
        items.append(it)
        k = cls.setdefault(rate, [D(0)] * 4)
        for j, v in enumerate((tv, c, s, g)):
            k[j] += v
        view.append([str(i + 1), n, pk, h, bt, ex, mrp, str(q), str(free) if free else "", ptr, f"{sch:.2f}" if sch else "", f"{rate:.1f}", s2(tv)])
    xs = [18, 36, 140, 168, 212, 262, 292, 334, 364, 390, 432, 466, 496, 577]
    hd = ["Sn.", "Product Name", "Pack", "HSN", "Batch No", "Exp.", "M.R.P.", "Qty", "Free", "P.T.R.", "Sch%", "GST%", "Taxable"]
    al = "clllllrrrrrrr"
    p = Pen(path)
    per = 38
    pages = [view[i:i + per] for i in range(0, len(view), per)]
    for pn, pg in enumerate(pages, 1):
        p.box(18, 20, 559, 104)
        p.t(24, 36, sel["name"].upper(), "CondB", 12)
        p.ls(24, 48, sa + [f"Ph. {phone(random.Random(no))}  D.L.No. 20B-{no[1:]}/21B-{no[1:]}", f"GSTIN : {sel['gstin']}"], "Cond", 7, 9)
        p.line(292, 20, 292, 124)
        p.t(297, 32, "M/s", "Cond", 7)
        p.t(314, 32, buy["name"], "CondB", 9)
        y = p.ls(314, 43, ba, "Cond", 7, 9)
        p.t(314, y, f"GSTIN : {buy['gstin']}", "Cond", 7)
        p.t(314, y + 9, f"State : {buy['st']}-{buy['state']}", "Cond", 7)
        p.line(292, 86, 577, 86)
        p.t(297, 98, f"Invoice No. : {no}", "CondB", 8)
        p.t(440, 98, f"Date : {d.strftime('%d-%m-%Y')}", "CondB", 8)
        p.t(297, 112, f"Due Date : {due.strftime('%d-%m-%Y')}", "Cond", 7.5)
        p.t(440, 112, f"Page : {pn} / {len(pages)}", "Cond", 7.5)
        p.t(24, 116, "GST INVOICE   -   CREDIT", "CondB", 9)
        p.box(18, 124, 559, 14, colors.HexColor("#d9d9d9"))
        last = pn == len(pages)
        bot = 142 + 13 * (per if len(pages) > 1 else max(16, len(pg)))
        for j in range(13):
            x1, x2 = xs[j], xs[j + 1]
            p.t((x1 + x2) / 2, 134, hd[j], "CondB", 6.8, "c")
            p.line(x2, 124, x2, bot)
            for i, v in enumerate(pg):
                yy = 150 + 13 * i
                if al[j] == "r":
                    p.t(x2 - 3, yy, v[j], "Cond", 7, "r")
                elif al[j] == "c":
                    p.t((x1 + x2) / 2, yy, v[j], "Cond", 7, "c")
                else:
                    p.t(x1 + 2, yy, v[j], "Cond", 6.8)
        p.box(18, 124, 559, bot - 124)
        if not last:
            p.t(570, bot + 12, "Continued..", "CondI", 8, "r")
            p.page()
    p.box(18, bot, 559, 92)
    y = bot + 11
    cx = [60, 120, 170, 220] if not inter else [60, 130, 200]
    for x, h in zip(cx, ["CLASS", "TAXABLE", "IGST"] if inter else ["CLASS", "TAXABLE", "CGST", "SGST"]):
        p.t(x, y, h, "CondB", 6.8, "r")
    tot = [sum(k[j] for k in cls.values()) for j in range(4)]
    for rt in sorted(cls) + [None]:
        y += 11
        k = cls[rt] if rt else tot
        for x, v in zip(cx, [f"GST {rt:.2f}" if rt else "TOTAL"] + [s2(a) for a in ([k[0], k[3]] if inter else k[:3])]):
            p.t(x, y, v, "Cond" if rt else "CondB", 7, "r")
    gross = sum(tot)
    grand = gross.quantize(D(1), ROUND_HALF_UP)
    p.line(400, bot, 400, bot + 92)
    y = bot + 12
    foot = [("SUB TOTAL", tot[0])] + ([("IGST PAYBLE", tot[3])] if inter else [("SGST PAYBLE", tot[2]), ("CGST PAYBLE", tot[1])]) + [("ROUND OFF",
            grand - gross)]
    for a, b in foot:
        p.t(406, y, a, "Cond", 7.5)
        p.t(572, y, s2(b), "Cond", 7.5, "r")
        y += 12
    p.box(400, bot + 66, 177, 26, colors.HexColor("#d9d9d9"))
    p.t(406, bot + 83, "GRAND TOTAL", "CondB", 10)
    p.t(572, bot + 83, s2(grand), "CondB", 11, "r")
    p.ls(24, bot + 62, wrap("Rs. " + say_rs(grand), "CondI", 7.5, 370), "CondI", 7.5, 9)
    p.t(24, bot + 86, "Terms: Goods once sold will not be taken back. Bills not paid by due date attract 24% interest.", "Cond", 6.5)
    p.t(570, bot + 104, "For " + sel["name"].upper(), "CondB", 7.5, "r")
    p.t(570, bot + 132, "Authorised Signatory", "Cond", 7, "r")
    p.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "supplier": {**truth_party(sel, sa), "name": sel["name"].upper()},
         "recipient": truth_party(buy, ba), "line_items": items,
         "taxable_total": s2(tot[0]), "round_off": s2(grand - gross), "grand_total": s2(grand)}
    t.update({"igst_total": s2(tot[3])} if inter else {"cgst_total": s2(tot[1]), "sgst_total": s2(tot[2])})
    return {"data": t}


def dosbill(path, seed, rows):
    """A DOS-born billing program on A4: fixed pitch, dashed rules, two printed lines for each item, B/F and C/F sums."""
    r = random.Random(f"dosbill/{seed}/{rows}")
    sel, buy, inter = pair(r, ["Machinery Stores", "Mill Stores", "Iron Syndicate"], ["Agro Centre", "Industries", "Fabricators"])
    d = day(r)
    no = f"{r.randint(100, 9999)}"
    L, items = [], []
    sa = f"{sel['street']}, {sel['city']} - {sel['pin']}"
    ba = [buy["street"], f"{buy['area']}, {buy['city']} - {buy['pin']}"]
    W = 94
    head = [sel["name"].upper().center(W), sa.center(W), f"GSTIN: {sel['gstin']}   State Code: {sel['st']}".center(W), "T A X   I N V O I C E".center(W),
            "=" * W,
            f"To: {buy['name']}".ljust(60) + f"Bill No  : {no}", f"    {ba[0]}".ljust(60) + f"Bill Date: {d.strftime('%d/%m/%Y')}", f"    {ba[1]}".ljust(60) +
            f"Vehicle  : {'MH'}-{r.randint(10, 48)}-{r.randint(1000, 9999)}",
            f"    GSTIN: {buy['gstin']}".ljust(60) + f"Supply to: {buy['st']}-{buy['state']}"]
    th = ["-" * W, f"{'Sr':>2} {'Particulars':<30} {'HSN':<8} {'Quantity':>11} {'Unit':<4} {'Rate':>9} {'Disc.Amt':>10} {'Amount':>12}", "   " +
          f"{'GST%':>14} " + ("     IGST Amt" if inter else "     CGST Amt     SGST Amt"), "-" * W]
    tv_, tc, ts, tg = [D(0)] * 4
    pages, cur = [], head + th
    for i in range(rows):
        name, hsn, un, rate, price = r.choice(HARDWARE)
        nm = name.upper()[:30].strip()
        q, pr = D(r.randint(4, 600)) / 4, q2(D(str(price)) * D(r.randint(95, 108)) / 100)
        ds = q2(q * pr * r.choice([0, 3, 5, 8]) / 100)
        tv = q2(q * pr) - ds
        c, s, g = split_tax(tv, rate, inter)
        it = {"description": nm, "hsn_sac": hsn, "quantity": f"{q:.2f}", "unit": un.upper(), "unit_price": s2(pr), "amount": s2(tv), "gst_rate": str(rate)}
        if ds:
            it["discount"] = s2(ds)
        it.update({"igst_amount": s2(g)} if inter else {"cgst_amount": s2(c), "sgst_amount": s2(s)})
        items.append(it)
        if len(cur) > 56:
            cur += ["-" * W, "C/F".rjust(70) + f"{tv_:.2f}".rjust(W - 70)]
            pages.append(cur)
            cur = [f"{sel['name'].upper()}    Bill No: {no}   Date: {d.strftime('%d/%m/%Y')}    Page {len(pages) + 1}"] + th + ["B/F".rjust(70) +
                    f"{tv_:.2f}".rjust(W - 70)]
        tv_, tc, ts, tg = tv_ + tv, tc + c, ts + s, tg + g
        cur.append(f"{i + 1:>2} {nm:<30} {hsn:<8} {q:>11.2f} {un.upper():<4} {pr:>9.2f} {f'{ds:.2f}' if ds else '':>10} {tv:>12.2f}")
        cur.append("   " + f"{rate:>14.2f} " + (f"{g:>13.2f}" if inter else f"{c:>13.2f}{s:>13.2f}"))
    gross = tv_ + tc + ts + tg
    grand = gross.quantize(D(1), ROUND_HALF_UP)
    foot = ["-" * W] + [f"{a:>70}{b:>22.2f}" for a, b in [("TAXABLE AMOUNT", tv_)] + ([("ADD IGST", tg)] if inter else [("ADD CGST", tc), ("ADD SGST", ts)]) +
                        [("ROUND OFF", grand - gross)]]
    foot += [" " * 55 + "-" * 37, f"{'NET AMOUNT':>70}{grand:>22.2f}", "=" * W] + ["Rs. " + say_rs(grand)] + ["-" * W,
            "E.&O.E.  Subject to local jurisdiction.", "", ("For " + sel["name"].upper()).rjust(W)]
    if len(cur) + len(foot) > 66:
        pages.append(cur)
        cur = []
    pages.append(cur + foot)
    p = Pen(path)
    for pg in pages:
        for k, ln in enumerate(pg):
            if ln.strip():
                p.t(24 + (len(ln) - len(ln.lstrip())) * 5.94, 40 + 11.6 * k, ln.strip(), "C", 9.9)
        p.page()
    p.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": buy["st"], "supplier": {**truth_party(sel, [sa]),
            "name": sel["name"].upper()}, "recipient": truth_party(buy, ba),
         "line_items": items, "taxable_total": s2(tv_), "round_off": s2(grand - gross), "grand_total": s2(grand)}
    t.update({"igst_total": s2(tg)} if inter else {"cgst_total": s2(tc), "sgst_total": s2(ts)})
    return {"data": t}


FEES = ["Fees for statutory audit of the financial statements for the year", "Fees for tax audit under section 44AB of the Income-tax Act, 1961",
        "Certification of net worth for submission to bankers",
        "Filing of quarterly TDS statements in Forms 24Q and 26Q", "Out-of-pocket expenses (conveyance, typing and courier)",
        "Representation before the assessing officer, two hearings",
        "Advice on the proposed slump sale, including one conference and a written opinion of eleven pages",
        "Reconciliation of GSTR-2B with the purchase register"]


def letter(path, seed, rows):
    """A professional's letterhead: serif, values in sentences, numbered fees without a table, address in the foot."""
    r = random.Random(f"letter/{seed}/{rows}")
    sel, buy, inter = pair(r, ["& Associates", "Rao & Co."], ["Textiles Limited", "Foundation", "Castings Pvt. Ltd."])
    d = day(r)
    no = f"{r.randint(1, 260):03d}/{fy(d)}"
    sa = [f"{sel['street']}, {sel['area']}, {sel['city']} - {sel['pin']}"]
    ba = [buy["street"] + ",", buy["area"] + ",", f"{buy['city']} - {buy['pin']}."]
    p = Pen(path)

    def frame():
        p.t(297, 56, sel["name"], "SerifB", 18, "c", colors.HexColor("#123a5e"))
        p.t(297, 72, "Chartered Accountants", "SerifI", 10, "c")
        p.line(60, 80, 535, 80, .8, colors.HexColor("#123a5e"))
        p.line(60, 792, 535, 792, .4)
        p.t(297, 804, sa[0], "Serif", 7.5, "c")
        p.t(297, 815, f"Tel. 0{r0} 24{r0}{r0}  |  office@{sel['name'].split()[0].lower()}.example  |  GSTIN {sel['gstin']}", "Serif", 7.5, "c")
    r0 = r.randint(20, 88)
    frame()
    p.t(60, 106, f"Bill No. {no}", "Serif", 10)
    p.t(535, 106, d.strftime("%d %B %Y"), "Serif", 10, "r")
    p.t(60, 130, buy["name"], "SerifB", 10)
    y = p.ls(60, 144, ba, "Serif", 10, 14)
    p.t(60, y, f"GSTIN: {buy['gstin']}", "Serif", 10)
    p.t(297, y + 28, "TAX INVOICE", "SerifB", 11, "c")
    y += 50
    for ln in wrap(f"To professional services (SAC 998221) rendered to you, the place of supply being {buy['state']} (State Code {buy['st']}), as under:",
                   "Serif", 10, 475):
        p.words(60, y, ln, "Serif", 10)
        y += 14
    y += 8
    items, sub = [], D(0)
    for i in range(rows):
        t = r.choice(FEES)
        am = D(r.randint(6, 300) * 250)
        sub += am
        nl = wrap(t, "Serif", 10, 330)
        if y + 14 * len(nl) > 770:
            p.page()
            frame()
            y = 108
        p.t(78, y, f"{i + 1}.", "Serif", 10, "r")
        p.t(535, y, inr(am), "Serif", 10, "r")
        y = p.ls(86, y, nl, "Serif", 10, 14) + 4
        items.append({"description": t, "amount": s2(am)})
    if y > 590:
        p.page()
        frame()
        y = 108
    c, s, g = split_tax(sub, 18, inter)
    grand = sub + c + s + g
    for a, b in [("", sub)] + ([("Add: IGST @ 18%", g)] if inter else [("Add: CGST @ 9%", c), ("Add: SGST @ 9%", s)]):
        if not a:
            p.line(450, y - 6, 535, y - 6)
            y += 6
        p.t(86, y, a or "Total fees", "Serif", 10)
        p.t(535, y, inr(b), "Serif", 10, "r")
        y += 16
    p.line(450, y - 9, 535, y - 9)
    p.t(86, y + 3, "Total amount payable", "SerifB", 10)
    p.t(535, y + 3, inr(grand), "SerifB", 10, "r")
    p.line(450, y + 8, 535, y + 8, 1)
    y = p.ls(60, y + 28, wrap(f"(Rupees {say_rs(grand)})", "SerifI", 10, 475), "SerifI", 10, 14) + 8
    y = p.ls(60, y, wrap("Tax is not payable on reverse charge basis. Kindly remit the amount to our current account with Sahyadri Gramin Bank.", "Serif", 9,
                         475), "Serif", 9, 13)
    p.t(360, y + 22, f"For {sel['name']}", "Serif", 10)
    p.t(360, y + 66, "Partner", "Serif", 10)
    p.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": buy["st"], "reverse_charge": False, "supplier": truth_party(sel, sa),
         "recipient": truth_party(buy, [*ba[:2], ba[2].rstrip(".")]), "line_items": items, "taxable_total": s2(sub), "grand_total": s2(grand)}
    t.update({"igst_total": s2(g)} if inter else {"cgst_total": s2(c), "sgst_total": s2(s)})
    return {"data": t}


LAYOUTS = {"pharma": pharma, "dosbill": dosbill, "letter": letter}
