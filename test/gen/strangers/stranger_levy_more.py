# SPDX-License-Identifier: AGPL-3.0-or-later
"""Further papers: debit, miracle, export, insurer."""

import datetime

from stranger_levy_base import (Party, day, digits, fold, fy, inr, near, num, other, pct, person, plain, say, twice, west, wrap_truth)

PACK = (("Corrugated Box 7 Ply 18x12x12", "48191010", 12, 8450, "Pcs."), ("BOPP Tape 48mm x 65m", "39191000", 18, 3875, "Roll"), ("Stretch Film 23 Micron", "39201099", 18, 16200, "Kgs."),
        ("PP Strapping Roll 12mm", "39202090", 18, 13550, "Kgs."), ("Kraft Paper 120 GSM (Reel)", "48041900", 12, 4625, "Kgs."), ("Wooden Pallet 4 Way", "44152000", 12, 78500, "Pcs."))


def debit(path, rnd, rows):
    d = day(rnd)
    sup = Party(rnd, ("Packaging Industries", "Packwell", "Paper Products"), kind="F")
    cus = Party(rnd, ("Ceramics Pvt. Ltd.", "Food Products", "Pharmachem"), state=sup.state if rnd.random() < 0.6 else other(rnd, sup.state))
    intra = sup.state == cus.state
    no = f"DN/{fy(d, '{s:02d}-{b:02d}')}/{rnd.randint(1, 140)}"
    orig = d - datetime.timedelta(rnd.randint(8, 60))
    goods = []
    for _ in range(rows):
        text, hsn, rate, price, unit = rnd.choice(PACK)
        price = pct(price, rnd.choice((4, 5.5, 8, 11)))
        q = rnd.randint(5, 900) * 10
        goods.append((text, hsn, rate, price, unit, q, price * q))
    veh = f"{sup.short}{rnd.randint(1, 40):02d}Z{rnd.randint(1000, 9999)}"

    def body(p, pages):
        def top():
            p.box(32, 30, 531, 775, None, "#000000", 1)
            p.t(36, 42, "GSTIN : " + sup.gstin, "HB", 9)
            p.t(559, 42, "Original Copy", "HI", 9, "r")
            p.t(297, 56, "DEBIT NOTE", "HB", 11, "c")
            p.ln(262, 58, 332, 58, 0.7)
            p.t(297, 76, sup.name, "HB", 16, "c")
            p.t(297, 88, sup.street.upper(), "H", 9, "c")
            p.t(297, 99, f"{sup.city.upper()} - {sup.pin}, {sup.sname.upper()}", "H", 9, "c")
            p.t(297, 110, f"Tel. : {sup.phone}   email : {sup.mail}", "H", 9, "c")
            p.ln(32, 116, 563, 116)
            left = (("Debit Note No.", no), ("Dated", f"{d:%d-%m-%Y}"), ("Place of Supply", f"{cus.sname} ({cus.state})"), ("Reverse Charge", "N"), ("Against Bill No.", f"{fy(d, '{s:02d}-{b:02d}')}/{no.split('/')[-1]}8"))
            right = (("Transport", "SHREEJI ROADLINES"), ("Vehicle No.", veh), ("Station", cus.city.upper()), ("GR/RR No.", veh[-4:] + f" dt. {orig:%d-%m-%Y}"), ("Against Bill Dt.", f"{orig:%d-%m-%Y}"))
            for x, w, pairs in ((36, 90, left), (302, 86, right)):
                for k, (a, v) in enumerate(pairs):
                    p.t(x, 128 + 12 * k, a, "H", 9)
                    p.t(x + w, 128 + 12 * k, ": " + v, "HB" if k < 2 and x < 50 else "H", 9)
            p.ln(297, 116, 297, 268)
            p.ln(32, 182, 563, 182)
            for x, k in ((36, "Billed to :"), (302, "Shipped to :")):
                p.t(x, 194, k, "HI", 9)
                p.t(x, 207, cus.name, "HB", 10)
                p.many(x, 219, [cus.street, f"{cus.city}-{cus.pin}"], "H", 9, 11)
                p.t(x, 262, f"GSTIN / UIN      : {cus.gstin}", "H", 9)
            p.ln(32, 268, 563, 268)
            xs = (32, 58, 252, 312, 370, 408, 470, 563)
            heads = ("S.N.", "Description of Goods", "HSN/SAC", "Qty.", "Unit", "Price Diff.", "Amount(`)".replace("`", "Rs."))
            for k, hh in enumerate(heads):
                p.t((xs[k] + xs[k + 1]) / 2, 280, hh, "HB", 9, "c")
            p.ln(32, 286, 563, 286)
            return xs, 300
        xs, y = top()

        def rule(b):
            for x in xs[1:-1]:
                p.ln(x, 268, x, b)
        out = []
        base = 0
        for i, (text, hsn, rate, price, unit, q, amt) in enumerate(goods):
            if y > 780:
                rule(805)
                p.t(559, 816, f"Continued on Page No. {p.no + 1}", "HI", 8, "r")
                p.page()
                xs, y = top()
            p.t(54, y, f"{i + 1}.", "H", 9, "r")
            p.t(61, y, text, "HB", 9)
            p.t(309, y, hsn, "H", 9, "r")
            p.t(367, y, f"{inr(q * 100, 0)}.000", "H", 9, "r")
            p.t(374, y, unit, "H", 9)
            p.t(467, y, inr(price), "H", 9, "r")
            p.t(559, y, inr(amt), "H", 9, "r")
            out.append({"description": text, "hsn_sac": hsn, "quantity": f"{q}.000", "unit": unit, "unit_price": plain(price), "taxable_value": plain(amt)})
            base += amt
            y += 14
        if y > 500:
            rule(805)
            p.t(559, 816, f"Continued on Page No. {p.no + 1}", "HI", 8, "r")
            p.page()
            xs, y = top()
        p.ln(470, y - 8, 563, y - 8)
        p.t(559, y + 4, inr(base), "H", 9, "r")
        y += 18
        rates = sorted({g[2] for g in goods})
        grand = base
        agg = {"cgst": 0, "sgst": 0, "igst": 0}
        table = []
        for r in rates:
            t = sum(g[6] for g in goods if g[2] == r)
            parts = []
            for name, share in (("CGST", r / 2), ("SGST", r / 2)) if intra else (("IGST", r),):
                v = pct(t, share)
                p.t(92, y, f"Add : {name}", "HI", 9)
                p.t(248, y, f"@  {share:.2f} %", "HI", 9, "r")
                p.t(559, y, inr(v), "H", 9, "r")
                y += 13
                agg[name.lower()] += v
                grand += v
                parts.append(v)
            table.append((r, t, parts))
        total, off = near(grand)
        tot = {"total": plain(total)}
        if off:
            p.t(92, y, f"{'Less' if off < 0 else 'Add'} : Rounded Off ({'-' if off < 0 else '+'})", "HI", 9)
            p.t(559, y, inr(abs(off)), "H", 9, "r")
            tot["round_off"] = plain(off)
        y += 10
        rule(y)
        p.ln(32, y, 563, y)
        p.t(230, y + 12, "Grand Total", "HB", 10)
        p.t(367, y + 12, f"{inr(sum(g[5] for g in goods) * 100, 0)}.000", "HB", 9, "r")
        p.t(480, y + 12, "Rs.", "HB", 10)
        p.t(559, y + 12, inr(total), "HB", 10, "r")
        p.ln(32, y + 17, 563, y + 17)
        y += 29
        cx = (36, 150, 230, 310, 390)
        for k, hh in enumerate(["Tax Rate", "Taxable Amt."] + (["CGST Amt.", "SGST Amt."] if intra else ["IGST Amt."]) + ["Total Tax"]):
            p.t(cx[k] if k == 0 else cx[k], y, hh, "HB", 8.5, "l" if k == 0 else "r")
        for r, t, parts in table:
            y += 12
            for k, v in enumerate([f"{num(r)}%", inr(t)] + [inr(x) for x in parts] + [inr(sum(parts))]):
                p.t(cx[k], y, v, "H", 8.5, "l" if k == 0 else "r")
        y += 20
        p.t(36, y, f"Rupees {say(total // 100)} Only", "HB", 9)
        p.ln(32, y + 6, 563, y + 6)
        p.t(36, y + 18, "Narration : Being price difference debited as per revised rate contract.", "HI", 9)
        p.ln(32, 715, 563, 715)
        p.ln(297, 715, 297, 805)
        p.t(36, 727, "Terms & Conditions", "HB", 8.5)
        p.many(36, 738, ["E.& O.E.", "1. Interest @ 18% p.a. will be charged if the payment", "    is not made with in the stipulated time.", f"2. Subject to '{sup.sname}' Jurisdiction only."], "H", 8, 10)
        p.t(302, 727, "Receiver's Signature   :", "H", 8.5)
        p.t(559, 757, "for " + sup.name, "HB", 9, "r")
        p.t(559, 798, "Authorised Signatory", "HB", 9, "r")
        if len(rates) == 1:
            tot.update({k: plain(v) for k, v in agg.items() if (k == "igst") != intra})
        return {"invoice_number": no, "invoice_date": d.isoformat(), "document_type": "debit_note", "supplier": sup.truth(), "recipient": cus.truth(), "place_of_supply": cus.state, "reverse_charge": False, "line_items": out, "totals": tot}
    return wrap_truth(twice(body, path, 595, 842))


SAREE = (("ZARNA WEIGHTLESS PRINT", "5407", 5, 28500), ("PURE COTTON JAM DUPATTA", "5208", 5, 21250), ("GEORGETTE DYED 44\"", "5407", 5, 6450), ("BANDHEJ SILK SAREE", "5407", 5, 114900), ("LACE BORDER ROLL 9 MTR", "5804", 12, 18000), ("METALLIC JARI BOBBIN", "5605", 12, 39675))


def miracle(path, rnd, rows):
    d = day(rnd)
    sup = Party(rnd, ("TEX FAB", "SILK MILLS", "SAREES"), state="24", kind="F")
    cus = Party(rnd, ("VASTRALAYA", "CLOTH STORES", "FASHION MALL"), state="24" if rnd.random() < 0.5 else other(rnd, "24"), kind="P")
    sup.name, cus.name = sup.name.upper(), cus.name.upper()
    intra = cus.state == "24"
    no = rnd.choice(("GT/", "T-", "")) + str(rnd.randint(5, 2600))
    goods = []
    for _ in range(rows):
        text, hsn, rate, price = rnd.choice(SAREE)
        q = rnd.choice((6, 8, 12, 24, 48)) * 100 if "44" not in text else rnd.randint(2000, 22000)
        goods.append((text, hsn, rate, price, q, (q * price + 50) // 100))
    base = sum(g[5] for g in goods)
    broker = person(rnd)

    def body(p, pages):
        def top():
            p.box(40, 40, 515, 740, None, "#000000", 1.4)
            p.box(43, 43, 509, 734, None, "#000000", 0.4)
            p.t(297, 36, "|| Shree Ganeshay Namah ||", "TI", 9, "c")
            p.t(297, 70, sup.name, "SB", 20, "c")
            p.t(297, 84, f"{sup.street}, {sup.city} - {sup.pin}. (Guj.)  Mo. {sup.phone}", "S", 8, "c")
            p.ln(43, 92, 552, 92)
            p.t(50, 105, "Debit Memo", "SB", 10)
            p.t(297, 105, "TAX INVOICE", "SB", 11, "c")
            p.t(545, 105, "Original", "SB", 10, "r")
            p.ln(43, 111, 552, 111)
            p.ln(350, 111, 350, 196)
            p.t(50, 126, "M/s. :  " + cus.name, "SB", 10)
            p.many(82, 140, [cus.street, f"{cus.city} - {cus.pin}"], "S", 8.5, 12)
            p.t(50, 172, f"Place of Supply : {cus.state}-{cus.sname}", "S", 8.5)
            p.t(50, 188, "GSTIN No. : " + cus.gstin, "SB", 8.5)
            p.t(358, 128, "Invoice No.", "S", 9)
            p.t(428, 128, ": " + no, "SB", 10)
            p.t(358, 144, "Date", "S", 9)
            p.t(428, 144, f": {d:%d/%m/%Y}", "SB", 10)
            p.t(358, 166, "Broker", "S", 8.5)
            p.t(428, 166, ": " + broker, "S", 8.5)
            p.t(358, 182, "Haste / L.R.", "S", 8.5)
            p.t(428, 182, f": Self / {sup.phone[-5:]}", "S", 8.5)
            p.ln(43, 196, 552, 196)
            xs = (43, 80, 262, 318, 378, 438, 478, 552)
            for k, hh in enumerate(("SrNo", "Product Name", "HSN/SAC", "Qty", "Rate", "GST %", "Amount")):
                p.t((xs[k] + xs[k + 1]) / 2, 209, hh, "SB", 8.5, "c")
            p.ln(43, 215, 552, 215)
            return xs, 230
        xs, y = top()
        out = []
        for i, (text, hsn, rate, price, q, amt) in enumerate(goods):
            last = 530 if i == len(goods) - 1 or len(goods) - i < 3 else 740
            if y > last or y > 740:
                for x in xs[1:-1]:
                    p.ln(x, 196, x, 755)
                p.ln(43, 755, 552, 755)
                p.t(545, 770, f"Continue... {p.no + 1}", "S", 8.5, "r")
                p.page()
                xs, y = top()
            qty = f"{q // 100}.{q % 100:02d}"
            p.t(62, y, str(i + 1), "S", 8.5, "c")
            p.t(84, y, text, "S", 8.5)
            p.t(290, y, hsn, "S", 8.5, "c")
            p.t(374, y, qty, "S", 8.5, "r")
            p.t(434, y, plain(price), "S", 8.5, "r")
            p.t(473, y, f"{rate:.2f}", "S", 8.5, "r")
            p.t(548, y, inr(amt), "S", 8.5, "r")
            out.append({"description": text, "hsn_sac": hsn, "quantity": qty, "unit_price": plain(price), "tax_rate": num(rate), "taxable_value": plain(amt)})
            y += 15
        for x in xs[1:-1]:
            p.ln(x, 196, x, 560)
        p.ln(43, 560, 552, 560)
        p.t(50, 573, "GSTIN No. : " + sup.gstin, "SB", 8.5)
        q = sum(g[4] for g in goods)
        p.t(374, 573, f"{q // 100}.{q % 100:02d}", "SB", 8.5, "r")
        p.t(384, 573, "Sub Total", "SB", 8.5)
        p.t(548, 573, inr(base), "SB", 8.5, "r")
        p.ln(43, 579, 552, 579)
        p.ln(350, 579, 350, 712)
        p.t(50, 593, "Bank Name", "S", 8.5)
        p.t(130, 593, ": Tapi Nagrik Sahakari Bank Ltd.", "S", 8.5)
        p.t(50, 606, "Bank A/c. No.", "S", 8.5)
        p.t(130, 606, ": 0" + sup.phone, "S", 8.5)
        p.t(50, 619, "RTGS/IFSC Code", "S", 8.5)
        p.t(130, 619, ": TNSB0" + sup.pin, "S", 8.5)
        rates = sorted({g[2] for g in goods})
        y = 593
        lines = [("Taxable Amount", base)]
        agg = {"cgst": 0, "sgst": 0, "igst": 0}
        for r in rates:
            t = sum(g[5] for g in goods if g[2] == r)
            for name, key, share in (("Central Tax", "cgst", r / 2), ("State/UT Tax", "sgst", r / 2)) if intra else (("Integrated Tax", "igst", r),):
                v = pct(t, share)
                lines.append((f"{name}   {share:.2f}%", v))
                agg[key] += v
        total, off = near(base + sum(agg.values()))
        lines.append(("Round Off", off))
        for a, v in lines:
            p.t(356, y, a, "S", 8.5)
            p.t(548, y, inr(v), "S", 8.5, "r")
            y += 15
        p.t(50, 648, "Total GST :", "SB", 8)
        gst = sum(agg.values())
        p.para(50, 659, say(gst // 100) + (f" and {say(gst % 100)} Paise" if gst % 100 else "") + " Only", 290, "S", 8, 10)
        p.t(50, 684, "Bill Amount :", "SB", 8)
        p.para(50, 695, say(total // 100) + " Only", 290, "S", 8, 10)
        p.ln(350, 692, 552, 692)
        p.t(356, 706, "Grand Total", "SB", 10.5)
        p.t(548, 706, inr(total), "SB", 10.5, "r")
        p.ln(43, 712, 552, 712)
        p.t(50, 724, "Terms & Condition :", "SB", 8)
        p.many(50, 735, ["1. Goods once sold will not be taken back.", "2. Interest @18% p.a. will be charged after due date.", "3. Subject to 'SURAT' Jurisdiction only. E.&.O.E"], "S", 7.5, 10)
        p.t(545, 726, "For, " + sup.name, "SB", 9, "r")
        p.t(545, 770, "(Authorised Signatory)", "S", 8, "r")
        tot = {"taxable_value": plain(base), "round_off": plain(off), "total": plain(total)}
        if len(rates) == 1:
            tot.update({k: plain(v) for k, v in agg.items() if (k == "igst") != intra})
        return {"invoice_number": no, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": sup.truth(), "recipient": cus.truth(), "place_of_supply": cus.state, "line_items": out, "totals": tot}
    return wrap_truth(twice(body, path, 595, 842))


TASKS = (("Senior Backend Developer - Monthly Retainer", "Node.js, PostgreSQL; 160 hours", 420000), ("UI/UX Design - Mobile App Screens", "Figma source files included; two rounds of revision per screen as agreed over mail", 18500),
         ("QA Automation Engineer", "Playwright suite", 2250), ("Cloud Infrastructure Support", "24x7 L2, reimbursed at actuals excluded", 95000), ("API Integration - Payment Gateway", "", 135050))
FOREIGN = (("Northfold Media Inc.", "410 Larch Street, Suite 22, Portland, OR 97205, United States of America", "$"), ("Brightmoor Health Ltd", "18 Calder Row, Leeds LS1 4DY, United Kingdom", "£"), ("Kestrel & Finch Pty Ltd", "7 Wattle Lane, Richmond VIC 3121, Australia", "A$"), ("Sonnenhof Digital GmbH", "Lindenweg 9, 50674 Koeln, Germany", "€"))


def export(path, rnd, rows):
    d = day(rnd, "2023-04-03", "2026-03-25")
    sup = Party(rnd, ("Technologies Private Limited", "Software Labs LLP", "Digital Studio"))
    cname, caddr, cur = rnd.choice(FOREIGN)
    no = rnd.choice(("A", "EXP", "INV-")) + f"{rnd.randint(2, 400):05d}"
    goods = []
    for _ in range(rows):
        text, sub, price = rnd.choice(TASKS)
        q = rnd.choice((1, 1, 2, 5, 12, 40)) if price < 300000 else 1
        goods.append((text, sub, price, q, price * q))
    arn = f"AD{sup.state}{d:%m%y}" + digits(rnd, 6) + "K"
    fx = rnd.randint(*{"$": (8320, 9020), "£": (10400, 11800), "A$": (5400, 5900), "€": (8900, 10300)}[cur])
    violet = "#5b3fd6"

    def body(p, pages):
        p.t(40, 60, "Invoice", "N", 26, "l", violet)
        for k, (a, v) in enumerate((("Invoice No #", no), ("Invoice Date", f"{d:%b} {d.day:02d}, {d.year}"), ("Due Date", f"{d + datetime.timedelta(15):%b %d, %Y}"), ("LUT ARN", arn))):
            p.t(40, 82 + 14 * k, a, "N", 8.5, "l", "#6b6b6b")
            p.t(120, 82 + 14 * k, v, "NB", 8.5)
        p.box(495, 36, 60, 60, "#efeafd", None)
        p.t(525, 76, sup.name[:2].upper(), "NB", 24, "c", violet)
        for x, k in ((40, "Billed By"), (304, "Billed To")):
            p.box(x, 142, 251, 116, "#efeafd", None)
            p.t(x + 12, 162, k, "N", 12, "l", violet)
        p.t(52, 180, sup.name, "NB", 9.5)
        y = p.para(52, 193, f"{sup.street}, {sup.city}, {sup.sname}, India - {sup.pin}", 225, "N", 8.5, 11)
        p.t(52, y + 3, "GSTIN:", "NB", 8.5)
        p.t(84, y + 3, sup.gstin, "N", 8.5)
        p.t(52, y + 15, "PAN:", "NB", 8.5)
        p.t(75, y + 15, sup.pan, "N", 8.5)
        p.t(316, 180, cname, "NB", 9.5)
        p.para(316, 193, caddr, 225, "N", 8.5, 11)
        country = caddr.split(", ")[-1]
        p.t(40, 276, "Country of Supply: " + country, "N", 8.5)
        p.t(304, 276, "Place of Supply: Other Countries (96)", "N", 8.5)
        p.t(40, 292, "Supply meant for export under LUT without payment of Integrated Tax (IGST)", "NI", 8.5)

        def head(yy):
            p.box(40, yy, 515, 24, violet, None)
            for x, a, hh in ((66, "l", "Item"), (246, "l", "HSN/SAC"), (330, "r", "GST Rate"), (386, "r", "Quantity"), (462, "r", "Rate"), (549, "r", "Amount")):
                p.t(x, yy + 15, hh, "NB", 8.5, a, "#ffffff")
            return yy + 24
        y = head(302)
        out = []
        for i, (text, sub, price, q, amt) in enumerate(goods):
            dl = fold(text, "N", 8.5, 170)
            sl = fold(sub, "N", 7.5, 170) if sub else []
            h = 12 * len(dl) + 10 * len(sl) + 10
            if y + h > 790:
                p.t(297, 820, f"Invoice No # {no}  |  Invoice Date {d:%b} {d.day:02d}, {d.year}  |  Page {p.no} of {pages}", "N", 7.5, "c", "#6b6b6b")
                p.page()
                y = head(36)
            if i % 2:
                p.box(40, y, 515, h, "#f7f5fe", None)
            p.t(48, y + 14, f"{i + 1}.", "N", 8.5)
            yy = p.many(66, y + 14, dl, "N", 8.5, 12)
            p.many(66, yy, sl, "N", 7.5, 10, "l", "#777777")
            p.t(246, y + 14, "998314", "N", 8.5)
            p.t(330, y + 14, "0%", "N", 8.5, "r")
            p.t(386, y + 14, str(q), "N", 8.5, "r")
            p.t(462, y + 14, cur + west(price), "N", 8.5, "r")
            p.t(549, y + 14, cur + west(amt), "N", 8.5, "r")
            y += h
            out.append({"description": (text + " " + sub).strip(), "hsn_sac": "998314", "tax_rate": "0", "quantity": str(q), "unit_price": plain(price), "taxable_value": plain(amt)})
        total = sum(g[4] for g in goods)
        if y > 600:
            p.t(297, 820, f"Invoice No # {no}  |  Invoice Date {d:%b} {d.day:02d}, {d.year}  |  Page {p.no} of {pages}", "N", 7.5, "c", "#6b6b6b")
            p.page()
            y = 40
        y += 18
        for a, v, b in (("Amount", cur + west(total), 0), ("IGST", cur + "0.00", 0)):
            p.t(360, y, a, "N", 9)
            p.t(549, y, v, "N", 9, "r")
            y += 15
        p.ln(356, y - 8, 555, y - 8, 0.8, "#222222")
        code = {"$": "USD", "£": "GBP", "A$": "AUD", "€": "EUR"}[cur]
        p.t(360, y + 7, f"Total ({code})", "NB", 11.5)
        p.t(549, y + 7, cur + west(total), "NB", 11.5, "r")
        p.ln(356, y + 14, 555, y + 14, 0.8, "#222222")
        p.t(360, y + 28, f"1 {code} = ₹{plain(fx)}", "N", 8, "l", "#6b6b6b")
        p.t(360, y + 40, f"Equivalent Total (INR)  ₹{inr((total * fx + 50) // 100)}", "N", 8, "l", "#6b6b6b")
        p.box(40, y - 24, 290, 84, "#efeafd", None)
        p.t(52, y - 8, "Bank Details", "N", 11, "l", violet)
        for k, (a, v) in enumerate((("Account Name", sup.name), ("Account Number", "50" + sup.phone), ("SWIFT Code", "SVBLINBB" + sup.pin[:3]), ("Bank", "Sahyadri Valley Bank"))):
            p.t(52, y + 8 + 12 * k, a, "NB", 8)
            p.t(140, y + 8 + 12 * k, v, "N", 8)
        p.t(40, y + 84, "Terms and Conditions", "N", 11, "l", violet)
        p.many(40, y + 98, ["1. Please pay within 15 days from the date of invoice, overdue interest @ 14% will be charged on delayed payments.", "2. Please quote invoice number when remitting funds. Bank charges are to be borne by the remitter."], "N", 8, 12)
        p.t(297, 820, f"Invoice No # {no}  |  Invoice Date {d:%b} {d.day:02d}, {d.year}  |  Page {p.no} of {pages}", "N", 7.5, "c", "#6b6b6b")
        return {"invoice_number": no, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": sup.truth(), "recipient": {"name": cname}, "place_of_supply": "96", "line_items": out,
                "totals": {"taxable_value": plain(total), "igst": "0.00", "total": plain(total)}}
    return wrap_truth(twice(body, path, 595, 842))


OD = ("Basic Own Damage Premium", "Zero Depreciation Cover", "Engine Protect", "Return to Invoice", "Roadside Assistance", "Consumables Cover", "Key Replacement", "Electrical Accessories (IMT 24)", "Tyre Secure", "Loss of Personal Belongings")
TP = ("Basic Third Party Liability", "PA Cover for Owner Driver", "Unnamed PA Cover (IMT 16)", "Legal Liability to Paid Driver (IMT 28)", "TPPD Extended Cover")


def insurer(path, rnd, rows):
    d = day(rnd, "2023-04-03", "2026-03-20")
    sup = Party(rnd, ("General Insurance Company Limited", "General Insurance Co. Ltd."))
    cus = Party(rnd, ("Catering Services", "Electricals Pvt Ltd", "Tour Operators"), state=sup.state if rnd.random() < 0.5 else other(rnd, sup.state))
    intra = sup.state == cus.state
    inv = f"{sup.state}{fy(d, '{s:02d}')}{digits(rnd, 11)}"
    pol = f"{rnd.randint(2301, 2999)}/{digits(rnd, 8)}/00/000"
    nl = (rows + 1) // 2
    mk = lambda names, n: [(names[i % len(names)] + (f" - Vehicle {i // len(names) + 1}" if n > len(names) else ""), rnd.randint(15, 18000) * 100 + rnd.choice((0, 0, 50, 37))) for i in range(n)]
    left, right = mk(OD, nl), mk(TP, rows - nl)

    def body(p, pages):
        navy = "#123a6f"
        p.box(36, 30, 523, 3, "#e87722", None)
        p.t(36, 54, sup.name, "CB", 14, "l", navy)
        p.t(36, 66, f"Regd. Office : {sup.street}, {sup.city} {sup.pin}. IRDAI Reg. No. 1{sup.phone[1:3]}. Toll free 1800-000-{sup.phone[-4:]}", "C", 7.5)
        p.t(297, 88, "PREMIUM CERTIFICATE CUM TAX INVOICE", "CB", 11.5, "c", navy)
        p.t(297, 99, "Commercial Vehicle Package Policy - Passenger Carrying", "C", 8.5, "c")
        cells = (("Insured Name", cus.name, "Tax Invoice No.", inv), ("Address", f"{cus.street}, {cus.city}", "Invoice Date", f"{d:%d/%m/%Y}"), ("State / Pin Code", f"{cus.sname} / {cus.pin}", "Policy No.", pol),
                 ("GSTIN of Insured", cus.gstin, "Period of Insurance", f"From {d:%d/%m/%Y} 00:00"), ("Place of Supply", f"{cus.state}-{cus.sname}", "", f"To {d + datetime.timedelta(364):%d/%m/%Y} 23:59"), ("Insurer GSTIN", sup.gstin, "SAC / Service", "997134 Motor vehicle insurance"))
        for k, (a, v, b, w) in enumerate(cells):
            y = 108 + 16 * k
            p.box(36, y, 523, 16, None, "#9db2cc")
            p.box(36, y, 80, 16, "#e8eef6", "#9db2cc")
            p.box(316, y, 88, 16, "#e8eef6", "#9db2cc")
            p.t(40, y + 11, a, "CB", 8)
            p.t(120, y + 11, v, "C", 8)
            p.t(320, y + 11, b, "CB", 8)
            p.t(408, y + 11, w, "C", 8)

        def head(y):
            p.box(36, y, 523, 16, navy, None)
            p.t(166, y + 11, "OWN DAMAGE (A)", "CB", 8.5, "c", "#ffffff")
            p.t(428, y + 11, "LIABILITY (B)", "CB", 8.5, "c", "#ffffff")
            p.t(40, y + 27, "Coverage", "CB", 8)
            p.t(292, y + 27, "Premium (₹)", "CB", 8, "r")
            p.t(302, y + 27, "Coverage", "CB", 8)
            p.t(555, y + 27, "Premium (₹)", "CB", 8, "r")
            p.ln(36, y + 31, 559, y + 31, 0.5, "#9db2cc")
            return y + 31
        y = head(214)
        top = 214
        for i in range(nl):
            if y > 780:
                p.box(36, top, 523, y - top, None, "#9db2cc")
                p.ln(297, top + 16, 297, y, 0.5, "#9db2cc")
                p.t(559, 820, f"Page {p.no} of {pages}", "C", 7.5, "r")
                p.page()
                top = 36
                y = head(36)
            p.t(40, y + 11, left[i][0], "C", 8.5)
            p.t(292, y + 11, inr(left[i][1]), "C", 8.5, "r")
            if i < len(right):
                p.t(302, y + 11, right[i][0], "C", 8.5)
                p.t(555, y + 11, inr(right[i][1]), "C", 8.5, "r")
            y += 14
        y += 3
        A, B = sum(v for _, v in left), sum(v for _, v in right)
        p.box(36, y, 523, 15, "#e8eef6", None)
        p.t(40, y + 11, "Total Own Damage Premium (A)", "CB", 8.5)
        p.t(292, y + 11, inr(A), "CB", 8.5, "r")
        p.t(302, y + 11, "Total Liability Premium (B)", "CB", 8.5)
        p.t(555, y + 11, inr(B), "CB", 8.5, "r")
        y += 15
        p.box(36, top, 523, y - top, None, "#9db2cc")
        p.ln(297, top + 16, 297, y, 0.5, "#9db2cc")
        if y > 600:
            p.t(559, 820, f"Page {p.no} of {pages}", "C", 7.5, "r")
            p.page()
            y = 30
        net = A + B
        c = pct(net, 9) if intra else 0
        g = 0 if intra else pct(net, 18)
        total, off = near(net + 2 * c + g)
        y += 10
        words_y = y + 12
        lines = [("Net Premium (A+B)", net)] + ([("CGST @ 9%", c), ("SGST @ 9%", c)] if intra else [("IGST @ 18%", g)]) + [("Total Premium Payable (rounded)", total)]
        for k, (a, v) in enumerate(lines):
            f = "CB" if k in (0, len(lines) - 1) else "C"
            p.box(297, y, 262, 15, "#fdeedf" if f == "CB" else None, "#9db2cc")
            p.t(302, y + 11, a, f, 8.5)
            p.t(555, y + 11, inr(v), f, 8.5, "r")
            y += 15
        p.para(36, words_y, f"Rupees {say(total // 100)} only. Received vide {rnd_mode} dated {d:%d/%m/%Y}.", 250, "C", 8.5, 11)
        y = p.para(36, y + 22, "Consolidated Stamp Duty paid vide Order No. CSD/" + inv[-4:] + "/2021. GST is not payable under reverse charge for this supply. In case of dishonour of cheque this document stands cancelled ab initio. Subject otherwise to the terms, exceptions, conditions and limitations of the policy wordings and IMT endorsements attached.", 523, "C", 7.5, 9.5)
        p.t(559, y + 24, "For " + sup.name, "CB", 8.5, "r")
        p.t(559, y + 62, "Authorised Signatory", "C", 8.5, "r")
        p.t(559, 820, f"Page {p.no} of {pages}", "C", 7.5, "r")
        out = [{"description": a, "taxable_value": plain(v)} for a, v in left + right]
        tot = {"taxable_value": plain(net), "total": plain(total)}
        tot.update({"cgst": plain(c), "sgst": plain(c)} if intra else {"igst": plain(g)})
        return {"invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": sup.truth(), "recipient": cus.truth(), "place_of_supply": cus.state, "reverse_charge": False, "line_items": out, "totals": tot}
    rnd_mode = rnd.choice(("NEFT", "cheque no. 004517", "online payment"))
    return wrap_truth(twice(body, path, 595, 842))


LAYOUTS = {"debit": debit, "miracle": miracle, "export": export, "insurer": insurer}
