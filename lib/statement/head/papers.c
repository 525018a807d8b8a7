/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What papers and banks say of themselves: words that are no customer's name. */
#include <string.h>

#include "head.h"

#define COMPOUND_MIN 3 /* bytes before the word for banks that a compound ends with */

static bool in_lexicon(struct dx_job *job, const struct dx_lex *lex, const struct dx_word *const *word)
{
	size_t n;
	struct dx_tok *toks = dx_lex_tokens(lex, job->arena, word, 1, &n);

	/* "D'SOUZA": the letter before an apostrophe says nothing */
	for (size_t i = n > 1 && word[0]->text[1] == '\''; i < n; i++)
		if (toks[i].id != 0)
			return true;
	return false;
}

/* A word of headings and products, in the template's phrases or not. */
bool dx_st_is_paper_word(struct dx_job *job, const struct dx_word *const *word)
{
	static const char *const words[] = {
		"address",       "advice",       "annual",       "apartment",   "avenue",     "base",
		"benefits",      "billing",      "category",     "classic",     "colony",     "combined",
		"communication", "confidential", "copy",         "corporate",   "dear",       "deposits",
		"details",       "district",     "domestic",     "duplicate",   "emi",        "flat",
		"floor",         "gold",         "hello",        "history",     "important",  "india",
		"individual",    "infinite",     "info",         "information", "insurance",  "international",
		"joint",         "lane",         "list",         "loans",       "marg",       "mastercard",
		"member",        "membership",   "message",      "messages",    "mini",       "mobile",
		"monthly",       "nagar",        "nominee",      "nomination",  "note",       "notice",
		"offers",        "office",       "original",     "overview",    "page",       "personal",
		"platinum",      "plus",         "points",       "portfolio",   "preferred",  "premium",
		"prime",         "private",      "privilege",    "priority",    "profile",    "registered",
		"regular",       "relationship", "report",       "resident",    "rewards",    "reward",
		"road",          "rupay",        "salary",       "services",    "service",    "signature",
		"silver",        "smart",        "spends",       "street",      "summary",    "taluka",
		"tax",           "titanium",     "transactions", "value",       "village",    "visa",
		"welcome",       "world",        "your",         "details:",    "self",       "single",
		"general",       "prepared",     "customer",     "client",      "cardholder", "activity",
		"statements",    "overdraft",    "nri",          "nre",         "vat",        "reg",
		"num",
	};
	const char *text = word[0]->text;

	if (dx_str_is_one_of(dx_str(text), words, DX_LEN(words)) || dx_st_is_bank_word(text) ||
	    dx_job_is_page_word(text))
		return true;
	/* "O'DELL": behind the apostrophe stands an Italian article by chance */
	return strlen(text) >= 4 && !dx_str_ieq_c(dx_strn(text, 2), "o'") &&
	       (in_lexicon(job, job->tpl->labels, word) || in_lexicon(job, job->tpl->columns, word) ||
		in_lexicon(job, job->tpl->row_words, word));
}

/* Is the first of W's words a name that people are given, and a word of papers ("od dana", "Bill Payment") only before
 * another such? */
static bool is_given_name(struct dx_job *job, const struct dx_words *w)
{
	static const char *const names[] = {"dana", "bill", "mark",  "frank",  "grant", "april",
					    "may",  "june", "penny", "august", "rand"};

	return w->n > 1 && dx_str_is_one_of(dx_str(w->words[0]->text), names, DX_LEN(names)) &&
	       !dx_st_is_paper_word(job, &w->words[1]);
}

size_t dx_st_paper_words(struct dx_job *job, const struct dx_words *w)
{
	size_t n = 0;

	for (size_t i = is_given_name(job, w); i < w->n; i++)
		n += dx_st_is_paper_word(job, &w->words[i]);
	return n;
}

/* "KCP SEMARANG PANDANARAN", "Agence de VIENNE": the word for a branch comes first. */
static bool begins_with_branch(const struct dx_words *w)
{
	static const char *const words[] = {"kcp",     "kcu",      "cabang",  "filiale", "agence",  "agencia",
					    "agência", "sucursal", "oficina", "oddział", "pobočka", "geschäftsstelle"};

	return w->n > 1 && dx_str_is_one_of(dx_str(w->words[0]->text), words, DX_LEN(words));
}

bool dx_st_is_of_bank(const struct dx_words *w)
{
	if (begins_with_branch(w))
		return true;
	for (size_t i = 0; i < w->n; i++)
		if (dx_st_is_bank_word(w->words[i]->text) || dx_str_ieq_c(dx_str(w->words[i]->text), "branch"))
			return true;
	return false;
}

/* "Cliente - Conta atual": words that begin with a label of the account's number speak of it. */
static bool begins_with_account(struct dx_job *job, const struct dx_words *w)
{
	size_t n;
	size_t len = 0;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->labels, job->arena, w->words, 1, &n);

	return w->n >= 2 && n > 0 && dx_lex_match(job->tpl->labels, toks, n, 0, &len) == SL_ACCOUNT_NUMBER && len == n;
}

bool dx_st_is_product(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w)
{
	static const char *const kinds[] = {"account",  "accounts", "saver",    "savings", "checking",
					    "chequing", "chq",      "spending", "everyday"};
	const struct dx_line *line = &job->lines.v[hit->line];
	const char *label = line->words[hit->first]->text;
	const char *last = w->words[w->n - 1]->text;

	if (begins_with_account(job, w))
		return true;
	return w->n <= 3 && hit->n == 2 && dx_str_ieq_c(dx_str(label), "account") &&
	       dx_str_is_one_of(dx_strn(last, strcspn(last, ".,;")), kinds, DX_LEN(kinds));
}

/* S without the quotation marks around it: "Банк»". */
static struct dx_str unquoted(struct dx_str s)
{
	static const char *const marks[] = {"«", "»", "“", "”", "„", "\"", "'"};

	for (size_t i = 0; i < DX_LEN(marks); i++) {
		const size_t n = strlen(marks[i]);

		if (dx_str_starts(s, marks[i]))
			s = dx_str_sub(s, n, SIZE_MAX);
		if (dx_str_ends(s, marks[i]))
			s.n -= n;
	}
	return s;
}

bool dx_st_is_bank_word(const char *text)
{
	/* the last ones of the first lines: a society that lends to its members, in Marathi */
	static const char *const words[] = {
		"bank", "banking", "banque", "banco", "banca", "sparkasse", "trust", "bancorp", "bankcard", "banks",
		"bankası", "बैंक", "बँक", "bankgesellschaft", "patsanstha", "pathsanstha", "patpedhi",
		/* other tongues and scripts, where no capital is told from its small letter by a bit */
		"banka", "bankas", "pankki", "pank", "takarék", "TAKARÉK", "spořitelna", "záložna", "sporiteľňa",
		"sparekasse", "caisse", "caixa", "cassa", "банк", "Банк", "БАНК", "банка", "Банка", "БАНКА", "τράπεζα",
		"Τράπεζα", "ΤΡΑΠΕΖΑ", "ธนาคาร", "은행", "بنك", "البنك", "مصرف", "בנק"};
	/* "Kreissparkasse", "Volksbank", "Osuuspankki", "Äripank" */
	static const char *const ends[] = {"sparkasse", "bank", "banken", "pankki", "pank", "銀行", "银行", "은행"};
	const struct dx_str word = unquoted(dx_str(text));

	for (size_t i = 0; i < DX_LEN(words); i++)
		if (dx_str_ieq_c(word, words[i]))
			return true;
	for (size_t i = 0; i < DX_LEN(ends); i++)
		if (word.n >= strlen(ends[i]) + COMPOUND_MIN &&
		    dx_str_ieq_c(dx_str_sub(word, word.n - strlen(ends[i]), SIZE_MAX), ends[i]))
			return true;
	return false;
}

bool dx_st_says_bank(struct dx_job *job, const char *name)
{
	struct dx_str rest = dx_str(name);
	struct dx_str word;

	while (dx_str_split(&rest, ' ', &word)) {
		word = dx_str_strip(word, "", ",.;");
		if (word.n && dx_st_is_bank_word(dx_strndup(job->arena, word.p, word.n)))
			return true;
	}
	return false;
}

/* "Integrated Account 綜合戶口" */
static bool ends_in_account(const struct dx_words *w)
{
	size_t n = w->n;

	while (n > 1 && dx_lex_is_other_script(w->words[n - 1]->text))
		n--;
	return n > 1 && dx_str_ieq_c(dx_str(w->words[n - 1]->text), "account");
}

bool dx_st_is_over_customer(struct dx_job *job, const struct dx_words *w)
{
	const char *text = dx_words_text(job->arena, w);

	return ends_in_account(w) || dx_st_paper_words(job, w) == w->n || text[strspn(text, "0123456789xX*- ")] == '\0';
}
