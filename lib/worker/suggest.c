/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The language model's say about one extraction: a reader writes the question, the server answers, the answer is kept,
 * and another reader judges it and makes the result. The document never waits longer for it than its timeout, and
 * nothing that the model or its server does can make the document fail.
 */
#include <string.h>

#include "dx/base/log.h"
#include "dx/crypt/hash.h"
#include "dx/fmt/json.h"
#include "worker_int.h"

#define EXTRACT_PARTS 7

static void next(struct dx_work *k, const char *state, const char *detail)
{
	k->model.state = state;
	k->model.detail = detail;
	k->model.next(k);
}

/* The result by rules stands; clients are told that nothing else has looked at it. */
static void failed(struct dx_work *k, const char *detail)
{
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);
	struct dx_str before = dx_str(k->finished->warnings);

	dx_buf_addstr(&out, dx_str_sub(before, 0, before.n - 1)); /* without the bracket */
	if (before.n > 2)
		dx_buf_addc(&out, ',');
	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "code", "language_model_failed");
	dx_jw_key(&w, "page");
	dx_jw_null(&w);
	dx_jw_kcstr(&w, "detail", detail);
	dx_jw_obj_end(&w);
	dx_buf_addc(&out, ']');
	k->finished->warnings = dx_strdup(k->a, dx_buf_cstr(&out));
	dx_buf_free(&out);
	next(k, "failed", detail);
}

/* ---- the reply ---- */

static bool take(struct dx_work *k, const struct dx_eng_answer *answer, const char **unusable_r, struct dx_err *err)
{
	struct dx_finished *f = DX_NEW(k->a, struct dx_finished);
	struct dx_eng_answer result = *answer;
	json_t *tail;

	result.n_parts = EXTRACT_PARTS;
	if (answer->n_parts != EXTRACT_PARTS + 1 || !dx_work_extracted(k, &result, f, err) ||
	    !dx_json_parse(k->a, answer->parts[EXTRACT_PARTS], &tail, err))
		return false;
	*unusable_r = dx_json_str(tail, "unusable");
	k->model.accepted = dx_json_int(tail, "accepted", 0);
	k->model.rejected = dx_json_int(tail, "rejected", 0);
	k->finished = f;
	return true;
}

static void on_suggested(struct dx_work *k, const struct dx_eng_answer *answer)
{
	struct dx_stats *s = k->w->child->stats;
	const char *unusable = NULL;
	struct dx_err err = {0};

	if (!answer->ok || !take(k, answer, &unusable, &err)) {
		DX_WARN("the language model's answer could not be read",
			DX_KV_S("error", answer->ok ? err.msg : answer->err.msg));
		failed(k, "its answer could not be read");
		return;
	}
	if (unusable != NULL) {
		failed(k, dx_strdup(k->a, unusable));
		return;
	}
	dx_stats_add(s, DX_C_LLM_ACCEPTED, (uint64_t)k->model.accepted);
	dx_stats_add(s, DX_C_LLM_REJECTED, (uint64_t)k->model.rejected);
	DX_INFO("the language model was heard", DX_KV_I("accepted", k->model.accepted),
		DX_KV_I("rejected", k->model.rejected), DX_KV_I("cached", k->model.cached));
	next(k, k->model.rejected > 0 && k->model.accepted == 0 ? "rejected" : "used", NULL);
}

static void judge(struct dx_work *k, struct dx_str reply)
{
	size_t n;
	struct dx_str *parts = dx_work_word_parts(k, &reply, 1, &n);

	k->unit_may_fail = true;
	dx_work_unit(k, DX_UNIT_SUGGEST, parts, n, -1, on_suggested);
}

/* ---- kept with the revision ---- */

static void on_kept(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_work *k = arg;

	if (!dx_work_resume(k))
		return;
	if (err != NULL)
		dx_work_read_failed(k, err);
	else if (!dx_col_bool(res, 0, "mine"))
		dx_work_lost(k);
	else
		judge(k, dx_str(k->step));
}

static void on_reply(struct dx_str reply, const char *why, void *arg)
{
	struct dx_work *k = arg;

	k->model.call = NULL;
	if (why != NULL) {
		failed(k, why);
		return;
	}
	char *hex = dx_alloc(k->a, 2 * reply.n + 3);
	memcpy(hex, "\\x", 2);
	dx_hex(hex + 2, reply.p, reply.n);
	/* its bytes as they came; a NUL among them ends the text that the reader will find no JSON in */
	k->step = dx_strndup(k->a, reply.p, reply.n);
	dx_work_query(k);
	dx_store_put_llm_reply(k->w->db, &k->job, k->model.request, hex, on_kept, k);
}

static struct dx_str reply_of(struct dx_work *k, const char *bytea)
{
	struct dx_str hex = dx_str_sub(dx_str(bytea), 2, SIZE_MAX);
	char *text = dx_alloc(k->a, hex.n / 2 + 1);

	return dx_unhex(text, hex.n / 2, hex) ? dx_strn(text, hex.n / 2) : dx_str(NULL);
}

static void on_looked_up(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_work *k = arg;
	const char *reply;

	if (!dx_work_resume(k))
		return;
	if (err != NULL) {
		dx_work_read_failed(k, err);
		return;
	}
	if (!dx_col_bool(res, 0, "mine")) {
		dx_work_lost(k);
		return;
	}
	reply = dx_col(res, 0, "reply");
	if (reply != NULL) {
		k->model.cached = true;
		dx_stats_add(k->w->child->stats, DX_C_LLM_CACHED, 1);
		judge(k, reply_of(k, reply));
		return;
	}
	const char *pause = dx_model_pause(k->w->model);
	if (pause != NULL)
		failed(k, pause);
	else
		k->model.call = dx_model_ask(k->w->model, k->a, dx_str(k->step), on_reply, k);
}

/* ---- the question ---- */

static const char *request_body(struct dx_work *k, struct dx_str messages, struct dx_str schema)
{
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);

	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "model", dx_model_name(k->w->model));
	dx_jw_kint(&w, "temperature", 0);
	dx_jw_kbool(&w, "stream", false);
	dx_jw_key(&w, "response_format");
	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "type", "json_schema");
	dx_jw_key(&w, "json_schema");
	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "name", "proposals");
	dx_jw_kbool(&w, "strict", true);
	dx_jw_key(&w, "schema");
	dx_jw_raw(&w, schema);
	dx_jw_obj_end(&w);
	dx_jw_obj_end(&w);
	dx_jw_key(&w, "messages");
	dx_jw_raw(&w, messages);
	dx_jw_obj_end(&w);
	const char *text = dx_strdup(k->a, dx_buf_cstr(&out));
	dx_buf_free(&out);
	return text;
}

static void look_up(struct dx_work *k, const char *body)
{
	uint8_t hash[DX_SHA256_BYTES];
	struct dx_sha256 sha;

	dx_sha256_init(&sha);
	dx_sha256_add(&sha, body, strlen(body));
	dx_sha256_end(&sha, hash);
	memcpy(k->model.request, "\\x", 2);
	dx_hex(k->model.request + 2, hash, sizeof(hash));
	k->step = dx_strdup(k->a, body);
	dx_work_query(k);
	dx_store_get_llm_reply(k->w->db, &k->job, k->model.request, on_looked_up, k);
}

static void on_prompt(struct dx_work *k, const struct dx_eng_answer *answer)
{
	json_t *head, *v;
	const char *ask;

	if (!answer->ok) {
		failed(k, "the question could not be written");
		return;
	}
	ask = answer->n_parts > 0 && dx_json_parse(k->a, answer->parts[0], &head, NULL) ? dx_json_str(head, "ask")
											: NULL;
	if (ask != NULL && strcmp(ask, "yes") != 0) {
		next(k, "skipped", dx_strdup(k->a, ask));
		return;
	}
	/* what goes out to the server is JSON of ours, whoever wrote it */
	if (ask == NULL || answer->n_parts != 3 || !dx_json_parse(k->a, answer->parts[1], &v, NULL) ||
	    !dx_json_parse(k->a, answer->parts[2], &v, NULL)) {
		failed(k, "the question could not be written");
		return;
	}
	look_up(k, request_body(k, answer->parts[1], answer->parts[2]));
}

void dx_work_suggest(struct dx_work *k, void (*then)(struct dx_work *k))
{
	const struct dx_revising *r = k->revising;
	struct dx_str *parts;
	size_t n;

	k->model.next = then;
	if (k->w->model == NULL) {
		next(k, "not_configured", NULL);
	} else if (r != NULL && (r->is_correction || !r->language_model)) {
		next(k, "skipped", r->is_correction ? "a person's correction" : "not wanted");
	} else {
		parts = dx_work_word_parts(k, NULL, 0, &n);
		k->unit_may_fail = true;
		dx_work_unit(k, DX_UNIT_PROMPT, parts, n, -1, on_prompt);
	}
}
