/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* CORS (fetch.spec.whatwg.org): pages of the listed origins may call us from a browser. Keys travel in a header, never
 * in a cookie, so credentials are not allowed and "*" takes nothing from anybody. */
#include <stdlib.h>
#include <string.h>

#include "dx/base/check.h"
#include "http_int.h"

#define EXPOSED                                                                                                        \
	"Location, ETag, Retry-After, Content-Disposition, X-Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining, "   \
	"RateLimit, RateLimit-Policy, Idempotent-Replayed, X-Service-Upstream-OCR, X-Service-Upstream-PDF, "           \
	"X-Service-Real-Calls"
#define TAKEN "Authorization, X-API-Key, Content-Type, Idempotency-Key, If-None-Match, X-Request-Id, traceparent"
/* how long a browser may remember the answer to its question */
#define MAX_AGE_S "7200"

void dx_http_set_cors(struct dx_http *h, const char *origins)
{
	free(h->cors);
	h->cors = NULL;
	if (!origins || !*origins)
		return;
	h->cors = strdup(origins);
	if (!h->cors)
		dx_die("out of memory (CORS)");
}

/* What to answer this origin; NULL: nothing, it is not on the list. */
static const char *allowed_origin(const struct dx_http *h, const char *origin)
{
	struct dx_str rest = dx_str(h->cors);

	for (struct dx_str part; dx_str_split(&rest, ' ', &part);) {
		if (dx_str_eq_c(part, "*"))
			return "*";
		if (origin && part.n > 0 && dx_str_eq_c(part, origin))
			return origin;
	}
	return NULL;
}

void dx_cors_headers(const struct dx_req *req, struct evkeyvalq *out)
{
	const char *origin = allowed_origin(req->http, dx_req_header(req, "Origin"));

	if (!origin)
		return;
	dx_header_set(out, "Access-Control-Allow-Origin", origin);
	dx_header_set(out, "Access-Control-Expose-Headers", EXPOSED);
}

void dx_cors_preflight(struct dx_req *req, const char *allow)
{
	const char *origin = dx_req_header(req, "Origin");

	if (!req->http->cors || !origin || !dx_req_header(req, "Access-Control-Request-Method") ||
	    !allowed_origin(req->http, origin))
		return;
	dx_req_set_header(req, "Access-Control-Allow-Methods", allow);
	dx_req_set_header(req, "Access-Control-Allow-Headers", TAKEN);
	dx_req_set_header(req, "Access-Control-Max-Age", MAX_AGE_S);
}
