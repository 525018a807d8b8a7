# SPDX-License-Identifier: AGPL-3.0-or-later
"""A printer with nine pins: lists of text in letters made for its pins (pin_font.txt), dot by dot, and their scan.

Measures are those of such printers: pins are 1/72 inch apart, characters of draft 1/10 inch wide at twelve
places for a dot, elite and condensed narrower; near-letter quality goes over each line twice, the second time
half a pin lower, and fills what is between.
"""

from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from degrade import _noise
from model import grouped

PIN_INCH = 1 / 72
PLACES = 12  # for a dot across a character, its gap counted
ROWS = 9
FINE = 3  # dots are drawn so many times as large


def _load():
    glyphs, names, art = {" ": set()}, [], []

    def take():
        for i, name in enumerate(names):
            dots = {(r, c) for r, line in enumerate(art) for c, mark in enumerate(line.split()[i]) if mark == "#"}
            assert len(art) == ROWS and all((r, c + 1) not in dots for r, c in dots), name
            glyphs[name] = dots
    for line in (Path(__file__).parent / "pin_font.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("= "):
            take()
            names, art = line[2:].split(), []
        elif names and line:
            art.append(line)
    take()
    return glyphs


GLYPHS = _load()


@dataclass(frozen=True)
class Pins:
    """A printer, its ribbon and the scanner that saw the sheet."""
    per_inch: float = 10        # characters
    letter_quality: bool = False
    ink: tuple = (40, 110)      # how bright the mark of a dot is, between a line's darkest and palest
    dot_mm: float = 0.29
    weak_pin: bool = False      # one of them strikes hardly
    dpi: int = 200
    blur: float = 0.6
    quality: int = 70


def _second_pass(dots):
    """What the second pass fills: half a pin lower, between dots that belong together. In half rows and places."""
    fine = {(2 * r, c) for r, c in dots}
    for r, c in dots:
        for step in (-2, -1, 0, 1, 2):
            if (r + 1, c + step) in dots and (step == 0 or ((r, c + step) not in dots and (r + 1, c) not in dots)):
                fine.add((2 * r + 1, c + step / 2))
        if (r, c + 2) in dots:
            fine.add((2 * r, c + 1))
    return fine


def typed(lines, how, rng, size_inch=(8.27, 11.69)):
    """LINES of text, six to the inch, as a scan of the sheet."""
    scale = how.dpi * FINE
    sheet = Image.new("L", (round(size_inch[0] * scale), round(size_inch[1] * scale)), 255)
    draw = ImageDraw.Draw(sheet)
    place = 1 / (how.per_inch * PLACES)
    width = max(map(len, lines)) / how.per_inch
    left = max(0.1, (size_inch[0] - width) / 2)
    weak = rng.randrange(7) if how.weak_pin else None
    tired = how.ink[0]
    for n, line in enumerate(lines):
        # the ribbon moves on and is fresher in one place than in another
        tired = min(how.ink[1], max(how.ink[0], tired + rng.uniform(-1, 1) * (how.ink[1] - how.ink[0]) / 3))
        aside = rng.uniform(-0.002, 0.002) if n % 2 else 0  # the way back is never quite where the way out was
        for k, char in enumerate(line):
            dots = GLYPHS[char]
            if how.letter_quality:
                dots = {(r / 2, c) for r, c in _second_pass(dots)}
            for r, c in sorted(dots):
                x = (left + aside + k / how.per_inch + c * place) * scale
                y = (0.5 + n / 6 + r * PIN_INCH) * scale
                radius = how.dot_mm / 25.4 / 2 * scale * rng.uniform(0.9, 1.05)
                shade = tired + rng.uniform(-18, 18) + (70 if r == weak else 0)
                draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=int(max(0, min(225, shade))))
    img = sheet.resize((sheet.size[0] // FINE, sheet.size[1] // FINE), Image.BOX)
    img = img.rotate(rng.uniform(-0.4, 0.4), resample=Image.BICUBIC, fillcolor=248).filter(ImageFilter.GaussianBlur(how.blur))
    return ImageChops.add(img, _noise(rng, img.size, 5), scale=1, offset=-128)


# ---- what is listed ----

SHEET_LINES = 64


def _fit(text, width):
    """TEXT in pieces of WIDTH, at blanks where there are some."""
    out = []
    while len(text) > width:
        cut = text.rfind(" ", 1, width + 1)
        cut = cut if cut > 0 else width
        out.append(text[:cut].rstrip())
        text = text[cut:].lstrip()
    return out + [text]


def statement(doc, wide=80, group="western"):
    """An account as a branch's printer lists it: sheets of lines of WIDE characters."""
    money = [13, 13, 14]
    text = wide - 9 - sum(money) - 2
    rule = "-" * wide

    def cells(date, particulars, *amounts):
        return f"{date:8} {particulars:{text}} " + "".join(f"{a:>{w}}" for a, w in zip(amounts, money))

    def amount(paise):
        return "" if paise is None else grouped(paise, group)
    head = [rule, cells("DATE", "PARTICULARS", "DEBIT", "CREDIT", "BALANCE"), rule]
    lines = [f"{doc['bank'].upper():^{wide}}".rstrip(), "", f"{'STATEMENT OF ACCOUNT':^{wide}}".rstrip(), "",
             f"A/C NO     : {doc['account']}", f"NAME       : {doc['holder']}", f"IFSC CODE  : {doc['ifsc']}",
             f"PERIOD     : {doc['from']:%d-%m-%y} TO {doc['to']:%d-%m-%y}", f"OPENING BALANCE : {amount(doc['opening'])}", ""] + head
    sheets = []
    for row in doc["rows"]:
        parts = _fit(row["description"], text - 1)
        if len(lines) + len(parts) > SHEET_LINES:
            sheets.append(lines)
            lines = list(head)
        lines.append(cells(f"{row['date']:%d-%m-%y}", parts[0], amount(row["debit"]), amount(row["credit"]), amount(row["balance"])))
        lines += [cells("", p, "", "", "").rstrip() for p in parts[1:]]
    ends = [rule] + [f"{label:16} : {amount(doc[key])}" for label, key in (("TOTAL DEBITS", "debits"), ("TOTAL CREDITS", "credits"), ("CLOSING BALANCE", "closing"))]
    if len(lines) + len(ends) > SHEET_LINES:
        sheets.append(lines)
        lines = []
    return sheets + [lines + ends]
