/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a reader of the paper sees of its pages, in lines: where every reading begins. */
#include <string.h>

#include "dx/extract/job.h"
#include "kinds_int.h"

/* No page is larger (16 times PDF's own limit), so that sums of coordinates cannot overflow. */
#define LENGTH_MAX 230400000
/* Digits and marks of a figure; "1)" may count a line. */
#define BARE_MIN 3

static int32_t clamp(int32_t v, int32_t max)
{
	return v < 0 ? 0 : v > max ? max : v;
}

/* A vertical rule that recognition took for a character. */
static bool is_stroke(const struct dx_page *page, const struct dx_word *w)
{
	return page->source == DX_SOURCE_OCR && w->text[strspn(w->text, "|\xc2\xa6")] == '\0';
}

/* Pieces of rules at the ends of a word: "_Bill", "—IMPS". */
static const char *without_strokes(struct dx_arena *a, const char *text)
{
	static const char *const strokes[] = {"_", "|", "\xc2\xa6", "—", "~", "="};
	struct dx_str s = dx_str(text);

	for (size_t i = 0; i < DX_LEN(strokes); i++) {
		size_t n = strlen(strokes[i]);

		if (s.n > n && dx_str_starts(s, strokes[i])) {
			s = dx_str_sub(s, n, SIZE_MAX);
			i = SIZE_MAX; /* from the beginning: several may stand there */
		} else if (s.n > n && dx_str_ends(s, strokes[i])) {
			s.n -= n;
			i = SIZE_MAX;
		}
	}
	return s.n == strlen(text) ? text : dx_strndup(a, s.p, s.n);
}

/* Is a bracket opened anywhere left of word AT, at its height? */
static bool is_open(const struct dx_page *page, size_t at)
{
	const struct dx_word *w = &page->words[at];

	for (size_t i = 0; i < page->n_words; i++) {
		const struct dx_word *one = &page->words[i];

		if (one->x0 < w->x0 && one->y0 < w->y1 && one->y1 > w->y0 && strchr(one->text, '(') &&
		    !strchr(one->text, ')'))
			return true;
	}
	return false;
}

/* "1.75)" of a scan, and no bracket is open: a piece of the rule behind the figure. "194)" is a section, 194J. */
static const char *without_bracket(struct dx_arena *a, const struct dx_page *page, size_t at, const char *text)
{
	size_t n = strspn(text, "0123456789.,");

	if (n < BARE_MIN || strcmp(text + n, ")") != 0 || strcspn(text, ".,") >= n || !dx_has_digit(text) ||
	    is_open(page, at))
		return text;
	return dx_strndup(a, text, n);
}

/* The page with what a reader of the paper can see: words whose middle is on it, cut to its edges. */
static struct dx_page visible(struct dx_arena *a, const struct dx_page *page)
{
	struct dx_page p = *page;

	p.width = clamp(p.width, LENGTH_MAX);
	p.height = clamp(p.height, LENGTH_MAX);
	p.words = dx_alloc_array(a, page->n_words, sizeof(*p.words));
	p.n_words = 0;
	for (size_t i = 0; i < page->n_words; i++) {
		struct dx_word w = page->words[i];
		int64_t x = ((int64_t)w.x0 + w.x1) / 2;
		int64_t y = ((int64_t)w.y0 + w.y1) / 2;

		if (x < 0 || x > p.width || y < 0 || y > p.height || is_stroke(page, &w))
			continue;
		if (page->source == DX_SOURCE_OCR)
			w.text = without_bracket(a, page, i, without_strokes(a, w.text));
		w.x0 = clamp(w.x0, p.width);
		w.x1 = clamp(w.x1, p.width);
		w.y0 = clamp(w.y0, p.height);
		w.y1 = clamp(w.y1, p.height);
		p.words[p.n_words++] = w;
	}
	p.rules = dx_alloc_array(a, page->n_rules, sizeof(*p.rules));
	for (size_t i = 0; i < page->n_rules; i++) {
		const struct dx_rule *r = &page->rules[i];

		p.rules[i] = (struct dx_rule){clamp(r->x0, p.width), clamp(r->y0, p.height), clamp(r->x1, p.width),
					      clamp(r->y1, p.height)};
	}
	dx_typed_rules(a, &p);
	return p;
}

bool dx_reading_begin(struct dx_arena *a, const struct dx_page *pages, size_t n_pages, struct dx_job *job)
{
	struct dx_page *seen = dx_alloc_array(a, n_pages, sizeof(*seen));
	size_t words = 0;

	for (size_t i = 0; i < n_pages; i++) {
		seen[i] = visible(a, &pages[i]);
		words += seen[i].n_words;
	}
	if (words == 0)
		return false;
	*job = (struct dx_job){
		.arena = a, .n_pages = n_pages, .checks = {.arena = a}, .notes = {.arena = a}, .pages = seen};
	dx_lines_build(a, seen, n_pages, &job->lines);
	return true;
}
