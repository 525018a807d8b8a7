/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The password of an encrypted file. Some API process has it in its memory; it comes sealed to a key pair that is made
 * here for this claim, by a notice that anybody may read and only we can open.
 */
#include "dx/base/log.h"
#include "dx/crypt/box.h"
#include "worker_int.h"

#define ASK_US   (INT64_C(500) * 1000) /* a notice can be lost: ask again */
#define ASKS_MAX 4

struct dx_work_ask {
	struct dx_seal_key *key;
	struct dx_timer *timer;
	int asked;
	bool over;
};

static void on_timer(void *arg);

static void nobody_has_it(struct dx_work *k)
{
	dx_timer_free(&k->ask->timer);
	k->ask->over = true;
	dx_work_fail_document(k, DX_E_password_required, "the file is encrypted; POST its password to …/unlock");
}

static void on_asked(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_work *k = arg;

	if (!dx_work_resume(k) || k->ask->over)
		return;
	if (err == NULL && !dx_col_bool(res, 0, "asked"))
		nobody_has_it(k);
}

static void ask(struct dx_work *k)
{
	char public[DX_SEAL_PUBLIC_TEXT];

	k->ask->asked++;
	k->ask->timer = dx_timer_once(k->w->child->loop, ASK_US, on_timer, k);
	dx_seal_key_public(k->ask->key, public);
	dx_work_query(k);
	dx_store_want_secret(k->w->db, &k->job, public, on_asked, k);
}

static void on_timer(void *arg)
{
	struct dx_work *k = arg;

	dx_timer_free(&k->ask->timer);
	if (k->ask->asked < ASKS_MAX && !k->cancelled)
		ask(k);
	else
		nobody_has_it(k);
}

void dx_work_ask_password(struct dx_work *k)
{
	k->ask = DX_NEW(k->a, struct dx_work_ask);
	if (k->job.secret[0] == '\0') {
		nobody_has_it(k);
		return;
	}
	k->ask->key = dx_seal_key_new();
	ask(k);
}

/* "job token sealed": is it for this claim? */
static bool is_mine(const struct dx_work *k, struct dx_str *rest)
{
	struct dx_str job, token;
	uint64_t j, t;

	return dx_str_split(rest, ' ', &job) && dx_str_split(rest, ' ', &token) && dx_str_u64(job, &j) &&
	       dx_str_u64(token, &t) && j == (uint64_t)k->job.id && t == (uint64_t)k->job.token;
}

void dx_work_password_notice(struct dx_work *k, const char *payload)
{
	struct dx_str rest = dx_str(payload);

	if (k->ended || k->ask == NULL || k->ask->over || k->ask->key == NULL || !is_mine(k, &rest))
		return;
	if (!dx_seal_open(k->ask->key, rest, &k->password)) {
		DX_WARN("a notice with a password cannot be opened");
		return;
	}
	dx_timer_free(&k->ask->timer);
	dx_seal_key_free(&k->ask->key);
	k->ask->over = true;
	dx_work_begin_step(k);
}

void dx_work_forget_password(struct dx_work *k)
{
	if (k->ask != NULL) {
		dx_timer_free(&k->ask->timer);
		dx_seal_key_free(&k->ask->key);
		k->ask->over = true;
	}
	dx_secret_free(&k->password);
}

struct dx_str dx_work_parameters(struct dx_work *k, struct dx_buf *json)
{
	struct dx_str text = dx_strn(dx_strndup(k->a, json->data, json->len), json->len);

	if (k->password != NULL)
		k->parameters = text;
	dx_wipe_buf(json);
	return text;
}
