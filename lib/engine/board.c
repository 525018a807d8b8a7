/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Memory that the readers of one document share, one after the other: what the reader of a page has prepared is there
 * for the one that reads cells of it. The zygote never looks into it, and lets no reader of another document see it.
 *
 *	u32 used | entry | entry | …      an entry: struct entry, then its bytes; multiples of eight
 *
 * `used` is written last: a reader that is killed meanwhile has left nothing. What does not fit is prepared anew.
 */
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "dx/os/fd.h"
#include "engine_int.h"

#define BOARD_BYTES ((size_t)24 << 20)
#define ALIGN       8

struct entry {
	uint32_t bytes; /* behind this */
	int32_t page, rotation, skew_millideg;
	struct dx_ocr_paper paper;
};

struct board {
	char document[DX_DOCUMENT_MAX]; /* whose pages are on it; "": nobody's */
	uint8_t *memory;                /* NULL: none */
};

static void clear(struct board *b)
{
	if (b->memory)
		munmap(b->memory, BOARD_BYTES);
	b->memory = NULL;
	b->document[0] = '\0';
}

struct board *dx_board_new(struct dx_arena *a)
{
	return DX_NEW(a, struct board);
}

void dx_board_drop(struct board *b)
{
	clear(b);
}

/* Pages of memory that are never written cost nothing. Without memory there is no board, and nothing is kept. */
static void begin(struct board *b, const char *document)
{
	int fd = memfd_create("board", MFD_CLOEXEC);
	void *p = MAP_FAILED;

	clear(b);
	if (fd >= 0 && ftruncate(fd, (off_t)BOARD_BYTES) == 0)
		p = mmap(NULL, BOARD_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, fd, 0);
	dx_fd_close(&fd);
	if (p == MAP_FAILED)
		return;
	b->memory = p;
	memcpy(b->document, document, strlen(document) + 1);
}

void dx_board_turn(struct board *b, enum dx_unit_op op, const char *document)
{
	if (op == DX_UNIT_OCR_PAGE && document && strcmp(b->document, document) != 0)
		begin(b, document);
}

struct board *dx_board_show(struct board *b, enum dx_unit_op op, const char *document)
{
	bool shown = (op == DX_UNIT_OCR_PAGE || op == DX_UNIT_READ_CELLS) && document && b->memory &&
		     strcmp(b->document, document) == 0;

	if (!shown)
		clear(b); /* in the reader alone: the zygote's stays */
	return shown ? b : NULL;
}

/* ---- in a reader ---- */

static size_t rounded(size_t n)
{
	return (n + ALIGN - 1) / ALIGN * ALIGN;
}

/* Where the next entry goes. */
static size_t used(const struct board *b)
{
	uint32_t n;

	memcpy(&n, b->memory, sizeof(n));
	return n < ALIGN ? ALIGN : n;
}

void dx_board_add(struct board *b, int page, const struct dx_page *words, const struct dx_ocr_paper *paper,
		  const struct dx_kept *k)
{
	struct entry e = {.page = page, .rotation = words->rotation, .skew_millideg = words->skew_millideg};
	size_t at = used(b);
	size_t n = dx_kept_size(k);
	uint32_t end;

	if (n > BOARD_BYTES || at + sizeof(e) + rounded(n) > BOARD_BYTES)
		return;
	e.bytes = (uint32_t)n;
	e.paper = *paper;
	memcpy(b->memory + at, &e, sizeof(e));
	dx_kept_write(k, b->memory + at + sizeof(e));
	end = (uint32_t)(at + sizeof(e) + rounded(n));
	memcpy(b->memory, &end, sizeof(end));
}

bool dx_board_find(const struct board *b, const struct params *p, struct dx_ocr_paper *paper_r, struct dx_kept *k_r)
{
	const size_t end = used(b);
	size_t at = ALIGN;
	struct entry e;

	while (end <= BOARD_BYTES && at + sizeof(e) <= end) {
		memcpy(&e, b->memory + at, sizeof(e));
		at += sizeof(e);
		if (e.bytes > end - at)
			return false;
		if (e.page == p->page && e.rotation == p->rotation && e.skew_millideg == p->skew_millideg) {
			*paper_r = e.paper;
			return dx_kept_read(dx_strn((const char *)b->memory + at, e.bytes), k_r);
		}
		at += rounded(e.bytes);
	}
	return false;
}
