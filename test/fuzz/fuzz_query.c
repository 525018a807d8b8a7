/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What stands behind '?' and in the headers that the API itself reads. */
#include <string.h>

#include "../../lib/http/query_int.h"
#include "dx/api/parse.h"
#include "dx/base/utf8.h"
#include "fuzz.h"

static void decode(struct dx_arena *a, struct dx_str s)
{
	const char *text;

	if (dx_percent_decode(a, s, false, &text))
		FUZZ_CHECK(dx_utf8_valid(dx_str(text)) && strlen(text) <= s.n);
}

static void values(struct dx_arena *a, struct dx_str s)
{
	struct dx_str bad;
	const char *out;
	int64_t v;

	if (dx_api_time(s, true, &v))
		FUZZ_CHECK(s.n >= 10);
	if (dx_api_feed_place(s))
		FUZZ_CHECK(s.p[0] == 'x' && s.n > 38);
	if (dx_api_number(s, 1, 200, &v))
		FUZZ_CHECK(v >= 1 && v <= 200);
	/* these become array literals of SQL */
	if (dx_api_statuses(a, s, &out))
		FUZZ_CHECK(out[strspn(out, "{},_abcdefghijklmnopqrstuvwxyz")] == 0);
	if (dx_api_include(s, &out))
		FUZZ_CHECK(out[0] == '{');
	if (dx_api_pages(s, 1000))
		FUZZ_CHECK(memchr("0123456789", s.p[0], 10) != NULL);
	if (dx_api_languages(a, s, DX_STR("eng,hin,osd"), &out, &bad))
		FUZZ_CHECK(out[strspn(out, "+enghiosd")] == 0);
	if (dx_api_template(s))
		FUZZ_CHECK(memchr(s.p, '"', s.n) == NULL);
	(void)dx_api_etag_matches(dx_strndup(a, s.p, s.n), "\"0123456789abcdef\"");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct dx_arena *a = dx_arena_new();
	char *exact = fuzz_exact(data, size);
	struct dx_str s = dx_strn(exact, size);
	struct dx_query q;

	dx_query_parse(a, dx_strndup(a, s.p, s.n), &q);
	FUZZ_CHECK(q.n <= DX_QUERY_MAX);
	for (size_t i = 0; i < q.n; i++)
		values(a, dx_str(q.params[i].value));
	decode(a, s);
	values(a, s);
	free(exact);
	dx_arena_drop(&a);
	return 0;
}
