/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/conf/conf.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "conf_int.h"
#include "dx/base/check.h"

/* One load: the configuration being made, and where its mistakes go. */
struct load {
	struct dx_conf_reader reader;
	struct dx_conf *conf;
	const char *file;
	int first_line[DX_OPT_COUNT]; /* of the file; 0: not set there */
	void (*on_error)(const char *message, void *arg);
	void *arg;
	struct dx_buf message;
	bool failed;
};

static void report(struct load *l)
{
	l->failed = true;
	if (l->on_error)
		l->on_error(dx_buf_cstr(&l->message), l->arg);
	dx_buf_reset(&l->message);
}

static bool find_option(struct dx_str name, enum dx_opt *o_r)
{
	for (size_t o = 0; o < DX_OPT_COUNT; o++)
		if (dx_str_eq_c(name, dx_options[o].name)) {
			*o_r = (enum dx_opt)o;
			return true;
		}
	return false;
}

static void report_unknown(struct load *l, const char *where, struct dx_str name)
{
	const char *near = dx_conf_suggest(name, false);

	dx_buf_printf(&l->message, "%s: unknown option \"%.*s\"", where, DX_STR_ARG(name));
	if (near)
		dx_buf_printf(&l->message, " (did you mean \"%s\"?)", near);
	report(l);
}

static void set_option(struct load *l, enum dx_opt o, const char *value, const char *where)
{
	struct dx_conf *c = l->conf;
	struct dx_buf problem = DX_BUF_INIT;

	if (dx_conf_value_parse(&dx_options[o], value, c->arena, &c->v[o], &problem)) {
		c->v[o].where = dx_strdup(c->arena, where);
	} else {
		dx_buf_printf(&l->message, "%s: option \"%s\": %s", where, dx_options[o].name, dx_buf_cstr(&problem));
		report(l);
	}
	dx_buf_free(&problem);
}

/* ---- the sources, weakest first ---- */

static void load_defaults(struct load *l)
{
	for (size_t o = 0; o < DX_OPT_COUNT; o++)
		set_option(l, (enum dx_opt)o, dx_options[o].def, "default");
	dx_assert(!l->failed);
}

static void set_from_file(struct dx_conf_reader *r, struct dx_str name, const char *value, int line)
{
	struct load *l = (struct load *)r;
	const char *where = dx_asprintf(l->conf->arena, "%s:%d", l->file, line);
	enum dx_opt o;

	if (!find_option(name, &o)) {
		report_unknown(l, where, name);
		return;
	}
	if (l->first_line[o]) {
		dx_buf_printf(&l->message, "%s: option \"%s\" is set twice, first in line %d", where,
			      dx_options[o].name, l->first_line[o]);
		report(l);
		return;
	}
	l->first_line[o] = line;
	set_option(l, o, value, where);
}

static void wrong_line(struct dx_conf_reader *r, int line, const char *problem)
{
	struct load *l = (struct load *)r;

	dx_buf_printf(&l->message, "%s:%d: %s", l->file, line, problem);
	report(l);
}

static void load_file(struct load *l)
{
	l->reader = (struct dx_conf_reader){.set = set_from_file, .wrong = wrong_line};
	if (!dx_conf_read_file(l->file, &l->reader)) {
		dx_buf_printf(&l->message, "%s: could not read the configuration: %m", l->file);
		report(l);
	}
}

/* Not ours to refuse: other programs may have variables of this prefix, too. But a slip must not go unseen. */
static void load_unknown_variable(struct load *l, struct dx_str name)
{
	struct dx_buf meant = DX_BUF_INIT;
	const char *near = dx_conf_suggest(name, true);
	enum dx_opt o;

	if (near && find_option(dx_str(near), &o)) {
		dx_conf_env_name(&dx_options[o], &meant);
		dx_buf_printf(&l->message, "environment: unknown variable \"%.*s\" (did you mean \"%s\"?)",
			      DX_STR_ARG(name), dx_buf_cstr(&meant));
		report(l);
	}
	dx_buf_free(&meant);
}

static void load_variable(struct load *l, struct dx_str name, const char *value)
{
	struct dx_buf expected = DX_BUF_INIT;
	bool found = false;

	for (size_t o = 0; o < DX_OPT_COUNT && !found; o++) {
		dx_buf_reset(&expected);
		dx_conf_env_name(&dx_options[o], &expected);
		found = dx_str_eq_c(name, dx_buf_cstr(&expected));
		if (found && *value)
			set_option(l, (enum dx_opt)o, value,
				   dx_asprintf(l->conf->arena, "environment %s", dx_buf_cstr(&expected)));
	}
	if (!found)
		load_unknown_variable(l, name);
	dx_buf_free(&expected);
}

static void load_environment(struct load *l)
{
	for (char **e = environ; e && *e; e++) {
		struct dx_str entry = dx_str(*e);
		size_t equals = dx_str_find_c(entry, '=');

		if (dx_str_starts(entry, "DOCEXTRACT_") && equals != SIZE_MAX)
			load_variable(l, dx_str_sub(entry, 0, equals), *e + equals + 1);
	}
}

static void load_override(struct load *l, const char *setting)
{
	struct dx_str s = dx_str(setting);
	size_t equals = dx_str_find_c(s, '=');
	struct dx_str name = dx_str_trim(dx_str_sub(s, 0, equals));
	enum dx_opt o;

	if (equals == SIZE_MAX || name.n == 0) {
		dx_buf_printf(&l->message, "command line: \"%s\" is not name=value", setting);
		report(l);
	} else if (!find_option(name, &o)) {
		report_unknown(l, "command line", name);
	} else {
		struct dx_str value = dx_str_trim(dx_str_sub(s, equals + 1, SIZE_MAX));

		set_option(l, o, dx_strndup(l->conf->arena, value.p, value.n), "command line");
	}
}

bool dx_conf_load(const char *file, const char *const *overrides, struct dx_conf **c_r,
		  void (*on_error)(const char *message, void *arg), void *arg)
{
	struct dx_arena *arena = dx_arena_new();
	struct load l = {.conf = DX_NEW(arena, struct dx_conf), .file = file, .on_error = on_error, .arg = arg};

	l.conf->arena = arena;
	load_defaults(&l);
	if (file)
		load_file(&l);
	load_environment(&l);
	for (const char *const *o = overrides; o && *o; o++)
		load_override(&l, *o);
	dx_buf_free(&l.message);
	if (l.failed)
		dx_conf_free(&l.conf);
	else
		*c_r = l.conf;
	return !l.failed;
}

void dx_conf_free(struct dx_conf **c)
{
	if (!c || !*c)
		return;
	struct dx_arena *arena = (*c)->arena;
	*c = NULL;
	dx_arena_drop(&arena);
}

/* ---- reading ---- */

const char *dx_conf_str(const struct dx_conf *c, enum dx_opt o)
{
	dx_assert(o < DX_OPT_COUNT);
	return c->v[o].text;
}

int64_t dx_conf_int(const struct dx_conf *c, enum dx_opt o)
{
	dx_assert(o < DX_OPT_COUNT && (dx_options[o].type == DX_OPTION_INT || dx_options[o].type == DX_OPTION_SIZE ||
				       dx_options[o].type == DX_OPTION_TIME));
	return c->v[o].number;
}

bool dx_conf_bool(const struct dx_conf *c, enum dx_opt o)
{
	dx_assert(o < DX_OPT_COUNT && dx_options[o].type == DX_OPTION_BOOL);
	return c->v[o].number != 0;
}

/* ---- reload ---- */

static bool is_text(enum dx_option_type type)
{
	switch (type) {
	case DX_OPTION_INT:
	case DX_OPTION_BOOL:
	case DX_OPTION_SIZE:
	case DX_OPTION_TIME:
		return false;
	case DX_OPTION_STR:
	case DX_OPTION_ADDRESS:
	case DX_OPTION_LEVEL:
	case DX_OPTION_URL:
	case DX_OPTION_CONNINFO:
		return true;
	}
	return true;
}

/* By meaning, not by spelling: 1min is 60s. */
static bool differ(const struct dx_conf *a, const struct dx_conf *b, size_t o)
{
	if (is_text(dx_options[o].type))
		return strcmp(a->v[o].text, b->v[o].text) != 0;
	return a->v[o].number != b->v[o].number;
}

bool dx_conf_needs_restart(const struct dx_conf *old, const struct dx_conf *new_conf, struct dx_arena *a,
			   const char **names_r)
{
	struct dx_buf names = DX_BUF_INIT;

	for (size_t o = 0; o < DX_OPT_COUNT; o++)
		if (!dx_options[o].reload && differ(old, new_conf, o))
			dx_buf_printf(&names, "%s%s", names.len ? ", " : "", dx_options[o].name);
	bool any = names.len > 0;
	if (any)
		*names_r = dx_strdup(a, dx_buf_cstr(&names));
	dx_buf_free(&names);
	return any;
}
