# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared: people, goods, sums, words, and a small canvas table."""
import datetime
import random

from reportlab.lib import colors
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

D = "/usr/share/fonts/truetype/dejavu/"
N = "/usr/share/fonts/truetype/noto/"
for _n, _p in (("VoucherDV", D + "DejaVuSans.ttf"), ("VoucherDVB", D + "DejaVuSans-Bold.ttf"),
               ("VoucherDC", D + "DejaVuSansCondensed.ttf"), ("VoucherDCB", D + "DejaVuSansCondensed-Bold.ttf"),
               ("VoucherDCI", D + "DejaVuSansCondensed-Oblique.ttf"),
               ("VoucherDM", D + "DejaVuSansMono.ttf"), ("VoucherDMB", D + "DejaVuSansMono-Bold.ttf"),
               ("VoucherNS", N + "NotoSans-Regular.ttf"), ("VoucherNSB", N + "NotoSans-Bold.ttf")):
    pdfmetrics.registerFont(TTFont(_n, _p))

ABC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
STATES = {
    "03": ("Punjab", [("Ludhiana", "1410"), ("Jalandhar", "1440")]),
    "06": ("Haryana", [("Faridabad", "1210"), ("Gurugram", "1220")]),
    "07": ("Delhi", [("New Delhi", "1100")]),
    "08": ("Rajasthan", [("Jaipur", "3020"), ("Bhilwara", "3110")]),
    "09": ("Uttar Pradesh", [("Kanpur", "2080"), ("Noida", "2013")]),
    "19": ("West Bengal", [("Kolkata", "7000"), ("Howrah", "7111")]),
    "23": ("Madhya Pradesh", [("Indore", "4520"), ("Bhopal", "4620")]),
    "24": ("Gujarat", [("Ahmedabad", "3800"), ("Rajkot", "3600"), ("Surat", "3950")]),
    "27": ("Maharashtra", [("Pune", "4110"), ("Mumbai", "4000"), ("Nashik", "4220")]),
    "29": ("Karnataka", [("Bengaluru", "5600"), ("Hubballi", "5800")]),
    "32": ("Kerala", [("Kochi", "6820")]),
    "33": ("Tamil Nadu", [("Coimbatore", "6410"), ("Chennai", "6000")]),
    "36": ("Telangana", [("Hyderabad", "5000")]),
}
SHORT = {"03": "PB", "06": "HR", "07": "DL", "08": "RJ", "09": "UP", "19": "WB", "23": "MP", "24": "GJ",
         "27": "MH", "29": "KA", "32": "KL", "33": "TN", "36": "TS"}
A1 = ["Vardhini", "Shubhlakshmi", "Navketan", "Ambuja Kripa", "Trisandhya", "Om Sai Jyot", "Kesarbagh", "Malhar",
      "Pragatik", "Sundervan", "Girnara", "Neelgagan", "Rudransh", "Chandrika", "Bhoomija", "Suryamukh",
      "Devgiri", "Maruthi Valli", "Anantha Sri", "Parijata", "Hemkunt Rai", "Saptarang"]
A2 = {"elec": ["Electricals", "Electro Agencies", "Switchgear Co.", "Power Systems Pvt Ltd"],
      "tool": ["Hardware Stores", "Tools & Machinery", "Engineering Works", "Industrial Suppliers LLP"],
      "pharma": ["Pharma Distributors", "Medical Agencies", "Drug House", "Healthcare"],
      "it": ["Infotech Pvt. Ltd.", "Computers", "Systems & Networks", "Digital Solutions LLP"],
      "tex": ["Textiles", "Fabrics Pvt Ltd", "Silk Mills", "Garments"],
      "fmcg": ["Traders", "Marketing Co.", "Distributors", "Foods & Beverages"],
      "chem": ["Chemicals Pvt. Ltd.", "Polymers Limited", "Paints & Coatings", "Packaging Industries"],
      "tel": ["Telelinks Limited", "Broadband Services Limited"],
      "svc": ["Consultants LLP", "Technologies Pvt Ltd"]}
RB = ["Enterprises", "Trading Company", "Industries", "Retail Pvt Ltd", "& Sons", "Constructions Pvt. Ltd.",
      "Associates", "Agro Products", "Automotives LLP", "Hospitality Services"]
STREET = ["14, Industrial Estate Phase II", "Shop No. 6, Station Road", "Plot 118, MIDC Area", "2nd Floor, Sai Arcade, M.G. Road",
          "27/3, Old Mill Compound", "Unit 9, Shree Complex, Ring Road", "41-B, Sector 58", "Survey No. 212, NH Bypass",
          "H.No. 5-8-62, Market Street", "Gala No. 3, Patel Nagar"]
# description, detail, hsn, unit, rate, low rupees, high rupees; {} is a lot
GOODS = {
    "elec": [("MCB {} SP C-Curve", "Breaking capacity 10 kA", "85362030", "Nos", 18, 95, 320, ["6A", "10A", "16A", "32A"]),
             ("FR House Wire {} sq mm 90 m", "Colour: Red, coil packed", "85444920", "Coil", 18, 980, 4200, ["1.0", "1.5", "2.5", "4.0"]),
             ("LED Batten {} Cool Day Light", "6500 K, 2 year warranty", "94054090", "Nos", 12, 140, 420, ["18W", "20W", "36W"]),
             ("PVC Conduit Pipe {} Medium", "ISI marked, 3 metre length", "39172390", "Mtr", 18, 12, 48, ["20 mm", "25 mm", "32 mm"]),
             ("Ceiling Fan {} Sweep White", "Copper winding, 380 RPM", "84145120", "Nos", 18, 1190, 2350, ["1200 mm", "1400 mm"]),
             ("Modular Switch {} One Way", "Polycarbonate, white", "85365020", "Nos", 18, 26, 75, ["6A", "16A"]),
             ("Air Conditioner Split {} 3 Star", "Inverter, R32 gas", "84151010", "Set", 28, 24500, 38900, ["1.0 Ton", "1.5 Ton"])],
    "tool": [("Hex Bolt M{} x 50 HT 8.8", "Zinc plated", "73181500", "Kgs", 18, 88, 160, ["8", "10", "12", "16"]),
             ("Angle Grinder {} 850 W", "With side handle and guard", "84672900", "Nos", 18, 1850, 4100, ["4 inch", "5 inch"]),
             ("Cutting Wheel {} Thin", "For stainless steel", "68042210", "Nos", 18, 22, 68, ["4 inch", "5 inch", "14 inch"]),
             ("Hand Pump Spares Kit {}", "", "84139190", "Set", 12, 310, 870, ["Type A", "Type B"]),
             ("GI Pipe {} NB Class B", "6 metre random length", "73063090", "Mtr", 18, 140, 610, ["15 mm", "25 mm", "40 mm"]),
             ("Spray Gun {} Gravity Feed", "1.4 mm nozzle", "84242000", "Nos", 18, 720, 1990, ["400 ml", "600 ml"]),
             ("Shovel Round Nose {}", "Wooden handle", "82011000", "Nos", 5, 170, 330, ["No. 2", "No. 4"])],
    "pharma": [("PARANEX {} TAB", "10x15", "30049069", "STP", 12, 14, 42, ["500", "650"]),
               ("AZITROL {} TAB", "10x3", "30042064", "STP", 12, 48, 98, ["250", "500"]),
               ("COFNIL {} SYRUP", "100ML", "30049099", "BTL", 12, 55, 110, ["D", "LS", "PLUS"]),
               ("INSUVAR {} PEN", "3ML", "30043110", "PCS", 5, 240, 690, ["R", "MIX"]),
               ("DERMISOFT {} CREAM", "30GM", "33049910", "TUB", 18, 88, 210, ["A", "ALOE"]),
               ("PANTOSEC {} CAP", "10x10", "30049039", "STP", 12, 62, 140, ["40", "DSR"]),
               ("ORASALT {} SACHET", "21GM", "30049085", "PKT", 5, 11, 21, ["LEMON", "ORANGE"])],
    "it": [("Laptop 14\" {} 16 GB / 512 GB", "Windows 11 Pro, 3 year onsite", "84713010", "Nos", 18, 41000, 78500, ["i5", "i7", "Ryzen 5"]),
           ("LED Monitor {} IPS", "HDMI + DP, height adjustable", "85285200", "Nos", 18, 7200, 16400, ["22\"", "24\"", "27\""]),
           ("Managed Switch {} Port Gigabit", "With rack ears", "85176290", "Nos", 18, 6400, 22800, ["8", "24"]),
           ("Cat6 Patch Cord {}", "Grey, moulded", "85444299", "Nos", 18, 65, 260, ["1 m", "2 m", "5 m"]),
           ("Annual Maintenance - {}", "Comprehensive, parts included", "998713", "Nos", 18, 2400, 9800, ["Server", "Printers", "Desktops"]),
           ("Laser Printer {} Duplex", "Network ready", "84433240", "Nos", 18, 11800, 24500, ["A4 Mono", "A4 Colour"])],
    "tex": [("Cotton Suiting {}", "Width 58 inch", "52084190", "Mtr", 5, 128, 365, ["Navy", "Beige", "Charcoal"]),
            ("Printed Bedsheet {} 2 Pillow Covers", "", "63041910", "Pcs", 12, 540, 1480, ["King", "Queen"]),
            ("Mens Formal Shirt {}", "Full sleeve", "62052000", "Pcs", 12, 1010, 1890, ["38", "40", "42"]),
            ("Silk Saree {} with Blouse", "", "50072010", "Pcs", 5, 2200, 7900, ["Maroon", "Peacock"]),
            ("Terry Towel {} 450 GSM", "", "63026090", "Doz", 5, 660, 980, ["Bath", "Hand"])],
    "fmcg": [("Aerated Drink Cola {}", "Case of 24", "22021010", "Case", 28, 420, 890, ["250 ml", "600 ml"]),
             ("Basmati Rice {} Pouch", "", "10063020", "Bag", 5, 95, 610, ["1 kg", "5 kg"]),
             ("Detergent Powder {}", "", "34025000", "Pkt", 18, 58, 230, ["500 g", "1 kg", "2 kg"]),
             ("Butter Cookies {} Tin", "", "19053100", "Nos", 18, 78, 260, ["200 g", "400 g"]),
             ("Mustard Oil Kachi Ghani {}", "", "15149120", "Btl", 5, 118, 720, ["500 ml", "1 L", "5 L"]),
             ("Mixed Fruit Jam {}", "", "20079990", "Jar", 12, 92, 188, ["200 g", "500 g"])],
    "chem": [("HDPE Granules {} Natural", "Injection grade", "39012000", "Kgs", 18, 92, 131, ["M60", "B52"]),
             ("Corrugated Box {} 5 Ply", "Printed one colour", "48191010", "Nos", 18, 24, 77, ["18x12x10", "24x16x12"]),
             ("Caustic Soda {} 98%", "", "28151110", "Kgs", 18, 41, 68, ["Flakes", "Prills"]),
             ("BOPP Tape {} x 65 m", "", "39191000", "Roll", 18, 28, 64, ["48 mm", "72 mm"]),
             ("Exterior Emulsion {} White", "Smooth finish", "32091010", "Ltr", 18, 195, 360, ["4 L", "10 L", "20 L"]),
             ("Bio Fertiliser {}", "Phosphate type", "31010099", "Kgs", 5, 37, 88, ["Granular", "Liquid base"])],
    "tel": [("Internet Leased Line {}", "", "998422", "Mbps", 18, 6000, 39000, ["50 Mbps", "100 Mbps", "200 Mbps"]),
            ("SIP Trunk {}", "", "998413", "Nos", 18, 1800, 7200, ["30 channels", "60 channels"]),
            ("MPLS VPN Port {}", "", "998419", "Nos", 18, 4500, 17800, ["10 Mbps", "20 Mbps"]),
            ("Managed Router Rental {}", "", "997319", "Nos", 18, 650, 2400, ["Type I", "Type II"]),
            ("Static IP Block {}", "", "998429", "Nos", 18, 300, 1500, ["/29", "/28"])],
    "svc": [("Implementation of {} module", "On site, two consultants", "998313", "Hours", 18, 1400, 3200, ["Payroll", "Inventory", "Finance"]),
            ("User training - {}", "Batch of up to 12 persons", "999293", "Days", 18, 7500, 16000, ["Stores", "Accounts"]),
            ("Support subscription {}", "9x5, e-mail and telephone", "998316", "Units", 18, 2100, 8400, ["Silver", "Gold"]),
            ("Printed manuals {}", "Spiral bound", "49011010", "Nos", 5, 180, 420, ["Vol. 1", "Vol. 2"]),
            ("Barcode label roll {}", "Thermal, 1000 per roll", "48211020", "Nos", 12, 210, 390, ["50 x 25", "75 x 50"])],
}


def rdiv(a, b):
    return (2 * a + b) // (2 * b)


def rnd(key):
    return random.Random(key)


def plain(p):
    s = "-" if p < 0 else ""
    p = abs(p)
    return f"{s}{p // 100}.{p % 100:02d}"


def ind(p, dec=True):
    """Indian grouping."""
    s = "-" if p < 0 else ""
    p = abs(p)
    w = str(p // 100)
    head, tail = w[:-3], w[-3:]
    parts = []
    while head:
        parts.insert(0, head[-2:])
        head = head[:-2]
    return s + ",".join(parts + [tail]) + (f".{p % 100:02d}" if dec else "")


def pct(rate, half=False):
    v = rate * 100 // 2 if half else rate * 100
    s = f"{v // 100}.{v % 100:02d}".rstrip("0").rstrip(".")
    return s


def qs(m, dec=0):
    """Quantity in thousandths; dec = fixed decimals shown (0 = whole only)."""
    if not dec:
        return str(m // 1000)
    return f"{m // 1000}.{m % 1000:03d}"[: -(3 - dec) or None]


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen "
        "Seventeen Eighteen Nineteen").split()
TENS = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def two(n, hy=" "):
    return ONES[n] if n < 20 else TENS[n // 10] + (hy + ONES[n % 10] if n % 10 else "")


def words(n, hy=" "):
    out = []
    for size, name in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= size:
            out.append((words(n // size, hy) if n // size > 99 else two(n // size, hy)) + " " + name)
            n %= size
    if n or not out:
        out.append(two(n, hy))
    return " ".join(out)


def gstin(r, state):
    body = state + "".join(r.choice(ABC[10:]) for _ in range(3)) + r.choice("CFPH") + r.choice(ABC[10:]) + \
        f"{r.randint(0, 9999):04d}" + r.choice(ABC[10:]) + r.choice("1112") + "Z"
    t = 0
    for i, ch in enumerate(body):
        v = ABC.index(ch) * (1 + i % 2)
        t += v // 36 + v % 36
    return body + ABC[(36 - t % 36) % 36]


class Party:
    def __init__(self, r, state, name):
        self.state, self.name = state, name
        self.sname = STATES[state][0]
        city, pin = r.choice(STATES[state][1])
        self.street, self.city, self.pin = r.choice(STREET), city, pin + f"{r.randint(1, 89):02d}"
        self.gstin = gstin(r, state)
        self.pan = self.gstin[2:12]
        self.phone = f"9{r.randint(100000000, 899999999)}"

    def addr(self):
        return [self.street, f"{self.city} - {self.pin}"]


class Inv:
    """A whole invoice in paise."""

    def __init__(self, r, rows, cat, whole=True, dps=(0,), qmax=40, rows_cess=False, by="line"):
        self.r, self.by = r, by
        s = r.choice(sorted(STATES))
        self.inter = r.random() < .5
        o = s if not self.inter else r.choice([k for k in sorted(STATES) if k != s])
        a, b = r.sample(A1, 2)
        self.sup = Party(r, s, f"{a} {r.choice(A2[cat])}")
        self.rec = Party(r, o, f"{b} {r.choice(RB)}")
        self.ship = Party(r, o, self.rec.name)
        self.ship.gstin = self.rec.gstin
        self.date = datetime.date(2022, 4, 4) + datetime.timedelta(days=r.randint(0, 1080))
        self.terms = r.choice([15, 30, 45])
        self.due = self.date + datetime.timedelta(days=self.terms)
        y = self.date.year - (self.date.month < 4)
        self.fy = f"{y % 100}-{(y + 1) % 100}"
        self.n = r.randint(11, 2900)
        self.ono = f"PO/{r.randint(100, 9999)}"
        self.odate = self.date - datetime.timedelta(days=r.randint(2, 20))
        self.veh = f"{SHORT[s]}{r.randint(1, 40):02d}{r.choice('ABCGHK')}{r.choice('ABCDEFT')}{r.randint(1000, 9999)}"
        self.items, self.charges = [], []
        for _ in range(rows):
            d, det, hsn, unit, rate, lo, hi, lots = r.choice(GOODS[cat])
            it = dict(d=d.format(r.choice(lots)), det=det, hsn=hsn, unit=unit, rate=rate, cessr=0)
            frac = not whole and unit in ("Kgs", "Mtr", "Ltr", "Hours")
            it["qty"] = r.randint(1000, qmax * 1000) // (250 if frac else 1000) * (250 if frac else 1000)
            it["price"] = r.randint(lo * 20, hi * 20) * 5
            it["dp"] = r.choice(dps) * 100
            if rows_cess and hsn == "22021010":
                it["cessr"] = 12
            self.items.append(self.calc(it))

    def tax(self, tv, rate):
        if self.inter:
            return 0, 0, rdiv(tv * rate, 100)
        h = rdiv(tv * rate, 200)
        return h, h, 0

    def calc(self, it):
        it["gross"] = rdiv(it["qty"] * it["price"], 1000)
        it["disc"] = rdiv(it["gross"] * it["dp"], 10000)
        it["tv"] = it["gross"] - it["disc"]
        return self.retax(it)

    def retax(self, it):
        it["cg"], it["sg"], it["ig"] = self.tax(it["tv"], it["rate"])
        it["cess"] = rdiv(it["tv"] * it["cessr"], 100)
        it["taxes"] = it["cg"] + it["sg"] + it["ig"] + it["cess"]
        it["tot"] = it["tv"] + it["taxes"]
        return it

    def charge(self, name, sac, rate, tv):
        self.charges.append(self.retax(dict(d=name, hsn=sac, rate=rate, tv=tv, cessr=0)))

    def groups(self, key):
        """[(key, rate, tv, cg, sg, ig, cess)]; by 'line' sums lines, else taxes the group."""
        g = {}
        for it in self.items + self.charges:
            k = (it["hsn"] if key == "hsn" else "", it["rate"])
            v = g.setdefault(k, [0, 0, 0, 0, 0])
            for i, f in enumerate(("tv", "cg", "sg", "ig", "cess")):
                v[i] += it[f]
        out = []
        for k in sorted(g):
            v = g[k]
            if self.by == "group":
                v[1:4] = self.tax(v[0], k[1])
            out.append((*k, *v))
        return out

    def close(self, key="rate", rounded=True, extra=0):
        g = self.groups(key)
        self.tv, self.cg, self.sg, self.ig, self.cess = (sum(x[i] for x in g) for i in range(2, 7))
        self.net = self.tv + self.cg + self.sg + self.ig + self.cess + extra
        self.grand = rdiv(self.net, 100) * 100 if rounded else self.net
        self.ro = self.grand - self.net
        return g

    def truth(self, no, lines, words_=None, due=False, ro=True, tv=True, **more):
        t = dict(invoice_number=no, invoice_date=self.date.isoformat(), place_of_supply=self.rec.state,
                 supplier=dict(name=self.sup.name, gstin=self.sup.gstin),
                 recipient=dict(name=self.rec.name, gstin=self.rec.gstin), line_items=lines)
        if due:
            t["due_date"] = self.due.isoformat()
        if tv:
            t["taxable_total"] = plain(self.tv)
        if self.inter:
            t["igst_total"] = plain(self.ig)
        else:
            t["cgst_total"], t["sgst_total"] = plain(self.cg), plain(self.sg)
        if ro:
            t["round_off"] = plain(self.ro)
        t["grand_total"] = plain(self.grand)
        if words_:
            t["amount_in_words"] = words_
        t.update(more)
        return {"data": t}


def join(*a):
    return " ".join(x for x in a if x)


class Tab:
    """Columns on a canvas: cols = [(heading, width, align)], heading lines by \\n."""

    def __init__(self, c, x, cols, font="Helvetica", bold="Helvetica-Bold", size=8, lead=9.6, pad=3):
        self.c, self.x, self.cols, self.font, self.bold = c, x, cols, font, bold
        self.size, self.lead, self.pad = size, lead, pad
        self.w = sum(k[1] for k in cols)

    def xs(self):
        out = [self.x]
        for k in self.cols:
            out.append(out[-1] + k[1])
        return out

    def lines(self, cell, w, font):
        out = []
        for part in (cell if isinstance(cell, list) else [cell]):
            f, txt = part if isinstance(part, tuple) else (font, part)
            for ln in simpleSplit(txt, f, self.size, w - 2 * self.pad) if txt else []:
                if pdfmetrics.stringWidth(ln, f, self.size) > w - 2 * self.pad + 1.5:
                    raise ValueError(f"too wide: {ln!r} in {w}")
                out.append((f, ln))
        return out

    def height(self, row, font=None):
        return max(len(self.lines(c, k[1], font or self.font)) for c, k in zip(row, self.cols)) * self.lead + self.lead * .45

    def put(self, y, row, font=None, align=None):
        """Draw with its top at y; gives the bottom."""
        font = font or self.font
        x = self.x
        for cell, k in zip(row, self.cols):
            yy = y - self.lead
            a = align or k[2]
            for f, ln in self.lines(cell, k[1], font):
                self.c.setFont(f, self.size)
                if a == "r":
                    self.c.drawRightString(x + k[1] - self.pad, yy, ln)
                elif a == "c":
                    self.c.drawCentredString(x + k[1] / 2, yy, ln)
                else:
                    self.c.drawString(x + self.pad, yy, ln)
                yy -= self.lead
            x += k[1]
        return y - self.height(row, font)

    def head(self, y, fill=None, ink=colors.black, align="c"):
        row = [k[0].split("\n") for k in self.cols]
        h = self.height(row, self.bold)
        if fill:
            self.c.setFillColor(fill)
            self.c.rect(self.x, y - h, self.w, h, stroke=0, fill=1)
        self.c.setFillColor(ink)
        self.put(y, row, self.bold, align)
        self.c.setFillColor(colors.black)
        return y - h

    def rules(self, top, bottom):
        for x in self.xs():
            self.c.line(x, top, x, bottom)

    def hline(self, y):
        self.c.line(self.x, y, self.x + self.w, y)


def text(c, x, y, lines, font="Helvetica", size=8, lead=10, align="l"):
    for ln in lines:
        f, t = ln if isinstance(ln, tuple) else (font, ln)
        c.setFont(f, size)
        (c.drawRightString if align == "r" else c.drawCentredString if align == "c" else c.drawString)(x, y, t)
        y -= lead
    return y


def qr(c, x, y, s, r, n=33):
    """A picture that looks like a signed QR code."""
    c.setFillColor(colors.black)
    u = s / n
    for i in range(n):
        for j in range(n):
            corner = [(i < 8 and j < 8), (i < 8 and j >= n - 8), (i >= n - 8 and j < 8)]
            if any(corner):
                a, b = i if i < 8 else n - 1 - i, j if j < 8 else n - 1 - j
                on = (a < 7 and b < 7) and (a in (0, 6) or b in (0, 6) or (1 < a < 5 and 1 < b < 5))
            else:
                on = r.random() < .48
            if on:
                c.rect(x + i * u, y + j * u, u, u, stroke=0, fill=1)


def hexes(r, n=64):
    return "".join(r.choice("0123456789abcdef") for _ in range(n))
