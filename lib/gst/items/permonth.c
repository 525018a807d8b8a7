/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "Rate per Month" over what is paid for days of it: "for July 2025 (31 days)" says how many those are. */
#include <string.h>

#include "dx/extract/rowread.h"
#include "items.h"
#include "record/record.h"
#include "table/table.h"

#define DAYS_MIN 26 /* that are worked in a month, at least */
#define DAYS_MAX 31

/* "(31 days)" at word AT of LINE: the figure; 0: it says something else. */
static uint64_t days_at(const struct dx_line *line, size_t at)
{
	const char *text = line->words[at]->text;
	uint64_t days;

	text += *text == '(';
	if (at + 1 == line->n || !dx_str_u64(dx_str(text), &days) || days < DAYS_MIN || days > DAYS_MAX)
		return 0;
	text = line->words[at + 1]->text;
	return dx_str_ieq_c(dx_strn(text, strcspn(text, ").,:")), "days") ? days : 0;
}

/* The only number of days above the items; false: there is none, or several. */
static bool days_said(struct dx_job *job, struct dx_val *days_r)
{
	uint64_t found = 0;

	for (size_t i = 0; i < dx_gst_head_end(job); i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n; k++) {
			const uint64_t days = days_at(line, k);

			if (days == 0)
				continue;
			if (found && days != found)
				return false;
			found = days;
			*days_r = dx_lines_val(job->arena, &job->pages[line->page], line->words + k, 1);
			days_r->dec = dx_dec((int64_t)days, 0);
		}
	}
	return found > 0;
}

void dx_gst_price_of_month(struct dx_job *job, const struct dx_table *t, struct gst_item *it)
{
	const int price = dx_table_col(t, GC_UNIT_PRICE);
	const struct dx_val *value = dx_val_has(&it->taxable_value) ? &it->taxable_value : &it->amount;
	struct dx_dec want;
	bool rounded;

	if (price < 0 || dx_val_has(&it->per) || !dx_val_has(value) || !dx_gst_line_value(it, &want, &rounded) ||
	    dx_dec_cmp(want, value->dec) == 0)
		return;
	while (t > job->tables.v && t->header_n == 0 && dx_table_same_roles(t - 1, t)) /* goes on from */
		t--;
	if (dx_gst_is_called(job, t, (size_t)price, "month"))
		(void)days_said(job, &it->per);
}
