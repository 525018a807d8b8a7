/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Running bills, of works that go on for months, say each figure up to three times, under headings over headings:
 *
 *             Quantity                        Amount                   |    Previous    |   This bill    |  Up to date
 *     Previous  This bill  Total    Previous  This bill  Total         |  Qty   Amount  |  Qty   Amount  |  Qty Amount
 *
 * Headings that stand so are put together before tables are looked for: each column is called after its kind and its
 * stage then ("qty this bill"), and the template says which of them are of use.
 */
#include <string.h>

#include "table.h"

#define HEADS_MAX 12
#define WORDS_MAX 8 /* of a stage */
#define REACH     3 /* lines from stages to what they are stages of, or to their last words */

enum stage {
	STAGE_NONE,
	STAGE_BEFORE,
	STAGE_THIS,
	STAGE_SO_FAR,
	STAGES,
};

/* What stages are of. */
enum kind {
	KIND_QUANTITY,
	KIND_AMOUNT,
	KIND_PERCENT,
	KINDS,
};

/* Words that head a column or several, on one line and those right below it. */
struct head {
	int32_t x0, x1;
	const struct dx_word **words[WORDS_MAX]; /* where the lines have them */
	size_t n;
	enum stage stage;
	enum kind kind;
};

struct heads {
	struct head v[HEADS_MAX];
	size_t n;
};

/* ---- stages ---- */

/* What W says of a stage: one bit of it, 0 where it only stands beside such words, -1 where it is none of them. */
static int said_by(const struct dx_word *w)
{
	static const struct {
		const char *text;
		enum stage stage;
	} words[] = {{"previous", STAGE_BEFORE}, {"prev", STAGE_BEFORE},       {"last", STAGE_BEFORE},
		     {"earlier", STAGE_BEFORE},  {"this", STAGE_THIS},         {"present", STAGE_THIS},
		     {"current", STAGE_THIS},    {"since", STAGE_THIS},        {"now", STAGE_THIS},
		     {"date", STAGE_SO_FAR},     {"cumulative", STAGE_SO_FAR}, {"cum", STAGE_SO_FAR},
		     {"total", STAGE_SO_FAR},    {"up", STAGE_NONE},           {"to", STAGE_NONE},
		     {"upto", STAGE_NONE},       {"till", STAGE_NONE},         {"in", STAGE_NONE},
		     {"for", STAGE_NONE},        {"as", STAGE_NONE},           {"per", STAGE_NONE},
		     {"bill", STAGE_NONE},       {"bills", STAGE_NONE},        {"claim", STAGE_NONE},
		     {"ra", STAGE_NONE},         {"certified", STAGE_NONE},    {"executed", STAGE_NONE}};
	const char *text = w->text + strspn(w->text, "(");
	struct dx_str word = dx_strn(text, strcspn(text, ".:)"));

	for (size_t i = 0; i < DX_LEN(words); i++)
		if (dx_str_ieq_c(word, words[i].text))
			return words[i].stage == STAGE_NONE ? 0 : 1 << words[i].stage;
	return -1;
}

/* "Since previous bill" is this one, "up to previous date" one before. */
static enum stage stage_of(const struct head *h)
{
	int said = 0;

	for (size_t i = 0; i < h->n; i++) {
		const int one = said_by(*h->words[i]);

		if (one < 0)
			return STAGE_NONE;
		said |= one;
	}
	return said >> STAGE_THIS & 1     ? STAGE_THIS
	       : said >> STAGE_BEFORE & 1 ? STAGE_BEFORE
	       : said >> STAGE_SO_FAR & 1 ? STAGE_SO_FAR
					  : STAGE_NONE;
}

static bool is_near(const struct dx_line *upper, const struct dx_line *lower)
{
	return upper->page == lower->page && lower->y0 - upper->y1 < lower->height;
}

static struct head head_of(const struct dx_line *line, const struct dx_seg *run)
{
	struct head h = {.x0 = run->x0, .x1 = run->x1};

	for (size_t i = 0; i < run->n && h.n < WORDS_MAX; i++)
		h.words[h.n++] = &line->words[run->first + i];
	return h;
}

static int32_t middle(int32_t x0, int32_t x1)
{
	return x0 + (x1 - x0) / 2;
}

/* H with what stands under it on the lines behind AT: "Prev." over "Bill". */
static void add_below(const struct dx_job *job, size_t at, struct head *h)
{
	for (size_t i = at + 1; i < job->lines.n && i < at + REACH && is_near(&job->lines.v[i - 1], &job->lines.v[i]);
	     i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n && h->n < WORDS_MAX; k++) {
			int32_t x = middle(line->words[k]->x0, line->words[k]->x1);

			if (x >= h->x0 - line->height / 2 && x <= h->x1 + line->height / 2 &&
			    said_by(line->words[k]) >= 0)
				h->words[h->n++] = &line->words[k];
		}
	}
}

/* The stages that line AT heads; false: there are not two, this one and another. */
static bool find_stages(struct dx_job *job, size_t at, struct heads *stages)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t n;
	struct dx_seg *runs = dx_lines_cells(job->arena, line, &n);
	unsigned int seen = 0;

	stages->n = 0;
	for (size_t i = 0; i < n && stages->n < HEADS_MAX; i++) {
		struct head h = head_of(line, &runs[i]);

		if (runs[i].n > WORDS_MAX || said_by(*h.words[0]) < 0)
			continue;
		add_below(job, at, &h);
		h.stage = stage_of(&h);
		if (h.stage == STAGE_NONE)
			continue;
		seen |= 1U << h.stage;
		stages->v[stages->n++] = h;
	}
	return (seen >> STAGE_THIS & 1) && __builtin_popcount(seen) > 1;
}

/* ---- kinds ---- */

/* Do words of H say that it is of quantities, of amounts, or of parts of what was agreed? */
static bool find_kind(struct dx_job *job, struct head *h)
{
	const struct dx_word *words[WORDS_MAX];

	h->kind = KIND_PERCENT;
	for (size_t i = 0; i < h->n; i++) {
		words[i] = *h->words[i];
		if (strchr(words[i]->text, '%'))
			return true;
	}
	for (size_t from = 0; from < h->n; from++)
		for (size_t n = h->n - from; n > 0; n--) {
			int role = dx_gst_heading_role(job, words + from, n);

			if (role != GC_QUANTITY && role != GC_AMOUNT && role != GC_TAXABLE)
				continue;
			h->kind = role == GC_QUANTITY ? KIND_QUANTITY : KIND_AMOUNT;
			return true;
		}
	return false;
}

/* The kinds on LINE between X0 and X1; *PURE_R: nothing else stands among them. */
static void find_kinds(struct dx_job *job, const struct dx_line *line, int32_t x0, int32_t x1, struct heads *kinds,
		       bool *pure_r)
{
	size_t n;
	struct dx_seg *runs = dx_lines_cells(job->arena, line, &n);

	bool other = false;

	kinds->n = 0;
	*pure_r = true;
	for (size_t i = 0; i < n && kinds->n < HEADS_MAX; i++) {
		struct head h = head_of(line, &runs[i]);
		int32_t x = middle(h.x0, h.x1);

		if (x < x0 || x > x1 || runs[i].n > WORDS_MAX)
			continue;
		if (dx_has_digit((*h.words[0])->text) || !find_kind(job, &h)) {
			other = kinds->n > 0;
			continue;
		}
		*pure_r &= !other;
		kinds->v[kinds->n++] = h;
	}
}

/* The one of HEADS whose middle is nearest to that of H. */
static size_t nearest(const struct heads *heads, const struct head *h)
{
	size_t best = 0;
	int32_t least = INT32_MAX;

	for (size_t i = 0; i < heads->n; i++) {
		int32_t off = middle(heads->v[i].x0, heads->v[i].x1) - middle(h->x0, h->x1);

		off = off < 0 ? -off : off;
		if (off < least) {
			least = off;
			best = i;
		}
	}
	return best;
}

/* Has each of UPPER several of LOWER under it, no two of them alike, and each kind this bill's; have all stages as many
 * kinds? */
static bool are_groups(const struct heads *upper, const struct heads *lower, bool stages_over)
{
	size_t under[HEADS_MAX] = {0};
	unsigned int seen[HEADS_MAX] = {0};

	for (size_t i = 0; i < lower->n; i++) {
		size_t up = nearest(upper, &lower->v[i]);
		unsigned int bit =
			1U << (stages_over ? (unsigned int)lower->v[i].kind : (unsigned int)lower->v[i].stage);

		if (seen[up] & bit)
			return false;
		seen[up] |= bit;
		under[up]++;
	}
	for (size_t i = 0; i < upper->n; i++)
		if ((stages_over && under[i] != under[0]) ||
		    (!stages_over && (under[i] < 2 || !(seen[i] >> STAGE_THIS & 1))))
			return false;
	return upper->n > 0 && under[0] > 0;
}

/* ---- together ---- */

/* The column of H, which is STAGE of its kind, by its first word; its others, and those of OVER, are gone. */
static void name(struct dx_arena *a, const struct head *h, enum stage stage, enum kind kind)
{
	static const char *const kinds[KINDS] = {
		[KIND_QUANTITY] = "qty", [KIND_AMOUNT] = "amount", [KIND_PERCENT] = "percent"};
	static const char *const names[STAGES] = {
		[STAGE_BEFORE] = "upto/previous/bill", [STAGE_THIS] = "this/bill", [STAGE_SO_FAR] = "upto/date"};
	struct dx_word *w = dx_memdup(a, *h->words[0], sizeof(*w));

	w->text = dx_asprintf(a, "%s/%s", kinds[kind], names[stage]);
	w->x0 = h->x0;
	w->x1 = h->x1;
	*h->words[0] = w;
	for (size_t i = 1; i < h->n; i++)
		*h->words[i] = NULL;
}

static void drop(const struct heads *heads)
{
	for (size_t i = 0; i < heads->n; i++)
		for (size_t k = 0; k < heads->v[i].n; k++)
			*heads->v[i].words[k] = NULL;
}

/* Stages on line AT under their kinds, or over them; they are one then. */
static bool join(struct dx_job *job, size_t at)
{
	const struct dx_line *v = job->lines.v;
	struct heads stages, kinds;
	int32_t x0, x1, aside;
	bool pure;

	if (!find_stages(job, at, &stages))
		return false;
	x0 = stages.v[0].x0;
	x1 = stages.v[stages.n - 1].x1;
	aside = (x1 - x0) / (int32_t)stages.n / 2;
	for (size_t i = at + 1; i < job->lines.n && i < at + REACH && is_near(&v[i - 1], &v[i]); i++) {
		find_kinds(job, &v[i], x0 - aside, x1 + aside, &kinds, &pure);
		if (!pure || kinds.n < stages.n || !are_groups(&stages, &kinds, true))
			continue;
		for (size_t k = 0; k < kinds.n; k++)
			name(job->arena, &kinds.v[k], stages.v[nearest(&stages, &kinds.v[k])].stage, kinds.v[k].kind);
		drop(&stages);
		return true;
	}
	for (size_t i = at; i > 0 && at - i < REACH && is_near(&v[i - 1], &v[i]); i--) {
		find_kinds(job, &v[i - 1], x0, x1, &kinds, &pure);
		if (kinds.n == 0)
			continue;
		if (!are_groups(&kinds, &stages, false))
			return false;
		for (size_t k = 0; k < stages.n; k++)
			name(job->arena, &stages.v[k], stages.v[k].stage, kinds.v[nearest(&kinds, &stages.v[k])].kind);
		drop(&kinds);
		return true;
	}
	return false;
}

void dx_gst_join_groups(struct dx_job *job)
{
	for (size_t i = 0; i < job->lines.n; i++)
		if (join(job, i))
			dx_gst_compact(&job->lines);
}
