/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The rates of a tax and of its cesses in one cell, as the invoice registration portal prints them: "18.00+0.00 |
 * 0.00+0.00" is GST + cess | state cess + the cess that is no percentage, but an amount.
 */
#include <string.h>

#include "items.h"

#define PARTS_MAX 4

static struct dx_val part(const struct dx_val *cell, struct dx_dec dec)
{
	struct dx_val v = *cell;

	v.dec = dec;
	return v;
}

/* "0.00+0.00"; *APART: a blank alone parts two of them. */
static bool read_side(struct dx_job *job, struct dx_str side, struct dx_dec parts[PARTS_MAX], size_t *n, bool *apart)
{
	struct dx_str one;

	while (dx_str_split(&side, '+', &one)) {
		struct dx_str rest = dx_str_trim(one);
		const size_t before = *n;
		struct dx_str word;

		while (dx_str_split(&rest, ' ', &word)) {
			struct dx_number number;

			if (*n == PARTS_MAX || !dx_value_parse(dx_str_trim(word), job->tables.rule, &number))
				return false;
			parts[(*n)++] = number.value;
		}
		*apart |= *n > before + 1;
	}
	return true;
}

/* "18% (9% + 9%)": the rate and, in brackets, both its halves. */
static bool read_with_halves(struct dx_job *job, const struct dx_val *cell, struct gst_item *it)
{
	struct dx_str raw = dx_str(cell->raw);
	const size_t open = strcspn(cell->raw, "(");
	struct dx_number rate;
	struct dx_dec parts[PARTS_MAX] = {0};
	size_t n = 0;
	bool apart = false;

	if (open == raw.n || !dx_str_ends(raw, ")") ||
	    !dx_value_parse(dx_str_trim(dx_str_sub(raw, 0, open)), job->tables.rule, &rate) ||
	    !read_side(job, dx_str_sub(raw, open + 1, raw.n - open - 2), parts, &n, &apart) || n != 2 ||
	    dx_dec_cmp(parts[0], parts[1]) != 0 || dx_dec_cmp(dx_dec_add(parts[0], parts[1]), rate.value) != 0)
		return false;
	it->tax_rate = part(cell, rate.value);
	return true;
}

bool dx_gst_joint_rates(struct dx_job *job, const struct dx_cell *c, struct gst_item *it)
{
	struct dx_val cell = dx_cell_val(job, c);
	struct dx_str rest = dx_str(cell.raw);
	struct dx_dec parts[PARTS_MAX] = {0};
	size_t n = 0;
	struct dx_str side;
	bool apart = false;

	if (!strchr(cell.raw, '+'))
		return false;
	if (read_with_halves(job, &cell, it))
		return true;
	while (dx_str_split(&rest, strchr(cell.raw, '|') ? '|' : '/', &side)) {
		side = dx_str_trim(side);
		if (cell.source == DX_VAL_OCR && n > 0 && side.n > 1 && side.p[0] == '/') /* the bar once more */
			side = dx_str_sub(side, 1, side.n - 1);
		if (!read_side(job, side, parts, &n, &apart))
			return false;
	}
	/* the bar of a scan is taken for a piece of a rule, or for a slash: "18.00+0.00 0.00+0.00", "5+0/0+0" */
	if (n < 2 || (apart && n != PARTS_MAX))
		return false;
	if (dx_dec_cmp(parts[0], dx_dec(100, 0)) > 0 || !dx_dec_is_zero(parts[2])) /* one more rate */
		return false;
	it->tax_rate = part(&cell, parts[0]);
	if (!dx_dec_is_zero(parts[1]))
		it->cess_rate = part(&cell, parts[1]);
	if (!dx_dec_is_zero(parts[3]))
		it->cess = part(&cell, parts[3]);
	return true;
}

void dx_gst_joint_begins(struct dx_rowread *r, const struct dx_cell *c, struct dx_val *rate)
{
	struct dx_dec parts[PARTS_MAX] = {0};
	struct dx_val cell;
	size_t n = 0;
	bool apart = false;

	if (dx_val_has(rate) || !c || c->n < 2 || !strchr(c->words[0].word->text, '+'))
		return;
	cell = dx_cell_val(r->job, c);
	if (cell.source != DX_VAL_OCR || !read_side(r->job, dx_str(c->words[0].word->text), parts, &n, &apart) ||
	    n != 2 || dx_dec_cmp(parts[0], dx_dec(100, 0)) > 0 || !dx_dec_is_zero(parts[1]))
		return;
	*rate = part(&cell, parts[0]);
	r->unread = true; /* the rest of the cell */
}

/* Figures with a plus between them, in one word or in several. */
static bool is_side(const struct dx_cell *c)
{
	bool sum = false;

	for (size_t i = 0; i < c->n; i++) {
		const char *text = c->words[i].word->text;

		if (text[strspn(text, "0123456789.+")] != '\0')
			return false;
		sum |= strchr(text, '+') != NULL;
	}
	return sum;
}

bool dx_gst_joint_goes_on(const struct dx_cell *above, const struct dx_cell *c)
{
	struct dx_str last = dx_str(above->n > 0 ? above->words[above->n - 1].word->text : "");

	if (dx_str_ends(last, "|")) /* "18.00 + 0.00 |" over "0.00 + 0" */
		return is_side(c);
	return c->n == 1 && dx_str_ends(last, "+") && (above->n > 1 || strpbrk(last.p, "|/"));
}
