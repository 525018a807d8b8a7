# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fonts, money and rows of the banks and cards of stranger_vault.py."""

import glob
import os
import random
from datetime import date, timedelta

from reportlab.lib.colors import black
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

MON = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
FULL = ["January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December"]


def face(name, filename, fallback):
    if name in pdfmetrics.getRegisteredFontNames():
        return name
    hits = sorted(glob.glob("/usr/share/fonts/**/" + filename, recursive=True))
    if not hits:
        return fallback
    pdfmetrics.registerFont(TTFont(name, hits[0]))
    return name


class Book(Canvas):
    def __init__(self, path, size, footer=None):
        Canvas.__init__(self, path, pagesize=size, invariant=1)
        self._kept = []
        self.footer = footer

    def showPage(self):
        self._kept.append(dict(self.__dict__))
        self._startPage()

    def save(self):
        self.showPage()
        kept = list(self._kept)
        for no, state in enumerate(kept, 1):
            foot = self.footer
            self.__dict__.update(state)
            self._kept = kept
            if foot:
                foot(self, no, len(kept))
            Canvas.showPage(self)
        Canvas.save(self)


def put(c, x, y, text, font, size, align="l", colour=None):
    c.setFillColor(colour if colour is not None else black)
    c.setFont(font, size)
    if align == "r":
        c.drawRightString(x, y, text)
    elif align == "c":
        c.drawCentredString(x, y, text)
    else:
        c.drawString(x, y, text)


def wrap(text, font, size, width):
    lines, line = [], ""
    for word in text.split():
        trial = word if not line else line + " " + word
        if stringWidth(trial, font, size) <= width:
            line = trial
            continue
        if line:
            lines.append(line)
        while stringWidth(word, font, size) > width:
            k = len(word)
            while stringWidth(word[:k], font, size) > width:
                k -= 1
            lines.append(word[:k])
            word = word[k:]
        line = word
    if line:
        lines.append(line)
    return lines


def chop(text, n):
    out = []
    while text:
        out.append(text[:n].strip())
        text = text[n:].lstrip() if len(text) > n else ""
    return out


def dec(p):
    s = "-" if p < 0 else ""
    return "%s%d.%02d" % (s, abs(p) // 100, abs(p) % 100)


def inr(p):
    a = abs(p)
    whole, tail = str(a // 100), "%02d" % (a % 100)
    if len(whole) > 3:
        head, last = whole[:-3], whole[-3:]
        parts = []
        while len(head) > 2:
            parts.insert(0, head[-2:])
            head = head[:-2]
        if head:
            parts.insert(0, head)
        whole = ",".join(parts) + "," + last
    return ("-" if p < 0 else "") + whole + "." + tail


def west(p):
    return ("-" if p < 0 else "") + "{:,}".format(abs(p) // 100) + ".%02d" % (abs(p) % 100)


def euro(p, group="."):
    return ("-" if p < 0 else "") + "{:,}".format(abs(p) // 100).replace(",", group) + ",%02d" % (abs(p) % 100)


def digits(rng, n):
    return str(rng.randint(1, 9)) + "".join(str(rng.randint(0, 9)) for _ in range(n - 1))


def caps(rng, n):
    return "".join(rng.choice("ABCDEFGHJKLMNPRSTUVWXYZ") for _ in range(n))


def spread(rng, start, end, n):
    span = (end - start).days
    return sorted(start + timedelta(rng.randint(0, span)) for _ in range(n))


def month_end(y, m):
    return (date(y + (m == 12), m % 12 + 1, 1)) - timedelta(1)


def flow(rng, dates, opening, share=0.3, floor=0, lo=2000, hi=900000, biglo=50000, bighi=6000000, round_to=1):
    rows, bal = [], opening
    for d in dates:
        up = rng.random() < share
        if not up:
            a = int(lo * (hi / lo) ** rng.random())
            a = max(round_to, a // round_to * round_to)
            if rng.random() < 0.4 and a >= 2000:
                a = a // 1000 * 1000
            if bal - a < floor:
                up = True
        if up:
            a = int(biglo * (bighi / biglo) ** rng.random())
            a = max(round_to, a // round_to * round_to)
            if rng.random() < 0.4:
                a = max(10000, a // 10000 * 10000)
        bal += a if up else -a
        rows.append({"date": d, "up": up, "amt": a, "bal": bal})
    return rows


FIRST = ["RAKESH", "SUNITA", "ANIL", "PRIYA", "SELVAM", "KAVITHA", "MANOJ", "FARHAN", "DEEPA", "JOSEPH", "LAKSHMI",
         "HARISH", "NEHA", "VIKAS", "MEENA", "ARVIND", "SHALINI", "GURPREET", "IMRAN", "POOJA"]
LAST = ["KUMAR", "SHARMA", "NAIR", "REDDY", "PATEL", "SINGH", "IYER", "DAS", "KHAN", "JOSHI", "MENON", "YADAV",
        "VERMA", "PILLAI", "GOWDA", "THOMAS", "SHETTY", "BOSE"]
SHOPS = ["SRI BALAJI STORES", "FRESHKART RETAIL", "ANNAPURNA SWEETS", "QUICKBITE FOODS", "CITY MEDICALS",
         "METRO FUEL STATION", "NEW BHARAT ELECTRICALS", "GREENLEAF ORGANICS", "SHREE GANESH TRADERS",
         "ROYAL BAKERS", "STARLITE MOBILES", "RAILYATRA TICKETS", "CABGO RIDES", "SHOPNEST INDIA", "BOOKWORM DEPOT"]
FIRMS = ["ARUNODAYA TEXTILES PVT LTD", "PRAKRITI AGRO PRODUCTS", "NEXTERRA SOFTWARE SERVICES LLP",
         "VISHWA ENGINEERING WORKS", "SAHYADRI LOGISTICS LTD", "KAMADHENU FEEDS AND FARMS",
         "BLUEPEARL HOSPITALITY PRIVATE LIMITED", "MAYURA PRINT PACK"]
BANKS4 = ["SBIN", "HDFC", "ICIC", "UTIB", "PUNB", "CNRB", "BARB", "IOBA", "KKBK", "YESB", "FDRL"]
HANDLES = ["okaxis", "ybl", "oksbi", "paytm", "ibl", "okhdfcbank", "axl", "upi"]
STREETS = ["14/2 TEMPLE CAR STREET", "FLAT 302 SAI RESIDENCY", "H NO 8-3-228/A", "PLOT 77 SECTOR 15", "NO 9 MILL ROAD",
           "C-41 MODEL TOWN", "DOOR 5/118 CHURCH LANE"]
AREAS = ["NEAR BUS STAND", "OPP GOVT HOSPITAL", "BEHIND POST OFFICE", "GANDHI NAGAR", "INDUSTRIAL ESTATE", "LAKE VIEW COLONY"]
CITIES = [("COIMBATORE", "TAMIL NADU", "641012"), ("PUNE", "MAHARASHTRA", "411038"), ("INDORE", "MADHYA PRADESH", "452001"),
          ("THRISSUR", "KERALA", "680001"), ("HUBBALLI", "KARNATAKA", "580020"), ("JAIPUR", "RAJASTHAN", "302015"),
          ("VIJAYAWADA", "ANDHRA PRADESH", "520010")]


def person(rng):
    return rng.choice(FIRST) + " " + rng.choice(LAST)


def vpa(rng):
    return rng.choice(FIRST).lower() + digits(rng, rng.choice([2, 4, 6])) + "@" + rng.choice(HANDLES)


def dmy(d, sep="-"):
    return "%02d%s%02d%s%d" % (d.day, sep, d.month, sep, d.year)


def dMy(d, sep="-"):
    return "%02d%s%s%s%d" % (d.day, sep, MON[d.month - 1], sep, d.year)


def iso(d):
    return d.isoformat()


def entry(r, desc, ref=None, has_ref=False, bal=True):
    t = {"date": iso(r["date"]), "description": " ".join(desc.split())}
    if has_ref:
        t["reference"] = ref
    t["debit"] = None if r["up"] else dec(r["amt"])
    t["credit"] = dec(r["amt"]) if r["up"] else None
    t["balance"] = dec(r["bal"]) if bal else None
    return t


def sums(rows):
    return sum(r["amt"] for r in rows if not r["up"]), sum(r["amt"] for r in rows if r["up"])


def seeded(layout, seed, rows):
    return random.Random("%s|%s|%s" % (layout, seed, rows))


def spend(rng, dates, previous, lo, hi, refund=0.08):
    rows, pay = [], None
    if len(dates) > 1 and previous > 0:
        pay = rng.randint(0, len(dates) - 1)
    for i, d in enumerate(dates):
        if i == pay:
            a = previous if rng.random() < 0.6 else max(100, previous * rng.randint(3, 9) // 1000 * 100)
            rows.append({"date": d, "kind": "pay", "amt": a})
        else:
            a = int(lo * (hi / lo) ** rng.random())
            if rng.random() < 0.3:
                a = max(100, a // 100 * 100)
            rows.append({"date": d, "kind": "refund" if rng.random() < refund else "buy", "amt": a})
    return rows


def total(rows, *kinds):
    return sum(r["amt"] for r in rows if r["kind"] in kinds)


def card_entry(r, desc, post=None):
    t = {"date": iso(r["date"])}
    if post is not None:
        t["posting_date"] = iso(post)
    t["description"] = " ".join(desc.split())
    up = r["kind"] in ("pay", "refund")
    t["debit"] = None if up else dec(r["amt"])
    t["credit"] = dec(r["amt"]) if up else None
    return t
