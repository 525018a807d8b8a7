/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "storage.h"

#include <string.h>

bool storage_open(struct storage *s, const struct dx_conf *conf, struct dx_err *err)
{
	*s = (struct storage){.loop = dx_loop_new()};
	return dx_blobs_open(conf, s->loop, &s->blobs, err);
}

void storage_close(struct storage *s)
{
	dx_blobs_close(&s->blobs);
	dx_loop_free(&s->loop);
	dx_buf_free(&s->got);
}

static void on_end(struct dx_str bytes, const struct dx_err *err, void *arg)
{
	struct storage *s = arg;

	s->ok = err == NULL;
	if (err != NULL)
		s->err = *err;
	dx_buf_reset(&s->got);
	dx_buf_addstr(&s->got, bytes);
	dx_loop_stop(s->loop);
}

static bool wait_end(struct storage *s, struct dx_err *err)
{
	dx_loop_run(s->loop);
	if (!s->ok)
		*err = s->err;
	return s->ok;
}

static void read_bytes(void *arg, uint64_t at, void *p, size_t n)
{
	const struct dx_str *bytes = arg;
	memcpy(p, bytes->p + at, n);
}

bool storage_put(struct storage *s, const char *driver, const char *key, struct dx_str bytes, const uint8_t sha256[32],
		 struct dx_err *err)
{
	const struct dx_blob_source source = {read_bytes, &bytes, bytes.n, sha256};

	(void)dx_blob_put(s->blobs, driver, key, &source, on_end, s);
	return wait_end(s, err);
}

bool storage_get(struct storage *s, const char *driver, const char *key, uint64_t size, struct dx_buf *out,
		 struct dx_err *err)
{
	/* one byte more than there should be */
	for (uint64_t at = 0; at <= size; at += s->got.len) {
		size_t n = size + 1 - at < DX_BLOB_PIECE ? (size_t)(size + 1 - at) : DX_BLOB_PIECE;

		(void)dx_blob_get(s->blobs, driver, key, at, n, on_end, s);
		if (!wait_end(s, err))
			return false;
		if (s->got.len == 0)
			return at == size || dx_fail(err, DX_E_internal_error, "%s ends after %d of %d bytes", key,
						     (int)at, (int)size);
		dx_buf_add(out, s->got.data, s->got.len);
	}
	return dx_fail(err, DX_E_internal_error, "%s has more than %d bytes", key, (int)size);
}

bool storage_delete(struct storage *s, const char *driver, const char *key, struct dx_err *err)
{
	(void)dx_blob_delete(s->blobs, driver, key, on_end, s);
	return wait_end(s, err);
}

bool storage_list(struct storage *s, const char *driver, const char *after, struct dx_buf *out, struct dx_err *err)
{
	(void)dx_blob_list(s->blobs, driver, after, on_end, s);
	if (!wait_end(s, err))
		return false;
	dx_buf_reset(out);
	dx_buf_add(out, s->got.data, s->got.len);
	return true;
}
