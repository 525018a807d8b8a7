/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Prices of so many, as their heading says: "Rate per 1000" of what is printed, "Rate / Doz"; or their unit ("Per" over
 * "100"). "Rate per Month" over what is paid for days of it, of which "for July 2025 (31 days)" says how many those
 * are.
 */
#include <string.h>

#include "dx/extract/rowread.h"
#include "record/record.h"
#include "table/table.h"

#define DAYS_MIN 26 /* that are worked in a month, at least */
#define DAYS_MAX 31
#define DOZEN    12
#define THOUSAND 1000
#define PER_MAX  1000000 /* "per so many" */

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

bool dx_gst_is_many(uint64_t n)
{
	uint64_t p = 1;

	while (p < n && p < PER_MAX)
		p *= 10;
	return p == n;
}

/* How many TEXT says: "100", "1,000)", "'000", "Doz."; 0: none that prices are of. */
static uint64_t many_of(const char *text)
{
	static const char *const thousands[] = {"'000", "’000", "‘000", "000", "000s", "'000s"};
	static const char *const dozens[] = {"dozen", "doz", "dz"};
	const struct dx_str word = dx_strn(text, strcspn(text, ").:"));
	uint64_t many = 0;

	if (dx_str_is_one_of(word, dozens, DX_LEN(dozens)))
		return DOZEN;
	if (dx_str_is_one_of(word, thousands, DX_LEN(thousands)))
		return THOUSAND;
	for (size_t i = 0; i < word.n && many < PER_MAX; i++)
		if (word.p[i] >= '0' && word.p[i] <= '9')
			many = many * 10 + (uint64_t)(word.p[i] - '0');
		else if (word.p[i] != ',')
			return 0;
	return many > 1 && dx_gst_is_many(many) ? many : 0;
}

static bool is_close(const struct dx_line *line, size_t at)
{
	return line->words[at]->x0 - line->words[at - 1]->x1 <= dx_lines_blank(line);
}

/* Words AT and behind it of LINE are "per 1000" or "/ 100", or AT "/1000" or "Rate/1000": how many; 0: they are not.
 * *N_R: words. "Rate per" may stand over "100", a word of line UNDER, if that is not NULL. */
static uint64_t many_at(const struct dx_line *line, const struct dx_line *under, size_t at, size_t *n_r)
{
	const struct dx_word *w = line->words[at];
	const char *text = w->text + (w->text[0] == '(');
	const char *slash = strchr(text, '/');
	uint64_t many = 0;

	*n_r = 1;
	if (slash && slash[1])
		return many_of(slash + 1);
	if (!slash && !dx_str_ieq_c(dx_str(text), "per"))
		return 0;
	if (at + 1 < line->n && is_close(line, at + 1)) {
		*n_r = 2;
		return many_of(line->words[at + 1]->text);
	}
	for (size_t i = 0; under && i < under->n && many == 0; i++)
		if (under->words[i]->x0 < w->x1 && under->words[i]->x1 > line->words[at - (at > 0)]->x0)
			many = many_of(under->words[i]->text);
	return many;
}

/* Stand the N words of LINE from AT on, with the one before them and the one behind them, over or under COL? A heading
 * is as wide as its own words. */
static bool stand_at(const struct dx_line *line, size_t at, size_t n, const struct dx_col *col)
{
	const bool before = at > 0 && is_close(line, at);
	const bool behind = at + n < line->n && is_close(line, at + n);

	return line->words[at - before]->x0 < col->hx1 && line->words[at + n - 1 + behind]->x1 > col->hx0;
}

/* Of how many the headings over column COL of T, or the line right below them, say that the price is. */
static bool many_said(struct dx_job *job, const struct dx_table *t, const struct dx_col *col, struct dx_val *many_r)
{
	for (size_t i = t->header_first; i <= t->header_first + t->header_n && i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n; k++) {
			size_t n;
			uint64_t many = many_at(line, i + 1 < job->lines.n ? line + 1 : NULL, k, &n);

			if (many == 0 || !stand_at(line, k, n, col))
				continue;
			*many_r = dx_lines_val(job->arena, &job->pages[line->page], line->words + k, n);
			many_r->dec = dx_dec((int64_t)many, 0);
			return true;
		}
	}
	return false;
}

/* Of how many its unit says that it is: "100", "1000 Nos". */
static bool many_in_unit(struct dx_job *job, const struct gst_item *it, struct dx_val *many_r)
{
	const char *text = dx_val_has(&it->unit) ? it->unit.text : "";
	const uint64_t many = many_of(dx_strndup(job->arena, text, strcspn(text, " ")));

	if (many == 0)
		return false;
	*many_r = it->unit;
	many_r->dec = dx_dec((int64_t)many, 0);
	return true;
}

/* Is V nearer to WANT / PER than to WANT? */
static bool is_of_many(struct dx_dec v, struct dx_dec want, struct dx_dec per)
{
	const struct dx_dec of_many = dx_dec_abs(dx_dec_sub(dx_dec_div(want, per, 2), v));

	return dx_dec_cmp(of_many, dx_dec_abs(dx_dec_sub(want, v))) < 0;
}

void dx_gst_price_of_many(struct dx_job *job, const struct dx_table *t, struct gst_item *it)
{
	const int price = dx_table_col(t, GC_UNIT_PRICE);
	const struct dx_val *value = dx_val_has(&it->taxable_value) ? &it->taxable_value : &it->amount;
	struct dx_val per = {0};
	struct dx_dec want;
	bool rounded;
	bool found;

	if (price < 0 || dx_val_has(&it->per) || !dx_val_has(value) || !dx_gst_line_value(it, &want, &rounded) ||
	    dx_dec_cmp(want, value->dec) == 0)
		return;
	while (t > job->tables.v && t->header_n == 0 && dx_table_same_roles(t - 1, t)) /* goes on from */
		t--;
	found = (t->header_n > 0 && (many_said(job, t, &t->cols[price], &per) ||
				     (dx_gst_is_called(job, t, (size_t)price, "month") && days_said(job, &per)))) ||
		many_in_unit(job, it, &per);
	if (found && is_of_many(value->dec, want, per.dec))
		it->per = per;
}
