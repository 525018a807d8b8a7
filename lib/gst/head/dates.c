/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Dates of an invoice: its own, and when it is to be paid. */
#include <string.h>

#include "head.h"
#include "record/record.h"

#define LABEL_WORDS_MAX 4
#define DATE_WORDS      3 /* "12 Jan 2025" */
#define DUE_LINES       3 /* between what is due and its day */
#define SENTENCE_MIN    6 /* words before one of a sentence */
#define DAY_DIGITS      8 /* of a day, a month and a year */

/* "leased to you under the registered Lease Deed dated 14th August, 2021": a word of a sentence that names no invoice.
 */
static bool is_of_sentence(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_labels *l = &job->labels;
	const char *word = job->lines.v[hit->line].words[hit->first]->text;

	if (!hit->inner || hit->first < SENTENCE_MIN || word[0] < 'a' || word[0] > 'z')
		return false;
	for (size_t i = l->line_first[hit->line]; i < l->line_first[hit->line + 1]; i++)
		if (l->v[i].first < hit->first && l->v[i].field == GL_INVOICE_NUMBER)
			return false;
	return true;
}

/* The first date behind a label of the invoice's that is no word of a sentence, whatever stands before it. */
static void date_behind_words(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), GL_INVOICE_DATE, &at))) {
		struct dx_words values[DX_LABEL_VALUES_MAX];
		size_t n = is_of_sentence(job, hit) ? 0 : dx_labels_values(job->arena, &job->labels, hit, values);

		for (size_t i = 0; i < n && !dx_val_has(v); i++)
			dx_fields_date_of(job, &values[i], v);
	}
}

/* "Date" alone, or "Bill Date", before the end of another label ("Event Date"). */
static void invoice_date(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), GL_INVOICE_DATE, &at))) {
		struct dx_words values[DX_LABEL_VALUES_MAX];
		size_t n = hit->inner ? 0 : dx_labels_values(job->arena, &job->labels, hit, values);

		for (size_t i = 0; i < n && !dx_val_has(v); i++)
			dx_fields_date_of(job, &values[i], v);
	}
	if (!dx_val_has(v))
		date_behind_words(job, v);
}

/* "Due" by itself over or beside a date. What is due is more often an amount: so it is no label. */
static void due_by_word(struct dx_job *job, struct dx_val *v)
{
	for (struct gst_above it = dx_gst_above(job); dx_gst_next_above(job, &it);) {
		struct dx_label_hit hit = {.field = GL_OTHER, .line = it.index, .first = it.seg->first, .n = 1};
		const char *text = it.line->words[it.seg->first]->text;
		struct dx_words values[DX_LABEL_VALUES_MAX];

		if (!dx_str_ieq_c(dx_strn(text, strcspn(text, ":")), "due"))
			continue;
		if (dx_labels_values(job->arena, &job->labels, &hit, values) && dx_fields_date_of(job, &values[0], v))
			return;
	}
}

/* Does a word of the run above, in one of the lines right above line INDEX, say that something is due? */
static bool is_below_due(struct dx_job *job, size_t index, const struct dx_seg *seg)
{
	static const char *const dues[] = {"due", "payable", "pay"};

	for (size_t i = index; i-- > 0 && i + DUE_LINES >= index;) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n && line->page == job->lines.v[index].page; k++)
			if (line->words[k]->x1 > seg->x0 && line->words[k]->x0 < seg->x1 &&
			    dx_str_is_one_of(dx_strn(line->words[k]->text, strcspn(line->words[k]->text, ":")), dues,
					     DX_LEN(dues)))
				return true;
	}
	return false;
}

/* "Amount due" over "₹ 79,841.63" over "by 03 Dec 2023". */
static void due_below(struct dx_job *job, struct dx_val *v)
{
	static const char *const by[] = {"by", "before", "on"};

	for (struct gst_above it = dx_gst_above(job); dx_gst_next_above(job, &it);) {
		struct dx_words date = {it.line->words + it.seg->first + 1, it.seg->n - 1, 0, it.line->page};

		if (it.seg->n < 2 || it.seg->n > DATE_WORDS + 1 ||
		    !dx_str_is_one_of(dx_str(it.line->words[it.seg->first]->text), by, DX_LEN(by)) ||
		    !is_below_due(job, it.index, it.seg))
			continue;
		if (dx_fields_date_of(job, &date, v))
			return;
	}
}

/* ---- an invoice's date without a known label ---- */

static struct dx_str bare(const char *word)
{
	return dx_strn(word, strcspn(word, ".:,()-"));
}

/* Words FIRST.. of LINE, N of them, say what date this is: the invoice's (1), another one (-1), or nothing (0). */
static int meaning(const struct dx_line *line, size_t first, size_t n)
{
	static const char *const date[] = {"date", "dt", "dated"};
	static const char *const paper[] = {"invoice", "inv", "bill", "note", "document", "memo"};
	static const char *const others[] = {
		"due",     "pay",      "payable",  "payment",  "before",    "order",     "po",           "lr",
		"gr",      "challan",  "dc",       "ref",      "reference", "ack",       "period",       "from",
		"to",      "till",     "until",    "valid",    "expiry",    "check",     "arrival",      "departure",
		"journey", "travel",   "event",    "delivery", "dispatch",  "despatch",  "supply",       "service",
		"print",   "printed",  "original", "against",  "agreement", "contract",  "deed",         "booking",
		"cheque",  "eway",     "way",      "birth",    "since",     "effective", "registration", "licence",
		"license", "previous", "last",     "next",     "month",     "cycle",     "removal"};
	bool has_date = false;
	bool has_paper = false;

	for (size_t i = 0; i < n; i++) {
		struct dx_str word = bare(line->words[first + i]->text);

		if (dx_str_is_one_of(word, others, DX_LEN(others)))
			return -1;
		has_date |= dx_str_is_one_of(word, date, DX_LEN(date));
		has_paper |= dx_str_is_one_of(word, paper, DX_LEN(paper));
	}
	return has_date && has_paper;
}

/* Does a known label, of whatever, stand in LINE before word AT? */
static bool is_labelled(const struct dx_job *job, size_t index, size_t at)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[index]; i < l->line_first[index + 1]; i++)
		if (l->v[i].first <= at && (l->v[i].field == GL_OTHER || l->v[i].field == GL_DUE_DATE ||
					    l->v[i].field == GL_ACK_DATE || l->v[i].field == GL_ACK_NUMBER))
			return true;
	return false;
}

/* Are A and B on one line of the paper? */
static bool are_level(const struct dx_val *a, const struct dx_val *b)
{
	return dx_val_has(a) && dx_val_has(b) && a->place.page == b->place.page && a->place.y0 < b->place.y1 &&
	       a->place.y1 > b->place.y0;
}

/* "Dt of Invoice", whatever the order of the words; else the date beside the paper's NUMBER, and the only one of the
 * head that nothing else explains. */
static void invoice_date_by_words(struct dx_job *job, const struct dx_val *due, const struct dx_val *number,
				  struct dx_val *v)
{
	struct dx_val only = {0};
	struct dx_val beside = {0};
	bool several = false;

	for (size_t i = 0; i < dx_gst_head_end(job); i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; !line->used && k < line->n; k++) {
			size_t from = k < LABEL_WORDS_MAX ? 0 : k - LABEL_WORDS_MAX;
			struct dx_words w = {line->words + k, line->n - k < DATE_WORDS ? line->n - k : DATE_WORDS, 0,
					     line->page};
			struct dx_val one = {0};
			int says;

			if ((!dx_has_digit(line->words[k]->text) &&
			     !(k + 1 < line->n && dx_has_digit(line->words[k + 1]->text))) || /* "July 3, 2022" */
			    !dx_fields_date_of(job, &w, &one) ||
			    one.place.x0 != line->words[k]->x0)
				continue;
			says = meaning(line, from, k - from);
			if (says > 0) {
				*v = one;
				return;
			}
			if (says < 0 || is_labelled(job, i, k) ||
			    (dx_val_has(due) && dx_date_cmp(one.date, due->date) == 0))
				continue;
			several |= dx_val_has(&only) && dx_date_cmp(only.date, one.date) != 0;
			only = one;
			beside = are_level(&one, number) && !dx_val_has(&beside) ? one : beside;
			k += DATE_WORDS - 1; /* "12 Jan 2025" is one */
		}
	}
	if (dx_val_has(&only) && !several)
		*v = only;
	else if (dx_val_has(&beside))
		*v = beside;
}

/* ---- a date whose signs are lost ---- */

/* "02082023" for "02-08-2023": the day that the eight digits of TEXT are, the day first as in India; NULL: none. */
static const char *with_signs(struct dx_job *job, const char *text)
{
	return strspn(text, "0123456789") == DAY_DIGITS && text[DAY_DIGITS] == '\0' && strncmp(text + 4, "20", 2) == 0
		       ? dx_asprintf(job->arena, "%.2s-%.2s-%s", text, text + 2, text + 4)
		       : NULL;
}

/* The value behind a label of the invoice's date on a scanned page, which lost the dashes between its parts. */
static void date_without_signs(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), GL_INVOICE_DATE, &at))) {
		struct dx_words values[DX_LABEL_VALUES_MAX];
		struct dx_words last;
		struct dx_dates_raw raw;
		struct dx_date date;
		const char *text;

		if (hit->inner || job->pages[job->lines.v[hit->line].page].source != DX_SOURCE_OCR ||
		    !dx_labels_values(job->arena, &job->labels, hit, values))
			continue;
		last = (struct dx_words){values[0].words + values[0].n - 1, 1, 0, values[0].page};
		text = values[0].n <= 2 ? with_signs(job, last.words[0]->text) : NULL; /* a misread colon before it */
		if (!text || !dx_dates_whole(dx_str(text), &raw) || !dx_dates_resolve(&raw, &job->dates, &date))
			continue;
		*v = dx_words_val(job->arena, &job->lines, &last);
		v->date = date;
		v->source = DX_VAL_REPAIRED;
	}
}

void dx_gst_dates(struct dx_job *job, struct gst_invoice *inv)
{
	invoice_date(job, &inv->invoice_date);
	if (!dx_fields_date(job, dx_scope_all(job), GL_DUE_DATE, &inv->due_date))
		due_by_word(job, &inv->due_date);
	if (!dx_val_has(&inv->due_date))
		due_below(job, &inv->due_date);
	if (!dx_val_has(&inv->due_date))
		dx_gst_due_said(job, &inv->due_date);
	if (!dx_val_has(&inv->invoice_date))
		date_without_signs(job, &inv->invoice_date);
	if (!dx_val_has(&inv->invoice_date))
		invoice_date_by_words(job, &inv->due_date, &inv->invoice_number, &inv->invoice_date);
}
