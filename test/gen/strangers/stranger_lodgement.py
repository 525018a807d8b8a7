# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of thirteen banks that everybody sends and of three cards, by an eighth stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/statements.md).
"""

import random

import stranger_lodgement_eighth as eighth
import stranger_lodgement_fifth as fifth
import stranger_lodgement_first as first
import stranger_lodgement_fourth as fourth
import stranger_lodgement_second as second
import stranger_lodgement_seventh as seventh
import stranger_lodgement_sixth as sixth
import stranger_lodgement_third as third

CARDS = {"sarvo": fourth.sarvo, "regale": eighth.regale, "rideau": eighth.rideau}
LAYOUTS = {name: draw for module in (first, second, third, fourth, fifth, sixth, seventh) for name, draw in module.LAYOUTS.items() if name not in CARDS}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return layouts[name](str(path), random.Random(f"lodgement:{name}:{seed}:{rows}"), rows)["data"]
