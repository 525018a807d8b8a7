/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The legal name of a seller whose letterhead has nothing but a mark: "vayu", "vayu.net" or "Vayu Home" on top, "Vayu
 * Telecom Limited | CIN: …" in the foot that the law asks for. */
#include <string.h>

#include "dx/extract/legal.h"

#include "party_int.h"

#define NAME_WORDS 6
#define MARK_MIN   4 /* letters of a mark */
#define MARK_WORDS 3

static unsigned form_of(const char *word)
{
	return dx_legal_form(dx_strn(word, strcspn(word, ".,|")));
}

/* "Limited", "LLP": the names that the law asks for; "Vayu Home charges inc" is a sentence. */
static bool ends_name(const char *word)
{
	return form_of(word) & DX_LEGAL_INDIA;
}

/* How many words of LINE come before its first comma or stroke, if they are a company's whole name; 0: they are not. */
static size_t company_before_comma(const struct dx_line *line)
{
	for (size_t k = 0; k < line->n && k < NAME_WORDS; k++) {
		const char *text = line->words[k]->text;

		if (strpbrk(text, ":@0123456789"))
			return 0;
		if (k > 0 && strcmp(text, "|") == 0)
			return ends_name(line->words[k - 1]->text) ? k : 0;
		if (strchr(text, ','))
			return k > 0 && ends_name(text) ? k + 1 : 0;
	}
	return 0;
}

/* Has a word of LINE the PAN that GSTIN holds? */
static bool has_pan_of(const struct dx_line *line, const char *gstin)
{
	struct dx_str pan = dx_strn(gstin + 2, 10);

	for (size_t i = 0; i < line->n; i++)
		if (dx_str_ieq(dx_strn(line->words[i]->text, strcspn(line->words[i]->text, ".,;")), pan))
			return true;
	return false;
}

static void name_of_imprint(struct dx_job *job, const struct dx_line *line, size_t n, struct gst_party *p)
{
	p->name = dx_lines_val(job->arena, &job->pages[line->page], line->words, n);
	if (dx_str_ends(dx_str(p->name.text), ","))
		p->name.text = dx_strndup(job->arena, p->name.text, strlen(p->name.text) - 1);
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
			name_of_imprint(job, line, n, p);
			return;
		}
	}
	for (size_t i = 0; strlen(p->gstin.text) == 15 && i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n = line->used || !has_pan_of(line, p->gstin.text) ? 0 : company_before_comma(line);

		if (n == 0)
			continue;
		name_of_imprint(job, line, n, p);
		return;
	}
}

/* The N words of a mark; of "vayu.net" it is what stands before the dot. */
struct mark {
	struct dx_str words[MARK_WORDS];
	size_t n;
};

/* NAME as a mark: a word or a few, none of which says what company it is. */
static bool read_mark(const char *name, struct mark *m)
{
	*m = (struct mark){0};
	for (const char *p = name; *p; p += strspn(p, " ")) {
		size_t n = strcspn(p, " ");

		if (m->n == MARK_WORDS || ends_name(p))
			return false;
		m->words[m->n++] = dx_strn(p, n);
		p += n;
	}
	if (m->n == 1 && memchr(m->words[0].p, '.', m->words[0].n))
		m->words[0].n = strcspn(m->words[0].p, ".");
	return m->n > 0 && strlen(name) >= MARK_MIN && m->words[0].n >= (m->n == 1 ? MARK_MIN : 1);
}

/* How many words from AT on, in LINE, are a company's whole name that begins with M; 0: they are not. */
static size_t company_of_mark(const struct dx_line *line, size_t at, const struct mark *m)
{
	for (size_t k = 0; at + k < line->n && k < NAME_WORDS; k++) {
		const char *text = line->words[at + k]->text;

		if (k > 0 && line->words[at + k]->x0 - line->words[at + k - 1]->x1 > line->height) /* another column */
			return 0;
		if (k < m->n && !dx_str_ieq(dx_str(text), m->words[k]))
			return 0;
		if (k >= m->n && ends_name(text))
			return k + 1;
		if (k >= m->n && m->n > 1 && ((text[0] >= 'a' && text[0] <= 'z') || strpbrk(text, ":,@0123456789")))
			return 0;
	}
	return 0;
}

void dx_gst_company(struct dx_job *job, const struct dx_val *other, struct dx_val *name)
{
	struct mark m;

	if (!dx_val_has(name) || !read_mark(name->text, &m))
		return;
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n; k++) {
			size_t n = company_of_mark(line, k, &m);
			struct dx_val v;

			if (n == 0)
				continue;
			v = dx_lines_val(job->arena, &job->pages[line->page], line->words + k, n);
			if (dx_val_has(other) && strcmp(other->text, v.text) == 0)
				continue;
			*name = v;
			return;
		}
	}
}

/* Do words end as the name of a firm does: "… Ltd.", "… & Co."? */
static bool is_firm(const struct dx_words *w)
{
	return w->n > 1 && (form_of(w->words[w->n - 1]->text) & (DX_LEGAL_LONG | DX_LEGAL_WORD));
}

void dx_gst_firm_below(struct dx_job *job, const struct dx_block *blocks, size_t n, struct gst_party *p)
{
	if (!dx_val_has(&p->gstin) || !dx_val_has(&p->name))
		return;
	for (size_t i = 0; i < n; i++)
		for (size_t k = 0; k + 1 < blocks[i].n; k++) {
			const struct dx_words *below = &blocks[i].lines[k + 1];
			const char *firm = dx_words_text(job->arena, below);
			size_t len = strlen(firm);

			if (strcmp(dx_words_text(job->arena, &blocks[i].lines[k]), p->name.text) != 0 ||
			    is_firm(&blocks[i].lines[k]) || !is_firm(below) || strpbrk(firm, "0123456789:@,"))
				continue;
			p->name = dx_words_val(job->arena, &job->lines, below);
			if (dx_val_has(&p->address) && strncmp(p->address.text, firm, len) == 0 &&
			    strncmp(p->address.text + len, ", ", 2) == 0)
				p->address.text = dx_strdup(job->arena, p->address.text + len + 2);
			return;
		}
}
