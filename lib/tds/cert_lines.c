/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Lines of a party: which of them are its name, which its address, and which say how to reach it. */
#include <string.h>

#include "dx/extract/legal.h"

#include "tds_int.h"

#define PHONE_DIGITS 8 /* a postal code has six */

static const struct dx_word *last_of(const struct dx_words *w)
{
	return w->words[w->n - 1];
}

/* The first word of line I + 1 had no place behind line I. */
static bool is_full(const struct cert_lines *p, size_t i)
{
	const struct dx_words *l = &p->block.lines[i];
	const struct dx_word *last = last_of(l);
	const struct dx_word *next = l[1].words[0];
	int32_t height = last->y1 - last->y0;

	return p->edge &&
	       (last->x1 - l->words[0]->x0) + height / 4 + (next->x1 - next->x0) > p->edge - p->x0 - height / 4;
}

/* A rule lies between lines I and I + 1, right under the name. */
static bool is_ruled_off(const struct dx_job *job, const struct cert_lines *p, size_t i)
{
	const struct dx_page *page = &job->pages[p->block.page];
	const struct dx_word *upper = p->block.lines[i].words[0];
	const struct dx_word *lower = p->block.lines[i + 1].words[0];

	for (size_t k = 0; k < page->n_rules; k++) {
		const struct dx_rule *r = &page->rules[k];
		int32_t y = (r->y0 + r->y1) / 2;

		if (r->x1 - r->x0 > r->y1 - r->y0 && y > (upper->y0 + upper->y1) / 2 &&
		    y < (lower->y0 + lower->y1) / 2 && r->x0 <= upper->x0 && r->x1 >= upper->x1)
			return true;
	}
	return false;
}

/* WORD without the points, commas and parentheses around it. */
static struct dx_str bare(const char *word)
{
	return dx_str_strip(dx_str(word), "(", ".,()");
}

/* "LIMITED", "PVT": no address begins with it, and few names go on behind it. */
static bool is_legal_form(const char *word)
{
	return dx_legal_form(bare(word)) & (DX_LEGAL_LONG | DX_LEGAL_PART);
}

static bool is_link(const char *word)
{
	static const char *const links[] = {"and", "&", "of", "for", "the"};

	return dx_str_is_one_of(bare(word), links, DX_LEN(links));
}

/* Does the name on line I go on below? */
static bool name_goes_on(const struct dx_job *job, const struct cert_lines *p, size_t i)
{
	const struct dx_words *l = &p->block.lines[i];
	bool all = true;

	if (is_ruled_off(job, p, i))
		return false;
	for (size_t k = 0; k < l[1].n; k++) {
		if (strpbrk(l[1].words[k]->text, "0123456789"))
			return false;
		all &= is_legal_form(l[1].words[k]->text);
	}
	return all || is_link(last_of(l)->text) || (!is_legal_form(last_of(l)->text) && is_full(p, i));
}

/* Lines FROM.. up to TO as an address: where the first of two is full, or a dash binds them, they are one. */
static struct dx_val address_of(struct dx_job *job, const struct cert_lines *p, size_t from, size_t to)
{
	struct dx_val v = dx_block_val(job, &p->block, from, 1);

	for (size_t i = from + 1; i < to; i++) {
		struct dx_val more = dx_block_val(job, &p->block, i, 1);
		const char *last = last_of(&p->block.lines[i - 1])->text;
		bool bound = last[strlen(last) - 1] == '-' || more.text[0] == '-';
		bool cut = bound || (last[strlen(last) - 1] != ',' && is_full(p, i - 1));

		dx_tds_join(job, &v, cut ? " " : ", ", &more);
	}
	return v;
}

/* "+91 (80) 2228 1234", "accounts@acme.example", "Phone: 022 2282 1234": how to reach the party, which is no part of
 * its address. */
static bool is_contact(const struct dx_words *l)
{
	static const char *const kinds[] = {"phone", "ph",  "tel", "telephone", "mobile", "mob",
					    "email", "fax", "web", "website",   "e-mail", "contact"};
	size_t digits = 0;

	for (size_t i = 0; i < l->n; i++) {
		const struct dx_str word = dx_str_strip(dx_str(l->words[i]->text), "", ":.");
		const char *at = strchr(word.p, '@');

		if ((at && at > word.p && at[1]) || (i == 0 && dx_str_is_one_of(word, kinds, DX_LEN(kinds))))
			return true;
		if (strspn(word.p, "0123456789+-()/,") < word.n)
			return false;
		for (size_t k = 0; k < word.n; k++)
			digits += dx_is_digit(word.p[k]);
	}
	return digits >= PHONE_DIGITS;
}

bool dx_cert_read_party(struct dx_job *job, const struct cert_lines *p, size_t from, struct dx_val *name,
			struct dx_val *address)
{
	const struct dx_block *b = &p->block;
	size_t to = from;
	size_t at = from + 1;

	while (to < b->n && !dx_block_label(job, b, to) && (to == from || !is_contact(&b->lines[to])))
		to++;
	if (to == from)
		return false;
	if (!name) {
		*address = address_of(job, p, from, to);
		return true;
	}
	*name = dx_block_val(job, b, from, 1);
	for (; at < to && name_goes_on(job, p, at - 1); at++) {
		struct dx_val more = dx_block_val(job, b, at, 1);
		const char *last = last_of(&b->lines[at - 1])->text;

		dx_tds_join(job, name, last[strlen(last) - 1] == ',' ? ", " : " ", &more);
	}
	if (to > at)
		*address = address_of(job, p, at, to);
	return true;
}
