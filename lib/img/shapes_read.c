/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Reading a cell by the page's own digits: the row of signs that together are most like what stands there. */
#include <math.h>

#include "shapes_int.h"

/* What is no figure costs no more by the column than so much noise in each of its pixels. */
#define OTHER 3
/* No sign is so many times the noise away from its shape. */
#define TOO_FAR 4
/* What is no further is not sought on the row above and below. */
#define GOOD 1.8
/* A column with so much more has ink. */
#define INKED 4
/* Steps that are a quarter longer or shorter cost this part of a column's noise. */
#define OFF_STEP 0.2F
/* Around the figure it is white for this part of a digit; in types whose marks are as wide as digits they have white
 * around them themselves.
 */
#define APART      0.35F
#define APART_EVEN 0.7F
#define EVEN_PART  0.85F
/* Letters that touch a figure are no wider than so many digits, and so much more unlike a digit than most. */
#define LETTERS_WIDE  4.5F
#define LETTER_UNLIKE 1.6F

enum state { BEFORE, DIGIT, MARK, BEHIND, STATES };

/* How a place was reached: by a sign, by a quarter of no figure, or not at all. */
enum { NO_WAY = -1, NO_SIGN = SHAPES };

struct step {
	float sum;
	int8_t sign;
	int8_t from; /* state */
	int8_t wide; /* quarters more than the sign's step */
};

struct track {
	const struct dx_shapes *s;
	const struct part *part;
	int32_t y;
	int32_t n;             /* quarters */
	float *unlike[SHAPES]; /* by the quarter where the sign begins */
	float far[SHAPES];     /* what is that unlike a sign is not it */
	float *column;         /* by pixel: what it costs if it is no figure */
	struct step *v[STATES];
};

static int32_t quarters(const struct dx_shapes *s, int sign)
{
	return (int32_t)lrintf(s->step[sign]);
}

/* How unlike SIGN it is from each quarter on. What has far more ink than it, or far less, is not compared. */
static void compare_sign(struct track *t, int sign)
{
	const struct dx_shapes *s = t->s;
	int32_t wide = quarters(s, sign);
	float enough = t->far[sign] = s->noise * (float)s->rows * (float)wide / QUARTERS * TOO_FAR;
	float mine = 0;

	for (int r = 0; r < s->rows; r++)
		for (int32_t at = QUARTERS / 2; at < wide; at += QUARTERS)
			mine += s->ink[sign][r][at] * s->ink[sign][r][at];
	for (int32_t q = 0; q <= t->n; q++) {
		float ink = 0;
		float off;

		t->unlike[sign][q] = FAR;
		if (!s->known[sign] || q + wide > t->n)
			continue;
		for (int32_t x = dx_pixel_from(q); x < dx_pixel_from(q + wide); x++)
			ink += t->column[x];
		off = sqrtf(ink) - sqrtf(mine);
		t->unlike[sign][q] =
			off * off > 2 * enough ? enough : dx_shape_unlike(s, t->part, sign, q, q + wide, t->y, enough);
	}
}

static void compare(struct track *t)
{
	const struct dx_shapes *s = t->s;

	for (int32_t x = 0; x < t->part->w; x++)
		t->column[x] = dx_part_column(t->part, s->rows, x, t->y);
	for (int k = 0; k < SHAPES; k++)
		compare_sign(t, k);
	for (int i = 0; i < STATES; i++)
		for (int32_t q = 0; q <= t->n; q++)
			t->v[i][q] = (struct step){FAR, NO_WAY, 0, 0};
	t->v[BEFORE][0].sum = 0;
}

static void reach(struct track *t, int32_t q, enum state state, struct step step)
{
	if (q <= t->n && step.sum < t->v[state][q].sum)
		t->v[state][q] = step;
}

/* From Q by one quarter that belongs to no figure; a figure that has begun must not end with a mark. */
static void pass(struct track *t, int32_t q, enum state from)
{
	enum state to = from == BEFORE ? BEFORE : BEHIND;
	float sum = t->v[from][q].sum;

	if (from == MARK || q == t->n)
		return;
	if (q % QUARTERS == QUARTERS / 2) /* the middle of a pixel lies in it */
		sum += fminf(t->column[q / QUARTERS], t->s->noise * (float)t->s->rows * OTHER);
	reach(t, q + 1, to, (struct step){sum, NO_SIGN, (int8_t)from, 0});
}

static void set(struct track *t, int32_t q, enum state from)
{
	float off = t->s->noise * (float)t->s->rows * OFF_STEP;

	for (int k = 0; k < SHAPES && from != BEHIND; k++) {
		if (t->unlike[k][q] >= t->far[k] ||
		    (k >= FIRST_MARK && from != DIGIT && !(k == DASH && from == BEFORE)))
			continue;
		for (int wide = -1; wide <= 1; wide++)
			reach(t, q + quarters(t->s, k) + wide, k < FIRST_MARK ? DIGIT : MARK,
			      (struct step){t->v[from][q].sum + t->unlike[k][q] + (wide != 0 ? off : 0), (int8_t)k,
					    (int8_t)from, (int8_t)wide});
	}
}

static float walk(struct track *t)
{
	compare(t);
	for (int32_t q = 0; q <= t->n; q++) {
		for (int i = 0; i < STATES; i++) {
			if (t->v[i][q].sum >= FAR)
				continue;
			pass(t, q, (enum state)i);
			set(t, q, (enum state)i);
		}
	}
	return fminf(t->v[BEHIND][t->n].sum, t->v[DIGIT][t->n].sum);
}

/* The digit that is next best to SIGN at Q, and how much further it is. */
static char next_of(const struct track *t, int sign, int32_t q, float *lead_r)
{
	float least = FAR;
	char next = '\0';

	for (int k = 0; k < FIRST_MARK; k++) {
		for (int32_t at = q - 2; k != sign && at <= q + 2; at++) {
			if (at < 0 || at > t->n || t->unlike[k][at] >= least)
				continue;
			least = t->unlike[k][at];
			next = (char)('0' + k);
		}
	}
	*lead_r = (least - t->unlike[sign][q]) / t->s->noise;
	return next;
}

/* Pixels of white around a figure. */
static int32_t room_around(const struct dx_shapes *s)
{
	int mark = s->known[FIRST_MARK] ? FIRST_MARK : FIRST_MARK + 1;

	return (int32_t)lrintf(s->step[0] / QUARTERS * (s->step[mark] > s->step[0] * EVEN_PART ? APART_EVEN : APART));
}

/* Is it white from pixel X in direction STEP? */
static bool is_apart(const struct track *t, int32_t x, int32_t step)
{
	int32_t n = room_around(t->s);
	float most = t->s->noise * (float)t->s->rows * INKED;

	for (int32_t i = 1; i <= n; i++)
		if (x + i * step < 0 || x + i * step >= t->part->w || t->column[x + i * step] >= most)
			return false;
	return true;
}

/* A sign of the best way. */
struct found {
	int sign;
	int32_t from, to; /* quarters */
	float unlike;     /* 1: as most are */
};

/* Back along the best way, the last sign first; their number. 0: no figure, or too long a one. */
static size_t go_back(const struct track *t, struct found v[DX_SHAPES_TEXT_MAX])
{
	enum state at = t->v[BEHIND][t->n].sum < t->v[DIGIT][t->n].sum ? BEHIND : DIGIT;
	int32_t q = t->n;
	size_t n = 0;

	while (q > 0 || at != BEFORE) {
		const struct step *s = &t->v[at][q];
		int32_t to = q;

		if (s->sign == NO_WAY || n + 1 == DX_SHAPES_TEXT_MAX)
			return 0;
		at = (enum state)s->from;
		if (s->sign == NO_SIGN) {
			q--;
			continue;
		}
		q -= quarters(t->s, s->sign) + s->wide;
		v[n++] = (struct found){s->sign, q, to,
					t->unlike[s->sign][q] * QUARTERS /
						(t->s->noise * (float)t->s->rows * t->s->step[s->sign])};
	}
	return n;
}

/* How many digits there are in V from the first on, of N. */
static size_t count_digits(const struct found *v, size_t n)
{
	size_t digits = 0;

	while (digits < n && v[digits].sign < FIRST_MARK)
		digits++;
	return digits;
}

/*
 * How many of the N signs in V (the last first) letters behind DECIMALS digits of an amount were taken for; N: there
 * are no such digits.
 */
static size_t count_letters(const struct found *v, size_t n, size_t decimals)
{
	size_t behind = count_digits(v, n);
	size_t before;

	if (decimals == 0 || behind < decimals || behind == n || v[behind].sign > FIRST_MARK + 1)
		return n;
	before = count_digits(v + behind + 1, n - behind - 1);
	/* "04.06.2025" is none */
	if (behind + 1 + before < n && before != 3)
		return n;
	behind -= decimals;
	return behind == 0 || v[behind - 1].unlike >= LETTER_UNLIKE ? behind : n;
}

/* Where letters end that touch what ends at pixel X; 0: more stands there than a side. */
static int32_t end_of_letters(const struct track *t, int32_t x)
{
	const int32_t most = x + (int32_t)lrintf(t->s->step[0] / QUARTERS * LETTERS_WIDE);

	/* the first letter may stand a little apart itself */
	for (x += (int32_t)lrintf(t->s->step[0] / QUARTERS / 2); x < most && x < t->part->w; x++)
		if (is_apart(t, x, 1))
			return x + 1;
	return 0;
}

/* False: no figure, or one that goes on beside it. */
static bool collect(const struct track *t, size_t decimals, struct dx_shapes_reading *r)
{
	struct found v[DX_SHAPES_TEXT_MAX];
	size_t all = go_back(t, v);
	size_t cut = all > 0 ? count_letters(v, all, decimals) : 0;
	bool touched;
	size_t n;

	if (all == 0)
		return false;
	touched = cut < all && (cut > 0 || !is_apart(t, dx_pixel_from(v[0].to) - 1, 1));
	cut = touched ? cut : 0;
	n = all - cut;
	r->lead = FAR;
	r->worst = 0;
	for (size_t i = 0; i < n; i++) {
		const struct found *f = &v[all - 1 - i];

		r->text[i] = "0123456789,./-"[f->sign];
		r->worst = fmax(r->worst, f->unlike);
		r->next[i] = r->text[i];
		r->leads[i] = FAR;
		if (f->sign < FIRST_MARK)
			r->next[i] = next_of(t, f->sign, f->from, &r->leads[i]);
		r->lead = fminf((float)r->lead, r->leads[i]);
	}
	r->text[n] = '\0';
	r->at = (struct dx_cell_box){t->part->x0 + dx_pixel_from(v[all - 1].from), t->part->y0 + t->y + ROWS_ABOVE,
				     t->part->x0 + dx_pixel_from(v[cut].to),
				     t->part->y0 + t->y + t->s->rows - ROWS_BELOW};
	r->tail = touched ? end_of_letters(t, dx_pixel_from(v[cut].to)) : 0;
	if (r->tail > 0)
		r->tail += t->part->x0;
	return is_apart(t, dx_pixel_from(v[all - 1].from), -1) &&
	       (touched ? r->tail > 0 : is_apart(t, dx_pixel_from(v[0].to) - 1, 1));
}

/* The row from which the ink of PART lies most as that of the digits does. */
static int32_t find_row(const struct dx_shapes *s, const struct part *part)
{
	float best = -1;
	int32_t at = 0;

	for (int32_t y = -ROWS_ABOVE; y + s->rows <= part->h + ROWS_BELOW; y++) {
		float both = 0;
		float here = 0;

		for (int r = 0; r < s->rows; r++) {
			float ink = dx_part_row(part, y + r, 0, part->w);

			both += ink * s->profile[r];
			here += ink * ink;
		}
		if (both > 0 && both / sqrtf(here) > best) {
			best = both / sqrtf(here);
			at = y;
		}
	}
	return at;
}

/* What is compared with the shapes: PART of the page, nothing of it yet. */
static struct track track_of(struct dx_arena *a, const struct dx_shapes *s, const struct part *part)
{
	struct track t = {.s = s, .part = part, .n = part->w * QUARTERS};

	t.column = dx_alloc_array(a, (size_t)part->w, sizeof(*t.column));
	for (int k = 0; k < SHAPES; k++)
		t.unlike[k] = dx_alloc_array(a, (size_t)t.n + 1, sizeof(float));
	for (int i = 0; i < STATES; i++)
		t.v[i] = dx_alloc_array(a, (size_t)t.n + 1, sizeof(struct step));
	return t;
}

bool dx_shapes_read(struct dx_arena *a, const struct dx_shapes *s, const struct dx_prep *p, const struct dx_cell_box *b,
		    size_t decimals, struct dx_shapes_reading *r_r)
{
	/* the line is sought around where its ink lies as the digits' does */
	static const int rows[] = {0, -1, 1};
	const int32_t room = room_around(s) + 2;
	struct dx_cell_box around = *b;
	struct part part;
	struct track t;
	float least = FAR;
	int32_t row;
	bool ok = false;

	/* what is white beside the figure must be seen */
	around.x0 -= room > PART_MARGIN ? room : PART_MARGIN;
	around.x1 += room > PART_MARGIN ? room : PART_MARGIN;
	if (!dx_part_cut(a, p, &around, 1, s->contrast, &part))
		return false;
	t = track_of(a, s, &part);
	row = find_row(s, &part);
	for (size_t i = 0; i < DX_LEN(rows) && !(ok && r_r->worst <= GOOD); i++) {
		struct dx_shapes_reading r;
		float sum;

		t.y = row + rows[i];
		sum = walk(&t);
		if (sum < least) {
			least = sum;
			ok = collect(&t, decimals, &r);
			*r_r = r;
		}
	}
	return ok;
}

/* ---- two digits that letters follow ---- */

/* They begin no further from where they should, in quarters. */
#define OFF_MAX 8

int32_t dx_shapes_wide(const struct dx_shapes *s, int n)
{
	return (int32_t)lrintf(s->step[0] * (float)n / QUARTERS);
}

/* The two digits that together are most like what stands from quarter FROM on, and how much further others are. */
static float read_pair(const struct track *t, int32_t from, struct dx_shapes_reading *r)
{
	float of[2][FIRST_MARK]; /* the least sum with that digit at that place */
	float least = FAR;

	for (int k = 0; k < FIRST_MARK; k++)
		of[0][k] = of[1][k] = FAR;
	for (int32_t q = from > OFF_MAX ? from - OFF_MAX : 0; q <= from + OFF_MAX && q <= t->n; q++) {
		for (int i = 0; i < FIRST_MARK * FIRST_MARK; i++) {
			const int one = i / FIRST_MARK;
			const int two = i % FIRST_MARK;
			const int32_t next = q + quarters(t->s, one);
			const float sum = next <= t->n ? t->unlike[one][q] + t->unlike[two][next] : FAR;

			of[0][one] = fminf(of[0][one], sum);
			of[1][two] = fminf(of[1][two], sum);
			if (sum >= least)
				continue;
			least = sum;
			r->text[0] = (char)('0' + one);
			r->text[1] = (char)('0' + two);
			r->worst = fmaxf(t->unlike[one][q], t->unlike[two][next]) * QUARTERS /
				   (t->s->noise * (float)t->s->rows * t->s->step[one]);
		}
	}
	r->text[2] = '\0';
	r->lead = FAR;
	for (int i = 0; i < 2; i++)
		for (int k = 0; k < FIRST_MARK; k++)
			if (r->text[i] != '0' + k)
				r->lead = fmin(r->lead, (double)((of[i][k] - least) / t->s->noise));
	return least;
}

bool dx_shapes_read_pair(struct dx_arena *a, const struct dx_shapes *s, const struct dx_prep *p,
			 const struct dx_cell_box *b, struct dx_shapes_reading *r_r)
{
	static const int rows[] = {0, -1, 1};
	struct dx_cell_box around = {b->x0 - PART_MARGIN, b->y0, b->x1 + PART_MARGIN, b->y1};
	struct part part;
	struct track t;
	float least = FAR;
	int32_t row;

	if (!dx_part_cut(a, p, &around, 1, s->contrast, &part))
		return false;
	t = track_of(a, s, &part);
	row = find_row(s, &part);
	for (size_t i = 0; i < DX_LEN(rows); i++) {
		struct dx_shapes_reading r = {.at = *b};
		float sum;

		t.y = row + rows[i];
		compare(&t);
		sum = read_pair(&t, (b->x0 - part.x0) * QUARTERS, &r);
		if (sum < least) {
			least = sum;
			*r_r = r;
		}
	}
	return least < FAR;
}
