# SPDX-License-Identifier: AGPL-3.0-or-later
"""Printing press (two-line rows), event decorator (web application, platypus), supply to an SEZ (ERP form with stacked cells)."""
from reportlab.platypus import BaseDocTemplate, Frame, PageTemplate, Table, TableStyle, Paragraph, Spacer, KeepTogether
from reportlab.lib.styles import ParagraphStyle

from stranger_meridian_kit import *

JOBS = [("Multicolour Brochure, 130 gsm art paper, 8 pages, centre stitched", "49011010", 12, "6.40"), ("Letterheads, 100 gsm executive bond, two colour",
    "48172000", 18, "1.85"), ("Visiting Cards, matt lamination, both sides", "49100090", 18, "1.20"),
    ("Duplicate Bill Books 1+1, 50 sets, numbered and perforated", "48201010", 18, "68.00"), ("Wall Calendars, 6 sheets, tin mounted", "49100010", 18, "41.50"),
    ("Carton Labels, self adhesive, die cut", "48211020", 18, "0.725"), ("Annual Report, perfect bound, 96 pages", "49019900", 5, "118.00"),
    ("Flex Banner 10 ft x 6 ft with eyelets", "49119990", 18, "540.00"), ("Wedding Cards with envelope, foil stamping", "49090010", 18, "24.75"),
    ("Exercise Books 172 pages, soft cover", "48202000", 12, "19.60")]


def press(path, seed, rows):
    rnd, intra = start("press", seed, rows)
    a, b = pick_states(rnd, ["33", "09", "27"], intra)
    sup, rec = party(rnd, a, rnd.choice(["Saraswathi Offset Printers", "Sulekha Mudranalaya", "Navrang Art Press"])), party(rnd, b)
    d, c, no, T, TB, TI, red = day(rnd), Canvas(path), str(rnd.randint(1001, 7999)), "Times-Roman", "Times-Bold", "Times-Italic", colors.Color(.7, .08, .08)
    saddr, raddr = f"{sup['house']}, {sup['road']}, {sup['city']} - {sup['pin']}", [f"{rec['house']}, {rec['road']},", f"{rec['city']} - {rec['pin']}"]
    x = [36, 84, 140, 210, 262, 330, 385, 455, 490, 560]
    R = [("HSN", 84, "l"), ("Quantity", 190, "r"), ("Rate", 250, "r"), ("Gross Value", 325, "r"), ("Discount", 380, "r"), ("Taxable Value", 452, "r"), ("GST%",
        486, "r"), ("Total", 555, "r")]

    def frame(n):
        c.t(297, 806, sup["name"], TB, 24, "c", col=red)
        c.t(297, 790, "Multicolour Offset & Digital Printing  *  Designing  *  Binding", TI, 10, "c")
        c.hl(36, 560, 58, 1.2, red)
        c.t(297, 45, f"{saddr}. Phone : {sup['land']}, Mobile : {sup['phone']}", T, 9, "c", col=red)
        c.t(297, 33, f"GSTIN {sup['gstin']}", TB, 9, "c", col=red)
        y = 772
        if n == 1:
            c.box(240, 758, 114, 18, red, False)
            c.t(297, 763, "TAX INVOICE", TB, 12, "c", col=colors.white)
            c.ts((36, 740, "M/s.", TI, 11), (62, 740, rec["name"], TB, 11))
            for k, s in enumerate(raddr + [f"State : {rec['state']}   State Code : {b}", f"Party's GSTIN : {rec['gstin']}"]):
                c.t(62, 727 - 12.5 * k, s, T, 10)
            for k, (l, v) in enumerate((("No.", no), ("Date :", f"{d:%d-%m-%Y}"), ("Your P.O. :", f"{rnd.randint(100, 999)} / verbal"))):
                c.t(420, 740 - 16 * k, l, TI, 11)
                c.t(480, 740 - 16 * k, v, TB if k == 0 else T, 12 if k == 0 else 10, col=red if k == 0 else None)
            y = 672
        c.hl(36, 560, y + 12, 1, red)
        c.ts((36, y, "Job No.", TB, 9), (84, y, "Particulars of Job", TB, 9))
        for l, xx, al in R:
            c.t(xx, y - 12, l, TB, 9, al)
        c.hl(36, 560, y - 17, 1, red)
        return y - 31
    n, items, tv, tx, tn = 1, [], D(0), [D(0)] * 3, D(0)
    y = frame(1)
    for i in range(rows):
        desc, hsn, rate, p = rnd.choice(JOBS)
        q, disc = rnd.choice([250, 500, 1000, 2000, 3000, 5000, 10000]) if D(p) < 50 else rnd.randint(4, 120), rnd.choice([0, 0, 3, 5])
        g = rd(D(p) * q)
        dv = rd(g * disc / 100)
        v, unit = g - dv, "Nos." if "Books" not in desc else "Bks."
        t = tax(v, rate, intra)
        if y < 100:
            c.t(560, 66, "P.T.O.", TI, 9, "r")
            c.showPage()
            n += 1
            y = frame(n)
        c.t(36, y, f"J{rnd.randint(1000, 9999)}", T, 9.5)
        c.t(84, y, desc, TB, 9.5, w=470)
        vals = [hsn, f"{inr(q, 0)} {unit}", p, inr(g), inr(dv) if disc else "-", inr(v), str(rate), inr(v + sum(t))]
        for s, (l, xx, al) in zip(vals, R):
            c.t(xx, y - 12, s, T, 9.5, al)
        c.hl(36, 560, y - 17, .4, colors.grey, [1, 2])
        y -= 29
        it = {"description": desc, "hsn_sac": hsn, "quantity": str(q), "unit": unit, "unit_price": p, "taxable_value": S(v), "gst_rate": str(rate),
            "amount": S(v + sum(t))}
        items.append({**it, "discount": S(dv)} if disc else it)
        tv, tn, tx = tv + v, tn + v + sum(t), [m + k for m, k in zip(tx, t)]
    if y < 190:
        c.showPage()
        y = frame(n + 1)
    ro, gt = round_total(tn)
    c.t(36, y - 4, "E. & O. E.", TI, 9)
    for k, s in enumerate(wrap(f"Rupees {words(gt)} only", TB, 10, 270)):
        c.t(36, y - 22 - 12 * k, s, TB, 10)
    c.t(36, y - 60, "Proofs once approved, we are not responsible for mistakes.", TI, 9)
    for l, v in [("Value of Work", tv)] + ([("Central GST", tx[0]), ("State GST", tx[1])] if intra else [("Integrated GST", tx[2])]) + [("Rounding", ro),
            ("TOTAL Rs.", gt)]:
        f = TB if l[:2] == "TO" else T
        c.ts((340, y - 4, l, f, 11), (555, y - 4, inr(v), f, 11, "r"))
        y -= 15
    c.t(555, y - 18, f"For {sup['name']}", TB, 10, "r")
    c.save()
    return truth(no, d, who(sup, [saddr]), who(rec, raddr), items, tv, shown(intra, *tx), gt, round_off=ro)


DECOR = [("Mandap decoration", "Marigold and tuberose, 20 ft x 20 ft, four pillars with drapes", "998596", 85000), ("Stage backdrop",
    "Printed flex on iron frame, uplighters both sides", "998596", 32000), ("Round tables with satin cover", "", "997329", 350), ("Chandelier, crystal",
    "Hire for one evening, with rigging", "997329", 2800), ("Welcome arch", "Artificial flowers, entry gate", "998596", 14500), ("LED wall P3",
    "12 ft x 8 ft incl. operator and processor", "997329", 26000), ("Tiffany chairs", "", "997329", 95), ("Fairy light canopy", "Per 100 sq ft, warm white",
    "998596", 1150), ("Generator 62.5 kVA", "Diesel by client", "997319", 9500), ("Photo booth", "Neon sign, bench and props", "998596", 11000)]


def decor(path, seed, rows):
    rnd, intra = start("decor", seed, rows)
    a, b = pick_states(rnd, ["08", "24", "29"], intra)
    sup, rec, b2c = party(rnd, a, rnd.choice(["Utsav Rangmanch Events", "Phool Mahal Decorators", "Shubh Lagna Event Studio"])), party(rnd,
        b), rnd.random() < .35
    if b2c:
        rec["name"] = rnd.choice(["Mr. Harshad Vanapalli", "Mrs. Ketaki Oberai", "Dr. Nishant Rajpurohit"])
    d = day(rnd)
    due, no, ink, lil = plus(d, 7), f"A{rnd.randint(1, 999):05d}", colors.Color(.4, .22, .72), colors.Color(.94, .92, .99)
    st = ParagraphStyle("a", fontName="Gst34Noto", fontSize=8.5, leading=12)
    sm, b1 = ParagraphStyle("s", st, fontSize=7.5, leading=10.5, textColor=colors.Color(.35, .35, .35)), ParagraphStyle("b", st, fontName="Gst34NotoB")
    rt, hd = ParagraphStyle("r", st, alignment=2, fontName="Gst34Sans", fontSize=7.5), ParagraphStyle("h", st, fontName="Gst34NotoB", textColor=colors.white,
        fontSize=8)
    hr, title = ParagraphStyle("hr", hd, alignment=2), ParagraphStyle("t", st, fontName="Gst34NotoB", fontSize=22, leading=30, textColor=ink)

    def P(s, q=st):
        return Paragraph(s.replace("&", "&amp;"), q)

    def long(x):
        return f"{MONTHS[x.month - 1]} {x.day:02d}, {x.year}"
    saddr = [f"{sup['house']}, {sup['road']},", f"{sup['city']},", f"{sup['state']}, {sup['pin']}"]
    raddr = [f"{rec['house']}, {rec['road']},", f"{rec['city']},", f"{rec['state']}, {rec['pin']}"]
    meta = Table([[P("Invoice No #", sm), P(no, b1)], [P("Invoice Date", sm), P(long(d), b1)], [P("Due Date", sm), P(long(due), b1)]], [90, 200], hAlign="LEFT",
        style=[("LEFTPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, -1), 1), ("TOPPADDING", (0, 0), (-1, -1), 1)])
    sub = ParagraphStyle("x", b1, fontSize=12, leading=18, textColor=ink)
    by = [P("Billed By", sub), P(sup["name"], b1)] + [P(x) for x in saddr] + [P(f"<font name='Gst34NotoB'>GSTIN:</font> {sup['gstin']}"),
        P(f"<font name='Gst34NotoB'>PAN:</font> {sup['pan']}")]
    to = [P("Billed To", sub), P(rec["name"], b1)] + [P(x) for x in raddr] + ([] if b2c else [P(f"<font name='Gst34NotoB'>GSTIN:</font> {rec['gstin']}")])
    two = Table([[by, "", to]], [258, 11, 258], style=[("BACKGROUND", (0, 0), (0, 0), lil), ("BACKGROUND", (2, 0), (2, 0), lil), ("VALIGN", (0, 0), (-1, -1),
        "TOP"), ("BOTTOMPADDING", (0, 0), (-1, -1), 9), ("LEFTPADDING", (0, 0), (-1, -1), 10)])
    pos = Table([[P(f"Country of Supply: <font name='Gst34NotoB'>India</font>"), P(f"Place of Supply: <font name='Gst34NotoB'>{rec['state']} ({b})</font>",
        ParagraphStyle("q", st, alignment=2))]], [263, 264])
    head = [P("", hd), P("Item", hd), P("HSN/SAC", hd), P("GST Rate", hr), P("Quantity", hr), P("Rate", hr), P("Amount", hr)] + ([P("CGST", hr), P("SGST", hr)]
        if intra else [P("IGST", hr)]) + [P("Total", hr)]
    wid, body, items, tv, tx, tn = [18, 112, 46, 32, 44, 50, 56] + ([50, 50] if intra else [76]) + [69 if intra else 93], [head], [], D(0), [D(0)] * 3, D(0)
    for i in range(rows):
        nm, more, sac, p = rnd.choice(DECOR)
        p = rd(D(p) * rnd.randint(90, 125) / 100, D(1))
        q = rnd.randint(20, 200) if p < 400 else rnd.randint(1, 4 if p < 12000 else 1)
        v = rd(p * q)
        t = tax(v, 18, intra)
        row = [P(f"{i + 1}.", sm), [P(nm)] + [P(z, sm) for z in [more] if z], P(sac)] + [P(z, rt) for z in ("18%", str(q), "₹" + inr(p, 0), "₹" + inr(v, 0))]
        body.append(row + [P("₹" + inr(x), rt) for x in (t[:2] if intra else t[2:])] + [P("₹" + inr(v + sum(t)), rt)])
        it = {"description": (nm + " " + more).strip(), "hsn_sac": sac, "gst_rate": "18", "quantity": str(q), "unit_price": str(p), "taxable_value": S(v),
            "amount": S(v + sum(t))}
        it.update({"cgst_amount": S(t[0]), "sgst_amount": S(t[1])} if intra else {"igst_amount": S(t[2])})
        items.append(it)
        tv, tn, tx = tv + v, tn + v + sum(t), [m + k for m, k in zip(tx, t)]
    style = [("BACKGROUND", (0, 0), (-1, 0), ink), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1),
        3)]
    style += [("BACKGROUND", (0, k), (-1, k), lil) for k in range(2, rows + 1, 2)] + [("VALIGN", (0, 0), (-1, 0), "MIDDLE")]
    sums, big = [("Amount", tv)] + ([("CGST", tx[0]), ("SGST", tx[1])] if intra else [("IGST", tx[2])]), ParagraphStyle("big", b1, fontSize=12, leading=16)
    bigr = ParagraphStyle("bigr", big, alignment=2, fontName="Gst34SansB", fontSize=11)
    tot = Table([[P(l), P("₹" + inr(v), ParagraphStyle("k", rt, fontSize=8.5))] for l, v in sums] + [[P("Total (INR)", big), P("₹" + inr(tn), bigr)]], [110,
        130], hAlign="RIGHT", style=[("LINEABOVE", (0, -1), (-1, -1), 1, colors.black), ("LINEBELOW", (0, -1), (-1, -1), 1, colors.black)])
    foot = [Spacer(1, 8), tot, Spacer(1, 10), P("Terms and Conditions", sub),
        P("1. 50% of the estimate is due as advance; the balance is due before the function.", sm), P("2. Flowers are subject to season and market.", sm),
        Spacer(1, 8), P(f"For any enquiry, call us on +91 {sup['phone'][:5]} {sup['phone'][5:]}", sm)]
    doc = BaseDocTemplate(path, pagesize=A4, invariant=1)
    doc.addPageTemplates(PageTemplate(frames=[Frame(28, 36, 539, 780, 6, 6, 6, 6)]))
    doc.build([P("Invoice", title), meta, Spacer(1, 8), two, Spacer(1, 6), pos, Spacer(1, 4), Table(body, wid, repeatRows=0, style=TableStyle(style)),
        KeepTogether(foot)])
    return truth(no, d, who(sup, saddr), who(rec, raddr, not b2c), items, tv, shown(intra, *tx), tn, due_date=due.isoformat(), place_of_supply=b)


PARTS = [("HEX BOLT M16X80 GR 8.8 ZN", "73181500", 42), ("FLANGE WN 4IN 150# A105", "73079190", 1860), ("GASKET SPW SS316 4IN CL150", "84841090", 410),
    ("BALL VALVE 2IN FB SS304", "84818030", 5240), ("GEAR BOX HELICAL 7.5KW I=20", "84834000", 48200), ("CABLE TRAY PERF 300X50X2500", "73089090", 1390),
    ("INSTR CABLE 2PX1.5 SQMM", "85444999", 118), ("LIMIT SWITCH IP67 LEVER", "85365020", 2275), ("PRESSURE TRANSMITTER 0-10 BAR", "90262000", 16900)]


def sez(path, seed, rows):
    rnd, lut = start("sez", seed, rows)
    a, b = rnd.choice(["24", "27", "33"]), rnd.choice(list(STATES))
    sup, rec = party(rnd, a, rnd.choice(["Torqline Engineering India Pvt. Ltd.", "Varuna Flow Controls Ltd.",
        "Hitech Parivahan Equipments Pvt. Ltd."])), party(rnd, b, rnd.choice(HEADS) + " Pharma SEZ Unit II")
    d, c, no, H, B, ir = day(rnd), Canvas(path), f"90{rnd.randint(10**7, 10**8 - 1)}", "Helvetica", "Helvetica-Bold", irn(rnd)
    saddr = pack([sup["house"], sup["road"], sup["city"], f"{sup['state']} {sup['pin']}"], H, 7.5, 160)
    raddr = pack([rec["house"], f"Sector {rnd.randint(1, 9)}", f"{rec['city']} Special Economic Zone", rec["road"], rec["city"],
        f"{rec['state']} {rec['pin']}"], H, 7.5, 235)
    X = [30, 58, 218, 278, 338, 408, 478, 565]
    q1, hd = rnd.randint(1, 9999), [("Item", "PO Itm"), ("Material", "Description"), ("HSN", "Code"), ("Quantity", "UoM"), ("Unit Price", "Disc. %"),
        ("Taxable Val.", "IGST Rate"), ("IGST Amt.", "Total Value")]
    pages, items, tv, ti = [list(range(rows))[k:k + 17] for k in range(0, rows, 17)], [], D(0), D(0)
    for pn, chunk in enumerate(pages):
        c.ts((30, 812, sup["name"], B, 12), (30, 800, "TAX INVOICE - Original for Recipient", B, 9), (565, 812, f"Page {pn + 1} / {len(pages)}", H, 8, "r"),
            (30, 786, f"IRN {ir}", H, 7), (30, 776, f"Ack No. {112 * 10**12 + int(no) + q1}  Ack Date {d:%d.%m.%Y} {10 + q1 % 9}:{q1 % 50 + 10}:05", H, 7))
        qr(c, 497, 738, 68, random.Random(ir))
        for k, s in enumerate(saddr + [f"GSTIN {sup['gstin']}", f"PAN {sup['pan']}"]):
            c.t(30, 760 - 9.5 * k, s, H, 7.5)
        for k, (l, v) in enumerate((("Invoice No.", no), ("Invoice Date", f"{d:%d.%m.%Y}"), ("Sales Order", f"{int(no) // 77}"), ("Customer No.",
                f"{q1 + 200000}"), ("Incoterms", "FOR destination"))):
            c.ts((290, 760 - 9.5 * k, l, H, 7.5), (365, 760 - 9.5 * k, v, B if k < 2 else H, 7.5))
        c.box(30, 626, 535, 88)
        c.ts((36, 703, "Bill-to Party", B, 8), (36, 692, rec["name"], B, 8))
        for k, s in enumerate(raddr + [f"GSTIN {rec['gstin']}"]):
            c.t(36, 681 - 9.5 * k, s, H, 7.5)
        c.vl(285, 626, 714)
        for k, (l, v) in enumerate((("Place of Supply", f"{b} {rec['state']}"), ("Type of Supply", "SEZWOP" if lut else "SEZWP"), ("Reverse Charge", "No"),
                ("Payment Terms", "45 days net"), ("LUT ARN", f"AD{a}{int(no) % 10**10:010d}K" if lut else ""))):
            if v:
                c.ts((291, 703 - 12 * k, l, H, 7.5), (365, 703 - 12 * k, v, H, 7.5))
        c.box(30, 598, 535, 24, colors.Color(.85, .85, .85))
        for k, (u, v) in enumerate(hd):
            for j, s in enumerate((u, v)):
                c.t(X[k] + 3 if k < 3 else X[k + 1] - 3, 612 - 10 * j, s, B, 7.5, "l" if k < 3 else "r")
        y = 586
        for i in chunk:
            desc, hsn, p = rnd.choice(PARTS)
            p, q, disc, rate = rd(D(p) * rnd.randint(90, 115) / 100), rnd.randint(1, 60), rnd.choice([0, 0, 4, 10]), 0 if lut else 18
            v = rd(p * q * (100 - disc) / 100)
            ig, mat = tax(v, rate, False)[2], f"{rnd.randint(10, 49)}0{rnd.randint(10000, 99999)}"
            r1 = [str((i + 1) * 10), mat, hsn, f"{q}.000", inr(p), inr(v), inr(ig)]
            r2 = [f"{(i + 1):05d}", desc, "", "NOS", f"{disc}.00" if disc else "", f"{rate}.00%", inr(v + ig)]
            for j, r in enumerate((r1, r2)):
                for k, s in enumerate(r):
                    c.t(X[k] + 3 if k < 3 else X[k + 1] - 3, y - 10 * j, s, H, 7.5, "l" if k < 3 else "r", X[k + 1] - X[k] - 4)
            c.hl(30, 565, y - 14, .3)
            y -= 25
            it = {"description": desc, "hsn_sac": hsn, "quantity": f"{q}.000", "unit": "NOS", "unit_price": S(p), "taxable_value": S(v), "gst_rate": str(rate),
                "igst_amount": S(ig), "amount": S(v + ig)}
            items.append({**it, "discount": f"{disc}%"} if disc else it)
            tv, ti = tv + v, ti + ig
        if pn < len(pages) - 1:
            c.showPage()
    for l, v in (("Total Taxable Value", tv), ("Total IGST", ti), ("Invoice Value INR", tv + ti)):
        c.ts((408, y - 4, l, B, 8, "r"), (562, y - 4, inr(v), B, 8, "r"))
        y -= 12
    st = "SUPPLY MEANT FOR SEZ UNIT FOR AUTHORISED OPERATIONS " + ("UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX" if lut
        else "ON PAYMENT OF INTEGRATED TAX")
    for k, s in enumerate([f"INR {words(int(tv + ti)).upper()} AND {words(int((tv + ti) * 100) % 100).upper()} PAISE"] + wrap(st, B, 7.5, 530)):
        c.t(30, y - 10 - 11 * k, s, B, 7.5, w=535)
    c.ts((565, 60, f"For {sup['name']}", H, 8, "r"), (565, 34, "Digitally signed", H, 8, "r"))
    c.save()
    return truth(no, d, who(sup, saddr), who(rec, raddr), items, tv, (None, None, ti), tv + ti, place_of_supply=b, reverse_charge=False, irn=ir)


LAYOUTS = {"press": press, "decor": decor, "sez": sez}
