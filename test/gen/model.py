# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invented bank accounts and invoices whose arithmetic holds, with their truth.

Everything comes from one random.Random(seed), so a seed names a document. All
names, numbers and identifiers are made up; GSTINs have a right check digit.
Amounts are integers in paise until they are printed.
"""

import datetime
import random

ALNUM = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

BANKS = ["Sahyadri Gramin Bank", "Deccan Mercantile Bank", "Narmada Valley Bank", "Coromandel Union Bank",
         "Aravalli Commerce Bank", "Himadri Savings Bank"]
HOLDERS = ["MEERA KRISHNAN", "ROHAN DESHPANDE", "LOTUS PAPER WORKS", "ANITA BHATTACHARYA", "VERTEX TOOLS LLP",
           "SUNRISE AGRO TRADERS", "IMRAN QURESHI", "BLUE HERON DESIGNS"]
FIRMS = ["Kaveri Hardware Mart", "Malabar Spice House", "Nilgiri Softworks Pvt Ltd", "Ganga Office Supplies",
         "Tapti Textiles LLP", "Chambal Electricals", "Periyar Foods Pvt Ltd", "Satluj Auto Parts",
         "Vaigai Printing Press", "Yamuna Consulting Group"]
STREETS = ["14 Temple Road", "7/2 Market Yard", "Plot 88, Industrial Estate", "221 Lake View", "3rd Floor, Ocean Chambers"]
CITIES = [("27", "Maharashtra", "Pune 411001"), ("29", "Karnataka", "Bengaluru 560001"), ("33", "Tamil Nadu", "Chennai 600001"),
          ("24", "Gujarat", "Surat 395003"), ("32", "Kerala", "Kochi 682001"), ("19", "West Bengal", "Kolkata 700001"),
          ("07", "Delhi", "New Delhi 110001")]
GOODS = [("Steel hinge 4 inch", "8302", "NOS", 18), ("Printer paper A4 ream", "4802", "PCS", 12), ("Basmati rice 25 kg", "1006", "BAG", 5),
         ("LED panel 18 W", "9405", "NOS", 18), ("Cotton fabric per metre", "5208", "MTR", 5), ("Annual software support", "998313", "NOS", 18),
         ("Brake pad set", "8708", "SET", 28), ("Turmeric powder 1 kg", "0910", "KGS", 5), ("Freight charges", "996511", "NOS", 18),
         ("Wall paint 20 L", "3209", "CAN", 18), ("School notebooks", "4820", "DOZ", 12), ("Submersible pump 1 HP", "8413", "NOS", 18)]
PEERS = ["GREEN LEAF STORES", "CITY POWER LTD", "R K MEDICALS", "ORBIT TELECOM", "FRESH BASKET", "S IYER", "N FERNANDES", "METRO CABS"]


def gstin_check(body: str) -> str:
    """Check character of the first 14 characters (weights 1, 2, 1, 2 … in base 36)."""
    total = 0
    for i, ch in enumerate(body):
        p = ALNUM.index(ch) * (1 + i % 2)
        total += p // 36 + p % 36
    return ALNUM[(36 - total % 36) % 36]


def pan(rng: random.Random) -> str:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    return ("".join(rng.choice(letters) for _ in range(3)) + rng.choice("PCHF") + rng.choice(letters)
            + "".join(rng.choice("0123456789") for _ in range(4)) + rng.choice(letters))


def gstin(rng: random.Random, state: str) -> str:
    body = state + pan(rng) + rng.choice("123") + "Z"
    return body + gstin_check(body)


def money(paise: int) -> str:
    """Canonical decimal text, as the service answers it."""
    sign = "-" if paise < 0 else ""
    return f"{sign}{abs(paise) // 100}.{abs(paise) % 100:02d}"


def grouped(paise: int, style: str = "indian") -> str:
    """As printed: 12,34,567.89 or 1,234,567.89."""
    whole, frac = divmod(abs(paise), 100)
    text = str(whole)
    head, tail = text[:-3], text[-3:]
    step = 2 if style == "indian" else 3
    parts = []
    while head:
        parts.insert(0, head[-step:])
        head = head[:-step]
    return ("-" if paise < 0 else "") + ",".join(parts + [tail]) + f".{frac:02d}"


def narration(rng: random.Random, is_credit: bool) -> str:
    n12 = "".join(rng.choice("0123456789") for _ in range(12))
    peer = rng.choice(PEERS)
    choices = [f"UPI/{n12}/{peer}/okbank@upi", f"NEFT-HDFCN{n12[:8]}-{peer}", f"IMPS-{n12}-{peer}-XXXX{n12[-4:]}"]
    if is_credit:
        choices += ["BY CASH DEPOSIT SELF", f"CHQ DEP {n12[:6]}", "SALARY FOR THE MONTH"]
    else:
        choices += [f"ATM WDL {n12[:6]}", f"POS 4364XXXXXXXX{n12[-4:]} {peer}", f"ACH D-{peer}-{n12[:7]}", "SMS CHARGES INCL GST"]
    return rng.choice(choices)


def statement(rng: random.Random, rows: int) -> dict:
    """A savings account over some weeks; `truth` in our field names, `rows` as integers."""
    start = datetime.date(2025, 4, 1) + datetime.timedelta(days=rng.randrange(0, 300))
    opening = rng.randrange(5_000_00, 9_00_000_00)
    balance, day, out = opening, start, []
    for i in range(rows):
        # a business with dozens of rows a day; a person with one
        day += datetime.timedelta(days=(i + 1) * 1000 // rows - i * 1000 // rows if rows > 5000 else rng.choice((0, 0, 1, 1, 2, 3)))
        is_credit = rng.random() < 0.4
        amount = rng.choice((rng.randrange(1_00, 2_000_00), rng.randrange(100_00, 90_000_00), rng.randrange(1, 300) * 100_00))
        if not is_credit and amount > balance - 100_00:
            is_credit = True
        balance += amount if is_credit else -amount
        out.append({"date": day, "description": narration(rng, is_credit), "debit": None if is_credit else amount,
                    "credit": amount if is_credit else None, "balance": balance})
    debits = sum(r["debit"] or 0 for r in out)
    credits = sum(r["credit"] or 0 for r in out)
    doc = {"bank": rng.choice(BANKS), "holder": rng.choice(HOLDERS),
           "account": "".join(rng.choice("0123456789") for _ in range(rng.choice((11, 13, 14)))),
           "ifsc": "".join(rng.choice("ABCDEFGHKLMNPRSTUV") for _ in range(4)) + "0" + "".join(rng.choice("0123456789") for _ in range(6)),
           "from": start, "to": day, "opening": opening, "closing": balance, "debits": debits, "credits": credits, "rows": out}
    doc["truth"] = {
        "account_number": doc["account"], "account_holder": doc["holder"], "ifsc": doc["ifsc"],
        "statement_period": {"from": start.isoformat(), "to": day.isoformat()},
        "opening_balance": money(opening), "closing_balance": money(balance),
        "transactions": [{"date": r["date"].isoformat(), "description": r["description"],
                          "debit": None if r["debit"] is None else money(r["debit"]),
                          "credit": None if r["credit"] is None else money(r["credit"]), "balance": money(r["balance"])} for r in out],
    }
    return doc


def half_up(numerator: int, denominator: int) -> int:
    return (2 * numerator + denominator) // (2 * denominator)


def invoice(rng: random.Random, lines: int, want_intra: bool | None = None) -> dict:
    """A GST tax invoice: intra-state CGST + SGST or inter-state IGST (by chance, unless WANT_INTRA says), rounded to the rupee."""
    seller_state, buyer_state = rng.choice(CITIES), rng.choice(CITIES)
    if want_intra is not None and want_intra != (seller_state == buyer_state):
        buyer_state = seller_state if want_intra else CITIES[(CITIES.index(seller_state) + 1) % len(CITIES)]
    intra = seller_state[0] == buyer_state[0]
    items = []
    for name, hsn, unit, rate in rng.sample(GOODS, lines):
        qty, price = rng.randrange(1, 60), rng.randrange(40, 9000) * 25
        taxable = qty * price
        tax = half_up(taxable * rate, 200) if intra else half_up(taxable * rate, 100)
        items.append({"description": name, "hsn": hsn, "unit": unit, "rate": rate, "qty": qty, "price": price, "taxable": taxable,
                      "cgst": tax if intra else 0, "sgst": tax if intra else 0, "igst": 0 if intra else tax})
    total = {k: sum(i[k] for i in items) for k in ("taxable", "cgst", "sgst", "igst")}
    exact = sum(total.values())
    payable = half_up(exact, 100) * 100
    date = datetime.date(2025, 4, 1) + datetime.timedelta(days=rng.randrange(0, 350))
    sellers = rng.sample(FIRMS, 2)
    doc = {"number": rng.choice((f"INV-{rng.randrange(100, 9999)}", f"GS/25-26/{rng.randrange(10, 9999)}", f"T{rng.randrange(10000, 99999)}")),
           "date": date, "intra": intra, "items": items, "total": total, "round_off": payable - exact, "payable": payable,
           "seller": {"name": sellers[0], "gstin": gstin(rng, seller_state[0]), "street": rng.choice(STREETS), "city": seller_state},
           "buyer": {"name": sellers[1], "gstin": gstin(rng, buyer_state[0]), "street": rng.choice(STREETS), "city": buyer_state}}
    doc["truth"] = {
        "invoice_number": doc["number"], "invoice_date": date.isoformat(),
        "supplier": {"name": doc["seller"]["name"], "gstin": doc["seller"]["gstin"]},
        "recipient": {"name": doc["buyer"]["name"], "gstin": doc["buyer"]["gstin"]},
        "place_of_supply": buyer_state[0],
        "totals": {"taxable_value": money(total["taxable"]), "cgst": money(total["cgst"]), "sgst": money(total["sgst"]),
                   "igst": money(total["igst"]), "round_off": money(doc["round_off"]), "total": money(payable)},
        "line_items": [{"description": i["description"], "hsn_sac": i["hsn"], "quantity": str(i["qty"]), "unit_price": money(i["price"]),
                        "taxable_value": money(i["taxable"]), "tax_rate": str(i["rate"])} for i in items],
    }
    return doc
