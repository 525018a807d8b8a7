# SPDX-License-Identifier: AGPL-3.0-or-later
"""Form 26AS printed from the browser, one of an older year; Form 16A in a line printer's letters."""
import textwrap
from stranger_annex_kit import *
from stranger_annex_first import dedtable, nothing, rowsof, selftax, taxtruth, taxvals, who, yr, TAXH
from stranger_annex_second import case, truth
from reportlab.pdfgen.canvas import Canvas


def browser(path, seed, rows):
    r = rng("browser", seed, rows)
    y = r.choice([2020, 2021])
    name, pn, ad, c = who(r)
    deds = deductors(r, rows, y, ["192", "194A", "194C", "194J", "194H", "194K"])
    W, s, f, b, sh = 515, 6, "DC", "DCB", colors.HexColor("#F3E9D2")
    bar = lambda t: P(t, 7.6, b, 0, colors.HexColor("#0B3C8C"), lead=14)
    S = [P("Annual Tax Statement", 13, b, 0, colors.HexColor("#444444"), lead=18)]
    info = [("Assessment Year", yr(y + 1)), ("Financial Year", yr(y)), ("PAN", pn), ("Status of PAN", "Active"), ("Name of Assessee", name), ("Address of Assessee", ", ".join(ad))]
    S += [grid([[P(x, 7, b), P(": " + v, 7, f)] for x, v in info], [120, W - 120], line=0), Spacer(1, 4), bar("PART A - Details of Tax Deducted at Source (All amounts in INR)"),
          dedtable(deds, W, f, b, s, sh, dashes=False, fmt=lakh, blank=""), Spacer(1, 5)]
    tx = selftax(r, y)
    S += [bar("PART A1 - Details of Tax Deducted at Source for 15G / 15H"),
          nothing(["Sr. No.", "Name of Deductor", "TAN of Deductor", "Total Amount Paid / Credited", "Total Tax Deducted", "Total TDS Deposited"], W, s, f, b, sh),
          Spacer(1, 6), bar("PART C - Details of Tax Paid (other than TDS or TCS)"), rowsof(TAXH, taxvals(tx), W, 5, f, b, sh)]
    other = {"part_c_tax_paid": taxtruth(tx)}
    hs = ["Sr. No.", "Type of Transaction", "Name of SFT Filer", "Transaction Date", "Single / Joint Party Transaction", "Number of Parties", "Amount", "Mode", "Remarks"]
    d, am = day(r, y), r.randint(10, 40) * 10000000
    filer = r.choice(["NILGIRI GRAMIN SAHAKARI BANK LIMITED", "ANANTAM MUTUAL FUND"])
    S += [Spacer(1, 6), bar("PART E - Details of SFT Transaction"), rowsof(hs, [["1", "SFT-005 - Time Deposit", filer, dmony(d), "Single", "1", lakh(am), "Account Transfer", "-"]], W, s, f, b, sh)]
    other["part_e_sft"] = [dict(type="SFT-005 - Time Deposit", filer=filer, date=d.isoformat(), amount=plain(am))]
    S += [Spacer(1, 8), P("* Status of Booking: U - Unmatched, P - Provisional, F - Final, O - Overbooked    ** Remarks: B - Rectification of error in statement uploaded by deductor", 5.5, f)]
    stamp = f"{r.randint(1, 28)}/8/{y + 1}, {r.randint(10, 12)}:{r.randint(10, 59)} AM"

    def ft(cv, doc):
        cv.setFont("Helvetica", 7.5)
        cv.drawString(30, 825, stamp)
        cv.drawCentredString(320, 825, "View Tax Credit Statement (Form 26AS)")
        cv.drawString(30, 14, "https://www.taxcredit.example/serv/tapn/view26AS.xhtml")
        cv.drawRightString(565, 14, str(doc.page))
    build(path, S, A4, (40, 40, 34, 34), ft)
    return {"data": truth26(name, pn, y, deds, other)}


def oldyear(path, seed, rows):
    r = rng("oldyear", seed, rows)
    y = r.choice([2009, 2010, 2011])
    name, pn, ad, c = who(r)
    deds = deductors(r, rows, y, ["192", "194A", "194C", "194J", "193"], rev=False, newest=False)
    cv = Canvas(str(path), pagesize=landscape(A4), invariant=1)
    left = [36, 62, 250, 325, 365, 436, 484]
    right = [640, 725, 806]
    at = [0]

    def rule(yy, w=.5):
        cv.setLineWidth(w)
        cv.line(36, yy, 806, yy)

    def heads(yy):
        cv.setFont("Times-Bold", 8.5)
        rule(yy + 11, 1)
        for x, t in zip(left, (("Sr.", "No."), ("Name of the deductor", ""), ("TAN of the", "deductor"), ("Section", ""), ("Date of payment", "/ credit"), ("Status of", "booking"), ("Date of", "booking"))):
            cv.drawString(x, yy, t[0])
            cv.drawString(x, yy - 10, t[1])
        for x, t in zip(right, (("Amount paid /", "credited (Rs.)"), ("Tax deducted", "(Rs.)"), ("TDS deposited", "(Rs.)"))):
            cv.drawRightString(x, yy, t[0])
            cv.drawRightString(x, yy - 10, t[1])
        rule(yy - 15, 1)
        at[0] = yy - 27

    def foot():
        cv.setFont("Times-Italic", 8)
        cv.drawString(36, 24, f"PAN: {pn}    Financial Year: {yr(y)}    Assessment Year: {yr(y + 1)}")
        cv.drawRightString(806, 24, f"Page {cv.getPageNumber()}")

    def need(h, head=True):
        if at[0] - h < 44:
            foot()
            cv.showPage()
            at[0] = 555
            if head:
                heads(555)
    cv.setFont("Times-Bold", 14)
    cv.drawCentredString(421, 560, "FORM NO. 26AS")
    cv.setFont("Times-Roman", 9)
    cv.drawCentredString(421, 547, "[See section 203AA and second proviso to section 206C(5) and rule 31AB]")
    cv.setFont("Times-Bold", 11)
    cv.drawCentredString(421, 532, "Annual Tax Statement under section 203AA")
    yy = 512
    for q, v in (("Permanent Account Number", pn), ("Name of the assessee", name), ("Address of the assessee", ", ".join(ad)), ("Financial year", yr(y)), ("Assessment year", yr(y + 1))):
        cv.setFont("Times-Bold", 9)
        cv.drawString(36, yy, q)
        cv.setFont("Times-Roman", 9)
        cv.drawString(170, yy, ":  " + v)
        yy -= 12
    cv.setFont("Times-Bold", 10)
    cv.drawString(36, yy - 6, "PART A - Details of tax deducted at source")
    heads(yy - 24)
    for i, d in enumerate(deds, 1):
        nm = textwrap.wrap(d["name"], 32)
        for j, e in enumerate(d["es"]):
            need(11 * max(len(nm) if j == 0 else 1, 1))
            cv.setFont("Times-Roman", 8.8)
            if j == 0:
                cv.drawString(left[0], at[0], str(i))
                cv.drawString(left[2], at[0], d["tan"])
                for q, t in enumerate(nm):
                    cv.drawString(left[1], at[0] - 11 * q, t)
            for x, t in zip(left[3:], (e["sec"], dmy(e["d"], "/"), e["st"], dmy(e["bd"], "/"))):
                cv.drawString(x, at[0], t)
            for x, t in zip(right, (e["am"], e["tx"], e["dep"])):
                cv.drawRightString(x, at[0], plain(t))
            at[0] -= 12 if j or len(d["es"]) > 1 and len(nm) == 1 else 11 * len(nm) + 1
        need(22)
        cv.setFont("Times-Bold", 8.8)
        cv.drawString(left[5], at[0], "Total")
        for x, k in zip(right, ("am", "tx", "dep")):
            cv.drawRightString(x, at[0], plain(sum(e[k] for e in d["es"])))
        rule(at[0] - 4)
        at[0] -= 16
    for t in ("PART B - Details of tax collected at source", "PART C - Details of tax paid (other than TDS or TCS)", "PART D - Details of paid refund"):
        need(34, False)
        cv.setFont("Times-Bold", 10)
        cv.drawString(36, at[0] - 6, t)
        cv.setFont("Times-Italic", 9)
        cv.drawString(62, at[0] - 19, "No records found")
        at[0] -= 32
    foot()
    cv.save()
    return {"data": truth26(name, pn, y, deds)}


def lineprinter(path, seed, rows):
    k = case("lineprinter", seed, rows, ["194C", "194J", "194I", "194H"])
    wd = "Rupees " + words(k["tt"])
    R = "-" * 88
    o = ["FORM NO. 16A".center(88), "[See rule 31(1)(b)]".center(88), "Certificate under section 203 of the Income-tax Act, 1961".center(88),
         "for tax deducted at source".center(88), R, f"Certificate No. : {k['cert']:<30}Last updated on : {dmy(k['upd'], '.')}", R,
         f"{'Name and address of the deductor':<45}Name and address of the deductee"]
    a = textwrap.wrap(k["name"], 42) + k["ad"]
    b = textwrap.wrap(k["de"], 42) + k["dd"]
    for i in range(max(len(a), len(b))):
        o.append(f"{a[i] if i < len(a) else '':<45}{b[i] if i < len(b) else ''}".rstrip())
    o += ["", f"PAN of the deductor : {k['pan']:<23}PAN of the deductee : {k['dp']}", f"TAN of the deductor : {k['tan']:<23}Assessment year     : {k['y'] + 1}-{(k['y'] + 2) % 100:02d}",
          f"Period              : From {dmy(k['frm'], '.')} To {dmy(k['to'], '.')}", R, "SUMMARY OF PAYMENT", f"{'Sl.':<5}{'Date of payment/':<19}{'Section':<12}{'Amount paid/':>18}", f"{'No.':<5}{'credit':<31}{'credited Rs.':>18}", R]
    o += [f"{i:<5}{dmy(p['d'], '.'):<19}{p['sec']:<12}{lakh(p['am']):>18}" for i, p in enumerate(k["pays"], 1)]
    o += [R, f"{'TOTAL':<36}{lakh(k['tp']):>18}", R, "SUMMARY OF TAX DEDUCTED AT SOURCE",
          f"{'Quarter':<10}{'Receipt number of':<22}{'Tax deducted':>20}{'Tax deposited':>20}", f"{'':<10}{'quarterly statement':<22}{'Rs.':>20}{'Rs.':>20}"]
    o += [f"{q['quarter']:<10}{q['receipt_number']:<22}{lakh(q['t']):>20}{lakh(q['t']):>20}" for q in k["qt"]]
    o += [R, "DETAILS OF TAX DEPOSITED THROUGH CHALLAN", f"{'Sl.':<5}{'Tax deposited Rs.':>20}   {'BSR code':<12}{'Date of deposit':<18}{'Challan no.':<14}Status"]
    o += [f"{i:<5}{lakh(c['t']):>20}   {c['bsr']:<12}{dmy(c['d'], '.'):<18}{c['no']:<14}F" for i, c in enumerate(k["ch"], 1)]
    o += [f"{'TOTAL':<6}{lakh(k['tt']):>19}", R]
    w = " ".join(k["signer"])
    ver = textwrap.wrap(f"I, {w}, working in the capacity of {k['post']}, do hereby certify that a sum of Rs. {lakh(k['tt'])} ({wd}) has been deducted and deposited to the "
                        "credit of the Central Government. I further certify that the information given above is true, complete and correct.", 86)
    o += ver + ["", f"Place : {k['c'][0]}", f"Date  : {dmy(k['upd'], '.')}", "", f"{'':<48}{w}", f"{'':<48}{k['post']}"]
    cv = Canvas(str(path), pagesize=A4, invariant=1)
    per, pages = 62, []
    while o:
        n = per
        if len(o) > per:
            pages.append(o[:n])
            o = o[n:]
        else:
            pages.append(o)
            o = []
    for i, pg in enumerate(pages, 1):
        cv.setFont("Courier", 9.6)
        yy = 800
        for t in pg:
            cv.drawString(42, yy, t)
            yy -= 12
        if len(pages) > 1:
            cv.drawString(42, 36, f"16A / {k['cert']} / {k['dp']}" + f"Page {i} of {len(pages)}".rjust(50))
        cv.showPage()
    cv.save()
    return truth(k, wd, sep=" ")


FORMS26 = {"browser": browser, "oldyear": oldyear}
FORMS16A = {"lineprinter": lineprinter}
