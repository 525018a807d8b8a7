/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Header lines: phrases of the template, one to four lines of them, stacked into columns. */
#include <string.h>

#include "dx/base/check.h"

#include "header_int.h"

#define ROWS_BELOW  10 /* a header's first two rows stand within so many lines */
#define LINES_MAX   4  /* of a header, above or below the line it was found by */
#define CELLS_MIN   4  /* cells of a header whose words are not all known */
#define GLOSSES_MIN 2  /* cells in brackets, in a line under headings */
#define CELL_WORDS  5
#define ROLES_SURE  6  /* so many that are known make a header, however many others are not */
#define TITLE_PRINT 87 /* of a title's height at most is that of the headings under it, percent */

/* "EUR" over the amounts, and no other heading for them. */
static void name_currency(struct band *b)
{
	if (!b->spec->money_roles || (dx_band_roles(b) & b->spec->money_roles))
		return;
	for (size_t i = b->n; i-- > 0;) {
		struct hcell *c = &b->cells[i];

		if (c->role >= 0 || c->n != 1 || !dx_clear_is_currency(c->words[0]))
			continue;
		c->role = b->spec->money;
		c->matched = 1;
		return;
	}
}

static size_t unknown(const struct band *b)
{
	size_t n = 0;

	for (size_t i = 0; i < b->n; i++)
		n += b->cells[i].role < 0;
	return n;
}

/* Words of known headings that nothing explains, and headings that nobody knows: of how many words is no matter. */
static size_t left_open(const struct band *b)
{
	size_t n = 0;

	for (size_t i = 0; i < b->n; i++)
		n += b->cells[i].role < 0 ? 1 : b->cells[i].plain;
	return n;
}

/* Does C, which says something else in MERGED, say more there: "rate" of "VAT rate", "Item Code /" over "Description of
 * Goods"? Nothing is left open but what it said itself. */
static bool says_more(const struct hcell *c, const struct band *merged)
{
	for (size_t i = 0; i < merged->n; i++)
		if (dx_hcell_overlap(c, &merged->cells[i]) > 0)
			return merged->cells[i].role >= 0 && merged->cells[i].plain <= c->matched &&
			       merged->cells[i].matched > c->matched;
	return false;
}

/* Is nothing of what B says lost in MERGED? */
static bool keeps_roles(const struct band *b, const struct band *merged)
{
	uint32_t roles = dx_band_roles(merged);

	for (size_t i = 0; i < b->n; i++)
		if (b->cells[i].role >= 0 && !(roles >> b->cells[i].role & 1) && !says_more(&b->cells[i], merged))
			return false;
	return true;
}

/*
 * "Transaction │ CGST │ CGST │ SGST │ SGST" over "Date │ % │ Amt │ % │ Amt": a line of cells under most headings of B,
 * each under its own, that says far more of them than it leaves open, and nothing else of any. Both are MERGED. Further
 * columns are known ones ("Doc. │ Given by the shop / │ Currency │ Amount" over "date │ Purpose").
 */
static bool goes_on(const struct band *b, const struct band *extra, const struct band *merged)
{
	size_t matched, plain, was_matched, was_plain;

	dx_band_totals(b, &was_matched, &was_plain);
	dx_band_totals(merged, &matched, &plain);
	return (merged->n == b->n || unknown(merged) <= unknown(b)) && extra->n * 2 >= b->n && extra->n >= CELLS_MIN &&
	       matched + 2 * left_open(b) > was_matched + 2 * left_open(merged) && keeps_roles(b, merged);
}

/* One run of words, UPPER of LINE, in taller print than the headings UNDER it: what the table is called. */
static bool is_title(const struct band *upper, const struct dx_line *line, const struct dx_line *under)
{
	return upper->n == 1 && line->words[0]->conf == 100 && line->height * TITLE_PRINT > under->height * 100;
}

/* The same of a scan, which does not tell heights: "B. LABOUR CHARGES", an amount, over "Sr" and "Op. Code", whose
 * roles are lost in MERGED. */
static bool hides_roles(const struct band *upper, const struct band *under, const struct band *merged)
{
	return upper->n == 1 && upper->cells[0].words[0]->conf < 100 && !keeps_roles(under, merged);
}

/*
 * "Boekdatum   Bedrag af   Bedrag bij" over "(Rentedatum)   (debet)   (credit)": cells of B said once more, or what
 * else stands in their columns, all of them in brackets and none beside the headings.
 */
static bool is_gloss(const struct band *b, const struct band *extra)
{
	for (size_t i = 0; i < extra->n; i++) {
		const struct hcell *c = &extra->cells[i];
		bool under = false;

		if (c->words[0]->text[0] != '(' || !dx_str_ends(dx_str(c->words[c->n - 1]->text), ")"))
			return false;
		for (size_t k = 0; k < b->n; k++)
			under |= dx_hcell_overlap(c, &b->cells[k]) > 0;
		if (!under)
			return false;
	}
	return extra->n >= GLOSSES_MIN;
}

/* Take EXTRA, cells of a line above or BELOW, into B, or into PARTED, the same with other cells; false: B says more. */
static bool take(struct band *b, struct band *parted, struct band *extra, bool below)
{
	struct band merged;
	size_t matched, plain, extra_matched, extra_plain, was_matched, was_plain;

	dx_hcell_merge(parted, extra, below, &merged);
	dx_band_totals(b, &was_matched, &was_plain);
	dx_band_totals(&merged, &matched, &plain);
	dx_band_totals(extra, &extra_matched, &extra_plain);
	if (hides_roles(below ? b : extra, below ? extra : b, &merged))
		return false;
	/* It must explain more than it leaves open: a caption or a section's name does not. */
	if ((plain > was_plain && !goes_on(b, extra, &merged)) || matched < was_matched ||
	    (extra_plain > 0 && matched == was_matched))
		return below && is_gloss(b, extra);
	if ((dx_band_roles(&merged) | dx_band_roles(b)) != dx_band_roles(&merged) && matched == was_matched)
		return below && is_gloss(b, extra);
	*b = merged;
	return true;
}

/* The same where one phrase of the upper line is halves of two headings. */
static bool take_parted(struct band *b, const struct band *extra, bool below)
{
	struct band parted = *b;
	struct band other = *extra;

	return dx_hcut_over(below ? &parted : &other, below ? &other : &parted) && take(b, &parted, &other, below);
}

/* Try to take LINE into the band, whose next line is NEAR. */
static bool extend(struct band *b, const struct dx_line *near, const struct dx_line *line, bool below)
{
	struct band extra = {.arena = b->arena, .spec = b->spec, .page = b->page, .lines = b->lines};
	struct dx_line clear = *line;

	if (below) {
		clear = dx_clear_measures_under(b->arena, near, line);
		if (dx_clear_measures(b->arena, &clear).n == 0)
			return true;
	}
	if (!dx_hcut_header(&clear, &extra) || (below ? is_title(b, near, line) : is_title(&extra, line, near)))
		return false;
	if (dx_half_take(b, &extra, near, line, below))
		return true;
	return take_parted(b, &extra, below) || take(b, b, &extra, below);
}

static bool is_near(const struct dx_line *upper, const struct dx_line *lower)
{
	int32_t tall = upper->height > lower->height ? upper->height : lower->height;

	return upper->page == lower->page && dx_lines_leading(upper, lower) < tall * 9 / 10;
}

/* How many words of C stand in brackets. */
static size_t bracketed(const struct hcell *c)
{
	bool open = false;
	size_t n = 0;

	for (size_t i = 0; i < c->n; i++) {
		open |= c->words[i]->text[0] == '(';
		n += open;
		open &= strchr(c->words[i]->text, ')') == NULL;
	}
	return n;
}

/* Has C, whose role is of little weight, more words that nobody knows than it has others: "Payable on lot"? */
static bool is_weak(const struct band *b, const struct hcell *c)
{
	return c->role >= 0 && (b->spec->weak >> c->role & 1) && c->plain > c->matched + bracketed(c);
}

static void store(struct dx_arena *a, const struct band *b, struct dx_table *t)
{
	uint32_t seen = 0;

	t->cols = dx_alloc_array(a, b->n, sizeof(*t->cols));
	t->n_cols = b->n;
	for (size_t i = 0; i < b->n; i++) {
		const struct hcell *c = &b->cells[i];

		t->cols[i] = (struct dx_col){.role = is_weak(b, c) ? -1 : c->role, .hx0 = c->x0, .hx1 = c->x1};
	}
	if (b->spec->settle)
		b->spec->settle(t->cols, t->n_cols);
	for (size_t i = 0; i < b->n; i++) {
		int role = t->cols[i].role;
		uint32_t bit = role >= 0 ? UINT32_C(1) << role : 0;

		/* A role that stands twice is the first one's, but for marks (Dr/Cr behind amount and behind balance)
		 * and what counts together. */
		if ((seen & bit & ~b->spec->many) && b->spec->classes[role] != DX_COL_MARK)
			t->cols[i].role = -1;
		t->cols[i].class = role >= 0 ? b->spec->classes[role] : DX_COL_TEXT;
		seen |= bit;
	}
	t->roles = seen;
}

/* Rows follow behind LAST, so many that they are no summary's figures. */
static bool above_row(struct dx_arena *a, const struct dx_lines *lines, size_t last, const struct dx_table_spec *spec)
{
	size_t rows = 0;

	for (size_t i = last + 1; spec->is_row && i < lines->n && i <= last + ROWS_BELOW && rows < spec->rows_least;
	     i++) {
		if (lines->v[i].page != lines->v[last].page)
			return false;
		rows += spec->is_row(a, &lines->v[i]);
	}
	return rows > 0 && rows == spec->rows_least;
}

/* A line of short cells, as many as a table has, of which two say what they are. */
static bool looks_like_one(const struct band *b)
{
	uint32_t roles = dx_band_roles(b);

	if (b->n < CELLS_MIN || __builtin_popcount(roles) < 2 || !(roles & b->spec->row_roles))
		return false;
	for (size_t i = 0; i < b->n; i++)
		if (b->cells[i].n > CELL_WORDS)
			return false;
	return !b->spec->most_known || unknown(b) * 2 < b->n || __builtin_popcount(roles) >= ROLES_SURE;
}

/* A header that is not like those of tables with rows: the same once more beside it, or two columns that are known. */
static bool is_short(const struct band *b, const struct dx_line *line, size_t plain)
{
	uint32_t roles = dx_band_roles(b);

	if (line->across)
		return (roles & b->spec->row_roles) && __builtin_popcount(roles) >= 2;
	return b->n == 2 && plain == 0 && b->spec->is_pair && b->spec->is_pair(roles);
}

/* No more than two lines from one to the other; those half a line apart count as one. */
static bool is_within(const struct dx_line *v, size_t upper, size_t lower)
{
	size_t steps = 0;

	for (size_t i = upper; i < lower; i++)
		steps += !dx_half_apart(&v[i], &v[i + 1]);
	return steps <= 2 && lower - upper <= LINES_MAX;
}

bool dx_header_find(struct dx_arena *a, const struct dx_lines *lines, size_t from, size_t at,
		    const struct dx_table_spec *spec, struct dx_table *t)
{
	const struct dx_line *v = lines->v;
	struct dx_line whole = dx_clear_specks(spec->lex, a, lines, &v[at]);
	struct dx_line clear;
	struct band b = {.arena = a, .spec = spec, .page = &lines->pages[v[at].page], .lines = lines};
	size_t first = at;
	size_t last = at;
	size_t matched, plain;
	bool grown, is;

	whole = dx_clear_measures(a, &whole);
	if (dx_clear_has_number(spec->lex, a, &whole))
		whole = dx_clear_figures(spec->lex, a, &whole);
	if (dx_clear_has_number(spec->lex, a, &whole) || whole.n == 0)
		return false;
	clear = dx_touch_part(spec->lex, a, &whole);
	if (!dx_hcut(&b, &clear) ||
	    (!v[at].across && dx_header_is_summary(a, &clear, spec, !spec->is_row || above_row(a, lines, at, spec))))
		return false;
	dx_band_totals(&b, &matched, &plain);
	if (matched < 2 || (plain > matched && !(looks_like_one(&b) && above_row(a, lines, at, spec))))
		return false;
	/* "Tax Rate" and "(%)" half a line above and below: neither is a part of what stands beside it. */
	if (last + 1 < lines->n && first > from && dx_half_apart(&v[first - 1], &v[first]) &&
	    dx_half_apart(&v[last], &v[last + 1]) && dx_half_extend_both(&b, &v[first - 1], &v[last + 1])) {
		first--;
		last++;
	}
	if (last == at && at + 2 < lines->n && dx_half_extend_around(&b, &v[at], &v[at + 1], &v[at + 2]))
		last = at + 2;
	/* Up and down in turn: "Prix" above and "unitaire" below the line are one cell only when both are seen. */
	do {
		grown = false;
		while (last + 1 < lines->n && is_within(v, at, last + 1) && is_near(&v[last], &v[last + 1]) &&
		       extend(&b, &v[last], &v[last + 1], true)) {
			last++;
			grown = true;
		}
		while (first > from && is_within(v, first - 1, at) && is_near(&v[first - 1], &v[first]) &&
		       extend(&b, &v[first], &v[first - 1], false)) {
			first--;
			grown = true;
		}
		if (!grown && last + 1 < lines->n && first > from && is_within(v, at, last + 1) &&
		    is_within(v, first - 1, at) && is_near(&v[last], &v[last + 1]) &&
		    is_near(&v[first - 1], &v[first]) && dx_half_extend_both(&b, &v[first - 1], &v[last + 1])) {
			first--;
			last++;
			grown = true;
		}
		if (!grown && first > from && last == first + 1 &&
		    dx_half_extend_upper(&b, &v[first - 1], &v[first], &v[last])) {
			first--;
			grown = true;
		}
	} while (grown);
	(void)dx_headbox_take(&b, from, &first, &last);
	name_currency(&b);
	dx_band_guess(&b);
	dx_band_totals(&b, &matched, &plain);
	is = spec->is_header(dx_band_roles(&b)) || is_short(&b, &v[at], plain);
	if ((plain > matched || !is) &&
	    !((is || !spec->most_known) && looks_like_one(&b) && above_row(a, lines, last, spec)))
		return false;
	t->header_first = first;
	t->header_n = last - first + 1;
	t->page = v[at].page;
	store(a, &b, t);
	return true;
}
