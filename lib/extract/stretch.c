/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "Transaction details from 16-Feb-2026 to 15-Mar-2026": a stretch of time that a heading tells. */
#include "dx/extract/dates.h"
#include "table_int.h"

/* Words of LINE from AT on that are a date; 0: none. */
static size_t date_at(struct dx_arena *a, const struct dx_line *line, size_t at)
{
	struct dx_dates_raw raw;
	size_t words = 0;
	size_t used;
	const char *text;

	if (at >= line->n)
		return 0;
	text = dx_lines_text(a, line->words + at, line->n - at);
	if (!dx_dates_scan(dx_str(text), &raw, &used) || (text[used] != ' ' && text[used] != '\0'))
		return 0;
	for (size_t len = 0; len < used; words++)
		len += dx_str(line->words[at + words]->text).n + 1;
	return words;
}

static bool is_one_of(const struct dx_word *w, const char *const *words, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (dx_str_ieq_c(dx_str(w->text), words[i]))
			return true;
	return false;
}

/* The words *FROM_R..*TO_R are two dates with what joins and announces them. */
static bool find(struct dx_arena *a, const struct dx_line *line, size_t *from_r, size_t *to_r)
{
	static const char *const joins[] = {"to", "-", "\xe2\x80\x93", "till", "until"};
	static const char *const before[] = {"from", "for", "between", "the", "period", "period:"};

	for (size_t i = 0; i < line->n; i++) {
		size_t first = date_at(a, line, i);
		size_t second;

		if (first == 0 || i + first >= line->n || !is_one_of(line->words[i + first], joins, DX_LEN(joins)))
			continue;
		second = date_at(a, line, i + first + 1);
		if (second == 0)
			continue;
		*to_r = i + first + 1 + second;
		for (*from_r = i; *from_r > 0 && is_one_of(line->words[*from_r - 1], before, DX_LEN(before));)
			--*from_r;
		return true;
	}
	return false;
}

struct dx_line dx_stretch_without(struct dx_arena *a, const struct dx_line *line)
{
	struct dx_line out = *line;
	size_t from, to;

	if (!find(a, line, &from, &to))
		return out;
	out.words = dx_alloc_array(a, line->n, sizeof(*out.words));
	out.n = 0;
	for (size_t i = 0; i < line->n; i++)
		if (i < from || i >= to)
			out.words[out.n++] = line->words[i];
	return out;
}
