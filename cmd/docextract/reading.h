/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A file read here and now by engine processes of our own: open, OCR of the pages that need it, extraction. */
#ifndef DOCEXTRACT_READING_H
#define DOCEXTRACT_READING_H

#include "dx/doc/cells.h"
#include "dx/eng/client.h"
#include "cli.h"

#define READING_ENGINES_MAX 16

struct reading_options {
	const char *engine_path; /* NULL: the usual place */
	const char *password;    /* NULL: none */
	const char *pages;       /* NULL: all */
	const char *languages;
	int64_t deadline_ms; /* of each unit of work */
	int64_t max_pages, max_pixels, reader_memory_bytes;
	struct dx_str einvoice_keys; /* JWKS or PEM; empty: none */
	int jobs;                    /* engines at most */
	bool progress;
};

struct reading_page {
	int number;
	bool needs_ocr;
	struct dx_str words;      /* stored form; empty until read */
	struct dx_rereads cells;  /* read again so far */
	struct dx_str cells_form; /* the same, stored form; empty: none */
	struct dx_err err;        /* why it could not be read */
};

struct reading {
	struct dx_arena *arena;
	struct reading_options o;
	struct dx_eng *engines[READING_ENGINES_MAX];
	int document_fd;
	const char *kind, *media_type;
	int64_t pages_total;
	struct reading_page *pages;
	size_t n_pages, n_ocr, n_failed;
	size_t n_cells; /* read again */
	int64_t open_ms, ocr_ms, cells_ms, extract_ms;
	struct reading_cpu {
		int64_t open_ms, ocr_ms, cells_ms, extract_ms;
	} cpu; /* what the engines' readers say of themselves */
};

/* Start an engine with the file's bytes at hand. End with reading_close() in any case. */
bool reading_start(struct reading *r, struct dx_arena *a, const struct reading_options *o, const void *bytes, size_t n,
		   struct dx_err *err) DX_MUST_CHECK;
/* What kind of file it is, and its pages with their text layers. */
bool reading_open(struct reading *r, struct dx_err *err) DX_MUST_CHECK;
/* Words of the pages without a usable text layer. False when no page at all could be read. */
bool reading_ocr(struct reading *r, struct dx_err *err) DX_MUST_CHECK;
/*
 * PARTS_R: the seven parts of EXTRACT's answer (eng/unit.h). Cells that it wants read again are read from the
 * pictures, and the extraction is repeated with them.
 */
bool reading_extract(struct reading *r, struct dx_str template_json, struct dx_str **parts_r,
		     struct dx_err *err) DX_MUST_CHECK;
void reading_close(struct reading *r);

#endif
