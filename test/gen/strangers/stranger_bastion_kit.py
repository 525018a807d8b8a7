# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, made-up people and entries, numbers and dates, line breaking."""
import calendar
import datetime as dt
import os
import random

from reportlab.lib import colors
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, LETTER, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

FOLDER = "/usr/share/fonts/truetype/"
for _name, _file in {
    "Sans": "dejavu/DejaVuSans.ttf", "SansB": "dejavu/DejaVuSans-Bold.ttf", "Mono": "dejavu/DejaVuSansMono.ttf",
    "Serif": "dejavu/DejaVuSerif.ttf", "SerifB": "dejavu/DejaVuSerif-Bold.ttf",
    "Noto": "noto/NotoSans-Regular.ttf", "NotoB": "noto/NotoSans-Bold.ttf",
}.items():
    _path = FOLDER + _file
    if not os.path.exists(_path):
        _path = FOLDER + ("dejavu/DejaVuSans-Bold.ttf" if _name.endswith("B") else "dejavu/DejaVuSans.ttf")
    pdfmetrics.registerFont(TTFont("Bank27" + _name, _path))

FIRST = "Raghav Meenal Suresh Lakshmi Farhan Gurpreet Anita Dinesh Kavitha Joseph Pallavi Harish Zainab Mohan Sunita Arvind Rekha Tejas".split()
MID = "K. R. Prasad Devi Kumar S. Chandra Bai V. Narayan".split()
LAST = "Deshmukh Pillai Ansari Sandhu Bhattacharya Kulkarni Reddy Mathew Joshi Gowda Tiwari Iyer Borah Solanki Nayak Chauhan Fernandes".split()
SHOPS = ("FRESHKART RETAIL,ANNAPURNA SWEETS,METROLINE FUELS,QUIKMART,BIJLI VITARAN NIGAM,JALDHARA WATER,SKYTEL PREPAID,GREENLEAF PHARMACY,"
         "CINEPLAZA,RAILYATRA TICKETS,BOOKNOOK,TIFFIN EXPRESS,SUNRISE DAIRY,CABBIE RIDES,HOMELY FURNISHINGS,KIRANA KING").split(",")
FIRMS = ("Sahyadri Castings Pvt Ltd,Malwa Agro Traders,Konkan Marine Exports,Deccan Paper Mills Ltd,Shree Balaji Hardware,Trident Polyfab LLP,"
         "Om Sai Enterprises,Vasundhara Textiles,Nilgiri Tea Brokers,Pragati Engineering Works,Blue Lotus Software Pvt Ltd,Kaveri Logistics").split(",")
CODES = "LKSB DHNB SVRN MRGB PNTB KVRB JHLM NRMD TRVN GODB".split()
CITIES = [("Nashik", "Maharashtra", "422"), ("Coimbatore", "Tamil Nadu", "641"), ("Jaipur", "Rajasthan", "302"), ("Lucknow", "Uttar Pradesh", "226"),
          ("Kochi", "Kerala", "682"), ("Mysuru", "Karnataka", "570"), ("Rajkot", "Gujarat", "360"), ("Ludhiana", "Punjab", "141"),
          ("Guwahati", "Assam", "781"), ("Bhopal", "Madhya Pradesh", "462"), ("Patna", "Bihar", "800"), ("Warangal", "Telangana", "506")]
STREETS = ["Gandhi Road", "Station Road", "M G Marg", "Temple Street", "Civil Lines", "Nehru Nagar", "Ring Road", "Market Yard", "Lake View Colony"]

def rnd(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")

def digits(r, n):
    return str(r.randint(1, 9)) + "".join(str(r.randint(0, 9)) for _ in range(n - 1))

def person(r):
    return " ".join([r.choice(FIRST)] + ([r.choice(MID)] if r.random() < .4 else []) + [r.choice(LAST)])

def place(r):
    city, state, pin = r.choice(CITIES)
    return {"door": f"{r.choice(['Flat', 'H No', 'Plot', 'No'])} {r.randint(1, 480)}{r.choice(['', '/A', '-2', '/14'])}", "street": r.choice(STREETS),
            "area": f"{r.choice(['Near', 'Opp', 'Behind'])} {r.choice(['Bus Stand', 'Post Office', 'Old Mill', 'Water Tank', 'City Hospital'])}",
            "city": city, "state": state, "pin": pin + f"{r.randint(1, 99):03d}"}

def ifsc(r, code):
    return f"{code}0{digits(r, 6)}"

def ind(p):
    """Paise as 1,23,456.78 (no sign)."""
    p = abs(p)
    s, tail = str(p // 100), f".{p % 100:02d}"
    if len(s) <= 3:
        return s + tail
    head, out = s[:-3], [s[-3:]]
    while head:
        out.insert(0, head[-2:])
        head = head[:-2]
    return ",".join(out) + tail

def west(p):
    return f"{abs(p) // 100:,}.{abs(p) % 100:02d}"

def raw(p):
    return f"{'-' if p < 0 else ''}{abs(p) // 100}.{abs(p) % 100:02d}"

def span(r, months=1, year=None):
    """A period of whole months."""
    y, m = year or r.randint(2019, 2025), r.randint(1, 12 - months + 1)
    e = m + months - 1
    return dt.date(y, m, 1), dt.date(y, e, calendar.monthrange(y, e)[1])

def entries(r, rows, words, start, end, opening, lo=5000, hi=2500000, floor=0, credits=.35, whole=.5):
    """Entries in order of time; words(r, credit, amount, date) gives (description, reference, cheque)."""
    days = (end - start).days
    stamps = sorted((r.randint(0, days), r.randint(32000, 78000)) for _ in range(rows))
    out, bal = [], opening
    for day, sec in stamps:
        a = int(lo * (hi / lo) ** r.random())
        if r.random() < whole:
            a = max(100, a // 1000 * 1000)
        cr = r.random() < credits
        if not cr and bal - a < floor:
            cr = True
        bal += a if cr else -a
        d = start + dt.timedelta(days=day)
        desc, ref, chq = words(r, cr, a, d)
        out.append({"d": d, "v": d, "sec": sec, "desc": desc, "ref": ref, "chq": chq, "cr": a if cr else 0, "dr": 0 if cr else a, "bal": bal})
    return out

def clock(sec):
    return f"{sec // 3600:02d}:{sec // 60 % 60:02d}:{sec % 60:02d}"

def row(t, desc, ref=None, balance=True):
    out = {"date": t["d"].isoformat(), "description": " ".join(desc) if isinstance(desc, list) else desc}
    if ref:
        out["reference"] = ref
    out["credit" if t["cr"] else "debit"] = raw(t["cr"] or t["dr"])
    if balance:
        out["balance"] = raw(t["bal"])
    return out

def data(rows, period=None, **more):
    out = {k: (raw(v) if isinstance(v, int) else v) for k, v in more.items() if v is not None}
    if period:
        out["statement_period"] = {"from": period[0].isoformat(), "to": period[1].isoformat()}
    out["transactions"] = rows
    return {"data": out}

def sums(ts):
    return sum(t["dr"] for t in ts), sum(t["cr"] for t in ts), sum(1 for t in ts if t["dr"]), sum(1 for t in ts if t["cr"])

def width(s, font, size):
    return pdfmetrics.stringWidth(s, font, size)

def wrap(text, font, size, room):
    """Lines no wider than room; words that are too long are cut where they reach the edge."""
    lines, cur = [], ""
    for word in text.split():
        trial = f"{cur} {word}" if cur else word
        if width(trial, font, size) <= room:
            cur = trial
            continue
        if cur:
            lines.append(cur)
        while width(word, font, size) > room:
            n = len(word)
            while width(word[:n], font, size) > room:
                n -= 1
            lines.append(word[:n])
            word = word[n:]
        cur = word
    return lines + [cur] if cur else lines

def chop(text, n):
    """Lines of at most n characters, as fixed-width programs cut them."""
    parts = [text[i:i + n].strip() for i in range(0, len(text), n)]
    return [p for p in parts if p]

def corp_words(r, cr, a, d):
    f = r.choice(FIRMS).upper()
    return (r.choice([f"RTGS-{r.choice(CODES)}R{digits(r, 16)}-{f}-{digits(r, 12)}", f"NEFT-N{digits(r, 12)}-{f}-/INV/{digits(r, 4)}",
            f"CLG/{f}/{r.choice(CODES)}"]) if cr else
            r.choice([f"INF/INFT/{digits(r, 12)}/{f}", f"TRF/{f}/{r.choice(CODES)}", f"CMS/ TDS {d:%b%y}/CBDT/{digits(r, 9)}",
                    f"INF/NEFT/{digits(r, 10)}/{ifsc(r, r.choice(CODES))}/Vendor Pymt /{f}"])), \
        "S" + digits(r, 8), digits(r, 6) if not cr and r.random() < .2 else "-"

def brk_words(r, cr, a, d):
    s = f"{d.year}{digits(r, 3)}"
    return (r.choice([f"Bill for Settlement N-{s} NSE Equity", "Funds received via UPI Ref " + digits(r, 12), "Funds received NEFT " + r.choice(CODES)])
            if cr else
            r.choice([f"Bill for Settlement N-{s} NSE Equity", "DP Charges for Sale of " + r.choice(FIRMS),
                    "Payout to " + r.choice(CODES) + " Bank a/c XX" + digits(r, 4), "Delayed payment charges",
                      f"Net obligation for F&O {d:%d/%m/%Y}"])), r.choice(["JV", "BP", "BR", "BL"]) + "/" + digits(r, 6), None

def sfb_words(r, cr, a, d):
    return (r.choice([f"UPI-CR-{digits(r, 12)}-{person(r)}", "Interest credit for the quarter", "FD closure proceeds " + digits(r, 8),
            "Salary " + r.choice(FIRMS)]) if cr else
            r.choice([f"UPI-DR-{digits(r, 12)}-{r.choice(SHOPS)}", "NACH DR " + r.choice(["MICROLOAN EMI", "SIP NEELAM MF",
                    "LIFE COVER PREM"]) + " " + digits(r, 8), "ATM-Cash " + r.choice(STREETS)])), "", None

def int_words(r, cr, a, d):
    f, ref = r.choice(FIRMS).upper(), digits(r, 10)
    return (f"{r.choice(['RTGS RECEIPT', 'NEFT RECEIPT', 'CHEQUE DEPOSIT'])}|{f}" if cr else r.choice([f"VENDOR PAYMENT|{f}|INV {digits(r, 5)}",
            "ADVANCE TAX|CHALLAN " + digits(r, 5), "SERVICE FEE"])), ref, None

def neo_words(r, cr, a, d):
    who = person(r)
    return (r.choice([f"{who}", "Salary from " + r.choice(FIRMS), "Cashback", "Refund from " + r.choice(SHOPS).title()]) if cr else
            r.choice([who, r.choice(SHOPS).title(), "Moved to Pot: " + r.choice(["Goa trip", "Rainy day", "New phone"]),
                    "Card: " + r.choice(SHOPS).title()])), \
        r.choice(["UPI", "UPI", "IMPS", "NEFT"] if cr else ["UPI", "UPI", "Debit card", "Autopay"]) + " | Ref " + digits(r, 12), None

def pay_words(r, cr, a, d):
    mob = "XXXXXX" + digits(r, 4)
    return (r.choice([f"Money received from {person(r)} via UPI", f"Cash deposit at banking point {r.choice(STREETS)}", "AePS deposit",
            f"Refund: {r.choice(SHOPS).title()}"]) if cr else
            r.choice([f"Paid to {r.choice(SHOPS).title()} via UPI", f"Mobile recharge of {mob}", f"Sent to {person(r)} A/c {mob}",
                    "FASTag recharge"])), digits(r, 14), None

def har_words(r, cr, a, d):
    if cr:
        return r.choice([f"INWARD REMITTANCE|REF TT{digits(r, 8)}|BY ORDER OF {person(r).upper()}", "CREDIT INTEREST",
                f"NEFT INWARD|{r.choice(FIRMS).upper()}|{r.choice(CODES)}N{digits(r, 9)}"]), "", None
    return r.choice([f"CHQ NO {digits(r, 6)}", f"ATM WITHDRAWAL|{r.choice(CITIES)[0].upper()} IN",
            f"TRANSFER|{person(r).upper()}|INTERNET BANKING {digits(r, 6)}", f"DEBIT CARD PURCHASE|{r.choice(SHOPS)}"]), "", None

def coop_words(r, cr, a, d):
    return (r.choice(["By Cash", "By Clearing", "By Transfer from RD " + digits(r, 5), "By Int. on Deposit", "Milk Payment Shri Datta Dudh Sanstha"]) if cr
            else
            r.choice(["To Self", "To " + person(r), "To Locker Rent", "To Share Linking", "To KCC Loan Instalment A/c " + digits(r, 6)])), digits(r,
                    5) if not cr and r.random() < .5 else "", None

def urb_words(r, cr, a, d):
    f = r.choice(FIRMS)
    if cr:
        return r.choice(["CASH RECEIVED", f"O/W CLG {f}", f"NEFT {f} UTR {r.choice(CODES)}H{digits(r, 9)}"]), "", None
    if r.random() < .5:
        return r.choice([f"I/W CLG {f}", "CASH PAID SELF"]), digits(r, 6), None
    return r.choice([f"IMPS {digits(r, 12)} {person(r)}", "OD INTEREST", "INSP. CHARGES"]), "", None

class Pen:
    """A canvas with short names for drawing; y is measured from the top of the page."""
    def __init__(self, path, size=A4):
        self.c = Canvas(path, pagesize=size, invariant=1)
        self.w, self.h = size

    def font(self, name, size, color="#000000"):
        self.f, self.s = name, size
        self.c.setFont(name, size)
        self.c.setFillColor(HexColor(color))

    def l(self, x, y, s):
        self.c.drawString(x, self.h - y, s)

    def r(self, x, y, s):
        self.c.drawRightString(x, self.h - y, s)

    def m(self, x, y, s):
        self.c.drawCentredString(x, self.h - y, s)

    def line(self, x1, y1, x2, y2, w=.5, color="#000000"):
        self.c.setLineWidth(w)
        self.c.setStrokeColor(HexColor(color))
        self.c.line(x1, self.h - y1, x2, self.h - y2)

    def box(self, x, y, w, h, fill=None, stroke="#000000", lw=.5):
        self.c.saveState()
        self.c.setLineWidth(lw)
        if stroke:
            self.c.setStrokeColor(HexColor(stroke))
        if fill:
            self.c.setFillColor(HexColor(fill))
        self.c.rect(x, self.h - y - h, w, h, stroke=int(bool(stroke)), fill=int(bool(fill)))
        self.c.restoreState()

    def page(self):
        self.c.showPage()

    def save(self):
        self.c.showPage()
        self.c.save()
