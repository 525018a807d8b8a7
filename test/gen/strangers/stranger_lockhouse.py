# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of fifteen banks of fourteen other countries by a stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/statements.md). Their truth names days of value and references.
"""

import stranger_lockhouse_fifth as fifth
import stranger_lockhouse_first as first
import stranger_lockhouse_fourth as fourth
import stranger_lockhouse_second as second
import stranger_lockhouse_third as third
import stranger_truth

BANKS = {name: draw for module in (first, second, third, fourth, fifth) for name, draw in module.BANKS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.statement(layouts[name](str(path), seed, max(1, rows))["data"])
