/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/doc/text.h"

#include <limits.h>
#include <string.h>

#include "dx/base/buf.h"
#include "dx/base/utf8.h"

/* One character's cell, thousandths of a point: 10 characters to the inch, 6 lines. */
#define CELL_WIDTH  7200
#define CELL_HEIGHT 12000
/* So much of the text tells what its mark is. */
#define MARK_WINDOW 4096

static struct dx_str without_bom(struct dx_str s)
{
	return dx_str_starts(s, "\xef\xbb\xbf") ? dx_str_sub(s, 3, SIZE_MAX) : s;
}

/* The next line without its end; false when REST is used up. */
static bool next_line(struct dx_str *rest, struct dx_str *line_r)
{
	if (rest->n == 0 || !dx_str_split(rest, '\n', line_r))
		return false;
	if (line_r->n && line_r->p[line_r->n - 1] == '\r')
		line_r->n--;
	return true;
}

int dx_text_pages(struct dx_str bytes)
{
	struct dx_str rest = without_bom(bytes);
	struct dx_str line;
	size_t lines = 0;
	size_t pages;

	while (next_line(&rest, &line))
		lines++;
	pages = (lines + DX_TEXT_PAGE_LINES - 1) / DX_TEXT_PAGE_LINES;
	return pages == 0 ? 1 : pages > INT_MAX ? INT_MAX : (int)pages;
}

static struct dx_str as_utf8(struct dx_arena *a, struct dx_str line)
{
	struct dx_buf out = DX_BUF_INIT;
	char one[4];

	if (dx_utf8_valid(line))
		return line;
	for (size_t i = 0; i < line.n; i++)
		dx_buf_add(&out, one, dx_utf8_encode((unsigned char)line.p[i], one));
	line = dx_strn(dx_strndup(a, out.data, out.len), out.len);
	dx_buf_free(&out);
	return line;
}

/* What stands between the fields: carets, or bars in a text that has more of those. */
static char mark_of(struct dx_str bytes)
{
	size_t carets = 0;
	size_t bars = 0;

	for (size_t i = 0; i < bytes.n && i < MARK_WINDOW; i++) {
		carets += bytes.p[i] == '^';
		bars += bytes.p[i] == '|';
	}
	return bars > carets ? '|' : '^';
}

/* The end of the word that begins at FROM: a mark, or everything up to a mark or blank. *CELLS_R: characters. */
static size_t word_end(struct dx_str line, size_t from, char mark, size_t *cells_r)
{
	size_t pos = from;
	size_t cells = 0;
	uint32_t cp;

	for (;;) {
		size_t before = pos;

		if (!dx_utf8_next(line, &pos, &cp))
			break;
		if (dx_word_breaks(cp) || (cp == (uint32_t)mark && cells > 0)) {
			pos = before;
			break;
		}
		cells++;
		if (cp == (uint32_t)mark)
			break;
	}
	*cells_r = cells;
	return pos;
}

/*
 * Words of LINE, which is number AT on the page, into OUT; returns how many. *WIDTH_R: characters of the line. A
 * MARK becomes a caret, whatever it was.
 */
static size_t cut(struct dx_arena *a, struct dx_str line, size_t at, char mark, struct dx_word *out, size_t *width_r)
{
	size_t pos = 0;
	size_t cell = 0;
	size_t n = 0;
	bool space = false;

	while (pos < line.n) {
		size_t cells;
		size_t end = word_end(line, pos, mark, &cells);
		uint32_t cp;

		if (cells == 0) {
			space = true;
			cell++;
			if (!dx_utf8_next(line, &pos, &cp))
				break;
			continue;
		}
		out[n++] = (struct dx_word){.text = line.p[pos] == mark ? "^" : dx_strndup(a, line.p + pos, end - pos),
					    .x0 = (int32_t)cell * CELL_WIDTH,
					    .y0 = (int32_t)at * CELL_HEIGHT,
					    .x1 = (int32_t)(cell + cells) * CELL_WIDTH,
					    .y1 = (int32_t)(at + 1) * CELL_HEIGHT,
					    .conf = 100,
					    .flags = space ? DX_WORD_SPACE : 0,
					    .line = (uint32_t)at};
		space = false;
		cell += cells;
		pos = end;
	}
	*width_r = cell;
	return n;
}

bool dx_text_page(struct dx_arena *a, struct dx_str bytes, int number, struct dx_page *page_r, struct dx_err *err)
{
	struct dx_page page = {.number = number, .source = DX_SOURCE_TEXT_LAYER, .text_state = DX_TEXT_USABLE};
	struct dx_str rest = without_bom(bytes);
	struct dx_str lines[DX_TEXT_PAGE_LINES];
	struct dx_str line;
	size_t first = (size_t)(number - 1) * DX_TEXT_PAGE_LINES;
	size_t n = 0;
	size_t room = 0;
	size_t widest = 1;
	char mark = mark_of(bytes);

	if (number < 1 || number > dx_text_pages(bytes))
		return dx_fail(err, DX_E_corrupt_file, "the text has no page %d", number);
	for (size_t i = 0; n < DX_TEXT_PAGE_LINES && next_line(&rest, &line); i++) {
		if (i < first)
			continue;
		if (line.n > DX_TEXT_LINE_MAX)
			return dx_fail(err, DX_E_corrupt_file, "line %zu is longer than %u bytes", i + 1,
				       DX_TEXT_LINE_MAX);
		lines[n] = as_utf8(a, line);
		room += lines[n++].n;
	}
	page.words = dx_alloc_array(a, room, sizeof(*page.words));
	for (size_t i = 0; i < n; i++) {
		size_t width;

		page.n_words += cut(a, lines[i], i, mark, page.words + page.n_words, &width);
		widest = width > widest ? width : widest;
	}
	page.width = (int32_t)widest * CELL_WIDTH;
	page.height = DX_TEXT_PAGE_LINES * CELL_HEIGHT;
	*page_r = page;
	return true;
}
