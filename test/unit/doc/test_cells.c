/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/doc/cells.h"

#include "../unit.h"

static struct dx_arena *a;
static struct dx_err err;

static void set_up(void)
{
	a = dx_arena_new();
}

static void tear_down(void)
{
	dx_arena_drop(&a);
}

#define FORM                                                                                                                 \
	"{\"cells_v\":1,\"page\":3,\"round\":1,\"cells\":[[10,20,30,40,[[\"545.00\",93,\"line\"],[\"45 00\",7,\"twice\"]]]," \
	"[-5,0,5,9,[]]]}"

START_TEST(stored_form_is_fixed)
{
	struct dx_cell_reading readings[] = {{"545.00", 93, "line"}, {"45 00", 7, "twice"}};
	struct dx_reread cells[] = {{10, 20, 30, 40, readings, 2}, {-5, 0, 5, 9, NULL, 0}};
	struct dx_rereads r = {3, 1, cells, 2};
	struct dx_buf b = DX_BUF_INIT;

	dx_cells_write(&b, &r);
	ck_assert_str_eq(dx_buf_cstr(&b), FORM);
	dx_buf_free(&b);
	ck_assert(dx_cells_are(DX_STR(FORM)));
	ck_assert(!dx_cells_are(DX_STR("{\"v\":1,\"page\":3}")));
}
END_TEST

START_TEST(what_was_written_is_read)
{
	struct dx_rereads r;

	ck_assert_msg(dx_cells_read(a, DX_STR(FORM), &r, &err), "%s", err.msg);
	ck_assert_int_eq(r.page, 3);
	ck_assert_int_eq(r.round, 1);
	ck_assert_uint_eq(r.n, 2);
	ck_assert_int_eq(r.v[0].y1, 40);
	ck_assert_uint_eq(r.v[0].n, 2);
	ck_assert_str_eq(r.v[0].readings[1].text, "45 00");
	ck_assert_int_eq(r.v[0].readings[0].conf, 93);
	ck_assert_str_eq(r.v[0].readings[0].how, "line");
	ck_assert_uint_eq(r.v[1].n, 0);
}
END_TEST

static const char *const bad_forms[] = {
	"",
	"{\"cells_v\":1,\"page\":3,\"round\":1,\"cells\":[]",
	"{\"cells_v\":1,\"page\":0,\"round\":1,\"cells\":[]}",
	"{\"cells_v\":1,\"page\":3,\"round\":0,\"cells\":[]}",
	"{\"cells_v\":1,\"page\":3,\"round\":3,\"cells\":[]}",
	"{\"cells_v\":1,\"page\":3,\"round\":1,\"cells\":[],\"x\":1}",
	"{\"cells_v\":1,\"page\":3,\"round\":1,\"cells\":{}}",
	"{\"cells_v\":1,\"page\":3,\"round\":1,\"cells\":[[30,20,10,40,[]]]}",
	"{\"cells_v\":1,\"page\":3,\"round\":1,\"cells\":[[1,2,3,4]]}",
	"{\"cells_v\":1,\"page\":3,\"round\":1,\"cells\":[[1,2,3,4,[[\"\",9,\"line\"]]]]}",
	"{\"cells_v\":1,\"page\":3,\"round\":1,\"cells\":[[1,2,3,4,[[\"1 \",9,\"line\"]]]]}",
	"{\"cells_v\":1,\"page\":3,\"round\":1,\"cells\":[[1,2,3,4,[[\"1\\u0000\",9,\"line\"]]]]}",
	"{\"cells_v\":1,\"page\":3,\"round\":1,\"cells\":[[1,2,3,4,[[\"1\",101,\"line\"]]]]}",
	"{\"cells_v\":1,\"page\":3,\"round\":1,\"cells\":[[1,2,3,4,[[\"1\",9,\"Line 1\"]]]]}",
	"{\"cells_v\":1,\"page\":3,\"round\":1,\"cells\":[[1,2,3,4,[[\"1\",9]]]]}",
	"{\"cells_v\":1,\"page\":3,\"round\":1,\"cells\":[[1,2,3,99999999999,[]]]}",
};

START_TEST(malformed_cells_are_refused)
{
	struct dx_rereads r;

	ck_assert_msg(!dx_cells_read(a, dx_str(bad_forms[_i]), &r, &err), "%s", bad_forms[_i]);
	ck_assert_int_eq(err.code, DX_E_internal_error);
}
END_TEST

START_TEST(rounds_are_joined)
{
	struct dx_reread one[] = {{.x1 = 1}};
	struct dx_reread two[] = {{.x1 = 2}, {.x1 = 3}};
	struct dx_rereads none = {0};
	struct dx_rereads first = {7, 1, one, 1};
	struct dx_rereads second = {7, 2, two, 2};
	struct dx_rereads all = dx_cells_join(a, &none, &first);

	ck_assert_int_eq(all.page, 7);
	ck_assert_uint_eq(all.n, 1);
	all = dx_cells_join(a, &first, &second);
	ck_assert_int_eq(all.round, 2);
	ck_assert_uint_eq(all.n, 3);
	ck_assert_int_eq(all.v[0].x1, 1);
	ck_assert_int_eq(all.v[2].x1, 3);
}
END_TEST

START_TEST(wants_go_there_and_back)
{
	const struct dx_want wants[] = {{1, 1, 2, 3, 4, DX_CELL_AMOUNT},
					{1, 5, 6, 7, 8, DX_CELL_DATE},
					{9, 0, 0, 1, 1, DX_CELL_TEXT},
					{9, 0, 2, 1, 3, DX_CELL_CODE},
					{9, 0, 4, 1, 5, DX_CELL_HEX}};
	struct dx_buf b = DX_BUF_INIT;
	struct dx_want *back;
	size_t n;

	dx_wants_write(&b, wants, DX_LEN(wants));
	ck_assert_str_eq(dx_buf_cstr(&b), "[[1,1,2,3,4,\"amount\"],[1,5,6,7,8,\"date\"],[9,0,0,1,1,\"text\"],"
					  "[9,0,2,1,3,\"code\"],[9,0,4,1,5,\"hex\"]]");
	ck_assert_msg(dx_wants_read(a, dx_strn(b.data, b.len), &back, &n, &err), "%s", err.msg);
	ck_assert_uint_eq(n, 5);
	ck_assert_int_eq(back[2].page, 9);
	ck_assert_int_eq(back[4].kind, DX_CELL_HEX);
	ck_assert_int_eq(back[1].kind, DX_CELL_DATE);
	ck_assert_int_eq(back[1].y1, 8);
	dx_buf_free(&b);
}
END_TEST

static const char *const bad_wants[] = {
	"{}",
	"[[2,1,2,3,4,\"amount\"],[1,1,2,3,4,\"amount\"]]", /* pages must ascend */
	"[[1,1,2,3,4,\"number\"]]",
	"[[0,1,2,3,4,\"amount\"]]",
	"[[1,9,2,3,4,\"amount\"]]",
	"[[1,1,2,3,\"amount\"]]",
	"[1]",
};

START_TEST(malformed_wants_are_refused)
{
	struct dx_want *w;
	size_t n;

	ck_assert_msg(!dx_wants_read(a, dx_str(bad_wants[_i]), &w, &n, &err), "%s", bad_wants[_i]);
}
END_TEST

START_TEST(too_many_wants_are_refused)
{
	struct dx_buf b = DX_BUF_INIT;
	struct dx_want *w;
	size_t n;

	for (int i = 0; i <= DX_WANTS_DOCUMENT_MAX; i++)
		dx_buf_adds(&b, i ? ",[1,1,2,3,4,\"amount\"]" : "[[1,1,2,3,4,\"amount\"]");
	dx_buf_adds(&b, "]");
	ck_assert(!dx_wants_read(a, dx_strn(b.data, b.len), &w, &n, &err));
	dx_buf_free(&b);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("doc/cells");
	TCase *c = tcase_create("cells");

	tcase_add_checked_fixture(c, set_up, tear_down);
	tcase_add_test(c, stored_form_is_fixed);
	tcase_add_test(c, what_was_written_is_read);
	tcase_add_loop_test(c, malformed_cells_are_refused, 0, (int)DX_LEN(bad_forms));
	tcase_add_test(c, rounds_are_joined);
	tcase_add_test(c, wants_go_there_and_back);
	tcase_add_loop_test(c, malformed_wants_are_refused, 0, (int)DX_LEN(bad_wants));
	tcase_add_test(c, too_many_wants_are_refused);
	suite_add_tcase(s, c);
	return unit_main(s);
}
