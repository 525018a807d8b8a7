# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of fourteen more Indian banks, drawn by a second stranger, who did not know what reads them.

Printouts of core-banking programs (stranger_saving_core.py), exports of portals, foreign banks, a co-operative and a pass
book, and newer papers. The drawing is as it came, but for its cut into files and what it shares with those of earlier
strangers; it was read once before anything was changed for it (doc/accuracy/statements.md). Truths name a bank as it stands
in full on the paper, as everywhere here.
"""

import random

import stranger_saving_core
import stranger_saving_foreign
import stranger_saving_local
import stranger_saving_modern
import stranger_saving_portal

LAYOUTS = {**stranger_saving_core.LAYOUTS, **stranger_saving_portal.LAYOUTS, **stranger_saving_foreign.LAYOUTS, **stranger_saving_local.LAYOUTS, **stranger_saving_modern.LAYOUTS}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return layouts[name](path, random.Random(f"inbank:{name}:{seed}:{rows}"), rows)
