# SPDX-License-Identifier: AGPL-3.0-or-later
"""Tally: prices with tax and carried sums; services with an IRN."""

from stranger_cartage_kit import (Col, H, HB, HBI, HI, Page, RS, a_date, buyer, compose, datetime, flow, fy, group, half_up, hex64, ind, party, pct,
                                  plain, put, rng, rt, split_tax, truth, tsum)
from stranger_cartage_first import tdate, tcell, rupees

COMP = [
    ("Logi Wireless Mouse M171 Black", "84716060", "NOS", 52000, 72000, 10, 1800),
    ("Laser Toner Cartridge 88A Compatible", "84439959", "NOS", 38000, 90000, 20, 1800),
    ("A4 Copier Paper 75 GSM (500 Sheets)", "48025690", "REAM", 19000, 28000, 60, 1200),
    ("SSD 512GB NVMe Gen3 M.2 2280 Internal", "84717020", "NOS", 240000, 420000, 6, 1800),
    ("UPS 600VA Line Interactive", "85044010", "NOS", 210000, 340000, 8, 1800),
    ("LED Monitor 21.5\" FHD IPS HDMI VGA", "85285200", "NOS", 620000, 980000, 5, 1800),
    ("CAT6 Patch Cord 3 Mtr Grey", "85444299", "NOS", 9000, 17000, 50, 1800),
    ("Ball Pen Blue (Box of 20)", "96081019", "BOX", 9000, 16000, 25, 1800),
    ("Box File Lever Arch 2 Ring", "48203000", "NOS", 6500, 12000, 60, 1200),
    ("Printer MFP Ink Tank Wi-Fi G-Series", "84433100", "NOS", 1100000, 1650000, 3, 1800),
]


def tallydisc(path, seed, rows):
    r = rng("tallydisc", seed, rows)
    sup = party(r, ["Computers", "Stationers & Computers", "Infosystems", "Office Automation"])
    buy = buyer(r, sup, False)
    d = a_date(r, (2023, 4, 1), (2026, 3, 31))
    items = compose(r, COMP, rows, d)
    for i, it in enumerate(items):
        it["disc"] = r.choice([0, 0, 500, 1000, 250, 1250])
        it["incl"] = half_up(it["price"] * (10000 + it["bp"]), 10000)
        it["tv"] = half_up(it["qty"] * it["price"] * (10000 - it["disc"]), 10000)
        split_tax(it, False)
        it["note"] = f"S/N: {r.choice('ABCKMX')}{r.randrange(10**8, 10**9)}" if it["price"] > 200000 and r.random() < .7 else ""
    sub = tsum(items, "tv")
    gs = sorted(group(items, lambda i: i["bp"]).items())
    raw = sub + tsum(items, "tax")
    tot = half_up(raw, 100) * 100
    ro = tot - raw
    inv = f"{sup.name[:3].upper()}/{fy(d)}/{r.randrange(1, 3000)}"
    pg = Page(path)
    L, R, M = 30, 568, 290
    xs = [30, 50, 206, 256, 286, 340, 394, 444, 472, 500, 568]
    al = ["c", "l", "l", "c", "r", "r", "r", "l", "c", "r"]
    cols = [Col(xs[k], xs[k + 1] - xs[k], al[k], HB if k in (1, 4, 9) else H, 8) for k in range(10)]
    st = {"run": 0}
    top = 46

    def pl(y, head, p):
        if head:
            pg.text(L + 3, y + 9, head, H, 8)
            y += 10
        for t, f in [(p.name, HB), (f"{p.a1}, {p.a2}", H), (f"{p.city} {p.pin}", H), (f"GSTIN/UIN: {p.gstin}", H),
                     (f"State Name :  {p.state}, Code : {p.code}", H)]:
            pg.text(L + 3, y + 9.5, t, f, 9 if f == HB else 8.5)
            y += 10.4
        return y + 4

    def header():
        pg.text((L + R) / 2, 36, "TAX INVOICE", HB, 11, "c")
        if pg.n > 1:
            pg.text((L + R) / 2 + 48, 36, f"(Page {pg.n})", HI, 8)
        pg.text(R, 36, "(DUPLICATE FOR TRANSPORTER)" if st["dup"] else "(ORIGINAL FOR RECIPIENT)", HI, 7.5, "r")
        y = pl(top, None, sup)
        pg.line(L, y, M, y)
        y = pl(y, "Consignee", buy)
        pg.line(L, y, M, y)
        y = pl(y, "Buyer (if other than consignee)", buy)
        cells = [("Invoice No.", inv), ("Dated", tdate(d)), ("Delivery Note", ""), ("Mode/Terms of Payment", "Cash/Cheque"),
                 ("Supplier's Ref.", ""), ("Other Reference(s)", ""), ("Buyer's Order No.", ""), ("Dated", ""),
                 ("Despatch Document No.", ""), ("Delivery Note Date", ""), ("Despatched through", "Self"), ("Destination", "")]
        for i, (a, b) in enumerate(cells):
            tcell(pg, M + (i % 2) * (R - M) / 2, top + (i // 2) * 23, a, b)
        for k in range(1, 7):
            pg.line(M, top + k * 23, R, top + k * 23)
        pg.line((M + R) / 2, top, (M + R) / 2, top + 138)
        pg.text(M + 3, top + 147, "Terms of Delivery", H, 8)
        pg.line(M, top, M, y)
        pg.line(L, y, R, y)
        st["hy"] = y
        for k, t in zip(cols, [("Sl", "No."), ("Description of", "Goods"), ("HSN/SAC",), ("GST", "Rate"), ("Quantity",),
                               ("Rate", "(Incl. of Tax)"), ("Rate",), ("per",), ("Disc. %",), ("Amount",)]):
            for j, s in enumerate(t):
                pg.text(k.x + k.w / 2, y + 9 + 9 * j, s, H, 7.5, "c")
        pg.line(L, y + 22, R, y + 22)
        return y + 24

    def frame(yb):
        for k in cols[1:]:
            pg.line(k.x, st["hy"], k.x, yb)
        pg.box(L, top, R - L, yb - top)

    def brk(y):
        pg.line(L, 744, R, 744)
        pg.text(203, 754, "Carried Over", HI, 8, "r")
        put(pg, cols[9], 754, ind(st["run"]), HB)
        frame(758)
        pg.text(R - 3, 769, "continued ...", HI, 8, "r")
        pg.text((L + R) / 2, 790, f"SUBJECT TO {sup.city.upper()} JURISDICTION", H, 7.5, "c")
        pg.text((L + R) / 2, 800, "This is a Computer Generated Invoice", H, 7.5, "c")
        pg.next()
        y = header()
        pg.text(203, y + 9, "Brought Forward", HI, 8, "r")
        put(pg, cols[9], y + 9, ind(st["run"]), HB)
        return y + 13

    st["dup"] = r.random() < 0.15
    y = header()
    for i, it in enumerate(items):
        ds = [(it["desc"], HB, 8, None)] + ([(it["note"], HI, 7.5, None)] if it["note"] else [])
        row = [str(i + 1), ds, it["hsn"], rt(it["bp"]) + " %", f"{it['qty']} {it['unit']}", ind(it["incl"]), ind(it["price"]),
               it["unit"], [(f"{it['disc'] / 100:g} %" if it["disc"] else "", H, 7, None)], ind(it["tv"])]
        y = flow(pg, cols, [row], y, 742, brk, 9.5, 3, 9.5, 2.5)
        st["run"] += it["tv"]
    if y + 24 + 24 * len(gs) + 20 > 742:
        y = brk(y)
    pg.line(xs[9], y + 2, R, y + 2)
    put(pg, cols[9], y + 12, ind(sub), H)
    y += 18
    for nm in ("CGST", "SGST"):
        for bp, its in gs:
            pg.text(203, y + 10, f"Output {nm} @ {rt(bp / 2)}%", HBI, 8, "r")
            pg.text(cols[6].x + cols[6].w - 3, y + 10, rt(bp / 2), H, 8, "r")
            put(pg, cols[7], y + 10, "%")
            put(pg, cols[9], y + 10, ind(tsum(its, "cgst")))
            y += 11.5
    if ro:
        if ro < 0:
            pg.text(54, y + 10, "Less :", HI, 8)
        pg.text(203, y + 10, "ROUND OFF", HBI, 8, "r")
        put(pg, cols[9], y + 10, ("(-)" if ro < 0 else "") + ind(abs(ro)))
        y += 12
    cont = y > 640
    yb = 734 if cont else max(y + 10, 660)
    pg.line(L, yb, R, yb)
    pg.text(203, yb + 11, "Total", H, 8, "r")
    if len({i["unit"] for i in items}) == 1:
        put(pg, cols[4], yb + 11, f"{tsum(items, 'qty')} {items[0]['unit']}")
    put(pg, cols[9], yb + 11, "Rs. " + ind(tot), HB, 8.5)
    frame(yb + 15)
    y = yb + 15
    t0 = top
    if cont:
        pg.text(R - 3, y + 10, "continued ...", HI, 8, "r")
        pg.next()
        pg.text((L + R) / 2, 36, "TAX INVOICE", HB, 11, "c")
        pg.text((L + R) / 2 + 48, 36, f"(Page {pg.n})", HI, 8)
        y = top
        t0 = top
    pg.text(L + 3, y + 10, "Amount Chargeable (in words)", H, 8)
    pg.text(R - 3, y + 10, "E. & O.E", HI, 8, "r")
    y = pg.para(L + 3, y + 21, rupees(tot, "Rupees "), HB, 8.5, R - L - 10, 10)
    pg.text(L + 3, y + 8, "Company's VAT TIN" if d.year < 2024 else "Company's PAN", H, 8)
    pg.text(L + 92, y + 8, ": " + (f"{sup.code}{r.randrange(10**8, 10**9)}V" if d.year < 2024 else sup.pan), HB, 8)
    pg.text(L + 3, y + 20, "Declaration", H, 7.5)
    pg.para(L + 3, y + 29, "Goods once sold will not be taken back. Warranty as per manufacturer's policy only. Interest @ 24% p.a. "
            "will be charged on overdue bills.", H, 7.5, M - L - 10, 8.5)
    pg.line(M, y + 12, R, y + 12)
    pg.line(M, y + 12, M, y + 56)
    pg.text(R - 3, y + 22, "for " + sup.name, HB, 8.5, "r")
    pg.text(R - 3, y + 53, "Authorised Signatory", H, 8, "r")
    y += 56
    pg.box(L, t0, R - L, y - t0)
    pg.text((L + R) / 2, y + 12, f"SUBJECT TO {sup.city.upper()} JURISDICTION", H, 7.5, "c")
    pg.text((L + R) / 2, y + 22, "This is a Computer Generated Invoice", H, 7.5, "c")
    pg.save()
    tt = {"taxable_value": plain(sub)}
    if len(gs) == 1:
        tt["cgst"] = tt["sgst"] = plain(tsum(items, "cgst"))
    if ro:
        tt["round_off"] = plain(ro)
    tt["total"] = plain(tot)
    return truth({
        "invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice",
        "supplier": {"name": sup.name, "gstin": sup.gstin}, "recipient": {"name": buy.name, "gstin": buy.gstin},
        "line_items": [{"description": (i["desc"] + " " + i["note"]).strip(), "hsn_sac": i["hsn"], "quantity": str(i["qty"]),
                        "unit": i["unit"], "unit_price": plain(i["price"]), "taxable_value": plain(i["tv"]),
                        "tax_rate": rt(i["bp"])} for i in items],
        "totals": tt})


SERV = [
    ("Housekeeping Services", "998533"), ("Security Guard Charges", "998525"), ("Manpower Supply - Skilled", "998513"),
    ("Pest Control Services", "998531"), ("AMC - DG Set 125 KVA", "998719"), ("Facility Supervisor Charges", "998539"),
    ("Garden Maintenance", "998597"), ("Pantry Boy Charges", "998513"), ("Deep Cleaning - Carpet & Chairs", "998533"),
    ("Material & Consumables", "340220"), ("Overtime Charges", "998525"), ("Service Charges @ 8%", "998599"),
]


def tallyein(path, seed, rows):
    r = rng("tallyein", seed, rows)
    sup = party(r, ["Facility Management Pvt Ltd", "Integrated Services Private Limited", "Security & Allied Services LLP"])
    buy = buyer(r, sup, r.random() < .5)
    inter = sup.code != buy.code
    d = a_date(r)
    items = [{"desc": s[0], "hsn": s[1], "bp": 1800, "tv": r.randrange(150000, 9000000), "note": ""} for s in
             (SERV * 12)[:rows]]
    for it in items:
        if r.random() < .7:
            it["tv"] = half_up(it["tv"], 100) * 100
        if r.random() < .4:
            it["note"] = r.choice(["For the month of ", "Billing period "]) + f"{d - datetime.timedelta(days=25):%B %Y}"
        split_tax(it, inter)
    sub = tsum(items, "tv")
    taxes = [("IGST Output", pct(sub, 1800), "18")] if inter else [
        ("CGST Output", half_up(sub * 9, 100), "9"), ("SGST Output", half_up(sub * 9, 100), "9")]
    raw = sub + sum(t[1] for t in taxes)
    tot = half_up(raw, 100) * 100
    ro = tot - raw
    inv = f"{fy(d)[2:]}/{r.choice(['FM', 'SRV', 'HO'])}/{r.randrange(1, 1500):04d}"
    irn, ack = hex64(r), f"1{d:%y}2{r.randrange(10**10, 10**11)}"
    pg = Page(path)
    L, R, M = 38, 556, 300
    cols = [Col(38, 26, "c", H, 9), Col(64, 268, "l", HB, 9), Col(332, 70, "l", H, 9), Col(402, 54, "r", H, 9),
            Col(456, 100, "r", HB, 9)]
    st = {}

    def head1():
        pg.text((L + R) / 2, 36, "Tax Invoice", HB, 13, "c")
        pg.text(R - 40, 50, "e-Invoice", HB, 10, "c")
        pg.qr(R - 90, 56, 88, r, 45)
        for k, (a, b) in enumerate([("IRN", irn[:47] + "-"), ("", irn[47:]), ("Ack No.", ack), ("Ack Date", tdate(d))]):
            if a:
                pg.text(L, 78 + 12 * k, a, H, 9)
                pg.text(L + 45, 78 + 12 * k, ":", H, 9)
            pg.text(L + 52, 78 + 12 * k, b, HB, 9)
        return 150

    def headn():
        pg.text((L + R) / 2, 36, "Tax Invoice", HB, 13, "c")
        pg.text((L + R) / 2 + 46, 36, f"(Page {pg.n})", HI, 8)
        return 46

    def header():
        t = head1() if pg.n == 1 else headn()
        st["top"] = t
        y = t

        def pl(y, head, p, w=75):
            if head:
                pg.text(L + 3, y + 10, head, H, 8)
                y += 10
            pg.text(L + 3, y + 10, p.name, HB, 9)
            y += 11
            for s in (f"{p.a1}, {p.a2},", f"{p.city}, {p.state} - {p.pin}"):
                pg.text(L + 3, y + 10, s, H, 8.5)
                y += 10.5
            z = [("GSTIN/UIN", p.gstin), ("PAN/IT No", p.pan), ("State Name", f"{p.state}, Code : {p.code}")]
            if head:
                z.append(("Place of Supply", p.state))
            else:
                z = [z[0], z[2]]
            for a, b in z:
                pg.text(L + 3, y + 10, a, H, 8.5)
                pg.text(L + w, y + 10, ": " + b, H, 8.5)
                y += 10.5
            return y + 5
        y = pl(y, None, sup, 58)
        pg.line(L, y, M, y)
        y = pl(y, "Buyer (Bill to)", buy)
        cells = [("Invoice No.", inv), ("Dated", tdate(d)), ("", ""), ("Mode/Terms of Payment", "30 Days"),
                 ("Buyer's Order No.", st["po"]), ("Dated", "")]
        for i, (a, b) in enumerate(cells):
            tcell(pg, M + (i % 2) * 128, t + (i // 2) * 25, a, b)
            if i % 2 == 0:
                pg.line(M, t + (i // 2 + 1) * 25, R, t + (i // 2 + 1) * 25)
        pg.line(M + 128, t, M + 128, t + 75)
        pg.line(M, t, M, y)
        pg.line(L, y, R, y)
        st["hy"] = y
        put(pg, cols[0], y + 9, "Sl", H, 8)
        put(pg, cols[0], y + 18, "No.", H, 8)
        for k, s in zip(cols[1:], [["Particulars"], ["HSN/SAC"], ["GST", "Rate"], ["Amount"]]):
            for j, q in enumerate(s):
                pg.text(k.x + k.w / 2, y + 9 + 9 * j, q, H, 8.5, "c")
        pg.line(L, y + 22, R, y + 22)
        return y + 24

    def frame(yb):
        for k in cols[1:]:
            pg.line(k.x, st["hy"], k.x, yb)
        pg.box(L, st["top"], R - L, yb - st["top"])

    def brk(y):
        frame(770)
        pg.text(R, 781, f"continued to page number {pg.n + 1}", H, 8, "r")
        pg.next()
        return header()

    st["po"] = r.choice(["", f"45000{r.randrange(10000, 99999)}"])
    y = header()
    body = []
    for i, it in enumerate(items):
        ds = [(it["desc"], HB, 9, None)] + ([("    " + it["note"], HI, 8, None)] if it["note"] else [])
        body.append([str(i + 1), ds, it["hsn"], "18 %", ind(it["tv"])])
    y = flow(pg, cols, body, y, 766, brk, 10.5, 3, 11, 4)
    if y + 210 > 775:
        y = brk(y)
    pg.line(456, y + 2, R, y + 2)
    put(pg, cols[4], y + 13, ind(sub), H)
    y += 22
    for nm, v, rr in taxes:
        pg.text(329, y + 11, nm, HBI, 9, "r")
        put(pg, cols[4], y + 11, ind(v))
        y += 13
    if ro:
        if ro < 0:
            pg.text(67, y + 11, "Less :", HI, 9)
        pg.text(329, y + 11, "Rounding Off", HBI, 9, "r")
        put(pg, cols[4], y + 11, ("(-)" if ro < 0 else "") + ind(abs(ro)))
        y += 13
    yb = max(y + 16, 590)
    pg.line(L, yb, R, yb)
    pg.text(329, yb + 12, "Total", H, 9, "r")
    put(pg, cols[4], yb + 12, f"{RS} {ind(tot)}", HB, 10)
    frame(yb + 16)
    y = yb + 16
    pg.text(L + 3, y + 10, "Amount Chargeable (in words)", H, 8)
    pg.text(R - 3, y + 10, "E. & O.E", HI, 8, "r")
    y = pg.para(L + 3, y + 22, rupees(tot, "Indian Rupees "), HB, 9, R - L - 10, 11)
    pg.text(L + 3, y + 6, "Remarks:", HI, 8)
    pg.text(L + 3, y + 16, f"Being charges for the month of {d:%b-%Y}", H, 8)
    pg.text(L + 3, y + 27, "Company's PAN", H, 8.5)
    pg.text(L + 80, y + 27, ": " + sup.pan, HB, 8.5)
    for k, (a, b) in enumerate([("A/c Holder's Name", sup.name), ("Bank Name", "Dakshin Bank - CC A/c"),
                                ("A/c No.", f"{r.randrange(10**13, 10**14)}"), ("Branch & IFS Code", f"{sup.city} & DKBL000{r.randrange(1000, 9999)}")]):
        if k == 0:
            pg.text(M, y + 4, "Company's Bank Details", H, 8)
        pg.text(M, y + 14 + 10 * k, a, H, 8)
        pg.text(M + 80, y + 14 + 10 * k, ": " + b, HB, 7.5)
    y += 50
    pg.line(L, y, R, y)
    pg.line(M, y, M, y + 44)
    pg.text(L + 3, y + 10, "Customer's Seal and Signature", H, 8)
    pg.text(R - 3, y + 10, "for " + sup.name, HB, 8.5, "r")
    pg.text(R - 3, y + 40, "Authorised Signatory", H, 8, "r")
    pg.box(L, st["top"], R - L, y + 44 - st["top"])
    pg.text((L + R) / 2, y + 56, "This is a Computer Generated Invoice", H, 8, "c")
    pg.save()
    t = {"taxable_value": plain(sub)}
    for nm, v, _ in taxes:
        t[nm[:4].lower()] = plain(v)
    if ro:
        t["round_off"] = plain(ro)
    t["total"] = plain(tot)
    return truth({
        "invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice", "irn": irn, "ack_number": ack,
        "ack_date": d.isoformat(), "supplier": {"name": sup.name, "gstin": sup.gstin},
        "recipient": {"name": buy.name, "gstin": buy.gstin}, "place_of_supply": buy.code,
        "line_items": [{"description": (i["desc"] + " " + i["note"]).strip(), "hsn_sac": i["hsn"],
                        "taxable_value": plain(i["tv"]), "tax_rate": "18"} for i in items],
        "totals": t})
