# SPDX-License-Identifier: AGPL-3.0-or-later
"""What the statements of stranger_cards.py are drawn with: figures, dates, words on a page, flowing stories."""

import calendar
import io
from datetime import date

from reportlab.lib.colors import black
from reportlab.lib.enums import TA_LEFT
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth as SW
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas
from reportlab.platypus import BaseDocTemplate, Frame, NextPageTemplate, PageTemplate, Paragraph

TT = "/usr/share/fonts/truetype/"
for name, f in {"Noto": "noto/NotoSans-Regular.ttf", "NotoB": "noto/NotoSans-Bold.ttf", "NotoI": "noto/NotoSans-Italic.ttf", "DJ": "dejavu/DejaVuSans.ttf", "DJB": "dejavu/DejaVuSans-Bold.ttf", "DJC": "dejavu/DejaVuSansCondensed.ttf", "DJCB": "dejavu/DejaVuSansCondensed-Bold.ttf", "DJM": "dejavu/DejaVuSansMono.ttf", "DJMB": "dejavu/DejaVuSansMono-Bold.ttf"}.items():
    pdfmetrics.registerFont(TTFont(name, TT + f))
HV, HB, HO = ("Helvetica", "Helvetica-Bold", "Helvetica-Oblique")
TR, TB = ("Times-Roman", "Times-Bold")
CO, CB = ("Courier", "Courier-Bold")


def fin(c):
    s, c = ("-" if c < 0 else "", abs(c))
    a, b = (str(c // 100), "%02d" % (c % 100))
    if len(a) > 3:
        h, t = (a[:-3], a[-3:])
        g = []
        while h:
            g.insert(0, h[-2:])
            h = h[:-2]
        a = ",".join(g) + "," + t
    return s + a + "." + b


def fus(c):
    return "{:,.2f}".format(c / 100.0)


def fde(c):
    return fus(c).replace(",", "#").replace(".", ",").replace("#", ".")


def tru(c):
    s, c = ("-" if c < 0 else "", abs(c))
    return "%s%d.%02d" % (s, c // 100, c % 100)


def iso(d):
    return d.strftime("%Y-%m-%d")


def addm(d, m):
    k = d.year * 12 + d.month - 1 + m
    y, mm = divmod(k, 12)
    return date(y, mm + 1, min(d.day, calendar.monthrange(y, mm + 1)[1]))


def T(c, x, y, s, font=HV, size=8, al="l", col=None, cs=0):
    c.setFont(font, size)
    c.setFillColor(col if col is not None else black)
    w = SW(s, font, size) + cs * max(0, len(s) - 1)
    if al == "r":
        x -= w
    elif al == "c":
        x -= w / 2
    c.drawString(x, y, s, charSpace=cs)
    return x + w


def TWORDS(c, x, y, s, font=HV, size=8, al="l", col=None):
    """each word is a drawing of its own"""
    c.setFont(font, size)
    c.setFillColor(col if col is not None else black)
    sp = SW(" ", font, size)
    w = SW(s, font, size)
    if al == "r":
        x -= w
    elif al == "c":
        x -= w / 2
    for k in s.split(" "):
        c.drawString(x, y, k)
        x += SW(k, font, size) + sp


def TBOLD(c, x, y, s, font=HV, size=8, al="l", col=None):
    """bold by printing twice"""
    T(c, x, y, s, font, size, al, col)
    T(c, x + 0.28, y, s, font, size, al, col)


def wrap(s, font, size, w):
    out, cur = ([], "")
    for k in s.split(" "):
        t = (cur + " " + k).strip()
        if SW(t, font, size) <= w or not cur:
            cur = t
        else:
            out.append(cur)
            cur = k
    out.append(cur)
    return out


def PARA(c, x, y, s, font, size, w, lead=None, col=None):
    for ln in wrap(s, font, size, w):
        T(c, x, y, ln, font, size, "l", col)
        y -= lead or size * 1.2
    return y


def box(c, x, y, w, h, fill=None, stroke=None, lw=0.5, r=0):
    if fill is not None:
        c.setFillColor(fill)
    if stroke is not None:
        c.setStrokeColor(stroke)
        c.setLineWidth(lw)
    f = c.roundRect if r else c.rect
    a = (x, y, w, h) + ((r,) if r else ())
    f(*a, stroke=int(stroke is not None), fill=int(fill is not None))


def line(c, x1, y1, x2, y2, col=black, lw=0.5, dash=None):
    c.setStrokeColor(col)
    c.setLineWidth(lw)
    if dash:
        c.setDash(*dash)
    c.line(x1, y1, x2, y2)
    if dash:
        c.setDash()


def rupee(c, x, y, size, col=black):
    """a drawn rupee sign over an unseen backtick, as printed with the old rupee font"""
    w = size * 0.5
    c.setStrokeColor(col)
    c.setLineWidth(size * 0.075)
    t = y + size * 0.7
    c.line(x, t, x + w, t)
    c.line(x, t - size * 0.2, x + w, t - size * 0.2)
    p = c.beginPath()
    p.moveTo(x, t)
    p.lineTo(x + w * 0.3, t)
    p.curveTo(x + w * 0.95, t, x + w * 0.95, t - size * 0.4, x + w * 0.3, t - size * 0.4)
    p.lineTo(x, t - size * 0.4)
    p.lineTo(x + w * 0.75, y)
    c.drawPath(p, stroke=1, fill=0)
    o = c.beginText(x, y)
    o.setFont(HV, size)
    o.setTextRenderMode(3)
    o.textOut("`")
    o.setTextRenderMode(0)
    c.drawText(o)
    return x + w + size * 0.12


def render(path, draw, size):
    """draw(c, pages) ends each page with c.showPage(); drawn twice to know the number of pages"""
    n = 0
    for p in (io.BytesIO(), path):
        c = canvas.Canvas(p, pagesize=size, invariant=1)
        draw(c, n)
        n = c.getPageNumber() - 1
        c.save()


class NumCanvas(canvas.Canvas):
    footer = None

    def __init__(s, *a, **k):
        k["invariant"] = 1
        canvas.Canvas.__init__(s, *a, **k)
        s._st = []

    def showPage(s):
        s._st.append(dict(s.__dict__))
        s._startPage()

    def save(s):
        for i, d in enumerate(s._st):
            s.__dict__.update(d)
            if s.footer:
                type(s).footer(s, i + 1, len(s._st))
            canvas.Canvas.showPage(s)
        canvas.Canvas.save(s)


def platy(path, size, story, frames, footer, first=None, later=None):
    """frames: (x,y,w,h) of the first page and of the later ones"""
    k = type("NC", (NumCanvas,), {"footer": footer})
    d = BaseDocTemplate(path, pagesize=size, invariant=1)
    fr = lambda f: [Frame(*f, leftPadding=0, rightPadding=0, topPadding=0, bottomPadding=0)]
    d.addPageTemplates([PageTemplate("a", fr(frames[0]), onPage=first or (lambda c, d: None)), PageTemplate("b", fr(frames[1]), onPage=later or (lambda c, d: None))])
    d.build([NextPageTemplate("b")] + story, canvasmaker=k)


def P(s, font=HV, size=8, al=TA_LEFT, lead=None, col=black, **k):
    return Paragraph(s.replace("&", "&amp;").replace("<", "&lt;") if not k.pop("mark", 0) else s, ParagraphStyle("x", fontName=font, fontSize=size, leading=lead or size * 1.22, alignment=al, textColor=col, **k))
