# SPDX-License-Identifier: AGPL-3.0-or-later
"""Borewell by feet (web app), diamonds by carats, security guards by man-days."""
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table

from stranger_smithy_kit import *


def borewell(path, seed, rows):
    """A web billing app as small contractors use it: label over value, spanning CGST/SGST heads over % and Amt, unit beneath the quantity."""
    k = deal("borewell", seed, rows, ["29", "33", "36"], ["Gangotri Borewells", "Jaladhara Rig Services", "Sri Murugan Rigs"],
            PEOPLE + ["Orchid Valley Developers", "Ashtavinayak Constructions"], pin=" ", state=True)
    r, biz = k.r, k.rec.name not in PEOPLE
    p = Pen(path)
    g1, g2 = colors.Color(.45, .45, .48), colors.Color(.85, .85, .87)
    no, due = f"INV-{r.randint(1, 999):06d}", k.date + dt.timedelta(days=r.choice([0, 7]))
    R = [40, 200, 262, 312] + ([396, 470] if k.inter else [352, 402, 438, 490])

    def heads(y):
        p.hl(40, 555, y, .8, g1)
        for x, s, a in [(40, "Item & Description", "l"), (200, "HSN/SAC", "l"), (300, "Qty", "r"), (350, "Rate",
                "r")] + ([(410, "IGST", "c")] if k.inter else [(387, "CGST", "c"), (455, "SGST", "c")]):
            p.t(x, y + 13, s, HB, 8, a)
        for x, s in ((382, "%"), (448, "Amt")) if k.inter else ((372, "%"), (416, "Amt"), (440, "%"), (484, "Amt")):
            p.t(x, y + 24, s, H, 7.5, "r", g1)
        p.t(555, y + 13, "Amount", HB, 8, "r")
        p.hl(40, 555, y + 29, .8, g1)
        return y + 30
    p.t(40, 60, "TAX INVOICE", H, 22, col=colors.Color(.1, .45, .7))
    p.t(555, 48, k.sup.name, HB, 11, "r")
    y = p.many(555, 61, pack(k.sup.parts[:-1] + [k.sup.parts[-1]], H, 8.5, 220) + ["India", k.sup.phone, "GSTIN " + k.sup.gstin], H, 8.5, 11, "r", g1)
    y = max(y, 110) + 8
    for x, a, b in ((40, "Invoice#", no), (150, "Invoice Date", f"{k.date:%d %b %Y}"), (260, "Terms", "Due on Receipt" if due == k.date else "Net 7"),
            (350, "Due Date", f"{due:%d %b %Y}"), (440, "Place Of Supply", f"{k.rec.state} ({k.rec.code})")):
        p.t(x, y, a, H, 8, col=g1)
        p.t(x, y + 13, b, HB, 9)
    y += 38
    p.t(40, y, "Bill To", H, 8, col=g1)
    y = p.many(40, y + 13, [k.rec.name], HB, 10, 12)
    y = p.many(40, y, pack(k.rec.parts, H, 9, 240) + ([f"GSTIN {k.rec.gstin}"] if biz else []), H, 9, 12)
    y = heads(y + 12)
    works = [("Drilling {} inch bore", "0 to 300 ft", 70, 110, 300), ("Drilling {} inch bore", "300 to 600 ft", 95, 140, 300),
            ("Drilling {} inch bore", "600 to 800 ft", 130, 190, 200), ("PVC casing pipe 7 inch", "6 kg/cm2, with collar", 340, 470, 60),
            ("Flushing and yield test", "", 18, 32, 900)]
    items, S = [], [D(0)] * 4
    for i in range(rows):
        a, b, lo, hi, mx = works[i % 5] if i < 5 else r.choice(works)
        a = a.format(r.choice(["6.5", "5"]))
        q, rate = D(r.randint(40, mx * 2)) / 2, D(r.randint(lo, hi))
        v = q2(q * rate)
        c, s, ig = split_tax(v, 18, k.inter)
        if y + 34 > 790:
            p.page()
            y = 40
        p.t(40, y + 13, a, H, 9)
        if b:
            p.t(40, y + 24, b, H, 8, col=g1)
        for x, t_, al in [(200, "995434", "l"), (300, f"{q:.2f}", "r"), (350, s2(rate), "r")] + ([(382, "18%", "r"),
                (448, inr(ig), "r")] if k.inter else [(372, "9%", "r"), (416, inr(c), "r"), (440, "9%", "r"), (484, inr(s), "r")]) + [(555, inr(v), "r")]:
            p.t(x, y + 13, t_, H, 8.5, al)
        p.t(300, y + 24, "ft", H, 8, "r", g1)
        y += 32
        p.hl(40, 555, y, .4, g2)
        items.append({"description": (a + " " + b).strip(), "hsn_sac": "995434", "quantity": f"{q:.2f}", "unit": "ft", "unit_price": s2(rate), "gst_rate": "18",
                **({"igst_amount": s2(ig)} if k.inter else {"cgst_amount": s2(c), "sgst_amount": s2(s)}), "amount": s2(v)})
        S = [m + n for m, n in zip(S, (v, c, s, ig))]
    gt, ro = round_off(sum(S))
    if y > 640:
        p.page()
        y = 30
    y += 20
    p.t(40, y, "Total In Words", H, 8, col=g1)
    p.many(40, y + 13, wrap("Indian Rupee " + rupees(gt), HB, 9, 270), HB, 9)
    p.t(40, y + 50, "Notes", H, 8, col=g1)
    p.t(40, y + 62, "Yield of water is not guaranteed by the rig owner.", H, 8.5)
    for a, b in [("Sub Total", S[0])] + ([("IGST18 (18%)", S[3])] if k.inter else [("CGST9 (9%)", S[1]), ("SGST9 (9%)", S[2])]) + ([("Rounding",
            ro)] if ro else []):
        p.t(460, y, a, H, 9, "r")
        p.t(555, y, inr(b), H, 9, "r")
        y += 16
    p.box(340, y - 8, 221, 22, colors.Color(.95, .95, .96), None)
    p.t(460, y + 6, "Total", HB, 10, "r")
    p.t(555, y + 6, "\u20b9" + inr(gt), BOLD, 9, "r")
    p.hl(420, 555, y + 80, .5, g1)
    p.t(555, y + 92, "Authorized Signature", H, 8, "r", g1)
    p.save()
    return {"data": {"invoice_number": no, "invoice_date": k.date.isoformat(), "due_date": due.isoformat(), "place_of_supply": k.rec.code,
            "supplier": who(k.sup), "recipient": who(k.rec, biz), "line_items": items,
                     **totals(*S, k.inter, **({"round_off": s2(ro)} if ro else {})), "grand_total": s2(gt)}}


def diamond(path, seed, rows):
    """A Surat or Mumbai diamond merchant's sober Times bill: carats with two decimals, GST 1.5%, declaration; rows drawn from the right."""
    k = deal("diamond", seed, rows, ["24", "27"], ["Hirvani Gems", "Kesariya Diam LLP", "Parasmani Exports Pvt. Ltd."],
            ["Vaibhav Exim", "Navkiran Jewels", "Solitaire House LLP", "Aadya Jewelcraft Pvt. Ltd."], state=True)
    r = k.r
    p = Pen(path)
    no, days = f"{r.randint(1, 420)}/{k.fy}", r.choice([30, 60, 90])
    due = k.date + dt.timedelta(days=days)

    def top(first):
        p.t(540, 60, f"No. {no}", TB, 11, "r")
        p.t(540, 75, f"Date: {k.date.day} {k.date:%B %Y}", T, 11, "r")
        p.t(56, 60, k.sup.name, TB, 22)
        p.t(56, 75, "Importers, Exporters & Dealers in Cut & Polished Diamonds", TI, 10)
        if not first:
            return heads(105)
        y = p.many(56, 90, pack(k.sup.parts, T, 10, 330), T, 10, 12)
        p.t(56, y, f"GSTIN: {k.sup.gstin}", T, 10)
        p.hl(56, 540, y + 10, .5)
        p.hl(56, 540, y + 12.5, 1.5)
        p.t(298, y + 32, "TAX INVOICE (LOCAL SALE)", TB, 12, "c")
        p.t(56, y + 56, "Sold to Messrs.", TI, 10)
        z = p.many(135, y + 56, [k.rec.name] + pack(k.rec.parts, T, 11, 300) + [f"GST No. {k.rec.gstin}"], T, 11, 13.5)
        p.t(56, z + 6, f"Terms: {days} days, payable on or before {due.day} {due:%B %Y}.  "
            f"Place of supply: {k.rec.state}, Code {k.rec.code}.  Goods: HSN 7102 39 10.", T, 10)
        return heads(z + 22)

    def heads(y):
        p.hl(56, 540, y, .5)
        for x, s, a in ((540, "Amount Rs.", "r"), (440, "Rate Rs. / Ct.", "r"), (352, "Carats", "r"), (290, "Pcs.", "r"), (56, "Particulars", "l")):
            p.t(x, y + 14, s, TB, 10.5, a)
        p.hl(56, 540, y + 20, .5)
        return y + 36
    y, items, tot, ct, pc = top(True), [], D(0), D(0), 0
    for i in range(rows):
        if y > 750:
            p.hl(56, 540, y - 6, .5)
            p.t(540, y + 10, "carried to next sheet", TI, 9, "r")
            p.page()
            y = top(False)
        q, rate, n = D(r.randint(35, 2600)) / 100, D(r.randint(90, 780) * 100), r.randint(2, 640)
        a = q2(q * rate)
        d = f"CPD {r.choice(['Round', 'Princess', 'Marquise', 'Pear', 'Baguette'])} "
        d += f"{r.choice(['+2-6.5', '-2', '+11', '0.18-0.22', '+6.5-11'])} {r.choice(['VVS', 'VS', 'SI1', 'SI2'])}/{r.choice(['DEF', 'GH', 'IJ', 'TLB'])}"
        for x, s, al in ((540, inr(a), "r"), (440, inr(rate, 0), "r"), (352, f"{q:.2f}", "r"), (290, n, "r"), (56, d, "l")):
            p.t(x, y, s, T, 11, al)
        y += 17
        items.append({"description": d, "quantity": f"{q:.2f}", "unit_price": f"{rate:.0f}", "amount": s2(a)})
        tot, ct, pc = tot + a, ct + q, pc + n
    if y > 560:
        p.page()
        y = top(False)
    p.hl(56, 540, y - 8, .5)
    for x, s in ((540, inr(tot)), (352, f"{ct:.2f}"), (290, pc)):
        p.t(x, y + 6, s, TB, 11, "r")
    y += 14
    p.hl(56, 540, y, .5)
    c, s, ig = split_tax(tot, "1.5", k.inter)
    gt, ro = round_off(tot + c + s + ig)
    for a, b in ([("IGST 1.5%", ig)] if k.inter else [("CGST 0.75%", c), ("SGST 0.75%", s)]) + ([("Rounded off", ro)] if ro else []):
        y += 15
        p.t(540, y, inr(b), T, 11, "r")
        p.t(440, y, a, T, 11, "r")
    p.hl(352, 540, y + 6, .5)
    p.t(540, y + 21, inr(gt), TB, 12, "r")
    p.t(440, y + 21, "Total Rs.", TB, 12, "r")
    p.hl(352, 540, y + 27, 1.5)
    y = p.many(56, y + 44, wrap("Rupees " + rupees(gt), TI, 11, 484), TI, 11)
    txt = ("The diamonds herein invoiced have been purchased from legitimate sources not involved in funding conflict and in compliance "
           "with United Nations resolutions. The seller hereby "
           "guarantees that these diamonds are conflict free, based on personal knowledge and/or written "
           "guarantees provided by the supplier of these diamonds.")
    y = p.many(56, y + 10, wrap(txt, T, 8.5, 484), T, 8.5, 10)
    p.t(540, y + 20, f"For {k.sup.name}", TB, 10, "r")
    p.t(540, y + 62, "Partner / Director", T, 10, "r")
    p.save()
    return {"data": {"invoice_number": no, "invoice_date": k.date.isoformat(), "due_date": due.isoformat(), "place_of_supply": k.rec.code,
            "supplier": who(k.sup), "recipient": who(k.rec), "line_items": items,
                     **totals(tot, c, s, ig, k.inter, **({"round_off": s2(ro)} if ro else {})), "grand_total": s2(gt)}}


def security(path, seed, rows):
    """A guard agency's letter bill (platypus): reference lines and a sentence, man-days by post, service charge before tax."""
    k = deal("security", seed, rows, ["07", "06", "36"], ["Chowkas Security & Allied Services", "Trinetra Guarding Pvt Ltd", "Ex-Servicemen Vigil Force"],
            pin="-")
    r = k.r
    no = f"{''.join(w[0] for w in k.sup.name.split() if w[0].isalpha())}/{k.date:%b}/{k.date.year}/{r.randint(11, 199)}"
    n, b = ParagraphStyle("n", fontName=T, fontSize=10.5, leading=13.5), ParagraphStyle("b", fontName=TB, fontSize=10.5, leading=13.5)
    cen, P = ParagraphStyle("c", parent=b, fontSize=12, alignment=1), Paragraph
    month = (k.date.replace(day=1) - dt.timedelta(days=1))
    esc = lambda s: s.replace("&", "&amp;")
    posts = ["Security Guard (Unarmed)", "Security Supervisor", "Gunman", "Lady Guard", "Head Guard", "Dog Handler with Dog", "Fire Marshal",
            "Assignment Officer"]
    sites = ["Main Gate", "Godown No. 2", "Reception", "Parking Block B", "Night Patrol", "Loading Bay", "Terrace and Plant Room"]
    data, items, tot, md = [["Sr.", "Designation & Post", "Strength", "Man-days", "Rate per\nman-day", "Amount (Rs.)"]], [], D(0), D(0)
    for i in range(rows):
        st = r.randint(1, 12)
        q, rate = D(st * month.day) - D(r.choice([0, 0, 1, 3])) / 2, D(r.randint(520, 1240)) + D(r.choice([0, 25, 50])) / 100
        a = q2(q * rate)
        d = [r.choice(posts), "at " + r.choice(sites)]
        data.append([f"{i + 1}.", "\n".join(d), f"{st:02d}", f"{q:.1f}", s2(rate), inr(a)])
        items.append({"description": " ".join(d), "quantity": f"{q:.1f}", "unit_price": s2(rate), "amount": s2(a)})
        tot, md = tot + a, md + q
    pc = r.choice(["6", "8", "8.5"])
    sc = q2(tot * D(pc) / 100)
    tx = tot + sc
    c, s, ig = split_tax(tx, 18, k.inter)
    gt, ro = round_off(tx + c + s + ig)
    foot = [("Total of man-days", tot), (f"Add: Service charge @ {pc}%", sc), ("Taxable value", tx)] + ([("Add: IGST @ 18%",
            ig)] if k.inter else [("Add: CGST @ 9%", c), ("Add: SGST @ 9%", s)]) + [("Round off", ro), ("GRAND TOTAL", gt)]
    for a, v in foot:
        data.append(["", a, "", f"{md:.1f}" if v is tot else "", "", ("(-) " if v < 0 else "") + inr(abs(v))])
    R = rows + 1
    tab = Table(data, colWidths=[32, 200, 56, 60, 70, 92], repeatRows=1, style=[
        ("FONT", (0, 0), (-1, -1), T, 10), ("FONT", (0, 0), (-1, 0), TB, 10), ("GRID", (0, 0), (-1, R - 1), .5, colors.black),
                ("BOX", (0, R), (-1, -1), .5, colors.black), ("LINEBEFORE", (5, R), (5, -1), .5, colors.black),
        ("ALIGN", (2, 0), (-1, -1), "RIGHT"), ("ALIGN", (0, 0), (-1, 0), "CENTER"), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                ("FONT", (0, -1), (-1, -1), TB, 10.5), ("LINEABOVE", (0, -1), (-1, -1), .5, colors.black),
        ("LEADING", (0, 0), (-1, -1), 11.5), ("TOPPADDING", (0, 0), (-1, -1), 2)])
    s_ = [Table([[P("Ref: " + esc(no), b), P(f"Dated: {k.date:%d}/{k.date:%m}/{k.date:%Y}", ParagraphStyle("r", parent=b, alignment=2))]],
            colWidths=[255, 255], style=[("LEFTPADDING", (0, 0), (-1, -1), 0)]), Spacer(1, 4), P("To", n)]
    s_ += [P("The Manager (Administration)", n), P(esc(k.rec.name), b)] + [P(x, n) for x in pack(k.rec.parts, T, 10.5,
            300)] + [P(f"GSTIN of recipient: {k.rec.gstin}", n), Spacer(1, 8), P("<u>TAX INVOICE</u>", cen), Spacer(1, 6)]
    s_ += [P(f"Sub: Bill for security services provided at your premises for the month of {month:%B %Y}. "
                f"SAC 998525. Place of supply is {k.rec.state} (State code {k.rec.code}); tax is not payable under reverse charge.", n),
           Spacer(1, 6), P("Dear Sir, kindly arrange to release our payment as under:", n), Spacer(1, 6), tab, Spacer(1, 8), P(f"(Rupees {rupees(gt)})", b),
                   Spacer(1, 8),
           P("EPF and ESI challans of the previous month are enclosed. Payment may be made within 7 days by NEFT.", n), Spacer(1, 16),
                   P("Yours faithfully,", n), P("for " + esc(k.sup.name), b), Spacer(1, 34), P("Authorised Signatory", n)]

    def head(cv, doc):
        cv.setFont(TB, 18)
        cv.setFillColor(colors.Color(.05, .15, .45))
        cv.drawCentredString(297, 794, k.sup.name.upper())
        cv.setFillColor(colors.black)
        cv.setFont(T, 9.5)
        cv.drawCentredString(297, 780, "PSARA Licensed  *  ISO 9001:2015  *  Manned Guarding, Escort and Event Security")
        cv.line(42, 772, 553, 772)
        cv.line(42, 50, 553, 50)
        cv.drawCentredString(297, 39, f"Office: {join(k.sup.parts)} | Mob: {k.sup.phone} | GSTIN: {k.sup.gstin}")
        if doc.page > 1:
            cv.drawRightString(553, 26, f"{no}  page {doc.page}")
    SimpleDocTemplate(path, pagesize=A4, leftMargin=42, rightMargin=42, topMargin=78, bottomMargin=60, invariant=1).build(s_, onFirstPage=head,
            onLaterPages=head)
    return {"data": {"invoice_number": no, "invoice_date": k.date.isoformat(), "place_of_supply": k.rec.code, "reverse_charge": False,
            "supplier": who(k.sup) | {"name": k.sup.name.upper()}, "recipient": who(k.rec), "line_items": items,
                     **totals(tx, c, s, ig, k.inter), "round_off": s2(ro), "grand_total": s2(gt)}}


LAYOUTS = {"borewell": borewell, "diamond": diamond, "security": security}
