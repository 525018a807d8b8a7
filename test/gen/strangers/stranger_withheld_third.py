# SPDX-License-Identifier: AGPL-3.0-or-later
"""Form 16A in the make-up of the TRACES portal: challans, book entries, long names."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.platypus import Spacer

from stranger_withheld_data import address, certificate, truth16
from stranger_withheld_kit import build, d_dash, d_mon, d_slash, grid, money, para, person, rng_of, rupees, years

GREY = colors.HexColor("#e6e6e6")
PLAIN = "FORM NO. 16A"


def scaled(widths, total):
    k = total / sum(widths)
    return [w * k for w in widths]


def titled(t, w, font, size):
    return grid([], [(t,)], [w], "c", font=font, size=size, extra=[("BACKGROUND", (0, 0), (-1, -1), GREY)])


def block(p, name, extra=""):
    a = p["place"]
    return name + "<br/>" + "<br/>".join(address(a, True)) + extra


def contact(r, name):
    return f"<br/>+(91){r.randint(20, 80)}-{r.randint(20000000, 69999999)}<br/>accounts@{name.split()[0].lower()}.example"


def parties(c, w, font, size, cit, left, right):
    """The top of the certificate: the two parties, their numbers, CIT (TDS), year and period."""
    b = [("BACKGROUND", (0, 0), (-1, 0), GREY)]
    out = [grid([], [("Name and address of the Deductor", "Name and address of the Deductee"), [left, right]], scaled([1, 1], w), "cc",
                font=font, size=size, extra=b),
           grid([], [("PAN of the Deductor", "TAN of the Deductor", "PAN of the Deductee"), [c["de"]["pan"], c["de"]["tan"], c["ee"]["pan"]]],
                scaled([1, 1, 2], w), "ccc", font=font, size=size, extra=b),
           grid([], [("CIT (TDS)", "Assessment Year", "Period", None), [cit, years(c["fy"] + 1), "From<br/>" + d_mon(c["from"]), "To<br/>" + d_mon(c["to"])]],
                scaled([2, 1, .5, .5], w), "cccc", font=font, size=size, extra=b + [("SPAN", (2, 0), (3, 0))])]
    return out


def cit_of(c):
    city = c["de"]["place"]["city"]
    return f"The Commissioner of Income Tax (TDS)<br/>Aayakar Bhawan, {city} - {c['de']['place']['pin'][:3]}001"


def verification(c, w, font, size, text):
    return [grid([], [("Verification",)], [w], "c", font=font, size=size, extra=[("BACKGROUND", (0, 0), (-1, -1), GREY)]),
            grid([], [[text]], [w], "j", font=font, size=size, pad=4),
            grid([], [["Place", c["de"]["place"]["city"].upper(), "(Signature of person responsible for deduction of tax)"],
                      ["Date", d_mon(c["updated"]), None],
                      ["Designation: " + c["post"].upper(), None, "Full Name: " + c["signer"]["name"].upper()]],
                 scaled([14, 26, 60], w), "lll", font=font, size=size,
                 extra=[("SPAN", (2, 0), (2, 1)), ("SPAN", (0, 2), (1, 2)), ("VALIGN", (2, 0), (2, 1), "BOTTOM")])]


def wording(c, f=money):
    return (f"I, {c['signer']['name'].upper()}, son / daughter of {c['father'].upper()} working in the capacity of {c['post'].upper()} (designation) do hereby "
            f"certify that a sum of Rs. {f(c['tax'])} [{rupees(c['tax'])} (in words)] has been deducted and a sum of Rs. {f(c['tax'])} "
            f"[{rupees(c['tax'])}] has been deposited to the credit of the Central Government. I further certify that the information given above is true, "
            "complete and correct and is based on the books of account, documents, TDS statements, TDS deposited and other available records.")


def quarters(c, w, font, size, f=money):
    return [titled("Summary of tax deducted at source in respect of Deductee", w, font, size),
            grid([["Quarter", "Receipt Numbers of Original Quarterly Statements of TDS under sub-section (3) of section 200",
                   "Amount of tax deducted in respect of Deductee", "Amount of tax deposited / remitted in respect of Deductee"]],
                 [[q["q"], q["receipt"], f(q["tax"]), f(q["tax"])] for q in c["qs"]], scaled([12, 40, 24, 24], w), "ccrr", font=font, size=size)]


CIN = "II. DETAILS OF TAX DEDUCTED AND DEPOSITED IN THE CENTRAL GOVERNMENT ACCOUNT THROUGH CHALLAN"
BIN = "I. DETAILS OF TAX DEDUCTED AND DEPOSITED IN THE CENTRAL GOVERNMENT ACCOUNT THROUGH BOOK ADJUSTMENT"
EACH = "(The deductor to provide payment wise details of tax deducted and deposited with respect to the deductee)"


def tax_table(c, w, font, size, book):
    """The BIN table and the CIN table; one of them holds the rows, the other its empty total."""
    out = []
    for is_book, title, heads in (
            (True, BIN, ["Receipt Numbers of Form No. 24G", "DDO serial number in Form no. 24G", "Date of transfer voucher (dd/mm/yyyy)",
                         "Status of matching with Form No. 24G"]),
            (False, CIN, ["BSR Code of the Bank Branch", "Date on which tax deposited (dd/mm/yyyy)", "Challan Serial Number", "Status of matching with OLTAS*"])):
        body = []
        if is_book == book:
            for i, x in enumerate(c["challans"], 1):
                mid = [x["receipt"], x["ddo"], d_dash(x["date"])] if book else [x["bsr"], d_dash(x["date"]), x["number"]]
                body.append([str(i), money(x["amount"])] + mid + [x["status"]])
            body.append(("Total (Rs.)", money(c["tax"]), None, None, None, None))
        else:
            body.append(("Total (Rs.)", "", None, None, None, None))
        n = len(body) + 1
        out.append(grid([], [(title,), [EACH]], [w], "c", font=font, size=size, extra=[("BACKGROUND", (0, 0), (-1, -1), GREY)], line=0.4))
        out[-1].keepWithNext = True
        out.append(grid([["Sl. No.", "Tax deposited in respect of the deductee (Rs.)", ("Book" if is_book else "Challan") + " Identification Number ("
                          + ("BIN)" if is_book else "CIN)"), None, None, None], [None, None] + heads], body, scaled([12, 22, 18, 18, 18, 16], w), "crcccc",
                        font=font, size=size, extra=[("SPAN", (0, 0), (0, 1)), ("SPAN", (1, 0), (1, 1)), ("SPAN", (2, 0), (5, 0)), ("SPAN", (2, n), (5, n))]))
    return out


def footer(c, title="Certificate Number"):
    def stamp(k, n, of):
        k.setFont("Helvetica", 6.5)
        k.drawString(36, 22, f"{title}: {c['no']}")
        k.drawCentredString(A4[0] / 2 - 20, 22, f"TAN of Deductor: {c['de']['tan']}")
        k.drawCentredString(A4[0] / 2 + 110, 22, f"PAN of Deductee: {c['ee']['pan']}")
        k.drawRightString(A4[0] - 36, 22, f"Page {n} of {of}")
    return stamp


def notes(font, status):
    out = [Spacer(1, 5), para("Notes:", font + "-Bold", 6)]
    for t in ("1. Form 16A contains details of the latest transaction reported in the TDS statements processed till the date of last updation.",
              "2. To update PAN details in Income Tax Department database, apply for PAN change request.",
              "3. In items I and II, in the column for tax deposited in respect of deductee, furnish total amount of TDS, surcharge (if applicable) and "
              "education cess (if applicable).", status):
        out.append(para(t, font, 5.5, before=1))
    return out


F_NOTE = "* Status of matching: F - Final, payment details match with those of the bank; U - Unmatched; P - Provisional, for Government deductors; O - Overbooked."


def tracescert(path, seed, rows):
    r = rng_of("tracescert", seed, rows)
    c = certificate(r, rows, r.choice([2018, 2020, 2021, 2022]), [r.choice([1, 2, 3, 4])], [r.choice(["194A", "194J", "194C", "194H"])])
    w, F, z = A4[0] - 72, "Helvetica", 7
    ld, le = block(c["de"], c["dename"], contact(r, c["dename"])), block(c["ee"], c["eename"])
    out = [para(PLAIN, "Helvetica-Bold", 12, "c"), para("[See rule 31(1)(b)]", F, 7, "c"),
           para("Certificate under section 203 of the Income-tax Act, 1961 for tax deducted at source", "Helvetica-Bold", 8.5, "c", before=2, after=4),
           grid([], [["<b>Certificate No.</b> " + c["no"], "<b>Last updated on</b> " + d_mon(c["updated"])]], scaled([1, 1], w), "ll", size=7.5)]
    out += parties(c, w, F, z, cit_of(c), ld, le)
    out.append(titled("Summary of payment", w, F, z))
    body = [[str(i), money(p["amount"]), p["section"], "", d_dash(p["date"])] for i, p in enumerate(c["pays"], 1)]
    body.append(("Total (Rs.)", money(c["total"]), None, None, None))
    out.append(grid([["Sl. No.", "Amount paid / credited", "Nature of payment**", "Deductee Reference No. provided by the Deductor (if any)",
                      "Date of payment / credit (dd/mm/yyyy)"]], body, scaled([11, 22, 20, 30, 22], w), "crccc", size=z,
                     extra=[("SPAN", (2, len(body)), (4, len(body)))]))
    out += quarters(c, w, F, z) + tax_table(c, w, F, z, False) + verification(c, w, F, z, wording(c)) + notes(F, F_NOTE)
    out.append(para("** Section code: 194A - Interest other than interest on securities; 194C - Payments to contractors; 194H - Commission or brokerage; "
                    "194J - Fees for professional or technical services", F, 5.5, before=1))
    build(path, out, footer(c), A4, (36, 36, 30, 40), "Form 16A")
    return truth16(c, rupees(c["tax"]), lambda p: " ".join(address(p, True)))


GOVT = ["Office of the Executive Engineer, Minor Irrigation Division {}", "District Treasury and Accounts Office {}",
        "Directorate of Horticulture, Regional Office {}", "Government Polytechnic College {}"]


def bookentry(path, seed, rows):
    r = rng_of("bookentry", seed, rows)
    c = certificate(r, rows, r.choice([2016, 2019, 2022, 2023]), [r.choice([1, 2, 3, 4])], [r.choice(["194C", "194J"])], book=True)
    city = c["de"]["place"]["city"]
    c["dename"] = r.choice(GOVT).format(city).upper()
    ini = c["dename"][0]
    c["post"] = "Drawing and Disbursing Officer"
    c["de"]["pan"] = "PANNOTREQD"
    c["de"]["tan"] = c["de"]["tan"][:3] + ini + c["de"]["tan"][4:]
    w, F, z = A4[0] - 80, "Times-Roman", 8
    out = [para(PLAIN, "Times-Bold", 13, "c"), para("[See rule 31(1)(b)]", F, 8, "c"),
           para("Certificate under section 203 of the Income-tax Act, 1961 for tax deducted at source", "Times-Bold", 9.5, "c", before=2, after=5),
           grid([], [("Certificate No.", c["no"], "Last updated on", d_mon(c["updated"]))], scaled([1, 1, 1, 1], w), "lclc", font=F, size=8.5)]
    out += parties(c, w, F, z, cit_of(c), block(c["de"], c["dename"]), block(c["ee"], c["eename"]))
    out.append(titled("Summary of payment", w, F, z))
    body = [[str(i), money(p["amount"]), p["section"], p["ref"], d_slash(p["date"])] for i, p in enumerate(c["pays"], 1)]
    body.append(("Total (Rs.)", money(c["total"]), None, None, None))
    out.append(grid([["Sl. No.", "Amount paid/credited", "Nature of payment", "Deductee Reference No. provided by the Deductor (if any)",
                      "Date of payment/credit (dd/mm/yyyy)"]], body, scaled([12, 24, 18, 26, 24], w), "crccc", font=F, size=z,
                     extra=[("SPAN", (2, len(body)), (4, len(body)))]))
    out += [Spacer(1, 5)] + quarters(c, w, F, z) + [Spacer(1, 5)] + tax_table(c, w, F, z, True) + [Spacer(1, 5)]
    out += verification(c, w, F, z, wording(c))
    out += [Spacer(1, 4), para("Status of matching with Form No. 24G: F - Final; P - Provisional (payment details to be verified by the PAO).", F, 7)]
    build(path, out, footer(c, "Certificate No."), A4, (40, 40, 32, 42), "Form 16A")
    return truth16(c, rupees(c["tax"]), lambda p: " ".join(address(p, True)), book=True)


LONG = ["The Registrar and Managing Trustee of the {} Memorial Educational, Medical and Charitable Welfare Society",
        "{} Hydro Electric Transmission, Distribution and Rural Electrification Corporation of the Western Districts Limited",
        "{} Primary Agricultural Produce Marketing, Processing and Cold Storage Multi-State Co-operative Federation Limited"]


def longnames(path, seed, rows):
    r = rng_of("longnames", seed, rows)
    secs = r.choice([["194C", "194J"], ["194J"], ["194I", "194C"]])
    p1 = person(r)
    p1["name"] = p1["name"] + " Trading as " + p1["name"].split()[-1] + " " + r.choice(["Brothers", "and Sons"]) + " Civil Works, Interior Decoration and Facility Management Services"
    c = certificate(r, rows, r.choice([2021, 2022, 2023]), [r.choice([1, 2, 3, 4])], secs, payee=p1)
    de = r.choice(LONG)
    first = c["de"]["name"].split()[0]
    c["dename"] = de.format(first).upper()
    ini = c["dename"][0] if de.startswith("{") else "T"
    c["de"]["tan"] = c["de"]["tan"][:3] + ini + c["de"]["tan"][4:]
    c["de"]["pan"] = c["de"]["pan"][:3] + ("T" if ini == "T" else "C") + ini + c["de"]["pan"][5:]
    for who in ("de", "ee"):
        c[who]["place"]["lines"].insert(1, r.choice(["Behind Old Collectorate Building, Near Water Tank", "Opposite Municipal High School, Ward No. 17"]))
    w, F, z = A4[0] - 90, "WithheldCond", 6.8
    G = colors.HexColor("#7a7a7a")
    out = [para(PLAIN, "WithheldCond-Bold", 12, "c"), para("[See rule 31(1)(b)]", F, 7, "c"),
           para("Certificate under section 203 of the Income-tax Act, 1961 for tax deducted at source", "WithheldCond-Bold", 8.5, "c", before=3, after=6)]

    def lab(rows, widths, al="llll"):
        n = len(rows[0])
        out.append(grid([], rows, scaled(widths, w), al[:n], font=F, size=z, rule=G, valign="TOP",
                        extra=[("BACKGROUND", (i, 0), (i, -1), GREY) for i in range(0, n, 2)]))
    lab([["Certificate No.", c["no"], "Last updated on", d_mon(c["updated"])]], [20, 30, 20, 30])
    for k, who, nm in (("Deductor", "de", "dename"), ("Deductee", "ee", "eename")):
        lab([[f"Name of the {k}", c[nm]], [f"Address of the {k}", ", ".join(address(c[who]["place"], True))]], [20, 80])
        lab([["PAN of the Deductor", c["de"]["pan"], "TAN of the Deductor", c["de"]["tan"]]] if who == "de" else
            [["PAN of the Deductee", c["ee"]["pan"], "Assessment Year", years(c["fy"] + 1)]], [20, 30, 20, 30])
    lab([["Period From", d_slash(c["from"]), "Period To", d_slash(c["to"])]], [20, 30, 20, 30])
    out.append(Spacer(1, 6))
    body = [[str(i), p["nature"] + " (Sec. " + p["section"] + ")", d_slash(p["date"]), money(p["amount"])] for i, p in enumerate(c["pays"], 1)]
    body.append((None, "Total (Rs.)", None, money(c["total"])))
    out.append(titled("Summary of payment", w, F, z))
    out.append(grid([["Sl. No.", "Nature of payment", "Date of payment / credit (dd/mm/yyyy)", "Amount paid / credited (Rs.)"]], body, scaled([10, 50, 22, 22], w),
                    "clcr", font=F, size=z, rule=G))
    out += [Spacer(1, 6)] + quarters(c, w, F, z) + [Spacer(1, 6)] + tax_table(c, w, F, z, False) + [Spacer(1, 6)]
    out += verification(c, w, F, z, wording(c))
    build(path, out, footer(c), A4, (45, 45, 34, 42), "Form 16A")
    return truth16(c, rupees(c["tax"]), nature=True)


FORMS16A = {"tracescert": tracescert, "bookentry": bookentry, "longnames": longnames}
