# SPDX-License-Identifier: AGPL-3.0-or-later
"""A contractor's running bill, a transporter's freight bill, a spreadsheet template."""
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table

from stranger_workbench_kit import *


WORKS = [("Earth work in excavation in foundation trenches including dressing of sides and ramming of bottoms, lift up to 1.5 m", "Cum", 245),
        ("Providing and laying cement concrete 1:4:8 in foundation", "Cum", 5120),
         ("12 mm thick cement plaster 1:6 on internal walls with neeru finish", "Sqm", 214), ("Two coats of acrylic exterior paint over primer", "Sqm", 118),
         ("TMT bars Fe 500D, cutting, bending and placing in position", "Kg", 84),
         ("Vitrified tile flooring 600 x 600 mm laid over 20 mm cement mortar with joints grouted", "Sqm", 1065), ("Dismantling old brick work", "Cum", 890),
         ("Supplying and fixing flush door 35 mm with SS hinges", "Nos", 6350)]


def contractor(path, seed, rows):
    """Running bill; every column is drawn by itself, long wording, retention and TDS below the tax."""
    rng = random.Random(f"contractor/{seed}/{rows}")
    sup = Party(rng, rng.choice(PEOPLE).split()[1].upper() + " CONSTRUCTIONS")
    buy = Party(rng, rng.choice(["Sai Krupa Co-op. Housing Society Ltd.", "Vidya Niketan Trust", "Orchid Warehousing LLP"]), at=place(rng, code=sup.code))
    d = day(rng)
    no = f"RA-{rng.randint(1, 9)}/{sup.name[:3]}/{fy(d)}"
    S = Sheet(path, title="RA Bill")
    sa, ba = f"{sup.house}, {sup.site}, {sup.street}, {sup.city} {sup.pin}", f"{buy.house}, {buy.street}, {buy.site}, {buy.city} - {buy.pin}"
    X = [40, 68, 310, 350, 405, 465, 555]
    wo = f"WO/{rng.randint(10, 99)}/{d.year}"

    def head():
        if S.page == 1:
            S.t(40, 55, sup.name, HB, 17, col="#8a1010")
            S.t(40, 69, "Civil Engineers & Govt. Approved Contractors", HI, 9)
            S.t(555, 50, sup.phone, HV, 9, "r")
            S.t(555, 62, "GSTIN : " + sup.gstin, HB, 9, "r")
            S.t(40, 82, sa, HV, 8.5)
            S.line(40, 88, 555, 88, 1.5, "#8a1010")
            S.t(40, 108, "TAX INVOICE (R.A. BILL)", HB, 11)
            for k, (a, b) in enumerate((("Client:", buy.name), ("Site / Address:", ba), ("Client GSTIN:", buy.gstin), ("Bill No.:", no),
                    ("Bill Date:", f"{d:%d/%m/%Y}"), ("Work Order:", wo), ("SAC:", "995411"))):
                S.t(40, 126 + 13 * k, a, HB, 9)
                S.t(120, 126 + 13 * k, b, HV, 9)
        y = 222 if S.page == 1 else 45
        S.box(40, y, 555, y + 20, .8, "#f3e6e6")
        for j, w in enumerate(("Sr.", "Description of Work", "Unit", "Qty.", "Rate", "Amount (Rs.)")):
            S.t((X[j] + X[j + 1]) / 2, y + 13, w, HB, 8.5, "c")
        return y + 20
    chunks, y, items, tv = [[]], 0, [], D(0)
    room = 222 + 20
    for k, (n, u, p) in enumerate(pick(rng, WORKS, rows)):
        q, p = D(rng.randint(300, 30000)) / 100 if u != "Nos" else D(rng.randint(1, 24)), q2(D(p) * rng.randint(95, 108) / 100)
        v, ls = q2(q * p), wrap(n, HV, 8.5, 234)
        hg = 11 * len(ls) + 6
        if room + hg > 780:
            chunks.append([])
            room = 65
        qs = f"{q:.2f}"
        chunks[-1].append((room, hg, str(k + 1), ls, u, qs, inr(p), inr(v)))
        room += hg
        tv += v
        items.append(dict(description=n, quantity=qs, unit=u, unit_price=s2(p), amount=s2(v)))
    for n, ch in enumerate(chunks):
        head()
        for j, al in enumerate("clcrrr"):
            for e in ch:
                x = (X[j] + X[j + 1]) / 2 if al == "c" else X[j] + 4 if al == "l" else X[j + 1] - 4
                S.ts(x, e[0] + 11, e[3] if j == 1 else [e[2] if j == 0 else e[j + 2]], HV, 8.5, al, lead=11)
        for e in ch:
            S.line(40, e[0] + e[1], 555, e[0] + e[1], .4)
        for x in X:
            S.line(x, ch[0][0], x, ch[-1][0] + ch[-1][1], .4)
        if n < len(chunks) - 1:
            S.t(555, 810, f"Page {S.page} of {len(chunks) + (room > 600)}", HV, 7.5, "r")
            S.next()
    y = room
    if y > 600:
        S.t(555, 810, f"Page {S.page} of {len(chunks) + 1}", HV, 7.5, "r")
        S.next()
        y = 50
    c = q2(tv * 9 / 100)
    tot, ret, tds = tv + 2 * c, q2(tv * 5 / 100), q2(tv / 100)
    for a, b in (("Total value of work done", tv), ("CGST 9%", c), ("SGST 9%", c), ("Gross bill amount", tot), ("Less: Retention money 5%", -ret),
            ("Less: TDS u/s 194C 1%", -tds), ("Net payable", tot - ret - tds)):
        f = HB if a[:2] in ("Gr", "Ne", "To") else HV
        S.box(310, y, 465, y + 16, .4)
        S.box(465, y, 555, y + 16, .4)
        S.t(461, y + 11, a, f, 8.5, "r")
        S.t(551, y + 11, inr(b), f, 8.5, "r")
        y += 16
    S.t(40, y + 20, f"Gross bill in words: Rs. {rupees(tot)} only", HI, 8.5, max=510)
    S.t(555, y + 60, f"For {sup.name}", HB, 9, "r")
    S.t(40, y + 60, "Checked by: Site Engineer / Architect", HV, 8.5)
    S.save()
    return {"data": dict(invoice_number=no, invoice_date=d.isoformat(), supplier=sup.truth([sa]), recipient=buy.truth([ba]), line_items=items,
            taxable_total=s2(tv), cgst_total=s2(c), sgst_total=s2(c), grand_total=s2(tot))}


def freightbill(path, seed, rows):
    """Transporter under reverse charge: no tax on the paper; the columns are drawn from the right to the left, word by word."""
    rng = random.Random(f"freightbill/{seed}/{rows}")
    sup = Party(rng, rng.choice(["NEW BHARATH ROADLINES", "SHIVALIK CARGO MOVERS", "DECCAN GOODS CARRIERS"]))
    buy = Party(rng, at=place(rng, other=sup.code))
    d, no = day(rng), f"{rng.randint(100, 9999)}"
    S = Sheet(path, title="Freight Bill")
    sa, ba = [f"H.O.: {sup.house}, {sup.street}, {sup.site}, {sup.city} - {sup.pin}"], [f"{buy.house}, {buy.site},", f"{buy.street},",
            f"{buy.city} - {buy.pin} ({buy.state})"]
    X = [(36, "L.R. No.", "l"), (82, "Date", "l"), (132, "Particulars", "l"), (290, "Truck No.", "l"), (390, "Wt. (MT)", "r"), (440, "Rate/MT", "r"),
            (495, "Hamali", "r"), (558, "Amount", "r")]

    def words_at(x, y, s, f, z, al):
        if al == "r":
            return S.t(x, y, s, f, z, "r")
        for w in s.split():
            S.t(x, y, w, f, z)
            x += pdfmetrics.stringWidth(w + " ", f, z)

    def head():
        S.t(558, 36, f"Mob. {sup.phone}", TR, 9, "r")
        S.t(36, 36, f"Subject to {sup.city} Jurisdiction", TR, 9)
        S.t(297, 60, sup.name, TB, 20, "c", "#123a7a")
        S.t(297, 76, sa[0], TR, 9.5, "c")
        S.t(297, 89, f"GSTIN : {sup.gstin}     PAN : {sup.gstin[2:12]}", TR, 9.5, "c")
        S.box(232, 97, 362, 113, .8, None, "#123a7a", 6)
        S.t(297, 109, "FREIGHT BILL", TB, 11, "c")
        S.box(30, 120, 564, 186, .8, None, "#123a7a")
        S.t(558, 134, f"Bill No. : {no}", TB, 10, "r")
        S.t(558, 149, f"Date : {d:%d-%m-%Y}", TB, 10, "r")
        S.t(36, 134, f"M/s {buy.name}", TB, 10)
        S.ts(36, 147, ba + [f"GSTIN {buy.gstin}"], TR, 9.5, lead=11.5)
        for x, w, a in reversed(X):
            words_at(x, 200, w, TB, 9.5, a)
        S.line(30, 186, 30, 206, .8, "#123a7a")
        S.line(564, 186, 564, 206, .8, "#123a7a")
        S.line(30, 206, 564, 206, .8, "#123a7a")
        return 221
    y, items, tot = head(), [], D(0)
    goods = rng.choice(["Yarn", "Machinery parts", "Rice bags", "Ceramic tiles"])
    for k in range(rows):
        if y > 740:
            S.line(30, y - 8, 564, y - 8, .8, "#123a7a")
            S.t(558, y + 6, "P.T.O.", TI, 9, "r")
            S.next()
            y = head()
        wt, rt, ham = D(rng.randint(300, 2500)) / 100, D(rng.randint(60, 420) * 10), D(rng.choice([0, 300, 450, 800]))
        a = q2(wt * rt + ham)
        tot += a
        n = f"{sup.city} to {rng.choice(PLACES)[2]} - {goods}"
        row = (f"{4400 + k * 3 + seed}", f"{d - timedelta(days=rng.randint(1, 14)):%d-%m-%y}", n,
                f"{rng.choice(['MH 04', 'GJ 12', 'HR 55', 'KA 01'])} {rng.choice('ABCD')} {rng.randint(1000, 9999)}", f"{wt:.2f}", inr(rt),
                inr(ham) if ham else "-", inr(a))
        for (x, _, al), w in list(zip(X, row))[::-1]:
            if x == 132:
                ls = wrap(w, TR, 9.5, 150)
                for i, s in enumerate(ls):
                    words_at(x, y + 11 * i, s, TR, 9.5, al)
            else:
                words_at(x, y, w, TR, 9.5, al)
        y += 11 * len(ls) + 5
        items.append(dict(description=n, quantity=f"{wt:.2f}", unit_price=s2(rt), amount=s2(a)))
    if y > 690:
        S.next()
        y = head()
    net = tot.quantize(D(1), ROUND_HALF_UP)
    S.line(30, y - 6, 564, y - 6, .8, "#123a7a")
    S.t(440, y + 8, "Total", TB, 10.5, "r")
    S.t(558, y + 8, inr(tot), TB, 10.5, "r")
    if net != tot:
        S.t(440, y + 22, "Round off", TR, 10, "r")
        S.t(558, y + 22, inr(net - tot), TR, 10, "r")
    S.t(440, y + 38, "Bill Amount Rs.", TB, 10.5, "r")
    S.t(558, y + 38, inr(net), TB, 10.5, "r")
    S.t(36, y + 56, f"Rupees {rupees(net)} Only.", TI, 10)
    S.ts(36, y + 72, ["GST on this bill is payable by the consignee / consignor under reverse charge : YES",
            "SAC 9965 (Goods Transport Agency).  We have not taken credit of input tax."], TR, 9.5, lead=12)
    S.t(558, y + 100, "For " + sup.name, TB, 9.5, "r")
    S.save()
    data = dict(invoice_number=no, invoice_date=d.isoformat(), reverse_charge=True, supplier=sup.truth([sa[0][6:]]), recipient=buy.truth(ba), line_items=items,
            grand_total=s2(net))
    if net != tot:
        data["round_off"] = s2(net - tot)
    return {"data": data}


def sheetform(path, seed, rows):
    """A spreadsheet invoice, landscape: full grid, two-storey head, bill-to and ship-to, blank lines filled up, sums at the right."""
    rng = random.Random(f"sheetform/{seed}/{rows}")
    sup = Party(rng)
    buy = Party(rng, at=place(rng, code=sup.code) if seed % 2 else place(rng, other=sup.code))
    intra, d, no = sup.code == buy.code, day(rng), str(rng.randint(1, 700))
    items, tab, T = [], [], [D(0)] * 7
    P = ParagraphStyle("p", fontName=HV, fontSize=8, leading=9.5)
    for k, (n, h, r, u, p) in enumerate(pick(rng, CRAFT, rows)):
        q, p = rng.randint(1, 60), D(p)
        a = q * p
        ds = q2(a * rng.choice([0, 0, 3, 5]) / 100)
        v = a - ds
        c, s, g = gst(v, r, intra)
        tot = v + c + s + g
        hr = rate(D(r) / 2) + "%"
        tab.append([str(k + 1), Paragraph(n, P), h, u, str(q), f"{p:.2f}", f"{a:.2f}", f"{ds:.2f}",
                f"{v:.2f}"] + ([hr, f"{c:.2f}", hr, f"{s:.2f}"] if intra else [f"{r}%", f"{g:.2f}"]) + [f"{tot:.2f}"])
        it = dict(description=n, hsn_sac=h, unit=u, quantity=str(q), unit_price=s2(p), discount=s2(ds), taxable_value=s2(v), gst_rate=str(r), amount=s2(tot))
        it.update(dict(cgst_amount=s2(c), sgst_amount=s2(s)) if intra else dict(igst_amount=s2(g)))
        items.append(it)
        T = [m + w for m, w in zip(T, (a, ds, v, c, s, g, tot))]
    n = 14 if intra else 12
    tab += [[""] * n for _ in range(max(0, 7 - rows))]
    h1 = ["S.\nNo.", "Product Description", "HSN\ncode", "UOM", "Qty", "Rate", "Amount", "Discount",
            "Taxable\nValue"] + (["CGST", "", "SGST", ""] if intra else ["IGST", ""]) + ["Total"]
    h2 = [""] * 9 + ["Rate", "Amount"] * (2 if intra else 1) + [""]
    last = ["Total", "", "", "", "", "", f"{T[0]:.2f}", f"{T[1]:.2f}", f"{T[2]:.2f}"] + (["", f"{T[3]:.2f}", "", f"{T[4]:.2f}"] if intra else ["",
            f"{T[5]:.2f}"]) + [f"{T[6]:.2f}"]
    cw = [26, 158, 56, 32, 32, 50, 64, 52, 64, 36, 54, 36, 54, 68] if intra else [26, 220, 62, 36, 36, 56, 70, 58, 70, 40, 62, 70]
    W = sum(cw)
    blue = colors.HexColor("#bdd7ee")
    G = ("GRID", (0, 0), (-1, -1), .5, colors.black)
    st = [G, ("FONT", (0, 0), (-1, -1), HV, 8), ("LEADING", (0, 0), (-1, -1), 9.5), ("FONT", (0, 0), (-1, 1), HB, 8), ("BACKGROUND", (0, 0), (-1, 1), blue),
            ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("ALIGN", (0, 0), (-1, 1), "CENTER"),
          ("ALIGN", (4, 2), (-1, -1), "RIGHT"), ("FONT", (0, -1), (-1, -1), HB, 8), ("SPAN", (0, -1), (5, -1)), ("ALIGN", (0, -1), (5, -1), "CENTER"),
          ("BACKGROUND", (0, -1), (-1, -1), blue), ("TOPPADDING", (0, 0), (-1, -1), 2),
          ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("SPAN", (9, 0), (10, 0)), ("LEFTPADDING", (0, 0), (-1, -1), 3),
          ("RIGHTPADDING", (0, 0), (-1, -1), 3)] + [("SPAN", (j, 0), (j, 1)) for j in [*range(9), n - 1]]
    st += [("SPAN", (11, 0), (12, 0))] * intra
    sa, ba = f"{sup.house}, {sup.site}, {sup.street}, {sup.city} - {sup.pin}", f"{buy.house}, {buy.street}, {buy.site}, {buy.city}, {buy.pin}"
    C = ParagraphStyle("c", parent=P, alignment=1, fontSize=9, leading=12)
    party = [f"Name: {buy.name}", f"Address: {ba}", f"GSTIN: {buy.gstin}", f"State: {buy.state}"]
    top = Table([[Paragraph(f"<font size=15><b>{sup.name.upper().replace('&', '&amp;')}</b></font>", C)], [Paragraph(sa, C)],
            [Paragraph(f"GSTIN: {sup.gstin}", C)], [Paragraph("<b>Tax Invoice</b>", C)]], colWidths=[W],
                style=[("BOX", (0, 0), (-1, -1), .5, colors.black),
                       ("BACKGROUND", (0, 3), (0, 3), blue), ("TOPPADDING", (0, 0), (0, 0), 6), ("BOTTOMPADDING", (0, 0), (0, 0), 6)])
    rows2 = [[f"Invoice No: {no}", f"Transport Mode: {rng.choice(['Road', 'Courier', 'By hand'])}"],
            [f"Invoice date: {d:%d-%m-%Y}", f"Vehicle number: {rng.choice(['', 'RJ14 GB 2206'])}"],
            ["Reverse Charge (Y/N): N", f"Date of Supply: {d:%d-%m-%Y}"],
             [f"State: {sup.state}        Code: {sup.code}", f"Place of Supply: {buy.state} ({buy.code})"],
             ["Bill to Party", "Ship to Party"]] + [[a, a] for a in party]
    mid = Table(rows2, colWidths=[W / 2] * 2, style=[G, ("FONT", (0, 0), (-1, -1), HV, 8.5), ("FONT", (0, 4), (-1, 4), HB, 9),
            ("ALIGN", (0, 4), (-1, 4), "CENTER"), ("BACKGROUND", (0, 4), (-1, 4), blue), ("TOPPADDING", (0, 0), (-1, -1), 1),
            ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
    tax = T[3] + T[4] + T[5]
    sums = [("Total Amount before Tax", T[2])] + ([("Add: CGST", T[3]), ("Add: SGST", T[4])] if intra else [("Add: IGST", T[5])]) + [("Total Tax Amount", tax),
            ("Total Amount after Tax:", T[6]), ("GST on Reverse Charge", D(0))]
    foot = [["Total Invoice amount in words" if not k else f"{rupees(T[6])} only" if k == 1 else
             "Bank A/c: 0041 2200 1787   IFSC: ABCX0000412" if k == 2 else "", a, f"{b:.2f}"] for k, (a, b) in enumerate(sums)]
    ft = Table(foot, colWidths=[W - 230, 150, 80], style=[G, ("FONT", (0, 0), (-1, -1), HV, 8), ("FONT", (1, 0), (-1, -1), HB, 8),
            ("ALIGN", (2, 0), (2, -1), "RIGHT"), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
    sign = Paragraph(f"Certified that the particulars given above are true and correct<br/><b>For {sup.name.replace('&', '&amp;')}</b><br/><br/>"
    f"Authorised signatory", ParagraphStyle("s", parent=P, alignment=2, leading=11))
    T1 = Table([h1, h2] + tab + [last], colWidths=cw, style=st, repeatRows=0)
    SimpleDocTemplate(path, pagesize=landscape(A4), leftMargin=28, rightMargin=28, topMargin=22, bottomMargin=22, title="Sheet1",
            invariant=1).build([top, mid, T1, ft, Spacer(1, 6), sign])
    data = dict(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=buy.code, reverse_charge=False,
        supplier={**sup.truth([sa]), "name": sup.name.upper()},
            recipient=buy.truth([ba]), line_items=items, taxable_total=s2(T[2]), grand_total=s2(T[6]))
    data.update(dict(cgst_total=s2(T[3]), sgst_total=s2(T[4])) if intra else dict(igst_total=s2(T[5])))
    return {"data": data}


LAYOUTS = {"contractor": contractor, "freightbill": freightbill, "sheetform": sheetform}
