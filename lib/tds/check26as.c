/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The arithmetic of Form 26AS: every deductor's entries against its totals. */
#include "dx/extract/ident.h"

#include "tds_int.h"

static bool on(const struct dx_job *job, enum as_check c)
{
	return dx_template_checks(job->tpl, c);
}

static char *path(struct dx_job *job, size_t i, const char *member)
{
	return dx_asprintf(job->arena, "/deductors/%zu/%s", i, member);
}

/* Scanned amounts are put right, and those that are not legible are told. */
static void mend(struct as_form *f, struct as_deductor *d)
{
	const struct tds_sum sums[] = {
		{d->entries.items, d->entries.n, sizeof(struct as_entry), offsetof(struct as_entry, amount_paid),
		 &d->total_paid},
		{d->entries.items, d->entries.n, sizeof(struct as_entry), offsetof(struct as_entry, tds_deducted),
		 &d->total_deducted},
		{d->entries.items, d->entries.n, sizeof(struct as_entry), offsetof(struct as_entry, tds_deposited),
		 &d->total_deposited},
	};

	dx_tds_mend(sums, DX_LEN(sums));
	f->has_unread |= dx_tds_unread(sums, DX_LEN(sums));
}

/* True when all three sums were made and met. */
static bool deductor_sums(struct dx_job *job, struct as_deductor *d, size_t i)
{
	const struct {
		enum as_check check;
		const char *id, *label, *member;
		size_t offset;
		struct dx_val *total;
	} sums[] = {
		{AK_PAID, "deductor_paid", "Sum of the entries' amounts paid against the deductor's total",
		 "total_paid", offsetof(struct as_entry, amount_paid), &d->total_paid},
		{AK_DEDUCTED, "deductor_deducted", "Sum of the entries' tax against the deductor's total",
		 "total_deducted", offsetof(struct as_entry, tds_deducted), &d->total_deducted},
		{AK_DEPOSITED, "deductor_deposited", "Sum of the entries' deposits against the deductor's total",
		 "total_deposited", offsetof(struct as_entry, tds_deposited), &d->total_deposited},
	};
	bool all = true;

	for (size_t k = 0; k < DX_LEN(sums); k++) {
		if (!on(job, sums[k].check)) {
			all = false;
			continue;
		}
		all &= dx_tds_sum(job, sums[k].id, sums[k].label, d->entries.items, d->entries.n,
				  sizeof(struct as_entry), sums[k].offset, sums[k].total,
				  path(job, i, sums[k].member)) == DX_CHECK_PASSED;
	}
	return all;
}

/* Deductors are numbered from 1 in each part: a gap is one that was lost. */
static bool serials(struct dx_job *job, const struct as_deductor *d, size_t n)
{
	static const char label[] = "The deductors of each part are numbered without a gap";
	size_t want = 0;
	char *expected, *found;

	for (size_t i = 0; i < n; i++) {
		if (d[i].serial == 0) {
			dx_checks_none(&job->checks, "serial_numbers", label, NULL);
			return false;
		}
		want = i && d[i].part == d[i - 1].part ? want + 1 : 1;
		if (d[i].serial == want)
			continue;
		expected = dx_asprintf(job->arena, "%zu", want);
		found = dx_asprintf(job->arena, "%zu", d[i].serial);
		dx_checks_add(&job->checks, "serial_numbers", label, DX_CHECK_FAILED, expected, found,
			      &(struct dx_term){NULL, path(job, i, "name")}, 1);
		return false;
	}
	if (n == 0)
		dx_checks_none(&job->checks, "serial_numbers", label, NULL);
	else
		dx_checks_add(&job->checks, "serial_numbers", label, DX_CHECK_PASSED, NULL, NULL, NULL, 0);
	return n > 0;
}

/* Whatever happened in another year does not belong here; the tax office sorts by it, so this is only worth a word. */
static void dates(struct dx_job *job, const struct as_form *f)
{
	const struct as_entry *e = (const struct as_entry *)(const void *)f->entries.v;
	int year = dx_val_has(&f->financial_year) ? dx_tds_year(dx_str(f->financial_year.text)) : 0;
	struct dx_date from = {(int16_t)year, 4, 1};
	struct dx_date to = {(int16_t)(year + 1), 3, 31};

	for (size_t i = 0; year && i < f->entries.n; i++) {
		if (!dx_val_has(&e[i].date) ||
		    (dx_date_cmp(e[i].date.date, from) >= 0 && dx_date_cmp(e[i].date.date, to) <= 0))
			continue;
		dx_notes_warn(&job->notes, "date_outside_year", e[i].date.place.page,
			      "an entry's date lies outside the financial year");
		return;
	}
}

void dx_as_checks(struct dx_job *job, struct as_form *f)
{
	struct as_deductor *d = f->deductors.items;
	struct dx_page_count pages = {0};
	bool sums = f->deductors.n > 0;
	bool numbered = false;

	for (size_t i = 0; i < f->deductors.n; i++) {
		mend(f, &d[i]);
		sums &= deductor_sums(job, &d[i], i);
		if (on(job, AK_TAN))
			dx_tds_shape_check(job, "tan", "The deductor's TAN has its shape", &d[i].tan, dx_ident_tan,
					   path(job, i, "tan"));
	}
	if (on(job, AK_SERIAL))
		numbered = serials(job, d, f->deductors.n);
	if (on(job, AK_PAN))
		dx_tds_shape_check(job, "pan", "The holder's PAN has its shape", &f->pan, dx_ident_pan, "/pan");
	if (on(job, AK_YEARS))
		dx_tds_years_check(job,
				   dx_val_has(&f->financial_year) ? dx_tds_year(dx_str(f->financial_year.text)) : 0,
				   dx_val_has(&f->assessment_year) ? dx_tds_year(dx_str(f->assessment_year.text)) : 0);
	if (on(job, AK_PAGES) && !dx_as_is_text(job))
		(void)dx_tds_pages_check(job, &pages);
	dates(job, f);
	/* whole only if a lost deductor would show: numbers without a gap, and something behind the last one */
	const struct dx_need needs[] = {{sums, DX_OPEN_TOTAL},
					{!f->has_unread, DX_OPEN_UNREAD},
					{numbered && (f->closed || (pages.seen && pages.complete)), DX_OPEN_PAGES}};

	job->anchored = dx_checks_need(&job->checks, needs, DX_LEN(needs));
}
