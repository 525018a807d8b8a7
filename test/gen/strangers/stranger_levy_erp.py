# SPDX-License-Identifier: AGPL-3.0-or-later
"""Accounting packages: sap, odoo, marg, steel."""

import datetime
import random

from stranger_levy_base import (Party, day, digits, fold, fy, inr, irn, near, num, other, pct, plain, say,
                       twice, wrap_truth)

PARTS = (("BRG DEEP GROOVE 6205-2RS", "84821011", 18, 18450, "NOS", 0), ("GASKET SET CYL HEAD NBR 70", "84841090", 18, 42275, "SET", 0),
         ("CABLE FLEX 3CX2.5SQMM FRLS 1100V", "85444999", 18, 9620, "M", 1), ("HYD OIL ISO VG 68 BARREL", "27101978", 18, 14215, "L", 1),
         ("VALVE BALL SS304 DN25 PN16 FLANGED END", "84818030", 18, 386000, "NOS", 0), ("MS PLATE 10MM IS2062 E250 BR", "72085110", 18, 6120, "KG", 1),
         ("WELDING ELECTRODE E7018 3.15MM", "83111000", 18, 16890, "KG", 1))


def sap(path, rnd, rows):
    d = day(rnd, "2023-05-01", "2026-03-20")
    sup = Party(rnd, ("Engineering Limited", "Auto Components Limited", "Industries Limited"))
    cus = Party(rnd, ("Motors India Private Limited", "Power Systems Ltd", "Tractors Limited"), state=rnd.choice((sup.state, other(rnd, sup.state))))
    intra = cus.state == sup.state
    inv = "9" + digits(rnd, 9)
    ref = irn(rnd)
    ack = "1" + digits(rnd, 14)
    ackd = d
    clock = f"{rnd.randint(9, 19)}:{rnd.randint(10, 59)}:{rnd.randint(10, 59)}"
    goods = []
    for _ in range(rows):
        text, hsn, rate, price, uom, frac = rnd.choice(PARTS)
        qty = rnd.randint(2, 1400) * 1000 + (rnd.choice((0, 250, 500)) if frac else 0)
        per = rnd.choice((1, 1, 1, 100)) if price < 20000 and not frac else 1
        gross = (price * qty // per + 500) // 1000
        cut = rnd.choice((0, 0, 3, 5, 7.5))
        disc = pct(gross, cut)
        tv = gross - disc
        goods.append((text, hsn, rate, price, uom, qty, per, gross, cut, disc, tv, pct(tv, rate / 2) if intra else pct(tv, rate), digits(rnd, 8)))
    po = "45" + digits(rnd, 8)
    gap = rnd.choice((2, 3))

    def body(p, pages):
        def top():
            p.box(28, 24, 540, 62, None, "#000000", 0.8)
            p.box(34, 32, 44, 44, "#003366", None)
            p.box(44, 42, 24, 24, "#ffffff", None)
            p.t(86, 42, sup.name, "HB", 12)
            p.t(86, 54, f"Works : {sup.street}, {sup.city} - {sup.pin}", "H", 7.5)
            p.t(86, 64, f"GSTIN : {sup.gstin}    PAN : {sup.pan}    State : {sup.sname}    State Code : {sup.state}", "H", 7.5)
            p.t(86, 74, f"CIN : L29130{sup.short}1987PLC0{sup.phone[:5]}    Tel : {sup.phone}", "H", 7.5)
            p.t(560, 42, "TAX INVOICE", "HB", 11, "r")
            p.t(560, 54, "(Issued under Rule 46 of CGST Rules, 2017)", "H", 6.5, "r")
            p.t(560, 80, f"Page {p.no} of {pages}", "H", 7, "r")
            return 86
        y = top()
        p.box(28, y, 540, 92)
        p.qr(472, y + 4, 84, random.Random(ref), 33)
        p.t(34, y + 12, "e-Invoice Details", "HB", 8)
        for k, (a, v) in enumerate((("IRN", ref[:40]), ("", ref[40:]), ("Ack. No.", ack), ("Ack. Date", f"{ackd:%d.%m.%Y} {clock}"))):
            if a:
                p.t(34, y + 24 + 10 * k, a, "H", 7.5)
                p.t(84, y + 24 + 10 * k, ":", "H", 7.5)
            p.t(90, y + 24 + 10 * k, v, "H", 7.5)
        p.t(34, y + 70, "Reverse Charge Applicable : No", "H", 7.5)
        p.t(34, y + 82, "Supply Type : B2B", "H", 7.5)
        p.t(220, y + 82, f"E-Way Bill No. : {ack[3:]}", "H", 7.5)
        y += 92
        p.box(28, y, 180, 106)
        p.box(208, y, 180, 106)
        p.box(388, y, 180, 106)
        for x, k, code in ((33, "Bill-to Party", "2" + cus.phone[:5]), (213, "Ship-to Party", "2" + cus.phone[5:])):
            p.t(x, y + 11, f"{k} : {code}", "HB", 7.5)
            yy = p.para(x, y + 23, cus.name if x < 100 else cus.name + " - Plant " + str(gap), 170, "HB", 8, 10)
            yy = p.para(x, yy, cus.street, 170, "H", 7.5, 9.5)
            yy = p.many(x, yy, [f"{cus.city} {cus.pin}", f"State : {cus.sname} ({cus.state})", "GSTIN : " + cus.gstin], "H", 7.5, 9.5)
            if x < 100:
                p.t(x, yy, f"Place of Supply : {cus.state} {cus.sname}", "H", 7.5)
        facts = (("Invoice No.", inv), ("Invoice Date", f"{d:%d.%m.%Y}"), ("Customer PO No.", po), ("PO Date", f"{d - datetime.timedelta(19):%d.%m.%Y}"), ("Sales Order", "1" + po[1:9]),
                 ("Delivery No.", "80" + po[3:]), ("Payment Terms", "45 days net"), ("Incoterms", "FOR " + cus.city), ("Vehicle No.", f"{sup.short}12 {po[-4:]}"))
        for k, (a, v) in enumerate(facts):
            p.t(393, y + 12 + 11 * k, a, "H", 7.5)
            p.t(462, y + 12 + 11 * k, ": " + v, "HB" if k < 2 else "H", 7.5)
        y += 106
        bottom = 800
        xs = (28, 56, 262, 322, 402, 484, 568)

        def head(yy):
            p.box(28, yy, 540, 25, "#eeeeee")
            for x, lines in ((42, ("Item",)), (159, ("Material", "Description")), (292, ("HSN", "Code")), (362, ("Quantity", "UoM")), (443, ("Rate (INR)", "per Unit")), (526, ("Amount", "(INR)"))):
                p.many(x, yy + 10, lines, "HB", 7.5, 10, "c")
            return yy + 25
        y = head(y)
        start = y
        out = []
        run = [0, 0]

        def sides(a, b):
            for x in xs:
                p.ln(x, a, x, b)
        for i, (text, hsn, rate, price, uom, qty, per, gross, cut, disc, tv, tax, code) in enumerate(goods):
            conds = [("Discount", f"{cut:.3f} %", inr(disc) + "-")] if cut else []
            conds.append(("Taxable Value", "", inr(tv)))
            conds += [("JOCG IN: Central GST", f"{rate / 2:.3f} %", inr(tax)), ("JOSG IN: State GST", f"{rate / 2:.3f} %", inr(tax))] if intra else [("JOIG IN: Integrated GST", f"{rate:.3f} %", inr(tax))]
            h = 24 + 9.5 * len(conds) + 4
            if y + h > bottom - 16:
                sides(start, y)
                p.box(28, y, 540, 14)
                p.t(406, y + 10, "Carried Forward", "HB", 7.5)
                p.t(564, y + 10, inr(run[0]), "HB", 7.5, "r")
                p.page()
                y = head(top())
                start = y
                p.t(406, y + 10, "Brought Forward", "HB", 7.5)
                p.t(564, y + 10, inr(run[0]), "HB", 7.5, "r")
                y += 14
            p.t(42, y + 11, str((i + 1) * 10), "H", 7.5, "c")
            p.t(60, y + 11, code, "HB", 7.5)
            p.t(60, y + 20.5, text, "H", 7.5)
            p.t(292, y + 11, hsn, "H", 7.5, "c")
            q = f"{lakh3(qty)} {uom}"
            p.t(398, y + 11, q, "H", 7.5, "r")
            p.t(480, y + 11, f"{inr(price)} / {per}", "H", 7.5, "r")
            p.t(564, y + 11, inr(gross), "H", 7.5, "r")
            yy = y + 30
            for a, r, v in conds:
                f = "HB" if a == "Taxable Value" else "H"
                p.t(78, yy, a, f, 7)
                p.t(480, yy, r, f, 7, "r")
                p.t(564, yy, v, f, 7, "r")
                yy += 9.5
            row = {"description": text, "hsn_sac": hsn, "quantity": f"{qty // 1000}.{qty % 1000:03d}", "unit": uom, "unit_price": plain(price), "taxable_value": plain(tv), "tax_rate": num(rate)}
            if cut:
                row["discount"] = plain(disc)
            row.update({"cgst": plain(tax), "sgst": plain(tax)} if intra else {"igst": plain(tax)})
            out.append(row)
            run = [run[0] + tv, run[1] + tax]
            y += h
            p.ln(28, y, 568, y, 0.25, "#888888")
        sides(start, y)
        p.ln(28, y, 568, y)
        if y > 650:
            p.page()
            y = top()
        total, off = near(run[0] + run[1] * (2 if intra else 1))
        rows_ = [("Total Taxable Value", inr(run[0]))]
        rows_ += [("Central GST", inr(run[1])), ("State GST", inr(run[1]))] if intra else [("Integrated GST", inr(run[1]))]
        rows_ += [("Rounding Off", inr(abs(off)) + ("-" if off < 0 else "")), ("Invoice Total (INR)", inr(total))]
        yy = y
        for a, v in rows_:
            p.box(322, yy, 162, 13)
            p.box(484, yy, 84, 13)
            f = "HB" if "Total" in a else "H"
            p.t(326, yy + 9.5, a, f, 8)
            p.t(564, yy + 9.5, v, f, 8, "r")
            yy += 13
        p.box(28, y, 294, yy - y)
        p.t(33, y + 11, "Amount in Words (INR):", "HB", 7.5)
        p.para(33, y + 22, say(total // 100).upper() + " RUPEES ONLY", 282, "H", 7.5, 9.5)
        p.box(28, yy, 540, 70)
        p.para(33, yy + 11, "Certified that the particulars given above are true and correct and the amount indicated represents the price actually charged and that there is no flow of additional consideration directly or indirectly from the buyer.", 330, "H", 6.5, 8)
        p.t(562, yy + 11, "For " + sup.name, "HB", 8, "r")
        p.t(562, yy + 62, "Authorised Signatory", "H", 7.5, "r")
        tot = {"taxable_value": plain(run[0]), "round_off": plain(off), "total": plain(total)}
        tot.update({"cgst": plain(run[1]), "sgst": plain(run[1])} if intra else {"igst": plain(run[1])})
        return {"invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": sup.truth(), "recipient": cus.truth(), "place_of_supply": cus.state,
                "reverse_charge": False, "irn": ref, "ack_number": ack, "ack_date": ackd.isoformat(), "line_items": out, "totals": tot}
    return wrap_truth(twice(body, path, 595, 842))


def lakh3(milli):
    return inr(milli // 1000 * 100, 0) + f".{milli % 1000:03d}"


OFFICE = (("[FURN_8855] Drawer Black with Lock", "94033010", 18, 215000, "Units"), ("[DESK0004] Customizable Desk (Aluminium, Black)", "94033090", 18, 1275000, "Units"),
          ("[E-COM07] Large Cabinet, four shelves, powder coated, with two sets of keys and levelling feet", "94031090", 18, 1980000, "Units"),
          ("[SRV-INST] Installation and Assembly at Site", "998732", 18, 85000, "Hours"), ("[COTN-12] Cotton Seat Cover", "63049239", 5, 32000, "Units"),
          ("[LMP_33] LED Desk Lamp", "94052190", 18, 174950, "Units"))


def odoo(path, rnd, rows):
    d = day(rnd, "2025-09-24", "2026-03-28")
    sup = Party(rnd, ("Office Systems Private Limited", "Workspace LLP", "Furnitures Pvt Ltd"))
    cus = Party(rnd, ("Analytics Private Limited", "Learning Solutions LLP", "Diagnostics"), state=rnd.choice((sup.state, other(rnd, sup.state))))
    intra = cus.state == sup.state
    inv = f"INV/{fy(d)}/{rnd.randint(3, 840):04d}"
    so = f"S{rnd.randint(21, 900):05d}"
    goods = []
    for _ in range(rows):
        text, hsn, rate, price, unit = rnd.choice(OFFICE)
        qty = rnd.choice((1, 2, 3, 6, 10, 24))
        cut = rnd.choice((0, 0, 10, 12.5))
        tv = pct(price * qty, 100 - cut)
        goods.append((text, hsn, rate, price, unit, qty, cut, tv))
    anycut = any(g[6] for g in goods)
    purple = "#714B67"

    def body(p, pages):
        def top():
            p.disc(58, 48, 10, purple)
            p.disc(74, 48, 10, "#8f8f8f")
            p.t(92, 53, sup.name.split()[0].lower(), "NB", 16, "l", purple)
            p.ln(48, 70, 547, 70, 0.8, "#8f8f8f")
            p.ln(48, 800, 547, 800, 0.8, "#8f8f8f")
            p.t(297, 811, f"+91 {sup.phone[:5]} {sup.phone[5:]}  {sup.mail}  GSTIN: {sup.gstin}", "N", 7.5, "c", "#666666")
            p.t(297, 822, f"Page {p.no} / {pages}", "N", 7.5, "c", "#666666")
            return 86
        y = top()
        p.many(48, y + 4, [sup.name, sup.street, f"{sup.city} {sup.short} {sup.pin}", "India"], "N", 8.5, 11.5)
        yy = p.many(320, y + 40, [cus.name, cus.street, f"{cus.city} {cus.short} {cus.pin}", "India", "GSTIN: " + cus.gstin], "N", 9, 12)
        y = yy + 22
        p.t(48, y, "Tax Invoice " + inv, "N", 17, "l", purple)
        y += 24
        facts = (("Invoice Date:", f"{d:%d/%m/%Y}"), ("Due Date:", f"{d + datetime.timedelta(15):%d/%m/%Y}"), ("Source:", so), ("Place of supply:", cus.sname))
        for k, (a, v) in enumerate(facts):
            p.t(48 + 128 * k, y, a, "NB", 8.5)
            p.t(48 + 128 * k, y + 12, v, "N", 8.5)
        y += 30
        rate_x, disc_x = (362, 402)

        def head(yy):
            p.ln(48, yy + 16, 547, yy + 16, 1, purple)
            p.t(50, yy + 11, "Description", "NB", 8.5, "l", purple)
            p.t(226, yy + 11, "HSN/SAC", "NB", 8.5, "l", purple)
            p.t(318, yy + 11, "Quantity", "NB", 8.5, "r", purple)
            p.t(rate_x + 12, yy + 11, "Unit Price", "NB", 8.5, "r", purple)
            if anycut:
                p.t(disc_x + 12, yy + 11, "Disc.%", "NB", 8.5, "r", purple)
            p.t(424, yy + 11, "Taxes", "NB", 8.5, "l", purple)
            p.t(545, yy + 11, "Amount", "NB", 8.5, "r", purple)
            return yy + 16
        y = head(y)
        out = []
        for i, (text, hsn, rate, price, unit, qty, cut, tv) in enumerate(goods):
            dl = fold(text, "N", 8.5, 170)
            h = max(24 if unit == "Hours" else 0, 11 * len(dl)) + 7
            if y + h > 785:
                p.page()
                y = head(top() - 8)
            if i % 2:
                p.box(48, y, 499, h, "#f4f1f3", None)
            p.many(50, y + 11, dl, "N", 8.5, 11)
            p.t(226, y + 11, hsn, "N", 8.5)
            p.t(318, y + 11, f"{qty:.2f} {unit}", "N", 8.5, "r")
            p.t(rate_x + 12, y + 11, inr(price), "N", 8.5, "r")
            if anycut:
                p.t(disc_x + 12, y + 11, f"{cut:.2f}", "N", 8.5, "r")
            p.t(424, y + 11, f"GST {num(rate)}% S" if intra else f"IGST {num(rate)}%", "N", 8.5)
            p.t(545, y + 11, "₹ " + inr(tv), "N", 8.5, "r")
            out.append({"description": text, "hsn_sac": hsn, "quantity": f"{qty:.2f}", "unit": unit, "unit_price": plain(price), "tax_rate": num(rate), "taxable_value": plain(tv)})
            y += h
        if y > 600:
            p.page()
            y = top()
        base = sum(g[7] for g in goods)
        rates = sorted({g[2] for g in goods})
        lines = [("Untaxed Amount", base)]
        agg = {"cgst": 0, "sgst": 0, "igst": 0}
        grand = base
        for r in rates:
            t = sum(g[7] for g in goods if g[2] == r)
            for name, share in (("SGST", r / 2), ("CGST", r / 2)) if intra else (("IGST", r),):
                v = pct(t, share)
                lines.append((f"{name} {num(share)}% on ₹ {inr(t)}" if len(rates) > 1 else f"{name} {num(share)}%", v))
                agg[name.lower()] += v
                grand += v
        total, off = near(grand)
        lines.append(("Rounding", off))
        y += 14
        p.ln(300, y - 4, 547, y - 4, 0.5, "#999999")
        for a, v in lines:
            p.t(304, y + 9, a, "N", 8.5)
            p.t(545, y + 9, ("-₹ " if v < 0 else "₹ ") + inr(abs(v)), "N", 8.5, "r")
            y += 15
            p.ln(300, y - 2, 547, y - 2, 0.3, "#cccccc")
        p.box(300, y - 2, 247, 18, purple, None)
        p.t(304, y + 11, "Total", "NB", 9.5, "l", "#ffffff")
        p.t(545, y + 11, "₹ " + inr(total), "NB", 9.5, "r", "#ffffff")
        y += 30
        p.t(48, y, "Total (In Words): " + say(total // 100) + " Rupees", "N", 8.5)
        p.t(48, y + 14, "Payment Communication:", "N", 8.5)
        p.t(156, y + 14, inv, "NB", 8.5)
        p.t(48, y + 28, "Payment terms: 15 Days", "N", 8.5)
        y += 46
        if y + 18 + 13 * len({g[1] for g in goods}) > 788:
            p.page()
            y = top() + 10
        p.t(48, y, "HSN Summary", "NB", 9, "l", purple)
        p.ln(48, y + 4, 547, y + 4, 0.6, purple)
        heads = ("HSN/SAC", "Quantity", "Rate %", "Taxable Value") + (("SGST", "CGST") if intra else ("IGST",))
        hx = (52, 170, 230, 330, 440, 545)
        y += 15
        for k, hh in enumerate(heads):
            p.t(hx[k], y, hh, "NB", 8, "l" if k == 0 else "r")
        for hsn in sorted({g[1] for g in goods}):
            y += 13
            sel = [g for g in goods if g[1] == hsn]
            r, t = sel[0][2], sum(g[7] for g in sel)
            vals = [hsn, f"{sum(g[5] for g in sel):.2f}", num(r), inr(t)] + ([inr(pct(t, r / 2))] * 2 if intra else [inr(pct(t, r))])
            for k, v in enumerate(vals):
                p.t(hx[k], y, v, "N", 8, "l" if k == 0 else "r")
        tot = {"taxable_value": plain(base), "round_off": plain(off), "total": plain(total)}
        if len(rates) == 1:
            tot.update({k: plain(v) for k, v in agg.items() if (k == "igst") != intra})
        return {"invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": sup.truth(), "recipient": cus.truth(),
                "place_of_supply": cus.state, "line_items": out, "totals": tot}
    return wrap_truth(twice(body, path, 595, 842))


DRUGS = (("ZEFTOCIN-O 200 TAB", "10TAB", "300420", 12, 9857, 7040), ("PANTOLEX DSR CAP", "15CAP", "300490", 12, 14900, 10643), ("CALVITA-D3 60K SOFTGEL", "4CAP", "300450", 12, 13500, 9643),
         ("AMBROKUF LS SYP", "100ML", "300490", 12, 11950, 8535), ("INSUGLAR 100IU PEN", "3ML", "300431", 5, 71300, 54324), ("DERMISOFT SOAP", "75GM", "340111", 18, 12500, 8475),
         ("TELMIRA-AM 40 TAB", "15TAB", "300490", 12, 17250, 12321), ("ORS APPLE SACHET", "21GM", "300490", 5, 2250, 1714), ("NEBUSAL RESP 2.5ML", "5RSP", "300490", 12, 6480, 4628))


def marg(path, rnd, rows):
    d = day(rnd)
    sup = Party(rnd, ("PHARMA DISTRIBUTORS", "MEDICAL AGENCIES", "DRUG HOUSE"), kind="F")
    cus = Party(rnd, ("MEDICOS", "MEDICAL STORE", "CHEMISTS"), state=sup.state, kind="P")
    sup.name, cus.name = sup.name.upper(), cus.name.upper()
    inv = rnd.choice(("A", "GST", "CR-")) + f"{rnd.randint(11, 18900):06d}"
    goods = []
    for _ in range(rows):
        text, pack, hsn, rate, mrp, cost = rnd.choice(DRUGS)
        qty = rnd.choice((2, 5, 10, 20, 30, 50))
        free = qty // 10 if rnd.random() < 0.4 else 0
        cut = rnd.choice((0, 0, 2, 5))
        gross = cost * qty
        disc = pct(gross, cut)
        goods.append((text, pack, hsn, rate, mrp, cost, qty, free, cut, gross, disc, gross - disc, rnd.choice(LOT) + digits(rnd, 5), f"{rnd.randint(1, 12)}/{rnd.randint(26, 28)}"))
    per = 11
    chunks = [goods[i:i + per] for i in range(0, len(goods), per)]
    if len(chunks[-1]) > 9:
        chunks.append([])

    def body(p, pages):
        out = []
        n = 0
        xs = [14, 32, 60, 88, 122, 246, 284, 332, 362, 404, 446, 470, 500, 530, 581]
        for ci, chunk in enumerate(chunks):
            if ci:
                p.page()
            p.box(14, 12, 567, 396, None, "#000000", 0.8)
            p.ln(14, 72, 581, 72)
            p.ln(225, 12, 225, 72)
            p.ln(395, 12, 395, 72)
            p.t(18, 24, sup.name, "HB", 10)
            p.t(18, 34, f"{sup.street[:44]}", "H", 7)
            p.t(18, 43, f"{sup.city}-{sup.pin}  Phone : {sup.phone}", "H", 7)
            p.t(18, 52, f"D.L.No. : 20B-{sup.phone[:6]},21B-{sup.phone[2:8]}", "H", 7)
            p.t(18, 64, "GSTIN : " + sup.gstin, "HB", 8)
            p.t(310, 26, "GST INVOICE", "HB", 12, "c")
            p.t(230, 42, "Invoice No. : " + inv, "HB", 8)
            p.t(230, 53, f"Date : {d:%d-%m-%Y}", "HB", 8)
            p.t(230, 65, f"Page {ci + 1}/{len(chunks)}   CREDIT   Due: {d + datetime.timedelta(21):%d-%m-%Y}", "H", 7)
            p.t(399, 24, "M/s " + cus.name, "HB", 9)
            p.t(399, 34, cus.street[:44], "H", 7)
            p.t(399, 43, f"{cus.city}  Ph.No.: {cus.phone}", "H", 7)
            p.t(399, 52, f"D.L.No. : 20-{cus.phone[:6]},21-{cus.phone[2:8]}", "H", 7)
            p.t(399, 64, "GSTIN : " + cus.gstin, "HB", 8)
            heads = ("Sn.", "Qty", "Free", "Pack", "Item Description", "HSN", "Batch", "Exp.", "M.R.P.", "Rate", "Dis%", "SGST", "CGST", "Amount")
            for k, hh in enumerate(heads):
                p.t((xs[k] + xs[k + 1]) / 2, 82, hh, "HB", 7, "c")
            p.ln(14, 86, 581, 86)
            for x in xs[1:-1]:
                p.ln(x, 72, x, 290)
            y = 98
            for text, pack, hsn, rate, mrp, cost, qty, free, cut, gross, disc, tv, lot, exp in chunk:
                n += 1
                vals = (f"{n}.", str(qty), str(free) if free else "", pack, text, hsn, lot, exp, plain(mrp), plain(cost), f"{cut:.2f}", f"{rate / 2:.2f}", f"{rate / 2:.2f}", plain(tv))
                for k, v in enumerate(vals):
                    left = k in (3, 4, 5, 6)
                    p.t(xs[k] + 3 if left else xs[k + 1] - 3, y, v, "H", 7.5, "l" if left else "r")
                out.append({"description": text, "hsn_sac": hsn, "quantity": str(qty), "unit_price": plain(cost), "tax_rate": num(rate), "taxable_value": plain(tv)})
                y += 16
            p.ln(14, 290, 581, 290)
            if ci < len(chunks) - 1:
                p.t(575, 304, f"Continued to Page {ci + 2} ....", "HI", 8, "r")
                continue
            heads = ("CLASS", "TOTAL", "SCHEME", "DISCOUNT", "SGST", "CGST", "TOTAL GST")
            cx = (18, 120, 165, 215, 262, 309, 362)
            p.ln(366, 290, 366, 408)
            for k, hh in enumerate(heads):
                p.t(cx[k], 300, hh, "HB", 6.5, "l" if k == 0 else "r")
            p.ln(14, 303, 366, 303)
            y = 313
            S = [0, 0, 0]
            for r in (5, 12, 18, 28):
                sel = [g for g in goods if g[3] == r]
                half = sum(pct(g[11], r / 2) for g in sel)
                vals = (f"GST {r:.2f}", plain(sum(g[9] for g in sel)), "0.00", plain(sum(g[10] for g in sel)), plain(half), plain(half), plain(2 * half))
                for k, v in enumerate(vals):
                    p.t(cx[k], y, v, "H", 7, "l" if k == 0 else "r")
                S = [S[0] + sum(g[9] for g in sel), S[1] + sum(g[10] for g in sel), S[2] + half]
                y += 10
            p.ln(14, 346, 366, 346)
            for k, v in enumerate(("TOTAL", plain(S[0]), "0.00", plain(S[1]), plain(S[2]), plain(S[2]), plain(2 * S[2]))):
                p.t(cx[k], 355, v, "HB", 7, "l" if k == 0 else "r")
            p.ln(14, 359, 366, 359)
            total, off = near(S[0] - S[1] + 2 * S[2])
            p.t(18, 369, "Rs. " + say(total // 100) + " only", "HB", 7)
            p.many(18, 380, ["Terms & Conditions", "Goods once sold will not be taken back or exchanged. Bills not paid by due date attract 24% interest.", f"All disputes subject to {sup.city} Jurisdiction only."], "H", 6.2, 8)
            p.t(362, 402, "For " + sup.name, "HB", 7, "r")
            y = 301
            for a, v in (("SUB TOTAL", plain(S[0])), ("DISCOUNT", plain(S[1])), ("SGST PAYBLE", plain(S[2])), ("CGST PAYBLE", plain(S[2])), ("CR/DR NOTE", "0.00"), ("ROUND OFF", plain(off))):
                p.t(372, y, a, "H", 8)
                p.t(575, y, v, "H", 8, "r")
                y += 13
            p.box(366, 376, 215, 32, "#e4e4e4")
            p.t(372, 396, "GRAND TOTAL", "HB", 11)
            p.t(575, 396, plain(total), "HB", 13, "r")
        return {"invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": sup.truth(), "recipient": cus.truth(), "line_items": out,
                "totals": {"cgst": plain(S[2]), "sgst": plain(S[2]), "round_off": plain(off), "total": plain(total)}}
    return wrap_truth(twice(body, path, 595, 420))


LOT = ("BT", "GZ", "KL", "T24", "MX")

STEEL = (("TMT BAR 8MM FE-500D", "72142090", 5480000), ("TMT BAR 12MM FE-500D", "72142090", 5315000), ("TMT BAR 16MM FE-550D", "72142090", 5339000), ("MS ANGLE 50X50X6", "72164000", 5650000),
         ("ISMC CHANNEL 100X50", "72163100", 5795000), ("HR COIL 2.00X1250", "72083940", 5510000), ("GP SHEET 0.50MM 120GSM", "72104900", 7240000), ("BINDING WIRE 18G", "72171010", 7050000))


def steel(path, rnd, rows):
    d = day(rnd, "2023-04-01", "2026-02-26")
    sup = Party(rnd, ("STEEL TRADERS", "ISPAT UDYOG", "IRON & STEEL CO."), kind="F")
    cus = Party(rnd, ("INFRAPROJECTS PVT LTD", "FABRICATORS", "BUILDCON"), state=rnd.choice((sup.state, other(rnd, sup.state))))
    sup.name, cus.name = sup.name.upper(), cus.name.upper()
    intra = sup.state == cus.state
    inv = f"{rnd.randint(21, 4200)}/{fy(d, '{s:02d}-{b:02d}')}"
    veh = f"{sup.short}-{rnd.randint(1, 48):02d}-{rnd.choice('ABGT')}{rnd.choice('BCXZ')}-{rnd.randint(1000, 9899)}"
    goods, base, kilos = [], 0, 0
    for _ in range(rows):
        text, hsn, price = rnd.choice(STEEL)
        price += rnd.randint(-9, 9) * 5000
        kg = rnd.randint(180, 9400) // 5 * 5
        goods.append((text, hsn, rnd.randint(1, 60), kg, price, (price * kg + 500) // 1000))
        base += goods[-1][5]
        kilos += kg
    load = kilos * 35 // 100 * 100
    freight = rnd.choice((0, 450000, 1260000))
    wide = 87
    lines = []
    put = lambda s="": lines.append(s.rstrip())
    two = lambda a, b: put(f"{a[:52]:<53}{b}")

    def top(page):
        put(f"{'TAX INVOICE':^{wide}}")
        put(f"{sup.name:^{wide}}")
        put(f"{(sup.street + ', ' + sup.city.upper() + '-' + sup.pin):^{wide}}")
        put(f"{('GSTIN: ' + sup.gstin + '   PHONE: ' + sup.phone):^{wide}}")
        put("=" * wide)
        two("To,", f"INVOICE NO. : {inv}")
        two("M/S " + cus.name, f"DATE        : {d:%d-%b-%y}".upper())
        two(cus.street, f"VEHICLE NO. : {veh}")
        two(f"{cus.city.upper()} - {cus.pin}", f"L.R. NO.    : {veh[-4:]}")
        two(f"STATE: {cus.sname.upper()} CODE: {cus.state}", f"WEIGH SLIP  : {veh[-3:]}7")
        two("GSTIN: " + cus.gstin, f"PAGE        : {page}")
        put("-" * wide)
        put(f"{'SR':>2}  {'DESCRIPTION OF GOODS':<26} {'HSN':<9} {'BDL/':>5} {'WEIGHT':>10} {'RATE':>12} {'AMOUNT':>16}")
        put(f"{'NO':>2}  {'':<26} {'CODE':<9} {'PCS':>5} {'(M.T.)':>10} {'PER M.T.':>12} {'RS. PS.':>16}")
        put("-" * wide)
    out = []
    page = 1
    top(page)
    starts = [0]
    for i, (text, hsn, pcs, kg, price, amt) in enumerate(goods):
        if len(lines) - starts[-1] > 60:
            put("-" * wide)
            put(f"{'CONTD. ON PAGE ' + str(page + 1):>{wide}}")
            page += 1
            starts.append(len(lines))
            top(page)
        mt = f"{kg // 1000}.{kg % 1000:03d}"
        put(f"{i + 1:>2}  {text:<26} {hsn:<9} {pcs:>5} {mt:>10} {plain(price):>12} {plain(amt):>16}")
        out.append({"description": text, "hsn_sac": hsn, "quantity": mt, "unit_price": plain(price), "taxable_value": plain(amt)})
    if len(lines) - starts[-1] > 44:
        put("-" * wide)
        put(f"{'CONTD. ON PAGE ' + str(page + 1):>{wide}}")
        page += 1
        starts.append(len(lines))
        top(page)
    mt = f"{kilos // 1000}.{kilos % 1000:03d}"
    put(" " * 47 + "-" * 10 + " " * 14 + "-" * 16)
    put(f"{'':>2}  {'TOTAL':<26} {'':<9} {sum(g[2] for g in goods):>5} {mt:>10} {'':>12} {plain(base):>16}")
    tail = lambda a, v: put(f"{'':>40}{a:<28}{v:>19}")
    tail("LOADING CHARGES", plain(load))
    if freight:
        tail("FREIGHT", plain(freight))
    tv = base + load + freight
    tail("TAXABLE AMOUNT", plain(tv))
    tot = {"taxable_value": plain(tv)}
    if intra:
        tax = 2 * pct(tv, 9)
        tail("ADD: CGST 9%", plain(tax // 2))
        tail("ADD: SGST 9%", plain(tax // 2))
        tot.update(cgst=plain(tax // 2), sgst=plain(tax // 2))
    else:
        tax = pct(tv, 18)
        tail("ADD: IGST 18%", plain(tax))
        tot.update(igst=plain(tax))
    total, off = near(tv + tax)
    tail("ROUND OFF", ("(-) " if off < 0 else "(+) ") + plain(abs(off)))
    put("-" * wide)
    put(f"{'':>40}{'G R A N D   T O T A L':<28}{plain(total):>19}")
    put("-" * wide)
    put(f"RS. {say(total // 100).upper()} ONLY")
    put("WHETHER TAX PAYABLE ON REVERSE CHARGE : NO")
    put()
    put("1) INTEREST @24% P.A. AFTER 7 DAYS.  2) OUR RISK CEASES ON DELIVERY.")
    put(f"3) SUBJECT TO {sup.city.upper()} JURISDICTION.{'FOR ' + sup.name:>{wide - 29 - len(sup.city)}}")
    put()
    put()
    put(f"{'RECEIVER SIGN.':<30}{'PREPARED BY':<30}{'AUTH. SIGNATORY':>{wide - 60}}")
    tot.update(round_off=plain(off), total=plain(total))

    def body(p, pages):
        for k, text in enumerate(lines):
            if k in starts[1:]:
                p.page()
            row = k - max(s for s in starts if s <= k)
            y = 34 + 11 * row
            if text.strip():
                p.t(24, y, text, "MB" if row == 1 else "M", 9.6 if row == 1 else 9.6)
        return {"invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": sup.truth(), "recipient": cus.truth(),
                "reverse_charge": False, "line_items": out, "totals": tot}
    return wrap_truth(twice(body, path, 600, 792))


LAYOUTS = {"sap": sap, "odoo": odoo, "marg": marg, "steel": steel}
