# SPDX-License-Identifier: AGPL-3.0-or-later
"""Platypus papers: manpower, packaging, fabric."""
import datetime
import hashlib

from reportlab.lib.colors import HexColor, black, white
from reportlab.lib.enums import TA_CENTER, TA_RIGHT
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_dock_kit import day, head, ind, lot, m, mul, off, parties, tax, taxes, words, wordsp


def styles(font, bold, size):
    a = ParagraphStyle("l", fontName=font, fontSize=size, leading=size * 1.22)
    b = ParagraphStyle("b", parent=a, fontName=bold)
    mk = lambda s, al: ParagraphStyle(s.name + str(al), parent=s, alignment=al)
    return {"l": a, "b": b, "r": mk(a, TA_RIGHT), "c": mk(a, TA_CENTER), "br": mk(b, TA_RIGHT), "bc": mk(b, TA_CENTER)}


def ps(s):
    s = str(s).replace("&", "&amp;")
    return s


def doc(path, size, margin=36, foot=None):
    d = SimpleDocTemplate(path, pagesize=size, leftMargin=margin, rightMargin=margin, topMargin=margin, bottomMargin=margin + 8, invariant=1,
                          title="Tax Invoice")

    def on(c, dd):
        c.setFont("Helvetica", 7)
        c.drawCentredString(size[0] / 2, 24, foot.replace("#", str(c.getPageNumber())))
    return d, on


def manpower(path, seed, rows):
    r = lot("manpower", seed, rows)
    sup, buy, inter = parties(r, "Durgesh Vigil Security & Manpower Services", r.choice(["06", "09", "07"]))
    d = day(r)
    due = d + datetime.timedelta(days=30)
    no = f"DVS/{d.strftime('%b').upper()}/{r.randrange(10, 400):03d}"
    t = head(sup, buy, no, d, due=due)
    S = styles("DVC", "DVC-Bold", 8.5)
    P = lambda s, k="l": Paragraph(ps(s), S[k])
    dd, on = doc(path, A4, 40, f"{no} - Page #")
    navy = HexColor("#1f3864")
    big = ParagraphStyle("big", parent=S["bc"], fontSize=16, leading=20, textColor=navy)
    last = d.replace(day=1) - datetime.timedelta(days=1)
    st = [Paragraph(ps(sup["name"]), big), P("(Licensed under PSARA Act | ESIC & EPF registered)", "c"),
          P(f"{sup['street']}, {sup['city']}, {sup['state']} - {sup['pin']}", "c"), P(f"GSTIN/UIN: {sup['gstin']}", "bc"), Spacer(1, 6)]
    info = [[P("TAX INVOICE", "bc"), "", "", ""],
            [P("Bill No."), P(no, "b"), P("Bill Date"), P(d.strftime("%d-%m-%Y"), "b")],
            [P("Billing Month"), P(last.strftime("%B %Y"), "b"), P("Due Date"), P(due.strftime("%d-%m-%Y"), "b")],
            [P("Bill To"), [P(buy["name"], "b"), P(f"{buy['street']}, {buy['city']} - {buy['pin']}"), P("GSTIN: " + buy["gstin"])],
             P("Place of Supply"), P(f"{buy['st']} - {buy['state']}", "b")],
            [P("Service Code"), P("998525 (Security guard and manpower supply)"), P("Work Order"), P(f"WO-{r.randrange(1000, 9999)}")]]
    st.append(Table(info, [75, 215, 80, 145], style=TableStyle([("GRID", (0, 0), (-1, -1), .5, black), ("SPAN", (0, 0), (-1, 0)),
              ("BACKGROUND", (0, 0), (-1, 0), HexColor("#dfe6f2")), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 2)])))
    st.append(Spacer(1, 8))
    data = [[P(h, "bc") for h in ("Sl. No.", "Category of Personnel / Site", "No. of Persons", "Total Duties (Days)", "Rate per Duty (Rs.)", "Amount (Rs.)")]]
    items, tot, th, td = [], 0, 0, 0
    sites = ["Main Gate", "Godown No. 2", "Admin Block", "Canteen", "Unit II, Night Shift", "Dispatch Yard", "Staff Colony", "Boiler House"]
    for i in range(rows):
        cat, rate = r.choice([("Security Guard (12 hrs)", 74850), ("Security Supervisor", 96200), ("Gunman with licensed weapon", 118000), ("Housekeeping Boy", 61575),
                              ("Unskilled Helper - loading and unloading", 59900), ("Lady Guard (8 hrs)", 70200), ("Electrician (ITI)", 89900)])
        n = r.randrange(1, 14)
        q = n * last.day - r.randrange(0, 5) + r.choice([0, 0, 0.5])
        a = mul(rate, int(q * 1000))
        desc = cat + " - " + r.choice(sites)
        qs = f"{q:g}"
        data.append([P(i + 1, "c"), P(desc), P(f"{n:02d}", "c"), P(qs, "c"), P(m(rate), "r"), P(ind(a), "r")])
        items.append({"description": desc, "quantity": qs, "unit_price": m(rate), "amount": m(a)})
        tot, th, td = tot + a, th + n, td + q
    tv = tot
    cg, sg, ig = tax(tv, 18, inter)
    grand, ro = off(tv + cg + sg + ig)
    data.append(["", P("Total", "b"), P(th, "bc"), P(f"{td:g}", "bc"), "", P(ind(tot), "br")])
    for lb, v in ([("IGST @ 18%", ig)] if inter else [("CGST @ 9%", cg), ("SGST @ 9%", sg)]) + [("Round Off", ro), ("Grand Total", grand)]:
        data.append([P(lb, "br"), "", "", "", "", P(ind(v), "br" if lb[0:2] == "Gr" else "r")])
    sty = [("GRID", (0, 0), (-1, -1), .5, black), ("BACKGROUND", (0, 0), (-1, 0), HexColor("#dfe6f2")), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
           ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]
    sty += [("SPAN", (0, k), (4, k)) for k in range(rows + 2, len(data))] + [("NOSPLIT", (0, rows), (-1, -1))]
    st.append(Table(data, [34, 207, 56, 62, 72, 84], style=TableStyle(sty), repeatRows=1))
    w = f"Rupees {words(grand // 100)} Only"
    st.append(KeepTogether([Spacer(1, 6), P("Amount in Words: " + w, "b"), Spacer(1, 5),
              P("Wages disbursed as per Minimum Wages Act. EPF and ESI challans of the month are enclosed with this bill."),
              Spacer(1, 22), P("For " + sup["name"], "br"), Spacer(1, 24), P("Authorised Signatory", "r")]))
    dd.build(st, onFirstPage=on, onLaterPages=on)
    t["line_items"] = items
    return taxes(t, inter, tv, cg, sg, ig, grand, ro, w)


def packaging(path, seed, rows):
    r = lot("packaging", seed, rows)
    sup, buy, inter = parties(r, "Corrupak Board & Boxes Private Limited", r.choice(["27", "08", "19"]))
    d = day(r, 180, 360)
    no = f"CBB2526-{r.randrange(1, 9999):05d}"
    t = head(sup, buy, no, d)
    irn = hashlib.sha256(f"{no}{seed}{rows}".encode()).hexdigest()
    t["irn"] = irn
    S = styles("Noto", "Noto-Bold", 7.5)
    wh = ParagraphStyle("wh", parent=S["bc"], textColor=white)
    P = lambda s, k="l": Paragraph(ps(s), S[k])
    size = landscape(A4)
    dd, on = doc(path, size, 32, "This is a computer generated e-Invoice.   Page #")
    green = HexColor("#2f6b4f")
    tt = ParagraphStyle("tt", parent=S["b"], fontSize=15, leading=18, textColor=green)
    st = [Table([[Paragraph(ps(sup["name"]), tt), P("e-Tax Invoice", "br")]], [560, 218], style=[("LEFTPADDING", (0, 0), (-1, -1), 0)]),
          Table([[[P(f"{sup['street']}, {sup['city']} {sup['pin']}"), P(f"State: {sup['state']} ({sup['st']})"), P("GSTIN " + sup["gstin"], "b")],
                  [P("Buyer", "b"), P(buy["name"], "b"), P(f"{buy['street']}, {buy['city']} {buy['pin']}"), P("GSTIN " + buy["gstin"])],
                  [P("Invoice No: " + no, "b"), P("Invoice Date: " + d.strftime("%d %b %Y")), P(f"Place of Supply: {buy['state']} ({buy['st']})"),
                   P(f"PO No: {r.randrange(450000, 459999)}")]],
                 [P("IRN: " + irn), "", P(f"Ack No: {r.randrange(10**14, 10**15)}")]], [235, 290, 253],
                style=[("LINEABOVE", (0, 0), (-1, 0), 1.2, green), ("LINEBELOW", (0, 1), (-1, 1), 1.2, green), ("SPAN", (0, 1), (1, 1)),
                       ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]), Spacer(1, 8)]
    tx = ["IGST"] if inter else ["CGST", "SGST"]
    hs = ["No", "Item Description", "Box Size L x W x H (mm)", "Ply / GSM", "HSN", "Qty", "UOM", "Rate / 100 Nos", "Taxable Value", "GST %", *tx, "Line Total"]
    ws = [24, 150, 92, 70, 44, 50, 34, 56, 72, 36] + ([76] if inter else [38 + 18, 38 + 18]) + [74]
    k = 778 / sum(ws)
    ws = [q * k for q in ws]
    data = [[Paragraph(h, wh) for h in hs]]
    items, T = [], [0] * 5
    for i in range(rows):
        nm, gr, hsn = r.choice([("Corrugated box, printed 2 colour", 5, "48191010"), ("Duplex mono carton with window", 5, "48192020"), ("Plain shipper carton", 5, "48191010"),
                                ("Honeycomb paper pad", 18, "48239090"), ("BOPP self-adhesive tape 48 mm x 65 m", 18, "39191000"), ("Angle board edge protector", 18, "48239090")])
        q, rate = r.randrange(2, 60) * 50, r.randrange(12000, 290000) // 25 * 25
        tv = (rate * q + 50) // 100
        cg, sg, ig = tax(tv, gr, inter)
        z = f"{r.randrange(10, 60) * 10} x {r.randrange(10, 40) * 10} x {r.randrange(5, 40) * 10}" if hsn != "39191000" else "-"
        gsm = f"{r.choice([3, 5, 7])} Ply / {r.choice([120, 150, 180, 230])}" if "box" in nm or "carton" in nm else "-"
        a = tv + cg + sg + ig
        tc = [ig] if inter else [cg, sg]
        data.append([P(i + 1, "c"), P(nm), P(z, "c"), P(gsm, "c"), P(hsn), P(q, "r"), P("NOS"), P(m(rate), "r"), P(ind(tv), "r"), P(f"{gr}%", "r"),
                     *[P(ind(v), "r") for v in tc], P(ind(a), "r")])
        it = {"description": nm, "hsn_sac": hsn, "quantity": str(q), "unit": "NOS", "unit_price": m(rate), "taxable_value": m(tv), "gst_rate": str(gr)}
        it.update({"igst_amount": m(ig)} if inter else {"cgst_amount": m(cg), "sgst_amount": m(sg)})
        items.append({**it, "amount": m(a)})
        for j, v in enumerate((tv, cg, sg, ig, a)):
            T[j] += v
    data.append(["", P("Total", "b"), "", "", "", "", "", "", P(ind(T[0]), "br"), "", *[P(ind(v), "br") for v in ([T[3]] if inter else T[1:3])], P(ind(T[4]), "br")])
    sty = [("BACKGROUND", (0, 0), (-1, 0), green), ("LINEBELOW", (0, 1), (-1, -2), .3, HexColor("#bbbbbb")), ("LINEABOVE", (0, -1), (-1, -1), .8, green),
           ("BACKGROUND", (0, -1), (-1, -1), HexColor("#e6f0ea")), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 3),
           ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 2)]
    st.append(Table(data, ws, style=TableStyle(sty), repeatRows=1))
    w = "INR " + wordsp(T[4]) + " Only"
    st.append(KeepTogether([Spacer(1, 8), Table([[[P("Invoice value in words", "b"), P(w)], P("Total Invoice Value (INR)", "br"), P(ind(T[4]), "br")]], [500, 178, 100],
              style=[("VALIGN", (0, 0), (-1, -1), "TOP")]), Spacer(1, 26), P("for " + sup["name"], "r")]))
    dd.build(st, onFirstPage=on, onLaterPages=on)
    t["line_items"] = items
    return taxes(t, inter, *T[:4], T[4], None, w)


def fabric(path, seed, rows):
    r = lot("fabric", seed, rows)
    sup, buy, inter = parties(r, "Resham Gali Silk Mills", "24")
    d = day(r)
    due = d + datetime.timedelta(days=60)
    no = f"RG-{r.randrange(100, 3000)}"
    t = head(sup, buy, no, d, due=due)
    S = styles("Times-Roman", "Times-Bold", 9.5)
    P = lambda s, k="l": Paragraph(ps(s), S[k])
    dd, on = doc(path, A4, 45, "Subject to Surat jurisdiction")
    tt = ParagraphStyle("tt", parent=S["bc"], fontSize=22, leading=26, textColor=HexColor("#6b1f4f"))
    st = [P("|| Shree Ganeshaya Namah ||", "c"), Paragraph(sup["name"], tt), P(f"{sup['street']}, {sup['city']} {sup['pin']}, {sup['state']}. GSTIN: {sup['gstin']}", "c"),
          Spacer(1, 8),
          Table([[[P("Buyer:"), P(buy["name"], "b"), P(f"{buy['street']}, {buy['city']} {buy['pin']}"), P(f"{buy['state']}   GSTIN: {buy['gstin']}")],
                  [P("Invoice: " + no, "b"), P("Dated: " + d.strftime("%d/%m/%Y")), P("Due on: " + due.strftime("%d/%m/%Y")),
                   P(f"Supply to State: {buy['st']}-{buy['state']}"), P("Agent: Direct")]]], [320, 185],
                style=[("BOX", (0, 0), (-1, -1), .7, black), ("LINEBEFORE", (1, 0), (1, 0), .7, black), ("VALIGN", (0, 0), (-1, -1), "TOP")])]
    hd = ["Bale No", "Quality & Design", "HSN Code", "Pcs", "Metres", "Rate", "Gross", "Less Disc.", "Net Taxable"]
    ws = [44, 130, 48, 28, 52, 46, 58, 45, 54 + 0]
    data = [[P(h, "bc") for h in hd]]
    items, tot, tq, tp, tg, tdis, bale = [], 0, 0, 0, 0, 0, r.randrange(200, 900)
    for i in range(rows):
        nm, hsn, rate = r.choice([("60 Gram Georgette, dyed", "5407", 4850), ("Chinon Chiffon digital print", "5407", 9200), ("Banarasi Jacquard 44\"", "5007", 31500),
                                  ("Cotton Cambric 58\"", "5208", 7425), ("Poly Crepe D.No. 4471", "5407", 3990), ("Viscose Rayon 14 kg", "5516", 6250)])
        pc = r.randrange(1, 12)
        q = pc * r.randrange(2000, 11500) * 10 // 50 * 50
        gross = mul(rate, q)
        dis = (gross * r.choice([0, 2, 3, 5]) + 50) // 100
        bale += 1
        data.append([P(f"B/{bale}"), P(nm), P(hsn, "c"), P(pc, "r"), P(f"{q / 1000:.2f}", "r"), P(m(rate), "r"), P(m(gross), "r"), P(m(dis), "r"), P(m(gross - dis), "r")])
        items.append({"description": nm, "hsn_sac": hsn, "quantity": f"{q / 1000:.2f}", "unit_price": m(rate), "discount": m(dis), "taxable_value": m(gross - dis), "amount": m(gross - dis)})
        tot, tq, tp, tg, tdis = tot + gross - dis, tq + q, tp + pc, tg + gross, tdis + dis
    data.append(["", P("Total", "b"), "", P(tp, "br"), P(f"{tq / 1000:.2f}", "br"), "", P(m(tg), "br"), P(m(tdis), "br"), P(m(tot), "br")])
    sty = [("BOX", (0, 0), (-1, -1), .7, black), ("LINEBELOW", (0, 0), (-1, 0), .7, black), ("INNERGRID", (0, 0), (-1, 0), .4, black),
           ("LINEABOVE", (0, -1), (-1, -1), .7, black), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2),
           ("TOPPADDING", (0, 0), (-1, -1), 1), ("VALIGN", (0, 0), (-1, -1), "TOP")]
    ws = [42, 122, 40, 28, 52, 46, 62, 50, 63]
    st.append(Table(data, ws, style=TableStyle(sty), repeatRows=1))
    cg, sg, ig = tax(tot, 5, inter)
    grand, ro = off(tot + cg + sg + ig)
    w = f"{words(grand // 100)} Rupees Only"
    R = [["IGST 5.00%", ind(ig)]] if inter else [["CGST 2.50%", ind(cg)], ["SGST 2.50%", ind(sg)]]
    R += [["Round off", ("+" if ro > 0 else "") + m(ro)], ["Bill Amount", ind(grand)]]
    st.append(KeepTogether([Table([[[P("Amount in words:"), P(w, "b"), Spacer(1, 6), P("Dhara: 60 days. Interest at 1.5% per month after due date.")],
              Table([[P(a, "b" if a[0] == "B" else "l"), P(b, "br" if a[0] == "B" else "r")] for a, b in R], [90, 90],
                    style=[("TOPPADDING", (0, 0), (-1, -1), 1), ("LINEABOVE", (0, -1), (-1, -1), .6, black)])]], [318, 187],
              style=[("BOX", (0, 0), (-1, -1), .7, black), ("VALIGN", (0, 0), (-1, -1), "TOP")]),
              Spacer(1, 6), P("For " + sup["name"], "br"), Spacer(1, 26), P("Partner", "r")]))
    dd.build(st, onFirstPage=on, onLaterPages=on)
    t["line_items"] = items
    return taxes(t, inter, tot, cg, sg, ig, grand, ro, w)


LAYOUTS = {"manpower": manpower, "packaging": packaging, "fabric": fabric}
