/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The code of a broker's client, which is the number of the account where there is no other. */
#include <string.h>

#include "head.h"

#define CLIENT_DIGITS 3 /* of the code, at least */

/* The words of W that are a code in brackets at its end, "[N22852]" or "[ N22852 ]"; none: it has no such. */
static struct dx_words code_in_brackets(const struct dx_words *w)
{
	struct dx_words code = {.page = w->page};
	const char *last = w->words[w->n - 1]->text;

	if (w->n > 1 && last[0] == '[' && last[strlen(last) - 1] == ']')
		code = (struct dx_words){.words = w->words + w->n - 1, .n = 1, .page = w->page};
	else if (w->n > 3 && strcmp(last, "]") == 0 && strcmp(w->words[w->n - 3]->text, "[") == 0)
		code = (struct dx_words){.words = w->words + w->n - 2, .n = 1, .page = w->page};
	if (code.n && dx_count_digits(code.words[0]->text) < CLIENT_DIGITS)
		code.n = 0;
	return code;
}

/* "Client : MEENA HEGDE [N22852]", "Ledger Account of MEENA HEGDE [ N22852 ]": the code in brackets behind a client's
 * name. */
static void code_behind_client(struct dx_job *job, struct dx_scope s, struct dx_val *v)
{
	static const char *const whose[] = {"client", "ledger"};
	struct dx_words values[DX_LABEL_VALUES_MAX];
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, s, SL_ACCOUNT_HOLDER, &at))) {
		const char *label = job->lines.v[hit->line].words[hit->first]->text;
		struct dx_words w;
		struct dx_str code;

		if (!dx_str_is_one_of(dx_strn(label, strcspn(label, ":")), whose, DX_LEN(whose)) ||
		    dx_labels_values(job->arena, &job->labels, hit, values) == 0)
			continue;
		w = code_in_brackets(&values[0]);
		if (w.n == 0)
			continue;
		*v = dx_words_val(job->arena, &job->lines, &w);
		code = dx_str_strip(dx_str(v->text), "[", "]");
		v->text = dx_strndup(job->arena, code.p, code.n);
	}
}

void dx_st_number_of_client(struct dx_job *job, struct dx_scope s, struct dx_val *v)
{
	static const char *const words[] = {"client id",    "client code",  "unique client code", "ucc",
					    "account code", "trading code", "party code"};
	struct dx_words values[DX_LABEL_VALUES_MAX];
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, s, SL_OTHER, &at))) {
		const struct dx_word *const *label =
			(const struct dx_word *const *)job->lines.v[hit->line].words + hit->first;
		const char *name = dx_lines_text(job->arena, label, hit->n);

		if (dx_str_is_one_of(dx_strn(name, strcspn(name, ":")), words, DX_LEN(words)) &&
		    dx_labels_values(job->arena, &job->labels, hit, values) > 0 && values[0].n == 1 &&
		    dx_count_digits(values[0].words[0]->text) >= CLIENT_DIGITS)
			*v = dx_words_val(job->arena, &job->lines, &values[0]);
	}
	code_behind_client(job, s, v);
}
