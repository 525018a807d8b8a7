/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* docextract: table of verbs. */
#include <stdio.h>
#include <string.h>

#include "cli.h"
#include "dx/base/log.h"

static const struct verb verbs[] = {
	{"extract", "read one file, without server and database", help_extract, cmd_extract},
	{"migrate", "create or update the database schema and load the templates", help_migrate, cmd_migrate},
	{"plans", "what teams may use: list, set", help_plans, cmd_plans},
	{"teams", "teams: add, list, plan, quota, retention, member", help_teams, cmd_teams},
	{"settings", "what a team tells for its filings: list, get, set, unset", help_settings, cmd_settings},
	{"users", "user accounts: add, list, disable, enable, limit", help_users, cmd_users},
	{"keys", "API keys: create, list, rotate, revoke", help_keys, cmd_keys},
	{"secrets", "pepper and master key: create, list, rotate, reseal, retire", help_secrets, cmd_secrets},
	{"content", "where uploaded bytes are: status, migrate, check", help_content, cmd_content},
	{"doctor", "what is wrong on this host, and what mends it", help_doctor, cmd_doctor},
	{"audit", "who did what to keys, settings and documents", help_audit, cmd_audit},
	{"industries", "industries: list, enable, disable", help_industries, cmd_industries},
	{"templates", "templates: list, files, check", help_templates, cmd_templates},
	{"queue", "the queue: status, top, requeue, cancel", help_queue, cmd_queue},
	{"webhooks", "endpoints for events, their deliveries", help_webhooks, cmd_webhooks},
	{"providers", "where tax exports are pushed", help_providers, cmd_providers},
};

static void print_help(FILE *out)
{
	(void)fputs("usage: docextract VERB [ARGUMENT]… [OPTION]…\n\n", out);
	for (size_t i = 0; i < DX_LEN(verbs); i++)
		(void)fprintf(out, "  %-12s %s\n", verbs[i].name, verbs[i].summary);
	(void)fputs("\n`docextract VERB --help` tells more. Common options:\n"
		    "  -c, --config FILE       configuration of the daemon (for the database and the pepper file)\n"
		    "      --database CONNINFO libpq connection string of the schema's owner\n"
		    "      --json              lists as JSON\n"
		    "  -h, --help              this, or the verb's help\n"
		    "  -V, --version           version\n"
		    "\n"
		    "Exit codes: 0 done, 1 failed, 2 wrong command line.\n",
		    out);
}

static int run(const struct verb *v, int argc, char **argv)
{
	struct cli c = {.verb = v->name, .help = v->help, .arena = dx_arena_new()};
	int code = v->run(&c, argc, argv);
	dx_conf_free(&c.conf);
	dx_arena_drop(&c.arena);
	if (fflush(stdout) != 0 || ferror(stdout)) {
		cli_note("docextract: cannot write to standard output: %m");
		return CLI_FAILED;
	}
	return code;
}

int main(int argc, char **argv)
{
	dx_log_set_role("docextract");
	dx_log_set_level(DX_LOG_WARN);
	if (argc < 2) {
		print_help(stderr);
		return CLI_USAGE;
	}
	if (strcmp(argv[1], "-h") == 0 || strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "help") == 0) {
		print_help(stdout);
		return CLI_OK;
	}
	if (strcmp(argv[1], "-V") == 0 || strcmp(argv[1], "--version") == 0) {
		puts("docextract " DX_VERSION);
		return CLI_OK;
	}
	for (size_t i = 0; i < DX_LEN(verbs); i++)
		if (strcmp(argv[1], verbs[i].name) == 0)
			return run(&verbs[i], argc - 1, argv + 1);
	cli_note("docextract: there is no verb %s; docextract --help lists them", argv[1]);
	return CLI_USAGE;
}
