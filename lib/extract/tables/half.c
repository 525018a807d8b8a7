/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Headers of which the headings of one line are centred in the height of those of two: half a line apart. */
#include "header_int.h"

#define CELLS_MIN 4 /* headings of two lines, where those of one stand between them */
#define HALF_TEXT 8 /* lines whose tops are nearer, in tenths of their height, are half a line apart */
#define HALF_SCAN 13

bool dx_half_apart(const struct dx_line *upper, const struct dx_line *lower)
{
	int32_t low = upper->height < lower->height ? upper->height : lower->height;
	bool scanned = lower->n > 0 && lower->words[0]->conf < 100;

	return upper->page == lower->page && lower->y0 - upper->y0 < low * (scanned ? HALF_SCAN : HALF_TEXT) / 10;
}

/* Do all cells of EXTRA stand on one side of those of B, and says one of them what no column of B does? */
static bool stands_beside(const struct band *b, const struct band *extra)
{
	return b->n > 0 && (dx_band_roles(extra) & ~dx_band_roles(b)) != 0 &&
	       (extra->cells[extra->n - 1].x1 < b->cells[0].x0 || extra->cells[0].x0 > b->cells[b->n - 1].x1);
}

/* Is HEADING C read once more, or better? */
static bool is_again(const struct hcell *heading, const struct hcell *c)
{
	return c->role >= 0 && c->plain == 0 &&
	       (c->role == heading->role || (heading->plain > 0 && c->matched > heading->matched));
}

/*
 * A line of a scan among the others: the headings of one line between those of two, of which one at least, in a place
 * of its own, says what no column of B does. What stands over another is that one read again; what the line says
 * twice ("Rate │ Amount │ Rate │ Amount") it says of headings over it, but for marks ("SAC" and a "Tariff" of prices).
 */
static bool stands_among(const struct band *b, const struct band *extra)
{
	uint32_t roles = 0;
	bool says = false;

	for (size_t i = 0; i < extra->n; i++) {
		const struct hcell *c = &extra->cells[i];
		uint32_t bit = c->role >= 0 ? UINT32_C(1) << c->role : 0;
		size_t over = 0;

		if ((roles & bit) && b->spec->classes[c->role] != DX_COL_MARK)
			return false;
		roles |= bit;

		for (size_t k = 0; k < b->n; k++)
			if (dx_hcell_overlap(c, &b->cells[k]) > 0 && (++over > 1 || !is_again(&b->cells[k], c)))
				return false;
		says |= over == 0 && bit && c->plain == 0 && !(dx_band_roles(b) & bit);
	}
	return says;
}

/* Parts a rule the lines UPPER and LOWER, or the other way round, where C is? */
static bool is_parted(const struct band *b, const struct dx_line *upper, const struct dx_line *lower,
		      const struct hcell *c)
{
	const int32_t one = dx_line_middle(upper);
	const int32_t two = dx_line_middle(lower);

	for (size_t i = 0; i < b->page->n_rules; i++) {
		const struct dx_rule *r = &b->page->rules[i];

		if (r->y0 == r->y1 && r->x0 <= c->x0 && r->x1 >= c->x1 && (r->y0 > one) != (r->y0 > two))
			return true;
	}
	return false;
}

/* Stand words of the lines around LINE over C, or under it, and no rule between? Then it is one half of a heading. */
static bool is_half(const struct band *b, const struct dx_line *line, const struct hcell *c)
{
	for (const struct dx_line *l = b->lines->v; l < b->lines->v + b->lines->n; l++)
		for (size_t i = 0; l != line && l->page == line->page && l->y0 < line->y1 + line->height &&
				   l->y1 > line->y0 - line->height && i < l->n;
		     i++)
			if (l->words[i]->x0 < c->x1 && l->words[i]->x1 > c->x0 && !is_parted(b, l, line, c))
				return true;
	return false;
}

/* The same of a text layer, where each cell has a place of its own, from top to bottom. */
static bool stands_between(const struct band *b, const struct dx_line *line, const struct band *extra)
{
	if (!stands_among(b, extra))
		return false;
	for (size_t i = 0; i < extra->n; i++) {
		for (size_t k = 0; k < b->n; k++)
			if (dx_hcell_overlap(&extra->cells[i], &b->cells[k]) > 0)
				return false;
		if (is_half(b, line, &extra->cells[i]))
			return false;
	}
	return true;
}

/* Stands a cell of EXTRA over (or under) a rule of its own that passes beside line NEAR of B? "IGST" does, which is
 * that of the headings on the rule's other side. */
static bool is_ruled_off(const struct band *b, const struct band *extra, const struct dx_line *near, bool below)
{
	for (size_t i = 0; i < b->page->n_rules; i++) {
		const struct dx_rule *r = &b->page->rules[i];

		if (r->y0 != r->y1 || r->y0 < near->y0 || r->y0 > near->y1 || r->x1 - r->x0 > (near->x1 - near->x0) / 2)
			continue;
		for (size_t k = 0; k < extra->n; k++) {
			const struct hcell *c = &extra->cells[k];

			if (r->x0 <= c->x0 && r->x1 >= c->x1 &&
			    (below ? r->y0 <= c->words[0]->y0 : r->y0 >= c->words[0]->y1))
				return true;
		}
	}
	return false;
}

/* The cells of EXTRA that stand over none of B's become columns of their own, but for what is said of both beside it;
 * the others take a worse one's place. */
static void insert_among(struct band *b, const struct band *extra, bool below)
{
	for (size_t i = 0; i < extra->n; i++) {
		const struct hcell *c = &extra->cells[i];
		bool apart = true;

		for (size_t k = 0; k < b->n; k++) {
			if (dx_hcell_overlap(c, &b->cells[k]) <= 0)
				continue;
			apart = false;
			if (c->matched > b->cells[k].matched)
				b->cells[k] = *c;
		}
		if (apart && (below || !dx_hcell_share(b, c)))
			dx_hcell_insert(b, c);
	}
}

bool dx_half_extend_both(struct band *b, const struct dx_line *above, const struct dx_line *below)
{
	struct band upper = {.arena = b->arena, .spec = b->spec, .page = b->page, .lines = b->lines};
	struct band lower = {.arena = b->arena, .spec = b->spec, .page = b->page, .lines = b->lines};
	struct band half;
	struct band whole;
	size_t matched, plain, was_matched, was_plain;
	bool several;

	if (!dx_hcut_header(above, &upper) || !dx_hcut_header(below, &lower))
		return false;
	(void)dx_hcut_over(&upper, &lower);
	if (upper.n != lower.n)
		return false;
	for (size_t i = 0; i < upper.n; i++)
		if (dx_hcell_overlap(&upper.cells[i], &lower.cells[i]) <= 0)
			return false;
	dx_hcell_merge(b, &upper, false, &half);
	dx_hcell_merge(&half, &lower, true, &whole);
	dx_band_totals(b, &was_matched, &was_plain);
	dx_band_totals(&whole, &matched, &plain);
	several = __builtin_popcount(dx_band_roles(&whole) & ~dx_band_roles(b)) >= 2;
	if ((plain > was_plain && !several) || matched <= was_matched ||
	    (dx_band_roles(&whole) & dx_band_roles(b)) != dx_band_roles(b))
		return false;
	*b = whole;
	return true;
}

/* Stands C over, or under, a word of LINE? */
static bool is_over_word(const struct hcell *c, const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		if (line->words[i]->x0 < c->x1 && line->words[i]->x1 > c->x0)
			return true;
	return false;
}

bool dx_half_extend_upper(struct band *b, const struct dx_line *line, const struct dx_line *middle,
			  const struct dx_line *low)
{
	struct band extra = {.arena = b->arena, .spec = b->spec, .page = b->page, .lines = b->lines};
	struct band merged, guessed;

	if (!dx_half_apart(line, middle) || !dx_half_apart(middle, low) || line->words[0]->conf < 100 ||
	    !dx_hcut_header(line, &extra) || extra.n < CELLS_MIN)
		return false;
	for (size_t i = 0; i < extra.n; i++)
		if (!is_over_word(&extra.cells[i], low) || is_over_word(&extra.cells[i], middle))
			return false;
	dx_hcell_merge(b, &extra, false, &merged);
	guessed = merged;
	dx_band_guess(&guessed);
	if (!b->spec->is_header(dx_band_roles(&guessed)))
		return false;
	*b = merged;
	return true;
}

/* Stands each cell of LOWER under one of B, and no two under the same? */
static bool stands_under(const struct band *b, const struct band *lower)
{
	for (size_t k = 0; k < b->n; k++) {
		size_t n = 0;

		for (size_t i = 0; i < lower->n; i++)
			n += dx_hcell_overlap(&lower->cells[i], &b->cells[k]) > 0;
		if (n > 1)
			return false;
	}
	for (size_t i = 0; i < lower->n; i++) {
		bool under = false;

		for (size_t k = 0; k < b->n; k++)
			under |= dx_hcell_overlap(&lower->cells[i], &b->cells[k]) > 0;
		if (!under)
			return false;
	}
	return lower->n >= 2;
}

bool dx_half_extend_around(struct band *b, const struct dx_line *line, const struct dx_line *middle,
			   const struct dx_line *low)
{
	struct band extra = {.arena = b->arena, .spec = b->spec, .page = b->page, .lines = b->lines};
	struct band lower = {.arena = b->arena, .spec = b->spec, .page = b->page, .lines = b->lines};
	struct band merged, guessed;

	if (!dx_half_apart(line, middle) || !dx_half_apart(middle, low) || line->words[0]->conf < 100 ||
	    !dx_hcut_header(middle, &extra) || !dx_hcut_header(low, &lower) || !stands_under(b, &lower))
		return false;
	for (size_t i = 0; i < extra.n; i++)
		if (is_over_word(&extra.cells[i], line) || is_over_word(&extra.cells[i], low))
			return false;
	dx_hcell_merge(b, &lower, true, &merged);
	for (size_t i = 0; i < extra.n; i++)
		dx_hcell_insert(&merged, &extra.cells[i]);
	guessed = merged;
	dx_band_guess(&guessed);
	if (!b->spec->is_header(dx_band_roles(&guessed)) ||
	    __builtin_popcount(dx_band_roles(&merged)) <= __builtin_popcount(dx_band_roles(b)))
		return false;
	*b = merged;
	return true;
}

bool dx_half_take(struct band *b, const struct band *extra, const struct dx_line *near, const struct dx_line *line,
		  bool below)
{
	if (!dx_half_apart(below ? near : line, below ? line : near) || is_ruled_off(b, extra, near, below) ||
	    !(stands_beside(b, extra) || stands_between(b, line, extra) ||
	      (line->words[0]->conf < 100 && stands_among(b, extra))))
		return false;
	insert_among(b, extra, below);
	return true;
}
