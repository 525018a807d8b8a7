/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* 04/05/2025 is in May or in April: what else than the rows' own numbers tells. */
#include "dates_int.h"

#include <string.h>

#include "dx/extract/ident.h"
#include "dx/extract/postal.h"

/* Do the days rise, or fall, from row to row when they are read so? */
static bool is_sorted(const struct dx_job *job, const struct st_row *rows, size_t n, bool month_first)
{
	struct dx_dates_ctx ctx = job->dates;
	struct dx_date last = {0};
	bool rises = false;
	bool falls = false;

	ctx.month_first = month_first;
	for (size_t i = 0; i < n; i++) {
		struct dx_date d;

		if (!rows[i].has_date || rows[i].word >= 0 || rows[i].date.form != DX_DATES_NUM ||
		    !dx_dates_resolve(&rows[i].date, &ctx, &d))
			continue;
		if (last.year) {
			rises |= dx_date_cmp(d, last) > 0;
			falls |= dx_date_cmp(d, last) < 0;
		}
		last = d;
	}
	return !(rises && falls);
}

static bool could_be_either(const struct st_row *row)
{
	return row->has_date && row->date.form == DX_DATES_NUM && row->date.a != row->date.b && row->date.a <= 12 &&
	       row->date.b <= 12;
}

/* An IFSC, a GSTIN or an IBAN: where these are, days come first. */
static bool names_land(const struct dx_job *job)
{
	for (size_t i = 0; i < job->lines.n; i++)
		for (size_t k = 0; k < job->lines.v[i].n; k++) {
			struct dx_str word = dx_str(job->lines.v[i].words[k]->text);

			if (dx_ident_ifsc(word) || dx_ident_gstin(word) || dx_ident_iban(word))
				return true;
		}
	return false;
}

bool dx_st_months_lead(struct dx_job *job, const struct st_row *rows, size_t n)
{
	struct dx_dates_vote vote = dx_job_dates_vote(job);
	bool days_sorted, months_sorted;
	struct dx_val currency;
	size_t open = 0;

	if (vote.day_first != vote.month_first)
		return vote.month_first > vote.day_first;
	days_sorted = is_sorted(job, rows, n, false);
	months_sorted = is_sorted(job, rows, n, true);
	if (days_sorted != months_sorted)
		return months_sorted;
	if (dx_lines_are_american(&job->lines))
		return true;
	for (size_t i = 0; i < n; i++)
		open += could_be_either(&rows[i]);
	if (!open)
		return job->tpl->month_first;
	currency = dx_job_currency(job);
	if (dx_val_printed(&currency))
		return strcmp(currency.text, "USD") == 0;
	if (names_land(job))
		return false;
	job->needs_review = true;
	dx_notes_warn(&job->notes, "date_order_assumed", 0,
		      "nothing on the paper tells days from months in its dates: they are read as is usual");
	return job->tpl->month_first;
}
