/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * itr_prep_json: the figures of one document that an income-tax return asks for, and fragments named and shaped as in
 * the official schema of ITR-4, to be put into a return by a program that makes one. It is no return.
 */
#include <string.h>

#include "dx/base/check.h"
#include "dx/extract/ident.h"
#include "itr_int.h"

/* ---- tax deducted ---- */

/* Sections as certificates and Form 26AS print them, what a return calls them, and the income they belong to. */
static const struct {
	const char *printed, *code, *head;
} sections[] = {
	{"192A", "192A", "OS"},     {"193", "193", "OS"},       {"194", "194", "OS"},    {"194A", "94A", "OS"},
	{"194B", "94B", "OS"},      {"194BB", "4BB", "OS"},     {"194C", "94C", "BP"},   {"194D", "94D", "BP"},
	{"194DA", "4DA", "OS"},     {"194EE", "4EE", "OS"},     {"194G", "4G", "BP"},    {"194H", "4H", "BP"},
	{"194I(A)", "4-IA", "HP"},  {"194I(B)", "4-IB", "HP"},  {"194-IA", "4IA", "NA"}, {"194IA", "4IA", "NA"},
	{"194-IB", "4IB", "HP"},    {"194IB", "4IB", "HP"},     {"194-IC", "4IC", "NA"}, {"194IC", "4IC", "NA"},
	{"194J(A)", "94J-A", "BP"}, {"194J(B)", "94J-B", "BP"}, {"194J", "94J-B", "BP"}, {"194K", "94K", "OS"},
	{"194LA", "4LA", "NA"},     {"194M", "94M", "BP"},      {"194N", "94N", "NA"},   {"194O", "94O", "BP"},
	{"194Q", "94Q", "BP"},      {"194R", "94R", "BP"},      {"194S", "94S", "NA"},   {"195", "195", "NA"},
};

/* The first three letters of a TAN that the official schema takes: the Department's regions. */
static const char regions[] = "HYD VPN BBN BPL JBP CHE CMB MRI DEL CAL MRT AHM BRD RKT SRT BLR AGR KNP CHN TVD ALD LKN "
			      "MUM NGP AMR JLD PTL RTK KLP NSK PNE PTN RCH JDH JPR SHL";

static bool is_official_tan(const char *tan)
{
	char region[4] = {0};
	if (tan == NULL || !dx_ident_tan(dx_str(tan)))
		return false;
	memcpy(region, tan, 3);
	return strstr(regions, region) != NULL;
}

/* One deductor and section. */
struct tds {
	const char *tan, *name, *section, *code, *head;
	int first_year;
	struct dx_dec paid, deducted, deposited;
};

struct tds_list {
	struct tds *items;
	size_t n, cap;
};

static void find_section(struct tds *t)
{
	for (size_t i = 0; t->section != NULL && i < DX_LEN(sections); i++) {
		if (!dx_str_ieq_c(dx_str(t->section), sections[i].printed))
			continue;
		t->code = sections[i].code;
		t->head = sections[i].head;
	}
}

static bool same(const char *a, const char *b)
{
	return a == NULL || b == NULL ? a == b : strcmp(a, b) == 0;
}

static void collect(struct tds_list *l, struct tds one)
{
	for (size_t i = 0; i < l->n; i++) {
		struct tds *t = &l->items[i];
		if (!same(t->tan, one.tan) || !same(t->section, one.section) || t->first_year != one.first_year)
			continue;
		t->paid = dx_dec_add(t->paid, one.paid);
		t->deducted = dx_dec_add(t->deducted, one.deducted);
		t->deposited = dx_dec_add(t->deposited, one.deposited);
		return;
	}
	dx_assert(l->n < l->cap);
	find_section(&one);
	l->items[l->n++] = one;
}

/* The first calendar year in a year as printed: "2026-27", "FY 2025-26"; minus BEFORE. 0 when there is none. */
static int printed_year(const json_t *data, const char *key, int before)
{
	const char *text = dx_json_str(data, key);
	uint64_t y;
	for (const char *p = text; p != NULL && *p != '\0'; p++)
		if (dx_str_u64(dx_str_sub(dx_str(p), 0, 4), &y) && y > 1900 && y < 2200)
			return (int)y - before;
	return 0;
}

static void collect_26as(struct tds_list *l, struct dx_fil *f)
{
	const json_t *data = f->doc->data;
	int year = printed_year(data, "financial_year", 0);
	size_t i, k, n = 0;
	json_t *d, *e;
	json_array_foreach (json_object_get(data, "deductors"), i, d)
		n += json_array_size(json_object_get(d, "entries"));
	*l = (struct tds_list){dx_alloc_array(f->arena, n + 1, sizeof(struct tds)), 0, n};
	json_array_foreach (json_object_get(data, "deductors"), i, d) {
		json_array_foreach (json_object_get(d, "entries"), k, e) {
			struct dx_date date = dx_fil_date(e, "date");
			collect(l, (struct tds){
					   .tan = dx_json_str(d, "tan"),
					   .name = dx_json_str(d, "name"),
					   .section = dx_json_str(e, "section"),
					   .first_year = year != 0 ? year : (date.year != 0 ? dx_fil_year(date) : 0),
					   .paid = dx_fil_amount(e, "amount_paid").v,
					   .deducted = dx_fil_amount(e, "tds_deducted").v,
					   .deposited = dx_fil_amount(e, "tds_deposited").v,
				   });
		}
	}
}

static void collect_certificate(struct tds_list *l, struct dx_fil *f)
{
	const json_t *data = f->doc->data, *totals = json_object_get(data, "totals");
	const json_t *deductor = json_object_get(data, "deductor");
	struct dx_date from = dx_fil_date(json_object_get(data, "period"), "from");
	int year = from.year != 0 ? dx_fil_year(from) : printed_year(data, "tax_year", 0);
	if (year == 0)
		year = printed_year(data, "assessment_year", 1);
	*l = (struct tds_list){dx_alloc_array(f->arena, 1, sizeof(struct tds)), 0, 1};
	collect(l, (struct tds){
			   .tan = dx_json_str(deductor, "tan"),
			   .name = dx_json_str(deductor, "name"),
			   .section = dx_json_str(data, "section"),
			   .first_year = year,
			   .paid = dx_fil_amount(totals, "amount_paid").v,
			   .deducted = dx_fil_amount(totals, "tds_deducted").v,
			   .deposited = dx_fil_amount(totals, "tds_deposited").v,
		   });
}

static void write_seen(struct dx_jw *w, struct dx_arena *a, const struct tds_list *l)
{
	dx_jw_key(w, "tds_seen");
	dx_jw_arr(w);
	for (size_t i = 0; i < l->n; i++) {
		const struct tds *t = &l->items[i];
		dx_jw_obj(w);
		dx_jw_kcstr(w, "financial_year", t->first_year != 0 ? dx_fil_year_text(a, t->first_year) : NULL);
		dx_jw_kcstr(w, "deductor_tan", t->tan);
		dx_jw_kcstr(w, "deductor_name", t->name);
		dx_jw_kcstr(w, "section", t->section);
		dx_jw_key(w, "amount_paid");
		dx_jw_dec(w, t->paid);
		dx_jw_key(w, "tds_deducted");
		dx_jw_dec(w, t->deducted);
		dx_jw_key(w, "tds_deposited");
		dx_jw_dec(w, t->deposited);
		dx_jw_obj_end(w);
	}
	dx_jw_arr_end(w);
}

static bool is_salary(const struct tds *t)
{
	return t->section != NULL && strncmp(t->section, "192", 3) == 0 && !dx_str_ieq_c(dx_str(t->section), "192A");
}

static void write_salaries(struct dx_jw *w, const struct tds_list *l)
{
	int64_t total = 0;
	dx_jw_key(w, "TDSonSalaries");
	dx_jw_obj(w);
	dx_jw_key(w, "TDSonSalary");
	dx_jw_arr(w);
	for (size_t i = 0; i < l->n; i++) {
		const struct tds *t = &l->items[i];
		if (!is_salary(t) || !is_official_tan(t->tan) || t->name == NULL)
			continue;
		total += dx_itr_rupees(t->deposited);
		dx_jw_obj(w);
		dx_jw_key(w, "EmployerOrDeductorOrCollectDetl");
		dx_jw_obj(w);
		dx_jw_kcstr(w, "TAN", t->tan);
		dx_jw_kstr(w, "EmployerOrDeductorOrCollecterName", dx_str_sub(dx_str(t->name), 0, 125));
		dx_jw_obj_end(w);
		dx_jw_kint(w, "IncChrgSal", dx_itr_rupees(t->paid));
		dx_jw_kint(w, "TotalTDSSal", dx_itr_rupees(t->deposited));
		dx_jw_obj_end(w);
	}
	dx_jw_arr_end(w);
	dx_jw_kint(w, "TotalTDSonSalaries", total);
	dx_jw_obj_end(w);
}

static bool is_other(const struct tds *t)
{
	return !is_salary(t) && t->code != NULL && is_official_tan(t->tan);
}

static void write_others(struct dx_jw *w, const struct tds_list *l)
{
	int64_t total = 0;
	dx_jw_key(w, "TDSonOthThanSals");
	dx_jw_obj(w);
	dx_jw_key(w, "TDSonOthThanSalDtls");
	dx_jw_arr(w);
	for (size_t i = 0; i < l->n; i++) {
		const struct tds *t = &l->items[i];
		if (!is_other(t))
			continue;
		total += dx_itr_rupees(t->deposited);
		dx_jw_obj(w);
		dx_jw_kcstr(w, "TANOfDeductor", t->tan);
		dx_jw_kcstr(w, "TDSSection", t->code);
		dx_jw_kint(w, "TDSClaimed", dx_itr_rupees(t->deposited));
		dx_jw_kint(w, "GrossAmount", dx_itr_rupees(t->paid));
		dx_jw_kcstr(w, "HeadOfIncome", t->head);
		dx_jw_kint(w, "TDSCreditCarriedFwd", 0);
		dx_jw_obj_end(w);
	}
	dx_jw_arr_end(w);
	dx_jw_kint(w, "TotalTDSonOthThanSals", total);
	dx_jw_obj_end(w);
}

static void warn_tds(struct dx_jw *warnings, struct dx_arena *a, const struct tds_list *l)
{
	for (size_t i = 0; i < l->n; i++) {
		const struct tds *t = &l->items[i];
		if (!is_official_tan(t->tan))
			dx_itr_warn(warnings, dx_asprintf(a,
							  "entry %zu of tds_seen is in no fragment: its TAN is missing "
							  "or not of a region that the return knows",
							  i + 1));
		else if (!is_salary(t) && t->code == NULL)
			dx_itr_warn(warnings, dx_asprintf(a,
							  "entry %zu of tds_seen is in no fragment: the return has no "
							  "code, or more than one, for its section",
							  i + 1));
		else if (t->section != NULL && dx_str_ieq_c(dx_str(t->section), "194J"))
			dx_itr_warn(warnings, dx_asprintf(a,
							  "entry %zu of tds_seen: 194J was taken for professional fees "
							  "(94J-B); technical fees are 94J-A",
							  i + 1));
	}
}

/* Are there entries for a fragment? The official schema wants at least one. */
static bool any(const struct tds_list *l, bool salaries)
{
	for (size_t i = 0; i < l->n; i++) {
		const struct tds *t = &l->items[i];
		if (salaries ? is_salary(t) && is_official_tan(t->tan) && t->name != NULL : is_other(t))
			return true;
	}
	return false;
}

static void write_tds(struct dx_jw *w, struct dx_jw *warnings, struct dx_fil *f)
{
	struct tds_list l;
	if (json_is_array(json_object_get(f->doc->data, "deductors")))
		collect_26as(&l, f);
	else
		collect_certificate(&l, f);
	write_seen(w, f->arena, &l);
	warn_tds(warnings, f->arena, &l);
	dx_jw_key(w, "itr_fragments");
	dx_jw_obj(w);
	if (any(&l, true))
		write_salaries(w, &l);
	if (any(&l, false))
		write_others(w, &l);
	dx_jw_obj_end(w);
}

/* ---- the format ---- */

static bool is_statement(const json_t *data)
{
	return json_is_array(json_object_get(data, "transactions")) && json_object_get(data, "opening_balance") != NULL;
}

static bool check(struct dx_fil *f, struct dx_err *err)
{
	const json_t *data = f->doc->data;
	if (is_statement(data) || json_is_array(json_object_get(data, "deductors")) ||
	    json_is_object(json_object_get(data, "deductor")))
		return true;
	return dx_fail(err, DX_E_export_not_available,
		       "it is made from bank statements, TDS certificates and Form 26AS, not from a %s",
		       f->doc->template_name);
}

static void write_source(struct dx_jw *w, const struct dx_fil *f)
{
	dx_jw_key(w, "source_document");
	dx_jw_obj(w);
	dx_jw_kcstr(w, "uuid", f->doc->uuid);
	dx_jw_kint(w, "revision", f->doc->revision);
	dx_jw_kcstr(w, "template", f->doc->template_name);
	dx_jw_kcstr(w, "verification", f->doc->verification);
	dx_jw_obj_end(w);
}

static const char *pan_of(const json_t *data)
{
	const char *pan = dx_json_str(data, "pan");
	return pan != NULL ? pan : dx_json_str(json_object_get(data, "deductee"), "pan");
}

static void add(struct dx_filing_writer *w, struct dx_fil *f)
{
	struct dx_buf texts = DX_BUF_INIT;
	struct dx_jw j = dx_jw(w->out), warnings = dx_jw(&texts);
	dx_jw_obj(&j);
	dx_jw_kcstr(&j, "format", "itr_prep_json/1");
	dx_jw_kbool(&j, "unverified", f->doc->marked);
	write_source(&j, f);
	dx_jw_kcstr(&j, "pan", pan_of(f->doc->data));
	dx_jw_arr(&warnings);
	if (f->doc->marked)
		dx_itr_warn(&warnings, "UNVERIFIED: exported although the document's arithmetic does not prove it");
	if (is_statement(f->doc->data))
		dx_itr_bank(&j, &warnings, f);
	else
		write_tds(&j, &warnings, f);
	dx_jw_arr_end(&warnings);
	dx_jw_key(&j, "warnings");
	dx_jw_raw(&j, dx_strn(texts.data, texts.len));
	dx_jw_obj_end(&j);
	dx_buf_addc(w->out, '\n');
	dx_buf_free(&texts);
}

const struct dx_filing_ops dx_fil_itr = {false, check, NULL, add, NULL};
