/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <string.h>

#include "conf_int.h"

#define NAME_MAX_LEN 64

static size_t min3(size_t a, size_t b, size_t c)
{
	size_t m = a < b ? a : b;

	return m < c ? m : c;
}

/* Levenshtein's distance; SIZE_MAX when a name is too long to be a slip of an option's. */
static size_t distance(struct dx_str a, struct dx_str b)
{
	size_t row[NAME_MAX_LEN + 1];

	if (a.n > NAME_MAX_LEN || b.n > NAME_MAX_LEN)
		return SIZE_MAX;
	for (size_t j = 0; j <= b.n; j++)
		row[j] = j;
	for (size_t i = 1; i <= a.n; i++) {
		size_t diagonal = row[0];

		row[0] = i;
		for (size_t j = 1; j <= b.n; j++) {
			size_t above = row[j];

			row[j] = min3(above + 1, row[j - 1] + 1, diagonal + (a.p[i - 1] != b.p[j - 1]));
			diagonal = above;
		}
	}
	return row[b.n];
}

void dx_conf_env_name(const struct dx_option *o, struct dx_buf *out)
{
	dx_buf_adds(out, "DOCEXTRACT_");
	for (const char *p = o->name; *p; p++)
		dx_buf_addc(out, *p == '.' ? '_' : *p >= 'a' && *p <= 'z' ? (char)(*p - 'a' + 'A') : *p);
}

const char *dx_conf_suggest(struct dx_str name, bool env)
{
	struct dx_buf candidate = DX_BUF_INIT;
	const char *best = NULL;
	size_t best_distance = SIZE_MAX;

	for (size_t o = 0; o < DX_OPT_COUNT; o++) {
		dx_buf_reset(&candidate);
		if (env)
			dx_conf_env_name(&dx_options[o], &candidate);
		else
			dx_buf_adds(&candidate, dx_options[o].name);
		size_t d = distance(name, dx_strn(candidate.data, candidate.len));
		/* The shared prefix of environment names says nothing about likeness. */
		size_t significant = strlen(dx_options[o].name);
		if (d < best_distance && d <= (significant < 6 ? 1 : significant < 12 ? 2 : 3)) {
			best = dx_options[o].name;
			best_distance = d;
		}
	}
	dx_buf_free(&candidate);
	return best;
}
