/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The kind "tds_certificate": names, shape, and the order of work. */
#include "dx/tds/tds.h"

#include "tds_int.h"

static const char *const label_names[CL_LABELS] = {
	[CL_CERTIFICATE_NUMBER] = "certificate_number",
	[CL_DEDUCTOR] = "deductor",
	[CL_DEDUCTEE] = "deductee",
	[CL_DEDUCTOR_NAME] = "deductor_name",
	[CL_DEDUCTOR_ADDRESS] = "deductor_address",
	[CL_DEDUCTEE_NAME] = "deductee_name",
	[CL_DEDUCTEE_ADDRESS] = "deductee_address",
	[CL_NAME] = "name",
	[CL_ADDRESS] = "address",
	[CL_DEDUCTOR_PAN] = "deductor_pan",
	[CL_DEDUCTOR_TAN] = "deductor_tan",
	[CL_DEDUCTEE_PAN] = "deductee_pan",
	[CL_PAN] = "pan",
	[CL_ASSESSMENT_YEAR] = "assessment_year",
	[CL_TAX_YEAR] = "tax_year",
	[CL_PERIOD] = "period",
	[CL_PERIOD_FROM] = "period_from",
	[CL_PERIOD_TO] = "period_to",
	[CL_NATURE] = "nature",
	[CL_CERTIFIED] = "certified",
	[CL_IN_WORDS] = "amount_in_words",
	[CL_OTHER] = "other",
};

static const char *const column_names[CC_COLS] = {
	[CC_SERIAL] = "serial",
	[CC_PAID_ON] = "date_paid",
	[CC_NATURE] = "nature",
	[CC_SECTION] = "section",
	[CC_PAID] = "amount_paid",
	[CC_RATE] = "rate",
	[CC_DEDUCTED] = "tds_deducted",
	[CC_DEPOSITED] = "tds_deposited",
	[CC_QUARTER] = "quarter",
	[CC_RECEIPT] = "receipt_number",
	[CC_BSR] = "bsr_code",
	[CC_DEPOSITED_ON] = "date_deposited",
	[CC_CHALLAN] = "challan_serial",
	[CC_STATUS] = "status",
	[CC_DATE] = "date",
	[CC_AMOUNT] = "amount",
	[CC_COUNT] = "count",
	[CC_OTHER] = "other",
};

static const char *const word_names[CW_WORDS] = {
	[CW_TOTAL] = "total",       [CW_PAYMENTS] = "payments", [CW_DEDUCTIONS] = "deductions",
	[CW_CHALLANS] = "challans", [CW_END] = "end",           [CW_CARRIED] = "carried",
};

static const char *const check_names[CK_CHECKS] = {
	[CK_PAYMENTS] = "payments_total",
	[CK_DEDUCTED] = "deducted_total",
	[CK_DEPOSITED] = "deposited_total",
	[CK_CHALLANS] = "challan_total",
	[CK_CERTIFIED] = "certified",
	[CK_WORDS] = "amount_in_words",
	[CK_PERIOD] = "period",
	[CK_QUARTERS] = "quarters",
	[CK_YEARS] = "years",
	[CK_PAN] = "pan",
	[CK_TAN] = "tan",
	[CK_PAGES] = "page_numbers",
};

static const char *const covers[] = {"amounts"};

static const struct dx_shape deductor_shape[] = {
	DX_SHAPE(struct cert_deductor, name, DX_SHAPE_TEXT),
	DX_SHAPE(struct cert_deductor, tan, DX_SHAPE_TEXT),
	DX_SHAPE(struct cert_deductor, pan, DX_SHAPE_TEXT),
	DX_SHAPE(struct cert_deductor, address, DX_SHAPE_TEXT),
};
static const struct dx_shape deductee_shape[] = {
	DX_SHAPE(struct cert_deductee, name, DX_SHAPE_TEXT),
	DX_SHAPE(struct cert_deductee, pan, DX_SHAPE_TEXT),
	DX_SHAPE(struct cert_deductee, address, DX_SHAPE_TEXT),
};
static const struct dx_shape period_shape[] = {
	DX_SHAPE(struct cert_period, from, DX_SHAPE_DATE),
	DX_SHAPE(struct cert_period, to, DX_SHAPE_DATE),
};
static const struct dx_shape payment_shape[] = {
	DX_SHAPE(struct cert_payment, date, DX_SHAPE_DATE),
	DX_SHAPE(struct cert_payment, nature, DX_SHAPE_TEXT),
	DX_SHAPE(struct cert_payment, amount_paid, DX_SHAPE_AMOUNT),
};
static const struct dx_shape deduction_shape[] = {
	DX_SHAPE(struct cert_deduction, quarter, DX_SHAPE_TEXT),
	DX_SHAPE(struct cert_deduction, receipt_number, DX_SHAPE_TEXT),
	DX_SHAPE(struct cert_deduction, tds_deducted, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct cert_deduction, tds_deposited, DX_SHAPE_AMOUNT),
};
static const struct dx_shape challan_shape[] = {
	DX_SHAPE(struct cert_challan, tds_deposited, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct cert_challan, bsr_code, DX_SHAPE_TEXT),
	DX_SHAPE(struct cert_challan, date, DX_SHAPE_DATE),
	DX_SHAPE(struct cert_challan, serial, DX_SHAPE_TEXT),
	DX_SHAPE(struct cert_challan, status, DX_SHAPE_TEXT),
};
static const struct dx_shape totals_shape[] = {
	DX_SHAPE(struct cert_totals, amount_paid, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct cert_totals, tds_deducted, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct cert_totals, tds_deposited, DX_SHAPE_AMOUNT),
};

static const struct dx_shape cert_shape[] = {
	DX_SHAPE(struct cert, certificate_number, DX_SHAPE_TEXT),
	DX_SHAPE_SUB(struct cert, deductor, deductor_shape),
	DX_SHAPE_SUB(struct cert, deductee, deductee_shape),
	DX_SHAPE(struct cert, assessment_year, DX_SHAPE_TEXT),
	DX_SHAPE(struct cert, tax_year, DX_SHAPE_TEXT),
	DX_SHAPE_SUB(struct cert, period, period_shape),
	DX_SHAPE(struct cert, section, DX_SHAPE_TEXT),
	DX_SHAPE_LIST(struct cert, payments, payment_shape, struct cert_payment),
	DX_SHAPE_LIST(struct cert, deductions, deduction_shape, struct cert_deduction),
	DX_SHAPE_LIST(struct cert, challans, challan_shape, struct cert_challan),
	DX_SHAPE_SUB(struct cert, totals, totals_shape),
};

static void *run(struct dx_job *job)
{
	struct cert *c = DX_NEW(job->arena, struct cert);

	dx_lex_forgive(job->tpl->row_words);
	dx_cert_rows(job, c);
	dx_labels_find(job->arena, &job->lines, job->tpl->labels, &job->labels);
	dx_cert_head(job, c);
	if (job->given)
		dx_given_load(job->given, cert_shape, DX_LEN(cert_shape), c);
	dx_cert_checks(job, c);
	if (c->has_unread) {
		job->needs_review = true;
		dx_notes_warn(&job->notes, "amount_not_read", 0, "a cell of an amount column is no number");
	}
	job->rows_total = (int64_t)c->payments.n;
	return c;
}

const struct dx_kind dx_kind_tds_certificate = {
	.name = "tds_certificate",
	.labels = {label_names, CL_LABELS},
	.columns = {column_names, CC_COLS},
	.classes = dx_cert_column_classes,
	.row_words = {word_names, CW_WORDS},
	.checks = {check_names, CK_CHECKS},
	.shape = cert_shape,
	.n_shape = DX_LEN(cert_shape),
	.covers = covers,
	.n_covers = DX_LEN(covers),
	.run = run,
};
