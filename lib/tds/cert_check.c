/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The arithmetic of a certificate. */
#include "dx/extract/ident.h"

#include "tds_int.h"

static bool on(const struct dx_job *job, enum cert_check c)
{
	return dx_template_checks(job->tpl, c);
}

static bool sum(struct dx_job *job, enum cert_check check, const char *id, const char *label,
		const struct dx_rows *rows, size_t size, size_t offset, struct dx_val *total, const char *path)
{
	return on(job, check) &&
	       dx_tds_sum(job, id, label, rows->items, rows->n, size, offset, total, path) == DX_CHECK_PASSED;
}

/* A total that is printed twice: in the table and in the sentence that certifies it, or under the challans. */
static void same(struct dx_job *job, const char *id, const char *label, struct dx_val *a, struct dx_val *b,
		 const char *path)
{
	struct dx_term terms[] = {{a, path}, {b, NULL}};

	if (dx_val_printed(a) && dx_val_printed(b))
		dx_checks_compare(&job->checks, id, label, a->dec, b->dec, dx_dec(0, 2), terms, DX_LEN(terms));
	else
		dx_checks_none(&job->checks, id, label, path);
}

/* All of the certificate is here: its last sentence, or the pages count to their end. */
static bool ends(const struct cert *c, const struct dx_page_count *pages)
{
	return c->certified || (pages->seen && pages->complete);
}

/* A table without a row of totals: the sentence below, or the challans' only total, says them. */
static void take_total(struct dx_val *total, struct dx_val *said)
{
	if (dx_val_has(total) || total->raw || !dx_val_has(said))
		return;
	*total = *said;
	*said = (struct dx_val){0};
}

static void totals(struct cert *c)
{
	take_total(&c->totals.tds_deducted, &c->certified_deducted);
	take_total(&c->totals.tds_deposited, &c->certified_deposited);
	take_total(&c->totals.tds_deducted, &c->payments_deducted);
	if (c->challan_totals.n == 1)
		take_total(&c->totals.tds_deposited, (struct dx_val *)(void *)c->challan_totals.v);
	c->challan_totals.n -= c->challan_totals.n == 1 && !dx_val_has((struct dx_val *)(void *)c->challan_totals.v);
}

/* Scanned amounts are put right, and those that are not legible are told. */
static void mend(struct cert *c)
{
	struct cert_totals *t = &c->totals;
	const struct tds_sum all[] = {
		{c->payments.items, c->payments.n, sizeof(struct cert_payment),
		 offsetof(struct cert_payment, amount_paid), &t->amount_paid},
		{c->deductions.items, c->deductions.n, sizeof(struct cert_deduction),
		 offsetof(struct cert_deduction, tds_deducted), &t->tds_deducted},
		{c->deductions.items, c->deductions.n, sizeof(struct cert_deduction),
		 offsetof(struct cert_deduction, tds_deposited), &t->tds_deposited},
		{c->challans.items, c->challans.n, sizeof(struct cert_challan),
		 offsetof(struct cert_challan, tds_deposited), &t->tds_deposited},
		{c->challan_totals.v, c->challan_totals.n, sizeof(struct dx_val), 0, &t->tds_deposited},
		{&c->certified_deducted, dx_val_has(&c->certified_deducted), sizeof(struct dx_val), 0,
		 &t->tds_deducted},
		{&c->certified_deposited, dx_val_has(&c->certified_deposited), sizeof(struct dx_val), 0,
		 &t->tds_deposited},
	};
	struct tds_sum sums[DX_LEN(all)];
	size_t n = 0;

	for (size_t i = 0; i < DX_LEN(all); i++)
		if (all[i].n)
			sums[n++] = all[i];
	dx_tds_mend(sums, n);
	c->has_unread |= dx_tds_unread(sums, n);
}

/* Words that leave the paise out say nothing. Of a scan only words that say the same are believed. */
static void in_words(struct dx_job *job, struct dx_val *total, struct dx_val *words, const char *path)
{
	static const char label[] = "The certified amount in words against the total";
	struct dx_term terms[] = {{total, path}, {words, NULL}};
	struct dx_dec off = dx_dec(0, 2);
	bool rupees = false;

	if (dx_val_printed(total) && dx_val_has(words)) {
		off = dx_dec_sub(total->dec, words->dec);
		rupees = words->dec.coef % 100 == 0 && dx_dec_cmp(off, dx_dec(0, 2)) > 0 &&
			 dx_dec_cmp(off, dx_dec(1, 0)) < 0;
	}
	if (!dx_val_printed(total) || !dx_val_has(words) || rupees ||
	    (words->source == DX_VAL_OCR && !dx_dec_is_zero(off)))
		dx_checks_none(&job->checks, "amount_in_words", label, path);
	else
		dx_checks_compare(&job->checks, "amount_in_words", label, words->dec, total->dec, dx_dec(0, 2), terms,
				  DX_LEN(terms));
}

/* Quarters name their statements alone, as certificates did before the portal made them. */
static bool no_amounts(const struct cert *c)
{
	const struct cert_deduction *d = c->deductions.items;

	for (size_t i = 0; i < c->deductions.n; i++)
		if (dx_val_printed(&d[i].tds_deducted) || d[i].tds_deducted.raw ||
		    dx_val_printed(&d[i].tds_deposited) || d[i].tds_deposited.raw)
			return false;
	return c->deductions.n > 0;
}

/* Each payment is of a quarter that is there: none was lost. */
static bool all_quarters(const struct cert *c)
{
	const struct cert_payment *p = c->payments.items;
	const struct cert_deduction *d = c->deductions.items;

	for (size_t i = 0; i < c->payments.n; i++) {
		bool found = false;

		for (size_t k = 0; k < c->deductions.n && dx_val_has(&p[i].date); k++)
			found |= d[k].quarter.text[1] == '1' + (p[i].date.date.month + 8) % 12 / 3;
		if (!found)
			return false;
	}
	return true;
}

/* A total that is printed in figures and, the same, in words. */
static bool said_twice(const struct dx_val *total, const struct dx_val *words)
{
	return dx_val_printed(total) && dx_val_has(words) && dx_dec_cmp(total->dec, words->dec) == 0;
}

static bool sums(struct dx_job *job, struct cert *c)
{
	struct cert_totals *t = &c->totals;
	bool paid = sum(job, CK_PAYMENTS, "payments_total", "Sum of the payments against their total", &c->payments,
			sizeof(struct cert_payment), offsetof(struct cert_payment, amount_paid), &t->amount_paid,
			"/totals/amount_paid");
	bool deducted = sum(job, CK_DEDUCTED, "deducted_total", "Sum of the quarters' tax against its total",
			    &c->deductions, sizeof(struct cert_deduction),
			    offsetof(struct cert_deduction, tds_deducted), &t->tds_deducted, "/totals/tds_deducted");
	bool deposited =
		sum(job, CK_DEPOSITED, "deposited_total", "Sum of the quarters' deposits against their total",
		    &c->deductions, sizeof(struct cert_deduction), offsetof(struct cert_deduction, tds_deposited),
		    &t->tds_deposited, "/totals/tds_deposited");
	bool challans = sum(job, CK_CHALLANS, "challan_total", "Sum of the challans against the tax deposited",
			    &c->challans, sizeof(struct cert_challan), offsetof(struct cert_challan, tds_deposited),
			    &t->tds_deposited, "/totals/tds_deposited");

	if (on(job, CK_CHALLANS) && c->challan_totals.n)
		(void)dx_tds_sum(job, "challan_total", "The challans' printed totals against the tax deposited",
				 c->challan_totals.v, c->challan_totals.n, sizeof(struct dx_val), 0, &t->tds_deposited,
				 "/totals/tds_deposited");
	if (on(job, CK_CERTIFIED)) {
		same(job, "certified", "The tax deducted as certified against its total", &t->tds_deducted,
		     &c->certified_deducted, "/totals/tds_deducted");
		same(job, "certified", "The tax deposited as certified against its total", &t->tds_deposited,
		     &c->certified_deposited, "/totals/tds_deposited");
	}
	if (on(job, CK_WORDS)) {
		in_words(job, &t->tds_deducted, &c->words_deducted, "/totals/tds_deducted");
		in_words(job, &t->tds_deposited, &c->words_deposited, "/totals/tds_deposited");
	}
	/* then the challans are the sum of what was deposited, and words alone stand beside what was deducted */
	if (no_amounts(c) && all_quarters(c))
		deducted = deposited = said_twice(&t->tds_deducted, &c->words_deducted);
	return paid && deducted && deposited && challans;
}

/*
 * Rates that are printed explain the tax, each payment's to the rupee. They are no values of the record, and a
 * surcharge may be on top: what they do not explain is doubted, not wrong.
 */
static bool rates_explain(const struct cert *c)
{
	const struct cert_payment *p = c->payments.items;
	struct dx_dec sum = dx_dec(0, 2);
	size_t n = 0;

	for (size_t i = 0; i < c->payments.n; i++) {
		if (dx_dec_is_zero(p[i].rate))
			continue;
		n++;
		sum = dx_dec_add(sum, dx_dec_mul(p[i].amount_paid.dec, p[i].rate));
	}
	if (n == 0)
		return true;
	sum = dx_dec_abs(dx_dec_sub(dx_dec_div(sum, dx_dec(100, 0), 2), c->totals.tds_deducted.dec));
	return n == c->payments.n && dx_dec_cmp(sum, dx_dec((int64_t)n, 0)) <= 0;
}

/* ---- dates ---- */

static void in_period(struct dx_job *job, const struct cert *c)
{
	static const char label[] = "The payments lie within the certificate's period";
	const struct cert_payment *p = c->payments.items;
	struct dx_term term = {NULL, "/period/from"};
	char from[DX_DATE_TEXT_MAX], to[DX_DATE_TEXT_MAX], one[DX_DATE_TEXT_MAX];
	const char *expected;

	if (!dx_val_has(&c->period.from) || !dx_val_has(&c->period.to) || c->payments.n == 0) {
		dx_checks_none(&job->checks, "period", label, term.path);
		return;
	}
	expected = dx_asprintf(job->arena, "%s..%s", dx_date_text(c->period.from.date, from),
			       dx_date_text(c->period.to.date, to));
	for (size_t i = 0; i < c->payments.n; i++) {
		if (!dx_val_has(&p[i].date) || (dx_date_cmp(p[i].date.date, c->period.from.date) >= 0 &&
						dx_date_cmp(p[i].date.date, c->period.to.date) <= 0))
			continue;
		term.path = dx_asprintf(job->arena, "/payments/%zu/date", i);
		dx_checks_add(&job->checks, "period", label, DX_CHECK_FAILED, expected,
			      dx_date_text(p[i].date.date, one), &term, 1);
		return;
	}
	dx_checks_add(&job->checks, "period", label, DX_CHECK_PASSED, expected, NULL, &term, 1);
}

/* Q1 is April to June. */
static bool quarter_within(const struct cert *c, const char *quarter)
{
	int first = 4 + 3 * (quarter[1] - '1');
	int year = c->period.from.date.year - (c->period.from.date.month < 4);
	struct dx_date begin = {(int16_t)(first > 12 ? year + 1 : year), (int8_t)(first > 12 ? first - 12 : first), 1};

	return dx_date_cmp(begin, c->period.from.date) >= 0 && dx_date_cmp(begin, c->period.to.date) <= 0;
}

static void quarters(struct dx_job *job, const struct cert *c)
{
	static const char label[] = "The quarters lie within the certificate's period";
	const struct cert_deduction *d = c->deductions.items;
	struct dx_term term = {NULL, "/period/from"};

	if (!dx_val_has(&c->period.from) || !dx_val_has(&c->period.to) || c->deductions.n == 0) {
		dx_checks_none(&job->checks, "quarters", label, term.path);
		return;
	}
	for (size_t i = 0; i < c->deductions.n; i++) {
		if (quarter_within(c, d[i].quarter.text))
			continue;
		term.path = dx_asprintf(job->arena, "/deductions/%zu/quarter", i);
		dx_checks_add(&job->checks, "quarters", label, DX_CHECK_FAILED, NULL, d[i].quarter.text, &term, 1);
		return;
	}
	dx_checks_add(&job->checks, "quarters", label, DX_CHECK_PASSED, NULL, NULL, &term, 1);
}

static int financial_year(const struct cert *c)
{
	return dx_val_has(&c->period.from) ? c->period.from.date.year - (c->period.from.date.month < 4) : 0;
}

static int year_of(const struct dx_val *v)
{
	return dx_val_has(v) ? dx_tds_year(dx_str(v->text)) : 0;
}

void dx_cert_checks(struct dx_job *job, struct cert *c)
{
	struct dx_page_count pages = {0};
	bool whole;

	totals(c);
	mend(c);
	whole = sums(job, c) && !c->has_unread;
	if (on(job, CK_PERIOD))
		in_period(job, c);
	if (on(job, CK_QUARTERS))
		quarters(job, c);
	if (on(job, CK_YEARS))
		dx_tds_years_check(job, financial_year(c), year_of(&c->assessment_year));
	if (on(job, CK_PAN)) {
		dx_tds_shape_check(job, "pan", "The deductor's PAN has its shape", &c->deductor.pan, dx_ident_pan,
				   "/deductor/pan");
		dx_tds_shape_check(job, "pan", "The deductee's PAN has its shape", &c->deductee.pan, dx_ident_pan,
				   "/deductee/pan");
	}
	if (on(job, CK_TAN))
		dx_tds_shape_check(job, "tan", "The deductor's TAN has its shape", &c->deductor.tan, dx_ident_tan,
				   "/deductor/tan");
	if (on(job, CK_PAGES))
		(void)dx_tds_pages_check(job, &pages);
	const struct dx_need needs[] = {
		{whole, DX_OPEN_TOTAL}, {ends(c, &pages), DX_OPEN_PAGES}, {rates_explain(c), DX_OPEN_UNEXPLAINED}};

	job->anchored = dx_checks_need(&job->checks, needs, DX_LEN(needs));
}
