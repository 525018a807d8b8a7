/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Whose account it is, where labels say so: beside them, below them, or over one in brackets. */
#include <string.h>

#include "head.h"
#include "record/record.h"

#define NUMBER_MIN  6 /* digits of an account's number */
#define LABEL_WORDS 5 /* behind one that is a label by itself */

/* "customer@example.com" names nobody whose name stands below. */
static bool is_mail(const char *text)
{
	const char *at = strchr(text, '@');

	return at && at > text && strchr(at, '.');
}

/* "Customer VAT Registration Number : Not Provided": words up to the colon, from word AT on, are the label's. */
static bool goes_on_to_colon(const struct dx_line *line, size_t at)
{
	for (size_t k = at; k < line->n && k < at + LABEL_WORDS; k++) {
		const char *text = line->words[k]->text;

		if (k > at && line->words[k]->x0 - line->words[k - 1]->x1 > line->height)
			return false;
		if (text[strlen(text) - 1] == ':')
			return true;
	}
	return false;
}

/* "Client ID", "Customer since": the words behind the label make it another one. */
static bool is_of_attribute(const struct dx_job *job, const struct dx_label_hit *hit)
{
	static const char *const words[] = {
		"id",     "code",     "no",    "no.",     "number",  "ref",      "ref.",    "type",      "category",
		"status", "since",    "care",  "segment", "service", "services", "support", "enquiries", "pan",
		"gstin",  "helpline", "email", "url",     "details", "relation", "kyc",     "unique"};
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t next = hit->first + hit->n;

	if (hit->has_colon || next >= line->n || line->words[next]->x0 - line->words[next - 1]->x1 > line->height)
		return false;
	return dx_str_is_one_of(dx_strn(line->words[next]->text, strcspn(line->words[next]->text, ":/")), words,
				DX_LEN(words)) ||
	       goes_on_to_colon(line, next);
}

/* Digits that no name has; those of a code in brackets behind it ("MEENA HEGDE [ 1799034 ]") are the customer's. */
static bool has_number(const char *text)
{
	for (const char *p = text; *p && (*p != '[' || p == text); p++)
		if (strspn(p, "0123456789") >= NUMBER_MIN)
			return true;
	return false;
}

/* "Account Holder Names   MEERA KRISHNAN": a word in one run with its label goes on with it, and the name stands apart.
 */
static bool is_rest_of_label(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t next = hit->first + hit->n;
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);
	struct dx_words apart = {.page = line->page};

	if (hit->has_colon || w->n != 1 || next >= line->n || line->words[next] != w->words[0])
		return false;
	for (size_t k = 0; k < n && !apart.n; k++)
		if (segs[k].first == next + 1)
			apart = (struct dx_words){.words = (const struct dx_word *const *)line->words + next + 1,
						  .n = segs[k].n,
						  .page = line->page};
	return apart.n >= 2 && dx_st_is_name(job, &apart);
}

/* Does W list what stands between strokes? */
static bool has_stroke(const struct dx_words *w)
{
	for (size_t i = 0; i < w->n; i++)
		if (strcmp(w->words[i]->text, "/") == 0 || strcmp(w->words[i]->text, "|") == 0)
			return true;
	return false;
}

/* "Member FDIC": the word alone names a customer only with a colon ("Member : Shabana Iyer"), and nobody who says of
 * what he is one ("Member: NSE / BSE / MCX"). */
static bool is_of_membership(const struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w)
{
	const char *label = job->lines.v[hit->line].words[hit->first]->text;

	return hit->n == 1 && dx_str_ieq_c(dx_strn(label, strcspn(label, ":")), "member") &&
	       (!hit->has_colon || w->n < 2 || has_stroke(w));
}

/* Is W the next heading of a strip that begins with HIT, or stands a colon behind words between HIT and the end of W
 * ("Nom. Reg.   : YES")? Then it is another label, or what that one says. */
static bool is_of_next_label(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	const struct dx_word *const *words = (const struct dx_word *const *)line->words;
	size_t end;
	bool word = false;

	if (w->words < words || w->words >= words + line->n)
		return false;
	end = (size_t)(w->words - words) + w->n;
	for (size_t i = hit->first + hit->n; i < line->n && i <= end; i++) {
		if (line->words[i]->text[0] == ':' && word)
			return true;
		word |= line->words[i]->text[0] != ':';
	}
	return dx_st_is_strip(job, hit->line);
}

/* "CARDHOLDER NEWS": a title of two words, a blank apart, over what is said under it. */
static bool is_of_title(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];

	return dx_st_is_card(job) && !hit->has_colon && hit->first == 0 && hit->n == 1 && line->n == 2 &&
	       line->words[1]->x0 - line->words[0]->x1 <= line->height / 2;
}

/* The last of the words from AT on that are a card's number in LINE, the first such one; NULL: there is none. */
static const char *card_number_end(const struct dx_line *line)
{
	for (size_t at = 0; at < line->n; at++) {
		size_t n = dx_st_card_words((const struct dx_word *const *)line->words + at, line->n - at);

		if (n > 0)
			return line->words[at + n - 1]->text;
	}
	return NULL;
}

/* "Cardholder: MEERA KRISHNAN   Card no. 5289 45XX XXXX 5308" among the rows of 5289 45XX XXXX 1020: who has one of the
 * cards of an account that is another's. */
static bool is_of_sub_card(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const size_t begin = dx_st_begin(job);
	const char *own = dx_st_is_card(job) && hit->line >= begin ? card_number_end(&job->lines.v[hit->line]) : NULL;

	for (size_t i = 0; own && i < begin && job->lines.v[i].page == job->lines.v[0].page; i++) {
		const char *head = card_number_end(&job->lines.v[i]);

		if (head)
			return strcmp(head, own) != 0;
	}
	return false;
}

/* "XXXXXXX8787" behind "Customer" is its number; "STATEMENT" under "Remarks … Name" a paper's word. */
static bool may_be_customer(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w)
{
	const char *text = dx_words_text(job->arena, w);
	size_t letters = 0;

	for (const char *p = text; *p; p++)
		letters += (unsigned char)*p >= 0x80 ||
			   (((*p >= 'A' && *p <= 'Z') || (*p >= 'a' && *p <= 'z')) && *p != 'X' && *p != 'x');
	if (is_of_next_label(job, hit, w) || dx_st_begins_with_kin(w) || is_of_title(job, hit) ||
	    is_of_sub_card(job, hit))
		return false;
	if (is_of_attribute(job, hit) || dx_st_goes_on(job, hit) || dx_st_is_of_someone(job, hit) ||
	    is_of_membership(job, hit, w) || dx_st_is_product(job, hit, w) || is_rest_of_label(job, hit, w) ||
	    dx_st_is_caption_below(job, hit))
		return false;
	if (hit->inner && strspn(text, "0123456789") == strcspn(text, " ")) /* "Service client : 3477" */
		return false;
	if (strstr(text, "：")) /* another label, and its value */
		return false;
	if (strchr(text, ':') && dx_has_digit(text)) /* "Care Number : 1800 1234" behind "Customer" */
		return false;
	if (dx_st_has_date(job, w) ||
	    has_number(text)) /* "Account name" over "Savings 0123456789", balances by day beside */
		return false;
	return !is_mail(job->lines.v[hit->line].words[hit->first]->text) && (letters >= 2 || !dx_has_digit(text)) &&
	       dx_st_paper_words(job, w) < w->n;
}

bool dx_st_is_label_of_person(const struct dx_job *job, const struct dx_label_hit *hit)
{
	static const char *const stems[] = {"holder", "customer", "client", "depositor", "borrower", "owner"};
	const struct dx_line *line = &job->lines.v[hit->line];

	for (size_t i = 0; i < hit->n; i++)
		for (size_t k = 0; k < DX_LEN(stems); k++)
			if (dx_str_ieq_c(dx_strn(line->words[hit->first + i]->text,
						 strnlen(line->words[hit->first + i]->text, strlen(stems[k]))),
					 stems[k]))
				return true;
	return false;
}

static bool may_be_person(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w)
{
	return dx_st_is_label_of_person(job, hit) && w->n >= 2 && dx_st_is_name(job, w) && may_be_customer(job, hit, w);
}

static bool may_be_account(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w)
{
	return !dx_st_is_label_of_person(job, hit) && may_be_customer(job, hit, w);
}

/* Is the text of V a run of words in two places at least? */
static bool is_printed_twice(struct dx_job *job, const struct dx_val *v)
{
	size_t found = 0;

	for (size_t i = 0; i < job->lines.n && job->lines.v[i].page == job->lines.v[0].page; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; k < n; k++) {
			struct dx_words w = {.words = (const struct dx_word *const *)line->words + segs[k].first,
					     .n = segs[k].n,
					     .page = line->page};

			found += strcmp(dx_words_text(job->arena, &w), v->text) == 0;
		}
	}
	return found >= 2;
}

/*
 * "Account Name   OVERDRAFT AGAINST PROPERTY" over "Account Holder(s) Name   MEERA KRISHNAN": what stands beside the
 * account's name may be its product, where another label names a person, whom the paper names once more.
 */
static bool named_person(struct dx_job *job, struct dx_val *v)
{
	struct dx_val account = {0};
	struct dx_val person = {0};

	if (!dx_fields_text_if(job, dx_scope_all(job), SL_ACCOUNT_HOLDER, may_be_account, &account) ||
	    !dx_fields_text_if(job, dx_scope_all(job), SL_ACCOUNT_HOLDER, may_be_person, &person) ||
	    strcmp(account.text, person.text) == 0 || !is_printed_twice(job, &person) ||
	    is_printed_twice(job, &account))
		return false;
	*v = person;
	return true;
}

/* W up to the label of a number inside it, which has no colon: "M/s. Omkar Steel Corporation Cust. No. 592355335". */
static bool end_at_number(const struct dx_job *job, const struct dx_label_hit *hit, struct dx_words *w)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_line *line = &job->lines.v[hit->line];

	for (size_t i = l->line_first[hit->line]; i < l->line_first[hit->line + 1]; i++) {
		const struct dx_label_hit *next = &l->v[i];
		const size_t end = next->first + next->n;

		if (next->first <= hit->first + hit->n || next->n < 2 || end >= line->n ||
		    !has_number(line->words[end]->text))
			continue;
		for (size_t k = 1; k < w->n; k++) {
			if (w->words[k] != line->words[next->first])
				continue;
			w->n = k;
			return true;
		}
	}
	return false;
}

static bool before_number(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), SL_ACCOUNT_HOLDER, &at))) {
		if (!hit->has_colon || dx_labels_values(job->arena, &job->labels, hit, values) == 0 ||
		    !end_at_number(job, hit, &values[0]) || !may_be_customer(job, hit, &values[0]))
			continue;
		*v = dx_words_val(job->arena, &job->lines, &values[0]);
		return true;
	}
	return false;
}

/* "Nome: OFICINA DOIS IRMAOS LTDA": a firm by its legal form, whose name begins with what is a label elsewhere. */
static bool named_firm(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), SL_ACCOUNT_HOLDER, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		const size_t from = hit->first + hit->n;
		struct dx_words w = {.words = (const struct dx_word *const *)line->words + from, .page = line->page};

		while (from + w.n < line->n && (w.n == 0 || w.words[w.n]->x0 - w.words[w.n - 1]->x1 <= line->height))
			w.n++;
		if (!hit->has_colon || hit->skip || w.n < 2 || !dx_st_is_legal(w.words[w.n - 1]->text) ||
		    !dx_st_is_name(job, &w))
			continue;
		*v = dx_words_val(job->arena, &job->lines, &w);
		return true;
	}
	return false;
}

/* The words of LINE from word FROM on up to one that ends with a comma (*COMMA_R), or all. */
static struct dx_words up_to_comma(const struct dx_line *line, size_t from, bool *comma_r)
{
	struct dx_words w = {.words = (const struct dx_word *const *)line->words + from, .page = line->page};

	*comma_r = false;
	while (!*comma_r && from + w.n < line->n)
		*comma_r = dx_str_ends(dx_str(w.words[w.n++]->text), ",");
	return w;
}

/* "Statement of account of M/s. Ambika Polyfab Pvt Ltd, Door No 86, …": a sentence that goes on with an address behind
 * the name's comma. */
static bool named_in_sentence(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), SL_ACCOUNT_HOLDER, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		const size_t from = hit->first + hit->n;
		bool comma;
		struct dx_words w = up_to_comma(line, from, &comma);

		if (hit->has_colon || hit->n < 2 || !comma || w.n < 2 || from + w.n == line->n ||
		    !dx_has_digit(dx_lines_text(job->arena, w.words + w.n, line->n - from - w.n)) ||
		    !dx_st_is_name(job, &w) || dx_st_paper_words(job, &w) == w.n)
			continue;
		*v = dx_words_val(job->arena, &job->lines, &w);
		v->text = dx_strndup(job->arena, v->text, strlen(v->text) - 1);
		return true;
	}
	return false;
}

/* "Statement of Savings Bank account no. SB/67973 of Shri Kavitha Sandhu": whose the number is, behind it in a sentence
 * that begins as a title does. */
static bool named_behind_number(struct dx_job *job, struct dx_val *v)
{
	static const char *const papers[] = {"statement", "ledger", "extract", "copy"};
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), SL_ACCOUNT_NUMBER, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		const size_t from = hit->first + hit->n + 2; /* behind the number and "of" */
		struct dx_words w;
		bool comma;

		if (hit->has_colon || from + 1 >= line->n || !dx_has_digit(line->words[from - 2]->text) ||
		    strcmp(line->words[from - 1]->text, "of") != 0 ||
		    !dx_str_is_one_of(dx_str(line->words[0]->text), papers, DX_LEN(papers)))
			continue;
		w = up_to_comma(line, from, &comma);
		if (w.n < 2 || !dx_st_is_name(job, &w) || !may_be_customer(job, hit, &w))
			continue;
		*v = dx_words_val(job->arena, &job->lines, &w);
		if (comma)
			v->text = dx_strndup(job->arena, v->text, strlen(v->text) - 1);
		return true;
	}
	return false;
}

bool dx_st_holder_labelled(struct dx_job *job, struct dx_val *v)
{
	struct dx_words w;

	if (named_person(job, v) || named_in_sentence(job, v) || named_behind_number(job, v) ||
	    dx_fields_text_if(job, dx_scope_all(job), SL_ACCOUNT_HOLDER, may_be_customer, v) || before_number(job, v) ||
	    named_firm(job, v))
		return true;
	if (!dx_st_captioned(job, SL_ACCOUNT_HOLDER, &w) || !dx_st_is_name(job, &w))
		return false;
	*v = dx_words_val(job->arena, &job->lines, &w);
	return true;
}

bool dx_st_holder_of_user(struct dx_job *job, struct dx_val *v)
{
	static const char *const users[] = {"usuário", "usuario", "utilizador", "utente", "utilisateur"};
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), SL_ACCOUNT_HOLDER, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		struct dx_words w = {.page = line->page};
		size_t from = hit->first + hit->n;
		bool user = false;

		for (; !hit->has_colon && from < line->n && from < hit->first + LABEL_WORDS; from++) {
			const char *text = line->words[from]->text;

			user |= dx_str_is_one_of(dx_strn(text, strcspn(text, ":")), users, DX_LEN(users));
			if (strchr(text, ':'))
				break;
		}
		if (!user || from + 1 >= line->n || !dx_str_ends(dx_str(line->words[from]->text), ":"))
			continue;
		w.words = (const struct dx_word *const *)line->words + from + 1;
		while (from + 1 + w.n < line->n &&
		       (w.n == 0 || w.words[w.n]->x0 - w.words[w.n - 1]->x1 <= line->height))
			w.n++;
		if (w.n < 2 || !dx_st_is_name(job, &w) || dx_st_paper_words(job, &w) > 0)
			continue;
		*v = dx_words_val(job->arena, &job->lines, &w);
		return true;
	}
	return false;
}

bool dx_st_may_be_customer(struct dx_job *job, const struct dx_words *w)
{
	if (dx_st_paper_words(job, w) == 0)
		return true;
	return w->n > 2 && dx_st_is_legal(w->words[w->n - 1]->text) && !dx_st_is_paper_word(job, &w->words[0]) &&
	       !dx_st_is_of_bank(w);
}
