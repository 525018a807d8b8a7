/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What was charged in other currencies: in columns of their own, or among the words of the text ("USD 12.99", "146.29
 * Swiss Franc at a rate of 1.0965"). Under an amount in a column of its own the currency may be called by its name
 * alone
 * ("UNITED STATES DOLLAR").
 */
#include <string.h>

#include "amounts/asked_int.h"
#include "card_int.h"
#include "dx/extract/cell.h"
#include "amounts/amounts.h"

#define NAME_WORDS 3 /* of a currency, at most */

static const struct {
	const char *name, *code;
} names[] = {{"united states dollar", "USD"},
	     {"us dollar", "USD"},
	     {"u.s. dollar", "USD"},
	     {"european union euro", "EUR"},
	     {"singapore dollar", "SGD"},
	     {"hong kong dollar", "HKD"},
	     {"australian dollar", "AUD"},
	     {"canadian dollar", "CAD"},
	     {"new zealand dollar", "NZD"},
	     {"taiwan dollar", "TWD"},
	     {"pound sterling", "GBP"},
	     {"uk pound", "GBP"},
	     {"british pound", "GBP"},
	     {"swiss franc", "CHF"},
	     {"japanese yen", "JPY"},
	     {"thai baht", "THB"},
	     {"uae dirham", "AED"},
	     {"arab emirates dirham", "AED"},
	     {"saudi riyal", "SAR"},
	     {"qatari riyal", "QAR"},
	     {"malaysian ringgit", "MYR"},
	     {"indonesian rupiah", "IDR"},
	     {"indian rupee", "INR"},
	     {"sri lankan rupee", "LKR"},
	     {"sri lanka rupee", "LKR"},
	     {"nepalese rupee", "NPR"},
	     {"philippine peso", "PHP"},
	     {"mexican peso", "MXN"},
	     {"brazilian real", "BRL"},
	     {"turkish lira", "TRY"},
	     {"swedish krona", "SEK"},
	     {"norwegian krone", "NOK"},
	     {"danish krone", "DKK"},
	     {"polish zloty", "PLN"},
	     {"czech koruna", "CZK"},
	     {"hungarian forint", "HUF"},
	     {"south african rand", "ZAR"},
	     {"kenyan shilling", "KES"},
	     {"chinese yuan", "CNY"},
	     {"yuan renminbi", "CNY"},
	     {"korean won", "KRW"},
	     {"south korea won", "KRW"},
	     {"vietnamese dong", "VND"},
	     {"omani rial", "OMR"},
	     {"kuwaiti dinar", "KWD"},
	     {"bahraini dinar", "BHD"},
	     {"israeli shekel", "ILS"},
	     {"egyptian pound", "EGP"},
	     {"yen", "JPY"},
	     {"renminbi", "CNY"}};

static bool same_text(const char *a, const char *b)
{
	return a && b && strcmp(a, b) == 0;
}

/* A word without the brackets around "(USD 23.00)". */
static struct dx_str word_of(const struct dx_cell *c, size_t i)
{
	return dx_str_strip(dx_str(c->words[i].word->text), "(", ")");
}

/* Is word I of the cell an amount, bare of brackets? */
static bool is_amount(const struct dx_job *job, const struct dx_cell *c, size_t i, struct dx_number *n_r)
{
	struct dx_word word = *c->words[i].word;
	const struct dx_str s = word_of(c, i);

	word.text = dx_strndup(job->arena, s.p, s.n);
	return dx_columns_amount_like(&word) && dx_value_parse(s, job->tables.rule, n_r);
}

/* "INR 50.00" beside 50.00: what the shop asked for, in the card's own currency. */
static bool is_own_amount(const struct st_row *r, const struct ct_card *card, const char *code)
{
	const struct dx_val *own = dx_val_has(&r->t.debit) ? &r->t.debit : &r->t.credit;

	return dx_val_has(&card->acc.currency) && same_text(code, card->acc.currency.text) && dx_val_has(own) &&
	       dx_dec_cmp(dx_dec_abs(own->dec), r->t.foreign_amount.dec) == 0;
}

/* The currency that TEXT calls by its name: "SINGAPORE DOLLAR", "European Union Euro"; NULL: none. */
static const char *called_by_name(struct dx_str text)
{
	for (size_t at = 0; at < text.n; at++)
		for (size_t i = 0; i < DX_LEN(names) && (at == 0 || text.p[at - 1] == ' '); i++)
			if (dx_str_ieq_c(dx_str_sub(text, at, strlen(names[i].name)), names[i].name))
				return names[i].code;
	return NULL;
}

/* The same of all of TEXT, one or several of it: "Swiss Francs", "Euro". */
static const char *is_called(struct dx_str text)
{
	const char *code = dx_value_currency(text);

	for (size_t i = 0; i < DX_LEN(names) && !code; i++) {
		size_t n = strlen(names[i].name);

		if (dx_str_ieq_c(dx_str_sub(text, 0, n), names[i].name) &&
		    (text.n == n || (text.n == n + 1 && (text.p[n] == 's' || text.p[n] == 'S'))))
			code = names[i].code;
	}
	return code;
}

/* The currency of word I of C: "EUR", "(USD", "Currency-EUR"; NULL: it is none. */
static const char *code_of(const struct dx_cell *c, size_t i)
{
	struct dx_str word = word_of(c, i);
	const char *code = dx_value_currency(word);
	size_t at = word.n;

	while (!code && at > 0 && word.p[at - 1] != '-' && word.p[at - 1] != ':')
		at--;
	return code || at == 0 ? code : dx_value_currency(dx_str_sub(word, at, SIZE_MAX));
}

/* The words of C, with an amount at AT, that call its currency by name right behind it or before: a code, or NULL. */
static const char *spelled_beside(struct dx_job *job, const struct dx_cell *c, size_t at, struct dx_cell *words_r)
{
	for (size_t n = 1; n <= NAME_WORDS; n++) {
		const struct dx_cell behind = {c->words + at + 1, n};
		const struct dx_cell before = {c->words + at - (at >= n ? n : at), n};
		const char *code = at + n < c->n ? is_called(dx_str(dx_cell_text(job->arena, &behind))) : NULL;

		*words_r = behind;
		if (!code && at >= n) {
			code = is_called(dx_str(dx_cell_text(job->arena, &before)));
			*words_r = before;
		}
		if (code)
			return code;
	}
	return NULL;
}

/* Is CODE another currency than the card's? */
static bool is_foreign(const struct ct_card *card, const char *code)
{
	return code && !same_text(code, dx_val_has(&card->acc.currency) ? card->acc.currency.text : NULL);
}

static void take_words(struct dx_job *job, struct st_row *r, const struct dx_cell *amount, const struct dx_number *n,
		       const struct dx_cell *currency, const char *code)
{
	r->t.foreign_amount = dx_cell_val(job, amount);
	r->t.foreign_amount.dec = dx_dec_abs(n->value);
	r->t.foreign_currency = dx_cell_val(job, currency);
	r->t.foreign_currency.text = dx_strdup(job->arena, code);
}

/* "USD 12.99" or "12.99 USD" among the words of C, or one with the currency's name. */
static bool from_cell(struct dx_job *job, struct st_row *r, const struct dx_cell *c, const struct ct_card *card)
{
	struct dx_number n;

	for (size_t i = 0; i + 1 < c->n; i++) {
		const struct dx_cell pair = {c->words + i, 2};
		const char *code = code_of(c, i);
		size_t at = i + 1;

		if (!code) {
			code = code_of(c, i + 1);
			at = i;
		}
		if (!is_foreign(card, code) || !is_amount(job, c, at, &n))
			continue;
		take_words(job, r, &pair, &n, &pair, code);
		return true;
	}
	for (size_t i = 0; i < c->n; i++) {
		const struct dx_cell amount = {c->words + i, 1};
		struct dx_cell name;
		const char *code = is_amount(job, c, i, &n) ? spelled_beside(job, c, i, &name) : NULL;

		if (!is_foreign(card, code))
			continue;
		take_words(job, r, &amount, &n, &name, code);
		return true;
	}
	return false;
}

/* The same of the cell of ROLE. */
static void from_words(struct dx_job *job, struct st_row *r, int role, const struct ct_card *card)
{
	int k = dx_table_col(r->table, role);

	if (k >= 0)
		(void)from_cell(job, r, &r->row->cells[k], card);
}

/* The currency that the line under CELL calls by its name near it, where *V_R is from; NULL: none. */
static const char *called_below(struct dx_job *job, const struct dx_cell *cell, struct dx_val *v_r)
{
	const struct dx_cell_word *own = &cell->words[cell->n - 1];
	const size_t below = own->line + 1;
	const struct dx_line *line = below < job->lines.n ? &job->lines.v[below] : NULL;
	const struct dx_seg *segs;
	size_t n = 0;

	if (!line || line->page != job->lines.v[own->line].page)
		return NULL;
	segs = dx_lines_segments(job->arena, line, &n);
	for (size_t i = 0; i < n; i++) {
		struct dx_words w = {.words = (const struct dx_word *const *)line->words + segs[i].first,
				     .n = segs[i].n,
				     .page = line->page};
		const struct dx_str text = dx_str(dx_words_text(job->arena, &w));
		const char *code = called_by_name(text);

		if (!code)
			code = is_called(text);
		if (!code || segs[i].x1 <= own->word->x0 || segs[i].x0 >= own->word->x1)
			continue;
		*v_r = dx_words_val(job->arena, &job->lines, &w);
		return code;
	}
	return NULL;
}

/* Takes the currency of the amount in CELL, which has none, from what the words under it or the row's text call it. */
static void take_name(struct dx_job *job, struct st_row *r, const struct dx_cell *cell, const struct ct_card *card)
{
	struct dx_val v;
	const char *code = called_below(job, cell, &v);

	if (!code && dx_val_has(&r->t.description)) {
		v = r->t.description;
		code = called_by_name(dx_str(v.text));
	}
	if (!is_foreign(card, code))
		return;
	r->t.foreign_currency = v;
	r->t.foreign_currency.text = dx_strdup(job->arena, code);
}

static void from_columns(struct dx_job *job, struct st_row *r, const struct ct_card *card)
{
	int amount = dx_table_col(r->table, ST_FOREIGN_AMOUNT);
	int currency = dx_table_col(r->table, ST_FOREIGN_CURRENCY);
	const char *code = NULL;
	struct dx_number n;
	bool unread = false;

	if (amount < 0 || !dx_cell_number(job, &r->row->cells[amount], 0, &r->t.foreign_amount, &n, &unread))
		return;
	if (dx_dec_is_zero(n.value)) { /* 0.00 beside what was charged at home */
		r->t.foreign_amount.source = DX_VAL_ABSENT;
		return;
	}
	r->t.foreign_amount.dec = dx_dec_abs(n.value);
	if (currency >= 0 && r->row->cells[currency].n)
		code = dx_value_currency(dx_str(dx_cell_text(job->arena, &r->row->cells[currency])));
	if (!code && n.currency[0]) {
		code = n.currency;
		currency = amount;
	}
	if (is_own_amount(r, card, code)) {
		r->t.foreign_amount.source = DX_VAL_ABSENT;
		return;
	}
	if (!code) {
		take_name(job, r, &r->row->cells[amount], card);
		if (n.value.scale == 0 && !dx_val_has(&r->t.foreign_currency))
			r->t.foreign_amount.source = DX_VAL_ABSENT; /* points of the column beside */
		return;
	}
	r->t.foreign_currency = dx_cell_val(job, &r->row->cells[currency]);
	r->t.foreign_currency.text = dx_strdup(job->arena, code);
}

/*
 * "419.13" over "UAE Dirham", left of "$115.51", under a heading that was not read: a figure in a column without a
 * role, in or under whose place another currency is told.
 */
static void from_unnamed(struct dx_job *job, struct st_row *r, const struct ct_card *card)
{
	for (size_t k = 0; k < r->table->n_cols; k++) {
		const struct dx_cell *c = &r->row->cells[k];
		struct dx_val amount, name;
		struct dx_number n;
		bool unread = false;
		const char *code;

		if (r->table->cols[k].role >= 0 || c->n == 0)
			continue;
		if (from_cell(job, r, c, card))
			return;
		if (!dx_cell_number(job, c, 0, &amount, &n, &unread) || n.value.scale == 0 || dx_dec_is_zero(n.value))
			continue;
		code = called_below(job, c, &name);
		if (!is_foreign(card, code))
			continue;
		r->t.foreign_amount = amount;
		r->t.foreign_amount.dec = dx_dec_abs(n.value);
		r->t.foreign_currency = name;
		r->t.foreign_currency.text = dx_strdup(job->arena, code);
		return;
	}
}

void dx_ct_foreign(struct dx_job *job, struct st_part *p, const struct ct_card *card)
{
	for (size_t i = 0; i < p->n; i++) {
		struct st_row *r = &p->rows[i];
		int amount;

		if (r->word >= 0)
			continue;
		from_columns(job, r, card);
		if (!dx_val_has(&r->t.foreign_amount))
			from_unnamed(job, r, card);
		if (!dx_val_has(&r->t.foreign_amount))
			from_words(job, r, ST_FOREIGN_AMOUNT, card); /* "JPY 7.197 161,8800": the rate behind it */
		if (!dx_val_has(&r->t.foreign_amount))
			from_words(job, r, ST_DESCRIPTION, card);
		amount = dx_table_col(r->table, ST_AMOUNT);
		if (!dx_val_has(&r->t.foreign_amount) && amount >= 0 && dx_st_has_asked(job, &r->row->cells[amount]))
			from_words(job, r, ST_AMOUNT, card);
	}
}
