/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/role/spawn.h"

void dx_respawn_worked(struct dx_respawn *h)
{
	h->worked = true;
	h->failures = 0;
	h->not_before_us = 0;
}

static int64_t throttle_us(int failures)
{
	if (failures <= 0)
		return 0;
	int64_t d = DX_RESPAWN_FIRST_US;
	for (int i = 1; i < failures && d < DX_RESPAWN_MAX_US; i++)
		d *= 2;
	return d < DX_RESPAWN_MAX_US ? d : DX_RESPAWN_MAX_US;
}

/* Were there more deaths within the window than the ring remembers, this one included? */
static bool storm(const struct dx_respawn *h, int64_t now_us)
{
	if (h->n_deaths <= DX_STORM_DEATHS)
		return false;
	/* the slot that this death is about to take holds the death DX_STORM_DEATHS before it */
	return now_us - h->deaths_us[(h->n_deaths - 1) % DX_STORM_DEATHS] <= DX_STORM_WINDOW_US;
}

int64_t dx_respawn_died(struct dx_respawn *h, int64_t now_us)
{
	int64_t wait = 0;

	h->n_deaths++;
	bool stormy = storm(h, now_us);
	h->deaths_us[(h->n_deaths - 1) % DX_STORM_DEATHS] = now_us;
	/* siblings that die while the kind waits already must not push the wait further */
	if (now_us < h->not_before_us)
		return h->not_before_us;
	if (!h->worked)
		wait = throttle_us(h->failures++);
	else if (stormy)
		wait = DX_STORM_DELAY_US;
	h->not_before_us = now_us + wait;
	return h->not_before_us;
}
