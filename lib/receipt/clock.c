/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The time of day that a receipt says. */
#include <string.h>

#include "receipt_int.h"

/* "19: 04": recognition parts a time behind its colon. */
static void join_times(char *text)
{
	for (char *p = text; *p; p++)
		if (p > text + 1 && p[0] == ':' && p[1] == ' ' && dx_is_digit(p[-1]) && dx_is_digit(p[-2]) &&
		    dx_is_digit(p[2]) && dx_is_digit(p[3]))
			memmove(p + 1, p + 2, strlen(p + 2) + 1);
}

/* TEXT of LINE, which has no room for the half of the day that begins the next one: "at 01:48" above "PM and …". */
static char *with_half_below(struct dx_job *job, size_t line, char *text)
{
	static const char *const halves[] = {"am", "pm", "a.m.", "p.m.", "a.m", "p.m"};
	const struct dx_line *below = &job->lines.v[line + 1];

	if (line + 1 >= job->lines.n || below->page != job->lines.v[line].page)
		return text;
	for (size_t i = 0; i < DX_LEN(halves); i++)
		if (dx_str_ieq_c(dx_strn(below->words[0]->text, strcspn(below->words[0]->text, ",")), halves[i]))
			return dx_asprintf(job->arena, "%s %s", text, below->words[0]->text);
	return text;
}

/* How sure is LINE to have the time? -1: it is of a session, or another appointment; 2: beside the date that is
 * labelled; 1: beside a date, or a label of its own. */
static int rank_of(struct dx_job *job, size_t line)
{
	struct dx_val unused;
	bool dated = dx_receipt_date_on(job, line, &unused);

	if (dx_receipt_is_appointment(job, line))
		return -1;
	if (dated && dx_receipt_holds(job, line, RL_DATE))
		return 2;
	return dated || dx_receipt_holds(job, line, RL_TIME);
}

void dx_receipt_clock(struct dx_job *job, struct rec_receipt *r)
{
	for (int rank = 2; rank >= -1; rank--) {
		for (size_t i = 0; i < job->lines.n; i++) {
			const struct dx_line *l = &job->lines.v[i];
			char *text;
			const char *value;
			size_t from;
			size_t n;

			if (rank_of(job, i) < rank)
				continue;
			text = with_half_below(job, i, dx_lines_text(job->arena, l->words, l->n));
			if (rank > 0 && job->pages[l->page].source == DX_SOURCE_OCR)
				join_times(text);
			if (!dx_receipt_time_in(job, text, &from, &n, &value))
				continue;
			r->time = dx_lines_val(job->arena, &job->pages[l->page], l->words, l->n);
			r->time.raw = dx_strndup(job->arena, text + from, n);
			r->time.text = value;
			return;
		}
	}
}
