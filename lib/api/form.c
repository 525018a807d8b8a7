/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The upload form of POST /extract and POST /documents: every wrong field is named, not only the first. */
#include <string.h>

#include "api_int.h"
#include "dx/base/check.h"
#include "dx/base/utf8.h"
#include "dx/doc/kind.h"
#include "dx/fmt/json.h"
#include "dx/api/parse.h"

#define FIELD_MAX           4096
#define EXTERNAL_ID_MAX     128
#define FILE_NAME_MAX       255
#define IDEMPOTENCY_KEY_MAX 255

static const char *const field_names[] = {"industry", "template",  "file",    "external_id",
					  "pages",    "languages", "password"};
static const char fields_json[] =
	"[\"industry\",\"template\",\"file\",\"external_id\",\"pages\",\"languages\",\"password\"]";

static void add(struct dx_api_call *c, struct dx_api_form *f, enum dx_code code, const char *pointer, const char *what,
		const char *detail)
{
	dx_api_fault(c->arena, &f->faults, code, &(struct dx_problem_item){pointer, what, detail, NULL});
}

static bool is_known(const char *name)
{
	for (size_t i = 0; i < DX_LEN(field_names); i++)
		if (strcmp(name, field_names[i]) == 0)
			return true;
	return false;
}

static void find_strangers(struct dx_api_call *c, struct dx_api_form *f)
{
	for (size_t i = 0; i < f->parts.n; i++) {
		const char *name = f->parts.parts[i].name;
		if (!is_known(name))
			dx_api_fault(c->arena, &f->faults, DX_E_bad_request,
				     &(struct dx_problem_item){dx_asprintf(c->arena, "/%.64s", name), "unknown",
							       "there is no such field", fields_json});
	}
}

/* The text of field NAME, or NULL when it is absent (with REQUIRED: noted), repeated or no text (noted). */
static const char *text_field(struct dx_api_call *c, struct dx_api_form *f, const char *name, bool required)
{
	bool repeated;
	const char *text = NULL;
	const char *pointer = dx_asprintf(c->arena, "/%s", name);
	struct dx_err err;
	const struct dx_part *part = dx_mpart_find(&f->parts, name, &repeated);
	if (part == NULL) {
		if (required)
			add(c, f, DX_E_missing_field, pointer, "missing", "the field is required");
		return NULL;
	}
	if (repeated) {
		add(c, f, DX_E_bad_request, pointer, "repeated", "the field is given more than once");
		return NULL;
	}
	if (!dx_mpart_text(c->arena, dx_req_body(c->req), part, FIELD_MAX, &text, &err)) {
		add(c, f, DX_E_bad_request, pointer, "invalid", dx_strdup(c->arena, err.msg));
		return NULL;
	}
	if (*text == '\0') {
		if (required)
			add(c, f, DX_E_missing_field, pointer, "missing", "the field is empty");
		return NULL;
	}
	return text;
}

static void read_names(struct dx_api_call *c, struct dx_api_form *f)
{
	f->industry = text_field(c, f, "industry", true);
	if (f->industry != NULL && !dx_api_slug(dx_str(f->industry))) {
		add(c, f, DX_E_unknown_industry, "/industry", "unknown", "there is no such industry");
		f->industry = NULL;
	}
	f->template_ref = text_field(c, f, "template", true);
	if (f->template_ref != NULL && !dx_api_template(dx_str(f->template_ref))) {
		add(c, f, DX_E_unknown_template, "/template", "unknown",
		    "there is no such template; write name, name@version or auto");
		f->template_ref = NULL;
	}
}

static bool has_control(const char *s)
{
	for (; *s != '\0'; s++)
		if ((unsigned char)*s < 0x20 || *s == 0x7f)
			return true;
	return false;
}

static void read_languages(struct dx_api_call *c, struct dx_api_form *f)
{
	struct dx_str bad;
	const char *text = text_field(c, f, "languages", false);
	if (text == NULL)
		text = dx_strdup(c->arena, dx_conf_str(c->api->child->conf, DX_OPT_languages));
	if (dx_api_languages(c->arena, dx_str(text), dx_str(c->api->languages), &f->languages, &bad))
		return;
	if (bad.n == 0) {
		add(c, f, DX_E_bad_request, "/languages", "invalid", "at most four languages, joined by + or commas");
		return;
	}
	struct dx_buf allowed = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&allowed);
	struct dx_str rest = dx_str(c->api->languages);
	dx_jw_arr(&w);
	for (struct dx_str part; dx_str_split(&rest, ',', &part);)
		dx_jw_str(&w, part);
	dx_jw_arr_end(&w);
	dx_api_fault(c->arena, &f->faults, DX_E_bad_request,
		     &(struct dx_problem_item){"/languages", "unknown",
					       dx_asprintf(c->arena, "language %.*s is not installed here",
							   bad.n > 32 ? 32 : (int)bad.n, bad.p),
					       dx_strdup(c->arena, dx_buf_cstr(&allowed))});
	dx_buf_free(&allowed);
}

static void free_password(void *arg)
{
	struct dx_api_form *f = arg;
	dx_secret_free(&f->password);
}

/* From the body straight into locked memory, and out of the body. An empty field is none. */
static void read_password(struct dx_api_call *c, struct dx_api_form *f)
{
	bool repeated;
	struct evbuffer *body = dx_req_body(c->req);
	const struct dx_part *part = dx_mpart_find(&f->parts, "password", &repeated);
	if (part == NULL || part->length == 0)
		return;
	if (repeated)
		add(c, f, DX_E_bad_request, "/password", "repeated", "the field is given more than once");
	if (part->length <= DX_API_PASSWORD_MAX) {
		f->password = dx_secret_new(part->length);
		dx_arena_defer(c->arena, free_password, f);
		dx_mpart_copy(body, part->offset, dx_secret_bytes(f->password), part->length);
	}
	dx_mpart_wipe(body, part->offset, part->length);
	if (f->password == NULL || !dx_api_password_ok(dx_secret_str(f->password)))
		add(c, f, DX_E_bad_request, "/password", "invalid", "password takes 1 to 255 bytes of UTF-8");
}

/* 1 to 255 visible ASCII characters, as they are: an sf-string's quotes would be part of it. */
static void read_idempotency_key(struct dx_api_call *c, struct dx_api_form *f)
{
	const char *key = dx_req_header(c->req, "Idempotency-Key");
	if (key == NULL)
		return;
	size_t n = strlen(key);
	bool ok = n >= 1 && n <= IDEMPOTENCY_KEY_MAX;
	for (const char *p = key; ok && *p != '\0'; p++)
		ok = *p > ' ' && *p < 0x7f;
	if (ok)
		f->idempotency_key = key;
	else
		add(c, f, DX_E_bad_request, "Idempotency-Key", "invalid",
		    "the header Idempotency-Key takes 1 to 255 visible ASCII characters");
}

static void read_optional(struct dx_api_call *c, struct dx_api_form *f)
{
	f->external_id = text_field(c, f, "external_id", false);
	if (f->external_id != NULL && (strlen(f->external_id) > EXTERNAL_ID_MAX || has_control(f->external_id)))
		add(c, f, DX_E_bad_request, "/external_id", "invalid", "at most 128 bytes, no control characters");
	f->pages = text_field(c, f, "pages", false);
	if (f->pages != NULL && !dx_api_pages(dx_str(f->pages), dx_conf_int(c->api->child->conf, DX_OPT_limit_pages)))
		add(c, f, DX_E_bad_request, "/pages", "invalid",
		    "page numbers and ranges from 1 up to the page limit, such as 1-3,7");
	read_languages(c, f);
	f->options = "{}"; /* room for what a worker needs beside the columns of a document */
}

/* A name of at most FILE_NAME_MAX bytes, cut between characters. */
static const char *file_name(struct dx_arena *a, const char *name)
{
	if (name == NULL || *name == '\0')
		return "upload";
	size_t n = strlen(name);
	if (n <= FILE_NAME_MAX)
		return name;
	n = FILE_NAME_MAX;
	while (n > 0 && ((unsigned char)name[n] & 0xc0) == 0x80)
		n--;
	return dx_strndup(a, name, n);
}

static void read_file(struct dx_api_call *c, struct dx_api_form *f)
{
	bool repeated;
	uint8_t head[DX_KIND_PDF_WINDOW + 16];
	enum dx_kind kind;
	struct dx_err err;
	const struct dx_part *part = dx_mpart_find(&f->parts, "file", &repeated);
	if (part == NULL) {
		add(c, f, DX_E_missing_file, "/file", "missing", "the file part is missing");
		return;
	}
	if (repeated) {
		add(c, f, DX_E_bad_request, "/file", "repeated", "one file a request");
		return;
	}
	if (part->length == 0) {
		add(c, f, DX_E_empty_file, "/file", "empty", "the file has no bytes");
		return;
	}
	size_t n = part->length < sizeof(head) ? part->length : sizeof(head);
	dx_mpart_copy(dx_req_body(c->req), part->offset, head, n);
	if (!dx_kind_sniff(dx_strn((const char *)head, n), &kind, &err)) {
		add(c, f, err.code, "/file", "unsupported", dx_strdup(c->arena, err.msg));
		return;
	}
	f->file = part;
	f->file_name = file_name(c->arena, part->filename);
	f->media_type = dx_kind_media_type(kind);
}

bool dx_api_form_read(struct dx_api_call *c, struct dx_api_form *f)
{
	struct dx_err err;
	const char *type = dx_req_header(c->req, "Content-Type");
	*f = (struct dx_api_form){.faults = NULL};
	if (type == NULL) {
		dx_api_problem(c->req, DX_E_unsupported_media_type, NULL, "send the form as multipart/form-data");
		return false;
	}
	if (!dx_mpart_parse(c->arena, type, dx_req_body(c->req), &f->parts, &err)) {
		dx_reply_err(c->req, &err);
		return false;
	}
	read_names(c, f);
	read_file(c, f);
	read_optional(c, f);
	read_idempotency_key(c, f);
	read_password(c, f);
	find_strangers(c, f);
	return true;
}

/* One field of the hash: its name, and its value's length, so that no two forms give the same bytes. */
static void hash_field(struct dx_sha256 *s, const char *name, const char *value)
{
	uint64_t n = value != NULL ? strlen(value) : UINT64_MAX;
	dx_sha256_add(s, name, strlen(name) + 1);
	dx_sha256_add(s, &n, sizeof(n));
	if (value != NULL)
		dx_sha256_add(s, value, strlen(value));
}

void dx_api_form_hash(const struct dx_api_call *c, const struct dx_api_form *f, const uint8_t *file_sha256,
		      uint8_t hash_r[DX_SHA256_BYTES])
{
	struct dx_sha256 s;
	dx_sha256_init(&s);
	hash_field(&s, "path", dx_req_path(c->req));
	hash_field(&s, "industry", f->industry);
	hash_field(&s, "template", f->template_ref);
	hash_field(&s, "external_id", f->external_id);
	hash_field(&s, "pages", f->pages);
	hash_field(&s, "languages", f->languages);
	hash_field(&s, "file_name", f->file_name);
	/* never the password: whoever reads the database could try guesses against the hash */
	dx_sha256_add(&s, file_sha256, DX_SHA256_BYTES);
	dx_sha256_end(&s, hash_r);
}
