# SPDX-License-Identifier: AGPL-3.0-or-later
"""Certificates: a government office's with book entries, an ERP's sheet."""
from xml.sax.saxutils import escape

from stranger_exciseman_kit import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table


def govbin(path, seed, rows):
    """A government drawing and disbursing officer's Form 16A, tax paid by book entry (platypus)."""
    r = rnd(path, seed, rows, "govbin")
    fy, q = r.choice([2018, 2019, 2021, 2022, 2023]), r.randint(1, 4)
    d = cert(r, rows, fy, [q], [r.choice(["194C", "194J"])])
    p0, b = place(r), firm(r)
    office = r.choice(["Executive Engineer, Public Works Division", "District Treasury Officer", "Principal, Government Polytechnic",
            "Superintendent, District Hospital"])
    a = {"name": office, "tan": p0["code"] + office[0] + digits(r, 5) + letters(r, 1)}
    ad = [[f"{p0['area']}", f"{p0['city']} - {p0['pin']}", f"Government of {p0['state']}"], [b["street"], b["area"], f"{b['city']} - {b['pin']}", b["state"]]]
    st = lambda size=8.5, al=0, bold=0: ParagraphStyle("x", fontName="Times-Bold" if bold else "Times-Roman", fontSize=size, leading=size + 2.2,
            alignment=al)  # noqa: E731
    P = lambda s, size=8.5, al=0, bold=0: Paragraph(escape(s).replace("\n", "<br/>"), st(size, al, bold))  # noqa: E731
    box = [("BOX", (0, 0), (-1, -1), 1, colors.black), ("INNERGRID", (0, 0), (-1, -1), 0.35, colors.grey), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
            ("TOPPADDING", (0, 0), (-1, -1), 2),
           ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]
    flow = [P("FORM NO. 16A", 13, 1, 1), P("[See rule 31(1)(b)]", 8.5, 1),
            P("Certificate under section 203 of the Income-tax Act, 1961 for Tax deducted at source", 10, 1, 1), Spacer(1, 8)]
    rows_ = [[P("Certificate No.", bold=1), P(d["number"]), P("Assessment Year", bold=1), P(ayear(fy))],
             [P("Name and address of the deductor", bold=1), P("\n".join([a["name"]] + ad[0])), P("Name and address of the deductee", bold=1),
                     P("\n".join([b["name"]] + ad[1]))],
             [P("TAN of the deductor", bold=1), P(a["tan"]), P("PAN of the deductee", bold=1), P(b["pan"])],
             [P("Period", bold=1), P(f"From {dmy(d['start'], '.')} To {dmy(d['end'], '.')}"), P("Quarter", bold=1), P(f"Q{q}")]]
    flow += [Table(rows_, [92, 170, 92, 170], style=box), Spacer(1, 10), P("Summary of payment", 10, 0, 1), Spacer(1, 3)]
    half = [[P("Sl. No.", al=1, bold=1), P("Nature of payment", al=1, bold=1), P("Date of payment / credit", al=1, bold=1), P("Amount paid / credited", al=1,
            bold=1), P("Tax deducted", al=1, bold=1)]]
    for i, p in enumerate(d["pays"], 1):
        half.append([P(f"{i}.", al=1), P(p["section"], al=1), P(dmy(p["date"], "."), al=1), P(lakh(p["amount"]), al=2), P(lakh(p["tax"]), al=2)])
    half.append([P("Total", bold=1), "", "", P(lakh(d["paid"]), al=2, bold=1), P(lakh(d["tax"]), al=2, bold=1)])
    flow += [Table(half, [50, 110, 124, 130, 110], repeatRows=1, style=box + [("SPAN", (0, -1), (2, -1)), ("BACKGROUND", (0, 0), (-1, 0),
            colors.HexColor("#e8e8e0"))]), Spacer(1, 10)]
    qd = d["quarters"][0]
    flow.append(KeepTogether([P("Summary of tax deducted at source in respect of deductee", 10, 0, 1), Spacer(1, 3), Table([
        [P("Quarter", al=1, bold=1), P("Receipt number of original quarterly statement of TDS under section 200(3)", al=1, bold=1),
                P("Amount of tax deducted (Rs.)", al=1, bold=1),
         P("Amount of tax deposited / remitted (Rs.)", al=1, bold=1)], [P(qd["q"], al=1), P(qd["receipt"], al=1), P(lakh(qd["amount"]), al=2),
                 P(lakh(qd["amount"]), al=2)]],
        [60, 224, 120, 120], style=box), Spacer(1, 10)]))
    books, lines = [], [[P(s, al=1, bold=1) for s in ("Sl. No.", "Tax deposited in respect of the deductee (Rs.)", "Receipt number of Form No. 24G",
            "DDO serial number in Form No. 24G",
                                                       "Date of transfer voucher", "Status of matching with Form No. 24G")]]
    ddo = digits(r, 5)
    for h in d["challans"]:
        y, m = (h["date"].year, h["date"].month - 1) if h["date"].month > 1 else (h["date"].year - 1, 12)
        books.append({"receipt_number": digits(r, 7), "ddo_number": ddo, "date": date(y, m, calendar.monthrange(y, m)[1]), "amount": h["amount"],
                "status": "F"})
        k = books[-1]
        lines.append([P(f"{len(books)}.", al=1), P(lakh(k["amount"]), al=2), P(k["receipt_number"], al=1), P(ddo, al=1), P(dmy(k["date"], "."), al=1), P("F",
                al=1)])
    lines.append([P("Total", bold=1), P(lakh(d["tax"]), al=2, bold=1), "", "", "", ""])
    flow.append(KeepTogether([P("Details of tax deducted and deposited in the Central Government account through book adjustment", 10, 0, 1),
            P("Book Identification Number (BIN)", 8.5), Spacer(1, 3),
                              Table(lines, [40, 110, 104, 94, 86, 90], style=box), Spacer(1, 10)]))
    flow.append(KeepTogether([P(f"I, {person(r)['name']}, working in the capacity of {office.split(',')[0]}, do hereby certify that a sum of "
                                f"Rs. {lakh(d['tax'])} [Rupees {rupees(d['tax'])}] has been deducted and a sum of Rs. {lakh(d['tax'])} has been deposited "
                                "to the credit of the Central Government.", 9), Spacer(1, 26),
                              P(f"Place: {p0['city']}", 9), P("Signature of the Drawing and Disbursing Officer", 9, 2)]))
    SimpleDocTemplate(path, pagesize=A4, leftMargin=35, rightMargin=35, topMargin=36, bottomMargin=40, invariant=1).build(flow)
    return cert_truth(d, {"name": a["name"], "address_lines": ad[0], "tan": a["tan"]}, {"name": b["name"], "address_lines": ad[1], "pan": b["pan"]},
            challans=None,
                      book_entries=[{**k, "date": k["date"].isoformat(), "amount": plain(k["amount"])} for k in books])


def erpsheet(path, seed, rows):
    """An ERP's sheet over the whole year: quarters side by side, two-line rows, drawn word by word from right to left."""
    r = rnd(path, seed, rows, "erpsheet")
    fy = r.choice([2018, 2019, 2021])
    d = cert(r, rows, fy, [1, 2, 3, 4], ["194C", "194J"], per_row=True)
    nature = {"194C": "Payments to contractors and sub-contractors", "194J": "Fees for professional or technical services"}
    a = firm(r)
    b = firm(r, [a["head"]])
    d["number"] = digits(r, 10)
    c = canvas.Canvas(path, pagesize=A4, invariant=1)

    def say(x, y, s, font="Helvetica", size=8, al="l"):
        """Words of one string drawn last word first."""
        sw = pdfmetrics.stringWidth
        x = x - sw(s, font, size) if al == "r" else x
        parts, todo = s.split(" "), []
        for wd in parts:
            todo.append((x, wd))
            x += sw(wd + " ", font, size)
        for px, wd in reversed(todo):
            put(c, px, y, wd, font, size)

    def dots(x, y, k, v, wide=104):
        say(x + wide + 8, y, v, "Helvetica-Bold", 8)
        k += " "
        while pdfmetrics.stringWidth(k + ".", "Helvetica", 8) < wide:
            k += "."
        put(c, x, y, k, "Helvetica", 8)

    def head(n):
        say(560, 806, f"Page {n}", size=7, al="r")
        say(36, 806, f"{a['head'].upper()}  Withholding Tax Reporting  J1INCERT", size=7)
        c.line(36, 800, 560, 800)

    head(1)
    say(36, 780, "TDS Certificate - Form 16A (Section 203)", "Helvetica-Bold", 12)
    ad = [[p["street"], f"{p['area']}, {p['city']}", f"{p['pin']} {p['state']}"] for p in (a, b)]
    for x, t, p, lines in ((36, "Company", a, ad[0]), (306, "Vendor", b, ad[1])):
        say(x, 756, t, "Helvetica-Oblique", 8)
        for i, s in enumerate([p["name"]] + lines):
            say(x, 744 - 11 * i, s, "Helvetica-Bold" if not i else "Helvetica", 8.5)
    dots(36, 690, "Certificate number", d["number"])
    dots(36, 678, "TAN of company", a["tan"])
    dots(36, 666, "PAN of company", a["pan"])
    dots(306, 690, "PAN of vendor", b["pan"])
    dots(306, 678, "Assessment year", ayear(fy))
    dots(306, 666, "Period", f"{dmy(d['start'], '.')} - {dmy(d['end'], '.')}")
    say(36, 642, "Quarterly statements", "Helvetica-Bold", 9)
    xs = [230, 340, 450, 560]
    for j, s in enumerate(["Quarter", "Receipt no. (24/26Q)", "Tax deducted (INR)", "Tax deposited (INR)"]):
        for x, z in reversed(list(zip(xs, d["quarters"]))):
            say(x, 626 - 13 * j, [z["q"], z["receipt"], lakh(z["amount"]), lakh(z["amount"])][j], "Helvetica-Bold" if not j else "Helvetica", 8, "r")
        say(36, 626 - 13 * j, s)
    c.line(36, 622, 560, 622)

    def cols(y):
        for x, s, t in reversed([(60, "Item", ""), (130, "Doc. date", "Dep. date"), (300, "Nature of payment", "BSR code / Challan no. / Status"), (440,
                "Amount (INR)", ""), (560, "", "Tax deposited (INR)")]):
            say(x, y, s, "Helvetica-Bold", 8, "r")
            say(x, y - 11, t, "Helvetica-Bold", 8, "r")
        c.line(36, y - 16, 560, y - 16)
        return y - 16

    y, n = cols(556), 1
    for i, (p, h) in enumerate(zip(d["pays"], d["challans"]), 1):
        if y < 80:
            n += 1
            c.showPage()
            head(n)
            y = cols(782)
        say(440, y - 12, lakh(p["amount"]), al="r")
        say(300, y - 12, nature[p["section"]], al="r", size=7.5)
        say(130, y - 12, dmy(p["date"], "."), al="r")
        say(60, y - 12, str(i * 10), al="r")
        say(560, y - 23, lakh(h["amount"]), al="r")
        say(300, y - 23, f"{h['bsr']} / {h['no']} / F", al="r")
        say(130, y - 23, dmy(h["date"], "."), al="r")
        y -= 29
        c.setDash(1, 2)
        c.line(36, y, 560, y)
        c.setDash()
    say(560, y - 14, lakh(d["tax"]), "Helvetica-Bold", 8.5, "r")
    say(440, y - 14, lakh(d["paid"]), "Helvetica-Bold", 8.5, "r")
    say(36, y - 14, "Total", "Helvetica-Bold", 8.5)
    say(36, y - 40, "Status F: matched with OLTAS.  This certificate is computer generated.", size=7)
    c.save()
    truth = cert_truth(d, {"name": a["name"], "address_lines": ad[0], "tan": a["tan"], "pan": a["pan"]}, {"name": b["name"], "address_lines": ad[1],
            "pan": b["pan"]}, total_deducted=None)
    for p in truth["data"]["payments"]:
        p["section"] = nature[p["section"]]
    return truth


CERTIFICATES = {"govbin": govbin, "erpsheet": erpsheet}
