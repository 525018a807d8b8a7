/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Head of an invoice: its number, dates and place of supply, its amount in words. */
#include <string.h>
#include <strings.h>

#include "dx/extract/ident.h"
#include "dx/extract/inwords.h"

#include "head.h"
#include "party/party.h"

#define ABOVE_WORDS 2 /* lines above an amount in words that may say what it is */

static bool is_ack(struct dx_str s)
{
	return s.n >= 6 && s.n <= 20 && strspn(s.p, "0123456789") >= s.n;
}

/* "Ack No / Date     135742751533460 / 18-Jun-2024" */
static void ack_date_behind_number(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), GL_ACK_NUMBER, &at))) {
		struct dx_words values[DX_LABEL_VALUES_MAX];
		size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

		for (size_t i = 0; i < n && !dx_val_has(v); i++)
			dx_fields_date_of(job, &values[i], v);
	}
}

static bool ends_with_only(const char *text)
{
	struct dx_str s = dx_str(text);

	while (s.n && strchr(".)] ", s.p[s.n - 1]))
		s.n--;
	return s.n >= 4 && dx_str_ieq_c(dx_str_sub(s, s.n - 4, 4), "only");
}

/* "Rupees Two Lakh Ten Only) E. & O. E.", "(Rupees Two Lakh Ten Only being the invoice value)": what follows the amount
 * is none of it. */
static void cut_behind_only(struct dx_job *job, struct dx_val *v)
{
	struct dx_dec amount;

	for (const char *p = v->text; *p && !dx_inwords_parse(dx_str(v->text), &amount); p++) {
		size_t n = (size_t)(p - v->text) + 4;
		bool being = strnlen(p, 11) == 11 && dx_str_ieq_c(dx_strn(p + 4, 7), " being ");
		size_t open = being && v->text[0] == '('; /* its bracket ends behind the words that are left out */

		if (!dx_str_ieq_c(dx_strn(p, strnlen(p, 4)), "only") || !(strchr(".)", p[4]) || being) ||
		    !dx_inwords_parse(dx_strn(v->text, n), &amount))
			continue;
		v->text = dx_strndup(job->arena, v->text + open, being ? n - open : n + 1);
		return;
	}
}

/* W as a value. Of "Rs. Two Lakh Ten Only Taxable Value │ 1,77,966.10" no name of the foot that stands close behind. */
static struct dx_val words_of(struct dx_job *job, struct dx_words w)
{
	struct dx_val all = dx_words_val(job->arena, &job->lines, &w);
	struct dx_dec amount;

	cut_behind_only(job, &all);
	for (size_t i = 0; i < job->labels.n && !dx_inwords_parse(dx_str(all.text), &amount); i++) {
		const struct dx_label_hit *hit = &job->labels.v[i];
		struct dx_words before = w;
		struct dx_val cut;

		for (before.n = 0; before.n < w.n; before.n++)
			if (w.words[before.n] == job->lines.v[hit->line].words[hit->first])
				break;
		if (hit->field < GL_TAXABLE_TOTAL || hit->field > GL_BEFORE || before.n == 0 || before.n == w.n)
			continue;
		cut = dx_words_val(job->arena, &job->lines, &before);
		if (dx_inwords_parse(dx_str(cut.text), &amount))
			return cut;
	}
	return all;
}

/* The run of words of line INDEX, under V or left of it, that is an amount in words with what V says, V with it then.
 */
static bool words_under(struct dx_job *job, size_t index, struct dx_val *v)
{
	const struct dx_line *line = &job->lines.v[index];
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	for (size_t k = 0; k < n && segs[k].x0 <= v->place.x1; k++) {
		const struct dx_words w = {.words = line->words + segs[k].first, .n = segs[k].n, .page = line->page};
		struct dx_val more = words_of(job, w);
		struct dx_val both = {.text = dx_asprintf(job->arena, "%s %s", v->text, more.text)};
		struct dx_dec amount;

		cut_behind_only(job, &both);
		if (!dx_inwords_parse(dx_str(both.text), &amount))
			continue;
		v->text = both.text;
		v->raw = both.text;
		v->place = dx_place_join(v->place, more.place);
		return true;
	}
	return false;
}

/* "Rupees Two Lakh Ten Thousand / Five Hundred Only": words that go on below, as far as they are an amount. Lines of
 * the foot, or of a summary, may stand beside them. */
static void words_go_on(struct dx_job *job, struct dx_val *v)
{
	for (size_t at = 0; at < job->lines.n && !ends_with_only(v->text); at++) {
		const struct dx_line *line = &job->lines.v[at];
		struct dx_val more = *v;

		if (job->pages[line->page].number != v->place.page || line->y0 < v->place.y1 - line->height / 2 ||
		    line->y0 - v->place.y1 > line->height || !words_under(job, at, &more))
			continue;
		if (line->used && !ends_with_only(more.text)) /* else its last words, beside what ends a summary */
			return;
		*v = more;
	}
}

/* The first text behind or below a label that begins an amount in words; another label may stand beside it. */
static bool words_behind(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), GL_WORDS, &at))) {
		struct dx_words values[DX_LABEL_VALUES_MAX];
		size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

		for (size_t i = 0; i < n; i++) {
			struct dx_val one = words_of(job, values[i]);
			struct dx_dec amount;

			if (!dx_inwords_parse(dx_str(one.text), &amount))
				continue;
			*v = one;
			return true;
		}
	}
	return false;
}

/* "Amount: Twelve Thousand Only": a word before the colon that is no currency is a label that nobody knows. */
static void without_label(struct dx_val *v)
{
	const char *text = dx_val_has(v) ? v->text : "";
	size_t n = strcspn(text, ": ");
	struct dx_dec with, amount;

	if (n == 0 || text[n] != ':' || text[n + 1] != ' ' || dx_value_currency(dx_strn(text, n)) ||
	    dx_str_ieq_c(dx_strn(text, n), "rupees") || !dx_inwords_parse(dx_str(text + n + 2), &amount) ||
	    (dx_inwords_parse(dx_str(text), &with) && dx_dec_cmp(with, amount) != 0))
		return;
	v->text += n + 2;
}

/* A figure that is no percentage. */
static bool has_amount(const struct dx_line *line, size_t from, size_t to)
{
	for (size_t i = from; i < to; i++)
		if (strpbrk(line->words[i]->text, "0123456789") && !strchr(line->words[i]->text, '%'))
			return true;
	return false;
}

/* Has the label HIT no amount behind it, in its own run of words or the next one? Then it is one of what stands below.
 */
static bool is_bare(struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	for (size_t i = 0; i < n; i++) {
		size_t end = segs[i].first + segs[i].n;

		if (hit->first < segs[i].first || hit->first >= end)
			continue;
		if (i + 1 < n)
			end += segs[i + 1].n;
		return !has_amount(line, hit->first + hit->n, end);
	}
	return false;
}

/* Does what stands before SEG on line INDEX, or over it, say that this is a tax: "Total GST :"? */
static bool is_of_tax(struct dx_job *job, size_t index, const struct dx_seg *seg)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[index < ABOVE_WORDS ? 0 : index - ABOVE_WORDS]; i < l->line_first[index + 1];
	     i++) {
		const struct dx_line *line = &job->lines.v[l->v[i].line];
		const struct dx_word *word = line->words[l->v[i].first];
		bool here = l->v[i].line == index;

		if (l->v[i].field >= GL_CGST && l->v[i].field <= GL_TAX_TOTAL &&
		    line->page == job->lines.v[index].page &&
		    (here ? word->x0 < seg->x0 : word->x0 <= seg->x1 && word->x1 >= seg->x0) && is_bare(job, &l->v[i]))
			return true;
	}
	return false;
}

/* "Gross bill amount: Rupees Two Lakh Ten": the words of SEG behind a colon that its currency follows; else all. */
static struct dx_seg behind_colon(const struct dx_line *line, struct dx_seg seg)
{
	for (size_t i = seg.first; i + 1 < seg.first + seg.n; i++) {
		const char *text = line->words[i]->text;
		const char *next = line->words[i + 1]->text;

		if (!dx_str_ends(dx_str(text), ":") || dx_value_currency(dx_strn(text, strcspn(text, ":"))) ||
		    !(dx_value_currency(dx_str(next)) || dx_str_ieq_c(dx_str(next), "rupees")))
			continue;
		seg.n -= i + 1 - seg.first;
		seg.first = i + 1;
		seg.x0 = line->words[i + 1]->x0;
		break;
	}
	return seg;
}

/* "Rupees Two Lakh Ten Only" without a label: a run of words that is an amount, and says that it ends. */
static void words_anywhere(struct dx_job *job, struct dx_val *v)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs;

		if (line->used)
			continue;
		segs = dx_lines_segments(job->arena, line, &n);
		for (size_t k = 0; k < n; k++) {
			struct dx_seg seg = behind_colon(line, segs[k]);
			struct dx_words w = {.words = line->words + seg.first, .n = seg.n, .page = line->page};
			struct dx_val one = words_of(job, w);
			struct dx_dec amount;

			if (w.n < 3 || is_of_tax(job, i, &seg) || !dx_inwords_parse(dx_str(one.text), &amount))
				continue;
			words_go_on(job, &one);
			if (!ends_with_only(one.text))
				continue;
			*v = one;
			return;
		}
	}
}

void dx_gst_head(struct dx_job *job, struct gst_invoice *inv)
{
	struct dx_scope all = dx_scope_all(job);
	struct dx_val code;

	job->dates.month_first = job->tpl->month_first;
	dx_gst_type(job, inv);
	dx_gst_number(job, inv);
	dx_gst_type_before_number(job, inv);
	dx_gst_dates(job, inv);
	dx_gst_place(job, inv);
	dx_gst_reverse(job, inv);
	dx_fields_word(job, all, GL_ACK_NUMBER, is_ack, &inv->ack_number);
	if (!dx_fields_date(job, all, GL_ACK_DATE, &inv->ack_date))
		ack_date_behind_number(job, &inv->ack_date);
	if (dx_fields_text(job, all, GL_CURRENCY, &code) && dx_value_currency(dx_str(code.text))) {
		inv->currency = code;
		inv->currency.text = dx_value_currency(dx_str(code.text));
	} else {
		inv->currency = dx_job_currency(job);
	}
	if (words_behind(job, &inv->amount_in_words) || dx_fields_text(job, all, GL_WORDS, &inv->amount_in_words))
		words_go_on(job, &inv->amount_in_words);
	else
		words_anywhere(job, &inv->amount_in_words);
	without_label(&inv->amount_in_words);
}
