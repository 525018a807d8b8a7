/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The kind "receipt": names, shape, and the order of work. */
#include "dx/receipt/receipt.h"

#include "receipt_int.h"

static const char *const label_names[RL_LABELS] = {
	[RL_DATE] = "date",
	[RL_TIME] = "time",
	[RL_PHONE] = "phone",
	[RL_TAX_ID] = "tax_id",
	[RL_REGISTRATION] = "registration",
	[RL_TITLE] = "title",
	[RL_COMPANY] = "company",
	[RL_SHOP] = "shop",
	[RL_OWNER] = "owner",
	[RL_NOISE] = "noise",
	[RL_STREET] = "street",
	[RL_SUBTOTAL] = "subtotal",
	[RL_DISCOUNT] = "discount",
	[RL_TAX] = "tax",
	[RL_ROUNDING] = "rounding",
	[RL_TIP] = "tip",
	[RL_CHARGE] = "charge",
	[RL_ROUNDED_TOTAL] = "rounded_total",
	[RL_GRAND_TOTAL] = "grand_total",
	[RL_TOTAL] = "total",
	[RL_CASH] = "cash",
	[RL_CARD] = "card",
	[RL_WALLET] = "wallet",
	[RL_PAID] = "paid",
	[RL_CHANGE] = "change",
	[RL_SUMMARY] = "summary",
	[RL_OTHER] = "other",
	[RL_GOODS] = "goods",
	[RL_COUNT] = "count",
	[RL_PRICE] = "price",
	[RL_PARENT] = "parent",
};

static const char *const check_names[RK_CHECKS] = {
	[RK_LINE_AMOUNT] = "line_amount",
	[RK_LINE_SUM] = "line_sum",
	[RK_TOTAL] = "total",
	[RK_CHANGE] = "change",
};

static const char *const covers[] = {"amounts", "quantities"};

static const struct dx_shape merchant_shape[] = {
	DX_SHAPE(struct rec_merchant, name, DX_SHAPE_TEXT),
	DX_SHAPE(struct rec_merchant, address, DX_SHAPE_TEXT),
	DX_SHAPE(struct rec_merchant, phone, DX_SHAPE_TEXT),
	DX_SHAPE(struct rec_merchant, tax_id, DX_SHAPE_TEXT),
};

static const struct dx_shape item_shape[] = {
	DX_SHAPE(struct rec_item, description, DX_SHAPE_TEXT),
	DX_SHAPE(struct rec_item, quantity, DX_SHAPE_NUMBER),
	DX_SHAPE(struct rec_item, amount, DX_SHAPE_AMOUNT),
};

static const struct dx_shape totals_shape[] = {
	DX_SHAPE(struct rec_totals, subtotal, DX_SHAPE_AMOUNT), DX_SHAPE(struct rec_totals, tax, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct rec_totals, rounding, DX_SHAPE_AMOUNT), DX_SHAPE(struct rec_totals, tip, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct rec_totals, total, DX_SHAPE_AMOUNT),    DX_SHAPE(struct rec_totals, paid, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct rec_totals, change, DX_SHAPE_AMOUNT),
};

static const struct dx_shape receipt_shape[] = {
	DX_SHAPE_SUB(struct rec_receipt, merchant, merchant_shape),
	DX_SHAPE(struct rec_receipt, date, DX_SHAPE_DATE),
	DX_SHAPE(struct rec_receipt, time, DX_SHAPE_TEXT),
	DX_SHAPE(struct rec_receipt, currency, DX_SHAPE_TEXT),
	DX_SHAPE_LIST(struct rec_receipt, line_items, item_shape, struct rec_item),
	DX_SHAPE_SUB(struct rec_receipt, totals, totals_shape),
	DX_SHAPE(struct rec_receipt, payment_method, DX_SHAPE_TEXT),
};

static void judge_rule(struct dx_job *job)
{
	struct dx_value_vote vote = {0};

	for (size_t i = 0; i < job->lines.n; i++)
		for (size_t k = 0; k < job->lines.v[i].n; k++)
			dx_value_vote(&vote, dx_str(job->lines.v[i].words[k]->text));
	job->tables.rule = (struct dx_value_rule){.comma = vote.comma > vote.point};
}

static void *run(struct dx_job *job)
{
	struct rec_receipt *r = DX_NEW(job->arena, struct rec_receipt);

	judge_rule(job);
	dx_lex_forgive(job->tpl->labels);
	dx_labels_find(job->arena, &job->lines, job->tpl->labels, &job->labels);
	r->currency = dx_receipt_currency(job);
	dx_receipt_head(job, r);
	dx_receipt_blocks(job, r);
	dx_receipt_sums(job, r);
	dx_receipt_items(job, r);
	dx_receipt_choose(job, r);
	if (job->given)
		dx_given_load(job->given, receipt_shape, DX_LEN(receipt_shape), r);
	dx_receipt_checks(job, r);
	job->rows_total = (int64_t)r->line_items.n;
	return r;
}

const struct dx_kind dx_kind_receipt = {
	.name = "receipt",
	.labels = {label_names, RL_LABELS},
	.checks = {check_names, RK_CHECKS},
	.shape = receipt_shape,
	.n_shape = DX_LEN(receipt_shape),
	.covers = covers,
	.n_covers = DX_LEN(covers),
	.run = run,
};
