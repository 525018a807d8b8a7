/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * HTTP client on the event loop (libcurl's multi interface): hundreds of requests
 * under way in one process, nothing blocks (names are resolved by libcurl's own
 * threads). HTTP/1.1 over http and https only; TLS ≥ 1.2, always verified.
 * Redirects are never followed, proxies (also those of the environment), netrc,
 * cookies, compressed answers and credentials in the URL never used. Each answer is capped.
 *
 * One struct dx_fetch has one address policy, and connections are kept and used
 * again within it only: use another one for addresses that are trusted differently.
 */
#ifndef DX_FETCH_FETCH_H
#define DX_FETCH_FETCH_H

#include "dx/base/err.h"
#include "dx/base/str.h"
#include "dx/ev/loop.h"
#include "dx/fetch/policy.h"

struct dx_fetch;
struct dx_fetch_call; /* one request under way */

struct dx_fetch_options {
	struct dx_loop *loop;
	struct dx_addr_policy policy; /* zeroed: public addresses only */
	const char *user_agent;       /* copied; NULL: docextract/VERSION */
	const char *ca_file;          /* PEM bundle instead of the system's; copied; NULL or "": the system's */
	/* "name:port:address" joined by blanks: fixed answers in place of name resolution, for tests; copied; or NULL
	 */
	const char *resolve;
	size_t idle_connections; /* kept open for later requests; 0: 64 */
};

struct dx_fetch *dx_fetch_new(const struct dx_fetch_options *o);
/* Requests under way are dropped without a call of their function. Not inside such a function. */
void dx_fetch_free(struct dx_fetch **f);

/* How a request ended. Append only: names of these are kept in the database. */
enum dx_fetch_end {
	DX_FETCH_ANSWERED,      /* a whole answer, or as much of it as was wanted; status says which */
	DX_FETCH_BAD_URL,       /* not http or https, no host, with credentials */
	DX_FETCH_BLOCKED,       /* every address of the host is refused by the policy; nothing was connected to */
	DX_FETCH_NO_HOST,       /* the name has no address */
	DX_FETCH_NO_CONNECTION, /* refused, unreachable */
	DX_FETCH_TLS,           /* no TLS, or a certificate that does not hold */
	DX_FETCH_TIMEOUT,
	DX_FETCH_TOO_LARGE, /* head over the limit; body over its limit, unless cut_body */
	DX_FETCH_BROKEN,    /* reset, or no HTTP */
};
/* "answered", "bad_url", "blocked_address", …; never NULL. */
const char *dx_fetch_end_name(enum dx_fetch_end end);

/* A body that is given bit by bit. */
struct dx_fetch_source {
	/*
	 * Copy N > 0 bytes at AT, which are there, to P. Called from the loop, in order, but from the beginning
	 * again when a kept connection turns out to be dead.
	 */
	void (*read)(void *arg, uint64_t at, void *p, size_t n);
	void *arg;
	uint64_t bytes;
};

/* Signed as Amazon's services want it (AWS Signature Version 4). */
struct dx_fetch_sigv4 {
	const char *scope; /* "aws:amz:REGION:SERVICE" */
	const char *key_id, *secret;
};

/*
 * Strings, body, source and signature are borrowed until the request's function has returned (or the call was
 * cancelled); the struct itself and the array of headers only until dx_fetch_start() returns.
 */
struct dx_fetch_request {
	const char *method; /* "GET", "POST", "PUT", … */
	const char *url;
	const char *const *headers; /* "Name: value", NULL-terminated; NULL: none. No CR or LF in them (asserted) */
	struct dx_str body;         /* sent when not empty, or with POST, PUT and PATCH */
	const struct dx_fetch_source *source; /* instead of a body; NULL: none */
	const struct dx_fetch_sigv4 *sigv4;   /* NULL: not signed; with it no body, only a source */
	int64_t connect_timeout_ms;           /* with name resolution and TLS; 0: 5 s */
	int64_t timeout_ms;                   /* all of it; 0: 15 s */
	size_t body_max_bytes;                /* 0: 64 KiB */
	bool cut_body; /* a longer body is cut there and the connection closed; otherwise TOO_LARGE */
};

/* Everything in it lives during the call only. */
struct dx_fetch_answer {
	enum dx_fetch_end end;
	int status;         /* of the last head that came whole; 0: none. Also set when what follows it failed */
	const char *error;  /* libcurl's words, without anything secret; "" for DX_FETCH_ANSWERED */
	struct dx_str head; /* header fields of that head, "Name: value\r\n" each */
	struct dx_str body; /* also what came before a failure; may hold any bytes */
	bool is_cut;        /* there was more than body */
	const char *remote; /* address that was connected to, "" when none */
	int64_t took_us;    /* from the start to the end */
};

/*
 * Send R. FN is called once, from the loop, never from inside this call. The call is borrowed, valid until FN is
 * called. Never fails by itself: a bad URL is told to FN.
 */
struct dx_fetch_call *dx_fetch_start(struct dx_fetch *f, const struct dx_fetch_request *r,
				     void (*fn)(const struct dx_fetch_answer *a, void *arg), void *arg);
/* End a request under way; its function is not called. Not with the call whose function is running. */
void dx_fetch_cancel(struct dx_fetch_call **call);
size_t dx_fetch_under_way(const struct dx_fetch *f);

/* Value of the first field NAME (any case), trimmed; .p is NULL when there is none. */
struct dx_str dx_fetch_header(const struct dx_fetch_answer *a, const char *name);
/*
 * Seconds that a Retry-After field asks to wait: a number, or an HTTP date (IMF-fixdate) seen from NOW_S (seconds
 * since the epoch; a date in the past gives 0). −1: no such field, or not understood.
 */
int64_t dx_fetch_retry_after_s(const struct dx_fetch_answer *a, int64_t now_s);

/* Would dx_fetch_start() take URL? http or https, a host, no credentials, no fragment, no blank or control character.
 */
bool dx_fetch_check_url(const char *url, struct dx_err *err) DX_MUST_CHECK;
/* Is the way to URL, which can be taken, closed to eavesdroppers: TLS, or this very host by a loopback address? */
bool dx_fetch_is_closed(const char *url) DX_MUST_CHECK;

#endif
