# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things: money, dates, events of an account, wrapping, a canvas table."""
import datetime
import io
import random

from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

T = "/usr/share/fonts/truetype/"
for _n, _f in {"Bk21Noto": "noto/NotoSans-Regular", "Bk21NotoB": "noto/NotoSans-Bold",
               "Bk21Deja": "dejavu/DejaVuSans", "Bk21DejaB": "dejavu/DejaVuSans-Bold",
               "Bk21Cond": "dejavu/DejaVuSansCondensed", "Bk21CondB": "dejavu/DejaVuSansCondensed-Bold",
               "Bk21Serif": "dejavu/DejaVuSerifCondensed", "Bk21SerifB": "dejavu/DejaVuSerifCondensed-Bold",
               "Bk21Mono": "dejavu/DejaVuSansMono", "Bk21MonoB": "dejavu/DejaVuSansMono-Bold",
               "Bk21Deva": "noto/NotoSansDevanagari-Regular"}.items():
    pdfmetrics.registerFont(TTFont(_n, T + _f + ".ttf"))

D = datetime.date
DAY = datetime.timedelta(days=1)
MON = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def rs(c, comma="in"):
    """Cents as printed: 12,34,567.00 (in), 1,234,567.00 (us), 1234567.00 (no)."""
    sign, c = ("-", -c) if c < 0 else ("", c)
    w, p = str(c // 100), "%02d" % (c % 100)
    if comma == "us":
        w = f"{int(w):,}"
    elif comma == "in" and len(w) > 3:
        head, tail = w[:-3], w[-3:]
        parts = []
        while head:
            parts.insert(0, head[-2:])
            head = head[:-2]
        w = ",".join(parts + [tail])
    return f"{sign}{w}.{p}"


def drcr(c, dr="Dr", cr="Cr", comma="in", sep=" "):
    return rs(abs(c), comma) + sep + (dr if c < 0 else cr)


def plain(c):
    return rs(c, "no")


def dt(d, how):
    """%e = day without a leading zero."""
    return d.strftime(how.replace("%e", str(d.day)))


FIRST = ("Aarav Meera Rohan Kavya Suresh Lalitha Imran Farida Joseph Anjali Prakash Nandini Devendra Sunita Gopal "
         "Harpreet Manoj Rekha Vikram Shalini Tenzin Bhavesh Ishita Ramesh").split()
LAST = ("Deshpande Iyer Nair Banerjee Chauhan Reddy Qureshi Dsouza Patil Kulkarni Sharma Bora Gill Mehta Pillai "
        "Yadav Hegde Saxena Thakur Solanki Menon Das").split()
SHOPS = ["Annapurna Kirana", "Sagar Sweets", "Mangala Medicals", "Brightline Broadband", "Gati Cabs", "Zestbowl Foods",
         "Kesari Fuels", "Urbanthread Retail", "Playwave Media", "Greenleaf Grocers", "Metroline Rail Recharge",
         "Pustak Bhandar", "Skyhop Travels", "Sunfield Electricals"]
FIRMS = ["Trivenisoft Technologies Pvt Ltd", "Kaveri Agro Traders", "Malhar Steel Works", "Orchid Packaging LLP",
         "Nilgiri Spices Exports", "Vasundhara Textiles", "Apex Tooling Co", "Shubham Logistics", "Padmaja Chemicals",
         "Jyoti Enterprises", "Sahyadri Infra Projects Ltd"]
MANDATE = ["Navyug Mutual Fund", "Suraksha Life Ins", "Pragati Home Finance", "Udaan Auto Loans", "Lakshya SIP Clearing"]
CITY = ["Pune", "Nashik", "Kochi", "Indore", "Guwahati", "Madurai", "Mysuru", "Lucknow", "Surat", "Patna"]
CODES = ["NVDB", "KVRB", "SGRM", "TPLB", "UDYB", "MNTB"]
HANDLES = ["oknvd", "ybx", "kvr", "paysg", "upl"]
NOTES = ["Payment", "Rent", "lunch", "Sent from app", "Bill", "NA", "grocery", "school fee", "UPI", "refund", "ticket"]

RETAIL = dict(upi_out=9, upi_in=5, neft_in=1, neft_out=1, imps_out=1, imps_in=1, ach=2, pos=3, atm=2, chq_paid=1,
              cash_dep=1, salary=1, int=1, chg=1)
TRADE = dict(upi_in=4, upi_out=2, neft_in=5, neft_out=4, rtgs_in=2, rtgs_out=2, imps_out=2, imps_in=1, chq_paid=5,
             chq_dep=4, cash_dep=2, ach=1, chg=2, gst=1)
RURAL = dict(dbt=3, cash_dep=3, cash_wd=4, upi_out=4, upi_in=3, neft_in=1, int=1, chg=1, aeps=2)
CREDIT = {"upi_in", "neft_in", "imps_in", "rtgs_in", "chq_dep", "cash_dep", "salary", "int", "dbt", "remit"}
SIZE = dict(upi_out=(20, 4500, 1), upi_in=(50, 9000, 50), neft_in=(2000, 60000, 1), neft_out=(1500, 40000, 100),
            imps_out=(500, 20000, 100), imps_in=(500, 18000, 100), ach=(999, 14000, 1), pos=(120, 8000, 0),
            atm=(500, 10000, 500), chq_paid=(2000, 45000, 1), chq_dep=(2000, 80000, 1), cash_dep=(1000, 49000, 500),
            salary=(32000, 96000, 1), int=(40, 900, 1), chg=(11, 140, 0), rtgs_in=(200000, 640000, 0),
            rtgs_out=(200000, 480000, 0), gst=(1200, 38000, 1), dbt=(500, 2000, 500), cash_wd=(500, 9000, 100),
            aeps=(500, 5000, 500), remit=(60000, 340000, 0), inst=(5000, 5000, 1))


def name(rng):
    return rng.choice(FIRST) + " " + rng.choice(LAST)


def digits(rng, n):
    return str(rng.randint(1, 9)) + "".join(rng.choice("0123456789") for _ in range(n - 1))


def event(rng, kind):
    who = rng.choice(FIRMS if kind in ("neft_in", "rtgs_in", "rtgs_out", "neft_out", "chq_dep", "chq_paid", "salary")
                     else [name(rng), rng.choice(SHOPS)] if kind in ("upi_out",) else SHOPS if kind == "pos"
                     else MANDATE if kind == "ach" else [name(rng)])
    if kind in ("chq_paid", "chq_dep", "neft_out") and rng.random() < .5:
        who = name(rng)
    e = dict(kind=kind, who=who, WHO=who.upper(), rrn=digits(rng, 12), chq=digits(rng, 6), code=rng.choice(CODES),
             note=rng.choice(NOTES), card="4%sXXXXXX%s" % (digits(rng, 5), digits(rng, 4)), n4=digits(rng, 4),
             n6=digits(rng, 6), n8=digits(rng, 8), n16=digits(rng, 16), city=rng.choice(CITY))
    e["CITY"] = e["city"].upper()
    e["utr"] = e["code"] + rng.choice("NRHP") + digits(rng, 11)
    e["vpa"] = who.lower().replace(" ", rng.choice([".", ""]))[:16].strip(".") + "@" + rng.choice(HANDLES)
    lo, hi, step = SIZE[kind]
    e["amt"] = rng.randint(lo * 100, hi * 100) if step == 0 else \
        max(lo, rng.randint(lo, hi) // step * step) * 100 + (rng.choice([0, 0, 50, 37]) if step == 1 and
                                                             kind not in ("inst",) else 0)
    e["credit"] = kind in CREDIT
    return e


def account(rng, rows, words, mix, start, end, opening, floor=0, value=0.15, refs=None):
    """Events with date, value date, narration, reference and chained balance."""
    span = (end - start).days
    days = sorted(rng.randint(0, span) for _ in range(rows))
    kinds = [k for k in mix if k in words]
    bal, out, once = opening, [], set()
    for d in days:
        month = (start + d * DAY).month
        can = [k for k in kinds if (k, month) not in once]
        e = event(rng, rng.choices(can, [mix[k] for k in can])[0])
        if not e["credit"] and bal - e["amt"] < floor:
            e = event(rng, rng.choice([k for k in can if k in CREDIT]))
        if e["kind"] in ("int", "salary", "chg", "gst"):
            once.add((e["kind"], month))
        bal += e["amt"] if e["credit"] else -e["amt"]
        e.update(date=start + d * DAY, bal=bal)
        e["vdate"] = min(end, e["date"] + DAY) if rng.random() < value else e["date"]
        e["time"] = "%02d:%02d" % (rng.randint(6, 22), rng.randint(0, 59))
        e["dmy"] = e["date"].strftime("%d%m%y")
        e["narr"] = words[e["kind"]].format(**e)
        e["ref"] = (refs or {}).get(e["kind"], "").format(**e)
        out.append(e)
    return out


def truth(tx, lines=None, ref=False, balance=True):
    """The list of transactions; lines[i] are the printed lines of the narration."""
    out = []
    for i, e in enumerate(tx):
        t = {"date": e["date"].isoformat(), "description": " ".join(lines[i]) if lines else e["narr"]}
        if ref and e["ref"]:
            t["reference"] = e["ref"]
        t["credit" if e["credit"] else "debit"] = plain(e["amt"])
        if balance:
            t["balance"] = plain(e["bal"])
        out.append(t)
    return out


def sums(tx):
    return (sum(e["amt"] for e in tx if not e["credit"]), sum(e["amt"] for e in tx if e["credit"]),
            sum(not e["credit"] for e in tx), sum(e["credit"] for e in tx))


def wrap(text, font, size, width, hard=False):
    """Lines of text; hard breaks anywhere, else at blanks (too long words anywhere)."""
    out, cur = [], ""
    for word in ([text] if hard else text.split(" ")):
        trial = cur + " " + word if cur else word
        if stringWidth(trial, font, size) <= width:
            cur = trial
            continue
        if cur:
            out.append(cur)
        cur = ""
        for ch in word:
            if cur and stringWidth(cur + ch, font, size) > width:
                out.append(cur.strip())
                cur = ""
            cur += ch
        cur = cur.strip()
    return out + ([cur] if cur else [])


class Tab:
    """A table on a canvas. cols: (heading with newlines, width, align)."""

    def __init__(s, c, x, cols, font="Helvetica", bold="Helvetica-Bold", size=8, lead=None, pad=3, rules="hv",
                 head=None, ink=colors.black, line=colors.black, band=None, hsize=None, lw=.5, gap=3, halign=None):
        s.c, s.x, s.cols, s.font, s.bold, s.size, s.gap = c, x, cols, font, bold, size, gap
        s.lead, s.pad, s.rules, s.head, s.ink, s.line = lead or size * 1.25, pad, rules, head, ink, line
        s.band, s.hsize, s.lw, s.n, s.halign = band, hsize or size, lw, 0, halign
        s.w = sum(k[1] for k in cols)

    def fold(s, i, text, hard=False):
        return wrap(text, s.font, s.size, s.cols[i][1] - 2 * s.gap, hard)

    def height(s, cells):
        return max([1] + [len(k) for k in cells if isinstance(k, list)]) * s.lead + 2 * s.pad

    def _put(s, y, cells, font, size, h, fg, align=None):
        s.c.setFont(font, size)
        s.c.setFillColor(fg)
        x = s.x
        for (_, w, al), cell in zip(s.cols, cells):
            al = align or al
            yy = y - s.pad - size * .85
            for ln in (cell if isinstance(cell, list) else [cell]):
                if al == "r":
                    s.c.drawRightString(x + w - s.gap, yy, ln)
                elif al == "c":
                    s.c.drawCentredString(x + w / 2, yy, ln)
                else:
                    s.c.drawString(x + s.gap, yy, ln)
                yy -= s.lead
            x += w
        s.c.setFillColor(colors.black)

    def _lines(s, y, h, rules):
        s.c.setStrokeColor(s.line)
        s.c.setLineWidth(s.lw)
        if "h" in rules:
            s.c.line(s.x, y - h, s.x + s.w, y - h)
        if "v" in rules:
            x = s.x
            for w in [0] + [k[1] for k in s.cols]:
                x += w
                s.c.line(x, y, x, y - h)

    def heading(s, y):
        cells = [k[0].split("\n") for k in s.cols]
        h = s.height(cells)
        if s.head:
            s.c.setFillColor(s.head)
            s.c.rect(s.x, y - h, s.w, h, stroke=0, fill=1)
        s._put(y, cells, s.bold, s.hsize, h, s.ink, s.halign)
        s._lines(y, h, s.rules + "h")
        if "h" in s.rules or "t" in s.rules:
            s.c.line(s.x, y, s.x + s.w, y)
        return y - h

    def row(s, y, cells, bold=False, bg=None, rules=None):
        h = s.height(cells)
        bg = bg or (s.band if s.n % 2 else None)
        s.n += 1
        if bg:
            s.c.setFillColor(bg)
            s.c.rect(s.x, y - h, s.w, h, stroke=0, fill=1)
        s._put(y, cells, s.bold if bold else s.font, s.size, h, colors.black)
        s._lines(y, h, s.rules if rules is None else rules)
        return y - h

    def base(s, y):
        s.c.setStrokeColor(s.line)
        s.c.line(s.x, y, s.x + s.w, y)


def twice(path, size, fn):
    """fn(c, total) draws all pages; first to count them, then on paper."""
    c = canvas.Canvas(io.BytesIO(), pagesize=size, invariant=1)
    fn(c, 1)
    total = c.getPageNumber() - 1
    c = canvas.Canvas(path, pagesize=size, invariant=1)
    out = fn(c, total)
    c.save()
    return out


def text(c, x, y, s, font="Helvetica", size=9, how="l", fg=colors.black):
    c.setFont(font, size)
    c.setFillColor(fg)
    {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[how](x, y, s)
    c.setFillColor(colors.black)


def pairs(c, x, y, items, xv, lead=12, font="Helvetica", bold="Helvetica", size=8, colon=": "):
    for k, v in items:
        text(c, x, y, k, bold, size)
        for ln in (v if isinstance(v, list) else [v]):
            text(c, xv, y, colon + ln, font, size)
            y -= lead
    return y


def address(rng):
    return ["%s-%d, %s" % (rng.choice("ABCD"), rng.randint(101, 909), rng.choice(
        ["Shanti Residency", "Rosewood Heights", "Neelkanth Apts", "Green Park Colony"])),
        rng.choice(["Station Road", "M G Road", "Ring Road", "Temple Street"]),
        "%s - %s" % (rng.choice(CITY).upper(), digits(rng, 6))]


def seeded(nm, seed, rows):
    return random.Random(f"{nm}/{seed}/{rows}")


def period(rng, months=3):
    y, m = rng.choice([2023, 2024, 2025]), rng.randint(1, 9)
    end = D(y, m + months, 1) - DAY
    return D(y, m, 1), end
