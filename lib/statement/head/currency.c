/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* In which currency an account is kept: by a label, by the amounts, by the country of its IBAN. */
#include <string.h>

#include "dx/extract/ident.h"

#include "head.h"
#include "record/record.h"

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

void dx_st_currency_read(struct dx_job *job, struct dx_val *v)
{
	struct dx_val said;
	const char *code = NULL;

	if (dx_fields_text(job, dx_scope_all(job), SL_CURRENCY, &said)) {
		code = dx_value_currency(dx_str(said.text));
		if (!code)
			code = named(job->arena, said.text);
		if (!code)
			code = bracketed(job->arena, said.text);
	}
	if (!code) {
		*v = dx_job_currency(job);
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
