/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Dates of scanned rows. The rows of a statement follow each other in time, so a date that breaks their order
 * was probably misread. What it is instead, only other readings of the same cell can say: the neighbours
 * choose among readings, they never make a date.
 */
#include <stdlib.h>
#include <string.h>

#include "dates_int.h"

#include "dx/extract/want.h"
#include "dates.h"

/* Fewer rows tell no order; of so many dates of ten the order must hold. */
#define ORDER_MIN   4
#define ORDER_TENTH 7
/* A date less sure than this is read again even where it fits. */
#define UNSURE_CONF 50
/* A second reading that is no surer than this is a guess. */
#define GUESS_CONF  20
#define CHOICES_MAX (DX_CELL_READINGS_MAX + 1)
/* A date that breaks the order of more than so many others is the one that is wrong; of fewer, either may be. */
#define CLOSE_MAX 3

/* The transactions of a part, and which of their dates can be relied on. */
struct sequence {
	struct st_row **rows;
	size_t n;
	int order; /* 1 the oldest first, -1 the newest, 0: none */
	bool *fits;
	bool *contested; /* it, or a date that it contradicts, is wrong */
	bool witnessed;  /* value dates beside most of them say the same day */
};

struct choice {
	struct dx_date date;
	unsigned int votes;
};

/* The transactions from row *AT on, in which the days of each section begin again; *AT is behind them then. */
static struct sequence sequence_of(struct dx_job *job, struct st_part *p, size_t *at)
{
	struct sequence s = {.rows = dx_alloc_array(job->arena, p->n, sizeof(*s.rows))};

	for (; *at < p->n; (*at)++) {
		struct st_row *r = &p->rows[*at];

		if (r->word >= 0)
			continue;
		if (s.n > 0 && s.rows[s.n - 1]->section != r->section)
			break;
		s.rows[s.n++] = r;
	}
	s.fits = dx_alloc_array(job->arena, s.n, sizeof(*s.fits));
	s.contested = dx_alloc_array(job->arena, s.n, sizeof(*s.contested));
	return s;
}

static int32_t day_of(const struct sequence *s, size_t i)
{
	return dx_date_days(s->rows[i]->t.date.date) * (s->order < 0 ? -1 : 1);
}

static void find_order(struct sequence *s)
{
	const struct st_row *last = NULL;
	size_t up = 0;
	size_t down = 0;

	for (size_t i = 0; i < s->n; i++) {
		if (!dx_val_has(&s->rows[i]->t.date))
			continue;
		if (last) {
			int cmp = dx_date_cmp(s->rows[i]->t.date.date, last->t.date.date);

			up += cmp > 0;
			down += cmp < 0;
		}
		last = s->rows[i];
	}
	s->order = up > 2 * down ? 1 : down > 2 * up ? -1 : 0;
}

/* The most dates that are in order, one behind the other (patience sorting); their number. */
static size_t longest_run(struct dx_job *job, struct sequence *s)
{
	size_t *ends = dx_alloc_array(job->arena, s->n + 1, sizeof(*ends)); /* by length: the row that ends best */
	size_t *before = dx_alloc_array(job->arena, s->n, sizeof(*before));
	size_t length = 0;

	for (size_t i = 0; i < s->n; i++) {
		size_t lo = 0;
		size_t hi = length;

		if (!dx_val_has(&s->rows[i]->t.date))
			continue;
		while (lo < hi) {
			size_t mid = (lo + hi) / 2;

			if (day_of(s, ends[mid]) <= day_of(s, i))
				lo = mid + 1;
			else
				hi = mid;
		}
		before[i] = lo > 0 ? ends[lo - 1] : SIZE_MAX;
		ends[lo] = i;
		length = lo == length ? length + 1 : length;
	}
	for (size_t i = length > 0 ? ends[length - 1] : SIZE_MAX; i != SIZE_MAX; i = before[i])
		s->fits[i] = true;
	return length;
}

static void find_misfits(struct dx_job *job, struct sequence *s)
{
	size_t dated = 0;

	for (size_t i = 0; i < s->n; i++)
		dated += dx_val_has(&s->rows[i]->t.date);
	find_order(s);
	if (dated < ORDER_MIN)
		s->order = 0;
	if (s->order != 0 && longest_run(job, s) * 10 >= dated * ORDER_TENTH)
		return;
	s->order = 0;
	for (size_t i = 0; i < s->n; i++)
		s->fits[i] = dx_val_has(&s->rows[i]->t.date);
}

/* A date that does not fit, and those kept that it contradicts, if they are few. */
static void find_contested(struct sequence *s)
{
	for (size_t i = 0; s->order != 0 && i < s->n; i++) {
		size_t first = i;
		size_t last = i;
		size_t against = 0;

		/* a text layer's is what is printed: a second card's days begin again */
		if (s->fits[i] || !dx_val_has(&s->rows[i]->t.date) || !dx_val_has(&s->rows[i]->date_cell))
			continue;
		for (size_t k = 0; k < s->n; k++) {
			if (!s->fits[k] || (k < i ? day_of(s, k) <= day_of(s, i) : day_of(s, k) >= day_of(s, i)))
				continue;
			against++;
			first = k < first ? k : first;
			last = k > last ? k : last;
		}
		if (against > CLOSE_MAX || last - first >= DX_ST_BALLOT_ROWS)
			continue;
		for (size_t k = first; k <= last; k++)
			s->contested[k] = true;
	}
}

/* Between the nearest dates before and behind that can be relied on. */
static bool is_between(const struct sequence *s, size_t at, struct dx_date d)
{
	int32_t day = dx_date_days(d) * (s->order < 0 ? -1 : 1);

	if (s->order == 0)
		return true;
	for (size_t i = at; i > 0; i--) {
		if (!s->fits[i - 1])
			continue;
		if (day_of(s, i - 1) > day)
			return false;
		break;
	}
	for (size_t i = at + 1; i < s->n; i++)
		if (s->fits[i])
			return day_of(s, i) >= day;
	return true;
}

static void vote(struct choice *v, size_t *n, struct dx_date d)
{
	for (size_t i = 0; i < *n; i++) {
		if (dx_date_cmp(v[i].date, d) == 0) {
			v[i].votes++;
			return;
		}
	}
	v[(*n)++] = (struct choice){d, 1};
}

/* What the cell may say, as far as it fits where it stands. */
static size_t choices_of(struct dx_job *job, const struct sequence *s, size_t at, struct choice *v)
{
	const struct st_row *r = s->rows[at];
	const struct dx_reread *cell = dx_reread_of(job, r->date_cell.place);
	struct dx_date d;
	size_t n = 0;

	if (dx_val_has(&r->t.date) && is_between(s, at, r->t.date.date))
		vote(v, &n, r->t.date.date);
	for (size_t i = 0; cell && i < cell->n && n < CHOICES_MAX; i++)
		if (cell->readings[i].conf >= GUESS_CONF && dx_st_date_again(job, cell->readings[i].text, &d) &&
		    is_between(s, at, d) && (dx_st_in_period(job, d) || dx_val_has(&r->t.date)))
			vote(v, &n, d);
	return n;
}

/* The one with the most votes; NULL: none, or two of them. */
static const struct choice *most(const struct choice *v, size_t n)
{
	const struct choice *best = NULL;
	bool tie = false;

	for (size_t i = 0; i < n; i++) {
		tie = best && v[i].votes == best->votes ? true : best && v[i].votes < best->votes ? tie : false;
		best = !best || v[i].votes > best->votes ? &v[i] : best;
	}
	return tie ? NULL : best;
}

/* The dates that were read, each once, for the correction that is declared; one that is only nearly read is the last.
 */
static void note_readings(struct dx_job *job, const struct dx_reread *cell, struct dx_val *v)
{
	struct dx_reading *list = dx_alloc_array(job->arena, cell->n + 1, sizeof(*list));
	struct choice seen[CHOICES_MAX];
	char used[DX_DATE_TEXT_MAX];
	size_t n = 0;

	for (size_t i = 0; i < cell->n && n < CHOICES_MAX; i++) {
		size_t before = n;
		struct dx_date d;
		char text[DX_DATE_TEXT_MAX];

		if (dx_st_date_again(job, cell->readings[i].text, &d))
			vote(seen, &n, d);
		if (n > before)
			list[before] = (struct dx_reading){.text = dx_strdup(job->arena, dx_date_text(d, text)),
							   .why = "read_again",
							   .how = cell->readings[i].how,
							   .conf = cell->readings[i].conf};
	}
	for (size_t i = 0; i < n; i++)
		if (dx_date_cmp(seen[i].date, v->date) == 0)
			goto out;
	list[n++] = (struct dx_reading){.text = dx_strdup(job->arena, dx_date_text(v->date, used)),
					.why = "read_again",
					.how = cell->n ? cell->readings[0].how : NULL};
out:
	v->readings = list;
	v->n_readings = (uint8_t)n;
}

/*
 * Two readings of different pictures, and none that says something else, confirm a date that breaks the order: it
 * may be printed so. The first reading alone does not.
 */
static bool is_confirmed(const struct dx_job *job, const struct dx_reread *cell, struct dx_date date)
{
	bool plain = false;
	size_t n = 0;

	for (size_t i = 0; cell && i < cell->n; i++) {
		bool same_picture = dx_reread_is_plain(&cell->readings[i]);
		struct dx_date d;

		if (cell->readings[i].conf < GUESS_CONF || !dx_st_date_again(job, cell->readings[i].text, &d))
			continue;
		if (dx_date_cmp(d, date) != 0)
			return false;
		n += !(same_picture && plain);
		plain |= same_picture;
	}
	return n >= 2;
}

/* No reading that fits was found. What neither the order nor other readings support is no date. */
static void leave(struct dx_job *job, const struct sequence *s, size_t at)
{
	struct st_row *r = s->rows[at];

	if (!dx_val_has(&r->t.date))
		return;
	if (s->order == 0 || s->fits[at] ||
	    (dx_st_in_period(job, r->t.date.date) &&
	     is_confirmed(job, dx_reread_of(job, r->date_cell.place), r->t.date.date)))
		dx_st_date_uncertain(job, r);
	else
		r->t.date.source = DX_VAL_ABSENT; /* said by `date_not_read` */
}

/* The days that the nearest rows which can be relied on leave for row AT, at the ends those of the period. */
static bool leaves(const struct dx_job *job, const struct sequence *s, size_t at, struct dx_st_between *b)
{
	const bool has_period = dx_date_cmp(job->dates.from, job->dates.to) < 0;

	for (size_t i = 0; i < s->n; i++) {
		const bool later = (i > at) != (s->order < 0);

		if (s->fits[i] && i != at && (i < at || !b->rows[later]))
			b->rows[later] = s->rows[i];
	}
	if (s->order == 0 || ((!b->rows[0] || !b->rows[1]) && !has_period))
		return false;
	b->from = dx_date_days(b->rows[0] ? b->rows[0]->t.date.date : job->dates.from);
	b->to = dx_date_days(b->rows[1] ? b->rows[1]->t.date.date : job->dates.to);
	return true;
}

/* The value date of row AT as its date, which no reading says, or as one of the readings that are equal. */
static bool hears_value_date(const struct sequence *s, size_t at, const struct choice *v, size_t n, struct choice *c_r)
{
	const struct dx_val *value = &s->rows[at]->t.value_date;
	bool among = n == 0 && dx_val_has(value) && is_between(s, at, value->date);

	for (size_t i = 0; i < n && dx_val_has(value); i++)
		among |= dx_date_cmp(v[i].date, value->date) == 0;
	c_r->date = value->date;
	return s->witnessed && among;
}

static void mend(struct dx_job *job, struct sequence *s, size_t at)
{
	struct st_row *r = s->rows[at];
	const struct dx_reread *cell = dx_reread_of(job, r->date_cell.place);
	struct choice v[CHOICES_MAX];
	size_t n = choices_of(job, s, at, v);
	const struct choice *best = most(v, n);
	bool same = best && dx_val_has(&r->t.date) && dx_date_cmp(best->date, r->t.date.date) == 0;
	struct dx_st_between between = {0};
	const bool is_open = n == 0 && cell && leaves(job, s, at, &between); /* to readings that say no date */
	struct choice near = {0};
	struct choice said = {0};

	if (same)
		return;
	if (is_open && dx_st_nearly(job, &between, &r->date_cell, cell, &near.date))
		best = &near;
	if (!best && hears_value_date(s, at, v, n, &said))
		best = &said;
	if (!best && is_open && dx_st_year_between(job, &between, &r->date_cell, cell, &said.date))
		best = &said;
	if (!best || !cell) {
		leave(job, s, at);
		return;
	}
	r->t.date = r->date_cell;
	r->t.date.source = DX_VAL_REPAIRED;
	r->t.date.date = best->date;
	note_readings(job, cell, &r->t.date);
	s->fits[at] = true;
	if (best == &said)
		dx_st_date_uncertain(
			job, r); /* the value date says so, or the year is as those around: it may be another day */
}

/* ---- dates that contradict each other ---- */

static void cast(struct dx_st_ballot *b, int32_t day)
{
	for (size_t i = 0; i < b->n; i++) {
		if (b->day[i] == day) {
			b->votes[i]++;
			return;
		}
	}
	if (b->n < DX_LEN(b->day)) {
		b->day[b->n] = day;
		b->votes[b->n++] = 1;
	}
}

/*
 * Has reading AT a vote of its own? Those of the line's rectangle have one for each date, and so has the first reading
 * where the page's own digits say the same to the letter: they may have made it.
 */
static bool has_vote(const struct dx_job *job, const struct st_row *r, const struct dx_reread *cell, size_t at,
		     struct dx_date d)
{
	const struct dx_cell_reading *one = &cell->readings[at];
	bool is_alike = strcmp(one->how, "alike") == 0;
	bool is_line = strcmp(one->how, "word") == 0 || (dx_reread_is_plain(one) && !is_alike);

	if (is_alike && r->date_cell.raw && strcmp(one->text, r->date_cell.raw) == 0)
		return false;
	for (size_t i = 0; is_line && i < at; i++) {
		const struct dx_cell_reading *other = &cell->readings[i];
		struct dx_date said;

		if ((strcmp(other->how, "word") == 0 ||
		     (dx_reread_is_plain(other) && strcmp(other->how, "alike") != 0)) &&
		    other->conf >= GUESS_CONF && dx_st_date_again(job, other->text, &said) && dx_date_cmp(said, d) == 0)
			return false;
	}
	return true;
}

/* What the readings of row AT say that lies between FROM and TO. */
static void vote_all(struct dx_job *job, const struct sequence *s, size_t at, int32_t from, int32_t to,
		     struct dx_st_ballot *b)
{
	const struct st_row *r = s->rows[at];
	const struct dx_reread *cell = dx_reread_of(job, r->date_cell.place);
	int sign = s->order < 0 ? -1 : 1;
	struct dx_date d;

	if (dx_val_has(&r->t.date) && day_of(s, at) >= from && day_of(s, at) <= to)
		cast(b, day_of(s, at));
	for (size_t i = 0; cell && i < cell->n; i++) {
		if (cell->readings[i].conf < GUESS_CONF || !dx_st_date_again(job, cell->readings[i].text, &d) ||
		    !has_vote(job, r, cell, i, d) || dx_date_days(d) * sign < from || dx_date_days(d) * sign > to)
			continue;
		if (dx_st_in_period(job, d) || dx_val_has(&r->t.date))
			cast(b, dx_date_days(d) * sign);
	}
}

static void settle(struct dx_job *job, struct sequence *s, size_t at, const struct dx_st_ballot *b)
{
	struct st_row *r = s->rows[at];
	const struct dx_reread *cell = dx_reread_of(job, r->date_cell.place);
	bool fitted = s->fits[at];

	s->fits[at] = b->chosen >= 0;
	if (b->chosen < 0 && fitted) {
		dx_st_date_uncertain(job, r);
		return;
	}
	if (b->chosen < 0) {
		leave(job, s, at);
		return;
	}
	if (cell && b->day[b->chosen] != day_of(s, at)) {
		r->t.date = r->date_cell;
		r->t.date.source = DX_VAL_REPAIRED;
		r->t.date.date = dx_date_from_days(b->day[b->chosen] * (s->order < 0 ? -1 : 1));
		note_readings(job, cell, &r->t.date);
	}
	if (!b->is_sure)
		dx_st_date_uncertain(job, r);
}

/* Where a row is left without a day, those whose day is against what was first read there may be the wrong ones. */
static void doubt_opposed(const struct sequence *s, const size_t *at, struct dx_st_ballot *b, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		for (size_t k = 0; b[i].chosen < 0 && k < n; k++) {
			int32_t day = b[k].chosen >= 0 ? b[k].day[b[k].chosen] : day_of(s, at[i]);

			if (k < i ? day > day_of(s, at[i]) : day < day_of(s, at[i]))
				b[k].is_sure = false;
		}
	}
}

/* The contested rows from FIRST to LAST. */
static void settle_all(struct dx_job *job, struct sequence *s, size_t first, size_t last)
{
	struct dx_st_ballot b[DX_ST_BALLOT_ROWS] = {{.n = 0}};
	size_t at[DX_ST_BALLOT_ROWS];
	int32_t from = INT32_MIN;
	int32_t to = INT32_MAX;
	size_t n = 0;

	for (size_t i = 0; i < s->n; i++) {
		if (!s->fits[i] || (i >= first && i <= last))
			continue;
		if (i < first)
			from = day_of(s, i);
		else if (to == INT32_MAX)
			to = day_of(s, i);
	}
	for (size_t i = first; i <= last; i++) {
		if (!dx_val_has(&s->rows[i]->t.date) || n == DX_LEN(b))
			continue;
		if (dx_val_has(&s->rows[i]->date_cell))
			dx_wants_add(job, s->rows[i]->date_cell.place, DX_CELL_DATE);
		vote_all(job, s, i, from, to, &b[n]);
		at[n++] = i;
	}
	dx_st_contest(b, n);
	doubt_opposed(s, at, b, n);
	for (size_t i = 0; i < n; i++)
		settle(job, s, at[i], &b[i]);
}

static void mend_contested(struct dx_job *job, struct sequence *s)
{
	for (size_t i = 0; i < s->n; i++) {
		size_t last = i;

		while (s->contested[i] && last + 1 < s->n && s->contested[last + 1])
			last++;
		if (s->contested[i] && last - i < DX_ST_BALLOT_ROWS)
			settle_all(job, s, i, last);
		else
			for (size_t k = i; k <= last; k++)
				s->contested[k] = false; /* too many: as others are mended */
		i = last;
	}
}

/*
 * Where a value date stands beside the dates of a scan and says the same in most rows, one that says another day is a
 * witness against the date: either may have been misread.
 */
static void hear_value_dates(struct dx_job *job, const struct sequence *s)
{
	if (!s->witnessed)
		return;
	for (size_t i = 0; i < s->n; i++) {
		struct st_row *r = s->rows[i];

		if (dx_val_has(&r->t.date) && dx_val_has(&r->t.value_date) && !r->t.date.unsure &&
		    job->pages[r->table->page].source == DX_SOURCE_OCR &&
		    dx_date_cmp(r->t.date.date, r->t.value_date.date) != 0)
			dx_st_date_uncertain(job, r);
	}
}

static void mend_sequence(struct dx_job *job, struct sequence *s)
{
	dx_st_years(job, s->rows, s->n);
	s->witnessed = dx_st_value_dates_agree(s->rows, s->n);
	find_misfits(job, s);
	find_contested(s);
	mend_contested(job, s);
	for (size_t i = 0; i < s->n; i++) {
		struct st_row *r = s->rows[i];

		if (s->contested[i] && dx_val_has(&r->t.date))
			continue;
		if (r->t.date.source == DX_VAL_OCR && !dx_val_has(&r->date_cell) && !s->fits[i])
			leave(job, s, i); /* of no column of dates: nothing reads it again */
		if (!dx_val_has(&r->date_cell) || (s->fits[i] && r->date_cell.conf >= UNSURE_CONF))
			continue;
		dx_wants_add(job, r->date_cell.place, DX_CELL_DATE);
		mend(job, s, i);
	}
	s->witnessed = dx_st_value_dates_agree(s->rows, s->n);
	hear_value_dates(job, s);
}

void dx_st_mend_dates(struct dx_job *job, struct st_part *p)
{
	for (size_t at = 0; at < p->n;) {
		struct sequence s = sequence_of(job, p, &at);

		mend_sequence(job, &s);
	}
}
