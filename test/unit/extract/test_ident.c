/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/ident.h"

#include <string.h>

#include "dx/extract/inwords.h"
#include "../unit.h"

static const struct {
	const char *gstin;
	char check; /* what the digit must be; 0: no shape of a GSTIN */
} gstins[] = {
	{"27AAPFU0939F1ZV", 'V'},
	{"05AAACG2115R1ZN", 'N'},
	{"24AAQCA8719H1ZC", 'C'},
	{"29AABCR1718E1ZL", 'L'},
	{"24AANFA2641L1ZF", 'F'},
	{"33AAAAR6720M1ZG", 'G'},
	{"27ZZZZZ0000Z1ZQ", 'Q'},
	{"08ZZZZZ0000Z1ZQ", 'Q'},
	/* much copied and wrong */
	{"27AAPFU0939F1ZW", 'V'},
	{"01AABCE2207R1Z5", 'V'},
	{"29AABCU9603R1ZM", 'J'},
	{"24BBBFF5679L8ZR", 'S'},
};

START_TEST(the_check_digit_decides)
{
	struct dx_str s = dx_str(gstins[_i].gstin);

	ck_assert(dx_ident_gstin_shape(s));
	ck_assert_int_eq(dx_ident_gstin_check(s), gstins[_i].check);
	ck_assert_int_eq(dx_ident_gstin(s), gstins[_i].gstin[14] == gstins[_i].check);
}
END_TEST

START_TEST(shapes_are_strict)
{
	static const char *const bad[] = {"",
					  "27AAPFU0939F1Z",
					  "27AAPFU0939F1ZVV",
					  "27aapfu0939f1zv",
					  "2AAAPFU0939F1ZV",
					  "27AAPFU0939F0ZV",
					  "27AAP110939F1ZV",
					  "27AAPFU09E9F1ZV",
					  "27AAPFU0939F1LV"};

	for (size_t i = 0; i < DX_LEN(bad); i++)
		ck_assert_msg(!dx_ident_gstin_shape(dx_str(bad[i])), "%s", bad[i]);
	ck_assert(dx_ident_gstin_shape(dx_str("2917USA12345NRX"))); /* non-resident */
	ck_assert(!dx_ident_gstin(dx_str("72AAPFU0939F1ZV")));      /* no such state */
	ck_assert(dx_ident_gstin(dx_str("0717UNO00157UNO")));
}
END_TEST

static const struct {
	const char *read;
	int n;
	const char *used; /* when n > 0 */
} repairs[] = {
	{"27AAPFU0939F1ZV", 1, "27AAPFU0939F1ZV"},
	{"27AAPFUO939F1ZV", 1, "27AAPFU0939F1ZV"}, /* O where a digit must be */
	{"Z7AAPFU0939F12V", 1, "27AAPFU0939F1ZV"}, /* Z and 2 the wrong way round */
	{"07AAQCV5669Z2Z1", 1, "07AAQCV5669Z2ZI"}, /* the 13th is a digit, and no Z */
	{"240ZHHC7731S1ZZ", 1, "24OZHHC7731S1ZZ"},
	{"24OZHHC7731S1Z2", 1, "24OZHHC7731S1ZZ"}, /* free places: the check digit knows */
	{"27AAPFU0939FIZV", 1, "27AAPFU0939F1ZV"},
	{"24QZHHC7731S1ZZ", 1, "24OZHHC7731S1ZZ"}, /* one letter for another */
	{"29DWIPT8240X2ZX", 1, "29DWJPT8240X2ZX"},
	{"29ADVCS057311ZI", 1, "29ADVCS0573I1ZI"}, /* where a letter must be; what is free need be no other */
	{"24QZHHC7732S1ZZ", 0, NULL},
	{"27AAPFU0938F1ZV", 0, NULL}, /* another digit was misread: no look-alike helps */
	{"27AAPFU0939F1Z", 0, NULL},
	{"ABCDEFGHIJKLMNO", 0, NULL},
};

START_TEST(look_alikes_are_exchanged_only_where_one_way_is_right)
{
	struct dx_arena *a = dx_arena_new();
	const char *used = NULL;
	int n = dx_ident_gstin_repair(a, dx_str(repairs[_i].read), &used);

	ck_assert_msg(n == repairs[_i].n, "%s: %d ways", repairs[_i].read, n);
	if (n)
		ck_assert_str_eq(used, repairs[_i].used);
	dx_arena_drop(&a);
}
END_TEST

START_TEST(other_identifiers_have_their_shapes)
{
	ck_assert(dx_ident_pan(dx_str("AAPFU0939F")));
	ck_assert(!dx_ident_pan(dx_str("AAPFU09390")));
	ck_assert(!dx_ident_pan(dx_str("AAPFU0939FX")));
	ck_assert(dx_ident_tan(dx_str("MUMA12345B")));
	ck_assert(!dx_ident_tan(dx_str("MUM112345B")));
	ck_assert(dx_ident_ifsc(dx_str("SBIN0397730")));
	ck_assert(!dx_ident_ifsc(dx_str("SBIN1397730")));
	ck_assert(dx_ident_iban(dx_str("DE89 3704 0044 0532 0130 00")));
	ck_assert(!dx_ident_iban(dx_str("DE89 3704 0044 0532 0130 01")));
	ck_assert(!dx_ident_iban(dx_str("GG 76WFER 75020793")));
	ck_assert(dx_ident_iban(dx_str("GB82WEST12345698765432")));
	ck_assert(!dx_ident_iban(dx_str("GE71000393398276228977GEL"))); /* right by chance, but longer than Georgia's */
	ck_assert_uint_eq(dx_ident_iban_len(dx_str("DE")), 22);
	ck_assert_uint_eq(dx_ident_iban_len(dx_str("ZZ")), 0);
	ck_assert_uint_eq(dx_ident_iban_shape(dx_str("DE89 3704 0044 0532 0130 01")), 27); /* with wrong check digits */
	ck_assert_uint_eq(dx_ident_iban_shape(dx_str("GB82-WEST-1234-5698-7654-32, BIC")), 27);
	ck_assert_uint_eq(dx_ident_iban_shape(dx_str("GE71000393398276228977GEL")), 22);
	ck_assert_uint_eq(dx_ident_iban_shape(dx_str("GE71000393398276228977GELD")), 0);
	ck_assert_uint_eq(dx_ident_iban_shape(dx_str("DE89 3704 0044 0532 0130")), 0);
	ck_assert_uint_eq(dx_ident_iban_shape(dx_str("DEAR CUSTOMER 1234567890")), 0);
	ck_assert_uint_eq(dx_ident_iban_shape(dx_str("DE")), 0);
	ck_assert_str_eq(dx_ident_iban_currency(dx_str("GB82WEST12345698765432")), "GBP");
	ck_assert_str_eq(dx_ident_iban_currency(dx_str("DE89 3704 0044 0532 0130 00")), "EUR");
	ck_assert_ptr_null(dx_ident_iban_currency(dx_str("ZZ82")));
	ck_assert_ptr_null(dx_ident_iban_currency(dx_str("D")));
	ck_assert(!dx_ident_irn(dx_str("706daeccda0ef6f8")));
	ck_assert(dx_ident_irn(dx_str("706daeccda0ef6f818da78f3a2a05a1288731057373002289b46c3229289a2e7")));
}
END_TEST

static const struct {
	const char *text;
	const char *code;
} states[] = {
	{"West Bengal", "19"},
	{"west bengal", "19"},
	{"24-Gujarat", "24"},
	{"Gujarat (24)", "24"},
	{"29", "29"},
	{"Karnataka, Code : 29", "29"},
	{"33 – Tamil Nadu", "33"},
	{"Tamil Nadu — 33", "33"},
	{"07 Delhi", "07"},
	{"Tamil Nadu", "33"},
	{"Jammu & Kashmir", "01"},
	{"Gujarat.", "24"},
	{"Atlantis", NULL},
	{"39", NULL},
	{"", NULL},
};

START_TEST(spanish_numbers_have_their_check)
{
	static const char *const right[] = {"A28015865", "A58818501", "P2807900B",
					    "Q2826000H", "12345678Z", "X1234567L"};
	static const char *const wrong[] = {"A28015866", "P2807900C", "12345678A", "X1234567Z", "I28015865",
					    "1234567Z",  "A2801586",  "a28015865", ""};

	for (size_t i = 0; i < DX_LEN(right); i++)
		ck_assert_msg(dx_ident_nif(dx_str(right[i])), "%s", right[i]);
	for (size_t i = 0; i < DX_LEN(wrong); i++)
		ck_assert_msg(!dx_ident_nif(dx_str(wrong[i])), "%s", wrong[i]);
}
END_TEST

START_TEST(states_are_known_by_name_and_code)
{
	struct dx_arena *a = dx_arena_new();
	const char *code = dx_ident_state_in(a, dx_str(states[_i].text));

	if (states[_i].code)
		ck_assert_pstr_eq(code, states[_i].code);
	else
		ck_assert_ptr_null(code);
	dx_arena_drop(&a);
}
END_TEST

static const struct {
	const char *text;
	const char *value;
} words[] = {
	{"Rupees Seven Lakh Fifty Nine Thousand Five Hundred Seventeen Only", "759517.00"},
	{"INR Twenty Nine Lakh Four Thousand Five Hundred Three Only", "2904503.00"},
	{"Indian Rupees One Crore Two Lakh and Three Only", "10200003.00"},
	{"Rupees Three Thousand One Hundred Eight and Twelve Paise Only", "3108.12"},
	{"INR Sixteen Thousand Sixteen and 81/100 only", "16016.81"},
	{"INR Sixteen Thousand Sixteen and 181/100 only", NULL},
	{"Rupees Five and Fifty-Five Paise Only", "5.55"},
	{"Rupees One Hundred and Paise Five Only", "100.05"},
	{"Rs. Sixty Nine Thousand Nine Hundred Twenty Five & paise Fifty only", "69925.50"},
	{"One Million Two Hundred Thousand", "1200000.00"},
	{"Zero", "0.00"},
	{"Rupees Saepe Thousand Only", NULL},
	{"Rupees Only", NULL},
	{"Rs. 12 Thousand", NULL},
	{"", NULL},
};

START_TEST(amounts_in_words_are_understood_or_not_at_all)
{
	struct dx_dec v;
	char text[DX_DEC_TEXT_MAX];
	bool ok = dx_inwords_parse(dx_str(words[_i].text), &v);

	ck_assert_msg(ok == (words[_i].value != NULL), "%s", words[_i].text);
	if (ok)
		ck_assert_str_eq(dx_dec_text(v, text), words[_i].value);
}
END_TEST

static Suite *ident_suite(void)
{
	Suite *s = suite_create("ident");
	TCase *tc = tcase_create("ident");

	tcase_add_loop_test(tc, the_check_digit_decides, 0, (int)DX_LEN(gstins));
	tcase_add_test(tc, shapes_are_strict);
	tcase_add_loop_test(tc, look_alikes_are_exchanged_only_where_one_way_is_right, 0, (int)DX_LEN(repairs));
	tcase_add_test(tc, other_identifiers_have_their_shapes);
	tcase_add_test(tc, spanish_numbers_have_their_check);
	tcase_add_loop_test(tc, states_are_known_by_name_and_code, 0, (int)DX_LEN(states));
	tcase_add_loop_test(tc, amounts_in_words_are_understood_or_not_at_all, 0, (int)DX_LEN(words));
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(ident_suite());
}
