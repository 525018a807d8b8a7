/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * How the number columns write decimals; a date ("02.10") in another column must not have a vote. Where no word tells,
 * "22.757" and "538" of one column do, and so do figures that all have three digits behind their only point (but
 * weights beside whole amounts), on a paper that speaks of no money with three decimals.
 */
#include <string.h>
#include <strings.h>

#include "table_int.h"

#define GROUPS_MIN 3 /* figures like "22.757" */

/* Currencies with a thousandth for their smallest unit (ISO 4217), their countries, and what they are called. */
static bool is_of_mills(const char *text)
{
	static const char *const codes[] = {"BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND", "KD", "BD", "RO", "DT"};
	static const char *const words[] = {"bahrain", "iraq",  "jordan", "kuwait", "libya", "oman",
					    "tunis",   "dinar", "rial",   "fils",   "baisa", "millime",
					    "دينار",   "عماني", "د.ك",    "د.ب",    "ر.ع"};
	const struct dx_str s = dx_str(text);

	for (size_t i = 0; i < DX_LEN(codes); i++)
		if (dx_str_starts(s, codes[i]) && !dx_is_letter(text[strlen(codes[i])]))
			return true;
	for (size_t i = 0; i < DX_LEN(words); i++)
		if (strncasecmp(text, words[i], strlen(words[i])) == 0)
			return true;
	return false;
}

static bool has_mills(const struct dx_lines *lines)
{
	for (size_t i = 0; i < lines->n; i++)
		for (size_t k = 0; k < lines->v[i].n; k++)
			if (is_of_mills(lines->v[i].words[k]->text))
				return true;
	return false;
}

void dx_tables_judge_rule(struct dx_arena *a, const struct dx_lines *lines, struct dx_tables *t)
{
	struct dx_value_vote all = {0};
	struct dx_cell cells[DX_TABLE_COLS_MAX];
	unsigned int group = 0;
	unsigned int figures = 0;
	bool groups = false;

	for (size_t i = 0; i < t->n; i++) {
		const struct dx_table *table = &t->v[i];
		struct dx_value_vote columns[DX_TABLE_COLS_MAX] = {0};

		for (size_t k = 0; k < table->n; k++) {
			dx_columns_split(a, lines, table, table->first + k, cells);
			for (size_t c = 0; c < table->n_cols; c++) {
				const unsigned int whole = columns[c].whole;

				for (size_t w = 0; table->cols[c].class == DX_COL_NUMBER && w < cells[c].n; w++) {
					const char *text = cells[c].words[w].word->text;

					dx_value_vote(&columns[c], dx_str(text));
					figures += strpbrk(text, "123456789") != NULL;
				}
				if (cells[c].n > 1) /* "1 234.567" */
					columns[c].whole = whole;
			}
		}
		for (size_t c = 0; c < table->n_cols; c++) {
			all.comma += columns[c].comma;
			all.point += columns[c].point;
			group += columns[c].group;
			groups |= dx_value_groups(&columns[c]);
		}
	}
	groups |= group >= GROUPS_MIN && group == figures && !has_mills(lines);
	groups &= all.comma == 0 && all.point == 0;
	t->rule = (struct dx_value_rule){.comma = all.comma > all.point || groups, .blanks = true};
}
