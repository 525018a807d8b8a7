/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Files that hold secrets: never read when somebody else could have read them too. */
#ifndef DX_OS_SECRET_H
#define DX_OS_SECRET_H

#include "dx/base/err.h"

enum dx_secret_rule {
	DX_SECRET_OWNER,      /* mode 0600 or less */
	DX_SECRET_ROOT_GROUP, /* also 0640 when root owns it: PostgreSQL's rule for server.key, for groups like ssl-cert
			       */
};

/*
 * Open a regular file for reading if its mode, and that of what was opened, not of what the path named a moment before,
 * follows RULE. A credential of systemd (LoadCredential=, below $CREDENTIALS_DIRECTORY) may show the mask of its access
 * control list as group rights. Errors: internal_error, naming the file and what is wrong.
 */
bool dx_secret_open(const char *path, enum dx_secret_rule rule, int *fd_r, struct dx_err *err) DX_MUST_CHECK;

/*
 * All of a file of DX_SECRET_OWNER into TEXT; it must be shorter than SIZE bytes. The caller wipes TEXT, also after an
 * error. Errors as above.
 */
bool dx_secret_read(const char *path, char *text, size_t size, size_t *n_r, struct dx_err *err) DX_MUST_CHECK;

#endif
