/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the name of a firm ends with: legal forms. */
#ifndef DX_EXTRACT_LEGAL_H
#define DX_EXTRACT_LEGAL_H

#include "dx/base/str.h"

/* What a word of a legal form may be told by. LONG and SHORT end names alone, WORD and PART do not. */
enum dx_legal {
	DX_LEGAL_LONG = 1,     /* "Limited", "GmbH": a name that ends with it is a firm's, in capitals and without */
	DX_LEGAL_SHORT = 2,    /* "AG", "S.A.", "SpA": so too, but initials, words and names may have its letters */
	DX_LEGAL_WORD = 4,     /* "Company", "Corporation": ends names, but sentences have it as well */
	DX_LEGAL_PART = 8,     /* "Pvt", "Sdn", "Co.": stands in front of a form, and little else goes on behind it */
	DX_LEGAL_CUT = 16,     /* "Ltd.", "Kft.": a word cut short, whose point is its own and ends no sentence */
	DX_LEGAL_INDIA = 32,   /* what a company of India is registered with: "Limited", "LLP" */
	DX_LEGAL_WRITTEN = 64, /* "GmbH", "GMBH", not "Gmbh": as the form is written, or in capitals */
};

/*
 * Which of enum dx_legal hold for WORD, one word without what stands around it; 0: it is of no legal form. Points
 * behind it, capitals and accents do not count; for what is written with them see DX_LEGAL_WRITTEN (of two bytes, "AS",
 * capitals are another word, so that only the form's own letters do).
 */
unsigned dx_legal_form(struct dx_str word);

#endif
