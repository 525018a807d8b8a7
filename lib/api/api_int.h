/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Inside the API role. Where is what:
 *
 *   api.c            start, stop, reload, the route table
 *   certificate.c  what tls.listen shows
 *   auth.c       key → account, rate limit, scope; then the endpoint
 *   ahead.c      places under high rate limits that were counted ahead
 *   cache.c      texts of documents that have ended
 *   versions.c   whether they still are what they were
 *   reply.c      problems and JSON bodies
 *   form.c       the upload form, all its mistakes at once
 *   upload.c     upload → content and document in one transaction
 *   storing.c    content that goes to another storage than the database
 *   faults.c     what is wrong with a request, all of it
 *   full.c       who was told a moment ago that too much waits
 *   vault.c      passwords of files, until their documents have been read
 *   unlock.c     POST /documents/{uuid}/unlock
 *   wait.c       requests that wait for a document's end
 *   extract.c    POST /extract
 *   documents.c  /documents, /documents/{uuid}
 *   list.c       GET /documents
 *   export.c     /documents/{uuid}/export.csv
 *   rows.c, original.c, pages.c   what else can be had of a document
 *   revise.c, revisions.c, explain.c   corrections, reanalysis, history, where a value came from
 *   await.c      requests that wait for a picture or a correction
 *   filing.c     /documents/{uuid}/filing-formats, /export/filing
 *   tax.c, tax_file.c   /tax/exports
 *   catalog.c    /industries
 *   usage.c      /ping, /usage
 *   system.c     /_debug/upstream, /healthz, /readyz
 *   routes.tbl   the interface as a table; table.c gives it to openapi.c and docs.c
 *   docs.c       /docs, /openapi.json
 *   parse.c      what clients write, checked (pure functions)
 *
 * A request's memory is its arena; it ends with the reply, so nothing of a call may be touched after a
 * dx_reply…() or any function here that says "replies".
 */
#ifndef DX_API_INT_H
#define DX_API_INT_H

#include "dx/api/parse.h"
#include "dx/blob/blob.h"
#include "dx/crypt/hash.h"
#include "dx/crypt/key.h"
#include "dx/crypt/secret.h"
#include "dx/db/db.h"
#include "dx/http/http.h"
#include "dx/http/mpart.h"
#include "dx/role/child.h"
#include "dx/store/auth.h"
#include "dx/store/document.h"

#define DX_API_BASE "/api/v1"

struct dx_ahead;
struct dx_ahead_key;
struct dx_ahead_waiter;
struct dx_cache;
struct dx_versions;
struct dx_api_waits;
struct dx_api_await;
struct dx_api_vault;
struct dx_api_full;

/* A page made once. */
struct dx_api_page {
	const char *text, *media_type;
	size_t n;
	char etag[DX_ETAG_MAX];
};

/* The process. */
struct dx_api {
	struct dx_child *child;
	struct dx_db *db;
	struct dx_listen *listen;
	struct dx_http *http;
	struct dx_tls *tls;              /* until it is served with */
	struct dx_tls_facts certificate; /* in use */
	int64_t certificate_look_s;      /* when to look at it again */
	struct dx_peppers peppers;
	struct dx_blobs *blobs;
	struct dx_ahead *ahead;
	struct dx_cache *cache;
	struct dx_versions *versions;
	struct dx_arena *arena; /* lives as long as the process */
	/* What the engine on this host said at start. */
	const char *tesseract, *leptonica, *mupdf;
	const char *languages; /* "eng,hin" */
	const char *ocr_url, *pdf_url;
	struct dx_api_page docs, openapi;
	struct dx_api_waits *waits;
	struct dx_api_await *awaits;
	struct dx_api_vault *vault;
	struct dx_api_full *full;
	struct dx_timer *belt;     /* looks at waiting requests although no notice came */
	struct dx_timer *first_db; /* runs until the database is reached for the first time */
	bool serving, stopping;
	int exit_code;
};

/* One request of an authenticated endpoint; lives in the request's arena. */
struct dx_api_call {
	struct dx_api *api;
	struct dx_req *req;
	struct dx_arena *arena;
	const char *base;               /* in front of links: public_url and base path */
	unsigned scope;                 /* what the endpoint needs */
	const char *hashes;             /* of the key */
	int64_t asked_us;               /* when the database was asked about it */
	struct dx_ahead_waiter *waiter; /* while another request asks about the key */
	struct dx_ahead_key *asking;    /* others wait for what it says; NULL: none */
	struct dx_auth auth;
	void (*next)(struct dx_api_call *c);
	void *state; /* the endpoint's own */
};

/* ---- certificate.c: nothing to do without a listener for TLS ---- */

/* Into api->tls; says what is wrong. */
bool dx_api_certificate_load(struct dx_api *api) DX_MUST_CHECK;
/* For new connections; a bad one leaves the old in force. */
void dx_api_certificate_reload(struct dx_api *api);
/* Say that it expires, once a day. */
void dx_api_certificate_look(struct dx_api *api);

/* ---- auth.c ---- */

/* Check key, rate limit and SCOPE, then NEXT; replies when one of them refuses. */
void dx_api_authorized(struct dx_api *api, struct dx_req *req, unsigned scope, void (*next)(struct dx_api_call *c));
/* The pieces of it, for an endpoint that asks for more in the same round trip. False: replied. */
struct dx_api_call *dx_api_call_new(struct dx_api *api, struct dx_req *req, unsigned scope);
bool dx_api_take_key(struct dx_api_call *c) DX_MUST_CHECK;
void dx_api_authorize(struct dx_api_call *c, void (*next)(struct dx_api_call *c));
/* Whether dx_api_authorize() mostly needs no round trip. */
bool dx_api_counts_ahead(const struct dx_api_call *c) DX_MUST_CHECK;
bool dx_api_admit(struct dx_api_call *c, const PGresult *res, const struct dx_err *err) DX_MUST_CHECK;
/* For dx_http_options.unrouted. */
void dx_api_unrouted(struct dx_req *req, enum dx_code code, const char *detail, void *arg);

/* ---- reply.c: all of these reply, except dx_api_uuid() ---- */

/* The {uuid} of the path in lower case, in the request's arena. Error: invalid_uuid. */
bool dx_api_uuid(struct dx_req *req, const char **uuid_r, struct dx_err *err) DX_MUST_CHECK;

void dx_api_fail(struct dx_req *req, const struct dx_err *err);
void dx_api_problem(struct dx_req *req, enum dx_code code, const char *meta_json, const char *fmt, ...) DX_PRINTF(4, 5);
void dx_api_json(struct dx_req *req, int status, const char *json);
/* 403 with what is used, what is allowed and when it starts anew; later, after one more query. */
void dx_api_quota_exceeded(struct dx_api_call *c);
/* 404, the same for unknown and for another team's. */
void dx_api_document_not_found(struct dx_req *req, const char *uuid);
/* The state forbids it: 409 (410 when expired) with meta.status. */
void dx_api_wrong_state(struct dx_req *req, enum dx_code code, const char *status, const char *what);

/* ---- tax.c ---- */

/* 404, the same for unknown and for another team's. */
void dx_api_tax_not_found(struct dx_req *req);

/* ---- faults.c ---- */

#define DX_API_FAULTS_MAX 24 /* more than this helps nobody */

/* What is wrong with a request, to be told all at once. */
struct dx_api_faults {
	struct dx_problem_item items[DX_API_FAULTS_MAX];
	enum dx_code codes[DX_API_FAULTS_MAX];
	size_t n;
};

/* *F is made in A with its first fault: NULL means that nothing is wrong. Texts are kept, not copied. */
void dx_api_fault(struct dx_arena *a, struct dx_api_faults **f, enum dx_code code, const struct dx_problem_item *item);
/* Query parameter NAME is wrong; DETAIL says what it takes, ALLOWED (JSON or NULL) lists it. */
void dx_api_param_fault(struct dx_req *req, struct dx_api_faults **f, const char *name, const char *detail,
			const char *allowed);
/* Query parameters that are malformed, repeated or not in ALLOWED (NULL-terminated). */
void dx_api_query_faults(struct dx_req *req, const char *const *allowed, struct dx_api_faults **f);
/* Replies with all faults; the first with the lowest status gives the code. */
void dx_api_faults_reply(struct dx_req *req, const struct dx_api_faults *f);
/* Refuse query parameters that are not in ALLOWED. False: replied. */
bool dx_api_query_ok(struct dx_req *req, const char *const *allowed) DX_MUST_CHECK;

/* ---- vault.c ---- */

#define DX_API_PASSWORD_MAX 255 /* bytes */
#define DX_API_SECRET_ID    33  /* text of a secret's name, with the terminator */

struct dx_api_vault *dx_api_vault_new(struct dx_api *api);
void dx_api_vault_free(struct dx_api_vault **v);
/*
 * Keep SECRET (taken, *SECRET is NULL then) for document UUID until it has ended, or for 15 minutes. ID gets the name
 * to be stored with the document. False: too many are kept already.
 */
bool dx_api_vault_put(struct dx_api_vault *v, const char *uuid, struct dx_secret **secret,
		      char id[DX_API_SECRET_ID]) DX_MUST_CHECK;
/*
 * An entry for a document that has ended before, until its row names the entry: a late notice of that end is not the
 * entry's. Released, it goes with the document's next end.
 */
void dx_api_vault_hold(struct dx_api_vault *v, const char *id);
void dx_api_vault_release(struct dx_api_vault *v, const char *id);
/* The document was refused after all. */
void dx_api_vault_drop(struct dx_api_vault *v, const char *id);
/* A worker asks: PAYLOAD is "uuid name". It is only a hint: who asks for what is read from the database. */
void dx_api_vault_wanted(struct dx_api_vault *v, const char *payload);
/* Something happened to this document. */
void dx_api_vault_notice(struct dx_api_vault *v, const char *uuid);
void dx_api_vault_sweep(struct dx_api_vault *v);
/* The name is as long as it says and may be kept with a document: 1 to 255 bytes of UTF-8 without NUL. */
bool dx_api_password_ok(struct dx_str s) DX_MUST_CHECK;

/* ---- full.c ---- */

/* What the database says when there is no room for an upload. */
struct dx_api_room {
	bool of_team;          /* else of all teams together */
	int64_t waiting;       /* pages, or jobs of all */
	int64_t retry_after_s; /* at least 1 */
};

struct dx_api_full *dx_api_full_new(struct dx_arena *a);
/* Replies, and remembers it for a moment: the key's next upload of this priority is refused from its head. */
void dx_api_full_refuse(struct dx_api_call *c, int prio, const struct dx_api_room *room);
/* Replies to a request that was refused from its head. */
void dx_api_full_repeat(struct dx_api_call *c, int prio);
/* For dx_http_options.knows_answer; ARG is struct dx_api. */
bool dx_api_full_knows(const struct dx_http_head *head, void *arg);

/* ---- storing.c ---- */

/* The file of an upload, written and durable, but no document's yet. Lives in the call's arena. */
struct dx_api_stored {
	const char *driver;
	char key[DX_BLOB_KEY];
	uint8_t sha256[DX_SHA256_BYTES];
};

/* Write FILE for document UUID to where new content goes; DONE gets STORED, or NULL and ERR. */
void dx_api_store(struct dx_api_call *c, const char *uuid, const struct dx_part *file,
		  void (*done)(struct dx_api_stored *stored, const struct dx_err *err, void *arg), void *arg);
/* No document came of it. STORED may be NULL. */
void dx_api_store_undo(struct dx_api *api, const struct dx_api_stored *stored);

/* ---- form.c ---- */

struct dx_api_form {
	struct dx_mpart parts;
	const char *industry, *template_ref, *external_id, *pages, *languages; /* NULL: absent or wrong */
	const struct dx_part *file;
	const char *file_name, *media_type;
	const char *options;         /* JSON */
	const char *idempotency_key; /* NULL: none */
	struct dx_secret *password;  /* NULL: none; goes with the request's arena unless somebody takes it */
	struct dx_api_faults *faults;
};

/* Read and check everything that needs no database. False: replied (it is no form at all). */
bool dx_api_form_read(struct dx_api_call *c, struct dx_api_form *f) DX_MUST_CHECK;
/* SHA-256 over what was asked and the bytes of the file (their SHA-256): two requests with the same are the same. */
void dx_api_form_hash(const struct dx_api_call *c, const struct dx_api_form *f, const uint8_t *file_sha256,
		      uint8_t hash_r[DX_SHA256_BYTES]);

/* ---- upload.c ---- */

/* A document that was taken; texts live in the call's arena, DOCUMENT only during the callback. */
struct dx_api_taken {
	const char *uuid, *document, *status;
	bool has_key;      /* an Idempotency-Key came with it */
	bool replayed;     /* it was there already: the header says so */
	int replay_status; /* what a replay answers; 0: as the document's state says */
};

/*
 * Take the request's form, store it as a new document of priority PRIO; DONE gets it once it is committed, or the
 * one that the same Idempotency-Key made before. REPLAY_STATUS is kept with a new document. Replies instead when
 * anything is wrong.
 */
void dx_api_upload(struct dx_api_call *c, int prio, int replay_status,
		   void (*done)(struct dx_api_call *c, const struct dx_api_taken *t));

/* ---- documents.c ---- */

/* ?include=evidence,engine as a text[] literal; what is wrong with it goes to F. */
void dx_api_read_include(struct dx_req *req, const char **array_r, struct dx_api_faults **f);

/* The document's own problem as the answer to a request that waited for it: 422 with its uuid and state. */
void dx_api_document_failed(struct dx_api_call *c, const char *uuid, const char *status, const char *document);

/* ---- wait.c ---- */

struct dx_api_waits *dx_api_waits_new(void);
/* After dx_api_wait_stop() and the end of the database, whose callbacks know of the waits. */
void dx_api_waits_free(struct dx_api_waits **s);

typedef void dx_api_waited_fn(struct dx_api_call *c, PGresult *res, const struct dx_err *err);

/*
 * Wait until document UUID of the call's team has come to its end, TIMEOUT_US is over, the client is gone or the
 * process stops; then FN once with the row of get_document() (none: it was deleted, or there never was one) or ERR.
 * A first look is taken at once, later ones whenever something is said about the document; those who wait for the
 * same share them, and their answers are spread over several turns of the loop. PATIENT: an unreachable database is
 * waited for too. The texts are copied.
 */
void dx_api_wait(struct dx_api_call *c, const char *uuid, const char *include, int64_t timeout_us, bool patient,
		 dx_api_waited_fn *fn);
/* The same, but the wait is over already when the document has been opened. */
void dx_api_wait_opened(struct dx_api_call *c, const char *uuid, int64_t timeout_us, dx_api_waited_fn *fn);
void dx_api_wait_notice(struct dx_api *api, const char *uuid);
void dx_api_wait_catch_up(struct dx_api *api); /* notices may have been missed */
void dx_api_wait_stop(struct dx_api *api);     /* every wait ends now with what there is */

/* ---- docs.c, openapi.c ---- */

/* Make both pages; again after a reload that changed public_url. */
void dx_api_docs_make(struct dx_api *api);
/* The OpenAPI 3.1 description as JSON. PUBLIC_URL may be "". */
void dx_api_openapi_write(struct dx_arena *a, const char *public_url, struct dx_buf *out);

/* ---- await.c ---- */

struct dx_api_await_options {
	const char *uuid; /* a notice about this document makes it look again */
	int64_t timeout_us;
	void (*ask)(struct dx_api_call *c, dx_db_fn *fn, void *arg);
	bool (*is_done)(const PGresult *res); /* RES has a row */
	/* Once: with what was found last, also when the time is over or the client gone. */
	void (*fn)(struct dx_api_call *c, PGresult *res, const struct dx_err *err);
};

/* O must live as long as the request. */
void dx_api_await(struct dx_api_call *c, const struct dx_api_await_options *o);
void dx_api_await_notice(struct dx_api *api, const char *uuid); /* NULL: look at all */
void dx_api_await_stop(struct dx_api *api);

/* ---- original.c, pages.c ---- */

/* "attachment" and the file's name, whatever characters it has. */
const char *dx_api_disposition(struct dx_arena *a, const char *file_name);

struct dx_api_picture {
	bool ok;
	struct dx_str png;
	struct dx_err err; /* when not ok */
};
/* The picture of a page, or of BOX ("": all; ten-thousandths of the page), drawn by a worker; then FN. */
void dx_api_picture(struct dx_api_call *c, const char *uuid, int page, int dpi, const char *box,
		    void (*fn)(struct dx_api_call *c, const struct dx_api_picture *p));

/* ---- endpoints: handlers of the route table, ARG is struct dx_api ---- */

void dx_api_ping(struct dx_req *req, void *arg);
void dx_api_usage(struct dx_req *req, void *arg);
void dx_api_industries(struct dx_req *req, void *arg);
void dx_api_templates(struct dx_req *req, void *arg);
void dx_api_extract(struct dx_req *req, void *arg);
void dx_api_documents_post(struct dx_req *req, void *arg);
void dx_api_documents_list(struct dx_req *req, void *arg);
void dx_api_document_get(struct dx_req *req, void *arg);
void dx_api_document_delete(struct dx_req *req, void *arg);
void dx_api_document_cancel(struct dx_req *req, void *arg);
void dx_api_document_unlock(struct dx_req *req, void *arg);
void dx_api_export_csv(struct dx_req *req, void *arg);
void dx_api_rows(struct dx_req *req, void *arg);
void dx_api_original(struct dx_req *req, void *arg);
void dx_api_page_words(struct dx_req *req, void *arg);
void dx_api_page_png(struct dx_req *req, void *arg);
void dx_api_data_patch(struct dx_req *req, void *arg);
void dx_api_reanalyze(struct dx_req *req, void *arg);
void dx_api_revisions(struct dx_req *req, void *arg);
void dx_api_revision(struct dx_req *req, void *arg);
void dx_api_revision_diff(struct dx_req *req, void *arg);
void dx_api_revision_adopt(struct dx_req *req, void *arg);
void dx_api_explain(struct dx_req *req, void *arg);
void dx_api_filing_formats(struct dx_req *req, void *arg);
void dx_api_export_filing(struct dx_req *req, void *arg);
void dx_api_tax_create(struct dx_req *req, void *arg);
void dx_api_tax_list(struct dx_req *req, void *arg);
void dx_api_tax_get(struct dx_req *req, void *arg);
void dx_api_tax_file(struct dx_req *req, void *arg);
void dx_api_upstream(struct dx_req *req, void *arg);
void dx_api_docs(struct dx_req *req, void *arg);
void dx_api_openapi(struct dx_req *req, void *arg);
void dx_api_healthz(struct dx_req *req, void *arg);
void dx_api_readyz(struct dx_req *req, void *arg);

#endif
