/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Letters and digits of what may be a GSTIN. */
#include <string.h>

#include "dx/extract/ident.h"

#include "party_int.h"

#define KIND_MIN 5 /* digits, and letters, that it has at least */

struct dx_str dx_gst_plain(struct dx_job *job, struct dx_str s)
{
	char *out = dx_alloc(job->arena, s.n + 1);
	size_t n = 0;

	for (size_t i = 0; i < s.n; i++) {
		char c = s.p[i];

		/* closing in a GSTIN, and nothing opened it: the form of a J */
		if (s.n == DX_GSTIN_LEN && i > 0 && strchr(")]}", c) && !memchr(s.p, '(', s.n))
			c = 'J';
		if (c >= 'a' && c <= 'z')
			c = (char)(c - 'a' + 'A');
		if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z'))
			out[n++] = c;
	}
	return dx_strn(out, n);
}

bool dx_gst_may_be_gstin(struct dx_str s)
{
	size_t digits = 0;

	for (size_t i = 0; i < s.n; i++)
		digits += s.p[i] >= '0' && s.p[i] <= '9';
	return digits >= KIND_MIN && s.n - digits >= KIND_MIN;
}
