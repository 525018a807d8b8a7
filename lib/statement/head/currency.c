/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* In which currency an account is kept: by a label, by the amounts, by the country of its IBAN. */
#include <string.h>

#include "dx/extract/ident.h"
#include "dx/extract/table.h"

#include "head.h"
#include "record/record.h"

#define STATES_MIN 2 /* that towns in rows are in: a word of two letters may be anything */

/* What currencies are called in words, folded; a code or a sign is known to dx_value_currency. */
static const char *named(struct dx_arena *a, const char *text)
{
	static const struct {
		const char *name, *code;
	} names[] = {
		{"indian rupee", "INR"},
		{"indian rupees", "INR"},
		{"rupees", "INR"},
		{"us dollar", "USD"},
		{"us dollars", "USD"},
		{"dolares", "USD"},
		{"dolares americanos", "USD"},
		{"singapore dollar", "SGD"},
		{"hong kong dollar", "HKD"},
		{"australian dollar", "AUD"},
		{"australian dollars", "AUD"},
		{"canadian dollar", "CAD"},
		{"canadian dollars", "CAD"},
		{"new zealand dollar", "NZD"},
		{"pound sterling", "GBP"},
		{"pounds sterling", "GBP"},
		{"peso chileno", "CLP"},
		{"pesos chilenos", "CLP"},
		{"pesos mexicanos", "MXN"},
		{"pesos argentinos", "ARS"},
		{"pesos colombianos", "COP"},
		{"soles", "PEN"},
		{"nuevos soles", "PEN"},
		{"real", "BRL"},
		{"reais", "BRL"},
		{"philippine peso", "PHP"},
		{"thai baht", "THB"},
		{"ringgit malaysia", "MYR"},
		{"malaysian ringgit", "MYR"},
		{"rupiah", "IDR"},
		{"uae dirham", "AED"},
		{"uae dirhams", "AED"},
		{"saudi riyal", "SAR"},
		{"naira", "NGN"},
		{"nigerian naira", "NGN"},
		{"kenya shilling", "KES"},
		{"kenyan shilling", "KES"},
		{"south african rand", "ZAR"},
		{"rand", "ZAR"},
		{"japanese yen", "JPY"},
		{"swiss franc", "CHF"},
		{"schweizer franken", "CHF"},
		{"franc suisse", "CHF"},
		{"forint", "HUF"},
		{"magyar forint", "HUF"},
		{"koruna ceska", "CZK"},
		{"ceska koruna", "CZK"},
		{"norske kroner", "NOK"},
		{"danske kroner", "DKK"},
		{"svenska kronor", "SEK"},
		{"zloty", "PLN"},
		{"zloty polski", "PLN"},
		{"turk lirasi", "TRY"},
		{"ευρω", "EUR"},
	};
	const char *folded = dx_lex_fold(a, dx_str(text));

	for (size_t i = 0; i < DX_LEN(names); i++)
		if (strcmp(folded, names[i].name) == 0)
			return names[i].code;
	return NULL;
}

/* "AUSTRALIAN DOLLAR (AUD)": the code in brackets. */
static const char *bracketed(struct dx_arena *a, const char *text)
{
	const char *open = strchr(text, '(');
	const char *close = open ? strchr(open, ')') : NULL;

	return close ? dx_value_currency(dx_str(dx_strndup(a, open + 1, (size_t)(close - open - 1)))) : NULL;
}

const char *dx_st_currency_code(struct dx_arena *a, const char *text)
{
	const char *code = dx_value_currency(dx_str(text));

	if (!code)
		code = named(a, text);
	return code ? code : bracketed(a, text);
}

/* Is word AT of LINE the sign "R", alone before its amount or glued to it ("R60,269.76")? */
static bool is_rand(const struct dx_line *line, size_t at)
{
	const struct dx_word *w = line->words[at];
	const struct dx_word *next = at + 1 < line->n ? line->words[at + 1] : NULL;
	struct dx_word amount = *w;

	if (w->text[0] != 'R' || w->conf < 100) /* a picture's "₹" is easily taken for the letter */
		return false;
	amount.text++;
	if (w->text[1] == '\0')
		return next && next->x0 - w->x1 <= line->height && dx_columns_amount_like(next);
	return w->text[1] >= '0' && w->text[1] <= '9' && dx_columns_amount_like(&amount) &&
	       strpbrk(w->text, ".,") != NULL;
}

/* "Month-end Balance  R 60,269.76" in the head of a paper that names no branch of India: a letter that the template's
 * other kinds of papers have for much else. */
static void rand_sign(struct dx_job *job, struct dx_val *v)
{
	struct st_runs runs = {0};
	struct dx_words w;
	struct dx_val ifsc;

	if (dx_fields_anywhere(job, dx_ident_ifsc, &ifsc))
		return;
	while (dx_st_next_run(job, &runs, &w))
		for (size_t i = 0; i < w.n; i++)
			if (is_rand(&job->lines.v[runs.line], runs.seg->first + i)) {
				*v = dx_lines_val(job->arena, &job->pages[w.page], w.words + i, 1);
				v->text = "ZAR";
				return;
			}
}

/* Which of the states of the USA, or provinces of Canada, TEXT is, from 1 on; 0: none. */
static unsigned int state_of(const char *states, const char *text)
{
	const char *found = strlen(text) == 2 ? strstr(states, text) : NULL;

	return found && (found - states) % 3 == 0 ? (unsigned int)((found - states) / 3) + 1 : 0;
}

/* The last word of each line of cell C: counted into *N_R where it is one of STATES, each of which is set in the
 * result. */
static uint64_t states_of(const struct dx_cell *c, const char *states, size_t *n_r)
{
	uint64_t seen = 0;

	for (size_t i = 0; i < c->n; i++) {
		unsigned int state = i + 1 == c->n || c->words[i + 1].line != c->words[i].line
					     ? state_of(states, c->words[i].word->text)
					     : 0;

		*n_r += state > 0;
		seen |= state ? UINT64_C(1) << state : 0;
	}
	return seen;
}

/*
 * "TULSA OK", "MADISON WI" in most rows of a card, whose amounts have a "$": whose dollar it is, by where its holder
 * buys. NULL: nothing says so.
 */
static const char *dollar_of_rows(struct dx_job *job)
{
	static const struct {
		const char *states, *code;
	} countries[] = {
		{"AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY "
		 "NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ",
		 "USD"},
		{"AB BC MB NB NL NS ON PE QC SK YT ", "CAD"}};
	const struct dx_tables *t = &job->tables;
	bool has_sign = false;

	for (size_t i = 0; i < t->n_rows && !has_sign; i++)
		for (size_t k = 0; k < job->lines.v[t->rows[i].line].n; k++)
			has_sign |= strchr(job->lines.v[t->rows[i].line].words[k]->text, '$') != NULL;
	for (size_t c = 0; has_sign && c < DX_LEN(countries); c++) {
		uint64_t seen = 0;
		size_t n = 0;

		for (size_t i = 0; i < t->n_rows; i++) {
			const int k = dx_table_col(&t->v[t->rows[i].table], ST_DESCRIPTION);

			if (k >= 0)
				seen |= states_of(&t->rows[i].cells[k], countries[c].states, &n);
		}
		if (n * 2 > t->n_rows && __builtin_popcountll(seen) >= STATES_MIN)
			return countries[c].code;
	}
	return NULL;
}

/* Is V, a currency, told by nothing but words in the rows, which may be those of foreign amounts? */
static bool is_of_rows(const struct dx_job *job, const struct dx_val *v)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; line->used && job->pages[line->page].number == v->place.page && k < line->n; k++)
			if (line->words[k]->x0 == v->place.x0 && line->words[k]->y0 == v->place.y0)
				return true;
	}
	return false;
}

void dx_st_currency_read(struct dx_job *job, struct dx_val *v)
{
	struct dx_val said;
	const char *code = NULL;

	if (dx_fields_text(job, dx_scope_all(job), SL_CURRENCY, &said))
		code = dx_st_currency_code(job->arena, said.text);
	if (!code) {
		*v = dx_job_currency(job);
		code = dx_st_is_card(job) && (!dx_val_has(v) || (dx_val_printed(v) && is_of_rows(job, v)))
			       ? dollar_of_rows(job)
			       : NULL;
		if (code)
			*v = dx_val_derived_text(code);
		if (v->source == DX_VAL_DERIVED)
			rand_sign(job, v);
		return;
	}
	*v = said;
	v->text = dx_strdup(job->arena, code);
}

void dx_st_currency_by_iban(const struct dx_job *job, struct st_account *acc)
{
	const char *currency = job->tpl->currency;

	if (!currency || acc->currency.source != DX_VAL_DERIVED || strcmp(acc->currency.text, currency) != 0 ||
	    !dx_val_has(&acc->iban))
		return;
	currency = dx_ident_iban_currency(dx_str(acc->iban.text));
	acc->currency = currency ? dx_val_derived_text(currency) : (struct dx_val){0};
}
