/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a header's cells say, and how those of two lines come together. */
#include <string.h>

#include "header_int.h"

/* Heights of its words that a heading over several may stand beside one of them; "%" says nothing alone. Recognised
 * boxes are half as high as those of a text layer. */
#define ASIDE      2
#define ASIDE_SCAN 4
/* Of what stands in one box of rules, words no more tenths of their height apart are one cell. */
#define BOX_BLANK 18
#define PER_BLANK 6 /* "per" and what follows it are no more tenths of their height apart */
#define WALL      6 /* heights that its rules are away from them at most */

/* "in" of "Price in EUR" and "Balance (in Rs.)", and of "Price (in )", whose sign of the currency is a picture. */
static bool is_in(const struct hcell *c, size_t word)
{
	static const char *const words[] = {"in", "(in", "en", "(en", "em", "v", "(v", "w", "(w", "i", "u", "в"};
	const struct dx_word *w = c->words[word];

	return word > 0 && word + 1 < c->n && word + 1 < HCELL_WORDS &&
	       dx_str_is_one_of(dx_str(w->text), words, DX_LEN(words)) &&
	       (dx_clear_is_currency(c->words[word + 1]) ||
		(*w->text == '(' && strcmp(c->words[word + 1]->text, ")") == 0));
}

bool dx_hcell_closes(const struct hcell *c, const struct dx_word *w)
{
	bool open = false;

	for (size_t i = 0; i < c->n; i++) {
		open |= strchr(c->words[i]->text, '(') != NULL;
		open &= strchr(c->words[i]->text, ')') == NULL;
	}
	return open && strcmp(w->text, ")") == 0;
}

bool dx_hcell_goes_on(const struct hcell *c)
{
	const struct dx_str last = dx_str(c->words[c->n - 1]->text);

	return (c->n > 1 && dx_str_ieq_c(last, "per")) || (last.n > 1 && last.p[last.n - 1] == '/');
}

bool dx_hcell_is_of_text(const struct band *b, int role)
{
	return role >= 0 && b->spec->classes[role] == DX_COL_TEXT;
}

/* "%" over the rates of the tax beside it: no word that nobody knows. */
static bool is_percent(const struct hcell *c)
{
	return c->n == 1 && strcmp(c->words[0]->text, "%") == 0;
}

/* How many of the LEN tokens of a phrase are signs of a currency, which leave nothing open. */
static size_t currencies(const struct hcell *c, const struct dx_tok *toks, size_t len)
{
	size_t n = 0;

	for (size_t i = 0; i < len; i++)
		n += dx_clear_is_currency(c->words[toks[i].word]);
	return n;
}

void dx_hcell_judge(struct band *b, struct hcell *c)
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
			c->plain += !other && !dx_clear_is_currency(c->words[toks[i].word]) &&
				    !is_in(c, toks[i].word) && !is_percent(c);
			foreign += other;
			i++;
			continue;
		}
		if (c->matched && role == c->role && (other != of_other || dx_hcell_is_of_text(b, role))) {
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
			c->plain += len - currencies(c, toks + i, len);
		}
		i += len;
	}
	c->plain += c->matched && !of_other ? 0 : foreign;
}

void dx_hcell_add(struct hcell *c, const struct dx_word *w)
{
	if (c->n == HCELL_WORDS)
		return;
	if (c->n == 0 || w->x0 < c->x0)
		c->x0 = w->x0;
	if (c->n == 0 || w->x1 > c->x1)
		c->x1 = w->x1;
	c->words[c->n++] = w;
}

int32_t dx_hcell_overlap(const struct hcell *a, const struct hcell *b)
{
	return (a->x1 < b->x1 ? a->x1 : b->x1) - (a->x0 > b->x0 ? a->x0 : b->x0);
}

static int32_t height_of(const struct hcell *c)
{
	return c->words[0]->y1 - c->words[0]->y0;
}

static int32_t aside(const struct hcell *c)
{
	return height_of(c) * (c->words[0]->conf < 100 ? ASIDE_SCAN : ASIDE);
}

static int32_t distance(const struct hcell *a, const struct hcell *b)
{
	int32_t d = (a->x0 + (a->x1 - a->x0) / 2) - (b->x0 + (b->x1 - b->x0) / 2);

	return d < 0 ? -d : d;
}

/* "Wäh-" over "rung": C, whose first UPPER words are of one line, with the word that the line's end parts; in A. */
static struct hcell rejoined(struct dx_arena *a, const struct hcell *c, size_t upper)
{
	struct hcell whole = *c;
	const struct dx_word *first = c->words[upper - 1];
	const struct dx_word *rest = c->words[upper];
	struct dx_word *w = dx_alloc_array(a, 1, sizeof(*w));

	*w = *first;
	w->text = dx_asprintf(a, "%.*s%s", (int)strlen(first->text) - 1, first->text, rest->text);
	whole.words[upper - 1] = w;
	for (size_t i = upper; i + 1 < c->n; i++)
		whole.words[i] = c->words[i + 1];
	whole.n--;
	return whole;
}

static bool is_parted(const struct hcell *upper, const struct hcell *lower)
{
	const char *text = upper->words[upper->n - 1]->text;
	const size_t n = strlen(text);

	return n > 1 && text[n - 1] == '-' && lower->words[0]->text[0] >= 'a' && lower->words[0]->text[0] <= 'z';
}

static bool is_same(const struct hcell *a, const struct hcell *b)
{
	if (a->n != b->n)
		return false;
	for (size_t i = 0; i < a->n; i++)
		if (!dx_str_ieq_c(dx_str(a->words[i]->text), b->words[i]->text))
			return false;
	return true;
}

/* "USCITE" over "ADDEBITI": a heading, and the same in other words under it; once more in the same it is another. */
static bool says_again(const struct hcell *upper, const struct hcell *lower)
{
	return upper->role >= 0 && upper->role == lower->role && upper->plain == 0 && lower->plain == 0 &&
	       dx_hcell_overlap(upper, lower) > 0 && !is_same(upper, lower);
}

static struct hcell stack(struct band *b, const struct hcell *upper, const struct hcell *lower, const struct hcell *box)
{
	struct hcell both = {.role = -1};
	int32_t x0 = upper->x0 < lower->x0 ? upper->x0 : lower->x0;
	int32_t x1 = upper->x1 > lower->x1 ? upper->x1 : lower->x1;

	for (size_t i = 0; i < upper->n; i++)
		dx_hcell_add(&both, upper->words[i]);
	for (size_t i = 0; i < lower->n; i++)
		dx_hcell_add(&both, lower->words[i]);
	both.x0 = box ? box->x0 : x0;
	both.x1 = box ? box->x1 : x1;
	dx_hcell_judge(b, &both);
	if ((both.role < 0 || both.plain) && upper->n < both.n && is_parted(upper, lower)) {
		struct hcell whole = rejoined(b->arena, &both, upper->n);

		dx_hcell_judge(b, &whole);
		if (whole.role >= 0 && whole.plain == 0)
			return whole;
	}
	if (both.plain && says_again(upper, lower)) {
		both.role = upper->role;
		both.matched += both.plain;
		both.plain = 0;
	}
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

/* Does an upright rule stand near P and C, LEFT of them or right of them, as high as both? */
static bool is_walled(const struct band *b, const struct hcell *p, const struct hcell *c, bool left)
{
	const int32_t x0 = p->x0 < c->x0 ? p->x0 : c->x0;
	const int32_t x1 = p->x1 > c->x1 ? p->x1 : c->x1;

	for (size_t i = 0; i < b->page->n_rules; i++) {
		const struct dx_rule *r = &b->page->rules[i];

		if (r->x0 == r->x1 &&
		    (left ? r->x0 <= x0 && r->x0 > x0 - WALL * height_of(c)
			  : r->x0 >= x1 && r->x0 < x1 + WALL * height_of(c)) &&
		    passes(r, p->words[0]) && passes(r, c->words[0]))
			return true;
	}
	return false;
}

/*
 * "Cess | State Cess" under "Tax Rate (GST +" in a box of rules: recognition takes the bar for a piece of a rule, and
 * two cells are left. What no rule parts and hardly more than a blank is one of them.
 */
static void join_in_box(struct band *b, struct band *extra)
{
	for (size_t i = 1; i < extra->n;) {
		struct hcell *left = &extra->cells[i - 1];
		const struct hcell *right = &extra->cells[i];
		const struct hcell *over = NULL;

		for (size_t k = 0; k < b->n && !over; k++)
			if (dx_hcell_overlap(&b->cells[k], left) > 0 && dx_hcell_overlap(&b->cells[k], right) > 0)
				over = &b->cells[k];
		if (!over || left->words[0]->conf == 100 ||
		    (right->x0 - left->x1) * 10 > height_of(right) * BOX_BLANK || are_parted(b, left, right) ||
		    !is_walled(b, over, left, true) || !is_walled(b, over, right, false)) {
			i++;
			continue;
		}
		for (size_t k = 0; k < right->n; k++)
			dx_hcell_add(left, right->words[k]);
		dx_hcell_judge(b, left);
		for (size_t k = i + 1; k < extra->n; k++)
			extra->cells[k - 1] = extra->cells[k];
		extra->n--;
	}
}

/*
 * Does a rule that is as long as both stand between UPPER and LOWER, and most of the band beside it? "IGST" over a line
 * of its own above "%" and "Amt" says what these are of, however far apart they stand.
 */
static bool are_ruled(const struct band *b, const struct hcell *upper, const struct hcell *lower)
{
	const int32_t middle = upper->words[0]->y0 + height_of(upper) / 2;
	const int32_t under = lower->words[0]->y0 + height_of(lower) / 2;

	for (size_t i = 0; i < b->page->n_rules; i++) {
		const struct dx_rule *r = &b->page->rules[i];
		size_t inside = 0;

		if (r->y0 != r->y1 || r->y0 <= middle || r->y0 >= under || r->x0 > upper->x0 || r->x1 < upper->x1 ||
		    r->x0 > lower->x0 || r->x1 < lower->x1)
			continue;
		for (size_t k = 0; k < b->n; k++)
			inside += b->cells[k].x0 >= r->x0 && b->cells[k].x1 <= r->x1;
		if (inside * 2 <= b->n)
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
		int32_t o = dx_hcell_overlap(&b->cells[i], c);

		if (o > best_overlap) {
			best = i;
			best_overlap = o;
		}
	}
	for (size_t i = 0; best_overlap == 0 && i < b->n; i++) /* the nearest: one rule may be under two names */
		if (are_ruled(b, below ? &b->cells[i] : c, below ? c : &b->cells[i]) &&
		    (best == SIZE_MAX || distance(&b->cells[i], c) < distance(&b->cells[best], c)))
			best = i;
	if (best != SIZE_MAX)
		return best;
	for (size_t i = 0; i < b->n; i++) {
		const struct hcell *p = &b->cells[i];
		int32_t reach = ((p->x1 - p->x0) + (c->x1 - c->x0)) * 3 / 2;

		if (distance(p, c) <= reach && (c->role < 0 || -dx_hcell_overlap(p, c) <= aside(c)) &&
		    !are_parted(b, p, c) && (best == SIZE_MAX || distance(p, c) < distance(&b->cells[best], c)) &&
		    stack(b, below ? p : c, below ? c : p, NULL).plain == 0)
			best = i;
	}
	return best;
}

/* "Rate" beside "Amount" over "in EUR": what touches P says it of itself; C is no more of one phrase with P. */
static bool is_of_another(struct band *b, const struct band *extra, const struct hcell *c, const struct hcell *p,
			  bool below)
{
	if (dx_hcell_overlap(c, p) > 0 || stack(b, below ? p : c, below ? c : p, NULL).matched > c->matched)
		return false;
	for (size_t i = 0; i < extra->n; i++)
		if (dx_hcell_overlap(&extra->cells[i], p) > 0)
			return true;
	return false;
}

/* The cell of B that stands over (or under) C; NULL: none does. */
static const struct hcell *touching(const struct band *b, const struct hcell *c)
{
	const struct hcell *best = NULL;

	for (size_t i = 0; i < b->n; i++)
		if (dx_hcell_overlap(&b->cells[i], c) > 0 &&
		    (!best || dx_hcell_overlap(&b->cells[i], c) > dx_hcell_overlap(best, c)))
			best = &b->cells[i];
	return best;
}

/* "RATE" over "PER CASE", whose "CASE" heads something elsewhere: what stands a blank behind "per" is of its phrase. */
static void join_per(struct band *b, struct band *extra)
{
	for (size_t i = 1; i < extra->n; i++) {
		struct hcell joint = extra->cells[i - 1];
		const struct hcell *right = &extra->cells[i];
		const struct hcell *upper = touching(b, right);
		struct hcell whole;

		if (joint.n > 1 || !upper || !dx_str_ieq_c(dx_str(joint.words[0]->text), "per") ||
		    (right->x0 - joint.x1) * 10 > height_of(right) * PER_BLANK || are_parted(b, &joint, right) ||
		    (touching(b, &joint) && touching(b, &joint) != upper))
			continue;
		for (size_t k = 0; k < right->n; k++)
			dx_hcell_add(&joint, right->words[k]);
		whole = stack(b, upper, &joint, NULL);
		if (whole.plain || whole.matched < whole.n)
			continue;
		dx_hcell_judge(b, &joint);
		extra->cells[i - 1] = joint;
		for (size_t k = i + 1; k < extra->n; k++)
			extra->cells[k - 1] = extra->cells[k];
		extra->n--;
	}
}

/* The cell of B, above what EXTRA has at AT, that the free "%" C beside that says its rate of; SIZE_MAX: none. */
static size_t rated(struct band *b, const struct band *extra, size_t at, const struct hcell *c)
{
	const struct hcell *upper = at < extra->n ? touching(b, &extra->cells[at]) : NULL;
	struct hcell both;

	if (!upper || is_percent(&extra->cells[at]))
		return SIZE_MAX;
	both = stack(b, upper, c, c);
	return both.role >= 0 && both.plain == 0 && both.matched == both.n ? (size_t)(upper - b->cells) : SIZE_MAX;
}

/*
 * "GST" and "CESS" over the last of their columns, "% │ AMOUNT │ % │ AMOUNT": the second "%" is nearer to "GST" than to
 * "CESS". Where every one that touches nothing is known beside what stands on the one side of it, and not on the
 * other, it is of that side.
 */
static void side_rates(struct band *b, const struct band *extra, size_t *partners)
{
	size_t n = 0;
	size_t left = 0;
	size_t right = 0;

	for (size_t i = 0; i < extra->n; i++) {
		const struct hcell *c = &extra->cells[i];

		if (!is_percent(c) || touching(b, c))
			continue;
		n++;
		left += rated(b, extra, i - 1, c) != SIZE_MAX;
		right += rated(b, extra, i + 1, c) != SIZE_MAX;
	}
	if (n == 0 || (left == n) == (right == n))
		return;
	for (size_t i = 0; i < extra->n; i++)
		if (is_percent(&extra->cells[i]) && !touching(b, &extra->cells[i]))
			partners[i] = rated(b, extra, left == n ? i - 1 : i + 1, &extra->cells[i]);
}

bool dx_hcell_share(struct band *b, const struct hcell *c)
{
	for (size_t i = 1; i < b->n; i++) {
		struct hcell left, right;

		if (b->cells[i - 1].x1 > c->x0 || b->cells[i].x0 < c->x1)
			continue;
		left = stack(b, c, &b->cells[i - 1], &b->cells[i - 1]);
		right = stack(b, c, &b->cells[i], &b->cells[i]);
		if (left.plain || right.plain || left.matched <= c->matched || right.matched <= c->matched)
			return false;
		b->cells[i - 1] = left;
		b->cells[i] = right;
		return true;
	}
	return false;
}

void dx_hcell_insert(struct band *b, const struct hcell *c)
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

static bool is_money(const struct dx_table_spec *spec, const struct hcell *c)
{
	return c->role >= 0 && (spec->money_roles >> c->role & 1) && c->plain == 0;
}

/*
 * "DARE" and "AVERE" under one "MOVIMENTI": each cell of EXTRA under UPPER, there are several, heads money by itself,
 * and none the same as another column; UPPER heads money or nothing that is known.
 */
static bool heads_sides(const struct band *b, const struct band *extra, const size_t *partners, size_t upper)
{
	uint32_t seen = 0;

	if (b->cells[upper].role >= 0 && !is_money(b->spec, &b->cells[upper]))
		return false;
	for (size_t i = 0; i < b->n; i++)
		if (i != upper && b->cells[i].role >= 0)
			seen |= UINT32_C(1) << b->cells[i].role;
	for (size_t i = 0; i < extra->n; i++) {
		if (partners[i] != upper)
			continue;
		if (!is_money(b->spec, &extra->cells[i]) || (seen >> extra->cells[i].role & 1))
			return false;
		seen |= UINT32_C(1) << extra->cells[i].role;
	}
	return true;
}

/*
 * "Description" over "Quantity": a heading of texts and one of numbers, each known by all its words, which together are
 * no phrase. The rows are of two lines as well: what is sold, and below it how many.
 */
static bool heads_lines(const struct band *b, const struct hcell *p, const struct hcell *c, const struct hcell *both)
{
	return b->spec->two_lines && p->role >= 0 && c->role >= 0 && p->plain == 0 && c->plain == 0 &&
	       both->plain > 0 && dx_hcell_is_of_text(b, p->role) && b->spec->classes[c->role] == DX_COL_NUMBER;
}

void dx_hcell_merge(struct band *b, struct band *extra, bool below, struct band *out)
{
	size_t partners[DX_TABLE_COLS_MAX] = {0};
	size_t shared[DX_TABLE_COLS_MAX] = {0};

	out->arena = b->arena;
	out->spec = b->spec;
	out->page = b->page;
	out->lines = b->lines;
	out->n = 0;
	join_in_box(b, extra);
	if (below)
		join_per(b, extra);
	for (size_t i = 0; i < extra->n; i++) {
		partners[i] = partner(b, &extra->cells[i], below);
		if (partners[i] != SIZE_MAX && is_of_another(b, extra, &extra->cells[i], &b->cells[partners[i]], below))
			partners[i] = SIZE_MAX;
	}
	if (below)
		side_rates(b, extra, partners);
	for (size_t i = 0; i < extra->n; i++)
		if (partners[i] != SIZE_MAX)
			shared[partners[i]]++;
	for (size_t i = 0; i < b->n; i++)
		if (shared[i] == 0)
			dx_hcell_insert(out, &b->cells[i]);
	for (size_t i = 0; i < extra->n; i++) {
		const struct hcell *c = &extra->cells[i];
		const struct hcell *p = partners[i] == SIZE_MAX ? NULL : &b->cells[partners[i]];
		struct hcell both;

		if (!p || (below && shared[partners[i]] > 1 && heads_sides(b, extra, partners, partners[i]))) {
			dx_hcell_insert(out, c);
			continue;
		}
		/* One cell over several is said once for each; the columns are those of the several. */
		both = below ? stack(out, p, c, shared[partners[i]] > 1 ? c : NULL)
			     : stack(out, c, p, shared[partners[i]] > 1 ? p : NULL);
		if (shared[partners[i]] == 1 && heads_lines(b, below ? p : c, below ? c : p, &both)) {
			dx_hcell_insert(out, p);
			dx_hcell_insert(out, c);
			continue;
		}
		dx_hcell_insert(out, &both);
	}
}

uint32_t dx_band_roles(const struct band *b)
{
	uint32_t roles = 0;

	for (size_t i = 0; i < b->n; i++)
		if (b->cells[i].role >= 0)
			roles |= UINT32_C(1) << b->cells[i].role;
	return roles;
}

void dx_band_guess(struct band *b)
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

void dx_band_totals(const struct band *b, size_t *matched_r, size_t *plain_r)
{
	*matched_r = *plain_r = 0;
	for (size_t i = 0; i < b->n; i++) {
		*matched_r += b->cells[i].matched;
		*plain_r += b->cells[i].plain;
	}
}
