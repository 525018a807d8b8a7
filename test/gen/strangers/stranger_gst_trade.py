# SPDX-License-Identifier: AGPL-3.0-or-later
"""What the GST invoices of stranger_gst.py say: firms with numbers that check, goods, taxes, amounts in words, their truth."""

import datetime as dt
import random
import string
from decimal import ROUND_HALF_UP
from decimal import Decimal as D

from stranger_pen import q2


def q0(x):
    return D(x).quantize(D("1"), ROUND_HALF_UP)


def m(x):
    return "%.2f" % q2(x)


def inr(x, dec=2, group=True):
    x = D(x).quantize(D(1).scaleb(-dec), ROUND_HALF_UP)
    s = ("%." + str(dec) + "f") % abs(x)
    i, _, f = s.partition(".")
    if group and len(i) > 3:
        h, t = (i[:-3], i[-3:])
        p = []
        while len(h) > 2:
            p.insert(0, h[-2:])
            h = h[:-2]
        if h:
            p.insert(0, h)
        i = ",".join(p + [t])
    return ("-" if x < 0 else "") + i + ("." + f if f else "")


def usd(x):
    return "{:,.2f}".format(q2(x))


def num(x):
    s = format(D(x).normalize(), "f")
    return s


def pc(x):
    return num(D(x))


ONES = "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen".split()
TENS = "- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def w99(n, hy=" "):
    if n < 20:
        return ONES[n]
    return TENS[n // 10] + (hy + ONES[n % 10] if n % 10 else "")


def words(n, hy=" ", an=False):
    n = int(n)
    if n == 0:
        return "Zero"
    p = []
    for v, nm in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= v:
            k = n // v
            p.append((words(k, hy) if k > 99 else w99(k, hy)) + " " + nm)
            n %= v
    if n:
        if p and an:
            p.append("and")
        p.append(w99(n, hy))
    return " ".join(p)


def words_us(n):
    n = int(n)
    p = []
    for v, nm in ((1000000, "Million"), (1000, "Thousand")):
        if n >= v:
            k = n // v
            n %= v
            p.append(words(k) + " " + nm)
    if n or not p:
        p.append(words(n))
    return " ".join(p)


def split(x):
    x = q2(x)
    r = int(x)
    return (r, int((x - r) * 100))


STATES = {"27": ("Maharashtra", "MH", [("Mumbai", "4000"), ("Pune", "4110"), ("Nagpur", "4400"), ("Bhiwandi", "4213")]), "29": ("Karnataka", "KA", [("Bengaluru", "5600"), ("Hubballi", "5800"), ("Mysuru", "5700")]), "07": ("Delhi", "DL", [("New Delhi", "1100"), ("Delhi", "1100")]), "24": ("Gujarat", "GJ", [("Ahmedabad", "3800"), ("Surat", "3950"), ("Rajkot", "3600"), ("Vadodara", "3900")]), "33": ("Tamil Nadu", "TN", [("Chennai", "6000"), ("Coimbatore", "6410"), ("Tiruppur", "6416")]), "36": ("Telangana", "TS", [("Hyderabad", "5000"), ("Secunderabad", "5000")]), "09": ("Uttar Pradesh", "UP", [("Noida", "2013"), ("Kanpur", "2080"), ("Lucknow", "2260")]), "19": ("West Bengal", "WB", [("Kolkata", "7000"), ("Howrah", "7111")]), "06": ("Haryana", "HR", [("Gurugram", "1220"), ("Faridabad", "1210")]), "08": ("Rajasthan", "RJ", [("Jaipur", "3020"), ("Jodhpur", "3420")]), "32": ("Kerala", "KL", [("Kochi", "6820"), ("Kozhikode", "6730")]), "03": ("Punjab", "PB", [("Ludhiana", "1410"), ("Amritsar", "1430")])}
CH = string.digits + string.ascii_uppercase


def gst_check(s):
    t = 0
    for i, c in enumerate(s):
        v = CH.index(c) * (1 if i % 2 == 0 else 2)
        t += v // 36 + v % 36
    return CH[(36 - t % 36) % 36]


def mkpan(r, kind, nm):
    a = string.ascii_uppercase
    return "".join((r.choice(a) for _ in range(3))) + kind + nm[0].upper() + "%04d" % r.randint(1, 9999) + r.choice(a)


def mkgstin(r, st, pan):
    b = st + pan + r.choice("1111112") + "Z"
    return b + gst_check(b)


W1 = "Suryodaya Kaveri Meghdoot Nandanvan Vardhaman Trishakti Ashirwad Navkar Girnar Sahyadri Aaradhya Brindavan Shubhlabh Panchvati Kalpataru Devgiri Samruddhi Vindhya Malhar Ujjwal Rangoli Chaitanya Mayurpankh Neelkanth".split()
W2 = {"trade": ["Enterprises", "Traders", "Trading Co.", "Agencies", "Sales Corporation", "Marketing Pvt Ltd"], "ind": ["Industries Pvt. Ltd.", "Engineering Works", "Polymers LLP", "Infra Projects Private Limited", "Manufacturing Co."], "tech": ["Technologies Private Limited", "Softlabs Pvt Ltd", "Infosystems LLP", "Digital Services Private Limited"], "tex": ["Textiles", "Silk Mills", "Fashion", "Creation", "Fab Tex", "Garments"], "elec": ["Electricals", "Electrical & Hardware Stores", "Cables & Switchgear", "Lights & Power Solutions"], "med": ["Multispeciality Hospital", "Hospitals Pvt. Ltd.", "Medicare Centre"], "jew": ["Jewellers", "Gold & Diamonds", "Jewellery House", "Jewellers Pvt. Ltd."], "road": ["Roadlines", "Logistics Pvt. Ltd.", "Transport Co.", "Carriers & Movers"], "hotel": ["Grand", "Residency", "Palace Hotel", "Suites & Convention Centre"], "food": ["Kitchen", "Family Restaurant", "Bhojanalaya", "Spice Court", "Dhaba & Grill"], "tel": ["Telenet Limited", "Cellular Limited"], "cab": ["Cabs Technologies Private Limited", "Mobility India Private Limited"]}
FN = "Anirudh Meenal Farhan Gurleen Tejas Lavanya Suhas Ishita Rohan Parvati Zubin Kirti Nikhil Sneha Abhay Devika".split()
LN = "Kulkarni Bhattacharjee Sodhi Ramanathan Deshpande Iyengar Chaturvedi Pillai Merchant Agarwal Thakkar Naidu Fernandes".split()
STREET = ["Industrial Estate", "Market Yard", "Ring Road", "Station Road", "M.I.D.C. Phase II", "GIDC Estate", "Link Road", "Nehru Nagar", "Gandhi Chowk", "Sector 18", "Sector 63", "Outer Ring Road", "Laxmi Complex", "Trade Centre"]


class P:
    """A firm or a person."""


def party(r, st, kind, person=False):
    p = P()
    p.st = st
    p.state, p.sab, cities = STATES[st]
    p.city, pre = r.choice(cities)
    p.pin = pre + "%02d" % r.randint(1, 99)
    if person:
        p.name = r.choice(FN) + " " + r.choice(LN)
        k = "P"
    else:
        s = r.choice(W2[kind])
        p.name = r.choice(W1) + " " + s
        k = "C" if "td" in s or "Limited" in s else r.choice("FFPH")
    p.a1 = r.choice(["Shop No. %d, Gr. Floor", "Plot No. %d", "Unit %d, 3rd Floor", "Gala No. %d", "%d/2, Old No. 114", "B-%d, Tower 2"]) % r.randint(2, 480) + ", " + r.choice(STREET)
    p.a2 = r.choice(["Near Hanuman Mandir", "Opp. State Bank", "Behind Bus Depot", "Next to Petrol Pump", "Near Metro Pillar 412"])
    p.pan = mkpan(r, k, p.name)
    p.gstin = mkgstin(r, st, p.pan)
    p.ph = r.choice("9876") + "%09d" % r.randint(0, 10 ** 9 - 1)
    p.tel = "0%d-2%07d" % (r.choice([22, 11, 80, 79, 44, 40, 33]), r.randint(0, 9999999))
    p.mail = r.choice(["accounts", "sales", "billing", "info"]) + "@" + p.name.split()[0].lower() + r.choice([".in", ".co.in", "group.com"])
    p.web = "www." + p.mail.split("@")[1]
    p.bank = r.choice(["HDFC Bank", "ICICI Bank", "State Bank of India", "Axis Bank", "Kotak Mahindra Bank"])
    p.acc = str(r.randint(10 ** 11, 10 ** 13))
    p.ifsc = {"H": "HDFC", "I": "ICIC", "S": "SBIN", "A": "UTIB", "K": "KKBK"}[p.bank[0]] + "0" + "%06d" % r.randint(1, 9999)
    return p


class Ctx:
    """What a paper is made of: its lot, seller, buyer, day, number."""


def ctx(layout, seed, rows, sk, bk, person=False, inter=None):
    x = Ctx()
    x.r = r = random.Random("%s/%s/%s" % (layout, seed, rows))
    x.seed = seed
    x.rows = rows
    ss = list(STATES)
    st = r.choice(ss)
    x.inter = seed % 2 == 1 if inter is None else inter
    bs = r.choice([s for s in ss if s != st]) if x.inter else st
    x.s = party(r, st, sk)
    x.b = party(r, bs, bk, person)
    while x.b.name.split()[0] == x.s.name.split()[0]:
        x.b = party(r, bs, bk, person)
    x.date = dt.date(2024, 4, 3) + dt.timedelta(r.randint(0, 500))
    x.fy = "24-25" if x.date < dt.date(2025, 4, 1) else "25-26"
    x.no = r.randint(11, 4890)
    return x


def items(x, cat, disc=0, qmax=40, uniq=True, qty=None):
    """disc: 0 none, else list of % choices"""
    r = x.r
    out = []
    bag = []
    for i in range(x.rows):
        if not bag:
            bag = list(cat)
            r.shuffle(bag)
        c = bag.pop()
        it = dict(desc=c[0], hsn=c[1], rate=D(c[2]), unit=c[3])
        lo, hi = (c[4], c[5])
        it["price"] = q2(D(r.randint(int(lo * 20), int(hi * 20))) / 20)
        if r.random() < 0.4:
            it["price"] = q2(q0(it["price"]))
        if it["price"] <= 0:
            it["price"] = D("1.00")
        it["qty"] = D(qty(r, it)) if qty else D(r.randint(1, qmax))
        calc(x, it, D(r.choice(disc)) if disc else D(0))
        out.append(it)
    return out


def calc(x, it, dp=D(0)):
    it["gross"] = q2(it["qty"] * it["price"])
    it["dp"] = dp
    it["disc"] = q2(it["gross"] * dp / 100)
    it["tv"] = it["gross"] - it["disc"]
    taxit(x, it)


def taxit(x, it):
    if x.inter:
        it["igst"] = q2(it["tv"] * it["rate"] / 100)
        it["cgst"] = it["sgst"] = D(0)
    else:
        it["igst"] = D(0)
        it["cgst"] = it["sgst"] = q2(it["tv"] * it["rate"] / 200)
    it["tax"] = it["igst"] + it["cgst"] + it["sgst"]
    it["total"] = it["tv"] + it["tax"]


def S(its, k):
    return sum((i[k] for i in its), D(0))


TR = {"hsn_sac": "hsn", "quantity": "qty", "unit_price": "price", "discount": "disc", "taxable_value": "tv", "tax_rate": "rate", "cgst": "cgst", "sgst": "sgst", "igst": "igst", "total": "total"}


def line(it, *f):
    o = {"description": " ".join(it["desc"].split())}
    for k in f:
        v = it[TR[k]]
        if v is None:
            continue
        o[k] = v if k == "hsn_sac" else num(v) if k in ("quantity", "tax_rate") else m(v)
    return o


def taxf(x):
    return ("igst",) if x.inter else ("cgst", "sgst")


def truth(x, no, s, b, its, tot, doc="invoice", **kw):
    d = dict(invoice_number=no, invoice_date=x.date.isoformat(), document_type=doc)
    d["supplier"] = {k: v for k, v in s.items() if v}
    if b:
        d["recipient"] = {k: v for k, v in b.items() if v}
    d.update({k: v for k, v in kw.items() if v})
    d["line_items"] = its
    d["totals"] = {k: m(v) for k, v in tot.items() if v is not None}
    return d


def hexs(r, n):
    return "".join((r.choice("0123456789abcdef") for _ in range(n)))


HARD = [("M.S. Hex Bolt 12 x 75 mm (Gr. 8.8)", "73181500", 18, "Nos", 8, 42), ('G.I. Pipe "B" Class 25mm', "73063090", 18, "Mtr", 180, 340), ("Asian Apcolite Enamel 4 Ltr White", "32089090", 18, "Nos", 820, 1450), ("PVC Insulation Tape 18mm", "39191000", 18, "Pcs", 9, 22), ("Portland Pozzolana Cement 50 Kg", "25232930", 28, "Bag", 310, 420), ("Cotton Waste (Coloured)", "52029900", 5, "Kgs", 48, 90), ("Hand Pump Cylinder Assembly", "84131110", 5, "Nos", 1250, 2900), ("Ball Bearing 6205 ZZ", "84821090", 18, "Nos", 140, 395), ('Steel Almirah 78" x 36" x 19"', "94032010", 18, "Nos", 8200, 12900), ("Utensils Stainless Steel Set 21 Pc", "73239390", 12, "Set", 1450, 3800), ("Welding Electrode 3.15 x 450 mm", "83111000", 18, "Pkt", 480, 690), ("Safety Helmet IS 2925", "65061010", 18, "Nos", 95, 260), ("Sand Paper Grit 120", "68052040", 18, "Nos", 6, 14), ('Garden Hose 1/2" Braided', "39173990", 18, "Mtr", 22, 60), ("Umbrella Folding 3 Fold", "66019100", 12, "Nos", 180, 350)]
GROC = [("Basmati Rice 1121 Steam 25 Kg", "10063020", 5, "Bag", 1850, 2600), ("Refined Sunflower Oil 15 Ltr Tin", "15121910", 5, "Tin", 1700, 2150), ("Toor Dal (Fatka) Loose", "07136000", 0, "Kgs", 120, 165), ("Biscuit Glucose 70 g x 144", "19053100", 18, "Box", 620, 710), ("Desi Ghee 1 Ltr Jar", "04059020", 12, "Pcs", 520, 640), ("Detergent Powder 1 Kg", "34025000", 18, "Pcs", 78, 130), ("Mixed Pickle 5 Kg", "20019000", 12, "Pcs", 390, 560), ("Aerated Drink 600 ml x 24", "22021010", 28, "Case", 640, 800), ("Tea Dust 500 g", "09024020", 5, "Pcs", 140, 210), ("Turmeric Powder 100 g x 50", "09103030", 5, "Box", 850, 1200), ("Tooth Paste 150 g (Buy 1 Get 1)", "33061020", 18, "Pcs", 75, 96), ("Namkeen Bhujia 400 g", "21069099", 12, "Pcs", 68, 92)]
ELEC = [("Modular Switch 6A 1 Way White", "85365020", 18, "NOS", 32, 88), ("FR PVC Wire 1.5 sq mm 90 m Red", "85444999", 18, "COIL", 1320, 1980), ("LED Batten 20W 6500K 4 ft", "94051100", 12, "NOS", 190, 420), ("MCB C-Curve 32A SP 10kA", "85362030", 18, "NOS", 145, 310), ("Ceiling Fan 1200 mm Brown (BEE 1 Star)", "84145120", 18, "NOS", 1280, 2490), ("LED Bulb 9W B22 Cool Day Light", "85395200", 12, "NOS", 58, 110), ("Submersible Pump Cable 3C x 2.5", "85446090", 18, "MTR", 70, 132), ("Distribution Board 8 Way DD TPN", "85371000", 18, "NOS", 2900, 5600), ("Solar Street Light 24W All-in-one", "94054100", 12, "NOS", 2400, 4600), ("Storage Water Heater 15 L 5 Star", "85161000", 18, "NOS", 5600, 9900), ("PVC Conduit Pipe 25 mm MMS ISI", "39172390", 18, "LGTH", 58, 94), ("RCCB 40A 30mA 4 Pole", "85363000", 18, "NOS", 1850, 3400), ("Aluminium Lug 16 sq mm (Pkt of 100)", "85369090", 18, "PKT", 240, 420)]
MEDS = [("PARACIP 650 TAB", "30049063", 12, "15's", 18, 32), ("CEFTRIAXONE INJ 1GM", "30042019", 12, "VIAL", 42, 66), ("NS 0.9% IV FLUID 500ML", "30049099", 12, "500ML", 28, 60), ("INSULIN GLARGINE PEN", "30043110", 5, "3ML", 480, 720), ("DISPOSABLE SYRINGE 5ML", "90183100", 12, "100's", 230, 460), ("GLOVES SURGICAL 7.0 STERILE", "40151200", 12, "PAIR", 18, 45), ("PANTOPRAZOLE 40 TAB", "30049039", 12, "15's", 60, 145), ("ORS POWDER 21.8G", "30049099", 12, "SACH", 14, 22), ("PROTEIN POWDER VANILLA", "21061000", 18, "400G", 420, 690), ("HAND SANITIZER 500ML", "38089400", 18, "500ML", 120, 240), ("HUMAN ALBUMIN 20% 100ML", "30021210", 5, "100ML", 4800, 6900), ("COTTON ROLL 500G", "30059040", 12, "ROLL", 140, 230), ("IV CANNULA 20G", "90183930", 12, "NOS", 38, 120), ("AMOXYCLAV 625 TAB", "30041030", 12, "10's", 120, 205), ("DIAPER ADULT LARGE", "96190030", 12, "10's", 310, 520)]
SHOP = [("TrueBeat Wave 141 Bluetooth Truly Wireless in Ear Earbuds with 42H Playtime, Quad Mics (Charcoal Black) | B09N3ZNHTY ( BT-141-BLK )", "8518", 18, "NOS", 800, 1400), ("Kavach Stainless Steel Water Bottle 1 Litre, Set of 2 | B07VQ2XKJ8 ( KV-BOT-2 )", "7323", 12, "NOS", 380, 690), ("The Monsoon Ledger: A Novel (Paperback) | 9354471235 ( BK-22190 )", "4901", 0, "NOS", 210, 420), ("Trendika Women Cotton Straight Kurta, Size M, Indigo | B0B5F1YJ5L ( TR-KRT-0091-M )", "6204", 5, "NOS", 350, 800), ("VoltEdge 65W GaN Charger Type-C | B0BZ8Q4K1T", "8504", 18, "NOS", 1100, 1900), ("Annapurna Non Stick Dosa Tawa 28 cm with Induction Base | B08XW2G9LM ( AN-TW-28 )", "7615", 12, "NOS", 620, 980), ("SilkRoute Room Freshener 250 ml (Pack of 3) | B07D3ZR1QS", "3307", 18, "NOS", 240, 410), ("Runner Pro Sports Shoes for Men UK-9 | B0C7KQ11XD ( RP-SH-9 )", "6404", 18, "NOS", 1200, 2800)]
DISH = [("Paneer Butter Masala", "996331", 5, "OTH", 220, 320), ("Butter Naan", "996331", 5, "OTH", 40, 65), ("Chicken Dum Biryani (Full)", "996331", 5, "OTH", 280, 390), ("Masala Dosa", "996331", 5, "OTH", 90, 140), ("Veg Hakka Noodles", "996331", 5, "OTH", 160, 220), ("Gulab Jamun (2 Pcs)", "996331", 5, "OTH", 60, 90), ("Dal Makhani", "996331", 5, "OTH", 210, 280), ("Fresh Lime Soda Sweet", "996331", 5, "OTH", 70, 99), ("Tandoori Roti", "996331", 5, "OTH", 22, 35), ("Crispy Corn Salt & Pepper", "996331", 5, "OTH", 190, 250), ("Jeera Rice", "996331", 5, "OTH", 130, 170), ("Mutton Rogan Josh", "996331", 5, "OTH", 380, 480), ("Filter Coffee", "996331", 5, "OTH", 40, 70), ("Death by Chocolate Sundae", "996331", 5, "OTH", 210, 290)]
CLOTH = [('Georgette Print 44" D.No. 7712', "540754", 5, "MTR", 58, 120), ("Cotton Cambric 60x60", "520812", 5, "MTR", 62, 98), ("Dyed Rayon 14 Kg", "551611", 5, "MTR", 48, 75), ("Silk Saree Banarasi", "500720", 5, "PCS", 1800, 5200), ("Mens Shirt F/S 40", "620520", 12, "PCS", 1050, 1490), ("Kids Frock Size 24", "620920", 5, "PCS", 180, 420), ("Ladies Kurti XL", "621142", 5, "PCS", 310, 720), ("Denim Jeans Slim 32", "620342", 12, "PCS", 1010, 1650), ('Suiting TR 58"', "551512", 5, "MTR", 110, 240), ("Bedsheet Double 90x100", "630229", 5, "PCS", 340, 880), ("Viscose Dupatta", "621440", 5, "PCS", 70, 160)]
ITS = [("CRM Cloud - Growth Plan (Annual)\nSubscription period: 01 Jun 2024 - 31 May 2025", "997331", 18, "user", 9000, 14400), ("Additional API call pack (100,000 calls)", "998315", 18, "pack", 1500, 2900), ("Implementation & onboarding services\nStatement of Work SOW-0113, milestone 2 of 4", "998313", 18, "lot", 60000, 180000), ("Email credits top-up, 50K", "998315", 18, "pack", 900, 1900), ("Dedicated customer success manager", "998319", 18, "month", 12000, 25000), ("SSO & audit log add-on", "997331", 18, "user", 250, 900), ("Data storage overage per 10 GB block", "998315", 18, "block", 300, 640), ("On-site training (2 days, travel included)", "999293", 18, "day", 15000, 32000), ("Sandbox environment", "997331", 18, "env", 3500, 7900)]
MACH = [("Cast Iron Gate Valve DN 80, PN 16, flanged, with hand wheel", "84818030", 18, "NOS", 3200, 7800), ("Brass Ball Cock 3/4 inch", "84818020", 18, "NOS", 120, 310), ("Stainless Steel Fasteners M10, A2-70", "73181600", 18, "KGS", 260, 480), ("Cotton Terry Bath Towels 70x140 cm, 450 GSM, white", "63026090", 5, "PCS", 210, 390), ("Handcrafted Brass Lamp", "83062190", 12, "PCS", 640, 2200), ("Granite Slab Polished 20 mm, Absolute Black", "68022390", 18, "SQM", 2100, 3900), ("Leather Wallet, men's, bifold", "42023120", 18, "PCS", 310, 900), ("Turmeric Fingers, double polished", "09103020", 5, "KGS", 98, 190), ("Auto Gear Shaft Part No. GX-4410-B", "87084000", 28, "NOS", 1500, 5200)]


def rategroups(its, key=lambda i: i["rate"]):
    g = {}
    for i in its:
        g.setdefault(key(i), []).append(i)
    return g
