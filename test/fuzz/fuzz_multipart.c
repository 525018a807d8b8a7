/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A form: the first line is the Content-Type, the rest the body. */
#include <string.h>

#include "dx/base/utf8.h"
#include "dx/http/mpart.h"
#include "fuzz.h"

static void look_at(struct dx_arena *a, struct evbuffer *body, const struct dx_part *part, size_t size)
{
	struct dx_err err;
	const char *text;

	FUZZ_CHECK(part->name != NULL && part->offset <= size && part->length <= size - part->offset);
	FUZZ_CHECK(part->filename == NULL || strpbrk(part->filename, "/\\\r\n") == NULL);
	if (dx_mpart_text(a, body, part, 1000, &text, &err))
		FUZZ_CHECK(strlen(text) == part->length && dx_utf8_valid(dx_str(text)));
	dx_mpart_wipe(body, part->offset, part->length);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct dx_arena *a = dx_arena_new();
	struct evbuffer *body = evbuffer_new();
	struct dx_str rest = dx_strn((const char *)data, size);
	struct dx_str type = fuzz_line(&rest);
	struct dx_mpart m;
	struct dx_err err;
	bool repeated;

	/* several pieces of memory, as from a socket */
	for (size_t at = 0; at < rest.n; at += 61) {
		struct evbuffer *piece = evbuffer_new();

		FUZZ_CHECK(evbuffer_add(piece, rest.p + at, rest.n - at < 61 ? rest.n - at : 61) == 0);
		FUZZ_CHECK(evbuffer_add_buffer(body, piece) == 0);
		evbuffer_free(piece);
	}
	if (dx_mpart_parse(a, dx_strndup(a, type.p, type.n), body, &m, &err)) {
		FUZZ_CHECK(m.n <= DX_MPART_MAX);
		(void)dx_mpart_find(&m, "file", &repeated);
		for (size_t i = 0; i < m.n; i++)
			look_at(a, body, &m.parts[i], rest.n);
	}
	evbuffer_free(body);
	dx_arena_drop(&a);
	return 0;
}
