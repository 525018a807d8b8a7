# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts as tills of many lands print them, drawn by somebody who did not know what reads them.

Each layout is a function (file, seed, number of lines) → truth. What the program that draws them tells and a receipt's record has no
member for is left out: prices of one, discounts, the receipt's number.
"""

import io

from stranger_gst import order  # noqa: F401
from stranger_till_america import cacine, usmart, ustip
from stranger_till_asia import indine, inmart, jpkonbini, sgdine, sgtaxi, uaecafe
from stranger_till_europe import demarkt, esmercado, frcafe, itferra
from stranger_till_isles import iepark, uksuper
from stranger_till_my import mydiy, myfarmasi, mykopi, mypetrol, myspeed, mytrader

LAYOUTS = {f.__name__: f for f in (mytrader, myspeed, mykopi, mypetrol, mydiy, myfarmasi, sgdine, sgtaxi, inmart, indine, uaecafe, jpkonbini,
                                   uksuper, iepark, ustip, usmart, cacine, demarkt, frcafe, itferra, esmercado)}


def prepare(layout, ordered):
    """A receipt as LAYOUT prints it, and its truth, which drawing it tells."""
    return {**ordered, "truth": LAYOUTS[layout](io.BytesIO(), ordered["seed"], ordered["lines"])}


def draw(path, doc, layout):
    LAYOUTS[layout](path, doc["seed"], doc["lines"])
