/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The types of options: what a text must look like and which number it means. */
#include <string.h>

#include "conf_int.h"
#include "dx/base/log.h"

struct unit {
	const char *name;
	int64_t factor;
};

/* Largest first, so that a limit is printed in the largest unit that fits it. */
static const struct unit size_units[] = {{"GiB", 1 << 30}, {"MiB", 1 << 20}, {"KiB", 1 << 10}, {"B", 1}, {NULL, 0}};
static const struct unit time_units[] = {{"d", 86400000}, {"h", 3600000}, {"min", 60000},
					 {"s", 1000},     {"ms", 1},      {NULL, 0}};

/* Where max is 0: far more than anybody needs, and safe to count in microseconds. */
#define TIME_CEILING_MS (INT64_C(36500) * 86400000)
#define OTHER_CEILING   (INT64_C(1) << 53)

static int64_t ceiling(const struct dx_option *o)
{
	if (o->max)
		return o->max;
	return o->type == DX_OPTION_TIME ? TIME_CEILING_MS : OTHER_CEILING;
}

static void print_number(int64_t n, const struct unit *units, struct dx_buf *out)
{
	const struct unit *u = units;

	while (u && u->factor > 1 && (n == 0 || n % u->factor != 0))
		u++;
	dx_buf_printf(out, "%lld%s", (long long)(u ? n / u->factor : n), u ? u->name : "");
}

static bool refuse_number(const struct dx_option *o, const char *text, const char *what, const struct unit *units,
			  const char *form, struct dx_buf *problem)
{
	dx_buf_printf(problem, "\"%s\" %s, allowed: ", text, what);
	print_number(o->min, units, problem);
	if (o->max) {
		dx_buf_adds(problem, " to ");
		print_number(o->max, units, problem);
	} else {
		dx_buf_adds(problem, " or more");
	}
	dx_buf_adds(problem, form);
	return false;
}

/* "50MiB", "50 MiB"; a bare 0 needs no unit. */
static bool read_number(const char *text, const struct unit *units, int64_t *n_r)
{
	struct dx_str s = dx_str_trim(dx_str(text));
	size_t digits = 0;
	int64_t n;

	while (digits < s.n && ((s.p[digits] >= '0' && s.p[digits] <= '9') || (digits == 0 && s.p[0] == '-')))
		digits++;
	if (!dx_str_i64(dx_str_sub(s, 0, digits), &n))
		return false;
	struct dx_str name = dx_str_trim(dx_str_sub(s, digits, SIZE_MAX));
	if (!units || (n == 0 && name.n == 0)) {
		*n_r = n;
		return name.n == 0;
	}
	for (const struct unit *u = units; u->name; u++)
		if (dx_str_eq_c(name, u->name))
			return !__builtin_mul_overflow(n, u->factor, n_r);
	return false;
}

static bool parse_number(const struct dx_option *o, const char *text, int64_t *n_r, struct dx_buf *problem)
{
	const struct unit *units = o->type == DX_OPTION_SIZE   ? size_units
				   : o->type == DX_OPTION_TIME ? time_units
							       : NULL;
	const char *form = units == size_units   ? " (a whole number and B, KiB, MiB or GiB)"
			   : units == time_units ? " (a whole number and ms, s, min, h or d)"
						 : "";
	const char *what = units == size_units   ? "is not a size"
			   : units == time_units ? "is not a time"
						 : "is not a whole number";
	int64_t n;

	if (!read_number(text, units, &n))
		return refuse_number(o, text, what, units, form, problem);
	if (n < o->min || n > ceiling(o))
		return refuse_number(o, text, "is out of range", units, form, problem);
	*n_r = n;
	return true;
}

static bool parse_bool(const char *text, int64_t *n_r, struct dx_buf *problem)
{
	static const char *const words[][2] = {{"no", "yes"}, {"off", "on"}, {"false", "true"}, {"0", "1"}};

	for (size_t i = 0; i < DX_LEN(words); i++)
		for (int64_t value = 0; value < 2; value++)
			if (dx_str_ieq_c(dx_str(text), words[i][value])) {
				*n_r = value;
				return true;
			}
	dx_buf_printf(problem, "\"%s\" is not a switch, allowed: yes, no, on, off, true, false, 1, 0", text);
	return false;
}

static bool check_level(const char *text, struct dx_buf *problem)
{
	enum dx_log_level level;

	if (dx_log_parse_level(text, &level))
		return true;
	dx_buf_printf(problem, "\"%s\" is not a log level, allowed: debug, info, warn, error", text);
	return false;
}

static bool check_with_example(bool ok, const char *allowed, struct dx_buf *problem)
{
	if (!ok)
		dx_buf_printf(problem, ", allowed: %s", allowed);
	return ok;
}

static bool check_length(const struct dx_option *o, const char *text, struct dx_buf *problem)
{
	if ((int64_t)strlen(text) >= o->min)
		return true;
	dx_buf_adds(problem, "it must not be empty");
	return false;
}

/* What each type asks of the text; numbers are set here, too. */
static bool check_text(const struct dx_option *o, const char *text, int64_t *n_r, struct dx_buf *problem)
{
	struct dx_str s = dx_str(text);

	switch (o->type) {
	case DX_OPTION_INT:
	case DX_OPTION_SIZE:
	case DX_OPTION_TIME:
		return parse_number(o, text, n_r, problem);
	case DX_OPTION_BOOL:
		return parse_bool(text, n_r, problem);
	case DX_OPTION_LEVEL:
		return check_level(text, problem);
	case DX_OPTION_STR:
		return check_length(o, text, problem);
	case DX_OPTION_ADDRESS:
		return check_length(o, text, problem) &&
		       (!s.n || check_with_example(dx_conf_check_address(s, problem),
						   "127.0.0.1:8080, [::1]:8080, :8080", problem));
	case DX_OPTION_URL:
		return check_length(o, text, problem) &&
		       (!s.n ||
			check_with_example(dx_conf_check_url(s, problem), "https://host[:port][/path]", problem));
	case DX_OPTION_CONNINFO:
		return dx_conninfo_check(text, problem);
	}
	return false;
}

/* Paths are appended to a URL, so one without a slash at the end is kept. */
static const char *stored_text(const struct dx_option *o, const char *text, struct dx_arena *a)
{
	size_t n = strlen(text);

	if (o->type == DX_OPTION_URL)
		while (n && text[n - 1] == '/')
			n--;
	return dx_strndup(a, text, n);
}

static bool check_characters(const char *text, struct dx_buf *problem)
{
	for (const char *p = text; *p; p++)
		if ((*p > 0 && *p < ' ' && *p != '\t') || *p == 0x7f) {
			dx_buf_adds(problem, "it holds a line break or another control character");
			return false;
		}
	return true;
}

bool dx_conf_value_parse(const struct dx_option *o, const char *text, struct dx_arena *a, struct dx_conf_value *v_r,
			 struct dx_buf *problem)
{
	int64_t number = 0;

	if (!check_characters(text, problem) || !check_text(o, text, &number, problem))
		return false;
	v_r->text = stored_text(o, text, a);
	v_r->number = number;
	return true;
}
