# SPDX-License-Identifier: AGPL-3.0-or-later
from stranger_pouch_kit import *
from stranger_pouch_second import P, esc
from reportlab.platypus import SimpleDocTemplate, Spacer, Table, TableStyle


def gramin(path, seed, rows):
    """Regional rural bank: labels in Hindi and English, serif, farmers' savings, subsidy credits; sums carried over pages"""
    R = rng("gramin", seed, rows)
    a = date(R.choice([2023, 2024]), R.choice([4, 10]), 1)
    b = a + timedelta(182)
    op = R.randint(20000, 2500000)
    pool = [(1, "DBT PM KISAN SAMMAN {n10}", "", 200000, 200000, 100), (1, "NREGA WAGES {n8} MUSTER ROLL", "", 50000, 400000, 100), (-1, "CASH WITHDRAWAL BC POINT {n6} AEPS", "", 20000, 1000000, 10000),
            (1, "CASH DEP AT BC {n6}", "", 20000, 900000, 10000), (-1, "PMSBY PREMIUM RENEWAL", "", 2000, 2000, 100), (-1, "PMJJBY PREMIUM RENEWAL", "", 43600, 43600, 100),
            (1, "MANDI PAYMENT WHEAT PROC CENTRE {n4}", "", 1500000, 9000000, 1), (-1, "TRF TO KCC LOAN A/C {n11}", "", 200000, 3000000, 1000), (1, "MILK SOC PAYMENT {n5}", "", 90000, 650000, 1),
            (-1, "WITHDRAWAL SLIP SELF", "", 50000, 2000000, 10000), (1, "SB INTEREST CREDIT", "", 1000, 40000, 100), (-1, "UPI {n12} {s}", "", 1000, 150000, 100)]
    txs = gen(R, rows, op, pool, a, 183)
    acc = digits(R, 12)
    who = R.choice(["RAMSWAROOP MEENA", "PHOOLWATI DEVI", "BHANWAR LAL GURJAR"])
    ifsc = "MGBX0RRB" + digits(R, 3)
    F, FB, D = "Bank18Serif", "Bank18SerifB", "Bank18Deva"
    W, HT = A4
    td, tc = sums(txs)
    cols = [(44, "l"), (98, "l"), (126, "l"), (385, "r"), (465, "r"), (550, "r")]
    vx = [40, 94, 122, 310, 390, 470, 555]

    def paint(c, total):
        p = [1]
        put(c, W / 2, HT - 42, "Banas Kshetriya Gramin Bank", FB, 16, "c", HexColor("#1b5e20"))
        put(c, W / 2, HT - 56, "(Sponsored by a Public Sector Bank)   Head Office: Tonk, Rajasthan", F, 8.5, "c")
        put(c, W / 2, HT - 76, "ACCOUNT STATEMENT", FB, 11, "c")
        y = HT - 98
        L = [("शाखा", "Branch", "Uniara (0187)"), ("नाम", "Name", who), ("पता", "Address", "Vill. Kakor, Teh. Uniara, Distt. Tonk 304024"), ("आधार", "Aadhaar", "XXXX XXXX " + acc[3:7])]
        Rt = [("खाता", "A/c No.", acc), ("", "A/c Type", "SB-KISAN BACHAT"), ("", "IFSC", ifsc), ("", "Period", f"{a:%d.%m.%Y} - {b:%d.%m.%Y}")]
        for (h, e, v), (h2, e2, v2) in zip(L, Rt):
            put(c, 44, y, h, D, 9); put(c, 72, y, "/ " + e, F, 9); put(c, 125, y, ": " + v, F, 9)
            if h2:
                put(c, 368, y, h2, D, 9); put(c, 392, y, "/ " + e2, F, 9)
            else:
                put(c, 368, y, e2, F, 9)
            put(c, 430, y, ": " + v2, F, 9); y -= 14
        def head(y):
            c.setStrokeColor(black); c.setLineWidth(.7); c.rect(40, y - 18, 515, 18)
            for x, s in zip([67, 108, 216, 350, 430, 512], ["Date", "Typ", "Particulars", "Debit (Rs.)", "Credit (Rs.)", "Balance (Rs.)"]):
                put(c, x, y - 12, s, FB, 8.5, "c")
            for x in vx[1:-1]:
                c.line(x, y, x, y - 18)
            return y - 18
        def line(y, k, d="", e="", bb="", f=FB):
            c.setStrokeColor(black); c.setLineWidth(.4); c.rect(40, y - 15, 515, 15)
            for x in vx[3:-1]:
                c.line(x, y, x, y - 15)
            put(c, 126, y - 10.5, k, f, 8.5)
            for x, s in ((385, d), (465, e), (550, bb)):
                put(c, x, y - 10.5, s, f, 8.5, "r")
            return y - 15
        y = line(head(y - 4), "Opening Balance", bb=inr(op))
        bal, sd, sc = op, 0, 0
        for t in txs:
            ls = wrap(t.desc, F, 8.5, 178)
            t.desc = " ".join(ls)
            h = len(ls) * 10.5 + 4
            if y - h < 80:
                line(y, "Carried forward", inr(sd), inr(sc), inr(bal))
                put(c, W / 2, 30, f"Page {p[0]} of {total}", F, 8, "c")
                c.showPage(); p[0] += 1
                put(c, 44, HT - 40, f"Banas Kshetriya Gramin Bank, Uniara      A/c {acc}", F, 8.5)
                y = line(head(HT - 48), "Brought forward", inr(sd), inr(sc), inr(bal))
            c.setStrokeColor(black); c.setLineWidth(.4); c.rect(40, y - h, 515, h)
            for x in vx[1:-1]:
                c.line(x, y, x, y - h)
            typ = "CSH" if "CASH" in t.desc or "SLIP" in t.desc else "TRF"
            for x, al, s in ((44, "l", f"{t.date:%d.%m.%Y}"), (98, "l", typ), (385, "r", inr(t.d) if t.d else ""), (465, "r", inr(t.c) if t.c else ""), (550, "r", inr(t.bal))):
                put(c, x, y - 10, s, F, 8.5, al)
            for i, s in enumerate(ls):
                put(c, 126, y - 10 - 10.5 * i, s, F, 8.5)
            y -= h
            bal, sd, sc = t.bal, sd + t.d, sc + t.c
        y = line(y, "Total", inr(sd), inr(sc))
        y = line(y, "Closing Balance", bb=inr(bal))
        put(c, 550, y - 34, "Branch Manager", F, 9, "r")
        put(c, W / 2, 30, f"Page {p[0]} of {total}", F, 8, "c")
        c.showPage()
        return p[0]
    two_pass(path, A4, paint)
    return truth({"bank_name": "Banas Kshetriya Gramin Bank", "account_number": acc, "account_holder": who, "account_type": "SB-KISAN BACHAT", "ifsc": ifsc, "currency": "INR",
                  "statement_period": period(a, b), "opening_balance": dot(op), "closing_balance": dot(txs[-1].bal), "total_debits": dot(td), "total_credits": dot(tc)}, txs, ref=False)


def salaryacct(path, seed, rows):
    """Private bank, salary account: serial numbers, one column of amounts with its Dr / Cr column, balance with another Dr / Cr"""
    R = rng("salaryacct", seed, rows)
    a = date(2024, R.randint(1, 10), R.choice([1, 5, 12]))
    b = a + timedelta(60)
    op = R.randint(-1500000, 8000000)
    pool = SB[:3] + SB[4:7] + [(1, "SALARY {mon} {f}", "", 4500000, 16500000, 1), (-1, "EMI {n8} CHQ S{n12}", "{n8}", 400000, 2500000, 100), (-1, "DEBIT CARD ANNUAL FEE INCL GST", "", 23600, 58900, 100),
                               (-1, "MB:SENT TO {p} RENT", "{n10}", 800000, 2500000, 10000)] + SB[11:]
    txs = gen(R, rows, op, pool, a, 61, floor=-7500000)
    for t in txs:
        t.desc = re.sub(r"SALARY [A-Z]{3}", "SALARY " + MON[(t.date.month - 2) % 12].upper(), t.desc)
    acc = digits(R, 10)
    who = R.choice(["Vikram Aditya Rathore", "Nandini Hegde", "Sourav Chattopadhyay"])
    ifsc = "KOSH000" + digits(R, 4)
    W, HT = A4
    red = HexColor("#c62828")
    cols = [(44, "r"), (52, "l"), (104, "l"), (156, "l"), (320, "l"), (465, "r"), (473, "l"), (555, "r"), (563, "l")]
    data = []
    for n, t in enumerate(txs, 1):
        ls = wrap(t.desc, "Bank18Cond", 7.4, 158)
        t.desc = " ".join(ls)
        data.append([str(n), f"{t.date:%d/%m/%Y}", f"{t.vdate:%d/%m/%Y}", ls, t.ref, inr(t.amt), "CR" if t.sign > 0 else "DR", inr(abs(t.bal)), "CR" if t.bal >= 0 else "DR"])
    F, FB = "Bank18Cond", "Bank18CondB"

    def paint(c, total):
        p = [1]
        put(c, 24, HT - 40, "Koshala Bank", FB, 18, col=red)
        put(c, 570, HT - 38, "Account Statement", FB, 12, "r")
        put(c, 570, HT - 50, f"{a.day:02d} {MON[a.month-1]} {a.year} - {b.day:02d} {MON[b.month-1]} {b.year}", F, 9, "r")
        c.setStrokeColor(red); c.setLineWidth(2); c.line(24, HT - 58, 576, HT - 58)
        y = HT - 78
        put(c, 24, y, who, FB, 11)
        put(c, 24, y - 13, f"CRN xxxxxx{acc[2:5]}", F, 8.5)
        for i, s in enumerate([f"{R0}, Lake View Apartments", "Hinjawadi Phase 1, Pune 411057", "Maharashtra, India"]):
            put(c, 24, y - 27 - 11 * i, s, F, 8.5)
        for i, (k, v) in enumerate([("Account No.", acc), ("Account Type", "Salary Edge with Overdraft"), ("Branch", "Pune - Hinjawadi"), ("IFSC", ifsc), ("MICR", "411" + acc[:6]), ("Overdraft Limit", "75,000.00")]):
            put(c, 400, y - 11.5 * i, k, F, 8.5, "r", HexColor("#666666")); put(c, 408, y - 11.5 * i, v, FB, 8.5)
        y -= 76
        put(c, 24, y, "Opening Balance", F, 9); put(c, 100, y, drcr(op, gap=" ", dr="DR", cr="CR"), FB, 9)
        def head(y):
            c.setFillColor(HexColor("#3a3a3a")); c.rect(24, y - 26, 552, 26, stroke=0, fill=1)
            for (x, al), s in zip(cols, [("#",), ("Transaction", "Date"), ("Value", "Date"), ("Description",), ("Chq / Ref No.",), ("Amount",), ("Dr /", "Cr"), ("Balance",), ("", )]):
                for i, q in enumerate(s):
                    put(c, x, y - (11 if len(s) > 1 else 15.5) - 9 * i, q, FB, 7.5, al, white)
            put(c, 560, y - 11, "Dr /", FB, 7.5, col=white); put(c, 560, y - 20, "Cr", FB, 7.5, col=white)
            return y - 26
        def foot():
            put(c, 24, 28, "Koshala Bank Ltd. Regd. Office: 4 Ashoka Road, Pune. Any discrepancy should be brought to our notice within one month.", F, 6.5)
            put(c, 570, 28, f"Page {p[0]} of {total}", F, 7, "r")
        def new():
            foot(); c.showPage(); p[0] += 1; return head(HT - 36)
        y = rows_out(c, cols, data, head(y - 10), 48, new, F, 7.4, 9.2, pad=3.5, rule=HexColor("#cccccc"), x0=24, x1=576)
        if y < 90:
            y = new()
        put(c, 24, y - 18, "Closing Balance", F, 9); put(c, 100, y - 18, drcr(txs[-1].bal, dr="DR", cr="CR"), FB, 9)
        foot(); c.showPage()
        return p[0]
    R0 = f"B-{R.randint(101, 1204)}"
    two_pass(path, A4, paint)
    return truth({"bank_name": "Koshala Bank", "account_number": acc, "account_holder": who, "account_type": "Salary Edge with Overdraft", "ifsc": ifsc,
                  "statement_period": period(a, b), "opening_balance": dot(op), "closing_balance": dot(txs[-1].bal)}, txs)


def nrojoint(path, seed, rows):
    """Old private bank of the south, NRO joint account: platypus, instruments and amounts Dr / Cr, no balance but its own column and totals at the foot"""
    R = rng("nrojoint", seed, rows)
    a = date(2024, R.choice([1, 4, 7, 10]), 1)
    b = date(a.year + (a.month == 10), (a.month + 2) % 12 + 1, 1) - timedelta(1)
    op = R.randint(3000000, 40000000)
    pool = [(1, "RENT RECD {p} FLAT 4C", "", 1200000, 4500000, 10000), (1, "DIVIDEND {f}", "{n9}", 50000, 900000, 1), (-1, "TDS ON NRO INTEREST 31.2%", "", 2000, 300000, 1), (1, "INT ON NRO SB", "", 6000, 400000, 1),
            (-1, "CHQ TRFR TO {p}", "{chq}", 200000, 9000000, 100), (-1, "SOCIETY MAINT {n6} ECS", "{n10}", 200000, 900000, 100), (-1, "PROPERTY TAX CORPN OF COCHIN {n8}", "", 200000, 1400000, 100),
            (-1, "LIFE INS PREM {n9}", "{n10}", 300000, 3000000, 1), (1, "CLG {s}", "{chq}", 400000, 8000000, 100), (-1, "15CA REMIT TO NRE A/C {n12}", "{n8}", 5000000, 20000000, 100000)]
    txs = gen(R, rows, op, pool, a, (b - a).days + 1)
    acc = f"{R.randint(1000, 9999)}-{digits(R, 5)}-190-001"
    h1, h2 = R.choice([("THOMAS KURUVILA PUTHEN", "ANNAMMA THOMAS"), ("ABDUL REHIMAN K T", "SAFIYA REHIMAN")])
    ifsc = "MALB0" + digits(R, 6)
    td, tc = sums(txs)
    F, FB = "Bank18Sans", "Bank18SansB"
    bl = HexColor("#0b5394")
    st = [P("Malabar Merchants Bank Limited", FB, 14, 18, 0, bl), P("NRI Branch, M.G. Road, Ernakulam, Kochi - 682016", F, 7.5, 14),
          P(f"Account statement for the period {a:%d-%b-%Y} to {b:%d-%b-%Y}", FB, 9, 16)]
    hd = Table([["Primary holder", h1, "A/c number", acc], ["Joint holder", h2, "A/c category", "SB NRO (NON RESIDENT ORDINARY)"], ["Mode", "ANYONE OR SURVIVOR", "IFSC", ifsc],
                ["Country", "OMAN", "Currency", "INR"]], colWidths=[78, 165, 78, 206])
    hd.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), F, 7.5), ("BACKGROUND", (0, 0), (0, -1), HexColor("#dfe9f3")), ("BACKGROUND", (2, 0), (2, -1), HexColor("#dfe9f3")), ("GRID", (0, 0), (-1, -1), .4, bl)]))
    st += [hd, Spacer(1, 10)]
    data = [["Tran Date", "Value Date", "Particulars", "Instruments", "Dr Amount", "Cr Amount", "Total Amount"], ["", "", "Opening balance", "", "", "", drcr(op)]]
    for t in txs:
        ls = wrap(t.desc, F, 7, 140)
        t.desc = " ".join(ls)
        data.append([f"{t.date:%d-%m-%Y}", f"{t.vdate:%d-%m-%Y}", "\n".join(ls), t.ref, inr(t.d) if t.d else "", inr(t.c) if t.c else "", drcr(t.bal)])
    data += [["", "", "Total for the period", "", inr(td), inr(tc), ""], ["", "", "Closing balance", "", "", "", drcr(txs[-1].bal)]]
    tb = Table(data, colWidths=[56, 56, 150, 62, 64, 64, 75], repeatRows=1)
    tb.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), F, 7, 9), ("FONT", (0, 0), (-1, 0), FB, 7), ("FONT", (0, -2), (-1, -1), FB, 7), ("ALIGN", (4, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
                            ("LINEABOVE", (0, 0), (-1, 0), 1, bl), ("LINEBELOW", (0, 0), (-1, 0), 1, bl), ("LINEABOVE", (0, -2), (-1, -2), .6, bl), ("LINEBELOW", (0, -1), (-1, -1), 1, bl),
                            ("LINEBELOW", (0, 1), (-1, -3), .25, HexColor("#b7c9dc")), ("LEFTPADDING", (0, 0), (-1, -1), 4), ("RIGHTPADDING", (0, 0), (-1, -1), 4)]))
    st += [tb, Spacer(1, 10), P("Unless the constituent notifies the bank immediately of any discrepancy, the entries will be taken as correct. ** End of statement **", F, 6.5, 9)]
    SimpleDocTemplate(path, pagesize=A4, leftMargin=34, rightMargin=34, topMargin=36, bottomMargin=36, invariant=1).build(st)
    return truth({"bank_name": "Malabar Merchants Bank Limited", "account_number": acc, "account_holder": h1, "account_type": "SB NRO (NON RESIDENT ORDINARY)", "ifsc": ifsc, "currency": "INR",
                  "statement_period": period(a, b), "opening_balance": dot(op), "closing_balance": dot(txs[-1].bal), "total_debits": dot(td), "total_credits": dot(tc)}, txs)


BANKS = {"gramin": gramin, "salaryacct": salaryacct, "nrojoint": nrojoint}
