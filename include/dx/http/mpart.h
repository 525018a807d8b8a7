/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * multipart/form-data (RFC 7578) over an evbuffer that stays where it is: parts
 * are offsets into it, so the file is not copied here at all.
 */
#ifndef DX_HTTP_MPART_H
#define DX_HTTP_MPART_H

#include <event2/buffer.h>

#include "dx/base/arena.h"
#include "dx/base/err.h"
#include "dx/base/str.h"

#define DX_MPART_MAX 32 /* parts in one body */

struct dx_part {
	const char *name;         /* form field; UTF-8 */
	const char *filename;     /* base name only, control characters removed; NULL for plain fields */
	const char *content_type; /* as sent; NULL when absent */
	size_t offset, length;    /* of the content in the body */
};

struct dx_mpart {
	struct dx_part parts[DX_MPART_MAX];
	size_t n;
};

/*
 * Exact: the boundary of CONTENT_TYPE (1..70 characters of RFC 2046), CRLF line ends, a closing
 * delimiter, one Content-Disposition: form-data with a name per part, heads ≤ 8 KiB, filename and
 * filename* (RFC 5987 UTF-8). Errors: unsupported_media_type (not multipart/form-data),
 * bad_request with what is wrong and at which byte. Texts live in A.
 */
bool dx_mpart_parse(struct dx_arena *a, const char *content_type, struct evbuffer *body, struct dx_mpart *m_r,
		    struct dx_err *err) DX_MUST_CHECK;

/* The only part called NAME; NULL when absent. *REPEATED_R (may be NULL) tells that there is more than one. */
const struct dx_part *dx_mpart_find(const struct dx_mpart *m, const char *name, bool *repeated_r);

/* Copy a plain field out (≤ MAX bytes, valid UTF-8, no NUL), terminated, in A. */
bool dx_mpart_text(struct dx_arena *a, struct evbuffer *body, const struct dx_part *part, size_t max,
		   const char **text_r, struct dx_err *err) DX_MUST_CHECK;

/* Copy N bytes at OFFSET of the body into OUT. */
void dx_mpart_copy(struct evbuffer *body, size_t offset, void *out, size_t n);
/* Overwrite N bytes at OFFSET of the body, which must be memory of our own (as a request's is). */
void dx_mpart_wipe(struct evbuffer *body, size_t offset, size_t n);

#endif
