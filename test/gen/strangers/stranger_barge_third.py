# SPDX-License-Identifier: AGPL-3.0-or-later
"""Platypus papers: manpower agency (Word bill), banquet bill, mobile shop (cloud program), printing press (Excel bill)."""
import datetime
from reportlab.lib.colors import HexColor, black, white, grey
from reportlab.lib.enums import TA_CENTER, TA_RIGHT
from reportlab.lib.pagesizes import A4, A5
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table
import stranger_barge_kit as kit
from stranger_barge_kit import inr, money


def P(s, f="Helvetica", z=8, al="l", col=black, lead=1.2):
    return Paragraph(s.replace("&", "&amp;").replace("\n", "<br/>"), ParagraphStyle("p", fontName=f, fontSize=z, leading=z * lead, textColor=col, alignment={"l": 0, "c": TA_CENTER, "r": TA_RIGHT}[al]))


def row(vals, als, f, z, col=black):
    return [P(v, f, z, a, col) if v else "" for v, a in zip(vals, als)]


def doc(path, size=A4, m=36, **k):
    return SimpleDocTemplate(path, pagesize=size, leftMargin=m, rightMargin=m, topMargin=m, bottomMargin=m, invariant=1, **k)


JOBS = ["Security Guard (Unarmed) - 8 hrs", "Security Supervisor", "Housekeeping Staff", "Office Boy / Pantry", "Electrician cum DG Operator", "Data Entry Operator", "Unskilled Helper - Packing Section", "Forklift Driver", "Gardener", "Lady Guard - General Shift"]


def manpower(path, seed, rows):
    r = kit.rng_for("manpower", seed, rows)
    sup, rec, inter = kit.pair(r, ["Vajra Guarding & Facility Services", "Shramik Manpower Solutions"], kit.BUYERS, 0.3)
    b, d = kit.Book(inter), kit.day(r)
    d = d.replace(day=r.randint(1, 9))
    for n in range(rows):
        men = r.randint(1, 24)
        b.add(JOBS[n % 10] if n < 10 else JOBS[n % 10] + f" (Unit-{n // 10 + 1})", "998525" if "Guard" in JOBS[n % 10] or "Super" in JOBS[n % 10] else "998514", men * r.randint(24, 31) * 1000 + r.choice([0, 0, 500]), None, r.randint(520, 1100) * 100 + r.choice([0, 0, 45, 60]), 18, dec=1, men=men)
    sub, pct = b.sum("t"), r.choice([6, 8, 10])
    svc = kit.half(sub * pct, 100)
    tt = sub + svc
    cg, ig = (0, kit.half(tt * 18, 100)) if inter else (kit.half(tt * 9, 100), 0)
    b.t, b.c, b.s, b.i = tt, cg, cg, ig
    raw = tt + 2 * cg + ig
    b.total = kit.half(raw, 100) * 100
    b.ro = b.total - raw
    no = f"{''.join(x[0] for x in sup.name.split()[:2])}S/{kit.fy(d)}/{r.randint(1, 420):03d}"
    prev = d.replace(day=1) - datetime.timedelta(days=1)
    w = "Rupees " + kit.words(b.total // 100) + " Only"
    T, TB = "Times-Roman", "Times-Bold"
    el = [P(sup.name.upper(), TB, 18, "c"), Spacer(1, 8), P(f"{sup.road}, {sup.place}, {sup.sname}. Mobile: {sup.phone}", T, 10, "c"), P("(PSARA Licensed - Security, Housekeeping and Contract Labour)", "Times-Italic", 10, "c"), Spacer(1, 8), P("<u>TAX INVOICE</u>", TB, 13, "c"), Spacer(1, 8)]
    el.append(Table([[P(f"To,\n<b>{rec.name}</b>\n{rec.road}\n{rec.place}\n{rec.sname}\nGSTIN: {rec.gstin}", T, 10.5), P(f"Bill No.: <b>{no}</b>\nDate: {d:%d.%m.%Y}\nFor the month of: {prev:%B %Y}\nOur GSTIN: {sup.gstin}\nPAN: {sup.pan}\nPlace of Supply: {rec.state}-{rec.sname}", T, 10.5)]], colWidths=[280, 215], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]))
    el += [Spacer(1, 6), P(f"Sub: Bill for deployment of manpower at your premises during {prev:%B, %Y}.", TB, 10.5), Spacer(1, 8)]
    als = "clccrrr"
    rw = [row(["Sl. No.", "Designation", "SAC", "No. of Persons", "Total Duties", "Rate per Duty (Rs.)", "Amount (Rs.)"], "ccccccc", TB, 10)]
    for n, it in enumerate(b.items):
        rw.append(row([str(n + 1), it["desc"], it["hsn"], f"{it['men']:02d}", it["qs"], money(it["price"]), inr(it["t"])], als, T, 10))
    k = len(rw)
    foot = [("Sub Total", sub), (f"Add: Service Charges @ {pct}%", svc), ("Total Taxable Value", tt)] + ([("IGST @ 18%", ig)] if inter else [("CGST @ 9%", cg), ("SGST @ 9%", cg)]) + [("Round Off", b.ro), ("Total Bill Amount", b.total)]
    sty = [("GRID", (0, 0), (-1, -1), 0.6, black), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("BACKGROUND", (0, 0), (-1, 0), HexColor("#d9d9d9"))]
    for a, v in foot:
        bold = a.startswith("Total") or a.startswith("Sub")
        rw.append([P(a, TB if bold else T, 10, "r")] + [""] * 5 + [P(inr(v), TB if bold else T, 10, "r")])
        sty.append(("SPAN", (0, len(rw) - 1), (5, len(rw) - 1)))
    sty.append(("NOSPLIT", (0, k - 1), (-1, -1)))
    el.append(Table(rw, colWidths=[30, 170, 52, 52, 54, 65, 85], style=sty))
    el += [Spacer(1, 8), KeepTogether([P(f"<b>Amount in words:</b> {w}", T, 10.5), Spacer(1, 8),
           P("Note: PF, ESI challans and wage register of the month are enclosed. Kindly release the payment within 7 days by NEFT to Dhanvarsha Co-op Bank, A/c No. 30" + sup.phone + ", IFSC DHVC0000033.", T, 10), Spacer(1, 16),
           P("Thanking you,\nYours faithfully,\n<b>For " + sup.name + "</b>", T, 10.5), Spacer(1, 34), P("Proprietor", T, 10.5)])]
    doc(path, m=50).build(el)
    return kit.truth(b, "description hsn_sac quantity unit_price", "t", no, d, sup, rec, rec.state, w)


FOOD = ["Veg Buffet Dinner (Gold Menu)", "Non-Veg Buffet Dinner", "Hi-Tea with 3 Snacks", "Hall Rental - Emerald Hall (6 hrs)", "Live Chaat Counter", "Welcome Drink - Kokum Sherbet", "Stage & Flower Decoration", "LCD Projector with Screen", "DJ & Sound System", "Ice Cream Counter (2 Flavours)", "Breakfast - South Indian", "Mineral Water 500 ml", "Valet Parking Service", "Extra Plates"]


def banquet(path, seed, rows):
    r = kit.rng_for("banquet", seed, rows)
    sup, rec, _ = kit.pair(r, ["Hotel Saffron Court", "The Banyan Terrace Restaurant & Banquets"], kit.BUYERS, 0.3)
    b, d = kit.Book(False), kit.day(r)
    for n in range(rows):
        x = FOOD[n % len(FOOD)]
        one = any(s in x for s in ("Rental", "Decor", "LCD", "DJ", "Valet"))
        b.add(x, "997212" if "Rental" in x else "996334", 1000 if one else r.randint(20, 350) * 1000, None, r.randint(30, 450) * 10000 if one else r.randint(*((16, 40) if "Water" in x or "Drink" in x else (90, 320))) * 500, 18)
    b.close()
    adv = b.total * r.choice([2, 3, 5]) // 10 // 100000 * 100000
    no = f"BQT-{r.randint(100, 999)}/{d:%m}"
    w = "Rs. " + kit.words(b.total // 100) + " only"
    H, B = "Helvetica", "Helvetica-Bold"
    mar = HexColor("#7a1f3d")
    ev = d - datetime.timedelta(days=r.randint(0, 2))
    el = [P(sup.name, "Times-BoldItalic", 17, "c", mar), Spacer(1, 7), P(f"{sup.road}, {sup.place} | Tel. {sup.phone}\nGSTIN {sup.gstin} | State: {sup.sname} ({sup.state})", H, 7, "c"), Spacer(1, 5), P("BANQUET TAX INVOICE", B, 9, "c"), Spacer(1, 5),
          Table([[P("Host", H, 7.5), P(rec.name, B, 7.5), P("Bill No.", H, 7.5), P(no, B, 7.5)], [P("GSTIN", H, 7.5), P(rec.gstin, H, 7.5), P("Bill Date", H, 7.5), P(f"{d.day} {d:%b %Y}", H, 7.5)],
                 [P("Address", H, 7.5), P(f"{rec.road}, {rec.place}", H, 7.5), P("Function", H, 7.5), P(f"{r.choice(['Dealers Meet', 'Annual Day', 'Reception', 'Training'])}, {ev.day} {ev:%b}", H, 7.5)],
                 [P("Place of Supply", H, 7.5), P(f"{sup.sname} ({sup.state})", H, 7.5), P("FP No.", H, 7.5), P(str(r.randint(1000, 9999)), H, 7.5)]], colWidths=[68, 150, 47, 98], style=[("BOX", (0, 0), (-1, -1), 0.5, mar), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]), Spacer(1, 6)]
    als = "lcrrr"
    rw = [row(["Particulars", "SAC", "Pax / Qty", "Rate", "Amount"], als, B, 8, white)]
    for it in b.items:
        rw.append(row([it["desc"], it["hsn"], it["qs"], money(it["price"]), money(it["t"])], als, H, 8))
    el.append(Table(rw, colWidths=[160, 45, 48, 50, 60], repeatRows=1, style=[("BACKGROUND", (0, 0), (-1, 0), mar), ("LINEBELOW", (0, 1), (-1, -1), 0.25, HexColor("#d8b8c3")), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    ft = [("Total", b.t), ("CGST 9%", b.c), ("SGST 9%", b.s), ("Rounding Off", b.ro), ("Bill Total", b.total), ("Less: Advance Received", -adv), ("Balance Payable", b.total - adv)]
    el.append(KeepTogether([Table([[P(a, B if k in (4, 6) else H, 8, "r"), P(money(v), B if k in (4, 6) else H, 8, "r")] for k, (a, v) in enumerate(ft)], colWidths=[293, 70], style=[("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1), ("LINEABOVE", (1, 4), (1, 4), 0.6, mar), ("LINEBELOW", (1, 4), (1, 4), 0.6, mar)]),
                            Spacer(1, 5), P(f"Bill Total in words: {w}", H, 7.5), Spacer(1, 22), Table([[P("Guest Signature", H, 7.5), P("Banquet Manager", H, 7.5, "c"), P("Cashier", H, 7.5, "r")]], colWidths=[121] * 3)]))
    doc(path, A5, 28).build(el)
    return kit.truth(b, "description hsn_sac quantity unit_price", "t", no, d, sup, rec, sup.state, w)


PH = [("Nuvora X5 5G (8/128) Midnight Blue", "85171300", 1), ("Nuvora Lite 4G (4/64) Mint", "85171300", 1), ("Zentab 11 Wi-Fi Tablet 128 GB", "84713010", 1), ("Fast Charger 33 W Type-C", "85044030", 0), ("Tempered Glass 11D", "70071900", 0), ("Orbit Smart Watch Pro", "85176290", 1), ("Silicon Back Cover", "39269099", 0), ("True Wireless Earbuds T20", "85183000", 0)]


def mobile(path, seed, rows):
    r = kit.rng_for("mobile", seed, rows)
    sup, rec, inter = kit.pair(r, ["Cellpoint Communications", "Dial Tone Mobiles & Accessories"], kit.BUYERS, 0.35)
    b, d = kit.Book(inter), kit.day(r)
    for n in range(rows):
        nm, hsn, ser = PH[0] if n == 0 else r.choice(PH)
        q = r.choice([1, 1, 2, 3]) if ser else r.randint(1, 12)
        b.add(nm, hsn, q * 1000, "pcs", r.randint(3500, 38000) * 100 if ser else r.randint(90, 1900) * 100 - r.choice([0, 53, 26]), 18, dec=2, ser="\n".join(f"35{r.randint(10**12, 10**13 - 1)}" for _ in range(q)) if ser else "")
    b.close()
    no, due = f"INV-{r.randint(1, 9999):06d}", d + datetime.timedelta(days=r.choice([0, 7, 15]))
    w = "Indian Rupee " + kit.words(b.total // 100, True) + " Only"
    F, FB = "NS", "NSB"
    gr = HexColor("#3c3d3a")
    ft = HexColor("#666666")
    el = [Table([[P(f'<font name="NSB" size="12">{sup.name}</font>', F, 9, lead=1.6), P("TAX INVOICE", F, 20, "r")], [P(f"{sup.road}\n{sup.city} {sup.sname} {sup.pin}\nIndia\nGSTIN {sup.gstin}", F, 8, col=ft), ""]], colWidths=[300, 235], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]), Spacer(1, 8),
          Table([[P("#", F, 8), P(no, FB, 8), P("Place Of Supply", F, 8), P(f"{rec.sname} ({rec.state})", FB, 8)], [P("Invoice Date", F, 8), P(f"{d:%d/%m/%Y}", FB, 8), P("Sales person", F, 8), P(r.choice(["Imran", "Deepa", "Counter 2"]), FB, 8)], [P("Terms", F, 8), P("Due on Receipt" if due == d else f"Net {(due - d).days}", FB, 8), "", ""], [P("Due Date", F, 8), P(f"{due:%d/%m/%Y}", FB, 8), "", ""]],
                colWidths=[75, 192, 85, 183], style=[("BOX", (0, 0), (-1, -1), 0.5, grey), ("LINEAFTER", (1, 0), (1, -1), 0.5, grey), ("TOPPADDING", (0, 0), (-1, -1), 1)]),
          Table([[P("Bill To", FB, 8)], [P(f"<b>{rec.name}</b>\n{rec.road}\n{rec.city}\n{rec.pin} {rec.sname}\nIndia\nGSTIN {rec.gstin}".replace("<b>", '<font name="NSB">').replace("</b>", "</font>"), F, 8)]], colWidths=[535], style=[("BOX", (0, 0), (-1, -1), 0.5, grey), ("BACKGROUND", (0, 0), (-1, 0), HexColor("#f2f3f4"))])]
    z = 7
    nt = 2 if inter else 4
    h1 = ["#", "Item & Description", "IMEI / Serial No.", "HSN\n/SAC", "Qty", "Rate"] + (["IGST", ""] if inter else ["CGST", "", "SGST", ""]) + ["Amount"]
    h2 = [""] * 6 + ["%", "Amt"] * (nt // 2) + [""]
    hal = "cllcrr" + "c" * nt + "r"
    als = "cllcrr" + "r" * nt + "r"
    rw = [row(h1, hal, FB, z), row(h2, hal, FB, z)]
    for n, it in enumerate(b.items):
        v = [str(n + 1), it["desc"], it["ser"], it["hsn"], it["qs"] + "\n" + it["unit"], inr(it["price"])] + (["18%", inr(it["i"])] if inter else ["9%", inr(it["c"]), "9%", inr(it["s"])]) + [inr(it["t"])]
        rw.append(row(v, als, F, z))
    sty = [("SPAN", (k, 0), (k, 1)) for k in [0, 1, 2, 3, 4, 5, 6 + nt]] + [("SPAN", (6 + 2 * k, 0), (7 + 2 * k, 0)) for k in range(nt // 2)]
    sty += [("GRID", (0, 0), (-1, -1), 0.5, grey), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("VALIGN", (0, 0), (-1, 1), "BOTTOM"), ("BACKGROUND", (0, 0), (-1, 1), HexColor("#f2f3f4")), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]
    el.append(Table(rw, colWidths=[18, 128, 80, 46, 30, 54] + ([36, 70] if inter else [23, 45, 23, 45]) + ([73] if inter else [43]), repeatRows=2, style=sty) if inter else Table(rw, colWidths=[18, 113, 76, 46, 30, 50, 23, 48, 23, 48, 60], repeatRows=2, style=sty))
    ts = [("Sub Total", b.t)] + ([("IGST18 (18%)", b.i)] if inter else [("CGST9 (9%)", b.c), ("SGST9 (9%)", b.s)]) + [("Rounding", b.ro)]
    right = Table([[P(a, F, 8, "r"), P(inr(v), F, 8, "r")] for a, v in ts] + [[P("Total", FB, 9, "r"), P("₹" + inr(b.total), FB, 9, "r")], [P("Balance Due", FB, 9, "r"), P("₹" + inr(b.total), FB, 9, "r")]], colWidths=[115, 100], style=[("TOPPADDING", (0, 0), (-1, -1), 1)])
    left = [P("Total In Words", F, 8), P(w, FB, 8), Spacer(1, 8), P("Notes", F, 8, col=ft), P("Warranty by the brand's service centre only. Activated handsets are not exchanged.", F, 7)]
    el.append(KeepTogether([Table([[left, [right, Spacer(1, 30), P("Authorized Signature", F, 8, "c", gr)]]], colWidths=[315, 220], style=[("BOX", (0, 0), (-1, -1), 0.5, grey), ("LINEAFTER", (0, 0), (0, 0), 0.5, grey), ("VALIGN", (0, 0), (-1, -1), "TOP")])]))
    doc(path, m=30).build(el)
    return kit.truth(b, "description hsn_sac quantity unit unit_price gst_rate tax", "t", no, d, sup, rec, rec.state, w, due)


PR = [("Letterheads A4, 100 gsm Bond, 2 Colour", "49119990", 18), ("Visiting Cards 350 gsm Matt with Spot UV", "49119990", 18), ("Product Catalogue 24 pp + Cover, Saddle Stitched", "49111010", 18), ("Mono Carton 85x60x140 mm, FBB 300 gsm", "48192020", 12), ("Self Adhesive Labels 50x25 mm in Rolls", "48211020", 18), ("Bill Books 50x3 NCR, Numbered", "48201090", 18), ("Leaflet A5 Single Fold 130 gsm Art", "49111090", 18), ("Exercise Book Covers", "48209090", 12)]


def press(path, seed, rows):
    r = kit.rng_for("press", seed, rows)
    sup, rec, inter = kit.pair(r, ["Akshar Offset Printers", "Mudra Graphics & Packaging"], kit.BUYERS, 0.4)
    b, d = kit.Book(inter), kit.day(r)
    job = r.randint(2000, 8000)
    for n in range(rows):
        nm, hsn, g = r.choice(PR)
        job += r.randint(1, 9)
        b.add(nm, hsn, r.randint(1, 60) * 500000, None, r.randint(300, 9000) * 100, g, per=1000, job=f"J-{job}")
    b.close()
    no = f"{r.randint(1, 900)}/{kit.fy(d)}"
    w = "Rupees " + kit.words(b.total // 100) + " Only."
    H, B = "Helvetica", "Helvetica-Bold"
    als = "cclcrrrcrr"
    e = [""] * 10
    rw = [[P(sup.name, B, 15, "c", lead=1.4)] + e[1:], [P(f"Offset Printing - Cartons - Labels\n{sup.road}, {sup.place}, {sup.sname}    Ph: {sup.phone}", H, 8, "c")] + e[1:], [P("TAX INVOICE", B, 10, "c")] + e[1:],
          [P(f"Billed To :\n<b>{rec.name}</b>\n{rec.road}\n{rec.place} ({rec.sname})", H, 8.5)] + e[1:5] + [P("Invoice No.\nInvoice Date\nP.O. No.\nPlace of Supply", H, 8.5), "", P(f"<b>{no}</b>\n{d:%d-%m-%Y}\nPO/{r.randint(100, 999)}\n{rec.sname} ({rec.state})", H, 8.5)] + e[8:],
          [P(f"Customer GSTIN : {rec.gstin}", B, 8.5)] + e[1:5] + [P(f"Our GSTIN : {sup.gstin}", B, 8.5)] + e[6:],
          row(["Sr. No.", "Job No.", "Particulars", "HSN Code", "Quantity (Nos.)", "Rate per '000", "Taxable Value", "GST Rate", "GST Amt.", "Total"], "cccccccccc", B, 8)]
    sty = [("SPAN", (0, k), (-1, k)) for k in (0, 1, 2)] + [("SPAN", (0, k), (4, k)) for k in (3, 4)] + [("SPAN", (5, 3), (6, 3)), ("SPAN", (7, 3), (9, 3)), ("SPAN", (5, 4), (9, 4)), ("LINEAFTER", (5, 3), (6, 3), 0, white)]
    for n, it in enumerate(b.items):
        rw.append(row([str(n + 1), it["job"], it["desc"], it["hsn"], f"{it['q'] // 1000}", money(it["price"]), money(it["t"]), f"{it['rate']}%", money(it["tot"] - it["t"]), money(it["tot"])], als, H, 8))
    for n in range(max(0, 9 - rows)):
        rw.append([P("&nbsp;".replace("&nbsp;", " "), H, 8)] + e[1:])
    rw.append(row(["", "", "Total", "", f"{b.sum('q') // 1000}", "", money(b.t), "", money(b.c + b.s + b.i), money(b.sum("tot"))], als, B, 7.5))
    k = len(rw) - 1
    sty.append(("BACKGROUND", (0, k), (-1, k), HexColor("#e2efda")))
    ft = ([("IGST", b.i)] if inter else [("CGST", b.c), ("SGST", b.s)]) + [("Round Off", b.ro), ("Grand Total", b.total)]
    for n, (a, v) in enumerate(ft):
        rw.append([P("Amount in Words :\n<b>" + w + "</b>", H, 8.5) if n == 0 else ""] + e[1:7] + [P(a, B if n == len(ft) - 1 else H, 8.5, "r"), "", P(money(v), B if n == len(ft) - 1 else H, 8 if v < 10**8 else 7, "r")])
        sty.append(("SPAN", (7, k + 1 + n), (8, k + 1 + n)))
    sty.append(("SPAN", (0, k + 1), (6, k + len(ft))))
    rw.append([P("Terms : 50% advance with order. Paper price variation will be charged extra. Reverse Charge : No", H, 7.5)] + e[1:6] + [P("For " + sup.name + "\n\n\n\nAuthorised Signatory", H, 8, "c")] + e[7:])
    sty += [("SPAN", (0, -1), (5, -1)), ("SPAN", (6, -1), (9, -1)), ("GRID", (0, 0), (-1, -1), 0.5, black), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("VALIGN", (0, 3), (-1, 3), "TOP"), ("BACKGROUND", (0, 5), (-1, 5), HexColor("#ffe699")), ("NOSPLIT", (0, k), (-1, -1)), ("LEFTPADDING", (0, 0), (-1, -1), 2.5), ("RIGHTPADDING", (0, 0), (-1, -1), 2.5)]
    doc(path, m=28).build([Table(rw, colWidths=[26, 42, 133, 50, 46, 48, 58, 30, 50, 58], style=sty)])
    tr = kit.truth(b, "description hsn_sac quantity unit_price taxable_value gst_rate" + (" tax" if inter else ""), "tot", no, d, sup, rec, rec.state, w)
    return tr


LAYOUTS = {"manpower": manpower, "banquet": banquet, "mobile": mobile, "press": press}
