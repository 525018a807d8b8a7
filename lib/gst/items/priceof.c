/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Prices of so many, as their heading says: "Rate per 1000" of what is printed, "Rate per Month" over what is paid for
 * days of it, of which "for July 2025 (31 days)" says how many those are.
 */
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

/* Words AT and behind it of LINE are "per 1000", or AT "/1000" or "Rate/1000": how many; 0: they are not. *N_R: words.
 */
static uint64_t many_at(const struct dx_line *line, size_t at, size_t *n_r)
{
	const char *text = line->words[at]->text;
	const char *slash = strchr(text, '/');
	uint64_t many;

	*n_r = slash ? 1 : 2;
	if (text[0] == '(')
		text++;
	if (!slash && (!dx_str_ieq_c(dx_str(text), "per") || at + 1 == line->n))
		return 0;
	text = slash ? slash + 1 : line->words[at + 1]->text;
	return dx_str_u64(dx_strn(text, strcspn(text, ").")), &many) && dx_gst_is_many(many) ? many : 0;
}

/* Of how many the headings over column COL of T, or the line right below them, say that the price is. */
static bool many_said(struct dx_job *job, const struct dx_table *t, const struct dx_col *col, struct dx_val *many_r)
{
	for (size_t i = t->header_first; i <= t->header_first + t->header_n && i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n; k++) {
			size_t n;
			uint64_t many = many_at(line, k, &n);

			if (many == 0 || line->words[k + n - 1]->x1 <= col->hx0 || line->words[k]->x0 >= col->hx1)
				continue;
			*many_r = dx_lines_val(job->arena, &job->pages[line->page], line->words + k, n);
			many_r->dec = dx_dec((int64_t)many, 0);
			return true;
		}
	}
	return false;
}

void dx_gst_price_by_heading(struct dx_job *job, const struct dx_table *t, struct gst_item *it)
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
	if (t->header_n > 0 && !many_said(job, t, &t->cols[price], &it->per) &&
	    dx_gst_is_called(job, t, (size_t)price, "month"))
		(void)days_said(job, &it->per);
}
