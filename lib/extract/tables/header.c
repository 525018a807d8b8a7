/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Header lines: phrases of the template, one to four lines of them, stacked into columns. */
#include <string.h>

#include "dx/base/check.h"

#include "header_int.h"

#define ROWS_BELOW  10 /* a header's first two rows stand within so many lines */
#define LINES_MAX   4  /* of a header, above or below the line it was found by */
#define CELLS_MIN   4  /* cells of a header whose words are not all known */
#define CELL_WORDS  5
#define TITLE_PRINT 87 /* of a title's height at most is that of the headings under it, percent */
#define HALF_TEXT   8  /* lines whose tops are nearer, in tenths of their height, are half a line apart */
#define HALF_SCAN   13
#define WIDE_BLANK  13 /* between words of one phrase, tenths of the line's height: two blanks of a line printer */

/*
 * "Fecha    Valor": wider apart than a blank, and a heading each by themselves. Where one of them has had its
 * column (SEEN: roles of the cells before), they are one: "Date … Value  Date" as line printers set it.
 */
static bool are_two(const struct dx_table_spec *spec, const struct dx_tok *toks, size_t at, size_t middle, size_t end,
		    uint32_t seen)
{
	size_t first = 0;
	size_t second = 0;
	int role = dx_lex_match(spec->lex, toks, end, middle, &second);

	return dx_lex_match(spec->lex, toks, middle, at, &first) >= 0 && first == middle - at && role >= 0 &&
	       second == end - middle && !(seen >> role & 1);
}

/* "% DTO    % IVA": does word AT of LINE, a gap behind the one before, stand closer to the one behind it? */
static bool leans_on(const struct dx_line *line, size_t at, int32_t gap)
{
	return gap > dx_lines_blank(line) && at + 1 < line->n &&
	       (line->words[at + 1]->x0 - line->words[at]->x1) * 2 < gap;
}

/* Length in tokens of a phrase at AT whose words stand together, or 0. */
static size_t phrase_at(const struct band *b, const struct dx_line *line, const struct dx_tok *toks, size_t n,
			size_t at, uint32_t seen)
{
	const struct dx_table_spec *spec = b->spec;
	size_t len = 0;

	while (dx_lex_match(spec->lex, toks, n, at, &len) >= 0) {
		bool together = true;

		for (size_t i = at + 1; i < at + len; i++) {
			const struct dx_word *before = line->words[toks[i - 1].word];
			const struct dx_word *w = line->words[toks[i].word];
			int32_t gap = w->x0 - before->x1;

			if (w != before && (gap > line->height * WIDE_BLANK / 10 ||
					    (i + 1 == at + len && leans_on(line, toks[i].word, gap)) ||
					    (are_two(spec, toks, at, i, at + len, seen) &&
					     (gap > dx_lines_blank(line) || dx_lines_ruled(b->page, line, before, w)))))
				together = false;
		}
		if (together)
			return len;
		n = at + len - 1; /* try a shorter one */
	}
	return 0;
}

/* Is the gap before word AT too wide for a blank? */
static bool is_wide(const struct dx_line *line, size_t at)
{
	int32_t gap = line->words[at]->x0 - line->words[at - 1]->x1;

	return (gap > line->height * 6 / 10 && gap > line->blank * 3 / 2) || dx_lines_parts(line, at);
}

/*
 * "SNO ARTICLE DESCRIPTION" of a line printer: a mark's heading of role LAST, and behind it only a blank away, at TOK,
 * one of text whose first word nobody knows.
 */
static bool begins_text(const struct band *b, const struct dx_line *line, const struct dx_tok *toks, size_t n,
			size_t tok, int last)
{
	static const char *const joints[] = {"and", "of", "or"};
	const char *text;

	if (last < 0 || b->spec->classes[last] != DX_COL_MARK || tok >= n)
		return false;
	text = line->words[toks[tok].word]->text;
	if (!dx_has_letter(text) || dx_str_is_one_of(dx_str(text), joints, DX_LEN(joints)))
		return false;
	for (size_t i = tok + 1; i < n && !is_wide(line, toks[i].word); i++) {
		size_t len;
		int role = dx_lex_match(b->spec->lex, toks, n, i, &len);

		if (role >= 0)
			return dx_hcell_is_of_text(b, role);
	}
	return false;
}

/*
 * Cut a line into cells: a phrase is a cell even where its neighbour stands only a blank away ("Deposit
 * Amt. Closing Balance"); other words stay together until a gap.
 */
static bool cut(struct band *b, const struct dx_line *line)
{
	size_t n;
	struct dx_tok *toks = dx_lex_tokens(b->spec->lex, b->arena, line->words, line->n, &n);
	size_t i = 0;
	size_t word = 0;
	bool was_phrase = false;
	int last = -1; /* role of the phrase before */
	uint32_t seen = 0;

	b->n = 0;
	while (word < line->n) {
		size_t len;
		size_t end;
		bool wide;
		int role = -1;

		while (i < n && toks[i].word < word)
			i++;
		len = i < n && toks[i].word == word ? phrase_at(b, line, toks, n, i, seen) : 0;
		if (len) {
			role = dx_lex_match(b->spec->lex, toks, i + len, i, &len);
			seen |= UINT32_C(1) << role;
		}
		end = len ? toks[i + len - 1].word + 1 : word + 1;
		wide = word > 0 && is_wide(line, word) && !dx_hcell_closes(&b->cells[b->n - 1], line->words[word]);
		/* "Price per unit (net)": what is in brackets belongs to what is before it */
		if (b->n == 0 || wide ||
		    (b->n == 1 && was_phrase && !len && i < n && toks[i].word == word &&
		     begins_text(b, line, toks, n, i, last)) ||
		    (len && was_phrase && line->words[word]->text[0] != '(' && !dx_hcell_goes_on(&b->cells[b->n - 1]) &&
		     !(role == last && dx_hcell_is_of_text(b, role)))) {
			if (b->n == DX_TABLE_COLS_MAX)
				return false;
			b->cells[b->n++] = (struct hcell){.role = -1};
		}
		was_phrase = len > 0;
		last = role;
		for (; word < end; word++)
			dx_hcell_add(&b->cells[b->n - 1], line->words[word]);
	}
	for (size_t k = 0; k < b->n; k++)
		dx_hcell_judge(b, &b->cells[k]);
	return b->n > 0;
}

static uint32_t roles_of(const struct band *b)
{
	uint32_t roles = 0;

	for (size_t i = 0; i < b->n; i++)
		if (b->cells[i].role >= 0)
			roles |= UINT32_C(1) << b->cells[i].role;
	return roles;
}

/* "EUR" over the amounts, and no other heading for them. */
static void name_currency(struct band *b)
{
	if (!b->spec->money_roles || (roles_of(b) & b->spec->money_roles))
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

static void guess(struct band *b)
{
	struct dx_col cols[DX_TABLE_COLS_MAX];

	if (!b->spec->guess)
		return;
	for (size_t i = 0; i < b->n; i++)
		cols[i] = (struct dx_col){.role = b->cells[i].role, .hx0 = b->cells[i].x0, .hx1 = b->cells[i].x1};
	b->spec->guess(cols, b->n);
	for (size_t i = 0; i < b->n; i++) {
		if (b->cells[i].role >= 0 || cols[i].role < 0)
			continue;
		b->cells[i].role = cols[i].role;
		b->cells[i].matched = 1;
		b->cells[i].plain = 0;
	}
}

static void totals(const struct band *b, size_t *matched_r, size_t *plain_r)
{
	*matched_r = *plain_r = 0;
	for (size_t i = 0; i < b->n; i++) {
		*matched_r += b->cells[i].matched;
		*plain_r += b->cells[i].plain;
	}
}

/* The cells of a line that may be one of a header's. */
static bool cells_of(const struct dx_line *whole, struct band *b)
{
	struct dx_line clear = dx_clear_specks(b->spec->lex, b->arena, NULL, whole);
	struct dx_line parted;

	clear = dx_clear_measures(b->arena, &clear);
	parted = dx_touch_part(b->spec->lex, b->arena, &clear);
	return !dx_lines_is_drawn(&parted) && !dx_clear_has_number(b->spec->lex, b->arena, &parted) && cut(b, &parted);
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
	uint32_t roles = roles_of(merged);

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

	totals(b, &was_matched, &was_plain);
	totals(merged, &matched, &plain);
	return (merged->n == b->n || unknown(merged) <= unknown(b)) && extra->n * 2 >= b->n && extra->n >= CELLS_MIN &&
	       matched + 2 * left_open(b) > was_matched + 2 * left_open(merged) && keeps_roles(b, merged);
}

/* Half a line apart: of a heading whose cells are centred in their height. Recognised boxes are no higher than their
 * letters, those of a text layer as high as the line. */
static bool is_half_apart(const struct dx_line *upper, const struct dx_line *lower)
{
	int32_t low = upper->height < lower->height ? upper->height : lower->height;
	bool scanned = lower->n > 0 && lower->words[0]->conf < 100;

	return upper->page == lower->page && lower->y0 - upper->y0 < low * (scanned ? HALF_SCAN : HALF_TEXT) / 10;
}

/* Do all cells of EXTRA stand on one side of those of B, and says one of them what no column of B does? */
static bool stands_beside(const struct band *b, const struct band *extra)
{
	return b->n > 0 && (roles_of(extra) & ~roles_of(b)) != 0 &&
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
 * twice ("Rate │ Amount │ Rate │ Amount") it says of headings over it.
 */
static bool stands_among(const struct band *b, const struct band *extra)
{
	uint32_t roles = 0;
	bool says = false;

	for (size_t i = 0; i < extra->n; i++) {
		const struct hcell *c = &extra->cells[i];
		uint32_t bit = c->role >= 0 ? UINT32_C(1) << c->role : 0;
		size_t over = 0;

		if (roles & bit)
			return false;
		roles |= bit;

		for (size_t k = 0; k < b->n; k++)
			if (dx_hcell_overlap(c, &b->cells[k]) > 0 && (++over > 1 || !is_again(&b->cells[k], c)))
				return false;
		says |= over == 0 && bit && c->plain == 0 && !(roles_of(b) & bit);
	}
	return says;
}

/* Stand words of the lines around LINE over C, or under it? Then it is one half of a heading. */
static bool is_half(const struct band *b, const struct dx_line *line, const struct hcell *c)
{
	for (const struct dx_line *l = b->lines->v; l < b->lines->v + b->lines->n; l++)
		for (size_t i = 0; l != line && l->page == line->page && l->y0 < line->y1 + line->height &&
				   l->y1 > line->y0 - line->height && i < l->n;
		     i++)
			if (l->words[i]->x0 < c->x1 && l->words[i]->x1 > c->x0)
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

/* One run of words, UPPER of LINE, in taller print than the headings UNDER it: what the table is called. */
static bool is_title(const struct band *upper, const struct dx_line *line, const struct dx_line *under)
{
	return upper->n == 1 && line->words[0]->conf == 100 && line->height * TITLE_PRINT > under->height * 100;
}

/* Try to take LINE into the band, whose next line is NEAR. */
static bool extend(struct band *b, const struct dx_line *near, const struct dx_line *line, bool below)
{
	struct band extra = {.arena = b->arena, .spec = b->spec, .page = b->page, .lines = b->lines};
	struct band merged;
	size_t matched, plain, extra_matched, extra_plain, was_matched, was_plain;
	struct dx_line clear = *line;

	if (below) {
		clear = dx_clear_measures_under(b->arena, near, line);
		if (dx_clear_measures(b->arena, &clear).n == 0)
			return true;
	}
	if (!cells_of(&clear, &extra) || (below ? is_title(b, near, line) : is_title(&extra, line, near)))
		return false;
	if (is_half_apart(below ? near : line, below ? line : near) && !is_ruled_off(b, &extra, near, below) &&
	    (stands_beside(b, &extra) || stands_between(b, line, &extra) ||
	     (line->words[0]->conf < 100 && stands_among(b, &extra)))) {
		insert_among(b, &extra, below);
		return true;
	}
	dx_hcell_merge(b, &extra, below, &merged);
	totals(b, &was_matched, &was_plain);
	totals(&merged, &matched, &plain);
	totals(&extra, &extra_matched, &extra_plain);
	/* It must explain more than it leaves open: a caption or a section's name does not. */
	if ((plain > was_plain && !goes_on(b, &extra, &merged)) || matched < was_matched ||
	    (extra_plain > 0 && matched == was_matched))
		return false;
	if ((roles_of(&merged) | roles_of(b)) != roles_of(&merged) && matched == was_matched)
		return false;
	*b = merged;
	return true;
}

/*
 * "Tax" half a line above a row of headings and "rate" half a line below it: a heading of two lines, which neither of
 * them is by itself, where the band has nothing in its place. Both lines are taken, or none. Where several headings
 * come out of them, another one may be of words that nobody knows ("Consent" over "Handle").
 */
static bool extend_both(struct band *b, const struct dx_line *above, const struct dx_line *below)
{
	struct band upper = {.arena = b->arena, .spec = b->spec, .page = b->page, .lines = b->lines};
	struct band lower = {.arena = b->arena, .spec = b->spec, .page = b->page, .lines = b->lines};
	struct band half;
	struct band whole;
	size_t matched, plain, was_matched, was_plain;
	bool several;

	if (!cells_of(above, &upper) || !cells_of(below, &lower) || upper.n != lower.n)
		return false;
	for (size_t i = 0; i < upper.n; i++)
		if (dx_hcell_overlap(&upper.cells[i], &lower.cells[i]) <= 0)
			return false;
	dx_hcell_merge(b, &upper, false, &half);
	dx_hcell_merge(&half, &lower, true, &whole);
	totals(b, &was_matched, &was_plain);
	totals(&whole, &matched, &plain);
	several = __builtin_popcount(roles_of(&whole) & ~roles_of(b)) >= 2;
	if ((plain > was_plain && !several) || matched <= was_matched ||
	    (roles_of(&whole) & roles_of(b)) != roles_of(b))
		return false;
	*b = whole;
	return true;
}

static bool is_near(const struct dx_line *upper, const struct dx_line *lower)
{
	int32_t tall = upper->height > lower->height ? upper->height : lower->height;

	return upper->page == lower->page && dx_lines_leading(upper, lower) < tall * 9 / 10;
}

static void store(struct dx_arena *a, const struct band *b, struct dx_table *t)
{
	uint32_t seen = 0;

	t->cols = dx_alloc_array(a, b->n, sizeof(*t->cols));
	t->n_cols = b->n;
	for (size_t i = 0; i < b->n; i++)
		t->cols[i] = (struct dx_col){.role = b->cells[i].role, .hx0 = b->cells[i].x0, .hx1 = b->cells[i].x1};
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

/* Rows follow behind LAST; one alone may be a summary's figures. */
static bool above_row(struct dx_arena *a, const struct dx_lines *lines, size_t last, const struct dx_table_spec *spec)
{
	size_t rows = 0;

	for (size_t i = last + 1; spec->is_row && i < lines->n && i <= last + ROWS_BELOW && rows < 2; i++) {
		if (lines->v[i].page != lines->v[last].page)
			return false;
		rows += spec->is_row(a, &lines->v[i]);
	}
	return rows == 2;
}

/* A line of short cells, as many as a table has, of which two say what they are. */
static bool looks_like_one(const struct band *b)
{
	uint32_t roles = roles_of(b);

	if (b->n < CELLS_MIN || __builtin_popcount(roles) < 2 || !(roles & b->spec->row_roles))
		return false;
	for (size_t i = 0; i < b->n; i++)
		if (b->cells[i].n > CELL_WORDS)
			return false;
	return true;
}

/* A header that is not like those of tables with rows: the same once more beside it, or two columns that are known. */
static bool is_short(const struct band *b, const struct dx_line *line, size_t plain)
{
	uint32_t roles = roles_of(b);

	if (line->across)
		return (roles & b->spec->row_roles) && __builtin_popcount(roles) >= 2;
	return b->n == 2 && plain == 0 && b->spec->is_pair && b->spec->is_pair(roles);
}

/* No more than two lines from one to the other; those half a line apart count as one. */
static bool is_within(const struct dx_line *v, size_t upper, size_t lower)
{
	size_t steps = 0;

	for (size_t i = upper; i < lower; i++)
		steps += !is_half_apart(&v[i], &v[i + 1]);
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
	bool grown;

	whole = dx_clear_measures(a, &whole);
	if (dx_clear_has_number(spec->lex, a, &whole))
		whole = dx_clear_figures(spec->lex, a, &whole);
	if (dx_clear_has_number(spec->lex, a, &whole) || whole.n == 0)
		return false;
	clear = dx_touch_part(spec->lex, a, &whole);
	if (!cut(&b, &clear) ||
	    (!v[at].across && dx_header_is_summary(a, &clear, spec, !spec->is_row || above_row(a, lines, at, spec))))
		return false;
	totals(&b, &matched, &plain);
	if (matched < 2 || (plain > matched && !(looks_like_one(&b) && above_row(a, lines, at, spec))))
		return false;
	/* "Tax Rate" and "(%)" half a line above and below: neither is a part of what stands beside it. */
	if (last + 1 < lines->n && first > from && is_half_apart(&v[first - 1], &v[first]) &&
	    is_half_apart(&v[last], &v[last + 1]) && extend_both(&b, &v[first - 1], &v[last + 1])) {
		first--;
		last++;
	}
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
		    is_near(&v[first - 1], &v[first]) && extend_both(&b, &v[first - 1], &v[last + 1])) {
			first--;
			last++;
			grown = true;
		}
	} while (grown);
	name_currency(&b);
	guess(&b);
	totals(&b, &matched, &plain);
	if ((plain > matched || (!spec->is_header(roles_of(&b)) && !is_short(&b, &v[at], plain))) &&
	    !(looks_like_one(&b) && above_row(a, lines, last, spec)))
		return false;
	t->header_first = first;
	t->header_n = last - first + 1;
	t->page = v[at].page;
	store(a, &b, t);
	return true;
}
