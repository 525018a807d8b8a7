/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Lines of labels over their figures, which are no headers of tables. */
#include "table_int.h"

#define LABELS_MIN 3 /* known labels that make one unknown cell another */

/* "Less", "Plus": what stands before the parts of a sum. */
static bool is_sign_word(const char *text)
{
	static const char *const words[] = {"less", "plus", "minus", "add", "+", "-", "=", "equals"};

	for (size_t i = 0; i < DX_LEN(words); i++)
		if (dx_str_ieq_c(dx_str(text), words[i]))
			return true;
	return false;
}

bool dx_header_is_summary(struct dx_arena *a, const struct dx_line *line, const struct dx_table_spec *spec, bool rows)
{
	const struct dx_lex *labels = spec->labels;
	size_t n = 0;
	struct dx_seg *segs = labels ? dx_lines_segments(a, line, &n) : NULL;
	size_t unknown = 0;

	for (size_t i = 0; segs && i < n; i++) {
		const struct dx_word *const *words = (const struct dx_word *const *)line->words + segs[i].first;
		size_t from = segs[i].n > 1 && is_sign_word(words[0]->text);
		size_t end = segs[i].n;

		if (segs[i].n == 1 && is_sign_word(words[0]->text)) /* "Opening balance  -  Total debits  +  …" */
			continue;
		while (end > from + 1 && dx_clear_is_currency(words[end - 1]))
			end--;
		if (dx_lex_whole(labels, a, words + from, end - from))
			continue;
		if (rows || dx_lex_whole(spec->lex, a, words + from, end - from))
			return false;
		unknown++;
	}
	return segs && (unknown == 0 || (unknown == 1 && n > LABELS_MIN));
}
