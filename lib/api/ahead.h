/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Places that the database has counted ahead for keys with a high rate limit
 * (docextract.rate_hit): requests on them need not ask again. A place is good
 * for less than a second, and all are forgotten when a key, account, team or
 * plan changes. Whatever is lost was counted; the limit is never exceeded.
 *
 * When they are used up one request asks for more, and those that come
 * meanwhile wait for its answer: dozens that asked at once would count against
 * each other in the database, one after the other.
 */
#ifndef DX_API_AHEAD_H
#define DX_API_AHEAD_H

#include <sys/queue.h>

#include "dx/base/arena.h"
#include "dx/store/auth.h"

/* More keys than this at once: the others ask each time. */
#define DX_AHEAD_KEYS 64

struct dx_ahead_waiter {
	STAILQ_ENTRY(dx_ahead_waiter) link;
	void (*fn)(bool granted, void *arg); /* GRANTED: look again, else ask alone */
	void *arg;
};
STAILQ_HEAD(dx_ahead_waiters, dx_ahead_waiter);

struct dx_ahead_key {
	char hash[2 * DX_KEY_HASH_BYTES + 1]; /* of the newest pepper; "" free */
	struct dx_auth auth;                  /* texts in the arrays below */
	char email[256], team[256];
	int places;
	int64_t until_us; /* monotonic */
	bool asking;
	struct dx_ahead_waiters waiters; /* while asking */
};

struct dx_ahead {
	struct dx_ahead_key keys[DX_AHEAD_KEYS];
};

/*
 * Take a place for the key with HASHES (dx_auth_hashes()): AUTH_R as the database would have answered, its
 * texts in A. False: ask the database.
 */
bool dx_ahead_take(struct dx_ahead *h, const char *hashes, int64_t now_us, struct dx_arena *a,
		   struct dx_auth *auth_r) DX_MUST_CHECK;
/* AUTH came as the answer to a question sent at SENT_US. */
void dx_ahead_put(struct dx_ahead *h, const char *hashes, const struct dx_auth *auth, int64_t sent_us);
void dx_ahead_forget(struct dx_ahead *h);

/* Have places been counted ahead for this key before? */
bool dx_ahead_knows(struct dx_ahead *h, const char *hashes);
/*
 * There is no place: who asks for more? True: the caller, who gives *KEY_R (may be NULL) to dx_ahead_asked() after
 * dx_ahead_put(). False: another request does, and W, which must live until then, is called from there.
 */
bool dx_ahead_ask(struct dx_ahead *h, const char *hashes, struct dx_ahead_waiter *w,
		  struct dx_ahead_key **key_r) DX_MUST_CHECK;
/*
 * The answer is there, or none will come: those who wait are called in their order, until the places are used up and
 * one of them asks again, for whom the rest waits. K: NULL does nothing.
 */
void dx_ahead_asked(struct dx_ahead_key *k);

#endif
