# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of fourteen banks and four cards, by a ninth stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/statements.md).
"""

import random

from reportlab.lib.pagesizes import A4, LETTER, landscape

import stranger_passage_fifth as fifth
import stranger_passage_first as first
import stranger_passage_fourth as fourth
import stranger_passage_second as second
import stranger_passage_third as third
from stranger_passage_kit import twice
import stranger_truth

MODULES = (first, second, third, fourth, fifth)
CARDS = {name: draw for module in MODULES for name, draw in getattr(module, "CARDS", {}).items()}
LAYOUTS = {name: draw for module in MODULES for name, draw in getattr(module, "BANKS", {}).items()}
SIZES = {"ambawadi": landscape(A4), "harborstone": LETTER, "quantum": LETTER}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    data = twice(layouts[name], str(path), seed, max(1, rows), lambda s: random.Random(f"{name}/{s}/{rows}"), SIZES.get(name, A4), "Statement")["data"]
    return stranger_truth.unmarked(data)
