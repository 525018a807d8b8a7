/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The key of a service that is called, out of its file. */
#include "dx/os/fd.h"
#include "worker_int.h"

#define KEY_MAX 4096

bool dx_bearer_read(struct dx_arena *a, const char *option, const char *path, const char **header_r, struct dx_err *err)
{
	struct dx_buf key = DX_BUF_INIT;
	bool ok = dx_read_file(path, KEY_MAX, &key, err);
	struct dx_str text = dx_str_trim(dx_strn(key.data, key.len));

	for (size_t i = 0; ok && i < text.n; i++)
		if ((unsigned char)text.p[i] <= ' ' || (unsigned char)text.p[i] >= 0x7f)
			ok = dx_fail(err, DX_E_internal_error, "%s holds more than a key", option);
	if (ok && text.n == 0)
		ok = dx_fail(err, DX_E_internal_error, "%s is empty", option);
	if (ok)
		*header_r = dx_asprintf(a, "Authorization: Bearer %.*s", DX_STR_ARG(text));
	dx_buf_free(&key);
	return ok;
}
