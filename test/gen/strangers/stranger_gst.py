# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices as real programs print them, drawn by somebody who did not know what reads them.

Each layout is a function (file, seed, number of lines) → truth. The seed is a number: what is odd or even of it says whether the
tax is IGST, and more such things, so that a few numbers show all that a program prints.
"""

import io

from stranger_gst_books import busy, tally, vyapar
from stranger_gst_shops import electrical, hotel, jewellery, pharmacy, restaurant
from stranger_gst_sites import bazaar, cab_rides, food_delivery, saas, telecom, zoho
from stranger_gst_works import credit_note, einvoice, export_sez, textile, transporter

LAYOUTS = {"tally": tally, "busy": busy, "vyapar": vyapar, "zoho": zoho, "bazaar": bazaar, "food delivery": food_delivery, "cab rides": cab_rides,
           "telecom": telecom, "hotel": hotel, "pharmacy": pharmacy, "jewellery": jewellery, "electrical": electrical, "transporter": transporter,
           "saas": saas, "restaurant": restaurant, "export sez": export_sez, "credit note": credit_note, "textile": textile, "einvoice": einvoice}


def order(seed, lines):
    return {"seed": seed, "lines": lines}


def prepare(layout, ordered):
    """An invoice as LAYOUT prints it, and its truth, which drawing it tells."""
    return {**ordered, "truth": LAYOUTS[layout](io.BytesIO(), ordered["seed"], ordered["lines"])}


def draw(path, doc, layout):
    LAYOUTS[layout](path, doc["seed"], doc["lines"])
