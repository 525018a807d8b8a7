/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Blocks of a paper whose boxes stand close above one another, as a registered e-invoice has them: with all of its
 * details one block is full in the middle of an address, and goes on in the next one.
 */
#include <stdlib.h>
#include <string.h>

#include "party_int.h"

#define FULL_MIN  12   /* lines of a block that may be full */
#define EDGE_NEAR 3000 /* left edges of one block, thousandths of a point */

/* Does NEXT begin right below B, at the same edge? */
static bool goes_on(const struct dx_job *job, const struct dx_block *b, const struct dx_block *next)
{
	const int32_t height = job->lines.v[next->at[0]].height;

	return b->n >= FULL_MIN && b->page == next->page && labs((long)b->x0 - next->x0) <= EDGE_NEAR &&
	       next->y0 >= b->y1 - height / 2 && next->y0 - b->y1 < height;
}

static void join(struct dx_job *job, struct dx_block *b, const struct dx_block *next)
{
	struct dx_words *lines = dx_alloc_array(job->arena, b->n + next->n, sizeof(*lines));
	size_t *at = dx_alloc_array(job->arena, b->n + next->n, sizeof(*at));

	memcpy(lines, b->lines, b->n * sizeof(*lines));
	memcpy(lines + b->n, next->lines, next->n * sizeof(*lines));
	memcpy(at, b->at, b->n * sizeof(*at));
	memcpy(at + b->n, next->at, next->n * sizeof(*at));
	b->lines = lines;
	b->at = at;
	b->n += next->n;
	b->x1 = next->x1 > b->x1 ? next->x1 : b->x1;
	b->y1 = next->y1;
}

struct dx_block *dx_gst_blocks(struct dx_job *job, size_t *n_r)
{
	struct dx_block *blocks = dx_job_blocks(job, 0, job->lines.n, n_r);

	for (size_t i = 0; i < *n_r; i++)
		for (size_t k = i + 1; k < *n_r; k++) {
			if (!goes_on(job, &blocks[i], &blocks[k]))
				continue;
			join(job, &blocks[i], &blocks[k]);
			memmove(blocks + k, blocks + k + 1, (*n_r - k - 1) * sizeof(*blocks));
			(*n_r)--;
			break;
		}
	return blocks;
}
