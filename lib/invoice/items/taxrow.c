/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Lines below the items that are no item's, and lines of items that only begin like the name of a tax. */
#include <string.h>

#include "items.h"

static bool is_share(struct dx_dec base, struct dx_dec rate, struct dx_dec tax)
{
	return dx_dec_near(dx_dec_div(dx_dec_mul(base, rate), dx_dec(100, 0), 2), tax, dx_dec(1, 2));
}

/* The words of LINE from AT are two amounts, and nothing else. */
static bool two_amounts(struct dx_job *job, const struct dx_line *line, size_t at, struct dx_val v[2])
{
	for (size_t i = 0; i < 2; i++) {
		size_t n = at < line->n ? dx_invoice_amount_at(job, line, at, &v[i]) : 0;

		if (n == 0)
			return false;
		at += n;
	}
	return at == line->n;
}

bool dx_invoice_is_tax_row(struct dx_job *job, const struct dx_line *line)
{
	size_t n;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->labels, job->arena, line->words, line->n, &n);

	for (size_t i = 0; i < n; i++) {
		size_t len = 0;
		size_t words;
		size_t at;
		struct dx_val rate;
		struct dx_val v[2];

		if (!toks[i].first || dx_lex_match(job->tpl->labels, toks, n, i, &len) != IL_TAX ||
		    !toks[i + len - 1].last)
			continue;
		at = toks[i + len - 1].word + 1;
		if (at >= line->n || !strchr(line->words[at]->text, '%') ||
		    !dx_invoice_rate_at(job, line, at, &words, &rate) || dx_dec_is_zero(rate.dec))
			continue;
		return two_amounts(job, line, at + words, v) &&
		       (is_share(v[0].dec, rate.dec, v[1].dec) || is_share(v[1].dec, rate.dec, v[0].dec));
	}
	return false;
}

bool dx_invoice_is_compound(struct dx_job *job, const struct dx_line *line)
{
	const char *text = line->words[0]->text;
	size_t n;
	size_t len = 0;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->row_words, job->arena, line->words, line->n, &n);

	if (dx_lex_match(job->tpl->row_words, toks, n, 0, &len) < 0 || toks[len - 1].word != 0 || toks[len - 1].last ||
	    text[toks[len - 1].end] != '-' || dx_has_digit(text))
		return false;
	toks = dx_lex_tokens(job->tpl->labels, job->arena, line->words, 1, &n);
	return dx_lex_match(job->tpl->labels, toks, n, 0, &len) < 0 || len < n; /* "USt-Betrag" is a tax as well */
}
