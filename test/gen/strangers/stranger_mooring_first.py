# SPDX-License-Identifier: AGPL-3.0-or-later
"""Jeweller's shop program, steel trader's weighbridge program, travel desk program."""
from datetime import timedelta

from reportlab.graphics import renderPDF
from reportlab.graphics.barcode.qr import QrCodeWidget
from reportlab.graphics.shapes import Drawing
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import KeepTogether, Spacer, Table

import stranger_mooring_kit as kit
from stranger_mooring_kit import inr, par, pl, put, scaled

ORN = ["Ladies Ring Plain", "Gents Ring Casting", "Bangle Pair Machine Cut", "Kada Antique Finish",
       "Chain Rope Design 20 inch", "Mangalsutra Short Black Beads", "Necklace Set Temple Work with Matching Earrings",
       "Earrings Jhumka Filigree", "Nose Pin Floral", "Pendant Om", "Bracelet Link", "Stud Earrings Solitaire Look",
       "Anklet Chain Light Weight", "Choker Kundan Set"]


def jeweller(path, seed, rows):
    r = kit.rng("jeweller", seed, rows)
    sup, rec, intra = kit.parties(r, "Swarnarekha Ornaments", clients=[
        "Padmaja Jewel House", "Hastakala Gems & Gifts", "Kundanika Retail Pvt Ltd", "Navratna Sarafa Mart"])
    d = kit.a_date(r)
    no = f"SRO/{kit.fy(d)}/{r.randint(101, 2999)}"
    g22 = r.randint(6400, 9100) * 100
    rates = {"22K916": g22, "18K750": kit.div(g22 * 750, 916), "14K585": kit.div(g22 * 585, 916)}
    lines, body, sums = [], [], [0] * 6
    for n in range(rows):
        pur = r.choices(list(rates), (6, 3, 1))[0]
        desc = r.choice(ORN)
        gross = r.randint(1500, 46000)
        stone = r.choice([0, 0, r.randint(50, gross // 6)])
        net = gross - stone
        gold = kit.div(net * rates[pur], 1000)
        making = kit.div(gold * r.randint(600, 1900), 10000)
        sval = stone * r.randint(40, 90) // 10 * 10
        val = gold + making + sval
        huid = "".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ23456789") for _ in range(6))
        for k, v in enumerate((gross, stone, net, making, sval, val)):
            sums[k] += v
        body.append([str(n + 1), par(desc, "Times-Roman", 9), "7113", pur, huid, scaled(gross, 3),
                     scaled(stone, 3) if stone else "-", scaled(net, 3), inr(rates[pur]), inr(making),
                     inr(sval) if sval else "-", inr(val)])
        lines.append({"description": desc, "hsn_sac": "7113", "quantity": scaled(net, 3),
                      "unit_price": pl(rates[pur]), "taxable_value": pl(val), "amount": pl(val)})
    taxable = sums[5]
    c, s, i = kit.tax(taxable, 300, intra)
    ro, grand = kit.roundoff(taxable + c + s + i)
    wrd = kit.words(grand)
    head = ["Sr.", "Particulars of\nOrnament", "HSN", "Purity", "HUID", "Gross Wt.\n(gms)", "Stone Wt.\n(gms)",
            "Net Wt.\n(gms)", "Rate\nper gm", "Making\nCharges", "Stone\nCharges", "Taxable Value\n(Rs.)"]
    total = ["", "Total", "", "", "", scaled(sums[0], 3), scaled(sums[1], 3), scaled(sums[2], 3), "",
             inr(sums[3]), inr(sums[4]), inr(taxable)]
    W = [26, 150, 36, 48, 50, 56, 54, 56, 62, 74, 66, 90]
    maroon = colors.HexColor("#6d1026")

    def story():
        t = Table([head] + body + [total], W, repeatRows=1)
        t.setStyle([("FONT", (0, 0), (-1, -1), "Times-Roman", 9), ("FONT", (0, 0), (-1, 0), "Times-Bold", 9),
                    ("FONT", (0, -1), (-1, -1), "Times-Bold", 9), ("TEXTCOLOR", (0, 0), (-1, 0), maroon),
                    ("ALIGN", (5, 0), (-1, -1), "RIGHT"), ("ALIGN", (2, 0), (4, -1), "CENTER"),
                    ("VALIGN", (0, 0), (-1, -1), "TOP"), ("VALIGN", (0, 0), (-1, 0), "MIDDLE"),
                    ("LINEABOVE", (0, 0), (-1, 0), 1.2, maroon), ("LINEBELOW", (0, 0), (-1, 0), 0.8, maroon),
                    ("LINEBELOW", (0, 1), (-1, -2), 0.25, colors.HexColor("#c9a9af")),
                    ("LINEABOVE", (0, -1), (-1, -1), 0.8, maroon), ("LINEBELOW", (0, -1), (-1, -1), 1.2, maroon),
                    ("TOPPADDING", (0, 0), (-1, -1), 2.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)])
        tx = ([["Add : CGST @ 1.5%", inr(c)], ["Add : SGST @ 1.5%", inr(s)]] if intra
              else [["Add : IGST @ 3%", inr(i)]])
        foot = [["Taxable Value", inr(taxable)]] + tx + [["Round Off", inr(ro)], ["Invoice Value", "Rs. " + inr(grand)]]
        f = Table(foot, [130, 110], style=[
            ("FONT", (0, 0), (-1, -2), "Times-Roman", 10), ("FONT", (0, -1), (-1, -1), "Times-Bold", 11),
            ("ALIGN", (1, 0), (1, -1), "RIGHT"), ("LINEABOVE", (0, -1), (-1, -1), 0.8, maroon),
            ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
        note = [par("Amount Chargeable : " + wrd, "Times-Bold", 10), Spacer(1, 8),
                par("Gold is hallmarked as per BIS. Making charges are not refundable on exchange. "
                    "Weight difference up to 0.010 gm is treated as per scale tolerance.", "Times-Italic", 8.5)]
        low = Table([[note, f]], [510, 250], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, 0), 0)])
        return [t, Spacer(1, 6), KeepTogether([low, Spacer(1, 22), par(
            "For " + sup["name"] + "\n\n\nAuthorised Signatory", "Times-Roman", 10, 2)])]

    def page(cv, n, of):
        w, h = landscape(A4)
        cv.setFillColor(maroon)
        put(cv, w / 2, h - 40, sup["name"], "Times-Bold", 22, "c")
        cv.setFillColor(colors.black)
        put(cv, w / 2, h - 54, f"{sup['street']}, {sup['city']}, {sup['state']}  |  Phone {sup['phone']}", "Times-Roman", 9.5, "c")
        put(cv, w / 2, h - 67, f"GSTIN : {sup['gstin']}", "Times-Bold", 10, "c")
        put(cv, 38, h - 82, "TAX INVOICE", "Times-Bold", 12)
        put(cv, w - 38, h - 82, "Original for Recipient", "Times-Italic", 9, "r")
        cv.line(38, h - 87, w - 38, h - 87)
        for k, (a, b) in enumerate((("Sold To", rec["name"]), ("", f"{rec['street']}, {rec['city']}"), ("GSTIN", rec["gstin"]))):
            put(cv, 38, h - 101 - 12 * k, a, "Times-Roman", 10)
            put(cv, 84, h - 101 - 12 * k, (": " if a else "  ") + b, "Times-Bold" if k != 1 else "Times-Roman", 10)
        for k, (a, b) in enumerate((("Invoice No.", no), ("Invoice Date", kit.dmy(d, "-")),
                                    ("Place of Supply", f"{rec['state']} ({rec['code']})"))):
            put(cv, w - 250, h - 101 - 12 * k, a, "Times-Roman", 10)
            put(cv, w - 170, h - 101 - 12 * k, ": " + b, "Times-Bold", 10)
        put(cv, w / 2, 20, f"Page {n} of {of}", "Times-Roman", 8, "c")

    kit.build(path, landscape(A4), (36, 36, 136, 36), story, page)
    return kit.truth(no, d, sup, rec, lines, taxable, c, s, i, intra, grand, round_off=pl(ro),
                     place_of_supply=rec["code"], amount_in_words=wrd)


STEEL = [("TMT Bar Fe 550D 12 mm", "72142090", 53), ("TMT Bar Fe 550D 16 mm", "72142090", 52),
         ("MS Angle 50 x 50 x 6 mm IS 2062 E250", "72164000", 57), ("MS Channel ISMC 150", "72163100", 58),
         ("HR Coil 2.5 mm x 1250 mm, Grade II, Mill Edge", "72083840", 55), ("MS Plate 10 mm IS 2062 E350", "72085110", 60),
         ("MS Beam ISMB 200", "72163300", 59), ("GP Sheet 0.80 mm 120 GSM", "72104900", 69),
         ("CR Sheet 1.2 mm D Grade", "72091620", 64), ("Binding Wire 18 Gauge", "72171010", 66)]


def steel(path, seed, rows):
    r = kit.rng("steel", seed, rows)
    sup, rec, intra = kit.parties(r, "Lohapath Steel Traders Pvt Ltd")
    d = kit.a_date(r)
    no, due = f"LST{d.year % 100}{r.randint(10000, 99999)}", d + timedelta(days=r.choice([15, 21, 30]))
    code = kit.irn(r)
    ack = f"1{r.randint(10**13, 10**14 - 1)}"
    data, lines, hs = [], [], {}
    slip = r.randint(20100, 48000)
    for n in range(rows):
        desc, hsn, kr = r.choice(STEEL)
        tare = r.randrange(7200, 12800, 5)
        net = r.randrange(2100, 24500, 5)
        rate = kr * 100000 + r.randint(-8, 8) * 12500
        val = kit.div(net * rate, 1000)
        slip += r.randint(1, 4)
        hs[hsn] = hs.get(hsn, 0) + val
        data.append((str(n + 1), desc, hsn, str(slip), scaled(net + tare, 3), scaled(tare, 3), scaled(net, 3), "MT",
                     inr(rate), inr(val), val, net))
        lines.append({"description": desc, "hsn_sac": hsn, "quantity": scaled(net, 3), "unit": "MT",
                      "unit_price": pl(rate), "taxable_value": pl(val), "amount": pl(val)})
    taxable = sum(x[10] for x in data)
    parts = [(k, v) + kit.tax(v, 1800, intra) for k, v in sorted(hs.items())]
    c, s, i = (sum(p[k] for p in parts) for k in (2, 3, 4))
    ro, grand = kit.roundoff(taxable + c + s + i)
    wrd = kit.words(grand, "INR {r}{p} Only", joiner=" and ")
    X = [30, 52, 192, 246, 294, 342, 388, 434, 460, 510, 565]
    heads = [("Sl", "No."), ("Description of Goods",), ("HSN", "Code"), ("W/B", "Slip No."), ("Gross", "Weight"),
             ("Tare", "Weight"), ("Net", "Weight"), ("UOM",), ("Rate", "per MT"), ("Taxable", "Value")]
    W, H = A4
    cv = Canvas(path, pagesize=A4, invariant=1)
    pg = [0]

    def cell(k, y, text, font="Helvetica", size=7.5):
        if k in (4, 5, 6, 8, 9):
            put(cv, X[k + 1] - 3, y, text, font, size, "r")
        elif k == 1:
            put(cv, X[k] + 3, y, text, font, size)
        else:
            put(cv, (X[k] + X[k + 1]) / 2, y, text, font, size, "c")

    def top():
        pg[0] += 1
        cv.setLineWidth(0.7)
        put(cv, 30, H - 46, sup["name"], "Helvetica-Bold", 15)
        put(cv, 30, H - 58, f"{sup['street']}, {sup['city']}, {sup['state']}", "Helvetica", 8)
        put(cv, 30, H - 69, f"GSTIN: {sup['gstin']}    State Code: {sup['code']}", "Helvetica-Bold", 8)
        put(cv, 565, H - 30, f"Page {pg[0]}", "Helvetica", 7, "r")
        if pg[0] > 1:
            put(cv, 565, H - 46, f"Invoice {no} dated {kit.dmy(d)} (contd.)", "Helvetica", 8, "r")
            y = H - 82
        else:
            put(cv, 30, H - 84, "TAX INVOICE", "Helvetica-Bold", 12)
            put(cv, 30, H - 98, "IRN: " + code, "Helvetica", 7)
            put(cv, 30, H - 108, f"Ack No.: {ack}    Ack Date: {kit.dmy(d)}", "Helvetica", 7)
            q = QrCodeWidget(code + "|" + no + "|" + sup["gstin"], barLevel="L")
            b = q.getBounds()
            g = Drawing(78, 78, transform=[78 / (b[2] - b[0]), 0, 0, 78 / (b[3] - b[1]), 0, 0])
            g.add(q)
            renderPDF.draw(g, cv, 490, H - 116)
            cv.rect(30, H - 196, 535, 76)
            cv.line(310, H - 120, 310, H - 196)
            put(cv, 35, H - 132, "Details of Receiver (Billed to)", "Helvetica-Oblique", 7.5)
            put(cv, 35, H - 145, rec["name"], "Helvetica-Bold", 9)
            put(cv, 35, H - 157, rec["street"], "Helvetica", 8)
            put(cv, 35, H - 168, f"{rec['city']}, {rec['state']}", "Helvetica", 8)
            put(cv, 35, H - 181, "GSTIN/UIN: " + rec["gstin"], "Helvetica-Bold", 8)
            for k, (a, b) in enumerate((("Invoice No.", no), ("Invoice Date", kit.dmy(d)), ("Payment Due On", kit.dmy(due)),
                                        ("Place of Supply", f"{rec['code']}-{rec['state']}"), ("Reverse Charge", "No"))):
                put(cv, 316, H - 133 - 13 * k, a, "Helvetica", 8)
                put(cv, 400, H - 133 - 13 * k, ": " + b, "Helvetica-Bold", 8)
            y = H - 204
        cv.setFillGray(0.88)
        cv.rect(30, y - 26, 535, 26, fill=1)
        cv.setFillGray(0)
        for k, hd in enumerate(heads):
            for j, t in enumerate(hd):
                put(cv, (X[k] + X[k + 1]) / 2, y - (15 if len(hd) == 1 else 11 + 10 * j), t, "Helvetica-Bold", 7.5, "c")
        return y, y - 26

    def close(y0, y):
        for x in X:
            cv.line(x, y0, x, y)
        cv.line(30, y, 565, y)

    y0, y = top()
    run = 0
    for n, row in enumerate(data):
        dl = kit.split(row[1], "Helvetica", 7.5, 134)
        need = 10 * len(dl) + 5
        if y - need < 70:
            cell(1, y - 11, "Carried over", "Helvetica-Oblique")
            cell(9, y - 11, inr(run), "Helvetica-Bold", 7)
            close(y0, y - 16)
            cv.showPage()
            y0, y = top()
            cell(1, y - 11, "Brought forward", "Helvetica-Oblique")
            cell(9, y - 11, inr(run), "Helvetica-Bold", 7)
            y -= 15
        for k, t in enumerate(row[:10]):
            for j, u in enumerate(dl if k == 1 else [t]):
                cell(k, y - 11 - 10 * j, u, size=7 if k == 9 else 7.5)
        y -= need
        run += row[10]
    tot_need = 16 + 3 * 15 + 15 * (len(parts) + 5) + 100
    if pg[0] == 1 and y > 460:
        y = max(y - 120, 420)
    close(y0, y)
    cell(1, y - 11, "Total", "Helvetica-Bold")
    cell(6, y - 11, scaled(sum(x[11] for x in data), 3), "Helvetica-Bold")
    cell(9, y - 11, inr(taxable), "Helvetica-Bold", 7)
    close(y, y - 16)
    y -= 22
    if y - tot_need + 16 < 20:
        cv.showPage()
        pg[0] += 1
        put(cv, 30, H - 46, sup["name"], "Helvetica-Bold", 11)
        put(cv, 565, H - 46, f"Invoice {no} dated {kit.dmy(d)} (contd.)   Page {pg[0]}", "Helvetica", 8, "r")
        y = H - 66
    extra = ([("CGST @ 9%", c), ("SGST @ 9%", s)] if intra else [("IGST @ 18%", i)]) + [("Round Off (+/-)", ro)]
    for a, v in [("Total Taxable Value", taxable)] + extra:
        put(cv, 470, y - 10, a, "Helvetica", 8.5, "r")
        put(cv, 562, y - 10, inr(v), "Helvetica", 8.5, "r")
        y -= 13
    cv.line(350, y - 1, 565, y - 1)
    put(cv, 470, y - 13, "Total Invoice Amount", "Helvetica-Bold", 9.5, "r")
    put(cv, 562, y - 13, inr(grand), "Helvetica-Bold", 9.5, "r")
    y -= 28
    wl = kit.split("Amount in words: " + wrd, "Helvetica", 8.5, 530)
    for t in wl:
        put(cv, 30, y, t, "Helvetica", 8.5)
        y -= 12
    y -= 4
    cols = [30, 100, 200, 250, 330] + ([380, 460] if intra else [])
    hd = ["HSN/SAC", "Taxable Value", "CGST %", "CGST Amt", "SGST %", "SGST Amt"] if intra else ["HSN/SAC", "Taxable Value", "IGST %", "IGST Amt"]
    tab = [hd] + [[p[0], inr(p[1])] + (["9%", inr(p[2]), "9%", inr(p[3])] if intra else ["18%", inr(p[4])]) for p in parts]
    tab.append(["Total", inr(taxable)] + (["", inr(c), "", inr(s)] if intra else ["", inr(i)]))
    edge = cols + [540 if intra else 330]
    if not intra:
        edge = [30, 100, 200, 250, 330]
    for k, rw in enumerate(tab):
        for j, t in enumerate(rw):
            f = "Helvetica-Bold" if k in (0, len(tab) - 1) else "Helvetica"
            put(cv, edge[j + 1] - 4, y - 9, t, f, 7.5, "r") if j else put(cv, edge[j] + 4, y - 9, t, f, 7.5)
        cv.line(30, y - 13, edge[-1], y - 13)
        y -= 13
    put(cv, 565, y - 16, "for " + sup["name"], "Helvetica-Bold", 8, "r")
    put(cv, 565, y - 46, "Authorised Signatory", "Helvetica", 8, "r")
    cv.save()
    return kit.truth(no, d, sup, rec, lines, taxable, c, s, i, intra, grand, round_off=pl(ro), irn=code,
                     due_date=due.isoformat(), place_of_supply=rec["code"], amount_in_words=wrd)


def travel(path, seed, rows):
    r = kit.rng("travel", seed, rows)
    sup, rec, intra = kit.parties(r, "Udaan Setu Travels Pvt Ltd")
    d = kit.a_date(r)
    no, due = f"USTR/{r.randint(1000, 9999)}/{d.month:02d}-{d.year}", d + timedelta(days=10)
    ports = ["BLR", "DEL", "BOM", "MAA", "HYD", "CCU", "PNQ", "COK", "GAU", "IXC", "JAI", "LKO", "NAG", "TRV"]
    data, lines, S = [], [], [0] * 7
    for n in range(rows):
        sec = r.sample(ports, r.choice([2, 2, 2, 3]))
        if r.random() < .3:
            sec = sec[:2] + [sec[0]]
        given = r.choice(kit.FIRST)
        who = ("Ms" if given in ("Meera", "Ishita", "Lavanya", "Farah", "Sunita", "Ananya", "Divya") else "Mr") + " " + given + " " + r.choice(kit.LAST)
        base = r.randint(2400, 11800) * 100 * (len(sec) - 1)
        oth = r.randint(480, 1490) * 100 + kit.div(base * 5, 100)
        fee = r.choice([25000, 30000, 35000, 50000, 27550])
        c, s, i = kit.tax(fee, 1800, intra)
        tot = base + oth + fee + c + s + i
        tick = f"{r.choice(['312', '228', '098', '775'])}-{r.randint(10**9, 10**10 - 1)}"
        pnr = "".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ23456789") for _ in range(6))
        for k, v in enumerate((base, oth, fee, c, s, i, tot)):
            S[k] += v
        data.append((tick, pnr, who, "-".join(sec), kit.dmy(d + timedelta(days=r.randint(1, 40)), "monyy"), base, oth, fee, c, s, i, tot))
        lines.append({"description": who + " " + "-".join(sec), "hsn_sac": "998551", "taxable_value": pl(fee),
                      **kit.row_tax(c, s, i, intra), "amount": pl(tot)})
    grand = S[6]
    wrd = kit.words(grand, "Rupees {r}{p} only")
    W, H = A4
    cv = Canvas(path, pagesize=A4, invariant=1)
    pg = [0]
    R = [286, 338, 384, 428, 472, 555] if not intra else [276, 328, 374, 420, 460, 500, 555]
    X0 = [40, 104]
    heads = [["Base", "Fare"], ["Airline Tax", "& Fees"], ["SAC"], ["Service", "Fee"]] + (
        [["CGST", "9%"], ["SGST", "9%"]] if intra else [["IGST", "18%"]]) + [["Amount", "(INR)"]]
    R = [290, 342, 380, 422, 460, 498, 555] if intra else [296, 352, 394, 442, 490, 555]
    blue = colors.HexColor("#0b4f7d")

    def top():
        pg[0] += 1
        cv.setFillColor(blue)
        cv.rect(0, H - 62, W, 62, fill=1, stroke=0)
        cv.setFillColor(colors.white)
        put(cv, 40, H - 32, sup["name"], "NSB", 17)
        put(cv, 40, H - 48, "Corporate ticketing  .  Hotels  .  Visa", "NS", 8.5)
        put(cv, 555, H - 32, "Tax Invoice", "NS", 15, "r")
        put(cv, 555, H - 48, f"Sheet {pg[0]}", "NS", 8, "r")
        cv.setFillColor(colors.black)
        y = H - 80
        if pg[0] == 1:
            for k, (t, f) in enumerate((("BILL TO", "NSB"), (rec["name"], "NSB"), (rec["street"], "NS"),
                                        (rec["city"] + ", " + rec["state"], "NS"), ("GSTIN " + rec["gstin"], "NS"))):
                put(cv, 40, y - 13 * k, t, f, 7.5 if not k else 9)
            for k, (a, b) in enumerate((("Invoice number", no), ("Dated", kit.dmy(d, "mon")), ("Pay by", kit.dmy(due, "mon")),
                                        ("Place of supply", f"{rec['state']} [{rec['code']}]"), ("Our GSTIN", sup["gstin"]))):
                put(cv, 440, y - 13 * k, a, "NS", 8, "r")
                put(cv, 448, y - 13 * k, b, "NSB", 8)
            y -= 70
        cv.setFillColor(colors.HexColor("#dfeaf2"))
        cv.rect(36, y - 24, W - 72, 26, fill=1, stroke=0)
        cv.setFillColor(blue)
        for j, t in enumerate(("Ticket No.", "PNR / Travel Dt")):
            put(cv, 40, y - 8 - 10 * j, t, "NSB", 7.5)
        for j, t in enumerate(("Passenger", "Sector")):
            put(cv, 127, y - 8 - 10 * j, t, "NSB", 7.5)
        for x, hd in zip(R, heads):
            for j, t in enumerate(hd):
                put(cv, x, y - 8 - 10 * j, t, "NSB", 7, "r")
        cv.setFillColor(colors.black)
        return y - 28

    y = top()
    for n, row in enumerate(data):
        if y - 28 < 50:
            put(cv, 555, 30, "continued on next sheet", "NSI", 7.5, "r")
            cv.showPage()
            y = top()
        if n % 2:
            cv.setFillGray(0.96)
            cv.rect(36, y - 24, W - 72, 26, fill=1, stroke=0)
            cv.setFillGray(0)
        put(cv, 40, y - 8, row[0], "NS", 7.5)
        put(cv, 40, y - 19, f"{row[1]} / {row[4]}", "NS", 7.5)
        put(cv, 127, y - 8, row[2], "NS", 7.5)
        put(cv, 127, y - 19, row[3], "NS", 7.5)
        vals = [row[5], row[6], None, row[7]] + ([row[8], row[9]] if intra else [row[10]]) + [row[11]]
        for x, v in zip(R, vals):
            put(cv, x, y - 8, "998551" if v is None else inr(v), "NSB" if x == 555 else "NS", 7.5, "r")
        y -= 26
    if y - 150 < 40:
        cv.showPage()
        y = top()
    cv.setStrokeColor(blue)
    cv.line(36, y, W - 36, y)
    put(cv, 127, y - 11, "Totals", "NSB", 7.5)
    for x, v in zip(R, [S[0], S[1], None, S[2]] + ([S[3], S[4]] if intra else [S[5]]) + [S[6]]):
        if v is not None:
            put(cv, x, y - 11, inr(v), "NSB", 7 if v > 10**7 else 7.5, "r")
    cv.line(36, y - 17, W - 36, y - 17)
    y -= 36
    rows2 = [("Fares and airline taxes collected as pure agent", S[0] + S[1]), ("Taxable value (our service fee)", S[2])]
    rows2 += [("CGST 9%", S[3]), ("SGST 9%", S[4])] if intra else [("IGST 18%", S[5])]
    for a, v in rows2:
        put(cv, 455, y, a, "NS", 8.5, "r")
        put(cv, 555, y, inr(v), "NS", 8.5, "r")
        y -= 13
    put(cv, 455, y - 3, "Amount payable", "NSB", 10, "r")
    put(cv, 555, y - 3, inr(grand), "NSB", 10, "r")
    y -= 22
    for t in kit.split(wrd, "NSI", 8.5, 510):
        put(cv, 40, y, t, "NSI", 8.5)
        y -= 12
    put(cv, 40, y - 8, "Cancellation as per airline fare rules. GST input on the fare is claimed from the airline's own invoice.", "NS", 7.5)
    cv.save()
    return kit.truth(no, d, sup, rec, lines, S[2], S[3], S[4], S[5], intra, grand, due_date=due.isoformat(),
                     place_of_supply=rec["code"], amount_in_words=wrd)


LAYOUTS = {"jeweller": jeweller, "steel": steel, "travel": travel}
