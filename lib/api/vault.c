/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Passwords of files, in locked memory. A document's row holds the name of its entry here, nothing else. A worker that
 * meets an encrypted file leaves a public key with its job and sends a notice; we read the key from the database (a
 * notice anybody could send, a row only the daemon's role can write), and answer with what only that key opens.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/queue.h>

#include "api_int.h"
#include "dx/base/check.h"
#include "dx/base/clock.h"
#include "dx/base/log.h"
#include "dx/base/utf8.h"

#define KEEP_US     (INT64_C(15) * 60 * 1000000)
#define ENTRIES_MAX 1000 /* each takes a locked page */

struct entry {
	LIST_ENTRY(entry) link;
	char id[DX_API_SECRET_ID];
	char uuid[DX_UUID_TEXT];
	struct dx_secret *secret;
	int64_t until_us;
	bool held; /* whatever is said of its document's end */
};

LIST_HEAD(entries, entry);

struct dx_api_vault {
	struct dx_api *api;
	struct entries entries;
	size_t n;
};

/* A question to the database about an entry, which may be gone when the answer comes. */
struct question {
	struct dx_api_vault *vault;
	char id[DX_API_SECRET_ID];
};

bool dx_api_password_ok(struct dx_str s)
{
	return s.n > 0 && s.n <= DX_API_PASSWORD_MAX && memchr(s.p, '\0', s.n) == NULL && dx_utf8_valid(s);
}

struct dx_api_vault *dx_api_vault_new(struct dx_api *api)
{
	struct dx_api_vault *v = calloc(1, sizeof(*v));
	if (v == NULL)
		dx_die("out of memory (vault)");
	v->api = api;
	LIST_INIT(&v->entries);
	return v;
}

static void drop(struct dx_api_vault *v, struct entry *e)
{
	LIST_REMOVE(e, link);
	v->n--;
	dx_secret_free(&e->secret);
	free(e);
}

void dx_api_vault_free(struct dx_api_vault **v)
{
	if (*v == NULL)
		return;
	while (!LIST_EMPTY(&(*v)->entries))
		drop(*v, LIST_FIRST(&(*v)->entries));
	free(*v);
	*v = NULL;
}

static struct entry *find(const struct dx_api_vault *v, const char *id)
{
	struct entry *e;
	LIST_FOREACH (e, &v->entries, link)
		if (strcmp(e->id, id) == 0)
			return e;
	return NULL;
}

bool dx_api_vault_put(struct dx_api_vault *v, const char *uuid, struct dx_secret **secret, char id[DX_API_SECRET_ID])
{
	uint8_t name[(DX_API_SECRET_ID - 1) / 2];
	if (v->n >= ENTRIES_MAX)
		return false;
	struct entry *e = calloc(1, sizeof(*e));
	if (e == NULL)
		dx_die("out of memory (vault)");
	dx_random(name, sizeof(name));
	dx_hex(e->id, name, sizeof(name));
	dx_assert(strlen(uuid) < sizeof(e->uuid));
	memcpy(e->uuid, uuid, strlen(uuid) + 1);
	e->secret = *secret;
	*secret = NULL;
	e->until_us = dx_now_mono_us() + KEEP_US;
	LIST_INSERT_HEAD(&v->entries, e, link);
	v->n++;
	memcpy(id, e->id, DX_API_SECRET_ID);
	return true;
}

void dx_api_vault_drop(struct dx_api_vault *v, const char *id)
{
	struct entry *e = find(v, id);
	if (e != NULL)
		drop(v, e);
}

void dx_api_vault_sweep(struct dx_api_vault *v)
{
	int64_t now_us = dx_now_mono_us();
	for (struct entry *e = LIST_FIRST(&v->entries), *next; e != NULL; e = next) {
		next = LIST_NEXT(e, link);
		if (e->until_us <= now_us)
			drop(v, e);
	}
}

static struct question *ask(struct dx_api_vault *v, const char *id)
{
	struct question *q = calloc(1, sizeof(*q));
	if (q == NULL)
		dx_die("out of memory (vault)");
	q->vault = v;
	memcpy(q->id, id, sizeof(q->id));
	return q;
}

/* ---- a worker asks ---- */

static void on_asks(PGresult *res, const struct dx_err *err, void *arg)
{
	struct question *q = arg;
	struct dx_api_vault *v = q->vault;
	const struct entry *e = find(v, q->id);
	char sealed[DX_SEAL_TEXT_MAX];
	if (err != NULL)
		DX_WARN("cannot see who asks for a password; the worker asks again", DX_KV_S("error", err->msg));
	for (int i = 0; err == NULL && e != NULL && i < PQntuples(res); i++) {
		if (!dx_seal(dx_str(dx_col(res, i, "public_key")), e->secret, sealed)) {
			DX_WARN("a worker's public key is none", DX_KV_S("document", e->uuid));
			continue;
		}
		dx_store_give_secret(v->api->db, dx_col_int(res, i, "job", 0), dx_col_int(res, i, "token", 0), sealed);
	}
	free(q);
}

void dx_api_vault_wanted(struct dx_api_vault *v, const char *payload)
{
	const char *blank = strchr(payload, ' ');
	struct entry *e = blank != NULL ? find(v, blank + 1) : NULL;
	if (e != NULL)
		dx_store_secret_asks(v->api->db, e->uuid, e->id, on_asks, ask(v, e->id));
}

/* ---- the document's end ---- */

static void on_ended(PGresult *res, const struct dx_err *err, void *arg)
{
	struct question *q = arg;
	if (err == NULL && PQntuples(res) > 0)
		dx_api_vault_drop(q->vault, q->id);
	free(q);
}

static void ask_end(struct dx_api_vault *v, const struct entry *e)
{
	char array[DX_UUID_TEXT + 2];
	(void)snprintf(array, sizeof(array), "{%s}", e->uuid);
	dx_store_ended_of(v->api->db, array, on_ended, ask(v, e->id));
}

void dx_api_vault_notice(struct dx_api_vault *v, const char *uuid)
{
	const struct entry *e;
	LIST_FOREACH (e, &v->entries, link)
		if (!e->held && strcmp(e->uuid, uuid) == 0)
			ask_end(v, e);
}

void dx_api_vault_hold(struct dx_api_vault *v, const char *id)
{
	struct entry *e = find(v, id);
	if (e != NULL)
		e->held = true;
}

void dx_api_vault_release(struct dx_api_vault *v, const char *id)
{
	struct entry *e = find(v, id);
	if (e == NULL)
		return;
	e->held = false;
	ask_end(v, e); /* its end may have been told meanwhile */
}
