# SPDX-License-Identifier: AGPL-3.0-or-later
"""Calibration of instruments, and fumigation of containers."""
import datetime

from reportlab.lib import colors
from reportlab.lib.enums import TA_RIGHT
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

import stranger_anvil_kit as kit
from stranger_anvil_kit import Cols, inr, put, s

TOOLS = [("Vernier Caliper", "0-300 mm / 0.02 mm", 350), ("Outside Micrometer", "25-50 mm / 0.01 mm", 400), ("Plain Plug Gauge Ø 12.5 H7", "Go / No-Go", 180),
         ("Pressure Gauge", "0-16 bar / 0.5 bar", 450), ("Torque Wrench", "20-200 Nm / 1 Nm", 1200), ("Dial Indicator (Plunger)", "0-10 mm / 0.01 mm", 375),
         ("Hot Air Oven with PID Controller", "50-250 °C / 0.1 °C, 9 sensor mapping", 5500), ("Weighing Balance", "0-220 g / 0.1 mg", 2200),
         ("Digital Multimeter 4½ Digit", "V, A, Ω", 950), ("Thread Ring Gauge M16 x 2 6g", "Go / No-Go", 320), ("Rockwell Hardness Tester", "HRC 20-65", 3500),
         ("Thermocouple type K", "0-1200 °C", 650), ("Height Gauge", "0-600 mm / 0.01 mm", 700)]


def calibration(path, seed, rows):
    r = kit.rng("calibration", seed, rows)
    sup, rec = kit.pair(r, ["Metrix Yardstick Calibration Services", "Suvidhi Metrology Centre LLP", "Aankan Calibrators Pvt Ltd"],
                        ["Falgun Auto Components Ltd", "Dhruva Pump Industries", "Orchid Formulations Unit II"])
    f, b = kit.font("Gst23Cond"), kit.font("Gst23CondBold")
    d = kit.day(r)
    due = d + datetime.timedelta(days=30)
    inv = f"CAL{kit.fy(d).replace('-', '')}-{r.randint(1, 9999):05d}"
    truth = kit.heads({}, sup, rec, inv, d)
    truth["due_date"] = due.isoformat()
    items, out, cert = [], [], r.randint(1000, 8000)
    for i in range(rows):
        name, rng_, ch = r.choice(TOOLS)
        n = r.choice([1, 1, 1, 2, 3])
        price = ch * 100
        disc = kit.pct(n * price, r.choice([0, 100, 100, 150]))
        net = n * price - disc
        cert += n
        ids = f"{r.choice(['QC', 'TR', 'PRD', 'STR'])}/{r.choice(['VC', 'IN', 'GA'])}/{r.randint(1, 89):03d}"
        no = f"{d:%y%m}{cert - n + 1:05d}" + (f" to {d:%y%m}{cert:05d}" if n > 1 else "")
        items.append(([str(i + 1), name, ids, rng_, no, str(n), inr(price), inr(disc), inr(net)], net))
        out.append(dict(description=name, quantity=str(n), unit_price=s(price), discount=s(disc), taxable_value=s(net), amount=s(net)))
    truth["line_items"] = out
    total = sum(x[1] for x in items)
    taxes, off, grand = kit.foot(truth, total, 180, sup.code != rec.code)
    c = Canvas(path, pagesize=A4, invariant=1)
    L, R, teal = 36, 560, colors.HexColor("#0b6e75")
    cols = Cols(L, [(20, "l"), (118, "l"), (62, "l"), (92, "l"), (62, "l"), (24, "c"), (48, "r"), (44, "r"), (54, "r")], 2)

    def top(page):
        if page == 1:
            c.setFillColor(teal)
            put(c, L, R, 800, sup.name, "l", b, 16, 0)
            c.setFillGray(0.25)
            put(c, L, R, 786, f"{sup.street}, {sup.town}, {sup.state}   Tel. {sup.phone}", "l", f, 8, 0)
            put(c, L, R, 775, "Laboratory accredited as per ISO/IEC 17025:2017  |  Mechanical · Thermal · Electro-technical", "l", f, 8, 0)
            put(c, L, R, 764, f"GST No. {sup.gstin}", "l", b, 8.5, 0)
            put(c, L, R, 800, "Tax Invoice", "r", f, 18, 0)
            c.setFillGray(0)
            c.setStrokeColor(teal)
            c.setLineWidth(1.5)
            c.line(L, 756, R, 756)
            put(c, L, R, 742, "INVOICED TO", "l", b, 7, 0)
            put(c, L, R, 729, rec.name, "l", b, 10.5, 0)
            put(c, L, R, 717, rec.street, "l", f, 8.5, 0)
            put(c, L, R, 706, f"{rec.town}, {rec.state} (State Code {rec.code})", "l", f, 8.5, 0)
            put(c, L, R, 693, f"GST No. {rec.gstin}", "l", f, 8.5, 0)
            srf = r.randint(100, 999)
            for k, (x, v) in enumerate([("Invoice No", inv), ("Invoice Date", f"{d:%d %B %Y}"), ("Payment due by", f"{due:%d %B %Y}"),
                                        ("Service Request (SRF)", f"SRF-{srf}"), ("Place of Supply", f"{rec.state} ({rec.code})"),
                                        ("Service Accounting Code", "998346")]):
                put(c, 345, 450, 742 - k * 11.5, x, "l", f, 8)
                put(c, 450, R, 742 - k * 11.5, v, "r", b, 8.5, 0)
            y = 672
        else:
            put(c, L, R, 806, f"{inv} — continued", "l", f, 8, 0)
            put(c, L, R, 806, f"Sheet {page}", "r", f, 8, 0)
            y = 796
        c.setStrokeColor(teal)
        c.setFillColor(teal)
        c.setLineWidth(0.8)
        c.line(L, y, R, y)
        h = cols.draw(c, y - 2, ["#", "Instrument", "Identification\nNo.", "Range /\nLeast Count", "Certificate\nNo.", "Qty", "Charges\n(₹)", "Disc.\n(₹)", "Net\n(₹)"], b, 7.8, 9.5)
        c.setFillGray(0)
        c.line(L, y - h - 5, R, y - h - 5)
        return y - h - 7

    page, y = 1, top(1)
    c.setStrokeGray(0.8)
    for cells, _ in items:
        h = cols.height(cells, f, 8, 10) + 4
        if y - h < 60:
            c.showPage()
            page += 1
            y = top(page)
        cols.draw(c, y, cells, f, 8, 10)
        y -= h
        c.setStrokeGray(0.82)
        c.setLineWidth(0.3)
        c.line(L, y, R, y)
    if y < 215:
        c.showPage()
        page += 1
        y = 800
    y -= 14
    rowsum = [("Sub-total (taxable)", total)] + [(f"{t[0]} @ {t[1]}%", t[2]) for t in taxes] + [("Round-off", off)]
    for a, v in rowsum:
        put(c, 370, 480, y, a, "l", f, 8.5)
        put(c, 480, R, y, inr(v), "r", f, 8.5, 2)
        y -= 13
    c.setFillColor(teal)
    c.rect(366, y - 7, R - 366, 18, fill=1, stroke=0)
    c.setFillGray(1)
    put(c, 370, 480, y - 1, "Invoice Total (₹)", "l", b, 9.5)
    put(c, 480, R, y - 1, inr(grand), "r", b, 9.5, 2)
    c.setFillGray(0)
    truth["amount_in_words"] = "INR " + kit.words(grand) + " Only"
    for k, t in enumerate(kit.wrap(truth["amount_in_words"], f, 8.5, 310)):
        put(c, L, 360, y + 40 - k * 11, t, "l", b, 8.5, 0)
    y -= 34
    for t in ["Certificates are handed over against payment. Calibration due dates are suggested by the customer.",
              "Bank: Sahyog Co-operative Bank, A/c 00417700" + sup.phone[-4:] + ", IFSC SAHY0000417"]:
        put(c, L, R, y, t, "l", f, 7.5, 0)
        y -= 11
    put(c, L, R, y - 30, "Authorised Signatory", "r", f, 8, 0)
    put(c, L, R, y - 4, f"For {sup.name}", "r", b, 8, 0)
    c.save()
    return {"data": truth}


def fumigation(path, seed, rows):
    r = kit.rng("fumigation", seed, rows)
    sup, rec = kit.pair(r, ["Harbour Pest Shield Pvt Ltd", "Sagarmitra Fumigators", "Quaywise Fumigation Services"],
                        ["Malabar Spice Exports", "Deccan Rice Overseas LLP", "Kaveri Coir & Jute Traders"])
    inter = sup.code != rec.code
    d = kit.day(r)
    inv = f"FUM-{d:%m%y}-{r.randint(1, 999):03d}"
    truth = kit.heads({}, sup, rec, inv, d)
    truth["irn"] = kit.irn(r)
    A = ParagraphStyle("a", fontName="Helvetica", fontSize=7.6, leading=9.2)
    N = ParagraphStyle("n", parent=A, alignment=TA_RIGHT)
    H = ParagraphStyle("h", parent=A, fontName="Helvetica-Bold", alignment=1, textColor=colors.HexColor("#12351f"))
    P = lambda t, st=A: Paragraph(str(t), st)
    tail = ["IGST<br/>@18%"] if inter else ["CGST<br/>@9%", "SGST<br/>@9%"]
    data = [[P(t, H) for t in ["Sr", "Nature of Service", "Container No.", "Seal No.", "Fumigant", "Dose<br/>(g/m³)", "Exp.<br/>(Hrs)", "Certificate No.<br/>&amp; Date", "SAC", "TEU",
                               "Rate /<br/>TEU", "Taxable<br/>Value"] + tail + ["Line<br/>Total"]]]
    items, sums = [], [0, 0, 0, 0, 0]
    for i in range(rows):
        teu = r.choice([1, 2])
        gas, dose, hrs = r.choice([("Methyl Bromide", 48, 24), ("Methyl Bromide", 80, 24), ("Aluminium Phosphide", 9, 120), ("Sulphuryl Fluoride", 64, 16)])
        name = f"{r.choice(['Fumigation of stuffed container', 'Fumigation of empty container', 'Fumigation with degassing & gas-free certificate'])} {20 * teu} ft"
        pr = r.choice([185000, 210000, 247550, 160000])
        tx = teu * pr
        ct = 0 if inter else kit.pct(tx, 90)
        it = kit.pct(tx, 180) if inter else 0
        amt = tx + 2 * ct + it
        box = f"{r.choice(['TGHU', 'MSKU', 'BMOU', 'CAIU'])} {r.randint(1000000, 9999999)}"
        dd = d - datetime.timedelta(days=r.randint(1, 12))
        taxc = [inr(it)] if inter else [inr(ct), inr(ct)]
        data.append([P(i + 1), P(name.replace("&", "&amp;")), P(box), P(f"SL{r.randint(100000, 999999)}"), P(gas), P(dose, N), P(hrs, N),
                     P(f"AFAS/{r.randint(1000, 9999)}<br/>{dd:%d/%m/%Y}"), P("998531"), P(teu, N), P(inr(pr), N), P(inr(tx), N)] + [P(t, N) for t in taxc] + [P(inr(amt), N)])
        row = dict(description=name, hsn_sac="998531", quantity=str(teu), unit="TEU", unit_price=s(pr), taxable_value=s(tx), amount=s(amt))
        if inter:
            row["igst_amount"], row["gst_rate"] = s(it), "18"
        else:
            row["cgst_amount"] = row["sgst_amount"] = s(ct)
        items.append(row)
        for k, v in enumerate([teu, tx, ct, it, amt]):
            sums[k] += v
    truth["line_items"] = items
    truth["taxable_total"] = s(sums[1])
    if inter:
        truth["igst_total"] = s(sums[3])
    else:
        truth["cgst_total"] = truth["sgst_total"] = s(sums[2])
    grand, off = kit.roundoff(sums[4])
    truth["round_off"], truth["grand_total"] = s(off), s(grand)
    taxs = [sums[3]] if inter else [sums[2], sums[2]]
    data.append([""] + [P("<b>Total</b>")] + [""] * 7 + [P(f"<b>{sums[0]}</b>", N), ""] + [P(f"<b>{inr(x)}</b>", N) for x in [sums[1]] + taxs + [sums[4]]])
    widths = [20, 118, 64, 48, 58, 32, 28, 62, 38, 26, 48, 58] + ([62] if inter else [52, 52]) + [64]
    green = colors.HexColor("#cfe6d5")
    tab = Table(data, colWidths=widths, repeatRows=1)
    tab.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.4, colors.HexColor("#7fa58a")), ("BACKGROUND", (0, 0), (-1, 0), green), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
                             ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2), ("ROWBACKGROUNDS", (0, 1), (-1, -2), [colors.white, colors.HexColor("#f4faf5")]),
                             ("BACKGROUND", (0, -1), (-1, -1), green), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)]))
    w = sum(widths)
    T = ParagraphStyle("t", fontName="Helvetica-Bold", fontSize=14, leading=17)
    top = Table([[[Paragraph(sup.name, T), P(f"{sup.street}, {sup.town}<br/>GSTIN/UIN: {sup.gstin} &nbsp; State: {sup.state}, Code: {sup.code}<br/>Accredited treatment provider MBr / ALP")],
                  [Paragraph("TAX INVOICE", T), P(f"Invoice No.: <b>{inv}</b><br/>Dated: <b>{d:%d/%m/%Y}</b><br/>Vessel: M.V. {r.choice(['Sea Heron', 'Ocean Marigold', 'Blue Narmada'])}"
                                                  f" Voy. {r.randint(10, 99)}E")],
                  [P(f"<b>Exporter (Bill To):</b><br/><b>{rec.name.replace('&', '&amp;')}</b><br/>{rec.street}, {rec.town}<br/>GSTIN/UIN: {rec.gstin}<br/>Place of Supply: {rec.code}-{rec.state}")]]],
                colWidths=[w * 0.38, w * 0.26, w * 0.36])
    top.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("BOX", (0, 0), (-1, -1), 0.8, colors.HexColor("#12351f")), ("LINEAFTER", (0, 0), (1, 0), 0.4, colors.HexColor("#7fa58a"))]))
    truth["amount_in_words"] = "Rupees " + kit.words(grand) + " only"
    end = Table([[P(f"Total invoice value in words: <b>{truth['amount_in_words']}</b>"), P("Round Off", N), P(inr(off), N)],
                 [P("Tax payable under reverse charge: No"), P("<b>Grand Total (Rs.)</b>", N), P(f"<b>{inr(grand)}</b>", N)]], colWidths=[w - 200, 120, 80])
    end.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("RIGHTPADDING", (0, 0), (-1, -1), 2)]))
    story = [top, P(f"IRN: {truth['irn']}"), Spacer(1, 5), tab, KeepTogether([Spacer(1, 4), end, Spacer(1, 14), P(f"For {sup.name}<br/><br/><br/>Accredited Fumigation Operator", N)])]
    SimpleDocTemplate(path, pagesize=landscape(A4), invariant=1, leftMargin=25, rightMargin=25, topMargin=26, bottomMargin=28).build(story)
    return {"data": truth}


LAYOUTS = {"calibration": calibration, "fumigation": fumigation}
