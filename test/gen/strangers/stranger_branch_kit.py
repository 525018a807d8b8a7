# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fonts, money, dates and invented data for the bank statement layouts."""

import datetime as dt
import random

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

TRUETYPE = {
    "Noto": "noto/NotoSans-Regular.ttf",
    "Noto-B": "noto/NotoSans-Bold.ttf",
    "Noto-I": "noto/NotoSans-Italic.ttf",
    "NotoSerif": "noto/NotoSerif-Regular.ttf",
    "NotoSerif-B": "noto/NotoSerif-Bold.ttf",
    "Deva": "noto/NotoSansDevanagari-Regular.ttf",
    "Deva-B": "noto/NotoSansDevanagari-Bold.ttf",
    "DVSans": "dejavu/DejaVuSans.ttf",
    "DVSans-B": "dejavu/DejaVuSans-Bold.ttf",
    "DVCond": "dejavu/DejaVuSansCondensed.ttf",
    "DVCond-B": "dejavu/DejaVuSansCondensed-Bold.ttf",
    "DVMono": "dejavu/DejaVuSansMono.ttf",
    "DVMono-B": "dejavu/DejaVuSansMono-Bold.ttf",
}


def fonts(*names):
    for name in names:
        if name in pdfmetrics.getRegisteredFontNames():
            continue
        if name in TRUETYPE:
            pdfmetrics.registerFont(TTFont(name, "/usr/share/fonts/truetype/" + TRUETYPE[name]))


def paper(path, size, title, author):
    c = canvas.Canvas(path, pagesize=size, invariant=1)
    c.setTitle(title)
    c.setAuthor(author)
    return c


def width(text, font, size):
    return pdfmetrics.stringWidth(text, font, size)


def plain(paise):
    sign = "-" if paise < 0 else ""
    paise = abs(paise)
    return "%s%d.%02d" % (sign, paise // 100, paise % 100)


def lakh(paise):
    sign = "-" if paise < 0 else ""
    paise = abs(paise)
    whole = str(paise // 100)
    head, tail = whole[:-3], whole[-3:]
    groups = []
    while head:
        groups.insert(0, head[-2:])
        head = head[:-2]
    return "%s%s.%02d" % (sign, ",".join(groups + [tail]), paise % 100)


def thousand(paise):
    sign = "-" if paise < 0 else ""
    paise = abs(paise)
    return "%s%s.%02d" % (sign, format(paise // 100, ","), paise % 100)


def amount(paise):
    return None if paise is None else plain(paise)


def wrap(text, font, size, wide):
    """Wrap at spaces; a word wider than the column is cut."""
    lines, line = [], ""
    for word in text.split():
        trial = word if not line else line + " " + word
        if width(trial, font, size) <= wide:
            line = trial
            continue
        if line:
            lines.append(line)
        while width(word, font, size) > wide:
            k = len(word)
            while k > 1 and width(word[:k], font, size) > wide:
                k -= 1
            lines.append(word[:k])
            word = word[k:]
        line = word
    if line:
        lines.append(line)
    return lines or [""]


def wrap_any(text, font, size, wide):
    """Wrap by character, wherever the column ends."""
    lines = []
    while text:
        k = len(text)
        while k > 1 and width(text[:k], font, size) > wide:
            k -= 1
        lines.append(text[:k].strip())
        text = text[k:].lstrip()
    return lines or [""]


def wrap_cols(text, columns):
    """Wrap at spaces, monospaced; long words are cut."""
    lines, line = [], ""
    for word in text.split():
        if line and len(line) + 1 + len(word) <= columns:
            line += " " + word
            continue
        if line:
            lines.append(line)
        while len(word) > columns:
            lines.append(word[:columns])
            word = word[columns:]
        line = word
    if line:
        lines.append(line)
    return lines or [""]


FIRST = ("Aravind Bhavna Chetan Deepali Eknath Farida Girish Harini Irfan Jyotsna Kishor Lavanya Madhav Nalini "
         "Omkar Pallavi Ramesh Sudha Tushar Urmila Vasant Yamini Zubin Ashwin Brinda Charu Dinesh Esha Gautam "
         "Hemant Indira Jagdish Kavitha Lokesh Meenal Naveen Prerna Rohit Shalini Tejas Usha Vikram").split()
LAST = ("Abhyankar Bhosale Chandran Deshmane Fernandes Gokhale Hegde Iyengar Jadhav Kulkarnee Limaye Menon Nambiar "
        "Oza Pillai Rathore Sabnis Thakkar Unni Varghese Wagle Yadavan Zaveri Barua Choudhari Dasgupta Ghoshal "
        "Kurup Mahapatra Rangan Shenoy Trivedi Vora Bansod Kamath Naik Pandya Solanki").split()
FIRMS = ("Trilok Agro Inputs", "Vaigai Spinning Mills", "Konark Steel Traders", "Mehul Plastics", "Sahyadri Dairy Farms",
         "Nandi Granites", "Pragati Offset Printers", "Lotus Surgical Supplies", "Deccan Bearing House", "Amber Garments",
         "Godavari Pipes", "Satluj Cycle Parts", "Kaveri Coir Works", "Bluepeak Logistics", "Ganga Cold Storage",
         "Ashoka Timber Mart", "Surabhi Foods", "Om Sai Electricals", "Navyug Paints", "Rishi Chemicals")
SHOPS = ("Kirana Bazaar", "Annapurna Tiffins", "Metro Rail Topup", "Sri Balaji Medicals", "Chaat Junction", "QuickCart Grocery",
         "Reliable Petroleum", "Vidyut Vitaran Nigam", "Jal Board", "CineStar Multiplex", "Udupi Grand", "BookNook",
         "FreshLeaf Organics", "GoRide Cabs", "TeleJio Recharge", "Shree Sweets", "Apna Hardware", "PetalPink Salon")
HANDLES = ("okaxis", "ybl", "oksbi", "paytm", "okhdfcbank", "ibl", "axl", "apl", "icici", "upi")
BANKS = (("HDFC", "HDFC BANK"), ("SBIN", "STATE BANK OF INDIA"), ("ICIC", "ICICI BANK"), ("UTIB", "AXIS BANK"), ("CNRB", "CANARA BANK"),
         ("PUNB", "PUNJAB NATIONAL BANK"), ("BARB", "BANK OF BARODA"), ("KKBK", "KOTAK MAHINDRA BANK"), ("IDIB", "INDIAN BANK"), ("MAHB", "BANK OF MAHARASHTRA"))
TOWNS = ("Satara", "Thrissur", "Nashik", "Udupi", "Rajkot", "Salem", "Guntur", "Kanpur", "Bhilwara", "Cuttack", "Hubballi", "Ratlam")
STREETS = ("Gandhi Road", "Station Road", "Tilak Path", "Nehru Nagar", "Market Yard", "Temple Street", "Lake View Colony", "MIDC Phase II", "Civil Lines")


def person(rng):
    return rng.choice(FIRST) + " " + rng.choice(LAST)


def digits(rng, n):
    return str(rng.randint(1, 9)) + "".join(rng.choice("0123456789") for _ in range(n - 1))


def letters(rng, n):
    return "".join(rng.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(n))


def vpa(rng, who):
    name = "".join(ch for ch in who.lower() if ch.isalnum())
    return rng.choice((name[:12], name[:8] + digits(rng, 2), digits(rng, 10))) + "@" + rng.choice(HANDLES)


def address(rng):
    town = rng.choice(TOWNS)
    return ["%s %d, %s" % (rng.choice(("Flat No", "House No", "Plot No", "Door No")), rng.randint(1, 240), rng.choice(STREETS)),
            "Near %s" % rng.choice(("Old Bus Stand", "Ganesh Temple", "Water Tank", "Post Office", "City Hospital")),
            "%s %s" % (town, digits(rng, 6))]


def month_end(year, month):
    nxt = dt.date(year + (month == 12), month % 12 + 1, 1)
    return nxt - dt.timedelta(days=1)


def period(rng, rows, years=(2022, 2023, 2024, 2025)):
    year, month = rng.choice(years), rng.randint(1, 9)
    span = 1 if rows <= 20 else 2 if rows <= 50 else 3
    return dt.date(year, month, 1), month_end(year, month + span - 1)


def days(rng, rows, frm, to):
    total = (to - frm).days
    return [frm + dt.timedelta(days=d) for d in sorted(rng.randint(0, total) for _ in range(rows))]


def small(rng):
    k = rng.random()
    if k < .35:
        return rng.randint(1, 60) * 5000
    if k < .75:
        return rng.randint(1500, 480000)
    return rng.randint(500000, 4500000)


def flow(rng, dates, opening, floor=0, share=.34, debits=small, credits=None):
    """[(date, debit, credit, balance)] with a balance that never falls under the floor."""
    credits = credits or (lambda r: r.choice((debits(r), r.randint(10, 900) * 10000, r.randint(100000, 9000000))))
    out, balance = [], opening
    for day in dates:
        value = credits(rng) if rng.random() < share else -debits(rng)
        if balance + value < floor:
            value = abs(value)
        balance += value
        out.append((day, -value if value < 0 else None, value if value > 0 else None, balance))
    return out


def totals(moves):
    return sum(m[1] or 0 for m in moves), sum(m[2] or 0 for m in moves)


def truth(**data):
    return {"industry": "finance", "template": "bank_statement",
            "data": {k: v for k, v in data.items() if v is not None}}


def row(day, text, debit, credit, balance, **more):
    out = {"date": day.isoformat(), "description": text}
    out.update(more)
    out.update(debit=amount(debit), credit=amount(credit), balance=amount(balance))
    return out


def span(frm, to):
    return {"from": frm.isoformat(), "to": to.isoformat()}


def seeded(name, seed):
    return random.Random("%s/%s" % (name, seed))
