# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things: flows of transactions, money, wrapping, fonts, canvas helper."""
import random
from datetime import date, timedelta
from xml.sax.saxutils import escape
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph

D = "/usr/share/fonts/truetype/"
for _n, _f in {"DV": "dejavu/DejaVuSansCondensed.ttf", "DVB": "dejavu/DejaVuSansCondensed-Bold.ttf",
               "NS": "noto/NotoSans-Regular.ttf", "NSB": "noto/NotoSans-Bold.ttf",
               "DM": "dejavu/DejaVuSansMono.ttf", "DMB": "dejavu/DejaVuSansMono-Bold.ttf"}.items():
    pdfmetrics.registerFont(TTFont(_n, D + _f))

MON = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
PEOPLE = ["Anjali Deshmukh", "Suresh Pillai", "Mohammed Irfan Shaikh", "Kavita Rathore", "Prakash Hegde", "Lakshmi Narayanan",
          "Gurpreet Singh Bedi", "Rekha Chatterjee", "Vivek Tamhane", "Sunita Mahapatra", "Arvind Kulkarni", "Farida Contractor",
          "Deepak Solanki", "Meenakshi Iyer", "Harish Bhandari", "Nandini Gowda", "Rohit Awasthi", "Shalini Verghese"]
SHOPS = ["Annapurna Kirana Stores", "Sri Balaji Medicals", "Metrocity Fuels", "Chaiwala Corner", "Lotus Super Bazaar", "Urbane Fashions",
         "Quickmeal Online", "Greenleaf Vegetables", "Jal Board Bill Desk", "Vidyut Vitran Nigam", "Tel-One Prepaid", "Rail Yatra Booking",
         "Pustak Mahal", "Sagar Sweets", "Kanti Hardware", "Cinewave Multiplex"]
FIRMS = ["Omkar Polymers Pvt Ltd", "Trishul Engineering Works", "Bluepeak Softech Pvt Ltd", "Vaishnavi Traders", "Sudarshan Packaging",
         "Godavari Agro Products", "Saraswati Publishers", "Mahavir Steel Syndicate", "Kalpana Textiles", "Northstar Logistics LLP"]
BK = ["NVRB", "ZENB", "RVBK", "SGMN", "TGBK", "HIMC", "PSFB", "MROB"]
STREETS = ["14 Temple Road", "Flat 302 Sai Residency", "7/B Nehru Nagar", "Plot 88 Sector 12", "221 Station Road", "H No 5-9-44 Gandhi Marg"]
TOWNS = [("Nashik", "Maharashtra", "422005"), ("Mysuru", "Karnataka", "570009"), ("Jaipur", "Rajasthan", "302012"),
         ("Kochi", "Kerala", "682016"), ("Indore", "Madhya Pradesh", "452001"), ("Coimbatore", "Tamil Nadu", "641012"), ("Ludhiana", "Punjab", "141003")]
# kind: sign, weight, low, high, step (all in paise)
KINDS = {"upi_out": (-1, 9, 2000, 450000, 100), "upi_in": (1, 4, 5000, 900000, 100), "pos": (-1, 3, 15000, 900000, 1),
         "atm": (-1, 2, 50000, 1000000, 50000), "chq": (-1, 2, 200000, 3500000, 50), "neft_in": (1, 3, 150000, 6000000, 25),
         "neft_out": (-1, 2, 100000, 4000000, 100), "ach": (-1, 2, 49900, 900000, 100), "cash": (1, 1, 100000, 4000000, 50000),
         "fee": (-1, 1, 590, 23600, 295), "int": (1, 1, 1200, 88000, 1)}


def rng_of(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def digits(r, n, first="123456789"):
    return r.choice(first) + "".join(r.choice("0123456789") for _ in range(n - 1))


def period(r, months=None, year=None):
    y = year or r.choice([2023, 2024, 2025])
    m = r.randint(1, 10)
    n = months or r.choice([1, 1, 2, 3])
    e = m + n
    last = date(y + (e - 1) // 12, (e - 1) % 12 + 1, 1) - timedelta(days=1)
    return date(y, m, 1), last


def flow(r, rows, opening, d0, d1, tpl, ref=None, kinds=None, floor=0, scale=1, shops=SHOPS, people=PEOPLE, firms=FIRMS):
    kinds = {k: v for k, v in (kinds or KINDS).items() if k in tpl}
    names = list(kinds)
    ws = [kinds[k][1] for k in names]
    span = (d1 - d0).days
    days = sorted(r.randint(0, span) for _ in range(rows))
    out, bal, plus = [], opening, [k for k in names if kinds[k][0] > 0 and k != "int"]
    for n in days:
        k = r.choices(names, ws)[0]
        while k in ("int", "fee") and any(o["kind"] == k for o in out):
            k = r.choices(names, ws)[0]
        for _ in range(6):
            s, _w, lo, hi, st = kinds[k]
            amt = r.randrange(lo, hi + 1, st) * (1 if k in ("fee", "atm") else scale)
            if s > 0 or bal - amt >= floor:
                break
            k = r.choice(plus)
        d = d0 + timedelta(days=n)
        p = r.choice(shops) if k == "pos" or k == "upi_out" and r.random() < .7 else r.choice(firms if k in ("neft_in", "neft_out", "ach", "chq") else people)
        f = dict(p=p, P=p.upper(), b=r.choice(BK), r=digits(r, 12, "45"), q=digits(r, 6, "0123456"), t=digits(r, 5),
                 u=f"{r.choice(BK)}N{d:%y}{d.timetuple().tm_yday:03d}{digits(r, 9)}", v=p.split()[0].lower() + digits(r, 3) + "@" + r.choice(["okz", "ybx", "flik"]),
                 c="XX" + digits(r, 4), d=f"{d:%d%m%y}", w=r.choice(TOWNS)[0].upper(), W=r.choice(TOWNS)[0])
        f["F"], f["z"] = p.split()[0].upper(), r.choice(["rent", "bill", "order", "lunch", "fees", "thanks", "UPI"])
        bal += s * amt
        v = tpl[k]
        out.append(dict(date=d, kind=k, text=(r.choice(v) if isinstance(v, list) else v).format(**f),
                        ref=(ref or {}).get(k, "").format(**f), amt=s * amt, bal=bal, q=f["q"], r=f["r"],
                        time=f"{r.randint(6, 22):02d}:{r.randint(0, 59):02d}"))
    for o, (_d, h) in zip(out, sorted((o["date"], o["time"]) for o in out)):
        o["time"] = h
    return out


def inr(n):
    s, p = ("-" if n < 0 else ""), abs(n)
    a, rest = str(p // 100), ""
    if len(a) > 3:
        a, rest = a[:-3], "," + a[-3:]
        while len(a) > 2:
            a, rest = a[:-2], "," + a[-2:] + rest
    return f"{s}{a}{rest}.{p % 100:02d}"


def west(n, th=",", pt="."):
    p = abs(n)
    return ("-" if n < 0 else "") + f"{p // 100:,}".replace(",", th) + f"{pt}{p % 100:02d}"


def raw(n):
    return ("-" if n < 0 else "") + f"{abs(n) // 100}.{abs(n) % 100:02d}"


def sums(tx):
    return sum(-t["amt"] for t in tx if t["amt"] < 0), sum(t["amt"] for t in tx if t["amt"] > 0)


def wrap(text, font, size, width):
    """Lines no wider than width; a word too long is broken where the room ends."""
    w = lambda s: pdfmetrics.stringWidth(s, font, size)
    lines, cur = [], ""
    for word in text.split():
        if cur and w(cur + " " + word) <= width:
            cur += " " + word
            continue
        if cur:
            lines.append(cur)
        while w(word) > width:
            n = len(word)
            while w(word[:n]) > width:
                n -= 1
            lines.append(word[:n])
            word = word[n:]
        cur = word
    return lines + ([cur] if cur else [])


def cell(text, font, size, width, align=0, lead=None, color="black"):
    """A Paragraph whose lines are ours, and its text as printed."""
    ls = wrap(text, font, size, width - 1)
    st = ParagraphStyle("c", fontName=font, fontSize=size, leading=lead or size * 1.2, alignment=align, textColor=color)
    return Paragraph("<br/>".join(escape(x) for x in ls), st), " ".join(ls)


def tru(t, text=None, ref=None, bal=True):
    o = {"date": t["date"].isoformat(), "description": text or t["text"]}
    if ref:
        o["reference"] = ref
    o["debit" if t["amt"] < 0 else "credit"] = raw(abs(t["amt"]))
    if bal:
        o["balance"] = raw(t["bal"])
    return o


def per(d0, d1):
    return {"from": d0.isoformat(), "to": d1.isoformat()}


def iban(cc, bban):
    s = "".join(str(int(ch, 36)) for ch in bban + cc + "00")
    return f"{cc}{98 - int(s) % 97:02d}{bban}"


def four(s):
    return " ".join(s[i:i + 4] for i in range(0, len(s), 4))


class Pen:
    def __init__(self, path, size, title):
        self.c = canvas.Canvas(path, pagesize=size, invariant=1)
        self.c.setTitle(title)
        self.W, self.H = size

    def t(self, x, y, s, font="Helvetica", size=8, color="#000000", align="l"):
        self.c.setFont(font, size)
        self.c.setFillColor(color)
        {"l": self.c.drawString, "r": self.c.drawRightString, "c": self.c.drawCentredString}[align](x, y, s)

    def line(self, x0, y0, x1, y1, w=.5, color="#000000"):
        self.c.setStrokeColor(color)
        self.c.setLineWidth(w)
        self.c.line(x0, y0, x1, y1)

    def box(self, x, y, w, h, fill=None, stroke=None, lw=.5, radius=0):
        if fill:
            self.c.setFillColor(fill)
        if stroke:
            self.c.setStrokeColor(stroke)
        self.c.setLineWidth(lw)
        self.c.roundRect(x, y, w, h, radius, stroke=1 if stroke else 0, fill=1 if fill else 0)
