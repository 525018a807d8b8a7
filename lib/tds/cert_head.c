/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Number, years, period and section of a certificate. */
#include <string.h>

#include "dx/extract/ident.h"

#include "tds_int.h"

/* Two dates in words, and what joins them. */
#define RANGE_WORDS 7

/* Capitals and digits: "XYZABCD", "QT123", "TDS/22-23/Q4/130"; of a deductor's own book "287". */
static bool is_certificate(struct dx_str s)
{
	uint64_t n;

	if (s.n >= 3 && s.n < 5)
		return dx_str_u64(s, &n);
	if (s.n < 5 || s.n > 20)
		return false;
	for (size_t i = 0; i < s.n; i++)
		if (!(s.p[i] >= '0' && s.p[i] <= '9') && !(s.p[i] >= 'A' && s.p[i] <= 'Z') && s.p[i] != '/' &&
		    s.p[i] != '-')
			return false;
	return true;
}

/* ---- the period ---- */

/* Two dates among the words of LINE from its word FIRST on. */
static bool range_from(struct dx_job *job, const struct dx_line *line, size_t first, struct dx_val *v)
{
	size_t n = first < line->n ? line->n - first : 0;
	struct dx_dates_raw from, to;

	n = n > RANGE_WORDS ? RANGE_WORDS : n;
	if (n)
		*v = dx_lines_val(job->arena, &job->pages[line->page], line->words + first, n);
	return n > 0 && dx_dates_range(dx_str(v->text), &from, &to);
}

/* "Period 01/04/2025 to 30/06/2025" within a line, or the dates in the line below. */
static bool range_behind(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t n = hit->inner ? 0 : dx_labels_values(job->arena, &job->labels, hit, values);

	if (range_from(job, line, hit->first + hit->n, v))
		return true;
	for (size_t i = 0; i < n && hit->line + 1 < job->lines.n; i++)
		if (values[i].words >= line[1].words && values[i].words < line[1].words + line[1].n &&
		    range_from(job, &line[1], (size_t)(values[i].words - line[1].words), v))
			return true;
	return false;
}

static void period(struct dx_job *job, struct cert *c)
{
	struct dx_scope all = dx_scope_all(job);
	const struct dx_label_hit *hit;
	struct dx_dates_raw from, to;
	struct dx_date a, b;
	struct dx_val v;
	size_t at = 0;
	bool found;

	dx_fields_date(job, all, CL_PERIOD_FROM, &c->period.from);
	dx_fields_date(job, all, CL_PERIOD_TO, &c->period.to);
	if (dx_val_has(&c->period.from))
		return;
	found = dx_fields_text(job, all, CL_PERIOD, &v) && dx_dates_range(dx_str(v.text), &from, &to);
	while (!found && (hit = dx_fields_next(job, all, CL_PERIOD, &at)))
		found = range_behind(job, hit, &v) && dx_dates_range(dx_str(v.text), &from, &to);
	if (!found || !dx_dates_resolve(&from, &job->dates, &a) || !dx_dates_resolve(&to, &job->dates, &b))
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

/* "Rent (Sec. 194I)", "Rent, section 194I", "Rent (194I)": what is behind the nature is SECTION_R, and none of it. */
static void part_section(struct dx_job *job, struct dx_val *nature, struct dx_val *section_r)
{
	static const char *const marks[] = {"section", "sec", "u/s"};
	const char *text = nature->text;
	const char *code = strrchr(text, ' ');
	size_t end, from, n;

	if (!code)
		return;
	code++;
	n = section_len(code + (code[0] == '('));
	n += n && code[0] == '(';
	while (n && strchr(")].", code[n - 1]))
		n--;
	if (n < 2 || code[n + strspn(code + n, ")].")] != '\0')
		return;
	for (end = (size_t)(code - text); end && strchr(" .", text[end - 1]);)
		end--;
	for (from = end; from && text[from - 1] != ' ' && text[from - 1] != '(' && text[from - 1] != '[';)
		from--;
	if (code[-1] == ' ' && code[0] == '(' && dx_tds_is_section(dx_strndup(job->arena, code + 1, n - 1))) {
		code++;
		n--;
		from = end;
	} else if (!dx_str_is_one_of(dx_strn(text + from, end - from), marks, DX_LEN(marks))) {
		return;
	}
	while (from && strchr(" ([,-", text[from - 1]))
		from--;
	if (!from)
		return;
	*section_r = *nature;
	section_r->text = section_r->raw = dx_strndup(job->arena, code, n);
	nature->text = dx_strndup(job->arena, text, from);
}

/* The word at AT of line I, or the first one of the next; colons are none. */
static const struct dx_word *word_at(const struct dx_job *job, size_t i, size_t at)
{
	const struct dx_lines *l = &job->lines;

	while (at < l->v[i].n && strcmp(l->v[i].words[at]->text, ":") == 0)
		at++;
	if (at < l->v[i].n)
		return l->v[i].words[at];
	return i + 1 < l->n && l->v[i + 1].page == l->v[i].page && !l->v[i + 1].used ? l->v[i + 1].words[0] : NULL;
}

/* "SECTION : 194A", "was deducted under section 194J": the one section of a deduction that is named outside tables. */
static bool named_section(struct dx_job *job, struct dx_val *v_r)
{
	static const char *const marks[] = {"section", "sec", "sec.", "u/s", "section:", "sec:"};
	struct dx_val found = {0};

	for (size_t i = 0; i < job->lines.n; i++)
		for (size_t k = 0; k < job->lines.v[i].n && !job->lines.v[i].used; k++) {
			const struct dx_line *line = &job->lines.v[i];
			const struct dx_word *w = word_at(job, i, k + 1);
			const char *text;

			if (!w || !dx_str_is_one_of(dx_str(line->words[k]->text), marks, DX_LEN(marks)))
				continue;
			text = dx_strndup(job->arena, w->text, strcspn(w->text, ".,;:)]|"));
			if (!dx_tds_is_section(text))
				continue;
			if (dx_val_has(&found) && strcmp(found.text, text) != 0)
				return false;
			found = dx_lines_val(job->arena, &job->pages[line->page], &w, 1);
			found.text = text;
		}
	*v_r = found;
	return dx_val_has(&found);
}

/* What the head says of all payments, where it says it and none of their rows does. */
static void natures(struct dx_job *job, struct cert *c)
{
	struct cert_payment *p = c->payments.items;
	struct dx_val all = {0};
	const struct dx_label_hit *hit;
	size_t at = 0;
	bool any = false;

	for (size_t i = 0; i < c->payments.n; i++)
		any |= dx_val_has(&p[i].nature);
	while (!any && !dx_val_has(&all) && (hit = dx_fields_next(job, dx_scope_all(job), CL_NATURE, &at)))
		if (!dx_cert_is_heading(job, hit->line))
			dx_cert_beside(job, hit, &all);
	if (!any && !dx_val_has(&all))
		named_section(job, &all);
	for (size_t i = 0; i < c->payments.n; i++) {
		if (dx_val_has(&all))
			p[i].nature = all;
		if (dx_val_has(&p[i].nature) && !section_len(p[i].nature.text))
			part_section(job, &p[i].nature, &p[i].section);
	}
}

/* The section that all payments name. */
static void section(struct dx_job *job, struct cert *c)
{
	const struct cert_payment *p = c->payments.items;
	const struct dx_val *first = NULL;
	const char *found = NULL;

	for (size_t i = 0; i < c->payments.n; i++) {
		const struct dx_val *v = dx_val_has(&p[i].section) ? &p[i].section : &p[i].nature;
		size_t n = dx_val_has(v) ? section_len(v->text) : 0;
		const char *one = n ? dx_strndup(job->arena, v->text, n) : NULL;

		if (!one || (found && strcmp(found, one) != 0))
			return;
		first = first ? first : v;
		found = one;
	}
	if (!found)
		return;
	c->section = *first;
	c->section.text = found;
	c->section.raw = found;
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
	natures(job, c);
	section(job, c);
	dx_cert_certified(job, c);
}
