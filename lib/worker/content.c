/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "dx/base/check.h"
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

bool dx_content_add(struct dx_content_file *f, const char *text, struct dx_err *err)
{
	struct dx_str hex = dx_str(text);
	uint8_t piece[PIECE_BYTES / 2];

	if (!dx_str_starts(hex, "\\x") || hex.n % 2 != 0)
		return dx_fail(err, DX_E_internal_error, "the database sent a document's bytes in an unknown form");
	hex = dx_str_sub(hex, 2, hex.n);
	if ((int64_t)(hex.n / 2) > f->left)
		return dx_fail(err, DX_E_internal_error, "the document is longer than the database says");
	for (size_t at = 0; at < hex.n; at += PIECE_BYTES) {
		struct dx_str part = dx_str_sub(hex, at, PIECE_BYTES);
		if (!dx_unhex(piece, part.n / 2, part))
			return dx_fail(err, DX_E_internal_error,
				       "the database sent a document's bytes in an unknown form");
		if (!dx_write_all(f->fd, piece, part.n / 2, err))
			return false;
	}
	f->left -= (int64_t)(hex.n / 2);
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

/* ---- from the database, a piece at a time: a large document must not hold up the loop, nor fill the memory ---- */

struct fetch {
	struct dx_work *k;
	void (*next)(struct dx_work *k, int fd);
	struct dx_content_file file;
	int seq;
};

static void close_file(void *arg)
{
	struct fetch *f = arg;
	dx_fd_close(&f->file.fd);
}

static void on_piece(PGresult *res, const struct dx_err *err, void *arg);

static void ask(struct fetch *f)
{
	dx_work_query(f->k);
	dx_store_get_content(f->k->w->db, &f->k->job, f->seq, on_piece, f);
}

static bool take_piece(struct fetch *f, const PGresult *res, struct dx_err *err)
{
	if (PQntuples(res) != 1)
		return dx_fail(err, DX_E_internal_error, "piece %d of the document is missing in the database", f->seq);
	const char *text = dx_col(res, 0, "bytes");
	return dx_content_add(&f->file, text != NULL ? text : "", err);
}

static void on_piece(PGresult *res, const struct dx_err *err, void *arg)
{
	struct fetch *f = arg;
	struct dx_work *k = f->k;
	struct dx_err why = {0};
	int fd;

	if (!dx_work_resume(k))
		return;
	if (err != NULL) {
		dx_work_read_failed(k, err);
	} else if (!take_piece(f, res, &why)) {
		dx_work_read_failed(k, &why);
	} else if (f->file.left > 0) {
		f->seq++;
		ask(f);
	} else if (!dx_content_end(&f->file, &fd, &why)) {
		dx_work_read_failed(k, &why);
	} else {
		f->next(k, dx_content_put(&k->w->content, k->job.document, fd));
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
