# SPDX-License-Identifier: AGPL-3.0-or-later
"""Two public-sector core systems, a co-operative bank in Courier, a Gramin bank's passbook print."""
from reportlab.lib.pagesizes import A4, LETTER

from stranger_strongroom_kit import *

PSU = {"upi_dr": ["TO TRANSFER- UPI/DR/{rrn}/{NAME}/{b4}/{vpa}/UPI--", "TO TRANSFER- UPI/DR/{rrn}/{shop}/{b4}/paytoqr.{n6}@mrch/Pay--"],
       "upi_cr": "BY TRANSFER- UPI/CR/{rrn}/{NAME}/{b4}/{vpa}/Payme--", "neft_cr": "BY TRANSFER- NEFT*{b4}0000{n6}*{utr}*{firm}--",
       "neft_dr": "TO TRANSFER- INB NEFT UTR NO: {utr}--{NAME}", "imps_dr": "TO TRANSFER- INB IMPS{rrn}/{card}/XX{card}/Rent--",
       "imps_cr": "BY TRANSFER- IMPS/{rrn}/{b4}-XX{card}-{NAME}--", "ach_dr": "DEBIT- ACHDr {b4}00{n6} {lender}--",
       "pos_dr": "by debit card- OTHPOS{rrn} {shop} {city}--", "atm_dr": "ATM WDL- ATM CASH {card} {city} MAIN ROAD {city}--",
       "chq_dr": "TO CLEARING- CHQ PAID {NAME}--{chq}", "chq_cr": "CHEQUE DEPOSIT- {firm}--", "int_cr": "CREDIT INTEREST--",
       "chg_dr": "DEBIT- SMS ALERT CHARGES QTR--"}


def dakshin(path, seed, rows):
    r = start("dakshin", seed, rows)
    a, e = period(r)
    op = r.randint(400000, 9000000)
    tx = moves(r, rows, a, e, op, PSU)
    who, ac = person(r), "000000" + digits(r, 11)
    who = f"{title(who)}. {who}"
    C = cols(34, (46, "l"), (46, "l"), (172, "l"), (84, "l"), (58, "r"), (58, "r"), (64, "r"))
    cut(tx, "Helvetica", 8, 165)
    for m in tx:
        m["refl"] = wrap(("TRANSFER TO " if m["dr"] else "TRANSFER FROM ") + m["f"]["n8"] + m["f"]["card"] if m["k"] in
                         ("upi_dr", "upi_cr", "neft_cr", "neft_dr", "imps_dr", "imps_cr") else m["chq"], "Helvetica", 8, 77)
        m["refp"] = " ".join(m["refl"])
    c = page(path, A4, "Account Statement")
    c.setLineWidth(.5)
    c.setFillColorRGB(.1, .2, .5)
    c.circle(52, 795, 14, fill=1, stroke=0)
    c.setFont("Helvetica-Bold", 18)
    c.drawString(74, 789, "DAKSHIN PRADESH BANK")
    c.setFillColorRGB(0, 0, 0)
    ifs = f"DKPB000{digits(r, 4)}"
    d1 = lambda d: dfmt(d, "%q %b %Y")
    y = kv(c, 34, 755, [("Account Name", who), ("Address", f"H NO {r.randint(2, 99)}/A GANDHI NAGAR"), ("", f"{r.choice(CITIES)}-{digits(r, 6)}"),
                        ("Date", d1(e)), ("Account Number", ac), ("Account Description", "REGULAR SB CHQ-INDIVIDUALS"), ("Branch", "MARKET ROAD"),
                        ("Drawing Power", "0.00"), ("Interest Rate(% p.a.)", "2.70"), ("MOD Balance", "0.00"), ("CIF No.", digits(r, 11)),
                        ("IFS Code", ifs), ("MICR Code", digits(r, 9)), ("Nomination Registered", "Yes"), (f"Balance as on {d1(a)}", inr(op))],
           "Helvetica", 9, 14, 130)
    c.setFont("Helvetica-Bold", 9.5)
    c.drawString(34, y - 6, f"Account Statement from {d1(a)} to {d1(e)}")
    y = head(c, C, ["Txn Date", "Value\nDate", "Description", "Ref No./Cheque\nNo.", "Debit", "Credit", "Balance"], y - 16, "Helvetica-Bold", 8.5, box=True)

    def turn(i):
        c.showPage()
        c.setLineWidth(.5)
        return 805
    dl = lambda d: [dfmt(d, "%q %b"), str(d.year)]
    y = grid(c, C, [[dl(m["d"]), dl(m["v"]), m["lines"], m["refl"], inr(m["dr"]) if m["dr"] else "", inr(m["cr"]) if m["cr"] else "", inr(m["bal"])]
                    for m in tx], y, 60, turn, "Helvetica", 8, 9.5, rule="box", gap=5)
    c.setFont("Helvetica-Oblique", 7.5)
    c.drawString(34, 40, "**This is a computer generated statement and does not require a signature. Please do not share your ATM PIN or OTP with anyone.")
    c.save()
    return {"data": dict(bank_name="DAKSHIN PRADESH BANK", account_number=ac, account_holder=who, account_type="REGULAR SB CHQ-INDIVIDUALS", ifsc=ifs,
                         statement_period={"from": iso(a), "to": iso(e)}, opening_balance=t(op), transactions=truth_rows(tx, "refp"))}


FIN = {"upi_dr": "UPI/{rrn}/DR/{name}/{b4}/{vpa}", "upi_cr": "UPI/{rrn}/CR/{name}/{b4}/{vpa}", "neft_cr": "NEFT-{utr}-{firm}", "neft_dr": "NEFT O/W-{utr}-{NAME}",
       "imps_cr": "IMPS-IN/{rrn}/{card}/{name}", "imps_dr": "IMPS-OUT/{rrn}/{name}", "ach_dr": "NACH-{lender}-{n8}", "atm_dr": "ATM/CASH WDL/{n6}/{city}",
       "chq_dr": "CLG/{NAME}", "chq_cr": "BY CLG {firm}", "int_cr": "SB Int. Credit {mon}", "chg_dr": "SMS CHRG {mon}+GST", "cash_cr": "BY CASH {city} MAIN", "pos_dr": "PUR/{n6}/{shop}/{city}"}


def purva(path, seed, rows):
    r = start("purva", seed, rows)
    a, e = period(r)
    op = r.randint(900000, 20000000)
    tx = moves(r, rows, a, e, op, FIN)
    who, ac, ifs = person(r).upper(), digits(r, 14), f"PRVB0{digits(r, 6)}"
    C = cols(40, (62, "l"), (190, "l"), (52, "c"), (70, "r"), (70, "r"), (76, "r"))
    cut(tx, "Times-Roman", 9.5, 183)
    c = page(path, A4, "Statement of Account")
    st, pg = {"from": 0}, [0]
    cif, br = digits(r, 9), r.choice(CITIES)
    adr = [f"{r.randint(3, 88)}, TEMPLE STREET", "NEAR WATER TANK", f"{br} - {digits(r, 6)}"]
    dd = "%d-%m-%Y"

    def top():
        pg[0] += 1
        c.setFont("Times-Bold", 15)
        c.drawCentredString(297, 805, "PURVANCHAL NATIONAL BANK")
        c.setFont("Times-Roman", 10)
        c.drawCentredString(297, 791, f"(A Government of India Undertaking)   {br} MAIN BRANCH")
        c.drawCentredString(297, 778, f"IFSC: {ifs}   Phone: 0{digits(start('purva', seed, 0), 9)}")
        c.setFont("Times-Roman", 10)
        for i, s in enumerate([who] + adr):
            c.drawString(40, 752 - 12 * i, s)
        kv(c, 330, 752, [("A/c No", ac), ("Cust ID", cif), ("A/c Type", "SAVINGS BANK - GENERAL"), ("Currency", "INR"), ("Page No", str(pg[0]))], "Times-Roman", 10, 12, 60)
        c.setFont("Times-Bold", 10.5)
        c.drawCentredString(297, 684, f"STATEMENT OF ACCOUNT FOR THE PERIOD {a.strftime(dd)} TO {e.strftime(dd)}")
        return head(c, C, ["Date", "Particulars", "Chq.No.", "Withdrawals", "Deposits", "Balance"], 674, "Times-Bold", 10, rules=True)

    def line(y, label, b=None, dr=None, cr=None, bold=True):
        c.setFont("Times-Bold" if bold else "Times-Roman", 9.5)
        put(c, *C[1], label, y - 11)
        for k, v in ((3, dr), (4, cr)):
            if v is not None:
                put(c, *C[k], inr(v), y - 11)
        if b is not None:
            put(c, *C[5], crdr(b), y - 11)
        return y - 15

    def foot(i, y):
        c.line(40, y - 1, 560, y - 1)
        dr, cr = sums(tx[st["from"]:i])
        y = line(y - 2, "Page Total", None, dr, cr)
        st["from"] = i
        return y

    def turn(i):
        y = foot(i, 96)
        line(y, "C/F", tx[i - 1]["bal"])
        c.showPage()
        return line(top(), "B/F", tx[i - 1]["bal"])
    y = line(top(), "B/F", op)
    y = grid(c, C, [[m["d"].strftime(dd), m["lines"], m["chq"], inr(m["dr"]) if m["dr"] else "", inr(m["cr"]) if m["cr"] else "", crdr(m["bal"])] for m in tx],
             y, 100, turn, "Times-Roman", 9.5, 11, gap=4)
    y = foot(rows, y)
    dr, cr = sums(tx)
    y = line(y, "Grand Total", tx[-1]["bal"], dr, cr)
    c.line(40, y - 2, 560, y - 2)
    c.setFont("Times-Italic", 8.5)
    c.drawString(40, 40, "Unless the constituent notifies the bank immediately of any discrepancy, the entries will be taken as correct.")
    c.save()
    return {"data": dict(bank_name="PURVANCHAL NATIONAL BANK", account_number=ac, account_holder=who, account_type="SAVINGS BANK - GENERAL", ifsc=ifs, currency="INR",
                         statement_period={"from": iso(a), "to": iso(e)}, opening_balance=t(op), closing_balance=t(tx[-1]["bal"]), total_debits=t(dr),
                         total_credits=t(cr), transactions=truth_rows(tx, "chq"))}


COOP = {"upi_dr": "UPI DR {rrn} {NAME}", "upi_cr": "UPI CR {rrn} {NAME}", "neft_cr": "NEFT INW {utr} {firm}", "ach_dr": "ECS DR {lender}", "atm_dr": "ATM WDL {city} {n6}",
        "chq_dr": "TO CLG {NAME}", "chq_cr": "BY CLG {firm}", "cash_cr": "BY CASH", "int_cr": "BY INTEREST", "chg_dr": "TO SERVICE CHG"}


def sahakari(path, seed, rows):
    r = start("sahakari", seed, rows)
    a, e = period(r)
    op = r.randint(200000, 5000000)
    tx = moves(r, rows, a, e, op, COOP)
    who, ac = person(r).upper(), f"SB/{digits(r, 3)}/{digits(r, 6)}"
    W, per = 84, 36
    c = page(path, LETTER, "STATEMENT")
    ls, start_at, pg = [], 0, 0

    def flush():
        c.setFont("Courier", 9.5)
        for i, s in enumerate(ls):
            c.drawString(54, 750 - i * 11.6, s.rstrip())
        c.showPage()
        ls.clear()

    def row(d="", part="", chq="", w="", dep="", b=""):
        return f"{d:<9}{part:<26}{chq:<8}{w:>12}{dep:>13}{b:>16}"

    def top(pg):
        ls.extend(["SHRI NARMADA NAGARI SAHAKARI BANK LTD.".center(W), "HEAD OFFICE: STATION ROAD, BHARUCH".center(W), "", f"NAME    : {who:<40}PAGE NO. : {pg}",
                   f"A/C NO. : {ac:<40}A/C TYPE : SAVINGS", f"IFSC    : {ifs:<40}BRANCH   : {br}",
                   f"STATEMENT OF ACCOUNT FROM {a.strftime('%d/%m/%Y')} TO {e.strftime('%d/%m/%Y')}", "-" * W,
                   row("DATE", "PARTICULARS", "CHQ NO", "WITHDRAWAL", "DEPOSIT", "BALANCE"), "-" * W])
    ifs, br = f"SNNB0{digits(r, 6)}", r.choice(CITIES)
    pg = 1
    top(pg)
    ls.append(row("", "OPENING BALANCE", b=crdr(op, gap=" ")))
    used = 0
    for i, m in enumerate(tx):
        part = []
        for w in m["text"].split(" "):
            if part and len(part[-1]) + 1 + len(w) <= 25:
                part[-1] += " " + w
            else:
                part.append(w)
        m["printed"] = m["text"]
        if used + len(part) > per:
            dr, cr = sums(tx[start_at:i])
            ls.extend(["-" * W, row("", "PAGE TOTAL", w=inr(dr), dep=inr(cr)), row("", "CARRIED FORWARD", b=crdr(tx[i - 1]["bal"], gap=" ")), "-" * W])
            flush()
            start_at, used, pg = i, 0, pg + 1
            top(pg)
            ls.append(row("", "BROUGHT FORWARD", b=crdr(tx[i - 1]["bal"], gap=" ")))
        ls.append(row(m["d"].strftime("%d/%m/%y"), part[0], m["chq"], inr(m["dr"]) if m["dr"] else "", inr(m["cr"]) if m["cr"] else "", crdr(m["bal"], gap=" ")))
        ls.extend(row("", p) for p in part[1:])
        used += len(part)
    dr, cr = sums(tx)
    ls.extend(["-" * W, row("", "TOTAL", w=inr(dr), dep=inr(cr)), row("", "CLOSING BALANCE", b=crdr(tx[-1]["bal"], gap=" ")), "=" * W, "", "*** END OF STATEMENT ***".center(W)])
    flush()
    c.save()
    return {"data": dict(bank_name="SHRI NARMADA NAGARI SAHAKARI BANK LTD.", account_number=ac, account_holder=who, account_type="SAVINGS", ifsc=ifs,
                         statement_period={"from": iso(a), "to": iso(e)}, opening_balance=t(op), closing_balance=t(tx[-1]["bal"]), total_debits=t(dr),
                         total_credits=t(cr), transactions=truth_rows(tx, "chq"))}


GRAM = {"upi_dr": "UPI-{rrn}-{name}", "upi_cr": "UPI-{rrn}-{name}", "cash_cr": "CASH DEP", "atm_dr": "AEPS WDL {n6}", "neft_cr": "DBT/NREGA/{n8}", "int_cr": "INT CR", "chg_dr": "PMSBY PREM"}


def gramin(path, seed, rows):
    r = start("gramin", seed, rows)
    a, e = period(r)
    op = r.randint(20000, 900000)
    tx = moves(r, rows, a, e, op, GRAM)
    who, ac, ifs = person(r), digits(r, 11), f"TRVN0RRB{digits(r, 3)}"
    size = (420, 595)
    C = cols(30, (56, "l"), (124, "l"), (56, "r"), (56, "r"), (68, "r"))
    cut(tx, "Bank23Mono", 7, 119)
    c = page(path, size, "Passbook")
    c.setFont("Bank23SansB", 12)
    c.drawString(30, 560, "Triveni Kshetriya Gramin Bank")
    y = kv(c, 30, 540, [("Branch", r.choice(CITIES).title()), ("IFSC", ifs), ("Name", who), ("S/o D/o W/o", person(r)), ("Account No.", ac), ("Scheme", "SB Basic Savings (BSBD)")],
           "Bank23Sans", 7.5, 11, 70)

    def hd(y):
        return head(c, C, ["Date", "Particulars", "Amount\nWithdrawn", "Amount\nDeposited", "Balance"], y, "Bank23Sans", 7, rules=True)

    def turn(i):
        c.showPage()
        return hd(565)
    y = grid(c, C, [[m["d"].strftime("%d/%m/%y"), m["lines"], inr(m["dr"]) if m["dr"] else "", inr(m["cr"]) if m["cr"] else "", inr(m["bal"]) + "C"] for m in tx],
             hd(y - 4), 40, turn, "Bank23Mono", 7, 9, gap=5)
    c.save()
    return {"data": dict(bank_name="Triveni Kshetriya Gramin Bank", account_number=ac, account_holder=who, account_type="SB Basic Savings (BSBD)", ifsc=ifs,
                         transactions=truth_rows(tx))}


BANKS = {"dakshin": dakshin, "purva": purva, "sahakari": sahakari, "gramin": gramin}
