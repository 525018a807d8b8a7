/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/rowread.h"

#include <string.h>

#include "dx/extract/want.h"

#define RATE_MAX     40 /* percent: no tax is higher */
#define UNIT_MAX     5  /* letters of a unit that stands right behind its number */
#define AGREE_MIN    3  /* readings that say one number */
#define AGREE_CONF   90 /* of one of them, at least */
#define INK          "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
#define NAME_MIN     3 /* letters of a tax's name ("GST") */
#define NAME_LETTERS "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

const struct dx_cell *dx_rowread_cell(const struct dx_rowread *r, int role)
{
	int k = dx_table_col(r->t, role);

	return k < 0 || r->row->cells[k].n == 0 ? NULL : &r->row->cells[k];
}

/* "@9%", "@ 9%": a sign before a rate. */
static bool rate_at(struct dx_rowread *r, const struct dx_cell *c, struct dx_val *v, struct dx_number *n)
{
	const char *text = c->words[0].word->text;
	const char *figure = c->n == 2 && text[1] == '\0' ? c->words[1].word->text : text + 1;

	if (text[0] != '@' || c->n > 2 || (c->n == 2 && text[1] != '\0') ||
	    !dx_value_parse(dx_str(figure), r->job->tables.rule, n) || !n->has_percent)
		return false;
	*v = dx_cell_val(r->job, c);
	v->dec = n->value;
	return true;
}

void dx_rowread_amount(struct dx_rowread *r, int role, struct dx_val *amount, struct dx_val *rate)
{
	const struct dx_cell *c = dx_rowread_cell(r, role);
	struct dx_number n;

	if (!c)
		return;
	for (size_t cut = 1; rate && cut < c->n; cut++) {
		struct dx_cell first = {c->words, cut};
		struct dx_cell rest = {c->words + cut, c->n - cut};
		struct dx_number a, b;
		struct dx_val va, vb;
		bool unread = false;

		if (!dx_cell_number(r->job, &first, 0, &va, &a, &unread) ||
		    (!rate_at(r, &rest, &vb, &b) && !dx_cell_number(r->job, &rest, r->decimals, &vb, &b, &unread)) ||
		    a.has_percent == b.has_percent)
			continue;
		*rate = a.has_percent ? va : vb;
		*amount = a.has_percent ? vb : va;
		return;
	}
	if (!dx_cell_number(r->job, c, r->decimals, amount, &n, &r->unread))
		return;
	if (n.has_percent && rate) {
		*rate = *amount;
		amount->source = DX_VAL_ABSENT;
	}
}

/* "5%" read as "50": on a scan, a rate that no tax has and that ends with what a percent sign looks like. */
static void mend_rate(const struct dx_number *n, struct dx_val *v)
{
	if (v->source != DX_VAL_OCR || n->has_percent || v->dec.scale != 0 || v->dec.coef <= RATE_MAX ||
	    v->dec.coef >= 1000 || v->dec.coef % 10 != 0)
		return;
	v->dec.coef /= 10;
	v->source = DX_VAL_REPAIRED;
}

/* One more way to read the rate V, if it is one; a last digit too many was the sign. */
static void add_rate(struct dx_reading *list, size_t *n, const struct dx_val *v, struct dx_reading one)
{
	if (one.value.scale == 0 && one.value.coef > RATE_MAX)
		one.value.coef /= 10;
	if (one.value.coef <= 0 || dx_dec_cmp(one.value, dx_dec(RATE_MAX, 0)) > 0 ||
	    (dx_val_has(v) && dx_dec_cmp(v->dec, one.value) == 0))
		return;
	for (size_t i = 0; i < *n; i++)
		if (dx_dec_cmp(list[i].value, one.value) == 0)
			return;
	list[(*n)++] = one;
}

/*
 * What a rate of a scan was read as later on. A sign of percent may have become its last digit, in the first reading
 * ("54%" of "5 %") as in later ones, which know no such sign.
 */
static void rate_readings(struct dx_rowread *r, struct dx_val *v)
{
	const struct dx_reread *cell = dx_reread_of(r->job, v->place);
	size_t n_cell = cell ? cell->n : 0;
	struct dx_reading *list = dx_alloc_array(r->job->arena, n_cell + 1, sizeof(*list));
	size_t n = 0;

	for (size_t i = 0; i < n_cell; i++) {
		const struct dx_cell_reading *c = &cell->readings[i];
		struct dx_number num;

		if (dx_value_parse(dx_str(c->text), r->job->tables.rule, &num))
			add_rate(list, &n, v,
				 (struct dx_reading){.value = num.value,
						     .text = c->text,
						     .why = "read_again",
						     .how = c->how,
						     .conf = c->conf});
	}
	if (dx_val_has(v))
		add_rate(list, &n, v,
			 (struct dx_reading){.value = v->dec, .text = v->raw, .why = "percent_sign", .conf = v->conf});
	v->readings = list;
	v->n_readings = (uint8_t)n;
}

/* "IGST 18%", "18.0% GST": what is beside the figure names the tax; recognition may have lost the blank ("IGST18%"). */
static struct dx_cell beside_name(struct dx_rowread *r, const struct dx_cell *all)
{
	struct dx_cell left = *all;
	const struct dx_cell *c = &left;
	size_t i = 0;
	struct dx_cell_word *words;
	struct dx_word *figure;
	size_t letters;

	while (i + 1 < c->n && !strpbrk(c->words[i].word->text, "0123456789"))
		i++;
	while (left.n > i + 1 && dx_str_ends(dx_str(c->words[i].word->text), "%") &&
	       !strpbrk(c->words[left.n - 1].word->text, "0123456789%"))
		left.n--;
	letters = strcspn(c->words[i].word->text, "0123456789");
	if (!dx_rowread_scanned(r) || letters < NAME_MIN || c->words[i].word->text[letters] == '\0' ||
	    strspn(c->words[i].word->text, NAME_LETTERS) != letters)
		return (struct dx_cell){c->words + i, c->n - i};
	words = dx_memdup(r->job->arena, c->words + i, (c->n - i) * sizeof(*words));
	figure = dx_memdup(r->job->arena, words[0].word, sizeof(*figure));
	figure->text += letters;
	words[0].word = figure;
	return (struct dx_cell){words, c->n - i};
}

/* Where the empty cell of column K is: on the row's line, a line's height away from its neighbours. */
static struct dx_place empty_place(const struct dx_rowread *r, size_t k)
{
	const struct dx_line *line = &r->job->lines.v[r->row->line];
	const struct dx_col *col = &r->t->cols[k];
	int32_t x0 = col->x0 == INT32_MIN ? col->hx0 : col->x0;
	int32_t x1 = col->x1 == INT32_MAX ? col->hx1 : col->x1;

	for (size_t i = 0; i < line->n; i++) {
		const struct dx_word *w = line->words[i];
		bool left = w->x0 + (w->x1 - w->x0) / 2 < col->hx0 + (col->hx1 - col->hx0) / 2;

		if (left && w->x1 + line->height > x0)
			x0 = w->x1 + line->height;
		if (!left && w->x0 - line->height < x1)
			x1 = w->x0 - line->height;
	}
	return (struct dx_place){r->job->pages[line->page].number, x0, line->y0, x1, line->y1};
}

/* Do most rows of the table have figures in column K? */
static bool is_filled(const struct dx_rowread *r, size_t k)
{
	const struct dx_tables *t = &r->job->tables;
	size_t rows = 0;
	size_t filled = 0;

	for (size_t i = 0; i < t->n_rows; i++) {
		if (&t->v[t->rows[i].table] != r->t || t->rows[i].class != DX_ROW_BEGIN)
			continue;
		rows++;
		filled += dx_cell_numeric(r->job, &t->rows[i].cells[k]);
	}
	return filled * 2 >= rows;
}

void dx_rowread_filled(struct dx_rowread *r, int role, struct dx_val *amount, struct dx_val *rate)
{
	int k = dx_table_col(r->t, role);
	struct dx_val lost;

	dx_rowread_amount(r, role, amount, rate);
	if (k < 0 || dx_rowread_cell(r, role) || dx_val_has(amount) || !dx_rowread_scanned(r) ||
	    r->row->class != DX_ROW_BEGIN || !is_filled(r, (size_t)k) ||
	    !dx_cell_lost(r->job, empty_place(r, (size_t)k), r->decimals, &lost))
		return;
	*amount = lost;
}

/* A rate of one digit that recognition did not see, or took for a letter: what it is read as later on. */
static void missing_rate(struct dx_rowread *r, int role, struct dx_val *v)
{
	int k = dx_table_col(r->t, role);
	const struct dx_cell *c = dx_rowread_cell(r, role);
	struct dx_place place;

	if (k < 0 || !dx_rowread_scanned(r) || r->row->class != DX_ROW_BEGIN || !is_filled(r, (size_t)k))
		return;
	place = c ? dx_cell_place(&r->job->lines, c) : empty_place(r, (size_t)k);
	if (!dx_reread_of(r->job, place)) {
		dx_wants_add(r->job, place, DX_CELL_AMOUNT);
		return;
	}
	*v = (struct dx_val){.place = place, .raw = c ? dx_cell_text(r->job->arena, c) : ""};
	rate_readings(r, v);
	v->conf = v->n_readings ? v->readings[0].conf : 0;
}

void dx_rowread_rate(struct dx_rowread *r, int role, struct dx_val *v)
{
	const struct dx_cell *all = dx_rowread_cell(r, role);
	struct dx_cell figure;
	const struct dx_cell *c = &figure;
	struct dx_number n;

	if (!all) {
		missing_rate(r, role, v);
		return;
	}
	figure = beside_name(r, all);
	if (dx_cell_number(r->job, c, 0, v, &n, &r->unread))
		mend_rate(&n, v);
	if (dx_rowread_scanned(r) && v->raw)
		rate_readings(r, v);
	else if (!v->raw)
		missing_rate(r, role, v);
}

void dx_rowread_text(struct dx_rowread *r, int role, const struct dx_wrap *wrap, struct dx_val *v)
{
	const struct dx_cell *c = dx_rowread_cell(r, role);

	if (!c || dx_cell_blank(dx_cell_text(r->job->arena, c)))
		return;
	*v = dx_cell_val(r->job, c);
	v->text = v->raw;
	if (wrap)
		v->text = dx_wrap_text(r->job->arena, wrap, &r->t->cols[dx_table_col(r->t, role)], c,
				       v->source == DX_VAL_OCR);
}

/* "34.", "7,": specks behind a whole number. */
static struct dx_str without_tail(const char *text)
{
	return dx_str_strip(dx_str_trim(dx_str(text)), "", ".,-");
}

/* "34,342" of a weight with three decimals: V with its comma as the point that it may have been; false: it has none. */
static bool with_point(struct dx_arena *a, const struct dx_val *v, struct dx_reading *one_r)
{
	char *text = dx_strdup(a, v->raw);
	char *comma = strchr(text, ',');
	struct dx_number num;

	if (!comma || strlen(comma) != 4 || strspn(comma + 1, "0123456789") != 3 || strchr(v->raw, '.'))
		return false;
	*comma = '.';
	if (!dx_value_parse(dx_str(text), (struct dx_value_rule){0}, &num))
		return false;
	*one_r = (struct dx_reading){.value = num.value, .text = text, .why = "decimal_point", .conf = v->conf};
	return true;
}

/* What a quantity was read as later on (CELL; NULL: not yet), each number once, as V's readings. */
static void quantity_readings(struct dx_rowread *r, const struct dx_reread *cell, struct dx_val *v)
{
	struct dx_reading *list = dx_alloc_array(r->job->arena, DX_CELL_READINGS_MAX + 1, sizeof(*list));
	size_t n = 0;

	for (size_t i = 0; cell && i < cell->n; i++) {
		const struct dx_cell_reading *one = &cell->readings[i];
		struct dx_number num;
		bool listed = false;

		if (!dx_value_parse(without_tail(one->text), r->job->tables.rule, &num) || num.value.coef <= 0 ||
		    num.has_percent)
			continue;
		for (size_t m = 0; m < n; m++)
			listed |= dx_dec_cmp(list[m].value, num.value) == 0;
		if (!listed)
			list[n++] = (struct dx_reading){.value = num.value,
							.text = one->text,
							.why = "read_again",
							.how = one->how,
							.conf = one->conf};
	}
	n += !r->job->tables.rule.comma && with_point(r->job->arena, v, &list[n]);
	v->readings = list;
	v->n_readings = (uint8_t)n;
}

/*
 * Do the ways of reading CELL with the least in common say one number, three of them at least and one surely? Then it
 * is read, whatever the first reading made of it.
 */
static bool agree(const struct dx_rowread *r, const struct dx_reread *cell, struct dx_dec *v_r)
{
	static const char *const ways[] = {"line", "larger", "twice", "smooth"};
	size_t votes = 0;
	uint8_t conf = 0;

	for (size_t i = 0; i < cell->n; i++) {
		const struct dx_cell_reading *one = &cell->readings[i];
		struct dx_number num;

		if (!dx_str_is_one_of(dx_str(one->how), ways, DX_LEN(ways)))
			continue;
		if (!dx_value_parse(without_tail(one->text), r->job->tables.rule, &num) || num.value.coef <= 0 ||
		    num.has_percent || (votes && dx_dec_cmp(num.value, *v_r) != 0))
			return false;
		*v_r = num.value;
		conf = one->conf > conf ? one->conf : conf;
		votes++;
	}
	return votes >= AGREE_MIN && conf >= AGREE_CONF;
}

/*
 * Recognition loses a digit that stands alone in its cell, or makes it something else (">."). Of a scanned row such
 * a cell is wanted, and what it was read as later on is kept: arithmetic may choose. Where there was ink (a letter or a
 * digit: no piece of a rule), all ways together may say it as well.
 */
static void missing_quantity(struct dx_rowread *r, int role, struct dx_val *v)
{
	int k = dx_table_col(r->t, role);
	const struct dx_cell *c = dx_rowread_cell(r, role);
	struct dx_cell first;
	struct dx_place place;
	const struct dx_reread *cell;

	if (k < 0 || !dx_rowread_scanned(r))
		return;
	if (c && c->n == 2 && !dx_has_digit(c->words[1].word->text)) { /* the unit is behind it */
		first = (struct dx_cell){c->words, 1};
		c = &first;
	}
	place = c ? dx_cell_place(&r->job->lines, c) : empty_place(r, (size_t)k);
	cell = dx_reread_of(r->job, place);
	if (!cell) {
		dx_wants_add(r->job, place, DX_CELL_AMOUNT);
		return;
	}
	*v = (struct dx_val){.place = place, .raw = c ? dx_cell_text(r->job->arena, c) : ""};
	quantity_readings(r, cell, v);
	v->conf = v->n_readings ? v->readings[0].conf : 0;
	if (c && strpbrk(v->raw, INK) && agree(r, cell, &v->dec))
		v->source = DX_VAL_REPAIRED;
}

bool dx_rowread_scanned(const struct dx_rowread *r)
{
	return r->job->pages[r->job->lines.v[r->row->line].page].source == DX_SOURCE_OCR;
}

/* "57BAG", "12Nos": a number and its unit in one word. */
static bool glued_unit(struct dx_rowread *r, const struct dx_cell *c, struct dx_val *quantity, struct dx_val *unit)
{
	const char *text = c->words[0].word->text;
	size_t figures = strspn(text, "0123456789.,");
	const char *rest = text + figures;
	struct dx_number n;

	if (c->n != 1 || figures == 0 || *rest == '\0' || strlen(rest) > UNIT_MAX ||
	    rest[strspn(rest, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.")] != '\0' ||
	    !dx_value_parse(dx_strn(text, figures), r->job->tables.rule, &n))
		return false;
	*quantity = dx_cell_val(r->job, c);
	*unit = *quantity;
	quantity->raw = dx_strndup(r->job->arena, text, figures);
	quantity->dec = n.value;
	unit->raw = dx_strdup(r->job->arena, rest);
	unit->text = unit->raw;
	return true;
}

/* "300 Ft.": behind a quantity the sign of a currency is a unit. How many of the N words of C, a NUMBER, are before it?
 */
static size_t before_unit(struct dx_rowread *r, const struct dx_cell *c, size_t n, const struct dx_val *number)
{
	struct dx_cell front = {c->words, n - 1};
	bool unread = false;
	struct dx_number parsed;
	struct dx_val v;

	return n > 1 && dx_has_letter(c->words[n - 1].word->text) && !dx_has_digit(c->words[n - 1].word->text) &&
			       dx_cell_number(r->job, &front, 0, &v, &parsed, &unread) &&
			       dx_dec_cmp(v.dec, number->dec) == 0
		       ? n - 1
		       : n;
}

void dx_rowread_quantity(struct dx_rowread *r, int role, struct dx_val *quantity, struct dx_val *unit)
{
	const struct dx_cell *c = dx_rowread_cell(r, role);
	struct dx_number n;
	bool unread = false;

	if (!c) {
		missing_quantity(r, role, quantity);
		return;
	}
	for (size_t k = c->n; k > 0; k--) {
		struct dx_cell front = {c->words, k};
		struct dx_cell rest;

		if (!dx_cell_number(r->job, &front, 0, quantity, &n, &unread))
			continue;
		front.n = before_unit(r, c, k, quantity);
		if (front.n < k)
			(void)dx_cell_number(r->job, &front, 0, quantity, &n, &unread);
		rest = (struct dx_cell){c->words + front.n, c->n - front.n};
		if (rest.n) {
			*unit = dx_cell_val(r->job, &rest);
			unit->text = unit->raw;
		}
		if (dx_rowread_scanned(r))
			quantity_readings(r, dx_reread_of(r->job, quantity->place), quantity);
		return;
	}
	if (glued_unit(r, c, quantity, unit))
		return;
	r->unread |= unread;
	missing_quantity(r, role, quantity);
}

/* ---- for row tests ---- */

static const struct dx_line *line_of(const struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	for (size_t i = 0; i < t->n_cols; i++)
		if (cells[i].n)
			return &job->lines.v[cells[i].words[0].line];
	return NULL;
}

/* The words of the first of CELLS, where LINE was cut behind them and begins with what stands beside the table; else
 * all words of LINE. */
static const struct dx_word *const *words_of(struct dx_job *job, const struct dx_line *line,
					     const struct dx_cell *cells, size_t *n_r)
{
	const struct dx_word **words;
	size_t first = 0;

	while (cells[first].n == 0) /* one of them has words: see line_of() */
		first++;
	*n_r = line->n;
	if (line->n == 0 || cells[first].words[0].word->x0 >= line->words[0]->x0)
		return (const struct dx_word *const *)line->words;
	*n_r = cells[first].n;
	words = dx_alloc_array(job->arena, *n_r, sizeof(const struct dx_word *));
	for (size_t i = 0; i < *n_r; i++)
		words[i] = cells[first].words[i].word;
	return words;
}

int dx_rowread_word(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	const struct dx_line *line = line_of(job, t, cells);
	const struct dx_word *const *words;
	size_t n_words;
	size_t n;
	size_t len;
	struct dx_tok *toks;

	if (!line)
		return -1;
	words = words_of(job, line, cells, &n_words);
	toks = dx_lex_tokens(job->tpl->row_words, job->arena, words, n_words, &n);
	return dx_lex_match(job->tpl->row_words, toks, n, 0, &len);
}

bool dx_rowread_foot_beside(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, int description)
{
	int k = dx_table_col(t, description);
	const struct dx_line *line = line_of(job, t, cells);
	size_t n;
	struct dx_seg *segs;

	if (!line || k < 0)
		return false;
	segs = dx_lines_segments(job->arena, line, &n);
	for (size_t i = 1; i < n; i++) {
		size_t n_toks;
		size_t len;
		struct dx_tok *toks;

		if (segs[i].x0 < t->cols[k].x1)
			continue;
		toks = dx_lex_tokens(job->tpl->row_words, job->arena, line->words + segs[i].first, segs[i].n, &n_toks);
		if (dx_lex_match(job->tpl->row_words, toks, n_toks, 0, &len) >= 0)
			return true;
	}
	return false;
}

bool dx_rowread_has_number(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, int role)
{
	int k = dx_table_col(t, role);

	return k >= 0 && dx_cell_numeric(job, &cells[k]);
}

bool dx_rowread_has_text(const struct dx_table *t, const struct dx_cell *cells, int role)
{
	int k = dx_table_col(t, role);

	return k >= 0 && cells[k].n > 0;
}
