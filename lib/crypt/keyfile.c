/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Files of peppers and master keys: made, given a new version, freed of an old one. Never half written. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "dx/base/check.h"
#include "dx/crypt/key.h"

#define KEY_BYTES      (sizeof(((struct dx_peppers *)0)->v[0].key))
#define LINE_MAX_BYTES (2 * KEY_BYTES + 16)

static bool write_all(int fd, const char *text, size_t n)
{
	while (n > 0) {
		ssize_t done = write(fd, text, n);

		if (done < 0 && errno != EINTR)
			return false;
		if (done > 0) {
			text += done;
			n -= (size_t)done;
		}
	}
	return true;
}

/* All of it on disk: keys hashed with a pepper that a crash takes away would be lost for good. */
static bool write_versions(int fd, const struct dx_peppers *p)
{
	char text[DX_PEPPERS_MAX * LINE_MAX_BYTES];
	char hex[2 * KEY_BYTES + 1];
	size_t n = 0;
	bool ok;

	for (size_t i = 0; i < p->n; i++) {
		dx_hex(hex, p->v[i].key, KEY_BYTES);
		n += (size_t)snprintf(text + n, sizeof(text) - n, "%d:%s\n", p->v[i].version, hex);
	}
	ok = write_all(fd, text, n) && fsync(fd) == 0;
	sodium_memzero(text, sizeof(text));
	sodium_memzero(hex, sizeof(hex));
	return ok;
}

/* The name survives a crash only when its folder is on disk, too. */
static bool sync_folder(const char *path)
{
	char folder[PATH_MAX] = ".";
	const char *slash = strrchr(path, '/');
	size_t n = slash != NULL ? (size_t)(slash - path) + 1 : 0;

	if (n >= sizeof(folder))
		return false;
	if (n > 0) {
		memcpy(folder, path, n);
		folder[n] = '\0';
	}
	int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	bool ok = fd >= 0 && fsync(fd) == 0;

	if (fd >= 0)
		ok = close(fd) == 0 && ok;
	return ok;
}

static bool write_new(const char *path, const struct dx_peppers *p, const struct stat *like, struct dx_err *err)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
	bool ok;

	if (fd < 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot create \"%s\"", path);
	/* whoever could read the old one must be able to read the new one */
	ok = like == NULL || (fchown(fd, like->st_uid, like->st_gid) == 0 && fchmod(fd, like->st_mode & 0777) == 0);
	ok = ok && write_versions(fd, p);
	ok = close(fd) == 0 && ok;
	if (!ok) {
		(void)dx_fail_errno(err, DX_E_internal_error, "cannot write \"%s\"", path);
		unlink(path); /* half a pepper is none */
	}
	return ok;
}

bool dx_peppers_create(const char *path, struct dx_err *err)
{
	struct dx_peppers p = {.n = 1};
	bool ok;

	p.v[0].version = 1;
	randombytes_buf(p.v[0].key, KEY_BYTES);
	ok = write_new(path, &p, NULL, err) &&
	     (sync_folder(path) || dx_fail_errno(err, DX_E_internal_error, "cannot write the folder of \"%s\"", path));
	sodium_memzero(&p, sizeof(p));
	return ok;
}

/* The new text beside the old one, then in its place: whoever reads finds one or the other, whole. */
static bool replace(const char *path, const struct dx_peppers *p, struct dx_err *err)
{
	char beside[PATH_MAX];
	struct stat st;
	int n = snprintf(beside, sizeof(beside), "%s.new", path);

	if (n < 0 || (size_t)n >= sizeof(beside))
		return dx_fail(err, DX_E_internal_error, "the name of \"%s\" is too long", path);
	if (stat(path, &st) != 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot examine \"%s\"", path);
	if (!write_new(beside, p, &st, err))
		return false;
	if (rename(beside, path) != 0 || !sync_folder(path)) {
		(void)dx_fail_errno(err, DX_E_internal_error, "cannot replace \"%s\"", path);
		unlink(beside);
		return false;
	}
	return true;
}

bool dx_peppers_rotate(const char *path, int *version_r, struct dx_err *err)
{
	struct dx_peppers p;
	bool ok;

	if (!dx_peppers_load(path, &p, err))
		return false;
	if (p.n == DX_PEPPERS_MAX) {
		ok = dx_fail(err, DX_E_internal_error,
			     "\"%s\" holds %d versions, the most there can be: retire one first", path, DX_PEPPERS_MAX);
	} else if (p.v[0].version == INT_MAX) {
		ok = dx_fail(err, DX_E_internal_error, "\"%s\" holds the highest version there can be", path);
	} else {
		memmove(&p.v[1], &p.v[0], p.n * sizeof(p.v[0]));
		p.n++;
		p.v[0].version = p.v[1].version + 1;
		randombytes_buf(p.v[0].key, KEY_BYTES);
		ok = replace(path, &p, err);
		if (ok)
			*version_r = p.v[0].version;
	}
	sodium_memzero(&p, sizeof(p));
	return ok;
}

bool dx_peppers_retire(const char *path, int version, struct dx_err *err)
{
	struct dx_peppers p;
	size_t i = 0;
	bool ok;

	if (!dx_peppers_load(path, &p, err))
		return false;
	while (i < p.n && p.v[i].version != version)
		i++;
	if (i == p.n) {
		ok = dx_fail(err, DX_E_internal_error, "\"%s\" holds no version %d", path, version);
	} else if (i == 0) {
		ok = dx_fail(err, DX_E_internal_error, "version %d is the newest of \"%s\": rotate first", version,
			     path);
	} else {
		memmove(&p.v[i], &p.v[i + 1], (p.n - i - 1) * sizeof(p.v[0]));
		p.n--;
		ok = replace(path, &p, err);
	}
	sodium_memzero(&p, sizeof(p));
	return ok;
}
