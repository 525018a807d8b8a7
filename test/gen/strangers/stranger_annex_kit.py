# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared parts: names, numbers, words, tables, pages."""
import datetime as dt
import random
from xml.sax.saxutils import escape
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table

D = "/usr/share/fonts/truetype/"
for nm, f in (("DV", "dejavu/DejaVuSans.ttf"), ("DVB", "dejavu/DejaVuSans-Bold.ttf"),
              ("DC", "dejavu/DejaVuSansCondensed.ttf"), ("DCB", "dejavu/DejaVuSansCondensed-Bold.ttf"),
              ("NS", "noto/NotoSans-Regular.ttf"), ("NSB", "noto/NotoSans-Bold.ttf")):
    pdfmetrics.registerFont(TTFont(nm, D + f))

FIRMS = ["KAVERI TEXWEAVE PRIVATE LIMITED", "NILGIRI GRAMIN SAHAKARI BANK LIMITED", "ORBIVEX SOFTWARE LABS PRIVATE LIMITED",
         "SARANGPANI ESTATES LLP", "DHRUVTARA LOGISTICS LIMITED", "MALABAR COASTAL FINANCE LIMITED",
         "VINDHYA AGRO & FOODS PRIVATE LIMITED", "TUNGABHADRA CEMENTS LIMITED", "PRAKRITI HOSPITALS & RESEARCH CENTRE",
         "ZENTARA ADVERTISING PRIVATE LIMITED", "HOYSALA INSURANCE BROKERS LIMITED", "R K SUNDARAM AND SONS",
         "GODAVARI POWER TRANSMISSION COMPANY LIMITED", "ANANTAM MUTUAL TRUSTEE COMPANY PRIVATE LIMITED"]
LONG = ["SHREE VISHWANATHESHWARA INTEGRATED INFRASTRUCTURE DEVELOPMENT AND CONSTRUCTIONS (SOUTH ZONE) PRIVATE LIMITED",
        "THE PURVANCHAL DISTRICT CENTRAL CO-OPERATIVE MILK PRODUCERS AND PROCESSORS UNION FEDERATION LIMITED"]
PEOPLE = [("MEENAKSHI", "RANGARAJAN"), ("ARVIND", "DESHPANDE"), ("FARHAN", "QURAISHI"), ("SUDHA", "BHATTACHARJEE"),
          ("GURPREET", "AHLUWALIA"), ("THOMAS", "KURIEN"), ("ISHITA", "MOHANTY"), ("DINESH", "VAGHELA")]
CITIES = [("PUNE", "MAHARASHTRA", "411016", "PNE", "19"), ("CHENNAI", "TAMIL NADU", "600034", "CHE", "29"),
          ("BENGALURU", "KARNATAKA", "560042", "BLR", "15"), ("HYDERABAD", "TELANGANA", "500082", "HYD", "36"),
          ("KOLKATA", "WEST BENGAL", "700019", "CAL", "32"), ("AHMEDABAD", "GUJARAT", "380009", "AHM", "11"),
          ("NEW DELHI", "DELHI", "110048", "DEL", "09"), ("KANPUR", "UTTAR PRADESH", "208001", "KNP", "31")]
ROADS = ["TANK BUND ROAD", "STATION ROAD", "NEHRU MARG", "LAKE VIEW STREET", "OLD MILL LANE", "SECOND CROSS, GANDHINAGAR"]
RATES = {"192": None, "194A": 1000, "194C": 200, "194H": 500, "194I(b)": 1000, "194I": 1000, "194JB": 1000, "194J": 1000,
         "194JA": 200, "193": 1000, "194Q": 10, "194K": 1000, "194D": 500}
NATURE = {"194A": "Interest other than interest on securities", "194C": "Payments to contractors and sub-contractors",
          "194H": "Commission or brokerage", "194I": "Rent", "194J": "Fees for professional or technical services",
          "194JB": "Fees for professional services", "194I(b)": "Rent - land, building or furniture"}
MON = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
L = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def plain(p):
    s = "-" if p < 0 else ""
    p = abs(p)
    return f"{s}{p // 100}.{p % 100:02d}"


def lakh(p, paise=True):
    s = "-" if p < 0 else ""
    r, c = divmod(abs(p), 100)
    t = str(r)
    head, tail = t[:-3], t[-3:]
    while head:
        tail = head[-2:] + "," + tail
        head = head[:-2]
    return s + tail + (f".{c:02d}" if paise else "")


def dmy(d, s="-"):
    return f"{d.day:02d}{s}{d.month:02d}{s}{d.year}"


def dmony(d):
    return f"{d.day:02d}-{MON[d.month - 1]}-{d.year}"


def pan(r, kind, name):
    return "".join(r.choices(L, k=3)) + kind + name[0] + f"{r.randint(1, 9999):04d}" + r.choice(L)


def tan(r, city, name):
    return city[3] + name[0] + f"{r.randint(1, 99999):05d}" + r.choice(L)


def addr(r, city=None):
    c = city or r.choice(CITIES)
    return [f"{r.randint(1, 240)}/{r.randint(1, 40)}, {r.choice(ROADS)}", f"NEAR {r.choice(['POST OFFICE', 'CITY MALL', 'GPO', 'WATER TANK'])}",
            c[0], f"{c[1]} - {c[2]}"], c


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen "
        "Seventeen Eighteen Nineteen").split()
TENS = "_ _ Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def _w(n):
    for base, word in ((10 ** 7, "Crore"), (10 ** 5, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= base:
            a, b = divmod(n, base)
            return _w(a) + " " + word + (" " + _w(b) if b else "")
    if n < 20:
        return ONES[n]
    a, b = divmod(n, 10)
    return TENS[a] + (" " + ONES[b] if b else "")


def words(p):
    r, c = divmod(p, 100)
    return _w(r) + (f" and Paise {_w(c)}" if c else "") + " Only"


def day(r, y, a=0, b=364):
    return dt.date(y, 4, 1) + dt.timedelta(days=r.randint(a, b))


def deductors(r, rows, year, sections, rev=True, cut=0.2, newest=True):
    """Entries over some deductors, the newest first as the statement has them."""
    k = max(1, min(rows, r.randint(1, 3 + rows // 6), 9))
    names = r.sample(FIRMS + LONG, k)
    counts = [1] * k
    for _ in range(rows - k):
        counts[r.randrange(k)] += 1
    out = []
    for nm, n in zip(names, counts):
        sec = r.choice(sections)
        es = []
        while len(es) < n:
            s = sec if r.random() < 0.85 else r.choice([x for x in sections if x != "192"])
            am = r.randint(1200, 180000) * 100 + r.choice([0, 0, 0, r.randint(1, 99)])
            rate = RATES[s] or r.choice([520, 1040, 1560, 0])
            tx = (am * rate // 10000 + 50) // 100 * 100
            d = day(r, year)
            bd = d + dt.timedelta(days=r.randint(20, 75))
            st = "F" if r.random() > cut else r.choice("UPO")
            dep = 0 if st in "UO" else tx
            e = dict(sec=s, d=d, st=st, bd=bd, am=am, tx=tx, dep=dep, rem="-")
            es.append(e)
            if rev and st == "F" and len(es) < n and r.random() < 0.07:
                es.append(dict(e, am=-am, tx=-tx, dep=-dep, rem="B", bd=bd + dt.timedelta(days=40)))
        es.sort(key=lambda e: (e["d"], e["bd"]), reverse=newest)
        out.append(dict(name=nm, tan=tan(r, r.choice(CITIES), nm), es=es))
    return out


def truth26(name, pn, year, deds, other=None):
    t = dict(assessee_name=name, pan=pn, assessment_year=f"{year + 1}-{(year + 2) % 100:02d}",
             financial_year=f"{year}-{(year + 1) % 100:02d}", deductors=[])
    for d in deds:
        t["deductors"].append(dict(
            name=d["name"], tan=d["tan"], total_amount=plain(sum(e["am"] for e in d["es"])),
            total_tax_deducted=plain(sum(e["tx"] for e in d["es"])),
            total_tds_deposited=plain(sum(e["dep"] for e in d["es"])),
            entries=[dict(section=e["sec"], transaction_date=e["d"].isoformat(), status=e["st"],
                          booking_date=e["bd"].isoformat(), amount=plain(e["am"]), tax_deducted=plain(e["tx"]),
                          tds_deposited=plain(e["dep"])) for e in d["es"]]))
    if other:
        t["other_parts"] = other
    return t


def P(text, size=7, font="Helvetica", align=0, color=colors.black, lead=None):
    st = ParagraphStyle("x", fontName=font, fontSize=size, leading=lead or size * 1.2, alignment=align, textColor=color)
    return Paragraph(text if text.startswith("<") else escape(text).replace("\n", "<br/>"), st)


def grid(data, widths, style=(), size=7, line=0.4, repeat=0, pad=2, lc=colors.black):
    base = [("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LEFTPADDING", (0, 0), (-1, -1), pad),
            ("RIGHTPADDING", (0, 0), (-1, -1), pad), ("TOPPADDING", (0, 0), (-1, -1), 1.5),
            ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)]
    if line:
        base.append(("GRID", (0, 0), (-1, -1), line, lc))
    return Table(data, colWidths=widths, repeatRows=repeat, style=base + list(style))


def build(path, story, size=A4, m=(30, 30, 30, 36), foot=None):
    doc = SimpleDocTemplate(str(path), pagesize=size, leftMargin=m[0], rightMargin=m[1], topMargin=m[2],
                            bottomMargin=m[3], invariant=1)
    f = foot or (lambda c, d: None)
    doc.build(story, onFirstPage=f, onLaterPages=f)
