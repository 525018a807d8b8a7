/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A sign of two lines at the top of the first page, "MERIDIAN" over "EXPRESS", "CRÉDIT RURAL" over "D'ARMORIQUE": both
 * together are the name where the paper prints it once more in one run of words, as a foot does.
 */
#include <stdlib.h>
#include <string.h>

#include "head.h"

#define SIGN_WORDS 3
#define TOP_PART   6    /* of the page's height, where a sign stands */
#define APART      3    /* heights between two words of a sign */
#define ALIGNED    3000 /* left edges or middles of its lines, thousandths of a point */

/* The two lines of a sign. */
struct sign {
	const struct dx_line *lines[2];
	struct dx_seg segs[2];
	const char *name; /* folded */
};

static const char *text_of(struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg)
{
	return dx_lines_text(job->arena, line->words + seg->first, seg->n);
}

/* A few words in capitals. */
static bool is_sign_line(struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg)
{
	if (seg->n > SIGN_WORDS || dx_has_digit(text_of(job, line, seg)))
		return false;
	for (const char *p = text_of(job, line, seg); *p; p++)
		if ((*p >= 'a' && *p <= 'z') || strchr(":/@", *p))
			return false;
	return true;
}

static bool is_under(const struct dx_line *above, const struct dx_seg *top, const struct dx_line *below,
		     const struct dx_seg *low)
{
	int32_t gap = below->words[low->first]->y0 - above->words[top->first]->y1;
	int32_t off = (top->x0 + top->x1) / 2 - (low->x0 + low->x1) / 2;

	return gap >= -above->height / 2 && gap <= above->height &&
	       (abs(off) <= ALIGNED || abs(top->x0 - low->x0) <= ALIGNED);
}

/* The words of R's name when RUN begins with the folded NAME, and goes on: how many; 0: it does not. */
static size_t begins_with(struct dx_job *job, const struct dx_words *w, const char *name)
{
	for (size_t n = 1; n <= w->n && n <= 2 * SIGN_WORDS + 1; n++)
		if (strcmp(dx_lex_fold(job->arena, dx_str(dx_lines_text(job->arena, w->words, n))), name) == 0)
			return n;
	return 0;
}

/* "Crédit Rural d'Armorique - Société …": behind the name something else begins. */
static bool ends_at(const struct dx_words *w, size_t n)
{
	return n < w->n && strlen(w->words[n]->text) <= strlen("–") && !dx_st_is_capital(w->words[n]->text) &&
	       strpbrk(w->words[n]->text, "-|\xe2");
}

/* The name as another run of the paper prints it; false: none does. */
static bool is_printed(struct dx_job *job, const struct sign *s, struct dx_val *v)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; k < n; k++) {
			struct dx_words w = {(const struct dx_word *const *)line->words + segs[k].first, segs[k].n, 0,
					     line->page};
			size_t words = line->used ? 0 : begins_with(job, &w, s->name);

			if (words == 0 || words == w.n)
				continue;
			if (ends_at(&w, words)) {
				*v = dx_lines_val(job->arena, &job->pages[w.page], w.words, words);
				return true;
			}
			*v = dx_lines_val(job->arena, &job->pages[s->lines[0]->page],
					  s->lines[0]->words + s->segs[0].first, s->segs[0].n);
			v->text = dx_asprintf(job->arena, "%s %s", text_of(job, s->lines[0], &s->segs[0]),
					      text_of(job, s->lines[1], &s->segs[1]));
			v->place = dx_place_join(v->place,
						 dx_lines_place(&job->pages[s->lines[1]->page],
								s->lines[1]->words + s->segs[1].first, s->segs[1].n));
			return true;
		}
	}
	return false;
}

/* Does the first line of a sign that stands in SEG say V, or is there no V? */
static bool may_say(struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg, const struct dx_val *v)
{
	return !dx_val_has(v) || strcmp(text_of(job, line, seg), v->text) == 0;
}

static bool complete(struct dx_job *job, size_t at, const struct dx_seg *top, struct dx_val *v)
{
	struct sign s = {.lines = {&job->lines.v[at]}, .segs = {*top}};

	for (size_t i = at + 1; i < job->lines.n && job->lines.v[i].page == s.lines[0]->page; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs;

		if (line->y0 - s.lines[0]->y1 > 2 * s.lines[0]->height)
			return false;
		segs = dx_lines_segments(job->arena, line, &n);
		for (size_t k = 0; k < n; k++) {
			if (!is_under(s.lines[0], top, line, &segs[k]) || !is_sign_line(job, line, &segs[k]))
				continue;
			s.lines[1] = line;
			s.segs[1] = segs[k];
			s.name = dx_lex_fold(job->arena,
					     dx_str(dx_asprintf(job->arena, "%s %s", text_of(job, s.lines[0], top),
								text_of(job, line, &segs[k]))));
			return is_printed(job, &s, v);
		}
	}
	return false;
}

/* Is TEXT the address of a site that is called NAME ("www.quantumone.example")? */
static bool is_site(const char *text, const char *name)
{
	const struct dx_str t = dx_str(text);
	const size_t from = t.n > 4 && dx_str_ieq_c(dx_strn(text, 4), "www.") ? 4 : 0;
	const size_t n = strlen(name);

	return t.n > from + n + 1 && text[from + n] == '.' && dx_str_ieq_c(dx_strn(text + from, n), name);
}

bool dx_st_has_site(const struct dx_job *job, const char *name)
{
	for (size_t i = 0; i < job->lines.n; i++)
		for (size_t k = 0; k < job->lines.v[i].n; k++)
			if (is_site(job->lines.v[i].words[k]->text, name))
				return true;
	return false;
}

/* The last word of the run of words that stands over run LOW of line AT, at the same edge; NULL: none does. */
static const struct dx_word *last_above(struct dx_job *job, size_t at, const struct dx_seg *low)
{
	const struct dx_line *line = &job->lines.v[at];

	for (size_t i = at; i > 0 && job->lines.v[i - 1].page == line->page; i--) {
		const struct dx_line *above = &job->lines.v[i - 1];
		size_t n;
		struct dx_seg *segs;

		if (line->words[low->first]->y0 - above->y1 > above->height)
			return NULL;
		segs = dx_lines_segments(job->arena, above, &n);
		for (size_t k = 0; k < n; k++)
			if (abs(segs[k].x0 - low->x0) <= ALIGNED && segs[k].n > 1)
				return above->words[segs[k].first + segs[k].n - 1];
	}
	return NULL;
}

void dx_st_bank_wrapped(struct dx_job *job, struct dx_val *v)
{
	const char *first = dx_val_has(v) ? dx_strndup(job->arena, v->text, strcspn(v->text, " ")) : NULL;

	for (size_t i = 0; first && i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs;

		if (job->pages[line->page].number != v->place.page || line->y0 > v->place.y1 || line->y1 < v->place.y0)
			continue;
		segs = dx_lines_segments(job->arena, line, &n);
		for (size_t k = 0; k < n; k++) {
			const struct dx_word *last =
				segs[k].x0 == v->place.x0 && strcmp(line->words[segs[k].first]->text, first) == 0
					? last_above(job, i, &segs[k])
					: NULL;

			if (!last || !dx_st_is_capital(last->text) ||
			    !dx_st_has_site(job, dx_asprintf(job->arena, "%s%s", last->text, first)))
				continue;
			v->text = dx_asprintf(job->arena, "%s %s", last->text, v->text);
			return;
		}
	}
}

/* Is run B beside run A of LINE, as high, one word each: may both be one sign with a picture between? */
static bool are_abreast(const struct dx_line *line, const struct dx_seg *a, const struct dx_seg *b)
{
	const struct dx_word *left = line->words[a->first];
	const struct dx_word *right = line->words[b->first];

	return a->n == 1 && b->n == 1 && abs((left->y1 - left->y0) - (right->y1 - right->y0)) <= ALIGNED / 2 &&
	       right->x0 - left->x1 <= APART * (left->y1 - left->y0);
}

/* "Quantum ~ One" at the top and "quantumone.example" below: V goes on where the site's address writes both together.
 */
static void beside(struct dx_job *job, struct dx_val *v)
{
	for (size_t i = 0; i < job->lines.n && job->lines.v[i].page == job->lines.v[0].page; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; k + 1 < n; k++) {
			const char *left = text_of(job, line, &segs[k]);
			const char *right = text_of(job, line, &segs[k + 1]);

			if (segs[k].x0 != v->place.x0 || line->words[segs[k].first]->y0 != v->place.y0 ||
			    strcmp(left, v->text) != 0 || !are_abreast(line, &segs[k], &segs[k + 1]) ||
			    !dx_st_has_site(job, dx_asprintf(job->arena, "%s%s", left, right)))
				continue;
			v->text = dx_asprintf(job->arena, "%s %s", left, right);
			v->place = dx_place_join(
				v->place, dx_lines_place(&job->pages[line->page], line->words + segs[k + 1].first, 1));
			return;
		}
	}
}

bool dx_st_bank_of_sign(struct dx_job *job, struct dx_val *v)
{
	if (dx_val_has(v))
		beside(job, v);
	for (size_t i = 0; i < job->lines.n && job->lines.v[i].page == job->lines.v[0].page; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		if (line->y0 > job->pages[line->page].height / TOP_PART)
			continue;
		for (size_t k = 0; k < n; k++)
			if (is_sign_line(job, line, &segs[k]) && may_say(job, line, &segs[k], v) &&
			    complete(job, i, &segs[k], v))
				return true;
	}
	return false;
}
