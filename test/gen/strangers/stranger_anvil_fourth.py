# SPDX-License-Identifier: AGPL-3.0-or-later
"""A borewell driller's bill-book invoice, and a translation bureau's by words."""
import datetime

from reportlab.lib import colors
from reportlab.lib.enums import TA_RIGHT
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

import stranger_anvil_kit as kit
from stranger_anvil_kit import Cols, inr, put, s


def bores(r, rows):
    """Work items, bore after bore: slabs of depth first, then casing and the rest."""
    out, n = [], 0
    while len(out) < rows:
        n += 1
        depth = r.choice([380, 465, 520, 610, 740])
        base = r.choice([85, 92, 98]) * 100
        for k, a in enumerate(range(0, depth, 200)):
            b = min(depth, a + 200)
            out.append((f'6½" DTH Drilling Bore {n}', str(a), str(b), b - a, "Ft.", base + k * 1000))
        cas = r.choice([20, 40, 60, 85])
        out.append((f'7" PVC Casing Pipe 8 kg Bore {n}', "0", str(cas), cas, "Ft.", r.choice([41000, 44500])))
        out.append((f"Flushing / Compressor Bore {n}", "", "", r.randint(1, 4), "Hrs.", 180000))
        if r.random() < 0.5:
            out.append((f'M.S. Collar & Bore Cap 7" Bore {n}', "", "", 1, "No.", 95000))
        if r.random() < 0.5:
            out.append((f"Rig Transport & Shifting Bore {n}", "", "", 1, "L.S.", r.choice([350000, 475050])))
    return out[:rows]


def borewell(path, seed, rows):
    r = kit.rng("borewell", seed, rows)
    sup, rec = kit.pair(r, ["Sri Ganga Borewells", "Kongu Deep Drillers", "Paathaala Rigs & Borewells"],
                        ["Green Acre Layout Promoters", "Sowbhagya Apartments Association", "Ellora Poultry Farms"], home=r.choice(["33", "29", "37"]), chance=0.4)
    d = kit.day(r)
    inv = str(r.randint(101, 4800))
    truth = kit.heads({}, sup, rec, inv, d, capitals=("supplier",))
    items = [x + (x[3] * x[5],) for x in bores(r, rows)]
    truth["line_items"] = [dict(description=x[0], hsn_sac="995434", quantity=str(x[3]), unit=x[4], unit_price=s(x[5]), taxable_value=s(x[6]), amount=s(x[6])) for x in items]
    total = sum(x[6] for x in items)
    taxes, off, grand = kit.foot(truth, total, 180, sup.code != rec.code)
    truth["amount_in_words"] = "Rupees " + kit.words(grand) + " Only"
    c = Canvas(path, pagesize=A4, invariant=1)
    blue = colors.HexColor("#1b3a9c")
    L, R = 34, 562
    cols = Cols(L, [(28, "c"), (174, "l"), (48, "c"), (36, "r"), (36, "r"), (40, "r"), (32, "c"), (54, "r"), (58, "r"), (22, "c")], 3)
    E = cols.edges

    def money(y, p, f="Helvetica", size=9):
        a, b = inr(p).split(".")
        put(c, E[8], E[9], y, a, "r", f, size, 3)
        put(c, E[9], E[10], y, b, "c", f, size)

    def page(no):
        c.setFillColor(blue)
        c.setStrokeColor(blue)
        c.setLineWidth(1)
        c.roundRect(L - 6, 36, R - L + 12, 772, 6)
        put(c, L, R, 794, "CASH / CREDIT TAX INVOICE", "c", "Helvetica-Bold", 8)
        put(c, L, R, 794, f"Cell: {sup.phone}", "r", "Helvetica", 8)
        put(c, L, R, 794, f"GSTIN: {sup.gstin}", "l", "Helvetica", 8)
        put(c, L, R, 768, sup.name.upper(), "c", "Helvetica-BoldOblique", 21)
        put(c, L, R, 754, '4½", 6½" & 8" Borewell Drilling, Flushing & Casing Contractors', "c", "Helvetica", 8.5)
        put(c, L, R, 742, f"{sup.street}, {sup.town}, {sup.state} (State Code {sup.code})", "c", "Helvetica", 8.5)
        c.line(L - 6, 734, R + 6, 734)
        put(c, L, R, 718, "No.", size=9)
        put(c, 430, R, 718, "Date:", size=9)
        put(c, L, R, 700, "To:", size=9)
        put(c, L, R, 660, "Party GSTIN:", size=9)
        put(c, 330, R, 660, "Place of Supply:", size=9)
        c.setFillGray(0)
        put(c, L + 25, R, 718, inv, f="Courier-Bold", size=12)
        put(c, 460, R, 718, f"{d.day}-{d.month}-{d.year}", f="Courier-Bold", size=10)
        put(c, L + 25, R, 700, rec.name, f="Courier-Bold", size=10)
        put(c, L + 25, R, 686, f"{rec.street},", f="Courier", size=9)
        put(c, L + 25, R, 674, f"{rec.town}, {rec.state}", f="Courier", size=9)
        put(c, L + 62, R, 660, rec.gstin, f="Courier-Bold", size=9.5)
        put(c, 402, R, 660, f"{rec.code} - {rec.state}", f="Courier-Bold", size=9)
        c.setFillColor(blue)
        top = 650
        c.line(L - 6, top, R + 6, top)
        cols.draw(c, top - 1, ["S.\nNo.", "Description of Work", "SAC", "Depth\nFrom", "Ft.\nTo", "Qty.", "Unit", "Rate\nRs.", "Amount\nRs.", "\nPs."], "Helvetica-Bold", 8, 10, "c")
        c.line(L - 6, top - 26, R + 6, top - 26)
        last = 220
        for x in E[1:-1]:
            c.line(x, top, x, last)
        c.line(L - 6, last, R + 6, last)
        c.setFillGray(0)
        return top - 30

    at, no, run = 0, 1, 0
    while True:
        y = page(no)
        if at:
            put(c, E[1], E[2], y - 10, "B/F", f="Courier-Bold", size=9)
            money(y - 10, run, "Courier-Bold", 8.5)
            y -= 15
        while at < rows:
            x = items[at]
            cells = [str(at + 1), x[0], "995434", x[1], x[2], str(x[3]), x[4], inr(x[5]), "", ""]
            h = cols.height(cells, "Helvetica", 9, 11) + 4
            if y - h < 238:
                break
            cols.draw(c, y, cells, "Helvetica", 9, 11)
            money(y - 8.8, x[6])
            y -= h
            run += x[6]
            at += 1
        if at == rows:
            break
        put(c, E[1], E[8], 206, "C/F", "r", "Courier-Bold", 9)
        money(206, run, "Courier-Bold", 8.5)
        put(c, L, R, 50, "P.T.O. - continued on next sheet", "c", "Helvetica", 8)
        c.showPage()
        no += 1
    y = 206
    c.setStrokeColor(blue)
    rows_ = [("Total", total)] + [(f"{t[0]} {t[1]} %", t[2]) for t in taxes] + [("Round off", off), ("GRAND TOTAL", grand)]
    c.line(E[8], 220, E[8], 220 - 18 * len(rows_))
    c.line(E[9], 220, E[9], 220 - 18 * len(rows_))
    c.line(E[5], 220, E[5], 220 - 18 * len(rows_))
    for a, v in rows_:
        f = "Helvetica-Bold" if a == "GRAND TOTAL" else "Helvetica"
        c.setFillColor(blue)
        put(c, E[5], E[8], y + 1, a, "r", "Helvetica-Bold", 8.5)
        c.setFillGray(0)
        money(y + 1, v, f)
        c.line(E[5], y - 4, R + 6, y - 4)
        y -= 18
    for k, t in enumerate(kit.wrap(truth["amount_in_words"], "Courier-Bold", 9, 305)):
        put(c, L, E[5], 194 - k * 12, t, f="Courier-Bold", size=9)
    c.setFillColor(blue)
    put(c, L, R, 207, "Rupees in words:", size=8)
    for k, t in enumerate(["* We are not responsible for yield or quality of water.", "* Casing pipes once lowered are not taken back.", "* Drilling depth as measured by number of rods (20 ft. each)."]):
        put(c, L, R, 116 - k * 11, t, size=7.5)
    put(c, L, R, 98, f"For {sup.name.upper()}", "r", "Helvetica-Bold", 9)
    put(c, L, R, 46, "Party's Signature", size=8)
    c.save()
    return {"data": truth}


def translation(path, seed, rows):
    r = kit.rng("translation", seed, rows)
    sup, rec = kit.pair(r, ["Bhashasetu Language Services LLP", "Tarjuma House Pvt Ltd", "Polyglot Verandah"],
                        ["Medha Diagnostics Devices Pvt Ltd", "Upvan e-Learning Ltd", "Saarthi Microfinance"], home=r.choice(["29", "07", "27"]), chance=0.55)
    f, b = kit.font("Gst23Noto"), kit.font("Gst23NotoBold")
    d = kit.day(r)
    due = d + datetime.timedelta(days=r.choice([15, 30, 45]))
    inv = f"{sup.name[:2].upper()}-{d.year}-{r.randint(1, 999):04d}"
    truth = kit.heads({}, sup, rec, inv, d)
    truth["due_date"] = due.isoformat()
    hot, grey = colors.HexColor("#d9480f"), colors.HexColor("#666666")
    A = ParagraphStyle("a", fontName=f, fontSize=8, leading=11)
    N = ParagraphStyle("n", parent=A, alignment=TA_RIGHT)
    H = ParagraphStyle("h", parent=A, fontName=b, fontSize=7, leading=9, textColor=hot)
    HN = ParagraphStyle("hn", parent=H, alignment=TA_RIGHT)
    G = ParagraphStyle("g", parent=A, textColor=grey)
    P = lambda t, st=A: Paragraph(str(t).replace("&", "&amp;"), st)
    docs = ["Patient information leaflet", "Quick start guide, infusion pump", "Loan agreement & schedule of charges", "Module 4 narration script", "Annual report, chapters 1 to 3",
            "Website strings (UI)", "Subtitles, safety film", "Privacy notice", "Informed consent form v2.1", "Marketing brochure A5"]
    langs = ["Tamil", "Marathi", "Odia", "Assamese", "Japanese", "German", "Kannada", "Bengali", "Urdu"]
    data = [[P("JOB", H), P("DOCUMENT", H), P("FROM / INTO", H), P("NEW<br/>WORDS", HN), P("FUZZY<br/>75–99%", HN), P("REPS", HN), P("CHARGED<br/>WORDS", HN),
             P("RATE PER<br/>WORD (₹)", HN), P("FEE (₹)", HN)]]
    items, total, job = [], 0, r.randint(2000, 7000)
    for i in range(rows):
        job += r.randint(1, 9)
        new, fz, rp = r.randint(120, 9800), r.randint(0, 1500), r.randint(0, 900)
        cw = new + (fz * 60 + rp * 25 + 50) // 100
        rt = r.choice([165, 185, 240, 310, 675])
        doc, lg = r.choice(docs), r.choice(langs)
        total += cw * rt
        th = lambda n: inr(n * 100)[:-3]
        data.append([P(f"J{job}", G), P(doc), P(f"English – {lg}"), P(th(new), N), P(th(fz), N), P(th(rp), N), P(th(cw), N), P(s(rt), N), P(inr(cw * rt), N)])
        items.append(dict(description=doc, quantity=str(cw), unit_price=s(rt), taxable_value=s(cw * rt), amount=s(cw * rt)))
    truth["line_items"] = items
    taxes, off, grand = kit.foot(truth, total, 180, sup.code != rec.code, rounding=False)
    tab = Table(data, colWidths=[40, 140, 88, 42, 46, 34, 50, 48, 60], repeatRows=1)
    tab.setStyle(TableStyle([("VALIGN", (0, 0), (-1, 0), "BOTTOM"), ("VALIGN", (0, 1), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2),
                             ("LINEBELOW", (0, 0), (-1, 0), 1.2, hot), ("BOTTOMPADDING", (0, 0), (-1, -1), 4)]))
    big = ParagraphStyle("big", fontName=b, fontSize=17, leading=22, textColor=hot)
    huge = ParagraphStyle("huge", fontName=b, fontSize=15, leading=20, alignment=TA_RIGHT)
    top = Table([[[P(sup.name, big), P(f"{sup.street}<br/>{sup.town}, {sup.state}<br/>GSTIN {sup.gstin}", G)],
                  [P("Amount due", N), P(f"₹ {inr(grand)}", huge), P(f"by {due:%d %b %Y}", N)]]], colWidths=[348, 200])
    top.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2)]))
    mid = Table([[[P("BILLED TO", H), P(f"<b>{rec.name}</b>", ParagraphStyle("x", parent=A, fontName=b)), P(f"{rec.street}<br/>{rec.town}, {rec.state}<br/>GSTIN {rec.gstin}")],
                  [P("TAX INVOICE", H), P(inv), P("ISSUED", H), P(f"{d:%d %b %Y}")],
                  [P("PLACE OF SUPPLY", H), P(f"{rec.state} ({rec.code})"), P("SAC", H), P("998395 Translation services")]]], colWidths=[268, 130, 150])
    mid.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("BACKGROUND", (0, 0), (-1, -1), colors.HexColor("#fdf3ee")),
                                           ("TOPPADDING", (0, 0), (-1, -1), 6), ("BOTTOMPADDING", (0, 0), (-1, -1), 8)]))
    sums = Table([[P("Subtotal", N), P(inr(total), N)]] + [[P(f"{t[0]} ({t[1]}%)", N), P(inr(t[2]), N)] for t in taxes] +
                 [[P("Total", ParagraphStyle("q", parent=N, fontName=b)), P(f"₹ {inr(grand)}", ParagraphStyle("z", parent=N, fontName=b))]], colWidths=[110, 90], hAlign="RIGHT")
    sums.setStyle(TableStyle([("LINEABOVE", (0, -1), (-1, -1), 1.2, hot), ("LINEABOVE", (0, 0), (-1, 0), 0.5, grey), ("RIGHTPADDING", (0, 0), (-1, -1), 2),
                              ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))

    def deco(c, doc):
        c.setFont(f, 7)
        c.setFillColor(grey)
        c.drawString(26, 22, f"{inv}  ·  {sup.name}")
        c.drawRightString(570, 22, f"page {doc.page}")

    story = [top, Spacer(1, 12), mid, Spacer(1, 14), tab,
             KeepTogether([Spacer(1, 8), sums, Spacer(1, 16), P("Charged words = new words + 60% of fuzzy matches + 25% of repetitions, as per the CAT analysis sent with the quote.", G),
                           P("Pay by NEFT: Vindhya Bank, a/c 50200" + sup.phone[-6:] + ", IFSC VIND0000207. This is a computer-generated invoice and needs no signature.", G)])]
    SimpleDocTemplate(path, pagesize=A4, invariant=1, leftMargin=18, rightMargin=18, topMargin=32, bottomMargin=42).build(story, onFirstPage=deco, onLaterPages=deco)
    return {"data": truth}


LAYOUTS = {"borewell": borewell, "translation": translation}
