/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the files of conf share. */
#ifndef DX_CONF_CONF_INT_H
#define DX_CONF_CONF_INT_H

#include "dx/base/arena.h"
#include "dx/base/buf.h"
#include "dx/base/str.h"
#include "dx/conf/conf.h"

enum dx_option_type {
	DX_OPTION_STR,
	DX_OPTION_INT,
	DX_OPTION_BOOL,
	DX_OPTION_SIZE,
	DX_OPTION_TIME,
	DX_OPTION_ADDRESS,
	DX_OPTION_LEVEL,
	DX_OPTION_URL,
	DX_OPTION_CONNINFO,
};

struct dx_option {
	const char *name;
	enum dx_option_type type;
	const char *def;
	int64_t min;
	int64_t max;
	bool reload;
	const char *help;
};

/* The table of options.tbl, by enum dx_opt. */
extern const struct dx_option dx_options[DX_OPT_COUNT];

struct dx_conf_value {
	const char *text;  /* as written, without quotes */
	int64_t number;    /* of the types that are numbers or switches */
	const char *where; /* "default", "file:7", "environment …", "command line" */
};

struct dx_conf {
	struct dx_arena *arena;
	struct dx_conf_value v[DX_OPT_COUNT];
};

/* ---- value.c ---- */

/*
 * Check TEXT as a value of option O. False: PROBLEM is what is wrong with it ("… is not a whole number,
 * allowed: 0 to 256"); it never shows a value that may hold a secret.
 */
bool dx_conf_value_parse(const struct dx_option *o, const char *text, struct dx_arena *a, struct dx_conf_value *v_r,
			 struct dx_buf *problem) DX_MUST_CHECK;

/* ---- address.c ---- */

/* "host:port", "[v6]:port", ":port". False: what is wrong, in PROBLEM. */
bool dx_conf_check_address(struct dx_str s, struct dx_buf *problem) DX_MUST_CHECK;
bool dx_conf_check_url(struct dx_str s, struct dx_buf *problem) DX_MUST_CHECK;

/* ---- secret.c ---- */

/* Is S a connection string that libpq can take apart? */
bool dx_conninfo_check(const char *s, struct dx_buf *problem) DX_MUST_CHECK;
/* S with its passwords replaced by asterisks; one that cannot be taken apart is replaced as a whole. */
void dx_conninfo_mask(const char *s, struct dx_buf *out);

/* ---- file.c ---- */

/* How a source of settings is read: SET for each "name = value", WRONG for lines that are none. */
struct dx_conf_reader {
	void (*set)(struct dx_conf_reader *r, struct dx_str name, const char *value, int line);
	void (*wrong)(struct dx_conf_reader *r, int line, const char *problem);
};

/* Read all of FILE. False when it cannot be read (errno). */
bool dx_conf_read_file(const char *file, struct dx_conf_reader *r) DX_MUST_CHECK;

/* ---- suggest.c ---- */

/* The option whose name is near NAME, or NULL. ENV: compare with names of environment variables. */
const char *dx_conf_suggest(struct dx_str name, bool env);
/* "DOCEXTRACT_HTTP_MAX_BODY" of "http.max_body". */
void dx_conf_env_name(const struct dx_option *o, struct dx_buf *out);

#endif
