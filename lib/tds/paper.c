/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Form 26AS on paper. Rows are told apart by what they hold: a deductor has a TAN and three totals behind it, an
 * entry has a section, a date, a status of one letter and three amounts. In a flat table a deductor's first entry
 * stands behind its TAN, and its totals stand below its last one.
 */
#include <string.h>

#include "dx/extract/cell.h"

#include "tds_int.h"

#define AMOUNTS     3
#define TOTAL_WORDS 3

struct paper {
	struct dx_job *job;
	struct as_form *f;
	int32_t name_x0, name_x1; /* where names stand in a flat table; 0: it is none */
};

/* "1", or "1." before a name. */
static bool is_serial(const struct tds_tok *t, const struct tds_line *l, size_t *n_r)
{
	struct dx_str s = dx_str(l->line->words[t->first]->text);
	uint64_t n;

	s.n -= s.n > 1 && s.p[s.n - 1] == '.';
	if (t->n != 1 || (t->kind != TDS_INT && t->kind != TDS_WORD) || !dx_str_u64(s, &n) || n == 0 || n > 99999)
		return false;
	*n_r = (size_t)n;
	return true;
}

static void take_amounts(struct paper *p, const struct tds_line *l, struct dx_val *a, struct dx_val *b,
			 struct dx_val *c)
{
	struct dx_val *const to[AMOUNTS] = {a, b, c};

	for (size_t i = 0; i < AMOUNTS; i++)
		*to[i] = dx_tds_amount(p->job, l, l->n - AMOUNTS + i);
}

/* Where a deductor's TAN stands, legible or, on a scan, not; SIZE_MAX when L is no deductor's row. */
static size_t tan_at(struct paper *p, const struct tds_line *l, struct dx_val *tan)
{
	size_t at = dx_tds_ident(p->job, l, 0, dx_tds_tan, tan);
	size_t n = dx_tds_amounts_at_end(l);

	if (at != SIZE_MAX)
		return at > 0 && n > 0 && l->n - at - 1 >= AMOUNTS ? at : SIZE_MAX;
	if (!dx_tds_scanned(p->job, l) || n != AMOUNTS || l->n < AMOUNTS + 3 ||
	    strlen(l->line->words[l->toks[l->n - AMOUNTS - 1].first]->text) != strlen(dx_tds_tan))
		return SIZE_MAX;
	for (size_t i = 0; i < l->n; i++)
		if (l->toks[i].kind == TDS_DATE)
			return SIZE_MAX;
	return l->n - AMOUNTS - 1;
}

/* A letter or two of a scan, far before the name: what recognition made of the number. */
static bool lost_serial(const struct paper *p, const struct tds_line *l, size_t tan)
{
	const struct dx_word *w = l->line->words[l->toks[0].first];

	return dx_tds_scanned(p->job, l) && tan > 1 && strlen(w->text) <= 2 &&
	       l->line->words[l->toks[1].first]->x0 - w->x1 > l->line->height;
}

/* ---- names over several lines ---- */

/* Does line AT hold only words over X0..X1, and no heading? */
static bool within(const struct paper *p, const struct tds_line *l, size_t at, int32_t x0, int32_t x1)
{
	const struct dx_line *line = &p->job->lines.v[at];
	size_t n;
	size_t len;
	struct dx_tok *toks;

	if (line->page != l->line->page || line->used || line->x0 < x0 || line->x1 > x1 ||
	    dx_tds_row_word(p->job, line->words, line->n, false) >= 0)
		return false;
	toks = dx_lex_tokens(p->job->tpl->columns, p->job->arena, line->words, line->n, &n);
	return dx_lex_match(p->job->tpl->columns, toks, n, 0, &len) < 0;
}

static struct dx_place place_of(const struct dx_line *line)
{
	return (struct dx_place){(int)line->page + 1, line->x0, line->y0, line->x1, line->y1};
}

/* Lower than the line above by less than a line, and aligned with the next one to the row. */
static bool goes_on(const struct dx_line *upper, const struct dx_line *lower, const struct dx_line *first,
		    const struct dx_line *line)
{
	return lower->y0 - upper->y1 <= upper->height * 6 / 10 && dx_tds_aligned(line, place_of(first));
}

/* A name in a cell that is centred on its row: as many lines stand above the row as below it. */
static void name_around(struct paper *p, const struct tds_line *l, int32_t x0, int32_t x1, struct dx_val *name)
{
	const struct dx_line *v = p->job->lines.v;
	const struct dx_val middle = *name;
	size_t above = 0;
	size_t below = 0;

	while (above < l->at && within(p, l, l->at - above - 1, x0, x1) &&
	       goes_on(&v[l->at - above - 1], &v[l->at - above], &v[l->at - 1], &v[l->at - above - 1]))
		above++;
	while (above && l->at + below + 1 < p->job->lines.n && within(p, l, l->at + below + 1, x0, x1) &&
	       goes_on(&v[l->at + below], &v[l->at + below + 1], &v[l->at - 1], &v[l->at + below + 1]))
		below++;
	if (above == 0 || above != below)
		return;
	for (size_t i = l->at - above; i <= l->at + below; i++) {
		struct dx_val one =
			i == l->at ? middle
				   : dx_lines_val(p->job->arena, &p->job->pages[v[i].page], v[i].words, v[i].n);

		if (i == l->at - above)
			*name = one;
		else if (dx_val_has(&one))
			dx_tds_join(p->job, name, " ", &one);
	}
}

static void name_of(struct paper *p, const struct tds_line *l, size_t first, size_t tan, struct dx_val *name)
{
	const struct dx_line *line = l->line;
	int32_t x0 = first ? line->words[l->toks[first - 1].first]->x1 : 0;
	int32_t x1 = line->words[l->toks[tan].first]->x0;
	struct dx_val middle = {0};

	if (first < tan)
		middle = dx_tds_text(p->job, l, first, tan - first);
	*name = middle;
	name_around(p, l, x0, x1, name);
	if (first < tan && name->text == middle.text)
		dx_tds_wrapped(p->job, l, line->words[l->toks[first].first]->x0, x1, name);
}

/* ---- deductors ---- */

static bool take_deductor(struct paper *p, const struct tds_line *l)
{
	struct dx_val tan = {0};
	size_t at = tan_at(p, l, &tan);
	size_t serial = 0;
	size_t first;
	struct as_deductor *d;

	if (at == SIZE_MAX)
		return false;
	if (!p->f->in_part) {
		p->f->skipped |= p->f->parts > 0;
		return true;
	}
	first = is_serial(&l->toks[0], l, &serial) || lost_serial(p, l, at) ? 1 : 0;
	d = dx_as_deductor(p->job, p->f);
	d->serial = serial;
	if (first && dx_tds_scanned(p->job, l))
		d->serial_at = dx_tds_text(p->job, l, 0, 1).place;
	d->tan = tan;
	name_of(p, l, first, at, &d->name);
	take_amounts(p, l, &d->total_paid, &d->total_deducted, &d->total_deposited);
	return true;
}

/* ---- entries ---- */

/* "194A", "206CL", "192", "393(1)": a digit first; "I94A" of a scan. */
static bool is_section(const struct tds_line *l, size_t tok)
{
	const char *text = l->line->words[l->toks[tok].first]->text;

	return l->toks[tok].n == 1 && l->toks[tok].kind != TDS_DATE && strlen(text) >= 3 &&
	       ((text[0] >= '1' && text[0] <= '9') || (strchr("Il|!", text[0]) && text[1] == '9'));
}

/* The first date from token FROM on, SIZE_MAX: none. */
static size_t next_date(const struct tds_line *l, size_t from)
{
	for (size_t i = from; i < l->n; i++)
		if (l->toks[i].kind == TDS_DATE)
			return i;
	return SIZE_MAX;
}

/* Remarks are single letters, capitals: "c" and "Cc" of a scan are a C. */
static void one_letter(struct dx_job *job, struct dx_val *v)
{
	char *text;

	if (v->source != DX_VAL_OCR || strlen(v->text) > 2 || v->text[0] == '\0' ||
	    (v->text[1] && (v->text[0] | 0x20) != v->text[1]))
		return;
	text = dx_strndup(job->arena, v->text, 1);
	if (text[0] >= 'a' && text[0] <= 'z')
		text[0] = (char)(text[0] - 'a' + 'A');
	if (strcmp(text, v->text) == 0)
		return;
	v->text = text;
	v->source = DX_VAL_REPAIRED;
}

/* An entry whose section is token FROM of L or the one behind it. */
static bool take_entry(struct paper *p, const struct tds_line *l, size_t from)
{
	size_t date = next_date(l, from);
	size_t booked;
	size_t rest;
	struct as_entry *e;

	if (date == SIZE_MAX || date == from || date > from + 2 || !is_section(l, date - 1) ||
	    dx_tds_amounts_at_end(l) < AMOUNTS || !p->f->in_part || p->f->list.n == 0)
		return false;
	e = dx_as_entry(p->job, p->f);
	e->section = dx_tds_text(p->job, l, date - 1, 1);
	dx_tds_section(p->job, &e->section);
	e->date = dx_tds_date(p->job, l, date);
	booked = next_date(l, date + 1);
	if (date + 1 < l->n && l->toks[date + 1].kind == TDS_WORD)
		e->status = dx_tds_text(p->job, l, date + 1, 1);
	if (dx_val_has(&e->status))
		dx_tds_status(p->job, &e->status);
	rest = date + 2;
	if (booked != SIZE_MAX) {
		e->booking_date = dx_tds_date(p->job, l, booked);
		rest = booked + 1;
	}
	if (rest + AMOUNTS < l->n) {
		struct dx_val v = dx_tds_text(p->job, l, rest, l->n - AMOUNTS - rest);

		one_letter(p->job, &v);
		/* a dash that recognition took for some other speck is none either */
		if (!dx_cell_blank(v.text) &&
		    (v.source == DX_VAL_TEXT_LAYER || v.text[strspn(v.text, ":;.,'=~*")] != '\0'))
			e->remarks = v;
	}
	take_amounts(p, l, &e->amount_paid, &e->tds_deducted, &e->tds_deposited);
	return true;
}

/* ---- flat tables ---- */

static struct as_deductor *last_deductor(struct paper *p)
{
	return p->f->list.n ? (struct as_deductor *)(void *)p->f->list.v + p->f->list.n - 1 : NULL;
}

/* A deductor and its first entry, or another one of the deductor above, in one row. */
static bool take_flat(struct paper *p, const struct tds_line *l)
{
	struct dx_val tan;
	size_t at = dx_tds_ident(p->job, l, 0, dx_tds_tan, &tan);
	size_t date = at == SIZE_MAX ? SIZE_MAX : next_date(l, at);
	struct as_deductor *d = last_deductor(p);
	size_t serial = 0;
	size_t first;

	if (at == 0 || date != at + 2 || !is_section(l, at + 1) || dx_tds_amounts_at_end(l) < AMOUNTS)
		return false;
	if (!p->f->in_part) {
		p->f->skipped |= p->f->parts > 0;
		return true;
	}
	first = is_serial(&l->toks[0], l, &serial) ? 1 : 0;
	if (!d || d->part != p->f->parts || dx_val_has(&d->total_paid) || strcmp(d->tan.text, tan.text) != 0) {
		d = dx_as_deductor(p->job, p->f);
		d->serial = serial;
		if (first && dx_tds_scanned(p->job, l))
			d->serial_at = dx_tds_text(p->job, l, 0, 1).place;
		d->tan = tan;
		name_of(p, l, first, at, &d->name);
		p->name_x0 = d->name.place.x0 - l->line->height;
		p->name_x1 = l->line->words[l->toks[at].first]->x0;
	}
	return take_entry(p, l, at + 1);
}

/* An entry of a flat table with the rest of its deductor's name before it. */
static bool take_beside_name(struct paper *p, const struct tds_line *l)
{
	size_t date = next_date(l, 0);
	struct as_deductor *d = last_deductor(p);
	struct dx_val more;

	if (!p->name_x1 || !d || !dx_val_has(&d->name) || date == SIZE_MAX || date < 2 || l->line->x0 < p->name_x0 ||
	    l->line->words[l->toks[date - 2].first]->x1 > p->name_x1 ||
	    l->line->words[l->toks[date - 1].first]->x0 < p->name_x1)
		return false;
	more = dx_tds_text(p->job, l, 0, date - 1);
	if (!take_entry(p, l, date - 1))
		return false;
	dx_tds_join(p->job, &d->name, " ", &more);
	return true;
}

/* Do the totals of the last part's deductors come to those at the end of L? */
static bool are_all(struct paper *p, const struct tds_line *l)
{
	const struct as_deductor *d = (const struct as_deductor *)(void *)p->f->list.v;
	struct dx_dec sum[AMOUNTS] = {dx_dec(0, 2), dx_dec(0, 2), dx_dec(0, 2)};
	bool same = true;

	for (size_t i = 0; i < p->f->list.n; i++) {
		const struct dx_val *const totals[AMOUNTS] = {&d[i].total_paid, &d[i].total_deducted,
							      &d[i].total_deposited};

		for (size_t k = 0; k < AMOUNTS && d[i].part == p->f->parts; k++)
			sum[k] = dx_dec_add(sum[k], totals[k]->dec);
	}
	for (size_t k = 0; k < AMOUNTS; k++) {
		struct dx_val v = dx_tds_amount(p->job, l, l->n - AMOUNTS + k);

		same &= dx_val_has(&v) && dx_dec_cmp(v.dec, sum[k]) == 0;
	}
	return same;
}

/* Of the last part's deductors only the last one has no totals yet. */
static bool last_has_none(const struct paper *p)
{
	const struct as_deductor *d = (const struct as_deductor *)(const void *)p->f->list.v;
	size_t last = p->f->list.n - 1;

	for (size_t i = 0; i < p->f->list.n; i++)
		if (d[i].part == p->f->parts && !d[i].total_paid.raw != (i == last))
			return false;
	return p->f->list.n > 0 && d[last].part == p->f->parts;
}

/*
 * The totals of the deductor above, which has none in its own row. Another row of totals is the part's; if it is not
 * that either, the deductor that it belongs to was lost.
 */
static bool take_totals(struct paper *p, const struct tds_line *l)
{
	struct as_deductor *d = last_deductor(p);

	if (dx_tds_row_word(p->job, l->line->words, l->line->n, false) != AW_TOTAL || !p->f->in_part ||
	    dx_tds_amounts_at_end(l) != AMOUNTS || l->n > AMOUNTS + TOTAL_WORDS)
		return false;
	if (last_has_none(p))
		take_amounts(p, l, &d->total_paid, &d->total_deducted, &d->total_deposited);
	else
		p->f->has_unread |= !are_all(p, l);
	return true;
}

/* A row that begins like an entry and is none has lost something: nobody must take the sums for whole. */
static bool half_entry(struct paper *p, const struct tds_line *l)
{
	size_t date = next_date(l, 0);
	struct dx_val tan;

	return p->f->in_part && date != SIZE_MAX && date > 0 && dx_tds_amounts_at_end(l) > 0 &&
	       (dx_tds_ident(p->job, l, 0, dx_tds_tan, &tan) < date ||
		(p->f->list.n && date <= 2 && is_section(l, date - 1)));
}

/* Numbers of deductors that are not legible, or not the next one. */
static void find_serials(struct paper *p)
{
	struct as_deductor *d = (struct as_deductor *)(void *)p->f->list.v;
	struct tds_column c = {0};
	size_t want = 0;

	for (size_t i = 0; i < p->f->list.n; i++)
		if (d[i].serial)
			dx_tds_column_add(&c, d[i].tan.place, d[i].serial_at);
	for (size_t i = 0; i < p->f->list.n; i++) {
		struct dx_place at = d[i].serial_at.page ? d[i].serial_at : dx_tds_column_at(&c, d[i].tan.place);
		size_t again;

		want = i && d[i].part == d[i - 1].part ? want + 1 : 1;
		again = d[i].serial == want ? 0 : dx_tds_serial(p->job, at);
		d[i].serial = again ? again : d[i].serial;
	}
}

/* The words of A and B, two lines of a page that share a height, by their place. */
static struct dx_line joined(struct dx_arena *arena, const struct dx_line *a, const struct dx_line *b)
{
	struct dx_line both = *b;
	size_t i = 0;
	size_t k = 0;

	both.words = dx_alloc_array(arena, a->n + b->n, sizeof(struct dx_word *));
	both.n = 0;
	while (i < a->n || k < b->n)
		both.words[both.n++] =
			k == b->n || (i < a->n && a->words[i]->x0 < b->words[k]->x0) ? a->words[i++] : b->words[k++];
	both.x0 = a->x0 < b->x0 ? a->x0 : b->x0;
	both.y0 = a->y0 < b->y0 ? a->y0 : b->y0;
	both.x1 = a->x1 > b->x1 ? a->x1 : b->x1;
	both.y1 = a->y1 > b->y1 ? a->y1 : b->y1;
	return both;
}

/*
 * A deductor's row of which a scan made two lines, as its name has more of them than its totals: the TAN stands in the
 * first, the totals in the second, with nothing before them but the row's number. The second becomes the row.
 */
static bool join_torn(struct paper *p, size_t at)
{
	struct dx_line *v = p->job->lines.v + at;
	struct tds_line upper, lower;
	struct dx_val tan;

	if (at + 1 >= p->job->lines.n || v[1].page != v->page || v[1].y0 >= v->y1 || v[1].used ||
	    p->job->pages[v->page].source != DX_SOURCE_OCR)
		return false;
	upper = dx_tds_line(p->job, at, p->f->whole);
	lower = dx_tds_line(p->job, at + 1, p->f->whole);
	if (dx_tds_ident(p->job, &upper, 0, dx_tds_tan, &tan) == SIZE_MAX || next_date(&upper, 0) != SIZE_MAX ||
	    dx_tds_amounts_at_end(&upper) > 0 || dx_tds_amounts_at_end(&lower) != AMOUNTS || lower.n > AMOUNTS + 1 ||
	    v[1].words[lower.toks[lower.n - AMOUNTS].first]->x0 < v->x1 ||
	    (lower.n > AMOUNTS && v[1].words[0]->x1 > v->x0))
		return false;
	v[1] = joined(p->job->arena, v, v + 1);
	v->used = true;
	return true;
}

static void take_line(struct paper *p, size_t at)
{
	struct tds_line l = dx_tds_line(p->job, at, p->f->whole);
	int word = dx_tds_row_word(p->job, l.line->words, l.line->n, true);

	if ((word == AW_PART_READ || word == AW_PART_OTHER) && dx_tds_amounts_at_end(&l) == 0) {
		dx_as_part(p->f, word);
		p->job->lines.v[at].used = true;
		return;
	}
	if (take_flat(p, &l) || take_deductor(p, &l) || take_entry(p, &l, 0) || take_beside_name(p, &l) ||
	    take_totals(p, &l))
		p->job->lines.v[at].used = true;
	else
		p->f->has_unread |= half_entry(p, &l);
}

void dx_as_read_paper(struct dx_job *job, struct as_form *f)
{
	struct paper p = {.job = job, .f = f};
	int year;

	f->whole = dx_tds_whole(job);

	for (size_t i = 0; i < job->lines.n; i++)
		if (!join_torn(&p, i))
			take_line(&p, i);
	find_serials(&p);
	dx_tds_find_statuses(job, &f->entries, offsetof(struct as_entry, date), offsetof(struct as_entry, status));
	dx_labels_find(job->arena, &job->lines, job->tpl->labels, &job->labels);
	if (!dx_tds_labelled(job, AL_PAN, dx_tds_pan, &f->pan))
		dx_tds_anywhere(job, dx_tds_pan, &f->pan);
	dx_fields_text(job, dx_scope_all(job), AL_NAME, &f->name);
	dx_tds_years(job, AL_FINANCIAL_YEAR, &f->financial_year);
	year = dx_val_has(&f->financial_year) ? dx_tds_year(dx_str(f->financial_year.text)) : 0;
	if (!dx_tds_years(job, AL_ASSESSMENT_YEAR, &f->assessment_year) && year)
		dx_tds_only_year(job, year + 1, &f->assessment_year);
	else if (year && f->assessment_year.source == DX_VAL_OCR)
		dx_tds_year_after(job, AL_ASSESSMENT_YEAR, year + 1, &f->assessment_year);
}
