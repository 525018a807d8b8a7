/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef DX_EXTRACT_MONTH_H
#define DX_EXTRACT_MONTH_H

#include "dx/base/str.h"

/* The month named at the very start of S (1..12; 0: none), *USED_R bytes; no letter follows the name. */
int dx_month_scan(struct dx_str s, size_t *used_r);

#endif
