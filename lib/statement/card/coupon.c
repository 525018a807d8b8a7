/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Who has the card, where only the slip to be sent back with a payment says it: a name in capitals over a street and a
 * town, in the lower half of the first page. Whom the payment goes to stands there too, and has a box of the post.
 */
#include <string.h>

#include "card.h"
#include "head/head.h"

#define NAME_MIN  2
#define NAME_MAX  4
#define LINES_MIN 3
#define LINES_MAX 5
#define CODE_MIN  4 /* digits of a town's code */

static bool is_upper(const char *text)
{
	for (; *text; text++)
		if (*text >= 'a' && *text <= 'z')
			return false;
	return true;
}

/* "PORTLAND OR 97214-8281": a line with a code of digits, or "GU1 3QT". */
static bool is_town(const struct dx_words *w)
{
	size_t digits = 0;
	size_t letters = 0;

	for (size_t i = 0; i < w->n; i++)
		for (const char *c = w->words[i]->text; *c; c++) {
			digits += *c >= '0' && *c <= '9';
			letters += (*c >= 'A' && *c <= 'Z') || (*c >= 'a' && *c <= 'z');
		}
	return digits >= CODE_MIN && letters >= CODE_MIN;
}

/* "6485 NE SKIDMORE CT", and no box of the post. */
static bool is_street(const struct dx_words *w)
{
	const char *number = w->words[0]->text;

	return w->n >= 2 && strspn(number, "0123456789") >= 1 && !strpbrk(number, ".,$/");
}

static bool is_customer(struct dx_job *job, const struct dx_block *b)
{
	const struct dx_words *name = &b->lines[0];

	if (b->n < LINES_MIN || b->n > LINES_MAX || name->n < NAME_MIN || name->n > NAME_MAX ||
	    dx_block_label(job, b, 0) || dx_st_is_of_bank(name) || !dx_st_is_name(job, name) ||
	    dx_st_paper_words(job, name) > 0)
		return false;
	for (size_t k = 0; k < b->n; k++)
		if (!is_upper(dx_words_text(job->arena, &b->lines[k])))
			return false;
	return is_street(&b->lines[1]) && is_town(&b->lines[b->n - 1]);
}

bool dx_st_holder_of_coupon(struct dx_job *job, struct dx_val *v)
{
	size_t n;
	struct dx_block *blocks = dx_job_blocks(job, 0, job->lines.n, &n);
	const struct dx_words *found = NULL;

	for (size_t i = 0; i < n; i++) {
		const struct dx_block *b = &blocks[i];

		if (b->page != job->lines.v[0].page || b->y0 <= job->pages[b->page].height / 2 || !is_customer(job, b))
			continue;
		if (found)
			return false;
		found = &b->lines[0];
	}
	if (!found)
		return false;
	*v = dx_words_val(job->arena, &job->lines, found);
	return true;
}
