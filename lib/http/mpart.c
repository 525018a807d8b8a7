/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/http/mpart.h"

#include <string.h>

#include "dx/base/check.h"
#include "dx/base/utf8.h"
#include "head_int.h"
#include "mphead_int.h"

#define HEAD_MAX    8192u /* bytes of a part's headers */
#define PADDING_MAX 256u  /* blanks behind a boundary */

/*
 * body = [preamble CRLF] "--" boundary padding CRLF part *(CRLF "--" boundary padding CRLF part)
 *        CRLF "--" boundary "--" padding [CRLF epilogue]
 */
struct scan {
	struct dx_arena *a;
	struct evbuffer *body;
	size_t length;
	struct dx_str delimiter; /* CRLF "--" boundary */
	size_t pos;
	char *head; /* HEAD_MAX bytes */
	struct dx_err *err;
};

static bool bad(struct scan *s, const char *what)
{
	return dx_fail(s->err, DX_E_bad_request, "multipart body, byte %zu: %s", s->pos, what);
}

static struct evbuffer_ptr at(struct evbuffer *body, size_t offset)
{
	struct evbuffer_ptr p;

	dx_assert(evbuffer_ptr_set(body, &p, offset, EVBUFFER_PTR_SET) == 0);
	return p;
}

void dx_mpart_copy(struct evbuffer *body, size_t offset, void *out, size_t n)
{
	struct evbuffer_ptr p;

	if (n == 0)
		return;
	p = at(body, offset);
	dx_assert(evbuffer_copyout_from(body, &p, out, n) == (ev_ssize_t)n);
}

void dx_mpart_wipe(struct evbuffer *body, size_t offset, size_t n)
{
	while (n > 0) {
		struct evbuffer_ptr p = at(body, offset);
		struct evbuffer_iovec v;

		if (evbuffer_peek(body, (ev_ssize_t)n, &p, &v, 1) < 1 || v.iov_len == 0)
			return;
		if (v.iov_len > n)
			v.iov_len = n;
		explicit_bzero(v.iov_base, v.iov_len);
		offset += v.iov_len;
		n -= v.iov_len;
	}
}

/* Up to MAX bytes from the present position, without moving it. */
static size_t look(struct scan *s, char *out, size_t max)
{
	size_t n = s->length - s->pos;

	if (n > max)
		n = max;
	dx_mpart_copy(s->body, s->pos, out, n);
	return n;
}

/* Blanks, then CRLF; the end of the body counts too behind the last delimiter. */
static bool skip_line_end(struct scan *s, bool last)
{
	char buf[PADDING_MAX + 2];
	size_t n = look(s, buf, sizeof(buf));
	size_t i = 0;

	while (i < n && i < PADDING_MAX && (buf[i] == ' ' || buf[i] == '\t'))
		i++;
	s->pos += i;
	if (last && i == n)
		return true;
	if (n - i < 2 || buf[i] != '\r' || buf[i + 1] != '\n')
		return bad(s, "something other than CRLF follows the boundary");
	s->pos += 2;
	return true;
}

/* Behind a boundary: another part, or "--" and the end. */
static bool after_boundary(struct scan *s, bool *last_r)
{
	char two[2];

	*last_r = look(s, two, 2) == 2 && two[0] == '-' && two[1] == '-';
	if (*last_r)
		s->pos += 2;
	return skip_line_end(s, *last_r);
}

/* Move to the next delimiter; *END_R is where the content before it ends. */
static bool find_delimiter(struct scan *s, size_t *end_r)
{
	struct evbuffer_ptr from;
	struct evbuffer_ptr hit = {.pos = -1};

	if (s->length - s->pos >= s->delimiter.n) {
		from = at(s->body, s->pos);
		hit = evbuffer_search(s->body, s->delimiter.p, s->delimiter.n, &from);
	}
	if (hit.pos < 0)
		return bad(s, "no boundary ends what begins here");
	*end_r = (size_t)hit.pos;
	s->pos = *end_r + s->delimiter.n;
	return true;
}

/* The first boundary may be the first thing in the body, without a line break before it. */
static bool find_first(struct scan *s)
{
	char start[DX_BOUNDARY_MAX + 2];
	size_t n = s->delimiter.n - 2;
	size_t end;

	if (look(s, start, n) == n && memcmp(start, s->delimiter.p + 2, n) == 0) {
		s->pos += n;
		return true;
	}
	return find_delimiter(s, &end);
}

static bool take_encoding(struct scan *s, struct dx_str value)
{
	if (dx_str_ieq_c(value, "binary") || dx_str_ieq_c(value, "8bit") || dx_str_ieq_c(value, "7bit"))
		return true;
	return bad(s, "Content-Transfer-Encoding is not binary (RFC 7578 4.7)");
}

static bool take_field(struct scan *s, struct dx_part *part, struct dx_str name, struct dx_str value)
{
	if (dx_str_ieq_c(name, "Content-Disposition")) {
		if (part->name)
			return bad(s, "a part has two Content-Dispositions");
		return dx_mphead_disposition(s->a, value, &part->name, &part->filename, s->err);
	}
	if (dx_str_ieq_c(name, "Content-Type")) {
		if (part->content_type)
			return bad(s, "a part has two Content-Types");
		part->content_type = dx_strndup(s->a, value.p, value.n);
		return true;
	}
	if (dx_str_ieq_c(name, "Content-Transfer-Encoding"))
		return take_encoding(s, value);
	return true;
}

/* Header lines up to the empty one. The position stays until all of it is understood: errors name the part. */
static bool read_head(struct scan *s, struct dx_part *part)
{
	struct dx_str rest = dx_strn(s->head, look(s, s->head, HEAD_MAX));
	size_t lf;

	while ((lf = dx_str_find_c(rest, '\n')) != SIZE_MAX) {
		struct dx_str name;
		struct dx_str value;

		if (lf == 0 || rest.p[lf - 1] != '\r')
			return bad(s, "a header line of the part does not end with CRLF");
		if (lf == 1) {
			if (!part->name)
				return bad(s, "the part has no Content-Disposition");
			s->pos += (size_t)(rest.p - s->head) + 2;
			return true;
		}
		if (!dx_field_parse(dx_strn(rest.p, lf - 1), &name, &value, s->err))
			return bad(s, "a header line of the part is malformed");
		if (!take_field(s, part, name, value))
			return false;
		rest = dx_str_sub(rest, lf + 1, rest.n);
	}
	return bad(s, "the headers of the part have no end within 8 KiB");
}

/* A part without content may lack the empty line: then the CRLF taken for it begins the delimiter. */
static bool read_content(struct scan *s, struct dx_part *part)
{
	size_t begin = s->pos;
	size_t end;

	s->pos -= 2;
	if (!find_delimiter(s, &end))
		return false;
	part->offset = begin;
	part->length = end > begin ? end - begin : 0;
	return true;
}

static bool read_parts(struct scan *s, struct dx_mpart *m)
{
	bool last;

	if (!find_first(s) || !after_boundary(s, &last))
		return false;
	while (!last) {
		if (m->n == DX_MPART_MAX)
			return bad(s, "there are too many parts");
		if (!read_head(s, &m->parts[m->n]) || !read_content(s, &m->parts[m->n]) || !after_boundary(s, &last))
			return false;
		m->n++;
	}
	return true;
}

bool dx_mpart_parse(struct dx_arena *a, const char *content_type, struct evbuffer *body, struct dx_mpart *m_r,
		    struct dx_err *err)
{
	struct scan s = {.a = a, .body = body, .length = evbuffer_get_length(body), .err = err};
	struct dx_mpart m = {.n = 0};
	struct dx_str boundary;

	if (!dx_mphead_boundary(a, content_type, &boundary, err))
		return false;
	s.head = dx_alloc(a, HEAD_MAX);
	s.delimiter = dx_str(dx_asprintf(a, "\r\n--%.*s", DX_STR_ARG(boundary)));
	if (!read_parts(&s, &m))
		return false;
	*m_r = m;
	return true;
}

const struct dx_part *dx_mpart_find(const struct dx_mpart *m, const char *name, bool *repeated_r)
{
	const struct dx_part *found = NULL;

	if (repeated_r)
		*repeated_r = false;
	for (size_t i = 0; i < m->n; i++) {
		if (strcmp(m->parts[i].name, name) != 0)
			continue;
		if (found && repeated_r)
			*repeated_r = true;
		if (!found)
			found = &m->parts[i];
	}
	return found;
}

bool dx_mpart_text(struct dx_arena *a, struct evbuffer *body, const struct dx_part *part, size_t max,
		   const char **text_r, struct dx_err *err)
{
	char *text;

	if (part->length > max)
		return dx_fail(err, DX_E_bad_request, "the field %.64s is longer than %zu bytes", part->name, max);
	text = dx_alloc(a, part->length + 1);
	dx_mpart_copy(body, part->offset, text, part->length);
	if (memchr(text, '\0', part->length) || !dx_utf8_valid(dx_strn(text, part->length)))
		return dx_fail(err, DX_E_bad_request, "the field %.64s is not UTF-8 text", part->name);
	*text_r = text;
	return true;
}
