/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* One request: what libcurl needs for it and what came back. */
#ifndef DX_FETCH_FETCH_INT_H
#define DX_FETCH_FETCH_INT_H

#include <curl/curl.h>
#include <sys/queue.h>

#include "dx/base/buf.h"
#include "dx/fetch/fetch.h"

/* All header fields of an answer together, those of 1xx answers and trailers included. */
#define DX_FETCH_HEAD_MAX ((size_t)16 * 1024)

struct dx_fetch_call {
	LIST_ENTRY(dx_fetch_call) link;
	struct dx_fetch *f;
	const struct dx_addr_policy *policy; /* f's */
	CURL *easy;
	struct curl_slist *headers;
	void (*fn)(const struct dx_fetch_answer *a, void *arg);
	void *arg;
	int64_t start_us;
	size_t head_bytes; /* of all heads */
	size_t body_max;
	bool cut_body;
	const struct dx_fetch_source *source;
	uint64_t sent; /* of the source */
	bool is_secure, is_http;
	bool head_is_over; /* a new status line begins a new head */
	/* why we made libcurl give up */
	bool head_too_large;
	bool body_too_large;
	/* what the policy said */
	bool blocked;
	bool opened;
	struct dx_buf head;
	struct dx_buf body;
	char error[CURL_ERROR_SIZE];
};

/* Options of C's handle that are the same for every request of F, and those of R. */
void dx_fetch_call_set(struct dx_fetch_call *c, const struct dx_fetch_options *o, const struct dx_fetch_request *r,
		       struct curl_slist *resolve);
/* How C ended, libcurl having said CODE. */
enum dx_fetch_end dx_fetch_call_judge(const struct dx_fetch_call *c, CURLcode code);

#endif
