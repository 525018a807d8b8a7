# SPDX-License-Identifier: AGPL-3.0-or-later
import io
import random
import re
from datetime import date, timedelta

from reportlab.lib.colors import HexColor, black, white
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

_D = "/usr/share/fonts/truetype/dejavu/DejaVu"
_N = "/usr/share/fonts/truetype/noto/Noto"
for _name, _file in {
    "Bank18Sans": _D + "Sans.ttf", "Bank18SansB": _D + "Sans-Bold.ttf",
    "Bank18Cond": _D + "SansCondensed.ttf", "Bank18CondB": _D + "SansCondensed-Bold.ttf",
    "Bank18Mono": _D + "SansMono.ttf", "Bank18MonoB": _D + "SansMono-Bold.ttf",
    "Bank18Serif": _D + "SerifCondensed.ttf", "Bank18SerifB": _D + "SerifCondensed-Bold.ttf",
    "Bank18Noto": _N + "Sans-Regular.ttf", "Bank18NotoB": _N + "Sans-Bold.ttf",
    "Bank18NSerif": _N + "Serif-Regular.ttf", "Bank18NSerifB": _N + "Serif-Bold.ttf",
    "Bank18Deva": _N + "SansDevanagari-Regular.ttf",
}.items():
    pdfmetrics.registerFont(TTFont(_name, _file))

H, HB, T, TB, C, CB = "Helvetica", "Helvetica-Bold", "Times-Roman", "Times-Bold", "Courier", "Courier-Bold"
MON = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def dot(p):
    """What the truth says: 1234.50"""
    s = "-" if p < 0 else ""
    p = abs(p)
    return f"{s}{p // 100}.{p % 100:02d}"


def inr(p):
    s = "-" if p < 0 else ""
    p = abs(p)
    w, f = str(p // 100), p % 100
    if len(w) > 3:
        head, tail = w[:-3], w[-3:]
        head = re.sub(r"(?<=\d)(?=(\d\d)+$)", ",", head)
        w = head + "," + tail
    return f"{s}{w}.{f:02d}"


def num(p, th=",", dec="."):
    s = "-" if p < 0 else ""
    p = abs(p)
    return s + f"{p // 100:,}".replace(",", th) + dec + f"{p % 100:02d}"


def drcr(p, f=inr, gap=" ", dr="Dr", cr="Cr"):
    return f(abs(p)) + gap + (dr if p < 0 else cr)


def digits(R, n):
    return str(R.randint(1, 9)) + "".join(str(R.randint(0, 9)) for _ in range(n - 1))


def wrap(text, font, size, width):
    out, cur = [], ""
    for tok in text.split():
        while True:
            t = (cur + " " + tok) if cur else tok
            if stringWidth(t, font, size) <= width:
                cur = t
                break
            if cur:
                out.append(cur)
                cur = ""
                continue
            k = len(tok)
            while stringWidth(tok[:k], font, size) > width:
                k -= 1
            out.append(tok[:k])
            tok = tok[k:]
    if cur:
        out.append(cur)
    return out or [""]


def wrapn(text, n):
    """By characters, as fixed-width reports do."""
    return wrap(text, C, 10, n * 6.0 + 0.01)


PEOPLE = ["RAJESH KUMAR", "ANITA DESHPANDE", "MOHAMMED FAIZ", "LAKSHMI NAIR", "GURPREET SINGH", "SUNIL PATIL", "KAVITHA R",
          "DEBASISH ROY", "FARHANA BEGUM", "ARVIND JOSHI", "P VENKATESH", "SNEHA KULKARNI", "IMRAN SHAIKH", "MEENA KUMARI",
          "JOSEPH THOMAS", "HARISH GOWDA", "RITU AGARWAL", "BIJU MATHEW"]
SHOPS = ["SHREE SAI MEDICALS", "QUIKBASKET", "ANNAPURNA STORES", "METROPOINT FUELS", "NILGIRI TEA HOUSE", "BOOKNEST",
         "TIFFINWALA", "JANTA ELECTRICALS", "RAILYATRI TICKETS", "FRESHKART", "OM SWEETS", "CITY OPTICALS", "VELOCAB"]
FIRMS = ["ORBITAL TEXTILES LTD", "KAVERI AGRO PVT LTD", "SURYA POLYMERS", "BLUEFERN SYSTEMS LLP", "MALWA STEEL TRADERS",
         "HARIT PACKAGING", "NORTHSTAR LOGISTICS", "SAGAR MARINE EXPORTS", "VINDHYA CEMENT AGENCY", "TRIDENT TOOLS CO"]
CODES = ["DCPB", "KVLI", "SHYD", "NGRB", "PRVT", "MLKA", "UDAN"]


def fill(R, t, extra, seen):
    def one(m):
        k = m.group(1)
        if k not in seen:
            if extra and k in extra:
                seen[k] = R.choice(extra[k])
            elif k[0] == "n" and k[1:].isdigit():
                seen[k] = digits(R, int(k[1:]))
            elif k == "chq":
                seen[k] = f"{R.randint(1000, 999999):06d}"
            elif k == "h":
                who = seen.get("p") or R.choice(PEOPLE)
                seen[k] = who.lower().replace(" ", "")[:9] + str(R.randint(1, 99))
            else:
                seen[k] = R.choice({"p": PEOPLE, "s": SHOPS, "f": FIRMS, "b": CODES, "mon": [q.upper() for q in MON]}[k])
        return seen[k]
    return re.sub(r"\{(\w+)\}", one, t)


class Tx:
    pass


def gen(R, rows, opening, pool, start, days, floor=0, extra=None):
    """pool: (sign, description, reference, low, high, step) in hundredths"""
    out, bal, last = [], opening, {}
    for k in sorted(R.randrange(days) for _ in range(rows)):
        for n in range(40):
            sign, desc, ref, lo, hi, step = R.choice(pool)
            amt = R.randint(lo // step, hi // step) * step
            if "{" not in desc + ref and hi < 100000 and k - last.get(desc, -99) < 28 and n < 30:
                continue
            if sign > 0 and n < 1 and bal > 4 * max(opening, 100000):
                continue
            if sign > 0 or bal - amt >= floor:
                break
        else:
            sign, desc, ref, lo, hi, step = [q for q in pool if q[0] > 0][0]
            amt = R.randint(lo // step, hi // step) * step
        last[desc] = k
        t, seen = Tx(), {}
        t.date = start + timedelta(k)
        t.vdate = t.date - timedelta(1) if R.random() < .08 and k else t.date
        t.desc, t.ref = fill(R, desc, extra, seen), fill(R, ref, extra, seen)
        t.amt, t.sign = amt, sign
        t.d, t.c = (0, amt) if sign > 0 else (amt, 0)
        bal += sign * amt
        t.bal, t.showbal = bal, True
        out.append(t)
    return out


def truth(head, txs, ref=True, bal=True):
    L = []
    for t in txs:
        e = {"date": t.date.isoformat(), "description": t.desc}
        if ref and t.ref:
            e["reference"] = t.ref
        e["credit" if t.sign > 0 else "debit"] = dot(t.amt)
        if bal and t.showbal:
            e["balance"] = dot(t.bal)
        L.append(e)
    return {"data": dict(head, transactions=L)}


def period(a, b):
    return {"from": a.isoformat(), "to": b.isoformat()}


def sums(txs):
    return sum(t.d for t in txs), sum(t.c for t in txs)


def two_pass(path, size, paint):
    """paint(canvas, total) -> number of pages"""
    n = paint(Canvas(io.BytesIO(), pagesize=size, invariant=1), 99)
    c = Canvas(path, pagesize=size, invariant=1)
    paint(c, n)
    c.save()


def put(c, x, y, s, font=H, size=9, align="l", col=None):
    c.setFont(font, size)
    c.setFillColor(col or black)
    {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[align](x, y, s)


def rows_out(c, cols, rows, y, bottom, newpage, font, size, lead, pad=2, band=None, rule=None, x0=0, x1=0, grid=None):
    """cols: (x, align); rows: lists of cells, each a string or list of lines. newpage() gives the new y."""
    top = y
    def frame(a, b):
        if grid:
            c.setStrokeColor(grid[0]); c.setLineWidth(.4)
            for gx in grid[1]:
                c.line(gx, a, gx, b)
    for n, r in enumerate(rows):
        cells = [[q] if isinstance(q, str) else q for q in r]
        h = max(len(q) for q in cells) * lead + 2 * pad
        if y - h < bottom:
            frame(top, y)
            y = top = newpage()
        if band and n % 2:
            c.setFillColor(band)
            c.rect(x0, y - h, x1 - x0, h, stroke=0, fill=1)
        for (x, al), q in zip(cols, cells):
            for i, s in enumerate(q):
                if s:
                    put(c, x, y - pad - lead * i - size * .85, s, font, size, al)
        y -= h
        if rule:
            c.setStrokeColor(rule); c.setLineWidth(.4)
            c.line(x0, y, x1, y)
    frame(top, y)
    return y


SB = [(-1, "UPI/DR/{n12}/{p}/{b}/{h}@uda/Payment", "{n12}", 5000, 450000, 100),
      (-1, "UPI/DR/{n12}/{s}/{b}/merch{n4}@kvl/UPI", "{n12}", 3500, 250000, 1),
      (1, "UPI/CR/{n12}/{p}/{b}/{h}@uda/rent share", "{n12}", 20000, 900000, 100),
      (-1, "ATM WDL ATM CASH {n4} MG ROAD", "", 50000, 1000000, 50000),
      (1, "NEFT*{b}0{n6}*{b}N{n12}*{f}", "{b}N{n12}", 1500000, 6500000, 1),
      (-1, "POS {n6}XXXXXX{n4} {s}", "{n12}", 15000, 800000, 1),
      (-1, "ACH D- HOMEFIRST FIN-{n10}", "{n10}", 250000, 1800000, 100),
      (-1, "CHQ PAID-MICR INWARD CLG-{p}", "{chq}", 100000, 2500000, 100),
      (1, "CASH DEPOSIT BY SELF", "", 100000, 2000000, 10000),
      (1, "INT.PD ON SB ACCOUNT", "", 3000, 90000, 1),
      (-1, "SMS CHARGES FOR QTR INCL GST", "", 1770, 1770, 1),
      (-1, "IMPS-{n12}-{p}-{b}-XXXXXX{n4}-FEES", "{n12}", 100000, 2000000, 100)]
CA = [(1, "NEFT CR-{b}0{n6}-{f}-{b}N{n12}", "{b}N{n12}", 4000000, 65000000, 1),
      (1, "RTGS CR-{b}R5{n12}-{f}", "{b}R5{n12}", 20000000, 160000000, 1),
      (-1, "CHQ PAID {f}", "{chq}", 500000, 35000000, 100),
      (-1, "RTGS DR-{b}0{n6}-{f}", "{b}R5{n12}", 20000000, 110000000, 1),
      (-1, "GST PMT CPIN {n14}", "{n14}", 500000, 24000000, 100),
      (1, "CLG DEP O/W {f}", "{chq}", 800000, 25000000, 100),
      (-1, "NEFT CHARGES INCL GST", "", 590, 2950, 1),
      (-1, "CASH WDL SELF", "{chq}", 1000000, 20000000, 100000),
      (1, "CASH DEP {s}", "", 500000, 12000000, 10000),
      (-1, "TDS PMT CHALLAN {n5}", "", 100000, 4000000, 100),
      (-1, "CHQ RETURN CHGS FUNDS INSUFF", "{chq}", 59000, 59000, 1),
      (-1, "ELECTRICITY BILL HT {n8}", "{n10}", 300000, 9000000, 100)]
