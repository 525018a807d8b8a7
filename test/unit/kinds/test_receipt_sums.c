/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Sums of text layers: taxes of several parts, totals behind other words, and roundings of what is paid. */
#include "../unit.h"
#include "receipt_paper.h"

#define STEP  12
#define LINES 14

struct line {
	const char *name, *value;
};

#define BOUGHT                                                                                                         \
	{"Coloured pencils", "12.78"},                                                                                 \
	{                                                                                                              \
		"Sketch pad A3", "21.50"                                                                               \
	}
#define HANDED                                                                                                         \
	{"Cash", "50.00"},                                                                                             \
	{                                                                                                              \
		"Change", "15.72"                                                                                      \
	}

static void read_lines(const struct line *lines)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 20, "LANTERN STATIONERY");
	sheet_put(&sheet, 90, 44, "NO. 12, JALAN MAWAR 3,");
	sheet_put(&sheet, 90, 56, "47100 PUCHONG, SELANGOR");
	sum(112, "Date: 05/03/2018", "14:21:40");
	for (size_t i = 0; i < LINES && (lines[i].name || lines[i].value); i++) {
		if (lines[i].name)
			sheet_put(&sheet, 40, 136 + STEP * (int)i, lines[i].name);
		if (lines[i].value)
			sheet_right(&sheet, 300, 136 + STEP * (int)i, lines[i].value);
	}
	read_it();
}

static const struct {
	struct line lines[LINES];
	const char *tax, *total, *paid, *change, *verdict;
} cases[] = {
	/* two taxes under the names of both languages; what is paid in coins is rounded below the total */
	{{BOUGHT,
	  {"Sous-total/Subtotal", "34.28"},
	  {"TPS/GST 5%", "1.71"},
	  {"TVQ/QST 9.975%", "3.42"},
	  {"TOTAL CAD", "$39.41"},
	  {"Arrondi/Rounding", "-0.01"},
	  {"Comptant/Cash", "40.00"},
	  {"Monnaie/Change", "0.60"}},
	 "5.13",
	 "39.41",
	 "40.00",
	 "0.60",
	 "verified"},
	{{BOUGHT,
	  {"SUBTOTAL", "34.28"},
	  {"TOTAL", "34.28"},
	  {"Rounding", "0.02"},
	  {"Cash", "50.00"},
	  {"Change", "15.70"}},
	 "null",
	 "34.28",
	 "50.00",
	 "15.70",
	 "verified"},
	/* a rounding that does not lead to what was paid */
	{{BOUGHT,
	  {"SUBTOTAL", "34.28"},
	  {"TOTAL", "34.28"},
	  {"Rounding", "0.03"},
	  {"Cash", "50.00"},
	  {"Change", "15.70"}},
	 "null",
	 "34.28",
	 "50.00",
	 "15.70",
	 "mismatch"},
	/* nought of a tax is a tax that is printed */
	{{BOUGHT, {"TOTAL", "34.28"}, HANDED, {"TOTAL includes GST", "$0.00"}},
	 "0.00",
	 "34.28",
	 "50.00",
	 "15.72",
	 "unverifiable"},
	{{BOUGHT, {"TOTAL", "34.28"}, HANDED, {"For your tax office we say 0.00 here", NULL}},
	 "null",
	 "34.28",
	 "50.00",
	 "15.72",
	 "unverifiable"},
	{{BOUGHT,
	  {"Total", "34.28"},
	  HANDED,
	  {"Rates are inclusive of GST: CGST 3% Rs. 0.97 and SGST 3% Rs. 0.97", NULL}},
	 "1.94",
	 "34.28",
	 "50.00",
	 "15.72",
	 "unverifiable"},
	{{BOUGHT, {"Total", "34.28"}, {"Total includes GST of $2.83 at 9%", NULL}, {"FirstPay ...8996", "$34.28"}},
	 "2.83",
	 "34.28",
	 "34.28",
	 "null",
	 "verified"},
	{{BOUGHT, {"JUMLAH", "RM 34.28"}, {"Termasuk SST 6%: RM 1.94", NULL}, {"MyDebit", "34.28"}},
	 "1.94",
	 "34.28",
	 "34.28",
	 "null",
	 "verified"},
	/* totals behind numbers, and one that is called a balance before it is paid */
	{{BOUGHT,
	  {"SUBTOTAL:", "34.28"},
	  {"TOTAL TAX:", "2.06"},
	  {"INVOICE 75024 TOTAL:", "$36.34"},
	  {"CASH:", "50.00"},
	  {"CHANGE:", "13.66"}},
	 "2.06",
	 "36.34",
	 "50.00",
	 "13.66",
	 "verified"},
	{{BOUGHT, {"Sub Total", "34.28"}, {"Round Off", "-0.28"}, {"Items : 2", "Net Amt. Rs. 34.00"}},
	 "null",
	 "34.00",
	 "null",
	 "null",
	 "verified"},
	{{BOUGHT, {"TAX", "2.06"}, {"**** BALANCE", "36.34"}, {"DEBIT", "36.34"}, {"CHANGE", "0.00"}},
	 "2.06",
	 "36.34",
	 "36.34",
	 "0.00",
	 "unverifiable"},
	/* a rest of time among the goods is no change */
	{{{"Hari 1", "12.78"}, {"Baki 9 jam 14 min", "21.50"}, {"JUMLAH", "34.28"}, {"MyDebit", "34.28"}},
	 "null",
	 "34.28",
	 "34.28",
	 "null",
	 "verified"},
	/* summaries of taxes: signs of rates apart; halves before both together, below two lines of headings */
	{{{"Vin rouge", "12,78"},
	  {"Steak frites", "21,50"},
	  {"TOTAL TTC", "34,28"},
	  {"Taux TVA", "HT TVA TTC"},
	  {"10,00 %", "11,62 1,16 12,78"},
	  {"20,00 %", "17,92 3,58 21,50"},
	  {"Carte", "34,28"}},
	 "4.74",
	 "34.28",
	 "34.28",
	 "null",
	 "verified"},
	{{BOUGHT,
	  {"Items: 2  Qty: 2", "34.28"},
	  {"GST Breakup Details", NULL},
	  {"GST Taxable CGST SGST", "Total"},
	  {"IND Amount", NULL},
	  {"1) 12.18 0.30 0.30", "12.78"},
	  {"2) 19.20 1.15 1.15", "21.50"},
	  {"T: 31.38 1.45 1.45", "34.28"},
	  {"RUPAY CARD :", "34.28"}},
	 "2.90",
	 "34.28",
	 "34.28",
	 "null",
	 "unverifiable"},
	/* what is to be paid behind the rounding, though that is nought */
	{{BOUGHT, {"JUMLAH", "34.28"}, {"PEMBUNDARAN", "0.02"}, {"BAYAR", "RM 34.30"}},
	 "null",
	 "34.30",
	 "null",
	 "null",
	 "verified"},
	{{BOUGHT, {"JUMLAH", "34.28"}, {"PEMBUNDARAN", "0.00"}, {"BAYAR", "RM 34.28"}, {"CARA BAYAR", "TUNAI"}},
	 "null",
	 "34.28",
	 "null",
	 "null",
	 "verified"},
	{{BOUGHT, {"TOTAL", "34.28"}, {"Rounding", "0.02"}, {"PAID", "34.30"}},
	 "null",
	 "34.28",
	 "34.30",
	 "null",
	 "verified"},
	/* taxes beside what each was taken of; halves behind their rate in a column */
	{{BOUGHT,
	  {"TOTAL TTC", "34.28"},
	  {"dont TVA 10.00 % : 1.16 sur 11.62 HT", NULL},
	  {"dont TVA 20.00 % : 3.58 sur 17.92 HT", NULL}},
	 "4.74",
	 "34.28",
	 "null",
	 "null",
	 "verified"},
	{{BOUGHT,
	  {"Sub Total", "34.28"},
	  {"Net payable", "34.28"},
	  {"GST% Taxable CGST", "SGST"},
	  {"5.00 12.18 0.30", "0.30"},
	  {"12.00 19.20 1.15", "1.15"},
	  {"Total 31.38 1.45", "1.45"}},
	 "2.90",
	 "34.28",
	 "null",
	 "null",
	 "verified"},
	/* what is put on, what the goods come to beside their count, and a card by its number */
	{{BOUGHT, {"Item total", "34.28"}, {"Restaurant packaging", "2.00"}, {"Order total", "36.28"}},
	 "null",
	 "36.28",
	 "null",
	 "null",
	 "verified"},
	{{{"2 Pencils 6.39", "12.78"},
	  {"1 Sketch pad 21.50", "21.50"},
	  {"3 pcs Gross", "34.28"},
	  {"GST 10%", "3.43"},
	  {"Total", "37.71"}},
	 "3.43",
	 "37.71",
	 "null",
	 "null",
	 "verified"},
	{{BOUGHT, {"SUBTOTAL", "34.28"}, {"TOTAL", "34.28"}, {"XXXX0636 AMEX", "34.28"}},
	 "null",
	 "34.28",
	 "34.28",
	 "null",
	 "verified"},
	/* how many, which was read nowhere */
	{{BOUGHT, {"Qty 2 and one free", NULL}, {"Total", "34.28"}, HANDED},
	 "null",
	 "34.28",
	 "50.00",
	 "15.72",
	 "unverifiable"},
};

START_TEST(the_sums_are_what_the_paper_says)
{
	read_lines(cases[_i].lines);
	ck_assert_str_eq(at("data/totals/tax"), cases[_i].tax);
	ck_assert_str_eq(at("data/totals/total"), cases[_i].total);
	ck_assert_str_eq(at("data/totals/paid"), cases[_i].paid);
	ck_assert_str_eq(at("data/totals/change"), cases[_i].change);
	ck_assert_ptr_null(at("data/line_items/2"));
	ck_assert_str_eq(sheet_verdict(all), cases[_i].verdict);
}
END_TEST

static Suite *sums_suite(void)
{
	Suite *s = suite_create("receipt sums");
	TCase *tc = tcase_create("sums");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, the_sums_are_what_the_paper_says, 0, DX_LEN(cases));
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(sums_suite());
}
