/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What banks call the accounts they sell: words for a kind of account ("savings", "chèques"), for an account, for both
 * at once ("Girokonto", "Everyday Checking"), and those that tell one product from the next ("Complete", "Gold").
 */
#include <string.h>

#include "head.h"

#define CAJA_WORDS   5
#define KIND_LETTERS 4 /* at least, of one that another word is written together with */
#define TIERED_WORDS 3 /* at least, of an account that is called by what tells products apart */
#define KIND_REST    2 /* words that are neither the kind nor "account" */

/* As the fold leaves them, without accents. */
static const char *const kinds[] = {
	"savings", "saving", "current", "salary", "checking", "chequing", "overdraft", "sb", "credit", "cheque",
	"cheques", "business", "personal", "digital",
	/* French, Spanish, Italian, Portuguese, Romanian */
	"courant", "epargne", "depot", "prive", "privato", "ahorro", "ahorros", "nomina", "corriente", "libreta",
	"sueldo", "corrente", "poupanca", "ordem", "curent",
	/* Polish, Czech, Croatian */
	"oszczednosciowo", "oszczednosciowy", "oszczednosciowe", "rozliczeniowy", "rozliczeniowe", "biezacy", "biezace",
	"osobisty", "osobiste", "firmowe", "bezny", "sporici", "osobni", "tekuci", "ziro",
	/* Turkish, Indonesian, Malay */
	"vadesiz", "tahapan", "tabungan", "giro", "semasa", "simpanan",
	/* Hungarian, Lithuanian, Russian, Bulgarian, Greek */
	"lakossagi", "einamoji", "taupomoji", "текущий", "расчетный", "расчётный", "накопительный", "сберегательный",
	"разплащателна", "спестовна", "ταμιευτηριο", "ταμιευτηριου", "τρεχουμενος", "οψεως"};
static const char *const accounts[] = {"account",  "a/c",      "acct",   "compte",     "cuenta", "conta",
				       "conto",    "rachunek", "konto",  "ucet",       "cont",   "racun",
				       "rekening", "akaun",    "hesap",  "hesabi",     "szamla", "saskaita",
				       "счет",     "счёт",     "сметка", "λογαριασμος"};
/* Whose an account is by the law on foreign money, which is said of accounts alone: "SAVINGS-RESIDENT", "NRE Savings".
 */
static const char *const residences[] = {"resident", "nre", "nro"};
/* What words that are both end in: "Girokonto", "zichtrekening", "Everyday Checking", "Personal Saver-i". */
static const char *const both[] = {"konto",    "kontokorrent", "rekening",    "checking",
				   "chequing", "saver",        "folyoszamla", "tili"};
/* What one product of a bank has and the next has not. */
static const char *const tiers[] = {
	"everyday", "day",       "to",     "day to day", "complete", "basic",   "classic", "premier", "premium",
	"plus",     "gold",      "silver", "platinum",   "diamond",  "select",  "smart",   "simple",  "easy",
	"free",     "advantage", "prime",  "preferred",  "priority", "advance", "regular", "student", "youth",
	"senior",   "high",      "yield",  "interest",   "bonus",    "max",     "family",  "junior",  "graduate"};
/* … of these what may stand alone behind a kind: "SB GENERAL"; "Savings Interest" is none. */
static const char *const sorts[] = {"general", "basic", "regular", "classic", "premium", "premier", "plus", "gold"};
/* What joins the words of a name: "Student & Family Chequing", "Compte de Dépôt". */
static const char *const joints[] = {"&", "and", "de", "et", "und", "e", "y", "d", "avec", "with", "mit", "con", "com"};
/* A heading's words: "Checking Summary" is no product. */
static const char *const headings[] = {"summary",      "activity", "details",  "history", "information",
				       "transactions", "options",  "overview", "number",  "fees",
				       "charges",      "services", "balance",  "balances"};

/* "CHÈQUE" in lower case; "A/C" stays as it is. */
static const char *lower(struct dx_arena *a, struct dx_str word)
{
	return memchr(word.p, '/', word.n) ? dx_strndup(a, word.p, word.n) : dx_lex_fold(a, word);
}

/* The folded words of W's text, each for itself: "ACCOUNT-RESIDENT" is two, and "d'épargne". */
static const char *const *pieces(struct dx_job *job, const struct dx_words *w, size_t *n_r)
{
	char *text = dx_words_text(job->arena, w);
	const char **out = dx_alloc_array(job->arena, strlen(text) + 1, sizeof(*out));
	struct dx_str rest = dx_str(text);
	size_t n = 0;

	for (char *p = text; *p; p++)
		if (*p == '-' || *p == ',' || *p == '\'')
			*p = ' ';
	while (rest.n) {
		struct dx_str one;

		if (!dx_str_split(&rest, ' ', &one))
			break;
		if (one.n)
			out[n++] = lower(job->arena, one);
	}
	*n_r = n;
	return out;
}

static bool is_in(const char *text, const char *const *list, size_t n)
{
	return dx_str_is_one_of(dx_str(text), list, n);
}

/* "Girokonto", "GiroKomfort"; a "Girocard" is a card. */
static bool is_giro(const char *text)
{
	return strncmp(text, "giro", 4) == 0 && strlen(text) > 4 && strncmp(text, "girocard", 8) != 0 &&
	       strncmp(text, "girokart", 8) != 0;
}

static bool is_both(const char *text)
{
	for (size_t i = 0; i < DX_LEN(both); i++)
		if (dx_str_ends(dx_str(text), both[i]) && (strcmp(text, "konto") != 0 && strcmp(text, "rekening") != 0))
			return true;
	return is_giro(text);
}

/* "Compte d'opérations courantes": what an account is for, right behind the word for one; a list of "operations" is
 * none. */
static bool is_for_dealings(const char *const *p, size_t i)
{
	static const char *const dealings[] = {"operations", "operacoes", "operaciones"};

	return i > 1 && is_in(p[i], dealings, DX_LEN(dealings)) && is_in(p[i - 1], joints, DX_LEN(joints)) &&
	       is_in(p[i - 2], accounts, DX_LEN(accounts));
}

/* "PrivéPlus": a kind of account and what tells products apart, written together. */
static bool is_kind_and_tier(const char *text)
{
	for (size_t i = 0; i < DX_LEN(kinds); i++) {
		const size_t n = strlen(kinds[i]);

		if (n >= KIND_LETTERS && strncmp(text, kinds[i], n) == 0 && is_in(text + n, tiers, DX_LEN(tiers)))
			return true;
	}
	return false;
}

/* "Caja de Ahorros", "Caja de Ahorro en Pesos": an account and no more; a savings bank has a name behind it. */
static bool is_caja(const char *const *p, size_t n)
{
	return n >= 3 && n <= CAJA_WORDS && strcmp(p[0], "caja") == 0 && strcmp(p[1], "de") == 0 &&
	       (strcmp(p[2], "ahorro") == 0 || strcmp(p[2], "ahorros") == 0) && (n == 3 || strcmp(p[3], "en") == 0);
}

/* "Smart Access", "Smart Everyday Account", and all of the words but the last tell products apart: "Internet Access" is
 * none, and "Interest Account" may be any. */
static bool is_access(const char *const *p, size_t n)
{
	if (n < 2 || (strcmp(p[n - 1], "access") != 0 && (n < TIERED_WORDS || strcmp(p[n - 1], "account") != 0)))
		return false;
	for (size_t i = 0; i + 1 < n; i++)
		if (!is_in(p[i], tiers, DX_LEN(tiers)))
			return false;
	return true;
}

bool dx_st_says_kind(struct dx_job *job, const struct dx_words *w, size_t rest_max)
{
	size_t n;
	const char *const *p = pieces(job, w, &n);
	size_t rest = 0;
	bool kind = false;
	bool account = false;

	for (size_t i = 0; i < n; i++) {
		bool b = is_both(p[i]);
		bool k = b || is_in(p[i], kinds, DX_LEN(kinds)) || is_kind_and_tier(p[i]) || is_for_dealings(p, i);
		bool a = b || is_in(p[i], accounts, DX_LEN(accounts)) || is_in(p[i], residences, DX_LEN(residences));

		if (is_in(p[i], headings, DX_LEN(headings)))
			return false;
		kind |= k;
		account |= a;
		rest += !k && !a && !is_in(p[i], tiers, DX_LEN(tiers)) && !is_in(p[i], joints, DX_LEN(joints));
	}
	return (kind && account && rest <= rest_max) || is_access(p, n) || is_caja(p, n);
}

bool dx_st_names_kind(struct dx_job *job, const struct dx_words *w)
{
	size_t n;
	const char *const *p = pieces(job, w, &n);
	bool kind = false;

	for (size_t i = 0; i < n; i++) {
		if (is_in(p[i], headings, DX_LEN(headings)))
			return false;
		kind |= is_both(p[i]) || is_in(p[i], kinds, DX_LEN(kinds));
	}
	return kind;
}

/* "CASH CREDIT (HYP)": a credit that is drawn on as an account is, what it is lent on in brackets. */
static bool is_cash_credit(const struct dx_words *w)
{
	const char *last = w->words[w->n - 1]->text;

	return w->n >= 2 && dx_str_ieq_c(dx_str(w->words[0]->text), "cash") &&
	       dx_str_ieq_c(dx_str(w->words[1]->text), "credit") &&
	       (w->n == 2 || (w->words[2]->text[0] == '(' && dx_str_ends(dx_str(last), ")")));
}

/* "Current - Business Plus", "SB GENERAL": of which products word I tells, behind the kind */
static bool is_sort(const char *const *p, size_t i)
{
	return i > 1 ? is_in(p[i], tiers, DX_LEN(tiers)) || is_in(p[i], sorts, DX_LEN(sorts))
		     : i == 1 && is_in(p[0], kinds, DX_LEN(kinds)) && is_in(p[i], sorts, DX_LEN(sorts));
}

bool dx_st_says_only_kind(struct dx_job *job, const struct dx_words *w)
{
	size_t n;
	const char *const *p = pieces(job, w, &n);

	if (is_cash_credit(w))
		return true;
	for (size_t i = 0; i < n; i++) {
		const bool kind = is_in(p[i], kinds, DX_LEN(kinds)) || is_both(p[i]);

		if (!kind && !is_in(p[i], accounts, DX_LEN(accounts)) && !is_sort(p, i))
			return false;
	}
	return n > 0 && !is_in(p[0], accounts, DX_LEN(accounts)) && strcmp(p[0], "credit") != 0;
}

size_t dx_st_tiers(struct dx_job *job, const struct dx_words *w)
{
	size_t n;
	const char *const *p = pieces(job, w, &n);
	size_t found = 0;

	for (size_t i = 0; i < n; i++)
		found += is_in(p[i], tiers, DX_LEN(tiers));
	return found;
}

/* What papers are called. */
static bool is_paper(const char *text)
{
	static const char *const papers[] = {"relevé",      "releve",   "extrait",   "extrato",     "extracto",
					     "estado",      "estratto", "afschrift", "afschriften", "rekeningafschrift",
					     "kontoauszug", "wyciąg",   "cartola",   "statement",   "výpis"};

	return dx_str_is_one_of(dx_str(text), papers, DX_LEN(papers));
}

struct dx_words dx_st_untitled(const struct dx_words *w)
{
	static const char *const joins[] = {"de", "da",    "do", "del", "di",  "of",  "for", "your",  "van", "zum",
					    "z",  "votre", "su", "tu",  "sua", "seu", "ihr", "ihres", "uw"};
	static const char *const dashes[] = {"-", "–", "—"};
	struct dx_words rest = *w;

	if (w->n > 2 && strcmp(w->words[0]->text, "Your") == 0) /* "Your Preferred Checking" */
		return (struct dx_words){.words = w->words + 1, .n = w->n - 1, .page = w->page};
	if (w->n > 2 && is_paper(w->words[w->n - 1]->text) &&
	    dx_str_is_one_of(dx_str(w->words[w->n - 2]->text), dashes, DX_LEN(dashes)))
		rest.n -= 2;
	if (rest.n < 2 || !is_paper(w->words[0]->text))
		return rest;
	do
		rest = (struct dx_words){.words = rest.words + 1, .n = rest.n - 1, .page = w->page};
	while (rest.n > 1 && dx_str_is_one_of(dx_str(rest.words[0]->text), joins, DX_LEN(joins)));
	return rest;
}

struct dx_words dx_st_kind_of_sentence(struct dx_job *job, struct dx_words w)
{
	while (w.n > 2 && w.words[0]->text[0] >= 'a' && w.words[0]->text[0] <= 'z') {
		const struct dx_words rest = {.words = w.words + 1, .n = w.n - 1, .page = w.page};

		if (!dx_st_says_kind(job, &rest, KIND_REST))
			break;
		w = rest;
	}
	return w;
}
