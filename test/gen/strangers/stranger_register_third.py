# SPDX-License-Identifier: AGPL-3.0-or-later
"""India: restaurant, kirana shop, petrol pump, medical store."""
from reportlab.lib.colors import black
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, Table, TableStyle

import stranger_register_goods as goods
from stranger_register_kit import (Roll, ampm, chop, clock, day, digits, lakh, mix, money, picks, rng, share,
                 tender, true)


def rupee(cents):
    """What must be added to come to whole rupees."""
    rest = cents % 100
    return -rest if rest < 50 else 100 - rest


def gstin(r, state):
    return (state + "".join(r.choice("ABCDEFGHKLMNPRST") for _ in range(5)) + digits(r, 4)
            + r.choice("ABCDEFGHK") + "1Z" + r.choice("23456789QRST"))


def dining(path, seed, rows):
    """80 mm, a platypus table with wrapped names; service charge, CGST and SGST, round off."""
    r = rng("dining", seed, rows)
    p = Roll(path, 80, "Narrow", 8.5, margin=4)
    merchant, firm, addr, st = r.choice([
        ("Tamarind Verandah", "(A unit of Tungabhadra Hospitality LLP)", ["#214, 12th Main, HAL 2nd Stage,", "Indiranagar, Bengaluru - 560038"], "29"),
        ("HOTEL ANNAPOORAN MESS", "Veg & Non-Veg Family Restaurant", ["18/4, North Usman Road, T. Nagar,", "Chennai - 600 017, Tamil Nadu"], "33")])
    d = day(r, "2019-01-05", "2024-09-30")
    h, mi, _ = clock(r, 12, 23)
    p.text(merchant, "c", font="Serif-Bold", size=18)
    p.text(firm, "c", size=7.5)
    for a in addr:
        p.text(a, "c")
    p.text("GSTIN : " + gstin(r, st), "c")
    p.text("FSSAI Lic No : 1" + digits(r, 13), "c", size=7.5)
    p.rule("dash")
    p.row((0, "l", f"Bill No. : {r.randrange(100, 9999)}"), (72, "r", "Date : " + d.strftime("%d/%m/%y")))
    p.row((0, "l", f"Table : T{r.randrange(1, 30)}   Covers : {r.randrange(1, 8)}"), (72, "r", f"Time : {h:02d}:{mi:02d}"))
    p.row((0, "l", "Steward : " + r.choice(["Manju", "Sathish", "Imran", "Deepa"])), (72, "r", "Dine In"))
    p.rule("dash")
    style = ParagraphStyle("cell", fontName="Narrow", fontSize=8.5, leading=10)
    head = ["Item", "Qty.", "Rate", "Amount"]
    body, items, sub = [head], [], 0
    for name, price in picks(r, goods.DINER_IN, rows):
        q = r.choice([1, 1, 1, 2, 2, 3, 4])
        body.append([Paragraph(name, style), str(q), money(price), lakh(q * price)])
        items.append({"description": name, "quantity": str(q), "unit_price": true(price), "amount": true(q * price)})
        sub += q * price
    mm = 72 / 25.4
    table = Table(body, colWidths=[32 * mm, 9 * mm, 14 * mm, 17 * mm])
    table.setStyle(TableStyle([
        ("FONT", (0, 0), (-1, -1), "Narrow", 8.5), ("FONT", (0, 0), (-1, 0), "Narrow-Bold", 8.5),
        ("ALIGN", (1, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0),
        ("TOPPADDING", (0, 0), (-1, -1), 0.8), ("BOTTOMPADDING", (0, 0), (-1, -1), 1.4),
        ("LINEBELOW", (0, 0), (-1, 0), 0.5, black, None, (3, 2))]))
    p.flow(table)
    p.rule("dash")
    charge = share(sub, 5, 100) if r.random() < 0.75 else 0
    half = share(sub + charge, 25, 1000)
    before = sub + charge + 2 * half
    rnd = rupee(before)
    pay = before + rnd
    qty = sum(int(i["quantity"]) for i in items)
    p.row((0, "l", f"Total Qty : {qty}"), (50, "r", "Sub Total"), (72, "r", lakh(sub)))
    if charge:
        p.row((50, "r", "Service Charge 5%"), (72, "r", lakh(charge)))
    p.row((50, "r", "CGST @ 2.5%"), (72, "r", lakh(half)))
    p.row((50, "r", "SGST @ 2.5%"), (72, "r", lakh(half)))
    p.row((50, "r", "Round off"), (72, "r", ("+" if rnd > 0 else "") + money(rnd)))
    p.rule("dash")
    p.row((0, "l", "Grand Total"), (72, "r", "₹ " + lakh(pay)), bold=True, size=13)
    p.rule("dash")
    p.text(f"Total GST (5%) included above : {lakh(2 * half)}", size=7)
    data = {"merchant": merchant, "address": " ".join(addr), "date": d.isoformat(), "time": f"{h:02d}:{mi:02d}",
            "currency": "INR", "line_items": items, "subtotal": true(sub), "tax": true(2 * half),
            "rounding": true(rnd), "total": true(pay)}
    if charge:
        data["service_charge"] = true(charge)
        p.text("Service charge is voluntary.", "c", size=7)
    if r.random() < 0.5:
        p.row((0, "l", "Paid via UPI"), (72, "r", lakh(pay)))
        data["paid"] = true(pay)
    p.gap(1)
    p.text("Thank You! Visit Again", "c", bold=True)
    p.save()
    return {"data": data}


def kirana(path, seed, rows):
    """58 mm mono; MRP and rate, savings, a table of taxes; prices with tax."""
    r = rng("kirana", seed, rows)
    p = Roll(path, 58, "Mono", 6.6, margin=2.5, ink="#33302E", paper="#F8F6F0")
    n = p.grid
    merchant, addr, st = r.choice([
        ("SHREE GANESH KIRANA & GENERAL STORES", ["SHOP 3, SAI DARSHAN CHS, LBS MARG", "MULUND (W), MUMBAI 400080"], "27"),
        ("Balaji Provision Mart", ["H.No 5-9-22, Adarsh Nagar,", "Hyderabad 500063 T.S."], "36")])
    d = day(r, "2018-01-10", "2024-10-31")
    h, mi, _ = clock(r, 8, 22)
    p.text(merchant, "c", bold=True, size=9)
    for a in addr:
        p.text(a, "c")
    p.text("Mob: 9" + digits(r, 9), "c")
    p.text("GSTIN: " + gstin(r, st), "c")
    p.raw("-" * n)
    p.raw(mix(n, (0, "l", f"Bill: {r.randrange(1000, 99999)}"), (n, "r", d.strftime("%d-%m-%Y ") + ampm(h, mi))))
    p.raw("-" * n)
    p.raw("PARTICULARS")
    p.raw(mix(n, (8, "r", "MRP"), (17, "r", "RATE"), (23, "r", "QTY"), (n, "r", "AMOUNT")))
    p.raw("-" * n)
    items, total, saved, by = [], 0, 0, {}
    for name, mrp in picks(r, goods.KIRANA, rows):
        rate = mrp - share(mrp, r.choice([0, 0, 3, 5, 8]), 100) // 50 * 50
        slab = 18 if name.split()[0] in ("BATH", "WASHING", "TOOTHPASTE", "BISCUIT") else 0 if "LOOSE" in name else 5
        q = r.choice([1, 1, 1, 2, 2, 4])
        for line in chop(name, n):
            p.raw(line)
        p.raw(mix(n, (8, "r", money(mrp)), (17, "r", money(rate)), (23, "r", str(q)), (n, "r", money(q * rate, False))))
        items.append({"description": name, "quantity": str(q), "unit_price": true(rate), "amount": true(q * rate)})
        total += q * rate
        saved += q * (mrp - rate)
        by[slab] = by.get(slab, 0) + q * rate
    p.raw("-" * n)
    qty = sum(int(i["quantity"]) for i in items)
    p.raw(mix(n, (0, "l", f"ITEMS:{rows} QTY:{qty}"), (n, "r", money(total, False))))
    rnd = rupee(total)
    pay = total + rnd
    p.raw(mix(n, (0, "l", "R.OFF"), (n, "r", money(rnd))))
    p.row((0, "l", "NET AMT"), (52.5, "r", "Rs." + lakh(pay)), bold=True, size=11)
    cash = tender(r, pay, (10000, 20000, 50000))
    p.raw(mix(n, (0, "l", "CASH RECD"), (n, "r", money(cash, False))))
    p.raw(mix(n, (0, "l", "BALANCE RETURNED"), (n, "r", money(cash - pay, False))))
    if saved:
        p.gap(1)
        p.text(f"** YOU SAVED Rs.{money(saved)} ON MRP **", "c", bold=True)
    p.raw("-" * n)
    p.raw(mix(n, (4, "r", "GST%"), (14, "r", "TAXABLE"), (23, "r", "CGST"), (n, "r", "SGST")))
    tax = tb = tc = 0
    for slab in sorted(by):
        half = share(by[slab], slab, 2 * (100 + slab))
        base = by[slab] - 2 * half
        p.raw(mix(n, (4, "r", str(slab)), (14, "r", money(base, False)), (23, "r", money(half)), (n, "r", money(half))))
        tax += 2 * half
        tb += base
        tc += half
    p.raw(mix(n, (4, "r", "TOT"), (14, "r", money(tb, False)), (23, "r", money(tc)), (n, "r", money(tc))))
    p.raw(mix(n, (0, "l", "TOTAL GST (INCL.)"), (n, "r", money(tax))))
    p.raw("-" * n)
    p.text("Goods once sold will not be taken back", "c")
    p.text("** THANK YOU **", "c")
    p.save()
    return {"data": {"merchant": merchant, "address": " ".join(addr), "date": d.isoformat(), "time": f"{h:02d}:{mi:02d}",
                     "currency": "INR", "line_items": items, "tax": true(tax), "rounding": true(rnd),
                     "total": true(pay), "paid": true(cash), "change": true(cash - pay)}}


def pump(path, seed, rows):
    """58 mm, labels and colons; one block a filling (a fleet's slip has more of them)."""
    r = rng("pump", seed, rows)
    p = Roll(path, 58, "Courier", 8.5, margin=3, ink="#3B3B46", paper="#F4F4F6")
    n = p.grid
    merchant, addr, state = r.choice([
        ("JAI BHAVANI SERVICE STATION", ["NH-48, WAKAD BYPASS", "PUNE 411057"], "MH"),
        ("SRI LAKSHMI FUEL POINT", ["SY NO 88, HOSUR ROAD", "ELECTRONIC CITY", "BENGALURU 560100"], "KA")])
    d = day(r, "2021-06-01", "2024-10-31")
    h, mi, s = clock(r, 5, 24)
    p.text(merchant, "c", bold=True, size=10)
    for a in addr:
        p.text(a, "c")
    p.text("TEL NO : 0" + digits(r, 10), "c")
    p.gap(1.5)
    p.text("ORIGINAL", "c", bold=True)
    p.gap(1)
    p.raw(f"RCPT NO  : {digits(r, 8)}")
    p.raw("DATE     : " + d.strftime("%d/%m/%Y"))
    p.raw(f"TIME     : {h:02d}:{mi:02d}:{s:02d}")
    p.raw("CUST     : " + ("CASH" if rows == 1 else "FLEET A/C"))
    rates = {"PETROL": r.randrange(9600, 10900), "DIESEL": r.randrange(8700, 9600), "XTRA PREMIUM": r.randrange(10900, 11800)}
    items, total, vol = [], 0, 0
    for i in range(rows):
        fuel = r.choice(list(rates))
        ml = r.randrange(150, 4500) * 10
        amt = share(ml, rates[fuel], 1000)
        qty = f"{ml // 1000}.{ml % 1000 // 10:02d}"
        p.raw("-" * n)
        p.raw(f"VEH NO   : {state}{digits(r, 2)}{r.choice('ABCDEFG')}{r.choice('HJKLMN')}{digits(r, 4)}")
        p.raw(f"NOZZLE   : {r.randrange(1, 13)}")
        p.raw("PRODUCT  : " + fuel)
        p.raw("RATE     : " + money(rates[fuel]))
        p.raw(f"VOLUME(L): {qty}")
        p.raw("AMOUNT   : Rs. " + lakh(amt))
        items.append({"description": fuel, "quantity": qty, "unit_price": true(rates[fuel]), "amount": true(amt)})
        total += amt
        vol += ml
    p.raw("-" * n)
    p.raw(f"TOT VOL  : {vol // 1000}.{vol % 1000 // 10:02d} L")
    p.row((0, "l", "TOTAL"), (52, "r", "Rs. " + lakh(total)), bold=True, size=11)
    p.raw("-" * n)
    data = {"merchant": merchant, "address": " ".join(addr), "date": d.isoformat(),
            "time": f"{h:02d}:{mi:02d}:{s:02d}", "currency": "INR", "line_items": items, "total": true(total)}
    if rows == 1 and r.random() < 0.6:
        cash = tender(r, total, (10000, 50000))
        p.raw(mix(n, (0, "l", "CASH"), (n, "r", lakh(cash))))
        p.raw(mix(n, (0, "l", "CHANGE"), (n, "r", lakh(cash - total))))
        data.update(paid=true(cash), change=true(cash - total))
    else:
        p.raw("MODE     : CARD XX" + digits(r, 4))
    p.gap(1)
    p.text("SAVE FUEL YAANI SAVE MONEY", "c")
    p.text("THANK YOU. VISIT AGAIN", "c")
    p.save()
    return {"data": data}


def medical(path, seed, rows):
    """80 mm; batch and expiry, MRP with tax, ruled box; amounts less discount below."""
    r = rng("medical", seed, rows)
    p = Roll(path, 80, "Noto", 7.6, margin=3, lead=1.25)
    w = 74
    merchant, addr, st = r.choice([
        ("Sanjeevani Medical & General Stores", ["Shop No. 2, Gulmohar Arcade, Paud Road,", "Kothrud, Pune 411038"], "27"),
        ("NEW LIFELINE CHEMISTS", ["B-17, Main Market, Rajouri Enclave", "New Delhi - 110027"], "07")])
    d = day(r, "2018-01-10", "2025-09-15")
    h, mi, _ = clock(r, 8, 23)
    p.text(merchant, "c", bold=True, size=11.5)
    for a in addr:
        p.text(a, "c")
    p.text(f"D.L. No. 20-{digits(r, 6)} / 21-{digits(r, 6)}", "c", size=6.8)
    p.text("GSTIN " + gstin(r, st) + "   Ph. 0" + digits(r, 10), "c", size=6.8)
    p.gap(0.5)
    p.band("GST INVOICE (CASH MEMO)", fill="#333333", size=8)
    p.row((0, "l", f"Inv. No. C/{digits(r, 5)}"), (w, "r", "Dt. " + d.strftime("%d-%b-%Y") + f"  {h:02d}:{mi:02d}"))
    p.row((0, "l", "Patient : " + r.choice(["S. Kulkarni", "Mrs. R. Ahuja", "CASH", "Vikas Patil"])))
    p.row((0, "l", "Doctor : Dr. " + r.choice(["A. Deshmukh", "N. Bhatia", "P. Rane"])))
    p.rule()
    p.row((0, "l", "Product"), (w, "r", "Amount"), bold=True)
    p.row((2, "l", "Batch"), (18, "l", "Exp."), (32, "l", "HSN"), (48, "r", "Qty"), (61, "r", "MRP"), bold=True)
    p.rule()
    items, sub = [], 0
    for name, price in picks(r, goods.MEDICAL, rows):
        q = r.choice([1, 1, 1, 2, 2, 3])
        hsn = {"INSULIN": "9018", "COTTON": "3005", "CREPE": "3005"}.get(name.split()[0], "3004")
        p.row((0, "l", name))
        p.row((2, "l", r.choice("ABGKTX") + r.choice("LMNP") + digits(r, 5)), (18, "l", f"{r.randrange(1, 13):02d}/{d.year % 100 + r.choice([1, 2])}"),
              (32, "l", hsn), (48, "r", str(q)), (61, "r", money(price)), (w, "r", lakh(q * price)))
        items.append({"description": name, "quantity": str(q), "unit_price": true(price), "amount": true(q * price)})
        sub += q * price
    p.rule()
    half = share(sub, 6, 112)
    rnd = rupee(sub)
    pay = sub + rnd
    p.row((0, "l", f"Items : {rows}"), (50, "r", "Gross Total"), (w, "r", lakh(sub)))
    p.row((50, "r", "Round Off"), (w, "r", money(rnd)))
    p.row((50, "r", "Net Payable Rs."), (w, "r", lakh(pay)), bold=True, size=9.5)
    p.rule("dot")
    p.text("Tax included in MRP (GST 12%)", size=7)
    p.row((0, "l", "Taxable Value"), (25, "l", "CGST 6%"), (45, "l", "SGST 6%"), (w, "r", "Total GST"), size=7)
    p.row((0, "l", lakh(sub - 2 * half)), (25, "l", lakh(half)), (45, "l", lakh(half)), (w, "r", lakh(2 * half)), size=7)
    p.rule("dot")
    p.text("Subject to local jurisdiction. Cold storage medicines will not be taken back.", size=6.5)
    p.gap(4)
    p.text("Q.P. Signature", "r", size=7)
    p.save()
    return {"data": {"merchant": merchant, "address": " ".join(addr), "date": d.isoformat(), "time": f"{h:02d}:{mi:02d}",
                     "currency": "INR", "line_items": items, "subtotal": true(sub), "tax": true(2 * half),
                     "rounding": true(rnd), "total": true(pay)}}


LAYOUTS = {"dining": dining, "kirana": kirana, "pump": pump, "medical": medical}
