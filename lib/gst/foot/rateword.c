/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Rates in the words of a line of the foot. */
#include <string.h>

#include "foot.h"

bool dx_gst_number_in(struct dx_job *job, const char *text, struct dx_number *n_r)
{
	struct dx_str s = dx_str(text + strspn(text, "(@"));

	while (s.n && strchr("),:", s.p[s.n - 1]))
		s.n--;
	return s.n && dx_value_parse(s, job->tables.rule, n_r);
}

/* How many rates stand between word FROM and the amount at the end of LINE; the last of them. */
static size_t rates_from(struct dx_job *job, const struct dx_line *line, size_t from, struct dx_dec *rate_r)
{
	size_t rates = 0;

	for (size_t i = from; i + 1 < line->n; i++) {
		bool apart = line->words[i + 1]->text[0] == '%';
		struct dx_number n;

		if (!dx_gst_number_in(job, line->words[i]->text, &n) || !(n.has_percent || apart))
			continue;
		*rate_r = n.value;
		rates++;
	}
	return rates;
}

bool dx_gst_only_rate(struct dx_job *job, const struct dx_line *line, struct dx_dec *rate_r)
{
	size_t rates = rates_from(job, line, 0, rate_r);

	/* "Interest at 18% p.a. after 30 days.        IGST 5%   12,556.85": a sentence beside the foot */
	return rates == 1 || (rates > 1 && rates_from(job, line, dx_gst_name_from(line), rate_r) == 1);
}
