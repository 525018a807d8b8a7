# SPDX-License-Identifier: AGPL-3.0-or-later
"""What old and cheap printers make of a page: nine pins and a tired ribbon, thermal paper that fades."""

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from degrade import _noise

DOTS_DPI = 216  # at which a dot of a nine-pin printer is PIN pixels high
PIN_W, PIN_H = 2, 3

# 80 columns at ten to the inch, as a branch's printer lists an account.
LISTING = {"font": "mono", "size": 9.5, "date": "%d-%m-%y", "number": "plain", "header_rule": True, "repeat_header": True, "title": "STATEMENT OF ACCOUNT",
           "head": [("A/C NO", "{account}"), ("NAME", "{holder}"), ("IFSC CODE", "{ifsc}"), ("PERIOD", "{from_} TO {to_}"), ("OPENING BALANCE", "{opening_}")],
           "totals": [("TOTAL DEBITS", "{debits_}"), ("TOTAL CREDITS", "{credits_}"), ("CLOSING BALANCE", "{closing_}")],
           "columns": [("date", ["DATE"], 30, False, 0), ("description", ["PARTICULARS"], 85, False, 215), ("debit", ["DEBIT"], 385, True, 0),
                       ("credit", ["CREDIT"], 472, True, 0), ("balance", ["BALANCE"], 568, True, 0)]}


def _dot():
    """One pin's mark, ink dark; it touches its neighbours hardly."""
    big = Image.new("L", (PIN_W * 8, PIN_H * 8), 255)
    ImageDraw.Draw(big).ellipse((-2, 1, PIN_W * 8 + 1, PIN_H * 8 - 2), fill=0)
    return big.resize((PIN_W, PIN_H), Image.BOX)


def _tiled(tile, size):
    out = Image.new("L", size)
    for y in range(0, size[1], tile.size[1]):
        for x in range(0, size[0], tile.size[0]):
            out.paste(tile, (x, y))
    return out


def _bands(rng, size, low, high, step):
    """Brightness that changes down the page, between LOW and HIGH."""
    n = max(2, size[1] // step)
    strip = Image.new("L", (1, n))
    strip.putdata([rng.randrange(low, high) for _ in range(n)])
    return strip.resize(size, Image.BICUBIC)


def dot_matrix(img, rng, ink=(60, 120)):
    """IMG (at DOTS_DPI) as dots of a ribbon that is more tired on some lines than on others, then scanned."""
    w, h = (img.size[0] // PIN_W * PIN_W, img.size[1] // PIN_H * PIN_H)
    img = img.crop((0, 0, w, h))
    pins = img.resize((w // PIN_W, h // PIN_H), Image.BOX).point(lambda v: 0 if v < 150 else 255)
    struck = pins.resize((w, h), Image.NEAREST)
    dots = ImageChops.lighter(struck, _tiled(_dot(), (w, h)))
    faded = ImageChops.lighter(dots, _bands(rng, (w, h), *ink, 40))
    img = faded.rotate(rng.uniform(-0.4, 0.4), resample=Image.BICUBIC, fillcolor=248).filter(ImageFilter.GaussianBlur(0.7))
    return ImageChops.add(img, _noise(rng, img.size, 5), scale=1, offset=-128)


def thermal(img, rng, ink=(95, 150)):
    """Thermal paper after a summer in a wallet: grey print, paler in places, heater dots that are dead."""
    w, h = img.size
    grey = ImageChops.lighter(img.point(lambda v: v * 225 // 255), _bands(rng, (w, h), *ink, 60))
    draw = ImageDraw.Draw(grey)
    for _ in range(3):
        x = rng.randrange(w)
        draw.line((x, 0, x, h), fill=225)
    img = grey.rotate(rng.uniform(-0.5, 0.5), resample=Image.BICUBIC, fillcolor=224).filter(ImageFilter.GaussianBlur(0.6))
    return ImageChops.add(img, _noise(rng, img.size, 5), scale=1, offset=-128)
