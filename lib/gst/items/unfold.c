/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Items of two lines of figures under headings of two, as forms of wide records have them on narrow paper:
 *
 *     Item    Description of Goods     HSN Code   Quantity   Basic Rate   Assessable Value
 *             Packing                               IGST %     IGST Amt         Item Value
 *     000010  WASTE PAPER CORE PIPE    48221000      4.720    25,950.00        1,22,484.00
 *             LOOSE                                  18.00    22,047.12        1,44,531.12
 *
 * Each heading of the lower line is of the lower line of each item, and none goes on from the one over it: in most
 * items a quantity and a price make the value above, and a rate below makes of that a tax below. The tax may stand
 * above, where a rate below makes of the value the total below; and a name may have a line, or a few, for itself, and
 * all figures below it, where they make the same. The lower lines are
 * then put behind the upper ones, beyond the page's edge, before tables are looked for; once these are cut into rows
 * the words are again those that the paper prints.
 */
#include <string.h>

#include "items.h"
#include "record/record.h"
#include "table/table.h"

#define BIT(role)   (UINT32_C(1) << (role))
#define MONEY       (BIT(GC_TAXABLE) | BIT(GC_AMOUNT) | BIT(GC_TOTAL))
#define RATES       (BIT(GC_TAX_RATE) | BIT(GC_CGST_RATE) | BIT(GC_SGST_RATE) | BIT(GC_IGST_RATE))
#define TAXES       (BIT(GC_TAX) | BIT(GC_CGST) | BIT(GC_SGST) | BIT(GC_IGST))
#define NAMES       (BIT(GC_SERIAL) | BIT(GC_HSN) | BIT(GC_DESCRIPTION) | BIT(GC_OTHER))
#define FIGURES_MAX 16 /* of one line */
#define UPPER_MIN   3  /* figures: quantity, price, value */
#define LOWER_MIN   2  /* rate, tax */
#define WHOLE_MIN   5  /* quantity, price, value, rate, total */
#define NAME_LINES  3  /* of an item whose figures stand below */
#define APART       4  /* line heights between the page's edge and what is put beyond it */

/* What the lower one of two headings is of. */
enum form {
	FORM_NONE,
	FORM_TAXES,  /* rate, tax: of the value above */
	FORM_SHARED, /* rate, total: the tax is above beside the value, and the name may be below */
	FORM_BELOW,  /* all figures: above is nothing but names */
};

struct moved {
	struct dx_word word;
	const struct dx_word *is;
};

struct gst_unfolded {
	struct dx_job *job;
	int32_t left;       /* where the headings of the lower line begin */
	enum form form;     /* of those */
	size_t *upper;      /* of a lower line: the line that it is put behind; SIZE_MAX: it is none */
	int32_t *names_end; /* of a lower line: words that end before here are a name that goes on */
	size_t pairs, held; /* of lines */
	int32_t by;         /* how far words were moved: no other word stands so far right */
};

/* What the N words of one heading say, or those of two that stand too near to each other: "CGST Amt  SGST %". */
static uint32_t roles_of(struct dx_job *job, const struct dx_word *const *words, size_t n)
{
	int role = dx_gst_heading_role(job, words, n);

	for (size_t i = 1; role < 0 && i < n; i++) {
		int first = dx_gst_heading_role(job, words, i);
		int second = dx_gst_heading_role(job, words + i, n - i);

		if (first >= 0 && second >= 0)
			return BIT(first) | BIT(second);
	}
	return role >= 0 ? BIT(role) : 0;
}

static uint32_t read_heads(struct dx_job *job, const struct dx_line *line)
{
	size_t n;
	const struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);
	uint32_t all = 0;

	for (size_t i = 0; i < n; i++)
		all |= roles_of(job, (const struct dx_word *const *)line->words + segs[i].first, segs[i].n);
	return all;
}

/* The form of two lines of headings that say ABOVE and BELOW. */
static enum form form_of(uint32_t above, uint32_t below)
{
	const uint32_t line = BIT(GC_QUANTITY) | BIT(GC_UNIT_PRICE);
	const uint32_t all = above | below;

	if (!(all & BIT(GC_DESCRIPTION)) || !(all & RATES))
		return FORM_NONE;
	if ((above & line) == line && (above & MONEY) && !(below & (BIT(GC_HSN) | line))) {
		if ((above & BIT(GC_DESCRIPTION)) && !(above & (RATES | TAXES)) && (below & RATES) && (below & TAXES))
			return FORM_TAXES;
		if ((above & TAXES) && !(above & BIT(GC_TOTAL)) && (below & RATES) && (below & BIT(GC_TOTAL)) &&
		    !(above & below & ~BIT(GC_OTHER)))
			return FORM_SHARED;
	}
	if ((above & BIT(GC_DESCRIPTION)) && !(above & ~NAMES) && (below & line) == line && (below & MONEY) &&
	    (below & RATES) && !(below & BIT(GC_DESCRIPTION)))
		return FORM_BELOW;
	return FORM_NONE;
}

/* Are lines AT and AT + 1 such headings? */
static bool is_header(struct gst_unfolded *u, size_t at)
{
	const struct dx_lines *lines = &u->job->lines;
	uint32_t above;

	if (at + 1 >= lines->n || lines->v[at].page != lines->v[at + 1].page)
		return false;
	above = read_heads(u->job, &lines->v[at]);
	if (!(above & BIT(GC_DESCRIPTION)) && !(above & BIT(GC_QUANTITY)))
		return false;
	u->form = form_of(above, read_heads(u->job, &lines->v[at + 1]));
	u->left = lines->v[at + 1].n ? lines->v[at + 1].words[0]->x0 : 0;
	return u->form != FORM_NONE;
}

/* The figures of LINE from X on, how many of them; SIZE_MAX: too many. */
static size_t figures_of(const struct dx_line *line, int32_t x, struct gst_figure *v)
{
	size_t n = 0;

	for (size_t i = 0; i < line->n; i++) {
		struct gst_figure f = {0};

		if (line->words[i]->x1 <= x || !dx_gst_parse_figure(line->words[i]->text, &f) || !f.has)
			continue;
		if (n == FIGURES_MAX)
			return SIZE_MAX;
		v[n++] = f;
	}
	return n;
}

static bool ends_with_amount(const struct dx_line *line)
{
	return line->n > 0 && dx_columns_amount_like(line->words[line->n - 1]);
}

/* Do two of N figures make VALUE, less a third one perhaps? */
static bool makes_value(const struct gst_figure *v, size_t n, struct dx_dec value)
{
	for (size_t i = 0; i < n; i++)
		for (size_t k = i + 1; k < n; k++) {
			const struct dx_dec all = dx_dec_round(dx_dec_mul(v[i].v, v[k].v), 2);

			if (dx_dec_cmp(all, value) == 0)
				return true;
			for (size_t d = k + 1; d < n; d++)
				if (dx_dec_cmp(dx_dec_sub(all, dx_dec_abs(v[d].v)), value) == 0)
					return true;
		}
	return false;
}

/* Does one of N figures, a rate, make another one, a tax of VALUE, or each of two, its halves? */
static bool makes_tax(const struct gst_figure *v, size_t n, struct dx_dec value)
{
	for (size_t i = 0; i + 1 < n; i++)
		for (size_t k = i + 1; k < n && dx_dec_cmp(dx_dec_abs(v[i].v), dx_dec(100, 0)) < 0; k++) {
			const bool halves = k + 1 < n && dx_dec_cmp(v[k].v, v[k + 1].v) == 0;

			if (dx_dec_near(dx_gst_tax(value, v[i].v, false), v[k].v, dx_dec(1, 2)) ||
			    (halves && dx_dec_near(dx_gst_tax(value, v[i].v, true), v[k].v, dx_dec(1, 2))))
				return true;
		}
	return false;
}

/* V without D percent, or without D. */
static bool makes_reduced(struct dx_dec v, struct dx_dec d, struct dx_dec value)
{
	return dx_dec_near(dx_dec_sub(v, dx_gst_tax(v, d, false)), value, dx_dec(1, 2)) ||
	       dx_dec_cmp(dx_dec_sub(dx_dec_round(v, 2), dx_dec_abs(d)), value) == 0;
}

/* Does VALUE with the tax of one of N figures come to the last of them? */
static bool makes_total(const struct gst_figure *v, size_t n, struct dx_dec value)
{
	for (size_t i = 0; i + 1 < n; i++)
		if (dx_dec_cmp(dx_dec_abs(v[i].v), dx_dec(100, 0)) < 0 &&
		    dx_dec_near(dx_dec_add(value, dx_gst_tax(value, v[i].v, false)), v[n - 1].v, dx_dec(1, 2)))
			return true;
	return false;
}

/*
 * Is one of N figures what two before it make, less another one of all, and come to the last of the M figures BELOW
 * with the tax that is between the two?
 */
static bool makes_line(const struct gst_figure *v, size_t n, const struct gst_figure *below, size_t m)
{
	for (size_t value = 2; value < n; value++) {
		const bool own = v == below; /* what is behind the value */

		if (!makes_total(own ? v + value + 1 : below, own ? n - value - 1 : m, v[value].v))
			continue;
		for (size_t k = 1; k < value; k++) {
			const struct dx_dec all = dx_dec_mul(v[k - 1].v, v[k].v);

			if (dx_dec_near(all, v[value].v, dx_dec(1, 2)))
				return true;
			for (size_t d = 0; d < m; d++)
				if ((!own || (d > k && d < value)) && makes_reduced(all, below[d].v, v[value].v))
					return true;
		}
	}
	return false;
}

/* Are lines AT and AT + 1 those of an item, and do they hold (*HELD_R)? */
static bool is_pair(const struct gst_unfolded *u, size_t at, bool *held_r)
{
	const struct dx_lines *lines = &u->job->lines;
	const struct dx_line *upper = &lines->v[at];
	struct gst_figure above[FIGURES_MAX];
	struct gst_figure below[FIGURES_MAX];
	size_t n;
	size_t m;

	*held_r = false;
	if (at + 1 >= lines->n || upper[1].page != upper->page || !ends_with_amount(upper) ||
	    !ends_with_amount(&upper[1]))
		return false;
	n = figures_of(upper, INT32_MIN, above);
	m = figures_of(&upper[1], u->left, below);
	if (n == SIZE_MAX || m == SIZE_MAX || n < UPPER_MIN || m < LOWER_MIN)
		return false;
	if (u->form == FORM_SHARED)
		*held_r = makes_line(above, n, below, m);
	else
		*held_r = makes_value(above, n - 1, above[n - 1].v) && makes_tax(below, m, above[n - 1].v);
	return true;
}

/* Are those of line AT all figures of an item, and do they hold (*HELD_R)? */
static bool is_whole(const struct gst_unfolded *u, size_t at, bool *held_r)
{
	const struct dx_line *line = &u->job->lines.v[at];
	struct gst_figure v[FIGURES_MAX];
	const size_t n = ends_with_amount(line) ? figures_of(line, u->left, v) : 0;

	*held_r = n != SIZE_MAX && n >= WHOLE_MIN && makes_line(v, n, v, n);
	return n != SIZE_MAX && n >= WHOLE_MIN;
}

/* Find the items below the headings AT: down to the first amount that is none of theirs. */
static void find_pairs(struct gst_unfolded *u, size_t at)
{
	const struct dx_lines *lines = &u->job->lines;
	size_t i = at + 2;
	size_t begin = i; /* of an item's name */

	u->upper[at + 1] = at;
	while (i < lines->n && lines->v[i].page == lines->v[at].page) {
		const bool below = u->form == FORM_BELOW;
		bool held = false;

		if (below ? i > begin && i <= begin + NAME_LINES && is_whole(u, i, &held) : is_pair(u, i, &held)) {
			const size_t lower = below ? i : i + 1;

			u->upper[lower] = below ? begin : i;
			u->names_end[lower] = below ? INT32_MIN : u->left;
			u->pairs++;
			u->held += held;
			i = begin = lower + 1;
		} else if (ends_with_amount(&lines->v[i++])) {
			return;
		}
	}
}

/* How many words at the start of LOWER, a name that goes on, end before END: under no heading of the lower line. */
static size_t n_of_name(const struct dx_line *lower, int32_t end)
{
	size_t n = 0;

	while (n < lower->n && lower->words[n]->x1 <= end && !dx_columns_amount_like(lower->words[n]))
		n++;
	return n;
}

/* UPPER with the words of LOWER from FROM on, beyond the edge of the page. */
static void join(const struct gst_unfolded *u, struct dx_line *upper, const struct dx_line *lower, size_t from)
{
	struct dx_arena *a = u->job->arena;
	const size_t n = lower->n - from;
	const struct dx_word **words = dx_alloc_array(a, upper->n + n, sizeof(*words));
	struct moved *moved = dx_alloc_array(a, n + 1, sizeof(*moved));

	memcpy(words, upper->words, upper->n * sizeof(*words));
	for (size_t i = 0; i < n; i++) {
		const struct dx_word *is = lower->words[from + i];

		moved[i] = (struct moved){.word = *is, .is = is};
		moved[i].word.x0 += u->by;
		moved[i].word.x1 += u->by;
		moved[i].word.y0 = upper->words[0]->y0;
		moved[i].word.y1 = upper->words[0]->y1;
		moved[i].word.line = upper->words[0]->line;
		words[upper->n + i] = &moved[i].word;
	}
	upper->words = words;
	upper->n += n;
	upper->x1 = lower->x1 + u->by;
}

/* Put the lower lines behind the upper ones. What is left of a lower line is a name that goes on. */
static void unfold(struct gst_unfolded *u)
{
	struct dx_lines *l = &u->job->lines;
	bool *gone = dx_alloc_array(u->job->arena, l->n + 1, sizeof(*gone));

	for (size_t i = 0; i < l->n; i++)
		if (l->v[i].x1 + APART * l->v[i].height > u->by)
			u->by = l->v[i].x1 + APART * l->v[i].height;
	for (size_t i = 1; i < l->n; i++) {
		size_t n;

		if (u->upper[i] == SIZE_MAX)
			continue;
		n = n_of_name(&l->v[i], u->names_end[i]);
		join(u, &l->v[u->upper[i]], &l->v[i], n);
		gone[i] = n == 0;
		l->v[i].n = n;
	}
	dx_gst_drop_lines(l, gone);
}

struct gst_unfolded *dx_gst_unfold(struct dx_job *job)
{
	struct gst_unfolded *u = DX_NEW(job->arena, struct gst_unfolded);
	const size_t n = job->lines.n;

	u->job = job;
	u->upper = dx_alloc_array(job->arena, n + 1, sizeof(*u->upper));
	u->names_end = dx_alloc_array(job->arena, n + 1, sizeof(*u->names_end));
	for (size_t i = 0; i <= n; i++) {
		u->upper[i] = SIZE_MAX;
		u->names_end[i] = INT32_MIN;
	}
	for (size_t i = 0; i < n; i++)
		if (is_header(u, i))
			find_pairs(u, i);
	if (u->held * 2 <= u->pairs)
		return NULL;
	unfold(u);
	return u;
}

void dx_gst_fold_again(struct gst_unfolded *u)
{
	struct dx_tables *t = &u->job->tables;

	for (size_t i = 0; i < t->n_rows; i++)
		for (size_t c = 0; c < t->v[t->rows[i].table].n_cols; c++)
			for (size_t k = 0; k < t->rows[i].cells[c].n; k++) {
				const struct dx_word **word = &t->rows[i].cells[c].words[k].word;

				if ((*word)->x0 >= u->by)
					*word = ((const struct moved *)*word)->is;
			}
}
