# SPDX-License-Identifier: AGPL-3.0-or-later
"""A drawn receipt as a thermal printer of 203 dpi prints it and an office scanner takes it: dots that are there or not, print that
fades, a worn head, paper that is grey and creased."""

import io

from degrade import _noise, rasterise
from PIL import Image, ImageChops, ImageDraw, ImageFilter

HEAD_DPI = 203
# hard: a second, worse way; each range is drawn from
WAYS = {
    "mild": {"dpi": (190, 240), "ink": (10, 60), "paper": (235, 252), "skew": (0, 0.6), "blur": (0.4, 0.7), "noise": (2, 5), "quality": (60, 85), "worn": 0, "creases": 0, "fades": 20},
    "hard": {"dpi": (150, 190), "ink": (60, 115), "paper": (205, 240), "skew": (0.5, 1.5), "blur": (0.5, 0.8), "noise": (4, 9), "quality": (40, 65), "worn": 2, "creases": 2, "fades": 50},
}


def _dots(img, rng, s):
    """Black where the head was hot; some of its places are worn, and it is hotter on one side."""
    img = img.point(lambda v: 0 if v < 150 else 255)
    pen = ImageDraw.Draw(img)
    for _ in range(s["worn"]):
        x = rng.randrange(img.width)
        pen.line((x, 0, x, img.height), fill=255)
    dark = rng.uniform(*s["ink"])
    ink = Image.linear_gradient("L").rotate(rng.choice((0, 90, 180, 270))).resize(img.size).point(lambda v: int(dark + v * s["fades"] / 255))
    return ImageChops.lighter(img, ink)


def _paper(img, rng, s):
    """On paper of some grey, with soft creases across."""
    bright = rng.uniform(*s["paper"])
    paper = Image.new("L", img.size, int(bright))
    pen = ImageDraw.Draw(paper)
    for _ in range(s["creases"]):
        y = rng.randrange(img.height)
        pen.line((0, y, img.width, y + rng.randrange(-40, 40)), fill=int(bright - rng.uniform(25, 60)), width=rng.randrange(2, 7))
    return ImageChops.multiply(img, paper.filter(ImageFilter.GaussianBlur(2)))


def picture(pdf, way, rng):
    """The only page of PDF as JPEG."""
    s = WAYS[way]
    img = _paper(_dots(rasterise(pdf, HEAD_DPI)[0], rng, s), rng, s)
    scale = rng.uniform(*s["dpi"]) / HEAD_DPI
    img = img.resize((round(img.width * scale), round(img.height * scale)), Image.LANCZOS)
    img = img.rotate(rng.choice((-1, 1)) * rng.uniform(*s["skew"]), resample=Image.BICUBIC, expand=True, fillcolor=img.getpixel((2, 2)))
    img = img.filter(ImageFilter.GaussianBlur(rng.uniform(*s["blur"])))
    img = ImageChops.add(img, _noise(rng, img.size, rng.uniform(*s["noise"])), scale=1, offset=-128)
    out = io.BytesIO()
    img.save(out, "JPEG", quality=rng.randint(*s["quality"]))
    return out.getvalue()
