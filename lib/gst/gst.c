/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The kind "gst_invoice": names, shape, and the order of work. */
#include "dx/gst/gst.h"

#include <string.h>

#include "dx/extract/rowread.h"

#include "foot/foot.h"
#include "head/head.h"
#include "items/items.h"
#include "party/party.h"
#include "table/table.h"

static const char *const label_names[GL_LABELS] = {
	[GL_INVOICE_NUMBER] = "invoice_number",
	[GL_INVOICE_DATE] = "invoice_date",
	[GL_DUE_DATE] = "due_date",
	[GL_SUPPLIER] = "supplier",
	[GL_RECIPIENT] = "recipient",
	[GL_SHIP_TO] = "ship_to",
	[GL_NAME] = "name",
	[GL_ADDRESS] = "address",
	[GL_GSTIN] = "gstin",
	[GL_PAN] = "pan",
	[GL_STATE] = "state",
	[GL_STATE_CODE] = "state_code",
	[GL_PLACE_OF_SUPPLY] = "place_of_supply",
	[GL_REVERSE_CHARGE] = "reverse_charge",
	[GL_IRN] = "irn",
	[GL_ACK_NUMBER] = "ack_number",
	[GL_ACK_DATE] = "ack_date",
	[GL_CURRENCY] = "currency",
	[GL_TAXABLE_TOTAL] = "taxable_total",
	[GL_CGST] = "cgst",
	[GL_SGST] = "sgst",
	[GL_IGST] = "igst",
	[GL_CESS] = "cess",
	[GL_TAX_TOTAL] = "tax_total",
	[GL_DISCOUNT] = "discount",
	[GL_CHARGES] = "charges",
	[GL_ROUND_OFF] = "round_off",
	[GL_GRAND_TOTAL] = "grand_total",
	[GL_TOTAL] = "total",
	[GL_BALANCE] = "balance",
	[GL_BEFORE] = "previous_balance",
	[GL_WORDS] = "amount_in_words",
	[GL_DOC_INVOICE] = "doc_invoice",
	[GL_DOC_CREDIT_NOTE] = "doc_credit_note",
	[GL_DOC_DEBIT_NOTE] = "doc_debit_note",
	[GL_DOC_BILL_OF_SUPPLY] = "doc_bill_of_supply",
	[GL_OTHER] = "other",
};

static const char *const column_names[GC_COLS] = {
	[GC_SERIAL] = "serial",
	[GC_DESCRIPTION] = "description",
	[GC_HSN] = "hsn_sac",
	[GC_QUANTITY] = "quantity",
	[GC_UNIT] = "unit",
	[GC_UNIT_PRICE] = "unit_price",
	[GC_PRICE_WITH_TAX] = "price_with_tax",
	[GC_DISCOUNT] = "discount",
	[GC_TAXABLE] = "taxable_value",
	[GC_AMOUNT] = "amount",
	[GC_TAX_RATE] = "tax_rate",
	[GC_CGST_RATE] = "cgst_rate",
	[GC_CGST] = "cgst",
	[GC_SGST_RATE] = "sgst_rate",
	[GC_SGST] = "sgst",
	[GC_IGST_RATE] = "igst_rate",
	[GC_IGST] = "igst",
	[GC_CESS_RATE] = "cess_rate",
	[GC_CESS] = "cess",
	[GC_TAX] = "tax",
	[GC_TOTAL] = "total",
	[GC_CHARGE] = "charge",
	[GC_MORE_CHARGE] = "more_charge",
	[GC_UNTAXED] = "untaxed",
	[GC_MORE_DISCOUNT] = "more_discount",
	[GC_EXCHANGE] = "exchange_rate",
	[GC_OTHER] = "other",
};

static const char *const word_names[GW_WORDS] = {
	[GW_TOTAL] = "total", [GW_END] = "end", [GW_SECTION] = "section", [GW_CARRIED] = "carried"};

static const char *const check_names[GK_CHECKS] = {
	[GK_LINE_AMOUNT] = "line_amount",
	[GK_LINE_TAX] = "line_tax",
	[GK_LINE_TOTAL] = "line_total",
	[GK_TAXABLE_TOTAL] = "taxable_total",
	[GK_TAX_TOTAL] = "tax_total",
	[GK_TAX_SUMMARY] = "tax_summary",
	[GK_CGST_EQUALS_SGST] = "cgst_equals_sgst",
	[GK_STATE_RULE] = "state_rule",
	[GK_ROUND_OFF] = "round_off",
	[GK_TOTAL] = "total",
	[GK_WORDS] = "amount_in_words",
	[GK_GSTIN] = "gstin",
	[GK_PAN_IN_GSTIN] = "pan_in_gstin",
};

static const char *const covers[] = {"amounts", "quantities"};

static const struct dx_shape party_shape[] = {
	DX_SHAPE(struct gst_party, name, DX_SHAPE_TEXT),       DX_SHAPE(struct gst_party, gstin, DX_SHAPE_TEXT),
	DX_SHAPE(struct gst_party, pan, DX_SHAPE_TEXT),        DX_SHAPE(struct gst_party, address, DX_SHAPE_TEXT),
	DX_SHAPE(struct gst_party, state_code, DX_SHAPE_TEXT),
};

static const struct dx_shape item_shape[] = {
	DX_SHAPE(struct gst_item, description, DX_SHAPE_TEXT),     DX_SHAPE(struct gst_item, hsn_sac, DX_SHAPE_TEXT),
	DX_SHAPE(struct gst_item, quantity, DX_SHAPE_NUMBER),      DX_SHAPE(struct gst_item, unit, DX_SHAPE_TEXT),
	DX_SHAPE(struct gst_item, unit_price, DX_SHAPE_AMOUNT),    DX_SHAPE(struct gst_item, discount, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct gst_item, taxable_value, DX_SHAPE_AMOUNT), DX_SHAPE(struct gst_item, tax_rate, DX_SHAPE_NUMBER),
	DX_SHAPE(struct gst_item, cgst, DX_SHAPE_AMOUNT),          DX_SHAPE(struct gst_item, sgst, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct gst_item, igst, DX_SHAPE_AMOUNT),          DX_SHAPE(struct gst_item, cess, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct gst_item, total, DX_SHAPE_AMOUNT),
};

static const struct dx_shape rate_shape[] = {
	DX_SHAPE(struct gst_rate, tax_rate, DX_SHAPE_NUMBER), DX_SHAPE(struct gst_rate, taxable_value, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct gst_rate, cgst, DX_SHAPE_AMOUNT),     DX_SHAPE(struct gst_rate, sgst, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct gst_rate, igst, DX_SHAPE_AMOUNT),     DX_SHAPE(struct gst_rate, cess, DX_SHAPE_AMOUNT),
};

static const struct dx_shape totals_shape[] = {
	DX_SHAPE(struct gst_totals, taxable_value, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct gst_totals, cgst, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct gst_totals, sgst, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct gst_totals, igst, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct gst_totals, cess, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct gst_totals, discount, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct gst_totals, round_off, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct gst_totals, total, DX_SHAPE_AMOUNT),
};

static const struct dx_shape invoice_shape[] = {
	DX_SHAPE(struct gst_invoice, invoice_number, DX_SHAPE_TEXT),
	DX_SHAPE(struct gst_invoice, invoice_date, DX_SHAPE_DATE),
	DX_SHAPE(struct gst_invoice, due_date, DX_SHAPE_DATE),
	DX_SHAPE(struct gst_invoice, document_type, DX_SHAPE_TEXT),
	DX_SHAPE_SUB(struct gst_invoice, supplier, party_shape),
	DX_SHAPE_SUB(struct gst_invoice, recipient, party_shape),
	DX_SHAPE(struct gst_invoice, place_of_supply, DX_SHAPE_TEXT),
	DX_SHAPE(struct gst_invoice, reverse_charge, DX_SHAPE_BOOL),
	DX_SHAPE(struct gst_invoice, irn, DX_SHAPE_TEXT),
	DX_SHAPE(struct gst_invoice, ack_number, DX_SHAPE_TEXT),
	DX_SHAPE(struct gst_invoice, ack_date, DX_SHAPE_DATE),
	DX_SHAPE(struct gst_invoice, currency, DX_SHAPE_TEXT),
	DX_SHAPE_LIST(struct gst_invoice, line_items, item_shape, struct gst_item),
	DX_SHAPE_LIST(struct gst_invoice, tax_summary, rate_shape, struct gst_rate),
	DX_SHAPE_SUB(struct gst_invoice, totals, totals_shape),
	DX_SHAPE(struct gst_invoice, amount_in_words, DX_SHAPE_TEXT),
};

#define BIT(role) (UINT32_C(1) << (role))

/* Items: a description, money, and something that only goods have. A summary: taxable values and taxes by HSN or rate.
 */
static bool is_header(uint32_t roles)
{
	uint32_t money = BIT(GC_TAXABLE) | BIT(GC_AMOUNT) | BIT(GC_TOTAL);
	uint32_t goods = BIT(GC_HSN) | BIT(GC_QUANTITY) | BIT(GC_UNIT_PRICE) | BIT(GC_TAX_RATE);
	uint32_t tax = BIT(GC_CGST) | BIT(GC_IGST) | BIT(GC_TAX) | BIT(GC_CGST_RATE) | BIT(GC_IGST_RATE);

	if (roles & BIT(GC_DESCRIPTION))
		return ((roles & money) && (roles & goods) && __builtin_popcount(roles) >= 3) ||
		       ((roles & BIT(GC_TAXABLE)) && (roles & BIT(GC_TOTAL)) && (roles & tax));
	return (roles & BIT(GC_TAXABLE)) && (roles & tax) && (roles & (BIT(GC_HSN) | BIT(GC_TAX_RATE)));
}

/* "Freight │ Hamali │ Amount" without any tax: of two amounts the last one is the line's, and nothing says yet
 * what the others are ("Freight/Unit" is a price). */
static void settle_amounts(struct dx_col *cols, size_t n)
{
	uint32_t taxed = BIT(GC_TAX_RATE) | BIT(GC_CGST_RATE) | BIT(GC_CGST) | BIT(GC_IGST_RATE) | BIT(GC_IGST) |
			 BIT(GC_TAX) | BIT(GC_TAXABLE) | BIT(GC_TOTAL) | BIT(GC_DISCOUNT);
	bool priced;

	if (n < 2 || cols[n - 1].role != GC_AMOUNT || (dx_gst_roles_of(cols, n) & taxed))
		return;
	priced = (dx_gst_roles_of(cols, n) & BIT(GC_QUANTITY)) && (dx_gst_roles_of(cols, n) & BIT(GC_UNIT_PRICE));
	for (size_t i = 0; i + 1 < n; i++) /* what both make, or the arithmetic may say it; where not, a figure more */
		if (cols[i].role == GC_AMOUNT)
			cols[i].role = priced ? GC_OTHER : -1;
}

/* "Labour Amt" where nothing has a price: no making of jewels, but what the line comes to. */
static void settle_charges(struct dx_col *cols, size_t n)
{
	uint32_t roles = dx_gst_roles_of(cols, n);

	for (size_t i = 0; i < n; i++)
		if (cols[i].role == GC_CHARGE &&
		    !(roles & (BIT(GC_UNIT_PRICE) | BIT(GC_PRICE_WITH_TAX) | BIT(GC_AMOUNT))))
			cols[i].role = GC_AMOUNT;
}

/* "Tax Type │ Taxable Amount │ Rate │ Tax Amount" of no goods: no price, but the rate. */
static void settle_rates(struct dx_col *cols, size_t n)
{
	bool found = false;
	size_t value = 0;

	if (dx_gst_roles_of(cols, n) & (BIT(GC_DESCRIPTION) | BIT(GC_QUANTITY)))
		return;
	while (value < n && cols[value].role != GC_TAXABLE)
		value++;
	if ((dx_gst_roles_of(cols, value) & BIT(GC_UNIT_PRICE)) &&
	    (dx_gst_roles_of(cols + value, n - value) & BIT(GC_TAX_RATE))) /* "Dealer Price │ Value │ GST Rate" */
		return;
	for (size_t i = n; i-- > 0;) {
		if (cols[i].role == GC_UNIT_PRICE) {
			cols[i].role = GC_TAX_RATE;
			found = true;
		} else if (found && cols[i].role == GC_TAX_RATE) {
			cols[i].role = -1;
		}
	}
}

/* "Tax % │ Amount" under each of the taxes, the name of one of which nobody knows: right before a tax without a rate of
 * its own, where the taxes beside it have theirs, a rate is that tax's. */
static void settle_own_rates(struct dx_col *cols, size_t n)
{
	const uint32_t rates = BIT(GC_CGST_RATE) | BIT(GC_SGST_RATE) | BIT(GC_IGST_RATE);

	for (size_t i = 0; i + 1 < n; i++) {
		int tax = cols[i + 1].role;
		uint32_t roles = dx_gst_roles_of(cols, n);

		if (cols[i].role == GC_TAX_RATE && (tax == GC_CGST || tax == GC_SGST || tax == GC_IGST) &&
		    (roles & rates) && !(roles & BIT(tax - 1)))
			cols[i].role = tax - 1;
	}
}

/* "Rate │ Central tax │ Rate │ State tax": each of several rates right before a tax is that tax's. */
static void settle_repeated_rates(struct dx_col *cols, size_t n)
{
	size_t several = 0;

	for (int pass = 0; pass < 2 && (pass == 0 || several > 1); pass++)
		for (size_t i = 0; i + 1 < n; i++) {
			int tax = cols[i + 1].role;

			if ((cols[i].role != GC_UNIT_PRICE && cols[i].role != GC_TAX_RATE) ||
			    (tax != GC_CGST && tax != GC_SGST && tax != GC_IGST))
				continue;
			several += pass == 0;
			if (pass == 1)
				cols[i].role = tax - 1;
		}
}

/* "SGST % │ CGST % │ Amount": the rate of the other half of column AT's has no amount beside it, nor has this one. */
static bool halves_are_bare(const struct dx_col *cols, size_t n, size_t at)
{
	int other = cols[at].role == GC_CGST_RATE ? GC_SGST_RATE : GC_CGST_RATE;

	if (cols[at].role != GC_CGST_RATE && cols[at].role != GC_SGST_RATE)
		return false;
	for (size_t i = 0; i < n; i++)
		if (cols[i].role == other)
			return !(dx_gst_roles_of(cols, n) & BIT(other + 1)) &&
			       (i + 1 == n || cols[i + 1].role != GC_AMOUNT);
	return false;
}

/* "Rate │ Amount" under one tax: the amount beside a tax's rate is that tax. */
static void settle(struct dx_col *cols, size_t n)
{
	size_t money = 0;

	dx_gst_settle_names(cols, n);
	for (size_t i = 1; i < n; i++) /* "No Of Duties" */
		if (cols[i].role == GC_SERIAL && (dx_gst_roles_of(cols, i) & BIT(GC_SERIAL)))
			cols[i].role = GC_OTHER;
	for (size_t i = 1; i < n; i++) /* "IMEI / Serial No." of what is sold: lines are counted left of their names */
		if (cols[i].role == GC_SERIAL && (dx_gst_roles_of(cols, i) & BIT(GC_DESCRIPTION)))
			cols[i].role = GC_OTHER;
	for (size_t i = 0; i < n; i++)
		money += cols[i].role == GC_AMOUNT || cols[i].role == GC_TAXABLE || cols[i].role == GC_TOTAL;
	for (size_t i = 0; i + 1 < n && money > 1; i++) { /* the only amount is the line's */
		int role = cols[i].role;
		bool there = false;

		if (cols[i + 1].role != GC_AMOUNT || halves_are_bare(cols, n, i) ||
		    (role != GC_CGST_RATE && role != GC_SGST_RATE && role != GC_IGST_RATE && role != GC_CESS_RATE))
			continue;
		for (size_t k = 0; k < n; k++)
			there |= cols[k].role == role + 1;
		if (!there)
			cols[i + 1].role = role + 1;
	}
	settle_repeated_rates(cols, n);
	settle_own_rates(cols, n);
	dx_gst_settle_headed_totals(cols, n);
	settle_rates(cols, n);
	settle_amounts(cols, n);
	settle_charges(cols, n);
	dx_gst_settle_second_discounts(cols, n);
}

static bool has_figure(const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		if (strpbrk(line->words[i]->text, "0123456789"))
			return true;
	return false;
}

static size_t amounts_of(const struct dx_line *line)
{
	size_t n = 0;

	for (size_t i = 0; i < line->n; i++)
		n += dx_columns_amount_like(line->words[i]);
	return n;
}

/*
 * The row of totals under a summary of taxes is no total of the invoice, nor is what a page or a section comes to.
 * "Rupees Nine Thousand Only" is, and "Round off   0.13", whose only amount stands under one of the summary's.
 */
static bool is_foot(struct dx_job *job, const struct dx_row *row)
{
	const struct dx_table *t = &job->tables.v[row->table];
	const struct dx_line *line = &job->lines.v[row->line];

	if (!dx_gst_is_items(t))
		return !has_figure(line) || (dx_rowread_word(job, t, row->cells) == GW_END && amounts_of(line) == 1);
	return dx_rowread_word(job, t, row->cells) != GW_CARRIED;
}

/* On each page that has lines without their code. */
static void warn_codes(struct dx_job *job, const struct gst_invoice *inv)
{
	const struct gst_item *items = inv->line_items.items;

	for (size_t i = 0; i < inv->line_items.n; i++)
		if (items[i].hsn_sac.unsure)
			dx_notes_warn(&job->notes, "code_not_read", items[i].hsn_sac.place.page,
				      "a code of goods may stand in a column whose heading was not read");
}

static void *run(struct dx_job *job)
{
	const struct dx_table_spec spec = {
		.lex = job->tpl->columns,
		.classes = dx_gst_column_classes,
		.n_roles = GC_COLS,
		.is_header = is_header,
		.guess = dx_gst_guess,
		.settle = settle,
		.is_row = dx_gst_is_item_line,
		.rows_least = 1,
		.most_known = true,
		.row_roles = BIT(GC_DESCRIPTION),
		.many = BIT(GC_CHARGE),
		.weak = BIT(GC_OTHER) | BIT(GC_AMOUNT), /* "Payable on lot", "Wind zone premium" */
	};
	struct gst_invoice *inv = DX_NEW(job->arena, struct gst_invoice);
	struct gst_unfolded *unfolded;
	struct gst_stacked *stacked;
	bool *sections;

	dx_gst_drop_copies(job);
	dx_lines_join_spaced(job->arena, &job->lines);
	dx_gst_join_names(job);
	dx_gst_join_figures(job);
	dx_gst_part_foot(job);
	dx_gst_raise_prices(job);
	unfolded = dx_gst_unfold(job);
	dx_gst_join_groups(job);
	dx_gst_name_size_heads(job);
	dx_tables_find(job->arena, &job->lines, &spec, &job->tables);
	dx_gst_part_panels(job, &spec);
	dx_gst_name_item_column(job);
	dx_gst_part_titles(job);
	dx_gst_name_by_words(job);
	dx_gst_name_sizes(job);
	if (job->way == GST_BY_FIGURES)
		dx_gst_forget_figures(job);
	if (job->way >= GST_WITHOUT)
		dx_gst_forget_column(job, (size_t)(job->way - GST_WITHOUT));
	dx_gst_name_open(job, &inv->is_doubtful);
	stacked = dx_gst_find_stacked(job);
	if (!stacked && (job->way == GST_AS_HEADED || job->way == GST_BY_ROWS))
		dx_gst_find_unheaded(job, &inv->is_doubtful);
	dx_gst_part_codes(job);
	dx_gst_part_summaries(job);
	dx_tables_rows(job->arena, &job->lines, &job->tables, dx_gst_classify, job);
	if (stacked)
		dx_gst_take_stacked(stacked);
	if (dx_gst_find_lost(job, &inv->is_doubtful))
		dx_tables_rows(job->arena, &job->lines, &job->tables, dx_gst_classify, job);
	if (unfolded)
		dx_gst_fold_again(unfolded);
	dx_gst_drop_ended(job);
	dx_gst_join_cut(job);
	dx_gst_find_plain(job, &spec);
	dx_gst_find_counted(job);
	dx_gst_find_blocks(job, inv);
	dx_gst_find_section_sums(job);
	sections = dx_gst_sections(job);
	/* What ends the items ("CGST … 1,234.00") is the foot: labels must see it. */
	for (size_t i = 0; i < job->tables.n_rows; i++)
		if (job->tables.rows[i].class == DX_ROW_SPECIAL && !sections[i] && is_foot(job, &job->tables.rows[i]))
			job->lines.v[job->tables.rows[i].line].used = false;
	dx_gst_free_foot(job);
	dx_gst_find_summary(job, inv);
	dx_labels_unwrap(job->arena, &job->lines, job->tpl->labels);
	dx_labels_find(job->arena, &job->lines, job->tpl->labels, &job->labels);
	if (job->tables.n == 0)
		dx_notes_warn(&job->notes, "no_table", 0, "no table of items was found");
	dx_gst_roles(job, &inv->is_doubtful);
	dx_gst_rows(job, inv);
	dx_gst_codes_at_ends(job, inv->line_items.items, inv->line_items.n);
	dx_gst_code_said_once(job, inv->line_items.items, inv->line_items.n);
	dx_gst_head(job, inv);
	dx_gst_parties(job, inv);
	dx_gst_irn(job, inv);
	dx_gst_totals(job, inv);
	dx_gst_settle_taxes(inv);
	if (job->given) {
		dx_given_load(job->given, invoice_shape, DX_LEN(invoice_shape), inv);
	} else {
		dx_gst_repair(inv);
		dx_gst_derive(inv);
	}
	dx_gst_checks(job, inv);
	dx_gst_check_irn(job, inv);
	if (!job->given)
		dx_gst_name_only_tax(inv);
	if (inv->has_unread) {
		job->needs_review = true;
		dx_notes_warn(&job->notes, "amount_not_read", 0, "a cell of an amount column is no number");
	}
	if (inv->has_uncoded) {
		job->needs_review = true;
		warn_codes(job, inv);
	}
	job->rows_total = (int64_t)inv->line_items.n;
	return inv;
}

static int n_ways(const struct dx_job *job)
{
	return GST_WITHOUT + dx_tables_ways(&job->tables, job->rows_total);
}

const struct dx_kind dx_kind_gst_invoice = {
	.name = "gst_invoice",
	.labels = {label_names, GL_LABELS},
	.columns = {column_names, GC_COLS},
	.row_words = {word_names, GW_WORDS},
	.checks = {check_names, GK_CHECKS},
	.classes = dx_gst_column_classes,
	.shape = invoice_shape,
	.n_shape = DX_LEN(invoice_shape),
	.covers = covers,
	.n_covers = DX_LEN(covers),
	.run = run,
	.n_ways = n_ways,
	.line_checks = UINT64_C(1) << GK_LINE_AMOUNT | UINT64_C(1) << GK_LINE_TAX | UINT64_C(1) << GK_LINE_TOTAL,
};
