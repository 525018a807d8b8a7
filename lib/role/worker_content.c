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

/* One bytea in its text form, "\x0aff…". */
static bool append_hex(int fd, const char *text, uint8_t *piece, size_t piece_size, int64_t *left, struct dx_err *err)
{
	struct dx_str hex = dx_str(text);

	if (!dx_str_starts(hex, "\\x") || hex.n % 2 != 0)
		return dx_fail(err, DX_E_internal_error, "the database sent a document's bytes in an unknown form");
	hex = dx_str_sub(hex, 2, hex.n);
	if ((int64_t)(hex.n / 2) > *left)
		return dx_fail(err, DX_E_internal_error, "the document is longer than the database says");
	*left -= (int64_t)(hex.n / 2);
	for (size_t at = 0; at < hex.n; at += 2 * piece_size) {
		struct dx_str part = dx_str_sub(hex, at, 2 * piece_size);
		if (!dx_unhex(piece, part.n / 2, part))
			return dx_fail(err, DX_E_internal_error,
				       "the database sent a document's bytes in an unknown form");
		if (!dx_write_all(fd, piece, part.n / 2, err))
			return false;
	}
	return true;
}

static bool seal(int fd, struct dx_err *err)
{
	if (lseek(fd, 0, SEEK_SET) == 0 &&
	    fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) == 0)
		return true;
	return dx_fail_errno(err, DX_E_internal_error, "could not seal a memory file");
}

bool dx_content_file(const PGresult *res, int64_t size_bytes, int *fd_r, struct dx_err *err)
{
	enum { PIECE = 64 * 1024 };
	uint8_t *piece = NULL;
	int64_t left = size_bytes;
	bool ok = false;
	int fd = memfd_create("document", MFD_CLOEXEC | MFD_ALLOW_SEALING);

	if (fd < 0) {
		dx_fail_errno(err, DX_E_internal_error, "could not make a memory file");
		goto out;
	}
	piece = malloc(PIECE);
	if (piece == NULL)
		dx_die("out of memory");
	for (int row = 0; row < PQntuples(res); row++) {
		if (dx_col_int(res, row, "seq", -1) != row) {
			dx_fail(err, DX_E_internal_error, "a piece of the document is missing in the database");
			goto out;
		}
		if (!append_hex(fd, dx_col(res, row, "bytes"), piece, PIECE, &left, err))
			goto out;
	}
	if (left != 0) {
		dx_fail(err, DX_E_internal_error, "the document is shorter than the database says");
		goto out;
	}
	if (!seal(fd, err))
		goto out;
	*fd_r = fd;
	fd = -1;
	ok = true;
out:
	dx_fd_close(&fd);
	free(piece);
	return ok;
}
