/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What goes over the wire: an event, signed, or a file for a provider, with its credentials. */
#include <inttypes.h>
#include <string.h>

#include "dx/base/clock.h"
#include "dx/crypt/box.h"
#include "dx/sender/sign.h"
#include "sender_int.h"

#define CONNECT_TIMEOUT_MS 5000
/* Read a little more than is kept: a short answer read whole lets its connection be used again. */
#define ANSWER_MAX         ((size_t)64 * 1024)
#define HEADERS_MAX        16
#define SECRETS_MAX        2
#define FILENAME_MAX_CHARS 120

static const char *const purposes[] = {"webhook", "provider"};

struct headers {
	const char *line[HEADERS_MAX + 1]; /* NULL-terminated */
	size_t n;
};

static void add(struct headers *h, const char *line)
{
	h->line[h->n++] = line;
}

static void wipe_arena_text(void *arg)
{
	char *text = arg;
	dx_wipe(text, strlen(text));
}

/* The master key file may have got a line since, or have been made: read it once more before giving up. */
static bool open_box(struct dx_sender *s, const char *purpose, struct dx_str box, struct dx_buf *out,
		     struct dx_err *err)
{
	const char *file = dx_conf_str(s->child->conf, DX_OPT_master_key_file);

	if (s->master.n > 0 && dx_box_open(&s->master, purpose, box, out, err))
		return true;
	if (file[0] == '\0')
		return dx_fail(err, DX_E_internal_error, "keys.master_key_file is not set");
	return dx_peppers_load(file, &s->master, err) && dx_box_open(&s->master, purpose, box, out, err);
}

/* The secret as text that is wiped with the flight. */
static bool open_secret(struct dx_flight *f, struct dx_str box, struct dx_str *text_r, struct dx_err *err)
{
	struct dx_buf plain = DX_BUF_INIT;

	if (!open_box(f->s, purposes[f->d.to_provider ? 1 : 0], box, &plain, err))
		return false;
	char *text = dx_strndup(f->arena, dx_buf_cstr(&plain), plain.len);
	dx_arena_defer(f->arena, wipe_arena_text, text);
	dx_wipe_buf(&plain);
	*text_r = dx_str(text);
	return true;
}

static bool add_signatures(struct dx_flight *f, struct headers *h, struct dx_err *err)
{
	struct dx_buf service = DX_BUF_INIT, standard = DX_BUF_INIT;
	struct dx_str secrets[SECRETS_MAX];
	int64_t now_s = dx_now_real_us() / 1000000;
	size_t n = 1;

	if (!open_secret(f, f->d.secret, &secrets[0], err) ||
	    (f->d.previous.p != NULL && !open_secret(f, f->d.previous, &secrets[n++], err)) ||
	    !dx_sign(secrets, n, f->d.event_id, now_s, f->d.body, &service, &standard, err))
		return false;
	add(h, dx_asprintf(f->arena, "webhook-id: %s", f->d.event_id));
	add(h, dx_asprintf(f->arena, "webhook-timestamp: %" PRId64, now_s));
	add(h, dx_asprintf(f->arena, "webhook-signature: %s", dx_buf_cstr(&standard)));
	add(h, dx_asprintf(f->arena, "X-Service-Signature: %s", dx_buf_cstr(&service)));
	add(h, "Content-Type: application/json; charset=utf-8");
	dx_buf_free(&service);
	dx_buf_free(&standard);
	return true;
}

/* A name that cannot end the quoted string it stands in. */
static const char *quotable(struct dx_arena *a, const char *name)
{
	char *out = dx_strndup(a, name, strnlen(name, FILENAME_MAX_CHARS));

	for (char *p = out; *p != '\0'; p++)
		if (*p < ' ' || *p >= 0x7f || *p == '"' || *p == '\\')
			*p = '_';
	return out;
}

static bool has_line_end(const char *text)
{
	return strpbrk(text, "\r\n") != NULL;
}

static bool add_credentials(struct dx_flight *f, struct headers *h, struct dx_err *err)
{
	const char *media_type = f->d.media_type != NULL ? f->d.media_type : "application/json";
	struct dx_str line;

	if (!open_secret(f, f->d.secret, &line, err))
		return false;
	if (has_line_end(line.p) || has_line_end(media_type))
		return dx_fail(err, DX_E_internal_error, "the provider's credentials are not one header line");
	if (line.n > 0)
		add(h, line.p);
	add(h, dx_asprintf(f->arena, "Idempotency-Key: %s", f->d.event_id));
	add(h, dx_asprintf(f->arena, "Content-Type: %s", media_type));
	if (f->d.file_name != NULL)
		add(h, dx_asprintf(f->arena, "Content-Disposition: attachment; filename=\"%s\"",
				   quotable(f->arena, f->d.file_name)));
	return true;
}

bool dx_request_make(struct dx_flight *f, struct dx_fetch_request *r_r, struct dx_err *err)
{
	struct headers *h = DX_NEW(f->arena, struct headers);

	if (!(f->d.to_provider ? add_credentials(f, h, err) : add_signatures(f, h, err)))
		return false;
	add(h, dx_asprintf(f->arena, "X-Service-Event: %s", f->d.type));
	add(h, dx_asprintf(f->arena, "X-Service-Delivery: %" PRId64, f->d.id));
	add(h, dx_asprintf(f->arena, "X-Service-Attempt: %d", f->d.attempt));
	*r_r = (struct dx_fetch_request){
		.method = "POST",
		.url = f->d.url,
		.headers = h->line,
		.body = f->d.body,
		.connect_timeout_ms = CONNECT_TIMEOUT_MS,
		.timeout_ms = dx_conf_int(f->s->child->conf, DX_OPT_webhook_timeout),
		.body_max_bytes = ANSWER_MAX,
		.cut_body = true,
	};
	return true;
}
