/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/role/stats.h"

#include <fcntl.h>
#include <inttypes.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "dx/base/check.h"
#include "dx/os/fd.h"
#include "stats_int.h"

#define MAGIC UINT64_C(0x3174617453786470) /* "pdxStat1" */
/* Far more than a host can run; bounds what a broken header may make us believe. */
#define SLOTS_MAX 65536

struct head {
	uint64_t magic;
	uint64_t n_slots;
	uint64_t slot_bytes; /* a master of another build must not be misread */
	uint64_t unused[5];
};

struct dx_stats {
	struct head *head;
	struct dx_stats_slot *slots;
	struct dx_stats_slot *own; /* NULL: read only */
	size_t map_bytes;
};

static const int known_status[DX_STATS_STATUSES - 1] = {
	200, 201, 202, 204, 206, 304, 400, 401, 403, 404, 405, 408, 409, 410, 411,
	413, 414, 415, 416, 417, 422, 429, 431, 500, 501, 502, 503, 504, 505,
};

static const int64_t bounds_us[DX_STATS_BUCKETS - 1] = {
	1000,   2500,    5000,    10000,   25000,    50000,    100000,   250000,
	500000, 1000000, 2500000, 5000000, 10000000, 30000000, 60000000,
};

int dx_stats_status_of(int i)
{
	return i < DX_STATS_STATUSES - 1 ? known_status[i] : 0;
}

int64_t dx_stats_bound_us(int bucket)
{
	return bucket < DX_STATS_BUCKETS - 1 ? bounds_us[bucket] : INT64_MAX;
}

static size_t segment_bytes(uint64_t n_slots)
{
	return sizeof(struct head) + dx_size_mul(n_slots, sizeof(struct dx_stats_slot));
}

bool dx_stats_create(int slots, int *fd_r, struct dx_err *err)
{
	int fd = -1;
	bool ok = false;
	struct head head = {.magic = MAGIC, .n_slots = (uint64_t)slots, .slot_bytes = sizeof(struct dx_stats_slot)};

	dx_assert(slots > 0 && slots <= SLOTS_MAX);
	fd = memfd_create("docextract-stats", MFD_CLOEXEC | MFD_ALLOW_SEALING);
	if (fd < 0) {
		dx_fail_errno(err, DX_E_internal_error, "could not create the shared counters");
		goto out;
	}
	if (ftruncate(fd, (off_t)segment_bytes((uint64_t)slots)) != 0) {
		dx_fail_errno(err, DX_E_internal_error, "could not size the shared counters");
		goto out;
	}
	if (!dx_write_all(fd, &head, sizeof(head), err))
		goto out;
	/* a child that shrinks the file would kill its siblings with SIGBUS */
	if (fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0) {
		dx_fail_errno(err, DX_E_internal_error, "could not seal the shared counters");
		goto out;
	}
	*fd_r = fd;
	ok = true;
out:
	if (!ok)
		dx_fd_close(&fd);
	return ok;
}

static bool head_is_sane(const struct head *h, size_t bytes)
{
	return h->magic == MAGIC && h->slot_bytes == sizeof(struct dx_stats_slot) && h->n_slots > 0 &&
	       h->n_slots <= SLOTS_MAX && segment_bytes(h->n_slots) == bytes;
}

bool dx_stats_open(int fd, int slot, struct dx_stats **s_r, struct dx_err *err)
{
	struct stat st;
	if (fstat(fd, &st) != 0)
		return dx_fail_errno(err, DX_E_internal_error, "could not look at the shared counters");
	size_t bytes = (size_t)st.st_size;
	if (bytes < sizeof(struct head))
		return dx_fail(err, DX_E_internal_error, "the shared counters are too short");
	void *map = mmap(NULL, bytes, slot < 0 ? PROT_READ : PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	if (map == MAP_FAILED)
		return dx_fail_errno(err, DX_E_internal_error, "could not map the shared counters");
	struct head *head = map;
	if (!head_is_sane(head, bytes) || slot >= (int)head->n_slots) {
		(void)munmap(map, bytes);
		return dx_fail(err, DX_E_internal_error, "the shared counters are those of another program");
	}
	struct dx_stats *s = calloc(1, sizeof(*s));
	if (s == NULL)
		dx_die("out of memory");
	s->head = head;
	s->slots = (void *)(head + 1); /* the head is as long as a slot is aligned */
	s->own = slot < 0 ? NULL : &s->slots[slot];
	s->map_bytes = bytes;
	/* the process that had the slot before is dead and its connections with it */
	dx_stats_connections(s, 0);
	dx_stats_certificate(s, 0);
	*s_r = s;
	return true;
}

void dx_stats_close(struct dx_stats **s)
{
	if (s == NULL || *s == NULL)
		return;
	(void)munmap((*s)->head, (*s)->map_bytes);
	free(*s);
	*s = NULL;
}

/* One writer per slot, so no read-modify-write is needed; readers see each number whole. */
static void add(_Atomic uint64_t *to, uint64_t n)
{
	atomic_store_explicit(to, atomic_load_explicit(to, memory_order_relaxed) + n, memory_order_relaxed);
}

void dx_stats_add(struct dx_stats *s, enum dx_counter c, uint64_t n)
{
	if (s == NULL || s->own == NULL)
		return;
	dx_assert((unsigned)c < DX_COUNTER_COUNT);
	add(&s->own->counters[c], n);
}

static int status_index(int status)
{
	int i = 0;
	while (i < DX_STATS_STATUSES - 1 && known_status[i] != status)
		i++;
	return i;
}

static int bucket_index(int64_t us)
{
	int i = 0;
	while (i < DX_STATS_BUCKETS - 1 && us > bounds_us[i])
		i++;
	return i;
}

void dx_stats_request(struct dx_stats *s, int route, int status, int64_t duration_us)
{
	if (s == NULL || s->own == NULL)
		return;
	dx_assert(route >= 0 && route < DX_STATS_ROUTES);
	struct dx_stats_route *r = &s->own->routes[route];
	if (duration_us < 0)
		duration_us = 0;
	add(&r->by_status[status_index(status)], 1);
	add(&r->buckets[bucket_index(duration_us)], 1);
	add(&r->sum_us, (uint64_t)duration_us);
}

void dx_stats_connections(struct dx_stats *s, int n)
{
	if (s == NULL || s->own == NULL)
		return;
	atomic_store_explicit(&s->own->connections, (uint64_t)(n > 0 ? n : 0), memory_order_relaxed);
}

void dx_stats_certificate(struct dx_stats *s, int64_t not_after_s)
{
	if (s == NULL || s->own == NULL)
		return;
	atomic_store_explicit(&s->own->certificate_s, (uint64_t)(not_after_s > 0 ? not_after_s : 0),
			      memory_order_relaxed);
}

/* 0 says nothing. */
static void earliest_into(uint64_t *to, const _Atomic uint64_t *from)
{
	uint64_t v = atomic_load_explicit(from, memory_order_relaxed);

	if (v != 0 && (*to == 0 || v < *to))
		*to = v;
}

static void sum_into(uint64_t *to, const _Atomic uint64_t *from, size_t n)
{
	for (size_t i = 0; i < n; i++)
		to[i] += atomic_load_explicit(&from[i], memory_order_relaxed);
}

void dx_stats_sum(const struct dx_stats *s, struct dx_stats_total *t)
{
	*t = (struct dx_stats_total){0};
	for (uint64_t i = 0; i < s->head->n_slots; i++) {
		const struct dx_stats_slot *slot = &s->slots[i];
		sum_into(t->counters, slot->counters, DX_COUNTER_COUNT);
		sum_into(&t->connections, &slot->connections, 1);
		earliest_into(&t->certificate_s, &slot->certificate_s);
		for (int r = 0; r < DX_STATS_ROUTES; r++) {
			sum_into(t->routes[r].by_status, slot->routes[r].by_status, DX_STATS_STATUSES);
			sum_into(t->routes[r].buckets, slot->routes[r].buckets, DX_STATS_BUCKETS);
			sum_into(&t->routes[r].sum_us, &slot->routes[r].sum_us, 1);
		}
	}
}

/* ---- remote engines ---- */

static const struct {
	enum dx_counter answered, failed;
} remote_counters[DX_REMOTE_SERVICES] = {
	[DX_REMOTE_OCR] = {DX_C_REMOTE_OCR_ANSWERED, DX_C_REMOTE_OCR_FAILED},
	[DX_REMOTE_PDF] = {DX_C_REMOTE_PDF_ANSWERED, DX_C_REMOTE_PDF_FAILED},
};

const char *dx_remote_fault_name(enum dx_remote_fault f)
{
	switch (f) {
	case DX_REMOTE_NO_CONNECTION:
		return "no_connection";
	case DX_REMOTE_TLS:
		return "tls";
	case DX_REMOTE_TIMEOUT:
		return "timeout";
	case DX_REMOTE_TOO_LARGE:
		return "too_large";
	case DX_REMOTE_BROKEN:
		return "broken";
	case DX_REMOTE_STATUS:
		return "status";
	case DX_REMOTE_MALFORMED:
		return "malformed";
	}
	return "unknown";
}

void dx_stats_remote(struct dx_stats *s, enum dx_remote_service service, enum dx_remote_fault fault, int status,
		     int64_t now_ms)
{
	if (s == NULL || s->own == NULL)
		return;
	add(&s->own->counters[fault == 0 ? remote_counters[service].answered : remote_counters[service].failed], 1);
	if (fault == 0)
		atomic_store_explicit(&s->own->remote[service].answer_ms, (uint64_t)now_ms, memory_order_relaxed);
	else
		atomic_store_explicit(&s->own->remote[service].failure,
				      (uint64_t)now_ms << 16 | ((uint64_t)status & 0xfff) << 4 | (uint64_t)fault,
				      memory_order_relaxed);
}

void dx_stats_remote_seen(const struct dx_stats *s, enum dx_remote_service service, struct dx_remote_seen *r)
{
	uint64_t failure = 0;

	*r = (struct dx_remote_seen){0};
	for (uint64_t i = 0; s != NULL && i < s->head->n_slots; i++) {
		const struct dx_stats_slot *slot = &s->slots[i];
		uint64_t counted[2] = {0};
		const struct dx_stats_remote *remote = &slot->remote[service];
		int64_t answer_ms = (int64_t)atomic_load_explicit(&remote->answer_ms, memory_order_relaxed);
		uint64_t f = atomic_load_explicit(&remote->failure, memory_order_relaxed);

		sum_into(counted, &slot->counters[remote_counters[service].answered], 1);
		sum_into(counted + 1, &slot->counters[remote_counters[service].failed], 1);
		r->answered += counted[0];
		r->failed += counted[1];
		r->last_answer_ms = answer_ms > r->last_answer_ms ? answer_ms : r->last_answer_ms;
		failure = f > failure ? f : failure;
	}
	r->last_failure_ms = (int64_t)(failure >> 16);
	r->status = (int)(failure >> 4 & 0xfff);
	r->fault = (enum dx_remote_fault)(failure & 0xf);
}
