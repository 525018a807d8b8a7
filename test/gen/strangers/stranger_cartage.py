# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices as an accounts desk receives them in a month, by an eighth stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/invoices.md).
"""

import stranger_cartage_eighth as eighth
import stranger_cartage_fifth as fifth
import stranger_cartage_first as first
import stranger_cartage_fourth as fourth
import stranger_cartage_second as second
import stranger_cartage_seventh as seventh
import stranger_cartage_sixth as sixth
import stranger_cartage_third as third

LAYOUTS = {
    "tally": first.tally, "tallydisc": second.tallydisc, "tallyein": second.tallyein, "zohosheet": third.zohosheet, "zohostd": third.zohostd,
    "busy": fourth.busy, "marg": fourth.marg, "vyapar": fifth.vyapar, "mybillbook": fifth.mybillbook, "swipebos": fifth.swipebos,
    "sapform": sixth.sapform, "nicprint": sixth.nicprint, "amazon": seventh.amazon, "cloudbill": seventh.cloudbill,
    "cafirm": eighth.cafirm, "odoocn": eighth.odoocn,
}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return layouts[name](str(path), seed, rows)["data"]
