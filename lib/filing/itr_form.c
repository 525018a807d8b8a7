/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What all parts of the figures for a return have: whole rupees, years, warnings. */
#include "itr_int.h"

int64_t dx_itr_rupees(struct dx_dec v)
{
	struct dx_dec r = dx_dec_round(v, 0);
	return r.coef > 0 && r.coef <= INT64_C(99999999999999) ? (int64_t)r.coef : 0;
}

void dx_itr_year(struct dx_jw *w, struct dx_arena *a, int first)
{
	/* From 1 April 2026 on the Income-tax Act 2025 knows one tax year and no assessment year. */
	dx_jw_kcstr(w, "financial_year", dx_fil_year_text(a, first));
	dx_jw_kcstr(w, "assessment_year", first <= 2025 ? dx_fil_year_text(a, first + 1) : NULL);
	dx_jw_kcstr(w, "tax_year", first > 2025 ? dx_fil_year_text(a, first) : NULL);
}

void dx_itr_warn(struct dx_jw *warnings, const char *text)
{
	dx_jw_cstr(warnings, text);
}
