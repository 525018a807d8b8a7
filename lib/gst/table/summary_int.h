/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A summary of taxes by its rows: between summary.c, which finds them, and taxcols.c, which says what their columns
 * are.
 */
#ifndef DX_GST_SUMMARY_INT_H
#define DX_GST_SUMMARY_INT_H

#include "table.h"

struct gst_rates_row {
	size_t line;
	const struct gst_run *cells[DX_TABLE_COLS_MAX];
	const struct gst_run *name; /* a class or a kind of tax; NULL: none */
	struct gst_figure rate;     /* within the name */
	const struct dx_word *rate_word;
};

struct gst_block {
	struct dx_job *job;
	struct gst_rates_row *rows;
	size_t n;
	size_t first;  /* line of the header */
	int32_t right; /* what begins right of it is beside the summary, as the invoice's foot is */
	int32_t x0[DX_TABLE_COLS_MAX], x1[DX_TABLE_COLS_MAX];
	size_t n_cols;
	size_t n_items; /* as many taxes may have been rounded into one row */
};

/* Columns; -1: none. IN_NAME: the rate is in the row's name. */
struct gst_taxcols {
	int value, rate, rate2, tax, tax2;
	bool in_name;
};

/* What the columns of B's rows are; of all of them, or of all but the last, which is their sum: B has one less then. */
bool dx_gst_tax_columns(struct gst_block *b, struct gst_taxcols *f) DX_MUST_CHECK;

#endif
