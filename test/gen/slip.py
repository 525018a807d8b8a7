#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""The invented slip of a till that doc/templates.md takes as its example.

    slip.py OUT.pdf
"""

import sys

from reportlab.pdfgen import canvas

LINES = """\
CORNER GARDENING LTD
12 Mill Road, Ely
Tel: 01353 555 0142

Date: 14/03/2025      Time: 10:42

Watering can              12.50
2 x 3.25 Clay pot          6.50
Bag of soil                8.00

Subtotal                  27.00
VAT                        5.40
To pay                    32.40
Cash                      40.00
Change                     7.60

Thank you
""".splitlines()


def draw(path, lines=LINES):
    c = canvas.Canvas(str(path), pagesize=(226, 400), invariant=1)
    c.setFont("Courier", 9)
    for i, line in enumerate(lines):
        c.drawString(12, 370 - 12 * i, line)
    c.save()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    draw(sys.argv[1])
