/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/doc/csv.h"

#include <string.h>

#include "dx/base/dec.h"
#include "dx/fmt/json.h"

/* Where a template's rows are and which columns they have, in the order of the contract. */
struct layout {
	const char *template_name;
	const char *rows;   /* member of data */
	const char *nested; /* rows within each of those; NULL: none */
	const char *columns[16];
};

static const struct layout layouts[] = {
	{"bank_statement", "transactions", NULL,
     {"date", "value_date", "description", "reference", "debit", "credit", "balance", "channel", "counterparty",
      "category"}},
	{"card_statement", "transactions", NULL,
     {"date", "posting_date", "description", "reference", "debit", "credit", "foreign_amount", "foreign_currency",
      "category"}},
	{"gst_invoice", "line_items", NULL,
     {"description", "hsn_sac", "quantity", "unit", "unit_price", "discount", "taxable_value", "tax_rate", "cgst", "sgst",
      "igst", "cess", "total"}},
	{"invoice", "line_items", NULL, {"description", "quantity", "unit", "unit_price", "tax_rate", "amount"}},
	{"receipt", "line_items", NULL, {"description", "quantity", "amount"}},
	{"form_26as", "deductors", "entries",
     {"name", "tan", "section", "date", "status", "booking_date", "remarks", "amount_paid", "tds_deducted"}},
};

static const char *const generic_rows[] = {"transactions", "line_items"};

/* Spreadsheets evaluate a cell that starts with one of these, the full-width forms included. */
static bool starts_formula(struct dx_str s)
{
	static const char *const wide[] = {"\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};
	while (s.n > 0 && s.p[0] == ' ')
		s = dx_str_sub(s, 1, s.n - 1);
	if (s.n == 0)
		return false;
	if (memchr("=+-@\t\r\n|", s.p[0], 8) != NULL)
		return true;
	for (size_t i = 0; i < DX_LEN(wide); i++)
		if (dx_str_starts(s, wide[i]))
			return true;
	return false;
}

void dx_csv_cell(struct dx_buf *out, struct dx_str text)
{
	struct dx_dec number;
	bool defuse = starts_formula(text) && !dx_dec_parse(text, &number);
	bool quote = false;
	for (size_t i = 0; i < text.n && !quote; i++)
		quote = memchr(",\"\r\n", text.p[i], 4) != NULL;
	if (quote)
		dx_buf_addc(out, '"');
	if (defuse)
		dx_buf_addc(out, '\'');
	for (size_t i = 0; i < text.n; i++) {
		if (text.p[i] == '"')
			dx_buf_addc(out, '"');
		dx_buf_addc(out, text.p[i]);
	}
	if (quote)
		dx_buf_addc(out, '"');
}

static void add_value(struct dx_buf *out, const json_t *v)
{
	if (json_is_string(v)) {
		dx_csv_cell(out, dx_strn(json_string_value(v), json_string_length(v)));
	} else if (v != NULL && !json_is_null(v)) {
		struct dx_buf text = DX_BUF_INIT;
		struct dx_jw w = dx_jw(&text);
		dx_jw_json(&w, v);
		dx_csv_cell(out, dx_strn(text.data, text.len));
		dx_buf_free(&text);
	}
}

static void add_header(struct dx_buf *out, const char *const *columns)
{
	for (size_t i = 0; columns[i] != NULL; i++) {
		if (i > 0)
			dx_buf_addc(out, ',');
		dx_csv_cell(out, dx_str(columns[i]));
	}
	dx_buf_adds(out, "\r\n");
}

/* OUTER supplies the columns that ROW lacks (the deductor of an entry); may be NULL. */
static void add_row(struct dx_buf *out, const char *const *columns, const json_t *row, const json_t *outer)
{
	for (size_t i = 0; columns[i] != NULL; i++) {
		const json_t *v = json_object_get(row, columns[i]);
		if (i > 0)
			dx_buf_addc(out, ',');
		add_value(out, v != NULL ? v : json_object_get(outer, columns[i]));
	}
	dx_buf_adds(out, "\r\n");
}

static void add_rows(struct dx_buf *out, const struct layout *l, const json_t *rows)
{
	size_t i, k;
	json_t *row, *inner;
	add_header(out, l->columns);
	json_array_foreach (rows, i, row) {
		if (l->nested == NULL) {
			add_row(out, l->columns, row, NULL);
			continue;
		}
		json_array_foreach (json_object_get(row, l->nested), k, inner)
			add_row(out, l->columns, inner, row);
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

bool dx_csv_rows(const char *template_name, const json_t *data, struct dx_buf *out, struct dx_err *err)
{
	for (size_t i = 0; i < DX_LEN(layouts); i++) {
		if (!dx_str_eq_c(dx_str(template_name), layouts[i].template_name))
			continue;
		add_rows(out, &layouts[i], json_object_get(data, layouts[i].rows));
		return true;
	}
	if (add_generic(out, data))
		return true;
	return dx_fail(err, DX_E_export_not_available, "template %s has no rows to export", template_name);
}
