# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of fourteen more Indian banks, and cards of India, by a third stranger, who did not know what reads them.

Portals' and apps' exports, printouts of core-banking programs, a pass book, a loan's letter, an account aggregator's paper.
The drawing is as it came, but for its cut into files; it was read once before anything was changed for it
(doc/accuracy/statements.md). The five cards of other countries are of the stranger who drew stranger_globe.py.
"""

import stranger_credit_boxes as boxes
import stranger_credit_further as further
import stranger_credit_sections as sections
import stranger_credit_west as west
import stranger_ledger_branch as branch
import stranger_ledger_desk as desk
import stranger_ledger_export as export
import stranger_ledger_mobile as mobile

LAYOUTS = {f.__name__: f for f in (desk.corpline, desk.bharatapp, desk.finacle, desk.netprint, branch.vyomfloat, branch.nrefed, branch.passbook,
                                   branch.aggregator, mobile.wallet, mobile.homeloan, mobile.sheetrbl, mobile.eodpriority, export.axod, export.hdtext)}
CARDS = {f.__name__: f for f in (boxes.sbcard, boxes.icard, boxes.amexin, sections.onetap, sections.kotcard, sections.coopcard,
                                 west.freedom, west.amexuk, west.visaca, further.nubank, further.bonus)}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return layouts[name](path, seed, max(1, rows))["data"]
