# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices as twenty more programs and trades print them, by a fourth stranger, who did not know what reads them.

Market places, a shop's roll, an app for small firms, SAP, Odoo, a drug wholesaler, steel, a letter of guards, rent in sentences, an
airline, a telephone bill, a clearing agent, a car dealer, a public work, a pre-printed book, a debit note, an exporter of
software, an insurer. Read once before anything was changed for it (doc/accuracy/invoices.md).
"""

import random

import stranger_levy_book as book
import stranger_levy_erp as erp
import stranger_levy_market as market
import stranger_levy_more as more
import stranger_levy_service as service
import stranger_levy_trade as trade

LAYOUTS = {name: draw for module in (market, book, erp, service, trade, more) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return layouts[name](path, random.Random(f"levy/{name}/{seed}"), max(1, rows))["data"]
