/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Taxes whose names are glued to something else: "GST18-SGST9%   792.00". */
#include <string.h>

#include "dx/extract/foot.h"

#include "foot.h"
#include "record/record.h"

static bool holds(const char *text, const char *name)
{
	size_t n = strlen(name);

	for (; *text; text++)
		if (strlen(text) >= n && dx_str_ieq_c(dx_strn(text, n), name))
			return true;
	return false;
}

/* How many words of LINE before its last one hold NAME. */
static size_t count(const struct dx_line *line, const char *name)
{
	size_t n = 0;

	for (size_t i = 0; i + 1 < line->n; i++)
		n += holds(line->words[i]->text, name);
	return n;
}

/* Is a tax known by its label in line INDEX? */
static bool is_labelled(const struct dx_job *job, size_t index)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[index]; i < l->line_first[index + 1]; i++)
		if (l->v[i].field >= GL_CGST && l->v[i].field <= GL_TAX_TOTAL)
			return true;
	return false;
}

bool dx_gst_names_tax(const struct dx_line *line)
{
	return count(line, "gst") > 0;
}

/* The sum of what is printed at the end of lines that hold NAME, and of no other tax. */
static void by_name(struct dx_job *job, const struct gst_invoice *inv, const char *name, struct dx_val *v)
{
	static const char *const names[] = {"cgst", "sgst", "utgst", "igst"};

	for (size_t i = dx_gst_head_end(job); i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_words last = {line->words + line->n - 1, 1, 0, line->page};
		struct dx_val one = {0};
		size_t taxes = 0;

		if (line->used || line->n < 2 || count(line, name) != 1 || is_labelled(job, i))
			continue;
		for (size_t k = 0; k < DX_LEN(names); k++)
			taxes += count(line, names[k]);
		if (taxes != 1 || !dx_columns_amount_like(last.words[0]) || !dx_fields_amount_of(job, &last, &one) ||
		    strchr(last.words[0]->text, '%') || dx_gst_is_of_charge(inv, &one))
			continue;
		if (!dx_val_has(v)) {
			*v = one;
			continue;
		}
		v->dec = dx_dec_add(v->dec, one.dec);
		v->place = dx_place_join(v->place, one.place);
		v->raw = dx_asprintf(job->arena, "%s + %s", v->raw, one.raw);
	}
}

void dx_gst_glued_taxes(struct dx_job *job, struct gst_invoice *inv)
{
	struct gst_totals *t = &inv->totals;

	if (dx_val_has(&t->cgst) || dx_val_has(&t->sgst) || dx_val_has(&t->igst))
		return;
	by_name(job, inv, "cgst", &t->cgst);
	by_name(job, inv, "sgst", &t->sgst);
	by_name(job, inv, "igst", &t->igst);
}

/* ---- names that recognition tears, or joins with their rates, or that have points ---- */

/* Are words AT and AT + 1 of LINE "c" and "GST", hardly apart? */
static bool is_torn(const struct dx_line *line, size_t at)
{
	const struct dx_word *letter = line->words[at];
	const struct dx_word *rest = line->words[at + 1];

	return letter->conf < 100 && strlen(letter->text) == 1 && strchr("cCsSiI", letter->text[0]) &&
	       strcmp(rest->text, "GST") == 0 && rest->x0 - letter->x1 < line->height / 2;
}

/* "C.G.S.T.", "(S.G.S.T)": W without points, where that makes it the name of a tax; W where not. */
static const struct dx_word *without_points(struct dx_arena *a, const struct dx_word *w)
{
	static const char *const names[] = {"cgst", "sgst", "igst", "utgst", "gst"};
	struct dx_word *bare;
	char text[8] = {0};
	size_t n = 0;

	if (!strstr(w->text, "G.S.T"))
		return w;
	for (const char *p = w->text; *p; p++) {
		if (strchr(".():", *p))
			continue;
		if (n + 1 == sizeof(text))
			return w;
		text[n++] = *p;
	}
	if (!dx_str_is_one_of(dx_str(text), names, DX_LEN(names)))
		return w;
	bare = dx_memdup(a, w, sizeof(*bare));
	bare->text = dx_strdup(a, text);
	return bare;
}

/* "CGST9%" of a scan, which loses narrow blanks: how long is the name in it? 0: it is none with its rate. */
static size_t name_before_rate(const struct dx_word *w)
{
	static const char *const names[] = {"cgst", "sgst", "igst", "utgst"};
	const size_t n = strcspn(w->text, "0123456789");
	const char *rate = w->text + n;
	const size_t digits = strspn(rate, "0123456789");
	const size_t decimals = rate[digits] == '.' ? 1 + strspn(rate + digits + 1, "0123456789") : 0;

	return w->conf < 100 && dx_str_is_one_of(dx_strn(w->text, n), names, DX_LEN(names)) && digits > 0 &&
			       digits <= 2 && strcmp(rate + digits + decimals, "%") == 0
		       ? n
		       : 0;
}

/* Part such words of LINE in two. */
static void part_names(struct dx_arena *a, struct dx_line *line)
{
	for (size_t k = 0; k < line->n; k++) {
		const struct dx_word *w = line->words[k];
		const size_t n = name_before_rate(w);
		const struct dx_word **words;
		struct dx_word *halves;

		if (n == 0)
			continue;
		words = dx_alloc_array(a, line->n + 1, sizeof(*words));
		halves = dx_alloc_array(a, 2, sizeof(*halves));
		halves[0] = halves[1] = *w;
		halves[0].text = dx_strndup(a, w->text, n);
		halves[1].text = w->text + n;
		halves[0].x1 = halves[1].x0 = w->x0 + (w->x1 - w->x0) * (int32_t)n / (int32_t)strlen(w->text);
		memcpy(words, line->words, k * sizeof(*words));
		words[k] = &halves[0];
		words[k + 1] = &halves[1];
		memcpy(words + k + 2, line->words + k + 1, (line->n - k - 1) * sizeof(*words));
		line->words = words;
		line->n++;
	}
}

void dx_gst_join_names(struct dx_job *job)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		struct dx_line *line = &job->lines.v[i];

		part_names(job->arena, line);
		for (size_t k = 0; k < line->n; k++)
			line->words[k] = without_points(job->arena, line->words[k]);
		for (size_t k = 0; k + 1 < line->n; k++) {
			struct dx_word *whole;

			if (!is_torn(line, k))
				continue;
			whole = dx_memdup(job->arena, line->words[k + 1], sizeof(*whole));
			whole->text = dx_asprintf(job->arena, "%s%s", line->words[k]->text, whole->text);
			whole->x0 = line->words[k]->x0;
			line->words[k] = whole;
			memmove(line->words + k + 1, line->words + k + 2, (line->n - k - 2) * sizeof(*line->words));
			line->n--;
		}
	}
}
