/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Number, parties, years and period of a certificate. */
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

/* ---- parties ---- */

static bool begins_label(const struct dx_job *job, const struct dx_block *b, size_t i)
{
	const struct dx_labels *l = &job->labels;
	size_t line = b->at[i];

	for (size_t k = l->line_first[line]; k < l->line_first[line + 1]; k++)
		if (job->lines.v[line].words + l->v[k].first == b->lines[i].words)
			return true;
	return false;
}

static bool is_on(const struct dx_job *job, const struct dx_block *b, size_t i, const struct dx_label_hit *hit)
{
	return b->at[i] == hit->line && job->lines.v[hit->line].words + hit->first == b->lines[i].words;
}

/* Lines FROM.. of B up to the next label: the name, then the address. */
static bool read_block(struct dx_job *job, const struct dx_block *b, size_t from, struct dx_val *name,
		       struct dx_val *address)
{
	size_t to = from;

	while (to < b->n && !begins_label(job, b, to))
		to++;
	if (to == from)
		return false;
	*name = dx_block_val(job, b, from, 1);
	if (to > from + 1)
		*address = dx_block_val(job, b, from + 1, to - from - 1);
	return true;
}

static void party(struct dx_job *job, const struct dx_block *blocks, size_t n, int field, struct dx_val *name,
		  struct dx_val *address)
{
	size_t at = 0;
	const struct dx_label_hit *hit = dx_fields_next(job, dx_scope_all(job), field, &at);
	const struct dx_line *line;
	int32_t x0;

	if (!hit)
		return;
	line = &job->lines.v[hit->line];
	x0 = line->words[hit->first]->x0;
	for (size_t i = 0; i < n; i++)
		for (size_t k = 0; k < blocks[i].n; k++)
			if (is_on(job, &blocks[i], k, hit) && read_block(job, &blocks[i], k + 1, name, address))
				return;
	/* the heading stands apart: the first block below it that reaches over its beginning */
	for (size_t i = 0; i < n; i++)
		if (blocks[i].page == line->page && blocks[i].y0 >= line->y1 && blocks[i].x0 <= x0 + 4 * line->height &&
		    blocks[i].x1 > x0 && read_block(job, &blocks[i], 0, name, address))
			return;
}

static void parties(struct dx_job *job, struct cert *c)
{
	size_t n;
	struct dx_block *blocks = dx_job_blocks(job, 0, job->lines.n, &n);

	party(job, blocks, n, CL_DEDUCTOR, &c->deductor.name, &c->deductor.address);
	party(job, blocks, n, CL_DEDUCTEE, &c->deductee.name, &c->deductee.address);
	dx_tds_labelled(job, CL_DEDUCTOR_PAN, dx_tds_pan, &c->deductor.pan);
	if (!dx_tds_labelled(job, CL_DEDUCTOR_TAN, dx_tds_tan, &c->deductor.tan))
		dx_tds_anywhere(job, dx_tds_tan, &c->deductor.tan);
	dx_tds_labelled(job, CL_DEDUCTEE_PAN, dx_tds_pan, &c->deductee.pan);
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

/* ---- "a sum of Rs. 1000.00 has been deducted and a sum of Rs. 1000.00 has been deposited" ---- */

static bool amount_behind(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
{
	size_t from = hit->first + hit->n;

	for (size_t at = hit->line; at < job->lines.n && at < hit->line + 2; at++) {
		struct tds_line l = dx_tds_line(job, at);

		for (size_t i = 0; i < l.n; i++) {
			if (at == hit->line && l.toks[i].first < from)
				continue;
			if (at > hit->line && i > 2)
				return false;
			if (l.toks[i].kind != TDS_AMOUNT)
				continue;
			*v = dx_tds_amount(job, &l, i);
			return dx_val_has(v);
		}
	}
	return false;
}

static void certified(struct dx_job *job, struct cert *c)
{
	struct dx_val *const to[] = {&c->certified_deducted, &c->certified_deposited};
	const struct dx_label_hit *hit;
	size_t at = 0;

	for (size_t i = 0; i < DX_LEN(to); i++) {
		hit = dx_fields_next(job, dx_scope_all(job), CL_CERTIFIED, &at);
		if (!hit || !amount_behind(job, hit, to[i]))
			return;
	}
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
	parties(job, c);
	period(job, c);
	section(job, c);
	certified(job, c);
}
