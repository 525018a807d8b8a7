/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The sentence that certifies the tax, in figures and in words:
 *   a sum of Rs. 1000.00 [Rupees One Thousand Only (in words)] has been deducted and a sum of Rs. 1000.00 … deposited
 *   a sum of Rs. 1000.00 (Rupees One Thousand Only) has been deducted and deposited
 */
#include <string.h>

#include "dx/extract/inwords.h"

#include "tds_int.h"

#define SENTENCE_LINES 4

/* The amount behind HIT, on its line or the next; L_R and *TOK_R say where. */
static bool amount_behind(struct dx_job *job, const struct cert *c, const struct dx_label_hit *hit,
			  struct tds_line *l_r, size_t *tok_r)
{
	size_t from = hit->first + hit->n;

	for (size_t at = hit->line; at < job->lines.n && at < hit->line + 2; at++) {
		struct tds_line l = dx_tds_line(job, at, c->whole);

		for (size_t i = 0; i < l.n; i++) {
			if (at == hit->line && l.toks[i].first < from)
				continue;
			if (at > hit->line && i > 2)
				return false;
			if (!dx_tds_is_amount(&l, i))
				continue;
			*l_r = l;
			*tok_r = i;
			return true;
		}
	}
	return false;
}

/* The words behind token TOK of L, those of the next lines too. */
static struct dx_val words_behind(struct dx_job *job, const struct tds_line *l, size_t tok)
{
	size_t first = l->toks[tok].first + l->toks[tok].n;
	struct dx_val v = {.text = ""};

	for (size_t at = l->at; at < job->lines.n && at < l->at + SENTENCE_LINES; at++, first = 0) {
		const struct dx_line *line = &job->lines.v[at];
		struct dx_val more;

		if (line->page != l->line->page || first == line->n)
			continue;
		more = dx_lines_val(job->arena, &job->pages[line->page], line->words + first, line->n - first);
		if (v.text[0])
			dx_tds_join(job, &v, " ", &more);
		else
			v = more;
	}
	return v;
}

/* Where NEEDLE begins in TEXT, ASCII case ignored; NULL: nowhere. */
static const char *find(const char *text, const char *needle)
{
	size_t n = strlen(needle);

	for (; strnlen(text, n) == n; text++)
		if (dx_str_ieq_c(dx_strn(text, n), needle))
			return text;
	return NULL;
}

/* "[Rupees One Thousand Only" of V, the words behind an amount. */
static void amount_in_words(struct dx_job *job, const struct dx_val *v, struct dx_val *words_r)
{
	const char *end = v->text[0] == '[' || v->text[0] == '(' ? find(v->text, "only") : NULL;
	struct dx_dec amount;
	struct dx_val words = *v;

	if (!end)
		return;
	words.text = dx_strndup(job->arena, v->text + 1, (size_t)(end - v->text) + 3);
	words.raw = words.text;
	if (dx_inwords_parse(dx_str(words.text), &amount)) {
		words.dec = amount;
		*words_r = words;
	}
}

/* "Amount (in words): Rupees One Thousand Only" */
static void labelled_words(struct dx_job *job, struct cert *c)
{
	struct dx_val v;

	if (!dx_val_has(&c->words_deducted) && dx_fields_text(job, dx_scope_all(job), CL_IN_WORDS, &v) &&
	    dx_inwords_parse(dx_str(v.text), &v.dec))
		c->words_deducted = v;
}

/* The next amount from hit *AT of the label on that is not the one at LINE and TOK. */
static bool next_amount(struct dx_job *job, const struct cert *c, size_t *at, struct tds_line *l, size_t *tok)
{
	const struct dx_label_hit *hit;
	size_t line = l->at;
	size_t was = *tok;

	while ((hit = dx_fields_next(job, dx_scope_all(job), CL_CERTIFIED, at)))
		if (amount_behind(job, c, hit, l, tok) && (l->at != line || *tok != was))
			return true;
	return false;
}

/* "deducted and deposited", "deducted at source and paid to the credit of …": no other sum stands between them. */
static bool says_both(struct dx_job *job, const char *text)
{
	static const char *const puts[] = {"deposited", "paid", "remitted", "credited"};
	const char *deducted = find(text, "deducted");
	bool both = false;

	if (!deducted)
		return false;
	deducted = dx_strndup(job->arena, deducted, strcspn(deducted, "0123456789"));
	for (size_t i = 0; i < DX_LEN(puts); i++)
		both |= find(deducted, puts[i]) != NULL;
	return both;
}

void dx_cert_certified(struct dx_job *job, struct cert *c)
{
	struct dx_val *const to[] = {&c->certified_deducted, &c->certified_deposited};
	struct dx_val *const words[] = {&c->words_deducted, &c->words_deposited};
	struct tds_line l = {.at = SIZE_MAX};
	size_t tok = SIZE_MAX;
	size_t at = 0;
	bool both = false;

	for (size_t i = 0; i < DX_LEN(to) && next_amount(job, c, &at, &l, &tok); i++) {
		struct dx_val behind;

		*to[i] = dx_tds_amount(job, &l, tok);
		if (!dx_val_has(to[i]))
			break;
		c->certified = true;
		behind = words_behind(job, &l, tok);
		amount_in_words(job, &behind, words[i]);
		both = i == 0 && says_both(job, behind.text);
	}
	if (both && !dx_val_has(to[1])) {
		*to[1] = *to[0];
		*words[1] = *words[0];
	}
	labelled_words(job, c);
}
