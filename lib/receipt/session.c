/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Days and times that are not those of the purchase. */
#include <string.h>

#include "receipt_int.h"

#define ALONE_WORDS 2 /* of a line that says only what stands below: "SESSION TIME" */

/* Does LINE begin with what happens at another time than the purchase? ALONE: and says no more. */
static bool names_appointment(const struct dx_job *job, size_t line, bool alone)
{
	static const char *const names[] = {
		"session",   "show",       "showtime", "showing",     "screening", "performance", "event",
		"departure", "departs",    "arrival",  "arrives",     "check-in",  "check-out",   "pick-up",
		"pickup",    "collection", "delivery", "appointment", "seance",
	};
	const struct dx_line *l = &job->lines.v[line];
	const char *text = l->words[0]->text;

	return (!alone || (l->n <= ALONE_WORDS && !dx_has_digit(l->words[l->n - 1]->text))) &&
	       dx_str_is_one_of(dx_strn(text, strcspn(text, ":")), names, DX_LEN(names));
}

bool dx_receipt_is_appointment(struct dx_job *job, size_t line)
{
	return names_appointment(job, line, false) ||
	       (line > 0 && job->lines.v[line - 1].page == job->lines.v[line].page &&
		names_appointment(job, line - 1, true));
}
