# SPDX-License-Identifier: AGPL-3.0-or-later
"""USA: a contractor, a SaaS firm, a wholesaler."""
from reportlab.lib.colors import HexColor
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle, KeepTogether
from reportlab.lib.styles import ParagraphStyle

from stranger_palette_kit import *

US_STREET = ["1420 Larkspur Ave", "88 Mill Creek Rd", "2705 Old Ferry Pike", "611 W Juniper St", "19 Quarry Lane"]
US_CITY = [("Boise", "ID", "83702"), ("Dayton", "OH", "45402"), ("Tulsa", "OK", "74103"), ("Spokane", "WA", "99201"), ("Macon", "GA", "31201")]
US_BUYER = ["Harrow & Pell Property Mgmt", "Stonebrook Dental Group", "Cedar Hollow HOA", "Tamsin Oakley", "Bluff Street Brewing Co.",
    "Marrowby School District 7"]

WORK = [("Demo and haul-off of existing drywall, hallway and both closets", "hr", 48, 75), ("Framing labor", "hr", 55, 85),
        ("2x4x8 kiln dried stud, installed", "ea", 7, 14), ("Hang, tape and finish 1/2 in. drywall, level 4, incl. corner bead", "sqft", 2, 4),
        ("Interior paint, 2 coats, customer-supplied color", "sqft", 1.5, 3.2), ("Electrical rough-in (sub: licensed)", "ea", 85, 160),
        ("Dumpster, 10 yd, delivery and dump fee", "ea", 320, 480), ("Install prehung interior door with hardware", "ea", 140, 260),
        ("Permit fee, passed through at cost", "ea", 95, 210), ("Base and casing, primed MDF, per linear foot", "lf", 3, 7),
        ("Final clean", "hr", 35, 45)]


def act(text):
    """The service that the row is booked under."""
    for word, a in (("fee", "Fees"), ("Permit", "Fees"), ("sub:", "Subcontract"), ("stud", "Materials"), ("Base", "Materials"), ("door", "Materials")):
        if word in text:
            return a
    return "Labor"


def us_addr(r):
    c, s, z = r.choice(US_CITY)
    return [r.choice(US_STREET), f"{c}, {s} {z}"]


def contractor(path, seed, rows):
    """Cloud bookkeeping invoice of a small builder, drawn with platypus."""
    r = rnd("contractor", seed, rows)
    its = items(r, rows, WORK, qty=("1", "2", "3.5", "6", "8", "12", "24", "40", "1.25"), rates=("0", "6"), weights=(3, 2))
    sup = r.choice(["Kettleman Remodeling LLC", "Two Rivers Drywall & Paint", "Orrin Vance Construction Inc."])
    cust, d = r.choice(US_BUYER), day(r)
    due, no = plus(d, r.choice((0, 15, 30))), str(r.randrange(1001, 4800))
    ein = f"{r.randrange(20, 88)}-{digs(r, 7)}"
    sub = sum(i["net"] for i in its)
    taxable = sum(i["net"] for i in its if i["rate"] == "6")
    tax = q2(taxable * D("0.06"))
    total = sub + tax
    paid = q2(total * D("0.3")) if r.random() < .5 else D(0)
    blue = HexColor("#2c5d8a")
    n = ParagraphStyle("n", fontName=H, fontSize=8.5, leading=11)
    rt = ParagraphStyle("r", parent=n, alignment=2)
    lab = ParagraphStyle("lab", parent=n, textColor=HexColor("#6b7280"))
    big = ParagraphStyle("big", fontName=H, fontSize=19, leading=25, textColor=blue)
    doc = SimpleDocTemplate(path, pagesize=letter, invariant=1, leftMargin=50, rightMargin=50, topMargin=46, bottomMargin=50, title="Invoice")
    esc = lambda s: s.replace("&", "&amp;")
    sa = us_addr(r)
    fl = [Paragraph("<b>" + esc(sup) + "</b>", ParagraphStyle("s", parent=n, fontSize=11, leading=14))]
    fl += [Paragraph(x, n) for x in sa + [f"(555) {digs(r, 3)}-{digs(r, 4)}", f"EIN {ein}"]]
    fl += [Spacer(1, 14), Paragraph("INVOICE", big), Spacer(1, 6)]
    head = Table([[[Paragraph("BILL TO", lab)] + [Paragraph(esc(x), n) for x in [cust] + us_addr(r)],
                   Table([[Paragraph(a, ParagraphStyle("lr", parent=lab, alignment=2)), Paragraph(b, n)] for a, b in (
                       ("INVOICE #", no), ("DATE", dt(d, "MM/DD/YYYY")), ("DUE DATE", dt(due, "MM/DD/YYYY")), ("TERMS",
                           "Due on receipt" if due == d else f"Net {(due - d).days}"))],
                       colWidths=[80, 90], style=[("TOPPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)])]], colWidths=[332, 180])
    head.setStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, 0), 0)])
    fl += [head, Spacer(1, 16)]
    hd = ParagraphStyle("hd", parent=n, textColor=blue)
    hr = ParagraphStyle("hr", parent=hd, alignment=2)
    data = [[Paragraph("ACTIVITY", hd), Paragraph("DESCRIPTION", hd), Paragraph("QTY", hr), Paragraph("RATE", hr), Paragraph("AMOUNT", hr)]]
    for i in its:
        data.append([Paragraph("<b>" + act(i["text"]) + "</b>", n), Paragraph(esc(i["text"]), n), Paragraph(str(i["q"]), rt), Paragraph(num(i["p"]), rt),
                     Paragraph(num(i["net"]) + ("T" if i["rate"] == "6" else ""), rt)])
    t = Table(data, colWidths=[82, 230, 50, 70, 80], repeatRows=1)
    t.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), HexColor("#dbe7f2")), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("BOTTOMPADDING", (0, 1), (-1, -1), 6),
                           ("LINEBELOW", (0, -1), (-1, -1), .8, HexColor("#b8c4d0"))]))
    fl += [t, Spacer(1, 8)]
    rowsf = [("SUBTOTAL", num(sub))] + ([("TAX (6%)", num(tax))] if tax else []) + [("TOTAL", num(total))]
    if paid:
        rowsf.append(("PAYMENT", num(paid)))
    due_amt = total - paid
    foot = Table([["", Paragraph(a, lab), Paragraph(b, rt)] for a, b in rowsf] + [
        ["", Paragraph("BALANCE DUE", lab), Paragraph(f"<b>${num(due_amt)}</b>", ParagraphStyle("bd", parent=rt, fontSize=13, leading=16))]],
        colWidths=[292, 110, 110], style=[("LINEABOVE", (1, -1), (-1, -1), .5, HexColor("#b8c4d0")), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")])
    note = Paragraph("Thank you for your business. Warranty on workmanship: one year from completion. "
                     "A 1.5% monthly finance charge applies to past-due balances.", ParagraphStyle("nt", parent=n, textColor=HexColor("#6b7280")))
    fl.append(KeepTogether([foot, Spacer(1, 18), note]))

    def deco(cv, dd):
        cv.setFont(H, 7)
        cv.drawRightString(562, 30, f"Page {cv.getPageNumber()}")
    doc.build(fl, onFirstPage=deco, onLaterPages=deco)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "USD", "supplier": {"name": sup, "tax_id": ein},
            "customer": {"name": cust}, "line_items": truth(its, "q", "p", "net"), "subtotal": st(sub), "total": st(total), "amount_due": st(due_amt)}
    if tax:
        data["tax_total"] = st(tax)
    return {"data": data}


SUBS = [("Team plan", "", 12, 39), ("Additional seats (prorated)", "", 4, 18), ("API requests, tier 2, per 1,000", "", .4, 2),
    ("Storage add-on 500 GB", "", 9, 25),
        ("Priority support", "", 49, 199), ("Single sign-on (SAML)", "", 30, 90), ("Audit log retention, 365 days", "", 15, 60),
            ("Sandbox environment", "", 20, 80),
        ("Remaining time on Team plan after upgrade", "", 5, 35), ("Onboarding session", "", 150, 400), ("Custom domain", "", 5, 12)]


def saas(path, seed, rows):
    """Card-processor's hosted invoice: headline sentence with the sum, service period below the description."""
    r = rnd("saas", seed, rows)
    rate = r.choice(("8.25", "6.5", "7"))
    its = items(r, rows, SUBS, rates=(rate,))
    sup, cust, d = r.choice(["Ledgerlark, Inc.", "Pipewren Software, Inc.", "Mossgate Labs, Inc."]), r.choice(US_BUYER[:2] + US_BUYER[4:]), day(r)
    due = plus(d, r.choice((0, 14, 30)))
    no = "".join(r.choice("ABCDEF0123456789") for _ in range(8)) + f"-{r.randrange(1, 99):04d}"
    sub = sum(i["net"] for i in its)
    pct = r.choice((0, 0, 10, 20))
    off = q2(sub * pct / 100)
    net = sub - off
    tax = q2(net * D(rate) / 100)
    total = net + tax
    p = Sheet(path, letter)
    g, end = "#697386", plus(d, 30)
    for i in its:
        i["per"] = f"{dt(d, 'MMM #D')} – {dt(end, 'MMM #D, YYYY')}"
    p.t(42, 58, "Invoice", SB, 19)
    p.t(570, 58, sup.split(",")[0], SB, 14, "r", g)
    for k, (a, b) in enumerate((("Invoice number", no), ("Date of issue", dt(d, "MMMM #D, YYYY")), ("Date due", dt(due, "MMMM #D, YYYY")))):
        p.t(42, 84 + k * 13, a, SB if k == 0 else S, 8)
        p.t(134, 84 + k * 13, b, SB if k == 0 else S, 8)
    sa = us_addr(r)
    p.t(42, 142, sup, SB, 8)
    p.block(42, 154, sa + ["United States", "billing@" + sup.split(",")[0].split()[0].lower() + ".example"], S, 8, 12)
    p.t(250, 142, "Bill to", SB, 8)
    p.block(250, 154, [cust] + us_addr(r) + ["United States"], S, 8, 12)
    p.t(42, 234, f"${num(total)} USD due {dt(due, 'MMMM #D, YYYY')}", SB, 14)
    p.t(42, 252, "Pay online", S, 8, col="#625afa")

    def head(y):
        for x, s, a in ((42, "Description", "l"), (372, "Qty", "r"), (470, "Unit price", "r"), (570, "Amount", "r")):
            p.t(x, y, s, S, 7, a, g)
        p.line(42, y + 6, 570, y + 6, .6)
        return y + 20
    y = head(282)
    for i in its:
        if y > 700:
            p.next()
            y = head(60)
        p.t(42, y, i["text"], S, 8)
        p.t(42, y + 12, i["per"], S, 7, col=g)
        p.t(372, y, num(i["q"], d=0), S, 8, "r")
        p.t(470, y, "$" + num(i["p"]), S, 8, "r")
        p.t(570, y, "$" + num(i["net"]), S, 8, "r")
        y += 30
    lines = [("Subtotal", sub)] + ([(f"WELCOME{pct} ({pct}% off)", -off)] if pct else []) + [("Total excluding tax", net), (f"Sales Tax ({rate}%)",
        tax), ("Total", total), ("Amount due", total)]
    if y + 18 * len(lines) > 730:
        p.next()
        y = 60
    for a, v in lines:
        p.line(310, y - 8, 570, y - 8, .3, "#d5dbe1")
        f = SB if a == "Amount due" else S
        p.t(310, y + 3, a, f, 8)
        p.t(570, y + 3, ("-" if v < 0 else "") + "$" + num(abs(v)) + (" USD" if a == "Amount due" else ""), f, 8, "r")
        y += 18
    p.line(42, 748, 570, 748, .3, "#d5dbe1")
    p.t(42, 762, f"{no} · ${num(total)} USD due {dt(due, 'MMMM #D, YYYY')}", S, 7, col=g)
    p.save()
    for i in its:
        i["text"] += " " + i["per"]
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "USD", "supplier": {"name": sup},
        "customer": {"name": cust},
            "line_items": truth(its, "q", "p", "net"), "subtotal": st(sub), "tax_total": st(tax), "total": st(total), "amount_due": st(total)}
    if pct:
        data["discount"] = st(-off)
    return {"data": data}


GOODS = [("NITRILE GLOVE PWD-FREE LG 100CT", "BX", 6, 12), ("PAPER TOWEL C-FOLD WHT 2400/CS", "CS", 22, 34), ("TRASH LINER 40X46 BLK 1.2MIL", "CS", 26, 41),
         ("HAND SOAP FOAM 1250ML REFILL", "EA", 9, 16), ("DEGREASER CONC 1 GAL", "GL", 11, 23), ("MOP HEAD LOOP BLUE #24", "EA", 5, 9),
             ("WET FLOOR SIGN 2-SIDED", "EA", 8, 14),
         ("TOILET TISSUE JR 9IN 12RL", "CS", 28, 40), ("DISINFECTANT WIPES 160CT", "TB", 5, 9), ("CUP FOAM 12OZ 1M/CS", "CS", 31, 48),
             ("FILM WRAP 18IN X 1500FT", "RL", 13, 21)]


def wholesaler(path, seed, rows):
    """Distribution package on a fixed-pitch form: ordered, shipped, back-ordered."""
    r = rnd("wholesaler", seed, rows)
    its = items(r, rows, GOODS, rates=("0",), pd=3, qty=(1, 2, 3, 4, 6, 10, 12, 24))
    sup, cust, d = r.choice(["PRAIRIE STATE JANITORIAL SUPPLY", "HOLLIS-BRANDT DISTRIBUTING CO",
        "GULFMARK PAPER & PACKAGING"]), r.choice(US_BUYER).upper(), day(r)
    due, no = plus(d, 30), "0" + digs(r, 6)
    net = sum(i["net"] for i in its)
    disc = q2(net * D("0.02")) if r.random() < .5 else D(0)
    fr, rt = D(r.randrange(1200, 9800)).scaleb(-2), D("7.35")
    tax = q2((net - disc) * rt / 100)
    total = net - disc + fr + tax
    sa, ba, ha = us_addr(r), us_addr(r), us_addr(r)
    p, z, cw, x0 = Sheet(path, letter), 9, 5.4, 44
    per = 23
    pages = [its[k:k + per] for k in range(0, len(its), per)]
    if len(pages[-1]) > 19:
        pages.append([])
    tel = f"PHONE 555-{digs(r, 3)}-{digs(r, 4)}"

    def put(row, col, s, right=False, f=CO):
        col = col - len(s) if right else col
        p.t(x0 + col * cw, 44 + row * 11, s, f, z)
    for pn, chunk in enumerate(pages):
        if pn:
            p.next()
        put(0, 0, sup, f=COB)
        for k, s in enumerate([x.upper() for x in sa] + [tel]):
            put(1 + k, 0, s)
        put(0, 66, "I N V O I C E", f=COB)
        for k, (a, b) in enumerate((("INVOICE NUMBER:", no), ("INVOICE DATE:", dt(d, "MM/DD/YY")), ("PAGE:", f"{pn + 1} OF {len(pages)}"))):
            put(2 + k, 60, a)
            put(2 + k, 96, b, True)
        put(7, 0, "SOLD TO:")
        put(7, 52, "SHIP TO:")
        for k, (a, b) in enumerate(zip([cust] + ba, [cust] + ha)):
            put(8 + k, 2, a.upper())
            put(8 + k, 54, b.upper())
        put(12, 0, "CUSTOMER P.O.      SHIP VIA        F.O.B.        TERMS               DUE DATE")
        put(13, 0, f"PO-{no[2:]:<16}OUR TRUCK       ORIGIN        NET 30 DAYS         {dt(due, 'MM/DD/YY')}")
        put(15, 0, "-" * 97)
        put(16, 0, "ITEM NUMBER")
        put(16, 28, "UNIT")
        for c, s in ((42, "ORDERED"), (52, "SHIPPED"), (64, "BACK ORD"), (79, "PRICE"), (96, "AMOUNT")):
            put(16, c, s, True)
        put(17, 0, "-" * 97)
        row = 18
        for i in chunk:
            bo = (0, 0, 0, 0, 2, 5)[(i["n"] * 7 + seed) % 6]
            put(row, 0, i["code"])
            put(row, 28, i["unit"])
            for c, s in ((42, num(i["q"] + bo, d=0)), (52, num(i["q"], d=0)), (64, num(bo, d=0)), (79, num(i["p"], d=3)), (96, num(i["net"]))):
                put(row, c, s, True)
            put(row + 1, 2, i["text"])
            row += 2
        if pn < len(pages) - 1:
            put(65, 78, "CONTINUED")
    for a, v in (("NET INVOICE:", net), ("LESS DISCOUNT:", disc), ("FREIGHT:", fr), ("SALES TAX:", tax), ("INVOICE TOTAL:", total)):
        row += 1
        put(row, 64, a)
        put(row, 96, num(v), True, COB if a == "INVOICE TOTAL:" else CO)
    put(row, 0, "NO RETURNS WITHOUT AUTHORIZATION")
    p.save()
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "supplier": {"name": sup}, "customer": {"name": cust},
        "line_items": [
        dict(x, unit=i["unit"], unit_price=f"{i['p']:.3f}") for x, i in zip(truth(its, "q", "net"), its)], "subtotal": st(net), "discount": st(disc),
            "shipping": st(fr),
        "tax_total": st(tax), "total": st(total)}
    return {"data": data}


LAYOUTS = {"contractor": contractor, "saas": saas, "wholesaler": wholesaler}
