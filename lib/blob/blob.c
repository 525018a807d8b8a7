/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The table of drivers, and what they have in common. */
#include "dx/blob/blob.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "blob_int.h"
#include "dx/base/check.h"
#include "dx/crypt/hash.h"

static const struct dx_blob_driver *const drivers[] = {&dx_blob_file, &dx_blob_s3};

struct dx_blobs {
	struct dx_loop *loop;
	const char *driver; /* of new content */
	void *stores[DX_LEN(drivers)];
	LIST_HEAD(op_list, dx_blob_op) ops;
};

/* ---- names ---- */

#define UUID_CHARS   36
#define CHANCE_BYTES 6
#define KEY_CHARS    (6 + UUID_CHARS + 1 + 2 * (CHANCE_BYTES - 2))

void dx_blob_key(const char *uuid, char out[DX_BLOB_KEY])
{
	uint8_t chance[CHANCE_BYTES];
	char hex[2 * CHANCE_BYTES + 1];

	dx_random(chance, sizeof(chance));
	dx_hex(hex, chance, sizeof(chance));
	(void)snprintf(out, DX_BLOB_KEY, "%.2s/%.2s/%.36s.%s", hex, hex + 2, uuid, hex + 4);
}

static bool is_hex(struct dx_str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (!((s.p[i] >= '0' && s.p[i] <= '9') || (s.p[i] >= 'a' && s.p[i] <= 'f')))
			return false;
	return true;
}

bool dx_blob_is_key(struct dx_str k)
{
	return k.n == KEY_CHARS && is_hex(dx_str_sub(k, 0, 2)) && k.p[2] == '/' && is_hex(dx_str_sub(k, 3, 2)) &&
	       k.p[5] == '/' && dx_is_uuid(dx_str_sub(k, 6, UUID_CHARS)) && k.p[6 + UUID_CHARS] == '.' &&
	       is_hex(dx_str_sub(k, 7 + UUID_CHARS, k.n));
}

/* ---- the drivers that there are ---- */

bool dx_blobs_has(const struct dx_blobs *b, const char *driver)
{
	for (size_t i = 0; i < DX_LEN(drivers); i++)
		if (strcmp(drivers[i]->name, driver) == 0)
			return b->stores[i] != NULL;
	return strcmp(driver, DX_BLOB_POSTGRES) == 0;
}

static bool choose(struct dx_blobs *b, const char *name, struct dx_err *err)
{
	b->driver = strcmp(name, DX_BLOB_POSTGRES) == 0 ? DX_BLOB_POSTGRES : NULL;
	for (size_t i = 0; i < DX_LEN(drivers); i++)
		if (strcmp(drivers[i]->name, name) == 0)
			b->driver = drivers[i]->name;
	if (b->driver == NULL)
		return dx_fail(err, DX_E_internal_error, "storage.driver: \"%s\", allowed: postgres, file, s3", name);
	if (!dx_blobs_has(b, b->driver))
		return dx_fail(err, DX_E_internal_error, "storage.driver is %s, but %s is not set", name,
			       b->driver == dx_blob_file.name ? "storage.dir" : "storage.s3_bucket");
	return true;
}

bool dx_blobs_open(const struct dx_conf *c, struct dx_loop *loop, struct dx_blobs **b_r, struct dx_err *err)
{
	struct dx_blobs *b = calloc(1, sizeof(*b));
	bool ok = true;

	if (b == NULL)
		dx_die("out of memory");
	b->loop = loop;
	LIST_INIT(&b->ops);
	for (size_t i = 0; i < DX_LEN(drivers) && ok; i++)
		ok = drivers[i]->open(c, loop, &b->stores[i], err);
	ok = ok && choose(b, dx_conf_str(c, DX_OPT_storage_driver), err);
	if (ok)
		*b_r = b;
	else
		dx_blobs_close(&b);
	return ok;
}

void dx_blobs_close(struct dx_blobs **bp)
{
	struct dx_blobs *b = bp != NULL ? *bp : NULL;
	struct dx_blob_op *op;

	if (b == NULL)
		return;
	while ((op = LIST_FIRST(&b->ops)) != NULL)
		dx_blob_cancel(&op);
	for (size_t i = 0; i < DX_LEN(drivers); i++)
		if (b->stores[i] != NULL)
			drivers[i]->close(b->stores[i]);
	free(b);
	*bp = NULL;
}

const char *dx_blobs_driver(const struct dx_blobs *b)
{
	return b->driver;
}

/* ---- operations ---- */

static void op_free(struct dx_blob_op *op)
{
	LIST_REMOVE(op, link);
	dx_timer_free(&op->never);
	free(op);
}

void dx_blob_done(struct dx_blob_op *op, struct dx_str bytes, const struct dx_err *err)
{
	dx_blob_fn *fn = op->fn;
	void *arg = op->arg;

	op_free(op);
	fn(bytes, err, arg);
}

static void on_never(void *arg)
{
	struct dx_blob_op *op = arg;
	struct dx_err err;

	(void)dx_fail(&err, DX_E_storage_unavailable,
		      "the storage driver of %s is not configured on this host, or that is no name of content",
		      op->key);
	dx_blob_done(op, dx_str(NULL), &err);
}

/* A name that is not ours (".." and the like) goes to no driver. */
static struct dx_blob_op *op_new(struct dx_blobs *b, const char *driver, const char *key, bool is_list, dx_blob_fn *fn,
				 void *arg)
{
	struct dx_blob_op *op = calloc(1, sizeof(*op));

	if (op == NULL)
		dx_die("out of memory");
	op->fn = fn;
	op->arg = arg;
	(void)snprintf(op->key, sizeof(op->key), "%s", key);
	for (size_t i = 0; i < DX_LEN(drivers); i++)
		if (strcmp(drivers[i]->name, driver) == 0 && b->stores[i] != NULL &&
		    (is_list || dx_blob_is_key(dx_str(key)))) {
			op->driver = drivers[i];
			op->store = b->stores[i];
		}
	if (op->driver == NULL)
		op->never = dx_timer_once(b->loop, 0, on_never, op);
	LIST_INSERT_HEAD(&b->ops, op, link);
	return op;
}

struct dx_blob_op *dx_blob_put(struct dx_blobs *b, const char *driver, const char *key, const struct dx_blob_source *s,
			       dx_blob_fn *fn, void *arg)
{
	struct dx_blob_op *op = op_new(b, driver, key, false, fn, arg);

	op->source = s;
	if (op->driver != NULL)
		op->driver->put(op);
	return op;
}

struct dx_blob_op *dx_blob_get(struct dx_blobs *b, const char *driver, const char *key, uint64_t at, size_t n,
			       dx_blob_fn *fn, void *arg)
{
	struct dx_blob_op *op = op_new(b, driver, key, false, fn, arg);

	dx_assert(n > 0 && n <= DX_BLOB_PIECE);
	op->at = at;
	op->n = n;
	if (op->driver != NULL)
		op->driver->get(op);
	return op;
}

struct dx_blob_op *dx_blob_delete(struct dx_blobs *b, const char *driver, const char *key, dx_blob_fn *fn, void *arg)
{
	struct dx_blob_op *op = op_new(b, driver, key, false, fn, arg);

	if (op->driver != NULL)
		op->driver->del(op);
	return op;
}

struct dx_blob_op *dx_blob_list(struct dx_blobs *b, const char *driver, const char *after, dx_blob_fn *fn, void *arg)
{
	struct dx_blob_op *op = op_new(b, driver, after, true, fn, arg);

	if (op->driver != NULL)
		op->driver->list(op);
	return op;
}

void dx_blob_cancel(struct dx_blob_op **op)
{
	if (op == NULL || *op == NULL)
		return;
	if ((*op)->own != NULL)
		(*op)->driver->cancel(*op);
	op_free(*op);
	*op = NULL;
}
