# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared: fonts, money, dates, fictional people and movements, a table on canvas."""
import datetime as dt
import random

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

D = "/usr/share/fonts/truetype/dejavu/"
N = "/usr/share/fonts/truetype/noto/"
for _n, _f in {"Bank23Sans": D + "DejaVuSans.ttf", "Bank23SansB": D + "DejaVuSans-Bold.ttf",
               "Bank23Cond": D + "DejaVuSansCondensed.ttf", "Bank23CondB": D + "DejaVuSansCondensed-Bold.ttf",
               "Bank23Noto": N + "NotoSans-Regular.ttf", "Bank23NotoB": N + "NotoSans-Bold.ttf",
               "Bank23Mono": D + "DejaVuSansMono.ttf"}.items():
    pdfmetrics.registerFont(TTFont(_n, _f))
sw = pdfmetrics.stringWidth

FIRST = "Ananya Rohit Meenakshi Sandeep Lalitha Farhan Gurpreet Nivedita Tushar Bhavna Imran Kavitha Debashis Pallavi Joseph Sukanya Harish Rekha Vikram Shalini".split()
LAST = "Deshmukh Iyer Chatterjee Bhatia Nair Qureshi Gill Patnaik Solanki Reddy Fernandes Kulkarni Mahanta Trivedi Ranganathan Choudhary".split()
SHOPS = ["SRI BALAJI STORES", "FRESHKART DAILY", "GREEN LEAF CAFE", "MANGALAM MEDICALS", "CITYRIDE CABS", "ANNAPURNA TIFFIN",
         "PETRO POINT NO 14", "BOOKS AND BEYOND", "LAKSHMI TEXTILES", "TELENOVA PREPAID", "VIDYUT BILLDESK", "QUICKBASKET"]
FIRMS = ["ORCHID INFOSYSTEMS PVT LTD", "VAIGAI TRADERS", "MERIDIAN LOGISTICS LLP", "SHREE POLYMERS", "NORTHFIELD AGRO PVT LTD",
         "KAVERI ENGINEERING WORKS", "BLUEPINE SERVICES", "SATPURA CEMENT DEPOT"]
LENDERS = ["SUVIDHA HOME FIN", "PRAGATI MF SIP", "JEEVAN SURAKSHA LIFE", "CAPFLOW AUTO LOAN"]
CITIES = ["PUNE", "COIMBATORE", "INDORE", "GUWAHATI", "KOCHI", "JAIPUR", "MYSURU", "CUTTACK"]
B4 = ["DKPB", "PRVB", "ARVL", "NMDB", "SHYB", "TRVN"]
KINDS = {"upi_dr": (30, 3500), "upi_cr": (100, 9000), "neft_cr": (15000, 95000), "neft_dr": (2000, 24000), "imps_dr": (500, 9000),
         "imps_cr": (800, 12000), "ach_dr": (1000, 14000), "pos_dr": (150, 7000), "atm_dr": (500, 10000), "chq_dr": (1500, 30000),
         "chq_cr": (2500, 40000), "int_cr": (20, 900), "chg_dr": (10, 400), "cash_cr": (2000, 49000)}
WEIGHT = {"upi_dr": 12, "upi_cr": 5, "neft_cr": 3, "neft_dr": 2, "imps_dr": 2, "imps_cr": 2, "ach_dr": 2, "pos_dr": 3, "atm_dr": 2,
          "chq_dr": 2, "chq_cr": 1, "int_cr": 1, "chg_dr": 1, "cash_cr": 1}


def start(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def person(r):
    return f"{r.choice(FIRST)} {r.choice(LAST)}"


def digits(r, n):
    return str(r.randint(1, 9)) + "".join(str(r.randint(0, 9)) for _ in range(n - 1))


def t(p):
    return f"{'-' if p < 0 else ''}{abs(p) // 100}.{abs(p) % 100:02d}"


def inr(p):
    whole = str(abs(p) // 100)
    head, tail = whole[:-3], whole[-3:]
    while head:
        tail = head[-2:] + "," + tail
        head = head[:-2]
    return f"{'-' if p < 0 else ''}{tail}.{abs(p) % 100:02d}"


def west(p):
    return f"{'-' if p < 0 else ''}{abs(p) // 100:,}.{abs(p) % 100:02d}"


def crdr(p, cr="Cr", dr="Dr", gap="", f=inr):
    return f(abs(p)) + gap + (dr if p < 0 else cr)


def iso(d):
    return d.isoformat()


def dfmt(d, how):
    """%-d is not in every strftime, so days without a nought are written here."""
    return d.strftime(how.replace("%q", str(d.day)))


def wrap(text, font, size, width, maxlines=9):
    """Lines; breaks at blanks, else after / - , and at last anywhere."""
    out, cur = [], ""
    for word in text.split(" "):
        trial = f"{cur} {word}" if cur else word
        if sw(trial, font, size) <= width:
            cur = trial
            continue
        if cur:
            out.append(cur)
        cur = word
        while sw(cur, font, size) > width:
            k = len(cur)
            while sw(cur[:k], font, size) > width:
                k -= 1
            j = max(cur.rfind(ch, 0, k) for ch in "/-@") + 1
            k = j if j > k // 2 else k
            out.append(cur[:k])
            cur = cur[k:]
    out.append(cur)
    return out


def period(r, days=None):
    y = r.choice([2023, 2024, 2025])
    m = r.choice([1, 4, 7, 10])
    a = dt.date(y, m, 1)
    e = dt.date(y + (m + 3 > 12), (m + 3 - 1) % 12 + 1, 1) - dt.timedelta(1)
    return a, e


def moves(r, rows, a, e, opening, styles, kinds=None, floor=0, scale=1):
    """The movements in order; styles maps kind -> template; balances chain."""
    span = (e - a).days
    days = sorted(r.randint(0, span) for _ in range(rows))
    use = kinds or [k for k in WEIGHT if k in styles]
    bal, out = opening, []
    chq = r.randint(100000, 899999)
    for n in days:
        k = r.choices(use, [WEIGHT.get(x, 2) for x in use])[0]
        lo, hi = KINDS[k]
        amt = r.randint(lo, hi) * 100 * (scale if k not in ("int_cr", "chg_dr") else 1)
        if k in ("int_cr", "chg_dr", "upi_dr", "pos_dr") and r.random() < .5:
            amt += r.randint(1, 99)
        if k == "atm_dr":
            amt = amt // 10000 * 10000
        if k.endswith("dr") and bal - amt < floor:
            k = next(x for x in ("upi_cr", "neft_cr", "imps_cr", "cash_cr") if x in styles)
            amt = r.randint(KINDS[k][0], KINDS[k][1]) * 100 * scale
        d = a + dt.timedelta(n)
        chq += 1
        who = person(r)
        f = dict(name=who, NAME=who.upper(), vpa=f"{who.split()[0].lower()}{r.randint(10, 99)}@ok{r.choice(['dkpb', 'arvl', 'prv'])}",
                 rrn=digits(r, 12), utr=f"{r.choice(B4)}N{r.randint(10, 99)}{digits(r, 9)}", b4=r.choice(B4), shop=r.choice(SHOPS),
                 firm=r.choice(FIRMS), lender=r.choice(LENDERS), city=r.choice(CITIES), card=digits(r, 4), chq=f"{chq:06d}",
                 n6=digits(r, 6), n8=digits(r, 8), mon=d.strftime("%b%y").upper(), dd=d.strftime("%d%m%y"),
                 hm=f"{r.randint(6, 22):02d}:{r.randint(0, 59):02d}")
        tpl = styles[k]
        text = (r.choice(tpl) if isinstance(tpl, list) else tpl).format(**f)
        dr, cr = (amt, 0) if k.endswith("dr") else (0, amt)
        bal += cr - dr
        v = min(e, d + dt.timedelta(r.choice([0, 0, 0, 1]))) if k == "chq_cr" else d
        out.append(dict(d=d, v=v, k=k, text=text, dr=dr, cr=cr, bal=bal, f=f,
                        chq=f["chq"] if k == "chq_dr" else "", ref=f["rrn"] if k[:3] in ("upi", "imp") else ""))
    return out


def clock(tx):
    """Times of a day in the order of its movements."""
    for d in {m["d"] for m in tx}:
        day = [m for m in tx if m["d"] == d]
        for m, h in zip(day, sorted(m["f"]["hm"] for m in day)):
            m["f"]["hm"] = h


def twelve(hm):
    h = int(hm[:2])
    return f"{(h - 1) % 12 + 1:02d}{hm[2:]} {'AM' if h < 12 else 'PM'}"


def truth_rows(tx, ref=None, balance=True):
    out = []
    for m in tx:
        o = dict(date=iso(m["d"]), description=m.get("printed", m["text"]))
        if ref and m.get(ref):
            o["reference"] = m[ref]
        o["debit" if m["dr"] else "credit"] = t(m["dr"] or m["cr"])
        if balance and not m.get("nobal"):
            o["balance"] = t(m["bal"])
        out.append(o)
    return out


def cut(tx, font, size, width, key="text"):
    """Wrap each narration; keep the lines and the words as printed."""
    for m in tx:
        m["lines"] = [x for x in wrap(m[key], font, size, width) if x]
        m["printed"] = " ".join(m["lines"])


def sums(tx):
    return sum(m["dr"] for m in tx), sum(m["cr"] for m in tx)


def page(path, size, title):
    c = canvas.Canvas(path, pagesize=size, invariant=1)
    c.setTitle(title)
    return c


def put(c, x, w, al, text, y, pad=3):
    if al == "r":
        c.drawRightString(x + w - pad, y, text)
    elif al == "c":
        c.drawCentredString(x + w / 2, y, text)
    else:
        c.drawString(x + pad, y, text)


def head(c, cols, titles, y, font, size, lead=None, fill=None, ink=(0, 0, 0), box=False, rules=False, pad=3):
    """Headings at y (top edge); the bottom edge comes back."""
    lead = lead or size + 2
    n = max(x.count("\n") + 1 for x in titles)
    h = n * lead + 5
    x0, x1 = cols[0][0], cols[-1][0] + cols[-1][1]
    if fill:
        c.setFillColorRGB(*fill)
        c.rect(x0, y - h, x1 - x0, h, stroke=0, fill=1)
    if box:
        for x, w, _ in cols:
            c.rect(x, y - h, w, h)
    if rules:
        c.line(x0, y, x1, y)
        c.line(x0, y - h, x1, y - h)
    c.setFont(font, size)
    c.setFillColorRGB(*ink)
    for (x, w, al), title in zip(cols, titles):
        for i, part in enumerate(title.split("\n")):
            put(c, x, w, al, part, y - size - 2 - i * lead, pad)
    c.setFillColorRGB(0, 0, 0)
    return y - h


def grid(c, cols, items, y, bottom, turn, font, size, lead, rule=None, gap=4, band=None, pad=3, ink=None):
    """Rows of cells (a text or a list of lines); turn(i) ends the page before row i and gives the new top."""
    x0, x1 = cols[0][0], cols[-1][0] + cols[-1][1]
    for i, cells in enumerate(items):
        n = max(len(v) if isinstance(v, list) else 1 for v in cells)
        h = n * lead + gap
        if y - h < bottom:
            y = turn(i)
        if band and i % 2:
            c.setFillColorRGB(*band)
            c.rect(x0, y - h, x1 - x0, h, stroke=0, fill=1)
            c.setFillColorRGB(0, 0, 0)
        c.setFont(font, size)
        for k, ((x, w, al), v) in enumerate(zip(cols, cells)):
            if ink:
                c.setFillColorRGB(*(ink(i, k) or (0, 0, 0)))
            for j, part in enumerate(v if isinstance(v, list) else [v]):
                put(c, x, w, al, part, y - size - gap / 2 + 1 - j * lead, pad)
        c.setFillColorRGB(0, 0, 0)
        if rule == "box":
            for x, w, _ in cols:
                c.rect(x, y - h, w, h)
        elif rule == "h":
            c.line(x0, y - h, x1, y - h)
        elif rule == "v":
            for x, w, _ in cols:
                c.line(x, y, x, y - h)
            c.line(x1, y, x1, y - h)
        y -= h
    return y


def cols(x, *spec):
    """cols(36, (60, 'l'), ...) -> [(x, w, align)]"""
    out = []
    for w, al in spec:
        out.append((x, w, al))
        x += w
    return out


def kv(c, x, y, pairs, font, size, lead, colon, sep=":", bold=None):
    for k, v in pairs:
        c.setFont(bold or font, size)
        c.drawString(x, y, k)
        c.setFont(font, size)
        c.drawString(x + colon, y, sep)
        c.drawString(x + colon + 7, y, v)
        y -= lead
    return y


def title(name):
    return "Ms" if name.split()[0].title() in {"Ananya", "Meenakshi", "Lalitha", "Nivedita", "Bhavna", "Kavitha", "Pallavi", "Sukanya", "Rekha", "Shalini"} else "Mr"
