/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The sign of a currency that is a digit in the reading of a scan: "29,035.27" for "₹ 9,035.27". Where most amounts of
 * a list have something in front that is no digit ("%", "€", "₹"), the first digit of one that has nothing may be what
 * stands before the others. That is one reading of the cell more, which the balances take or not.
 */
#include <string.h>

#include "amounts.h"
#include "record/record.h"

#define SIGNED_LEAST 3
#define SIGNED_PART  4 /* one in so many, at least */
#define SIGN_MAX     4 /* bytes */
#define TAKEN_FOR    "23478"

static struct dx_val *cell(struct st_row *r, size_t i)
{
	struct dx_val *const cells[] = {&r->t.debit, &r->t.credit, &r->amount, &r->t.balance};

	return i < DX_LEN(cells) ? cells[i] : NULL;
}

/* Does a sign stand before the figure in RAW, besides a plus or a minus? */
static bool has_sign(const char *raw)
{
	const size_t n = strcspn(raw, "0123456789");
	size_t bytes = 0;

	for (size_t i = 0; i < n; i++)
		bytes += !strchr(" +-~", raw[i]);
	return raw[n] != '\0' && bytes > 0 && bytes <= SIGN_MAX;
}

static bool is_scanned(const struct dx_job *job, const struct st_row *r)
{
	return r->word < 0 && job->pages[r->table->page].source == DX_SOURCE_OCR;
}

/* RAW without its first digit and the mark behind it; NULL: that is no sign, or nothing is left of the figure. */
static const char *without_first(const char *raw)
{
	raw += strspn(raw, "+- ");
	if (!*raw || !strchr(TAKEN_FOR, *raw++))
		return NULL;
	raw += *raw == ',' || *raw == '.' || *raw == ' ';
	return *raw && strchr("123456789", *raw) && strpbrk(raw, ".,") ? raw : NULL;
}

/* V may be what stands behind its first digit. */
static void open_sign(struct dx_job *job, struct dx_val *v)
{
	const char *rest = without_first(v->raw);
	struct dx_reading *list;
	struct dx_number n;
	char text[DX_DEC_TEXT_MAX];

	if (!rest || !dx_value_parse(dx_str(rest), job->tables.rule, &n) || n.value.scale != v->dec.scale)
		return;
	if (v->dec.coef < 0)
		n.value = dx_dec_neg(dx_dec_abs(n.value));
	for (size_t i = 0; i < v->n_readings; i++)
		if (dx_dec_cmp(v->readings[i].value, n.value) == 0)
			return;
	list = dx_alloc_array(job->arena, (size_t)v->n_readings + 1, sizeof(*list));
	if (v->n_readings > 0)
		memcpy(list, v->readings, v->n_readings * sizeof(*list));
	list[v->n_readings] = (struct dx_reading){
		.value = n.value, .text = dx_strdup(job->arena, dx_dec_text(n.value, text)), .why = "first_character"};
	v->readings = list;
	v->n_readings++;
}

void dx_st_money_signs(struct dx_job *job, struct st_row *rows, size_t n)
{
	const struct dx_val *v;
	size_t with = 0;
	size_t all = 0;

	for (size_t i = 0; i < n; i++)
		for (size_t k = 0; is_scanned(job, &rows[i]) && (v = cell(&rows[i], k)) != NULL; k++) {
			all += v->raw != NULL;
			with += v->raw != NULL && has_sign(v->raw);
		}
	if (with < SIGNED_LEAST || with * SIGNED_PART < all)
		return;
	for (size_t i = 0; i < n; i++)
		for (size_t k = 0; is_scanned(job, &rows[i]) && cell(&rows[i], k) != NULL; k++)
			if (dx_val_has(cell(&rows[i], k)) && cell(&rows[i], k)->raw)
				open_sign(job, cell(&rows[i], k));
}
