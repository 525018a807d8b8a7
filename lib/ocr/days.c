/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Dates of a month's name and a day ("Jan 21"), in a column: of bad scans the recogniser reads "Yan TY", or both as one
 * word. The names of such a column say where the days stand, and the page's own digits what they are (alike.c); what is
 * a letter away from one name alone of those that the page prints is that name. Or dates of a day and a month in digits
 * ("22/12"): those that were read say where the others stand ("222"). Or all of it in one word ("15JUL25"): what stands
 * behind the day is the same in many rows, so that its picture says what "TSJUL2S" is.
 */
#include <stdlib.h>
#include <string.h>

#include "dx/img/shapes.h"
#include "ocr_int.h"

/* A column has so many months, and so many of them a day on one side. */
#define MONTHS_MIN 5
#define DAYS_MIN   3
/* A day stands no further from its month than so many heights. */
#define NEAR_TIMES 2
/* What is surer than this stays. */
#define SURE_DAY 90
/* A day with a digit that another one is nearly as like, or with one much more unlike than most, is none. */
#define LEAD_MIN   40.0
#define WORST_MAX  2.0
#define DAY_CONF   70
#define NAME_SIZE  3
#define MONTHS     12
#define DAYS_MAX   120
#define BRIEF_SIZE 5 /* "22/12" */

static const char names[MONTHS][NAME_SIZE + 1] = {"jan", "feb", "mar", "apr", "may", "jun",
						  "jul", "aug", "sep", "oct", "nov", "dec"};

struct span {
	int32_t x0, x1;
};

struct column {
	const struct reading *r;
	struct span months, days;
	size_t seen[MONTHS];        /* names as the page has them there */
	const struct dx_word *like; /* one of them: how it is written */
};

static char lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool is_letter(char c)
{
	return lower(c) >= 'a' && lower(c) <= 'z';
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* The first letters of TEXT behind marks; their number. */
static size_t letters_of(const char *text, const char **first_r)
{
	size_t n = 0;

	while (*text && !is_letter(*text) && !is_digit(*text))
		text++;
	*first_r = text;
	while (is_letter(text[n]))
		n++;
	return n;
}

/* How many of its letters are not those of month M. */
static size_t unlike(const char *text, int m)
{
	size_t n = 0;

	for (size_t i = 0; i < NAME_SIZE; i++)
		n += lower(text[i]) != names[m][i];
	return n;
}

/* Of a month's short name, marks apart; −1: another word. */
static int month_of(const char *text)
{
	const char *first;

	if (letters_of(text, &first) != NAME_SIZE || strlen(first) > NAME_SIZE + 1 || is_digit(first[NAME_SIZE]))
		return -1;
	for (int m = 0; m < MONTHS; m++)
		if (unlike(first, m) == 0)
			return m;
	return -1;
}

/* 1 to 31 in digits alone. */
static bool is_day(const char *text)
{
	const size_t n = strlen(text);
	long v;

	if (n < 1 || n > 2 || !is_digit(text[0]) || (n == 2 && !is_digit(text[1])))
		return false;
	v = strtol(text, NULL, 10);
	return v >= 1 && v <= 31;
}

static int32_t shared(int32_t a0, int32_t a1, int32_t b0, int32_t b1)
{
	return (a1 < b1 ? a1 : b1) - (a0 > b0 ? a0 : b0);
}

static bool is_below(const struct dx_word *w, const struct dx_word *v)
{
	return shared(w->x0, w->x1, v->x0, v->x1) * 2 > w->x1 - w->x0;
}

/* The months one below the other that are most. */
static bool find_months(struct column *c)
{
	const struct reading *r = c->r;
	size_t most = MONTHS_MIN - 1;

	for (size_t i = 0; i < r->n; i++) {
		size_t n = 0;

		if (month_of(r->words[i].text) < 0)
			continue;
		for (size_t k = 0; k < r->n; k++)
			n += month_of(r->words[k].text) >= 0 && is_below(&r->words[i], &r->words[k]);
		if (n > most) {
			most = n;
			c->like = &r->words[i];
		}
	}
	if (!c->like)
		return false;
	c->months = (struct span){c->like->x0, c->like->x1};
	for (size_t k = 0; k < r->n; k++)
		if (month_of(r->words[k].text) >= 0 && is_below(c->like, &r->words[k]))
			c->seen[month_of(r->words[k].text)]++;
	return true;
}

static int by_place(const void *a, const void *b)
{
	int32_t x = *(const int32_t *)a;
	int32_t y = *(const int32_t *)b;

	return x < y ? -1 : x > y;
}

/* Where the days stand: on the right of the months, or on the left. */
static bool find_days(struct column *c)
{
	for (int side = 0; side < 2; side++) {
		int32_t x0[DAYS_MAX];
		int32_t x1[DAYS_MAX];
		size_t n = 0;

		for (size_t i = 0; i < c->r->n && n < DAYS_MAX; i++) {
			const struct dx_word *w = &c->r->words[i];
			const int32_t h = w->y1 - w->y0;
			int32_t gap = side == 0 ? w->x0 - c->months.x1 : c->months.x0 - w->x1;

			if (!is_day(w->text) || strlen(w->text) != 2 || gap < -h / 2 || gap > NEAR_TIMES * h)
				continue;
			x0[n] = w->x0;
			x1[n++] = w->x1;
		}
		if (n < DAYS_MIN)
			continue;
		qsort(x0, n, sizeof(*x0), by_place);
		qsort(x1, n, sizeof(*x1), by_place);
		c->days = (struct span){x0[n / 2], x1[n / 2]};
		return true;
	}
	return false;
}

/* The one month of the page that TEXT is no more than a letter away from; −1: none, or two. */
static int nearly_month(const struct column *c, const char *text)
{
	const char *first;
	int found = -1;

	if (letters_of(text, &first) < NAME_SIZE)
		return -1;
	for (int m = 0; m < MONTHS; m++) {
		if (c->seen[m] == 0 || unlike(first, m) > 1)
			continue;
		if (found >= 0)
			return -1;
		found = m;
	}
	return found;
}

/* Month M as the page writes months. */
static const char *written(struct dx_arena *a, const struct column *c, int m)
{
	char *text = dx_strdup(a, names[m]);
	const char *like;

	(void)letters_of(c->like->text, &like);
	for (size_t i = 0; i < NAME_SIZE; i++)
		if (like[i] >= 'A' && like[i] <= 'Z')
			text[i] = (char)(text[i] - 'a' + 'A');
	return text;
}

/* The day in the line of W, by the page's own digits; NULL: it is not seen. */
static const char *read_day(struct dx_arena *a, const struct dx_shapes *s, const struct dx_prep *p,
			    const struct column *c, const struct dx_word *w, struct dx_cell_box *at_r)
{
	const struct dx_cell_box b = {c->days.x0 - 1, w->y0, c->days.x1 + 1, w->y1};
	struct dx_shapes_reading f;

	if (!dx_shapes_read(a, s, p, &b, 0, &f) || f.worst > WORST_MAX || f.lead < LEAD_MIN || !is_day(f.text))
		return NULL;
	*at_r = f.at;
	return dx_strdup(a, f.text);
}

static bool is_in(const struct dx_word *w, const struct dx_cell_box *b)
{
	return shared(w->x0, w->x1, b->x0, b->x1) * 2 > w->x1 - w->x0 &&
	       shared(w->y0, w->y1, b->y0, b->y1) * 3 > w->y1 - w->y0;
}

/*
 * Does a word in B say TEXT already, or is one there sure of another day? Or does one reach over B that is no part of
 * the date, but the month itself?
 */
static bool is_taken(const struct reading *r, const struct dx_word *month, const struct dx_cell_box *b,
		     const char *text)
{
	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *w = &r->words[i];

		if (w == month || shared(w->y0, w->y1, b->y0, b->y1) * 3 <= w->y1 - w->y0)
			continue;
		if (is_in(w, b) ? strcmp(w->text, text) == 0 || (is_day(w->text) && w->conf >= SURE_DAY)
				: shared(w->x0, w->x1, b->x0, b->x1) * 3 > b->x1 - b->x0)
			return true;
	}
	return false;
}

/* The day TEXT at B, in the line of month W, in place of what was read there, behind the N words of R. */
static void put(struct reading *r, size_t *n, const struct dx_word *month, const char *text,
		const struct dx_cell_box *b)
{
	for (size_t i = 0; i < r->n; i++) {
		struct dx_word *w = &r->words[i];

		/* a piece of it may lie half a line off */
		if (w != month &&
		    (is_in(w, b) || (is_day(w->text) && shared(w->x0, w->x1, b->x0, b->x1) * 2 > w->x1 - w->x0 &&
				     shared(w->y0, w->y1, b->y0, b->y1) > 0)))
			w->text = "";
	}
	r->words[(*n)++] = (struct dx_word){.x0 = b->x0,
					    .y0 = b->y0,
					    .x1 = b->x1,
					    .y1 = b->y1,
					    .text = text,
					    .conf = DAY_CONF,
					    .line = month->line};
}

static void drop_gone(struct reading *r)
{
	size_t n = 0;

	for (size_t i = 0; i < r->n; i++)
		if (r->words[i].text[0] != '\0')
			r->words[n++] = r->words[i];
	r->n = n;
}

/* ---- days and months in digits ---- */

bool dx_ocr_is_brief_date(const char *text)
{
	const int day = (text[0] - '0') * 10 + (text[0] ? text[1] - '0' : 0);

	return strlen(text) == BRIEF_SIZE && is_digit(text[0]) && is_digit(text[1]) && strchr("./-", text[2]) &&
	       is_digit(text[3]) && is_digit(text[4]) && day >= 1 && day <= 31 &&
	       (text[3] == '0' ? text[4] > '0' : text[3] == '1' && text[4] <= '2');
}

static bool same_kind(const struct dx_word *w, const struct dx_word *v)
{
	return dx_ocr_is_brief_date(v->text) && v->text[2] == w->text[2] && is_below(w, v);
}

/* The dates below each other that are most, and how their places begin and end. */
static bool find_brief(struct column *c)
{
	const struct reading *r = c->r;
	int32_t x0[DAYS_MAX];
	int32_t x1[DAYS_MAX];
	size_t most = MONTHS_MIN - 1;
	size_t n = 0;

	for (size_t i = 0; i < r->n; i++) {
		if (!dx_ocr_is_brief_date(r->words[i].text))
			continue;
		n = 0;
		for (size_t k = 0; k < r->n; k++)
			n += same_kind(&r->words[i], &r->words[k]);
		if (n > most) {
			most = n;
			c->like = &r->words[i];
		}
	}
	n = 0;
	for (size_t k = 0; c->like && k < r->n && n < DAYS_MAX; k++) {
		if (!same_kind(c->like, &r->words[k]))
			continue;
		x0[n] = r->words[k].x0;
		x1[n++] = r->words[k].x1;
	}
	if (n < MONTHS_MIN)
		return false;
	qsort(x0, n, sizeof(*x0), by_place);
	qsort(x1, n, sizeof(*x1), by_place);
	c->days = (struct span){x0[n / 2], x1[n / 2]};
	return true;
}

/* Does W stand in the column C, and not surely a date as the others are? */
static bool is_asked(const struct column *c, const struct dx_word *w, char mark)
{
	return shared(w->x0, w->x1, c->days.x0, c->days.x1) * 2 > w->x1 - w->x0 &&
	       !(dx_ocr_is_brief_date(w->text) && w->text[2] == mark && w->conf >= SURE_DAY);
}

static void read_brief(struct dx_arena *a, const struct dx_shapes *s, const struct dx_prep *p, struct reading *r)
{
	struct column c = {.r = r};
	struct dx_word *words;
	size_t n = r->n;
	char mark;

	if (!find_brief(&c))
		return;
	words = dx_alloc_array(a, 2 * r->n + 1, sizeof(*words));
	memcpy(words, r->words, r->n * sizeof(*words));
	mark = c.like->text[2];
	r->words = words;
	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *w = &r->words[i];
		const struct dx_cell_box b = {c.days.x0 - 1, w->y0, c.days.x1 + 1, w->y1};
		struct dx_shapes_reading f;

		if (w->text[0] == '\0' || !is_asked(&c, w, mark) || !dx_shapes_read(a, s, p, &b, 0, &f) ||
		    f.worst > WORST_MAX || f.lead < LEAD_MIN || !dx_ocr_is_brief_date(f.text) || f.text[2] != mark)
			continue;
		put(r, &n, w, dx_strdup(a, f.text), &f.at);
		r->words[i].text = "";
	}
	r->n = n;
	drop_gone(r);
}

/* ---- a day, a month's name and a year in one word ---- */

/* Day and year of two digits, a name, and marks between them. */
#define WHOLE_MIN 7
#define WHOLE_MAX 11
/* The picture of what stands behind two days correlates by so much where it is the same, by so much less where not. */
#define TAIL_LEAST 0.6
#define TAIL_LEAD  0.08
/* A word that may be one is no narrower than this part of one, in tenths, and no wider than that. */
#define PART_LEAST 6
#define PART_MOST  14

/* "15JUL25", "05-DEC-2022". */
static bool is_whole_date(const char *text)
{
	const size_t n = strlen(text);
	const char mark = n > 2 && !is_letter(text[2]) ? text[2] : '\0';
	const char *name = text + 2 + (mark != '\0');
	char day[3] = {0};
	char month[NAME_SIZE + 1] = {0};

	if (n < WHOLE_MIN || n > WHOLE_MAX || (mark && !strchr("-/.", mark)))
		return false;
	memcpy(day, text, 2);
	memcpy(month, name, NAME_SIZE);
	if (!is_day(day) || month_of(month) < 0 || (mark && name[NAME_SIZE] != mark))
		return false;
	name += NAME_SIZE + (mark != '\0');
	return (strlen(name) == 2 || strlen(name) == 4) && name[strspn(name, "0123456789")] == '\0';
}

static bool is_beside(const struct dx_word *w, const struct dx_word *v)
{
	return abs(w->x0 - v->x0) <= (v->y1 - v->y0) / 2;
}

/* The whole dates that begin below each other and are most; one of them is C's `like`. */
static bool find_whole(struct column *c)
{
	const struct reading *r = c->r;
	size_t most = DAYS_MIN - 1;

	for (size_t i = 0; i < r->n; i++) {
		size_t n = 0;

		if (!is_whole_date(r->words[i].text))
			continue;
		for (size_t k = 0; k < r->n; k++)
			n += is_whole_date(r->words[k].text) && is_beside(&r->words[k], &r->words[i]);
		if (n > most) {
			most = n;
			c->like = &r->words[i];
		}
	}
	return c->like != NULL;
}

/* May W be a date of column C that was not read? */
static bool may_be_whole(const struct column *c, const struct dx_word *w)
{
	const int32_t own = (w->x1 - w->x0) * 10;
	const int32_t usual = c->like->x1 - c->like->x0;

	return w->text[0] != '\0' && !is_whole_date(w->text) && is_beside(w, c->like) && own >= usual * PART_LEAST &&
	       own <= usual * PART_MOST;
}

/* How much what stands behind the day of W is like the same of V. */
static double tail_like(const struct column *c, const struct dx_prep *p, const struct dx_word *w,
			const struct dx_word *v, int32_t day)
{
	const struct dx_cell_box at = {c->like->x0 + day, w->y0, c->like->x1, w->y1};
	const struct dx_cell_box tail = {v->x0 + day, v->y0, v->x1, v->y1};

	return is_whole_date(v->text) && is_beside(v, c->like) ? dx_prep_cell_alike(p, &at, &tail) : -1;
}

/* The whole date of column C whose month and year stand behind the day of W, too; NULL: none, or more than one. */
static const struct dx_word *same_tail(struct dx_arena *a, const struct column *c, const struct dx_prep *p,
				       const struct dx_word *w, int32_t day)
{
	double *like = dx_alloc_array(a, c->r->n, sizeof(*like));
	size_t best = 0;
	bool alone;

	for (size_t i = 0; i < c->r->n; i++) {
		like[i] = tail_like(c, p, w, &c->r->words[i], day);
		best = like[i] > like[best] ? i : best;
	}
	alone = like[best] >= TAIL_LEAST;
	for (size_t i = 0; alone && i < c->r->n; i++)
		alone = like[i] < like[best] - TAIL_LEAD ||
			strcmp(c->r->words[i].text + 2, c->r->words[best].text + 2) == 0;
	return alone ? &c->r->words[best] : NULL;
}

static void read_whole_dates(struct dx_arena *a, const struct dx_shapes *s, const struct dx_prep *p, struct reading *r)
{
	struct column c = {.r = r};
	const int32_t day = dx_shapes_wide(s, 2);
	struct dx_word *words;
	size_t n = r->n;

	if (!find_whole(&c))
		return;
	words = dx_alloc_array(a, 2 * r->n + 1, sizeof(*words));
	memcpy(words, r->words, r->n * sizeof(*words));
	c.like = words + (c.like - r->words);
	r->words = words;
	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *w = &r->words[i];
		const struct dx_cell_box b = {c.like->x0, w->y0, c.like->x0 + day, w->y1};
		const struct dx_word *v = may_be_whole(&c, w) ? same_tail(a, &c, p, w, day) : NULL;
		struct dx_shapes_reading f;
		struct dx_cell_box all;

		if (!v || !dx_shapes_read_pair(a, s, p, &b, &f) || f.worst > WORST_MAX || f.lead < LEAD_MIN ||
		    !is_day(f.text))
			continue;
		all = (struct dx_cell_box){b.x0, w->y0, b.x0 + v->x1 - v->x0, w->y1};
		put(r, &n, w, dx_asprintf(a, "%s%s", f.text, v->text + 2), &all);
		r->words[i].text = "";
	}
	r->n = n;
	drop_gone(r);
}

/* Is there a column of them, and what may be another one in it? */
static bool lacks_whole(const struct reading *r)
{
	struct column c = {.r = r};

	if (!find_whole(&c))
		return false;
	for (size_t i = 0; i < r->n; i++)
		if (may_be_whole(&c, &r->words[i]))
			return true;
	return false;
}

/* ---- all ---- */

bool dx_ocr_has_days(const struct reading *r)
{
	struct column c = {.r = r};

	return (find_months(&c) && find_days(&c)) || find_brief(&(struct column){.r = r}) || lacks_whole(r);
}

static void read_named(struct dx_arena *a, const struct dx_shapes *s, const struct dx_prep *p, struct reading *r)
{
	struct column c = {.r = r};
	struct dx_word *words = dx_alloc_array(a, 2 * r->n + 1, sizeof(*words));
	size_t n = r->n;

	if (!find_months(&c) || !find_days(&c))
		return;
	memcpy(words, r->words, r->n * sizeof(*words));
	c.like = words + (c.like - r->words);
	r->words = words;
	for (size_t i = 0; i < r->n; i++) {
		struct dx_word *w = &r->words[i];
		int month = nearly_month(&c, w->text);
		struct dx_cell_box at = {0};
		const char *day;

		if (month < 0 || shared(w->x0, w->x1, c.months.x0, c.months.x1) * 2 < c.months.x1 - c.months.x0 ||
		    abs(w->x0 - c.months.x0) > w->y1 - w->y0)
			continue;
		day = read_day(a, s, p, &c, w, &at);
		if (month_of(w->text) < 0 && !day)
			continue;
		w->text = written(a, &c, month);
		if (!day || is_taken(r, w, &at, day))
			continue;
		if (w->x1 > at.x0 && at.x0 > w->x0)
			w->x1 = at.x0 - 1; /* both were one word */
		put(r, &n, w, day, &at);
	}
	r->n = n;
	drop_gone(r);
}

void dx_ocr_read_days(struct dx_arena *a, const struct dx_shapes *s, const struct dx_prep *p, struct reading *r)
{
	read_named(a, s, p, r);
	read_brief(a, s, p, r);
	read_whole_dates(a, s, p, r);
}
