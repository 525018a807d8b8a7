/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Cells of a line that say more than one figure: charges in two columns, a discount with a minus, the name of its tax.
 */
#include <string.h>

#include "dx/extract/rowread.h"
#include "items.h"
#include "record/record.h"
#include "table/table.h"

/* Digits of a code of goods or services. */
#define CODE_MIN       4
#define CODE_MAX       8
#define SERVICES       "99" /* what their codes begin with */
#define SERVICE_DIGITS 6

static bool is_charge(const struct dx_col *col)
{
	return col->role == GC_CHARGE || col->role == GC_MORE_CHARGE;
}

/* The amount in column COL is added to *V, which covers it where it stands beside the one before. */
static void add_amount(struct dx_rowread *r, size_t col, struct dx_val *v)
{
	const struct dx_cell *c = &r->row->cells[col];
	struct dx_val one = {0};
	struct dx_number n;

	if (c->n == 0 || !dx_cell_number(r->job, c, r->decimals, &one, &n, &r->unread))
		return;
	if (!dx_val_has(v)) {
		*v = one;
		return;
	}
	v->dec = dx_dec_add(v->dec, one.dec);
	if (is_charge(&r->t->cols[col - 1]))
		v->place = dx_place_join(v->place, one.place);
}

void dx_gst_read_charges(struct dx_rowread *r, struct dx_val *v)
{
	for (size_t i = 0; i < r->t->n_cols; i++)
		if (is_charge(&r->t->cols[i]))
			add_amount(r, i, v);
}

void dx_gst_read_exchange(struct dx_rowread *r, struct dx_val *v)
{
	const struct dx_cell *c = dx_rowread_cell(r, GC_EXCHANGE);
	struct dx_dec rate;

	if (!c || !dx_gst_figure_in(r->job, c, &rate) || rate.coef <= 0)
		return;
	*v = dx_cell_val(r->job, c);
	v->dec = rate;
}

void dx_gst_read_untaxed(struct dx_rowread *r, struct dx_val *v)
{
	for (size_t i = 0; i < r->t->n_cols; i++)
		if (r->t->cols[i].role == GC_UNTAXED)
			add_amount(r, i, v);
}

void dx_gst_find_untaxed(struct dx_rowread *r, struct gst_item *it)
{
	const struct dx_val *const taxes[] = {&it->cgst, &it->sgst, &it->igst, &it->tax};
	const int from = dx_table_col(r->t, GC_TAXABLE);
	const int to = dx_table_col(r->t, GC_TOTAL);
	struct dx_dec sum = dx_dec_add(dx_val_or_zero(&it->taxable_value), dx_val_or_zero(&it->cess));
	struct dx_dec tax = dx_dec(0, 2);

	if (dx_val_has(&it->untaxed) || from < 0 || !dx_val_printed(&it->taxable_value) || !dx_val_printed(&it->total))
		return;
	for (size_t i = 0; i < DX_LEN(taxes); i++)
		tax = dx_dec_add(tax, dx_val_or_zero(taxes[i]));
	if (dx_dec_is_zero(tax) && dx_val_has(&it->tax_rate))
		tax = dx_gst_tax(it->taxable_value.dec, it->tax_rate.dec, false);
	sum = dx_dec_add(sum, tax);
	for (int k = from + 1; k < to && !dx_dec_near(sum, it->total.dec, dx_dec(1, 2)); k++) {
		struct dx_val v = {0};

		if (r->t->cols[k].role != GC_OTHER)
			continue;
		add_amount(r, (size_t)k, &v);
		if (dx_val_has(&v) && dx_dec_near(dx_dec_add(sum, v.dec), it->total.dec, dx_dec(1, 2))) {
			it->untaxed = v;
			return;
		}
	}
}

void dx_gst_read_discounts(struct dx_rowread *r, struct dx_val *v, struct dx_val *second, struct dx_val *percent)
{
	dx_rowread_amount(r, GC_DISCOUNT, v, percent);
	dx_rowread_amount(r, GC_MORE_DISCOUNT, second, NULL);
	if (dx_val_has(v) && dx_val_has(second))
		v->dec = dx_dec_add(v->dec, second->dec);
	else if (dx_val_has(second) && !dx_val_has(percent))
		*v = *second;
}

/* "184.50 / 100", of which recognition makes "184.50/100" and "184.50 /100": the price in A, of how many in *OF_R;
 * false: it is none. */
static bool part_price(struct dx_arena *a, const struct dx_cell *c, struct dx_cell_word *price_r, uint64_t *of_r)
{
	const char *first = c->words[0].word->text;
	const char *slash = strchr(first, '/');
	struct dx_word *price;

	*price_r = c->words[0];
	if (c->n == 2 && c->words[1].word->text[0] == '/')
		return dx_str_u64(dx_str(c->words[1].word->text + 1), of_r);
	if (c->n == 3)
		return strcmp(c->words[1].word->text, "/") == 0 && dx_str_u64(dx_str(c->words[2].word->text), of_r);
	if (c->n != 1 || !slash || !memchr(first, '.', (size_t)(slash - first)) || !dx_str_u64(dx_str(slash + 1), of_r))
		return false;
	price = dx_memdup(a, c->words[0].word, sizeof(*price));
	price->text = dx_strndup(a, first, (size_t)(slash - first));
	price_r->word = price;
	return true;
}

/* C is a price, and of how many. */
static bool read_price_per(struct dx_rowread *r, const struct dx_cell *c, struct dx_val *price, struct dx_val *per)
{
	struct dx_cell_word word;
	struct dx_number n;
	uint64_t of;
	bool unread = false;

	if (!part_price(r->job->arena, c, &word, &of) || !dx_gst_is_many(of) ||
	    !dx_cell_number(r->job, &(struct dx_cell){&word, 1}, r->decimals, price, &n, &unread))
		return false;
	*per = dx_cell_val(r->job, &(struct dx_cell){c->words + c->n - 1, 1});
	per->dec = dx_dec((int64_t)of, 0);
	return true;
}

void dx_gst_read_price(struct dx_rowread *r, struct dx_val *price, struct dx_val *per, struct dx_val *percent)
{
	const struct dx_cell *c = dx_rowread_cell(r, GC_UNIT_PRICE);
	const char *last = c && c->n > 1 ? c->words[c->n - 1].word->text : "";
	struct dx_number n;

	if (c && c->n > 0 && read_price_per(r, c, price, per))
		return;
	if (!dx_gst_is_taken_off(last)) {
		dx_rowread_amount(r, GC_UNIT_PRICE, price, NULL);
		return;
	}
	if (dx_value_parse(dx_strn(last + 2, strlen(last) - 3), r->job->tables.rule, &n) && n.has_percent) {
		const struct dx_cell word = {c->words + c->n - 1, 1};

		*percent = dx_cell_val(r->job, &word);
		percent->dec = n.value;
	}
	if (!dx_cell_number(r->job, &(struct dx_cell){c->words, c->n - 1}, r->decimals, price, &n, &r->unread))
		r->unread = true;
}

bool dx_gst_is_taken_off(const char *text)
{
	return strncmp(text, "(-", 2) == 0 && dx_str_ends(dx_str(text), "%)");
}

/* A line whose amounts are negative. */
static bool is_returned(const struct gst_item *it)
{
	const struct dx_val *amounts[] = {&it->taxable_value, &it->amount, &it->total};

	for (size_t i = 0; i < DX_LEN(amounts); i++)
		if (dx_val_has(amounts[i]) && amounts[i]->dec.coef < 0)
			return true;
	return false;
}

/* "1617" over "27/01/2026": the number of some paper, and its day. */
static bool has_date(struct dx_str text)
{
	struct dx_dates_raw date;
	struct dx_str word;

	while (dx_str_split(&text, ' ', &word))
		if (dx_dates_whole(word, &date))
			return true;
	return false;
}

/* " 98.00": a figure with two decimals behind a code, of the column beside it whose heading was not read. */
static bool is_price(const char *text)
{
	size_t blank = text[0] == ' ';
	size_t n = strspn(text + blank, "0123456789,");

	return blank && n > 0 && text[1 + n] == '.' && strspn(text + n + 2, "0123456789") == 2 && text[n + 4] == '\0';
}

/* "998362 4", "85285200 5N1094953Z,": does what stands behind the N digits hang over from the column before, in the
 * line below? Codes of services have no more digits than six, all others than eight. */
static bool is_overhang(const char *digits, size_t n)
{
	const char *rest = digits + n;

	if (n != (dx_str_starts(dx_str(digits), SERVICES) ? SERVICE_DIGITS : CODE_MAX) || *rest != ' ')
		return false;
	for (; *rest; rest += strcspn(rest, " ")) {
		rest += strspn(rest, " ");
		if (strspn(rest, "0123456789") >= CODE_MIN) /* another code */
			return false;
	}
	return true;
}

void dx_gst_bare_code(struct dx_arena *a, struct dx_val *code)
{
	static const char specks[] = ".,:;'`";
	const char *digits;
	size_t n;

	if (dx_val_has(code) && has_date(dx_str(code->text)))
		*code = (struct dx_val){0};
	if (!dx_val_has(code) || code->source == DX_VAL_TEXT_LAYER)
		return;
	digits = code->text + strspn(code->text, specks);
	n = strspn(digits, "0123456789");
	if (n < CODE_MIN || n > CODE_MAX || n == strlen(code->text) ||
	    (digits[n + strspn(digits + n, specks)] != '\0' && !is_price(digits + n) && !is_overhang(digits, n)))
		return;
	code->text = dx_strndup(a, digits, n);
}

void dx_gst_unsign_rates(struct gst_item *it)
{
	struct dx_val *rates[] = {&it->tax_rate, &it->cgst_rate, &it->sgst_rate, &it->igst_rate, &it->cess_rate};

	for (size_t i = 0; i < DX_LEN(rates); i++)
		if (dx_val_has(rates[i]) && rates[i]->source == DX_VAL_OCR && rates[i]->dec.coef < 0)
			rates[i]->dec = dx_dec_neg(rates[i]->dec);
}

void dx_gst_unsign_discount(struct gst_item *it)
{
	if (dx_val_has(&it->discount) && it->discount.dec.coef < 0 && !is_returned(it))
		it->discount.dec = dx_dec_neg(it->discount.dec);
}

/* The kind of tax that the cells without a role of a line's row name; -1: none or several. */
static int named_kind(struct dx_job *job, const struct dx_table *t, const struct dx_row *row)
{
	int kind = -1;

	for (size_t i = 0; i < t->n_cols; i++) {
		int one;

		if ((t->cols[i].role >= 0 && t->cols[i].role != GC_OTHER) || row->cells[i].n != 1)
			continue;
		one = dx_gst_tax_kind(dx_cell_text(job->arena, &row->cells[i]));
		if (one >= 0 && kind >= 0)
			return -1;
		kind = one >= 0 ? one : kind;
	}
	return kind;
}

void dx_gst_name_tax(struct dx_job *job, const struct dx_table *t, const struct dx_row *row, struct gst_item *it)
{
	if (!dx_val_has(&it->tax) || dx_val_has(&it->igst) || dx_val_has(&it->cgst) || dx_val_has(&it->sgst) ||
	    named_kind(job, t, row) != GC_IGST)
		return;
	it->igst = it->tax;
}

/* "1." that stands out before names, left of their heading, in a table of nothing but them and amounts; "": none. */
static const char *count_before(const struct dx_table *t, const struct dx_cell *cells)
{
	int k = dx_table_col(t, GC_DESCRIPTION);
	const struct dx_word *w = dx_gst_is_plain(t) && cells[k].n > 1 ? cells[k].words[0].word : NULL;

	return w && t->header_n > 0 && w->x1 <= t->cols[k].hx0 && strpbrk(w->text, ".)") ? w->text : "";
}

bool dx_gst_has_serial(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	int k = dx_table_col(t, GC_SERIAL);
	const struct dx_word *own = k >= 0 && cells[k].n == 1 ? cells[k].words[0].word : NULL;
	const char *text = k < 0 ? count_before(t, cells) : own ? own->text : "";
	const char *ends = own && own->conf < 100 ? ".,)" : ".)"; /* recognition takes a point for a comma */
	size_t digits = strspn(text, "0123456789");

	return dx_rowread_has_number(job, t, cells, GC_SERIAL) ||
	       (digits > 0 && strspn(text + digits, ends) == strlen(text + digits));
}

bool dx_gst_has_money(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	return dx_rowread_has_number(job, t, cells, GC_TAXABLE) || dx_rowread_has_number(job, t, cells, GC_AMOUNT) ||
	       dx_rowread_has_number(job, t, cells, GC_TOTAL);
}
