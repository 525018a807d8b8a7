/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Lines in groups, each under a title that says its rates: "1) CGST @ 2.50%, SGST @ 2.50%". Supermarkets and cash and
 * carries print no column of them. The first title stands above all lines.
 */
#include <string.h>

#include "dx/extract/rowread.h"
#include "items.h"
#include "table/table.h"

#define RATES_MAX 4 /* of one title */

struct titled {
	int kind; /* GC_CGST, …; GC_TAX: all taxes together */
	struct dx_dec rate;
	size_t at; /* the byte where the figure stands */
};

/* How many bytes of TEXT count the groups: "1) ", "(2) ", "3. ". */
static size_t count_at(const char *text)
{
	size_t open = text[0] == '(';
	size_t digits = strspn(text + open, "0123456789");
	size_t mark = strspn(text + open + digits, ".):");

	return digits && mark && text[open + digits + mark] == ' ' ? open + digits + mark + 1 : 0;
}

/* "SGST/UTGST" is the first of its names. */
static int kind_of(struct dx_job *job, const char *name, size_t n)
{
	n = n < strcspn(name, "/") ? n : strcspn(name, "/");
	return dx_str_ieq_c(dx_strn(name, n), "cess") ? GC_CESS : dx_gst_tax_kind(dx_strndup(job->arena, name, n));
}

/* "CGST @ 2.50%" at *AT of TEXT, which moves behind it. False: something else. */
static bool read_rate(struct dx_job *job, const char *text, size_t *at, struct titled *r)
{
	size_t name = strcspn(text + *at, " @:=-(0123456789");
	size_t digits;
	struct dx_number n;

	r->kind = kind_of(job, text + *at, name);
	r->at = *at + name + strspn(text + *at + name, " @:=-(");
	digits = strspn(text + r->at, "0123456789.");
	*at = r->at + digits + strspn(text + r->at + digits, " ");
	if (r->kind < 0 || digits == 0 || text[*at] != '%' ||
	    !dx_value_parse(dx_strn(text + r->at, digits), job->tables.rule, &n))
		return false;
	r->rate = n.value;
	++*at;
	*at += strspn(text + *at, ") ,;&+/|");
	return true;
}

/* The rates of TEXT if there is nothing else in it; how many, 0: it is no title. */
static size_t read_title(struct dx_job *job, const char *text, struct titled rates[RATES_MAX])
{
	size_t at = count_at(text);
	size_t n = 0;

	while (text[at]) {
		if (n == RATES_MAX || !read_rate(job, text, &at, &rates[n]))
			return 0;
		for (size_t i = 0; i < n; i++)
			if (rates[i].kind == rates[n].kind)
				return 0;
		n++;
	}
	return n;
}

/* The same of line INDEX of T, which begins where names do. */
static size_t title_of(struct dx_job *job, const struct dx_table *t, size_t index, struct titled rates[RATES_MAX])
{
	const struct dx_line *line = &job->lines.v[index];
	int names = dx_table_col(t, GC_DESCRIPTION);

	if (names < 0 || line->n == 0 || line->words[0]->x0 >= t->cols[names].x1 ||
	    !strchr(line->words[line->n - 1]->text, '%'))
		return 0;
	return read_title(job, dx_lines_text(job->arena, (const struct dx_word *const *)line->words, line->n), rates);
}

static bool has_amount(const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		if (dx_columns_amount_like(line->words[i]) && !strchr(line->words[i]->text, '%'))
			return true;
	return false;
}

/* The table that T goes on from. */
static const struct dx_table *begin_of(const struct dx_job *job, const struct dx_table *t)
{
	while (t > job->tables.v && t->header_n == 0 && dx_table_same_roles(t - 1, t))
		t--;
	return t;
}

/* Does T begin with a title? The headings above it may have taken it for one of theirs. */
static bool is_titled(struct dx_job *job, const struct dx_table *t)
{
	const struct dx_table *head = begin_of(job, t);
	struct titled rates[RATES_MAX];

	for (size_t i = head->header_n ? head->header_first : head->first; i < head->first + head->n; i++) {
		if (title_of(job, head, i, rates))
			return true;
		if (i >= head->first && has_amount(&job->lines.v[i]))
			return false;
	}
	return false;
}

bool dx_gst_is_rate_title(struct dx_job *job, const struct dx_table *t, size_t line)
{
	struct titled rates[RATES_MAX];

	return title_of(job, t, line, rates) > 0 && is_titled(job, t);
}

/* The nearest title above LINE of T, on its page or the one before; how many RATES it has. *LINE_R is its line. */
static size_t title_above(struct dx_job *job, const struct dx_table *t, size_t line, struct titled rates[RATES_MAX],
			  size_t *line_r)
{
	const struct dx_table *head = begin_of(job, t);

	for (;; line = t->first + t->n) {
		size_t from = t->header_n ? t->header_first : t->first;

		while (line-- > from) {
			size_t n = title_of(job, t, line, rates);

			*line_r = line;
			if (n)
				return n;
		}
		if (t == head)
			return 0;
		t--;
	}
}

/* The word of LINE in whose text, as one with blanks, byte AT stands. */
static size_t word_at(const struct dx_line *line, size_t at)
{
	size_t end = 0;

	for (size_t i = 0; i < line->n; i++) {
		end += strlen(line->words[i]->text);
		if (at < end)
			return i;
		end++;
	}
	return line->n - 1;
}

void dx_gst_rates_of_title(struct dx_job *job, const struct dx_table *t, size_t line, struct gst_item *it)
{
	const struct {
		int kind;
		struct dx_val *rate;
	} into[] = {{GC_CGST, &it->cgst_rate},
		    {GC_SGST, &it->sgst_rate},
		    {GC_IGST, &it->igst_rate},
		    {GC_CESS, &it->cess_rate},
		    {GC_TAX, &it->tax_rate}};
	struct titled rates[RATES_MAX];
	size_t at;
	size_t n;

	for (size_t k = 0; k < DX_LEN(into); k++)
		if (dx_val_has(into[k].rate))
			return;
	n = is_titled(job, t) ? title_above(job, t, line, rates, &at) : 0;
	for (size_t i = 0; i < n; i++) {
		const struct dx_line *title = &job->lines.v[at];
		struct dx_val v = dx_lines_val(job->arena, &job->pages[title->page],
					       title->words + word_at(title, rates[i].at), 1);

		v.dec = rates[i].rate;
		for (size_t k = 0; k < DX_LEN(into); k++)
			if (into[k].kind == rates[i].kind)
				*into[k].rate = v;
	}
}

/* "2)" of a summary, where the lines of that group stand under "2) CGST @ 2.50%, SGST @ 2.50%". */
static bool rate_of_group(struct dx_job *job, const char *count, struct dx_val *rate)
{
	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *t = &job->tables.v[i];

		for (size_t at = t->first; dx_gst_is_items(t) && at < t->first + t->n; at++) {
			const struct dx_line *line = &job->lines.v[at];
			struct gst_item it = {0};

			if (line->n == 0 || strcmp(line->words[0]->text, count) != 0 ||
			    !dx_gst_is_rate_title(job, t, at))
				continue;
			dx_gst_rates_of_title(job, t, at + 1, &it);
			*rate = it.tax_rate;
			dx_gst_combine_rate(job->arena, rate, &it.cgst_rate, &it.sgst_rate, &it.igst_rate);
			return dx_val_has(rate);
		}
	}
	return false;
}

bool dx_gst_counted_rate(struct dx_job *job, const struct dx_cell *c, struct dx_val *rate)
{
	const struct dx_cell last = {c->words + 1, 1};
	struct dx_number n;

	if (c->n == 1 && count_at(dx_asprintf(job->arena, "%s ", c->words[0].word->text)))
		return rate_of_group(job, c->words[0].word->text, rate);
	if (c->n != 2 || count_at(dx_cell_text(job->arena, c)) == 0 ||
	    !dx_value_parse(dx_str(c->words[1].word->text), job->tables.rule, &n) || !n.has_percent)
		return false;
	*rate = dx_cell_val(job, &last);
	rate->dec = n.value;
	return true;
}
