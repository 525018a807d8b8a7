# SPDX-License-Identifier: AGPL-3.0-or-later
"""Accountants, and a credit note of Odoo."""

import io

from stranger_cartage_kit import (Col, Page, ROC, RS, T, TB, TI, a_date, buyer, compose, datetime, flow, fy, group, half_up, ind, party, plain, put, rng,
                                  rt, rupees, split_tax, sw, truth, tsum)

WORK = [
    ("Professional fees for Statutory Audit under the Companies Act, 2013 for the Financial Year {fy} including review of internal financial controls", "998221", 3500000, 15000000),
    ("Fees for Tax Audit u/s 44AB of the Income-tax Act, 1961 and filing of Form 3CA / 3CD for A.Y. {ay}", "998231", 2000000, 7500000),
    ("Preparation and filing of monthly GST returns - GSTR-1 and GSTR-3B for the quarter ended {q}", "998232", 600000, 1800000),
    ("Certification of Form 15CB (4 Nos.)", "998223", 400000, 1200000),
    ("ROC Compliances - filing of Forms AOC-4 XBRL and MGT-7 including digital signature affixation", "998216", 500000, 1500000),
    ("TDS Return 24Q & 26Q", "998232", 300000, 800000),
    ("Representation before the Assessing Officer in the matter of scrutiny assessment u/s 143(3)", "998212", 1500000, 6000000),
    ("Stock verification at Godown No. 2 and 3", "998221", 800000, 2200000),
    ("Out of Pocket Expenses - Conveyance & Filing Fees", "998299", 50000, 400000),
]


def rupee0(p):
    return ind(p, 0)


def cafirm(path, seed, rows):
    r = rng("cafirm", seed, rows)
    sup = party(r, ["& Associates", "& Co.", "Khandwala & Associates", "& Kulkarni LLP"], ["S. R. Deshmane", "Parekh Vora", "M. K. Iyengar", "Bhattad", "Ghosal", "Nambudiri"], kind="F")
    buy = buyer(r, sup, r.random() < .2)
    inter = sup.code != buy.code
    d = a_date(r)
    items = []
    y0 = d.year if d.month >= 4 else d.year - 1
    for i in range(rows):
        w = WORK[(i + seed) % len(WORK)] if rows > 1 else WORK[seed % 2]
        t = w[0].format(fy=f"{y0 - 1}-{str(y0)[2:]}", ay=f"{y0}-{str(y0 + 1)[2:]}", q=f"{d - datetime.timedelta(days=40):%B %Y}")
        items.append({"desc": t, "hsn": w[1], "tv": r.randrange(w[2], w[3]) // 10000 * 10000 or 10000})
    sub = tsum(items, "tv")
    tax = [("IGST", sub * 18 // 100)] if inter else [("CGST", sub * 9 // 100), ("SGST", sub * 9 // 100)]
    tot = sub + sum(t[1] for t in tax)
    inv = r.choice([f"{fy(d)}/{r.randrange(1, 400):03d}", f"{sup.name[0]}A/{r.randrange(1, 400)}/{fy(d)[2:]}"])
    suf = "th" if 10 < d.day < 14 else {1: "st", 2: "nd", 3: "rd"}.get(d.day % 10, "th")
    pg = Page(path)
    L, R = 62, 535
    cols = [Col(62, 34, "c", T, 11), Col(96, 296, "l", T, 11), Col(392, 58, "c", T, 11), Col(450, 85, "r", T, 11)]
    st = {}

    def thead(y):
        pg.line(L, y, R, y, .8)
        for k, s in zip(cols, [["Sr.", "No."], ["Particulars"], ["SAC"], ["Amount", "(Rs.)"]]):
            for j, q in enumerate(s):
                pg.text(k.x + k.w / 2, y + (13 if len(s) > 1 else 19) + 12 * j, q, TB, 11, "c")
        pg.line(L, y + 30, R, y + 30, .8)
        st["hy"] = y
        return y + 33

    def frame(yb):
        for x in (62, 96, 392, 450, 535):
            pg.line(x, st["hy"], x, yb, .8)
        pg.line(L, yb, R, yb, .8)

    def brk(y):
        frame(y)
        pg.text(R, y + 14, "Contd... 2", TI, 10, "r") if pg.n == 1 else pg.text(R, y + 14, f"Contd... {pg.n + 1}", TI, 10, "r")
        pg.next()
        pg.text((L + R) / 2, 50, f"- {pg.n} -", T, 11, "c")
        return thead(66)
    nb = (.1, .15, .45)
    pg.text((L + R) / 2, 62, sup.name.upper(), TB, 21, "c", nb)
    pg.text((L + R) / 2, 78, "CHARTERED ACCOUNTANTS", TB, 11, "c", nb)
    pg.text((L + R) / 2, 92, f"{sup.a1}, {sup.a2}, {sup.city} - {sup.pin}.", T, 10, "c")
    pg.text((L + R) / 2, 104, f"Tel. : {sup.phone[:4]} {sup.phone[4:]}   E-mail : {sup.mail}", T, 10, "c")
    pg.line(L, 111, R, 111, 1.6, nb)
    pg.line(L, 114, R, 114, .5, nb)
    pg.text((L + R) / 2, 136, "TAX INVOICE", TB, 13, "c")
    w = sw("TAX INVOICE", TB, 13) / 2
    pg.line((L + R) / 2 - w, 138.5, (L + R) / 2 + w, 138.5, .8)
    pg.text(L, 158, "Bill No. : " + inv, T, 11)
    pg.text(R, 158, f"Date : {d.day}{suf} {d:%B}, {d.year}", T, 11, "r")
    pg.text(L, 178, "To,", T, 11)
    for j, s in enumerate([f"M/s. {buy.name}", f"{buy.a1}, {buy.a2},", f"{buy.city} - {buy.pin}."]):
        pg.text(L, 192 + 13.5 * j, s, TB if j == 0 else T, 11)
    pg.text(L, 236, f"GSTIN : {buy.gstin}", T, 11)
    pg.text(R, 236, f"State : {buy.state} (Code {buy.code})", T, 11, "r")
    y = thead(248)
    body = [[f"{i + 1}.", it["desc"], it["hsn"], rupee0(it["tv"])] for i, it in enumerate(items)]
    y = flow(pg, cols, body, y, 740, brk, 13, 5, 12, 6)
    if y + 250 > 800:
        y = brk(y)
    elif rows < 6:
        y = max(y, 400)
    pg.line(450, y, R, y, .8)
    lines = [("Total", rupee0(sub), TB)] + [(f"Add : {n} @ {'18' if inter else '9'}%", rupee0(v), T) for n, v in tax]
    for a, b, f in lines:
        pg.text(387, y + 14, a, f, 11, "r")
        pg.text(R - 5, y + 14, b, f, 11, "r")
        y += 16
    y += 4
    pg.line(L, y, R, y, .8)
    pg.text(387, y + 14, "Grand Total", TB, 11.5, "r")
    pg.text(R - 5, y + 14, rupee0(tot) + "/-", TB, 11.5, "r")
    frame(y + 20)
    y = pg.para(L, y + 36, rupees(tot, "(Rupees ", suf=" Only)"), TI, 11, R - L, 13)
    pg.text(L, y + 6, "Whether tax is payable under Reverse Charge : No", T, 10)
    for j, (a, b) in enumerate([("GSTIN", sup.gstin), ("PAN", sup.pan), ("Bank", f"Peoples Mercantile Co-op. Bank Ltd., {sup.a2.split(',')[0]}"), ("A/c No.", f"{r.randrange(10**10, 10**11)}  IFSC : PMCO000{r.randrange(1000, 9999)}")]):
        pg.text(L, y + 26 + 13 * j, a, T, 10)
        pg.text(L + 44, y + 26 + 13 * j, ": " + b, T, 10)
    pg.text(R, y + 26, "For " + sup.name, TB, 11, "r")
    pg.text(R, y + 39, "Chartered Accountants", T, 11, "r")
    pg.text(R, y + 52, f"(Firm Regn. No. {r.randrange(100000, 140000)}W)", T, 10, "r")
    pg.text(R, y + 100, "Partner", T, 11, "r")
    pg.text(L, y + 100, "Kindly deduct TDS u/s 194J on professional fees only. E. & O.E.", TI, 9)
    pg.save()
    t = {"taxable_value": str(sub // 100)}
    for n, v in tax:
        t[n.lower()] = str(v // 100)
    t["total"] = str(tot // 100)
    return truth({"invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": {"name": sup.name.upper(), "gstin": sup.gstin},
                  "recipient": {"name": buy.name, "gstin": buy.gstin}, "reverse_charge": False,
                  "line_items": [{"description": i["desc"], "hsn_sac": i["hsn"], "taxable_value": str(i["tv"] // 100)} for i in items], "totals": t})


LAB = [
    ("[LAB-0012] Beaker Borosilicate 500 ml", "70179090", "Units", 18000, 42000, 40, 1800, ""), ("[CHM-118] Ethanol Absolute AR 500 ml", "22071090", "Units", 52000, 98000, 24, 1800, "Batch E2231, damaged in transit"),
    ("[PPE-07] Nitrile Gloves M (Box of 100)", "40151900", "Box", 38000, 62000, 60, 1200, ""), ("[LAB-0450] Digital pH Meter Bench Top", "90278090", "Units", 980000, 2150000, 3, 1800, "Electrode not responding - returned"),
    ("[LAB-0223] Filter Paper Grade 1, 125 mm", "48232000", "Pack", 21000, 39000, 50, 1200, ""), ("[INS-31] Micropipette 100-1000 ul", "90279090", "Units", 280000, 560000, 6, 1800, ""),
    ("[CHM-009] Sodium Chloride 1 kg", "28271090", "Units", 14000, 31000, 30, 1800, "Short supplied"), ("[CON-77] Pipette Tips 1 ml", "39269099", "Bag", 16000, 34000, 40, 1800, ""),
]


def odoocn(path, seed, rows):
    n = _odoo(io.BytesIO(), seed, rows, 1)[1]
    return _odoo(path, seed, rows, n)[0]


def _odoo(path, seed, rows, pages):
    r = rng("odoocn", seed, rows)
    sup = party(r, ["Scientific Private Limited", "Lab Supplies Pvt. Ltd.", "Instruments India Pvt Ltd"])
    buy = buyer(r, sup, r.random() < .4, ["Life Sciences Pvt Ltd", "Diagnostics Private Limited", "Agro Research LLP"])
    inter = sup.code != buy.code
    d = a_date(r)
    note = {p[0]: p[7] for p in LAB}
    items = compose(r, [p[:7] for p in LAB], rows, d)
    for it in items:
        it["dp"] = r.choice([0, 0, 500, 1000])
        it["tv"] = half_up(it["qty"] * it["price"] * (10000 - it["dp"]), 10000)
        split_tax(it, inter)
    disc = any(i["dp"] for i in items)
    sub, tot = tsum(items, "tv"), tsum(items, "tot")
    inv = f"RINV/{d.year}/{r.randrange(1, 999):05d}"
    src = f"INV/{d.year}/{r.randrange(1, 9999):05d}"
    pg = Page(path)
    L, R = 42, 553
    F, FB = "noto", "notob"
    pur = (.44, .29, .4)
    xs = [42, 222, 278, 338, 396, 430, 490, 553] if disc else [42, 236, 292, 356, 420, 420, 486, 553]
    cols = [Col(xs[k], xs[k + 1] - xs[k], a, F, 8) for k, a in enumerate("lcrrrrr")]

    def head():
        pg.box(L, 34, 30, 30, pur, None, r=6)
        pg.text(L + 15, 55, sup.name[0], FB, 18, "c", (1, 1, 1))
        pg.text(L, 78, sup.name, FB, 8.4)
        for j, s in enumerate([f"{sup.a1}, {sup.a2}", f"{sup.city} {sup.pin}", f"{sup.state} {ROC[sup.code]}", "India"]):
            pg.text(L, 88 + 10 * j, s, F, 8)
        pg.line(L, 126, R, 126, .6, pur)

    def foot():
        pg.line(L, 792, R, 792, .6, pur)
        pg.text((L + R) / 2, 803, f"+91 {sup.phone[:5]} {sup.phone[5:]}  {sup.mail}  http://www.{sup.mail.split('@')[1]}  {sup.gstin}", F, 7.2, "c", (.4, .4, .4))
        pg.text((L + R) / 2, 814, f"Page {pg.n} / {pages}", F, 7.2, "c", (.4, .4, .4))

    def thead(y):
        for k, s in zip(cols, ["Description", "HSN/SAC", "Quantity", "Unit Price", "Disc.%", "Taxes", "Amount"]):
            if k.w:
                put(pg, k, y + 12, s, FB, 8, pur)
        pg.line(L, y + 17, R, y + 17, 1, pur)
        return y + 19

    def brk(y):
        foot()
        pg.next()
        head()
        return thead(140)
    head()
    for j, s in enumerate([buy.name, f"{buy.a1}, {buy.a2}", f"{buy.city} {buy.pin}", buy.state, "India", f"GSTIN: {buy.gstin}"]):
        pg.text(330, 146 + 11 * j, s, FB if j == 0 else F, 8.6)
    pg.text(L, 234, f"Credit Note {inv}", F, 17, "l", pur)
    for x, a, b in ((L, "Credit Note Date", f"{d:%d/%m/%Y}"), (L + 130, "Source", src), (L + 260, "Place of supply", f"{buy.state} ({buy.code})"), (L + 400, "Customer Code", f"C{r.randrange(100, 9999):05d}")):
        pg.text(x, 254, a, FB, 8.4, "l", pur)
        pg.text(x, 265, b, F, 8.4)
    pg.text(L, 282, f"Reversal of: {src}, {r.choice(['goods returned', 'rate difference', 'short supply'])}", F, 8)
    y = thead(292)
    body = []
    for it in items:
        ds = [(it["desc"], F, 8, None)] + ([(note[it["desc"]], F, 8, None)] if note[it["desc"]] else [])
        body.append([ds, it["hsn"], f"{it['qty']}.00 {it['unit']}", ind(it["price"]), f"{it['dp'] / 100:.2f}" if disc else None, ("IGST " if inter else "GST ") + rt(it["bp"]) + "%", f"{RS} {ind(it['tv'])}"])

    def deco(i, y, h):
        pg.line(L, y + h, R, y + h, .3, (.8, .8, .8))
    y = flow(pg, cols, body, y, 780, brk, 10, 3, 11, 5, deco)
    hs = list(group(items, lambda i: (i["hsn"], i["bp"])).items())
    if y + 110 > 780:
        foot()
        pg.next()
        head()
        y = 136
    y += 10
    tl = [("Untaxed Amount", sub, F)] + ([("IGST", tsum(items, "igst"), F)] if inter else [("SGST", tsum(items, "sgst"), F), ("CGST", tsum(items, "cgst"), F)]) + [("Total", tot, FB)]
    for a, v, f in tl:
        if f == FB:
            pg.line(340, y, R, y, .8, pur)
        pg.text(346, y + 12, a, f, 8.6, "l", pur if f == FB else None)
        pg.text(R - 3, y + 12, f"{RS} {ind(v)}", f, 8.6, "r", pur if f == FB else None)
        y += 17
    pg.text(L, y + 8, "Total (In Words):", FB, 8)
    y = pg.para(L, y + 19, rupees(tot, "Rupees ", suf="", paise=" Paise"), F, 8, R - L, 10)
    pg.text(L, y + 8, "Payment Communication: ", F, 8)
    pg.text(L + sw("Payment Communication: ", F, 8), y + 8, inv, FB, 8)
    y += 18
    if y + 44 + 12 * len(hs) > 782:
        foot()
        pg.next()
        head()
        y = 136
    pg.text((L + R) / 2, y + 14, "HSN Summary", FB, 8.6, "c")
    y += 18
    hx = [42, 150, 226, 310, 392, 474, 553] if not inter else [42, 170, 250, 350, 452, 553]
    hh = ["HSN/SAC", "Quantity", "Rate %", "Taxable Value"] + (["IGST"] if inter else ["SGST", "CGST"])
    for k, s in enumerate(hh):
        pg.text(hx[k] + 3 if k == 0 else hx[k + 1] - 3, y + 11, s, FB, 7.6, "l" if k == 0 else "r", pur)
    pg.line(L, y + 15, R, y + 15, .6, pur)
    y += 16
    for (h, bp), its in hs:
        v = [h, f"{tsum(its, 'qty')}.000 {its[0]['unit'] if len({i['unit'] for i in its}) == 1 else ''}".strip(), rt(bp), ind(tsum(its, "tv"))] + [f"{RS} {ind(tsum(its, k))}" for k in (["igst"] if inter else ["sgst", "cgst"])]
        for k, s in enumerate(v):
            pg.text(hx[k] + 3 if k == 0 else hx[k + 1] - 3, y + 10, s, F, 7.6, "l" if k == 0 else "r")
        y += 12
    foot()
    pg.save()
    t = {"taxable_value": plain(sub)}
    for k in (["igst"] if inter else ["cgst", "sgst"]):
        t[k] = plain(tsum(items, k))
    t["total"] = plain(tot)
    return truth({"invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "credit_note", "supplier": {"name": sup.name, "gstin": sup.gstin},
                  "recipient": {"name": buy.name, "gstin": buy.gstin}, "place_of_supply": buy.code,
                  "line_items": [{"description": (i["desc"] + " " + note[i["desc"]]).strip(), "hsn_sac": i["hsn"], "quantity": f"{i['qty']}.00", "unit": i["unit"], "unit_price": plain(i["price"]),
                                  "taxable_value": plain(i["tv"]), "tax_rate": rt(i["bp"])} for i in items], "totals": t}), pg.n
