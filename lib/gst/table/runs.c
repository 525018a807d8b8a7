/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Cells of a line by the words and blanks of it alone, and whether they are those of an item: a name and figures of
 * which two make the third, or a code of goods and an amount.
 */
#include <string.h>

#include "dx/extract/ident.h"

#include "record/record.h"
#include "table.h"

#define CELLS_MIN   3
#define FIGURES_MAX 20
#define UNIT_LEN    6
#define CODE_LEN    8
#define PERCENT_MAX 100

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

/* Is TEXT a percentage in brackets? */
static bool is_with_rate(const char *text)
{
	size_t n = text[0] == '(' ? strspn(text + 1, "0123456789.") : 0;

	return n > 0 && strcmp(text + 1 + n, "%)") == 0;
}

bool dx_gst_read_figure(struct dx_arena *a, const char *text, struct gst_figure *f)
{
	size_t digits = strspn(text, "0123456789.,");
	const char *tail = text + digits + strspn(text + digits, " ");

	*f = (struct gst_figure){0};
	if (dx_gst_parse_figure(text, f))
		return true;
	if (digits == 0 ||
	    (!is_with_rate(tail) && (strchr(tail, ' ') || strlen(tail) > UNIT_LEN || strpbrk(tail, "0123456789/-"))))
		return false;
	if (!dx_gst_parse_figure(dx_strndup(a, text, digits), f))
		return false;
	f->has_unit = tail[0] != '(';
	return true;
}

bool dx_gst_figure_in(struct dx_job *job, const struct dx_cell *c, struct dx_dec *v_r)
{
	struct gst_figure f = {0};

	if (!dx_gst_read_figure(job->arena, dx_cell_text(job->arena, c), &f) || f.is_percent)
		return false;
	*v_r = f.v;
	return true;
}

bool dx_gst_charge_in(struct dx_job *job, const struct dx_cell *c, struct dx_dec *v_r)
{
	*v_r = dx_dec(0, 2);
	return dx_cell_blank(dx_cell_text(job->arena, c)) || dx_gst_figure_in(job, c, v_r);
}

static void read_run(struct dx_arena *a, const struct dx_line *line, struct gst_run *run)
{
	const char *text = dx_lines_text(a, (const struct dx_word *const *)line->words + run->first, run->n);

	run->letters = !dx_gst_read_figure(a, text, &run->f) && dx_gst_has_letter(text);
}

bool dx_gst_is_hsn(const char *text)
{
	size_t n = strlen(text);

	return (n == 4 || n == 6 || n == 8) && strspn(text, "0123456789") == n;
}

static bool is_rate(const char *text)
{
	size_t n = strspn(text, "0123456789.");

	return n > 0 && strcmp(text + n, "%") == 0;
}

static bool is_digits(const char *text)
{
	return text[0] && text[strspn(text, "0123456789")] == '\0';
}

/* A code of goods with all of its digits is hardly anything else. */
static bool is_whole_code(const char *text)
{
	return strlen(text) == CODE_LEN && is_digits(text);
}

/*
 * "50.42  CAN": a word set apart from the figure before it is a cell of its own, as is another amount. Recognised lines
 * are higher than their letters' blanks are wide: there a rate and its tax may stand as near as that.
 */
static bool begins_cell(const struct dx_line *line, size_t at)
{
	const struct dx_word *before = line->words[at - 1];
	const struct dx_word *w = line->words[at];
	bool apart = w->x0 - before->x1 > line->height / 2;

	if (w->conf < 100 && before->text[0] && before->text[strlen(before->text) - 1] == '%')
		return dx_columns_amount_like(w);
	/* "Annual software support   998313   NOS", "+2.25   900150", "-   900150" */
	if (apart && ((dx_gst_is_hsn(w->text) &&
		       (dx_gst_has_letter(before->text) || before->text[0] == '+' || strcmp(before->text, "-") == 0)) ||
		      (dx_gst_is_hsn(before->text) && dx_gst_has_letter(w->text))))
		return true;
	if (apart && is_digits(before->text) && is_whole_code(w->text)) /* "P.R. Nos. 2210   52010020" */
		return true;
	if (!dx_columns_amount_like(before)) /* a rate or a count, and an amount: "9   3,782.09" */
		return apart && dx_columns_amount_like(w) &&
		       (is_rate(before->text) || before->text[strspn(before->text, "0123456789.")] == '\0');
	/* "0.00   18%": the tax of one kind, and the rate of the next */
	return dx_columns_amount_like(w) || (apart && (dx_gst_has_letter(w->text) || is_rate(w->text)));
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

/* RUNS, where run AT is two, the second of which begins with word WORD of LINE. */
static struct gst_run *part(struct dx_arena *a, const struct dx_line *line, const struct gst_run *runs, size_t *n_r,
			    size_t at, size_t word)
{
	struct gst_run *parted = dx_alloc_array(a, *n_r + 1, sizeof(*parted));

	memcpy(parted, runs, (at + 1) * sizeof(*parted));
	memcpy(parted + at + 1, runs + at, (*n_r - at) * sizeof(*parted));
	parted[at].n = word - runs[at].first;
	parted[at].x1 = line->words[word - 1]->x1;
	parted[at + 1].first = word;
	parted[at + 1].n = runs[at].n - parted[at].n;
	parted[at + 1].x0 = line->words[word]->x0;
	read_run(a, line, &parted[at]);
	read_run(a, line, &parted[at + 1]);
	++*n_r;
	return parted;
}

struct gst_run *dx_gst_part_first(struct dx_arena *a, const struct dx_line *line, const struct gst_run *runs,
				  size_t *n_r)
{
	return part(a, line, runs, n_r, 0, runs[0].first + 1);
}

struct gst_run *dx_gst_part_at(struct dx_arena *a, const struct dx_line *line, struct gst_run *runs, size_t *n_r,
			       int32_t x)
{
	for (size_t i = 0; i < *n_r; i++)
		for (size_t k = runs[i].first + 1; k < runs[i].first + runs[i].n; k++)
			if (line->words[k - 1]->x1 <= x && line->words[k]->x0 >= x)
				return part(a, line, runs, n_r, i, k);
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

/* "2   180.00   36.00   324.00": so many at a price, less what comes off, in this order. */
static bool multiplies_less(const struct gst_run *runs, size_t n)
{
	for (size_t q = 0; q + 3 < n; q++) {
		const struct gst_figure *of = &runs[q].f;
		const struct gst_figure *price = &runs[q + 1].f;
		const struct gst_figure *off = &runs[q + 2].f;
		const struct gst_figure *value = &runs[q + 3].f;

		if (of->has && !of->is_percent && of->v.coef > 0 && dx_gst_is_money(price) && dx_gst_is_money(off) &&
		    dx_gst_is_money(value) &&
		    dx_dec_cmp(dx_dec_sub(dx_dec_mul(of->v, price->v), off->v), value->v) == 0)
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

/* A discount that comes off, or two equal taxes that come on top: such sums stand in a foot as well. */
static bool comes_to(const struct gst_run *runs, size_t n)
{
	for (size_t a = 0; a < n; a++)
		for (size_t b = 0; b < n; b++)
			for (size_t c = 0; c < n; c++) {
				struct dx_dec sum;

				if (a == b || a == c || b == c || !dx_gst_is_money(&runs[a].f) ||
				    !dx_gst_is_money(&runs[b].f) || !dx_gst_is_money(&runs[c].f))
					continue;
				sum = dx_dec_add(runs[a].f.v, runs[b].f.v);
				if (a < b && dx_dec_cmp(sum, runs[c].f.v) == 0)
					return true;
				if (b + 1 < n && runs[b + 1].f.has && dx_dec_cmp(runs[b].f.v, runs[b + 1].f.v) == 0 &&
				    dx_dec_cmp(dx_dec_add(sum, runs[b].f.v), runs[c].f.v) == 0)
					return true;
			}
	return false;
}

bool dx_gst_is_tax_rate(struct dx_dec rate)
{
	return dx_ident_gst_rate(rate) || dx_ident_gst_rate(dx_dec_add(rate, rate));
}

/* An amount, a rate of the law, or of one of its halves, and the tax that it makes. */
static bool is_taxed(const struct gst_run *runs, size_t n)
{
	for (size_t v = 0; v < n; v++)
		for (size_t r = 0; r < n; r++)
			for (size_t t = 0; t < n; t++)
				if (dx_gst_is_money(&runs[v].f) && dx_gst_is_money(&runs[t].f) &&
				    runs[r].f.is_percent && t != v && dx_gst_is_tax_rate(runs[r].f.v) &&
				    dx_dec_cmp(dx_gst_tax(runs[v].f.v, runs[r].f.v, false), runs[t].f.v) == 0)
					return true;
	return false;
}

bool dx_gst_is_share(const struct gst_figure *of, const struct gst_figure *rate, const struct gst_figure *share)
{
	return dx_gst_is_money(of) && rate->has && rate->v.coef > 0 && dx_gst_is_money(share) &&
	       dx_dec_cmp(rate->v, dx_dec(PERCENT_MAX, 0)) < 0 &&
	       dx_dec_cmp(dx_dec_div(dx_dec_mul(of->v, rate->v), dx_dec(100, 0), 2), share->v) == 0;
}

/* "7,90,506.70  12.50  98,813.34": what a rate makes of an amount, as brokers and agents charge it, in this order. */
static bool has_share(const struct gst_run *runs, size_t n)
{
	for (size_t i = 0; i + 2 < n; i++)
		if (dx_gst_is_share(&runs[i].f, &runs[i + 1].f, &runs[i + 2].f) && !dx_gst_is_tax_rate(runs[i + 1].f.v))
			return true;
	return false;
}

/* "Total of duties   29,970.00   380.00   30,350.00": sums add up as what they are of does. */
static bool is_of_sums(const struct dx_line *line)
{
	static const char *const sums[] = {"total", "subtotal", "sub", "grand", "net", "tax"};

	return dx_str_is_one_of(dx_strn(line->words[0]->text, strcspn(line->words[0]->text, ".:")), sums, DX_LEN(sums));
}

/* "CGST 9%  1,000.00  90.00", "Total …": a row of a summary, or of the foot. */
static bool is_of_foot(const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		if (dx_gst_tax_kind(line->words[i]->text) >= 0)
			return true;
	return is_of_sums(line);
}

bool dx_gst_is_code(const struct dx_line *line, const struct gst_run *run)
{
	return run->n == 1 && dx_gst_is_hsn(line->words[run->first]->text);
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
	return multiplies(runs, n) || (adds_up(runs, n) && !is_of_sums(line)) ||
	       (code && money && dx_gst_is_money(&runs[n - 1].f)) ||
	       (!is_of_foot(line) &&
		(multiplies_less(runs, n) || comes_to(runs, n) || is_taxed(runs, n) || has_share(runs, n)));
}

bool dx_gst_is_item_line(struct dx_arena *a, const struct dx_line *line)
{
	size_t n;
	struct gst_run *runs = dx_gst_runs(a, line, NULL, &n);

	return dx_gst_is_item(line, runs, n);
}
