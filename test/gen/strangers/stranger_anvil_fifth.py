# SPDX-License-Identifier: AGPL-3.0-or-later
"""A car hirer's monthly bill by duty slips, and a filler of gas cylinders."""
import datetime

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen.canvas import Canvas

import stranger_anvil_kit as kit
from stranger_anvil_kit import Cols, dec, inr, put, s

CARS = [("Dzire", "Sedan", 120000, 1300, 13000), ("Ertiga", "MUV", 175000, 1600, 16000), ("Innova Crysta", "SUV", 240000, 2000, 22000), ("Tempo Traveller 12+1", "Mini Coach", 410000, 2600, 35000)]


def taxi(path, seed, rows):
    r = kit.rng("taxi", seed, rows)
    sup, rec = kit.pair(r, ["Chaukhamba Travels & Car Rentals", "Pawan Gati Fleet Services", "Meghdoot Cabs LLP"],
                        ["Trinetra Consulting Engineers Pvt Ltd", "Nakshatra Software Labs", "Orbis Clinical Research India LLP"], chance=0.4)
    f, b = kit.font("Gst23Cond"), kit.font("Gst23CondBold")
    d = kit.day(r).replace(day=1) + datetime.timedelta(days=31)
    d = d.replace(day=r.randint(1, 6))
    prev = d.replace(day=1) - datetime.timedelta(days=1)
    due = d + datetime.timedelta(days=20)
    inv = f"CR/{kit.fy(d)}/{r.randint(1, 2500)}"
    truth = kit.heads({}, sup, rec, inv, d)
    truth["due_date"] = due.isoformat()
    truth["irn"] = kit.irn(r)
    days = sorted(r.randint(1, prev.day) for _ in range(rows))
    items, slip = [], r.randint(10000, 60000)
    for i in range(rows):
        slip += r.randint(1, 30)
        car, kind, base, perkm, perhr = r.choice(CARS)
        hrs, kms, duty = r.choice([(8, 80, "Local 8 Hrs / 80 Kms"), (8, 80, "Local 8 Hrs / 80 Kms"), (4, 40, "Half Day 4 Hrs / 40 Kms"), (0, 250, "Outstation min. 250 Kms/day"), (0, 45, "Airport Transfer")])
        fare = {8: base * 2, 4: base * 11 // 10, 0: base * 3 if kms == 250 else base}[hrs]
        km = r.randint(max(kms - 15, 20), kms + 90)
        hr = r.randint(2, 13) if hrs else 0
        xk, xh = max(0, km - kms), max(0, hr - hrs) if hrs else 0
        night = r.choice([0, 0, 0, 30000])
        toll = r.choice([0, 0, 6000, 11500, 26000, r.randint(20, 480) * 100])
        tax = fare + xk * perkm + xh * perhr + night
        reg = f"{r.choice(['XA', 'XB', 'XC'])} {r.randint(1, 55):02d} T {r.randint(1000, 9999)}"
        items.append((f"{days[i]:02d}-{prev:%b}", str(slip), f"{car}\n{reg}", r.choice(["Mr. A. Bhonsle", "Ms. Ruchi K.", "Dr. P. Xavier", "Mr. Tenzin L.", "Guest - Audit Team", "Ms. J. Fernandes"]),
                      duty, km, hr, fare, xk, xk * perkm, xh, xh * perhr, night, tax, toll, tax + toll))
    truth["line_items"] = [dict(description=x[4], taxable_value=s(x[13]), amount=s(x[15])) for x in items]
    tot = lambda k: sum(x[k] for x in items)
    taxes, off, grand = kit.foot(truth, tot(13), 50, sup.code != rec.code, extra=tot(14))
    truth["amount_in_words"] = "Rupees " + kit.words(grand) + " Only"
    c = Canvas(path, pagesize=landscape(A4), invariant=1)
    L, R, nav = 24, 818, colors.HexColor("#243b53")
    cols = Cols(L, [(22, "c"), (36, "c"), (36, "c"), (78, "l"), (78, "l"), (110, "l"), (30, "r"), (26, "r"), (52, "r"), (28, "r"), (48, "r"), (24, "r"), (46, "r"), (42, "r"), (52, "r"), (40, "r"), (46, "r")])
    E = cols.edges

    def top(page):
        c.setFillColor(nav)
        c.rect(0, 548, 842, 47, fill=1, stroke=0)
        c.setFillGray(1)
        put(c, L, R, 570, sup.name, "l", b, 17)
        put(c, L, R, 556, f"{sup.street}, {sup.town}, {sup.state} | 24x7: {sup.phone} | GSTIN {sup.gstin}", "l", f, 8)
        put(c, L, R, 570, "TAX INVOICE", "r", b, 13)
        put(c, L, R, 556, f"Sheet {page}", "r", f, 8)
        c.setFillGray(0)
        y = 538
        if page == 1:
            put(c, L, R, 532, "Client", "l", b, 8)
            put(c, L + 52, R, 532, rec.name, "l", b, 9)
            put(c, L + 52, R, 521, f"{rec.street}, {rec.town}", "l", f, 8)
            put(c, L, R, 510, "GSTIN", "l", b, 8)
            put(c, L + 52, R, 510, rec.gstin, "l", f, 8.5)
            put(c, 330, R, 532, f"Duties of {prev:%B %Y}", "l", b, 9)
            put(c, 330, R, 521, f"Place of Supply: {rec.code} {rec.state}", "l", f, 8)
            put(c, 330, R, 510, "SAC 996601 Rental of road vehicles with operator", "l", f, 8)
            put(c, 560, R, 532, f"Bill No.  {inv}", "r", b, 9)
            put(c, 560, R, 521, f"Bill Date  {d:%d-%m-%Y}", "r", f, 8.5)
            put(c, 560, R, 510, f"Due Date  {due:%d-%m-%Y}", "r", f, 8.5)
            put(c, L, R, 498, f"IRN {truth['irn']}", "l", f, 7)
            y = 492
        c.setFillColor(colors.HexColor("#d9e2ec"))
        c.rect(L, y - 31, R - L, 31, fill=1, stroke=0)
        c.setFillGray(0)
        cols.draw(c, y - 1, ["Sl", "Duty\nDate", "Duty\nSlip\nNo.", "Vehicle\nRegn. No.", "Used By", "Duty Type", "Total\nKms", "Total\nHrs", "Base\nFare", "Ex.\nKms", "Ex. Km\nAmt", "Ex.\nHrs",
                             "Ex. Hr\nAmt", "Night\nAllow.", "Taxable\nFare", "Toll &\nPkg.*", "Total\nRs."], b, 7, 9, "c")
        return y - 33

    page, y = 1, top(1)
    dash = lambda p: inr(p) if p else "-"
    for i, x in enumerate(items):
        cells = [str(i + 1), x[0], x[1], x[2], x[3], x[4], str(x[5]), str(x[6]) if x[6] else "-", inr(x[7]), str(x[8]) if x[8] else "-", dash(x[9]), str(x[10]) if x[10] else "-", dash(x[11]),
                 dash(x[12]), inr(x[13]), dash(x[14]), inr(x[15])]
        h = cols.height(cells, f, 7, 8.5) + 3
        if y - h < 34:
            c.showPage()
            page += 1
            y = top(page)
        if i % 2:
            c.setFillGray(0.955)
            c.rect(L, y - h, R - L, h, fill=1, stroke=0)
            c.setFillGray(0)
        cols.draw(c, y, cells, f, 7, 8.5)
        y -= h
    if y < 150:
        c.showPage()
        page += 1
        y = top(page)
    c.setStrokeColor(nav)
    c.line(L, y, R, y)
    for k, t in [(6, str(tot(5))), (8, inr(tot(7))), (10, inr(tot(9))), (12, inr(tot(11))), (13, inr(tot(12))), (14, inr(tot(13))), (15, inr(tot(14))), (16, inr(tot(15)))]:
        put(c, E[k], E[k + 1], y - 10, t, "r", b, 6.6 if k != 6 else 7, 1)
    put(c, E[5], E[6], y - 10, "Total of duties", "r", b, 7)
    c.line(L, y - 14, R, y - 14)
    y -= 28
    put(c, L, 560, y, truth["amount_in_words"], "l", b, 8)
    put(c, L, 560, y - 14, "* Toll, parking and state permit are re-imbursed at actuals against receipts (pure agent) and carry no GST.", "l", f, 7.5)
    put(c, L, 560, y - 25, "Kms and hours are counted garage to garage. Duty slips signed by the users are enclosed.", "l", f, 7.5)
    put(c, L, 560, y - 66, f"For {sup.name}    (Billing In-charge)", "l", f, 8)
    for a, v in [("Taxable fare", tot(13))] + [(f"{t[0]} {t[1]}%", t[2]) for t in taxes] + [("Add: toll & parking at actuals", tot(14)), ("Rounding", off)]:
        put(c, 560, 735, y, a, "r", f, 8.5)
        put(c, 735, R, y, inr(v), "r", f, 8.5)
        y -= 12.5
    c.line(600, y + 9, R, y + 9)
    put(c, 560, 735, y - 3, "Bill Total Rs.", "r", b, 10)
    put(c, 735, R, y - 3, inr(grand), "r", b, 10)
    c.save()
    return {"data": truth}


GASES = [("Oxygen Gas (Industrial)", "28044090", 70, "CUM", 180, 2200), ("Medical Oxygen I.P. 'D' type", "28044010", 70, "CUM", 120, 2550), ("Medical Oxygen I.P. 'B' type", "28044010", 15, "CUM", 120, 9000),
         ("Nitrogen Gas 99.9%", "28043000", 70, "CUM", 180, 2675), ("Dissolved Acetylene", "29012910", 60, "CUM", 180, 31000), ("Argon Gas Ultra Pure 99.999%", "28042100", 70, "CUM", 180, 14250),
         ("Carbon Dioxide (Food Grade)", "28112190", 300, "KGS", 180, 2400), ("Nitrous Oxide I.P. 'A' type", "28112940", 9, "CUM", 120, 61000), ("Argon + CO2 Mixture (80:20)", "38249900", 70, "CUM", 180, 9850)]


def cylinders(path, seed, rows):
    r = kit.rng("cylinders", seed, rows)
    sup, rec = kit.pair(r, ["Pranvayu Gases Pvt Ltd", "Sumeru Oxygen Company", "Vayudoot Industrial Gases"], ["Jeevandhara Nursing Home & ICU", "Everfab Tanks & Vessels", "Kranti Rolling Shutters"])
    inter = sup.code != rec.code
    f, b = kit.font("Gst23Serif"), kit.font("Gst23SerifBold")
    d = kit.day(r)
    inv = f"G{d:%y%m}{r.randint(1, 999):03d}"
    truth = kit.heads({}, sup, rec, inv, d)
    items, slabs, kinds = [], {}, {}
    for i in range(rows):
        g = r.choice(GASES)
        n = r.choice([1, 2, 2, 3, 4, 6, 8])
        nos = ", ".join(str(r.randint(1200, 98000)) for _ in range(n))
        q = n * g[2]
        tx = kit.mul(q, g[5], 10)
        half = kit.mul(tx, g[4], 2000)
        gst = kit.pct(tx, g[4]) if inter else 2 * half
        items.append((g, nos, n, q, tx, gst))
        a = slabs.setdefault((g[1], g[4]), [0, 0])
        a[0] += tx
        a[1] += gst
        k = g[0].split(" ")[0] if not g[0].startswith("Medical") else "Med. Oxygen"
        kinds[k] = kinds.get(k, 0) + n
    truth["line_items"] = []
    for g, nos, n, q, tx, gst in items:
        row = dict(description=g[0], hsn_sac=g[1], quantity=dec(q, 1), unit=g[3], unit_price=s(g[5]), taxable_value=s(tx), gst_rate=kit.rate(g[4]), amount=s(tx + gst))
        if inter:
            row["igst_amount"] = s(gst)
        truth["line_items"].append(row)
    total, tax = sum(x[4] for x in items), sum(x[5] for x in items)
    truth["taxable_total"] = s(total)
    if inter:
        truth["igst_total"] = s(tax)
    else:
        truth["cgst_total"] = truth["sgst_total"] = s(tax // 2)
    grand, off = kit.roundoff(total + tax)
    truth["round_off"], truth["grand_total"] = s(off), s(grand)
    truth["amount_in_words"] = "Rupees " + kit.words(grand) + " Only"
    c = Canvas(path, pagesize=A4, invariant=1)
    L, R = 28, 567
    cols = Cols(L, [(18, "c"), (98, "l"), (46, "c"), (84, "l"), (28, "c"), (36, "r"), (28, "c"), (42, "r"), (53, "r"), (24, "c"), (40, "r"), (42, "r")], 2)
    cols.edges[-1] = R
    E = cols.edges

    def top(page):
        c.setLineWidth(0.5)
        put(c, L, R, 806, sup.name, "l", b, 15, 0)
        put(c, L, R, 806, "Tax Invoice cum Delivery Challan", "r", b, 10, 0)
        put(c, L, R, 794, f"Filling station: {sup.street}, {sup.town}, {sup.state}", "l", f, 7.5, 0)
        put(c, L, R, 784, f"GSTIN {sup.gstin}   PESO licence G/HO/{sup.phone[-4:]}   Phone {sup.phone}", "l", f, 7.5, 0)
        put(c, L, R, 794, f"Page {page}", "r", f, 7.5, 0)
        y = 776
        if page == 1:
            c.rect(L, 706, 300, 66)
            c.rect(L + 300, 706, R - L - 300, 66)
            for k, t in enumerate(["Consignee & Buyer", rec.name, f"{rec.street},", f"{rec.town}, {rec.state}", f"GSTIN {rec.gstin}"]):
                put(c, L + 2, R, 761 - k * 12, t, "l", b if k == 1 else f, 8.5 if k == 1 else 7.5)
            for k, (x, v) in enumerate([("Invoice No.", inv), ("Date & Time", f"{d:%d/%m/%Y}  {r.randint(8, 18):02d}:{r.randint(0, 59):02d}"), ("Supply to (State)", f"{rec.state} [{rec.code}]"), ("Order", "Standing / Verbal"), ("Reverse charge", "No")]):
                put(c, L + 302, R, 761 - k * 12, x, "l", f, 7.5)
                put(c, L + 385, R, 761 - k * 12, v, "l", b if k < 2 else f, 7.5)
            y = 698
        c.setLineWidth(0.5)
        c.line(L, y, R, y)
        cols.draw(c, y - 1, ["S\nN", "Name of Gas", "HSN", "Cylinder\nNumbers", "Cyls\nNos.", "Total\nQty", "UOM", "Rate per\nUOM", "Taxable\nValue", "GST\n%", "GST\nAmt", "Gross\nAmt"], b, 6.8, 9, "c")
        c.line(L, y - 22, R, y - 22)
        return y, y - 23

    page = 1
    t0, y = top(1)

    def close(y0, y1):
        c.line(L, y1, R, y1)
        cols.verticals(c, y0, y1)

    for i, (g, nos, n, q, tx, gst) in enumerate(items):
        cells = [str(i + 1), g[0], g[1], nos, str(n), dec(q, 1), g[3], s(g[5]), s(tx), kit.rate(g[4]), s(gst), s(tx + gst)]
        h = cols.height(cells, f, 6.6, 9) + 3
        if y - h < 46:
            close(t0, y)
            put(c, L, R, y - 11, "Continued overleaf", "r", f, 7)
            c.showPage()
            page += 1
            t0, y = top(page)
        cols.draw(c, y, cells, f, 6.6, 9)
        y -= h
        c.setStrokeGray(0.75)
        c.line(L, y, R, y)
        c.setStrokeGray(0)
    close(t0, y)
    need = 190 + 11 * max(len(slabs), len(kinds))
    if y < need:
        put(c, L, R, y - 11, "Continued overleaf", "r", f, 7)
        c.showPage()
        page += 1
        put(c, L, R, 806, f"{sup.name}   Invoice {inv}   Page {page}", "l", f, 7.5, 0)
        y = 790
    put(c, L, E[4], y - 11, "Total", "r", b, 7.5, 2)
    put(c, E[4], E[5], y - 11, str(sum(x[2] for x in items)), "c", b, 7, 2)
    put(c, E[7], E[9], y - 11, s(total), "r", b, 7, 2)
    put(c, E[9], E[11], y - 11, s(tax), "r", b, 7, 2)
    y -= 24
    y0 = y
    sc = Cols(L, [(54, "l"), (60, "r"), (30, "c")] + ([(62, "r")] if inter else [(54, "r"), (54, "r")]), 2)
    y -= sc.draw(c, y, ["HSN", "Taxable", "GST %"] + (["IGST"] if inter else ["CGST", "SGST"]), b, 7, 11)
    c.line(L, y, sc.edges[-1], y)
    for (h, t), (a, g) in sorted(slabs.items()):
        y -= sc.draw(c, y, [h, s(a), kit.rate(t)] + ([s(g)] if inter else [s(g // 2), s(g // 2)]), f, 7, 11)
    c.line(L, y - 1, sc.edges[-1], y - 1)
    y -= sc.draw(c, y, ["Total", s(total), ""] + ([s(tax)] if inter else [s(tax // 2), s(tax // 2)]), b, 7, 11)
    ec = Cols(310, [(87, "l"), (42, "r"), (42, "r"), (42, "r"), (44, "r")], 2)
    z = y0 - ec.draw(c, y0, ["Cylinder a/c (Nos.)", "Opening", "Full given", "Mt. recd.", "With you"], b, 6.4, 11)
    c.line(310, z, R, z)
    for k in sorted(kinds):
        o = r.randint(0, 20)
        back = r.randint(0, o + kinds[k])
        z -= ec.draw(c, z, [k, str(o), str(kinds[k]), str(back), str(o + kinds[k] - back)], f, 7, 11)
    y = min(y, z) - 14
    put(c, 310, 480, y, "Round off", "r", f, 8)
    put(c, 480, R, y, s(off), "r", f, 8)
    put(c, 310, 480, y - 15, "Amount payable Rs.", "r", b, 9.5)
    put(c, 480, R, y - 15, inr(grand), "r", b, 9.5)
    for k, t in enumerate(kit.wrap(truth["amount_in_words"], f, 7.5, 270)):
        put(c, L, R, y - 10 * k, t, "l", f, 7.5, 0)
    put(c, L, R, y - 36, "Cylinders remain our property; holding charges after 15 days. Keep valves closed and caps on.", "l", f, 7, 0)
    put(c, L, R, y - 74, "Receiver's sign & stamp", "l", f, 7.5, 0)
    put(c, L, R, y - 74, f"For {sup.name}", "r", f, 7.5, 0)
    c.save()
    return {"data": truth}


LAYOUTS = {"taxi": taxi, "cylinders": cylinders}
