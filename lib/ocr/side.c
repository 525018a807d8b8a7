/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Sides behind amounts: "(Cr)", "Dr". Of bad scans they come out as "(Cry", "{Cn", "Or", or in one word with the
 * amount ("92.(Cry"), and an amount without its side is none. Where a page prints them behind its amounts anyhow, what
 * stands in such a place and was read as nearly one is one, if its picture says the same: its first letter is most like
 * those of one side, as like as they are to each other.
 */
#include <string.h>

#include "dx/img/cell.h"
#include "ocr_int.h"

/* A page prints sides when so many were read whole. */
#define KNOWN_MIN 3
/* So many of each side are compared with. */
#define COMPARED_MAX 10
/* One is behind its amount when no more than so much white is between, percent of its height. */
#define GAP_PERCENT 130
/* The first letter of a side, with its bracket, in percent of the width. */
#define LETTER_PERCENT 62
/*
 * Correlation with the side's others: so much more than with the other side's; where the page has none of those, no
 * more than so much less than theirs with each other; and never less than that.
 */
#define LIKE_LEAD  0.08
#define LIKE_LESS  0.04
#define LIKE_LEAST 0.5
/* A first letter that is one side's own needs no more than this. */
#define LIKE_PLAIN 0.35
/* How sure a side is that text and picture agree on. */
#define SIDE_CONF 75
#define TEXT_MAX  6
#define TAILS_MAX 80
/* Bytes of a currency's sign or letters before a figure. */
#define CURRENCY_MAX 4

enum side { CREDIT, DEBIT, SIDES, UNSURE };

/* The page's sides: those that were read whole. */
struct sides {
	bool bracketed;
	const char *text[SIDES]; /* as the page writes them */
	struct dx_cell_box box[SIDES][COMPARED_MAX];
	size_t n[SIDES];
	bool compared;       /* with each other: */
	double least[SIDES]; /* how like the worst of them is */
	int32_t wide;        /* with its white in front, on average */
	int32_t gap;
	bool joined; /* they touch their amounts: most were read in one word with them */
};

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static const char *const whole[][SIDES] = {{"(Cr)", "(Dr)"}, {"(CR)", "(DR)"}, {"Cr", "Dr"}, {"CR", "DR"}};

static bool is_side(const char *text)
{
	for (size_t i = 0; i < DX_LEN(whole); i++)
		if (strcmp(text, whole[i][CREDIT]) == 0 || strcmp(text, whole[i][DEBIT]) == 0)
			return true;
	return false;
}

/* TEXT without a minus or what is printed for the currency right before the first digit ("Rs.465849.18"). */
static const char *figure_of(const char *text)
{
	size_t n = strcspn(text, "0123456789");

	return n <= CURRENCY_MAX ? text + n : text;
}

/* Behind the digits and marks of a figure with decimals; NULL: none at the beginning of TEXT. */
static const char *behind_amount(const char *text)
{
	const char *end = figure_of(text);
	size_t digits = 0;
	size_t marks = 0;

	for (; is_digit(*end) || strchr(".,':;", *end); end++) {
		if (*end == '\0')
			break;
		digits += is_digit(*end);
		marks += !is_digit(*end);
	}
	return digits >= 3 && marks > 0 && is_digit(*figure_of(text)) ? end : NULL;
}

/* The amount on the left of W; NULL: there is none. */
static const struct dx_word *amount_before(const struct reading *r, const struct dx_word *w)
{
	const int32_t h = w->y1 - w->y0;

	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *one = &r->words[i];
		int32_t gap = w->x0 - one->x1;
		int32_t shared = (one->y1 < w->y1 ? one->y1 : w->y1) - (one->y0 > w->y0 ? one->y0 : w->y0);
		const char *end;

		if (gap * 100 > h * GAP_PERCENT || gap * 3 < -h || shared * 2 < h)
			continue;
		end = behind_amount(one->text);
		if (end && *end == '\0')
			return one;
	}
	return NULL;
}

int32_t dx_ocr_side_behind(const struct dx_word *words, size_t n, const struct dx_cell_box *b)
{
	const int32_t h = b->y1 - b->y0;
	int32_t x = INT32_MAX;

	for (size_t i = 0; i < n; i++) {
		const struct dx_word *w = &words[i];
		int32_t shared = (b->y1 < w->y1 ? b->y1 : w->y1) - (b->y0 > w->y0 ? b->y0 : w->y0);

		if (w->x0 > b->x0 + h && w->x0 < x && (w->x0 - b->x1) * 100 <= h * GAP_PERCENT && shared * 2 > h &&
		    is_side(w->text))
			x = w->x0;
	}
	return x;
}

/*
 * Sides that touch their amounts come out in one word with them ("5,60,761.35Dr", "5,31,970.560¢"): behind the mark and
 * two decimals the side begins. NULL: there is no mark with two digits and more than these behind it.
 */
static const char *behind_decimals(const char *text)
{
	const char *mark = NULL;

	for (const char *p = text; *p; p++)
		if (strchr(".,:;", *p) && is_digit(p[1]) && is_digit(p[2]) && p[3] != '\0')
			mark = p;
	return mark ? mark + 3 : NULL;
}

/* Letters of such a word differ in width: in quarters of a digit's. */
static int32_t quarters(const char *text)
{
	int32_t n = 0;

	for (const unsigned char *p = (const unsigned char *)text; *p; p++)
		n += strchr(".,:;'", *p)      ? 2
		     : strchr("rt()", *p)     ? 3
		     : *p >= 'A' && *p <= 'Z' ? 5
		     : (*p & 0xc0) != 0x80    ? 4
					      : 0;
	return n;
}

/* The place of the side that W ends with. */
static struct dx_cell_box tail_box(const struct dx_word *w, const char *side)
{
	const int32_t all = quarters(w->text);
	const int32_t wide = all ? (w->x1 - w->x0) * quarters(side) / all : 0;

	return (struct dx_cell_box){w->x1 - wide, w->y0, w->x1, w->y1};
}

/* Does W end with side TEXT, right behind an amount? */
static bool ends_with(const struct dx_word *w, const char *text)
{
	const char *end = behind_amount(w->text);

	return end && strcmp(end, text) == 0;
}

/* ---- what the page prints ---- */

static size_t count_whole(const struct reading *r, const char *const pair[SIDES])
{
	size_t n = 0;

	for (size_t i = 0; i < r->n; i++)
		n += (strcmp(r->words[i].text, pair[CREDIT]) == 0 || strcmp(r->words[i].text, pair[DEBIT]) == 0) &&
		     amount_before(r, &r->words[i]);
	return n;
}

static struct dx_cell_box first_letter(const struct dx_cell_box *b)
{
	return (struct dx_cell_box){b->x0, b->y0, b->x0 + (b->x1 - b->x0) * LETTER_PERCENT / 100, b->y1};
}

static struct dx_cell_box box_of(const struct dx_word *w)
{
	return (struct dx_cell_box){w->x0, w->y0, w->x1, w->y1};
}

/* How like those of SIDE in S the box is that begins at B; WITHOUT: one of them that is left out. */
static double likeness(const struct dx_prep *p, const struct sides *s, enum side side, const struct dx_cell_box *b,
		       size_t without)
{
	double sum = 0;
	size_t n = 0;

	for (size_t i = 0; i < s->n[side]; i++) {
		struct dx_cell_box letter = first_letter(&s->box[side][i]);

		if (i == without)
			continue;
		sum += dx_prep_cell_alike(p, b, &letter);
		n++;
	}
	return n > 0 ? sum / (double)n : -1;
}

static void compare_known(const struct dx_prep *p, struct sides *s)
{
	s->compared = true;
	for (int k = 0; k < SIDES; k++) {
		s->least[k] = 1;
		for (size_t i = 0; i < s->n[k]; i++) {
			double like = likeness(p, s, (enum side)k, &s->box[k][i], i);

			s->least[k] = like < s->least[k] ? like : s->least[k];
		}
	}
}

/* The sides of R that are in one word with their amounts; false: too few of them. */
static bool find_joined(const struct reading *r, struct sides *s)
{
	int32_t n = 0;

	for (size_t m = 0; m < DX_LEN(whole) && n < KNOWN_MIN; m++) {
		*s = (struct sides){.joined = true, .bracketed = whole[m][CREDIT][0] == '('};
		n = 0;
		for (size_t i = 0; i < r->n; i++) {
			for (int k = 0; k < SIDES; k++) {
				struct dx_cell_box b;

				s->text[k] = whole[m][k];
				if (!ends_with(&r->words[i], whole[m][k]))
					continue;
				b = tail_box(&r->words[i], whole[m][k]);
				s->wide += b.x1 - b.x0;
				n++;
				if (s->n[k] < COMPARED_MAX)
					s->box[k][s->n[k]++] = b;
			}
		}
	}
	if (n < KNOWN_MIN)
		return false;
	s->wide /= n;
	for (int k = 0; k < SIDES; k++)
		s->n[k] = s->n[k] < 2 ? 0 : s->n[k];
	return s->n[CREDIT] + s->n[DEBIT] >= KNOWN_MIN;
}

/* False: the page prints no sides behind its amounts, or too few were read. */
static bool find_known(const struct reading *r, struct sides *s)
{
	size_t most = KNOWN_MIN - 1;
	size_t manner = DX_LEN(whole);
	size_t n = 0;

	for (size_t i = 0; i < DX_LEN(whole); i++) {
		size_t found = count_whole(r, whole[i]);

		if (found > most) {
			most = found;
			manner = i;
		}
	}
	if (manner == DX_LEN(whole))
		return false;
	s->bracketed = whole[manner][CREDIT][0] == '(';
	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *w = &r->words[i];
		int k = strcmp(w->text, whole[manner][CREDIT]) == 0 ? CREDIT : DEBIT;
		const struct dx_word *amount = strcmp(w->text, whole[manner][k]) == 0 ? amount_before(r, w) : NULL;

		if (!amount)
			continue;
		s->wide += w->x1 - w->x0;
		s->gap += w->x0 - amount->x1;
		n++;
		if (s->n[k] < COMPARED_MAX)
			s->box[k][s->n[k]++] = box_of(w);
	}
	s->text[CREDIT] = whole[manner][CREDIT];
	s->text[DEBIT] = whole[manner][DEBIT];
	s->wide /= (int32_t)n;
	s->gap /= (int32_t)n;
	/* one alone may be a mistake */
	for (int k = 0; k < SIDES; k++)
		s->n[k] = s->n[k] < 2 ? 0 : s->n[k];
	return s->n[CREDIT] + s->n[DEBIT] >= KNOWN_MIN;
}

/* ---- what is nearly one ---- */

/* The side that TEXT may be, by its letters; SIDES: it is nothing like one. */
static enum side side_of(const char *text, bool bracketed)
{
	const char *letter = text + (bracketed ? strspn(text, "({[<") : 0);
	const char *rest = letter + 1;
	size_t n;

	if (strlen(text) > TEXT_MAX || *letter == '\0')
		return SIDES;
	n = strspn(rest, bracketed ? "rRnNhyYfFvtT7iIjJ4moO0" : "rRnNfF7tTeExXsS");
	if (n == 0 || n > 2 || rest[n + strspn(rest + n, ")}].,;:'`|_~-\"")] != '\0')
		return SIDES;
	/* without a bracket at either end it is some word */
	if (bracketed && letter == text && !strpbrk(rest, ")}]"))
		return SIDES;
	switch (*letter) {
	case 'C':
	case 'c':
	case 'G':
		return CREDIT;
	case 'D':
		return DEBIT;
	case 'O':
	case '0':
	case 'o':
	case 'U':
	case 'Q':
	case 'B':
	case 'b':
		return UNSURE;
	default:
		return SIDES;
	}
}

/* The side that stands in B, which was read as SIDE; SIDES: it cannot be told. */
static enum side seen(const struct dx_prep *p, struct sides *s, const struct dx_cell_box *b, enum side side)
{
	double like[SIDES];
	enum side more;

	if (!s->compared)
		compare_known(p, s);
	for (int k = 0; k < SIDES; k++)
		like[k] = likeness(p, s, (enum side)k, b, COMPARED_MAX);
	more = like[CREDIT] > like[DEBIT] ? CREDIT : DEBIT;
	if (side != UNSURE && s->n[side] > 0)
		return side == more && like[side] >= LIKE_PLAIN ? side : SIDES;
	if (side != UNSURE) /* none to compare with: it must not be the other one */
		return like[more] < s->least[more] - LIKE_LESS ? side : SIDES;
	if (s->n[CREDIT] > 0 && s->n[DEBIT] > 0)
		return like[more] >= LIKE_LEAST && like[more] - like[1 - more] >= LIKE_LEAD ? more : SIDES;
	return like[more] >= LIKE_LEAST && like[more] >= s->least[more] - LIKE_LESS ? more : SIDES;
}

/* W, a side that was not read as one, becomes it. */
static void mend(const struct dx_prep *p, struct sides *s, struct dx_word *w)
{
	struct dx_cell_box b = box_of(w);
	enum side side = side_of(w->text, s->bracketed);

	if (side == SIDES || strcmp(w->text, s->text[CREDIT]) == 0 || strcmp(w->text, s->text[DEBIT]) == 0)
		return;
	side = seen(p, s, &b, side);
	if (side == SIDES)
		return;
	w->text = s->text[side];
	w->conf = w->conf > SIDE_CONF ? w->conf : SIDE_CONF;
}

/* The side that TEXT behind two decimals may be where sides touch their amounts; SIDES: none. */
static enum side joined_side_of(const char *text)
{
	const size_t n = strlen(text);

	if (n < 2 || n > 3 || strpbrk(text, "123458"))
		return SIDES;
	switch (text[0]) {
	case 'D':
		return DEBIT;
	case 'C':
	case 'G':
		return CREDIT;
	case '0':
	case 'O':
	case 'o':
	case 'Q':
		return UNSURE;
	default:
		return SIDES;
	}
}

/* Is TEXT the beginning of an amount that lacks its decimals? */
static bool lacks_decimals(const char *text)
{
	const char *end = behind_amount(text + strspn(text, "$"));
	const size_t n = strlen(text);

	return end && *end == '\0' &&
	       !(n > 3 && !is_digit(text[n - 3]) && is_digit(text[n - 2]) && is_digit(text[n - 1]));
}

/* The last two digits of an amount and its side, behind the rest of the amount ("504.512", "680r"). */
static const char *behind_piece(const struct reading *r, const struct dx_word *w)
{
	const int32_t h = w->y1 - w->y0;

	if (!is_digit(w->text[0]) || !is_digit(w->text[1]) || w->text[2] == '\0')
		return NULL;
	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *one = &r->words[i];
		const int32_t shared = (one->y1 < w->y1 ? one->y1 : w->y1) - (one->y0 > w->y0 ? one->y0 : w->y0);

		if (one->x1 <= w->x0 && w->x0 - one->x1 <= h && shared * 2 > h && lacks_decimals(one->text))
			return w->text + 2;
	}
	return NULL;
}

/* W of R, an amount and the side that touches it, as part(). */
static bool part_joined(struct dx_arena *a, const struct dx_prep *p, struct sides *s, const struct reading *r,
			struct dx_word *w, struct dx_word *tail_r)
{
	const char *end = behind_decimals(w->text);
	struct dx_word tail = *w;
	struct dx_cell_box b;
	enum side side;

	if (!end)
		end = behind_piece(r, w);
	if (!end || strcmp(end, s->text[CREDIT]) == 0 || strcmp(end, s->text[DEBIT]) == 0)
		return false;
	side = s->bracketed ? side_of(end, true) : joined_side_of(end);
	if (side == SIDES)
		return false;
	b = (struct dx_cell_box){w->x1 - s->wide, w->y0, w->x1, w->y1};
	side = b.x0 > w->x0 ? seen(p, s, &b, side) : SIDES;
	if (side == SIDES)
		return false;
	tail.x0 = b.x0;
	tail.flags = DX_WORD_SPACE;
	tail.text = s->text[side];
	tail.conf = SIDE_CONF;
	*tail_r = tail;
	w->text = dx_strndup(a, w->text, (size_t)(end - w->text));
	w->x1 = b.x0 - 1;
	return true;
}

/* W, an amount with its side, becomes the amount; *TAIL_R is the side. False: it is not that. */
static bool part(struct dx_arena *a, const struct dx_prep *p, struct sides *s, struct dx_word *w,
		 struct dx_word *tail_r)
{
	const char *end = behind_amount(w->text);
	size_t n = end ? (size_t)(end - w->text) : 0;
	struct dx_word tail = *w;
	enum side side;

	if (!end || *end == '\0' || w->x1 - w->x0 <= 2 * s->wide)
		return false;
	while (n > 0 && !is_digit(w->text[n - 1]))
		n--;
	side = side_of(end, s->bracketed);
	if (side == SIDES)
		return false;
	tail.x0 = w->x1 - s->wide;
	tail.flags = DX_WORD_SPACE;
	side = seen(p, s, &(struct dx_cell_box){tail.x0, tail.y0, tail.x1, tail.y1}, side);
	if (side == SIDES)
		return false;
	tail.text = s->text[side];
	tail.conf = SIDE_CONF;
	*tail_r = tail;
	w->text = dx_strndup(a, w->text, n);
	w->x1 = tail.x0 - (s->gap > 1 ? s->gap : 1);
	return true;
}

void dx_ocr_mend_sides(struct dx_arena *a, const struct dx_prep *p, struct reading *r)
{
	struct sides s = {0};
	struct dx_word *words;
	size_t n = 0;
	size_t parted = 0;

	if (!find_known(r, &s)) {
		s = (struct sides){0};
		if (!find_joined(r, &s))
			return;
	}
	words = dx_alloc_array(a, r->n + TAILS_MAX, sizeof(*words));
	for (size_t i = 0; i < r->n; i++) {
		struct dx_word w = r->words[i];

		if (!s.joined && amount_before(r, &w))
			mend(p, &s, &w);
		words[n++] = w;
		if (parted < TAILS_MAX && (s.joined ? part_joined(a, p, &s, r, &words[n - 1], &words[n])
						    : part(a, p, &s, &words[n - 1], &words[n]))) {
			n++;
			parted++;
		}
	}
	r->words = words;
	r->n = n;
}
