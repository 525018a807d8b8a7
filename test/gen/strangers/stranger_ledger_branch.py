# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bank layouts: float amounts with (Dr)/(Cr), NRE account, co-operative passbook, account aggregator."""
import datetime as dt

from stranger_ledger_pen import (A4, C, CB, CITIES, H, HB, HI, HexColor, Paper, STREETS, TB, address, bank, digits, dmon, dmy, dmy2, flow, iso, jdouble,
                                 lakh, period, person, plain, rng_for, row, sums, white, wrap)


def vyomfloat(path, seed, rows):
    r = rng_for("vyomfloat", seed)
    book = {"upi_out": "UPIAR/{rrn}/DR/{name10}/{bk}/{vpa}", "upi_in": "UPIAB/{rrn}/CR/{name10}/{bk}/{vpa}",
            "neft_in": "NEFT:{name20}", "imps_in": "IMPSAB/{rrn}/{name10}/{bk}/XXXXX{n4}", "atm": "ATMAR:{rrn}/{city}",
            "pos": "POS:PUR/{n12}/{shop}", "intpd": "{n15}:Int.Pd:01-{mm}-{yyyy} to {me}-{mm}-{yyyy}",
            "sms": "SMS Charges for {mon}{yyyy}", "ach": "NACH/{org}/{n10}/{n6}", "emi": "MCRPC/EMI {n12}",
            "cash_dep": "BY CASH", "charge": "AMC Charges Debit Card XX{n4}"}
    start, end = period(r, rows)
    opening = r.randint(1500, 250000) * 100 + r.randint(0, 99)
    ev = flow(r, rows, start, end, opening, book, scale=.7, weights={"upi_out": 10, "upi_in": 5, "intpd": 1, "sms": 1, "charge": 1})
    while max(e["bal"] for e in ev) >= 10 ** 9:
        ev = flow(r, rows, start, end, opening, book, scale=.2)
    nm, acct = person(r), digits(r, 15, "3456")
    ad = address(r)
    ifsc = "SNGM05" + digits(r, 5)
    p = Paper(path, A4, "statement", "iText 2.1.7")
    red, blue = "#d71920", "#13459c"
    p.box(20, 20, 555, 44, stroke=blue, lw=1)
    p.c.setFillColor(HexColor(red))
    p.c.circle(44, p.h - 42, 13, fill=1, stroke=0)
    p.t(44, 47, "S", HB, 15, "c", white)
    p.t(66, 38, "संगम बैंक", "DevaB", 12, col=blue)
    p.t(66, 56, "Sangam Bank of India", HB, 12, col=red)
    p.t(566, 38, "Statement of Account", HB, 11, "r", blue)
    p.t(566, 54, "खाते का विवरण", "Deva", 10, "r", blue)
    y = 64
    p.box(20, y, 555, 104, stroke=blue, lw=1)
    p.line(298, y, 298, y + 104, 1, blue)
    lf = [("Name", nm.upper()), ("Address", ", ".join(ad[:2])), ("", ", ".join(ad[2:])), ("CustomerId No", digits(r, 9)),
          ("Mobile No", "XXXXXX" + digits(r, 4)), ("Nomination", "Yes")]
    rt = [("Home Branch", ad[2]), ("Account No", acct), ("Account Type", "Saving Account"), ("Account Currency", "INR"),
          ("IFSC", ifsc), ("Statement Date", dmy(end) + f" {r.randint(10, 20)}:{r.randint(10, 59)}")]
    for x, items in ((26, lf), (304, rt)):
        yy = y + 15
        for a, b in items:
            p.t(x, yy, a, HB, 8)
            p.t(x + 78, yy, b, H, 7.5)
            yy += 16
    y += 122
    p.t(298, y, f"Statement Period From  {dmy(start)}  To  {dmy(end)}", HB, 9, "c")
    y += 10
    cols = [(20, 34, "S.No"), (54, 62, "Date"), (116, 78, "Transaction Id"), (194, 195, "Remarks"), (389, 90, "Amount(Rs.)"), (479, 96, "Balance(Rs.)")]

    def head(y):
        p.box(20, y, 555, 18, fill="#c9d8ef", stroke=blue, lw=.7)
        for x, w, s in cols:
            p.line(x, y, x, y + 18, .7, blue)
            p.t(x + w / 2, y + 12, s, HB, 8.5, "c")
        return y + 18

    y = head(y)
    out = []
    for n, e in enumerate(ev, 1):
        lines = wrap(e["text"], H, 8, 187)
        h = 7 + 10 * len(lines)
        if y + h > 800:
            p.next()
            y = head(30)
        p.box(20, y, 555, h, stroke=blue, lw=.5)
        for x, _, _ in cols:
            p.line(x, y, x, y + h, .5, blue)
        tid = r.choice("SMC") + digits(r, 8)
        p.t(37, y + 11, str(n), H, 8, "c")
        p.t(85, y + 11, dmy(e["date"]), H, 8, "c")
        p.t(155, y + 11, tid, H, 8, "c")
        for k, ln in enumerate(lines):
            p.t(198, y + 11 + 10 * k, ln, H, 8)
        p.t(475, y + 11, jdouble(e["amt"]) + (" (Cr)" if e["credit"] else " (Dr)"), H, 8, "r")
        p.t(571, y + 11, jdouble(e["bal"]) + " (Cr)", H, 8, "r")
        y += h
        out.append(row(e, jdouble, reference=tid))
    if y > 730:
        p.next()
        y = 30
    y = p.para(20, y + 14, "NEFT : National Electronic Fund Transfer   RTGS : Real Time Gross Settlement   UPI : Unified Payment Interface   "
               "INT : Intra Fund Transfer   BBPS : Bharat Bill Payment Service", H, 7, 555)
    p.para(20, y + 6, "This is a system generated statement and does not require signature. Please report any discrepancy in the statement of "
           "account to your branch within 21 days, otherwise the same shall be treated as correct. For any assistance call 1800-000-0000.", H, 7, 555)
    p.save()
    return bank({"bank_name": "Sangam Bank of India", "account_number": acct, "account_holder": nm.upper(), "account_type": "Saving Account",
                 "ifsc": ifsc, "currency": "INR", "statement_period": {"from": iso(start), "to": iso(end)}, "transactions": out})


def nrefed(path, seed, rows):
    r = rng_for("nrefed", seed)
    book = {"remit": ["RDA/{n10}/AL ANSARI EXCH/{n6}", "INW REM/{n12}/{person}/AED{n4}", "VOSTRO-{n10}-GULF EXCHANGE CO"],
            "imps_out": "FT IMPS/FM/{rrn}/{name20}/{bk}", "upi_out": "UPIOUT/{rrn}/{vpa}/{note}/{n4}", "neft_out": "NFT/{person}/{utr}",
            "intpd": "{n15}:Int.Pd:01-{mm}-{yyyy} to {me}-{mm}-{yyyy}", "ach": "ACH/{org}/{n10}", "pos": "POS/{shop}/{city}/{n6}/{hhmm}",
            "chq_paid": "CHQ PAID-CTS CLG-{firm}", "charge": "ISS DC ANNUAL FEE CARD XX{n4} GST INCL", "emi": "LOAN RECOVERY FOR {n15}",
            "atm": "ATM/CASH WDL/{n8}/{city}"}
    start, end = period(r, rows, 10)
    opening = r.randint(20000, 900000) * 100 + r.randint(0, 99)
    ev = flow(r, rows, start, end, opening, book, scale=1.2, weights={"charge": 1, "intpd": 1, "remit": 4, "upi_out": 4})
    typ = {"remit": "FT", "imps_out": "TFR", "upi_out": "TFR", "neft_out": "NFT", "intpd": "SBINT", "ach": "TFR", "pos": "TFR",
           "chq_paid": "CLG", "charge": "TFR", "emi": "TFR", "atm": "CASH"}
    nm, acct = person(r).upper(), digits(r, 14, "12")
    ifsc, swift = "FEDR000" + digits(r, 4, "12"), "FDMXINBBNRI"
    p = Paper(path, A4, "Statement")
    navy = "#00337f"
    city = r.choice(["DUBAI", "ABU DHABI", "SHARJAH"])

    def letterhead():
        p.box(28, 24, 8, 26, fill="#f39200", stroke=None)
        p.box(38, 24, 8, 26, fill=navy, stroke=None)
        p.t(54, 44, "FEDEREX BANK", HB, 18, col=navy)
        p.t(567, 34, "Your Perfect NRI Partner", HI, 8, "r", "#f39200")
        p.t(567, 46, f"Page {p.page}", H, 7, "r")

    letterhead()
    y = 76
    p.t(28, y, nm, HB, 9)
    for s in [f"P O BOX {r.randint(1000, 99999)}", "AL QUSAIS INDL AREA " + str(r.randint(1, 4)), city, "UNITED ARAB EMIRATES"]:
        y += 11
        p.t(28, y, s, H, 8)
    y = 76
    for a, b in [("Branch Name", r.choice(["ALUVA", "THRISSUR", "KOTTAYAM", "TIRUVALLA"]) + " / NRI"), ("Branch Sol ID", ifsc[-4:]), ("Customer Id", digits(r, 8)),
                 ("Account Number", acct), ("Scheme", "NRE SB - FEDNRI CLASSIC"), ("Effective Available Balance", lakh(ev[-1]["bal"])),
                 ("Currency", "INR"), ("IFSC", ifsc), ("SWIFT Code", swift), ("Regd. Email", nm[:2].lower() + "*****@mail.example")]:
        p.t(330, y, a, H, 7.5, col="#444444")
        p.t(440, y, ": " + b, HB if a == "Account Number" else H, 7.5)
        y += 10.5
    y += 10
    p.t(298, y, f"Statement of Account for the period {dmon(start, up=True)} to {dmon(end, up=True)}", HB, 9.5, "c", navy)
    y += 8

    def head(y):
        p.line(28, y, 567, y, 1, navy)
        for x, a, s in [(28, "l", "Date"), (76, "l", "Value Date"), (124, "l", "Particulars"), (262, "l", "Tran"), (292, "l", "Tran ID"), (345, "l", "Cheque"),
                        (440, "r", "Withdrawals"), (494, "r", "Deposits"), (552, "r", "Balance"), (556, "l", "DR")]:
            p.t(x, y + 10, s, HB, 7, a, navy)
        p.t(262, y + 19, "Type", HB, 7, col=navy)
        p.t(345, y + 19, "Details", HB, 7, col=navy)
        p.t(556, y + 19, "/CR", HB, 7, col=navy)
        p.line(28, y + 23, 567, y + 23, 1, navy)
        return y + 23

    y = head(y)
    p.t(124, y + 11, "Opening Balance", HB, 7)
    p.t(552, y + 11, lakh(opening), H, 6.6, "r")
    p.t(556, y + 11, "CR", H, 6.6)
    y += 16
    out = []
    for e in ev:
        lines = wrap(e["text"].upper() if e["kind"] != "upi_out" else e["text"], H, 6.8, 133)
        h = 4 + 9 * len(lines)
        if y + h > 800:
            p.t(298, 826, "** Contd. in the next page **", HI, 7, "c")
            p.next()
            letterhead()
            y = head(64)
        e["text"] = e["text"].upper() if e["kind"] != "upi_out" else e["text"]
        yy = y + 10
        vd = e["date"] - dt.timedelta(days=1) if e["kind"] in ("remit", "chq_paid") and e["f"]["n4"] > "6" else e["date"]
        p.t(28, yy, dmon(e["date"], up=True), H, 6.8)
        p.t(76, yy, dmon(vd, up=True), H, 6.8)
        for k, ln in enumerate(lines):
            p.t(124, yy + 9 * k, ln, H, 6.8)
        p.t(262, yy, typ[e["kind"]], H, 6.8)
        tid = "S" + e["f"]["n8"]
        p.t(292, yy, tid, H, 6.8)
        if e["kind"] == "chq_paid":
            p.t(345, yy, e["f"]["chq"], H, 6.8)
        p.t(494 if e["credit"] else 440, yy, lakh(e["amt"]), H, 6.6, "r")
        p.t(552, yy, lakh(e["bal"]), H, 6.6, "r")
        p.t(556, yy, "CR", H, 6.6)
        y += h
        p.line(28, y, 567, y, .3, "#888888", ((1, 2),))
        out.append(row(e, reference=tid))
    td, tc = sums(ev)
    if y > 720:
        p.next()
        letterhead()
        y = 64
    p.line(28, y + 3, 567, y + 3, 1, navy)
    p.t(124, y + 14, "GRAND TOTAL", HB, 7.5)
    p.t(440, y + 14, lakh(td), HB, 6.6, "r")
    p.t(494, y + 14, lakh(tc), HB, 6.6, "r")
    p.line(28, y + 19, 567, y + 19, 1, navy)
    y += 34
    p.t(28, y, "Abbreviations Used :", HB, 7)
    p.t(28, y + 10, "CASH : Cash Transaction    TFR : Transfer Transaction    CLG : Clearing Transaction    SBINT : Interest on SB Account", H, 6.8)
    p.t(28, y + 19, "FT : Fund Transfer    NFT : NEFT Transaction    RDA : Rupee Drawing Arrangement    ISS DC : Issuance of debit card", H, 6.8)
    p.t(28, y + 34, "Interest earned on NRE deposits is exempt from Indian income tax u/s 10(4)(ii). Funds are freely repatriable.", HI, 6.8)
    p.t(298, y + 52, "**End of Statement**", HB, 7.5, "c")
    p.save()
    return bank({"bank_name": "FEDEREX BANK", "account_number": acct, "account_holder": nm, "account_type": "NRE SB - FEDNRI CLASSIC",
                 "ifsc": ifsc, "currency": "INR", "statement_period": {"from": iso(start), "to": iso(end)}, "opening_balance": plain(opening),
                 "total_debits": plain(td), "total_credits": plain(tc), "transactions": out})


def passbook(path, seed, rows):
    r = rng_for("passbook", seed)
    book = {"cash_dep": "By Cash", "chq_paid": "To Chq {name10}", "upi_in": "UPI CR {n12}", "upi_out": "UPI DR {n12}", "intpd": "By Intt. {mon}",
            "subsidy": "DBT-PFMS {n6}", "neft_in": "NEFT {bk}N{n9}", "emi": "To KCC Loan {n6}", "sms": "SMS Chg+GST", "ach": "ACH {n9}",
            "cash_wd": "To Cash Self", "chq_dep": "By Clg {n6}", "atm": "ATM WDL {n6}"}
    start, end = period(r, rows, 9)
    opening = r.randint(100, 40000) * 100 + r.randint(0, 99)
    ev = flow(r, rows, start, end, opening, book, scale=.4, weights={"sms": 1, "cash_dep": 4, "cash_wd": 4})
    nm, acct = "Shri " + person(r) if r.random() < .5 else "Smt. " + person(r), "SB/" + digits(r, 2) + "/" + digits(r, 5)
    w, h = 510, 680
    p = Paper(path, (w, h), "passbook")
    size, x0, lead = 7.6, 24, 15.6
    town = r.choice(["Sangli", "Latur", "Yavatmal", "Beed", "Satara"])
    ifsc = "HDFX0C" + town[:2].upper() + digits(r, 3)
    p.t(w / 2, 36, "जिल्हा मध्यवर्ती सहकारी बँक मर्या.", "DevaB", 12, "c")
    p.t(w / 2, 52, f"{town} Dist. Central Co-op. Bank Ltd.", TB, 12, "c")
    y = 74
    for a, b in [("खाते क्र. / A/c No.", acct), ("नाव / Name", nm), ("शाखा / Branch", r.choice(STREETS) + ", " + town), ("IFSC", ifsc),
                 ("खाते प्रकार / Type", "Savings Bank"), ("ग्राहक / Cust ID", digits(r, 7))]:
        dv, _, la = a.rpartition(" / ") if "/ " in a else ("", "", a)
        p.mix(x0 + 6, y, [(dv + " ", "Deva"), ("/ " + la if dv else la, H)], 8.5)
        p.t(x0 + 120, y, b, CB, 9)
        y += 14
    p.box(x0, 60, w - 2 * x0, y - 66, stroke="#444444", lw=.7)
    slots_top = [y + 20 + lead * k for k in range(int((h / 2 - 34 - y - 20) // lead) + 1)]
    out = []

    def col(y, a, b, c_, d, cr, bal, ini):
        p.t(x0, y, a, C, size)
        p.t(x0 + 54, y, b, C, size)
        p.t(x0 + 196, y, c_, C, size)
        p.t(x0 + 300, y, d, C, size, "r")
        p.t(x0 + 366, y, cr, C, size, "r")
        p.t(x0 + 442, y, bal, C, size, "r")
        p.t(x0 + 447, y, ini, C, size - 1.6)

    lower = [h / 2 + 34 + lead * k for k in range(17)]
    upper = [34 + lead * k for k in range(19)]

    def heads():
        yy = slots_top[0] - 14 if p.page == 1 else 22
        for x, a, s in [(0, "l", "तारीख"), (54, "l", "तपशील"), (196, "l", "धनादेश"), (300, "r", "नावे"), (366, "r", "जमा"), (442, "r", "शिल्लक")]:
            p.t(x0 + x, yy, s, "Deva", 7, a, "#8a1c1c")

    def fold():
        p.line(0, h / 2, w, h / 2, .4, "#aaaaaa", ((4, 4),))
        p.t(w - 12, h - 10, str(p.page), H, 7, "r", "#8a1c1c")

    slots = slots_top + lower
    heads()
    fold()
    col(slots[0], "", "B/F", "", "", "", plain(opening) + "Cr", "")
    k, prev = 1, opening
    for e in ev:
        if k >= len(slots) - 1:
            col(slots[k], "", "C/F", "", "", "", plain(prev) + "Cr", "")
            p.next()
            heads()
            fold()
            slots = upper + lower
            col(slots[0], "", "B/F", "", "", "", plain(prev) + "Cr", "")
            k = 1
        chq = e["f"]["chq"] if e["kind"] in ("chq_paid", "chq_dep") else ""
        a = plain(e["amt"])
        col(slots[k], dmy2(e["date"]), e["text"][:23].strip(), chq, "" if e["credit"] else a, a if e["credit"] else "", plain(e["bal"]) + "Cr",
            r.choice(["sk", "vp", "*"]))
        e["text"] = e["text"][:23].strip()
        k, prev = k + 1, e["bal"]
        out.append(row(e, reference=chq or None))
    p.save()
    return bank({"bank_name": f"{town} Dist. Central Co-op. Bank Ltd.", "account_number": acct, "account_holder": nm, "account_type": "Savings Bank",
                 "ifsc": ifsc, "opening_balance": plain(opening), "transactions": out})


def aggregator(path, seed, rows):
    r = rng_for("aggregator", seed)
    book = {"upi_out": "UPI-{name20}-{vpa}-{ifsc}-{rrn}-{note}", "upi_in": "UPI-{name20}-{vpa}-{ifsc}-{rrn}-{note}", "neft_in": "NEFT CR-{ifsc}-{firm}-{PERSON}-{utr}",
            "imps_out": "IMPS-{rrn}-{name20}-{bk}-XXXXXXX{n4}-{note}", "atm": "ATW-{card6}-S1ANBG{n4}-{city}", "pos": "POS {card6} {shop}",
            "ach": "ACH D- {org}-{n10}", "intpd": "INTEREST PAID TILL {me}-{mon}-{yyyy}", "cash_dep": "CASH DEPOSIT BY - SELF - {city}",
            "charge": "DC INTL POS TXN MARKUP+ST {ddmmyy}", "salary": "NEFT CR-{ifsc}-{firm}-SAL {mon}-{n9}"}
    mode = {"upi_out": "UPI", "upi_in": "UPI", "neft_in": "FT", "imps_out": "FT", "atm": "ATM", "pos": "CARD", "ach": "FT", "intpd": "OTHERS",
            "cash_dep": "CASH", "charge": "OTHERS", "salary": "FT"}
    start, end = period(r, rows)
    opening = r.randint(1500, 350000) * 100 + r.randint(0, 99)
    ev = flow(r, rows, start, end, opening, book, scale=.8, weights={"upi_out": 9, "upi_in": 4, "intpd": 1, "charge": 1})
    nm, acct = person(r), "XXXXXXXXXX" + digits(r, 4)
    ifsc = "HDXB0" + digits(r, 6, "0")
    p = Paper(path, (A4[1], A4[0]), "FI-DEPOSIT", "openhtmltopdf.com")
    W = A4[1]
    p.t(30, 40, "Anumiti", "DispB", 18, col="#3d2bb5")
    p.t(110, 40, "NBFC-AA · RBI licensed Account Aggregator", "Disp", 8, col="#666666")
    p.t(W - 30, 34, "Consent ID: " + "-".join(["".join(r.choice("0123456789abcdef") for _ in range(n)) for n in (8, 4, 4, 4, 12)]), "Disp", 7, "r", "#666666")
    p.t(W - 30, 44, "FI Type: DEPOSIT", "Disp", 7, "r", "#666666")
    bal = ev[-1]["bal"]

    def grid(y, title, items, per=4):
        p.t(30, y, title, "DispB", 10, col="#3d2bb5")
        y += 6
        cw = (W - 60) / per
        n = -(-len(items) // per)
        p.box(30, y, W - 60, n * 27, stroke="#cccccc")
        for k, (a, b) in enumerate(items):
            x, yy = 30 + cw * (k % per) + 6, y + 27 * (k // per)
            p.t(x, yy + 10, a, "Disp", 6.5, col="#888888")
            p.t(x, yy + 21, b, "Disp", 8.5)
        return y + n * 27 + 16

    y = grid(64, "Profile · Holders [SINGLE]", [("name", nm), ("dob", f"{r.randint(1960, 2000)}-0{r.randint(1, 9)}-{r.randint(10, 28)}"),
                                               ("mobile", digits(r, 10, "789")), ("nominee", "REGISTERED"), ("pan", "XXXXX" + digits(r, 4) + "X"),
                                               ("email", nm.split()[0].lower() + "@mail.example"), ("ckycCompliance", "true"), ("landline", "NA")])
    y = grid(y, "Summary", [("fipName", "HDEX BANK LTD"), ("maskedAccNumber", acct), ("type", "SAVINGS"), ("status", "ACTIVE"),
                            ("currentBalance", plain(bal)), ("currency", "INR"), ("balanceDateTime", f"{iso(end)}T23:59:59+05:30"),
                            ("openingDate", f"20{r.randint(10, 21)}-0{r.randint(1, 9)}-{r.randint(10, 28)}"), ("branch", r.choice(CITIES) + " - " + r.choice(STREETS).upper()),
                            ("ifscCode", ifsc), ("micrCode", digits(r, 9)), ("facility", "OD"), ("currentODLimit", "0.00"), ("drawingLimit", plain(bal)),
                            ("pending.amount", "0.00"), ("exchgeRate", "1.00")])
    p.t(30, y, "Transactions", "DispB", 10, col="#3d2bb5")
    p.t(110, y, f"startDate: {iso(start)}   endDate: {iso(end)}", "Disp", 8)
    y += 8
    cols = [(30, 62, "txnId"), (92, 44, "type"), (136, 44, "mode"), (180, 66, "amount"), (246, 74, "currentBalance"), (320, 98, "transactionTimestamp"),
            (418, 54, "valueDate"), (472, 222, "narration"), (694, 118, "reference")]

    def head(y):
        p.box(30, y, W - 60, 16, fill="#3d2bb5", stroke=None)
        for x, w, s in cols:
            p.t(x + 4, y + 11, s, "DispB", 7.5, col=white)
        return y + 16

    y = head(y)
    out = []
    for e in ev:
        stamp = f"{iso(e['date'])}T{e['time'][0]:02d}:{e['time'][1]:02d}:{e['time'][2]:02d}.000+05:30"
        narr = wrap(e["text"], "Disp", 7.5, 214)
        ts = wrap(stamp, "Disp", 7.5, 90)
        ref = e["f"]["rrn"] if mode[e["kind"]] == "UPI" else e["f"]["n12"] if mode[e["kind"]] in ("FT", "CARD") else ""
        h = 6 + 10 * max(len(narr), len(ts))
        if y + h > 565:
            p.t(W - 30, 584, f"{p.page}", "Disp", 7, "r")
            p.next()
            y = head(30)
        p.box(30, y, W - 60, h, stroke="#cccccc", lw=.4)
        yy = y + 11
        p.t(34, yy, r.choice("SMC") + e["f"]["n8"], "Disp", 7.5)
        p.t(96, yy, "CREDIT" if e["credit"] else "DEBIT", "Disp", 7.5)
        p.t(140, yy, mode[e["kind"]], "Disp", 7.5)
        p.t(184, yy, plain(e["amt"]), "Disp", 7.5)
        p.t(250, yy, plain(e["bal"]), "Disp", 7.5)
        for k, ln in enumerate(ts):
            p.t(324, yy + 10 * k, ln, "Disp", 7.5)
        p.t(422, yy, iso(e["date"]), "Disp", 7.5)
        for k, ln in enumerate(narr):
            p.t(476, yy + 10 * k, ln, "Disp", 7.5)
        p.t(698, yy, ref, "Disp", 7.5)
        y += h
        out.append(row(e, reference=ref or None))
    p.t(30, 584, "Data fetched with customer consent under RBI Master Direction DNBR.PD.009/03.10.119/2016-17. Not a certified bank statement.", "Disp", 6.5, col="#888888")
    p.t(W - 30, 584, f"{p.page}", "Disp", 7, "r")
    p.save()
    return bank({"bank_name": "HDEX BANK LTD", "account_number": acct, "account_holder": nm, "account_type": "SAVINGS", "ifsc": ifsc, "currency": "INR",
                 "statement_period": {"from": iso(start), "to": iso(end)}, "closing_balance": plain(bal), "transactions": out})
