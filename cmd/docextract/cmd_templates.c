/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* docextract templates: which there are, and whether a file would do. */
#include <stdio.h>

#include "dx/base/clock.h"
#include "dx/eng/client.h"
#include "pg.h"
#include "template_file.h"

const char help_templates[] =
	"usage: docextract templates list            those in the database\n"
	"       docextract templates files           those in the template folder, for `extract` and `migrate`\n"
	"       docextract templates check FILE…     is it a template that the engine takes? needs no database\n"
	"\n"
	"      --template-dir DIR   where template files are\n"
	"      --engine FILE        the docextract-engine to use\n"
	"      --json               lists as JSON\n"
	"  -c, --config FILE        configuration that says where the database is\n"
	"      --database CONNINFO  libpq connection string of the schema's owner\n";

struct templates {
	const char *dir, *engine;
};

static int list(struct cli *c, void *state)
{
	(void)state;
	return pg_list(c,
		       "SELECT v.industry, v.name, v.version, v.current, v.enabled, v.title, v.filing_formats, "
		       "       docextract.rfc3339(v.loaded_at) AS loaded_at "
		       "FROM docextract.template_overview v",
		       0, NULL);
}

static int files(struct cli *c, void *state)
{
	const struct templates *t = state;
	struct template_file *list_of;
	size_t n;
	struct dx_err err;
	const char *dir = template_dir(c, t->dir);
	if (dir == NULL)
		return CLI_FAILED;
	if (!template_file_list(c, dir, &list_of, &n, &err))
		return cli_failed(c, "%s", err.msg);
	for (size_t i = 0; i < n; i++)
		(void)printf("%s/%s@%d  %s\n", list_of[i].industry, list_of[i].name, list_of[i].version,
			     list_of[i].title);
	return CLI_OK;
}

/* The engine itself has the last word: it extracts from one page with one word, which only a bad template makes fail.
 */
static bool engine_takes(struct cli *c, struct dx_eng *e, const struct template_file *t, struct dx_err *err)
{
	static const char page[] =
		"{\"v\":1,\"page\":1,\"width\":595280,\"height\":841890,\"source\":\"text_layer\",\"text_state\":\"usable\","
		"\"rotation\":0,\"skew_millideg\":0,\"dpi\":0,\"words\":[[\"x\",72000,72000,80000,82000,100,1,0]],\"rules\":[]}";
	const struct dx_str parts[] = {DX_STR("{\"deadline_ms\":10000,\"options\":{}}"), t->json, DX_STR(page)};
	struct dx_eng_answer answer;
	dx_eng_call(e, c->arena, DX_UNIT_EXTRACT, parts, DX_LEN(parts), -1, dx_now_mono_us() + INT64_C(20000000),
		    &answer);
	if (!answer.ok)
		*err = answer.err;
	return answer.ok;
}

static int check(struct cli *c, void *state)
{
	const struct templates *t = state;
	struct dx_eng *e = NULL;
	struct dx_err err;
	int code = CLI_OK;
	const struct dx_conf *conf = cli_conf(c);
	if (conf == NULL)
		return CLI_USAGE;
	if (!dx_eng_open(t->engine, (uint64_t)dx_conf_int(conf, DX_OPT_engine_memory), &e, &err))
		return cli_failed(c, "%s", err.msg);
	for (int i = 0; i < c->argc; i++) {
		struct template_file file;
		if (!template_file_read(c, c->argv[i], &file, &err)) {
			code = cli_failed(c, "%s", err.msg);
		} else if (!engine_takes(c, e, &file, &err)) {
			code = cli_failed(c, "%s: %s", c->argv[i], err.msg);
		} else {
			(void)printf("%s: %s/%s@%d is right\n", c->argv[i], file.industry, file.name, file.version);
		}
	}
	dx_eng_close(&e);
	return code;
}

int cmd_templates(struct cli *c, int argc, char **argv)
{
	static const struct cli_action actions[] = {
		{"list", 0, 0, list}, {"files", 0, 0, files}, {"check", 1, -1, check}, {NULL, 0, 0, NULL}};
	struct templates t = {0};
	const struct cli_opt opts[] = {
		{"template-dir", true, &t.dir}, {"engine", true, &t.engine}, {NULL, false, NULL}};
	int code = cli_options(c, argc, argv, opts);
	return code >= 0 ? code : cli_act(c, actions, &t);
}
