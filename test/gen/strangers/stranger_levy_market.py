# SPDX-License-Identifier: AGPL-3.0-or-later
"""Marketplace and counter sales: amazon, meesho, dmart."""

import datetime
import random

from stranger_levy_base import (Pad, Party, day, digits, fold, fy, inr, num, other, pct, person,
                       plain, say, twice, width, wrap_truth)

GADGETS = (
    ("Brivo 20W USB-C Fast Wall Charger Adapter with Type-C to Type-C Cable for Mobiles and Tablets (White)", "85044030", 18, 69900),
    ("KitchenKraft Triply Stainless Steel Kadai with Lid, 24 cm, 2.5 Litre, Induction Base", "73239390", 12, 184900),
    ("SoftNest Microfibre Reversible AC Comforter for Double Bed 220 GSM, Grey & Teal", "94044020", 12, 129900),
    ("Aurel Cotton Round Neck Half Sleeve T-Shirt for Men - Pack of 3 (Size: XL)", "61091000", 5, 89700),
    ("PenPoint Gel Pens Assorted 0.5 mm, Box of 25", "96081019", 18, 24900),
    ("Tarang 1.5 L Electric Kettle, 1500 W, Auto Shut-off, Black", "85167910", 18, 99900),
    ("GreenLeaf Organic Tulsi Green Tea, 100 Tea Bags", "09021010", 5, 32500),
    ("MotoShield Full Body Bike Cover, Waterproof, for 150-220cc Motorcycles", "87149990", 28, 54900),
)


def amazon(path, rnd, rows):
    d = day(rnd)
    seller = Party(rnd, ("Retail Private Limited", "Distribution Pvt Ltd", "E-Commerce LLP"))
    b2b = rnd.random() < 0.7
    st = seller.state if rnd.random() < 0.4 else other(rnd, seller.state)
    buyer = Party(rnd, ("Infotech Solutions", "Traders", "Interiors Pvt Ltd"), state=st)
    name = buyer.name if b2b else person(rnd)
    intra = st == seller.state
    ship = rnd.random() < 0.6
    items = []
    for i in range(rows):
        text, hsn, rate, price = rnd.choice(GADGETS)
        asin = "B0" + "".join(rnd.choice("0123456789BCDFGHJKLMNPQRSTVWXYZ") for _ in range(8))
        qty = rnd.choice((1, 1, 1, 2, 3))
        gross = price * qty
        net = round(gross * 100 / (100 + rate))
        unit = round(price * 100 / (100 + rate))
        net = unit * qty
        half = pct(net, rate / 2)
        taxes = [half, half] if intra else [pct(net, rate)]
        full = f"{text} | {asin} ( {asin[2:6]}-{rnd.choice(('BLK', 'WHT', 'STD'))}-{rnd.randint(10, 99)} )"
        items.append((full, hsn, unit, 0, qty, net, rate, taxes))
    order = f"{rnd.randint(402, 408)}-{digits(rnd, 7)}-{digits(rnd, 7)}"
    inv = rnd.choice(("BLR7", "DEL4", "BOM5", "HYD8")) + "-" + digits(rnd, rnd.choice((4, 6)))
    irn = "".join(rnd.choice("0123456789abcdef") for _ in range(64)) if b2b and rnd.random() < 0.5 else None
    cols = [(30, 44), (44, 224), (224, 278), (278, 324), (324, 346), (346, 402), (402, 432), (432, 466), (466, 514), (514, 568)]
    heads = (("Sl.", "No"), ("Description",), ("Unit", "Price"), ("Discount",), ("Qty",), ("Net", "Amount"), ("Tax", "Rate"), ("Tax", "Type"), ("Tax", "Amount"), ("Total", "Amount"))
    rs = lambda p: "₹" + inr(p)

    def body(p, pages):
        p.t(30, 44, "bazaario", "HB", 22)
        p.t(120, 44, ".in", "H", 14)
        p.ln(34, 49, 104, 52, 1.6, "#f39c12")
        p.t(568, 36, "Tax Invoice/Bill of Supply/Cash Memo", "NB", 10, "r")
        p.t(568, 48, "(Original for Recipient)", "N", 9, "r")
        p.t(30, 84, "Sold By :", "NB", 9)
        y = p.many(30, 96, ["*" + "  " + seller.name, "*  " + seller.street, f"{seller.city.upper()}, {seller.sname.upper()}, {seller.pin}", "IN"], "N", 8.5, 11.5)
        p.t(30, 166, "PAN No:", "NB", 8.5)
        p.t(70, 166, seller.pan, "N", 8.5)
        p.t(30, 178, "GST Registration No:", "NB", 8.5)
        p.t(126, 178, seller.gstin, "N", 8.5)
        p.t(568, 84, "Billing Address :", "NB", 9, "r")
        lines = [name, buyer.street, f"{buyer.city.upper()}, {buyer.sname.upper()}, {buyer.pin}", "IN"]
        y = p.many(568, 96, lines, "N", 8.5, 11.5, "r")

        def tail(label, value, yy):
            p.t(568, yy, value, "N", 8.5, "r")
            p.t(566 - width(value, "N", 8.5), yy, label, "NB", 8.5, "r")
        if b2b:
            tail("GST Registration No: ", buyer.gstin, y)
            y += 11.5
        tail("State/UT Code: ", st, y)
        y += 22
        p.t(568, y, "Shipping Address :", "NB", 9, "r")
        y = p.many(568, y + 12, [person_ship, buyer.name if b2b else name] + lines[1:], "N", 8.5, 11.5, "r")
        tail("State/UT Code: ", st, y)
        tail("Place of supply: ", buyer.sname.upper(), y + 11.5)
        tail("Place of delivery: ", buyer.sname.upper(), y + 23)
        tail("Invoice Number : ", inv, y + 40)
        tail("Invoice Details : ", f"{seller.short}-{inv.split('-')[0]}-{details}-{fy(d, '{s:02d}{b:02d}')}", y + 51.5)
        tail("Invoice Date : ", d.strftime("%d.%m.%Y"), y + 63)
        p.t(30, y + 51.5, "Order Number:", "NB", 8.5)
        p.t(98, y + 51.5, order, "N", 8.5)
        p.t(30, y + 63, "Order Date:", "NB", 8.5)
        p.t(85, y + 63, odate.strftime("%d.%m.%Y"), "N", 8.5)
        if irn:
            p.qr(30, 196, 66, random.Random(irn), 25)
            p.t(104, 210, "IRN:", "NB", 7)
            p.many(104, 219, [irn[:32], irn[32:]], "N", 6.5, 8.5)
        y += 76
        top = y

        def head(yy):
            p.box(30, yy, 538, 26, "#d9d9d9", "#000000")
            for (a, b), hh in zip(cols, heads):
                p.many((a + b) / 2, yy + 10 if len(hh) > 1 else yy + 16, hh, "NB", 7.5, 10, "c")
            return yy + 26

        def verticals(a, b):
            for x in [c[0] for c in cols] + [568]:
                p.ln(x, a, x, b)
        y = head(y)
        start = top
        truth = []
        tax = total = 0
        for i, (full, hsn, unit, disc, qty, net, rate, taxes) in enumerate(items):
            dl = fold(full, "N", 7.5, 174) + ["HSN:" + hsn]
            sub = [] if not (ship and i == 0) else [1]
            need = 9.5 * len(dl) + 8 + (24 if sub else 0)
            if y + need > 770:
                verticals(start, y)
                p.ln(30, y, 568, y)
                p.t(568, 815, f"Page {p.no} of {pages}", "N", 7, "r")
                p.page()
                start = 40
                y = head(40)
            p.t(37, y + 11, str(i + 1), "N", 7.5, "c")
            p.many(46, y + 11, dl, "N", 7.5, 9.5)
            p.t(276, y + 11, rs(unit), "N", 7.5, "r")
            p.t(322, y + 11, rs(0), "N", 7.5, "r")
            p.t(335, y + 11, str(qty), "N", 7.5, "c")
            p.t(400, y + 11, rs(net), "N", 7.5, "r")
            kinds = ("CGST", "SGST") if intra else ("IGST",)
            row = {"description": full, "hsn_sac": hsn, "unit_price": plain(unit), "discount": "0.00", "quantity": str(qty), "taxable_value": plain(net), "tax_rate": num(rate)}
            for k, kind in enumerate(kinds):
                yy = y + 11 + 9.5 * k
                p.t(417, yy, num(rate / len(kinds)) + "%", "N", 7.5, "c")
                p.t(449, yy, kind, "N", 7.5, "c")
                p.t(512, yy, rs(taxes[k]), "N", 7.5, "r")
                row[kind.lower()] = plain(taxes[k])
            p.t(566, y + 11, rs(net + sum(taxes)), "N", 7.5, "r")
            row["total"] = plain(net + sum(taxes))
            truth.append(row)
            tax += sum(taxes)
            total += net + sum(taxes)
            y += 9.5 * len(dl) + 8
            if sub:
                fee = 3390
                p.t(46, y + 8, "Shipping Charges", "N", 7.5)
                p.t(276, y + 8, rs(fee), "N", 7.5, "r")
                p.t(322, y + 8, "-" + rs(fee), "N", 7.5, "r")
                p.t(400, y + 8, rs(0), "N", 7.5, "r")
                row = {"description": "Shipping Charges", "unit_price": plain(fee), "discount": plain(fee), "taxable_value": "0.00", "tax_rate": num(rate)}
                for k, kind in enumerate(kinds):
                    p.t(417, y + 8 + 9.5 * k, num(rate / len(kinds)) + "%", "N", 7.5, "c")
                    p.t(449, y + 8 + 9.5 * k, kind, "N", 7.5, "c")
                    p.t(512, y + 8 + 9.5 * k, rs(0), "N", 7.5, "r")
                    row[kind.lower()] = "0.00"
                p.t(566, y + 8, rs(0), "N", 7.5, "r")
                row["total"] = "0.00"
                truth.append(row)
                y += 24
            p.ln(30, y, 568, y)
        verticals(start, y)
        if y > 660:
            p.t(568, 815, f"Page {p.no} of {pages}", "N", 7, "r")
            p.page()
            y = 40
            p.ln(30, y, 568, y)
        p.box(30, y, 538, 15, None)
        p.box(466, y, 48, 15, "#e8e8e8")
        p.box(514, y, 54, 15, "#e8e8e8")
        p.t(33, y + 11, "TOTAL:", "NB", 8)
        p.t(512, y + 11, rs(tax), "NB", 7.5, "r")
        p.t(566, y + 11, rs(total), "NB", 7.5, "r")
        y += 15
        p.box(30, y, 538, 28)
        p.t(33, y + 11, "Amount in Words:", "NB", 8)
        p.t(33, y + 22, say(total // 100).lower().capitalize() + (f" And {say(total % 100)} Paise" if total % 100 else "") + " only", "NB", 8)
        y += 28
        p.box(30, y, 538, 52)
        p.t(566, y + 11, "For " + seller.name + ":", "NB", 8, "r")
        p.t(566, y + 46, "Authorized Signatory", "NB", 8, "r")
        p.t(30, y + 64, "Whether tax is payable under reverse charge - No", "N", 7.5)
        p.t(30, 800, "*ASSPL-Bazaario Seller Services Pvt. Ltd. Please note that this invoice is not a demand for payment", "N", 6.5)
        p.t(568, 815, f"Page {p.no} of {pages}", "N", 7, "r")
        data = {"invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": seller.truth(),
                "recipient": {"name": name, **({"gstin": buyer.gstin} if b2b else {})}, "place_of_supply": st, "reverse_charge": False,
                "line_items": truth, "totals": {"total": plain(total)}}
        if irn:
            data["irn"] = irn
        return data
    person_ship = person(rnd)
    details = digits(rnd, 10)
    odate = d - datetime.timedelta(rnd.randint(0, 2))
    return wrap_truth(twice(body, path, 595, 842))


WEAR = (("Trendy Women Kurti Set With Dupatta", "62114290", 5, 64900), ("Men Denim Slim Fit Jeans", "62034200", 5, 58700),
        ("Attractive Kundan Jewellery Set", "71171990", 3, 24500), ("Silicone Kitchen Utensil Set 12 Pcs", "39241090", 18, 39900),
        ("Kids Cotton Night Suit Boys & Girls", "61072100", 5, 31200), ("Car Mobile Holder Dashboard 360 Degree", "87089900", 28, 22900),
        ("Bedsheet Elastic Fitted King Size Glace Cotton", "63041910", 5, 41900), ("LED String Light 10 Mtr Warm White", "94053100", 12, 18900))


def meesho(path, rnd, rows):
    d = day(rnd, "2023-06-01", "2025-08-30")
    od = d - datetime.timedelta(rnd.randint(0, 2))
    seller = Party(rnd, ("FASHION HUB", "CREATION", "ENTERPRISE", "TEXTILES"), kind="P")
    st = other(rnd, seller.state)
    cust = person(rnd)
    b = Party(rnd, ("x",), state=st)
    inv = "".join(rnd.choice("abcdefghjkmnpqrstuvwxyz") for _ in range(5)) + fy(d, "{s:02d}") + str(rnd.randint(1, 9999))
    po = digits(rnd, 18)
    goods = []
    for i in range(rows):
        text, hsn, rate, price = rnd.choice(WEAR)
        qty = rnd.choice((1, 1, 1, 2))
        gross = price * qty
        disc = rnd.choice((0, 0, 1000, 2250, 4700))
        net = gross - disc
        taxable = round(net * 100 / (100 + rate))
        goods.append((text + " - " + rnd.choice(("Free Size", "XL", "M", "L")), hsn, rate, qty, gross, disc, taxable, net - taxable, net))
    fee = rnd.choice((0, 5000, 7100))
    ftax = fee - round(fee * 100 / 105)
    cod = rnd.random() < 0.6
    awb = digits(rnd, 13)

    def body(p, pages):
        p.box(20, 20, 555, 190, None, "#000000", 1)
        p.ln(300, 20, 300, 172)
        p.t(26, 34, "Customer Address", "HB", 9)
        p.t(26, 48, cust, "HB", 9)
        p.many(26, 59, [b.street + ",", f"{b.city}, {b.sname}, {b.pin}"], "H", 8, 10)
        p.t(26, 104, "If undelivered, return to:", "HB", 8)
        p.many(26, 115, [seller.name, seller.street, f"{seller.city}, {seller.sname}, {seller.pin}"], "H", 7.5, 9.5)
        p.box(302, 22, 271, 16, "#000000", None)
        p.t(437, 33, "COD: Check the payable amount on the app" if cod else "Prepaid: Do not collect cash", "HB", 8.5, "c", "#ffffff")
        p.t(306, 52, "Shipfast Surface", "HB", 11)
        p.box(520, 42, 50, 14, "#dddddd", None)
        p.t(545, 52, "Pickup", "HB", 9, "c")
        p.t(306, 66, "Destination Code", "H", 7)
        p.t(306, 77, f"{b.short}/{b.city[:3].upper()}_N{b.pin[-2:]}", "HB", 9)
        p.t(420, 66, "Return Code", "H", 7)
        p.t(420, 77, f"{seller.pin},{awb[-7:]}", "HB", 9)
        p.bars(312, 88, 250, 60, random.Random(awb))
        p.t(437, 162, awb, "HB", 10, "c")
        p.ln(20, 172, 575, 172)
        p.t(26, 183, "Product Details", "HB", 8)
        for x, a, v in ((26, "SKU", goods[0][0][:22]), (190, "Size", "Free Size"), (300, "Qty", str(sum(g[3] for g in goods))), (350, "Color", "NA"), (420, "Order No.", po + "_1")):
            p.t(x, 194, a, "HB", 7.5)
            p.t(x, 204, v, "H", 7.5)
        p.ln(10, 222, 585, 222, 0.7, "#555555", (3, 2))
        p.box(20, 230, 555, 17, "#e9e9e9", "#000000")
        p.t(297, 242, "TAX INVOICE", "HB", 10, "c")
        p.t(571, 242, "Original For Recipient", "H", 7.5, "r")
        p.box(20, 247, 555, 92, None)
        p.ln(215, 247, 215, 339)
        p.ln(405, 247, 405, 339)
        p.t(25, 259, "BILL TO / SHIP TO", "HB", 8)
        y = p.para(25, 270, f"{cust} - {b.street}, {b.city}, {b.sname}, {b.pin}.", 184, "H", 7.5, 9.5)
        p.t(25, y + 4, "Place of Supply :  " + b.sname, "H", 7.5)
        p.t(220, 259, "Sold by :  " + seller.name, "HB", 8)
        y = p.para(220, 270, f"{seller.street}, {seller.city}, {seller.sname}, {seller.pin}", 180, "H", 7.5, 9.5)
        p.t(220, y + 4, "GSTIN - " + seller.gstin, "HB", 7.5)
        yy = 259
        for x, k, v in ((410, "Purchase Order No.", po), (410, "Invoice No.", inv), (410, "Order Date", od.strftime("%d.%m.%Y")), (495, "Invoice Date", d.strftime("%d.%m.%Y"))):
            p.t(x, yy, k, "HB", 7.5)
            p.t(x, yy + 10, v, "H", 7.5)
            if k != "Order Date":
                yy += 25
        y = 339

        def head(yy):
            p.box(20, yy, 555, 14, "#e9e9e9")
            p.t(25, yy + 10, "Description", "HB", 7.5)
            p.t(205, yy + 10, "HSN", "HB", 7.5)
            p.t(262, yy + 10, "Qty", "HB", 7.5, "c")
            for x, hh in zip((335, 386, 450, 512, 571), ("Gross Amount", "Discount", "Taxable Value", "Taxes", "Total")):
                p.t(x, yy + 10, hh, "HB", 7.5, "r")
            return yy + 14
        y = head(y)
        out = []
        s = [0, 0, 0]
        rows_ = [(g, True) for g in goods]
        if fee:
            rows_.append((("Other Charges", goods[0][1], 5, 0, fee, 0, fee - ftax, ftax, fee), False))
        for (text, hsn, rate, qty, gross, disc, tv, tax, net), real in rows_:
            dl = fold(text, "H", 7.5, 172)
            h = max(24, 10 * len(dl) + 6)
            if y + h > 800:
                p.page()
                y = head(24)
            p.box(20, y, 555, h, None, "#999999")
            p.many(25, y + 10, dl, "H", 7.5, 10)
            p.t(205, y + 10, hsn, "H", 7.5)
            p.t(262, y + 10, str(qty) if real else "NA", "H", 7.5, "c")
            p.t(335, y + 10, "Rs." + plain(gross), "H", 7.5, "r")
            p.t(386, y + 10, "Rs." + plain(disc), "H", 7.5, "r")
            p.t(450, y + 10, "Rs." + plain(tv), "H", 7.5, "r")
            p.t(512, y + 10, f"IGST @{rate:.1f}%", "H", 7.5, "r")
            p.t(512, y + 20, "Rs." + plain(tax), "H", 7.5, "r")
            p.t(571, y + 10, "Rs." + plain(net), "H", 7.5, "r")
            row = {"description": text, "hsn_sac": hsn, "quantity": str(qty), "discount": plain(disc), "taxable_value": plain(tv), "tax_rate": num(rate), "igst": plain(tax), "total": plain(net)}
            if not real:
                row["quantity"] = None
            out.append(row)
            s = [s[0] + tv, s[1] + tax, s[2] + net]
            y += h
        if y > 770:
            p.page()
            y = 24
        p.box(20, y, 555, 16, "#f4f4f4")
        p.t(25, y + 11, "Total", "HB", 8)
        p.t(512, y + 11, "Rs." + plain(s[1]), "HB", 7.5, "r")
        p.t(571, y + 11, "Rs." + plain(s[2]), "HB", 7.5, "r")
        p.para(20, y + 28, "Tax is not payable on reverse charge basis. This is a computer generated invoice and does not require signature. Other charges are charges that are applicable to your order and include charges for logistics fee (where applicable). Includes discounts for your city and/or for online payments (as applicable)", 555, "H", 6.5, 8.5)
        return {"invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": seller.truth(), "recipient": {"name": cust},
                "place_of_supply": st, "reverse_charge": False, "line_items": out, "totals": {"total": plain(s[2])}}
    return wrap_truth(twice(body, path, 595, 842))


SHELF = (("TOOR DAL PREM 1KG", "071360", 5, 16400), ("BRITTO MARIE 250G", "190531", 18, 3500), ("SURFEX EASY WASH 1", "340250", 18, 14200),
         ("TATVA SALT 1KG", "250100", 0, 2700), ("AMRUT GHEE 1L PP", "040590", 12, 61500), ("CLOSE-DENT PST 150", "330610", 18, 10900),
         ("NANDAN CURD 400G", "040390", 5, 3500), ("BATH TOWEL 70X140", "630260", 5, 24900), ("SS LUNCH BOX 2C", "732393", 12, 34900),
         ("CHOCO BAR ALM 50G", "180632", 18, 4000), ("GROUNDNUT OIL 1L", "150890", 5, 18900), ("ALMONDS CAL 500G", "080212", 12, 42500),
         ("FACE WASH NEEM 100", "330499", 18, 17500), ("WHEAT ATTA LSE 5KG", "110100", 0, 21500))


def dmart(path, rnd, rows):
    d = day(rnd)
    shop = Party(rnd, ("SUPERMARTS LTD", "RETAIL LIMITED", "HYPERSTORES LTD"), state=rnd.choice(("27", "24", "36", "29")))
    shop.name = shop.name.upper()
    b2b = rnd.random() < 0.5
    cust = Party(rnd, ("CATERERS", "CANTEEN SERVICES", "HOSTELS"), state=shop.state)
    goods = []
    for _ in range(rows):
        text, hsn, rate, mrp = rnd.choice(SHELF)
        loose = "LSE" in text or (hsn in ("071360", "080212") and rnd.random() < 0.4)
        qty = rnd.randint(350, 4200) if loose else rnd.choice((1, 1, 2, 3)) * 1000
        price = mrp * rnd.randint(72, 98) // 100
        goods.append((rate, hsn, text, qty, price, (price * qty + 500) // 1000))
    order = sorted({g[0] for g in goods})
    roman = {r: i + 1 for i, r in enumerate(order)}
    bill = f"{digits(rnd, 11)}"
    vou = f"{digits(rnd, 4)}/{shop.city[:3].upper()}/{digits(rnd, 6)}"
    cashier = person(rnd).upper()
    clock = f"{rnd.randint(10, 21)}:{rnd.randint(0, 59):02d}"
    lines = []
    put = lambda s="", bold=False, a="l": lines.append((s, bold, a))
    put(shop.name, True, "c")
    put(shop.street[:38], False, "c")
    put(f"{shop.city.upper()} - {shop.pin}", False, "c")
    put(f"Phone : 0{shop.phone[:2]}-{shop.phone[2:]}", False, "c")
    put("CIN : L51900MH2000PLC" + digits(rnd, 6), False, "c")
    put("GSTIN : " + shop.gstin, False, "c")
    put("FSSAI No : " + digits(rnd, 14), False, "c")
    put("TAX INVOICE", True, "c")
    put("-" * 42)
    put(f"Bill No : {bill}")
    put(f"Bill Dt : {d:%d/%m/%Y}")
    put(f"Vou. No : {vou}")
    put(f"Cashier : {cashier[:18]:<20}Time : {clock}")
    if b2b:
        put("Customer : " + cust.name.upper())
        put("Cust GSTIN : " + cust.gstin)
        put(f"Place of Supply : {shop.sname} ({shop.state})")
    put("-" * 42)
    put("HSN    Particulars")
    put(f"{'Qty/Kg':>16}{'N/Rate':>12}{'Value':>14}")
    put("-" * 42)
    truth = []
    base = {}
    for r in order:
        put(f"{roman[r]}) CGST @ {r / 2:.2f}%, SGST @ {r / 2:.2f}%", True)
        for rate, hsn, text, qty, price, value in [g for g in goods if g[0] == r]:
            q = f"{qty / 1000:.3f}" if qty % 1000 else str(qty // 1000)
            put(f"{hsn:<7}{text}")
            put(f"{q:>16}{plain(price):>12}{plain(value):>14}")
            truth.append({"description": text, "hsn_sac": hsn, "quantity": q, "unit_price": plain(price), "total": plain(value), "tax_rate": num(r)})
            base[r] = base.get(r, 0) + value
    total = sum(base.values())
    put("-" * 42)
    units = sum(1 if g[3] % 1000 else g[3] // 1000 for g in goods)
    put(f"Items: {len(goods)}   Qty: {units}{plain(total):>{42 - len(f'Items: {len(goods)}   Qty: {units}')}}", True)
    put("-" * 42)
    put("<---- GST Breakup Details ---->  (Amount INR)", False, "c")
    put(f"{'GST':<4}{'Taxable':>10}{'CGST':>9}{'SGST':>9}{'Total':>10}")
    put(f"{'IND':<4}{'Amount':>10}")
    sums = [0, 0]
    for r in order:
        v = base[r]
        tv = round(v * 100 / (100 + r))
        half = (v - tv) // 2
        tv = v - 2 * half
        sums = [sums[0] + tv, sums[1] + half]
        put(f"{roman[r]:<1})  {plain(tv):>10}{plain(half):>9}{plain(half):>9}{plain(v):>10}")
    put(f"T:  {plain(sums[0]):>10}{plain(sums[1]):>9}{plain(sums[1]):>9}{plain(total):>10}")
    put("-" * 42)
    put("<-- Amount Received From Customer -->", False, "c")
    put(f"{rnd.choice(('Cash :', 'Card Payment :', 'UPI Payment :')):<22}{plain(total):>20}")
    put("-" * 42)
    mrp = total * rnd.randint(108, 121) // 100
    put("* * SAVED RS." + plain(mrp - total) + " ON MRP * *", True, "c")
    put("E. & O.E.", False, "c")
    height = 34 + 10.5 * len(lines) + 60
    p = Pad(path, 230, height)
    y = 24
    for text, bold, a in lines:
        f = "MB" if bold else "M"
        if a == "c":
            p.t(115, y, text, f, 7.6, "c")
        else:
            p.t(11, y, text, f, 8.2)
        y += 10.5
    p.bars(45, y + 4, 140, 24, rnd)
    p.t(115, y + 38, bill, "M", 7.6, "c")
    p.close()
    data = {"invoice_number": bill, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": shop.truth(), "line_items": truth,
            "totals": {"taxable_value": plain(sums[0]), "cgst": plain(sums[1]), "sgst": plain(sums[1]), "total": plain(total)}}
    if b2b:
        data["recipient"] = {"name": cust.name.upper(), "gstin": cust.gstin}
        data["place_of_supply"] = shop.state
    return wrap_truth(data)


LAYOUTS = {"amazon": amazon, "meesho": meesho, "dmart": dmart}
