# SPDX-License-Identifier: AGPL-3.0-or-later
"""Pages, money and rows of stranger_passage.py."""

import datetime as dt
import io
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, LETTER, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

TT = "/usr/share/fonts/truetype/"
FONTS = {"H": "Helvetica", "HB": "Helvetica-Bold", "HI": "Helvetica-Oblique",
         "T": "Times-Roman", "TB": "Times-Bold", "TI": "Times-Italic",
         "C": "Courier", "CB": "Courier-Bold"}
for key, name in {"N": "noto/NotoSans-Regular", "NB": "noto/NotoSans-Bold", "NI": "noto/NotoSans-Italic",
                  "S": "noto/NotoSerif-Regular", "SB": "noto/NotoSerif-Bold",
                  "D": "dejavu/DejaVuSansCondensed", "DB": "dejavu/DejaVuSansCondensed-Bold",
                  "W": "dejavu/DejaVuSans", "WB": "dejavu/DejaVuSans-Bold",
                  "M": "dejavu/DejaVuSansMono", "MB": "dejavu/DejaVuSansMono-Bold",
                  "V": "noto/NotoSansDevanagari-Regular", "VB": "noto/NotoSansDevanagari-Bold"}.items():
    pdfmetrics.registerFont(TTFont("P" + key, TT + name + ".ttf"))
    FONTS[key] = "P" + key

MON = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September",
          "October", "November", "December"]
WARN = []


def sw(s, font, size):
    return pdfmetrics.stringWidth(s, FONTS[font], size)


class Pen:
    def __init__(self, out, size=A4, total=0, title="Statement"):
        self.c = canvas.Canvas(out, pagesize=size, invariant=1)
        self.c.setTitle(title)
        self.W, self.H = size
        self.n, self.total = 1, total

    def t(self, x, y, s, font="H", size=8, col="#000000", al="l", w=None):
        c = self.c
        if w and sw(s, font, size) > w + 0.5:
            WARN.append((s, round(sw(s, font, size) - w, 1)))
        c.setFont(FONTS[font], size)
        c.setFillColor(HexColor(col))
        f = {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[al]
        f(x, self.H - y, s)

    def lines(self, x, y, ss, lead, font="H", size=8, col="#000000", al="l"):
        for s in ss:
            self.t(x, y, s, font, size, col, al)
            y += lead
        return y

    def para(self, x, y, s, w, lead, font="H", size=7, col="#000000"):
        return self.lines(x, y, wrap(s, font, size, w), lead, font, size, col)

    def box(self, x, y, w, h, fill=None, stroke=None, lw=0.6, r=0):
        c = self.c
        if fill:
            c.setFillColor(HexColor(fill))
        if stroke:
            c.setStrokeColor(HexColor(stroke))
            c.setLineWidth(lw)
        if r:
            c.roundRect(x, self.H - y - h, w, h, r, stroke=int(bool(stroke)), fill=int(bool(fill)))
        else:
            c.rect(x, self.H - y - h, w, h, stroke=int(bool(stroke)), fill=int(bool(fill)))

    def line(self, x1, y1, x2, y2, col="#000000", lw=0.5, dash=None):
        c = self.c
        c.setStrokeColor(HexColor(col))
        c.setLineWidth(lw)
        c.setDash(*dash) if dash else c.setDash()
        c.line(x1, self.H - y1, x2, self.H - y2)
        c.setDash()

    def poly(self, pts, fill):
        p = self.c.beginPath()
        p.moveTo(pts[0][0], self.H - pts[0][1])
        for x, y in pts[1:]:
            p.lineTo(x, self.H - y)
        p.close()
        self.c.setFillColor(HexColor(fill))
        self.c.drawPath(p, stroke=0, fill=1)

    def circle(self, x, y, r, fill):
        self.c.setFillColor(HexColor(fill))
        self.c.circle(x, self.H - y, r, stroke=0, fill=1)

    def page(self):
        self.c.showPage()
        self.n += 1


def wrap(s, font, size, w):
    out, cur = [], ""
    for word in s.split():
        cand = (cur + " " + word) if cur else word
        if sw(cand, font, size) <= w:
            cur = cand
            continue
        if cur:
            out.append(cur)
        while sw(word, font, size) > w:
            k = len(word)
            while sw(word[:k], font, size) > w:
                k -= 1
            out.append(word[:k])
            word = word[k:]
        cur = word
    if cur:
        out.append(cur)
    return out or [""]


def cwrap(s, font, size, w):
    out, cur = [], ""
    for ch in s:
        if sw(cur + ch, font, size) > w:
            out.append(cur.strip())
            cur = ""
        cur += ch
    return out + [cur.strip()] if cur.strip() else out or [""]


def swrap(s, font, size, w, marks="/-:@"):
    out, cur, tok, toks = [], "", "", []
    for ch in s:
        tok += ch
        if ch in marks or ch == " ":
            toks.append(tok)
            tok = ""
    toks.append(tok)
    for k in toks:
        if cur and sw((cur + k).rstrip(), font, size) > w:
            out.append(cur.strip())
            cur = k
        else:
            cur += k
    out.append(cur.strip())
    return [x for ln in out for x in (cwrap(ln, font, size, w) if sw(ln, font, size) > w else [ln])] or [""]


def table(p, cols, rows, y, bottom, newpage, lead, pad, font="H", size=8, deco=None, split=False,
          asc=None, styles=None, valign="t"):
    """cols: (anchor x, align, width). rows: list of cells (str or list of lines)."""
    asc = size * 0.8 if asc is None else asc
    for i, row in enumerate(rows):
        cells = [[c] if isinstance(c, str) else list(c) for c in row]
        n = max(len(c) for c in cells)
        st = (styles or {}).get(i, {})
        first = 0
        while first < n:
            room = int((bottom - y - 2 * pad) / lead + 1e-6)
            k = n - first
            if k > room:
                if not split or room < 1:
                    y = newpage()
                    if not split:
                        room = k
                    continue_rows = int((bottom - y - 2 * pad) / lead + 1e-6)
                    k = min(k, continue_rows)
                else:
                    k = room
            h = k * lead + 2 * pad
            if deco:
                deco(p, y, y + h, i)
            for (x, al, w), c in zip(cols, cells):
                part = c[first:first + k]
                off = (k - len(part)) * lead / 2 if valign == "m" else 0
                for j, s in enumerate(part):
                    if s:
                        p.t(x, y + pad + off + asc + j * lead, s, st.get("font", font), size,
                            st.get("col", "#000000"), al, w)
            y += h
            first += k
    return y


def twice(fn, path, seed, rows, rng, size=A4, title="Statement"):
    p = Pen(io.BytesIO(), size, 0, title)
    fn(p, rng(seed), rows)
    n = p.n
    p = Pen(path, size, n, title)
    truth = fn(p, rng(seed), rows)
    p.c.save()
    return truth


def plain(v, dec="."):
    s = "-" if v < 0 else ""
    v = abs(v)
    return f"{s}{v // 100}{dec}{v % 100:02d}"


def west(v, th=",", dec="."):
    s = "-" if v < 0 else ""
    v = abs(v)
    return s + f"{v // 100:,}".replace(",", th) + f"{dec}{v % 100:02d}"


def ind(v):
    s = "-" if v < 0 else ""
    v = abs(v)
    r = str(v // 100)
    head, tail = r[:-3], r[-3:]
    parts = []
    while head:
        parts.insert(0, head[-2:])
        head = head[:-2]
    return s + ",".join(parts + [tail]) + f".{v % 100:02d}"


def crdr(v, fmt=ind, cr=" Cr", dr=" Dr"):
    return fmt(abs(v)) + (cr if v >= 0 else dr)


def iso(d):
    return d.isoformat()


def dmy(d, sep="/"):
    return f"{d.day:02d}{sep}{d.month:02d}{sep}{d.year}"


def dmy2(d, sep="/"):
    return f"{d.day:02d}{sep}{d.month:02d}{sep}{d.year % 100:02d}"


def dMy(d, sep=" ", up=False, zero=True, yy=4):
    m = MON[d.month - 1]
    m = m.upper() if up else m
    day = f"{d.day:02d}" if zero else str(d.day)
    return sep.join([day, m, str(d.year)[4 - yy:]])


def month(rnd, years=(2021, 2025), span=1):
    y, m = rnd.randint(*years), rnd.randint(1, 12 - span + 1)
    a = dt.date(y, m, 1)
    m2 = m + span
    b = dt.date(y + (m2 > 12), (m2 - 1) % 12 + 1, 1) - dt.timedelta(1)
    return a, b


def digits(rnd, n, first=True):
    return str(rnd.randint(1 if first else 0, 9)) + "".join(str(rnd.randint(0, 9)) for _ in range(n - 1))


def letters(rnd, n):
    return "".join(rnd.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(n))


SMALL = ("Fee", "FEE", "SMS", "GST @", "Airtime", "Premium", "CHRG", "fee", "INSPECTION", "TV LICENCE", "Int.Pd", "INT PAID",
         "INTEREST", "nterest", "Mobile Recharge", "SPOTIFEI", "GREGGZ", "COSTAR", "Cashback", "Telefon")
LARGE = ("SALARY", "Salary", "Lohn", "Magtape", "Miete", "RENT", "EMI", "PAYROLL", "Levy", "Wages", "WAGES", "RTGS", "FCY INWARD",
         "Sugarcane", "FD", "FIXED DEPOSIT", "GST PAYMENT", "EPFO", "ATM", "CASH", "Cash", "LC BILL", "Auszahlung")


def fitting(narr, rnd, d, cr, v, lo):
    for _ in range(8):
        x = narr(rnd, d, cr, v)
        if v > lo * 12 and any(k in x["desc"] for k in SMALL):
            continue
        if v < lo * 25 and any(k in x["desc"] for k in LARGE):
            continue
        break
    return x


def flow(rnd, n, a, b, opening, narr, lo=2000, hi=900000, pcr=0.28, cr_hi=None, od=None):
    """Running account: dicts with date, dr, cr, bal plus what narr returns. od: lowest balance allowed."""
    span = (b - a).days
    floor = 0 if od is None else od
    days = sorted(rnd.randint(0, span) for _ in range(n))
    bal, out = opening, []
    for k in days:
        d = a + dt.timedelta(k)
        cr = rnd.random() < pcr
        top = (cr_hi or hi) if cr else hi
        v = int(lo * (top / lo) ** rnd.random())
        step = rnd.choice([1, 1, 1, 100, 100, 1000, 5000])
        v = max(lo, v - v % step if v > 4 * step else v)
        if not cr and bal - v < floor:
            cr = True
        bal += v if cr else -v
        r = {"date": d, "dr": None if cr else v, "cr": v if cr else None, "bal": bal}
        r.update(fitting(narr, rnd, d, cr, v, lo))
        out.append(r)
    return out


def tx(r, ref=False, bal=True, desc="desc"):
    o = {"date": iso(r["date"]), "description": " ".join(r[desc].split())}
    if ref:
        o["reference"] = r.get("ref") or None
    o["debit"] = plain(r["dr"]) if r["dr"] is not None else None
    o["credit"] = plain(r["cr"]) if r["cr"] is not None else None
    o["balance"] = plain(r["bal"]) if bal else None
    return o


def sums(rs):
    return sum(r["dr"] or 0 for r in rs), sum(r["cr"] or 0 for r in rs)


def bank(data):
    return {"industry": "finance", "template": "bank_statement", "data": data}


def card(data):
    return {"industry": "finance", "template": "card_statement", "data": data}


FIRST = ["Ramesh", "Sunita", "Anil", "Kavita", "Farhan", "Deepa", "Gurpreet", "Lakshmi", "Manoj", "Nisha", "Prakash",
         "Rekha", "Suresh", "Tarun", "Usha", "Vivek", "Yasmin", "Arun", "Bhavna", "Chetan", "Divya", "Eknath"]
LAST = ["Kulkarni", "Sharma", "Iyer", "Patil", "Sheikh", "Menon", "Sandhu", "Reddy", "Tiwari", "Bose", "Gowda",
        "Chavan", "Nair", "Agarwal", "Pillai", "Saxena", "Desai", "Mishra", "Thakur", "Joshi"]
SHOPS = ["Blinkmart", "Zomora", "Swigato", "Amazora Pay", "Flipkarta", "Big Bazzar", "Ola Kab", "Uberra India",
         "Irctec Rail", "Jio Recharj", "Airtello", "Dmartt Ready", "Apolo Pharmacy", "Bookmyshoe", "Phonepay Mer",
         "Netflux", "Sri Balaji Stores", "New Gupta Kirana", "Mother Dairy Bth", "HP Petrol Pump"]
FIRMS = ["Sunrise Agro Foods Pvt Ltd", "Vertex Tooling Works", "Kaveri Polymers", "Om Shakti Traders",
         "Bluepeak Software India Pvt Ltd", "Northline Logistics LLP", "Mahalaxmi Textiles", "Sagar Enterprises",
         "Pioneer Castings Ltd", "Greenleaf Packaging Co", "Trishul Electricals", "Hindveer Steel Corporation"]
IFS = ["HDFC", "SBIN", "ICIC", "UTIB", "YESB", "KKBK", "PUNB", "CNRB", "BARB", "UBIN", "IDIB", "FDRL"]
VPA = ["ybl", "okaxis", "oksbi", "paytm", "okhdfcbank", "ibl", "axl", "apl"]
CITIES = ["Pune", "Nashik", "Indore", "Kochi", "Mysuru", "Kanpur", "Ludhiana", "Surat", "Ranchi", "Guntur"]


def person(rnd):
    return rnd.choice(FIRST) + " " + rnd.choice(LAST)


def vpa(rnd):
    k = rnd.random()
    if k < 0.4:
        return rnd.choice(FIRST).lower() + rnd.choice(LAST).lower() + digits(rnd, 2) + "@" + rnd.choice(VPA)
    if k < 0.7:
        return digits(rnd, 10) + "@" + rnd.choice(VPA)
    return "paytmqr" + digits(rnd, 8) + "@paytm"


def address(rnd):
    return [f"Flat {rnd.randint(1, 40)}{rnd.choice('ABCD')}, {rnd.choice(['Shanti', 'Gokul', 'Sai', 'Lotus', 'Hill View'])} "
            f"{rnd.choice(['Apartments', 'Residency', 'CHS', 'Enclave'])}",
            f"{rnd.choice(['MG Road', 'Station Road', 'Nehru Nagar', 'Gandhi Chowk', 'Ring Road'])}",
            f"{rnd.choice(CITIES)} {digits(rnd, 6)}"]
