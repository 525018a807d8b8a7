/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Extracts documents that are given as words, one after the other, for tests that change words and ask again.
 *
 * In: a line with a template's path, one line for each page (words v1), behind it one with its cells that were read
 * again (cells v1) where there are any, an empty line. Out: one line of JSON,
 * {"data","verification","checks","evidence"} or {"error"}.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dx/doc/cells.h"
#include "dx/kinds/extract.h"

#define PAGES_MAX 2000

struct document {
	struct dx_arena *arena;
	struct dx_str template;
	struct dx_page *pages;
	size_t n;
};

static bool whole_file(struct dx_arena *a, const char *path, struct dx_str *text_r)
{
	struct dx_buf b = DX_BUF_INIT;
	FILE *f = fopen(path, "rbe");
	char part[4096];
	size_t n;

	if (!f)
		return false;
	while ((n = fread(part, 1, sizeof(part), f)) > 0)
		dx_buf_add(&b, part, n);
	n = (size_t)ferror(f);
	if (fclose(f) != 0)
		n = 1;
	*text_r = dx_strn(dx_strndup(a, b.data, b.len), b.len);
	dx_buf_free(&b);
	return n == 0;
}

/* A fault is told where an answer would stand, and the next document is read. */
static void answer(struct document *d)
{
	struct dx_extract_result r;
	struct dx_err err;

	if (d->n == 0 || !dx_extract(d->arena, d->template, DX_STR(""), d->pages, d->n, &r, &err)) {
		puts("{\"error\":true}");
	} else {
		printf("{\"data\":%s,\"verification\":%s,\"checks\":%s,\"evidence\":%s}\n", dx_buf_cstr(&r.data),
		       dx_buf_cstr(&r.verification), dx_buf_cstr(&r.checks), dx_buf_cstr(&r.evidence));
		dx_extract_free(&r);
	}
	(void)fflush(stdout);
}

static void begin(struct document *d)
{
	dx_arena_drop(&d->arena);
	*d = (struct document){.arena = dx_arena_new()};
	d->pages = dx_alloc_array(d->arena, PAGES_MAX, sizeof(*d->pages));
}

/* Cells stand behind the words of their page. */
static bool take_cells(struct document *d, struct dx_str line)
{
	struct dx_rereads cells;
	struct dx_err err;

	if (d->n == 0 || !dx_cells_read(d->arena, line, &cells, &err) || cells.page != d->pages[d->n - 1].number)
		return false;
	d->pages[d->n - 1].rereads = cells.v;
	d->pages[d->n - 1].n_rereads = cells.n;
	d->pages[d->n - 1].reread_round = cells.round;
	return true;
}

static bool take(struct document *d, struct dx_str line)
{
	struct dx_err err;

	if (!d->template.p)
		return whole_file(d->arena, dx_strndup(d->arena, line.p, line.n), &d->template);
	if (dx_cells_are(line))
		return take_cells(d, line);
	return d->n < PAGES_MAX && dx_words_read(d->arena, line, &d->pages[d->n++], &err);
}

int main(void)
{
	struct document d = {0};
	char *line = NULL;
	size_t cap = 0;
	bool ok = true;
	ssize_t n;

	begin(&d);
	while ((n = getline(&line, &cap, stdin)) > 0) {
		if (line[n - 1] == '\n')
			n--;
		if (n > 0) {
			ok = ok && take(&d, dx_strn(line, (size_t)n));
			continue;
		}
		if (!ok)
			d.n = 0;
		answer(&d);
		begin(&d);
		ok = true;
	}
	free(line);
	dx_arena_drop(&d.arena);
	return 0;
}
