# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared platypus things."""
from xml.sax.saxutils import escape

from reportlab.lib.colors import HexColor
from reportlab.lib.enums import TA_CENTER, TA_RIGHT
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

__all__ = ["P", "build", "HexColor", "Spacer", "Table", "TableStyle", "A4"]


def P(s, font="Helvetica", size=9, lead=None, align="l", color="#000000"):
    a = {"l": 0, "r": TA_RIGHT, "c": TA_CENTER}[align]
    st = ParagraphStyle("p", fontName=font, fontSize=size, leading=lead or size + 2.5, alignment=a, textColor=HexColor(color))
    return Paragraph(escape(s).replace("\n", "<br/>"), st)


def build(path, story, size=A4, margins=(50, 50, 50, 60), first=None, later=None):
    l, r, t, b = margins
    d = SimpleDocTemplate(path, pagesize=size, leftMargin=l, rightMargin=r, topMargin=t, bottomMargin=b, invariant=1)
    no = lambda c, d: None
    d.build(story, onFirstPage=first or no, onLaterPages=later or first or no)
