# SPDX-License-Identifier: AGPL-3.0-or-later
"""What a cheap printer makes of a page: thermal paper that fades."""

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from degrade import _noise


def _bands(rng, size, low, high, step):
    """Brightness that changes down the page, between LOW and HIGH."""
    n = max(2, size[1] // step)
    strip = Image.new("L", (1, n))
    strip.putdata([rng.randrange(low, high) for _ in range(n)])
    return strip.resize(size, Image.BICUBIC)


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
