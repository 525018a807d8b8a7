/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "versions.h"

#include <stdlib.h>
#include <sys/queue.h>

#include "dx/base/check.h"
#include "dx/store/array.h"
#include "dx/store/document.h"

/* Statements under way at once: two, so that a connection that hangs does not hold up everybody. */
#define BATCHES 2
/* Documents in a statement. */
#define BATCH_MAX 256

struct question {
	STAILQ_ENTRY(question) link;
	int64_t team_id;
	const char *uuid;
	dx_version_fn *fn;
	void *arg;
};
STAILQ_HEAD(questions, question);

struct dx_versions {
	struct dx_db *db;
	struct questions waiting;
	int under_way;
};

struct batch {
	struct dx_versions *owner;
	struct questions asked;
};

static void *new_object(size_t size)
{
	void *p = calloc(1, size);

	if (p == NULL)
		dx_die("out of memory");
	return p;
}

struct dx_versions *dx_versions_new(struct dx_db *db)
{
	struct dx_versions *v = new_object(sizeof(*v));

	v->db = db;
	STAILQ_INIT(&v->waiting);
	return v;
}

void dx_versions_free(struct dx_versions **v)
{
	if (v == NULL || *v == NULL)
		return;
	dx_assert((*v)->under_way == 0 && STAILQ_EMPTY(&(*v)->waiting));
	free(*v);
	*v = NULL;
}

static void send_batch(struct dx_versions *v);

/* RES has a row for each question, in their order. */
static void on_answer(PGresult *res, const struct dx_err *err, void *arg)
{
	struct batch *b = arg;
	struct dx_versions *v = b->owner;
	struct question *q;

	v->under_way--;
	for (int i = 0; (q = STAILQ_FIRST(&b->asked)) != NULL; i++) {
		STAILQ_REMOVE_HEAD(&b->asked, link);
		q->fn(err == NULL ? dx_col(res, i, "version") : NULL, err, q->arg);
		free(q);
	}
	free(b);
	if (!STAILQ_EMPTY(&v->waiting) && v->under_way < BATCHES)
		send_batch(v);
}

static void send_batch(struct dx_versions *v)
{
	struct batch *b = new_object(sizeof(*b));
	struct dx_buf teams = DX_BUF_INIT, uuids = DX_BUF_INIT;
	struct question *q;

	b->owner = v;
	STAILQ_INIT(&b->asked);
	dx_array_begin(&teams);
	dx_array_begin(&uuids);
	for (int n = 0; n < BATCH_MAX && (q = STAILQ_FIRST(&v->waiting)) != NULL; n++) {
		STAILQ_REMOVE_HEAD(&v->waiting, link);
		STAILQ_INSERT_TAIL(&b->asked, q, link);
		dx_array_int(&teams, q->team_id);
		dx_array_text(&uuids, dx_str(q->uuid));
	}
	dx_array_end(&teams);
	dx_array_end(&uuids);
	v->under_way++;
	dx_store_document_versions(v->db, dx_buf_cstr(&teams), dx_buf_cstr(&uuids), on_answer, b);
	dx_buf_free(&teams);
	dx_buf_free(&uuids);
}

void dx_versions_ask(struct dx_versions *v, int64_t team_id, const char *uuid, dx_version_fn *fn, void *arg)
{
	struct question *q = new_object(sizeof(*q));

	*q = (struct question){.team_id = team_id, .uuid = uuid, .fn = fn, .arg = arg};
	STAILQ_INSERT_TAIL(&v->waiting, q, link);
	if (v->under_way < BATCHES)
		send_batch(v);
}
