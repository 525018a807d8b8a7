/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "db_int.h"
#include "dx/base/check.h"

/* A program has a few dozen constant texts; many more mean that somebody passes texts that are not constant. */
#define STATEMENTS_MAX 1024

static void grow(struct dx_stmts *s)
{
	size_t cap = s->cap ? 2 * s->cap : 16;
	struct dx_stmt *v = realloc(s->v, dx_size_mul(cap, sizeof(*v)));

	if (!v)
		dx_die("out of memory");
	s->v = v;
	s->cap = cap;
}

size_t dx_stmts_find(struct dx_stmts *s, const char *sql)
{
	for (size_t i = 0; i < s->n; i++)
		if (s->v[i].sql == sql) {
			dx_assert(strcmp(s->v[i].copy, sql) == 0);
			return i;
		}
	dx_assert(s->n < STATEMENTS_MAX);
	if (s->n == s->cap)
		grow(s);
	s->v[s->n] = (struct dx_stmt){.sql = sql, .copy = strdup(sql), .state = DX_STMT_UNKNOWN};
	if (!s->v[s->n].copy)
		dx_die("out of memory");
	return s->n++;
}

void dx_stmts_clear(struct dx_stmts *s)
{
	for (size_t i = 0; i < s->n; i++)
		free(s->v[i].copy);
	free(s->v);
	*s = (struct dx_stmts){0};
}
