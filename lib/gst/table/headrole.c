/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the words over a column say. */
#include <string.h>

#include "table.h"

#define HEAD_MAX     8 /* words over one column */
#define PRICE_TOKENS 5 /* of "Rate per Cu.M." */
#define BIT(role)    (UINT32_C(1) << (role))

/* "Taxable Cost", "Taxable Turnover": what is taxed has many names, and no heading that begins so is of anything else
 * unless it says that itself ("Taxable Value Rate"). LEN tokens are the phrase. */
static bool is_taxable(struct dx_job *job, int role, const struct dx_tok *toks, size_t n, size_t len)
{
	size_t more = 0;

	return role == GC_TAXABLE && len + 1 == n && !toks[len].number &&
	       dx_lex_match(job->tpl->columns, toks, n, len, &more) < 0;
}

/* "Rate per Candy", "Price per Brass": goods are measured in anything. LEN tokens are the phrase of ROLE. */
static bool is_price_per(int role, const struct dx_tok *toks, size_t n, size_t len, const struct dx_word *const *words)
{
	return role == GC_UNIT_PRICE && n > 2 && len < n && !toks[n - 1].number &&
	       dx_str_ieq_c(dx_str(words[toks[n - 2].word]->text), "per") && len + 2 >= n;
}

/* "Particulars of Job", "Description of Deployment": what goods and services are is called anything. LEN tokens are the
 * phrase of ROLE. */
static bool is_name_of(struct dx_job *job, int role, const struct dx_tok *toks, size_t n, size_t len,
		       const struct dx_word *const *words)
{
	size_t more = 0;

	return role == GC_DESCRIPTION && len == 1 && n == 3 && !toks[2].number &&
	       dx_str_ieq_c(dx_str(words[toks[1].word]->text), "of") &&
	       dx_lex_match(job->tpl->columns, toks, n, 2, &more) < 0;
}

/* The phrase that all words over one column are; -1: none. */
static int phrase_of(struct dx_job *job, const struct dx_word *const *words, size_t n)
{
	size_t n_toks;
	size_t len = 0;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->columns, job->arena, words, n, &n_toks);
	int role = n_toks ? dx_lex_match(job->tpl->columns, toks, n_toks, 0, &len) : -1;

	while (role >= 0 && len < n_toks && dx_value_currency(dx_str(words[toks[len].word]->text)))
		len++;
	return len == n_toks || is_taxable(job, role, toks, n_toks, len) ||
			       is_price_per(role, toks, n_toks, len, words) ||
			       is_name_of(job, role, toks, n_toks, len, words)
		       ? role
		       : -1;
}

/* "LR No.", "Order ID": such a column is no code of goods, and no figure. */
static bool is_number_of_something(const struct dx_word *last)
{
	static const char *const ends[] = {"no", "number", "id"};

	return dx_str_is_one_of(dx_strn(last->text, strcspn(last->text, ".:")), ends, DX_LEN(ends));
}

/* "Centre Code", "Site Code": nor is such a one, where the words are sure and none of them is of a code of goods. */
static bool is_code_of_something(struct dx_job *job, const struct dx_word *const *words, size_t n)
{
	static const char *const goods[] = {"commodity", "tariff", "goods"};
	size_t n_toks, len;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->columns, job->arena, words, n, &n_toks);

	if (n < 2 || !dx_str_ieq_c(dx_str(words[n - 1]->text), "code"))
		return false;
	for (size_t i = 0; i < n; i++)
		if (words[i]->conf < 100 || dx_str_is_one_of(dx_str(words[i]->text), goods, DX_LEN(goods)) ||
		    dx_lex_is_other_script(words[i]->text))
			return false;
	for (size_t i = 0; i < n_toks; i++)
		if (dx_lex_match(job->tpl->columns, toks, n_toks, i, &len) == GC_HSN)
			return false;
	return true;
}

/* How many of N words are before the rate of all lines: "IGST 12%", "CGST @9% (Rs.)", "Cess @ Rs. 400/Te". */
static size_t before_rate(struct dx_job *job, const struct dx_word *const *words, size_t n)
{
	struct dx_number v;

	for (size_t i = 1; i < n; i++)
		if (words[i]->text[0] == '@')
			return i;
	return n > 1 && dx_value_parse(dx_str(words[n - 1]->text), job->tables.rule, &v) && v.has_percent ? n - 1 : 0;
}

/* The tax, without that rate. */
static int rated_tax(struct dx_job *job, const struct dx_word *const *words, size_t n)
{
	const uint32_t taxes = BIT(GC_CGST) | BIT(GC_SGST) | BIT(GC_IGST) | BIT(GC_CESS);
	size_t named = before_rate(job, words, n);
	int role = named ? phrase_of(job, words, named) : -1;

	return role >= 0 && BIT(role) & taxes ? role : -1;
}

/* "Rate per Cu.M.", "Rate/Kg DRC": a price, whatever it is of, where no word says something else. */
static bool is_price_of_some(struct dx_job *job, const struct dx_word *const *words, size_t n)
{
	static const char *const prices[] = {"rate", "price"};
	const char *first = words[0]->text;
	const size_t len = strcspn(first, "/");
	const struct dx_word *behind = n > 1 ? words[1] : words[0];
	size_t more = 0;
	size_t n_toks;
	struct dx_tok *toks;

	if (!dx_str_is_one_of(dx_strn(first, len), prices, DX_LEN(prices)) ||
	    (first[len] != '/' && !dx_str_ieq_c(dx_str(behind->text), "per")))
		return false;
	toks = dx_lex_tokens(job->tpl->columns, job->arena, words, n, &n_toks);
	for (size_t i = 1; i < n_toks; i++) {
		const int role = dx_lex_match(job->tpl->columns, toks, n_toks, i, &more);

		if (role >= 0 && role != GC_UNIT && role != GC_QUANTITY && role != GC_OTHER)
			return false;
	}
	return n_toks > 1 && n_toks <= PRICE_TOKENS;
}

int dx_gst_heading_role(struct dx_job *job, const struct dx_word *const *words, size_t n)
{
	int role = phrase_of(job, words, n);

	if (role < 0 && is_price_of_some(job, words, n))
		return GC_UNIT_PRICE;
	if (role < 0)
		role = rated_tax(job, words, n);
	return role < 0 && n > 1 && (is_number_of_something(words[n - 1]) || is_code_of_something(job, words, n))
		       ? GC_OTHER
		       : role;
}

int dx_gst_heading_over(struct dx_job *job, const struct dx_table *t, size_t c)
{
	const struct dx_word *words[HEAD_MAX];
	size_t n = 0;

	while (t > job->tables.v && t->header_n == 0 && dx_table_same_roles(t - 1, t)) /* goes on from */
		t--;
	for (size_t i = 0; i < t->header_n; i++) {
		const struct dx_line *line = &job->lines.v[t->header_first + i];

		for (size_t k = 0; k < line->n && n < HEAD_MAX; k++)
			if (line->words[k]->x0 >= t->cols[c].hx0 && line->words[k]->x1 <= t->cols[c].hx1)
				words[n++] = line->words[k];
	}
	return n ? dx_gst_heading_role(job, words, n) : -1;
}

void dx_gst_settle_headed_totals(struct dx_col *cols, size_t n)
{
	const uint32_t taxes = BIT(GC_CGST) | BIT(GC_SGST) | BIT(GC_IGST) | BIT(GC_TAX);
	struct dx_col *last = n && cols[n - 1].role == GC_AMOUNT ? &cols[n - 1] : NULL;
	uint32_t between = last ? BIT(GC_TOTAL) : 0;

	for (size_t i = last ? n - 1 : n; i-- > 0;) {
		bool before = cols[i].role == GC_TOTAL && between & BIT(GC_TOTAL) && between & taxes;

		if (before && last)
			last->role = GC_TOTAL;
		if (cols[i].role == GC_TOTAL)
			last = NULL;
		if (before)
			cols[i].role = GC_AMOUNT;
		else if (cols[i].role == GC_TOTAL)
			between = BIT(GC_TOTAL);
		else if (cols[i].role >= 0)
			between |= BIT(cols[i].role);
	}
}
