/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The time of day that a receipt says. */
#include "receipt_int.h"

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

bool dx_receipt_time_in(struct dx_job *job, const char *text, size_t *from_r, size_t *n_r, const char **value_r)
{
	for (size_t i = 0; text[i]; i++) {
		const char *p = text + i;
		unsigned int h = 0;
		size_t n = 0;
		bool pm;
		bool am;
		const char *rest;

		if (!is_digit(*p) || (i > 0 && (is_digit(text[i - 1]) || text[i - 1] == ':' || text[i - 1] == '.')))
			continue;
		while (n < 2 && is_digit(p[n]))
			h = h * 10 + (unsigned int)(p[n++] - '0');
		if (p[n] != ':' || h > 23 || p[n + 1] < '0' || p[n + 1] > '5' || !is_digit(p[n + 2]) ||
		    is_digit(p[n + 3]))
			continue;
		rest = p + n + 3;
		if (rest[0] == ':' && rest[1] >= '0' && rest[1] <= '5' && is_digit(rest[2]) && !is_digit(rest[3]))
			rest += 3;
		*from_r = i;
		*n_r = (size_t)(rest - p);
		while (*rest == ' ')
			rest++;
		pm = (rest[0] == 'P' || rest[0] == 'p') && (rest[1] == 'M' || rest[1] == 'm' || rest[1] == '.');
		am = (rest[0] == 'A' || rest[0] == 'a') && (rest[1] == 'M' || rest[1] == 'm' || rest[1] == '.');
		if (pm && h < 12)
			h += 12;
		else if (am && h == 12)
			h = 0;
		*value_r = dx_asprintf(job->arena, "%02u%.*s", h, (int)(*n_r - n), p + n);
		return true;
	}
	return false;
}

void dx_receipt_clock(struct dx_job *job, struct rec_receipt *r)
{
	for (int labelled = 1; labelled >= 0; labelled--) {
		for (size_t i = 0; i < job->lines.n; i++) {
			const struct dx_line *l = &job->lines.v[i];
			char *text;
			const char *value;
			size_t from;
			size_t n;
			struct dx_val unused;

			if (labelled && !dx_receipt_holds(job, i, RL_TIME) && !dx_receipt_date_on(job, i, &unused))
				continue;
			text = dx_lines_text(job->arena, l->words, l->n);
			if (!dx_receipt_time_in(job, text, &from, &n, &value))
				continue;
			r->time = dx_lines_val(job->arena, &job->pages[l->page], l->words, l->n);
			r->time.raw = dx_strndup(job->arena, text + from, n);
			r->time.text = value;
			return;
		}
	}
}
