/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Which way up a photograph was taken: one number deep inside a JPEG. */
#include "img_int.h"

#define SEGMENTS_MAX 64
#define ENTRIES_MAX  512
#define TAG          0x0112

struct reader {
	const uint8_t *p;
	size_t n;
	bool big_endian;
};

static unsigned int u16(const struct reader *r, size_t at)
{
	if (at > r->n || r->n - at < 2)
		return 0;
	return r->big_endian ? (unsigned int)(r->p[at] << 8 | r->p[at + 1])
			     : (unsigned int)(r->p[at + 1] << 8 | r->p[at]);
}

static size_t u32(const struct reader *r, size_t at)
{
	unsigned int a = u16(r, at);
	unsigned int b = u16(r, at + 2);

	return r->big_endian ? (size_t)a << 16 | b : (size_t)b << 16 | a;
}

/* EXIF data is a TIFF file of its own; only its first directory matters. */
static int of_exif(struct dx_str exif)
{
	struct reader r = {(const uint8_t *)exif.p, exif.n, false};
	size_t at;
	unsigned int n;

	if (exif.n < 8 || !(dx_str_starts(exif, "II") || dx_str_starts(exif, "MM")))
		return 1;
	r.big_endian = exif.p[0] == 'M';
	at = u32(&r, 4);
	if (u16(&r, 2) != 42 || at > r.n)
		return 1;
	n = u16(&r, at);
	for (unsigned int i = 0; i < n && i < ENTRIES_MAX; i++) {
		size_t entry = at + 2 + (size_t)i * 12;
		unsigned int v = u16(&r, entry + 8);

		if (u16(&r, entry) == TAG && u16(&r, entry + 2) == 3)
			return v >= 1 && v <= 8 ? (int)v : 1;
	}
	return 1;
}

int dx_exif_orientation(struct dx_str jpeg)
{
	static const struct dx_str name = {"Exif\0\0", 6};
	const struct reader r = {(const uint8_t *)jpeg.p, jpeg.n, true};
	size_t at = 2;

	for (int i = 0; i < SEGMENTS_MAX && at + 4 <= r.n && r.p[at] == 0xff; i++) {
		unsigned int length = u16(&r, at + 2);
		struct dx_str segment = dx_str_sub(jpeg, at + 4, length >= 2 ? length - 2 : 0);

		if (r.p[at + 1] == 0xda) /* the picture itself begins */
			break;
		if (r.p[at + 1] == 0xe1 && dx_str_eq(dx_str_sub(segment, 0, name.n), name))
			return of_exif(dx_str_sub(segment, name.n, SIZE_MAX));
		at += 2 + (size_t)length;
	}
	return 1;
}
