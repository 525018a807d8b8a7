# SPDX-License-Identifier: AGPL-3.0-or-later
"""A co-branded app card and a corporate travel card (India), and a bank card of Singapore."""
from stranger_buckle_kit import *

APP = [("Zestbasket", 180, 4200, "Groceries"), ("Dosa Darbar", 150, 1600, "Food & drinks"), ("Swaadzy", 140, 1250, "Food & drinks"), ("Rikshaw Cabs", 60, 900,
        "Travel"), ("Surya Filling Station", 500, 4000, "Fuel"), ("Gadgetwala Online Store", 999, 38999, "Electronics"), ("Padhaku Learning", 499, 12000,
                "Education"), ("Cinepoint", 300, 1800, "Entertainment")]
TOWNS = ["Bengaluru", "Mumbai", "Pune", "Indore", "Kochi", "Noida"]


def pebble(path, seed, rows):
    r = random.Random(f"pebble/{seed}/{rows}")
    frm, end, due = cycle(r, 17)
    cat = {a[0]: a[3] for a in APP}
    tx, prev = ledger(r, rows, (frm, end), [a[:3] for a in APP], TOWNS, "INR", ["Repayment", "Repayment via UPI"], [("EMI processing fee", 99, 499),
            ("GST on fee", .18, None)], fx=.1)
    tx, name = tx[::-1], r.choice(["Riya Malhotra", "Karthik Subramaniam", "Zoya Khan", "Aditya Kulkarni"])
    pays, buys, fee = tot(tx, "pay", "refund"), tot(tx, "buy", "fx"), tot(tx, "fee")
    new = prev - pays + buys + fee
    mini, lim, last = min(new, max(10000, new // 20)), limit(r, new, 20000), digits(r, 4)
    for t in tx:
        nm = t["name"].title() if t["k"] == "fx" else t["name"]
        nm = ("Refund from " if t["k"] == "refund" else "") + nm
        sub = {"pay": "Thank you!", "fee": "Charges"}.get(t["k"]) or (f"International · {t['fc']} {us(t['fa'])}" if t["fc"]
                else f"{cat[t['name']]} · {t['city']}")
        t["lines"] = [nm, sub]
    INK, LILAC, GREEN, W, H = "#221a3a", "#efeaff", "#0a7d4f", 420, 760

    def draw(p, n):
        p.box(0, 0, W, 196, INK)
        p.ts((28, 40, "pebble", NOTOB, 20, "l", "#c9b8ff"), (100, 40, "×  Nilgiri", NOTO, 11, "l", white))
        p.t(W - 28, 38, f"Card •••• {last}", NOTO, 9, "r", white)
        p.t(28, 78, f"{name.split()[0]}, here’s your {MONTH[end.month - 1]} statement", NOTOB, 13, k=white)
        p.ts((28, 94, f"{dmon(frm, ' ', '%Y')} – {dmon(end, ' ', '%Y')}", NOTO, 9, "l", "#bdb4d8"), (28, 124, "Total due", NOTO, 9, "l", "#bdb4d8"))
        p.ts((28, 150, "₹" + inr(new), NOTOB, 22, "l", white), (230, 124, "Minimum due", NOTO, 9, "l", "#bdb4d8"))
        p.ts((230, 146, "₹" + inr(mini), NOTOB, 12, "l", white), (320, 124, "Pay by", NOTO, 9, "l", "#bdb4d8"))
        p.t(320, 146, dmon(due, " ", "%Y"), NOTOB, 12, k=white)
        p.t(28, 178, f"{name}  |  Statement generated on {dmon(end, ' ', '%Y')}", NOTO, 8, k="#bdb4d8")
        y = 222
        p.t(28, y, "How we got there", NOTOB, 11, k=INK)
        for a, v, s in (("Last statement’s dues", prev, ""), ("You paid & refunds", pays, "– "), ("You spent", buys, "+ "), ("Fees & charges", fee, "+ ")):
            y += 18
            p.ts((28, y, a, NOTO, 9), (W - 28, y, s + "₹" + inr(v), NOTO, 9, "r"))
        y += 8
        p.line(28, y, W - 28, y, .6, "#b5a9e0", ([2, 2],))
        y += 16
        p.ts((28, y, "Total due", NOTOB, 9), (W - 28, y, "₹" + inr(new), NOTOB, 9, "r"))
        y += 14
        p.box(28, y, W - 56, 34, LILAC, r=8)
        used = (W - 80) * max(new, 0) / lim
        p.box(40, y + 22, W - 80, 4, "#d3c8f6", r=2)
        p.box(40, y + 22, max(used, 4), 4, "#6a4be0", r=2)
        p.ts((40, y + 14, f"₹{inr(lim - new)} available", NOTO, 8.5, "l", INK), (W - 40, y + 14, f"Credit limit ₹{inr(lim)}", NOTO, 8.5, "r", INK))
        y += 60
        p.t(28, y, "Your transactions", NOTOB, 11, k=INK)
        y += 20
        for t in tx:
            if y > H - 64:
                foot(p, n)
                p.page()
                y = 44
            g = GREEN if t["cr"] else black
            p.ts((W - 28, y + 4, ("+ " if t["cr"] else "") + "₹" + inr(t["c"]), NOTOB, 9.5, "r", g), (104, y, t["lines"][0], NOTOB, 9))
            p.ts((104, y + 11, t["lines"][1], NOTO, 7.5, "l", "#6d6780"), (28, y + 4, dmon(t["d"], " ", "%Y"), NOTO, 8.5, "l", "#444055"))
            p.line(28, y + 19, W - 28, y + 19, .3, "#dcd6ee")
            y += 32
        if y > H - 110:
            foot(p, n)
            p.page()
            y = 44
        p.para(28, y + 4, "The pebble credit card is issued by Nilgiri Small Finance Bank Limited and serviced by Pebble Technologies Private Limited. "
               "Paying only the minimum due keeps your card active, but interest of 3.6% a month is charged on what is left.", W - 56, NOTO, 7, 10, "#6d6780")
        foot(p, n)
    def foot(p, n):
        p.ts((28, H - 22, "help@pebble.example  ·  chat with us in the app", NOTO, 7, "l", "#6d6780"), (W - 28, H - 22, f"{p.n}/{n}", NOTO, 7, "r", "#6d6780"))
    twice(draw, path, (W, H))
    return truth(tx, bank_name="Nilgiri Small Finance Bank Limited", card_number="•••• " + last, account_holder=name, currency="INR", statement_date=end,
                 statement_period=(frm, end), payment_due_date=due, previous_balance=prev, payments=pays, purchases=buys, fees=fee, total_amount_due=new,
                 minimum_amount_due=mini, credit_limit=lim, available_credit=lim - new)


TRIPS = [("GARUDA AIRWAYS LIMITED", 3200, 19800, "air"), ("INDRAPRASTHA AIR", 2900, 14500, "air"), ("THE SAHYADRI GRAND", 4800, 22400, "hotel"),
         ("COROMANDEL SUITES", 3600, 12900, "hotel"), ("RIKSHAW CABS CORPORATE", 180, 2400, "cab"), ("PATANG RESTAURANT", 400, 6200, ""),
         ("SURYA FILLING STATION", 900, 4500, "")]
AIR = ["BOM", "DEL", "BLR", "MAA", "HYD", "CCU", "COK", "PNQ"]


def corpline(path, seed, rows):
    r = random.Random(f"corpline/{seed}/{rows}")
    frm, end, due = cycle(r, 25)
    kind = {a[0]: a[3] for a in TRIPS}
    tx, prev = ledger(r, rows, (frm, end), [a[:3] for a in TRIPS], ["MUMBAI", "DELHI", "BENGALURU", "CHENNAI"], "INR", ["RTGS PAYMENT RECEIVED"],
                      [("FUEL SURCHARGE", 10, 60), ("CARD REPLACEMENT FEE", 250, 250)], fx=.1)
    firm = r.choice(["TRIVENI FORGE & CASTINGS LIMITED", "ALOKA DIAGNOSTICS PRIVATE LIMITED", "BLUEPEEPUL CONSULTING LLP"])
    staff = r.sample(["S RAMANATHAN", "PREETI AGGARWAL", "J FERNANDES", "HARPREET SINGH GILL", "ANANYA BOSE"], min(3, max(1, rows // 5)))
    pays, buys, fee = tot(tx, "pay", "refund"), tot(tx, "buy", "fx"), tot(tx, "fee")
    new = prev - pays + buys + fee
    lim = limit(r, new, 100000)
    acct, base = "5289 45XX XXXX " + digits(r, 4), "5289 45XX XXXX "
    corp, groups = [t for t in tx if t["k"] == "pay"], {s: [] for s in staff}
    for t in tx:
        t["lines"] = [(t["name"] + " " + t["city"]).strip()]
        if t["k"] != "pay":
            who = r.choice(staff)
            groups[who].append(t)
            k = kind.get(t["name"], "") if t["k"] == "buy" else ""
            if k == "air":
                a, b = r.sample(AIR, 2)
                t["lines"] += [f"PSGR: {who}", f"TKT 589{digits(r, 10)}  {a}-{b}" + (f"-{a}" if r.random() < .5 else ""), "DEP " + dmon(t["d"]
                        + timedelta(r.randint(1, 20)), "-", "%y").upper() + f"  CLASS {r.choice('YMKQ')}"]
            elif k == "hotel":
                o, nights = t["d"], r.randint(1, 4)
                t["lines"] += [f"GUEST: {who}", f"CHECK-IN {dmon(o - timedelta(nights), '-', '%y').upper()} CHECK-OUT {dmon(o, '-', '%y').upper()}",
                               f"FOLIO {digits(r, 6)}"]
            elif k == "cab":
                t["lines"] += [f"BOOKING {r.choice('ABCKRZ')}{digits(r, 7)}  {r.randint(3, 48)} KM"]
    nums, codes = {s: base + digits(r, 4) for s in staff}, {s: r.randint(1000, 9999) for s in staff}
    order, X, size = corp + [t for s in staff for t in groups[s]], dict(d=34, p=92, m=150, f=540, dr=680, cr=806), landscape(A4)

    def draw(p, n):
        def head():
            p.box(0, 0, p.W, 8, "#6b1030")
            p.ts((34, 36, "Deccan Commerce Bank", TMB, 17, "l", "#6b1030"), (p.W - 34, 30, "Corporate Card – Consolidated Statement", COND, 11, "r"))
            p.t(p.W - 34, 44, f"Statement date {dmon(end, '-', '%Y')}     Sheet {p.n} of {n}", COND, 8, "r")
        def cols(y):
            p.line(34, y, p.W - 34, y, 1, "#6b1030")
            p.line(34, y + 26, p.W - 34, y + 26, 1, "#6b1030")
            for x, a, b in ((X["cr"], "Credit", "(INR)"), (X["dr"], "Debit", "(INR)"), (X["f"], "Transaction", "currency amount")):
                p.ts((x, y + 11, a, CONDB, 8, "r"), (x, y + 21, b, CONDB, 8, "r"))
            p.t(X["m"], y + 16, "Merchant and trip details", CONDB, 8)
            for x, a in ((X["p"], "Posting"), (X["d"], "Transaction")):
                p.ts((x, y + 11, a, CONDB, 8), (x, y + 21, "date", CONDB, 8))
            return y + 40
        def need(y, h):
            if y + h < p.H - 46:
                return y
            p.page()
            head()
            return cols(60)
        head()
        for i, s in enumerate([firm, "Attn: Travel Desk / Accounts Payable", "Plot 14, MIDC Industrial Area", "Andheri East, Mumbai 400093"]):
            p.t(34, 78 + i * 12, s, CONDB if i == 0 else COND, 9)
        p.t(34, 140, "Corporate account no.  " + acct, COND, 9)
        L = [("Previous balance", inr(prev)), ("Less: payments & credits", inr(pays)), ("Add: new purchases", inr(buys)), ("Add: fees & surcharges", inr(fee)),
             ("Balance payable", inr(new))]
        for i, (a, b) in enumerate(L):
            if i == 4:
                p.line(330, 80 + i * 13 - 10, 540, 80 + i * 13 - 10, .5)
            p.ts((330, 80 + i * 13, a, CONDB if i == 4 else COND, 9), (540, 80 + i * 13, b, CONDB if i == 4 else COND, 9, "r"))
        p.box(580, 68, 228, 68, None, "#6b1030", 1)
        for i, (a, b) in enumerate([("Payment due date", dmon(due, "-", "%Y")), ("Company credit limit", inr(lim)), ("Unutilised limit", inr(lim - new)),
                                    ("Billing cycle", f"{dmon(frm, '-', '%y')} to {dmon(end, '-', '%y')}")]):
            p.ts((588, 83 + i * 15, a, COND, 9), (800, 83 + i * 15, b, COND, 9, "r"))
        y = cols(158)
        def row(t, y):
            y = need(y, 10 * len(t["lines"]))
            p.ts((X["d"], y, dmon(t["d"], "-", "%y"), COND, 8), (X["p"], y, dmon(t["p"], "-", "%y"), COND, 8))
            for i, ln in enumerate(t["lines"]):
                p.t(X["m"] + (8 if i else 0), y + i * 10, ln, COND, 8 if not i else 7.5, k=black if not i else "#444444")
            if t["fc"]:
                p.t(X["f"], y, f"{us(t['fa'])} {t['fc']}", COND, 8, "r")
            p.t(X["cr"] if t["cr"] else X["dr"], y, inr(t["c"]), COND, 8, "r")
            return y + 10 * len(t["lines"]) + 4
        def total(label, lst, y):
            y = need(y, 20)
            p.line(X["m"], y - 8, p.W - 34, y - 8, .4)
            p.ts((X["m"], y + 3, label, CONDB, 8), (X["dr"], y + 3, inr(sum(t["c"] for t in lst if not t["cr"])), CONDB, 8, "r"))
            p.t(X["cr"], y + 3, inr(sum(t["c"] for t in lst if t["cr"])), CONDB, 8, "r")
            return y + 24
        if corp:
            p.t(34, y, "Company account", CONDB, 9, k="#6b1030")
            y += 14
            for t in corp:
                y = row(t, y)
            y += 8
        for s in staff:
            if not groups[s]:
                continue
            y = need(y, 60)
            p.t(34, y, f"Cardholder: {s}     Card no. {nums[s]}     Employee code E{codes[s]}", CONDB, 9, k="#6b1030")
            y += 14
            for t in groups[s]:
                y = row(t, y)
            y = total(f"Total for {s}", groups[s], y + 4)
    twice(draw, path, size)
    return truth(order, post=True, bank_name="Deccan Commerce Bank", card_number=acct, account_holder=firm, currency="INR", statement_date=end,
                 statement_period=(frm, end), payment_due_date=due, previous_balance=prev, payments=pays, purchases=buys, fees=fee, total_amount_due=new,
                 credit_limit=lim, available_credit=lim - new)


SG = [("KOPI LANE FOOD COURT", 4, 28), ("FAIRWEATHER SUPERMARKET", 12, 190), ("LIONRIDE TRANSPORT", 6, 42), ("ORCHID PHARMACY", 8, 95), ("KATONG LAKSA HOUSE",
        9, 74), ("TELEPORT MOBILE", 28, 120)]


def straits(path, seed, rows):
    r = random.Random(f"straits/{seed}/{rows}")
    frm, end, due = cycle(r, 21)
    tx, prev = ledger(r, rows, (frm, end), SG, ["SINGAPORE"], "SGD", ["PAYMT THRU E-BANK/HOMEB/CYBERB (EP" + digits(r, 2) + ")", "PAYMENT - GIRO"],
                      [("LATE CHARGES", 100, 100), ("FINANCE CHARGES", 6, 48)], fx=.22)
    tx.sort(key=lambda t: t["p"])
    who = r.choice(["TAN WEI LING", "MUHAMMAD FAIZAL BIN OSMAN", "LIM JUN HAO DESMOND", "PRIYA D/O RAJENDRAN"])
    new = prev + sum(-t["c"] if t["cr"] else t["c"] for t in tx)
    mini, lim, card = min(new, max(5000, new * 3 // 100)), limit(r, new, 1000), f"4265-88XX-XXXX-{digits(r, 4)}"
    for t in tx:
        t["lines"] = [t["name"] + ("  " + t["city"] if t["city"] else "")]
        if t["fc"]:
            t["lines"].append(f"{t['fc']} {us(t['fa'])}")
        if t["k"] in ("buy", "fx"):
            t["lines"].append("Ref No. : 7" + digits(r, 22))
    U = lambda d: dmon(d, " ", "").upper()
    NAVY = "#0b2a5b"

    def draw(p, n):
        def head():
            p.t(40, 44, "STRAITS MERCANTILE BANK", SANSB, 13, k=NAVY)
            p.t(40, 55, "Straits Mercantile Bank Limited   Co. Reg. No. 193800417Z   GST Reg. No. MR-8500417-3", SANS, 5.5)
            p.ts((p.W - 40, 44, "Credit Card(s) Statement", SANS, 12, "r", NAVY), (p.W - 40, 56, f"Page {p.n} of {n}", SANS, 7, "r"))
        def cols(y):
            p.box(40, y, p.W - 80, 26, NAVY)
            for x, a, b, al in ((46, "Post", "Date", "l"), (92, "Trans", "Date", "l"), (140, "Description of Transaction", "", "l"), (p.W - 60, "Transaction",
                                                                                                                                      "Amount SGD", "r")):
                p.ts((x, y + (11 if b else 16), a, SANSB, 7.5, al, white), (x, y + 21, b, SANSB, 7.5, al, white))
            return y + 40
        def amount(y, c, cr=False, f=SANS):
            p.t(p.W - 60, y, us(c), f, 7.5, "r")
            if cr:
                p.t(p.W - 58, y, "CR", f, 7.5)
        head()
        for i, s in enumerate([who, "BLK 417 HOUGANG AVE 8", "#09-1124", "SINGAPORE 530417"]):
            p.t(48, 90 + i * 11, s, SANS, 8)
        for i, (a, b) in enumerate([("Statement Date", f"{U(end)} {end.year}"), ("Payment Due Date", f"{U(due)} {due.year}"), ("Total Credit Limit",
                "SGD " + us(lim)[:-3]), ("Total Minimum Payment Due", "SGD " + us(mini)), ("Total Amount Due", "SGD " + us(new))]):
            p.box(330, 78 + i * 16, 225, 16, "#eef2f8" if i % 2 == 0 else white)
            p.ts((336, 89 + i * 16, a, SANS, 7.5), (549, 89 + i * 16, b, SANSB, 7.5, "r"))
        y = cols(180)
        p.ts((46, y, "STRAITS PREMIER VISA", SANSB, 7.5), (220, y, f"{card}   {who}", SANSB, 7.5))
        y += 16
        p.t(140, y, "PREVIOUS BALANCE", SANS, 7.5)
        amount(y, prev)
        y += 14
        for t in tx:
            if y + 10 * len(t["lines"]) > p.H - 60:
                p.page()
                head()
                y = cols(74)
                p.ts((46, y, "STRAITS PREMIER VISA", SANSB, 7.5), (220, y, f"{card}   {who} (continued)", SANSB, 7.5))
                y += 16
            p.words(46, y, U(t["p"]), SANS, 7.5)
            p.words(92, y, U(t["d"]), SANS, 7.5)
            for i, ln in enumerate(t["lines"]):
                p.words(140, y + i * 10, ln, SANS, 7.5)
            amount(y, t["c"], t["cr"])
            y += 10 * len(t["lines"]) + 4
        if y > p.H - 110:
            p.page()
            head()
            y = 84
        p.line(140, y - 4, p.W - 40, y - 4, .4)
        p.t(140, y + 8, "SUB TOTAL", SANS, 7.5)
        amount(y + 8, new)
        p.line(140, y + 14, p.W - 40, y + 14, .4)
        p.t(140, y + 26, "TOTAL BALANCE FOR STRAITS PREMIER VISA", SANSB, 7.5)
        amount(y + 26, new, False, SANSB)
        p.t(p.W / 2, y + 48, "---------------------  End of Transaction Details  ---------------------", SANS, 7, "c")
    twice(draw, path)
    return truth(tx, post=True, bank_name="Straits Mercantile Bank Limited", card_number=card, account_holder=who, currency="SGD", statement_date=end,
                 payment_due_date=due, previous_balance=prev, total_amount_due=new, minimum_amount_due=mini, credit_limit=lim)


CARDS = {"pebble": pebble, "corpline": corpline, "straits": straits}
