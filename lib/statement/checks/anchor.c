/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Are a statement's rows tied to printed figures at both ends, with nothing missing between, before or behind?
 *
 * One end is the opening balance, the other the closing one. Where a word names but one of them, both totals stand for
 * the other: the chain of balances from that end to the other end's row holds the rows to each other, and a row that is
 * lost, added or changed at its far end changes a total. Balances under unknown words that are what the chain begins
 * and ends with are as good as one, then: a figure that was changed would be none of them.
 *
 * Totals of one page alone say nothing of a page that is lost, and cumulated ones at the foot of each page neither: see
 * are_whole(). Where all pages are there, and the last one has rows, they do: one whose rows were lost has no total
 * that could miss them. A "Grand Total" is none of a page: it stands once, at the end, and rows or pages lost before it
 * leave less than it says.
 */
#include "amounts/amounts.h"
#include "checks.h"
#include "record/record.h"

/* A head has at least so many labels. */
#define HEAD_LABELS 2

/* Folios and sheets too: they number no page that could be counted, but their sums are not the paper's. */
static bool is_part_word(const char *text)
{
	return dx_job_is_page_word(text) || dx_str_ieq_c(dx_str(text), "folio") || dx_str_ieq_c(dx_str(text), "sheet");
}

/* Do the words around a label speak of a page? */
static bool of_page(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];

	for (size_t i = 0; i < line->n; i++)
		if (is_part_word(line->words[i]->text))
			return true;
	return false;
}

/* Does a row before the last transaction say a total, or a label on another page than theirs, or one of a page? */
static bool said_elsewhere(const struct dx_job *job, const struct st_part *p, size_t last)
{
	static const int labels[] = {SL_TOTAL_DEBITS, SL_TOTAL_CREDITS};
	const struct st_account *acc = p->acc;
	const struct dx_label_hit *hit;

	for (size_t i = 0; i < last; i++) {
		const struct st_row *r = &p->rows[i];

		if ((r->word == SW_TOTAL && (!p->totals_are_grand || dx_st_says_grand(r))) ||
		    (r->word == SW_CARRIED && (dx_val_has(&r->t.debit) || dx_val_has(&r->t.credit))))
			return true;
	}
	for (size_t k = 0; k < DX_LEN(labels); k++) {
		for (size_t at = 0; (hit = dx_fields_next(job, p->scope, labels[k], &at));) {
			int page = job->pages[job->lines.v[hit->line].page].number;

			if ((page != acc->total_debits.place.page && page != acc->total_credits.place.page) ||
			    of_page(job, hit))
				return true;
		}
	}
	return false;
}

/* The totals are those of the whole paper by their places, not of a page of it that is left. */
static bool are_whole(const struct dx_job *job, const struct st_part *p)
{
	const struct st_row *top = &p->rows[p->reversed ? dx_st_last(p) : dx_st_first(p)];
	const struct st_row *bottom = &p->rows[p->reversed ? dx_st_first(p) : dx_st_last(p)];

	if (dx_st_totals_above(job, p))
		return true;
	if (p->totals_are_row && !p->totals_are_grand &&
	    job->lines.v[top->row->line].page == job->lines.v[bottom->row->line].page)
		return false;
	return !said_elsewhere(job, p, (size_t)(bottom - p->rows));
}

/* Labels of an account's head on page INDEX, or on all others. */
static size_t head_labels(const struct dx_job *job, size_t index, bool others)
{
	static const int labels[] = {SL_ACCOUNT_NUMBER, SL_ACCOUNT_HOLDER, SL_IFSC,        SL_IBAN,
				     SL_PERIOD,         SL_PERIOD_FROM,    SL_ACCOUNT_TYPE};
	const struct dx_label_hit *hit;
	size_t n = 0;

	for (size_t k = 0; k < DX_LEN(labels); k++)
		for (size_t at = 0; (hit = dx_fields_next(job, dx_scope_all(job), labels[k], &at));)
			n += (job->lines.v[hit->line].page == index) != others;
	return n;
}

/*
 * The opening balance stands on the first page, which has the head of the account, and no later page has one: had a
 * page been lost before, the paper would begin with a page without.
 */
static bool begins_with_head(const struct dx_job *job, const struct st_part *p)
{
	const struct dx_line *last = &job->lines.v[p->rows[dx_st_last(p)].row->line];

	return !p->reversed && p->acc->opening_balance.place.page == job->pages[0].number && last->page > 0 &&
	       head_labels(job, 0, false) >= HEAD_LABELS && head_labels(job, 0, true) == 0;
}

/* … or on the page that calls itself the first: "Page No. 1", with or without a count. */
static bool opens_page_one(const struct dx_job *job, const struct st_part *p)
{
	return !p->reversed && p->acc->opening_balance.place.page == job->pages[0].number &&
	       dx_job_page_says(&job->lines, 0, 1);
}

/* Does a label or a row speak of a balance, whether its figure was read or not? */
static bool names_balance(const struct dx_job *job, const struct st_part *p)
{
	static const int labels[] = {SL_OPENING, SL_CLOSING, SL_BALANCE_ON};

	for (size_t k = 0; k < DX_LEN(labels); k++) {
		size_t at = 0;

		if (dx_fields_next(job, p->scope, labels[k], &at))
			return true;
	}
	for (size_t i = 0; i < p->n; i++)
		if (p->rows[i].word >= 0 && p->rows[i].word != SW_TOTAL)
			return true;
	return false;
}

void dx_st_place_totals(const struct dx_job *job, struct st_part *p)
{
	p->names_balance = names_balance(job, p);
	p->begins_with_head = dx_st_first(p) != SIZE_MAX && (begins_with_head(job, p) || opens_page_one(job, p));
	p->totals_are_whole = dx_st_first(p) != SIZE_MAX && are_whole(job, p);
	for (size_t i = 0; i < p->n; i++)
		p->reaches_end |= p->rows[i].row && job->lines.v[p->rows[i].row->line].page + 1 == job->n_pages;
}

bool dx_st_are_written(const struct st_part *p)
{
	for (size_t i = 0; i < p->n; i++) {
		const struct st_txn *t = &p->rows[i].t;

		if (p->rows[i].word < 0 && t->debit.source != DX_VAL_TEXT_LAYER &&
		    t->credit.source != DX_VAL_TEXT_LAYER)
			return false;
	}
	return true;
}

/* Is a balance printed beside the last row, and, where nothing comes before, beside another one that it follows from?
 */
static bool is_chained(const struct st_part *p, bool opens)
{
	size_t n = 0;

	for (size_t i = 0; i < p->n; i++)
		n += p->rows[i].word < 0 && dx_val_printed(&p->rows[i].t.balance);
	return dx_val_printed(&p->rows[dx_st_last(p)].t.balance) && (opens || n > 1);
}

bool dx_st_is_list(const struct st_part *p)
{
	return !dx_st_has_balances(p) && !dx_val_has(&p->acc->opening_balance) && !dx_val_has(&p->acc->closing_balance);
}

/* "Debit Count : 15   Credit Count : 10" under a closing balance that is carried nowhere: a page that is lost would
 * leave fewer rows. */
static bool are_counted(const struct st_part *p)
{
	return dx_val_printed(&p->debit_count) && dx_val_printed(&p->credit_count) && !p->closing_is_row;
}

/*
 * Rows with balances hold each other. Without balances they hold opening and closing balance together, and misread
 * amounts could cancel out: of a scan both totals must be printed, too.
 * A list of payments that prints no balance at all is held by the totals of both sides: each row is in one of them. A
 * row of totals in the columns of the amounts does not say which side they are. Where a word speaks of a balance its
 * figure was lost, and the paper is no such list.
 * A balance brought or carried forward may be another page's: it needs the count of pages, the totals, the head, or,
 * brought forward, the number of the first page or the counts of both sides' rows.
 */
bool dx_st_anchored(struct dx_checks *c, const struct st_part *p, const struct dx_page_count *pages)
{
	const struct st_account *acc = p->acc;
	bool totals = dx_val_printed(&acc->total_debits) && dx_val_printed(&acc->total_credits);
	/* totals of each page of all that there are hold its rows as one total holds all */
	bool last_page = pages->complete && (!p->totals_are_row || p->totals_are_grand || p->reaches_end);
	bool whole_totals = (totals && (last_page || p->totals_are_whole)) ||
			    (pages->complete && p->reaches_end && dx_st_stretches_are_summed(p));
	bool opens = dx_val_printed(&acc->opening_balance) && !p->opening_inferred;
	bool closes = dx_val_printed(&acc->closing_balance) && !p->closing_inferred;
	bool named = dx_val_printed(&acc->opening_balance) && dx_val_printed(&acc->closing_balance);
	bool ends = ((!p->opening_is_row || p->begins_with_head || are_counted(p)) && !p->closing_is_row) ||
		    pages->complete;
	const struct dx_need rows[] = {{dx_st_first(p) != SIZE_MAX, DX_OPEN_NOTHING}, {!p->has_unread, DX_OPEN_UNREAD}};
	struct dx_need tied[2] = {{ends || whole_totals, DX_OPEN_PAGES}, {true, DX_OPEN_SIDES}};

	if (!dx_checks_need(c, rows, DX_LEN(rows)))
		return false;
	if (dx_st_is_list(p)) {
		tied[0].why = DX_OPEN_ENDS;
		tied[0].met = totals && whole_totals && !p->names_balance && dx_st_are_written(p);
		tied[1].met = dx_st_sides_are_told(p, !p->totals_are_row);
	} else if (!opens || !closes) {
		tied[0].why = DX_OPEN_ENDS;
		tied[0].met = whole_totals && is_chained(p, opens) && (opens || closes || named);
	} else if (!dx_st_has_balances(p)) {
		tied[0].met = totals || (ends && dx_st_are_written(p));
		tied[1].met = dx_st_sides_are_told(p, true);
	}
	return dx_checks_need(c, tied, DX_LEN(tied));
}
