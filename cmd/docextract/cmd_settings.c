/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* docextract settings: what a team tells about itself for files that tax portals and accounting programs take. */
#include <stdio.h>
#include <string.h>

#include "dx/filing/settings.h"
#include "dx/fmt/json.h"
#include "pg.h"

const char help_settings[] =
	"usage: docextract settings list --team TEAM\n"
	"       docextract settings get NAME --team TEAM\n"
	"       docextract settings set NAME VALUE --team TEAM\n"
	"       docextract settings unset NAME --team TEAM\n"
	"\n"
	"`list` shows every setting with its value and what it is for. The first to set is gst.gstins, the team's own\n"
	"GSTINs: they tell sales from purchases. `unset` goes back to the default.\n"
	"\n"
	"      --team TEAM          whose settings\n"
	"      --json               list as JSON\n"
	"  -c, --config FILE        configuration that says where the database is\n"
	"      --database CONNINFO  libpq connection string of the schema's owner\n";

struct settings {
	const char *team;
};

/* The setting that the first argument names. */
static bool find(struct cli *c, enum dx_filing_setting *s_r)
{
	if (dx_filing_setting_find(c->argv[0], s_r))
		return true;
	(void)cli_usage(c, "there is no setting %s; `docextract settings list` shows them", c->argv[0]);
	return false;
}

static bool load(struct cli *c, const struct settings *state, struct dx_filing_settings *s_r, json_t **own_r)
{
	struct dx_err err;
	const char *params[] = {state->team};
	const char *json = pg_value(c, "SELECT docextract.get_team_settings($1)", 1, params);
	if (json == NULL)
		return false;
	if (!dx_json_parse(c->arena, dx_str(json), own_r, &err)) {
		(void)cli_failed(c, "%s", err.msg);
		return false;
	}
	dx_filing_settings_load(c->arena, *own_r, s_r);
	return true;
}

static void print_json(const struct dx_filing_settings *s, const json_t *own)
{
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);
	dx_jw_arr(&w);
	for (size_t i = 0; i < DX_FSET_COUNT; i++) {
		const struct dx_filing_setting_info *info = dx_filing_setting_info((enum dx_filing_setting)i);
		dx_jw_obj(&w);
		dx_jw_kcstr(&w, "name", info->name);
		dx_jw_kcstr(&w, "value", s->value[i]);
		dx_jw_kbool(&w, "default", dx_json_str(own, info->name) == NULL);
		dx_jw_kcstr(&w, "help", info->help);
		dx_jw_obj_end(&w);
	}
	dx_jw_arr_end(&w);
	cli_print_json(dx_strn(out.data, out.len));
	dx_buf_free(&out);
}

static int list(struct cli *c, void *state)
{
	struct dx_filing_settings s;
	json_t *own;
	if (!load(c, state, &s, &own))
		return CLI_FAILED;
	if (c->json) {
		print_json(&s, own);
		return CLI_OK;
	}
	for (size_t i = 0; i < DX_FSET_COUNT; i++) {
		const struct dx_filing_setting_info *info = dx_filing_setting_info((enum dx_filing_setting)i);
		(void)printf("# %s\n%s = %s%s\n", info->help, info->name, s.value[i],
			     dx_json_str(own, info->name) == NULL ? "   (default)" : "");
	}
	return CLI_OK;
}

static int get(struct cli *c, void *state)
{
	struct dx_filing_settings s;
	enum dx_filing_setting one;
	json_t *own;
	if (!find(c, &one))
		return CLI_USAGE;
	if (!load(c, state, &s, &own))
		return CLI_FAILED;
	(void)printf("%s\n", s.value[one]);
	return CLI_OK;
}

static int store(struct cli *c, const struct settings *state, const char *value)
{
	const char *params[] = {state->team, c->argv[0], value};
	return pg_value(c, "SELECT docextract.set_team_setting($1, $2, $3)", 3, params) != NULL ? CLI_OK : CLI_FAILED;
}

static int set(struct cli *c, void *state)
{
	enum dx_filing_setting one;
	const char *clean;
	struct dx_err err;
	if (!find(c, &one))
		return CLI_USAGE;
	if (!dx_filing_setting_check(c->arena, one, c->argv[1], &clean, &err))
		return cli_usage(c, "%s: %s", c->argv[0], err.msg);
	int code = store(c, state, clean);
	if (code == CLI_OK)
		(void)printf("%s = %s\n", c->argv[0], clean);
	return code;
}

static int unset(struct cli *c, void *state)
{
	enum dx_filing_setting one;
	if (!find(c, &one))
		return CLI_USAGE;
	return store(c, state, NULL);
}

int cmd_settings(struct cli *c, int argc, char **argv)
{
	static const struct cli_action actions[] = {{"list", 0, 0, list},
						    {"get", 1, 1, get},
						    {"set", 2, 2, set},
						    {"unset", 1, 1, unset},
						    {NULL, 0, 0, NULL}};
	struct settings s = {0};
	const struct cli_opt opts[] = {{"team", true, &s.team}, {NULL, false, NULL}};
	int code = cli_options(c, argc, argv, opts);
	if (code >= 0)
		return code;
	if (s.team == NULL && c->argc > 0)
		return cli_usage(c, "--team is missing");
	return cli_act(c, actions, &s);
}
