/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "cache.h"

#include <stdlib.h>
#include <string.h>
#include <sys/queue.h>

#include "dx/base/check.h"

#define BUCKETS 1024u /* a power of two */

struct entry {
	TAILQ_ENTRY(entry) age;
	struct entry *next; /* of its bucket */
	int64_t team;
	const char *uuid, *include, *version, *document; /* in TEXT */
	size_t bytes;
	char text[];
};

struct dx_cache {
	TAILQ_HEAD(age_head, entry) age; /* used last stands first */
	struct entry *buckets[BUCKETS];
	size_t bytes, max_bytes;
};

struct dx_cache *dx_cache_new(size_t max_bytes)
{
	struct dx_cache *c = calloc(1, sizeof(*c));

	if (c == NULL)
		dx_die("out of memory");
	TAILQ_INIT(&c->age);
	c->max_bytes = max_bytes;
	return c;
}

/* FNV-1a; who chooses uuids is us, so nobody can fill one bucket. */
static struct entry **bucket(struct dx_cache *c, const char *uuid)
{
	uint32_t h = 2166136261u;

	for (; *uuid != '\0'; uuid++)
		h = (h ^ (unsigned char)*uuid) * 16777619u;
	return &c->buckets[h & (BUCKETS - 1)];
}

static void drop(struct dx_cache *c, struct entry *e)
{
	struct entry **at = bucket(c, e->uuid);

	while (*at != e)
		at = &(*at)->next;
	*at = e->next;
	TAILQ_REMOVE(&c->age, e, age);
	c->bytes -= e->bytes;
	free(e);
}

void dx_cache_free(struct dx_cache **c)
{
	if (c == NULL || *c == NULL)
		return;
	while (!TAILQ_EMPTY(&(*c)->age))
		drop(*c, TAILQ_FIRST(&(*c)->age));
	free(*c);
	*c = NULL;
}

static struct entry *find(struct dx_cache *c, int64_t team, const char *uuid, const char *include)
{
	for (struct entry *e = *bucket(c, uuid); e != NULL; e = e->next)
		if (e->team == team && strcmp(e->uuid, uuid) == 0 && strcmp(e->include, include) == 0)
			return e;
	return NULL;
}

bool dx_cache_get(struct dx_cache *c, int64_t team, const char *uuid, const char *include, struct dx_cached *found_r)
{
	struct entry *e = find(c, team, uuid, include);

	if (e == NULL)
		return false;
	TAILQ_REMOVE(&c->age, e, age);
	TAILQ_INSERT_HEAD(&c->age, e, age);
	*found_r = (struct dx_cached){e->version, e->document};
	return true;
}

static const char *keep(char **at, const char *text)
{
	const char *kept = *at;
	size_t n = strlen(text) + 1;

	memcpy(*at, text, n);
	*at += n;
	return kept;
}

void dx_cache_put(struct dx_cache *c, int64_t team, const char *uuid, const char *include, const char *version,
		  const char *document)
{
	size_t bytes = sizeof(struct entry) + strlen(uuid) + strlen(include) + strlen(version) + strlen(document) + 4;
	struct entry *e = find(c, team, uuid, include);
	char *at;

	if (e != NULL)
		drop(c, e);
	if (bytes > c->max_bytes / 4)
		return;
	while (c->bytes + bytes > c->max_bytes)
		drop(c, TAILQ_LAST(&c->age, age_head));
	e = malloc(bytes);
	if (e == NULL)
		dx_die("out of memory");
	*e = (struct entry){.team = team, .bytes = bytes};
	at = e->text;
	e->uuid = keep(&at, uuid);
	e->include = keep(&at, include);
	e->version = keep(&at, version);
	e->document = keep(&at, document);
	e->next = *bucket(c, uuid);
	*bucket(c, uuid) = e;
	TAILQ_INSERT_HEAD(&c->age, e, age);
	c->bytes += bytes;
}
