# SPDX-License-Identifier: AGPL-3.0-or-later
"""India: petrol pump, chemist, laundry, a restaurant's delivery receipt."""
import datetime
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from stranger_turnstile_kit import *


def pump(path, seed, rows):
    """Pump automation slip, 58 mm, fixed pitch, a block of labels per filling."""
    r = rng("pump", seed, rows)
    p = Roll(path, 165, "Courier", "Courier-Bold", 7.5, 9.2, 6)
    name, addr, tel, st = r.choice([
        ("SHREE BALAJI FUEL STATION", ["KHASRA NO 118, NH-48 KM 61", "BILASPUR, GURUGRAM 122413"], "0124-2379914", "06"),
        ("ANNAPURNA SERVICE STN", ["SY NO 44/2, TUMKUR ROAD", "NELAMANGALA 562123"], "080-27723308", "29"),
        ("M/S GODAVARI HIGHWAY FUELS", ["GAT NO 207, MUMBAI AGRA RD", "OZAR, NASHIK 422207"], "02550-278162", "27")])
    at, tin = when(r, 2022, 2025, 0, 23), st + digits(r, 9) + "V"
    p.mid("WELCOME!!!")
    p.down(3)
    p.mid(name, font=p.bold, size=8.5)
    for a in addr:
        p.mid(a)
    p.mid("Tel. No.: " + tel)
    p.left("-" * 34)
    p.left(f"Receipt No.: {digits(r, 6)}")
    if r.random() < .5:
        p.left(f"Local ID   : {digits(r, 8)}")
    p.left(f"FIP No.    : {r.randint(1, 8):02d}")
    rate = {"Petrol": r.randint(9421, 10987), "Diesel": r.randint(8710, 9688), "XP95": r.randint(10120, 11720)}
    items, total = [], 0
    for i in range(rows):
        fuel = r.choices(list(rate), [5, 4, 1])[0]
        if r.random() < .6:
            amt = r.choice([10000, 20000, 30000, 50000, 100000, 150000, 200000])
            vol = f"{rnd(amt * 100 / rate[fuel]) / 100:.2f}"
        else:
            v = r.randint(200, 4500)
            vol, amt = f"{v / 100:.2f}", rnd(v * rate[fuel] / 100)
        p.left("-" * 34)
        p.left(f"Nozzle No. : {r.randint(1, 4):02d}")
        p.left(f"Product    : {fuel}")
        p.left(f"Rate/Ltr   : Rs. {m(rate[fuel]):>9}")
        p.left(f"Volume     : {vol:>9} Ltr")
        p.left(f"Amount     : Rs. {m(amt):>9}")
        items.append(item(fuel, amt, vol, rate[fuel]))
        total += amt
    p.left("-" * 34)
    p.left(f"TOTAL      : Rs. {m(total):>9}", font=p.bold)
    p.left("-" * 34)
    how = r.choice(["CASH", "UPI", "CARD"])
    p.left(f"Pay Mode   : {how}")
    p.left(f"Vehicle No.: {r.choice(['HR26DK', 'KA05MN', 'MH15FT'])}{digits(r, 4)}")
    p.left(f"Date: {at:%d/%m/%y} Time: {at:%H:%M:%S}")
    p.left(f"VAT TIN    : {tin}")
    p.down(4)
    p.mid("Save Fuel Secure The Future")
    p.mid("THANK YOU. VISIT AGAIN")
    p.save("receipt")
    return data(name, addr, at, "INR", items, total, "%H:%M:%S", phone=tel, tax_id=tin, payment_method=how.lower())


MEDS = [("DOLOTEX 650 TAB 15S", 3312, 12), ("AZIBRUN 500 TAB 5S", 11950, 12), ("PANTORIL-D CAP 10S", 18640, 12), ("ORS POWDER ORANGE 21G", 2250, 5),
        ("CETRIWIN 10MG TAB", 1985, 12), ("TELMIKAB 40 TAB 15S", 10825, 12), ("GLYCOMAX GP2 TAB", 14310, 12), ("VITAZEE FORTE CAP", 5240, 12),
        ("BETASOL OINT 20G", 8700, 12), ("INSUGLIN 30/70 CART", 48260, 5), ("HANDYPLAST STRIP 10", 2000, 12), ("COUGHNIL SYP 100ML", 12800, 12),
        ("BABY WIPES ALOE 72", 19900, 18), ("SUNGUARD SPF50 50G", 44900, 18), ("SALINE NASAL DROPS", 6150, 12)]


def chemist(path, seed, rows):
    """Medical store bill, 80 mm: name, then a line of batch, expiry, qty, MRP and amount; GST table at the foot."""
    r = rng("chemist", seed, rows)
    p = Roll(path, 226, "Rec18Cond", "Rec18CondB", 7, 9, 9)
    name, addr, tel = r.choice([("SANJEEVANI MEDICALS", ["Shop 4, Sai Krupa CHS, Panch Pakhadi", "Thane (W) 400602"], "022-25417730"),
                                ("NEW LIFECARE PHARMACY", ["11-3-88, Opp. Gandhi Statue", "Himayatnagar, Hyderabad - 500029"], "9849012276"),
                                ("Sri Murugan Medical Hall", ["27 South Car Street", "Tirunelveli 627006"], "0462 2331904")])
    at, gst = when(r), gstin(r, {"Th": "27", "Hi": "36"}.get(addr[1][:2], "33"))
    p.mid(name, font=p.bold, size=11)
    for a in addr:
        p.mid(a)
    p.mid(f"Ph: {tel}")
    p.mid(f"DL No: 20B-{digits(r, 6)} / 21B-{digits(r, 6)}")
    p.mid("GSTIN: " + gst)
    p.line(gap=5)
    p.mid("GST INVOICE", font=p.bold)
    p.lr(f"Bill No: {r.choice('ABC')}{digits(r, 5)}", f"Date: {at:%d-%b-%Y}")
    p.lr(f"Patient: {r.choice(['Mr. R Deshpande', 'Mrs. Lalitha K', 'Self', 'Mr. Arif Khan'])}", f"Time: {at:%I:%M %p}")
    p.left(f"Dr.: {r.choice(['S. Kulkarni MBBS', 'V. Nair MD', 'SELF'])}")
    p.line(gap=4)
    cols = [p.m + 4, p.m + 58, p.m + 120, p.m + 158, p.r]
    p.left("Sr  Product", font=p.bold)
    for x, h, al in zip(cols, ["Batch", "Exp", "Qty", "MRP", "Amount"], "llrrr"):
        p.t(x, h, al, font=p.bold)
    p.down()
    p.line(gap=4)
    items, group, sub = [], {}, 0
    for i, (what, price, gs) in enumerate(draw_from(r, MEDS, rows), 1):
        q = r.choice([1, 1, 1, 2, 2, 3, 5, 10])
        amt = q * price
        p.left(f"{i:>2}  {what}")
        batch = r.choice("ABDGKT") + r.choice(["L", "H", "X"]) + digits(r, 5)
        for x, s, al in zip(cols, [batch, f"{r.randint(1, 12):02d}/{(at.year + r.randint(1, 3)) % 100}", str(q), m(price), m(amt)], "llrrr"):
            p.t(x, s, al)
        p.down(10.5)
        items.append(item(what, amt, q, price))
        group[gs] = group.get(gs, 0) + amt
        sub += amt
    p.line(gap=4)
    p.lr(f"Items: {rows}   Sub Total", fm(sub))
    pct = r.choice([0, 5, 10, 12])
    disc = {g: rnd(v * pct / 100) for g, v in group.items()}
    if pct:
        p.lr(f"Less: Discount {pct}%", "-" + fm(sum(disc.values())))
    net = sub - sum(disc.values())
    total = near(net, 100)
    p.lr("Round Off", f"{'+' if total >= net else '-'}{fm(abs(total - net))}")
    p.line(gap=6)
    p.lr("NET PAYABLE  Rs.", fm(total), font=p.bold, size=10)
    p.line(gap=4)
    p.left("Amount is inclusive of GST as below")
    gx = [p.m + 26, p.m + 88, p.m + 138, p.m + 188]
    for x, h in zip(gx, ["GST%", "Taxable", "CGST", "SGST"]):
        p.t(x, h, "r", font=p.bold)
    p.down()
    half = 0
    for g in sorted(group):
        v = group[g] - disc[g]
        h = rnd(v * g / (200 + 2 * g))
        half += h
        for x, s in zip(gx, [f"{g}.00", fm(v - 2 * h), fm(h), fm(h)]):
            p.t(x, s, "r")
        p.down()
    for x, s in zip(gx, ["Total", fm(net - 2 * half), fm(half), fm(half)]):
        p.t(x, s, "r", font=p.bold)
    p.down()
    p.line(gap=5)
    how = r.choice(["Cash", "UPI", "Card"])
    p.left(f"Payment Mode : {how}")
    for s in ("Goods once sold will be taken back within 7 days with bill.", "Cut strips & fridge items are not returnable.",
              f"For {name}", "", "Regd. Pharmacist"):
        p.left(s, size=6)
    p.save("Bill", words=True)
    return data(name, addr, at, "INR", items, total, subtotal=sub, tax=2 * half, rounding=total - net, phone=tel, tax_id=gst,
                payment_method=how.lower())


def dhobi(path, seed, rows):
    """Dry cleaner's order slip made with platypus: boxed table, pieces counted, delivery day."""
    r = rng("dhobi", seed, rows)
    name, addr, tel = r.choice([("Dhobi Ghat Express", ["12A Hauz Khas Village, New Delhi 110016"], "+91 98110 44721"),
                                ("SnowLily Dry Cleaners & Dyers", ["G-6, Ashirwad Plaza, C.G. Road,", "Ahmedabad 380009"], "079 4003 8821")])
    at, gst = when(r, h0=10, h1=19), gstin(r, "07" if "Delhi" in addr[0] else "24")
    pool = [("Shirt - Wash & Iron", 4000), ("Trouser - Wash & Iron", 4500), ("Saree (Silk) - Dry Clean", 22000), ("Suit 2 Pc - Dry Clean", 35000),
            ("Kurta Pyjama - Starch", 9000), ("Blanket Double - Dry Clean", 30000), ("Bedsheet - Laundry", 7000), ("Lehenga Heavy - Dry Clean", 85000),
            ("Jacket Leather - Dry Clean", 65000), ("T-Shirt - Steam Iron", 1500), ("Dupatta - Dry Clean", 8000),
            ("Curtain per panel - Dry Clean with lining", 18000)]
    st = ParagraphStyle("a", fontName="Helvetica", fontSize=7.5, leading=9)
    ce = ParagraphStyle("c", parent=st, alignment=1)
    big = ParagraphStyle("b", parent=ce, fontName="Helvetica-Bold", fontSize=11, leading=14)
    body = [Paragraph(name.replace("&", "&amp;"), big)] + [Paragraph(a, ce) for a in addr]
    body += [Paragraph(f"Mob. {tel}", ce), Paragraph(f"GSTIN {gst}", ce), Spacer(1, 4)]
    ready = at + datetime.timedelta(days=r.randint(2, 5))
    head = Table([["Order No.", f"{r.choice('DSL')}-{digits(r, 5)}"], ["Booked on", f"{at:%d.%m.%Y %I:%M %p}"], ["Delivery", f"{ready:%d.%m.%Y} after 6 PM"],
                  ["Customer", r.choice(["Ms. Meera Shah", "Mr. T. Banerjee", "Mrs. Kohli"])]], colWidths=[56, 150], rowHeights=11)
    head.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Helvetica", 7.5), ("FONT", (0, 0), (0, -1), "Helvetica-Bold", 7.5), ("LEFTPADDING", (0, 0), (-1,
            -1), 2),
                              ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)]))
    grid, items, sub, pcs = [["Pcs", "Particulars", "Rate", "Amount"]], [], 0, 0
    for what, price in draw_from(r, pool, rows):
        q = r.choice([1, 1, 2, 2, 3, 4, 6])
        grid.append([str(q), Paragraph(what.replace("&", "&amp;"), st), fm(price), fm(q * price)])
        items.append(item(what, q * price, q, price))
        sub, pcs = sub + q * price, pcs + q
    tab = Table(grid, colWidths=[24, 100, 40, 44], repeatRows=1)
    tab.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.4, colors.black), ("FONT", (0, 0), (-1, -1), "Helvetica", 7.5), ("FONT", (0, 0), (-1, 0),
            "Helvetica-Bold", 7.5),
                             ("ALIGN", (0, 0), (0, -1), "CENTER"), ("ALIGN", (2, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("PADDING",
                                     (0, 0), (-1, -1), 2)]))
    half = rnd(sub * .09)
    raw = sub + 2 * half
    total = near(raw, 100)
    foot = [[f"{pcs} pcs", "Gross", fm(sub)], ["", "CGST 9%", fm(half)], ["", "SGST 9%", fm(half)], ["", "R/off", fm(total - raw)], ["", "Bill Amount",
            "Rs. " + fm(total)]]
    paid = r.random() < .6
    if paid:
        foot.append(["", "Received (UPI)", fm(total)])
    else:
        foot.append(["", "Balance Due", fm(total)])
    sums = Table(foot, colWidths=[54, 84, 70], rowHeights=13)
    sums.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Helvetica", 7.5), ("FONT", (0, 4), (-1, 4), "Helvetica-Bold", 8.5), ("ALIGN", (1, 0), (-1, -1),
            "RIGHT"),
                              ("PADDING", (0, 0), (-1, -1), 2), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("BOX", (1, 4), (-1, 4), 0.8, colors.black)]))
    body += [head, Spacer(1, 4), tab, sums, Spacer(1, 6)]
    body += [Paragraph(s, ParagraphStyle("s", parent=st, fontSize=6, leading=7.2)) for s in (
        "1. Articles are accepted at owner's risk. 2. Claim if any limited to 5 times the charge. 3. Please collect within 30 days.",)]
    high = min(200 + 15 * rows + 90, 842)
    doc = SimpleDocTemplate(path, pagesize=(226, high), leftMargin=3, rightMargin=3, topMargin=6, bottomMargin=8, invariant=1, title=name)
    doc.build(body)
    return data(name, [a.rstrip(",") for a in addr], at, "INR", items, total, subtotal=sub, tax=2 * half, rounding=total - raw,
                phone=tel, tax_id=gst, paid=total if paid else None, payment_method="upi" if paid else None)


def tiffin(path, seed, rows):
    """Order mail of a kitchen that delivers: coloured head, sentence, count in a chip before each dish, tip for the rider."""
    r = rng("tiffin", seed, rows)
    p = Roll(path, 226, "Rec18Sans", "Rec18SansB", 7, 9.6, 14, 0)
    name = r.choice(["Kaveri Tiffin Room", "Nawab Biryani Kitchen", "Bombay Bhel Co."])
    at, green, grey = when(r, 2023, 2025, 11, 22), "#1b7f4b", "#777777"
    p.rect(0, 0, p.w, 44, fill=green)
    p.y = 20
    p.t(p.m, name, font=p.bold, size=12, color="white")
    p.t(p.m, "Your order is on its way home", size=7, color="white", dy=13)
    p.y = 60
    no, who = digits(r, 11), r.choice(["Ananya", "Farhan", "Divya", "Joseph"])
    text = f"Hi {who}, thanks for ordering with us. Order #{no} was placed on {at:%d %B %Y} at {at:%I:%M %p} and paid by UPI."
    for s in p.split(text, p.r - p.m):
        p.left(s)
    p.down(8)
    pool = [("Masala Dosa", 9500), ("Idli Vada Combo", 8500), ("Hyderabadi Chicken Dum Biryani (Full)", 34900), ("Paneer Tikka Roll", 17900),
            ("Filter Coffee", 4500),
            ("Curd Rice with Pomegranate and Pickle", 12900), ("Sev Puri", 7500), ("Gulab Jamun [2 Pieces]", 6900), ("Veg Thali Special", 21900),
                    ("Butter Naan", 4900),
            ("Mutton Keema Pav", 26900), ("Mango Lassi 300 ml", 9900)]
    items, sub = [], 0
    for what, price in draw_from(r, pool, rows):
        q = r.choice([1, 1, 1, 2, 2, 3])
        amt = q * price
        p.rect(p.m, p.y - 8, p.m + 20, p.y + 3, stroke=green, radius=2)
        p.t(p.m + 10, f"{q} ×", "c", color=green)
        p.t(p.r, "₹" + fm(amt), "r")
        parts = p.split(what, 118)
        for s in parts:
            p.t(p.m + 26, s)
            p.down()
        p.down(5)
        items.append(item(" ".join(parts), amt, q))
        sub += amt
    p.line(dash=([2, 2], 0), color=grey, gap=6)
    pack, ride, plat = r.choice([1000, 1500, 2000]), r.choice([0, 2500, 3900]), r.choice([500, 600])
    tax, tip = rnd((sub + pack) * .05), r.choice([0, 1000, 2000, 3000])
    p.lr("Item Total", "₹" + fm(sub))
    p.lr("Restaurant packaging", "₹" + fm(pack), color=grey)
    p.lr("Delivery fee", "₹" + fm(ride) if ride else "FREE", color=grey)
    p.lr("Platform fee", "₹" + fm(plat), color=grey)
    p.lr("GST (5%)", "₹" + fm(tax), color=grey)
    if tip:
        p.lr("Tip for your rider", "₹" + fm(tip), color=grey)
    total = sub + pack + ride + plat + tax + tip
    p.down(6)
    p.rect(p.m - 5, p.y - 12, p.r + 5, p.y + 6, fill="#e7f5ec", radius=3)
    p.lr("Order Total", "₹" + fm(total), font=p.bold, size=9)
    p.down(9)
    gst = gstin(r, "29")
    p.left("GSTIN " + gst, size=6, color=grey)
    p.left("FSSAI Lic. No. " + digits(r, 14), size=6, color=grey)
    p.save("Order " + no, order="columns")
    return data(name, None, at, "INR", items, total, subtotal=sub, tax=tax, tip=tip or None, tax_id=gst, payment_method="upi")


LAYOUTS = {"pump": pump, "chemist": chemist, "dhobi": dhobi, "tiffin": tiffin}
