/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "ahead.h"

#include <stdio.h>
#include <string.h>

#include "dx/base/clock.h"

#define HASH_CHARS (2 * DX_KEY_HASH_BYTES)
/* {"\\x before the digits of the first hash */
#define HASH_AT 5
/* Ends so close together are of one second of the database's clock. */
#define SAME_US INT64_C(500000)

/* The newest pepper's hash tells keys apart as well as all of them. */
static const char *first_hash(const char *hashes)
{
	return strlen(hashes) >= HASH_AT + HASH_CHARS ? hashes + HASH_AT : NULL;
}

static struct dx_ahead_key *find(struct dx_ahead *h, const char *hash)
{
	for (size_t i = 0; i < DX_AHEAD_KEYS; i++)
		if (h->keys[i].hash[0] != '\0' && memcmp(h->keys[i].hash, hash, HASH_CHARS) == 0)
			return &h->keys[i];
	return NULL;
}

bool dx_ahead_take(struct dx_ahead *h, const char *hashes, int64_t now_us, struct dx_arena *a, struct dx_auth *auth_r)
{
	const char *hash = first_hash(hashes);
	struct dx_ahead_key *k = hash != NULL ? find(h, hash) : NULL;
	char *now;

	if (k == NULL || k->places == 0 || now_us >= k->until_us)
		return false;
	k->places--;
	k->auth.remaining--;
	*auth_r = k->auth;
	auth_r->account_email = dx_strdup(a, k->email);
	auth_r->team_name = dx_strdup(a, k->team);
	now = dx_alloc(a, DX_RFC3339_MAX);
	auth_r->server_time = dx_rfc3339(dx_now_real_us(), now);
	return true;
}

/* Several requests may have asked at once: what they got is put together, good for as long as the shorter of it. */
static void add_places(struct dx_ahead_key *k, int places, int64_t until_us, int64_t now_us)
{
	bool old = k->places > 0 && k->until_us > now_us;

	if (old && until_us - k->until_us < SAME_US && k->until_us - until_us < SAME_US) {
		k->places += places;
		k->until_us = until_us < k->until_us ? until_us : k->until_us;
	} else if (!old || until_us > k->until_us) {
		k->places = places;
		k->until_us = until_us;
	}
}

void dx_ahead_put(struct dx_ahead *h, const char *hashes, const struct dx_auth *auth, int64_t sent_us)
{
	const char *hash = first_hash(hashes);
	struct dx_ahead_key *k;

	if (hash == NULL || auth->verdict != DX_AUTH_OK || auth->granted <= 0)
		return;
	k = find(h, hash);
	for (size_t i = 0; k == NULL && i < DX_AHEAD_KEYS; i++)
		if (!h->keys[i].asking && (h->keys[i].hash[0] == '\0' || h->keys[i].until_us <= sent_us))
			k = &h->keys[i];
	if (k == NULL)
		return;
	if (memcmp(k->hash, hash, HASH_CHARS) != 0)
		k->places = 0;
	memcpy(k->hash, hash, HASH_CHARS);
	k->hash[HASH_CHARS] = '\0';
	k->auth = *auth;
	/* cut texts would be wrong texts: such a key asks each time */
	if (strlen(auth->account_email) >= sizeof(k->email) || strlen(auth->team_name) >= sizeof(k->team)) {
		k->places = 0;
		k->until_us = 0;
		return;
	}
	snprintf(k->email, sizeof(k->email), "%s", auth->account_email);
	snprintf(k->team, sizeof(k->team), "%s", auth->team_name);
	k->auth.account_email = k->email;
	k->auth.team_name = k->team;
	k->auth.server_time = NULL;
	add_places(k, auth->granted, sent_us + INT64_C(1000) * auth->granted_ms, sent_us);
}

void dx_ahead_forget(struct dx_ahead *h)
{
	for (size_t i = 0; i < DX_AHEAD_KEYS; i++) {
		h->keys[i].places = 0;
		h->keys[i].until_us = 0;
	}
}

/* ---- asking for more ---- */

bool dx_ahead_knows(struct dx_ahead *h, const char *hashes)
{
	const char *hash = first_hash(hashes);

	return hash != NULL && find(h, hash) != NULL;
}

bool dx_ahead_ask(struct dx_ahead *h, const char *hashes, struct dx_ahead_waiter *w, struct dx_ahead_key **key_r)
{
	const char *hash = first_hash(hashes);
	struct dx_ahead_key *k = hash != NULL ? find(h, hash) : NULL;

	*key_r = NULL;
	if (k != NULL && k->asking) {
		STAILQ_INSERT_TAIL(&k->waiters, w, link);
		return false;
	}
	if (k != NULL) {
		k->asking = true;
		STAILQ_INIT(&k->waiters);
		*key_r = k;
	}
	return true;
}

void dx_ahead_asked(struct dx_ahead_key *k)
{
	struct dx_ahead_waiters waiters = STAILQ_HEAD_INITIALIZER(waiters);
	struct dx_ahead_waiter *w;

	if (k == NULL)
		return;
	/* first of all the new state: who looks again may be the next to ask */
	STAILQ_CONCAT(&waiters, &k->waiters);
	k->asking = false;
	bool granted = k->places > 0;
	if (!granted)
		k->hash[0] = '\0';
	/* as many as find a place, and one who asks for the others: thousands may wait here for dozens of places */
	while ((w = STAILQ_FIRST(&waiters)) != NULL && (!granted || k->places > 0 || !k->asking)) {
		STAILQ_REMOVE_HEAD(&waiters, link);
		w->fn(granted, w->arg);
	}
	if (STAILQ_EMPTY(&waiters))
		return;
	/* they were here first */
	STAILQ_CONCAT(&waiters, &k->waiters);
	STAILQ_CONCAT(&k->waiters, &waiters);
}
