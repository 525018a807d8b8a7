/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* docextract teams: who owns documents, keys and quota. */
#include <stdio.h>
#include <string.h>

#include "pg.h"

const char help_teams[] =
	"usage: docextract teams add NAME [--plan PLAN]\n"
	"       docextract teams list\n"
	"       docextract teams plan NAME PLAN\n"
	"       docextract teams quota NAME PAGES      pages in a calendar month instead of the plan's; or: default\n"
	"       docextract teams retention NAME DAYS   how long documents accepted from now on are kept; or: default\n"
	"       docextract teams member NAME EMAIL [--role admin|member]\n"
	"       docextract teams member NAME EMAIL --remove   revokes the user's keys for this team too\n"
	"\n"
	"      --plan PLAN          default: standard (docextract plans list)\n"
	"      --json               list as JSON\n"
	"  -c, --config FILE        configuration that says where the database is\n"
	"      --database CONNINFO  libpq connection string of the schema's owner\n";

struct teams {
	const char *plan, *role, *remove;
};

static int add(struct cli *c, void *state)
{
	const struct teams *t = state;
	const char *params[] = {c->argv[0], t->plan != NULL ? t->plan : "standard"};
	if (pg_value(c, "SELECT docextract.create_team($1, $2)", 2, params) == NULL)
		return CLI_FAILED;
	(void)printf("team %s added, plan %s\n", params[0], params[1]);
	return CLI_OK;
}

static int list(struct cli *c, void *state)
{
	(void)state;
	return pg_list(c,
		       "SELECT v.name, v.plan, v.pages_used, v.pages_limit, v.requests_per_minute, v.members, v.keys, "
		       "       docextract.rfc3339(v.created_at) AS created_at "
		       "FROM docextract.team_overview v",
		       0, NULL);
}

static int plan(struct cli *c, void *state)
{
	(void)state;
	const char *params[] = {c->argv[0], c->argv[1]};
	if (pg_value(c, "SELECT docextract.set_plan($1, $2)", 2, params) == NULL)
		return CLI_FAILED;
	(void)printf("team %s is on plan %s\n", params[0], params[1]);
	return CLI_OK;
}

static int quota(struct cli *c, void *state)
{
	(void)state;
	int64_t n;
	bool by_default = strcmp(c->argv[1], "default") == 0;
	if (!by_default && !cli_number(c->argv[1], 0, INT64_MAX, &n))
		return cli_usage(c, "the quota is a number of pages, or: default");
	const char *params[] = {c->argv[0], by_default ? NULL : c->argv[1]};
	if (pg_value(c, "SELECT docextract.set_team_quota($1, $2)", 2, params) == NULL)
		return CLI_FAILED;
	(void)printf("quota of team %s set to %s\n", c->argv[0], c->argv[1]);
	return CLI_OK;
}

static int retention(struct cli *c, void *state)
{
	(void)state;
	int64_t days;
	bool by_default = strcmp(c->argv[1], "default") == 0;
	if (!by_default && !cli_number(c->argv[1], 1, 36500, &days))
		return cli_usage(c, "the retention is a number of days, or: default");
	const char *params[] = {c->argv[0], by_default ? NULL : c->argv[1]};
	if (pg_value(c, "SELECT docextract.set_team_retention($1, make_interval(days => $2::int))", 2, params) == NULL)
		return CLI_FAILED;
	(void)printf("retention of team %s set to %s\n", c->argv[0], c->argv[1]);
	return CLI_OK;
}

static int member(struct cli *c, void *state)
{
	static const char *const roles[] = {"admin", "member", NULL};
	const struct teams *t = state;
	const char *params[] = {c->argv[0], c->argv[1], t->role != NULL ? t->role : "member"};
	if (t->remove != NULL) {
		const char *n = pg_value(c, "SELECT docextract.remove_member($1, $2)", 2, params);
		if (n == NULL)
			return CLI_FAILED;
		(void)printf("%s removed from team %s, keys revoked: %s\n", params[1], params[0], n);
		return CLI_OK;
	}
	if (cli_choice(params[2], roles) < 0)
		return cli_usage(c, "--role takes admin or member");
	if (pg_value(c, "SELECT docextract.add_member($1, $2, $3)", 3, params) == NULL)
		return CLI_FAILED;
	(void)printf("%s is %s of team %s\n", params[1], params[2], params[0]);
	return CLI_OK;
}

int cmd_teams(struct cli *c, int argc, char **argv)
{
	static const struct cli_action actions[] = {
		{"add", 1, 1, add},       {"list", 0, 0, list},           {"plan", 2, 2, plan}, {"quota", 2, 2, quota},
		{"member", 2, 2, member}, {"retention", 2, 2, retention}, {NULL, 0, 0, NULL},
	};
	struct teams t = {0};
	const struct cli_opt opts[] = {
		{"plan", true, &t.plan}, {"role", true, &t.role}, {"remove", false, &t.remove}, {NULL, false, NULL}};
	int code = cli_options(c, argc, argv, opts);
	return code >= 0 ? code : cli_act(c, actions, &t);
}
