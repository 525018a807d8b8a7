/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The kind "statement": names, shape, and the order of work. */
#include <string.h>

#include "dx/statement/statement.h"

#include "dx/extract/whole.h"
#include "amounts/amounts.h"
#include "checks/checks.h"
#include "dates/dates.h"
#include "head/head.h"
#include "record/record.h"
#include "table/table.h"

static const char *const label_names[SL_OTHER + 1] = {
	[SL_BANK_NAME] = "bank_name",
	[SL_BRANCH] = "branch",
	[SL_IFSC] = "ifsc",
	[SL_IBAN] = "iban",
	[SL_ACCOUNT_NUMBER] = "account_number",
	[SL_ACCOUNT_HOLDER] = "account_holder",
	[SL_ACCOUNT_TYPE] = "account_type",
	[SL_CURRENCY] = "currency",
	[SL_PERIOD] = "period",
	[SL_PERIOD_FROM] = "period_from",
	[SL_PERIOD_TO] = "period_to",
	[SL_OPENING] = "opening_balance",
	[SL_CLOSING] = "closing_balance",
	[SL_BALANCE_ON] = "balance_on",
	[SL_TOTAL_DEBITS] = "total_debits",
	[SL_TOTAL_CREDITS] = "total_credits",
	[SL_DEBIT_COUNT] = "debit_count",
	[SL_CREDIT_COUNT] = "credit_count",
	[SL_TITLE] = "title",
	[SL_OTHER] = "other",
};

static const char *const check_names[SC_CHECKS] = {
	[SC_RUNNING_BALANCE] = "running_balance", [SC_CLOSING_BALANCE] = "closing_balance",
	[SC_PAGE_CONTINUITY] = "page_continuity", [SC_TOTAL_DEBITS] = "total_debits",
	[SC_TOTAL_CREDITS] = "total_credits",     [SC_DEBIT_COUNT] = "debit_count",
	[SC_CREDIT_COUNT] = "credit_count",       [SC_STATEMENT_SUM] = "statement_sum",
	[SC_SERIAL_NUMBERS] = "serial_numbers",   [SC_PAGE_NUMBERS] = "page_numbers",
};

static const char *const covers[] = {"amounts"};

static const struct dx_shape txn_shape[] = {
	DX_SHAPE(struct st_txn, date, DX_SHAPE_DATE),        DX_SHAPE(struct st_txn, value_date, DX_SHAPE_DATE),
	DX_SHAPE(struct st_txn, description, DX_SHAPE_TEXT), DX_SHAPE(struct st_txn, reference, DX_SHAPE_TEXT),
	DX_SHAPE(struct st_txn, debit, DX_SHAPE_AMOUNT),     DX_SHAPE(struct st_txn, credit, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct st_txn, balance, DX_SHAPE_AMOUNT),   DX_SHAPE_OPINION(struct st_txn, channel),
	DX_SHAPE_OPINION(struct st_txn, counterparty),       DX_SHAPE_OPINION(struct st_txn, category),
};

static const struct dx_shape period_shape[] = {
	{.name = "from", .kind = DX_SHAPE_DATE, .at = 0},
	{.name = "to", .kind = DX_SHAPE_DATE, .at = sizeof(struct dx_val)},
};

#define ACCOUNT_MEMBERS                                                                                                \
	DX_SHAPE(struct st_account, bank_name, DX_SHAPE_TEXT), DX_SHAPE(struct st_account, branch, DX_SHAPE_TEXT),     \
		DX_SHAPE(struct st_account, ifsc, DX_SHAPE_TEXT), DX_SHAPE(struct st_account, iban, DX_SHAPE_TEXT),    \
		DX_SHAPE(struct st_account, account_number, DX_SHAPE_TEXT),                                            \
		DX_SHAPE(struct st_account, account_holder, DX_SHAPE_TEXT),                                            \
		DX_SHAPE(struct st_account, account_type, DX_SHAPE_TEXT),                                              \
		DX_SHAPE(struct st_account, currency, DX_SHAPE_TEXT),                                                  \
		DX_SHAPE_SUB(struct st_account, statement_period, period_shape),                                       \
		DX_SHAPE(struct st_account, opening_balance, DX_SHAPE_AMOUNT),                                         \
		DX_SHAPE(struct st_account, closing_balance, DX_SHAPE_AMOUNT),                                         \
		DX_SHAPE(struct st_account, total_debits, DX_SHAPE_AMOUNT),                                            \
		DX_SHAPE(struct st_account, total_credits, DX_SHAPE_AMOUNT),                                           \
		DX_SHAPE_LIST(struct st_account, transactions, txn_shape, struct st_txn)

static const struct dx_shape account_shape[] = {ACCOUNT_MEMBERS};

static const struct dx_shape statement_shape[] = {
	ACCOUNT_MEMBERS,
	{.name = "accounts",
	 .kind = DX_SHAPE_ROWS,
	 .at = offsetof(struct st_account, accounts),
	 .sub = account_shape,
	 .n_sub = DX_LEN(account_shape),
	 .row_size = sizeof(struct st_account),
	 .optional = true},
};

/* ---- work ---- */

/* What was not printed but follows: said to be derived, and proof of nothing. */
static void derive(struct st_part *p)
{
	size_t first = dx_st_first(p);
	size_t last = dx_st_last(p);
	struct st_account *acc = p->acc;

	if (first == SIZE_MAX)
		return;
	if (!dx_val_has(&acc->opening_balance) && dx_val_has(&p->rows[first].t.balance))
		acc->opening_balance =
			dx_val_derived_dec(dx_dec_sub(p->rows[first].t.balance.dec, dx_st_change(&p->rows[first].t)));
	if (!dx_val_has(&acc->closing_balance) && dx_val_has(&p->rows[last].t.balance))
		acc->closing_balance = dx_val_derived_dec(p->rows[last].t.balance.dec);
}

static void work(struct dx_job *job, struct st_part *p)
{
	dx_st_resolve_dates(job, p);
	dx_st_resolve_order(p);
	dx_st_edge_rows(job, p);
	dx_st_sum_row(job, p);
	dx_st_part_labels(job, p);
	dx_st_place_totals(job, p);
	dx_st_tall_balances(job, p);
	dx_st_noughts(p);
	dx_st_resolve_sides(job, p);
	dx_st_resolve_charges(p);
	dx_st_section_totals(job, p);
	dx_st_frame(p, false);
	dx_st_outside(job, p);
	p->has_unknown_amounts = dx_st_has_unknown_amounts(job, p);
	p->has_lost_row = dx_st_has_lost_row(job, p);
	if (job->given)
		return;
	dx_st_choose_sides(job, p);
	dx_st_repair_runs(job, p);
	dx_st_repair(p);
	dx_st_choose_sides(job, p); /* what was mended may stand beside them */
	dx_st_note_unread(job, p);
	dx_st_note_left_out(job, p);
	dx_st_note_astray(job, p);
	dx_st_checks(job, p);
	dx_st_note_unproved(job, p);
	derive(p);
	dx_st_collect(job, p);
}

/* ---- accounts ---- */

/* An account, and the paper that it would have alone. */
struct paper {
	struct dx_job *job;
	struct st_part part;
};

/* What all papers of JOB add to goes on in OWN, one of them, … */
static void lend(const struct dx_job *job, struct dx_job *own)
{
	own->checks = job->checks;
	own->notes = job->notes;
	own->wants = job->wants;
}

/* … and is given back. */
static void give_back(struct dx_job *job, const struct dx_job *own)
{
	if (own == job)
		return;
	job->checks = own->checks;
	job->notes = own->notes;
	job->wants = own->wants;
	job->needs_review |= own->needs_review;
	job->anchored &= own->anchored;
}

static struct st_row *read_rows(struct dx_job *job, size_t *n_r)
{
	struct st_row *rows = dx_st_read(job, n_r);

	dx_st_sections(job, rows, *n_r);
	return rows;
}

/* What a head says once is of all accounts; a number of its own each has, unless it is one for several currencies. */
static void share_head(const struct st_account *first, struct st_account *acc)
{
	const bool is_one = !dx_val_has(&acc->account_number) && !dx_val_has(&acc->iban);
	struct {
		struct dx_val *to;
		const struct dx_val *from;
		bool shared;
	} members[] = {{&acc->bank_name, &first->bank_name, true},
		       {&acc->account_holder, &first->account_holder, true},
		       {&acc->branch, &first->branch, true},
		       {&acc->ifsc, &first->ifsc, true},
		       {&acc->statement_period.from, &first->statement_period.from, true},
		       {&acc->statement_period.to, &first->statement_period.to, true},
		       {&acc->currency, &first->currency, !is_one && !dx_val_printed(&acc->currency)},
		       {&acc->account_type, &first->account_type, is_one},
		       {&acc->iban, &first->iban, is_one},
		       {&acc->account_number, &first->account_number, is_one}};

	for (size_t i = 0; i < DX_LEN(members); i++)
		if (members[i].shared && !dx_val_printed(members[i].to))
			*members[i].to = *members[i].from;
}

/* What the account's own heading calls it counts before what is said of all, and where no label says it. */
static void name_kind(const struct st_cut *cut, struct st_account *acc)
{
	if (dx_val_has(&cut->kind) && (cut->is_titled || !dx_val_has(&acc->account_type)))
		acc->account_type = cut->kind;
}

/* One account's rows, head and checks, of paper P. */
static void read_paper(struct paper *p, const struct dx_dates_vote *votes)
{
	struct dx_job *job = p->job;

	dx_st_resolve_period(job, p->part.rows, p->part.n, votes, p->part.acc);
	dx_st_head_read(job, p->part.acc);
	p->part.scope = dx_scope_all(job);
	job->anchored = true;
	work(job, &p->part);
}

/* The N accounts of JOB, each read as the paper that it would have alone. ROWS, all of them, vote on dates. */
static struct paper *read_accounts(struct dx_job *job, const struct st_cut *cuts, size_t n, struct st_row *rows,
				   size_t n_rows)
{
	struct paper *papers = dx_alloc_array(job->arena, n, sizeof(*papers));
	struct st_account *first = DX_NEW(job->arena, struct st_account);
	struct st_account *accounts = dx_alloc_array(job->arena, n, sizeof(*accounts));
	const struct dx_page_count pages = dx_job_page_count(job->arena, &job->lines);
	struct dx_dates_vote votes = {0};
	struct dx_val bank = {0};

	dx_st_bank_read(job, &bank);
	dx_st_bank_else(job, &bank);
	for (size_t i = 0; i < n_rows; i++)
		if (rows[i].has_date)
			dx_dates_vote(&votes, &rows[i].date);
	job->anchored = true;
	for (size_t i = 0; i < n; i++) {
		struct dx_job *own = DX_NEW(job->arena, struct dx_job);

		dx_st_account_job(job, cuts, n, i, own);
		papers[i].job = own;
		papers[i].part = (struct st_part){.acc = i ? &accounts[i] : first,
						  .number = cuts[i].number,
						  .prefix = i ? dx_asprintf(job->arena, "/accounts/%zu", i) : "",
						  .bare_side = dx_st_bare_side(rows, n_rows)};
		papers[i].part.rows = read_rows(own, &papers[i].part.n);
		papers[i].part.pages = pages.complete ? pages : dx_job_page_count(own->arena, &own->lines);
		read_paper(&papers[i], &votes);
		name_kind(&cuts[i], papers[i].part.acc);
		if (dx_val_has(&bank)) /* they are of one bank, wherever it says its name */
			papers[i].part.acc->bank_name = bank;
		if (i)
			share_head(first, &accounts[i]);
		give_back(job, own);
		job->rows_total += own->rows_total;
	}
	accounts[0] = *first;
	first->accounts = (struct dx_rows){accounts, n};
	return papers;
}

static struct paper *read_one(struct dx_job *job, struct st_row *rows, size_t n_rows)
{
	struct paper *paper = DX_NEW(job->arena, struct paper);

	paper->job = job;
	paper->part = (struct st_part){.rows = rows,
				       .n = n_rows,
				       .acc = DX_NEW(job->arena, struct st_account),
				       .prefix = "",
				       .bare_side = dx_st_bare_side(rows, n_rows),
				       .pages = dx_job_page_count(job->arena, &job->lines)};
	read_paper(paper, NULL);
	return paper;
}

static void check_given(struct dx_job *job, struct paper *papers, size_t n, struct st_account *acc)
{
	for (size_t i = 0; i < n; i++)
		dx_st_collect(papers[i].job, &papers[i].part);
	dx_given_load(job->given, statement_shape, DX_LEN(statement_shape), acc);
	if (n > 1 && acc->accounts.n != n) {
		dx_given_fault(job->given, "/accounts", "invalid", "accounts cannot be added or taken away");
		return;
	}
	job->rows_total = 0;
	for (size_t i = 0; i < n; i++) {
		struct dx_job *own = papers[i].job;
		struct st_part *p = &papers[i].part;

		if (own != job)
			lend(job, own);
		own->rows_total = 0;
		dx_st_spread(own, p);
		dx_st_resolve_charges(p); /* a corrected amount may tell */
		dx_st_note_unread(own, p);
		dx_st_checks(own, p);
		dx_st_gather(p);
		give_back(job, own);
		job->rows_total += own == job ? 0 : own->rows_total;
	}
	if (n > 1) /* the first account stands at the top, and is corrected there */
		*(struct st_account *)acc->accounts.items = *acc;
}

/* An amount of a scanned page that no account explains; see dx/extract/whole.h. */
static bool has_stray(struct dx_job *job, const struct paper *papers, size_t n_papers, struct st_account *acc)
{
	size_t rows = 0;
	size_t n = 0;
	struct dx_val *more;

	if (job->given || !dx_whole_scanned(job))
		return false;
	for (size_t i = 0; i < n_papers; i++)
		rows += papers[i].part.n;
	more = dx_alloc_array(job->arena, rows + 2 * n_papers, sizeof(*more));
	for (size_t i = 0; i < n_papers; i++) {
		const struct st_part *p = &papers[i].part;

		for (size_t k = 0; k < p->n; k++) /* balances carried, totals of a page */
			if (p->rows[k].word >= 0)
				more[n++] = p->rows[k].t.balance;
		more[n++] = p->debit_count;
		more[n++] = p->credit_count;
	}
	return dx_whole_has_stray(job, acc, more, n, SL_OTHER);
}

/* Are the rows of no two accounts the same? */
static bool are_different(const struct dx_job *job, const struct paper *papers, size_t n)
{
	struct st_part *parts = dx_alloc_array(job->arena, n, sizeof(*parts));

	for (size_t i = 0; i < n; i++)
		parts[i] = papers[i].part;
	return dx_st_are_different(parts, n);
}

/* Figures beside, or over a name, that are in no value of their account. */
static bool has_unexplained(const struct paper *papers, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		struct dx_job *job = papers[i].job;

		if (dx_st_has_near(job, papers[i].part.acc, &papers[i].part) ||
		    (!job->given && dx_st_has_nameless_sum(job, papers[i].part.acc)))
			return true;
	}
	return false;
}

static void *run(struct dx_job *job)
{
	const struct dx_job unread = *job;
	struct st_cut *cuts;
	size_t n_rows;
	struct st_row *rows = read_rows(job, &n_rows);
	const size_t n = dx_st_cuts(job, rows, n_rows, &cuts);
	struct paper *papers;
	struct st_account *acc;

	if (n > 1) { /* what was noted of all of them together is of none */
		lend(&unread, job);
		job->needs_review = unread.needs_review;
	}
	papers = n > 1 ? read_accounts(job, cuts, n, rows, n_rows) : read_one(job, rows, n_rows);
	acc = papers[0].part.acc;
	if (job->given)
		check_given(job, papers, n, acc);
	const struct dx_need needs[] = {
		{are_different(job, papers, n), DX_OPEN_TWICE},
		{!has_stray(job, papers, n, acc) && !has_unexplained(papers, n), DX_OPEN_UNEXPLAINED}};

	job->anchored = dx_checks_need(&job->checks, needs, DX_LEN(needs)) && job->anchored;
	return acc;
}

const struct dx_kind dx_kind_statement = {
	.name = "statement",
	.labels = {label_names, SL_OTHER + 1},
	.columns = {dx_st_column_names, ST_COLS},
	.row_words = {dx_st_word_names, SW_WORDS},
	.checks = {check_names, SC_CHECKS},
	.classes = dx_st_column_classes,
	.shape = statement_shape,
	.n_shape = DX_LEN(statement_shape),
	.covers = covers,
	.n_covers = DX_LEN(covers),
	.run = run,
};
