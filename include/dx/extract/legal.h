/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the name of a firm ends with: legal forms. */
#ifndef DX_EXTRACT_LEGAL_H
#define DX_EXTRACT_LEGAL_H

#include "dx/base/str.h"

/* What a word of a legal form may be told by. Each has one of the first four, and any of the others. */
enum dx_legal {
	DX_LEGAL_LONG = 1,  /* "Limited", "GmbH": a name that ends with it is a firm's, whatever its letters' case */
	DX_LEGAL_SHORT = 2, /* "AG", "S.A.": the same, but two letters or letters with points, as initials are */
	DX_LEGAL_WORD = 4,  /* "Company", "Co.": ends names, and stands in front of a form and in other text as well */
	DX_LEGAL_PART = 8,  /* "Pvt", "Sdn", "Sp.": what only stands in front of a form */
	DX_LEGAL_CUT = 16,  /* "Ltd.", "Kft.": a word cut short, whose point is its own and ends no sentence */
	DX_LEGAL_WRITTEN =
		32, /* in the letters that the form is written with, or in capitals: "GmbH", "GMBH", not "Gmbh" */
};

/*
 * Which of enum dx_legal hold for WORD, one word without what stands around it; 0: it is of no legal form. Points
 * behind it, capitals and accents do not count; for what is written with them see DX_LEGAL_WRITTEN (of two bytes, "AS",
 * capitals are another word, so that only the form's own letters do).
 */
unsigned dx_legal_form(struct dx_str word);

#endif
