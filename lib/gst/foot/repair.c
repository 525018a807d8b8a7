/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Scanned cells of an item that quantity × price contradicts, and rates that the
 * printed taxes contradict: another reading is taken if it is the only one that
 * satisfies every check of the cell.
 */
#include <stdlib.h>
#include <string.h>

#include "foot.h"
#include "record/record.h"

#define WHOLE_MAX 12 /* digits of a price */

/* Do the lines, taxes and rounding add up to the printed total? 1 yes, −1 no, 0 cannot be told. */
static int total_holds(const struct gst_invoice *inv)
{
	const struct gst_totals *t = &inv->totals;
	const struct dx_val *parts[] = {&t->cgst, &t->sgst, &t->igst, &t->cess, &t->round_off};
	const struct gst_item *items = inv->line_items.items;
	struct dx_dec sum = dx_dec(0, 2);

	if (!dx_val_printed(&t->total))
		return 0;
	for (size_t i = 0; i < inv->line_items.n; i++) {
		if (!dx_val_has(&items[i].taxable_value))
			return 0;
		sum = dx_dec_add(sum, items[i].taxable_value.dec);
	}
	for (size_t i = 0; i < DX_LEN(parts); i++)
		if (dx_val_has(parts[i]))
			sum = dx_dec_add(sum, parts[i]->dec);
	return dx_dec_cmp(sum, t->total.dec) == 0 ? 1 : -1;
}

static bool line_holds(const struct gst_item *it)
{
	struct dx_dec want;
	bool rounded;

	return dx_gst_line_value(it, &want, &rounded) &&
	       dx_dec_near(want, it->taxable_value.dec, dx_dec(rounded ? 1 : 0, 2));
}

struct found {
	size_t count;
	struct dx_val *cell;
	struct dx_dec value;
};

static void try_cell(struct gst_invoice *inv, struct gst_item *it, struct dx_val *cell, struct found *f)
{
	struct dx_dec was = cell->dec;

	for (size_t i = 0; dx_val_has(cell) && i < cell->n_readings; i++) {
		cell->dec = cell->readings[i].value;
		/* price and quantity are in the line's check alone, the taxable value in the total's as well */
		if (line_holds(it) && (cell != &it->taxable_value || total_holds(inv) >= 0))
			*f = (struct found){f->count + 1, cell, cell->dec};
	}
	cell->dec = was;
}

/* A quantity or a price that only a second reading saw: the one reading that makes the line's value. */
static void find_missing(struct gst_item *it, struct dx_val *cell, const struct dx_val *other)
{
	size_t count = 0;
	struct dx_dec value = {0};

	if (dx_val_has(cell) || cell->n_readings == 0 || !dx_val_has(&it->taxable_value) || !dx_val_has(other))
		return;
	cell->source = DX_VAL_REPAIRED;
	for (size_t i = 0; i < cell->n_readings; i++) {
		cell->dec = cell->readings[i].value;
		if (line_holds(it)) {
			value = cell->dec;
			count++;
		}
	}
	cell->dec = value;
	if (count != 1)
		cell->source = DX_VAL_ABSENT;
}

/* ---- rates that only the printed taxes contradict ---- */

/* Do taxable values × rates come to each tax that is printed, give or take a paisa a line? */
static bool taxes_hold(const struct gst_invoice *inv)
{
	const struct {
		const struct dx_val *tax;
		bool half;
	} taxes[] = {{&inv->totals.cgst, true}, {&inv->totals.sgst, true}, {&inv->totals.igst, false}};
	const struct gst_item *items = inv->line_items.items;
	struct dx_dec slack = dx_dec((int64_t)inv->line_items.n, 2);
	size_t n = 0;

	for (size_t k = 0; k < DX_LEN(taxes); k++) {
		struct dx_dec sum = dx_dec(0, 2);

		if (!dx_val_printed(taxes[k].tax) || dx_gst_is_of_other_kind(&inv->totals, taxes[k].tax, taxes[k].half))
			continue;
		for (size_t i = 0; i < inv->line_items.n; i++) {
			if (!dx_val_has(&items[i].taxable_value) || !dx_val_has(&items[i].tax_rate))
				return false;
			sum = dx_dec_add(sum,
					 dx_gst_tax(items[i].taxable_value.dec, items[i].tax_rate.dec, taxes[k].half));
		}
		if (!dx_dec_near(sum, taxes[k].tax->dec, slack))
			return false;
		n++;
	}
	return n > 0;
}

/* Does RATE make each of the line's own taxes, and no rate beside it? */
static bool line_pins(const struct gst_item *it, struct dx_dec rate)
{
	const struct {
		const struct dx_val *tax;
		bool half;
	} taxes[] = {{&it->cgst, true}, {&it->sgst, true}, {&it->igst, false}, {&it->tax, false}};
	size_t n = 0;

	for (size_t k = 0; k < DX_LEN(taxes); k++) {
		if (!dx_val_printed(taxes[k].tax) || dx_dec_is_zero(taxes[k].tax->dec))
			continue;
		if (!dx_gst_pins_rate(it->taxable_value.dec, rate, taxes[k].half, taxes[k].tax->dec))
			return false;
		n++;
	}
	return n > 0;
}

/* The rate is known: a half that is none of it was misread, and is in no record. */
static void drop_halves(struct gst_item *it)
{
	struct dx_val *halves[] = {&it->cgst_rate, &it->sgst_rate};

	for (size_t k = 0; k < DX_LEN(halves); k++)
		if (dx_val_has(halves[k]) &&
		    dx_dec_cmp(dx_dec_add(halves[k]->dec, halves[k]->dec), it->tax_rate.dec) != 0)
			halves[k]->source = DX_VAL_ABSENT;
}

/* A rate that the taxes of its own line contradict, or that was not read: the one reading that makes them. */
static void mend_line_rate(struct gst_item *it)
{
	struct dx_val *rate = &it->tax_rate;
	struct dx_dec value = {0};
	size_t count = 0;

	if (!dx_val_has(&it->taxable_value) || rate->n_readings == 0 || (dx_val_has(rate) && line_pins(it, rate->dec)))
		return;
	for (size_t i = 0; i < rate->n_readings; i++) {
		if (!line_pins(it, rate->readings[i].value))
			continue;
		value = rate->readings[i].value;
		count++;
	}
	if (count != 1)
		return;
	rate->dec = value;
	rate->source = DX_VAL_REPAIRED;
	drop_halves(it);
}

/* How many readings of RATE make the taxes hold; it has the last of them then, and is as it was otherwise. */
static size_t try_rate(struct gst_invoice *inv, struct dx_val *rate, struct dx_dec *value_r)
{
	struct dx_val was = *rate;
	size_t count = 0;

	for (size_t i = 0; i < was.n_readings; i++) {
		rate->dec = was.readings[i].value;
		rate->source = DX_VAL_REPAIRED;
		if (taxes_hold(inv)) {
			*value_r = rate->dec;
			count++;
		}
	}
	*rate = was;
	return count;
}

/* The one rate of a scan and the one reading of it that make all printed taxes right. */
static void mend_rate(struct gst_invoice *inv)
{
	struct gst_item *items = inv->line_items.items;
	struct dx_val *found = NULL;
	struct dx_dec value = {0};
	size_t count = 0;

	if (taxes_hold(inv))
		return;
	for (size_t i = 0; i < inv->line_items.n; i++) {
		size_t ways = try_rate(inv, &items[i].tax_rate, &value);

		count += ways;
		found = ways ? &items[i].tax_rate : found;
	}
	if (count != 1)
		return;
	found->dec = value;
	found->source = DX_VAL_REPAIRED;
}

/* ---- taxes of a line ---- */

/* V of a scan was not read, or contradicts the others, which make it WANT: that, if one of its readings says it. */
static void take_reading(struct dx_val *v, struct dx_dec want)
{
	for (size_t i = 0; i < v->n_readings; i++) {
		if (dx_dec_cmp(v->readings[i].value, want) != 0)
			continue;
		v->dec = want;
		v->source = DX_VAL_REPAIRED;
		return;
	}
}

/* What HALF of the taxes of IT must be: what the other one is, else what the rate makes. */
static bool half_of(const struct gst_item *it, const struct dx_val *other, struct dx_dec *want_r)
{
	*want_r = other->dec;
	if (dx_val_printed(other))
		return true;
	if (!dx_val_has(&it->tax_rate))
		return false;
	*want_r = dx_gst_tax(it->taxable_value.dec, it->tax_rate.dec, true);
	return true;
}

/* What of the line's total its value and its other taxes leave for V; false: a part or the total is not there. */
static bool left_for(const struct gst_item *it, const struct dx_val *v, struct dx_dec *want_r)
{
	const struct dx_val *const parts[] = {&it->taxable_value, &it->cgst, &it->sgst, &it->igst, &it->tax, &it->cess};

	if (!dx_val_has(&it->taxable_value) || !dx_val_printed(&it->total))
		return false;
	*want_r = it->total.dec;
	for (size_t k = 0; k < DX_LEN(parts); k++)
		if (parts[k] != v && dx_val_has(parts[k]))
			*want_r = dx_dec_sub(*want_r, parts[k]->dec);
	return want_r->coef >= 0;
}

/* A tax that was not read, or with what stands beside it ("a 1384.25"), and a cess that the line's total contradicts.
 */
static void mend_line_taxes(struct gst_item *it)
{
	struct dx_dec want;

	if (!dx_val_has(&it->taxable_value))
		return;
	if (!dx_val_has(&it->cgst) && half_of(it, &it->sgst, &want))
		take_reading(&it->cgst, want);
	if (!dx_val_has(&it->sgst) && half_of(it, &it->cgst, &want))
		take_reading(&it->sgst, want);
	if (!dx_val_has(&it->igst) && dx_val_has(&it->tax_rate))
		take_reading(&it->igst, dx_gst_tax(it->taxable_value.dec, it->tax_rate.dec, false));
	if (left_for(it, &it->cess, &want) && !(dx_val_has(&it->cess) && dx_dec_cmp(it->cess.dec, want) == 0))
		take_reading(&it->cess, want);
}

/* ---- whole figures among those with decimals ---- */

/* Does quantity × price make the line's value, or where none is printed with the taxes its total? */
static bool line_adds_up(const struct gst_item *it)
{
	const struct dx_val *taxes[] = {&it->cgst, &it->sgst, &it->igst, &it->tax, &it->cess};
	struct dx_dec sum;
	bool rounded;
	size_t n = 0;

	if (dx_val_has(&it->taxable_value))
		return line_holds(it);
	if (!dx_val_has(&it->total) || !dx_gst_line_value(it, &sum, &rounded))
		return false;
	for (size_t k = 0; k < DX_LEN(taxes); k++) {
		if (!dx_val_has(taxes[k]))
			continue;
		sum = dx_dec_add(sum, taxes[k]->dec);
		n++;
	}
	return n > 0 && dx_dec_cmp(sum, it->total.dec) == 0;
}

/*
 * "286" in a column of "304.50": a scan may have lost a point, and the paper may have printed none. What stands there
 * is right where the line holds with it, and not with a point.
 */
static void keep_whole(const struct gst_invoice *inv, struct gst_item *it, struct dx_val *cell)
{
	const struct dx_val was = *cell;
	const size_t digits = was.raw ? strspn(was.raw, "0123456789") : 0;

	if (was.source != DX_VAL_REPAIRED || digits == 0 || digits > WHOLE_MAX || was.raw[digits] != '\0' ||
	    line_adds_up(it))
		return;
	cell->dec = dx_dec(strtoll(was.raw, NULL, 10), 0);
	cell->source = DX_VAL_OCR;
	if (!line_adds_up(it) || (cell == &it->taxable_value && total_holds(inv) < 0))
		*cell = was;
}

void dx_gst_repair(struct gst_invoice *inv)
{
	struct gst_item *items = inv->line_items.items;

	for (size_t i = 0; i < inv->line_items.n; i++) {
		struct gst_item *it = &items[i];
		struct found f = {0};
		struct dx_dec want;
		bool rounded;

		if (it->holds_tax || dx_val_has(&it->price_with_tax)) /* their check is another one */
			continue;
		find_missing(it, &it->quantity, &it->unit_price);
		find_missing(it, &it->unit_price, &it->quantity);
		keep_whole(inv, it, &it->unit_price);
		keep_whole(inv, it, &it->taxable_value);
		if (!dx_val_has(&it->taxable_value) || !dx_gst_line_value(it, &want, &rounded) || line_holds(it))
			continue;
		try_cell(inv, it, &it->quantity, &f);
		try_cell(inv, it, &it->unit_price, &f);
		try_cell(inv, it, &it->taxable_value, &f);
		if (f.count != 1)
			continue;
		f.cell->dec = f.value;
		f.cell->source = DX_VAL_REPAIRED;
	}
	for (size_t i = 0; i < inv->line_items.n; i++) {
		mend_line_rate(&items[i]);
		mend_line_taxes(&items[i]);
	}
	mend_rate(inv);
}
