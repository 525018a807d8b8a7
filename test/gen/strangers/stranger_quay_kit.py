# SPDX-License-Identifier: AGPL-3.0-or-later
"""What all layouts share: the data of an invoice, money, words, and a small canvas table."""
import random
from datetime import date, timedelta
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfbase.pdfmetrics import stringWidth

T = "/usr/share/fonts/truetype/"
for _n, _f in (("DV", "dejavu/DejaVuSans.ttf"), ("DVB", "dejavu/DejaVuSans-Bold.ttf"),
               ("DC", "dejavu/DejaVuSansCondensed.ttf"), ("DCB", "dejavu/DejaVuSansCondensed-Bold.ttf"),
               ("NS", "noto/NotoSans-Regular.ttf"), ("NSB", "noto/NotoSans-Bold.ttf"),
               ("NSI", "noto/NotoSans-Italic.ttf")):
    pdfmetrics.registerFont(TTFont(_n, T + _f))
pdfmetrics.registerFontFamily("NS", normal="NS", bold="NSB", italic="NSI", boldItalic="NSB")
pdfmetrics.registerFontFamily("DC", normal="DC", bold="DCB", italic="DC", boldItalic="DCB")

STATES = {"27": "Maharashtra", "24": "Gujarat", "29": "Karnataka", "33": "Tamil Nadu", "07": "Delhi",
          "09": "Uttar Pradesh", "36": "Telangana", "32": "Kerala", "08": "Rajasthan", "19": "West Bengal",
          "03": "Punjab", "06": "Haryana", "23": "Madhya Pradesh"}
CITY = {"27": ("Pune", "411038"), "24": ("Rajkot", "360004"), "29": ("Hubballi", "580020"),
        "33": ("Coimbatore", "641018"), "07": ("New Delhi", "110020"), "09": ("Kanpur", "208012"),
        "36": ("Hyderabad", "500037"), "32": ("Kochi", "682024"), "08": ("Jaipur", "302013"),
        "19": ("Howrah", "711106"), "03": ("Ludhiana", "141003"), "06": ("Faridabad", "121006"),
        "23": ("Indore", "452010")}
STREETS = ["Plot No. 47, Phase II, Industrial Estate", "Shop No. 12, Shanti Complex, Station Road",
           "14/2, Gandhi Nagar Main Road", "Godown 6, Transport Nagar", "1st Floor, Laxmi Chambers, M.G. Road",
           "Survey No. 118, Behind Octroi Naka", "B-204, Sunrise Business Park", "22, Nehru Bazaar, Old Market Yard"]
A = ["Sharada", "Vindhya", "Kaveri", "Orchidea", "Nirmalya", "Parvat", "Trishul", "Malhar", "Suvidha", "Anandvan",
     "Girnar Hills", "Ekdant", "Saraswat", "Meghdoot", "Dhruvtara", "Kanchanjunga", "Udayan", "Navkar Deep"]
CS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
L = CS[10:]
TRADES = {
 "electric": [("Modular Switch 6A One Way White", "8536", "Pcs", 3850, 18), ("LED Panel Light 15W Round Cool Day", "9405", "Pcs", 31200, 18),
   ("FR House Wire 1.5 sqmm 90 mtr Coil Red", "8544", "Coil", 148500, 18), ("MCB Double Pole 32A C-Curve", "8536", "Nos", 56400, 18),
   ("PVC Conduit Pipe 25mm Medium ISI", "3917", "Mtr", 2340, 18), ("Ceiling Fan 1200mm 5 Star BLDC Ivory", "8414", "Nos", 264900, 18),
   ("Solar Home Lighting Kit 40W with Battery", "8541", "Set", 612500, 5), ("Distribution Board 8 Way SPN", "8537", "Nos", 118000, 18),
   ("Cable Tie 200mm Black (Pkt of 100)", "3926", "Pkt", 9800, 18), ("PVC Insulation Tape", "3919", "Pcs", 1050, 18)],
 "pharma": [("PARAZEN 650 TAB", "30049063", "15'S", 2214, 5), ("AMOXIVAR CV 625", "30042019", "10'S", 14260, 5), ("COFNIL-D SYRUP 100ML", "30049099", "100ML", 7733, 5),
   ("PANTOREX 40 TAB", "30049039", "15'S", 9820, 5), ("GLYCOMED 500 SR", "30049074", "20'S", 3105, 5), ("DERMOSOFT LOTION", "33049910", "120ML", 18650, 18),
   ("ORALYTE SACHET", "30049099", "21GM", 1575, 5), ("CALCIVAR D3 TAB", "30045039", "15'S", 8240, 5), ("PROTIVITA POWDER CHOC", "21069099", "200GM", 24850, 18),
   ("HANDRUB 500ML", "38089400", "500ML", 16240, 18)],
 "office": [("A4 Copier Paper 75 GSM", "4802", "Ream", 24600, 18), ("Laser Toner Cartridge 88X Compatible", "8443", "Nos", 84500, 18),
   ("Ergonomic Mesh Office Chair with Headrest", "9403", "Nos", 724900, 18), ("Spiral Notebook 200 pages", "4820", "Nos", 6400, 0), ("Gel Pen Blue Box of 10", "9608", "Box", 9500, 18),
   ("USB-C Docking Station 9 in 1", "8473", "Nos", 349900, 18), ("24 inch IPS Monitor Full HD", "8528", "Nos", 989000, 18), ("Wireless Keyboard and Mouse Combo", "8471", "Set", 164900, 18),
   ("Whiteboard Marker Assorted", "9608", "Pkt", 12000, 18)],
 "grocery": [("Toor Dal Premium 1 kg", "0713", "Bag", 13400, 5), ("Sunflower Oil Pouch 1 L", "1512", "Pcs", 12850, 5), ("Assam Tea CTC 250 g", "0902", "Pkt", 8900, 5),
   ("Cream Biscuits Family Pack", "1905", "Box", 21600, 18), ("Basmati Rice Classic 5 kg", "1006", "Bag", 48500, 5), ("Detergent Powder 1 kg", "3402", "Pcs", 10400, 18),
   ("Cow Ghee Tin 1 L", "0405", "Tin", 58200, 5), ("Mixed Fruit Jam 500 g", "2007", "Btl", 13900, 5), ("Toilet Soap 100 g (Pack of 4)", "3401", "Pack", 15600, 18)],
 "engg": [("Hex Bolt M12 x 50 Grade 8.8 Zinc Plated", "73181500", "NOS", 1460, 18), ("Deep Groove Ball Bearing 6205 ZZ", "84821011", "NOS", 18740, 18),
   ("Hydraulic Hose Assembly 1/2 inch x 1200 mm", "40092200", "NOS", 94300, 18), ("Gear Oil EP 90", "27101980", "LTR", 23180, 18), ("Cutting Insert CNMG 120408", "82090010", "NOS", 34600, 18),
   ("V-Belt B-72", "40103190", "NOS", 41250, 18), ("Centrifugal Pump Impeller Bronze 165 mm dia", "84139190", "NOS", 387500, 18), ("Spiral Wound Gasket 4 inch 150#", "84841010", "NOS", 26900, 18),
   ("Welding Electrode E7018 3.15 mm", "83111000", "KGS", 14850, 18)],
 "steel": [("TMT Bar Fe 500D 12 mm", "7214", "MT", 5465000, 18), ("MS Angle 50 x 50 x 6", "7216", "MT", 5712000, 18), ("MS Channel 100 x 50", "7216", "MT", 5838000, 18),
   ("HR Sheet 3 mm", "7208", "MT", 5990000, 18), ("GI Binding Wire 20 G", "7217", "MT", 7125000, 18), ("MS Round Pipe 40 NB", "7306", "MT", 6350000, 18), ("TMT Bar Fe 500D 16 mm", "7214", "MT", 5420000, 18)],
}


def money(p, comma=True, paise=True):
    s = "-" if p < 0 else ""
    r, d = divmod(abs(p), 100)
    t = str(r)
    if comma and len(t) > 3:
        h, t = t[:-3], t[-3:]
        while h:
            t, h = h[-2:] + "," + t, h[:-2]
    return f"{s}{t}.{d:02d}" if paise else s + t


def m(p):
    return money(p, comma=False)


def qtext(q, dec=None):
    """q in thousandths"""
    if dec is None:
        dec = 0 if q % 1000 == 0 else 3
    return f"{q // 1000}.{q % 1000:03d}"[: (len(str(q // 1000)) + (1 + dec if dec else 0))]


def div(n, d):
    return (2 * n + d) // (2 * d) if n >= 0 else -((-2 * n + d) // (2 * d))


_O = "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen".split()
_T = "- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def two(n):
    return _O[n] if n < 20 else _T[n // 10] + (" " + _O[n % 10] if n % 10 else "")


def words(n, conj=""):
    out = []
    for d, w in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= d:
            q = n // d
            out.append((words(q) if q > 99 else two(q)) + " " + w)
            n %= d
    if n or not out:
        out.append((conj if out else "") + two(n))
    return " ".join(out)


def check(s):
    t = 0
    for i, ch in enumerate(s):
        p = CS.index(ch) * (1 + i % 2)
        t += p // 36 + p % 36
    return CS[(36 - t % 36) % 36]


def gstin(r, st, kind="C", ini="A"):
    s = st + "".join(r.choice(L) for _ in range(3)) + kind + ini[0].upper() + f"{r.randint(1000, 9999)}" + r.choice(L) + "1Z"
    return s + check(s)


def party(r, st, suffix, kind):
    n = r.choice(A) + " " + suffix
    c, pin = CITY[st]
    return {"name": n, "gstin": gstin(r, st, kind, n), "state": STATES[st], "code": st, "addr": r.choice(STREETS), "city": c, "pin": pin,
            "phone": f"{r.choice('6789')}{r.randint(100000000, 999999999)}", "mail": "accounts@" + n.split()[0].lower() + ".example"}


class Inv:
    """An invoice: parties, dates, items, each in whole paise."""
    def __init__(v, name, seed, rows, trade, sfx, bsfx, disc=(0,), qty=(1, 40), frac=False, kinds=("C", "F"), cess=0):
        r = v.r = random.Random(f"{name}/{seed}/{rows}")
        v.local = r.random() < .5
        sts = list(STATES)
        s = r.choice(sts)
        b = s if v.local else r.choice([x for x in sts if x != s])
        v.s = party(r, s, sfx, kinds[0])
        v.b = party(r, b, bsfx, kinds[1])
        while v.b["name"].split()[0] == v.s["name"].split()[0]:
            v.b = party(r, b, bsfx, kinds[1])
        v.pos, v.posname = b, STATES[b]
        v.day = date(2025, 10, 1) + timedelta(r.randint(0, 300))
        y = v.day.year - (v.day.month < 4)
        v.fy = f"{y % 100}-{y % 100 + 1}"
        v.num = r.randint(12, 3900)
        v.items = []
        for i in range(rows):
            d, h, u, p, g = r.choice(TRADES[trade])
            p = div(p * r.randint(88, 114), 100)
            q = r.randint(*qty) * 1000 + (r.randint(0, 39) * 25 if frac else 0)
            pc = r.choice(disc)                     # percent times ten
            gross = div(p * q, 1000)
            dis = div(gross * pc, 1000)
            tx = gross - dis
            half = div(tx * g, 200)
            ce = div(tx * cess, 100) if g == 28 else 0
            c = half if v.local else 0
            ig = 0 if v.local else div(tx * g, 100)
            v.items.append(dict(d=d, h=h, u=u, p=p, q=q, pc=pc, gross=gross, dis=dis, tx=tx, g=g, c=c, i=ig, ce=ce, tot=tx + 2 * c + ig))

    def sum(v, k):
        return sum(x[k] for x in v.items)

    def groups(v, *keys):
        """Sums by (hsn, rate) or (rate): list of (key, taxable, half, igst) with the tax of the sum of the lines."""
        g = {}
        for x in v.items:
            a = g.setdefault(tuple(x[k] for k in keys), [0, 0, 0])
            a[0] += x["tx"]
            a[1] += x["c"]
            a[2] += x["i"]
        return [(k, *g[k]) for k in sorted(g)]

    def base(v, number, due=None, pos=True):
        t = {"invoice_number": number, "invoice_date": v.day.isoformat(), "supplier": {"name": v.s["name"], "gstin": v.s["gstin"]},
             "recipient": {"name": v.b["name"], "gstin": v.b["gstin"]}}
        if pos:
            t["place_of_supply"] = v.pos
        if due:
            t["due_date"] = due.isoformat()
        return t

    def rounded(v, p):
        g = div(p, 100) * 100
        return g, g - p


def pct(t):
    return f"{t // 10}" if t % 10 == 0 else f"{t // 10}.{t % 10}"


def halfrate(g):
    return f"{g // 2}" if g % 2 == 0 else f"{g / 2:.1f}"


def wrap(s, font, size, w):
    out = []
    for para in str(s).split("\n"):
        line = ""
        for word in para.split(" "):
            t = f"{line} {word}" if line else word
            if line and stringWidth(t, font, size) > w:
                out.append(line)
                line = word
            else:
                line = t
        out.append(line)
    return out


def put(c, x, y, s, font="Helvetica", size=8, a="l"):
    c.setFont(font, size)
    (c.drawString if a == "l" else c.drawRightString if a == "r" else c.drawCentredString)(x, y, s)


def cell(c, x, y, w, s, font, size, a="l", lead=None, pad=3):
    """Text from the top y downward in a column of width w; gives the height used."""
    lead = lead or size * 1.2
    ls = wrap(s, font, size, w - 2 * pad)
    for k, t in enumerate(ls):
        put(c, x + pad if a == "l" else x + w - pad if a == "r" else x + w / 2, y - size - k * lead, t, font, size, a)
    return len(ls) * lead


def height(s, font, size, w, lead=None, pad=3):
    return len(wrap(s, font, size, w - 2 * pad)) * (lead or size * 1.2)


def row(c, xs, y, vals, al, font, size, bold=()):
    """A row of cells between the xs; gives its height."""
    return max(cell(c, xs[i], y, xs[i + 1] - xs[i], s, bold[0] if bold and i in bold[1] else font, size, al[i]) for i, s in enumerate(vals))


def vlines(c, xs, top, bot):
    for x in xs:
        c.line(x, top, x, bot)


def fakeqr(c, x, y, size, text):
    from reportlab.graphics.barcode.qr import QrCodeWidget
    from reportlab.graphics.shapes import Drawing
    from reportlab.graphics import renderPDF
    q = QrCodeWidget(text, barLevel="L")
    b = q.getBounds()
    d = Drawing(size, size, transform=[size / (b[2] - b[0]), 0, 0, size / (b[3] - b[1]), 0, 0])
    d.add(q)
    renderPDF.draw(d, c, x, y)


def irn(r):
    return "".join(r.choice("0123456789abcdef") for _ in range(64))
