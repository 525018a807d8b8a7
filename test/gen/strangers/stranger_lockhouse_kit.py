# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers of the bank35 papers: fonts, a top-down pen, number and date styles, made-up transactions."""
import calendar
import io
import os
import random
from datetime import date, timedelta
from reportlab.lib.pagesizes import A4, letter
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

_TT = "/usr/share/fonts/truetype/"
for _name, _file in (("Sans", "dejavu/DejaVuSans.ttf"), ("SansB", "dejavu/DejaVuSans-Bold.ttf"), ("Mono", "dejavu/DejaVuSansMono.ttf"),
                     ("MonoB", "dejavu/DejaVuSansMono-Bold.ttf"), ("Serif", "dejavu/DejaVuSerif.ttf"), ("SerifB", "dejavu/DejaVuSerif-Bold.ttf"),
                     ("Noto", "noto/NotoSans-Regular.ttf"), ("NotoB", "noto/NotoSans-Bold.ttf"),
                     ("NSerif", "noto/NotoSerif-Regular.ttf"), ("NSerifB", "noto/NotoSerif-Bold.ttf")):
    if not os.path.exists(_TT + _file):  # a system without Noto: DejaVu in its place
        _file = "dejavu/DejaVuSans-Bold.ttf" if _name.endswith("B") else "dejavu/DejaVuSans.ttf"
    pdfmetrics.registerFont(TTFont("Bank35" + _name, _TT + _file))


class Pen:
    """A canvas whose y grows downwards from the page's top."""

    def __init__(self, target, size):
        self.c = Canvas(target, pagesize=size, invariant=1)
        self.w, self.h = size
        self.font, self.size, self.page = "Helvetica", 9, 1

    def f(self, font, size):
        self.font, self.size = font, size

    def t(self, x, y, s, al="l", font=None, size=None, col=None):
        font, size = font or self.font, size or self.size
        self.c.setFont(font, size)
        self.c.setFillColor(col or "#000000")
        {"l": self.c.drawString, "r": self.c.drawRightString, "c": self.c.drawCentredString}[al](x, self.h - y, s)

    def words(self, x, y, s, font=None, size=None, col=None):
        """The same, every word set by an operation of its own."""
        font, size = font or self.font, size or self.size
        for w in s.split(" "):
            self.t(x, y, w, "l", font, size, col)
            x += stringWidth(w + " ", font, size)

    def para(self, x, y, s, width, lead, font=None, size=None, col=None):
        for line in wrap(s, font or self.font, size or self.size, width):
            self.t(x, y, line, "l", font, size, col)
            y += lead
        return y

    def line(self, x0, y0, x1, y1, w=0.5, col="#000000", dash=None):
        self.c.setLineWidth(w)
        self.c.setStrokeColor(col)
        self.c.setDash(*(dash or ([],)))
        self.c.line(x0, self.h - y0, x1, self.h - y1)
        self.c.setDash([])

    def box(self, x, y, w, h, fill=None, col="#000000", lw=0.5, r=0):
        self.c.setLineWidth(lw)
        self.c.setStrokeColor(col or "#000000")
        if fill:
            self.c.setFillColor(fill)
        args = (x, self.h - y - h, w, h)
        if r:
            self.c.roundRect(*args, r, fill=bool(fill), stroke=bool(col))
        else:
            self.c.rect(*args, fill=bool(fill), stroke=bool(col))

    def next(self):
        self.c.showPage()
        self.page += 1


def paged(path, size, draw):
    """Draw twice: the second time with the number of pages known."""
    probe = Pen(io.BytesIO(), size)
    draw(probe, 0)
    pen = Pen(path, size)
    draw(pen, probe.page)
    pen.c.save()


def wrap(s, font, size, width):
    out, cur = [], ""
    for w in s.split():
        if cur and stringWidth(cur + " " + w, font, size) > width:
            out.append(cur)
            cur = w
        else:
            cur = (cur + " " + w).strip()
    return out + [cur] if cur else out


def wrapn(s, n):
    """Wrap by a number of characters (fixed pitch)."""
    return wrap(s, "Courier", 10, n * 6 + 0.01)


def dec(c):
    """Cents to the truth's notation."""
    return f"{'-' if c < 0 else ''}{abs(c) // 100}.{abs(c) % 100:02d}"


def num(c, sep=",", point=".", minus="-"):
    """Cents to a printed number."""
    return f"{minus if c < 0 else ''}{abs(c) // 100:,}".replace(",", sep) + f"{point}{abs(c) % 100:02d}"


def eu(c):
    return num(c, ".", ",")


EN = "January February March April May June July August September October November December".split()


def month(r):
    y, m = r.randint(2021, 2025), r.randint(1, 12)
    return date(y, m, 1), date(y, m, calendar.monthrange(y, m)[1])


def digits(r, n):
    return str(r.randint(1, 9)) + "".join(str(r.randint(0, 9)) for _ in range(n - 1))


def grp(s, n=4, sep=" "):
    return sep.join(s[i:i + n] for i in range(0, len(s), n))


def iban(cc, bban):
    val = "".join(str(int(ch, 36)) for ch in bban + cc + "00")
    return f"{cc}{98 - int(val) % 97:02d}{bban}"


class Tx:
    """One booking: day, value day, text (str or list of lines), signed cents, balance after it."""

    def __init__(self, d, v, text, amt, bal, tag):
        self.d, self.v, self.text, self.amt, self.bal, self.tag = d, v, text, amt, bal, tag
        self.lines, self.ref, self.show = [], None, False


def flow(r, rows, d0, d1, pool, start, floor=0, lag=(0, 0, 0, 1), weekend=False):
    """Bookings between two days; pool rows: (weight, sign, low, high, step in cents, tag, text function)."""
    days = [d0 + timedelta(i) for i in range((d1 - d0).days + 1)]
    days = [d for d in days if weekend or d.weekday() < 5]
    credits, out, bal = [p for p in pool if p[1] > 0], [], start
    for d in sorted(r.choice(days) for _ in range(rows)):
        p = r.choices(pool, weights=[p[0] for p in pool])[0]
        a = p[1] * (r.randint(p[2] * 100, p[3] * 100) // p[4] * p[4])
        if bal + a < floor:
            p = r.choice(credits)
            a = r.randint(p[2] * 100, p[3] * 100) // p[4] * p[4]
        bal += a
        v = d + timedelta(r.choice(lag))
        out.append(Tx(d, v, p[6](r, d), a, bal, p[5]))
    return out


def dayends(txs):
    """Mark the last booking of each day."""
    for a, b in zip(txs, txs[1:] + [None]):
        a.show = b is None or a.d != b.d
    return txs


def debits(txs):
    return -sum(t.amt for t in txs if t.amt < 0)


def credits(txs):
    return sum(t.amt for t in txs if t.amt > 0)


def truth(txs, start, d0=None, d1=None, value=False, bal="all", sums=True, order=None, **head):
    """The answers: bal is all, day (only marked rows) or none."""
    data = {k: v for k, v in head.items() if v}
    if d0:
        data["statement_period"] = {"from": d0.isoformat(), "to": d1.isoformat()}
    data["opening_balance"] = dec(start)
    data["closing_balance"] = dec(txs[-1].bal if txs else start)
    if sums:
        data["total_debits"], data["total_credits"] = dec(debits(txs)), dec(credits(txs))
    data["transactions"] = []
    for t in order or txs:
        row = {"date": t.d.isoformat()}
        if value is True or (value == "own" and t.v != t.d):
            row["value_date"] = t.v.isoformat()
        if t.lines:
            row["description"] = " ".join(t.lines)
        if t.ref:
            row["reference"] = t.ref
        row["debit" if t.amt < 0 else "credit"] = dec(abs(t.amt))
        if bal == "all" or (bal == "day" and t.show):
            row["balance"] = dec(t.bal)
        data["transactions"].append(row)
    return {"data": data}


def uses(s):
    return lambda r, d: s.format(d=d - timedelta(r.randint(1, 2)), n=digits(r, 6), m=digits(r, 10), k=digits(r, 4), i=digits(r, 3))


US_BIZ = [
    (5, 1, 180, 4200, 1, "dep", uses("Square Harbor Inc {d:%y%m%d}P2 {d:%y%m%d} L{m} Lantern Goods")),
        (4, 1, 300, 2600, 1, "dep", uses("eDeposit IN Branch {d:%m/%d/%y} 1{k} Main St Ashford OH")),
    (3, 1, 900, 7800, 1, "dep", uses("Tallgrass Foods Inc Vendorpay {n} Ref*TN*{m}\\")), (2, 1, 80, 900, 1, "dep",
        uses("Bankcard Mtot Dep {d:%y%m%d} 5181{m}")),
    (4, -1, 40, 900, 1, "wd", uses("Business to Business ACH Debit - Quill & Crate Supply Invoice {d:%y%m%d} {n} Lantern Goods LLC")),
    (4, -1, 12, 260, 1, "wd", uses("Purchase authorized on {d:%m/%d} Corner Depot #{k} Ashford OH S30{m} Card {k}")),
    (2, -1, 600, 2400, 1, "wd", uses("Paywell Payroll {d:%y%m%d} {n} Lantern Goods LLC")),
        (1, -1, 15, 45, 100, "wd", uses("Wire Trans Svc Charge - Sequence: {d:%y%m%d}{n} Srf# {m}")),
    (2, -1, 70, 420, 1, "wd", uses("Buckeye Valley Power Utility Pmt {n}")), (6, -1, 60, 1900, 1, "chk", lambda r, d: "")]
US_CU = [(3, 1, 900, 2300, 1, "c", lambda r, d: ["DEPOSIT ACH COPPER MILL SCHOOLS", "TYPE: PAYROLL  ID: 9" + digits(r, 9), "CO: COPPER MILL SCHOOLS"]),
         (1, 1, 20, 400, 1, "c", lambda r, d: ["DEPOSIT BY MOBILE CHECK"]), (1, 1, 50, 300, 2500, "c", lambda r,
             d: ["DEPOSIT HOME BANKING", "FROM SHARE 0000"]),
         (7, -1, 4, 140, 1, "w", lambda r, d: ["WITHDRAWAL DEBIT CARD", r.choice(("JUNIPER MARKET #", "PUMP N PANTRY ", "DOLLAR BARN ")) + digits(r, 4),
             "DURANGO CO  %" + digits(r, 4)]),
         (2, -1, 40, 300, 2000, "w", lambda r, d: ["WITHDRAWAL AT ATM #" + digits(r, 6), "1150 MAIN AVE DURANGO CO"]),
             (2, -1, 30, 210, 1, "w", lambda r, d: ["WITHDRAWAL ACH SAN JUAN ELECTRIC", "TYPE: ELEC BILL  ID: 1" + digits(r, 9)]),
         (2, -1, 20, 600, 1, "w", lambda r, d: ["DRAFT " + "%06d" % r.randint(1200, 1999)])]
CA = [(2, 1, 1100, 2900, 1, "c", lambda r, d: "Payroll Deposit KESTREL TIMBER"), (2, 1, 20, 600, 500, "c", lambda r,
    d: "e-Transfer received Oona Whitford " + "CAk" + digits(r, 4)),
      (6, -1, 4, 190, 1, "w", lambda r, d: "Contactless Interac purchase - " + digits(r, 4) + " " + r.choice(("MAPLE CO-OP #27", "TIMBIT CORNER",
          "NORTHLINE HARDWARE", "LCBX/RAO #0217"))),
      (3, -1, 20, 900, 500, "w", lambda r, d: "e-Transfer sent Desmond Achter " + digits(r, 5) + "XQ"),
          (2, -1, 20, 200, 2000, "w", lambda r, d: "ATM withdrawal - BX" + digits(r, 6)),
      (2, -1, 45, 320, 1, "w", lambda r, d: "Utility Bill Pmt LAKEHEAD HYDRO"), (1, -1, 900, 1900, 1, "w", lambda r, d: "Mortgage payment"),
          (1, -1, 30, 700, 100, "w", lambda r, d: f"Cheque - {r.randint(100, 290)}")]
