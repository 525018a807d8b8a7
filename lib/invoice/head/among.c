/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A party on one line: its name among registrations, an address and a telephone, with commas between them. */
#include <string.h>

#include "party_int.h"

#define PARTS_MAX 16

/* Of W, the words up to the one that ends with a comma. */
static size_t part_of(const struct dx_words *w)
{
	size_t n = 1;

	while (n < w->n && !strchr(",;", w->words[n - 1]->text[strlen(w->words[n - 1]->text) - 1]))
		n++;
	return n;
}

/* Does W begin with the name of a registration? */
static bool is_registration(struct parties *p, const struct dx_words *w)
{
	size_t n;
	size_t len = 0;
	struct dx_tok *toks = dx_lex_tokens(p->job->tpl->labels, p->job->arena, w->words, w->n, &n);
	int field = dx_lex_match(p->job->tpl->labels, toks, n, 0, &len);

	return (field == IL_TAX_ID || field == IL_RECIPIENT_TAX_ID) && len < n;
}

bool dx_invoice_beside_heading(struct parties *p, const struct dx_label_hit *hit, struct dx_words *w_r)
{
	const struct dx_line *line = &p->job->lines.v[hit->line];
	size_t first = hit->first + hit->n;
	size_t end = first + 1;

	if (first >= line->n || hit->skip)
		return false;
	while (end < line->n && line->words[end]->x0 - line->words[end - 1]->x1 <= line->height)
		end++;
	*w_r = (struct dx_words){line->words + first, end - first, 0, line->page};
	return is_registration(p, w_r);
}

void dx_invoice_take_among(struct parties *p, const struct dx_words *w, struct inv_party *party)
{
	struct dx_words rest = *w;
	struct dx_words name = {0};
	bool registered = false;
	size_t len;

	for (size_t k = 0; k < PARTS_MAX && rest.n > 0; k++) {
		struct dx_words part = {rest.words, part_of(&rest), k ? 0 : rest.skip, rest.page};

		if (is_registration(p, &part))
			registered |= part.n < w->n;
		else if (name.n == 0 && dx_has_letter(dx_words_text(p->job->arena, &part)))
			name = part;
		rest.words += part.n;
		rest.n -= part.n;
		rest.skip = 0;
	}
	if (!registered || name.n == 0) {
		party->name = dx_words_val(p->job->arena, &p->job->lines, w);
		return;
	}
	rest = (struct dx_words){name.words + name.n, (size_t)(w->words + w->n - (name.words + name.n)), 0, w->page};
	if (rest.n > 0 && !dx_val_has(&party->address))
		party->address = dx_words_val(p->job->arena, &p->job->lines, &rest);
	party->name = dx_words_val(p->job->arena, &p->job->lines, &name);
	len = strlen(party->name.text);
	if (len > 1 && strchr(",;", party->name.text[len - 1]))
		party->name.text = dx_strndup(p->job->arena, party->name.text, len - 1);
}
