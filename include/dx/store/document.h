/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Documents in the database, as the API sees them. Every function names the
 * team: rows of another team do not exist. Results arrive as rows of the SQL
 * function of the same name, to be read with dx_col().
 */
#ifndef DX_STORE_DOCUMENT_H
#define DX_STORE_DOCUMENT_H

#include "dx/db/db.h"

#define DX_PRIO_SYNC  0
#define DX_PRIO_ASYNC 10

/* Bytes of one content row. */
#define DX_CONTENT_CHUNK (1u << 20)

/* Everything that accept_document() wants to know. Optional texts may be NULL. */
struct dx_new_document {
	const char *uuid;
	int64_t team_id, account_id, key_id;
	const char *industry;
	const char *template_name;
	int template_version; /* 0: the current one */
	const char *external_id;
	const char *file_name;
	const char *media_type;
	int64_t size_bytes;
	const uint8_t *sha256; /* 32 bytes */
	int prio;
	const char *languages;
	const char *pages;
	const char *options; /* JSON */
	const char *request_id;
	const char *base;
	const char *idempotency_key;     /* NULL: none */
	const uint8_t *idempotency_hash; /* 32 bytes; with a key */
	int replay_status;               /* what replays are answered; 0: as the document's state says */
	const char *secret;              /* name of the file's password in an API process's memory; NULL: none */
	const char *traceparent;
};

/* Inside one transaction: the pieces of the content in order, then the document itself (row: verdict, document,
 * uuid, status, replay_status). */
void dx_store_put_content(struct dx_db_tx *tx, const char *uuid, int seq, const void *p, size_t n);
void dx_store_accept_document(struct dx_db_tx *tx, const struct dx_new_document *d);
/* What a request that waited was answered at last, for replays of its key. */
void dx_store_set_replay_status(struct dx_db *db, int64_t team_id, const char *uuid, int status, dx_db_fn *fn,
				void *arg);
/* After the commit: wake the workers. Nothing depends on it: they poll too. */
void dx_store_notify_job(struct dx_db *db);

/*
 * TEAM_IDS and UUIDS are array literals of the same length; a row for each pair, in their order. `version`: of a
 * document that has ended, as in get_document(); NULL: before its end, or the team has no such document.
 */
void dx_store_document_versions(struct dx_db *db, const char *team_ids, const char *uuids, dx_db_fn *fn, void *arg);
/* INCLUDE is a text[] literal: "{}", "{evidence,engine}". No row: unknown or another team's. */
void dx_store_get_document(struct dx_db *db, int64_t team_id, const char *uuid, const char *include, const char *base,
			   dx_db_fn *fn, void *arg);
/*
 * Key, rate limit and document in one round trip: columns of authorize() (dx_auth_read()) and of
 * get_document(), the latter NULL when the key is refused or there is no such document in its team.
 */
void dx_store_authorize_get_document(struct dx_db *db, const char *hashes, const char *uuid, const char *include,
				     const char *base, dx_db_fn *fn, void *arg);

/* Rows: uuid, of those of UUIDS (a uuid[] literal) that have ended or are gone. */
void dx_store_ended_of(struct dx_db *db, const char *uuids, dx_db_fn *fn, void *arg);

struct dx_document_filter {
	const char *status; /* text[] literal or NULL */
	const char *industry;
	const char *template_name;
	const char *external_id;
	const char *from;      /* RFC 3339 */
	const char *to;        /* RFC 3339 */
	const uint8_t *sha256; /* 32 bytes or NULL */
	const char *cursor;
	int limit;
	bool feed;         /* changes, oldest first, rather than documents, newest first */
	const char *since; /* RFC 3339 or NULL; feed only */
};
/* Row: documents, next_cursor, next_since (NULL unless feed). */
void dx_store_list_documents(struct dx_db *db, int64_t team_id, const struct dx_document_filter *f, const char *base,
			     dx_db_fn *fn, void *arg);
/* Row: status, data as the document object shows it; dx_store_get_result() has every row. */
void dx_store_get_data(struct dx_db *db, int64_t team_id, const char *uuid, dx_db_fn *fn, void *arg);
void dx_store_get_result(struct dx_db *db, int64_t team_id, const char *uuid, dx_db_fn *fn, void *arg);
void dx_store_cancel_document(struct dx_db *db, int64_t team_id, const char *uuid, const char *base, dx_db_fn *fn,
			      void *arg);
/* After a cancel of a document that is being worked on: tell its worker at once. */
void dx_store_notify_cancel(struct dx_db *db, const char *uuid);
/* Who asks, for the audit log. */
struct dx_actor {
	int64_t key_id;
	const char *request_id, *address;
};
void dx_store_delete_document(struct dx_db *db, int64_t team_id, const char *uuid, const struct dx_actor *who,
			      dx_db_fn *fn, void *arg);

/*
 * Passwords of files. They never go to the database: SECRET is the name under which a process holds one.
 * Unlock (row: verdict, status, document) puts the document back into the queue. A worker asks (row: asked)
 * for its claim, who holds the password looks who asks (rows: job, token, public_key) and sends it sealed.
 */
void dx_store_unlock_document(struct dx_db *db, int64_t team_id, const char *uuid, const char *secret, const char *base,
			      dx_db_fn *fn, void *arg);
void dx_store_secret_asks(struct dx_db *db, const char *uuid, const char *secret, dx_db_fn *fn, void *arg);
void dx_store_give_secret(struct dx_db *db, int64_t job, int64_t token, const char *sealed);

#endif
