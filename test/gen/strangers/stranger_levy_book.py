# SPDX-License-Identifier: AGPL-3.0-or-later
"""A phone billing app: mybill."""

import datetime

from stranger_levy_base import Party, day, fold, inr, near, num, other, pct, person, say, twice, width, wrap_truth

WARES = (("PVC Pipe 1 inch (3 mtr)", "39172390", 18, 18500, "PCS"), ("Birla White Putty 20 kg", "32149090", 18, 76050, "BAG"), ("Wall Paint Emulsion 10 Ltr", "32091090", 18, 214000, "BKT"),
         ("Cotton Rope 8 mm", "56074900", 12, 12525, "KGS"), ("CP Bib Cock Short Body", "84818020", 18, 38000, "PCS"), ("Cement OPC 53 Grade", "25232910", 28, 36500, "BAG"),
         ("Jute Gunny Bag", "63051040", 5, 4250, "PCS"), ("Modular Switch 6A One Way White", "85365090", 18, 4975, "PCS"), ("Hand Shovel with Wooden Handle", "82011000", 12, 29000, "NOS"))


def slim(paise):
    s = inr(paise)
    return s.rstrip("0").rstrip(".") if "." in s else s


def bare(paise):
    return slim(paise).replace(",", "")


def mybill(path, rnd, rows):
    d = day(rnd)
    sup = Party(rnd, ("Hardware & Sanitary", "Paints and Hardware", "Building Materials"), kind="F")
    cus = Party(rnd, ("Constructions", "Developers", "Builders & Developers"), state=sup.state if rnd.random() < 0.7 else other(rnd, sup.state))
    intra = sup.state == cus.state
    goods = []
    for _ in range(rows):
        text, hsn, rate, price, unit = rnd.choice(WARES)
        qty = rnd.choice((1, 2, 4, 5, 10, 12, 25, 40))
        gross = price * qty
        cut = rnd.choice((0, 0, 5, 10))
        disc = pct(gross, cut)
        tv = gross - disc
        tax = 2 * pct(tv, rate / 2) if intra else pct(tv, rate)
        goods.append((text, hsn, rate, price, unit, qty, cut, disc, tv, tax))
    no = str(rnd.randint(11, 1900))
    accent = rnd.choice(("#1a5276", "#6c3483", "#117864"))
    wrapped = rnd.random() < 0.5

    def body(p, pages):
        p.t(30, 34, "TAX INVOICE", "NB", 10)
        p.box(104, 24, 122, 14, None, "#999999")
        p.t(165, 34, "ORIGINAL FOR RECIPIENT", "N", 7.5, "c", "#777777")
        p.disc(52, 72, 22, accent)
        p.t(52, 79, sup.name[0], "NB", 20, "c", "#ffffff")
        p.t(86, 62, sup.name, "NB", 15, "l", accent)
        p.t(86, 75, f"{sup.street}, {sup.city}, {sup.sname}, {sup.pin}", "N", 8)
        p.t(86, 87, "Mobile:", "NB", 8)
        p.t(118, 87, sup.phone, "N", 8)
        p.t(190, 87, "GSTIN:", "NB", 8)
        p.t(220, 87, sup.gstin, "N", 8)
        p.t(320, 87, "PAN Number:", "NB", 8)
        p.t(378, 87, sup.pan, "N", 8)
        p.ln(30, 102, 565, 102, 2.5, accent)
        p.box(30, 104, 535, 20, "#f0f0f0", None)
        due = d + datetime.timedelta(30)
        for x, k, v in ((36, "Invoice No.:", no), (230, "Invoice Date:", f"{d:%d/%m/%Y}"), (420, "Due Date:", f"{due:%d/%m/%Y}")):
            p.t(x, 117, k, "NB", 8.5)
            p.t(x + width(k, "NB", 8.5) + 4, 117, v, "N", 8.5)
        for x, k in ((36, "BILL TO"), (310, "SHIP TO")):
            p.t(x, 140, k, "NB", 8.5)
            p.t(x, 153, cus.name if x < 100 else person_, "NB", 9)
            p.many(x, 164, [cus.street, f"{cus.city}, {cus.sname}, {cus.pin}"], "N", 8, 10.5)
        p.t(36, 186, "Mobile: " + cus.phone, "N", 8)
        p.t(36, 197, "GSTIN: " + cus.gstin, "N", 8)
        p.t(36, 208, "Place of Supply: " + cus.sname, "N", 8)
        rights = (372, 424, 492, 560)

        def head(y):
            p.ln(30, y, 565, y, 1, accent)
            p.ln(30, y + 18, 565, y + 18, 1, accent)
            p.t(34, y + 12, "S.NO.", "NB", 8)
            p.t(64, y + 12, "ITEMS", "NB", 8)
            p.t(232, y + 12, "HSN", "NB", 8)
            p.t(318, y + 12, "QTY.", "NB", 8, "r")
            for x, k in zip(rights, ("RATE", "DISC.", "TAX", "AMOUNT")):
                p.t(x, y + 12, k, "NB", 8, "r")
            return y + 18
        y = head(222)
        out = []
        S = [0] * 5
        for i, (text, hsn, rate, price, unit, qty, cut, disc, tv, tax) in enumerate(goods):
            dl = fold(text, "N", 8, 160)
            h = 26 if len(dl) < 3 else 34
            if y + h > 790:
                p.ln(30, y, 565, y, 0.5, "#bbbbbb")
                p.page()
                y = head(30)
            p.t(44, y + 12, str(i + 1), "N", 8, "c")
            p.many(64, y + 12, dl, "N", 8, 10)
            p.t(232, y + 12, hsn, "N", 8)
            p.t(318, y + 12, f"{qty} {unit}", "N", 8, "r")
            p.t(372, y + 12, slim(price), "N", 8, "r")
            p.t(424, y + 12, slim(disc), "N", 8, "r")
            p.t(492, y + 12, slim(tax), "N", 8, "r")
            p.t(424, y + 21, f"({num(cut)}%)", "N", 6.5, "r", "#777777")
            p.t(492, y + 21, f"({num(rate)}%)", "N", 6.5, "r", "#777777")
            p.t(560, y + 12, slim(tv + tax), "N", 8, "r")
            out.append({"description": text, "hsn_sac": hsn, "quantity": str(qty), "unit": unit, "unit_price": bare(price), "discount": bare(disc), "tax_rate": num(rate), "total": bare(tv + tax)})
            S = [S[0] + qty, S[1] + disc, S[2] + tax, S[3] + tv + tax, S[4] + tv]
            y += h
        p.ln(30, y, 565, y, 1, accent)
        p.t(64, y + 13, "SUBTOTAL", "NB", 8.5)
        p.t(318, y + 13, str(S[0]), "NB", 8, "r")
        for x, v in zip(rights[1:], S[1:4]):
            p.t(x, y + 13, "₹ " + slim(v), "NB", 8, "r")
        y += 19
        p.ln(30, y, 565, y, 1, accent)
        if y > 620:
            p.page()
            y = 30
        p.t(34, y + 16, "BANK DETAILS", "NB", 8.5)
        p.many(34, y + 28, ["Name:  " + sup.name, "IFSC Code:  SVBL0" + sup.phone[:6], "Account No:  " + sup.phone + "231", "Bank:  Sahyadri Valley Bank, " + sup.city], "N", 8, 11)
        p.t(34, y + 82, "TERMS AND CONDITIONS", "NB", 8.5)
        p.many(34, y + 93, ["1. Goods once sold will not be taken back or exchanged", f"2. All disputes are subject to {sup.city} jurisdiction only"], "N", 7.5, 10)
        rates = sorted({g[2] for g in goods})
        lines = [("TAXABLE AMOUNT", S[4], "N")]
        sums = {"cgst": 0, "sgst": 0, "igst": 0}
        for r in rates:
            tvs = [g[8] for g in goods if g[2] == r]
            if intra:
                v = sum(pct(t, r / 2) for t in tvs)
                lines += [(f"CGST @{num(r / 2)}%", v, "N"), (f"SGST @{num(r / 2)}%", v, "N")]
                sums["cgst"] += v
                sums["sgst"] += v
            else:
                v = sum(pct(t, r) for t in tvs)
                lines.append((f"IGST @{num(r)}%", v, "N"))
                sums["igst"] += v
        total, off = near(S[3])
        totals = {"taxable_value": bare(S[4]), "total": bare(total)}
        if len(rates) == 1:
            totals.update({k: bare(v) for k, v in sums.items() if (k == "igst") != intra})
        if off:
            lines.append(("ROUND OFF", off, "N"))
            totals["round_off"] = bare(off)
        yy = y + 16
        for k, v, f in lines:
            p.t(350, yy, k, f, 8.5)
            p.t(560, yy, ("- ₹ " if v < 0 else "₹ ") + slim(abs(v)), f, 8.5, "r")
            yy += 13
        p.ln(350, yy - 8, 565, yy - 8, 0.5, "#888888")
        p.t(350, yy + 4, "TOTAL AMOUNT", "NB", 9.5)
        p.t(560, yy + 4, "₹ " + slim(total), "NB", 9.5, "r")
        p.ln(350, yy + 9, 565, yy + 9, 0.5, "#888888")
        got = total // 200 * 100
        p.t(350, yy + 20, "Received Amount", "N", 8.5)
        p.t(560, yy + 20, "₹ " + slim(got), "N", 8.5, "r")
        p.t(350, yy + 33, "Balance", "N", 8.5)
        p.t(560, yy + 33, "₹ " + slim(total - got), "N", 8.5, "r")
        p.t(560, yy + 50, "Total Amount (in words)", "NB", 8, "r")
        p.t(560, yy + 61, say(total // 100) + " Rupees", "N", 8, "r")
        p.t(560, yy + 92, "AUTHORISED SIGNATORY FOR", "N", 7.5, "r")
        p.t(560, yy + 102, sup.name, "N", 8, "r")
        return {"invoice_number": no, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": sup.truth(), "recipient": cus.truth(),
                "place_of_supply": cus.state, "line_items": out, "totals": totals}
    person_ = cus.name if wrapped else person(rnd)
    return wrap_truth(twice(body, path, 595, 842))


LAYOUTS = {"mybill": mybill}
