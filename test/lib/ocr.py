# SPDX-License-Identifier: AGPL-3.0-or-later
"""A scripted remote OCR service, and pages in its two languages."""

import html
import json
import struct

from scripted import Service, of_request  # noqa: F401

Ocr = Service


def picture_size(png):
    assert png[:8] == b"\x89PNG\r\n\x1a\n" and png[12:16] == b"IHDR"
    return struct.unpack(">II", png[16:24])


def in_pixels(page, size):
    """Words of a straight page (words v1) as (line, text, box in pixels, confidence)."""
    w, h = size
    x, y = w / page["width"], h / page["height"]
    return [(word[6], word[0], [round(word[1] * x), round(word[2] * y), round(word[3] * x), round(word[4] * y)], word[5]) for word in page["words"]]


def as_json(page, size):
    return json.dumps({"v": 1, "unit": "px", "width": size[0], "height": size[1], "rotation": 0, "who": "a test",
                       "words": [[text, *box, conf, line] for line, text, box, conf in in_pixels(page, size)]}).encode()


def as_hocr(page, size):
    out = ['<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n<html><head><title></title><meta name="ocr-system" content="x > y"/></head>\n<body>',
           f"<div class='ocr_page' id='page_1' title='image \"a.png\"; bbox 0 0 {size[0]} {size[1]}; ppageno 0'>"]
    last = None
    for line, text, box, conf in in_pixels(page, size):
        if line != last:
            out.append(("</span>" if last is not None else "") + f"<span class='ocr_line' title='bbox 0 0 {size[0]} {size[1]}; baseline 0 -5'>")
            last = line
        bbox = " ".join(map(str, box))
        out.append(f"<span class='ocrx_word' title='bbox {bbox}; x_wconf {conf}'><strong>{html.escape(text)}</strong></span> <br>")
    return "\n".join(out + ["</span>" if last is not None else "", "</div></body></html>"]).encode()
