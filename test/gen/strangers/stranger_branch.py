# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of twelve more Indian banks and eight cards, five of India, by a fourth stranger, who did not know what reads them.

A small finance bank, an account of a customer abroad, the post office, cash credit, a rural bank's printer, a pass book, a foreign
bank's branch, a loan's letter, a company's sheet, an account aggregator, an app's bank, a payments bank. Read once before
anything was changed for it (doc/accuracy/statements.md).
"""

import stranger_branch_app as app
import stranger_branch_counter as counter
import stranger_branch_export as export
import stranger_branch_ledger as ledger
import stranger_branch_letter as letter
import stranger_branch_retail as retail
import stranger_plastic_corp as corp
import stranger_plastic_india as india
import stranger_plastic_world as world

LAYOUTS = {name: draw for module in (retail, ledger, counter, letter, export, app) for name, draw in module.LAYOUTS.items()}
CARDS = {name: draw for module in (india, corp, world) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return layouts[name](path, seed, max(1, rows))["data"]
