# SPDX-License-Identifier: AGPL-3.0-or-later
"""What the GST invoices of stranger_gst.py are drawn with: a sheet (y counts from the bottom), a table, paragraphs."""

from reportlab.graphics import renderPDF
from reportlab.graphics.barcode import qr
from reportlab.graphics.shapes import Drawing
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase.pdfmetrics import registerFont, registerFontFamily
from reportlab.pdfbase.pdfmetrics import stringWidth as SW
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas
from reportlab.platypus import BaseDocTemplate, Frame, PageTemplate, Paragraph
from stranger_pen import FB, shown

for nm, p in {"NR": "noto/NotoSerif-Regular.ttf", "NRB": "noto/NotoSerif-Bold.ttf", "DM": "dejavu/DejaVuSansMono.ttf", "DMB": "dejavu/DejaVuSansMono-Bold.ttf",
              "ND": "noto/NotoSansDisplay-Regular.ttf", "NDB": "noto/NotoSansDisplay-Bold.ttf"}.items():
    registerFont(TTFont(nm, FB + p))
for a, b in (("NR", "NRB"), ("ND", "NDB")):
    registerFontFamily(a, normal=a, bold=b, italic=a, boldItalic=b)
H, HB, HI, HBI = ("Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique")
T, TB, TI = ("Times-Roman", "Times-Bold", "Times-Italic")
C, CB = ("Courier", "Courier-Bold")
RS = "₹"


def wrap(s, font, size, w):
    out = []
    for para in str(s).split("\n"):
        cur = ""
        for wd in para.split(" "):
            t = cur + " " + wd if cur else wd
            if SW(t, font, size) <= w or not cur:
                cur = t
            else:
                out.append(cur)
                cur = wd
        out.append(cur)
    return out


class Doc:
    """Pages of one paper; `mode` says how a text gets into the file: whole, by words, doubled, or with space between characters."""

    def __init__(self, path, size):
        self.c = canvas.Canvas(path, pagesize=size, invariant=1)
        self.W, self.H = size
        self.pg = 1
        self.mode = "str"
        self.cs = 0
        self.c.setLineWidth(0.5)

    def t(self, x, y, s, f=H, z=8, a="l", col=None, mode=None):
        c = self.c
        s = shown(str(s))
        mode = mode or self.mode
        w = SW(s, f, z) + (self.cs * (len(s) - 1) if mode == "cs" else 0)
        if a == "r":
            x -= w
        elif a == "c":
            x -= w / 2
        if col is not None:
            c.setFillColor(col)
        c.setFont(f, z)
        if mode == "word":
            sp = SW(" ", f, z)
            for wd in s.split(" "):
                if wd:
                    c.drawString(x, y, wd)
                x += SW(wd, f, z) + sp
        elif mode == "dbl":
            c.drawString(x, y, s)
            c.drawString(x + 0.35, y, s)
        elif mode == "cs":
            o = c.beginText(x, y)
            o.setCharSpace(self.cs)
            o.textOut(s)
            o.setCharSpace(0)
            c.drawText(o)
        else:
            c.drawString(x, y, s)
        if col is not None:
            c.setFillColor(colors.black)
        return w

    def para(self, x, y, s, w, f=H, z=8, ld=None, a="l", col=None):
        ld = ld or z * 1.2
        for l in wrap(s, f, z, w):
            self.t(x if a == "l" else x + w if a == "r" else x + w / 2, y, l, f, z, a, col)
            y -= ld
        return y

    def line(self, x1, y1, x2, y2, lw=None, col=None, dash=None):
        c = self.c
        c.saveState()
        if lw:
            c.setLineWidth(lw)
        if col is not None:
            c.setStrokeColor(col)
        if dash:
            c.setDash(*dash)
        c.line(x1, y1, x2, y2)
        c.restoreState()

    def box(self, x, y, w, h, fill=None, stroke=1, lw=None, col=None, rad=0):
        c = self.c
        c.saveState()
        if lw:
            c.setLineWidth(lw)
        if col is not None:
            c.setStrokeColor(col)
        if fill is not None:
            c.setFillColor(fill)
        if rad:
            c.roundRect(x, y, w, h, rad, stroke, 1 if fill is not None else 0)
        else:
            c.rect(x, y, w, h, stroke, 1 if fill is not None else 0)
        c.restoreState()

    def qr(self, x, y, sz, data):
        qrd(self.c, x, y, sz, data)

    def page(self):
        self.c.showPage()
        self.pg += 1
        self.c.setLineWidth(0.5)

    def save(self):
        self.c.showPage()
        self.c.save()


def qrd(c, x, y, sz, data):
    w = qr.QrCodeWidget(data, barLevel="M")
    b = w.getBounds()
    d = Drawing(sz, sz, transform=[sz / (b[2] - b[0]), 0, 0, sz / (b[3] - b[1]), 0, 0])
    d.add(w)
    renderPDF.draw(d, c, x, y)


def table(d, x, y, cols, rows, bottom, newpage, f=H, hf=HB, z=8, hz=None, ld=None, pad=3, vp=2.5, grid="cols", zebra=None, hfill=None, hcol=None, repeat=True, va="top", groups=None, lw=0.5, lcol=None, fill=None, hva="mid", onbreak=None, ha=None, header=True, hrule=True):
    """cols: (width, align, heading). rows: list of cells or ('SEC', text, font, fillcolour) ; a cell is str or list of (text,font)"""
    hz = hz or z
    ld = ld or z * 1.22
    xs = [x]
    for c in cols:
        xs.append(xs[-1] + c[0])
    R = xs[-1]
    hl = [wrap(c[2], hf, hz, c[0] - 2 * pad) for c in cols]
    gh = hz * 1.2 + 4 if groups else 0
    hh = max((len(h) for h in hl)) * hz * 1.2 + 2 * vp + 2 + gh

    def put(cx, w, al, yy, s, ff, zz, col=None):
        if al == "r":
            d.t(cx + w - pad, yy, s, ff, zz, "r", col)
        elif al == "c":
            d.t(cx + w / 2, yy, s, ff, zz, "c", col)
        else:
            d.t(cx + pad, yy, s, ff, zz, "l", col)

    def head(y):
        if hfill is not None:
            d.box(x, y - hh, R - x, hh, hfill, 0)
        ing = {}
        for g in groups or []:
            for k in range(g[0], g[1]):
                ing[k] = g
            d.t((xs[g[0]] + xs[g[1]]) / 2, y - hz - 1.5, g[2], hf, hz, "c", hcol)
            if grid in ("all", "cols"):
                d.line(xs[g[0]], y - gh, xs[g[1]], y - gh, lw, lcol)
        for k, h in enumerate(hl):
            top = y - (gh if k in ing else 0)
            sp = hh - (gh if k in ing else 0)
            o = (sp - len(h) * hz * 1.2) / 2 if hva == "mid" else vp
            for j, s in enumerate(h):
                put(xs[k], cols[k][0], ha or cols[k][1], top - o - hz * 0.9 - j * hz * 1.2, s, hf, hz, hcol)
        if grid in ("all", "cols", "rows") or hrule:
            d.line(x, y, R, y, lw, lcol)
            d.line(x, y - hh, R, y - hh, lw, lcol)
        return y - hh

    def close(top, y):
        if grid in ("all", "cols", "ext"):
            ing = set()
            for g in groups or []:
                ing.update(range(g[0] + 1, g[1]))
            for k, xx in enumerate(xs):
                d.line(xx, top - (gh if k in ing else 0), xx, y, lw, lcol)
            d.line(x, y, R, y, lw, lcol)
    top = y
    if header:
        y = head(y)
    n = 0
    for row in rows:
        if row[0] == "SEC":
            h = ld + 2 * vp
        else:
            cl = []
            for k, cell in enumerate(row):
                if isinstance(cell, list):
                    L = []
                    for s, ff in cell:
                        L += [(l, ff) for l in wrap(s, ff, z, cols[k][0] - 2 * pad)]
                else:
                    L = [(l, f) for l in wrap(cell, f, z, cols[k][0] - 2 * pad)]
                cl.append(L)
            h = max((len(L) for L in cl)) * ld + 2 * vp
        if y - h < bottom:
            close(top, bottom if fill is not None else y)
            if onbreak:
                onbreak(y)
            y = newpage()
            top = y
            if repeat:
                y = head(y)
            elif grid in ("all", "rows", "cols"):
                d.line(x, y, R, y, lw, lcol)
        if row[0] == "SEC":
            if row[3] is not None:
                d.box(x, y - h, R - x, h, row[3], 0)
            d.t(x + pad, y - vp - z * 0.9, row[1], row[2], z)
            if len(row) > 4:
                d.t(R - pad, y - vp - z * 0.9, row[4], row[2], z, "r")
        else:
            if zebra is not None and n % 2:
                d.box(x, y - h, R - x, h, zebra, 0)
            for k, L in enumerate(cl):
                o = (h - 2 * vp - len(L) * ld) / 2 if va == "mid" and len(cols[k]) < 4 else 0
                for j, (s, ff) in enumerate(L):
                    if s:
                        put(xs[k], cols[k][0], cols[k][1], y - vp - o - z * 0.9 - j * ld, s, ff, z)
            n += 1
        y -= h
        if grid in ("all", "rows"):
            d.line(x, y, R, y, lw, lcol)
    if fill is not None and y > fill:
        y = fill
    close(top, y)
    return y


def PS(f, z, a=0, col=colors.black, ld=None):
    return ParagraphStyle("p", fontName=f, fontSize=z, leading=ld or z * 1.2, alignment=a, textColor=col)


def esc(s):
    return shown(str(s)).replace("&", "&amp;").replace("<", "&lt;").replace("\n", "<br/>")


def pp(s, f=H, z=8, a=0, col=colors.black, ld=None):
    return Paragraph(esc(s), PS(f, z, a, col, ld))


def flow(path, size, story, margins, first=None, later=None):
    l, rr, t, t2, b = margins
    W, Hh = size
    doc = BaseDocTemplate(path, pagesize=size, invariant=1, title="Invoice")
    doc.addPageTemplates([PageTemplate("f", [Frame(l, b, W - l - rr, Hh - t - b, 0, 0, 0, 0)], onPage=first or (lambda c, d: None), autoNextPageTemplate="l"), PageTemplate("l", [Frame(l, b, W - l - rr, Hh - t2 - b, 0, 0, 0, 0)], onPage=later or first or (lambda c, d: None))])
    doc.build(story)
