# SPDX-License-Identifier: AGPL-3.0-or-later
"""Form 26AS: the statement with parts A to H, the one with parts I to X, a browser's print, an old year, the text."""
import datetime as dt
from stranger_annex_kit import *

SUFFIX = {"carets": ".txt"}


def who(r):
    a, b = r.choice(PEOPLE)
    ad, c = addr(r)
    return f"{a} {b}", pan(r, "P", b), ad, c


def yr(y):
    return f"{y}-{(y + 1) % 100:02d}"


def dedtable(deds, W, font, bold, size, shade, rs=True, dashes=True, fmt=plain, date=dmony, blank="-"):
    """One table: a block of heads and values for each deductor, its entries beneath."""
    w = [W * x for x in (.05, .08, .12, .10, .12, .09, .15, .14, .15)]
    out, st = [], []
    h = lambda t: P(t, size, bold, 1)
    c = lambda t: P(t, size, font, 1)
    m = lambda v: P(fmt(v), size, font, 2)
    for i, d in enumerate(deds, 1):
        k = len(out)
        tot = [sum(e[x] for e in d["es"]) for x in ("am", "tx", "dep")]
        out.append([h("Sr. No."), h("Name of Deductor"), "", "", h("TAN of Deductor"), "", h("Total Amount Paid/ Credited"),
                    h("Total Tax Deducted" + ("#" if dashes else "")), h("Total TDS Deposited")])
        out.append([c(str(i)), P(d["name"], size, bold if dashes else font), "", "", c(d["tan"]), ""] + [m(x) for x in tot])
        for q in (k, k + 1):
            st += [("SPAN", (1, q), (3, q)), ("SPAN", (4, q), (5, q))]
        out.append([h("Sr. No."), h("Section" + ("\u00b9" if dashes else "")), h("Transaction Date"), h("Status of Booking*"),
                    h("Date of Booking"), h("Remarks**"), h("Amount Paid / Credited"), h("Tax Deducted##" if dashes else "Tax Deducted"),
                    h("TDS Deposited")])
        st += [("BACKGROUND", (0, k), (-1, k), shade), ("BACKGROUND", (0, k + 2), (-1, k + 2), shade), ("NOSPLIT", (0, k), (-1, k + 3))]
        for j, e in enumerate(d["es"], 1):
            out.append([c(str(j)), c(e["sec"]), c(date(e["d"])), c(e["st"]), c(date(e["bd"])), c(e["rem"] if e["rem"] != "-" else blank),
                        m(e["am"]), m(e["tx"]), m(e["dep"])])
    return grid(out, w, st, line=0.4, lc=colors.HexColor("#777777"))


def nothing(heads, W, size, font, bold, shade):
    n = len(heads)
    return grid([[P(h, size, bold, 1) for h in heads], [P("No Transactions Present", size, font, 1)] + [""] * (n - 1)],
                [W / n] * n, [("SPAN", (0, 1), (-1, 1)), ("BACKGROUND", (0, 0), (-1, 0), shade)], lc=colors.HexColor("#777777"))


def rowsof(heads, vals, W, size, font, bold, shade):
    n = len(heads)
    return grid([[P(h, size, bold, 1) for h in heads]] + [[P(x, size, font, 1) for x in v] for v in vals], [W / n] * n,
                [("BACKGROUND", (0, 0), (-1, 0), shade)], lc=colors.HexColor("#777777"))


def selftax(r, year):
    out = []
    for _ in range(r.randint(1, 3)):
        t = r.randint(20, 900) * 10000
        ce = t * 4 // 104 // 100 * 100
        out.append(dict(major="0021", minor=r.choice(["100", "300"]), tax=t - ce, cess=ce, total=t, bsr=f"{r.randint(10000, 9999999):07d}",
                        d=day(r, year, 70, 360), ch=f"{r.randint(1, 99999):05d}"))
    out.sort(key=lambda x: x["d"])
    return out


TAXH = ["Sr. No.", "Major Head", "Minor Head", "Tax", "Surcharge", "Education Cess", "Others", "Total Tax", "BSR Code", "Date of Deposit",
        "Challan Serial Number", "Remarks"]


def taxvals(tx, date=dmony):
    return [[str(i), t["major"], t["minor"], plain(t["tax"]), "0.00", plain(t["cess"]), "0.00", plain(t["total"]), t["bsr"],
             date(t["d"]), t["ch"], "-"] for i, t in enumerate(tx, 1)]


def taxtruth(tx):
    return [dict(major_head=t["major"], minor_head=t["minor"], tax=plain(t["tax"]), surcharge="0.00", education_cess=plain(t["cess"]),
                 others="0.00", total_tax=plain(t["total"]), bsr_code=t["bsr"], date=t["d"].isoformat(), challan_number=t["ch"]) for t in tx]


def refund(r, year):
    return dict(ay=yr(year), mode="ECS", amount=r.randint(900, 60000) * 1000, interest=r.randint(0, 90) * 1000, d=day(r, year, 100, 300))


def partsah(path, seed, rows):
    r = rng("partsah", seed, rows)
    y = r.choice([2015, 2016, 2017, 2018])
    name, pn, ad, c = who(r)
    deds = deductors(r, rows, y, ["192", "194A", "194C", "194J", "194H"])
    W, s, f, b, sh = 782, 6.8, "Helvetica", "Helvetica-Bold", colors.HexColor("#DCE6F1")
    bar = lambda t: grid([[P(t, 8.5, b, 0, colors.white)]], [W], [("BACKGROUND", (0, 0), (-1, -1), colors.HexColor("#1F4E79"))], line=0)
    up = dt.date(y + 1, 8, r.randint(1, 28))
    S = [P("Form 26AS", 13, b, 1, lead=17), P("Annual Tax Statement under Section 203AA of the Income Tax Act, 1961", 9, b, 1),
         P("See Section 203AA and second provision to Section 206C (5) of the Income Tax Act, 1961 and Rule 31AB of Income Tax Rules, 1962", 6.5, f, 1),
         P(f"Data updated till {dmony(up)}", 7, f, 2), Spacer(1, 4)]
    lab = lambda t: P(t, s, b)
    S.append(grid([[lab("Permanent Account Number (PAN)"), P(pn, s), lab("Current Status of PAN"), P("Active", s), lab("Financial Year"),
                    P(yr(y), s), lab("Assessment Year"), P(yr(y + 1), s)],
                   [lab("Name of Assessee"), P(name, s)] + [""] * 6, [lab("Address of Assessee"), P(", ".join(ad), s)] + [""] * 6],
                  [135, 100, 105, 70, 90, 80, 100, 102], [("SPAN", (1, 1), (-1, 1)), ("SPAN", (1, 2), (-1, 2))]))
    S += [Spacer(1, 4), P("(All amount values are in INR)", 7, f, 2), bar("PART A - Details of Tax Deducted at Source"),
          dedtable(deds, W, f, b, s, sh), Spacer(1, 6)]
    tx, rf = selftax(r, y), refund(r, y)
    other = {"part_c_tax_paid": taxtruth(tx)}
    S += [bar("PART A1 - Details of Tax Deducted at Source for 15G / 15H"),
          nothing(["Sr. No.", "Name of Deductor", "TAN of Deductor", "Total Amount Paid / Credited", "Total Tax Deducted", "Total TDS Deposited"], W, s, f, b, sh), Spacer(1, 6),
          bar("PART A2 - Details of Tax Deducted at Source on Sale of Immovable Property u/s 194IA (For Seller of Property)"),
          nothing(["Sr. No.", "Acknowledgement Number", "Name of Deductor", "PAN of Deductor", "Transaction Date", "Total Transaction Amount", "Total TDS Deposited"], W, s, f, b, sh), Spacer(1, 6),
          bar("PART B - Details of Tax Collected at Source"),
          nothing(["Sr. No.", "Name of Collector", "TAN of Collector", "Total Amount Paid / Debited", "Total Tax Collected", "Total TCS Deposited"], W, s, f, b, sh), Spacer(1, 6),
          bar("PART C - Details of Tax Paid (other than TDS or TCS)"), rowsof(TAXH, taxvals(tx), W, s, f, b, sh), Spacer(1, 6)]
    rh = ["Sr. No.", "Assessment Year", "Mode", "Refund Issued", "Nature of Refund", "Amount of Refund", "Interest", "Date of Payment", "Remarks"]
    S.append(bar("PART D - Details of Paid Refund"))
    if r.random() < .6:
        S.append(rowsof(rh, [["1", rf["ay"], rf["mode"], "Yes", "-", plain(rf["amount"]), plain(rf["interest"]), dmony(rf["d"]), "-"]], W, s, f, b, sh))
        other["part_d_refunds"] = [dict(assessment_year=rf["ay"], mode="ECS", amount=plain(rf["amount"]), interest=plain(rf["interest"]), date=rf["d"].isoformat())]
    else:
        S.append(nothing(rh, W, s, f, b, sh))
    for t, hs in (("PART E - Details of AIR Transaction", ["Sr. No.", "Type of Transaction", "Name of AIR Filer", "Transaction Date", "Single / Joint Party Transaction", "Number of Parties", "Amount", "Mode", "Remarks"]),
                  ("PART F - Details of Tax Deducted at Source on Sale of Immovable Property u/s 194IA (For Buyer of Property)", ["Sr. No.", "Acknowledgement Number", "Name of Deductee", "PAN of Deductee", "Transaction Date", "Total Transaction Amount", "Total TDS Deposited"]),
                  ("PART G - TDS Defaults* (Processing of Statements)", ["Sr. No.", "Financial Year", "Short Payment", "Short Deduction", "Interest on TDS Payments Default", "Late Filing Fee u/s 234E", "Total Default"]),
                  ("PART H - Details of Turnover as per GSTR-3B", ["Sr. No.", "GSTIN", "ARN", "Date of filing", "Return Period", "Taxable Turnover", "Total Turnover"])):
        if t.startswith("PART H") and y < 2018:
            continue
        S += [Spacer(1, 6), bar(t), nothing(hs, W, s, f, b, sh)]
    S += [Spacer(1, 8), P("* Status of Booking: U - Unmatched, P - Provisional, F - Final, O - Overbooked.   ** Remarks: A - Rectification of error in challan uploaded by bank, "
                          "B - Rectification of error in statement uploaded by deductor.   # Total Tax Deducted includes TDS, Surcharge and Education Cess.", 6.2, f)]

    def foot(cv, d):
        cv.setFont(f, 7)
        cv.drawString(30, 20, f"Assessee PAN: {pn}     Assessee Name: {name}     Assessment Year: {yr(y + 1)}")
        cv.drawRightString(812, 20, f"Page {d.page}")
    build(path, S, landscape(A4), foot=foot)
    return {"data": truth26(name, pn, y, deds, other)}


def partsix(path, seed, rows):
    r = rng("partsix", seed, rows)
    y = r.choice([2022, 2023])
    name, pn, ad, c = who(r)
    deds = deductors(r, rows, y, ["192", "194A", "194C", "194JB", "194H", "194Q", "194K"], cut=.1)
    W, s, f, b, sh = 535, 6.2, "DC", "DCB", colors.HexColor("#EEEEEE")
    bar = lambda t: P(t, 8, b, 0, colors.HexColor("#9C2A00"), lead=13)
    S = [P("Form 26AS", 11, b, 1, lead=14), P("Annual Tax Statement", 9, b, 1, lead=14),
         P(f"Data updated till {dmony(dt.date(y + 1, 8, r.randint(1, 30)))}", 6.5, f, 2), Spacer(1, 3)]
    g = [("Permanent Account Number (PAN)", pn, "Current Status of PAN", "Active and Operative"), ("Financial Year", yr(y), "Assessment Year", yr(y + 1)),
         ("Name of Assessee", name, "", ""), ("Address of Assessee", ", ".join(ad), "", "")]
    S.append(grid([[P(x, s + .4, b if i % 2 == 0 else f) for i, x in enumerate(q)] for q in g], [140, 150, 110, 135],
                  [("SPAN", (1, 2), (3, 2)), ("SPAN", (1, 3), (3, 3))]))
    S += [Spacer(1, 3), P("Above data / Status of PAN is as per PAN details. For any changes in data as mentioned above, you may submit request for corrections. "
                          "Tax credits appearing in Part I, II and III below are on the basis of details given by the deductor.", 5.8, f),
          P("(All amount values are in INR)", 6, f, 2), bar("PART-I - Details of Tax Deducted at Source"), dedtable(deds, W, f, b, s, sh)]
    other = {}
    for t, hs in (("PART-II - Details of Tax Deducted at Source for 15G / 15H", ["Sr. No.", "Name of Deductor", "TAN of Deductor", "Total Amount Paid / Credited", "Total Tax Deducted", "Total TDS Deposited"]),
                  ("PART-III - Details of Transactions under Proviso to section 194B / First Proviso to sub-section (1) of section 194R / Proviso to sub-section (1) of section 194S", ["Sr. No.", "Name of Deductor", "TAN of Deductor", "Total Amount Paid / Credited"]),
                  ("PART-IV - Details of Tax Deducted at Source u/s 194IA / 194IB / 194M / 194S (For Seller / Landlord of Property / Contractors or Professionals / Seller of Virtual Digital Asset)", ["Sr. No.", "Acknowledgement Number", "Name of Deductor", "PAN of Deductor", "Transaction Date", "Total Transaction Amount", "Total TDS Deposited"]),
                  ("PART-V - Details of Transactions under Proviso to sub-section (1) of section 194S as per Form-26QE", ["Sr. No.", "Acknowledgement Number", "Name of Buyer", "PAN of Buyer", "Transaction Date", "Total Transaction Amount"]),
                  ("PART-VI - Details of Tax Collected at Source", ["Sr. No.", "Name of Collector", "TAN of Collector", "Total Amount Paid / Debited", "Total Tax Collected", "Total TCS Deposited"]),
                  ("PART-VII - Details of Paid Refund (For which source is CPC TDS. For other details refer AIS at E-filing portal)", ["Sr. No.", "Assessment Year", "Mode", "Refund Issued", "Nature of Refund", "Amount of Refund", "Interest", "Date of Payment", "Remarks"]),
                  ("PART-VIII - Details of Tax Deducted at Source u/s 194IA / 194IB / 194M / 194S (For Buyer / Tenant of Property)", ["Sr. No.", "Acknowledgement Number", "Name of Deductee", "PAN of Deductee", "Transaction Date", "Total Transaction Amount", "Total TDS Deposited", "Total Amount Deposited other than TDS"]),
                  ("PART-IX - Details of Transactions / Demand Payments under Proviso to sub-section (1) of section 194S as per Form 26QE (For Buyer of Virtual Digital Asset)", ["Sr. No.", "Acknowledgement Number", "Name of Seller", "PAN of Seller", "Transaction Date", "Total Transaction Amount"]),
                  ("PART-X - TDS / TCS Defaults* (Processing of Statements)", ["Sr. No.", "Financial Year", "Short Payment", "Short Deduction", "Interest on TDS Payments Default", "Late Filing Fee u/s 234E", "Total Default"])):
        S += [Spacer(1, 4), bar(t)]
        if t.startswith("PART-VIII ") and r.random() < .6:
            am = r.randint(50, 140) * 10000000
            o = dict(acknowledgement_number="A" + L[r.randrange(8)] + f"{r.randint(10 ** 6, 10 ** 7 - 1)}", name=" ".join(r.choice([q for q in PEOPLE if q[0] not in name])), amount=plain(am), tds_deposited=plain(am // 100))
            o["pan"] = pan(r, "P", o["name"].split()[1])
            d = day(r, y)
            o["date"] = d.isoformat()
            S.append(rowsof(hs, [["1", o["acknowledgement_number"], o["name"], o["pan"], dmony(d), o["amount"], o["tds_deposited"], "0.00"]], W, s, f, b, sh))
            other["part_viii_property"] = [o]
        else:
            S.append(nothing(hs, W, s, f, b, sh))

    def foot(cv, d):
        cv.setFont(f, 6.5)
        cv.drawString(30, 18, f"Assessee PAN: {pn}   Assessee Name: {name}   Assessment Year: {yr(y + 1)}")
        cv.drawRightString(565, 18, str(d.page))
    build(path, S, A4, foot=foot)
    return {"data": truth26(name, pn, y, deds, other)}


def carets(path, seed, rows):
    r = rng("carets", seed, rows)
    y = r.choice([2022, 2023])
    name, pn, ad, c = who(r)
    deds = deductors(r, rows, y, ["192", "194A", "194C", "194JB", "194H", "194Q"])
    o = ["Annual Tax Statement", " ",
         "File Creation Date^Permanent Account Number (PAN)^Current Status of PAN^Financial Year^Assessment Year^Name of Assessee^Address Line 1^Address Line 2^Address Line 3^Address Line 4^Address Line 5^Statecode^Pin Code",
         f"{dmy(dt.date(y + 1, 8, r.randint(1, 28)))}^{pn}^Active^{yr(y)}^{yr(y + 1)}^{name}^{ad[0]}^{ad[1]}^^^{ad[2]}^{c[1]}^{c[2]}", " ",
         "^PART-I - Details of Tax Deducted at Source^", " ",
         "Sr. No.^Name of Deductor^TAN of Deductor^^^^^Total Amount Paid / Credited(Rs.)^Total Tax Deducted(Rs.)^Total TDS Deposited(Rs.)", " "]
    for i, d in enumerate(deds, 1):
        t = "^".join(plain(sum(e[x] for e in d["es"])) for x in ("am", "tx", "dep"))
        o += [f"{i}^{d['name']}^{d['tan']}^^^^^{t}", " ",
              "^Sr. No.^Section^Transaction Date^Status of Booking^Date of Booking^Remarks^Amount Paid / Credited(Rs.)^Tax Deducted(Rs.)^TDS Deposited(Rs.)"]
        o += [f"^{j}^{e['sec']}^{dmony(e['d'])}^{e['st']}^{dmony(e['bd'])}^{e['rem']}^{plain(e['am'])}^{plain(e['tx'])}^{plain(e['dep'])}" for j, e in enumerate(d["es"], 1)]
        o.append(" ")
    for t, h in (("II - Details of Tax Deducted at Source for 15G / 15H", "Sr. No.^Name of Deductor^TAN of Deductor^^^^^Total Amount Paid / Credited(Rs.)^Total Tax Deducted(Rs.)^Total TDS Deposited(Rs.)"),
                 ("VI - Details of Tax Collected at Source", "Sr. No.^Name of Collector^TAN of Collector^^^^^Total Amount Paid / Debited(Rs.)^Total Tax Collected(Rs.)^Total TCS Deposited(Rs.)"),
                 ("VII - Details of Paid Refund", "Sr. No.^Assessment Year^Mode^Refund Issued^Nature of Refund^Amount of Refund(Rs.)^Interest(Rs.)^Date of Payment^Remarks")):
        o += [f"^PART-{t}^", " ", h, "^No Transactions Present^", " "]
    open(path, "wb").write(("\r\n".join(o) + "\r\n").encode())
    return {"data": truth26(name, pn, y, deds)}


FORMS26 = {"partsah": partsah, "partsix": partsix, "carets": carets}
