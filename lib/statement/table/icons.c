/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Pictures in front of the texts, as apps draw them: "↓ Received from …" under a heading that begins where the texts
 * do. An arrow is no word wherever a text begins with it; what recognition makes of pictures ("T", "fT", "4") is known
 * by its place: left of the heading under which the texts stand, in nearly all rows.
 */
#include <stdlib.h>
#include <string.h>

#include "dx/base/utf8.h"
#include "dx/extract/table.h"
#include "table.h"

#define ROWS_MIN   3
#define BYTES      2    /* of what a picture is read as */
#define SAME_PLACE 1500 /* millipoints by which a text and its heading may begin apart */

static struct dx_cell *text_of(struct dx_job *job, size_t row)
{
	const struct dx_row *r = &job->tables.rows[row];
	const int k = dx_table_col(&job->tables.v[r->table], ST_DESCRIPTION);

	return r->class == DX_ROW_BEGIN && k >= 0 && r->cells[k].n > 1 ? &r->cells[k] : NULL;
}

/* Does a short word stand before the text of cell C, which begins at X as its heading does? */
static bool has_picture(const struct dx_cell *c, int32_t x)
{
	const struct dx_word *w = c->words[0].word;

	return c->words[0].line == c->words[1].line && strlen(w->text) <= BYTES && w->x1 < x &&
	       abs(c->words[1].word->x0 - x) <= SAME_PLACE;
}

static int32_t heading_of(const struct dx_job *job, size_t row)
{
	const struct dx_table *t = &job->tables.v[job->tables.rows[row].table];

	return t->cols[dx_table_col(t, ST_DESCRIPTION)].hx0;
}

static void cut_first(struct dx_cell *c)
{
	c->words++;
	c->n--;
}

void dx_st_icons(struct dx_job *job)
{
	size_t rows = 0;
	size_t pictures = 0;

	for (size_t i = 0; i < job->tables.n_rows; i++) {
		struct dx_cell *c = text_of(job, i);

		if (c && dx_is_arrow(c->words[0].word->text)) {
			cut_first(c);
		} else if (c) {
			rows++;
			pictures += has_picture(c, heading_of(job, i));
		}
	}
	if (pictures < ROWS_MIN || pictures * 10 < rows * 9)
		return;
	for (size_t i = 0; i < job->tables.n_rows; i++) {
		struct dx_cell *c = text_of(job, i);

		if (c && has_picture(c, heading_of(job, i)))
			cut_first(c);
	}
}
