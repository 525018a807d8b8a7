/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* GSTR-1 against the answers of the GST portal's own tool (../shared/corpora/gst; skipped loudly without them). */
#include "dx/filing/gstr1.h"

#include <math.h>
#include <string.h>

#include "../unit.h"

#define VECTORS "../shared/corpora/gst/gstn_tool_b2b_vectors.json"

/* Cases about what only a spreadsheet has: date spellings, rows that disagree, a column that we do not have. */
static const char *const not_ours[] = {"rows_disagree_on_value",
				       "rows_disagree_on_date",
				       "date_ddmmyyyy",
				       "date_slash",
				       "date_iso",
				       "etin_on_regular",
				       NULL};
/* Accepted by the tool, refused here: the portal or common sense refuses them later. */
static const char *const stricter[] = {"ctin_self", "pos_one_digit", NULL};
/* The tool drops the second row of a rate; here the rows are added up. */
static const char *const differs[] = {"same_rate_twice", NULL};

static bool is_in(const char *const *list, const char *name)
{
	for (; *list != NULL; list++)
		if (strcmp(*list, name) == 0)
			return true;
	return false;
}

static const char *type_of(const char *words)
{
	if (strstr(words, "Deemed"))
		return "DE";
	if (strstr(words, "without"))
		return "SEWOP";
	if (strstr(words, "SEZ"))
		return "SEWP";
	return strstr(words, "Intra") ? "CBW" : "R";
}

/* A number of the spreadsheet as decimal text; four places are enough for all of them. */
static struct dx_dec dec_of(const json_t *row, const char *key)
{
	char text[400];
	struct dx_dec v;
	snprintf(text, sizeof(text), "%.4f", json_number_value(json_object_get(row, key)));
	ck_assert(dx_dec_parse(dx_str(text), &v));
	return dx_dec_normalize(v);
}

static struct dx_date date_of(const char *text)
{
	static const char months[] = "JanFebMarAprMayJunJulAugSepOctNovDec";
	int day, year;
	char month[4];
	ck_assert_int_eq(sscanf(text, "%d-%3s-%d", &day, month, &year), 3);
	const char *at = strstr(months, month);
	ck_assert_ptr_nonnull(at);
	return (struct dx_date){(int16_t)(year < 100 ? 2000 + year : year), (int8_t)((at - months) / 3 + 1),
				(int8_t)day};
}

struct one {
	struct dx_gstr1_invoice v;
	struct dx_inv_rate rates[8];
	char number[64], pos[3];
	int year, month;
};

static void add_row(struct one *o, const json_t *row)
{
	struct dx_dec rate = dec_of(row, "Rate");
	for (size_t i = 0; i < o->v.n_rates; i++) {
		if (dx_dec_cmp(o->rates[i].rate, rate) != 0)
			continue;
		o->rates[i].taxable = dx_dec_add(o->rates[i].taxable, dec_of(row, "Taxable Value"));
		return;
	}
	ck_assert_uint_lt(o->v.n_rates, 8);
	o->rates[o->v.n_rates++] = (struct dx_inv_rate){
		.rate = rate, .taxable = dec_of(row, "Taxable Value"), .cess = dec_of(row, "Cess Amount")};
}

/* The rows of one recipient. */
static void read_case(const json_t *c, const char *ctin, struct one *o)
{
	const char *fp = json_string_value(json_object_get(c, "fp"));
	size_t i;
	json_t *row;
	*o = (struct one){0};
	o->month = (fp[0] - '0') * 10 + fp[1] - '0';
	o->year = (fp[2] - '0') * 1000 + (fp[3] - '0') * 100 + (fp[4] - '0') * 10 + fp[5] - '0';
	json_array_foreach (json_object_get(c, "excel_rows"), i, row) {
		const json_t *number = json_object_get(row, "Invoice Number");
		const char *to = json_string_value(json_object_get(row, "GSTIN/UIN of Recipient"));
		if (strcmp(to, ctin) != 0)
			continue;
		if (json_is_string(number))
			snprintf(o->number, sizeof(o->number), "%s", json_string_value(number));
		else
			snprintf(o->number, sizeof(o->number), "%lld", (long long)json_integer_value(number));
		snprintf(o->pos, sizeof(o->pos), "%.2s", json_string_value(json_object_get(row, "Place Of Supply")));
		o->v.ctin = *to != '\0' ? to : NULL;
		o->v.date = date_of(json_string_value(json_object_get(row, "Invoice date")));
		o->v.value = dec_of(row, "Invoice Value");
		o->v.type = type_of(json_string_value(json_object_get(row, "Invoice Type")));
		o->v.reverse_charge = strcmp(json_string_value(json_object_get(row, "Reverse Charge")), "Y") == 0;
		o->v.reduced = json_integer_value(json_object_get(row, "Applicable % of Tax Rate")) == 65;
		add_row(o, row);
	}
	o->v.gstin = json_string_value(json_object_get(c, "supplier_gstin"));
	o->v.sez = json_is_true(json_object_get(c, "supplier_is_sez"));
	o->v.number = o->number;
	o->v.pos = o->pos;
	o->v.rates = o->rates;
}

static void same_number(const char *name, const char *key, const json_t *got, const json_t *want)
{
	ck_assert_msg((got == NULL) == (want == NULL), "%s: %s is there or not", name, key);
	if (want != NULL)
		ck_assert_msg(fabs(json_number_value(got) - json_number_value(want)) < 0.0101,
			      "%s: %s is %f, wanted %f", name, key, json_number_value(got), json_number_value(want));
}

static void same_invoice(const char *name, const json_t *got, const json_t *want)
{
	static const char *const texts[] = {"inum", "idt", "pos", "rchrg", NULL};
	static const char *const amounts[] = {"txval", "rt", "iamt", "camt", "samt", "csamt", NULL};
	const json_t *g = json_object_get(got, "itms"), *w = json_object_get(want, "itms");
	for (const char *const *k = texts; *k != NULL; k++)
		ck_assert_msg(json_equal(json_object_get(got, *k), json_object_get(want, *k)), "%s: %s", name, *k);
	if (json_object_get(want, "inv_typ") != NULL)
		ck_assert_msg(json_equal(json_object_get(got, "inv_typ"), json_object_get(want, "inv_typ")), "%s",
			      name);
	same_number(name, "val", json_object_get(got, "val"), json_object_get(want, "val"));
	same_number(name, "diff_percent", json_object_get(got, "diff_percent"), json_object_get(want, "diff_percent"));
	ck_assert_uint_eq(json_array_size(g), json_array_size(w));
	for (size_t i = 0; i < json_array_size(w); i++) {
		const json_t *gi = json_array_get(g, i), *wi = json_array_get(w, i);
		ck_assert_msg(json_equal(json_object_get(gi, "num"), json_object_get(wi, "num")), "%s: num", name);
		for (const char *const *k = amounts; *k != NULL; k++)
			same_number(name, *k, json_object_get(json_object_get(gi, "itm_det"), *k),
				    json_object_get(json_object_get(wi, "itm_det"), *k));
	}
}

static void accepted(const char *name, const json_t *c, const json_t *party)
{
	struct one o;
	struct dx_err err;
	struct dx_buf b = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&b);
	read_case(c, json_string_value(json_object_get(party, "ctin")), &o);
	bool ok = dx_gstr1_check(&o.v, o.year, o.month, &err);
	if (is_in(stricter, name)) {
		ck_assert_msg(!ok, "%s is taken", name);
		return;
	}
	ck_assert_msg(ok, "%s: %s", name, ok ? "" : err.msg);
	dx_gstr1_write(&w, &o.v);
	json_t *got = json_loads(dx_buf_cstr(&b), 0, NULL);
	ck_assert_ptr_nonnull(got);
	if (!is_in(differs, name))
		same_invoice(name, got, json_array_get(json_object_get(party, "inv"), 0));
	json_decref(got);
	dx_buf_free(&b);
}

START_TEST(as_the_portals_tool)
{
	json_t *all = json_load_file(VECTORS, 0, NULL);
	size_t i, k, n_accepted = 0, n_refused = 0;
	json_t *c, *party;
	if (all == NULL) {
		fprintf(stderr, "SKIPPED: %s is not there; GSTR-1 is not compared with the portal's tool\n", VECTORS);
		return;
	}
	json_array_foreach (all, i, c) {
		const char *name = json_string_value(json_object_get(c, "name"));
		const json_t *result = json_object_get(c, "result");
		if (is_in(not_ours, name))
			continue;
		if (json_is_true(json_object_get(result, "accepted"))) {
			json_array_foreach (json_object_get(result, "b2b"), k, party)
				accepted(name, c, party);
			n_accepted++;
			continue;
		}
		struct one o;
		struct dx_err err;
		const json_t *row = json_array_get(json_object_get(c, "excel_rows"), 0);
		read_case(c, json_string_value(json_object_get(row, "GSTIN/UIN of Recipient")), &o);
		ck_assert_msg(!dx_gstr1_check(&o.v, o.year, o.month, &err), "%s is taken", name);
		ck_assert_int_eq(err.code, DX_E_export_not_available);
		ck_assert_uint_gt(strlen(err.msg), 10);
		n_refused++;
	}
	ck_assert_uint_eq(n_accepted, 60);
	ck_assert_uint_eq(n_refused, 29 - 6);
	json_decref(all);
}
END_TEST

/* The same without the corpus: the rules most easily broken. */
static struct dx_gstr1_invoice sample(struct dx_inv_rate *rate)
{
	*rate = (struct dx_inv_rate){.rate = dx_dec(18, 0), .taxable = dx_dec(1050, 2), .cess = dx_dec(0, 2)};
	return (struct dx_gstr1_invoice){
		.gstin = "27AAECG3736E1C2",
		.ctin = "27AAPFU0939F1ZV",
		.number = "A/1",
		.date = {2026, 5, 3},
		.value = dx_dec(1239, 2),
		.pos = "27",
		.type = "R",
		.rates = rate,
		.n_rates = 1,
	};
}

START_TEST(halves_are_equal)
{
	struct dx_inv_rate rate;
	const struct dx_gstr1_invoice v = sample(&rate);
	struct dx_buf b = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&b);
	struct dx_err err;
	ck_assert(dx_gstr1_check(&v, 2026, 5, &err));
	dx_gstr1_write(&w, &v);
	ck_assert_str_eq(
		dx_buf_cstr(&b),
		"{\"inum\":\"A/1\",\"idt\":\"03-05-2026\",\"val\":12.39,\"pos\":\"27\",\"rchrg\":\"N\","
		"\"inv_typ\":\"R\",\"itms\":[{\"num\":1801,\"itm_det\":{\"txval\":10.5,\"rt\":18,\"camt\":0.95,"
		"\"samt\":0.95,\"csamt\":0}}]}");
	dx_buf_free(&b);
}
END_TEST

START_TEST(what_is_refused_and_why)
{
	struct dx_inv_rate rate;
	struct dx_err err;
	struct dx_gstr1_invoice v = sample(&rate);
	v.number = "ABCDEFGHIJ1234567";
	ck_assert(!dx_gstr1_check(&v, 2026, 5, &err));
	ck_assert_ptr_nonnull(strstr(err.msg, "17 characters"));
	v = sample(&rate);
	v.ctin = NULL;
	ck_assert(!dx_gstr1_check(&v, 2026, 5, &err));
	ck_assert_ptr_nonnull(strstr(err.msg, "unregistered"));
	v = sample(&rate);
	v.ctin = "29AABCU9603R1ZM";
	ck_assert(!dx_gstr1_check(&v, 2026, 5, &err));
	ck_assert_ptr_nonnull(strstr(err.msg, "check digit"));
	v = sample(&rate);
	ck_assert(!dx_gstr1_check(&v, 2026, 4, &err));
	ck_assert_ptr_nonnull(strstr(err.msg, "after the return's month"));
	v = sample(&rate);
	rate.rate = dx_dec(9, 0);
	ck_assert(!dx_gstr1_check(&v, 2026, 5, &err));
	ck_assert_ptr_nonnull(strstr(err.msg, "9 % is no rate"));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("filing/gstr1");
	TCase *t = tcase_create("gstr1");
	tcase_add_test(t, as_the_portals_tool);
	tcase_add_test(t, halves_are_equal);
	tcase_add_test(t, what_is_refused_and_why);
	suite_add_tcase(s, t);
	return unit_main(s);
}
