/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "0.00" on the side that a row is not on, misread: "9.00", "0.06", "0 nn". No row is on both sides, and where a
 * scanned paper prints noughts, the small figure that nearly is one and stands beside the amount of its row is one. No
 * amount is made of it: the side is empty.
 */
#include <string.h>

#include "amounts.h"

/* So many noughts, and in half of the rows, or the paper prints none. */
#define NOUGHTS_MIN 4
#define LENGTH_MAX  5
/* What a nought is misread as. */
#define LIKE_NOUGHT "0689OoQD"

static bool is_scanned(const struct dx_val *v)
{
	return v->raw && (v->source == DX_VAL_OCR || v->source == DX_VAL_REPAIRED || v->source == DX_VAL_ABSENT);
}

static bool is_nought(const struct dx_val *v)
{
	return is_scanned(v) && strchr(v->raw, '0') && v->raw[strspn(v->raw, "0.,")] == '\0';
}

/* A figure, or what was to be one, of three round digits with a mark behind the first. */
static bool is_nearly(const struct dx_val *v)
{
	const char *text = v->raw;
	size_t n = text ? strlen(text) : 0;

	if (!is_scanned(v) || n < 3 || n > LENGTH_MAX || !strchr(LIKE_NOUGHT, text[0]) || !strchr(".,: ", text[1]))
		return false;
	return !dx_val_has(v) || text[2 + strspn(text + 2, LIKE_NOUGHT "., ")] == '\0';
}

/* Something stands there that is no nought, legible or not. */
static bool is_amount(const struct dx_val *v)
{
	return v->raw && strlen(v->raw) > LENGTH_MAX - 1 && !is_nought(v) && !is_nearly(v);
}

/* V is nothing if OTHER, on the other side, is what its row comes to. */
static void empty(struct st_row *r, struct dx_val *v, const struct dx_val *other)
{
	if (!is_nearly(v) || !is_amount(other))
		return;
	if (!dx_val_has(v) && r->n_unread > 0)
		r->n_unread--;
	*v = (struct dx_val){.source = DX_VAL_ABSENT, .raw = v->raw};
}

void dx_st_noughts(struct st_part *p)
{
	size_t noughts = 0;
	size_t rows = 0;

	for (size_t i = 0; i < p->n; i++) {
		const struct st_row *r = &p->rows[i];

		if (r->word >= 0 || !dx_val_has(&r->date_cell)) /* no scan */
			continue;
		rows++;
		noughts += is_nought(&r->t.debit) != is_nought(&r->t.credit);
	}
	if (noughts < NOUGHTS_MIN || noughts * 2 < rows)
		return;
	for (size_t i = 0; i < p->n; i++) {
		struct st_row *r = &p->rows[i];

		if (r->word >= 0 || !r->row || !dx_val_has(&r->date_cell))
			continue;
		empty(r, &r->t.debit, &r->t.credit);
		empty(r, &r->t.credit, &r->t.debit);
	}
}
