# SPDX-License-Identifier: AGPL-3.0-or-later
"""Dental laboratory by tooth, airport turnarounds, edit suites by hour, finished leather by area (platypus)."""
import datetime
from xml.sax.saxutils import escape
from reportlab.lib import colors
from reportlab.lib.enums import TA_CENTER, TA_RIGHT
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from stranger_windmill_kit import (pair, rng, day, days, fiscal, inr, plain, milli, words, half_up, taxes, rounded, head_truth, tax_truth, PEOPLE)

HX = colors.HexColor


def maker(font, bold, size, lead=None):
    st = {}
    for n, f in (("n", font), ("b", bold)):
        for a, al in (("l", 0), ("c", TA_CENTER), ("r", TA_RIGHT)):
            st[n + a] = ParagraphStyle(n + a, fontName=f, fontSize=size, leading=lead or size * 1.2, alignment=al)

    def P(s, k="nl", ink=None, size=None):
        q = st[k]
        if ink or size:
            q = ParagraphStyle("x", parent=q, textColor=ink or colors.black, fontSize=size or q.fontSize, leading=(size or q.fontSize) * 1.2)
        return Paragraph(escape(str(s)).replace("\n", "<br/>"), q)
    return P


def tight(extra=(), pad=2):
    return TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3),
                       ("TOPPADDING", (0, 0), (-1, -1), pad), ("BOTTOMPADDING", (0, 0), (-1, -1), pad)] + list(extra))


def dentalcrowns(path, seed, rows):
    r = rng("dentalcrowns", seed, rows)
    sup, rec, inter = pair(r, "Dantashilpa Crown & Bridge Studio", "36", ["Smileroot Multispeciality Dental Care", "Dr. Parvati Yelamanda's Dental Centre", "Molaris Clinics LLP"],
                           ("F", "P"), ["29", "27", "37", "21"])
    d = day(r)
    no = f"DCB-{d.year}-{r.randrange(100, 4999)}"
    P = maker("Times-Roman", "Times-Bold", 8.2, 9.8)
    W = A4[0] - 72
    plum = HX("#5b2a5e")
    doc = SimpleDocTemplate(path, pagesize=A4, invariant=1, leftMargin=36, rightMargin=36, topMargin=34, bottomMargin=40)

    def foot(c, _):
        c.setFont("Times-Italic", 8)
        c.drawCentredString(A4[0] / 2, 24, f"{no} - page {c.getPageNumber()}")

    flow = [P(sup.name, "bc", plum, 18), P("Metal-free ceramics, implants, removable prosthetics", "nc"),
            P(f"{sup.street}, {sup.city}, {sup.where}. GSTIN/UIN: {sup.gstin}", "nc"), Spacer(1, 5),
            Table([[P("TAX INVOICE", "bl", colors.white, 10), P("Original for recipient", "nr", colors.white)]], [W / 2, W / 2], style=tight([("BACKGROUND", (0, 0), (-1, -1), plum)])),
            Table([[P(f"Clinic:\n{rec.name}\n{rec.street}, {rec.city}\n{rec.where}\nGSTIN/UIN: {rec.gstin}"),
                    P(f"Invoice No.: {no}\nDated: {d.strftime('%d %B, %Y')}\nPlace of Supply: {rec.where}, Code {rec.state}\nAccount: monthly")]], [W * 0.6, W * 0.4],
                  style=tight([("BOX", (0, 0), (-1, -1), 0.6, plum)])), Spacer(1, 6)]
    work = [("PFM crown, DMLS", "90212100", 65000, 12), ("Zirconia crown, layered, 10 yr warranty card", "90212100", 190000, 12), ("Lithium disilicate veneer, pressed", "90212100", 235000, 12),
            ("Temporary PMMA crown, milled", "90212900", 22000, 12), ("Cast partial denture, Co-Cr framework", "90212100", 310000, 12),
            ("Night guard, hard-soft, with case", "39269099", 85000, 18), ("Screw-retained implant crown on Ti base", "90212100", 345000, 12), ("Surgical guide, 3D printed", "90189099", 260000, 12)]
    h = ["S.\nNo.", "Case", "Patient", "Nature of work", "Tooth No.\n(FDI)", "Shade", "HSN", "Units", "Rate\nper unit", "Taxable\nvalue", "GST\n%", "IGST" if inter else "GST\namt.", "Total"]
    ws = [20, 28, 49, 80, 42, 28, 40, 27, 40, 50, 25, 44, 0]
    ws[-1] = W - sum(ws)
    al = "lllllclrrrcrr"
    data, items, S = [[P(x, "b" + a, plum) for x, a in zip(h, al)]], [], [0] * 5
    case = r.randrange(3000, 9000)
    for i in range(rows):
        n, hsn, rate, gst = r.choice(work)
        case += r.randrange(1, 5)
        q = 1 if "denture" in n or "guard" in n or "guide" in n else r.choice([1, 1, 1, 2, 3, 4])
        base = r.choice([10, 20, 30, 40]) + r.randrange(1, 5)
        tooth = {"Cast": "U/L arch", "Nigh": "Upper", "Surg": "Lower"}.get(n[:4]) or ", ".join(str(base + k) for k in range(q))
        shade = r.choice(["A1", "A2", "A3", "B1", "BL2", "3M2", "C1"]) if tooth[0].isdigit() else "-"
        val = q * rate
        cg, sg, ig = taxes(val, gst, inter)
        tx = cg + sg + ig
        who = r.choice(PEOPLE)
        data.append([P(x, "n" + a) for x, a in zip([i + 1, case, who, n, tooth, shade, hsn, q, inr(rate), inr(val), gst, inr(tx), inr(val + tx)], al)])
        for k, v in enumerate((val, cg, sg, ig, val + tx)):
            S[k] += v
        it = {"description": n, "hsn_sac": hsn, "quantity": str(q), "unit_price": plain(rate), "taxable_value": plain(val), "gst_rate": str(gst), "amount": plain(val + tx)}
        if inter:
            it["igst_amount"] = plain(ig)
        items.append(it)
    data.append([P(x, "b" + a) for x, a in zip(["", "", "", "Total", "", "", "", sum(int(q["quantity"]) for q in items), "", inr(S[0]), "", inr(S[1] + S[2] + S[3]), inr(S[4])], al)])
    flow.append(Table(data, ws, repeatRows=1, style=tight([("LINEBELOW", (0, 0), (-1, 0), 1, plum), ("LINEABOVE", (0, 0), (-1, 0), 1, plum),
                ("LINEBELOW", (0, 1), (-1, -1), 0.25, colors.grey), ("LINEABOVE", (0, -1), (-1, -1), 1, plum)] +
                [("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2)])))
    grand, ro = rounded(S[4])
    w = "Rupees " + words(grand // 100) + " Only"
    tl = [("Taxable value", S[0])] + ([("Integrated tax", S[3])] if inter else [("Central tax", S[1]), ("State tax", S[2])]) + [("Round off", ro), ("Invoice total", grand)]
    right = Table([[P(a, ("b" if a == "Invoice total" else "n") + "l"), P(inr(v), ("b" if a == "Invoice total" else "n") + "r")] for a, v in tl], [100, 80],
                  style=tight([("LINEABOVE", (0, -1), (-1, -1), 0.8, plum), ("BOX", (0, 0), (-1, -1), 0.5, plum)]))
    flow.append(KeepTogether([Spacer(1, 6), Table([[P("Amount in words:\n" + w + "\n \nRemakes are free within 30 days when the cast is returned."), right]], [W - 186, 186], style=tight()),
                              Spacer(1, 22), P("For " + sup.name, "br")]))
    doc.build(flow, onFirstPage=foot, onLaterPages=foot)
    t = head_truth(no, d, sup, rec)
    t.update(line_items=items, taxable_total=plain(S[0]), round_off=plain(ro), grand_total=plain(grand), amount_in_words=w)
    tax_truth(t, inter, *S[1:4])
    return {"data": t}


def groundhandling(path, seed, rows):
    r = rng("groundhandling", seed, rows)
    sup, rec, inter = pair(r, "Vimanika Apron Services Limited", "27", ["Cloudmere Airways India Ltd", "Saptarishi Cargo Air Pvt Ltd", "Bluequill Aviation Ltd"],
                           others=["06", "29", "33", "19"])
    d = day(r)
    no = f"VAS/{r.choice(['NAG', 'PNQ', 'ISK'])}/{fiscal(d)}/{r.randrange(1, 999):05d}"
    due = d + days(r.choice([7, 15]))
    P = maker("Helvetica", "Helvetica-Bold", 7, 8.4)
    pw = landscape(A4)[0]
    W = pw - 48
    ink = HX("#c8501e")
    doc = SimpleDocTemplate(path, pagesize=landscape(A4), invariant=1, leftMargin=24, rightMargin=24, topMargin=60, bottomMargin=34)

    def page(c, _):
        c.setFillColor(ink)
        c.rect(24, 550, 6, 28, stroke=0, fill=1)
        c.setFillColor(colors.black)
        c.setFont("Helvetica-Bold", 13)
        c.drawString(36, 566, sup.name)
        c.setFont("Helvetica", 7.5)
        c.drawString(36, 554, f"{sup.street}, {sup.city} | GSTIN {sup.gstin} | PAN {sup.pan}")
        c.setFont("Helvetica-Bold", 11)
        c.drawRightString(pw - 24, 566, "TAX INVOICE - GROUND HANDLING")
        c.setFont("Helvetica", 7.5)
        c.drawRightString(pw - 24, 554, f"{no}   Page {c.getPageNumber()}")

    flow = [Table([[P("Airline / Operator", "bl", ink), P("Invoice No.", "bl", ink), P("Invoice Date", "bl", ink), P("Due Date", "bl", ink), P("Place of Supply", "bl", ink)],
                   [P(f"{rec.name}\n{rec.street}, {rec.city}\nGSTIN: {rec.gstin}"), P(no), P(d.strftime("%d/%m/%Y")), P(due.strftime("%d/%m/%Y")), P(f"{rec.state} / {rec.where}")]],
                  [W * 0.4] + [W * 0.15] * 4, style=tight([("LINEBELOW", (0, 0), (-1, 0), 0.4, ink)])), Spacer(1, 6)]
    acs = [("A20N", "VT-"), ("AT76", "VT-"), ("B738", "VT-"), ("E190", "VT-")]
    svc = [("Ramp handling, full turnaround", "996763", 1, "Turn", 4650000), ("Ground power unit (GPU)", "996763", 0, "Hr", 425000), ("Push-back with tow bar", "996763", 1, "Move", 680000),
           ("Air start unit", "996763", 1, "Start", 950000), ("Potable water & toilet service", "996763", 1, "Svc", 315000), ("Ambulift for PRM passengers", "996763", 2, "Trip", 510000),
           ("Passenger coach, apron to terminal", "996763", 3, "Trip", 140000), ("Cargo loading, ULD and bulk", "996719", 5, "MT", 187500)]
    top = ["Sr", "Flight\nDate", "Flight No.\nArr / Dep", "A/C Reg.\n(Type)", "ATA -\nATD", "Service rendered", "SAC", "Qty", "UOM", "Rate\n(INR)", "Taxable\nvalue (INR)"]
    top += ["IGST", ""] if inter else ["CGST", "", "SGST", ""]
    top += ["Line total\n(INR)"]
    sub = [""] * 11 + ["Rate", "Amount"] * (1 if inter else 2) + [""]
    ws = [22, 48, 62, 52, 48, 136 if inter else 110, 40, 32, 30, 52, 64] + ([30, 62] if inter else [28, 50, 28, 50])
    ws.append(W - sum(ws))
    al = "clllllcrcrr" + ("cr" if inter else "crcr") + "r"
    data = [[P(x, "bc", colors.white) for x in top], [P(x, "bc", colors.white) for x in sub]]
    items, S, i, fl = [], [0] * 5, 0, d - days(15)
    while i < rows:
        fl += days(r.choice([0, 0, 1]) if fl < d - days(1) else 0)
        n1 = r.randrange(200, 980)
        ty, rg = r.choice(acs)
        reg = rg + "".join(r.choice("ABCDEIJKLNRSW") for _ in range(3))
        ta = datetime.datetime(2024, 1, 1, r.randrange(5, 22), r.randrange(60))
        td = ta + datetime.timedelta(minutes=r.randrange(35, 75))
        for j, (nm, sac, q, u, rate) in enumerate([svc[0]] + r.sample(svc[1:], r.randrange(0, 4))):
            if i >= rows:
                break
            q100 = {0: r.choice([50, 75, 100, 125]), 5: r.randrange(120, 690), 2: 100, 3: r.choice([200, 300, 400])}.get(q, 100)
            if ty == "AT76" and j == 0:
                rate = 2890000
            val = half_up(q100 * rate, 100)
            cg, sg, ig = taxes(val, 18, inter)
            amt = val + cg + sg + ig
            qs = milli(q100, 2)
            data.append([P(x, "n" + a) for x, a in zip([i + 1, fl.strftime("%d/%m/%y"), f"QX {n1} / {n1 + 1}", f"{reg} ({ty})", f"{ta:%H%M} - {td:%H%M}", nm, sac, qs, u, inr(rate), inr(val)] +
                        (["18%", inr(ig)] if inter else ["9%", inr(cg), "9%", inr(sg)]) + [inr(amt)], al)])
            for k, v in enumerate((val, cg, sg, ig, amt)):
                S[k] += v
            it = {"description": nm, "hsn_sac": sac, "quantity": qs, "unit": u, "unit_price": plain(rate), "taxable_value": plain(val), "gst_rate": "18", "amount": plain(amt)}
            it.update({"igst_amount": plain(ig)} if inter else {"cgst_amount": plain(cg), "sgst_amount": plain(sg)})
            items.append(it)
            i += 1
    data.append([P(x, "b" + a) for x, a in zip([""] * 5 + ["TOTAL"] + [""] * 4 + [inr(S[0])] + (["", inr(S[3])] if inter else ["", inr(S[1]), "", inr(S[2])]) + [inr(S[4])], al)])
    sp = [("SPAN", (k, 0), (k, 1)) for k in list(range(11)) + [len(ws) - 1]] + [("SPAN", (11, 0), (12, 0))] + ([] if inter else [("SPAN", (13, 0), (14, 0))])
    flow.append(Table(data, ws, repeatRows=2, style=tight(sp + [("BACKGROUND", (0, 0), (-1, 1), ink), ("VALIGN", (0, 0), (-1, 1), "MIDDLE"), ("GRID", (0, 0), (-1, -1), 0.35, HX("#8b7a70")),
                ("BACKGROUND", (0, -1), (-1, -1), HX("#fbe9df"))], 1.6)))
    grand, ro = rounded(S[4])
    w = words(grand // 100) + " Rupees only"
    flow.append(KeepTogether([Spacer(1, 5), Table([[P(f"Total in words: {w}", "bl"), P("Round off\nTotal payable (INR)", "br"), P(f"{inr(ro)}\n{inr(grand)}", "br")],
                [P("Times are station local. Charge sheets signed by the duty engineer are attached. Payment to be credited by the due date; interest 18% p.a. thereafter."), "", P("Authorised signatory", "nr")]],
                [W - 220, 120, 100], style=tight([("BOTTOMPADDING", (0, 0), (-1, 0), 10)]))]))
    doc.build(flow, onFirstPage=page, onLaterPages=page)
    t = head_truth(no, d, sup, rec)
    t.update(due_date=due.isoformat(), line_items=items, taxable_total=plain(S[0]), round_off=plain(ro), grand_total=plain(grand), amount_in_words=w)
    tax_truth(t, inter, *S[1:4])
    return {"data": t}


def editsuite(path, seed, rows):
    r = rng("editsuite", seed, rows)
    sup, rec, inter = pair(r, "Chhayapath Post & Sound LLP", "27", ["Mittikaari Films Pvt Ltd", "Nine Lanterns Content LLP", "Aakhar Television Network Ltd"], ("F", "C"), ["32", "33", "19", "36"])
    d = day(r)
    no = f"{d.strftime('%y%m')}/CPS/{r.randrange(11, 399)}"
    due = d + days(45)
    P = maker("Gst29Sans", "Gst29SansB", 7.2, 9.2)
    W = A4[0] - 88
    dark = HX("#22222c")
    doc = SimpleDocTemplate(path, pagesize=A4, invariant=1, leftMargin=44, rightMargin=44, topMargin=40, bottomMargin=44)
    film = r.choice(["Kaagaz ke Phool-wale", "Project Monsoon Rail", "Saat Saher, Season 2", "Untitled 71"])
    flow = [Table([[P(sup.name, "bl", colors.white, 13), P("TAX INVOICE", "br", HX("#f2c14e"), 11)]], [W * 0.65, W * 0.35], style=tight([("BACKGROUND", (0, 0), (-1, -1), dark)], 8)),
            Spacer(1, 6),
            Table([[P(f"FROM\n{sup.street}\n{sup.city}, {sup.where}\nGSTIN {sup.gstin}"), P(f"PRODUCER\n{rec.name}\n{rec.street}\n{rec.city}, {rec.where}\nGSTIN {rec.gstin}"),
                    P(f"Invoice # {no}\nDate {d.strftime('%B %d, %Y')}\nDue {due.strftime('%B %d, %Y')}\nTitle: {film}\nPlace of supply: {rec.where} ({rec.state})")]], [W / 3] * 3, style=tight()),
            Spacer(1, 10)]
    jobs = [("Offline edit, Suite 2 (Avid)", "999613", 140000), ("Online conform and DCP, Suite 5", "999613", 260000), ("DI colour grade, Baselight theatre", "999613", 650000),
            ("Foley and effects recording, Stage B", "999612", 320000), ("ADR / dubbing, Booth 1", "999612", 180000), ("5.1 premix with mixing engineer", "999612", 575000), ("Clean-up and paint, per artist", "999613", 95000)]
    data, items, tot = [[P(x, "b" + a) for x, a in zip(["Date", "Work", "SAC", "Operator", "In", "Out", "Hours", "Per hour", "Package\nless", "Net"], "llllccrrrr")]], [], 0
    ws = [40, 120, 40, 62, 34, 34, 36, 50, 46, 0]
    ws[-1] = W - sum(ws)
    dt = d - days(28)
    for i in range(rows):
        if r.random() < 27 / (rows + 27):
            dt = min(dt + days(1), d - days(1))
        n, sac, rate = r.choice(jobs)
        m0, span = r.randrange(32, 56) * 15, r.randrange(4, 33) * 15
        q = span * 100 // 60
        gross = half_up(q * rate, 100)
        disc = half_up(gross, 10) if span >= 360 else 0
        net = gross - disc
        tot += net
        o = (m0 + span) % 1440
        qs = milli(q, 2)
        data.append([P(x, "n" + a) for x, a in zip([dt.strftime("%d %b"), n, sac, r.choice(PEOPLE), f"{m0 // 60:02d}:{m0 % 60:02d}", f"{o // 60:02d}:{o % 60:02d}", qs, inr(rate),
                    "(" + inr(disc) + ")" if disc else "", inr(net)], "llllccrrrr")])
        it = {"description": n, "hsn_sac": sac, "quantity": qs, "unit_price": plain(rate), "taxable_value": plain(net), "amount": plain(net)}
        if disc:
            it["discount"] = plain(disc)
        items.append(it)
    flow.append(Table(data, ws, style=tight([("LINEBELOW", (0, 0), (-1, 0), 1.2, dark), ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, HX("#f3f3f6")])], 2.5)))
    cg, sg, ig = taxes(tot, 18, inter)
    grand, ro = rounded(tot + cg + sg + ig)
    w = "Indian Rupees " + words(grand // 100) + " Only"
    tl = [("Subtotal (taxable)", inr(tot))] + ([("IGST @18%", inr(ig))] if inter else [("CGST @9%", inr(cg)), ("SGST @9%", inr(sg))]) + [("Round-off", inr(ro))]
    box = Table([[P(a, "nr"), P(v, "nr")] for a, v in tl] + [[P("AMOUNT DUE", "br", HX("#f2c14e"), 9), P("₹ " + inr(grand), "br", colors.white, 9)]], [110, 100],
                style=tight([("BACKGROUND", (0, -1), (-1, -1), dark), ("LINEABOVE", (0, 0), (-1, 0), 0.8, dark)], 3))
    flow.append(KeepTogether([Spacer(1, 8), Table([[P(f"{w}\n \nHours are counted to the quarter. Package rebate of 10% for bookings of six hours and more. Drives are kept for 60 days."), box]], [W - 216, 216], style=tight())]))
    doc.build(flow)
    t = head_truth(no, d, sup, rec)
    t.update(due_date=due.isoformat(), line_items=items, taxable_total=plain(tot), round_off=plain(ro), grand_total=plain(grand), amount_in_words=w)
    tax_truth(t, inter, cg, sg, ig)
    return {"data": t}


LAYOUTS = {"dentalcrowns": dentalcrowns, "groundhandling": groundhandling, "editsuite": editsuite}
