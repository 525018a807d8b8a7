/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The sender's line: name and address on one line, over an address window or in the foot. */
#include <string.h>

#include "party_int.h"

#define SENDER_WORDS_MAX 24
#define WINDOW_LINES     4 /* from the sender's line to the window below it */

static bool is_separator(const char *text)
{
	static const char *const marks[] = {"-", "–", "—", "|", "•", "●", "·", "*", "∙", "/", ",", "\xe2\x97\x8f"};

	for (size_t i = 0; i < DX_LEN(marks); i++)
		if (strcmp(text, marks[i]) == 0)
			return true;
	return false;
}

/*
 * "Acme GmbH, Europa-Allee 1980, 60486 Frankfurt" over somebody's address in the same block: the words of the name;
 * 0: it is no such line.
 */
static size_t sender_in_commas(struct parties *p, const struct dx_block *b)
{
	const struct dx_words *w = &b->lines[0];
	struct dx_block rest = *b;
	size_t parts = 1;
	size_t name = 0;

	if (b->n < 3)
		return 0;
	rest.lines++;
	rest.at++;
	rest.n--;
	for (size_t i = 0; i + 1 < w->n; i++) {
		size_t n = strlen(w->words[i]->text);

		if (n == 0 || w->words[i]->text[n - 1] != ',' || dx_invoice_ends_as_firm(w->words[i + 1]->text))
			continue;
		name = parts == 1 ? i + 1 : name;
		parts++;
	}
	return parts >= 3 && dx_invoice_has_address(p, &rest) ? name : 0;
}

/*
 * "Acme GmbH Europa-Allee 1980 60486 Frankfurt", the points lost or none, over the window with somebody's address: the
 * words up to the legal form before the first figure; 0: it is no such line.
 */
static size_t sender_by_form(struct parties *p, const struct dx_block *b)
{
	const struct dx_words *w = &b->lines[0];
	const struct dx_block *window = b;
	struct dx_block rest = *b;
	size_t figures = 0;
	size_t name = 0;

	for (size_t i = 1; i < w->n; i++) {
		bool figure = strpbrk(w->words[i]->text, "0123456789") != NULL;

		if (figures == 0 && !figure && dx_invoice_ends_as_firm(w->words[i]->text))
			name = i + 1;
		figures += figure;
	}
	if (name == 0 || figures < 2)
		return 0;
	if (b->n == 1)
		window = dx_block_below(p->blocks, p->n, b);
	if (!window || window->y0 - b->y1 > WINDOW_LINES * p->job->lines.v[b->at[0]].height)
		return 0;
	if (window == b) {
		rest.lines++;
		rest.at++;
		rest.n--;
		window = &rest;
	}
	return dx_invoice_has_address(p, window) ||
			       dx_invoice_letter_height(b, 0) * 5 <= dx_invoice_letter_height(window, 0) * 4
		       ? name
		       : 0;
}

/*
 * "Acme AB, Storgatan 3, 982 99 Norrby   Momsreg.nr SE556190884401" in the foot: the words of the name, which ends with
 * its legal form, and a registration on the same line; 0: it is no such line.
 */
static size_t sender_in_foot(struct parties *p, const struct dx_block *b)
{
	const struct dx_labels *l = &p->job->labels;
	const struct dx_words *w = &b->lines[0];
	size_t commas = 0;
	size_t name = 0;
	bool registered = false;

	if (dx_invoice_is_in_head(p, b))
		return 0;
	for (size_t i = 0; i + 1 < w->n; i++) {
		size_t n = strlen(w->words[i]->text);

		if (n == 0 || w->words[i]->text[n - 1] != ',')
			continue;
		name = commas++ ? name : i + 1;
	}
	for (size_t i = l->line_first[b->at[0]]; i < l->line_first[b->at[0] + 1]; i++)
		registered |= l->v[i].field == IL_TAX_ID;
	return registered && commas > 1 && name > 1 && dx_invoice_ends_as_firm(w->words[name - 1]->text) ? name : 0;
}

/* "Acme GmbH · Europa-Allee 1980 · 60486 Frankfurt": name and address on one line. */
static bool sender_line(struct parties *p, const struct dx_block *b, struct inv_party *party)
{
	const struct dx_words *w = &b->lines[0];
	struct dx_words part = *w;
	size_t parts = 1;
	size_t commas;
	size_t form;
	size_t cut = 0;

	if (w->n < 6 || !dx_invoice_is_postal(p, b, 0, SENDER_WORDS_MAX))
		return false;
	for (size_t i = 1; i + 1 < w->n; i++) {
		if (!is_separator(w->words[i]->text))
			continue;
		cut = parts == 1 ? i : cut;
		parts++;
	}
	commas = parts < 3 ? sender_in_commas(p, b) : 0;
	commas = parts < 3 && commas == 0 ? sender_in_foot(p, b) : commas;
	form = parts < 3 && commas == 0 ? sender_by_form(p, b) : 0;
	if (parts < 3 && commas == 0 && form == 0)
		return false;
	part.n = commas ? commas : form ? form : cut;
	if (!dx_val_has(&party->name)) {
		party->name = dx_words_val(p->job->arena, &p->job->lines, &part);
		if (party->name.text[strlen(party->name.text) - 1] == ',') /* "Acme, Inc.," */
			party->name.text = dx_strndup(p->job->arena, party->name.text, strlen(party->name.text) - 1);
	}
	cut = commas ? commas - 1 : form ? form - 1 : cut;
	part = (struct dx_words){w->words + cut + 1, w->n - cut - 1, 0, w->page};
	if (!dx_val_has(&party->address))
		party->address = dx_words_val(p->job->arena, &p->job->lines, &part);
	return true;
}

/* Does another block begin with the first two words of NAME, and say a registration of its own? */
static bool registered_apart(struct parties *p, const struct dx_block *own, const struct dx_val *name)
{
	for (size_t i = 0; dx_val_has(name) && i < p->n; i++) {
		const struct dx_block *b = &p->blocks[i];
		struct dx_words first = b->lines[0];

		first.n = first.n > 2 ? 2 : first.n;
		if (b == own || b->page != own->page ||
		    !dx_str_starts(dx_str(name->text), dx_words_text(p->job->arena, &first)))
			continue;
		for (size_t k = 1; k < b->n; k++) {
			const struct dx_label_hit *hit = dx_block_label(p->job, b, k);
			struct dx_val id;

			if (hit && hit->field == IL_TAX_ID && dx_invoice_tax_id_in(p->job, &b->lines[k], &id))
				return true;
		}
	}
	return false;
}

void dx_invoice_sender(struct parties *p, struct inv_invoice *inv, bool *has_supplier, bool *has_recipient)
{
	for (size_t i = 0; i < p->n && p->blocks[i].page == 0; i++) {
		struct dx_block *sender = &p->blocks[i];
		const struct dx_block *window;

		if (*has_supplier || p->taken[i] || !sender_line(p, sender, &inv->supplier))
			continue;
		*has_supplier = true;
		p->taken[i] = true;
		window = sender->n > 1 ? NULL : dx_block_below(p->blocks, p->n, sender);
		/* in the foot it is over bank details, and no window */
		if (*has_recipient || (!window && sender->n < 2) || !dx_invoice_is_in_head(p, sender))
			continue;
		/* the address window is right below the line that names the sender */
		if (window && window->y0 - sender->y1 > WINDOW_LINES * p->job->lines.v[sender->at[0]].height)
			continue;
		if (window && (dx_block_label(p->job, window, 0) || p->taken[window - p->blocks]))
			continue;
		dx_invoice_read_party(p, window ? window : sender, window ? 0 : 1, &inv->recipient);
		/* what stands with the sender's line is the sender's, who says it nowhere else */
		if (!window && !registered_apart(p, sender, &inv->supplier.name)) {
			inv->supplier.tax_id = inv->recipient.tax_id;
			inv->recipient.tax_id.source = DX_VAL_ABSENT;
		}
		*has_recipient = dx_val_has(&inv->recipient.name);
	}
}
