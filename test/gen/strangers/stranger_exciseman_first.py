# SPDX-License-Identifier: AGPL-3.0-or-later
"""Certificates: the TRACES Form 16A and an accounting program's pre-2010 form."""
from stranger_exciseman_kit import *


def tracesa(path, seed, rows):
    """Form 16A as downloaded from TRACES and converted to PDF."""
    r = rnd(path, seed, rows, "tracesa")
    fy, q = r.choice([2018, 2019, 2021, 2022]), r.randint(1, 4)
    d = cert(r, rows, fy, [q], r.choice([["194C"], ["194J"], ["194I"], ["194J", "194C"]]), whole=False)
    a, b = firm(r), None
    b = person(r) if r.random() < 0.4 else firm(r, [a["head"]])
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    L, W, B = 40, 515, "Helvetica-Bold"
    st = {"y": 0, "page": 0}

    def page():
        if st["page"]:
            c.showPage()
        st["page"] += 1
        st["y"] = 800
        if st["page"] > 1:
            put(c, L, 808, "     ".join([f"Certificate Number: {d['number']}", f"TAN of Deductor: {a['tan']}", f"PAN of Deductee: {b['pan']}",
                                            f"Assessment Year: {ayear(fy)}"]), "Helvetica", 7.5)
        c.setLineWidth(0.6)

    def band(cells, h, size=7.5):
        """One row of boxes: (width share, lines, font, align) over the whole width."""
        if st["y"] - h < 52:
            page()
        x, y = L, st["y"]
        for share, lines, font, al in cells:
            w = W * share
            c.rect(x, y - h, w, h)
            ty = y - h / 2 + (len(lines) * (size + 1.6)) / 2 - size
            for s in lines:
                put(c, x + w / 2 if al == "c" else x + w - 4 if al == "r" else x + 4, ty, s, font, size, al)
                ty -= size + 1.6
            x += w
        st["y"] = y - h

    def heads(shares, titles, size=7):
        ls = [wrap(s, B, size, W * w - 6) for w, s in zip(shares, titles)]
        band([(w, s, B, "c") for w, s in zip(shares, ls)], max(map(len, ls)) * (size + 1.6) + 7, size)

    def line(cells, shares, al):
        band([(w, [s], "Helvetica", x) for w, s, x in zip(shares, cells, al)], 13, 7.5)

    page()
    band([(1, ["FORM NO.16A", "[See rule 31(1)(b)]"], B, "c")], 27, 9)
    band([(1, ["Certificate under section 203 of the Income-tax Act, 1961 for tax deducted at source"], B, "c")], 16, 8.5)
    band([(.5, ["Certificate No.   " + d["number"]], B, "l"), (.5, ["Last updated on   " + dmon(d["end"] + timedelta(r.randint(35, 70)))], B, "l")], 16, 8)
    band([(.5, ["Name and address of the deductor"], B, "c"), (.5, ["Name and address of the deductee"], B, "c")], 15, 8)
    nm = [wrap(p["name"].upper(), "Helvetica", 8, 240) for p in (a, b)]
    ad = [[p["street"].upper(), p["area"].upper() + ",", f"{p['city'].upper()} - {p['pin']}", p["state"]] for p in (a, b)]
    tel = [f"+(91){r.randint(20, 80)}-{digits(r, 8)}", f"accounts@{a['head'].lower()}.example"]
    k = max(len(nm[0] + ad[0]) + 2, len(nm[1] + ad[1]))
    col = [nm[0] + ad[0] + tel, nm[1] + ad[1]]
    band([(.5, s + [""] * (k - len(s)), "Helvetica", "l") for s in col], k * 9.6 + 10, 8)
    band([(.3333, ["PAN of the deductor"], B, "c"), (.3333, ["TAN of the deductor"], B, "c"), (.3334, ["PAN of the deductee"], B, "c")], 15, 8)
    band([(.3333, [a["pan"]], "Helvetica", "c"), (.3333, [a["tan"]], "Helvetica", "c"), (.3334, [b["pan"]], "Helvetica", "c")], 16, 8)
    band([(.5, ["CIT (TDS)"], B, "c"), (.2, ["Assessment Year"], B, "c"), (.3, ["Period"], B, "c")], 15, 8)
    cit = ["The Commissioner of Income Tax (TDS)", f"Aayakar Bhawan, {a['city']} - {a['pin'][:4]}01"]
    band([(.5, cit, "Helvetica", "c"), (.2, [ayear(fy)], "Helvetica", "c"), (.15, ["From", dmon(d["start"])], "Helvetica", "c"),
          (.15, ["To", dmon(d["end"])], "Helvetica", "c")], 28, 8)
    band([(1, ["Summary of payment"], B, "c")], 16, 8.5)
    sh = (.1, .18, .24, .26, .22)
    heads(sh, ["Sl. No.", "Amount paid/ credited", "Nature of payment**", "Deductee Reference No. provided by the Deductor (if any)",
               "Date of payment/ credit (dd/mm/yyyy)"])
    for i, p in enumerate(d["pays"], 1):
        line([str(i), plain(p["amount"]), p["section"], "", dmy(p["date"])], sh, "crccc")
    band([(.1, ["Total (Rs.)"], B, "c"), (.18, [plain(d["paid"])], B, "r"), (.72, [""], B, "l")], 14, 7.5)
    band([(1, ["Summary of tax deducted at source in respect of Deductee"], B, "c")], 16, 8.5)
    sh = (.14, .38, .24, .24)
    heads(sh, ["Quarter", "Receipt Numbers of original quarterly statements of TDS under sub-section (3) of section 200",
               "Amount of tax deducted in respect of Deductee", "Amount of tax deposited / remitted in respect of Deductee"])
    for x in d["quarters"]:
        line([x["q"], x["receipt"], plain(x["amount"]), plain(x["amount"])], sh, "ccrr")
    for roman in ("I", "II"):
        if st["y"] < 190:
            page()
        how = "BOOK ADJUSTMENT" if roman == "I" else "CHALLAN"
        band([(1, [f"{roman}. DETAILS OF TAX DEDUCTED AND DEPOSITED IN THE CENTRAL GOVERNMENT ACCOUNT THROUGH {how}",
                   "(The deductor to provide payment wise details of tax deducted and deposited with respect to the deductee)"], B, "c")], 26, 7.5)
        sh = (.1, .2, .175, .175, .175, .175)
        top = "Book Identification Number (BIN)" if roman == "I" else "Challan Identification Number (CIN)"
        band([(.30, ["Tax deposited in respect of the deductee"], B, "c"), (.70, [top], B, "c")], 14, 7.5)
        bin_heads = ["Receipt Numbers of Form No. 24G", "DDO serial number in Form No. 24G", "Date of Transfer voucher (dd/mm/yyyy)",
                     "Status of matching with Form No. 24G"]
        cin_heads = ["BSR Code of the Bank Branch", "Date on which tax deposited (dd/mm/yyyy)", "Challan Serial Number", "Status of matching with OLTAS*"]
        heads(sh, ["Sl. No.", "(Rs.)"] + (bin_heads if roman == "I" else cin_heads))
        if roman == "II":
            for i, h in enumerate(d["challans"], 1):
                line([str(i), plain(h["amount"]), h["bsr"], dmy(h["date"]), h["no"], h["status"]], sh, "crcccc")
        band([(.1, ["Total (Rs.)"], B, "c"), (.2, [plain(d["tax"]) if roman == "II" else ""], B, "r"), (.7, [""], B, "l")], 14, 7.5)
    if st["y"] < 260:
        page()
    band([(1, ["Verification"], B, "c")], 15, 8.5)
    who = person(r)["name"].upper()
    total = f"Rs. {plain(d['tax'])} [Rs. {rupees(d['tax'])} (in words)]"
    said = (f"I, {who}, son / daughter of {person(r)['name'].upper()} working in the capacity of MANAGER ACCOUNTS (designation) "
            f"do hereby certify that a sum of {total} has been deducted and a sum of {total} has been deposited to the credit of the Central Government. "
            "I further certify that the information given above is true, complete and correct and is based on the books of account, documents, "
            "TDS statements, TDS deposited and other available records.")
    ls = wrap(said, "Helvetica", 8, W - 10)
    band([(1, ls, "Helvetica", "l")], len(ls) * 9.6 + 10, 8)
    band([(.2, ["Place"], "Helvetica", "l"), (.3, [a["city"].upper()], "Helvetica", "l"),
          (.5, ["(Signature of person responsible for deduction of tax)"], "Helvetica", "c")], 20, 8)
    band([(.2, ["Date"], "Helvetica", "l"), (.3, [dmon(d["end"] + timedelta(75))], "Helvetica", "l"),
          (.5, ["Full Name:  " + who], "Helvetica", "l")], 18, 8)
    st["y"] -= 10
    for s in ("* Status of matching with OLTAS: F - Final; U - Unmatched; P - Provisional; O - Overbooked",
              "** Section code as in the quarterly statement of TDS filed by the deductor"):
        put(c, L, st["y"] - 8, s, "Helvetica", 7)
        st["y"] -= 10
    c.save()
    return cert_truth(d, {"name": a["name"].upper(), "address_lines": ad[0], "tan": a["tan"], "pan": a["pan"]},
                      {"name": b["name"].upper(), "address_lines": ad[1], "pan": b["pan"]})


def tallyform(path, seed, rows):
    """An accounting program's own Form 16A of the years before 2010: payment and challan side by side, landscape."""
    r = rnd(path, seed, rows, "tallyform")
    fy = r.choice([2007, 2008])
    d = cert(r, rows, fy, [1, 2, 3, 4], [r.choice(["194C", "194J"])], per_row=True, status=False)
    for p, h in zip(d["pays"], d["challans"]):
        p["tds"] = round_rupee(p["tax"])
        p["cess"] = round_rupee(p["tds"] * D("0.03"))
        p["tax"] = h["amount"] = p["tds"] + p["cess"]
    d["tax"] = sum(p["tax"] for p in d["pays"])
    a, b = firm(r), person(r)
    a["name"] = a["name"].replace("Pvt. Ltd.", "Private Limited")
    d["number"] = f"{a['head'][:3].upper()}/{fyear(fy)}/{r.randint(1, 480):04d}"
    PW, PH = landscape(A4)
    c = canvas.Canvas(path, pagesize=(PW, PH), invariant=1)
    T, TB, TI = "Times-Roman", "Times-Bold", "Times-Italic"
    sec = d["pays"][0]["section"]
    put(c, PW / 2, 560, "FORM NO. 16A", TB, 13, "c")
    put(c, PW / 2, 547, "[See rule 31(1)(b)]", TI, 9, "c")
    put(c, PW / 2, 533, "Certificate of deduction of tax at source under section 203 of the Income-tax Act, 1961", TB, 10, "c")
    put(c, 800, 560, "Original", TI, 9, "r")
    put(c, 42, 512, "Certificate No. : ", T, 10)
    put(c, 112, 512, d["number"], TB, 10)
    put(c, 800, 512, "Dated : " + dmon(d["end"] + timedelta(r.randint(20, 60))), T, 10, "r")
    addr = [[p["street"] + ",", f"{p['area']}, {p['city']},", f"{p['state']} - {p['pin']}"] for p in (a, b)]
    for x, title, p, ad in ((42, "Name & address of the person deducting tax", a, addr[0]),
                            (440, "Name & address of the person to whom payment made", b, addr[1])):
        put(c, x, 492, title, TI, 9)
        put(c, x, 479, p["name"], TB, 11)
        for i, s in enumerate(ad):
            put(c, x, 466 - 12 * i, s, T, 10)
    for x, y, k, v in ((42, 424, "TAN of the deductor", a["tan"]), (42, 411, "PAN/GIR No. of the deductor", a["pan"]),
                       (440, 424, "PAN/GIR No. of the payee", b["pan"]),
                       (440, 411, "Nature of payment", ("Payment to Contractors" if sec == "194C" else "Fees for Professional Services") + f" ({sec})"),
                       (42, 398, "For the period", f"{dmy(d['start'], '-')} to {dmy(d['end'], '-')}"), (440, 398, "Assessment Year", ayear(fy))):
        put(c, x, y, k, T, 10)
        put(c, x + 150, y, ":", T, 10)
        put(c, x + 158, y, v, TB, 10)
    xs = [42, 68, 150, 222, 292, 350, 414, 494, 574, 650, 722, 800]
    heads = ["Sl.\nNo.", "Amount Paid/\nCredited\n(Rs.)", "Date of\nPayment/\nCredit", "TDS\n(Rs.)", "Surcharge\n(Rs.)", "Education\nCess\n(Rs.)",
             "Total Tax\nDeposited\n(Rs.)", "Cheque/\nDD No.\n(if any)", "BSR Code\nof Bank\nBranch",
             "Date on which\nTax Deposited", "Challan\nIdentification\nNo."]

    def top(y):
        put(c, 42, y + 4, "DETAILS OF PAYMENT, TAX DEDUCTION AND DEPOSIT OF TAX INTO CENTRAL GOVERNMENT ACCOUNT", TB, 9)
        c.line(42, y, 800, y)
        for i, s in enumerate(heads):
            for j, t in enumerate(s.split("\n")):
                put(c, (xs[i] + xs[i + 1]) / 2, y - 11 - 10 * j, t, TB, 8.5, "c")
        c.line(42, y - 38, 800, y - 38)
        return y - 38

    y0 = 376
    y, cheq = top(y0), r.randint(210000, 890000)
    for i, (p, h) in enumerate(zip(d["pays"], d["challans"]), 1):
        if y < 62:
            for x in xs:
                c.line(x, y0, x, y - 4)
            c.line(42, y - 4, 800, y - 4)
            put(c, 800, y - 16, "continued ...", TI, 9, "r")
            c.showPage()
            put(c, 42, 566, f"{a['name']}    (Certificate No. {d['number']})", TI, 9)
            y0 = 540
            y = top(y0)
        y -= 14
        cheq += r.randint(1, 40)
        vals = [str(i), lakh(p["amount"]), dmy(p["date"], "-"), lakh(p["tds"]), "", lakh(p["cess"]), lakh(p["tax"]), str(cheq),
                h["bsr"], dmy(h["date"], "-"), h["no"]]
        for j, s in enumerate(vals):
            put(c, xs[j + 1] - 5 if j in (1, 3, 5, 6) else (xs[j] + xs[j + 1]) / 2, y, s, T, 9.5, "r" if j in (1, 3, 5, 6) else "c")
    y -= 6
    c.line(42, y, 800, y)
    for j, v in ((1, d["paid"]), (3, sum(p["tds"] for p in d["pays"])), (5, sum(p["cess"] for p in d["pays"])), (6, d["tax"])):
        put(c, xs[j + 1] - 5, y - 12, lakh(v), TB, 9.5, "r")
    y -= 17
    c.line(42, y, 800, y)
    for x in xs:
        c.line(x, y0, x, y)
    if y < 130:
        c.showPage()
        y = 560
    ls = wrap(f"Certified that a sum of Rs. {lakh(d['tax'])} (Rupees {rupees(d['tax'])}) has been deducted at source "
              "and paid to the credit of the Central Government as per details given above.", T, 10, 750)
    for i, s in enumerate(ls):
        put(c, 42, y - 16 - 12 * i, s, T, 10)
    y -= 40
    put(c, 800, y, "for " + a["name"], TB, 10, "r")
    put(c, 42, y - 10, "Place : " + a["city"], T, 10)
    put(c, 800, y - 44, "Signature of the person responsible for deduction of tax", T, 9.5, "r")
    put(c, 42, y - 44, "Full Name : " + person(r)["name"] + "      Designation : Accounts Officer", T, 9.5)
    c.save()
    return cert_truth(d, {"name": a["name"], "address_lines": addr[0], "tan": a["tan"], "pan": a["pan"]},
                      {"name": b["name"], "address_lines": addr[1], "pan": b["pan"]}, quarters=None)


CERTIFICATES = {"tracesa": tracesa, "tallyform": tallyform}
