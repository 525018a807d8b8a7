/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* When: the date of a receipt, read again where it is not sure. The time of day is in clock.c. */
#include <string.h>

#include "dx/extract/value.h"
#include "dx/extract/want.h"

#include "receipt_int.h"

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (unsigned char)c >= 0x80;
}

#define YEAR_MAX 2050 /* no receipt is newer */

static bool is_digit_or_name(char c)
{
	return is_digit(c) || is_letter(c);
}

static bool same_day(struct dx_date a, struct dx_date b)
{
	return a.year == b.year && a.month == b.month && a.day == b.day;
}

/* "3.03.1": three figures of which the last, where no year stands first, has one digit. Prices are printed so. */
static bool lacks_year(const char *text, size_t n)
{
	size_t last = 0;

	while (last < n && is_digit(text[n - 1 - last]))
		last++;
	return last == 1 && strspn(text, "0123456789") <= 2;
}

/* "Dee 10/20" in front of "/2018": figures of another date. */
static bool goes_on(const char *behind)
{
	return *behind == '/' && is_digit(behind[1]);
}

/* A date anywhere in TEXT ("Date:11/01/2019", "25/12/201820:13"). */
static bool date_in(struct dx_job *job, const char *text, size_t *from_r, size_t *used_r, struct dx_date *d)
{
	struct dx_str s = dx_str(text);

	for (size_t i = 0; i < s.n; i++) {
		struct dx_dates_raw raw;
		bool inside = i > 0 && (is_digit(s.p[i - 1]) || is_letter(s.p[i - 1]));

		/* a time or a label may be glued behind it */
		if (inside || !is_digit_or_name(s.p[i]) ||
		    (!dx_dates_scan(dx_str_sub(s, i, SIZE_MAX), &raw, used_r) &&
		     !dx_dates_scan(dx_str_sub(s, i, 10), &raw, used_r)) ||
		    raw.year < 0 || lacks_year(s.p + i, *used_r) || goes_on(s.p + i + *used_r) ||
		    !dx_dates_resolve(&raw, &job->dates, d) || dx_date_cmp(*d, job->dates.from) < 0 ||
		    d->year > YEAR_MAX)
			continue;
		*from_r = i;
		return true;
	}
	return false;
}

static bool is_slash(char c)
{
	return c == '/' || c == '-';
}

/*
 * What a scanner makes of years of this century, and of a lost stroke: "10/03/2078" for 2018, "1101/2019" for
 * 11/01/2019. NULL when the text has neither.
 */
static char *respelled(struct dx_job *job, const char *text)
{
	char *copy = dx_strdup(job->arena, text);

	for (size_t i = 0; copy[i]; i++) {
		size_t run = 0;

		if (i > 0 && (is_digit(copy[i - 1]) || is_slash(copy[i - 1])))
			continue;
		while (is_digit(copy[i + run]))
			run++;
		if (run == 4 && is_slash(copy[i + 4]) && strncmp(copy + i + 5, "20", 2) == 0)
			return dx_asprintf(job->arena, "%.*s%c%s", (int)i + 2, copy, copy[i + 4], copy + i + 2);
		if ((run == 1 || run == 2) && is_slash(copy[i + run])) {
			char *year = copy + i + run + 1;

			year += strspn(year, "0123456789");
			if (is_slash(*year) && year[1] == '2' && year[2] == '0' && year[3] == '7' &&
			    is_digit(year[4])) {
				year[3] = '1';
				return copy;
			}
		}
	}
	return NULL;
}

/* A date on LINE, and which bytes of its text are it. */
struct found {
	struct dx_date d;
	const char *text;
	size_t from, used;
	bool repaired;
	bool moved; /* what was put right is longer, or shorter, than the text: the bytes are not its */
};

static bool find_date(struct dx_job *job, size_t line, struct found *f)
{
	const struct dx_line *l = &job->lines.v[line];
	const char *other;

	*f = (struct found){.text = dx_lines_text(job->arena, l->words, l->n)};
	if (date_in(job, f->text, &f->from, &f->used, &f->d))
		return true;
	other = job->pages[l->page].source == DX_SOURCE_OCR ? respelled(job, f->text) : NULL;
	f->repaired = true;
	if (!other && job->pages[l->page].source == DX_SOURCE_OCR)
		other = dx_receipt_possible_day(job, f->text);
	if (!other && job->pages[l->page].source == DX_SOURCE_OCR)
		other = dx_receipt_with_noughts(job, f->text);
	f->moved = other && strlen(other) != strlen(f->text);
	return other && date_in(job, other, &f->from, &f->used, &f->d);
}

/* What stands between the parts of a date, or what recognition makes of it. */
static bool is_stroke(char c)
{
	return is_slash(c) || c == '1' || c == '7' || c == '2';
}

static bool is_number(const char *p, size_t n)
{
	return is_digit(p[0]) && is_digit(p[n - 1]);
}

/* Is what stands from P on behind the year of TEXT, and a blank? A time, or what is left of one. */
static bool ends_year(const char *text, const char *p)
{
	return *p == ' ' && p - text > 5 && is_slash(p[-5]) && p[-4] == '2' && p[-3] == '0' && is_digit(p[-1]);
}

/*
 * The day that a reading of a date's cell says. There it is known to be one: strokes between its parts may be lost
 * ("53/2018") or taken for digits ("25/1212018"), as long as one day only comes of it.
 */
static bool day_of(struct dx_job *job, const char *text, struct dx_date *d)
{
	char *digits = dx_strdup(job->arena, text);
	size_t from;
	size_t used;
	size_t days = 0;
	size_t n = 0;
	char *possible;

	possible = dx_receipt_possible_day(job, text);
	if (date_in(job, text, &from, &used, d) || (possible && date_in(job, possible, &from, &used, d)))
		return true;
	for (const char *p = text; *p && !ends_year(text, p); p++)
		if (is_digit(*p) || is_slash(*p))
			digits[n++] = *p;
		else if (*p != ' ' && *p != ',')
			return false;
	digits[n] = '\0';
	if (n < 6 || n > 10 || strncmp(digits + n - 4, "20", 2) != 0)
		return false;
	for (size_t day = 1; day <= 2; day++) {
		for (size_t month = 1; month <= 2; month++) {
			const char *year = digits + n - 4;
			const char *p = digits;
			struct dx_date one;
			char *spelled;

			/* behind day and month one stroke or none, and no digit that is none left over */
			for (size_t lost = 0; lost < 4; lost++) {
				size_t at = day + (lost & 1 ? 0 : 1);
				size_t end = at + month + (lost & 2 ? 0 : 1);

				if (p + end != year || !is_number(p, day) || !is_number(p + at, month) ||
				    (at > day && !is_stroke(p[day])) || (end > at + month && !is_stroke(p[at + month])))
					continue;
				spelled =
					dx_asprintf(job->arena, "%.*s/%.*s/%s", (int)day, p, (int)month, p + at, year);
				if (!date_in(job, spelled, &from, &used, &one)) {
					spelled = respelled(job, spelled); /* "10/03/2078" */
					if (!spelled || !date_in(job, spelled, &from, &used, &one))
						continue;
				}
				if (days > 0 && same_day(one, *d))
					continue;
				*d = one;
				days++;
			}
		}
	}
	return days == 1;
}

/* The words of LINE that hold the bytes FROM … FROM + N of its text. */
static struct dx_words words_of(const struct dx_job *job, size_t line, size_t from, size_t n)
{
	const struct dx_line *l = &job->lines.v[line];
	struct dx_words w = {l->words, 0, 0, l->page};
	size_t at = 0;

	for (size_t i = 0; i < l->n; i++) {
		size_t end = at + strlen(l->words[i]->text);

		if (end <= from)
			w.words = l->words + i + 1;
		else if (at < from + n)
			w.n++;
		at = end + 1;
	}
	return w;
}

/* "H.No 5-9-22, Adarsh Nagar": parts of the number of a house, and a street behind it. */
static bool is_house(struct dx_job *job, const struct found *f)
{
	const char *before = dx_receipt_fold(job, dx_strndup(job->arena, f->text, f->from));
	const char *behind = f->text + f->from + f->used;
	size_t n = strlen(before);

	return !f->repaired && n >= 2 && strcmp(before + n - 2, "NO") == 0 && *behind == ',' &&
	       strlen(dx_receipt_fold(job, behind)) > 2;
}

bool dx_receipt_date_on(struct dx_job *job, size_t line, struct dx_val *v)
{
	const struct dx_line *l = &job->lines.v[line];
	struct found f;

	if (!find_date(job, line, &f) || is_house(job, &f))
		return false;
	*v = dx_lines_val(job->arena, &job->pages[l->page], l->words, l->n);
	if (f.repaired)
		v->source = DX_VAL_REPAIRED;
	v->raw = dx_strndup(job->arena, f.text + f.from, f.repaired ? strlen(f.text + f.from) : f.used);
	v->date = f.d;
	return true;
}

/* ---- a date that is not sure ---- */

#define DATE_SURE  90 /* percent; below that the cell is read again */
#define DATE_VOTES 2  /* readings that must agree; against a first one one more, and more than say the same as it */

struct ballot {
	struct dx_date d;
	size_t n;
};

/* Is reading AT of CELL one of D, but for one letter where that one has a digit? */
static bool is_blurred(struct dx_job *job, const struct dx_reread *cell, size_t at, struct dx_date d)
{
	for (size_t i = 0; i < cell->n; i++) {
		struct dx_date other;

		if (dx_receipt_is_blurred(cell->readings[at].text, cell->readings[i].text) &&
		    day_of(job, cell->readings[i].text, &other) && same_day(other, d))
			return true;
	}
	return false;
}

/* How often D is said: on other lines of the receipt, and by the readings of CELL. */
static size_t votes(struct dx_job *job, size_t line, const struct dx_reread *cell, struct dx_date d)
{
	bool plain = false;
	size_t n = 0;

	for (size_t i = 0; i < job->lines.n; i++) {
		struct found f;

		n += i != line && find_date(job, i, &f) && same_day(f.d, d);
	}
	for (size_t i = 0; i < cell->n; i++) {
		bool same_picture = dx_reread_is_plain(&cell->readings[i]);
		struct dx_date other;

		/* readings of the same picture, with and without letters, are one */
		if ((same_picture && plain) ||
		    (day_of(job, cell->readings[i].text, &other) ? !same_day(other, d) : !is_blurred(job, cell, i, d)))
			continue;
		plain |= same_picture;
		n++;
	}
	return n;
}

/*
 * The day that most readings of the cell agree on. A day or month that was put right is none as long as readings
 * without one agree.
 */
static struct ballot elect(struct dx_job *job, size_t line, const struct dx_reread *cell)
{
	struct ballot best = {.n = 0};

	for (int mended = 0; mended < 2 && best.n < DATE_VOTES; mended++) {
		for (size_t i = 0; i < cell->n; i++) {
			const char *text = cell->readings[i].text;
			struct dx_date d;

			if (day_of(job, text, &d) && (mended || !dx_receipt_possible_day(job, text))) {
				size_t n = votes(job, line, cell, d);

				if (n > best.n)
					best = (struct ballot){d, n};
			}
		}
	}
	return best;
}

/* A word with letters is no date in digits: "16 FEB 2018" must not be read as figures. */
static enum dx_cell_kind kind_of(struct dx_job *job, const struct dx_words *w)
{
	size_t letters, digits, capitals;

	dx_receipt_count(dx_words_text(job->arena, w), &letters, &digits, &capitals);
	return letters > 2 ? DX_CELL_TEXT : DX_CELL_DATE;
}

/* The days that the cell of a date was read as, each once, for whoever looks at the correction. */
static void tell_candidates(struct dx_job *job, const struct dx_reread *cell, struct dx_val *v)
{
	struct dx_reading *list = dx_alloc_array(job->arena, cell->n, sizeof(*list));
	char text[DX_DATE_TEXT_MAX];
	size_t n = 0;

	for (size_t i = 0; i < cell->n; i++) {
		const struct dx_cell_reading *r = &cell->readings[i];
		struct dx_date d;
		bool known = !day_of(job, r->text, &d);

		for (size_t k = 0; k < n && !known; k++)
			known = strcmp(list[k].text, dx_date_text(d, text)) == 0;
		if (!known)
			list[n++] = (struct dx_reading){.text = dx_strdup(job->arena, dx_date_text(d, text)),
							.why = "read_again",
							.how = r->how,
							.conf = r->conf};
	}
	v->readings = list;
	v->n_readings = (uint8_t)n;
}

/* Does another line print D as well, and clearly? Another print is worth more than more readings of one. */
static bool is_printed_again(struct dx_job *job, size_t line, struct dx_date d)
{
	struct found f;

	for (size_t i = 0; i < job->lines.n; i++) {
		struct dx_words w;

		if (i == line || !find_date(job, i, &f) || f.repaired || !same_day(f.d, d))
			continue;
		w = words_of(job, i, f.from, f.used);
		if (w.n > 0 && dx_words_val(job->arena, &job->lines, &w).conf >= DATE_SURE)
			return true;
	}
	return false;
}

/* The day that the strokes of the digits in CELL say, against the recogniser's readings of them. */
static bool day_by_strokes(struct dx_job *job, const struct dx_reread *cell, struct dx_date *d)
{
	for (size_t i = 0; i < cell->n; i++)
		if (strcmp(cell->readings[i].how, "strokes") == 0)
			return day_of(job, cell->readings[i].text, d);
	return false;
}

/*
 * The date on LINE was read as V, with little confidence, or not at all: the cell W of it, from LEFT on if that is
 * further left, is wanted, and when it has been read again, most readings decide.
 */
static void settle_date(struct dx_job *job, size_t line, const struct dx_words *w, int32_t left, struct dx_val *v)
{
	struct dx_val cell_val = dx_words_val(job->arena, &job->lines, w);
	const struct dx_reread *cell;
	struct ballot b;

	cell_val.place.x0 = left < cell_val.place.x0 ? left : cell_val.place.x0;
	cell = dx_reread_of(job, cell_val.place);
	if (!cell) {
		dx_wants_add(job, cell_val.place, kind_of(job, w));
		return;
	}
	if (dx_val_has(v) && is_printed_again(job, line, v->date))
		return;
	b = elect(job, line, cell);
	/* what was put right is no reading against the later ones */
	if (!day_by_strokes(job, cell, &b.d) &&
	    (b.n < DATE_VOTES + (size_t)(dx_val_has(v) && v->source != DX_VAL_REPAIRED) ||
	     (dx_val_has(v) && (same_day(b.d, v->date) || b.n <= votes(job, line, cell, v->date)))))
		return;
	*v = cell_val;
	v->date = b.d;
	v->source = DX_VAL_REPAIRED;
	tell_candidates(job, cell, v);
}

/* Does another line say another day that differs in one digit? One of them was misread then. */
static bool is_contradicted(struct dx_job *job, size_t line, struct dx_date d)
{
	char mine[DX_DATE_TEXT_MAX];
	char other[DX_DATE_TEXT_MAX];
	struct found f;

	dx_date_text(d, mine);
	for (size_t i = 0; i < job->lines.n; i++) {
		size_t differ = 0;

		if (i == line || !find_date(job, i, &f))
			continue;
		dx_date_text(f.d, other);
		for (size_t k = 0; mine[k] && other[k]; k++)
			differ += mine[k] != other[k];
		if (differ == 1)
			return true;
	}
	return false;
}

static void doubt_date(struct dx_job *job, size_t line, struct dx_val *v)
{
	struct found f;
	struct dx_words w;

	if (job->pages[job->lines.v[line].page].source != DX_SOURCE_OCR || !find_date(job, line, &f))
		return;
	w = words_of(job, line, f.moved ? 0 : f.from, f.moved ? SIZE_MAX / 2 : f.used);
	if (w.n > 0 && (f.repaired || dx_words_val(job->arena, &job->lines, &w).conf < DATE_SURE ||
			is_contradicted(job, line, f.d)))
		settle_date(job, line, &w, INT32_MAX, v);
}

/*
 * A date that is read, and that no receipt can have: its year was misread. A later reading with the same day and month
 * of a year that can be is it, if no other year is read.
 */
static void outdated_date(struct dx_job *job, size_t line, struct dx_val *v)
{
	const struct dx_date earliest = job->dates.from;
	const struct dx_reread *cell;
	struct dx_val of;
	struct dx_words w;
	struct found f;
	bool found;

	job->dates.from = dx_receipt_earliest(job, NULL, false);
	found = find_date(job, line, &f);
	job->dates.from = earliest;
	if (!found || f.repaired || dx_date_cmp(f.d, earliest) >= 0)
		return;
	w = words_of(job, line, f.from, f.used);
	if (w.n == 0)
		return;
	settle_date(job, line, &w, INT32_MAX, v);
	if (!dx_val_has(v) && dx_receipt_day_without_strokes(job, f.d, &v->date)) {
		struct dx_date d = v->date;

		*v = dx_words_val(job->arena, &job->lines, &w);
		v->date = d;
		v->source = DX_VAL_REPAIRED;
		return;
	}
	of = dx_words_val(job->arena, &job->lines, &w);
	cell = dx_val_has(v) ? NULL : dx_reread_of(job, of.place);
	for (size_t i = 0; cell && i < cell->n; i++) {
		struct dx_date d;

		if (!day_of(job, cell->readings[i].text, &d) || d.month != f.d.month || d.day != f.d.day ||
		    (dx_val_has(v) && same_day(d, v->date)))
			continue;
		if (dx_val_has(v)) {
			*v = (struct dx_val){0};
			return;
		}
		*v = of;
		v->date = d;
		v->source = DX_VAL_REPAIRED;
		tell_candidates(job, cell, v);
	}
}

/* "17-G6-18", "03/0/2018": two signs of the same sort, and mostly digits. */
static bool like_a_date(const char *text)
{
	size_t letters, digits, capitals;
	size_t signs[2] = {0};

	dx_receipt_count(text, &letters, &digits, &capitals);
	for (const char *p = text; *p; p++) {
		signs[0] += *p == '/';
		signs[1] += *p == '-';
	}
	return digits >= 4 && letters <= 1 && digits <= 10 && (signs[0] == 2 || signs[1] == 2) &&
	       signs[0] + signs[1] <= 3;
}

/* Figures that are no date, behind the label of one or in its form. */
static void illegible_date(struct dx_job *job, size_t line, bool labelled, struct dx_val *v)
{
	const struct dx_label_hit *hit = labelled ? dx_receipt_holds(job, line, RL_DATE) : NULL;
	const struct dx_line *l = &job->lines.v[line];
	size_t from = hit ? hit->first + hit->n : 0;
	struct dx_words w = {l->words, 0, 0, l->page};
	size_t letters, digits, capitals;

	if (job->pages[l->page].source != DX_SOURCE_OCR || (labelled && !hit))
		return;
	if (hit && from == l->n) /* glued to its label */
		from = hit->first;
	for (size_t i = from; !labelled && i < l->n && w.n == 0; i++)
		if (like_a_date(l->words[i]->text))
			w = (struct dx_words){l->words + i, 1, 0, l->page};
	if (labelled)
		w = (struct dx_words){l->words + from, l->n - from < 3 ? l->n - from : 3, 0, l->page};
	if (w.n == 0)
		return;
	dx_receipt_count(dx_words_text(job->arena, &w), &letters, &digits, &capitals);
	if (digits >= 3)
		settle_date(job, line, &w, INT32_MAX, v);
}

/*
 * "04-18 16:40" at the beginning of a line: what is left of a date before a time, when its first figures were taken for
 * a line of their own, or for nothing.
 */
static void beheaded_date(struct dx_job *job, size_t line, struct dx_val *v)
{
	const struct dx_line *l = &job->lines.v[line];
	struct dx_words w = {l->words, 1, 0, l->page};
	const char *text = l->words[0]->text;
	const char *value;
	size_t from, n;
	int32_t left;

	if (job->pages[l->page].source != DX_SOURCE_OCR || l->n < 2 || strlen(text) != 5 || !is_slash(text[2]) ||
	    strspn(text, "0123456789") != 2 || strspn(text + 3, "0123456789") != 2 ||
	    !dx_receipt_time_in(job, l->words[1]->text, &from, &n, &value) || from > 0)
		return;
	/* two figures and a stroke are as wide as three of these five; and a little more */
	left = l->words[0]->x0 - (l->words[0]->x1 - l->words[0]->x0) * 7 / 10;
	settle_date(job, line, &w, left > 0 ? left : 0, v);
}

/* The labelled date, else the first one. */
static void date(struct dx_job *job, struct rec_receipt *r)
{
	struct dx_val *v = &r->date;

	job->dates.from = dx_receipt_earliest(job, dx_val_has(&r->currency) ? r->currency.text : NULL,
					      job->n_pages > 0 && job->pages[0].source == DX_SOURCE_OCR);
	job->dates.month_first = dx_receipt_month_first(job, dx_val_has(&r->currency) ? r->currency.text : NULL);
	for (size_t i = 0; i < job->lines.n && !dx_val_has(v); i++)
		if (dx_receipt_holds(job, i, RL_DATE) && dx_receipt_date_on(job, i, v))
			doubt_date(job, i, v);
	for (int late = 0; late < 2; late++)
		for (size_t i = 0; i < job->lines.n && !dx_val_has(v); i++)
			if ((late || !dx_receipt_is_appointment(job, i)) && dx_receipt_date_on(job, i, v))
				doubt_date(job, i, v);
	for (size_t i = 0; i < job->lines.n && !dx_val_has(v); i++)
		outdated_date(job, i, v);
	for (int labelled = 1; labelled >= 0; labelled--)
		for (size_t i = 0; i < job->lines.n && !dx_val_has(v); i++)
			illegible_date(job, i, labelled, v);
	for (size_t i = 0; i < job->lines.n && !dx_val_has(v); i++)
		beheaded_date(job, i, v);
	if (dx_val_has(v) && v->source != DX_VAL_TEXT_LAYER && dx_receipt_day_in_numbers(job, v->date, &v->date))
		v->source = DX_VAL_REPAIRED;
}

void dx_receipt_when(struct dx_job *job, struct rec_receipt *r)
{
	date(job, r);
}
