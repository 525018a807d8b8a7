/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * From an upload to a document: the file goes to the database in pieces, each only after the one before has
 * left, and document and job are made in the same transaction; or it goes to another storage first (blob.c), and the
 * transaction says where it is. A client that has its answer has a document that survives anything.
 */
#include <inttypes.h>
#include <string.h>

#include "api_int.h"
#include "dx/base/killpoint.h"
#include "dx/base/log.h"
#include "dx/doc/kind.h"
#include "dx/fmt/json.h"
#include "dx/store/catalog.h"
#include "dx/store/content.h"

/* The commit was sent and the connection broke: how often and how long to look whether it happened. */
#define SETTLE_TRIES    20
#define SETTLE_PAUSE_US INT64_C(250000)
/* Hashed in one go: a millisecond, after which others are served. A row of content is several. */
#define STEP_BYTES ((size_t)128 << 10)
_Static_assert(DX_CONTENT_CHUNK % STEP_BYTES == 0, "pieces fill rows");

struct upload {
	struct dx_api_call *c;
	int prio, replay_status;
	void (*done)(struct dx_api_call *c, const struct dx_api_taken *t);
	struct dx_api_form form;
	const char *template_name;
	int template_version;
	char uuid[DX_UUID_TEXT];
	struct dx_sha256 sha;
	char secret_id[DX_API_SECRET_ID]; /* "": no password */
	uint8_t sha256[DX_SHA256_BYTES], hash[DX_SHA256_BYTES];
	struct dx_api_stored *stored; /* NULL: in the database */
	struct dx_db_tx *tx;
	size_t sent;
	int seq;
	char *chunk;           /* the row being filled */
	struct dx_timer *step; /* the next piece is due */
	int tries;
	struct dx_timer *pause;
};

/* ---- wrong industry or template: say what there is ---- */

/* Slugs of all industries, or the templates of the one called SLUG, as a JSON array in A; NULL: none such. */
static const char *allowed_names(struct dx_arena *a, const char *industries_json, const char *slug)
{
	json_t *v, *item, *name;
	size_t i, k;
	struct dx_err err;
	struct dx_buf b = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&b);
	if (!dx_json_parse(a, dx_str(industries_json), &v, &err))
		return NULL;
	dx_jw_arr(&w);
	json_array_foreach (json_object_get(v, "industries"), i, item) {
		const char *this_slug = dx_json_str(item, "slug");
		if (slug == NULL)
			dx_jw_cstr(&w, this_slug);
		else if (this_slug != NULL && strcmp(slug, this_slug) == 0)
			json_array_foreach (json_object_get(item, "templates"), k, name)
				dx_jw_cstr(&w, json_string_value(name));
	}
	dx_jw_arr_end(&w);
	const char *text = dx_strdup(a, dx_buf_cstr(&b));
	dx_buf_free(&b);
	return text;
}

static void reply_unknown(struct upload *u, enum dx_code code, const char *industries_json)
{
	struct dx_api_form *f = &u->form;
	struct dx_arena *a = u->c->arena;
	bool industry = code == DX_E_unknown_industry;
	struct dx_problem_item item = {
		.pointer = industry ? "/industry" : "/template",
		.code = "unknown",
		.detail = industry ? dx_asprintf(a, "there is no industry %s", f->industry)
				   : dx_asprintf(a, "there is no template %s in industry %s", f->template_ref,
						 f->industry),
		.allowed = allowed_names(a, industries_json, industry ? NULL : f->industry),
	};
	dx_api_fault(a, &f->faults, code, &item);
	dx_api_faults_reply(u->c->req, f->faults);
}

static void on_industries(PGresult *res, const struct dx_err *err, void *arg, enum dx_code code)
{
	struct upload *u = arg;
	if (err != NULL)
		dx_api_fail(u->c->req, err);
	else
		reply_unknown(u, code, dx_col(res, 0, "json"));
}

static void on_unknown_industry(PGresult *res, const struct dx_err *err, void *arg)
{
	on_industries(res, err, arg, DX_E_unknown_industry);
}

static void on_unknown_template(PGresult *res, const struct dx_err *err, void *arg)
{
	on_industries(res, err, arg, DX_E_unknown_template);
}

/* True when VERDICT is "ok"; else it replies (perhaps after one more query). */
static bool verdict_ok(struct upload *u, const char *verdict)
{
	if (strcmp(verdict, "ok") == 0)
		return true;
	if (strcmp(verdict, "unknown_industry") == 0) {
		dx_store_industries(u->c->api->db, on_unknown_industry, u);
	} else if (strcmp(verdict, "unknown_template") == 0) {
		dx_store_industries(u->c->api->db, on_unknown_template, u);
	} else if (strcmp(verdict, "quota_exceeded") == 0) {
		dx_api_quota_exceeded(u->c);
	} else if (strcmp(verdict, "idempotency_conflict") == 0) {
		dx_api_problem(u->c->req, DX_E_idempotency_conflict, NULL,
			       "this Idempotency-Key came with another file or other fields before; use a new key");
	} else {
		struct dx_err err;
		dx_fail(&err, DX_E_internal_error, "upload refused: %s", verdict);
		dx_api_fail(u->c->req, &err);
	}
	return false;
}

/* ---- the end ---- */

/* There is no new document: nobody will ask for its password. */
static void forget_password(struct upload *u)
{
	if (u->secret_id[0] != '\0')
		dx_api_vault_drop(u->c->api->vault, u->secret_id);
	u->secret_id[0] = '\0';
}

static void accepted(struct upload *u, const char *document)
{
	struct dx_api_call *c = u->c;
	DX_KILL_POINT("api_committed");
	dx_store_notify_job(c->api->db);
	char trace[DX_TRACE_ID] = "";
	if (dx_req_traceparent(c->req) != NULL)
		(void)dx_trace_id(dx_req_traceparent(c->req), trace);
	DX_INFO("document accepted", DX_KV_S("request", dx_req_id(c->req)), DX_KV_S("document", u->uuid),
		DX_KV_S("industry", u->form.industry), DX_KV_S("template", u->template_name),
		DX_KV_I("bytes", u->form.file->length), DX_KV_S("trace", trace));
	u->done(c, &(struct dx_api_taken){
			   .uuid = dx_strdup(c->arena, u->uuid),
			   .document = document,
			   .status = "queued",
			   .has_key = u->form.idempotency_key != NULL,
		   });
}

/* The key was used for the same request before: its document as it is now, nothing was stored. */
static void replayed(struct upload *u, const PGresult *res)
{
	struct dx_api_call *c = u->c;
	struct dx_api_taken t = {
		.uuid = dx_strdup(c->arena, dx_col(res, 0, "uuid")),
		.document = dx_col(res, 0, "document"),
		.status = dx_strdup(c->arena, dx_col(res, 0, "status")),
		.has_key = true,
		.replayed = true,
		.replay_status = (int)dx_col_int(res, 0, "replay_status", 0),
	};
	dx_req_set_header(c->req, "Idempotent-Replayed", "true");
	DX_INFO("upload replayed", DX_KV_S("request", dx_req_id(c->req)), DX_KV_S("document", t.uuid));
	if (strcmp(t.status, "expired") == 0)
		dx_api_wrong_state(c->req, DX_E_document_expired, t.status, "");
	else
		u->done(c, &t);
}

static void settle(void *arg);

static void settle_later(struct upload *u)
{
	dx_timer_free(&u->pause);
	u->pause = dx_timer_once(u->c->api->child->loop, SETTLE_PAUSE_US, settle, u);
}

static void on_settled(PGresult *res, const struct dx_err *err, void *arg)
{
	struct upload *u = arg;
	if (err == NULL && PQntuples(res) == 1) {
		dx_timer_free(&u->pause);
		accepted(u, dx_col(res, 0, "document"));
	} else if (++u->tries < SETTLE_TRIES && (err != NULL || u->tries < 2)) {
		/* a second look although it was not there: the commit may still have been under way */
		settle_later(u);
	} else {
		dx_timer_free(&u->pause);
		forget_password(u);
		if (err == NULL)
			dx_api_store_undo(u->c->api, u->stored);
		struct dx_arena *a = u->c->arena;
		dx_api_problem(
			u->c->req, DX_E_database_unavailable,
			err == NULL ? "{\"retry_after_seconds\":1}"
				    : dx_asprintf(a, "{\"retry_after_seconds\":1,\"uuid\":\"%s\"}", u->uuid),
			err == NULL ? "the upload was not stored; send it again"
				    : "the database went away while the upload was being stored; look at document %s "
				      "before sending it again",
			u->uuid);
	}
}

/* The outcome of the commit is unknown: read whether our uuid is there, never send again blindly. */
static void settle(void *arg)
{
	struct upload *u = arg;
	dx_store_get_document(u->c->api->db, u->c->auth.team_id, u->uuid, "{}", u->c->base, on_settled, u);
}

static void on_committed(PGresult *res, const struct dx_err *err, void *arg)
{
	struct upload *u = arg;
	bool taken = err == NULL && strcmp(dx_col(res, 0, "verdict"), "ok") == 0;
	if (!taken && (err == NULL || err->retry != DX_RETRY_UNCERTAIN))
		forget_password(u);
	/* with a verdict the transaction itself has given it up */
	if (err != NULL && err->retry != DX_RETRY_UNCERTAIN)
		dx_api_store_undo(u->c->api, u->stored);
	if (err == NULL) {
		if (strcmp(dx_col(res, 0, "verdict"), "replayed") == 0)
			replayed(u, res);
		else if (verdict_ok(u, dx_col(res, 0, "verdict")))
			accepted(u, dx_col(res, 0, "document"));
	} else if (err->retry == DX_RETRY_UNCERTAIN) {
		settle_later(u);
	} else {
		dx_api_fail(u->c->req, err);
	}
}

/* ---- the transaction ---- */

static void send_document(struct upload *u)
{
	const struct dx_api_call *c = u->c;
	DX_KILL_POINT("api_content");
	dx_api_form_hash(c, &u->form, u->sha256, u->hash);
	struct dx_new_document d = {
		.uuid = u->uuid,
		.team_id = c->auth.team_id,
		.account_id = c->auth.account_id,
		.key_id = c->auth.key_id,
		.industry = u->form.industry,
		.template_name = u->template_name,
		.template_version = u->template_version,
		.external_id = u->form.external_id,
		.file_name = u->form.file_name,
		.media_type = u->form.media_type,
		.size_bytes = (int64_t)u->form.file->length,
		.sha256 = u->sha256,
		.prio = u->prio,
		.languages = u->form.languages,
		.pages = u->form.pages,
		.options = u->form.options,
		.request_id = dx_req_id(c->req),
		.base = c->base,
		.idempotency_key = u->form.idempotency_key,
		.idempotency_hash = u->hash,
		.replay_status = u->replay_status,
		.secret = u->secret_id[0] != '\0' ? u->secret_id : NULL,
		.traceparent = dx_req_traceparent(c->req),
	};
	dx_store_accept_document(u->tx, &d);
	dx_db_tx_commit(&u->tx, on_committed, u);
}

/* Copy and hash the next piece; a whole row of content goes out. */
static void take_piece(struct upload *u)
{
	const struct dx_part *file = u->form.file;
	size_t filled = u->sent % DX_CONTENT_CHUNK;
	size_t n = DX_CONTENT_CHUNK - filled;
	if (n > STEP_BYTES)
		n = STEP_BYTES;
	if (n > file->length - u->sent)
		n = file->length - u->sent;
	dx_mpart_copy(dx_req_body(u->c->req), file->offset + u->sent, u->chunk + filled, n);
	dx_sha256_add(&u->sha, u->chunk + filled, n);
	u->sent += n;
	if (filled + n == DX_CONTENT_CHUNK || u->sent == file->length)
		dx_store_put_content(u->tx, u->uuid, u->seq++, u->chunk, filled + n);
}

static void on_step(void *arg);

/* A piece in each turn of the loop, as long as the connection takes it; called again when that has drained. */
static void pump(struct dx_db_tx *tx, void *arg)
{
	struct upload *u = arg;
	size_t length = u->form.file->length;
	if (u->step != NULL || dx_db_tx_pending(tx) >= DX_DB_TX_LOW_WATER)
		return;
	if (u->sent < length)
		take_piece(u);
	if (u->sent == length) {
		dx_sha256_end(&u->sha, u->sha256);
		send_document(u);
	} else if (dx_db_tx_pending(tx) < DX_DB_TX_LOW_WATER) {
		u->step = dx_timer_once(u->c->api->child->loop, 0, on_step, u);
	}
}

static void on_step(void *arg)
{
	struct upload *u = arg;
	dx_timer_free(&u->step);
	pump(u->tx, u);
}

static void free_step(void *arg)
{
	struct upload *u = arg;
	dx_timer_free(&u->step);
}

static void on_tx(struct dx_db_tx *tx, const struct dx_err *err, void *arg)
{
	struct upload *u = arg;
	if (err != NULL) {
		forget_password(u);
		dx_api_store_undo(u->c->api, u->stored);
		dx_api_fail(u->c->req, err);
		return;
	}
	u->tx = tx;
	if (u->stored != NULL) {
		memcpy(u->sha256, u->stored->sha256, sizeof(u->sha256));
		dx_store_content_own(tx, u->uuid, u->stored->driver, u->stored->key);
		send_document(u);
		return;
	}
	dx_sha256_init(&u->sha);
	size_t length = u->form.file->length;
	u->chunk = dx_alloc(u->c->arena, length < DX_CONTENT_CHUNK ? length : DX_CONTENT_CHUNK);
	dx_arena_defer(u->c->arena, free_step, u);
	dx_db_tx_on_drain(tx, pump, u);
	pump(tx, u);
}

/* Past capacity: refused while nothing of it is stored. What was taken goes on undisturbed. */
static bool room_ok(const struct upload *u, const PGresult *res)
{
	const char *room = dx_col(res, 0, "room");
	const struct dx_api_room r = {
		.of_team = strcmp(room, "team_full") == 0,
		.waiting = dx_col_int(res, 0, "waiting", 0),
		.retry_after_s = dx_col_int(res, 0, "retry_after", 1),
	};

	if (strcmp(room, "ok") == 0)
		return true;
	dx_api_full_refuse(u->c, u->prio, &r);
	return false;
}

static void on_stored(struct dx_api_stored *stored, const struct dx_err *err, void *arg)
{
	struct upload *u = arg;
	if (err != NULL) {
		forget_password(u);
		dx_api_fail(u->c->req, err);
		return;
	}
	u->stored = stored;
	dx_db_tx_begin(u->c->api->db, on_tx, u);
}

static void on_resolved(PGresult *res, const struct dx_err *err, void *arg)
{
	struct upload *u = arg;
	if (err != NULL) {
		dx_api_fail(u->c->req, err);
		return;
	}
	if (!verdict_ok(u, dx_col(res, 0, "verdict")))
		return;
	if (u->form.faults != NULL) {
		dx_api_faults_reply(u->c->req, u->form.faults);
		return;
	}
	if (!room_ok(u, res))
		return;
	u->template_name = dx_strdup(u->c->arena, dx_col(res, 0, "template"));
	u->template_version = (int)dx_col_int(res, 0, "version", 0);
	dx_uuid7(u->uuid);
	if (u->form.password != NULL && strcmp(u->form.media_type, dx_kind_media_type(DX_KIND_PDF)) == 0 &&
	    !dx_api_vault_put(u->c->api->vault, u->uuid, &u->form.password, u->secret_id)) {
		dx_api_problem(u->c->req, DX_E_overloaded, "{\"retry_after_seconds\":5}",
			       "too many encrypted documents are being read at the moment");
		return;
	}
	if (strcmp(dx_blobs_driver(u->c->api->blobs), DX_BLOB_POSTGRES) == 0)
		dx_db_tx_begin(u->c->api->db, on_tx, u);
	else
		dx_api_store(u->c, u->uuid, u->form.file, on_stored, u);
}

void dx_api_upload(struct dx_api_call *c, int prio, int replay_status,
		   void (*done)(struct dx_api_call *c, const struct dx_api_taken *t))
{
	struct upload *u = DX_NEW(c->arena, struct upload);
	u->c = c;
	u->prio = prio;
	u->replay_status = replay_status;
	u->done = done;
	/* a replay costs no page: with a key the database looks first */
	if (dx_req_header(c->req, "Idempotency-Key") == NULL && c->auth.pages_limit >= 0 &&
	    c->auth.pages_used >= c->auth.pages_limit) {
		dx_api_quota_exceeded(c);
		return;
	}
	if (dx_req_is_bodiless(c->req)) {
		dx_api_full_repeat(c, prio);
		return;
	}
	if (!dx_api_form_read(c, &u->form))
		return;
	if (u->form.industry != NULL && u->form.template_ref != NULL) {
		const struct dx_upload_ask ask = {
			.industry = u->form.industry,
			.template_name = u->form.template_ref,
			.team_id = c->auth.team_id,
			.prio = prio,
			.idempotency_key = u->form.idempotency_key,
			.queue_max = dx_conf_int(c->api->child->conf, DX_OPT_limit_queue),
			.team_queue_max = dx_conf_int(c->api->child->conf, DX_OPT_limit_team_queue),
		};
		dx_store_begin_upload(c->api->db, &ask, on_resolved, u);
	} else {
		dx_api_faults_reply(c->req, u->form.faults);
	}
}
