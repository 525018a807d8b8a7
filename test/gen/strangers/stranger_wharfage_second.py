# SPDX-License-Identifier: AGPL-3.0-or-later
"""A marketplace order, a business telephone bill, an exporter under LUT, a garment unit with sizes."""
from datetime import timedelta

from stranger_wharfage_kit import *
from reportlab.lib.pagesizes import A4

WARES = [("Stainless Steel Water Bottle, 1 Litre, Leakproof (Blue)", "732393", 120), ("Cotton Double Bedsheet with 2 Pillow Covers, 144 TC", "630419", 50), ("USB-C Fast Charging Cable, 1.5 m, Braided", "854442", 180),
         ("Wireless Mouse, 2.4 GHz, Silent Click", "847160", 180), ("Non-stick Dosa Tawa 28 cm, Induction Base", "761510", 120), ("Children's Story Book, Folk Tales of the Deccan", "490110", 0), ("LED Desk Lamp, Rechargeable, 3 Colour Modes", "940521", 180),
         ("Yoga Mat 6 mm, Anti-skid, with Strap", "950691", 120), ("Hair Serum with Bhringraj, 100 ml", "330590", 180), ("Laptop Sleeve 14 inch, Water Repellent", "420212", 180)]


def marketplace(path, seed, rows):
    r = rng_for("marketplace", seed, rows)
    s, b, intra = pair(r, "Retail Ventures Private Limited", "-", "C", "P")
    biz = r.random() < .35
    b["name"] = "%s Office Solutions" % b["first"] if biz else r.choice(["Gauri Phadnisekar", "Imran Sheikhani", "Nithya Ramabhadran", "Jaspreet Dhillonwal"])
    d = day(r)
    no = f"{s['city'][:3].upper()}{r.randint(1, 9)}-{r.randint(100000, 9999999)}"
    S = Sum(intra)
    body, sumtax = [], 0
    for k in range(rows):
        nm, h, rate = WARES[(k * 7 + seed + r.randrange(3)) % len(WARES)]
        pr, n = r.randrange(9900, 210000), r.choice([1, 1, 1, 2, 3])
        disc = half(pr * n * r.choice([0, 0, 5, 12]), 100)
        v = pr * n - disc
        c, sg, i = tax(v, rate, intra)
        ta = ({"cgst_amount": t(c), "sgst_amount": t(sg)} if intra else {"igst_amount": t(i)})
        S.add(v, rate, description=nm, hsn_sac=h, quantity=str(n), unit_price=t(pr), discount=t(disc), taxable_value=t(v), gst_rate=pc(rate), amount=t(v + c + sg + i), **ta)
        sumtax += c + sg + i
        sku = "".join(r.choice(AB) for _ in range(9))
        two = [hpc(rate) + "%\n" + hpc(rate) + "%", "CGST\nSGST", f"₹{m(c)}\n₹{m(sg)}"] if intra else [pc(rate) + "%", "IGST", f"₹{m(i)}"]
        body.append([str(k + 1), f"{nm}\nSKU: {sku}\nHSN: {h}", "₹" + m(pr), "₹" + m(disc), str(n), "₹" + m(v)] + two + ["₹" + m(v + c + sg + i)])
    hd = ["Sl.\nNo", "Description", "Unit\nPrice", "Discount", "Qty", "Net\nAmount", "Tax\nRate", "Tax\nType", "Tax\nAmount", "Total\nAmount"]
    body.append(["TOTAL:"] + [None] * 7 + ["₹" + m(sumtax), "₹" + m(S.total)])
    wd = words(S.total, paise="Paise {}")
    grey = colors.HexColor("#e3e3e3")
    body.append(["Amount in Words:\n" + wd] + [None] * 9)
    body.append([f"For {s['name']}:\n\n\nAuthorized Signatory"] + [None] * 9)
    tb = ptable([hd] + body, [22, 150, 54, 48, 24, 56, 34, 36, 54, 58], "clrrcrrcrr", "DC", "DCB", 7.5,
                [("GRID", (0, 0), (-1, -1), .6, colors.black), ("BACKGROUND", (0, 0), (-1, 0), grey), ("BACKGROUND", (8, -3), (9, -3), grey), ("NOSPLIT", (0, -3), (-1, -1))],
                headalign="c" * 10, boldrows=(-3, -2), pad=2.5, spans=[((0, -3), (7, -3)), ((0, -2), (9, -2)), ((0, -1), (9, -1))])
    addr = lambda p: f"{p['street']}<br/>{p['city'].upper()}, {p['state'].upper()}, {p['pin']}<br/>IN"
    left = f"<b>Sold By :</b><br/>{s['name']}<br/>{addr(s)}<br/><br/><b>PAN No:</b> {s['pan']}<br/><b>GST Registration No:</b> {s['gstin']}<br/><br/><b>Order Number:</b> {r.randint(400, 410)}-{r.randint(1000000, 9999999)}-{r.randint(1000000, 9999999)}<br/><b>Order Date:</b> {dmy(d - timedelta(1), '%d.%m.%Y')}"
    right = f"<b>Billing Address :</b><br/>{b['name']}<br/>{addr(b)}<br/>" + (f"<b>GST Registration No:</b> {b['gstin']}<br/>" if biz else "") + \
        f"<b>State/UT Code:</b> {b['code']}<br/><br/><b>Place of supply:</b> {b['state'].upper()}<br/><b>Place of delivery:</b> {b['state'].upper()}<br/><b>Invoice Number :</b> {no}<br/><b>Invoice Date :</b> {dmy(d, '%d.%m.%Y')}"
    story = [Table([[P("<font size=15>bazaarwala<font color='#e4572e'>.example</font></font>", "DCB", 12), P("<b>Tax Invoice/Bill of Supply/Cash Memo</b><br/>(Original for Recipient)", "DC", 9.5, "r")]], [230, 306]), gap(8),
             Table([[P(left, "DC", 8.5), P(right, "DC", 8.5, "r")]], [268, 268], style=[("VALIGN", (0, 0), (-1, -1), "TOP")]), gap(8), tb, gap(4), P("Whether tax is payable under reverse charge - No", "DC", 8)]
    build(path, A4, story, (28, 28, 28, 40), lambda p, n, N: (p.put(28, p.H - 22, "Please note that this invoice is not a demand for payment", "DC", 6.5), p.put(p.W - 28, p.H - 22, f"Page {n} of {N}", "DC", 6.5, "r")))
    out = S.truth(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=b["code"], supplier=who(s), recipient=who(b) if biz else {"name": b["name"]},
                  grand_total=t(S.total), amount_in_words=wd)
    for k in ("taxable_total", "cgst_total", "sgst_total"):
        out["data"].pop(k, None)  # this paper prints no such totals
    return out


def telecom(path, seed, rows):
    r = rng_for("telecom", seed, rows)
    s, b, intra = pair(r, "Telenet Limited", r.choice(["Logistics Private Limited", "Hospitals LLP", "Agro Foods Ltd"]), intra=seed % 4 != 3)
    d = day(r)
    due = d + timedelta(18)
    no = f"{r.choice(['MH', 'KA', 'BM'])}{r.randint(10 ** 9, 10 ** 10 - 1)}"
    S = Sum(intra)
    body, cols = [], [0] * 4
    for k in range(rows):
        plan, rent = r.choice([("Corp Unlimited 399", 39900), ("Corp Unlimited 499", 49900), ("Data Only 299", 29900), ("Executive Global 999", 99900)])
        use, vas, dc = r.choice([0, r.randrange(100, 45000)]), r.choice([0, 0, 9900]), r.choice([0, half(rent, 10)])
        v = rent + use + vas - dc
        c, sg, i = tax(v, 180, intra)
        ta = ({"cgst_amount": t(c), "sgst_amount": t(sg)} if intra else {"igst_amount": t(i)})
        S.add(v, 180, description=plan, discount=t(dc), taxable_value=t(v), amount=t(v + c + sg + i), **ta)
        for j, x in enumerate((rent, use, vas, dc)):
            cols[j] += x
        body.append([str(r.randint(7000000000, 9899999999)), plan, m(rent), m(use), m(vas), m(dc), m(v)] + ([m(c), m(sg)] if intra else [m(i)]) + [m(v + c + sg + i)])
    teal = colors.HexColor("#00796b")
    hd = ["Mobile number", "Plan", "Monthly rental", "Usage charges", "Value added services", "Discounts", "Taxable charges"] + (["CGST 9%", "SGST 9%"] if intra else ["IGST 18%"]) + ["Total (Rs.)"]
    wid = [62, 82, 50, 50, 52, 50, 54] + ([44, 44] if intra else [88]) + [55]
    body.append(["Total", None] + [m(x) for x in cols] + [m(S.tv)] + ([m(S.c), m(S.s)] if intra else [m(S.i)]) + [m(S.total)])
    tb = ptable([hd] + body, wid, "ll" + "r" * 8, "Helvetica", "Helvetica-Bold", 7.5, [("BACKGROUND", (0, 0), (-1, 0), teal), ("ROWBACKGROUNDS", (0, 1), (-1, -2), [colors.white, colors.HexColor("#eef6f5")]),
                ("LINEABOVE", (0, -1), (-1, -1), 1, teal)], headcolor=colors.white, boldrows=(-1,), pad=2.5)
    prev = r.randrange(100000, 900000)
    left = f"<b>{b['name']}</b><br/>{b['street']}<br/>{b['city']} {b['pin']}, {b['state']}<br/>Customer GSTIN: {b['gstin']}<br/>Place of supply: {b['state']} ({b['code']})"
    fr = d - timedelta(31)
    right = f"Account number: 1.{r.randint(10000000, 99999999)}<br/>Invoice number: <b>{no}</b><br/>Invoice date: {dmy(d, '%d %b %Y')}<br/>Billing period: {dmy(fr, '%d %b %Y')} to {dmy(d - timedelta(1), '%d %b %Y')}<br/>Payment due date: <b>{dmy(due, '%d %b %Y')}</b>"
    tiles = [["Previous balance", "Payments received", "This month's charges", "Amount payable by " + dmy(due, "%d %b")], [m(prev), "-" + m(prev), m(S.total), "Rs. " + m(S.total)]]
    tl = ptable(tiles, [130, 130, 135, 148], "cccc", "Helvetica-Bold", "Helvetica", 10, [("BOX", (0, 0), (-1, -1), 1, teal), ("LINEAFTER", (0, 0), (-2, -1), .4, teal), ("BACKGROUND", (-1, 0), (-1, -1), colors.HexColor("#d7edea"))], headsize=8)
    wd = "Rupees " + words(S.total)
    mine = [["Charges of this month", "Amount (Rs.)"], ["Monthly rentals", m(cols[0])], ["Usage", m(cols[1])], ["Value added services", m(cols[2])], ["Discounts", m(-cols[3])], ["Taxable value", m(S.tv)]] + \
        ([["Central GST (9%)", m(S.c)], ["State GST (9%)", m(S.s)]] if intra else [["Integrated GST (18%)", m(S.i)]]) + [["Total charges of this month", m(S.total)]]
    sm = ptable(mine, [180, 90], "lr", "Helvetica", "Helvetica-Bold", 8.5, [("LINEBELOW", (0, 0), (-1, 0), .8, teal), ("LINEABOVE", (0, -1), (-1, -1), .8, teal)], boldrows=(-1,))
    sm.hAlign = "LEFT"
    story = [P(s["name"], "Helvetica-Bold", 18, "l", teal), gap(6), P(f"Telecommunication services (SAC 998413) - GSTIN {s['gstin']} - PAN {s['pan']}<br/>Registered office: {s['street']}, {s['city']} {s['pin']}", "Helvetica", 7.5), gap(8),
             P("Tax invoice - original for recipient", "Helvetica-Bold", 10), gap(6), Table([[P(left, "Helvetica", 9, lead=12), P(right, "Helvetica", 9, lead=12)]], [290, 253], style=[("VALIGN", (0, 0), (-1, -1), "TOP")]), gap(8), tl, gap(10), sm, gap(4),
             P("Total charges in words: " + wd, "Helvetica", 8), gap(12), P("Details of charges by connection", "Helvetica-Bold", 10, "l", teal), gap(4), tb]
    build(path, A4, story, (26, 26, 30, 40), lambda p, n, N: (p.hl(26, p.W - 26, p.H - 32, 1, teal), p.put(26, p.H - 20, f"{no}   Page {n} of {N}", "Helvetica", 7)))
    return S.truth(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), place_of_supply=b["code"], supplier=who(s), recipient=who(b), grand_total=t(S.total), amount_in_words=wd)


CRAFT = [("Hand-knotted woollen carpet 4 x 6 ft", "57011010", "PCS"), ("Brass incense holder, antique finish", "83062920", "PCS"), ("Block-printed cotton table cover", "63025110", "PCS"), ("Jute shopping bag with cotton handle", "42022220", "DOZ"),
         ("Basmati rice, extra long grain, 5 kg bags", "10063020", "MTS"), ("Turmeric fingers, polished", "09103020", "KGS"), ("Leather wallet, bifold", "42023120", "PCS")]


def exporter(path, seed, rows):
    r = rng_for("exporter", seed, rows)
    s, b, _ = pair(r, "Exports Private Limited", "x")
    buyer, place, land, port = r.choice([("Halvorsen Interior AS", "Kirkegata 14, 5003 Bergen", "NORWAY", "OSLO"), ("Pinecrest Homeware Inc.", "2210 Alder Street, Tacoma WA 98402", "U.S.A.", "SEATTLE"),
                                         ("Al Noorani Trading FZE", "Warehouse C7, Ras Al Khor", "U.A.E.", "JEBEL ALI")])
    d = day(r)
    fx = r.randrange(8205, 8790)
    no = f"EXP/{r.randint(1, 400):03d}/{fy(d)}"
    S = Sum(False)
    p = Pad(path, A4, lambda p, n, N: p.put(p.W - 32, 26, f"Page {n} of {N}", "Times-Roman", 8, "r"))
    g = Grid(p, 30, [54, 172, 56, 50, 32, 48, 58, 65], "clcrcrrr", "Times-Roman", "Times-Bold", 8.5)
    hd = ["Marks & Nos.", "Description of Goods", "HSN Code", "Quantity", "Unit", "Rate\n(USD)", "Amount\n(USD)", "Taxable Value\n(INR)"]
    X = g.xs[-1]

    def top(first):
        p.put(p.W / 2, 30, "EXPORT INVOICE", "Times-Bold", 13, "c")
        p.put(p.W / 2, 42, "SUPPLY MEANT FOR EXPORT UNDER LETTER OF UNDERTAKING WITHOUT PAYMENT OF IGST", "Times-Roman", 7.5, "c")
        if not first:
            p.put(30, 56, f"{s['name']}  -  Invoice {no} dated {dmy(d, '%d.%m.%Y')}", "Times-Bold", 8.5)
            return g.row(62, hd, True, "c" * 8, rule=.6, sides=.6)
        y = 48
        for k, (h, a, bb) in enumerate([(76, ["Exporter", s["name"], s["street"], f"{s['city']} {s['pin']}, {s['state']}, INDIA", "GSTIN: " + s["gstin"], f"State code: {s['code']}"],
                                         ["Invoice No. & Date", f"{no}   dt. {dmy(d, '%d.%m.%Y')}", f"Buyer's Order: PO-{r.randint(1000, 9999)}", f"LUT ARN: AD{s['code']}0{r.randint(3, 4)}{d.year % 100}{r.randint(100000, 999999)}Q", f"IEC: {s['pan']}"]),
                                        (64, ["Consignee / Buyer", buyer, place, land], ["Place of Supply: 96 - Other Country", "Country of Origin: INDIA", f"Country of Final Destination: {land}", f"Terms: FOB NHAVA SHEVA, 60 days from B/L"]),
                                        (36, ["Pre-carriage by: ROAD    Vessel: BY SEA", "Port of Loading: NHAVA SHEVA"], [f"Port of Discharge: {port}", f"Exchange rate: 1 USD = INR {fx // 100}.{fx % 100:02d}"])]):
            p.box(30, y, 275, h); p.box(305, y, X - 305, h)
            for x, ls in ((34, a), (309, bb)):
                for j, line in enumerate(ls):
                    p.put(x, y + 12 + 11.5 * j, line, "Times-Bold" if j == 1 and x == 34 and k < 2 else "Times-Roman", 9)
            y += h
        return g.row(y, hd, True, "c" * 8, rule=.6, sides=.6)
    y = top(True)
    usd = 0
    carton = 1
    for k in range(rows):
        nm, h, u = r.choice(CRAFT)
        n, pr = r.choice([12, 24, 50, 100, 120, 250, 400]), r.randrange(180, 14500)
        a = pr * n
        v = half(a * fx, 100)
        usd += a
        S.add(v, 0, description=nm, hsn_sac=h, quantity=str(n), unit=u, unit_price=t(pr), taxable_value=t(v), amount=t(v))
        e = carton + r.randint(0, 9)
        cells = [f"CTN {carton}-{e}" if e > carton else f"CTN {e}", nm, h, str(n), u, us(pr), us(a), m(v)]
        carton = e + 1
        if y + g.height(cells) > p.H - 50:
            p.hl(30, X, y)
            p.showPage()
            y = top(False)
        y = g.row(y, cells, sides=.6)
    if y > p.H - 190:
        p.hl(30, X, y)
        p.showPage()
        y = top(False)
    if rows < 20 and y < 470:
        g.row(y, [""] * 8, sides=.6, h=470 - y)
        y = 470
    p.hl(30, X, y)
    y = g.row(y, ["", "TOTAL FOB VALUE", "", "", "", "", us(usd), m(S.tv)], True, rule=.6, sides=.6)
    y = g.row(y, ["", "IGST (zero rated supply under LUT)", "", "", "", "", "", "0.00"], rule=.6, sides=.6)
    y = g.row(y, ["", "TOTAL INVOICE VALUE (INR)", "", "", "", "", "", m(S.total)], True, rule=.6, sides=.6)
    wd = "INDIAN RUPEES " + words(S.total).upper()
    y = p.para(34, y + 14, X - 40, "Amount in words: " + wd, "Times-Bold", 9)
    y = p.para(34, y + 8, 320, "We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct. We intend to claim benefits under RoDTEP.", "Times-Roman", 8)
    p.put(X - 4, y + 8, "For " + s["name"], "Times-Bold", 9, "r")
    p.put(X - 4, y + 48, "Director", "Times-Roman", 9, "r")
    p.showPage()
    p.save()
    return S.truth(invoice_number=no, invoice_date=d.isoformat(), place_of_supply="96", supplier=who(s), recipient={"name": buyer}, grand_total=t(S.total), amount_in_words=wd)


STYLES = [("Men's Polo T-Shirt", "6105", 42000), ("Ladies Kurti Rayon", "6204", 53500), ("Denim Trouser Slim", "6203", 112500), ("Round Neck Tee", "6109", 19500), ("Winter Jacket Quilted", "6201", 168000), ("Track Pant", "6103", 36000), ("Formal Shirt Check", "6205", 64500)]


def garment(path, seed, rows):
    r = rng_for("garment", seed, rows)
    s, b, intra = pair(r, "Apparels", "Fashion Mart", "F", "P")
    d = day(r, (2023, 4, 10), 860)
    no = f"{r.randint(1, 1999)}"
    S = Sum(intra)
    p = Pad(path, A4, lambda p, n, N: p.put(p.W / 2, p.H - 18, f"- {n} -", "NS", 7, "c"))
    g = Grid(p, 26, [22, 42, 112, 36, 26, 26, 26, 26, 26, 36, 52, 34, 78], "clllrrrrrrrcr", "NS", "NSB", 7.5)
    X = g.xs[-1]
    plum = colors.HexColor("#5b2a56")

    def top(first):
        p.box(26, 24, X - 26, 48, plum, 0)
        p.put(36, 46, s["name"], "NSB", 18, color=colors.white)
        p.put(36, 62, f"Manufacturers of readymade garments · {s['city']}", "NS", 8, color=colors.white)
        p.put(X - 8, 46, "TAX INVOICE", "NSB", 12, "r", colors.white)
        p.put(X - 8, 62, f"No. {no}  |  {dmy(d, '%d.%m.%y')}", "NS", 9, "r", colors.white)
        y = 80
        if first:
            for x, p1, ti in ((26, s, "From"), (300, b, "Bill to / Ship to")):
                p.put(x, y + 10, ti, "NSB", 8, color=plum)
                for j, line in enumerate([p1["name"], p1["street"], f"{p1['city']} - {p1['pin']}", f"State: {p1['state']}, Code: {p1['code']}", "GSTIN " + p1["gstin"]]):
                    p.put(x, y + 22 + 11 * j, line, "NSB" if j == 0 else "NS", 8.5)
            p.put(26, y + 84, f"Invoice date: {dmy(d, '%d.%m.%Y')}    Place of supply: {b['state']} ({b['code']})    Agent: Direct    Transport: {r0}    Bundles: {r1}", "NS", 8)
            y += 92
        y = g.row(y, ["", "", "", "", "", "", "Sizes / pcs", "", "", "", "", "", ""][:6] + [""] * 7, h=0.1)
        p.hl(26, X, y, .8, plum)
        p.put(g.xs[4] + 65, y + 10, "SIZE", "NSB", 7.5, "c", plum)
        p.hl(g.xs[4], g.xs[9], y + 13, .4, plum)
        return g.row(y + 12, ["S.N.", "Style", "Particulars", "HSN", "S", "M", "L", "XL", "XXL", "Total Pcs", "Rate/Pc", "GST %", "Amount"], True, "cllcrrrrrrrcr", rule=.8, color=plum)
    r0, r1 = r.choice(["Self vehicle", "By parcel"]), r.randint(1, 14)
    y = top(True)
    pcs = [0] * 6
    for k in range(rows):
        nm, h, pr = r.choice(STYLES)
        pr += r.randrange(0, 30) * 250
        sz = [r.choice([0, 4, 6, 8, 10, 12, 16, 20]) for _ in range(5)]
        sz[1] = sz[1] or 5
        n = sum(sz)
        for j, x in enumerate(sz + [n]):
            pcs[j] += x
        v, rate = n * pr, 50 if pr <= 100000 else 120
        S.add(v, rate, description=nm, hsn_sac=h, quantity=str(n), unit_price=t(pr), gst_rate=pc(rate), taxable_value=t(v), amount=t(v))
        cells = [str(k + 1), f"{r.choice('KPRT')}-{r.randint(100, 999)}", nm, h] + [str(x) if x else "" for x in sz] + [str(n), m(pr), pc(rate), m(v)]
        if y + 16 > p.H - 40:
            p.showPage()
            y = top(False)
        y = g.row(y, cells, rule=.2)
    S.by_rate()
    ro, grand = rounded(S.total)
    if y > p.H - 170:
        p.showPage()
        y = top(False)
    y = g.row(y, ["", "", "Total", ""] + [str(x) for x in pcs] + ["", "", m(S.tv)], True, rule=.8)
    y0 = y
    for rate in sorted(S.rates):
        x = S.rates[rate]
        for a, v in [(f"CGST @ {hpc(rate)}% on {m(x[0])}", x[1]), (f"SGST @ {hpc(rate)}% on {m(x[0])}", x[2])] if intra else [(f"IGST @ {pc(rate)}% on {m(x[0])}", x[3])]:
            p.put(X - 96, y + 12, a, "NS", 8, "r"); p.put(X - 3, y + 12, m(v), "NS", 8, "r")
            y += 12
    tt = [("Total CGST", S.c), ("Total SGST", S.s)] if intra else [("Total IGST", S.i)]
    for a, v in tt + [("Round off", ro), ("Net Amount", grand)]:
        f = "NSB" if a[:3] == "Net" else "NS"
        p.put(X - 96, y + 12, a, f, 8, "r"); p.put(X - 3, y + 12, m(v), f, 8, "r")
        y += 12
    p.hl(X - 190, X, y + 5, .8, plum)
    wd = "Rupees " + words(grand)
    p.para(26, y0 + 14, 235, wd, "NSB", 8)
    p.para(26, y0 + 48, 235, "Goods sent at buyer's risk. Complaints within 5 days of receipt. Bank: Sahyadri Gramin Bank A/c 00" + str(9876543 + seed), "NS", 7)
    p.put(X - 3, y + 26, "for " + s["name"], "NSB", 8.5, "r")
    p.put(X - 3, y + 56, "Partner / Auth. Sign.", "NS", 7.5, "r")
    p.showPage()
    p.save()
    return S.truth(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=b["code"], supplier=who(s), recipient=who(b), round_off=t(ro), grand_total=t(grand), amount_in_words=wd)


LAYOUTS = {"marketplace": marketplace, "telecom": telecom, "exporter": exporter, "garment": garment}
