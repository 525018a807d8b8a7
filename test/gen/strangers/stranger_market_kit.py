# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, money, words, parties with right GSTINs, a canvas that counts y from the top."""
import random
from datetime import date, timedelta
from decimal import Decimal, ROUND_HALF_UP
from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas
from reportlab.platypus import BaseDocTemplate, Frame, PageTemplate, Paragraph, Spacer, Table
from reportlab.lib.styles import ParagraphStyle

A4 = (595.28, 841.89)
A5 = (419.53, 595.28)
N = "/usr/share/fonts/truetype/noto/"
J = "/usr/share/fonts/truetype/dejavu/"
FILES = {"Sans": N + "NotoSans-Regular.ttf", "SansB": N + "NotoSans-Bold.ttf", "SansI": N + "NotoSans-Italic.ttf", "SansBI": N + "NotoSans-BoldItalic.ttf",
         "Serif": N + "NotoSerif-Regular.ttf", "SerifB": N + "NotoSerif-Bold.ttf", "SerifI": N + "NotoSerif-Italic.ttf",
         "Cond": J + "DejaVuSansCondensed.ttf", "CondB": J + "DejaVuSansCondensed-Bold.ttf", "DSerif": J + "DejaVuSerifCondensed.ttf",
         "DSerifB": J + "DejaVuSerifCondensed-Bold.ttf", "Mono": J + "DejaVuSansMono.ttf", "MonoB": J + "DejaVuSansMono-Bold.ttf"}
for _k, _v in FILES.items():
    pdfmetrics.registerFont(TTFont("Gst31" + _k, _v))
pdfmetrics.registerFontFamily("Gst31Sans", "Gst31Sans", "Gst31SansB", "Gst31SansI", "Gst31SansBI")

D = Decimal
width = pdfmetrics.stringWidth


def q2(x):
    return D(x).quantize(D("0.01"), ROUND_HALF_UP)

def q0(x):
    return D(x).quantize(D("1"), ROUND_HALF_UP)

def s2(x):
    return str(q2(x))

def ind(x, n=2):
    """1234567.5 -> 12,34,567.50"""
    x = D(x).quantize(D(1).scaleb(-n), ROUND_HALF_UP)
    sign, s = ("-" if x < 0 else ""), str(abs(x))
    whole, _, frac = s.partition(".")
    head, tail = whole[:-3], whole[-3:]
    parts = []
    while head:
        parts.insert(0, head[-2:])
        head = head[:-2]
    return sign + ",".join(parts + [tail]) + ("." + frac if frac else "")

def west(x, n=2):
    return f"{D(x).quantize(D(1).scaleb(-n), ROUND_HALF_UP):,}"

def pct(x):
    """Decimal rate without trailing noughts: 9, 2.5"""
    s = f"{D(x):f}"
    return s.rstrip("0").rstrip(".") if "." in s else s

ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen " "Seventeen Eighteen Nineteen").split()
TENS = "_ _ Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()

def words(n):
    n = int(n)
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + (" " + ONES[n % 10] if n % 10 else "")
    for size, name in ((10**7, "Crore"), (10**5, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= size:
            return words(n // size) + " " + name + (" " + words(n % size) if n % size else "")

def rupees(x, unit="paise"):
    x = q2(x)
    p = int((x - int(x)) * 100)
    return words(int(x)) + (f" and {words(p)} {unit}" if p else "")

ALNUM = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

def check(body):
    tot = 0
    for i, ch in enumerate(body):
        p = ALNUM.index(ch) * (1 + i % 2)
        tot += p // 36 + p % 36
    return ALNUM[-tot % 36]

def gstin(rng, code):
    up = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    body = code + "".join(rng.choice(up) for _ in range(3)) + rng.choice("PFC") + rng.choice(up)
    body += f"{rng.randint(1, 9999):04d}" + rng.choice(up) + rng.choice("1112") + "Z"
    return body + check(body)

STATES = {"27": ("Maharashtra", "Pune 411", "Nashik 422", "Nagpur 440", "Kolhapur 416"), "24": ("Gujarat", "Surat 395", "Rajkot 360", "Vadodara 390"),
          "29": ("Karnataka", "Hubballi 580", "Mysuru 570", "Bengaluru 560"), "33": ("Tamil Nadu", "Coimbatore 641", "Salem 636", "Madurai 625"),
          "32": ("Kerala", "Kochi 682", "Thrissur 680", "Kozhikode 673"), "07": ("Delhi", "New Delhi 110", "Delhi 110"), "09": ("Uttar Pradesh", "Kanpur 208",
        "Meerut 250", "Agra 282"), "06": ("Haryana", "Karnal 132", "Rohtak 124", "Faridabad 121"), "08": ("Rajasthan", "Jaipur 302", "Kota 324",
        "Jodhpur 342"), "19": ("West Bengal", "Kolkata 700", "Siliguri 734", "Howrah 711"), "36": ("Telangana", "Hyderabad 500", "Warangal 506"),
        "03": ("Punjab", "Ludhiana 141", "Jalandhar 144"), "23": ("Madhya Pradesh", "Indore 452", "Bhopal 462"), "21": ("Odisha", "Cuttack 753",
        "Bhubaneswar 751"), "30": ("Goa", "Margao 403", "Ponda 403")}
FAM = ("Shinde Karmarkar Bhavsar Lakhani Menon Pillai Chettiar Raghunath Sodhi Bajwa Agarwal Tibrewal Mukherji Sarkar Naidu Rao Deshpande Solanki "
       "Vaghela Kulkarni Fernandes Gowda Nayak Mishra Trivedi Saxena Bansal Goel Iyengar Kutty Thakkar Patwardhan").split()
GIV = "Suresh Anita Manoj Kavita Rajan Farhan Lakshmi Deepak Meena Harish Sunil Rekha Joseph Nirmala Prakash Geeta Arjun Salma Vinod Usha".split()
LOCAL = ("Station Road|Market Yard|Gandhi Chowk|M. G. Road|Industrial Estate|Near Old Bus Stand|Nehru Nagar|Temple Street|Opp. Town Hall|"
         "Link Road|Subhash Marg|Ring Road|Cantonment Area|Civil Lines").split("|")

def person(rng):
    return rng.choice(GIV) + " " + rng.choice(FAM)

def firm(rng, trade):
    a, b = rng.sample(FAM, 2)
    return rng.choice((f"{a} {trade}", f"{a} & Sons {trade}", f"Shree {a} {trade}", f"{a} {b} {trade}", f"New {a} {trade}", f"{a} Brothers {trade}"))

def party(rng, trade, code=None, tail=""):
    code = code or rng.choice(sorted(STATES))
    state, *towns = STATES[code]
    town, pin = rng.choice(towns).rsplit(" ", 1)
    a = rng.choice(("Shop No. {}", "Plot No. {}", "{}/A", "No. {}", "Gala No. {}", "Door No. {}")).format(rng.randint(2, 480))
    return {"name": firm(rng, trade) + tail, "gstin": gstin(rng, code), "code": code, "state": state, "city": town, "pin": f"{pin}{rng.randint(1, 99):03d}",
            "a1": a + ", " + rng.choice(LOCAL), "a2": rng.choice(LOCAL) if rng.random() < .5 else "Ward " + str(rng.randint(2, 40)),
            "phone": f"{rng.choice('6789')}{rng.randint(10**8, 10**9 - 1)}", "mail": rng.choice(("sales", "accounts", "info", "billing"))}

def pair(rng, seed, strade, btrade, mod=2, stail="", btail=""):
    """supplier, buyer, inter-state?"""
    sup = party(rng, strade, None, stail)
    inter = int(seed) % mod == 0
    code = rng.choice([c for c in sorted(STATES) if c != sup["code"]]) if inter else sup["code"]
    buy = party(rng, btrade, code, btail)
    while buy["name"] == sup["name"]:
        buy = party(rng, btrade, code, btail)
    sup["mail"] += "@" + sup["name"].split()[0].lower() + sup["name"].split()[1].lower().strip("&") + ".example.in"
    return sup, buy, inter

def start(name, seed, rows, strade, btrade, mod=2, shift=0):
    """rng, supplier, buyer, inter-state?, day"""
    rng = random.Random(f"{name}/{seed}/{rows}")
    return rng, *pair(rng, seed + shift, strade, btrade, mod), day(rng)

def day(rng, lo=date(2023, 4, 3), hi=date(2025, 8, 30)):
    return lo + timedelta(rng.randint(0, (hi - lo).days))

def fy(d):
    y = d.year if d.month > 3 else d.year - 1
    return f"{y % 100}-{y % 100 + 1}"

def pick(rng, pool, n):
    out = []
    while len(out) < n:
        p = list(pool)
        rng.shuffle(p)
        out += p
    return out[:n]

def by_rate(items, key="gst", val="tax"):
    g = {}
    for it in items:
        g[it[key]] = g.get(it[key], D(0)) + it[val]
    return dict(sorted(g.items()))

def half(t, rate):
    return q2(D(t) * D(rate) / 200)

def wrap(s, f, z, w):
    out, cur = [], ""
    for word in str(s).split(" "):
        if cur and width(cur + " " + word, f, z) > w:
            out.append(cur)
            cur = word
        else:
            cur = (cur + " " + word) if cur else word
    return out + [cur]

class Pad(canvas.Canvas):
    """canvas with y from the top"""

    def __init__(self, path, size=A4):
        super().__init__(path, pagesize=size, invariant=1)
        self.W, self.H = size

    def t(self, x, y, s, f="Helvetica", z=9, al="l", col=None, w=None):
        s = str(s)
        while w and width(s, f, z) > w:
            z -= .1
        self.setFont(f, z)
        self.setFillColor(col or colors.black)
        {"l": self.drawString, "r": self.drawRightString, "c": self.drawCentredString}[al](x, self.H - y, s)

    def h(self, x1, x2, y, lw=.5):
        self.setLineWidth(lw)
        self.line(x1, self.H - y, x2, self.H - y)

    def v(self, x, y1, y2, lw=.5):
        self.setLineWidth(lw)
        self.line(x, self.H - y1, x, self.H - y2)

    def box(self, x1, y1, x2, y2, fill=None, stroke=1, lw=.5):
        self.setLineWidth(lw)
        if fill:
            self.setFillColor(fill)
        self.rect(x1, self.H - y2, x2 - x1, y2 - y1, stroke=stroke, fill=1 if fill else 0)

    def row(self, ends, y, ss, f, z, col=None):
        for (x, al), s in zip(ends, ss):
            self.t(x, y, s, f, z, al, col)

    def put(self, *calls):
        for a in calls:
            self.t(*a)

    def col(self, x, y, step, ss, f, z, al="l", w=None):
        for k, s in enumerate(ss):
            self.t(x, y + step * k, s, f, z, al, None, w)

    def prs(self, x1, x2, y, step, rows, f1, f2, z, al="l", w=None):
        for k, (a, b) in enumerate(rows):
            self.t(x1, y + step * k, a, f1, z)
            self.t(x2, y + step * k, b, f2, z, al, None, w)

    def qr(self, rng, x, y, size, n=29):
        """a made-up two-dimensional code"""
        m = size / n
        self.setFillColor(colors.black)
        for i in range(n):
            for j in range(n):
                fi, fj = min(i, n - 1 - i), min(j, n - 1 - j)
                if max(fi, fj) < 7 and not (i > 7 and j > 7):
                    on = max(abs(fi - 3), abs(fj - 3)) in (0, 1, 3)
                else:
                    on = rng.random() < .48
                if on:
                    self.rect(x + i * m, self.H - y - (j + 1) * m, m, m, stroke=0, fill=1)

def hexa(rng, n=64):
    return "".join(rng.choice("0123456789abcdef") for _ in range(n))

def who(p):
    return {k: p[k] for k in ("name", "gstin") if p.get(k)}

def truth(no, d, sup, buy, li, inter, tax, grand, tot=None, rnd=None, pos=True, **kw):
    """the whole truth; tax is the IGST sum, or the CGST (= SGST) sum"""
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": who(sup), "recipient": who(buy),
         "line_items": li}
    if pos:
        t["place_of_supply"] = buy["code"]
    if tot is not None:
        t["taxable_total"] = s2(tot)
    if tax is not None:
        t.update({"igst_total": s2(tax)} if inter else {"cgst_total": s2(tax), "sgst_total": s2(tax)})
    if rnd is not None:
        t["round_off"] = s2(rnd)
    t["grand_total"] = s2(grand)
    t.update(kw)
    return {"data": t}

def levy(taxable, rate, inter):
    """IGST, or CGST alone"""
    return q2(D(taxable) * D(rate) / 100) if inter else half(taxable, rate)

def amts(inter, x):
    return {"igst_amount": s2(x)} if inter else {"cgst_amount": s2(x), "sgst_amount": s2(x)}

SURG = [("ARM SLING POUCH LARGE", "90211000", 5, "1'S", 95, 180), ("DIGITAL B.P.MONITOR AX-2", "90189011", 12, "1 NO", 980, 1450),
        ("SURGICAL GLOVES 7.0 STERILE", "40151100", 12, "25PR", 310, 460), ("I.V.CANNULA 20G W/PORT", "90183930", 12, "50'S", 640, 1190),
        ("COTTON ROLL 500GM NET", "30059040", 12, "1 RL", 105, 150), ("NEBULISER KIT ADULT", "90192090", 12, "1 KT", 120, 245), ("URINE BAG 2LTR", "90189099",
        12, "10'S", 290, 420), ("SPIRIT RECTIFIED 400ML", "30049099", 18, "1 BT", 62, 98), ("ADULT DIAPER L PLUS", "96190040", 12, "10'S", 270, 390),
        ("DISP.SYRINGE 5ML W/NEEDLE", "90183100", 12, "100S", 260, 470)]

BATT = [("Ampovolt Tubular Battery 150AH AVT-1500", "85072000", 28, 9800, 14500), ("Ampovolt Automotive Battery DIN44", "85071000", 28, 3600, 5200),
        ("Ampovolt Bike Battery 5LB", "85071000", 28, 780, 1150), ("Home UPS Sine Wave 900VA", "85044010", 18, 4100, 5600),
        ("Li-ion Pack 48V 24AH E-Rickshaw", "85076000", 18, 16500, 24500), ("Distilled Water 5 Ltr Can", "28530010", 18, 55, 90),
        ("Solar Charge Controller 12V/20A MPPT", "85044090", 18, 1250, 2400), ("Battery Terminal Lead Pair (Heavy)", "85079090", 28, 90, 160)]
