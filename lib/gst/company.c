/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The legal name of a seller whose letterhead has nothing but a mark: "vayu" on top, "Vayu Telecom Limited | CIN: …" in
 * the foot that the law asks for. */
#include <string.h>

#include "party_int.h"

#define NAME_WORDS 6
#define MARK_MIN   4 /* letters of a mark */

static bool ends_name(const char *word)
{
	static const char *const forms[] = {"limited", "ltd", "llp"};

	return dx_str_is_one_of(dx_strn(word, strcspn(word, ".,|")), forms, DX_LEN(forms));
}

/* How many words of LINE come before its first comma, if they are a company's whole name; 0: they are not. */
static size_t company_before_comma(const struct dx_line *line)
{
	for (size_t k = 0; k < line->n && k < NAME_WORDS; k++) {
		const char *text = line->words[k]->text;

		if (strpbrk(text, ":@0123456789"))
			return 0;
		if (strchr(text, ','))
			return k > 0 && ends_name(text) ? k + 1 : 0;
	}
	return 0;
}

void dx_gst_imprint(struct dx_job *job, struct gst_party *p)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_val v;
		size_t at = 0;

		while (!line->used && dx_gst_next_gstin(job, line, &at, &v)) {
			size_t n = company_before_comma(line);

			if (n == 0 || strcmp(v.text, p->gstin.text) != 0)
				continue;
			p->name = dx_lines_val(job->arena, &job->pages[line->page], line->words, n);
			p->name.text = dx_strndup(job->arena, p->name.text, strlen(p->name.text) - 1);
			return;
		}
	}
}

void dx_gst_company(struct dx_job *job, struct dx_val *name)
{
	if (!dx_val_has(name) || strchr(name->text, ' ') || strlen(name->text) < MARK_MIN)
		return;
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n; k++) {
			size_t n = 1;

			if (!dx_str_ieq_c(dx_str(line->words[k]->text), name->text))
				continue;
			while (k + n < line->n && n < NAME_WORDS && !ends_name(line->words[k + n]->text))
				n++;
			if (k + n == line->n || n == NAME_WORDS)
				continue;
			*name = dx_lines_val(job->arena, &job->pages[line->page], line->words + k, n + 1);
			return;
		}
	}
}
