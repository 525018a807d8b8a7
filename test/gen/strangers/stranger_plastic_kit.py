# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fonts, money and invented card business for the card statement layouts."""

import datetime as dt
import random

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

FILES = {"Noto": "noto/NotoSans-Regular.ttf", "Noto-B": "noto/NotoSans-Bold.ttf", "Display": "noto/NotoSansDisplay-Regular.ttf", "Display-B": "noto/NotoSansDisplay-Bold.ttf",
         "Deva": "noto/NotoSansDevanagari-Regular.ttf", "Deva-B": "noto/NotoSansDevanagari-Bold.ttf",
         "Cond": "dejavu/DejaVuSansCondensed.ttf", "Cond-B": "dejavu/DejaVuSansCondensed-Bold.ttf", "Serif": "dejavu/DejaVuSerifCondensed.ttf", "Serif-B": "dejavu/DejaVuSerifCondensed-Bold.ttf"}


def fonts(*names):
    for name in names:
        if name not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(TTFont(name, "/usr/share/fonts/truetype/" + FILES[name]))


def paper(path, size, title):
    c = canvas.Canvas(path, pagesize=size, invariant=1)
    c.setTitle(title)
    return c


def width(text, font, size):
    return pdfmetrics.stringWidth(text, font, size)


def wrap(text, font, size, wide):
    lines, line = [], ""
    for word in text.split():
        trial = (line + " " + word).strip()
        if width(trial, font, size) <= wide or not line:
            line = trial
        else:
            lines.append(line)
            line = word
    return lines + [line]


def plain(v):
    return "%s%d.%02d" % ("-" if v < 0 else "", abs(v) // 100, abs(v) % 100)


def thousand(v):
    return "%s%s.%02d" % ("-" if v < 0 else "", format(abs(v) // 100, ","), abs(v) % 100)


def lakh(v):
    whole, groups = str(abs(v) // 100), []
    head, tail = whole[:-3], whole[-3:]
    while head:
        groups.insert(0, head[-2:])
        head = head[:-2]
    return "%s%s.%02d" % ("-" if v < 0 else "", ",".join(groups + [tail]), abs(v) % 100)


def comma(v):
    return thousand(v).replace(",", "_").replace(".", ",").replace("_", ".")


def digits(rng, n):
    return str(rng.randint(1, 9)) + "".join(rng.choice("0123456789") for _ in range(n - 1))


def letters(rng, n):
    return "".join(rng.choice("ABCDEFGHJKLMNPRSTUVWXYZ") for _ in range(n))


INDIANS = ("Abhijit Lahiri", "Bhargavi Nadig", "Cyrus Batliwalla", "Devika Marar", "Gurpreet Sandhu", "Hemlata Joglekar", "Imtiaz Merchant", "Kalyani Sundar", "Manoj Tirkey", "Neha Bhattarai",
           "Parth Dholakia", "Radhika Acharya", "Sameer Wadia", "Tanvi Gadgil", "Vinayak Hebbar", "Zoya Contractor")


def seeded(name, seed):
    return random.Random("%s:%s" % (name, seed))


def month_end(day):
    return (day.replace(day=28) + dt.timedelta(days=4)).replace(day=1) - dt.timedelta(days=1)


def cycle(rng, years=(2023, 2024, 2025)):
    """A card month from the day after one statement to the next statement."""
    day = rng.randint(3, 27)
    year, month = rng.choice(years), rng.randint(1, 12)
    to = dt.date(year, month, day)
    before = dt.date(year - (month == 1), month - 1 or 12, day)
    return before + dt.timedelta(days=1), to


def business(rng, n, frm, to, previous, price, fee=(9900, 49900, 59900), tax=18):
    """[{day, kind, paise}] in order of day: buy, pay, refund, fee, tax, interest."""
    length = (to - frm).days
    days = [frm + dt.timedelta(days=d) for d in sorted(rng.randint(0, length) for _ in range(n))]
    out = []
    payments = {rng.randrange(n)} if n >= 3 else set()
    if n >= 30:
        payments.add(rng.randrange(n))
    left = previous
    for i, day in enumerate(days):
        if out and out[-1]["kind"] in ("fee", "interest") and tax:
            out.append({"day": out[-1]["day"], "kind": "tax", "paise": (out[-1]["paise"] * tax + 50) // 100})
            continue
        if i in payments and left > 0:
            value = left if rng.random() < .6 and i == max(payments) else max(100, left * rng.randint(3, 9) // 10)
            left -= value
            out.append({"day": day, "kind": "pay", "paise": value})
            continue
        p = rng.random()
        if p < .07 and n > 3:
            out.append({"day": day, "kind": "refund", "paise": price(rng)})
        elif p < .11 and n > 3:
            out.append({"day": day, "kind": "fee", "paise": rng.choice(fee)})
        elif p < .13 and n > 3:
            out.append({"day": day, "kind": "interest", "paise": rng.randint(3000, 190000)})
        else:
            out.append({"day": day, "kind": "buy", "paise": price(rng)})
    return out


def ceiling(due, limit, step):
    """A credit limit the balance stays under."""
    return limit if limit > due else (due // step + 2) * step


def is_credit(e):
    return e["kind"] in ("pay", "refund")


def sums(entries):
    return sum(e["paise"] for e in entries if not is_credit(e)), sum(e["paise"] for e in entries if is_credit(e))


def entry(e, text, posting=None):
    out = {"date": e["day"].isoformat()}
    if posting:
        out["posting_date"] = posting.isoformat()
    out["description"] = text
    out["debit"] = None if is_credit(e) else plain(e["paise"])
    out["credit"] = plain(e["paise"]) if is_credit(e) else None
    return out


def truth(**data):
    return {"industry": "finance", "template": "card_statement", "data": {k: v for k, v in data.items() if v is not None}}


def span(frm, to):
    return {"from": frm.isoformat(), "to": to.isoformat()}
