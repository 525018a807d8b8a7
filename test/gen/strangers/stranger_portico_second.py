# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements: dakshin, alderson, malabar, crest, suvarna."""
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table
from stranger_portico_kit import *

DKS = style("""upi- UPI/P2A/{rrn}/{P}/{note}/{bkn} ;; upim- UPI/P2M/{rrn}/{SHOP}/Paid via/{bkn} ;; upi+ UPI/P2A/{rrn}/{P}/{note}/{bkn} ;; neft+
 NEFT/{utr}/{FIRM}/{bkn}/ ;; imps+ IMPS/P2A/{rrn}/{P}/{bk}/{note} ;; atm- ATM-CASH/{tid}/{city}/{dmy}/{n4} ;; pos- POS/{SHOP}/{city}/{dmy}/{hms}/{n6} ;; ach-
 ACH-DR-{EMI}-{n10} ;; chq- BRN-CLG-CHQ PAID TO {P}/{bkn} ;; int+ SB:{n10}:Int.Pd ;; chg- Consolidated Charges for A/c ;; bill- EDC/{BILL}/{n8} ;; cash+ BY
 CASH DEPOSIT-BNA/{tid}/{n4}/{dmy}/{city}""")

def dakshin(path, seed, rows):
    g = rng("dakshin", seed, rows)
    w = who(g, "DKSH", "211")
    k = book(g, rows, DKS)
    acct, c, tx, jt = digits(g, 15, "92" + digits(g, 2)), new(path), [], g.random() < .5
    T(c, 297, 806, "DAKSHIN SAMUDRA BANK LTD.", SANSB, 11, "c", "#8a1144")
    L(c, 30, 778, [w.name.upper(), "Joint Holder :" + (w.joint.upper() if jt else "--"), w.house.upper(), w.road.upper(), w.area.upper(), w.city.upper(),
                   w.state.upper() + "-INDIA", w.pin], SANS, 7, 11)
    pairs = [("Customer ID", w.cust), ("IFSC Code", w.ifsc), ("MICR Code", w.micr), ("Nominee Registered", "Y"), ("Nominee Name", w.nominee.upper()),
            ("Registered Mobile No", "XXXXXX" + w.mobile[6:]), ("PAN", w.pan[:2] + "XXXXXX" + w.pan[-2:]), ("CKYC NUMBER", "XXXXXXXXXX" + digits(g, 4)),
            ("Scheme", "EASY ACCESS SALARY ACCOUNT")]
    for i, (a, b) in enumerate(pairs):
        T(c, 565, 778 - 11 * i, f"{a} :{b}", SANS, 7, "r")
    s = f"Statement of Account No - {acct} for the period (From : {k.frm:%d-%m-%Y} To : {k.to:%d-%m-%Y})"
    T(c, 297, 660, s, SANSB, 7.5, "c")
    xs = [30, 86, 136, 338, 404, 470, 540, 566]

    def line(y, h, cells, f=SANS, fill=None):
        box(c, 30, y - h, 536, h, fill, "#555555", .4)
        for x in xs[1:-1]:
            ln(c, x, y, x, y - h, .4, "#555555")
        for i, q in enumerate(cells):
            for j, s in enumerate(q if isinstance(q, list) else [q]):
                T(c, (xs[i] + 3) if i in (0, 1, 2) else (xs[i + 1] - 3), y - 9 - 9 * j, s, f, 6.8, "l" if i < 3 else "r")
        return y - h
    y = line(650, 24, ["Tran Date", "Chq No", "Particulars", "Debit", "Credit", "Balance", ["Init.", "Br"]], SANSB, "#e9d3dc")
    y = line(y, 13, ["", "", "OPENING BALANCE", "", "", s2(k.op)], SANSB)
    for t in k.tx:
        ls, ref = chop(t.text, 42), t.chq if t.kind == "chq" else ""
        if y - 9 * len(ls) - 5 < 40:
            c.showPage()
            y = 810
        y = line(y, 9 * len(ls) + 5, [f"{t.date:%d-%m-%Y}", ref, ls, s2(t.amt) if t.dr else "", "" if t.dr else s2(t.amt), s2(t.bal), w.bcode[-4:]])
        tx.append(row(t, ls, ref))
    if y < 150:
        c.showPage()
        y = 810
    y = line(y, 13, ["", "", "TRANSACTION TOTAL", s2(k.td), s2(k.tc), ""], SANSB)
    y = line(y, 13, ["", "", "CLOSING BALANCE", "", "", s2(k.cl)], SANSB)
    y = L(c, 30, y - 18, ["Unless the constituent notifies the bank immediately of any discrepancy found by him in this statement of Account, it will be taken",
            "that he has found the account correct. The closing balance as shown is in INR and includes funds under clearing.",
            f"BRANCH ADDRESS - DAKSHIN SAMUDRA BANK LTD, {w.branch.upper()}, {w.braddr.upper()}, {w.city.upper()} {w.brpin}, TEL:{w.brphone}"], SANS, 6.5, 10)
    L(c, 30, y - 4, ["Legends :", "UPI/P2A - Transfer to account using UPI    BRN-CLG - Clearing at branch    EDC - Bill payment    SB - Savings interest",
            "++++ End of Statement ++++"], SANS, 6.5, 10)
    c.save()
    return truth(k, tx, "DAKSHIN SAMUDRA BANK LTD.", acct, w.name.upper(), "EASY ACCESS SALARY ACCOUNT", w.ifsc)


FOR = style("""neft+ NEFT IN {utr} {FIRM} ;; neft- NEFT OUT {P} {utr} ;; imps- IMPS {rrn} {P} {bkn} ;; upim- UPI {rrn} {SHOP} {svpa} ;; chq- CHEQUE {chq} ;;
 atm- CASH WITHDRAWAL ATM {tid} {city} ;; int+ CREDIT INTEREST ;; ach- NACH DEBIT {EMI} {n10} ;; pos- DEBIT CARD {card} {SHOP} {city} ;; x+ INWARD REMITTANCE
 {n8} {P} ;; upi+ UPI {rrn} {P} {vpa}""")

def alderson(path, seed, rows):
    """Foreign bank: dates once a day, balance once a day, brought and carried forward."""
    g = rng("alderson", seed, rows)
    w = who(g, "ALDR", "039")
    k = book(g, rows, FOR, 2.5)
    acct, c, tx, n, d = f"{digits(g, 3)}-{digits(g, 6)}-006", new(path), [], [0], lambda q: f"{q:%d%b%Y}".upper()
    T(c, 42, 795, "Alderson & Clyde Bank", NSERIFB, 15)
    T(c, 42, 783, "India - Incorporated in Scotland with limited liability", NSERIF, 7)
    L(c, 42, 742, [w.name.upper(), w.house.upper(), w.road.upper() + " " + w.area.upper(), f"{w.city.upper()} {w.pin}", "INDIA"], NSERIF, 8.5, 12)
    for i, (a, b) in enumerate([("Statement date", d(k.to)), ("Branch", f"{w.branch}, {w.city}"), ("Customer number", w.cust), ("Phone banking", w.brphone),
            ("IFSC / MICR", f"{w.ifsc} / {w.micr}")]):
        T(c, 360, 768 - 24 * i, a, NSERIFB, 7)
        T(c, 360, 758 - 24 * i, b, NSERIF, 8.5)
    T(c, 42, 640, f"Your premium account statement for {k.frm.day} {k.frm:%B %Y} to {k.to.day} {k.to:%B %Y}", NSERIFB, 10)
    T(c, 42, 622, f"Account {acct} SAVINGS ACCOUNT-RES", NSERIF, 9)
    T(c, 553, 622, "Currency INR", NSERIF, 9, "r")

    def head(y):
        n[0] += 1
        ln(c, 42, y + 12, 553, y + 12, 1)
        R(c, y, NSERIFB, 8, (42, "Date"), (105, "Transaction details"), (385, "Deposits", "r"), (470, "Withdrawals", "r"), (553, "Balance", "r"))
        ln(c, 42, y - 5, 553, y - 5, .4)
        T(c, 553, 30, f"Page {n[0]}", NSERIF, 7, "r")
        return y - 18
    y = head(598)
    R(c, y, NSERIF, 8.2, (42, d(k.frm)), (105, "BALANCE BROUGHT FORWARD"), (553, west(k.op), "r"))
    y, last = y - 13, None
    for i, t in enumerate(k.tx):
        ls = wrap(t.text, NSERIF, 8.2, 190)
        if y - 11 * len(ls) < 70:
            R(c, y, NSERIF, 8.2, (105, "BALANCE CARRIED FORWARD"), (553, west(k.tx[i - 1].bal), "r"))
            c.showPage()
            y, last = head(790), None
            R(c, y, NSERIF, 8.2, (105, "BALANCE BROUGHT FORWARD"), (553, west(k.tx[i - 1].bal), "r"))
            y -= 13
        end = i + 1 == rows or k.tx[i + 1].date != t.date
        for x, s, a in ((42, d(t.date) if t.date != last else "", "l"), (470 if t.dr else 385, west(t.amt), "r"), (553, west(t.bal) if end else "", "r")):
            R(c, y, NSERIF, 8.2, (x, s, a))
        y, last = L(c, 105, y, ls, NSERIF, 8.2, 11) - 3, t.date
        tx.append(row(t, ls, bal=end))
    R(c, y, NSERIFB, 8.2, (42, d(k.to)), (105, "CLOSING BALANCE"), (553, west(k.cl), "r"))
    if y < 140:
        c.showPage()
        y = head(790)
    y -= 28
    T(c, 42, y, f"Total deposits ({k.nc}): {west(k.tc)}", NSERIFB, 8.2)
    T(c, 300, y, f"Total withdrawals ({k.nd}): {west(k.td)}", NSERIFB, 8.2)
    L(c, 42, y - 22, ["Please examine this statement and advise us of any discrepancy within 14 days. Nomination: registered."], NSERIF, 7)
    c.save()
    return truth(k, tx, "Alderson & Clyde Bank", acct, w.name.upper(), "SAVINGS ACCOUNT-RES", w.ifsc)


NRE = style("""x+ INWARD REMITTANCE/{n10}/USD ;; neft- NEFT/{utr}/{P} ;; imps- IMPS/{rrn}/{P}/{bkn} ;; chq- CHQ PAID/{P} ;; trf- TRF TO FD {n10} ;; int+
 INTEREST NRE SB {my} ;; ach- SIP/{EMI}/{n8} ;; trf+ FD PROCEEDS {n10}""")
ABROAD = [("Villa 14, Al Safa Street", "Dubai", "UAE PO Box 2"), ("22 Maple Crescent", "Toronto ON", "Canada M"), ("Apt 5B, 90 Harlow Road", "Singapore",
        "Singapore 0"), ("7 Elm Close", "Leicester", "UK LE")]

def malabar(path, seed, rows):
    """NRE account: coloured label boxes, platypus tables."""
    g = rng("malabar", seed, rows)
    w = who(g, "MLBR", "048", city=CITY[11])
    k, ab = book(g, rows, NRE, 6, 1000), g.choice(ABROAD)
    acct, tx = digits(g, 14, "1198"), []
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=36, rightMargin=36, topMargin=34, bottomMargin=40, invariant=1, title="NRE statement")
    P = lambda s, f=NOTO, z=8: Paragraph(s, ParagraphStyle("p", fontName=f, fontSize=z, leading=z + 3))
    cells = [["Name of First Holder", w.name, "Account Number", acct], ["Joint Holder", w.joint, "Customer ID", w.cust], ["Mode of Operation",
            "Either or Survivor", "Scheme", "NRE Savings Bank"], ["Overseas Address", f"{ab[0]}\n{ab[1]}\n{ab[2]}{digits(g, 3)}", "Branch",
            f"{w.branch} (NRI)\n{w.braddr}\n{w.city} {w.brpin}"], ["Indian Contact", w.mobile, "IFSC", w.ifsc], ["PAN / Form 60", w.pan, "MICR", w.micr],
            ["Nominee", w.nominee, "SWIFT", "MLBRINBBXXX"], ["Loan Account(s)", g.choice(["NIL", "HL" + digits(g, 9)]), "Currency", "Indian Rupee (INR)"]]
    kv = Table(cells, [95, 166, 90, 172], style=[("FONT", (0, 0), (-1, -1), NOTO, 8), ("FONT", (0, 0), (0, -1), NOTOB, 7.5), ("FONT", (2, 0), (2, -1), NOTOB,
            7.5), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("BACKGROUND", (0, 0), (0, -1), HexColor("#1d6b5e")), ("BACKGROUND", (2, 0), (2, -1),
            HexColor("#1d6b5e")), ("TEXTCOLOR", (0, 0), (0, -1), colors.white), ("TEXTCOLOR", (2, 0), (2, -1), colors.white), ("LINEBELOW", (0, 0), (-1, -1),
            .4, colors.white), ("BACKGROUND", (1, 0), (1, -1), HexColor("#eef5f3")), ("BACKGROUND", (3, 0), (3, -1), HexColor("#eef5f3")), ("TOPPADDING", (0,
            0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
    body = [["Sl.", "Tran. Date", "Value Date", "Narration", "Instr. No.", "Debit", "Credit", "Balance"], ["", "", "", "Opening Balance", "", "", "",
            inr(k.op)]]
    for i, t in enumerate(k.tx, 1):
        ls, ref = wrap(t.text.replace("/", " / "), NOTO, 7.3, 160), t.chq if t.kind == "chq" else ""
        body.append([str(i), f"{t.date:%d/%m/%Y}", f"{t.date:%d/%m/%Y}", "\n".join(ls), ref, inr(t.amt) if t.dr else "", "" if t.dr else inr(t.amt),
                inr(t.bal)])
        tx.append(row(t, ls, ref))
    body.append(["", "", "", "Total / Closing Balance", "", inr(k.td), inr(k.tc), inr(k.cl)])
    tab = Table(body, [24, 52, 52, 168, 44, 58, 60, 65], repeatRows=1, style=[("FONT", (0, 0), (-1, -1), NOTO, 7.3), ("FONT", (0, 0), (-1, 0), NOTOB, 7.3),
            ("FONT", (0, -1), (-1, -1), NOTOB, 7.3), ("ALIGN", (5, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBELOW", (0, 0), (-1, 0),
            1, HexColor("#1d6b5e")), ("LINEABOVE", (0, -1), (-1, -1), .7, HexColor("#1d6b5e")), ("LINEBELOW", (0, 1), (-1, -1), .25, HexColor("#9dbdb6")),
            ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 2)])
    per = f"Statement of account no. {acct} for the period from {k.frm:%d/%m/%Y} to {k.to:%d/%m/%Y}"
    foot = [f"Debits in the period: {k.nd} entries. Credits in the period: {k.nc} entries. Balances in this account are freely repatriable.",
            "Interest on NRE deposits is exempt from income tax subject to the Act.", "This is a computer output and needs no signature."]
    doc.build([P("<b>Malabar Union Bank Ltd</b>", NOTOB, 14), Spacer(1, 6), P("NRI Services, Kochi", NOTO, 8), Spacer(1, 8), kv, Spacer(1, 10), P(per, NOTOB,
            9), Spacer(1, 6), tab, Spacer(1, 10)] + [P(s, NOTO, 7.5) for s in foot])
    return truth(k, tx, "Malabar Union Bank Ltd", acct, w.name, "NRE Savings Bank", w.ifsc)


CON = style("""neft+ NEFT/{utr}/{firm} ;; neft- NEFT/{utr}/{firm} ;; rtgs+ RTGS/{rutr}/{firm} ;; chq- Chq paid to {firm} ;; cash+ Cash deposit ;; gst-
 GST/CPIN {n10}{n4} ;; upi+ UPI QR/{rrn}/{vpa} ;; upi- UPI/{rrn}/{vpa} ;; chg- Cheque book charges ;; pos+ POS settlement {tid} ;; ach- ACH Dr/{emi}/{n8}""")

def crest(path, seed, rows):
    """Current account, newest entry first, counts and sums above the list."""
    g = rng("crest", seed, rows)
    w = who(g, "CRTB", "259", True)
    k = book(g, rows, CON, 2.5)
    acct, c, tx = digits(g, 16, "0" + w.bcode), new(path), []
    T(c, 28, 800, "CREST BANK", "Helvetica-Bold", 16, "l", "#006c67")
    T(c, 28, 786, "Current Account Statement", "Helvetica", 10)
    for x, hd, ls in ((28, "ACCOUNT HOLDER", [w.name, w.house, f"{w.road}, {w.area}", f"{w.city} {w.pin}, {w.state}"]), (225, "ACCOUNT", [f"A/c No. {acct}",
            "Type: Current - Business Plus", f"CIF {w.cust}   PAN {w.pan}", "Joint holders: None   Nominee: NA"]), (420, "BRANCH", [f"{w.branch} ({w.bcode})",
            f"IFSC {w.ifsc}", f"MICR {w.micr}", f"Tel. {w.brphone}"])):
        box(c, x, 708, 148 if x > 400 else 186, 62, None, "#006c67", .7)
        T(c, x + 6, 758, hd, "Helvetica-Bold", 7, "l", "#006c67")
        L(c, x + 6, 746, ls, "Helvetica", 7.8, 11)
    T(c, 28, 690, f"Transactions from {k.frm:%d %b %Y} to {k.to:%d %b %Y}, latest first", "Helvetica-Bold", 9)
    ss = [("Opening Bal. (Rs.)", inr(k.op)), ("No. of Debits", str(k.nd)), ("Total Debits (Rs.)", inr(k.td)), ("No. of Credits", str(k.nc)),
            ("Total Credits (Rs.)", inr(k.tc)), ("Closing Bal. (Rs.)", inr(k.cl))]
    for i, (a, b) in enumerate(ss):
        box(c, 28 + 90 * i, 664, 90, 14, "#006c67", "#ffffff")
        T(c, 73 + 90 * i, 668, a, "Helvetica-Bold", 7.5, "c", "#ffffff")
        T(c, 73 + 90 * i, 652, b, "Helvetica", 9, "c")

    def head(y):
        R(c, y, "Helvetica-Bold", 8, (28, "Date"), (90, "Remarks"), (320, "Cheque"), (420, "Debit", "r"), (492, "Credit", "r"), (568, "Balance", "r"),
                col="#006c67")
        ln(c, 28, y - 4, 568, y - 4, 1, "#006c67")
        return y - 16
    y = head(630)
    for t in reversed(k.tx):
        if y < 50:
            c.showPage()
            y = head(800)
        x, ref = 90, t.chq if t.kind == "chq" else ""
        for word in t.text.split(" "):
            T(c, x, y, word, "Helvetica", 8)
            x += W(word + " ", "Helvetica", 8)
        R(c, y, "Helvetica", 8, (28, f"{t.date:%d %b %Y}"), (320, ref), (420, inr(t.amt) if t.dr else "-", "r"), (492, "-" if t.dr else inr(t.amt), "r"), (568,
                inr(t.bal), "r"))
        ln(c, 28, y - 4, 568, y - 4, .3, "#bbbbbb")
        y -= 14
        tx.append(row(t, t.text, ref))
    T(c, 28, 30, "Crest Bank Ltd. System generated statement. Discrepancies may be reported at any branch within 21 days.", "Helvetica", 7)
    c.save()
    return truth(k, tx, "CREST BANK", acct, w.name, "Current - Business Plus", w.ifsc)


SUV = style("""upi- UPI/{p}/{rrn}/{note} ;; upim- UPI/{shop}/{rrn}/UPI ;; upi+ UPI/{p}/{rrn}/{note} ;; neft+ NEFT {utr} {FIRM} {ifsc} ;; pos-
 PCD/{n4}/{SHOP}/{city}{dmy}/{hms} ;; atm- ATL/{n4}/{n6}/{city} CASH {dmy} ;; imps+ Received from {p} IMPS ;; int+ Int.Pd:{n10}:{my} ;; ach-
 NACH-DR-{EMI}-{n10} ;; bill- OT/{BILL}/{n8} ;; chq- CHQ PAID {P} ;; trf- Sweep transfer to [{n10}]""")

def suvarna(path, seed, rows):
    """One amount column with (Dr)/(Cr), statement summary below."""
    g = rng("suvarna", seed, rows)
    w = who(g, "SVRN", "485")
    k = book(g, rows, SUV)
    acct, c, tx, n, f, fb = digits(g, 10), new(path), [], [0], "Helvetica", "Helvetica-Bold"
    pos = lambda t, v: f"{inr(v)}{t}"

    def head():
        n[0] += 1
        T(c, 40, 806, "Suvarna Mahesh Bank", fb, 12, "l", "#003874")
        T(c, 556, 806, f"Page {n[0]}", f, 7, "r")
        T(c, 40, 780, w.name.upper(), fb, 9)
        L(c, 40, 768, [w.house.upper(), w.road.upper() + ", " + w.area.upper(), f"{w.city.upper()} - {w.pin}", w.state.upper() + " INDIA"], f, 8)
        KV(c, 320, 400, 780, 11, [("Period", f"{k.frm:%d-%m-%Y} To {k.to:%d-%m-%Y}"), ("Cust.Reln.No", w.cust), ("Account No", acct), ("Currency", "INR"),
                ("Branch", f"{w.city.upper()} - {w.branch.upper()}"), ("Nominee Regd.", "Y"), ("MICR / IFSC", f"{w.micr} / {w.ifsc}")], f, f, 8, ": ")
        T(c, 40, 712, "Account Type : SAVINGS-PRIVILEGE", f, 8)
        ln(c, 40, 694, 556, 694, .8)
        for x, s, a in ((40, "Date", "l"), (98, "Narration", "l"), (320, "Chq/Ref No", "l"), (460, "Withdrawal (Dr)/", "r"), (460, "Deposit (Cr)", "r"), (556,
                "Balance", "r")):
            T(c, x, 672 if s == "Deposit (Cr)" else 683, s, fb, 8, a)
        ln(c, 40, 667, 556, 667, .8)
        return 654
    y = head()
    R(c, y, f, 7.8, (98, "B/F"), (556, pos("(Cr)", k.op), "r"))
    y -= 14
    for t in k.tx:
        ls = wrap(t.text, f, 7.8, 214, True)
        if y - 10 * len(ls) < 50:
            c.showPage()
            y = head()
        ref = {"UP": "UPI-" + t.rrn, "Re": "IMPS-" + t.rrn, "CH": t.chq, "NE": "NEFTINW-" + t.n8}.get(t.text[:2], "") if t.text[:3] != "NAC" else "NACH" + t.n8
        R(c, y, f, 7.8, (40, f"{t.date:%d-%m-%Y}"), (320, ref), (460, pos("(Dr)" if t.dr else "(Cr)", t.amt), "r"), (556, pos("(Cr)", t.bal), "r"))
        y = L(c, 98, y, ls, f, 7.8, 10) - 3
        tx.append(row(t, ls, ref))
    ln(c, 40, y + 6, 556, y + 6, .8)
    if y < 150:
        c.showPage()
        y = head()
    T(c, 40, y - 12, "Statement Summary", fb, 9)
    y = KV(c, 40, 190, y - 26, 12, [("Opening Balance", ": " + pos("(Cr)", k.op)), ("Total Withdrawal Amount", ": " + pos("(Dr)", k.td)),
            ("Total Deposit Amount", ": " + pos("(Cr)", k.tc)), ("Closing Balance", ": " + pos("(Cr)", k.cl)), ("Withdrawal Count", f": {k.nd}"),
            ("Deposit Count", f": {k.nc}")], f, f, 8)
    T(c, 40, y - 8, "Any discrepancy in the statement should be brought to the notice of the Bank within one month. End of Statement.", f, 7)
    c.save()
    return truth(k, tx, "Suvarna Mahesh Bank", acct, w.name.upper(), "SAVINGS-PRIVILEGE", w.ifsc)

BANKS = {"dakshin": dakshin, "alderson": alderson, "malabar": malabar, "crest": crest, "suvarna": suvarna}
