# SPDX-License-Identifier: AGPL-3.0-or-later
"""Crane hire (Word letter), interior running bill (Excel), school uniforms (Excel)."""
from datetime import timedelta

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import KeepTogether, Spacer, Table

import stranger_mooring_kit as kit
from stranger_mooring_kit import inr, par, pl, put, scaled

RIGS = [("14 MT Hydra pick and carry crane", 1250), ("23 MT hydra crane", 1650), ("50 MT telescopic crane", 4200),
        ("80 MT crawler crane", 6800), ("10 MT forklift", 1100), ("40 ft trailer", 1450),
        ("100 MT all terrain crane with 12 MT counterweight", 9500)]
JOBS = ["shifting of precast slabs at block {b}", "erection of girder at grid {b}", "unloading of machinery at gate {b}",
        "loading of pipes in yard {b}", "DG set placing, utility bay {b}", "column erection, bay {b}"]


def crane(path, seed, rows):
    r = kit.rng("crane", seed, rows)
    sup, rec, intra = kit.parties(r, "BALBHADRA CRANE SERVICE")
    d = kit.a_date(r)
    no = f"BCS/{r.randint(11, 999):03d}/{kit.fy(d)}"
    day = d - timedelta(days=rows // 2 + 6)
    body, lines, taxable, mins = [], [], 0, 0
    for n in range(rows):
        rig, hr = r.choice(RIGS)
        desc = rig + " - " + r.choice(JOBS).format(b=r.choice(["A", "B", "C", "2", "7"]))
        a = r.choice([420, 450, 480, 495, 540, 570, 600])
        m = r.choice([240, 270, 300, 360, 390, 480, 510, 570])
        q = kit.div(m * 100, 60)
        rate = hr * 100 + r.choice([0, 5000, 10000])
        val = kit.div(q * rate, 100)
        day += timedelta(days=r.choice([0, 0, 1]))
        clock = lambda t: f"{t // 60:02d}:{t % 60:02d}"
        body.append([str(n + 1), kit.dmy(day, "."), par(desc, "Times-Roman", 9.5), "997319", clock(a), clock(a + m),
                     scaled(q, 2), inr(rate), inr(val)])
        lines.append({"description": desc, "hsn_sac": "997319", "quantity": scaled(q, 2), "unit_price": pl(rate), "amount": pl(val)})
        taxable += val
        mins += q
    c, s, i = kit.tax(taxable, 1800, intra)
    grand = taxable + c + s + i
    wrd = kit.words(grand, "Rupees {r}{p} only", " and Paise {}")
    tx = [("CGST @ 9 %", c), ("SGST @ 9 %", s)] if intra else [("IGST @ 18 %", i)]
    W = [24, 54, 158, 44, 36, 36, 38, 58, 75]

    def story():
        T = "Times-Roman"
        top = [par("<u>TAX INVOICE</u>", "Times-Bold", 13, 1), Spacer(1, 8)]
        left = par(f"To,\n<b>M/s. {rec['name']}</b>\n" +
                   f"{rec['street']},\n{rec['city']}, {rec['state']}.\nGSTIN : {rec['gstin']}", T, 10.5)
        right = par(f"Invoice No. : <b>{no}</b>\nDate : <b>{kit.dmy(d, '.')}</b>\n"
                    f"Place of Supply : {rec['state']} ({rec['code']})", T, 10.5)
        top += [Table([[left, right]], [320, 203], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]),
                Spacer(1, 6), par(f"Sub : Hire charges of crane / equipment with operator as per your W.O. No. WO/{rec['name'][:3].upper()}/"
                                  f"{no.split('/')[1]} and signed log sheets.", T, 10.5), Spacer(1, 6)]
        head = [["Sr\nNo", "Date", "Particulars", "SAC", "Time", "", "Hours", "Rate per\nHour", "Amount\nRs."],
                ["", "", "", "", "From", "To", "", "", ""]]
        sums = [["", "", "Total", "", "", "", scaled(mins, 2), "", inr(taxable)]]
        sums += [["", "", a, "", "", "", "", "", inr(v)] for a, v in tx] + [["", "", "GRAND TOTAL", "", "", "", "", "", inr(grand)]]
        t = Table(head + body + sums, W, repeatRows=2)
        st = [("FONT", (0, 0), (-1, -1), T, 9.5), ("FONT", (0, 0), (-1, 1), "Times-Bold", 9.5), ("GRID", (0, 0), (-1, -1), 0.5, colors.black),
              ("ALIGN", (0, 0), (-1, 1), "CENTER"), ("VALIGN", (0, 0), (-1, 1), "MIDDLE"), ("VALIGN", (0, 2), (-1, -1), "TOP"),
              ("ALIGN", (3, 2), (5, -1), "CENTER"), ("ALIGN", (6, 2), (-1, -1), "RIGHT"), ("SPAN", (4, 0), (5, 0)),
              ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 2),
              ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("FONT", (0, -len(sums)), (-1, -1), "Times-Bold", 9.5)]
        st += [("SPAN", (k, 0), (k, 1)) for k in (0, 1, 2, 3, 6, 7, 8)]
        st += [("SPAN", (2, -k), (5, -k)) for k in range(1, len(sums) + 1)]
        st += [("ALIGN", (2, -len(sums)), (5, -1), "RIGHT"), ("NOSPLIT", (0, -len(sums) - 1), (-1, -1))]
        t.setStyle(st)
        end = KeepTogether([Spacer(1, 8), par(f"Amount in words : <b>{wrd}.</b>", T, 10.5), Spacer(1, 6),
                            par("Diesel, operator and helper are in our scope. Idle hours after reporting are charged as per W.O.", T, 9.5),
                            Spacer(1, 16), par(f"For {sup['name']}\n\n\nProprietor", "Times-Bold", 10.5, 2)])
        return top + [t, end]

    def page(cv, n, of):
        w, h = A4
        if n == 1:
            cv.setFillColor(colors.HexColor("#b34700"))
            put(cv, w / 2, h - 50, sup["name"], "Times-Bold", 24, "c")
            cv.setFillColor(colors.black)
            put(cv, w / 2, h - 66, "Hydra, Telescopic & Crawler Cranes, Forklifts and Trailers on Hire", "Times-Italic", 11, "c")
            put(cv, w / 2, h - 80, f"{sup['street']}, {sup['city']}, {sup['state']}. Mob : {sup['phone']}", "Times-Roman", 10, "c")
            put(cv, w / 2, h - 94, f"GSTIN : {sup['gstin']}", "Times-Bold", 11, "c")
            cv.setLineWidth(1.5)
            cv.line(36, h - 100, w - 36, h - 100)
        put(cv, w / 2, 24, f"-- {n} of {of} --", "Times-Roman", 9, "c")

    kit.build(path, A4, (36, 36, 108, 44), story, page)
    return kit.truth(no, d, sup, rec, lines, taxable, c, s, i, intra, grand, place_of_supply=rec["code"], amount_in_words=wrd + ".")


WORKS = [("Providing and fixing gypsum board false ceiling with GI framing, complete with taping and jointing", "Sqm", 980),
         ("12 mm toughened glass partition with patch fittings", "Sqm", 4650), ("Vitrified tile flooring 600 x 600 mm, double charged, laid in CM 1:4", "Sqm", 1380),
         ("Modular workstation 1200 x 600 mm with 18 mm prelam top", "Nos", 14800), ("Acrylic emulsion paint, two coats over putty", "Sqm", 265),
         ("Flush door 35 mm with laminate both sides and hardware", "Nos", 11900), ("POP cornice 100 mm", "Rmt", 185),
         ("Skirting in granite 100 mm high", "Rmt", 420), ("LED panel light 2 x 2, 36 W, supplied and fixed", "Nos", 2150),
         ("Carpet tile 6 mm loop pile with adhesive", "Sqm", 1290), ("Storage unit full height in 18 mm BWP ply with laminate finish, soft close hinges", "Sqm", 8900),
         ("Roller blinds, blackout fabric", "Sqm", 1150), ("Demolition of existing brick partition and carting away of debris", "Cum", 1700)]
AREAS = ["Reception", "Board Room", "Cabin 1", "Cabin 2", "Work Hall", "Pantry", "Server Room", "Lobby", "Record Room"]


def runningbill(path, seed, rows):
    r = kit.rng("runningbill", seed, rows)
    sup, rec, intra = kit.parties(r, "Vastukriti Interiors & Fitouts")
    d = kit.a_date(r)
    ra = r.randint(2, 7)
    no = f"VIF/RA-{ra:02d}/{r.randint(20, 480)}"
    body, lines, T = [], [], [0, 0, 0]
    for n in range(rows):
        w, unit, kr = r.choice(WORKS)
        desc = f"{w} - {r.choice(AREAS)}"
        rate = kr * 100 + r.randint(0, 20) * 500
        if unit == "Nos":
            prev, this = r.randint(0, 20) * 100, r.randint(1, 24) * 100
        else:
            prev, this = r.choice([0, r.randint(500, 18000)]), r.randint(350, 16000)
        am = [kit.div(x * rate, 100) for x in (prev, this)]
        am = [am[0] + am[1], am[0], am[1]]
        T = [x + y for x, y in zip(T, am)]
        body.append([f"{n // 9 + 1}.{n % 9 + 1:02d}", desc, "995477", unit, inr(rate), scaled(prev + this, 2),
                     scaled(prev, 2), scaled(this, 2)] + [inr(x) for x in am])
        lines.append({"description": desc, "hsn_sac": "995477", "quantity": scaled(this, 2), "unit": unit, "unit_price": pl(rate), "amount": pl(am[2])})
    taxable = T[2]
    c, s, i = kit.tax(taxable, 1800, intra)
    ro, grand = kit.roundoff(taxable + c + s + i)
    ret = kit.div(taxable * 5, 100)
    wrd = kit.words(grand, "Rupees {r}{p} Only")
    F, B = "DVC", "DVCB"
    W = [30, 190, 40, 28, 54, 50, 50, 50, 84, 84, 84]
    grey, yel = colors.HexColor("#d9d9d9"), colors.HexColor("#fff2cc")

    def story():
        info = [[f"{sup['name']}", "", "RUNNING ACCOUNT BILL / TAX INVOICE", ""],
                [f"{sup['street']}, {sup['city']}, {sup['state']}", "", "Invoice No", no],
                [f"GSTIN: {sup['gstin']}", "", "Invoice Date", kit.dmy(d, "-")],
                ["Client", rec["name"], "R.A. Bill No", f"{ra:02d} (Previous: {ra - 1:02d})"],
                ["Client GSTIN", rec["gstin"], "Place of Supply", f"{rec['code']} - {rec['state']}"],
                ["Site", f"{rec['street']}, {rec['city']}", "Work Order", f"WO-1{no[-2:].strip('/')}7 / {d.year}"]]
        a = Table(info, [70, 350, 90, 234], style=[
            ("FONT", (0, 0), (-1, -1), F, 8), ("FONT", (0, 0), (-1, 0), B, 11), ("GRID", (0, 0), (-1, -1), 0.5, colors.black),
            ("SPAN", (0, 0), (1, 0)), ("SPAN", (2, 0), (3, 0)), ("SPAN", (0, 1), (1, 1)), ("SPAN", (0, 2), (1, 2)),
            ("ALIGN", (2, 0), (3, 0), "CENTER"), ("BACKGROUND", (2, 0), (3, 0), yel), ("FONT", (1, 3), (1, 4), B, 8), ("FONT", (3, 1), (3, 4), B, 8),
            ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")])
        head = [["BOQ\nItem", "Description of Work", "SAC", "Unit", "Rate\n(Rs.)", "Quantity Executed", "", "", "Amount (Rs.)", "", ""],
                ["", "", "", "", "", "Up to\nDate", "Upto Prev.\nBill", "This\nBill", "Up to\nDate", "Upto Prev.\nBill", "This\nBill"]]
        rowsx = [[par(x, F, 7.5) if k == 1 else x for k, x in enumerate(b)] for b in body]
        tot = ["", "TOTAL", "", "", "", "", "", ""] + [inr(x) for x in T]
        t = Table(head + rowsx + [tot], W, repeatRows=2)
        st = [("FONT", (0, 0), (-1, -1), F, 7.5), ("FONT", (0, 0), (-1, 1), B, 7.5), ("FONT", (0, -1), (-1, -1), B, 7.5),
              ("GRID", (0, 0), (-1, -1), 0.5, colors.black), ("BACKGROUND", (0, 0), (-1, 1), grey), ("ALIGN", (0, 0), (-1, 1), "CENTER"),
              ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("ALIGN", (4, 2), (-1, -1), "RIGHT"), ("ALIGN", (2, 2), (3, -1), "CENTER"),
              ("SPAN", (5, 0), (7, 0)), ("SPAN", (8, 0), (10, 0)), ("BACKGROUND", (10, 2), (10, -1), yel), ("BACKGROUND", (7, 2), (7, -1), yel),
              ("LEFTPADDING", (0, 0), (-1, -1), 2.5), ("RIGHTPADDING", (0, 0), (-1, -1), 2.5), ("TOPPADDING", (0, 0), (-1, -1), 1.5),
              ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]
        st += [("SPAN", (k, 0), (k, 1)) for k in range(5)]
        t.setStyle(st)
        tx = [["CGST @ 9%", inr(c)], ["SGST @ 9%", inr(s)]] if intra else [["IGST @ 18%", inr(i)]]
        fo = [["Taxable value of this bill", inr(taxable)]] + tx + [["Rounding", inr(ro)], ["Total Invoice Value", inr(grand)],
              ["Less: Retention 5% of taxable value", inr(-ret)], ["Net payable now", inr(grand - ret)]]
        k = len(tx) + 2
        f = Table(fo, [200, 100], style=[("FONT", (0, 0), (-1, -1), F, 8), ("GRID", (0, 0), (-1, -1), 0.5, colors.black),
                  ("ALIGN", (1, 0), (1, -1), "RIGHT"), ("FONT", (0, k), (-1, k), B, 8.5), ("BACKGROUND", (0, k), (-1, k), yel),
                  ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
        left = [par("Total Invoice Value in words:", F, 8), par(wrd, B, 8), Spacer(1, 26), par(f"For {sup['name']}\n(Authorised Signatory)", F, 8)]
        low = Table([[left, f]], [444, 300], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)])
        return [a, Spacer(1, 6), t, Spacer(1, 6), KeepTogether([low])]

    def page(cv, n, of):
        put(cv, landscape(A4)[0] - 49, 18, f"Page {n}", F, 7, "r")

    kit.build(path, landscape(A4), (49, 49, 30, 30), story, page)
    return kit.truth(no, d, sup, rec, lines, taxable, c, s, i, intra, grand, round_off=pl(ro), place_of_supply=rec["code"], amount_in_words=wrd)


KIT = [("Shirt Half Sleeve White", "62052090", 285), ("Shirt Full Sleeve Sky Blue", "62052090", 325), ("Trouser Navy", "62034290", 410),
       ("Half Pant Grey", "62034290", 260), ("Skirt Pleated Navy Check", "62045290", 375), ("Tunic Maroon", "62044290", 460),
       ("Track Suit Royal Blue with White Piping", "61121200", 690), ("Sports T-Shirt House Red", "61091000", 215),
       ("Sports T-Shirt House Green", "61091000", 215), ("Blazer Bottle Green", "62033300", 985), ("Pullover V Neck Maroon", "61101100", 540),
       ("Pinafore Junior Checks", "62044290", 340), ("Salwar Navy", "62046290", 280)]


def uniform(path, seed, rows):
    r = kit.rng("uniform", seed, rows)
    sup, rec, intra = kit.parties(r, "Vidyavastra Garments", clients=[
        "Shanti Kunj Public School", "Little Banyan Academy", "St. Ignatia Convent School", "Gurushala International School"])
    d = kit.a_date(r)
    no = f"{r.randint(1, 900)}"
    sizes = list(range(22, 42, 2))
    body, lines, taxable, pcs = [], [], 0, 0
    for n in range(rows):
        desc, hsn, kr = r.choice(KIT)
        lo = r.randint(0, 4)
        hi = r.randint(lo + 2, 10)
        q = [r.choice([0, 6, 10, 12, 15, 18, 20, 24, 30, 8]) if lo <= k < hi else 0 for k in range(10)]
        q[lo] = q[lo] or 5
        rate = kr * 100 + r.choice([0, 0, 500, 1050])
        val = sum(q) * rate
        taxable += val
        pcs += sum(q)
        body.append([str(n + 1), desc, hsn] + [str(x) if x else "" for x in q] + [str(sum(q)), inr(rate), inr(val)])
        lines.append({"description": desc, "hsn_sac": hsn, "quantity": str(sum(q)), "unit_price": pl(rate), "amount": pl(val)})
    c, s, i = kit.tax(taxable, 500, intra)
    ro, grand = kit.roundoff(taxable + c + s + i)
    wrd = kit.words(grand, "Rs. {r}{p} only")
    w, h = A4
    cv = Canvas(path, pagesize=A4, invariant=1)
    W = [22, 104, 46] + [20.5] * 10 + [32, 46, 72]
    X = [34]
    for v in W:
        X.append(X[-1] + v)
    F, B = "Helvetica", "Helvetica-Bold"
    cv.setLineWidth(0.5)
    green = colors.HexColor("#c6e0b4")

    def boxes(y, hh, edges, fill=None):
        for a, b in zip(edges, edges[1:]):
            if fill:
                cv.setFillColor(fill)
            cv.rect(a, y - hh, b - a, hh, fill=1 if fill else 0)
        cv.setFillColor(colors.black)

    def heading(y):
        boxes(y, 26, X[:4] + X[13:], green)
        cv.setFillColor(green)
        cv.rect(X[3], y - 13, X[13] - X[3], 13, fill=1)
        cv.setFillColor(colors.black)
        boxes(y - 13, 13, X[3:14], green)
        put(cv, (X[3] + X[13]) / 2, y - 10, "Size-wise Qty", B, 7.5, "c")
        for k, z in enumerate(sizes):
            put(cv, (X[3 + k] + X[4 + k]) / 2, y - 22, str(z), B, 7.5, "c")
        for k, t in ((0, "S.N."), (1, "Item"), (2, "HSN"), (13, "Total|Pcs"), (14, "Rate"), (15, "Amount")):
            tt = t.split("|")
            for j, u in enumerate(tt):
                put(cv, (X[k] + X[k + 1]) / 2, y - (16 if len(tt) == 1 else 11 + 10 * j), u, B, 7.5, "c")
        return y - 26

    y = h - 36
    for t, f, z, hh in (("TAX INVOICE", B, 11, 17), (sup["name"], B, 16, 24),
                        (f"{sup['street']}, {sup['city']} ({sup['state']})  Ph. {sup['phone']}", F, 8.5, 14),
                        (f"GSTIN {sup['gstin']}", B, 9, 14)):
        boxes(y, hh, [X[0], X[-1]])
        put(cv, w / 2, y - hh + hh * 0.3, t, f, z, "c")
        y -= hh
    boxes(y, 58, [X[0], X[7], X[-1]])
    for k, (t, f) in enumerate((("Buyer:", F), (rec["name"], B), (f"{rec['street']}, {rec['city']}", F), ("GSTIN " + rec["gstin"], B))):
        put(cv, X[0] + 4, y - 12 - 13 * k, t, f, 8)
    for k, (a, b) in enumerate((("Bill No", no), ("Bill Date", kit.dmy(d)), ("State of Supply", f"{rec['state']} / {rec['code']}"),
                                ("Despatch", "By tempo, freight paid"))):
        put(cv, X[7] + 4, y - 12 - 13 * k, a, F, 8)
        put(cv, X[7] + 80, y - 12 - 13 * k, b, B, 8)
    y = heading(y - 58)
    for row in body:
        dl = kit.split(row[1], F, 7.5, W[1] - 6)
        hh = 14 if len(dl) == 1 else 24
        if y - hh < 36:
            cv.showPage()
            cv.setLineWidth(0.5)
            y = heading(h - 40)
        boxes(y, hh, X)
        for k, t in enumerate(row):
            by = y - hh / 2 - 2.6
            if k == 1:
                for j, u in enumerate(dl):
                    put(cv, X[1] + 3, by + (len(dl) - 1) * 4.7 - 9.4 * j, u, F, 7.5)
            elif k >= 14:
                put(cv, X[k + 1] - 3, by, t, F, 7.5, "r")
            else:
                put(cv, (X[k] + X[k + 1]) / 2, by, t, F, 7.5 if k != 2 else 7, "c")
        y -= hh
    if y - 170 < 30:
        cv.showPage()
        cv.setLineWidth(0.5)
        y = h - 40
    E = [X[0], X[13], X[14], X[15], X[16]]
    boxes(y, 15, E, green)
    put(cv, X[13] - 5, y - 11, "Total", B, 8, "r")
    put(cv, (X[13] + X[14]) / 2, y - 11, str(pcs), B, 8, "c")
    put(cv, X[16] - 3, y - 11, inr(taxable), B, 8, "r")
    y -= 15
    tx = [("CGST 2.5%", c), ("SGST 2.5%", s)] if intra else [("IGST 5%", i)]
    for a, v in tx + [("R/Off", ro), ("NET AMOUNT", grand)]:
        boxes(y, 14, [X[0], X[15], X[16]])
        put(cv, X[15] - 5, y - 10, a, B if a[0] == "N" else F, 8, "r")
        put(cv, X[16] - 3, y - 10, inr(v), B if a[0] == "N" else F, 8, "r")
        y -= 14
    wl = kit.split(wrd, B, 8, 515)
    boxes(y, 8 + 11 * len(wl), [X[0], X[-1]])
    for k, t in enumerate(wl):
        put(cv, X[0] + 4, y - 12 - 11 * k, t, B, 8)
    y -= 8 + 11 * len(wl)
    boxes(y, 52, [X[0], X[8], X[-1]])
    put(cv, X[0] + 4, y - 12, "Alteration within 7 days. Set not to be broken.", F, 7.5)
    put(cv, X[0] + 4, y - 24, "E. & O.E.", F, 7.5)
    put(cv, X[-1] - 6, y - 12, "For " + sup["name"], B, 8, "r")
    put(cv, X[-1] - 6, y - 46, "Auth. Sign.", F, 7.5, "r")
    cv.save()
    return kit.truth(no, d, sup, rec, lines, taxable, c, s, i, intra, grand, round_off=pl(ro), place_of_supply=rec["code"], amount_in_words=wrd)


LAYOUTS = {"crane": crane, "runningbill": runningbill, "uniform": uniform}
