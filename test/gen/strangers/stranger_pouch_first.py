# SPDX-License-Identifier: AGPL-3.0-or-later
from stranger_pouch_kit import *


def passbook(path, seed, rows):
    """Public bank, joint savings account, passbook printer, 22 lines to a leaf, C/F and B/F"""
    R = rng("passbook", seed, rows)
    a = date(2023, 4, 1) + timedelta(R.randrange(300))
    op = R.randint(500000, 6000000)
    txs = gen(R, rows, op, [(s, d.replace("UPI/DR/", "BY UPI/" if s > 0 else "TO UPI/").replace("UPI/CR/", "BY UPI/"),
                             "{chq}" if "CHQ" in d else "", l, h, k) for s, d, r, l, h, k in SB], a, 120)
    acc = digits(R, 11)
    h1, h2 = R.sample(["SMT. SAVITA RAMDAS PAWAR", "SHRI. RAMDAS GANPAT PAWAR", "SHRI. BHUPENDRA LAL SAHU", "SMT. KUNTI DEVI SAHU"], 2)
    W, HT = 560, 400
    c = Canvas(path, pagesize=(W, HT), invariant=1)
    br, ifsc = R.choice([("NAVAPUR", "BKDP0002217"), ("SITAPURA CAMP", "BKDP0004108")])
    put(c, W / 2, 350, "BANK OF DAKSHIN PRADESH", CB, 16, "c")
    put(c, W / 2, 334, "(A Government of India Undertaking)", C, 9, "c")
    y = 300
    for k, v in [("CIF NO.", digits(R, 9)), ("ACCOUNT NO.", acc), ("NAME(S)", h1), ("", h2), ("MODE OF OPN.", "EITHER OR SURVIVOR"),
                 ("A/C TYPE", "SB GENERAL - CHEQUE"), ("ADDRESS", f"H.NO. {R.randint(2, 99)}, WARD {R.randint(1, 30)}, NEAR GANDHI CHOWK"),
                 ("BRANCH", f"{br} ({ifsc[-5:]})"), ("IFSC", ifsc), ("MICR", digits(R, 9)), ("NOMINATION", "REGISTERED"),
                 ("DATE OF ISSUE", f"{a:%d-%m-%Y}")]:
        put(c, 60, y, f"{k:<15}" + (": " if k else "  ") + v, C, 10)
        y -= 17
    put(c, W / 2, 40, "Please keep the pass book in safe custody and have it updated every month.", C, 8, "c")
    c.showPage()
    # columns of characters: date 0, particulars 10..41, chq 42, wd 50-62, dep 63-75, bal 76-90
    cw, x0, fs = 6.0 * .92, 24, 9.2
    def line(y, s, b=False):
        put(c, x0, y, s, CB if b else C, fs)
    def fmt(d, p, q, w, e, b):
        return f"{d:<9}{p:<32}{q:<7}{w:>13}{e:>13}{b:>16}"
    n = 0
    def head():
        line(HT - 30, fmt("DATE", "PARTICULARS", "CHQ NO", "WITHDRAWALS", "DEPOSITS", "BALANCE"), True)
        line(HT - 40, "-" * 90)
        return HT - 53
    y = head()
    line(y, fmt(f"{a:%d-%m-%y}", "BALANCE B/F", "", "", "", drcr(op, gap="")))
    y -= 13
    bal = op
    for t in txs:
        ls = wrapn(t.desc, 31)
        t.desc = " ".join(ls)
        if y - 13 * len(ls) < 40:
            line(y, fmt("", "CARRIED FORWARD", "", "", "", drcr(bal, gap="")))
            put(c, W / 2, 18, "P.T.O.", C, 8, "c")
            c.showPage()
            y = head()
            line(y, fmt("", "BROUGHT FORWARD", "", "", "", drcr(bal, gap="")))
            y -= 13
        for i, s in enumerate(ls):
            line(y, fmt(f"{t.date:%d-%m-%y}", s, t.ref, inr(t.d) if t.d else "", inr(t.c) if t.c else "", drcr(t.bal, gap="")) if i == 0
                 else fmt("", s, "", "", "", ""))
            y -= 13
        bal = t.bal
    c.save()
    return truth({"bank_name": "BANK OF DAKSHIN PRADESH", "account_number": acc, "account_holder": h1, "account_type": "SB GENERAL - CHEQUE",
                  "ifsc": ifsc, "opening_balance": dot(op)}, txs)


def corereport(path, seed, rows):
    """Core system report in Courier, 132 columns landscape, page heads, B/F and C/F, page totals; current account"""
    R = rng("corereport", seed, rows)
    a = date(R.choice([2023, 2024]), R.choice([1, 4, 7, 10]), 1)
    b = a + timedelta(90)
    op = R.randint(10000000, 90000000)
    txs = gen(R, rows, op, CA, a, 91)
    acc = "0" + digits(R, 13)
    who = R.choice(["M/S HINDOL AUTO SPARES", "M/S TAPI VALLEY TRADING CO", "M/S K P SONS AND BROTHERS"])
    W, HT = A4[1], A4[0]
    sz = (W - 50) / 132 / .6
    ifsc = "SVGB000" + digits(R, 4)
    td, tc = sums(txs)

    def paint(c, total):
        st = {"p": 0, "y": 0}
        def ln(s="", b=False):
            put(c, 25, st["y"], s, CB if b else C, sz)
            st["y"] -= sz * 1.32
        def fm(d, v, p, q, w, e, bb):
            return f"{d:<11} {v:<11} {p:<42} {q:<20} {w:>14} {e:>14} {bb:>14}"
        def head():
            st["p"] += 1
            st["y"] = HT - 30
            ln(f"{'REPORT ID : DDA/STMT/4410':<50}{'SAPTAVANI BANK':<60}{'PAGE NO : ' + str(st['p'])}")
            ln(f"{'RUN DATE  : ' + format(b + timedelta(3), '%d/%m/%Y') + ' 22:14:07':<50}{'SERVICE BRANCH : ' + 'PETLAD ROAD (0441)'}")
            ln()
            ln(f"{'':<36}STATEMENT OF ACCOUNT FOR THE PERIOD {a:%d/%m/%Y} TO {b:%d/%m/%Y}", True)
            ln("=" * 132)
            ln(f"{'A/C NO      : ' + acc:<66}{'CUST ID     : ' + str(int(acc[1:9]))}")
            ln(f"{'NAME        : ' + who:<66}{'SCHEME      : CURRENT DEPOSIT - TRADERS'}")
            if st["p"] == 1:
                ln(f"{'ADDRESS     : 14/2 GIDC ESTATE PHASE II':<66}{'CURRENCY    : INR'}")
                ln(f"{'              PETLAD 388450':<66}{'IFSC CODE   : ' + ifsc}")
                ln(f"{'GSTIN       : 24AAKFX' + acc[3:7] + 'L1Z5':<66}{'MICR CODE   : 388' + acc[2:8]}")
            ln("=" * 132)
            ln(fm("TRAN DATE", "VALUE DATE", "PARTICULARS", "INSTRUMENT / REF", "DEBIT", "CREDIT", "BALANCE"), True)
            ln("-" * 132)
        head()
        ln(fm("", "", "OPENING BALANCE", "", "", "", inr(op)))
        bal, pd, pc = op, 0, 0
        for t in txs:
            ls = wrapn(t.desc, 42)
            t.desc = " ".join(ls)
            if st["y"] - sz * 1.32 * len(ls) < 62:
                ln("-" * 132)
                ln(fm("", "", "PAGE TOTAL", "", inr(pd), inr(pc), ""))
                ln(fm("", "", "CARRIED FORWARD", "", "", "", inr(bal)))
                c.showPage()
                head()
                ln(fm("", "", "BROUGHT FORWARD", "", "", "", inr(bal)))
                pd = pc = 0
            for i, s in enumerate(ls):
                ln(fm(f"{t.date:%d/%m/%Y}", f"{t.vdate:%d/%m/%Y}", s, t.ref, inr(t.d) if t.d else "", inr(t.c) if t.c else "", inr(t.bal))
                   if not i else fm("", "", s, "", "", "", ""))
            bal, pd, pc = t.bal, pd + t.d, pc + t.c
        if st["y"] < 100:
            c.showPage()
            head()
        ln("-" * 132)
        ln(fm("", "", "GRAND TOTAL", "", inr(td), inr(tc), ""), True)
        ln(fm("", "", f"CLOSING BALANCE AS ON {b:%d/%m/%Y}", "", "", "", inr(bal)), True)
        ln()
        ln(f"{'':<50}*** END OF STATEMENT ***")
        c.showPage()
        return st["p"]
    two_pass(path, (W, HT), paint)
    return truth({"bank_name": "SAPTAVANI BANK", "account_number": acc, "account_holder": who, "account_type": "CURRENT DEPOSIT - TRADERS",
                  "ifsc": ifsc, "currency": "INR", "statement_period": period(a, b), "opening_balance": dot(op),
                  "closing_balance": dot(txs[-1].bal), "total_debits": dot(td), "total_credits": dot(tc)}, txs)


def netbank(path, seed, rows):
    """Private bank's net-banking PDF: address left, label:value right, ruled columns, summary at the foot with counts"""
    R = rng("netbank", seed, rows)
    a = date(2024, R.randint(1, 9), 1)
    b = a + timedelta(R.choice([29, 59, 89]))
    op = R.randint(1000000, 30000000)
    txs = gen(R, rows, op, SB, a, (b - a).days + 1)
    acc = "50100" + digits(R, 9)
    who = R.choice(["MR. ANIRUDH VASANT KELKAR", "MS. TANVI RAMESH SHENOY", "MR. ZUBIN DARA CONTRACTOR"])
    ifsc = "PRVT000" + digits(R, 4)
    W, HT = A4
    td, tc = sums(txs)
    navy = HexColor("#123c73")
    cols = [(22, "l"), (70, "l"), (262, "l"), (358, "l"), (457, "r"), (515, "r"), (574, "r")]
    vx = [18, 67, 258, 355, 399, 461, 518, 577]
    data = []
    for t in txs:
        ls = wrap(t.desc, H, 7.5, 184)
        t.desc = " ".join(ls)
        data.append([f"{t.date:%d/%m/%y}", ls, t.ref, f"{t.vdate:%d/%m/%y}", inr(t.d) if t.d else "", inr(t.c) if t.c else "", inr(t.bal)])

    def paint(c, total):
        p = [0]
        def head():
            p[0] += 1
            c.setFillColor(navy); c.rect(18, HT - 52, 26, 26, stroke=0, fill=1)
            put(c, 31, HT - 46, "P", TB, 20, "c", white)
            put(c, 52, HT - 46, "PRAVAT BANK", HB, 17, col=navy)
            put(c, 577, HT - 32, f"Page No .: {p[0]}", H, 8, "r")
            y = HT - 78
            for s in [who, f"FLAT {acc[6:9]} SHANTIVAN CHS", "OFF LINK ROAD KANDIVALI WEST", "MUMBAI 400067", "MAHARASHTRA INDIA"]:
                put(c, 22, y, s, H, 8.5); y -= 11
            y -= 8
            put(c, 22, y, "JOINT HOLDERS :", H, 8)
            put(c, 22, y - 26, "Nomination : Registered", H, 8)
            y = HT - 70
            for k, v in [("Account Branch", "KANDIVALI WEST"), ("Address", "SHOP 1-4, VEENA ARCADE, S V ROAD"), ("City", "MUMBAI 400067"),
                         ("Phone no.", "18001237700"), ("OD Limit", "0.00"), ("Currency", "INR"), ("Cust ID", acc[4:12]),
                         ("Account No", f"{acc}   PRIVILEGE SAVINGS"), ("A/C Open Date", "14/08/2016"), ("Account Status", "Regular"),
                         ("RTGS/NEFT IFSC", f"{ifsc}     MICR : 400{acc[5:11]}")]:
                put(c, 325, y, k, H, 8); put(c, 396, y, ": " + v, H, 8); y -= 10.5
            y -= 6
            put(c, 22, y, f"Statement From   :  {a:%d/%m/%Y}    To  :  {b:%d/%m/%Y}", HB, 8.5)
            y -= 8
            c.setStrokeColor(black); c.setLineWidth(.6); c.rect(18, y - 16, 559, 16)
            for x in vx[1:-1]:
                c.line(x, y, x, y - 16)
            for x, s in zip([42, 162, 306, 377, 430, 489, 547], ["Date", "Narration", "Chq./Ref.No.", "Value Dt", "Withdrawal Amt.", "Deposit Amt.", "Closing Balance"]):
                put(c, x, y - 11, s, HB, 7.3, "c")
            return y - 16
        def new():
            foot(); c.showPage(); return head()
        def foot():
            c.setStrokeColor(black); c.line(18, 64, 577, 64)
            put(c, 18, 54, "*Closing balance includes funds earmarked for hold and uncleared funds", H, 6.5)
            put(c, 18, 45, "Contents of this statement will be considered correct if no error is reported within 30 days of receipt of statement.", H, 6.5)
            put(c, 18, 36, "Registered Office Address: Pravat House, Senapati Marg, Lower Parel, Mumbai 400013", H, 6.5)
        y = rows_out(c, cols, data, head(), 70, new, H, 7.5, 9.5, grid=(black, vx))
        c.setStrokeColor(black); c.line(18, y, 577, y)
        if y < 140:
            y = new()
        y -= 22
        put(c, 22, y, "STATEMENT SUMMARY :-", HB, 8.5)
        nd = sum(1 for t in txs if t.d)
        for x, k, v in [(30, "Opening Balance", inr(op)), (130, "Dr Count", str(nd)), (200, "Cr Count", str(len(txs) - nd)),
                        (280, "Debits", inr(td)), (380, "Credits", inr(tc)), (480, "Closing Bal", inr(txs[-1].bal))]:
            put(c, x, y - 16, k, HB, 8); put(c, x, y - 28, v, H, 8)
        put(c, 22, y - 46, f"Generated On: {b + timedelta(2):%d-%b-%Y} 10:02:44     Requesting Branch Code: NET", H, 7)
        foot(); c.showPage()
        return p[0]
    two_pass(path, A4, paint)
    return truth({"bank_name": "PRAVAT BANK", "account_number": acc, "account_holder": who, "account_type": "PRIVILEGE SAVINGS", "ifsc": ifsc,
                  "currency": "INR", "statement_period": period(a, b), "opening_balance": dot(op), "closing_balance": dot(txs[-1].bal),
                  "total_debits": dot(td), "total_credits": dot(tc)}, txs)


def appstate(path, seed, rows):
    """Payments bank's mobile app: label above value, newest first, signed amounts with the rupee sign, time under the date"""
    R = rng("appstate", seed, rows)
    a = date(2024, R.randint(1, 12), 1)
    b = a + timedelta(27)
    op = R.randint(200000, 9000000)
    pool = [(-1, "Paid to {s}", "UPI Ref {n12}", 2000, 150000, 100), (-1, "Money sent to {p}", "UPI Ref {n12}", 10000, 800000, 100),
            (1, "Money received from {p}", "UPI Ref {n12}", 10000, 2000000, 100), (1, "Cash deposited at banking point {n6}", "Txn {n10}", 50000, 1000000, 5000),
            (-1, "Mobile recharge 98{n8}", "Order {n9}", 19900, 29900, 100), (-1, "Electricity bill Vidyut Mandal {n8}", "Order {n9}", 30000, 300000, 1),
            (1, "Interest for the month", "", 300, 9000, 1), (-1, "Platform fee incl. 18% GST", "", 118, 1180, 1)]
    txs = gen(R, rows, op, pool, a, 28)[::-1]
    acc, who = "9" + digits(R, 9), R.choice(["Nazia Parveen", "Rohit Kishore Mahato", "Lalthanpuii Ralte"])
    F, FB = "Bank18Noto", "Bank18NotoB"
    W, HT = A4
    td, tc = sums(txs)
    teal, grey = HexColor("#00796b"), HexColor("#6b7780")
    ifsc = "UDAN0PB" + digits(R, 4)
    data, last, mins = [], None, []
    for t in txs:
        if t.date != last:
            last, mins = t.date, sorted(R.sample(range(420, 1390), sum(1 for q in txs if q.date == t.date)))
        m = mins.pop()
        ls = wrap(t.desc, F, 8.5, 190)
        t.desc = " ".join(ls)
        data.append([[f"{t.date.day} {MON[t.date.month - 1]} {t.date.year}", f"{(m // 60 - 1) % 12 + 1}:{m % 60:02d} {'PM' if m >= 720 else 'AM'}"],
                     ls, t.ref, ("+" if t.sign > 0 else "-") + " ₹" + inr(t.amt), "₹" + inr(t.bal)])
    cols = [(40, "l"), (115, "l"), (312, "l"), (478, "r"), (555, "r")]

    def paint(c, total):
        p = [1]
        c.setFillColor(teal); c.rect(0, HT - 70, W, 70, stroke=0, fill=1)
        put(c, 40, HT - 42, "Udaan Payments Bank", FB, 18, col=white)
        put(c, 555, HT - 34, "Account Statement", F, 11, "r", white)
        put(c, 555, HT - 50, f"{a.day} {MON[a.month - 1]} {a.year} - {b.day} {MON[b.month - 1]} {b.year}", F, 9, "r", white)
        y = HT - 96
        for x, k, v in [(40, "Account holder", who), (230, "Account number", acc), (350, "IFSC", ifsc), (460, "Account type", "Savings")]:
            put(c, x, y, k, F, 7.5, col=grey); put(c, x, y - 13, v, FB, 9.5)
        y -= 40
        for x, k, v in [(40, "Opening balance", op), (172, "Money in", tc), (304, "Money out", td), (436, "Closing balance", txs[0].bal)]:
            c.setFillColor(HexColor("#e8f4f2")); c.roundRect(x, y - 26, 120, 36, 5, stroke=0, fill=1)
            put(c, x + 8, y - 3, k, F, 7.5, col=grey); put(c, x + 8, y - 18, "₹" + inr(v), FB, 10.5)
        def head(y):
            for (x, al), s in zip(cols, ["Date & time", "Transaction details", "Reference", "Amount", "Balance"]):
                put(c, x, y - 12, s, FB, 8, al, grey)
            c.setStrokeColor(teal); c.setLineWidth(1); c.line(40, y - 18, 555, y - 18)
            return y - 18
        def foot():
            put(c, 40, 30, "Udaan Payments Bank Ltd. accepts deposits up to ₹2,00,000 per customer. In-app help 24x7.", F, 6.5, col=grey)
            put(c, 555, 30, f"{p[0]} / {total}", F, 7, "r", grey)
        def new():
            foot(); c.showPage(); p[0] += 1; return head(HT - 40)
        rows_out(c, cols, data, head(y - 42), 50, new, F, 8.5, 11.5, pad=5, rule=HexColor("#d5dcdf"), x0=40, x1=555)
        foot(); c.showPage()
        return p[0]
    two_pass(path, A4, paint)
    return truth({"bank_name": "Udaan Payments Bank", "account_number": acc, "account_holder": who, "account_type": "Savings", "ifsc": ifsc,
                  "currency": "INR", "statement_period": period(a, b), "opening_balance": dot(op), "closing_balance": dot(txs[0].bal),
                  "total_debits": dot(td), "total_credits": dot(tc)}, txs)


BANKS = {"passbook": passbook, "corereport": corereport, "netbank": netbank, "appstate": appstate}
