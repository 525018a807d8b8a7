/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Cells of a line by the words and blanks of it alone, and whether they are those of an item: a name and figures of
 * which two make the third, or a code of goods and an amount.
 */
#include <string.h>

#include "gst_int.h"

#define CELLS_MIN   3
#define FIGURES_MAX 20
#define UNIT_LEN    6

/* ---- cells of a line ---- */

bool dx_gst_has_letter(const char *s)
{
	for (; *s; s++)
		if ((*s >= 'a' && *s <= 'z') || (*s >= 'A' && *s <= 'Z'))
			return true;
	return false;
}

bool dx_gst_parse_figure(const char *text, struct gst_figure *f)
{
	struct dx_number n;

	if (!dx_value_parse(dx_str(text), (struct dx_value_rule){0}, &n))
		return false;
	f->has = true;
	f->is_percent = n.has_percent;
	f->v = n.value;
	return true;
}

/* "1,234.50", "₹ 50.00", "18%", "10 Nos", "57BAG". */
static void read_run(struct dx_arena *a, const struct dx_line *line, struct gst_run *run)
{
	char *text = dx_lines_text(a, (const struct dx_word *const *)line->words + run->first, run->n);
	size_t digits = strspn(text, "0123456789.,");
	const char *tail = text + digits + strspn(text + digits, " ");

	run->f = (struct gst_figure){0};
	if (dx_gst_parse_figure(text, &run->f))
		return;
	run->letters = dx_gst_has_letter(text);
	if (digits == 0 || strchr(tail, ' ') || strlen(tail) > UNIT_LEN || strpbrk(tail, "0123456789/-"))
		return;
	text[digits] = '\0';
	run->f.has_unit = dx_gst_parse_figure(text, &run->f);
	run->letters &= !run->f.has;
}

/*
 * "50.42  CAN": a word set apart from the figure before it is a cell of its own, as is another amount. Recognised lines
 * are higher than their letters' blanks are wide: there a rate and its tax may stand as near as that.
 */
static bool begins_cell(const struct dx_line *line, size_t at)
{
	const struct dx_word *before = line->words[at - 1];
	const struct dx_word *w = line->words[at];

	if (w->conf < 100 && before->text[0] && before->text[strlen(before->text) - 1] == '%')
		return dx_columns_amount_like(w);
	if (!dx_columns_amount_like(before)) /* a rate without its sign or a count, and an amount: "9   3,782.09" */
		return dx_columns_amount_like(w) && w->x0 - before->x1 > line->height / 2 &&
		       before->text[strspn(before->text, "0123456789.")] == '\0';
	return dx_columns_amount_like(w) || (w->x0 - before->x1 > line->height / 2 && dx_gst_has_letter(w->text));
}

/* Does a column of KNOWN end between word AT and the one before, neither of them in the names of goods? */
static bool is_parted(const struct dx_line *line, size_t at, const struct dx_table *known)
{
	for (size_t i = 0; i + 1 < known->n_cols; i++)
		if (known->cols[i].x1 >= line->words[at - 1]->x1 && known->cols[i].x1 <= line->words[at]->x0)
			return known->cols[i].role != GC_DESCRIPTION && known->cols[i + 1].role != GC_DESCRIPTION;
	return false;
}

struct gst_run *dx_gst_runs(struct dx_arena *a, const struct dx_line *line, const struct dx_table *known, size_t *n_r)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(a, line, &n);
	struct gst_run *runs = dx_alloc_array(a, line->n + 1, sizeof(*runs));
	size_t at = 0;

	for (size_t i = 0; i < n; i++) {
		size_t end = segs[i].first + segs[i].n;

		for (size_t k = segs[i].first; k < end; k++) {
			if (k == segs[i].first || begins_cell(line, k) || (known && is_parted(line, k, known)))
				runs[at++] = (struct gst_run){.first = k, .x0 = line->words[k]->x0};
			runs[at - 1].n = k + 1 - runs[at - 1].first;
			runs[at - 1].x1 = line->words[k]->x1;
		}
	}
	for (size_t i = 0; i < at; i++)
		read_run(a, line, &runs[i]);
	*n_r = at;
	return runs;
}

/* ---- rows ---- */

bool dx_gst_is_money(const struct gst_figure *f)
{
	return f->has && !f->is_percent && f->v.scale > 0 && f->v.coef > 0;
}

/* Two figures that make a third, an amount; one of a thing is its price. */
static bool multiplies(const struct gst_run *runs, size_t n)
{
	for (size_t a = 0; a < n; a++)
		for (size_t b = a + 1; b < n; b++)
			for (size_t c = 0; c < n; c++) {
				const struct gst_figure *q = &runs[a].f;
				const struct gst_figure *p = &runs[b].f;
				const struct gst_figure *v = &runs[c].f;

				if (c == a || c == b || !q->has || !p->has || !dx_gst_is_money(v) || q->is_percent ||
				    p->is_percent || q->v.coef <= 0 || p->v.coef <= 0 ||
				    (q->v.scale == 0 && p->v.scale == 0 && v->v.scale == 0))
					continue;
				if (dx_dec_near(dx_dec_round(dx_dec_mul(q->v, p->v), 2), v->v, dx_dec(1, 2)))
					return true;
			}
	return false;
}

/* Two amounts that add up to a third: a value and its tax. */
static bool adds_up(const struct gst_run *runs, size_t n)
{
	for (size_t a = 0; a < n; a++)
		for (size_t b = a + 1; b < n; b++)
			for (size_t c = b + 1; c < n; c++)
				if (dx_gst_is_money(&runs[a].f) && dx_gst_is_money(&runs[b].f) &&
				    dx_gst_is_money(&runs[c].f) &&
				    dx_dec_cmp(dx_dec_add(runs[a].f.v, runs[b].f.v), runs[c].f.v) == 0)
					return true;
	return false;
}

bool dx_gst_is_code(const struct dx_line *line, const struct gst_run *run)
{
	const char *text = line->words[run->first]->text;
	size_t n = strlen(text);

	return run->n == 1 && (n == 4 || n == 6 || n == 8) && strspn(text, "0123456789") == n;
}

bool dx_gst_is_item(const struct dx_line *line, const struct gst_run *runs, size_t n)
{
	size_t figures = 0;
	size_t letters = 0;
	bool code = false;
	bool money = false;

	for (size_t i = 0; i < n; i++) {
		figures += runs[i].f.has;
		letters += runs[i].letters;
		code |= dx_gst_is_code(line, &runs[i]);
		money |= dx_gst_is_money(&runs[i].f);
	}
	if (n < CELLS_MIN || n > FIGURES_MAX || letters == 0 || figures < 2)
		return false;
	return multiplies(runs, n) || adds_up(runs, n) || (code && money && dx_gst_is_money(&runs[n - 1].f));
}
