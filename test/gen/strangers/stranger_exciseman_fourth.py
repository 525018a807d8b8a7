# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements: Form 26AS as a TRACES PDF, the Annual Tax Statement with Part I to X, the TRACES page printed by a browser."""
from xml.sax.saxutils import escape

from stranger_exciseman_kit import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table


def classic26as(path, seed, rows):
    """Form 26AS, Parts A to G, as the TRACES PDF before 2022."""
    r = rnd(path, seed, rows, "classic26as")
    fy = r.choice([2018, 2019])
    s = statement(r, rows, fy)
    me = s["me"]
    me["name"] = me["name"].upper()
    names = [f["name"].upper() for f in s["deds"]]
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    H, B, L, W = "Helvetica", "Helvetica-Bold", 28, 539
    grey = colors.HexColor("#d9d9d9")
    pos = {"y": 0, "n": 0}

    def page():
        if pos["n"]:
            c.showPage()
        pos["n"] += 1
        put(c, L, 826, f"Assessee PAN: {me['pan']}", H, 7)
        put(c, L + W / 2, 826, f"Assessee Name: {me['name']}", H, 7, "c")
        put(c, L + W, 826, f"Assessment Year: {ayear(fy)}", H, 7, "r")
        c.setLineWidth(0.4)
        pos["y"] = 812

    def need(h):
        if pos["y"] - h < 40:
            page()

    def row(xs, cells, aligns, font=H, size=6.8, fill=None):
        lines = [wrap(t, font, size, b - a - 5) or [""] for t, a, b in zip(cells, xs, xs[1:])]
        h = max(map(len, lines)) * (size + 1.4) + 4.6
        need(h)
        y = pos["y"]
        for ls, a, b, al in zip(lines, xs, xs[1:], aligns):
            if fill:
                c.setFillColor(fill)
            c.rect(a, y - h, b - a, h, fill=1 if fill else 0)
            c.setFillColor(colors.black)
            for i, t in enumerate(ls):
                put(c, a + 3 if al == "l" else b - 3 if al == "r" else (a + b) / 2, y - size - 1.8 - i * (size + 1.4), t, font, size, al)
        pos["y"] = y - h

    def part(title, note=None):
        need(70)
        pos["y"] -= 16
        put(c, L, pos["y"], title, B, 8.5)
        pos["y"] -= 5
        if note:
            put(c, L + W, pos["y"] + 5, note, H, 6.5, "r")

    page()
    put(c, L + W / 2, 796, "Form 26AS", B, 12, "c")
    put(c, L + W / 2, 784, "Annual Tax Statement under Section 203AA of the Income Tax Act, 1961", B, 8.5, "c")
    put(c, L + W / 2, 773, "See Section 203AA and second provision to Section 206C (5) of the Income Tax Act, 1961 and Rule 31AB of Income Tax Rules, 1962",
            H, 6.8, "c")
    put(c, L + W, 760, "Data updated till " + dmon(date(fy + 1, 7, r.randint(4, 28))), H, 7, "r")
    pos["y"] = 754
    row([L, L + 124, L + 184, L + 270, L + 306, L + 366, L + 408, L + 478, L + W],
        ["Permanent Account Number (PAN)", me["pan"], "Current Status of PAN", "Active", "Financial Year", fyear(fy), "Assessment Year", ayear(fy)],
                "lclclclc", size=7)
    row([L, L + 110, L + W], ["Name of Assessee", me["name"]], "ll", size=7)
    row([L, L + 110, L + W], ["Address of Assessee", ", ".join([me["street"], me["area"], me["city"], me["state"], me["pin"]]).upper()], "ll", size=7)
    pos["y"] -= 14
    put(c, L + 8, pos["y"],
            "\u2022 Above data / Status of PAN is as per PAN details. For any changes in data as mentioned above, you may submit request for corrections", H,
                    6.5)
    pos["y"] -= 9
    put(c, L + 8, pos["y"], "\u2022 Communication details for TRACES can be updated in 'Profile' section", H, 6.5)
    part("PART A - Details of Tax Deducted at Source", "(All amount values are in INR)")
    outer = [L, L + 30, L + 240, L + 314, L + 395, L + 467, L + W]
    inner = [L + 14, L + 38, L + 78, L + 142, L + 190, L + 254, L + 300, L + 386, L + 463, L + W]
    for i, f in enumerate(s["deds"], 1):
        need(64)
        row(outer, ["Sr. No.", "Name of Deductor", "TAN of Deductor", "Total Amount Paid/ Credited", "Total Tax Deducted#", "Total TDS Deposited"], "cccccc",
                B, 6.8, grey)
        row(outer, [str(i), names[i - 1], f["tan"], plain(f["amount"]), plain(f["tax"]), plain(f["dep"])], "clcrrr", B)
        row(inner, ["Sr. No.", "Section1", "Transaction Date", "Status of Booking*", "Date of Booking", "Remarks**", "Amount Paid / Credited",
                "Tax Deducted##", "TDS Deposited"],
            "ccccccccc", B, 6.5)
        for j, e in enumerate(f["entries"], 1):
            row(inner, [str(j), e["section"], dmon(e["date"]), e["status"], dmon(e["booked"]), e["remark"], plain(e["amount"]), plain(e["tax"]),
                    plain(e["dep"])], "ccccccrrr")
    empty = [("PART A1 - Details of Tax Deducted at Source for 15G / 15H",
              ["Sr. No.", "Name of Deductor", "TAN of Deductor", "Total Amount Paid / Credited", "Total Tax Deducted #", "Total TDS Deposited"]),
             ("PART A2 - Details of Tax Deducted at Source on Sale of Immovable Property u/s 194IA (For Seller of Property)",
              ["Sr. No.", "Acknowledgement Number", "Name of Deductor", "PAN of Deductor", "Transaction Date", "Total Transaction Amount",
                      "Total TDS Deposited"]),
             ("PART B - Details of Tax Collected at Source",
              ["Sr. No.", "Name of Collector", "TAN of Collector", "Total Amount Paid / Debited", "Total Tax Collected +", "Total TCS Deposited"])]
    cols = lambda n: [L, *[L + 32 + (W - 32) * k / (n - 1) for k in range(n)]]  # noqa: E731
    for title, heads in empty:
        part(title)
        row(cols(len(heads)), heads, "c" * len(heads), B, 6.8, grey)
        row([L, L + W], ["No Transactions Present"], "c")
    part("PART C - Details of Tax Paid (other than TDS or TCS)")
    heads = ["Sr. No.", "Major Head3", "Minor Head2", "Tax", "Surcharge", "Education Cess", "Others", "Total Tax", "BSR Code", "Date of Deposit",
            "Challan Serial Number"]
    row(cols(len(heads)), heads, "c" * len(heads), B, 6.3, grey)
    if r.random() < 0.5:
        x = r.randint(20, 300) * 50
        row(cols(len(heads)), ["1", "0021", "300", plain(x), "0.00", "0.00", "0.00", plain(x), digits(r, 7), dmon(date(fy + 1, 6, r.randint(2, 28))),
                digits(r, 5)], "cccrrrrrccc", H, 6.3)
    else:
        row([L, L + W], ["No Transactions Present"], "c")
    for title, heads in (("PART D - Details of Paid Refund", ["Sr. No.", "Assessment Year", "Mode", "Refund Issued", "Nature of Refund", "Amount of Refund",
            "Interest", "Date of Payment"]),
                         ("PART G - TDS Defaults* (Processing of Statements)", ["Sr. No.", "Financial Year", "Short Payment", "Short Deduction",
                                 "Late Filing Fee u/s 234E", "Total Default"])):
        part(title)
        row(cols(len(heads)), heads, "c" * len(heads), B, 6.8, grey)
        row([L, L + W], ["No Transactions Present"], "c")
    part("Legends used in Form 26AS")
    for a, b in (("F", "Final"), ("U", "Unmatched"), ("P", "Provisional"), ("O", "Overbooked")):
        row([L, L + 40, L + 160], [a, "* Status of Booking: " + b], "cl")
    row([L, L + 40, L + 300], ["B", "** Rectification of error in statement uploaded by deductor"], "cl")
    c.save()
    return statement_truth(s, names=names)


def newparts(path, seed, rows):
    """The Annual Tax Statement with Part I to X, landscape, one platypus table for each deductor."""
    r = rnd(path, seed, rows, "newparts")
    fy = r.choice([2021, 2022, 2023])
    s = statement(r, rows, fy)
    me = s["me"]
    ps = lambda size, al, font: ParagraphStyle("x", fontName=font, fontSize=size, leading=size + 2, alignment=al)  # noqa: E731
    P = lambda t, al=0, bold=0, size=8: Paragraph(escape(t), ps(size, al, "Tds5NotoBold" if bold else "Tds5Noto"))  # noqa: E731
    band, pale, rule = colors.HexColor("#1f4e79"), colors.HexColor("#dce6f1"), colors.HexColor("#8ea9c8")
    white = lambda t: Paragraph(f'<font color="white">{escape(t)}</font>', ps(9, 0, "Tds5NotoBold"))  # noqa: E731
    thin = [("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("VALIGN", (0, 0), (-1, -1), "TOP")]
    flow = [P("Annual Tax Statement", 1, 1, 13), P("Form 26AS  (See Section 203AA and Rule 114-I)", 1, 0, 8), Spacer(1, 8)]
    flow.append(Table([[P("Name of Assessee", 0, 1), P(me["name"]), P("PAN", 0, 1), P(me["pan"]), P("PAN Status", 0, 1), P("Active and Operative")],
                       [P("Address of Assessee", 0, 1), P(f"{me['street']}, {me['area']}, {me['city']} - {me['pin']}, {me['state']}"), P("Financial Year", 0,
                               1), P(fyear(fy)),
                        P("Assessment Year", 0, 1), P(ayear(fy))]], [95, 265, 75, 90, 85, 110], style=thin + [("LINEBELOW", (0, 0), (-1, -1), 0.5, rule)]))
    flow.append(P("Data updated till " + dmon(date(fy + 1, 6, r.randint(5, 29))), 2, 0, 7))

    def part(title):
        flow.append(Spacer(1, 9))
        flow.append(Table([[white(title)]], [720], style=thin + [("BACKGROUND", (0, 0), (-1, -1), band)]))

    part("PART-I - Details of Tax Deducted at Source")
    heads = ["Sr. No.", "Section", "Transaction Date", "Status of Booking", "Date of Booking", "Remarks", "Amount Paid / Credited (Rs.)",
            "Tax Deducted (Rs.)", "TDS Deposited (Rs.)"]
    for i, f in enumerate(s["deds"], 1):
        flow.append(Spacer(1, 5))
        lines = [[P("Name of Deductor", 0, 0, 6.5), "", "", "", P("TAN of Deductor", 0, 0, 6.5), "", P("Total Amount Paid / Credited", 2, 0, 6.5),
                  P("Total Tax Deducted", 2, 0, 6.5), P("Total TDS Deposited", 2, 0, 6.5)],
                 [P(f"{i}.  {f['name']}", 0, 1), "", "", "", P(f["tan"], 0, 1), "", *(P(lakh(f[k]), 2, 1) for k in ("amount", "tax", "dep"))],
                 [P(h, 2 if j > 5 else 1, 1, 7) for j, h in enumerate(heads)]]
        for j, e in enumerate(f["entries"], 1):
            lines.append([P(f"{i}.{j}", 1, 0, 7.5), P(e["section"], 1, 0, 7.5), P(dmon(e["date"]), 1, 0, 7.5), P(e["status"], 1, 0, 7.5), P(dmon(e["booked"]),
                    1, 0, 7.5), P(e["remark"], 1),
                          *(P(lakh(e[k]), 2, 0, 7.5) for k in ("amount", "tax", "dep"))])
        flow.append(Table(lines, [50, 55, 85, 75, 80, 75, 110, 95, 95], style=thin + [("NOSPLIT", (0, 0), (-1, 3)),
            ("SPAN", (0, 0), (3, 0)), ("SPAN", (0, 1), (3, 1)), ("BACKGROUND", (0, 0), (-1, 1), pale), ("LINEABOVE", (0, 2), (-1, 2), 0.7, band),
                    ("LINEBELOW", (0, 2), (-1, 2), 0.4, rule),
            ("LINEBELOW", (0, 3), (-1, -1), 0.25, colors.lightgrey)]))
    titles = ["PART-II - Details of Tax Deducted at Source for 15G / 15H",
            "PART-III - Details of Transactions under Proviso to section 194B / First Proviso to sub-section (1) of section 194R",
              "PART-IV - Details of Tax Deducted at Source u/s 194IA / 194IB / 194M / 194S (For Seller / Landlord of Property)",
                      "PART-V - Details of Transactions under Proviso to sub-section (1) of section 194S",
              "PART-VI - Details of Tax Collected at Source", "PART-VII - Details of Paid Refund (For which source is CPC TDS)",
                      "PART-VIII - Details of Tax Deducted at Source u/s 194IA / 194IB / 194M / 194S (For Buyer)",
              "PART-IX - Details of Transactions / Demand Payments under Proviso to section 194S", "PART X - TDS / TCS Defaults* (Processing of Statements)"]
    for t in titles:
        part(t)
        flow.append(P("No Transactions Present", 1, 0, 7.5))
    foot = lambda cv, doc: put(cv, 806, 22, f"{me['pan']}   Page {doc.page}", "Tds5Noto", 7, "r")  # noqa: E731
    SimpleDocTemplate(path, pagesize=landscape(A4), leftMargin=55, rightMargin=55, topMargin=36, bottomMargin=40, invariant=1).build(flow, onFirstPage=foot,
            onLaterPages=foot)
    return statement_truth(s)


def browserprint(path, seed, rows):
    """The 'View as HTML' page printed by a browser: serif text, every cell with its own border, wrapped headings."""
    r = rnd(path, seed, rows, "browserprint")
    fy = r.choice([2018, 2019, 2021])
    s = statement(r, rows, fy)
    me, T, B = s["me"], "Times-Roman", "Times-Bold"
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    stamp = f"{r.randint(6, 7)}/{r.randint(6, 28)}/{fy + 1}"
    n = [0]

    def page():
        if n[0]:
            c.showPage()
        n[0] += 1
        put(c, 25, 824, stamp, T, 8)
        put(c, 297, 824, "Annual Tax Statement", T, 8, "c")
        put(c, 25, 14, "https://contents.tds-view.example/serv/tapn/view26AS.xhtml", T, 8)
        put(c, 570, 14, str(n[0]), T, 8, "r")
        return 806

    def cells(y, widths, texts, al, font=T, size=8, x=30):
        """HTML cells: a box of its own for each with a gap of two points; text centred in the height."""
        ls = [[q for p in t.split("\n") for q in (wrap(p, font, size, w - 8) or [""])] for t, w in zip(texts, widths)]
        h = max(map(len, ls)) * (size + 1.5) + 5
        if y - h < 34:
            y = page()
        for w, t, a in zip(widths, ls, al):
            c.setStrokeColor(colors.grey)
            c.rect(x + 1, y - h + 1, w - 2, h - 2)
            yy = y - h / 2 + len(t) * (size + 1.5) / 2 - size + 0.5
            for k in t:
                put(c, x + 4 if a == "l" else x + w - 4 if a == "r" else x + w / 2, yy, k, font, size, a)
                yy -= size + 1.5
            x += w
        return y - h

    y = page()
    put(c, 297, y - 12, "Form 26AS", B, 15, "c")
    y -= 32
    for k, v in (("Permanent Account Number", me["pan"]), ("Name of Assessee", me["name"]), ("Address of Assessee",
            f"{me['street']}, {me['area']}, {me['city']} {me['pin']}"),
                 ("Financial Year", fyear(fy)), ("Assessment Year", ayear(fy))):
        put(c, 190, y, k + ":", B, 9.5, "r")
        put(c, 196, y, v, T, 9.5)
        y -= 14
    put(c, 30, y - 10, "Part A - Details of Tax Deducted at Source (INR)", B, 11)
    y -= 18
    y = cells(y, [35, 190, 80, 80, 75, 75], ["Sr. No.", "Name of Deductor", "TAN of Deductor", "Total Amount Paid/Credited", "Total Tax Deducted",
            "Total TDS Deposited"], "cccccc", B)
    inner = [26, 44, 72, 48, 72, 56, 76, 64, 64]
    for i, f in enumerate(s["deds"], 1):
        if y < 110:
            y = page()
        y = cells(y, [35, 190, 80, 80, 75, 75], [str(i), f["name"], f["tan"], west(f["amount"]), west(f["tax"]), west(f["dep"])], "clcrrr", T, 9)
        y = cells(y - 2, inner, ["#", "Section", "Transaction\nDate", "Status of\nBooking", "Date of\nBooking", "Remarks", "Amount Paid/\nCredited",
                "Tax\nDeducted", "TDS\nDeposited"], "ccccccccc", B, 7.5, 43)
        for j, e in enumerate(f["entries"], 1):
            y = cells(y, inner, [str(j), e["section"], dmon(e["date"]), e["status"], dmon(e["booked"]), "" if e["remark"] == "-" else e["remark"],
                    west(e["amount"]), west(e["tax"]), west(e["dep"])],
                      "ccccccrrr", T, 8, 43)
        y -= 6
    for t in ("Part A1 - Details of Tax Deducted at Source for 15G/15H", "Part B - Details of Tax Collected at Source",
            "Part C - Details of Tax Paid (other than TDS or TCS)",
              "Part D - Details of Paid Refund", "Part E - Details of SFT Transaction"):
        if y < 90:
            y = page()
        put(c, 30, y - 14, t, B, 11)
        put(c, 297, y - 32, "No Transactions Present", T, 9, "c")
        y -= 38
    c.save()
    return statement_truth(s)


STATEMENTS = {"classic26as": classic26as, "newparts": newparts, "browserprint": browserprint}
