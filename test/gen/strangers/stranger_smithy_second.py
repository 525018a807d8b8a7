# SPDX-License-Identifier: AGPL-3.0-or-later
"""Coal with compensation cess (e-invoice), courier by airway bills, car workshop with parts and labour tables."""
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table

from stranger_smithy_kit import *


def coal(path, seed, rows):
    """A coal company's ERP e-invoice: IRN and QR above, every tax in its own column, cess per tonne."""
    k = deal("coal", seed, rows, ["20", "19"], ["Damodar Ridge Collieries Ltd", "Eastern Seam Fuels Pvt Ltd"], ["Pragati Ispat Udyog",
            "Rudraksh Power Systems Ltd", "Suryoday Cement Works Ltd"], year=(2023, 2025))
    r = k.r
    p = Pen(path, landscape(A4))
    inv, irn = f"{r.choice(['95', '91'])}{r.randint(10000000, 99999999)}", "".join(r.choice("0123456789abcdef") for _ in range(64))
    ack, cols = r.randint(112410000000000, 112419999999999), [24, 46, 190, 236, 284, 318, 372, 442, 474, 536, 598, 664, 732, 818]
    heads = ["Sl", "Material / Grade", "HSN", "Quantity", "UoM", "Base Rate", "Taxable Value", "GST %", "CGST Amt", "SGST Amt", "IGST Amt", "Comp. Cess",
            "Total Value"]
    grey = colors.Color(.55, .55, .55)

    def bar(y):
        p.box(24, y, 794, 17, colors.Color(.16, .2, .3), None)
        for i, s in enumerate(heads):
            p.t(cols[i] + 3 if i < 3 else cols[i + 1] - 3, y + 11.5, s, HB, 7, "l" if i < 3 else "r", colors.white, w=cols[i + 1] - cols[i] - 3)
        return y + 17
    qr(p, 716, 26, 96, r)
    p.t(24, 44, k.sup.name, HB, 15)
    p.t(24, 58, f"Regd. & Sales Office: {join(k.sup.parts)}", H, 8)
    p.t(24, 69, f"GSTIN {k.sup.gstin}", H, 8)
    p.t(24, 92, "e-Invoice / TAX INVOICE", HB, 11)
    for i, (a, b) in enumerate([("IRN", irn), ("Ack. No.", str(ack)), ("Ack. Date", f"{k.date:%Y-%m-%d} 17:{r.randint(10, 59)}:00")]):
        p.t(24, 106 + 11 * i, a, HB, 7.5)
        p.t(76, 106 + 11 * i, b, C, 8)
    p.hl(24, 818, 138, 1.2)
    for x, a, ls in ((24, "BILL TO PARTY", [k.rec.name] + pack(k.rec.parts, H, 8, 230) + [f"GSTIN: {k.rec.gstin}",
            f"Customer Code: {r.randint(100000, 999999)}"]),
                     (300, "DISPATCH PARTICULARS", [f"Siding: {r.choice(['Kusunda', 'Bastacolla', 'Sonepur Bazari'])}", "Mode: Road",
                             f"Sale Order: {r.randint(1000000, 9999999)}", f"DO Valid upto: {k.date + dt.timedelta(days=30):%d.%m.%Y}"]),
                     (560, "DOCUMENT", [f"Invoice No.: {inv}", f"Invoice Date: {k.date:%d.%m.%Y}", f"Place of Supply: {k.rec.code}-{k.rec.state.upper()}",
                             "Tax payable on reverse charge: No"])):
        p.t(x, 151, a, HB, 7.5, col=grey)
        p.many(x, 163, ls, H, 8, 11)
    y = bar(224)
    items, S = [], [D(0)] * 7
    for i in range(rows):
        if y + 26 > 560:
            p.t(818, 578, "Contd. on next page", TI, 8, "r")
            p.page()
            p.t(24, 30, f"{k.sup.name}   Invoice {inv}   (continued)", H, 8)
            y = bar(38)
        q, rate = D(r.randint(800, 99000)) / 100, D(r.randint(1900, 6400))
        tv = q2(q * rate)
        c, s, ig = split_tax(tv, 5, k.inter)
        ce = q2(q * 400)
        tt = tv + c + s + ig + ce
        d = [f"Raw Coal {r.choice(['G-7', 'G-9', 'G-10', 'G-11', 'W-III', 'W-IV'])} {r.choice(['ROM', '(-)100 MM', 'Steam', 'Slack'])}",
                f"{r.choice(['Block II OCP', 'Jhanjra UG', 'Moonidih', 'Nakrakonda'])} Lot {r.randint(100, 999)}"]
        for j, v in enumerate([i + 1, d[0], "27011990", s2(q), "MTS", inr(rate), inr(tv), "5.00", inr(c), inr(s), inr(ig), inr(ce), inr(tt)]):
            p.t(cols[j] + 3 if j < 3 else cols[j + 1] - 3, y + 10, v, H, 7.5, "l" if j < 3 else "r", w=cols[j + 1] - cols[j] - 3)
        p.t(cols[1] + 3, y + 20, d[1], H, 7.5)
        y += 26
        p.hl(24, 818, y - 1, .3, grey)
        items.append({"description": " ".join(d), "hsn_sac": "27011990", "quantity": s2(q), "unit": "MTS", "unit_price": s2(rate), "taxable_value": s2(tv),
                "gst_rate": "5", "cgst_amount": s2(c), "sgst_amount": s2(s),
                      "igst_amount": s2(ig), "cess_amount": s2(ce), "amount": s2(tt)})
        S = [a + b for a, b in zip(S, [q, tv, c, s, ig, ce, tt])]
    if y > 450:
        p.page()
        p.t(24, 30, f"{k.sup.name}   Invoice {inv}   (continued)", H, 8)
        y = bar(38)
    p.t(49, y + 13, "Total", HB, 8)
    for j, v in zip((3, 6, 8, 9, 10, 11, 12), S):
        p.t(cols[j + 1] - 3, y + 13, s2(v) if j == 3 else inr(v), HB, 7.2, "r")
    p.hl(24, 818, y + 19, 1.2)
    y += 36
    gt, ro = round_off(S[6])
    p.t(700, y, "Rounding Difference", H, 8.5, "r")
    p.t(815, y, inr(ro), H, 8.5, "r")
    p.t(700, y + 15, "Amount Payable (INR)", HB, 9.5, "r")
    p.t(815, y + 15, inr(gt), HB, 10, "r")
    p.many(24, y, wrap("Rupees " + rupees(gt), H, 8.5, 480), H, 8.5)
    p.many(24, y + 34, ["GST Compensation Cess charged @ Rs. 400.00 per tonne.",
            "Grade is as declared; credit/debit note follows on third-party sampling result.",
            "This is a system generated e-invoice; signature not required."], H, 7.5, 10, col=grey)
    p.save()
    return {"data": {"invoice_number": inv, "invoice_date": k.date.isoformat(), "place_of_supply": k.rec.code, "reverse_charge": False, "irn": irn,
            "supplier": who(k.sup), "recipient": who(k.rec), "line_items": items,
                     "taxable_total": s2(S[1]), "cgst_total": s2(S[2]), "sgst_total": s2(S[3]), "igst_total": s2(S[4]), "cess_total": s2(S[5]),
                             "round_off": s2(ro), "grand_total": s2(gt)}}


def courier(path, seed, rows):
    """A courier franchise's monthly bill: no rules, zebra lines, freight then fuel surcharge, then tax in a sentence."""
    k = deal("courier", seed, rows, ["27", "07", "36"], ["Swiftwing Couriers", "Red Kite Express Cargo", "Patang Logistics Pvt Ltd"], pin="-")
    r = k.r
    p = Pen(path)
    no, due = f"{r.choice('ABK')}{r.randint(2000, 9999)}/{k.date:%m%y}", k.date + dt.timedelta(days=15)
    red = colors.Color(.75, .1, .1)
    dest = ["GUWAHATI", "INDORE", "SILVASSA", "PATNA", "KOCHI", "RAIPUR", "VAPI", "JAMMU", "HOSUR", "BHUBANESWAR"]
    xs = {"Date": 36, "AWB No.": 92, "Destination": 172, "Mode": 300, "Wt (Kg)": 400, "Rate/Kg": 470, "Freight": 559}

    def heads(y):
        for a, x in xs.items():
            p.t(x, y, a, HB, 8.5, "r" if x >= 400 else "l", red)
        return y + 6
    p.t(36, 50, k.sup.name, HB, 20, col=red)
    p.t(36, 64, "Domestic  |  International  |  Surface Cargo", H, 8.5)
    p.t(559, 46, "TAX INVOICE", HB, 13, "r")
    p.many(559, 60, [f"Bill No : {no}", f"Bill Date : {k.date:%d-%m-%Y}", f"Pay before : {due:%d-%m-%Y}"], H, 9, 12, "r")
    p.t(36, 104, "To,", H, 9)
    y = p.many(36, 116, [k.rec.name] + pack(k.rec.parts, H, 9, 250) + [f"GSTIN - {k.rec.gstin}"], H, 9, 12)
    frm = (k.date.replace(day=1) - dt.timedelta(days=1)).replace(day=1)
    p.t(36, y + 8, f"Consignments booked from {frm:%d-%m-%Y} to {k.date.replace(day=1) - dt.timedelta(days=1):%d-%m-%Y} (SAC 996812)", TI, 10)
    y = heads(y + 28)
    items, tot, w = [], D(0), D(0)
    days = sorted(r.randint(0, 27) for _ in range(rows))
    for i in range(rows):
        if y + 13 > 800:
            p.t(297, 822, f"{k.sup.name} - Bill {no}", H, 7, "c")
            p.page()
            y = heads(40)
        wt, rate = D(r.randint(1, 90)) / 2, D(r.choice([38, 42, 55, 68, 85, 110, 145]))
        fr = q2(wt * rate)
        d, m = r.choice(dest), r.choice(["Air", "Surface", "Priority", "Rail"])
        if i % 2 == 0:
            p.box(32, y, 531, 13, colors.Color(.98, .92, .9), None)
        for x, v in zip(xs.values(), (f"{frm + dt.timedelta(days=days[i]):%d/%m/%y}", f"{r.choice('ZDX')}{r.randint(10000000, 99999999)}", d, m,
                f"{wt:.3f}", s2(rate), s2(fr))):
            p.t(x, y + 9.5, v, H, 8.5, "r" if x >= 400 else "l")
        y += 13
        items.append({"description": d, "quantity": f"{wt:.3f}", "unit_price": s2(rate), "amount": s2(fr)})
        tot, w = tot + fr, w + wt
    if y > 600:
        p.page()
        y = 30
    y += 18
    fsc = q2(tot * 14 / 100)
    tx = tot + fsc
    c, s, ig = split_tax(tx, 18, k.inter)
    gt, ro = round_off(tx + c + s + ig)
    p.t(36, y, f"No. of consignments: {rows}", H, 9)
    p.t(400, y, f"{w:.3f}", HB, 9, "r")
    for a, b in [("Total Freight", tot), ("Fuel Surcharge 14%", fsc), ("Taxable Amount", tx)] + ([("IGST 18%", ig)] if k.inter else [("CGST 9%", c),
            ("SGST 9%", s)]) + [("Round off", ro)]:
        p.t(490, y, a, H, 9, "r")
        p.t(559, y, s2(b), H, 9, "r")
        y += 13
    p.t(490, y + 3, "Bill Amount Rs.", HB, 10, "r", red)
    p.t(559, y + 3, s2(gt), HB, 10, "r", red)
    y = p.many(36, y + 24, wrap("Rupees " + rupees(gt), HB, 9, 500), HB, 9)
    p.t(36, y + 14, f"Place of supply: {k.rec.state} ({k.rec.code}). Queries on this bill within 7 days; cheque in favour of \"{k.sup.name}\".", H, 8)
    p.t(36, y + 70, "For " + k.sup.name, HB, 9)
    p.hl(36, 559, 806, .8, red)
    p.t(297, 817, f"{join(k.sup.parts)}  Tel. {k.sup.phone}", H, 8, "c")
    p.t(297, 828, f"GSTIN {k.sup.gstin}", H, 8, "c")
    p.save()
    return {"data": {"invoice_number": no, "invoice_date": k.date.isoformat(), "due_date": due.isoformat(), "place_of_supply": k.rec.code,
            "supplier": who(k.sup), "recipient": who(k.rec), "line_items": items,
                     **totals(tx, c, s, ig, k.inter), "round_off": s2(ro), "grand_total": s2(gt)}}


def workshop(path, seed, rows):
    """A car dealer's service invoice (platypus): customer and vehicle blocks, Parts table, Labour table, summary."""
    k = deal("workshop", seed, rows, ["29", "32", "06"], ["Highgear Motors Pvt. Ltd.", "Saffron Wheels Service Station", "Lalit Automobiles"],
            PEOPLE + BUYERS, p_inter=.3)
    r, biz = k.r, k.rec.name in BUYERS
    inv = f"{k.sup.name[:2].upper()}S{k.date:%y}{r.randint(1, 99999):06d}"
    sm, bd = ParagraphStyle("a", fontName=SANS, fontSize=7, leading=9), ParagraphStyle("b", fontName=BOLD, fontSize=7, leading=9)
    rt, big = ParagraphStyle("c", parent=sm, alignment=2), ParagraphStyle("d", fontName=BOLD, fontSize=12, leading=15, alignment=1)
    P = Paragraph
    parts = [("Oil Filter Assy", "84212300", "18", 385), ("Engine Oil 5W30", "27101972", "18", 540), ("Brake Pad Set Front", "87083000", "28", 2650),
            ("Wiper Blade RH", "85124000", "18", 430),
             ("Air Cleaner Element", "84213100", "18", 510), ("Gasket Drain Plug", "84841010", "18", 42), ("Strut Assy Front LH with Mounting", "87088000",
                     "28", 4120), ("Coolant Long Life 1L", "38200000", "18", 360)]
    labs = [("Periodic Maintenance Service 20,000 km", 2450), ("Wheel Alignment and Balancing", 1150), ("Front Brake Overhaul", 980),
            ("AC Evaporator Cleaning", 1600), ("Body Wash and Vacuum", 550), ("Strut Removal and Refit", 1320)]
    nl = max(1, rows // 3)
    items, S, ps, ls = [], [D(0)] * 4, D(0), D(0)
    tc = ["IGST Amt"] if k.inter else ["CGST Amt", "SGST Amt"]
    pt, lt = [["#", "Part Number", "Part Description", "HSN", "Qty", "MRP Rate", "Disc.", "GST%"] + tc + ["Amount"]], [["#", "Operation", "SAC", "Taxable",
            "GST%"] + tc + ["Amount"]]
    for i in range(rows):
        lab = i >= rows - nl
        if lab:
            d, base = r.choice(labs)
            hs, g, q, price, dis = "998729", "18", 1, D(base + r.randint(0, 8) * 10), D(0)
        else:
            d, hs, g, base = r.choice(parts)
            q, price = r.randint(1, 4), D(base) + D(r.randint(0, 99)) / 100
            dis = q2(price * q * r.choice([0, 0, 5, 10]) / 100)
        tv = q2(price * q) - dis
        c, s, ig = split_tax(tv, g, k.inter)
        am = tv + c + s + ig
        tx = [s2(ig)] if k.inter else [s2(c), s2(s)]
        td = {"igst_amount": s2(ig)} if k.inter else {"cgst_amount": s2(c), "sgst_amount": s2(s)}
        if lab:
            lt.append([str(i - rows + nl + 1), P(d, sm), hs, s2(price), g] + tx + [s2(am)])
            items.append({"description": d, "hsn_sac": hs, "taxable_value": s2(tv), "gst_rate": g, **td, "amount": s2(am)})
            ls += am
        else:
            pt.append([str(i + 1), f"{r.randint(10000, 99999)}M{r.randint(10, 99)}P{r.randint(10, 99)}", P(d, sm), hs, str(q), s2(price), s2(dis),
                    g] + tx + [s2(am)])
            items.append({"description": d, "hsn_sac": hs, "quantity": str(q), "unit_price": s2(price), "discount": s2(dis), "gst_rate": g, **td,
                    "amount": s2(am)})
            ps += am
        S = [a + b for a, b in zip(S, (tv, c, s, ig))]
    gt, ro = round_off(ps + ls)
    base = [("FONT", (0, 0), (-1, -1), SANS, 6.8), ("FONT", (0, 0), (-1, 0), BOLD, 6.8), ("LINEBELOW", (0, 0), (-1, 0), .8, colors.black),
            ("LINEABOVE", (0, 0), (-1, 0), .8, colors.black),
            ("LINEBELOW", (0, -1), (-1, -1), .8, colors.black), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2),
                    ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=30, rightMargin=30, topMargin=28, bottomMargin=36, invariant=1)
    cust = [k.rec.name.replace("&", "&amp;")] + pack(k.rec.parts, SANS, 7, 240) + ([f"GSTIN: {k.rec.gstin}"] if biz else [f"Mobile: {k.rec.phone}"])
    st = {"29": "KA", "32": "KL", "06": "HR"}[k.sup.code]
    veh = [f"Regn No: {st} {r.randint(1, 60):02d} M{r.choice('ABCDE')} {r.randint(1000, 9999)}",
            f"Chassis: MA3{r.choice('EFJ')}{r.randint(100000, 999999)}S0{r.randint(10000, 99999)}", f"Kilometres: {r.randint(9000, 98000)}",
            f"Job Card: JC{r.randint(10000, 99999)}"]
    doci = [f"Invoice No: {inv}", f"Invoice Date: {k.date:%d %b %Y}", f"Place of Supply: {k.rec.code} - {k.rec.state}", "Reverse Charge: N"]
    s = [P(k.sup.name.replace("&", "&amp;"), big), P(join(k.sup.parts) + f" | Ph: {k.sup.phone} | GSTIN: {k.sup.gstin}",
            ParagraphStyle("e", parent=sm, alignment=1)), Spacer(1, 6),
         P("SERVICE TAX INVOICE - RETAIL" if not biz else "SERVICE TAX INVOICE - CORPORATE", ParagraphStyle("f", parent=bd, alignment=1)), Spacer(1, 4),
         Table([[[P("Customer", bd)] + [P(x, sm) for x in cust], [P("Vehicle", bd)] + [P(x, sm) for x in veh], [P("Document", bd)] + [P(x,
                 sm) for x in doci]]], colWidths=[255, 140, 140],
               style=[("BOX", (0, 0), (-1, -1), .8, colors.black), ("INNERGRID", (0, 0), (-1, -1), .4, colors.grey), ("VALIGN", (0, 0), (-1, -1), "TOP")]),
                       Spacer(1, 8)]
    nt = len(tc)
    if len(pt) > 1:
        pt.append(["", "", "Total Parts"] + [""] * (5 + nt) + [s2(ps)])
        s += [P("A. PARTS", bd), Spacer(1, 2), Table(pt, colWidths=[18, 76, 120 + 48 * (2 - nt), 46, 24, 48, 38, 28, 48, 48,
                54][:8 + nt] + ([54] if nt == 1 else [41]), repeatRows=1, style=base + [("ALIGN", (4, 0), (-1, -1), "RIGHT"),
                ("FONT", (0, -1), (-1, -1), BOLD, 6.8), ("LINEABOVE", (0, -1), (-1, -1), .4, colors.grey)]), Spacer(1, 8)]
    lt.append(["", "Total Labour"] + [""] * (3 + nt) + [s2(ls)])
    s += [P("B. LABOUR" if len(pt) > 1 else "LABOUR", bd), Spacer(1, 2), Table(lt, colWidths=[18, 220 + 54 * (2 - nt), 50, 60, 34, 54, 54,
            54][:5 + nt] + [45 if nt == 2 else 54], repeatRows=1, style=base + [("ALIGN", (3, 0), (-1, -1), "RIGHT"),
            ("FONT", (0, -1), (-1, -1), BOLD, 6.8), ("LINEABOVE", (0, -1), (-1, -1), .4, colors.grey)]), Spacer(1, 10)]
    sums = [("Net Taxable Amount", S[0])] + ([("IGST", S[3])] if k.inter else [("CGST", S[1]), ("SGST", S[2])]) + [("Round Off Amount", ro),
            ("Net Bill Amount (Rs.)", gt)]
    s += [Table([[P("Rupees " + rupees(gt), sm), Table([[P(a, bd if b is gt else sm), P(inr(b), rt)] for a, b in sums], colWidths=[120, 80],
            style=[("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1), ("LINEABOVE", (0, -1), (-1, -1), .6, colors.black)])]],
                colWidths=[325, 210], style=[("VALIGN", (0, 0), (-1, -1), "TOP")]), Spacer(1, 14),
          P("I have taken delivery of the vehicle to my satisfaction. Old parts returned / not required.", sm), Spacer(1, 28),
                  Table([["Customer Signature", "Service Advisor", "For " + k.sup.name]], colWidths=[178, 178, 179],
                  style=[("FONT", (0, 0), (-1, -1), SANS, 7)])]

    def foot(c, d):
        c.setFont(SANS, 6.5)
        c.drawRightString(565, 20, f"Page {d.page}   {inv}")
    doc.build(s, onFirstPage=foot, onLaterPages=foot)
    return {"data": {"invoice_number": inv, "invoice_date": k.date.isoformat(), "place_of_supply": k.rec.code, "reverse_charge": False,
            "supplier": who(k.sup), "recipient": who(k.rec, biz), "line_items": items,
                     **totals(*S, k.inter), "round_off": s2(ro), "grand_total": s2(gt)}}


LAYOUTS = {"coal": coal, "courier": courier, "workshop": workshop}
