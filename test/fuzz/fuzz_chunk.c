/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The chunked coding: the first byte says how large the pieces are in which the rest comes; all ways give the same
 * body. */
#include "../../lib/http/chunk_int.h"
#include "fuzz.h"

#define BODY_MAX 65536u

struct end {
	bool ok;
	int state;
	size_t body, left;
};

static struct end decode(const uint8_t *p, size_t n, size_t step)
{
	struct evbuffer *raw = evbuffer_new();
	struct evbuffer *body = evbuffer_new();
	struct dx_chunk c = {0};
	struct dx_err err;
	struct end e = {.ok = true};

	for (size_t at = 0; at < n && e.ok && c.state != DX_CHUNK_DONE; at += step) {
		FUZZ_CHECK(evbuffer_add(raw, p + at, n - at < step ? n - at : step) == 0);
		e.ok = dx_chunk_run(&c, raw, body, BODY_MAX, &err);
	}
	e.state = (int)c.state;
	e.body = evbuffer_get_length(body);
	FUZZ_CHECK(e.body <= BODY_MAX);
	FUZZ_CHECK(c.total <= BODY_MAX || !e.ok);
	evbuffer_free(raw);
	evbuffer_free(body);
	return e;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct end whole;
	struct end pieces;

	if (size < 1)
		return 0;
	whole = decode(data + 1, size - 1, size);
	pieces = decode(data + 1, size - 1, (size_t)data[0] + 1);
	FUZZ_CHECK(whole.ok == pieces.ok);
	FUZZ_CHECK(!whole.ok || (whole.state == pieces.state && whole.body == pieces.body));
	return 0;
}
