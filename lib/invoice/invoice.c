/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The kind "invoice": names, shape, and the order of work. */
#include "dx/invoice/invoice.h"

#include <string.h>

#include "dx/extract/rowread.h"

#include "foot/foot.h"
#include "head/head.h"
#include "items/items.h"

static const char *const label_names[IL_LABELS] = {
	[IL_INVOICE_NUMBER] = "invoice_number",
	[IL_INVOICE_DATE] = "invoice_date",
	[IL_DATE] = "date",
	[IL_DUE_DATE] = "due_date",
	[IL_PURCHASE_ORDER] = "purchase_order",
	[IL_SUPPLIER] = "supplier",
	[IL_RECIPIENT] = "recipient",
	[IL_SHIP_TO] = "ship_to",
	[IL_NAME] = "name",
	[IL_ADDRESS] = "address",
	[IL_TAX_ID] = "tax_id",
	[IL_RECIPIENT_TAX_ID] = "recipient_tax_id",
	[IL_CURRENCY] = "currency",
	[IL_SUBTOTAL] = "subtotal",
	[IL_DISCOUNT] = "discount",
	[IL_TAX] = "tax",
	[IL_TAX_TOTAL] = "tax_total",
	[IL_SHIPPING] = "shipping",
	[IL_SERVICE] = "service_charge",
	[IL_BROUGHT] = "brought_forward",
	[IL_ROUNDING] = "rounding",
	[IL_WITHHELD] = "withheld",
	[IL_GRAND_TOTAL] = "grand_total",
	[IL_TOTAL] = "total",
	[IL_PAID] = "paid",
	[IL_DUE] = "due",
	[IL_DOC_INVOICE] = "doc_invoice",
	[IL_DOC_CREDIT_NOTE] = "doc_credit_note",
	[IL_DOC_DEBIT_NOTE] = "doc_debit_note",
	[IL_OTHER] = "other",
};

static const char *const column_names[IC_COLS] = {
	[IC_SERIAL] = "serial",
	[IC_CODE] = "code",
	[IC_DESCRIPTION] = "description",
	[IC_QUANTITY] = "quantity",
	[IC_UNIT] = "unit",
	[IC_UNIT_PRICE] = "unit_price",
	[IC_DISCOUNT] = "discount",
	[IC_TAX_RATE] = "tax_rate",
	[IC_TAX] = "tax",
	[IC_NET] = "net",
	[IC_AMOUNT] = "amount",
	[IC_GROSS] = "gross",
	[IC_OTHER] = "other",
	[IC_ORDERED] = "ordered",
	[IC_SHIPPED] = "shipped",
	[IC_LIST_PRICE] = "list_price",
	[IC_CREDIT] = "credit",
	[IC_STACK] = "quantity_over_price",
	[IC_PER] = "price_basis",
	[IC_FURTHER] = "second_discount",
	[IC_WORDED] = "quantity_at_price",
	[IC_CHARGED] = "charged_price",
};

static const enum dx_col_class column_classes[IC_COLS] = {
	[IC_SERIAL] = DX_COL_MARK,       [IC_CODE] = DX_COL_MARK,       [IC_DESCRIPTION] = DX_COL_TEXT,
	[IC_QUANTITY] = DX_COL_NUMBER,   [IC_UNIT] = DX_COL_MARK,       [IC_UNIT_PRICE] = DX_COL_NUMBER,
	[IC_DISCOUNT] = DX_COL_NUMBER,   [IC_TAX_RATE] = DX_COL_NUMBER, [IC_TAX] = DX_COL_NUMBER,
	[IC_NET] = DX_COL_NUMBER,        [IC_AMOUNT] = DX_COL_NUMBER,   [IC_GROSS] = DX_COL_NUMBER,
	[IC_OTHER] = DX_COL_MARK,        [IC_ORDERED] = DX_COL_MARK,    [IC_SHIPPED] = DX_COL_MARK,
	[IC_CREDIT] = DX_COL_NUMBER,     [IC_STACK] = DX_COL_NUMBER,    [IC_PER] = DX_COL_NUMBER,
	[IC_LIST_PRICE] = DX_COL_NUMBER, [IC_FURTHER] = DX_COL_NUMBER,  [IC_WORDED] = DX_COL_TEXT,
	[IC_CHARGED] = DX_COL_NUMBER,
};

static const char *const word_names[IW_WORDS] = {[IW_TOTAL] = "total", [IW_END] = "end", [IW_CARRIED] = "carried"};

static const char *const check_names[IK_CHECKS] = {
	[IK_LINE_AMOUNT] = "line_amount", [IK_LINE_SUM] = "line_sum", [IK_TAX_SUMMARY] = "tax_summary",
	[IK_TAX_TOTAL] = "tax_total",     [IK_TOTAL] = "total",       [IK_DUE] = "due",
};

static const char *const covers[] = {"amounts", "quantities"};

static const struct dx_shape party_shape[] = {
	DX_SHAPE(struct inv_party, name, DX_SHAPE_TEXT),
	DX_SHAPE(struct inv_party, address, DX_SHAPE_TEXT),
	DX_SHAPE(struct inv_party, tax_id, DX_SHAPE_TEXT),
};

static const struct dx_shape item_shape[] = {
	DX_SHAPE(struct inv_item, description, DX_SHAPE_TEXT), DX_SHAPE(struct inv_item, quantity, DX_SHAPE_NUMBER),
	DX_SHAPE(struct inv_item, unit, DX_SHAPE_TEXT),        DX_SHAPE(struct inv_item, unit_price, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct inv_item, tax_rate, DX_SHAPE_NUMBER),  DX_SHAPE(struct inv_item, amount, DX_SHAPE_AMOUNT),
};

static const struct dx_shape rate_shape[] = {
	DX_SHAPE(struct inv_rate, tax_rate, DX_SHAPE_NUMBER),
	DX_SHAPE(struct inv_rate, taxable, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct inv_rate, tax, DX_SHAPE_AMOUNT),
};

static const struct dx_shape totals_shape[] = {
	DX_SHAPE(struct inv_totals, subtotal, DX_SHAPE_AMOUNT), DX_SHAPE(struct inv_totals, discount, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct inv_totals, tax, DX_SHAPE_AMOUNT),      DX_SHAPE(struct inv_totals, shipping, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct inv_totals, total, DX_SHAPE_AMOUNT),    DX_SHAPE(struct inv_totals, paid, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct inv_totals, due, DX_SHAPE_AMOUNT),
};

static const struct dx_shape invoice_shape[] = {
	DX_SHAPE(struct inv_invoice, invoice_number, DX_SHAPE_TEXT),
	DX_SHAPE(struct inv_invoice, invoice_date, DX_SHAPE_DATE),
	DX_SHAPE(struct inv_invoice, due_date, DX_SHAPE_DATE),
	DX_SHAPE(struct inv_invoice, purchase_order, DX_SHAPE_TEXT),
	DX_SHAPE(struct inv_invoice, document_type, DX_SHAPE_TEXT),
	DX_SHAPE_SUB(struct inv_invoice, supplier, party_shape),
	DX_SHAPE_SUB(struct inv_invoice, recipient, party_shape),
	DX_SHAPE(struct inv_invoice, currency, DX_SHAPE_TEXT),
	DX_SHAPE_LIST(struct inv_invoice, line_items, item_shape, struct inv_item),
	DX_SHAPE_LIST(struct inv_invoice, tax_summary, rate_shape, struct inv_rate),
	DX_SHAPE_SUB(struct inv_invoice, totals, totals_shape),
};

#define BIT(role) (UINT32_C(1) << (role))

/* Something that is sold, and what it costs. */
static bool is_header(uint32_t roles)
{
	uint32_t money = BIT(IC_NET) | BIT(IC_AMOUNT) | BIT(IC_GROSS) | BIT(IC_CREDIT);
	uint32_t sent = BIT(IC_ORDERED) | BIT(IC_SHIPPED); /* how many were sent is how many are charged */
	uint32_t goods = BIT(IC_QUANTITY) | BIT(IC_UNIT_PRICE) | BIT(IC_TAX_RATE);

	if (!(roles & BIT(IC_DESCRIPTION)))
		return (roles & money) && ((roles & BIT(IC_QUANTITY)) || (roles & sent) == sent) &&
		       (roles & BIT(IC_UNIT_PRICE));
	return (roles & money) || (roles & BIT(IC_UNIT_PRICE) && roles & goods & ~BIT(IC_UNIT_PRICE));
}

static bool has_role(const struct dx_col *cols, size_t n, int role)
{
	for (size_t i = 0; i < n; i++)
		if (cols[i].role == role)
			return true;
	return false;
}

static size_t last_of(const struct dx_col *cols, size_t n, int role)
{
	size_t last = n;

	for (size_t i = 0; i < n; i++)
		if (cols[i].role == role)
			last = i;
	return last;
}

/*
 * A heading that stands twice is two things where the second one cannot be the first: "VAT Rate │ VAT" are rate and
 * tax, and so are two of taxes; "Desc." behind the prices is no second description.
 */
static void settle_twice(struct dx_col *cols, size_t n)
{
	size_t rate = last_of(cols, n, IC_TAX_RATE);
	size_t text = last_of(cols, n, IC_DESCRIPTION);
	size_t price = last_of(cols, n, IC_UNIT_PRICE);
	size_t tax = last_of(cols, n, IC_TAX);

	if (rate == n && tax < n && has_role(cols, tax, IC_TAX))
		cols[last_of(cols, tax, IC_TAX)].role = IC_TAX_RATE;
	if (rate < n && has_role(cols, rate, IC_TAX_RATE) && !has_role(cols, n, IC_TAX))
		cols[rate].role = IC_TAX;
	if (text < n && price < text && has_role(cols, price, IC_DESCRIPTION) && !has_role(cols, n, IC_DISCOUNT))
		cols[text].role = IC_DISCOUNT;
}

/* "List price │ Disc.% │ Net price": what the discount has been taken off makes the amount. */
static void settle_list_price(struct dx_col *cols, size_t n)
{
	size_t list = last_of(cols, n, IC_LIST_PRICE);
	size_t price = last_of(cols, n, IC_UNIT_PRICE);
	size_t discount = last_of(cols, n, IC_DISCOUNT);

	if (list == n)
		return;
	cols[list].role = price < n ? IC_OTHER : IC_UNIT_PRICE;
	if (list < discount && discount < price && price < n)
		cols[discount].role = IC_OTHER;
}

/* "Ordered │ Shipped": what was sent is what is charged for. */
static void settle_shipped(struct dx_col *cols, size_t n)
{
	size_t shipped = last_of(cols, n, IC_SHIPPED);

	if (has_role(cols, n, IC_ORDERED) && shipped < n && !has_role(cols, n, IC_QUANTITY))
		cols[shipped].role = IC_QUANTITY;
	for (size_t i = 0; i < n; i++)
		if (cols[i].role == IC_SHIPPED || cols[i].role == IC_ORDERED)
			cols[i].role = IC_OTHER;
}

/* "Rab. 1 │ Rab. 2": one beside another is taken off what that leaves; alone it is the discount. */
static void settle_further(struct dx_col *cols, size_t n)
{
	size_t further = last_of(cols, n, IC_FURTHER);
	size_t discount = last_of(cols, n, IC_DISCOUNT);

	if (further < n && discount == n)
		cols[further].role = IC_DISCOUNT;
	else if (further == n && discount < n && discount > 0 && cols[discount - 1].role == IC_DISCOUNT)
		cols[discount].role = IC_FURTHER;
}

/* "U/M │ … │ Price │ Per": a second unit, right behind the price, is that of the price. */
static void settle_per(struct dx_col *cols, size_t n)
{
	size_t unit = last_of(cols, n, IC_UNIT);

	if (unit < n && unit > 0 && cols[unit - 1].role == IC_UNIT_PRICE && has_role(cols, unit, IC_UNIT) &&
	    !has_role(cols, n, IC_PER))
		cols[unit].role = IC_PER;
}

/* "P.U. HT │ Rem. % │ P.U. net HT │ Montant HT": what a discount leaves of a price stands behind it. */
static void settle_charged(struct dx_col *cols, size_t n)
{
	size_t charged = last_of(cols, n, IC_UNIT_PRICE);
	size_t discount = last_of(cols, n, IC_DISCOUNT);

	if (charged < n && discount < charged && has_role(cols, discount, IC_UNIT_PRICE) &&
	    (has_role(cols, n, IC_AMOUNT) || has_role(cols, n, IC_NET)))
		cols[charged].role = IC_CHARGED;
	else if (has_role(cols, n, IC_CHARGED) && !has_role(cols, n, IC_UNIT_PRICE))
		cols[last_of(cols, n, IC_CHARGED)].role = IC_UNIT_PRICE;
}

/* "Price unit" where no other price is: that of a unit. */
static void settle_basis(struct dx_col *cols, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (cols[i].role == IC_PER && !has_role(cols, n, IC_UNIT_PRICE))
			cols[i].role = IC_UNIT_PRICE;
}

/* "Service │ Units │ Fee │ Charges": what stands last, behind a price, is what is charged, where nothing else is. */
static void settle_charges(struct dx_col *cols, size_t n)
{
	size_t price = last_of(cols, n, IC_UNIT_PRICE);

	if (n < 3 || cols[n - 1].role != IC_DESCRIPTION || !has_role(cols, n - 1, IC_DESCRIPTION) || price == n ||
	    has_role(cols, n, IC_AMOUNT) || has_role(cols, n, IC_NET) || has_role(cols, n, IC_GROSS))
		return;
	cols[n - 1].role = IC_AMOUNT;
}

/* "Date │ Text │ Charges │ Credits": what is charged stands before what was paid. */
static void settle_credits(struct dx_col *cols, size_t n)
{
	size_t credit = last_of(cols, n, IC_CREDIT);

	if (credit == n || credit == 0)
		return;
	if (cols[credit - 1].role == IC_DESCRIPTION && has_role(cols, credit - 1, IC_DESCRIPTION))
		cols[credit - 1].role = IC_AMOUNT;
	if (cols[credit - 1].role != IC_AMOUNT)
		cols[credit].role = IC_OTHER;
}

/*
 * "Amount │ Product │ Price │ Total": the last one is what the line comes to, one before the price is how many.
 * Of two prices without an amount the last one is it.
 */
static void settle(struct dx_col *cols, size_t n)
{
	size_t price = last_of(cols, n, IC_UNIT_PRICE);
	size_t last;
	size_t text;

	settle_list_price(cols, n);
	settle_shipped(cols, n);
	settle_basis(cols, n);
	settle_per(cols, n);
	settle_further(cols, n);
	settle_charged(cols, n);
	settle_charges(cols, n);
	settle_credits(cols, n);
	last = last_of(cols, n, IC_AMOUNT);
	settle_twice(cols, n);
	text = last_of(cols, n, IC_DESCRIPTION);
	/* "Article │ Description": the first one is a number or a short name */
	for (size_t i = 0; i < text && text < n; i++)
		if (cols[i].role == IC_DESCRIPTION)
			cols[i].role = IC_CODE;
	if (last == n && !has_role(cols, n, IC_NET) && !has_role(cols, price, IC_GROSS) && price < n &&
	    has_role(cols, price, IC_UNIT_PRICE)) {
		cols[price].role = has_role(cols, n, IC_GROSS) ? IC_NET : IC_AMOUNT;
		return;
	}
	for (size_t i = 0; i < last && last < n; i++) {
		if (cols[i].role != IC_AMOUNT)
			continue;
		if (!has_role(cols, n, IC_UNIT_PRICE) && has_role(cols, n, IC_QUANTITY))
			cols[i].role = IC_UNIT_PRICE;
		else if (!has_role(cols, n, IC_UNIT_PRICE) && text < i && i > 0 && cols[i - 1].role == IC_OTHER)
			cols[i].role = IC_OTHER; /* "Standard charge │ Extra charges │ Amount │ Total amount" */
		else
			cols[i].role = has_role(cols, n, IC_QUANTITY) ? IC_NET : IC_QUANTITY;
	}
}

/*
 * "Product │ Usage │ Unit cost │ Cost": two prices and no amount, so that the last one is it; the only heading that
 * nobody knows, between what is sold and the first price, is how many.
 */
static void guess(struct dx_col *cols, size_t n)
{
	size_t last = last_of(cols, n, IC_UNIT_PRICE);
	size_t first = 0;
	size_t open = n;

	while (first < n && cols[first].role != IC_UNIT_PRICE)
		first++;
	if (last == first || !has_role(cols, first, IC_DESCRIPTION) || has_role(cols, n, IC_QUANTITY) ||
	    has_role(cols, n, IC_AMOUNT) || has_role(cols, n, IC_NET) || has_role(cols, n, IC_GROSS))
		return;
	for (size_t i = 0; i < n; i++) {
		if (cols[i].role >= 0)
			continue;
		if (open < n || i > first || !has_role(cols, i, IC_DESCRIPTION))
			return;
		open = i;
	}
	if (open < n)
		cols[open].role = IC_QUANTITY;
}

/* "8 420,500": a comma behind thousands that a blank sets off is one of decimals, of which dinars have three. */
static bool has_blank_and_comma(const struct dx_job *job)
{
	static const char digits[] = "0123456789";

	for (size_t i = 0; i < job->lines.n; i++)
		for (size_t k = 1; k < job->lines.v[i].n; k++) {
			const struct dx_word *before = job->lines.v[i].words[k - 1];
			const struct dx_word *w = job->lines.v[i].words[k];
			size_t n = strspn(before->text, digits);

			if (n > 0 && n <= 3 && before->text[n] == '\0' && strspn(w->text, digits) == 3 &&
			    w->text[3] == ',' && strspn(w->text + 4, digits) == 3 && w->text[7] == '\0' &&
			    w->x0 - before->x1 < job->lines.v[i].height / 2)
				return true;
		}
	return false;
}

/* How the document writes decimals; a table of whole numbers says nothing about it. */
static void judge_rule(struct dx_job *job)
{
	struct dx_value_vote vote = {0};

	for (size_t i = 0; i < job->lines.n; i++)
		for (size_t k = 0; k < job->lines.v[i].n; k++)
			dx_value_vote(&vote, dx_str(job->lines.v[i].words[k]->text));
	if (vote.comma != vote.point)
		job->tables.rule.comma = vote.comma > vote.point;
	else if (has_blank_and_comma(job))
		job->tables.rule.comma = true;
	job->tables.rule.blanks = true;
}

/* What the lines so far come to, at a page's end: no total of the invoice. */
static bool is_carried(struct dx_job *job, const struct dx_row *row)
{
	return dx_invoice_row_word(job, &job->tables.v[row->table], row->cells, NULL) == IW_CARRIED;
}

/* What the headings say that the way of JOB does not believe. */
static void forget(struct dx_job *job)
{
	size_t col = (size_t)(job->way - INV_WITHOUT);

	if (job->way == INV_BY_ROWS) {
		for (size_t i = 0; i < job->lines.n; i++)
			job->lines.v[i].used = false;
		job->tables.n = 0;
	}
	for (size_t i = 0; i < job->tables.n; i++) {
		struct dx_table *t = &job->tables.v[i];
		int role = col < t->n_cols ? t->cols[col].role : -1;

		if (role >= 0 && role != IC_DESCRIPTION && role != IC_SERIAL)
			dx_table_forget(t, col);
	}
}

static void *run(struct dx_job *job)
{
	const struct dx_table_spec spec = {
		.lex = job->tpl->columns,
		.classes = column_classes,
		.n_roles = IC_COLS,
		.is_header = is_header,
		.guess = guess,
		.settle = settle,
		.two_lines = true,
	};
	struct inv_invoice *inv = DX_NEW(job->arena, struct inv_invoice);

	dx_lines_join_spaced(job->arena, &job->lines);
	inv->marks = dx_invoice_drop_marks(job);
	dx_tables_find(job->arena, &job->lines, &spec, &job->tables);
	dx_invoice_add_untitled(job);
	if (job->way != INV_AS_HEADED)
		forget(job);
	judge_rule(job);
	if (!dx_invoice_stacked(job) && !dx_invoice_worded(job) && !dx_invoice_find_conditions(job) &&
	    dx_invoice_name_columns(job, &inv->has_guess))
		judge_rule(job);
	dx_tables_rows(job->arena, &job->lines, &job->tables, dx_invoice_classify, job);
	dx_invoice_drop_codes(job);
	dx_invoice_units_aside(job);
	dx_invoice_gather_names(job);
	/* What ends the items is the foot: labels must see it. */
	for (size_t i = 0; i < job->tables.n_rows; i++)
		if (job->tables.rows[i].class == DX_ROW_SPECIAL && !is_carried(job, &job->tables.rows[i]))
			job->lines.v[job->tables.rows[i].line].used = false;
	dx_lex_forgive_alike(job->tpl->labels);
	dx_labels_unwrap(job->arena, &job->lines, job->tpl->labels);
	dx_labels_find(job->arena, &job->lines, job->tpl->labels, &job->labels);
	if (job->tables.n == 0)
		dx_notes_warn(&job->notes, "no_table", 0, "no table of items was found");
	dx_invoice_currency(job, inv);
	dx_invoice_rows(job, inv);
	dx_invoice_head(job, inv);
	dx_invoice_parties(job, inv);
	dx_invoice_taxes(job, inv);
	dx_invoice_totals(job, inv);
	if (job->given)
		dx_given_load(job->given, invoice_shape, DX_LEN(invoice_shape), inv);
	else
		dx_invoice_repair(inv);
	dx_invoice_checks(job, inv);
	if (inv->has_unread) {
		job->needs_review = true;
		dx_notes_warn(&job->notes, "amount_not_read", 0, "a cell of an amount column is no number");
	}
	job->rows_total = (int64_t)inv->line_items.n;
	return inv;
}

static int n_ways(const struct dx_job *job)
{
	return INV_WITHOUT + dx_tables_ways(&job->tables, job->rows_total);
}

const struct dx_kind dx_kind_invoice = {
	.name = "invoice",
	.labels = {label_names, IL_LABELS},
	.columns = {column_names, IC_COLS},
	.row_words = {word_names, IW_WORDS},
	.checks = {check_names, IK_CHECKS},
	.classes = column_classes,
	.shape = invoice_shape,
	.n_shape = DX_LEN(invoice_shape),
	.covers = covers,
	.n_covers = DX_LEN(covers),
	.run = run,
	.n_ways = n_ways,
	.line_checks = UINT64_C(1) << IK_LINE_AMOUNT | UINT64_C(1) << IK_LINE_SUM,
	.embedded = dx_invoice_check_embedded,
};
