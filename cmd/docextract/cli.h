/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The operator's tool: a table of verbs (main.c), one cmd_<verb>.c each.
 * Results go to standard output, everything else to standard error.
 */
#ifndef DOCEXTRACT_CLI_H
#define DOCEXTRACT_CLI_H

#include <getopt.h>

#include "dx/base/arena.h"
#include "dx/base/buf.h"
#include "dx/conf/conf.h"

enum cli_exit {
	CLI_OK = 0,
	CLI_FAILED = 1,
	CLI_USAGE = 2,
};

/* What every verb understands, and where it is in the command line. */
struct cli {
	const char *verb;
	const char *help; /* of the verb */
	struct dx_arena *arena;
	struct dx_conf *conf; /* loaded by cli_conf() */
	const char *conf_file;
	const char *database;
	const char *pepper_file;
	bool json;
	int argc; /* from the verb's first argument on; options already taken out */
	char **argv;
};

struct verb {
	const char *name;
	const char *summary;
	const char *help;
	int (*run)(struct cli *c, int argc, char **argv);
};

int cmd_content(struct cli *c, int argc, char **argv);
int cmd_doctor(struct cli *c, int argc, char **argv);
int cmd_extract(struct cli *c, int argc, char **argv);
int cmd_industries(struct cli *c, int argc, char **argv);
int cmd_keys(struct cli *c, int argc, char **argv);
int cmd_migrate(struct cli *c, int argc, char **argv);
int cmd_plans(struct cli *c, int argc, char **argv);
int cmd_providers(struct cli *c, int argc, char **argv);
int cmd_queue(struct cli *c, int argc, char **argv);
int cmd_secrets(struct cli *c, int argc, char **argv);
int cmd_audit(struct cli *c, int argc, char **argv);
int cmd_settings(struct cli *c, int argc, char **argv);
int cmd_teams(struct cli *c, int argc, char **argv);
int cmd_templates(struct cli *c, int argc, char **argv);
int cmd_users(struct cli *c, int argc, char **argv);
int cmd_webhooks(struct cli *c, int argc, char **argv);

extern const char help_audit[], help_content[], help_doctor[], help_extract[], help_industries[], help_keys[],
	help_migrate[], help_plans[], help_providers[], help_queue[], help_secrets[], help_settings[], help_teams[],
	help_templates[], help_users[], help_webhooks[];

/* ---- cli.c ---- */

/* One option of a verb; ends with a NULL name. */
struct cli_opt {
	const char *name; /* long name */
	bool has_value;
	const char **value; /* where the value goes; without one it gets "" */
};

/*
 * Take the options out of ARGV: those of OPTS and the common ones (-c, --config, --database, --pepper-file, --json,
 * -h). The rest is in c->argc, c->argv. -1: go on; else leave with that exit code (help was printed, or a mistake).
 */
int cli_options(struct cli *c, int argc, char **argv, const struct cli_opt *opts);

/* One thing that a verb can do: `docextract teams add NAME`. */
struct cli_action {
	const char *name;
	int min_args, max_args; /* beside its own name; max −1: any number */
	int (*run)(struct cli *c, void *state);
};
/* Run the action that c->argv[0] names, its arguments in c->argc and c->argv. ACTIONS ends with a NULL name. */
int cli_act(struct cli *c, const struct cli_action *actions, void *state);

/* Message to standard error, "docextract VERB: …"; returns the exit code, for `return cli_usage(…)`. */
int cli_usage(const struct cli *c, const char *fmt, ...) DX_PRINTF(2, 3);
int cli_failed(const struct cli *c, const char *fmt, ...) DX_PRINTF(2, 3);
void cli_note(const char *fmt, ...) DX_PRINTF(1, 2);

/* The configuration (file of -c, environment); NULL: printed what is wrong. */
const struct dx_conf *cli_conf(struct cli *c);

/* A folder or file that comes with the program: beside the source when run from the build tree, else installed. */
const char *cli_data_path(struct cli *c, const char *in_source, const char *installed);

/* Whole numbers of an argument; false: no such number. */
bool cli_number(const char *text, int64_t min, int64_t max, int64_t *v_r) DX_MUST_CHECK;

/* Which of the NULL-terminated NAMES is WORD; -1: none. */
int cli_choice(const char *word, const char *const *names);

/* JSON text for people: indented, everything else as it is; short arrays without objects stay on a line. */
void cli_indent_json(struct dx_buf *out, struct dx_str json);
/* Print JSON: indented when standard output is a terminal. */
void cli_print_json(struct dx_str json);

#endif
