/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Amounts in words. */
#ifndef DX_EXTRACT_INWORDS_H
#define DX_EXTRACT_INWORDS_H

#include "dx/base/dec.h"
#include "dx/base/str.h"

/* Value of "Rupees Twelve Lakh Three Thousand and Fifty Paise Only"; false when a word is not understood. */
bool dx_inwords_parse(struct dx_str text, struct dx_dec *v_r) DX_MUST_CHECK;

#endif
