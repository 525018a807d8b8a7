# SPDX-License-Identifier: AGPL-3.0-or-later
"""What the drawings of this folder share: money, dates, made-up entries, pages."""
import calendar
import datetime as dt
import io
import random
import re
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

DV = "/usr/share/fonts/truetype/dejavu/"
NT = "/usr/share/fonts/truetype/noto/"
for _name, _file in {
        "Bank17Sans": DV + "DejaVuSans.ttf", "Bank17SansB": DV + "DejaVuSans-Bold.ttf",
        "Bank17Cond": DV + "DejaVuSansCondensed.ttf", "Bank17CondB": DV + "DejaVuSansCondensed-Bold.ttf",
        "Bank17Mono": DV + "DejaVuSansMono.ttf", "Bank17MonoB": DV + "DejaVuSansMono-Bold.ttf",
        "Bank17Serif": DV + "DejaVuSerifCondensed.ttf", "Bank17SerifB": DV + "DejaVuSerifCondensed-Bold.ttf",
        "Bank17Noto": NT + "NotoSans-Regular.ttf", "Bank17NotoB": NT + "NotoSans-Bold.ttf"}.items():
    pdfmetrics.registerFont(TTFont(_name, _file))

width = pdfmetrics.stringWidth


def rng_for(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def amt(n):
    return f"{'-' if n < 0 else ''}{abs(n) // 100}.{abs(n) % 100:02d}"


def money(n, style="us"):
    """Minor units as printed; a minus is put in front of negative ones."""
    sign, n = ("-" if n < 0 else ""), abs(n)
    whole, cents = str(n // 100), f"{n % 100:02d}"
    sep, dec = {"us": (",", "."), "in": (",", "."), "eu": (".", ","), "sp": ("\u00a0", ","),
                "ch": ("'", "."), "plain": ("", ".")}[style]
    if style == "in" and len(whole) > 3:
        head, tail = whole[:-3], whole[-3:]
        whole = re.sub(r"(?<=\d)(?=(\d\d)+$)", ",", head) + "," + tail
    elif sep:
        whole = re.sub(r"(?<=\d)(?=(\d{3})+$)", sep, whole)
    return sign + whole + dec + cents


def digits(rng, n):
    return str(rng.randint(1, 9)) + "".join(str(rng.randint(0, 9)) for _ in range(n - 1))


def iban(country, bban):
    """The BBAN holds digits and letters; the two check digits are worked out."""
    num = "".join(str(int(ch, 36)) for ch in bban + country + "00")
    return f"{country}{98 - int(num) % 97:02d}{bban}"


def fours(text):
    return " ".join(text[i:i + 4] for i in range(0, len(text), 4))


def period(rng, rows, start_month=None):
    """One month for few entries, a quarter for many."""
    year, month = rng.choice([2023, 2024, 2025]), start_month or rng.choice([1, 2, 4, 5, 7, 8, 10])
    last = month if rows <= 15 else min(month + 2, 12)
    return dt.date(year, month, 1), dt.date(year, last, calendar.monthrange(year, last)[1])


def fill(rng, text, pools):
    def one(m):
        key = m.group(1)
        if re.fullmatch(r"n\d+", key):
            return digits(rng, int(key[1:]))
        return str(rng.choice(pools[key]))
    return re.sub(r"\{(\w+)\}", one, text)


def entries(rng, rows, span, opening, debits, credits, pools, floor=0, ceiling=None, share=0.35, step=None):
    """Entries in date order; debits and credits are (text, low, high) in minor units."""
    start, end = span
    days = sorted(rng.randint(0, (end - start).days) for _ in range(rows))
    bal, out = opening, []
    for day in days:
        is_credit = rng.random() < share
        for _try in range(50):
            text, lo, hi = rng.choice(credits if is_credit else debits)
            value = rng.randint(lo, hi)
            if re.search("ATM|CASH|Cash|Bankomat|bankomat|ATM|GAB|Retiro cajero|TUNAI|retrait|retiro", text):
                value = max(10000, value // 10000 * 10000)
            elif step:
                value = max(step, value // step * step)
            elif rng.random() < 0.4 and value > 10000:
                value = value // 10000 * 10000
            new = bal + (value if is_credit else -value)
            if new < floor:
                is_credit = True
            elif ceiling is not None and new > ceiling:
                is_credit = False
            else:
                break
        bal = new
        out.append({"date": start + dt.timedelta(days=day), "text": fill(rng, text, pools), "credit": is_credit,
                    "value": value, "balance": bal, "tmpl": text})
    return out


def totals(txs):
    return (sum(t["value"] for t in txs if not t["credit"]), sum(t["value"] for t in txs if t["credit"]))


def truth(meta, txs, span=None, opening=None, closing=None, sums=False):
    data = dict(meta)
    if span:
        data["statement_period"] = {"from": span[0].isoformat(), "to": span[1].isoformat()}
    if opening is not None:
        data["opening_balance"] = amt(opening)
    if closing is not None:
        data["closing_balance"] = amt(closing)
    if sums:
        dr, cr = totals(txs)
        data["total_debits"], data["total_credits"] = amt(dr), amt(cr)
    rows = []
    for t in txs:
        row = {"date": t["date"].isoformat(), "description": " ".join(t["lines"])}
        if t.get("ref"):
            row["reference"] = t["ref"]
        row["credit" if t["credit"] else "debit"] = amt(t["value"])
        if t.get("show", True):
            row["balance"] = amt(t["balance"])
        rows.append(row)
    data["transactions"] = rows
    return {"data": data}


def wrap(text, font, size, room):
    """Lines that fit; breaks at blanks, at '|' always, in long words after / or -."""
    lines = []
    for part in text.split("|"):
        cur = ""
        for word in part.split():
            trial = f"{cur} {word}" if cur else word
            if width(trial, font, size) <= room:
                cur = trial
                continue
            if cur:
                lines.append(cur)
            while width(word, font, size) > room:
                cut = len(word)
                while width(word[:cut], font, size) > room:
                    cut -= 1
                nice = max(word.rfind("/", 0, cut), word.rfind("-", 0, cut)) + 1
                cut = nice if nice > 4 else cut
                lines.append(word[:cut])
                word = word[cut:]
            cur = word
        if cur:
            lines.append(cur)
    return lines


class Sheet:
    """A canvas with a pen position; head(sheet) is called on each new page."""

    def __init__(self, where, size, bottom, head):
        self.c = canvas.Canvas(where, pagesize=size, invariant=1)
        self.w, self.h = size
        self.bottom, self.head, self.page, self.y = bottom, head, 0, 0
        self.new()

    def new(self):
        if self.page:
            self.c.showPage()
        self.page += 1
        self.head(self)

    def text(self, x, y, s, font="Helvetica", size=9, align="l", color=None):
        c = self.c
        if color is not None:
            c.setFillColor(color)
        c.setFont(font, size)
        {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[align](x, y, s)
        if color is not None:
            c.setFillGray(0)

    def row(self, cols, values, font, size, lead, y=None, colors=None):
        """cols: (x, align) ; values: text or list of lines. Gives the number of lines."""
        y = self.y if y is None else y
        most = 1
        for i, ((x, align), value) in enumerate(zip(cols, values)):
            lines = value if isinstance(value, list) else [value]
            most = max(most, len(lines))
            for k, line in enumerate(lines):
                if line:
                    self.text(x, y - k * lead, line, font, size, align, (colors or {}).get(i))
        return most

    def rule(self, x0, x1, y, w=0.5, gray=0):
        self.c.setLineWidth(w)
        self.c.setStrokeGray(gray)
        self.c.line(x0, y, x1, y)
        self.c.setStrokeGray(0)

    def done(self):
        self.c.showPage()
        self.c.save()
        return self.page


def twice(draw, path):
    """draw(where, pages) is run once to learn the number of pages and once for good."""
    return draw(path, draw(io.BytesIO(), 0))


INDIA = {
    "person": ["RAKESH MAHTO", "SUNITA DEVI", "IMRAN SHAIKH", "P LAKSHMI", "ARVIND JOSHI", "KAVITA RAO", "GURPREET SINGH",
               "MEENA KUMARI", "THOMAS VARGHESE", "SANJAY PATIL", "FARHANA BEGUM", "DEEPAK YADAV"],
    "shop": ["ANNAPURNA STORES", "SHREE MEDICALS", "GREEN LEAF VEG", "CITY FUEL POINT", "NEW BALAJI SWEETS", "TARA TEXTILES",
             "KRISHNA ELECTRICALS", "MODERN BOOK DEPOT", "HILLTOP CAFE"],
    "firm": ["ORBIT PACKAGING PVT LTD", "SURYA CASTINGS", "NILKANTH TRADERS", "PRAGATI AGENCIES", "ZENITH POLYMERS LLP",
             "JAY AMBE STEEL", "MALHAR FOODS", "COASTAL FREIGHT CO"],
    "bk": ["VNDB", "MLSB", "KRTB", "PRGT", "ASHB"], "vpa": ["okvasu", "paytree", "ybx", "axfin"],
    "city": ["NASHIK", "MYSURU", "PATNA", "KOCHI", "JALANDHAR", "RANCHI"]}
