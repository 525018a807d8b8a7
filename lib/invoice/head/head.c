/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Dates, kind of document, order. */
#include <string.h>

#include "dx/extract/postal.h"

#include "head.h"
#include "record/record.h"

#define PLACE_WORDS 3 /* of a place before a day */

/* "Rechnung Nr. 7", "Credit note no. 7": the title inside the label of the number; *N_R words. -1: none. */
static int title_in(struct dx_job *job, const struct dx_label_hit *hit, size_t *n_r)
{
	const struct dx_word *const *words = job->lines.v[hit->line].words + hit->first;

	for (size_t n = hit->field == IL_INVOICE_NUMBER ? hit->n : 0; n > 1; n--) {
		size_t n_toks;
		size_t len = 0;
		struct dx_tok *toks = dx_lex_tokens(job->tpl->labels, job->arena, words, n - 1, &n_toks);
		int field = dx_lex_match(job->tpl->labels, toks, n_toks, 0, &len);

		*n_r = n - 1;
		if (len == n_toks && field >= IL_DOC_INVOICE && field <= IL_DOC_DEBIT_NOTE)
			return field;
	}
	return -1;
}

/* "TD01 (fattura)": a title in brackets behind the code of a kind of document, and nothing else there. */
static bool is_coded_title(struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	const char *last = line->words[hit->first + hit->n - 1]->text;
	size_t end = hit->first + hit->n;

	return dx_invoice_is_title(hit) && hit->inner && hit->first > 0 && line->words[hit->first]->text[0] == '(' &&
	       last[strlen(last) - 1] == ')' && strpbrk(line->words[hit->first - 1]->text, "0123456789") &&
	       (hit->first == 1 || line->words[hit->first - 1]->x0 - line->words[hit->first - 2]->x1 > line->height) &&
	       (end == line->n || line->words[end]->x0 - line->words[end - 1]->x1 > line->height);
}

/* The largest title, as long as there is one. */
static void document_type(struct dx_job *job, struct inv_invoice *inv)
{
	static const char *const names[] = {"invoice", "credit_note", "debit_note"};
	const struct dx_label_hit *best = NULL;
	int32_t height = 0;
	int best_field = -1;
	size_t best_n = 0;

	for (size_t i = 0; i < job->labels.n; i++) {
		const struct dx_label_hit *hit = &job->labels.v[i];
		const struct dx_word *w = job->lines.v[hit->line].words[hit->first];
		size_t n = hit->n;
		int field = dx_invoice_is_title(hit) ? hit->field : title_in(job, hit, &n);

		if (field < 0 || (hit->inner && !is_coded_title(job, hit)) || w->y1 - w->y0 <= height + height / 10)
			continue;
		best = hit;
		best_field = field;
		best_n = n;
		height = w->y1 - w->y0;
	}
	if (!best)
		return;
	inv->document_type = dx_lines_val(job->arena, &job->pages[job->lines.v[best->line].page],
					  job->lines.v[best->line].words + best->first, best_n);
	inv->document_type.text = names[best_field - IL_DOC_INVOICE];
}

/* ---- dates ---- */

/* W, behind HIT's words, up to a label of what is no date of the invoice: "Faktura VAT 7   Data sprzedaży: 2025-02-28".
 */
static void cut_at_label(const struct dx_job *job, const struct dx_label_hit *hit, struct dx_words *w)
{
	const struct dx_labels *l = &job->labels;
	size_t from = hit->first + hit->n;

	for (size_t i = l->line_first[hit->line]; i < l->line_first[hit->line + 1]; i++)
		if ((l->v[i].field == IL_OTHER || l->v[i].field == IL_DUE_DATE) && l->v[i].has_colon &&
		    l->v[i].first >= from && l->v[i].first - from < w->n)
			w->n = l->v[i].first - from;
}

/* W, of LINE, from behind NUMBER on if that is in it: "Faktura FV 27/02/2024" is the 27th of a month, and no day. */
static void cut_before_number(const struct dx_job *job, const struct dx_line *line, const struct dx_val *number,
			      struct dx_words *w)
{
	const struct dx_place *place = &number->place;

	if (!dx_val_has(number) || place->page != job->pages[line->page].number || place->y0 < line->y0 ||
	    place->y1 > line->y1)
		return;
	while (w->n > 0 && place->x0 <= w->words[w->n - 1]->x0 && w->words[0]->x0 < place->x1) {
		w->words++;
		w->n--;
	}
}

/* "Invoice 7 of 2020-11-21": a date behind the title's number, which is OF. */
static void date_by_title(struct dx_job *job, const struct dx_val *of, struct dx_val *v)
{
	for (size_t i = 0; i < job->labels.n && !dx_val_has(v); i++) {
		const struct dx_label_hit *hit = &job->labels.v[i];
		const struct dx_line *line = &job->lines.v[hit->line];
		struct dx_words rest = {line->words + hit->first + hit->n, line->n - hit->first - hit->n, 0,
					line->page};

		struct dx_val number;

		cut_at_label(job, hit, &rest);
		cut_before_number(job, line, of, &rest);
		if ((dx_invoice_is_title(hit) || hit->field == IL_INVOICE_NUMBER) && !hit->inner)
			dx_fields_date_of(job, &rest, v);
		if (!dx_val_has(v) && dx_invoice_is_title(hit) && !hit->inner &&
		    dx_invoice_number_below(job, hit, &number, &rest))
			dx_fields_date_of(job, &rest, v);
	}
}

/* "Luzern, 3.4.2025", "Gorzów Wlkp., dnia 2026-05-31": a day behind a place, and what they call it there. */
static struct dx_words behind_place(struct dx_words w)
{
	static const char *const on[] = {"dnia", "den", "dne", "le", "lì", "am", "dňa", "a"};

	for (size_t c = 1; c < w.n && c <= PLACE_WORDS; c++) {
		if (!strchr(w.words[c - 1]->text, ',') || strpbrk(w.words[c - 1]->text, "0123456789"))
			continue;
		c += c + 1 < w.n && dx_str_is_one_of(dx_str(w.words[c]->text), on, DX_LEN(on));
		return (struct dx_words){w.words + c, w.n - c, 0, w.page};
	}
	return w;
}

/* A date that stands alone at the head of the document. */
static void date_alone(struct dx_job *job, struct dx_val *v)
{
	size_t end = job->tables.n ? job->tables.v[0].header_first : job->lines.n / 2;

	for (size_t i = 0; i < end && !dx_val_has(v); i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; k < n && !dx_val_has(v); k++) {
			struct dx_words w = {line->words + segs[k].first, segs[k].n, 0, line->page};
			struct dx_dates_raw raw;

			w = behind_place(w);
			if (dx_dates_whole(dx_str(dx_words_text(job->arena, &w)), &raw))
				dx_fields_date_of(job, &w, v);
		}
	}
}

/* Is there another label of a date in words FROM to TO of the line of HIT? */
static bool has_date_label(const struct dx_job *job, const struct dx_label_hit *hit, size_t from, size_t to)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[hit->line]; i < l->line_first[hit->line + 1]; i++)
		if (l->v[i].first >= from && l->v[i].first < to && l->v[i].field >= IL_INVOICE_DATE &&
		    l->v[i].field <= IL_DUE_DATE)
			return true;
	return false;
}

/* "Fecha emisión factura: 12/03/2025": more words between the label and its colon than anybody knows. */
static void date_behind_colon(struct dx_job *job, int field, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), field, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		size_t i = hit->first + hit->n;
		size_t colon = i;

		while (colon < line->n && colon < i + 3 && !strpbrk(line->words[colon]->text, ":0123456789"))
			colon++;
		if (hit->has_colon || hit->inner || colon + 1 >= line->n || colon == i + 3 ||
		    !strchr(line->words[colon]->text, ':') || has_date_label(job, hit, i, colon + 1))
			continue;
		struct dx_words rest = {line->words + colon + 1, line->n - colon - 1, 0, line->page};

		dx_fields_date_of(job, &rest, v);
	}
}

/* Behind a day: "netto", "ohne Abzug", "without deduction" says that the whole amount is to be paid by then. */
static bool is_undiscounted(const char *text)
{
	static const char *const words[] = {"ohne", "netto",  "net", "rein", "without",
					    "sans", "zonder", "sin", "senza"};

	while (*text == ' ' || *text == ',')
		text++;
	return dx_str_is_one_of(dx_strn(text, strcspn(text, " ,")), words, DX_LEN(words));
}

/* "by 9 March 2024" alone, below what is to pay, or "Bis 24.10.2023 ohne Abzug". */
static void due_by(struct dx_job *job, struct dx_val *v)
{
	static const char *const words[] = {"by", "bis"};

	for (size_t i = 0; i < job->lines.n && !dx_val_has(v); i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; k < n && !dx_val_has(v); k++) {
			struct dx_words rest = {line->words + segs[k].first + 1, segs[k].n - 1, 0, line->page};
			struct dx_dates_raw raw;
			const char *text;
			size_t used;

			if (rest.n == 0 || line->used ||
			    !dx_str_is_one_of(dx_str(rest.words[-1]->text), words, DX_LEN(words)))
				continue;
			text = dx_words_text(job->arena, &rest);
			if (dx_dates_whole(dx_str(text), &raw) ||
			    (dx_dates_scan(dx_str(text), &raw, &used) && is_undiscounted(text + used)))
				dx_fields_date_of(job, &rest, v);
		}
	}
}

/* "Total amount due on April 3, 2025   $ 12.00" */
static void due_in_total(struct dx_job *job, struct dx_val *v)
{
	static const char *const words[] = {"on", "by", "am", "bis", "le", "al", "el", "il", "op", "den"};

	for (size_t i = 0; i < job->labels.n && !dx_val_has(v); i++) {
		const struct dx_label_hit *hit = &job->labels.v[i];
		const struct dx_line *line = &job->lines.v[hit->line];
		size_t next = hit->first + hit->n;
		struct dx_words rest;
		struct dx_dates_raw raw;
		size_t used;

		if (hit->field < IL_GRAND_TOTAL || hit->field > IL_DUE || hit->inner || next + 1 >= line->n ||
		    !dx_str_is_one_of(dx_str(line->words[next]->text), words, DX_LEN(words)))
			continue;
		rest = (struct dx_words){line->words + next + 1, line->n - next - 1, 0, line->page};
		if (dx_dates_scan(dx_str(dx_words_text(job->arena, &rest)), &raw, &used))
			dx_fields_date_of(job, &rest, v);
	}
}

/* "90123456 / 12.03.2025" below "Number/Date": right behind the number, with a slash between them. */
static void date_behind_number(struct dx_job *job, const struct dx_val *number, struct dx_val *v)
{
	for (size_t i = 0; dx_val_has(number) && i < job->lines.n && !dx_val_has(v); i++) {
		const struct dx_line *line = &job->lines.v[i];

		if (job->pages[line->page].number != number->place.page || line->y0 > number->place.y0 ||
		    line->y1 < number->place.y1)
			continue;
		for (size_t k = 0; k + 2 < line->n; k++) {
			struct dx_words rest = {line->words + k + 2, line->n - k - 2, 0, line->page};

			if (line->words[k]->x1 == number->place.x1 && strcmp(line->words[k + 1]->text, "/") == 0)
				dx_fields_date_of(job, &rest, v);
		}
	}
}

static void read_dates(struct dx_job *job, struct inv_invoice *inv)
{
	struct dx_scope all = dx_scope_all(job);

	date_behind_colon(job, IL_INVOICE_DATE, &inv->invoice_date);
	if (!dx_val_has(&inv->invoice_date))
		dx_fields_date(job, all, IL_INVOICE_DATE, &inv->invoice_date);
	if (!dx_val_has(&inv->invoice_date))
		date_by_title(job, &inv->invoice_number, &inv->invoice_date);
	if (!dx_val_has(&inv->invoice_date))
		date_behind_number(job, &inv->invoice_number, &inv->invoice_date);
	if (!dx_val_has(&inv->invoice_date))
		dx_fields_date(job, all, IL_DATE, &inv->invoice_date);
	if (!dx_val_has(&inv->invoice_date))
		date_alone(job, &inv->invoice_date);
	date_behind_colon(job, IL_DUE_DATE, &inv->due_date);
	if (!dx_val_has(&inv->due_date))
		dx_fields_date(job, all, IL_DUE_DATE, &inv->due_date);
	if (!dx_val_has(
		    &inv->due_date)) /* "Валута: 14.07.2024": as of which day it is owed, in the words for a currency */
		dx_fields_date(job, all, IL_CURRENCY, &inv->due_date);
	if (!dx_val_has(&inv->due_date))
		due_in_total(job, &inv->due_date);
	if (!dx_val_has(&inv->due_date))
		due_by(job, &inv->due_date);
	if (!dx_val_has(&inv->due_date) && dx_val_has(&inv->invoice_date))
		dx_invoice_due_in_text(job, &inv->invoice_date, &inv->due_date);
	dx_invoice_due_undiscounted(job, &inv->due_date);
	dx_invoice_due_last(job, &inv->due_date);
}

static bool due_is_early(const struct inv_invoice *inv)
{
	return dx_val_has(&inv->invoice_date) && dx_val_has(&inv->due_date) &&
	       dx_date_cmp(inv->due_date.date, inv->invoice_date.date) < 0;
}

static bool meets_terms(const struct dx_job *job, const struct inv_invoice *inv)
{
	return dx_val_has(&inv->invoice_date) && dx_val_has(&inv->due_date) &&
	       dx_invoice_meets_terms(job, inv->invoice_date.date, inv->due_date.date);
}

/*
 * Day before month, unless the dates of the document, or else its currency or, without one, an address of the United
 * States say otherwise, or nothing is due so early or after so many days.
 */
static void dates(struct dx_job *job, struct inv_invoice *inv)
{
	struct dx_dates_vote vote = dx_job_dates_vote(job);
	bool is_open = vote.day_first == vote.month_first;
	const char *currency = dx_val_has(&inv->currency) ? inv->currency.text : NULL;
	struct inv_invoice turned = *inv;

	job->dates.month_first = dx_dates_month_first(
		&vote, job->tpl->month_first || (!currency && dx_lines_are_american(&job->lines)), currency);
	read_dates(job, inv);
	if (!is_open || !dx_val_has(&inv->due_date) || (!due_is_early(inv) && meets_terms(job, inv)))
		return;
	job->dates.month_first = !job->dates.month_first;
	read_dates(job, &turned);
	if (dx_val_has(&turned.invoice_date) && dx_val_has(&turned.due_date) && !due_is_early(&turned) &&
	    (due_is_early(inv) || meets_terms(job, &turned))) {
		inv->invoice_date = turned.invoice_date;
		inv->due_date = turned.due_date;
		return;
	}
	job->dates.month_first = !job->dates.month_first;
}

void dx_invoice_head(struct dx_job *job, struct inv_invoice *inv)
{
	document_type(job, inv);
	dx_invoice_number(job, inv);
	if (!dx_val_has(&inv->invoice_number))
		dx_invoice_number_unlabelled(job, &inv->invoice_number);
	dx_invoice_keep_series(job, &inv->invoice_number);
	dates(job, inv);
	dx_invoice_order(job, &inv->purchase_order);
	dx_invoice_keep_mark(job, &inv->purchase_order);
}
