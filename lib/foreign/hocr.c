/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * hOCR 1.2 (kba.github.io/hocr-spec): HTML whose elements carry, in `class`, what they are (ocr_page, ocr_line,
 * ocrx_word) and, in `title`, where they are ("bbox 10 20 90 40; x_wconf 96"). Only that is looked at, tag by tag,
 * because what calls itself hOCR is HTML of every quality. One page; what follows a second ocr_page is left out.
 */
#include <string.h>

#include "dx/base/buf.h"
#include "foreign_int.h"

#define BYTES_MAX 67108864u
/* A word without a confidence: neither sure nor poor. */
#define CONF_UNKNOWN 70
#define COORD_MAX    1000000

struct markup {
	struct dx_str name;
	struct dx_str attrs; /* behind the name */
	bool is_end, is_empty;
};

struct hocr {
	const char *p, *end;
	struct dx_page *page;
	struct gathered words;
	bool has_page, is_over;
	uint32_t line;
	size_t turned[4]; /* lines by a quarter of their angle */
	/* the word that is open */
	int depth; /* elements open in it, itself among them; 0: none is */
	struct found_word word;
	struct dx_buf text;
};

/* ---- tags ---- */

static bool is_space(char c)
{
	return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
}

static bool is_name(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
	       c == ':';
}

/* Behind the '>' that ends the tag at P, '>' in quotes passed over; NULL when there is none. */
static const char *tag_end(const char *p, const char *end)
{
	char quote = '\0';

	for (; p < end; p++) {
		if (quote != '\0')
			quote = *p == quote ? '\0' : quote;
		else if (*p == '"' || *p == '\'')
			quote = *p;
		else if (*p == '>')
			return p + 1;
	}
	return NULL;
}

/* P stands at '<'. False: it opens or closes no element (a comment, a declaration, a stray sign). */
static bool take_tag(struct hocr *h, struct markup *m_r)
{
	static const char comment[] = "<!--";
	struct dx_str rest = dx_strn(h->p, (size_t)(h->end - h->p));
	struct markup m = {0};
	const char *p;
	const char *end;

	if (dx_str_starts(rest, comment)) {
		size_t at = dx_str_find(rest, DX_STR("-->"));

		h->p = at == SIZE_MAX ? h->end : h->p + at + 3;
		return false;
	}
	end = tag_end(h->p + 1, h->end);
	p = h->p + 1;
	h->p = end ? end : h->end;
	if (!end)
		return false;
	m.is_end = p < end && *p == '/';
	p += m.is_end;
	m.name.p = p;
	while (p < end && is_name(*p))
		p++;
	m.name.n = (size_t)(p - m.name.p);
	m.attrs = dx_strn(p, (size_t)(end - p));
	m.is_empty = m.attrs.n >= 2 && m.attrs.p[m.attrs.n - 2] == '/';
	*m_r = m;
	return m.name.n > 0;
}

/* Elements that never have an end tag. */
static bool is_void(const struct markup *m)
{
	static const char *const names[] = {"br", "hr", "img", "input", "link", "meta", "wbr"};

	for (size_t i = 0; i < DX_LEN(names); i++)
		if (dx_str_ieq_c(m->name, names[i]))
			return true;
	return m->is_empty;
}

/* The value of attribute NAME, quoted or not; empty when there is none. */
static struct dx_str attribute(const struct markup *m, const char *name)
{
	const char *p = m->attrs.p;
	const char *end = p + m->attrs.n;

	while (p < end) {
		while (p < end && !is_name(*p))
			p++;
		struct dx_str key = {p, 0};
		struct dx_str value;

		while (p < end && is_name(*p))
			p++;
		key.n = (size_t)(p - key.p);
		while (p < end && is_space(*p))
			p++;
		if (p < end && *p == '=') {
			for (p++; p < end && is_space(*p);)
				p++;
			char quote = p < end && (*p == '"' || *p == '\'') ? *p++ : '\0';

			value = dx_strn(p, 0);
			while (p < end && (quote != '\0' ? *p != quote : !is_space(*p) && *p != '>'))
				p++;
			value.n = (size_t)(p - value.p);
			if (dx_str_ieq_c(key, name))
				return value;
		}
	}
	return dx_strn("", 0);
}

static bool has_class(struct dx_str classes, const char *name)
{
	struct dx_str part;

	while (dx_str_split(&classes, ' ', &part))
		if (dx_str_eq_c(dx_str_trim(part), name))
			return true;
	return false;
}

/* ---- properties in a title ---- */

/* N numbers of property NAME, their fractions cut off. */
static bool property(struct dx_str title, const char *name, size_t n, int64_t *v)
{
	struct dx_str part;

	while (dx_str_split(&title, ';', &part)) {
		struct dx_str rest = dx_str_trim(part);
		struct dx_str word;
		size_t i = 0;

		if (!dx_str_split(&rest, ' ', &word) || !dx_str_eq_c(word, name))
			continue;
		while (i < n && dx_str_split(&rest, ' ', &word)) {
			struct dx_str number = dx_str_sub(word, 0, dx_str_find_c(word, '.'));

			if (word.n == 0)
				continue;
			if (!dx_str_i64(number, &v[i]) || v[i] < -COORD_MAX || v[i] > COORD_MAX)
				return false;
			i++;
		}
		return i == n;
	}
	return false;
}

static bool bbox(struct dx_str title, int64_t box[4])
{
	return property(title, "bbox", 4, box) && box[0] <= box[2] && box[1] <= box[3];
}

/* ---- elements ---- */

static bool malformed(struct dx_err *err, const char *what)
{
	return dx_fail(err, DX_E_upstream_unavailable, "the OCR service's hOCR is malformed: %s", what);
}

static bool begin_page(struct hocr *h, struct dx_str title, struct dx_err *err)
{
	int64_t box[4];

	if (h->has_page) {
		h->is_over = true;
		return true;
	}
	if (!bbox(title, box) || box[0] != 0 || box[1] != 0 || box[2] < 1 || box[3] < 1 ||
	    box[2] > DX_FOREIGN_SIDE_MAX || box[3] > DX_FOREIGN_SIDE_MAX)
		return malformed(err, "the page's bbox");
	h->has_page = true;
	h->page->width = h->words.width = (int32_t)box[2];
	h->page->height = h->words.height = (int32_t)box[3];
	return true;
}

/* textangle: degrees counter-clockwise by which the letters lie; they are set upright by as much clockwise. */
static void begin_line(struct hocr *h, struct dx_str title)
{
	int64_t angle = 0;

	h->line++;
	if (!property(title, "textangle", 1, &angle))
		angle = 0;
	angle = (angle % 360 + 360 + 45) % 360;
	h->turned[angle / 90]++;
}

static bool begin_word(struct hocr *h, struct dx_str title, struct dx_err *err)
{
	int64_t conf = CONF_UNKNOWN;

	h->word = (struct found_word){.line = h->line};
	if (!h->has_page)
		return malformed(err, "a word outside of a page");
	if (!bbox(title, h->word.box))
		return malformed(err, "a word's bbox");
	if (!property(title, "x_wconf", 1, &conf))
		conf = CONF_UNKNOWN;
	h->word.conf = conf < 0 ? 0 : conf > 100 ? 100 : (int)conf;
	h->depth = 1;
	dx_buf_reset(&h->text);
	return true;
}

static bool open_element(struct hocr *h, const struct markup *m, struct dx_err *err)
{
	static const char *const lines[] = {"ocr_line", "ocr_header", "ocr_caption", "ocr_textfloat", "ocrx_line"};
	struct dx_str classes = attribute(m, "class");
	struct dx_str title = attribute(m, "title");

	if (h->depth > 0) {
		h->depth += !is_void(m);
		return true;
	}
	if (has_class(classes, "ocr_page"))
		return begin_page(h, title, err);
	if (has_class(classes, "ocrx_word"))
		return is_void(m) || begin_word(h, title, err);
	for (size_t i = 0; i < DX_LEN(lines); i++) {
		if (has_class(classes, lines[i])) {
			begin_line(h, title);
			break;
		}
	}
	return true;
}

static bool close_element(struct hocr *h, struct dx_err *err)
{
	if (h->depth == 0 || --h->depth > 0)
		return true;
	h->word.text = dx_strn(h->text.data, h->text.len);
	return h->text.len == 0 || dx_foreign_add(&h->words, &h->word) ||
	       malformed(err, "a word that is no UTF-8, too long, or one too many");
}

/* ---- text ---- */

static void add_code_point(struct dx_buf *out, uint32_t cp)
{
	const uint32_t tail[] = {0x80 | (cp & 0x3f), 0x80 | (cp >> 6 & 0x3f), 0x80 | (cp >> 12 & 0x3f)};

	if (cp < 0x80) {
		dx_buf_addc(out, (char)cp);
	} else if (cp < 0x800) {
		dx_buf_addc(out, (char)(0xc0 | cp >> 6));
		dx_buf_addc(out, (char)tail[0]);
	} else if (cp < 0x10000) {
		dx_buf_addc(out, (char)(0xe0 | cp >> 12));
		dx_buf_addc(out, (char)tail[1]);
		dx_buf_addc(out, (char)tail[0]);
	} else {
		dx_buf_addc(out, (char)(0xf0 | cp >> 18));
		dx_buf_addc(out, (char)tail[2]);
		dx_buf_addc(out, (char)tail[1]);
		dx_buf_addc(out, (char)tail[0]);
	}
}

/* "#8377" or "#x20B9" */
static bool numeric(struct dx_str name, uint32_t *cp_r)
{
	bool is_hex = name.n > 2 && (name.p[1] == 'x' || name.p[1] == 'X');
	uint32_t cp = 0;

	for (size_t i = is_hex ? 2 : 1; i < name.n; i++) {
		char c = name.p[i];
		int digit = c >= '0' && c <= '9'             ? c - '0'
			    : is_hex && c >= 'a' && c <= 'f' ? c - 'a' + 10
			    : is_hex && c >= 'A' && c <= 'F' ? c - 'A' + 10
							     : -1;

		if (digit < 0 || cp > 0x10ffff)
			return false;
		cp = cp * (is_hex ? 16 : 10) + (uint32_t)digit;
	}
	*cp_r = cp;
	return name.n > 1 && cp > 0 && cp <= 0x10ffff && (cp < 0xd800 || cp > 0xdfff);
}

static bool entity(struct dx_str name, uint32_t *cp_r)
{
	static const struct {
		const char *name;
		uint32_t cp;
	} known[] = {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}, {"nbsp", 0xa0}};

	if (name.n > 0 && name.p[0] == '#')
		return numeric(name, cp_r);
	for (size_t i = 0; i < DX_LEN(known); i++) {
		if (dx_str_eq_c(name, known[i].name)) {
			*cp_r = known[i].cp;
			return true;
		}
	}
	return false;
}

/* Text up to the next tag; kept while a word is open. */
static void take_text(struct hocr *h)
{
	const char *to = memchr(h->p, '<', (size_t)(h->end - h->p));
	struct dx_str s = dx_strn(h->p, (size_t)((to ? to : h->end) - h->p));
	size_t i = 0;

	h->p += s.n;
	while (h->depth > 0 && i < s.n) {
		struct dx_str rest = dx_str_sub(s, i, 12);
		size_t semicolon = s.p[i] == '&' ? dx_str_find_c(rest, ';') : SIZE_MAX;
		uint32_t cp;

		if (semicolon != SIZE_MAX && entity(dx_str_sub(rest, 1, semicolon - 1), &cp)) {
			add_code_point(&h->text, cp);
			i += semicolon + 1;
		} else {
			dx_buf_addc(&h->text, s.p[i++]);
		}
	}
}

static bool scan(struct hocr *h, struct dx_err *err)
{
	struct markup m;

	while (h->p < h->end && !h->is_over) {
		if (*h->p != '<')
			take_text(h);
		else if (take_tag(h, &m) && !(m.is_end ? close_element(h, err) : open_element(h, &m, err)))
			return false;
	}
	if (!h->has_page)
		return malformed(err, "no page");
	return h->depth == 0 || malformed(err, "it ends within a word");
}

bool dx_foreign_hocr(struct dx_arena *a, struct dx_str bytes, struct dx_page *page_r, struct dx_err *err)
{
	struct dx_page page = {.source = DX_SOURCE_OCR, .text_state = DX_TEXT_NONE};
	struct hocr h = {.p = bytes.p, .end = bytes.p + bytes.n, .page = &page, .words.a = a};
	size_t most = 0;
	bool ok;

	if (bytes.n > BYTES_MAX)
		return malformed(err, "too long");
	ok = scan(&h, err);
	dx_buf_free(&h.text);
	if (!ok)
		return false;
	for (size_t i = 1; i < DX_LEN(h.turned); i++)
		most = h.turned[i] > h.turned[most] ? i : most;
	page.rotation = (int)most * 90;
	page.words = h.words.v;
	page.n_words = h.words.n;
	*page_r = page;
	return true;
}
