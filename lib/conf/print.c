/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <string.h>

#include "conf_int.h"

static const char *const type_names[] = {
	[DX_OPTION_STR] = "text",
	[DX_OPTION_INT] = "whole number",
	[DX_OPTION_BOOL] = "yes or no",
	[DX_OPTION_SIZE] = "size: B, KiB, MiB or GiB",
	[DX_OPTION_TIME] = "time: ms, s, min, h or d",
	[DX_OPTION_ADDRESS] = "address",
	[DX_OPTION_LEVEL] = "log level",
	[DX_OPTION_URL] = "URL",
	[DX_OPTION_CONNINFO] = "connection string",
};

/* As a file must hold it: in double quotes when the reader would take it otherwise. */
static void add_value(const char *text, struct dx_buf *out)
{
	struct dx_str s = dx_str(text);
	bool quote = s.n == 0 || dx_str_trim(s).n != s.n || s.p[0] == '"' || s.p[0] == '#';

	for (size_t i = 1; i < s.n && !quote; i++)
		quote = s.p[i] == '#' && (s.p[i - 1] == ' ' || s.p[i - 1] == '\t');
	if (!quote) {
		dx_buf_addstr(out, s);
		return;
	}
	dx_buf_addc(out, '"');
	for (size_t i = 0; i < s.n; i++) {
		if (s.p[i] == '"' || s.p[i] == '\\')
			dx_buf_addc(out, '\\');
		dx_buf_addc(out, s.p[i]);
	}
	dx_buf_addc(out, '"');
}

static const char *reload_text(const struct dx_option *o)
{
	return o->reload ? "reloadable" : "a change needs a restart";
}

void dx_conf_print(const struct dx_conf *c, FILE *out)
{
	struct dx_buf line = DX_BUF_INIT, shown = DX_BUF_INIT;

	for (size_t o = 0; o < DX_OPT_COUNT; o++) {
		dx_buf_reset(&line);
		dx_buf_reset(&shown);
		if (dx_options[o].type == DX_OPTION_CONNINFO)
			dx_conninfo_mask(c->v[o].text, &shown);
		else
			dx_buf_adds(&shown, c->v[o].text);
		dx_buf_printf(&line, "%s = ", dx_options[o].name);
		add_value(dx_buf_cstr(&shown), &line);
		fprintf(out, "%-44s # %s, %s\n", dx_buf_cstr(&line), c->v[o].where, reload_text(&dx_options[o]));
	}
	dx_buf_free(&line);
	dx_buf_free(&shown);
}

void dx_conf_print_sample(FILE *out)
{
	struct dx_buf value = DX_BUF_INIT, variable = DX_BUF_INIT;

	fputs("# Configuration of docextract: every option with its default.\n"
	      "#\n"
	      "# A line is \"name = value\"; # at the beginning or after a blank starts a comment; a value may stand in\n"
	      "# double quotes. Stronger than this file are environment variables (DOCEXTRACT_ and the name in upper case,\n"
	      "# dots as _; an empty one counts as unset) and, strongest, -o name=value on the command line.\n",
	      out);
	for (size_t o = 0; o < DX_OPT_COUNT; o++) {
		const struct dx_option *option = &dx_options[o];

		dx_buf_reset(&value);
		dx_buf_reset(&variable);
		add_value(option->def, &value);
		dx_conf_env_name(option, &variable);
		fprintf(out, "\n# %s\n# (%s; %s; %s)\n#%s = %s\n", option->help, type_names[option->type],
			reload_text(option), dx_buf_cstr(&variable), option->name, dx_buf_cstr(&value));
	}
	dx_buf_free(&value);
	dx_buf_free(&variable);
}
