# SPDX-License-Identifier: AGPL-3.0-or-later
"""What the invoices of stranger_bills.py are drawn with: figures, dates, numbers with check digits, a sheet."""

import datetime as dt
from decimal import ROUND_HALF_UP
from decimal import Decimal as D

from reportlab import rl_config
from reportlab.lib.colors import HexColor, black
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase.pdfmetrics import registerFont, registerFontFamily, stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas
from reportlab.platypus import Paragraph

rl_config.invariant = 1
FB = "/usr/share/fonts/truetype/"
for nm, p in {"NS": "noto/NotoSans-Regular.ttf", "NSB": "noto/NotoSans-Bold.ttf", "DV": "dejavu/DejaVuSans.ttf", "DVB": "dejavu/DejaVuSans-Bold.ttf",
              "DC": "dejavu/DejaVuSansCondensed.ttf", "DCB": "dejavu/DejaVuSansCondensed-Bold.ttf"}.items():
    registerFont(TTFont(nm, FB + p))
for a, b in (("NS", "NSB"), ("DV", "DVB"), ("DC", "DCB")):
    registerFontFamily(a, normal=a, bold=b, italic=a, boldItalic=b)
NB = "\u00a0"
MEN = "January February March April May June July August September October November December".split()
MNL = "januari februari maart april mei juni juli augustus september oktober november december".split()


def q2(x):
    return D(x).quantize(D("0.01"), ROUND_HALF_UP)


def fmt(x, dec=2, th=",", dp="."):
    x = D(x).quantize(D(1).scaleb(-dec), ROUND_HALF_UP)
    s = f"{abs(x):,.{dec}f}".replace(",", "\x01").replace(".", dp).replace("\x01", th)
    return ("-" if x < 0 else "") + s


def us(x, d=2):
    return fmt(x, d)


def eu(x, d=2):
    return fmt(x, d, ".", ",")


def sp(x, d=2):
    return fmt(x, d, NB, ",")


def S(x):
    return f"{q2(x):.2f}"


def N(x):
    s = f"{D(x):f}"
    return s.rstrip("0").rstrip(".") if "." in s else s


def digits(r, n):
    return str(r.randint(1, 9)) + "".join((str(r.randint(0, 9)) for _ in range(n - 1)))


def luhn(s):
    t = 0
    for i, ch in enumerate(reversed(s)):
        v = int(ch) * (2 if i % 2 == 0 else 1)
        t += v - 9 if v > 9 else v
    return str(-t % 10)


def iban(cc, bban):
    n = "".join((str(int(c, 36)) for c in bban + cc + "00"))
    return f"{cc}{98 - int(n) % 97:02d}{bban}"


def grp4(s):
    return " ".join((s[i:i + 4] for i in range(0, len(s), 4)))


def de_vat(r):
    d = digits(r, 8)
    p = 10
    for ch in d:
        s = (int(ch) + p) % 10 or 10
        p = 2 * s % 11
    return "DE" + d + str((11 - p) % 10)


def fr_ids(r):
    while 1:
        b = digits(r, 8)
        siren = b + luhn(b)
        nic = "000" + str(r.randint(1, 4))
        nic = nic + luhn(siren + nic)
        return (siren, siren + nic, "FR" + f"{(12 + 3 * (int(siren) % 97)) % 97:02d}" + siren)


def it_piva(r):
    b = "0" + digits(r, 6) + "0" + str(r.choice([15, 22, 37, 48])).zfill(2)
    return b + luhn(b)


def es_cif(r, letter="B"):
    b = r.choice(["08", "28", "46", "41"]) + digits(r, 5)
    o = sum((sum(map(int, str(2 * int(c)))) for c in b[0::2]))
    e = sum((int(c) for c in b[1::2]))
    return letter + b + str(-(o + e) % 10)


def pl_nip(r):
    while 1:
        b = r.choice(["525", "779", "676", "897", "583"]) + digits(r, 6)
        k = sum((int(c) * w for c, w in zip(b, (6, 5, 7, 2, 3, 4, 5, 6, 7)))) % 11
        if k < 10:
            return b + str(k)


def abn(r):
    b = digits(r, 9)
    w = (10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19)
    for k in range(10, 100):
        s = str(k) + b
        v = [int(c) for c in s]
        v[0] -= 1
        if sum((x * y for x, y in zip(v, w))) % 89 == 0:
            return f"{s[:2]} {s[2:5]} {s[5:8]} {s[8:]}"
    return abn(r)


def gb_vat(r):
    while 1:
        b = digits(r, 7)
        t = sum((int(c) * w for c, w in zip(b, range(8, 1, -1))))
        c = 97 - t % 97
        if c < 97:
            return b + f"{c:02d}"


def ie_vat(r):
    b = digits(r, 7)
    t = sum((int(c) * w for c, w in zip(b, range(8, 1, -1)))) + 9 * 8
    return "IE" + b + "WABCDEFGHIJKLMNOPQRSTUV"[t % 23] + "H"


def nl_vat(r):
    while 1:
        b = digits(r, 8)
        k = sum((int(c) * w for c, w in zip(b, range(9, 1, -1)))) % 11
        if k < 10:
            return f"NL{b}{k}B01"


def se_org(r):
    b = "556" + digits(r, 6)
    return b + luhn(b)


def idate(r):
    return dt.date(2024, 3, 1) + dt.timedelta(r.randint(0, 600))


def usl(d):
    return f"{MEN[d.month - 1]} {d.day}, {d.year}"


def dmy(d, s="."):
    return d.strftime(f"%d{s}%m{s}%Y")


def ukl(d):
    return f"{d.day} {MEN[d.month - 1]} {d.year}"


def uks(d):
    return f"{d.day} {MEN[d.month - 1][:3]} {d.year}"


def esc(s):
    return s.replace("&", "&amp;").replace("<", "&lt;")


class Show:
    """The texts of a drawing in their order, and those that somebody who alters a paper has in the place of others."""

    seen = []
    changes = {}  # by number


def shown(text):
    Show.seen.append(text)
    return Show.changes.get(len(Show.seen) - 1, text)


class Sheet:
    """Pages; y counts from the top."""

    def __init__(self, path, size, total):
        self.c = canvas.Canvas(path, pagesize=size)
        self.w, self.h = size
        self.total = total
        self.p = 1

    def t(self, x, y, s, f="Helvetica", z=9, a="l", col=black, cs=0, words=False, dbl=False):
        c = self.c
        s = shown(str(s))
        wd = stringWidth(s, f, z) + cs * max(0, len(s) - 1)
        if a == "r":
            x -= wd
        if a == "c":
            x -= wd / 2
        c.setFillColor(HexColor(col) if isinstance(col, str) else col)
        yy = self.h - y
        if cs:
            o = c.beginText(x, yy)
            o.setFont(f, z)
            o.setCharSpace(cs)
            o.textOut(s)
            o.setCharSpace(0)
            c.drawText(o)
        elif words:
            c.setFont(f, z)
            for k in s.split(" "):
                if k:
                    c.drawString(x, yy, k)
                x += stringWidth(k + " ", f, z)
        else:
            c.setFont(f, z)
            c.drawString(x, yy, s)
            if dbl:
                c.drawString(x + 0.35, yy, s)
        return wd

    def lines(self, x, y, ls, lead=12, **k):
        for s in ls:
            self.t(x, y, s, **k)
            y += lead
        return y

    def para(self, x, y, s, width, f="Helvetica", z=9, lead=None, **k):
        return self.lines(x, y, wrap(s, f, z, width), lead or z * 1.3, f=f, z=z, **k)

    def ln(self, x1, y1, x2, y2, w=0.5, col=black, dash=None):
        c = self.c
        c.setStrokeColor(HexColor(col) if isinstance(col, str) else col)
        c.setLineWidth(w)
        c.setDash(*(dash or ([], 0)))
        c.line(x1, self.h - y1, x2, self.h - y2)
        c.setDash([], 0)

    def box(self, x, y, w, h, fill=None, stroke=None, lw=0.5, rad=0):
        c = self.c
        if fill:
            c.setFillColor(HexColor(fill))
        if stroke:
            c.setStrokeColor(HexColor(stroke))
            c.setLineWidth(lw)
        shape = {"fill": int(bool(fill)), "stroke": int(bool(stroke))}
        if rad:
            c.roundRect(x, self.h - y - h, w, h, rad, **shape)
        else:
            c.rect(x, self.h - y - h, w, h, **shape)

    def new(self):
        self.c.showPage()
        self.p += 1

    def table(self, tb, x, y, width, bottom, newpage):
        """Draw table TB from Y on; NEWPAGE() starts a page and returns where it begins."""
        tries = 0
        while 1:
            parts = tb.split(width, bottom - y)
            if not parts:
                tries += 1
                if tries > 2:
                    raise RuntimeError("table does not fit")
                y = newpage()
                continue
            tries = 0
            w_, h_ = parts[0].wrapOn(self.c, width, bottom - y)
            parts[0].drawOn(self.c, x, self.h - y - h_)
            y += h_
            if len(parts) == 1:
                return y
            tb = parts[1]
            y = newpage()


def wrap(s, f, z, width):
    out = []
    cur = ""
    for k in s.split(" "):
        n = cur + " " + k if cur else k
        if stringWidth(n, f, z) <= width or not cur:
            cur = n
        else:
            out.append(cur)
            cur = k
    return out + [cur]


def P(s, f="Helvetica", z=8, a=0, col="#000000", lead=None):
    return Paragraph(shown(s), ParagraphStyle("x", fontName=f, fontSize=z, leading=lead or z * 1.25, alignment=a, textColor=HexColor(col)))


def doc(num, date, sup, rec, cur, items, tot, due=None, po=None, typ="invoice"):
    d = dict(invoice_number=num, invoice_date=date.isoformat())
    if due:
        d["due_date"] = due.isoformat()
    if po:
        d["purchase_order"] = po
    d["document_type"] = typ
    d["supplier"] = sup
    d["recipient"] = rec
    if cur:
        d["currency"] = cur
    d["line_items"] = items
    d["totals"] = {k: S(v) for k, v in tot.items() if v is not None}
    return d


def groups(rows, key="rate", val="amt"):
    g = {}
    for x in rows:
        g[x[key]] = g.get(x[key], D(0)) + x[val]
    return dict(sorted(g.items(), key=lambda k: -D(k[0])))
