# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, Indian parties, GSTINs, money, wrapping."""
import random
import datetime as dt
from decimal import Decimal as D, ROUND_HALF_UP
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas as rlcanvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.colors import HexColor, black, white

FD = "/usr/share/fonts/truetype/"
NAME = "Gst32"
for _n, _f in (("Sans", "dejavu/DejaVuSans.ttf"), ("SansB", "dejavu/DejaVuSans-Bold.ttf"), ("Mono", "dejavu/DejaVuSansMono.ttf"),
               ("MonoB", "dejavu/DejaVuSansMono-Bold.ttf"), ("Noto", "noto/NotoSans-Regular.ttf"), ("NotoB", "noto/NotoSans-Bold.ttf"),
               ("NotoI", "noto/NotoSans-Italic.ttf"), ("Serif", "noto/NotoSerif-Regular.ttf"), ("SerifB", "noto/NotoSerif-Bold.ttf")):
    pdfmetrics.registerFont(TTFont(NAME + _n, FD + _f))
SANS, SANSB, MONO, MONOB, NOTO, NOTOB, NOTOI, SERIF, SERIFB = (NAME + x for x in
    ("Sans", "SansB", "Mono", "MonoB", "Noto", "NotoB", "NotoI", "Serif", "SerifB"))

STATES = {"27": ("Maharashtra", [("Mumbai", "400"), ("Pune", "411"), ("Nagpur", "440")]), "29": ("Karnataka", [("Bengaluru", "560"), ("Mysuru", "570")]),
          "33": ("Tamil Nadu", [("Chennai", "600"), ("Coimbatore", "641")]), "24": ("Gujarat", [("Ahmedabad", "380"), ("Surat", "395")]),
          "07": ("Delhi", [("New Delhi", "110")]), "06": ("Haryana", [("Gurugram", "122"), ("Faridabad", "121")]),
          "09": ("Uttar Pradesh", [("Noida", "201"), ("Lucknow", "226")]), "36": ("Telangana", [("Hyderabad", "500")]),
          "19": ("West Bengal", [("Kolkata", "700"), ("Howrah", "711")]), "32": ("Kerala", [("Kochi", "682")]), "08": ("Rajasthan", [("Jaipur", "302")])}
STREETS = ("MG Road, Station Road, Link Road, Ring Road, Nehru Nagar, Gandhi Path, Industrial Estate, Lake View Road, Temple Street, Civil Lines").split(", ")
AREAS = ("Sector 18, Phase II, Ward 7, Near Town Hall, Opp. Bus Depot, Old Market, Shivaji Chowk, Tilak Nagar").split(", ")
FIRMS = ("Aravind Polymers, Kestrel Foods, Nilgiri Textiles, Shreeji Auto Components, Vardhini Pharma, Bluepeak Retail, Omkara Steels, "
        "Tarangini Software, Malhar Ceramics, Devgiri Engineering, Sunmark Appliances, Pallavi Exports, Meghdoot Packaging, Rudraksh Chemicals, "
        "Suvarna Jewels, Ashtavinayak Motors").split(", ")
SUFFIX = ("Private Limited, Pvt. Ltd., Limited, LLP, Pvt Ltd, & Co.").split(", ")
PEOPLE = ("Anil Deshmukh, Kavitha Raman, Rohit Malhotra, Sneha Kulkarni, Imran Sheikh, Lakshmi Nair, Gaurav Bansal, Priya Venkatesh, Farah Khan, "
        "Suresh Patil, Deepa Iyer, Manoj Tiwari, Ritu Agarwal, Joseph Mathew, Harpreet Singh, Neha Joshi, Arvind Rao, Sunita Das").split(", ")
A36 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")

def gstin(r, state, kind="C"):
    pan = "".join(r.choice(A36[10:]) for _ in range(3)) + kind + r.choice(A36[10:]) + f"{r.randint(1, 9999):04d}" + r.choice(A36[10:])
    s = state + pan + r.choice("1112") + "Z"
    t = 0
    for i, ch in enumerate(s):
        v = A36.index(ch) * (1 + i % 2)
        t += v // 36 + v % 36
    return s + A36[(36 - t % 36) % 36]

class Party:
    def __init__(self, r, state=None, name=None, kind="C"):
        self.code = state or r.choice(sorted(STATES))
        self.state, cities = STATES[self.code]
        self.city, pin = r.choice(cities)
        self.pin = pin + f"{r.randint(1, 99):03d}"
        self.name = name or f"{r.choice(FIRMS)} {r.choice(SUFFIX)}"
        if self.name.endswith(("LLP", "& Co.")):
            kind = "F"
        self.gstin = gstin(r, self.code, kind)
        self.pan = self.gstin[2:12]
        self.street = f"{r.choice(['Plot No.', 'No.', 'Unit', 'Shop No.', 'Flat'])} {r.randint(1, 480)}, {r.choice(STREETS)}"
        self.area = r.choice(AREAS)
        self.addr = f"{self.street}, {self.area}, {self.city} {self.pin}"
        self.place = f"{self.state} ({self.code})"
        self.phone = f"{r.randint(70, 99)}{r.randint(0, 99999999):08d}"

def other(r, code):
    return r.choice([c for c in sorted(STATES) if c != code])

def q2(x):
    return D(x).quantize(D("0.01"), ROUND_HALF_UP)

def s2(x):
    return str(q2(x))

def pct(base, rate):
    return q2(D(base) * D(rate) / 100)

def inr(x, dec=2):
    """Lakh and crore grouping."""
    x = D(x).quantize(D(1).scaleb(-dec), ROUND_HALF_UP)
    sign, n = ("-" if x < 0 else ""), f"{abs(x):f}"
    a, _, b = n.partition(".")
    if len(a) > 3:
        h, t = a[:-3], a[-3:]
        parts = []
        while h:
            parts.insert(0, h[-2:])
            h = h[:-2]
        a = ",".join(parts + [t])
    return sign + a + ("." + b if b else "")

ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen").split()
TENS = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()

def words(n):
    n = int(n)
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + ("" if n % 10 == 0 else " " + ONES[n % 10])
    for k, w in ((10 ** 7, "Crore"), (10 ** 5, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= k:
            return words(n // k) + " " + w + ("" if n % k == 0 else " " + words(n % k))

def inwords(x):
    x = q2(x)
    p = int((x - int(x)) * 100)
    return words(int(x)) + (f" and {words(p)} Paise" if p else "")

def sw(t, f, s):
    return pdfmetrics.stringWidth(t, f, s)

def wrap(text, f, s, w):
    out = []
    for para in text.split("\n"):
        line = ""
        for word in para.split():
            cand = (line + " " + word).strip()
            if line and sw(cand, f, s) > w:
                out.append(line)
                line = word
            else:
                line = cand
        out.append(line)
    return out

def fit(text, f, s, w):
    """Largest size up to s at which text fits w."""
    while sw(text, f, s) > w and s > 4:
        s -= 0.25
    return s

def day(r, a=dt.date(2023, 4, 5), b=dt.date(2025, 3, 28)):
    return a + dt.timedelta(days=r.randint(0, (b - a).days))

def fy(d):
    y = d.year if d.month > 3 else d.year - 1
    return y, y + 1

def month(d):
    """First and last day of the month before d."""
    last = d.replace(day=1) - dt.timedelta(days=1)
    return last.replace(day=1), last

def canvas(path, size=A4, title="Tax Invoice"):
    c = rlcanvas.Canvas(path, pagesize=size, invariant=1)
    c.setTitle(title)
    return c

def L(c, x, y, t, f="Helvetica", s=8, col=black):
    c.setFillColor(col)
    c.setFont(f, s)
    c.drawString(x, y, t)

def R(c, x, y, t, f="Helvetica", s=8, col=black):
    c.setFillColor(col)
    c.setFont(f, s)
    c.drawRightString(x, y, t)

def C(c, x, y, t, f="Helvetica", s=8, col=black):
    c.setFillColor(col)
    c.setFont(f, s)
    c.drawCentredString(x, y, t)

def para(c, x, y, t, f, s, w, lead=None, col=black):
    """Wrapped text from baseline y; gives the next baseline."""
    for ln in wrap(t, f, s, w):
        L(c, x, y, ln, f, s, col)
        y -= lead or s * 1.25
    return y

def irn(r):
    return "".join(r.choice("0123456789abcdef") for _ in range(64))

def roundoff(x):
    g = D(x).quantize(D(1), ROUND_HALF_UP)
    return g, q2(g - D(x))

def taxes(total, rate, intra):
    """(cgst, sgst, igst) on a total; None where not charged."""
    if intra:
        h = pct(total, D(rate) / 2)
        return h, h, None
    return None, None, pct(total, rate)

def tot(d, taxable=None, **k):
    k = {"taxable_total": taxable, **k}
    for key, v in k.items():
        if v is not None:
            d[key] = s2(v)
    return d

def item(**k):
    """A row's truth: money to two decimals, the rest as text, None dropped."""
    out = {}
    for key, v in k.items():
        if v is not None:
            out[key] = s2(v) if isinstance(v, D) else str(v)
    return out

def row(c, y, f, s, *cells, col=black):
    """Texts on one baseline: (x, text) from the left, (x, text, 1) up to the right edge, (x, text, 2) centred."""
    for x, t, *how in cells:
        (L, R, C)[how[0] if how else 0](c, x, y, t, f, s, col)

def begin(name, seed, rows, share, sellers, kind="C"):
    """Random source, whether intra-state, both parties, the day, and the truth so far."""
    r = rng(name, seed, rows)
    intra = r.random() < share
    sup = Party(r, name=r.choice(sellers), kind=kind)
    rec = Party(r, sup.code if intra else other(r, sup.code))
    return r, intra, sup, rec, day(r), {"supplier": {"name": sup.name, "gstin": sup.gstin}, "recipient": {"name": rec.name, "gstin": rec.gstin},
        "line_items": []}

def kv(c, x, xv, y, pairs, f, s, lead, fv=None, how=0, sep=""):
    """Labels at x with values at xv, one pair a line; gives the next baseline. Pairs without value are left out."""
    for k, v in pairs:
        if v is not None:
            L(c, x, y, k, f, s)
            row(c, y, fv or f, s, (xv, sep + v, how))
            y -= lead
    return y

def fresh(c, y, need, top, head=None):
    """A fresh page if y is below need."""
    if y >= need:
        return y
    c.showPage()
    return head(top) if head else top

def done(c, data):
    c.save()
    return {"data": data}

def keep(data, no, d, due=None, **k):
    data.update(invoice_number=no, invoice_date=str(d), **({"due_date": str(due)} if due else {}), **k)

def pool(text):
    return [tuple(x.strip() for x in t.split("|")) for t in text.split(";")]

def rowtax(tx):
    """A row's tax amounts as keys: two of them are central and state, one is integrated."""
    return dict(zip(("cgst_amount", "sgst_amount") if len(tx) == 2 else ("igst_amount",), tx))

def add(*v):
    return sum(x for x in v if x is not None)

def gst(cg, sg, ig):
    return {"cgst_total": cg, "sgst_total": sg, "igst_total": ig}

def dmy(d):
    return f"{d:%d/%m/%Y}"


W, H = A4
BOQ = pool(
    "Earth work in excavation by mechanical means in foundation trenches including dressing of sides and ramming of bottom, lift up to 1.5 m | Cum | 212; "
    "Providing and laying cement concrete 1:4:8 with 40 mm aggregate | Cum | 5460; "
    "Brick work with common burnt clay bricks of class 7.5 in cement mortar 1:6 | Cum | 6240; "
    "Reinforcement for RCC work with TMT bars Fe-500D including cutting, bending and binding | Kg | 88; "
    "12 mm cement plaster 1:6 on walls | Sqm | 285; Vitrified tile flooring 600x600 mm | Sqm | 1345; "
    "Centering and shuttering for columns and beams | Sqm | 610; Painting with premium acrylic emulsion, two coats over primer | Sqm | 142; "
    "Supplying and fixing UPVC pipe 110 mm dia | Rmt | 418")
POSTS = pool("Security Guard | 12 Hrs Duty - Day Shift | 998525; Security Guard | 8 Hrs Duty - General | 998525; Security Supervisor | 12 Hrs Duty | 998525; "
    "Lady Guard | 8 Hrs Duty | 998525; Gunman (Ex-Serviceman) | 12 Hrs Duty | 998525; CCTV Monitoring Charges | Control Room | 998523; "
    "Fire Watch Guard | Extra Duties | 998525; Dog Squad | With Handler | 998529")
AIR = pool("DEL-BOM | AI 887 | 098; BOM-BLR-BOM | 6E 5213 | 312; CCU-DEL | UK 720 | 228; MAA-HYD | 6E 6021 | 312; BLR-COK-BLR | QP 1341 | 732; "
    "DEL-DXB-DEL | EK 511 | 176; AMD-GOI | 6E 264 | 312")
