/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Layout of the shared counters, known to stats.c (writing, adding up) and stats_text.c (printing). */
#ifndef DX_ROLE_STATS_INT_H
#define DX_ROLE_STATS_INT_H

#include <stdatomic.h>

#include "dx/role/stats.h"

#define DX_STATS_ROUTES   64
#define DX_STATS_STATUSES 30 /* the known ones and "other" */
#define DX_STATS_BUCKETS  16 /* upper bounds and infinity */

struct dx_stats_route {
	_Atomic uint64_t by_status[DX_STATS_STATUSES];
	_Atomic uint64_t buckets[DX_STATS_BUCKETS]; /* each request in one only; added up when printed */
	_Atomic uint64_t sum_us;
};

/* Written by one process; whole cache lines so that writers do not share any. */
struct dx_stats_slot {
	_Alignas(64) _Atomic uint64_t counters[DX_COUNTER_COUNT];
	_Atomic uint64_t connections;
	_Atomic uint64_t certificate_s; /* 0: none */
	struct dx_stats_remote {
		_Atomic uint64_t answer_ms;
		_Atomic uint64_t failure; /* milliseconds, status, fault in one number: they belong together */
	} remote[DX_REMOTE_SERVICES];
	struct dx_stats_route routes[DX_STATS_ROUTES];
};

struct dx_stats_total {
	uint64_t counters[DX_COUNTER_COUNT];
	uint64_t connections;
	uint64_t certificate_s; /* the earliest */
	struct {
		uint64_t by_status[DX_STATS_STATUSES];
		uint64_t buckets[DX_STATS_BUCKETS];
		uint64_t sum_us;
	} routes[DX_STATS_ROUTES];
};

/* All slots added up. */
void dx_stats_sum(const struct dx_stats *s, struct dx_stats_total *t);
/* HTTP status of by_status[i]; 0 for the last, "other". */
int dx_stats_status_of(int i);
/* Upper bound of a bucket; INT64_MAX for the last. */
int64_t dx_stats_bound_us(int bucket);

#endif
