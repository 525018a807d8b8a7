/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <string.h>

#include "content.h"
#include "dx/crypt/hash.h"
#include "dx/crypt/key.h"

const char help_content[] =
	"usage: docextract content status\n"
	"       docextract content migrate --to postgres|file|s3\n"
	"       docextract content check [--read] [--delete-orphans]\n"
	"\n"
	"status says how many documents' bytes are where. migrate copies all that is elsewhere to where it is told, reads\n"
	"every copy again, compares its SHA-256 with the upload's, and only then lets the database know; it may be\n"
	"interrupted and started again, and the service may run. What was left behind is deleted by the keeper after ten\n"
	"minutes. check says which objects are missing and which belong to no document.\n"
	"\n"
	"      --to DRIVER          where to; storage.* of the configuration must name it on every host by then\n"
	"      --read               check: read every object and compare its SHA-256, not only its name\n"
	"      --delete-orphans     check: delete objects that this database has never heard of. Not when another\n"
	"                           database uses the same folder or bucket and prefix\n"
	"      --json               as JSON\n"
	"  -c, --config FILE        configuration of the daemon: says where the storage is\n"
	"      --database CONNINFO  libpq connection string of the schema's owner\n"
	"\n"
	"Run it as the user of the daemon, who owns the folder. Exit codes: 0 done, 1 failed or something is missing, 2\n"
	"wrong command line.\n";

static int with_storage(struct content *k, int (*run)(struct content *k))
{
	const struct dx_conf *conf = cli_conf(k->c);
	struct dx_err err;
	int code = CLI_FAILED;

	if (conf == NULL)
		return CLI_FAILED;
	if (!dx_crypt_init(&err) || !storage_open(&k->storage, conf, &err))
		code = cli_failed(k->c, "%s", err.msg);
	else if ((k->db = pg_open(k->c)) != NULL)
		code = run(k);
	PQfinish(k->db);
	if (k->storage.loop != NULL)
		storage_close(&k->storage);
	return code;
}

static int run_status(struct cli *c, void *state)
{
	(void)state;
	return pg_list(c,
		       "SELECT driver, documents, bytes, unowned, overdue, last_error FROM docextract.content_overview",
		       0, NULL);
}

static int run_migrate(struct cli *c, void *state)
{
	struct content *k = state;
	static const char *const drivers[] = {"postgres", "file", "s3", NULL};

	if (k->to == NULL || cli_choice(k->to, drivers) < 0)
		return cli_usage(c, "migrate wants --to postgres, file or s3");
	return with_storage(k, content_migrate);
}

static int run_check(struct cli *c, void *state)
{
	(void)c;
	return with_storage(state, content_check);
}

int cmd_content(struct cli *c, int argc, char **argv)
{
	static const struct cli_action actions[] = {
		{"status", 0, 0, run_status},
		{"migrate", 0, 0, run_migrate},
		{"check", 0, 0, run_check},
		{NULL, 0, 0, NULL},
	};
	struct content k = {.c = c};
	const char *orphans = NULL, *read = NULL;
	const struct cli_opt opts[] = {
		{"to", true, &k.to},
		{"read", false, &read},
		{"delete-orphans", false, &orphans},
		{NULL, false, NULL},
	};
	int code = cli_options(c, argc, argv, opts);

	if (code >= 0)
		return code;
	k.read = read != NULL;
	k.delete_orphans = orphans != NULL;
	return cli_act(c, actions, &k);
}
