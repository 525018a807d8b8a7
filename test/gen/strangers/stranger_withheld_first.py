# SPDX-License-Identifier: AGPL-3.0-or-later
"""Form 26AS as the TRACES portal prints it: the older parts A to H, the newer parts I to X."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import Spacer

from stranger_withheld_data import address, others, statement, truth26
from stranger_withheld_kit import build, d_mon, grid, money, para, rng_of, years

GREY = colors.HexColor("#d9d9d9")
DEFAULTS = ["Sr. No.", "Financial Year", "Short Payment", "Short Deduction", "Interest on TDS Payments Default",
            "Interest on TDS Deduction Default", "Late Filing Fee u/s 234E", "Interest u/s 220(2)", "Total Default"]


def scaled(widths, total):
    k = total / sum(widths)
    return [w * k for w in widths]


def none_row(n, text="No Transactions Present"):
    return [text] + [None] * (n - 1)


def plain(head, body, widths, aligns, total, **k):
    """A part with one flat table, or the words that nothing is there."""
    extra = []
    if not body:
        body = [none_row(len(head))]
        extra = [("SPAN", (0, 1), (-1, 1))]
        aligns = "c" * len(head)
    return grid([head], body, scaled(widths, total), aligns, extra=extra, **k)


def entry(i, e, f=money):
    return [str(i), e["section"], d_mon(e["date"]), e["status"], d_mon(e["booked"]), e["remarks"], f(e["amount"]), f(e["tax"]), f(e["put"])]


INNER = ["Sr. No.", "Section <super>1</super>", "Transaction Date", "Status of Booking*", "Date of Booking", "Remarks**",
         "Amount Paid / Credited", "Tax Deducted <super>##</super>", "TDS Deposited"]


def legends(out, font, total):
    out += [Spacer(1, 8), para("Legends used in Form 26AS", font + ("-Bold"), 8)]
    out.append(para("*Status Of Booking", font + "-Bold", 7, before=3, after=2))
    body = [["U", "Unmatched", "Deductors have not deposited taxes or have furnished incorrect particulars of tax payment. Final credit will be "
             "reflected only when payment details in bank match with details of deposit in TDS / TCS statement"],
            ["P", "Provisional", "Provisional tax credit is effected only for TDS / TCS Statements filed by Government deductors. \"P\" status will be "
             "changed to Final (F) on verification of payment details submitted by Pay and Accounts Officer (PAO)"],
            ["F", "Final", "In case of non-government deductors, payment details of TDS / TCS deposited in bank by deductor have matched with the "
             "payment details mentioned in the TDS / TCS statement filed by the deductors"],
            ["O", "Overbooked", "Payment details of TDS / TCS deposited in bank by deductor have matched with details mentioned in the TDS / TCS "
             "statement but the amount is over claimed in the statement"]]
    out.append(grid([["Legend", "Description", "Definition"]], body, scaled([10, 18, 100], total), "cll", font=font, size=6, head_back=GREY))
    out.append(para("**Remarks", font + "-Bold", 7, before=5, after=2))
    out.append(grid([["Legend", "Description"]], [["A", "Rectification of error in challan uploaded by bank"],
               ["B", "Rectification of error in statement uploaded by deductor"], ["G", "Reprocessing of Statement"]],
               scaled([10, 80], total * .5), "cl", font=font, size=6, head_back=GREY, halign="LEFT"))
    out.append(para("# Total Tax Deducted includes TDS, Surcharge and Education Cess &nbsp; ## Tax Deducted includes TDS, Surcharge and Education Cess"
                    .replace("&nbsp;", ""), font, 6, before=5))


def tracesparts(path, seed, rows):
    r = rng_of("tracesparts", seed, rows)
    s = statement(r, rows, r.choice([2017, 2018, 2019, 2020]))
    w, font = A4[0] - 50, "Helvetica"
    who = s["who"]
    out = [para("Form 26AS", "Helvetica-Bold", 12, "c"),
           para("Annual Tax Statement under Section 203AA of the Income Tax Act, 1961", "Helvetica-Bold", 9, "c", before=2),
           para("See Section 203AA and second provision to Section 206C (5) of the Income Tax Act, 1961 and Rule 31AB of Income Tax Rules, 1962",
                font, 6.5, "c", after=6)]
    top = [["Permanent Account Number (PAN)", who["pan"], "Current Status of PAN", "Active", "Financial Year", years(s["fy"]),
            "Assessment Year", years(s["fy"] + 1)]]
    out.append(grid([], top, scaled([20, 17, 15, 10, 12, 12, 14, 12], w), "lclclclc", size=7,
                    extra=[("BACKGROUND", (i, 0), (i, 0), GREY) for i in (0, 2, 4, 6)]))
    out.append(grid([], [["Name of Assessee", s["name"]], ["Address of Assessee", ", ".join(address(who["place"], True))]],
                    scaled([20, 92], w), "ll", size=7, extra=[("BACKGROUND", (0, 0), (0, -1), GREY)]))
    for t in ("Above data / Status of PAN is as per PAN details. For any changes in data as mentioned above, you may submit request for corrections.",
              "Communication details for TRACES can be updated in 'Profile' section. However, these changes will not be updated in PAN database"):
        out.append(para("- " + t, font, 6, before=2))
    out.append(para("(All amount values are in INR)", font, 6.5, "r", before=2))

    def part(t):
        out.append(para(t, "Helvetica-Bold", 8, before=8, after=3))
    part("PART A - Details of Tax Deducted at Source")
    for i, d in enumerate(s["deductors"], 1):
        head = [["Sr. No.", "Name of Deductor", None, None, None, "TAN of Deductor", "Total Amount Paid / Credited",
                 "Total Tax Deducted <super>#</super>", "Total TDS Deposited"],
                [str(i), d["name"], None, None, None, d["tan"], money(d["amount"]), money(d["tax"]), money(d["put"])], INNER]
        spans = [("NOSPLIT", (0, 0), (-1, 3)), ("SPAN", (1, 0), (4, 0)), ("SPAN", (1, 1), (4, 1)), ("BACKGROUND", (0, 0), (-1, 0), GREY), ("BACKGROUND", (0, 2), (-1, 2), GREY)]
        t = grid(head, [entry(n, e) for n, e in enumerate(d["entries"], 1)], scaled([8, 11, 15, 11, 15, 17, 17, 15, 15], w), "cccccc" + "rrr",
                 size=6.5, extra=spans, repeat=False)
        out += [t, Spacer(1, 4)]
    part("PART A1 - Details of Tax Deducted at Source for 15G / 15H")
    out.append(plain(["Sr. No.", "Name of Deductor", "TAN of Deductor", "Total Amount Paid / Credited", "Total Tax Deducted", "Total TDS Deposited"],
                     [], [6, 30, 14, 16, 14, 14], "c", w, size=6.5, head_back=GREY))
    part("PART A2 - Details of Tax Deducted at Source on Sale of Immovable Property u/s 194IA/ TDS on Rent of Property u/s 194IB "
         "(For Seller/Landlord of Property)")
    out.append(plain(["Sr. No.", "Acknowledgement Number", "Name of Deductor", "PAN of Deductor", "Transaction Date", "Total Transaction Amount",
                      "Total TDS Deposited"], [], [6, 16, 26, 14, 14, 16, 14], "c", w, size=6.5, head_back=GREY))
    part("PART B - Details of Tax Collected at Source")
    for i, x in enumerate(s["tcs"], 1):
        head = [["Sr. No.", "Name of Collector", None, None, None, "TAN of Collector", "Total Amount Paid / Debited", "Total Tax Collected <super>+</super>",
                 "Total TCS Deposited"], [str(i), x["name"], None, None, None, x["tan"], money(x["amount"]), money(x["tax"]), money(x["put"])],
                ["Sr. No.", "Section <super>1</super>", "Transaction Date", "Status of Booking*", "Date of Booking", "Remarks**", "Amount Paid / Debited",
                 "Tax Collected <super>++</super>", "TCS Deposited"]]
        body = [["1", x["section"], d_mon(x["date"]), "F", d_mon(x["booked"]), "-", money(x["amount"]), money(x["tax"]), money(x["put"])]]
        out.append(grid(head, body, scaled([8, 11, 15, 11, 15, 17, 17, 15, 15], w), "ccccccrrr", size=6.5, repeat=False,
                        extra=[("SPAN", (1, 0), (4, 0)), ("SPAN", (1, 1), (4, 1)), ("BACKGROUND", (0, 0), (-1, 0), GREY), ("BACKGROUND", (0, 2), (-1, 2), GREY)]))
    if not s["tcs"]:
        out.append(plain(["Sr. No.", "Name of Collector", "TAN of Collector", "Total Amount Paid / Debited", "Total Tax Collected",
                          "Total TCS Deposited"], [], [6, 30, 14, 16, 14, 14], "c", w, size=6.5, head_back=GREY))
    part("PART C - Details of Tax Paid (other than TDS or TCS)")
    out.append(plain(["Sr. No.", "Major Head <super>3</super>", "Minor Head <super>2</super>", "Tax", "Surcharge", "Education Cess", "Others", "Total Tax", "BSR Code",
                      "Date of Deposit", "Challan Serial Number", "Remarks**"],
                     [[str(i), x["major"], x["minor"]] + [money(x[k]) for k in ("tax", "surcharge", "cess", "others", "total")]
                      + [x["bsr"], d_mon(x["date"]), x["challan"], "-"] for i, x in enumerate(s["paid"], 1)],
                     [5, 7, 7, 14, 12, 12, 8, 14, 10, 14, 10, 10], "cccrrrrrcccc", w, size=6, head_back=GREY))
    part("PART D - Details of Paid Refund")
    out.append(plain(["Sr. No.", "Assessment Year", "Mode", "Refund Issued", "Nature of Refund", "Amount of Refund", "Interest", "Date of Payment", "Remarks"],
                     [[str(i), x["ay"], x["mode"], "-", x["nature"], money(x["amount"]), money(x["interest"]), d_mon(x["date"]), "-"]
                      for i, x in enumerate(s["refunds"], 1)], [6, 12, 8, 12, 12, 14, 12, 14, 10], "cccccrrcc", w, size=6.5, head_back=GREY))
    part("PART E - Details of SFT Transaction")
    out.append(plain(["Sr. No.", "Type Of Transaction <super>4</super>", "Name of SFT Filer", "Transaction Date", "Single / Joint Party Transaction",
                      "Number Of Parties", "Amount", "Mode", "Remarks**"],
                     [[str(i), x["type"], x["filer"], d_mon(x["date"]), x["party"], str(x["number"]), money(x["amount"]), x["mode"], "-"]
                      for i, x in enumerate(s["sft"], 1)], [6, 12, 26, 14, 12, 10, 16, 9, 10], "cclccc" + "rcc", w, size=6.5, head_back=GREY))
    part("PART F - Details of Tax Deducted at Source on Sale of Immovable Property u/s 194IA/ TDS on Rent of Property u/s 194IB "
         "(For Buyer/Tenant of Property)")
    out.append(plain(["Sr. No.", "Acknowledgement Number", "Name Of Deductee", "PAN of Deductee", "Transaction Date", "Total Transaction Amount",
                      "Date of Deposit", "Total TDS Deposited"],
                     [[str(i), x["ack"], x["name"], x["pan"], d_mon(x["date"]), money(x["amount"]), d_mon(x["deposit"]), money(x["tax"])]
                      for i, x in enumerate(s["sale"], 1)], [6, 14, 24, 14, 14, 16, 14, 14], "cclccrcr", w, size=6.5, head_back=GREY))
    part("PART G - TDS Defaults* (Processing of Statements)")
    out.append(plain(DEFAULTS, [], [6, 12, 12, 12, 15, 15, 13, 12, 12], "c", w, size=6.5, head_back=GREY))
    part("PART H - Details of Turnover as per GSTR-3B")
    out.append(plain(["Sr. No.", "GSTIN", "Application Reference Number (ARN)", "Date of filing", "Return Period", "Taxable Turnover", "Total Turnover"],
                     [], [6, 16, 20, 12, 12, 14, 14], "c", w, size=6.5, head_back=GREY))
    legends(out, font, w)

    def stamp(c, n, of):
        c.setFont("Helvetica", 6.5)
        if n > 1:
            c.drawString(25, A4[1] - 20, f"Assessee PAN: {who['pan']}")
            c.drawCentredString(A4[0] / 2, A4[1] - 20, f"Assessee Name: {s['name']}")
            c.drawRightString(A4[0] - 25, A4[1] - 20, f"Assessment Year: {years(s['fy'] + 1)}")
        else:
            c.drawRightString(A4[0] - 25, A4[1] - 20, "Data updated till " + d_mon(s["made"]))
        c.drawCentredString(A4[0] / 2, 16, f"Page {n} of {of}")
    build(path, out, stamp, A4, (25, 25, 30, 30), "Form 26AS")
    return truth26(s, others(s, ["tcs", "paid", "refunds", "sft", "sale"]))


BLUE = colors.HexColor("#c6d9f1")
ROMAN = [("PART-II", "Details of Tax Deducted at Source for 15G / 15H", "Sr. No.|Name of Deductor|TAN of Deductor|Total Amount Paid / Credited|Total Tax Deducted#|Total TDS Deposited"),
         ("PART-III", "Details of Transactions under Proviso to section 194B/First Proviso to sub-section (1) of section 194R/ Proviso to sub-section(1) of section 194S",
          "Sr. No.|Name of Deductor|TAN of Deductor|Total Amount Paid / Credited"),
         ("PART-IV", "Details of Tax Deducted at Source u/s 194IA/ 194IB / 194M/ 194S (For Seller/Landlord of Property/Contractors or Professionals/ Seller of Virtual Digital Asset)",
          "Sr. No.|Acknowledgement Number|Name of Deductor|PAN of Deductor|Transaction Date|Total Transaction Amount|Total TDS Deposited"),
         ("PART-V", "Details of Transactions under Proviso to sub-section(1) of section 194S as per Form-26QE (For Seller of Virtual Digital Asset)",
          "Sr. No.|Acknowledgement Number|Name of Buyer|PAN of Buyer|Transaction Date|Total Transaction Amount")]


def romanparts(path, seed, rows):
    r = rng_of("romanparts", seed, rows)
    s = statement(r, rows, r.choice([2022, 2023, 2024]))
    size = landscape(A4)
    w, who = size[0] - 60, s["who"]
    out = [para("Form 26AS", "WithheldNoto-Bold", 13, "c", colors.HexColor("#1f3864")),
           para("Annual Tax Statement", "WithheldNoto-Bold", 10, "c", before=2, after=5)]
    left = [["Permanent Account Number (PAN)", who["pan"], "Current Status of PAN", "Active and Operative"],
            ["Name of Assessee", s["name"], "Financial Year", years(s["fy"])],
            ["Address of Assessee", ", ".join(address(who["place"], True)), "Assessment Year", years(s["fy"] + 1)]]
    out.append(grid([], left, scaled([22, 50, 20, 22], w), "llll", font="WithheldNoto", size=7.5, rule=colors.grey,
                    extra=[("BACKGROUND", (0, 0), (0, -1), BLUE), ("BACKGROUND", (2, 0), (2, -1), BLUE)]))
    out.append(para("(All amount values are in INR)", "WithheldNoto", 6.5, "r", before=3))

    def part(code, t):
        out.append(grid([], [(f"{code} - {t}",)], [w], "l", font="WithheldNoto", size=8, line=0, extra=[("BACKGROUND", (0, 0), (-1, -1), BLUE)]))
    part("PART-I", "Details of Tax Deducted at Source")
    out.append(Spacer(1, 3))
    for i, d in enumerate(s["deductors"], 1):
        out.append(grid([["Sr. No.", "Name of Deductor", "TAN of Deductor", "Total Amount Paid / Credited", "Total Tax Deducted<super>#</super>", "Total TDS Deposited"]],
                        [(str(i), d["name"], d["tan"], money(d["amount"]), money(d["tax"]), money(d["put"]))],
                        scaled([7, 50, 18, 22, 20, 20], w), "clcrrr", font="WithheldNoto", size=7, head_back=GREY, rule=colors.grey))
        out.append(grid([INNER], [entry(n, e) for n, e in enumerate(d["entries"], 1)],
                        scaled([7, 10, 15, 12, 15, 10, 18, 16, 16], w - 50), "ccccccrrr", font="WithheldNoto", size=7, rule=colors.grey, halign="RIGHT"))
        out.append(Spacer(1, 6))
    for code, t, head in ROMAN:
        part(code, t)
        head = head.split("|")
        out.append(plain(head, [], [3] + [10] * (len(head) - 1), "c", w, font="WithheldNoto", size=7, head_back=GREY, rule=colors.grey))
        out.append(Spacer(1, 6))
    part("PART-VI", "Details of Tax Collected at Source")
    if s["tcs"]:
        for i, x in enumerate(s["tcs"], 1):
            out.append(grid([["Sr. No.", "Name of Collector", "TAN of Collector", "Total Amount Paid / Debited", "Total Tax Collected+", "Total TCS Deposited"]],
                            [(str(i), x["name"], x["tan"], money(x["amount"]), money(x["tax"]), money(x["put"]))],
                            scaled([7, 50, 18, 22, 20, 20], w), "clcrrr", font="WithheldNoto", size=7, head_back=GREY, rule=colors.grey))
            out.append(grid([["Sr. No.", "Section 1", "Transaction Date", "Status of Booking*", "Date of Booking", "Remarks**", "Amount Paid / Debited",
                              "Tax Collected++", "TCS Deposited"]],
                            [["1", x["section"], d_mon(x["date"]), "F", d_mon(x["booked"]), "-", money(x["amount"]), money(x["tax"]), money(x["put"])]],
                            scaled([7, 10, 15, 12, 15, 10, 18, 16, 16], w - 50), "ccccccrrr", font="WithheldNoto", size=7, rule=colors.grey, halign="RIGHT"))
    else:
        out.append(plain(["Sr. No.", "Name of Collector", "TAN of Collector", "Total Amount Paid / Debited", "Total Tax Collected+", "Total TCS Deposited"],
                         [], [6, 40, 18, 22, 20, 20], "c", w, font="WithheldNoto", size=7, head_back=GREY, rule=colors.grey))
    out.append(Spacer(1, 6))
    part("PART-VII", "Details of Paid Refund (For which source is CPC TDS. For other details refer AIS at E-filing portal)")
    out.append(plain(["Sr. No.", "Assessment Year", "Mode", "Refund Issued", "Nature of Refund", "Amount of Refund", "Interest", "Date of Payment", "Remarks"],
                     [[str(i), x["ay"], x["mode"], "-", x["nature"], money(x["amount"]), money(x["interest"]), d_mon(x["date"]), "-"]
                      for i, x in enumerate(s["refunds"], 1)], [6, 12, 8, 12, 12, 14, 12, 14, 10], "cccccrrcc", w, font="WithheldNoto", size=7, head_back=GREY,
                     rule=colors.grey))
    out.append(Spacer(1, 6))
    part("PART-VIII", "Details of Tax Deducted at Source u/s 194IA/ 194IB /194M/194S (For Buyer/Tenant of Property /Person making payment to contractors or "
         "Professionals / Buyer of Virtual Digital Asset)")
    out.append(plain(["Sr. No.", "Acknowledgement Number", "Name Of Deductee", "PAN of Deductee", "Transaction Date", "Total Transaction Amount",
                      "Date of Deposit", "Total TDS Deposited***"],
                     [[str(i), x["ack"], x["name"], x["pan"], d_mon(x["date"]), money(x["amount"]), d_mon(x["deposit"]), money(x["tax"])]
                      for i, x in enumerate(s["sale"], 1)], [6, 14, 24, 14, 14, 16, 14, 14], "cclccrcr", w, font="WithheldNoto", size=7, head_back=GREY, rule=colors.grey))
    out.append(Spacer(1, 6))
    part("PART-IX", "Details of Transactions/Demand Payments under Proviso to sub-section(1) of section 194S as per Form 26QE (For Buyer of Virtual Digital Asset)")
    out.append(plain(["Sr. No.", "Acknowledgement Number", "Name Of Seller", "PAN of Seller", "Transaction Date", "Total Transaction Amount"], [],
                     [6, 14, 24, 14, 14, 16], "c", w, font="WithheldNoto", size=7, head_back=GREY, rule=colors.grey))
    out.append(Spacer(1, 6))
    part("PART-X", "TDS/TCS Defaults* (Processing of Statements)")
    out.append(plain(DEFAULTS, [], [6, 12, 12, 12, 15, 15, 13, 12, 12], "c", w, font="WithheldNoto", size=7, head_back=GREY, rule=colors.grey))
    legends(out, "WithheldNoto", w)

    def stamp(c, n, of):
        c.setFont("WithheldNoto", 7)
        c.drawString(30, 18, "Data updated till " + d_mon(s["made"]))
        c.drawRightString(size[0] - 30, 18, f"Page {n}/{of}")
        if n > 1:
            c.drawString(30, size[1] - 22, f"Assessee PAN: {who['pan']}    Assessee Name: {s['name']}    Assessment Year: {years(s['fy'] + 1)}")
    build(path, out, stamp, size, (30, 30, 32, 32), "Form 26AS")
    return truth26(s, others(s, ["tcs", "refunds", "sale"]))


FORMS26 = {"tracesparts": tracesparts, "romanparts": romanparts}
