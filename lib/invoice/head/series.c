/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Numbers of invoices: letters of other alphabets in them, and a first part that has a name of its own. */
#include <string.h>

#include "head.h"

#define PARTS_APART 20 /* between the parts of a number on one line, in its heights */
#define SERIES_MAX  5  /* letters */

bool dx_invoice_is_foreign(struct dx_str s, size_t i)
{
	unsigned char c = (unsigned char)s.p[i];

	return (c >= 0xce && c <= 0xd1) || (c >= 0x80 && c < 0xc0 && i > 0 && dx_invoice_is_foreign(s, i - 1));
}

bool dx_invoice_is_foreign_series(const char *text, size_t n)
{
	for (size_t i = 0; i < n; i += 2) {
		unsigned char lead = (unsigned char)text[i];
		unsigned char tail = i + 1 < n ? (unsigned char)text[i + 1] : 0;

		/* Α to Ω, А to Я */
		if (!(lead == 0xce && tail >= 0x91 && tail <= 0xa9) && !(lead == 0xd0 && tail >= 0x90 && tail <= 0xaf))
			return false;
	}
	return n > 0 && n <= 8;
}

static struct dx_str bare(const char *text)
{
	return dx_str_strip(dx_str(text), "", ".:");
}

static bool is_only(const char *text, const char *chars)
{
	return *text && strspn(text, chars) == strlen(text);
}

static const char *const marks[] = {"nr", "no", "n°", "nº", "br", "št"};

/* "Seria TGC nr.": the letters of a series in the two words before word AT of LINE, or NULL. */
static const struct dx_word *series_before(const struct dx_line *line, size_t at)
{
	static const char *const names[] = {"seria", "serie", "série", "series", "serija", "sērija"};

	return at > 2 && dx_str_is_one_of(bare(line->words[at - 1]->text), marks, DX_LEN(marks)) &&
			       is_only(line->words[at - 2]->text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") &&
			       dx_str_is_one_of(bare(line->words[at - 3]->text), names, DX_LEN(names))
		       ? line->words[at - 2]
		       : NULL;
}

/* "No. FEVG 52173": the letters that a number on LINE begins with, right behind its mark, or NULL. */
static const struct dx_word *letters_before(const struct dx_line *line, size_t at)
{
	const struct dx_word *w = at > 1 ? line->words[at - 1] : NULL;

	return w && strlen(w->text) > 1 && strlen(w->text) <= SERIES_MAX &&
			       is_only(w->text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") &&
			       dx_str_is_one_of(bare(line->words[at - 2]->text), marks, DX_LEN(marks)) &&
			       line->words[at]->x0 - w->x1 < line->height
		       ? w
		       : NULL;
}

/* "Punto de Venta: 00004   Comp. Nro: 00003091": the digits of a till on LINE before word AT, or NULL. */
static const struct dx_word *till_before(const struct dx_line *line, size_t at)
{
	for (size_t i = 3; i < at; i++)
		if (dx_str_ieq_c(dx_str(line->words[i - 3]->text), "punto") &&
		    dx_str_ieq_c(dx_str(line->words[i - 2]->text), "de") &&
		    dx_str_ieq_c(bare(line->words[i - 1]->text), "venta") &&
		    is_only(line->words[i]->text, "0123456789") && is_only(line->words[at]->text, "0123456789") &&
		    line->words[at]->x0 - line->words[i]->x1 < PARTS_APART * line->height)
			return line->words[i];
	return NULL;
}

void dx_invoice_keep_series(struct dx_job *job, struct dx_val *v)
{
	for (size_t i = 0; dx_val_has(v) && i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n && job->pages[line->page].number == v->place.page; k++) {
			const struct dx_word *w = line->words[k];
			const struct dx_word *series;
			const struct dx_word *till;

			if (w->x0 != v->place.x0 || w->y0 != v->place.y0 || strcmp(w->text, v->text) != 0)
				continue;
			series = series_before(line, k);
			series = series ? series : letters_before(line, k);
			till = till_before(line, k);
			if (series && dx_str_starts(dx_str(v->text), series->text))
				return; /* "Seria TM nr. TM24826" says it twice */
			if (series)
				v->text = dx_asprintf(job->arena, "%s %s", series->text, v->text);
			else if (till)
				v->text = dx_asprintf(job->arena, "%s-%s", till->text, v->text);
			if (series || till)
				v->place.x0 = (series ? series : till)->x0;
			return;
		}
	}
}
