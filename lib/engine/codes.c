/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* QR codes: where to look for them, and where they are on the upright page. */
#include "dx/qr/qr.h"
#include "engine_int.h"

/* An invoice reference number has 64 hexadecimal digits and may be broken over lines. */
#define HEX_RUN 24

static bool is_hex_run(const char *s)
{
	size_t n = 0;

	for (; *s; s++, n++)
		if (!((*s >= '0' && *s <= '9') || (*s >= 'a' && *s <= 'f') || (*s >= 'A' && *s <= 'F')))
			return false;
	return n >= HEX_RUN;
}

bool dx_codes_likely(const struct dx_page *page)
{
	static const char *const words[] = {"irn", "irn:", "irn.", "e-invoice", "einvoice", "ack", "ack."};

	for (size_t i = 0; i < page->n_words; i++) {
		const char *text = page->words[i].text;

		for (size_t k = 0; k < DX_LEN(words); k++)
			if (dx_str_ieq_c(dx_str(text), words[k]))
				return true;
		if (is_hex_run(text))
			return true;
	}
	return false;
}

/* A point of the picture, turned clockwise by TURN. */
static void turn_point(int turn, int32_t width, int32_t height, int32_t *x, int32_t *y)
{
	const int32_t px = *x;
	const int32_t py = *y;

	if (turn == 90) {
		*x = height - py;
		*y = px;
	} else if (turn == 180) {
		*x = width - px;
		*y = height - py;
	} else if (turn == 270) {
		*x = py;
		*y = width - px;
	}
}

static int32_t scale(int32_t v, int32_t to, int32_t from)
{
	const int64_t r = (int64_t)v * to / from;

	return r < 0 ? 0 : r > to ? to : (int32_t)r;
}

static void place(struct dx_qr *c, const struct dx_page *page, int32_t width, int32_t height)
{
	const bool lies = page->rotation == 90 || page->rotation == 270;
	const int32_t w = lies ? height : width;
	const int32_t h = lies ? width : height;
	int32_t x[2] = {c->x0, c->x1};
	int32_t y[2] = {c->y0, c->y1};

	for (size_t i = 0; i < 2; i++) {
		turn_point(page->rotation, width, height, &x[i], &y[i]);
		x[i] = scale(x[i], page->width, w);
		y[i] = scale(y[i], page->height, h);
	}
	c->x0 = x[0] < x[1] ? x[0] : x[1];
	c->x1 = x[0] < x[1] ? x[1] : x[0];
	c->y0 = y[0] < y[1] ? y[0] : y[1];
	c->y1 = y[0] < y[1] ? y[1] : y[0];
}

void dx_codes_of_picture(struct dx_arena *a, const uint8_t *grey, int32_t width, int32_t height, int32_t stride_bytes,
			 struct dx_page *page)
{
	dx_qr_read(a, grey, width, height, stride_bytes, &page->codes, &page->n_codes);
	for (size_t i = 0; i < page->n_codes; i++)
		place(&page->codes[i], page, width, height);
}
