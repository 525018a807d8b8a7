# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_lodgement.py, second part."""

from stranger_lodgement_kit import (BANK4, CITIES, Doc, FIRMS, H, HB, SHOPS, addr, alnum, amt, bank_truth, book, bwrap, clock, digits, ind, iso, month,
                                    person, plain, sums, wrap)


def _aksha_recipes():
    return [
        (34, "d", 1000, 500000, 100, lambda r, d: (f"UPI/P2{r.choice('AM')}/{digits(r, 12, '3')}/{person(r).upper()[:14] if r.random() < .5 else r.choice(SHOPS)}/{r.choice(['UPI', 'NA', 'Rent', 'Payment from Ph'])}/{r.choice(['Yes Bank Ltd', 'State Bank Of India', 'PAYTM PAYMENTS BANK', 'HDFC BANK LTD'])}", "")),
        (12, "c", 10000, 1500000, 100, lambda r, d: (f"UPI/P2A/{digits(r, 12, '3')}/{person(r).upper()}/{r.choice(['UPI', 'Sent fro', 'hand loan'])}/ICICI Bank", "")),
        (9, "c", 500000, 9500000, 1, lambda r, d: (f"NEFT/{alnum(r, 4)}{digits(r, 12)}/{r.choice(FIRMS).upper()}/{r.choice(['HDFC BANK', 'KOTAK MAHINDRA BANK', 'CITI BANK'])}/SALARY", "")),
        (5, "d", 200000, 6500000, 100, lambda r, d: (f"RTGS/UTIB{digits(r, 12)}/HDFC0000{digits(r, 3)}/{r.choice(FIRMS).upper()}", "")),
        (5, "d", 100000, 3500000, 100, lambda r, d: (f"CLG/{r.choice(FIRMS).upper()}", digits(r, 6))),
        (5, "c", 100000, 3500000, 100, lambda r, d: (f"BY CLG/{r.choice(FIRMS).upper()}/{digits(r, 6)}/{r.choice(BANK4)}", "")),
        (6, "d", 50000, 1000000, 10000, lambda r, d: (f"ATM-CASH-AXIS/{alnum(r, 8)}/{digits(r, 4)}/{d:%d%m%y}/{r.choice(CITIES).upper()}", "")),
        (6, "d", 9900, 650000, 1, lambda r, d: (f"PUR/{r.choice(SHOPS).upper()}/{r.choice(CITIES).upper()}/{digits(r, 12)}", "")),
        (3, "d", 350000, 1700000, 100, lambda r, d: (f"ACH-DR-{r.choice(['BAJAJ AUTO FIN', 'LIC OF INDIA', 'TATA CAPITAL'])}-{alnum(r, 16)}", "")),
        (2, "d", 1180, 29500, 1, lambda r, d: (f"Consolidated Charges for A/c", "")),
        (1, "c", 2500, 60000, 100, lambda r, d: (f"{digits(r, 15)}:Int.Pd:{d:%d-%m-%Y}", "")),
    ]


def aksha(path, rng, rows):
    start, end = month(rng, months=rng.choice([1, 3, 12]))
    opening = rng.randint(100000, 9000000)
    tx = book(rng, rows, start, end, opening, _aksha_recipes())

    def footer(doc, i, n):
        doc.t(doc.w / 2, 822, f"Page {i} of {n}", H, 7, "c", "#555555")
    doc = Doc(path, footer=footer)
    doc.poly([(500, 62), (512, 36), (518, 49), (512, 62)], "#97144d")
    doc.poly([(514, 36), (526, 62), (519, 62), (511, 45)], "#97144d")
    doc.t(531, 58, "AKSHA", HB, 10, color="#97144d")
    name = person(rng).upper()
    city = rng.choice(CITIES).upper()
    acc = digits(rng, 15, "9" + rng.choice(["13010", "20010", "18020"]))
    ifsc = "AKSH" + digits(rng, 7, "000")
    y = doc.lines(36, 50, [name, "Joint Holder :- -"] + [x.upper() for x in addr(rng, city)] + [city, "MAHARASHTRA-INDIA", digits(rng, 6, "4")], H, 8, 11)
    yy = 82
    scheme = rng.choice(["SB-PRIME SAVINGS ACCOUNT", "SBEZY - EASY ACCESS SAVINGS", "CA - BUSINESS ADVANTAGE", "PRESTIGE SAVINGS ACCOUNT"])
    for s in (f"Customer ID :{digits(rng, 9)}", f"IFSC Code :{ifsc}", f"MICR Code :{digits(rng, 9, '411211')}", "Nominee Registered : Y", f"Registered Mobile No :XXXXXX{digits(rng, 4)}",
              f"Registered Email ID:{name[:2].lower()}XXXX{name[-2:].lower()}@gmail.com", f"Scheme :{scheme}", f"CKYC NUMBER :XXXXXXXXXX{digits(rng, 4)}"):
        doc.t(559, yy, s, H, 8, "r")
        yy += 10.6
    y = max(y, yy) + 12
    doc.t(doc.w / 2, y, f"Statement of Aksha Account No :{acc} for the period (From : {start:%d-%m-%Y} To : {end:%d-%m-%Y})", HB, 8.6, "c")
    y += 10
    xs = [36, 86, 128, 336, 398, 462, 530, 559]

    def cells(y, h, vals, font=H, fill=None):
        for i in range(7):
            doc.box(xs[i], y, xs[i + 1] - xs[i], h, fill=fill, stroke="#9a9a9a", lw=.4)
        for i, v in enumerate(vals):
            v = [v] if isinstance(v, str) else v
            if i in (3, 4, 5):
                doc.lines(xs[i + 1] - 3, y + 9, v, font, 7.3, 9, "r")
            elif i in (0, 6):
                doc.lines((xs[i] + xs[i + 1]) / 2, y + 9, v, font, 7.3, 9, "c")
            else:
                doc.lines(xs[i] + 3, y + 9, v, font, 7.3, 9)
        return y + h

    y = cells(y, 22, ["Tran Date", "Chq No", "Particulars", "Debit", "Credit", "Balance", ["Init.", "Br"]], HB, "#f0e6ea")
    y = cells(y, 13, ["", "", "OPENING BALANCE", "", "", plain(opening), ""], HB)
    br = digits(rng, 4).lstrip("0") or "37"
    for t in tx:
        desc = bwrap(t.desc, 202, H, 7.3, "/ ")
        h = len(desc) * 9 + 4
        if y + h > 795:
            doc.new()
            y = 40
        y = cells(y, h, [f"{t.date:%d-%m-%Y}", t.ref, desc, plain(t.d) if t.d else "", plain(t.c) if t.c else "", plain(t.bal), br])
    td, tc = sums(tx)
    if y > 760:
        doc.new()
        y = 40
    y = cells(y, 13, ["", "", "TRANSACTION TOTAL", plain(td), plain(tc), "", ""], HB)
    y = cells(y, 13, ["", "", "CLOSING BALANCE", "", "", plain(tx[-1].bal), ""], HB)
    if y > 560:
        doc.new()
        y = 30
    y = doc.para(36, y + 18, "Unless the constituent notifies the bank immediately of any discrepancy found by him/her in this statement of Account, it will be taken that he/she has found the account correct.", 523, H, 7, 9)
    y = doc.para(36, y + 4, "The closing balance as shown/displayed includes not only the credit balance and / or overdraft limit, but also funds which are under clearing. It excludes the amount marked as lien, if any. Hence the closing balance displayed may not be the effective available balance. For any further clarifications, please contact the Branch.", 523, H, 7, 9)
    y = doc.para(36, y + 4, "REGISTERED OFFICE - AKSHA BANK LTD,TRISHUL,Opp. Samartheshwar Temple, Near Law Garden, Ellisbridge, Ahmedabad . 380006. This is a system generated output and requires no signature.", 523, H, 7, 9)
    y += 8
    doc.t(36, y, "Legends :", HB, 7.5)
    for a, b in (("ICONN", "Transaction trough Internet Banking"), ("VMT-ICON", "Visa Money Transfer through Internet Banking"), ("AUTOSWEEP", "Transfer to linked fixed deposit"),
                 ("REV SWEEP", "Interest on Linked fixed Deposit"), ("SWEEP TRF", "Transfer from Linked Fixed Deposit / Account"), ("VMT", "Visa Money Transfer through ATM"),
                 ("CWDR", "Cash Withdrawal through ATM"), ("PUR", "POS purchase"), ("TIP/ SCG", "Surcharge on usage of debit card at pumps/railway ticket purchase or hotel tips"),
                 ("RATE.DIFF", "Difference in rates on usage of card internationally"), ("CLG", "Cheque Clearing Transaction"), ("INT.COLL/INT.PD", "Interest collected from the customer / Interest paid to customer")):
        y += 10
        doc.t(36, y, a, H, 7)
        doc.t(120, y, "-   " + b, H, 7)
    doc.t(doc.w / 2, y + 20, "++++ End of Statement ++++", HB, 8, "c")
    doc.save()
    return bank_truth(bank_name="AKSHA BANK LTD", account_number=acc, account_holder=name, account_type=scheme, ifsc=ifsc,
                      statement_period={"from": iso(start), "to": iso(end)}, opening_balance=amt(opening), closing_balance=amt(tx[-1].bal),
                      total_debits=amt(td), total_credits=amt(tc), transactions=[t.truth(ref=True) for t in tx])


def _kosh_recipes():
    def imps(r, d):
        n = digits(r, 12, "3")
        return f"Sent IMPS {n} {person(r)} {r.choice(BANK4)}", "IMPS-" + n

    def upi(r, d):
        n = digits(r, 12, "3")
        return f"UPI/{r.choice(SHOPS).upper()[:12] if r.random() < .6 else person(r).upper()[:15]}/{n}/{r.choice(['UPI', 'Payment', 'Sent using Pa', 'NO REMARKS'])}", "UPI-" + n
    return [
        (40, "d", 1000, 350000, 100, upi), (15, "c", 10000, 1500000, 100, upi),
        (8, "c", 1500000, 9500000, 1, lambda r, d: (f"NEFT {alnum(r, 4)}N{digits(r, 12)} {r.choice(FIRMS).upper()} SAL{d:%b%y}".upper(), "NEFTINW-0" + digits(r, 9))),
        (6, "d", 100000, 2500000, 100, imps),
        (6, "d", 50000, 1000000, 10000, lambda r, d: (f"ATL/{digits(r, 4)}/{digits(r, 6)}/{r.choice(CITIES).upper()} {d:%d%m%y}/{clock(r)}", digits(r, 12))),
        (7, "d", 9900, 650000, 1, lambda r, d: (f"PCD/{digits(r, 4)}/{r.choice(SHOPS).upper()}/{r.choice(CITIES).upper()}{d:%d%m%y}/{clock(r)}", digits(r, 12))),
        (3, "d", 100000, 1500000, 100, lambda r, d: (f"CLG TO {r.choice(FIRMS).upper()}", digits(r, 6))),
        (3, "d", 50000, 2500000, 1, lambda r, d: (f"NACH-10-DR-{r.choice(['LIC OF INDIA', 'GROWW MF', 'HOME CREDIT'])}-{alnum(r, 10)}", "")),
        (2, "d", 2065, 59000, 1, lambda r, d: (f"Chrg: Non-Maint. of Min. Bal {d:%b-%y}", "")),
        (2, "c", 2500, 60000, 100, lambda r, d: (f"Int.Pd:{digits(r, 10)}:{d:%d-%m-%Y}", "")),
    ]


def kosh(path, rng, rows):
    start, end = month(rng, months=rng.choice([1, 2, 3]))
    opening = rng.randint(100000, 6000000)
    tx = book(rng, rows, start, end, opening, _kosh_recipes())
    name = person(rng)
    acc = digits(rng, 10, rng.choice(["41", "62", "95"]))
    ifsc = "KOSH" + digits(rng, 7, "000")
    city = rng.choice(CITIES)
    red, blue = "#ed1c24", "#003974"

    def footer(doc, i, n):
        doc.line(36, 806, 559, 806, .5, red)
        doc.t(36, 816, "Any discrepancy in the statement should be brought to the notice of Kosh Meridian Bank Ltd. within one month from the date of the statement.", H, 6.3, color="#444444")
        doc.t(559, 827, f"Page {i} of {n}", H, 6.8, "r")
        doc.t(36, 827, f"Statement Generated on {end:%d-%m-%Y}  22:14  |  24x7 Toll Free No. 1800 209 0000", H, 6.3, color="#444444")
    doc = Doc(path, footer=footer)
    dc = lambda p, c: ind(p) + ("(Cr)" if c else "(Dr)")

    def top():
        doc.disc(50, 46, 13, red)
        doc.disc(50, 46, 6, "#ffffff")
        doc.t(70, 52, "kosh", HB, 20, color=blue)
        doc.t(122, 52, "Kosh Meridian Bank", H, 9, color=blue)
        doc.box(36, 68, 523, 15, fill=blue)
        doc.t(doc.w / 2, 78.5, "Account Statement", HB, 9.5, "c", "#ffffff")

    top()
    doc.lines(36, 104, [name] + addr(rng, city) + [f"{city} - {pin}" for pin in [digits(rng, 6, "4")]] + ["Maharashtra, India"], H, 8.4, 11.6)
    y = 104
    for lab, v in (("Period", f"{start:%d-%m-%Y} to {end:%d-%m-%Y}"), ("Cust.Reln.No.", digits(rng, 9)), ("Account No.", acc), ("Account Type", "Savings Account"), ("Currency", "INR"),
                   ("Branch", f"{city.upper()} - {rng.choice(['BANER', 'CIVIL LINES', 'M G ROAD'])}"), ("Nominee Registered", rng.choice("YN")), ("MICR Code", digits(rng, 9, "411485")), ("IFSC Code", ifsc)):
        doc.t(330, y, lab, H, 8.2)
        doc.t(420, y, ":  " + v, H, 8.2)
        y += 11.2
    y += 8
    xs = [36, 88, 292, 388, 480, 559]

    def head(y):
        doc.box(36, y, 523, 26, fill="#e6e7e8")
        doc.t(40, y + 11, "Date", HB, 7.8)
        doc.t(xs[1] + 4, y + 11, "Narration", HB, 7.8)
        doc.t(xs[2] + 4, y + 11, "Chq/Ref No", HB, 7.8)
        doc.lines(xs[4] - 4, y + 11, ["Withdrawal (Dr)/", "Deposit (Cr)"], HB, 7.8, 9.6, "r")
        doc.t(xs[5] - 4, y + 11, "Balance", HB, 7.8, "r")
        return y + 26

    y = head(y)
    y += 12
    doc.t(xs[1] + 4, y, "B/F", H, 7.8)
    doc.t(xs[5] - 4, y, dc(opening, True), H, 7.8, "r")
    y += 5
    for t in tx:
        nar = wrap(t.desc, 196, H, 7.8)
        h = len(nar) * 9.6 + 4.5
        if y + h > 795:
            doc.new()
            top()
            y = head(92)
        doc.line(36, y, 559, y, .3, "#bbbbbb")
        doc.t(40, y + 10, f"{t.date:%d-%m-%Y}", H, 7.8)
        doc.lines(xs[1] + 4, y + 10, nar, H, 7.8, 9.6)
        doc.t(xs[2] + 4, y + 10, t.ref, H, 7.8)
        doc.t(xs[4] - 4, y + 10, dc(t.d or t.c, t.c), H, 7.8, "r")
        doc.t(xs[5] - 4, y + 10, dc(t.bal, True), H, 7.8, "r")
        y += h
    doc.line(36, y, 559, y, .8, blue)
    td, tc = sums(tx)
    if y > 690:
        doc.new()
        top()
        y = 92
    y += 16
    doc.t(36, y, "Statement  Summary", HB, 8.4, color=blue)
    for a, b in (("Opening Balance", dc(opening, True)), ("Total Withdrawal Amount", dc(td, False)), ("Total Deposit Amount", dc(tc, True)), ("Closing Balance", dc(tx[-1].bal, True)),
                 ("Withdrawal Count", str(sum(t.d is not None for t in tx))), ("Deposit Count", str(sum(t.c is not None for t in tx)))):
        y += 12
        doc.t(36, y, a, H, 8)
        doc.t(150, y, ":", H, 8)
        doc.t(240, y, b, H, 8, "r")
    doc.save()
    return bank_truth(bank_name="Kosh Meridian Bank", account_number=acc, account_holder=name, account_type="Savings Account", ifsc=ifsc, currency="INR",
                      statement_period={"from": iso(start), "to": iso(end)}, opening_balance=amt(opening), closing_balance=amt(tx[-1].bal),
                      total_debits=amt(td), total_credits=amt(tc), transactions=[t.truth(ref=True) for t in tx])


LAYOUTS = {"aksha": aksha, "kosh": kosh}
