/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A table of items by its rows: between unheaded.c, which finds them,
 * headline.c, which reads their headings, and named.c, which says what their columns are.
 */
#ifndef DX_GST_UNHEADED_INT_H
#define DX_GST_UNHEADED_INT_H

#include "table.h"

struct gst_row {
	size_t line;
	struct gst_run *runs;
	size_t n;
};

struct gst_finder {
	struct dx_job *job;
	const struct dx_table *known; /* the table that the headings of a scan made of the page's rows; NULL: none */
	struct gst_row *rows;
	size_t n;
	uint64_t counted; /* the last line of the page before, where a column counts them; 0: none does */
	int32_t x0[DX_TABLE_COLS_MAX], x1[DX_TABLE_COLS_MAX];
	size_t n_cols;
};

/* The column of F that X0..X1 lies over, or stands nearest to; see overcols.c. */
size_t dx_gst_column_at(const struct gst_finder *f, int32_t x0, int32_t x1);
/* Is LINE, below rows of other columns, one of headings of which some are known? */
bool dx_gst_is_next_header(struct gst_finder *f, const struct dx_line *line);
/* The lines of the header above F's first row: *N_R from *FIRST_R on; false: there are none. */
bool dx_gst_find_header(struct gst_finder *f, size_t *first_r, size_t *n_r);
/* The roles that the headings in N lines from FIRST on give COLS; -1 where they give none, or one that another has. */
void dx_gst_name_by_header(struct gst_finder *f, size_t first, size_t n, struct dx_col *cols);
/* Part the count of F's rows from their names, where they are counted; see serials.c. */
void dx_gst_part_serials(struct gst_finder *f);
/* Part F's runs where they are cells of several headings, which stand in HEADER_N lines from HEADER_FIRST on; true if
 * any was: its columns are others then. See rowgaps.c. */
bool dx_gst_part_runs(struct gst_finder *f, size_t header_first, size_t header_n);
/* Classes of COLS; a heading that is not what stands under it says nothing; the widest column of words has the names.
 */
void dx_gst_name_texts(const struct gst_finder *f, struct dx_col *cols);
/* The only column of codes that is no figure of the arithmetic, right of the names or else left of them, and of nothing
 * else by the headings, which SAID has. */
void dx_gst_name_codes(const struct gst_finder *f, const struct dx_col *said, struct dx_col *cols);
/* The figures of all rows, once the texts have their names. */
struct gst_grid dx_gst_grid_of(const struct gst_finder *f, const struct dx_col *cols);
/* Services without quantities: the last column, if what it comes to is printed below. */
bool dx_gst_name_by_sum(const struct gst_finder *f, const struct gst_grid *g, struct dx_col *cols);

#endif
