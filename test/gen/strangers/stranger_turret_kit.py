# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, amounts, dates, wrapping, made-up people and a chain of transactions."""
import random
from datetime import date, timedelta
from pathlib import Path
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, A5, LETTER, landscape
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

FONTDIR = Path("/usr/share/fonts/truetype")


def register():
    wanted = {"Sans": "DejaVuSans", "SansB": "DejaVuSans-Bold", "Mono": "DejaVuSansMono", "MonoB": "DejaVuSansMono-Bold", "Serif": "DejaVuSerif",
              "SerifB": "DejaVuSerif-Bold", "Cond": "DejaVuSansCondensed", "CondB": "DejaVuSansCondensed-Bold", "Noto": "NotoSans-Regular",
                  "NotoB": "NotoSans-Bold"}
    for name, file in wanted.items():
        hit = [p for p in (FONTDIR / "noto" / (file + ".ttf"), FONTDIR / "dejavu" / (file + ".ttf")) if p.exists()]
        pdfmetrics.registerFont(TTFont("Bank24" + name, str(hit[0])))
    pdfmetrics.registerFontFamily("Bank24Sans", normal="Bank24Sans", bold="Bank24SansB", italic="Bank24Sans", boldItalic="Bank24SansB")


register()
W = pdfmetrics.stringWidth
H, HB, CO, CB, SA, SB, hx = "Helvetica", "Helvetica-Bold", "Courier", "Courier-Bold", "Bank24Sans", "Bank24SansB", colors.HexColor
MON = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
MONTHS = "January February March April May June July August September October November December".split()


def amt(p):
    """Paise as truth."""
    s = "-" if p < 0 else ""
    return f"{s}{abs(p) // 100}.{abs(p) % 100:02d}"


def ind(p):
    """Indian grouping: 12,34,567.80 (no sign)."""
    p = abs(p)
    s, out = str(p // 100), ""
    if len(s) > 3:
        head, s = s[:-3], "," + s[-3:]
        while len(head) > 2:
            out, head = "," + head[-2:] + out, head[:-2]
        out = head + out
    return f"{out}{s}.{p % 100:02d}"


def west(p):
    p = abs(p)
    return f"{p // 100:,}.{p % 100:02d}"


def crdr(p, cr="Cr", dr="Dr", fmt=ind):
    return fmt(p) + (dr if p < 0 else cr)


def dfmt(d, how):
    """d dm Mon etc.: how holds %d %m %Y %y %b %B and %e (day without zero)."""
    how = how.replace("%e", str(d.day)).replace("%b", MON[d.month - 1]).replace("%B", MONTHS[d.month - 1])
    return d.strftime(how)


def wrap(s, font, size, width):
    """Break at blanks, inside a word only where it does not fit."""
    lines, cur = [], ""
    for w in s.split():
        if cur and W(cur + " " + w, font, size) <= width:
            cur += " " + w
            continue
        if cur:
            lines.append(cur)
        while W(w, font, size) > width:
            k = len(w)
            while W(w[:k], font, size) > width:
                k -= 1
            lines.append(w[:k])
            w = w[k:]
        cur = w
    return lines + [cur] if cur else lines or [""]


def chop(s, n):
    """Break after n characters, as programs with fixed fields do; no blanks at the edges."""
    out = []
    while s:
        out.append(s[:n].strip())
        s = s[n:].lstrip()
    return [o for o in out if o]


def put(c, x, y, s, font="Helvetica", size=8, al="l", col=None):
    if not s:
        return
    c.setFont(font, size)
    c.setFillColor(col or colors.black)
    {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[al](x, y, s)


def words(c, x, y, s, font, size):
    """Word by word, as some print drivers do."""
    c.setFont(font, size)
    for w in s.split(" "):
        c.drawString(x, y, w)
        x += W(w + " ", font, size)


def rule(c, x0, y0, x1, y1, w=.5, col=None):
    c.setLineWidth(w)
    c.setStrokeColor(col or colors.black)
    c.line(x0, y0, x1, y1)


FIRST = ("Ananya Meenakshi Lakshmi Prerna Kavita Nandini Shalini Padma Sunita Harpreet Rohit Suresh Farhan Devendra Joseph Manoj Imran Vikram Arjun Gopal "
         "Balwinder Naresh").split()
LAST = ("Deshmane Kulkarti Nairath Sandhwal Chaturvani Banerjot Reddyal Iyermath Shekhani Pillath Mehtani Guptara Thakoria Boralkar Joshwal Qureshani").split()
FIRMS = ("Shree Ambika Polyfab|Navrang Auto Spares|Kaveri Agro Traders|Trishul Fasteners|Sai Madhura Foods|Blue Lotus Textiles|Girnar Steel Tubes|"
         "Pragati Packwell|Vindhya Electricals|Omkar Pharma Distributors|Malabar Coir Works|Arunodaya Printers|Kohinoor Ceramics|Zenith Toolcraft").split("|")
TAILS = ["Pvt Ltd", "Private Limited", "Enterprises", "& Sons", "LLP", "Industries", "& Co"]
SHOPS = ("Zapmeal|Kirana King|Rydo Cabs|FreshTokri|Bijli Vitran Nigam|MetroGo|Telvo Mobile|Bookwala|Pillbox Pharmacy|Chai Adda|Fuelmart|Gasline Utilities|"
         "Cinepalace|Trendhaus|Railbook|Dakshin Bhavan|Sabziwala|Clickbazar").split("|")
CITIES = [tuple(x.split("/")) for x in ("Pune/Maharashtra/411038|Kochi/Kerala/682016|Jaipur/Rajasthan/302015|Coimbatore/Tamil Nadu/641012|"
          "Guwahati/Assam/781005|Surat/Gujarat/395007|Indore/Madhya Pradesh/452001|Mysuru/Karnataka/570009|Ludhiana/Punjab/141001|"
          "Bhubaneswar/Odisha/751007").split("|")]
STREETS = "Gandhi Nagar|Station Road|MG Road|Nehru Colony|Temple Street|Link Road|Civil Lines|Model Town|Lake View Layout|Market Yard".split("|")
CODES = "BSTB HMRA INDV ASHV SAHY DAKN KRSN VNDH MLBR PNCH".split()
NOTES = "Payment|rent|groceries|UPI|NA|fees|dinner|bill pay|Sent using app|invoice".split("|")


def person(r):
    return r.choice(FIRST) + " " + (r.choice(FIRST)[0] + " " if r.random() < .3 else "") + r.choice(LAST)


def title(name, mr="Mr. ", ms="Ms. "):
    return (ms if FIRST.index(name.split()[0].capitalize()) < 9 else mr) + name


def firm(r):
    return r.choice(FIRMS) + " " + r.choice(TAILS)


def digits(r, n):
    return str(r.randint(1, 9)) + "".join(str(r.randint(0, 9)) for _ in range(n - 1))


def address(r, city=None):
    """Three lines and the city triple."""
    t = city or r.choice(CITIES)
    return [f"{r.choice(['Flat', 'H No', 'Door No', 'Plot'])} {r.randint(1, 480)}, "
            + r.choice(["Sai Residency", "Green Acres", "Shanti Kunj", "Phase II", "2nd Floor"]), r.choice(STREETS), f"{t[0]} {t[2]}"], t


class Tx:
    """One posting: day, vday, d, c, bal (paise) and the words for its narration."""


RETAIL = dict(upi=9, upicr=3, atm=2, pos=2, neftcr=1, neft=1, imps=1, ach=1, chq=1, cash=1, fee=1, intr=1, bill=2)
TRADE = dict(neftcr=4, neft=3, rtgs=2, rtgscr=2, chq=3, chqcr=2, cash=2, cashwd=1, fee=2, upicr=2, upi=1, imps=1, ach=1, tax=1)
RURAL = dict(cash=3, cashwd=3, dbt=2, chq=1, chqcr=1, upi=3, upicr=2, fee=1, intr=1, atm=2)
CREDIT = {"upicr", "neftcr", "rtgscr", "chqcr", "cash", "intr", "dbt"}


SIZE = dict(upi=(20, 3500), upicr=(50, 6000), pos=(120, 5200), atm=(5, 100), neftcr=(4000, 62000), neft=(1500, 30000), imps=(500, 15000), ach=(900, 14000),
            chq=(1500, 30000), chqcr=(2500, 45000), cash=(10, 240), cashwd=(10, 160), fee=(0, 5), intr=(40, 1900), bill=(199, 4200), rtgs=(200000, 640000),
            rtgscr=(200000, 720000), tax=(2000, 42000), dbt=(500, 6000))
SLASH = dict(upi="UPI/{ref}/{WHO}/{code}/{note}", upicr="UPI/{ref}/{WHO}/{code}/{note}", atm="ATM/{txid}/{CITY}", pos="POS/{WHO}/{CITY}/{ref}",
    neftcr="NEFT/{utr}/{WHO}",
             neft="NEFT/{utr}/{WHO}", imps="IMPS/{ref}/{WHO}/{code}", ach="ACH/{WHO}/{chq}", chq="CLG/{WHO}/{code}", chqcr="CLG DEP/{WHO}/{code}",
                 cash="CASH DEP/{CITY}",
             cashwd="CASH WDL/SELF", fee="CHRG/SMS/{mon}{yr}", intr="INT PAID/{mon} {yr}", bill="BILLPAY/{WHO}/{chq}", rtgs="RTGS/{utr}/{WHO}",
                 rtgscr="RTGS/{utr}/{WHO}", tax="GST/CPIN{ref}/{mon}", dbt="APBS/PM SCHEME/{ref}")
PLAIN = dict(upi=["By UPI to {who}", "UPI payment {who}"], upicr="UPI received from {who}", atm="ATM Withdrawal {city}", pos="Card purchase {who} {city}",
    neftcr="NEFT Inward {who}",
             neft="NEFT Outward {who}", imps="IMPS to {who}", ach="NACH debit {who}", chq="Cheque paid {who}", chqcr="Cheque deposit {code}",
                 cash="Cash deposit",
             cashwd="Cash withdrawal self", fee="Service charges incl GST", intr="Interest credit", bill="Bill payment {who}", rtgs="RTGS Outward {who}",
                 rtgscr="RTGS Inward {who}", tax="GST payment {mon} {yr}", dbt="DBT subsidy credit")


def ledger(r, n, opening, mix, scale=1, floor=0, start=None, per=3.0):
    """n postings in order of day from start on, the balance never below floor; returns (list, from, to)."""
    start = start or date(r.randint(2021, 2024), r.randint(1, 12), 1)
    end = None
    while end is None or (end - start).days + 1 < n / per:
        end = ((end + timedelta(days=1) if end else start).replace(day=1) + timedelta(days=32)).replace(day=1) - timedelta(days=1)
    span = (end - start).days
    days = sorted(r.randint(0, span) for _ in range(n))
    bal, out, kinds, weights = opening, [], list(mix), list(mix.values())
    for k in days:
        t = Tx()
        t.kind = r.choices(kinds, weights)[0]
        if t.kind in ("intr", "fee") and sum(o.kind == t.kind for o in out) > len(out) // 20:
            t.kind = kinds[0]
        odd = r.choice([0, 0, 0, r.randint(1, 99)])
        v = r.randint(*SIZE[t.kind])
        if t.kind in ("atm", "cash", "cashwd"):
            p = v * 10000 * (scale if t.kind != "atm" else 1)
        elif t.kind == "fee":
            p = r.choice([1770, 590, 11800, 2360, 17700, 29500])
        elif t.kind in ("intr", "pos", "bill"):
            p = v * 100 + r.randint(0, 99)
        else:
            p = v * 100 * (1 if t.kind in ("dbt", "upi") else scale) + odd
        credit = t.kind in CREDIT
        if not credit and bal - p < floor:
            t.kind, credit = ("cash" if "cash" in mix else "upicr"), True
            p = max(p, r.randint(20, 200) * 10000) // 50000 * 50000 + 50000
        t.d, t.c = (0, p) if credit else (p, 0)
        bal += t.c - t.d
        t.bal, t.p = bal, p
        t.day = start + timedelta(days=k)
        t.vday = t.day + timedelta(days=1 if t.kind == "chqcr" and t.day < end else 0)
        t.chq = f"{r.randint(1021, 998000):06d}"
        t.ref = str(r.randint(1, 3)) + f"{t.day.timetuple().tm_yday:03d}" + digits(r, 8)
        t.code = r.choice(CODES)
        t.person, t.firm, t.shop, t.city, t.note = person(r), firm(r), r.choice(SHOPS), r.choice(CITIES)[0], r.choice(NOTES)
        t.who = t.firm if t.kind in ("rtgs", "rtgscr", "neft", "neftcr", "chqcr", "ach") and "tax" in mix else t.shop if t.kind in ("upi", "pos",
            "bill") else t.person
        t.ifsc = f"{t.code}0{r.randint(1, 3):03d}{digits(r, 3)}"
        t.utr = f"{t.code}{'R5' if t.kind.startswith('rtgs') else 'N'}{t.day:%Y%m%d}{digits(r, 8)}"
        t.vpa = t.who.split()[0].lower() + r.choice(["", digits(r, 2)]) + "@" + r.choice(["okbstb", "hmrapay", "ind", "ashv"])
        t.txid = r.choice("SM") + digits(r, 8)
        t.time = f"{r.randint(8, 21):02d}:{r.randint(0, 59):02d}:{r.randint(0, 59):02d}"
        t.pick = r.random()
        out.append(t)
    for day in {t.day for t in out}:                           # the clock runs on within a day
        same = [t for t in out if t.day == day]
        for t, s in zip(same, sorted(t.time for t in same)):
            t.time = s
    return out, start, end


def narr(t, book):
    """The bank's own wording: book[kind] is a pattern or a list of patterns."""
    p = book.get(t.kind, book.get("*"))
    if isinstance(p, (list, tuple)):
        p = p[int(t.pick * len(p))]
    f = dict(vars(t), WHO=t.who.upper(), CITY=t.city.upper(), NOTE=t.note.upper(), dmy=t.day.strftime("%d%m%y"), mon=MON[t.day.month - 1].upper(),
        yr=t.day.year)
    return " ".join(p.format(**f).split())


def head(**kw):
    """Truth of the head: amounts in paise become strings, the period a pair of ISO dates."""
    out = {}
    for k, v in kw.items():
        if k == "period":
            out["statement_period"] = {"from": v[0].isoformat(), "to": v[1].isoformat()}
        else:
            out[k] = amt(v) if isinstance(v, int) else v
    return out


def row(t, desc, ref=None, bal=True):
    x = {"date": t.day.isoformat(), "description": desc if isinstance(desc, str) else " ".join(desc)}
    if ref:
        x["reference"] = ref
    x["debit" if t.d else "credit"] = amt(t.p)
    if bal:
        x["balance"] = amt(t.bal)
    return x


def sums(tx):
    return sum(t.d for t in tx), sum(t.c for t in tx), sum(1 for t in tx if t.d), sum(1 for t in tx if t.c)
