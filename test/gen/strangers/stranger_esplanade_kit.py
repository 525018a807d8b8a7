# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, money, dates, made-up people and account movements, narrations, wrapping, paging."""
import io
import random
import re
from datetime import date, timedelta

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas as rl_canvas

_D, _N = "/usr/share/fonts/truetype/dejavu/", "/usr/share/fonts/truetype/noto/"
for _name, _file in {"Sans": _N + "NotoSans-Regular", "SansB": _N + "NotoSans-Bold", "SansI": _N + "NotoSans-Italic", "Serif": _N + "NotoSerif-Regular",
                     "SerifB": _N + "NotoSerif-Bold", "Deja": _D + "DejaVuSans", "DejaB": _D + "DejaVuSans-Bold", "Cond": _D + "DejaVuSansCondensed",
                     "CondB": _D + "DejaVuSansCondensed-Bold", "Mono": _D + "DejaVuSansMono", "MonoB": _D + "DejaVuSansMono-Bold",
                     "Disp": _N + "NotoSansDisplay-Regular", "DispB": _N + "NotoSansDisplay-Bold"}.items():
    pdfmetrics.registerFont(TTFont("Bank32" + _name, _file + ".ttf"))
W = pdfmetrics.stringWidth
MON = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def plain(p):
    return f"{'-' if p < 0 else ''}{abs(p) // 100}.{abs(p) % 100:02d}"


T = plain


def inr(p):
    s, dec = plain(abs(p)).split(".")
    head, tail = s[:-3], s[-3:]
    while head:
        tail, head = head[-2:] + "," + tail, head[:-2]
    return f"{'-' if p < 0 else ''}{tail}.{dec}"


def west(p):
    return f"{'-' if p < 0 else ''}{abs(p) // 100:,}.{abs(p) % 100:02d}"


def drcr(p, fmt=inr, sep=" ", cr="Cr", dr="Dr"):
    return fmt(abs(p)) + sep + (dr if p < 0 else cr)


def dt(d, style):
    return (style.replace("dd", f"{d.day:02d}").replace("MMM", "\1").replace("Mmm", "\2").replace("mm", f"{d.month:02d}").replace("yyyy", str(d.year))
            .replace("yy", f"{d.year % 100:02d}").replace("\1", MON[d.month - 1].upper()).replace("\2", MON[d.month - 1]))


def digits(r, n):
    return str(r.randint(1, 9)) + "".join(str(r.randint(0, 9)) for _ in range(n - 1))


MEN = "RAGHAV MAHESH IRFAN SUBRAMANIAM TEJAS BALWINDER ANIRUDDHA DEVENDRA JOSEPH PRANAV KARTHIK NILESH HARISH OMKAR SANJIB".split()
WOMEN = "KAVITA MEENAL SHABANA LALITHA PRITI GURPREET ANANYA SUNANDA ROSAMMA BHAVANA DIPALI NANDINI REKHA TANVI ISHITA".split()
LAST = "KULKARNI SOLANKI ANSARI VENKATESAN BHALERAO SANDHU CHATTERJEE RAWAT KURIAN HEGDE NAGARAJAN PATHAK GOGOI MOHAPATRA DHILLON SHINDE".split()
FIRMS = ["SURYODAYA AGRO TRADERS", "KALPVRIKSH TEXTILES", "NAVRANG ENTERPRISES", "TRINETRA STEEL PVT LTD", "OM SAI PACKAGING", "BHAGIRATHI MOTORS",
         "MEGHDOOT LOGISTICS LLP", "PARIJAT PHARMA DISTRIBUTORS", "VINDHYA CEMENT AGENCY", "SHRI BALAJI POLYMERS", "KONARK ELECTRICALS", "ARUNACHALA MILLS"]
SHOPS = ["ANNAPURNA STORES", "ZAIKA EXPRESS", "NEELAM MEDICOS", "HARIOM SWEETS", "TAZA SABZI MART", "PANKAJ FUEL POINT", "CHAI ADDA", "BIGKIRANA ONLINE",
         "RANGOLI SAREES", "GATIMAN CABS", "KITAB GHAR", "MODERN BAKERY"]
UTILS = ["PASCHIM VIDYUT VITRAN", "JALNIDHI WATER BOARD", "VAYUTEL POSTPAID", "SURAJ GAS LTD", "DHWANI BROADBAND"]
LENDERS = ["SAARTHI FINSERV", "GRIHDEEP HOUSING FIN", "TEZRATH AUTO LOANS"]
AMCS = ["NILGIRI MUTUAL FUND", "KUBER ASSET MGMT", "SAHYADRI MF"]
INSURERS = ["JEEVAN SETU LIFE INS", "ABHAY GENERAL INS", "SANJEEVANI HEALTH INS"]
COMPANIES = ["HIMADRI INDUSTRIES LTD", "GODAVARI POWER LTD", "MALABAR SPICES LTD", "DECCAN FORGE LTD"]
EMPLOYERS = ["INDRADHANUSH SOFTWARE PVT LTD", "SANKALP ENGINEERING LTD", "VASUDHA HOSPITALS PVT LTD", "KAVERI EDUCATION TRUST"]
BANKS4 = ["PVBL", "SDGB", "NRMD", "KONB", "TRVN", "MLWA", "UTKL", "DSHN"]
CITIES = [("PUNE", "MAHARASHTRA", "4110"), ("NASHIK", "MAHARASHTRA", "4220"), ("COIMBATORE", "TAMIL NADU", "6410"), ("MYSURU", "KARNATAKA", "5700"),
          ("KOCHI", "KERALA", "6820"), ("JAIPUR", "RAJASTHAN", "3020"), ("LUDHIANA", "PUNJAB", "1410"), ("GUWAHATI", "ASSAM", "7810"), ("SURAT", "GUJARAT",
          "3950")]
AREAS = ["GANDHI NAGAR", "STATION ROAD", "MODEL TOWN", "SHIVAJI CHOWK", "LAKE VIEW COLONY", "CIVIL LINES", "RACE COURSE ROAD", "TEMPLE STREET", "SECTOR 9"]
# kind: (credit?, category, low, high rupees, names, round to rupees)
KINDS = {
    "upi_p": (0, "transfer", 100, 9000, "P", 1), "upi_in": (1, "transfer", 200, 15000, "P", 1), "upi_m": (0, "merchant", 40, 3200, SHOPS, 0),
    "neft_in": (1, "transfer", 8000, 90000, FIRMS, 0), "neft_out": (0, "transfer", 5000, 60000, FIRMS, 0), "rtgs_in": (1, "transfer", 200000, 600000, FIRMS, 0),
    "rtgs_out": (0, "transfer", 200000, 450000, FIRMS, 1), "imps_in": (1, "transfer", 1000, 40000, "P", 1), "imps_out": (0, "transfer", 1000, 25000, "P", 1),
    "atm": (0, "cash", 5, 100, None, 100), "pos": (0, "merchant", 200, 6500, SHOPS, 0), "emi": (0, "loan_emi", 3500, 26000, LENDERS, 1),
    "sip": (0, "investment", 1, 10, AMCS, 500), "ins": (0, "insurance", 800, 12000, INSURERS, 0), "div": (1, "dividend", 30, 2400, COMPANIES, 0),
    "util": (0, "utilities", 250, 4200, UTILS, 0), "rent": (0, "rent", 16, 50, "P", 500), "sal": (1, "salary", 32000, 140000, EMPLOYERS, 1),
    "chq_out": (0, None, 2000, 48000, FIRMS, 1), "chq_in": (1, None, 4000, 75000, FIRMS, 1), "cash_in": (1, "cash", 4, 90, None, 500),
    "card": (0, "card", 1200, 32000, None, 0), "int_cr": (1, "interest", 40, 1900, None, 0), "int_dr": (0, "interest", 4200, 14000, None, 0),
    "chg": (0, "charges", 15, 700, None, 0), "tax": (0, "tax", 1500, 42000, None, 1), "refund": (1, "refund", 90, 2600, SHOPS, 0), "cash_out": (0, "cash", 4,
    80, None, 500)}
PERSONAL = dict(upi_p=9, upi_in=5, upi_m=12, neft_in=3, imps_in=3, imps_out=4, atm=5, pos=6, emi=3, sip=3, ins=2, div=2, util=4, rent=2, sal=4, chq_out=2,
    chq_in=2, cash_in=2, card=3, int_cr=1, chg=2, tax=1, refund=2)
BUSINESS = dict(upi_in=5, upi_m=2, neft_in=8, neft_out=9, rtgs_in=5, rtgs_out=4, imps_in=3, imps_out=4, chq_out=7, chq_in=6, cash_in=4, cash_out=3, emi=2,
    ins=1, util=3, rent=2, chg=4, tax=4, card=1)


def person(r, woman=None):
    woman = r.random() < .5 if woman is None else woman
    return r.choice(WOMEN if woman else MEN) + " " + r.choice(LAST)


def events(r, n, weights, opening, floor, months, first=None):
    """Movements with running balance, all in paise; (list, from, to)."""
    start = first or date(r.randint(2022, 2025), r.randint(1, 12), 1)
    ends, y, m = [], start.year, start.month
    for _ in range(months):
        m += 1
        y, m = (y + 1, 1) if m > 12 else (y, m)
        ends.append(date(y, m, 1) - timedelta(1))
    end, kinds = ends[-1], list(weights)
    r.shuffle(kinds)
    kinds = kinds[:n] + r.choices(list(weights), list(weights.values()), k=max(0, n - len(kinds)))
    todo, left = [], ends[:]
    for k in kinds:
        if k in ("int_cr", "int_dr"):
            if not left:
                k = "upi_in" if "upi_in" in weights else "neft_in"
            else:
                todo.append((left.pop(), 9, k))
                continue
        todo.append((start + timedelta(r.randint(0, (end - start).days)), r.randint(0, 8), k))
    todo.sort(key=lambda t: t[:2])
    out, bal, chq, emp, land = [], opening, int(digits(r, 6)) % 800000 + 100000, r.choice(EMPLOYERS), person(r)
    for d, _, k in todo:
        for trial in range(9):
            cr, cat, lo, hi, names, rnd = KINDS[k]
            amt = r.randint(lo, hi) * 100 * (rnd or 1) + (0 if rnd or r.random() < .4 else r.randint(1, 99))
            if k == "chg":
                amt = r.choice([1770, 2950, 5900, 11800, 17700, 23600, 29500, 59000])
            if cr or bal - amt >= floor:
                break
            k = "neft_in" if trial > 4 else r.choice([x for x in weights if not KINDS[x][0]])
        if k in ("int_cr", "int_dr") and d not in ends:
            k = "neft_in"
            cr, cat, lo, hi, names, rnd = KINDS[k]
            amt = r.randint(lo, hi) * 100
        bal += amt if cr else -amt
        chq += r.randint(1, 3)
        who = "" if names is None else emp if k == "sal" else land if k == "rent" else person(r) if names == "P" else r.choice(names)
        b4, dep = r.choice(BANKS4), r.choice(BANKS4)
        vp = re.sub(r"[^a-z]", "", who.lower())[:9] + r.choice(["", "01", "92", ".biz" if rnd != 1 else "77"])
        out.append(dict(k=k, d=d, amt=amt, cr=bool(cr), bal=bal, who=who, whot=who.title(), cat=cat,
            rrn=f"{d.year % 10}{(d - date(d.year, 1, 1)).days + 1:03d}" + digits(r, 8),
                   utr=f"{b4}N{d.year % 100:02d}{(d - date(d.year, 1, 1)).days + 1:03d}" + digits(r, 8), rtgs=f"{b4}R5{d:%Y%m%d}" + "00" + digits(r, 6),
                       chq=f"{chq}",
                   bank=b4, bank2=dep, vpa=vp + "@" + r.choice(["okpvb", "ysd", "nrmupi", "kpay"]), note=r.choice(["UPI", "PAYMENT", "THANKS", "BILL", "NA",
                       "GROCERIES"]),
                   my=f"{MON[d.month - 1].upper()}-{d.year % 100:02d}", mo=MON[d.month - 1].upper(), yr=d.year, city=r.choice(CITIES)[0], tid=digits(r, 8),
                       card="XX" + digits(r, 4),
                   mand=b4 + digits(r, 9), time=f"{r.randint(7, 22):02d}:{r.randint(0, 59):02d}", ifsc=b4 + "0" + f"{r.randint(1, 1999):06d}", dm=f"{d:%d%m%y}",
                   sac=r.choice(["SMS ALERT CHGS", "CHQ BOOK ISSUE CHGS", "MIN BAL CHGS", "DEBIT CARD AMC", "NACH RETURN CHGS"]), txk=r.choice(["GST",
                       "ADVANCE TAX", "TDS"]),
                   acc=digits(r, 11), tr=digits(r, 6), vd=d, seq=digits(r, 4)))
    for d in {e["d"] for e in out}:
        day = [e for e in out if e["d"] == d]
        for e, tm in zip(day, sorted(x["time"] for x in day)):
            e["time"] = tm
    return out, start, end


def narrate(e, book):
    """book: kind -> 'channel;text' with [[name]] around the counterparty; returns text, truth keys."""
    chan, text = book[e["k"]].split(";", 1)
    text = re.sub(r" +", " ", text.format(**e)).strip()
    m = re.search(r"\[\[(.*?)\]\]", text)
    cp = m.group(1).strip() if m else None
    text = re.sub(r"\[\[(.*?) *\]\]", r"\1", text)
    keys = {}
    if chan != "_":
        keys["channel"] = chan
    if cp:
        keys["counterparty"] = cp
    if e["cat"]:
        keys["category"] = e["cat"]
    return text, keys


def wrap(text, width, font=None, size=0, seps=" "):
    """Break text to a width in points (or in characters without a font), after a separator if there is one."""
    size_of = (lambda s: W(s, font, size)) if font else len
    lines = []
    while size_of(text) > width:
        n = len(text)
        while n > 1 and size_of(text[:n]) > width:
            n -= 1
        cut = n if n < len(text) and text[n] == " " else max((text.rfind(s, 0, n) + 1 for s in seps), default=0)
        cut = cut if cut > n * .4 else n
        lines.append(text[:cut].strip())
        text = text[cut:].strip()
    return lines + [text]


def row(e, lines, keys, ref=None, bal=True):
    """One truth row; the counterparty as the joined lines show it."""
    desc = " ".join(x for x in lines if x)
    t = {"date": e["d"].isoformat(), "description": desc}
    if ref:
        t["reference"] = ref
    t["credit" if e["cr"] else "debit"] = T(e["amt"])
    if bal:
        t["balance"] = T(e["bal"])
    keys = dict(keys)
    if "counterparty" in keys:
        m = re.search(" ?".join(" " if ch == " " else re.escape(ch) for ch in keys["counterparty"]), desc)
        keys["counterparty"] = m.group(0)
    t.update(keys)
    return t


def totals(ev):
    return sum(e["amt"] for e in ev if not e["cr"]), sum(e["amt"] for e in ev if e["cr"])


def ref_of(e, cheque_only=False):
    k = e["k"]
    if k in ("chq_out", "chq_in"):
        return e["chq"]
    return None if cheque_only else e["rrn"] if k.startswith(("upi", "imps", "util")) else e["utr"] if k in ("neft_in", "neft_out",
        "sal") else e["rtgs"] if "rtgs" in k else None


def home(r):
    c, s, pin = r.choice(CITIES)
    return [r.choice(["FLAT NO ", "H NO ", "PLOT NO "]) + str(r.randint(2, 480)), r.choice(AREAS), c, s, pin + f"{r.randint(1, 99):02d}"]


def paged(path, size, fn):
    """Draw twice, so that fn(canvas, total) knows the number of pages."""
    total = 1
    for target in (io.BytesIO(), path):
        c = rl_canvas.Canvas(target, pagesize=size, invariant=1)
        fn(c, total)
        total = c.getPageNumber()
        c.showPage()
        c.save()


def span(f, t):
    return {"from": f.isoformat(), "to": t.isoformat()}
