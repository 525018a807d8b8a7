/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* W3C Trace Context: "00-<32 hex: trace>-<16 hex: span>-<2 hex: flags>", lower case (www.w3.org/TR/trace-context). */
#include <string.h>

#include "http_int.h"

#define PARENT_LEN 55u
#define TRACE_AT   3u
#define SPAN_AT    36u
#define FLAGS_AT   53u

/* N lower-case hexadecimal digits, not all of them zero unless ZEROS. */
static bool is_hex(const char *p, size_t n, bool zeros)
{
	bool some = zeros;

	for (size_t i = 0; i < n; i++) {
		if (!((p[i] >= '0' && p[i] <= '9') || (p[i] >= 'a' && p[i] <= 'f')))
			return false;
		some = some || p[i] != '0';
	}
	return some;
}

bool dx_traceparent_ok(const char *s)
{
	size_t n = strlen(s);

	/* a later version may add members behind a dash */
	if (n < PARENT_LEN || n > 2 * PARENT_LEN ||
	    (n > PARENT_LEN && (s[PARENT_LEN] != '-' || strncmp(s, "00", 2) == 0)))
		return false;
	return is_hex(s, 2, true) && strncmp(s, "ff", 2) != 0 && s[TRACE_AT - 1] == '-' &&
	       is_hex(s + TRACE_AT, 32, false) && s[SPAN_AT - 1] == '-' && is_hex(s + SPAN_AT, 16, false) &&
	       s[FLAGS_AT - 1] == '-' && is_hex(s + FLAGS_AT, 2, true);
}

const char *dx_trace_id(const char *traceparent, char out[DX_TRACE_ID])
{
	memcpy(out, traceparent + TRACE_AT, DX_TRACE_ID - 1);
	out[DX_TRACE_ID - 1] = '\0';
	return out;
}
