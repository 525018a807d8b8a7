# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things: money, GSTINs, parties, words, fonts."""
import datetime
import random

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

TT = "/usr/share/fonts/truetype/"
for _n, _f in {
        "Gst27Sans": "dejavu/DejaVuSans.ttf", "Gst27SansB": "dejavu/DejaVuSans-Bold.ttf",
        "Gst27Cond": "dejavu/DejaVuSansCondensed.ttf", "Gst27CondB": "dejavu/DejaVuSansCondensed-Bold.ttf",
        "Gst27Serif": "dejavu/DejaVuSerifCondensed.ttf", "Gst27SerifB": "dejavu/DejaVuSerifCondensed-Bold.ttf",
        "Gst27Noto": "noto/NotoSans-Regular.ttf", "Gst27NotoB": "noto/NotoSans-Bold.ttf"}.items():
    pdfmetrics.registerFont(TTFont(_n, TT + _f))

A36 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
STATES = {"33": "Tamil Nadu", "27": "Maharashtra", "24": "Gujarat", "29": "Karnataka", "09": "Uttar Pradesh",
          "36": "Telangana", "32": "Kerala", "06": "Haryana", "08": "Rajasthan", "19": "West Bengal",
          "21": "Odisha", "05": "Uttarakhand", "03": "Punjab", "23": "Madhya Pradesh", "37": "Andhra Pradesh"}
TOWNS = {"33": [("Sivakasi", "626123"), ("Coimbatore", "641021"), ("Ambattur, Chennai", "600058")],
         "27": [("Bhiwandi, Dist. Thane", "421302"), ("Chakan, Pune", "410501"), ("Nagpur", "440018")],
         "24": [("Vapi", "396195"), ("Morbi", "363641"), ("Naroda, Ahmedabad", "382330")],
         "29": [("Peenya, Bengaluru", "560058"), ("Mangaluru", "575011"), ("Hubballi", "580030")],
         "09": [("Kanpur", "208012"), ("Noida", "201301"), ("Muzaffarnagar", "251001")],
         "36": [("Balanagar, Hyderabad", "500037"), ("Warangal", "506002")],
         "32": [("Kochi", "682016"), ("Kollam", "691001"), ("Kozhikode", "673032")],
         "06": [("Gurugram", "122015"), ("Yamunanagar", "135001")],
         "08": [("Bhilwara", "311001"), ("Jaipur", "302013")],
         "19": [("Howrah", "711101"), ("Haldia", "721602")],
         "21": [("Paradip", "754142"), ("Cuttack", "753010")],
         "05": [("Kashipur", "244713"), ("Haridwar", "249401")],
         "03": [("Ludhiana", "141003"), ("Mohali", "160055")],
         "23": [("Pithampur, Dist. Dhar", "454775"), ("Indore", "452015")],
         "37": [("Visakhapatnam", "530012"), ("Kakinada", "533003")]}
ROADS = ["Plot No. {n}, Phase II, Industrial Estate", "{n}/3, Station Road", "Door No. {n}-A, Bypass Road",
         "Gat No. {n}, Village Road", "Shed No. {n}, G.I.D.C. Type Estate", "{n}, Netaji Marg",
         "Survey No. {n}/2, Opp. Water Tank", "3rd Floor, {n}, Trade Square"]


def dice(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def check(body):
    s = 0
    for i, ch in enumerate(body):
        p = A36.index(ch) * (2 if i % 2 else 1)
        s += p // 36 + p % 36
    return A36[(36 - s % 36) % 36]


def gstin(rng, code, name):
    L = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    kind = "C" if "LIMITED" in name.upper() or "LTD" in name.upper() else "F"
    initial = next(c for c in name.upper() if c in L)
    pan = "".join(rng.choice(L) for _ in range(3)) + kind + initial + f"{rng.randrange(10000):04d}" + rng.choice(L)
    body = code + pan + rng.choice("1112") + "Z"
    return body + check(body), pan


def party(rng, name, code):
    town, pin = rng.choice(TOWNS[code])
    g, pan = gstin(rng, code, name)
    return {"name": name, "road": rng.choice(ROADS).format(n=rng.randrange(3, 480)), "town": f"{town} - {pin}",
            "city": town, "code": code, "state": STATES[code], "gstin": g, "pan": pan}


def pick_states(rng, homes):
    """home code, buyer code: inside the state or between states by lot"""
    home = rng.choice(homes)
    if rng.random() < 0.5:
        return home, home
    return home, rng.choice([c for c in STATES if c != home])


def plain(p):
    s = "-" if p < 0 else ""
    p = abs(p)
    return f"{s}{p // 100}.{p % 100:02d}"


def inr(p):
    s = "-" if p < 0 else ""
    p = abs(p)
    a, b = str(p // 100), f"{p % 100:02d}"
    return f"{s}{group(a)}.{b}"


def group(a):
    a = str(a)
    if len(a) <= 3:
        return a
    head, tail, out = a[:-3], a[-3:], []
    while head:
        out.insert(0, head[-2:])
        head = head[:-2]
    return ",".join(out) + "," + tail


def div(a, b):
    """a / b rounded half up, whole numbers above nought"""
    return (2 * a + b) // (2 * b)


def dec3(n):
    return f"{n // 1000}.{n % 1000:03d}"


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen "
        "Seventeen Eighteen Nineteen").split()
TENS = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def words(n):
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + (" " + ONES[n % 10] if n % 10 else "")
    for size, w in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= size:
            return words(n // size) + " " + w + (" " + words(n % size) if n % size else "")


def rupees(p, head="Rupees ", tail=" Only"):
    r, c = divmod(p, 100)
    return head + words(r) + (f" and Paise {words(c)}" if c else "") + tail


def to_rupee(p):
    """rounded to whole rupees, and the difference"""
    g = div(p, 100) * 100
    return g, g - p


def day(rng, lo=(2023, 5, 1), span=700):
    return datetime.date(*lo) + datetime.timedelta(days=rng.randrange(span))


def fy(d):
    y = d.year if d.month >= 4 else d.year - 1
    return f"{y % 100:02d}-{(y + 1) % 100:02d}"


def wrap(text, font, size, width):
    out, cur = [], ""
    for w in text.split():
        t = (cur + " " + w).strip()
        if cur and pdfmetrics.stringWidth(t, font, size) > width:
            out.append(cur)
            cur = w
        else:
            cur = t
    return out + [cur]


def irn(rng):
    return "".join(rng.choice("0123456789abcdef") for _ in range(64))


def start(s, r, no, d, lines):
    return {"invoice_number": no, "invoice_date": d.isoformat(),
            "supplier": {"name": s["name"], "gstin": s["gstin"]},
            "recipient": {"name": r["name"], "gstin": r["gstin"]}, "line_items": lines}


def split(inter, tax_base, rate):
    """(cgst, sgst, igst) on a base in paise, rate in per cent"""
    if inter:
        return 0, 0, div(tax_base * rate, 100)
    h = div(tax_base * rate, 200)
    return h, h, 0
