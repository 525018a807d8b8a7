/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Certificates of tax deducted as offices, portals, programs and letters print them, and a statement's numbers. */
#include "../unit.h"
#include "fixture.h"

struct at {
	int x, y;
	const char *text;
};

static void put_all(const struct at *v, size_t n)
{
	for (size_t i = 0; i < n; i++)
		sheet_put(&sheet, v[i].x, v[i].y, v[i].text);
}
#define PUT(...) put_all((const struct at[]){__VA_ARGS__}, sizeof((const struct at[]){__VA_ARGS__}) / sizeof(struct at))

static void payments(int y)
{
	PUT({40, y, "Sl No"}, {100, y, "Date of payment"}, {240, y, "Amount paid"}, {340, y, "Tax deducted"});
	PUT({40, y + 16, "1"}, {100, y + 16, "02/07/2021"}, {240, y + 16, "1000.00"}, {340, y + 16, "100.00"});
	PUT({40, y + 32, "2"}, {100, y + 32, "03/08/2021"}, {240, y + 32, "2000.00"}, {340, y + 32, "200.00"});
	PUT({40, y + 48, "Total"}, {240, y + 48, "3000.00"}, {340, y + 48, "300.00"});
}

static void read_it(const char *template)
{
	all = sheet_extract(arena, template, &sheet.page, 1, &needs_review);
}
#define CERTIFICATE    "config/templates/tax/tds_certificate.json"
#define STATEMENT      "config/templates/tax/form_26as.json"
#define IS(path, text) ck_assert_str_eq(sheet_at(all, "data/" path), text)

START_TEST(how_to_reach_a_party_is_no_address)
{
	static const char *const contacts[] = {"+(91)76-92282788", "accounts@acme.example", "Phone: 022 2228"};

	PUT({40, 40, "Name and address of the deductor"}, {320, 40, "Name and address of the deductee"},
	    {40, 54, "ACME LIMITED"}, {320, 54, "BOLT LIMITED"}, {40, 66, "12 HIGH STREET"}, {320, 66, "9 LOW STREET"},
	    {40, 78, "PUNE 411001"}, {320, 78, "PUNE 411002"}, {40, 90, contacts[_i]},
	    {40, 120, "TAN of the deductor : PNEA12345B"});
	payments(150);
	read_it(CERTIFICATE);
	IS("deductor/name", "ACME LIMITED");
	IS("deductor/address", "12 HIGH STREET, PUNE 411001");
	IS("deductee/name", "BOLT LIMITED");
}
END_TEST

START_TEST(a_party_stands_in_the_cell_beside_its_heading)
{
	for (int x = 30; x <= 550; x += 130)
		sheet_rule(&sheet, x, 40, x, 90);
	sheet_rule(&sheet, 30, 40, 550, 40);
	sheet_rule(&sheet, 30, 90, 550, 90);
	PUT({34, 55, "Name and address of"}, {164, 48, "Acme Limited"}, {294, 55, "Name and address of"},
	    {424, 48, "Bolt Limited"}, {34, 67, "the deductor"}, {164, 60, "12 High Street,"},
	    {294, 67, "the deductee"}, {424, 60, "9 Low Street,"}, {164, 72, "Pune"}, {424, 72, "Pune"},
	    {34, 110, "TAN of the deductor PNEA12345B"});
	payments(150);
	read_it(CERTIFICATE);
	IS("deductor/name", "Acme Limited");
	IS("deductor/address", "12 High Street, Pune");
	IS("deductee/name", "Bolt Limited");
	IS("deductee/address", "9 Low Street, Pune");
}
END_TEST

START_TEST(name_and_address_have_labels_of_their_own)
{
	PUT({40, 40, "Deductor"}, {320, 40, "Deductee"}, {40, 58, "Name"}, {320, 58, "Name"}, {40, 70, "Acme Limited"},
	    {320, 70, "Bolt Limited"}, {40, 96, "Address"}, {320, 96, "Address"}, {40, 108, "12 High Street,"},
	    {320, 108, "9 Low Street,"}, {40, 120, "Pune"}, {320, 120, "Pune"}, {40, 140, "PAN"}, {180, 140, "TAN"},
	    {320, 140, "PAN"}, {40, 152, "AAACA1111A"}, {180, 152, "PNEA12345B"}, {320, 152, "BBBCB2222B"},
	    {40, 180, "Period"}, {40, 192, "01-Jul-2021 to 30-Sep-2021"});
	payments(220);
	read_it(CERTIFICATE);
	IS("deductor/name", "Acme Limited");
	IS("deductor/address", "12 High Street, Pune");
	IS("deductor/pan", "AAACA1111A");
	IS("deductee/name", "Bolt Limited");
	IS("deductee/address", "9 Low Street, Pune");
	IS("deductee/pan", "BBBCB2222B");
	IS("period/from", "2021-07-01");
	IS("period/to", "2021-09-30");
}
END_TEST

START_TEST(a_letter_names_both_parties)
{
	PUT({40, 40, "Acme Limited"}, {40, 52, "12 High Street, Pune"}, {400, 52, "TAN: PNEA12345B"},
	    {400, 64, "PAN: AAACA1111A"}, {40, 100, "To"}, {40, 112, "Anil Rao"}, {40, 124, "9 Low Street, Pune"},
	    {40, 160, "We have paid you (PAN BBBPB2222B) a total of Rs. 3000.00, on which tax was"},
	    {40, 172, "deducted under section 194J of the Income-tax Act. See section 203."});
	payments(200);
	PUT({400, 300, "For Acme Limited"});
	read_it(CERTIFICATE);
	IS("deductor/name", "Acme Limited");
	IS("deductor/address", "12 High Street, Pune");
	IS("deductor/pan", "AAACA1111A");
	IS("deductee/name", "Anil Rao");
	IS("deductee/address", "9 Low Street, Pune");
	IS("deductee/pan", "BBBPB2222B");
	IS("payments/0/nature", "194J");
	IS("section", "194J");
	IS("totals/tds_deducted", "300.00");
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
}
END_TEST

START_TEST(two_sections_are_none)
{
	PUT({40, 40, "TAN of the deductor PNEA12345B"}, {40, 60, "deducted under section 194J or section 194C"});
	payments(100);
	read_it(CERTIFICATE);
	IS("payments/0/nature", "null");
	IS("section", "null");
}
END_TEST

START_TEST(a_number_of_a_deductors_own_book_is_short)
{
	PUT({40, 40, "CERT.NO. 287"}, {40, 60, "DEDUCTOR"}, {320, 60, "DEDUCTEE"}, {40, 72, "ACME LIMITED"},
	    {320, 72, "BOLT LIMITED"}, {40, 100, "TAN : PNEA12345B"}, {320, 100, "PAN : BBBCB2222B"},
	    {40, 112, "PAN : AAACA1111A"}, {320, 112, "SECTION : 194A"});
	payments(150);
	read_it(CERTIFICATE);
	IS("certificate_number", "287");
	IS("deductor/pan", "AAACA1111A");
	IS("deductee/pan", "BBBCB2222B");
	IS("payments/1/nature", "194A");
}
END_TEST

START_TEST(the_heading_of_a_column_is_no_name)
{
	PUT({40, 40, "Company"}, {320, 40, "Vendor"}, {40, 52, "Acme Limited"}, {320, 52, "Bolt Limited"},
	    {40, 64, "TAN of company PNEA12345B"});
	payments(150);
	read_it(CERTIFICATE);
	IS("deductor/name", "null");
}
END_TEST

START_TEST(words_are_no_code_of_a_bank)
{
	PUT({40, 40, "TAN of the deductor PNEA12345B"}, {40, 60, "Dep. date"}, {140, 60, "BSR code / Challan no."},
	    {400, 60, "Tax deposited"});
	PUT({40, 76, "02/07/2021"}, {140, 76, "Professional fees"}, {400, 76, "1000.00"});
	PUT({40, 92, "07/08/2021"}, {140, 92, "7574957 / 29206"}, {400, 92, "100.00"});
	PUT({40, 108, "Total"}, {400, 108, "100.00"});
	read_it(CERTIFICATE);
	IS("challans/0/bsr_code", "7574957");
	IS("challans/0/serial", "29206");
	IS("challans/0/tds_deposited", "100.00");
	ck_assert_ptr_null(sheet_at(all, "data/challans/1/tds_deposited"));
	ck_assert_str_ne(sheet_verdict(all), "mismatch");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_point_ends_the_number_of_a_deductor)
{
	PUT({40, 40, "Permanent Account Number AAAPA1111A"}, {40, 60, "PART-I - Details of Tax Deducted at Source"},
	    {40, 80, "1. Acme Limited"}, {250, 80, "PNEA12345B"}, {350, 80, "1000.00"}, {420, 80, "100.00"},
	    {490, 80, "100.00"}, {50, 96, "1.1"}, {90, 96, "194C"}, {140, 96, "03-Apr-2021"}, {210, 96, "F"},
	    {230, 96, "17-Aug-2021"}, {310, 96, "-"}, {350, 96, "1000.00"}, {420, 96, "100.00"}, {490, 96, "100.00"},
	    {40, 120, "PART-II - Details of Tax Collected at Source"});
	read_it(STATEMENT);
	IS("deductors/0/name", "Acme Limited");
	ck_assert_str_eq(sheet_check(all, "serial_numbers"), "passed");
}
END_TEST

static const char *const holders[] = {"Name of Assessee", "Account holder", "Name of the taxpayer"};

START_TEST(a_holder_is_called_by_who_prints_the_statement)
{
	PUT({40, 40, "Permanent Account Number AAAPA1111A"}, {40, 60, holders[_i]}, {40, 72, "Anil Rao"});
	read_it(STATEMENT);
	IS("name", "Anil Rao");
}
END_TEST

static Suite *certificate_suite(void)
{
	Suite *s = suite_create("certificate");
	TCase *tc = tcase_create("certificate");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, how_to_reach_a_party_is_no_address, 0, 3);
	tcase_add_test(tc, a_party_stands_in_the_cell_beside_its_heading);
	tcase_add_test(tc, name_and_address_have_labels_of_their_own);
	tcase_add_test(tc, a_letter_names_both_parties);
	tcase_add_test(tc, two_sections_are_none);
	tcase_add_test(tc, a_number_of_a_deductors_own_book_is_short);
	tcase_add_test(tc, the_heading_of_a_column_is_no_name);
	tcase_add_test(tc, words_are_no_code_of_a_bank);
	tcase_add_test(tc, a_point_ends_the_number_of_a_deductor);
	tcase_add_loop_test(tc, a_holder_is_called_by_who_prints_the_statement, 0, 3);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(certificate_suite());
}
