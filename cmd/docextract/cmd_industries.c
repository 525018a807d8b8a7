/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* docextract industries: which of them clients see. */
#include <stdio.h>

#include "pg.h"

const char help_industries[] =
	"usage: docextract industries list\n"
	"       docextract industries enable SLUG [--name NAME]   makes it when it is new and has a name\n"
	"       docextract industries disable SLUG                for clients it no longer exists\n"
	"\n"
	"      --json               list as JSON\n"
	"  -c, --config FILE        configuration that says where the database is\n"
	"      --database CONNINFO  libpq connection string of the schema's owner\n";

struct industries {
	const char *name;
};

static int list(struct cli *c, void *state)
{
	(void)state;
	return pg_list(
		c,
		"SELECT i.slug, i.name, i.enabled, "
		"       (SELECT pg_catalog.count(*) FROM docextract.template t WHERE t.industry = i.slug AND t.current) "
		"       AS templates "
		"FROM docextract.industry i ORDER BY i.slug",
		0, NULL);
}

static int set(struct cli *c, const char *name, const char *enable, const char *done)
{
	const char *params[] = {c->argv[0], name, enable};
	if (pg_value(c, "SELECT docextract.enable_industry($1, $2, $3)", 3, params) == NULL)
		return CLI_FAILED;
	(void)printf("industry %s %s\n", c->argv[0], done);
	return CLI_OK;
}

static int enable(struct cli *c, void *state)
{
	const struct industries *i = state;
	return set(c, i->name, "true", "enabled");
}

static int disable(struct cli *c, void *state)
{
	(void)state;
	return set(c, NULL, "false", "disabled");
}

int cmd_industries(struct cli *c, int argc, char **argv)
{
	static const struct cli_action actions[] = {
		{"list", 0, 0, list}, {"enable", 1, 1, enable}, {"disable", 1, 1, disable}, {NULL, 0, 0, NULL}};
	struct industries i = {0};
	const struct cli_opt opts[] = {{"name", true, &i.name}, {NULL, false, NULL}};
	int code = cli_options(c, argc, argv, opts);
	return code >= 0 ? code : cli_act(c, actions, &i);
}
