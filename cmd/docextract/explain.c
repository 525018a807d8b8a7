/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "explain.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dx/doc/words.h"
#include "dx/eng/unit.h"
#include "dx/fmt/json.h"

struct explain {
	const struct reading *r;
	struct dx_arena *arena;
	const json_t *evidence, *checks, *verification;
	size_t width; /* of the longest path */
};

/* ---- values ---- */

typedef void each_fn(struct explain *x, const char *path, const json_t *value);

/* Every scalar below VALUE with its JSON pointer. The names are a template's own: none has a / or ~ to escape. */
static void each_value(struct explain *x, const char *path, json_t *value, each_fn *fn)
{
	const char *name;
	json_t *member;
	size_t i;

	json_object_foreach (value, name, member)
		each_value(x, dx_asprintf(x->arena, "%s/%s", path, name), member, fn);
	json_array_foreach (value, i, member)
		each_value(x, dx_asprintf(x->arena, "%s/%zu", path, i), member, fn);
	if (!json_is_object(value) && !json_is_array(value))
		fn(x, path, value);
}

static void measure(struct explain *x, const char *path, const json_t *value)
{
	(void)value;
	if (strlen(path) > x->width)
		x->width = strlen(path);
}

static const char *as_text(const struct explain *x, const json_t *value)
{
	if (json_is_string(value))
		return json_string_value(value);
	if (json_is_integer(value))
		return dx_asprintf(x->arena, "%" JSON_INTEGER_FORMAT, json_integer_value(value));
	return json_is_true(value) ? "true" : json_is_false(value) ? "false" : "-";
}

static void print_value(struct explain *x, const char *path, const json_t *value)
{
	const json_t *e = json_object_get(x->evidence, path);
	const json_t *box = json_object_get(e, "box");
	const char *raw = dx_json_str(e, "raw");
	const char *source = dx_json_str(e, "source");

	(void)printf("  %-*s  %s", (int)x->width, path, as_text(x, value));
	if (source == NULL)
		(void)printf("%s", json_is_null(value) ? "" : "  [no place]");
	else if (json_array_size(box) == 4)
		(void)printf("  [page %d at %.1f, %.1f %%: %s%s%s%s]", (int)dx_json_int(e, "page", 0),
			     100 * json_number_value(json_array_get(box, 0)),
			     100 * json_number_value(json_array_get(box, 1)), source, raw != NULL ? " \"" : "",
			     raw != NULL ? raw : "", raw != NULL ? "\"" : "");
	else
		(void)printf("  [%s]", source);
	(void)putchar('\n');
}

/* ---- checks and what else was said ---- */

static void print_checks(const struct explain *x)
{
	size_t i;
	json_t *check;

	(void)puts("\nchecks");
	json_array_foreach (x->checks, i, check) {
		const char *state = dx_json_str(check, "state");
		const char *expected = dx_json_str(check, "expected");
		const char *found = dx_json_str(check, "found");
		const char *label = dx_json_str(check, "label");

		(void)printf("  %-14s  %s: %s", state, dx_json_str(check, "id"), label != NULL ? label : "");
		if (expected != NULL || found != NULL)
			(void)printf(" (expected %s, found %s)", expected != NULL ? expected : "-",
				     found != NULL ? found : "-");
		for (size_t k = 0; k < json_array_size(json_object_get(check, "paths")); k++)
			(void)printf("%s%s", k == 0 ? "  " : ", ",
				     json_string_value(json_array_get(json_object_get(check, "paths"), k)));
		(void)putchar('\n');
	}
}

static bool print_list(const char *title, const json_t *list, struct dx_err *err)
{
	size_t i;
	json_t *item;

	if (json_array_size(list) > 0)
		(void)printf("\n%s\n", title);
	json_array_foreach (list, i, item) {
		char *text = json_dumps(item, JSON_COMPACT | JSON_SORT_KEYS);
		if (text == NULL)
			return dx_fail(err, DX_E_internal_error, "out of memory");
		(void)printf("  %s\n", text);
		free(text);
	}
	return true;
}

/* ---- lines that gave nothing ---- */

struct place {
	int page;
	double x0, y0, x1, y1; /* parts of the page */
};

static int by_page(const void *a, const void *b)
{
	const struct place *p = a, *q = b;

	return (p->page > q->page) - (p->page < q->page);
}

/* Where values stand, page after page. */
static struct place *places_of(const struct explain *x, size_t *n_r)
{
	json_t *evidence = (json_t *)(uintptr_t)x->evidence; /* only looked at */
	struct place *list = dx_alloc_array(x->arena, json_object_size(evidence), sizeof(*list));
	const char *path;
	json_t *e;
	size_t n = 0;

	json_object_foreach (evidence, path, e) {
		const json_t *b = json_object_get(e, "box");

		if (json_array_size(b) == 4)
			list[n++] = (struct place){
				(int)dx_json_int(e, "page", 0), json_number_value(json_array_get(b, 0)),
				json_number_value(json_array_get(b, 1)), json_number_value(json_array_get(b, 2)),
				json_number_value(json_array_get(b, 3))};
	}
	qsort(list, n, sizeof(*list), by_page);
	*n_r = n;
	return list;
}

/* Does one of these lie over the middle of the word? */
static bool gave_value(const struct place *p, size_t n, const struct dx_page *page, const struct dx_word *w)
{
	const double x = ((double)w->x0 + w->x1) / 2 / page->width;
	const double y = ((double)w->y0 + w->y1) / 2 / page->height;

	for (size_t i = 0; i < n; i++)
		if (x >= p[i].x0 && x <= p[i].x1 && y >= p[i].y0 && y <= p[i].y1)
			return true;
	return false;
}

static void print_line(const struct dx_page *page, size_t from, size_t end)
{
	(void)printf("  page %d ", page->number);
	for (size_t i = from; i < end; i++)
		(void)printf(" %s", page->words[i].text);
	(void)putchar('\n');
}

static void print_unused_lines(const struct dx_page *page, const struct place *places, size_t n)
{
	for (size_t i = 0, end; i < page->n_words; i = end) {
		bool used = false;

		for (end = i; end < page->n_words && page->words[end].line == page->words[i].line; end++)
			used = used || gave_value(places, n, page, &page->words[end]);
		if (!used)
			print_line(page, i, end);
	}
}

static bool print_unused(const struct explain *x, struct dx_err *err)
{
	size_t n;
	const struct place *places = places_of(x, &n);

	(void)puts("\nlines without a value");
	for (size_t i = 0; i < x->r->n_pages; i++) {
		struct dx_page page;
		size_t here = 0;

		if (x->r->pages[i].words.n == 0)
			continue;
		if (!dx_words_read(x->arena, x->r->pages[i].words, &page, err))
			return false;
		for (; n > 0 && places->page < page.number; n--)
			places++;
		while (here < n && places[here].page == page.number)
			here++;
		print_unused_lines(&page, places, here);
	}
	return true;
}

/* What keeps an unverifiable document from being verified. */
static void print_open(const json_t *open)
{
	const json_t *one, *path;
	size_t i, k;

	if (json_array_size(open))
		(void)puts("\nopen");
	json_array_foreach (open, i, one) {
		(void)printf("  %s: %s", dx_json_str(one, "code"), dx_json_str(one, "detail"));
		json_array_foreach (json_object_get(one, "paths"), k, path)
			(void)printf("%s%s", k == 0 ? ": " : ", ", json_string_value(path));
		(void)putchar('\n');
	}
}

bool explain_print(const struct reading *r, const char *template, const struct dx_str *parts, struct dx_err *err)
{
	struct explain x = {.r = r, .arena = r->arena};
	json_t *v[7];
	size_t i;
	const json_t *what;

	for (i = 0; i < DX_LEN(v); i++)
		if (!dx_json_parse(x.arena, parts[i], &v[i], err))
			return false;
	x.evidence = v[2];
	x.checks = v[3];
	x.verification = v[4];
	(void)printf("%s: %s, %s", template, r->n_failed > 0 ? "needs_review" : dx_json_str(v[0], "status"),
		     dx_json_str(x.verification, "state"));
	json_array_foreach (json_object_get(x.verification, "covers"), i, what)
		(void)printf("%s%s", i == 0 ? "; covers " : ", ", json_string_value(what));
	(void)puts("\n\nvalues");
	each_value(&x, "", v[1], measure);
	each_value(&x, "", v[1], print_value);
	print_checks(&x);
	print_open(json_object_get(x.verification, "open"));
	return print_list("corrections", v[5], err) && print_list("warnings", v[6], err) && print_unused(&x, err);
}
