/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Inside the engine package. */
#ifndef DX_ENGINE_INT_H
#define DX_ENGINE_INT_H

#include <sys/types.h>

#include "dx/base/arena.h"
#include "dx/base/buf.h"
#include "dx/base/err.h"
#include "dx/base/str.h"
#include "dx/eng/unit.h"
#include "dx/ocr/ocr.h"
#include "dx/ocr/page.h"
#include "dx/pdf/pdf.h"
#include "dx/doc/words.h"

/*
 * QR codes of a page's grey picture, as it lies in the file, into PAGE (size and rotation known): boxes become the
 * upright page's.
 */
void dx_codes_of_picture(struct dx_arena *a, const uint8_t *grey, int32_t width, int32_t height, int32_t stride_bytes,
			 struct dx_page *page);
/* Does a page with a text layer speak of a code, so that a look at its picture is worth the time? */
bool dx_codes_likely(const struct dx_page *page);

/* How a reader ends when it cannot answer; beyond what libraries use. */
enum {
	READER_NO_JAIL = 70,
	READER_NO_MEMORY = 71,
};

/* What is loaded once and copied into every reader by fork. */
struct kit {
	struct dx_pdf *pdf;
	struct dx_ocr *ocr;
};

/* Longest name that the owner may give a document, with its end. */
#define DX_DOCUMENT_MAX 64

struct params {
	int64_t deadline_ms;
	int64_t max_pixels;
	int max_pages;
	int page;
	int dpi;
	int rotation;
	int skew_millideg;
	int round;
	bool has_paper;            /* the document is the picture of a page, made for the recogniser */
	struct dx_ocr_paper paper; /* and what is known of that page */
	int service_status;        /* the document is a remote PDF service's answer, with this HTTP status; 0: a file */
	int picture_dpi;           /* OPEN: the picture of the selected page is wanted; 0: any resolution, −1: none */
	int box[4];                /* RENDER: part of the page in ten-thousandths; all 0: all of it */
	const char *password;      /* NULL: none */
	const char *pages;         /* NULL: all */
	const char *languages;
	const char *document;  /* the owner's name for it; NULL: pages are read for once */
	struct dx_str options; /* EXTRACT: JSON text */
};

/* A unit of work as the reader sees it. */
struct unit {
	enum dx_unit_op op;
	struct params params;
	const struct dx_str *parts; /* of the request */
	size_t n_parts;
	struct dx_str input; /* the document's bytes, mapped read-only */
	struct board *board; /* what readers of the document leave for each other; NULL: nothing is left */
};

/* ---- board.c: prepared pages of the document that was read last, for cells of it ---- */

struct board *dx_board_new(struct dx_arena *a);
void dx_board_drop(struct board *b);
/* In the zygote, before a reader is started: a page of another document begins another board. */
void dx_board_turn(struct board *b, enum dx_unit_op op, const char *document);
/* In the reader: B when the unit may use it, else NULL, and there is none any more. */
struct board *dx_board_show(struct board *b, enum dx_unit_op op, const char *document);
/* Page PAGE was read as WORDS says, from what K holds. Left out where there is no room. */
void dx_board_add(struct board *b, int page, const struct dx_page *words, const struct dx_ocr_paper *paper,
		  const struct dx_kept *k);
/* The page that P asks for, as it was read. False: prepare it anew. Else K_R is the caller's to drop. */
bool dx_board_find(const struct board *b, const struct params *p, struct dx_ocr_paper *paper_r,
		   struct dx_kept *k_r) DX_MUST_CHECK;

/* Answer of a unit: parts in A. */
struct result {
	struct dx_arena *arena;
	struct dx_str *parts;
	size_t n_parts;
	size_t cap;
};
/* A copy of BYTES becomes the next part. */
void dx_result_add(struct result *r, struct dx_str bytes);

/* A page's picture and what is known of the paper. */
struct page_picture {
	struct Pix *pix;
	struct dx_ocr_paper paper;
	enum dx_text_state text_state;
	bool printed; /* drawn from characters, not photographed */
	struct dx_attached *attached;
	size_t n_attached;
};

/*
 * Page u->params.page of the unit's document as the recogniser gets it. KEEP gets what must outlive the document. DPI
 * 0: whatever suits recognition. o_r->pix is the caller's to drop. Errors: those of opening and decoding.
 */
bool dx_picture_load(const struct kit *k, const struct unit *u, struct dx_arena *keep, int dpi,
		     struct page_picture *o_r, struct dx_err *err) DX_MUST_CHECK;
/*
 * PAGE, which was read from O's picture, completed with its QR codes and what is known of it, as the answer. OK:
 * whether it could be read; returned. The picture is dropped in any case.
 */
bool dx_picture_answer(const struct unit *u, struct result *r, struct page_picture *o, struct dx_page *page, bool ok);

/* What a remote PDF service said, in A: the unit's document. Errors: upstream_unavailable, or its own reason. */
struct dx_foreign_pdf;
bool dx_elsewhere_read(const struct unit *u, struct dx_arena *a, struct dx_foreign_pdf *f_r,
		       struct dx_err *err) DX_MUST_CHECK;
/* The picture of u->params.page in such an answer, as dx_picture_load() gives it. */
bool dx_elsewhere_picture(const struct unit *u, struct dx_arena *keep, int dpi, struct page_picture *o_r,
			  struct dx_err *err) DX_MUST_CHECK;

/* Parse part 0. Errors: internal_error (the owner's mistake). */
bool dx_params_read(struct dx_arena *a, struct dx_str json, struct params *p_r, struct dx_err *err) DX_MUST_CHECK;
/* Overwrite the password in P and in the text that it was read from; both are of no use afterwards. */
void dx_params_wipe(struct params *p, struct dx_str json);

/*
 * Page numbers of SPEC ("1-3,7"; NULL: all) within a document of TOTAL pages, ascending, each once; pages
 * beyond the end are left out.
 * Errors: bad_request (malformed, or nothing selected), too_many_pages (more than MAX).
 */
bool dx_pages_select(struct dx_arena *a, const char *spec, int total, int max, int **pages_r, size_t *n_r,
		     struct dx_err *err) DX_MUST_CHECK;

/* The operations; run in a reader. */
bool dx_unit_open(const struct kit *k, const struct unit *u, struct result *r, struct dx_err *err) DX_MUST_CHECK;
bool dx_unit_ocr_page(const struct kit *k, const struct unit *u, struct result *r, struct dx_err *err) DX_MUST_CHECK;
bool dx_unit_read_cells(const struct kit *k, const struct unit *u, struct result *r, struct dx_err *err) DX_MUST_CHECK;
bool dx_unit_extract(const struct unit *u, struct result *r, struct dx_err *err) DX_MUST_CHECK;
bool dx_unit_check(const struct unit *u, struct result *r, struct dx_err *err) DX_MUST_CHECK;
bool dx_unit_prompt(const struct unit *u, struct result *r, struct dx_err *err) DX_MUST_CHECK;
bool dx_unit_suggest(const struct unit *u, struct result *r, struct dx_err *err) DX_MUST_CHECK;
bool dx_unit_template(const struct unit *u, struct result *r, struct dx_err *err) DX_MUST_CHECK;
bool dx_unit_picture(const struct kit *k, const struct unit *u, struct result *r, struct dx_err *err) DX_MUST_CHECK;
bool dx_unit_take_words(const struct kit *k, const struct unit *u, struct result *r, struct dx_err *err) DX_MUST_CHECK;
bool dx_unit_take_cells(const struct unit *u, struct result *r, struct dx_err *err) DX_MUST_CHECK;
bool dx_unit_render(const struct kit *k, const struct unit *u, struct result *r, struct dx_err *err) DX_MUST_CHECK;

/* Words and cells in the parts of a request from FIRST on. Errors: internal_error. */
struct dx_page;
bool dx_unit_pages(const struct unit *u, size_t first, struct dx_arena *a, struct dx_page **pages_r, size_t *n_r,
		   struct dx_err *err) DX_MUST_CHECK;
/* The seven parts of an EXTRACT's answer. */
struct dx_extract_result;
void dx_result_extracted(struct result *r, const struct dx_extract_result *x);

/* ---- reader → zygote: "DXr1", u8 ok, u16 code, u16 + detail, u32 parts, per part u32 + bytes ---- */

struct outcome {
	bool ok;
	bool crashed;
	enum dx_code code;
	const char *detail;
	struct dx_str *parts; /* within the bytes that were read */
	size_t n_parts;
	int64_t cpu_ms, max_rss_kb;
};

void dx_wire_write(struct dx_buf *out, bool ok, const struct dx_err *err, const struct result *r);
/* Strict; false when the bytes are not exactly one answer. */
bool dx_wire_read(struct dx_arena *a, struct dx_str bytes, struct outcome *o_r) DX_MUST_CHECK;

/* ---- the two sides of the fork ---- */

struct reader_conf {
	pid_t zygote;
	int input_fd;  /* -1: none */
	int output_fd; /* a pipe */
	uint64_t memory_bytes;
	struct board *board;
};

/* In the child: never returns. */
void dx_reader_main(const struct kit *k, struct unit *u, const struct reader_conf *conf) DX_NORETURN;

/* Why a reader was killed by the zygote. */
enum verdict {
	VERDICT_NONE, /* it ended by itself */
	VERDICT_DEADLINE,
	VERDICT_CANCELLED,
	VERDICT_TOO_MUCH_OUTPUT,
	VERDICT_OWNER_GONE,
};

/* Fill O from how a reader ended (wait status) when it gave no valid answer. */
void dx_outcome_of_end(enum verdict v, int status, int64_t max_rss_kb, uint64_t memory_bytes, struct outcome *o);

/* Part 0 of the answer to the owner. */
void dx_outcome_write(struct dx_buf *out, const struct outcome *o);

#endif
