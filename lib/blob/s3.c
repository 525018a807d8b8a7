/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Objects in a bucket of Amazon S3 or a server like it: PutObject, GetObject with a range, DeleteObject, ListObjectsV2
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/), path style, each request signed (Signature Version 4, libcurl).
 * A body is signed with its hash, so that the server refuses what was changed on its way.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "blob_int.h"
#include "dx/base/arena.h"
#include "dx/base/buf.h"
#include "dx/base/check.h"
#include "dx/base/log.h"
#include "dx/crypt/key.h"
#include "dx/fetch/fetch.h"

#define TRIES      3
#define PAUSE_US   (INT64_C(200) * 1000) /* before the second try; five times as long before the third */
#define ANSWER_MAX ((size_t)1 << 20)
#define ERROR_MAX  ((size_t)64 << 10) /* even where one byte is asked for */
#define NAMES_MAX  "500"
#define URL_MAX    2048
#define EMPTY_HASH "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

struct s3_store {
	struct dx_loop *loop;
	struct dx_arena *arena;
	struct dx_fetch *fetch;
	const char *bucket_url, *prefix;
	struct dx_fetch_sigv4 sign;
	int64_t timeout_ms;
};

struct s3_op {
	struct s3_store *s;
	struct dx_blob_op *op;
	const char *method;
	char url[URL_MAX];
	char hash[sizeof("x-amz-content-sha256: ") + 64], range[64];
	struct dx_fetch_source source;
	struct dx_fetch_call *call;
	struct dx_timer *pause;
	int tries;
	bool unsure; /* a request was sent that has had no answer: it may still be carried out */
};

/* ---- what an answer means ---- */

/* The text of the first element NAME; empty: none. The answers that are looked at so have no attributes there. */
static struct dx_str element(struct dx_str xml, const char *name, struct dx_str *rest_r)
{
	char tag[32];
	size_t at, end;

	(void)snprintf(tag, sizeof(tag), "<%s>", name);
	at = dx_str_find(xml, dx_str(tag));
	if (at == SIZE_MAX)
		return dx_str(NULL);
	xml = dx_str_sub(xml, at + strlen(tag), SIZE_MAX);
	end = dx_str_find_c(xml, '<');
	if (end == SIZE_MAX)
		return dx_str(NULL);
	if (rest_r != NULL)
		*rest_r = dx_str_sub(xml, end, SIZE_MAX);
	return dx_str_sub(xml, 0, end);
}

static bool is_word(struct dx_str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (!((s.p[i] >= 'A' && s.p[i] <= 'Z') || (s.p[i] >= 'a' && s.p[i] <= 'z') ||
		      (s.p[i] >= '0' && s.p[i] <= '9')))
			return false;
	return s.n > 0 && s.n < 64;
}

/* May the same request do better in a moment? */
static bool is_passing(const struct dx_fetch_answer *a)
{
	switch (a->end) {
	case DX_FETCH_ANSWERED:
		return a->status >= 500 || a->status == 429 || a->status == 408;
	case DX_FETCH_NO_CONNECTION:
	case DX_FETCH_NO_HOST:
	case DX_FETCH_TIMEOUT:
	case DX_FETCH_BROKEN:
		return true;
	default:
		return false;
	}
}

static bool judge(const struct s3_op *o, const struct dx_fetch_answer *a, struct dx_err *err)
{
	const struct dx_blob_op *op = o->op;
	struct dx_str code = element(a->body, "Code", NULL);

	if (a->end != DX_FETCH_ANSWERED)
		return dx_fail(err, DX_E_storage_unavailable, "S3: %s %s: %s: %s", o->method, op->key,
			       dx_fetch_end_name(a->end), a->error);
	if (a->status == 200 || a->status == 204 || a->status == 206)
		return true;
	/* no Code: to a HEAD, or from a proxy in between; a bucket that is not there is something else */
	if (a->status == 404 && dx_str_eq_c(code, "NoSuchKey"))
		return strcmp(o->method, "DELETE") == 0 ||
		       dx_fail(err, DX_E_not_found, "S3: there is no object %s", op->key);
	return dx_fail(err, DX_E_storage_unavailable, "S3: %s %s: status %d %.*s", o->method, op->key, a->status,
		       is_word(code) ? (int)code.n : 0, code.p);
}

/* ---- a request ---- */

static void send_it(struct s3_op *o);

static void op_drop(struct s3_op *o)
{
	dx_timer_free(&o->pause);
	free(o);
}

static void finish(struct s3_op *o, struct dx_str bytes, const struct dx_err *err)
{
	struct dx_blob_op *op = o->op;

	op->own = NULL;
	op_drop(o);
	dx_blob_done(op, bytes, err);
}

static void on_pause(void *arg)
{
	struct s3_op *o = arg;

	dx_timer_free(&o->pause);
	send_it(o);
}

/* The keys of a listing without what all begin with, one a line. */
static void list_names(const struct s3_op *o, struct dx_str xml, struct dx_buf *out)
{
	struct dx_str key;

	while ((key = element(xml, "Key", &xml)).n > 0) {
		if (!dx_str_starts(key, o->s->prefix) || dx_str_find_c(key, '\n') != SIZE_MAX)
			continue;
		dx_buf_addstr(out, dx_str_sub(key, strlen(o->s->prefix), SIZE_MAX));
		dx_buf_addc(out, '\n');
	}
}

static void on_answer(const struct dx_fetch_answer *a, void *arg)
{
	struct s3_op *o = arg;
	struct dx_err err = {0};

	o->call = NULL;
	o->unsure |= a->end == DX_FETCH_TIMEOUT || a->end == DX_FETCH_BROKEN;
	if (is_passing(a) && ++o->tries < TRIES) {
		(void)judge(o, a, &err);
		DX_WARN("S3 request is tried again", DX_KV_S("error", err.msg), DX_KV_I("ms", a->took_us / 1000));
		o->pause = dx_timer_once(o->s->loop, o->tries == 1 ? PAUSE_US : 5 * PAUSE_US, on_pause, o);
		return;
	}
	/* a piece behind the end */
	if (a->end == DX_FETCH_ANSWERED && a->status == 416) {
		finish(o, dx_str(NULL), NULL);
		return;
	}
	bool ok = judge(o, a, &err);
	/* a server that knows no ranges sends all of it, which is right only for the first piece */
	if (ok && o->range[0] != '\0' && (a->body.n > o->op->n || (a->status != 206 && o->op->at > 0)))
		ok = dx_fail(&err, DX_E_storage_unavailable, "S3: the server sends more than was asked for");
	if (!ok) {
		if (o->unsure && strcmp(o->method, "PUT") == 0)
			err.retry = DX_RETRY_UNCERTAIN;
		finish(o, dx_str(NULL), &err);
	} else if (strcmp(o->method, "GET") == 0 && o->range[0] == '\0') {
		struct dx_buf names = DX_BUF_INIT;
		list_names(o, a->body, &names);
		finish(o, dx_strn(names.data, names.len), NULL);
		dx_buf_free(&names);
	} else {
		finish(o, a->body, NULL);
	}
}

static void send_it(struct s3_op *o)
{
	const char *const headers[] = {o->hash, o->range[0] != '\0' ? o->range : NULL, NULL};
	const struct dx_fetch_request r = {
		.method = o->method,
		.url = o->url,
		.headers = headers,
		.source = o->source.bytes > 0 ? &o->source : NULL,
		.sigv4 = &o->s->sign,
		.timeout_ms = o->s->timeout_ms,
		.body_max_bytes = o->range[0] != '\0' ? o->op->n + ERROR_MAX : ANSWER_MAX,
	};

	o->call = dx_fetch_start(o->s->fetch, &r, on_answer, o);
}

static struct s3_op *op_of(struct dx_blob_op *op, const char *method)
{
	struct s3_op *o = calloc(1, sizeof(*o));

	if (o == NULL)
		dx_die("out of memory");
	*o = (struct s3_op){.s = op->store, .op = op, .method = method};
	(void)snprintf(o->url, sizeof(o->url), "%s/%s%s", o->s->bucket_url, o->s->prefix, op->key);
	(void)snprintf(o->hash, sizeof(o->hash), "x-amz-content-sha256: " EMPTY_HASH);
	op->own = o;
	return o;
}

static void s3_put(struct dx_blob_op *op)
{
	struct s3_op *o = op_of(op, "PUT");
	char hex[65];

	dx_hex(hex, op->source->sha256, 32);
	(void)snprintf(o->hash, sizeof(o->hash), "x-amz-content-sha256: %s", hex);
	o->source =
		(struct dx_fetch_source){.read = op->source->read, .arg = op->source->arg, .bytes = op->source->bytes};
	send_it(o);
}

static void s3_get(struct dx_blob_op *op)
{
	struct s3_op *o = op_of(op, "GET");

	(void)snprintf(o->range, sizeof(o->range), "Range: bytes=%" PRIu64 "-%" PRIu64, op->at, op->at + op->n - 1);
	send_it(o);
}

static void s3_delete(struct dx_blob_op *op)
{
	send_it(op_of(op, "DELETE"));
}

/* RFC 3986, as the signature's canonical query has it. */
static void add_query(struct dx_buf *b, const char *text)
{
	for (const unsigned char *p = (const unsigned char *)text; *p != '\0'; p++) {
		if ((*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z') || (*p >= '0' && *p <= '9') ||
		    strchr("-_.~", *p) != NULL)
			dx_buf_addc(b, (char)*p);
		else
			dx_buf_printf(b, "%%%02X", *p);
	}
}

static void s3_list(struct dx_blob_op *op)
{
	struct s3_op *o = op_of(op, "GET");
	struct dx_buf b = DX_BUF_INIT;

	/* in the order of names, which the signature wants */
	dx_buf_printf(&b, "%s?list-type=2&max-keys=" NAMES_MAX "&prefix=", o->s->bucket_url);
	add_query(&b, o->s->prefix);
	dx_buf_adds(&b, "&start-after=");
	add_query(&b, o->s->prefix);
	add_query(&b, op->key);
	(void)snprintf(o->url, sizeof(o->url), "%s", dx_buf_cstr(&b));
	dx_buf_free(&b);
	send_it(o);
}

static void s3_cancel(struct dx_blob_op *op)
{
	struct s3_op *o = op->own;

	dx_fetch_cancel(&o->call);
	op_drop(o);
}

/* ---- settings ---- */

static bool is_plain(const char *s, const char *more)
{
	for (; *s != '\0'; s++)
		if (!((*s >= 'a' && *s <= 'z') || (*s >= 'A' && *s <= 'Z') || (*s >= '0' && *s <= '9') ||
		      strchr(more, *s) != NULL))
			return false;
	return true;
}

/* Nothing that has to be escaped: every server and every signature sees the same path. */
static bool check(const struct dx_conf *c, struct dx_err *err)
{
	const char *url = dx_conf_str(c, DX_OPT_storage_s3_url), *prefix = dx_conf_str(c, DX_OPT_storage_s3_prefix);

	if (*url == '\0')
		return dx_fail(err, DX_E_internal_error, "storage.s3_bucket is set, storage.s3_url is not");
	if (!dx_fetch_check_url(url, err))
		return false;
	if (!is_plain(dx_conf_str(c, DX_OPT_storage_s3_bucket), ".-"))
		return dx_fail(err, DX_E_internal_error, "storage.s3_bucket: letters, digits, \".\" and \"-\" only");
	if (!is_plain(prefix, "._-/") || *prefix == '/' || strlen(prefix) > 200 || strstr(prefix, "//") != NULL)
		return dx_fail(err, DX_E_internal_error,
			       "storage.s3_prefix: letters, digits, \"/._-\", no \"/\" at the beginning, 200 at most");
	if (!is_plain(dx_conf_str(c, DX_OPT_storage_s3_region), "-"))
		return dx_fail(err, DX_E_internal_error, "storage.s3_region: letters, digits and \"-\" only");
	if (*dx_conf_str(c, DX_OPT_storage_s3_key_id) == '\0' || *dx_conf_str(c, DX_OPT_storage_s3_secret_file) == '\0')
		return dx_fail(err, DX_E_internal_error,
			       "storage.s3_bucket wants storage.s3_key_id and storage.s3_secret_file");
	return true;
}

static void wipe_secret(void *arg)
{
	char *secret = arg;
	explicit_bzero(secret, strlen(secret));
}

static bool read_secret(struct s3_store *s, const char *path, struct dx_err *err)
{
	char text[256];

	if (!dx_secret_line(path, text, sizeof(text), err))
		return false;
	char *secret = dx_strdup(s->arena, text);
	explicit_bzero(text, sizeof(text));
	dx_arena_defer(s->arena, wipe_secret, secret);
	s->sign.secret = secret;
	return true;
}

static bool s3_open(const struct dx_conf *c, struct dx_loop *loop, void **store_r, struct dx_err *err)
{
	const char *bucket = dx_conf_str(c, DX_OPT_storage_s3_bucket);

	if (*bucket == '\0')
		return true;
	if (!check(c, err))
		return false;
	struct dx_arena *a = dx_arena_new();
	struct s3_store *s = DX_NEW(a, struct s3_store);
	*s = (struct s3_store){
		.loop = loop,
		.arena = a,
		.bucket_url = dx_asprintf(a, "%s/%s", dx_conf_str(c, DX_OPT_storage_s3_url), bucket),
		.prefix = dx_strdup(a, dx_conf_str(c, DX_OPT_storage_s3_prefix)),
		.sign = {.scope = dx_asprintf(a, "aws:amz:%s:s3", dx_conf_str(c, DX_OPT_storage_s3_region)),
			 .key_id = dx_strdup(a, dx_conf_str(c, DX_OPT_storage_s3_key_id))},
		.timeout_ms = dx_conf_int(c, DX_OPT_storage_timeout),
	};
	if (!read_secret(s, dx_conf_str(c, DX_OPT_storage_s3_secret_file), err)) {
		dx_arena_drop(&a);
		return false;
	}
	s->fetch = dx_fetch_new(&(struct dx_fetch_options){
		.loop = loop,
		.policy = {.any = true}, /* the operator has written it down */
		.ca_file = dx_conf_str(c, DX_OPT_storage_s3_ca_file),
		.idle_connections = 8,
	});
	*store_r = s;
	return true;
}

static void s3_close(void *store)
{
	struct s3_store *s = store;
	struct dx_arena *a = s->arena;

	dx_fetch_free(&s->fetch);
	dx_arena_drop(&a);
}

const struct dx_blob_driver dx_blob_s3 = {
	.name = "s3",
	.open = s3_open,
	.close = s3_close,
	.put = s3_put,
	.get = s3_get,
	.del = s3_delete,
	.list = s3_list,
	.cancel = s3_cancel,
};
