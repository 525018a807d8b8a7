/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* One extraction: what the kinds work on and fill. */
#ifndef DX_EXTRACT_JOB_H
#define DX_EXTRACT_JOB_H

#include "dx/doc/cells.h"
#include "dx/extract/check.h"
#include "dx/extract/dates.h"
#include "dx/extract/emit.h"
#include "dx/extract/given.h"
#include "dx/extract/label.h"
#include "dx/extract/lines.h"
#include "dx/extract/table.h"
#include "dx/extract/template.h"

/* Cells that another look at the picture may settle; see want.h. */
struct dx_wants {
	struct dx_want *v;
	size_t n, cap;
};

struct dx_job {
	struct dx_arena *arena;
	const struct dx_template *tpl;
	const struct dx_page *pages;
	size_t n_pages;
	struct dx_lines lines;
	struct dx_tables tables;
	struct dx_labels labels;
	struct dx_dates_ctx dates;
	struct dx_checks checks;
	struct dx_notes notes;
	struct dx_wants wants;
	bool anchored;     /* for the verdict */
	bool needs_review; /* something besides checks and required values */
	int64_t rows_total;
	int way;                /* of the kind's ways to read it; 0: as headings say */
	struct dx_given *given; /* values to check in place of those read; NULL: none */
};

/* Pages n of m as printed, if they are printed throughout. */
struct dx_page_count {
	bool seen;
	bool complete; /* every page from 1 to m is here, in this order */
	int of;        /* m */
	int found;     /* how many different n that no greater one stands before */
};
struct dx_page_count dx_job_page_count(struct dx_arena *a, const struct dx_lines *lines);
/*
 * Is a page missing, or out of its place, by numbers that all pages have behind the word "page"? Where they do not say
 * of how many: does a number skip one, or the last page say that the paper goes on?
 */
bool dx_job_lacks_page(struct dx_arena *a, const struct dx_lines *lines) DX_MUST_CHECK;
/* "Contd...", "continued to page number 2": do the N words say that the next page goes on, and nothing else? */
bool dx_job_says_onward(const struct dx_word *const *w, size_t n) DX_MUST_CHECK;
/* Are such words the last of the last page but for its foot? CARRIES: or a sum of the items that is carried over. */
bool dx_job_goes_on(struct dx_arena *a, const struct dx_lines *lines, bool carries) DX_MUST_CHECK;
/* "Page 3", "Page No. 3 of 5": does page INDEX (from 0) say this number, and no other? */
bool dx_job_page_says(const struct dx_lines *lines, size_t index, int number) DX_MUST_CHECK;
/* "Page", "Seite", "strona", …: does WORD name a page, in any language that is known? */
bool dx_job_is_page_word(const char *word) DX_MUST_CHECK;

/*
 * The currency whose sign or code is printed most often; when none is, the locale's (derived). Absent
 * when only a sign of many countries ("$") is seen.
 */
struct dx_val dx_job_currency(struct dx_job *job);

/* What the dates in one word with a year say of their order, wherever they stand. A price ("1.25") is none. */
struct dx_dates_vote dx_job_dates_vote(const struct dx_job *job);

/* Runs of words under each other with a common left edge: an address, a party of an invoice. */
struct dx_block {
	struct dx_words *lines; /* one run per line */
	size_t *at;             /* which line each one is on */
	size_t n;
	int32_t x0, y0, x1, y1;
	size_t page;
};

/* The blocks on lines FROM..TO that no table has taken, in the order of their first lines. */
struct dx_block *dx_job_blocks(struct dx_job *job, size_t from, size_t to, size_t *n_r);

/* The label that line I of a block begins with, or NULL. */
const struct dx_label_hit *dx_block_label(const struct dx_job *job, const struct dx_block *b, size_t i);

/* Does a line of the block begin with FIELD? *LINE_R is the first one that does. */
bool dx_block_mentions(const struct dx_job *job, const struct dx_block *b, int field, size_t *line_r);

/* The block right below B, in whole or in part under it: what a heading stands over. NULL: none. */
const struct dx_block *dx_block_below(const struct dx_block *blocks, size_t n, const struct dx_block *b);

/* "A, B, C": the lines of a block from line AT on, as one value. */
struct dx_val dx_block_val(struct dx_job *job, const struct dx_block *b, size_t at, size_t n);

#endif
