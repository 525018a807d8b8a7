# SPDX-License-Identifier: AGPL-3.0-or-later
"""A marketplace seller's invoice, a quick-commerce invoice, a chartered accountants' bill."""
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_workbench_kit import *


GOODS = [("Kitchenwala Stainless Steel Lunch Box 3 Containers with Insulated Bag, 900 ml, Blue | B07{}", "73239390", 12, 549),
        ("BoltX Type-C Fast Charging Cable 1.5 m Braided (Black) | B09{}", "85444299", 18, 249),
         ("Cotton Kurta for Men, Regular Fit, Mandarin Collar, Size XL | B0C{}", "62052000", 5, 699),
         ("Phulwari Artificial Bonsai Plant for Living Room | B08{}", "67021000", 18, 329),
         ("Yoga Mat 6 mm Anti Skid with Carry Strap (Purple) | B0B{}", "95069190", 12, 599), ("Notebook A5 Ruled 200 Pages Pack of 6 | B01{}", "48202000", 12,
         360), ("Car Vacuum Cleaner 12V 4000 Pa | B0A{}", "85081100", 28, 1290)]


def marketseller(path, seed, rows):
    """Marketplace: tax inclusive item price, rate and type and amount of the tax over one another in a cell."""
    rng = random.Random(f"marketseller/{seed}/{rows}")
    sup = Party(rng, rng.choice(FIRST) + rng.choice([" Retail Private Limited", " Online LLP", " Home Store"]))
    buy = Party(rng, rng.choice(PEOPLE), at=place(rng, code=sup.code) if seed % 2 else place(rng, other=sup.code))
    intra, d = sup.code == buy.code, day(rng)
    no = f"{rng.choice(['BLR7', 'DEL4', 'BOM5'])}-{rng.randint(100000, 9999999)}"
    items = []
    P = ParagraphStyle("p", fontName=SANS, fontSize=8, leading=10)
    R, B = ParagraphStyle("r", parent=P, alignment=2), ParagraphStyle("b", parent=P, fontName=SANSB)
    BR = ParagraphStyle("br", parent=B, alignment=2)
    tab = [[Paragraph(s, B) for s in ("Sl. No", "Description", "Unit Price", "Qty", "Net Amount", "Tax Rate", "Tax Type", "Tax Amount", "Total Amount")]]
    ct = st = it_ = tt = D(0)
    for k, (n, h, r, p) in enumerate(pick(rng, GOODS, rows)):
        q, tot1 = rng.choice([1, 1, 1, 2, 3]), D(p)
        unit = q2(tot1 * 100 / (100 + r))
        net = unit * q
        c, s, g = gst(net, r, intra)
        tot = net + c + s + g
        name = n.format("".join(rng.choice("ABCDFGHKLMNPQRSTVWXYZ0123456789") for _ in range(7)))
        lines = f"{name}<br/>HSN:{h}"
        tab.append([str(k + 1), Paragraph(lines, P), RS + inr(unit), str(q), RS + inr(net), f"{rate(D(r) / 2)}%\n{rate(D(r) / 2)}%" if intra else f"{r}%",
                "CGST\nSGST" if intra else "IGST",
                    f"{RS}{inr(c)}\n{RS}{inr(s)}" if intra else RS + inr(g), RS + inr(tot)])
        x = dict(description=f"{name} HSN:{h}", hsn_sac=h, quantity=str(q), unit_price=s2(unit), taxable_value=s2(net), gst_rate=str(r), amount=s2(tot))
        x.update(dict(cgst_amount=s2(c), sgst_amount=s2(s)) if intra else dict(igst_amount=s2(g)))
        items.append(x)
        ct, st, it_, tt = ct + c, st + s, it_ + g, tt + tot
    n = len(tab)
    tab.append([Paragraph("TOTAL:", B), "", "", "", "", "", "", Paragraph(RS + inr(ct + st + it_), BR), Paragraph(RS + inr(tt), BR)])
    tab.append([Paragraph(f"Amount in Words:<br/>{rupees(tt)} only", B)] + [""] * 8)
    T = Table(tab, colWidths=[27, 178, 56, 25, 57, 38, 36, 54, 60], repeatRows=0)
    T.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.6, colors.black), ("FONT", (0, 1), (-1, -1), SANS, 8), ("LEADING", (0, 1), (-1, -1), 10),
            ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#d9d9d9")),
                           ("BACKGROUND", (7, n), (8, n), colors.HexColor("#d9d9d9")), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                           ("ALIGN", (2, 1), (2, -1), "RIGHT"), ("ALIGN", (4, 1), (4, -1), "RIGHT"),
                           ("ALIGN", (7, 1), (8, -1), "RIGHT"), ("SPAN", (0, n), (6, n)), ("SPAN", (0, n + 1), (8, n + 1)),
                           ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
    sa, ba = [f"{sup.house}, {sup.site},", f"{sup.street}", f"{sup.city}, {sup.state.upper()}, {sup.pin}"], [f"{buy.house}, {buy.site}", buy.street,
            f"{buy.city.upper()}, {buy.state.upper()}, {buy.pin}"]
    od = d - timedelta(days=rng.randint(0, 2))
    orderno = f"40{rng.randint(1, 9)}-{rng.randint(1000000, 9999999)}-{rng.randint(1000000, 9999999)}"
    left = Paragraph("<br/>".join(["<b>Sold By :</b>", sup.name, *sa, "IN", "", f"<b>PAN No:</b> {sup.gstin[2:12]}",
            f"<b>GST Registration No:</b> {sup.gstin}", "", "", f"<b>Order Number:</b> {orderno}",
                                   f"<b>Order Date:</b> {od:%d.%m.%Y}"]), ParagraphStyle("l", parent=P, fontSize=9, leading=12))
    right = Paragraph("<br/>".join(["<b>Billing Address :</b>", buy.name, *ba, "IN", f"<b>State/UT Code:</b> {buy.code}", "",
            f"<b>Place of supply:</b> {buy.state.upper()}", f"<b>Place of delivery:</b> {buy.state.upper()}",
                                    f"<b>Invoice Number :</b> {no}", f"<b>Invoice Date :</b> {d:%d.%m.%Y}"]),
                                    ParagraphStyle("q", parent=P, fontSize=9, leading=12, alignment=2))
    top = Table([[Paragraph("<b>shopkart</b>", ParagraphStyle("t", parent=P, fontSize=20, leading=24)),
            Paragraph("<b>Tax Invoice/Bill of Supply/Cash Memo</b><br/>(Original for Recipient)", ParagraphStyle("u", parent=R, fontSize=10, leading=13))],
                 [left, right]], colWidths=[265, 266], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0),
                 ("RIGHTPADDING", (0, 0), (-1, -1), 0)])
    end = Table([[Paragraph(f"For {sup.name}:<br/><br/><br/><b>Authorized Signatory</b>", R)]], colWidths=[531],
            style=[("BOX", (0, 0), (-1, -1), .6, colors.black)])
    SimpleDocTemplate(path, pagesize=A4, leftMargin=32, rightMargin=32, topMargin=30, bottomMargin=36, title="Tax Invoice", invariant=1).build(
        [top, Spacer(1, 14), T, end, Spacer(1, 6), Paragraph("Whether tax is payable under reverse charge - No", P)])
    return {"data": dict(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=buy.code, reverse_charge=False, supplier=sup.truth(sa),
            recipient=buy.truth(ba, False), line_items=items, grand_total=s2(tt))}


GROC = [("Amrut Toned Milk Pouch 500 ml", "04012000", 28, 0, 0), ("Fizzo Cola Can 300 ml", "22021010", 40, 28, 12),
        ("Tarang Masala Chips 90 g", "21069099", 35, 12, 0), ("Onion (Pyaz) 1 kg", "07031010", 38, 0, 0),
        ("Gulab Basmati Rice 1 kg", "10063020", 145, 5, 0), ("Freshmint Toothpaste 150 g", "33061020", 110, 18, 0),
        ("Desi Ghee Jar 500 ml", "04059020", 365, 12, 0), ("Lemon Sparkle Drink 750 ml", "22021020", 45, 28, 12),
        ("Choco Crunch Bar 55 g", "18063100", 60, 18, 0), ("Hand Wash Refill Neem 675 ml", "34013019", 99, 18, 0),
        ("Masala Tea Powder 250 g", "09024020", 160, 5, 0)]


def quickgrocer(path, seed, rows):
    """Quick commerce: tiny type, thirteen columns, price incl. of tax, cess, column totals."""
    rng = random.Random(f"quickgrocer/{seed}/{rows}")
    sup = Party(rng, rng.choice(["Dhanvi Commerce Private Limited", "Zapkirana Retail LLP", "Fasttokri Ventures Private Limited"]))
    buy = Party(rng, rng.choice(PEOPLE), at=place(rng, code=sup.code))
    d = date(2023, 6, 1) + timedelta(days=rng.randint(0, 700))
    no = f"{sup.code}{rng.choice('CGK')}{rng.randint(10 ** 9, 10 ** 10 - 1)}"
    P = ParagraphStyle("p", fontName=HV, fontSize=6.3, leading=7.6)
    hs = ["SR\nNo", "Item & Description", "HSN", "Qty", "Product\nRate", "Disc.", "Taxable\nAmt.", "CGST\n(%)", "S/UT\nGST\n(%)", "CGST\nAmt.",
            "S/UT\nGST\nAmt.", "Cess\nAmt.", "Total\nAmt."]
    tab, items, tots = [hs], [], [D(0)] * 5
    for k, (n, h, p, r, ce) in enumerate(pick(rng, GROC, rows)):
        q, mrp = rng.choice([1, 1, 2, 3]), D(p)
        ds = q2(mrp * q * rng.choice([0, 5, 8, 12]) / 100)
        tv = q2((mrp * q - ds) * 100 / (100 + r + ce))
        c = q2(tv * r / 200)
        cs = q2(tv * ce / 100)
        tot = tv + 2 * c + cs
        tab.append([str(k + 1), Paragraph(n, P), h, str(q), inr(mrp), inr(ds), inr(tv), inr(D(r) / 2), inr(D(r) / 2), inr(c), inr(c), inr(cs), inr(tot)])
        items.append(dict(description=n, hsn_sac=h, quantity=str(q), unit_price=s2(mrp), discount=s2(ds), taxable_value=s2(tv), gst_rate=str(r),
                cgst_amount=s2(c), sgst_amount=s2(c), cess_amount=s2(cs), amount=s2(tot)))
        for j, v in enumerate((tv, c, c, cs, tot)):
            tots[j] += v
    tab.append(["", "Total", "", "", "", "", inr(tots[0]), "", "", inr(tots[1]), inr(tots[2]), inr(tots[3]), inr(tots[4])])
    T = Table(tab, colWidths=[20, 128, 42, 22, 40, 34, 46, 28, 28, 36, 36, 36, 44], repeatRows=1)
    T.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), HV, 6.3), ("LEADING", (0, 0), (-1, -1), 7.6), ("FONT", (0, 0), (-1, 0), HB, 6.3),
            ("FONT", (0, -1), (-1, -1), HB, 6.3), ("LINEBELOW", (0, 0), (-1, -1), .3, colors.grey),
                           ("LINEABOVE", (0, 0), (-1, 0), .8, colors.black), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("ALIGN", (3, 0), (-1, -1), "CENTER"),
                           ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2)]))
    Q = ParagraphStyle("q", parent=P, fontSize=7.5, leading=10)
    sa, ba = f"{sup.house}, {sup.site}, {sup.street}, {sup.city}, {sup.state}, {sup.pin}", f"{buy.house}, {buy.street}, {buy.site}, {buy.city} {buy.pin}"
    info = Table([[Paragraph("<b>Sold By / Seller</b>", Q), Paragraph("<b>Invoice To</b>", Q), Paragraph("<b>Invoice Details</b>", Q)],
                  [Paragraph(f"{sup.name}<br/>{sa}<br/>GSTIN : {sup.gstin}<br/>FSSAI : 1{rng.randint(10 ** 12, 10 ** 13 - 1)}", Q),
                  Paragraph(f"{buy.name}<br/>{ba}", Q),
                   Paragraph(f"Invoice No : {no}<br/>Order No : {rng.randint(10 ** 8, 10 ** 9)}<br/>Date : {d:%d-%b-%Y}<br/>"
                   f"Place Of Supply : {sup.state} ({sup.code})<br/>Reverse Charge : No", Q)]],
                 colWidths=[200, 180, 160], style=[("BOX", (0, 0), (-1, -1), .5, colors.black), ("INNERGRID", (0, 0), (-1, -1), .5, colors.black),
                 ("VALIGN", (0, 0), (-1, -1), "TOP"), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#eef6e6"))])
    end = [Spacer(1, 6), Paragraph(f"<b>Amount in Words:</b> {rupees(tots[4])} only", Q), Spacer(1, 6),
            Paragraph(f"<b>Invoice Value &nbsp; Rs. {inr(tots[4])}</b>", ParagraphStyle("z", parent=Q, fontSize=9, alignment=2)),
           Spacer(1, 12), Paragraph("Product Rate is inclusive of all taxes. Items sold loose are not returnable once accepted. "
           "This is a computer generated invoice and needs no signature.", P)]
    SimpleDocTemplate(path, pagesize=A4, leftMargin=27, rightMargin=27, topMargin=30, bottomMargin=30, title="Invoice", invariant=1).build(
        [Paragraph("<b>TAX INVOICE</b>", ParagraphStyle("h", parent=Q, fontSize=12, leading=16, alignment=1)), Spacer(1, 6), info, Spacer(1, 8), T] + end)
    return {"data": dict(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=sup.code, reverse_charge=False, supplier=sup.truth([sa]),
            recipient=buy.truth([ba], False), line_items=items,
                         taxable_total=s2(tots[0]), cgst_total=s2(tots[1]), sgst_total=s2(tots[2]), cess_total=s2(tots[3]), grand_total=s2(tots[4]))}


CAWORK = ["Professional fees for statutory audit for the year ended 31st March", "Tax audit u/s 44AB of the Income-tax Act, 1961",
        "Filing of GSTR-1 and GSTR-3B for the quarter", "Certification in Form 15CB",
        "Attending scrutiny proceedings before the Assessing Officer and filing of written submissions from time to time",
          "ROC filings - AOC-4 and MGT-7", "TDS returns in Form 26Q and 24Q", "Net worth certificate", "Consultation on transfer of immovable property",
          "GST annual return in Form GSTR-9 and reconciliation statement in GSTR-9C"]


def caoffice(path, seed, rows):
    """A professional's bill typed in a word processor: serif, centred letterhead, two columns, taxes in the same column."""
    rng = random.Random(f"caoffice/{seed}/{rows}")
    sup = Party(rng, rng.choice(["R. V. Gokhale & Associates", "Menon Iyer & Co.", "P. K. Sarda & Co."]))
    buy = Party(rng, rng.choice(FIRST) + " Polymers Pvt. Ltd.", at=place(rng, code=sup.code) if seed % 3 else place(rng, other=sup.code), kind="C")
    intra, d = sup.code == buy.code, day(rng)
    no = f"{rng.randint(1, 480):03d}/{fy(d, True)}"
    S = Sheet(path, title="Bill")
    sa, ba = f"{sup.house}, {sup.site}, {sup.street}, {sup.city} - {sup.pin}", [f"{buy.house}, {buy.site},", f"{buy.street},", f"{buy.city} - {buy.pin}."]
    S.t(297, 60, sup.name, SERIFB, 16, "c")
    S.t(297, 75, "Chartered Accountants", SERIF, 10, "c")
    S.line(60, 82, 535, 82, 1)
    S.line(60, 84, 535, 84, .4)
    S.t(60, 108, f"Bill No. {no}", SERIF, 9.5)
    S.t(535, 108, f"Date: {d.day}{'th' if 4 <= d.day <= 20 or d.day % 10 not in (1, 2, 3) else ['st', 'nd', 'rd'][d.day % 10 - 1]} {d:%B, %Y}", SERIF, 9.5, "r")
    S.t(60, 132, "To,", SERIF, 9.5)
    S.t(60, 146, buy.name, SERIFB, 9.5)
    S.ts(60, 159, ba, SERIF, 9.5, lead=13)
    S.t(60, 200, f"GSTIN: {buy.gstin}", SERIF, 9.5)

    def head(y):
        S.line(60, y, 535, y)
        S.t(75, y + 14, "Particulars", SERIFB, 9.5)
        S.t(530, y + 14, "Amount (Rs.)", SERIFB, 9.5, "r")
        S.line(60, y + 20, 535, y + 20)
        return y + 36
    y, items, tt = head(216), [], D(0)
    for k, n in enumerate(pick(rng, CAWORK, rows)):
        v, ls = D(rng.randint(5, 240) * 250), wrap(n, SERIF, 9.5, 350)
        if y + 14 * len(ls) > 770:
            S.t(297, 810, f"- {S.page} -", SERIF, 8.5, "c")
            S.next()
            y = head(50)
        S.ts(75, y, ls, SERIF, 9.5, lead=14)
        S.t(530, y + 14 * (len(ls) - 1), inr(v), SERIF, 9.5, "r")
        items.append(dict(description=n, amount=s2(v)))
        tt, y = tt + v, y + 14 * len(ls) + 4
    if y > 560:
        S.next()
        y = 60
    c, s, g = gst(tt, 18, intra)
    S.line(440, y - 8, 535, y - 8)
    sums = [("Total professional fees", tt)] + ([("Add: Central GST @ 9%", c), ("Add: State GST @ 9%", s)] if intra else [("Add: Integrated GST @ 18%", g)])
    for a, b in sums:
        S.t(430, y + 6, a, SERIF, 9.5, "r")
        S.t(530, y + 6, inr(b), SERIF, 9.5, "r")
        y += 16
    tot = tt + c + s + g
    S.line(440, y - 6, 535, y - 6)
    S.t(430, y + 7, "Total amount payable", SERIFB, 9.5, "r")
    S.t(530, y + 7, inr(tot), SERIFB, 9.5, "r")
    S.line(440, y + 12, 535, y + 12)
    S.line(440, y + 14, 535, y + 14)
    y = S.ts(60, y + 36, wrap(f"(Rupees {rupees(tot)} only)", SERIF, 9.5, 470), SERIF, 9.5, lead=13) + 8
    S.ts(60, y, ["Category of service: Accounting, auditing and book-keeping (SAC 9982)", f"Our GSTIN: {sup.gstin}    PAN: {sup.gstin[2:12]}",
            "Kindly deduct tax at source u/s 194J on the fees only, exclusive of GST."], SERIF, 8.5, lead=12)
    S.t(535, y + 56, f"For {sup.name}", SERIFB, 9.5, "r")
    S.t(535, y + 98, "Partner", SERIF, 9.5, "r")
    S.line(60, 788, 535, 788, .4)
    S.t(297, 798, sa + f"   Ph. {sup.phone}", SERIF, 7.5, "c", max=475)
    S.save()
    return {"data": {**dict(invoice_number=no, invoice_date=d.isoformat(), supplier=sup.truth([sa]), recipient=buy.truth([line.rstrip(".") for line in ba]),
        line_items=items,
            taxable_total=s2(tt), grand_total=s2(tot)),
                     **(dict(cgst_total=s2(c), sgst_total=s2(s)) if intra else dict(igst_total=s2(g)))}}


LAYOUTS = {"marketseller": marketseller, "quickgrocer": quickgrocer, "caoffice": caoffice}
