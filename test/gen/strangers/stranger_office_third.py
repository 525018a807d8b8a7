# SPDX-License-Identifier: AGPL-3.0-or-later
"""Marketplace seller, beverage distributor (dot matrix, cess), packaging maker (Hindi heads), IT reseller."""
import datetime

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfgen import canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table

from stranger_office_kit import (block, close, cols_of, day, dec, font, half, head, money, pct, put, rng,
                 rounding, row, split, sw, taxes, two, words)

SHOP = [("Velcor Wireless Bluetooth Keyboard and Mouse Combo, Slim, Rechargeable (Black)", "84716060", 149900, 18),
        ("HomeNest Cotton Bath Towel 450 GSM, Pack of 2 (Teal)", "63026090", 64900, 5), ("Brightway 9W LED Bulb B22, Pack of 6", "94052900", 59900, 12),
        ("Steelcraft Insulated Water Bottle 1 Litre, Leakproof, 24 Hours Hot and Cold", "96170012", 89900, 18),
        ("The Patient Gardener: A Handbook for Balconies (Paperback)", "49011010", 39900, 0), ("Ergomate Footrest for Office Desk, Adjustable", "94039900", 179900, 18)]


def market(path, seed, rows):
    r = rng("market", seed, rows)
    s, b, inter = two(r, r.choice(["Quickcart Retail India Private Limited", "Tamarind Online Trading LLP"]))
    d = day(r)
    no = f"{r.choice(['IN', 'BLR4', 'DEL5'])}-{r.randint(10000, 9999999)}"
    F, B = "Helvetica", "Helvetica-Bold"
    P = lambda t, a=0, f=F, z=7.5: Paragraph(t.replace("&", "&amp;"), ParagraphStyle("x", fontName=f, fontSize=z, leading=z * 1.25, alignment=a))
    data = [[P(t, 1, B) for t in ("Sl.<br/>No", "Description", "Unit<br/>Price", "Discount", "Qty", "Net<br/>Amount", "Tax<br/>Rate", "Tax<br/>Type", "Tax<br/>Amount", "Total<br/>Amount")]]
    sty = [("GRID", (0, 0), (-1, -1), .7, colors.black), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#d9d9d9")), ("VALIGN", (0, 0), (-1, -1), "TOP"),
           ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]
    parcels = 1 if rows < 4 else 2 if rows < 20 else 3
    li, tot, t3, par = [], 0, [0, 0, 0], 0
    for i in range(rows):
        if parcels > 1 and i * parcels // rows + 1 > par:
            par += 1
            sty += [("SPAN", (0, len(data)), (-1, len(data))), ("BACKGROUND", (0, len(data)), (-1, len(data)), colors.HexColor("#f2f2f2"))]
            data.append([P(f"Shipment {par} of {parcels} - Tracking ID {r.randint(10**11, 10**12 - 1)}", 0, B)] + [""] * 9)
        n, hsn, p, rate = r.choice(SHOP)
        p = pct(p, r.randint(75, 110))
        q = r.randint(1, 5)
        disc = pct(q * p, r.choice([0, 0, 5, 12]))
        v = q * p - disc
        t = taxes(v, rate, inter)
        tot += v
        t3 = [x + z for x, z in zip(t3, t)]
        if inter:
            tx = [f"{rate}%", "IGST", "Rs." + money(t[2])]
        else:
            tx = [f"{half(rate)}%<br/>{half(rate)}%", "CGST<br/>SGST", f"Rs.{money(t[0])}<br/>Rs.{money(t[1])}"]
        data.append([P(str(i + 1), 1), P(f"{n}<br/>HSN:{hsn}"), P("Rs." + money(p), 2), P("-Rs." + money(disc) if disc else "Rs.0.00", 2), P(str(q), 1), P("Rs." + money(v), 2),
                     P(tx[0], 1), P(tx[1], 1), P(tx[2], 2), P("Rs." + money(v + sum(t)), 2)])
        x = {"description": n, "hsn_sac": hsn, "quantity": str(q), "unit_price": dec(p), "discount": dec(disc), "taxable_value": dec(v), "gst_rate": str(rate), "amount": dec(v + sum(t))}
        x.update({"igst_amount": dec(t[2])} if inter else {"cgst_amount": dec(t[0]), "sgst_amount": dec(t[1])})
        li.append(x)
    grand = tot + sum(t3)
    k = len(data)
    data.append([P("TOTAL:", 0, B)] + [""] * 4 + [P("Rs." + money(tot), 2, B), "", "", P("Rs." + money(sum(t3)), 2, B), P("Rs." + money(grand), 2, B)])
    w = words(grand, "", " and ", " Paise", " only")
    data.append([P("Amount in Words:<br/>" + w, 0, B)] + [""] * 9)
    sty += [("SPAN", (0, k), (4, k)), ("SPAN", (0, k + 1), (-1, k + 1))]
    plain = [("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)]
    a = lambda x: f"{x['street']}<br/>{x['city'].upper()}, {x['state'].upper()}, {x['pin']}<br/>IN"
    top = Table([[P("Sold By :", 0, B, 9), P("Billing Address :", 2, B, 9)], [P(f"{s['name']}<br/>{a(s)}", 0, F, 8.5), P(f"{b['name']}<br/>{a(b)}<br/><b>State/UT Code:</b> {b['code']}", 2, F, 8.5)],
                 [P(f"<b>PAN No:</b> {s['pan']}<br/><b>GST Registration No:</b> {s['gstin']}", 0, F, 8.5), P(f"<b>GST Registration No:</b> {b['gstin']}", 2, F, 8.5)],
                 [P(f"<b>Order Number:</b> 40{r.randint(0, 9)}-{r.randint(10**6, 10**7 - 1)}-{r.randint(10**6, 10**7 - 1)}<br/><b>Order Date:</b> {d - datetime.timedelta(1):%d.%m.%Y}", 0, F, 8.5),
                  P(f"<b>Place of supply:</b> {b['state'].upper()} ({b['code']})<br/><b>Place of delivery:</b> {b['state'].upper()}<br/><b>Invoice Number :</b> {no}<br/><b>Invoice Date :</b> {d:%d.%m.%Y}", 2, F, 8.5)]],
                [260, 275], style=plain)
    ts = [["Tax Summary", ""], ["Taxable value", "Rs." + money(tot)]] + ([["IGST", "Rs." + money(t3[2])]] if inter else [["CGST", "Rs." + money(t3[0])], ["SGST", "Rs." + money(t3[1])]])
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=30, rightMargin=30, topMargin=34, bottomMargin=36, invariant=1)
    doc.build([Table([[P("quickbasket.example", 0, "Helvetica-BoldOblique", 15), P("Tax Invoice/Bill of Supply/Cash Memo<br/>(Original for Recipient)", 2, B, 10)]], [260, 275], style=plain),
               Spacer(1, 10), top, Spacer(1, 12), Table(data, [22, 130, 53, 52, 24, 62, 32, 36, 56, 68], repeatRows=1, style=sty), Spacer(1, 8),
               Table(ts, [90, 80], hAlign="LEFT", style=[("FONT", (0, 0), (-1, -1), F, 8), ("FONT", (0, 0), (0, 0), B, 8), ("ALIGN", (1, 0), (1, -1), "RIGHT"), ("LINEBELOW", (0, 0), (-1, 0), .5, colors.black),
                                                         ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]),
               P(f"For {s['name']}:", 2, B, 9), Spacer(1, 28), P("Authorized Signatory", 2, B, 8.5), Spacer(1, 8), P("Whether tax is payable under reverse charge - No", 0, F, 8)])
    return close(head(s, b, no, d, None, b["code"]), inter, li, tot, t3, grand, w)


BEV = [("FIZZO COLA 600ML PET X24", "22021010", 4000, 28, 12), ("FIZZO LEMON 2L PET X9", "22021010", 9500, 28, 12), ("NIRJAL WATER 1L X12", "22011010", 2000, 18, 0),
       ("AAMRAS MANGO 200ML X30", "22029920", 1500, 12, 0), ("FIZZO SODA 750ML X12", "22011020", 2000, 18, 0), ("JIVA ENERGY CAN 250ML X24", "22029990", 12500, 28, 12)]


def beverage(path, seed, rows):
    r = rng("beverage", seed, rows)
    s, b, inter = two(r, r.choice(["MAHALAXMI BEVERAGE AGENCY", "SRI GANAPATHI COOL DRINKS"]), r.random() < .6, "P")
    b["name"] = r.choice(["GREEN LEAF CANTEEN SERVICES", "HIGHWAY DHABA & STORES", "SURYA SUPER MARKET"])
    d = day(r)
    no = f"T-{r.randint(100, 99999)}"
    fmt = "{:>3} {:<26} {:<8} {:>7} {:>5} {:>9} {:>8} {:>11} {:>3} {:>10} {:>3} {:>10} {:>11}"
    bar = "-" * len(fmt.format(*[""] * 13))
    its, tot, t3, cs, td = [], 0, [0, 0, 0], 0, 0
    for _ in range(rows):
        n, hsn, mrp, rate, ce = r.choice(BEV)
        q, p = r.randint(1, 90), pct(mrp * int(n.split("X")[-1]), r.randint(48, 60))
        disc = q * r.choice([0, 0, 500, 1250])
        v = q * p - disc
        t = taxes(v, rate, inter)
        k = pct(v, ce)
        tot, cs, td = tot + v, cs + k, td + disc
        t3 = [x + z for x, z in zip(t3, t)]
        its.append((n, hsn, mrp, q, p, disc, v, rate, t, ce, k))
    grand, ro = rounding(tot + sum(t3) + cs)
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    y = page = 0

    def ln(t="", f="Courier"):
        nonlocal y
        put(c, 32, y, t, f, 7)
        y -= 9.6

    def top():
        nonlocal y, page
        page += 1
        y = 800
        ln(s["name"].center(len(bar) * 1), "Courier-Bold")
        ln(f"{s['street']}, {s['city']} {s['pin']}  PH {s['phone']}".upper().center(len(bar)))
        ln(f"GSTIN: {s['gstin']}   STATE: {s['code']}-{s['state'].upper()}".center(len(bar)))
        ln("TAX INVOICE - CREDIT".center(len(bar)), "Courier-Bold")
        ln(bar)
        for a1, a2 in ((f"TO  {b['name']}", f"INVOICE NO : {no}"), (f"    {b['street'].upper()}, {b['city'].upper()} {b['pin']}", f"DATE       : {d:%d-%m-%Y}"),
                       (f"    GSTIN: {b['gstin']}", f"VEHICLE    : {s['code']}TC{1000 + seed}"), (f"    PLACE OF SUPPLY: {b['code']}-{b['state'].upper()}", f"PAGE       : {page}")):
            ln(f"{a1:<86}{a2}")
        ln(bar)
        ln(fmt.format("", "", "", "MRP", "QTY", "RATE", "DISC", "TAXABLE", "", "IGST" if inter else "GST", "", "CESS", "NET"))
        ln(fmt.format("SN", "DESCRIPTION", "HSN", "PER PC", "CASE", "PER CASE", "RS", "VALUE", "%", "AMOUNT", "%", "AMOUNT", "AMOUNT"))
        ln(bar)

    top()
    pl = lambda p: f"{p // 100}.{p % 100:02d}"
    for i, (n, hsn, mrp, q, p, disc, v, rate, t, ce, k) in enumerate(its, 1):
        if y < 70:
            ln(bar)
            ln("CONTD...".rjust(len(bar)))
            c.showPage()
            top()
        ln(fmt.format(i, n, hsn, pl(mrp), q, pl(p), pl(disc) if disc else "", pl(v), rate, pl(sum(t)), ce or "", pl(k) if k else "", pl(v + sum(t) + k)))
    if y < 190:
        ln(bar)
        ln("CONTD...".rjust(len(bar)))
        c.showPage()
        top()
    ln(bar)
    ln(fmt.format("", "TOTAL", "", "", sum(x[3] for x in its), "", pl(td), pl(tot), "", pl(sum(t3)), "", pl(cs), pl(tot + sum(t3) + cs)), "Courier-Bold")
    ln(bar)
    for t, v in [("TAXABLE VALUE", tot)] + ([("IGST", t3[2])] if inter else [("CGST", t3[0]), ("SGST", t3[1])]) + [("COMPENSATION CESS", cs), ("ROUND OFF", ro), ("INVOICE TOTAL RS", grand)]:
        ln(f"{t:<20}: {('-' if v < 0 else '') + pl(abs(v)):>12}".rjust(len(bar)), "Courier-Bold" if t[:3] == "INV" else "Courier")
    w = words(grand, "RUPEES ").upper()
    ln(w)
    ln("EMPTIES AND CRATES TO BE RETURNED. CHEQUE BOUNCE CHARGES RS 500. E.&O.E.")
    ln(bar)
    ln()
    ln(f"{'RECEIVER SIGNATURE':<90}FOR {s['name']}")
    c.save()
    li = []
    for n, hsn, mrp, q, p, disc, v, rate, t, ce, k in its:
        x = {"description": n, "hsn_sac": hsn, "quantity": str(q), "unit_price": dec(p), "taxable_value": dec(v), "gst_rate": str(rate), "amount": dec(v + sum(t) + k)}
        if disc:
            x["discount"] = dec(disc)
        if k:
            x["cess_amount"] = dec(k)
        if inter:
            x["igst_amount"] = dec(t[2])
        li.append(x)
    return close(head(s, b, no, d, None, b["code"]), inter, li, tot, t3, grand, w, ro, cs)


PACK = [("Corrugated Box 3 Ply {} mm Brown Printed One Colour", ("300x200x150", "450x300x250"), "48191010", "Nos", 1850, 12), ("BOPP Self Adhesive Tape 48 mm x {} Mtr", ("50", "65"), "39191000", "Roll", 3400, 18),
        ("LD Poly Bag {} inch 200 Gauge", ("10x14", "16x20"), "39232100", "Kg", 16500, 18), ("Stretch Film {} Micron Hand Roll 500 mm", ("18", "23"), "39201019", "Kg", 14200, 18),
        ("Kraft Paper Roll {} GSM 18 BF", ("100", "120"), "48043100", "Kg", 4650, 12), ("Air Bubble Roll 1 Mtr x {} Mtr, 40 GSM, with Anti-Static Layer", ("50", "100"), "39211900", "Roll", 62500, 18)]


def packaging(path, seed, rows):
    r = rng("packaging", seed, rows)
    font("Gst28Deva", "Gst28DevaB", "Gst28Noto", "Gst28NotoB")
    s, b, inter = two(r, r.choice(["Saral Pack Udyog", "Naveen Packaging Works"]), entity="P")
    d = day(r)
    no = f"{r.randint(1, 2999)}"
    F, B, HN = "Gst28Noto", "Gst28NotoB", "Gst28DevaB"
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    L, R = 30, 565
    cols = cols_of(L, [(26, "c"), (128, "l"), (50, "c"), (50, "r"), (30, "l"), (54, "r"), (46, "r"), (60, "r"), (28, "c")])
    x = cols[-1][1]
    cols.append((x, R, "r"))
    heads = [("सं.", "No."), ("माल का नाम", "Description of Goods"), ("कोड", "HSN"), ("नग / वजन", "Qty"), ("", "Unit"), ("दर", "Rate"), ("छूट", "Disc. Rs."), ("मोल", "Taxable"), ("कर", "GST%"), ("रकम", "Amount")]
    its, tot, t3 = [], 0, [0, 0, 0]
    for _ in range(rows):
        n, var, hsn, u, p, rate = r.choice(PACK)
        p = pct(p, r.randint(80, 130))
        q = r.randint(5000, 200000) // 250 * 250 if u == "Kg" else r.randint(5, 300) * 1000
        disc = r.choice([0, 0, 0, 10000, 25000]) if q * p > 400000000 else 0
        v = pct(q, p, 1000) - disc
        t = taxes(v, rate, inter)
        tot += v
        t3 = [a + z for a, z in zip(t3, t)]
        its.append((n.format(r.choice(var)), hsn, u, q, p, disc, v, rate, t))
    grand, ro = rounding(tot + sum(t3))
    qs = lambda q, u: f"{q // 1000}.{q % 1000:03d}" if u == "Kg" else str(q // 1000)
    rd = (.65, .05, .1)

    def lab(x, y, hi, en, v):
        c.setFillColorRGB(*rd)
        put(c, x, y, hi, "Gst28Deva", 8)
        k = sw(hi, "Gst28Deva", 8)
        put(c, x + k, y, " / " + en + " :", F, 8)
        c.setFillGray(0)
        put(c, x + k + sw(" / " + en + " : ", F, 8), y, v, B, 8.5)

    def top():
        c.setStrokeColorRGB(*rd)
        c.setLineWidth(.8)
        c.setFillColorRGB(*rd)
        put(c, 270, 806, "कर बीजक", HN, 12, "r")
        put(c, 278, 806, "TAX INVOICE", B, 11)
        put(c, 297, 783, s["name"], B, 20, "c")
        c.setFillGray(0)
        put(c, 297, 768, f"{s['street']}, {s['city']} - {s['pin']} ({s['state']})  Mob. {s['phone']}", F, 8.5, "c")
        put(c, 297, 756, f"GSTIN : {s['gstin']}", B, 9, "c")
        c.rect(L, 676, R - L, 72)
        c.line(350, 676, 350, 748)
        lab(L + 5, 735, "खरीदार", "Buyer", b["name"])
        lab(L + 5, 720, "पता", "Address", f"{b['street']}")
        put(c, L + 5, 706, f"{b['city']} - {b['pin']}, {b['state']}", B, 8.5)
        put(c, L + 5, 686, f"GSTIN : {b['gstin']}", B, 8.5)
        lab(355, 735, "बीजक सं.", "Invoice No.", no)
        lab(355, 720, "तारीख", "Date", d.strftime("%d.%m.%y"))
        put(c, 355, 702, f"State Code (Place of Supply) : {b['code']}", F, 8)
        put(c, 355, 686, f"Transport : {['Self', 'By Road'][seed % 2]}", F, 8)
        c.setFillColorRGB(1, .93, .9)
        c.rect(L, 640, R - L, 32, fill=1)
        c.setFillColorRGB(*rd)
        for (x0, x1, _), (hi, en) in zip(cols, heads):
            put(c, (x0 + x1) / 2, 660, hi, HN, 8, "c")
            put(c, (x0 + x1) / 2, 646, en, B, 7, "c")
        c.setFillGray(0)
        return 636

    def frame(bot):
        c.rect(L, bot, R - L, 672 - bot)
        for x0, _, _ in cols[1:]:
            c.line(x0, 672, x0, bot)

    y = top()
    for i, (n, hsn, u, q, p, disc, v, rate, t) in enumerate(its, 1):
        ls = split(cols, [str(i), n, hsn, qs(q, u), u, money(p), money(disc) if disc else "", money(v), str(rate), money(v + sum(t))], F, 7.5, 2)
        h = max(map(len, ls)) * 10 + 4
        if y - h < 210:
            frame(204)
            put(c, R, 190, "Contd. on next sheet", F, 8, "r")
            c.showPage()
            y = top()
        row(c, cols, y, ls, F, 7.5, 10, 2)
        y -= h
    frame(204)
    c.rect(L, 186, R - L, 18)
    c.setFillColorRGB(*rd)
    put(c, L + 30, 192, "कुल", HN, 9)
    put(c, L + 52, 192, "Total", B, 8.5)
    c.setFillGray(0)
    put(c, cols[7][1] - 2, 192, money(tot), B, 7.5, "r")
    put(c, R - 2, 192, money(tot + sum(t3)), B, 7.5, "r")
    c.rect(L, 74, R - L, 112)
    c.line(360, 74, 360, 186)
    w = words(grand, "Rupees ", post=" Paise", end=" Only")
    block(c, L + 5, 172, [("In words:", B), w, "", ("Bank : Fictional Gramin Bank  A/c 3" + f"{seed:02d}{r.randint(10**8, 10**9 - 1)}", F), "IFSC : FGBK0001" + f"{r.randint(100, 999)}"], 310, F, 8, 11)
    y = 173
    for k, v in [("Taxable Value", tot)] + ([("IGST", t3[2])] if inter else [("CGST", t3[0]), ("SGST", t3[1])]) + [("Round Off", ro), ("Grand Total \u20b9", grand)]:
        ff = B if k[0] == "G" else F
        put(c, 366, y, k, ff, 9)
        put(c, R - 4, y, money(v), ff, 9, "r")
        y -= 15
    put(c, R - 4, 80, "For " + s["name"], B, 8.5, "r")
    put(c, R - 4, 48, "Prop. / Auth. Signatory", F, 8, "r")
    c.save()
    li = []
    for n, hsn, u, q, p, disc, v, rate, t in its:
        x = {"description": n, "hsn_sac": hsn, "quantity": qs(q, u), "unit": u, "unit_price": dec(p), "taxable_value": dec(v), "gst_rate": str(rate), "amount": dec(v + sum(t))}
        if disc:
            x["discount"] = dec(disc)
        li.append(x)
    return close(head(s, b, no, d, None, b["code"]), inter, li, tot, t3, grand, w, ro)


LAYOUTS = {"market": market, "beverage": beverage, "packaging": packaging}
