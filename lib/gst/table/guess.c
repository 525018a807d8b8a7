/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What columns are by their place among the others, before their rows are known. */
#include "table.h"

#define BIT(role) (UINT32_C(1) << (role))
#define MONEY     (BIT(GC_TAXABLE) | BIT(GC_AMOUNT) | BIT(GC_TOTAL))
#define TAXES     (BIT(GC_CGST) | BIT(GC_SGST) | BIT(GC_IGST))
#define OPEN_MIN  3 /* columns left of the figures */

static bool is_figure(int role)
{
	return role >= 0 && role != GC_SERIAL && role != GC_DESCRIPTION && role != GC_OTHER;
}

/* The names of goods are the widest column left of the figures. */
static void guess_description(struct dx_col *cols, size_t n)
{
	struct dx_col *best = NULL;
	int32_t widest = 0;

	for (size_t i = 0; i + 1 < n && !is_figure(cols[i].role); i++) {
		int32_t wide = cols[i + 1].hx0 - cols[i].hx0;

		if (cols[i].role >= 0 || wide <= widest)
			continue;
		widest = wide;
		best = &cols[i];
	}
	if (best)
		best->role = GC_DESCRIPTION;
}

/* Lines with their taxes, that several columns which nobody knows say something of: of services, and no summary. */
static bool is_of_services(const struct dx_col *cols, size_t n)
{
	uint32_t roles = dx_gst_roles_of(cols, n);
	size_t open = 0;

	for (size_t i = 0; i < n && !is_figure(cols[i].role); i++)
		open += cols[i].role < 0;
	return (roles & BIT(GC_TAXABLE)) && (roles & TAXES) && open >= OPEN_MIN;
}

void dx_gst_guess(struct dx_col *cols, size_t n)
{
	uint32_t goods = BIT(GC_QUANTITY) | BIT(GC_UNIT_PRICE);
	uint32_t roles = dx_gst_roles_of(cols, n);
	bool priced = (roles & goods) == goods;

	/* "Rate │ … │ Price": the second one is what the line comes to */
	if (!(roles & MONEY) && n > 1 && cols[n - 1].role == GC_UNIT_PRICE &&
	    (dx_gst_roles_of(cols, n - 1) & BIT(GC_UNIT_PRICE))) {
		cols[n - 1].role = GC_AMOUNT;
		roles = dx_gst_roles_of(cols, n);
	}
	if (!(roles & BIT(GC_DESCRIPTION)) && (priced || (roles & BIT(GC_HSN)) || is_of_services(cols, n)) &&
	    ((roles & MONEY) || priced))
		guess_description(cols, n);
	roles = dx_gst_roles_of(cols, n);
	if (!(roles & MONEY) && priced && (roles & BIT(GC_DESCRIPTION)) && cols[n - 1].role < 0)
		cols[n - 1].role = GC_AMOUNT;
}

/* "Item │ Material │ Material Description": of several headings of goods the widest column has the names. */
void dx_gst_settle_names(struct dx_col *cols, size_t n)
{
	struct dx_col *best = NULL;
	int32_t widest = 0;

	for (size_t i = 0; i < n; i++) {
		int32_t wide = i + 1 < n ? cols[i + 1].hx0 - cols[i].hx0 : 0;

		if (cols[i].role != GC_DESCRIPTION || (best && wide <= 2 * widest))
			continue;
		widest = wide;
		best = &cols[i];
	}
	for (size_t i = 0; i < n; i++)
		if (cols[i].role == GC_DESCRIPTION && &cols[i] != best)
			cols[i].role = -1;
}
