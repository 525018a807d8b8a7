/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/xinv/xinv.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "dx/base/buf.h"

static struct dx_arena *arena;

static void set_up(void)
{
	arena = dx_arena_new();
}

static void tear_down(void)
{
	dx_arena_drop(&arena);
}

#define SUMS                                                                                                           \
	"<S><X/></S><s:ApplicableHeaderTradeSettlement><s:InvoiceCurrencyCode>EUR</s:InvoiceCurrencyCode>"             \
	"<s:SpecifiedTradeSettlementHeaderMonetarySummation><s:LineTotalAmount>9.0000</s:LineTotalAmount>"             \
	"<s:AllowanceTotalAmount>0.00</s:AllowanceTotalAmount><s:TaxTotalAmount>1.71</s:TaxTotalAmount>"               \
	"<s:GrandTotalAmount> 10.71 </s:GrandTotalAmount></s:SpecifiedTradeSettlementHeaderMonetarySummation>"         \
	"</s:ApplicableHeaderTradeSettlement>"

static const char cii[] =
	"\xef\xbb\xbf<?xml version='1.0' encoding='UTF-8'?><s:CrossIndustryInvoice xmlns:s='urn:x'>"
	"<s:ExchangedDocument><s:ID>R &amp; 1</s:ID><s:TypeCode>381</s:TypeCode><s:IssueDateTime>"
	"<s:DateTimeString format='102'>20260131</s:DateTimeString></s:IssueDateTime></s:ExchangedDocument>"
	"<s:SupplyChainTradeTransaction><s:IncludedSupplyChainTradeLineItem><s:SpecifiedTradeProduct><s:Name>Nut</s:Name>"
	"</s:SpecifiedTradeProduct><s:SpecifiedLineTradeDelivery><s:BilledQuantity unitCode='C62'>3.000</s:BilledQuantity>"
	"</s:SpecifiedLineTradeDelivery><s:SpecifiedLineTradeSettlement>"
	"<s:SpecifiedTradeSettlementLineMonetarySummation><s:LineTotalAmount>9</s:LineTotalAmount>"
	"</s:SpecifiedTradeSettlementLineMonetarySummation></s:SpecifiedLineTradeSettlement>"
	"</s:IncludedSupplyChainTradeLineItem>" SUMS "</s:SupplyChainTradeTransaction></s:CrossIndustryInvoice>";

static const char ubl[] =
	"<Invoice xmlns='urn:oasis' xmlns:b='urn:b'><b:ID>U-7</b:ID><b:IssueDate>2026-02-03</b:IssueDate>"
	"<b:InvoiceTypeCode>380</b:InvoiceTypeCode><b:TaxTotal><b:TaxAmount currencyID='EUR'>1.90</b:TaxAmount></b:TaxTotal>"
	"<b:LegalMonetaryTotal><b:TaxInclusiveAmount>11.90</b:TaxInclusiveAmount></b:LegalMonetaryTotal>"
	"<b:InvoiceLine><b:InvoicedQuantity unitCode='H87'>2</b:InvoicedQuantity>"
	"<b:LineExtensionAmount>10.00</b:LineExtensionAmount><b:Item><b:Name>Bolt</b:Name></b:Item></b:InvoiceLine></Invoice>";

/* The fact about POINTER, or an empty one. */
static const struct dx_xinv_fact *fact(const struct dx_xinv *x, const char *pointer)
{
	static const struct dx_xinv_fact none = {.pointer = "", .raw = "", .text = ""};

	for (size_t i = 0; i < x->n; i++)
		if (strcmp(x->facts[i].pointer, pointer) == 0)
			return &x->facts[i];
	return &none;
}

static void has_number(const struct dx_xinv *x, const char *pointer, const char *want)
{
	const struct dx_xinv_fact *f = fact(x, pointer);
	char text[DX_DEC_TEXT_MAX];

	ck_assert_str_eq(f->pointer, pointer);
	ck_assert_str_eq(dx_dec_text(f->dec, text), want);
}

START_TEST(cross_industry_invoice)
{
	struct dx_xinv x;
	struct dx_err err;

	ck_assert_msg(dx_xinv_parse(arena, dx_str(cii), &x, &err), "%s", err.msg);
	ck_assert_str_eq(fact(&x, "/invoice_number")->text, "R & 1");
	ck_assert_str_eq(fact(&x, "/document_type")->text, "credit_note");
	ck_assert_int_eq(fact(&x, "/invoice_date")->date.month, 1);
	ck_assert_str_eq(fact(&x, "/line_items/0/unit")->text, "C62");
	has_number(&x, "/line_items/0/quantity", "3.00");
	has_number(&x, "/line_items/0/amount", "9.00");
	has_number(&x, "/totals/total", "10.71");
	has_number(&x, "/totals/subtotal", "9.00");
	ck_assert_str_eq(fact(&x, "/totals/discount")->pointer, ""); /* nought says nothing */
	ck_assert_uint_eq(x.n_lines, 1);
}
END_TEST

START_TEST(universal_business_language)
{
	struct dx_xinv x;
	struct dx_err err;

	ck_assert_msg(dx_xinv_parse(arena, dx_str(ubl), &x, &err), "%s", err.msg);
	ck_assert_str_eq(fact(&x, "/invoice_number")->text, "U-7");
	has_number(&x, "/totals/tax", "1.90");
	has_number(&x, "/line_items/0/quantity", "2.00");
	ck_assert_str_eq(fact(&x, "/line_items/0/description")->text, "Bolt");
}
END_TEST

static const char *const hostile[] = {
	"",
	"not XML at all",
	"<a",
	"<Invoice><ID>1</ID>",
	"<html><body>hello</body></html>",
	"<Invoice/>",
	"<!DOCTYPE a [<!ENTITY x \"y\">]><Invoice><ID>&x;</ID></Invoice>",
	"<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><Invoice><ID>1</ID></Invoice>",
	"<Invoice><ID>&unknown;</ID></Invoice>",
	"<Invoice><ID>\x01</ID></Invoice>",
	"<?xml version='1.0' encoding='UTF-16'?><Invoice><ID>1</ID></Invoice>",
};

START_TEST(hostile_files_are_refused)
{
	struct dx_xinv x;
	struct dx_err err = {0};

	ck_assert(!dx_xinv_parse(arena, dx_str(hostile[_i]), &x, &err) || x.n > 0);
	if (_i < 8)
		ck_assert_int_eq(err.code, DX_E_corrupt_file);
}
END_TEST

START_TEST(depth_is_bounded)
{
	struct dx_buf b = DX_BUF_INIT;
	struct dx_xinv x;
	struct dx_err err;

	dx_buf_adds(&b, "<Invoice><ID>1</ID>");
	for (int i = 0; i < 100000; i++)
		dx_buf_adds(&b, "<a>");
	ck_assert(!dx_xinv_parse(arena, dx_strn(b.data, b.len), &x, &err));
	b.len = 0;
	dx_buf_adds(&b, "<Invoice><ID>1</ID>");
	for (int i = 0; i < 100; i++)
		dx_buf_adds(&b, "<a>");
	for (int i = 0; i < 100; i++)
		dx_buf_adds(&b, "</a>");
	dx_buf_adds(&b, "</Invoice>");
	ck_assert(!dx_xinv_parse(arena, dx_strn(b.data, b.len), &x, &err));
	dx_buf_free(&b);
}
END_TEST

START_TEST(names)
{
	ck_assert(dx_xinv_name(DX_STR("Factur-X.XML")));
	ck_assert(dx_xinv_name(DX_STR("ZUGFeRD-invoice.xml")));
	ck_assert(!dx_xinv_name(DX_STR("notes.xml")));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("xinv");
	TCase *t = tcase_create("xinv");
	SRunner *r;
	int failed;

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, cross_industry_invoice);
	tcase_add_test(t, universal_business_language);
	tcase_add_loop_test(t, hostile_files_are_refused, 0, (int)DX_LEN(hostile));
	tcase_add_test(t, depth_is_bounded);
	tcase_add_test(t, names);
	suite_add_tcase(s, t);
	r = srunner_create(s);
	srunner_run_all(r, CK_ENV);
	failed = srunner_ntests_failed(r);
	srunner_free(r);
	return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
