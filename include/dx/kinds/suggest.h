/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * An extraction that a language model has looked at. Pure functions as well: the reply is an input like the words.
 * dx/extract/suggest.h says what is let through; here it is tried, so that nothing that passed fails with it.
 */
#ifndef DX_KINDS_SUGGEST_H
#define DX_KINDS_SUGGEST_H

#include "dx/kinds/extract.h"

enum dx_asking {
	DX_ASKING_YES,
	DX_ASKING_TOO_LARGE, /* more data than a prompt holds */
	DX_ASKING_EMBEDDED,  /* the file itself says its values */
};

/* Messages for the model into OUT; they are made of the extraction's result. Errors as dx_extract(). */
bool dx_extract_prompt(struct dx_arena *a, struct dx_str template_json, struct dx_str options_json,
		       const struct dx_page *pages, size_t n_pages, enum dx_asking *asking_r, struct dx_buf *out,
		       struct dx_err *err) DX_MUST_CHECK;

struct dx_suggested {
	size_t accepted;
	size_t rejected;
	const char *unusable; /* the reply as a whole is no answer: why; NULL */
};

/*
 * The extraction with what REPLY (body of a chat completion) proposes, as far as the fence lets it through.
 * *R is owned as from dx_extract(). Errors as dx_extract(): never because of the reply.
 */
bool dx_extract_suggested(struct dx_arena *a, struct dx_str template_json, struct dx_str options_json,
			  struct dx_str reply, const struct dx_page *pages, size_t n_pages, struct dx_extract_result *r,
			  struct dx_suggested *s, struct dx_err *err) DX_MUST_CHECK;

#endif
