/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What a template's tables make of descriptions, for test/score/narrations.py.
 *
 * Argument: the template's path. In: lines of "debit" or "credit", a tab, a description. Out, for each:
 * channel, counterparty and category with tabs between; what is unknown is empty.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dx/extract/enrich.h"
#include "dx/extract/template.h"
#include "dx/kinds/kinds.h"

static bool whole_file(struct dx_arena *a, const char *path, struct dx_str *text_r)
{
	json_t *json = json_load_file(path, 0, NULL);
	char *text;

	if (!json)
		return false;
	text = json_dumps(json, 0);
	json_decref(json);
	if (!text)
		return false;
	*text_r = dx_strn(dx_strndup(a, text, strlen(text)), strlen(text));
	free(text);
	return true;
}

static void answer(const struct dx_template *t, char *line)
{
	struct dx_arena *a = dx_arena_new();
	char *text = strchr(line, '\t');
	struct dx_enriched e = {0};

	if (text)
		e = dx_enrich(t->enrich, a, text + 1, *line == 'd' ? -1 : 1);
	printf("%s\t%s\t%s\n", e.channel ? e.channel : "", e.counterparty ? e.counterparty : "",
	       e.category ? e.category : "");
	dx_arena_drop(&a);
}

int main(int argc, char **argv)
{
	struct dx_arena *a = dx_arena_new();
	struct dx_template template;
	struct dx_str text;
	struct dx_err err;
	char *line = NULL;
	size_t cap = 0;
	ssize_t n;

	if (argc != 2 || !whole_file(a, argv[1], &text) || !dx_template_load(a, &dx_kinds, text, &template, &err)) {
		fputs("usage: enrich TEMPLATE.json < LINES\n", stderr);
		dx_arena_drop(&a);
		return 2;
	}
	while ((n = getline(&line, &cap, stdin)) > 0) {
		line[strcspn(line, "\n")] = 0;
		answer(&template, line);
	}
	free(line);
	dx_arena_drop(&a);
	return 0;
}
