# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of India (four)."""
import datetime

from stranger_arcade_kit import *


def kirana(path, seed, rows):
    """Indian hypermarket, dot-matrix columns, goods grouped by GST rate, breakup table."""
    r = rng("kirana", seed, rows)
    shop, addr = r.choice([
        ("VRIDHI SUPERMARTS LIMITED", ["Plot No 14, Sector 7, Airoli", "Navi Mumbai 400708"]),
        ("ANNAPURNA HYPER BAZAAR", ["S.No 88/2, Satara Road, Dhankawadi", "Pune 411043"]),
        ("SREE MAHALAXMI RETAIL PVT LTD", ["6-3-1090, Raj Bhavan Road", "Somajiguda, Hyderabad 500082"])])
    pool = [("TATA SALT 1KG", 2500, 0, "25010"), ("POHA THICK 500G", 3600, 0, "19041"), ("ATTA CHAKKI 5KG", 23500, 5, "11010"),
            ("TUR DAL 1KG", 14900, 5, "07136"), ("SUGAR M 1KG", 4300, 5, "17019"), ("SUNFLOWER OIL 1L", 12800, 5, "15121"),
            ("RAVA 500G", 3100, 5, "11031"), ("TEA DUST 250G", 11000, 5, "09024"), ("PANEER 200G", 8500, 5, "04061"),
            ("GHEE COW 500ML", 29500, 12, "04059"), ("BUTTER 100G", 5600, 12, "04051"), ("ALMONDS 200G", 21900, 12, "08021"),
            ("MIX FARSAN 400G", 9200, 12, "21069"), ("GLUCOSE BIS 800G", 8000, 18, "19053"), ("DET POWDER 1KG", 9900, 18, "34025"),
            ("BATH SOAP 4X100G", 14200, 18, "34011"), ("TOOTHPASTE 200G", 10900, 18, "33061"), ("NOODLES 12PK", 15600, 18, "19023"),
            ("SHAMPOO 340ML", 24500, 18, "33051"), ("CHOC COOKIES", 3500, 18, "19053"), ("DISHWASH BAR", 3000, 18, "34053"),
            ("MILK TONED 1L", 5400, 0, "04012"), ("CURD POUCH 400G", 3500, 5, "04039"), ("JEERA 100G", 4900, 5, "09093")]
    goods = [(d, vary(r, p, 50), g, h, r.choice([1, 1, 1, 2, 3])) for d, p, g, h in picks(r, pool, rows)]
    goods.sort(key=lambda x: x[2])
    t = Tty(path, 226, 42, "Courier", 11)
    dt = when(r)
    t.mid(shop, "Courier-Bold")
    for a in addr:
        t.mid(a)
    t.mid("GSTIN : " + ("36" if "Hyd" in addr[1] else "27") + "AAB" + r.choice("CFT") + "V" + digits(r, 4) + "K1Z" + r.choice("5892"))
    t.mid("PHONE : 022-4" + digits(r, 7))
    t.line()
    t.mid("TAX INVOICE", "Courier-Bold")
    t.dash()
    t.lr("Bill No : " + digits(r, 10), f"Bill Dt : {dt:%d/%m/%Y}")
    t.lr("Vou. No : C" + digits(r, 6), f"Time    : {dt:%H:%M:%S}  ")
    t.line("Cashier : " + r.choice(["SUNITA K", "RAMESH P", "FARHAN S"]))
    t.dash()
    t.line("HSN   Particulars")
    t.line("                   Qty/Kg  N/Rate    Value")
    t.dash()
    items, tot, units, last, n = [], 0, 0, None, 0
    groups = {}
    for d, p, g, h, q in goods:
        if g != last:
            n += 1
            last = g
            t.line(f"{n}) CGST @ {g / 2:.2f}%, SGST @ {g / 2:.2f}%", "Courier-Bold")
        a = p * q
        t.line(f"{h:<6}{d:<16.16}{q:>3}{M(p, ''):>8}{M(a, ''):>9}")
        groups[g] = groups.get(g, 0) + a
        tot, units = tot + a, units + q
        items.append({"description": d, "quantity": str(q), "unit_price": T(p), "amount": T(a)})
    t.dash()
    t.line(f"Items: {rows:<4}Qty: {units:<6}{M(tot):>20}", "Courier-Bold")
    t.dash()
    t.mid("<-- GST Breakup Details --> (Amount INR)")
    t.line("GST IND  Taxable    CGST    SGST     Total")
    s = [0, 0, 0]
    for k, g in enumerate(sorted(groups), 1):
        half = rnd(Decimal(incl(groups[g], g)) / 2)
        tx = groups[g] - 2 * half
        s = [s[0] + tx, s[1] + half, s[2] + groups[g]]
        t.line(f"{k})     {M(tx, ''):>9}{M(half, ''):>8}{M(half, ''):>8}{M(groups[g], ''):>10}")
    t.line(f"T:     {M(s[0], ''):>9}{M(s[1], ''):>8}{M(s[1], ''):>8}{M(s[2], ''):>10}")
    t.mid("<-- Amount Received From Customer -->")
    how = r.choice(["UPI Payment", "Card Payment", "Cash"])
    out = {"merchant": shop, "address": ", ".join(addr), "date": f"{dt:%Y-%m-%d}", "time": f"{dt:%H:%M:%S}", "currency": "INR",
           "line_items": items, "tax": T(2 * s[1]), "total": T(tot), "paid": T(tot)}
    if how == "Cash":
        paid = tender(r, tot, [5000, 10000, 50000])
        t.lr("Cash Rcvd. :", M(paid))
        t.lr("Bal. Refunded :", M(paid - tot))
        out["paid"], out["change"] = T(paid), T(paid - tot)
    else:
        t.lr(how + " :", M(tot))
    t.dash()
    t.mid("* Rates are inclusive of all taxes *")
    t.mid("Goods once sold exchanged within 7 days")
    t.save()
    return {"data": out}


def udupi(path, seed, rows):
    """South Indian vegetarian restaurant, 58 mm, text drawn from right to left."""
    r = rng("udupi", seed, rows)
    shop, addr = r.choice([("Hotel Sri Krishna Sagar", ["No. 27, 4th Block, Jayanagar", "Bengaluru - 560011"]),
                           ("New Udupi Mandira", ["112, Usman Road, T. Nagar", "Chennai - 600017"]),
                           ("Shanthi Tiffin Room", ["Opp. City Bus Stand", "Mysuru - 570001"])])
    pool = [("Idli Vada", 60), ("Masala Dosa", 85), ("Rava Onion Dosa", 95), ("Set Dosa", 70), ("Khara Bath", 50), ("Kesari Bath", 50),
            ("Filter Coffee", 30), ("Badam Milk", 55), ("South Indian Meals", 140), ("Curd Rice", 80), ("Bisi Bele Bath", 90),
            ("Paneer Butter Masala", 210), ("Butter Naan", 55), ("Veg Fried Rice", 170), ("Gobi Manchurian Dry", 165), ("Jeera Rice", 130),
            ("Fresh Lime Soda", 60), ("Mineral Water 1L", 20), ("Poori Saagu", 75), ("Gulab Jamun (2 pcs)", 65), ("Tea", 25)]
    R = Roll(path, 165, 8)
    f, b = "Helvetica", "Helvetica-Bold"
    dt = when(r, 2018)
    R.mid(shop, b, 10.5)
    for a in addr:
        R.mid(a, f, 7.5)
    R.mid("GSTIN " + ("33" if "Chennai" in addr[1] else "29") + "AAKFS" + digits(r, 4) + "M1ZX", f, 7)
    R.mid("FSSAI 1122" + digits(r, 10), f, 7, 12)
    R.pair("Bill No: " + digits(r, 4), "Table: " + r.choice(["A3", "AC-7", "12", "Parcel"]), f, 7.5)
    R.pair(f"Date: {dt:%d-%b-%y}", f"Time: {dt:%I:%M %p}", f, 7.5, 8)
    R.rule()
    xs = (R.l, 100, 126, R.r)
    for x, h, al in zip(xs, ("Item", "Qty", "Rate", "Amt"), "lrrr"):
        R.put(x, h, b, 7.5, al)
    R.feed(7)
    R.rule()
    items, sub = [], 0
    for d, p in picks(r, pool, rows):
        q, p = r.choice([1, 1, 2, 3]), p * 100
        ls = wrap(d, f, 7.5, 72)
        for i, s in enumerate(ls):
            R.put(xs[0], s, f, 7.5)
            if i == 0:
                for x, v in zip(xs[1:], (str(q), M(p, ""), M(p * q, ""))):
                    R.put(x, v, f, 7.5, "r")
            R.feed(9.5)
        items.append({"description": d, "quantity": str(q), "unit_price": T(p), "amount": T(p * q)})
        sub += p * q
    R.feed(-2)
    R.rule()
    g = pct(sub, 2.5)
    raw = sub + 2 * g
    tot = rnd(Decimal(raw) / 100) * 100
    for a, v in (("Sub Total", sub), ("CGST @2.5%", g), ("SGST @2.5%", g)):
        R.pair(a, M(v), f, 7.5, left=62)
    out = {"merchant": shop, "address": ", ".join(addr), "date": f"{dt:%Y-%m-%d}", "time": f"{dt:%H:%M}", "currency": "INR",
           "line_items": items, "subtotal": T(sub), "tax": T(2 * g), "total": T(tot)}
    if tot != raw:
        R.pair("Round Off", ("+" if tot > raw else "") + M(tot - raw), f, 7.5, left=62)
        out["rounding"] = T(tot - raw)
    R.feed(-2)
    R.rule()
    R.feed(4)
    R.pair("Grand Total Rs.", M(tot), b, 10)
    R.feed(-4)
    R.rule()
    R.mid("Thank You.. Visit Again", f, 7.5)
    R.save(order=lambda ts: sorted(ts, key=lambda o: (o[2], -o[1])))
    return {"data": out}


def medicals(path, seed, rows):
    """Indian chemist, two-line rows: name over batch, expiry, MRP; discount and rounding at the foot."""
    r = rng("medicals", seed, rows)
    shop, addr = r.choice([("SANJEEVANI MEDICOS", ["Shop 3, Sai Krupa CHS, L.B.S. Marg", "Ghatkopar (W), Mumbai 400086"]),
                           ("JEEVAN JYOTI CHEMISTS", ["SCO 41, Sector 20-C", "Chandigarh 160020"]),
                           ("NEW LIFELINE PHARMACY", ["8/1 Park Circus Avenue", "Kolkata 700017"])])
    pool = [("DOLOPAR 650 TAB 15S", 3360), ("PANTOZEX 40 TAB 15S", 15500), ("AZIRIL 500 TAB 3S", 7150), ("CETRIMAX 10MG TAB 10S", 1890),
            ("TELVASTAR 40 TAB 15S", 11240), ("GLYCIMET GP2 TAB 15S", 17820), ("ORS LEMON SACHET 21G", 2260), ("COFRYL-D SYP 100ML", 12850),
            ("BETAGARD OINT 20G", 9800), ("COTTON ROLL 100G", 5500), ("CREPE BANDAGE 8CM", 18700), ("VITABEX-C CAP 20S", 4675),
            ("ROSUVIN 10 TAB 15S", 21390), ("AMLOKIND 5 TAB 15S", 3925), ("CALCISHINE 500 TAB 15S", 13650), ("ECOSPIRA AV 75 CAP 15S", 5270),
            ("MOXCLAV 625 TAB 10S", 20450), ("LEVOTHY 50MCG 120S", 17460), ("EYETEARS DROPS 10ML", 14900), ("DIGESTO SYP 200ML", 10300)]
    R = Roll(path, 226, 12)
    f, b = F("Cond"), F("CondB")
    dt = when(r)
    R.mid(shop, b, 12, 13)
    for a in addr:
        R.mid(a, f, 7.5)
    R.mid(f"D.L.No. 20B/{digits(r, 6)}, 21B/{digits(r, 6)}", f, 7)
    R.mid("GSTIN: " + {"M": "27", "C": "04", "K": "19"}[addr[1].replace("Ghatkopar (W), ", "")[0]] + "BQPPS" + digits(r, 4) + "L1ZM", f, 7, 13)
    R.put(R.l, "Inv. " + digits(r, 5), f, 7.5)
    R.put(R.w / 2, f"{dt:%d/%m/%Y}", f, 7.5, "c")
    R.put(R.r, f"{dt:%H:%M}", f, 7.5, "r")
    R.feed(10)
    R.put(R.l, "Patient: " + r.choice(["Mr. A. Deshmukh", "Mrs. R. Nair", "Self", "Mst. Kabir"]), f, 7.5)
    R.feed(10)
    R.put(R.l, "Dr.: " + r.choice(["S. Kulkarni", "P. Banerjee", "H. Gill"]), f, 7.5)
    R.feed(7)
    R.rule(([3, 2],))
    R.put(R.l, "Product Name", b, 7.2)
    R.feed(9)
    for x, h, al in ((20, "Batch", "l"), (76, "Exp.", "l"), (130, "MRP", "r"), (158, "Qty", "r"), (R.r, "Amount", "r")):
        R.put(x, h, b, 7.2, al)
    R.feed(6)
    R.rule(([3, 2],))
    items, sub = [], 0
    for d, p in picks(r, pool, rows):
        q, p = r.choice([1, 1, 2, 3]), vary(r, p, 1, 0.08)
        R.put(R.l, d, f, 7.5)
        R.feed(9)
        e = dt + datetime.timedelta(days=r.randint(200, 900))
        for x, v, al in ((20, r.choice("ABDGK") + digits(r, 5), "l"), (76, f"{e:%m/%y}", "l"), (130, M(p), "r"), (158, str(q), "r"),
                         (R.r, M(p * q), "r")):
            R.put(x, v, f, 7.2, al)
        R.feed(11)
        items.append({"description": d, "quantity": str(q), "unit_price": T(p), "amount": T(p * q)})
        sub += p * q
    R.feed(-4)
    R.rule(([3, 2],))
    rate = r.choice([5, 8, 10])
    disc = pct(sub, rate)
    tot = rnd(Decimal(sub - disc) / 100) * 100
    rd = tot - (sub - disc)
    for a, v in (("Gross Amount", M(sub)), (f"Less Disc. {rate}%", "-" + M(disc)), ("Rounded Off", M(rd))):
        R.pair(a + " :", v, f, 7.5, left=110)
    R.feed(2)
    R.pair("NET AMOUNT : \u20b9", M(tot), b, 9, left=80)
    R.put(R.l, f"Items {rows}   You saved \u20b9{M(disc)} on this bill", f, 7)
    R.feed(12)
    R.mid("Mode: " + r.choice(["CASH", "G-PAY", "CREDIT CARD"]), f, 7.5)
    R.mid("Medicines without batch no. not taken back", f, 6.8)
    R.mid("For " + shop + "   Q.P.", f, 6.8)
    R.save()
    return {"data": {"merchant": shop, "address": ", ".join(addr), "date": f"{dt:%Y-%m-%d}", "time": f"{dt:%H:%M}", "currency": "INR",
                     "line_items": items, "subtotal": T(sub), "rounding": T(rd), "total": T(tot)}}


def chai(path, seed, rows):
    """Indian tea chain's mailed e-receipt: quantity before the name, options under it, amounts with rupee sign."""
    r = rng("chai", seed, rows)
    shop, addr = r.choice([("Kulhad & Co.", ["Ground Floor, Cyber Hub", "Gurugram, Haryana 122002"]),
                           ("Adrak House", ["Unit 12, Phoenix Galleria", "Whitefield, Bengaluru 560048"])])
    pool = [("Ginger Chai", 119, "Less sugar"), ("Masala Chai Flask 500 ml", 269, "4 cups"), ("Bun Maska", 89, ""), ("Vada Pav", 79, "Extra chutney"),
            ("Iced Lemon Tea", 159, "No ice"), ("Paneer Kathi Roll", 199, ""), ("Poha with Sev", 109, ""), ("Cold Coffee", 179, "Oat milk"),
            ("Keema Pav", 229, ""), ("Samosa Plate of 2", 69, ""), ("Banana Walnut Cake Slice", 129, "Warm"), ("Kashmiri Kahwa", 149, ""),
            ("Egg Bhurji with Toasted Multigrain Bread", 189, "Spicy"), ("Bombay Grilled Sandwich", 169, ""), ("Almond Cookies", 99, "")]
    R = Roll(path, 226, 14)
    f, b = F("Noto"), F("NotoB")
    dt = when(r, 2021)
    R.box(0, 0, 226, 44, fill="#7a3b12")
    R.y = 28
    R.mid(shop, b, 15, 30, "#ffffff")
    R.mid("Order #" + digits(r, 3), b, 13, 13)
    R.mid(f"{dt:%d %b %Y}, {dt:%I:%M %p} \u00b7 " + r.choice(["Dine-in", "Takeaway"]), f, 7.5, 20, "#555555")
    items, sub = [], 0
    for d, p, o in picks(r, pool, rows):
        q, p = r.choice([1, 1, 1, 2]), p * 100
        R.put(R.l, f"{q}\u00d7", b, 8)
        R.put(R.r, "\u20b9" + M(p * q), F("Sans"), 7.5, "r")
        for s in wrap(d, f, 8, 120):
            R.put(R.l + 18, s, f, 8)
            R.feed(11)
        if o and r.random() < 0.6:
            R.put(R.l + 18, o, f, 6.8, col="#888888")
            R.feed(10)
        R.feed(3)
        items.append({"description": d, "quantity": str(q), "amount": T(p * q)})
        sub += p * q
    R.rule(lw=0.4, col="#bbbbbb")
    g = pct(sub, 2.5)
    R.feed(3)
    for a, v in (("Item total", sub), ("CGST (2.5%)", g), ("SGST (2.5%)", g)):
        R.pair(a, "\u20b9" + M(v), f, 8, 12, F("Sans"))
    R.box(R.l - 4, R.y - 6, 206, 22, fill="#f4e7db", radius=4)
    R.feed(8)
    R.pair("Amount paid", "\u20b9" + M(sub + 2 * g), b, 10, 20, F("SansB"), R.l + 4, R.r - 4)
    R.put(R.l, "Paid via " + r.choice(["UPI", "Visa ending 4417", "Wallet"]), f, 7.5, col="#555555")
    R.feed(20)
    for a in addr:
        R.mid(a, f, 7, 9, "#555555")
    R.mid("GSTIN " + ("06" if "Gur" in addr[1] else "29") + "AAHCK" + digits(r, 4) + "Q1Z7 \u00b7 SAC 996331", f, 6.5, 9, "#555555")
    R.save()
    return {"data": {"merchant": shop, "address": ", ".join(addr), "date": f"{dt:%Y-%m-%d}", "time": f"{dt:%H:%M}", "currency": "INR",
                     "line_items": items, "subtotal": T(sub), "tax": T(2 * g), "total": T(sub + 2 * g), "paid": T(sub + 2 * g)}}


LAYOUTS = {"kirana": kirana, "udupi": udupi, "medicals": medicals, "chai": chai}
