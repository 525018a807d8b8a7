# SPDX-License-Identifier: AGPL-3.0-or-later
"""Malaysian tills: petrol station, book shop, supermarket, stationery wholesaler."""
import stranger_register_goods as goods
from stranger_register_first import gstid
from stranger_register_kit import (Roll, chop, clock, day, digits, five, mix, money, picks, rng, share, tender, true)


def petrol(path, seed, rows):
    """58 mm mono: fuel with litres first (relief, no tax), then things of the shop."""
    r = rng("petrol", seed, rows)
    p = Roll(path, 58, "Mono", 6.8, margin=3, ink="#2C2C3A", paper="#FAF9F5")
    n = p.grid
    merchant, reg, addr = r.choice([
        ("Stesen Minyak Tiga Permata", "AS0345120-H", ["Lot 902, Jalan Kuala Kangsar", "30010 Ipoh, Perak"]),
        ("BINTANG HENTIAN ENTERPRISE", "001987254-K", ["KM 14, LEBUHRAYA UTARA", "KAWASAN REHAT TASEK", "14120 SIMPANG AMPAT, P.PINANG"])])
    d = day(r, "2015-04-01", "2018-05-25")
    h, mi, s = clock(r, 0, 24)
    p.text("WELCOME TO", "c")
    p.text(merchant, "c", bold=True)
    p.text("Company Reg " + reg, "c")
    for a in addr:
        p.text(a, "c")
    p.text("Tel 05-" + digits(r, 7), "c")
    p.text("GST ID. " + gstid(r), "c")
    p.gap(1.5)
    p.text("SIMPLIFIED TAX INVOICE", "c", bold=True)
    p.gap(1)
    p.raw("Invoice number: " + digits(r, 11))
    p.raw(mix(n, (0, "l", d.strftime("%d/%m/%y")), (n, "r", f"{h:02d}:{mi:02d}:{s:02d}")))
    p.raw("-" * n)
    items, relief, std = [], 0, 0
    price = r.choice([195, 205, 220, 227, 231])
    fuel = r.choice(["UNLEADED 95", "DIESEL EURO 5"])
    ml = r.randrange(6000, 48000)
    amt = share(ml, price, 1000)
    qty = f"{ml // 1000}.{ml % 1000:03d}"
    p.raw(f"Pump # {r.randrange(1, 13):02d}")
    p.raw(mix(n, (0, "l", fuel), (n - 2, "r", money(amt)), (n, "r", "C")))
    p.raw(f"  {qty} litre @ {money(price)}/L")
    items.append({"description": fuel, "quantity": qty, "unit_price": true(price), "amount": true(amt)})
    relief += amt
    for name, price in picks(r, goods.FORECOURT, rows - 1):
        q = r.choice([1, 1, 1, 2, 3])
        p.raw(mix(n, (0, "l", name), (n - 2, "r", money(q * price)), (n, "r", "S")))
        p.raw(f"  {q} pcs @ {money(price)}")
        items.append({"description": name, "quantity": str(q), "unit_price": true(price), "amount": true(q * price)})
        std += q * price
    p.raw("-" * n)
    total = relief + std
    tax = share(std, 6, 106)
    cash_sale = r.random() < 0.6
    rnd = five(total) if cash_sale else 0
    pay = total + rnd
    data = {"merchant": merchant, "address": " ".join(addr), "date": d.isoformat(),
            "time": f"{h:02d}:{mi:02d}:{s:02d}", "currency": "MYR", "line_items": items, "tax": true(tax),
            "total": true(pay)}
    if cash_sale:
        p.raw(mix(n, (0, "l", "Total Gross"), (n - 2, "r", money(total))))
        p.raw(mix(n, (0, "l", "Rounding"), (n - 2, "r", money(rnd))))
        data["rounding"] = true(rnd)
    p.raw(mix(n, (0, "l", "TOTAL  RM"), (n - 2, "r", money(pay))), bold=True)
    if cash_sale:
        cash = tender(r, pay)
        p.raw(mix(n, (0, "l", "Cash  RM"), (n - 2, "r", money(cash))))
        p.raw(mix(n, (0, "l", "Change  RM"), (n - 2, "r", money(cash - pay))))
        data.update(paid=true(cash), change=true(cash - pay))
    else:
        p.raw(mix(n, (0, "l", "Bank Card  RM"), (n - 2, "r", money(pay))))
        data["paid"] = true(pay)
    p.gap(1)
    p.raw(mix(n, (0, "l", "Relief GST C"), (n - 2, "r", money(0))))
    p.raw(mix(n, (0, "l", "Incl. GST 6% S"), (n - 2, "r", money(tax))))
    if not cash_sale:
        p.gap(1)
        p.raw("MASTERCARD  XXXX XXXX XXXX " + digits(r, 4))
        p.raw("APPROVAL CODE " + digits(r, 6))
        p.raw("NO SIGNATURE REQUIRED")
    p.gap(1.5)
    p.text("Diesel & petrol RON95 given relief under Section 56 (3) (b) GST Act 2014", "c", size=5.8)
    p.text("THANK YOU AND DRIVE SAFELY", "c")
    p.save()
    return {"data": data}


def bookshop(path, seed, rows):
    """80 mm, a serif face; ISBN below the title, discount in its own column."""
    r = rng("bookshop", seed, rows)
    p = Roll(path, 80, "Times-Roman", 9.5, margin=4)
    merchant, reg, addr = r.choice([
        ("Pustaka Angsana (M) Sdn. Bhd.", "276651-P", ["Lot 3.08, 3rd Floor, Kompleks Merdu,", "Jalan Raja Laut Dua, 50350 Kuala Lumpur"]),
        ("LEMBAR PUTIH BOOKSTORES SDN BHD", "1098110-W", ["F-21 & 22, Mutiara Bay Mall,", "Persiaran Utara, 10250 George Town,", "Pulau Pinang"])])
    d = day(r, "2015-04-01", "2018-05-25")
    h, mi, _ = clock(r, 10, 22)
    p.text(merchant, bold=True, size=13)
    p.text(f"Company No. {reg}", size=8)
    for a in addr:
        p.text(a)
    p.text(f"GST Registration No. {gstid(r)}", size=8)
    p.rule(weight=1.2)
    p.text("TAX INVOICE", "l", bold=True, size=11)
    p.row((0, "l", "Receipt No."), (20, "l", "PA" + digits(r, 8)))
    p.row((0, "l", "Date / Time"), (20, "l", d.strftime("%-d %B %Y") + f", {h:02d}:{mi:02d}"))
    p.row((0, "l", "Served by"), (20, "l", r.choice(["Nurul", "Jia Hui", "Kavitha"])))
    p.rule()
    p.row((0, "l", "Title"), size=8.5, font="Times-Italic")
    p.row((26, "l", "Qty"), (46, "r", "Price"), (55, "r", "Disc."), (68, "r", "Amount"), size=8.5, font="Times-Italic")
    p.rule()
    items, std, zero, gross = [], 0, 0, 0
    for name, price in picks(r, goods.BOOKS, rows):
        q = r.choice([1, 1, 1, 1, 2, 30 if "Buku" in name else 1])
        pc = r.choice([0, 0, 0, 10, 20, 25])
        amt = q * price - share(q * price, pc, 100)
        isgood = "Komik" in name or "Pen Set" in name
        code = "S" if isgood else "Z"
        p.text(name)
        p.row((0, "l", ("955" if "Pen Set" in name else "978") + digits(r, 10)), (31, "r", str(q)), (46, "r", money(price)),
              (55, "r", f"{pc}%" if pc else "-"), (68, "r", money(amt)), (69.5, "l", code), size=8.5)
        items.append({"description": name, "quantity": str(q), "unit_price": true(price), "amount": true(amt)})
        if isgood:
            std += amt
        else:
            zero += amt
        gross += q
    p.rule()
    total = std + zero
    tax = share(std, 6, 106)
    rnd = five(total)
    pay = total + rnd
    p.row((0, "l", f"Items {gross}"), (50, "r", "Subtotal"), (68, "r", money(total)))
    p.row((50, "r", "Rounding"), (68, "r", f"({money(-rnd)})" if rnd < 0 else money(rnd)))
    p.row((50, "r", "Total Payable RM"), (68, "r", money(pay)), bold=True, size=11)
    cash = tender(r, pay, (1000, 5000, 10000))
    p.row((50, "r", "Cash Tendered"), (68, "r", money(cash)))
    p.row((50, "r", "Change Due"), (68, "r", money(cash - pay)))
    p.rule()
    p.row((0, "l", "GST analysis"), (44, "r", "Goods"), (68, "r", "GST"), size=8.5, font="Times-Italic")
    p.row((0, "l", "S  Standard 6%"), (44, "r", money(std - tax)), (68, "r", money(tax)), size=8.5)
    p.row((0, "l", "Z  Zero-rated 0%"), (44, "r", money(zero)), (68, "r", money(0)), size=8.5)
    p.gap(2)
    p.text("Exchange within 7 days with this receipt. Magazines and school text books are not exchangeable.", size=7.5)
    p.save()
    return {"data": {"merchant": merchant, "address": " ".join(addr), "date": d.isoformat(),
                     "time": f"{h:02d}:{mi:02d}", "currency": "MYR", "line_items": items,
                     "subtotal": true(total), "tax": true(tax), "rounding": true(rnd), "total": true(pay),
                     "paid": true(cash), "change": true(cash - pay)}}


def supermarket(path, seed, rows):
    """80 mm condensed sans; one line where one is bought, two where more or weighed."""
    r = rng("supermarket", seed, rows)
    p = Roll(path, 80, "Narrow", 8.5, margin=4)
    w = 72
    merchant, sign, reg, addr = r.choice([
        ("PASARAYA JIMAT SENTOSA SDN BHD", "JIMAT", "660981-X", "Lot G01, Sentosa Square, Jalan Meru Baru, 41050 Klang, Selangor"),
        ("Hasil Segar Hypermart (Kajang) Sdn Bhd", "Hasil Segar", "1204417-D", "Batu 15, Jalan Cheras Lama, 43000 Kajang, Selangor Darul Ehsan")])
    d = day(r, "2015-04-01", "2018-05-25")
    h, mi, s = clock(r, 10, 22)
    p.band(sign, size=22)
    p.gap(1)
    p.text(merchant, "c", bold=True)
    p.text(f"Co. No. {reg}  GST ID {gstid(r)}", "c", size=7.5)
    p.text(addr, "c", size=7.5)
    p.text("TAX INVOICE", "c", bold=True)
    p.gap(1)
    items, std, zero, count = [], 0, 0, 0
    for name, price in picks(r, goods.SUPER + goods.FRESH, rows):
        weighed = (name, price) in goods.FRESH
        code = "Z" if weighed or name.split()[0] in ("EGGS", "BASMATI", "SUGAR", "COOKING") else "S"
        item = {"description": name}
        if weighed:
            g = r.randrange(180, 2400)
            amt = share(g, price, 1000)
            qty = f"{g // 1000}.{g % 1000:03d}"
            p.row((0, "l", name), (66, "r", money(amt)), (w, "r", code))
            p.row((6, "l", f"{qty} kg @ {money(price)}/kg"))
            item.update(quantity=qty, unit_price=true(price))
            count += 1
        else:
            q = r.choice([1, 1, 1, 1, 2, 3, 6])
            amt = q * price
            p.row((0, "l", name), (66, "r", money(amt)), (w, "r", code))
            if q > 1:
                p.row((6, "l", f"{q} x {money(price)}"))
                item.update(quantity=str(q), unit_price=true(price))
            count += q
        item["amount"] = true(amt)
        items.append(item)
        if code == "S":
            std += amt
        else:
            zero += amt
    p.rule("dash")
    total = std + zero
    tax = share(std, 6, 106)
    rnd = five(total)
    pay = total + rnd
    cash = tender(r, pay, (1000, 5000, 10000))
    p.row((0, "l", "Total (RM) Incl GST"), (66, "r", money(total)))
    p.row((0, "l", "Rounding Adjustment"), (66, "r", money(rnd)))
    p.row((0, "l", "Total After Adj Incl GST"), (66, "r", money(pay)), bold=True, size=10.5)
    p.row((0, "l", "CASH"), (66, "r", money(cash)))
    p.row((0, "l", "CHANGE"), (66, "r", money(cash - pay)), bold=True)
    p.rule("dash")
    p.row((0, "l", "Item Count"), (26, "r", str(count)))
    p.row((0, "l", "GST Summary"), (40, "r", "Amount (RM)"), (66, "r", "GST (RM)"))
    if std:
        p.row((0, "l", "S @ 6%"), (40, "r", money(std - tax)), (66, "r", money(tax)))
    if zero:
        p.row((0, "l", "Z @ 0%"), (40, "r", money(zero)), (66, "r", money(0)))
    p.gap(1)
    p.text(f"{d.strftime('%d/%m/%Y')} {h:02d}:{mi:02d}:{s:02d}   T:{r.randrange(1, 30):03d}  C:{digits(r, 5)}  #{digits(r, 4)}", "c", size=7.5)
    p.barcode(digits(r, 16), bar=0.8)
    p.text("Points and loyalty enquiries 1-300-88-0000", "c", size=7)
    p.save()
    return {"data": {"merchant": merchant, "address": addr, "date": d.isoformat(),
                     "time": f"{h:02d}:{mi:02d}:{s:02d}", "currency": "MYR", "line_items": items,
                     "tax": true(tax), "rounding": true(rnd), "total": true(pay), "paid": true(cash),
                     "change": true(cash - pay)}}


def stationery(path, seed, rows):
    """76 mm dot matrix, violet ribbon; net prices, tax added below."""
    r = rng("stationery", seed, rows)
    p = Roll(path, 76, "Courier", 8.2, margin=4, lead=1.3, ink="#4A4470", paper="#FCFBF6")
    n = p.grid
    merchant, reg, addr = r.choice([
        ("CHOP WAH SENG STATIONERY SUPPLIES", "003102277-T", ["44A LORONG PASAR BORONG 2", "OFF JLN IPOH, 51200 KUALA LUMPUR"]),
        ("EVERGREEN PAPER & OFFICE MART", "JR0061543-U", ["PTD 8810, JALAN INDUSTRI RINGAN", "81300 SKUDAI, JOHOR"])])
    d = day(r, "2015-04-01", "2018-05-25")
    h, mi, _ = clock(r, 9, 18)
    p.text(merchant, bold=True)
    p.raw(f"({reg})")
    for a in addr:
        p.raw(a)
    p.raw("TEL:" + digits(r, 2) + "-" + digits(r, 8))
    p.raw("GST NO:" + gstid(r))
    p.raw("")
    p.raw(mix(n, (0, "l", "* TAX INVOICE *"), (n, "r", "NO." + digits(r, 6))))
    p.raw(mix(n, (0, "l", "DATE:" + d.strftime("%d-%m-%Y")), (n, "r", f"{h:02d}:{mi:02d}")))
    p.raw("TO: CASH SALES")
    p.raw("=" * n)
    p.raw(mix(n, (0, "l", "NO  DESCRIPTION")))
    p.raw(mix(n, (12, "r", "QTY"), (25, "r", "U/PRICE"), (n, "r", "TOTAL RM")))
    p.raw("=" * n)
    items, sub = [], 0
    for i, (name, price) in enumerate(picks(r, goods.STATIONERY, rows), 1):
        q = r.choice([1, 2, 3, 5, 6, 10, 12, 24])
        for k, line in enumerate(chop(name, n - 4)):
            p.raw((f"{i:<4d}" if k == 0 else "    ") + line)
        unit = r.choice(["PCS", "PKT", "BOX", "UNT"])
        p.raw(mix(n, (8, "r", str(q)), (9, "l", unit), (25, "r", money(price)), (n, "r", money(q * price))))
        items.append({"description": name, "quantity": str(q), "unit_price": true(price), "amount": true(q * price)})
        sub += q * price
    p.raw("-" * n)
    tax = share(sub, 6, 100)
    rnd = five(sub + tax)
    pay = sub + tax + rnd
    p.raw(mix(n, (0, "l", "SUB TOTAL (EXCL GST)"), (n, "r", money(sub))))
    p.raw(mix(n, (0, "l", "ADD: GST 6%"), (n, "r", money(tax))))
    p.raw(mix(n, (0, "l", "ROUNDING ADJ"), (n, "r", f"{money(abs(rnd))}-" if rnd < 0 else money(rnd))))
    p.raw("=" * n)
    p.raw(mix(n, (0, "l", "NETT TOTAL"), (n, "r", money(pay))), bold=True)
    p.raw("=" * n)
    cash = tender(r, pay, (5000, 10000))
    p.raw(mix(n, (0, "l", "PAID CASH"), (n, "r", money(cash))))
    p.raw(mix(n, (0, "l", "CHANGE"), (n, "r", money(cash - pay))))
    p.raw("")
    p.raw("E. & O. E.")
    p.raw("")
    p.raw("")
    p.raw("." * 20)
    p.raw("RECEIVED BY")
    p.save()
    return {"data": {"merchant": merchant, "address": " ".join(addr), "date": d.isoformat(),
                     "time": f"{h:02d}:{mi:02d}", "currency": "MYR", "line_items": items, "subtotal": true(sub),
                     "tax": true(tax), "rounding": true(rnd), "total": true(pay), "paid": true(cash),
                     "change": true(cash - pay), "payment_method": "cash"}}


LAYOUTS = {"petrol": petrol, "bookshop": bookshop, "supermarket": supermarket, "stationery": stationery}
