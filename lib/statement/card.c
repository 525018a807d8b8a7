/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The kind "card": names, shape, and the order of work. Rows and labels are read as a bank statement's. */
#include "card/card_told_int.h"

#include <string.h>

#include "dx/statement/statement.h"
#include "amounts/amounts.h"
#include "card/card.h"
#include "checks/checks.h"
#include "dates/dates.h"
#include "head/head.h"
#include "record/record.h"
#include "table/table.h"

#define NUMBER_WHOLE 8  /* digits of a number that is printed whole */
#define TAIL_MIN     4  /* of its end alone */
#define FAR_DAYS     60 /* further from a purchase nothing is posted */

static const char *const label_names[SL_LABELS] = {
	[SL_BANK_NAME] = "issuer",
	[SL_ACCOUNT_NUMBER] = "card_number",
	[SL_ACCOUNT_HOLDER] = "card_holder",
	[SL_CURRENCY] = "currency",
	[SL_PERIOD] = "period",
	[SL_PERIOD_FROM] = "period_from",
	[SL_PERIOD_TO] = "period_to",
	[SL_OPENING] = "previous_balance",
	[SL_CLOSING] = "new_balance",
	[SL_TOTAL_DEBITS] = "purchases",
	[SL_TOTAL_CREDITS] = "payments",
	[SL_TITLE] = "title",
	[SL_OTHER] = "other",
	[SL_STATEMENT_DATE] = "statement_date",
	[SL_DUE_DATE] = "due_date",
	[SL_CREDIT_LIMIT] = "credit_limit",
	[SL_MINIMUM_DUE] = "minimum_due",
	[SL_FEES] = "fees",
	[SL_INTEREST] = "interest",
	[SL_CASH_ADVANCES] = "cash_advances",
	[SL_TRANSFERS] = "transfers",
	[SL_REFUNDS] = "refunds",
	[SL_TAXES] = "taxes",
	[SL_INSTALMENTS] = "instalments",
};

static const char *const column_names[ST_COLS] = {
	[ST_DATE] = "date",
	[ST_VALUE_DATE] = "posting_date",
	[ST_DESCRIPTION] = "description",
	[ST_REFERENCE] = "reference",
	[ST_DEBIT] = "debit",
	[ST_CREDIT] = "credit",
	[ST_AMOUNT] = "amount",
	[ST_DIRECTION] = "direction",
	[ST_SERIAL] = "serial",
	[ST_FOREIGN_AMOUNT] = "foreign_amount",
	[ST_FOREIGN_CURRENCY] = "foreign_currency",
	[ST_ELSEWHERE] = "elsewhere",
	[ST_OTHER] = "other",
};

static const char *const check_names[CC_CHECKS] = {
	[CC_CARD_BALANCE] = "card_balance",     [CC_ROWS_BALANCE] = "rows_balance",
	[CC_TOTAL_PAYMENTS] = "total_payments", [CC_TOTAL_PURCHASES] = "total_purchases",
	[CC_PAGE_NUMBERS] = "page_numbers",
};

static const char *const covers[] = {"balances", "transaction_amounts"};

#define MEMBER(member_name, type, member, shape_kind, ...)                                                             \
	{                                                                                                              \
		.name = (member_name), .kind = (shape_kind), .at = offsetof(type, member), ##__VA_ARGS__               \
	}

static const struct dx_shape txn_shape[] = {
	MEMBER("date", struct st_txn, date, DX_SHAPE_DATE),
	MEMBER("posting_date", struct st_txn, value_date, DX_SHAPE_DATE),
	MEMBER("description", struct st_txn, description, DX_SHAPE_TEXT),
	MEMBER("reference", struct st_txn, reference, DX_SHAPE_TEXT),
	MEMBER("debit", struct st_txn, debit, DX_SHAPE_AMOUNT),
	MEMBER("credit", struct st_txn, credit, DX_SHAPE_AMOUNT),
	MEMBER("foreign_amount", struct st_txn, foreign_amount, DX_SHAPE_AMOUNT, .apart = true),
	MEMBER("foreign_currency", struct st_txn, foreign_currency, DX_SHAPE_TEXT),
	MEMBER("category", struct st_txn, category, DX_SHAPE_TEXT, .opinion = true),
};

static const struct dx_shape period_shape[] = {
	{.name = "from", .kind = DX_SHAPE_DATE, .at = 0},
	{.name = "to", .kind = DX_SHAPE_DATE, .at = sizeof(struct dx_val)},
};

static const struct dx_shape card_shape[] = {
	MEMBER("issuer", struct ct_card, acc.bank_name, DX_SHAPE_TEXT),
	MEMBER("card_number", struct ct_card, acc.account_number, DX_SHAPE_TEXT),
	MEMBER("card_holder", struct ct_card, acc.account_holder, DX_SHAPE_TEXT),
	MEMBER("currency", struct ct_card, acc.currency, DX_SHAPE_TEXT),
	MEMBER("statement_period", struct ct_card, acc.statement_period, DX_SHAPE_OBJECT, .sub = period_shape,
	       .n_sub = DX_LEN(period_shape)),
	MEMBER("statement_date", struct ct_card, statement_date, DX_SHAPE_DATE),
	MEMBER("due_date", struct ct_card, due_date, DX_SHAPE_DATE),
	MEMBER("credit_limit", struct ct_card, credit_limit, DX_SHAPE_AMOUNT, .apart = true),
	MEMBER("previous_balance", struct ct_card, acc.opening_balance, DX_SHAPE_AMOUNT),
	MEMBER("payments", struct ct_card, acc.total_credits, DX_SHAPE_AMOUNT),
	MEMBER("purchases", struct ct_card, acc.total_debits, DX_SHAPE_AMOUNT),
	MEMBER("fees", struct ct_card, fees, DX_SHAPE_AMOUNT),
	MEMBER("new_balance", struct ct_card, acc.closing_balance, DX_SHAPE_AMOUNT),
	MEMBER("minimum_due", struct ct_card, minimum_due, DX_SHAPE_AMOUNT, .apart = true),
	MEMBER("transactions", struct ct_card, acc.transactions, DX_SHAPE_ROWS, .sub = txn_shape,
	       .n_sub = DX_LEN(txn_shape), .row_size = sizeof(struct st_txn)),
};

/* "Total Credit Limit (incl. cash): …" says nothing of cash. */
static bool in_brackets(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];

	for (size_t i = hit->first; i-- > 0;) {
		const char *text = line->words[i]->text;

		if (strchr(text, ')'))
			return false;
		if (strchr(text, '('))
			return true;
	}
	return false;
}

/* "Total Amount Due - Last Statement": what stands behind the label makes it that of another time. */
static bool is_of_former(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];

	for (size_t i = hit->first + hit->n; i < line->n && i < hit->first + hit->n + 3; i++) {
		if (line->words[i]->x0 - line->words[i - 1]->x1 > line->height || dx_has_digit(line->words[i]->text))
			return false;
		if (dx_ct_is_former(line->words[i]->text))
			return true;
	}
	return false;
}

/*
 * "Total Amount Due (₹)            99,254.52" on the line under "Available Credit Limit (₹)": is what stands right of
 * HIT another box's, under a label between both that has nothing beside it?
 */
static bool is_under_other(const struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_line *line = &job->lines.v[hit->line];
	const struct dx_line *above = line - 1;

	if (hit->line == 0 || above->page != line->page || line->y0 - above->y1 > line->height ||
	    w->words[0]->y0 >= line->y1)
		return false;
	for (size_t i = l->line_first[hit->line - 1]; i < l->line_first[hit->line]; i++) {
		const struct dx_label_hit *other = &l->v[i];

		bool bare = other->field != hit->field &&
			    above->words[other->first]->x0 > line->words[hit->first + hit->n - 1]->x1 &&
			    above->words[other->first]->x0 <= w->words[0]->x0;

		for (size_t k = other->first + other->n; bare && k < above->n; k++)
			bare = !dx_has_digit(above->words[k]->text);
		if (bare)
			return true;
	}
	return false;
}

/* A word without the comma or full stop of its sentence. */
static const struct dx_word *without_stop(const struct dx_job *job, const struct dx_word *w)
{
	const size_t n = strlen(w->text);
	struct dx_word *bare;

	if (n < 2 || !strchr(",.", w->text[n - 1]))
		return w;
	bare = DX_NEW(job->arena, struct dx_word);
	*bare = *w;
	bare->text = dx_strndup(job->arena, w->text, n - 1);
	return bare;
}

/* Ends W in the full stop of a sentence? */
static bool is_stopped(const struct dx_word *w)
{
	const size_t n = strlen(w->text);

	return n > 1 && w->text[n - 1] == '.';
}

static bool is_currency(const struct dx_job *job, const struct dx_word *w)
{
	return dx_value_currency(dx_str(without_stop(job, w)->text)) != NULL;
}

/* "4,000.00", "£600" */
static bool is_money(const struct dx_job *job, const struct dx_word *w)
{
	struct dx_number n;

	return dx_columns_amount_like(w) || (dx_value_parse(dx_str(w->text), job->tables.rule, &n) && n.has_currency);
}

/*
 * "Your credit limit is £4,000.00 and your available credit is £1,999.04. Please make sure …", "Minimum payment: 37.19
 * EUR. APR 19.84 %": a sentence tells the figure at once, or ENDS behind it, and behind it are those of something else.
 * Of W the words as far as the first one.
 */
static struct dx_words said_at_once(const struct dx_job *job, const struct dx_words *w, bool ends)
{
	static const char *const joints[] = {"is", "of", "was", "are"};
	static const char *const days[] = {"by", "before"}; /* the day follows */
	const size_t from = w->n > 0 && dx_str_is_one_of(dx_str(w->words[0]->text), joints, DX_LEN(joints));
	const struct dx_word **words;
	size_t end = from;

	if (w->n < from + 2 || w->skip)
		return *w;
	end += is_currency(job, w->words[end]);
	if (end == w->n || !is_money(job, without_stop(job, w->words[end])))
		return *w;
	end++;
	end += end == from + 1 && end < w->n && !is_stopped(w->words[end - 1]) && is_currency(job, w->words[end]);
	if (from == 0 &&
	    (!ends || end == w->n ||
	     !(is_stopped(w->words[end - 1]) || dx_str_is_one_of(dx_str(w->words[end]->text), days, DX_LEN(days)))))
		return *w;
	words = dx_alloc_array(job->arena, end - from, sizeof(*words));
	for (size_t i = from; i < end; i++)
		words[i - from] = without_stop(job, w->words[i]);
	return (struct dx_words){.words = words, .n = end - from, .page = w->page};
}

/*
 * An amount behind a label that stands at the beginning of its words: running text speaks of payments and
 * fees, too. With decimals, unless ROUND allows none (limits): points and counts have none.
 */
static bool read_balance(struct dx_job *job, int field, bool round, struct dx_val *v)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	/* a balance has its sign where it is listed, and none in a sentence */
	const bool ends = field != SL_OPENING && field != SL_CLOSING;
	const struct dx_label_hit *hit;
	struct dx_val found;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), field, &at))) {
		bool former = field == SL_CLOSING && is_of_former(job, hit);
		size_t n = !former && dx_fields_is_label(job, hit) &&
					   (!hit->inner || (hit->has_colon && !in_brackets(job, hit)))
				   ? dx_labels_values(job->arena, &job->labels, hit, values)
				   : 0;

		for (size_t i = 0; i < n; i++) {
			const struct dx_words value = said_at_once(job, &values[i], ends);

			if (!dx_fields_amount_of(job, &value, &found) || (!round && found.dec.scale == 0) ||
			    (field == SL_CLOSING && is_under_other(job, hit, &values[i])))
				continue;
			*v = found;
			return true;
		}
	}
	return false;
}

static void read_amount(struct dx_job *job, int field, bool round, struct dx_val *v)
{
	if (read_balance(job, field, round, v))
		v->dec = dx_dec_abs(v->dec);
}

/* Are A and B one printed figure? */
static bool are_one(const struct dx_val *a, const struct dx_val *b)
{
	return dx_val_printed(a) && dx_val_printed(b) && dx_val_same_place(a, b);
}

/* "Purchases" over "& Other Charges :" has one figure: what is named by the second line is not there a second time. */
static void drop_twice(struct ct_card *card)
{
	if (are_one(&card->refunds, &card->acc.total_credits))
		card->refunds = (struct dx_val){0};
	for (size_t i = 0; i < CARD_CHARGES; i++)
		for (size_t k = 0; k <= i; k++)
			if (are_one(&card->charges[i], k < i ? &card->charges[k] : &card->acc.total_debits))
				card->charges[i] = (struct dx_val){0};
}

static void drop_fees_twice(struct ct_card *card)
{
	drop_twice(card);
	if (are_one(&card->fees, &card->acc.total_debits))
		card->fees = (struct dx_val){0};
}

/* "B-1203" below "… Card :" is where somebody lives, no end of a number. */
static bool is_house(const char *text)
{
	return (*text >= 'A' && *text <= 'Z') && *text != 'X' && strchr(text, '-');
}

/* The first number behind a label that is masked, and ends with TAIL. */
static bool masked_number(struct dx_job *job, const char *tail, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	struct dx_val one;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), SL_ACCOUNT_NUMBER, &at))) {
		struct dx_scope s = {.from = hit->line, .to = hit->line + 1};

		if (!dx_fields_number_text(job, s, SL_ACCOUNT_NUMBER, &one) || !dx_st_is_masked(one.text) ||
		    !dx_str_ends(dx_str(one.text), tail))
			continue;
		*v = one;
		return true;
	}
	return false;
}

/* "Account ending in 0007" beside "XXXX XXXX XXXX 0007": what is printed of the whole number is that. */
static void complete_number(struct dx_job *job, struct dx_val *v)
{
	const size_t n = strlen(v->text);
	struct dx_val one;

	if (n < TAIL_MIN || strspn(v->text, "0123456789") != n || masked_number(job, v->text, v))
		return;
	if (dx_st_card_anywhere(job, &one) && dx_str_ends(dx_str(one.text), v->text))
		*v = one;
}

/* The card's number: of several behind labels the first that is masked; an account's or a loan's may stand before it.
 */
static void read_number(struct dx_job *job, struct dx_val *v)
{
	if (dx_fields_number_text(job, dx_scope_all(job), SL_ACCOUNT_NUMBER, v) &&
	    ((strlen(v->text) < NUMBER_WHOLE && !is_house(v->text)) || dx_st_is_masked(v->text)))
		complete_number(job, v);
	else if (!masked_number(job, "", v) && !dx_st_card_anywhere(job, v) && !dx_val_has(v))
		dx_st_number_of_rows(job, v);
}

static void read_head(struct dx_job *job, struct ct_card *card)
{
	static const int fields[CARD_CHARGES] = {
		[CARD_FEES] = SL_FEES,           [CARD_INTEREST] = SL_INTEREST, [CARD_CASH_ADVANCES] = SL_CASH_ADVANCES,
		[CARD_TRANSFERS] = SL_TRANSFERS, [CARD_TAXES] = SL_TAXES,       [CARD_INSTALMENTS] = SL_INSTALMENTS,
	};
	struct dx_scope all = dx_scope_all(job);

	dx_st_bank_read(job, &card->acc.bank_name);
	dx_st_holder_read(job, &card->acc.bank_name, &card->acc.account_holder);
	dx_st_bank_else(job, &card->acc.bank_name);
	if (!dx_val_has(&card->acc.account_holder) && !dx_st_holder_of_card(job, &card->acc.account_holder) &&
	    !dx_st_holder_of_slip(job, &card->acc.account_holder) &&
	    !dx_st_holder_by_place(job, &card->acc.account_holder))
		dx_st_holder_of_coupon(job, &card->acc.account_holder);
	dx_st_currency_read(job, &card->acc.currency);
	read_number(job, &card->acc.account_number);
	dx_fields_date(job, all, SL_DUE_DATE, &card->due_date);
	read_balance(job, SL_OPENING, false, &card->acc.opening_balance);
	read_balance(job, SL_CLOSING, false, &card->acc.closing_balance);
	read_amount(job, SL_TOTAL_DEBITS, false, &card->acc.total_debits);
	read_amount(job, SL_TOTAL_CREDITS, false, &card->acc.total_credits);
	read_amount(job, SL_REFUNDS, false, &card->refunds);
	read_amount(job, SL_CREDIT_LIMIT, true, &card->credit_limit);
	read_amount(job, SL_MINIMUM_DUE, true, &card->minimum_due);
	for (size_t i = 0; i < CARD_CHARGES; i++)
		read_amount(job, fields[i], false, &card->charges[i]);
	drop_twice(card);
	card->fees = card->charges[CARD_FEES];
	if (!dx_val_has(&card->fees)) { /* a summary with one line for all charges calls it either */
		card->fees = card->charges[CARD_INTEREST];
		card->charges[CARD_FEES] = card->fees;
		card->charges[CARD_INTEREST] = (struct dx_val){0};
		card->fees_are_interest = dx_val_has(&card->fees);
	}
}

/* "New balance as of 10/19/25": the day that the label of the balance tells. */
static bool date_of_balance(struct dx_job *job, struct dx_val *v)
{
	static const char *const joints[] = {"as", "of", "at", "on"};
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), SL_CLOSING, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		size_t from = hit->first + hit->n;
		size_t to = from;
		struct dx_words w;

		while (to < line->n && dx_str_is_one_of(dx_str(line->words[to]->text), joints, DX_LEN(joints)))
			to++;
		w = (struct dx_words){.words = (const struct dx_word *const *)line->words + to,
				      .n = line->n - to,
				      .page = line->page};
		if (to > from && w.n > 0 && dx_fields_date_of(job, &w, v))
			return true;
	}
	return false;
}

/* The day of the statement, and with it the year of rows that have none. */
static void read_statement_date(struct dx_job *job, struct ct_card *card)
{
	if (!dx_fields_date(job, dx_scope_all(job), SL_STATEMENT_DATE, &card->statement_date) &&
	    !date_of_balance(job, &card->statement_date))
		return;
	if (!dx_val_has(&card->acc.statement_period.from))
		job->dates.from = job->dates.to = card->statement_date.date;
}

/* "1/1" of instalments under each other is no day: none is near that of its row. */
static void leave_far_dates(struct st_part *p)
{
	size_t far = 0;
	size_t n = 0;

	for (size_t i = 0; i < p->n; i++) {
		const struct st_txn *t = &p->rows[i].t;
		int32_t days;

		if (p->rows[i].word >= 0 || !dx_val_has(&t->date) || !dx_val_has(&t->value_date))
			continue;
		days = dx_date_days(t->date.date) - dx_date_days(t->value_date.date);
		far += days > FAR_DAYS || -days > FAR_DAYS;
		n++;
	}
	for (size_t i = 0; i < p->n && n > 0 && far == n; i++)
		p->rows[i].t.value_date = (struct dx_val){0};
}

/* Nothing is posted before it happens: of two dates that are the other way round in every row the later one is. */
static void order_dates(struct st_part *p)
{
	size_t turned = 0;

	for (size_t i = 0; i < p->n; i++) {
		const struct st_txn *t = &p->rows[i].t;
		int order;

		if (p->rows[i].word >= 0 || !dx_val_has(&t->date) || !dx_val_has(&t->value_date))
			continue;
		order = dx_date_cmp(t->date.date, t->value_date.date);
		if (order < 0)
			return;
		turned += order > 0;
	}
	for (size_t i = 0; i < p->n && turned; i++) {
		struct st_txn *t = &p->rows[i].t;
		struct dx_val date = t->date;

		if (p->rows[i].word >= 0 || !dx_val_has(&t->date) || !dx_val_has(&t->value_date))
			continue;
		t->date = t->value_date;
		t->value_date = date;
	}
}

static void *run(struct dx_job *job)
{
	struct ct_card *card = DX_NEW(job->arena, struct ct_card);
	struct st_part part = {.prefix = "", .acc = &card->acc, .scope = dx_scope_all(job)};

	part.rows = dx_st_read(job, &part.n);
	dx_st_resolve_period(job, part.rows, part.n, NULL, &card->acc);
	read_statement_date(job, card);
	read_head(job, card);
	dx_st_figures_above(job, &part);
	dx_st_resolve_dates(job, &part);
	dx_st_leave_examples(job, &part);
	dx_st_leave_later(job, &part);
	leave_far_dates(&part);
	order_dates(&part);
	dx_st_resolve_order(&part);
	dx_st_edge_rows(job, &part);
	dx_st_balances_from_rows(&part);
	dx_ct_as_debt(job, &card->acc.opening_balance);
	dx_ct_as_debt(job, &card->acc.closing_balance);
	dx_ct_resolve_sides(job, &part, card);
	dx_ct_foot(&part, card);
	dx_st_frame(&part, true);
	card->has_inferred = dx_ct_edges(job, &part, &card->minimum_due);
	dx_st_undated_first(job, &part);
	card->has_inferred |= dx_ct_chain(job, &part, card);
	card->has_inferred |=
		dx_st_outside_card(job, &part, card->sides_are_open) || part.opening_inferred || part.closing_inferred;
	card->has_inferred |= dx_ct_paid_in_full(job, &part, card);
	drop_fees_twice(card);
	dx_ct_limit_tells(job, &part, card); /* before arithmetic may name the limit */
	dx_ct_told(job, &part, card);
	dx_ct_minimum_tells(card);
	dx_ct_foreign(job, &part, card);
	part.has_lost_row = dx_st_has_lost_row(job, &part);
	dx_st_collect(job, &part); /* the checks ask which figures are values */
	if (job->given) {
		job->rows_total = 0;
		dx_given_load(job->given, dx_kind_card.shape, dx_kind_card.n_shape, card);
		dx_st_spread(job, &part);
	}
	dx_st_note_unread(job, &part);
	dx_st_note_astray(job, &part);
	dx_ct_checks(job, &part, card);
	dx_st_gather(&part);
	return card;
}

const struct dx_kind dx_kind_card = {
	.name = DX_CT_KIND,
	.labels = {label_names, SL_LABELS},
	.columns = {column_names, ST_COLS},
	.row_words = {dx_st_word_names, SW_WORDS},
	.checks = {check_names, CC_CHECKS},
	.classes = dx_st_column_classes,
	.shape = card_shape,
	.n_shape = DX_LEN(card_shape),
	.covers = covers,
	.n_covers = DX_LEN(covers),
	.run = run,
};
