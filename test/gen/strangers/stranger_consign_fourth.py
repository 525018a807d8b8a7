# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_consign.py, fourth part."""

from stranger_consign_kit import (Doc, A4, LETTER, wrap, en, plain, rdiv, pct, iso, anydate, days, digits,
                             rng_for, truth, item, party)

MO = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]

YARD = [("Installation:Drip Irrigation", "Install drip line incl. emitters, back yard beds", 6500), ("Weekly Service", "Mow, edge and blow - front and back", 5500),
        ("Mulch", "Cedar mulch, per cubic yard delivered and spread", 8925), ("Labor", "Two-man crew, hourly", 7800), ("Design", "", 12500),
        ("Trimming:Palm", "Skin and trim palm, haul debris to county landfill. Price per tree under 30 ft", 9500), ("Rock Salt 50lb", "", 1149)]


def qbo(path, seed, rows):
    rng = rng_for("qbo", seed, rows)
    p = Doc(path, LETTER, "Invoice", "QuickBooks")
    cust = party(rng, "us")
    sup = rng.choice(["Saguaro Yardworks LLC", "Blue Heron Grounds Inc", "Three Pines Outdoor Co."])
    d = anydate(rng)
    due = days(d, 30)
    no = str(rng.randint(1037, 8999))
    blue, lb = "#1f5f99", "#d6e4f0"
    us = lambda x: x.strftime("%m/%d/%Y")

    def thead(y):
        p.box(40, y - 13, 532, 19, lb)
        p.row(y, [(46, "l", "N"), (140, "l", "N"), (408, "r", "N"), (482, "r", "N"), (566, "r", "N")], ["ACTIVITY", "DESCRIPTION", "QTY", "RATE", "AMOUNT"], 8, blue)
        return y + 22

    p.t(40, 56, sup, "NB", 12)
    p.ts(40, 70, ["2210 E Fort Lowell Rd", "Tucson, AZ  85719 US", "(520) 555-0148", "billing@yardworks.example"], "N", 8.5, 11.5)
    p.circle(545, 64, 24, "#6aa84f")
    p.t(40, 140, "INVOICE", "N", 20, c=blue)
    p.t(40, 164, "BILL TO", "NB", 8)
    p.ts(40, 176, [cust["name"], cust["street"], cust["city"]], "N", 9, 12)
    p.t(215, 164, "SHIP TO", "NB", 8)
    p.ts(215, 176, [cust["name"], "Job site - rear gate", cust["city"]], "N", 9, 12)
    y = 164
    for a, b in (("INVOICE #", no), ("DATE", us(d)), ("DUE DATE", us(due)), ("TERMS", "Net 30")):
        p.t(475, y, a, "NB", 8, "r")
        p.t(482, y, b, "N", 9)
        y += 13
    p.line(40, 226, 572, 226, .6, blue)
    y = thead(250)
    lines, sub, taxable = [], 0, 0
    for i in range(rows):
        a, ds, pr = rng.choice(YARD)
        pr += rng.randint(0, 6) * 25
        q = rng.choice([1, 1, 2, 3, 4, 6]) * 100 + (50 if a == "Labor" and rng.random() < .5 else 0)
        amt = rdiv(q * pr, 100)
        sub += amt
        t = a.startswith(("Mulch", "Rock"))
        taxable += amt if t else 0
        al = wrap(a, "NB", 8.5, 88)
        dl = wrap(ds, "N", 8.5, 225) if ds else []
        h = 12 * max(len(al), len(dl)) + 7
        if y + h > 740:
            p.t(572, 770, lambda a, b: "Page %d of %d" % (a, b), "N", 7, "r")
            p.page()
            y = thead(60)
        p.ts(46, y, al, "NB", 8.5, 12)
        p.ts(140, y, dl, "N", 8.5, 12)
        qs = plain(q, 2).rstrip("0").rstrip(".") if q % 100 else str(q // 100)
        p.row(y, [(408, "r", "N"), (482, "r", "N"), (566, "r", "N")], [qs, en(pr), en(amt) + ("T" if t else "")], 8.5)
        y += h
        lines.append(item(" ".join(dl) if dl else a, qs, plain(pr), amount=plain(amt)))
    disc = pct(sub, 500) if rng.random() < .4 else 0
    tax = pct(taxable, 870)
    ship = rng.choice([0, 0, 4500])
    tot = sub - disc + tax + ship
    paid = rng.choice([0, 0, tot // 3])
    if y + 150 > 740:
        p.t(572, 770, lambda a, b: "Page %d of %d" % (a, b), "N", 7, "r")
        p.page()
        y = 70
    p.line(40, y, 572, y, .6, "#999999", ([2, 2], 0))
    y += 18
    p.para(40, y, "Thank you for your business! Please make checks payable to %s - a 1.5%% monthly finance charge applies to past due balances." % sup, 240, "N", 8.5, 12)
    rs = [("SUBTOTAL", sub)] + ([("DISCOUNT 5%", -disc)] if disc else []) + [("TAX (8.7%)", tax)] + ([("SHIPPING", ship)] if ship else []) + [("TOTAL", tot)]
    if paid:
        rs.append(("PAYMENT", paid))
    for a, v in rs:
        p.t(340, y, a, "N", 8.5)
        p.t(566, y, en(v), "N", 9, "r")
        y += 15
    p.line(340, y - 6, 572, y - 6, .6, "#999999", ([2, 2], 0))
    p.t(340, y + 12, "BALANCE DUE", "N", 9)
    p.t(566, y + 13, "$" + en(tot - paid), "NB", 14, "r")
    p.t(572, 770, lambda a, b: "Page %d of %d" % (a, b), "N", 7, "r")
    p.save()
    tt = {"subtotal": plain(sub), "tax": plain(tax), "total": plain(tot), "due": plain(tot - paid)}
    if disc:
        tt["discount"] = plain(-disc)
    if ship:
        tt["shipping"] = plain(ship)
    if paid:
        tt["paid"] = plain(paid)
    return truth(invoice_number=no, invoice_date=iso(d), due_date=iso(due), supplier={"name": sup}, recipient={"name": cust["name"]}, line_items=lines, totals=tt)


CAFE = [("Returned: single origin beans 1kg", 3450, 0), ("Keep cups branded 8oz, carton 24 - print defect", 21560, 1), ("Barista apron", 3890, 1), ("Almond milk 12 x 1L", 4380, 0),
        ("Overcharge on INV freight, agreed with A/P by phone", 1595, 1), ("Grinder burr set 83mm", 18900, 1), ("Fresh pastries (short delivered)", 640, 0)]


def xeroau(path, seed, rows):
    rng = rng_for("xeroau", seed, rows)
    p = Doc(path, A4, "Credit Note", "Xero")
    cust = party(rng, "au")
    sup = rng.choice(["Kurrajong Coffee Supply Pty Ltd", "Bellbird Roasters Pty Ltd", "Tallow & Co Wholesale"])
    abn = "%s %s %s %s" % (digits(rng, 2), digits(rng, 3), digits(rng, 3), digits(rng, 3))
    d = anydate(rng)
    no = "CN-%04d" % rng.randint(12, 980)
    ref = "INV-%04d" % rng.randint(1200, 6800)
    lg = lambda x: "%d %s %d" % (x.day, MO[x.month - 1], x.year)
    cols = [(52, "l", "H"), (338, "r", "H"), (408, "r", "H"), (462, "r", "H"), (543, "r", "H")]

    def thead(y):
        p.row(y, [(x, a, "HB") for x, a, _ in cols], ["Description", "Quantity", "Unit Price", "GST", "Amount AUD"], 9)
        p.line(52, y + 6, 543, y + 6, 1)
        return y + 20

    p.t(52, 110, "CREDIT NOTE", "H", 22)
    p.ts(70, 142, [cust["name"], cust["street"], cust["city"], "AUSTRALIA"], "H", 9.5, 12.5)
    y = 100
    for a, b in (("Date", lg(d)), ("Credit Note Number", no), ("Reference", ref), ("ABN", abn)):
        p.t(300, y, a, "HB", 9)
        p.t(300, y + 11, b, "H", 9)
        y += 27
    p.ts(425, 100, wrap(sup, "H", 9, 120) + ["Attention: Accounts", "PO Box 77", "LEICHHARDT NSW 2040", "AUSTRALIA"], "H", 9, 11.5)
    y = thead(262)
    lines, sub, gst = [], 0, 0
    incl = rng.random() < .4
    for i in range(rows):
        n, pr, t = rng.choice(CAFE)
        pr += rng.randint(0, 9) * 10
        q = rng.randint(1, 12) * 100
        amt = q * pr // 100
        sub += amt
        gst += (rdiv(amt, 11) if incl else pct(amt, 1000)) if t else 0
        dl = wrap(n, "H", 9, 225)
        h = 11.5 * len(dl) + 8
        if y + h > 770:
            p.t(543, 812, lambda a, b: "Page %d of %d" % (a, b), "H", 7, "r")
            p.page()
            y = thead(70)
        p.row(y, cols, [None, plain(q), en(pr), "10%" if t else "GST Free", en(amt)], 9)
        p.ts(52, y, dl, "H", 9, 11.5)
        y += h
        p.line(52, y - 11, 543, y - 11, .3, "#aaaaaa")
        lines.append(item(" ".join(dl), plain(q), plain(pr), "10" if t else "0", plain(amt)))
    tot = sub if incl else sub + gst
    cred = rng.choice([0, tot, tot // 2])
    if y + 240 > 800:
        p.t(543, 812, lambda a, b: "Page %d of %d" % (a, b), "H", 7, "r")
        p.page()
        y = 80
    y += 6
    for a, v in ((("INCLUDES GST 10%", gst),) if incl else (("Subtotal", sub), ("TOTAL GST 10%", gst))):
        p.t(462, y, a, "H", 9, "r")
        p.t(543, y, en(v), "H", 9, "r")
        y += 15
    p.line(330, y - 8, 543, y - 8, .8)
    p.t(462, y + 4, "TOTAL AUD", "HB", 10, "r")
    p.t(543, y + 4, en(tot), "HB", 10, "r")
    y += 22
    if cred:
        p.t(462, y, "Less Credit to Invoice " + ref, "H", 9, "r")
        p.t(543, y, en(cred), "H", 9, "r")
        y += 15
    p.line(330, y - 8, 543, y - 8, .8)
    p.t(462, y + 4, "REMAINING CREDIT AUD", "HB", 10, "r")
    p.t(543, y + 4, en(tot - cred), "HB", 10, "r")
    p.line(40, 690, 555, 690, .6, "#777777", ([4, 3], 0))
    p.t(52, 720, "CREDIT ADVICE", "H", 16)
    p.ts(52, 742, ["To: " + sup, "PO Box 77", "LEICHHARDT NSW 2040"], "H", 8.5, 11)
    yy = 722
    for a, b in (("Customer", cust["name"]), ("Credit Note Number", no), ("Credit Amount", en(tot - cred))):
        p.t(330, yy, a, "HB", 9)
        p.t(543, yy, b, "H", 9, "r")
        yy += 15
    p.t(52, 812, "Registered Office: 41 Balmain Road, Leichhardt, NSW, 2040, Australia.", "H", 7)
    p.t(543, 812, lambda a, b: "Page %d of %d" % (a, b), "H", 7, "r")
    p.save()
    tt = {"tax": plain(gst), "total": plain(tot)}
    if not incl:
        tt["subtotal"] = plain(sub)
    return truth("credit_note", invoice_number=no, invoice_date=iso(d), currency="AUD", supplier={"name": sup, "tax_id": abn}, recipient={"name": cust["name"]},
                 line_items=lines, totals=tt)


WORK = ["Telephone attendance on client re disclosure exercise and timetable to exchange", "Drafting letter to the other side's solicitors",
        "Perusing and considering bundle of correspondence (46 pp) and advising thereon by email", "Preparing attendance note",
        "Attending case management conference before Deputy Master, including travel and waiting", "Reviewing lease and superior title documents; report on title",
        "Instructing counsel", "Emails in/out (6 units) - completion statement"]


def law(path, seed, rows):
    rng = rng_for("law", seed, rows)
    p = Doc(path, A4, "Bill of costs")
    cust = party(rng, "uk")
    sup = rng.choice(["Garraway Moule LLP", "Pennistone & Rudd Solicitors", "Harcastle Quaile LLP"])
    vat = "GB %s %s %s" % (digits(rng, 3), digits(rng, 4), digits(rng, 2))
    d = anydate(rng)
    no = digits(rng, 6)
    mat = "%s/%s-%04d" % (rng.choice(["LIT", "PROP", "CORP"]), digits(rng, 5), rng.randint(1, 30))
    lg = lambda x: "%d %s %d" % (x.day, MONTHS[x.month - 1], x.year)
    p.t(540, 60, sup, "SB", 18, "r", "#5a1a2b")
    p.ts(540, 76, ["9 Old Mint Court, London EC3N 4ZZ", "DX 88 Cheapside   T 020 7946 0810"], "S", 7.5, 10, "r")
    p.ts(60, 130, ["Private & Confidential", cust["name"], cust["street"], cust["city"]], "S", 9.5, 13)
    y = 130
    for a, b in (("Invoice No:", no), ("Our Ref:", mat), ("Tax point:", lg(d)), ("VAT Reg No:", vat)):
        p.t(350, y, a, "S", 9)
        p.t(420, y, b, "S", 9)
        y += 13
    p.t(300, 214, "INVOICE", "SB", 13, "c")
    p.t(60, 236, "Re: " + rng.choice(["Dispute with former contractor", "Lease of ground floor premises", "Proposed share purchase"]), "SB", 10)
    y = p.para(60, 252, "TO OUR PROFESSIONAL CHARGES in connection with the above matter for the period to %s, as detailed below:" % lg(days(d, -4)), 480, "S", 9, 13)

    def thead(y):
        p.line(60, y - 12, 540, y - 12, .8, "#5a1a2b")
        for x, al, h in ((60, "l", "Date"), (118, "l", "Fee earner"), (172, "l", "Details of work"), (424, "r", "Hours"), (476, "r", "Rate (£)"), (540, "r", "Amount (£)")):
            p.t(x, y, h, "SB", 8.5, al)
        p.line(60, y + 5, 540, y + 5, .8, "#5a1a2b")
        return y + 20

    def npage():
        p.t(300, 815, lambda a, b: "Page %d" % a, "S", 7, "c")
        p.page()
        p.t(60, 50, "Invoice No: %s" % no, "S", 8)

    y = thead(y + 16)
    lines, fees, hrs = [], 0, 0
    rates = {"P": 41000, "AS": 28500, "TR": 15500}
    w = days(d, -3 - rows)
    nd = rows // 6
    for i in range(rows - nd):
        fe = rng.choice(["P", "AS", "AS", "TR"])
        q = rng.randint(1, 42)
        amt = rdiv(q * rates[fe], 10)
        fees += amt
        hrs += q
        w = days(w, 1)
        dl = wrap(rng.choice(WORK), "S", 8.5, 218)
        if y + 11.5 * len(dl) > 780:
            npage()
            y = thead(84)
        p.t(60, y, w.strftime("%d/%m/%Y"), "S", 8.5)
        p.t(118, y, fe, "S", 8.5)
        p.row(y, [(424, "r", "S"), (476, "r", "S"), (540, "r", "S")], [plain(q, 1), en(rates[fe]), en(amt)], 8.5)
        y = p.ts(172, y, dl, "S", 8.5, 11.5) + 4
        lines.append(item(" ".join(dl), plain(q, 1), plain(rates[fe]), amount=plain(amt)))
    disb = 0
    p.t(172, y + 4, "Total time", "SB", 8.5)
    p.t(424, y + 4, plain(hrs, 1), "SB", 8.5, "r")
    p.t(540, y + 4, en(fees), "SB", 8.5, "r")
    y += 24
    if y > 700:
        npage()
        y = 84
    if nd:
        p.t(60, y, "Disbursements (subject to VAT)", "SB", 9)
        y += 15
        for i in range(nd):
            if y > 780:
                npage()
                y = 84
            n = rng.choice(["Counsel's fee note - opinion", "Courier charges", "Land Registry portal search", "Photocopying (external)", "Companies House certificate"])
            amt = rng.randint(300, 48000)
            disb += amt
            p.t(172, y, n, "S", 8.5)
            p.t(540, y, en(amt), "S", 8.5, "r")
            y += 14
            lines.append(item(n, None, None, amount=plain(amt)))
    net = fees + disb
    vatv = pct(net, 2000)
    acct = rng.choice([0, 50000, 100000])
    tot = net + vatv
    acct = acct if acct < tot else 0
    if y + 150 > 780:
        npage()
        y = 84
    y += 8
    rs = [("Professional charges", fees)] + ([("Disbursements", disb)] if disb else []) + [("Sub-total", net), ("VAT @ 20%", vatv), ("Total", tot)]
    if acct:
        rs += [("Less: paid on account", -acct), ("Balance now due", tot - acct)]
    for a, v in rs:
        f = "SB" if a in ("Total", "Balance now due") else "S"
        p.t(330, y, a, f, 9.5)
        p.t(540, y, "£" + en(v) if v >= 0 else "(£%s)" % en(-v), f, 9.5, "r")
        y += 15
    p.para(60, y + 12, "This is an interim statute bill delivered pursuant to section 69 of the Solicitors Act 1974. Interest may be charged under the Late Payment "
           "of Commercial Debts (Interest) Act 1998 if payment is not received within 28 days. Please check our bank details with us by telephone before sending funds.", 480, "S", 7.5, 10)
    p.t(300, 804, "%s is authorised and regulated by the Solicitors Regulation Authority." % sup, "S", 6.5, "c")
    p.t(300, 815, lambda a, b: "Page %d" % a, "S", 7, "c")
    p.save()
    tt = {"subtotal": plain(net), "tax": plain(vatv), "total": plain(tot)}
    if acct:
        tt["paid"], tt["due"] = plain(-acct), plain(tot - acct)
    return truth(invoice_number=no, invoice_date=iso(d), currency="GBP", supplier={"name": sup, "tax_id": vat}, recipient={"name": cust["name"]},
                 line_items=lines, totals=tt)


LAYOUTS = {"qbo": qbo, "xeroau": xeroau, "law": law}
