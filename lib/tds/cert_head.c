/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Number, years, period and section of a certificate. */
#include <string.h>

#include "dx/extract/ident.h"

#include "tds_int.h"

/* Capitals and digits with at least one letter or six digits: "XYZABCD", "QT123". */
static bool is_certificate(struct dx_str s)
{
	if (s.n < 5 || s.n > 20)
		return false;
	for (size_t i = 0; i < s.n; i++)
		if (!(s.p[i] >= '0' && s.p[i] <= '9') && !(s.p[i] >= 'A' && s.p[i] <= 'Z') && s.p[i] != '/' &&
		    s.p[i] != '-')
			return false;
	return true;
}

/* ---- the period ---- */

static void period(struct dx_job *job, struct cert *c)
{
	struct dx_scope all = dx_scope_all(job);
	struct dx_dates_raw from, to;
	struct dx_date a, b;
	struct dx_val v;

	dx_fields_date(job, all, CL_PERIOD_FROM, &c->period.from);
	dx_fields_date(job, all, CL_PERIOD_TO, &c->period.to);
	if (dx_val_has(&c->period.from) || !dx_fields_text(job, all, CL_PERIOD, &v) ||
	    !dx_dates_range(dx_str(v.text), &from, &to) || !dx_dates_resolve(&from, &job->dates, &a) ||
	    !dx_dates_resolve(&to, &job->dates, &b))
		return;
	c->period.from = c->period.to = v;
	c->period.from.date = a;
	c->period.to.date = b;
}

/* ---- section ---- */

/* "194J - Fees for professional services" → "194J"; "94J" is how older certificates write it. */
static size_t section_len(const char *nature)
{
	size_t n = strcspn(nature, " ,:;");

	return nature[0] >= '1' && nature[0] <= '9' && n >= 2 && n <= 12 ? n : 0;
}

/* The section that all payments name. */
static void section(struct dx_job *job, struct cert *c)
{
	const struct cert_payment *p = c->payments.items;
	const char *first = NULL;

	for (size_t i = 0; i < c->payments.n; i++) {
		size_t n = dx_val_has(&p[i].nature) ? section_len(p[i].nature.text) : 0;
		const char *one = n ? dx_strndup(job->arena, p[i].nature.text, n) : NULL;

		if (!one || (first && strcmp(first, one) != 0))
			return;
		first = one;
	}
	if (!first)
		return;
	c->section = p[0].nature;
	c->section.text = first;
	c->section.raw = first;
}

/* The paper speaks of a tax year (Income-tax Act, 2025) and of no assessment year. */
static bool only_tax_year(struct dx_job *job)
{
	size_t tax = 0;
	size_t assessment = 0;

	return dx_fields_next(job, dx_scope_all(job), CL_TAX_YEAR, &tax) &&
	       !dx_fields_next(job, dx_scope_all(job), CL_ASSESSMENT_YEAR, &assessment);
}

void dx_cert_head(struct dx_job *job, struct cert *c)
{
	dx_fields_word(job, dx_scope_all(job), CL_CERTIFICATE_NUMBER, is_certificate, &c->certificate_number);
	dx_tds_years(job, CL_TAX_YEAR, &c->tax_year);
	if (!dx_tds_years(job, CL_ASSESSMENT_YEAR, &c->assessment_year) && !dx_val_has(&c->tax_year))
		dx_tds_only_year(job, 0, only_tax_year(job) ? &c->tax_year : &c->assessment_year);
	dx_cert_parties(job, c);
	period(job, c);
	section(job, c);
	dx_cert_certified(job, c);
}
