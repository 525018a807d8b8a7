/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What readers say, checked before it is stored. A reader has handled a
 * hostile file and may be in somebody else's hands: its answer is input from
 * outside like any other. Pure functions.
 */
#ifndef DX_WORKER_ANSWER_H
#define DX_WORKER_ANSWER_H

#include "dx/doc/cells.h"
#include "dx/doc/words.h"
#include "dx/eng/client.h"
#include "dx/store/job.h"

/* What to do about an answer that is not ok. */
enum dx_answer_class {
	DX_ANSWER_CRASHED, /* once more; twice is enough */
	DX_ANSWER_AGAIN,   /* not the document's fault */
	DX_ANSWER_FATAL,   /* it would be the same again */
};
enum dx_answer_class dx_answer_judge(const struct dx_eng_answer *answer);

/* Most pages that one message can carry the words of, and beside them the cells that were read again. */
#define DX_ANSWER_PAGES_MAX (DX_CHAN_PARTS - 8 - DX_CELL_ROUNDS_MAX * DX_WANTS_DOCUMENT_MAX)

/* Answer to OPEN. */
struct dx_answer_open {
	const char *kind, *media_type;
	int pages_total;
	size_t n;
	struct dx_answer_page {
		int number, width, height;
		enum dx_text_state text_state;
		struct dx_str words; /* p NULL: needs OCR; not looked at yet, see dx_answer_words() */
	} * pages;
};
bool dx_answer_open(struct dx_arena *a, const struct dx_eng_answer *answer, struct dx_answer_open *o_r,
		    struct dx_err *err) DX_MUST_CHECK;

/* Words of page NUMBER in stored form. */
bool dx_answer_words(struct dx_arena *a, struct dx_str words, int number, enum dx_source source, struct dx_page *page_r,
		     struct dx_err *err) DX_MUST_CHECK;

/* Answer to PICTURE: width, height, resolution of the paper, and a PNG file. */
bool dx_answer_picture(struct dx_arena *a, const struct dx_eng_answer *answer, int paper_r[3], struct dx_str *png_r,
		       struct dx_err *err) DX_MUST_CHECK;

/* Answer to EXTRACT: fills status, rows_total and the JSON texts from data to warnings. */
bool dx_answer_extract(struct dx_arena *a, const struct dx_eng_answer *answer, struct dx_finished *f_r,
		       struct dx_err *err) DX_MUST_CHECK;

/*
 * Which of TEMPLATES (the JSON array that was sent) the answer to EXTRACT says it chose, and how sure it is: fills
 * industry and template_*. Errors: internal_error (none of them).
 */
bool dx_answer_choice(struct dx_arena *a, const struct dx_eng_answer *answer, struct dx_str templates,
		      struct dx_finished *f, struct dx_err *err) DX_MUST_CHECK;

/* Cells that EXTRACT wants read again, within budget; none when its head says nothing of them. */
bool dx_answer_wants(struct dx_arena *a, const struct dx_eng_answer *answer, struct dx_want **w_r, size_t *n_r,
		     struct dx_err *err) DX_MUST_CHECK;

/* Answer to READ_CELLS: as many cells as the N WANTS, with their boxes. */
bool dx_answer_cells(struct dx_arena *a, const struct dx_eng_answer *answer, const struct dx_want *wants, size_t n,
		     int round, struct dx_rereads *r_r, struct dx_err *err) DX_MUST_CHECK;

/* Source of stored words without reading them all; NONE when that cannot be told. */
enum dx_source dx_answer_words_source(struct dx_str words);

#endif
