# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements: rashtriya, gramin, orbit, arthashree, vaibhav."""
from stranger_portico_kit import *

RVB = style("""upi- TO TRANSFER-UPI/DR/{rrn}/{P10}/{bk}/{vpa}/{note}-- ;; upim- TO TRANSFER-UPI/DR/{rrn}/{S10}/{bk}/{svpa}/UPI-- ;; upi+ BY
 TRANSFER-UPI/CR/{rrn}/{P10}/{bk}/{vpa}/{note}-- ;; neft+ BY TRANSFER-NEFT*{ifsc}*{utr}*{P}-- ;; atm- ATM WDL-ATM CASH {n4} {city}-- ;; chq- CHEQUE WDL-CHEQUE
 TRANSFER TO-{P}-{chq} ;; cash+ CASH DEPOSIT-CASH DEPOSIT SELF-- ;; ach- DEBIT-ACHDr {bk}00000002000 {EMI}-- ;; int+ CREDIT INTEREST-- ;; chg- DEBIT-ATM
 ANNUAL FEE {card}-- ;; sal+ BY TRANSFER-INB Salary {FIRM}--""")

def rashtriya(path, seed, rows):
    g = rng("rashtriya", seed, rows)
    w = who(g, "RVBK", "902")
    k = book(g, rows, RVB)
    acct, c, tx = digits(g, 17, "000000" + g.choice("34") + digits(g, 2)), new(path), []
    xs = [36, 84, 132, 292, 372, 432, 492, 560]
    d1 = lambda d: f"{d.day} {d:%b %Y}"
    T(c, 36, 800, "Rashtriya Vikas Bank", SANSB, 13, "l", "#1f4e9e")
    y, name = 770, title(g, w.name) + ". " + w.name
    rows_ = [("Account Name", [name]), ("Address", [w.house, w.road + ", " + w.area, f"{w.city}-{w.pin}", w.state]), ("Date", [d1(k.to + dt.timedelta(3))]),
             ("Account Number", [acct]), ("Account Description", ["REGULAR SB CHQ-INDIVIDUALS"]), ("Branch", [w.branch.upper()]), ("Drawing Power", ["0.00"]),
             ("Interest Rate(% p.a.)", ["2.7"]), ("MOD Balance", ["0.00"]), ("CIF No.", [digits(g, 11, "8")]), ("CKYCR Number", ["XXXXXXXXXX" + digits(g, 4)]),
             ("IFS Code", [w.ifsc]), ("(Indian Financial System)", []), ("MICR Code", [w.micr]), ("(Magnetic Ink Character Recognition)", []),
             ("Nomination Registered", [g.choice(["Yes", "No"])]), (f"Balance as on {d1(k.frm)}", [inr(k.op)])]
    for a, v in rows_:
        T(c, 36, y, a, NOTO, 8.2)
        for i, s in enumerate(v):
            T(c, 210, y - 11 * i, (": " if i == 0 else "  ") + s, NOTO, 8.2)
        y -= 11 * max(1, len(v)) + 2
    y -= 14
    T(c, 36, y, f"Account Statement from {d1(k.frm)} to {d1(k.to)}", NOTOB, 9)
    y -= 12

    def head(y):
        box(c, xs[0], y - 26, xs[-1] - xs[0], 26, "#dfe7f3", "#808080")
        for i, h in enumerate([("Txn Date",), ("Value", "Date"), ("Description",), ("Ref No./Cheque", "No."), ("Debit",), ("Credit",), ("Balance",)]):
            for j, s in enumerate(h):
                T(c, xs[i] + 3, y - 10 - 10 * j, s, NOTOB, 7.5)
            ln(c, xs[i], y, xs[i], y - 26, .5, "#808080")
        return y - 26
    y = head(y)
    for t in k.tx:
        desc = wrap(t.text, NOTO, 7.5, xs[3] - xs[2] - 6, True)
        ref = t.chq if t.kind == "chq" else f"TRANSFER {'TO' if t.dr else 'FROM'} {t.n10}" if "TRANSFER-" in t.text else ""
        ref = wrap(ref, NOTO, 7.5, 74)
        nl = max(len(desc), len(ref), 2)
        if y - 10 * nl - 5 < 60:
            c.showPage()
            y = head(806)
        h = 10 * nl + 5
        box(c, xs[0], y - h, xs[-1] - xs[0], h, None, "#808080")
        for x in xs[1:-1]:
            ln(c, x, y, x, y - h, .5, "#808080")
        cell = [[f"{t.date.day} {t.date:%b}", f"{t.date:%Y}"], [f"{t.date.day} {t.date:%b}", f"{t.date:%Y}"], desc, ref]
        for i, ls in enumerate(cell):
            for j, s in enumerate(ls):
                T(c, xs[i] + 3, y - 10 - 10 * j, s, NOTO, 7.5)
        R(c, y - 10, NOTO, 7.5, (xs[5 if t.dr else 6] - 3, inr(t.amt), "r"), (xs[7] - 3, inr(t.bal), "r"))
        y -= h
        tx.append(row(t, desc, " ".join(ref)))
    if y < 100:
        c.showPage()
        y = 800
    T(c, 36, y - 22, "Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone over mail, SMS, phone call or any other media.", NOTO,
            7.5)
    T(c, 36, y - 36, "**This is a computer generated statement and does not require a signature.", NOTOB, 7.5)
    c.save()
    return truth(k, tx, "Rashtriya Vikas Bank", acct, name, "REGULAR SB CHQ-INDIVIDUALS", w.ifsc, show="o", cur=False)


GRA = style("""cash+ By Cash ;; cash- To Cash ;; chq- To Clg {P10} ;; upi- UPI/{rrn}/DR ;; upi+ UPI/{rrn}/CR ;; int+ By Int. SB ;; chg- SMS Chgs ;; trf+
 PMKISAN DBT {n6} ;; trf2+ MGNREGA WAGE ;; neft+ NEFT {utr} ;; trf- To Tr. RD {n6} ;; atm- ATM {tid}""")

def gramin(path, seed, rows):
    """Passbook: first page with particulars, then lines on small pages."""
    g = rng("gramin", seed, rows)
    w = who(g, "PRGB", "790")
    k = book(g, rows, GRA, .35, 100, weights={"upi": 3, "trf": 1.5, "cash": 3})
    acct, c, tx, pw = digits(g, 11, "2" + w.bcode[:3]), new(path, (520, 380), "Passbook"), [], 520
    T(c, pw / 2, 350, "PRAGATI KSHETRIYA GRAMIN BANK", SERIFB, 13, "c", "#14532d")
    T(c, pw / 2, 337, "(A Government sponsored Regional Rural Bank)    Head Office : " + w.city, SERIF, 7.5, "c")
    T(c, pw / 2, 318, "SAVINGS BANK PASS BOOK", SERIFB, 10, "c")
    y = 292
    for a, b, a2, b2 in [("Branch", w.branch, "Br. Code", w.bcode), ("Account No.", acct, "CIF No.", digits(g, 10, "9")), ("IFSC", w.ifsc, "MICR", w.micr),
            ("Date of Opening", f"{w.opened:%d-%m-%Y}", "Mode of Opn.", "EITHER OR SURVIVOR"), ("Scheme", "SBGEN-GENERAL", "Nom. Regd.", "Y / " + w.nominee),
            ("Name", w.name.upper(), "", ""), ("Jt. Holder", w.joint.upper(), "", ""), ("S/o, W/o, D/o", person(g), "", ""), ("Address",
            f"{w.house}, {w.area}, {w.city} {w.pin}", "", ""), ("Mobile", w.mobile, "Ledger Folio", digits(g, 3) + "/" + digits(g, 2))]:
        T(c, 40, y, a, SERIF, 8)
        T(c, 120, y, ": " + b, "Courier", 9)
        if a2:
            T(c, 320, y, a2, SERIF, 8)
            T(c, 385, y, ": " + b2, "Courier", 8.5)
        y -= 18
    ln(c, 340, 60, 480, 60)
    T(c, 410, 48, "Branch Manager / Authorised Official", SERIF, 7, "c")
    xs = [18, 72, 222, 276, 346, 416, 490, 508]

    def page():
        c.showPage()
        for x in xs:
            ln(c, x, 24, x, 362, .4, "#7a9a84")
        for q in (362, 340, 24):
            ln(c, 18, q, 508, q, .4, "#7a9a84")
        for i, h in enumerate(["DATE", "PARTICULARS", "CHQ. NO.", "WITHDRAWN", "DEPOSITED", "BALANCE", "INI."]):
            T(c, (xs[i] + xs[i + 1]) / 2, 348, h, SERIFB, 6 if i < 6 else 5, "c", "#14532d")
        return 328
    y, prior = page(), k.op
    num = lambda v: f"{v:.2f}"
    R(c, y, "Courier", 8.5, (74, "Bal. B/F"), (488, num(prior) + "Cr", "r"))
    for t in k.tx:
        y -= 13.5
        if y < 44:
            R(c, y, "Courier", 8.5, (74, "C/F"), (488, num(prior) + "Cr", "r"))
            y = page()
            R(c, y, "Courier", 8.5, (74, "B/F"), (488, num(prior) + "Cr", "r"))
            y -= 13.5
        ref = t.chq if t.kind == "chq" else ""
        R(c, y, "Courier", 8.5, (20, f"{t.date:%d-%m-%y}"), (74, t.text), (225, ref), (344, num(t.amt) if t.dr else "", "r"), (414, "" if t.dr else num(t.amt),
                "r"), (488, num(t.bal) + "Cr", "r"))
        prior = t.bal
        tx.append(row(t, t.text, ref))
    c.save()
    return truth(k, tx, "PRAGATI KSHETRIYA GRAMIN BANK", acct, w.name.upper(), "SBGEN-GENERAL", w.ifsc, show="o", cur=False, per=False)


ORB = style("""upi- {p}|UPI · {vpa} · {note} ;; upim- {shop}|UPI · {svpa} ;; upi+ {p}|UPI · {vpa} ;; neft+ {firm}|NEFT · {utr} ;; pos- {shop}|Card ending {n4}
 ;; bill- {bill}|Autopay ;; int+ Interest earned|For {my} ;; trf- Moved to Pot|Goal {n4}""")

def orbit(path, seed, rows):
    """App statement, one block a day, no balances on the rows."""
    g = rng("orbit", seed, rows)
    w = who(g, "ORBT", "850")
    k = book(g, rows, ORB)
    acct, c, tx, last, day = digits(g, 12), new(path), [], None, lambda d: f"{d.day} {d:%b %Y}"
    T(c, 297, 798, "orbit bank", DISPB, 20, "c", "#111133")
    T(c, 297, 776, w.name, DISPB, 12, "c")
    T(c, 297, 762, f"Savings  ·  A/c {acct}  ·  IFSC {w.ifsc}", DISP, 8.5, "c", "#555555")
    T(c, 297, 750, f"MICR {w.micr}  ·  CIF {w.cust}  ·  Nominee {w.nominee}", DISP, 8.5, "c", "#555555")
    box(c, 150, 690, 295, 48, "#111133", None, r=8)
    T(c, 297, 722, f"Closing balance on {day(k.to)}", DISP, 8, "c", "#ccccee")
    T(c, 297, 701, "₹" + inr(k.cl), NOTOB, 16, "c", "#ffffff")
    T(c, 297, 672, f"{day(k.frm)}  to  {day(k.to)}", DISPB, 9, "c")
    for x, a, v in ((150, "Opening balance", k.op), (297, f"Money in ({k.nc})", k.tc), (445, f"Money out ({k.nd})", k.td)):
        T(c, x, 652, "₹" + inr(v), NOTOB, 10, "c")
        T(c, x, 640, a, DISP, 7.5, "c", "#555555")
    y = 612
    for t in k.tx:
        if y < 70 or (t.date != last and y < 90):
            c.showPage()
            y, last = 800, None
        if t.date != last:
            T(c, 90, y - 4, f"{t.date:%A}, {day(t.date)}", DISPB, 8.5, "l", "#5b5bd6")
            ln(c, 90, y - 9, 505, y - 9, .5, "#c8c8e8")
            y, last = y - 24, t.date
        ls = t.text.split("|")
        T(c, 98, y, ls[0], DISPB, 9)
        L(c, 98, y - 11, ls[1:], NOTO, 7, col="#777777")
        T(c, 505, y - 3, ("- " if t.dr else "+ ") + "₹" + inr(t.amt), NOTOB, 9.5, "r", "#111111" if t.dr else "#148a4c")
        y -= 30
        tx.append(row(t, ls, bal=False))
    T(c, 297, 34, "orbit bank ltd · reach us in the app · deposits insured up to ₹5,00,000", NOTO, 7, "c", "#777777")
    c.save()
    return truth(k, tx, "orbit bank", acct, w.name, "Savings", w.ifsc)


BRO = style("""trf+ RECEIPT FROM CLIENT {bkn} {n6} ;; trf- PAYOUT TO CLIENT {bkn} {n6} ;; x- BILL FOR SETT NO {n8} DT {ddmm} ;; x+ BILL FOR SETT NO {n8} DT
 {ddmm} ;; chg- DP CHARGES {n8} ;; chg2- DELAYED PAYMENT CHARGES ;; x2- FO BILL DT {ddmm} ;; x2+ FO BILL DT {ddmm} ;; imps+ UPI RECEIPT {rrn}""")

def arthashree(path, seed, rows):
    """Stock broker's ledger account of a client, voucher types, Dr/Cr."""
    g = rng("arthashree", seed, rows)
    w = who(g, "XXXX", "000")
    k = book(g, rows, BRO, 1.5, -40000, D(g.randint(-900000, 4000000)) / 100)
    code, c, tx, n = g.choice("ABKMN") + digits(g, 5), new(path), [], [0]
    side = lambda v: f"{inr(abs(v))} {'Dr' if v < 0 else 'Cr'}"
    T(c, 297, 808, "ARTHASHREE SECURITIES PRIVATE LIMITED", "Helvetica-Bold", 12, "c")
    L(c, 297, 796, ["Member: NSE, BSE - SEBI Regn. No. INZ000" + digits(g, 6), f"{w.braddr}, {w.city} - {w.brpin}  Tel: {w.brphone}"], "Helvetica", 7.5, 10,
            "c")
    T(c, 297, 766, "Ledger Account", "Helvetica-Bold", 10, "c")
    T(c, 297, 754, f"From {k.frm:%d/%m/%Y} To {k.to:%d/%m/%Y}", "Helvetica", 8.5, "c")
    L(c, 36, 734, [f"Client : {w.name.upper()} [{code}]", w.house, f"{w.road}, {w.area}", f"{w.city} - {w.pin}"], "Helvetica", 8.5, 11)
    KV(c, 370, 450, 734, 11, [("UCC", code), ("PAN", w.pan), ("Demat A/c", "IN30" + digits(g, 4) + " / " + digits(g, 8)), ("Mobile", w.mobile)], "Helvetica",
            "Helvetica", 8.5, ": ")
    xs = [36, 88, 118, 172, 362, 426, 490, 560]

    def head(y):
        n[0] += 1
        for q in (y + 11, y - 5):
            ln(c, 36, q, 560, q, .8)
        R(c, y, "Helvetica-Bold", 8, (36, "Vch Date"), (88, "Type"), (118, "Vch No."), (172, "Narration"), (424, "Debit (Rs.)", "r"), (488, "Credit (Rs.)",
                "r"), (560, "Balance", "r"))
        T(c, 560, 24, f"Page : {n[0]}", "Helvetica", 7, "r")
        return y - 17
    y = head(672)
    R(c, y, "Helvetica-Oblique", 8, (172, "Opening Balance"), (560, side(k.op), "r"))
    for t in k.tx:
        y -= 13
        if y < 60:
            c.showPage()
            y = head(800)
        vt, vno = ("BR" if not t.dr else "BP") if t.kind in ("trf", "imps") else "BL" if t.kind[0] == "x" else "JV", t.n6
        for x, s, a in ((560, side(t.bal), "r"), (424 if t.dr else 488, inr(t.amt), "r"), (172, t.text, "l"), (118, vno, "l"), (88, vt, "l"), (36,
                f"{t.date:%d/%m/%Y}", "l")):
            R(c, y, "Helvetica", 8, (x, s, a))
        tx.append(row(t, t.text, vno))
    if y < 110:
        c.showPage()
        y = 800
    ln(c, 362, y - 5, 560, y - 5)
    R(c, y - 16, "Helvetica-Bold", 8, (172, "Total"), (424, inr(k.td), "r"), (488, inr(k.tc), "r"), (560, side(k.cl), "r"))
    ln(c, 362, y - 20, 560, y - 20, 1.2)
    L(c, 36, y - 40, [f"Closing balance: Rs. {side(k.cl)}  (Dr = due from client, Cr = due to client)",
            "This is a computer generated ledger. Report differences within 7 working days."], "Helvetica", 7.5, 11)
    c.save()
    return truth(k, tx, "ARTHASHREE SECURITIES PRIVATE LIMITED", code, w.name.upper())


VAI = style("""neft+ Receipt - NEFT {utr} ;; ach+ Receipt - NACH {n10} ;; upi+ Part payment - UPI {rrn} ;; trf- Drawdown to a/c {bk} xx{n4} ;; int- Interest
 due ;; chg- Bounce charges incl. GST ;; chg2- Annual maintenance fee incl. GST ;; imps- Drawdown IMPS {rrn}""")

def vaibhav(path, seed, rows):
    """Flexible loan of an NBFC: sentence for a head, minus signs behind amounts, foot in label-over-value boxes."""
    g = rng("vaibhav", seed, rows)
    w = who(g, "XXXX", "000")
    lim = D(g.choice([300000, 500000, 750000]))
    k = book(g, rows, VAI, 1.2, -lim, -lim * D(g.randint(30, 80)) / 100 - D(g.randint(1, 99)) / 100, weights={"ach": 3}, ceil=-5000)
    acct, c, tx, f, fb, neg = "V" + digits(g, 3) + "FLX" + digits(g, 8), new(path), [], SERIF, SERIFB, lambda v: inr(abs(v)) + ("-" if v < 0 else "")
    T(c, 50, 795, "Vaibhav Finserv Limited", fb, 14, "l", "#7a3b00")
    T(c, 50, 782, "A non-banking financial company", f, 7)
    y = L(c, 50, 752, [w.name, "Co-borrower: " + w.joint, f"{w.house}, {w.road}", f"{w.area}, {w.city} {w.pin}", f"Phone {w.mobile}   PAN {w.pan}"], f, 8.5, 12)
    s = (f"Statement of loan account no. {acct} (Flexi Overdraft Line) for the period {k.frm:%d.%m.%Y} to {k.to:%d.%m.%Y}. "
            + f"Your sanctioned limit is Rs. {inr(lim)} at 14.25 % p.a.; " f"customer ID {w.cust}; linked loan account V{digits(g, 3)}PL{digits(g, 7)}. "
            + f"The balance brought forward was Rs. {neg(k.op)} (a minus sign behind an amount means that it is owed by you).")
    y = L(c, 50, y - 10, wrap(s, f, 8.5, 495), f, 8.5, 12.5) - 12

    def head(y):
        ln(c, 50, y + 12, 545, y + 12, .5)
        ln(c, 50, y + 14, 545, y + 14, .5)
        R(c, y, fb, 8, (88, "Posted", "c"), (250, "Particulars", "c"), (420, "Amount (Rs.)", "r"), (540, "Balance (Rs.)", "r"))
        ln(c, 50, y - 6, 545, y - 6, .5)
        return y - 20
    y = head(y)
    for t in k.tx:
        if y < 60:
            c.showPage()
            y = head(790)
        R(c, y, f, 8.2, (88, f"{t.date:%d.%m.%Y}", "c"), (250, t.text, "c"), (420, inr(t.amt) + ("-" if t.dr else ""), "r"), (540, neg(t.bal), "r"))
        y -= 15
        tx.append(row(t, t.text))
    ln(c, 50, y + 8, 545, y + 8, .5)
    if y < 120:
        c.showPage()
        y = 790
    for i, (a, b) in enumerate([("Amounts charged", f"Rs. {inr(k.td)}-"), ("Number of charges", str(k.nd)), ("Amounts received", f"Rs. {inr(k.tc)}"),
            ("Number of receipts", str(k.nc)), ("Balance at close", f"Rs. {neg(k.cl)}")]):
        box(c, 50 + 99 * i, y - 36, 99, 32, "#fbf3ea", "#7a3b00", .4)
        T(c, 99.5 + 99 * i, y - 16, a, f, 7, "c", "#7a3b00")
        T(c, 99.5 + 99 * i, y - 29, b, fb, 8, "c")
    c.save()
    return truth(k, tx, "Vaibhav Finserv Limited", acct, w.name, "Flexi Overdraft Line")

BANKS = {"rashtriya": rashtriya, "gramin": gramin, "orbit": orbit, "arthashree": arthashree, "vaibhav": vaibhav}
