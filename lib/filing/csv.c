/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Cells of the formats that are tables. */
#include <string.h>

#include "filing_int.h"

void dx_fil_csv_cstr(struct dx_csv *w, const char *s)
{
	dx_csv_text(w, dx_str(s));
}

void dx_fil_csv_head(struct dx_buf *out, const char *const *columns)
{
	struct dx_csv w = dx_csv(out);
	for (; *columns != NULL; columns++)
		dx_fil_csv_cstr(&w, *columns);
	dx_csv_end(&w);
}

void dx_fil_csv_dec(struct dx_csv *w, struct dx_dec v)
{
	char text[DX_DEC_TEXT_MAX];
	dx_csv_num(w, dx_str(dx_dec_text(v, text)));
}

void dx_fil_csv_amount(struct dx_csv *w, struct dx_inv_amount v)
{
	if (v.has)
		dx_fil_csv_dec(w, v.v);
	else
		dx_fil_csv_cstr(w, NULL);
}

const char *dx_fil_date_text(struct dx_arena *a, struct dx_date d, const char *form)
{
	if (d.year == 0)
		return NULL;
	if (strcmp(form, "yyyy-mm-dd") == 0)
		return dx_asprintf(a, "%04d-%02d-%02d", d.year, d.month, d.day);
	return dx_asprintf(a, "%02d%c%02d%c%04d", d.day, form[2], d.month, form[2], d.year);
}
