/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Where a paper comes from, by the addresses on it. */
#ifndef DX_EXTRACT_POSTAL_H
#define DX_EXTRACT_POSTAL_H

#include "dx/extract/lines.h"

/*
 * Has one of L an address of the United States, as "Austin, TX 78703" or "RENTON WA 98057-1410": there days stand
 * behind their months. Without a comma the two letters must be those of a state and the ZIP code end its words (USPS
 * Publication 28, appendix B).
 */
bool dx_lines_are_american(const struct dx_lines *l);

#endif
