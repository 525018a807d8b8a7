/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "cli.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "dx/base/check.h"
#include "dx/base/str.h"
#include "dx/os/proc.h"

#define OPTS_MAX  24
#define FIRST_VAL 256 /* beyond all characters */

DX_PRINTF(2, 0)
static void complain(const struct cli *c, const char *fmt, va_list ap)
{
	(void)fprintf(stderr, "docextract %s: ", c->verb);
	(void)vfprintf(stderr, fmt, ap);
	(void)fputc('\n', stderr);
}

int cli_usage(const struct cli *c, const char *fmt, ...)
{
	va_list ap;
	va_start(ap, fmt);
	complain(c, fmt, ap);
	va_end(ap);
	(void)fprintf(stderr, "`docextract %s --help` tells how\n", c->verb);
	return CLI_USAGE;
}

int cli_failed(const struct cli *c, const char *fmt, ...)
{
	va_list ap;
	va_start(ap, fmt);
	complain(c, fmt, ap);
	va_end(ap);
	return CLI_FAILED;
}

void cli_note(const char *fmt, ...)
{
	va_list ap;
	va_start(ap, fmt);
	(void)vfprintf(stderr, fmt, ap);
	va_end(ap);
	(void)fputc('\n', stderr);
}

/* getopt's table, and where each value goes; val is FIRST_VAL + index. */
struct option_table {
	size_t n;
	struct option getopt[OPTS_MAX + 1];
	const struct cli_opt *from[OPTS_MAX];
};

static void add_options(struct option_table *t, const struct cli_opt *opts)
{
	for (; opts != NULL && opts->name != NULL; opts++) {
		dx_assert(t->n < OPTS_MAX);
		t->from[t->n] = opts;
		t->getopt[t->n] = (struct option){opts->name, opts->has_value ? required_argument : no_argument, NULL,
						  FIRST_VAL + (int)t->n};
		t->n++;
	}
}

int cli_options(struct cli *c, int argc, char **argv, const struct cli_opt *opts)
{
	const char *json = NULL, *help = NULL;
	const struct cli_opt common[] = {
		{"config", true, &c->conf_file},
		{"database", true, &c->database},
		{"pepper-file", true, &c->pepper_file},
		{"json", false, &json},
		{"help", false, &help},
		{NULL, false, NULL},
	};
	struct option_table t = {0};
	add_options(&t, opts);
	add_options(&t, common);
	optind = 1;
	for (int k; (k = getopt_long(argc, argv, "c:h", t.getopt, NULL)) != -1;) {
		if (k == '?') {
			cli_note("`docextract %s --help` tells how", c->verb);
			return CLI_USAGE;
		}
		if (k == 'c')
			c->conf_file = optarg;
		else if (k == 'h')
			help = "";
		else
			*t.from[k - FIRST_VAL]->value = optarg != NULL ? optarg : "";
	}
	if (help != NULL) {
		(void)fputs(c->help, stdout);
		return CLI_OK;
	}
	c->json = json != NULL;
	c->argc = argc - optind;
	c->argv = argv + optind;
	return -1;
}

int cli_act(struct cli *c, const struct cli_action *actions, void *state)
{
	if (c->argc == 0)
		return cli_usage(c, "say what to do");
	for (const struct cli_action *a = actions; a->name != NULL; a++) {
		if (strcmp(c->argv[0], a->name) != 0)
			continue;
		c->argc--;
		c->argv++;
		if (c->argc < a->min_args || (a->max_args >= 0 && c->argc > a->max_args))
			return cli_usage(c, "wrong number of arguments for %s", a->name);
		return a->run(c, state);
	}
	return cli_usage(c, "there is no action %s", c->argv[0]);
}

static void print_mistake(const char *message, void *arg)
{
	const struct cli *c = arg;
	cli_note("docextract %s: %s", c->verb, message);
}

const struct dx_conf *cli_conf(struct cli *c)
{
	if (c->conf == NULL && !dx_conf_load(c->conf_file, NULL, &c->conf, print_mistake, c))
		return NULL;
	return c->conf;
}

const char *cli_data_path(struct cli *c, const char *in_source, const char *installed)
{
	char path[PATH_MAX];
	/* build/<flavour>/docextract → the source tree */
	if (dx_self_sibling(dx_asprintf(c->arena, "../../%s", in_source), path, sizeof(path)) &&
	    access(path, R_OK) == 0)
		return dx_strdup(c->arena, path);
	return dx_asprintf(c->arena, "%s/%s", DX_DATADIR, installed);
}

bool cli_number(const char *text, int64_t min, int64_t max, int64_t *v_r)
{
	uint64_t v;
	if (text == NULL || !dx_str_u64(dx_str(text), &v) || v > INT64_MAX || (int64_t)v < min || (int64_t)v > max)
		return false;
	*v_r = (int64_t)v;
	return true;
}

int cli_choice(const char *word, const char *const *names)
{
	for (int i = 0; names[i] != NULL; i++)
		if (strcmp(word, names[i]) == 0)
			return i;
	return -1;
}
