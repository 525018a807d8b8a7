# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fishing nets, coal by truck, rubber latex: canvas."""
from datetime import timedelta
from reportlab.pdfgen.canvas import Canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
from stranger_hedge_kit import (lot, gstin, other, inr, tru, div, mil, bp, words, day, fy, tax, per_line, put_tax, Grid, flow, para,
                 STATES, TOWNS)


def fishnets(path, seed, rows):
    r = lot("fishnets", seed, rows)
    W, H = A4
    c = Canvas(path, pagesize=A4, invariant=1)
    inter = r.random() < .5
    home = "33"
    st = other(r, home, inter)
    d = day(r)
    no = f"NKN/{fy(d)}/{r.randint(11, 1890):04d}"
    sup = dict(name=r.choice(["Kadalmani Netting Works", "Sagarika Twine & Nets Pvt Ltd"]), gstin=gstin(r, home))
    rec = dict(name=r.choice(["Matsyagandha Fishermen Stores", "Blue Lagoon Marine Supplies", "Sri Valampuri Net House"]),
               gstin=gstin(r, st, "F"))
    town = r.choice(TOWNS[st])
    data = dict(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=st, supplier=sup, recipient=rec, line_items=[])
    xs, rowsout, gross, disc, sums = [], [], [], [], []
    for k in range(rows):
        kind, hsn, rate = r.choice([("HDPE Braided Trawl Net", "5608", (310, 390)), ("Nylon Monofilament Gill Net", "5608", (470, 640)),
                                    ("Nylon Multifilament Seine Net", "5608", (520, 690)), ("PP Danline Rope", "5607", (165, 210)),
                                    ("Cast Net (hand made) with lead line", "5608", (700, 820)), ("HDPE Twine on spools", "5607", (240, 288))])
        net = "Net" in kind
        name = kind + (f" {r.choice(['210/2x3', '210/3x3', '0.20 mm', '0.23 mm', '1.25 mm', '210/12'])} Col: "
                       f"{r.choice(['Sea Green', 'Blue', 'White', 'Orange', 'Grey'])}" if net else f" {r.choice([2, 4, 6, 10, 14])} mm")
        pcs, kg, pr = r.randint(1, 24), r.randint(6500, 240000), r.randint(*rate) * 100 + r.choice([0, 0, 50])
        g = div(kg * pr, 1000)
        dp = r.choice([0, 0, 250, 500, 750])
        dd = div(g * dp, 10000)
        x = dict(tv=g - dd)
        gross.append(g); disc.append(dd); xs.append(x)
        rowsout.append([str(k + 1), name, f"{r.choice([18, 22, 28, 36, 45, 52, 90])}" if net else "-",
                        f"{r.choice([50, 75, 100, 200, 400])}" if net else "-", hsn, str(pcs), mil(kg), inr(pr), inr(dd) if dd else "", inr(g - dd)])
        t = dict(description=name, hsn_sac=hsn, quantity=mil(kg), unit="Kgs", unit_price=tru(pr), taxable_value=tru(g - dd), amount=tru(g - dd))
        if dd:
            t["discount"] = tru(dd)
        data["line_items"].append(t)
    tv, ct, it, ro, gt = tax(data, xs, inter, sum(x["tv"] for x in xs), 500)
    L, R = 30, W - 30
    page = [0]

    def top():
        page[0] += 1
        c.setLineWidth(.8)
        c.rect(L, 36, R - L, H - 72)
        c.setFont("Times-Italic", 8)
        c.drawString(L + 4, H - 32, "Original for Recipient")
        c.drawRightString(R - 4, H - 32, f"Page {page[0]}")
        c.setFont("Times-Bold", 17)
        c.drawCentredString(W / 2, H - 56, sup["name"].upper())
        c.setFont("Times-Roman", 9)
        c.drawCentredString(W / 2, H - 68, "Mfrs. of Fishing Nets, Twines & Ropes - 14/3A, Colachel Road, Nagercoil - 629 002, Tamil Nadu")
        c.drawCentredString(W / 2, H - 79, f"GSTIN : {sup['gstin']}     Ph : 04652-2{r0:05d}     State Code : 33")
        c.line(L, H - 85, R, H - 85)
        c.setFont("Times-Bold", 11)
        c.drawCentredString(W / 2, H - 97, "GST INVOICE")
        c.line(L, H - 102, R, H - 102)
        y = H - 114
        c.setFont("Times-Roman", 9)
        c.drawString(L + 5, y, "To")
        c.setFont("Times-Bold", 10)
        c.drawString(L + 22, y, "M/s. " + rec["name"])
        c.setFont("Times-Roman", 9)
        c.drawString(L + 22, y - 12, f"Harbour Road, {town}, {STATES[st]}")
        c.drawString(L + 22, y - 24, f"GSTIN : {rec['gstin']}")
        c.drawString(L + 22, y - 36, f"Place of Supply : {STATES[st]} ({st})")
        c.line(350, H - 102, 350, H - 156)
        for j, (a, b) in enumerate([("Invoice No.", no), ("Date", d.strftime("%d.%m.%Y")), ("Lorry / LR No.", lr), ("No. of Bales", bales)]):
            c.drawString(356, y - 12 * j, a)
            c.drawString(430, y - 12 * j, ": " + b)
        return H - 156

    r0, lr, bales = r.randint(10000, 99999), f"{r.randint(1000, 99999)}", str(r.randint(1, 40))
    cols = [("Sl.\nNo.", 24, "c"), ("Description of Goods", 138, "l"), ("Mesh\n(mm)", 30, "c"), ("Depth\n(MD)", 32, "c"), ("HSN\nCode", 32, "c"),
            ("No. of\nPcs.", 32, "r"), ("Weight\n(Kgs.)", 50, "r"), ("Rate\nper Kg.\nRs. P.", 52, "r"), ("Less\nDisc.\nRs.", 63, "r"), ("Amount\nRs. P.", 82.2, "r")]
    g = Grid(c, L, cols, "Times-Roman", "Times-Bold", 8.5, rules="vert")

    def again():
        c.showPage()
        return top()
    y = flow(g, rowsout, top(), 70, again, lambda i, s: ["", s, "", "", "", "", "", "", "", inr(sum(x["tv"] for x in xs[:i]))])
    if y < 245:
        y = g.row(y, ["", "Carried over"] + [""] * 7 + [inr(tv)], True)
        g.close(y)
        y = g.head(again())
        y = g.row(y, ["", "Brought forward"] + [""] * 7 + [inr(tv)], True)
    y = max(min(y, 250), 232)
    g.close(y)
    y = g.row(y, ["", "Total", "", "", "", "", "", "", inr(sum(disc)), inr(tv)], True)
    y -= 14
    foot = [("Taxable Value", tv)] + ([("IGST @ 5%", it)] if inter else [("CGST @ 2.5%", ct), ("SGST @ 2.5%", ct)]) + [("Round off", ro)]
    y0 = y
    for a, b in foot:
        c.setFont("Times-Roman", 9.5)
        c.drawString(370, y, a)
        c.drawRightString(R - 3, y, inr(b))
        y -= 14
    c.setFont("Times-Bold", 11)
    c.line(366, y + 11, R, y + 11)
    c.drawString(370, y - 2, "GRAND TOTAL Rs.")
    c.drawRightString(R - 3, y - 2, inr(gt))
    data["amount_in_words"] = words(gt)
    c.setFont("Times-Roman", 9)
    c.drawString(L + 5, y0, "Amount in words :")
    para(c, L + 5, y0 - 13, data["amount_in_words"], "Times-Bold", 9.5, 310)
    c.setFont("Times-Roman", 8)
    c.drawString(L + 5, 92, "Bank : Coral Coast Bank, Nagercoil   A/c 0041 2200 7789")
    c.drawString(L + 5, 80, "Goods once sold will not be taken back. Subject to Nagercoil jurisdiction.")
    c.drawRightString(R - 6, 98, "For " + sup["name"])
    c.drawRightString(R - 6, 48, "Authorised Signatory")
    c.drawString(L + 5, 48, "E. & O.E.")
    c.save()
    return {"data": data}


def coaltrucks(path, seed, rows):
    r = lot("coaltrucks", seed, rows)
    W, H = landscape(A4)
    c = Canvas(path, pagesize=(W, H), invariant=1)
    inter = r.random() < .5
    home = r.choice(["20", "22"])
    st = other(r, home, inter)
    d = day(r, span=600)
    no = f"{'JH' if home == '20' else 'CG'}{d:%y%m}{r.randint(1, 999):05d}"
    due = d + timedelta(days=r.choice([7, 15]))
    sup = dict(name="Damuda Washed Coal Limited" if home == "20" else "Hasdeo Mineral Beneficiation Limited", gstin=gstin(r, home))
    rec = dict(name=r.choice(["Trikuta Sponge & Power Limited", "Arunodaya Cement Works Limited", "Ketaki Captive Energy Private Limited"]),
               gstin=gstin(r, st))
    irn = "".join(r.choice("0123456789abcdef") for _ in range(64))
    data = dict(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), place_of_supply=st, supplier=sup, recipient=rec,
                irn=irn, line_items=[])
    grade = r.choice(["G11 (-)50 mm", "G9 (-)100 mm", "W-IV Washed 13-50 mm"])
    rate = r.randint(2100, 5200) * 100
    xs, out, q = [], [], 0
    for k in range(rows):
        if r.random() < .2:
            grade = r.choice(["Steam Coal G11 (-)50 mm", "Steam Coal G9 (-)100 mm", "Washed Coal W-IV 13-50 mm", "Coal Rejects (-)75 mm"])
            rate = r.randint(1500, 5200) * 100
        tare = r.randint(9500, 14900) // 10 * 10
        net = r.randint(16000, 36000) // 10 * 10
        x = dict(tv=div(net * rate, 1000), ce=net * 40)
        per_line(x, 500, inter)
        tot = x["tv"] + x["c"] + x["s"] + x["i"] + x["ce"]
        q += net
        xs.append(x)
        dd = d - timedelta(days=max(0, 6 - k * 6 // rows))
        out.append([str(k + 1), dd.strftime("%d-%m-%y"), f"{'JH' if home == '20' else 'CG'}{r.randint(1, 24):02d}{r.choice('ABCF')}{r.choice('CDKM')}{r.randint(1000, 9999)}",
                    str(r.randint(700100, 799999)), grade, "2701", f"{mil(net + tare)[:-1]}", f"{mil(tare)[:-1]}", mil(net)[:-1], inr(rate), inr(x["tv"])]
                   + ([inr(x["i"])] if inter else [inr(x["c"]), inr(x["s"])]) + [inr(x["ce"]), inr(tot)])
        t = dict(description=grade, hsn_sac="2701", quantity=mil(net)[:-1], unit="MT", unit_price=tru(rate), taxable_value=tru(x["tv"]),
                 gst_rate="5", cess_amount=tru(x["ce"]), amount=tru(tot))
        put_tax(t, x, inter)
        data["line_items"].append(t)
    cess = sum(x["ce"] for x in xs)
    tv, ct, it, ro, gt = tax(data, xs, inter, cess=cess)
    extra = 26 if inter else 0
    cols = [("Sl", 20, "r"), ("Despatch\nDate", 44, "c"), ("Truck No.", 56, "l"), ("Challan\nNo.", 38, "c"), ("Grade / Size", 82 + extra, "l"), ("HSN", 28, "c"),
            ("Gross\nMT", 33, "r"), ("Tare\nMT", 33, "r"), ("Net\nMT", 33, "r"), ("Rate\nRs./MT", 46, "r"), ("Taxable\nValue Rs.", 67, "r")]
    cols += [("IGST\n5%", 62 + 36, "r")] if inter else [("CGST\n2.5%", 62, "r"), ("SGST\n2.5%", 62, "r")]
    cols += [("Comp. Cess\n@ 400/MT", 58, "r"), ("Total\nRs.", 78, "r")]
    scale = (W - 48) / sum(k[1] for k in cols)
    cols = [(a, b * scale, e) for a, b, e in cols]
    L, R = 24, W - 24
    navy = colors.HexColor("#1f2d4d")
    g = Grid(c, L, cols, "Helvetica", "Helvetica-Bold", 7.2, rules="hor", fill=navy, ink=colors.white, line=colors.HexColor("#9aa3b5"), w=.4, pad=2.5)
    pg = [0]

    def top():
        pg[0] += 1
        c.setFillColor(navy)
        c.setFont("Helvetica-Bold", 14)
        c.drawString(L, H - 36, sup["name"])
        c.setFillColor(colors.black)
        c.setFont("Helvetica", 7.5)
        c.drawRightString(R, 16, f"{no}  -  page {pg[0]}")
        if pg[0] > 1:
            c.drawRightString(R, H - 34, f"Tax Invoice {no} dated {d:%d-%m-%Y} (continued)")
            return H - 46
        c.drawString(L, H - 47, f"Corporate Office: {TOWNS[home][0]}, {STATES[home]}     GSTIN {sup['gstin']}")
        c.setFont("Helvetica-Bold", 13)
        c.drawRightString(R, H - 36, "TAX INVOICE FOR COAL")
        c.setFont("Helvetica", 7)
        c.drawString(L, H - 60, "IRN: " + irn)
        c.line(L, H - 66, R, H - 66)
        y = H - 78
        box = [("Purchaser", rec["name"]), ("Address", f"Plot 7, Industrial Area, {TOWNS[st][1]}"), ("GSTIN", rec["gstin"]), ("Place of Supply", f"{st} - {STATES[st]}")]
        box2 = [("Invoice No.", no), ("Invoice Date", d.strftime("%d-%m-%Y")), ("Payment due by", due.strftime("%d-%m-%Y")), ("Delivery Order", do)]
        for j in range(4):
            for x, (a, b) in ((L, box[j]), (480, box2[j])):
                c.setFont("Helvetica", 8)
                c.drawString(x, y, a)
                c.setFont("Helvetica-Bold", 8)
                c.drawString(x + 76, y, b)
            y -= 12
        return y - 2

    do = f"DO/{r.randint(100, 999)}/{r.randint(1000, 9999)} for {r.choice([500, 1000, 2500])} MT by road"

    def again():
        c.showPage()
        return top()
    y = flow(g, out, top(), 34, again)
    if y < 150:
        g.close(y)
        y = again()
    gross = tv + 2 * ct + it + cess
    y = g.row(y, ["", "", "", "", "TOTAL", "", "", "", mil(q)[:-1], "", inr(tv)] + ([inr(it)] if inter else [inr(ct), inr(ct)]) + [inr(cess), inr(gross)], True)
    y -= 16
    c.setFont("Helvetica", 8.5)
    for a, b in (("Rounding", inr(ro)), ("Invoice Value (Rs.)", inr(gt))):
        c.drawRightString(R - 96, y, a)
        c.drawRightString(R - 2, y, b)
        y -= 13
        c.setFont("Helvetica-Bold", 10)
    data["amount_in_words"] = words(gt, "")
    c.setFont("Helvetica", 8.5)
    c.drawString(L, y, "In words: Rs. " + data["amount_in_words"])
    y -= 22
    for s in ("1. GST Compensation Cess is charged per tonne on the net weight recorded at the colliery weighbridge.",
              "2. Interest at 12% p.a. after the due date. Grade slippage, if any, is settled by credit note on the third party report."):
        c.setFont("Helvetica", 7)
        c.drawString(L, y, s)
        y -= 9
    c.drawRightString(R, y - 12, "Manager (Sales & Marketing)")
    c.save()
    return {"data": data}


def latex(path, seed, rows):
    r = lot("latex", seed, rows)
    W, H = A4
    c = Canvas(path, pagesize=A4, invariant=1)
    inter = r.random() < .5
    home = "32"
    st = other(r, home, inter)
    d = day(r)
    no = f"RL{r.randint(100, 9999)}"
    sup = dict(name="Meenachil Rubber Processors", gstin=gstin(r, home, "F"))
    rec = dict(name=r.choice(["Comfort Glove Industries", "Pavana Foam Mattress Co.", "Raksha Elastic Thread Ltd."]), gstin=gstin(r, st))
    data = dict(invoice_number=no, invoice_date=d.isoformat(), place_of_supply=st, supplier=sup, recipient=rec, line_items=[])
    xs, out, wsum, dsum, bsum = [], [], 0, 0, 0
    b0 = r.randint(100, 800)
    for k in range(rows):
        n = r.randint(1, 20)
        name, lo, hi, hsn = r.choice([("Cenex 60% HA", 5990, 6040, "40011010"), ("Cenex 60% LA", 5980, 6030, "40011010"), ("Skim Latex", 400, 720, "40011020"),
                                      ("Field Latex Pres.", 3200, 3790, "40011010"), ("Double Cent. 60%", 6000, 6060, "40011010")])
        wet = n * 2050 * 100 + r.randint(-200, 200) * 100
        drc = r.randint(lo, hi)
        dry = div(wet * drc, 10000 * 100) * 100
        pr = r.randint(14200, 22900)
        v = div(dry * pr, 1000)
        xs.append(dict(tv=v)); wsum += wet; dsum += dry; bsum += n
        f = lambda z: mil(z)[:-2]
        out.append([str(k + 1), f"{b0}-{b0 + n - 1}" if n > 1 else str(b0), name, hsn, str(n), f(wet), f"{drc // 100}.{drc % 100:02d}", f(dry), inr(pr), inr(v)])
        b0 += n
        data["line_items"].append(dict(description=name, hsn_sac=hsn, quantity=f(dry), unit="Kg", unit_price=tru(pr), taxable_value=tru(v), amount=tru(v)))
    tv, ct, it, ro, gt = tax(data, xs, inter, sum(x["tv"] for x in xs), 500)
    L, R = 26, W - 26
    cols = [("No", 20, "r"), ("Barrel\nNos", 48, "c"), ("Material", 92, "l"), ("HSN", 50, "c"), ("Brls", 30, "r"), ("Wet Wt\nKg", 50, "r"), ("DRC\n%", 36, "r"),
            ("Dry Wt\nKg", 50, "r"), ("Rate/Kg\nDRC", 46, "r"), ("Value\nRs.", 98, "r")]
    s = (R - L) / sum(k[1] for k in cols)
    g = Grid(c, L, [(a, b * s, e) for a, b, e in cols], "Courier", "Courier-Bold", 7.8, rules="none", lead=10, pad=2)
    pg = [0]

    def dash(y):
        c.setFont("Courier", 8)
        c.drawString(L, y, "-" * int((R - L) / 4.8))

    def top():
        pg[0] += 1
        c.setFont("Courier-Bold", 13)
        c.drawString(L, H - 44, sup["name"].upper())
        c.setFont("Courier", 8.5)
        c.drawString(L, H - 56, "Pala Road, Kottayam 686 575, Kerala (State code 32)")
        c.drawString(L, H - 67, f"GSTIN {sup['gstin']}    Rubber Board Lic. P/{lic}")
        c.setFont("Courier-Bold", 10)
        c.drawRightString(R, H - 44, "TAX INVOICE")
        c.setFont("Courier", 8.5)
        c.drawRightString(R, H - 56, f"No. {no}")
        c.drawRightString(R, H - 67, f"Date {d:%d/%m/%Y}")
        c.drawRightString(R, H - 78, f"Page {pg[0]}")
        dash(H - 88)
        c.setFont("Courier", 8.5)
        c.drawString(L, H - 98, f"Buyer   : {rec['name']}")
        c.drawString(L, H - 109, f"          {TOWNS[st][0]}, {STATES[st]}")
        c.drawString(L, H - 120, f"GSTIN   : {rec['gstin']}")
        c.drawString(320, H - 109, f"Place of supply : {st} {STATES[st]}")
        c.drawString(320, H - 120, f"Tanker/Lorry    : KL05{lic % 90 + 10}{lic}")
        dash(H - 129)
        y = H - 127
        return y

    lic = r.randint(1000, 9999)
    oldhead = g.head

    def head(y):
        y = oldhead(y)
        dash(y - 4)
        return y - 8
    g.head = head

    def again():
        c.showPage()
        return top()
    y = flow(g, out, top(), 70, again, lambda i, t: ["", "", t, "", "", "", "", "", "", inr(sum(x["tv"] for x in xs[:i]))])
    if y < 210:
        y = again()
    dash(y - 8)
    y = g.row(y - 12, ["", "", "TOTAL", "", str(bsum), mil(wsum)[:-2], "", mil(dsum)[:-2], "", inr(tv)], True)
    dash(y - 4)
    y -= 18
    for a, b in [("Assessable value", tv)] + ([("IGST 5.00%", it)] if inter else [("CGST 2.50%", ct), ("SGST 2.50%", ct)]) + [("Rounded off", ro), ("NET AMOUNT PAYABLE", gt)]:
        c.setFont("Courier-Bold" if a[:3] == "NET" else "Courier", 9)
        c.drawString(300, y, a)
        c.drawRightString(R - 2, y, inr(b))
        y -= 12
    dash(y + 2)
    data["amount_in_words"] = words(gt, "Rupees ").upper()
    y = para(c, L, y - 10, "(" + data["amount_in_words"] + ")", "Courier", 8.5, R - L)
    c.setFont("Courier", 8)
    c.drawString(L, y - 14, "DRC as per our laboratory report; buyer's test within 3 days of receipt. Barrels returnable.")
    c.drawRightString(R, y - 50, "For " + sup["name"])
    c.save()
    return {"data": data}


LAYOUTS = {"fishnets": fishnets, "coaltrucks": coaltrucks, "latex": latex}
