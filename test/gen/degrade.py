# SPDX-License-Identifier: AGPL-3.0-or-later
"""Turns a PDF with a text layer into what a scanner or a telephone makes of it."""

import io
import math
import random
import subprocess
import tempfile
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageEnhance, ImageFilter
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen import canvas


def rasterise(pdf, dpi):
    """Grey pictures of all pages."""
    with tempfile.TemporaryDirectory() as tmp:
        subprocess.run(["pdftoppm", "-gray", "-r", str(dpi), str(pdf), f"{tmp}/p"], check=True)
        return [Image.open(p).copy() for p in sorted(Path(tmp).glob("p*.pgm"))]


def _noise(rng, size, amount):
    """Grey noise around 128; made small and enlarged twice to be quick and slightly clumped."""
    w, h = size
    tile = Image.frombytes("L", (256, 256), bytes(max(0, min(255, int(rng.gauss(128, amount)))) for _ in range(256 * 256)))
    out = Image.new("L", size)
    for y in range(0, h, 256):
        for x in range(0, w, 256):
            out.paste(tile.rotate(90 * rng.randrange(4)), (x, y))
    return out


def shadow(img, darkest=145):
    """Light that falls off from the top to the bottom, as in the fold of a book."""
    light = Image.linear_gradient("L").resize(img.size).point(lambda v: 255 - v * (255 - darkest) // 255)
    return ImageChops.multiply(img, light)


def scan(img, rng, skew_deg=0.5, noise=6, blur=0.5):
    """A flatbed: a little skew, blur and noise."""
    img = img.rotate(rng.uniform(-skew_deg, skew_deg), resample=Image.BICUBIC, fillcolor=252)
    img = img.filter(ImageFilter.GaussianBlur(blur))
    return ImageChops.add(img, _noise(rng, img.size, noise), scale=1, offset=-128)


# What a page goes through between the printer and us: resolution, and how bad the scanner is.
SCANS = {
    "m150": {"dpi": 150}, "m200": {"dpi": 200}, "m300": {"dpi": 300}, "s200": {"dpi": 200, "shade": True},
    "h150": {"dpi": 150, "skew_deg": 1.4, "blur": 0.7, "noise": 14, "contrast": (85, 215), "quality": 45},
}


def scanned(pdf, profile, rng, out):
    """PDF as the scan that PROFILE names, skewed by just so much, either way, in file OUT."""
    s = {"skew_deg": 0.6, "blur": 0.5, "noise": 6, "quality": 60, **SCANS[profile]}
    pages = []
    for img in rasterise(pdf, s["dpi"]):
        img = img.rotate(rng.choice((-1, 1)) * s["skew_deg"], resample=Image.BICUBIC, fillcolor=252)
        if "contrast" in s:
            low, high = s["contrast"]
            img = img.point(lambda v, low=low, high=high: low + v * (high - low) // 255)
        if s.get("shade"):
            img = shadow(img)
        img = img.filter(ImageFilter.GaussianBlur(s["blur"]))
        pages.append(ImageChops.add(img, _noise(rng, img.size, s["noise"]), scale=1, offset=-128))
    to_pdf(pages, s["dpi"], out, s["quality"])
    return out


def by_lot(pdf, rng, out):
    """PDF as some scanner or telephone or other makes it, from clean to hardly legible; the name of what was drawn."""
    dpi = rng.choice((110, 130, 150, 175, 200, 240, 300))
    pages = []
    camera = rng.random() < 0.3
    harsh = rng.random()
    for img in rasterise(pdf, dpi):
        if rng.random() < 0.3:  # faint ink
            low = rng.randrange(40, 130)
            img = img.point(lambda v, low=low: low + v * (250 - low) // 255)
        if camera:
            img = photo(img, rng, tilt=0.03 * harsh, noise=4 + 12 * harsh)
        else:
            if rng.random() < 0.3:
                img = shadow(img, rng.randrange(120, 220))
            img = scan(img, rng, 2 * harsh, 2 + 14 * harsh, 0.3 + 0.7 * rng.random() * dpi / 200)
        pages.append(img)
    quality = rng.choice((25, 40, 60, 80))
    to_pdf(pages, dpi, out, quality)
    return f"{'photo' if camera else 'scan'} of {dpi} dpi"


TEXT_DARK = 128  # of 255: a margin holds nothing darker


def _less_margin(img, rng):
    """Less of the white margin, on each side by another part of it."""
    box = img.convert("L").point(lambda v: 255 if v < TEXT_DARK else 0).getbbox()
    if not box:
        return img
    w, h = img.size
    keep = [rng.uniform(0.3, 1.0) for _ in range(4)]
    return img.crop((int(box[0] * (1 - keep[0])), int(box[1] * (1 - keep[1])), w - int((w - box[2]) * (1 - keep[2])), h - int((h - box[3]) * (1 - keep[3]))))


def rescanned(img, rng):
    """A scan as another scanner might have taken it, grey; the JPEG quality it was kept in; what was done to it."""
    img = _less_margin(img.convert("L"), rng)
    scale, angle = rng.uniform(0.85, 1.2), rng.choice((-1, 1)) * rng.uniform(0.2, 1.5)
    blur, noise = rng.choice((0, 0, 0.4, 0.7)), rng.choice((0, 3, 6))
    gamma, contrast, quality = rng.uniform(0.75, 1.35), rng.uniform(0.75, 1.15), rng.randrange(40, 75)
    img = img.resize((round(img.width * scale), round(img.height * scale)), Image.LANCZOS)
    img = img.rotate(angle, resample=Image.BICUBIC, expand=True, fillcolor=img.getpixel((2, 2)))
    if blur:
        img = img.filter(ImageFilter.GaussianBlur(blur))
    img = img.point([round(255 * (v / 255) ** gamma) for v in range(256)])
    img = ImageEnhance.Contrast(img).enhance(contrast)
    if noise:
        img = ImageChops.add(img, _noise(rng, img.size, noise), scale=1, offset=-128)
    return img, quality, f"scale {scale:.2f} angle {angle:+.2f} blur {blur} noise {noise} gamma {gamma:.2f} contrast {contrast:.2f} quality {quality}"


def _perspective(src, dst):
    """The eight coefficients that PIL's PERSPECTIVE transform wants, by Gaussian elimination."""
    rows = []
    for (x, y), (u, v) in zip(dst, src):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y, u])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y, v])
    for i in range(8):
        pivot = max(range(i, 8), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [v / rows[i][i] for v in rows[i]]
        for r in range(8):
            if r != i:
                rows[r] = [a - rows[r][i] * b for a, b in zip(rows[r], rows[i])]
    return [r[8] for r in rows]


def photo(img, rng, tilt=0.02, noise=8):
    """A telephone: the page lies on a dark table, seen a little from the side, with uneven light."""
    w, h = img.size
    margin = w // 14
    out_w, out_h = w + 2 * margin, h + 2 * margin
    corners = [(0, 0), (w, 0), (w, h), (0, h)]
    seen = [(x + margin + rng.uniform(-tilt, tilt) * w, y + margin + rng.uniform(-tilt, tilt) * w) for x, y in corners]
    coeffs = _perspective(corners, seen)
    table = Image.new("L", (out_w, out_h), 70)
    page = img.transform((out_w, out_h), Image.PERSPECTIVE, coeffs, Image.BICUBIC)
    mask = Image.new("L", img.size, 255).transform((out_w, out_h), Image.PERSPECTIVE, coeffs)
    table.paste(page, (0, 0), mask)
    light = Image.new("L", (32, 32))
    draw = ImageDraw.Draw(light)
    cx, cy = rng.uniform(4, 28), rng.uniform(4, 28)
    for y in range(32):
        for x in range(32):
            draw.point((x, y), int(255 - 2.6 * math.hypot(x - cx, y - cy)))
    shaded = ImageChops.multiply(table, light.resize((out_w, out_h), Image.BICUBIC))
    return ImageChops.add(shaded.filter(ImageFilter.GaussianBlur(0.6)), _noise(rng, shaded.size, noise), scale=1, offset=-128)


def to_pdf(pages, dpi, path, quality=70):
    """Pictures as an image-only PDF."""
    c = canvas.Canvas(str(path), invariant=1)
    for img in pages:
        jpeg = io.BytesIO()
        img.save(jpeg, "JPEG", quality=quality)
        jpeg.seek(0)
        w, h = img.size[0] * 72 / dpi, img.size[1] * 72 / dpi
        c.setPageSize((w, h))
        c.drawImage(ImageReader(jpeg), 0, 0, w, h)
        c.showPage()
    c.save()
