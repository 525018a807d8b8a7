/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/fmt/zip.h"

#include <string.h>

#define LOCAL_BYTES   30
#define CENTRAL_BYTES 46
#define END_BYTES     22
#define FILES_MAX     65535
#define VERSION       20     /* 2.0: plain files */
#define DATE_1980     0x0021 /* the first day that the format can tell */

/* Half a byte at a time: the reflected polynomial 0xedb88320. */
static const uint32_t crc_of[16] = {0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4,
				    0x4db26158, 0x5005713c, 0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c,
				    0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c};

uint32_t dx_crc32(uint32_t crc, const void *p, size_t n)
{
	const unsigned char *b = p;
	crc = ~crc;
	for (size_t i = 0; i < n; i++) {
		crc ^= b[i];
		crc = crc >> 4 ^ crc_of[crc & 15];
		crc = crc >> 4 ^ crc_of[crc & 15];
	}
	return ~crc;
}

static void u16(struct dx_buf *out, unsigned int v)
{
	dx_buf_addc(out, (char)(v & 0xff));
	dx_buf_addc(out, (char)(v >> 8 & 0xff));
}

uint64_t dx_zip_length(const struct dx_zip_file *files, size_t n)
{
	uint64_t sum = END_BYTES;
	if (n > FILES_MAX)
		return 0;
	for (size_t i = 0; i < n; i++) {
		sum += LOCAL_BYTES + CENTRAL_BYTES + 2 * strlen(files[i].name) + files[i].size;
		if (sum > UINT32_MAX)
			return 0;
	}
	return sum;
}

/* What both headers say of a file: from the version needed to the lengths. */
static void facts(struct dx_buf *out, const struct dx_zip_file *f)
{
	u16(out, VERSION);
	u16(out, 0); /* flags: none */
	u16(out, 0); /* stored */
	u16(out, 0); /* midnight */
	u16(out, DATE_1980);
	dx_buf_add_u32(out, f->crc32);
	dx_buf_add_u32(out, (uint32_t)f->size);
	dx_buf_add_u32(out, (uint32_t)f->size);
	u16(out, (unsigned int)strlen(f->name));
	u16(out, 0); /* no extra field */
}

void dx_zip_begin_file(struct dx_buf *out, const struct dx_zip_file *f)
{
	dx_buf_add_u32(out, 0x04034b50);
	facts(out, f);
	dx_buf_adds(out, f->name);
}

void dx_zip_end(struct dx_buf *out, const struct dx_zip_file *files, size_t n)
{
	uint64_t at = 0;
	size_t begin = out->len;
	for (size_t i = 0; i < n; i++) {
		dx_buf_add_u32(out, 0x02014b50);
		u16(out, VERSION);
		facts(out, &files[i]);
		u16(out, 0);            /* no comment */
		u16(out, 0);            /* first disk */
		u16(out, 0);            /* internal attributes */
		dx_buf_add_u32(out, 0); /* external attributes */
		dx_buf_add_u32(out, (uint32_t)at);
		dx_buf_adds(out, files[i].name);
		at += LOCAL_BYTES + strlen(files[i].name) + files[i].size;
	}
	uint32_t size = (uint32_t)(out->len - begin);
	dx_buf_add_u32(out, 0x06054b50);
	u16(out, 0);
	u16(out, 0);
	u16(out, (unsigned int)n);
	u16(out, (unsigned int)n);
	dx_buf_add_u32(out, size);
	dx_buf_add_u32(out, (uint32_t)at);
	u16(out, 0);
}
