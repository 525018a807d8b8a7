/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The period and, with it, the dates of a statement. */
#include <string.h>

#include "order_int.h"

#define DATE_WORDS     3
#define RANGE_WORDS    24
#define LINES_DOWN     4   /* of one block, those beside it among them */
#define MONTHS_DAYS    366 /* no period whose months alone are legible is longer */
#define YEARS_ROWS_MIN 3   /* dates that tell years from days by how far they are apart: … */
#define YEAR_DAYS      400
#define YEARS_DAYS     1100

size_t dx_st_date_words(const struct dx_job *job, const struct dx_line *line, size_t from)
{
	size_t together = 1;

	while (together < DATE_WORDS && from + together < line->n &&
	       line->words[from + together]->x0 - line->words[from + together - 1]->x1 < line->height * 7 / 10)
		together++;
	for (size_t n = together; n > 0; n--) {
		struct dx_dates_raw raw;

		if (dx_dates_whole(dx_str(dx_lines_text(job->arena, line->words + from, n)), &raw))
			return n;
	}
	return 0;
}

struct period {
	bool found;
	bool sure; /* behind a label that says nothing else */
	struct dx_dates_raw from, to;
	struct dx_val val; /* where it stands */
};

static void take_range(struct dx_job *job, const struct dx_words *w, struct period *p)
{
	if (p->found || w->n > RANGE_WORDS || !dx_dates_range(dx_str(dx_words_text(job->arena, w)), &p->from, &p->to))
		return;
	p->found = true;
	p->val = dx_words_val(job->arena, &job->lines, w);
}

/* "Statement Period : 1 Apr 2025 to 17 May 2025", perhaps with wide gaps inside. */
static void labelled_range(struct dx_job *job, int field, struct period *p)
{
	const struct dx_label_hit *hit;
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t at = 0;

	while (!p->found && (hit = dx_fields_next(job, dx_scope_all(job), field, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		size_t from = hit->first + hit->n;
		struct dx_words rest = {.words = line->words + from, .n = line->n - from, .page = line->page};
		size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

		if (hit->skip) {
			rest.words--;
			rest.n++;
			rest.skip = hit->skip;
		}
		if (rest.n)
			take_range(job, &rest, p);
		for (size_t i = 0; i < n; i++)
			take_range(job, &values[i], p);
	}
}

static bool raw_behind(struct dx_job *job, int field, struct dx_dates_raw *r, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), field, &at))) {
		size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

		for (size_t i = 0; i < n; i++) {
			size_t used;

			if (!dx_dates_scan(dx_str(dx_words_text(job->arena, &values[i])), r, &used))
				continue;
			*v = dx_words_val(job->arena, &job->lines, &values[i]);
			return true;
		}
	}
	return false;
}

/* "01.04.2025 - 30.04.2025" without a label, alone in its run of words, before the first table. */
static void bare_range(struct dx_job *job, struct period *p)
{
	size_t end = dx_st_begin(job);

	for (size_t i = 0; i < end && !p->found; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; k < n; k++) {
			struct dx_words w = {.words = line->words + segs[k].first, .n = segs[k].n, .page = line->page};
			struct dx_dates_raw first;
			size_t used;

			if (dx_dates_scan(dx_str(dx_words_text(job->arena, &w)), &first, &used))
				take_range(job, &w, p);
		}
	}
}

/*
 * The word of LINE at which a date begins, after colons and brackets perhaps; line->n: none. TEXT is the line's, so
 * that a line of thousands of words is gone through once.
 */
static size_t date_at(const struct dx_line *line, struct dx_str text)
{
	size_t from = 0; /* of word K in the text */
	size_t at = 0;   /* behind its colons */

	for (size_t k = 0; k < line->n; k++) {
		struct dx_dates_raw first;
		size_t used;

		at = at < from ? from : at;
		while (at < text.n && (text.p[at] == ':' || text.p[at] == ' ' || text.p[at] == '('))
			at += dx_str_starts(dx_str_sub(text, at, SIZE_MAX), ":- ") ? 2 : 1;
		if (dx_dates_scan(dx_str_sub(text, at, SIZE_MAX), &first, &used))
			return k;
		from += strlen(line->words[k]->text) + 1;
	}
	return line->n;
}

/* "ACCOUNT STATEMENT 01 Sep 2025 - 30 Sep 2025", "INR 1 May 2025 to 8 Jun 2025": with its years, anywhere before the
 * first table. */
static void inner_range(struct dx_job *job, struct period *p)
{
	size_t end = dx_st_begin(job);

	for (size_t i = 0; i < end && !p->found; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t k = date_at(line, dx_str(dx_lines_text(job->arena, line->words, line->n)));
		struct dx_words w = {.words = line->words + k, .n = line->n - k, .page = line->page};

		if (k == line->n)
			continue;
		take_range(job, &w, p);
		p->found = p->found && p->from.year >= 0 && p->to.year >= 0;
	}
}

/* The line among those from FROM on that W stands in; SIZE_MAX: none of the next ones. */
static size_t line_of(const struct dx_job *job, const struct dx_words *w, size_t from)
{
	for (size_t i = from; i < from + 3 && i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n; k++)
			if (line->words[k] == w->words[0])
				return i;
	}
	return SIZE_MAX;
}

/* The run of line I that begins right under W; false: none. */
static bool run_under(struct dx_job *job, size_t i, const struct dx_words *w, struct dx_words *under)
{
	const struct dx_line *line = &job->lines.v[i];
	size_t n;
	struct dx_seg *segs;

	if (i >= job->lines.n || line->page != w->page || line->y0 - line[-1].y1 > line->height)
		return false;
	segs = dx_lines_segments(job->arena, line, &n);
	for (size_t k = 0; k < n; k++) {
		int32_t dx = segs[k].x0 - w->words[0]->x0;

		if (dx > line->height || -dx > line->height)
			continue;
		*under = (struct dx_words){.words = (const struct dx_word *const *)line->words + segs[k].first,
					   .n = segs[k].n,
					   .page = line->page};
		return true;
	}
	return false;
}

/*
 * "Statement Period   From: 1 Apr 2025" over "To: 30 Apr 2025", "Period:" over "May 10, 2025", "through" and
 * "May 30, 2025": the second day right under the first, perhaps with one word between.
 */
static void value_over_value(struct dx_job *job, struct period *p)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!p->found && (hit = dx_fields_next(job, dx_scope_all(job), SL_PERIOD, &at))) {
		struct dx_words values[DX_LABEL_VALUES_MAX];
		struct dx_words second;
		const char *both;
		struct dx_val end;
		size_t i;

		if (dx_labels_values(job->arena, &job->labels, hit, values) == 0)
			continue;
		i = line_of(job, &values[0], hit->line);
		if (i == SIZE_MAX || !run_under(job, i + 1, &values[0], &second) ||
		    (second.n == 1 && second.words[0]->text[strcspn(second.words[0]->text, "0123456789")] == '\0' &&
		     !run_under(job, i + 2, &values[0], &second)))
			continue;
		both = dx_asprintf(job->arena, "%s %s", dx_words_text(job->arena, &values[0]),
				   dx_words_text(job->arena, &second));
		if (!dx_dates_range(dx_str(both), &p->from, &p->to) || p->from.year < 0 || p->to.year < 0)
			continue;
		end = dx_words_val(job->arena, &job->lines, &second);
		p->found = p->sure = true;
		p->val = dx_words_val(job->arena, &job->lines, &values[0]);
		p->val.place = dx_place_join(p->val.place, end.place);
		p->val.raw = both;
	}
}

/* "Statement From : 1 Apr 2025" over "To : 30 Apr 2025": the ends of one period under each other. */
static void stacked_range(struct dx_job *job, struct period *p)
{
	const struct dx_label_hit *from;
	size_t at = 0;

	while (!p->found && (from = dx_fields_next(job, dx_scope_all(job), SL_PERIOD, &at))) {
		const struct dx_line *line = &job->lines.v[from->line];
		struct dx_scope below = {from->line + 1, from->line + 2};
		struct dx_words values[DX_LABEL_VALUES_MAX];
		const struct dx_label_hit *to;
		struct dx_dates_raw first, last;
		struct dx_val begin;
		size_t next = 0;
		size_t used;

		if (from->line + 1 >= job->lines.n || dx_labels_values(job->arena, &job->labels, from, values) == 0 ||
		    !dx_dates_scan(dx_str(dx_words_text(job->arena, &values[0])), &first, &used))
			continue;
		begin = dx_words_val(job->arena, &job->lines, &values[0]);
		while (!p->found && (to = dx_fields_next(job, below, SL_PERIOD_TO, &next))) {
			int32_t dx = job->lines.v[to->line].words[to->first]->x0 - line->words[from->first]->x0;
			struct dx_val end;

			if (dx > line->height || -dx > line->height ||
			    dx_labels_values(job->arena, &job->labels, to, values) == 0 ||
			    !dx_dates_scan(dx_str(dx_words_text(job->arena, &values[0])), &last, &used))
				continue;
			end = dx_words_val(job->arena, &job->lines, &values[0]);
			p->found = p->sure = true;
			p->from = first;
			p->to = last;
			p->val = begin;
			p->val.place = dx_place_join(begin.place, end.place);
			p->val.raw = dx_asprintf(job->arena, "%s %s", begin.raw, end.raw);
		}
	}
}

/* What stands between the two ends of a period. */
static bool is_until(const char *text)
{
	static const char *const words[] = {"to", "through", "thru", "until", "till", "bis", "au",
					    "al", "até",     "tot",  "do",    "-",    "–",   "—"};

	for (size_t i = 0; i < DX_LEN(words); i++)
		if (dx_str_ieq_c(dx_str(text), words[i]))
			return true;
	return false;
}

/* The run of line AT that begins where one at X0 over it does; false: none. */
static bool run_at(struct dx_job *job, size_t at, int32_t x0, struct dx_words *w_r)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	for (size_t k = 0; k < n; k++) {
		if (segs[k].x0 - x0 > line->height || x0 - segs[k].x0 > line->height)
			continue;
		*w_r = (struct dx_words){.words = line->words + segs[k].first, .n = segs[k].n, .page = line->page};
		return true;
	}
	return false;
}

/* Puts the words of B behind those of A; they stand in different lines. */
static void append(struct dx_job *job, struct dx_words *a, const struct dx_words *b)
{
	const struct dx_word **words = dx_alloc_array(job->arena, a->n + b->n, sizeof(*words));

	for (size_t i = 0; i < a->n + b->n; i++)
		words[i] = i < a->n ? a->words[i] : b->words[i - a->n];
	a->words = (const struct dx_word *const *)words;
	a->n += b->n;
}

/*
 * "Beginning December 23, 2025" over "through December 25, 2025", or the word in a line of its own between the dates:
 * a period in lines under each other.
 */
static void lines_range(struct dx_job *job, struct period *p)
{
	size_t end = dx_st_begin(job);

	for (size_t i = 0; i + 1 < end && !p->found; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; k < n && !p->found; k++) {
			struct dx_words w = {.words = line->words + segs[k].first, .n = segs[k].n, .page = line->page};
			size_t own = w.n;
			struct dx_words below;

			for (size_t at = i + 1; at < end && at <= i + LINES_DOWN && w.n < RANGE_WORDS; at++) {
				const struct dx_line *next = &job->lines.v[at];

				if (next->page != line->page || next->y0 - next[-1].y1 > 2 * next->height)
					break;
				if (!run_at(job, at, segs[k].x0, &below))
					continue; /* another block's line */
				append(job, &w, &below);
				if (!is_until(w.words[own]->text))
					break;
				take_range(job, &w, p);
				p->found = p->found && p->from.year >= 0 && p->to.year >= 0;
			}
		}
	}
}

static struct period find_period(struct dx_job *job)
{
	struct period p = {0};
	struct dx_val from, to;

	labelled_range(job, SL_PERIOD, &p);
	p.sure = p.found;
	labelled_range(job, SL_PERIOD_FROM, &p); /* "Period From : … To …" */
	if (!p.found && raw_behind(job, SL_PERIOD_FROM, &p.from, &from) && raw_behind(job, SL_PERIOD_TO, &p.to, &to)) {
		p.found = true;
		p.val = from;
		p.val.place = dx_place_join(from.place, to.place);
		p.val.raw = dx_asprintf(job->arena, "%s %s", from.raw, to.raw);
	}
	if (!p.found)
		stacked_range(job, &p);
	if (!p.found)
		value_over_value(job, &p);
	if (!p.found)
		bare_range(job, &p);
	if (!p.found)
		inner_range(job, &p);
	if (!p.found)
		lines_range(job, &p);
	return p;
}

/* How many row dates lie in the period when the numbers are read in this order; SIZE_MAX: no period. */
static size_t inside_as(const struct st_row *rows, size_t n, const struct period *p, struct dx_dates_ctx ctx)
{
	size_t count = 0;

	if (!p->found || !dx_dates_resolve(&p->from, &ctx, &ctx.from) || !dx_dates_resolve(&p->to, &ctx, &ctx.to))
		return 0;
	for (size_t i = 0; i < n; i++) {
		struct dx_date d;

		if (rows[i].has_date && dx_dates_resolve(&rows[i].date, &ctx, &d) && dx_date_cmp(d, ctx.from) >= 0 &&
		    dx_date_cmp(d, ctx.to) <= 0)
			count++;
	}
	return count;
}

static size_t inside(const struct st_row *rows, size_t n, const struct period *p, bool month_first)
{
	return inside_as(rows, n, p, (struct dx_dates_ctx){.month_first = month_first});
}

/* Days between the first and the last date of the rows when they are read so; -1 when one is no date then. */
static int32_t days_spanned(const struct st_row *rows, size_t n, struct dx_dates_ctx ctx)
{
	int32_t first = INT32_MAX;
	int32_t last = INT32_MIN;

	for (size_t i = 0; i < n; i++) {
		struct dx_date d;

		if (!rows[i].has_date)
			continue;
		if (!rows[i].date.short_year || !dx_dates_resolve(&rows[i].date, &ctx, &d))
			return -1;
		first = dx_date_days(d) < first ? dx_date_days(d) : first;
		last = dx_date_days(d) > last ? dx_date_days(d) : last;
	}
	return last < first ? -1 : last - first;
}

/*
 * "25-04-01": years of two digits in front, when so all rows are in the printed period, and else not all of them.
 * Without a period, when so all rows are of one year, and else many years apart.
 */
static bool has_year_first(const struct st_row *rows, size_t n, const struct period *p, bool month_first)
{
	struct dx_dates_ctx ctx = {.month_first = month_first};
	struct dx_dates_ctx turned = {.month_first = month_first, .year_first = true};
	size_t dated = 0;

	for (size_t i = 0; i < n; i++)
		dated += rows[i].has_date;
	if (p->found)
		return dated && inside(rows, n, p, false) < dated && inside(rows, n, p, true) < dated &&
		       inside_as(rows, n, p, turned) == dated;
	if (dated >= YEARS_ROWS_MIN) {
		int32_t span = days_spanned(rows, n, turned);
		int32_t other = days_spanned(rows, n, ctx);

		return span >= 0 && span <= YEAR_DAYS && (other < 0 || other > YEARS_DAYS);
	}
	return false;
}

/* "A fee was charged from 1 Sep 2024 to 30 Nov 2024": no period of rows that all lie elsewhere. */
static void doubt_period(const struct st_row *rows, size_t n, struct period *p)
{
	size_t dated = 0;

	for (size_t i = 0; i < n; i++)
		dated += rows[i].word < 0 && rows[i].has_date;
	if (dated >= 2 && !p->sure && inside(rows, n, p, false) == 0 && inside(rows, n, p, true) == 0)
		p->found = false;
}

static bool judge_order(struct dx_job *job, const struct st_row *rows, size_t n, const struct period *p)
{
	struct dx_dates_vote vote = {0};
	size_t day_first, month_first;

	for (size_t i = 0; i < n; i++)
		if (rows[i].has_date)
			dx_dates_vote(&vote, &rows[i].date);
	if (p->found) {
		dx_dates_vote(&vote, &p->from);
		dx_dates_vote(&vote, &p->to);
	}
	if (vote.day_first != vote.month_first)
		return vote.month_first > vote.day_first;
	day_first = inside(rows, n, p, false);
	month_first = inside(rows, n, p, true);
	if (day_first != month_first)
		return month_first > day_first;
	return dx_st_months_lead(job, rows, n);
}

/* SHORT: "20 Nov 25", which is a date by its month's name alone. */
static bool has_year(const struct dx_dates_raw *raw, bool is_short)
{
	return is_short ? raw->short_year && raw->form == DX_DATES_NAMED : raw->year >= 1900;
}

static bool year_of_lines(struct dx_job *job, bool is_short)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n && !line->used; k++) {
			struct dx_words w = {
				.words = line->words + k, .n = line->n - k < 3 ? line->n - k : 3, .page = line->page};
			struct dx_dates_raw raw;
			struct dx_date d;
			size_t used;

			if (dx_dates_scan(dx_str(dx_words_text(job->arena, &w)), &raw, &used) &&
			    has_year(&raw, is_short) && dx_dates_resolve(&raw, &job->dates, &d)) {
				job->dates.from = job->dates.to = d;
				return true;
			}
		}
	}
	return false;
}

/* "Jan 2026" or "Jan 0%, 2026", the day not legible, from word AT of LINE on. */
static bool month_at(struct dx_job *job, const struct dx_line *line, size_t at, struct dx_date *d_r)
{
	for (size_t k = at + 1; k < line->n && k <= at + 2; k++) {
		const char *year = line->words[k]->text;
		struct dx_dates_raw raw;
		size_t used;

		if (strspn(year, "0123456789") == 4)
			return dx_dates_scan(dx_str(dx_asprintf(job->arena, "1 %s %.4s", line->words[at]->text, year)),
					     &raw, &used) &&
			       raw.form == DX_DATES_NAMED && raw.year >= 1900 &&
			       dx_dates_resolve(&raw, &job->dates, d_r);
	}
	return false;
}

/* Of a bad scan the months and years of the period may be all that is legible of it. */
static bool year_of_months(struct dx_job *job)
{
	struct dx_date from = {0};
	struct dx_date to = {0};

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_date d;

		if (line->used || job->pages[line->page].source != DX_SOURCE_OCR)
			continue;
		for (size_t k = 0; k + 1 < line->n; k++) {
			if (!month_at(job, line, k, &d))
				continue;
			from = from.year == 0 || dx_date_cmp(d, from) < 0 ? d : from;
			to = to.year == 0 || dx_date_cmp(d, to) > 0 ? d : to;
		}
	}
	if (from.year == 0 || dx_date_days(to) - dx_date_days(from) > MONTHS_DAYS)
		return false;
	job->dates.from = from;
	job->dates.to = to;
	return true;
}

/* A date with its year somewhere outside the tables: good enough to give rows theirs. */
static void year_from_head(struct dx_job *job)
{
	if (!year_of_lines(job, false) && !year_of_lines(job, true))
		(void)year_of_months(job);
}

void dx_st_resolve_period(struct dx_job *job, const struct st_row *rows, size_t n, struct st_account *acc)
{
	struct period p = find_period(job);
	struct dx_date from, to;

	if (has_year_first(rows, n, &p, job->tpl->month_first))
		job->dates.year_first = true;
	else
		doubt_period(rows, n, &p);
	job->dates.month_first = judge_order(job, rows, n, &p);
	if (!p.found || !dx_dates_resolve(&p.from, &job->dates, &from) || !dx_dates_resolve(&p.to, &job->dates, &to) ||
	    dx_date_cmp(from, to) > 0) {
		year_from_head(job);
		return;
	}
	job->dates.from = from;
	job->dates.to = to;
	acc->statement_period.from = acc->statement_period.to = p.val;
	acc->statement_period.from.date = from;
	acc->statement_period.to.date = to;
}

static void resolve_value_date(struct dx_job *job, struct st_txn *t)
{
	struct dx_dates_raw raw;
	struct dx_date d;

	if (!dx_val_has(&t->value_date))
		return;
	if (dx_dates_whole(dx_str(t->value_date.text), &raw) && dx_dates_resolve(&raw, &job->dates, &d))
		t->value_date.date = d;
	else
		t->value_date.source = DX_VAL_ABSENT;
}

/* The dates as they are printed; those of other rows are absent after this. */
static void resolve_printed(struct dx_job *job, struct st_part *p)
{
	for (size_t i = 0; i < p->n; i++) {
		struct st_row *r = &p->rows[i];
		struct dx_date d;

		resolve_value_date(job, &r->t);
		if (r->has_date && dx_dates_resolve(&r->date, &job->dates, &d))
			r->t.date.date = d;
		else
			r->t.date.source = DX_VAL_ABSENT;
	}
}

void dx_st_resolve_dates(struct dx_job *job, struct st_part *p)
{
	const struct dx_val *held = NULL; /* the date above, for rows that leave it out */

	resolve_printed(job, p);
	dx_st_middle_dates(job, p);
	dx_st_mend_dates(job, p);
	for (size_t i = 0; i < p->n; i++) {
		struct st_row *r = &p->rows[i];

		if (dx_val_has(&r->t.date)) {
			held = &r->t.date;
			continue;
		}
		if (r->word >= 0)
			continue;
		if (!r->has_date && !r->date_unread && held) {
			r->t.date = dx_val_derived_date(held->date);
			continue;
		}
		held = NULL; /* the rows below may share what was not read */
		job->needs_review = true;
		r->t.date.unsure = true;
		r->t.date.place.page = job->pages[r->table->page].number;
		dx_notes_warn(&job->notes, "date_not_read", job->pages[r->table->page].number,
			      "a transaction has no date");
	}
}
