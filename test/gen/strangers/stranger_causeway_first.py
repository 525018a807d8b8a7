# SPDX-License-Identifier: AGPL-3.0-or-later
"""Three private and public-sector bank statements drawn on the canvas."""
from stranger_causeway_kit import *


def suvarna(path, seed, rows):
    """Private bank: address left, two-column box right, vertical rules only, STATEMENT SUMMARY."""
    r = random.Random(f"suvarna/{seed}/{rows}")
    p, h = person(r), history(r, rows, "hdfc", r.randint(400000, 9000000))
    acc, ifsc = "50" + digits(r, 12), f"SVRN0{r.randint(100, 4000):06d}"
    W, Ht = A4
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    X = [18, 62, 248, 330, 372, 446, 516, 578]
    heads = ["Date", "Narration", "Chq./Ref.No.", "Value Dt", "Withdrawal Amt.", "Deposit Amt.", "Closing Balance"]
    atype = r.choice(["SAVINGS A/C - RESIDENT (100)", "SAVINGSMAX (134)", "SAVINGS - SALARY (180)"])
    br = p.area + " " + p.city
    pg = [0]

    def head():
        pg[0] += 1
        text(c, W / 2, Ht - 24, f"Page No .: {pg[0]}", H, 7.5, "c")
        c.setFillColor(colors.HexColor("#12408a"))
        c.rect(18, Ht - 60, 170, 26, fill=1, stroke=0)
        text(c, 28, Ht - 52, "SUVARNADEEP BANK", HB, 14, col=colors.white)
        text(c, 20, Ht - 74, "We understand your money", T, 8)
        c.rect(18, Ht - 200, 255, 104)
        for i, s in enumerate([f"{p.pre} {p.name}", p.house, p.soc, p.area, f"{p.city} {p.pin}", f"{p.state} INDIA"]):
            text(c, 26, Ht - 112 - 11 * i, s, H, 8)
        text(c, 26, Ht - 194, "JOINT HOLDERS :" + (" " + p.joint if seed % 2 else ""), H, 8)
        lv = [("Account Branch", br), ("Address", f"SHOP 1-4, {p.soc},"), ("", p.area), ("City", f"{p.city} {p.pin}"), ("State", p.state),
              ("Phone no.", "18001203456"),
              ("OD Limit", "0.00"), ("Currency", "INR"), ("Email", p.mail), ("Cust ID", p.cust), ("Account No", f"{acc} PREFERRED"),
              ("A/C Open Date", "14/08/2016"),
              ("Account Status", "Regular"), ("RTGS/NEFT IFSC", f"{ifsc} MICR : {p.micr}"), ("Account Type", atype)]
        for i, (a, b) in enumerate(lv):
            y = Ht - 46 - 11.2 * i
            if a:
                text(c, 305, y, a, H, 7.5)
                text(c, 375, y, ":", H, 7.5)
            text(c, 381, y, b, H, 7.5)
        text(c, 18, Ht - 222, "Nomination : Registered", H, 8)
        text(c, 18, Ht - 236, f"From : {h.a:%d/%m/%Y}", HB, 8)
        text(c, 110, Ht - 236, f"To : {h.b:%d/%m/%Y}", HB, 8)
        text(c, 400, Ht - 222, "Statement of account", HB, 9)
        y = Ht - 246
        c.line(X[0], y, X[-1], y)
        c.line(X[0], y - 16, X[-1], y - 16)
        for i, s in enumerate(heads):
            text(c, (X[i] + X[i + 1]) / 2, y - 11, s, HB, 7.5, "c")
        return y

    def foot(top, y):
        for x in X:
            c.line(x, top, x, y)
        c.line(X[0], y, X[-1], y)
        text(c, 18, 40, "SUVARNADEEP BANK LIMITED", HB, 6.5)
        text(c, 18, 31, "*Closing balance includes funds earmarked for hold and uncleared funds", H, 6)
        text(c, 18, 23, "Contents of this statement will be considered correct if no error is reported within 30 days of receipt of statement.", H, 6)

    top = head()
    y, out = top - 16, []
    for t in h.tx:
        ls = wrap(t.desc, H, 7.5, X[2] - X[1] - 6)
        ref = {"c": t.ref.zfill(15), "u": t.ref, "r": t.ref.zfill(16), "-": ""}[t.kind]
        hh = 10 * len(ls) + 5
        if y - hh < 62:
            foot(top, y)
            c.showPage()
            top = head()
            y = top - 16
        b = y - 10
        text(c, X[0] + 4, b, f"{t.date:%d/%m/%y}", H, 7.5)
        for i, s in enumerate(ls):
            text(c, X[1] + 3, b - 10 * i, s, H, 7.5)
        if ref:
            text(c, X[2] + 3, b, ref, H, 7.5)
        text(c, X[3] + 4, b, f"{t.val:%d/%m/%y}", H, 7.5)
        text(c, X[6 if t.cr else 5] - 4, b, inr(t.amt), H, 7.5, "r")
        text(c, X[7] - 4, b, inr(t.bal), H, 7.5, "r")
        y -= hh
        out.append(row(t, one(ls), ref=ref))
    if y < 130:
        foot(top, y)
        c.showPage()
        top = head()
        y = top - 16
        foot(top, y)
    else:
        foot(top, y)
    text(c, 18, y - 18, "STATEMENT SUMMARY :-", HB, 8)
    for x, a, b in zip([18, 130, 210, 290, 390, 490], ["Opening Balance", "Dr Count", "Cr Count", "Debits", "Credits", "Closing Bal"],
                       [inr(h.open), str(h.ndr), str(h.ncr), inr(h.dr), inr(h.crs), inr(h.close)]):
        text(c, x + 60, y - 32, a, HB, 7.5, "r")
        text(c, x + 60, y - 44, b, H, 7.5, "r")
    c.save()
    return truth(out, h, bank_name="SUVARNADEEP BANK", account_number=acc, account_holder=f"{p.pre} {p.name}", account_type=atype, ifsc=ifsc, currency="INR",
                 branch=br,
                 opening_balance=m2(h.open), closing_balance=m2(h.close), total_debits=m2(h.dr), total_credits=m2(h.crs))


def rashtriya(path, seed, rows):
    """Public-sector bank's net-banking print: stacked label : value, fully ruled, dates broken over two lines."""
    r = random.Random(f"rashtriya/{seed}/{rows}")
    p, h = person(r), history(r, rows, "sbi", r.randint(100000, 5000000))
    acc, ifsc = "000000" + digits(r, 11), f"BHRN0{r.randint(1000, 20000):06d}"
    br = r.choice(AREA) + ", " + p.city
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    W, Ht = A4
    X = [30, 76, 122, 268, 366, 430, 494, 565]
    dl = lambda d: [f"{d.day} {d:%b}", f"{d:%Y}"]
    text(c, 30, Ht - 50, "Bharat Rashtriya Bank", SANSB, 15, col=colors.HexColor("#1f3f8f"))
    y = Ht - 84
    kind = r.choice(["Regular SB Chq-Individuals", "SBCHQ-GEN-PUB-IND-NONRURAL-INR", "REGULAR SB NCHQ-INDIVIDUALS"])
    for a, bs in [("Account Name", [f"{p.pre.title()[:-1]}. {p.name}"]), ("Address", [p.house, p.soc, p.area, f"{p.city}-{p.pin}"]),
                  ("Date", [f"{h.b.day} {h.b:%b %Y}"]),
                  ("Account Number", [acc]), ("Account Description", [kind]), ("Branch", [br]), ("Drawing Power", ["0.00"]),
                  ("Interest Rate(% p.a.)", ["2.7"]),
                  ("MOD Balance", ["0.00"]), ("CIF No.", [p.cust]), ("IFS Code", [ifsc]), ("(Indian Financial System)", None), ("MICR Code", [p.micr]),
                  ("(Magnetic Ink Character Recognition)", None), ("Nomination Registered", ["Yes"]),
                  (f"Balance as on {h.a.day} {h.a:%b %Y}", [inr(h.open)])]:
        text(c, 32, y, a, SANS, 7 if bs is None else 8)
        for i, b in enumerate(bs or []):
            text(c, 196, y, (": " if i == 0 else "  ") + b, SANS, 8)
            y -= 12
        if bs is None:
            y -= 11
    y -= 8
    text(c, 32, y, f"Account Statement from {h.a.day} {h.a:%b %Y} to {h.b.day} {h.b:%b %Y}", SANSB, 9)
    y -= 12
    hd = [["Txn Date"], ["Value", "Date"], ["Description"], ["Ref No./Cheque", "No."], ["Debit"], ["Credit"], ["Balance"]]

    def line(cells, y, hh, font):
        for i, ls in enumerate(cells):
            c.rect(X[i], y - hh, X[i + 1] - X[i], hh)
            for k, s in enumerate(ls):
                if i > 3:
                    text(c, X[i + 1] - 3, y - 10 - 9.5 * k, s, font, 7.5, "r")
                else:
                    text(c, X[i] + 3, y - 10 - 9.5 * k, s, font, 7.5)

    c.setLineWidth(0.5)
    line(hd, y, 24, SANSB)
    y -= 24
    out = []
    for t in h.tx:
        ds, ref = wrap(t.desc, SANS, 7.5, X[3] - X[2] - 6), wrap(t.ref, SANS, 7.5, X[4] - X[3] - 6)
        hh = 9.5 * max(len(ds), len(ref), 2) + 5
        if y - hh < 40:
            c.showPage()
            c.setLineWidth(0.5)
            y = Ht - 40
        a = [inr(t.amt)]
        line([dl(t.date), dl(t.val), ds, ref, [] if t.cr else a, a if t.cr else [], [inr(t.bal)]], y, hh, SANS)
        y -= hh
        out.append(row(t, one(ds), ref=one(ref)))
    if y < 80:
        c.showPage()
        y = Ht - 40
    text(c, 30, y - 20, "Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone over mail, SMS, phone call or any other media.",
         SANS, 6.5)
    text(c, 30, y - 32, "**This is a computer generated statement and does not require a signature.", SANS, 6.5)
    c.save()
    return truth(out, h, bank_name="Bharat Rashtriya Bank", account_number=acc, account_holder=f"{p.pre.title()[:-1]}. {p.name}", account_type=kind,
                 ifsc=ifsc, branch=br, opening_balance=m2(h.open))


def iravat(path, seed, rows):
    """Private bank: sentence over the table, deposits before withdrawals, MODE column, B/F row and a total row."""
    r = random.Random(f"iravat/{seed}/{rows}")
    p, h = person(r), history(r, rows, "icici", r.randint(900000, 30000000))
    acc = digits(r, 12)
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    W, Ht = A4
    org, page = colors.HexColor("#b5531c"), 1
    X = [36, 92, 160, 342, 412, 486, 560]
    text(c, 560, Ht - 46, "IRAVAT BANK", TB, 20, "r", org)
    text(c, 560, Ht - 60, "www.iravatbank.example", H, 7, "r")
    for i, s in enumerate([f"{p.pre}{p.name}", f"{p.house}, {p.soc},", f"{p.area},", f"{p.city}, {p.state}", f"INDIA - {p.pin}"]):
        text(c, 36, Ht - 60 - 11 * i, s, HB if i == 0 else H, 8.5)
    ba = f"{r.choice(AREA).title()}, {p.city.title()} {r.randint(100001, 799999)}"
    text(c, 36, Ht - 128, "Your Base Branch: ", HB, 8)
    text(c, 36 + stringWidth("Your Base Branch: ", HB, 8), Ht - 128, f"IRAVAT BANK LTD, {ba}", H, 8)
    text(c, 36, Ht - 146, f"Summary of Accounts held under Cust ID: {p.cust} as on {h.b:%B %d, %Y}", HB, 8.5, col=org)
    c.setFillColor(colors.HexColor("#f3e4d8"))
    c.rect(36, Ht - 168, 524, 15, fill=1, stroke=0)
    for x, s, al in [(40, "ACCOUNT DETAILS - INR", "l"), (300, "ACCOUNT TYPE", "l"), (440, "A/c BALANCE (I)", "r"), (554, "NOMINATION", "r")]:
        text(c, x, Ht - 164, s, HB, 7, al, colors.black)
    text(c, 40, Ht - 180, f"Savings A/c {acc}", H, 8)
    text(c, 300, Ht - 180, "Savings Account", H, 8)
    text(c, 440, Ht - 180, inr(h.close), H, 8, "r")
    text(c, 554, Ht - 180, "Registered", H, 8, "r")
    c.line(36, Ht - 186, 560, Ht - 186)
    text(c, 440, Ht - 197, inr(h.close), HB, 8, "r")
    text(c, 40, Ht - 197, "TOTAL", HB, 8)
    text(c, 36, Ht - 224, f"Statement of Transactions in Savings Account Number: {acc} in INR for the period {h.a:%B %d, %Y} - {h.b:%B %d, %Y}", HB, 8.2)

    def head(y):
        c.setFillColor(colors.HexColor("#f3e4d8"))
        c.rect(36, y - 15, 524, 15, fill=1, stroke=0)
        c.setFillColor(colors.black)
        for i, s in enumerate(["DATE", "MODE**", "PARTICULARS"]):
            text(c, X[i] + 3, y - 11, s, HB, 7.5)
        for i, s in enumerate(["DEPOSITS", "WITHDRAWALS", "BALANCE"]):
            text(c, X[4 + i] - 4, y - 11, s, HB, 7.5, "r")
        return y - 15

    y = head(Ht - 232)
    text(c, 39, y - 11, f"{h.a:%d-%m-%Y}", H, 8)
    text(c, 163, y - 11, "B/F", H, 8)
    text(c, 556, y - 11, inr(h.open), H, 8, "r")
    y -= 16
    out = []
    mode = {"UPI": "", "BIL": "BIL/ONL", "ATM": "ATM", "MMT": "MOBILE BK", "CMS": "AUTO DEBIT", "VPS": "DEBIT CARD", "NEFT": "NEFT", "CLG": "CLEARING"}
    for t in h.tx:
        ls = wrap(t.desc, H, 8, 178)
        hh = 10 * len(ls) + 6
        if y - hh < 60:
            text(c, W / 2, 30, f"Page {page}", H, 7, "c")
            c.showPage()
            page += 1
            y = head(Ht - 50)
        for i, s in enumerate(ls):
            text(c, 163, y - 11 - 10 * i, s, H, 8)
        text(c, 39, y - 11, f"{t.date:%d-%m-%Y}", H, 8)
        if mode.get(t.mode):
            text(c, 95, y - 11, mode[t.mode], H, 7.5)
        text(c, X[4 if t.cr else 5] - 4, y - 11, inr(t.amt), H, 8, "r")
        text(c, 556, y - 11, inr(t.bal), H, 8, "r")
        y -= hh
        c.setStrokeColor(colors.lightgrey)
        c.line(36, y, 560, y)
        out.append(row(t, one(ls)))
    if y < 110:
        text(c, W / 2, 30, f"Page {page}", H, 7, "c")
        c.showPage()
        page += 1
        y = head(Ht - 50)
    text(c, 163, y - 12, "Total:", HB, 8)
    for x, v in [(X[4], h.crs), (X[5], h.dr), (X[6], h.close)]:
        text(c, x - 4, y - 12, inr(v), HB, 8, "r")
    c.setStrokeColor(colors.black)
    c.line(36, y - 17, 560, y - 17)
    text(c, 36, y - 32, "** For Mode codes please refer to the Legends printed overleaf. Sincerely, Team Iravat Bank", H, 7)
    text(c, W / 2, 30, f"Page {page}", H, 7, "c")
    c.save()
    return truth(out, h, bank_name="IRAVAT BANK", account_number=acc, account_holder=p.pre + p.name, account_type="Savings Account", currency="INR",
                 opening_balance=m2(h.open),
                 closing_balance=m2(h.close), total_debits=m2(h.dr), total_credits=m2(h.crs))



BANKS = {"suvarna": suvarna, "rashtriya": rashtriya, "iravat": iravat}
