# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of the United States, Canada and Great Britain."""
from datetime import timedelta

from reportlab.lib.pagesizes import A4, letter

from stranger_agency_kit import Sheet, cents, digits, iban, ledger, money, month, plain, rng_of, span, sums, truth_of

EN = {"shop": ["Maple Street Market", "Corner Hardware", "Juniper Coffee", "Quickfill Gas", "Riverbend Books",
               "Oakline Pharmacy", "Bluebird Diner"], "city": ["Dayton OH", "Salem OR", "Bangor ME", "Tulsa OK"],
      "firm": ["Tallgrass Design LLC", "Ferrow Logistics", "Pinnacle Dental Grp"],
      "person": ["M Alvarez", "J Whitcomb", "R Okafor", "S Lindgren"]}


def usa(path, seed, rows):
    rng = rng_of("usa", seed, rows)
    first, last = month(2023, rng.choice([2, 5, 9, 12]))
    opening = cents(rng, 1500, 9000)
    outs = [("Card Purchase {shop} {city} Card 4417", 4, 160, 1, "card"), ("Non-Network ATM Withdraw"
            + " {city} Card 4417", 40, 300, 2000, "card"), ("{firm} Bill Pmt PPD ID: {d10}", 60, 700, 1, "elec"),
            ("Zippay Payment To {person} {d8}", 20, 300, 500, "elec"), ("Check # {d4}", 80, 900, 1, "check"),
            ("Monthly Service Fee", 12, 12, 1, "fee"), ("Stop Payment Fee", 30, 30, 1, "fee")]
    ins = [("{firm} Payroll PPD ID: {d10}", 900, 2600, 1, "dep"), ("Remote Online Deposit {d6}", 50, 900, 1, "dep"),
           ("Zippay Payment From {person} {d8}", 20, 200, 500, "dep")]
    led = ledger(rng, rows, first, last, opening, outs, ins, EN)
    closing = led[-1]["bal"]
    number = "000000" + digits(rng, 9)
    holder = rng.choice(["THEODORE B GRANGER", "PRISCILLA M OYELARAN", "WENDELL AND JOY HATCH"])
    kind = rng.choice(["Everyday Checking", "Harbor Premier Checking"])
    long = lambda d: f"{d:%B} {d.day:02d}, {d.year}"
    blue = "#0b3d66"

    def head(s):
        s.text(398, s.h - 40, f"{long(first)} through {long(last)}", size=8, align="l")
        s.text(398, s.h - 52, "Account Number:", "Helvetica-Bold", 8)
        s.text(470, s.h - 52, number, size=8)
        s.y = s.h - 84

    def foot(s):
        s.text(s.w - 40, 26, f"Page {s.page}", size=8, align="r")
        s.text(40, 26, "Member FDIC  Equal Housing Lender", size=7, color="#555555")

    s = Sheet(path, letter, 50, head, foot)
    s.text(40, s.h - 48, "Harbor & Pine Bank", "Times-Bold", 20, blue)
    s.text(40, s.h - 62, "P O Box 61820, Columbus, OH 43218-1820", size=7.5)
    head(s)
    s.text(60, s.h - 140, holder, "Courier", 10)
    s.text(60, s.h - 152, "2218 SYCAMORE BLUFF RD APT 4", "Courier", 10)
    s.text(60, s.h - 164, "DAYTON OH 45402-3317", "Courier", 10)
    s.box(360, s.h - 185, 212, 66, stroke=blue)
    for i, line in enumerate(["CUSTOMER SERVICE INFORMATION", "Web site:   www.harborpine.example",
                              "Service Center:   1-800-555-0142", "Hearing Impaired:   1-800-555-0177"]):
        s.text(368, s.h - 132 - i * 14, line, "Helvetica-Bold" if not i else "Helvetica", 8)
    s.y = s.h - 215
    groups = [("dep", "DEPOSITS AND ADDITIONS", "Deposits and Additions"), ("check", "CHECKS PAID", "Checks Paid"),
              ("card", "ATM & DEBIT CARD WITHDRAWALS", "ATM & Debit Card Withdrawals"),
              ("elec", "ELECTRONIC WITHDRAWALS", "Electronic Withdrawals"), ("fee", "FEES", "Fees")]

    def title(text, extra=""):
        s.need(70)
        s.y -= 14
        s.box(40, s.y - 5, s.w - 80, 16, fill="#dfe8f0")
        s.text(46, s.y, text, "Helvetica-Bold", 9.5, blue)
        s.text(s.w - 46, s.y, extra, "Helvetica-Bold", 9.5, blue, "r")
        s.y -= 8

    title("CHECKING SUMMARY", kind)
    cols = [(46, 200, "l"), (250, 70, "r"), (340, 90, "r")]
    s.row(cols, ["", "INSTANCES", "AMOUNT"], "Helvetica", 7.5, under="#888888")
    s.row(cols, ["Beginning Balance", "", "$" + money(opening)], "Helvetica-Bold", 9)
    for key, _, label in groups:
        part = [e for e in led if e["kind"] == key]
        if part:
            total = sum(e["amt"] for e in part)
            s.row(cols, [label, str(len(part)), ("-" if total < 0 else "") + money(total)], size=9)
    s.row(cols, ["Ending Balance", str(len(led)), "$" + money(closing)], "Helvetica-Bold", 9, under="#000000")
    cols = [(46, 50, "l"), (104, 360, "l"), (475, 90, "r")]
    order = []
    for key, label, short in groups:
        part = [e for e in led if e["kind"] == key]
        if not part:
            continue
        title(label)
        heads = ["DATE", "DESCRIPTION", "AMOUNT"]
        s.row(cols, heads, "Helvetica", 7.5, under="#888888")
        for i, e in enumerate(part):
            if s.need(18):
                s.text(46, s.y, label + " (continued)", "Helvetica-Bold", 9, blue)
                s.y -= 8
                s.row(cols, heads, "Helvetica", 7.5, under="#888888")
            s.row(cols, [f"{e['date']:%m/%d}", e["desc"], ("$" if not i else "") + money(e["amt"])], size=8.5)
            order.append(e)
        s.row(cols, ["", "Total " + short, "$" + money(sum(e["amt"] for e in part))],
              "Helvetica-Bold", 8.5)
    ends = {}
    for e in led:
        ends[e["date"]] = e["bal"]
    title("DAILY ENDING BALANCE")
    pairs = list(ends.items())
    half = (len(pairs) + 1) // 2
    cols = [(46, 60, "l"), (110, 100, "r"), (270, 60, "l"), (334, 100, "r")]
    s.row(cols, ["DATE", "AMOUNT"] * (2 if len(pairs) > 1 else 1), "Helvetica", 7.5, under="#888888")
    for i in range(half):
        cells = []
        for day, bal in pairs[i::half][:2]:
            cells += [f"{day:%m/%d}", ("$" if not i else "") + money(bal)]
        s.row(cols, cells, size=8.5)
    s.done()
    return {"data": {"bank_name": "Harbor & Pine Bank", "account_number": number, "account_holder": holder,
                     "account_type": kind, "currency": "USD", "statement_period": span(first, last),
                     "opening_balance": plain(opening), "closing_balance": plain(closing),
                     "transactions": [truth_of(e, False) for e in order]}}


def canada(path, seed, rows):
    rng = rng_of("canada", seed, rows)
    first, last = month(2024, rng.choice([1, 4, 8, 12]))
    first += timedelta(days=3)
    last += timedelta(days=3)          # a period over two months, and at times over the year's end
    opening = cents(rng, 900, 6000)
    words = dict(EN, shop=["LAKEVIEW GROCER", "POUTINERIE DU COIN", "NORTHERN FUEL #221", "PRAIRIE BOOKS"],
                 firm=["HALIFAX TIDE POWER", "BOREAL TELECOM", "GRANITE AUTO INS"])
    outs = [("Contactless Interac purchase - {d4} {shop}", 5, 140, 1), ("Online Banking payment - {d4} {firm}", 40, 350, 1),
            ("ATM withdrawal - MX{d6}", 20, 300, 2000), ("e-Transfer sent {person}", 20, 500, 500),
            ("Utility Bill Pmt {firm}", 40, 240, 1), ("Monthly fee", 2, 2, 1)]
    ins = [("Payroll Deposit CORDOVA MILLS LTD", 1100, 2700, 1), ("e-Transfer received {person} {d6}", 20, 400, 500),
           ("Mobile cheque deposit - {d4}", 60, 800, 1)]
    led = ledger(rng, rows, first, last, opening, outs, ins, words, floor=-50000)
    closing = led[-1]["bal"]
    debit, credit = sums(led)
    number = f"{digits(rng, 5)} {digits(rng, 3)}-{digits(rng, 3)}-{digits(rng, 1)}"
    holder = rng.choice(["MS HELOISE TREMBLAY-FOX", "MR GORDON MCALLISTER", "MS ANIKA SANDHU"])
    long = lambda d: f"{d:%B} {d.day}, {d.year}"
    sign = lambda v: ("-" if v < 0 else "") + money(v)
    cols = [(44, 48, "l"), (98, 220, "l"), (322, 78, "r"), (406, 78, "r"), (490, 78, "r")]
    green = "#00604a"

    def heads(s):
        s.row(cols, ["Date", "Description", "Withdrawals ($)", "Deposits ($)", "Balance ($)"], "Helvetica-Bold", 8.5,
              under=green, pad=3)

    def head(s):
        s.text(44, s.h - 40, "Your Day-to-Day Banking account statement", "Helvetica-Bold", 11, green)
        s.text(568, s.h - 40, f"From {long(first)} to {long(last)}", size=8, align="r")
        s.y = s.h - 66
        s.text(44, s.y, "Details of your account activity - continued", "Helvetica-Bold", 10)
        s.y -= 10
        heads(s)

    def foot(s):
        s.text(568, 24, str(s.page), size=8, align="r")

    s = Sheet(path, letter, 48, head, foot)
    s.box(0, s.h - 62, s.w, 62, fill=green)
    s.text(44, s.h - 40, "Northmere Savings of Canada", "Helvetica-Bold", 18, "#ffffff")
    s.text(44, s.h - 84, "Your Day-to-Day Banking account statement", "Helvetica-Bold", 12, green)
    s.text(44, s.h - 98, f"From {long(first)} to {long(last)}", size=10)
    s.text(44, s.h - 140, holder, size=10)
    s.text(44, s.h - 152, "118 DUNLIN CRES", size=10)
    s.text(44, s.h - 164, "SASKATOON SK S7K 2L9", size=10)
    s.text(568, s.h - 140, "Your account number:", "Helvetica-Bold", 9, align="r")
    s.text(568, s.h - 153, number, size=10, align="r")
    s.text(568, s.h - 172, "All amounts in Canadian dollars (CAD)", size=7.5, align="r", color="#555555")
    s.text(44, s.h - 200, "Summary of your account for this period", "Helvetica-Bold", 11, green)
    s.y = s.h - 208
    pair = [(44, 330, "l"), (400, 168, "r")]
    s.row(pair, ["Northmere Student & Family Chequing " + number, ""], "Helvetica-Bold", 9, under="#999999", pad=3)
    s.row(pair, [f"Your opening balance on {long(first)}", "$" + money(opening)], size=9, under="#cccccc", pad=3)
    s.row(pair, ["Total deposits into your account", "+ " + money(credit)], size=9, under="#cccccc", pad=3)
    s.row(pair, ["Total withdrawals from your account", "- " + money(debit)], size=9, under="#cccccc", pad=3)
    s.row(pair, [f"Your closing balance on {long(last)}", "= " + ("-" if closing < 0 else "") + "$" + money(closing)],
          "Helvetica-Bold", 9, under="#000000", pad=3)
    s.y -= 24
    s.text(44, s.y, "Details of your account activity", "Helvetica-Bold", 11, green)
    s.y -= 8
    heads(s)
    s.row(cols, ["", "Opening balance", "", "", sign(opening)], size=8.5, under="#cccccc")
    truth = []
    for i, e in enumerate(led):
        new = i == 0 or led[i - 1]["date"] != e["date"]
        end = i == len(led) - 1 or led[i + 1]["date"] != e["date"]
        s.row(cols, [f"{e['date'].day:02d} {e['date']:%b}" if new else "", e["desc"],
                     money(e["amt"]) if e["amt"] < 0 else "", money(e["amt"]) if e["amt"] > 0 else "",
                     sign(e["bal"]) if end else ""], size=8.5, under="#cccccc" if end else None)
        truth.append(truth_of(e, end))
    s.row(cols, ["", "Closing balance", "", "", ("-" if closing < 0 else "") + "$" + money(closing)], "Helvetica-Bold",
          8.5, under="#000000")
    s.done()
    return {"data": {"bank_name": "Northmere Savings of Canada", "account_number": number, "account_holder": holder,
                     "account_type": "Northmere Student & Family Chequing", "currency": "CAD",
                     "statement_period": span(first, last), "opening_balance": plain(opening),
                     "closing_balance": plain(closing), "total_debits": plain(debit), "total_credits": plain(credit),
                     "transactions": truth}}


def britain(path, seed, rows):
    rng = rng_of("britain", seed, rows)
    first, last = month(2024, rng.choice([3, 6, 10]))
    opening = cents(rng, 300, 2500)
    words = {"shop": ["PENNYFARTHING CAFE", "WREN & CO GROCERS", "STATION NEWS", "MOORLAND GARAGE"],
             "city": ["LEEDS", "TRURO", "HEXHAM", "LUDLOW"], "firm": ["SEVERNSIDE WATER", "ALBION ENERGY",
             "KESTREL MOBILE", "COUNCIL TAX MENDIP"], "person": ["P HARGREAVES", "MISS L ABARA", "D TREVITHICK"]}
    outs = [("{shop}\n{city}", 3, 90, 1, "VIS"), ("{firm}", 20, 180, 1, "DD"), ("{person}\nRENT SHARE {d4}", 50, 400, 500, "SO"),
            ("CASH {city}\nHIGH STREET @10:4{d1}", 20, 200, 1000, "ATM"), ("{person}\nFASTER PAYMENT {d6}", 10, 250, 1, "BP"),
            ("{shop}\nINT'L {d10}\nEUR_ @ 1.1604\nVisa Rate", 20, 80, 1, "VIS")]
    ins = [("DUNMOW FABRICS LTD\nSALARY {d6}", 900, 2100, 1, "CR"), ("{person}\nTHANKS FOR DINNER", 10, 90, 50, "CR"),
           ("500120 DEPOSIT\n{city}", 50, 600, 500, "CR")]
    led = ledger(rng, rows, first, last, opening, outs, ins, words, floor=-100000)
    for e in led:
        e["desc"] = e["desc"].replace("EUR_", "EUR " + money(e["amt"] * 11604 // 10000))
    closing = led[-1]["bal"]
    debit, credit = sums(led)
    number, sort = digits(rng, 8), f"40-{digits(rng, 2)}-{digits(rng, 2)}"
    code = iban("GB", "WXCB" + sort.replace("-", "") + number)
    holder = rng.choice(["Mrs Beatrice Olawale", "Mr Duncan Pettigrew", "Mr & Mrs T Ashdown"])
    sign = lambda v: money(v) + (" D" if v < 0 else "")
    cols = [(50, 56, "l"), (110, 34, "l"), (148, 184, "l"), (338, 62, "r"), (406, 62, "r"), (474, 72, "r")]
    state = {"bal": opening}

    def heads(s):
        s.row(cols, ["Date", "Type", "Details", "Paid out", "Paid in", "Balance"], "Times-Bold", 9.5, under="#8a1538", pad=3)

    def head(s):
        s.text(50, s.h - 46, "Wexcombe Bank plc", "Times-Bold", 14, "#8a1538")
        s.text(546, s.h - 46, f"Sort code {sort}   Account number {number}   Sheet {s.page}", "Times-Roman", 9, align="r")
        s.y = s.h - 70
        heads(s)
        s.row(cols, ["", "", "BALANCE BROUGHT FORWARD", "", "", sign(state["bal"])], "Times-Bold", 9)

    s = Sheet(path, A4, 80, head)
    s.text(50, s.h - 56, "Wexcombe Bank plc", "Times-Bold", 22, "#8a1538")
    s.text(546, s.h - 48, "Contact tel 03455 550 199", "Times-Roman", 9, align="r")
    s.text(546, s.h - 60, "www.wexcombe.example", "Times-Roman", 9, align="r")
    s.text(50, s.h - 110, holder, "Times-Roman", 11)
    for i, line in enumerate(["Orchard Cottage", "17 Fallow Lane", "Ludlow", "SY8 9QT"]):
        s.text(50, s.h - 123 - 13 * i, line, "Times-Roman", 11)
    s.box(330, s.h - 178, 216, 84, fill="#f6eef0")
    s.text(340, s.h - 108, "Account Summary", "Times-Bold", 11, "#8a1538")
    for i, (a, b) in enumerate([("Opening Balance", "£" + sign(opening)), ("Payments In", "£" + money(credit)),
                                ("Payments Out", "£" + money(debit)), ("Closing Balance", "£" + sign(closing)),
                                ("Arranged Overdraft Limit", "£1,000.00")]):
        s.text(340, s.h - 122 - 12.5 * i, a, "Times-Roman", 10)
        s.text(538, s.h - 122 - 12.5 * i, b, "Times-Roman", 10, align="r")
    s.text(50, s.h - 205, f"{first.day} {first:%B} to {last.day} {last:%B %Y}", "Times-Bold", 11)
    for x, a, b in [(50, "Account Name", holder), (215, "Sortcode", sort), (285, "Account Number", number),
                    (390, "International Bank Account Number", code)]:
        s.text(x, s.h - 226, a, "Times-Bold", 9)
        s.text(x, s.h - 238, b, "Times-Roman", 9)
    s.text(50, s.h - 266, "Your Meadow Current Account details", "Times-Bold", 13, "#8a1538")
    s.y = s.h - 272
    heads(s)
    s.row(cols, ["", "", "BALANCE BROUGHT FORWARD", "", "", sign(opening)], "Times-Bold", 9)
    truth = []
    for e in led:
        high = (e["desc"].count("\n") + 1) * 10.8 + 3
        if s.y - high - 16 < s.bottom:
            s.row(cols, ["", "", "BALANCE CARRIED FORWARD", "", "", sign(state["bal"])], "Times-Bold", 9)
        s.need(high + 16)
        s.row(cols, [f"{e['date']:%d %b %y}", e["kind"], e["desc"], money(e["amt"]) if e["amt"] < 0 else "",
                     money(e["amt"]) if e["amt"] > 0 else "", sign(e["bal"])], "Times-Roman", 9, pad=1.5)
        state["bal"] = e["bal"]
        truth.append(truth_of(e))
    s.row(cols, ["", "", "BALANCE CARRIED FORWARD", "", "", sign(closing)], "Times-Bold", 9, under="#8a1538")
    s.y -= 12
    s.text(50, s.y, "D after a balance means overdrawn.", "Times-Italic", 8)
    s.done()
    return {"data": {"bank_name": "Wexcombe Bank plc", "account_number": number, "account_holder": holder,
                     "account_type": "Meadow Current Account", "iban": code, "currency": "GBP", "statement_period": span(first, last),
                     "opening_balance": plain(opening), "closing_balance": plain(closing), "total_debits": plain(debit),
                     "total_credits": plain(credit), "transactions": truth}}



BANKS = {"usa": usa, "canada": canada, "britain": britain}
