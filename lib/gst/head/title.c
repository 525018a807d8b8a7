/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What kind of paper an invoice is, as its title says. */
#include <string.h>
#include <strings.h>

#include "head.h"

#define TORN_MAX 12 /* letters of a title */
#define TORN_GAP 3  /* heights between them */

#define TITLE_LINES 12 /* of a paper that may be its title */
#define TITLE_WORDS 7  /* of a title */

/* "Tax Invoice/Bill of Supply/Cash Memo": the form that a market place prints for all of them; its taxes are a tax
 * invoice's. */
static void joint_title(struct dx_job *job, struct dx_val *v)
{
	for (size_t i = 0; i < job->lines.n && i < TITLE_LINES; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k + 1 < line->n; k++) {
			if (!dx_str_ieq_c(dx_str(line->words[k]->text), "tax") ||
			    strncasecmp(line->words[k + 1]->text, "invoice/", 8) != 0)
				continue;
			*v = dx_lines_val(job->arena, &job->pages[line->page], line->words + k, 2);
			v->text = "invoice";
			return;
		}
	}
}

/* "GUEST FOLIO - TAX INVOICE", "PREMIUM CERTIFICATE CUM TAX INVOICE": what a trade calls the paper, and what it is. HIT
 * ends a title of the head. */
static bool ends_title(struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	for (size_t i = 0; i < n && hit->line < TITLE_LINES; i++) {
		const char *before = segs[i].first < hit->first ? line->words[hit->first - 1]->text : "";

		if (*before && segs[i].first + segs[i].n == hit->first + hit->n)
			return strspn(before, "-/=") == strlen(before) || dx_str_ieq_c(dx_str(before), "cum");
	}
	return false;
}

/* "INVOICE", and nothing else in its line. */
static void sole_title(struct dx_job *job, struct dx_val *v)
{
	for (size_t i = 0; i < job->lines.n && i < TITLE_LINES; i++) {
		const struct dx_line *line = &job->lines.v[i];

		if (line->n != 1 || !dx_str_ieq_c(dx_str(line->words[0]->text), "invoice"))
			continue;
		*v = dx_lines_val(job->arena, &job->pages[line->page], line->words, 1);
		v->text = "invoice";
		return;
	}
}

/* A word of a title: it begins with a capital ("e-Tax" and "cum" are the trade's), or is a mark between two. */
static bool is_of_title(const char *text)
{
	static const char *const small[] = {"of", "for", "cum", "and", "e-tax"};

	if (dx_has_digit(text) || strchr(text, ':'))
		return false;
	return !dx_has_letter(text) || (*text >= 'A' && *text <= 'Z') ||
	       dx_str_is_one_of(dx_str(text), small, DX_LEN(small));
}

/* Where in the N words from W on the last TWO words of them are those; false: they are not. */
static bool ends_in(const struct dx_word *const *w, size_t n, const char *first, const char *second)
{
	size_t len = strlen(first);
	const char *before = n < 2 ? "" : w[n - 2]->text;
	size_t skip = strlen(before) < len ? 0 : strlen(before) - len; /* "e-Tax", "BILL/TAX" */

	return n >= 2 && dx_str_ieq_c(dx_str(w[n - 1]->text), second) && dx_str_ieq_c(dx_str(before + skip), first) &&
	       (skip == 0 || strchr("-/", before[skip - 1]));
}

/* What the N words W, a run of their own, say as a title of a trade: "JOB WORK TAX INVOICE", "Consolidated Tax
 * Invoice", "RUNNING ACCOUNT BILL / TAX INVOICE", "INVOICE FOR WEAVING CHARGES"; NULL: nothing. */
static const char *said_by_trade(const struct dx_word *const *w, size_t n)
{
	if (n > 2 && strcmp(w[0]->text, "INVOICE") == 0 && strcmp(w[1]->text, "FOR") == 0)
		return "invoice";
	for (size_t i = 0; i < n; i++)
		if (n > TITLE_WORDS || !is_of_title(w[i]->text))
			return NULL;
	return ends_in(w, n, "tax", "invoice")   ? "invoice"
	       : ends_in(w, n, "credit", "note") ? "credit_note"
	       : ends_in(w, n, "debit", "note")  ? "debit_note"
						 : NULL;
}

/* "INVOICE" in a run of its own, and no number behind it that it names. */
static bool stands_alone(const struct dx_line *line, const struct dx_seg *seg)
{
	const size_t next = seg->first + seg->n;

	return seg->n == 1 && strcmp(line->words[seg->first]->text, "INVOICE") == 0 &&
	       (next == line->n || !dx_has_digit(line->words[next]->text));
}

/* The title of a trade, or "INVOICE" beside who sells. */
static void trade_title(struct dx_job *job, struct dx_val *v)
{
	for (size_t i = 0; i < job->lines.n && i < TITLE_LINES; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; k < n; k++) {
			const struct dx_word *const *w = (const struct dx_word *const *)line->words + segs[k].first;
			const char *text = said_by_trade(w, segs[k].n);

			if (!text && stands_alone(line, &segs[k]))
				text = "invoice";
			if (!text)
				continue;
			*v = dx_lines_val(job->arena, &job->pages[line->page], w, segs[k].n);
			v->text = text;
			return;
		}
	}
}

/* Has TEXT, of N letters, all letters of WORD but for two beside each other at most, lost or misread? */
static bool is_nearly(const char *text, size_t n, const char *word)
{
	size_t len = strlen(word);
	size_t most = n > len ? n : len;
	size_t head = 0;
	size_t tail = 0;

	while (head < n && head < len && text[head] == word[head])
		head++;
	while (tail < n - head && tail < len - head && text[n - 1 - tail] == word[len - 1 - tail])
		tail++;
	return head + tail + 2 >= most;
}

/* The letters of the words from word FROM on of LINE, capitals that stand apart, at most TORN_MAX of them. */
static size_t torn_letters(const struct dx_line *line, size_t from, char *out, size_t *words_r)
{
	size_t n = 0;

	for (*words_r = 0; from + *words_r < line->n; ++*words_r) {
		const struct dx_word *const *w = (const struct dx_word *const *)line->words + from + *words_r;
		const char *text = w[0]->text;
		size_t len = strlen(text);

		if ((*words_r && w[0]->x0 - w[-1]->x1 > TORN_GAP * line->height) || len == 0 || n + len > TORN_MAX ||
		    strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") != len)
			break;
		memcpy(out + n, text, len);
		n += len;
	}
	return n;
}

/* "TAX I V O I CE", "TAX INVTOCE", "I NVOIC E" of a scan: the title in large letters, of which some may be lost behind
 * "TAX". */
static void torn_title(struct dx_job *job, struct dx_val *v)
{
	for (size_t i = 0; i < job->lines.n && i < TITLE_LINES; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n && line->words[k]->conf < 100; k++) {
			bool taxed = k > 0 && strcmp(line->words[k - 1]->text, "TAX") == 0;
			char letters[TORN_MAX];
			size_t words;
			size_t n = torn_letters(line, k, letters, &words);

			if (!(taxed && is_nearly(letters, n, "INVOICE")) &&
			    !(words > 1 && n == strlen("INVOICE") && memcmp(letters, "INVOICE", n) == 0))
				continue;
			*v = dx_lines_val(job->arena, &job->pages[line->page], line->words + k - taxed, words + taxed);
			v->text = "invoice";
			return;
		}
	}
}

/* "* * * CREDIT NOTE * * *": nothing but marks beside it. */
static bool is_decked(const struct dx_line *line, const struct dx_label_hit *hit)
{
	for (size_t i = 0; i < line->n; i++)
		if ((i < hit->first || i >= hit->first + hit->n) &&
		    (dx_has_letter(line->words[i]->text) || dx_has_digit(line->words[i]->text)))
			return false;
	return true;
}

/* "Document Type : Debit Note": HIT stands behind what says what it is, whatever the title is. */
static bool is_said_type(const struct dx_line *line, const struct dx_label_hit *hit)
{
	static const char *const kinds[] = {"document", "doc", "doc.", "voucher"};
	size_t at = hit->first;

	if (at > 2 && strcmp(line->words[at - 1]->text, ":") == 0)
		at--;
	return at >= 2 &&
	       dx_str_ieq_c(dx_strn(line->words[at - 1]->text, strcspn(line->words[at - 1]->text, ":")), "type") &&
	       dx_str_is_one_of(dx_str(line->words[at - 2]->text), kinds, DX_LEN(kinds));
}

void dx_gst_type(struct dx_job *job, struct gst_invoice *inv)
{
	static const char *const names[] = {"invoice", "credit_note", "debit_note", "bill_of_supply"};

	for (size_t i = 0; i < job->labels.n; i++) {
		const struct dx_label_hit *hit = &job->labels.v[i];
		const struct dx_line *line = &job->lines.v[hit->line];
		bool said = is_said_type(line, hit);

		if (hit->field < GL_DOC_INVOICE || hit->field > GL_DOC_BILL_OF_SUPPLY || hit->has_colon ||
		    (!said && (dx_val_has(&inv->document_type) ||
			       (hit->inner && !ends_title(job, hit) && !is_decked(line, hit)))))
			continue;
		inv->document_type =
			dx_lines_val(job->arena, &job->pages[line->page], line->words + hit->first, hit->n);
		inv->document_type.text = names[hit->field - GL_DOC_INVOICE];
		if (said)
			return;
	}
	if (!dx_val_has(&inv->document_type))
		joint_title(job, &inv->document_type);
	if (!dx_val_has(&inv->document_type))
		sole_title(job, &inv->document_type);
	if (!dx_val_has(&inv->document_type))
		trade_title(job, &inv->document_type);
	if (!dx_val_has(&inv->document_type))
		torn_title(job, &inv->document_type);
}

/* How many words of the label HIT of LINE are the title of the paper whose NUMBER stands behind it: 1 of "Invoice"
 * where a line begins with it, 2 of "Tax Invoice No." wherever it stands; 0: none is. */
static size_t title_words(const struct dx_line *line, const struct dx_label_hit *hit, const char *number)
{
	const struct dx_word *const *w = (const struct dx_word *const *)line->words + hit->first;
	size_t n = hit->n > 2 ? 2 : 1;
	size_t behind = hit->first + hit->n;

	behind += n == 2 && behind < line->n && strcmp(line->words[behind]->text, ":") == 0;
	if (hit->n == 2 || (n == 1 && hit->first > 0) || behind >= line->n ||
	    (n == 2 && !dx_str_ieq_c(dx_str(w[0]->text), "tax")) || !dx_str_ieq_c(dx_str(w[n - 1]->text), "invoice") ||
	    strcmp(line->words[behind]->text, number) != 0)
		return 0;
	return n;
}

void dx_gst_type_before_number(struct dx_job *job, struct gst_invoice *inv)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!dx_val_has(&inv->document_type) && dx_val_has(&inv->invoice_number) &&
	       (hit = dx_fields_next(job, dx_scope_all(job), GL_INVOICE_NUMBER, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		size_t n = title_words(line, hit, inv->invoice_number.text);

		if (n == 0)
			continue;
		inv->document_type = dx_lines_val(job->arena, &job->pages[line->page], line->words + hit->first, n);
		inv->document_type.text = "invoice";
	}
}
