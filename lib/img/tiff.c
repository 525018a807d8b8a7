/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The chain of directories in a TIFF file, classic and Big. libtiff follows it
 * as the file says, also round and round; here no directory is visited twice.
 */
#include <stdlib.h>
#include <string.h>

#include "img_int.h"

#define DIRECTORIES_MAX 4096
#define ENTRIES_MAX     1024

enum tag {
	TAG_WIDTH = 256,
	TAG_HEIGHT = 257,
	TAG_BITS = 258,
	TAG_ORIENTATION = 274,
	TAG_SAMPLES = 277,
	TAG_PLANAR = 284,
	TAG_TILE_WIDTH = 322,
};

struct tiff {
	const uint8_t *p;
	size_t n;
	bool big_endian;
	bool big; /* 64-bit offsets */
};

/* SIZE bytes at AT as a number; out of the file: *OK false and 0. */
static uint64_t read_at(const struct tiff *t, size_t at, size_t size, bool *ok)
{
	uint64_t v = 0;

	if (at > t->n || t->n - at < size) {
		*ok = false;
		return 0;
	}
	for (size_t i = 0; i < size; i++)
		v |= (uint64_t)t->p[at + i] << (8 * (t->big_endian ? size - 1 - i : i));
	return v;
}

static bool open_tiff(struct dx_str bytes, struct tiff *t_r, size_t *first_r)
{
	struct tiff t = {.p = (const uint8_t *)bytes.p, .n = bytes.n};
	bool ok = true;
	uint64_t version;

	if (t.n < 8)
		return false;
	t.big_endian = t.p[0] == 'M';
	version = read_at(&t, 2, 2, &ok);
	t.big = version == 43;
	*first_r = t.big ? read_at(&t, 8, 8, &ok) : read_at(&t, 4, 4, &ok);
	*t_r = t;
	return ok && (version == 42 || version == 43);
}

/* Number of entries of the directory at AT and where they begin; 0 when there is no sound directory. */
static size_t entries_at(const struct tiff *t, size_t at, size_t *begin_r)
{
	size_t head = t->big ? 8 : 2;
	bool ok = at != 0;
	uint64_t n = read_at(t, at, head, &ok);

	*begin_r = at + head;
	return ok && n <= ENTRIES_MAX ? (size_t)n : 0;
}

static size_t entry_size(const struct tiff *t)
{
	return t->big ? 20 : 12;
}

/* Offset of the directory after the one at AT; 0: none. */
static size_t next_of(const struct tiff *t, size_t at)
{
	size_t begin;
	size_t n = entries_at(t, at, &begin);
	bool ok = n > 0;
	uint64_t next = ok ? read_at(t, begin + n * entry_size(t), t->big ? 8 : 4, &ok) : 0;

	return ok ? (size_t)next : 0;
}

/* The first value of an entry of type SHORT or LONG (or LONG8). */
static uint64_t first_value(const struct tiff *t, size_t entry, bool *ok)
{
	uint64_t type = read_at(t, entry + 2, 2, ok);
	uint64_t count = t->big ? read_at(t, entry + 4, 8, ok) : read_at(t, entry + 4, 4, ok);
	size_t size = type == 3 ? 2 : type == 4 ? 4 : type == 16 ? 8 : 0;
	size_t room = t->big ? 8 : 4;
	size_t at = entry + (t->big ? 12 : 8);

	if (size == 0 || count == 0) {
		*ok = false;
		return 0;
	}
	if (count > room / size) /* more values than fit here: this is where they are */
		at = (size_t)read_at(t, at, room, ok);
	return read_at(t, at, size, ok);
}

static void take_entry(const struct tiff *t, size_t entry, struct tiff_page *p)
{
	bool ok = true;
	uint64_t tag = read_at(t, entry, 2, &ok);
	uint64_t v;

	if (tag == TAG_TILE_WIDTH)
		p->tiled = true;
	if (tag != TAG_WIDTH && tag != TAG_HEIGHT && tag != TAG_BITS && tag != TAG_ORIENTATION && tag != TAG_SAMPLES &&
	    tag != TAG_PLANAR)
		return;
	v = first_value(t, entry, &ok);
	if (!ok || v > INT32_MAX)
		return;
	switch ((enum tag)tag) {
	case TAG_WIDTH:
		p->width_px = (int64_t)v;
		break;
	case TAG_HEIGHT:
		p->height_px = (int64_t)v;
		break;
	case TAG_BITS:
		p->bits = (int)v;
		break;
	case TAG_SAMPLES:
		p->samples = (int)v;
		break;
	case TAG_ORIENTATION:
		p->orientation = v >= 1 && v <= 8 ? (int)v : 1;
		break;
	case TAG_PLANAR:
		p->planar = v == 2;
		break;
	case TAG_TILE_WIDTH:
		break;
	}
}

static bool seen_before(const size_t *seen, size_t n, size_t offset)
{
	for (size_t i = 0; i < n; i++)
		if (seen[i] == offset)
			return true;
	return false;
}

/* Walk the chain until MAX directories were found; *LAST_R: where the last one is. */
static size_t walk(struct dx_str bytes, size_t max, struct tiff *t, size_t *last_r)
{
	size_t *seen = calloc(DIRECTORIES_MAX, sizeof(*seen));
	size_t n = 0;
	size_t at;
	size_t begin;

	if (!seen || !open_tiff(bytes, t, &at)) {
		free(seen);
		return 0;
	}
	if (max > DIRECTORIES_MAX)
		max = DIRECTORIES_MAX;
	while (n < max && entries_at(t, at, &begin) > 0 && !seen_before(seen, n, at)) {
		*last_r = at;
		seen[n++] = at;
		at = next_of(t, at);
	}
	free(seen);
	return n;
}

int dx_tiff_count(struct dx_str bytes, int max)
{
	struct tiff t;
	size_t last;

	return max > 0 ? (int)walk(bytes, (size_t)max, &t, &last) : 0;
}

bool dx_tiff_page(struct dx_str bytes, int number, struct tiff_page *p_r)
{
	struct tiff_page p = {.orientation = 1, .bits = 1, .samples = 1};
	struct tiff t;
	size_t begin;
	size_t n;

	if (number < 1 || walk(bytes, (size_t)number, &t, &p.offset) != (size_t)number)
		return false;
	n = entries_at(&t, p.offset, &begin);
	for (size_t i = 0; i < n; i++)
		take_entry(&t, begin + i * entry_size(&t), &p);
	if (p.width_px <= 0 || p.height_px <= 0)
		return false;
	*p_r = p;
	return true;
}
