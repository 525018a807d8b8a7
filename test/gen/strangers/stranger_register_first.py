# SPDX-License-Identifier: AGPL-3.0-or-later
"""Malaysian tills: a hardware shop, a pharmacy, a bakery, a mamak restaurant."""
import stranger_register_goods as goods
from stranger_register_kit import (Roll, ampm, chop, clock, day, digits, five, mix, money, picks, rng, share,
                 tender, true)


def gstid(r):
    return "00" + digits(r, 10)


def hardware(path, seed, rows):
    """80 mm, Courier on a grid; name above, quantity x price below; tax in the price."""
    r = rng("hardware", seed, rows)
    p = Roll(path, 80, "Courier", 9, margin=4)
    n = p.grid
    merchant, reg, street, town = r.choice([
        ("SENG HUAT LONG HARDWARE & TRADING", "JM0412877-K", "NO 17-G, JALAN SETIA MURNI 2/3,",
         "BANDAR SETIA ALAM, 40170 SHAH ALAM, SELANGOR"),
        ("PERUSAHAAN BESI KOK WENG SDN BHD", "584120-T", "LOT 2281, JALAN BALAKONG PERMAI 4,",
         "TAMAN TAMING INDAH, 43300 SERI KEMBANGAN, SELANGOR"),
        ("LIAN MEE TOOLS CENTRE SDN. BHD.", "1021783-H", "26, PERSIARAN RAPAT BARU 9,",
         "31350 IPOH, PERAK")])
    d = day(r, "2015-04-01", "2018-05-25")
    h, mi, s = clock(r)
    p.text(merchant, "c", bold=True)
    p.text(f"(CO. REG NO : {reg})", "c")
    p.text(street, "c")
    p.text(town, "c")
    p.text(f"TEL : 03-{digits(r, 4)} {digits(r, 4)}", "c")
    p.text("GST ID : " + gstid(r), "c")
    p.gap(1)
    p.text("TAX INVOICE", "c", bold=True, size=11)
    p.gap(1)
    p.raw("Doc No.  : CS" + digits(r, 8))
    p.raw(mix(n, (0, "l", "Date     : " + d.strftime("%d/%m/%Y")), (n, "r", f"{h:02d}:{mi:02d}:{s:02d}")))
    p.raw("Cashier  : " + r.choice(["USER", "MEI", "ADMIN", "AH SOON"]))
    p.raw("Salesperson :")
    p.raw("-" * n)
    p.raw(mix(n, (0, "l", "Item"), (15, "r", "Qty"), (24, "r", "Price"), (n - 3, "r", "Amount")))
    p.raw("-" * n)
    items, total = [], 0
    for name, price in picks(r, goods.HARDWARE, rows):
        q = r.choice([1, 1, 1, 2, 3, 4, 6, 10])
        for line in chop(name, n):
            p.raw(line)
        p.raw(mix(n, (15, "r", str(q)), (17, "l", "X"), (24, "r", money(price)),
                  (n - 3, "r", money(q * price)), (n, "r", "SR")))
        items.append({"description": name, "quantity": str(q), "unit_price": true(price),
                      "amount": true(q * price)})
        total += q * price
    p.raw("-" * n)
    tax = share(total, 6, 106)
    rnd = five(total)
    pay = total + rnd
    cash = tender(r, pay)
    qty = sum(int(i["quantity"]) for i in items)
    p.raw(mix(n, (0, "l", "Total Qty"), (n - 3, "r", str(qty))))
    p.raw(mix(n, (0, "l", "Total Excl. GST"), (n - 3, "r", money(total - tax))))
    p.raw(mix(n, (0, "l", "Total GST @ 6%"), (n - 3, "r", money(tax))))
    p.raw(mix(n, (0, "l", "Rounding"), (n - 3, "r", money(rnd))))
    p.raw(mix(n, (0, "l", "TOTAL INCL. GST (RM)"), (n - 3, "r", money(pay))), bold=True)
    p.raw("-" * n)
    p.raw(mix(n, (0, "l", "CASH"), (n - 3, "r", money(cash))))
    p.raw(mix(n, (0, "l", "CHANGE"), (n - 3, "r", money(cash - pay))))
    p.gap(2)
    p.raw("GST SUMMARY")
    p.raw(mix(n, (0, "l", "Tax Code"), (12, "r", "%"), (23, "r", "Amt (RM)"), (n, "r", "Tax (RM)")))
    p.raw(mix(n, (0, "l", "SR"), (12, "r", "6"), (23, "r", money(total - tax)), (n, "r", money(tax))))
    p.gap(2)
    p.text("GOODS SOLD ARE NOT RETURNABLE", "c")
    p.text("THANK YOU", "c")
    p.save()
    return {"data": {"merchant": merchant, "address": f"{street} {town}", "date": d.isoformat(),
                     "time": f"{h:02d}:{mi:02d}:{s:02d}", "currency": "MYR", "line_items": items,
                     "subtotal": true(total - tax), "tax": true(tax), "rounding": true(rnd),
                     "total": true(pay), "paid": true(cash), "change": true(cash - pay)}}


def pharmacy(path, seed, rows):
    """80 mm, DejaVu Sans Mono small; code line, then quantity, price, discount, amount."""
    r = rng("pharmacy", seed, rows)
    p = Roll(path, 80, "Mono", 7, margin=3)
    n = p.grid
    merchant, brand, reg, addr = r.choice([
        ("Seri Bayu Healthcare Sdn Bhd", "BAYU PHARMACY", "918273-V",
         ["No. 8, Ground Floor, Jalan PJU 5/88,", "Dataran Sunda, Kota Damansara,", "47810 Petaling Jaya, Selangor."]),
        ("Farmasi Cahaya Mutiara Sdn Bhd", "CAHAYA", "1145602-M",
         ["41, Lorong Bukit Kecil 3, Taman Sri Nibong,", "11900 Bayan Lepas, Pulau Pinang."])])
    d = day(r, "2015-04-01", "2018-05-25")
    h, mi, s = clock(r)
    p.text(brand, "c", font="Helvetica-Bold", size=20)
    p.text(merchant, "c", bold=True, size=8)
    p.text(f"Company No: {reg}   GST Reg No: {gstid(r)}", "c", size=6.2)
    for a in addr:
        p.text(a, "c")
    p.gap(1)
    p.text("SIMPLIFIED TAX INVOICE", "c", bold=True, size=9)
    p.rule("dash")
    p.raw(mix(n, (0, "l", "Rcpt#: " + digits(r, 9)), (n, "r", "Reg: 02")))
    p.raw(mix(n, (0, "l", "Date : " + d.strftime("%d-%b-%y")), (n, "r", "Time: " + ampm(h, mi))))
    member = r.random() < 0.5
    if member:
        p.raw("Member: " + digits(r, 4) + "****" + digits(r, 2))
    p.rule("dash")
    p.raw(mix(n, (0, "l", "Item Code / Description")))
    p.raw(mix(n, (6, "r", "Qty"), (17, "r", "U.Price"), (27, "r", "Disc"), (n - 3, "r", "Amount"), (n, "r", "TC")))
    p.rule("dash")
    items, total, std, zero, off = [], 0, 0, 0, 0
    for i, (name, price) in enumerate(picks(r, goods.PHARMACY, rows)):
        q = r.choice([1, 1, 1, 2, 3])
        disc = share(q * price, r.choice([5, 10, 20]), 100) if r.random() < 0.3 else 0
        amt = q * price - disc
        code = "ZRL" if "Tab" in name else "SR"
        p.raw("955" + digits(r, 10))
        for line in chop(name, n):
            p.raw(line)
        p.raw(mix(n, (6, "r", str(q)), (17, "r", money(price)), (27, "r", money(-disc)),
                  (n - 4, "r", money(amt)), (n, "r", code)))
        items.append({"description": name, "quantity": str(q), "unit_price": true(price), "amount": true(amt)})
        total += amt
        off += disc
        if code == "SR":
            std += amt
        else:
            zero += amt
    p.rule("dash")
    tax = share(std, 6, 106)
    card = r.random() < 0.5
    rnd = 0 if card else five(total)
    pay = total + rnd
    p.raw(mix(n, (0, "l", f"{rows} item(s)   Sub Total"), (n - 4, "r", money(total))))
    data = {"merchant": merchant, "address": " ".join(addr), "date": d.isoformat(),
            "time": f"{h:02d}:{mi:02d}", "currency": "MYR", "line_items": items, "subtotal": true(total),
            "tax": true(tax), "total": true(pay)}
    if not card:
        p.raw(mix(n, (0, "l", "Rounding Adj"), (n - 4, "r", money(rnd))))
        data["rounding"] = true(rnd)
    p.row((0, "l", "TOTAL  RM"), (69, "r", money(pay)), size=11, bold=True)
    if card:
        p.raw(mix(n, (0, "l", "VISA ************" + digits(r, 4)), (n - 4, "r", money(pay))))
        data["paid"] = true(pay)
    else:
        cash = tender(r, pay)
        p.raw(mix(n, (0, "l", "Cash"), (n - 4, "r", money(cash))))
        p.raw(mix(n, (0, "l", "Change Due"), (n - 4, "r", money(cash - pay))))
        data.update(paid=true(cash), change=true(cash - pay))
    if off:
        p.gap(1)
        p.text(f"*** You have saved RM{money(off)} ***", "c")
    p.rule("dash")
    p.raw(mix(n, (0, "l", "GST Summary"), (27, "r", "Amount(RM)"), (n - 1, "r", "Tax(RM)")))
    if std:
        p.raw(mix(n, (0, "l", "SR  @ 6%"), (27, "r", money(std - tax)), (n - 1, "r", money(tax))))
    if zero:
        p.raw(mix(n, (0, "l", "ZRL @ 0%"), (27, "r", money(zero)), (n - 1, "r", money(0))))
    p.raw(mix(n, (0, "l", "Total"), (27, "r", money(std - tax + zero)), (n - 1, "r", money(tax))))
    p.barcode(digits(r, 10))
    p.text("Medicines sold are not exchangeable.", "c", size=6.5)
    p.save()
    return {"data": data}


def bakery(path, seed, rows):
    """58 mm, condensed sans; one line an item, no unit prices."""
    r = rng("bakery", seed, rows)
    p = Roll(path, 58, "Narrow", 8, margin=3)
    merchant, reg, addr = r.choice([
        ("Roti Mekar Bakehouse", "002318845-D", ["G-12, Plaza Idaman, Jalan Wangsa 3", "53300 Kuala Lumpur"]),
        ("KEDAI KEK MADU MANIS", "SA0219446-W", ["23 Jln Ros Merah 2/17, Tmn Johor Jaya", "81100 Johor Bahru, Johor"])])
    d = day(r, "2015-04-01", "2018-05-25")
    h, mi, _ = clock(r, 8, 20)
    p.text(merchant, "c", bold=True, size=12)
    p.text(reg, "c", size=6.5)
    for a in addr:
        p.text(a, "c", size=7)
    p.text("GST No: " + gstid(r), "c", size=7)
    p.gap(1.5)
    p.text("Tax Invoice", "c", bold=True)
    p.row((0, "l", "Bill: #" + digits(r, 6)), (52, "r", d.strftime("%d %b %Y") + f"  {h:02d}:{mi:02d}"))
    p.rule()
    p.row((0, "l", "Qty"), (8, "l", "Item"), (52, "r", "Total"), bold=True)
    p.rule()
    items, total = [], 0
    for name, price in picks(r, goods.BAKERY, rows):
        q = r.choice([1, 1, 2, 2, 3, 5])
        p.row((0, "l", f"{q}"), (8, "l", name), (52, "r", money(q * price)))
        items.append({"description": name, "quantity": str(q), "amount": true(q * price)})
        total += q * price
    p.rule()
    tax = share(total, 6, 106)
    rnd = five(total)
    pay = total + rnd
    cash = tender(r, pay)
    p.row((0, "l", "Total (Incl. 6% GST)"), (52, "r", money(total)))
    p.row((0, "l", "Rounding Adjustment"), (52, "r", money(rnd)))
    p.gap(0.5)
    p.row((0, "l", "NETT"), (52, "r", "RM " + money(pay)), bold=True, size=13)
    p.gap(0.5)
    p.row((0, "l", "Cash"), (52, "r", money(cash)))
    p.row((0, "l", "Change"), (52, "r", money(cash - pay)))
    p.rule("dot")
    p.row((0, "l", "GST Summary"), (36, "r", "Amount"), (52, "r", "GST"), size=7)
    p.row((0, "l", "S = 6%"), (36, "r", money(total - tax)), (52, "r", money(tax)), size=7)
    p.gap(2)
    p.text("Freshly baked every morning!", "c", size=7)
    p.text("Terima kasih, sila datang lagi", "c", size=7)
    p.save()
    return {"data": {"merchant": merchant, "address": " ".join(addr), "date": d.isoformat(),
                     "time": f"{h:02d}:{mi:02d}", "currency": "MYR", "line_items": items, "tax": true(tax),
                     "rounding": true(rnd), "total": true(pay), "paid": true(cash), "change": true(cash - pay)}}


def mamak(path, seed, rows):
    """80 mm, name in large letters; SST 6 % on top, rounded."""
    r = rng("mamak", seed, rows)
    p = Roll(path, 80, "Helvetica", 9.5, margin=5)
    w = 70
    merchant, reg, addr = r.choice([
        ("RESTORAN NASI KANDAR AL-BARKATH", "1187345-A", ["No. 3 & 5, Jalan Tun Sambanthan 6", "Brickfields", "50470 Kuala Lumpur"]),
        ("Restoran Pelanduk Samudera Maju", "IP0518822-X", ["77-79 Jalan Gasing Utama", "46000 Petaling Jaya", "Selangor Darul Ehsan"])])
    d = day(r, "2018-09-01", "2023-11-30")
    h, mi, s = clock(r, 7, 24)
    p.text(merchant, "c", font="Helvetica-Bold", size=17)
    p.text("(" + reg + ")", "c", size=8)
    for a in addr:
        p.text(a, "c")
    p.text("SST NO : W10-" + digits(r, 4) + "-" + digits(r, 8), "c")
    p.rule("double")
    p.row((0, "l", f"Table : {r.randrange(1, 48)}"), (w, "r", "Pax : " + str(r.randrange(1, 9))))
    p.row((0, "l", "Bill No : A" + digits(r, 7)), (w, "r", "Waiter : " + r.choice(["RAJU", "SALIM", "FARID"])))
    p.row((0, "l", d.strftime("%d.%m.%Y")), (w, "r", f"{h:02d}:{mi:02d}:{s:02d}"))
    p.rule()
    p.row((0, "l", "Description"), (44, "r", "Qty"), (56, "r", "Price"), (w, "r", "RM"), bold=True)
    p.rule()
    items, sub = [], 0
    for name, price in picks(r, goods.MAMAK, rows):
        q = r.choice([1, 1, 2, 2, 3, 4])
        parts = p.wrap(name, 37)
        for i, part in enumerate(parts):
            cells = [(0, "l", part)]
            if i == 0:
                cells += [(44, "r", str(q)), (56, "r", money(price)), (w, "r", money(q * price))]
            p.row(*cells)
        items.append({"description": name, "quantity": str(q), "unit_price": true(price), "amount": true(q * price)})
        sub += q * price
    p.rule()
    tax = share(sub, 6, 100)
    rnd = five(sub + tax)
    pay = sub + tax + rnd
    p.row((56, "r", "Sub Total"), (w, "r", money(sub)))
    p.row((56, "r", "Service Tax 6%"), (w, "r", money(tax)))
    p.row((56, "r", "Bill Rounding"), (w, "r", money(rnd)))
    p.gap(0.6)
    p.row((0, "l", "TOTAL"), (w, "r", "RM" + money(pay)), bold=True, size=16)
    p.rule("double")
    data = {"merchant": merchant, "address": " ".join(addr), "date": d.isoformat(),
            "time": f"{h:02d}:{mi:02d}:{s:02d}", "currency": "MYR", "line_items": items, "subtotal": true(sub),
            "tax": true(tax), "rounding": true(rnd), "total": true(pay)}
    if r.random() < 0.7:
        cash = tender(r, pay)
        p.row((0, "l", "CASH"), (w, "r", money(cash)))
        p.row((0, "l", "BAKI / CHANGE"), (w, "r", money(cash - pay)))
        data.update(paid=true(cash), change=true(cash - pay))
    else:
        p.row((0, "l", "DUITNOW QR"), (w, "r", money(pay)))
        data["paid"] = true(pay)
    p.gap(2)
    p.text("Terima Kasih * Nandri * Xie Xie", "c")
    p.save()
    return {"data": data}


LAYOUTS = {"hardware": hardware, "pharmacy": pharmacy, "bakery": bakery, "mamak": mamak}
