/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/fmt/csv.h"

#include <string.h>

#include "dx/base/dec.h"

struct dx_csv dx_csv(struct dx_buf *out)
{
	return (struct dx_csv){.out = out};
}

static void begin_cell(struct dx_csv *w)
{
	if (w->need_comma)
		dx_buf_addc(w->out, ',');
	w->need_comma = true;
}

static bool is_one_of(char c, const char *set)
{
	return c != '\0' && strchr(set, c);
}

/* Blanks at the ends are quoted too: some readers take unquoted ones off. */
static bool needs_quotes(struct dx_str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (is_one_of(s.p[i], ",\"\r\n"))
			return true;
	return s.n > 0 && (is_one_of(s.p[0], " \t") || is_one_of(s.p[s.n - 1], " \t"));
}

void dx_csv_text(struct dx_csv *w, struct dx_str s)
{
	bool formula = s.n > 0 && is_one_of(s.p[0], "=+-@\t\r\n");
	bool quotes = needs_quotes(s);

	begin_cell(w);
	if (quotes)
		dx_buf_addc(w->out, '"');
	if (formula)
		dx_buf_addc(w->out, '\'');
	for (size_t i = 0; i < s.n; i++) {
		if (s.p[i] == '"')
			dx_buf_addc(w->out, '"');
		dx_buf_addc(w->out, s.p[i]);
	}
	if (quotes)
		dx_buf_addc(w->out, '"');
}

void dx_csv_num(struct dx_csv *w, struct dx_str number)
{
	struct dx_dec value;

	if (!dx_dec_parse(number, &value)) {
		dx_csv_text(w, number);
		return;
	}
	begin_cell(w);
	dx_buf_addstr(w->out, number);
}

void dx_csv_end(struct dx_csv *w)
{
	dx_buf_adds(w->out, "\r\n");
	w->need_comma = false;
}
