/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A tax invoice says its taxes and their rates (Rule 46 (l) and (m) of the CGST Rules): one that says none, whose lines
 * alone come to a total, may have lost the page on which they stood. What is not taxed says why: exempt, zero-rated,
 * under reverse charge, or a bill of supply.
 */
#include <string.h>
#include <strings.h>

#include "foot.h"

/* Does LINE hold the words of PHRASE ("reverse charge"), one after the other, each perhaps with signs around it? */
static bool holds(const struct dx_line *line, const char *phrase)
{
	for (size_t from = 0; from < line->n; from++) {
		const char *rest = phrase;
		size_t at = from;

		while (*rest && at < line->n) {
			const char *text = line->words[at++]->text;
			size_t n = strcspn(rest, " ");

			text += strspn(text, "(/-*\"'");
			if (strncasecmp(text, rest, n) != 0)
				break;
			rest += n + (rest[n] == ' ');
		}
		if (*rest == '\0')
			return true;
	}
	return false;
}

static bool says_any(const struct dx_job *job, const char *const *phrases, size_t n)
{
	for (size_t i = 0; i < job->lines.n; i++)
		for (size_t k = 0; k < n; k++)
			if (holds(&job->lines.v[i], phrases[k]))
				return true;
	return false;
}

/* No tax, no rate of one and no nothing in its place is printed. */
static bool names_none(const struct gst_invoice *inv)
{
	const struct gst_totals *t = &inv->totals;
	const struct dx_val *const sums[] = {&t->cgst, &t->sgst, &t->igst, &t->cess, &inv->tax_total};
	const struct gst_item *items = inv->line_items.items;

	for (size_t i = 0; i < DX_LEN(sums); i++)
		if (dx_val_has(sums[i]))
			return false;
	for (size_t i = 0; i < inv->line_items.n; i++) {
		const struct gst_item *it = &items[i];
		const struct dx_val *const taxes[] = {&it->tax_rate,  &it->cgst_rate, &it->sgst_rate,
						      &it->igst_rate, &it->cgst,      &it->sgst,
						      &it->igst,      &it->cess,      &it->tax};

		for (size_t k = 0; k < DX_LEN(taxes); k++)
			if (dx_val_has(taxes[k]))
				return false;
	}
	return inv->tax_summary.n == 0;
}

bool dx_gst_lost_taxes(const struct dx_job *job, const struct gst_invoice *inv)
{
	static const char *const title[] = {"tax invoice"};
	static const char *const reasons[] = {
		"exempt", "nil rate", "nil-rate",    "zero rate",      "zero-rate", "non gst",         "non-gst",
		"lut",    "bond",     "undertaking", "bill of supply", "sez",       "without payment", "composition"};

	return names_none(inv) && !(dx_val_has(&inv->reverse_charge) && inv->reverse_charge.flag) &&
	       says_any(job, title, DX_LEN(title)) && !says_any(job, reasons, DX_LEN(reasons));
}
