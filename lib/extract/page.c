/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What pages say about themselves: "Page 2 of 5", and the currency of their amounts. */
#include <string.h>

#include "dx/extract/job.h"

#define PAGES_MAX 10000

/* "2 of 5", "2/5", "2 de 2": two numbers with one of these between them. */
static bool is_between(const char *word)
{
	static const char *const words[] = {"of", "/", "von", "van", "de", "sur", "di", "out"};

	for (size_t i = 0; i < DX_LEN(words); i++)
		if (dx_str_ieq_c(dx_str(word), words[i]))
			return true;
	return false;
}

static bool is_page_word(const char *word)
{
	static const char *const words[] = {"page",  "page:",  "pg",     "pg.",   "page no",
					    "seite", "pagina", "página", "blatt", "पृष्ठ"};

	for (size_t i = 0; i < DX_LEN(words); i++)
		if (dx_str_ieq_c(dx_str(word), words[i]))
			return true;
	return false;
}

static bool small_number(const char *text, int *v_r)
{
	struct dx_str s = dx_str(text);
	uint64_t v;

	while (s.n && strchr(".,)(", s.p[s.n - 1]))
		s.n--;
	if (!dx_str_u64(s, &v) || v < 1 || v > PAGES_MAX)
		return false;
	*v_r = (int)v;
	return true;
}

/* "2/5" in one word. */
static bool glued(const char *text, int *n_r, int *of_r)
{
	struct dx_str rest = dx_str(text);
	struct dx_str part;
	uint64_t n;
	uint64_t of;

	if (!dx_str_split(&rest, '/', &part) || !rest.p || !dx_str_u64(part, &n) || !dx_str_u64(rest, &of) || n < 1 ||
	    of > PAGES_MAX)
		return false;
	*n_r = (int)n;
	*of_r = (int)of;
	return n <= of;
}

/* The page's own number among the words from AT on. */
static bool number_at(const struct dx_line *line, size_t at, int *n_r, int *of_r)
{
	if (glued(line->words[at]->text, n_r, of_r))
		return true;
	return at + 2 < line->n && small_number(line->words[at]->text, n_r) && is_between(line->words[at + 1]->text) &&
	       small_number(line->words[at + 2]->text, of_r) && *n_r <= *of_r;
}

/*
 * With the word "page" before it, or alone in its run of words: a date "1/4" or "2 of 5 instalments" is
 * neither.
 */
static bool line_number(struct dx_arena *a, const struct dx_line *line, int *n_r, int *of_r)
{
	size_t n;
	struct dx_seg *segs;

	for (size_t i = 0; i + 1 < line->n; i++)
		if (is_page_word(line->words[i]->text) && number_at(line, i + 1, n_r, of_r))
			return true;
	segs = dx_lines_segments(a, line, &n);
	for (size_t i = 0; i < n; i++)
		if ((segs[i].n == 1 || segs[i].n == 3) && number_at(line, segs[i].first, n_r, of_r))
			return true;
	return false;
}

struct dx_page_count dx_job_page_count(struct dx_arena *a, const struct dx_lines *lines)
{
	struct dx_page_count c = {0};
	uint8_t *seen = dx_alloc(a, PAGES_MAX + 1);
	size_t numbered = 0;

	for (size_t page = 0; page < lines->n_pages; page++) {
		bool found = false;

		for (size_t i = lines->page_first[page]; i < lines->page_first[page + 1] && !found; i++) {
			int n;
			int of;

			if (lines->v[i].used || !line_number(a, &lines->v[i], &n, &of) || (c.of && of != c.of))
				continue;
			found = true;
			c.of = of;
			c.found += !seen[n];
			seen[n] = 1;
		}
		numbered += found;
	}
	/* One stray "1/2" does not number a document; blank pages carry no number. */
	c.seen = numbered > 0 && numbered * 2 > lines->n_pages;
	c.complete = c.seen && c.found == c.of;
	return c;
}

#define CODES_MAX 32

struct tally {
	struct {
		char code[4];
		size_t count;
		size_t line, word; /* where it stood first */
	} v[CODES_MAX];
	size_t n;
	bool has_sign; /* a sign of several currencies was seen */
};

static void count(struct tally *t, const char *code, size_t line, size_t word)
{
	size_t at = 0;

	while (at < t->n && strcmp(t->v[at].code, code) != 0)
		at++;
	if (at == CODES_MAX || strlen(code) >= sizeof(t->v[at].code))
		return;
	if (at == t->n) {
		memcpy(t->v[at].code, code, strlen(code) + 1);
		t->v[at].line = line;
		t->v[at].word = word;
		t->n++;
	}
	t->v[at].count++;
}

static void tally_word(const struct dx_job *job, struct tally *t, size_t line, size_t word)
{
	const char *text = job->lines.v[line].words[word]->text;
	const char *code = dx_value_currency(dx_str(text));
	struct dx_number n;

	if (code) {
		count(t, code, line, word);
	} else if (dx_value_parse(dx_str(text), job->tables.rule, &n) && n.has_currency) {
		if (n.currency[0])
			count(t, n.currency, line, word);
		else
			t->has_sign = true;
	} else if (strcmp(text, "$") == 0) {
		t->has_sign = true;
	}
}

struct dx_val dx_job_currency(struct dx_job *job)
{
	struct tally t = {.n = 0};
	size_t best = 0;
	struct dx_val v;

	for (size_t i = 0; i < job->lines.n; i++)
		for (size_t k = 0; k < job->lines.v[i].n; k++)
			tally_word(job, &t, i, k);
	for (size_t i = 1; i < t.n; i++)
		if (t.v[i].count > t.v[best].count)
			best = i;
	if (t.n) {
		const struct dx_line *line = &job->lines.v[t.v[best].line];

		v = dx_lines_val(job->arena, &job->pages[line->page], line->words + t.v[best].word, 1);
		v.text = dx_strdup(job->arena, t.v[best].code);
		return v;
	}
	if (t.has_sign || !job->tpl->currency)
		return (struct dx_val){0};
	return dx_val_derived_text(job->tpl->currency);
}
