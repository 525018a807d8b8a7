/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "Posiadacz rachunku: ANNA NOWAK": what stands behind a label that no template knows. */
#include <string.h>

#include "head.h"

#define LABEL_MAX 5 /* words */

static bool is_among(const char *text, const char *const *words, size_t n)
{
	size_t from = strspn(text, "(/-*");

	return dx_str_is_one_of(dx_strn(text + from, strcspn(text + from, ".:,;()")), words, n);
}

/* Whoever else has a name on a statement, and what has one that is no person's. */
static bool is_of_another(const char *text)
{
	static const char *const words[] = {
		"nominee",  "nominees", "branch",      "manager", "officer",  "bank",     "guardian", "father",
		"mother",   "spouse",   "product",     "scheme",  "mode",     "status",   "address",  "type",
		"currency", "city",     "state",       "country", "district", "by",       "category", "segment",
		"plan",     "remitter", "beneficiary", "payee",   "file",     "report",   "printed",  "prepared",
		"user",     "operator", "operation",   "agent",   "filiale",  "sucursal", "agencia",  "agência",
		"agence",   "centre",   "center",      "office",  "zone",
	};

	return is_among(text, words, DX_LEN(words));
}

static bool is_of_customer(const char *text)
{
	static const char *const words[] = {
		"name",   "holder", "holders", "customer",  "client",       "titular",  "inhaber",   "kontoinhaber",
		"kunde",  "klient", "cliente", "titulaire", "intestatario", "borrower", "depositor", "owner",
		"nombre", "nome",   "nom",     "naam",      "naziv",        "navn",     "namn",      "nimi",
		"imię",   "jméno",  "meno",    "név",       "nama",         "नाम",
	};

	return is_among(text, words, DX_LEN(words));
}

/* Is a label that the template knows among the words FROM..TO of a line? */
static bool is_known(const struct dx_job *job, size_t line, size_t from, size_t to)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++)
		if (l->v[i].first < to && l->v[i].first + l->v[i].n > from)
			return true;
	return false;
}

/* What the words FROM..TO say as a label: nothing for a name (-1), may be one (0), a customer's (1). */
static int label_says(const struct dx_job *job, size_t line, size_t from, size_t to)
{
	const struct dx_line *l = &job->lines.v[line];
	int said = 0;

	if (to == from || to - from > LABEL_MAX || is_known(job, line, from, to))
		return -1;
	for (size_t i = from; i < to; i++) {
		const char *text = l->words[i]->text;

		if (text[strcspn(text, "0123456789@")] != '\0' || is_of_another(text))
			return -1;
		if (is_of_customer(text))
			said = 1;
	}
	return said;
}

bool dx_st_called(const struct dx_job *job, size_t line, const struct dx_seg *segs, size_t k, struct dx_words *w_r,
		  bool *customer_r)
{
	const struct dx_line *l = &job->lines.v[line];
	size_t begin = segs[k].first;
	size_t end = begin + segs[k].n;
	size_t colon = begin; /* the word that has it */
	size_t before;        /* bytes of that word before it */
	size_t from = begin;
	size_t to;
	int said;

	while (colon < end && !strchr(l->words[colon]->text, ':'))
		colon++;
	if (colon == end && begin > 0)
		colon = begin - 1; /* "Name:   ANNA NOWAK" */
	if (colon == end || !strchr(l->words[colon]->text, ':'))
		return false;
	before = strcspn(l->words[colon]->text, ":");
	to = colon + (before > 0);
	if (to <= begin) { /* the label is the run on the left */
		if (k > 1 && segs[k - 1].n == 1 && strcmp(l->words[segs[k - 1].first]->text, ":") == 0)
			k--; /* the colon is one by itself */
		if (k == 0)
			return false;
		from = segs[k - 1].first;
		to = segs[k - 1].first + segs[k - 1].n;
	}
	*w_r = (struct dx_words){.page = l->page};
	if (l->words[colon]->text[before + 1] == '\0')
		colon++;
	else
		w_r->skip = before + 1;
	if (colon >= end || colon < begin)
		return false;
	said = label_says(job, line, from, to);
	w_r->words = (const struct dx_word *const *)l->words + colon;
	w_r->n = end - colon;
	*customer_r = said > 0;
	return said >= 0;
}

bool dx_st_is_of_someone(const struct dx_job *job, const struct dx_label_hit *hit)
{
	static const char *const words[] = {"officer",  "manager", "nominee",     "nominees", "guardian", "father",
					    "father's", "mother",  "mother's",    "spouse",   "agent",    "executive",
					    "rm",       "advisor", "beneficiary", "remitter", "payee",    "branch"};
	const struct dx_line *line = &job->lines.v[hit->line];

	for (size_t i = hit->first; i-- > 0;) {
		if (line->words[i + 1]->x0 - line->words[i]->x1 > line->height || strchr(line->words[i]->text, ':'))
			return false;
		if (dx_str_is_one_of(dx_str(line->words[i]->text), words, DX_LEN(words)) ||
		    (hit->n == 1 && is_of_another(line->words[i]->text)))
			return true; /* "Office Name" */
	}
	return false;
}

bool dx_st_goes_on(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t i = hit->first + hit->n;

	if (hit->has_colon || i >= line->n || line->words[i]->x0 - line->words[i - 1]->x1 > line->height)
		return false;
	if (dx_str_is_one_of(dx_str(line->words[i]->text), (const char *const[]){"of", "for"}, 2))
		return true;
	for (size_t n = 0; n < 2 && i < line->n; n++, i++) {
		const char *text = line->words[i]->text;

		if (line->words[i]->x0 - line->words[i - 1]->x1 > line->height ||
		    text[strcspn(text, "0123456789")] != '\0')
			return false;
		if (strchr(text, ':') && text[strcspn(text, ":") + 1] == '\0')
			return true;
	}
	return false;
}
