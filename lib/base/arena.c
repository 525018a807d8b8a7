/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/arena.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef DX_ASAN
#include <sanitizer/asan_interface.h>
#endif

#include "dx/base/check.h"

/*
 * A list of blocks, the newest first:
 *
 *     [head | handed out ......... | free ....]
 *            data                  data + used   data + size
 *
 * Something larger than a quarter of the usual block gets a block of its own,
 * linked behind the newest, so that the newest's free part stays in use.
 */
#define ALIGN       16u
#define BLOCK_MIN   4096u
#define BLOCK_MAX   (256u * 1024u)
#define LARGE_PARTS 4u

/* Under ASan a gap between two objects catches overruns; elsewhere there is none. */
#ifdef DX_ASAN
#define RED_ZONE 16u
#else
#define RED_ZONE 0u
#endif

struct block {
	struct block *next;
	size_t size;
	size_t used;
	_Alignas(ALIGN) unsigned char data[];
};

struct cleanup {
	struct cleanup *next;
	void (*fn)(void *arg);
	void *arg;
};

struct dx_arena {
	struct block *blocks;
	struct cleanup *cleanups;
	size_t block_size; /* of the next block */
	size_t used;
};

static void hide(const void *p, size_t n)
{
#ifdef DX_ASAN
	__asan_poison_memory_region(p, n);
#else
	(void)p;
	(void)n;
#endif
}

static void unhide(const void *p, size_t n)
{
#ifdef DX_ASAN
	__asan_unpoison_memory_region(p, n);
#else
	(void)p;
	(void)n;
#endif
}

static struct block *block_new(size_t size)
{
	struct block *b = malloc(dx_size_add(sizeof(*b), size));

	if (!b)
		dx_die("out of memory (%zu bytes)", size);
	b->next = NULL;
	b->size = size;
	b->used = 0;
	hide(b->data, size);
	return b;
}

static void block_free(struct block *b)
{
	unhide(b->data, b->size);
	free(b);
}

static void *block_take(struct block *b, size_t size, size_t stride)
{
	unsigned char *p = b->data + b->used;

	b->used += stride;
	unhide(p, size);
	return p;
}

static void *take(struct dx_arena *a, size_t size)
{
	/* Rounded up, so that the next object is aligned too; never 0, so that pointers differ. */
	size_t stride = dx_size_add(size ? size : 1, RED_ZONE + ALIGN - 1) / ALIGN * ALIGN;
	struct block *b = a->blocks;

	a->used += size;
	if (b && b->size - b->used >= stride)
		return block_take(b, size, stride);
	if (b && stride > a->block_size / LARGE_PARTS) {
		struct block *own = block_new(stride);

		own->next = b->next;
		b->next = own;
		return block_take(own, size, stride);
	}
	b = block_new(stride > a->block_size ? stride : a->block_size);
	if (a->block_size < BLOCK_MAX)
		a->block_size *= 2;
	b->next = a->blocks;
	a->blocks = b;
	return block_take(b, size, stride);
}

static void run_cleanups(struct dx_arena *a)
{
	/* A cleanup may allocate and defer again: take each off the list before calling it. */
	while (a->cleanups) {
		struct cleanup *c = a->cleanups;

		a->cleanups = c->next;
		c->fn(c->arg);
	}
}

struct dx_arena *dx_arena_new(void)
{
	return dx_arena_new_of(BLOCK_MIN);
}

struct dx_arena *dx_arena_new_of(size_t first_bytes)
{
	struct dx_arena *a = calloc(1, sizeof(*a));

	if (!a)
		dx_die("out of memory (arena)");
	dx_assert(first_bytes > 0);
	a->block_size = first_bytes;
	return a;
}

void dx_arena_drop(struct dx_arena **a)
{
	if (!a || !*a)
		return;
	run_cleanups(*a);
	while ((*a)->blocks) {
		struct block *b = (*a)->blocks;

		(*a)->blocks = b->next;
		block_free(b);
	}
	free(*a);
	*a = NULL;
}

void dx_arena_reset(struct dx_arena *a)
{
	struct block *keep;

	run_cleanups(a);
	keep = a->blocks;
	while (keep && keep->next) {
		struct block *b = keep->next;

		keep->next = b->next;
		block_free(b);
	}
	if (keep) {
		keep->used = 0;
		hide(keep->data, keep->size);
	}
	a->used = 0;
}

void *dx_alloc(struct dx_arena *a, size_t size)
{
	return memset(take(a, size), 0, size);
}

void *dx_alloc_array(struct dx_arena *a, size_t n, size_t size)
{
	return dx_alloc(a, dx_size_mul(n, size));
}

char *dx_strdup(struct dx_arena *a, const char *s)
{
	return dx_strndup(a, s, strlen(s));
}

char *dx_strndup(struct dx_arena *a, const char *s, size_t n)
{
	char *copy = take(a, dx_size_add(n, 1));

	if (n)
		memcpy(copy, s, n);
	copy[n] = '\0';
	return copy;
}

void *dx_memdup(struct dx_arena *a, const void *p, size_t n)
{
	void *copy = take(a, n);

	if (n)
		memcpy(copy, p, n);
	return copy;
}

char *dx_asprintf(struct dx_arena *a, const char *fmt, ...)
{
	va_list ap;
	char *s;

	va_start(ap, fmt);
	s = dx_vasprintf(a, fmt, ap);
	va_end(ap);
	return s;
}

char *dx_vasprintf(struct dx_arena *a, const char *fmt, va_list ap)
{
	va_list again;
	int n;
	char *s;

	va_copy(again, ap);
	n = vsnprintf(NULL, 0, fmt, again);
	va_end(again);
	if (n < 0)
		dx_die("formatting failed: %m");
	s = take(a, (size_t)n + 1);
	vsnprintf(s, (size_t)n + 1, fmt, ap);
	return s;
}

void dx_arena_defer(struct dx_arena *a, void (*fn)(void *arg), void *arg)
{
	struct cleanup *c = DX_NEW(a, struct cleanup);

	c->fn = fn;
	c->arg = arg;
	c->next = a->cleanups;
	a->cleanups = c;
}

size_t dx_arena_used(const struct dx_arena *a)
{
	return a->used;
}
