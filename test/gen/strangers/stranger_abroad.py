# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of ten banks of other countries and of six issuers of cards, by the same stranger as stranger_saving.py.

The drawing is as it came, but for its cut into files and what it shares with those of earlier strangers; it was read once
before anything was changed for it (doc/accuracy/statements.md). Truths name a bank as it stands in full on the paper, as
everywhere here; the grey text under a row, with its day, belongs to its description (borderless), as in
found_abroad_fourth.py.
"""

import stranger_abroad_anglo
import stranger_abroad_euro
import stranger_abroad_world
import stranger_issuer_europe
import stranger_issuer_india
import stranger_issuer_states

LAYOUTS = {**stranger_abroad_anglo.LAYOUTS, **stranger_abroad_euro.LAYOUTS, **stranger_abroad_world.LAYOUTS}
CARDS = {**stranger_issuer_india.LAYOUTS, **stranger_issuer_states.LAYOUTS, **stranger_issuer_europe.LAYOUTS}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return layouts[name](path, seed, rows)
