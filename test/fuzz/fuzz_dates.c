/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Dates as documents print them. */
#include "dx/extract/dates.h"
#include "fuzz.h"

static void resolve(const struct dx_dates_raw *r)
{
	const struct dx_dates_ctx contexts[] = {
		{0},
		{.month_first = true, .from = {2024, 12, 1}, .to = {2025, 1, 31}},
		{.from = {1, 1, 1}, .to = {9999, 12, 31}},
	};
	struct dx_dates_vote vote = {0};
	struct dx_date d;
	struct dx_date same;
	char text[DX_DATE_TEXT_MAX];

	dx_dates_vote(&vote, r);
	for (size_t i = 0; i < DX_LEN(contexts); i++)
		if (dx_dates_resolve(r, &contexts[i], &d)) {
			FUZZ_CHECK(dx_date_valid(d));
			FUZZ_CHECK(dx_date_parse_iso(dx_str(dx_date_text(d, text)), &same) &&
				   dx_date_cmp(d, same) == 0);
			FUZZ_CHECK(dx_date_cmp(dx_date_from_days(dx_date_days(d)), d) == 0);
		}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *exact = fuzz_exact(data, size);
	struct dx_str s = dx_strn(exact, size);
	struct dx_dates_raw from;
	struct dx_dates_raw to;
	struct dx_date d;
	size_t used = 0;

	if (dx_dates_scan(s, &from, &used)) {
		FUZZ_CHECK(used > 0 && used <= size);
		resolve(&from);
	}
	if (dx_dates_whole(s, &from))
		resolve(&from);
	if (dx_dates_range(s, &from, &to)) {
		resolve(&from);
		resolve(&to);
	}
	if (dx_date_parse_iso(s, &d))
		FUZZ_CHECK(dx_date_valid(d));
	free(exact);
	return 0;
}
