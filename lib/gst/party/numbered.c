/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "Bill-to Customer No. C00868": what begins like a heading of the buyer, and heads nothing but a number. */
#include <string.h>

#include "party_int.h"

#define NAMES_WITHIN 2 /* words between the heading and what names a number */
#define OVER_LINES   3 /* heights of a line between an address and such a number below it, at most */
#define ADDRESS_MIN  2
#define NUMBER_MIN   6 /* digits of one word that are a number of something */

bool dx_gst_names_number(const struct dx_line *line, const struct dx_label_hit *hit)
{
	static const char *const names[] = {"no", "number", "code", "id"};
	const size_t from = hit->first + hit->n;

	for (size_t i = from; !hit->has_colon && i + 1 < line->n && i < from + NAMES_WITHIN; i++) {
		const char *text = line->words[i]->text;

		if (dx_str_is_one_of(dx_strn(text, strcspn(text, ".:")), names, DX_LEN(names)))
			return dx_has_digit(line->words[i + 1]->text);
	}
	return false;
}

static bool is_small(const struct dx_word *w)
{
	return w->text[0] >= 'a' && w->text[0] <= 'z';
}

bool dx_gst_is_other_label(struct dx_job *job, const struct dx_block *b, size_t at)
{
	const struct dx_label_hit *hit = dx_block_label(job, b, at);
	const struct dx_words *w = &b->lines[at];

	/* "TO THE ORDER OF VALLEY NATIONAL BANK": who may claim the goods, and buys none */
	if (hit->n == 1 && w->n >= 3 && dx_str_ieq_c(dx_str(w->words[1]->text), "the") &&
	    dx_str_ieq_c(dx_str(w->words[2]->text), "order"))
		return true;
	for (size_t i = hit->n; !hit->has_colon && i < w->n && w->words[i]->text[0] != '('; i++)
		if (strspn(w->words[i]->text, "+-0123456789") >= NUMBER_MIN)
			return true;
	/* "Recipient located in same State : No" */
	return !hit->has_colon && hit->n + 1 < w->n && is_small(w->words[hit->n]) && is_small(w->words[hit->n + 1]);
}

bool dx_gst_labels_number(struct dx_job *job, const struct dx_block *b, size_t at)
{
	const struct dx_label_hit *hit = dx_block_label(job, b, at);
	const struct dx_words *w = &b->lines[at];

	/* "Customer │ Invoice No ERS24": that number is named in another block */
	return w->n > hit->n && dx_gst_names_number(&job->lines.v[hit->line], hit) &&
	       !dx_has_digit(w->words[w->n - 1]->text);
}

/* "Guest Name": who stays there, which is not who pays where somebody else is billed. */
static bool is_of_guest(const struct dx_job *job, const struct dx_label_hit *hit)
{
	static const char *const guests[] = {"guest", "patient", "member", "passenger", "traveller"};
	const char *text = job->lines.v[hit->line].words[hit->first]->text;

	return dx_str_is_one_of(dx_str(text), guests, DX_LEN(guests));
}

/* "Bill To", "Billed to", "Billing Name" */
static bool is_of_bill(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const char *text = job->lines.v[hit->line].words[hit->first]->text;

	return strlen(text) >= 4 && dx_str_ieq_c(dx_strn(text, 4), "bill");
}

bool dx_gst_heads(struct dx_job *job, const struct dx_block *b, int field, size_t *at)
{
	if (!dx_block_mentions(job, b, field, at))
		return false;
	if (is_of_guest(job, dx_block_label(job, b, *at)))
		for (size_t i = *at + 1; i < b->n; i++) {
			const struct dx_label_hit *hit = dx_block_label(job, b, i);

			if (!hit || hit->field != field || !is_of_bill(job, hit))
				continue;
			*at = i;
			break;
		}
	return true;
}

/* A name over lines of which none is anybody's label. */
static bool is_address(struct dx_job *job, const struct dx_block *b)
{
	for (size_t i = 0; i < b->n; i++)
		if (dx_block_label(job, b, i) || strpbrk(dx_words_text(job->arena, &b->lines[i]), ":@"))
			return false;
	return b->n >= ADDRESS_MIN && dx_gst_may_be_name(dx_words_text(job->arena, &b->lines[0]));
}

/* Does nothing of the page but a title stand over or beside the top of B? Then it is the letterhead. */
static bool is_topmost(const struct dx_block *blocks, size_t n, const struct dx_block *b)
{
	for (size_t i = 0; i < n; i++)
		if (&blocks[i] != b && blocks[i].n > 1 && blocks[i].page == b->page && blocks[i].y0 <= b->y0)
			return false;
	return true;
}

const struct dx_block *dx_gst_address_over(struct dx_job *job, const struct dx_block *blocks, size_t n,
					   const struct dx_block *b)
{
	const int32_t height = job->lines.v[b->at[0]].height;

	for (size_t i = 0; i < n; i++) {
		const struct dx_block *over = &blocks[i];
		const int32_t between = b->y0 - over->y1;
		const int32_t aside = b->x0 - over->x0;

		if (over->page == b->page && between >= 0 && between <= OVER_LINES * height && aside < height &&
		    -aside < height && !is_topmost(blocks, n, over) && is_address(job, over))
			return over;
	}
	return NULL;
}
