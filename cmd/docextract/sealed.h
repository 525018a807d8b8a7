/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Secrets on their way into the database: sealed under the master key of the daemons. */
#ifndef DOCEXTRACT_SEALED_H
#define DOCEXTRACT_SEALED_H

#include "cli.h"

/*
 * PLAIN sealed for PURPOSE ("webhook", "provider"), as bytea literal. The master key comes from FILE, or from the
 * setting keys.master_key_file when it is NULL; a file that is not there yet is made. NULL: printed why.
 */
const char *sealed_secret(struct cli *c, const char *file, const char *purpose, struct dx_str plain);

#endif
