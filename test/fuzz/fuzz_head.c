/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The head of a request, whole and as it comes in pieces. */
#include <string.h>

#include "../../lib/http/head_int.h"
#include "fuzz.h"

#define HEAD_MAX 16384u

/* The end is found at the same place however the bytes come. */
static size_t find_end_in_pieces(const char *p, size_t n, size_t step)
{
	struct dx_err err;
	size_t scan = 0;
	size_t end = 0;

	for (size_t have = step; end == 0; have += step) {
		if (have > n)
			have = n;
		if (!dx_head_find_end(p, have, HEAD_MAX, &scan, &end, &err))
			return SIZE_MAX;
		if (have == n)
			break;
	}
	return end;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct dx_head h = {0};
	struct dx_err err;
	struct dx_str name;
	struct dx_str value;
	char *p = fuzz_exact(data, size);
	size_t end = size == 0 || data[0] == '\r' || data[0] == '\n' ? 0 : find_end_in_pieces(p, size, size);

	if (end != 0 && end != SIZE_MAX) {
		FUZZ_CHECK(end <= size && memcmp(p + end - 4, "\r\n\r\n", 4) == 0);
		FUZZ_CHECK(find_end_in_pieces(p, size, 7) == end);
		if (dx_head_parse(p, end, &h, &err)) {
			/* nothing that the next reader could take for the end of a line, or for another head */
			FUZZ_CHECK(h.method.n > 0 && h.path.n <= h.target.n && !memchr(h.target.p, '\r', h.target.n));
			FUZZ_CHECK(!memchr(h.fields.p, 0, h.fields.n));
			FUZZ_CHECK(!(h.chunked && h.has_length));
			(void)dx_request_id_valid(h.request_id);
		}
	}
	if (dx_field_parse(dx_strn(p, size), &name, &value, &err))
		FUZZ_CHECK(name.n > 0 && name.p >= p && value.p + value.n <= p + size);
	(void)dx_host_valid(dx_strn(p, size));
	free(p);
	return 0;
}
