/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Documents that have ended, as they were answered last: who asks again needs
 * only the version from the database, not the text. Nothing is served from
 * here without asking for the version first, so nothing is ever stale.
 */
#ifndef DX_API_CACHE_H
#define DX_API_CACHE_H

#include "dx/dx.h"

struct dx_cache;

struct dx_cached {
	const char *version, *document;
};

/* Keeps at most MAX_BYTES of texts, and of them what was used last. */
struct dx_cache *dx_cache_new(size_t max_bytes);
void dx_cache_free(struct dx_cache **c);

/* False: nothing kept under this name. The texts are borrowed until the next call of dx_cache_put(). */
bool dx_cache_get(struct dx_cache *c, int64_t team, const char *uuid, const char *include,
		  struct dx_cached *found_r) DX_MUST_CHECK;
/* Copies; replaces what is there. A text of more than a quarter of the whole is not kept. */
void dx_cache_put(struct dx_cache *c, int64_t team, const char *uuid, const char *include, const char *version,
		  const char *document);

#endif
