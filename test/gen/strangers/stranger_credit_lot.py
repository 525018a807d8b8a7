# SPDX-License-Identifier: AGPL-3.0-or-later
"""Movements on a credit card account."""
import datetime as dt

from stranger_ledger_pen import (CITIES, SHOPS, add_months, fields, iso, plain)

CATS = {"LAXMI KIRANA": "GROCERY", "NEW UDUPI CAFE": "DINING", "BALAJI MEDICALS": "HEALTH", "SWADISHT FOODS": "DINING", "BIGMART RETAIL": "GROCERY",
        "QUICKRIDE CABS": "TRAVEL", "ZIPCART ONLINE": "SHOPPING", "METRO RAIL CORP": "TRAVEL", "HP FUEL PLAZA": "FUEL", "CHAI POINTE": "DINING",
        "READERS CORNER": "SHOPPING", "MILKY DAIRY": "GROCERY", "TRENDY WARDROBE": "SHOPPING", "CITY GAS LTD": "UTILITIES", "FRESH2HOME": "GROCERY",
        "PLAYBOX CINEMA": "ENTERTAINMENT"}
ABROAD = [("OPENMIND CHATGTP SUBSCR", "SAN FRANCISCO", "USD", 8352), ("AWZ EMEA", "LUXEMBOURG", "USD", 8341), ("BOOKINGZ.COM", "AMSTERDAM", "EUR", 9055),
          ("GRABB RIDES", "SINGAPORE", "SGD", 6210), ("DUBAI DUTY FREE SHOP", "DUBAI", "AED", 2274), ("CARNEGIE BOOKS LTD", "LONDON", "GBP", 10560)]
CURNAME = {"USD": "UNITED STATES DOLLAR", "EUR": "EUROPEAN UNION EURO", "SGD": "SINGAPORE DOLLAR", "AED": "U.A.E. DIRHAM", "GBP": "UK POUND STERLING"}


def cycle(r):
    close = dt.date(r.choice([2023, 2024, 2025]), r.randint(1, 12), r.randint(8, 24))
    start = add_months(close, -1) + dt.timedelta(days=1)
    return start, close


def card_flow(r, rows, start, close, pay_text, emi_text, fee_rows=True):
    ev = []
    span = (close - start).days

    def add(kind, day, text, amt, **kw):
        d = start + dt.timedelta(days=day)
        post = min(d + dt.timedelta(days=r.choice([0, 1, 1, 2, 3])), close)
        ev.append({"date": d, "post": post, "kind": kind, "text": text, "amt": amt, "credit": kind in ("pay", "refund"), "cat": kw.get("cat", ""),
                   "fx": kw.get("fx"), "city": kw.get("city", "")})

    while len(ev) < rows:
        x, day, left = r.random(), r.randint(0, span), rows - len(ev)
        f = fields(r, start + dt.timedelta(days=day))
        if x < .09 and ev:
            add("pay", day, r.choice(pay_text).format(**f), r.choice([r.randint(2, 60) * 100000, r.randint(50000, 4000000)]))
        elif x < .14 and ev:
            shop = r.choice(SHOPS)
            add("refund", day, shop, r.randint(9900, 350000), cat=CATS[shop], city=r.choice(CITIES))
        elif x < .22:
            n, c_, cur, rate = r.choice(ABROAD)
            foreign = r.choice([2000, 2360, 1499, 9900, r.randint(500, 40000)])
            add("fx", day, n, foreign * rate // 100, fx=(cur, foreign), city=c_, cat="SHOPPING")
        elif x < .27:
            add("emi", day, r.choice(emi_text).format(k=f"{r.randint(1, 11):02d}", **f), r.randint(80000, 1200000))
        elif x < .32 and left >= 2 and fee_rows:
            k, amt = r.choice([("FINANCE CHARGES", r.randint(9000, 220000)), ("LATE PAYMENT FEE", r.choice([50000, 75000, 110000])),
                               ("ANNUAL MEMBERSHIP FEE", r.choice([49900, 150000])), ("FUEL SURCHARGE", r.randint(500, 5000))])
            add("interest" if k.startswith("FIN") else "fee", span, k, amt)
            add("gst", span, "IGST DB @ 18.00%", (amt * 18 + 50) // 100)
        else:
            shop = r.choice(SHOPS)
            amt = int(10 ** r.uniform(1.7, 4.1)) * 100 + r.choice([0, 0, r.randint(1, 99)])
            add("buy", day, shop, amt, cat=CATS[shop], city=r.choice(CITIES))
    ev.sort(key=lambda e: e["date"])
    return ev


def totals(r, ev, spare=True):
    """previous, credits, spends, charges, new balance, minimum due."""
    cr = sum(e["amt"] for e in ev if e["credit"])
    buy = sum(e["amt"] for e in ev if e["kind"] in ("buy", "fx", "emi"))
    fee = sum(e["amt"] for e in ev if e["kind"] in ("fee", "gst", "interest"))
    paid = sum(e["amt"] for e in ev if e["kind"] == "pay")
    x = r.random()
    prev = paid if x < .4 and paid else paid + r.randint(10000, 3000000) if x < .85 or not spare else -r.randint(100, 90000)
    new = prev - cr + buy + fee
    floor = max(20000, -(-max(new, 0) // 2000) * 100)
    return prev, cr, buy, fee, new, 0 if new <= 0 else min(new, floor)


def limit_for(r, new):
    lim = r.choice([50000, 75000, 120000, 218000, 350000, 500000, 1000000]) * 100
    while lim < new * 13 // 10:
        lim *= 2
    return lim


def trow(e, fmt=plain, post=False):
    x = {"date": iso(e["date"])}
    if post:
        x["posting_date"] = iso(e["post"])
    x["description"] = e["text"]
    x["debit"] = None if e["credit"] else fmt(e["amt"])
    x["credit"] = fmt(e["amt"]) if e["credit"] else None
    return x
