# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, made-up people, places and books of transactions, drawing of text."""
import calendar
import datetime as dt
import random
from decimal import Decimal as D
from types import SimpleNamespace as NS
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

_DJ, _NO = "/usr/share/fonts/truetype/dejavu/", "/usr/share/fonts/truetype/noto/"
for _n, _f in {
    "Sans": _DJ + "DejaVuSans.ttf", "SansB": _DJ + "DejaVuSans-Bold.ttf", "Cond": _DJ + "DejaVuSansCondensed.ttf",
    "CondB": _DJ + "DejaVuSansCondensed-Bold.ttf",
    "Serif": _DJ + "DejaVuSerif.ttf", "SerifB": _DJ + "DejaVuSerif-Bold.ttf", "Noto": _NO + "NotoSans-Regular.ttf",
    "NotoB": _NO + "NotoSans-Bold.ttf", "NotoI": _NO + "NotoSans-Italic.ttf", "Disp": _NO + "NotoSansDisplay-Regular.ttf",
    "DispB": _NO + "NotoSansDisplay-Bold.ttf", "NSerif": _NO + "NotoSerif-Regular.ttf", "NSerifB": _NO + "NotoSerif-Bold.ttf",
}.items():
    pdfmetrics.registerFont(TTFont("Bank26" + _n, _f))
SANS, SANSB, COND, CONDB = ("Bank26" + _k for _k in "Sans SansB Cond CondB".split())
SERIF, SERIFB, NOTO, NOTOB, NOTOI = ("Bank26" + _k for _k in "Serif SerifB Noto NotoB NotoI".split())
DISP, DISPB, NSERIF, NSERIFB = ("Bank26" + _k for _k in "Disp DispB NSerif NSerifB".split())

MON = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split()
FIRST = ("Ramesh Suresh Anita Kavita Prakash Sunita Manoj Deepa Vikram Lakshmi Arvind Meena Rajan Shalini Imran Farida Gurpreet Harleen Joseph Mary "
         "Thomas Bhavesh Hetal Nilesh Swati Sachin Pooja Rohit Sneha Karthik Divya Murugan Selvi Debashis Moumita Bipin Jayanti").split()
LAST = ("Kulkarni Deshpande Sharma Verma Iyer Nair Menon Patel Shah Reddy Rao Gowda Banerjee Chatterjee Das Mohanty Singh Gill Khan Ansari Fernandes "
        "Pinto Joshi Mishra Tiwari Yadav Chauhan Pillai Naidu Hegde Shetty Borah Thakur").split()
FIRMS = ["Shree Ganraj Traders", "Om Sai Enterprises", "Navkar Textiles Pvt Ltd", "Balaji Polymers", "Vindhya Agro Foods LLP", "Meghana Constructions",
        "Suvarna Hardware Stores", "Pioneer Gear Works", "Annapurna Caterers", "Kaveri Pharma Distributors", "Blue Lotus Exports Pvt Ltd",
        "Jai Hind Transport Co", "Satpura Packaging", "Malabar Spices & Herbs", "Triveni Electricals", "Everbright Stationers", "Padma Silks",
        "Indus Valley Cold Storage"]
SHOPS = ["Zaptokri", "Khanaghar", "Rapidyo Rides", "Metrokart", "Sri Balaji Medicals", "Fresh Basket", "Chai Sutra", "Laxmi Kirana", "Apollonia Pharmacy",
         "Filmi Tickets", "Gaurav Petroleum", "New Bombay Sweets", "Dosa Corner", "Trendz Fashion", "Yatrigo", "Vasant Book Depot"]
BILLS = ["Mahavidyut Discom", "Jeevan Bima", "Bharat Gas Seva", "Netfibre Broadband", "Citi Water Board", "Mobikom Postpaid", "Suraksha Health"]
EMIS = ["Sundar Finserv", "Vahan Capital", "Grihashree Housing", "Lakshya Mutual Fund", "Jeevan Bima ECS", "Utsav Consumer Loans"]
BKS = ["HRNB", "RVBK", "SJSB", "KVRB", "MLBR", "UNTB", "PRGB", "DKSH", "NVSF", "CRTB"]
BKN = ["HIRANYA BANK", "RASHTRIYA VIKAS BANK", "SAHYADRI BANK", "KAVERIKA BANK", "MALABAR BANK", "UTTARAYAN BANK", "DAKSHIN BANK"]
HAND = ["okhira", "rvb", "payx", "ibo", "dksh", "upx", "jaldi"]
NOTES = ["Payment", "UPI", "rent", "milk", "groceries", "Sent using Jaldi", "lunch", "school fee", "loan return", "NA", "gift"]
CITY = [("Mumbai", "Maharashtra", "400", "022", "Andheri East,Mulund West,Dadar,Borivali"), ("Pune", "Maharashtra", "411", "020",
        "Kothrud,Aundh,Hadapsar,Camp"), ("Bengaluru", "Karnataka", "560", "080", "Jayanagar,Indiranagar,Rajajinagar,Hebbal"), ("Chennai", "Tamil Nadu", "600",
        "044", "Adyar,Mylapore,Velachery,T Nagar"), ("Hyderabad", "Telangana", "500", "040", "Ameerpet,Kukatpally,Himayatnagar"), ("Kolkata", "West Bengal",
        "700", "033", "Salt Lake,Gariahat,Behala"), ("Ahmedabad", "Gujarat", "380", "079", "Navrangpura,Maninagar,Satellite"), ("New Delhi", "Delhi", "110",
        "011", "Karol Bagh,Saket,Rohini,Dwarka"), ("Jaipur", "Rajasthan", "302", "0141", "Malviya Nagar,Vaishali Nagar,C Scheme"), ("Lucknow", "Uttar Pradesh",
        "226", "0522", "Hazratganj,Gomti Nagar,Aliganj"), ("Nagpur", "Maharashtra", "440", "0712", "Sitabuldi,Dharampeth,Sadar"), ("Kochi", "Kerala", "682",
        "0484", "Kaloor,Edappally,Palarivattom"), ("Coimbatore", "Tamil Nadu", "641", "0422", "Gandhipuram,R S Puram,Peelamedu"), ("Indore", "Madhya Pradesh",
        "452", "0731", "Vijay Nagar,Palasia,Rajwada")]
CLOSED = set("neft rtgs chq cash clg gst sal trf".split())       # kinds that do not happen on Sundays
SPAN = {"upi": (20, 4000, 0), "upim": (35, 2600, 1), "neft": (3000, 60000, 0), "imps": (500, 25000, 0), "rtgs": (200000, 600000, 0), "atm": (500, 10000, 500),
        "pos": (150, 6000, 1), "chq": (2000, 45000, 0), "clg": (2000, 45000, 0), "cash": (1000, 49000, 100), "int": (40, 900, 2), "chg": (15, 600, 2),
        "ach": (900, 15000, 0), "bill": (250, 4500, 1), "gst": (1500, 40000, 0), "sal": (28000, 95000, 0), "trf": (1000, 30000, 0), "x": (200, 9000, 2)}

def style(text):
    """Narration templates: 'kind+ template ;; kind- template' into {kind: [templates]}."""
    out = {}
    for part in text.replace("\n", " ").split(";;"):
        key, _, tpl = part.strip().partition(" ")
        out.setdefault(key, []).append(" ".join(tpl.split()))
    return out

def digits(g, n, lead=None):
    return (lead if lead is not None else str(g.randint(1, 9))) + "".join(str(g.randint(0, 9)) for _ in range(n - (len(lead) if lead is not None else 1)))

def title(g, name):
    women = "Anita Kavita Sunita Deepa Lakshmi Meena Shalini Farida Harleen Mary Hetal Swati Pooja Sneha Divya Selvi Moumita Jayanti"
    return g.choice(["Mrs", "Ms"]) if name.split()[0] in women.split() else "Mr"

def person(g):
    return f"{g.choice(FIRST)} {g.choice(['Chandra', 'Mohan', 'Anant', 'Nath', 'Prasad']) + ' ' if g.random() < .35 else ''}{g.choice(LAST)}"

def pan(g, name, firm=False):
    ab = "ABCDEFGHJKLMNPQRSTUVWXYZ"
    return "".join(g.choice(ab) for _ in range(3)) + ("F" if firm else "P") + (name.split()[0 if firm else -1][0].upper()) + digits(g, 4) + g.choice(ab)

def who(g, code, micr, firm=False, city=None):
    """A customer and the branch that keeps the account."""
    c = city or g.choice(CITY)
    areas = c[4].split(",")
    a, b = g.choice(areas), g.choice(areas)
    name = g.choice(FIRMS) if firm else person(g)
    road = g.choice(["Station Road", "M G Road", "Tilak Marg", "Temple Street", "Lake View Road", "4th Cross", "Gandhi Chowk", "Ring Road"])
    house = g.choice(["Flat No {} Shanti Apartments", "House No {}", "Plot {} Sector 7", "{} Green Park Society", "Door No {}/2"]).format(g.randint(2, 480))
    if firm:
        house = g.choice(["Shop No {}, Market Yard", "Gala No {}, Industrial Estate", "Plot No {}, MIDC Phase 2", "{} Commerce House"]).format(g.randint(2,
                160))
    bc = digits(g, 4, "0" + str(g.randint(1, 9)))
    last = name.split()[-1]
    kin = g.sample([f for f in FIRST if f not in name], 2)
    return NS(name=name, house=house, road=road, area=a, city=c[0], state=c[1], pin=c[2] + digits(g, 3, "0"), std=c[3], branch=b, braddr=f"{g.randint(1, 99)} "
              + g.choice(["Ground Floor, Laxmi Chambers", "Prabhat Complex", "Main Bazaar", "Near Head Post Office"]), brpin=c[2] + digits(g, 3, "0"), bcode=bc,
              brphone=c[3] + "-" + digits(g, 10 - len(c[3]) + 1, "2")[:11 - len(c[3])], ifsc=f"{code}000{bc}"[:11], micr=c[2] + micr + digits(g, 3, "0"),
              mobile=g.choice("6789") + digits(g, 9), email=name.split()[0].lower() + digits(g, 2) + "@" + g.choice(["postal.example", "mailbox.example"]),
              joint=f"{kin[0]} {last if not firm else g.choice(LAST)}", nominee=f"{kin[1]} {last if not firm else g.choice(LAST)}",
              cust=digits(g, 9), pan=pan(g, name, firm), opened=dt.date(g.randint(2004, 2020), g.randint(1, 12), g.randint(1, 28)), firm=firm)

def base(key):
    return key[:-1].rstrip("0123456789")

def amount(g, kind, scale):
    lo, hi, mode = SPAN[kind]
    v = lo * (hi / lo) ** g.random()
    v *= scale if kind not in ("atm", "int", "chg") else 1
    if mode >= 100:
        return D(max(mode, int(v / mode) * mode)).quantize(D("0.01"))
    if mode == 2 or (mode == 1 and g.random() < .5):
        return D(int(v * 100)) / 100
    step = 1 if v < 300 else 10 if v < 2000 else 50 if g.random() < .6 else 1
    return D(max(1, int(v / step) * step)).quantize(D("0.01"))

def fields(g, d):
    p, bk, firm, shop = person(g), g.choice(BKS), g.choice(FIRMS), g.choice(SHOPS)
    rrn = f"{d:%y}"[1] + f"{d:%j}" + digits(g, 8, "0")
    prev = d.replace(day=1) - dt.timedelta(1)
    p0, s0 = p.split()[0].lower(), shop.split()[0].lower()
    return dict(p=p, P=p.upper(), firm=firm, FIRM=firm.upper(), shop=shop, SHOP=shop.upper(), bill=g.choice(BILLS), emi=g.choice(EMIS), bk=bk,
            bkn=g.choice(BKN), BILL=g.choice(BILLS).upper(), EMI=g.choice(EMIS).upper(), P10=p.upper()[:10].strip(), S10=shop.upper()[:10].strip(),
            ifsc=f"{bk}000" + digits(g, 4, "0"), vpa=p0 + digits(g, 2) + "@" + g.choice(HAND), svpa=s0 + ".pay@" + g.choice(HAND), rrn=rrn,
            utr=f"{bk}N{d:%y}{d:%j}" + digits(g, 6), rutr=f"{bk}R5{d:%Y%m%d}00" + digits(g, 6), chq=digits(g, 6, "0"), n4=digits(g, 4), n6=digits(g, 6),
            n8=digits(g, 8), n10=digits(g, 10), tid="S" + digits(g, 7), note=g.choice(NOTES), city=g.choice(CITY)[0].upper(), dmy=f"{d:%d%m%y}",
            ddmm=f"{d:%d/%m/%y}", hms=f"{g.randint(7, 22):02d}:{g.randint(0, 59):02d}:{g.randint(0, 59):02d}", my=f"{MON[prev.month - 1]}-{prev.year}",
            card="4" + digits(g, 5) + "XXXXXX" + digits(g, 4))

def period(g, rows, months=None, year=None):
    m = months or (1 if rows <= 8 else 3 if rows <= 30 else 6)
    y = year or g.choice([2022, 2023, 2024])
    s = g.choice([k for k in range(1, 14 - m)]) if m < 12 else 4
    a = dt.date(y, s, 1)
    ey, em = (y, s + m - 1) if s + m - 1 <= 12 else (y + 1, s + m - 13)
    return a, dt.date(ey, em, calendar.monthrange(ey, em)[1])

def book(g, rows, sty, scale=1, floor=0, op=None, months=None, weights=None, ceil=None):
    """A chain of `rows` transactions in a period, each with a narration from the style."""
    a, b = period(g, rows, months)
    days = sorted(a + dt.timedelta(g.randint(0, (b - a).days)) for _ in range(rows))
    bal = op if op is not None else D(g.randint(60000, 9000000) * (1 if scale <= 3 else 12)) / 100
    k, tx, month = NS(frm=a, to=b, op=bal), [], set()
    weights = {"upi": 5, "upim": 5, "neft": 3, "chq": 3, "int": 9, "sal": 6, "chg": .7, "ach": 1.5, "bill": 1.5, "rtgs": 1, **(weights or {})}
    for d in days:
        can = [q for q in sty if not (d.weekday() == 6 and base(q) in CLOSED or base(q) in ("int", "sal") and (d.day < 25 or (q, d.month) in month))]
        key = g.choices(can, [weights.get(base(q), 2) for q in can])[0]
        amt = amount(g, base(key), scale)
        if key[-1] == "+" and ceil is not None and bal + amt > ceil:
            key = g.choice([q for q in can if q[-1] == "-" and q[:3] != "int"])
            amt = amount(g, base(key), scale)
        if key[:4] == "int-" and bal < 0:
            amt = (-bal * D("0.0102")).quantize(D("0.01"))
        if key[-1] == "-" and bal - amt < floor:
            room = bal - floor
            if room > 400:
                amt = D(int(room * D("0.4") / 100) * 100).quantize(D("0.01")) if int(room * D("0.4") / 100) else D("50.00")
            else:
                plus = [q for q in sty if q[-1] == "+" and q[:3] not in ("int", "sal")]
                key = g.choice([q for q in plus if q in can] or plus)
                amt = amount(g, base(key), scale)
        if key[:3] in ("int", "sal"):
            month.add((key, d.month))
        f = fields(g, d)
        if tx and tx[-1].date == d:
            f["hms"] = max(f["hms"], tx[-1].hms)
        bal = bal - amt if key[-1] == "-" else bal + amt
        tx.append(NS(date=d, kind=key[:-1], dr=key[-1] == "-", amt=amt, bal=bal, text=g.choice(sty[key]).format(**f), **f))
    k.tx, k.cl = tx, bal
    k.td, k.tc = sum((t.amt for t in tx if t.dr), D("0.00")), sum((t.amt for t in tx if not t.dr), D("0.00"))
    k.nd, k.nc = sum(t.dr for t in tx), sum(not t.dr for t in tx)
    return k

def s2(v):
    return f"{v:.2f}"

def inr(v):
    w, f = s2(abs(v)).split(".")
    parts = [w[:-3][max(0, i - 2):i] for i in range(len(w) - 3, 0, -2)][::-1]
    return ("-" if v < 0 else "") + ",".join(parts + [w[-3:]]) + "." + f

def west(v):
    return f"{v:,.2f}"

def row(t, desc, ref=None, bal=True):
    r = {"date": str(t.date), "description": " ".join(desc.split()) if isinstance(desc, str) else " ".join(" ".join(desc).split())}
    if ref:
        r["reference"] = ref
    r["debit" if t.dr else "credit"] = s2(t.amt)
    if bal:
        r["balance"] = s2(t.bal)
    return r

def W(s, f, z):
    return pdfmetrics.stringWidth(s, f, z)

def wrap(s, f, z, width, slash=False):
    """Words into lines, words that are too long broken; slash: a line may end behind a slash, too."""
    if slash:
        return [q.replace("/ ", "/") for q in wrap(s.replace("/", "/ "), f, z, width)]
    out, cur = [], ""
    for w in s.split():
        if cur and W(cur + " " + w, f, z) <= width:
            cur += " " + w
            continue
        if cur:
            out.append(cur)
        while W(w, f, z) > width:
            n = len(w)
            while W(w[:n], f, z) > width:
                n -= 1
            out.append(w[:n])
            w = w[n:]
        cur = w
    return out + [cur] if cur else out

def chop(s, n):
    """Every n characters a new line, wherever that falls."""
    return [x for x in (s[i:i + n].strip() for i in range(0, len(s), n)) if x]

def T(c, x, y, s, f=NOTO, z=8, a="l", col="#000000"):
    c.setFont(f, z)
    c.setFillColor(HexColor(col))
    (c.drawString if a == "l" else c.drawRightString if a == "r" else c.drawCentredString)(x, y, s)

def box(c, x, y, w, h, fill=None, line="#000000", lw=.5, r=0):
    c.setLineWidth(lw)
    if line:
        c.setStrokeColor(HexColor(line))
    if fill:
        c.setFillColor(HexColor(fill))
    c.roundRect(x, y, w, h, r, stroke=int(bool(line)), fill=int(bool(fill))) if r else c.rect(x, y, w, h, stroke=int(bool(line)), fill=int(bool(fill)))

def ln(c, x1, y1, x2, y2, lw=.5, col="#000000"):
    c.setLineWidth(lw)
    c.setStrokeColor(HexColor(col))
    c.line(x1, y1, x2, y2)

def new(path, size=A4, title="Statement of Account"):
    c = canvas.Canvas(path, pagesize=size, invariant=1)
    c.setTitle(title)
    return c

def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")

def truth(k, tx, bank, acct, holder, kind=None, ifsc=None, show="octd", cur=True, per=True):
    d = dict(bank_name=bank, account_number=acct, account_holder=holder, account_type=kind, ifsc=ifsc, currency="INR" if cur else None)
    d["statement_period"] = {"from": str(k.frm), "to": str(k.to)} if per else None
    for q, name, v in (("o", "opening_balance", k.op), ("c", "closing_balance", k.cl), ("t", "total_debits", k.td), ("d", "total_credits", k.tc)):
        d[name] = s2(v) if q in show else None
    return {"data": {**{q: v for q, v in d.items() if v is not None}, "transactions": tx}}

def L(c, x, y, lines, f=NOTO, z=8, step=11, a="l", col="#000000"):
    """Lines under each other; gives the y below them."""
    for s in lines:
        T(c, x, y, s, f, z, a, col)
        y -= step
    return y

def KV(c, x, xv, y, step, pairs, f=NOTO, fv=NOTO, z=8, sep="", col="#000000"):
    """Labels left of values."""
    for a, b in pairs:
        T(c, x, y, a, f, z, "l", col)
        T(c, xv, y, sep + b, fv, z)
        y -= step
    return y

def R(c, y, f, z, *cells, col="#000000"):
    """Pieces of text on one line: (x, text) or (x, text, alignment)."""
    for q in cells:
        if q[1]:
            T(c, q[0], y, q[1], f, z, q[2] if len(q) > 2 else "l", col)
