/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "chunk_int.h"

#include "head_int.h"

/*
 * The next line of at most MAX bytes without its CRLF, copied into LINE (MAX + 2 bytes) and drained.
 * *HAVE_R is false while it has not come as a whole.
 */
static bool next_line(struct evbuffer *raw, char *line, size_t max, struct dx_str *line_r, bool *have_r,
		      struct dx_err *err)
{
	size_t eol_len = 0;
	struct evbuffer_ptr eol = evbuffer_search_eol(raw, NULL, &eol_len, EVBUFFER_EOL_LF);
	size_t n;

	*have_r = false;
	if (eol.pos < 0 && evbuffer_get_length(raw) <= max)
		return true;
	if (eol.pos < 0 || (size_t)eol.pos > max)
		return dx_fail(err, DX_E_bad_request, "a chunk size or trailer line is longer than %zu bytes", max);
	n = (size_t)eol.pos;
	evbuffer_remove(raw, line, n + 1);
	if (n == 0 || line[n - 1] != '\r')
		return dx_fail(err, DX_E_bad_request, "a chunk size or trailer line does not end with CRLF");
	*line_r = dx_strn(line, n - 1);
	*have_r = true;
	return true;
}

static int hex_value(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	if (c >= 'a' && c <= 'f')
		return c - 'a' + 10;
	if (c >= 'A' && c <= 'F')
		return c - 'A' + 10;
	return -1;
}

static size_t skip_blanks(struct dx_str s, size_t i)
{
	while (i < s.n && (s.p[i] == ' ' || s.p[i] == '\t'))
		i++;
	return i;
}

static size_t skip_token(struct dx_str s, size_t i)
{
	while (i < s.n && dx_is_token_char((unsigned char)s.p[i]))
		i++;
	return i;
}

/* Behind the closing quote; 0: there is none, or a control character before it. */
static size_t skip_quoted(struct dx_str s, size_t i)
{
	for (i++; i < s.n && s.p[i] != '"'; i++) {
		unsigned char ch = (unsigned char)s.p[i];

		if ((ch < 0x20 && ch != '\t') || ch == 0x7f)
			return 0;
		if (ch == '\\' && ++i == s.n)
			return 0;
	}
	return i < s.n ? i + 1 : 0;
}

/* *( BWS ";" BWS name [ BWS "=" BWS value ] ): they carry nothing for us, but what is none is a trap for somebody. */
static bool check_extensions(struct dx_str line, size_t i, struct dx_err *err)
{
	while (i < line.n) {
		size_t at = skip_blanks(line, i);
		size_t end;

		if (at == line.n || line.p[at] != ';')
			return dx_fail(err, DX_E_bad_request, "something other than an extension follows a chunk size");
		at = skip_blanks(line, at + 1);
		end = skip_token(line, at);
		if (end == at)
			return dx_fail(err, DX_E_bad_request, "a chunk extension has no name");
		i = end;
		at = skip_blanks(line, end);
		if (at == line.n || line.p[at] != '=')
			continue;
		at = skip_blanks(line, at + 1);
		i = at < line.n && line.p[at] == '"' ? skip_quoted(line, at) : skip_token(line, at);
		if (i <= at)
			return dx_fail(err, DX_E_bad_request,
				       "a chunk extension has no value, or one with a control character");
	}
	return true;
}

/* chunk-size [ chunk-ext ] */
static bool parse_size(struct dx_str line, uint64_t *size_r, struct dx_err *err)
{
	uint64_t size = 0;
	size_t i = 0;

	for (; i < line.n && hex_value(line.p[i]) >= 0; i++) {
		if (size >> 59)
			return dx_fail(err, DX_E_file_too_large, "a chunk is larger than any limit");
		size = size << 4 | (uint64_t)hex_value(line.p[i]);
	}
	if (i == 0)
		return dx_fail(err, DX_E_bad_request, "a chunk does not begin with a hexadecimal size");
	*size_r = size;
	return check_extensions(line, i, err);
}

static bool read_size(struct dx_chunk *c, struct evbuffer *raw, uint64_t max, bool *more_r, struct dx_err *err)
{
	char buf[DX_CHUNK_LINE_MAX + 2];
	struct dx_str line;

	if (!next_line(raw, buf, DX_CHUNK_LINE_MAX, &line, more_r, err))
		return false;
	if (!*more_r)
		return true;
	if (!parse_size(line, &c->left, err))
		return false;
	if (c->left > max || c->total > max - c->left)
		return dx_fail(err, DX_E_file_too_large, "the body is larger than %llu bytes", (unsigned long long)max);
	c->total += c->left;
	c->state = c->left ? DX_CHUNK_DATA : DX_CHUNK_TRAILER;
	return true;
}

static bool read_data_end(struct dx_chunk *c, struct evbuffer *raw, bool *more_r, struct dx_err *err)
{
	char end[2];
	ev_ssize_t n = evbuffer_copyout(raw, end, sizeof(end));

	if ((n >= 1 && end[0] != '\r') || (n == 2 && end[1] != '\n'))
		return dx_fail(err, DX_E_bad_request, "the data of a chunk does not end with CRLF");
	*more_r = n == 2;
	if (*more_r) {
		evbuffer_drain(raw, 2);
		c->state = DX_CHUNK_SIZE;
	}
	return true;
}

static bool read_trailer(struct dx_chunk *c, struct evbuffer *raw, bool *more_r, struct dx_err *err)
{
	char buf[DX_CHUNK_TRAILER_MAX + 2];
	struct dx_str line;
	struct dx_str name;
	struct dx_str value;

	if (!next_line(raw, buf, DX_CHUNK_TRAILER_MAX, &line, more_r, err))
		return false;
	if (!*more_r)
		return true;
	if (line.n == 0) {
		c->state = DX_CHUNK_DONE;
		return true;
	}
	c->trailer_bytes += line.n;
	if (c->trailer_bytes > DX_CHUNK_TRAILER_MAX)
		return dx_fail(err, DX_E_bad_request, "the trailer is larger than %u bytes", DX_CHUNK_TRAILER_MAX);
	return dx_field_parse(line, &name, &value, err);
}

static void move_data(struct dx_chunk *c, struct evbuffer *raw, struct evbuffer *body, bool *more_r)
{
	size_t have = evbuffer_get_length(raw);
	size_t n = have < c->left ? have : (size_t)c->left;

	evbuffer_remove_buffer(raw, body, n);
	c->left -= n;
	if (c->left == 0)
		c->state = DX_CHUNK_DATA_END;
	*more_r = c->left == 0;
}

bool dx_chunk_run(struct dx_chunk *c, struct evbuffer *raw, struct evbuffer *body, uint64_t max, struct dx_err *err)
{
	bool more = true;

	while (more && c->state != DX_CHUNK_DONE) {
		switch (c->state) {
		case DX_CHUNK_SIZE:
			if (!read_size(c, raw, max, &more, err))
				return false;
			break;
		case DX_CHUNK_DATA:
			move_data(c, raw, body, &more);
			break;
		case DX_CHUNK_DATA_END:
			if (!read_data_end(c, raw, &more, err))
				return false;
			break;
		case DX_CHUNK_TRAILER:
			if (!read_trailer(c, raw, &more, err))
				return false;
			break;
		case DX_CHUNK_DONE:
			break;
		}
	}
	return true;
}
