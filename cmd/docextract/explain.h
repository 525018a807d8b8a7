/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What an extraction did, for who writes or doubts a template: every value with its place, every check with its
 * figures, and the lines that gave nothing. */
#ifndef DOCEXTRACT_EXPLAIN_H
#define DOCEXTRACT_EXPLAIN_H

#include "reading.h"

/* To standard output, as text. TEMPLATE: "industry/name@version". PARTS: EXTRACT's answer (eng/unit.h). */
bool explain_print(const struct reading *r, const char *template, const struct dx_str *parts,
		   struct dx_err *err) DX_MUST_CHECK;

#endif
