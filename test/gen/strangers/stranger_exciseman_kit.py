# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers of the drawn Indian TDS papers: fonts, names, numbers, made-up certificates and statements."""
import calendar
import random
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal as D

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

DEJ, NOTO = "/usr/share/fonts/truetype/dejavu/", "/usr/share/fonts/truetype/noto/"
for _n, _f in (("Tds5Sans", DEJ + "DejaVuSans.ttf"), ("Tds5SansBold", DEJ + "DejaVuSans-Bold.ttf"), ("Tds5Noto", NOTO + "NotoSans-Regular.ttf"),
        ("Tds5NotoBold", NOTO + "NotoSans-Bold.ttf"), ("Tds5Serif", DEJ + "DejaVuSerif.ttf"), ("Tds5SerifBold", DEJ + "DejaVuSerif-Bold.ttf"),
               ("Tds5Mono", DEJ + "DejaVuSansMono.ttf")):
    pdfmetrics.registerFont(TTFont(_n, _f))

MONTHS = "January February March April May June July August September October November December".split()
MON = [m[:3] for m in MONTHS]
CITIES = [("Mumbai", "Maharashtra", "4000", "MUM", ["Andheri East", "Lower Parel", "Goregaon West", "Nariman Point"]),
          ("Pune", "Maharashtra", "4110", "PNE", ["Hadapsar", "Kothrud", "Shivajinagar", "Baner"]),
          ("Bengaluru", "Karnataka", "5600", "BLR", ["Koramangala", "Whitefield", "Jayanagar", "Peenya"]),
          ("Chennai", "Tamil Nadu", "6000", "CHE", ["Guindy", "T Nagar", "Ambattur", "Nungambakkam"]),
          ("Hyderabad", "Telangana", "5000", "HYD", ["Begumpet", "Madhapur", "Kukatpally", "Somajiguda"]),
          ("Ahmedabad", "Gujarat", "3800", "AHM", ["Navrangpura", "Vatva", "Satellite", "Naroda"]),
          ("Jaipur", "Rajasthan", "3020", "JPR", ["Malviya Nagar", "Sitapura", "C-Scheme", "Vaishali Nagar"]),
          ("Lucknow", "Uttar Pradesh", "2260", "LKN", ["Gomti Nagar", "Hazratganj", "Aliganj", "Chinhat"]),
          ("Kolkata", "West Bengal", "7000", "CAL", ["Salt Lake", "Ballygunge", "Park Street", "Behala"]),
          ("New Delhi", "Delhi", "1100", "DEL", ["Okhla Phase II", "Nehru Place", "Karol Bagh", "Dwarka"])]
HEADS = "Sarvodit Kalpavan Meghvarna Trilokya Navdhara Shubhankara Vindhyaja Girnarika Amritbindu Chaitraban Ratnagarbha Pallavika Indrayava Deccanara".split()
TRADES = ["Engineering Works", "Infra Projects", "Logistics", "Technologies", "Pharma", "Textile Mills", "Power Systems", "Foods",
          "Consultancy Services", "Agro Industries"]
ENDS = ["Private Limited", "Limited", "Pvt. Ltd.", "LLP"]
FIRST = "Anirudh Kavita Mahesh Lalitha Suresh Farida Harpreet Deepa Joseph Ramesh Meenakshi Tapan Nandini Vikrant".split()
LAST = "Bhandarkar Iyengar Chatterjee Wadhwani Solanki Kulshrestha Nambiar Gokhale Raychaudhuri Pillai Sodhi Mhatre Tripathi Desai".split()
RATES = {"194C": D("0.02"), "194J": D("0.10"), "194H": D("0.05"), "194I": D("0.10"), "194A": D("0.10"), "194IB": D("0.05"), "194": D("0.10")}


def money(x):
    """Decimal with two places."""
    return D(x).quantize(D("0.01"), ROUND_HALF_UP)


def plain(x):
    return f"{money(x):.2f}"


def lakh(x):
    """Indian grouping: 12,34,567.00."""
    s = f"{abs(money(x)):.2f}"
    whole, dec = s.split(".")
    out, rest = whole[-3:], whole[:-3]
    while rest:
        out, rest = rest[-2:] + "," + out, rest[:-2]
    return ("-" if x < 0 else "") + out + "." + dec


def west(x):
    return f"{money(x):,.2f}"


_ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen").split()
_TENS = "- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def words(n):
    """Whole number in words, Indian counting."""
    n = int(n)
    for size, name in ((10 ** 7, "Crore"), (10 ** 5, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= size:
            return words(n // size) + " " + name + (" " + words(n % size) if n % size else "")
    if n >= 20:
        return _TENS[n // 10] + (" " + _ONES[n % 10] if n % 10 else "")
    return _ONES[n]


def rupees(x):
    """Amount in words with paise if any."""
    paise = int((money(x) - int(x)) * 100)
    return words(int(x)) + (" and Paise " + words(paise) if paise else "") + " Only"


def dmy(d, sep="/"):
    return f"{d.day:02d}{sep}{d.month:02d}{sep}{d.year}"


def dmon(d, sep="-"):
    return f"{d.day:02d}{sep}{MON[d.month - 1]}{sep}{d.year}"


def ayear(fy):
    return f"{fy + 1}-{(fy + 2) % 100:02d}"


def fyear(fy):
    return f"{fy}-{(fy + 1) % 100:02d}"


def letters(rng, n):
    return "".join(rng.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(n))


def digits(rng, n):
    return str(rng.randint(1, 9)) + "".join(rng.choice("0123456789") for _ in range(n - 1))


def make_pan(rng, kind, initial):
    return letters(rng, 3) + kind + initial.upper() + digits(rng, 4) + letters(rng, 1)


def place(rng):
    city, state, pin, code, areas = rng.choice(CITIES)
    return {"city": city, "state": state, "pin": pin + f"{rng.randint(1, 98):02d}", "code": code, "area": rng.choice(areas)}


def firm(rng, used=()):
    """A made-up company with address parts, PAN and TAN."""
    head = rng.choice([h for h in HEADS if h not in used])
    end = rng.choice(ENDS)
    p = place(rng)
    street = rng.choice(["Plot No. {}, Industrial Area", "{}, Shanti Chambers, Station Road", "Unit {}, Sagar Trade Centre", "No. {}, 2nd Cross, Link Road"])
    street = street.format(rng.randint(3, 240))
    name = f"{head} {rng.choice(TRADES)} {end}"
    return {"name": name, "head": head, "street": street, **p, "pan": make_pan(rng, "F" if end == "LLP" else "C", head[0]),
            "tan": p["code"] + head[0].upper() + digits(rng, 5) + letters(rng, 1)}


def person(rng):
    p = place(rng)
    first, last = rng.choice(FIRST), rng.choice(LAST)
    street = rng.choice(["Flat {}, Gulmohar Apartments", "House No. {}, Sector 9", "{}, Lakshmi Niwas, Temple Street", "B-{}, Green Park Society"])
    street = street.format(rng.randint(2, 180))
    return {"name": f"{first} {last}", "street": street, **p, "pan": make_pan(rng, "P", last[0])}


def qspan(fy, q):
    """First and last day of quarter 1..4 of the financial year."""
    y, m = (fy, 1 + 3 * q) if q < 4 else (fy + 1, 1)
    return date(y, m, 1), date(y, m + 2, calendar.monthrange(y, m + 2)[1])


def quarter_of(d):
    return (d.month - 4) // 3 % 4 + 1


def round_rupee(x):
    return money(D(x).quantize(D("1"), ROUND_HALF_UP))


def amount(rng, low=8000, high=480000):
    a = rng.choice([rng.randint(low // 500, high // 500) * 500, rng.randint(low, high), rng.randint(low, high)])
    return money(a) + (money(rng.randint(1, 99)) / 100 if rng.random() < 0.2 else 0)


def deposit_day(rng, d):
    """Tax deducted in a month is paid by the 7th of the next, March's by the 30th of April."""
    y, m = (d.year, d.month + 1) if d.month < 12 else (d.year + 1, 1)
    return date(y, m, rng.randint(18, 29) if d.month == 3 else rng.randint(2, 7))


def cert(rng, rows, fy, quarters, sections, whole=True, per_row=False, status=True):
    """Payments, quarters and challans of one certificate; challans by month (or one for each payment)."""
    start, end = qspan(fy, quarters[0])[0], qspan(fy, quarters[-1])[1]
    days = sorted(start + timedelta(rng.randint(0, (end - start).days)) for _ in range(rows))
    pays = []
    for d in days:
        sec, a = rng.choice(sections), amount(rng)
        tax = a * RATES.get(sec, D("0.02"))
        pays.append({"date": d, "amount": a, "section": sec, "tax": round_rupee(tax) if whole else money(tax)})
    groups = [[p] for p in pays] if per_row else []
    for p in ([] if per_row else pays):
        if groups and groups[-1][0]["date"].month == p["date"].month:
            groups[-1].append(p)
        else:
            groups.append([p])
    bsr, challans = digits(rng, 7), []
    for g in groups:
        day = deposit_day(rng, g[0]["date"])
        code = bsr if rng.random() < 0.8 else digits(rng, 7)
        challans.append({"bsr": code, "date": day, "no": f"{rng.randint(100, 64999):05d}", "amount": sum(p["tax"] for p in g),
                         "status": "F" if status else None})
    qs = []
    for q in quarters:
        s = sum((p["tax"] for p in pays if quarter_of(p["date"]) == q), D(0))
        qs.append({"q": f"Q{q}", "receipt": letters(rng, 8), "amount": s})
    return {"fy": fy, "start": start, "end": end, "pays": pays, "challans": challans, "quarters": qs, "number": letters(rng, 7),
            "paid": sum(p["amount"] for p in pays), "tax": sum(p["tax"] for p in pays)}


def cert_truth(d, deductor, deductee, **more):
    """The truth about a certificate; keys given as None are left out."""
    data = {"certificate_number": d["number"], "deductor": deductor, "deductee": deductee, "assessment_year": ayear(d["fy"]),
            "period": {"from": d["start"].isoformat(), "to": d["end"].isoformat()},
            "payments": [{"amount": plain(p["amount"]), "section": p["section"], "date": p["date"].isoformat()} for p in d["pays"]],
            "quarters": [{"quarter": q["q"], "receipt_number": q["receipt"], "amount_deducted": plain(q["amount"]), "amount_deposited": plain(q["amount"])}
                         for q in d["quarters"]],
            "challans": [{"bsr_code": c["bsr"], "date": c["date"].isoformat(), "challan_number": c["no"], "amount": plain(c["amount"])}
                         | ({"status": c["status"]} if c["status"] else {}) for c in d["challans"]],
            "total_paid": plain(d["paid"]), "total_deducted": plain(d["tax"]), "total_deposited": plain(d["tax"])}
    data.update(more)
    return {"data": {k: v for k, v in data.items() if v is not None}}


def booked(rng, d):
    """Day on which the quarterly statement was booked."""
    last = qspan(d.year if d.month > 3 else d.year - 1, quarter_of(d))[1]
    return last + timedelta(rng.randint(18, 58))


def statement(rng, rows, fy, reverse=True, sections=("194A", "194J", "194C", "194H", "192", "194")):
    """Assessee and deductors with entries; now and then a reversal with remark B."""
    me, used, deds = person(rng), [], []
    counts = [1] * min(rows, 1 + rows // rng.randint(4, 7), 9)
    for _ in range(rows - len(counts)):
        counts[rng.randrange(len(counts))] += 1
    start, end = qspan(fy, 1)[0], qspan(fy, 4)[1]
    for k in counts:
        f, sec = firm(rng, used), rng.choice([x for x in sections if x != "192" or k < 13 and not any(g["entries"][0]["section"] == x for g in deds)])
        used.append(f["head"])
        two, with_rev = sec in ("194J", "194C", "194H") and rng.random() < 0.25, reverse and k >= 3 and rng.random() < 0.5
        entries, pay = [], money(rng.randint(90, 260) * 500)
        ends = [date(fy + (m < 4), m, calendar.monthrange(fy + (m < 4), m)[1]) for m in range(1, 13)]
        days = rng.sample(ends, k - with_rev) if sec == "192" else [start + timedelta(rng.randint(0, (end - start).days)) for _ in range(k - with_rev)]
        for d in sorted(days, reverse=rng.random() < 0.6):
            s = rng.choice([sec, "194J"]) if two else sec
            a = pay if s == "192" else amount(rng, 3000, 160000)
            tax = round_rupee(a * (D("0.08") if s == "192" else RATES[s]))
            st = "U" if rng.random() < 0.05 else "F"
            entries.append({"section": s, "date": d, "status": st, "booked": booked(rng, d), "remark": "-", "amount": a,
                            "tax": tax, "dep": money(0) if st == "U" else tax})
        if with_rev:
            e = dict(entries[(i := rng.randrange(len(entries)))])
            late = min(e["booked"] + timedelta(rng.randint(30, 90)), date(fy + 1, 6, 4))
            e.update(remark="B", booked=late, amount=-e["amount"], tax=-e["tax"], dep=money(0) - e["dep"])
            entries.insert(i + 1, e)
        entries.sort(key=lambda e: e["section"])
        deds.append({**f, "entries": entries, **{s: sum((e[s] for e in entries), D(0)) for s in ("amount", "tax", "dep")}})
    return {"me": me, "fy": fy, "deds": deds}


def statement_truth(s, entry=(), total=("amount", "tax", "dep"), names=None, **more):
    """The truth about a statement; `entry` names keys that are not printed, `names` the names as printed."""
    keys = {"section": "section", "transaction_date": "date", "status": "status", "booking_date": "booked", "amount": "amount", "tax_deducted": "tax",
            "tds_deposited": "dep"}
    deds, show = [], lambda v: plain(v) if isinstance(v, D) else v.isoformat() if isinstance(v, date) else v
    for i, f in enumerate(s["deds"]):
        out = {"name": names[i] if names else f["name"], "tan": f["tan"]}
        out.update({k: plain(f[v]) for k, v in (("total_amount", "amount"), ("total_tax_deducted", "tax"), ("total_tds_deposited", "dep")) if v in total})
        out["entries"] = [{k: show(e[v]) for k, v in keys.items() if k not in entry} for e in f["entries"]]
        deds.append(out)
    data = {"assessee_name": s["me"]["name"], "pan": s["me"]["pan"], "assessment_year": ayear(s["fy"]), "financial_year": fyear(s["fy"]), "deductors": deds}
    data.update(more)
    return {"data": {k: v for k, v in data.items() if v is not None}}


def put(c, x, y, s, font="Helvetica", size=8, align="l"):
    c.setFont(font, size)
    (c.drawString if align == "l" else c.drawRightString if align == "r" else c.drawCentredString)(x, y, s)


def wrap(s, font, size, width):
    return simpleSplit(s, font, size, width)


def rnd(path, seed, rows, name):
    return random.Random(f"{name}/{seed}/{rows}")
