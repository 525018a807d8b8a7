# SPDX-License-Identifier: AGPL-3.0-or-later
"""Transporter's bill, public undertaking in two languages."""
from stranger_keystone_kit import *


def lorry(path, seed, rows):
    """Transporter's freight bill: one line for each consignment note, tax payable by the recipient; full grid, address in the middle."""
    r = random.Random(f"lorry/{seed}/{rows}")
    sel, buy, inter = pair(r, ["Roadlines", "Freight Carriers", "Transport Company"], ["Cements Limited", "Papers Pvt. Ltd.", "Steel Rolling Mills"])
    d = day(r, 40)
    no = f"{sel['city'][:3].upper()}/{r.randint(1, 1999)}"
    p = Pen(path)
    sa = [f"{sel['street']}, {sel['area']}, {sel['city']} - {sel['pin']} ({sel['state']})"]
    ba = [f"{buy['street']}, {buy['area']}, {buy['city']} - {buy['pin']}"]
    red = colors.HexColor("#b01818")
    p.t(297, 34, "Subject to " + sel["city"] + " Jurisdiction", "T", 7.5, "c")
    p.t(297, 58, sel["name"].upper(), "TB", 20, "c", red)
    p.t(297, 70, "FLEET OWNERS & TRANSPORT CONTRACTORS", "TB", 8, "c")
    p.t(297, 82, sa[0] + "  *  Mob.: " + phone(r), "T", 7.5, "c")
    p.t(297, 94, f"GSTIN : {sel['gstin']}   *   PAN : {sel['gstin'][2:12]}   *   SAC : 996791", "TB", 8.5, "c")
    p.box(28, 100, 539, 64, None, 1, red)
    p.t(34, 114, "M/s.", "T", 9)
    p.t(58, 114, buy["name"], "TB", 10)
    p.t(58, 127, ba[0], "T", 8)
    p.t(58, 140, "GSTIN : " + buy["gstin"], "TB", 8.5)
    p.t(58, 154, f"Reverse Charge (Yes/No) : Yes          Place of Supply : {buy['state']} - {buy['st']}", "T", 8.5)
    p.line(430, 100, 430, 164, 1, red)
    p.t(436, 118, "Bill No.", "T", 9)
    p.t(490, 118, no, "TB", 10)
    p.t(436, 142, "Bill Date", "T", 9)
    p.t(490, 142, d.strftime("%d/%m/%Y"), "TB", 10)
    xs = [28, 48, 88, 128, 194, 280, 388, 430, 468, 512, 567]
    hd = [("Sr.",), ("L.R.", "No."), ("L.R.", "Date"), ("Vehicle No.",), ("From / To",), ("Particulars",), ("Weight", "(MT)"), ("Rate", "per MT"),
          ("Halting", "Charges"), ("Amount", "Rs.")]

    def head(y):
        p.box(28, y, 539, 26, colors.HexColor("#f6e3e3"), .7, red)
        for i, h in enumerate(hd):
            p.ls((xs[i] + xs[i + 1]) / 2, y + 11, h, "TB", 8, 10, "c", red)
            p.line(xs[i], y, xs[i], y + 26, .7, red)
        return y + 26
    y = head(170)
    items, tot = [], D(0)
    lr = r.randint(1000, 90000)
    places = [c for s in STATES.values() for c, _ in s[1]]
    for i in range(rows):
        g = r.choice(["Cement Bags", "Paper Reels", "M.S. Billets", "Empty Drums", "Packed Machinery (1 Case)", "Fly Ash in Bulk", "H.R. Coils"])
        w = D(r.randint(4000, 31000)) / 1000
        rt = D(r.choice([620, 875, 1140, 1480, 2260]))
        ht = D(r.choice([0, 0, 0, 500, 1000, 1500]))
        am = q2(w * rt) + ht
        tot += am
        if y + 24 > 790:
            p.t(567, y + 12, "P.T.O.", "TI", 8, "r")
            p.page()
            p.t(28, 34, f"{sel['name']}     Bill No. {no}     Dt. {d.strftime('%d/%m/%Y')}", "TB", 9)
            y = head(42)
        lr += r.randint(1, 40)
        f, t = r.sample(places, 2)
        vals = [str(i + 1), str(lr), (d - datetime.timedelta(days=r.randint(2, 30))).strftime("%d/%m/%y"),
                f"{r.choice(['MH', 'GJ', 'RJ', 'TN'])} {r.randint(10, 49)} {r.choice('ABG')} {r.randint(1000, 9999)}", f, g, f"{w:.3f}", s2(rt),
                s2(ht) if ht else "-", inr(am)]
        for k, v in enumerate(vals):
            if k > 5:
                p.t(xs[k + 1] - 3, y + 10, v, "T", 8, "r")
            else:
                p.t(xs[k] + 3, y + 10, v, "T", 8)
        p.t(xs[4] + 3, y + 20, "to " + t, "T", 8)
        for x in xs:
            p.line(x, y, x, y + 24, .7, red)
        p.line(28, y + 24, 567, y + 24, .4, red)
        y += 24
        items.append({"description": g, "quantity": f"{w:.3f}", "unit": "MT", "unit_price": s2(rt), "amount": s2(am)})
    if y > 670:
        p.page()
        y = 40
    p.box(28, y, 539, 20, None, .7, red)
    p.t(xs[8], y + 14, "Total Freight Rs.", "TB", 9, "r")
    p.t(564, y + 14, inr(tot), "TB", 10, "r")
    y = p.ls(34, y + 36, wrap("Rupees : " + say_rs(tot), "TB", 9, 520), "TB", 9, 12)
    tx = "IGST @ 5%" if inter else "CGST @ 2.5% and SGST @ 2.5%"
    y = p.ls(34, y + 4, [f"{tx} is payable by the recipient of service under reverse charge (Notification No. 13/2017).",
                         "We have not availed input tax credit on goods and services used for this supply.",
                         "Payment by A/c payee cheque only. Interest @ 18% p.a. after 15 days."], "T", 8, 11)
    p.t(560, y + 12, "For " + sel["name"].upper(), "TB", 9, "r", red)
    p.t(560, y + 52, "Authorised Signatory", "T", 8, "r")
    p.save()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": buy["st"], "reverse_charge": True,
                     "supplier": {**truth_party(sel, sa), "name": sel["name"].upper()},
                     "recipient": truth_party(buy, ba), "line_items": items, "grand_total": s2(tot)}}


def twolang(path, seed, rows):
    """Public undertaking: Hindi above or before English in every heading; open table with upright rules only."""
    r = random.Random(f"twolang/{seed}/{rows}")
    sel, buy, inter = pair(r, ["Khanij Nigam Limited", "Seeds Corporation Ltd.", "Rasayan Udyog Limited"], ["Agro Industries", "Fertichem Pvt Ltd",
            "Cooperative Society Ltd"])
    d = day(r)
    no = f"{sel['st']}{r.randint(10**8, 10**9 - 1)}"
    sa = [sel["street"] + ",", f"{sel['area']}, {sel['city']} - {sel['pin']}"]
    ba = [buy["street"], buy["area"], f"{buy['city']} - {buy['pin']}, {buy['state']}"]
    p = Pen(path)

    def both(x, y, h, e, z=8, bold=False):
        p.t(x, y, h, "HinB" if bold else "Hin", z)
        x += width(h, "HinB" if bold else "Hin", z)
        p.t(x, y, " / " + e, "SansB" if bold else "Sans", z)
        return x + width(" / " + e, "SansB" if bold else "Sans", z)
    p.t(40, 44, sel["name"], "SansB", 14)
    p.t(40, 58, "(A Government of India Undertaking)", "SansI", 8)
    p.ls(40, 70, sa, "Sans", 8, 11)
    p.line(40, 90, 555, 90, 1.2)
    both(232, 108, "कर बीजक", "TAX INVOICE", 11, True)
    y = 130
    both(40, y, "खरीदार", "Buyer", 8, True)
    yy = p.ls(40, y + 13, [buy["name"]] + ba, "Sans", 8.5, 12)
    p.t(40, yy, f"GSTIN: {buy['gstin']}", "Sans", 8.5)
    for k, (h, e, v) in enumerate([("बीजक सं.", "Invoice No.", no), ("तारीख", "Date", d.strftime("%d.%m.%Y")), ("राज", "Place of Supply",
            f"{buy['st']} {buy['state']}"), ("जीएसटीआईएन", "GSTIN", sel["gstin"]),
                                  ("उलटा कर भार", "Reverse Charge", "NO")]):
        both(310, y + 15 * k, h, e)
        p.t(448, y + 15 * k, v, "SansB", 8.5)
    xs = [40, 64, 216, 270, 322, 360, 420, 490, 555]
    hd = [("सं.", "No."), ("माल का नाम", "Name of Goods"), ("एचएसएन", "HSN"), ("तौल", "Quantity"), ("इकाई", "Unit"), ("दर", "Rate (₹)"), ("रकम", "Value (₹)"),
          ("कर दर", "GST %")]

    def head(y):
        p.line(40, y, 555, y, 1)
        for i, (h, e) in enumerate(hd):
            x = (xs[i] + xs[i + 1]) / 2
            p.t(x, y + 12, h, "Hin", 8, "c")
            p.t(x, y + 23, e, "Sans", 7.5, "c")
        p.line(40, y + 29, 555, y + 29, 1)
        return y + 29

    def close(top, y):
        for x in xs:
            p.line(x, top, x, y, .4)
        p.line(40, y, 555, y, 1)
    top = 214
    y = head(top)
    items, sub, tt = [], D(0), [D(0)] * 3
    for i in range(rows):
        n, h, un, rate, pr = r.choice([("Rock Phosphate Ground, 31.5% P2O5, in HDPE bags of 50 kg", "25102010", "MT", 5, 8950),
                                       ("Certified Wheat Seed HD 2967", "10019100", "QTL", 0, 3350), ("Limestone, Steel Melting Shop grade 10-40 mm",
                                               "25210010", "MT", 5, 1265),
                                       ("Caustic Soda Lye 48%", "28151200", "MT", 18, 31400), ("Gypsum, Run of Mine", "25201010", "MT", 5, 720),
                                       ("Zinc Sulphate Heptahydrate 21%", "28332940", "KG", 12, D("46.50"))])
        q = D(r.randint(2000, 60000)) / 1000
        pr, am = q2(pr), q2(q * q2(pr))
        t3 = split_tax(am, rate, inter)
        sub, tt = sub + am, [a + b for a, b in zip(tt, t3)]
        nl = wrap(n, "Sans", 8, 146)
        hh = 11 * len(nl) + 5
        if y + hh > 780:
            close(top, y)
            p.page()
            top = 40
            y = head(top)
        p.t(60, y + 12, str(i + 1), "Sans", 8, "r")
        p.ls(67, y + 12, nl, "Sans", 8, 11)
        p.t(219, y + 12, h, "Sans", 8)
        p.t(325, y + 12, un, "Sans", 8)
        for x, v in ((318, f"{q:.3f}"), (416, inr(pr)), (486, inr(am)), (549, str(rate))):
            p.t(x, y + 12, v, "Sans", 8, "r")
        y += hh
        items.append({"description": n, "hsn_sac": h, "quantity": f"{q:.3f}", "unit": un, "unit_price": s2(pr), "taxable_value": s2(am), "gst_rate": str(rate)})
    y += 8
    close(top, y)
    if y > 660:
        p.page()
        y = 40
    grand = (sub + sum(tt)).quantize(D(1), ROUND_HALF_UP)
    ro = grand - sub - sum(tt)
    rowsf = [("योग", "Total Value", sub)] + ([("आईजीएसटी", "IGST", tt[2])] if inter else [("सीजीएसटी", "CGST", tt[0]), ("एसजीएसटी", "SGST", tt[1])]) + [("",
            "Rounding", ro), ("कुल योग", "Grand Total", grand)]
    for h, e, v in rowsf:
        y += 16
        b = e == "Grand Total"
        if b:
            p.line(290, y - 11, 555, y - 11, .8)
        if h:
            both(294, y, h, e, 9 if b else 8, b)
        else:
            p.t(294, y, e, "Sans", 8)
        p.t(549, y, inr(v), "SansB" if b else "Sans", 9 if b else 8, "r")
    p.line(290, y + 5, 555, y + 5, .8)
    p.ls(40, y + 24, wrap("Rupees " + say_rs(grand), "SansI", 8, 515), "SansI", 8, 11)
    p.t(40, y + 56, "Paid in advance through RTGS. Goods once lifted shall not be taken back.", "Sans", 7.5)
    p.t(555, y + 70, "for " + sel["name"], "SansB", 8, "r")
    p.t(555, y + 106, "Manager (Marketing)", "Sans", 8, "r")
    p.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": buy["st"], "reverse_charge": False, "supplier": truth_party(sel, sa),
         "recipient": truth_party(buy, ba),
         "line_items": items, "taxable_total": s2(sub), "round_off": s2(ro), "grand_total": s2(grand)}
    t.update({"igst_total": s2(tt[2])} if inter else {"cgst_total": s2(tt[0]), "sgst_total": s2(tt[1])})
    return {"data": t}


LAYOUTS = {"lorry": lorry, "twolang": twolang}
