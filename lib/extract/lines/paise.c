/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Amounts of a printed form that has a narrow column for the hundredths: "Rs. │ P." over "935 │ 00". Both are one
 * figure, and both headings one.
 */
#include <string.h>

#include "lines_int.h"

#define HEADS_GAP 3  /* quarters of a line's height between both headings, at least */
#define LONE_ROWS 4  /* lines that bear out a heading without its neighbour */
#define NEAR_ROWS 2  /* the same where it stands a line above or below */
#define LONE_GAP  4  /* heights between a whole figure and its hundredths, at most */
#define UNSURE    50 /* recognition's own confidence, below which a word is hardly read */
#define PAIRS_MAX 4  /* "Rate Rs. P. │ Amount Rs. P." */

struct pair {
	int32_t whole_x0, part_x0, part_x1;
};

static bool is_whole_head(const char *text)
{
	static const char *const heads[] = {"rs", "rs.", "(rs.)", "₹", "(₹)", "rupees"};

	return dx_str_is_one_of(dx_str(text), heads, DX_LEN(heads));
}

static bool is_part_head(const char *text)
{
	static const char *const heads[] = {"p", "pp", "(p.)", "ps", "(ps.)", "paise"};
	size_t n = strlen(text);

	/* "P.", of which recognition makes "P;", "P," and "Pp." */
	while (n > 1 && strchr(".,;:", text[n - 1]))
		n--;
	return dx_str_is_one_of(dx_strn(text, n), heads, DX_LEN(heads));
}

/* "6,000", "(-)0", and "28,885." without its mark: so many bytes of TEXT, 0: it is none. */
static size_t whole_of(const char *text)
{
	size_t n = strlen(text);

	n -= n > 1 && strchr(".,", text[n - 1]);
	return strspn(text, "-+()0123456789,") >= n && text[n - 1] >= '0' && text[n - 1] <= '9' ? n : 0;
}

static bool is_whole(const char *text)
{
	return whole_of(text) > 0;
}

static bool is_part(const char *text)
{
	return strlen(text) == 2 && strspn(text, "0123456789") == 2;
}

/*
 * "37697);", a whole figure that recognition was unsure of and got wrong: it bears no heading out, and it says nothing
 * against one.
 */
static bool is_blurred(const struct dx_word *w)
{
	return w->conf < UNSURE && strpbrk(w->text, "0123456789") != NULL;
}

/* Words AT and AT + 1 of LINE become one, with TEXT. */
static void merge(struct dx_arena *a, struct dx_line *line, size_t at, const char *text)
{
	const struct dx_word *part = line->words[at + 1];
	struct dx_word *both = dx_memdup(a, line->words[at], sizeof(*both));

	both->text = text;
	both->x1 = part->x1;
	both->y0 = part->y0 < both->y0 ? part->y0 : both->y0;
	both->y1 = part->y1 > both->y1 ? part->y1 : both->y1;
	both->conf = part->conf < both->conf ? part->conf : both->conf;
	line->words[at] = both;
	memmove(line->words + at + 1, line->words + at + 2, (line->n - at - 2) * sizeof(*line->words));
	line->n--;
}

/* The headings of such columns on LINE, behind the N of PAIRS; returns how many there are then. */
static size_t add_pairs(struct dx_arena *a, struct dx_line *line, struct pair *pairs, size_t n)
{
	for (size_t i = 0; i + 1 < line->n && n < PAIRS_MAX; i++) {
		const struct dx_word *whole = line->words[i];
		const struct dx_word *part = line->words[i + 1];

		if (!is_whole_head(whole->text) || !is_part_head(part->text) ||
		    (part->x0 - whole->x1) * 4 < line->height * HEADS_GAP)
			continue;
		pairs[n++] = (struct pair){whole->x0, part->x0 - line->height, part->x1 + line->height};
		merge(a, line, i, whole->text);
	}
	return n;
}

/* Do words AT and AT + 1 of LINE stand in both columns of P? */
static bool stands_in(const struct dx_line *line, size_t at, const struct pair *p)
{
	const struct dx_word *whole = line->words[at];
	const struct dx_word *part = line->words[at + 1];

	return is_whole(whole->text) && is_part(part->text) && whole->x1 > p->whole_x0 && whole->x1 <= part->x0 &&
	       whole->x1 < p->part_x0 + line->height && part->x0 >= p->part_x0 && part->x1 <= p->part_x1;
}

/* "Rs." below or above "P." and left of it, in a heading of two lines beside one of a single line. */
static bool has_whole_head(const struct dx_line *lines, size_t n, size_t at, const struct dx_word *part)
{
	const int32_t height = lines[at].height;

	for (size_t k = at > 1 ? at - 2 : 0; k < n && k <= at + 2; k++)
		for (size_t i = 0; i < lines[k].n; i++) {
			const struct dx_word *w = lines[k].words[i];

			if (is_whole_head(w->text) && w->x1 <= part->x0 && w->x1 >= part->x0 - LONE_GAP * height &&
			    w->y0 < part->y1 + height && w->y1 > part->y0 - height)
				return true;
		}
	return false;
}

/*
 * "P." over a narrow column on line AT, where the heading beside it was not read (a scan's "Rs.", half under a rule):
 * a pair, if the lines below have two digits there behind whole figures, so many of them before one has anything else.
 */
static bool lone_part(const struct dx_line *lines, size_t n, size_t at, const struct dx_word *part, struct pair *p_r)
{
	const int32_t height = lines[at].height;
	struct pair p = {INT32_MAX, part->x0 - height, part->x1 + height};
	size_t rows = 0;
	bool fits = true;
	bool ends = false; /* words of the foot stand there: what is above them counts */

	for (size_t k = at + 1; k < n && fits && !ends; k++)
		for (size_t i = 0; i < lines[k].n && fits && !ends; i++) {
			const struct dx_word *w = lines[k].words[i];
			const struct dx_word *before = i ? lines[k].words[i - 1] : NULL;

			if (w->x0 < p.part_x0 || w->x1 > p.part_x1)
				continue;
			ends = rows >= NEAR_ROWS && !dx_has_digit(w->text);
			if (ends)
				continue;
			fits = is_part(w->text) && before && before->x1 >= part->x0 - LONE_GAP * height;
			if (fits && !is_whole(before->text) && is_blurred(before))
				continue;
			fits = fits && is_whole(before->text);
			rows += fits;
			p.whole_x0 = fits && before->x0 < p.whole_x0 ? before->x0 : p.whole_x0;
		}
	*p_r = p;
	return rows >= LONE_ROWS || (fits && rows >= NEAR_ROWS && has_whole_head(lines, n, at, part));
}

static size_t add_lone(struct dx_line *lines, size_t n, size_t at, struct pair *pairs, size_t n_pairs)
{
	struct dx_line *line = &lines[at];

	for (size_t i = 0; i < line->n && n_pairs < PAIRS_MAX; i++)
		if (is_part_head(line->words[i]->text) && (i == 0 || !is_whole_head(line->words[i - 1]->text)) &&
		    lone_part(lines, n, at, line->words[i], &pairs[n_pairs])) {
			memmove(line->words + i, line->words + i + 1, (line->n - i - 1) * sizeof(*line->words));
			line->n--;
			n_pairs++;
		}
	return n_pairs;
}

void dx_lines_join_paise(struct dx_arena *a, struct dx_line *lines, size_t n)
{
	struct pair pairs[PAIRS_MAX];
	size_t n_pairs = 0;

	for (size_t k = 0; k < n; k++) {
		for (size_t i = 0; i + 1 < lines[k].n && n_pairs; i++)
			for (size_t p = 0; p < n_pairs && i + 1 < lines[k].n; p++)
				if (stands_in(&lines[k], i, &pairs[p]))
					merge(a, &lines[k], i,
					      dx_asprintf(a, "%.*s.%s", (int)whole_of(lines[k].words[i]->text),
							  lines[k].words[i]->text, lines[k].words[i + 1]->text));
		n_pairs = add_pairs(a, &lines[k], pairs, n_pairs);
		n_pairs = add_lone(lines, n, k, pairs, n_pairs);
	}
}
