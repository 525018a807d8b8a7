# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of twelve banks, each of several accounts, by a stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/statements.md).
"""

import stranger_trellis_first as first
import stranger_trellis_fourth as fourth
import stranger_trellis_second as second
import stranger_trellis_third as third
import stranger_truth

BANKS = {name: draw for module in (first, second, third, fourth) for name, draw in module.BANKS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.statement(layouts[name](str(path), seed, max(1, rows))["data"])
