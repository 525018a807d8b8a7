/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/os/secret.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "dx/base/str.h"
#include "dx/os/fd.h"

static bool is_credential(const char *path)
{
	const char *folder = getenv("CREDENTIALS_DIRECTORY");

	return folder != NULL && *folder != '\0' && dx_str_starts(dx_str(path), folder) && path[strlen(folder)] == '/';
}

static bool judge(const char *path, int fd, enum dx_secret_rule rule, struct dx_err *err)
{
	struct stat st;

	if (fstat(fd, &st) != 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot examine \"%s\"", path);
	if (!S_ISREG(st.st_mode))
		return dx_fail(err, DX_E_internal_error, "\"%s\" is not a regular file", path);
	bool group_may = is_credential(path) || (rule == DX_SECRET_ROOT_GROUP && st.st_uid == 0);
	if ((st.st_mode & (group_may ? 037u : 077u)) != 0)
		return dx_fail(err, DX_E_internal_error, "\"%s\" can be read by others: mode 0600%s", path,
			       rule == DX_SECRET_ROOT_GROUP ? ", or 0640 and owned by root" : " is wanted");
	return true;
}

bool dx_secret_open(const char *path, enum dx_secret_rule rule, int *fd_r, struct dx_err *err)
{
	/* Non-blocking, so that a FIFO in the file's place cannot hang us. */
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);

	if (fd < 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot open \"%s\"", path);
	if (!judge(path, fd, rule, err)) {
		dx_fd_close(&fd);
		return false;
	}
	*fd_r = fd;
	return true;
}

bool dx_secret_read(const char *path, char *text, size_t size, size_t *n_r, struct dx_err *err)
{
	size_t n = 0;
	ssize_t got;
	bool ok = false;
	int fd = -1;

	if (!dx_secret_open(path, DX_SECRET_OWNER, &fd, err))
		return false;
	do {
		got = read(fd, text + n, size - n);
		n += got > 0 ? (size_t)got : 0;
	} while ((got > 0 && n < size) || (got < 0 && errno == EINTR));
	if (got < 0)
		dx_fail_errno(err, DX_E_internal_error, "cannot read \"%s\"", path);
	else if (n == size)
		dx_fail(err, DX_E_internal_error, "\"%s\" is too long", path);
	else
		ok = true;
	dx_fd_close(&fd);
	*n_r = n;
	return ok;
}
