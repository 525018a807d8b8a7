/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Form 26AS as text: fields between carets, a heading line over each block. The headings say which field is
 * which, so that more or fewer empty fields between them do no harm.
 *
 *   1^ACME STEEL^MUMA12345B^^^^^150000.00^15000.00^15000.00        a deductor
 *   ^1^194J^15-Jun-2026^F^20-Aug-2026^-^100000.00^10000.00^10000.00  one of its entries
 */
#include <string.h>

#include "dx/extract/cell.h"

#include "tds_int.h"

#define FIELDS_MAX 64

struct field {
	const struct dx_word **words;
	size_t n;
};

struct caret_line {
	const struct dx_page *page;
	struct field fields[FIELDS_MAX];
	size_t n;
};

/* Which field holds what; -1: nowhere. */
struct heading {
	int at[AC_COLS];
	bool seen;
};

struct caret {
	struct dx_job *job;
	struct as_form *f;
	struct heading deductor, entry;
	int labels[FIELDS_MAX]; /* of the line above, if that was a line of labels */
	size_t n_labels;
};

/* ---- fields ---- */

/* Cut the words of one line, N of them from W on, at the carets. */
static void cut(struct dx_job *job, const struct dx_page *page, const struct dx_word *w, size_t n, struct caret_line *l)
{
	const struct dx_word **words = dx_alloc_array(job->arena, n, sizeof(*words));
	size_t used = 0;

	l->page = page;
	l->n = 1;
	l->fields[0] = (struct field){words, 0};
	for (size_t i = 0; i < n; i++) {
		if (strcmp(w[i].text, "^") != 0) {
			words[used++] = &w[i];
			l->fields[l->n - 1].n++;
		} else if (l->n < FIELDS_MAX) {
			l->fields[l->n++] = (struct field){words + used, 0};
		}
	}
}

static const char *text_of(struct dx_job *job, const struct field *x)
{
	return dx_lines_text(job->arena, x->words, x->n);
}

/* The phrase of LEX that field X begins with, or -1. */
static int phrase(struct dx_job *job, const struct dx_lex *lex, const struct field *x)
{
	size_t n;
	size_t len;
	struct dx_tok *toks = dx_lex_tokens(lex, job->arena, (const struct dx_word *const *)x->words, x->n, &n);

	return dx_lex_match(lex, toks, n, 0, &len);
}

static const struct field *field_of(const struct caret_line *l, const struct heading *h, int role)
{
	int at = h->at[role];

	return at < 0 || (size_t)at >= l->n || l->fields[at].n == 0 ? NULL : &l->fields[at];
}

/* ---- values ---- */

static void take_text(struct caret *c, const struct caret_line *l, const struct field *x, struct dx_val *v)
{
	if (!x || dx_cell_blank(text_of(c->job, x)))
		return;
	*v = dx_lines_val(c->job->arena, l->page, x->words, x->n);
}

static void take_date(struct caret *c, const struct caret_line *l, const struct field *x, struct dx_val *v)
{
	struct dx_dates_raw raw;
	struct dx_date date;

	if (!x || !dx_dates_whole(dx_str(text_of(c->job, x)), &raw) || raw.year < 0 ||
	    !dx_dates_resolve(&raw, &c->job->dates, &date))
		return;
	*v = dx_lines_val(c->job->arena, l->page, x->words, x->n);
	v->date = date;
}

static void take_amount(struct caret *c, const struct caret_line *l, const struct field *x, struct dx_val *v)
{
	struct dx_number n;
	const char *text = x ? text_of(c->job, x) : "";

	if (!x || dx_cell_blank(text))
		return;
	if (!dx_value_parse(dx_str(text), (struct dx_value_rule){0}, &n)) {
		c->f->has_unread = true;
		return;
	}
	*v = dx_lines_val(c->job->arena, l->page, x->words, x->n);
	v->dec = n.value;
}

/* ---- lines ---- */

static bool is_heading(struct caret *c, const struct caret_line *l)
{
	struct heading h = {.seen = true};
	bool deductor, entry;

	memset(h.at, -1, sizeof(h.at));
	for (size_t i = 0; i < l->n; i++) {
		int role = phrase(c->job, c->job->tpl->columns, &l->fields[i]);

		if (role >= 0 && h.at[role] < 0)
			h.at[role] = (int)i;
	}
	deductor = h.at[AC_TAN] >= 0 && h.at[AC_TOTAL_PAID] >= 0;
	entry = h.at[AC_SECTION] >= 0 && h.at[AC_AMOUNT_PAID] >= 0;
	if (deductor)
		c->deductor = h;
	else if (entry)
		c->entry = h;
	return deductor || entry;
}

static bool is_labels(struct caret *c, const struct caret_line *l)
{
	size_t known = 0;

	for (size_t i = 0; i < l->n; i++) {
		c->labels[i] = phrase(c->job, c->job->tpl->labels, &l->fields[i]);
		known += c->labels[i] >= 0 && c->labels[i] != AL_OTHER;
	}
	c->n_labels = known >= 2 ? l->n : 0;
	return known >= 2;
}

static void take_labelled(struct caret *c, const struct caret_line *l)
{
	struct as_form *f = c->f;
	struct dx_val *const to[AL_LABELS] = {[AL_PAN] = &f->pan,
					      [AL_NAME] = &f->name,
					      [AL_ASSESSMENT_YEAR] = &f->assessment_year,
					      [AL_FINANCIAL_YEAR] = &f->financial_year};

	for (size_t i = 0; i < c->n_labels && i < l->n; i++) {
		int label = c->labels[i];

		if (label >= 0 && to[label] && !dx_val_has(to[label]) && l->fields[i].n)
			take_text(c, l, &l->fields[i], to[label]);
	}
	c->n_labels = 0;
}

static void take_deductor(struct caret *c, const struct caret_line *l)
{
	struct as_deductor *d = dx_as_deductor(c->job, c->f);
	const struct field *serial = field_of(l, &c->deductor, AC_SERIAL);
	uint64_t n;

	if (serial && dx_str_u64(dx_str(text_of(c->job, serial)), &n) && n < 1000000)
		d->serial = (size_t)n;
	take_text(c, l, field_of(l, &c->deductor, AC_DEDUCTOR), &d->name);
	take_text(c, l, field_of(l, &c->deductor, AC_TAN), &d->tan);
	take_amount(c, l, field_of(l, &c->deductor, AC_TOTAL_PAID), &d->total_paid);
	take_amount(c, l, field_of(l, &c->deductor, AC_TOTAL_DEDUCTED), &d->total_deducted);
	take_amount(c, l, field_of(l, &c->deductor, AC_TOTAL_DEPOSITED), &d->total_deposited);
}

static void take_entry(struct caret *c, const struct caret_line *l)
{
	struct as_entry *e = dx_as_entry(c->job, c->f);

	take_text(c, l, field_of(l, &c->entry, AC_SECTION), &e->section);
	take_date(c, l, field_of(l, &c->entry, AC_DATE), &e->date);
	take_text(c, l, field_of(l, &c->entry, AC_STATUS), &e->status);
	take_date(c, l, field_of(l, &c->entry, AC_BOOKING_DATE), &e->booking_date);
	take_text(c, l, field_of(l, &c->entry, AC_REMARKS), &e->remarks);
	take_amount(c, l, field_of(l, &c->entry, AC_AMOUNT_PAID), &e->amount_paid);
	take_amount(c, l, field_of(l, &c->entry, AC_TDS_DEDUCTED), &e->tds_deducted);
	take_amount(c, l, field_of(l, &c->entry, AC_TDS_DEPOSITED), &e->tds_deposited);
}

static size_t filled(const struct caret_line *l)
{
	size_t n = 0;

	for (size_t i = 0; i < l->n; i++)
		n += l->fields[i].n > 0;
	return n;
}

static void take_line(struct caret *c, const struct caret_line *l)
{
	size_t n = filled(l);
	int word = -1;

	for (size_t i = 0; i < l->n && n == 1; i++)
		if (l->fields[i].n)
			word = dx_tds_row_word(c->job, (const struct dx_word *const *)l->fields[i].words,
					       l->fields[i].n, true);
	if (word == AW_PART_READ || word == AW_PART_OTHER) {
		dx_as_part(c->f, word);
		c->deductor.seen = c->entry.seen = false;
		return;
	}
	if (n <= 1 || is_heading(c, l))
		return;
	if (c->n_labels) {
		take_labelled(c, l);
		return;
	}
	if (c->f->parts == 0 && is_labels(c, l))
		return;
	if (!c->f->in_part) {
		c->f->skipped |= c->f->parts > 0 && l->fields[0].n > 0 && text_of(c->job, &l->fields[0])[0] >= '0' &&
				 text_of(c->job, &l->fields[0])[0] <= '9';
		return;
	}
	/* a deductor's serial number stands in the first field, an entry's in the second */
	if (l->fields[0].n && c->deductor.seen)
		take_deductor(c, l);
	else if (!l->fields[0].n && c->entry.seen && c->f->list.n)
		take_entry(c, l);
}

void dx_as_read_text(struct dx_job *job, struct as_form *f)
{
	struct caret c = {.job = job, .f = f};
	struct caret_line line;

	for (size_t p = 0; p < job->n_pages; p++) {
		const struct dx_page *page = &job->pages[p];

		for (size_t i = 0; i < page->n_words;) {
			size_t end = i + 1;

			while (end < page->n_words && page->words[end].line == page->words[i].line)
				end++;
			cut(job, page, page->words + i, end - i, &line);
			take_line(&c, &line);
			i = end;
		}
	}
}
