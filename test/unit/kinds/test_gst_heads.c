/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Heads and feet of a stranger's GST invoices: whose a GSTIN is, what a paper is called, sums and words below the
 * lines. */
#include "../unit.h"
#include "gst_lines.h"

static const char seller[] = "29AABCR1718E1ZL";
static const char buyer[] = "29AAHCM7727Q1ZI";
static const char far_buyer[] = "24AAQCA8719H1ZC";

/* The lines and sums of P below a head that the test draws. */
static void draw_rows(const struct paper *p)
{
	int y = 200;

	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 250, 20, "TAX INVOICE");
	put_row(y, p->heads);
	for (size_t i = 0; p->items[i][1]; i++)
		put_row(y += 16, p->items[i]);
	y += 20;
	for (size_t i = 0; p->foot[i][0]; i++) {
		sheet_put(&sheet, 350, y += 16, p->foot[i][0]);
		sheet_right(&sheet, 560, y, p->foot[i][1]);
	}
	sheet_put(&sheet, 40, 160, "Invoice No: PS/25-26/8412");
	sheet_put(&sheet, 320, 160, "Invoice Date: 07-08-2025");
}

static const char *gstin_of(const char *party)
{
	char path[64];

	(void)snprintf(path, sizeof(path), "data/%s/gstin", party);
	return sheet_at(all, path);
}

/* ---- whose a GSTIN is ---- */

/* The seller without its GSTIN, the buyer below and beside it with the one that stands first. */
static void draw_letter(const struct paper *p, const char *foot)
{
	draw_rows(p);
	sheet_put(&sheet, 40, 50, "Padmavathi Silks");
	sheet_put(&sheet, 40, 62, "21 Station Road");
	sheet_put(&sheet, 40, 74, "Mysuru 570016");
	sheet_put(&sheet, 320, 98, "Nandi Retail Ventures");
	sheet_put(&sheet, 320, 110, "4 Ring Road");
	sheet_put(&sheet, 320, 122, dx_asprintf(arena, "GSTIN: %s", buyer));
	sheet_put(&sheet, 40, 700, foot);
}

START_TEST(a_letterhead_at_the_foot_is_the_sellers)
{
	const struct paper p = plain();

	draw_letter(&p, dx_asprintf(arena, "+91 98450 11223 silks@example.in GSTIN: %s", seller));
	ck_assert_str_eq(read_sheet(), "verified");
	ck_assert_str_eq(gstin_of("supplier"), seller);
	ck_assert_str_eq(gstin_of("recipient"), buyer);
	ck_assert_str_eq(sheet_at(all, "data/supplier/name"), "Padmavathi Silks");
	ck_assert_str_eq(sheet_at(all, "data/recipient/name"), "Nandi Retail Ventures");
}
END_TEST

START_TEST(a_place_of_supply_elsewhere_says_nothing_of_the_letterhead)
{
	const struct paper p = plain();

	draw_rows(&p);
	sheet_put(&sheet, 220, 40, "Padmavathi Silks");
	sheet_put(&sheet, 220, 52, "21 Station Road, Mysuru 570016");
	sheet_put(&sheet, 220, 64, dx_asprintf(arena, "GSTIN: %s", seller));
	sheet_put(&sheet, 320, 84, "Place of Supply: Karnataka");
	sheet_put(&sheet, 40, 108, "Name: Nandi Retail Ventures");
	sheet_put(&sheet, 40, 120, dx_asprintf(arena, "GSTIN: %s", buyer));
	ck_assert_str_eq(read_sheet(), "verified");
	ck_assert_str_eq(gstin_of("supplier"), seller);
}
END_TEST

START_TEST(an_imprint_names_the_seller)
{
	const struct paper p = plain();

	draw_letter(&p, dx_asprintf(arena, "Padmavathi Silks Limited, 21 Station Road, Mysuru. GSTIN: %s CIN: U17111",
				    seller));
	(void)read_sheet();
	ck_assert_str_eq(gstin_of("supplier"), seller);
	ck_assert_str_eq(sheet_at(all, "data/supplier/name"), "Padmavathi Silks Limited");
}
END_TEST

START_TEST(signs_that_contradict_one_another_verify_nothing)
{
	const struct paper p = plain();

	draw_rows(&p);
	sheet_put(&sheet, 40, 50, "Padmavathi Silks");
	sheet_put(&sheet, 40, 62, "21 Station Road");
	sheet_put(&sheet, 40, 74, dx_asprintf(arena, "GSTIN: %s", seller));
	sheet_put(&sheet, 40, 700, dx_asprintf(arena, "desk@example.in GSTIN: %s", buyer));
	ck_assert_str_eq(read_sheet(), "unverifiable");
}
END_TEST

START_TEST(the_tax_tells_who_sells)
{
	struct paper p = plain();

	p.foot[1][0] = "IGST";
	p.foot[1][1] = "1,519.20";
	p.foot[2][0] = "Grand Total";
	p.foot[2][1] = "9,959.20";
	p.foot[3][0] = NULL;
	draw_rows(&p);
	sheet_put(&sheet, 240, 40, "Padmavathi Silks");
	sheet_put(&sheet, 40, 90, "Nandi Retail Ventures");
	sheet_put(&sheet, 40, 102, dx_asprintf(arena, "GSTIN: %s", far_buyer));
	sheet_put(&sheet, 320, 120, "Place of Supply: 24-Gujarat");
	sheet_put(&sheet, 40, 320, dx_asprintf(arena, "GSTIN: %s", seller));
	ck_assert_str_eq(read_sheet(), "verified");
	ck_assert_str_eq(gstin_of("supplier"), seller);
	ck_assert_str_eq(gstin_of("recipient"), far_buyer);
}
END_TEST

START_TEST(an_office_is_nobodys_name)
{
	const struct paper p = plain();

	draw_rows(&p);
	sheet_put(&sheet, 40, 50, "Padmavathi Silks");
	sheet_put(&sheet, 40, 62, dx_asprintf(arena, "GSTIN: %s", seller));
	sheet_put(&sheet, 40, 86, "To,");
	sheet_put(&sheet, 40, 98, "The General Manager (HR & Admn.),");
	sheet_put(&sheet, 40, 110, "M/s. Nandi Retail Ventures,");
	sheet_put(&sheet, 40, 122, "4 Ring Road");
	sheet_put(&sheet, 40, 134, dx_asprintf(arena, "GSTIN: %s", buyer));
	(void)read_sheet();
	ck_assert_str_eq(sheet_at(all, "data/recipient/name"), "Nandi Retail Ventures");
	ck_assert_str_eq(gstin_of("recipient"), buyer);
}
END_TEST

START_TEST(a_journey_names_nobody)
{
	const struct paper p = plain();

	draw_rows(&p);
	sheet_put(&sheet, 40, 50, "Padmavathi Airways Limited");
	sheet_put(&sheet, 40, 62, dx_asprintf(arena, "GSTIN : %s", seller));
	sheet_put(&sheet, 40, 86, "From : DEL");
	sheet_put(&sheet, 40, 98, "To : BLR");
	sheet_put(&sheet, 320, 86, "Passenger Name : Asha Rao");
	sheet_put(&sheet, 320, 98, dx_asprintf(arena, "GSTIN of Customer : %s", buyer));
	sheet_put(&sheet, 320, 110, "GSTIN Customer Name : Nandi Retail Ventures");
	(void)read_sheet();
	ck_assert_str_eq(sheet_at(all, "data/supplier/name"), "Padmavathi Airways Limited");
	ck_assert_str_eq(sheet_at(all, "data/recipient/name"), "Nandi Retail Ventures");
}
END_TEST

/* ---- sums and words ---- */

/* The plain paper with NAME and an amount more below the lines, and WORDS. */
static const char *with_words(const char *above, const char *words)
{
	const struct paper p = plain();

	draw(&p);
	sheet_put(&sheet, 40, 350, above);
	sheet_put(&sheet, 40, 364, words);
	return read_sheet();
}

START_TEST(words_of_a_tax_are_not_the_totals)
{
	ck_assert_str_eq(with_words("Total GST :", "One Thousand Five Hundred Nineteen and Twenty Paise Only"),
			 "verified");
	ck_assert_str_eq(sheet_at(all, "data/amount_in_words"), "null");
	ck_assert_str_eq(with_words("Bill :", "One Thousand Five Hundred Nineteen and Twenty Paise Only"), "mismatch");
}
END_TEST

START_TEST(words_end_with_only)
{
	static const char said[] = "Rupees Nine Thousand Nine Hundred Fifty Nine and Paise Twenty Only.";

	ck_assert_str_eq(
		with_words("", dx_asprintf(arena, "Amount in words: %s Tax payable under reverse charge: No.", said)),
		"verified");
	ck_assert_str_eq(sheet_at(all, "data/amount_in_words"), said);
}
END_TEST

START_TEST(a_rebate_comes_off_the_lines)
{
	struct paper p = plain();

	p.heads[3] = NULL; /* rates are of what is left */
	for (size_t i = 0; i < 3; i++)
		p.items[i][3] = NULL;
	p.foot[0][0] = "Total of schedule items";
	p.foot[1][0] = "Less : Tender rebate @ 5% below";
	p.foot[1][1] = "-422.00";
	p.foot[2][0] = "Taxable value of work done";
	p.foot[2][1] = "8,018.00";
	p.foot[3][0] = "Add CGST 9%";
	p.foot[3][1] = "721.62";
	p.foot[4][0] = "Add SGST 9%";
	p.foot[4][1] = "721.62";
	p.foot[5][0] = "Grand Total";
	p.foot[5][1] = "9,461.24";
	ck_assert_str_ne(verdict(&p), "mismatch");
	ck_assert_str_eq(sheet_at(all, "data/totals/taxable_value"), "8018.00");
	p.foot[1][1] = "-432.00";
	ck_assert_str_ne(verdict(&p), "verified");
}
END_TEST

START_TEST(a_taxable_value_is_known_by_its_taxes)
{
	struct paper p = plain();

	p.foot[0][0] = "Net Premium (A+B)";
	p.items[2][1] = NULL; /* 240.00 more than the lines come to */
	(void)verdict(&p);
	ck_assert_str_eq(sheet_at(all, "data/totals/taxable_value"), "8440.00");
	p.foot[0][1] = "8,540.00";
	(void)verdict(&p);
	ck_assert_str_ne(sheet_at(all, "data/totals/taxable_value"), "8540.00");
}
END_TEST

/* ---- what the paper says of itself ---- */

static bool is_charged_back(const char *sentence, const char **said_r)
{
	const struct paper p = plain();
	const json_t *v;

	draw(&p);
	sheet_put(&sheet, 40, 400, sentence);
	(void)read_sheet();
	v = json_object_get(json_object_get(all, "data"), "reverse_charge");
	*said_r = json_is_null(v) ? "null" : "said";
	return json_is_true(v);
}

START_TEST(sentences_tell_who_pays_the_tax)
{
	static const struct {
		const char *text, *said;
		bool is;
	} cases[] = {
		{"Tax is not payable on reverse charge basis. This is a computer print.", "said", false},
		{"GST is not payable under reverse charge for this supply.", "said", false},
		{"No tax is payable on reverse charge.", "said", false},
		{"SAC 996331 Not under reverse charge", "said", false},
		{"Tax payable on Reverse Charge : No. Insurance is charged separately.", "said", false},
		{"Tax payable on Reverse Charge : Yes. Insurance is charged separately.", "said", true},
		{"Goods that are not sold are kept. Ask whether reverse charge is due.", "null", false},
	};

	for (size_t i = 0; i < DX_LEN(cases); i++) {
		const char *said;

		ck_assert_msg(is_charged_back(cases[i].text, &said) == cases[i].is, "%s", cases[i].text);
		ck_assert_str_eq(said, cases[i].said);
	}
}
END_TEST

START_TEST(a_certificate_may_be_an_invoice)
{
	const struct paper p = plain();

	sheet_init(&sheet, arena, 1);
	put_row(200, p.heads);
	for (int i = 0; i < 3; i++)
		put_row(216 + 16 * i, p.items[i]);
	sheet_put(&sheet, 200, 20, "PREMIUM CERTIFICATE CUM TAX INVOICE");
	(void)read_sheet();
	ck_assert_str_eq(sheet_at(all, "data/document_type"), "invoice");
}
END_TEST

START_TEST(a_numbers_label_may_be_the_title)
{
	const struct paper p = plain();

	sheet_init(&sheet, arena, 1);
	put_row(200, p.heads);
	for (int i = 0; i < 3; i++)
		put_row(216 + 16 * i, p.items[i]);
	sheet_put(&sheet, 40, 60, "Tax Invoice No. NPL/48/2025-26");
	(void)read_sheet();
	ck_assert_str_eq(sheet_at(all, "data/invoice_number"), "NPL/48/2025-26");
	ck_assert_str_eq(sheet_at(all, "data/document_type"), "invoice");
}
END_TEST

START_TEST(a_number_without_a_name_stands_over_the_date)
{
	const struct paper p = plain();

	sheet_init(&sheet, arena, 1);
	put_row(200, p.heads);
	for (int i = 0; i < 3; i++)
		put_row(216 + 16 * i, p.items[i]);
	sheet_put(&sheet, 40, 60, "M/s. Nandi Retail Ventures");
	sheet_put(&sheet, 400, 60, "No.");
	sheet_put(&sheet, 470, 60, "2367");
	sheet_put(&sheet, 400, 74, "Date :");
	sheet_put(&sheet, 470, 74, "10-08-2025");
	(void)read_sheet();
	ck_assert_str_eq(sheet_at(all, "data/invoice_number"), "2367");
}
END_TEST

START_TEST(a_place_of_supply_may_begin_on_the_next_line)
{
	struct paper p = plain();

	p.head[2] = "Being charges for services at your premises for the month. Place of supply:";
	p.head[3] = "Karnataka (29). Tax payable under reverse charge: No.";
	(void)verdict(&p);
	ck_assert_str_eq(sheet_at(all, "data/place_of_supply"), "29");
	p.head[3] = "see below";
	(void)verdict(&p);
	ck_assert_str_eq(sheet_at(all, "data/place_of_supply"), "null");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gst_heads");
	TCase *tc = tcase_create("heads");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_letterhead_at_the_foot_is_the_sellers);
	tcase_add_test(tc, a_place_of_supply_elsewhere_says_nothing_of_the_letterhead);
	tcase_add_test(tc, an_imprint_names_the_seller);
	tcase_add_test(tc, signs_that_contradict_one_another_verify_nothing);
	tcase_add_test(tc, the_tax_tells_who_sells);
	tcase_add_test(tc, an_office_is_nobodys_name);
	tcase_add_test(tc, a_journey_names_nobody);
	tcase_add_test(tc, words_of_a_tax_are_not_the_totals);
	tcase_add_test(tc, words_end_with_only);
	tcase_add_test(tc, a_rebate_comes_off_the_lines);
	tcase_add_test(tc, a_taxable_value_is_known_by_its_taxes);
	tcase_add_test(tc, sentences_tell_who_pays_the_tax);
	tcase_add_test(tc, a_certificate_may_be_an_invoice);
	tcase_add_test(tc, a_numbers_label_may_be_the_title);
	tcase_add_test(tc, a_number_without_a_name_stands_over_the_date);
	tcase_add_test(tc, a_place_of_supply_may_begin_on_the_next_line);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
