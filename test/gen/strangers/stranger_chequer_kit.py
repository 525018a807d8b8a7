# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared: money, names, a chain of transactions, and drawing helpers."""
import calendar
import datetime as dt
import io
import random
from types import SimpleNamespace as NS
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas
import stranger_chequer_people as P

_D = "/usr/share/fonts/truetype/dejavu/"
for _n in ("DejaVuSans", "DejaVuSans-Bold", "DejaVuSansCondensed", "DejaVuSansCondensed-Bold", "DejaVuSerif",
           "DejaVuSerif-Bold", "DejaVuSansMono", "DejaVuSansMono-Bold"):
    pdfmetrics.registerFont(TTFont(_n, _D + _n + ".ttf"))
pdfmetrics.registerFontFamily("DejaVuSans", normal="DejaVuSans", bold="DejaVuSans-Bold", italic="DejaVuSans", boldItalic="DejaVuSans-Bold")
sw = pdfmetrics.stringWidth


def amt(p):
    return f"{'-' if p < 0 else ''}{abs(p) // 100}.{abs(p) % 100:02d}"


def inr(p):
    """1,23,456.78 as India groups."""
    s, q = str(abs(p) // 100), f"{abs(p) % 100:02d}"
    head, tail = s[:-3], s[-3:]
    parts = []
    while head:
        parts.insert(0, head[-2:])
        head = head[:-2]
    return ("-" if p < 0 else "") + ",".join(parts + [tail]) + "." + q


def west(p):
    return f"{'-' if p < 0 else ''}{abs(p) // 100:,}.{abs(p) % 100:02d}"


def drcr(p, f=inr, sep=" ", d="Dr", c="Cr"):
    return f(abs(p)) + sep + (d if p < 0 else c)


def digits(r, n):
    return str(r.randint(1, 9)) + "".join(str(r.randint(0, 9)) for _ in range(n - 1))


def person(r):
    return " ".join([r.choice(P.FIRST)] + ([r.choice(P.MID)] if r.random() < .5 else []) + [r.choice(P.LAST)])


def _words(r, e):
    party, (bk, bank) = e.party, e.bk
    d = dict(party=party, PARTY=party.upper(), party8=party.upper()[:8].strip(), rrn=digits(r, 12), bk=bk, bank=bank, BANK=bank.upper(),
             vpa=e.vpa, VPA=e.vpa.upper(), note=e.note, NOTE=e.note.upper(), ifsc=f"{bk}0{digits(r, 6)}", utr=f"{bk}N{digits(r, 11)}",
             shop=e.shop, Shop=e.shop.title(), TOWN=e.town.upper(), Town=e.town, BR=e.branch.upper(), biller=e.biller, Biller=e.biller.title(),
             EMP=r.choice(P.EMPLOYERS), HOLDER=e.holder.upper(), chq=e.chq, lic=f"{bk}{r.getrandbits(64):016x}", n3=digits(r, 3), n4=digits(r, 4),
             n8=digits(r, 8), n10=digits(r, 10), n13=digits(r, 13), date=e.date.strftime("%d-%m-%Y"), ddmm=e.date.strftime("%d%m%y"),
             mon=e.date.strftime("%b"), yy=e.date.strftime("%y"))
    return d


def make(name, seed, rows, style, business=False, limit=0, opening=None, prefix="BANK", acno=11, allow=None):
    """The account: holder, numbers, period, chained transactions. `limit` (paise) > 0 allows an overdraft."""
    r = random.Random(f"{name}/{seed}/{rows}")
    a = NS(r=r, name=name)
    a.holder = r.choice(P.FIRMS) if business else person(r)
    a.town, a.state, a.pin, mic = r.choice(P.TOWNS)
    a.street, a.house = r.choice(P.STREETS), f"{r.choice(['Flat', 'H No', 'Plot', 'Door No'])} {r.randint(2, 420)}"
    a.area = r.choice(P.AREAS)
    a.bstreet, a.bno = r.choice(P.STREETS), r.randint(1, 99)
    a.acno, a.cif, a.code = digits(r, acno), digits(r, 9), digits(r, 4)
    a.ifsc = f"{prefix}0{digits(r, 6)}"
    a.micr = f"{mic}{digits(r, 6)}"
    a.nominee = person(r)
    a.mobile, a.email = f"XXXXXX{digits(r, 4)}", a.holder.split()[0].lower() + digits(r, 2) + "@examplemail.in"
    months = 1 if rows <= 18 else r.choice([2, 3])
    y, m = r.choice([2023, 2024, 2025]), r.randint(1, 9)
    a.start = dt.date(y, m, 1)
    a.end = dt.date(y, m + months - 1, calendar.monthrange(y, m + months - 1)[1])
    a.opened = dt.date(y - r.randint(2, 9), r.randint(1, 12), r.randint(1, 28))
    days = sorted(r.randrange((a.end - a.start).days + 1) for _ in range(rows))
    k = 40 if business else 1
    bal = a.opening = opening(r) if opening else r.randint(80000, 9000000) * k // (8 if business else 1)
    kinds = [x for x in P.KINDS if allow is None or x in allow]
    wts = [P.KINDS[x][1 if business else 0] for x in kinds]
    a.tx, clock = [], {}
    for d in days:
        kind = r.choices(kinds, wts)[0]
        if kind == "int":
            wts[kinds.index("int")] = 0
        sign = P.KINDS[kind][2]
        v = {"upiout": lambda: r.choice([r.randint(10, 300) * 1000, r.randint(1500, 250000)]), "upiin": lambda: r.randint(50, 9000) * 100,
             "pos": lambda: r.randint(9900, 640000), "atm": lambda: r.randint(1, 20) * 50000, "neftin": lambda: r.randint(1500000, 9500000),
             "neftout": lambda: r.randint(1000, 25000) * 100, "impsin": lambda: r.randint(5, 400) * 10000, "impsout": lambda: r.randint(5, 250) * 10000,
             "chqout": lambda: r.randint(20, 300) * 10000, "chqin": lambda: r.randint(100000, 2500000), "cashin": lambda: r.randint(4, 98) * 50000,
             "cashout": lambda: r.randint(2, 30) * 50000, "charge": lambda: r.choice([1770, 2950, 5900, 17700, 29500]),
             "int": lambda: r.randint(1200, 98000), "ach": lambda: r.randint(45000, 850000)}[kind]()
        if business and kind not in ("charge", "atm", "upiout", "upiin", "pos"):
            v *= r.choice([3, 7, 11])
        if sign < 0 and bal - v < (-limit if limit else 5000):
            kind = "upiin" if not business else "neftin"
            sign, v = 1, r.randint(500000, 4000000) * (5 if business else 1)
        bal += sign * v
        date = a.start + dt.timedelta(days=d)
        who = (r.choice(P.FIRMS) if r.random() < .8 else person(r)) if business else (person(r) if r.random() < .6 else r.choice(P.SHOPS).title())
        e = NS(party=who, bk=r.choice(P.BANKS), vpa=who.split()[0].lower() + digits(r, 3) + r.choice(["@nvk", "@oksagar", "@pragati", "@upi"]),
               note=r.choice(P.NOTES), shop=r.choice(P.SHOPS), town=a.town, branch=a.area, biller=r.choice(P.BILLERS), chq=digits(r, 6),
               holder=a.holder, date=date)
        t, ref = P.STYLES[style][kind]
        words = _words(r, e)
        prev = clock.get(date, r.randint(6, 18) * 3600)
        sec = clock[date] = min(prev + r.randint(30, 3000), 86000)
        a.tx.append(NS(date=date, kind=kind, vdate=min(date + dt.timedelta(days=kind == "chqin"), a.end), desc=t.format(**words), ref=ref.format(**words), chq=e.chq if kind in ("chqout", "chqin", "cashout") else "",
                       tid=f"S{digits(r, 7)}", dr=v if sign < 0 else 0, cr=v if sign > 0 else 0, bal=bal,
                       time=dt.time(sec // 3600, sec // 60 % 60, sec % 60), br=digits(r, 4)))
    a.closing = bal
    a.dr, a.cr = sum(t.dr for t in a.tx), sum(t.cr for t in a.tx)
    a.ndr, a.ncr = sum(t.dr > 0 for t in a.tx), sum(t.cr > 0 for t in a.tx)
    return a


def truth(a, keys, ref=None, **fixed):
    """keys: words out of period opening closing totals; ref: attribute printed in its own column."""
    d = dict(fixed)
    if "period" in keys:
        d["statement_period"] = {"from": a.start.isoformat(), "to": a.end.isoformat()}
    if "opening" in keys:
        d["opening_balance"] = amt(a.opening)
    if "closing" in keys:
        d["closing_balance"] = amt(a.closing)
    if "totals" in keys:
        d["total_debits"], d["total_credits"] = amt(a.dr), amt(a.cr)
    out = []
    for t in a.tx:
        x = {"date": t.date.isoformat(), "description": " ".join(t.lines)}
        if ref and getattr(t, ref):
            v = getattr(t, ref)
            x["reference"] = v if isinstance(v, str) else " ".join(v)
        x["debit" if t.dr else "credit"] = amt(t.dr or t.cr)
        x["balance"] = amt(t.bal)
        out.append(x)
    d["transactions"] = out
    return {"data": d}


def wrap(text, font, size, width):
    """Lines that fit; a word too long for a line is broken where the line is full."""
    lines, cur = [], ""
    for word in text.split():
        if cur and sw(cur + " " + word, font, size) <= width:
            cur += " " + word
            continue
        if cur:
            lines.append(cur)
        while sw(word, font, size) > width:
            n = len(word)
            while sw(word[:n], font, size) > width:
                n -= 1
            lines.append(word[:n])
            word = word[n:]
        cur = word
    return lines + [cur] if cur else lines or [""]


def chop(text, n):
    """Hard cut at n characters, as a line printer does; no line begins or ends with a blank."""
    out = []
    while text:
        out.append(text[:n].strip())
        text = text[n:].strip()
    return out or [""]


def put(c, x, w, text, y, align="l", pad=3):
    if align == "r":
        c.drawRightString(x + w - pad, y, text)
    elif align == "c":
        c.drawCentredString(x + w / 2, y, text)
    else:
        c.drawString(x + pad, y, text)


def row(c, cols, vals, y, lead, pad=3):
    """cols: (x, width, align); vals: text or list of lines; first baseline at y. Gives the number of lines."""
    n = 1
    for (x, w, al), v in zip(cols, vals):
        ls = v if isinstance(v, list) else [v]
        n = max(n, len(ls))
        for i, s in enumerate(ls):
            put(c, x, w, s, y - i * lead, al, pad)
    return n


def columns(x, *spec):
    out = []
    for w, al in spec:
        out.append((x, w, al))
        x += w
    return out


def nlines(vals):
    return max(len(v) if isinstance(v, list) else 1 for v in vals)


def pairs(c, x, y, items, font, bold, size, lead, gap, sep=":"):
    """Label, sign, value below each other; gives the y after."""
    for k, v in items:
        for i, s in enumerate(v if isinstance(v, list) else [v]):
            if i == 0 and k:
                c.setFont(bold, size)
                c.drawString(x, y, k)
                if sep:
                    c.drawString(x + gap - 7, y, sep)
            c.setFont(font, size)
            c.drawString(x + gap, y, s)
            y -= lead
    return y


def twice(path, size, body):
    """Draw once to count the pages, then in truth: body(c, total) gives the truth."""
    c = canvas.Canvas(io.BytesIO(), pagesize=size, invariant=1)
    body(c, 1)
    n = c.getPageNumber()
    c = canvas.Canvas(path, pagesize=size, invariant=1)
    out = body(c, n)
    c.save()
    return out


def run(c, items, cols, y, bottom, lead, gap, font, size, turn, deco=None, pad=3, colour="#000000"):
    """Rows from y (their upper edge) down; turn(i, y) ends the page, begins the next and gives its y."""
    for i, vals in enumerate(items):
        h = nlines(vals) * lead + gap
        if y - h < bottom:
            y = turn(i, y)
        if deco:
            deco(i, y, h)
        c.setFont(font, size)
        c.setFillColor(colour)
        row(c, cols, vals, y - gap / 2 - size * .85, lead, pad)
        y -= h
    return y
