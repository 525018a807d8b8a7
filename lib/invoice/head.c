/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Number, dates, kind of document, currency. */
#include <string.h>

#include "invoice_int.h"

static bool is_letter(char c)
{
	return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* A number of a document: a digit in it, no blank, and no date. */
static bool is_number(struct dx_str s)
{
	struct dx_dates_raw raw;
	bool digit = false;

	if (s.n == 0 || s.n > 32 || dx_dates_whole(s, &raw))
		return false;
	for (size_t i = 0; i < s.n; i++) {
		digit |= is_digit(s.p[i]);
		if (!is_digit(s.p[i]) && !is_letter(s.p[i]) && !strchr("-/_.#", s.p[i]))
			return false;
	}
	return digit;
}

static struct dx_str bare(struct dx_str s)
{
	while (s.n && strchr(":.,;()[]-#", s.p[0]))
		s = dx_str_sub(s, 1, s.n);
	while (s.n && strchr(":.,;()[]", s.p[s.n - 1]))
		s.n--;
	return s;
}

/* "FT" of "FT 2025/7", "V" of "V 0417": the letters of a series, apart from the number behind them. */
static bool is_series(const struct dx_words *w, size_t i)
{
	static const char *const others[] = {"NO", "NR", "N",   "NUM", "ID",  "OF", "DE",
					     "DU", "PO", "EUR", "USD", "GBP", "VAT"};
	const char *text = w->words[i]->text;
	size_t n = strlen(text);

	for (size_t k = 0; k < DX_LEN(others); k++)
		if (strcmp(text, others[k]) == 0)
			return false;
	for (size_t k = 0; k < n; k++)
		if (text[k] < 'A' || text[k] > 'Z')
			return false;
	return n > 0 && n < 4 && w->words[i + 1]->x0 - w->words[i]->x1 < w->words[i]->y1 - w->words[i]->y0;
}

/* The first word of W that is a number. With MARKED only one that says so: "# 7", "n° 7". */
static bool number_in(struct dx_job *job, const struct dx_words *w, bool marked, struct dx_val *v)
{
	bool mark = false;

	for (size_t i = 0; i < w->n; i++) {
		struct dx_words one = {w->words + i, 1, i ? 0 : w->skip, w->page};
		const char *text = dx_words_text(job->arena, &one);
		struct dx_str s = bare(dx_str(text));

		if ((!marked || mark || *text == '#') && is_number(s)) {
			bool series = i == 1 && w->skip == 0 && is_series(w, 0);
			struct dx_words both = {w->words, 2, 0, w->page};

			*v = dx_words_val(job->arena, &job->lines, series ? &both : &one);
			v->text = dx_strndup(job->arena, s.p, s.n);
			if (series)
				v->text = dx_asprintf(job->arena, "%s %s", w->words[0]->text, v->text);
			return true;
		}
		mark = s.n == 0 || dx_str_ieq_c(s, "n°") || dx_str_ieq_c(s, "no") || dx_str_ieq_c(s, "nr");
	}
	return false;
}

#define GROUPS_MAX   4
#define GROUPS_LEN   24
#define GROUP_DIGITS 3 /* of all groups */

/* "K 90936 7", "2000 4417 228": groups of digits and capitals, a blank apart; a date or a currency is none. */
static bool number_in_groups(struct dx_job *job, const struct dx_words *w, struct dx_val *v)
{
	struct dx_dates_raw raw;
	size_t digits = 0;
	size_t len = 0;

	if (w->n < 2 || w->n > GROUPS_MAX || w->skip || dx_dates_whole(dx_str(dx_words_text(job->arena, w)), &raw))
		return false;
	for (size_t i = 0; i < w->n; i++) {
		const struct dx_word *word = w->words[i];
		size_t n = strspn(word->text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
		bool bare_digits = strspn(word->text, "0123456789") == n;

		if (word->text[n] != '\0' || n == 0 || dx_value_currency(dx_str(word->text)) ||
		    (strcspn(word->text, "0123456789") == n && (n > 2 || i > 0)) ||
		    (i > 0 && word->x0 - w->words[i - 1]->x1 > (word->y1 - word->y0) * 6 / 10))
			return false;
		len += n;
		for (size_t k = 0; k < n; k++)
			digits += is_digit(word->text[k]);
		if (i > 0 && bare_digits && n == 4 && word->text[0] == '2' && word->text[1] == '0' && w->n == 2)
			return false; /* "417 2025": a year */
	}
	if (digits < GROUP_DIGITS || len > GROUPS_LEN)
		return false;
	*v = dx_words_val(job->arena, &job->lines, w);
	return true;
}

/* The whole of W is a number, but for the marks before it. */
static bool number_alone(struct dx_job *job, const struct dx_words *w, struct dx_val *v)
{
	struct dx_words one = *w;

	while (one.n > 1 && bare(dx_str(one.words[0]->text)).n == 0) {
		one.words++;
		one.n--;
		one.skip = 0;
	}
	return one.n == 1 && number_in(job, &one, false, v);
}

/* Is the label one of several side by side, each with its value below ("Order │ Invoice │ Due date")? */
static bool in_label_row(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_labels *l = &job->labels;
	size_t n = 0;

	for (size_t i = l->line_first[hit->line]; i < l->line_first[hit->line + 1]; i++)
		n += !l->v[i].inner;
	return n > 1;
}

static bool is_title(const struct dx_label_hit *hit)
{
	return hit->field >= IL_DOC_INVOICE && hit->field <= IL_DOC_DEBIT_NOTE;
}

/* "Invoice" over "Invoice date" or "Due date": in a column of labels the title is the number's. */
static bool in_label_column(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t next = hit->line + 1;

	if (next >= job->lines.n || job->lines.v[next].page != line->page ||
	    job->lines.v[next].y0 - line->y1 > line->height)
		return false;
	for (size_t i = l->line_first[next]; i < l->line_first[next + 1]; i++) {
		const struct dx_label_hit *below = &l->v[i];
		int32_t shift = job->lines.v[next].words[below->first]->x0 - line->words[hit->first]->x0;

		if (shift < line->height && shift > -line->height &&
		    (below->field == IL_INVOICE_DATE || below->field == IL_DATE || below->field == IL_DUE_DATE))
			return true;
	}
	return false;
}

/* "Réf. : FA-7", "No 7" right below the title: without the word that says there is a number. */
static struct dx_words without_ref(struct dx_words w)
{
	static const char *const refs[] = {"ref", "réf", "référence", "reference", "referenz", "no", "nr", "n°", "nº"};

	if (w.n > 1 && dx_str_is_one_of(bare(dx_str(w.words[0]->text)), refs, DX_LEN(refs))) {
		w.words++;
		w.n--;
	}
	return w;
}

/* Right below the title, and ending where it ends: nothing but a number. */
static bool number_below(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	int32_t edge = line->words[hit->first + hit->n - 1]->x1;
	size_t next = hit->line + 1;
	size_t n;
	struct dx_seg *segs;

	if (next >= job->lines.n || job->lines.v[next].page != line->page ||
	    job->lines.v[next].y0 - line->y1 > line->height)
		return false;
	segs = dx_lines_segments(job->arena, &job->lines.v[next], &n);
	for (size_t i = 0; i < n; i++) {
		struct dx_words w = without_ref(
			(struct dx_words){job->lines.v[next].words + segs[i].first, segs[i].n, 0, line->page});
		int32_t shift = segs[i].x1 - edge;

		if (shift < line->height && shift > -line->height &&
		    segs[i].x0 > line->words[hit->first]->x0 - line->height * 8 && number_alone(job, &w, v) &&
		    v->text[strcspn(v->text, "-/")] != '\0')
			return true;
	}
	return false;
}

/* The line right below the title begins with "#7": what stands behind that in REST_R. */
static bool marked_below(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v, struct dx_words *rest_r)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	const struct dx_line *below = hit->line + 1 < job->lines.n ? line + 1 : NULL;
	struct dx_words first;
	int32_t shift;

	if (!below || below->page != line->page || below->n == 0 || below->y0 - line->y1 > 2 * line->height ||
	    below->words[0]->text[0] != '#')
		return false;
	first = (struct dx_words){below->words, 1, 0, line->page};
	shift = below->words[0]->x0 - line->words[hit->first]->x0;
	*rest_r = (struct dx_words){below->words + 1, below->n - 1, 0, line->page};
	return shift < line->height && shift > -line->height && number_in(job, &first, true, v);
}

/* "Rechnung RE-7 von 09.05.2017": the number behind the title; the one below only where it says so. */
static bool number_by_title(struct dx_job *job, struct dx_val *v)
{
	for (size_t i = 0; i < job->labels.n; i++) {
		const struct dx_label_hit *hit = &job->labels.v[i];
		const struct dx_line *line = &job->lines.v[hit->line];
		struct dx_words values[DX_LABEL_VALUES_MAX];
		size_t n;

		struct dx_words rest;

		if (!is_title(hit) || hit->inner)
			continue;
		n = dx_labels_values(job->arena, &job->labels, hit, values);
		for (size_t k = 0; k < n; k++) {
			bool beside = values[k].words >= line->words && values[k].words < line->words + line->n;
			bool near = beside && values[k].words[0]->x0 - line->words[hit->first + hit->n - 1]->x1 <=
						      2 * line->height;

			if (number_in(job, &values[k], !near && !in_label_row(job, hit), v) ||
			    (beside && in_label_column(job, hit) && number_alone(job, &values[k], v)))
				return true;
		}
		if (number_below(job, hit, v) || marked_below(job, hit, v, &rest))
			return true;
	}
	return false;
}

#define BIG 12 /* tenths of a usual letter: what is higher stands out */

/* The usual height of letters on the first page. */
static int32_t usual_height(const struct dx_job *job)
{
	int64_t sum = 0;
	int64_t n = 0;

	for (size_t i = 0; i < job->lines.page_first[1]; i++)
		for (size_t k = 0; k < job->lines.v[i].n; k++, n++)
			sum += job->lines.v[i].words[k]->y1 - job->lines.v[i].words[k]->y0;
	return n ? (int32_t)(sum / n) : 0;
}

/* "FV/7/10/2025" alone in large letters: letters and digits with signs between them. */
static bool is_large_number(const struct dx_words *w)
{
	const char *text = w->words[0]->text;

	return w->n == 1 && strlen(text) > 4 && text[strcspn(text, "-/")] != '\0' && strpbrk(text, "0123456789") &&
	       strpbrk(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
}

/*
 * "Salgsfaktura S-7" in large letters: a title that nobody knows, or none, and the only number among such words.
 */
static void number_by_size(struct dx_job *job, struct dx_val *v)
{
	int32_t usual = usual_height(job);
	size_t end = job->tables.n ? job->tables.v[0].header_first : job->lines.page_first[1];
	struct dx_val one;
	size_t found = 0;

	for (size_t i = 0; i < end && i < job->lines.page_first[1]; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; k < n; k++) {
			struct dx_words w = {line->words + segs[k].first, segs[k].n, 0, line->page};
			const struct dx_word *last = w.words[w.n - 1];

			if ((w.n < 2 && !is_large_number(&w)) || w.n > 4 || (last->y1 - last->y0) * 10 < usual * BIG ||
			    job->labels.line_first[i] != job->labels.line_first[i + 1])
				continue;
			w.words += w.n > 2 ? w.n - 2 : 0;
			w.n = w.n > 2 ? 2 : w.n;
			if ((w.n > 1 && strpbrk(w.words[0]->text, "0123456789")) || !number_in(job, &w, false, &one) ||
			    strcspn(one.text, "0123456789") == strlen(one.text))
				continue;
			found++;
		}
	}
	if (found == 1)
		*v = one;
}

static void number(struct dx_job *job, struct inv_invoice *inv)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), IL_INVOICE_NUMBER, &at))) {
		size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

		/* "Invoice number    Auckland 1010" over "INV-7": the number is what stands alone */
		for (size_t i = 0; i < n; i++)
			if (number_alone(job, &values[i], &inv->invoice_number) ||
			    number_in_groups(job, &values[i], &inv->invoice_number))
				return;
		for (size_t i = 0; i < n; i++)
			if (number_in(job, &values[i], false, &inv->invoice_number))
				return;
	}
	if (!number_by_title(job, &inv->invoice_number))
		number_by_size(job, &inv->invoice_number);
}

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
		int field = is_title(hit) ? hit->field : title_in(job, hit, &n);

		if (field < 0 || hit->inner || w->y1 - w->y0 <= height + height / 10)
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

/* "Invoice 7 of 2020-11-21": a date behind the title's number. */
static void date_by_title(struct dx_job *job, struct dx_val *v)
{
	for (size_t i = 0; i < job->labels.n && !dx_val_has(v); i++) {
		const struct dx_label_hit *hit = &job->labels.v[i];
		const struct dx_line *line = &job->lines.v[hit->line];
		struct dx_words rest = {line->words + hit->first + hit->n, line->n - hit->first - hit->n, 0,
					line->page};

		struct dx_val number;

		if ((is_title(hit) || hit->field == IL_INVOICE_NUMBER) && !hit->inner)
			dx_fields_date_of(job, &rest, v);
		if (!dx_val_has(v) && is_title(hit) && !hit->inner && marked_below(job, hit, &number, &rest))
			dx_fields_date_of(job, &rest, v);
	}
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

			for (size_t c = w.n > 4 ? 0 : 1; c > 0 && c < w.n; c++) /* "Luzern, 3.4.2025" */
				if (strchr(w.words[c - 1]->text, ',') && !strpbrk(w.words[c - 1]->text, "0123456789")) {
					w = (struct dx_words){w.words + c, w.n - c, 0, line->page};
					break;
				}
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
		date_by_title(job, &inv->invoice_date);
	if (!dx_val_has(&inv->invoice_date))
		date_behind_number(job, &inv->invoice_number, &inv->invoice_date);
	if (!dx_val_has(&inv->invoice_date))
		dx_fields_date(job, all, IL_DATE, &inv->invoice_date);
	if (!dx_val_has(&inv->invoice_date))
		date_alone(job, &inv->invoice_date);
	date_behind_colon(job, IL_DUE_DATE, &inv->due_date);
	if (!dx_val_has(&inv->due_date))
		dx_fields_date(job, all, IL_DUE_DATE, &inv->due_date);
	if (!dx_val_has(&inv->due_date))
		due_in_total(job, &inv->due_date);
	if (!dx_val_has(&inv->due_date) && dx_val_has(&inv->invoice_date))
		dx_invoice_due_in_text(job, &inv->invoice_date, &inv->due_date);
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
 * Day before month, unless the dates of the document, or else its currency, say otherwise, or nothing is due so early
 * or after so many days.
 */
static void dates(struct dx_job *job, struct inv_invoice *inv)
{
	struct dx_dates_vote vote = dx_job_dates_vote(job);
	bool is_open = vote.day_first == vote.month_first;
	struct inv_invoice turned = *inv;

	job->dates.month_first = dx_dates_month_first(&vote, job->tpl->month_first,
						      dx_val_has(&inv->currency) ? inv->currency.text : NULL);
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

/* "R 1,234.50": a sign that is a letter like others, before the amounts of two lines; no other currency is there. */
static struct dx_val rand_of(struct dx_job *job)
{
	const struct dx_line *first = NULL;
	size_t lines = 0;
	size_t at = 0;

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		const struct dx_word *last = line->n > 1 ? line->words[line->n - 1] : NULL;
		const struct dx_word *sign = last ? line->words[line->n - 2] : NULL;

		if (!last || strcmp(sign->text, "R") != 0 || last->x0 - sign->x1 > line->height ||
		    !dx_columns_amount_like(last))
			continue;
		first = first ? first : line;
		at = first == line ? line->n - 2 : at;
		lines++;
	}
	return lines < 2 ? (struct dx_val){0}
			 : dx_lines_val(job->arena, &job->pages[first->page], first->words + at, 1);
}

void dx_invoice_head(struct dx_job *job, struct inv_invoice *inv)
{
	struct dx_scope all = dx_scope_all(job);
	struct dx_val code;

	if (dx_fields_text(job, all, IL_CURRENCY, &code) && dx_value_currency(dx_str(code.text))) {
		inv->currency = code;
		inv->currency.text = dx_value_currency(dx_str(code.text));
	} else {
		inv->currency = dx_job_currency(job);
	}
	if (!dx_val_has(&inv->currency)) {
		inv->currency = rand_of(job);
		if (dx_val_has(&inv->currency))
			inv->currency.text = "ZAR";
	}
	document_type(job, inv);
	number(job, inv);
	dates(job, inv);
	dx_fields_word(job, all, IL_PURCHASE_ORDER, is_number, &inv->purchase_order);
}
