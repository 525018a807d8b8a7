/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What stands around a statement's table: which account it is, its balances and totals. */
#include <stdlib.h>
#include <string.h>

#include "dx/extract/ident.h"

#include "amounts/amounts.h"
#include "head.h"
#include "record/record.h"

/* An IFSC whose zero was read as a letter, behind its label on a scan. */
static void mend_ifsc(struct dx_job *job, struct dx_val *v)
{
	struct dx_val text;
	const char *placed;

	if (!dx_fields_text(job, dx_scope_all(job), SL_IFSC, &text) || text.source != DX_VAL_OCR)
		return;
	placed = dx_ident_ifsc_place(job->arena, dx_str(text.text));
	if (!placed)
		return;
	*v = text;
	v->text = placed;
	v->source = DX_VAL_REPAIRED;
}

/* "SAHY0123456/411002003": the branch's code and its MICR code in one word. */
static bool is_ifsc_and_micr(struct dx_str s)
{
	struct dx_str part;
	uint64_t micr;

	return dx_str_split(&s, '/', &part) && s.p && s.n == 9 && dx_str_u64(s, &micr) && dx_ident_ifsc(part);
}

void dx_st_head_read(struct dx_job *job, struct st_account *acc)
{
	struct dx_scope all = dx_scope_all(job);

	dx_st_bank_read(job, &acc->bank_name);
	dx_st_branch_read(job, &acc->branch);
	if (!dx_fields_word(job, all, SL_IFSC, dx_ident_ifsc, &acc->ifsc) &&
	    !dx_fields_anywhere(job, dx_ident_ifsc, &acc->ifsc)) {
		if (dx_fields_anywhere(job, is_ifsc_and_micr, &acc->ifsc))
			acc->ifsc.text = dx_strndup(job->arena, acc->ifsc.text, strcspn(acc->ifsc.text, "/"));
		else
			mend_ifsc(job, &acc->ifsc);
	}
	dx_st_iban_read(job, &acc->iban);
	dx_st_holder_read(job, &acc->bank_name, &acc->account_holder);
	dx_st_bank_else(job, &acc->bank_name);
	dx_st_account_type_read(job, &acc->account_type);
	dx_st_type_without_signs(job, &acc->account_type);
	dx_st_currency_read(job, &acc->currency);
	dx_st_currency_by_iban(job, acc);
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

/* "Alter Kontostand" under the rows: no other row says it, and the word leaves no doubt which end it is of. */
static void opening_behind(struct st_part *p)
{
	const struct dx_val *found = NULL;
	size_t n = 0;

	for (size_t i = 0; i < p->n; i++) {
		if (p->rows[i].word != SW_OPENING || !special_amount(&p->rows[i]))
			continue;
		found = special_amount(&p->rows[i]);
		n++;
	}
	if (n == 1 && !dx_val_has(&p->acc->opening_balance))
		p->acc->opening_balance = *found;
}

/* What a label on a later page gave ("Amt brought forward") is not what the rows open with, if a row before them says
 * so. */
static bool is_of_later_page(const struct st_part *p, const struct st_row *r, const struct dx_val *v)
{
	const struct dx_val *was = &p->acc->opening_balance;

	return r->word == SW_OPENING && !p->reversed && v->place.page && was->place.page > v->place.page;
}

/* "débiteur", "a vostro debito", "zu Ihren Lasten": what the balance before it is, on statements that have no column of
 * balances. */
static bool says_debt(const char *text)
{
	static const char *const words[] = {"débiteur", "debiteur", "deudor", "devedor", "debito", "lasten", "contra"};

	for (; *text; text += strcspn(text, " "), text += strspn(text, " "))
		if (dx_str_is_one_of(dx_strn(text, strcspn(text, " ")), words, DX_LEN(words)))
			return true;
	return false;
}

/* "Nouveau solde débiteur au 30.06.2024   1 941,31" in the column of debits is a debt. */
static void owe_in_words(struct st_part *p)
{
	for (size_t i = 0; i < p->n; i++) {
		struct st_row *r = &p->rows[i];

		if ((r->word != SW_OPENING && r->word != SW_CLOSING && r->word != SW_BALANCE) ||
		    dx_val_has(&r->t.balance) || dx_val_has(&r->t.credit) || !dx_val_has(&r->t.debit) ||
		    !dx_val_has(&r->t.description) || !says_debt(r->t.description.text))
			continue;
		r->t.balance = r->t.debit;
		r->t.balance.dec = dx_dec_neg(dx_dec_abs(r->t.debit.dec));
		r->t.debit = (struct dx_val){0};
	}
}

/* "Total / Closing Balance   2,893.43   12,524.00   83,222.41", of the balance that the account closes with. */
static bool closes_with_totals(const struct st_row *r, const struct dx_val *closing)
{
	return dx_val_has(&r->t.debit) && dx_val_has(&r->t.credit) && dx_val_has(&r->t.balance) &&
	       dx_dec_cmp(r->t.balance.dec, closing->dec) == 0;
}

void dx_st_balances_from_rows(struct st_part *p)
{
	size_t first = dx_st_first(p);
	size_t last = dx_st_last(p);
	struct st_account *acc = p->acc;

	dx_st_counts_from_rows(p);
	owe_in_words(p);
	for (size_t i = 0; i < p->n; i++) {
		const struct st_row *r = &p->rows[i];
		const struct dx_val *v = special_amount(r);
		bool before = first == SIZE_MAX || (p->reversed ? i > first : i < first);
		bool after = last == SIZE_MAX || (p->reversed ? i < last : i > last);

		if (r->word == SW_TOTAL && after && dx_val_has(&r->t.debit) && dx_val_has(&r->t.credit))
			dx_st_totals_from_row(p, i);
		if (!v)
			continue;
		if ((r->word == SW_OPENING || r->word == SW_BROUGHT || r->word == SW_BALANCE) && before &&
		    (!dx_val_has(&acc->opening_balance) || is_of_later_page(p, r, v))) {
			acc->opening_balance = *v;
			p->opening_is_row = r->word != SW_OPENING;
		}
		if ((r->word != SW_CLOSING && r->word != SW_CARRIED && r->word != SW_BALANCE) || !after)
			continue;
		if (!dx_val_has(&acc->closing_balance)) {
			acc->closing_balance = *v;
			p->closing_is_row = r->word != SW_CLOSING;
		}
		if (closes_with_totals(r, &acc->closing_balance))
			dx_st_totals_from_row(p, i);
	}
	opening_behind(p);
}

/* The day of a row of a balance: in its column, or behind its words ("Solde créditeur au 31.10.2025"). */
static bool row_day(struct dx_job *job, const struct st_row *r, struct dx_date *d_r)
{
	struct dx_dates_raw raw;
	size_t used;

	if (dx_val_has(&r->t.date)) {
		*d_r = r->t.date.date;
		return true;
	}
	for (const char *t = dx_val_has(&r->t.description) ? r->t.description.text : ""; *t; t += strcspn(t, " ")) {
		t += strspn(t, " ");
		if (dx_dates_scan(dx_str(t), &raw, &used) && dx_dates_resolve(&raw, &job->dates, d_r))
			return true;
	}
	return false;
}

/*
 * A row that only says "balance" may be carried from one page to the next. One of the printed period's first day, or of
 * the day before, opens all of it, and one of its last day closes it.
 */
static void balances_of_days(struct dx_job *job, struct st_part *p)
{
	struct st_account *acc = p->acc;
	struct dx_date d;

	if (job->given || !dx_val_printed(&acc->statement_period.from) || !dx_val_printed(&acc->statement_period.to))
		return;
	for (size_t i = 0; i < p->n; i++) {
		const struct st_row *r = &p->rows[i];
		const struct dx_val *v = r->word == SW_BALANCE ? special_amount(r) : NULL;
		int32_t day;

		if (!v || !row_day(job, r, &d))
			continue;
		day = dx_date_days(d);
		if (dx_val_same_place(v, &acc->opening_balance) &&
		    day <= dx_date_days(acc->statement_period.from.date) &&
		    day + 1 >= dx_date_days(acc->statement_period.from.date))
			p->opening_is_row = false;
		if (dx_val_same_place(v, &acc->closing_balance) && day == dx_date_days(acc->statement_period.to.date))
			p->closing_is_row = false;
	}
}

static void absolute(struct dx_val *v)
{
	if (dx_val_has(v))
		v->dec = dx_dec_abs(v->dec);
}

/* Numbers wider than any account's (18 digits) are padded with zeros. */
static void strip_padding(struct dx_job *job, struct dx_val *v)
{
	if (!dx_val_has(v) || strlen(v->text) <= 18 || strspn(v->text, "0123456789") != strlen(v->text))
		return;
	v->text = dx_strdup(job->arena, v->text + strspn(v->text, "0"));
}

/* "0012345/INR", "GE60…GEL" */
static void strip_currency(struct dx_job *job, struct dx_val *v)
{
	const char *slash = dx_val_has(v) ? strrchr(v->text, '/') : NULL;
	size_t iban = dx_val_has(v) ? dx_ident_iban_shape(dx_str(v->text)) : 0;

	if (iban)
		v->text = dx_strndup(job->arena, v->text, iban);
	if (slash && slash > v->text && dx_value_currency(dx_str(slash + 1)))
		v->text = dx_strndup(job->arena, v->text, (size_t)(slash - v->text));
}

/* "Dr", "D" behind an amount, in letters: a sign there may as well be that of a sum ("100.00 - Debits 20.00"). */
static bool is_mark(const struct dx_word *w)
{
	return dx_has_letter(w->text) && dx_st_side_of_mark(w->text) != 0;
}

/* "(14):" of "Total withdrawals (14): 134,075.39": how many rows, between a label and its amount. */
static bool is_count_between(const struct dx_word *w)
{
	const size_t n = w->text[0] == '(' ? strspn(w->text + 1, "0123456789") : 0;

	return n > 0 && (strcmp(w->text + 1 + n, "):") == 0 || strcmp(w->text + 1 + n, ")") == 0);
}

/*
 * "Total Withdrawals 1,500.00  Total Lodgements 0.00" in one run: of two amounts with words between the first is the
 * label's, with its mark of debt ("1,319,860.46 D"). False: there are not two.
 */
static bool first_of_two(struct dx_job *job, const struct st_part *p, int field, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, p->scope, field, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		size_t from = hit->first + hit->n;
		struct dx_words w = {.words = (const struct dx_word *const *)line->words + from, .page = line->page};
		bool words = false;
		bool second = false;

		if (from + 1 < line->n && is_count_between(line->words[from])) {
			from++;
			w.words++;
		}
		if (from >= line->n || !dx_columns_amount_like(line->words[from]))
			continue;
		w.n = from + 1 < line->n && is_mark(line->words[from + 1]) ? 2 : 1;
		for (size_t i = from + w.n; i < line->n && !second; i++) {
			const char *text = line->words[i]->text;

			second = words && dx_columns_amount_like(line->words[i]);
			words |= strlen(text) > 3 && dx_st_is_capital(text) && !dx_value_currency(dx_str(text));
		}
		if (second && dx_fields_amount_of(job, &w, v))
			return true;
	}
	return false;
}

/* "No. Debit Transactions 26   618,363.96": how many stands before how much, in one line. */
static void read_total(struct dx_job *job, const struct st_part *p, int field, struct dx_val *total,
		       struct dx_val *count)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	const struct dx_label_hit *hit;
	struct dx_val sum = {0};
	size_t at = 0;

	if (first_of_two(job, p, field, total) || !dx_fields_amount(job, p->scope, field, total) ||
	    total->dec.scale > 0)
		return;
	while (!dx_val_has(&sum) && (hit = dx_fields_next(job, p->scope, field, &at))) {
		size_t n = dx_labels_values(job->arena, &job->labels, hit, values);
		bool has_count = false;

		for (size_t i = 0; i < n && !dx_val_has(&sum); i++) {
			struct dx_val v;

			if (values[i].words[0]->y1 < job->lines.v[hit->line].y0 ||
			    values[i].words[0]->y0 > job->lines.v[hit->line].y1 ||
			    !dx_fields_amount_of(job, &values[i], &v))
				continue;
			if (has_count && v.dec.scale == 2)
				sum = v;
			has_count |= v.dec.scale == 0;
		}
	}
	if (!dx_val_has(&sum))
		return;
	if (!dx_val_has(count))
		*count = *total;
	*total = sum;
}

#define IBAN_HEAD    4 /* its country and check digits */
#define RIB_ACCOUNT  2 /* of a RIB's groups the account's */
#define WHOLE_NUMBER 8 /* digits of an account's number that is not a part of one */

/* Two whole numbers, neither the end of the other. */
static bool are_other_numbers(const char *a, const char *b)
{
	size_t n = strlen(a);
	size_t m = strlen(b);

	return n >= WHOLE_NUMBER && m >= WHOLE_NUMBER && strspn(a, "0123456789") == n && strspn(b, "0123456789") == m &&
	       strcmp(n > m ? a + (n - m) : a, m > n ? b + (m - n) : b) != 0;
}

/* "Account Number : 50400987654321" of a deposit below the rows: the balances from there on are not of their account.
 */
static void end_at_other_account(struct dx_job *job, struct st_part *p)
{
	const struct dx_label_hit *hit;
	size_t bottom = 0;
	size_t at = 0;

	if (p->scope.to < job->lines.n) /* the next account has rows of its own */
		return;
	for (size_t i = 0; i < p->n; i++)
		if (p->rows[i].row && p->rows[i].row->line > bottom)
			bottom = p->rows[i].row->line;
	while (bottom && dx_val_has(&p->acc->account_number) &&
	       (hit = dx_fields_next(job, p->scope, SL_ACCOUNT_NUMBER, &at))) {
		struct dx_val v = {0};

		if (hit->line <= bottom ||
		    !dx_fields_number_text(job, (struct dx_scope){hit->line, hit->line + 1}, SL_ACCOUNT_NUMBER, &v) ||
		    !are_other_numbers(v.text, p->acc->account_number.text))
			continue;
		p->scope.to = hit->line;
		p->has_unread = true;
		return;
	}
}

/* "RIB : 30785 08393 05156164547 46": of a number with the bank's and the branch's around it, what another label gives.
 */
static void inner_number(struct dx_job *job, struct st_part *p)
{
	const struct dx_val *whole = &p->acc->account_number;
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (dx_val_has(whole) && strchr(whole->text, ' ') &&
	       (hit = dx_fields_next(job, p->scope, SL_ACCOUNT_NUMBER, &at))) {
		struct dx_words values[DX_LABEL_VALUES_MAX];
		struct dx_val v;
		const char *found;
		size_t n;

		if (dx_labels_values(job->arena, &job->labels, hit, values) == 0)
			continue;
		v = dx_words_val(job->arena, &job->lines, &values[0]);
		n = strlen(v.text);
		found = strstr(whole->text, v.text);
		if (n < WHOLE_NUMBER || !found || found == whole->text || found[-1] != ' ' || found[n] != ' ')
			continue;
		p->acc->account_number = v;
		return;
	}
}

/*
 * "RIB : 30785 08393 05156164547 46" without another label: where the IBAN has these digits behind its country, the
 * groups are those of the law: bank, branch, account, key.
 */
static void number_of_rib(struct dx_job *job, struct st_account *acc)
{
	static const size_t groups[] = {5, 5, 11, 2};
	struct dx_val *v = &acc->account_number;
	struct dx_str rest = dx_val_has(v) ? dx_str(v->text) : (struct dx_str){0};
	const char *iban = dx_val_printed(&acc->iban) ? acc->iban.text : "";
	struct dx_str account = {0};

	if (!dx_ident_iban(dx_str(iban)))
		return;
	iban += IBAN_HEAD;
	for (size_t i = 0; i < DX_LEN(groups); i++) {
		struct dx_str one;

		if (!dx_str_split(&rest, ' ', &one) || one.n != groups[i] || strncmp(iban, one.p, one.n) != 0)
			return;
		iban += one.n;
		if (i == RIB_ACCOUNT)
			account = one;
	}
	if (*iban == '\0' && rest.n == 0)
		v->text = dx_strndup(job->arena, account.p, account.n);
}

/* "955.18" beside "ACCOUNT" of a row or a summary is money. */
static bool number_labelled(struct dx_job *job, struct dx_scope s, struct dx_val *v)
{
	size_t n;

	if (!dx_fields_number_text(job, s, SL_ACCOUNT_NUMBER, v))
		return false;
	n = strspn(v->text, "0123456789,");
	if (n == 0 || v->text[n] != '.' || strlen(v->text + n) != 3 || strspn(v->text + n + 1, "0123456789") != 2)
		return true;
	*v = (struct dx_val){0};
	return false;
}

/* Is V what a label of a member's number gives, who may have several accounts? */
static bool is_of_member(struct dx_job *job, struct dx_scope s, const struct dx_val *v)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (dx_val_has(v) && (hit = dx_fields_next(job, s, SL_ACCOUNT_NUMBER, &at))) {
		size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

		if (!dx_str_ieq_c(dx_str(job->lines.v[hit->line].words[hit->first]->text), "member"))
			continue;
		for (size_t i = 0; i < n; i++) {
			const struct dx_val one = dx_words_val(job->arena, &job->lines, &values[i]);

			if (dx_val_same_place(&one, v))
				return true;
		}
	}
	return false;
}

/* Is a line of a table of P's behind line AT? */
static bool goes_on(const struct dx_job *job, const struct st_part *p, size_t at)
{
	for (size_t i = at; i < p->scope.to && i < job->lines.n; i++)
		if (job->lines.v[i].used)
			return true;
	return false;
}

/* "AVAILABLE BAL : 442495.74" under rows without balances, where the paper has no other: a list of the last rows. */
static void balance_of_list(struct dx_job *job, struct st_part *p)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	const struct dx_label_hit *hit;
	size_t at = 0;

	if (dx_val_has(&p->acc->opening_balance) || dx_val_has(&p->acc->closing_balance) || p->n == 0)
		return;
	for (size_t i = 0; i < p->n; i++)
		if (dx_val_has(&p->rows[i].t.balance))
			return;
	while ((hit = dx_fields_next(job, p->scope, SL_OTHER, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];

		if (dx_str_ieq_c(dx_str(line->words[hit->first]->text), "available") && !goes_on(job, p, hit->line) &&
		    dx_labels_values(job->arena, &job->labels, hit, values) == 1 &&
		    dx_fields_amount_of(job, &values[0], &p->acc->closing_balance))
			return;
	}
}

void dx_st_part_labels(struct dx_job *job, struct st_part *p)
{
	struct st_account *acc = p->acc;
	const struct dx_label_hit *hit;
	struct dx_val count = {0}; /* of all rows: "Ending balance   40   $30,557.24" */
	size_t at = 0;

	if (dx_val_has(&p->number))
		acc->account_number = p->number;
	else if (!dx_st_number_in_sentence(job, p->scope, &acc->account_number) &&
		 !number_labelled(job, p->scope, &acc->account_number) &&
		 !dx_st_number_behind_sign(job, p->scope, &acc->account_number) &&
		 !dx_st_number_unlabelled(job, p->scope, &acc->account_number)) {
		dx_st_number_of_client(job, p->scope, &acc->account_number);
		if (!dx_val_has(&acc->account_number))
			(void)dx_st_number_of_purse(job, p->scope, &acc->account_number);
	}
	if (is_of_member(job, p->scope, &acc->account_number))
		(void)dx_st_number_behind_kind(job, p->scope, &acc->account_number);
	if (p->scope.from == 0 && p->scope.to >= job->lines.n)
		dx_st_number_is_iban(job, &acc->iban, &acc->account_number);
	inner_number(job, p);
	number_of_rib(job, acc);
	strip_currency(job, &acc->account_number);
	strip_padding(job, &acc->account_number);
	end_at_other_account(job, p);
	read_total(job, p, SL_OPENING, &acc->opening_balance, &count);
	read_total(job, p, SL_CLOSING, &acc->closing_balance, &count);
	while ((hit = dx_fields_next(job, p->scope, SL_BALANCE_ON, &at)))
		dated_balance(job, p, hit);
	dx_fields_count(job, p->scope, SL_DEBIT_COUNT, &p->debit_count);
	dx_fields_count(job, p->scope, SL_CREDIT_COUNT, &p->credit_count);
	read_total(job, p, SL_TOTAL_DEBITS, &acc->total_debits, &p->debit_count);
	read_total(job, p, SL_TOTAL_CREDITS, &acc->total_credits, &p->credit_count);
	dx_st_total_of_pair(job, p);
	dx_st_figures_slashed(job, p);
	dx_st_figures_in_sentence(job, p);
	dx_st_figures_above(job, p);
	dx_st_totals_beside_counts(job, p);
	dx_st_closing_listed(job, p);
	dx_st_balances_from_rows(p);
	dx_st_totals_by_side(job, p);
	absolute(&acc->total_debits);
	absolute(&acc->total_credits);
	balances_of_days(job, p);
	balance_of_list(job, p);
}
