# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of fourteen more banks of other countries, drawn by a third stranger, who did not know what reads them.

The drawing is as it came, but for its cut into files; it was read once before anything was changed for it
(doc/accuracy/statements.md). Truths have an IBAN under its own name, and of two days of a row the transaction's, as
everywhere here.
"""

import re

import stranger_globe_crown as crown
import stranger_globe_europe as europe
import stranger_globe_latin as latin
import stranger_globe_south as south
import stranger_globe_states as states
import stranger_truth

LAYOUTS = {f.__name__: f for f in (states.chase, states.wells, crown.rbc, crown.aib, crown.commbank, south.maybank, south.fnb, south.gtbank,
                                   europe.volksbank, europe.postfinance, europe.bnp, europe.mbank, latin.bbvamx, latin.itau)}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    data = layouts[name](path, seed, max(1, rows))["data"]
    if re.match("[A-Z]{2}[0-9]{2} ", data.get("account_number", "")):
        data["iban"] = data.pop("account_number")
    return stranger_truth.unmarked(data)
