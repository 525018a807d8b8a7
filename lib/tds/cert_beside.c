/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Values beside their labels that take several lines, and the numbers of the two parties. */
#include <string.h>

#include "tds_int.h"

/* So many lines under its heading, or around a TAN, a PAN belongs to that party. */
#define PARTY_LINES 20
#define NEAR_LINES  2

/* ---- text beside a label ---- */

/* Line AT stands right of X0 as a whole, and is no label's: another line of a cell that begins there. */
static bool is_more(const struct dx_job *job, const struct dx_line *with, size_t at, int32_t x0)
{
	const struct dx_line *line = &job->lines.v[at];

	for (size_t i = job->labels.line_first[at]; i < job->labels.line_first[at + 1]; i++)
		if (!job->labels.v[i].inner)
			return false;
	return line->page == with->page && !line->used && line->x0 >= x0 - line->height / 2;
}

static bool is_near(const struct dx_line *upper, const struct dx_line *lower)
{
	return lower->y0 - upper->y1 <= upper->height * 6 / 10;
}

bool dx_cert_beside(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	struct dx_line *lines = job->lines.v;
	const struct dx_line *line = &lines[hit->line];
	const struct dx_word *last = line->words[hit->first + hit->n - 1];
	size_t n = dx_labels_values(job->arena, &job->labels, hit, values);
	bool beside = n && values[0].words >= line->words && values[0].words < line->words + line->n;
	int32_t x0 = beside ? values[0].words[0]->x0 : last->x1;
	size_t above = 0;
	size_t below = 0;

	while (hit->line > above && is_more(job, line, hit->line - above - 1, x0) &&
	       is_near(&lines[hit->line - above - 1], &lines[hit->line - above]))
		above++;
	while (hit->line + below + 1 < job->lines.n && (above == 0 || below < above) &&
	       is_more(job, line, hit->line + below + 1, x0) &&
	       is_near(&lines[hit->line + below], &lines[hit->line + below + 1]))
		below++;
	if (below < above)
		above = 0;
	if (!beside && (above == 0 || below == 0))
		return false;
	*v = (struct dx_val){0};
	for (size_t i = hit->line - above; i <= hit->line + below; i++) {
		struct dx_val one = {0};

		if (i != hit->line) {
			one = dx_lines_val(job->arena, &job->pages[lines[i].page], lines[i].words, lines[i].n);
			lines[i].used = true;
		} else if (beside) {
			one = dx_words_val(job->arena, &job->lines, &values[0]);
		}
		if (dx_val_has(&one) && dx_val_has(v))
			dx_tds_join(job, v, " ", &one);
		else if (dx_val_has(&one))
			*v = one;
	}
	return dx_val_has(v);
}

/* ---- PAN and TAN ---- */

/* Token TOK holds nothing but marks: ":", "-". */
static bool is_mark(const struct tds_line *l, size_t tok)
{
	const char *text = l->line->words[l->toks[tok].first]->text;

	return l->toks[tok].n == 1 && text[strspn(text, ":;.-|")] == '\0';
}

/* The PAN right behind HIT, "PAN", on its line, or right below it. */
static bool pan_behind(struct dx_job *job, const struct cert *c, const struct dx_label_hit *hit, struct dx_val *v)
{
	struct tds_line l = dx_tds_line(job, hit->line, c->whole);
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t from = 0;
	size_t n;

	while (from < l.n && (l.toks[from].first < hit->first + hit->n || is_mark(&l, from)))
		from++;
	if (dx_tds_ident(job, &l, from, dx_tds_pan, v) == from && from < l.n)
		return true;
	n = hit->inner ? 0 : dx_labels_values(job->arena, &job->labels, hit, values);
	for (size_t i = 0; i < n; i++) {
		struct dx_words one = {values[i].words, 1, values[i].skip, values[i].page};
		bool repaired;
		const char *text =
			dx_tds_place(job->arena, dx_str(dx_words_text(job->arena, &one)), dx_tds_pan, false, &repaired);

		if (values[i].n != 1 || !text)
			continue;
		*v = dx_words_val(job->arena, &job->lines, &one);
		v->text = text;
		return true;
	}
	return false;
}

bool dx_cert_is_under(const struct dx_job *job, const struct dx_label_hit *hit, const struct dx_label_hit *h,
		      const struct dx_label_hit *other)
{
	const struct dx_line *v = job->lines.v;
	int32_t x = v[hit->line].words[hit->first]->x0;
	int32_t here, there;

	if (!h || hit->line <= h->line || hit->line > h->line + PARTY_LINES || v[hit->line].page != v[h->line].page)
		return false;
	if (!other || other->line > hit->line)
		return true;
	if (other->line > h->line + NEAR_LINES)
		return false;
	if (h->line > other->line + NEAR_LINES)
		return true;
	here = x - v[h->line].words[h->first]->x0;
	there = x - v[other->line].words[other->first]->x0;
	return (here < 0 ? -here : here) < (there < 0 ? -there : there);
}

/* "PAN" without saying whose: that of the party under whose heading it stands, or beside whose TAN. */
static void plain_pans(struct dx_job *job, struct cert *c, const struct dx_label_hit *const hits[2])
{
	const struct dx_label_hit *hit;
	const struct dx_label_hit *tan;
	size_t first = 0;
	size_t at = 0;

	tan = dx_fields_next(job, dx_scope_all(job), CL_DEDUCTOR_TAN, &first);
	while ((hit = dx_fields_next(job, dx_scope_all(job), CL_PAN, &at))) {
		bool by_tan = tan && hit->line + NEAR_LINES >= tan->line && hit->line <= tan->line + NEAR_LINES;
		struct dx_val v;

		if (!pan_behind(job, c, hit, &v))
			continue;
		if (dx_cert_is_under(job, hit, hits[1], hits[0])) {
			if (!dx_val_has(&c->deductee.pan))
				c->deductee.pan = v;
		} else if ((dx_cert_is_under(job, hit, hits[0], hits[1]) || by_tan) && !dx_val_has(&c->deductor.pan)) {
			c->deductor.pan = v;
		}
	}
}

/* The one PAN besides the deductor's is the deductee's: a certificate names no third person. */
static void other_pan(struct dx_job *job, struct cert *c)
{
	const struct dx_label_hit *hit;
	struct dx_val found = {0};
	size_t at = 0;

	if (dx_val_has(&c->deductee.pan) || !dx_val_has(&c->deductor.pan))
		return;
	while ((hit = dx_fields_next(job, dx_scope_all(job), CL_PAN, &at))) {
		struct dx_val v;

		if (!pan_behind(job, c, hit, &v) || strcmp(v.text, c->deductor.pan.text) == 0)
			continue;
		if (dx_val_has(&found) && strcmp(found.text, v.text) != 0)
			return;
		found = v;
	}
	c->deductee.pan = found;
}

void dx_cert_numbers(struct dx_job *job, struct cert *c, const struct dx_label_hit *const hits[2])
{
	dx_tds_labelled(job, CL_DEDUCTOR_PAN, dx_tds_pan, &c->deductor.pan);
	if (!dx_tds_labelled(job, CL_DEDUCTOR_TAN, dx_tds_tan, &c->deductor.tan))
		dx_tds_anywhere(job, dx_tds_tan, &c->deductor.tan);
	dx_tds_labelled(job, CL_DEDUCTEE_PAN, dx_tds_pan, &c->deductee.pan);
	plain_pans(job, c, hits);
	other_pan(job, c);
}
