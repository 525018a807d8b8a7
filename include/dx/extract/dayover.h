/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Dates in two lines: "12" over "Mar 25", as apps set them. */
#ifndef DX_EXTRACT_DAYOVER_H
#define DX_EXTRACT_DAYOVER_H

#include "dx/extract/lines.h"

/*
 * Where at least three lines begin with the number of a day and a month stands in the middle under it, the month (and
 * its year) comes behind its day, in the day's line. Lines that are left without words are gone. Not on recognised
 * pages. Before tables and labels are looked for; everything new in A.
 */
void dx_lines_join_days(struct dx_arena *a, struct dx_lines *lines);

#endif
