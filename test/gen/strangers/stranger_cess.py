# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices as sixteen more programs and trades print them, by a fifth stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/invoices.md).
"""

import stranger_cess_bottler as bottler
import stranger_cess_services as services
import stranger_cess_shops as shops
import stranger_cess_trades as trades
import stranger_cess_works as works

LAYOUTS = {name: draw for module in (shops, trades, services, works, bottler) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return layouts[name](path, seed, max(1, rows))["data"]
