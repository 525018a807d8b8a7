/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* One line of what doctor says. */
#include <stdarg.h>
#include <stdio.h>

#include "doctor.h"

void doctor_say(struct doctor *d, enum verdict v, const char *check, const char *mend, const char *fmt, ...)
{
	static const char *const words[] = {"ok", "warning", "wrong"};
	char text[400];
	va_list ap;

	va_start(ap, fmt);
	(void)vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	d->wrong += v == WRONG;
	d->warnings += v == WARNING;
	if (!d->c->json) {
		(void)printf("%-8s %-13s %s\n", words[v], check, text);
		if (mend != NULL)
			(void)printf("         %-13s -> %s\n", "", mend);
		return;
	}
	dx_jw_obj(&d->w);
	dx_jw_key(&d->w, "check");
	dx_jw_str(&d->w, dx_str(check));
	dx_jw_key(&d->w, "state");
	dx_jw_str(&d->w, dx_str(words[v]));
	dx_jw_key(&d->w, "found");
	dx_jw_str(&d->w, dx_str(text));
	dx_jw_key(&d->w, "mend");
	if (mend != NULL)
		dx_jw_str(&d->w, dx_str(mend));
	else
		dx_jw_null(&d->w);
	dx_jw_obj_end(&d->w);
}
