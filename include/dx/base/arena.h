/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Region allocator: memory is given back all at once. One arena per process,
 * connection, request or job; never store a pointer from a shorter-lived arena
 * in a longer-lived object. Running out of memory aborts the process (a
 * supervisor restarts it), so no function here returns NULL.
 */
#ifndef DX_BASE_ARENA_H
#define DX_BASE_ARENA_H

#include <stdarg.h>

#include "dx/dx.h"

struct dx_arena;

/* A new empty arena; free with dx_arena_drop(). */
struct dx_arena *dx_arena_new(void);

/* The same with a first block of so many bytes (> 0): for those that are many and live long with little in them. */
struct dx_arena *dx_arena_new_of(size_t first_bytes);

/* Run the deferred cleanups in reverse order, free everything, set *A to NULL. NULL is accepted. */
void dx_arena_drop(struct dx_arena **a);

/* As drop, but the arena stays usable and keeps one block. */
void dx_arena_reset(struct dx_arena *a);

/* SIZE bytes aligned for any type, zeroed. SIZE 0 gives a valid pointer. */
void *dx_alloc(struct dx_arena *a, size_t size);

/* N objects of SIZE bytes, zeroed; an overflow of n × size aborts. */
void *dx_alloc_array(struct dx_arena *a, size_t n, size_t size);

/* One zeroed object of TYPE. */
#define DX_NEW(a, type) ((type *)dx_alloc((a), sizeof(type)))

char *dx_strdup(struct dx_arena *a, const char *s);
char *dx_strndup(struct dx_arena *a, const char *s, size_t n); /* always terminated */
void *dx_memdup(struct dx_arena *a, const void *p, size_t n);
char *dx_asprintf(struct dx_arena *a, const char *fmt, ...) DX_PRINTF(2, 3);
char *dx_vasprintf(struct dx_arena *a, const char *fmt, va_list ap) DX_PRINTF(2, 0);

/* Call FN(ARG) when the arena is dropped or reset: for foreign resources (PGresult, json_t, an fd). */
void dx_arena_defer(struct dx_arena *a, void (*fn)(void *arg), void *arg);

/* Bytes handed out so far; for leak checks and gauges. */
size_t dx_arena_used(const struct dx_arena *a);

#endif
