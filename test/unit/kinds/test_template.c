/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/template.h"

#include "../unit.h"
#include "dx/extract/fault.h"
#include "dx/fmt/json.h"
#include "dx/kinds/kinds.h"
#include "run.h"

#define STATEMENT "config/templates/finance/bank_statement.json"
#define CARD      "config/templates/finance/card_statement.json"
#define INVOICE   "config/templates/tax/gst_invoice.json"

static struct dx_arena *arena;

static void setup(void)
{
	arena = dx_arena_new();
}

static void teardown(void)
{
	dx_arena_drop(&arena);
}

START_TEST(the_templates_of_the_house_are_right)
{
	static const struct {
		const char *path, *industry, *name, *kind;
		bool month_first;
	} all[] = {{STATEMENT, "finance", "bank_statement", "statement", false},
		   {CARD, "finance", "card_statement", "card", false},
		   {INVOICE, "tax", "gst_invoice", "gst_invoice", false},
		   {"config/templates/tax/tds_certificate.json", "tax", "tds_certificate", "tds_certificate", false},
		   {"config/templates/tax/form_26as.json", "tax", "form_26as", "form_26as", false}};

	for (size_t i = 0; i < DX_LEN(all); i++) {
		struct dx_template t;
		struct dx_err err;
		bool ok = dx_template_load(arena, &dx_kinds, sheet_file(arena, all[i].path), &t, &err);

		ck_assert_msg(ok, "%s: %s", all[i].path, ok ? "" : err.msg);
		ck_assert_str_eq(t.industry, all[i].industry);
		ck_assert_str_eq(t.name, all[i].name);
		ck_assert_str_eq(t.kind->name, all[i].kind);
		ck_assert_str_eq(t.currency, "INR");
		ck_assert_int_ge(t.version, 1);
		ck_assert_uint_gt(t.n_required, 0);
		ck_assert_uint_eq(t.checks, (UINT64_C(1) << t.kind->checks.n) - 1); /* all that the kind has */
	}
}
END_TEST

/* Ways to spoil a template: put VALUE at PATH (members divided by dots; an empty value takes it out). */
static const struct {
	const char *path, *value, *message;
} spoiled[] = {
	{"industry", "", "industry"},
	{"name", "\"Bank Statement\"", "name"},
	{"title", "\"\"", "title"},
	{"version", "0", "version"},
	{"version", "\"1\"", "version"},
	{"kind", "\"spreadsheet\"", "kind"},
	{"locale", "\"xx\"", "locale"},
	{"languages", "\"eng\"", "languages"},
	{"surprise", "1", "surprise"},
	{"labels", "[]", "labels"},
	{"labels.colour", "[\"colour\"]", "colour"},
	{"labels.branch", "\"branch\"", "branch"},
	{"labels.branch", "[1]", "branch"},
	{"labels.branch", "[\"\"]", "branch"},
	{"columns.colour", "[\"colour\"]", "colour"},
	{"row_words.colour", "[\"colour\"]", "colour"},
	{"checks", "[\"magic\"]", "magic"},
	{"checks", "{}", "checks"},
	{"required", "[\"/colour\"]", "required"},
	{"required", "[\"/statement_period\"]", "required"}, /* no value but a group of them */
	{"required", "[\"account_number\"]", "required"},
	{"patterns", "{\"account_number\":\"(\"}", "account_number"},
	{"patterns", "{\"colour\":\"x\"}", "colour"},
	{"recognise", "[]", "recognise"},
	{"recognise.strong", "\"statement\"", "/recognise/strong"},
	{"recognise.any", "[\"\"]", "/recognise/any/0"},
	{"recognise.slip", "1", "/recognise/slip"},
	{"recognise.colour", "[\"red\"]", "/recognise/colour"},
	{"schema", "", "schema"},
	{"schema.$schema", "\"http://json-schema.org/draft-07/schema#\"", "$schema"},
	{"schema.properties.iban", "", "iban"},
	{"schema.properties.iban.type", "\"string\"", "iban"},
	{"schema.properties.iban.type", "[\"number\",\"null\"]", "iban"},
	{"schema.properties.colour", "{\"type\":[\"string\",\"null\"]}", "never written"},
	{"schema.properties.transactions.type", "\"object\"", "transactions"},
	{"schema.properties.transactions.items.properties.debit", "", "/transactions/items/properties/debit"},
	{"schema.properties.transactions.items.required", "[]", "must name \"date\""},
	{"schema.properties.statement_period.properties.to", "", "/statement_period/properties/to"},
	{"schema.properties.statement_period.required", "[\"from\",\"to\",\"until\"]", "never written"},
};

static void spoil(json_t *root, const char *path, const char *value)
{
	char *copy = strdup(path);
	char *save = NULL;
	char *last = strtok_r(copy, ".", &save);
	json_t *at = root;

	for (char *next = strtok_r(NULL, ".", &save); next; next = strtok_r(NULL, ".", &save)) {
		at = json_object_get(at, last);
		ck_assert_ptr_nonnull(at);
		last = next;
	}
	if (*value)
		ck_assert_int_eq(json_object_set_new(at, last, json_loads(value, JSON_DECODE_ANY, NULL)), 0);
	else
		ck_assert_int_eq(json_object_del(at, last), 0);
	free(copy);
}

START_TEST(a_spoiled_template_is_refused_by_name)
{
	json_t *root = json_loads(sheet_file(arena, STATEMENT).p, 0, NULL);
	struct dx_template t;
	struct dx_err err = {0};
	char *text;
	bool ok;

	ck_assert_ptr_nonnull(root);
	spoil(root, spoiled[_i].path, spoiled[_i].value);
	text = json_dumps(root, 0);
	ok = dx_template_load(arena, &dx_kinds, dx_str(text), &t, &err);
	ck_assert_msg(!ok, "%s = %s was taken", spoiled[_i].path, spoiled[_i].value);
	ck_assert_int_eq(err.code, DX_E_internal_error);
	ck_assert_msg(strstr(err.msg, spoiled[_i].message), "%s: %s", spoiled[_i].path, err.msg);
	free(text);
	json_decref(root);
}
END_TEST

/* Who writes a template is told of all faults at once: where, and what would do instead. */
START_TEST(every_fault_is_told)
{
	static const char *const want[][2] = {
		{"/sur~1pri~0se", "there are: industry, name, title"},
		{"/version", "whole number"},
		{"/locale", "en-IN, hi-IN, en-GB"},
		{"/labels/branch/1", "phrase"},
		{"/labels/colour", "account_number"},
		{"/checks/0", "running_balance"},
		{"/required/0", "/bank_name"},
		{"/schema/properties/iban/type", "[\"string\", \"null\"]"},
		{"/recognise/strong", "list"},
		{"/enrich/categories/0/side", "debit"},
	};
	json_t *root = json_loads(sheet_file(arena, STATEMENT).p, 0, NULL);
	struct dx_faults f = {.arena = arena};
	char *text;

	spoil(root, "sur/pri~se", "1");
	spoil(root, "version", "0");
	spoil(root, "locale", "\"xx\"");
	spoil(root, "labels.branch", "[\"branch\", 7]");
	spoil(root, "labels.colour", "[\"colour\"]");
	spoil(root, "checks", "[\"magic\"]");
	spoil(root, "required", "[\"/colour\"]");
	spoil(root, "schema.properties.iban.type", "\"string\"");
	spoil(root, "recognise.strong", "1");
	spoil(root, "enrich.categories", "[{\"name\":\"x\",\"side\":\"left\",\"words\":[]}]");
	text = json_dumps(root, 0);
	dx_template_check(&dx_kinds, dx_str(text), &f);
	ck_assert_uint_eq(f.n, DX_LEN(want));
	for (size_t i = 0; i < f.n; i++) {
		ck_assert_str_eq(f.v[i].at, want[i][0]);
		ck_assert_msg(strstr(f.v[i].what, want[i][1]), "%s: %s", f.v[i].at, f.v[i].what);
	}
	free(text);
	json_decref(root);
}
END_TEST

START_TEST(faults_beyond_the_most_are_counted_only)
{
	json_t *root = json_loads(sheet_file(arena, STATEMENT).p, 0, NULL);
	json_t *list = json_array();
	struct dx_faults f = {.arena = arena};
	char *text;

	for (int i = 0; i < DX_FAULTS_MAX + 5; i++)
		json_array_append_new(list, json_integer(i));
	json_object_set_new(root, "languages", list);
	text = json_dumps(root, 0);
	dx_template_check(&dx_kinds, dx_str(text), &f);
	ck_assert_uint_eq(f.n, DX_FAULTS_MAX + 5);
	ck_assert_str_eq(f.v[DX_FAULTS_MAX - 1].at, "/languages/99");
	free(text);
	json_decref(root);
}
END_TEST

START_TEST(what_is_no_json_object_is_no_template)
{
	struct dx_template t;
	struct dx_err err;

	ck_assert(!dx_template_load(arena, &dx_kinds, dx_str("[]"), &t, &err));
	ck_assert(!dx_template_load(arena, &dx_kinds, dx_str("{"), &t, &err));
	ck_assert(!dx_template_load(arena, &dx_kinds, dx_str(""), &t, &err));
	ck_assert_int_eq(err.code, DX_E_internal_error);
}
END_TEST

/* A template of one's own: another language, another order of dates, a pattern. No line of C. */
START_TEST(a_template_needs_no_code)
{
	json_t *root = json_loads(sheet_file(arena, STATEMENT).p, 0, NULL);
	static struct sheet s;
	struct dx_extract_result r;
	struct dx_err err;
	char *text;
	bool ok;

	spoil(root, "industry", "\"test\"");
	spoil(root, "locale", "\"en-US\"");
	spoil(root, "columns.date", "[\"wann\"]");
	spoil(root, "columns.description", "[\"was\"]");
	spoil(root, "columns.amount", "[\"wieviel\"]");
	spoil(root, "labels.account_number", "[\"depot\"]");
	spoil(root, "patterns", "{\"account_number\":\"^D-([0-9]+)$\"}");
	text = json_dumps(root, 0);
	sheet_init(&s, arena, 1);
	sheet_put(&s, 40, 50, "Depot: D-778899");
	sheet_put(&s, 40, 100, "Wann");
	sheet_put(&s, 140, 100, "Was");
	sheet_right(&s, 400, 100, "Wieviel");
	sheet_put(&s, 40, 114, "04/05/2025");
	sheet_put(&s, 140, 114, "Miete");
	sheet_right(&s, 400, 114, "-700,00");
	ok = dx_extract(arena, dx_str(text), DX_STR(""), &s.page, 1, &r, &err);
	ck_assert_msg(ok, "%s", ok ? "" : err.msg);
	ck_assert_ptr_nonnull(strstr(dx_buf_cstr(&r.data), "\"account_number\":\"778899\""));
	ck_assert_ptr_nonnull(strstr(dx_buf_cstr(&r.data), "\"date\":\"2025-04-05\""));
	ck_assert_ptr_nonnull(strstr(dx_buf_cstr(&r.data), "\"debit\":\"700.00\""));
	dx_extract_free(&r);
	free(text);
	json_decref(root);
}
END_TEST

START_TEST(pages_without_words_are_an_error)
{
	struct dx_extract_result r;
	struct dx_err err;
	static struct sheet s;

	sheet_init(&s, arena, 1);
	ck_assert(!dx_extract(arena, sheet_file(arena, STATEMENT), DX_STR(""), &s.page, 1, &r, &err));
	ck_assert_int_eq(err.code, DX_E_no_text_found);
	sheet_put(&s, 700, 50, "beyond the paper's edge"); /* nobody can see that */
	ck_assert(!dx_extract(arena, sheet_file(arena, STATEMENT), DX_STR(""), &s.page, 1, &r, &err));
	ck_assert_int_eq(err.code, DX_E_no_text_found);
}
END_TEST

static Suite *template_suite(void)
{
	Suite *s = suite_create("template");
	TCase *tc = tcase_create("template");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, the_templates_of_the_house_are_right);
	tcase_add_loop_test(tc, a_spoiled_template_is_refused_by_name, 0, (int)DX_LEN(spoiled));
	tcase_add_test(tc, every_fault_is_told);
	tcase_add_test(tc, faults_beyond_the_most_are_counted_only);
	tcase_add_test(tc, what_is_no_json_object_is_no_template);
	tcase_add_test(tc, a_template_needs_no_code);
	tcase_add_test(tc, pages_without_words_are_an_error);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(template_suite());
}
