/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The period of a statement, wherever the paper prints it. */
#include <string.h>

#include "dx/extract/month.h"

#include "dates_int.h"
#include "dates.h"
#include "record/record.h"

#define RANGE_WORDS 24
#define LINES_DOWN  4 /* of one block, those beside it among them */

/* What is read of W, a period on a picture, in another way than it was; NULL: it is as plain as it can be. */
static const char *plainer(struct dx_job *job, const struct dx_words *w)
{
	const char *text = dx_words_text(job->arena, w);
	const char *plain;

	if (job->pages[w->page].source != DX_SOURCE_OCR)
		return NULL;
	plain = dx_st_period_plain(job->arena, text);
	return strcmp(plain, text) == 0 ? NULL : plain;
}

/* The period's place is that of W; MENDED: what it was read as was changed. */
static void found_in(struct dx_job *job, const struct dx_words *w, bool mended, struct st_period *p)
{
	p->found = true;
	p->val = dx_words_val(job->arena, &job->lines, w);
	if (mended) {
		p->val.source = DX_VAL_REPAIRED;
		job->needs_review = true;
	}
}

static void take_range(struct dx_job *job, const struct dx_words *w, struct st_period *p)
{
	const char *text;
	bool read;

	if (p->found || w->n > RANGE_WORDS)
		return;
	read = dx_dates_range(dx_str(dx_words_text(job->arena, w)), &p->from, &p->to);
	text = read ? NULL : plainer(job, w);
	if (read || (text && dx_dates_range(dx_str(text), &p->from, &p->to)))
		found_in(job, w, !read, p);
}

/* "Statement Period : 1 Apr 2025 to 17 May 2025", perhaps with wide gaps inside. */
static void labelled_range(struct dx_job *job, int field, struct st_period *p)
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

/* All of TEXT is a month and its year: "MARET 2024", "mayo de 2024", "03/2024". */
static bool month_of(const char *text, int *month_r, int *year_r)
{
	size_t used;
	uint64_t n;

	*month_r = dx_month_scan(dx_str(text), &used);
	if (*month_r == 0) {
		used = strspn(text, "0123456789");
		if (used == 0 || used > 2 || !dx_str_u64(dx_strn(text, used), &n) || n < 1 || n > 12 ||
		    !strchr("/-.", text[used]) || strlen(text + used) != 5)
			return false;
		*month_r = (int)n;
	}
	text += used;
	text += strspn(text, " ,./-");
	if (strncmp(text, "de ", 3) == 0 || strncmp(text, "of ", 3) == 0)
		text += 3;
	if (strlen(text) != 4 || !dx_str_u64(dx_str(text), &n) || n < 1990 || n > 2099)
		return false;
	*year_r = (int)n;
	return true;
}

/* "PERIODE : MARET 2024", "MONTHLY STATEMENT: MARCH 2024": a period that is a month, behind a label of FIELD. */
static void labelled_month(struct dx_job *job, int field, struct st_period *p)
{
	const struct dx_label_hit *hit;
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t at = 0;

	while (!p->found && (hit = dx_fields_next(job, dx_scope_all(job), field, &at))) {
		size_t n = dx_labels_values(job->arena, &job->labels, hit, values);
		int month, year;
		struct dx_date last;
		const char *text;
		bool read;

		if (n == 0)
			continue;
		read = month_of(dx_words_text(job->arena, &values[0]), &month, &year);
		text = read ? NULL : plainer(job, &values[0]);
		if (!read && (!text || !month_of(text, &month, &year)))
			continue;
		last = (struct dx_date){(int16_t)(month == 12 ? year + 1 : year), (int8_t)(month % 12 + 1), 1};
		last = dx_date_from_days(dx_date_days(last) - 1);
		p->sure = true;
		p->from = (struct dx_dates_raw){DX_DATES_NAMED, month, 1, year, false};
		p->to = (struct dx_dates_raw){DX_DATES_NAMED, month, last.day, year, false};
		found_in(job, &values[0], !read, p);
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
static void bare_range(struct dx_job *job, struct st_period *p)
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

/* Does a label of something else stand over run S of line AT? */
static bool is_called_else(const struct dx_job *job, size_t at, const struct dx_seg *s)
{
	const struct dx_labels *l = &job->labels;
	const size_t above = at == 0 ? at : at - 1;

	for (size_t i = l->line_first[above]; i < l->line_first[at]; i++) {
		const struct dx_label_hit *hit = &l->v[i];
		const struct dx_line *line = &job->lines.v[above];

		if (line->page == job->lines.v[at].page && hit->field != SL_TITLE && hit->field != SL_PERIOD &&
		    hit->field != SL_PERIOD_FROM && hit->field != SL_PERIOD_TO && line->words[hit->first]->x0 < s->x1 &&
		    line->words[hit->first + hit->n - 1]->x1 > s->x0)
			return true;
	}
	return false;
}

/* "Statement Date   Payment Due Date" over "12 Aug 2025   01 Sep 2025": days that stand apart, one of them called so.
 */
static bool are_two_values(struct dx_job *job, size_t at, size_t first)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t n;
	const struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	for (size_t k = 0; k + 1 < n; k++) {
		const struct dx_seg *next = &segs[k + 1];
		struct dx_dates_raw a, b;

		if (segs[k].first == first &&
		    dx_dates_whole(dx_str(dx_lines_text(job->arena, line->words + first, segs[k].n)), &a) &&
		    dx_dates_whole(dx_str(dx_lines_text(job->arena, line->words + next->first, next->n)), &b))
			return is_called_else(job, at, &segs[k]) || is_called_else(job, at, next);
	}
	return false;
}

/* "10/2 SHANTI NAGAR     Statement Date   14 Dec 2025": does a label of something else begin behind word K of line AT?
 */
static bool is_called_beside(const struct dx_job *job, size_t at, size_t k)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[at]; i < l->line_first[at + 1]; i++)
		if (l->v[i].first > k && (l->v[i].field == SL_STATEMENT_DATE || l->v[i].field == SL_DUE_DATE))
			return true;
	return false;
}

/*
 * "ACCOUNT STATEMENT 01 Sep 2025 - 30 Sep 2025", "INR 1 May 2025 to 8 Jun 2025": with its years, anywhere before the
 * first table or in the heading of its column ("Transaction Details for Statement Period: 13 Jul 25 to 12 Aug 25").
 */
static void inner_range(struct dx_job *job, struct st_period *p)
{
	size_t end = dx_st_begin(job);

	for (size_t i = 0; i <= end && i < job->lines.n && !p->found; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t k = date_at(line, dx_str(dx_lines_text(job->arena, line->words, line->n)));
		struct dx_words w = {.words = line->words + k, .n = line->n - k, .page = line->page};

		if (k == line->n || are_two_values(job, i, k) || is_called_beside(job, i, k))
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

/* The run of line AT that ends where W over it does; false: none. */
static bool run_flush_right(struct dx_job *job, size_t at, const struct dx_words *w, struct dx_words *w_r)
{
	const struct dx_line *line = &job->lines.v[at];
	const int32_t x1 = w->words[w->n - 1]->x1;
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	for (size_t k = 0; k < n; k++) {
		if (segs[k].x1 - x1 > line->height || x1 - segs[k].x1 > line->height)
			continue;
		*w_r = (struct dx_words){.words = line->words + segs[k].first, .n = segs[k].n, .page = line->page};
		return true;
	}
	return false;
}

/* The run of line I or, where another block's line is between, of one of the next that stands right under W and is
 * flush with it on one side; false: none. */
static bool run_under(struct dx_job *job, size_t i, const struct dx_words *w, struct dx_words *under)
{
	const int32_t bottom = w->words[0]->y1;

	for (; i < job->lines.n && job->lines.v[i].page == w->page; i++) {
		const struct dx_line *line = &job->lines.v[i];

		if (line->y0 - bottom > line->height || line->y0 < w->words[0]->y0)
			continue; /* a panel's lines may follow all others */
		if (run_at(job, i, w->words[0]->x0, under) || run_flush_right(job, i, w, under))
			return true;
	}
	return false;
}

/* What stands under VALUE of label HIT, or under the label where it begins with "to", from line I on; a word alone has
 * the day under itself. */
static bool second_under(struct dx_job *job, size_t i, const struct dx_label_hit *hit, const struct dx_words *value,
			 struct dx_words *second)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	const struct dx_words label = {
		.words = (const struct dx_word *const *)line->words + hit->first, .n = hit->n, .page = line->page};
	struct dx_words word;

	if (!run_under(job, i, value, second) &&
	    !(run_under(job, i, &label, second) && dx_st_is_until(second->words[0]->text)))
		return false;
	word = *second;
	return word.n > 1 || dx_has_digit(word.words[0]->text) || run_under(job, i + 1, &word, second);
}

/* The period of label HIT that begins with VALUE and goes on below it. */
static void over_value(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *value,
		       struct st_period *p)
{
	const size_t i = line_of(job, value, hit->line);
	struct dx_words second;
	const char *both;
	struct dx_val end;

	if (i == SIZE_MAX || !second_under(job, i + 1, hit, value, &second))
		return;
	both = dx_asprintf(job->arena, "%s %s", dx_words_text(job->arena, value), dx_words_text(job->arena, &second));
	if (!dx_dates_range(dx_str(both), &p->from, &p->to) || p->from.year < 0 || p->to.year < 0)
		return;
	end = dx_words_val(job->arena, &job->lines, &second);
	p->found = p->sure = true;
	p->val = dx_words_val(job->arena, &job->lines, value);
	p->val.place = dx_place_join(p->val.place, end.place);
	p->val.raw = both;
}

/*
 * "Statement Period   From: 1 Apr 2025" over "To: 30 Apr 2025", "Period:" over "May 10, 2025", "through" and
 * "May 30, 2025": the second day right under the first, perhaps with one word between.
 */
static void value_over_value(struct dx_job *job, struct st_period *p)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!p->found && (hit = dx_fields_next(job, dx_scope_all(job), SL_PERIOD, &at))) {
		struct dx_words values[DX_LABEL_VALUES_MAX];
		size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

		for (size_t i = 0; i < n && !p->found; i++)
			over_value(job, hit, &values[i], p);
	}
}

/* "Statement From : 1 Apr 2025" over "To : 30 Apr 2025": the ends of one period under each other. */
static void stacked_range(struct dx_job *job, struct st_period *p)
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
			dx_dates_lend_year(&p->from, &p->to);
			p->val = begin;
			p->val.place = dx_place_join(begin.place, end.place);
			p->val.raw = dx_asprintf(job->arena, "%s %s", begin.raw, end.raw);
		}
	}
}

bool dx_st_is_until(const char *text)
{
	static const char *const words[] = {"to", "through", "thru", "until", "till", "bis", "au",
					    "al", "até",     "tot",  "do",    "-",    "–",   "—"};

	for (size_t i = 0; i < DX_LEN(words); i++)
		if (dx_str_ieq_c(dx_str(text), words[i]))
			return true;
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

#define BROKEN_WORDS 3 /* of a date that a full line breaks */

/* W is what a full line left of a date: "2024", "31, 2023.", "June 30, 2024", and nothing behind. */
static bool ends_date(const struct dx_words *w)
{
	const char *last = w->words[w->n - 1]->text;

	return w->n <= BROKEN_WORDS && strspn(last, "0123456789") == 4 &&
	       (last[4] == '\0' || strcmp(last + 4, ".") == 0);
}

/* "2025 - September 30, 2025" under "… for the period September 01,": W begins with the year that a full line left. */
static bool begins_with_year(const struct dx_words *w)
{
	const char *first = w->words[0]->text;

	return w->n > 2 && strspn(first, "0123456789") == 4 && first[4] == '\0' && dx_st_is_until(w->words[1]->text);
}

/* "… for the period April 01, 2024 - June 30," over "2024", "… from April 01, 2024 to" over the day: a period that a
 * full line breaks. */
static void broken_range(struct dx_job *job, struct st_period *p)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	if (p->found && p->to.year >= 0)
		return;
	while ((hit = dx_fields_next(job, dx_scope_all(job), SL_PERIOD, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		const size_t from = hit->first + hit->n;
		struct dx_words both = {.words = line->words + from, .n = line->n - from, .page = line->page};
		struct st_period whole = {.found = false};
		struct dx_words below;

		if (both.n == 0 || hit->line + 1 >= job->lines.n || line[1].page != line->page ||
		    line[1].y0 - line->y1 > line->height || !run_at(job, hit->line + 1, line->words[0]->x0, &below) ||
		    !(dx_st_is_until(both.words[both.n - 1]->text) || ends_date(&below) || begins_with_year(&below)))
			continue;
		append(job, &both, &below);
		take_range(job, &both, &whole);
		if (!whole.found || whole.from.year < 0 || whole.to.year < 0)
			continue;
		*p = whole;
		p->sure = true;
		return;
	}
}

/*
 * "Beginning December 23, 2025" over "through December 25, 2025", or the word in a line of its own between the dates:
 * a period in lines under each other.
 */
static void lines_range(struct dx_job *job, struct st_period *p)
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
				if (!dx_st_is_until(w.words[own]->text))
					break;
				take_range(job, &w, p);
				p->found = p->found && p->from.year >= 0 && p->to.year >= 0;
			}
		}
	}
}

struct st_period dx_st_find_period(struct dx_job *job)
{
	struct st_period p = {0};
	struct dx_val from, to;
	struct dx_dates_raw raw;

	labelled_range(job, SL_PERIOD, &p);
	p.sure = p.found;
	broken_range(job, &p);
	labelled_month(job, SL_PERIOD, &p);
	labelled_range(job, SL_PERIOD_FROM, &p); /* "Period From : … To …" */
	if (p.found && !p.sure && p.from.year < 0 && p.to.year < 0 && raw_behind(job, SL_PERIOD_FROM, &raw, &from))
		p.found = raw.year < 0; /* "From 1 July to date" is none where another label has a day of a year */
	if (!p.found && raw_behind(job, SL_PERIOD_FROM, &p.from, &from) && raw_behind(job, SL_PERIOD_TO, &p.to, &to)) {
		p.found = true;
		p.val = from;
		p.val.place = dx_place_join(from.place, to.place);
		p.val.raw = dx_asprintf(job->arena, "%s %s", from.raw, to.raw);
		dx_dates_lend_year(&p.from, &p.to);
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
	if (!p.found)
		labelled_month(job, SL_TITLE, &p);
	return p;
}
