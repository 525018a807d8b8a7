/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What stands around a statement's table: whose account it is, its balances and totals. */
#include <string.h>

#include "dx/extract/ident.h"

#include "statement_int.h"

static size_t first_table_line(const struct dx_job *job)
{
	return job->tables.n ? job->tables.v[0].first : job->lines.n;
}

static bool has_hit(const struct dx_job *job, size_t line)
{
	return job->labels.line_first[line + 1] > job->labels.line_first[line];
}

static bool has_digit(const char *text)
{
	return text[strcspn(text, "0123456789")] != '\0';
}

/* ---- bank ---- */

static int32_t seg_height(const struct dx_line *line, const struct dx_seg *s)
{
	const struct dx_word *w = line->words[s->first];

	return w->y1 - w->y0;
}

static bool is_title(const struct dx_job *job, size_t line, size_t word)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++)
		if (l->v[i].field == SL_TITLE && l->v[i].first <= word)
			return true;
	return false;
}

/* The tallest words at the top of the first page, unless they say what kind of paper it is. */
static void bank_from_title(struct dx_job *job, struct dx_val *v)
{
	size_t end = first_table_line(job);
	int32_t best = 0;
	int32_t usual = 0;

	for (size_t i = 0; i < end && job->lines.v[i].page == job->lines.v[0].page; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		usual = line->height > usual && i > 2 ? line->height : usual;
		for (size_t k = 0; k < n && line->y0 < job->pages[line->page].height / 3; k++) {
			const struct dx_word *const *words = line->words + segs[k].first;
			const char *text = dx_lines_text(job->arena, words, segs[k].n);
			const char *dash = strstr(text, " - ");

			if (seg_height(line, &segs[k]) <= best || has_digit(text) || segs[k].n > 8 || strlen(text) < 4)
				continue;
			if (!dash && is_title(job, i, segs[k].first))
				continue;
			best = seg_height(line, &segs[k]);
			*v = dx_lines_val(job->arena, &job->pages[line->page], words, segs[k].n);
			if (dash)
				v->text = dx_strndup(job->arena, text, (size_t)(dash - text));
		}
	}
}

/* ---- holder ---- */

static bool is_name(struct dx_job *job, const struct dx_words *w)
{
	const char *text = dx_words_text(job->arena, w);

	return w->n <= 7 && strlen(text) >= 3 && !has_digit(text) && !strchr(text, ':') && !strchr(text, '@');
}

/* The first line of an address on the first page: a name over lines of which one has a number. */
static void holder_from_address(struct dx_job *job, const struct dx_val *bank, struct dx_val *v)
{
	size_t n;
	struct dx_block *blocks = dx_job_blocks(job, 0, first_table_line(job), &n);

	for (size_t i = 0; i < n; i++) {
		const struct dx_block *b = &blocks[i];
		bool has_number = false;

		if (b->n < 2 || b->page != job->lines.v[0].page || has_hit(job, b->first_line) || !is_name(job, &b->lines[0]))
			continue;
		/* the bank's own name and address */
		if (dx_val_has(bank) && b->y0 <= bank->place.y1 && b->y1 >= bank->place.y0 && b->x0 <= bank->place.x1 &&
		    b->x1 >= bank->place.x0)
			continue;
		for (size_t k = 1; k < b->n; k++)
			has_number |= has_digit(dx_words_text(job->arena, &b->lines[k]));
		if (!has_number)
			continue;
		*v = dx_words_val(job->arena, &job->lines, &b->lines[0]);
		return;
	}
}

void dx_st_head_read(struct dx_job *job, struct st_account *acc)
{
	struct dx_scope all = dx_scope_all(job);
	struct dx_val code;

	if (!dx_fields_text(job, all, SL_BANK_NAME, &acc->bank_name))
		bank_from_title(job, &acc->bank_name);
	dx_fields_text(job, all, SL_BRANCH, &acc->branch);
	if (!dx_fields_word(job, all, SL_IFSC, dx_ident_ifsc, &acc->ifsc))
		dx_fields_anywhere(job, dx_ident_ifsc, &acc->ifsc);
	dx_fields_text(job, all, SL_IBAN, &acc->iban);
	if (!dx_fields_text(job, all, SL_ACCOUNT_HOLDER, &acc->account_holder))
		holder_from_address(job, &acc->bank_name, &acc->account_holder);
	dx_fields_text(job, all, SL_ACCOUNT_TYPE, &acc->account_type);
	if (dx_fields_text(job, all, SL_CURRENCY, &code) && dx_value_currency(dx_str(code.text))) {
		acc->currency = code;
		acc->currency.text = dx_strdup(job->arena, dx_value_currency(dx_str(code.text)));
	} else {
		acc->currency = dx_job_currency(job);
	}
}

/* ---- balances and totals of one account ---- */

static const struct dx_date *edge_date(const struct st_part *p, bool last)
{
	size_t at = last ? dx_st_last(p) : dx_st_first(p);

	return at == SIZE_MAX || !dx_val_has(&p->rows[at].t.date) ? NULL : &p->rows[at].t.date.date;
}

/* "Balance as on 1 Apr 2025 : 7,88,587.08": opening or closing by its date. */
static void dated_balance(struct dx_job *job, struct st_part *p, const struct dx_label_hit *hit)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t n = dx_labels_values(job->arena, &job->labels, hit, values);
	const struct dx_date *first = edge_date(p, false);
	const struct dx_date *last = edge_date(p, true);
	struct dx_val date, amount;
	bool has_date = false;
	bool has_amount = false;

	for (size_t i = 0; i < n; i++) {
		has_date = has_date || dx_fields_date_of(job, &values[i], &date);
		has_amount = has_amount || dx_fields_amount_of(job, &values[i], &amount);
	}
	if (!has_date || !has_amount)
		return;
	if (!dx_val_has(&p->acc->opening_balance) &&
	    ((first && dx_date_cmp(date.date, *first) < 0) ||
	     (job->dates.from.year && dx_date_cmp(date.date, job->dates.from) == 0)))
		p->acc->opening_balance = amount;
	else if (!dx_val_has(&p->acc->closing_balance) && last && dx_date_cmp(date.date, *last) >= 0)
		p->acc->closing_balance = amount;
}

/* The amount in a row like "Balance Carried Forward … 15,336.33": its balance, or the only amount it has. */
static const struct dx_val *special_amount(const struct st_row *r)
{
	if (dx_val_has(&r->t.balance))
		return &r->t.balance;
	if (dx_val_has(&r->amount))
		return &r->amount;
	if (dx_val_has(&r->t.credit) && !dx_val_has(&r->t.debit))
		return &r->t.credit;
	if (dx_val_has(&r->t.debit) && !dx_val_has(&r->t.credit))
		return &r->t.debit;
	return NULL;
}

/* Rows before the first and behind the last transaction, in order of time. */
static void balances_from_rows(struct st_part *p)
{
	size_t first = dx_st_first(p);
	size_t last = dx_st_last(p);
	struct st_account *acc = p->acc;

	for (size_t i = 0; i < p->n; i++) {
		const struct st_row *r = &p->rows[i];
		const struct dx_val *v = special_amount(r);
		bool before = first == SIZE_MAX || (p->reversed ? i > first : i < first);
		bool after = last == SIZE_MAX || (p->reversed ? i < last : i > last);

		if (r->word == SW_TOTAL && after && dx_val_has(&r->t.debit) && dx_val_has(&r->t.credit)) {
			if (!dx_val_has(&acc->total_debits))
				acc->total_debits = r->t.debit;
			if (!dx_val_has(&acc->total_credits))
				acc->total_credits = r->t.credit;
		}
		if (!v)
			continue;
		if ((r->word == SW_OPENING || r->word == SW_BROUGHT) && before && !dx_val_has(&acc->opening_balance)) {
			acc->opening_balance = *v;
			p->opening_is_row = r->word == SW_BROUGHT;
		}
		if ((r->word == SW_CLOSING || r->word == SW_CARRIED) && after && !dx_val_has(&acc->closing_balance)) {
			acc->closing_balance = *v;
			p->closing_is_row = r->word == SW_CARRIED;
			if (dx_val_has(&r->t.debit) && dx_val_has(&r->t.credit) && dx_val_has(&r->t.balance)) {
				if (!dx_val_has(&acc->total_debits))
					acc->total_debits = r->t.debit;
				if (!dx_val_has(&acc->total_credits))
					acc->total_credits = r->t.credit;
			}
		}
	}
}

static void absolute(struct dx_val *v)
{
	if (dx_val_has(v))
		v->dec = dx_dec_abs(v->dec);
}

void dx_st_part_labels(struct dx_job *job, struct st_part *p)
{
	struct st_account *acc = p->acc;
	const struct dx_label_hit *hit;
	size_t at = 0;

	dx_fields_number_text(job, p->scope, SL_ACCOUNT_NUMBER, &acc->account_number);
	dx_fields_amount(job, p->scope, SL_OPENING, &acc->opening_balance);
	dx_fields_amount(job, p->scope, SL_CLOSING, &acc->closing_balance);
	while ((hit = dx_fields_next(job, p->scope, SL_BALANCE_ON, &at)))
		dated_balance(job, p, hit);
	dx_fields_amount(job, p->scope, SL_TOTAL_DEBITS, &acc->total_debits);
	dx_fields_amount(job, p->scope, SL_TOTAL_CREDITS, &acc->total_credits);
	absolute(&acc->total_debits);
	absolute(&acc->total_credits);
	dx_fields_count(job, p->scope, SL_DEBIT_COUNT, &p->debit_count);
	dx_fields_count(job, p->scope, SL_CREDIT_COUNT, &p->credit_count);
	balances_from_rows(p);
}
