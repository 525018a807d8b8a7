/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What recognition does to scanned forms, and what second readings of the same cell make good again: dates of which
 * a letter is wrong, sections, and the status of one letter, which is the first thing to be lost.
 */
#include <string.h>

#include "dx/extract/want.h"

#include "tds_int.h"

/* A second reading that is no surer than this is a guess; a first one that is surer is left alone. */
#define GUESS_CONF 20
#define SURE_CONF  60
/* A status with so many letters is a word ("Matched"), which no letter was made of. */
#define STATUS_WORD 4
#define CHOICES_MAX (DX_CELL_READINGS_MAX + 1)
/* So many cells say where their column is. */
#define COLUMN_MIN 2

static const char statuses[] = "FPUOZ";

/* ---- votes ---- */

struct choice {
	const char *text;
	struct dx_date date;
	unsigned int votes;
};

struct poll {
	struct choice v[CHOICES_MAX];
	size_t n;
	bool plain; /* "line" and "letters" are of one picture: they have one vote */
};

static void vote(struct poll *p, const struct choice *one)
{
	size_t i = 0;

	while (i < p->n &&
	       (one->text ? strcmp(p->v[i].text, one->text) != 0 : dx_date_cmp(p->v[i].date, one->date) != 0))
		i++;
	if (i == CHOICES_MAX)
		return;
	if (i == p->n)
		p->v[p->n++] = *one;
	p->v[i].votes++;
}

/* Has this reading a vote of its own? Asked once for each. */
static bool counts(struct poll *p, const struct dx_cell_reading *r)
{
	bool same_picture = dx_reread_is_plain(r);

	if (r->conf < GUESS_CONF || (same_picture && p->plain))
		return false;
	p->plain |= same_picture;
	return true;
}

/* What at least two say, and more than anything else. */
static const struct choice *elected(const struct poll *p)
{
	const struct choice *best = NULL;
	bool tie = false;

	for (size_t i = 0; i < p->n; i++) {
		if (best && p->v[i].votes == best->votes)
			tie = true;
		if (best && p->v[i].votes <= best->votes)
			continue;
		best = &p->v[i];
		tie = false;
	}
	return best && !tie && best->votes >= 2 ? best : NULL;
}

/* ---- dates ---- */

bool dx_tds_like_date(const char *text)
{
	size_t n = strlen(text);
	size_t digits = 0;

	if (n < 8 || n > 12 || (strncmp(text + n - 4, "20", 2) != 0 && strncmp(text + n - 4, "19", 2) != 0))
		return false;
	for (size_t i = 0; i < n; i++) {
		digits += text[i] >= '0' && text[i] <= '9';
		if (strchr("&#@()[]:;", text[i]))
			return false;
	}
	return digits >= 5 && digits < n && strspn(text + n - 4, "0123456789") == 4;
}

/* Differ A and B, dates as printed, by one letter where both have letters or marks? */
static bool nearly(const char *a, const char *b)
{
	size_t wrong = 0;

	if (strlen(a) != strlen(b))
		return false;
	for (size_t i = 0; a[i]; i++) {
		bool digit = (a[i] >= '0' && a[i] <= '9') && (b[i] >= '0' && b[i] <= '9');

		if (a[i] != b[i] && digit)
			return false;
		wrong += a[i] != b[i];
	}
	return wrong <= 1;
}

static bool parse(const struct dx_job *job, const char *text, struct dx_date *d_r)
{
	struct dx_dates_raw raw;

	return dx_dates_whole(dx_str(text), &raw) && raw.year >= 0 && dx_dates_resolve(&raw, &job->dates, d_r);
}

void dx_tds_mend_date(struct dx_job *job, struct dx_val *v)
{
	const struct dx_reread *cell = dx_reread_of(job, v->place);
	const char *first = v->raw;
	const struct choice *best;
	struct poll p = {.n = 0};
	bool near = false;

	dx_wants_add(job, v->place, DX_CELL_DATE);
	v->source = DX_VAL_ABSENT;
	for (size_t i = 0; cell && i < cell->n; i++) {
		struct choice one = {0};

		if (!parse(job, cell->readings[i].text, &one.date) || !counts(&p, &cell->readings[i]))
			continue;
		vote(&p, &one);
		if (!near && nearly(first, cell->readings[i].text)) {
			vote(&p, &one);
			near = true;
		}
	}
	best = elected(&p);
	if (!best)
		return;
	v->date = best->date;
	v->source = DX_VAL_REPAIRED;
}

/* ---- sections ---- */

/* Sections under which tax is deducted or collected, Income-tax Act, 1961, chapter XVII; longer ones begin so. */
static const char *const sections[] = {"192", "193", "194", "195", "196"};

bool dx_tds_is_section(const char *text)
{
	size_t n = strlen(text);

	for (size_t i = 0; i < DX_LEN(sections); i++)
		if (n <= 6 && strncmp(text, sections[i], 3) == 0 &&
		    text[3 + strspn(text + 3, "ABCDEFGHIJKLMNOPQRST")] == '\0')
			return true;
	return n <= 5 && strncmp(text, "206C", 4) == 0 && (n == 4 || (text[4] >= 'A' && text[4] <= 'R'));
}

/* What looks like the letter of a section ("194)", "194)B"): only where one letter alone looks so. */
static bool by_shape(struct dx_job *job, struct dx_val *v)
{
	static const struct {
		char misread[4];
		char meant;
	} shapes[] = {{"1", 'I'}, {"l", 'I'}, {"|", 'I'}, {"!", 'I'},
		      {"/", 'I'}, {")", 'J'}, {"}", 'J'}, {"\302\242", 'C'} /* a cent's sign */};

	if (strncmp(v->text, "19", 2) != 0 || v->text[2] < '2' || v->text[2] > '6')
		return false;
	for (size_t i = 0; i < DX_LEN(shapes); i++) {
		size_t n = strlen(shapes[i].misread);
		const char *rest = v->text + 3 + n;
		const char *text;

		if (strncmp(v->text + 3, shapes[i].misread, n) != 0)
			continue;
		text = dx_asprintf(job->arena, "%.3s%c%.*s", v->text, shapes[i].meant, (int)strcspn(rest, " "), rest);
		if (!dx_tds_is_section(text))
			continue;
		text = dx_asprintf(job->arena, "%s%s", text, rest + strcspn(rest, " ")); /* "1941 - Rent" */
		v->text = text;
		v->source = DX_VAL_REPAIRED;
		return true;
	}
	return false;
}

/* "I94H", "l94C": before 9 stands a 1. */
static void begin_with_one(struct dx_job *job, struct dx_val *v)
{
	const char *text = dx_asprintf(job->arena, "1%s", v->text + (v->text[0] != '\0'));

	if (v->source != DX_VAL_OCR || !strchr("Il|!", v->text[0]) || text[1] != '9')
		return;
	v->text = text;
	if (dx_tds_is_section(text))
		v->source = DX_VAL_REPAIRED;
}

void dx_tds_section(struct dx_job *job, struct dx_val *v)
{
	const struct dx_reread *cell;
	const struct choice *best;
	struct poll p = {.n = 0};

	begin_with_one(job, v);
	/* a text, a section of the Act of 2025 ("393(1)"), and what is well read are left alone */
	if (v->source != DX_VAL_OCR || v->text[0] < '1' || v->text[0] > '2' || by_shape(job, v) ||
	    strlen(v->text) > 6 || strchr(v->text, ' ') || (dx_tds_is_section(v->text) && v->conf >= SURE_CONF))
		return;
	cell = dx_reread_of(job, v->place);
	dx_wants_add(job, v->place, DX_CELL_TEXT);
	if (dx_tds_is_section(v->text))
		vote(&p, &(struct choice){.text = v->text});
	for (size_t i = 0; cell && i < cell->n; i++)
		if (dx_tds_is_section(cell->readings[i].text) && counts(&p, &cell->readings[i]))
			vote(&p, &(struct choice){.text = cell->readings[i].text});
	best = elected(&p);
	if (best && strcmp(best->text, v->text) != 0) {
		v->text = best->text;
		v->source = DX_VAL_REPAIRED;
	} else if (!best && !dx_tds_is_section(v->text)) {
		v->source = DX_VAL_ABSENT;
	}
}

/* ---- status ---- */

/* The one status that TEXT may be, NULL: none or several. An E is no status, and no other letter looks like it than F.
 */
static const char *status_in(const char *text)
{
	const char *found = NULL;

	if (strlen(text) > 2)
		return NULL;
	for (const char *p = text; *p; p++) {
		const char *at = strchr(statuses, *p);

		if (at && found && at != found)
			return NULL;
		found = at ? at : found;
	}
	return found ? found : strchr(text, 'E') ? statuses : NULL;
}

void dx_tds_status(struct dx_job *job, struct dx_val *v)
{
	const struct dx_reread *cell;
	const struct choice *best;
	struct poll p = {.n = 0};
	const char *first;
	size_t len = strlen(v->text);
	bool sure = v->conf >= SURE_CONF;

	if (v->source != DX_VAL_OCR || (sure && (len >= STATUS_WORD || (len == 1 && strchr(statuses, v->text[0])))))
		return;
	first = status_in(v->text);
	if (first)
		vote(&p, &(struct choice){.text = dx_strndup(job->arena, first, 1)});
	cell = dx_reread_of(job, v->place);
	dx_wants_add(job, v->place, DX_CELL_TEXT);
	for (size_t i = 0; cell && i < cell->n; i++) {
		const char *one = status_in(cell->readings[i].text);

		if (one && counts(&p, &cell->readings[i]))
			vote(&p, &(struct choice){.text = dx_strndup(job->arena, one, 1)});
	}
	best = elected(&p);
	if (best && strcmp(best->text, v->text) == 0)
		return;
	if (!best && first && p.n == 1)
		best = &p.v[0]; /* nothing else was read */
	if (!best) {
		v->source = DX_VAL_ABSENT; /* no letter that it may be: not known */
		return;
	}
	v->text = best->text;
	v->source = DX_VAL_REPAIRED;
}

void dx_tds_column_add(struct tds_column *c, struct dx_place from, struct dx_place at)
{
	int32_t x0 = at.x0 - from.x0;
	int32_t x1 = at.x1 - from.x0;

	if (!at.page || at.page != from.page)
		return;
	c->from = c->n && c->from < x0 ? c->from : x0;
	c->to = c->n && c->to > x1 ? c->to : x1;
	c->n++;
}

struct dx_place dx_tds_column_at(const struct tds_column *c, struct dx_place from)
{
	if (c->n < COLUMN_MIN || !from.page)
		return (struct dx_place){0};
	return (struct dx_place){from.page, from.x0 + c->from, from.y0, from.x0 + c->to, from.y1};
}

void dx_tds_find_statuses(struct dx_job *job, const struct tds_list *rows, size_t date, size_t status)
{
	struct tds_column c = {0};

	for (size_t i = 0; i < rows->n; i++) {
		const char *row = rows->v + i * rows->size;

		dx_tds_column_add(&c, ((const struct dx_val *)(const void *)(row + date))->place,
				  ((const struct dx_val *)(const void *)(row + status))->place);
	}
	for (size_t i = 0; i < rows->n; i++) {
		char *row = rows->v + i * rows->size;
		struct dx_val *v = (struct dx_val *)(void *)(row + status);
		struct dx_place at = dx_tds_column_at(&c, ((struct dx_val *)(void *)(row + date))->place);

		if (dx_val_has(v) || v->place.page || !at.page)
			continue;
		*v = (struct dx_val){.text = "", .raw = "", .source = DX_VAL_OCR, .place = at};
		dx_tds_status(job, v);
	}
}

size_t dx_tds_serial(struct dx_job *job, struct dx_place at)
{
	const struct dx_reread *cell = dx_reread_of(job, at);
	const struct choice *best;
	struct poll p = {.n = 0};
	uint64_t n;

	dx_wants_add(job, at, DX_CELL_TEXT);
	for (size_t i = 0; cell && i < cell->n; i++) {
		const char *text = cell->readings[i].text;
		size_t digits = strspn(text, "0123456789");

		if (digits > 0 && text[digits + strspn(text + digits, ".")] == '\0' && counts(&p, &cell->readings[i]))
			vote(&p, &(struct choice){.text = dx_strndup(job->arena, text, digits)});
	}
	best = elected(&p);
	return best && dx_str_u64(dx_str(best->text), &n) ? (size_t)n : 0;
}
