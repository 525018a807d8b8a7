/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A sum of a block whose label is not legible: "Payments tn 91.00" between "Opening Balance 1,710.68" and "Payments Out
 * 1,146.32". A row may say the same amount, and then nothing misses the sum that was lost.
 */
#include <stdlib.h>

#include "checks.h"
#include "dx/extract/value.h"

#define BLOCK_LINES 2 /* from a line of a block to the next one, with what stands in between */
#define LEADING     3 /* heights, at most */

/* The word that ends where W does, in one of the lines next to line I in direction STEP; NULL: none. */
static const struct dx_word *beside(const struct dx_job *job, size_t i, const struct dx_word *w, int step)
{
	const struct dx_line *own = &job->lines.v[i];

	for (int n = 1; n <= BLOCK_LINES; n++) {
		const size_t at = i + (size_t)(n * step); /* below nought it is none */
		const struct dx_line *line = at < job->lines.n ? &job->lines.v[at] : NULL;

		if (!line || line->page != own->page || abs(line->y0 - own->y0) > own->height * LEADING)
			return NULL;
		for (size_t k = 0; k < line->n; k++)
			if (abs(line->words[k]->x1 - w->x1) <= own->height / 2 &&
			    dx_columns_amount_like(line->words[k]))
				return line->words[k];
	}
	return NULL;
}

/* Is W, of page NUMBER, one of SUMS? */
static bool is_sum(const struct dx_val *const *sums, size_t n, int number, const struct dx_word *w)
{
	for (size_t i = 0; w && i < n; i++) {
		const struct dx_place *at = &sums[i]->place;
		const int32_t x = w->x0 + (w->x1 - w->x0) / 2;
		const int32_t y = w->y0 + (w->y1 - w->y0) / 2;

		if (dx_val_printed(sums[i]) && at->page == number && x >= at->x0 && x <= at->x1 && y >= at->y0 &&
		    y <= at->y1)
			return true;
	}
	return false;
}

bool dx_st_has_nameless_sum(const struct dx_job *job, const struct st_account *acc)
{
	const struct dx_val *const sums[] = {&acc->opening_balance, &acc->closing_balance, &acc->total_debits,
					     &acc->total_credits};

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		const struct dx_page *page = &job->pages[line->page];

		if (page->source != DX_SOURCE_OCR || line->used ||
		    job->labels.line_first[i] < job->labels.line_first[i + 1])
			continue;
		for (size_t k = 0; k < line->n; k++) {
			const struct dx_word *w = line->words[k];

			if (dx_columns_amount_like(w) && !is_sum(sums, DX_LEN(sums), page->number, w) &&
			    is_sum(sums, DX_LEN(sums), page->number, beside(job, i, w, -1)) &&
			    is_sum(sums, DX_LEN(sums), page->number, beside(job, i, w, 1)))
				return true;
		}
	}
	return false;
}
