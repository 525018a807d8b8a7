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

/* ---- accounts ---- */

/* A number of an account in a heading: dashes and masks allowed, no date, no plain year. */
static bool is_account_word(const char *text)
{
	struct dx_dates_raw r;
	size_t digits = 0;

	for (const char *p = text; *p; p++) {
		if (*p >= '0' && *p <= '9')
			digits++;
		else if (!strchr("-*Xx/", *p))
			return false;
	}
	return digits >= 4 && strlen(text) >= 6 && !dx_dates_whole(dx_str(text), &r);
}

/* Is a word the value of a label that names something else, as the digits in "Address: … 411001"? */
static bool is_value_of_other(const struct dx_job *job, size_t line, size_t word)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_label_hit *hit = NULL;

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++)
		if (l->v[i].first < word && !l->v[i].inner)
			hit = &l->v[i];
	return hit && hit->field != SL_ACCOUNT_NUMBER && hit->field != SL_IBAN && hit->field != SL_ACCOUNT_TYPE &&
	       hit->field != SL_TITLE;
}

/* What the line or two above a table's header call the account; the line that does in *AT_R. */
static bool heading(struct dx_job *job, const struct dx_table *t, struct dx_val *v, size_t *at_r)
{
	for (size_t back = 1; t->header_n && back <= 2 && back <= t->header_first; back++) {
		const struct dx_line *line = &job->lines.v[t->header_first - back];

		if (line->page != t->page)
			break;
		for (size_t i = 0; !line->used && i < line->n; i++) /* a row above may end in a reference */
			if (is_account_word(line->words[i]->text) &&
			    !is_value_of_other(job, t->header_first - back, i)) {
				*v = dx_lines_val(job->arena, &job->pages[t->page], line->words + i, 1);
				*at_r = t->header_first - back;
				return true;
			}
	}
	return false;
}

/* Is CHANGE what row R comes to? */
static bool moves(const struct st_row *r, struct dx_dec change)
{
	return dx_dec_cmp(change, dx_dec_abs(dx_st_change(&r->t))) == 0 ||
	       (dx_val_has(&r->amount) && dx_dec_cmp(change, dx_dec_abs(r->amount.dec)) == 0);
}

/* Does the chain of balances go on from row I − 1 to row I? A chain says one account, whatever headings say. */
static bool chained(const struct st_row *rows, size_t n, size_t i)
{
	size_t before = i;
	size_t at = i;
	struct dx_dec change;

	while (before > 0 && (before == i || rows[before].word >= 0))
		before--;
	while (at < n && rows[at].word >= 0)
		at++;
	if (at == n || rows[before].word >= 0 || !dx_val_has(&rows[at].t.balance) ||
	    !dx_val_has(&rows[before].t.balance))
		return false;
	change = dx_dec_abs(dx_dec_sub(rows[at].t.balance.dec, rows[before].t.balance.dec));
	/* a list with the newest first goes on by the amount of the row above */
	return moves(&rows[at], change) || moves(&rows[before], change);
}

/* How many rows before row I stand below line AT: balances between an account's heading and its table. */
static size_t below_heading(const struct st_row *rows, size_t i, size_t at)
{
	size_t n = 0;

	while (n < i && rows[i - n - 1].word >= 0 && rows[i - n - 1].row->line > at)
		n++;
	return n;
}

/*
 * Is NAME, of a later table's heading, what a label above the first table calls the account? Then what stands right
 * over that one ("Statement No. 2024/007") was no account's number.
 */
static bool is_of_head(struct dx_job *job, const struct st_row *rows, const struct dx_val *name)
{
	const struct dx_scope head = {0, rows[0].table->header_first};
	struct dx_val number;

	return dx_fields_number_text(job, head, SL_ACCOUNT_NUMBER, &number) && strcmp(number.text, name->text) == 0;
}

/* Cut the rows where a heading names another account. */
static struct st_part *split(struct dx_job *job, struct st_row *rows, size_t n, size_t *n_r)
{
	struct st_part *parts = dx_alloc_array(job->arena, job->tables.n + 1, sizeof(*parts));
	size_t n_parts = 1;

	parts[0] = (struct st_part){.rows = rows, .scope = dx_scope_all(job), .prefix = ""};
	for (size_t i = 0; i < n; i++) {
		struct st_part *p = &parts[n_parts - 1];
		struct dx_val name;
		size_t at = 0;
		bool has_name =
			(i == 0 || rows[i].table != rows[i - 1].table) && heading(job, rows[i].table, &name, &at);

		if (has_name && dx_val_has(&p->number) && strcmp(name.text, p->number.text) != 0 && p->n &&
		    !chained(rows, n, i) && !is_of_head(job, rows, &name)) {
			size_t line = rows[i].table->header_first - 1;
			size_t above = below_heading(rows, i, at);

			above = above < p->n ? above : 0;
			p->n -= above;
			p->scope.to = line;
			parts[n_parts] = (struct st_part){.rows = rows + i - above,
							  .n = above,
							  .scope = {line, job->lines.n},
							  .prefix = dx_asprintf(job->arena, "/accounts/%zu", n_parts)};
			p = &parts[n_parts++];
		}
		if (has_name)
			p->number = name;
		p->n++;
	}
	if (n_parts == 1)
		parts[0].number.source = DX_VAL_ABSENT;
	if (n_parts > 1) { /* each account's own heading comes before its own table, not before the first */
		size_t first = rows[0].table->header_first;

		parts[0].scope.from = first > 1 ? first - 1 : 0;
	}
	*n_r = n_parts;
	return parts;
}

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

static void check_given(struct dx_job *job, struct st_part *parts, size_t n_parts, struct st_account *acc)
{
	for (size_t i = 0; i < n_parts; i++)
		dx_st_collect(job, &parts[i]);
	dx_given_load(job->given, statement_shape, DX_LEN(statement_shape), acc);
	if (n_parts > 1 && acc->accounts.n != n_parts) {
		dx_given_fault(job->given, "/accounts", "invalid", "accounts cannot be added or taken away");
		return;
	}
	job->rows_total = 0;
	for (size_t i = 0; i < n_parts; i++) {
		dx_st_spread(job, &parts[i]);
		dx_st_resolve_charges(&parts[i]); /* a corrected amount may tell */
		dx_st_note_unread(job, &parts[i]);
		dx_st_checks(job, &parts[i]);
		dx_st_gather(&parts[i]);
	}
	if (n_parts > 1) /* the first account stands at the top, and is corrected there */
		*(struct st_account *)acc->accounts.items = *acc;
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

/* An amount of a scanned page that no account explains; see dx/extract/whole.h. */
static bool has_stray(struct dx_job *job, const struct st_part *parts, size_t n_parts, struct st_account *acc)
{
	size_t rows = 0;
	size_t n = 0;
	struct dx_val *more;

	if (job->given || !dx_whole_scanned(job))
		return false;
	for (size_t i = 0; i < n_parts; i++)
		rows += parts[i].n;
	more = dx_alloc_array(job->arena, rows + 2 * n_parts, sizeof(*more));
	for (size_t i = 0; i < n_parts; i++) {
		for (size_t k = 0; k < parts[i].n; k++) /* balances carried, totals of a page */
			if (parts[i].rows[k].word >= 0)
				more[n++] = parts[i].rows[k].t.balance;
		more[n++] = parts[i].debit_count;
		more[n++] = parts[i].credit_count;
	}
	return dx_whole_has_stray(job, acc, more, n, SL_OTHER);
}

static bool has_near(const struct dx_job *job, const struct st_part *parts, size_t n_parts, struct st_account *acc)
{
	for (size_t i = 0; i < n_parts; i++)
		if (dx_st_has_near(job, acc, &parts[i]))
			return true;
	return false;
}

static bool has_nameless(const struct dx_job *job, const struct st_part *parts, size_t n_parts)
{
	for (size_t i = 0; i < n_parts && !job->given; i++)
		if (dx_st_has_nameless_sum(job, parts[i].acc))
			return true;
	return false;
}

static void *run(struct dx_job *job)
{
	struct st_account *acc = DX_NEW(job->arena, struct st_account);
	struct st_account head;
	struct st_account *others;
	struct st_part *parts;
	struct st_row *rows;
	size_t n_rows, n_parts;
	int bare_side;

	dx_st_tables(job);
	dx_st_free_totals(job);
	dx_st_hide_other_heads(job);
	dx_labels_unwrap(job->arena, &job->lines, job->tpl->labels);
	dx_labels_find(job->arena, &job->lines, job->tpl->labels, &job->labels);
	if (job->tables.n == 0)
		dx_notes_warn(&job->notes, "no_table", 0, "no table of transactions was found");
	rows = dx_st_rows_read(job, &n_rows);
	dx_st_sections(job, rows, n_rows);
	dx_st_resolve_period(job, rows, n_rows, acc);
	dx_st_head_read(job, acc);
	parts = split(job, rows, n_rows, &n_parts);
	others = dx_alloc_array(job->arena, n_parts, sizeof(*others));
	head = *acc;
	bare_side = dx_st_bare_side(rows, n_rows);
	job->anchored = true;
	for (size_t i = 0; i < n_parts; i++) {
		others[i] = head;
		parts[i].acc = i ? &others[i] : acc;
		parts[i].bare_side = bare_side;
		work(job, &parts[i]);
	}
	if (n_parts > 1) {
		others[0] = *acc;
		acc->accounts = (struct dx_rows){others, n_parts};
	}
	if (job->given)
		check_given(job, parts, n_parts, acc);
	const struct dx_need needs[] = {{dx_st_are_different(parts, n_parts), DX_OPEN_TWICE},
					{!has_stray(job, parts, n_parts, acc) && !has_near(job, parts, n_parts, acc) &&
						 !has_nameless(job, parts, n_parts),
					 DX_OPEN_UNEXPLAINED}};

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
