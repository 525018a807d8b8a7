# SPDX-License-Identifier: AGPL-3.0-or-later
"""Copier rental by meter, soft-drink distributor with cess, coal by truck."""
from reportlab.lib.colors import HexColor, black, white
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen.canvas import Canvas

from stranger_lantern_kit import *


def copier(path, seed, rows):
    r = seedrng("copier", seed, rows)
    a, b, inter = deal(r, ["Sharpline Office Automation", "Kopiwala Business Machines", "Dnyan Reprographic Systems"],
                       ["Meridian Valve Works Pvt. Ltd.", "St. Alban's Co-operative Hospital", "Vatsal Legal Chambers LLP"])
    d = day(r)
    no = f"RNT/{fy(d)}/{r.randint(100, 4999)}"
    due = d + __import__("datetime").timedelta(days=15)
    c = Canvas(path, pagesize=A4, invariant=1)
    W, H = A4
    blue = HexColor("#1f4e79")
    cols = columns(34, [(22, "c"), (139, "l"), (50, "r"), (50, "r"), (46, "r"), (44, "r"), (50, "r"), (42, "r"), (84, "r")])
    titles = ["Sl.", "Machine / Serial No. / Location", "Opening\nReading", "Closing\nReading", "Total\nCopies",
              "Free\nCopies", "Billable\nCopies", "Rate\nper Copy", "Billing\nAmount (Rs.)"]
    page = [0]

    def head():
        page[0] += 1
        c.setFillColor(blue)
        c.rect(0, H - 62, W, 62, stroke=0, fill=1)
        c.setFillColor(white)
        text(c, 34, H - 34, a["name"], "Helvetica-Bold", 17)
        text(c, 34, H - 50, "Copiers on rent  |  AMC  |  Toners & Spares", "Helvetica", 8.5)
        text(c, W - 34, H - 38, "TAX INVOICE", "Helvetica-Bold", 14, "r")
        c.setFillColor(black)
        y = H - 76
        text(c, 34, y, f"{a['a1']}, {a['a2']}   GSTIN: {a['gstin']}", "Helvetica", 8)
        text(c, W - 34, y, f"Page {page[0]}", "Helvetica", 8, "r")
        y -= 20
        if page[0] == 1:
            text(c, 34, y, "Bill To", "Helvetica-Bold", 9)
            for k, s in enumerate([b["name"], b["a1"], b["a2"], "GSTIN: " + b["gstin"]]):
                text(c, 34, y - 13 - 11 * k, s, "Helvetica-Bold" if not k else "Helvetica", 9)
            pairs = [("Invoice No.", no), ("Invoice Date", f"{d:%d-%b-%Y}"), ("Due Date", f"{due:%d-%b-%Y}"),
                     ("Place of Supply", f"{b['code']}-{b['state']}"), ("Rental Month", f"{d:%B %Y}")]
            for k, (l, v) in enumerate(pairs):
                text(c, 370, y - 11 * k, l, "Helvetica", 9)
                text(c, 450, y - 11 * k, ": " + v, "Helvetica", 9)
            y -= 66
        else:
            text(c, 34, y, f"Invoice No. {no} dated {d:%d-%b-%Y} (continued)", "Helvetica-Oblique", 9)
            y -= 12
        c.setFillColor(HexColor("#dbe5f1"))
        c.rect(34, y - 28, 527, 28, stroke=0, fill=1)
        c.setFillColor(black)
        heads(c, cols, titles, y, 28, "Helvetica-Bold", 8, 9.5, "col")
        return y - 32

    models = ["Ricon MP 2014D", "Canova iR 2425", "Kyodera TASK 3212i", "Xerion B7035", "Sharpo AR-7024"]
    spots = ["Accounts", "2nd Floor HR", "Stores", "Despatch Section", "Main Reception Lobby", "Drawing Office"]
    y = head()
    items, total = [], 0
    for i in range(rows):
        m = f"{r.choice(models)} / {r.choice('EKW')}{r.randint(100000, 999999)} / {r.choice(spots)}"
        op = r.randint(4000, 390000)
        made = r.randint(1800, 14000)
        free = r.choice([0, 500, 1000, 1500])
        rate = r.choice([35, 40, 45, 55, 60])
        amt = (made - free) * rate
        total += amt
        cells = [i + 1, m, op, op + made, made, free, made - free, plain(rate), rs(amt)]
        h = height(cols, cells, "Helvetica", 8.5, 10.5) + 5
        if y - h < 70:
            text(c, 561, 50, "continued on next page ...", "Helvetica-Oblique", 8, "r")
            c.showPage()
            y = head()
        row(c, cols, cells, y, "Helvetica", 8.5, 10.5)
        y -= h
        c.setStrokeColor(HexColor("#b8c4d4"))
        c.setLineWidth(.5)
        c.line(34, y + 1.5, 561, y + 1.5)
        items.append({"description": m, "quantity": str(made - free), "unit_price": plain(rate), "amount": plain(amt)})
    if y < 210:
        c.showPage()
        y = head()
    cg, sg, ig = tax(total, 18, inter)
    g, ro = rounded(total + cg + sg + ig)
    y -= 8
    top = y
    lines = [("Sub Total (SAC 997319)", rs(total))]
    lines += [("IGST @ 18%", rs(ig))] if inter else [("CGST @ 9%", rs(cg)), ("SGST @ 9%", rs(sg))]
    lines += [("Round Off", rs(ro))]
    for l, v in lines:
        text(c, 360, y - 9, l, "Helvetica", 9)
        text(c, 558, y - 9, v, "Helvetica", 9, "r")
        y -= 14
    c.setFillColor(blue)
    c.rect(352, y - 18, 209, 18, stroke=0, fill=1)
    c.setFillColor(white)
    text(c, 360, y - 13, "Invoice Total (Rs.)", "Helvetica-Bold", 10)
    text(c, 558, y - 13, rs(g), "Helvetica-Bold", 10, "r")
    c.setFillColor(black)
    text(c, 34, top - 9, "Amount in words:", "Helvetica-Bold", 9)
    w = words(g)
    yy = para(c, 34, top - 21, w, "Helvetica", 9, 290)
    para(c, 34, yy - 8, "Readings were taken in the presence of your representative. Excess of toner use is billed apart.",
         "Helvetica", 7.5, 290)
    text(c, 561, y - 34, "For " + a["name"], "Helvetica-Bold", 9, "r")
    text(c, 561, y - 76, "Authorised Signatory", "Helvetica", 8, "r")
    c.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "place_of_supply": b["code"],
         "supplier": who(a), "recipient": who(b), "line_items": items, "taxable_total": plain(total),
         "round_off": plain(ro), "grand_total": plain(g), "amount_in_words": w}
    taxes(t, inter, cg, sg, ig)
    return {"data": t}


def colddrink(path, seed, rows):
    r = seedrng("colddrink", seed, rows)
    fonts("Gst20Cond", "Gst20CondB")
    F, B = "Gst20Cond", "Gst20CondB"
    a, b, inter = deal(r, ["SHREE GANPATI BEVERAGE AGENCIES", "NEW FIZZ DISTRIBUTORS", "BALAJI COLD DRINK HOUSE"],
                       ["Sagar Family Restaurant", "Mahalaxmi Provision Stores", "Hotel Green Leaf & Bar"], chance=.3)
    d = day(r)
    no = f"{r.choice('ABG')}{r.randint(1000, 99999):06d}"
    c = Canvas(path, pagesize=landscape(A4), invariant=1)
    W, H = landscape(A4)
    spec = [(20, "r"), (140, "l"), (46, "l"), (38, "r"), (28, "r"), (26, "l"), (26, "r"), (46, "r"), (56, "r"), (44, "r"), (58, "r")]
    gcols = [(28, "r"), (46, "r")] if inter else [(26, "r"), (44, "r"), (26, "r"), (44, "r")]
    spec += gcols + [(24, "r"), (42, "r"), (60, "r")]
    cols = columns((W - sum(w for w, h in spec)) / 2, spec)
    x0, x1 = cols[0][0], cols[-1][0] + cols[-1][1]
    n = len(cols)
    one = ["Sr", "Product Name", "HSN", "M.R.P.", "Qty", "UoM", "Free", "Rate", "Gross\nAmt", "Sch\nDisc", "Taxable\nAmt"]
    grp = ["IGST"] if inter else ["CGST", "SGST"]
    pg = [0]

    def head():
        pg[0] += 1
        text(c, W / 2, H - 30, "TAX INVOICE", B, 9, "c")
        text(c, W / 2, H - 46, a["name"], B, 14, "c")
        text(c, W / 2, H - 58, f"{a['a1']}, {a['a2']}    GSTIN/UIN : {a['gstin']}    FSSAI : 115{seed:03d}40000{rows:03d}", F, 8, "c")
        c.setLineWidth(.8)
        c.line(x0, H - 64, x1, H - 64)
        y = H - 76
        text(c, x0, y, "Party : " + b["name"], B, 8.5)
        text(c, x0, y - 11, b["a1"] + ", " + b["a2"], F, 8)
        text(c, x0, y - 22, f"GSTIN : {b['gstin']}     State Code : {b['code']}", F, 8)
        text(c, x1 - 190, y, "Bill No. : " + no, B, 8.5)
        text(c, x1 - 190, y - 11, f"Date : {d:%d/%m/%Y}", F, 8)
        text(c, x1 - 190, y - 22, f"Salesman : {['RAVI', 'SUNIL', 'IMRAN'][seed % 3]}    Page : {pg[0]}", F, 8)
        y -= 30
        c.setLineWidth(.6)
        c.line(x0, y, x1, y)
        heads(c, cols[:11], one, y, 26, B, 7.5, 9)
        k = 11
        for gname in grp + ["Cess"]:
            xa, xb = cols[k][0], cols[k + 1][0] + cols[k + 1][1]
            text(c, (xa + xb) / 2, y - 10, gname, B, 7.5, "c")
            c.line(xa, y - 13, xb, y - 13)
            text(c, cols[k][0] + cols[k][1] / 2, y - 22, "%", B, 7.5, "c")
            text(c, cols[k + 1][0] + cols[k + 1][1] / 2, y - 22, "Amt", B, 7.5, "c")
            k += 2
        heads(c, cols[-1:], ["Net\nAmount"], y, 26, B, 7.5, 9)
        c.line(x0, y - 26, x1, y - 26)
        return y, y - 28

    def bars(top, y):
        for k, (x, w, how) in enumerate(cols):
            inner = 11 < k < n - 1 and (k - 11) % 2
            c.line(x, top - 13 if inner else top, x, y)
        c.line(x1, top, x1, y)

    goods = [("Zippy Cola 250ml RGB", "22021010", 28, 12, 24), ("Zippy Cola 600ml PET", "22021010", 28, 12, 24),
             ("Limbo Lemon 2.25L PET", "22021010", 28, 12, 9), ("Aamras Mango Drink 200ml Tetra", "22029920", 12, 0, 30),
             ("Orangee Crush 750ml PET", "22021010", 28, 12, 24), ("Nirjhar Water 1L", "22011010", 18, 0, 12),
             ("Thunder Energy Can 250ml", "22029990", 28, 12, 24), ("Jeera Masala Soda 160ml", "22021090", 28, 12, 30),
             ("Club Soda 750ml", "22011020", 18, 0, 24)]
    top, y = head()
    items = []
    T = [0] * 7
    for i in range(rows):
        nm, hsn, rate, cess, pack = r.choice(goods)
        uom = "CS" if r.random() < .8 else "BTL"
        mrp = r.randint(2, 10) * 500 + 1000
        up = div(mrp * 100 * (pack if uom == "CS" else 1), 172)
        q = r.randint(1, 40) if uom == "CS" else r.randint(2, 11)
        free = r.choice([0, 0, 1, 2])
        gross = q * up
        disc = div(gross * r.choice([0, 0, 150, 200, 350]), 10000)
        tv = gross - disc
        cg, sg, ig = tax(tv, rate, inter)
        ce = div(tv * cess, 100)
        net = tv + cg + sg + ig + ce
        mid = [f"{rate}.00", rs(ig)] if inter else [f"{rate // 2}.00", rs(cg), f"{rate // 2}.00", rs(sg)]
        cells = [i + 1, nm, hsn, plain(mrp), q, uom, free or "-", plain(up), rs(gross), rs(disc), rs(tv)] + mid
        cells += [f"{cess}.00", rs(ce), rs(net)]
        if y - 12 < 50:
            c.line(x0, y, x1, y)
            bars(top, y)
            text(c, x1, y - 12, "Continued ...", F, 8, "r")
            c.showPage()
            top, y = head()
        row(c, cols, cells, y, F, 7.5, 10)
        y -= 12
        for k, v in enumerate((gross, disc, tv, cg, sg, ig, ce)):
            T[k] += v
        it = {"description": nm, "hsn_sac": hsn, "quantity": str(q), "unit": uom, "unit_price": plain(up), "discount": plain(disc),
              "taxable_value": plain(tv), "gst_rate": str(rate), "cess_amount": plain(ce), "amount": plain(net)}
        it.update({"igst_amount": plain(ig)} if inter else {"cgst_amount": plain(cg), "sgst_amount": plain(sg)})
        items.append(it)
    if y < 150:
        c.line(x0, y, x1, y)
        bars(top, y)
        text(c, x1, y - 12, "Continued ...", F, 8, "r")
        c.showPage()
        top, y = head()
    y -= 4
    c.line(x0, y, x1, y)
    gross, disc, tv, cg, sg, ig, ce = T
    tot = tv + cg + sg + ig + ce
    mid = ["", rs(ig)] if inter else ["", rs(cg), "", rs(sg)]
    row(c, cols, ["", "Total", "", "", "", "", "", "", rs(gross), rs(disc), rs(tv)] + mid + ["", rs(ce), rs(tot)], y - 1, B, 7, 10, 1)
    y -= 13
    c.line(x0, y, x1, y)
    bars(top, y)
    g, ro = rounded(tot)
    text(c, x1 - 150, y - 14, "Round Off", F, 8.5)
    text(c, x1, y - 14, rs(ro), F, 8.5, "r")
    text(c, x1 - 150, y - 29, "Bill Amount", B, 10)
    text(c, x1, y - 29, rs(g), B, 10, "r")
    w = words(g, 2)
    text(c, x0, y - 14, "In Words : " + w, F, 8.5)
    text(c, x0, y - 30, "Empty bottles and crates remain the property of the company. Leakage/breakage not accepted after delivery.", F, 7)
    text(c, x0, y - 40, "E. & O. E.   Subject to local jurisdiction.", F, 7)
    text(c, x1, y - 80, "Auth. Signatory", F, 8, "r")
    text(c, x0, y - 80, "Receiver's Signature & Stamp", F, 8)
    c.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "supplier": who(a), "recipient": who(b), "line_items": items,
         "taxable_total": plain(tv), "cess_total": plain(ce), "round_off": plain(ro), "grand_total": plain(g), "amount_in_words": w}
    taxes(t, inter, cg, sg, ig)
    return {"data": t}


def coal(path, seed, rows):
    r = seedrng("coal", seed, rows)
    a, b, inter = deal(r, ["Damodar Fuel & Minerals Pvt Ltd", "Black Ridge Coal Traders", "Jharia Carbon Movers LLP"],
                       ["Anjali Sponge Iron Ltd", "Purba Brick & Tile Works", "Kasturi Paper Boards Pvt Ltd"], home=["19", "20"], chance=.5)
    d = day(r)
    no = f"CL{fy(d).replace('-', '')}{r.randint(1, 9999):05d}"
    irn = "".join(r.choice("0123456789abcdef") for _ in range(64))
    c = Canvas(path, pagesize=landscape(A4), invariant=1)
    W, H = landscape(A4)
    tx = [(64, "r")] if inter else [(58, "r"), (58, "r")]
    spec = [(22, "c"), (62, "l"), (112, "l"), (42, "c"), (42, "r"), (38, "r"), (46, "r"), (46, "r"), (64, "r"), (54, "r"), (66, "r")] + tx + [(56, "r")]
    spec += [(70, "r")]
    k = (W - 40) / sum(w for w, h in spec)
    cols = columns(20, [(w * k, h) for w, h in spec])
    titles = ["Sl\nNo", "Vehicle No.", "Description of Goods\n(Grade / Size)", "HSN", "Gross\nWt.", "Tare\nWt.", "Net Wt.\n(MT)",
              "Basic\nRate\nper MT", "Basic\nValue", "Royalty +\nDMF +\nNMET", "Assessable\nValue"]
    titles += ["IGST\n5%"] if inter else ["CGST\n2.5%", "SGST\n2.5%"]
    titles += ["GST Comp.\nCess @\nRs.400/MT", "Total\nInvoice\nValue"]
    pg = [0]
    bits = [[r.random() < .5 for _ in range(29)] for _ in range(29)]

    def head():
        pg[0] += 1
        c.setLineWidth(.7)
        y = H - 24
        c.rect(20, y - 96, W - 40, 96)
        text(c, 28, y - 16, a["name"], "Helvetica-Bold", 13)
        for j, s in enumerate([a["a1"], a["a2"], f"GSTIN : {a['gstin']}", f"State Code : {a['code']}"]):
            text(c, 28, y - 29 - 10.5 * j, s, "Helvetica", 8.5)
        text(c, 28, y - 88, "IRN : " + irn, "Helvetica", 7.5)
        text(c, 300, y - 16, "TAX INVOICE (e-Invoice)", "Helvetica-Bold", 10)
        pairs = [("Invoice No", no), ("Invoice Date", f"{d:%d.%m.%Y}"), ("Ack No", f"1{d:%y}{seed:05d}{rows:05d}21"),
                 ("Supply Type", "B2B"), ("Place of Supply", f"{b['state']} ({b['code']})")]
        for j, (l, v) in enumerate(pairs):
            text(c, 300, y - 30 - 10.5 * j, l, "Helvetica", 8.5)
            text(c, 372, y - 30 - 10.5 * j, ": " + v, "Helvetica", 8.5)
        text(c, 500, y - 16, "Buyer (Consignee)", "Helvetica-Bold", 8.5)
        for j, s in enumerate([b["name"], b["a1"], b["a2"], "GSTIN : " + b["gstin"]]):
            text(c, 500, y - 29 - 10.5 * j, s, "Helvetica-Bold" if not j else "Helvetica", 8.5)
        c.setFillColor(black)
        for i in range(29):
            for j in range(29):
                if bits[i][j]:
                    c.rect(W - 104 + i * 2.5, y - 84 + j * 2.5, 2.5, 2.5, stroke=0, fill=1)
        y -= 96
        c.rect(20, y - 36, W - 40, 36)
        heads(c, cols, titles, y, 36, "Helvetica-Bold", 7.5, 9.5)
        rules(c, cols, y, y - 36)
        return y - 36

    grades = ["Raw Coal G-9 (-100 mm)", "Steam Coal G-7 ROM", "Washed Coal W-II (-50 mm)", "Slack Coal G-11", "Coal Rejects Grade G-13 (-200 mm)"]
    y = head()
    items, T = [], [0] * 8
    for i in range(rows):
        veh = f"{r.choice(['JH', 'WB'])}{r.randint(1, 24):02d}{r.choice('ABCD')}{r.randint(1000, 9999)}"
        gr = r.choice(grades)
        tare = r.randint(980, 1420) * 10
        net = r.randint(1600, 3100) * 10
        rate = r.randint(2400, 6900) * 100
        basic = div(net * rate, 1000)
        roy = div(basic * 1456, 10000)
        av = basic + roy
        cg, sg, ig = tax(av, 5, inter)
        ce = div(net * 40000, 1000)
        tot = av + cg + sg + ig + ce
        mid = [rs(ig)] if inter else [rs(cg), rs(sg)]
        cells = [i + 1, veh, gr, "27011920", f"{(net + tare) / 1000:.2f}", f"{tare / 1000:.2f}", f"{net / 1000:.2f}", rs(rate), rs(basic), rs(roy), rs(av)]
        cells += mid + [rs(ce), rs(tot)]
        h = height(cols, cells, "Helvetica", 7.5, 9.5) + 5
        if y - h < 40:
            text(c, W - 20, 22, f"Page {pg[0]} - contd.", "Helvetica", 7.5, "r")
            c.showPage()
            y = head()
        row(c, cols, cells, y - 1, "Helvetica", 7.5, 9.5)
        rules(c, cols, y, y - h)
        y -= h
        c.line(20, y, W - 20, y)
        for n, v in enumerate((net, basic, roy, av, cg, sg, ig, ce)):
            T[n] += v
        it = {"description": gr, "hsn_sac": "27011920", "quantity": f"{net / 1000:.2f}", "unit": "MT", "unit_price": plain(rate),
              "taxable_value": plain(av), "gst_rate": "5", "cess_amount": plain(ce), "amount": plain(tot)}
        it.update({"igst_amount": plain(ig)} if inter else {"cgst_amount": plain(cg), "sgst_amount": plain(sg)})
        items.append(it)
    if y < 130:
        text(c, W - 20, 22, f"Page {pg[0]} - contd.", "Helvetica", 7.5, "r")
        c.showPage()
        y = head()
    net, basic, roy, av, cg, sg, ig, ce = T
    g = av + cg + sg + ig + ce
    mid = [rs(ig)] if inter else [rs(cg), rs(sg)]
    row(c, cols, ["", "", "Total", "", "", "", f"{net / 1000:.2f}", "", rs(basic), rs(roy), rs(av)] + mid + [rs(ce), rs(g)], y - 2, "Helvetica-Bold", 6.9, 9, 1.2)
    rules(c, cols, y, y - 16)
    y -= 16
    c.line(20, y, W - 20, y)
    w = words(g, 1)
    c.rect(20, y - 20, W - 40, 20)
    text(c, 26, y - 13, "Total Invoice Value (in words) : " + w, "Helvetica-Bold", 8.5)
    text(c, 26, y - 32, "Weights are as per colliery weighbridge. Royalty, DMF and NMET recovered at 14.56% of basic value.", "Helvetica", 7.5)
    text(c, 26, y - 42, "Interest at 18% p.a. is charged on bills unpaid after 7 days.", "Helvetica", 7.5)
    text(c, W - 26, y - 32, "for " + a["name"], "Helvetica-Bold", 8.5, "r")
    text(c, W - 26, y - 72, "Authorised Signatory", "Helvetica", 8, "r")
    c.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": b["code"], "supplier": who(a), "recipient": who(b),
         "line_items": items, "taxable_total": plain(av), "cess_total": plain(ce), "grand_total": plain(g), "amount_in_words": w, "irn": irn}
    taxes(t, inter, cg, sg, ig)
    return {"data": t}


LAYOUTS = {"copier": copier, "colddrink": colddrink, "coal": coal}
