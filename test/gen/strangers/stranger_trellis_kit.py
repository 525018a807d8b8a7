# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers of the Multi37 bank papers: fonts, money, dates, made-up bookings, a canvas that knows its page count."""
import datetime as dt
import random
import re
from reportlab.lib.colors import HexColor as HX
from reportlab.lib.pagesizes import A4, letter
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth as SW
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

_D = "/usr/share/fonts/truetype/"
for _n, _f in (("Sans", "dejavu/DejaVuSans.ttf"), ("SansB", "dejavu/DejaVuSans-Bold.ttf"), ("Cond", "dejavu/DejaVuSansCondensed.ttf"),
               ("CondB", "dejavu/DejaVuSansCondensed-Bold.ttf"), ("Serif", "dejavu/DejaVuSerif.ttf"), ("SerifB", "dejavu/DejaVuSerif-Bold.ttf"),
               ("Mono", "dejavu/DejaVuSansMono.ttf"), ("MonoB", "dejavu/DejaVuSansMono-Bold.ttf"), ("Noto", "noto/NotoSans-Regular.ttf"),
               ("NotoB", "noto/NotoSans-Bold.ttf"), ("NotoS", "noto/NotoSerif-Regular.ttf"), ("NotoSB", "noto/NotoSerif-Bold.ttf")):
    try:
        pdfmetrics.registerFont(TTFont("Multi37" + _n, _D + _f))
    except Exception:
        pdfmetrics.registerFont(TTFont("Multi37" + _n, _D + ("dejavu/DejaVuSans-Bold.ttf" if _n.endswith("B") else "dejavu/DejaVuSans.ttf")))
BLACK, WHITE, GREY = HX("#000000"), HX("#ffffff"), HX("#666666")


class Cv(Canvas):
    """A canvas that calls late(c, page, pages, group, page in group, pages in group) for every page at the end."""

    def __init__(self, path, **kw):
        kw["invariant"] = 1
        Canvas.__init__(self, path, **kw)
        self.kept, self.late, self.grp = [], None, 0

    def showPage(self):
        self.kept.append((dict(self.__dict__), self.grp))
        self._startPage()

    def save(self):
        kept, late = self.kept, self.late
        groups = [g for _, g in kept]
        for i, (state, g) in enumerate(kept):
            self.__dict__.update(state)
            if late:
                late(self, i + 1, len(kept), g, groups[:i + 1].count(g), groups.count(g))
            Canvas.showPage(self)
        Canvas.save(self)


def T(c, x, y, s, f="Helvetica", z=9, col=None):
    c.setFillColor(col or BLACK)
    c.setFont(f, z)
    c.drawString(x, y, s)


def R(c, x, y, s, f="Helvetica", z=9, col=None):
    T(c, x - SW(s, f, z), y, s, f, z, col)


def M(c, x, y, s, f="Helvetica", z=9, col=None):
    T(c, x - SW(s, f, z) / 2, y, s, f, z, col)


def box(c, x, y, w, h, fill=None, stroke=None, lw=.6):
    if fill:
        c.setFillColor(HX(fill))
    if stroke:
        c.setStrokeColor(HX(stroke))
        c.setLineWidth(lw)
    c.rect(x, y, w, h, fill=1 if fill else 0, stroke=1 if stroke else 0)


def line(c, x1, y1, x2, y2, col="#000000", lw=.5):
    c.setStrokeColor(HX(col))
    c.setLineWidth(lw)
    c.line(x1, y1, x2, y2)


def wrap(s, f, z, w):
    """Lines of s in width w; a word longer than the line is cut hard, as the banks' programs do."""
    out, cur = [], ""
    for word in s.split():
        t = (cur + " " + word).strip()
        if SW(t, f, z) <= w:
            cur = t
            continue
        if cur:
            out.append(cur)
        cur = word
        while SW(cur, f, z) > w:
            k = len(cur)
            while SW(cur[:k], f, z) > w:
                k -= 1
            out.append(cur[:k])
            cur = cur[k:]
    return out + [cur] if cur else out


def chop(s, n):
    """Lines of s with at most n characters (fixed pitch), broken at blanks, long words cut."""
    out, cur = [], ""
    for word in s.split():
        while len(word) > n:
            if cur:
                out.append(cur)
                cur = ""
            out.append(word[:n])
            word = word[n:]
        if word:
            t = (cur + " " + word).strip()
            if len(t) <= n:
                cur = t
            else:
                out.append(cur)
                cur = word
    return out + [cur] if cur else out


def m(c, st="us"):
    """Cents without sign as the country prints them."""
    c = abs(c)
    a, b = str(c // 100), f"{c % 100:02d}"
    if st == "in" and len(a) > 3:
        h, parts = a[:-3], []
        while h:
            parts.insert(0, h[-2:])
            h = h[:-2]
        return ",".join(parts + [a[-3:]]) + "." + b
    g = f"{int(a):,}"
    return {"us": g + "." + b, "in": a + "." + b, "de": g.replace(",", ".") + "," + b, "ch": g.replace(",", "'") + "." + b,
            "fr": g.replace(",", " ") + "," + b, "plain": a + "." + b}[st]


def sg(c, st="us"):
    return ("-" if c < 0 else "") + m(c, st)


def tr(c):
    return ("-" if c < 0 else "") + m(c, "plain")


def fill(rng, t, pools):
    """# a digit, @ a capital letter, {k} one of pools[k]."""
    t = re.sub("#", lambda k: str(rng.randint(1, 9)), t)
    t = re.sub("@", lambda k: rng.choice("ABCDEFGHJKLMNPRSTUVWXYZ"), t)
    return re.sub(r"\{(\w+)\}", lambda k: rng.choice(pools[k.group(1)]), t)


def gen(rng, n, d0, d1, op, deb, cre, pools=None, pc=.3, floor=0, cents=True):
    """n bookings between two days; entries 'text|low|high' (whole units; a fourth part 'r' rounds to 50)."""
    span = (d1 - d0).days
    days = sorted(rng.randint(0, span) for _ in range(n))
    bal, out = op, []
    for k in days:
        for want in ((rng.random() < pc), True):
            e = rng.choice(cre if want else deb).split("|")
            lo, hi = int(e[1]), int(e[2])
            a = rng.randint(lo * 100, hi * 100)
            if len(e) > 3:
                a = max(5000, a // 5000 * 5000)
            elif not cents:
                a = max(100, a // 100 * 100)
            if want or bal - a >= floor:
                break
        a = a if want else -a
        bal += a
        d = d0 + dt.timedelta(days=k)
        out.append({"d": d, "v": min(d1, d + dt.timedelta(days=rng.choice((0, 0, 0, 1, 2)))), "t": fill(rng, e[0], pools or {}), "a": a, "b": bal})
    return out


def tot(tx):
    return sum(-t["a"] for t in tx if t["a"] < 0), sum(t["a"] for t in tx if t["a"] > 0)


def tx(t, desc, bal=False, ref=None, vd=False):
    r = {"date": t["d"].isoformat()}
    if vd:
        r["value_date"] = t["v"].isoformat()
    if desc:
        r["description"] = desc
    if ref:
        r["reference"] = ref
    r["credit" if t["a"] > 0 else "debit"] = tr(abs(t["a"]))
    if bal:
        r["balance"] = tr(t["b"])
    return r


def acct(num, typ, cur, op, cl, rows, deb=None, cre=None, **kw):
    r = {"account_number": num, **kw}
    for k, v in (("account_type", typ), ("currency", cur)):
        if v:
            r[k] = v
    for k, v in (("opening_balance", op), ("closing_balance", cl), ("total_debits", deb), ("total_credits", cre)):
        if v is not None:
            r[k] = tr(v)
    r["transactions"] = rows
    return r


def paper(bank, holder, d0, d1, accounts, **kw):
    return {"data": {"bank_name": bank, "account_holder": holder, "statement_period": {"from": d0.isoformat(), "to": d1.isoformat()}, **kw,
            "accounts": accounts}}


def period(rng, months=1, years=(2022, 2025)):
    y, mo = rng.randint(*years), rng.randint(1, 13 - months)
    e = mo + months
    return dt.date(y, mo, 1), dt.date(y + (e > 12), e - 12 * (e > 12), 1) - dt.timedelta(days=1)


def two(n):
    return max(1, round(n * 2 / 3))


def dg(rng, n):
    return str(rng.randint(1, 9)) + "".join(str(rng.randint(0, 9)) for _ in range(n - 1))


def iban(rng, land, bban):
    num = "".join(str(int(ch, 36)) for ch in bban + land) + "00"
    return f"{land}{98 - int(num) % 97:02d}{bban}"


def four(s):
    return " ".join(s[i:i + 4] for i in range(0, len(s), 4))


def put(c, *calls):
    """Several texts at once: (T, x, y, text, font, size) and so on."""
    for fn, *a in calls:
        fn(c, *a)


def finish(c):
    c.showPage()
    c.save()


_d = ["Vergütung {w}|60|1900", "Einkauf Debitkarte Nr. xxxx4##7 {s} 1#:2# Uhr|5|160", "Bezug Bancomat Altdorf UR Karten-Nr. xxxx4##7|50|400|r",
        "eBill-Rechnung {w}|30|420", "Dauerauftrag Miete {w}|1200|1900"]
_c = ["Gutschrift Auftraggeber: {w} Lohn|4200|7400", "TWINT Gutschrift {p}|10|120", "Gutschrift {w} Rückvergütung|40|300"]
_p = {"w": ["Gotthard Werkzeug AG, 6460 Altdorf", "Krankenkasse Helvia, 6002 Luzern", "Immo Uri GmbH, 6472 Erstfeld"], "s": ["Coop-1882 Altdorf",
        "Bäckerei Schillig", "Tankstelle Flüelen"], "p": ["Arnold, Beat", "Infanger, Nora"]}
CH_WORDS = (_d, _c, _p)
_d = ["FAST Payment / Receipt~PayNow Transfer ####### To: {w}|10|900", "Point-of-Sale Transaction~NETS QR ######## {s}|4|120", "GIRO~{w} SP######|50|400",
        "Debit Card Transaction~{s} SI SGP 4###-####-####-##1#|6|240"]
_c = ["Salary~{w} GIRO SALARY|2800|6200", "Advice FAST Payment / Receipt~Incoming PayNow Ref ####### From: {w}|20|800"]
_fd, _fc = ["Funds Transfer~FX CONVERSION REF ########|100|1500",
        "Outward Telegraphic Transfer~TT REF 00##-####### {w}|200|2500"], ["Inward Telegraphic Transfer~TT REF 00##-####### {w}|300|4000",
                "Interest Earned~|1|7"]
_p = {"w": ["KOH AH SENG", "MERLION LOGISTICS PTE LTD", "SUNRISE UTILITIES"], "s": ["KOPITIAM 88", "COLD STORAGE-NOVENA", "TOAST HOUSE"]}
SG_WORDS = (_d, _c, _fd, _fc, _p)
_d = ["CARTE X4### {s} 0#/##|5|120", "PRLV SEPA {w} ECH/ID EMETTEUR/FR##ZZZ###### MDT/########|15|160", "VIR SEPA EMIS /MOTIF LOYER /BEN {w}|350|800",
        "RETRAIT DAB {s} 1#H2#|20|200|r", "CHEQUE #######|20|400"]
_c = ["VIR RECU {w} /MOTIF SALAIRE|1400|2600", "VIR CPAM DE L'ALLIER ##########|12|140", "REMISE CHEQUES BORDEREAU #######|40|700"]
_p = {"w": ["FONDERIES DU CHER SAS", "ELEC DE FRANCE CENTRE", "MUTUELLE ARVERNE"], "s": ["BOULANGERIE MOREL", "SUPER U MOULINS", "STATION A71"]}
FR_WORDS = (_d, _c, _p)
_d = ["EFTPOS {s} {t} AU|5|180", "Direct Debit ###### {w} ########|30|260", "Osko Payment to {p} rent|200|620", "ATM Withdrawal {t}|40|300|r"]
_c = ["Direct Credit ###### {w} PAY|1500|3200", "Osko Deposit {p}|20|300"]
_p = {"s": ["WOOLIES 1142", "BUNNINGS 318000", "BP CONNECT"], "t": ["GEELONG", "BALLARAT", "FITZROY"], "w": ["BARWON WATER", "OTWAY ENERGY",
        "SURF COAST HEALTH"], "p": ["J Marlow", "Tess Nguyen"]}
AU_WORDS = (_d, _c, _p)


def foot(c, f, x1, x2, y, note, fmt, col=None):
    c.late = lambda q, p, n, *_: put(q, (T, x1, y, note, f, 6.5, col), (R, x2, y, fmt.format(p, n), f, 7.5))
