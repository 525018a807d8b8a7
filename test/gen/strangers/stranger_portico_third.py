# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements: relationship, sahakari, navya, uttarayan."""
from stranger_portico_kit import *

IND = style("""upi- UPI/{rrn}/{note}/{vpa}/{bkn} ;; upim- UPI/{rrn}/Payment from Ph/{svpa}/{bkn} ;; upi+ UPI/{rrn}/{note}/{vpa}/{bkn} ;; neft+
 NEFT-{utr}-{FIRM}--{n10}-{ifsc} ;; imps+ MMT/IMPS/{rrn}/{note}/{P10}/{bkn} ;; bill- BIL/ONL/00{n10}/{BILL}/{n8} ;; atm- CAM/{tid}/CASH WDL/{ddmm} ;; atm2-
 NFS/{n4}{n4}/{city}/{ddmm}/0 ;; ach- ACH/{EMI}/{n10} ;; int+ {n10}:Int.Pd:{my} to date ;; pos- VPS/{SHOP}/{dmy}/{rrn}/{city} ;; chq-
 CLG/{P}/{chq}/{bk}/{ddmm}""")
MODE = {"atm": "ATM", "atm2": "ATM", "pos": "DEBIT CARD", "bill": "NET BANKING", "imps": "MOBILE BANKING", "chq": "", "upi": "", "upim": ""}

def relationship(path, seed, rows):
    """Combined relationship statement; the transactions are of one account."""
    g = rng("relationship", seed, rows)
    w = who(g, "INDR", "229")
    k = book(g, rows, IND)
    acct, c, tx = digits(g, 12, "0" + digits(g, 3)), new(path), []
    long = lambda d: f"{d:%B %d, %Y}"
    fds = [D(g.randint(2, 30) * 10000) for _ in range(g.randint(0, 3))]
    T(c, 40, 800, "Indira Merchant Bank", DISPB, 15, "l", "#b02a30")
    T(c, 555, 803, "Statement of your relationship", DISPB, 10, "r")
    T(c, 555, 791, f"as on {long(k.to)}", DISP, 8.5, "r")
    nm = title(g, w.name).upper() + "." + w.name.upper()
    L(c, 40, 758, [nm, w.house.upper() + ",", w.road.upper() + ", " + w.area.upper(), f"{w.city.upper()} - {w.pin}"], DISP, 9, 12)
    KV(c, 330, 420, 758, 12, [("Customer ID", w.cust), ("Your Base Branch", f"{w.branch.upper()}, {w.city.upper()}"), ("Registered Mobile",
            "XXXXXX" + w.mobile[-4:]), ("Visit", "www.indiramerchant.example")], DISPB, DISP)
    T(c, 40, 696, "Summary of Accounts held under Cust ID: " + w.cust + f" as on {long(k.to)}", DISPB, 9)
    T(c, 40, 680, "ACCOUNT DETAILS - INR", DISPB, 8.5, "l", "#b02a30")
    xs = [40, 150, 300, 440, 555]

    def strip(cells, y, f, fill=None):
        box(c, 40, y - 14, 515, 14, fill, "#c9a0a0")
        for i, s in enumerate(cells):
            T(c, xs[i] + 4 if i < 2 else xs[i + 1] - 4, y - 10, s, f, 7.5, "l" if i < 2 else "r")
        return y - 14
    y = strip(["ACCOUNT TYPE", "ACCOUNT NUMBER", "BALANCE (INR)", "NOMINATION"], 674, DISPB, "#f4e1e1")
    y = strip(["Savings", "XXXXXXXX" + acct[-4:], inr(k.cl), "Registered"], y, DISP)
    if fds:
        y = strip(["Fixed Deposits", f"{len(fds)} deposit(s)", inr(sum(fds)), "Registered"], y, DISP)
    y = strip(["TOTAL", "", inr(k.cl + sum(fds)), ""], y, DISPB)
    s = f"Statement of Transactions in Savings Account Number: {acct} in INR for the period {long(k.frm)} - {long(k.to)}"
    y = L(c, 40, y - 24, wrap(s, DISPB, 9, 515), DISPB, 9, 12)
    cx = [40, 95, 165, 370, 432, 494, 555]

    def head(y):
        box(c, 40, y - 15, 515, 15, "#b02a30", None)
        for i, h in enumerate(["DATE", "MODE**", "PARTICULARS", "DEPOSITS", "WITHDRAWALS", "BALANCE"]):
            T(c, cx[i] + 3 if i < 3 else cx[i + 1] - 3, y - 10.5, h, DISPB, 7.5, "l" if i < 3 else "r", "#ffffff")
        return y - 26
    y = head(y)
    R(c, y, DISP, 7.8, (cx[0] + 3, f"{k.frm:%d-%m-%Y}"), (cx[2] + 3, "B/F"), (cx[6] - 3, inr(k.op), "r"))
    y -= 13
    for t in k.tx:
        ls = wrap(t.text, DISP, 7.8, 198, True)
        if y - 10 * len(ls) < 50:
            c.showPage()
            y = head(806)
        T(c, cx[0] + 3, y, f"{t.date:%d-%m-%Y}", DISP, 7.8)
        T(c, cx[1] + 3, y, MODE.get(t.kind, ""), DISP, 7)
        R(c, y, DISP, 7.8, (cx[5 if t.dr else 4] - 3, inr(t.amt), "r"), (cx[6] - 3, inr(t.bal), "r"))
        y = L(c, cx[2] + 3, y, ls, DISP, 7.8, 10) - 4
        ln(c, 40, y + 10, 555, y + 10, .3, "#d8c8c8")
        tx.append(row(t, ls))
    if y < 170:
        c.showPage()
        y = 800
    T(c, cx[2] + 3, y, "Total:", DISPB, 8)
    for x, v in ((cx[4], k.tc), (cx[5], k.td), (cx[6], k.cl)):
        T(c, x - 3, y, inr(v), DISPB, 7.8, "r")
    y -= 30
    T(c, 40, y, "ACCOUNT RELATED OTHER INFORMATION", DISPB, 8.5, "l", "#b02a30")
    y -= 8
    ox = [40, 110, 210, 300, 400, 555]
    for f, cells in ((DISPB, ["ACCOUNT TYPE", "ACCOUNT NUMBER", "MICR CODE", "IFS CODE", "NOMINEE"]), (DISP, ["Savings", acct, w.micr, w.ifsc, w.nominee])):
        for i, s in enumerate(cells):
            box(c, ox[i], y - 14, ox[i + 1] - ox[i], 14, None, "#c9a0a0")
            T(c, ox[i] + 3, y - 10, s, f, 7.5)
        y -= 14
    L(c, 40, y - 16, ["** Mode is printed only for transactions done through the Bank's own channels.",
            "This is a system-generated statement. Hence, it does not require any signature."], DISP, 7)
    T(c, 40, y - 44, "Sincerely, Team Indira Merchant Bank", DISPB, 7.5)
    c.save()
    return truth(k, tx, "Indira Merchant Bank", acct, nm, "Savings", w.ifsc)


SAH = style("""chq- To Clg {FIRM} ;; chq2- To {P} ;; cash+ By Cash ;; cash- To Self ;; neft+ By NEFT {FIRM} ;; neft- To NEFT {FIRM} ;; rtgs- To RTGS {FIRM} ;;
 clg+ By Clg {bkn} ;; int- To Interest ;; chg- To Stationery Chgs ;; gst- To GST Challan ;; trf+ By Trf {P} ;; chg2- To Insp. Charges + GST""")

def sahakari(path, seed, rows):
    """Fixed pitch print of a cash credit account."""
    g = rng("sahakari", seed, rows)
    w = who(g, "SJSB", "815", True, CITY[g.choice([0, 1, 10])])
    limit = D(g.choice([500000, 1000000, 2500000]))
    k = book(g, rows, SAH, 2.2, -limit, -(limit * D(g.randint(20, 70)) / 100 + D(g.randint(1, 99)) / 100), weights={"cash": 4, "chq": 6}, ceil=0)
    c, tx, acct, n, z, cw = new(path), [], f"CC/{w.bcode[1:]}/{digits(g, 5)}", [0], 8, 4.8
    crd = lambda v: inr(abs(v)) + (" Dr" if v < 0 else " Cr")

    def put(y, s, f="Courier"):
        T(c, 24, y, s, f, z)
        return y - 11

    def head(first):
        n[0] += 1
        y = put(806, "SAHYADRI JANATA SAHAKARI BANK LTD.".center(112), "Courier-Bold")
        y = put(y, f"{w.branch} Branch, {w.city} - {w.brpin}   Ph. {w.brphone}".center(112))
        y = put(y, "-" * 112)
        if first:
            y = put(y, f"{'STATEMENT OF CASH CREDIT (HYPOTHECATION) A/C':<74}Date : {k.to + dt.timedelta(2):%d/%m/%Y}")
            y = put(y, f"{'A/c No. : ' + acct:<37}{'Cust. No : ' + w.cust[:6]:<37}{'GL Code  : 1240'}")
            y = put(y, f"{'M/s. ' + w.name.upper():<74}Limit Rs.  : {inr(limit):>16}")
            y = put(y, f"{w.house:<74}D.P.  Rs.  : {inr(limit):>16}")
            y = put(y, f"{w.road + ', ' + w.area:<74}Int. Rate  : {'11.50 %':>16}")
            y = put(y, f"{w.city + ' ' + w.pin:<37}{'PAN : ' + w.pan:<37}Due Date   : {k.to + dt.timedelta(200):%d/%m/%Y}")
            y = put(y, f"{'Guarantors : 1) ' + w.joint + '  2) ' + w.nominee:<74}IFSC       : {w.ifsc:>16}")
            y = put(y, f"Period from {k.frm:%d/%m/%Y} to {k.to:%d/%m/%Y}")
        else:
            y = put(y, f"A/c No. : {acct}   M/s. {w.name.upper():<50}Page : {n[0]}")
        y = put(y, "-" * 112)
        y = put(y, f"{'Date':<11}{'Particulars':<32}{'Chq.No':<8}{'Debit':>17}{'Credit':>18}{'Balance':>21}")
        return put(y, "-" * 112)
    y = head(True)
    prior, pd, pc = k.op, D(0), D(0)
    y = put(y, f"{'':<11}{'Opening Balance':<75}{crd(prior):>21}")
    for t in k.tx:
        if y < 70:
            y = put(put(y, "-" * 112), f"{'':<11}{'Carried Forward':<75}{crd(prior):>21}")
            c.showPage()
            y = put(head(False), f"{'':<11}{'Brought Forward':<75}{crd(prior):>21}")
        ref = t.chq if t.kind in ("chq", "chq2") or (t.kind == "cash" and t.dr) else ""
        desc = t.text[:29].strip()
        y = put(y, f"{t.date:%d/%m/%Y} {desc:<32}{ref:<8}{inr(t.amt) if t.dr else '':>17}{'' if t.dr else inr(t.amt):>18}{crd(t.bal):>21}")
        prior = t.bal
        tx.append(row(t, desc, ref))
    if y < 130:
        c.showPage()
        y = head(False)
    y = put(y, "-" * 112)
    y = put(y, f"{'':<11}{'Total':<40}{inr(k.td):>17}{inr(k.tc):>18}{crd(k.cl):>21}", "Courier-Bold")
    y = put(y, "=" * 112)
    y = put(y, f"No. of Debit Entries : {k.nd:<6}No. of Credit Entries : {k.nc:<6}Total Entries : {k.nd + k.nc}")
    y = put(y - 30, f"{'Prepared by':<40}{'Checked by':<40}{'Manager / Officer'}")
    put(y, "E. & O. E.")
    c.save()
    return truth(k, tx, "SAHYADRI JANATA SAHAKARI BANK LTD.", acct, "M/s. " + w.name.upper(), "CASH CREDIT (HYPOTHECATION) A/C", w.ifsc)


NSF = style("""upi- UPI OUT/{rrn}/{vpa}/{note}/{p} ;; upim- UPI OUT/{rrn}/{svpa}/Collect/{shop} ;; upi+ UPI IN/{rrn}/{vpa}/{note}/{p} ;; imps+
 IFN/{bk}/{rrn}/{p}/{note} ;; neft+ NEFT INW/{utr}/{firm}/{ifsc} ;; ach- NACH/{emi}/{n10}/Mandate ;; atm- ATM WD/{tid}/{city}/{n4} ;; int+ Int. Credited for
 {my} ;; cash+ Cash Deposit at branch by {p} ;; pos- ECOM PUR/{shop}/{hms}""")

def navya(path, seed, rows):
    """Small finance bank: tiles of labels over values, equation of sums, Cr/Dr column, cells drawn column by column."""
    g = rng("navya", seed, rows)
    w = who(g, "NVSF", "767")
    k = book(g, rows, NSF)
    acct, c, tx = digits(g, 14, "2" + digits(g, 3)), new(path), []
    box(c, 0, 792, 595, 50, "#5b2a86", None)
    T(c, 30, 812, "Navya Small Finance Bank", DISPB, 15, "l", "#ffffff")
    T(c, 565, 816, "Account Statement", DISPB, 11, "r", "#ffffff")
    T(c, 565, 802, f"{k.frm:%d %b %Y} to {k.to:%d %b %Y}", DISP, 8.5, "r", "#ffffff")
    tiles = [("Primary Holder", w.name), ("Joint Holder(s)", w.joint if g.random() < .6 else "Not Applicable"), ("Account Number", acct), ("Customer ID / CIF",
            w.cust), ("Product", "Digital Savings Plus"), ("Currency", "INR"), ("Nominee", w.nominee), ("PAN", w.pan[:5] + "XXXX" + w.pan[-1]), ("Home Branch",
            f"{w.branch}, {w.city}"), ("IFSC", w.ifsc), ("MICR", w.micr), ("Mobile | Phone", f"XXXXXX{w.mobile[-4:]} | {w.brphone}")]
    for i, (a, b) in enumerate(tiles):
        x, y = 30 + 135 * (i % 4), 744 - 40 * (i // 4)
        box(c, x, y, 130, 36, "#f3edf8", None, r=4)
        T(c, x + 6, y + 23, a, DISP, 6.5, "l", "#6b6b6b")
        T(c, x + 6, y + 9, b, DISPB, 8)
    T(c, 30, 645, "Communication Address: " + ", ".join([w.house, w.road, w.area, w.city, w.state]) + " - " + w.pin, DISP, 7.5)
    box(c, 30, 594, 535, 40, None, "#5b2a86", .8, 5)
    for x, a, v in zip([95, 235, 365, 500], ["Opening Balance", "Total Credits", "Total Debits", "Closing Balance"], [k.op, k.tc, k.td, k.cl]):
        T(c, x, 618, a, DISP, 7.5, "c", "#6b6b6b")
        T(c, x, 603, "₹ " + inr(v), NOTOB, 9, "c")
    for x, s in zip([165, 300, 432], "+-="):
        T(c, x, 608, s, DISPB, 13, "c", "#5b2a86")
    xs, chunks, y, cur = [30, 90, 330, 400, 440, 565], [], 560, []
    for t in k.tx:
        ls = wrap(t.text, DISP, 7.8, 230, True)
        h = 10 * len(ls) + 7
        if y - h < 60:
            chunks, cur, y = chunks + [cur], [], 790
        cur.append((y, h, t, ls))
        y -= h
        tx.append(row(t, ls))
    chunks.append(cur)
    for p, cur in enumerate(chunks):
        if p:
            c.showPage()
        y0 = (cur[0][0] if cur else 560) + 2
        box(c, 30, y0, 535, 18, "#5b2a86", None)
        for i, (y, h, t, ls) in enumerate(cur):
            if i % 2:
                box(c, 30, y - h + 2, 535, h, "#f7f4fa", None)
        R(c, y0 + 6, DISPB, 8, (34, "Date"), col="#ffffff")
        for y, h, t, ls in cur:
            T(c, 34, y - 9, f"{t.date:%d %b %Y}", DISP, 7.8)
        R(c, y0 + 6, DISPB, 8, (94, "Transaction Details"), col="#ffffff")
        for y, h, t, ls in cur:
            L(c, 94, y - 9, ls, DISP, 7.8, 10)
        R(c, y0 + 6, DISPB, 8, (428, "Amount (₹)", "r"), (440, "Cr/Dr"), (560, "Balance (₹)", "r"), col="#ffffff")
        for y, h, t, ls in cur:
            T(c, 428, y - 9, inr(t.amt), DISP, 7.8, "r")
        for y, h, t, ls in cur:
            R(c, y - 9, DISP, 7.8, (446, "Dr" if t.dr else "Cr"), (560, inr(t.bal), "r"))
        T(c, 297, 28, f"Page {p + 1} of {len(chunks)}", DISP, 7, "c")
        T(c, 297, 38, "Deposits are insured up to ₹5 lakh by the deposit insurance corporation. Write to care@navyasfb.example within 15 days.", DISP, 7, "c")
    c.save()
    return truth(k, tx, "Navya Small Finance Bank", acct, w.name, "Digital Savings Plus", w.ifsc)


COR = style("""neft+ NEFT-{utr}-{FIRM} ;; neft- NEFT-{utr}-{FIRM}-VENDOR ;; rtgs+ RTGS-{rutr}-{FIRM} ;; rtgs- RTGS-{rutr}-{FIRM} ;; chq- CLG-{FIRM}-{bk} ;;
 gst- GST PMT CPIN {n10}{n4} ;; cash+ CASH DEP {city} ;; chg- NEFT CHRG INCL GST {dmy} ;; sal2- BULK SALARY UPLOAD {n6} ;; imps- IMPS-{rrn}-{P}-{bk}""")

def uttarayan(path, seed, rows):
    """Corporate net-banking download, landscape; foot in sentences."""
    g = rng("uttarayan", seed, rows)
    w = who(g, "UNTB", "116", True)
    k = book(g, rows, COR, 4, 0)
    acct, c, tx, n, on = digits(g, 13, "0" + w.bcode[1:]), new(path, landscape(A4)), [], [0], k.to + dt.timedelta(2)
    T(c, 30, 565, "Uttarayan Bank Corporate Net Banking", CONDB, 11, "l", "#234b9f")
    T(c, 812, 565, f"Downloaded on {on:%d-%b-%Y} 16:4{g.randint(0, 9)} by {w.name.split()[0].upper()}.MAKER1", COND, 7, "r")
    KV(c, 30, 140, 545, 11, [("Corporate ID", w.cust), ("Account Name", w.name), ("Account Number", f"{acct} (INR)"), ("Account Type",
            "Current Account - Trade"), ("Period", f"{k.frm:%d-%b-%Y} To {k.to:%d-%b-%Y}")], CONDB, COND, 8, ": ")
    KV(c, 470, 580, 545, 11, [("Branch Name", f"{w.branch} ({w.bcode})"), ("IFSC / MICR", f"{w.ifsc} / {w.micr}"), ("PAN", w.pan), ("Loan Account Linked",
            "LN" + digits(g, 10)), ("Opening Balance", inr(k.op) + " Cr")], CONDB, COND, 8, ": ")
    xs, hd = [30, 60, 128, 196, 266, 320, 555, 580, 662, 750, 812], ["Sr.", "Value Date", "Post Date", "Tran Type", "Cheque No.", "Transaction Remarks", "D/C",
            "Amount (INR)", "Balance (INR)", "Br. Code"]

    def head(y):
        n[0] += 1
        box(c, 30, y - 14, 782, 14, "#234b9f", None)
        for i, h in enumerate(hd):
            T(c, xs[i] + 3 if i not in (7, 8) else xs[i + 1] - 3, y - 10, h, CONDB, 7.5, "r" if i in (7, 8) else "l", "#ffffff")
        T(c, 812, 18, f"Page {n[0]}", COND, 7, "r")
        return y - 14
    y = head(478)
    for i, t in enumerate(k.tx, 1):
        ls, ref = wrap(t.text, COND, 7.5, 228), t.chq if t.kind == "chq" else ""
        h = 9 * len(ls) + 4
        if y - h < 34:
            c.showPage()
            y = head(570)
        if i % 2 == 0:
            box(c, 30, y - h, 782, h, "#eef2fb", None)
        dd = f"{t.date:%d-%b-%Y}"
        R(c, y - 9, COND, 7.5, (xs[0] + 3, str(i)), (xs[1] + 3, dd), (xs[2] + 3, dd), (xs[3] + 3, {"chq": "CLEARING", "cash": "CASH",
                "chg": "CHARGE"}.get(t.kind, "TRANSFER")), (xs[4] + 3, ref), (xs[6] + 6, "D" if t.dr else "C"), (xs[8] - 3, inr(t.amt), "r"), (xs[9] - 3,
                inr(t.bal), "r"), (xs[9] + 6, w.bcode))
        L(c, xs[5] + 3, y - 9, ls, COND, 7.5, 9)
        y -= h
        tx.append(row(t, ls, ref))
    if y < 90:
        c.showPage()
        y = 570
    L(c, 30, y - 18,
            ["During the period " + f"{k.nd} debit transaction(s) aggregating to INR {inr(k.td)} and "
            + f"{k.nc} credit transaction(s) aggregating to INR {inr(k.tc)} were posted.",
            f"The closing balance of the account as on {k.to:%d-%b-%Y} is INR {inr(k.cl)} Cr.",
            "Generated from the internet banking channel; not valid as a certificate of balance."], COND, 8, 12)
    c.save()
    return truth(k, tx, "Uttarayan Bank", acct, w.name, "Current Account - Trade", w.ifsc)

BANKS = {"relationship": relationship, "sahakari": sahakari, "navya": navya, "uttarayan": uttarayan}
