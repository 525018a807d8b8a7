/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* JSON for people's eyes. Works on the text, so that numbers and escapes stay exactly as they were. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli.h"

#define LINE_MAX_BYTES 100u

/* Bytes of the string that starts at JSON[AT] with its quotes. */
static size_t string_length(struct dx_str json, size_t at)
{
	size_t i = at + 1;
	while (i < json.n && json.p[i] != '"')
		i += json.p[i] == '\\' ? 2 : 1;
	return (i < json.n ? i + 1 : json.n) - at;
}

/* Bytes of the value that starts at AT with { or [ when it is short and has no object or array inside; else 0. */
static size_t flat_length(struct dx_str json, size_t at)
{
	for (size_t i = at + 1; i < json.n && i - at < LINE_MAX_BYTES; i++) {
		if (json.p[i] == '"')
			i += string_length(json, i) - 1;
		else if (json.p[i] == '{' || json.p[i] == '[')
			return 0;
		else if (json.p[i] == '}' || json.p[i] == ']')
			return i - at < LINE_MAX_BYTES ? i - at + 1 : 0;
	}
	return 0;
}

static void new_line(struct dx_buf *out, int depth)
{
	dx_buf_addc(out, '\n');
	for (int i = 0; i < depth; i++)
		dx_buf_adds(out, "  ");
}

/* A blank after each comma and colon outside of strings. */
static void add_flat(struct dx_buf *out, struct dx_str json)
{
	for (size_t i = 0; i < json.n; i++) {
		size_t n = json.p[i] == '"' ? string_length(json, i) : 1;
		dx_buf_add(out, json.p + i, n);
		if (json.p[i] == ',' || json.p[i] == ':')
			dx_buf_addc(out, ' ');
		i += n - 1;
	}
}

void cli_indent_json(struct dx_buf *out, struct dx_str json)
{
	int depth = 0;
	for (size_t i = 0; i < json.n; i++) {
		char ch = json.p[i];
		size_t n;
		if (ch == '"') {
			n = string_length(json, i);
			dx_buf_add(out, json.p + i, n);
			i += n - 1;
		} else if ((ch == '{' || ch == '[') && (n = flat_length(json, i)) > 0) {
			add_flat(out, dx_str_sub(json, i, n));
			i += n - 1;
		} else if (ch == '{' || ch == '[') {
			dx_buf_addc(out, ch);
			new_line(out, ++depth);
		} else if (ch == '}' || ch == ']') {
			new_line(out, --depth);
			dx_buf_addc(out, ch);
		} else {
			dx_buf_addc(out, ch);
			if (ch == ',')
				new_line(out, depth);
			else if (ch == ':')
				dx_buf_addc(out, ' ');
		}
	}
	dx_buf_addc(out, '\n');
}

void cli_print_json(struct dx_str json)
{
	struct dx_buf out = DX_BUF_INIT;
	if (isatty(STDOUT_FILENO)) {
		cli_indent_json(&out, json);
	} else {
		dx_buf_addstr(&out, json);
		dx_buf_addc(&out, '\n');
	}
	(void)fwrite(out.data, 1, out.len, stdout); /* main() asks ferror() */
	dx_buf_free(&out);
}
