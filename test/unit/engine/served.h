/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* One engine for each test, that still serves an honest document at its end. Include it once in each program. */
#ifndef TEST_ENGINE_SERVED_H
#define TEST_ENGINE_SERVED_H

#include "../unit.h"

#include "../img/draw.h"
#include "../pdf/mkpdf.h"
#include "engine.h"

#define MEMORY "1073741824"
#define PARAMS "{\"deadline_ms\":60000,\"max_pages\":1000,\"max_pixels\":40000000,\"page\":1}"

static struct engine engine;
static struct mkpdf made;

static inline void set_up(void)
{
	engine_start(&engine, MEMORY);
	made = mkpdf_begin();
}

/* Whatever happened before: an honest document is still read. */
static inline void still_serves(void)
{
	struct mkpdf m = mkpdf_begin();
	const char *c = "BT /F 10 Tf 100 700 Td (Closing Balance 1,234.50) Tj ET";
	struct answer r;

	mkpdf_page(&m, 600, 800, "", "", c, strlen(c));
	mkpdf_end(&m);
	r = engine_call(&engine, DX_UNIT_OPEN, PARAMS, dx_strn(m.out.data, m.out.len));
	ck_assert_str_eq(r.code, "ok");
	ck_assert_uint_eq(engine_words(&engine, &r, 1).n_words, 3);
	dx_buf_free(&m.out);
}

static inline void tear_down(void)
{
	still_serves();
	engine_stop(&engine);
	dx_buf_free(&made.out);
}

static inline struct dx_str made_pdf(void)
{
	mkpdf_end(&made);
	return dx_strn(made.out.data, made.out.len);
}

static inline void add_page(const char *content)
{
	mkpdf_page(&made, 600, 800, "", "", content, strlen(content));
}

static inline struct dx_str png_of(PIX *pix)
{
	l_uint8 *data = NULL;
	size_t n = 0;
	struct dx_str s;

	ck_assert_int_eq(pixWriteMem(&data, &n, pix, IFF_PNG), 0);
	s = dx_strn(dx_memdup(engine.arena, data, n), n);
	lept_free(data);
	pixDestroy(&pix);
	return s;
}

static inline PIX *text_picture(void)
{
	PIX *pix = draw_blank(DRAW_W, DRAW_H);

	draw_text(pix, DRAW_FONT, 100, 200, 50, draw_lines, DRAW_LINES);
	return pix;
}

/* Turned clockwise by quarters; gives PIX up. */
static inline PIX *turned(PIX *pix, int quarters)
{
	PIX *t = pixRotateOrth(pix, quarters);

	pixDestroy(&pix);
	return t;
}

/* The grey picture in a PNG. */
static inline PIX *grey_of(struct dx_str png)
{
	PIX *pix = pixReadMemPng((const l_uint8 *)png.p, png.n);
	PIX *grey;

	ck_assert_ptr_nonnull(pix);
	grey = pixConvertTo8(pix, 0);
	pixDestroy(&pix);
	return grey;
}

static inline bool has_word(const struct dx_page *p, const char *text)
{
	for (size_t i = 0; i < p->n_words; i++)
		if (strcmp(p->words[i].text, text) == 0)
			return true;
	return false;
}

#endif
