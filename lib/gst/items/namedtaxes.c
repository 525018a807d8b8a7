/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Taxes of a line that one cell holds with their names: "CGST @9% :Rs.18.25" over "SGST @9% :Rs.18.25". */
#include <string.h>

#include "items.h"
#include "table/table.h"

struct named {
	struct dx_val tax, rate;
};

/* Put what the words FROM..TO of C, behind the name of a tax, say into *N: a rate and an amount, nothing else. */
static bool read_one(struct dx_job *job, const struct dx_cell *c, size_t from, size_t to, struct named *n)
{
	for (size_t i = from; i < to; i++) {
		const char *text = c->words[i].word->text + strspn(c->words[i].word->text, "@:(-=");
		const struct dx_cell word = {c->words + i, 1};
		struct dx_number number;
		struct dx_val *v;
		size_t n_text;

		if (*text == '\0' || dx_value_currency(dx_str(text)))
			continue;
		n_text = strcspn(text, ":)");
		n_text -= n_text > 1 && text[n_text - 1] == ','; /* "1,062.00, SGST" */
		if (!dx_value_parse(dx_strn(text, n_text), job->tables.rule, &number))
			return false;
		v = number.has_percent ? &n->rate : &n->tax;
		if (dx_val_has(v))
			return false;
		*v = dx_cell_val(job, &word);
		v->dec = number.value;
	}
	return dx_val_has(&n->rate) && dx_val_has(&n->tax);
}

bool dx_gst_named_taxes(struct dx_job *job, const struct dx_cell *c, struct gst_item *it)
{
	struct named taxes[GC_COLS] = {0};

	for (size_t at = 0; at < c->n;) {
		int kind = dx_gst_tax_kind(c->words[at].word->text);
		size_t from = ++at;

		if (kind < 0 || kind == GC_TAX || dx_val_has(&taxes[kind].tax))
			return false;
		while (at < c->n && dx_gst_tax_kind(c->words[at].word->text) < 0)
			at++;
		if (!read_one(job, c, from, at, &taxes[kind]))
			return false;
	}
	it->cgst = taxes[GC_CGST].tax;
	it->cgst_rate = taxes[GC_CGST].rate;
	it->sgst = taxes[GC_SGST].tax;
	it->sgst_rate = taxes[GC_SGST].rate;
	it->igst = taxes[GC_IGST].tax;
	it->igst_rate = taxes[GC_IGST].rate;
	return c->n > 0;
}

bool dx_gst_names_no_tax(struct dx_job *job, const struct dx_cell *c, struct dx_val *rate)
{
	static const char *const none[] = {"exempt", "exempted", "non gst", "non-gst", "nongst"};
	static const char *const nil[] = {"nil", "nil rated", "nil-rated", "zero rated", "zero-rated"};
	const struct dx_str text = dx_str(dx_cell_text(job->arena, c));

	if (!dx_str_is_one_of(text, nil, DX_LEN(nil)))
		return dx_str_is_one_of(text, none, DX_LEN(none));
	*rate = dx_cell_val(job, c);
	rate->dec = dx_dec(0, 0);
	return true;
}
