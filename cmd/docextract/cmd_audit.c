/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* docextract audit: who did what to keys, settings and documents. */
#include "pg.h"

const char help_audit[] =
	"usage: docextract audit [--team TEAM] [--limit N]\n"
	"\n"
	"Who did what, newest first: keys made, rotated and revoked, settings changed, documents deleted. Kept 400 days.\n"
	"\n"
	"      --team TEAM          of one team only\n"
	"      --limit N            so many lines; default: 100\n"
	"      --json               as JSON\n"
	"  -c, --config FILE        configuration that says where the database is\n"
	"      --database CONNINFO  libpq connection string of the schema's owner\n";

int cmd_audit(struct cli *c, int argc, char **argv)
{
	const char *team = NULL, *limit = NULL;
	int64_t n;
	const struct cli_opt opts[] = {{"team", true, &team}, {"limit", true, &limit}, {NULL, false, NULL}};
	int code = cli_options(c, argc, argv, opts);
	if (code >= 0)
		return code;
	if (c->argc > 0 || (limit != NULL && !cli_number(limit, 1, 1000000, &n)))
		return cli_usage(c, "--team and --limit (a number) are all that it takes");
	const char *params[] = {team, limit != NULL ? limit : "100"};
	return pg_list(c,
		       "SELECT docextract.rfc3339(v.at) AS at, v.team, v.actor, v.key, v.action, v.object, v.detail, "
		       "       v.request_id, v.address "
		       "FROM docextract.audit_overview v WHERE $1::text IS NULL OR v.team = $1 LIMIT $2::int",
		       2, params);
}
