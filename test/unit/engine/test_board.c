/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the reader of a page leaves for the reader of its cells: the same readings, and for no other document. */
#include "dx/base/buf.h"
#include "dx/doc/cells.h"
#include "dx/img/img.h"

#include "../unit.h"

#include "../img/draw.h"
#include "engine.h"

#define MEMORY "1073741824"

static struct engine engine;
static struct dx_arena *arena;
static struct dx_err err;

static void set_up(void)
{
	arena = dx_arena_new();
	engine_start(&engine, MEMORY);
}

static void tear_down(void)
{
	engine_stop(&engine);
	dx_arena_drop(&arena);
}

static struct dx_str png_of(PIX *pix)
{
	struct dx_buf out = DX_BUF_INIT;
	struct dx_str s;

	ck_assert(dx_pix_png(pix, &out, &err));
	s = dx_strn(dx_memdup(arena, out.data, out.len), out.len);
	dx_buf_free(&out);
	pixDestroy(&pix);
	return s;
}

/* NARROW: a receipt; else a page. */
static PIX *draw(bool narrow)
{
	static const char *const lines[] = {"Bread        12.50", "Milk         17.25", "Coffee       24.95"};
	PIX *pix;

	if (!narrow)
		return draw_page();
	pix = draw_blank(620, 1000);
	for (int i = 0; i < 7; i++)
		draw_text(pix, 12, 60, 120 + i * 130, 44, lines, 3);
	return pix;
}

static const struct dx_word *find(const struct dx_page *page, const char *text)
{
	for (size_t i = 0; i < page->n_words; i++)
		if (strcmp(page->words[i].text, text) == 0)
			return &page->words[i];
	return NULL;
}

/* The page of FILE is read as one of DOCUMENT (NULL: without a name). */
static struct dx_page read_page(struct dx_str file, const char *document)
{
	const char *params =
		document ? dx_asprintf(arena, "{\"page\":1,\"document\":\"%s\"}", document) : "{\"page\":1}";
	struct answer r = engine_call(&engine, DX_UNIT_OCR_PAGE, params, file);

	ck_assert_str_eq(r.code, "ok");
	return engine_words(&engine, &r, 0);
}

/* Where WORD stands on PAGE is read again. */
static struct dx_str read_cell(struct dx_str file, const char *document, const struct dx_page *page,
			       const struct dx_word *word)
{
	struct dx_want want = {
		.page = 1, .x0 = word->x0, .y0 = word->y0, .x1 = word->x1, .y1 = word->y1, .kind = DX_CELL_AMOUNT};
	struct dx_buf wants = DX_BUF_INIT;
	struct dx_str parts[2];
	struct answer r;

	parts[0] = dx_str(dx_asprintf(arena, "{\"page\":1,\"rotation\":%d,\"skew_millideg\":%d%s%s%s}", page->rotation,
				      page->skew_millideg, document ? ",\"document\":\"" : "", document ? document : "",
				      document ? "\"" : ""));
	dx_wants_write(&wants, &want, 1);
	parts[1] = dx_strn(dx_memdup(arena, wants.data, wants.len), wants.len);
	dx_buf_free(&wants);
	engine_send(&engine, DX_UNIT_READ_CELLS, parts, 2, file);
	r = engine_receive(&engine);
	ck_assert_str_eq(r.code, "ok");
	ck_assert_uint_eq(r.n_parts, 1);
	return r.parts[0];
}

static size_t readings(struct dx_str cells)
{
	struct dx_rereads r;

	ck_assert_msg(dx_cells_read(arena, cells, &r, &err), "%s", err.msg);
	ck_assert_uint_eq(r.n, 1);
	return r.v[0].n;
}

START_TEST(cells_of_a_kept_page_are_read_the_same)
{
	const bool narrow = _i == 1;
	struct dx_str file = png_of(draw(narrow));
	struct dx_str blank = png_of(draw_blank(DRAW_W, DRAW_H));
	struct dx_page page = read_page(file, "a");
	const struct dx_word *word = find(&page, narrow ? "17.25" : "12,500.00");
	struct dx_str kept;

	ck_assert_ptr_nonnull(word);
	kept = read_cell(file, "a", &page, word);
	ck_assert_uint_gt(readings(kept), 2);
	/* what is kept is what is read: the file is not looked at */
	ck_assert(dx_str_eq(read_cell(blank, "a", &page, word), kept));
	/* nothing is kept under another name, or under none, and it comes out the same */
	ck_assert(!dx_str_eq(read_cell(blank, "b", &page, word), kept));
	ck_assert(!dx_str_eq(read_cell(blank, NULL, &page, word), kept));
	ck_assert(dx_str_eq(read_cell(file, "b", &page, word), kept));
	ck_assert(dx_str_eq(read_cell(file, NULL, &page, word), kept));
	/* a page of another document, not one without a name, makes room */
	read_page(blank, NULL);
	ck_assert(dx_str_eq(read_cell(blank, "a", &page, word), kept));
	read_page(blank, "b");
	ck_assert(!dx_str_eq(read_cell(blank, "a", &page, word), kept));
	ck_assert(dx_str_eq(read_cell(file, "a", &page, word), kept));
}
END_TEST

START_TEST(names_are_checked)
{
	struct dx_str file = png_of(draw_blank(100, 100));

	ck_assert_str_eq(engine_call(&engine, DX_UNIT_OCR_PAGE, "{\"page\":1,\"document\":\"\"}", file).code,
			 "internal_error");
	ck_assert_str_eq(
		engine_call(
			&engine, DX_UNIT_OCR_PAGE,
			"{\"page\":1,\"document\":\"0123456789012345678901234567890123456789012345678901234567890123\"}",
			file)
			.code,
		"internal_error");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("engine/board");
	TCase *t = tcase_create("board");

	tcase_set_timeout(t, 300);
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_loop_test(t, cells_of_a_kept_page_are_read_the_same, 0, 2);
	tcase_add_test(t, names_are_checked);
	suite_add_tcase(s, t);
	return s;
}

int main(void)
{
	return unit_main(suite());
}
