/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/clock.h"

#include <stdio.h>
#include <time.h>

#include "dx/base/check.h"
#include "dx/base/date.h"

#define US_PER_S   INT64_C(1000000)
#define US_PER_DAY (INT64_C(86400) * US_PER_S)

static int64_t now_us(clockid_t id)
{
	struct timespec ts;

	if (clock_gettime(id, &ts) != 0)
		dx_die("cannot read the clock: %m");
	return (int64_t)ts.tv_sec * US_PER_S + ts.tv_nsec / 1000;
}

int64_t dx_now_mono_us(void)
{
	return now_us(CLOCK_MONOTONIC);
}

int64_t dx_now_real_us(void)
{
	return now_us(CLOCK_REALTIME);
}

const char *dx_rfc3339(int64_t real_us, char *out)
{
	int64_t day = real_us / US_PER_DAY;
	int64_t us = real_us % US_PER_DAY;
	char date[DX_DATE_TEXT_MAX];
	int s;

	if (us < 0) {
		us += US_PER_DAY;
		day--;
	}
	/* Years 1 to 9999 only; a clock beyond them is broken, and the text must not be. */
	if (day < INT32_MIN || day > INT32_MAX || !dx_date_valid(dx_date_from_days((int32_t)day)))
		day = us = 0;
	s = (int)(us / US_PER_S);
	snprintf(out, DX_RFC3339_MAX, "%sT%02d:%02d:%02d.%06dZ", dx_date_text(dx_date_from_days((int32_t)day), date),
		 s / 3600 % 24, s / 60 % 60, s % 60, (int)(us % US_PER_S));
	return out;
}
