# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers of the bank33 papers: fonts, money, dates, made-up movements."""
import datetime as dt
import os
import random

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, LETTER, landscape
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

_D = "/usr/share/fonts/truetype/dejavu/"
_N = "/usr/share/fonts/truetype/noto/"
for _name, _file in (("Bank33Sans", _D + "DejaVuSans.ttf"), ("Bank33SansB", _D + "DejaVuSans-Bold.ttf"),
                     ("Bank33Mono", _D + "DejaVuSansMono.ttf"), ("Bank33MonoB", _D + "DejaVuSansMono-Bold.ttf"),
                     ("Bank33Noto", _N + "NotoSans-Regular.ttf"), ("Bank33NotoB", _N + "NotoSans-Bold.ttf"),
                     ("Bank33Serif", _N + "NotoSerif-Regular.ttf"), ("Bank33SerifB", _N + "NotoSerif-Bold.ttf")):
    if not os.path.exists(_file):
        _file = _D + ("DejaVuSans-Bold.ttf" if _name.endswith("B") else "DejaVuSans.ttf")
    pdfmetrics.registerFont(TTFont(_name, _file))


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def num(cents):
    """The truth's way of writing an amount."""
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100}.{abs(cents) % 100:02d}"


def fmt(cents, thousand=",", point=".", neg="-"):
    s = f"{abs(cents) // 100:,}".replace(",", thousand) + point + f"{abs(cents) % 100:02d}"
    return neg + s if cents < 0 else s


def eu(cents):
    return fmt(cents, ".", ",")


def ind(cents):
    """Indian grouping: 1,23,456.00"""
    whole, rest = str(abs(cents) // 100), f"{abs(cents) % 100:02d}"
    head, tail = whole[:-3], whole[-3:]
    parts = []
    while len(head) > 2:
        parts.insert(0, head[-2:])
        head = head[:-2]
    if head:
        parts.insert(0, head)
    return ("-" if cents < 0 else "") + ",".join(parts + [tail]) + "." + rest


def width(text, font, size):
    return pdfmetrics.stringWidth(text, font, size)


def wrap(text, font, size, wide):
    """Lines of text that fit into wide, broken at blanks only."""
    lines, cur = [], ""
    for word in text.split():
        trial = f"{cur} {word}".strip()
        if cur and width(trial, font, size) > wide:
            lines.append(cur)
            cur = word
        else:
            cur = trial
    return lines + [cur] if cur else lines


def digits(r, n):
    return "".join(r.choice("0123456789") for _ in range(n))


def last_day(year, month):
    return (dt.date(year + month // 12, month % 12 + 1, 1) - dt.timedelta(days=1))


def month(r, years=(2023, 2024, 2025)):
    y, m = r.choice(years), r.randint(1, 12)
    return dt.date(y, m, 1), last_day(y, m)


def moves(r, rows, start, end, opening, pool, floor=0):
    """rows movements: pool holds (sign, weight, low, high, maker of text lines); never below floor."""
    span = (end - start).days
    days = sorted(r.randint(0, span) for _ in range(rows))
    ins = [p for p in pool if p[0] > 0]
    bal, out = opening, []
    for d in days:
        p = r.choices(pool, [q[1] for q in pool])[0]
        amount = r.randint(p[2], p[3]) if r.random() < .75 else r.randint(p[2] // 500 + 1, p[3] // 500 + 1) * 500
        if p[0] < 0 and bal - amount < floor:
            p = r.choice(ins)
            amount = r.randint(p[2], p[3])
        date = start + dt.timedelta(days=d)
        bal += p[0] * amount
        text = p[4](r, date)
        out.append({"date": date, "lines": [text] if isinstance(text, str) else list(text), "amt": p[0] * amount, "bal": bal})
    return out


def sums(ms):
    """Total debits and total credits, both positive."""
    return -sum(m["amt"] for m in ms if m["amt"] < 0), sum(m["amt"] for m in ms if m["amt"] > 0)


def row(m, text=None, bal=False, ref=None):
    """One transaction of the truth."""
    t = {"date": m["date"].isoformat(), "description": text if text is not None else " ".join(m["lines"])}
    if ref:
        t["reference"] = ref
    t["debit" if m["amt"] < 0 else "credit"] = num(abs(m["amt"]))
    if bal:
        t["balance"] = num(m["bal"])
    return t


def ends_day(ms, i):
    return i + 1 == len(ms) or ms[i + 1]["date"] != ms[i]["date"]


def iban(r, country, body):
    """An IBAN with right check digits; body without blanks."""
    s = "".join(str(int(ch, 36)) for ch in body + country + "00")
    return f"{country}{98 - int(s) % 97:02d}{body}"


def fours(s):
    return " ".join(s[i:i + 4] for i in range(0, len(s), 4))


def new(path, size, title):
    c = canvas.Canvas(path, pagesize=size, invariant=1)
    c.setTitle(title)
    return c


def txt(c, x, y, s, font="Helvetica", size=9, align="l", color=None):
    c.setFont(font, size)
    c.setFillColor(color or colors.black)
    {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[align](x, y, s)


def paper(ms, out, totals, period, **d):
    """The truth of a bank statement; totals: whether it prints them; period: (from, to) or None."""
    deb, cre = sums(ms)
    if period:
        d["statement_period"] = {"from": period[0].isoformat(), "to": period[1].isoformat()}
    d.update(opening_balance=num(ms[0]["bal"] - ms[0]["amt"]), closing_balance=num(ms[-1]["bal"]))
    if totals:
        d.update(total_debits=num(deb), total_credits=num(cre))
    return {"data": {**d, "transactions": out}}


SHOPS = ["SARAVANA STORES T NAGAR CHENNAI", "ZESTO ONLINE FOODS BENGALURU", "METRO CARD RECHARGE NEW DELHI", "INDUS FUELS PUNE",
    "RAILBOOK IRCX MUMBAI", "KIRANA KART GURGAON", "APNA PHARMACY HYDERABAD"]


def spend(r, rows, shops, paid, hi, days=30):
    """Purchases and a few payments, the statement's sums with them."""
    end = dt.date(r.choice((2023, 2024, 2025)), r.randint(1, 12), r.randint(12, 27))
    start = end - dt.timedelta(days=days - 1)
    ds = sorted(r.randint(0, days - 1) for _ in range(rows))
    ms = []
    for k, d in enumerate(ds):
        pay = r.random() < .12 or (rows > 3 and k == rows // 3)
        ms.append({"date": start + dt.timedelta(days=d), "lines": [r.choice(paid) if pay else r.choice(shops)], "amt": r.randint(hi // 20,
            hi) if pay else -r.randint(hi // 300, hi // 4)})
    deb, cre = sums(ms)
    prev = cre + r.choice((0, r.randint(1000, hi)))
    due = prev - cre + deb
    limit = -(-max(due * 2, 5000000) // 1000000) * 1000000
    return {"start": start, "end": end, "ms": ms, "deb": deb, "cre": cre, "prev": prev, "due": due, "min": max(20000,
        due // 20) if due > 20000 else due, "limit": limit,
            "avail": limit - due, "pay": end + dt.timedelta(days=r.choice((18, 20, 25)))}


def truth(bank, card, who, s, out, keys, **more):
    d = {"bank_name": bank, "card_number": card, "account_holder": who, "total_amount_due": num(s["due"]), "minimum_amount_due": num(s["min"]),
        "payment_due_date": s["pay"].isoformat()}
    full = {"statement_date": s["end"].isoformat(), "statement_period": {"from": s["start"].isoformat(), "to": s["end"].isoformat()},
        "previous_balance": num(s["prev"]),
            "credit_limit": num(s["limit"]), "available_credit": num(s["avail"])}
    d.update({k: full[k] for k in keys})
    d.update(more)
    d["transactions"] = out
    return {"data": d}


ALL = ("statement_date", "statement_period", "previous_balance", "credit_limit", "available_credit")

US = [(-1, 9, 450, 18500, lambda r, d: f"Purchase authorized on {(d - dt.timedelta(days=2)):%m/%d} " + r.choice(
        ["Juniper Market #114 Boise ID", "Tidewater Gas & Go Eugene OR", "Copper Kettle Diner Salem OR", "Brightleaf Pharmacy 0882 Bend OR"])
        + f" P{digits(r, 12)} Card {digits(r, 4)}"),
      (-1, 3, 6000, 42000, lambda r, d: r.choice(["Cascade Power Util Pymt ", "Northline Mobile Autopay ", "Pinecrest Mtg Co Loan Pmt "]) + digits(r, 10)),
      (-1, 2, 2000, 30000, lambda r, d: f"ATM Withdrawal authorized on {d:%m/%d} 2200 Larch St Boise ID {digits(r, 7)}"),
      (1, 2, 80000, 260000, lambda r, d: f"Timberline Foods Payroll {d:%y%m%d} {digits(r, 5)}"),
      (1, 1, 5000, 90000, lambda r, d: r.choice(["Edeposit IN Branch/Store ", "Mobile Deposit : Ref Number :"]) + digits(r, 12))]
