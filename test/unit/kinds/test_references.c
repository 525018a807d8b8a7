/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Numbers of documents and cheques beside the rows, headings of three half lines, days of value over the first row. */
#include "../unit.h"
#include "statement_rows.h"

#define REFERENCE(i, want) ck_assert_str_eq(sheet_at(all, "data/transactions/" #i "/reference"), want)

/* ---- columns of numbers ---- */

static void documents(const char *heading, const char *first, const char *second, const char *third)
{
	frame("100,00", "65,00");
	row(90, "Data", "Histórico", heading, "Valor R$", "Saldo R$");
	row(106, "01/04/2025", "Compra com Cartão", first, "50,00 D", "50,00 C");
	row(122, "02/04/2025", "Pix - Recebido", second, "25,00 C", "75,00 C");
	row(138, "03/04/2025", "Pagto conta luz", third, "10,00 D", "65,00 C");
	read_it();
}

static const char *const documents_of[] = {"Documento", "Dcto.", "Nr dok.", "Belegnummer", "Numer operacji", "Doklad"};

START_TEST(a_number_grouped_like_money_is_a_reference)
{
	documents(documents_of[_i], "414.786.911", "89.275", "33.404");
	REFERENCE(0, "414.786.911");
	REFERENCE(2, "33.404");
	SIDE(1, "null", "25.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(amounts_under_a_word_for_references_are_none)
{
	documents("Documento", "50,00", "25,00", "10,00");
	REFERENCE(0, "null");
}
END_TEST

static void cheque(int y, int x, const char *number, const char *date, const char *amount)
{
	sheet_put(&sheet, x, y, number);
	sheet_put(&sheet, x + 60, y, date);
	sheet_right(&sheet, x + 170, y, amount);
}

START_TEST(a_list_of_cheques_has_their_numbers)
{
	sheet_put(&sheet, 40, 30, "Account No : 8816676039027");
	sheet_put(&sheet, 40, 44, "Statement Period : 04/01/2025 to 04/30/2025");
	sheet_put(&sheet, 40, 72, "Checks paid");
	cheque(90, 40, "Number", "Date", "Amount");
	cheque(106, 40, "5541 *", "04/02", "277.36");
	cheque(122, 40, "5542* i", "04/05", "1,642.41");
	cheque(138, 40, "5543", "04/26", "326.96");
	sheet_put(&sheet, 40, 154, "Total checks paid (3)");
	sheet_right(&sheet, 210, 154, "$2,246.73");
	sheet_put(&sheet, 40, 170, "* Gap in check sequence.");
	read_it();
	REFERENCE(0, "5541");
	REFERENCE(1, "5542");
	REFERENCE(2, "5543");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "null");
}
END_TEST

START_TEST(a_list_of_one_cheque_is_a_table)
{
	sheet_put(&sheet, 40, 30, "Account No : 8816676039027");
	sheet_put(&sheet, 40, 44, "Statement Period : 04/01/2025 to 04/30/2025");
	sheet_put(&sheet, 40, 72, "Checks paid");
	cheque(90, 40, "Number", "Date", "Amount");
	cheque(106, 40, "6995 *", "04/02", "277.36");
	sheet_put(&sheet, 40, 122, "Total checks paid (1)");
	sheet_right(&sheet, 210, 122, "$277.36");
	read_it();
	REFERENCE(0, "6995");
	SIDE(0, "277.36", "null");
}
END_TEST

/* The headings of two columns of numbers, and which of them has the references. */
static const struct {
	const char *first, *second, *want;
} numbers[] = {{"Tran Id", "Chq No", "432794"},
	       {"Transaction ID", "Reference", "432794"},
	       {"Chq No", "Tran Id", "S2326446"},
	       {"Tran Id", "Ref/Cheque No.", "432794"},
	       {"Tran Id", "Branch", "S2326446"}};

START_TEST(a_number_that_a_bank_gives_its_rows_gives_way_to_others)
{
	frame("100.00", "65.00");
	row(90, "Date", "Particulars", "Debit", "Credit", "Balance");
	row(106, "01/04/2025", "TO CLG", "50.00", "", "50.00");
	row(122, "02/04/2025", "BY CLG", "", "25.00", "75.00");
	row(138, "03/04/2025", "CHARGES", "10.00", "", "65.00");
	for (int i = 0; i < 4; i++) {
		sheet_put(&sheet, 180, 90 + 16 * i, i ? "S2326446" : numbers[_i].first);
		sheet_put(&sheet, 260, 90 + 16 * i, i == 3 ? "" : i ? "432794" : numbers[_i].second);
	}
	read_it();
	REFERENCE(0, numbers[_i].want);
	REFERENCE(2, "S2326446"); /* which has no other */
}
END_TEST

/* ---- headings ---- */

START_TEST(headings_are_said_again_in_other_words)
{
	sheet_put(&sheet, 40, 30, "Conto corrente ordinario n. 000092336306");
	sheet_put(&sheet, 40, 44, "Periodo dal 01.01.2025 al 31.03.2025");
	for (int i = 0; i < 2; i++) {
		sheet_put(&sheet, 40, 90 + 10 * i, i ? "OPERAZ." : "DATA");
		sheet_put(&sheet, 100, 90 + 10 * i, i ? "VALUTA" : "DATA");
		sheet_right(&sheet, 240, 90 + 10 * i, i ? "ADDEBITI" : "USCITE");
		sheet_right(&sheet, 330, 90 + 10 * i, i ? "ACCREDITI" : "ENTRATE");
	}
	sheet_put(&sheet, 350, 95, "DESCRIZIONE OPERAZIONI");
	for (int i = 0; i < 5; i++) {
		static const char *const cells[][5] = {{"31.12.24", "", "", "100,00", "SALDO INIZIALE"},
						       {"03.01.25", "04.01.25", "50,00", "", "PAGAMENTO POS"},
						       {"07.01.25", "08.01.25", "10,00", "", "PRELIEVO BANCOMAT"},
						       {"", "", "60,00", "0,00", "TOTALE MOVIMENTI"},
						       {"31.03.25", "", "", "40,00", "SALDO FINALE"}};

		sheet_put(&sheet, 40, 116 + 16 * i, cells[i][0]);
		sheet_put(&sheet, 100, 116 + 16 * i, cells[i][1]);
		sheet_right(&sheet, 240, 116 + 16 * i, cells[i][2]);
		sheet_right(&sheet, 330, 116 + 16 * i, cells[i][3]);
		sheet_put(&sheet, 350, 116 + 16 * i, cells[i][4]);
	}
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/total_debits"), "60.00");
	ck_assert_str_eq(sheet_at(all, "data/total_credits"), "0.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/value_date"), "2025-01-04");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* ---- days of value ---- */

START_TEST(the_first_row_has_a_line_over_its_amount)
{
	frame("100.00", "65.00");
	row(90, "Data operacji", "     Opis operacji", "", "Kwota", "Saldo");
	row(100, "Data waluty", "", "", "", "");
	for (int i = 0; i < 4; i++) {
		static const char *const amounts[][2] = {
			{"-50.00", "50.00"}, {"25.00", "75.00"}, {"-5.00", "70.00"}, {"-5.00", "65.00"}};
		const int y = 120 + 40 * i;

		row(y, dx_asprintf(arena, "2025-04-0%d", i + 2), "     ZAKUP KARTĄ", "", "", "");
		row(y + 10, dx_asprintf(arena, "2025-04-0%d", i + 1), "     Nr karty 4246", "", amounts[i][0],
		    amounts[i][1]);
		row(y + 20, "", "     SKLEP NR 417", "", "", "");
	}
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-04-02");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/value_date"), "2025-04-01");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "ZAKUP KARTĄ Nr karty 4246 SKLEP NR 417");
	ck_assert_str_eq(sheet_at(all, "data/transactions/3/description"), "ZAKUP KARTĄ Nr karty 4246 SKLEP NR 417");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* ---- heads ---- */

static const char *const under[][2] = {{"SPEEDVALE & WOOLWICH", "SPEEDVALE & WOOLWICH"}, {"21 High Street", "null"}};

START_TEST(a_branch_stands_under_its_number)
{
	sheet_put(&sheet, 340, 30, "Branch No.");
	sheet_put(&sheet, 440, 30, "Account No.");
	sheet_put(&sheet, 340, 42, "7520");
	sheet_put(&sheet, 440, 42, "7786-4736086");
	sheet_put(&sheet, 340, 54, under[_i][0]);
	row(90, "Date", "Description", "Debit", "Credit", "Balance");
	row(106, "01/04/2025", "rent", "50.00", "", "50.00");
	row(122, "02/04/2025", "pay", "", "15.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/branch"), under[_i][1]);
}
END_TEST

START_TEST(a_kind_over_the_rows_is_the_account_s)
{
	sheet_put(&sheet, 340, 20, "Personal Integrated Account");
	sheet_put(&sheet, 340, 32, "Number 641-439543-833");
	sheet_put(&sheet, 40, 74, "HKD Current 港元往來");
	row(90, "Date", "Description", "Debit", "Credit", "Balance");
	row(106, "01/04/2025", "rent", "50.00", "", "50.00");
	row(122, "02/04/2025", "pay", "", "15.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/account_type"), "HKD Current");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("kinds/references");
	TCase *t = tcase_create("references");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_loop_test(t, a_number_grouped_like_money_is_a_reference, 0, (int)DX_LEN(documents_of));
	tcase_add_test(t, amounts_under_a_word_for_references_are_none);
	tcase_add_loop_test(t, a_number_that_a_bank_gives_its_rows_gives_way_to_others, 0, (int)DX_LEN(numbers));
	tcase_add_test(t, a_list_of_cheques_has_their_numbers);
	tcase_add_test(t, a_list_of_one_cheque_is_a_table);
	tcase_add_test(t, headings_are_said_again_in_other_words);
	tcase_add_test(t, the_first_row_has_a_line_over_its_amount);
	tcase_add_loop_test(t, a_branch_stands_under_its_number, 0, (int)DX_LEN(under));
	tcase_add_test(t, a_kind_over_the_rows_is_the_account_s);
	suite_add_tcase(s, t);
	return unit_main(s);
}
