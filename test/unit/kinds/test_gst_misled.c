/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Headings of GST invoices that say something else than what stands under them. */
#include "dx/extract/given.h"
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "gst_lines.h"

/* "TOTAL DUTIES", "Room Tariff", "Pieces Value": where all lines deny what a heading says, the arithmetic tells. */
START_TEST(what_all_lines_deny_no_heading_says)
{
	static const char *const heads[][2] = {{"Total", "Rate"}, {"Total Duties", "Rate"}, {"Value", "Rate"},
					       {"Disc", "Rate"},  {"Tariff", "Rate"},       {"Qty", "Tariff"},
					       {"Qty", "Total"},  {"Qty", "Disc"}};

	for (size_t i = 0; i < DX_LEN(heads); i++) {
		struct paper p = plain();

		p.heads[4] = heads[i][0];
		p.heads[5] = heads[i][1];
		ck_assert_msg(strcmp(verdict(&p), "verified") == 0, "%s %s", heads[i][0], heads[i][1]);
		ck_assert_str_eq(item(0, "quantity"), "12");
		ck_assert_str_eq(item(0, "unit_price"), "450.00");
		ck_assert_str_eq(item(2, "taxable_value"), "240.00");
	}
}
END_TEST

/* One line that is denied among others is wrong itself, under whatever headings. */
START_TEST(a_changed_figure_stays_denied)
{
	static const char *const heads[] = {"Qty", "Total", "Tariff"};

	for (size_t i = 0; i < DX_LEN(heads); i++)
		for (size_t line = 0; line < 3; line++) {
			struct paper p = plain();

			p.heads[4] = heads[i];
			p.items[line][4] = "7";
			ck_assert_msg(strcmp(verdict(&p), "verified") != 0, "%s %zu", heads[i], line);
		}
}
END_TEST

/* Its price, its tax and its total may all deny one line: that is one line among five, and no misleading heading. */
START_TEST(one_line_may_be_denied_by_several_checks)
{
	struct paper p = {.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
			  .heads = {"Qty", "Description", "Rate", "Taxable", "CGST", "SGST", "Total"},
			  .items = {{"12", "Oak shelf", "450.00", "5,400.00", "486.00", "486.00", "6,372.00"},
				    {"2", "Steel ladder", "1,400.00", "2,800.00", "252.00", "252.00", "3,304.00"},
				    {"3", "Handbook", "80.00", "240.00", "21.60", "21.60", "283.20"},
				    {"5", "Lamp", "300.00", "1,500.00", "135.00", "135.00", "1,770.00"},
				    {"4", "Desk", "900.00", "3,600.00", "324.00", "324.00", "4,248.00"}},
			  .foot = {{"Taxable Value", "13,540.00"},
				   {"CGST", "1,218.60"},
				   {"SGST", "1,218.60"},
				   {"Grand Total", "15,977.20"}}};

	ck_assert_str_eq(verdict(&p), "verified");
	for (int cell = 2; cell < CELLS; cell++) {
		const char *was = p.items[_i][cell];

		p.items[_i][cell] = "7,777.00";
		ck_assert_msg(strcmp(verdict(&p), "mismatch") == 0, "%d %d", _i, cell);
		p.items[_i][cell] = was;
	}
}
END_TEST

/* "Cases │ Rate/ Case": packages are no quantity elsewhere, but here they and the price make the line; "Rate/" goes on.
 */
START_TEST(what_makes_the_line_is_how_many)
{
	struct paper p = plain();

	p.heads[4] = "Cases";
	p.heads[5] = "Rate/ Case";
	ck_assert_str_eq(verdict(&p), "verified");
	for (size_t i = 0; i < 3; i++) {
		ck_assert_str_eq(item(i, "quantity"), p.items[i][4]);
		ck_assert_str_ne(item(i, "unit_price"), "null");
	}
	p.heads[5] = "Batch";
	ck_assert_str_ne(verdict(&p), "mismatch");
	ck_assert_str_eq(item(0, "quantity"), "12");
	p.items[1][4] = "7";
	ck_assert_str_ne(verdict(&p), "verified");
}
END_TEST

/* A code that is a blank from the name, in all lines. */
START_TEST(codes_end_the_names)
{
	static const char *const names[] = {"Oak shelf 940310", "Steel ladder 732690", "Handbook 490110"};
	struct paper p = plain();

	p.heads[2] = NULL;
	for (size_t i = 0; i < 3; i++) {
		p.items[i][1] = names[i];
		p.items[i][2] = NULL;
	}
	ck_assert_str_eq(verdict(&p), "verified");
	ck_assert_str_eq(item(1, "hsn_sac"), "732690");
	ck_assert_str_eq(item(1, "description"), "Steel ladder");
	p.items[1][1] = "Steel ladder";
	(void)verdict(&p);
	ck_assert_str_eq(item(0, "description"), names[0]);
}
END_TEST

/* The verdict after somebody called the first line something else. */
static const char *verdict_after(void)
{
	struct dx_str template = sheet_file(arena, TEMPLATE);
	struct dx_extract_result r;
	struct dx_given given;
	struct dx_err err;
	const char *state;
	json_t *verdict;

	ck_assert(dx_extract(arena, template, DX_STR(""), &sheet.page, 1, &r, &err));
	ck_assert(dx_given_make(
		arena, dx_strn(r.data.data, r.data.len), dx_strn(r.evidence.data, r.evidence.len),
		dx_strn(r.corrections.data, r.corrections.len), DX_STR("json"),
		DX_STR("[{\"op\":\"replace\",\"path\":\"/line_items/0/description\",\"value\":\"Shelf\"}]"), &given,
		&err));
	dx_extract_free(&r);
	ck_assert_msg(dx_extract_given(arena, template, &given, &sheet.page, 1, &r, &err), "%s", err.msg);
	verdict = json_loads(dx_buf_cstr(&r.verification), 0, NULL);
	state = dx_strdup(arena, json_string_value(json_object_get(verdict, "state")));
	json_decref(verdict);
	dx_extract_free(&r);
	return state;
}

/* What holds in a single line may hold by chance, also after somebody corrected its name. */
START_TEST(one_line_is_a_guess)
{
	struct paper p = plain();

	p.heads[4] = "Total";
	p.items[1][1] = NULL;
	p.foot[0][1] = "5,400.00";
	p.foot[1][1] = p.foot[2][1] = "486.00";
	p.foot[3][1] = "6,372.00";
	ck_assert_str_eq(verdict(&p), "unverifiable");
	ck_assert_str_eq(item(0, "quantity"), "12");
	ck_assert_str_eq(item(0, "unit_price"), "450.00");
	ck_assert_str_eq(verdict_after(), "unverifiable");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gst_misled");
	TCase *tc = tcase_create("gst_misled");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, what_all_lines_deny_no_heading_says);
	tcase_add_test(tc, a_changed_figure_stays_denied);
	tcase_add_test(tc, what_makes_the_line_is_how_many);
	tcase_add_test(tc, codes_end_the_names);
	tcase_add_loop_test(tc, one_line_may_be_denied_by_several_checks, 0, 5);
	tcase_add_test(tc, one_line_is_a_guess);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
