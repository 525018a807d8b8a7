/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The kind "form_26as": names, shape, and the order of work. */
#include "dx/tds/tds.h"

#include "tds_int.h"

static const char *const label_names[AL_LABELS] = {
	[AL_PAN] = "pan",
	[AL_NAME] = "name",
	[AL_ASSESSMENT_YEAR] = "assessment_year",
	[AL_FINANCIAL_YEAR] = "financial_year",
	[AL_OTHER] = "other",
};

static const char *const column_names[AC_COLS] = {
	[AC_SERIAL] = "serial",
	[AC_DEDUCTOR] = "deductor",
	[AC_TAN] = "tan",
	[AC_TOTAL_PAID] = "total_paid",
	[AC_TOTAL_DEDUCTED] = "total_deducted",
	[AC_TOTAL_DEPOSITED] = "total_deposited",
	[AC_SECTION] = "section",
	[AC_DATE] = "date",
	[AC_STATUS] = "status",
	[AC_BOOKING_DATE] = "booking_date",
	[AC_REMARKS] = "remarks",
	[AC_AMOUNT_PAID] = "amount_paid",
	[AC_TDS_DEDUCTED] = "tds_deducted",
	[AC_TDS_DEPOSITED] = "tds_deposited",
	[AC_OTHER] = "other",
};

static const enum dx_col_class column_classes[AC_COLS] = {
	[AC_SERIAL] = DX_COL_MARK,
	[AC_DEDUCTOR] = DX_COL_TEXT,
	[AC_TAN] = DX_COL_MARK,
	[AC_TOTAL_PAID] = DX_COL_NUMBER,
	[AC_TOTAL_DEDUCTED] = DX_COL_NUMBER,
	[AC_TOTAL_DEPOSITED] = DX_COL_NUMBER,
	[AC_SECTION] = DX_COL_MARK,
	[AC_DATE] = DX_COL_DATE,
	[AC_STATUS] = DX_COL_MARK,
	[AC_BOOKING_DATE] = DX_COL_DATE,
	[AC_REMARKS] = DX_COL_TEXT,
	[AC_AMOUNT_PAID] = DX_COL_NUMBER,
	[AC_TDS_DEDUCTED] = DX_COL_NUMBER,
	[AC_TDS_DEPOSITED] = DX_COL_NUMBER,
	[AC_OTHER] = DX_COL_MARK,
};

static const char *const word_names[AW_WORDS] = {
	[AW_PART_READ] = "part_read",
	[AW_PART_OTHER] = "part_other",
	[AW_NONE] = "none",
	[AW_TOTAL] = "total",
};

static const char *const check_names[AK_CHECKS] = {
	[AK_PAID] = "deductor_paid",
	[AK_DEDUCTED] = "deductor_deducted",
	[AK_DEPOSITED] = "deductor_deposited",
	[AK_SERIAL] = "serial_numbers",
	[AK_YEARS] = "years",
	[AK_PAN] = "pan",
	[AK_TAN] = "tan",
	[AK_PAGES] = "page_numbers",
};

static const char *const covers[] = {"amounts"};

static const struct dx_shape entry_shape[] = {
	DX_SHAPE(struct as_entry, section, DX_SHAPE_TEXT),
	DX_SHAPE(struct as_entry, date, DX_SHAPE_DATE),
	DX_SHAPE(struct as_entry, status, DX_SHAPE_TEXT),
	DX_SHAPE(struct as_entry, booking_date, DX_SHAPE_DATE),
	DX_SHAPE(struct as_entry, remarks, DX_SHAPE_TEXT),
	DX_SHAPE(struct as_entry, amount_paid, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct as_entry, tds_deducted, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct as_entry, tds_deposited, DX_SHAPE_AMOUNT),
};

static const struct dx_shape deductor_shape[] = {
	DX_SHAPE(struct as_deductor, name, DX_SHAPE_TEXT),
	DX_SHAPE(struct as_deductor, tan, DX_SHAPE_TEXT),
	DX_SHAPE(struct as_deductor, total_paid, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct as_deductor, total_deducted, DX_SHAPE_AMOUNT),
	DX_SHAPE(struct as_deductor, total_deposited, DX_SHAPE_AMOUNT),
	DX_SHAPE_LIST(struct as_deductor, entries, entry_shape, struct as_entry),
};

static const struct dx_shape form_shape[] = {
	DX_SHAPE(struct as_form, pan, DX_SHAPE_TEXT),
	DX_SHAPE(struct as_form, name, DX_SHAPE_TEXT),
	DX_SHAPE(struct as_form, assessment_year, DX_SHAPE_TEXT),
	DX_SHAPE(struct as_form, financial_year, DX_SHAPE_TEXT),
	DX_SHAPE_LIST(struct as_form, deductors, deductor_shape, struct as_deductor),
};

/* The lists have stopped moving: every deductor gets its own stretch of the entries. */
static void settle(struct as_form *f)
{
	struct as_deductor *d = (struct as_deductor *)(void *)f->list.v;
	struct as_entry *e = (struct as_entry *)(void *)f->entries.v;

	for (size_t i = 0; i < f->list.n; i++)
		d[i].entries.items = e + d[i].first_entry;
	f->deductors = (struct dx_rows){d, f->list.n};
}

static void *run(struct dx_job *job)
{
	struct as_form *f = DX_NEW(job->arena, struct as_form);

	f->list.size = sizeof(struct as_deductor);
	f->entries.size = sizeof(struct as_entry);
	dx_lex_forgive(job->tpl->row_words);
	if (dx_as_is_text(job))
		dx_as_read_text(job, f);
	else
		dx_as_read_paper(job, f);
	settle(f);
	if (job->given)
		dx_given_load(job->given, form_shape, DX_LEN(form_shape), f);
	dx_as_checks(job, f);
	if (f->has_unread) {
		job->needs_review = true;
		dx_notes_warn(&job->notes, "amount_not_read", 0, "a field of an amount is no number");
	}
	if (f->skipped)
		dx_notes_warn(&job->notes, "part_not_read", 0,
			      "a part that is no tax deducted from the holder's income has transactions");
	job->rows_total = (int64_t)f->entries.n;
	return f;
}

const struct dx_kind dx_kind_form_26as = {
	.name = "form_26as",
	.labels = {label_names, AL_LABELS},
	.columns = {column_names, AC_COLS},
	.row_words = {word_names, AW_WORDS},
	.checks = {check_names, AK_CHECKS},
	.classes = column_classes,
	.shape = form_shape,
	.n_shape = DX_LEN(form_shape),
	.covers = covers,
	.n_covers = DX_LEN(covers),
	.run = run,
};
