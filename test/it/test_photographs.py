# SPDX-License-Identifier: AGPL-3.0-or-later
"""Pages photographed from the side or laid down at any angle, and what is printed light on dark."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageDraw, ImageFont

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/gen"), str(ROOT / "test/score")]

import degrade  # noqa: E402
import layouts  # noqa: E402
import model  # noqa: E402
import truth  # noqa: E402
from compare import compare  # noqa: E402

FONT = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
DPI = 200


def tool(*args):
    build = Path(os.environ.get("DX_BUILD", ROOT / "build/release"))
    out = subprocess.run([build / "docextract", "extract", *args, "--jobs", "1"], capture_output=True, check=True)
    return json.loads(out.stdout)


@pytest.fixture(scope="module")
def invoice(tmp_path_factory):
    """A GST invoice's page as a clean picture, and its truth."""
    where = tmp_path_factory.mktemp("invoice")
    doc = model.invoice(random.Random("photographs"), 4)
    layouts.draw_invoice(str(where / "text.pdf"), doc, "columns")
    return degrade.rasterise(where / "text.pdf", DPI)[0], doc["truth"]


def rotated(page, degrees, around):
    return page.rotate(degrees, expand=True, fillcolor=around, resample=Image.BICUBIC)


WAYS = {
    "a little from the side": lambda page: degrade.photo(page, random.Random(3), tilt=0.02),
    "from the side": lambda page: degrade.photo(page, random.Random(3), tilt=0.09),
    "at an angle on a table": lambda page: rotated(degrade.photo(page, random.Random(3), tilt=0.0), 25, 60),
    "on its corner": lambda page: rotated(degrade.photo(page, random.Random(3), tilt=0.0), 43, 60),
    "at an angle in the scanner": lambda page: rotated(page, 17, 255),
    "far askew in the scanner": lambda page: rotated(page, -33, 255),
}


@pytest.mark.parametrize("way", WAYS)
def test_every_field_of_an_invoice_is_read(invoice, way, tmp_path):
    page, want = invoice
    WAYS[way](page).save(tmp_path / "page.jpg", quality=80)
    answer = tool(tmp_path / "page.jpg", "--template", "tax/gst_invoice", "--template-dir", ROOT / "config/templates", "--json")
    document = truth.Document(tmp_path / "page.jpg", "tax/gst_invoice", way, list(truth.flatten(want)), {"line_items": want["line_items"]})
    score, wrong = compare(document, answer)
    assert (score.fields_right, score.rows_right) == (score.fields, score.rows), wrong


def test_light_on_dark_is_read(tmp_path):
    if not FONT.exists():
        pytest.skip("package fonts-dejavu is not here")
    face = ImageFont.truetype(str(FONT), 26)
    img = Image.new("L", (1654, 1000), 255)
    draw = ImageDraw.Draw(img)
    draw.rectangle((90, 120, 1560, 175), fill=30)
    for x, text in ((110, "Date"), (350, "Particulars"), (800, "Withdrawal"), (1050, "Deposit"), (1350, "Balance")):
        draw.text((x, 130), text, fill=250, font=face)
    for i in range(12):
        for x, text in ((110, f"{i + 1:02}/01/2024"), (350, f"Number {i * 37 + 11} of it"), (800, f"1,234.{i:02}"), (1350, f"9,876.{i:02}")):
            draw.text((x, 200 + i * 45), text, fill=0, font=face)
    draw.text((350, 770), "Amount to be paid", fill=0, font=face)
    draw.rectangle((1100, 755, 1560, 815), fill=10)
    draw.text((1300, 768), "47,815.60", fill=255, font=face)
    img.save(tmp_path / "page.png")
    words = [w[0] for w in tool(tmp_path / "page.png", "--words")["words"]]
    for want in ("Date", "Particulars", "Withdrawal", "Deposit", "Balance", "47,815.60", "9,876.11"):
        assert want in words
    assert "\u20b9" not in words  # "of" is no rupee sign
