/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "sealed.h"

#include <errno.h>
#include <unistd.h>

#include "dx/crypt/box.h"

static bool load_master(struct cli *c, const char *file, struct dx_peppers *master_r, struct dx_err *err)
{
	if (file == NULL) {
		const struct dx_conf *conf = cli_conf(c);
		if (conf == NULL)
			return dx_fail(err, DX_E_internal_error, "no configuration");
		file = dx_conf_str(conf, DX_OPT_master_key_file);
	}
	if (*file == '\0')
		return dx_fail(
			err, DX_E_internal_error,
			"no master key: set keys.master_key_file in the configuration, or give --master-key-file");
	if (!dx_crypt_init(err))
		return false;
	if (access(file, F_OK) != 0 && errno == ENOENT) {
		if (!dx_peppers_create(file, err))
			return false;
		cli_note("new master key file %s: keep a copy, and give it to the daemons of every host "
			 "(keys.master_key_file); without it no event can be signed",
			 file);
	}
	return dx_peppers_load(file, master_r, err);
}

const char *sealed_secret(struct cli *c, const char *file, const char *purpose, struct dx_str plain)
{
	struct dx_peppers master;
	struct dx_buf box = DX_BUF_INIT;
	struct dx_err err;

	if (!load_master(c, file, &master, &err)) {
		cli_note("docextract %s: %s", c->verb, err.msg);
		return NULL;
	}
	dx_box_seal(&master, purpose, plain, &box);
	dx_wipe(&master, sizeof(master));
	char *hex = dx_alloc(c->arena, 2 * box.len + 1);
	dx_hex(hex, box.data, box.len);
	dx_buf_free(&box);
	return dx_asprintf(c->arena, "\\x%s", hex);
}
