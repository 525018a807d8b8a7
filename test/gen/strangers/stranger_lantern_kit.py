# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things of the folder: parties, GSTINs, money, words, canvas rows."""
import datetime
import random

from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

DV = "/usr/share/fonts/truetype/dejavu/"
NT = "/usr/share/fonts/truetype/noto/"
FILES = {
    "Gst20Sans": DV + "DejaVuSans.ttf", "Gst20SansB": DV + "DejaVuSans-Bold.ttf",
    "Gst20Cond": DV + "DejaVuSansCondensed.ttf", "Gst20CondB": DV + "DejaVuSansCondensed-Bold.ttf",
    "Gst20Ser": DV + "DejaVuSerifCondensed.ttf", "Gst20SerB": DV + "DejaVuSerifCondensed-Bold.ttf",
    "Gst20Noto": NT + "NotoSans-Regular.ttf", "Gst20NotoB": NT + "NotoSans-Bold.ttf",
    "Gst20NSer": NT + "NotoSerif-Regular.ttf", "Gst20NSerB": NT + "NotoSerif-Bold.ttf",
    "Gst20Mono": DV + "DejaVuSansMono.ttf", "Gst20MonoB": DV + "DejaVuSansMono-Bold.ttf",
}


def fonts(*names):
    for n in names:
        if n not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(TTFont(n, FILES[n]))


STATES = {
    "06": ("Haryana", ["Gurugram 122001", "Faridabad 121003", "Panipat 132103"]),
    "07": ("Delhi", ["New Delhi 110020", "Delhi 110006"]),
    "09": ("Uttar Pradesh", ["Kanpur 208001", "Noida 201301", "Ghaziabad 201009"]),
    "19": ("West Bengal", ["Kolkata 700001", "Howrah 711101", "Asansol 713301"]),
    "20": ("Jharkhand", ["Dhanbad 826001", "Ranchi 834001"]),
    "23": ("Madhya Pradesh", ["Indore 452001", "Bhopal 462011"]),
    "24": ("Gujarat", ["Ahmedabad 380009", "Rajkot 360001", "Surat 395003"]),
    "27": ("Maharashtra", ["Mumbai 400010", "Pune 411001", "Nagpur 440001"]),
    "29": ("Karnataka", ["Bengaluru 560058", "Mangaluru 575001"]),
    "30": ("Goa", ["Vasco-da-Gama 403802", "Panaji 403001"]),
    "32": ("Kerala", ["Kochi 682003", "Kozhikode 673001"]),
    "33": ("Tamil Nadu", ["Chennai 600001", "Coimbatore 641018", "Tuticorin 628001"]),
    "36": ("Telangana", ["Hyderabad 500003", "Warangal 506002"]),
    "37": ("Andhra Pradesh", ["Guntur 522002", "Visakhapatnam 530001"]),
}
A36 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LET = A36[10:]


def check(s14):
    t = 0
    for i, ch in enumerate(s14):
        p = A36.index(ch) * (2 if i % 2 else 1)
        t += p // 36 + p % 36
    return A36[(36 - t % 36) % 36]


def gstin(r, state):
    s = state + "".join(r.choice(LET) for _ in range(3)) + r.choice("CFPCFA") + r.choice(LET)
    s += f"{r.randint(1, 9999):04d}" + r.choice(LET) + r.choice("1112") + "Z"
    return s + check(s)


ROADS = ["Plot No. {n}, Industrial Estate", "{n}/A, Station Road", "Shop No. {n}, Laxmi Complex, Ring Road",
         "Door No. {n}, Old Market Street", "Survey No. {n}, Bypass Road", "Gala No. {n}, Shanti Compound",
         "{n}, Nehru Marg, Ward 7", "Unit {n}, Sector 12"]


def party(r, state, names):
    st, cities = STATES[state]
    return {"name": r.choice(names), "gstin": gstin(r, state), "code": state, "state": st,
            "a1": r.choice(ROADS).format(n=r.randint(2, 480)), "a2": r.choice(cities) + ", " + st}


def deal(r, sellers, buyers, home=None, chance=0.4):
    """Supplier, buyer, and whether the supply leaves the state."""
    a = home and r.choice(home) or r.choice(sorted(STATES))
    inter = r.random() < chance
    b = r.choice([s for s in sorted(STATES) if s != a]) if inter else a
    return party(r, a, sellers), party(r, b, buyers), inter


def seedrng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def day(r):
    return datetime.date(2024, 4, 3) + datetime.timedelta(days=r.randint(0, 480))


def fy(d):
    y = d.year if d.month > 3 else d.year - 1
    return f"{y % 100:02d}-{(y + 1) % 100:02d}"


def plain(p):
    s = "-" if p < 0 else ""
    p = abs(p)
    return f"{s}{p // 100}.{p % 100:02d}"


def group(n):
    s = str(n)
    if len(s) <= 3:
        return s
    h, t = s[:-3], s[-3:]
    parts = []
    while len(h) > 2:
        parts.insert(0, h[-2:])
        h = h[:-2]
    return ",".join([h] * bool(h) + parts + [t])


def rs(p):
    s = "-" if p < 0 else ""
    p = abs(p)
    return f"{s}{group(p // 100)}.{p % 100:02d}"


def q3(n):
    return f"{n // 1000}.{n % 1000:03d}"


def div(a, b):
    """Half up, for a >= 0."""
    return (2 * a + b) // (2 * b)


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen "
        "Sixteen Seventeen Eighteen Nineteen").split()
TENS = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def below100(n):
    if n < 20:
        return ONES[n]
    return TENS[n // 10] + (" " + ONES[n % 10] if n % 10 else "")


def num(n):
    if n == 0:
        return "Zero"
    out = []
    if n >= 10000000:
        out.append(num(n // 10000000) + " Crore")
        n %= 10000000
    for size, w in ((100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= size:
            out.append(below100(n // size) + " " + w)
            n %= size
    if n:
        out.append(below100(n))
    return " ".join(out)


def words(p, style=0):
    a, b = divmod(p, 100)
    if style == 0:
        return "Rupees " + num(a) + (f" and Paise {below100(b)}" if b else "") + " Only"
    if style == 1:
        return "INR " + num(a) + (f" and {below100(b)} paise" if b else "") + " Only"
    return num(a) + " Rupees" + (f" And {below100(b)} Paise" if b else "") + " Only"


def rounded(total):
    g = (total + 50) // 100 * 100
    return g, g - total


def tax(v, rate, inter):
    """(cgst, sgst, igst) of v paise at rate per cent."""
    if inter:
        return 0, 0, div(v * rate, 100)
    h = div(v * rate, 200)
    return h, h, 0


def pct(x2):
    """Half of an integer rate, as printed: 2.5, 9."""
    return f"{x2 // 2}" + (".5" if x2 % 2 else "")


def put(d, **kw):
    for k, v in kw.items():
        if v is not None:
            d[k] = v
    return d


def taxes(d, inter, c, s, i):
    if inter:
        d["igst_total"] = plain(i)
    else:
        d["cgst_total"], d["sgst_total"] = plain(c), plain(s)


def who(p):
    return {"name": p["name"], "gstin": p["gstin"]}


def text(c, x, y, s, font, size, how="l"):
    c.setFont(font, size)
    {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[how](x, y, s)


def para(c, x, y, s, font, size, width, lead=None):
    lead = lead or size * 1.2
    for ln in simpleSplit(s, font, size, width):
        text(c, x, y, ln, font, size)
        y -= lead
    return y


def split(cols, cells, font, size, pad):
    return [simpleSplit(str(s), font, size, w - 2 * pad) if s != "" else [""]
            for (x, w, how), s in zip(cols, cells)]


def height(cols, cells, font, size, lead, pad=2.5):
    return max(len(v) for v in split(cols, cells, font, size, pad)) * lead


def row(c, cols, cells, y, font, size, lead, pad=2.5):
    """Cells with their first base line at y - size; gives the height used."""
    got = split(cols, cells, font, size, pad)
    for (x, w, how), lines in zip(cols, got):
        yy = y - size
        for ln in lines:
            text(c, {"l": x + pad, "r": x + w - pad, "c": x + w / 2}[how], yy, ln, font, size, how)
            yy -= lead
    return max(len(v) for v in got) * lead


def columns(x, spec):
    out = []
    for w, how in spec:
        out.append((x, w, how))
        x += w
    return out


def heads(c, cols, titles, y, h, font, size, lead, how="c"):
    """Titles with line breaks of their own, in the middle of height h."""
    for (x, w, al), t in zip(cols, titles):
        ls = t.split("\n")
        yy = y - (h - len(ls) * lead) / 2 - size
        a = al if how == "col" else how
        for ln in ls:
            text(c, {"l": x + 2.5, "r": x + w - 2.5, "c": x + w / 2}[a], yy, ln, font, size, a)
            yy -= lead


def rules(c, cols, top, bottom):
    for x, w, how in cols:
        c.line(x, top, x, bottom)
    x, w, how = cols[-1]
    c.line(x + w, top, x + w, bottom)
