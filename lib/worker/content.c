/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "dx/base/check.h"
#include "dx/base/log.h"
#include "dx/os/fd.h"
#include "worker_int.h"

int dx_content_get(struct dx_content_cache *c, const char *uuid)
{
	for (size_t i = 0; i < DX_CONTENT_KEPT; i++) {
		struct dx_content_entry *e = &c->kept[i];
		if (e->fd > 0 && strcmp(e->uuid, uuid) == 0) {
			e->used = ++c->turn;
			return e->fd;
		}
	}
	return -1;
}

static void empty(struct dx_content_entry *e)
{
	if (e->fd > 0)
		(void)close(e->fd);
	*e = (struct dx_content_entry){0};
}

static bool is_large(int fd)
{
	struct stat st;
	return fstat(fd, &st) != 0 || st.st_size > DX_CONTENT_KEPT_MAX;
}

int dx_content_put(struct dx_content_cache *c, const char *uuid, int fd)
{
	struct dx_content_entry *oldest = &c->kept[0];

	dx_assert(fd > 0);
	for (size_t i = 0; i < DX_CONTENT_KEPT; i++) {
		struct dx_content_entry *e = &c->kept[i];
		/* the same document again, or one that was too large to outlive its own job */
		if (e->fd > 0 && (strcmp(e->uuid, uuid) == 0 || is_large(e->fd)))
			empty(e);
		if (e->used < oldest->used)
			oldest = e;
	}
	empty(oldest);
	(void)snprintf(oldest->uuid, sizeof(oldest->uuid), "%s", uuid);
	oldest->fd = fd;
	oldest->used = ++c->turn;
	return fd;
}

void dx_content_clear(struct dx_content_cache *c)
{
	for (size_t i = 0; i < DX_CONTENT_KEPT; i++)
		empty(&c->kept[i]);
}

/* ---- one file ---- */

#define PIECE_BYTES ((size_t)64 * 1024)

bool dx_content_begin(struct dx_content_file *f, int64_t size_bytes, struct dx_err *err)
{
	f->left = size_bytes;
	f->fd = memfd_create("document", MFD_CLOEXEC | MFD_ALLOW_SEALING);
	if (f->fd < 0)
		return dx_fail_errno(err, DX_E_internal_error, "could not make a memory file");
	return true;
}

bool dx_content_add_bytes(struct dx_content_file *f, struct dx_str bytes, struct dx_err *err)
{
	if ((int64_t)bytes.n > f->left)
		return dx_fail(err, DX_E_internal_error, "the document is longer than the database says");
	if (!dx_write_all(f->fd, bytes.p, bytes.n, err))
		return false;
	f->left -= (int64_t)bytes.n;
	return true;
}

bool dx_content_add(struct dx_content_file *f, const char *text, struct dx_err *err)
{
	struct dx_str hex = dx_str(text);
	uint8_t piece[PIECE_BYTES / 2];

	if (!dx_str_starts(hex, "\\x") || hex.n % 2 != 0)
		return dx_fail(err, DX_E_internal_error, "the database sent a document's bytes in an unknown form");
	hex = dx_str_sub(hex, 2, hex.n);
	for (size_t at = 0; at < hex.n; at += PIECE_BYTES) {
		struct dx_str part = dx_str_sub(hex, at, PIECE_BYTES);
		if (!dx_unhex(piece, part.n / 2, part))
			return dx_fail(err, DX_E_internal_error,
				       "the database sent a document's bytes in an unknown form");
		if (!dx_content_add_bytes(f, dx_strn((const char *)piece, part.n / 2), err))
			return false;
	}
	return true;
}

bool dx_content_end(struct dx_content_file *f, int *fd_r, struct dx_err *err)
{
	dx_assert(f->left == 0);
	if (lseek(f->fd, 0, SEEK_SET) != 0 ||
	    fcntl(f->fd, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0)
		return dx_fail_errno(err, DX_E_internal_error, "could not seal a memory file");
	*fd_r = f->fd;
	f->fd = -1;
	return true;
}

/* ---- a piece at a time: a large document must not hold up the loop, nor fill the memory ---- */

/* Between two tries of a storage that is away, the first and the longest. */
#define AWAY_FIRST_US (INT64_C(1) * 1000 * 1000)
#define AWAY_MAX_US   (INT64_C(30) * 1000 * 1000)

struct fetch {
	struct dx_work *k;
	void (*next)(struct dx_work *k, int fd);
	struct dx_content_file file;
	int seq;
	const char *driver, *key; /* NULL: in the database */
	int64_t away_us;
};

static void close_file(void *arg)
{
	struct fetch *f = arg;
	dx_fd_close(&f->file.fd);
}

static void on_piece(PGresult *res, const struct dx_err *err, void *arg);
static void fetch_piece(struct fetch *f);

static void ask(struct fetch *f)
{
	dx_work_query(f->k);
	dx_store_get_content(f->k->w->db, &f->k->job, f->seq, on_piece, f);
}

/* One more piece has come, or ERR says why not. */
static void go_on(struct fetch *f, const struct dx_err *err)
{
	struct dx_work *k = f->k;
	struct dx_err why = {0};
	int fd;

	if (err != NULL) {
		dx_work_read_failed(k, err);
	} else if (f->file.left > 0) {
		f->seq++;
		if (f->key != NULL)
			fetch_piece(f);
		else
			ask(f);
	} else if (!dx_content_end(&f->file, &fd, &why)) {
		dx_work_read_failed(k, &why);
	} else {
		f->next(k, dx_content_put(&k->w->content, k->job.document, fd));
	}
}

static void on_pause(void *arg)
{
	struct fetch *f = arg;

	dx_timer_free(&f->k->blob_pause);
	/* perhaps it is somewhere else by now */
	f->key = NULL;
	ask(f);
}

/*
 * The storage is away: that is not the document's fault, and other documents would fare no better. The job stays ours,
 * its lease is extended, and it is tried again until the storage is back, or somebody cancels it.
 */
static void wait_for_storage(struct fetch *f, const struct dx_err *err)
{
	f->away_us = f->away_us == 0 ? AWAY_FIRST_US : f->away_us >= AWAY_MAX_US / 2 ? AWAY_MAX_US : 2 * f->away_us;
	DX_WARN("the storage of documents cannot be used", DX_KV_S("error", err->msg),
		DX_KV_I("again_in_ms", f->away_us / 1000));
	f->k->blob_pause = dx_timer_once(f->k->w->child->loop, f->away_us, on_pause, f);
}

static void on_bytes(struct dx_str bytes, const struct dx_err *err, void *arg)
{
	struct fetch *f = arg;
	struct dx_err why = {0};
	bool ok = false;

	f->k->blob = NULL;
	if (err != NULL && err->code == DX_E_storage_unavailable) {
		wait_for_storage(f, err);
		return;
	}
	if (err != NULL)
		(void)dx_fail(&why, DX_E_internal_error, "%s", err->msg);
	else if (bytes.n == 0)
		(void)dx_fail(&why, DX_E_internal_error, "the document's bytes end early in its storage");
	else
		ok = dx_content_add_bytes(&f->file, bytes, &why);
	f->away_us = 0;
	go_on(f, ok ? NULL : &why);
}

static void fetch_piece(struct fetch *f)
{
	uint64_t at = (uint64_t)(f->k->job.size_bytes - f->file.left);
	size_t n = f->file.left < (int64_t)DX_BLOB_PIECE ? (size_t)f->file.left : DX_BLOB_PIECE;

	f->k->blob = dx_blob_get(f->k->w->blobs, f->driver, f->key, at, n, on_bytes, f);
}

static bool take_piece(struct fetch *f, const PGresult *res, struct dx_err *err)
{
	const char *text = PQntuples(res) == 1 ? dx_col(res, 0, "bytes") : NULL;

	if (text == NULL)
		return dx_fail(err, DX_E_internal_error, "piece %d of the document is missing in the database", f->seq);
	return dx_content_add(&f->file, text, err);
}

static void on_piece(PGresult *res, const struct dx_err *err, void *arg)
{
	struct fetch *f = arg;
	struct dx_work *k = f->k;
	struct dx_err why = {0};

	if (!dx_work_resume(k))
		return;
	if (err == NULL && PQntuples(res) == 1 && dx_col(res, 0, "key") != NULL) {
		f->driver = dx_strdup(k->a, dx_col(res, 0, "driver"));
		f->key = dx_strdup(k->a, dx_col(res, 0, "key"));
		fetch_piece(f);
	} else if (err != NULL || take_piece(f, res, &why)) {
		go_on(f, err);
	} else {
		go_on(f, &why);
	}
}

void dx_work_content(struct dx_work *k, void (*next)(struct dx_work *k, int fd))
{
	struct dx_err err = {0};
	int fd = dx_content_get(&k->w->content, k->job.document);

	if (fd >= 0) {
		next(k, fd);
		return;
	}
	struct fetch *f = DX_NEW(k->a, struct fetch);
	*f = (struct fetch){.k = k, .next = next, .file.fd = -1};
	dx_arena_defer(k->a, close_file, f);
	if (dx_content_begin(&f->file, k->job.size_bytes, &err))
		ask(f);
	else
		dx_work_read_failed(k, &err);
}
