/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Columns and rows of a statement's tables by what templates call them, and which tables hold transactions. */
#include <string.h>

#include "record.h"

#define ELSEWHERE_MIN 2 /* headings of another table that say so for sure */

const char *const dx_st_column_names[ST_COLS] = {
	[ST_DATE] = "date",
	[ST_VALUE_DATE] = "value_date",
	[ST_DESCRIPTION] = "description",
	[ST_REFERENCE] = "reference",
	[ST_DEBIT] = "debit",
	[ST_CREDIT] = "credit",
	[ST_AMOUNT] = "amount",
	[ST_DIRECTION] = "direction",
	[ST_BALANCE] = "balance",
	[ST_SERIAL] = "serial",
	[ST_COUNTERPARTY] = "counterparty",
	[ST_FOREIGN_AMOUNT] = "foreign_amount",
	[ST_FOREIGN_CURRENCY] = "foreign_currency",
	[ST_CHARGE] = "charge",
	[ST_TRANSACTION_ID] = "transaction_id",
	[ST_ELSEWHERE] = "elsewhere",
	[ST_OTHER] = "other",
};

const enum dx_col_class dx_st_column_classes[ST_COLS] = {
	[ST_DATE] = DX_COL_DATE,
	[ST_VALUE_DATE] = DX_COL_DATE,
	[ST_DESCRIPTION] = DX_COL_TEXT,
	[ST_REFERENCE] = DX_COL_TEXT,
	[ST_DEBIT] = DX_COL_NUMBER,
	[ST_CREDIT] = DX_COL_NUMBER,
	[ST_AMOUNT] = DX_COL_NUMBER,
	[ST_DIRECTION] = DX_COL_MARK,
	[ST_BALANCE] = DX_COL_NUMBER,
	[ST_SERIAL] = DX_COL_MARK,
	[ST_COUNTERPARTY] = DX_COL_TEXT,
	[ST_FOREIGN_AMOUNT] = DX_COL_NUMBER,
	[ST_FOREIGN_CURRENCY] = DX_COL_MARK,
	[ST_CHARGE] = DX_COL_NUMBER,
	[ST_TRANSACTION_ID] = DX_COL_TEXT,
	[ST_ELSEWHERE] = DX_COL_MARK,
	[ST_OTHER] = DX_COL_MARK,
};

const char *const dx_st_word_names[SW_WORDS] = {
	[SW_OPENING] = "opening", [SW_CLOSING] = "closing", [SW_BROUGHT] = "brought",
	[SW_CARRIED] = "carried", [SW_TOTAL] = "total",     [SW_BALANCE] = "balance",
};

/* "No.   Foreign amount   Rate   Converted amount": at what rates rows were converted that stand in another table. */
static bool is_of_rates(uint32_t roles)
{
	const uint32_t what = UINT32_C(1) << ST_DATE | UINT32_C(1) << ST_VALUE_DATE | UINT32_C(1) << ST_DESCRIPTION;
	const uint32_t rates = UINT32_C(1) << ST_FOREIGN_AMOUNT | UINT32_C(1) << ST_OTHER | UINT32_C(1) << ST_AMOUNT;

	return (roles & what) == 0 && (roles & rates) == rates;
}

bool dx_st_is_elsewhere(uint32_t roles)
{
	const uint32_t sides = UINT32_C(1) << ST_DEBIT | UINT32_C(1) << ST_CREDIT;
	const uint32_t chain = UINT32_C(1) << ST_AMOUNT | UINT32_C(1) << ST_BALANCE;

	const uint32_t signed_amount = UINT32_C(1) << ST_AMOUNT | UINT32_C(1) << ST_DIRECTION;

	if (is_of_rates(roles))
		return true;
	return (roles >> ST_ELSEWHERE & 1) && (roles & sides) != sides && (roles & chain) != chain &&
	       (roles & signed_amount) != signed_amount;
}

bool dx_st_is_header(uint32_t roles)
{
	uint32_t what = UINT32_C(1) << ST_DATE | UINT32_C(1) << ST_VALUE_DATE | UINT32_C(1) << ST_DESCRIPTION;
	uint32_t money = UINT32_C(1) << ST_DEBIT | UINT32_C(1) << ST_CREDIT | UINT32_C(1) << ST_AMOUNT;

	if (dx_st_is_elsewhere(roles))
		return __builtin_popcount(roles) >= 2;
	return (roles & what) && (roles & money) && __builtin_popcount(roles) >= 3;
}

/* "Currency  Amount  Rate  Amount in EUR": the amount behind a foreign currency is not the row's, if another follows.
 */
static void settle_foreign(struct dx_col *cols, size_t n)
{
	size_t last = n;

	for (size_t i = 0; i < n; i++) {
		if (cols[i].role == ST_FOREIGN_AMOUNT)
			return;
		last = cols[i].role == ST_AMOUNT ? i : last;
	}
	for (size_t i = 0; i + 1 < n && last < n && i + 1 < last; i++)
		if (cols[i].role == ST_FOREIGN_CURRENCY && cols[i + 1].role == ST_AMOUNT)
			cols[i + 1].role = ST_FOREIGN_AMOUNT;
}

/*
 * "DEPOSIT NO.   OPEN DATE   DEP. AMT.   ROI%   MAT. DATE   BALANCE": two headings that no transaction has, and none
 * for what one is about: amounts and balances of such a table are those of deposits.
 */
static void settle_elsewhere(struct dx_col *cols, size_t n)
{
	size_t elsewhere = 0;

	for (size_t i = 0; i < n; i++) {
		if (cols[i].role == ST_DESCRIPTION || cols[i].role == ST_DEBIT || cols[i].role == ST_CREDIT)
			return;
		elsewhere += cols[i].role == ST_ELSEWHERE;
	}
	for (size_t i = 0; i < n && elsewhere >= ELSEWHERE_MIN; i++)
		if (cols[i].role == ST_AMOUNT || cols[i].role == ST_BALANCE)
			cols[i].role = ST_OTHER;
}

/* What a bank numbers its rows by is their reference where no column beside it has numbers of cheques and payments. */
static void settle_id(struct dx_col *cols, size_t n)
{
	struct dx_col *id = NULL;

	for (size_t i = 0; i < n; i++) {
		if (cols[i].role == ST_REFERENCE)
			return;
		if (cols[i].role == ST_TRANSACTION_ID && !id)
			id = &cols[i];
	}
	if (id)
		id->role = ST_REFERENCE;
}

void dx_st_settle(struct dx_col *cols, size_t n)
{
	struct dx_col *reference = NULL;
	size_t n_references = 0;
	bool may_hold_text = true;

	for (size_t i = 0; i < n; i++) {
		may_hold_text &= cols[i].role != ST_DESCRIPTION && cols[i].role != ST_ELSEWHERE;
		if ((cols[i].role == ST_REFERENCE || cols[i].role == ST_TRANSACTION_ID) && n_references++ == 0)
			reference = &cols[i];
	}
	if (may_hold_text && n_references > 1)
		reference->role = ST_DESCRIPTION;
	settle_id(cols, n);
	settle_foreign(cols, n);
	settle_elsewhere(cols, n);
}

size_t dx_st_begin(const struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n; i++)
		if (!dx_st_is_elsewhere(job->tables.v[i].roles))
			return job->tables.v[i].first;
	return job->lines.n;
}

bool dx_st_next_run(struct dx_job *job, struct st_runs *r, struct dx_words *w_r)
{
	const struct dx_lines *lines = &job->lines;

	while (r->at == r->n || lines->v[r->line].used) {
		if (r->next == dx_st_begin(job) || lines->v[r->next].page != lines->v[0].page)
			return false;
		r->line = r->next++;
		r->segs = dx_lines_segments(job->arena, &lines->v[r->line], &r->n);
		r->at = 0;
	}
	r->seg = &r->segs[r->at++];
	*w_r = (struct dx_words){.words = (const struct dx_word *const *)lines->v[r->line].words + r->seg->first,
				 .n = r->seg->n,
				 .page = lines->v[r->line].page};
	return true;
}

bool dx_st_is_card(const struct dx_job *job)
{
	return strcmp(job->tpl->kind->name, DX_CT_KIND) == 0;
}
