/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <sys/random.h>
#include <unistd.h>

#include "db_int.h"
#include "dx/base/clock.h"

/* Only to keep many clients from knocking at the same moment, so a small generator will do. */
static uint64_t next_random(struct dx_backoff *b)
{
	if (b->random == 0 && getrandom(&b->random, sizeof(b->random), GRND_NONBLOCK) != sizeof(b->random))
		b->random = (uint64_t)dx_now_mono_us() ^ (uint64_t)getpid() << 32;
	b->random |= 1;
	b->random ^= b->random << 13;
	b->random ^= b->random >> 7;
	b->random ^= b->random << 17;
	return b->random;
}

int64_t dx_backoff_next_us(struct dx_backoff *b)
{
	int64_t wait = DX_DB_BACKOFF_FIRST_US;

	for (unsigned i = 0; i < b->attempts && wait < DX_DB_BACKOFF_MAX_US; i++)
		wait *= 2;
	if (wait > DX_DB_BACKOFF_MAX_US)
		wait = DX_DB_BACKOFF_MAX_US;
	b->attempts++;
	return wait / 2 + (int64_t)(next_random(b) % (uint64_t)(wait / 2 + 1));
}

void dx_backoff_reset(struct dx_backoff *b)
{
	b->attempts = 0;
}
