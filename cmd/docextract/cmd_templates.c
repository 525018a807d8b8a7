/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* docextract templates: which there are, and whether a file would do. */
#include <stdio.h>

#include "dx/base/clock.h"
#include "dx/eng/client.h"
#include "dx/fmt/json.h"
#include "dx/os/fd.h"
#include "pg.h"
#include "template_file.h"

const char help_templates[] =
	"usage: docextract templates list            those in the database\n"
	"       docextract templates files           those in the template folder, for `extract` and `migrate`\n"
	"       docextract templates check FILE…     every fault, with its line and what is allowed; needs no database\n"
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

/* As compilers say it, so that editors find the place. */
static void complain(const char *path, struct dx_str text, const json_t *faults)
{
	size_t i;
	const json_t *fault;

	json_array_foreach (faults, i, fault) {
		const char *at = dx_json_str(fault, "at");
		const char *what = dx_json_str(fault, "what");

		if (at != NULL && what != NULL)
			cli_note("%s:%d: %s%s%s", path, dx_json_line(text, at), at, *at != '\0' ? ": " : "", what);
	}
}

/* The engine has the last word: it is what takes or refuses templates. */
static int ask_engine(struct cli *c, struct dx_eng *e, const char *path, struct dx_str text)
{
	const struct dx_str parts[] = {DX_STR("{\"deadline_ms\":10000}"), text};
	struct dx_eng_answer answer;
	struct dx_err err;
	json_t *faults = NULL;
	dx_eng_call(e, c->arena, DX_UNIT_TEMPLATE, parts, DX_LEN(parts), -1, dx_now_mono_us() + INT64_C(20000000),
		    &answer);
	if (!answer.ok)
		return cli_failed(c, "%s: %s", path, answer.err.msg);
	if (answer.n_parts < 1 || !dx_json_parse(c->arena, answer.parts[0], &faults, &err) || !json_is_array(faults))
		return cli_failed(c, "%s: the engine gave no answer", path);
	if (json_array_size(faults) > 0) {
		complain(path, text, faults);
		return CLI_FAILED;
	}
	(void)printf("%s: ok\n", path);
	return CLI_OK;
}

static int check_file(struct cli *c, struct dx_eng *e, const char *path)
{
	struct dx_buf text = DX_BUF_INIT;
	json_error_t at;
	struct dx_err err;
	int code = CLI_FAILED;
	if (!dx_read_file(path, TEMPLATE_MAX_BYTES, &text, &err))
		return cli_failed(c, "%s", err.msg);
	json_t *v = json_loadb(dx_buf_cstr(&text), text.len, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &at);
	if (v == NULL)
		cli_note("%s:%d:%d: this is no JSON: %s", path, at.line > 0 ? at.line : 1,
			 at.column > 0 ? at.column : 1, at.text);
	else
		code = ask_engine(c, e, path, dx_strn(dx_buf_cstr(&text), text.len));
	json_decref(v);
	dx_buf_free(&text);
	return code;
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
	for (int i = 0; i < c->argc; i++)
		if (check_file(c, e, c->argv[i]) != CLI_OK)
			code = CLI_FAILED;
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
