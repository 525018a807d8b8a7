/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Calendar dates (proleptic Gregorian, no time zone). */
#ifndef DX_BASE_DATE_H
#define DX_BASE_DATE_H

#include "dx/base/str.h"
#include "dx/dx.h"

#define DX_DATE_TEXT_MAX 11

struct dx_date {
	int16_t year; /* 1..9999; 0 means "no date" */
	int8_t month; /* 1..12 */
	int8_t day;   /* 1..31 */
};

bool dx_date_valid(struct dx_date d);
bool dx_date_parse_iso(struct dx_str s, struct dx_date *d_r) DX_MUST_CHECK; /* exactly YYYY-MM-DD, valid */
const char *dx_date_text(struct dx_date d, char *out); /* OUT holds DX_DATE_TEXT_MAX; returns OUT */
int32_t dx_date_days(struct dx_date d);                /* days since 1970-01-01 */
struct dx_date dx_date_from_days(int32_t days);
int dx_date_cmp(struct dx_date a, struct dx_date b); /* -1, 0, 1 */
int dx_date_month_days(int year, int month);

#endif
