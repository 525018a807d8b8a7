/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/doc/export.h"

#include <string.h>

#include "dx/fmt/csv.h"
#include "dx/fmt/json.h"

/* Where a template's rows are and which columns they have, in the order of the contract. */
struct layout {
	const char *template_name;
	const char *rows;   /* member of data */
	const char *nested; /* rows within each of those; NULL: none */
	const char *columns[16];
};

static const struct layout layouts[] = {
	{"bank_statement",
	 "transactions",
	 NULL,
	 {"date", "value_date", "description", "reference", "debit", "credit", "balance", "channel", "counterparty",
	  "category"}},
	{"card_statement",
	 "transactions",
	 NULL,
	 {"date", "posting_date", "description", "reference", "debit", "credit", "foreign_amount", "foreign_currency",
	  "category"}},
	{"gst_invoice",
	 "line_items",
	 NULL,
	 {"description", "hsn_sac", "quantity", "unit", "unit_price", "discount", "taxable_value", "tax_rate", "cgst",
	  "sgst", "igst", "cess", "total"}},
	{"invoice", "line_items", NULL, {"description", "quantity", "unit", "unit_price", "tax_rate", "amount"}},
	{"receipt", "line_items", NULL, {"description", "quantity", "amount"}},
	{"form_26as",
	 "deductors",
	 "entries",
	 {"name", "tan", "section", "date", "status", "booking_date", "remarks", "amount_paid", "tds_deducted"}},
};

/* Of a statement with several accounts. */
static const struct layout of_accounts = {"bank_statement",
					  "accounts",
					  "transactions",
					  {"date", "value_date", "description", "reference", "debit", "credit",
					   "balance", "channel", "counterparty", "category", "account_number",
					   "currency"}};

static const char *const generic_rows[] = {"transactions", "line_items"};

static void add_value(struct dx_csv *w, const json_t *v)
{
	struct dx_buf text = DX_BUF_INIT;
	struct dx_jw json = dx_jw(&text);
	if (json_is_string(v)) {
		dx_csv_num(w, dx_strn(json_string_value(v), json_string_length(v)));
		return;
	}
	if (v != NULL && !json_is_null(v))
		dx_jw_json(&json, v);
	dx_csv_num(w, dx_strn(dx_buf_cstr(&text), text.len));
	dx_buf_free(&text);
}

/* OUTER supplies the columns that ROW lacks (the deductor of an entry); may be NULL. */
static void add_row(struct dx_csv *w, const char *const *columns, const json_t *row, const json_t *outer)
{
	for (size_t i = 0; columns[i] != NULL; i++) {
		const json_t *v = json_object_get(row, columns[i]);
		add_value(w, v != NULL ? v : json_object_get(outer, columns[i]));
	}
	dx_csv_end(w);
}

static void add_rows(struct dx_buf *out, const struct layout *l, const json_t *rows)
{
	struct dx_csv w = dx_csv(out);
	size_t i, k;
	json_t *row, *inner;
	for (i = 0; l->columns[i] != NULL; i++)
		dx_csv_text(&w, dx_str(l->columns[i]));
	dx_csv_end(&w);
	json_array_foreach (rows, i, row) {
		if (l->nested == NULL) {
			add_row(&w, l->columns, row, NULL);
			continue;
		}
		json_array_foreach (json_object_get(row, l->nested), k, inner)
			add_row(&w, l->columns, inner, row);
	}
}

/* A template that came as a file after this was written: its first row names the columns. */
static bool add_generic(struct dx_buf *out, const json_t *data)
{
	for (size_t g = 0; g < DX_LEN(generic_rows); g++) {
		const json_t *rows = json_object_get(data, generic_rows[g]);
		struct layout l = {NULL, generic_rows[g], NULL, {NULL}};
		const char *key;
		json_t *v;
		size_t n = 0;
		if (!json_is_array(rows))
			continue;
		json_object_foreach (json_array_get(rows, 0), key, v)
			if (n < DX_LEN(l.columns) - 1)
				l.columns[n++] = key;
		if (n > 0)
			add_rows(out, &l, rows);
		return true;
	}
	return false;
}

bool dx_export_csv(const char *template_name, const json_t *data, struct dx_buf *out, struct dx_err *err)
{
	for (size_t i = 0; i < DX_LEN(layouts); i++) {
		const struct layout *l = &layouts[i];

		if (!dx_str_eq_c(dx_str(template_name), l->template_name))
			continue;
		if (strcmp(l->template_name, of_accounts.template_name) == 0 &&
		    json_array_size(json_object_get(data, of_accounts.rows)) > 1)
			l = &of_accounts;
		add_rows(out, l, json_object_get(data, l->rows));
		return true;
	}
	if (add_generic(out, data))
		return true;
	return dx_fail(err, DX_E_export_not_available, "template %s has no rows to export", template_name);
}
