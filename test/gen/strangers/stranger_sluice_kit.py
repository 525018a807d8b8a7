# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers of the Bank34 papers: fonts, money, people, narrations, the running account, wrapping, truth."""
import calendar
import random
import re
from datetime import date, timedelta
from decimal import Decimal as D
from types import SimpleNamespace as NS

from reportlab.lib.pagesizes import A4, landscape, letter  # noqa: F401
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth as sw
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

_T = "/usr/share/fonts/truetype/"
for _n, _f in {"Sans": "dejavu/DejaVuSans", "SansB": "dejavu/DejaVuSans-Bold", "Cond": "dejavu/DejaVuSansCondensed",
               "CondB": "dejavu/DejaVuSansCondensed-Bold", "Serif": "dejavu/DejaVuSerifCondensed", "SerifB": "dejavu/DejaVuSerifCondensed-Bold",
               "Mono": "dejavu/DejaVuSansMono", "MonoB": "dejavu/DejaVuSansMono-Bold", "Noto": "noto/NotoSans-Regular", "NotoB": "noto/NotoSans-Bold",
               "NotoI": "noto/NotoSans-Italic", "NSer": "noto/NotoSerif-Regular", "NSerB": "noto/NotoSerif-Bold"}.items():
    pdfmetrics.registerFont(TTFont("Bank34" + _n, _T + _f + ".ttf"))
SANS, SANSB, COND, CONDB, SERIF, SERIFB, MONO, MONOB, NOTO, NOTOB, NOTOI, NSER, NSERB = ("Bank34" + x for x in (
    "Sans SansB Cond CondB Serif SerifB Mono MonoB Noto NotoB NotoI NSer NSerB").split())
def start(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")
def paper(path, size=A4, title=""):
    c = canvas.Canvas(path, pagesize=size, invariant=1)
    c.setTitle(title)
    return c
def inr(x, zero="0.00"):
    """1,23,456.78"""
    if x is None:
        return ""
    if x == 0:
        return zero
    s = f"{abs(x):.2f}"
    w, f = s.split(".")
    if len(w) > 3:
        h, t = w[:-3], w[-3:]
        w = ",".join([h[max(0, i - 2):i] for i in range(len(h), 0, -2)][::-1] + [t])
    return ("-" if x < 0 else "") + w + "." + f
def wes(x):
    return "" if x is None else f"{x:,.2f}"
def plain(x):
    return "" if x is None else f"{x:.2f}"
def drcr(x, fmt=inr, cr="Cr", dr="Dr", gap=""):
    return fmt(abs(x)) + gap + (dr if x < 0 else cr)
def num(x):
    return f"{x:.2f}"
def digits(rng, n, first=True):
    return "".join(str(rng.randint(1 if i == 0 and first else 0, 9)) for i in range(n))
def alnum(rng, n):
    return "".join(rng.choice("ABCDEFGHJKLMNPQRSTUVWXYZ0123456789") for _ in range(n))

FIRST = ("Ramesh Suresh Anita Kavita Prakash Deepa Vijay Lakshmi Mohan Sunita Arjun Meera Harish Nisha Gopal Farida Imran Joseph Mathew Rekha "
         "Sanjay Pooja Kiran Manoj Geeta Bala Dinesh Usha Nitin Shalini Rohit Swati Abdul Gurpreet Harjit Padma Venkat Sarala Tarun Ila").split()
LAST = ("Sharma Iyer Nair Patil Deshmukh Reddy Gowda Mukherjee Bose Shah Mehta Joshi Kulkarni Pillai Menon Khan Ansari Singh Gill Yadav Verma Gupta "
        "Agarwal Das Sahoo Mohanty Thomas Varghese Rao Naidu Chauhan Bhatt Trivedi Kamble Jadhav").split()
MERCH = ["Annapurna Provision", "Hotel Udupi Grand", "Chaitanya Medicals", "Blue Lotus Cafe", "Metro Petro Point", "Sarvodaya Kirana", "Quickbaskit",
        "Cabzoom Rides",
         "Foodlane Online", "Shoppera India", "Trendhaus Retail", "Kalyan Fuels", "Vasant Sweets", "Readers Nook", "Cinestar Screens", "Nilgiri Fresh Mart",
                 "Tulsi Pharmacy",
         "Zenmobile Store", "Maruthi Tyres", "Bharathi Textiles", "Green Leaf Dairy", "Yatrabook Travel", "Ganesh Footwear", "Orchid Salon",
                 "Pixelprint Studio"]
POOLS = {
    "M": MERCH,
    "E": ["Northwind Softech Pvt Ltd", "Veda Analytics Ltd", "Sahyadri Motors Ltd", "Lumen Pharma Ltd", "Kaveri Infosys Services", "Arka Engineering Works"],
    "L": ["Sampada Finance Ltd", "Udaan Housing Finance", "Mangal Auto Fin", "Trikut Capital Ltd", "Kishan Vahan Finance"],
    "I": ["Suraksha Life Insurance", "Jeevika Life", "Abhay General Insurance", "Navraksha Health Ins"],
    "S": ["Pinnacle Mutual Fund", "Meridian AMC", "Growtree Broking Ltd", "Ashoka MF Clearing"],
    "U": ["Dakshin Vidyut Nigam", "City Jal Board", "Purva Gas Ltd", "Airwave Telecom", "Jalna Power Co", "Bluefibre Broadband"],
    "T": ["CBDT", "GST Dept", "CBIC GST", "Municipal Corporation"],
    "D": ["Tarang Steels Ltd", "Hindmark Cement Ltd", "Orient Chem Ltd", "Kalinga Tubes Ltd"],
}
BK = "ZENB KVRB SMDB UDYB PNTB NLGB ARVB MHDB TRVB GKSB".split()
BNAME = ["Zenith Bank", "Kaveri Bank", "Samudra Bank", "Udyam Bank", "Nilgiri Bank", "Aravali Bank", "Mahodadhi Bank"]
CITY = "Pune Nashik Kochi Mysuru Indore Surat Nagpur Salem Hubli Patna Kanpur Jaipur Bhopal Guntur Ranchi Thane".split()
NOTES = "Payment Dinner Rentshare Groceries Gift Tuition Fees Books Bill Loanback Trip Snacks Order Medicine".split()
MON = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split()
def person(rng):
    return f"{rng.choice(FIRST)} {rng.choice(LAST)}"
def title(name):
    women = "Anita Kavita Deepa Lakshmi Sunita Meera Nisha Farida Rekha Pooja Geeta Usha Shalini Swati Padma Sarala Ila".split()
    return "Ms" if name.split()[0].title() in women else "Mr"
def firm(rng):
    return rng.choice([f"{rng.choice(LAST)} Traders", f"Shree {rng.choice(FIRST)} Enterprises", f"{rng.choice(LAST)} & Sons", f"{rng.choice(CITY)} Agro Mills",
                       f"{rng.choice(LAST)} Steel Syndicate", f"New {rng.choice(CITY)} Hardware", f"{rng.choice(FIRST)} Textiles Pvt Ltd"])
def home(rng, state=True):
    a = rng.choice([f"Flat {rng.randint(1, 9)}0{rng.randint(1, 9)}, {rng.choice(['Sai Krupa', 'Lake View', 'Shanti Niwas', 'Green Acres'])}",
            f"No. {rng.randint(2, 190)}, {rng.randint(1, 9)}th Cross",
                    f"H.No. {rng.randint(1, 20)}-{rng.randint(10, 99)}/{rng.randint(1, 9)}", f"{rng.randint(2, 80)}/A, {rng.choice(LAST)} Chawl"])
    b = rng.choice(["M G Road", "Gandhi Nagar", "Station Road", "Nehru Colony", "Temple Street", "Market Yard", "Ashok Nagar"])
    city, st, pin = rng.choice([("Pune", "Maharashtra", "411"), ("Nashik", "Maharashtra", "422"), ("Kochi", "Kerala", "682"), ("Mysuru", "Karnataka",
            "570"), ("Indore", "Madhya Pradesh", "452"),
                                ("Salem", "Tamil Nadu", "636"), ("Patna", "Bihar", "800"), ("Jaipur", "Rajasthan", "302"), ("Guntur", "Andhra Pradesh", "522")])
    return NS(lines=[a, b, f"{city} - {pin}{rng.randint(1, 99):03d}"] + ([st] if state else []), city=city, state=st)
def span(rng, rows, per=2.0, first=None):
    """A statement period: from a first of month to a last of month."""
    n = max(1, min(12, round(rows * per / 30)))
    y, m = first or (rng.randint(2022, 2024), rng.randint(1, 12))
    e = y * 12 + m - 1 + n - 1
    return date(y, m, 1), date(e // 12, e % 12 + 1, calendar.monthrange(e // 12, e % 12 + 1)[1])
def money(rng, code, bal):
    if code[0] in "qm":
        return max(D(1), (abs(bal) * D(code[1:]) / 100 / (4 if code[0] == "q" else 12) * D(rng.randint(85, 110)) / 100).quantize(D("0.01")))
    if code[0] == "=":
        return D(rng.choice(code[1:].split(",")))
    k = 1000 if code[-1] == "k" else 100 if code[-1] == "r" else 1
    lo, hi = map(float, code.rstrip("rkp").split("-"))
    v = lo * (hi / lo) ** rng.random()
    if k > 1:
        return D(max(1, round(v / k)) * k)
    return D(f"{v:.2f}") if code[-1] == "p" or rng.random() < .35 else D(max(1, round(v)))
def specs(text):
    out = []
    for line in text.strip().split("\n"):
        head, body, *ref = [x.strip() for x in line.split(" | ")]
        w, ch, cat, pool, amt = head.split()
        out.append(NS(sign=w[0], sched=w[2:] if w[1] == "@" else "", w=0 if w[1] == "@" else float(w[1:]), ch=ch, cat=cat, pool=pool, amt=amt, body=body,
                ref=ref[0] if ref else "", fix={}))
    return out
def ledger(rng, rows, text, opening, frm, to, case="upper", floor=D(0), holder=""):
    """The account: scheduled rows on their days, the others at random; never below floor."""
    sp = specs(text)
    fn = {"upper": str.upper, "title": str, "lower": str.lower}[case]
    days = sorted(frm + timedelta(days=rng.randint(0, (to - frm).days)) for _ in range(rows))
    plan, slots, seen = {}, list(range(rows)), []
    for s in sp:
        if s.sched:
            d = frm
            while d <= to:
                last = calendar.monthrange(d.year, d.month)[1]
                if s.sched != "q" or d.month % 3 == 0:
                    seen.append((date(d.year, d.month, last if s.sched == "q" else min(last, int(s.sched))), s))
                d = date(d.year + d.month // 12, d.month % 12 + 1, 1)
    rng.shuffle(seen)
    for d, s in seen[:(rows + 1) // 3]:
        i = min(slots, key=lambda i: abs((days[i] - d).days))
        slots.remove(i)
        days[i], plan[i] = d, s
    order = sorted(range(rows), key=lambda i: (days[i], i))
    free, bal, out = [s for s in sp if not s.sched], opening, []
    credits = [s for s in free if s.sign == "+"]
    for i in order:
        s, amt = plan.get(i), None
        for attempt in range(40):
            s = s or (rng.choices(free, [x.w for x in free])[0] if attempt < 30 else rng.choice(credits))
            amt = s.fix.get("amt") or money(rng, s.amt, bal)
            if s.sign == "+" or bal - amt >= floor:
                break
            s = None
        if s is None:
            s = rng.choice(credits)
            amt = money(rng, s.amt, bal)
        if s.sched and s.amt[0] not in "qm":
            s.fix["amt"] = amt
        t = NS(date=days[i], vdate=days[i], dr=None, cr=None, channel=s.ch, category=s.cat, name="", ref="", ty=s.ch, amt=amt)
        if s.pool in "PFMELISUTD":
            raw = s.fix.get("name") or (person(rng) if s.pool == "P" else firm(rng) if s.pool == "F" else rng.choice(POOLS[s.pool]))
            if s.sched:
                s.fix["name"] = raw
        else:
            raw = ""
        tag = {}
        t.desc, t.ref = fill(rng, s.body, t, raw, fn, tag, holder), ""
        if s.ref:
            t.ref = fill(rng, s.ref, t, raw, fn, tag, holder)
        if s.ch == "cheque" and s.sign == "+":
            t.vdate = t.date + timedelta(days=rng.randint(1, 2))
        elif s.ch in ("pos", "atm") and rng.random() < .5:
            t.vdate = t.date - timedelta(days=1)
        bal = bal - amt if s.sign == "-" else bal + amt
        setattr(t, "dr" if s.sign == "-" else "cr", amt)
        t.bal, t.lines = bal, [t.desc]
        out.append(t)
    return out
def fill(rng, body, t, raw, fn, tag, holder):
    def one(m):
        k, n = m.group(1), m.group(2)
        if k == "P":
            t.name = (fn(raw)[:int(n)] if n else fn(raw)).strip()
            return t.name
        if k == "R":  # one reference number, shared by description and its own column
            return tag.setdefault("R" + (n or ""), digits(rng, int(n or 12)))
        q = (t.date.month - 1) // 3 * 3 + 1
        v = {"n": lambda: digits(rng, int(n or 12)), "X": lambda: alnum(rng, int(n or 8)), "bk": lambda: rng.choice(BK), "bn": lambda: fn(rng.choice(BNAME)),
             "ifsc": lambda: f"{rng.choice(BK)}0{digits(rng, 6, False)}", "city": lambda: fn(rng.choice(CITY)), "note": lambda: fn(rng.choice(NOTES)),
             "vpa": lambda: re.sub("[^a-z]", "", raw.lower())[:14] + rng.choice(["", digits(rng, 2)]) + rng.choice(["@okzen", "@pyx", "@ybx", "@axn", "@udm"]),
             "d": lambda: t.date.strftime("%d%m%y"), "dmy": lambda: t.date.strftime("%d-%m-%Y"), "sl": lambda: t.date.strftime("%d/%m/%Y"),
                     "ymd": lambda: t.date.strftime("%Y%m%d"),
             "mon": lambda: f"{MON[t.date.month - 1]}{t.date:%y}", "qs": lambda: date(t.date.year, q, 1).strftime("%d-%m-%Y"),
                     "ms": lambda: t.date.replace(day=1).strftime("%d-%m-%Y"),
             "tm": lambda: f"{rng.randint(7, 22):02d}:{rng.randint(0, 59):02d}", "card": lambda: f"{rng.randint(4000, 5599)}XXXXXXXX{digits(rng, 4)}",
                     "me": lambda: fn(holder),
             "fy": lambda: f"{t.date.year - (t.date.month < 4)}-{(t.date.year + (t.date.month > 3)) % 100:02d}", "jd": lambda: f"{t.date:%y%j}"}[k]
        return v()
    return re.sub(r"\{([A-Za-z]+)(?::(\d+))?\}", one, body)
def wrap(text, font, size, width, name="", hard=False, seps="/-,:"):
    """Lines of a cell; hard: broken at the very character, but never inside the name's words."""
    fits = (lambda s: len(s) <= width) if font is None else (lambda s: sw(s, font, size) <= width)
    p = text.find(name) if name else -1
    out, i = [], 0
    while i < len(text):
        if text[i] == " ":
            i += 1
            continue
        j = i + 1
        while j < len(text) and fits(text[i:j + 1]):
            j += 1
        if j < len(text) and text[j] != " ":
            k = j
            if not hard:
                while k > i and not (text[k - 1] == " " or text[k - 1] in seps):
                    k -= 1
                j = k if k > i else j
            if p >= 0 and p < j < p + len(name) and text[j - 1] != " ":
                k = max(text.rfind(" ", p, j) + 1, p)
                j = k if k > i else j
        out.append(text[i:j].strip())
        i = j
    return out or [""]
def sums(txns):
    return sum((t.dr for t in txns if t.dr), D(0)), sum((t.cr for t in txns if t.cr), D(0))
def right(c, x, y, s, font, size):
    c.setFont(font, size)
    c.drawRightString(x, y, s)
def put(c, x, y, s, font, size):
    c.setFont(font, size)
    c.drawString(x, y, s)
def mid(c, x, y, s, font, size):
    c.setFont(font, size)
    c.drawCentredString(x, y, s)
def truth(head, txns, frm=None, to=None, ref=True, bal=True, vdate=False):
    """The paper's truth; head holds what is printed, amounts as Decimal."""
    data = {k: (num(v) if isinstance(v, D) else v) for k, v in head.items() if v not in (None, "")}
    if frm:
        data["statement_period"] = {"from": frm.isoformat(), "to": to.isoformat()}
    data["transactions"] = []
    for t in txns:
        r = {"date": t.date.isoformat(), "description": " ".join(t.lines)}
        if ref and t.ref:
            r["reference"] = t.ref
        r["debit" if t.dr else "credit"] = num(t.dr or t.cr)
        if bal and t.bal is not None:
            r["balance"] = num(t.bal)
        if vdate:
            r["value_date"] = t.vdate.isoformat()
        for k in ("channel", "category"):
            if getattr(t, k) not in ("-", ""):
                r[k] = getattr(t, k)
        if t.name:
            assert t.name in r["description"], (t.name, r["description"])
            r["counterparty"] = t.name
        data["transactions"].append(r)
    return {"data": data}
