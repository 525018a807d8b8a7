/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Inside the upstream role:
 *   upstream.c  the process: engines, listener, stop
 *   desk.c      pages that wait, engines that are free
 *   serve.c     requests and answers
 *   pdf.c       those about PDF files
 *   keys.c      who may ask
 */
#ifndef DX_UPSTREAM_INT_H
#define DX_UPSTREAM_INT_H

#include "dx/crypt/hash.h"
#include "dx/fmt/json.h"
#include "dx/http/http.h"
#include "dx/role/child.h"
#include "dx/runner/runner.h"

/* ---- keys.c ---- */

#define DX_UPSTREAM_KEYS_MAX 64

struct dx_upstream_keys {
	uint8_t digests[DX_UPSTREAM_KEYS_MAX][DX_SHA256_BYTES];
	size_t n;
};

/* Keys of 16 to 256 printable characters, one a line; blank lines and those with '#' in front are passed over. */
bool dx_upstream_keys_read(const char *path, struct dx_upstream_keys *k_r, struct dx_err *err) DX_MUST_CHECK;
bool dx_upstream_keys_parse(struct dx_str text, struct dx_upstream_keys *k_r, struct dx_err *err) DX_MUST_CHECK;
/* AUTHORIZATION: the header's value, or NULL. Errors: missing_api_key, invalid_api_key. */
bool dx_upstream_keys_admit(const struct dx_upstream_keys *k, const char *authorization,
			    struct dx_err *err) DX_MUST_CHECK;

/* ---- desk.c ---- */

struct dx_upstream;

/* One request on its way through an engine; lives in the request's arena. */
struct dx_upstream_task {
	struct dx_upstream *u;
	struct dx_req *req;
	enum dx_unit_op op;
	struct dx_str parts[2];
	size_t n_parts;
	int fd;    /* the picture, the file */
	bool gone; /* its caller has hung up */
	struct dx_upstream_seat *seat;
	struct dx_upstream_task *next;
};

/* An engine and what it works on. */
struct dx_upstream_seat {
	struct dx_upstream *u;
	struct dx_runner *runner;
	struct dx_upstream_task *task; /* NULL: none */
};

struct dx_upstream {
	struct dx_child *child;
	struct dx_http *http;
	struct dx_arena *arena;
	struct dx_upstream_keys keys;
	struct dx_upstream_seat *seats;
	size_t n_seats;
	struct dx_upstream_task *first, **last; /* that wait */
	int64_t n_waiting;
	const char *fixed_headers[7];
	bool serving, stopping;
	int exit_code;
};

/* Take T, or say why not: overloaded. Its request is answered by dx_upstream_answer(), now or later. */
bool dx_upstream_desk_take(struct dx_upstream_task *t, struct dx_err *err) DX_MUST_CHECK;
/* Give what waits to engines that are free. */
void dx_upstream_desk_go_on(struct dx_upstream *u);
/* SEAT's engine has answered. */
void dx_upstream_desk_answered(struct dx_upstream_seat *seat, const struct dx_eng_answer *answer);
/* Nobody will be served any more. */
void dx_upstream_desk_close(struct dx_upstream *u);

/* ---- serve.c ---- */

extern const struct dx_route dx_upstream_routes[];
extern const size_t dx_upstream_n_routes;
void dx_upstream_answer(struct dx_upstream_task *t, const struct dx_eng_answer *answer);
/* A number of the query; DEF where it is missing. Errors: bad_request. */
bool dx_upstream_number(struct dx_req *req, const char *name, int64_t def, int64_t min, int64_t max, int64_t *v_r,
			struct dx_err *err) DX_MUST_CHECK;

/* ---- pdf.c ---- */

/* Parameters of an OPEN for T's request. Errors: bad_request. */
bool dx_upstream_pdf_parameters(const struct dx_upstream_task *t, struct dx_jw *w, struct dx_err *err) DX_MUST_CHECK;
/* The body for an answer to that, whose parts are looked at. Errors: unsupported_media_type, internal_error. */
bool dx_upstream_pdf_body(const struct dx_eng_answer *answer, struct dx_buf *out, struct dx_err *err) DX_MUST_CHECK;

#endif
