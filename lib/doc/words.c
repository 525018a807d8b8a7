/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/doc/words.h"

#include <string.h>

#include "dx/base/check.h"
#include "dx/base/utf8.h"
#include "dx/fmt/b64.h"
#include "dx/fmt/json.h"

#define WORD_FLAGS (DX_WORD_BOLD | DX_WORD_SYMBOL | DX_WORD_SPACE | DX_WORD_END_SPACE)
/* A full page of the smallest print holds some 10,000 words; more than this is an attack or a bug. */
#define WORDS_MAX      200000
#define WORD_BYTES_MAX 4096

static const char *const source_names[] = {
	[DX_SOURCE_NONE] = "none",
	[DX_SOURCE_TEXT_LAYER] = "text_layer",
	[DX_SOURCE_OCR] = "ocr",
};

static const char *const text_state_names[] = {
	[DX_TEXT_NONE] = "none",     [DX_TEXT_SPARSE] = "sparse", [DX_TEXT_GARBLED] = "garbled",
	[DX_TEXT_HIDDEN] = "hidden", [DX_TEXT_USABLE] = "usable",
};

const char *dx_source_name(enum dx_source s)
{
	return source_names[s];
}

const char *dx_text_state_name(enum dx_text_state s)
{
	return text_state_names[s];
}

/* ---- writing ---- */

static void write_box(struct dx_jw *w, int32_t x0, int32_t y0, int32_t x1, int32_t y1)
{
	dx_jw_int(w, x0);
	dx_jw_int(w, y0);
	dx_jw_int(w, x1);
	dx_jw_int(w, y1);
}

static void write_word(struct dx_jw *w, const struct dx_word *word)
{
	dx_jw_arr(w);
	dx_jw_cstr(w, word->text);
	write_box(w, word->x0, word->y0, word->x1, word->y1);
	dx_jw_int(w, word->conf);
	dx_jw_int(w, word->line);
	dx_jw_int(w, word->flags);
	dx_jw_arr_end(w);
}

/* Bytes of any kind as a JSON string. */
static void write_bytes(struct dx_jw *w, struct dx_str bytes)
{
	struct dx_buf text = DX_BUF_INIT;

	dx_b64_encode(DX_B64_STD, bytes.p, bytes.n, &text);
	dx_jw_str(w, dx_strn(dx_buf_cstr(&text), text.len));
	dx_buf_free(&text);
}

static void write_codes(struct dx_jw *w, const struct dx_page *page)
{
	dx_jw_key(w, "codes");
	dx_jw_arr(w);
	for (size_t i = 0; i < page->n_codes; i++) {
		const struct dx_qr *c = &page->codes[i];

		dx_jw_arr(w);
		write_bytes(w, c->payload);
		write_box(w, c->x0, c->y0, c->x1, c->y1);
		dx_jw_arr_end(w);
	}
	dx_jw_arr_end(w);
}

static void write_attached(struct dx_jw *w, const struct dx_page *page)
{
	dx_jw_key(w, "attached");
	dx_jw_arr(w);
	for (size_t i = 0; i < page->n_attached; i++) {
		dx_jw_arr(w);
		write_bytes(w, page->attached[i].name);
		write_bytes(w, page->attached[i].bytes);
		dx_jw_arr_end(w);
	}
	dx_jw_arr_end(w);
}

void dx_words_write(struct dx_buf *out, const struct dx_page *page)
{
	struct dx_jw w = dx_jw(out);

	dx_jw_obj(&w);
	dx_jw_kint(&w, "v", 1);
	dx_jw_kint(&w, "page", page->number);
	dx_jw_kint(&w, "width", page->width);
	dx_jw_kint(&w, "height", page->height);
	dx_jw_kcstr(&w, "source", dx_source_name(page->source));
	dx_jw_kcstr(&w, "text_state", dx_text_state_name(page->text_state));
	dx_jw_kint(&w, "rotation", page->rotation);
	dx_jw_kint(&w, "skew_millideg", page->skew_millideg);
	dx_jw_kint(&w, "dpi", page->dpi);
	dx_jw_key(&w, "words");
	dx_jw_arr(&w);
	for (size_t i = 0; i < page->n_words; i++)
		write_word(&w, &page->words[i]);
	dx_jw_arr_end(&w);
	dx_jw_key(&w, "rules");
	dx_jw_arr(&w);
	for (size_t i = 0; i < page->n_rules; i++) {
		dx_jw_arr(&w);
		write_box(&w, page->rules[i].x0, page->rules[i].y0, page->rules[i].x1, page->rules[i].y1);
		dx_jw_arr_end(&w);
	}
	dx_jw_arr_end(&w);
	if (page->n_codes)
		write_codes(&w, page);
	if (page->n_attached)
		write_attached(&w, page);
	dx_jw_obj_end(&w);
}

/* ---- reading ---- */

/*
 * Only dx_words_write() makes this form, so it is read as exactly what that writes: members in that order, no
 * white space. A general JSON reader takes five times as long, which is felt with a thousand pages.
 */
struct scan {
	struct dx_arena *a;
	const char *p, *end;
};

static bool take(struct scan *s, const char *text)
{
	size_t n = strlen(text);

	if ((size_t)(s->end - s->p) < n || memcmp(s->p, text, n) != 0)
		return false;
	s->p += n;
	return true;
}

/* An integer within [LO, HI] in its shortest form. */
static bool take_int(struct scan *s, int64_t lo, int64_t hi, int64_t *v_r)
{
	bool negative = take(s, "-");
	const char *from = s->p;
	int64_t v = 0;

	while (s->p < s->end && *s->p >= '0' && *s->p <= '9' && s->p - from < 12)
		v = v * 10 + (*s->p++ - '0');
	if (s->p == from || (*from == '0' && (s->p - from > 1 || negative)))
		return false;
	v = negative ? -v : v;
	if (v < lo || v > hi)
		return false;
	*v_r = v;
	return true;
}

static bool take_member(struct scan *s, const char *name, int64_t lo, int64_t hi, int64_t *v_r)
{
	return take(s, name) && take_int(s, lo, hi, v_r);
}

static bool take_name(struct scan *s, const char *const *names, size_t n, unsigned int *i_r)
{
	for (size_t i = 0; i < n; i++) {
		size_t len = strlen(names[i]);

		if ((size_t)(s->end - s->p) > len && memcmp(s->p, names[i], len) == 0 && s->p[len] == '"') {
			s->p += len + 1;
			*i_r = (unsigned int)i;
			return true;
		}
	}
	return false;
}

bool dx_word_breaks(uint32_t cp)
{
	return cp <= 0x20 || (cp >= 0x7f && cp <= 0xa0) || cp == 0x1680 || (cp >= 0x2000 && cp <= 0x200a) ||
	       cp == 0x2028 || cp == 0x2029 || cp == 0x202f || cp == 0x205f || cp == 0x3000;
}

static bool text_ok(struct dx_str s)
{
	size_t pos = 0;
	uint32_t cp;

	if (s.n == 0 || s.n > WORD_BYTES_MAX || !dx_utf8_valid(s))
		return false;
	while (dx_utf8_next(s, &pos, &cp))
		if (dx_word_breaks(cp))
			return false;
	return true;
}

/* A word has no white space and no control characters, so the only escapes are those of '"' and '\\'. */
static bool take_text(struct scan *s, const char **text_r)
{
	const char *from = s->p;
	char *text;
	size_t n = 0;

	while (s->p < s->end && *s->p != '"')
		s->p += *s->p == '\\' && s->end - s->p > 1 ? 2 : 1;
	if (s->p >= s->end || s->p - from > 2 * WORD_BYTES_MAX)
		return false;
	text = dx_strndup(s->a, from, (size_t)(s->p - from));
	for (const char *c = from; c < s->p; c++) {
		if (*c == '\\' && *++c != '"' && *c != '\\')
			return false;
		text[n++] = *c;
	}
	text[n] = '\0';
	s->p++;
	*text_r = text;
	return memchr(text, '\0', n) == NULL && text_ok(dx_strn(text, n));
}

static bool take_box(struct scan *s, int32_t box_r[4])
{
	int64_t v[4];

	for (size_t i = 0; i < 4; i++)
		if (!take_member(s, i ? "," : "", INT32_MIN, INT32_MAX, &v[i]))
			return false;
	if (v[0] > v[2] || v[1] > v[3])
		return false;
	for (size_t i = 0; i < 4; i++)
		box_r[i] = (int32_t)v[i];
	return true;
}

static bool take_word(struct scan *s, uint32_t min_line, struct dx_word *word_r)
{
	struct dx_word word = {0};
	int32_t box[4];
	int64_t conf;
	int64_t line;
	int64_t flags;

	if (!take(s, "[\"") || !take_text(s, &word.text) || !take(s, ",") || !take_box(s, box) ||
	    !take_member(s, ",", 0, 100, &conf) || !take_member(s, ",", min_line, UINT32_MAX, &line) ||
	    !take_member(s, ",", 0, WORD_FLAGS, &flags) || !take(s, "]"))
		return false;
	word.x0 = box[0];
	word.y0 = box[1];
	word.x1 = box[2];
	word.y1 = box[3];
	word.conf = (uint8_t)conf;
	word.line = (uint32_t)line;
	word.flags = (uint16_t)flags;
	*word_r = word;
	return true;
}

/* How many elements, at most, the array of arrays from here on has: one more than "],[" stands there. */
static size_t count_rows(const struct scan *s)
{
	size_t n = 1;

	for (const char *p = s->p; p + 3 <= s->end; p++)
		n += memcmp(p, "],[", 3) == 0;
	return n;
}

static bool take_words(struct scan *s, struct dx_page *page)
{
	size_t room = count_rows(s);
	uint32_t line = 0;

	if (room > 2 * WORDS_MAX)
		return false;
	page->words = dx_alloc_array(s->a, room, sizeof(*page->words));
	if (take(s, "]"))
		return true;
	do {
		if (page->n_words == room || page->n_words == WORDS_MAX ||
		    !take_word(s, line, &page->words[page->n_words]))
			return false;
		line = page->words[page->n_words++].line;
	} while (take(s, ","));
	return take(s, "]");
}

static bool take_rules(struct scan *s, struct dx_page *page)
{
	size_t room = count_rows(s);
	int32_t box[4];

	if (room > WORDS_MAX)
		return false;
	page->rules = dx_alloc_array(s->a, room, sizeof(*page->rules));
	if (take(s, "]"))
		return true;
	do {
		if (page->n_rules == room || !take(s, "[") || !take_box(s, box) || !take(s, "]"))
			return false;
		page->rules[page->n_rules++] = (struct dx_rule){box[0], box[1], box[2], box[3]};
	} while (take(s, ","));
	return take(s, "]");
}

/* A string of base64, at most MAX bytes when decoded. */
static bool take_bytes(struct scan *s, size_t max, struct dx_str *bytes_r)
{
	const char *from = s->p + 1;
	struct dx_buf out = DX_BUF_INIT;
	const char *end;
	bool ok;

	if (!take(s, "\""))
		return false;
	end = memchr(s->p, '"', (size_t)(s->end - s->p));
	if (!end || (size_t)(end - from) > (max + 2) / 3 * 4 ||
	    !dx_b64_decode(DX_B64_STD, dx_strn(from, (size_t)(end - from)), &out))
		return false;
	*bytes_r = dx_strn(dx_strndup(s->a, dx_buf_cstr(&out), 0), 0);
	*bytes_r = dx_strn(dx_memdup(s->a, dx_buf_cstr(&out), out.len), out.len);
	ok = out.len <= max;
	dx_buf_free(&out);
	s->p = end + 1;
	return ok;
}

static bool take_codes(struct scan *s, struct dx_page *page)
{
	int32_t box[4];

	if (!take(s, ",\"codes\":["))
		return true;
	page->codes = dx_alloc_array(s->a, DX_CODES_MAX, sizeof(*page->codes));
	do {
		struct dx_qr *c = &page->codes[page->n_codes];

		if (page->n_codes++ == DX_CODES_MAX || !take(s, "[") ||
		    !take_bytes(s, DX_CODE_BYTES_MAX, &c->payload) || !take(s, ",") || !take_box(s, box) ||
		    !take(s, "]"))
			return false;
		c->x0 = box[0];
		c->y0 = box[1];
		c->x1 = box[2];
		c->y1 = box[3];
	} while (take(s, ","));
	return take(s, "]");
}

static bool take_attached(struct scan *s, struct dx_page *page)
{
	if (!take(s, ",\"attached\":["))
		return true;
	page->attached = dx_alloc_array(s->a, DX_ATTACHED_MAX, sizeof(*page->attached));
	do {
		struct dx_attached *f = &page->attached[page->n_attached];

		if (page->n_attached++ == DX_ATTACHED_MAX || !take(s, "[") ||
		    !take_bytes(s, WORD_BYTES_MAX, &f->name) || !take(s, ",") ||
		    !take_bytes(s, DX_ATTACHED_BYTES_MAX, &f->bytes) || !take(s, "]"))
			return false;
	} while (take(s, ","));
	return take(s, "]");
}

static bool take_head(struct scan *s, struct dx_page *page)
{
	int64_t v[6];
	unsigned int source;
	unsigned int state;

	if (!take(s, "{\"v\":1") || !take_member(s, ",\"page\":", 1, INT32_MAX, &v[0]) ||
	    !take_member(s, ",\"width\":", 1, INT32_MAX, &v[1]) ||
	    !take_member(s, ",\"height\":", 1, INT32_MAX, &v[2]) || !take(s, ",\"source\":\"") ||
	    !take_name(s, source_names, DX_LEN(source_names), &source) || !take(s, ",\"text_state\":\"") ||
	    !take_name(s, text_state_names, DX_LEN(text_state_names), &state) ||
	    !take_member(s, ",\"rotation\":", 0, 270, &v[3]) || v[3] % 90 != 0 ||
	    !take_member(s, ",\"skew_millideg\":", -180000, 180000, &v[4]) ||
	    !take_member(s, ",\"dpi\":", 0, 100000, &v[5]))
		return false;
	page->number = (int)v[0];
	page->width = (int32_t)v[1];
	page->height = (int32_t)v[2];
	page->rotation = (int)v[3];
	page->skew_millideg = (int)v[4];
	page->dpi = (int)v[5];
	page->source = (enum dx_source)source;
	page->text_state = (enum dx_text_state)state;
	return true;
}

bool dx_words_read(struct dx_arena *a, struct dx_str json, struct dx_page *page_r, struct dx_err *err)
{
	struct scan s = {.a = a, .p = json.p, .end = json.p + json.n};
	struct dx_page page = {0};

	if (!take_head(&s, &page))
		return dx_fail(err, DX_E_internal_error, "stored words have a malformed head");
	if (!take(&s, ",\"words\":[") || !take_words(&s, &page))
		return dx_fail(err, DX_E_internal_error, "stored words of page %d hold a malformed word", page.number);
	if (!take(&s, ",\"rules\":[") || !take_rules(&s, &page))
		return dx_fail(err, DX_E_internal_error, "stored words of page %d hold a malformed rule", page.number);
	if (!take_codes(&s, &page) || !take_attached(&s, &page) || !take(&s, "}") || s.p != s.end)
		return dx_fail(err, DX_E_internal_error, "stored words of page %d end badly", page.number);
	*page_r = page;
	return true;
}
