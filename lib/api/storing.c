/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The file of an upload on its way to a folder or an S3 server: hashed, a bit at a time between other requests; its
 * name reserved in the database; written. From the reservation on the database knows of it, so that whatever breaks
 * here leaves nothing that nobody would find.
 */
#include <string.h>

#include "api_int.h"
#include "dx/base/log.h"
#include "dx/store/content.h"

#define HASH_PIECE ((size_t)128 << 10) /* less than a millisecond */

struct storing {
	struct dx_api_call *c;
	const char *uuid;
	const struct dx_part *file;
	void (*done)(struct dx_api_stored *stored, const struct dx_err *err, void *arg);
	void *arg;
	struct dx_api_stored *stored;
	struct dx_sha256 sha;
	size_t hashed;
	char *chunk;
	struct dx_timer *pause;
	struct dx_blob_source source;
};

static void read_file(void *arg, uint64_t at, void *p, size_t n)
{
	const struct storing *s = arg;
	dx_mpart_copy(dx_req_body(s->c->req), s->file->offset + (size_t)at, p, n);
}

static void on_written(struct dx_str bytes, const struct dx_err *err, void *arg)
{
	struct storing *s = arg;

	(void)bytes;
	if (err == NULL) {
		s->done(s->stored, NULL, s->arg);
		return;
	}
	/* what may still be written must not be deleted before it is: the reservation ends by itself */
	if (err->retry != DX_RETRY_UNCERTAIN)
		dx_api_store_undo(s->c->api, s->stored);
	s->done(NULL, err, s->arg);
}

static void on_reserved(PGresult *res, const struct dx_err *err, void *arg)
{
	struct storing *s = arg;

	(void)res;
	if (err != NULL) {
		s->done(NULL, err, s->arg);
		return;
	}
	s->source = (struct dx_blob_source){read_file, s, s->file->length, s->stored->sha256};
	(void)dx_blob_put(s->c->api->blobs, s->stored->driver, s->stored->key, &s->source, on_written, s);
}

static void free_pause(void *arg)
{
	struct storing *s = arg;
	dx_timer_free(&s->pause);
}

static void hash(void *arg)
{
	struct storing *s = arg;
	size_t left = s->file->length - s->hashed;
	size_t n = left < HASH_PIECE ? left : HASH_PIECE;

	dx_timer_free(&s->pause);
	read_file(s, s->hashed, s->chunk, n);
	dx_sha256_add(&s->sha, s->chunk, n);
	s->hashed += n;
	if (s->hashed < s->file->length) {
		s->pause = dx_timer_once(s->c->api->child->loop, 0, hash, s);
		return;
	}
	dx_sha256_end(&s->sha, s->stored->sha256);
	dx_store_content_reserve(s->c->api->db, s->stored->driver, s->stored->key, s->uuid,
				 dx_conf_int(s->c->api->child->conf, DX_OPT_storage_orphan_age), on_reserved, s);
}

void dx_api_store(struct dx_api_call *c, const char *uuid, const struct dx_part *file,
		  void (*done)(struct dx_api_stored *stored, const struct dx_err *err, void *arg), void *arg)
{
	struct storing *s = DX_NEW(c->arena, struct storing);

	*s = (struct storing){.c = c, .uuid = uuid, .file = file, .done = done, .arg = arg};
	s->stored = DX_NEW(c->arena, struct dx_api_stored);
	s->stored->driver = dx_blobs_driver(c->api->blobs);
	dx_blob_key(uuid, s->stored->key);
	s->chunk = dx_alloc(c->arena, file->length < HASH_PIECE ? file->length : HASH_PIECE);
	dx_arena_defer(c->arena, free_pause, s);
	dx_sha256_init(&s->sha);
	hash(s);
}

void dx_api_store_undo(struct dx_api *api, const struct dx_api_stored *stored)
{
	/* at the very end there is no database any more: the keeper finds it */
	if (stored != NULL && api->db != NULL)
		dx_store_content_release(api->db, stored->driver, stored->key);
}
