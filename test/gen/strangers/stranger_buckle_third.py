# SPDX-License-Identifier: AGPL-3.0-or-later
"""United States: a bank card with sections and a charge card by cardholder."""
from stranger_buckle_kit import *

US = [("BARNABY'S MARKET #118", 12, 190), ("QUIKFILL 0042391", 22, 68), ("SQ *ROASTED OWL COFFEE", 4, 21), ("PINECREST HARDWARE", 9, 240), ("STREAMLY.COM", 8,
        23), ("NORTHGATE DENTAL PLLC", 60, 410), ("TST* THE GILDED SPOON", 24, 140), ("ZAPPAROO MKTPL*2K4RT", 11, 130), ("BAYLINE TRANSIT AUTH", 3, 60),
        ("PAWPRINT VET CLINIC", 45, 380)]
TOWN = ["COLUMBUS OH", "AUSTIN TX", "PORTLAND OR", "RALEIGH NC", "MADISON WI", "TULSA OK"]
CURN = {"EUR": "EURO", "GBP": "POUND STERLING", "JPY": "JAPANESE YEN", "AED": "UAE DIRHAM", "CHF": "SWISS FRANC", "AUD": "AUSTRALIAN DOLLAR",
        "THB": "THAI BAHT"}
PEOPLE = [("DOUGLAS P WHITTAKER", "4418 ALDER CREEK DR", "COLUMBUS OH 43215-2208"), ("MARISOL R ECHEVERRIA", "902 W 34TH ST APT 5C", "AUSTIN TX 78705-1412"),
          ("KAREN J HOLLISTER", "77 TANGLEWOOD LN", "RALEIGH NC 27609-5534")]


def lakeshore(path, seed, rows):
    r = random.Random(f"lakeshore/{seed}/{rows}")
    frm, end, due = cycle(r, 25)
    tx, prev = ledger(r, rows, (frm, end), US, TOWN, "USD", ["Payment Thank You-Mobile", "AUTOMATIC PAYMENT - THANK YOU"], [("LATE FEE", 29, 40),
            ("FOREIGN TRANSACTION FEE", 1, 9)], cash="ATM WITHDRAWAL")
    intr = [t for t in tx if t["k"] == "fee"][1:] and r.random() < .5
    if intr:
        t = [t for t in tx if t["k"] == "fee"][-1]
        t.update(k="int", name="PURCHASE INTEREST CHARGE", c=r.randint(300, 4200), d=end)
    w = r.choice(PEOPLE)
    pays, buys, fee, cash, inte = tot(tx, "pay", "refund"), tot(tx, "buy", "fx"), tot(tx, "fee"), tot(tx, "cash"), tot(tx, "int")
    new = prev - pays + buys + fee + cash + inte
    mini, lim, card = min(new, max(4000, new // 100 + inte + fee)), limit(r, new, 500), "XXXX XXXX XXXX " + digits(r, 4)
    for t in tx:
        t["lines"] = [(t["name"] + " " + t["city"]).strip()]
        if t["fc"]:
            t["lines"] += [f"{mdy(t['d'], '')} {CURN[t['fc']]}", f"{us(t['fa'])} X {t['c'] / t['fa']:.9f} (EXCHG RATE)"]
    secs = [("PAYMENTS AND OTHER CREDITS", ("pay", "refund")), ("PURCHASE", ("buy", "fx")), ("CASH ADVANCES", ("cash",)), ("FEES CHARGED", ("fee",)),
            ("INTEREST CHARGED", ("int",))]
    secs = [(a, [t for t in tx if t["k"] in k]) for a, k in secs]
    NAVY, PALE = "#0c3c78", "#e3ecf5"
    bal = lambda c: "$" + us(c)
    sign = lambda c, s: (s + "$" + us(c)) if c else "$0.00"

    def draw(p, n):
        L, R = 40, p.W - 40

        def foot():
            p.ts((L, p.H - 26, w[0], HV, 7), (p.W / 2, p.H - 26, f"Page {p.n} of {n}", HV, 7, "c"), (R, p.H - 26, "Statement Date:  " + mdy(end), HV, 7, "r"))
        p.ts((L, 50, "LAKESHORE", TMB, 20, "l", NAVY), (L + 140, 50, "Freedom Signature", HV, 11, "l", NAVY))
        p.ts((R, 38, "Manage your account online at www.lakeshore.example", HV, 7.5, "r"), (R, 49, "Customer Service: 1-800-555-0134", HV, 7.5, "r"))
        for i, (a, b) in enumerate([("New Balance", bal(new)), ("Minimum Payment Due", bal(mini)), ("Payment Due Date", mdy(due))]):
            p.box(L + i * 116, 70, 110, 40, NAVY if i == 0 else PALE)
            p.ts((L + 55 + i * 116, 84, a, HV, 8, "c", white if i == 0 else black), (L + 55 + i * 116, 101, b, HVB, 12, "c", white if i == 0 else black))
        y = 132
        for tx_, b in (("Late Payment Warning: ",
                        f"If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $40.00."),
                       ("Minimum Payment Warning: ",
                        "If you make only the minimum payment each period, you will pay more in interest and it will take longer.")):
            p.t(L, y, tx_, HVB, 8)
            y = p.para(L, y + 10, b, 250, HV, 8) + 8
        x, y = 320, 132
        p.box(x, y, R - x, 15, NAVY)
        p.t(x + 6, y + 11, "ACCOUNT SUMMARY", HVB, 9, k=white)
        y += 28
        p.t(x + 6, y, "Account Number:  " + card, HVB, 8.5)
        for a, b in (("Previous Balance", bal(prev)), ("Payment, Credits", sign(pays, "-")), ("Purchases", sign(buys, "+")), ("Cash Advances",
                sign(cash, "+")), ("Balance Transfers", "$0.00"),
                     ("Fees Charged", sign(fee, "+")), ("Interest Charged", sign(inte, "+")), ("New Balance", bal(new))):
            y += 13
            f = HVB if a == "New Balance" else HV
            p.ts((x + 6, y, a, f, 8.5), (R - 4, y, b, f, 8.5, "r"))
            p.line(x, y + 3, R, y + 3, .25, "#aaaaaa")
        y += 6
        for a, b in (("Opening/Closing Date", f"{mdy(frm)} - {mdy(end)}"), ("Credit Access Line", "$" + us(lim)[:-3]), ("Available Credit", bal(lim - new)),
                     ("Cash Access Line", "$" + us(lim // 5)[:-3]),
                     ("Past Due Amount", "$0.00"), ("Balance over the Credit Access Line", "$0.00")):
            y += 13
            p.ts((x + 6, y, a, HV, 8), (R - 4, y, b, HV, 8, "r"))
        p.box(L, 300, 250, 70, "#f4f4f4")
        p.t(L + 8, 316, "YOUR ACCOUNT MESSAGES", HVB, 8, k=NAVY)
        p.para(L + 8, 330, "Your next AutoPay payment will be deducted from your checking account on the due date, less any payment we receive before then.",
               234, HV, 8)
        # remittance slip
        p.line(L, 590, R, 590, .6, dash=(3, 3))
        p.ts((L, 622, w[0], CR, 10), (L, 634, w[1], CR, 10), (L, 646, w[2], CR, 10), (330, 612, "Make your check payable to: Lakeshore Card Services", HV, 8))
        p.ts((330, 650, "Amount Enclosed   $ ______________", HV, 9), (330, 690, "LAKESHORE CARD SERVICES", CR, 9))
        p.t(330, 701, "PO BOX 15123, WILMINGTON DE 19850-5123", CR, 9)
        foot()
        p.page()
        y = 44

        def cols(y):
            p.box(L, y, R - L, 16, NAVY)
            p.t(L + 6, y + 12, "ACCOUNT ACTIVITY" if y < 50 and p.n == 2 else "ACCOUNT ACTIVITY (CONTINUED)", HVB, 9.5, k=white)
            y += 30
            p.ts((L, y, "Date of", HVB, 7.5), (L, y + 9, "Transaction", HVB, 7.5), (110, y + 9, "Merchant Name or Transaction Description", HVB, 7.5))
            p.t(R, y + 9, "$ Amount", HVB, 7.5, "r")
            p.line(L, y + 13, R, y + 13)
            return y + 27

        def need(y, h):
            if y + h < p.H - 50:
                return y
            foot()
            p.page()
            return cols(44)
        y = cols(y)
        for a, lst in secs:
            if not lst:
                continue
            y = need(y, 50)
            p.t(L, y, a, HVB, 8.5, k=NAVY)
            y += 13
            for t in lst:
                y = need(y, 11 * len(t["lines"]))
                p.t(L + 4, y, mdy(t["d"], ""), HV, 8.5)
                for i, ln in enumerate(t["lines"]):
                    p.t(110, y + i * 10.5, ln, HV, 8.5)
                p.t(R, y, us(-t["c"] if t["cr"] else t["c"]), HV, 8.5, "r")
                y += 10.5 * len(t["lines"]) + 2
            if a[:4] in ("FEES", "INTE"):
                p.ts((p.W / 2 + 20, y + 2, f"TOTAL {a.split()[0]} FOR THIS PERIOD", HVB, 8, "c"), (R, y + 2, bal(sum(t["c"] for t in lst)), HVB, 8, "r"))
                y += 14
            y += 8
        foot()
    twice(draw, path, letter)
    return truth([t for _, lst in secs for t in lst], bank_name="LAKESHORE", card_number=card, account_holder=w[0], currency="USD", statement_date=end,
                 statement_period=(frm, end), payment_due_date=due, previous_balance=prev, payments=pays, purchases=buys, fees=fee, total_amount_due=new,
                 minimum_amount_due=mini, credit_limit=lim, available_credit=lim - new)


def charter(path, seed, rows):
    r = random.Random(f"charter/{seed}/{rows}")
    frm, end, due = cycle(r, 24)
    tx, prev = ledger(r, rows, (frm, end), US, TOWN, "USD", ["ONLINE PAYMENT - THANK YOU", "AUTOPAY PAYMENT - THANK YOU"], [("ANNUAL MEMBERSHIP FEE", 250, 250),
            ("LATE PAYMENT FEE", 29, 39)], fx=.18)
    w, w2 = r.sample(PEOPLE, 2)
    end5 = digits(r, 5)
    pays, buys, fee = tot(tx, "pay", "refund"), tot(tx, "buy", "fx"), tot(tx, "fee")
    new, acct = prev - pays + buys + fee, "XXXX-XXXXXX-" + end5
    sub = {"QUIKFILL 0042391": "AUTO FUEL DISPENSER", "TST* THE GILDED SPOON": "RESTAURANT", "SQ *ROASTED OWL COFFEE": "+15125550177",
           "STREAMLY.COM": "DIGITAL GOODS", "BAYLINE TRANSIT AUTH": "LOCAL TRANSPORTATION"}
    for t in tx:
        t["lines"] = [t["name"] + ("   " + t["city"] if t["city"] else "")] + ([sub[t["name"]]] if t["name"] in sub else [])
        t["who"] = 1 if rows > 7 and t["k"] in ("buy", "fx") and r.random() < .35 else 0
    paid, cred = [t for t in tx if t["k"] == "pay"], [t for t in tx if t["k"] == "refund"]
    ch, fees = [[t for t in tx if t["k"] in ("buy", "fx") and t["who"] == i] for i in (0, 1)], [t for t in tx if t["k"] == "fee"]
    CURL, B = {k: v.title().replace("Uae", "UAE") for k, v in CURN.items()}, "#00607a"

    def draw(p, n):
        L, R = 48, p.W - 36

        def head():
            p.box(L, 28, 30, 30, B)
            p.ts((L + 15, 48, "MX", TMB, 14, "c", white), (L + 40, 40, "Meridian Charter® Gold Card", HVB, 12), (L + 40, 52, w[0], HV, 9))
            p.ts((L + 40, 63, "Closing Date " + mdy(end), HV, 9), (R, 40, f"p. {p.n}/{n}", HV, 9, "r"))
            p.t(R, 63, "Account Ending " + end5[0] + "-" + end5[1:], HVB, 9, "r")
            p.line(L, 72, R, 72, 1.2, B)

        def need(y, h, redo=None):
            if y + h < p.H - 48:
                return y
            p.t(p.W / 2, p.H - 30, "Continued on next page", HVO, 7.5, "c")
            p.page()
            head()
            return redo(94, True) if redo else 96
        head()
        p.box(L, 88, 200, 78, "#e6f1f4")
        p.ts((L + 10, 106, "New Balance", HVB, 10), (L + 190, 106, "$" + us(new), HVB, 14, "r"), (L + 10, 126, "Please Pay In Full By", HVB, 10))
        p.t(L + 190, 126, mdy(due), HVB, 11, "r")
        p.para(L + 10, 142, "Late payment: a fee of up to $39 may be assessed if we do not receive payment in full.", 182, HV, 7)
        p.t(300, 100, "Account Summary", HVB, 10, k=B)
        y = 116
        for a, s, v in (("Previous Balance", "", prev), ("Payments/Credits", "-", pays), ("New Charges", "+", buys), ("Fees", "+", fee)):
            p.ts((300, y, a, HV, 9), (R, y, s + "$" + us(v), HV, 9, "r"))
            y += 13
        p.line(300, y - 8, R, y - 8)
        p.ts((300, y + 4, "New Balance", HVB, 9), (R, y + 4, "$" + us(new), HVB, 9, "r"))
        p.t(300, y + 18, f"Days in Billing Period: {(end - frm).days + 1}", HV, 8)
        y = 206

        def title(s, y):
            p.t(L, y, s, HV, 14, k=B)
            p.line(L, y + 5, R, y + 5, .5, B)
            return y + 22

        def heads(y, cont=False):
            if cont:
                p.t(L, y, "Detail Continued", HVB, 9)
                y += 14
            p.t(R, y, "Amount", HVB, 8, "r")
            return y + 14

        def headf(y, cont=False):
            y = heads(y, cont)
            p.t(R - 80, y - 14, "Foreign Spend", HVB, 8, "r")
            return y

        def row(t, y, hd):
            k = max(len(t["lines"]), 2 if t["fc"] else 1)
            y = need(y, 11 * k, hd)
            p.t(L, y, mdy(t["d"]), HV, 8.5)
            a, _, b = t["lines"][0].partition("   ")
            p.ts((L + 54, y, a, HV, 8.5), (L + 226, y, b, HV, 8.5))
            for i, ln in enumerate(t["lines"][1:]):
                p.t(L + 54, y + 10 + i * 10, ln, HV, 8.5)
            if t["fc"]:
                p.ts((R - 80, y, us(t["fa"]), HV, 8.5, "r"), (R - 80, y + 10, CURL[t["fc"]], HV, 7, "r"))
            p.t(R, y, ("-" if t["cr"] else "") + "$" + us(t["c"]), HV, 8.5, "r")
            return y + 10 * k + 5
        y = title("Payments and Credits", y)
        p.ts((L, y, "Summary", HVB, 10), (R, y, "Total", HVB, 8, "r"))
        for a, lst in (("Payments", paid), ("Credits", cred)):
            y += 13
            v = sum(t["c"] for t in lst)
            p.ts((L, y, a, HV, 8.5), (R, y, ("-" if v else "") + "$" + us(v), HV, 8.5, "r"))
        y += 14
        p.ts((L, y, "Total Payments and Credits", HVB, 8.5), (R, y, ("-" if pays else "") + "$" + us(pays), HVB, 8.5, "r"))
        y += 20
        for a, lst in (("Payments", paid), ("Credits", cred)):
            if lst:
                y = need(y, 40)
                p.t(L, y, a, HVB, 9)
                y = heads(y)
                for t in lst:
                    y = row(t, y, heads)
                y += 6
        if ch[0] or ch[1]:
            y = title("New Charges", need(y + 10, 80))
            for i, lst in enumerate(ch):
                if not lst:
                    continue
                y = need(y, 60)
                p.t(L, y, (w, w2)[i][0], HVB, 10)
                p.t(L, y + 11, "Card Ending " + end5[0] + "-" + (end5[1:] if not i else f"{(int(end5[1:]) + 1008) % 10000:04d}"), HV, 8.5)
                y = headf(y + 16)
                for t in lst:
                    y = row(t, y, headf)
                y += 8
            y = need(y, 20)
            p.ts((L, y, "Total New Charges", HVB, 9), (R, y, "$" + us(buys), HVB, 9, "r"))
            y += 18
        if fees:
            y = title("Fees", need(y + 10, 70))
            y = heads(y - 4)
            for t in fees:
                y = row(t, y, heads)
            y = need(y + 4, 20)
            p.ts((L, y, "Total Fees for this Period", HVB, 9), (R, y, "$" + us(fee), HVB, 9, "r"))
    twice(draw, path, letter)
    return truth(paid + cred + ch[0] + ch[1] + fees, card_number=f"{end5[0]}-{end5[1:]}", account_holder=w[0], currency="USD", statement_date=end,
                 payment_due_date=due, previous_balance=prev, payments=pays, purchases=buys, fees=fee, total_amount_due=new)


CARDS = {"lakeshore": lakeshore, "charter": charter}
