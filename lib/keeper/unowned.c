/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "unowned.h"

#include <stdio.h>
#include <string.h>

#include "dx/base/arena.h"
#include "dx/base/log.h"
#include "dx/store/content.h"

struct dx_unowned {
	struct dx_arena *arena; /* of itself */
	struct dx_blobs *blobs;
	struct dx_db *db;
	const char *drivers; /* those of this host, as text[] literal */
	struct dx_arena *batch;
	struct object {
		const char *driver, *key;
	} * objects;
	size_t n, at, failed;
	bool under_way;
};

struct dx_unowned *dx_unowned_new(struct dx_blobs *blobs)
{
	bool file = dx_blobs_has(blobs, "file"), s3 = dx_blobs_has(blobs, "s3");

	if (!file && !s3)
		return NULL;
	struct dx_arena *a = dx_arena_new();
	struct dx_unowned *u = DX_NEW(a, struct dx_unowned);
	*u = (struct dx_unowned){
		.arena = a,
		.blobs = blobs,
		.drivers = file && s3 ? "{file,s3}"
			   : file     ? "{file}"
				      : "{s3}",
		.batch = dx_arena_new(),
	};
	return u;
}

void dx_unowned_free(struct dx_unowned **u)
{
	if (*u == NULL)
		return;
	struct dx_arena *a = (*u)->arena;
	dx_arena_drop(&(*u)->batch);
	dx_arena_drop(&a);
	*u = NULL;
}

static void end(struct dx_unowned *u)
{
	u->under_way = false;
	if (u->n > 0)
		DX_INFO("content deleted", DX_KV_I("objects", u->n - u->failed), DX_KV_I("failed", u->failed));
}

static void next(struct dx_unowned *u);

static void on_gone(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_unowned *u = arg;

	(void)res;
	if (err != NULL) {
		/* they come again */
		u->n = u->at;
		end(u);
		return;
	}
	u->at++;
	next(u);
}

static void on_deleted(struct dx_str bytes, const struct dx_err *err, void *arg)
{
	struct dx_unowned *u = arg;
	const struct object *o = &u->objects[u->at];

	(void)bytes;
	if (err != NULL) {
		u->failed++;
		DX_WARN("content could not be deleted", DX_KV_S("error", err->msg));
	}
	dx_store_content_gone(u->db, o->driver, o->key, err != NULL ? err->msg : NULL, on_gone, u);
}

static void next(struct dx_unowned *u)
{
	if (u->at < u->n)
		(void)dx_blob_delete(u->blobs, u->objects[u->at].driver, u->objects[u->at].key, on_deleted, u);
	else
		end(u);
}

static void on_taken(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_unowned *u = arg;

	dx_arena_reset(u->batch);
	u->n = u->at = u->failed = 0;
	if (err != NULL) {
		DX_WARN("cannot ask for content to delete", DX_KV_S("error", err->msg));
		u->under_way = false;
		return;
	}
	u->n = (size_t)PQntuples(res);
	u->objects = dx_alloc_array(u->batch, u->n, sizeof(*u->objects));
	for (size_t i = 0; i < u->n; i++)
		u->objects[i] = (struct object){dx_strdup(u->batch, dx_col(res, (int)i, "driver")),
						dx_strdup(u->batch, dx_col(res, (int)i, "key"))};
	next(u);
}

void dx_unowned_look(struct dx_unowned *u, struct dx_db *db)
{
	if (u->under_way)
		return;
	u->under_way = true;
	u->db = db;
	dx_store_content_take_unowned(db, u->drivers, on_taken, u);
}
