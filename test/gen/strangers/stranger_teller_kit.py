# SPDX-License-Identifier: AGPL-3.0-or-later
"""Things shared by the layouts: fonts, money, dates, invented people and ledgers."""
import random
from datetime import date, timedelta

from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

BASE = "/usr/share/fonts/truetype/"
_FONTS = {
    "Noto": "noto/NotoSans-Regular.ttf", "Noto-B": "noto/NotoSans-Bold.ttf",
    "NotoSerif": "noto/NotoSerif-Regular.ttf", "NotoSerif-B": "noto/NotoSerif-Bold.ttf",
    "Deja": "dejavu/DejaVuSans.ttf", "Deja-B": "dejavu/DejaVuSans-Bold.ttf",
    "DejaC": "dejavu/DejaVuSansCondensed.ttf", "DejaC-B": "dejavu/DejaVuSansCondensed-Bold.ttf",
    "DejaMono": "dejavu/DejaVuSansMono.ttf", "Deva": "noto/NotoSansDevanagari-Bold.ttf",
}


def fonts(*names):
    have = pdfmetrics.getRegisteredFontNames()
    for n in names:
        if n not in have:
            pdfmetrics.registerFont(TTFont(n, BASE + _FONTS[n]))


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


# ---- money, dates
def amt(p):
    """Paise to the truth's way of writing."""
    return ("-" if p < 0 else "") + f"{abs(p) // 100}.{abs(p) % 100:02d}"


def inr(p):
    n, d = divmod(abs(p), 100)
    s = str(n)
    head, tail = s[:-3], s[-3:]
    parts = []
    while head:
        parts.insert(0, head[-2:])
        head = head[:-2]
    return ("-" if p < 0 else "") + ",".join(parts + [tail]) + f".{d:02d}"


def west(p):
    return ("-" if p < 0 else "") + f"{abs(p) // 100:,}.{abs(p) % 100:02d}"


def plain(p):
    return amt(p)


def german(p):
    return west(p).translate(str.maketrans(",.", ".,"))


MON = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
MONTH = ("January February March April May June July August September October "
         "November December").split()


def dmy(d, sep="/", short=False):
    y = f"{d.year % 100:02d}" if short else str(d.year)
    return f"{d.day:02d}{sep}{d.month:02d}{sep}{y}"


def dmony(d, sep="-", short=False, up=False):
    m = MON[d.month - 1]
    y = f"{d.year % 100:02d}" if short else str(d.year)
    return f"{d.day:02d}{sep}{m.upper() if up else m}{sep}{y}"


def long_date(d):
    return f"{d.day} {MONTH[d.month - 1]} {d.year}"


# ---- text
def wrap(text, font, size, width):
    """Break at blanks; a word wider than the cell is cut where it must be."""
    lines, cur = [], ""
    for word in text.split():
        trial = word if not cur else cur + " " + word
        if stringWidth(trial, font, size) <= width:
            cur = trial
            continue
        if cur and stringWidth(word, font, size) > width:
            n = len(word)
            while n and stringWidth(cur + " " + word[:n], font, size) > width:
                n -= 1
            cur, word = (cur + " " + word[:n]).rstrip(), word[n:]
        if cur:
            lines.append(cur)
        while stringWidth(word, font, size) > width:
            n = len(word)
            while stringWidth(word[:n], font, size) > width:
                n -= 1
            lines.append(word[:n])
            word = word[n:]
        cur = word
    if cur:
        lines.append(cur)
    return lines


def chop(text, width):
    """A line printer's wrap: cut hard at the column's width."""
    return [p.strip() for p in (text[i:i + width] for i in range(0, len(text), width)) if p.strip()]


class Pen:
    """A canvas measured from the top left corner."""

    def __init__(self, path, size=A4, title=""):
        self.c = canvas.Canvas(path, pagesize=size, invariant=1)
        self.w, self.h = size
        self.page = 1
        if title:
            self.c.setTitle(title)

    def t(self, x, y, s, font="Helvetica", size=9, align="l", color=(0, 0, 0)):
        self.c.setFillColorRGB(*color)
        self.c.setFont(font, size)
        f = {"l": self.c.drawString, "r": self.c.drawRightString, "c": self.c.drawCentredString}
        f[align](x, self.h - y, s)

    def line(self, x1, y1, x2, y2, w=0.5, color=(0, 0, 0), dash=None):
        self.c.setStrokeColorRGB(*color)
        self.c.setLineWidth(w)
        self.c.setDash(*(dash or ([], 0)))
        self.c.line(x1, self.h - y1, x2, self.h - y2)

    def box(self, x, y, w, h, fill=None, stroke=None, lw=0.5, radius=0):
        if fill:
            self.c.setFillColorRGB(*fill)
        if stroke:
            self.c.setStrokeColorRGB(*stroke)
            self.c.setLineWidth(lw)
            self.c.setDash([], 0)
        a = dict(fill=1 if fill else 0, stroke=1 if stroke else 0)
        if radius:
            self.c.roundRect(x, self.h - y - h, w, h, radius, **a)
        else:
            self.c.rect(x, self.h - y - h, w, h, **a)

    def next(self):
        self.c.showPage()
        self.page += 1

    def save(self):
        self.c.save()


def twice(path, fn):
    """fn(path, total_pages) draws and returns the number of pages; the second time it knows."""
    n = fn(path, 1)
    again = fn(path, n)
    if again != n:
        fn(path, again)


# ---- invented people
FIRST = ("Anjali Rakesh Sunita Farhan Gurpreet Meenakshi Devendra Shabnam Tarun Kavitha Nilesh "
         "Ipsita Joseph Lakshmi Mohit Pallavi Harish Zoya Bhavesh Ritu").split()
LAST = ("Deshpande Malhotra Iyer Qureshi Bandyopadhyay Solanki Nambiar Gill Thakur Pillai Shetty "
        "Chauhan Mohapatra Fernandes Rawat Kulkarni Ansari Bora Saxena Reddy").split()
FIRMS = ("SHREEJI TIMBER MART", "BLUE LOTUS PACKAGING PVT LTD", "MARUDHAR ELECTRICALS", "KAVERI AGRO TRADERS",
         "NORTHSTAR INFOSERVE LLP", "SANKALP STEEL WORKS", "ANAND PROVISION STORES", "GREENLEAF NURSERY",
         "ROYAL TRAVELS", "MEHAR TEXTILES", "OM SAI HARDWARE", "TRIVENI CERAMICS PVT LTD")
SHOPS = ("FRESHO BASKET", "CITY FUELS", "NATIONAL BOOK HOUSE", "GREEN CROSS PHARMACY", "SPICE ROUTE CAFE",
         "METRO CARD TOPUP", "STYLE STREET", "SRI KRISHNA SWEETS", "QUICKRIDE CABS", "PIXEL MOBILES")
CITIES = (("Nashik", "Maharashtra", "422005"), ("Indore", "Madhya Pradesh", "452001"), ("Kochi", "Kerala", "682016"),
          ("Ludhiana", "Punjab", "141002"), ("Bhubaneswar", "Odisha", "751009"), ("Vadodara", "Gujarat", "390007"),
          ("Mysuru", "Karnataka", "570004"), ("Guntur", "Andhra Pradesh", "522002"))
STREETS = ("Station Road", "MG Road", "Gandhi Chowk", "Civil Lines", "Temple Street", "Industrial Estate Phase II",
           "Nehru Nagar", "Old Market Yard")


def person(r):
    return f"{r.choice(FIRST)} {r.choice(LAST)}"


def digits(r, n):
    return str(r.randint(1, 9)) + "".join(str(r.randint(0, 9)) for _ in range(n - 1))


def alnum(r, n):
    return "".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ0123456789") for _ in range(n))


def address(r):
    city, state, pin = r.choice(CITIES)
    return [f"{r.randint(2, 240)}, {r.choice(['Sai Krupa', 'Rose Villa', 'Ashirwad', 'Shanti Niwas'])} Apartments",
            r.choice(STREETS), f"{city} - {pin}", state]


def money(r, lo, hi):
    """Paise between lo and hi rupees; often round, as real sums are."""
    v = r.randint(lo, hi)
    k = r.random()
    if k < 0.45:
        return max(lo, v // 50 * 50) * 100 or 100
    if k < 0.7:
        return v * 100
    return v * 100 + r.randint(1, 99)


def pick_india(style, business=False):
    """A source of (text, reference, cheque, side, paise) for one bank's way of writing narrations."""
    def pick(r):
        who = (r.choice(FIRMS) if business and r.random() < .7 else person(r).upper())
        bank = r.choice(("HMLB", "KNKN", "MLWA", "VDGB", "SFRN"))
        rrn, utr = digits(r, 12), f"{bank}{r.choice('NR')}52{digits(r, 9)}"
        shop = r.choice(SHOPS)
        big = 400000 if business else 60000
        k = r.randint(1, 100)
        vpa = who.split()[0].lower() + digits(r, 3) + "@ok" + bank.lower()
        rem = r.choice(("RENT", "PAYMENT FROM PHONE", "MILK", "FEES", "GROCERY", "NA", "LUNCH", "BILL"))
        if k <= 38:
            dr = r.random() < .7
            tag = "DR" if dr else "CR"
            text = {"slash": f"UPI/{tag}/{rrn}/{who}/{bank}/{vpa}/{rem}",
                    "dash": f"UPI-{who}-{vpa.upper()}-{bank}0000{digits(r, 3)}-{rrn}-{rem}",
                    "plain": f"UPI {'PAID TO' if dr else 'RECEIVED FROM'} {who} {rrn}",
                    "to": f"{'TO' if dr else 'BY'} TRANSFER-UPI/{tag}/{rrn}/{who[:14]}/{bank}/{rem}--"}[style]
            return text, rrn, "", "dr" if dr else "cr", money(r, 20, 9000)
        if k <= 56:
            dr = r.random() < .35
            text = {"slash": f"NEFT/{utr}/{who}/{bank}", "dash": f"NEFT {'DR' if dr else 'CR'}-{bank}0000{digits(r, 3)}-{who}-{utr}",
                    "plain": f"NEFT {who} {bank}", "to": f"{'TO' if dr else 'BY'} TRANSFER-NEFT*{bank}0000{digits(r, 3)}*{utr}*{who}--"}[style]
            return text, utr, "", "dr" if dr else "cr", money(r, 2500, big)
        if k <= 64:
            dr = r.random() < .5
            text = {"slash": f"MMT/IMPS/{rrn}/{who}/{bank}", "dash": f"IMPS-{rrn}-{who}-{bank}-XXXXXXXX{digits(r, 4)}-{rem}",
                    "plain": f"IMPS P2A {who}", "to": f"{'TO' if dr else 'BY'} TRANSFER-INB IMPS{rrn}/{who}--"}[style]
            return text, rrn, "", "dr" if dr else "cr", money(r, 500, 45000)
        if k <= 72:
            n = digits(r, 6)
            text = {"slash": f"CLG/{who}/{n}", "dash": f"CHQ PAID-MICR CTS-{who}", "plain": f"CLG CHQ PAID {who}",
                    "to": f"TO CLEARING {who}"}[style]
            return text, n, n, "dr", money(r, 1000, big // 2)
        if k <= 80:
            c = r.choice(CITIES)[0].upper()
            text = {"slash": f"ATM/CASH WDL/{digits(r, 4)}/{c}", "dash": f"ATW-5126XXXXXXXX{digits(r, 4)}-{alnum(r, 8)}-{c}",
                    "plain": f"ATM CASH {c} {digits(r, 4)}", "to": f"ATM WDL-ATM CASH {digits(r, 5)} {c}--"}[style]
            return text, "", "", "dr", r.randint(1, 40) * 50000
        if k <= 88:
            text = {"slash": f"POS/{shop}/{digits(r, 6)}", "dash": f"POS 5126XXXXXXXX{digits(r, 4)} {shop}",
                    "plain": f"POS PRCH {shop}", "to": f"by debit card-OTHPG {digits(r, 12)}{shop}--"}[style]
            return text, "", "", "dr", money(r, 150, 7000)
        if k <= 93:
            return {"slash": "BY CASH/SELF", "dash": f"CASH DEPOSIT BY - SELF - {r.choice(CITIES)[0].upper()}", "plain": "CASH DEPOSIT SELF",
                    "to": "CASH DEPOSIT-CASH DEPOSIT SELF--"}[style], "", "", "cr", r.randint(10, 400) * 50000
        if k <= 97:
            return {"slash": "SMS CHRG INCL GST", "dash": "INSTAALERT CHG INCL GST", "plain": "SMS ALERT CHARGES",
                    "to": "DEBIT-SMS CHARGES INCL GST--"}[style], "", "", "dr", r.choice((1770, 2950, 590, 11800))
        return {"slash": "INT.PD", "dash": "INTEREST PAID", "plain": "CREDIT INTEREST", "to": "CREDIT INTEREST--"}[style], "", "", "cr", r.randint(900, 90000)
    return pick


class Row:
    def __init__(self, day, text, ref, chq, side, paise, bal):
        self.day, self.text, self.ref, self.chq, self.bal = day, text, ref, chq, bal
        self.dr, self.cr = (paise, 0) if side == "dr" else (0, paise)
        self.lines = [text]

    def truth(self, balance=True, ref=None):
        d = {"date": self.day.isoformat(), "description": " ".join(self.lines)}
        if ref:
            d["reference"] = ref
        d["debit" if self.dr else "credit"] = amt(self.dr or self.cr)
        if balance:
            d["balance"] = amt(self.bal)
        return d


def period(r, rows, months=None):
    """Whole months: start, end."""
    n = months or (1 if rows < 8 else 3 if rows < 30 else 6)
    m0 = r.randint(0, 23 + 6)
    start = date(2023 + m0 // 12, m0 % 12 + 1, 1)
    e = m0 + n
    return start, date(2023 + e // 12, e % 12 + 1, 1) - timedelta(days=1)


def ledger(r, rows, start, end, opening, pick, od=0):
    days = sorted(r.randint(0, (end - start).days) for _ in range(rows))
    bal, out = opening, []
    for d in days:
        while True:
            text, ref, chq, side, p = pick(r)
            if side == "cr" or bal - p >= -od:
                break
        bal += p if side == "cr" else -p
        out.append(Row(start + timedelta(days=d), text, ref, chq, side, p, bal))
    return out


def totals(ls):
    return sum(x.dr for x in ls), sum(x.cr for x in ls)


def span(start, end):
    return {"from": start.isoformat(), "to": end.isoformat()}


def iban(country, bban):
    """With right check digits."""
    n = "".join(str(int(ch, 36)) for ch in bban + country + "00")
    return f"{country}{98 - int(n) % 97:02d}{bban}"


def fours(s):
    return " ".join(s[i:i + 4] for i in range(0, len(s), 4))
