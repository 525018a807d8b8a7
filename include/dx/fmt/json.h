/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * JSON (RFC 8259). Writing goes straight into a buffer; reading is jansson with
 * limits. Output is compact, members in the order written, UTF-8 unescaped.
 */
#ifndef DX_FMT_JSON_H
#define DX_FMT_JSON_H

#include <jansson.h>

#include "dx/base/arena.h"
#include "dx/base/buf.h"
#include "dx/base/dec.h"
#include "dx/base/err.h"

#define DX_JW_DEPTH 32

/* Streaming writer: knows where commas belong. Zero it except `out`. */
struct dx_jw {
	struct dx_buf *out;
	int depth;
	bool need_comma[DX_JW_DEPTH];
	bool after_key;
};

struct dx_jw dx_jw(struct dx_buf *out);
void dx_jw_obj(struct dx_jw *w);
void dx_jw_obj_end(struct dx_jw *w);
void dx_jw_arr(struct dx_jw *w);
void dx_jw_arr_end(struct dx_jw *w);
void dx_jw_key(struct dx_jw *w, const char *key);
void dx_jw_str(struct dx_jw *w, struct dx_str s); /* malformed UTF-8 becomes U+FFFD */
void dx_jw_cstr(struct dx_jw *w, const char *s);  /* NULL writes null */
void dx_jw_int(struct dx_jw *w, int64_t v);
void dx_jw_bool(struct dx_jw *w, bool v);
void dx_jw_null(struct dx_jw *w);
void dx_jw_dec(struct dx_jw *w, struct dx_dec v);    /* a decimal STRING: "1234.50" */
void dx_jw_raw(struct dx_jw *w, struct dx_str json); /* JSON text as it is */
void dx_jw_json(struct dx_jw *w, const json_t *v);   /* a jansson value, compact, object members in insertion order */
/* v / 10^decimals as a JSON number without trailing zeros: dx_jw_fixed(w, 1234, 4) writes 0.1234 */
void dx_jw_fixed(struct dx_jw *w, int64_t v, int decimals);

/* Key and value in one call. */
void dx_jw_kstr(struct dx_jw *w, const char *key, struct dx_str s);
void dx_jw_kcstr(struct dx_jw *w, const char *key, const char *s);
void dx_jw_kint(struct dx_jw *w, const char *key, int64_t v);
void dx_jw_kbool(struct dx_jw *w, const char *key, bool v);

/*
 * Parse TEXT (one value, nothing behind it, duplicate members refused, depth ≤ 32 beyond the
 * library's own check). The value lives as long as A. Numbers with a fraction are kept as
 * jansson reals: amounts must come as strings. Errors: DX_E_bad_request with line and column.
 */
bool dx_json_parse(struct dx_arena *a, struct dx_str text, json_t **v_r, struct dx_err *err) DX_MUST_CHECK;

/*
 * Is TEXT one value that begins with OPENING ('{' or '[')? Faster than parsing it, and stricter: nesting of at most 32,
 * numbers without exponents and with at most 18 digits before the point, no U+0000. Whatever passes here
 * dx_json_parse() takes, but for members that stand in an object twice. Errors: DX_E_bad_request with the byte.
 */
bool dx_json_check(struct dx_str text, char opening, struct dx_err *err) DX_MUST_CHECK;

/*
 * The line, from 1, on which the member or item at POINTER (RFC 6901) begins in TEXT, which must have parsed; of what
 * is not there, the line of the innermost value on the way to it that is.
 */
int dx_json_line(struct dx_str text, const char *pointer);

/*
 * The next member of an object in its own words: *REST is the object's text, which must have parsed, and what is left
 * of it afterwards. KEY_R with its quotes, escapes as they are; both borrowed. False: there is none any more.
 */
bool dx_json_member(struct dx_str *rest, struct dx_str *key_r, struct dx_str *value_r);

/* Borrowed text of a string member, or NULL when absent or no string. */
const char *dx_json_str(const json_t *obj, const char *key);
/* Integer member, or DEF. */
int64_t dx_json_int(const json_t *obj, const char *key, int64_t def);
bool dx_json_bool(const json_t *obj, const char *key, bool def);

#endif
