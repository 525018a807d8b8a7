/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Configuration: one table (lib/conf/options.tbl) says name, type, default,
 * limits, whether a reload may change it, and the help text; the sample file and
 * the manual page are printed from it. File format: `name = value` lines, `#`
 * comments (at the beginning of a line or after a blank); a value may stand in
 * double quotes (\" and \\ inside). Environment DOCEXTRACT_<NAME IN UPPER CASE,
 * DOTS AS _> (an empty one counts as unset) and command-line `-o name=value`
 * override the file, in this order.
 */
#ifndef DX_CONF_CONF_H
#define DX_CONF_CONF_H

#include <stdio.h>

#include "dx/base/arena.h"
#include "dx/base/err.h"

enum dx_opt {
#define DX_OPTION(id, name, type, def, min, max, reload, help) DX_OPT_##id,
#include "options.tbl"
#undef DX_OPTION
	DX_OPT_COUNT
};

struct dx_conf;

/*
 * Read FILE (NULL: defaults only), the environment and OVERRIDES ("name=value", NULL-terminated, may be
 * NULL). Every mistake is reported through ON_ERROR (may be NULL) as "file:line: …, allowed: …" (all of them,
 * not the first only; never with a secret in it); false when there was one, *C_R is untouched then.
 */
bool dx_conf_load(const char *file, const char *const *overrides, struct dx_conf **c_r,
		  void (*on_error)(const char *message, void *arg), void *arg) DX_MUST_CHECK;
void dx_conf_free(struct dx_conf **c);

/* Asking for a number or switch that the option is not is a bug (asserted). Strings live as long as C. */
const char *dx_conf_str(const struct dx_conf *c, enum dx_opt o); /* "" when empty */
int64_t dx_conf_int(const struct dx_conf *c, enum dx_opt o);     /* counts; sizes in bytes; durations in ms */
bool dx_conf_bool(const struct dx_conf *c, enum dx_opt o);

/*
 * Names ("api, listen") of options that differ and cannot be changed by a reload; false when there are none,
 * *NAMES_R is untouched then. Spelling does not count: 1min is 60s.
 */
bool dx_conf_needs_restart(const struct dx_conf *old, const struct dx_conf *new_conf, struct dx_arena *a,
			   const char **names_r);

/* "name = value   # where from, reloadable or not", one a line; secrets masked. */
void dx_conf_print(const struct dx_conf *c, FILE *out);
/* The commented sample file. */
void dx_conf_print_sample(FILE *out);

#endif
