/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The strict reading of a request head (RFC 9110, 9112), without any I/O: what
 * the guard lets through to evhttp and what it refuses, and with which code.
 */
#ifndef DX_HTTP_HEAD_INT_H
#define DX_HTTP_HEAD_INT_H

#include "dx/base/err.h"
#include "dx/base/str.h"

#define DX_HEAD_LINE_MAX   8192u /* request line; RFC 9112 asks for at least 8000 */
#define DX_HEAD_METHOD_MAX 64u
#define DX_HEAD_FIELDS     100u

/* A request head; the texts point into the parsed bytes. Filled as far as parsing came when refused. */
struct dx_head {
	struct dx_str method;
	struct dx_str target; /* origin-form or "*", whatever form was sent */
	struct dx_str path;   /* target before the first '?' */
	struct dx_str fields; /* all field lines, without the empty line */
	struct dx_str request_id;
	int minor;    /* 0 or 1 */
	bool rewrite; /* evhttp must not see it as it is: dx_head_write() */
	bool close;   /* the client wants the connection closed afterwards */
	bool expect_continue;
	bool chunked;
	bool has_length;
	bool multipart;
	uint64_t length;
};

/*
 * Look for the end of the head that starts at P, first byte not a line break. *SCAN_R is where the
 * last call stopped (0 at first). *END_R is set when the empty line has come: bytes up to and with
 * it; 0 before. False with bad_request (a line feed without carriage return) or, when more than
 * MAX bytes came without an end, uri_too_long or headers_too_large.
 */
bool dx_head_find_end(const char *p, size_t n, size_t max, size_t *scan_r, size_t *end_r,
		      struct dx_err *err) DX_MUST_CHECK;

/* Request line only, P[N] being behind its CRLF. Errors: bad_request, version_not_supported, uri_too_long. */
bool dx_head_parse_line(const char *p, size_t n, struct dx_head *h, struct dx_err *err) DX_MUST_CHECK;

/*
 * The whole head of N bytes, the empty line included. Errors: those of the line, bad_request,
 * headers_too_large (more than DX_HEAD_FIELDS), not_implemented (method, transfer coding),
 * expectation_failed, length_required (multipart without a length).
 */
bool dx_head_parse(const char *p, size_t n, struct dx_head *h, struct dx_err *err) DX_MUST_CHECK;

/* One "name: value" line without its CRLF; also for trailers. Errors: bad_request. */
bool dx_field_parse(struct dx_str line, struct dx_str *name_r, struct dx_str *value_r,
		    struct dx_err *err) DX_MUST_CHECK;

/* True when the field frames the message or asks for 100 Continue: the guard has dealt with it. */
bool dx_field_is_framing(struct dx_str name);

/* uri-host [ ":" port ]; empty is well-formed. */
bool dx_host_valid(struct dx_str v);

/* tchar of RFC 9110 5.6.2. */
bool dx_is_token_char(unsigned char c);

/* True for 1..128 of [A-Za-z0-9._:-]. */
bool dx_request_id_valid(struct dx_str s);

#endif
