/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The fields of a request head that decide about framing, the connection and the limits. */
#include "head_int.h"

#include <string.h>

/* Fields that mean nothing sensible, or two things, when they come twice. */
enum field {
	F_HOST,
	F_CONTENT_LENGTH,
	F_CONTENT_TYPE,
	F_AUTHORIZATION,
	F_API_KEY,
	F_IDEMPOTENCY_KEY,
	F_REQUEST_ID,
	F_EXPECT,
	F_SINGLE, /* those above at most once */
	F_TRANSFER_ENCODING = F_SINGLE,
	F_CONNECTION,
	F_COUNT,
};

static const struct dx_str field_names[F_COUNT] = {
	[F_HOST] = DX_STR("Host"),
	[F_CONTENT_LENGTH] = DX_STR("Content-Length"),
	[F_CONTENT_TYPE] = DX_STR("Content-Type"),
	[F_AUTHORIZATION] = DX_STR("Authorization"),
	[F_API_KEY] = DX_STR("X-API-Key"),
	[F_IDEMPOTENCY_KEY] = DX_STR("Idempotency-Key"),
	[F_REQUEST_ID] = DX_STR("X-Request-Id"),
	[F_EXPECT] = DX_STR("Expect"),
	[F_TRANSFER_ENCODING] = DX_STR("Transfer-Encoding"),
	[F_CONNECTION] = DX_STR("Connection"),
};

struct fields {
	unsigned int seen[F_COUNT];
	struct dx_str expect;
	unsigned int codings;
	bool chunked_last;  /* of the codings so far */
	bool chunked_early; /* chunked, then something else */
	bool keep_alive;
};

static bool find_field(struct dx_str name, enum field *field_r)
{
	for (size_t i = 0; i < F_COUNT; i++) {
		if (dx_str_ieq(name, field_names[i])) {
			*field_r = (enum field)i;
			return true;
		}
	}
	return false;
}

bool dx_field_is_framing(struct dx_str name)
{
	return dx_str_ieq(name, field_names[F_CONTENT_LENGTH]) || dx_str_ieq(name, field_names[F_TRANSFER_ENCODING]) ||
	       dx_str_ieq(name, field_names[F_EXPECT]);
}

static bool take_length(struct dx_head *h, struct dx_str v, struct dx_err *err)
{
	h->has_length = true;
	if (v.n == 0)
		return dx_fail(err, DX_E_bad_request, "Content-Length is empty");
	for (size_t i = 0; i < v.n; i++)
		if (v.p[i] < '0' || v.p[i] > '9')
			return dx_fail(err, DX_E_bad_request, "Content-Length is not one decimal number");
	return dx_str_u64(v, &h->length) ||
	       dx_fail(err, DX_E_bad_request, "Content-Length is a number that nothing has the length of");
}

static void take_codings(struct fields *f, struct dx_str v)
{
	struct dx_str part;

	while (dx_str_split(&v, ',', &part)) {
		part = dx_str_trim(part);
		if (part.n == 0)
			continue;
		f->codings++;
		f->chunked_early |= f->chunked_last;
		f->chunked_last = dx_str_ieq_c(part, "chunked");
	}
}

static void take_connection(struct dx_head *h, struct fields *f, struct dx_str v)
{
	struct dx_str part;

	while (dx_str_split(&v, ',', &part)) {
		part = dx_str_trim(part);
		if (dx_str_ieq_c(part, "close"))
			h->close = true;
		else if (dx_str_ieq_c(part, "keep-alive"))
			f->keep_alive = true;
	}
}

static bool take(struct dx_head *h, struct fields *f, struct dx_str name, struct dx_str value, struct dx_err *err)
{
	enum field field;

	if (!find_field(name, &field))
		return true;
	f->seen[field]++;
	if (field < F_SINGLE && f->seen[field] > 1)
		return dx_fail(err, DX_E_bad_request, "the header %s is there more than once", field_names[field].p);
	switch (field) {
	case F_HOST:
		/* RFC 9110 4.2.1: an http URI without a host is to be rejected */
		return (value.n > 0 && dx_host_valid(value)) ||
		       dx_fail(err, DX_E_bad_request, "the header Host is empty or malformed");
	case F_CONTENT_LENGTH:
		return take_length(h, value, err);
	case F_CONTENT_TYPE:
		h->multipart = value.n > 10 && dx_str_ieq_c(dx_strn(value.p, 10), "multipart/");
		return true;
	case F_REQUEST_ID:
		h->request_id = value;
		return true;
	case F_EXPECT:
		f->expect = value;
		return true;
	case F_TRANSFER_ENCODING:
		take_codings(f, value);
		return true;
	case F_CONNECTION:
		take_connection(h, f, value);
		return true;
	case F_AUTHORIZATION:
	case F_API_KEY:
	case F_IDEMPOTENCY_KEY:
	case F_COUNT:
		return true;
	}
	return true;
}

static bool judge_framing(struct dx_head *h, const struct fields *f, struct dx_err *err)
{
	if (f->seen[F_HOST] == 0 && h->minor > 0)
		return dx_fail(err, DX_E_bad_request, "the header Host is missing");
	if (f->seen[F_TRANSFER_ENCODING] == 0)
		return true;
	if (h->has_length)
		return dx_fail(err, DX_E_bad_request, "Content-Length and Transfer-Encoding exclude each other");
	if (h->minor == 0)
		return dx_fail(err, DX_E_bad_request, "HTTP/1.0 has no Transfer-Encoding");
	if (!f->chunked_last || f->chunked_early)
		return dx_fail(err, DX_E_bad_request, "the last transfer coding, and only the last, must be chunked");
	if (f->codings > 1)
		return dx_fail(err, DX_E_not_implemented, "chunked is the only transfer coding understood here");
	h->chunked = true;
	return true;
}

static bool judge_expect(struct dx_head *h, const struct fields *f, struct dx_err *err)
{
	if (f->seen[F_EXPECT] == 0)
		return true;
	h->rewrite = true; /* the guard answers 100 Continue, not evhttp */
	if (h->minor == 0)
		return true;
	if (!dx_str_ieq_c(f->expect, "100-continue"))
		return dx_fail(err, DX_E_expectation_failed, "100-continue is the only expectation understood here");
	h->expect_continue = true;
	return true;
}

static bool judge_method(const struct dx_head *h, struct dx_err *err)
{
	static const char *const known[] = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"};

	for (size_t i = 0; i < DX_LEN(known); i++)
		if (dx_str_eq_c(h->method, known[i]))
			return true;
	return dx_fail(err, DX_E_not_implemented, "the method %.*s is not implemented",
		       h->method.n > 32 ? 32 : (int)h->method.n, h->method.p);
}

static bool judge(struct dx_head *h, const struct fields *f, struct dx_err *err)
{
	if (h->minor == 0)
		h->close = h->close || !f->keep_alive;
	if (!judge_framing(h, f, err) || !judge_method(h, err) || !judge_expect(h, f, err))
		return false;
	/* A streaming client that forgot to say how: other bodies may well be empty, this one cannot. */
	if (h->multipart && !h->has_length && !h->chunked && !dx_str_eq_c(h->method, "GET") &&
	    !dx_str_eq_c(h->method, "HEAD"))
		return dx_fail(err, DX_E_length_required,
			       "a multipart body needs Content-Length or Transfer-Encoding: chunked");
	/* evhttp reads no body of a HEAD request, and must not see how a chunked one was framed. */
	if (h->chunked || (h->has_length && dx_str_eq_c(h->method, "HEAD")))
		h->rewrite = true;
	return true;
}

bool dx_head_parse(const char *p, size_t n, struct dx_head *h, struct dx_err *err)
{
	struct fields f = {0};
	const char *line_end = memchr(p, '\n', n);
	struct dx_str rest;
	unsigned int count = 0;

	if (!line_end)
		return dx_fail(err, DX_E_bad_request, "the request line has no end");
	if (!dx_head_parse_line(p, (size_t)(line_end - p) + 1, h, err))
		return false;
	h->fields = dx_strn(line_end + 1, n - (size_t)(line_end - p) - 3);
	rest = h->fields;
	while (rest.n > 0) {
		size_t lf = dx_str_find_c(rest, '\n');
		struct dx_str name;
		struct dx_str value;

		if (lf == SIZE_MAX || lf == 0)
			return dx_fail(err, DX_E_bad_request, "a header line has no end");
		if (++count > DX_HEAD_FIELDS)
			return dx_fail(err, DX_E_headers_too_large, "there are more than %u header lines",
				       DX_HEAD_FIELDS);
		if (!dx_field_parse(dx_strn(rest.p, lf - 1), &name, &value, err) || !take(h, &f, name, value, err))
			return false;
		rest = dx_str_sub(rest, lf + 1, rest.n);
	}
	return judge(h, &f, err);
}
