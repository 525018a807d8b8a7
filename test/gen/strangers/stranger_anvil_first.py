# SPDX-License-Identifier: AGPL-3.0-or-later
"""A galvaniser's job bill by tonnes, and a bill of embroidery by stitches."""
import datetime

from reportlab.lib import colors
from reportlab.lib.enums import TA_CENTER, TA_RIGHT
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

import stranger_anvil_kit as kit
from stranger_anvil_kit import Cols, dec, inr, put, s

WORK = ["M.S. Earthing Flats 50x6", "Lattice Tower Members", "Cable Tray Perforated 300 W", "Street Light Poles 9 Mtr (Octagonal)",
        "Stay Sets with Turn Buckle", "Solar Structure Purlins C 120x50", "M.S. Grating Panels", "Crash Barrier W-Beam",
        "Foundation Bolts M30x900", "Transformer Radiator Frames", "Danger Boards & Clamps", "ERW Pipes 80 NB (6 Mtr)"]


def galvaniser(path, seed, rows):
    r = kit.rng("galvaniser", seed, rows)
    sup, rec = kit.pair(r, ["Jasta Zinc Coats Pvt. Ltd.", "Neelkamal Hot Dip Galvanizers", "Trishul Galva Works"],
                        ["Powerline Towers & Poles", "Amrut Structurals LLP", "Vidyut Hardware Fabricators Pvt. Ltd."])
    d = kit.day(r)
    inv = f"GLV/{kit.fy(d)}/{r.randint(11, 1900):04d}"
    truth = kit.heads({}, sup, rec, inv, d, capitals=("supplier",))
    items = []
    dc, dd = r.randint(200, 900), d - datetime.timedelta(days=r.randint(9, 14))
    for i in range(rows):
        if i % 3 == 0:
            dc += r.randint(1, 5)
            dd = min(dd + datetime.timedelta(days=r.randint(0, 1)), d)
        black = r.randint(180, 9800)
        white = black + black * r.randint(38, 71) // 1000
        rt = r.choice([1350000, 1425000, 1500000, 1675000])
        items.append((f"{dc}\n{dd:%d.%m.%y}", r.choice(WORK), r.randint(12, 420), black, white, rt, kit.mul(white, rt, 1000)))
    truth["line_items"] = [dict(description=x[1], hsn_sac="998873", quantity=dec(x[4], 3), unit="M.T.", unit_price=s(x[5]),
                                taxable_value=s(x[6]), amount=s(x[6])) for x in items]
    total = sum(x[6] for x in items)
    inter = sup.code != rec.code
    taxes, off, grand = kit.foot(truth, total, 180, inter)
    c = Canvas(path, pagesize=A4, invariant=1)
    L, R = 30, 565
    cols = Cols(L, [(24, "c"), (52, "c"), (134, "l"), (42, "c"), (34, "r"), (50, "r"), (50, "r"), (33, "r"), (53, "r"), (63, "r")])
    heading = ["Sl.\nNo.", "Your\nD.C. No.\n& Date", "Particulars of\nMaterial", "SAC", "Nos.", "Black\nWeight\nM.T.", "White\nWeight\nM.T.",
               "Zinc\nPick-up\n%", "Galv. Rate\nper M.T.\nRs.", "Amount\nRs."]
    at, page, run = 0, 1, 0
    while True:
        c.setLineWidth(0.9)
        c.setFont("Helvetica", 7)
        c.drawCentredString(297, 818, "TAX INVOICE  (Sec. 31 of CGST Act - Job Charges)")
        c.drawRightString(R, 818, f"Page {page}")
        c.rect(L, 660, R - L, 152)
        put(c, L, R, 792, sup.name.upper(), "c", "Helvetica-Bold", 15)
        put(c, L, R, 779, f"{sup.street}, {sup.town}, {sup.state}", "c", "Helvetica", 8.5)
        put(c, L, R, 767, f"GSTIN : {sup.gstin}     Mob. {sup.phone}", "c", "Helvetica-Bold", 8.5)
        c.line(L, 760, R, 760)
        c.line(350, 660, 350, 760)
        put(c, L + 3, 350, 747, "M/s.", "l", "Helvetica", 8)
        put(c, L + 25, 350, 747, rec.name, "l", "Helvetica-Bold", 10)
        put(c, L + 25, 350, 734, rec.street, size=8)
        put(c, L + 25, 350, 722, f"{rec.town}, {rec.state}", size=8)
        put(c, L + 3, 350, 700, f"Party's GSTIN :  {rec.gstin}", size=8.5)
        put(c, L + 3, 350, 686, f"State Code of Supply :  {rec.code} ({rec.state})", size=8.5)
        for k, (a, b) in enumerate([("Bill No.", inv), ("Bill Date", f"{d:%d.%m.%Y}"), ("Vehicle", f"TRK {1000 + int(sup.phone[-4:]) % 8999}"),
                                    ("Min. coating", "86 microns (IS 2629)"), ("Weighed at", "Own weighbridge")]):
            put(c, 352, R, 747 - k * 17, a)
            put(c, 415, R, 747 - k * 17, ": " + b, "l", "Helvetica-Bold" if k < 2 else "Helvetica", 8.5)
        top, y = 660, 660
        c.setFillGray(0.9)
        c.rect(L, y - 34, R - L, 34, fill=1)
        c.setFillGray(0)
        cols.draw(c, y - 1, heading, "Helvetica-Bold", 7.5, 10, "c")
        y -= 36
        if at:
            put(c, cols.edges[2], cols.edges[3], y - 10, "Brought forward", "l", "Helvetica-Oblique", 8)
            put(c, cols.edges[9], cols.edges[10], y - 10, inr(run), "r", "Helvetica-Oblique", 8)
            y -= 14
        while at < rows:
            x = items[at]
            cells = [str(at + 1), x[0], x[1], "998873", str(x[2]), dec(x[3], 3), dec(x[4], 3), dec((x[4] - x[3]) * 10000 // x[3], 2),
                     inr(x[5]), inr(x[6])]
            h = cols.height(cells, "Helvetica", 8, 10) + 3
            if y - h < (250 if rows <= 12 else 90):
                break
            cols.draw(c, y, cells, "Helvetica", 8, 10)
            y -= h
            run += x[6]
            at += 1
        last = at == rows and y > 245
        bottom = 240 if last else 72
        cols.verticals(c, top, bottom)
        c.line(L, bottom, R, bottom)
        if last:
            break
        put(c, L, cols.edges[9], bottom - 12, "Carried forward", "r", "Helvetica-Oblique", 8)
        put(c, cols.edges[9], R, bottom - 12, inr(run), "r", "Helvetica-Oblique", 8)
        c.line(L, bottom - 17, R, bottom - 17)
        c.showPage()
        page += 1
    put(c, L, cols.edges[4], 228, "TOTAL", "r", "Helvetica-Bold", 8)
    put(c, cols.edges[5], cols.edges[6], 228, dec(sum(x[3] for x in items), 3), "r", "Helvetica-Bold", 8)
    put(c, cols.edges[6], cols.edges[7], 228, dec(sum(x[4] for x in items), 3), "r", "Helvetica-Bold", 8)
    put(c, cols.edges[9], R, 228, inr(total), "r", "Helvetica-Bold", 8)
    c.line(L, 222, R, 222)
    y = 208
    for a, b in [("Galvanizing Charges (Assessable)", total)] + [(f"Add {t[0]} @ {t[1]} %", t[2]) for t in taxes] + [("Rounded off (+/-)", off)]:
        put(c, 350, cols.edges[9], y, a, "r")
        put(c, cols.edges[9], R, y, inr(b), "r", "Helvetica", 8.5)
        y -= 14
    c.line(350, y + 7, R, y + 7)
    put(c, 350, cols.edges[9], y - 6, "BILL AMOUNT", "r", "Helvetica-Bold", 9)
    put(c, cols.edges[9], R, y - 6, inr(grand), "r", "Helvetica-Bold", 9.5)
    truth["amount_in_words"] = "Rupees " + kit.words(grand) + " Only"
    put(c, L, 350, 208, "Amount in words :", size=7.5)
    for k, t in enumerate(kit.wrap(truth["amount_in_words"], "Helvetica-Bold", 8.5, 300)):
        put(c, L, 350, 196 - k * 11, t, "l", "Helvetica-Bold", 8.5)
    c.line(L, 125, R, 125)
    c.rect(L, 40, R - L, 200)
    for k, t in enumerate(["1. Weight after galvanizing (white weight) is charged.", "2. Bent or warped material is at the owner's risk.",
                           "3. Claims within 3 days of delivery.   E. & O. E."]):
        put(c, L, 350, 112 - k * 11, t, size=7)
    put(c, 350, R, 112, f"For {sup.name}", "r", "Helvetica-Bold", 8.5)
    put(c, 350, R, 48, "Authorised Signatory", "r")
    c.save()
    return {"data": truth}


def embroidery(path, seed, rows):
    r = kit.rng("embroidery", seed, rows)
    sup, rec = kit.pair(r, ["Resham Dhaga Embroidery", "Shree Butta Creation", "Zariwala Schiffli Works"],
                        ["Manmohini Sarees", "Gulmohar Dress Materials", "Padmini Ethnic Wear Pvt Ltd"], home="24")
    d = kit.day(r)
    due = d + datetime.timedelta(days=r.choice([30, 45, 60]))
    inv = f"{r.randint(21, 999)}"
    truth = kit.heads({}, sup, rec, inv, d)
    truth["due_date"] = due.isoformat()
    B, C, Rt = (ParagraphStyle("a", fontName="Times-Roman", fontSize=9.5, leading=11),
                ParagraphStyle("c", fontName="Times-Roman", fontSize=9.5, leading=11, alignment=TA_CENTER),
                ParagraphStyle("r", fontName="Times-Roman", fontSize=9.5, leading=11, alignment=TA_RIGHT))
    W = colors.HexColor("#7a1f4b")
    H = ParagraphStyle("h", fontName="Times-Bold", fontSize=9, leading=10.5, alignment=TA_CENTER, textColor=colors.white)
    data = [[Paragraph(t, H) for t in ["Sr.", "Ch. No.", "Design<br/>No.", "Fabric &amp; Work", "Stitches", "Rate /<br/>1000 st.", "Rate<br/>per Pc.",
                                       "Pcs.", "Amount<br/>(Rs.)"]]]
    items, total, pieces = [], 0, 0
    ch = r.randint(100, 800)
    for i in range(rows):
        ch += r.randint(0, 2)
        st = r.randint(14, 168) * 500
        per = r.choice([28, 30, 32, 35, 42, 55])
        one = kit.mul(st, per, 1000)
        n = r.choice([24, 36, 48, 60, 96, 120, r.randint(11, 250)])
        design = f"{r.choice(['D', 'SQ', 'BT', 'M'])}-{r.randint(101, 4999)}"
        work = r.choice(["Georgette saree, C-pallu with jari", "Chiffon dupatta four side border", "Net lehenga kali, multi thread",
                         "Cotton kurti yoke", "Velvet blouse back neck & sleeve, with sequence (9 mm)", "Organza saree all over butta",
                         "Rayon top daman", "Vichitra silk saree, cut-work border"])
        total += n * one
        pieces += n
        items.append(dict(description=work, quantity=str(n), unit="Pcs.", unit_price=s(one), taxable_value=s(n * one), amount=s(n * one)))
        data.append([Paragraph(str(i + 1), C), Paragraph(str(ch), C), Paragraph(design, B), Paragraph(work.replace("&", "&amp;"), B),
                     Paragraph(inr(st * 100)[:-3], Rt), Paragraph(f"0.{per}", Rt), Paragraph(s(one), Rt), Paragraph(str(n), Rt), Paragraph(inr(n * one), Rt)])
    truth["line_items"] = items
    taxes, off, grand = kit.foot(truth, total, 50, sup.code != rec.code)
    data.append(["", "", "", Paragraph("<b>Total</b>", Rt), "", "", "", Paragraph(f"<b>{pieces}</b>", Rt), Paragraph(f"<b>{inr(total)}</b>", Rt)])
    tab = Table(data, colWidths=[26, 38, 52, 158, 56, 46, 48, 38, 74], repeatRows=1)
    tab.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), W), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("VALIGN", (0, 0), (-1, 0), "MIDDLE"),
                             ("LINEBELOW", (0, 1), (-1, -2), 0.3, colors.HexColor("#c9a2b5")), ("LINEABOVE", (0, -1), (-1, -1), 1, W),
                             ("LINEBELOW", (0, -1), (-1, -1), 1, W), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
    big = ParagraphStyle("b", fontName="Times-BoldItalic", fontSize=22, leading=26, textColor=W)
    story = [Paragraph(sup.name, big), Paragraph("Computerised multi-head embroidery job work", B),
             Paragraph(f"{sup.street}, {sup.town} &nbsp; | &nbsp; {sup.phone} &nbsp; | &nbsp; GSTIN {sup.gstin}", B), Spacer(1, 8)]
    info = Table([[Paragraph(f"<b>To,</b><br/><b>{rec.name}</b><br/>{rec.street}<br/>{rec.town}, {rec.state}<br/>GSTIN {rec.gstin}<br/>"
                             f"Place of supply: {rec.code}-{rec.state}", B),
                   Paragraph(f"<b>JOB WORK TAX INVOICE</b><br/>Bill No. <b>{inv}</b><br/>Date <b>{d:%d-%b-%Y}</b><br/>Due on {due:%d-%b-%Y}<br/>"
                             "SAC 9988 (all items)", Rt)]], colWidths=[330, 206])
    info.setStyle(TableStyle([("BOX", (0, 0), (-1, -1), 0.6, W), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    story += [info, Spacer(1, 8), tab, Spacer(1, 6)]
    truth["amount_in_words"] = "Rs. " + kit.words(grand) + " Only"
    end = [[Paragraph("Total Job Charges", Rt), Paragraph(inr(total), Rt)]] + \
          [[Paragraph(f"{t[0]} {t[1]}%", Rt), Paragraph(inr(t[2]), Rt)] for t in taxes] + \
          [[Paragraph("Kasar / Round off", Rt), Paragraph(inr(off), Rt)], [Paragraph("<b>Net Payable</b>", Rt), Paragraph(f"<b>{inr(grand)}</b>", Rt)]]
    e = Table(end, colWidths=[130, 90], hAlign="RIGHT")
    e.setStyle(TableStyle([("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1.5), ("RIGHTPADDING", (0, 0), (-1, -1), 3),
                           ("LINEABOVE", (0, -1), (-1, -1), 0.8, W)]))
    story.append(KeepTogether([e, Spacer(1, 6), Paragraph(truth["amount_in_words"], B), Spacer(1, 10),
                               Paragraph("Goods once checked and taken will not be re-worked. Interest 18% p.a. after due date.", B), Spacer(1, 22),
                               Paragraph(f"for {sup.name}<br/><br/><br/>Proprietor", Rt)]))
    SimpleDocTemplate(path, pagesize=A4, invariant=1, leftMargin=29, rightMargin=29, topMargin=34, bottomMargin=40).build(story)
    return {"data": truth}


LAYOUTS = {"galvaniser": galvaniser, "embroidery": embroidery}
