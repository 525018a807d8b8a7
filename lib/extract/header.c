/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Header lines: phrases of the template, one to four lines of them, stacked into columns. */
#include <string.h>

#include "dx/base/check.h"

#include "table_int.h"

#define WORDS_MAX  32 /* words in one header cell */
#define ROWS_BELOW 10 /* a header's first two rows stand within so many lines */
#define LINES_MAX  4  /* of a header, above or below the line it was found by */
#define CELLS_MIN  4  /* cells of a header whose words are not all known */
#define CELL_WORDS 5
#define HALF_TEXT  8 /* lines whose tops are nearer, in tenths of their height, are half a line apart */
#define HALF_SCAN  13
#define WIDE_BLANK 13 /* between words of one phrase, tenths of the line's height: two blanks of a line printer */

/* One cell of the header while lines are stacked. */
struct hcell {
	const struct dx_word *words[WORDS_MAX];
	size_t n;
	int32_t x0, x1;
	int role;
	size_t matched; /* tokens that its phrase explains */
	size_t plain;   /* tokens that no phrase explains and that are no currency */
};

struct band {
	struct dx_arena *arena;
	const struct dx_table_spec *spec;
	const struct dx_page *page;
	struct hcell cells[DX_TABLE_COLS_MAX];
	size_t n;
};

/* "in" of "Price in EUR", and of "Price (in )", whose sign of the currency is a picture. */
static bool is_in(const struct hcell *c, size_t word)
{
	const struct dx_word *w = c->words[word];

	return word > 0 && word + 1 < c->n && word + 1 < WORDS_MAX &&
	       ((dx_str_ieq_c(dx_str(w->text), "in") && dx_clear_is_currency(c->words[word + 1])) ||
		(dx_str_ieq_c(dx_str(w->text), "(in") && strcmp(c->words[word + 1]->text, ")") == 0));
}

/* ")" of a bracket that is open in cell C, however far apart: what stood between them may be a picture. */
static bool is_its_bracket(const struct hcell *c, const struct dx_word *w)
{
	bool open = false;

	for (size_t i = 0; i < c->n; i++) {
		open |= strchr(c->words[i]->text, '(') != NULL;
		open &= strchr(c->words[i]->text, ')') == NULL;
	}
	return open && strcmp(w->text, ")") == 0;
}

static bool is_of_text(const struct band *b, int role)
{
	return role >= 0 && b->spec->classes[role] == DX_COL_TEXT;
}

/*
 * Role and coverage from the cell's words: the longest phrase, and of phrases as long what more of the words say
 * ("Nombre de artículo y descripción"). A heading in two scripts says one thing twice: what stands there in the other
 * script, known or not, leaves nothing open; nor does one of text that says it in two words ("Activity Description").
 */
static void judge(struct band *b, struct hcell *c)
{
	size_t said[32] = {0};
	size_t foreign = 0;    /* unknown words of another script */
	bool of_other = false; /* the phrase is of another script */
	size_t n;
	struct dx_tok *toks = dx_lex_tokens(b->spec->lex, b->arena, c->words, c->n, &n);

	c->role = -1;
	c->matched = 0;
	c->plain = 0;
	for (size_t i = 0; i < n;) {
		size_t len = 0;
		int role = dx_lex_match(b->spec->lex, toks, n, i, &len);
		bool other = dx_lex_is_other_script(c->words[toks[i].word]->text);

		if (role < 0) {
			c->plain += !other && !dx_clear_is_currency(c->words[toks[i].word]) && !is_in(c, toks[i].word);
			foreign += other;
			i++;
			continue;
		}
		if (c->matched && role == c->role && (other != of_other || is_of_text(b, role))) {
			i += len;
			continue;
		}
		if (role < (int)DX_LEN(said))
			said[role] += len;
		if (len > c->matched || (len == c->matched && role < (int)DX_LEN(said) && c->role < (int)DX_LEN(said) &&
					 said[role] > said[c->role])) {
			c->plain += c->matched;
			c->matched = len;
			c->role = role;
			of_other = other;
		} else {
			c->plain += len;
		}
		i += len;
	}
	c->plain += c->matched && !of_other ? 0 : foreign;
}

static void add_word(struct hcell *c, const struct dx_word *w)
{
	if (c->n == WORDS_MAX)
		return;
	if (c->n == 0 || w->x0 < c->x0)
		c->x0 = w->x0;
	if (c->n == 0 || w->x1 > c->x1)
		c->x1 = w->x1;
	c->words[c->n++] = w;
}

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
		wide = word > 0 &&
		       (line->words[word]->x0 - line->words[word - 1]->x1 > line->height * 6 / 10 ||
			dx_lines_parts(line, word)) &&
		       !is_its_bracket(&b->cells[b->n - 1], line->words[word]);
		/* "Price per unit (net)": what is in brackets belongs to what is before it */
		if (b->n == 0 || wide ||
		    (len && was_phrase && line->words[word]->text[0] != '(' &&
		     !(role == last && is_of_text(b, role)))) {
			if (b->n == DX_TABLE_COLS_MAX)
				return false;
			b->cells[b->n++] = (struct hcell){.role = -1};
		}
		was_phrase = len > 0;
		last = role;
		for (; word < end; word++)
			add_word(&b->cells[b->n - 1], line->words[word]);
	}
	for (size_t k = 0; k < b->n; k++)
		judge(b, &b->cells[k]);
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

static int32_t overlap(const struct hcell *a, const struct hcell *b)
{
	return (a->x1 < b->x1 ? a->x1 : b->x1) - (a->x0 > b->x0 ? a->x0 : b->x0);
}

static int32_t distance(const struct hcell *a, const struct hcell *b)
{
	int32_t d = (a->x0 + (a->x1 - a->x0) / 2) - (b->x0 + (b->x1 - b->x0) / 2);

	return d < 0 ? -d : d;
}

static struct hcell stack(struct band *b, const struct hcell *upper, const struct hcell *lower, const struct hcell *box)
{
	struct hcell both = {.role = -1};
	int32_t x0 = upper->x0 < lower->x0 ? upper->x0 : lower->x0;
	int32_t x1 = upper->x1 > lower->x1 ? upper->x1 : lower->x1;

	for (size_t i = 0; i < upper->n; i++)
		add_word(&both, upper->words[i]);
	for (size_t i = 0; i < lower->n; i++)
		add_word(&both, lower->words[i]);
	both.x0 = box ? box->x0 : x0;
	both.x1 = box ? box->x1 : x1;
	judge(b, &both);
	return both;
}

static bool passes(const struct dx_rule *r, const struct dx_word *w)
{
	return r->y0 < w->y1 && r->y1 > w->y0;
}

/* Does an upright rule stand between two cells, at the height of both? "%" below "IGST", beside "Amount", is its. */
static bool are_parted(const struct band *b, const struct hcell *p, const struct hcell *c)
{
	const struct hcell *left = p->x0 < c->x0 ? p : c;
	const struct hcell *right = left == p ? c : p;

	for (size_t i = 0; i < b->page->n_rules; i++) {
		const struct dx_rule *r = &b->page->rules[i];

		if (r->x0 == r->x1 && r->x0 >= left->x1 && r->x0 <= right->x0 && passes(r, p->words[0]) &&
		    passes(r, c->words[0]))
			return true;
	}
	return false;
}

/*
 * The cell of the band that stands over (or under) C; SIZE_MAX when C is a column of its own. What touches
 * nothing may still be said of a cell beside it, as "CGST" centred over "Rate" and "Amount" is: when both are
 * one phrase. "Sl" beside "Description", half a line higher in its box, is not.
 */
static size_t partner(struct band *b, const struct hcell *c, bool below)
{
	size_t best = SIZE_MAX;
	int32_t best_overlap = 0;

	for (size_t i = 0; i < b->n; i++) {
		int32_t o = overlap(&b->cells[i], c);

		if (o > best_overlap) {
			best = i;
			best_overlap = o;
		}
	}
	if (best != SIZE_MAX)
		return best;
	for (size_t i = 0; i < b->n; i++) {
		const struct hcell *p = &b->cells[i];
		int32_t reach = ((p->x1 - p->x0) + (c->x1 - c->x0)) * 3 / 2;

		if (distance(p, c) <= reach && !are_parted(b, p, c) && (best == SIZE_MAX || distance(p, c) < distance(&b->cells[best], c)) &&
		    stack(b, below ? p : c, below ? c : p, NULL).plain == 0)
			best = i;
	}
	return best;
}

/* "Rate" beside "Amount" over "in EUR": what touches P says it of itself; C is no more of one phrase with P. */
static bool is_of_another(struct band *b, const struct band *extra, const struct hcell *c, const struct hcell *p, bool below)
{
	if (overlap(c, p) > 0 || stack(b, below ? p : c, below ? c : p, NULL).matched > c->matched)
		return false;
	for (size_t i = 0; i < extra->n; i++)
		if (overlap(&extra->cells[i], p) > 0)
			return true;
	return false;
}

static void insert(struct band *b, const struct hcell *c)
{
	size_t at = b->n;

	if (b->n == DX_TABLE_COLS_MAX)
		return;
	while (at > 0 && b->cells[at - 1].x0 > c->x0) {
		b->cells[at] = b->cells[at - 1];
		at--;
	}
	b->cells[at] = *c;
	b->n++;
}

/* Stack the cells of LINE (cut into EXTRA) on the band; BELOW tells where it stands. The result goes to OUT. */
static void merge(struct band *b, const struct band *extra, bool below, struct band *out)
{
	size_t partners[DX_TABLE_COLS_MAX] = {0};
	size_t shared[DX_TABLE_COLS_MAX] = {0};

	out->arena = b->arena;
	out->spec = b->spec;
	out->page = b->page;
	out->n = 0;
	for (size_t i = 0; i < extra->n; i++) {
		partners[i] = partner(b, &extra->cells[i], below);
		if (partners[i] != SIZE_MAX &&
		    is_of_another(b, extra, &extra->cells[i], &b->cells[partners[i]], below))
			partners[i] = SIZE_MAX;
		if (partners[i] != SIZE_MAX)
			shared[partners[i]]++;
	}
	for (size_t i = 0; i < b->n; i++)
		if (shared[i] == 0)
			insert(out, &b->cells[i]);
	for (size_t i = 0; i < extra->n; i++) {
		const struct hcell *c = &extra->cells[i];
		const struct hcell *p = partners[i] == SIZE_MAX ? NULL : &b->cells[partners[i]];
		struct hcell both;

		if (!p) {
			insert(out, c);
			continue;
		}
		/* One cell over several is said once for each; the columns are those of the several. */
		both = below ? stack(out, p, c, shared[partners[i]] > 1 ? c : NULL)
			     : stack(out, c, p, shared[partners[i]] > 1 ? p : NULL);
		insert(out, &both);
	}
}

/* The cells of a line that may be one of a header's. */
static bool cells_of(const struct dx_line *whole, struct band *b)
{
	struct dx_line clear = dx_clear_specks(b->spec->lex, b->arena, whole);
	struct dx_line parted = dx_touch_part(b->spec->lex, b->arena, &clear);

	return !dx_lines_is_drawn(&parted) && !dx_clear_has_number(&parted) && cut(b, &parted);
}

static size_t unknown(const struct band *b)
{
	size_t n = 0;

	for (size_t i = 0; i < b->n; i++)
		n += b->cells[i].role < 0;
	return n;
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
	       matched > was_matched + 2 * (plain - was_plain) && !(roles_of(b) & ~roles_of(merged));
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

/* Try to take LINE into the band, whose next line is NEAR. */
static bool extend(struct band *b, const struct dx_line *near, const struct dx_line *line, bool below)
{
	struct band extra = {.arena = b->arena, .spec = b->spec, .page = b->page};
	struct band merged;
	size_t matched, plain, extra_matched, extra_plain, was_matched, was_plain;

	if (!cells_of(line, &extra))
		return false;
	if (is_half_apart(below ? near : line, below ? line : near) && stands_beside(b, &extra)) {
		for (size_t i = 0; i < extra.n; i++)
			insert(b, &extra.cells[i]);
		return true;
	}
	merge(b, &extra, below, &merged);
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
 * them is by itself, where the band has nothing in its place. Both lines are taken, or none.
 */
static bool extend_both(struct band *b, const struct dx_line *above, const struct dx_line *below)
{
	struct band upper = {.arena = b->arena, .spec = b->spec, .page = b->page};
	struct band lower = {.arena = b->arena, .spec = b->spec, .page = b->page};
	struct band half;
	struct band whole;
	size_t matched, plain, was_matched, was_plain;

	if (!cells_of(above, &upper) || !cells_of(below, &lower) || upper.n != lower.n)
		return false;
	for (size_t i = 0; i < upper.n; i++)
		if (overlap(&upper.cells[i], &lower.cells[i]) <= 0)
			return false;
	merge(b, &upper, false, &half);
	merge(&half, &lower, true, &whole);
	totals(b, &was_matched, &was_plain);
	totals(&whole, &matched, &plain);
	if (plain > was_plain || matched <= was_matched || (roles_of(&whole) & roles_of(b)) != roles_of(b))
		return false;
	*b = whole;
	return true;
}

static bool is_near(const struct dx_line *upper, const struct dx_line *lower)
{
	int32_t tall = upper->height > lower->height ? upper->height : lower->height;

	return upper->page == lower->page && lower->y0 - upper->y1 < tall * 9 / 10;
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

		/* A role that stands twice is the first one's, but for marks (Dr/Cr behind amount and behind balance).
		 */
		if ((seen & bit) && b->spec->classes[role] != DX_COL_MARK)
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
	struct dx_line whole = dx_clear_specks(spec->lex, a, &v[at]);
	struct dx_line clear;
	struct band b = {.arena = a, .spec = spec, .page = &lines->pages[v[at].page]};
	size_t first = at;
	size_t last = at;
	size_t matched, plain;
	bool grown;

	if (dx_clear_has_number(&whole))
		whole = dx_clear_figures(a, &whole);
	if (dx_clear_has_number(&whole) || whole.n == 0)
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
		    is_within(v, first - 1, at) && is_near(&v[last], &v[last + 1]) && is_near(&v[first - 1], &v[first]) &&
		    extend_both(&b, &v[first - 1], &v[last + 1])) {
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
