# SPDX-License-Identifier: AGPL-3.0-or-later
"""Drawing and number helpers."""
import io

from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib.colors import HexColor

from stranger_banks import ind
from stranger_banks import plain as amt  # of paise, with sign: the form of truths

_DEJA = "/usr/share/fonts/truetype/dejavu/"
_NOTO = "/usr/share/fonts/truetype/noto/"
_FONTS = {
    "Sans": _NOTO + "NotoSans-Regular.ttf",
    "SansB": _NOTO + "NotoSans-Bold.ttf",
    "SansI": _NOTO + "NotoSans-Italic.ttf",
    "Serif": _NOTO + "NotoSerif-Regular.ttf",
    "SerifB": _NOTO + "NotoSerif-Bold.ttf",
    "Deva": _NOTO + "NotoSansDevanagari-Regular.ttf",
    "DevaB": _NOTO + "NotoSansDevanagari-Bold.ttf",
    "Cond": _DEJA + "DejaVuSansCondensed.ttf",
    "CondB": _DEJA + "DejaVuSansCondensed-Bold.ttf",
    "Mono": _DEJA + "DejaVuSansMono.ttf",
    "MonoB": _DEJA + "DejaVuSansMono-Bold.ttf",
}
for _n, _p in _FONTS.items():
    pdfmetrics.registerFont(TTFont(_n, _p))

A4 = (595.28, 841.89)
MON = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def width(s, font, size):
    return pdfmetrics.stringWidth(s, font, size)


def text(c, x, y, s, font="Helvetica", size=8, align="l", color="#000000"):
    if s is None or s == "":
        return
    c.setFont(font, size)
    c.setFillColor(HexColor(color))
    if align == "r":
        c.drawRightString(x, y, s)
    elif align == "c":
        c.drawCentredString(x, y, s)
    else:
        c.drawString(x, y, s)


def mixed(c, x, y, parts, size, align="l", color="#000000"):
    """Pieces of different fonts on one line: parts = [(font, text), ...]."""
    w = sum(width(s, f, size) for f, s in parts)
    x -= {"l": 0, "c": w / 2, "r": w}[align]
    for f, s in parts:
        text(c, x, y, s, f, size, "l", color)
        x += width(s, f, size)


def lines(c, x, y, items, font="Helvetica", size=8, lead=None, align="l", color="#000000"):
    lead = lead or size * 1.2
    for s in items:
        text(c, x, y, s, font, size, align, color)
        y -= lead
    return y


def box(c, x, y, w, h, fill=None, stroke=None, lw=0.5):
    if fill:
        c.setFillColor(HexColor(fill))
    if stroke:
        c.setStrokeColor(HexColor(stroke))
        c.setLineWidth(lw)
    c.rect(x, y, w, h, stroke=1 if stroke else 0, fill=1 if fill else 0)


def rule(c, x1, y1, x2, y2=None, color="#000000", lw=0.5, dash=None):
    c.setStrokeColor(HexColor(color))
    c.setLineWidth(lw)
    if dash:
        c.setDash(*dash)
    c.line(x1, y1, x2, y1 if y2 is None else y2)
    if dash:
        c.setDash()


def wrap(s, font, size, w):
    """Wrap at blanks; a word wider than the column is cut by character."""
    out, cur = [], ""
    for word in s.split(" "):
        trial = word if not cur else cur + " " + word
        if width(trial, font, size) <= w:
            cur = trial
            continue
        if cur:
            out.append(cur)
        cur = word
        while width(cur, font, size) > w:
            k = len(cur)
            while k > 1 and width(cur[:k], font, size) > w:
                k -= 1
            out.append(cur[:k])
            cur = cur[k:]
    if cur:
        out.append(cur)
    return out or [""]


def fill_wrap(s, font, size, w):
    """Wrap purely by character."""
    out, cur = [], ""
    for ch in s:
        if width(cur + ch, font, size) > w:
            out.append(cur.strip())
            cur = ch
        else:
            cur += ch
    if cur.strip():
        out.append(cur.strip())
    return out or [""]


def cut(s, n):
    """Wrap by a fixed number of characters."""
    out = [s[i:i + n].strip() for i in range(0, len(s), n)]
    return [o for o in out if o] or [""]


def paged(path, size, fn, **meta):
    """fn(c, total) draws everything and returns the number of pages; drawn twice for the total."""
    c = canvas.Canvas(io.BytesIO(), pagesize=size, invariant=1)
    total = fn(c, 1)
    c = canvas.Canvas(path, pagesize=size, invariant=1)
    for k, v in meta.items():
        getattr(c, "set" + k.capitalize())(v)
    fn(c, total)
    c.save()


def inr(p):
    """1,23,456.78 of paise, unsigned."""
    return ind(abs(p))


def west(p):
    p = abs(p)
    return f"{p // 100:,}.{p % 100:02d}"


def plain(p):
    return amt(abs(p))


def drcr(p, dr="Dr", cr="Cr"):
    return dr if p < 0 else cr


def iso(d):
    return d.strftime("%Y-%m-%d")


def dmy(d, sep="/"):
    return d.strftime(f"%d{sep}%m{sep}%Y")


def row(e, desc, ref=False, balance=True):
    """Truth row of event e; ref is False when there is no such column."""
    t = {"date": iso(e.dt), "description": desc}
    if ref is not False:
        t["reference"] = ref or None
    t["debit"] = amt(e.amount) if e.debit else None
    t["credit"] = None if e.debit else amt(e.amount)
    t["balance"] = amt(e.balance) if balance else None
    return t


def totals(evs):
    return (sum(e.amount for e in evs if e.debit), sum(e.amount for e in evs if not e.debit))
