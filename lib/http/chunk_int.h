/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Strict decoding of the chunked transfer coding (RFC 9112 7.1), piece by piece. */
#ifndef DX_HTTP_CHUNK_INT_H
#define DX_HTTP_CHUNK_INT_H

#include <event2/buffer.h>

#include "dx/base/err.h"

#define DX_CHUNK_LINE_MAX    256u  /* size and extensions */
#define DX_CHUNK_TRAILER_MAX 8192u /* all trailer fields; they are checked and dropped */

struct dx_chunk {
	enum {
		DX_CHUNK_SIZE,
		DX_CHUNK_DATA,
		DX_CHUNK_DATA_END,
		DX_CHUNK_TRAILER,
		DX_CHUNK_DONE,
	} state;
	uint64_t left;  /* of the present chunk */
	uint64_t total; /* announced so far */
	size_t trailer_bytes;
};

/*
 * Decode what is there: moves data from RAW to BODY. Zero C at first; the end is C->state ==
 * DX_CHUNK_DONE, and RAW then begins with the next request. Errors: bad_request; file_too_large as
 * soon as the announced chunks exceed MAX.
 */
bool dx_chunk_run(struct dx_chunk *c, struct evbuffer *raw, struct evbuffer *body, uint64_t max,
		  struct dx_err *err) DX_MUST_CHECK;

#endif
