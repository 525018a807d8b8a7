/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* docextract users: the people and programs behind the keys. */
#include <stdio.h>
#include <string.h>

#include "pg.h"

const char help_users[] =
	"usage: docextract users add EMAIL [--name NAME] [--team TEAM [--role admin|member]]\n"
	"       docextract users list\n"
	"       docextract users disable EMAIL      its keys are refused at once, everywhere\n"
	"       docextract users enable EMAIL\n"
	"       docextract users limit EMAIL N      requests in any 60 seconds, over all its keys; or: default\n"
	"\n"
	"A user can do something once he is in a team (docextract teams member) and has a key (docextract keys create).\n"
	"\n"
	"      --name NAME          name to show; default: the address\n"
	"      --team TEAM          puts the new user into this team at once\n"
	"      --json               list as JSON\n"
	"  -c, --config FILE        configuration that says where the database is\n"
	"      --database CONNINFO  libpq connection string of the schema's owner\n";

struct users {
	const char *name, *team, *role;
};

static int add(struct cli *c, void *state)
{
	static const char *const roles[] = {"admin", "member", NULL};
	const struct users *u = state;
	const char *params[] = {c->argv[0], u->name != NULL ? u->name : c->argv[0], u->team,
				u->role != NULL ? u->role : "member"};
	if (cli_choice(params[3], roles) < 0)
		return cli_usage(c, "--role takes admin or member");
	PGconn *db = pg_open(c);
	bool ok = db != NULL && pg_run(c, db, "BEGIN") &&
		  pg_call(c, db, "SELECT docextract.create_account($1, $2)", 2, params) &&
		  (u->team == NULL || pg_call(c, db, "SELECT docextract.add_member($2, $1, $3)", 3,
					      (const char *const[]){params[0], params[2], params[3]})) &&
		  pg_run(c, db, "COMMIT");
	PQfinish(db);
	if (!ok)
		return CLI_FAILED;
	(void)printf("user %s added\n", c->argv[0]);
	return CLI_OK;
}

static int list(struct cli *c, void *state)
{
	(void)state;
	return pg_list(
		c,
		"SELECT v.email, v.name, v.disabled, v.own_limit, v.teams, docextract.rfc3339(v.last_used_at) AS last_used_at, "
		"       docextract.rfc3339(v.created_at) AS created_at "
		"FROM docextract.account_overview v",
		0, NULL);
}

static int set_disabled(struct cli *c, const char *disable, const char *done)
{
	const char *params[] = {c->argv[0], disable};
	if (pg_value(c, "SELECT docextract.disable_account($1, $2)", 2, params) == NULL)
		return CLI_FAILED;
	(void)printf("user %s %s\n", c->argv[0], done);
	return CLI_OK;
}

static int disable(struct cli *c, void *state)
{
	(void)state;
	return set_disabled(c, "true", "disabled");
}

static int enable(struct cli *c, void *state)
{
	(void)state;
	return set_disabled(c, "false", "enabled");
}

static int limit(struct cli *c, void *state)
{
	(void)state;
	int64_t n;
	bool by_default = strcmp(c->argv[1], "default") == 0;
	if (!by_default && !cli_number(c->argv[1], 1, INT32_MAX, &n))
		return cli_usage(c, "the limit is a number of requests in 60 seconds, or: default");
	const char *params[] = {c->argv[0], by_default ? NULL : c->argv[1]};
	if (pg_value(c, "SELECT docextract.set_account_limit($1, $2)", 2, params) == NULL)
		return CLI_FAILED;
	(void)printf("limit of %s set to %s\n", c->argv[0], c->argv[1]);
	return CLI_OK;
}

int cmd_users(struct cli *c, int argc, char **argv)
{
	static const struct cli_action actions[] = {
		{"add", 1, 1, add},       {"list", 0, 0, list},   {"disable", 1, 1, disable},
		{"enable", 1, 1, enable}, {"limit", 2, 2, limit}, {NULL, 0, 0, NULL},
	};
	struct users u = {0};
	const struct cli_opt opts[] = {
		{"name", true, &u.name}, {"team", true, &u.team}, {"role", true, &u.role}, {NULL, false, NULL}};
	int code = cli_options(c, argc, argv, opts);
	return code >= 0 ? code : cli_act(c, actions, &u);
}
