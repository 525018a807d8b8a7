# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of the USA in two kinds."""
from stranger_isthmus_kit import *

US_NAMES = ["Dana Whitlock", "Marcus Oyelaran", "Priscilla Voss", "Terrence Abbey", "Joan Kessler", "Luis Cardenas"]
US_CARD = [("Card Purchase {dm} Harvest Lane Market ## Dayton OH Card ####", 8, 140, "card"), ("Card Purchase {dm} Shoreline Gas 0#### Columbus OH Card ####",
    18, 70, "card"),
           ("Card Purchase With Pin {dm} Big Barn Tools ### Springboro OH Card ####", 20, 260, "card"),
           ("ATM Withdrawal {dm} ### Main St Dayton OH Card ####", 40, 300, "card"),
           ("Recurring Card Purchase {dm} Streambox.Com 888-###-#### CA Card ####", 9, 25, "card")]
US_ELEC = [("Miami Valley Power Payment ########## Web ID: 31########", 60, 210, "elec"), ("{dm} Online Payment ########### To Lakeview Mortgage Servicing",
    900, 1900, "elec"),
           ("Zelle Payment To {n} Fnb99~####", 20, 400, "elec")]
US_IN = [("Brightwater Supply Payroll PPD ID: 9########", 1200, 2600, "in"), ("Remote Online Deposit #", 100, 900, "in"),
    ("Zelle Payment From {n} ##########", 25, 300, "in")]


def span(rng):
    """A statement month that does not begin on the first."""
    a = date(rng.randint(2022, 2025), rng.randint(1, 12), rng.randint(11, 22))
    b = (a.replace(day=1) + timedelta(32)).replace(day=a.day) - timedelta(1)
    return a, b


@paged
def ussections(path, seed, rows, of):
    rng = dice("ussections", seed, rows)
    a, b = span(rng)
    start = rng.randint(150000, 900000)
    people = cast(rng, US_NAMES)
    txs = book(rng, rows, a, b, start, US_CARD * 2 + US_ELEC + [("CHECK", 40, 800, "check")], US_IN, people, 0.22)
    num = rng.randint(1100, 4000)
    for t in txs:
        t["text"] = t["text"].replace("{dm}", (t["date"] - timedelta(1)).strftime("%m/%d"))
        if t["kind"] == "check":
            num += rng.choice([1, 1, 1, 3])
            t["ref"] = str(num)
    who, acct = people[0].upper(), f"000000{digits(rng, 9)}"
    p = Pen(path, LETTER)
    end = txs[-1]["bal"]

    def head():
        p.f(HB, 17, "#0b3d6e").words(40, 52, "Fairmount National")
        p.f(H, 8).r(572, 48, f"{a:%B %d, %Y} through {b:%B %d, %Y}")
        p.f(H, 8).r(500, 60, "Account Number:")
        p.f(HB, 8).r(572, 60, acct)
        p.f(H, 7).r(572, 772, f"Page {p.n} of {of}")
    head()
    p.f(H, 7.5)
    for k, s in enumerate(["Fairmount National Bank, N.A.", "P O Box 65" + digits(rng, 3), "Columbus, OH 43218-2051"]):
        p.l(40, 78 + 9 * k, s)
    p.f(H, 9.5)
    for k, s in enumerate([who, f"{rng.randint(100, 9900)} WILLOW BEND DR", "DAYTON OH 45429-" + digits(rng, 4)]):
        p.words(62, 150 + 12 * k, s)
    p.box(345, 95, 227, 76, fill="#e8eef5")
    p.f(HB, 9).l(352, 108, "CUSTOMER SERVICE INFORMATION")
    for k, (x, z) in enumerate([("Web site:", "www.fairmountnational.example"), ("Service Center:", "1-800-555-01" + digits(rng, 2)),
            ("Deaf and Hard of Hearing:", "1-800-555-0142")]):
        p.f(H, 8).l(352, 126 + 14 * k, x)
        p.r(566, 126 + 14 * k, z)
    y = 220
    p.box(40, y - 12, 175, 16, fill="#0b3d6e")
    p.f(HB, 10.5, "#ffffff").l(46, y, "CHECKING SUMMARY")
    p.f(H, 9).l(225, y, "Fairmount Total Checking")
    y += 18
    p.f(HB, 8).r(370, y, "AMOUNT")
    kinds = [("in", "Deposits and Additions", "DEPOSITS AND ADDITIONS"), ("check", "Checks Paid", "CHECKS PAID"),
             ("card", "ATM & Debit Card Withdrawals", "ATM & DEBIT CARD WITHDRAWALS"), ("elec", "Electronic Withdrawals", "ELECTRONIC WITHDRAWALS")]
    tot = {k: sum(t["in"] or t["out"] for t in txs if t["kind"] == k) for k, _, _ in kinds}
    lines = [("Beginning Balance", "$" + money(start))] + [(s, money(tot[k] if k == "in" else -tot[k])) for k, s, _ in kinds if tot[k]] + [("Ending Balance",
        "$" + money(end))]
    for k, (x, z) in enumerate(lines):
        y += 14
        p.f(HB if k in (0, len(lines) - 1) else H, 9).words(46, y, x)
        p.r(370, y, z)
        p.line(40, y + 3.5, 372, y + 3.5, 0.3, "#999999")
    y += 30
    out = []

    def room(need, again=None):
        nonlocal y
        if y + need > 745:
            p.page()
            head()
            y = 95
            if again:
                again(" (continued)")
    for kind, _, title in kinds:
        mine = [t for t in txs if t["kind"] == kind]
        if not mine:
            continue

        def caption(more=""):
            nonlocal y
            p.box(40, y - 12, width(title, HB, 10.5) + 12, 16, fill="#0b3d6e")
            p.f(HB, 10.5, "#ffffff").l(46, y, title)
            if more:
                p.f(H, 8).l(width(title, HB, 10.5) + 58, y, more.strip())
            y += 18
            if kind == "check":
                p.f(HB, 7.5).l(46, y, "CHECK NO.")
                p.l(150, y, "DATE PAID")
            else:
                p.f(HB, 7.5).l(46, y, "DATE")
                p.l(100, y, "DESCRIPTION")
            p.r(560, y, "AMOUNT")
            y += 13
        room(80)
        caption()
        for k, t in enumerate(mine):
            text = wrap(t["text"], H, 9, 370)
            room(12 * len(text) + 18, caption)
            amt = ("$" if k == 0 else "") + money(t["in"] or t["out"])
            p.f(H, 9)
            if kind == "check":
                p.l(46, y, t["ref"])
                p.l(150, y, f"{t['date']:%m/%d}")
                out.append({"date": t["date"].isoformat(), "reference": t["ref"], "debit": val(t["out"])})
            else:
                p.l(46, y, f"{t['date']:%m/%d}")
                for j, s in enumerate(text):
                    p.words(100, y + 11 * j, s)
                out.append(truth(t, balance=False))
            p.r(560, y, amt)
            y += 11 * len(text) + 3
            p.line(40, y - 10, 572, y - 10, 0.25, "#bbbbbb")
            y += 1
        p.f(HB, 9).words(46, y + 2, "Total " + next(s for k, s, _ in kinds if k == kind))
        p.r(560, y + 2, "$" + money(tot[kind]))
        y += 32
    room(60)
    p.box(40, y - 12, 160, 16, fill="#0b3d6e")
    p.f(HB, 10.5, "#ffffff").l(46, y, "DAILY ENDING BALANCE")
    y += 18
    ends = [t for t in txs if t["last"]]
    deep = -(-len(ends) // 3)
    room(13 * deep + 10)
    for col in range(3):
        part = ends[col * deep:(col + 1) * deep]
        if part:
            p.f(HB, 7.5).l(46 + 180 * col, y, "DATE")
            p.r(190 + 180 * col, y, "AMOUNT")
        for k, t in enumerate(part):
            p.f(H, 9).l(46 + 180 * col, y + 13 * (k + 1), f"{t['date']:%m/%d}")
            p.r(190 + 180 * col, y + 13 * (k + 1), ("$" if col + k == 0 else "") + money(t["bal"]))
    data = {"bank_name": "Fairmount National Bank, N.A.", "account_number": acct, "account_holder": who, "account_type": "Fairmount Total Checking",
        "currency": "USD",
            "statement_period": period(a, b), "opening_balance": val(start), "closing_balance": val(end), "transactions": out}
    if tot["in"]:
        data["total_credits"] = val(tot["in"])
    return data, p.save()


@paged
def usdaily(path, seed, rows, of):
    rng = dice("usdaily", seed, rows)
    a, b = month(rng)
    start = rng.randint(80000, 1200000)
    outs = [("Purchase authorized on {dm} Prairie Grocers ## Lincoln NE S3########### Card ####", 9, 180),
        ("Purchase authorized on {dm} Ez Fuel ### Omaha NE P00########### Card ####", 20, 75),
            ("Online Transfer to {n} Ref #Ib0~#~~#~ Everyday Checking", 50, 700), ("Heartland Energy Bill Pay ###### #######", 45, 260), ("Check", 50, 950,
            "check"),
            ("Recurring Payment authorized on {dm} Gymnation Club 402-###-#### NE S4############ Card ####", 15, 60)]
    ins = [("Great Plains Rail Payroll ##### 0000#####", 1100, 2900), ("Mobile Deposit : Ref Number :###########", 60, 900), ("Interest Payment", 0, 2)]
    people = cast(rng, US_NAMES)
    txs = book(rng, rows, a, b, start, outs, ins[:2], people, 0.25)
    num = rng.randint(400, 2000)
    for t in txs:
        t["text"] = t["text"].replace("{dm}", (t["date"] - timedelta(2)).strftime("%m/%d"))
        if t["kind"] == "check":
            num += 1
            t["ref"] = str(num)
    who, acct = people[0].upper(), digits(rng, 10)
    outs_sum, ins_sum = sums(txs)
    end = txs[-1]["bal"]
    p = Pen(path, LETTER)

    def foot():
        p.f(H, 7.5, "#444444").l(36, 770, f"{b:%B %d, %Y}  -  Page {p.n} of {of}")
    p.f(TB, 22, "#8c1d18").l(36, 60, "Everyday Checking")
    p.f(H, 9).l(36, 76, f"{b:%B} {b.day}, {b.year}   \u2022   Page 1 of {of}")
    p.box(520, 34, 56, 46, fill="#b5261e")
    p.f(TB, 10.5, "#ffd75e").m(548, 54, "PLAINS")
    p.m(548, 68, "TRUST")
    p.f(H, 10)
    for k, s in enumerate([who, f"{rng.randint(100, 9900)} S CORNHUSKER AVE APT {rng.randint(1, 40)}", "LINCOLN NE 68502-" + digits(rng, 4)]):
        p.l(60, 130 + 13 * k, s)
    p.f(HB, 9.5).l(330, 120, "Questions?")
    p.f(H, 8.5).para(330, 134,
        "Available by phone 24 hours a day, 7 days a week: 1-800-555-0119. Online: plainstrust.example. Write: Plains Trust Bank, N.A., P.O. Box "
        "6995, Lincoln NE 68501", 240, 11)
    p.line(36, 205, 576, 205, 1.2, "#b5261e")
    p.f(HB, 11).l(36, 224, "Statement period activity summary")
    for k, (x, z) in enumerate([(f"Beginning balance on {a.month}/{a.day}", "$" + money(start)), ("Deposits/Additions", money(ins_sum)),
            ("Withdrawals/Subtractions", "- " + money(outs_sum))]):
        p.f(H, 9).l(46, 242 + 15 * k, x)
        p.r(290, 242 + 15 * k, z)
        p.line(46, 246 + 15 * k, 290, 246 + 15 * k, 0.3, "#888888", ([1, 2], 0))
    p.f(HB, 9).l(46, 289, f"Ending balance on {b.month}/{b.day}")
    p.r(290, 289, "$" + money(end))
    p.f(H, 9).l(330, 242, "Account number: ")
    p.f(HB, 9).l(330 + width("Account number: ", H, 9), 242, acct)
    p.f(HB, 9).l(330, 257, who)
    p.f(HI, 9).l(330, 272, "Nebraska account terms and conditions apply")
    p.f(H, 9).l(330, 287, "For Direct Deposit use Routing Number (RTN): 104000" + digits(rng, 3))
    y = 325
    xs = dict(date=62, check=100, desc=128, inn=418, out=500, bal=576)

    def head():
        nonlocal y
        p.f(HB, 12).l(36, y, "Transaction history" + (" (continued)" if p.n > 1 else ""))
        y += 26
        p.f(HI, 8)
        p.r(118, y - 9, "Check")
        p.r(xs["inn"], y - 9, "Deposits/")
        p.r(xs["out"], y - 9, "Withdrawals/")
        p.r(xs["bal"], y - 9, "Ending daily")
        p.r(xs["date"], y, "Date")
        p.r(118, y, "Number")
        p.l(xs["desc"], y, "Description")
        p.r(xs["inn"], y, "Additions")
        p.r(xs["out"], y, "Subtractions")
        p.r(xs["bal"], y, "balance")
        p.line(36, y + 4, 576, y + 4, 1)
        y += 16
    head()
    got = []
    for t in txs:
        lines = wrap(t["text"], H, 8.5, 225)
        if y + 11 * len(lines) > 735:
            foot()
            p.page()
            y = 60
            head()
        p.f(H, 8.5).r(xs["date"], y, f"{t['date'].month}/{t['date'].day}")
        if t["ref"]:
            p.r(118, y, t["ref"])
        for k, s in enumerate(lines):
            p.l(xs["desc"], y + 10 * k, s)
        z = y + 10 * (len(lines) - 1)
        p.r(xs["inn"] if t["in"] else xs["out"], z, money(t["in"] or t["out"]))
        if t["last"]:
            p.r(xs["bal"], z, money(t["bal"]))
        p.line(36, z + 4, 576, z + 4, 0.25, "#aaaaaa")
        y = z + 15
        got.append(truth(t, balance=t["last"], ref=True))
    p.f(HB, 9).l(36, y + 2, f"Ending balance on {b.month}/{b.day}")
    p.r(xs["bal"], y + 2, money(end))
    p.line(36, y + 7, 576, y + 7, 0.8)
    p.f(HB, 9).l(36, y + 19, "Totals")
    p.r(xs["inn"], y + 19, "$" + money(ins_sum))
    p.r(xs["out"], y + 19, "$" + money(outs_sum))
    p.f(HI, 7.5).l(36, y + 34, "The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds.")
    foot()
    return {"bank_name": "Plains Trust Bank, N.A.", "account_number": acct, "account_holder": who, "account_type": "Everyday Checking", "currency": "USD",
            "opening_balance": val(start), "closing_balance": val(end), "total_debits": val(outs_sum), "total_credits": val(ins_sum),
            "transactions": got}, p.save()


BANKS = {"ussections": ussections, "usdaily": usdaily}
