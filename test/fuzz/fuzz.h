/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What all fuzz targets share. Each fuzz_NAME.c defines the one function that libFuzzer calls; replay.c calls it
 * without libFuzzer. */
#ifndef TEST_FUZZ_H
#define TEST_FUZZ_H

#include <stdio.h>
#include <stdlib.h>

#include "dx/base/arena.h"
#include "dx/base/buf.h"
#include "dx/base/err.h"
#include "dx/base/str.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* What must hold for every input. */
#define FUZZ_CHECK(cond) ((cond) ? (void)0 : fuzz_failed(#cond, __FILE__, __LINE__))

static inline void fuzz_failed(const char *cond, const char *file, int line)
{
	(void)fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, cond);
	abort();
}

/* The input in a block of exactly its size, so that a sanitizer sees a byte read behind it; free() it. */
static inline char *fuzz_exact(const uint8_t *data, size_t size)
{
	char *p = malloc(size ? size : 1);

	FUZZ_CHECK(p != NULL);
	for (size_t i = 0; i < size; i++)
		p[i] = (char)data[i];
	return p;
}

/* The input up to the first line feed, and what is behind it. */
static inline struct dx_str fuzz_line(struct dx_str *rest)
{
	struct dx_str line;

	return dx_str_split(rest, '\n', &line) ? line : dx_str("");
}

#endif
