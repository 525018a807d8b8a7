/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* docextract plans: what teams may use. */
#include <stdio.h>
#include <string.h>

#include "pg.h"

const char help_plans[] =
	"usage: docextract plans list\n"
	"       docextract plans set NAME --pages N --documents N --requests-per-minute N\n"
	"\n"
	"`set` makes the plan or changes it; it holds at once for every team on it. Left out, a value is: unlimited,\n"
	"and 60 requests a minute.\n"
	"\n"
	"      --pages N                pages in a calendar month (UTC), or: unlimited\n"
	"      --documents N            documents in a calendar month, or: unlimited\n"
	"      --requests-per-minute N  accepted requests of one user in any 60 seconds\n"
	"      --json                   list as JSON\n"
	"  -c, --config FILE            configuration that says where the database is\n"
	"      --database CONNINFO      libpq connection string of the schema's owner\n";

struct plans {
	const char *pages, *documents, *rate;
};

static int list(struct cli *c, void *state)
{
	(void)state;
	return pg_list(c,
		       "SELECT p.name, p.pages_per_month, p.documents_per_month, p.requests_per_minute, "
		       "       (SELECT pg_catalog.count(*) FROM docextract.team t WHERE t.plan = p.name) AS teams "
		       "FROM docextract.plan p ORDER BY p.name",
		       0, NULL);
}

/* A count or NULL for unlimited; false: neither. */
static bool read_limit(const char *text, const char **value_r)
{
	int64_t n;
	*value_r = NULL;
	if (text == NULL || strcmp(text, "unlimited") == 0)
		return true;
	*value_r = text;
	return cli_number(text, 0, INT64_MAX, &n);
}

static int set(struct cli *c, void *state)
{
	const struct plans *p = state;
	int64_t n;
	const char *params[] = {c->argv[0], NULL, NULL, p->rate != NULL ? p->rate : "60"};
	if (!read_limit(p->pages, &params[1]) || !read_limit(p->documents, &params[2]))
		return cli_usage(c, "--pages and --documents take a number, or: unlimited");
	if (!cli_number(params[3], 1, INT32_MAX, &n))
		return cli_usage(c, "--requests-per-minute takes a number from 1");
	if (pg_value(c, "SELECT docextract.define_plan($1, $2, $3, $4)", 4, params) == NULL)
		return CLI_FAILED;
	(void)printf("plan %s set\n", c->argv[0]);
	return CLI_OK;
}

int cmd_plans(struct cli *c, int argc, char **argv)
{
	static const struct cli_action actions[] = {{"list", 0, 0, list}, {"set", 1, 1, set}, {NULL, 0, 0, NULL}};
	struct plans p = {0};
	const struct cli_opt opts[] = {{"pages", true, &p.pages},
				       {"documents", true, &p.documents},
				       {"requests-per-minute", true, &p.rate},
				       {NULL, false, NULL}};
	int code = cli_options(c, argc, argv, opts);
	return code >= 0 ? code : cli_act(c, actions, &p);
}
