/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The writing half of dx/fmt/json.h. */
#include <string.h>

#include "dx/base/check.h"
#include "dx/base/utf8.h"
#include "dx/fmt/json.h"

/* As many as every decimal text keeps on its way through a double and back. */
#define REAL_DIGITS        15
#define FIXED_DECIMALS_MAX 18

struct dx_jw dx_jw(struct dx_buf *out)
{
	return (struct dx_jw){.out = out};
}

/* A comma where one belongs. Misuse (two values at the top) is our bug, never input. */
static void begin_value(struct dx_jw *w)
{
	if (w->after_key) {
		w->after_key = false;
		return;
	}
	dx_assert(w->depth > 0 || !w->need_comma[0]);
	if (w->need_comma[w->depth])
		dx_buf_addc(w->out, ',');
	w->need_comma[w->depth] = true;
}

static void open_level(struct dx_jw *w, char bracket)
{
	begin_value(w);
	dx_assert(w->depth + 1 < DX_JW_DEPTH);
	w->need_comma[++w->depth] = false;
	dx_buf_addc(w->out, bracket);
}

static void close_level(struct dx_jw *w, char bracket)
{
	dx_assert(w->depth > 0 && !w->after_key);
	w->depth--;
	dx_buf_addc(w->out, bracket);
}

void dx_jw_obj(struct dx_jw *w)
{
	open_level(w, '{');
}

void dx_jw_obj_end(struct dx_jw *w)
{
	close_level(w, '}');
}

void dx_jw_arr(struct dx_jw *w)
{
	open_level(w, '[');
}

void dx_jw_arr_end(struct dx_jw *w)
{
	close_level(w, ']');
}

static void add_escaped(struct dx_buf *out, unsigned char c)
{
	static const char letters[] = "btnvfr"; /* from U+0008; JSON has no \v */

	if (c == '"' || c == '\\')
		dx_buf_printf(out, "\\%c", c);
	else if (c >= '\b' && c <= '\r' && c != '\v')
		dx_buf_printf(out, "\\%c", letters[c - '\b']);
	else
		dx_buf_printf(out, "\\u%04x", c);
}

/* How many characters from the start need no second look. */
static size_t plain_ascii(struct dx_str s)
{
	size_t n = 0;

	while (n < s.n && s.p[n] >= ' ' && s.p[n] < 0x7f && s.p[n] != '"' && s.p[n] != '\\')
		n++;
	return n;
}

static void add_string(struct dx_buf *out, struct dx_str s)
{
	size_t done = 0;
	size_t pos = 0;
	uint32_t cp;

	dx_buf_addc(out, '"');
	/* Runs of ordinary characters are copied at once; `done` is where the current run begins. */
	pos = plain_ascii(s);
	for (size_t from = pos; dx_utf8_next(s, &pos, &cp); from = pos) {
		bool malformed = cp == 0xfffd && pos - from == 1;

		if (cp >= ' ' && cp != '"' && cp != '\\' && !malformed)
			continue;
		dx_buf_addstr(out, dx_str_sub(s, done, from - done));
		if (malformed)
			dx_buf_adds(out, "\xef\xbf\xbd");
		else
			add_escaped(out, (unsigned char)cp);
		done = pos;
	}
	dx_buf_addstr(out, dx_str_sub(s, done, SIZE_MAX));
	dx_buf_addc(out, '"');
}

void dx_jw_key(struct dx_jw *w, const char *key)
{
	dx_assert(w->depth > 0 && !w->after_key);
	begin_value(w);
	add_string(w->out, dx_str(key));
	dx_buf_addc(w->out, ':');
	w->after_key = true;
}

void dx_jw_str(struct dx_jw *w, struct dx_str s)
{
	begin_value(w);
	add_string(w->out, s);
}

void dx_jw_cstr(struct dx_jw *w, const char *s)
{
	if (s)
		dx_jw_str(w, dx_str(s));
	else
		dx_jw_null(w);
}

static void add_int(struct dx_buf *out, int64_t v)
{
	if (v < 0)
		dx_buf_addc(out, '-');
	dx_buf_add_uint(out, v < 0 ? 0 - (uint64_t)v : (uint64_t)v);
}

void dx_jw_int(struct dx_jw *w, int64_t v)
{
	begin_value(w);
	add_int(w->out, v);
}

void dx_jw_bool(struct dx_jw *w, bool v)
{
	begin_value(w);
	dx_buf_adds(w->out, v ? "true" : "false");
}

void dx_jw_null(struct dx_jw *w)
{
	begin_value(w);
	dx_buf_adds(w->out, "null");
}

void dx_jw_dec(struct dx_jw *w, struct dx_dec v)
{
	char text[DX_DEC_TEXT_MAX];

	dx_jw_cstr(w, dx_dec_text(v, text));
}

void dx_jw_raw(struct dx_jw *w, struct dx_str json)
{
	begin_value(w);
	dx_buf_addstr(w->out, json);
}

static int append(const char *p, size_t n, void *arg)
{
	dx_buf_add(arg, p, n);
	return 0;
}

void dx_jw_json(struct dx_jw *w, const json_t *v)
{
	int rc;

	begin_value(w);
	rc = json_dump_callback(v, append, w->out, JSON_COMPACT | JSON_ENCODE_ANY | JSON_REAL_PRECISION(REAL_DIGITS));
	/* Values that jansson took in it can write; a failure is memory or a null pointer of ours. */
	dx_assert(rc == 0);
}

void dx_jw_fixed(struct dx_jw *w, int64_t v, int decimals)
{
	uint64_t rest = v < 0 ? 0 - (uint64_t)v : (uint64_t)v;
	uint64_t unit = 1;

	dx_assert(decimals >= 0 && decimals <= FIXED_DECIMALS_MAX);
	while (decimals > 0 && rest % 10 == 0) {
		rest /= 10;
		decimals--;
	}
	for (int i = 0; i < decimals; i++)
		unit *= 10;
	begin_value(w);
	if (v < 0)
		dx_buf_addc(w->out, '-');
	dx_buf_add_uint(w->out, rest / unit);
	if (decimals > 0)
		dx_buf_addc(w->out, '.');
	/* zeros right behind the point, which the number below does not print */
	for (uint64_t tenth = unit / 10; decimals > 0 && rest % unit < tenth; tenth /= 10)
		dx_buf_addc(w->out, '0');
	if (decimals > 0)
		dx_buf_add_uint(w->out, rest % unit);
}

void dx_jw_kstr(struct dx_jw *w, const char *key, struct dx_str s)
{
	dx_jw_key(w, key);
	dx_jw_str(w, s);
}

void dx_jw_kcstr(struct dx_jw *w, const char *key, const char *s)
{
	dx_jw_key(w, key);
	dx_jw_cstr(w, s);
}

void dx_jw_kint(struct dx_jw *w, const char *key, int64_t v)
{
	dx_jw_key(w, key);
	dx_jw_int(w, v);
}

void dx_jw_kbool(struct dx_jw *w, const char *key, bool v)
{
	dx_jw_key(w, key);
	dx_jw_bool(w, v);
}
