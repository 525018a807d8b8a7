/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Lines and rows of a statement's table: which are transactions, and what stands in their cells. */
#include <string.h>

#include "dx/extract/cell.h"
#include "dx/extract/table.h"
#include "dx/extract/wrap.h"
#include "row_date_int.h"

#define CARD_LINE_WORDS 16 /* of a line that says whose rows follow, at most */
#define END_WORDS       8
#define CODE_DIGITS     3 /* of what a bank calls a kind of row by */

/* ---- telling lines apart ---- */

static const char *cell_text(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, int role)
{
	int k = dx_table_col(t, role);

	return k < 0 ? "" : dx_cell_text(job->arena, &cells[k]);
}

static bool has_number(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, int role)
{
	int k = dx_table_col(t, role);

	return k >= 0 && dx_cell_numeric(job, &cells[k]);
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

/* Row words at the beginning of the line or of its description; -1: none. */
static int row_word(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	int k = dx_table_col(t, ST_DESCRIPTION);
	int word = -1;

	if (k >= 0 && cells[k].n) {
		const char *text = dx_cell_text(job->arena, &cells[k]);
		size_t code = strspn(text, "0123456789"); /* "000 Saldo Anterior" */

		word = word_at(job, text);
		if (word < 0 && code == CODE_DIGITS && text[code] == ' ')
			word = word_at(job, text + code + 1);
	}
	for (size_t i = 0; word < 0 && i < t->n_cols; i++) {
		if (cells[i].n == 0 || (int)i == k || t->cols[i].class == DX_COL_NUMBER)
			continue;
		word = word_at(job, dx_cell_text(job->arena, &cells[i]));
		break;
	}
	return word;
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
	bool both;    /* a debit and a credit, neither of them nothing: a sum, no transaction */
	int word;
};

/* Has the line all that a row has, whatever stands where its date should? */
static bool has_all_else(const struct dx_table *t, const struct line_facts *f)
{
	return f->amount && !f->both && f->letters && (f->balance || !(t->roles >> ST_BALANCE & 1));
}

static bool has_letter(const char *text)
{
	for (const unsigned char *p = (const unsigned char *)text; *p; p++)
		if (*p >= 0x80 || (*p >= 'A' && *p <= 'Z') || (*p >= 'a' && *p <= 'z'))
			return true;
	return false;
}

static bool is_something(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, int role)
{
	const char *text = cell_text(job, t, cells, role);

	return has_number(job, t, cells, role) && text[strcspn(text, "123456789")] != '\0';
}

static struct line_facts facts_of(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	struct line_facts f = {.word = row_word(job, t, cells)};
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
		if (t->cols[i].class == DX_COL_TEXT) {
			f.text = true;
			f.letters |= has_letter(text);
		} else if (t->cols[i].class == DX_COL_NUMBER ||
			   (t->cols[i].class == DX_COL_DATE && !dx_st_is_date_piece(text)) ||
			   t->cols[i].role == ST_SERIAL) {
			f.stray = true;
		}
	}
	return f;
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
			return true; /* the first line of a page that goes on */
		if (t->below && line + 1 < job->lines.v + job->lines.n && line[1].page == line->page &&
		    line[1].y0 - line->y1 <= line->height)
			return true; /* its day follows */
		return line > job->lines.v && line[-1].page == line->page && line->y0 - line[-1].y1 <= 2 * line->height;
	}
	return false;
}

/* Written like money: a page's number is not. */
static bool has_money(const struct dx_table *t, const struct dx_cell *cells)
{
	static const int roles[] = {ST_DEBIT, ST_CREDIT, ST_AMOUNT};

	for (size_t i = 0; i < DX_LEN(roles); i++) {
		int k = dx_table_col(t, roles[i]);

		for (size_t w = 0; k >= 0 && w < cells[k].n; w++)
			if (dx_columns_amount_like(cells[k].words[w].word))
				return true;
	}
	return false;
}

/* A row that has begun with its date while its amounts are still to come. */
static bool is_open(struct dx_job *job, const struct dx_table *t, const struct dx_row *previous)
{
	struct line_facts f;

	if (!previous || previous->class != DX_ROW_BEGIN)
		return false;
	f = facts_of(job, t, previous->cells);
	return f.date && !f.amount && !f.balance;
}

/*
 * The old balance without a day, behind rows that have one: a summary. No row's day holds on in what follows. Above the
 * first row of a table it is where it belongs.
 */
static bool is_late_opening(struct dx_job *job, const struct dx_table *t, const struct dx_row *previous)
{
	struct dx_cell *cells;

	if (previous->class != DX_ROW_SPECIAL || t->below || dx_table_col(t, ST_DATE) < 0 ||
	    row_word(job, t, previous->cells) != SW_OPENING || facts_of(job, t, previous->cells).date)
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

/* "Opening Balance : 100.00   Closing Balance : 90.00" on one line: labels under the table, no row of it. */
static bool says_both(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	const struct dx_lex *lex = job->tpl->row_words;
	bool opening = false;
	bool closing = false;

	for (size_t i = 0; i < t->n_cols; i++) {
		struct dx_tok *toks;
		size_t n;

		if (cells[i].n == 0)
			continue;
		toks = dx_lex_tokens_of(lex, job->arena, dx_str(dx_cell_text(job->arena, &cells[i])), &n);
		for (size_t k = 0; k < n;) {
			size_t len = 1;
			int word = dx_lex_match(lex, toks, n, k, &len);

			opening |= word == SW_OPENING;
			closing |= word == SW_CLOSING;
			k += word < 0 ? 1 : len;
		}
	}
	return opening && closing;
}

/* "Transactions for XXXX XXXX XXXX 6682" */
static bool says_card(const struct dx_table *t, const struct dx_cell *cells)
{
	const struct dx_word *words[CARD_LINE_WORDS];
	size_t n = 0;

	for (size_t i = 0; i < t->n_cols; i++)
		for (size_t w = 0; w < cells[i].n && n < CARD_LINE_WORDS; w++)
			words[n++] = cells[i].words[w].word;
	for (size_t i = 0; i < n; i++)
		if (dx_st_card_words(words + i, n - i))
			return true;
	return false;
}

/* "***** End of the Statement *****" under the last row is no text of it. */
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
	return dx_st_says_end(words, n);
}

/* "2025 Totals Year-to-Date": the title of a box under the rows, no text of the last of them. */
static bool titles_year(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	int k = dx_table_col(t, ST_DESCRIPTION);
	const char *text = k < 0 || cells[k].n < 2 ? "" : dx_cell_text(job->arena, &cells[k]);

	return strspn(text, "0123456789") == 4 && text[4] == ' ' && dx_str_starts(dx_str(text), "20") &&
	       word_at(job, text + 5) == SW_TOTAL;
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
	f = facts_of(job, t, cells);

	/* "Total" may begin a payee's name: a row with all that a transaction has is one. */
	if (f.word >= 0 && (f.amount || f.balance) &&
	    (!(f.date && f.amount && (f.balance || !has_balance_col)) || (!has_balance_col && is_end(job, t, cells))))
		return says_both(job, t, cells) ? DX_ROW_OUT : DX_ROW_SPECIAL;
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
					(has_all_else(t, &f) && dx_st_is_blurred_date(job, t, cells));

			return was_date ? DX_ROW_BEGIN : DX_ROW_OUT; /* out: a summary under the table */
		}
		if (is_open(job, t, previous))
			return DX_ROW_JOIN;
		if (!f.amount || f.both || !f.letters || !has_money(t, cells) || !is_near(job, t, cells))
			return DX_ROW_OUT;
		if (previous && previous->class == DX_ROW_SPECIAL && row_word(job, t, previous->cells) == SW_CLOSING)
			return DX_ROW_OUT; /* "Minimum payment due" under the new balance */
		if (previous && is_late_opening(job, t, previous))
			return DX_ROW_OUT; /* "Payments received" under the old balance */
		return DX_ROW_BEGIN;       /* the date of the row above holds on */
	}
	if (f.date && f.text)
		return DX_ROW_BEGIN;
	if (dx_st_is_card(job) && says_card(t, cells))
		return DX_ROW_OUT; /* whose rows follow: no part of the one above */
	if (says_end(t, cells) || titles_year(job, t, cells))
		return DX_ROW_OUT;
	return f.text && !f.stray ? DX_ROW_MORE : DX_ROW_OUT;
}

void dx_st_free_totals(struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n_rows; i++) {
		const struct dx_row *row = &job->tables.rows[i];

		if (row->class == DX_ROW_SPECIAL && row_word(job, &job->tables.v[row->table], row->cells) == SW_TOTAL)
			job->lines.v[row->line].used = false;
	}
}

/* ---- cells → values ---- */

static void read_text(struct dx_job *job, const struct st_row *r, int role, const struct dx_wrap *wrap,
		      struct dx_val *v)
{
	int k = dx_table_col(r->table, role);
	const char *text;

	if (k < 0 || r->row->cells[k].n == 0)
		return;
	text = dx_wrap_text(job->arena, wrap, &r->table->cols[k], &r->row->cells[k],
			    job->pages[r->table->page].source == DX_SOURCE_OCR);
	if (dx_cell_blank(text))
		return;
	*v = dx_cell_val(job, &r->row->cells[k]);
	v->text = text;
}

static bool read_number(struct dx_job *job, struct st_row *r, int role, unsigned int decimals, struct dx_val *v,
			struct dx_number *n)
{
	int k = dx_table_col(r->table, role);
	const struct dx_cell *cell = k < 0 ? NULL : &r->row->cells[k];
	bool scanned = job->pages[r->table->page].source == DX_SOURCE_OCR;
	struct dx_cell figure;
	bool unread = false;
	bool ok;

	if (cell && scanned && dx_st_figure_among(job, cell, decimals, &figure))
		cell = &figure;
	ok = cell && dx_cell_number(job, cell, decimals, v, n, &unread);
	r->n_unread += unread;
	return ok;
}

/* The first USED bytes of cell C are the date V; C is what stands behind it. */
static void cut_date(struct dx_job *job, struct dx_cell *c, size_t used, struct dx_val *v)
{
	struct dx_cell front = *c;

	front.n = 0;
	for (size_t len = 0; front.n < c->n && len < used; front.n++)
		len += strlen(c->words[front.n].word->text) + 1;
	*v = dx_cell_val(job, &front);
	c->words += front.n;
	c->n -= front.n;
}

static bool is_hour(const char *text)
{
	size_t n = strspn(text, "0123456789:");

	return (n >= 4 && text[n] == '\0') || dx_str_ieq_c(dx_str(text), "am") || dx_str_ieq_c(dx_str(text), "pm");
}

/* "10 Apr, 12:16 pm" as a line of its own under a text is no part of it: words AT to AT + N of C, and an hour. */
static void cut_date_line(struct dx_cell *c, size_t at, size_t n)
{
	size_t end = at + n;
	size_t line = c->words[at].line;

	while (end < c->n && c->words[end].line == line && is_hour(c->words[end].word->text))
		end++;
	if (end == c->n)
		c->n = at;
}

/* Where the date of a scanned row is, and the value date in brackets below it. */
static void take_date_cell(struct dx_job *job, struct st_row *r, const struct dx_cell *c)
{
	const struct dx_cell above = dx_st_above_bracket(c);
	const struct dx_cell below = {c->words + above.n, c->n - above.n};
	struct dx_dates_raw raw;
	struct dx_cell among;

	r->date_cell = dx_cell_val(job, dx_st_date_among(job, &above, &raw, &among) ? &among : &above);
	if (below.n == 0)
		return;
	r->t.value_date = dx_cell_val(job, &below);
	r->t.value_date.text = dx_st_date_inside(job->arena, r->t.value_date.raw);
}

static void read_dates(struct dx_job *job, struct st_row *r)
{
	int k = dx_table_col(r->table, ST_DATE);
	size_t used, words;
	struct dx_dates_raw raw;

	r->has_date = dx_st_row_date(job, r->table, r->row->cells, &r->date);
	if (k < 0)
		k = dx_table_col(r->table, ST_VALUE_DATE);
	if (k >= 0 && r->row->cells[k].n > 0 && job->pages[r->table->page].source == DX_SOURCE_OCR)
		take_date_cell(job, r, &r->row->cells[k]);
	if (k < 0)
		k = dx_table_col(r->table, ST_DESCRIPTION);
	if (!r->has_date && r->table->below && k >= 0 &&
	    dx_st_date_below(job, &r->row->cells[k], &r->date, &used, &words)) {
		struct dx_cell date = {r->row->cells[k].words + used, words};

		r->has_date = true;
		r->t.date = dx_cell_val(job, &date);
		cut_date_line(&r->row->cells[k], used, words);
		return;
	}
	if (!r->has_date || k < 0) {
		r->date_unread = k >= 0 && r->table->cols[k].class == DX_COL_DATE && r->row->cells[k].n > 0;
		return;
	}
	r->t.date = dx_val_has(&r->date_cell) ? r->date_cell : dx_cell_val(job, &r->row->cells[k]);
	if (r->table->cols[k].role == ST_DESCRIPTION && dx_st_date_in_front(r->t.date.raw, &r->date, &used)) {
		/* what is left is the description */
		cut_date(job, &r->row->cells[k], used, &r->t.date);
	} else if (r->table->cols[k].role != ST_DESCRIPTION && dx_st_date_and_bracket(r->t.date.raw, &raw, &used)) {
		r->date = raw;
		cut_date(job, &r->row->cells[k], used, &r->t.date);
		r->t.value_date = dx_cell_val(job, &r->row->cells[k]);
		r->t.value_date.text = dx_strndup(job->arena, r->t.value_date.raw + 1, strlen(r->t.value_date.raw) - 2);
	}
}

/* "Balance as on 31-Mar : 1,31,810.52Dr": a row of a balance, whose figure may stand in any column. */
static void mark_balance(const struct st_row *r, const struct dx_number *n, struct dx_val *v)
{
	if (r->word >= 0 && r->word != SW_TOTAL && n->mark == DX_VALUE_MARK_DR)
		v->dec = dx_dec_neg(dx_dec_abs(v->dec));
}

/* A charge that is no number is told by the balances, if they count it; it is no value of the answer. */
static void read_charge(struct dx_job *job, struct st_row *r, unsigned int decimals)
{
	int k = dx_table_col(r->table, ST_CHARGE);
	struct dx_number n;
	bool unread;

	if (k < 0 || r->word >= 0 || !dx_cell_number(job, &r->row->cells[k], decimals, &r->charge, &n, &unread))
		return;
	r->charge.dec = dx_dec_abs(r->charge.dec);
	r->charge.n_readings = 0;
}

/* "Cr" alone under the text of a row says its side: it is no text. Returns the side, 0: none. */
static int cut_mark(struct st_row *r)
{
	int k = dx_table_col(r->table, ST_DESCRIPTION);
	struct dx_cell *c = k < 0 ? NULL : &r->row->cells[k];
	int side;

	if (!c || c->n < 2 || c->words[c->n - 1].line == c->words[c->n - 2].line ||
	    strlen(c->words[c->n - 1].word->text) != 2)
		return 0;
	side = dx_st_side_of_mark(c->words[c->n - 1].word->text);
	c->n -= side != 0;
	return side;
}

static void read_row(struct dx_job *job, struct st_row *r, const struct dx_wrap wraps[ST_COLS], unsigned int decimals,
		     bool labelled)
{
	struct dx_number n = {0};
	bool is_read;
	int side;

	read_dates(job, r);
	if (r->word < 0 && (labelled || !r->has_date))
		dx_st_day_over(job, r, labelled);
	side = cut_mark(r);
	read_text(job, r, ST_VALUE_DATE, &wraps[ST_VALUE_DATE], &r->t.value_date);
	read_text(job, r, ST_DESCRIPTION, &wraps[ST_DESCRIPTION], &r->t.description);
	read_text(job, r, ST_REFERENCE, &wraps[ST_REFERENCE], &r->t.reference);
	read_text(job, r, ST_COUNTERPARTY, &wraps[ST_COUNTERPARTY], &r->t.counterparty);
	if (read_number(job, r, ST_DEBIT, decimals, &r->t.debit, &n))
		mark_balance(r, &n, &r->t.debit);
	if (read_number(job, r, ST_CREDIT, decimals, &r->t.credit, &n))
		mark_balance(r, &n, &r->t.credit);
	is_read = read_number(job, r, ST_BALANCE, decimals, &r->t.balance, &n);
	dx_st_balance_side(job, is_read, &n, &r->t.balance);
	dx_st_balance_mark(job, r);
	if (read_number(job, r, ST_AMOUNT, decimals, &r->amount, &n)) {
		r->number = n;
		r->side = dx_st_printed_side(job, r);
		r->side = r->side ? r->side : side;
		mark_balance(r, &n, &r->amount);
	}
	read_number(job, r, ST_SERIAL, 0, &r->serial, &n);
	read_charge(job, r, decimals);
	if (r->word == SW_TOTAL && !dx_val_has(&r->t.debit) && !dx_val_has(&r->t.credit) && !dx_val_has(&r->amount))
		dx_st_both_totals(job, r);
}

static bool has_amount(const struct st_row *r)
{
	return dx_val_has(&r->t.debit) || dx_val_has(&r->t.credit) || dx_val_has(&r->amount);
}

/* A dated line without an amount is no row: what stands there counts as what stands beside the table. */
static void give_back(struct dx_job *job, const struct st_row *r)
{
	for (size_t i = 0; i < r->table->n_cols; i++)
		for (size_t k = 0; k < r->row->cells[i].n; k++)
			job->lines.v[r->row->cells[i].words[k].line].used = false;
}

struct st_row *dx_st_rows_read(struct dx_job *job, size_t *n_r)
{
	struct st_row *rows = dx_alloc_array(job->arena, job->tables.n_rows, sizeof(*rows));
	static const int money[] = {ST_DEBIT, ST_CREDIT, ST_AMOUNT, ST_BALANCE};
	unsigned int decimals = dx_cell_decimals(job, money, DX_LEN(money));
	struct dx_wrap wraps[ST_COLS];
	bool *days = dx_alloc_array(job->arena, job->tables.n, sizeof(*days));
	bool labelled = dx_st_days_are_labelled(job);
	size_t n = 0;

	for (size_t i = 0; i < job->tables.n; i++)
		days[i] = dx_st_is_days(job, &job->tables.v[i]);
	for (int i = 0; i < ST_COLS; i++)
		wraps[i] = dx_wrap_learn(&job->tables, i);
	for (size_t i = 0; i < job->tables.n_rows; i++) {
		struct st_row *r = &rows[n];
		const struct dx_row *row = &job->tables.rows[i];

		*r = (struct st_row){.row = row, .table = &job->tables.v[row->table], .word = -1};
		if (row->class == DX_ROW_SPECIAL)
			r->word = row_word(job, r->table, row->cells);
		else if (days[row->table])
			r->word = SW_DAY;
		read_row(job, r, wraps, decimals, labelled);
		if (r->word == SW_DAY && dx_val_has(&r->amount)) {
			r->t.balance = r->amount;
			r->amount = (struct dx_val){0};
		}
		if (row->class == DX_ROW_BEGIN && r->word < 0 && !has_amount(r) && r->n_unread == 0) {
			dx_notes_warn(&job->notes, "row_without_amount", job->pages[r->table->page].number,
				      "a dated line has no amount");
			give_back(job, r);
			continue;
		}
		n++;
	}
	dx_st_filled(rows, n);
	*n_r = dx_st_over_sums(rows, n);
	return rows;
}
