# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, amounts, made-up people and bookings, small drawing words."""
import io
import random
from datetime import date, timedelta
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, letter
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont, defaultUnicodeEncodings
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

NAME = "Bank29"
DEJA, NOTO = "/usr/share/fonts/truetype/dejavu/", "/usr/share/fonts/truetype/noto/"
for _n, _f in [("Sans", DEJA + "DejaVuSansCondensed.ttf"), ("SansB", DEJA + "DejaVuSansCondensed-Bold.ttf"),
               ("Serif", DEJA + "DejaVuSerifCondensed.ttf"), ("SerifB", DEJA + "DejaVuSerifCondensed-Bold.ttf"),
               ("Noto", NOTO + "NotoSans-Regular.ttf"), ("NotoB", NOTO + "NotoSans-Bold.ttf"), ("NotoI", NOTO + "NotoSans-Italic.ttf"),
               ("Mono", DEJA + "DejaVuSansMono.ttf"), ("MonoB", DEJA + "DejaVuSansMono-Bold.ttf")]:
    pdfmetrics.registerFont(TTFont(NAME + _n, _f))
defaultUnicodeEncodings["MSung-Light"] = ("cht", "UniCNS-UCS2-H")
pdfmetrics.registerFont(UnicodeCIDFont("MSung-Light"))
SANS, SANSB, SERIF, SERIFB, NSANS, NSANSB, NSANSI, MONO, MONOB = (
    NAME + x for x in ("Sans", "SansB", "Serif", "SerifB", "Noto", "NotoB", "NotoI", "Mono", "MonoB"))
HV, HB, HO = "Helvetica", "Helvetica-Bold", "Helvetica-Oblique"
TR, TB = "Times-Roman", "Times-Bold"
CR, CB = "Courier", "Courier-Bold"
MONTHS = "January February March April May June July August September October November December".split()


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


# ---- amounts (whole cents inside) and dates
def us(n):
    return ("-" if n < 0 else "") + f"{abs(n) // 100:,}.{abs(n) % 100:02d}"


def eu(n):
    return us(n).replace(",", "_").replace(".", ",").replace("_", ".")


def fr(n):
    return us(n).replace(",", " ").replace(".", ",")


def tru(n):
    return us(n).replace(",", "")


def longdate(d):
    return f"{MONTHS[d.month - 1]} {d.day}, {d.year}"


def ukdate(d):
    return f"{d.day} {MONTHS[d.month - 1]} {d.year}"


def period(r, day=1):
    """A statement month: from `day` to the day before it a month on."""
    y, m = r.choice([2022, 2023, 2024, 2025]), r.randint(1, 12)
    a = date(y, m, day)
    nxt = date(y + m // 12, m % 12 + 1, day)
    return a, nxt - timedelta(1)


def digits(r, pattern):
    return "".join(r.choice({"#": "0123456789", "@": "ABCDEFGHKLMNPRSTUVWX", "^": "012345"}.get(ch, ch)) for ch in pattern)


def iban(r, land, pattern):
    b = digits(r, pattern)
    num = "".join(str(int(ch, 36)) for ch in b + land + "00")
    s = f"{land}{98 - int(num) % 97:02d}{b}"
    return " ".join(s[i:i + 4] for i in range(0, len(s), 4))


# ---- bookings: (sign, lowest, highest, weight, text); '|' breaks lines, # digit, @ letter, {n} a person
def bookings(r, rows, pool, a, b, opening, people=("J SMITH",), floor=0):
    days = (b - a).days
    when = sorted(a + timedelta(r.randint(0, days)) for _ in range(rows))
    out, bal = [], opening
    for d in when:
        for _ in range(40):
            sign, lo, hi, _w, text = r.choices(pool, [p[3] for p in pool])[0]
            amt = r.randint(lo * 100, hi * 100)
            if lo == int(lo) and hi >= 400 and r.random() < .5:
                amt = amt // 1000 * 1000 or 1000
            if sign > 0 or bal - amt >= floor:
                break
        else:
            sign, lo, hi, _w, text = r.choice([p for p in pool if p[0] > 0])
            amt = r.randint(lo * 100, hi * 100)
        bal += sign * amt
        text = d.strftime(text) if "%" in text else text
        text = digits(r, text).replace("{n}", r.choice(people))
        out.append({"d": d, "v": d, "lines": text.split("|"), "a": sign * amt, "bal": bal})
    return out


def last_of_day(ts):
    return [i + 1 == len(ts) or ts[i + 1]["d"] != t["d"] for i, t in enumerate(ts)]


def sums(ts):
    return -sum(t["a"] for t in ts if t["a"] < 0), sum(t["a"] for t in ts if t["a"] > 0)


def tx(t, bal=False, ref=None, lines=None):
    o = {"date": t["d"].isoformat(), "description": " ".join(lines or t["lines"])}
    if ref:
        o["reference"] = ref
    o["credit" if t["a"] > 0 else "debit"] = tru(abs(t["a"]))
    if bal:
        o["balance"] = tru(t["bal"])
    return o


def span(a, b):
    return {"from": a.isoformat(), "to": b.isoformat()}


def bank(name, who, cur, op, end, txs, acc=None, ib=None, kind=None, ab=None, deb=None, cre=None):
    d = {"bank_name": name, "account_number": acc, "iban": ib, "account_holder": who, "account_type": kind, "currency": cur,
        "statement_period": ab and span(*ab),
         "opening_balance": tru(op), "closing_balance": tru(end), "total_debits": deb if deb is None else tru(deb),
             "total_credits": cre if cre is None else tru(cre)}
    return {"data": {**{x: y for x, y in d.items() if y is not None}, "transactions": txs}}


def card(name, num, who, a, b, last, prev, due, mn, lim, ts):
    d = {"bank_name": name, "card_number": num, "account_holder": who, "statement_date": b.isoformat(), "statement_period": a and span(a, b),
         "payment_due_date": last.isoformat(), "previous_balance": tru(prev), "total_amount_due": tru(due), "minimum_amount_due": tru(mn),
         "credit_limit": tru(lim), "available_credit": tru(lim - due)}
    return {"data": {**{x: y for x, y in d.items() if y is not None}, "transactions": [ctx(t) for t in ts]}}


# ---- drawing
def tw(s, f, z):
    return pdfmetrics.stringWidth(s, f, z)


def L(c, x, y, s, f=HV, z=9, col="#000000"):
    c.setFillColor(HexColor(col))
    c.setFont(f, z)
    c.drawString(x, y, s)


def R(c, x, y, s, f=HV, z=9, col="#000000"):
    L(c, x - tw(s, f, z), y, s, f, z, col)


def M(c, x, y, s, f=HV, z=9, col="#000000"):
    L(c, x - tw(s, f, z) / 2, y, s, f, z, col)


def words(c, x, y, s, f=HV, z=9, col="#000000"):
    """Each word is a text of its own, as some print engines do."""
    for w in s.split(" "):
        L(c, x, y, w, f, z, col)
        x += tw(w + " ", f, z)


def box(c, x, y, w, h, fill=None, line=None, lw=.5):
    if fill:
        c.setFillColor(HexColor(fill))
    if line:
        c.setStrokeColor(HexColor(line))
        c.setLineWidth(lw)
    c.rect(x, y, w, h, stroke=bool(line), fill=bool(fill))


def rule(c, x1, y1, x2, y2=None, lw=.5, col="#000000"):
    c.setStrokeColor(HexColor(col))
    c.setLineWidth(lw)
    c.line(x1, y1, x2, y1 if y2 is None else y2)


def wrap(s, f, z, w):
    out = [""]
    for word in s.split(" "):
        if out[-1] and tw(out[-1] + " " + word, f, z) > w:
            out.append(word)
        else:
            out[-1] = (out[-1] + " " + word).strip()
    return out


def wraps(lines, f, z, w):
    return [p for ln in lines for p in wrap(ln, f, z, w)]


def para(c, x, y, s, f, z, w, lead=None, col="#000000"):
    for ln in wrap(s, f, z, w):
        L(c, x, y, ln, f, z, col)
        y -= lead or z * 1.25
    return y


def twice(path, size, fn):
    """fn(canvas, pages in all) draws; the first time only to count the pages."""
    n = 0
    for target in (io.BytesIO(), path):
        c = canvas.Canvas(target, pagesize=size, invariant=1)
        fn(c, n)
        n = c.getPageNumber()
        c.showPage()
        c.save()

NL_POOL = [
    (-1, 2, 80, 7, "De Groene Hoek 1### UTRECHT|Pasvolgnr: 00# %d-%m-%Y 1#:^# Transactie: @##@##|Term: @@#### Valutadatum: %d-%m-%Y~BA~Betaalautomaat"),
    (-1, 15, 170, 4, "Waterland Energie BV|Naam: Waterland Energie BV|Kenmerk: ###########~IC~Incasso"),
    (1, 1500, 3100, 3, "Drukkerij Van Houten BV|Omschrijving: Salaris %m-%Y~OV~Overschrijving"),
    (-1, 10, 900, 3, "{n}|Naam: {n}|Omschrijving: Huur en servicekosten~GT~Online bankieren"),
    (1, 5, 90, 2, "{n}|Omschrijving: Betaalverzoek etentje~GT~Online bankieren"),
    (-1, 20, 200, 2, "Geldautomaat Stationsplein|Pasvolgnr: 00# %d-%m-%Y~GM~Geldautomaat")]
AE_POOL = [(-1, 8, 600, 6, "POS-PURCHASE CARD NO.4652**##|SOUK FRESH MARKET DUBAI:AE"), (-1, 100, 3000, 3, "ATM CASH WITHDRAWAL 00####|MARINA WALK BR"),
    (1, 6000, 18000, 3, "INWARD REMITTANCE SALARY|AL NAKHLA TRADING LLC"), (-1, 150, 900, 3, "DIRECT DEBIT DESERT WATER|AND POWER ACC 20######"),
    (-1, 500, 5000, 2, "MOBILE BANKING TRANSFER TO|{n} AE07####"), (1, 200, 4000, 2, "CASH DEPOSIT CDM 0####"), (-1, 1, 26, 1, "CHARGES INCL. VAT")]


# ---- credit cards
IN = ["KAVERI SUPERMARKET BANGALORE IN", "ZIPCART ONLINE MUMBAI", "SHREE PETROLEUM PUNE MH", "RAILYATRA E TICKETING NEW DELHI", "BLUE TIFFIN FOODS GURGAON",
    "ANAND MEDICALS CHENNAI TN",
      "MYSTREAM SUBSCRIPTION MUMBAI", "SARAVANA ELECTRONICS COIMBATORE", "METRO RIDES BENGALURU", "VASTRA FASHIONS SURAT GJ"]
US = ["GREENLEAF MARKET #214 AUSTIN TX", "PRAIRIE FUEL 0451 WACO TX", "STREAMBOX.COM 800-555-0140 CA", "SQ *CORNER TACO STAND AUSTIN TX",
    "ALTITUDE AIR 0062318845 DENVER CO", "HOMEWORKS STORE 6512 ROUND ROCK TX",
      "PAPERBOAT BOOKS SEATTLE WA", "CITY PARKING GARAGE 4 DALLAS TX"]
UK = ["HARTLEY STORES 3312 READING", "WESTLINE RAIL LONDON", "BEAN & LEAF COFFEE BRISTOL", "FOXGLOVE GARDEN CENTRE BATH", "NORTH SEA FISH BAR WHITBY",
    "STREAMBOX LONDON", "MOORLAND PETROL SHEFFIELD", "PAGE & SONS BOOKS YORK"]


def spends(r, rows, shops, a, b, prev, hi, pay):
    """Rows of a card month: purchases, now and then a payment or a refund; a in cents, minus for a credit."""
    when = sorted(a + timedelta(r.randint(0, (b - a).days)) for _ in range(rows))
    ts = [{"d": d, "lines": [r.choice(shops)], "n": r.randint(hi // 50, hi) if r.random() < .8 else r.randint(hi // 100, hi // 10) * 10} for d in when]
    if rows > 2:
        part = prev if r.random() < .6 else prev // 200 * 100
        ts[rng("pay", rows, prev).randrange(rows)].update(lines=[pay], n=-part)
    if rows > 9:
        t = r.choice([x for x in ts if x["n"] > 0])
        t.update(n=-t["n"])
    return ts


def facts(ts, prev):
    cre, deb = -sum(t["n"] for t in ts if t["n"] < 0), sum(t["n"] for t in ts if t["n"] > 0)
    due = prev - cre + deb
    return cre, deb, due


def ctx(t):
    return {"date": t["d"].isoformat(), "description": " ".join(t["lines"]), "credit" if t["n"] < 0 else "debit": tru(abs(t["n"]))}


def lakh(n):
    s, p = divmod(abs(n), 100)
    s = str(s)
    head, tail = s[:-3], s[-3:]
    while head:
        head, tail = head[:-2], head[-2:] + "," + tail
    return ("-" if n < 0 else "") + f"{tail}.{p:02d}"


def start(name, seed, rows, hi, shops, pay, day):
    r = rng(name, seed, rows)
    a, b = period(r, day)
    prev = r.randint(hi, hi * 6)
    ts = spends(r, rows, shops, a, b, prev, hi, pay)
    return (r, a, b, prev, ts) + facts(ts, prev)
