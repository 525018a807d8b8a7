/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Legal forms as names end with them, spelled as their laws or their registers do: ISO 20275, the list of Entity Legal
 * Forms that GLEIF keeps ("abbreviations local language"); Directive (EU) 2017/1132, annexes I and II; Companies Act
 * 2006 (UK), sections 58 to 60; Companies Act 2013 (India), section 4, and LLP Act 2008 (India), section 15; Companies
 * Act 2016 (Malaysia), section 25. Of a form with points and without, both are listed where both are met.
 *
 * Left out is what only one kind of paper can take for a form: "N.A." of a bank is "not applicable" elsewhere, "Sons"
 * and "Associates" end the names of partnerships in India. Those lists stand where they are asked for.
 */
#include "dx/extract/legal.h"

#include "dx/base/utf8.h"
#include "dx/extract/lex.h"

#define CAPITALS_MIN 3 /* bytes of a form that is as clear in capitals */

/* Without the points behind it. */
struct form {
	const char *text;
	unsigned is;
};

static const struct form forms[] = {
	/* in English, or nearly */
	{"Limited", DX_LEGAL_LONG | DX_LEGAL_INDIA},
	{"Ltd", DX_LEGAL_LONG | DX_LEGAL_INDIA | DX_LEGAL_CUT},
	{"Co.,Ltd", DX_LEGAL_LONG | DX_LEGAL_CUT},
	{"LLP", DX_LEGAL_LONG | DX_LEGAL_INDIA},
	{"PLC", DX_LEGAL_LONG},
	{"plc", DX_LEGAL_LONG},
	{"P.L.C", DX_LEGAL_SHORT},
	{"CLG", DX_LEGAL_SHORT},
	{"DAC", DX_LEGAL_SHORT},
	{"LLC", DX_LEGAL_LONG},
	{"L.L.C", DX_LEGAL_SHORT},
	{"Inc", DX_LEGAL_LONG | DX_LEGAL_CUT},
	{"inc", DX_LEGAL_LONG | DX_LEGAL_CUT},
	{"Corp", DX_LEGAL_LONG | DX_LEGAL_CUT},
	{"CC", DX_LEGAL_SHORT},
	{"P.C", DX_LEGAL_SHORT},
	{"PLLC", DX_LEGAL_SHORT},
	{"P.L.L.C", DX_LEGAL_SHORT},
	{"Bhd", DX_LEGAL_LONG | DX_LEGAL_CUT},
	{"Berhad", DX_LEGAL_LONG},
	{"Company", DX_LEGAL_WORD | DX_LEGAL_PART},
	{"Co", DX_LEGAL_WORD | DX_LEGAL_PART | DX_LEGAL_CUT},
	{"Corporation", DX_LEGAL_WORD},
	{"Corpn", DX_LEGAL_WORD | DX_LEGAL_CUT},
	{"Private", DX_LEGAL_PART},
	{"P", DX_LEGAL_PART},
	{"Pvt", DX_LEGAL_PART | DX_LEGAL_CUT},
	{"Pte", DX_LEGAL_PART | DX_LEGAL_CUT},
	{"Pty", DX_LEGAL_PART | DX_LEGAL_CUT},
	{"Sdn", DX_LEGAL_PART | DX_LEGAL_CUT},
	/* in German */
	{"GmbH", DX_LEGAL_LONG},
	{"mbH", DX_LEGAL_LONG},
	{"mbB", DX_LEGAL_LONG},
	{"GbR", DX_LEGAL_LONG},
	{"OHG", DX_LEGAL_LONG},
	{"AG", DX_LEGAL_SHORT},
	{"KG", DX_LEGAL_SHORT},
	{"UG", DX_LEGAL_SHORT},
	{"eG", DX_LEGAL_SHORT},
	{"e.K", DX_LEGAL_SHORT},
	{"SE", DX_LEGAL_SHORT},
	/* in Dutch and French */
	{"BV", DX_LEGAL_SHORT},
	{"bv", DX_LEGAL_SHORT},
	{"B.V", DX_LEGAL_SHORT},
	{"NV", DX_LEGAL_SHORT},
	{"nv", DX_LEGAL_SHORT},
	{"N.V", DX_LEGAL_SHORT},
	{"C.V", DX_LEGAL_SHORT},
	{"BVBA", DX_LEGAL_LONG},
	{"VOF", DX_LEGAL_LONG},
	{"V.O.F", DX_LEGAL_SHORT},
	{"SARL", DX_LEGAL_LONG},
	{"SAS", DX_LEGAL_SHORT},
	{"S.A.S", DX_LEGAL_SHORT},
	{"SASU", DX_LEGAL_LONG},
	{"EURL", DX_LEGAL_LONG},
	{"SNC", DX_LEGAL_LONG},
	{"enr", DX_LEGAL_SHORT | DX_LEGAL_CUT},
	{"Ltée", DX_LEGAL_LONG},
	{"ltée", DX_LEGAL_LONG},
	/* in Spanish, Portuguese and Italian */
	{"SA", DX_LEGAL_SHORT},
	{"S.A", DX_LEGAL_SHORT},
	{"S/A", DX_LEGAL_SHORT},
	{"CV", DX_LEGAL_SHORT},
	{"SL", DX_LEGAL_SHORT},
	{"S.L", DX_LEGAL_SHORT},
	{"SLU", DX_LEGAL_LONG},
	{"E.I.R.L", DX_LEGAL_SHORT},
	{"Lda", DX_LEGAL_LONG | DX_LEGAL_CUT},
	{"Ltda", DX_LEGAL_LONG | DX_LEGAL_CUT},
	{"Limitada", DX_LEGAL_LONG},
	{"SpA", DX_LEGAL_SHORT},
	{"S.p.A", DX_LEGAL_SHORT},
	{"SRL", DX_LEGAL_LONG | DX_LEGAL_CUT},
	{"Srl", DX_LEGAL_LONG | DX_LEGAL_CUT},
	{"S.r.l", DX_LEGAL_SHORT},
	{"s.n.c", DX_LEGAL_SHORT},
	/* in the north */
	{"AB", DX_LEGAL_SHORT},
	{"HB", DX_LEGAL_SHORT},
	{"AS", DX_LEGAL_SHORT},
	{"A/S", DX_LEGAL_SHORT},
	{"ASA", DX_LEGAL_SHORT},
	{"ApS", DX_LEGAL_SHORT},
	{"Oy", DX_LEGAL_SHORT},
	{"Oyj", DX_LEGAL_LONG},
	{"OÜ", DX_LEGAL_SHORT},
	{"UAB", DX_LEGAL_LONG},
	{"SIA", DX_LEGAL_SHORT},
	{"hf", DX_LEGAL_SHORT},
	{"ehf", DX_LEGAL_LONG},
	{"slf", DX_LEGAL_SHORT},
	/* in the middle and the south-east of Europe */
	{"Kft", DX_LEGAL_LONG | DX_LEGAL_CUT},
	{"Zrt", DX_LEGAL_LONG | DX_LEGAL_CUT},
	{"Nyrt", DX_LEGAL_LONG | DX_LEGAL_CUT},
	{"Sp", DX_LEGAL_PART | DX_LEGAL_CUT},
	{"z", DX_LEGAL_PART},
	{"o.o", DX_LEGAL_SHORT},
	{"s.r.o", DX_LEGAL_SHORT},
	{"a.s", DX_LEGAL_SHORT},
	{"v.o.s", DX_LEGAL_SHORT},
	{"d.o.o", DX_LEGAL_SHORT},
	{"d.d", DX_LEGAL_SHORT},
	{"s.p", DX_LEGAL_SHORT},
	{"OOD", DX_LEGAL_SHORT},
	{"EOOD", DX_LEGAL_LONG},
	{"ООД", DX_LEGAL_LONG},
	{"ЕООД", DX_LEGAL_LONG},
	{"ДОО", DX_LEGAL_LONG},
	{"ДООЕЛ", DX_LEGAL_LONG},
	{"ТОО", DX_LEGAL_LONG},
	{"ΟΕ", DX_LEGAL_SHORT},
	{"Ο.Ε", DX_LEGAL_SHORT},
	{"ΑΕ", DX_LEGAL_SHORT},
	{"Α.Ε", DX_LEGAL_SHORT},
	{"Ε.Ε", DX_LEGAL_SHORT},
	{"ΕΠΕ", DX_LEGAL_LONG},
	{"Ε.Π.Ε", DX_LEGAL_SHORT},
	{"ΙΚΕ", DX_LEGAL_LONG},
	{"Ι.Κ.Ε", DX_LEGAL_SHORT},
	{"AŞ", DX_LEGAL_SHORT},
	{"A.Ş", DX_LEGAL_SHORT},
	{"Şti", DX_LEGAL_SHORT | DX_LEGAL_CUT},
	{"Şirketi", DX_LEGAL_LONG},
	/* at the Gulf, and in Japan */
	{"WLL", DX_LEGAL_LONG},
	{"W.L.L", DX_LEGAL_SHORT},
	{"SPC", DX_LEGAL_SHORT},
	{"SAOC", DX_LEGAL_LONG},
	{"SAOG", DX_LEGAL_LONG},
	{"PJSC", DX_LEGAL_LONG},
	{"FZC", DX_LEGAL_LONG},
	{"FZCO", DX_LEGAL_LONG},
	{"FZE", DX_LEGAL_LONG},
	{"FZ-LLC", DX_LEGAL_LONG},
	{"DMCC", DX_LEGAL_LONG},
	{"G.K", DX_LEGAL_SHORT},
	{"K.K", DX_LEGAL_SHORT},
};

/* Is WORD as long as TEXT, letter by letter, but for capitals and accents? */
static bool is_alike(struct dx_str word, struct dx_str text)
{
	size_t at = 0;
	size_t of = 0;
	uint32_t a;
	uint32_t b;

	while (dx_utf8_next(text, &of, &b))
		if (!dx_utf8_next(word, &at, &a) || dx_lex_lower(a) != dx_lex_lower(b))
			return false;
	return at == word.n;
}

static bool is_capital(struct dx_str word)
{
	for (size_t i = 0; i < word.n; i++)
		if (word.p[i] >= 'a' && word.p[i] <= 'z')
			return false;
	return word.n >= CAPITALS_MIN;
}

unsigned dx_legal_form(struct dx_str word)
{
	unsigned is = 0;

	while (word.n && word.p[word.n - 1] == '.')
		word.n--;
	for (size_t i = 0; word.n && i < DX_LEN(forms); i++) {
		if (!is_alike(word, dx_str(forms[i].text)))
			continue;
		is |= forms[i].is;
		if (is_capital(word) || dx_str_eq_c(word, forms[i].text))
			is |= DX_LEGAL_WRITTEN;
	}
	return is;
}
