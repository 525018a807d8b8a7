/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What kind of account a statement is of: behind its label, also where the value looks like a label ("Savings A/c -
 * Resident"); else a title of the paper ("SAVINGS ACCOUNT-RESIDENT"), or what stands before the account's number
 * ("Compte chèque n° 49921915052").
 */
#include <string.h>

#include "head.h"
#include "record/record.h"

#define TITLE_WORDS   5
#define TITLE_REST    2 /* words of it that are neither the kind nor "account" */
#define NUMBER_DIGITS 6 /* of an account's number */
#define LINES_OVER    3 /* heading of the rows, its number */
#define LINES_BELOW   2 /* a heading of two lines stands beside the label */

/* "ACCOUNT TYPE   A/c BALANCE(I)   TOTAL BALANCE": headings of a table of accounts, which have no colon; what is beside
 * them is no value. */
static bool heads_balances(struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t n;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->columns, job->arena, line->words, line->n, &n);
	size_t len;

	for (size_t i = 0; i < n && !hit->has_colon; i++)
		if (toks[i].word >= hit->first + hit->n &&
		    dx_lex_match(job->tpl->columns, toks, n, i, &len) == ST_BALANCE)
			return true;
	return false;
}

static bool is_type(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w)
{
	const char *label = job->lines.v[hit->line].words[hit->first]->text;
	const struct dx_str name = dx_strn(label, strcspn(label, ":"));
	/* where the noun comes first, a kind that goes on is a product's name: "Jenis : Tabungan Kencana" */
	bool product = dx_str_ieq_c(name, "jenis") && hit->has_colon && w->n <= TITLE_WORDS && dx_st_names_kind(job, w);

	/* "Deposit Insurance Scheme: …" is the end of another label, and a sentence no kind */
	if (hit->n == 1 && hit->inner && !dx_st_says_kind(job, w, SIZE_MAX))
		return false;
	/* either alone may be that of anything */
	if (hit->n == 1 && (dx_str_ieq_c(name, "type") || dx_str_ieq_c(name, "jenis")) && !product &&
	    !dx_st_says_only_kind(job, w))
		return false;
	return w->words[0]->y0 >= job->lines.v[hit->line].y1 || !heads_balances(job, hit);
}

/* "Konto Przekorzystne" behind "Rodzaj rachunku:": a product's name that begins as a label does and goes on. */
static bool is_more_than_label(const struct dx_job *job, const struct dx_label_hit *hit, size_t from,
			       const struct dx_words *w)
{
	const struct dx_labels *l = &job->labels;
	const char *text = dx_words_text(job->arena, w);

	if (!hit->has_colon || hit->n < 2 || w->n < 2 || w->n > TITLE_WORDS || strchr(text, ':') || dx_has_digit(text))
		return false;
	for (size_t i = l->line_first[hit->line]; i < l->line_first[hit->line + 1]; i++)
		if (l->v[i].first < from + w->n && l->v[i].first + l->v[i].n >= from + w->n)
			return false;
	return true;
}

/* Is W, from word FROM of line AT on, a label of something else, but for the currency in brackets behind it? What
 * stands beside the label of a kind is then its neighbour in a grid: "Type of Account   Overdraft Limit (INR)". */
static bool is_neighbour(const struct dx_job *job, size_t at, size_t from, const struct dx_words *w)
{
	const struct dx_labels *l = &job->labels;
	const size_t n = w->n - dx_st_currency_words(w);

	for (size_t i = l->line_first[at]; i < l->line_first[at + 1]; i++)
		if (l->v[i].field == SL_OTHER && l->v[i].first == from && l->v[i].n == n)
			return true;
	return false;
}

/* "SCHEME : CAGEN  CURRENT ACCOUNT - GENERAL": is word FROM of line AT a code in capitals of the name behind it? */
static bool is_code_of_name(struct dx_job *job, size_t at, size_t from)
{
	const struct dx_line *line = &job->lines.v[at];
	struct dx_words w = {.words = (const struct dx_word *const *)line->words + from, .page = line->page};

	/* the code may be a column of its own */
	while (from + w.n < line->n && w.n < TITLE_WORDS &&
	       (w.n == 0 || line->words[from + w.n]->x0 - w.words[w.n - 1]->x1 <= line->height * (w.n == 1 ? 2 : 1)))
		w.n++;
	if (w.n < 2)
		return false;
	dx_st_type_unabbreviated(job, &w);
	return w.words > (const struct dx_word *const *)line->words + from && dx_st_names_kind(job, &w);
}

/* The run right of HIT, whatever label it begins with, when it says a kind of account: "AU Savings - Royale" may lack
 * "account" behind a label of two words. */
static bool beside(struct dx_job *job, const struct dx_label_hit *hit, struct dx_words *w_r)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t from = hit->first + hit->n;
	size_t to;

	while (from < line->n && dx_st_goes_on(job, hit) && !strchr(line->words[from - 1]->text, ':')) /* its rest */
		from++;
	while (from < line->n && line->words[from]->text[strspn(line->words[from]->text, ":-")] == '\0')
		from++;
	from += is_code_of_name(job, hit->line, from);
	for (to = from; to < line->n; to++)
		if (to > from && (line->words[to]->x0 - line->words[to - 1]->x1 >
					  line->height * (line->words[to]->text[0] == '(' ? 2 : 1) ||
				  dx_labels_stop_at(&job->labels, hit->line, to)))
			break;
	*w_r = (struct dx_words){.words = line->words + from, .n = to - from, .page = line->page};
	return to > from && !heads_balances(job, hit) && !is_neighbour(job, hit->line, from, w_r) &&
	       (dx_st_says_kind(job, w_r, SIZE_MAX) ||
		(hit->n > 1 && w_r->n <= TITLE_WORDS && dx_st_names_kind(job, w_r)) ||
		is_more_than_label(job, hit, from, w_r));
}

/* A number as long as an account's, or an IBAN, in the N WORDS. */
static bool is_numbered(const struct dx_word *const *words, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		size_t digits = 0;

		for (size_t k = i; k < n && dx_has_digit(words[k]->text); k++)
			digits += dx_st_number_places(words[k]->text);
		if (digits >= NUMBER_DIGITS)
			return true;
	}
	return false;
}

static bool has_number(const struct dx_line *line, size_t from)
{
	return is_numbered((const struct dx_word *const *)line->words + from, line->n - from);
}

/* W without the account's number behind it. */
static void end_at_number(struct dx_words *w)
{
	while (w->n > 1 && is_numbered(w->words + w->n - 1, 1))
		w->n--;
}

/* The run of line AT between X0 and X1; false: none stands there. */
static bool run_under(struct dx_job *job, size_t at, int32_t x0, int32_t x1, struct dx_words *w_r)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	for (size_t k = 0; k < n; k++) {
		if (segs[k].x0 >= x1 || segs[k].x1 <= x0)
			continue;
		*w_r = (struct dx_words){.words = (const struct dx_word *const *)line->words + segs[k].first,
					 .n = segs[k].n,
					 .page = line->page};
		return true;
	}
	return false;
}

/* Does a number of an account stand in line AT between X0 and X1? */
static bool lists_another(struct dx_job *job, size_t at, int32_t x0, int32_t x1)
{
	struct dx_words w;

	return at < job->lines.n && run_under(job, at, x0, x1, &w) && is_numbered(w.words, w.n);
}

/* The run under HIT, whatever label it is, in the next line or, where that holds nothing there, in the one behind it,
 * unless that begins a list of accounts; else as beside(). */
static bool below(struct dx_job *job, const struct dx_label_hit *hit, struct dx_words *w_r)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	const int32_t x0 = line->words[hit->first]->x0;
	const int32_t x1 = line->words[hit->first + hit->n - 1]->x1;

	for (size_t i = 1; i <= LINES_BELOW && hit->line + i < job->lines.n; i++) {
		if (line[i].page != line->page || line[i].y0 > line[i - 1].y1 + 2 * line->height)
			return false;
		if (!run_under(job, hit->line + i, x0, x1, w_r))
			continue;
		if (i > 1 && lists_another(job, hit->line + i + 1, x0, x1))
			return false;
		end_at_number(w_r);
		return w_r->n <= TITLE_WORDS && dx_st_says_kind(job, w_r, TITLE_REST);
	}
	return false;
}

/* "COMPTE BANK", "Personal Bank Account": has W a word for banks, or branches, that no account is called by? */
static bool is_of_bank(const struct dx_words *w)
{
	for (size_t i = 0; i < w->n; i++)
		if (dx_str_ieq_c(dx_str(w->words[i]->text), "branch") ||
		    (dx_st_is_bank_word(w->words[i]->text) &&
		     (i + 1 == w->n || !dx_str_ieq_c(dx_str(w->words[i + 1]->text), "account"))))
			return true;
	return false;
}

/* "COMPTE DE DÉPÔT EN EUROS", "Chequing ($ CA)": W without the currency that it is kept in. */
static void without_currency(struct dx_words *w)
{
	static const char *const in[] = {"en", "in", "em"};

	w->n -= dx_st_currency_words(w);
	if (w->n > 2 && dx_str_is_one_of(dx_str(w->words[w->n - 2]->text), in, DX_LEN(in)) &&
	    dx_value_currency(dx_str(w->words[w->n - 1]->text)))
		w->n -= 2;
}

static bool is_statement(const char *text)
{
	return strstr(text, "tatement") || strstr(text, "STATEMENT");
}

/* "Mensal / Conta Corrente" behind "Extrato": what stands behind the bar, where that alone says a kind. */
static struct dx_words behind_bar(struct dx_job *job, const struct dx_words *w)
{
	static const char *const bars[] = {"/", "|", "-", "–", "·", "•"};

	for (size_t i = 1; i + 1 < w->n; i++) {
		const struct dx_words front = {.words = w->words, .n = i, .page = w->page};
		const struct dx_words back = {.words = w->words + i + 1, .n = w->n - i - 1, .page = w->page};

		if (dx_str_is_one_of(dx_str(w->words[i]->text), bars, DX_LEN(bars)) && !dx_st_names_kind(job, &front) &&
		    dx_st_says_kind(job, &back, TITLE_REST))
			return back;
	}
	return *w;
}

/* "Savings Account No.", "Current Account Number:": W without what asks for the number. */
static void without_number_word(struct dx_words *w)
{
	static const char *const words[] = {"no", "number", "num", "nr", "n", "nummer"};
	const char *last = w->words[w->n - 1]->text;

	w->n -= w->n > 1 && dx_str_is_one_of(dx_strn(last, strcspn(last, ".:")), words, DX_LEN(words));
}

/* Is W, a run that may stand as a title, a kind of account? In *W the words that say it. */
static bool is_title(struct dx_job *job, struct dx_words *w)
{
	const char *text = dx_words_text(job->arena, w);
	struct dx_words rest;
	bool stripped;

	without_currency(w);
	rest = dx_st_untitled(w);
	stripped = rest.words > w->words;
	*w = stripped ? behind_bar(job, &rest) : rest;
	dx_st_type_unabbreviated(job, w);
	without_number_word(w);
	return w->n <= TITLE_WORDS && !dx_has_digit(text) && !strchr(text, ':') &&
	       !is_statement(dx_words_text(job->arena, &rest)) && (stripped || dx_st_is_capital(text)) &&
	       dx_st_says_kind(job, w, TITLE_REST) && !is_of_bank(w);
}

/* A run of the head that names a kind of account: ALONE in its line, or beside words that are no table's. */
static void type_title(struct dx_job *job, bool alone, struct dx_val *v)
{
	struct st_runs runs = {0};
	struct dx_words w;

	while (!dx_val_has(v) && dx_st_next_run(job, &runs, &w))
		if ((alone ? runs.n == 1
			   : runs.n == 2 &&
				     (dx_st_untitled(&w).words > w.words || !dx_st_type_is_listed(job, &runs))) &&
		    is_title(job, &w))
			*v = dx_words_val(job->arena, &job->lines, &w);
}

/* "L" of "L 9273.47.10": is word I a letter that a number begins with? */
static bool is_lead(const struct dx_words *w, size_t i)
{
	return strlen(w->words[i]->text) == 1 && i + 1 < w->n && strspn(w->words[i + 1]->text, "0123456789") > 0;
}

/* How many of the words of W, which stand before a number, may say what kind of account has it. */
static size_t before_number(const struct dx_words *w)
{
	static const char *const ends[] = {"n°", "nº",     "no",     "no.",  "nr",    "nr.",
					   "n.", "number", "nummer", "iban", "iban:", "in"};
	size_t n = 0;

	while (n < w->n && n <= TITLE_WORDS) {
		const char *text = w->words[n]->text;
		const size_t len = strlen(text);

		if (dx_has_digit(text) || is_lead(w, n) || dx_value_currency(dx_str(text)) || strcmp(text, ":") == 0 ||
		    dx_str_is_one_of(dx_str(text), ends, DX_LEN(ends)))
			break;
		n++;
		if (text[len - 1] == ',' || text[len - 1] == ':')
			break;
	}
	return n;
}

/* Is all of the N words from FIRST on a label for a number ("Savings Account Number: …")? A paper's name
 * ("Privatkonto") is none. */
static bool is_label(const struct dx_job *job, size_t line, size_t first, size_t n)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++)
		if (l->v[i].field != SL_TITLE && l->v[i].first <= first && l->v[i].first + l->v[i].n >= first + n)
			return true;
	return false;
}

/* Does line AT, or the one under a label alone, hold a long number? */
static bool is_number_line(const struct dx_job *job, size_t at)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_line *line = &job->lines.v[at];

	if (at >= job->lines.n || line->page != job->lines.v[at - 1].page)
		return false;
	if (has_number(line, 0))
		return true;
	for (size_t i = l->line_first[at]; i < l->line_first[at + 1]; i++)
		if (l->v[i].field == SL_ACCOUNT_NUMBER && at + 1 < job->lines.n && line[1].page == line->page)
			return has_number(line + 1, 0);
	return false;
}

/* "Day to Day Banking® 07576-5941820", "Premier Fusion Account : 62679977826": is what stands behind the words W of
 * LINE the account's number? */
static bool is_before_number(struct dx_job *job, const struct dx_line *line, const struct dx_words *w)
{
	static const char *const sold[] = {"banking", "account"};
	const struct dx_word *const *end = w->words + w->n;
	const struct dx_word *const *last = (const struct dx_word *const *)line->words + line->n;
	struct dx_val number;

	while (end < last && strcmp(end[0]->text, ":") == 0)
		end++;
	return end < last &&
	       dx_str_is_one_of(dx_str_strip(dx_str(w->words[w->n - 1]->text), "", "®™"), sold, DX_LEN(sold)) &&
	       dx_st_tiers(job, w) > 0 && dx_fields_number_text(job, dx_scope_all(job), SL_ACCOUNT_NUMBER, &number) &&
	       strcmp(end[0]->text, number.text) == 0;
}

/* The text of V without the sign that parts it from what follows. */
static void end_at_sign(struct dx_job *job, struct dx_val *v)
{
	size_t n = strlen(v->text);

	while (n > 1 && strchr(",: -", v->text[n - 1]))
		n--;
	v->text = dx_strndup(job->arena, v->text, n);
}

/* "VR-GiroKomfort Kontonummer 42000132": W without the label of the number that ends it, where a kind is left. */
static void without_label(struct dx_job *job, size_t line, size_t first, struct dx_words *w)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++) {
		struct dx_words left = *w;

		if (l->v[i].field != SL_ACCOUNT_NUMBER || l->v[i].first <= first || l->v[i].first >= first + w->n)
			continue;
		left.n = l->v[i].first - first;
		if (dx_st_says_kind(job, &left, TITLE_REST)) {
			*w = left;
			return;
		}
	}
}

/* "COMPTE CHÈQUE N° 49921915052", "eKonto osobiste, waluta: PLN" over "nr: 62 1140 …": a kind, and its number, in run
 * W of line AT from word FIRST on. */
static bool is_kind_and_number(struct dx_job *job, size_t at, size_t first, struct dx_words w, struct dx_val *v)
{
	const struct dx_line *line = &job->lines.v[at];
	const size_t n = before_number(&w);
	const bool numbered = has_number(line, first + n) || is_number_line(job, at + 1);

	w.n = n;
	if (n == 0 || n > TITLE_WORDS || !numbered || is_statement(dx_words_text(job->arena, &w)) ||
	    !(dx_st_says_kind(job, &w, TITLE_REST) || is_before_number(job, line, &w)) || is_label(job, at, first, n))
		return false;
	if (first + n < line->n)
		dx_st_type_without_account(&w, line->words[first + n]->text);
	if (has_number(line, first + n)) /* else the word is the kind's: "SmartSaver Account" */
		without_label(job, at, first, &w);
	w = dx_st_kind_of_sentence(job, dx_st_untitled(&w));
	*v = dx_words_val(job->arena, &job->lines, &w);
	end_at_sign(job, v);
	return true;
}

static void type_of_number(struct dx_job *job, struct dx_val *v)
{
	const size_t begin = dx_st_begin(job);
	struct st_runs runs = {0};
	struct dx_words w;

	while (dx_st_next_run(job, &runs, &w))
		if (is_kind_and_number(job, runs.line, runs.seg->first, w, v))
			return;
	/* a summary may have the first page, and the rows begin under a heading of their own */
	for (size_t i = begin; i > 0 && i < job->lines.n && begin - i < LINES_OVER; i--) {
		const struct dx_line *line = &job->lines.v[i - 1];

		w = (struct dx_words){
			.words = (const struct dx_word *const *)line->words, .n = line->n, .page = line->page};
		if (line->page == job->lines.v[0].page || line->page != job->lines.v[begin].page ||
		    is_kind_and_number(job, i - 1, 0, w, v))
			return;
	}
}

/* "GENERAL", or "(HYPOTHECATION)", as a word of a name. */
static bool is_name_word(const char *text)
{
	return dx_st_is_capital(text + (*text == '(')) && !strpbrk(text, "0123456789:.");
}

/* "Statement of your Housing Loan Account No. PHR048269097205", "Ledger extract of CASH CREDIT (HYPOTHECATION) account
 * no. …": the kind of loan, or what is said of accounts alone, before a label of its number. */
static void type_of_loan(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), SL_ACCOUNT_NUMBER, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		size_t from = hit->first;
		struct dx_words w = {.page = line->page};

		while (from > 0 && hit->first - from < TITLE_WORDS && is_name_word(line->words[from - 1]->text) &&
		       line->words[from]->x0 - line->words[from - 1]->x1 <= line->height)
			from--;
		w.words = (const struct dx_word *const *)line->words + from;
		/* "Loan Account No." is a label, too */
		w.n = hit->first - from + dx_str_ieq_c(dx_str(line->words[hit->first]->text), "loan");
		if (w.n >= 2 && (dx_str_ieq_c(dx_str(w.words[w.n - 1]->text), "loan") || dx_st_says_only_kind(job, &w)))
			*v = dx_words_val(job->arena, &job->lines, &w);
	}
}

/* "Your MERCIA ADVANCE details": a product whose name stands between words that speak to the customer. "Your Advantage
 * Plus Banking": the last word is the product's. */
static void type_addressed(struct dx_job *job, struct dx_val *v)
{
	static const char *const ends[] = {"details",  "summary",      "account", "statement",
					   "activity", "transactions", "history"};
	static const char *const sold[] = {"Banking", "BANKING"};
	struct st_runs runs = {0};
	struct dx_words w;

	while (!dx_val_has(v) && dx_st_next_run(job, &runs, &w)) {
		bool banking, capitals, sold_as;

		w.n -= dx_st_currency_words(&w);
		banking = w.n > 0 && dx_str_is_one_of(dx_str(w.words[w.n - 1]->text), sold, DX_LEN(sold));
		capitals = w.n >= 4 && w.n <= TITLE_WORDS + 1 && strcmp(w.words[0]->text, "Your") == 0;
		for (size_t i = 1; capitals && i + 1 < w.n; i++)
			capitals = dx_st_is_capital(w.words[i]->text) && !dx_has_digit(w.words[i]->text);
		if (!capitals || !(banking || dx_str_is_one_of(dx_str(w.words[w.n - 1]->text), ends, DX_LEN(ends))))
			continue;
		w = (struct dx_words){.words = w.words + 1, .n = w.n - 2, .page = w.page};
		sold_as = dx_str_is_one_of(dx_str(w.words[w.n - 1]->text), sold, DX_LEN(sold));
		w.n -= sold_as; /* "Your Signature Everyday Banking statement" */
		if ((dx_st_tiers(job, &w) == 0 && !dx_st_says_kind(job, &w, 1)) || is_of_bank(&w))
			continue;
		w.n += banking || sold_as;
		*v = dx_words_val(job->arena, &job->lines, &w);
	}
}

/* ":", "•" or, as recognition reads that, "*". */
static bool is_sign(const char *text)
{
	static const char *const signs[] = {":", "•", "·", "*"};

	return dx_str_is_one_of(dx_str(text), signs, DX_LEN(signs));
}

/* "Conta Corrente: 0091145-3": the label of the number says what kind of account has it. */
static void type_of_label(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	struct dx_val number;
	size_t at = 0;

	if (!dx_fields_number_text(job, dx_scope_all(job), SL_ACCOUNT_NUMBER, &number))
		return;
	while (!dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), SL_ACCOUNT_NUMBER, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		struct dx_words w = {.words = (const struct dx_word *const *)line->words + hit->first,
				     .n = hit->n,
				     .page = line->page};
		size_t next = hit->first + hit->n;

		while (next < line->n && is_sign(line->words[next]->text))
			next++;
		without_number_word(&w);
		if (next < line->n && dx_st_says_kind(job, &w, 0) &&
		    strcmp(line->words[next]->text, number.text) == 0) {
			*v = dx_words_val(job->arena, &job->lines, &w);
			end_at_sign(job, v);
		}
	}
}

#define CODE_LETTERS 6

/* "CC010 CASH CREDIT (STOCKS)": without the scheme's code before its name. */
static void without_code(struct dx_val *v)
{
	const char *text = v->text;
	size_t n = strcspn(text, " ");

	if (n <= CODE_LETTERS && text[n] == ' ' && strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") == n &&
	    strcspn(text, "0123456789") < n && strcspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") < n &&
	    !dx_has_digit(text + n) && dx_has_letter(text + n))
		v->text = text + n + strspn(text + n, " -");
}

/* The kind that a label gives, as it is printed there. */
static bool labelled(struct dx_job *job, struct dx_val *v)
{
	struct dx_scope all = dx_scope_all(job);
	const struct dx_label_hit *hit;
	struct dx_words w;
	size_t at = 0;

	while ((hit = dx_fields_next(job, all, SL_ACCOUNT_TYPE, &at))) {
		if ((hit->inner && !hit->has_colon) || !(beside(job, hit, &w) || below(job, hit, &w)))
			continue;
		*v = dx_words_val(job->arena, &job->lines, &w);
		end_at_sign(job, v);
		return true;
	}
	for (at = 0; (hit = dx_fields_next(job, all, SL_ACCOUNT_HOLDER, &at));) {
		/* "Account Name : Current Account": what it is called is what it is, and nobody */
		if (hit->inner || !beside(job, hit, &w) || !dx_st_says_only_kind(job, &w))
			continue;
		*v = dx_words_val(job->arena, &job->lines, &w);
		return true;
	}
	if (dx_fields_text_if(job, all, SL_ACCOUNT_TYPE, is_type, v)) {
		without_code(v);
		return true;
	}
	return false;
}

void dx_st_account_type_read(struct dx_job *job, struct dx_val *v)
{
	struct dx_st_values values;

	if (labelled(job, v))
		return;
	if (dx_st_value_line(job, &values) && values.kind.n) {
		without_number_word(&values.kind);
		*v = dx_words_val(job->arena, &job->lines, &values.kind);
	}
	dx_st_type_called(job, v);
	dx_st_type_behind_dash(job, v);
	dx_st_type_over_table(job, v);
	if (!dx_val_has(v))
		type_title(job, true, v);
	if (!dx_val_has(v))
		type_of_number(job, v);
	if (!dx_val_has(v))
		type_title(job, false, v);
	if (!dx_val_has(v))
		type_of_loan(job, v);
	if (!dx_val_has(v))
		dx_st_type_beside_number(job, v);
	if (!dx_val_has(v))
		type_addressed(job, v);
	dx_st_type_said(job, v);
	if (!dx_val_has(v))
		type_of_label(job, v);
	dx_st_type_titled(job, v);
	dx_st_type_over(job, v);
	dx_st_type_without_currency(job, v);
}
