/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The cells of a line against each other: net amount, rate, tax, amount with tax. */
#include "items.h"
#include "record/record.h"

static const struct dx_dec exact;

static bool apart(const struct dx_val *a, const struct dx_val *b)
{
	return a->place.page != b->place.page || a->place.x0 != b->place.x0 || a->place.y0 != b->place.y0;
}

/* What a line comes to without and with its tax, as far as both are printed, each in a cell of its own. */
static void ends_of(struct inv_item *it, struct dx_val **net_r, struct dx_val **gross_r)
{
	bool own = dx_val_has(&it->amount) && (!dx_val_has(&it->net) || apart(&it->amount, &it->net)) &&
		   (!dx_val_has(&it->gross) || apart(&it->amount, &it->gross));

	*net_r = dx_val_has(&it->net) ? &it->net : own ? &it->amount : NULL;
	*gross_r = dx_val_has(&it->gross) ? &it->gross : own && *net_r == &it->net ? &it->amount : NULL;
}

/* Decimals of what a rate comes to: none where the line's money has none, and then nothing is left over. */
static uint8_t places(const struct inv_item *it, struct dx_dec found)
{
	return dx_invoice_is_whole_money(it) && found.scale == 0 ? 0 : 2;
}

/* A relation between the cells of a line. False when it does not apply; else what it comes to and what is printed. */
typedef bool relation(struct inv_item *it, struct dx_dec *want_r, struct dx_dec *found_r, struct dx_dec *tol_r);

static bool with_tax(struct inv_item *it, struct dx_dec *want_r, struct dx_dec *found_r, struct dx_dec *tol_r)
{
	struct dx_val *net;
	struct dx_val *gross;

	ends_of(it, &net, &gross);
	if (!net || !gross || !dx_val_has(&it->tax))
		return false;
	*want_r = dx_dec_add(net->dec, it->tax.dec);
	*found_r = gross->dec;
	*tol_r = exact;
	return true;
}

static bool rate_of_gross(struct inv_item *it, struct dx_dec *want_r, struct dx_dec *found_r, struct dx_dec *tol_r)
{
	struct dx_val *net;
	struct dx_val *gross;
	uint8_t scale;

	ends_of(it, &net, &gross);
	if (!net || !gross || dx_val_has(&it->tax) || !dx_val_has(&it->tax_rate))
		return false;
	scale = places(it, gross->dec);
	*want_r = dx_dec_add(net->dec, dx_dec_div(dx_dec_mul(net->dec, it->tax_rate.dec), dx_dec(100, 0), scale));
	*found_r = gross->dec;
	*tol_r = scale ? dx_dec(1, 2) : exact;
	return true;
}

/* Where the net amount has no column of its own, the tax may be inside of what is printed. */
static bool rate_of_tax(struct inv_item *it, struct dx_dec *want_r, struct dx_dec *found_r, struct dx_dec *tol_r)
{
	struct dx_val *net;
	struct dx_val *gross;
	struct dx_dec times;
	uint8_t scale;

	ends_of(it, &net, &gross);
	if (!net || !dx_val_has(&it->tax) || !dx_val_has(&it->tax_rate))
		return false;
	times = dx_dec_mul(dx_invoice_less_apart(it, net->dec), it->tax_rate.dec);
	scale = places(it, it->tax.dec);
	*want_r = dx_dec_div(times, dx_dec(100, 0), scale);
	*found_r = it->tax.dec;
	*tol_r = scale ? dx_dec(1, 2) : exact;
	if (!gross && !dx_dec_near(*want_r, *found_r, *tol_r))
		*want_r = dx_dec_div(times, dx_dec_add(dx_dec(100, 0), it->tax_rate.dec), scale);
	return true;
}

static size_t holds(const struct inv_invoice *inv, relation *test, size_t *applies_r)
{
	struct inv_item *items = inv->line_items.items;
	size_t n = 0;

	*applies_r = 0;
	for (size_t i = 0; i < inv->line_items.n; i++) {
		struct dx_dec want;
		struct dx_dec found;
		struct dx_dec tol;

		if (!test(&items[i], &want, &found, &tol))
			continue;
		++*applies_r;
		n += dx_dec_near(want, found, tol);
	}
	return n;
}

/* The relation is checked where it holds for most lines; else nobody knows what its columns are. True if checked. */
static bool check_lines(struct dx_job *job, struct inv_invoice *inv, relation *test, const char *label)
{
	struct inv_item *items = inv->line_items.items;
	size_t applies;
	size_t n = holds(inv, test, &applies);

	if (applies == 0)
		return false;
	if (2 * n <= applies) {
		inv->has_odd_figure = true;
		return false;
	}
	for (size_t i = 0; i < inv->line_items.n; i++) {
		struct dx_term term = {NULL, dx_asprintf(job->arena, "/line_items/%zu/amount", i)};
		struct dx_dec want;
		struct dx_dec found;
		struct dx_dec tol;

		if (test(&items[i], &want, &found, &tol))
			dx_checks_compare(&job->checks, "line_amount", label, want, found, tol, &term, 1);
	}
	return true;
}

/* A rate that its line's own tax leaves no other value for. */
static void prove_rates(struct inv_invoice *inv)
{
	struct inv_item *items = inv->line_items.items;

	for (size_t i = 0; i < inv->line_items.n; i++) {
		struct dx_val *net;
		struct dx_val *gross;
		struct dx_dec share;

		ends_of(&items[i], &net, &gross);
		if (!net || !gross || !dx_val_printed(&items[i].tax) || !dx_val_printed(&items[i].tax_rate))
			continue;
		share = dx_dec_mul(net->dec, dx_dec(1, 2));
		if (dx_check_pins(dx_dec_mul(share, items[i].tax_rate.dec), items[i].tax.dec, share,
				  items[i].tax_rate.dec))
			items[i].tax_rate.proved = true;
	}
}

bool dx_invoice_check_ends(struct dx_job *job, struct inv_invoice *inv)
{
	bool added = check_lines(job, inv, with_tax, "Net amount and tax of a line against its amount with tax");

	added |= check_lines(job, inv, rate_of_gross, "Net amount of a line with tax at its rate (±0.01)");
	if (check_lines(job, inv, rate_of_tax, "Tax of a line at its rate (±0.01 for rounding)") && added)
		prove_rates(inv);
	return added;
}
