# SPDX-License-Identifier: AGPL-3.0-or-later
"""Form 16A made by the programs of firms."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import Spacer

from stranger_withheld_data import address, certificate, truth16
from stranger_withheld_kit import NATURE, RATE, build, d_dash, d_mon, d_slash, digits, firm, grid, inr, para, rng_of, rupees, years
from stranger_withheld_second import Sheet, edges
from stranger_withheld_third import scaled


def payroll(path, seed, rows):
    """The certificate as it was before the portal made it: a flat table, tax and challan on one line."""
    r = rng_of("payroll", seed, rows)
    sec = r.choice(["194C", "194J", "194I", "194H"])
    c = certificate(r, rows, r.choice([2007, 2008, 2009]), [1, 2, 3, 4], [sec], each=True, upper=False)
    c["no"] = f"16A/{c['fy'] % 100:02d}-{(c['fy'] + 1) % 100:02d}/{r.randint(1, 900):04d}"
    size = landscape(A4)
    p = Sheet(path, size, 36, 40, "Form 16A", lambda k, n: (k.setFont("Courier", 7), k.drawRightString(size[0] - 36, 22, f"Page : {n}"),
                                                            k.drawString(36, 22, "Certificate No. " + c["no"])))
    L, R, F, B = 36, size[0] - 36, "Courier", "Courier-Bold"
    p.text("FORM NO.16A", size[0] / 2, B, 12, 2, "c")
    p.text("[See rule 31(1)(b)]", size[0] / 2, F, 8, 2, "c")
    p.text("Certificate of deduction of tax at source under section 203 of the Income-tax Act, 1961", size[0] / 2, B, 9, 3, "c")
    p.y -= 6
    half = [L, (L + R) / 2, R]
    p.row([f"Certificate No. : {c['no']}", "Assessment Year : " + years(c["fy"] + 1)], half, "ll", F, 8, line=colors.black)
    p.row(["Name and address of the person deducting tax", "Name and address of the person to whom payment made or in whose account it is credited"],
          half, "ll", B, 8, line=colors.black)
    top = p.y
    for col, (who, nm) in enumerate((("de", "dename"), ("ee", "eename"))):
        p.y = top - 4
        for t in [c[nm]] + address(c[who]["place"]):
            p.text(t, half[col] + 4, F, 8, 2, width=half[1] - half[0] - 8)
    low = top - 62
    for a, b in zip(half, half[1:]):
        p.c.rect(a, low, b - a, top - low)
    p.y = low
    x4 = edges(L, R, [1, 1, 1, 1])
    p.row(["TAN of Deductor", c["de"]["tan"], "PAN of Deductee", c["ee"]["pan"]], x4, "llll", F, 8, line=colors.black)
    p.row(["PAN of Deductor", c["de"]["pan"], "Nature of Payment", NATURE[sec]], x4, "llll", F, 8, line=colors.black)
    p.row(["Period From", d_slash(c["from"]), "Period To", d_slash(c["to"])], x4, "llll", F, 8, line=colors.black)
    p.row(["Acknowledgement Nos. of all Quarterly Statements of TDS under sub-section (3) of section 200 as provided by TIN Facilitation Centre "
           "or NSDL web-site"], [L, R], "l", B, 7.5, line=colors.black)
    xq = edges(L, L + 300, [1, 2])
    p.row(["Quarter", "Acknowledgement No."], xq, "cc", B, 8, line=colors.black, pad=2)
    for q in c["qs"]:
        q["receipt"] = digits(r, 15)
        p.row([q["q"], q["receipt"]], xq, "cc", F, 8, line=colors.black, pad=2)
    p.y -= 6
    p.text("DETAILS OF PAYMENT, TAX DEDUCTION AND DEPOSIT OF TAX INTO CENTRAL GOVERNMENT ACCOUNT", size[0] / 2, B, 9, 3, "c")
    p.text("(The Deductor to provide transaction-wise details of tax deducted and deposited)", size[0] / 2, F, 8, 2, "c")
    p.y -= 4
    xs = edges(L, R, [5, 14, 12, 12, 10, 10, 13, 11, 11, 12, 13])
    head = ["S. No.", "Amount Paid/ Credited Rs.", "Date of Payment/ Credit", "T.D.S. Rs.", "Surcharge Rs.", "Edu. Cess Rs.", "Total Tax Deposited Rs.",
            "Cheque/ D.D. No. (if any)", "BSR Code of Bank Branch", "Date on which Tax Deposited", "Challan Serial No."]

    def heading():
        p.row(head, xs, "c" * 11, B, 7, line=colors.black, pad=2)
    heading()
    al = "crcrrrrcccc"
    for i, (pay, ch) in enumerate(zip(c["pays"], c["challans"]), 1):
        if p.room(20):
            heading()
        cess = pay["tax"] * 3 // 103 // 100 * 100
        p.row([str(i), inr(pay["amount"]), d_slash(pay["date"]), inr(pay["tax"] - cess), "0.00", inr(cess), inr(pay["tax"]),
               digits(r, 6), ch["bsr"], d_slash(ch["date"]), ch["number"]], xs, al, F, 7, line=colors.black, pad=2)
    if p.room(20):
        heading()
    cess = sum(x["tax"] * 3 // 103 // 100 * 100 for x in c["pays"])
    p.row(["", inr(c["total"]), "Total", inr(c["tax"] - cess), "0.00", inr(cess), inr(c["tax"]), "", "", "", ""], xs, al, B, 7, line=colors.black, pad=2)
    p.y -= 8
    p.room(90)
    p.text(f"Certified that a sum of Rs. {inr(c['tax'])} ({rupees(c['tax'])}) has been deducted at source and paid to the credit of the Central "
           "Government as per details given above.", L, F, 8, 3, width=R - L)
    p.y -= 22
    p.text("Signature of person responsible for deduction of tax", R, F, 8, 3, "r")
    p.text(f"Place : {c['de']['place']['city']}", L, F, 8, 3)
    p.c.drawRightString(R, p.y, f"Full Name : {c['signer']['name']}")
    p.text(f"Date : {d_slash(c['updated'])}", L, F, 8, 3)
    p.c.drawRightString(R, p.y, f"Designation : {c['post']}")
    p.end()
    # the two lists run line by line: a line's challan is of that payment's tax
    return truth16(c, rupees(c["tax"]), lambda a: " ".join(address(a)), drop=("last_updated",), section=False, nature=True, qkeys=(), status=False)


def manysections(path, seed, rows):
    r = rng_of("manysections", seed, rows)
    c = certificate(r, rows, r.choice([2020, 2021, 2022, 2023]), [1, 2, 3, 4], ["194C", "194J", "194I", "194H"], upper=False)
    w, F, z = A4[0] - 68, "WithheldNoto", 7
    teal, band, rule = colors.HexColor("#0f4c5c"), colors.HexColor("#eef6f7"), colors.HexColor("#b5c9cc")
    out = [para("Form No. 16A", "WithheldNoto-Bold", 14, "l", teal),
           para("TDS Certificate under section 203 of the Income-tax Act, 1961 - other than salaries [rule 31(1)(b)]", F, 8, "l", after=6)]

    def card(k, who, nm):
        return (f"<font name='WithheldNoto-Bold' color='#0f4c5c'>{k}</font><br/><font name='WithheldNoto-Bold'>{c[nm]}</font><br/>" + ",<br/>".join(address(c[who]["place"]))
                + (f"<br/>TAN: {c[who]['tan']}" if who == "de" else "") + f"<br/>PAN: {c[who]['pan']}")
    meta = (f"Certificate No.: <b>{c['no']}</b><br/>Last updated on: {d_mon(c['updated'])}<br/>Assessment Year: {years(c['fy'] + 1)}<br/>"
            f"Period from: {d_mon(c['from'])}<br/>Period to: {d_mon(c['to'])}")
    out.append(grid([], [[card("Deductor", "de", "dename"), card("Deductee", "ee", "eename"), meta]], scaled([36, 36, 28], w), "lll", font=F, size=7.5,
                    rule=rule, valign="TOP", pad=5))

    def table(t, head, body, widths, al):
        out.append(para(t, "WithheldNoto-Bold", 9, "l", teal, before=8, after=3))
        out[-1].keepWithNext = t != "Payments"
        ex = [("BACKGROUND", (0, i), (-1, i), band) for i in range(2, len(body), 2)]
        ex += [("LINEBELOW", (0, 0), (-1, -1), .4, rule), ("LINEABOVE", (0, len(body)), (-1, len(body)), .8, teal)]
        out.append(grid([head], body, scaled(widths, w), al, font=F, size=z, line=0, head_back=teal, head_color=colors.white, extra=ex, pad=3))
    table("Payments", ["#", "Date of payment / credit", "Section", "Nature of payment", "Voucher No.", "Amount paid / credited (₹)", "Rate", "Tax deducted (₹)"],
          [[str(i), d_dash(p["date"]), p["section"], p["nature"], p["ref"], inr(p["amount"]), f"{RATE[p['section']] // 100}%", inr(p["tax"])]
           for i, p in enumerate(c["pays"], 1)] + [(None, "Total", None, None, None, inr(c["total"]), None, inr(c["tax"]))],
          [5, 14, 9, 34, 11, 18, 7, 15], "cccllrcr")
    used = sorted({p["section"] for p in c["pays"]})
    table("Section-wise abstract", ["Section", "No. of entries", "Amount (₹)", "Tax (₹)"],
          [[s, str(sum(p["section"] == s for p in c["pays"])), inr(sum(p["amount"] for p in c["pays"] if p["section"] == s)),
            inr(sum(p["tax"] for p in c["pays"] if p["section"] == s))] for s in used] + [("Total", str(rows), inr(c["total"]), inr(c["tax"]))],
          [20, 20, 30, 30], "ccrr")
    table("Quarterly TDS statements", ["Quarter", "Receipt No. of original statement u/s 200(3)", "Tax deducted (₹)", "Tax deposited / remitted (₹)"],
          [[q["q"], q["receipt"], inr(q["tax"]), inr(q["tax"])] for q in c["qs"]] + [("Total", None, inr(c["tax"]), inr(c["tax"]))], [14, 40, 23, 23], "ccrr")
    table("Tax deposited through challan", ["#", "BSR Code", "Challan date", "Challan Serial No.", "Tax deposited (₹)", "OLTAS status"],
          [[str(i), x["bsr"], d_dash(x["date"]), x["number"], inr(x["amount"]), x["status"]] for i, x in enumerate(c["challans"], 1)]
          + [(None, "Total", None, None, inr(c["tax"]), None)], [7, 18, 18, 18, 22, 15], "ccccrc")
    out += [Spacer(1, 8), para(f"I, {c['signer']['name']}, {c['post']}, certify that ₹ {inr(c['tax'])} ({rupees(c['tax'])}) has been deducted and deposited to the "
                               "credit of the Central Government, and that the above is true and correct as per our books.", F, 7.5),
            Spacer(1, 16), para(f"{c['de']['place']['city']}, {d_mon(c['updated'])}", F, 7.5), para("Authorised Signatory", F, 7.5, "r")]

    def stamp(k, n, of):
        k.setFont("WithheldNoto", 6.5)
        k.setFillColor(colors.grey)
        k.drawString(34, 20, f"{c['dename']} | Form 16A {c['no']}")
        k.drawRightString(A4[0] - 34, 20, f"{n} of {of}")
    build(path, out, stamp, A4, (34, 34, 34, 40), "Form 16A")
    return truth16(c, rupees(c["tax"]), lambda a: ", ".join(address(a)), nature=True)


def wholerupees(path, seed, rows):
    r = rng_of("wholerupees", seed, rows)
    sec = r.choice(["194C", "194J", "194A"])
    c = certificate(r, rows, r.choice([2014, 2015, 2017]), [r.choice([1, 2, 3, 4])], [sec], paise=False, upper=False)
    p = Sheet(path, A4, 46, 46, "Form 16A", lambda k, n: (k.setFont("Times-Italic", 8), k.drawCentredString(A4[0] / 2, 26, f"Form 16A  {c['no']}  sheet {n}")))
    L, R, F, B, I = 50, A4[0] - 50, "Times-Roman", "Times-Bold", "Times-Italic"

    def n0(x):
        return inr(x, False)
    p.text(c["dename"], L, B, 14, 3)
    p.text(", ".join(address(c["de"]["place"])), L, F, 9, 3)
    p.text(f"TAN: {c['de']['tan']}     PAN: {c['de']['pan']}", L, F, 9, 3)
    p.y -= 5
    p.c.setLineWidth(1.2)
    p.c.line(L, p.y, R, p.y)
    p.y -= 6
    p.text("FORM No. 16A", A4[0] / 2, B, 12, 4, "c")
    p.text("Certificate under section 203 of the Income-tax Act, 1961 for tax deducted at source [Rule 31(1)(b)]", A4[0] / 2, I, 9, 3, "c")
    p.y -= 8
    for a, b in (("Certificate No.", c["no"]), ("Last updated on", d_dash(c["updated"])), ("Name of deductee", c["eename"]),
                 ("Address of deductee", ", ".join(address(c["ee"]["place"]))), ("PAN of deductee", c["ee"]["pan"]), ("Assessment Year", years(c["fy"] + 1)),
                 ("Period", f"From {d_dash(c['from'])} to {d_dash(c['to'])}"), ("Nature of payment", f"{NATURE[sec]}, section {sec}")):
        p.pair(a, b, L, 110, B, F, 9.5, R)

    def table(title, head, body, total, widths, al):
        p.y -= 10
        p.room(70)
        p.text(title, L, B, 10, 4)
        p.y -= 3
        xs = edges(L, R, widths)

        def top():
            p.c.setStrokeColor(colors.black)
            p.c.setLineWidth(.8)
            p.c.line(L, p.y, R, p.y)
            p.row(head, xs, al, B, 8.5, line=colors.black, boxes=False, pad=3)
        top()
        for b in body:
            if p.room(18):
                top()
            p.row(b, xs, al, F, 9, pad=2)
        if p.room(20):
            top()
        p.c.setLineWidth(.5)
        p.c.line(L, p.y, R, p.y)
        p.row(total, xs, al, B, 9, line=colors.black, boxes=False, pad=3)
    table("Summary of payment", ["Sl. No.", "Date of payment / credit", "Voucher", "Amount paid / credited (Rs.)"],
          [[f"{i}.", d_dash(x["date"]), x["ref"], n0(x["amount"])] for i, x in enumerate(c["pays"], 1)], ["", "Total", "", n0(c["total"])], [8, 25, 20, 27], "lllr")
    table("Summary of tax deducted at source in respect of deductee", ["Quarter", "Receipt number of original quarterly statement of TDS",
                                                                       "Amount of tax deducted (Rs.)", "Amount of tax deposited (Rs.)"],
          [[q["q"], q["receipt"], n0(q["tax"]), n0(q["tax"])] for q in c["qs"]], ["Total", "", n0(c["tax"]), n0(c["tax"])], [10, 34, 20, 20], "llrr")
    table("Details of tax deposited through challan", ["Sl. No.", "Tax deposited (Rs.)", "BSR code", "Date of deposit", "Challan serial no.", "Status with OLTAS"],
          [[f"{i}.", n0(x["amount"]), x["bsr"], d_dash(x["date"]), x["number"], x["status"]] for i, x in enumerate(c["challans"], 1)],
          ["", n0(c["tax"]), "", "", "", ""], [8, 20, 16, 18, 18, 18], "lrcccc")
    p.y -= 8
    p.room(110)
    p.text(f"I, {c['signer']['name']}, son/daughter of {c['father']}, working in the capacity of {c['post']}, do hereby certify that a sum of Rs. {n0(c['tax'])}/- "
           f"[{rupees(c['tax'])}] has been deducted and deposited to the credit of the Central Government. I further certify that the information given above is "
           "true, complete and correct.", L, F, 9, 3, width=R - L)
    p.y -= 26
    p.text(f"Place: {c['de']['place']['city']}", L, F, 9, 3)
    p.c.drawRightString(R, p.y, "Signature")
    p.text(f"Date: {d_dash(c['updated'])}", L, F, 9, 3)
    p.c.drawRightString(R, p.y, f"{c['signer']['name']}, {c['post']}")
    p.end()
    return truth16(c, rupees(c["tax"]), nature=True)


def twopages(path, seed, rows):
    """Payments on the first sheet (carried over when many), challans and verification on the next."""
    r = rng_of("twopages", seed, rows)
    c = certificate(r, rows, r.choice([2019, 2021, 2023, 2024]), [1, 2] if r.random() < .5 else [3, 4], r.choice([["194A"], ["194C", "194H"], ["194J", "194I"]]),
                    payee=firm(r))
    many = [0]

    def begin(k, n):
        k.setFont("WithheldSerif", 6.5)
        k.drawString(40, 24, f"Form 16A / {c['no']} / {c['ee']['pan']}")
        k.drawRightString(A4[0] - 40, 24, f"Page {n} of {many[0]}")
    line, back = colors.HexColor("#555555"), colors.HexColor("#f3ead7")

    def draw():
        p = Sheet(path, A4, 36, 42, "Form 16A", begin)
        L, R, F, B = 40, A4[0] - 40, "WithheldSerif", "WithheldSerif-Bold"
        p.text("FORM NO. 16A", A4[0] / 2, B, 12, 3, "c")
        p.text("[See rule 31(1)(b)]", A4[0] / 2, F, 7, 3, "c")
        p.text("Certificate under section 203 of the Income-tax Act, 1961 for tax deducted at source", A4[0] / 2, B, 8, 3, "c")
        p.y -= 8
        x4, x2 = edges(L, R, [22, 28, 22, 28]), edges(L, R, [1, 1])
        p.row(["Certificate No.", c["no"], "Last updated on", d_mon(c["updated"])], x4, "llll", F, 7, line=line)
        p.row(["Name and address of the deductor", "Name and address of the deductee"], x2, "cc", B, 7, back=back, line=line)
        p.row([c["dename"], c["eename"]], x2, "ll", B, 7, line=line)
        p.row([", ".join(address(c["de"]["place"], True)), ", ".join(address(c["ee"]["place"], True))], x2, "ll", F, 7, line=line)
        p.row(["PAN of the deductor", c["de"]["pan"], "PAN of the deductee", c["ee"]["pan"]], x4, "llll", F, 7, line=line)
        p.row(["TAN of the deductor", c["de"]["tan"], "Assessment year", years(c["fy"] + 1)], x4, "llll", F, 7, line=line)
        p.row(["Period from", d_mon(c["from"]), "Period to", d_mon(c["to"])], x4, "llll", F, 7, line=line)
        p.y -= 8

        def heading(t, head, xs):
            p.row([t], [L, R], "c", B, 7.5, back=back, line=line)
            p.row(head, xs, "c" * len(head), B, 7, line=line, pad=3)
        xs = edges(L, R, [9, 20, 22, 14, 28])
        head = ["Sl. No.", "Date of payment / credit", "Deductee reference no.", "Section", "Amount paid / credited (Rs.)"]
        heading("Summary of payment", head, xs)
        run = 0
        for i, x in enumerate(c["pays"], 1):
            if p.y < 95:
                p.row(["", "Carried forward", "", "", inr(run)], xs, "clccr", B, 7, line=line, pad=3)
                p.turn()
                heading("Summary of payment (continued)", head, xs)
                p.row(["", "Brought forward", "", "", inr(run)], xs, "clccr", B, 7, line=line, pad=3)
            run += x["amount"]
            p.row([str(i), d_mon(x["date"]), x["ref"], x["section"], inr(x["amount"])], xs, "ccccr", F, 7, line=line, pad=3)
        p.row(["", "Total (Rs.)", "", "", inr(c["total"])], xs, "clccr", B, 7, back=back, line=line, pad=3)
        p.text("(please turn over)", R, F, 6.5, 4, "r")
        p.turn()
        xs = edges(L, R, [10, 36, 24, 24])
        heading("Summary of tax deducted at source in respect of deductee",
                ["Quarter", "Receipt number of original quarterly statement of TDS under section 200(3)", "Amount of tax deducted (Rs.)",
                 "Amount of tax deposited / remitted (Rs.)"], xs)
        for q in c["qs"]:
            p.row([q["q"], q["receipt"], inr(q["tax"]), inr(q["tax"])], xs, "ccrr", F, 7, line=line, pad=3)
        p.row(["Total", "", inr(c["tax"]), inr(c["tax"])], xs, "ccrr", B, 7, back=back, line=line, pad=3)
        p.y -= 8
        xs = edges(L, R, [9, 22, 18, 20, 18, 16])
        heading("Details of tax deducted and deposited in the Central Government account through challan",
                ["Sl. No.", "Tax deposited in respect of the deductee (Rs.)", "BSR code of the bank branch", "Date on which tax deposited",
                 "Challan serial number", "Status of matching with OLTAS"], xs)
        for i, x in enumerate(c["challans"], 1):
            p.row([str(i), inr(x["amount"]), x["bsr"], d_mon(x["date"]), x["number"], x["status"]], xs, "crcccc", F, 7, line=line, pad=3)
        p.row(["Total", inr(c["tax"]), "", "", "", ""], xs, "crcccc", B, 7, back=back, line=line, pad=3)
        p.y -= 8
        p.row(["Verification"], [L, R], "c", B, 7.5, back=back, line=line)
        p.row([f"I, {c['signer']['name'].upper()}, son / daughter of {c['father'].upper()}, working in the capacity of {c['post'].upper()}, do hereby certify that a sum "
               f"of Rs. {inr(c['tax'])} ({rupees(c['tax'])}) has been deducted and deposited to the credit of the Central Government. I further certify that the "
               "information given above is true, complete and correct and is based on the books of account, documents, TDS statements and other available "
               "records."], [L, R], "l", F, 7, line=line, pad=5)
        p.row(["Place", c["de"]["place"]["city"].upper(), "Signature", ""], x4, "llll", F, 7, line=line)
        p.row(["Date", d_mon(c["updated"]), "Designation", c["post"].upper()], x4, "llll", F, 7, line=line)
        p.end()
        return p.page
    many[0] = draw()
    draw()
    return truth16(c, rupees(c["tax"]))


FORMS16A = {"payroll": payroll, "manysections": manysections, "wholerupees": wholerupees, "twopages": twopages}
