# SPDX-License-Identifier: AGPL-3.0-or-later
"""American SaaS invoice, web shop order, law firm, Australian trades (all in English)."""
from reportlab.lib.colors import HexColor
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from stranger_delivery_kit import (A4, LETTER, block, canvas, cols, day, dec, digits, div, fill_goods, font, Grid, hline, numbered, pct, plus, put, qty,
                 rng, us)


def long(d):
    return f"{d:%B} {d.day}, {d.year}"


def saas(path, seed, rows):
    r = rng("saas", seed, rows)
    f, b = font("Helvetica")
    sup = r.choice(["Quillbase, Inc.", "Tidepool Metrics Inc.", "Hexlane Software, LLC"])
    cus = r.choice(["Marrowbone Design Co.", "Ferncliff Analytics", "Oakum & Pitch LLC"])
    no, d = f"{''.join(r.choice('ABCDEFGH0123456789') for _ in range(8))}-{r.randint(1, 60):04d}", day(r)
    due = d if r.random() < .5 else plus(d, 30)
    plans = [("Team plan – seats (monthly)", 1200), ("Additional storage (per 100 GB)", 500), ("API calls overage (per 10,000)", 40), ("Premium support", 9900),
             ("Remaining time on 3 × Team plan – seats", 1740), ("Unused time on 2 × Starter plan", -633), ("SSO add-on", 2500), ("Sandbox environment", 4900),
             ("Audit log retention (365 days)", 3500), ("Event ingestion – metered usage", 7)]
    if rows < 5:
        plans = [x for x in plans if x[1] > 0]
    items = []
    for t, p in fill_goods(r, plans, rows):
        q = 1 if p < 0 or t.startswith("Rem") else r.choice([1, 2, 5, 12, 25, 140])
        items.append((t, q, p, q * p))
    net = sum(i[3] for i in items)
    tax = div(net * 825, 10000)
    tot = net + tax
    per = f"{d:%b} {d.day} – {plus(d, 30):%b} {plus(d, 30).day}, {plus(d, 30).year}"

    def m(v):
        return ("-$" if v < 0 else "$") + us(abs(v))

    def draw(c, total):
        def foot(p):
            hline(c, 40, 572, 52, .5, "#dddddd")
            put(c, 40, 38, f"{no} · {m(tot)} due {long(due)}", f, 8, color="#555555")
            put(c, 572, 38, f"Page {p} of {total}", f, 8, "r", "#555555")
        put(c, 40, 735, "Invoice", b, 20)
        c.setFillColor(HexColor("#5b4bdb"))
        c.roundRect(530, 722, 38, 38, 8, stroke=0, fill=1)
        put(c, 549, 733, sup[0], b, 22, "c", "#ffffff")
        y = 704
        for k, v in (("Invoice number", no), ("Date of issue", long(d)), ("Date due", long(due))):
            put(c, 40, y, k, b if k == "Invoice number" else f, 9)
            put(c, 125, y, v, b if k == "Invoice number" else f, 9)
            y -= 13
        put(c, 40, 645, sup, b, 9)
        block(c, 40, 632, ["548 Harbor Street, PMB 2207", "Portland, Oregon 97204", "United States", f"billing@{sup.split()[0].strip(',').lower()}.example"], f, 9, 13)
        put(c, 240, 645, "Bill to", b, 9)
        block(c, 240, 632, [cus, "1900 Live Oak Avenue", "Austin, Texas 78704", "United States"], f, 9, 13)
        put(c, 40, 555, f"{m(tot)} USD due {long(due)}", b, 15)
        put(c, 40, 535, "Pay online", f, 9, color="#5b4bdb")
        g = Grid(c, cols(38, ("Description", 300, "l"), ("Qty", 60, "r"), ("Unit price", 85, "r"), ("Amount", 91, "r")), f, f, 9, 12, above=4, below=6)
        y, p = g.head(510, size=8, line=(.8,)), 1
        for t, q, u, a in items:
            cells = (t, f"{q:,}", m(u), m(a))
            if y - 34 < 70:
                foot(p)
                c.showPage()
                p += 1
                y = g.head(750, size=8, line=(.8,))
            y = g.row(y, cells)
            put(c, 40, y - 2, per, f, 8, color="#666666")
            y -= 12
        if y < 160:
            foot(p)
            c.showPage()
            p += 1
            y = 750
        y -= 14
        for n, (k, v) in enumerate((("Subtotal", net), ("Total excluding tax", net), (f"Sales Tax - Texas (8.25% on {m(net)})", tax), ("Total", tot), ("Amount due", tot))):
            hline(c, 306, 572, y + 11, .5, "#dddddd")
            put(c, 306, y, k, b if n == 4 else f, 9)
            put(c, 572, y, m(v) + (" USD" if n == 4 else ""), b if n == 4 else f, 9, "r")
            y -= 18
        foot(p)
        return p, None
    numbered(path, draw, LETTER)
    return {"data": {
        "invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "USD", "supplier": {"name": sup}, "customer": {"name": cus},
        "line_items": [{"description": f"{i[0]} {per}", "quantity": str(i[1]), "unit_price": dec(i[2]), "amount": dec(i[3])} for i in items],
        "subtotal": dec(net), "tax_total": dec(tax), "total": dec(tot), "amount_due": dec(tot)}}


def webshop(path, seed, rows):
    r = rng("webshop", seed, rows)
    f, b = font("DJC")
    sup = r.choice(["Juniper & Salt Goods", "Moth Lantern Supply"])
    cus = r.choice(["Delphine Okafor", "Marcus Ibarra", "Tamsin Whitlock"])
    no, d = f"#{r.randint(1000, 9999)}", day(r)
    goods = [("Waxed canvas tote", "Olive / Large", 6800), ("Beeswax taper candles, set of 6", "", 2400), ("Enamel camp mug", "Speckled white", 1450), ("Hand-forged bottle opener", "", 3200),
             ("Linen apron with cross back straps and double pocket", "Natural", 5400), ("Oat milk soap bar", "Unscented", 900), ("Merino throw blanket", "Charcoal / 50x70", 14800), ("Cedar drawer sachets (4)", "", 1600)]
    items = []
    for n, (t, v, p) in enumerate(fill_goods(r, goods, rows)):
        q = r.choice([1, 1, 1, 2, 3])
        off = div(p * q * 20, 100) if r.random() < .3 else 0
        items.append((t, v, f"JS-{r.randint(100, 999)}-{r.choice('ABC')}", q, p, off, p * q - off))
    net = sum(i[6] for i in items)
    ship = 0 if net > 30000 else 895
    tax = div(net * 7250, 100000)
    tot = net + ship + tax
    c = canvas(path, LETTER, "Invoice")
    g = Grid(c, cols(54, ("Items", 232, "l"), ("SKU", 76, "l"), ("Qty", 34, "c"), ("Price", 58, "r"), ("Discount", 54, "r"), ("Total", 50, "r")), f, b, 8.5, above=5, below=5)
    put(c, 54, 725, sup, b, 18)
    put(c, 558, 732, f"Invoice for order {no}", b, 12, "r")
    put(c, 558, 717, long(d), f, 9, "r", "#666666")
    put(c, 54, 680, "BILL TO", b, 8, color="#888888")
    put(c, 300, 680, "SHIP TO", b, 8, color="#888888")
    block(c, 54, 666, [cus, "418 Marigold Court, Apt 3B", "Sacramento, CA 95816"], f, 9.5, 13)
    block(c, 300, 666, [cus, "c/o Front Desk, 77 Alder Way", "Sacramento, CA 95819"], f, 9.5, 13)
    y = g.head(612, fill="#f3f0ea", color="#444444")
    for t, v, sku, q, p, off, a in items:
        cells = (t + ("\n" + v if v else ""), sku, str(q), "$" + us(p), "-$" + us(off) if off else "–", "$" + us(a))
        if y - g.height(cells) < 60:
            c.showPage()
            y = g.head(740, fill="#f3f0ea", color="#444444")
        y = g.row(y, cells, line=(.4, "#dddddd"))
    if y < 190:
        c.showPage()
        y = 745
    y -= 20
    for k, v in (("Subtotal", net), ("Shipping (USPS Priority)", ship), ("CA Sales Tax 7.25%", tax)):
        put(c, 470, y, k, f, 9, "r")
        put(c, 556, y, "Free" if k[0:2] == "Sh" and not v else "$" + us(v), f, 9, "r")
        y -= 15
    put(c, 470, y - 3, "Total", b, 12, "r")
    put(c, 556, y - 3, "$" + us(tot) + " USD", b, 10, "r")
    put(c, 470, y - 20, f"Paid with Visa ending in {digits(r, 4)}", f, 9, "r", "#666666")
    put(c, 556, y - 20, "$" + us(tot), f, 9, "r", "#666666")
    put(c, 306, y - 58, "Thank you for shopping small! Returns accepted within 30 days.", f, 9, "c")
    put(c, 306, y - 71, f"{sup} · 2210 R Street, Sacramento CA 95816 · hello@example.com", f, 8, "c", "#666666")
    c.save()
    out = []
    for i in items:
        o = {"description": (i[0] + " " + i[1]).strip(), "quantity": str(i[3]), "unit_price": dec(i[4]), "amount": dec(i[6])}
        if i[5]:
            o["discount"] = dec(i[5])
        out.append(o)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "USD", "supplier": {"name": sup}, "customer": {"name": cus}, "line_items": out,
                     "subtotal": dec(net), "tax_total": dec(tax), "total": dec(tot)}}


WORK = ["Telephone conference with client re deposition schedule and outstanding document requests", "Draft and revise motion to compel", "Review opposing counsel's privilege log (Rog. Nos. 4-17)",
        "Legal research re spoliation sanctions under state rule", "Prepare for and attend hearing; travel to and from courthouse", "E-mail correspondence with expert witness",
        "Revise settlement agreement and transmit to client for signature", "Bates-label and index production set 3", "Strategy meeting", "File notice of appearance; calendar deadlines"]


def counsel(path, seed, rows):
    r = rng("counsel", seed, rows)
    f, b = font("Times")
    sup = r.choice(["Haldane Prewitt & Moss LLP", "Corrigan Vasquez LLP"])
    cus = r.choice(["Tri-County Aggregate Corporation", "Bellweather Senior Living, Inc."])
    no, d = digits(r, 6), day(r, m=r.randint(2, 11))
    ein = f"{r.randint(10, 99)}-{digits(r, 7)}"
    who = [("RHM", 47500), ("JVC", 38500), ("KLP", 21000), ("DBT", 14500)]
    start = plus(d, -31).replace(day=1)
    items = []
    for i, w in enumerate(fill_goods(r, WORK, rows)):
        k, rate = r.choice(who)
        q = r.randint(1, 45) * 10
        items.append((plus(start, i * 27 // rows), k, w, q, rate, div(q * rate, 100)))
    fees = sum(i[5] for i in items)
    cost = r.choice([43500, 12875, 6040])
    tot = fees + cost
    ret = min(tot // 3 // 5000 * 5000, 500000)
    due = tot - ret

    def draw(c, total):
        g = Grid(c, cols(60, ("Date", 58, "l"), ("Tkpr", 38, "l"), ("Description of Services", 232, "l"), ("Hours", 42, "r"), ("Rate", 56, "r"), ("Amount", 66, "r")), f, b, 10, 12, above=3, below=4)
        put(c, 306, 735, sup.upper(), b, 15, "c")
        put(c, 306, 720, "ATTORNEYS AT LAW", f, 9, "c")
        put(c, 306, 706, f"1400 Statehouse Plaza, Suite 1100 • Columbus, Ohio 43215 • Tax ID No. {ein}", f, 9, "c")
        block(c, 60, 668, [cus, "Attn: General Counsel", "P.O. Box 5180", "Dayton, Ohio 45401"], f, 11, 13.5)
        for n, t in enumerate((f"Invoice Date: {long(d)}", f"Invoice No. {no}", f"Client-Matter: {client}-0003")):
            put(c, 552, 668 - 13.5 * n, t, f, 11, "r")
        put(c, 60, 600, "RE: General Litigation", b, 11)
        put(c, 60, 585, f"FOR PROFESSIONAL SERVICES RENDERED through {long(plus(start, 27))}", f, 10.5)
        y, p = g.head(568, line=(.5,)), 1

        def foot():
            put(c, 306, 40, f"Payment is due upon receipt. Please reference Invoice No. {no} on your remittance.  Page {p}", f, 9, "c")
        for i in items:
            cells = (i[0].strftime("%m/%d/%y"), i[1], i[2], qty(i[3], 1)[:-1], us(i[4]), us(i[5]))
            if y - g.height(cells) < 66:
                foot()
                c.showPage()
                p += 1
                block(c, 60, 748, [cus, f"Invoice No. {no}"], f, 10)
                put(c, 552, 748, f"Page {p}", f, 10, "r")
                y = g.head(715, line=(.5,))
            y = g.row(y, cells)
        if y < 240:
            foot()
            c.showPage()
            p += 1
            block(c, 60, 748, [cus, f"Invoice No. {no}"], f, 10)
            y = 715
        hline(c, 444, 552, y - 2, .5)
        put(c, 180, y - 15, "TOTAL FEES", b, 10)
        put(c, 426, y - 15, qty(sum(i[3] for i in items), 1)[:-1], f, 10, "r")
        put(c, 550, y - 15, us(fees), f, 10, "r")
        put(c, 60, y - 40, "COSTS ADVANCED", b, 10)
        put(c, 156, y - 55, "Filing fees, court reporter and messenger", f, 10)
        put(c, 550, y - 55, us(cost), f, 10, "r")
        y -= 85
        lines = [("TOTAL THIS INVOICE", tot)]
        if ret:
            lines.append(("Less: applied from retainer held in trust", -ret))
        lines.append(("BALANCE DUE", due))
        for k, v in lines:
            w = b if k.isupper() else f
            put(c, 180, y, k, w, 10.5)
            put(c, 550, y, ("$" + us(v)) if v >= 0 else f"({us(-v)})", w, 10.5, "r")
            y -= 17
        hline(c, 470, 552, y + 12, .5)
        hline(c, 470, 552, y + 10, .5)
        foot()
        return p, None
    client = r.randint(2000, 7999)
    numbered(path, draw, LETTER)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "USD", "supplier": {"name": sup.upper(), "tax_id": ein}, "customer": {"name": cus},
                     "line_items": [{"description": i[2], "quantity": qty(i[3], 1)[:-1], "unit_price": dec(i[4]), "amount": dec(i[5])} for i in items] +
                     [{"description": "Filing fees, court reporter and messenger", "amount": dec(cost)}],  # it stands among the amounts, and the total holds it
                     "total": dec(tot), "amount_due": dec(due)}}


def aussie(path, seed, rows):
    r = rng("aussie", seed, rows)
    f, b = font("NS")
    sup = r.choice(["Wattlebird Electrical Pty Ltd", "Coolabah Solar & Air Pty Ltd"])
    cus = r.choice(["Strata Plan 48117", "Murrayfield Early Learning", "Gumnut Bakery Pty Ltd"])
    no, d = f"INV-{r.randint(1000, 9999)}", day(r)
    due = plus(d, 14)
    abn = f"{r.randint(10, 99)} {r.randint(100, 999)} {r.randint(100, 999)} {r.randint(100, 999)}"
    goods = [("Supply and install LED downlight, 10 W tri-colour, dimmable", 8950), ("Safety switch (RCBO) 20 A incl. testing", 14500), ("Licensed electrician – labour per hour", 11000), ("Call-out fee", 9500),
             ("Split system service: clean filters, check gas pressures, flush drain line", 18900), ("Smoke alarm 240 V interconnected", 16500), ("Cable 2.5 mm² TPS per metre", 385), ("Test and tag, per appliance", 650),
             ("Asbestos board removal levy (council) – GST free", 12000)]
    items = []
    for t, p in fill_goods(r, goods, rows):
        q = r.randint(1, 14) * (25 if "hour" in t else 100)
        ds = r.choice([0, 0, 0, 5, 10])
        items.append((t, q, p, ds, 0 if "free" in t else 1000, div(q * p * (100 - ds), 10000)))
    net = sum(i[5] for i in items)
    tax = div(sum(i[5] for i in items if i[4]), 10)
    tot = net + tax
    paid = 10000 if tot > 60000 else 0
    P = ParagraphStyle("p", fontName=f, fontSize=8.5, leading=11.5)
    R = ParagraphStyle("r", parent=P, alignment=2)
    H, HR = ParagraphStyle("h", parent=P, fontName=b), ParagraphStyle("hr", parent=R, fontName=b)

    def dl(x):
        return f"{x.day} {x:%b %Y}"
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=48, rightMargin=48, topMargin=44, bottomMargin=50, invariant=1)
    meta = "".join(f"<b>{k}</b><br/>{v}<br/><br/>" for k, v in (("Invoice Date", dl(d)), ("Invoice Number", no), ("Reference", f"Job {r.randint(300, 999)}"), ("ABN", abn)))
    top = Table([[[Paragraph('<font size="22">TAX INVOICE</font>', ParagraphStyle("x", parent=P, leading=30)), Spacer(1, 8), Paragraph(f"{cus}<br/>Attention: Accounts<br/>PO Box 71<br/>GEELONG VIC 3220<br/>AUSTRALIA", ParagraphStyle("i", parent=P, leftIndent=22))],
                  Paragraph(meta, P), Paragraph(f"{sup}<br/>4/18 Foundry Road<br/>CORIO VIC 3214<br/>AUSTRALIA", P)]], colWidths=[255, 110, 134])
    top.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP")]))
    data = [[Paragraph(h, H if i == 0 else HR) for i, h in enumerate(("Description", "Quantity", "Unit Price", "Discount", "GST", "Amount AUD"))]]
    for t, q, p, ds, rate, a in items:
        data.append([Paragraph(t, P)] + [Paragraph(x, R) for x in (qty(q, 2), us(p), f"{ds}.00%" if ds else "", "10%" if rate else "GST Free", us(a))])
    t = Table(data, colWidths=[205, 55, 62, 54, 53, 70], repeatRows=1)
    t.setStyle(TableStyle([("LINEBELOW", (0, 0), (-1, 0), 1, HexColor("#000000")), ("LINEBELOW", (0, 1), (-1, -1), .4, HexColor("#cccccc")), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    sums = [["Subtotal", us(net)], ["TOTAL GST 10%", us(tax)], ["TOTAL AUD", us(tot)]] + ([["Less Amount Paid", us(paid)], ["AMOUNT DUE AUD", us(tot - paid)]] if paid else [])
    st = [("FONT", (0, 0), (-1, -1), f, 8.5), ("ALIGN", (0, 0), (-1, -1), "RIGHT"), ("LINEABOVE", (1, 2), (-1, 2), .8, HexColor("#000000")), ("FONT", (0, 2), (-1, 2), b, 8.5)]
    if paid:
        st += [("FONT", (0, 4), (-1, 4), b, 10), ("LINEABOVE", (1, 4), (-1, 4), .8, HexColor("#000000"))]
    sm = Table([["", *x] for x in sums], colWidths=[254, 145, 100])
    sm.setStyle(TableStyle([(s[0], (s[1][0] + (0 if s[1][0] else 1), s[1][1]), s[2], *s[3:]) for s in st]))
    end = Paragraph(f"<b>Due Date: {dl(due)}</b><br/>Direct deposit BSB 083-412 Account {digits(r, 8)}<br/>Please quote {no}. Interest of 2% per month may be charged on overdue accounts.", P)

    def page(c, doc):
        put(c, 48, 28, f"{sup}  ABN {abn}  Registered Office: 4/18 Foundry Road, Corio VIC 3214", f, 7, color="#777777")
    doc.build([top, Spacer(1, 18), t, Spacer(1, 6), KeepTogether([sm]), Spacer(1, 24), end], onFirstPage=page, onLaterPages=page)
    out = []
    for i in items:
        o = {"description": i[0], "quantity": qty(i[1]), "unit_price": dec(i[2]), "tax_rate": pct(i[4]), "amount": dec(i[5])}
        if i[3]:
            o["discount"] = f"{i[3]}%"
        if not i[4]:
            o.pop("tax_rate")
        out.append(o)
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "AUD", "supplier": {"name": sup, "tax_id": abn}, "customer": {"name": cus}, "line_items": out,
         "subtotal": dec(net), "tax_total": dec(tax), "total": dec(tot)}
    if paid:
        t["amount_due"] = dec(tot - paid)
    return {"data": t}


LAYOUTS = {"saas": saas, "webshop": webshop, "counsel": counsel, "aussie": aussie}
