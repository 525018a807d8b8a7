/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Scanned dates whose day and month are legible and whose year is not: "13SEP26" between rows of 2024, "05-AUG-2623".
 * The rows around, or the period that is printed, leave one year for that day; it is taken where one digit of what was
 * read makes the difference.
 */
#include <string.h>

#include "dx/extract/want.h"

#include "dates_int.h"
#include "dates.h"

#define GUESS_CONF 20
/* Days that the rows or the period leave, at most: of two years there are two dates for one day. */
#define WINDOW_MAX 364

/* Does YEAR, of N digits, differ from what stands at TEXT in one of them? */
static bool nearly_year(const char *text, const char *year, size_t n)
{
	size_t wrong = 0;

	for (size_t i = 0; i < n; i++)
		wrong += text[i] != year[i];
	return wrong == 1;
}

/* TEXT with YEAR for the run of digits that nearly is one: four digits anywhere, or two at its end. */
static bool says_in(const struct dx_job *job, const char *text, int year, struct dx_date *d_r)
{
	const char *four = dx_asprintf(job->arena, "%04d", year);
	size_t n;

	for (const char *p = text; *p; p += n) {
		const char *want = four;

		n = strspn(p, "0123456789");
		if (n == 2 && p[n] == '\0' && p > text)
			want += 2;
		else if (n != 4) {
			n += n == 0;
			continue;
		}
		if (!nearly_year(p, want, n))
			continue;
		text = dx_asprintf(job->arena, "%.*s%s%s", (int)(p - text), text, want, p + n);
		return dx_st_date_again(job, text, d_r) && d_r->year == year;
	}
	return false;
}

bool dx_st_year_between(const struct dx_job *job, const struct dx_st_between *b, const struct dx_val *first,
			const struct dx_reread *cell, struct dx_date *d_r)
{
	const int years[] = {dx_date_from_days(b->from).year, dx_date_from_days(b->to).year};
	bool found = false;

	if (b->from > b->to || b->to - b->from > WINDOW_MAX)
		return false;
	for (size_t i = 0; i < cell->n + 1; i++) {
		const char *text = i == 0 ? first->raw : cell->readings[i - 1].text;

		if (!text || (i > 0 && cell->readings[i - 1].conf < GUESS_CONF))
			continue;
		for (size_t k = 0; k < (years[0] == years[1] ? 1 : 2); k++) {
			struct dx_date d;

			if (!says_in(job, text, years[k], &d) || dx_date_days(d) < b->from || dx_date_days(d) > b->to)
				continue;
			if (found && dx_date_cmp(d, *d_r) != 0)
				return false; /* readings differ in the day as well */
			*d_r = d;
			found = true;
		}
	}
	return found;
}
