# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, made-up firms, goods and services, GST arithmetic, text drawing."""
import datetime as dt
import os
import random
from decimal import ROUND_HALF_UP, Decimal as D

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

_T = "/usr/share/fonts/truetype/"
for _n, _f in {"Sans": "dejavu/DejaVuSans", "SansB": "dejavu/DejaVuSans-Bold", "Cond": "dejavu/DejaVuSansCondensed",
        "CondB": "dejavu/DejaVuSansCondensed-Bold",
               "Noto": "noto/NotoSans-Regular", "NotoB": "noto/NotoSans-Bold", "Serif": "noto/NotoSerif-Regular", "SerifB": "noto/NotoSerif-Bold",
               "Mono": "dejavu/DejaVuSansMono", "MonoB": "dejavu/DejaVuSansMono-Bold"}.items():
    _p = _T + _f + ".ttf"
    if not os.path.exists(_p):
        _p = _T + "dejavu/DejaVuSans" + ("-Bold" if _n.endswith("B") else "") + ".ttf"
    pdfmetrics.registerFont(TTFont("Gst33" + _n, _p))

STATES = {"03": ("Punjab", [("Ludhiana", "141003"), ("Jalandhar", "144004")]), "05": ("Uttarakhand", [("Dehradun", "248001"), ("Haridwar", "249403")]),
          "06": ("Haryana", [("Faridabad", "121003"), ("Gurugram", "122015")]), "07": ("Delhi", [("New Delhi", "110020"), ("Delhi", "110006")]),
          "08": ("Rajasthan", [("Jaipur", "302013"), ("Bhilwara", "311001")]), "09": ("Uttar Pradesh", [("Kanpur", "208012"), ("Noida", "201301")]),
          "10": ("Bihar", [("Patna", "800001"), ("Muzaffarpur", "842001")]), "18": ("Assam", [("Guwahati", "781005"), ("Jorhat", "785001")]),
          "19": ("West Bengal", [("Kolkata", "700012"), ("Howrah", "711101")]), "20": ("Jharkhand", [("Ranchi", "834001"), ("Jamshedpur", "831001")]),
          "21": ("Odisha", [("Cuttack", "753001"), ("Rourkela", "769004")]), "22": ("Chhattisgarh", [("Raipur", "492001"), ("Bhilai", "490026")]),
          "23": ("Madhya Pradesh", [("Indore", "452003"), ("Bhopal", "462011")]), "24": ("Gujarat", [("Surat", "395003"), ("Rajkot", "360002")]),
          "27": ("Maharashtra", [("Pune", "411037"), ("Nagpur", "440018"), ("Mumbai", "400072")]),
          "29": ("Karnataka", [("Bengaluru", "560058"), ("Hubballi", "580030")]),
          "30": ("Goa", [("Margao", "403601"), ("Panaji", "403001")]), "32": ("Kerala", [("Kochi", "682016"), ("Kozhikode", "673004")]),
          "33": ("Tamil Nadu", [("Coimbatore", "641018"), ("Chennai", "600032")]), "36": ("Telangana", [("Hyderabad", "500037"), ("Warangal", "506002")]),
          "37": ("Andhra Pradesh", [("Vijayawada", "520010"), ("Guntur", "522002")])}
_PLOT = ["Plot No. {0}, Phase-II", "{0}/{1}", "Shop No. {0}", "No. {0}", "H.No. 3-{0}/{1}", "Unit {0}, Tower B", "Door No. {0}-{1}", "Gala No. {0}",
        "S.F. No. {0}/{1}", "B-{0}"]
_ROAD = ["Industrial Area", "Station Road", "M.G. Road", "Nehru Marg", "Gandhi Chowk", "Old Bus Stand Road", "Transport Nagar", "Ring Road", "Market Yard",
        "Shastri Nagar",
         "Sector 14", "G.T. Road", "Bypass Road, Near Petrol Pump", "Kalewadi Main Road", "Temple Street", "Focal Point", "2nd Cross, 4th Stage"]
_BLDG = ["Shanti Complex", "Laxmi Arcade", "Vasant Chambers", "1st Floor, Sai Plaza", "Opp. Govt. Hospital", "Behind Hotel Amar",
        "Ground Floor, Meridian House", "Nr. Water Tank", "Udyog Bhavan"]
_N1 = ["Shubhankar", "Narmada", "Aravali", "Trilokya", "Vindhyaraj", "Kalpadeep", "Sundarban", "Meghalika", "Rajtilak", "Devkiran", "Palashi",
        "Amritdhara", "Nilgarh", "Chitrakoot", "Himgiri",
       "Zenovar", "Kaverisha", "Omkarnath", "Sahyamitra", "Bhagvati", "Jivanjyot", "Girnaraj", "Saptarang", "Tejomay", "Uttamlal", "Pragatika"]
_N2 = ["Enterprises", "Traders", "Agencies", "Industries", "Sales Corporation", "& Sons", "Distributors", "Engineering Works", "Stores", "Associates",
        "Marketing", "Udyog", "& Co."]
_N3 = ["Infratech Pvt. Ltd.", "Systems Private Limited", "Industries Limited", "Healthcare LLP", "Logistics Pvt Ltd", "Foods Private Limited",
        "Constructions (P) Ltd", "Polymers Ltd.", "Retail India Private Limited"]
PEOPLE = ["Ramesh Solanki", "Anita Deshpande", "K. Venkatesan", "Harpreet Gill", "Joseph Kurian", "Sushma Mohanty", "Imtiaz Shaikh", "Bibhuti Borah",
        "Nandini Rao", "Pradeep Agarwal"]

GOODS = [("Hex Bolt M12x50 HT 8.8", "731815", "Nos", "14.50", 18), ("PVC Ball Valve 25mm", "848180", "Pcs", "96.00", 18),
        ("Copper Wire 1.5 sq mm FR 90m Coil", "854449", "Coil", "1385.00", 18),
         ("OPC Cement 53 Grade 50kg", "252329", "Bag", "289.00", 28), ("TMT Bar Fe500D 12mm", "721420", "MT", "51200.00", 18),
         ("Paint Emulsion Interior White 20 L", "320910", "Bkt", "3120.00", 18),
         ("LED Batten 20W Cool Day Light", "940511", "Nos", "184.00", 12), ("Ceiling Fan 1200mm Brown", "841451", "Nos", "1440.00", 18),
         ("Plywood BWP 19mm 8x4", "441231", "Sht", "2860.00", 18),
         ("Ceramic Tile 600x600 Ivory", "690721", "Box", "612.00", 18), ("Kitchen Sink SS 24x18", "732410", "Nos", "2210.00", 18),
         ("Hand Gloves Cotton Knitted", "611692", "Pair", "11.25", 5),
         ("A4 Copier Paper 75 GSM", "480256", "Ream", "231.00", 12), ("Toner Cartridge 88A Compatible", "844399", "Nos", "540.00", 18),
         ("Ball Pen Blue (Pack of 10)", "960810", "Pkt", "62.00", 18),
         ("Register 200 Pages Hard Bound", "482010", "Nos", "74.00", 18), ("Cotton Bed Sheet Double with 2 Pillow Covers", "630419", "Set", "645.00", 5),
         ("Mixer Grinder 750W 3 Jar", "850940", "Nos", "2475.00", 18),
         ("Refined Sunflower Oil 15 L Tin", "151219", "Tin", "1910.00", 5), ("Basmati Rice Premium 25 kg", "100630", "Bag", "2150.00", 5),
         ("Detergent Powder 5 kg", "340250", "Pkt", "415.00", 18),
         ("Hydraulic Oil AW 68", "271019", "Ltr", "142.75", 18), ("Bearing 6205 ZZ", "848210", "Nos", "168.00", 18),
         ("V-Belt B-54", "401031", "Nos", "212.00", 18)]
SERVICES = [("Installation & Commissioning Charges", "998732", "Job", "4500.00", 18),
        ("Annual Maintenance Contract - Quarterly Visit", "998719", "Nos", "7250.00", 18), ("Freight & Forwarding", "996511", "Trip", "1800.00", 5),
            ("Loading / Unloading Charges", "996719", "Nos", "650.00", 18), ("Technician Visit (per day)", "998729", "Day", "1750.00", 18),
            ("Site Survey and Drawing", "998333", "Job", "6000.00", 18),
            ("Calibration Charges with Certificate", "998346", "Nos", "1150.00", 18), ("Security Guard Deployment", "998525", "Day", "840.00", 18)]

_A = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def gstin(r, st):
    s = st + "".join(r.choice(_A[10:])
    for _ in range(3)) + r.choice("PCFH") + r.choice(_A[10:]) + f"{r.randint(1000, 9999)}" + r.choice(_A[10:]) + r.choice("11112") + "Z"
    t = 0
    for i, ch in enumerate(s):
        p = _A.index(ch) * (2 if i % 2 else 1)
        t += p // 36 + p % 36
    return s + _A[(36 - t % 36) % 36]


class Party:
    def __init__(self, r, st, big=None, fmt=0):
        big = r.random() < .4 if big is None else big
        self.name = f"{r.choice(_N1)} {r.choice(_N3 if big else _N2)}"
        self.code, (self.state, cities) = st, STATES[st]
        self.city, self.pin = r.choice(cities)
        a = r.choice(_PLOT).format(r.randint(2, 240), r.randint(1, 30))
        b = r.choice(_ROAD)
        if r.random() < .5:
            a += ", " + r.choice(_BLDG)
        self.lines = [[a, b, f"{self.city} - {self.pin}"], [a + ",", b + ",", f"{self.city}, {self.state} {self.pin}"],
        [f"{a}, {b}", f"{self.city}-{self.pin}, {self.state}"],
                      [f"{a}, {b}, {self.city}, {self.state} - {self.pin}"], [a, b, self.city, f"{self.state} {self.pin}"],
                      [f"{a}, {b},", f"{self.city} {self.pin} ({self.state})"]][fmt]
        self.gstin = gstin(r, st)
        self.phone = f"{r.randint(70000, 98999)} {r.randint(10000, 99999)}"
        self.mail = self.name.split()[0].lower() + "@" + r.choice(["examplemail.in", "bizpost.example", "mailbox.example"])

    def addr(self, lines=None):
        return joina(lines or self.lines)

    def truth(self, lines=None, g=True, a=True):
        return {"name": self.name, **({"gstin": self.gstin} if g else {}), **({"address": self.addr(lines)} if a else {})}


def joina(lines):
    return ", ".join(x.strip().rstrip(",") for x in lines)


def two(r, fs=0, fr=0, bigs=None, bigr=None, intra=None):
    intra = r.random() < .5 if intra is None else intra
    a = r.choice(sorted(STATES))
    b = a if intra else r.choice([x for x in sorted(STATES) if x != a])
    s, p = Party(r, a, bigs, fs), Party(r, b, bigr, fr)
    while p.name.split()[0] == s.name.split()[0]:
        p = Party(r, b, bigr, fr)
    return s, p, intra


def q2(x):
    return D(x).quantize(D("0.01"), ROUND_HALF_UP)


def s2(x):
    return f"{q2(x):.2f}"


def inr(x, dec=2):
    neg = x < 0
    s = f"{abs(q2(x)):.2f}"
    i, f = s.split(".")
    if len(i) > 3:
        h, t = i[:-3], i[-3:]
        p = []
        while h:
            p.insert(0, h[-2:])
            h = h[:-2]
        i = ",".join(p) + "," + t
    return ("-" if neg else "") + i + ("." + f if dec else "")


def make_items(r, n, intra, pool, disc=0, qdec=0, cess=None, maxq=40):
    out = []
    for k in range(n):
        d, h, u, p, g = r.choice(pool)[:5]
        price = q2(D(p) * D(r.randint(90, 112)) / 100)
        big = D(p) > 3000
        qty = D(r.randint(1, 6 if big else maxq))
        qs = str(qty)
        if u in ("MT", "Kgs", "Kg", "Ltr", "Mtr", "Sqft"):
            qs = f"{qty + D(r.randint(0, 99)) / 100:.{max(2, qdec)}f}"
        elif qdec:
            qs = f"{qty:.{qdec}f}"
        qty = D(qs)
        gross = q2(qty * price)
        dp = D(r.choice([2, 3, 5, 5, 7, 10, 12])) if disc == 2 or (disc == 1 and r.random() < .5) else D(0)
        da = q2(gross * dp / 100)
        tv = gross - da
        it = dict(desc=d, hsn=h, unit=u, price=price, qty=qty, qs=qs, gross=gross, dp=dp, da=da, tv=tv, rate=g, cg=D(0), sg=D(0), ig=D(0), cess=D(0))
        if intra:
            it["cg"] = it["sg"] = q2(tv * g / 200)
        else:
            it["ig"] = q2(tv * g / 100)
        if cess and h in cess:
            it["cr"], it["cess"] = cess[h], q2(tv * cess[h] / 100)
        it["tax"] = it["cg"] + it["sg"] + it["ig"] + it["cess"]
        it["total"] = tv + it["tax"]
        out.append(it)
    return out


def tot(items, k):
    return sum((i[k] for i in items), D(0))


def rnd(x):
    g = D(x).quantize(D(1), ROUND_HALF_UP)
    return g, q2(g - x)


_O = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen").split()
_TN = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def _w(n):
    for v, nm in ((10**7, "Crore"), (10**5, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= v:
            return _w(n // v) + " " + nm + (" " + _w(n % v) if n % v else "")
    return _O[n] if n < 20 else _TN[n // 10] + (" " + _O[n % 10] if n % 10 else "")


def words(x):
    x = q2(x)
    p = int((x - int(x)) * 100)
    return _w(int(x)) + (f" and {_w(p)} Paise" if p else "") + " Only"


def day(r):
    return dt.date(2023, 4, 3) + dt.timedelta(days=r.randint(0, 850))


def fy(d, short=False):
    y = d.year if d.month > 3 else d.year - 1
    return f"{y % 100}-{(y + 1) % 100:02d}" if short else f"{y}-{(y + 1) % 100:02d}"


def sw(s, f, z):
    return pdfmetrics.stringWidth(s, f, z)


def wrap(s, f, z, w, addr=False):
    out, cur = [], ""
    for wd in s.replace(", ", ",|").split("|") if addr else s.split():
        t = (cur + " " + wd).strip()
        if cur and sw(t, f, z) > w:
            out.append(cur)
            t = wd
        cur = t
    return out + [cur] if cur else out


def T(c, x, y, s, f="Helvetica", z=8, a="l", col=None):
    c.setFillColor(col or colors.black)
    c.setFont(f, z)
    (c.drawString if a == "l" else c.drawRightString if a == "r" else c.drawCentredString)(x, y, s)


def ML(c, x, y, lines, f="Helvetica", z=8, lead=10, a="l", col=None):
    for k, s in enumerate(lines):
        T(c, x, y - k * lead, s, f, z, a, col)
    return y - lead * len(lines)


KEYS = {"hsn_sac": lambda i: i["hsn"], "quantity": lambda i: i["qs"], "unit": lambda i: i["unit"], "unit_price": lambda i: s2(i["price"]),
        "discount": lambda i: s2(i["da"]),
        "taxable_value": lambda i: s2(i["tv"]), "gst_rate": lambda i: str(i["rate"]), "cgst_amount": lambda i: s2(i["cg"]),
        "sgst_amount": lambda i: s2(i["sg"]),
        "igst_amount": lambda i: s2(i["ig"]), "cess_amount": lambda i: s2(i["cess"])}


def lines_truth(items, keys, amount=None):
    out = []
    for i in items:
        d = {"description": i.get("printed", i["desc"])}
        for k in keys.split():
            d[k] = KEYS[k](i)
        if amount:
            d["amount"] = s2(i[amount])
        out.append(d)
    return out


def irn(r):
    return "".join(r.choice("0123456789abcdef") for _ in range(64))


def groups(items, by_hsn=False):
    g = {}
    for i in items:
        t = g.setdefault((i["hsn"], i["rate"]) if by_hsn else i["rate"], [D(0)] * 4)
        for k, n in enumerate(("tv", "cg", "sg", "ig")):
            t[k] += i[n]
    return g if by_hsn else dict(sorted(g.items()))
