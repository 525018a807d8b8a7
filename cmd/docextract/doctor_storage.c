/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Storage outside of the database, as the daemon would use it: looked at, nothing is written. */
#include <string.h>

#include "doctor.h"
#include "storage.h"

static void look_at(struct doctor *d, struct storage *s, const char *driver, bool is_for_new)
{
	struct dx_buf names = DX_BUF_INIT;
	struct dx_err err;

	if (storage_list(s, driver, "", &names, &err))
		doctor_say(d, GOOD, "storage", NULL, "%s can be read%s", driver,
			   is_for_new ? "; new documents go there" : "");
	else
		doctor_say(d, WRONG, "storage",
			   strcmp(driver, "s3") == 0
				   ? "storage.s3_* in the configuration; rights to get, put, delete and list"
				   : "run it as the daemon's user; chown and chmod 0700 of storage.dir",
			   "%s", err.msg);
	dx_buf_free(&names);
}

void doctor_storage(struct doctor *d)
{
	static const char *const drivers[] = {"file", "s3"};
	struct storage s;
	struct dx_err err;

	if (!storage_open(&s, d->conf, &err)) {
		doctor_say(d, WRONG, "storage", "storage.* in the configuration; run it as the daemon's user", "%s",
			   err.msg);
	} else {
		const char *chosen = dx_blobs_driver(s.blobs);

		for (size_t i = 0; i < DX_LEN(drivers); i++)
			if (dx_blobs_has(s.blobs, drivers[i]))
				look_at(d, &s, drivers[i], strcmp(drivers[i], chosen) == 0);
		if (strcmp(chosen, DX_BLOB_POSTGRES) == 0)
			doctor_say(d, GOOD, "storage", NULL, "new documents go to the database");
	}
	storage_close(&s);
}
