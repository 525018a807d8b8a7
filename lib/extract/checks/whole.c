/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/dates.h"
#include "dx/extract/whole.h"

#include <stdlib.h>
#include <string.h>

/* A page with fewer words may well be printed twice. */
#define TWIN_WORDS 20
/* Of shorter figures two may well differ by one digit. */
#define NEAR_DIGITS   5
#define NUMBER_DIGITS 8 /* of something's name: nobody counts so many */
#define SIGN_LEN      4 /* of a sign or a currency */
#define PROSE_WORDS   5
#define SUMS_MIN      2 /* figures of a row of sums; a line of the foot has one */

bool dx_whole_scanned(const struct dx_job *job)
{
	for (size_t i = 0; i < job->n_pages; i++)
		if (job->pages[i].source == DX_SOURCE_OCR)
			return true;
	return false;
}

bool dx_whole_is_corrected(const struct dx_job *job, size_t index)
{
	return job->given && job->pages[index].source == DX_SOURCE_OCR;
}

bool dx_whole_column(const struct dx_rows *rows, size_t row_size, size_t offset)
{
	size_t has = 0;

	for (size_t i = 0; i < rows->n; i++)
		has += dx_val_has(dx_val_at((char *)rows->items + i * row_size, offset));
	return has == 0 || has == rows->n;
}

bool dx_whole_columns(const struct dx_rows *rows, size_t row_size, const size_t *offsets, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (!dx_whole_column(rows, row_size, offsets[i]))
			return false;
	return true;
}

bool dx_whole_leaves_out(const struct dx_rows *rows, size_t row_size, size_t offset)
{
	bool nothing = false;
	bool lacks = false;

	for (size_t i = 0; i < rows->n; i++) {
		const struct dx_val *v = dx_val_at((char *)rows->items + i * row_size, offset);

		nothing |= dx_val_has(v) && dx_dec_is_zero(v->dec);
		lacks |= !dx_val_has(v) && (!v->raw || v->raw[0] == '\0');
	}
	return nothing && lacks;
}

bool dx_whole_empty_column(const struct dx_job *job, int role, const struct dx_rows *rows, size_t row_size,
			   size_t offset)
{
	for (size_t i = 0; i < rows->n; i++)
		if (dx_val_has(dx_val_at((char *)rows->items + i * row_size, offset)))
			return false;
	for (size_t i = 0; i < job->tables.n; i++)
		if (job->tables.v[i].roles >> role & 1)
			return rows->n > 0;
	return false;
}

/* The middle of W, a word of page NUMBER, lies in AT. */
static bool is_within(struct dx_place at, int number, const struct dx_word *w)
{
	int32_t x = w->x0 + (w->x1 - w->x0) / 2;
	int32_t y = w->y0 + (w->y1 - w->y0) / 2;

	return at.page == number && x >= at.x0 && x <= at.x1 && y >= at.y0 && y <= at.y1;
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* ---- rows ---- */

static bool is_read(const struct dx_rowread *r, const struct dx_cell_word *w, const struct dx_val *vals, size_t n)
{
	int number = r->job->pages[r->job->lines.v[w->line].page].number;

	for (size_t i = 0; i < n; i++)
		if (dx_val_has(&vals[i]) && is_within(vals[i].place, number, w->word))
			return true;
	return false;
}

/* In a scanned text: an amount, and a second figure where there should be one, as in a column of codes. */
static bool is_run_on(const struct dx_rowread *r, const struct dx_col *col, const struct dx_cell *c, size_t at)
{
	size_t figures = 0;

	if (!dx_rowread_scanned(r))
		return false;
	for (size_t i = 0; i <= at; i++)
		figures += dx_count_digits(c->words[i].word->text) > 0;
	if (col->class == DX_COL_MARK)
		return figures > 1 && dx_count_digits(c->words[at].word->text) > 0;
	return dx_columns_amount_like(c->words[at].word);
}

/* "01 May 25 08:51 AM", "17 Dec 24 - 16 Jan 25": a day, with or without its hour, or two; or "9085106816". */
static bool is_day_or_number(const struct dx_rowread *r, const struct dx_cell *c)
{
	const char *text = dx_cell_text(r->job->arena, c);
	struct dx_dates_raw from;
	struct dx_dates_raw to;

	return dx_dates_whole(dx_str(text), &from) || dx_dates_range(dx_str(text), &from, &to) ||
	       (strlen(text) >= NUMBER_DIGITS && strspn(text, "0123456789") == strlen(text));
}

/* "95024, 38370, 25891": numbers of things; nobody lists amounts like that. */
static bool is_list(const struct dx_cell *c)
{
	for (size_t i = 0; i < c->n; i++) {
		const char *text = c->words[i].word->text;
		const size_t n = strspn(text, "0123456789");

		if (n == 0 || strcmp(text + n, i + 1 < c->n ? "," : "") != 0)
			return false;
	}
	return c->n > 1;
}

/* "7,734": so many of something, where amounts have paise. */
static bool is_whole_number(const struct dx_word *w, const struct dx_number *n)
{
	return n->value.scale == 0 && !strchr(w->text, '.') && !strchr(w->text, '/');
}

/* "0.32 mm": what word AT of C measures is a thing, and no money. */
static bool is_length(const struct dx_cell *c, size_t at)
{
	static const char *const units[] = {"mm", "cm", "mtr", "inch"};

	return at + 1 < c->n && dx_str_is_one_of(dx_str(c->words[at + 1].word->text), units, DX_LEN(units));
}

/* Does word AT of cell C say something that the row's values should hold, and do not? */
static bool counts(const struct dx_rowread *r, const struct dx_whole_roles *roles, size_t col, size_t at,
		   const struct dx_val *vals, size_t n_vals)
{
	const struct dx_col *k = &r->t->cols[col];
	const struct dx_cell *c = &r->row->cells[col];
	const struct dx_word *w = c->words[at].word;
	uint32_t role = k->role < 0 ? 0 : UINT32_C(1) << k->role;
	struct dx_number n;

	if (roles->free & role)
		return false;
	if (roles->words & role)
		return is_run_on(r, k, c, at);
	if (is_read(r, &c->words[at], vals, n_vals) || (role && k->class != DX_COL_NUMBER))
		return false;
	if (role)
		return dx_count_digits(w->text) > 0;
	if (is_day_or_number(r, c) || is_list(c))
		return false;
	if (!dx_value_parse(dx_str(w->text), r->job->tables.rule, &n))
		return dx_columns_amount_like(w);
	if (dx_columns_amount_like(w) && !(r->decimals > 0 && is_whole_number(w, &n)) && !is_length(c, at))
		return true;
	return n.has_percent ? roles->rate : roles->count;
}

bool dx_whole_row_has_more(const struct dx_rowread *r, const struct dx_whole_roles *roles, const struct dx_val *vals,
			   size_t n)
{
	for (size_t i = 0; i < r->t->n_cols; i++)
		for (size_t k = 0; k < r->row->cells[i].n; k++)
			if (counts(r, roles, i, k, vals, n))
				return true;
	return false;
}

/* ---- outside of tables ---- */

/* "R34", "-47": what thousands set off by blanks may begin with. */
static bool begins_thousands(const char *text)
{
	size_t sign = strcspn(text, "0123456789");
	size_t digits = strspn(text + sign, "0123456789");

	return sign <= SIGN_LEN && digits > 0 && digits <= 3 && text[sign + digits] == '\0';
}

/* "… is Rs. 9,17,879.00.", at the end of a sentence. */
static struct dx_str without_stop(const char *text)
{
	size_t n = strlen(text);

	return dx_strn(text, n > 2 && text[n - 1] == '.' && is_digit(text[n - 2]) && is_digit(text[n - 3]) ? n - 1 : n);
}

bool dx_whole_figure(const struct dx_job *job, const struct dx_line *line, size_t k, struct dx_number *n)
{
	size_t from = k;
	const char *text;

	while (from > 0 && begins_thousands(line->words[from - 1]->text) &&
	       line->words[from]->x0 - line->words[from - 1]->x1 < line->height) {
		from--;
		if (!is_digit(line->words[from]->text[0]))
			break;
	}
	text = dx_lines_text(job->arena, line->words + from, k + 1 - from);
	text += strspn(text, ":"); /* "Clear Balance :4,53,067.85" */
	return dx_value_parse(without_stop(text), job->tables.rule, n);
}

/* Digits with marks between them, as an amount or what recognition makes of one; no date, no rate. */
static bool is_money(const char *text)
{
	size_t groups = 1;
	size_t longest = 0;
	size_t run = 0;
	size_t digits = dx_count_digits(text);

	text += strcspn(text, "0123456789.,");
	for (; *text && strchr("0123456789.,", *text); text++) {
		if (strcmp(text, ".") == 0) /* the sentence's */
			return run >= 2 && groups >= 2 && digits >= 3 && (groups != 3 || longest > 2 || digits > 6);
		if (is_digit(*text)) {
			run++;
			longest = run > longest ? run : longest;
		} else {
			groups++;
			run = 0;
		}
	}
	if (strpbrk(text, "%/0123456789") || digits < 3 || groups < 2 || run < 2)
		return false;
	return groups != 3 || longest > 2 || digits > 6; /* 31.12.25 */
}

struct known {
	const struct dx_job *job;
	const struct dx_word *word;
	int number; /* of the word's page */
	bool has_value;
	bool amounts_only; /* a text whose place goes over the word does not count: "From 1/4 to 30/4  Balance: 5.00" */
	struct dx_dec value;
	bool found;
};

static void look(struct known *k, const struct dx_val *v, bool is_amount)
{
	k->found |= dx_val_has(v) && (is_amount || !k->amounts_only) &&
		    (is_within(v->place, k->number, k->word) ||
		     (is_amount && k->has_value && dx_dec_cmp(dx_dec_abs(v->dec), dx_dec_abs(k->value)) == 0));
}

static void on_value(void *arg, const struct dx_shape *member, struct dx_val *v, const char *pointer DX_UNUSED)
{
	look(arg, v, member->kind == DX_SHAPE_AMOUNT || member->kind == DX_SHAPE_NUMBER);
}

/* The label that word AT of LINE stands behind is one of no use. */
static bool is_others(const struct dx_job *job, size_t line, size_t at, int other)
{
	const struct dx_labels *l = &job->labels;
	int field = -1;

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1] && l->v[i].first <= at; i++)
		field = l->v[i].field;
	return field == other;
}

/* Small letters, or a name among them: no heading, no code. */
static bool is_small(const char *text)
{
	return text[0] >= 'a' && text[0] <= 'z' && text[strspn(text, "abcdefghijklmnopqrstuvwxyz'-,.;()")] == '\0';
}

/*
 * "… up to Rs. 5,00,000.00 per depositor", "not charged because your balance was at least $500.00": a word follows
 * right behind, or so many small ones stand before that no label has.
 */
static bool in_prose(const struct dx_line *line, size_t at)
{
	const struct dx_word *w = line->words[at];
	const struct dx_word *after = at + 1 < line->n ? line->words[at + 1] : NULL;
	size_t small = 0;

	if (after && after->x0 - w->x1 < line->height && dx_count_digits(after->text) == 0 &&
	    (strlen(after->text) > 2 || is_small(after->text)))
		return true;
	for (size_t i = at; i > 0 && line->words[i]->x0 - line->words[i - 1]->x1 < line->height; i--)
		small += is_small(line->words[i - 1]->text);
	return small >= PROSE_WORDS;
}

/* A day; nothing, which no row and no sum that was lost would be; a number with letters left out ("***.920.779-**"). */
static bool is_no_sum(const struct dx_job *job, const char *text)
{
	struct dx_number n;
	struct dx_dates_raw day;

	return dx_dates_whole(dx_str(text), &day) || strstr(text, "**") ||
	       (dx_value_parse(dx_str(text), job->tables.rule, &n) && dx_dec_is_zero(n.value));
}

static bool in_table(const struct dx_job *job, size_t line)
{
	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *t = &job->tables.v[i];

		if (t->header_n && line >= t->header_first && line < t->header_first + t->header_n)
			return true;
	}
	return job->lines.v[line].used;
}

bool dx_whole_has_stray(const struct dx_job *job, void *record, const struct dx_val *more, size_t n, int other)
{
	const struct dx_kind *kind = job->tpl->kind;

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		const struct dx_page *page = &job->pages[line->page];

		if (page->source != DX_SOURCE_OCR || in_table(job, i))
			continue;
		for (size_t w = 0; w < line->n; w++) {
			struct known k = {.job = job, .word = line->words[w], .number = page->number};
			struct dx_number num;

			if (!is_money(k.word->text) || is_no_sum(job, k.word->text) || is_others(job, i, w, other) ||
			    in_prose(line, w))
				continue;
			k.has_value = dx_value_parse(dx_str(k.word->text), job->tables.rule, &num);
			k.value = num.value;
			dx_val_walk(kind->shape, kind->n_shape, record, "", on_value, &k);
			for (size_t m = 0; m < n; m++)
				look(&k, &more[m], more[m].source == DX_VAL_DERIVED);
			if (!k.found)
				return true;
		}
	}
	return false;
}

bool dx_whole_is_twin(struct dx_dec a, struct dx_dec b)
{
	char x[DX_DEC_TEXT_MAX];
	char y[DX_DEC_TEXT_MAX];
	size_t n = 0;

	if (a.scale != b.scale)
		return false;
	dx_dec_text(dx_dec_abs(a), x);
	dx_dec_text(dx_dec_abs(b), y);
	if (strlen(x) != strlen(y))
		return false;
	for (size_t i = 0; x[i]; i++)
		n += x[i] != y[i];
	return n == 1 && dx_count_digits(x) >= NEAR_DIGITS;
}

/* Is V printed anywhere? */
static bool prints(const struct dx_job *job, struct dx_dec v)
{
	struct dx_number num;

	for (size_t i = 0; i < job->lines.n; i++)
		for (size_t w = 0; w < job->lines.v[i].n; w++)
			if (dx_value_parse(dx_str(job->lines.v[i].words[w]->text), job->tables.rule, &num) &&
			    dx_dec_cmp(dx_dec_abs(num.value), v) == 0)
				return true;
	return false;
}

/* Nothing, because another tax is charged: it is printed nowhere, and any single digit would resemble it. */
static bool is_no_tax(const struct dx_val *v)
{
	return v->source == DX_VAL_DERIVED && dx_dec_is_zero(v->dec);
}

/* Is word AT nearly one of SUMS, and none of RECORD's values? What was paid is printed, too: then it is what is left.
 */
static bool is_near(const struct dx_job *job, void *record, const struct dx_line *line, size_t at,
		    const struct dx_val *const *sums, size_t n)
{
	const struct dx_kind *kind = job->tpl->kind;
	struct known k = {.job = job,
			  .word = line->words[at],
			  .number = job->pages[line->page].number,
			  .has_value = true,
			  .amounts_only = true};
	struct dx_number num;
	bool near = false;

	if (!dx_whole_figure(job, line, at, &num))
		return false;
	for (size_t i = 0; i < n; i++)
		near |= dx_val_has(sums[i]) && !is_no_tax(sums[i]) && dx_whole_is_twin(num.value, sums[i]->dec) &&
			!prints(job, dx_dec_abs(dx_dec_sub(dx_dec_abs(num.value), dx_dec_abs(sums[i]->dec))));
	if (!near)
		return false;
	k.value = num.value;
	dx_val_walk(kind->shape, kind->n_shape, record, "", on_value, &k);
	return !k.found;
}

bool dx_whole_has_near(const struct dx_job *job, void *record, const struct dx_val *const *sums, size_t n)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		if (job->pages[line->page].source == DX_SOURCE_OCR)
			continue;
		for (size_t w = 0; w < line->n; w++)
			if (is_money(line->words[w]->text) && is_near(job, record, line, w, sums, n))
				return true;
	}
	return false;
}

bool dx_whole_lacks(const struct dx_job *job, int field, const struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	if (dx_val_has(v))
		return false;
	while ((hit = dx_fields_next(job, dx_scope_all(job), field, &at)))
		if (!hit->inner && !in_table(job, hit->line) && dx_fields_is_label(job, hit) &&
		    job->pages[job->lines.v[hit->line].page].source == DX_SOURCE_OCR)
			return true;
	return false;
}

/* ---- pages ---- */

static bool same_words(const struct dx_page *a, const struct dx_page *b)
{
	if (a->n_words != b->n_words || a->n_words < TWIN_WORDS)
		return false;
	for (size_t i = 0; i < a->n_words; i++)
		if (strcmp(a->words[i].text, b->words[i].text) != 0)
			return false;
	return true;
}

static int by_words(const void *pa, const void *pb)
{
	const struct dx_page *a = *(const struct dx_page *const *)pa;
	const struct dx_page *b = *(const struct dx_page *const *)pb;

	if (a->n_words != b->n_words)
		return a->n_words < b->n_words ? -1 : 1;
	for (size_t i = 0; i < a->n_words; i++) {
		int d = strcmp(a->words[i].text, b->words[i].text);

		if (d)
			return d;
	}
	return 0;
}

bool dx_whole_has_twin_pages(const struct dx_job *job)
{
	const struct dx_page **sorted = dx_alloc_array(job->arena, job->n_pages, sizeof(*sorted));

	for (size_t i = 0; i < job->n_pages; i++)
		sorted[i] = &job->pages[i];
	qsort(sorted, job->n_pages, sizeof(*sorted), by_words);
	for (size_t i = 1; i < job->n_pages; i++)
		if (same_words(sorted[i - 1], sorted[i]))
			return true;
	return false;
}

/* "FO-184890 - page 1" stands below all that a page says. */
static bool names_page(const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		if (dx_job_is_page_word(line->words[i]->text))
			return true;
	return false;
}

static bool is_on(const struct dx_place *place, const struct dx_line *line)
{
	return (size_t)place->page == line->page + 1 && place->y0 < line->y1 && place->y1 > line->y0;
}

/* The last line of the paper with two figures or more, but for its page's name; NULL: another one is the last. */
static const struct dx_line *last_sums(const struct dx_job *job)
{
	const struct dx_line *last;
	size_t n = job->lines.n;
	size_t figures = 0;

	while (n > 0 && names_page(&job->lines.v[n - 1]))
		n--;
	last = n > 0 ? &job->lines.v[n - 1] : NULL;
	for (size_t i = 0; last && i < last->n; i++)
		figures += dx_has_digit(last->words[i]->text);
	return figures >= SUMS_MIN ? last : NULL;
}

/* Does V stand in a row of a table? */
static bool is_in_row(const struct dx_job *job, const struct dx_val *v)
{
	for (size_t i = 0; i < job->tables.n_rows; i++)
		if (is_on(&v->place, &job->lines.v[job->tables.rows[i].line]))
			return true;
	return false;
}

bool dx_whole_ends_in_sums(const struct dx_job *job, const struct dx_val *total)
{
	const struct dx_tables *tables = &job->tables;
	const struct dx_line *last = last_sums(job);

	if (!last || (dx_val_printed(total) && !is_on(&total->place, last)))
		return false;
	for (size_t i = 0; i < tables->n_rows; i++)
		if (&job->lines.v[tables->rows[i].line] == last)
			return true;
	return false;
}

bool dx_whole_ends_in_table(const struct dx_job *job, const struct dx_val *total)
{
	const struct dx_line *last = last_sums(job);

	return last && dx_columns_amount_like(last->words[last->n - 1]) && dx_val_printed(total) &&
	       is_in_row(job, total);
}
