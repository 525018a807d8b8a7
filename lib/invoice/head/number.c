/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The number of an invoice: behind its label, by its title, in large letters. */
#include <string.h>

#include "foot/foot.h"
#include "head.h"

static bool is_letter(char c)
{
	return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* A number of a document: a digit in it, no blank, and no date. */
bool dx_invoice_is_number(struct dx_str s)
{
	struct dx_dates_raw raw;
	bool digit = false;

	if (s.n == 0 || s.n > 32 || dx_dates_whole(s, &raw))
		return false;
	for (size_t i = 0; i < s.n; i++) {
		digit |= is_digit(s.p[i]);
		if (!is_digit(s.p[i]) && !is_letter(s.p[i]) && !dx_invoice_is_foreign(s, i) && !strchr("-/_.#", s.p[i]))
			return false;
	}
	return digit;
}

static struct dx_str bare(struct dx_str s)
{
	return dx_str_strip(s, ":.,;()[]-#", ":.,;()[]");
}

/* "11/05/2025" of "FV 11/05/2025": the eleventh of a month, which behind the letters of a series is no date. */
static bool is_by_month(struct dx_str s)
{
	struct dx_dates_raw raw;

	return s.n && is_digit(s.p[0]) && memchr(s.p, '/', s.n) && dx_dates_whole(s, &raw);
}

/* "FT" of "FT 2025/7", "V" of "V 0417": the letters of a series, apart from the number behind them. */
static bool is_series(const struct dx_words *w, size_t i)
{
	static const char *const others[] = {"NO", "NR", "N",   "NUM", "ID",  "OF", "DE",
					     "DU", "PO", "EUR", "USD", "GBP", "VAT"};
	const char *text = w->words[i]->text;
	size_t n = strlen(text);
	bool near = w->words[i + 1]->x0 - w->words[i]->x1 < w->words[i]->y1 - w->words[i]->y0;

	for (size_t k = 0; k < DX_LEN(others); k++)
		if (strcmp(text, others[k]) == 0)
			return false;
	if (dx_invoice_is_foreign_series(text, n))
		return near;
	for (size_t k = 0; k < n; k++)
		if (text[k] < 'A' || text[k] > 'Z')
			return false;
	return n > 0 && n < 4 && near;
}

bool dx_invoice_number_in(struct dx_job *job, const struct dx_words *w, bool marked, struct dx_val *v)
{
	bool mark = false;

	for (size_t i = 0; i < w->n; i++) {
		struct dx_words one = {w->words + i, 1, i ? 0 : w->skip, w->page};
		const char *text = dx_words_text(job->arena, &one);
		struct dx_str s = bare(dx_str(text));

		bool series = i == 1 && w->skip == 0 && is_series(w, 0);

		if ((!marked || mark || *text == '#') && (dx_invoice_is_number(s) || (series && is_by_month(s)))) {
			struct dx_words both = {w->words, 2, 0, w->page};

			*v = dx_words_val(job->arena, &job->lines, series ? &both : &one);
			v->text = dx_strndup(job->arena, s.p, s.n);
			if (series)
				v->text = dx_asprintf(job->arena, "%s %s", w->words[0]->text, v->text);
			return true;
		}
		mark = s.n == 0 || dx_str_ieq_c(s, "n°") || dx_str_ieq_c(s, "no") || dx_str_ieq_c(s, "nr") ||
		       dx_str_ieq_c(s, "č");
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
	return one.n == 1 && dx_invoice_number_in(job, &one, false, v);
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

bool dx_invoice_is_title(const struct dx_label_hit *hit)
{
	return hit->field >= IL_DOC_INVOICE && hit->field <= IL_DOC_DEBIT_NOTE;
}

/* Does the label of a date begin at X, as far as a height, on line AT? */
static bool has_date_label(const struct dx_job *job, size_t at, int32_t x, int32_t height)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[at]; i < l->line_first[at + 1]; i++) {
		int32_t shift = job->lines.v[at].words[l->v[i].first]->x0 - x;

		if (shift < height && shift > -height && l->v[i].field >= IL_INVOICE_DATE &&
		    l->v[i].field <= IL_DUE_DATE)
			return true;
	}
	return false;
}

/* "Invoice" over "Invoice date" or "Due date": in a column of labels the title is the number's. A line of what stands
 * beside the column may come between the two. */
static bool in_label_column(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];

	for (size_t i = hit->line + 1; i < job->lines.n && i <= hit->line + 2; i++) {
		if (job->lines.v[i].page != line->page || job->lines.v[i].y0 - line->y1 > line->height)
			return false;
		if (has_date_label(job, i, line->words[hit->first]->x0, line->height))
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

bool dx_invoice_says_number(const char *text)
{
	static const char *const words[] = {"n", "nr", "no", "n°", "nº", "num", "nro", "č"};

	return dx_str_is_one_of(bare(dx_str(text)), words, DX_LEN(words));
}

/* Bytes of "Nº", "N°", "No." right before the digits of TEXT; 0: none. */
static uint32_t mark_before(const char *text)
{
	static const char *const marks[] = {"nº", "n°", "no.", "no", "nr.", "nr"};

	for (size_t i = 0; i < DX_LEN(marks); i++) {
		size_t n = strlen(marks[i]);

		if (strlen(text) > n && is_digit(text[n]) && dx_str_ieq_c(dx_str_sub(dx_str(text), 0, n), marks[i]))
			return (uint32_t)n;
	}
	return 0;
}

#define BOX_LINES 3 /* of what stands beside a box, between the title in it and its number */

/* "FACTURA ELECTRÓNICA" over "Nº44133" or "# 44133" in the middle of a box: a number that says it is one. */
static bool number_in_box(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
{
	const struct dx_line *title = &job->lines.v[hit->line];
	int32_t x0 = title->words[hit->first]->x0;
	size_t last = hit->first + hit->n - 1;
	int32_t x1;

	while (last + 1 < title->n && title->words[last + 1]->x0 - title->words[last]->x1 < title->height)
		last++; /* of a kind of invoice that has another word */
	x1 = title->words[last]->x1;
	for (size_t i = hit->line + 1; i < job->lines.n && i <= hit->line + BOX_LINES; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		if (line->page != title->page || line->y0 - title->y1 > 2 * title->height)
			return false;
		for (size_t k = 0; k < n; k++) {
			struct dx_words w = {line->words + segs[k].first, segs[k].n, 0, line->page};
			bool marked = w.n > 1 &&
				      (strcmp(w.words[0]->text, "#") == 0 || dx_invoice_says_number(w.words[0]->text));

			if (segs[k].x0 < x0 - title->height || segs[k].x1 > x1 + title->height)
				continue;
			w.words += marked;
			w.n -= marked;
			w.skip = marked ? 0 : mark_before(w.words[0]->text);
			if ((marked || w.skip) && w.n == 1 && dx_invoice_number_in(job, &w, false, v))
				return true;
		}
	}
	return false;
}

/* The line right below the title begins with "#7" or "N. 7": what stands behind that in REST_R. */
bool dx_invoice_number_below(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v,
			     struct dx_words *rest_r)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	const struct dx_line *below = hit->line + 1 < job->lines.n ? line + 1 : NULL;
	struct dx_words first;
	int32_t shift;
	size_t at;

	if (!below || below->page != line->page || below->n == 0 || below->y0 - line->y1 > 2 * line->height ||
	    (below->words[0]->text[0] != '#' && !(dx_invoice_says_number(below->words[0]->text) && below->n > 1)))
		return false;
	at = below->words[0]->text[0] != '#';
	first = (struct dx_words){below->words + at, 1, 0, line->page};
	shift = below->words[0]->x0 - line->words[hit->first]->x0;
	*rest_r = (struct dx_words){below->words + at + 1, below->n - at - 1, 0, line->page};
	return shift < line->height && shift > -line->height && dx_invoice_number_in(job, &first, at == 0, v);
}

#define BAR_LINES 6 /* below the title, those of what stands beside it among them */

/* Of SEGS, of a line: the one that begins about X; NULL: none does. */
static const struct dx_seg *seg_at(const struct dx_seg *segs, size_t n, int32_t x, int32_t height)
{
	for (size_t i = 0; i < n; i++)
		if (segs[i].x0 - x < 2 * height && x - segs[i].x0 < height)
			return &segs[i];
	return NULL;
}

/* "nr.   del   pag." below the title, with the number under the first of them. */
static bool number_in_bar(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
{
	const struct dx_line *title = &job->lines.v[hit->line];
	const struct dx_word *bar = NULL;

	for (size_t i = hit->line + 1; i < job->lines.n && i <= hit->line + BAR_LINES; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);
		const struct dx_seg *s = seg_at(segs, n, bar ? bar->x0 : title->words[hit->first]->x0, title->height);

		if (line->page != title->page || line->y0 - title->y1 > 4 * title->height)
			return false;
		if (!s)
			continue;
		if (bar) {
			struct dx_words w = {line->words + s->first, s->n, 0, line->page};

			return number_alone(job, &w, v);
		}
		if (s->n != 1 || s == &segs[n - 1] || !dx_invoice_says_number(line->words[s->first]->text))
			return false;
		bar = line->words[s->first];
	}
	return false;
}

/* "Invoice #:      00030911": does the title end with the sign of a number? Then that may stand far from it. */
static bool has_sign_behind(const struct dx_line *line, const struct dx_label_hit *hit)
{
	size_t next = hit->first + hit->n;
	const struct dx_word *last = line->words[next - 1];

	if (strchr(last->text, '#'))
		return true;
	return next < line->n && line->words[next]->x0 - last->x1 < line->height &&
	       (strcmp(line->words[next]->text, "#") == 0 || strcmp(line->words[next]->text, "#:") == 0);
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

		if (!dx_invoice_is_title(hit) || hit->inner)
			continue;
		n = dx_labels_values(job->arena, &job->labels, hit, values);
		for (size_t k = 0; k < n; k++) {
			bool beside = values[k].words >= line->words && values[k].words < line->words + line->n;
			bool near = beside && (has_sign_behind(line, hit) ||
					       values[k].words[0]->x0 - line->words[hit->first + hit->n - 1]->x1 <=
						       2 * line->height);

			if (dx_invoice_number_in(job, &values[k], !near && !in_label_row(job, hit), v) ||
			    (beside && in_label_column(job, hit) && number_alone(job, &values[k], v)))
				return true;
		}
		if (number_below(job, hit, v) || dx_invoice_number_below(job, hit, v, &rest) ||
		    number_in_bar(job, hit, v) || number_in_box(job, hit, v))
			return true;
	}
	return false;
}

/* Does a date's label stand at X on LINE, above or below a line with the same height? */
static bool dates_at(const struct dx_job *job, size_t line, int32_t x)
{
	const struct dx_labels *l = &job->labels;
	int32_t height = job->lines.v[line].height;

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++) {
		int32_t shift = job->lines.v[line].words[l->v[i].first]->x0 - x;

		if (l->v[i].field >= IL_INVOICE_DATE && l->v[i].field <= IL_DUE_DATE && shift < height / 2 &&
		    shift > -height / 2)
			return true;
	}
	return false;
}

#define COLUMN_LINES 16 /* of labels one under the other, with what stands beside them */

/* "Your ref. │ :", "Our order no. : 7": does a label begin at X on LINE, with a colon behind it? */
static bool has_label_at(struct dx_job *job, const struct dx_line *line, int32_t x)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	for (size_t k = 0; k < n; k++) {
		if (segs[k].x0 - x > line->height / 4 || x - segs[k].x0 > line->height / 4)
			continue;
		for (size_t i = segs[k].first + 1; i < line->n; i++)
			if (line->words[i]->text[0] == ':')
				return true;
	}
	return false;
}

/* "No. │ : I-7" over "Your ref. │ :", …, "Date │ : 7.1.2026": does the label at X begin a column that dates are in? */
static bool heads_dates(struct dx_job *job, size_t line, int32_t x)
{
	const struct dx_line *first = &job->lines.v[line];
	int32_t y1 = first->y1;

	for (size_t i = line + 1; i < job->lines.n && i <= line + COLUMN_LINES; i++) {
		const struct dx_line *below = &job->lines.v[i];

		if (below->page != first->page || below->y0 - y1 > first->height)
			return false;
		if (!has_label_at(job, below, x))
			continue;
		if (dates_at(job, i, x))
			return true;
		y1 = below->y1;
	}
	return false;
}

/*
 * "No." in the column, or the row, of labels that the date has: of the paper itself. Its number stands behind it, or
 * below where the dates do.
 */
static bool number_by_date(struct dx_job *job, struct dx_val *v)
{
	size_t end = job->tables.n ? job->tables.v[0].header_first : job->lines.page_first[1];

	for (size_t i = 0; i + 1 < end; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; k < n; k++) {
			const struct dx_word *label = line->words[segs[k].first];
			const struct dx_line *below = line + 1;
			size_t n_below;
			const struct dx_seg *under;
			const struct dx_seg *s;
			struct dx_words w;

			if (segs[k].n != 1 || !dx_invoice_says_number(label->text))
				continue;
			if (k + 1 < n &&
			    (dates_at(job, i + 1, segs[k].x0) || (i > 0 && dates_at(job, i - 1, segs[k].x0)) ||
			     (line->words[segs[k + 1].first]->text[0] == ':' && heads_dates(job, i, segs[k].x0)))) {
				w = (struct dx_words){line->words + segs[k + 1].first, segs[k + 1].n, 0, line->page};
				if (number_alone(job, &w, v))
					return true;
			}
			under = dx_lines_segments(job->arena, below, &n_below);
			s = seg_at(under, n_below, segs[k].x0, line->height);
			w = s ? (struct dx_words){below->words + s->first, s->n, 0, below->page} : (struct dx_words){0};
			if (s && k + 1 < n && dates_at(job, i, segs[k + 1].x0) && below->page == line->page &&
			    below->y0 - line->y1 < line->height && number_alone(job, &w, v))
				return true;
		}
	}
	return false;
}

void dx_invoice_keep_mark(struct dx_job *job, struct dx_val *v)
{
	for (size_t i = 0; dx_val_has(v) && v->text[0] != '#' && i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		if (job->pages[line->page].number != v->place.page || line->y1 < v->place.y0 || line->y0 > v->place.y1)
			continue;
		for (size_t k = 0; k < line->n; k++)
			if (line->words[k]->x1 == v->place.x1 && line->words[k]->text[0] == '#' &&
			    dx_str_starts(dx_str(line->words[k]->text + 1), v->text)) {
				v->text = dx_asprintf(job->arena, "#%s", v->text);
				return;
			}
	}
}

/* "Invoice for order #4559": a shop's invoice whose only number is the order's, which shops write with its sign. */
static bool ends_as_order(const struct dx_job *job, const struct dx_label_hit *hit)
{
	static const char *const orders[] = {"order",  "bestellung", "commande", "bestelling",
					     "pedido", "ordine",     "ordre"};

	return hit->n > 1 &&
	       dx_str_is_one_of(bare(dx_str(job->lines.v[hit->line].words[hit->first + hit->n - 1]->text)), orders,
				DX_LEN(orders));
}

/* The number behind label HIT. */
static bool number_of(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

	/* "Invoice number    Auckland 1010" over "INV-7": the number is what stands alone */
	for (size_t i = 0; i < n; i++)
		if (number_alone(job, &values[i], v) || number_in_groups(job, &values[i], v))
			return true;
	for (size_t i = 0; i < n; i++)
		if (dx_invoice_number_in(job, &values[i], false, v))
			return true;
	return false;
}

/* "Numéro de compte 98657843": "number" alone, and what it is the number of stands behind that. */
static bool is_of_another(const struct dx_job *job, const struct dx_label_hit *hit)
{
	static const char *const of[] = {"de", "du", "des", "d", "da", "do", "del", "della", "di", "of", "van"};
	static const char *const series[] = {"série", "serie", "séria"}; /* of the invoice itself */
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t next = hit->first + hit->n;

	if (next + 1 < line->n && dx_str_is_one_of(bare(dx_str(line->words[next + 1]->text)), series, DX_LEN(series)))
		return false;
	return hit->n == 1 && next < line->n && line->words[next]->x0 - line->words[next - 1]->x1 < line->height &&
	       (dx_str_is_one_of(bare(dx_str(line->words[next]->text)), of, DX_LEN(of)) ||
		strncmp(line->words[next]->text, "d'", 2) == 0 || strncmp(line->words[next]->text, "d’", 4) == 0);
}

/* The number behind a label of its own, or else, BEHIND_WORDS, behind "number" that ends others: "Device number". */
static bool labelled(struct dx_job *job, struct inv_invoice *inv, bool behind_words)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), IL_INVOICE_NUMBER, &at))) {
		bool behind = hit->inner && hit->n == 1;

		if (is_of_another(job, hit) || behind != behind_words ||
		    (behind && dx_invoice_is_below(job, hit->line)))
			continue; /* "programa certificado nº 0555/AT" in the foot */
		if (!number_of(job, hit, &inv->invoice_number))
			continue;
		if (ends_as_order(job, hit))
			dx_invoice_keep_mark(job, &inv->invoice_number);
		return true;
	}
	return false;
}

void dx_invoice_number(struct dx_job *job, struct inv_invoice *inv)
{
	if (labelled(job, inv, false) || labelled(job, inv, true))
		return;
	if (!number_by_date(job, &inv->invoice_number))
		(void)number_by_title(job, &inv->invoice_number);
}
