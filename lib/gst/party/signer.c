/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Who signs below the items sells: "For Sura and Sons" over "Authorised Signatory". Often the head has the name as a
 * picture alone. */
#include <string.h>

#include "dx/extract/legal.h"

#include "party_int.h"
#include "record/record.h"

#define NAME_WORDS_MIN 2
#define NAME_WORDS_MAX 8
#define SIGNED_WITHIN  6 /* lines between the name and what is written under a signature */
#define COMMON_MIN     4 /* letters: shorter first words ("The", "M/s") make no two names one */

/* "For", "for," or "FOR:". */
static bool is_for(const char *word)
{
	return dx_str_ieq_c(dx_strn(word, strcspn(word, ",:")), "for");
}

static bool says_signature(const struct dx_line *line, const struct dx_seg *seg)
{
	static const char *const words[] = {"signatory", "signature", "sign", "proprietor", "partner", "director"};

	for (size_t i = 0; i < seg->n; i++) {
		const char *text = line->words[seg->first + i]->text;

		if (dx_str_is_one_of(dx_strn(text, strcspn(text, ".,:/)")), words, DX_LEN(words)))
			return true;
	}
	return false;
}

/* Do words about a signature stand a few lines below line INDEX, or on it, within X0..X1? */
static bool is_signed(struct dx_job *job, size_t index, int32_t x0, int32_t x1)
{
	for (size_t i = index; i < job->lines.n && i <= index + SIGNED_WITHIN; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = line->used ? NULL : dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; segs && k < n && line->page == job->lines.v[index].page; k++)
			if (segs[k].x0 <= x1 && segs[k].x1 >= x0 && says_signature(line, &segs[k]))
				return true;
	}
	return false;
}

/* Is *NAME a run of words above the items, but for its case? Then it is as that is printed. */
static bool is_in_head(struct dx_job *job, struct dx_val *name)
{
	for (struct gst_above it = dx_gst_above(job); dx_gst_next_above(job, &it);) {
		struct dx_words w = {it.line->words + it.seg->first, it.seg->n, 0, it.line->page};

		if (!dx_str_ieq_c(dx_str(dx_words_text(job->arena, &w)), name->text))
			continue;
		*name = dx_words_val(job->arena, &job->lines, &w);
		return true;
	}
	return false;
}

/* "Sura and Sons.": the end of a sentence is no part of a name, that of "Ltd." is. */
static const char *without_stop(struct dx_job *job, const char *text)
{
	static const char *const shortened[] = {"bros", "regd"};
	const char *last = strrchr(text, ' ');
	size_t n = strlen(text);
	struct dx_str word;

	if (n < 2 || text[n - 1] != '.' || !last)
		return text;
	word = dx_strn(last + 1, strcspn(last + 1, "."));
	if ((dx_legal_form(word) & DX_LEGAL_CUT) || dx_str_is_one_of(word, shortened, DX_LEN(shortened)))
		return text;
	return dx_strndup(job->arena, text, n - 1);
}

/* Does each word begin with a capital, or with none that has one ("&")? No sentence then. */
static bool is_title(const char *text)
{
	for (bool begins = true; *text; begins = *text++ == ' ')
		if (begins && *text >= 'a' && *text <= 'z')
			return false;
	return true;
}

/* How many of the N words of line INDEX from word FIRST on stand before the next label: of a scan the foot's may be
 * near.
 */
static size_t before_label(const struct dx_job *job, size_t index, size_t first, size_t n)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[index]; i < l->line_first[index + 1]; i++)
		if (l->v[i].first > first && l->v[i].first < first + n && !l->v[i].inner)
			n = l->v[i].first - first;
	return n;
}

/* The name of segment SEG of line INDEX behind "For"; false: none. */
static bool name_at(struct dx_job *job, size_t index, const struct dx_seg *seg, struct dx_val *v_r)
{
	const struct dx_line *line = &job->lines.v[index];
	struct dx_words w = {line->words + seg->first + 1, seg->n - 1, 0, line->page};
	const char *first;

	if (w.n > 0 && w.words[0]->conf < 100)
		w.n = before_label(job, index, seg->first + 1, w.n);
	if (w.n < NAME_WORDS_MIN || w.n > NAME_WORDS_MAX || !is_for(line->words[seg->first]->text))
		return false;
	first = w.words[0]->text;
	*v_r = dx_words_val(job->arena, &job->lines, &w);
	v_r->text = without_stop(job, v_r->text);
	return *first >= 'A' && *first <= 'Z' && !strpbrk(v_r->text, ":@,") && dx_gst_may_be_name(v_r->text);
}

/* "Balance Due" over "Authorised Signatory", the last sum of the foot: does word FIRST of line INDEX begin a label? */
static bool begins_label(const struct dx_job *job, size_t index, size_t first)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[index]; i < l->line_first[index + 1]; i++)
		if (l->v[i].first == first)
			return true;
	return false;
}

/* "Sura and Sons" right over "Authorised Signatory", without "For". */
static bool name_above(struct dx_job *job, size_t index, const struct dx_seg *sign, struct dx_val *v_r)
{
	const struct dx_line *line = &job->lines.v[index - 1];
	size_t n;
	struct dx_seg *segs = line->used ? NULL : dx_lines_segments(job->arena, line, &n);

	for (size_t k = 0; segs && k < n; k++) {
		struct dx_words w = {line->words + segs[k].first, segs[k].n, 0, line->page};

		if (segs[k].x0 > sign->x1 || segs[k].x1 < sign->x0 || w.n < NAME_WORDS_MIN || w.n > NAME_WORDS_MAX ||
		    begins_label(job, index - 1, segs[k].first))
			continue;
		*v_r = dx_words_val(job->arena, &job->lines, &w);
		return dx_gst_may_be_name(v_r->text) && is_in_head(job, v_r);
	}
	return false;
}

/* The name in line INDEX, if the head has it too. */
static bool known_name(struct dx_job *job, size_t index, struct dx_val *v)
{
	const struct dx_line *line = &job->lines.v[index];
	size_t n;
	struct dx_seg *segs = line->used ? NULL : dx_lines_segments(job->arena, line, &n);

	for (size_t k = 0; segs && k < n; k++)
		if ((name_at(job, index, &segs[k], v) && is_in_head(job, v)) ||
		    (index > 0 && says_signature(line, &segs[k]) && name_above(job, index, &segs[k], v)))
			return true;
	return false;
}

bool dx_gst_signer(struct dx_job *job, struct dx_val *v, bool *in_head_r)
{
	size_t from = job->tables.n ? dx_gst_head_end(job) : 0;

	for (size_t i = from; i < job->lines.n; i++)
		if (known_name(job, i, v))
			return *in_head_r = true;
	*in_head_r = false;
	for (size_t i = from; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = line->used ? NULL : dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; segs && k < n; k++)
			if (name_at(job, i, &segs[k], v) &&
			    (is_signed(job, i, segs[k].x0, segs[k].x1) || is_title(v->text)))
				return true;
	}
	return false;
}

bool dx_gst_is_like(const char *a, const char *b)
{
	size_t n = strcspn(a, " ");

	return n >= COMMON_MIN && n == strcspn(b, " ") && dx_str_ieq(dx_strn(a, n), dx_strn(b, n));
}

#define SPELT_MAX   64
#define SPELT_ALIKE 75 /* percent of the letters of the longer one that both have, in the same order */

/* Letters and digits of TEXT; how many. */
static size_t spell(const char *text, char out[SPELT_MAX])
{
	size_t n = 0;

	for (; *text && n < SPELT_MAX; text++) {
		char c = *text >= 'A' && *text <= 'Z' ? (char)(*text - 'A' + 'a') : *text;

		if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
			out[n++] = c;
	}
	return n;
}

bool dx_gst_is_spelt_like(const char *a, const char *b)
{
	char x[SPELT_MAX];
	char y[SPELT_MAX];
	size_t common[SPELT_MAX + 1] = {0}; /* longest common sequence of what of X was seen with the first of Y */
	size_t n_x = spell(a, x);
	size_t n_y = spell(b, y);

	for (size_t i = 0; i < n_x; i++) {
		size_t corner = 0;

		for (size_t k = 0; k < n_y; k++) {
			size_t above = common[k + 1];
			size_t best = above > common[k] ? above : common[k];

			common[k + 1] = x[i] == y[k] ? corner + 1 : best;
			corner = above;
		}
	}
	return n_y > 0 && common[n_y] * 100 >= SPELT_ALIKE * (n_x > n_y ? n_x : n_y);
}
