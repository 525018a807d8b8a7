/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/legal.h"

#include "../unit.h"

static const struct {
	const char *word;
	unsigned is;
} words[] = {
	{"Limited", DX_LEGAL_LONG | DX_LEGAL_INDIA | DX_LEGAL_WRITTEN},
	{"LIMITED", DX_LEGAL_LONG | DX_LEGAL_INDIA | DX_LEGAL_WRITTEN},
	{"limited", DX_LEGAL_LONG | DX_LEGAL_INDIA}, /* what a liability is as well */
	{"Ltd.", DX_LEGAL_LONG | DX_LEGAL_INDIA | DX_LEGAL_CUT | DX_LEGAL_WRITTEN},
	{"GmbH", DX_LEGAL_LONG | DX_LEGAL_WRITTEN},
	{"GMBH", DX_LEGAL_LONG | DX_LEGAL_WRITTEN},
	{"Gmbh", DX_LEGAL_LONG},
	{"plc", DX_LEGAL_LONG | DX_LEGAL_WRITTEN},
	{"PLC.", DX_LEGAL_LONG | DX_LEGAL_WRITTEN},
	{"Corporation", DX_LEGAL_WORD | DX_LEGAL_WRITTEN},
	/* letters that are other words in another case */
	{"AS", DX_LEGAL_SHORT | DX_LEGAL_WRITTEN},
	{"As", DX_LEGAL_SHORT},
	{"as", DX_LEGAL_SHORT},
	{"Spa", DX_LEGAL_SHORT}, /* where baths are taken */
	{"Oy", DX_LEGAL_SHORT | DX_LEGAL_WRITTEN},
	{"OY", DX_LEGAL_SHORT},
	{"eG", DX_LEGAL_SHORT | DX_LEGAL_WRITTEN},
	{"EG", DX_LEGAL_SHORT},
	{"nv", DX_LEGAL_SHORT | DX_LEGAL_WRITTEN},
	/* letters with points and strokes */
	{"S.A.", DX_LEGAL_SHORT | DX_LEGAL_WRITTEN},
	{"s.a.", DX_LEGAL_SHORT},
	{"S/A", DX_LEGAL_SHORT | DX_LEGAL_WRITTEN},
	{"A/S", DX_LEGAL_SHORT | DX_LEGAL_WRITTEN},
	{"d.o.o.", DX_LEGAL_SHORT | DX_LEGAL_WRITTEN},
	{"D.O.O.", DX_LEGAL_SHORT | DX_LEGAL_WRITTEN},
	/* other alphabets, and what capitals and recognition lose */
	{"ЕООД", DX_LEGAL_LONG | DX_LEGAL_WRITTEN},
	{"еоод", DX_LEGAL_LONG | DX_LEGAL_WRITTEN},
	{"Ε.Π.Ε.", DX_LEGAL_SHORT | DX_LEGAL_WRITTEN},
	{"LTÉE", DX_LEGAL_LONG | DX_LEGAL_WRITTEN},
	{"Ltee", DX_LEGAL_LONG},
	{"ŞİRKETİ", DX_LEGAL_LONG | DX_LEGAL_WRITTEN},
	{"A.Ş.", DX_LEGAL_SHORT | DX_LEGAL_WRITTEN},
	/* in front of forms */
	{"Co.", DX_LEGAL_WORD | DX_LEGAL_PART | DX_LEGAL_CUT | DX_LEGAL_WRITTEN},
	{"COMPANY", DX_LEGAL_WORD | DX_LEGAL_PART | DX_LEGAL_WRITTEN},
	{"Pvt", DX_LEGAL_PART | DX_LEGAL_CUT | DX_LEGAL_WRITTEN},
	{"Sdn", DX_LEGAL_PART | DX_LEGAL_CUT | DX_LEGAL_WRITTEN},
	/* none */
	{"", 0},
	{"...", 0},
	{"Limite", 0},
	{"Limitedly", 0},
	{"Ltd,", 0},
	{"N.A.", 0},
	{"Sons", 0},
	{"\xff", 0},
	{"Lt\xc3", 0},
};

START_TEST(what_a_word_is)
{
	ck_assert_uint_eq(dx_legal_form(dx_str(words[_i].word)), words[_i].is);
}
END_TEST

static Suite *legal_suite(void)
{
	Suite *s = suite_create("legal");
	TCase *tc = tcase_create("legal");

	tcase_add_loop_test(tc, what_a_word_is, 0, (int)DX_LEN(words));
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(legal_suite());
}
