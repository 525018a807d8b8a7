/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the lines of a statement's table are: rows, their further lines, balances and totals, or nothing of the table.
 */
#include <string.h>

#include "dx/extract/cell.h"
#include "dx/extract/table.h"
#include "amounts/asked_int.h"
#include "dates/row_date_int.h"
#include "amounts/amounts.h"
#include "dates/dates.h"
#include "head/head.h"
#include "record/record.h"
#include "table.h"

#define CARD_LINE_WORDS  16 /* of a line that says whose rows follow, at most */
#define END_WORDS        8
#define TITLE_TOKENS     3 /* of a title between the rows, at least */
#define DAY_STROKE_BYTES 5 /* "11/09" */
#define CODE_DIGITS      3 /* of what a bank calls a kind of row by */

static const char *cell_text(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, int role)
{
	int k = dx_table_col(t, role);

	return k < 0 ? "" : dx_cell_text(job->arena, &cells[k]);
}

static bool has_number(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, int role)
{
	int k = dx_table_col(t, role);
	struct dx_cell own;

	if (k < 0)
		return false;
	own = dx_st_own_amount(job, &cells[k]);
	if (!dx_cell_numeric(job, &own))
		return false;
	/* a rate of interest is no amount; of a scan "%" may be a digit */
	return job->pages[t->page].source == DX_SOURCE_OCR || !strchr(dx_cell_text(job->arena, &cells[k]), '%');
}

/* "Your closing balance", "Dein alter Kontostand": whose it is says nothing of what it is. The tokens in front. */
static size_t whose(const struct dx_lex *lex, struct dx_arena *a, const char *text)
{
	static const char *const words[] = {"your", "my",  "dein", "deine", "ihr",  "ihre", "mein", "votre",
					    "ton",  "tu",  "su",   "seu",   "sua",  "tuo",  "uw",   "je",
					    "jouw", "din", "ditt", "twoje", "twój", "váš",  "ваш"};
	size_t n = strcspn(text, " ");
	size_t n_toks = 0;

	if (text[n] == '\0' || !dx_str_is_one_of(dx_strn(text, n), words, DX_LEN(words)))
		return 0;
	dx_lex_tokens_of(lex, a, dx_strn(text, n), &n_toks);
	return n_toks;
}

/* The row word that TEXT begins with; -1: none. */
static int word_at(struct dx_job *job, const char *text)
{
	const struct dx_lex *lex = job->tpl->row_words;
	size_t n;
	size_t len;
	struct dx_tok *toks = dx_lex_tokens_of(lex, job->arena, dx_str(text), &n);
	int word = dx_lex_match(lex, toks, n, 0, &len);

	return word >= 0 ? word : dx_lex_match(lex, toks, n, whose(lex, job->arena, text), &len);
}

/*
 * "TOTAL / CLOSING BALANCE   70,615.67   161,708.00   116,388.97": a row of both, with words for the balance at the end
 * behind those for a sum, and nothing else. SW_TOTAL: TEXT, which begins with the latter, is no such row's.
 */
static int word_behind_total(struct dx_job *job, const char *text)
{
	const struct dx_lex *lex = job->tpl->row_words;
	size_t n;
	size_t at = 0;
	size_t len = 0;
	struct dx_tok *toks = dx_lex_tokens_of(lex, job->arena, dx_str(text), &n);
	int word;

	dx_lex_match(lex, toks, n, 0, &at);
	if (at < n && toks[at].id == 0) /* "and" */
		at++;
	word = dx_lex_match(lex, toks, n, at, &len);
	return (word == SW_CLOSING || word == SW_CARRIED) && at + len == n ? word : SW_TOTAL;
}

/* "ÖNCEKİ DÖNEM BORCU   11.452,34", without a day: what heads call a balance rows call it, too, in all of their words.
 */
static int word_of_label(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, const char *text)
{
	const struct dx_lex *lex = job->tpl->labels;
	struct dx_dates_raw r;
	size_t n;
	size_t len;
	struct dx_tok *toks = dx_lex_tokens_of(lex, job->arena, dx_str(text), &n);
	int field = dx_lex_match(lex, toks, n, 0, &len);

	if ((field != SL_OPENING && field != SL_CLOSING) || n < 2 || len < n || dx_st_row_date(job, t, cells, &r) ||
	    !(has_number(job, t, cells, ST_AMOUNT) || has_number(job, t, cells, ST_BALANCE) ||
	      (dx_st_is_card(job) && has_number(job, t, cells, ST_DEBIT) != has_number(job, t, cells, ST_CREDIT))))
		return -1;
	return field == SL_OPENING ? SW_OPENING : SW_CLOSING;
}

/* Written like money: a page's number is not. */
static bool is_money(const struct dx_cell *c)
{
	for (size_t w = 0; w < c->n; w++)
		if (dx_columns_amount_like(c->words[w].word))
			return true;
	return false;
}

/* Is the amount in the column of ROLE more than nothing? */
static bool is_something(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, int role)
{
	const char *text = cell_text(job, t, cells, role);

	return has_number(job, t, cells, role) && text[strcspn(text, "123456789")] != '\0';
}

/* "PERIOD TURNOVER   727.87   3,210.65" without a day: a line with an amount on each side is a sum, whatever its words.
 */
static bool sums_up(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	return dx_table_col(t, ST_DATE) >= 0 && dx_cell_blank(cell_text(job, t, cells, ST_DATE)) &&
	       dx_has_letter(cell_text(job, t, cells, ST_DESCRIPTION)) && is_something(job, t, cells, ST_DEBIT) &&
	       is_something(job, t, cells, ST_CREDIT) && !has_number(job, t, cells, ST_BALANCE) &&
	       is_money(&cells[dx_table_col(t, ST_DEBIT)]) && is_money(&cells[dx_table_col(t, ST_CREDIT)]);
}

/* "01-09-2024   B/F      2,92,171.99": a day and a balance, and nothing that was paid. */
static bool is_balance_of_day(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	struct dx_dates_raw r;

	return has_number(job, t, cells, ST_BALANCE) && !has_number(job, t, cells, ST_DEBIT) &&
	       !has_number(job, t, cells, ST_CREDIT) && !has_number(job, t, cells, ST_AMOUNT) &&
	       dx_st_row_date(job, t, cells, &r);
}

/* "30.09.2022   Saldo zu Ihren Gunsten   30'930.35": words that begin like a heading of balances: nothing was booked.
 */
static bool says_balance(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	const struct dx_lex *lex = job->tpl->columns;
	const char *text = cell_text(job, t, cells, ST_DESCRIPTION);
	struct dx_tok *toks;
	size_t n, len;

	if (!is_balance_of_day(job, t, cells))
		return false;
	toks = dx_lex_tokens_of(lex, job->arena, dx_str(text), &n);
	return dx_lex_match(lex, toks, n, whose(lex, job->arena, text), &len) == ST_BALANCE;
}

int dx_st_row_word(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	int k = dx_table_col(t, ST_DESCRIPTION);
	int word = -1;

	if (k >= 0 && cells[k].n) {
		const char *text = dx_cell_text(job->arena, &cells[k]);
		size_t code = strspn(text, "0123456789"); /* "000 Saldo Anterior" */

		word = word_at(job, text);
		if (word < 0 && code == CODE_DIGITS && text[code] == ' ')
			word = word_at(job, text + code + 1);
		if (word == SW_TOTAL && has_number(job, t, cells, ST_BALANCE))
			word = word_behind_total(job, text);
		if (word < 0)
			word = word_of_label(job, t, cells, text);
	}
	for (size_t i = 0; word < 0 && i < t->n_cols; i++) {
		if (cells[i].n == 0 || (int)i == k || t->cols[i].class == DX_COL_NUMBER)
			continue;
		word = word_at(job, dx_cell_text(job->arena, &cells[i]));
		if (word >= 0 || t->cols[i].class != DX_COL_DATE || (k >= 0 && cells[k].n) ||
		    !is_balance_of_day(job, t, cells))
			break;
	}
	if (word < 0 && sums_up(job, t, cells))
		return SW_TOTAL;
	return word < 0 && says_balance(job, t, cells) ? SW_BALANCE : word;
}

/* "30/09/25   11.935,29   SALDO FINALE": nothing but the word of the balance at one end. */
static bool is_end(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	const struct dx_lex *lex = job->tpl->row_words;
	struct dx_tok *toks;
	size_t n;
	size_t len;
	int word;

	toks = dx_lex_tokens_of(lex, job->arena, dx_str(cell_text(job, t, cells, ST_DESCRIPTION)), &n);
	word = dx_lex_match(lex, toks, n, 0, &len);
	return (word == SW_OPENING || word == SW_CLOSING) && len == n;
}

struct line_facts {
	bool date, amount, balance;
	bool stray; /* something in a column where no text of a row goes */
	bool text;
	bool letters; /* in a column of text */
	bool mark;    /* "CR" under an amount */
	bool both;    /* a debit and a credit, neither of them nothing: a sum, no transaction */
	int word;
};

/* Has the line all that a row has, whatever stands where its date should? */
static bool has_all_else(const struct dx_table *t, const struct line_facts *f)
{
	return f->amount && !f->both && f->letters && (f->balance || !(t->roles >> ST_BALANCE & 1));
}

static bool is_mark(const char *text)
{
	static const char *const marks[] = {"cr", "dr", "cr.", "dr.", "(cr)", "(dr)"};

	return dx_str_is_one_of(dx_str(text), marks, DX_LEN(marks));
}

/* Letters that are no mark and no currency of figures: "$6,109.51 CR   $1,321.35" says nothing. */
static bool has_words(const struct dx_cell *c)
{
	for (size_t i = 0; i < c->n; i++) {
		const char *text = c->words[i].word->text;

		if (dx_has_letter(text) && !is_mark(text) && !dx_value_currency(dx_str(text)))
			return true;
	}
	return false;
}

static struct line_facts facts_of(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	struct line_facts f = {.word = dx_st_row_word(job, t, cells)};
	struct dx_dates_raw r;

	f.date = dx_st_row_date(job, t, cells, &r);
	f.amount = has_number(job, t, cells, ST_DEBIT) || has_number(job, t, cells, ST_CREDIT) ||
		   has_number(job, t, cells, ST_AMOUNT);
	f.balance = has_number(job, t, cells, ST_BALANCE);
	f.both = is_something(job, t, cells, ST_DEBIT) && is_something(job, t, cells, ST_CREDIT);
	for (size_t i = 0; i < t->n_cols; i++) {
		const char *text = cells[i].n ? dx_cell_text(job->arena, &cells[i]) : "";

		if (dx_cell_blank(text))
			continue;
		if (t->cols[i].class == DX_COL_NUMBER && is_mark(text)) {
			f.mark = true;
		} else if (t->cols[i].role == ST_FOREIGN_AMOUNT && !dx_has_digit(text)) {
			; /* "SINGAPORE DOLLAR" under the amount that the shop asked for */
		} else if (t->cols[i].class == DX_COL_TEXT) {
			f.text = true;
			f.letters |= has_words(&cells[i]);
		} else if (t->cols[i].class == DX_COL_NUMBER ||
			   (t->cols[i].class == DX_COL_DATE && !dx_st_is_date_piece(text)) ||
			   t->cols[i].role == ST_SERIAL) {
			f.stray = true;
		}
	}
	return f;
}

/*
 * "1102" of a scan where other rows of the table have "11/09": recognition lost the stroke between a day and a month.
 */
static bool is_day_without_stroke(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	struct dx_cell *other;
	struct dx_dates_raw r;
	const char *day = cell_text(job, t, cells, ST_DATE);

	if (job->pages[t->page].source != DX_SOURCE_OCR || !dx_st_is_day_run(day))
		return false;
	other = dx_alloc_array(job->arena, t->n_cols, sizeof(*other));
	for (size_t i = t->first; i < t->first + t->n; i++) {
		dx_columns_split(job->arena, &job->lines, t, i, other);
		if (strlen(cell_text(job, t, other, ST_DATE)) == DAY_STROKE_BYTES &&
		    dx_st_row_date(job, t, other, &r) && r.form == DX_DATES_NUM && r.year < 0)
			return true;
	}
	return false;
}

/* Does a page without a header begin with T where the one before ended with a table of something else? */
static bool is_behind_elsewhere(const struct dx_job *job, const struct dx_table *t)
{
	const struct dx_tables *all = &job->tables;

	for (size_t i = 1; i < all->n; i++)
		if (all->v[i].first == t->first)
			return dx_st_is_elsewhere(all->v[i - 1].roles);
	return false;
}

/* Part of the table's block of lines: nobody takes a figure at the foot of the page for a row. */
static bool is_near(const struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	for (size_t i = 0; i < t->n_cols; i++) {
		const struct dx_line *line;

		if (cells[i].n == 0)
			continue;
		line = &job->lines.v[cells[i].words[0].line];
		if (!t->header_n && cells[i].words[0].line == t->first)
			return !is_behind_elsewhere(job, t); /* the first line of a page that goes on */
		if (t->below && line + 1 < job->lines.v + job->lines.n && line[1].page == line->page &&
		    line[1].y0 - line->y1 <= line->height)
			return true; /* its day follows */
		return line > job->lines.v && line[-1].page == line->page && line->y0 - line[-1].y1 <= 2 * line->height;
	}
	return false;
}

/* A signed amount in a list of such, whose small print between the rows nobody may have read. */
static bool is_listed(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	const char *text = t->rows_only ? cell_text(job, t, cells, ST_AMOUNT) : "";

	return strstr(text, "+") || strstr(text, "-") || strstr(text, "–") || strstr(text, "−");
}

static bool has_money(const struct dx_table *t, const struct dx_cell *cells)
{
	static const int roles[] = {ST_DEBIT, ST_CREDIT, ST_AMOUNT};

	for (size_t i = 0; i < DX_LEN(roles); i++) {
		int k = dx_table_col(t, roles[i]);

		if (k >= 0 && is_money(&cells[k]))
			return true;
	}
	return false;
}

/* Has the row a figure in a column where CELLS have one? Two amounts under each other are of two rows. */
static bool has_same(struct dx_job *job, const struct dx_table *t, const struct dx_row *row,
		     const struct dx_cell *cells)
{
	for (size_t i = 0; i < t->n_cols; i++)
		if (t->cols[i].class == DX_COL_NUMBER && dx_cell_numeric(job, &cells[i]) &&
		    dx_cell_numeric(job, &row->cells[i]))
			return true;
	return false;
}

/* … or an amount of one side where CELLS have one of the other? A row is on one side. */
static bool has_other_side(struct dx_job *job, const struct dx_table *t, const struct dx_row *row,
			   const struct dx_cell *cells)
{
	return (is_something(job, t, row->cells, ST_DEBIT) && is_something(job, t, cells, ST_CREDIT)) ||
	       (is_something(job, t, row->cells, ST_CREDIT) && is_something(job, t, cells, ST_DEBIT));
}

/* A row that has begun with its date while its amounts are still to come, or these of them. */
static bool is_open(struct dx_job *job, const struct dx_table *t, const struct dx_row *previous,
		    const struct dx_cell *cells)
{
	struct line_facts f;

	if (!previous || previous->class != DX_ROW_BEGIN || t->balances_below)
		return false;
	if (previous->joined)
		return !has_same(job, t, previous, cells) && !has_other_side(job, t, previous, cells);
	f = facts_of(job, t, previous->cells);
	return f.date && !f.amount && !f.balance;
}

/*
 * The second line of a row whose amount stands on its first: text, and the balance, in a table that prints one behind
 * the last row of a day ("Ending daily balance"). Another row's balance is on the line of its amount.
 */
static bool ends_with_balance(struct dx_job *job, const struct dx_table *t, const struct dx_row *previous,
			      const struct dx_cell *cells, const struct line_facts *f)
{
	struct line_facts above;

	if (!previous || previous->class != DX_ROW_BEGIN || previous->joined || f->amount || !f->letters ||
	    job->pages[t->page].source == DX_SOURCE_OCR || !is_near(job, t, cells))
		return false;
	above = facts_of(job, t, previous->cells);
	return above.amount && !above.balance;
}

/*
 * The old balance without a day, behind rows that have one: a summary. No row's day holds on in what follows. Above the
 * first row of a table it is where it belongs.
 */
static bool is_late_opening(struct dx_job *job, const struct dx_table *t, const struct dx_row *previous)
{
	struct dx_cell *cells;

	if (previous->class != DX_ROW_SPECIAL || t->below || dx_table_col(t, ST_DATE) < 0 ||
	    dx_st_row_word(job, t, previous->cells) != SW_OPENING || facts_of(job, t, previous->cells).date)
		return false;
	cells = dx_alloc_array(job->arena, t->n_cols, sizeof(*cells));
	for (size_t i = t->first; i < previous->line; i++) {
		struct line_facts f;

		dx_columns_split(job->arena, &job->lines, t, i, cells);
		f = facts_of(job, t, cells);
		if (f.date && f.amount)
			return true;
	}
	return false;
}

/* "Transactions for XXXX XXXX XXXX 6682", "TRANSACTIONS FOR MEERA KRISHNAN" */
static bool says_card(const struct dx_table *t, const struct dx_cell *cells)
{
	const struct dx_word *words[CARD_LINE_WORDS];
	size_t n = 0;

	for (size_t i = 0; i < t->n_cols; i++)
		for (size_t w = 0; w < cells[i].n && n < CARD_LINE_WORDS; w++)
			words[n++] = cells[i].words[w].word;
	if (n > 2 && dx_str_ieq_c(dx_str(words[0]->text), "transactions") &&
	    dx_str_ieq_c(dx_str(words[1]->text), "for"))
		return true;
	for (size_t i = 0; i < n; i++)
		if (dx_st_card_words(words + i, n - i))
			return true;
	return false;
}

/* "***** End of the Statement *****" under the last row is no text of it, nor is "CONTD..." at the end of a page. */
static bool says_end(const struct dx_table *t, const struct dx_cell *cells)
{
	const struct dx_word *words[END_WORDS];
	size_t n = 0;

	for (size_t i = 0; i < t->n_cols; i++)
		for (size_t w = 0; w < cells[i].n; w++) {
			if (n == END_WORDS)
				return false;
			words[n++] = cells[i].words[w].word;
		}
	return dx_st_says_end(words, n) || dx_st_says_onward(words, n);
}

/* "2025 Totals Year-to-Date": the title of a box under the rows, no text of the last of them. */
static bool titles_year(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	int k = dx_table_col(t, ST_DESCRIPTION);
	const char *text = k < 0 || cells[k].n < 2 ? "" : dx_cell_text(job->arena, &cells[k]);

	return strspn(text, "0123456789") == 4 && text[4] == ' ' && dx_str_starts(dx_str(text), "20") &&
	       word_at(job, text + 5) == SW_TOTAL;
}

/* "FEES, TAXES & OTHER CHARGES" between the rows of a card: nothing but a label of what those below come to. */
static bool titles_section(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	static const int sums[] = {SL_FEES, SL_INTEREST, SL_CASH_ADVANCES, SL_TOTAL_DEBITS, SL_TOTAL_CREDITS};
	const struct dx_lex *lex = job->tpl->labels;
	struct dx_tok *toks;
	size_t n;
	size_t len = 0;
	int field;

	toks = dx_lex_tokens_of(lex, job->arena, dx_str(cell_text(job, t, cells, ST_DESCRIPTION)), &n);
	field = n < TITLE_TOKENS ? -1 : dx_lex_match(lex, toks, n, 0, &len);
	for (size_t i = 0; field >= 0 && len == n && i < DX_LEN(sums); i++)
		if (field == sums[i])
			return true;
	return false;
}

/* "Page 1/2" where dates stand: the second of January, or of February, is none. */
static bool says_page(const struct dx_table *t, const struct dx_cell *cells)
{
	int k = dx_table_col(t, ST_DATE);

	for (size_t i = 0; k >= 0 && i < cells[k].n; i++)
		if (dx_job_is_page_word(cells[k].words[i].word->text))
			return true;
	return false;
}

/* "1 September | to 30 September 2025": a stretch of time is no day of a row. */
static bool says_period(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	int k = dx_table_col(t, ST_DESCRIPTION);
	struct dx_dates_raw first, last;
	size_t used;
	struct dx_cell rest;

	if (dx_table_col(t, ST_DATE) < 0 || k < 0 || cells[k].n < 2 || !dx_st_is_until(cells[k].words[0].word->text) ||
	    !dx_st_row_date(job, t, cells, &first))
		return false;
	rest = (struct dx_cell){cells[k].words + 1, cells[k].n - 1};
	return dx_dates_scan(dx_str(dx_cell_text(job->arena, &rest)), &last, &used) && last.year >= 0;
}

/* "2 withdrawals totalling 7,922.00" under the closing balance PREVIOUS: an amount in words is no rest of its text. */
static bool is_sum_in_words(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells,
			    const struct dx_row *previous)
{
	if (!previous || previous->class != DX_ROW_SPECIAL || dx_st_row_word(job, t, previous->cells) != SW_CLOSING)
		return false;
	return dx_st_says_beside(t, cells);
}

/* "30 Apr   Closing balance / totals   $0.00   $133.21   $5,938.19": a sum of each side, be it nothing. */
static bool closes_with_sums(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, int word)
{
	return word == SW_CLOSING && has_number(job, t, cells, ST_DEBIT) && has_number(job, t, cells, ST_CREDIT);
}

enum dx_row_class dx_st_classify(void *arg, const struct dx_table *t, const struct dx_cell *cells,
				 const struct dx_row *previous)
{
	struct dx_job *job = arg;
	struct line_facts f;
	bool has_balance_col = t->roles >> ST_BALANCE & 1;

	if (dx_st_is_elsewhere(t->roles) || says_page(t, cells) || says_period(job, t, cells))
		return DX_ROW_OUT;
	if (dx_st_is_day_heading(job, t, cells))
		return DX_ROW_OUT;
	if (dx_st_is_balance_below(job, t, cells))
		return DX_ROW_JOIN;
	f = facts_of(job, t, cells);

	/* "Total" may begin a payee's name: a row with all that a transaction has is one. */
	if (f.word >= 0 && (f.amount || f.balance) &&
	    (!(f.date && f.amount && (f.balance || !has_balance_col)) || (!has_balance_col && is_end(job, t, cells)) ||
	     closes_with_sums(job, t, cells, f.word)))
		return dx_st_says_both(job, t, cells) || dx_st_says_beside(t, cells) ||
				       (f.word == SW_TOTAL && dx_st_says_other_side(job, t, cells))
			       ? DX_ROW_OUT
			       : DX_ROW_SPECIAL;
	if (f.word == SW_TOTAL && dx_st_both_word(t, cells))
		return DX_ROW_SPECIAL;
	if (f.date && (f.amount || f.balance))
		return DX_ROW_BEGIN;
	if (f.date && t->below)
		return DX_ROW_MORE;
	if (f.amount || f.balance) {
		int date_col = dx_table_col(t, ST_DATE);

		if (date_col >= 0 && !dx_cell_blank(cell_text(job, t, cells, ST_DATE))) {
			bool was_date = dx_st_is_damaged_date(job, t, cells) ||
					(has_all_else(t, &f) && dx_st_is_blurred_date(job, t, cells)) ||
					(f.amount && f.text && is_day_without_stroke(job, t, cells));

			return was_date ? DX_ROW_BEGIN : DX_ROW_OUT; /* out: a summary under the table */
		}
		if (is_open(job, t, previous, cells) || ends_with_balance(job, t, previous, cells, &f))
			return DX_ROW_JOIN;
		if (!f.amount || f.both || !f.letters || !has_money(t, cells) ||
		    !(is_listed(job, t, cells) || is_near(job, t, cells)))
			return DX_ROW_OUT;
		if (previous && previous->class == DX_ROW_SPECIAL &&
		    dx_st_row_word(job, t, previous->cells) == SW_CLOSING)
			return DX_ROW_OUT; /* "Minimum payment due" under the new balance */
		if (previous && is_late_opening(job, t, previous))
			return DX_ROW_OUT; /* "Payments received" under the old balance */
		return DX_ROW_BEGIN;       /* the date of the row above holds on */
	}
	if ((f.date || dx_st_is_bracket_day(cell_text(job, t, cells, ST_DATE))) &&
	    dx_st_is_day_of_value(job, t, cells, previous))
		return DX_ROW_MORE;
	if (f.date && f.text)
		return DX_ROW_BEGIN;
	if (dx_st_is_card(job) && (says_card(t, cells) || titles_section(job, t, cells)))
		return DX_ROW_OUT; /* whose or what rows follow: no part of the one above */
	if (says_end(t, cells) || titles_year(job, t, cells) || is_sum_in_words(job, t, cells, previous))
		return DX_ROW_OUT;
	return (f.text || f.mark) && !f.stray ? DX_ROW_MORE : DX_ROW_OUT;
}

void dx_st_free_totals(struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n_rows; i++) {
		const struct dx_row *row = &job->tables.rows[i];

		if (row->class == DX_ROW_SPECIAL &&
		    dx_st_row_word(job, &job->tables.v[row->table], row->cells) == SW_TOTAL)
			job->lines.v[row->line].used = false;
	}
}
