/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/img/kept.h"

#include <allheaders.h>
#include <math.h>
#include <string.h>

#define MAGIC 0x64784b31U
/* Nothing larger is prepared. */
#define SCALE_LEAST 0.001
#define SCALE_MOST  16.0
#define DPI_MOST    20000
#define SKEW_MOST   180000

/* Sizes of the pictures that follow: grey, mask, and what they were made from (0 × 0: not there). */
enum { GREY, MASK, ORIGIN, PICTURES };
static const int32_t depths[PICTURES] = {8, 1, 8};

struct head {
	uint32_t magic;
	int32_t w[PICTURES], h[PICTURES];
	int32_t width, height;
	double scale;
	int32_t normalised, white, skew_millideg, rotated, text_px, est_dpi, dotted, narrow;
};

static size_t words_in_row(int32_t w, int32_t depth)
{
	return ((size_t)w * (size_t)depth + 31) / 32;
}

static size_t bytes_of(int32_t w, int32_t h, int32_t depth)
{
	return words_in_row(w, depth) * (size_t)h * sizeof(l_uint32);
}

static void pictures_of(const struct dx_kept *k, PIX *pix[PICTURES])
{
	pix[GREY] = k->prep.grey;
	pix[MASK] = k->prep.mask;
	pix[ORIGIN] = k->pix;
}

size_t dx_kept_size(const struct dx_kept *k)
{
	size_t n = sizeof(struct head);
	PIX *pix[PICTURES];

	pictures_of(k, pix);
	for (int i = 0; i < PICTURES; i++)
		if (pix[i])
			n += bytes_of(pixGetWidth(pix[i]), pixGetHeight(pix[i]), depths[i]);
	return n;
}

void dx_kept_write(const struct dx_kept *k, uint8_t *to)
{
	const struct dx_prep *p = &k->prep;
	PIX *pix[PICTURES];
	struct head head;

	memset(&head, 0, sizeof(head));
	head.magic = MAGIC;
	head.width = k->width;
	head.height = k->height;
	head.scale = p->scale;
	head.normalised = p->normalised;
	head.white = p->white;
	head.skew_millideg = p->skew_millideg;
	head.rotated = p->rotated;
	head.text_px = p->text_px;
	head.est_dpi = p->est_dpi;
	head.dotted = p->dotted;
	head.narrow = p->narrow;
	pictures_of(k, pix);
	for (int i = 0; i < PICTURES; i++) {
		head.w[i] = pix[i] ? pixGetWidth(pix[i]) : 0;
		head.h[i] = pix[i] ? pixGetHeight(pix[i]) : 0;
	}
	memcpy(to, &head, sizeof(head));
	to += sizeof(head);
	for (int i = 0; i < PICTURES; i++) {
		size_t n = bytes_of(head.w[i], head.h[i], depths[i]);

		if (n > 0)
			memcpy(to, pixGetData(pix[i]), n);
		to += n;
	}
}

static bool is_between(int32_t v, int32_t least, int32_t most)
{
	return v >= least && v <= most;
}

static bool is_head(const struct head *h, size_t n)
{
	size_t need = sizeof(*h);

	if (h->magic != MAGIC || !isfinite(h->scale) || h->scale < SCALE_LEAST || h->scale > SCALE_MOST ||
	    !is_between(h->white, 0, 255) || !is_between(h->skew_millideg, -SKEW_MOST, SKEW_MOST) ||
	    !is_between(h->text_px, 0, DX_IMG_SIDE_MAX) || !is_between(h->est_dpi, 1, DPI_MOST) ||
	    !is_between(h->width, 1, DX_IMG_SIDE_MAX) || !is_between(h->height, 1, DX_IMG_SIDE_MAX))
		return false;
	for (int i = 0; i < PICTURES; i++) {
		bool none = i == ORIGIN && h->w[i] == 0 && h->h[i] == 0;

		if (!none && (!is_between(h->w[i], 1, DX_IMG_SIDE_MAX) || !is_between(h->h[i], 1, DX_IMG_SIDE_MAX)))
			return false;
		need += bytes_of(h->w[i], h->h[i], depths[i]);
	}
	return need == n && h->w[GREY] == h->w[MASK] && h->h[GREY] == h->h[MASK] &&
	       (h->w[ORIGIN] == 0 || (h->w[ORIGIN] == h->width && h->h[ORIGIN] == h->height));
}

static PIX *read_picture(const struct head *h, int i, const char *from)
{
	PIX *pix = h->w[i] > 0 ? pixCreateNoInit(h->w[i], h->h[i], depths[i]) : NULL;

	if (pix) {
		memcpy(pixGetData(pix), from, bytes_of(h->w[i], h->h[i], depths[i]));
		pixSetPadBits(pix, 0);
	}
	return pix;
}

bool dx_kept_read(struct dx_str bytes, struct dx_kept *k_r)
{
	struct head h;
	PIX *pix[PICTURES];
	size_t at = sizeof(h);

	if (bytes.n < sizeof(h))
		return false;
	memcpy(&h, bytes.p, sizeof(h));
	if (!is_head(&h, bytes.n))
		return false;
	for (int i = 0; i < PICTURES; i++) {
		pix[i] = read_picture(&h, i, bytes.p + at);
		at += bytes_of(h.w[i], h.h[i], depths[i]);
	}
	*k_r = (struct dx_kept){.pix = pix[ORIGIN],
				.width = h.width,
				.height = h.height,
				.prep = {.grey = pix[GREY],
					 .mask = pix[MASK],
					 .scale = h.scale,
					 .normalised = h.normalised != 0,
					 .white = h.white,
					 .skew_millideg = h.skew_millideg,
					 .rotated = h.rotated != 0,
					 .text_px = h.text_px,
					 .est_dpi = h.est_dpi,
					 .dotted = h.dotted != 0,
					 .narrow = h.narrow != 0}};
	if (pix[GREY] && pix[MASK] && (pix[ORIGIN] || h.w[ORIGIN] == 0))
		return true;
	dx_kept_drop(k_r);
	return false;
}

void dx_kept_drop(struct dx_kept *k)
{
	dx_prep_free(&k->prep);
	dx_pix_drop(&k->pix);
}
