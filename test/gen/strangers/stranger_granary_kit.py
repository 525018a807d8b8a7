# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, made-up people and banks, a run of transactions, number and date forms, wrapping."""
import calendar
import random
from datetime import date, timedelta
from types import SimpleNamespace

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, A5, landscape, letter
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from reportlab.lib.styles import ParagraphStyle

FONTS = "/usr/share/fonts/truetype/"
for _n, _f in {"Sans": "dejavu/DejaVuSans.ttf", "SansB": "dejavu/DejaVuSans-Bold.ttf", "Noto": "noto/NotoSans-Regular.ttf",
        "NotoB": "noto/NotoSans-Bold.ttf",
               "Deva": "noto/NotoSansDevanagari-Regular.ttf", "Mono": "dejavu/DejaVuSansMono.ttf"}.items():
    try:
        pdfmetrics.registerFont(TTFont("Bank28" + _n, FONTS + _f))
    except Exception:  # a machine without that font: the nearest one that is there
        pdfmetrics.registerFont(TTFont("Bank28" + _n, FONTS + "dejavu/DejaVuSans.ttf"))
SANS, SANSB, NOTO, NOTOB, DEVA, MONO = ("Bank28" + x for x in ("Sans", "SansB", "Noto", "NotoB", "Deva", "Mono"))
H, HB, T, TB, C, CB = "Helvetica", "Helvetica-Bold", "Times-Roman", "Times-Bold", "Courier", "Courier-Bold"

FIRST = ("Rohan Sneha Vikram Anjali Farhan Lakshmi Pradeep Meenakshi Arjun Gurpreet "
         "Nandini Joseph Kavitha Sandeep Rukmini Imran Tarun Shalini Mahesh Bhavna").split()
LAST = ("Deshpande Nair Chowdhury Sethi Khanna Iyengar Bhosale Qureshi Mehrotra "
        "Fernandes Reddy Sidhu Barua Kulkarni Trivedi Menon Pillai Saxena").split()
FIRMS = ["Suryodaya Polymers Pvt Ltd", "Kaveri Agro Traders", "Nilgiri Tea Exports LLP", "Balaji Auto Components", "Shree Ganesh Steel Tubes",
        "Zenith Packwell Industries",
         "Malabar Spice Company", "Om Sai Textiles", "Vardhan Electricals", "Pragati Engineering Works", "Hindon Paper Mills Pvt Ltd",
         "Trishul Transport Co"]
SHOPS = ["Annapurna Stores", "Fresh Basket", "Metro Medicals", "Quick Cabs", "Sri Krishna Sweets House", "Urban Tiffin", "Petrofuel Station",
        "Jiyo Mobile Recharge", "City Power Co",
         "Book Nook", "Daily Dairy", "Trendz Fashion", "Sagar Hardware", "Rail Ticketing", "Cloud Nine Cafe", "Shiv Kirana"]
PLACES = [("14-B, Shanti Kunj Apartments", "Near Old Bus Stand", "Kothrud", "Pune", "Maharashtra", "411038"),
        ("Flat 302, Lotus Residency", "6th Cross, HSR Layout", "Sector 2", "Bengaluru", "Karnataka", "560102"),
          ("H No 7-1-58/3", "Opp Water Tank", "Ameerpet", "Hyderabad", "Telangana", "500016"), ("C/o Sharma Niwas", "Lane 4, Vaishali Nagar", "Block C",
          "Jaipur", "Rajasthan", "302021"),
          ("27/1104, Pulimoottil House", "Convent Road", "Kadavanthra", "Ernakulam", "Kerala", "682020"),
          ("Plot 66, Phase II", "GIDC Estate", "Vatva", "Ahmedabad", "Gujarat", "382445"),
          ("Door No 12, Gandhi Street", "T Nagar", "South Usman Road", "Chennai", "Tamil Nadu", "600017"),
          ("SCO 45, First Floor", "Feroze Gandhi Market", "Ferozepur Road", "Ludhiana", "Punjab", "141001"),
          ("9A, Ballygunge Terrace", "Golpark", "Ward 86", "Kolkata", "West Bengal", "700029"), ("Village Rampur Khas", "Post Sohawal", "Tehsil Sadar",
          "Faizabad", "Uttar Pradesh", "224188")]
BRANCHES = [("Deccan Gymkhana", "1184 Ganesh Ghat Road", "Pune 411004"), ("Jayanagar", "No 31, 4th Block, 10th Main", "Bengaluru 560011"),
        ("Panjagutta", "6-3-1090, Raj Bhavan Road", "Hyderabad 500082"),
            ("Malviya Nagar", "A-8, Gaurav Tower Lane", "Jaipur 302017"), ("Marine Drive", "Ground Floor, Bay Pride", "Kochi 682031"),
            ("Maninagar", "Station Road Corner", "Ahmedabad 380008"),
            ("Adyar", "22 Lattice Bridge Road", "Chennai 600020"), ("Civil Lines", "Mall Road", "Ludhiana 141001"),
            ("Gariahat", "203 Rash Behari Avenue", "Kolkata 700019")]
CODES = ["ZYBK", "KNRB", "SBNX", "PNBX", "UTYB", "HDXB", "ICXC", "CNXB"]
NOTES = ["Payment", "rent", "groceries", "Paid via app", "NA", "bill", "lunch", "UPI", "fees", "order 8812"]


def inr(p, none=""):
    """Paise as 12,34,567.89."""
    if p is None:
        return none
    w, s = str(abs(p) // 100), ("-" if p < 0 else "")
    head, tail = w[:-3], w[-3:]
    while head:
        tail, head = head[-2:] + "," + tail, head[:-2]
    return f"{s}{tail}.{abs(p) % 100:02d}"


def west(p, none=""):
    return none if p is None else f"{p / 100:,.2f}"


def flat(p, none=""):
    return none if p is None else f"{p / 100:.2f}"


def crdr(p, fm=inr, cr="Cr", dr="Dr", gap=" "):
    return fm(abs(p)) + gap + (dr if p < 0 else cr)


def wrap(text, font, size, width):
    """Lines no wider than width; breaks at blanks, and inside words that do not fit alone."""
    out, cur = [], ""
    for word in text.split():
        trial = (cur + " " + word).strip()
        if stringWidth(trial, font, size) <= width:
            cur = trial
            continue
        if cur:
            out.append(cur)
        while stringWidth(word, font, size) > width:
            n = len(word)
            while stringWidth(word[:n], font, size) > width:
                n -= 1
            out.append(word[:n])
            word = word[n:]
        cur = word
    return out + [cur] if cur else (out or [""])


def hard(text, font, size, width):
    """Lines cut where the cell is full, as programs do that count characters."""
    out = []
    while text:
        n = len(text)
        while stringWidth(text[:n], font, size) > width:
            n -= 1
        out.append(text[:n].strip())
        text = text[n:].strip()
    return out or [""]


def story(rng, rows, kind="sav", start=None, months=None):
    """A period with its run of transactions; amounts in paise."""
    y, m = rng.choice([2023, 2024, 2025]), rng.randint(1, 9)
    months = months or (1 if rows < 15 else rng.choice([1, 2, 3]))
    first = start or date(y, m, 1)
    ey, em = first.year + (first.month - 2 + months) // 12, (first.month - 2 + months) % 12 + 1
    last = date(ey, em, calendar.monthrange(ey, em)[1])
    span = (last - first).days
    days = sorted(rng.randint(0, span) for _ in range(rows))
    big = kind in ("cur", "od")
    bal = {"sav": rng.randint(800000, 14000000), "cur": rng.randint(20000000, 300000000), "od": -rng.randint(60000000, 240000000),
            "nre": rng.randint(9000000, 90000000)}[kind]
    floor = -250000000 if kind == "od" else 0
    mix = {"sav": "UPI- UPI- UPI- UPI- UPI- UPI+ UPI+ NEFT+ NEFT- IMPS- IMPS+ ATM- POS- POS- ACH- CHG- INT+ CHQ- CASH+ CLG+ FT- FT+",
           "cur": "NEFT+ NEFT+ NEFT- NEFT- RTGS+ RTGS- CHQ- CHQ- CLG+ CLG+ CASH+ CASH- CHG- UPI+ UPI- IMPS+ FT- FT+ ACH-",
           "od": "NEFT+ NEFT+ NEFT- NEFT- RTGS+ RTGS- CHQ- CHQ- CLG+ CLG+ CASH+ CHG- INT- FT+ FT- ACH- IMPS-",
           "nre": "NEFT- RTGS+ NEFT+ FT- FT+ INT+ ACH- UPI- UPI- IMPS- CHQ- ATM- CHG-"}[kind].split()
    opening, tx, once = bal, [], set()
    for i, d in enumerate(days):
        k = rng.choice(mix)
        while (k, d // 30) in once:
            k = rng.choice(mix)
        if k[:3] in ("INT", "CHG"):
            once.add((k, d // 30))
        md, dr = k[:-1], k[-1] == "-"
        lo, hi = {"UPI": (1000, 450000), "NEFT": (500000, 9500000), "RTGS": (20000000, 90000000), "IMPS": (100000, 2500000), "ATM": (50000, 1000000),
                "POS": (9900, 820000), "ACH": (50000, 1800000),
                  "INT": (1200, 260000), "CHG": (590, 70800), "CHQ": (200000, 4000000), "CLG": (150000, 5000000), "CASH": (100000, 4900000),
                  "FT": (100000, 6000000)}[md]
        a = rng.randint(lo, hi) * (3 if big and md in ("NEFT", "CHQ", "CLG", "FT") else 1)
        if md in ("ATM", "CASH"):
            a = max(10000, a // 10000 * 10000)
        elif rng.random() < .55 and md != "INT":
            a = max(100, a // 100 * 100)
        if dr and bal - a < floor:
            md, dr, a = "NEFT", False, rng.randint(2500000, 9000000) * (4 if big else 1)
        bal += -a if dr else a
        firm = rng.choice(FIRMS)
        person = rng.choice(FIRST) + " " + rng.choice(LAST)
        p = firm if big or md in ("RTGS",) else (rng.choice(SHOPS) if dr and md in ("UPI", "POS", "ACH") else (firm if md == "NEFT" and not dr else person))
        bk = rng.choice(CODES)
        r = f"{d + first.timetuple().tm_yday:03d}"
        t = SimpleNamespace(d=first + timedelta(d), m=md, dr=dr, a=a, b=bal, p=p, P=p.upper(), bk=bk, ifsc=f"{bk}0{rng.randint(100, 9999):06d}",
                r=f"{first.year % 10}{r}{rng.randint(0, 99999999):08d}",
                            vpa=(p.split()[0].lower() + str(rng.randint(10, 9999)) + "@ok" + bk.lower()), note=rng.choice(NOTES),
                            chq=f"{rng.randint(100000, 999999)}",
                            u=f"{bk}{rng.choice('NRH')}{first.year % 100}{r}{rng.randint(0, 999999):06d}", city=rng.choice(PLACES)[3].upper(),
                            card=f"{rng.randint(4000, 5599)}XXXXXXXX{rng.randint(1000, 9999)}",
                            tm=f"{rng.randint(7, 21):02d}:{rng.randint(0, 59):02d}:{rng.randint(0, 59):02d}", n=i,
                            vd=first + timedelta(min(d + (1 if md == "CLG" else 0), span)))
        t.ds, t.mon, t.qu = t.d.strftime("%d%m%y"), t.d.strftime("%b-%y").upper(), f"{(t.d.month + 8) % 12 // 3 + 1}"
        tx.append(t)
    if tx:  # within one day in the order of their time
        for d in {t.d for t in tx}:
            same = [t for t in tx if t.d == d]
            for t, tm in zip(same, sorted(t.tm for t in same)):
                t.tm = tm
    s = SimpleNamespace(a=first, z=last, op=opening, cl=bal, tx=tx, td=sum(t.a for t in tx if t.dr), tc=sum(t.a for t in tx if not t.dr),
            nd=sum(t.dr for t in tx), nc=sum(not t.dr for t in tx))
    return s


BASE = {"UPI-": "UPI/DR/{r}/{p}/{bk}/{note}", "UPI+": "UPI/CR/{r}/{p}/{bk}/{note}", "NEFT": "NEFT/{u}/{P}", "RTGS": "RTGS/{u}/{P}",
        "IMPS": "IMPS/{r}/{p}/{bk}", "ATM": "ATM WDL {city} {r}", "POS": "POS {card} {P} {city}",
        "ACH": "ACH DR {P} {r}", "INT+": "INTEREST CREDIT", "INT-": "INTEREST DEBITED", "CHG": "SERVICE CHARGES INCL GST", "CHQ": "CHQ PAID {P}",
        "CLG": "CHQ DEP CLEARING {P}", "CASH+": "CASH DEPOSIT {city}",
        "CASH-": "CASH WITHDRAWAL SELF", "FT": "TRF {P}"}


def say(t, forms):
    k = t.m + ("-" if t.dr else "+")
    f = forms.get(k) or forms.get(t.m) or BASE.get(k) or BASE[t.m]
    return " ".join(f.format(**vars(t)).split())


def row(t, desc, ref=None, bal=True):
    d = {"date": t.d.isoformat(), "description": " ".join(desc) if isinstance(desc, list) else desc}
    if ref:
        d["reference"] = ref
    d["debit" if t.dr else "credit"] = flat(t.a)
    if bal:
        d["balance"] = flat(t.b)
    return d


def pack(s, txs, period=True, **kw):
    d = {k: (flat(v) if isinstance(v, int) else v) for k, v in kw.items() if v is not None and v != ""}
    if period:
        d["statement_period"] = {"from": s.a.isoformat(), "to": s.z.isoformat()}
    d["transactions"] = txs
    return {"data": d}


def person(rng, titles=None):
    n = rng.choice(FIRST)
    woman = n in "Sneha Anjali Lakshmi Meenakshi Nandini Kavitha Rukmini Shalini Bhavna"
    return (titles[woman] + " " if titles else "") + n + " " + rng.choice(LAST)


def digits(rng, n):
    return str(rng.randint(1, 9)) + "".join(str(rng.randint(0, 9)) for _ in range(n - 1))


def start(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


class Paged(Canvas):
    """Canvas that calls foot(canvas, page, pages) on each page when all are known."""
    foot = None

    def __init__(self, *a, **k):
        super().__init__(*a, **k)
        self.kept = []

    def showPage(self):
        self.kept.append(dict(self.__dict__))
        self._startPage()

    def save(self):
        n = len(self.kept)
        for i, st in enumerate(self.kept):
            self.__dict__.update(st)
            if self.foot:
                self.foot(self, i + 1, n)
            super().showPage()
        super().save()


def paged(foot):
    """A canvas maker for platypus with that foot."""
    return type("P", (Paged,), {"foot": staticmethod(foot)})


def put(c, x, y, text, font=H, size=8, how="l", col=None):
    c.setFillColor(col or colors.black)
    c.setFont(font, size)
    {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[how](x, y, text)


def pairs(c, x, y, items, xv, font=H, bold=H, size=8, lead=11, sep=":"):
    """Label, sign, value; a value may be a list of lines. Gives the next y."""
    for k, v in items:
        put(c, x, y, k, bold, size)
        if sep:
            put(c, xv - 6, y, sep, font, size)
        for ln in (v if isinstance(v, list) else [v]):
            put(c, xv, y, ln, font, size)
            y -= lead
    return y
