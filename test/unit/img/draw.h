/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Pages drawn in a test, with leptonica's own bitmap fonts. */
#ifndef TEST_DRAW_H
#define TEST_DRAW_H

#include <allheaders.h>

/* A4 at 200 dpi */
#define DRAW_W 1654
#define DRAW_H 2339
/* leptonica's fonts are made for 300 dpi: this one prints like 9 points here, small enough for long lines */
#define DRAW_FONT 6

static inline PIX *draw_blank(int w, int h)
{
	PIX *pix = pixCreate(w, h, 8);

	pixSetAllArbitrary(pix, 255);
	return pix;
}

/* N lines of text from X, Y on, in a FONT of leptonica's (4..20). */
static inline void draw_text(PIX *pix, int font, int x, int y, int step, const char *const *lines, int n)
{
	L_BMF *bmf = bmfCreate(NULL, font);

	for (int i = 0; i < n; i++)
		pixSetTextline(pix, bmf, lines[i], 0, x, y + i * step, NULL, NULL);
	bmfDestroy(&bmf);
}

static const char *const draw_lines[] = {
	"Statement of account for the month of April, branch office of the market square, page 1 of 3",
	"Opening balance carried forward from the last statement of this account on paper 12,500.00",
	"Payment received from customer for invoice number 4711 of the second of April 1,234.50 only",
	"Cash withdrawal at the main branch counter, signed for by the holder of this account 800.00",
	"Interest credited for the quarter at the rate that was agreed upon in the contract of 96.75",
	"Cheque deposited and cleared today, drawn on another bank in the same district, of 4,410.20",
	"Electricity bill paid by standing order to the city works on the usual day of month 651.30",
	"Closing balance at the end of the period shown above, all amounts in one currency 16,790.15",
};
#define DRAW_LINES 8

/* A page of text: the lines above three times. */
static inline PIX *draw_page(void)
{
	PIX *pix = draw_blank(DRAW_W, DRAW_H);

	for (int i = 0; i < 3; i++)
		draw_text(pix, DRAW_FONT, 100, 200 + i * 500, 50, draw_lines, DRAW_LINES);
	return pix;
}

#endif
