/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Which bank a statement is of: by a label, by the largest words of its first page, by what banks call themselves. */
#include <stdlib.h>
#include <string.h>

#include "dx/base/utf8.h"

#include "head.h"
#include "record/record.h"

#define WORD_BYTES   64
#define NAME_MIN     4 /* bytes of a name with a sign */
#define MONOGRAM     2 /* letters of a sign */
#define PRODUCT_REST 2 /* words of a product that are the bank's name */
/* A word of a scan that is less sure than this, a short one than that, is a drawn mark. */
#define MARK_CONF  40
#define SHORT_CONF 75

/* "BANQUE DE L'ARMANÇON", "Banco Cantábrico": a word for banks that begins a name is no label of one. */
static bool is_named_so(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t next = hit->first + hit->n;

	return hit->field == SL_BANK_NAME && hit->n == 1 && !hit->has_colon &&
	       dx_st_is_bank_word(line->words[hit->first]->text) && next < line->n &&
	       line->words[next]->x0 - line->words[next - 1]->x1 <= line->height;
}

static bool is_value(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w)
{
	(void)w;
	return !is_named_so(job, hit);
}

/* "STATE BANK OF HADOTI": a word for something else, of no use, that a word for banks stands right behind. */
static bool begins_name(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	const size_t next = hit->first + 1;

	return hit->field == SL_OTHER && hit->n == 1 && !hit->has_colon && next < line->n &&
	       dx_st_is_bank_word(line->words[next]->text) &&
	       line->words[next]->x0 - line->words[hit->first]->x1 <= dx_lines_blank(line);
}

/* Does a run of words begin with a label, other than a paper's name? */
static bool has_label(const struct dx_job *job, size_t line, const struct dx_word *const *w)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++)
		if (l->v[i].field != SL_TITLE && job->lines.v[line].words + l->v[i].first == w &&
		    !is_named_so(job, &l->v[i]) && !begins_name(job, &l->v[i]))
			return true;
	return false;
}

static int by_i32(const void *a, const void *b)
{
	int32_t x = *(const int32_t *)a;
	int32_t y = *(const int32_t *)b;

	return x < y ? -1 : x > y;
}

/* Usual height of the words of the first page. */
static int32_t usual_height(struct dx_job *job)
{
	const struct dx_page *page = &job->pages[job->lines.v[0].page];
	int32_t *heights = dx_alloc_array(job->arena, page->n_words, sizeof(*heights));

	for (size_t i = 0; i < page->n_words; i++)
		heights[i] = page->words[i].y1 - page->words[i].y0;
	qsort(heights, page->n_words, sizeof(*heights), by_i32);
	return heights[page->n_words / 2];
}

/*
 * How many words of a run are left when the name of the paper is cut off its end: "Acme Bank Account
 * Statement" leaves two. A phrase may begin with the word that ends the bank's name ("Bank Statement").
 */
static size_t without_title(const struct dx_job *job, size_t line, const struct dx_seg *s)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_line *v = &job->lines.v[line];

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++) {
		size_t first = l->v[i].first;

		if (l->v[i].field != SL_TITLE || first < s->first || first + l->v[i].n != s->first + s->n)
			continue;
		if (first > s->first && dx_str_ieq_c(dx_str(v->words[first]->text), "bank"))
			first++;
		return first - s->first;
	}
	return s->n;
}

/* "Monthly statement for your credit card" speaks to a customer. */
static bool is_sentence(const struct dx_word *const *words, size_t n)
{
	static const char *const yours[] = {"your", "votre", "sua", "seu", "ihr", "ihre", "uw"};

	for (size_t i = 0; i < n; i++)
		if (dx_str_is_one_of(dx_str(words[i]->text), yours, DX_LEN(yours)))
			return true;
	return false;
}

/* Is word AT of the N WORDS one for banks, and not of accounts ("Personal Bank Account", "BANK DEPOSIT ACCOUNTS")? */
static bool names_bank(const struct dx_word *const *words, size_t n, size_t at)
{
	static const char *const accounts[] = {"account", "accounts"};
	const char *text = words[at]->text;
	const bool of_account = at + 1 < n && dx_str_ieq_c(dx_str(words[at + 1]->text), "account");
	const bool of_kind = at == 0 && n == 3 && dx_str_is_one_of(dx_str(words[2]->text), accounts, DX_LEN(accounts));

	return (dx_st_is_bank_word(text) || dx_str_ieq_c(dx_str(text), "bank,")) && /* "BANK, N.A." */
	       !of_account && !of_kind;
}

#define LOWER_MAX 2 /* words of a brand that is written small */

/* "abril, no valor de": a sentence that goes on in the next line; "paymitra payments bank" is a brand. */
static bool goes_on(const struct dx_word *const *words, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (dx_st_is_capital(words[i]->text) || names_bank(words, n, i))
			return false;
	return n > LOWER_MAX;
}

/* "GSTIN of Bharat State Card": do the N WORDS stand once more, behind "of", where somebody is named? */
static bool is_named_again(const struct dx_job *job, const struct dx_word *const *words, size_t n)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 1; k + n <= line->n; k++) {
			size_t same = 0;

			while (same < n && strcmp(line->words[k + same]->text, words[same]->text) == 0)
				same++;
			if (same == n && dx_str_ieq_c(dx_str(line->words[k - 1]->text), "of"))
				return true;
		}
	}
	return false;
}

/* "HARBORLIGHT CARD SERVICES", "harborlight.example": is a site called as one of the N WORDS is that papers do not
 * have? */
static bool has_own_site(struct dx_job *job, const struct dx_word *const *words, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (strlen(words[i]->text) >= NAME_MIN && !dx_st_is_paper_word(job, &words[i]) &&
		    dx_st_has_site(job, words[i]->text))
			return true;
	return false;
}

/* "Summary of Deposit": mostly what papers say of themselves, and no word for an institution. */
static bool says_paper(struct dx_job *job, const struct dx_word *const *words, size_t n, size_t page)
{
	struct dx_words w = {.words = words, .n = n, .page = page};
	const size_t of_paper = dx_st_paper_words(job, &w);

	for (size_t i = 0; i < n; i++)
		if (names_bank(words, n, i))
			return false;
	return 2 * of_paper > n && (of_paper == n || !(is_named_again(job, words, n) || has_own_site(job, words, n)));
}

/* "DETAILED STATEMENT - ACME BANK": words of RUN up to a dash that say no bank, where those behind it do; 0: none. */
static size_t before_dash(const struct dx_word *const *words, size_t n)
{
	static const char *const dashes[] = {"-", "–", "—"};
	size_t at = 0;

	while (at < n && !dx_str_is_one_of(dx_str(words[at]->text), dashes, DX_LEN(dashes)))
		if (names_bank(words, n, at++))
			return 0;
	for (size_t i = at + 1; i < n; i++)
		if (names_bank(words, n, i))
			return at + 1;
	return 0;
}

/* "Shop | ACME BANK": of names beside each other the one of an institution. *N_R words from the first one on. */
static size_t institution(const struct dx_word *const *words, size_t *n_r)
{
	size_t from;

	for (size_t i = 0, end; i < *n_r; i = end + 1) {
		bool is_bank = false;

		for (end = i; end < *n_r && strcmp(words[end]->text, "|") != 0; end++)
			is_bank |= dx_st_is_bank_word(words[end]->text);
		if (is_bank && (i > 0 || end < *n_r)) {
			*n_r = end - i;
			return i;
		}
	}
	from = before_dash(words, *n_r);
	*n_r -= from;
	return from;
}

/* The words of a run that are as high as its first: a product may stand smaller beside a bank's name. */
static size_t as_high(const struct dx_word *const *words, size_t n)
{
	size_t to = 1;

	while (to < n && (words[to]->y1 - words[to]->y0) * 10 >= (words[0]->y1 - words[0]->y0) * 7)
		to++;
	return to;
}

/* Signs such as "©" and "™" are none. */
static size_t letters_of(const char *text)
{
	size_t n = 0;
	size_t at = 0;
	uint32_t cp;

	while (dx_utf8_next(dx_str(text), &at, &cp))
		n += (cp < 0x80 && dx_is_letter((char)cp)) || (cp >= 0xc0 && cp < 0x2000);
	return n;
}

/* What recognition makes of a drawn mark: "©", "Ww", "[", and what it is not sure of itself. */
static bool is_mark(const struct dx_word *w)
{
	size_t n = letters_of(w->text);

	return w->conf < MARK_CONF || n == 0 || (n <= 2 && w->conf < SHORT_CONF);
}

/* A letter or two as a sign before smaller words. */
static bool stands_out(const struct dx_word *const *words, size_t n)
{
	return letters_of(words[0]->text) <= 2 && as_high(words, n) == 1;
}

/* "PB" of "Pearl Coast Bank": are the capitals of SIGN those that words of the name begin with, in their order? */
static bool has_initials(const char *sign, const struct dx_word *const *name, size_t n)
{
	size_t at = 0;

	for (size_t i = 0; i < n && sign[at]; i++)
		at += name[i]->text[0] == sign[at] && (at > 0 || i == 0);
	return at >= MONOGRAM && sign[at] == '\0';
}

/* "Au   Aurum Bank", "PB   Pearl Coast Bank": a sign with the first two letters of the name, or with those of its
 * words, apart from it. */
static bool is_apart(const struct dx_word *const *words, size_t n)
{
	const struct dx_word *sign = words[0];
	const struct dx_word *name = words[1];
	const size_t len = strlen(sign->text);
	const bool begins =
		len == MONOGRAM && strlen(name->text) > len && dx_str_ieq_c(dx_strn(name->text, len), sign->text);

	return (begins || has_initials(sign->text, words + 1, n - 1)) &&
	       (name->x0 - sign->x1) * 2 > name->y1 - name->y0;
}

/* "M Mayang Bank", "kosh Kosh Meridian Bank": a sign with the letter, or the word, that the name behind it begins with.
 */
static bool is_monogram(const struct dx_word *const *words, size_t n)
{
	if (n > 2 && (dx_str_ieq_c(dx_str(words[0]->text), words[1]->text) || is_apart(words, n)))
		return true;
	return n > 1 && words[0]->text[0] >= 'A' && words[0]->text[0] <= 'Z' && words[0]->text[1] == '\0' &&
	       words[1]->text[0] == words[0]->text[0] && words[1]->text[1] != '\0' && words[1]->text[1] != '.';
}

/* Run S of LINE without drawn marks before and behind it, when it was scanned; no words: it has none that can be read.
 */
static struct dx_seg without_marks(const struct dx_job *job, const struct dx_line *line, struct dx_seg s)
{
	bool is_word = false;

	if (job->pages[line->page].source != DX_SOURCE_OCR) {
		const size_t sign = is_monogram((const struct dx_word *const *)line->words + s.first, s.n);

		s.first += sign;
		s.n -= sign;
		return s;
	}
	for (; s.n > 1 && (is_mark(line->words[s.first]) || stands_out(line->words + s.first, s.n)); s.first++)
		s.n--;
	while (s.n > 1 && is_mark(line->words[s.first + s.n - 1]))
		s.n--;
	for (size_t i = 0; i < s.n; i++)
		is_word |= letters_of(line->words[s.first + i]->text) > 2;
	s.n = is_word && !is_mark(line->words[s.first]) ? s.n : 0;
	return s;
}

/* Boxes of scanned words may reach over two lines: letters are hardly twice as high as wide. */
static int32_t height_of(const struct dx_job *job, size_t page, const struct dx_word *w)
{
	int32_t height = w->y1 - w->y0;
	int32_t most = (w->x1 - w->x0) * 9 / 5 / (int32_t)(letters_of(w->text) + 1);

	return job->pages[page].source == DX_SOURCE_OCR && letters_of(w->text) > 2 && height > most ? most : height;
}

/* "itú" is no more a name than "abc"; two Chinese letters may be. */
static bool is_short(const char *text)
{
	const size_t n = letters_of(text);

	return strlen(text) < 4 || (n > 0 && n < 4 && strlen(text) < 6);
}

/* May the LEFT first words of RUN, all that is legible of SEG in line LINE, be a name that stands there as a title? */
static bool may_be_name(struct dx_job *job, size_t line, const struct dx_seg *seg, const struct dx_seg *run,
			size_t left)
{
	const struct dx_line *v = &job->lines.v[line];
	const struct dx_word *const *words = v->words + run->first;
	const char *text = dx_lines_text(job->arena, words, run->n);

	if (left == 0 || run->n > 8 || is_short(text) || strchr(text, ':') ||
	    dx_has_digit(dx_lines_text(job->arena, v->words + seg->first, seg->n)))
		return false;
	if (left == 1 && dx_value_currency(dx_str(words[0]->text)))
		return false;
	return !is_sentence(words, run->n) && !goes_on(words, left) && !has_label(job, line, words) &&
	       !dx_st_is_greeting(words[0]->text) && !says_paper(job, words, left, v->page);
}

/* HEIGHT of a run, and half as much again where it has a word for banks: a customer's name or a product may be taller.
 */
static int32_t as_institution(const struct dx_word *const *words, size_t n, int32_t height)
{
	for (size_t i = 0; i < n; i++)
		if (names_bank(words, n, i))
			return height * 3 / 2;
	return height;
}

/* Words much taller than the rest at the top of the first page, unless they only say what kind of paper it is. */
static void bank_from_title(struct dx_job *job, struct dx_val *v)
{
	int32_t best = usual_height(job) * 5 / 4;

	for (size_t i = 0; i < dx_st_begin(job) && job->lines.v[i].page == job->lines.v[0].page; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		if (line->used || line->y0 > job->pages[line->page].height / 3)
			continue;
		for (size_t k = 0; k < n; k++) {
			const struct dx_seg run = without_marks(job, line, segs[k]);
			const struct dx_word *const *words = line->words + run.first;
			int32_t height = as_institution(words, run.n, height_of(job, line->page, words[0]));
			const char *text = dx_lines_text(job->arena, words, run.n);
			const char *dash = strstr(text, " - ");
			size_t left = without_title(job, i, &run);
			size_t high = as_high(words, run.n);
			size_t from;

			left = high < left ? high : left;
			if (height <= best || !may_be_name(job, i, &segs[k], &run, left))
				continue;
			best = height;
			from = institution(words, &left);
			*v = dx_lines_val(job->arena, &job->pages[line->page], words + from, left);
			if (dash && from == 0 && left == run.n)
				v->text = dx_strndup(job->arena, text, (size_t)(dash - text));
		}
	}
}

#define JOINS 3 /* letters of a small word inside a name */

/* Word AT of the N WORDS may be one of a name: it begins with a capital, or joins two that do ("de", "l'Armançon"). */
static bool is_of_name(const struct dx_word *const *words, size_t n, size_t at)
{
	const char *text = words[at]->text;

	if (dx_has_digit(text) || strchr(text, ':'))
		return false;
	return dx_st_is_capital(text) || (at > 0 && at + 1 < n && strlen(text) <= JOINS) ||
	       (at > 0 && strlen(text) > JOINS && text[1] == '\'' && dx_st_is_capital(text + 2));
}

/* A short run of words that all begin with capitals, one of them such a word, before the first table. */
static void bank_from_words(struct dx_job *job, struct dx_val *v)
{
	struct st_runs runs = {0};
	struct dx_words w;

	while (dx_st_next_run(job, &runs, &w)) {
		size_t left = without_title(job, runs.line, runs.seg);
		size_t high = as_high(w.words, w.n);
		bool is_bank = false;
		bool capitals;
		size_t from;

		left = high < left ? high : left;
		capitals = left >= 2 && left <= 6;

		for (size_t i = 0; i < left; i++) {
			is_bank |= names_bank(w.words, left, i);
			capitals &= is_of_name(w.words, left, i);
		}
		if (!is_bank || !capitals || has_label(job, runs.line, w.words))
			continue;
		from = institution(w.words, &left);
		*v = dx_lines_val(job->arena, &job->pages[w.page], w.words + from, left);
		return;
	}
}

/* "वडोदरा जन बैंक" over "Vadodra Jan Bank": of a name in two scripts the Latin one. */
static void in_latin(struct dx_job *job, struct dx_val *v)
{
	struct st_runs runs = {0};
	struct dx_words w;
	int32_t height = v->place.y1 - v->place.y0;

	if (!dx_val_has(v) || !dx_lex_is_other_script(v->text))
		return;
	while (dx_st_next_run(job, &runs, &w)) {
		const struct dx_line *line = &job->lines.v[runs.line];
		bool is_bank = false;

		for (size_t i = 0; i < w.n; i++)
			is_bank |= dx_st_is_bank_word(w.words[i]->text);
		if (w.n < 2 || !is_bank || line->y0 > v->place.y1 + height || line->y1 < v->place.y0 - height ||
		    runs.seg->x0 > v->place.x1 || runs.seg->x1 < v->place.x0 ||
		    dx_lex_is_other_script(dx_words_text(job->arena, &w)))
			continue;
		*v = dx_words_val(job->arena, &job->lines, &w);
		return;
	}
}

/* Bytes of TEXT that are an institution's name, where a sentence ends behind it: "Acme Bank Ltd. Registered in …". */
static size_t name_of_sentence(const char *text)
{
	bool is_bank = false;

	for (const char *p = text; *p; p += strspn(p, " ")) {
		size_t n = strcspn(p, " ");
		size_t bare = n;

		while (bare > 0 && strchr(",.;", p[bare - 1]))
			bare--;
		if (is_bank && n > 2 && p[n - 1] == '.' && p[n] == ' ')
			return (size_t)(p - text) + n;
		if (is_bank && strncmp(p, "in partnership ", strlen("in partnership ")) == 0)
			return (size_t)(p - text) - 1;
		if (bare > 0 && bare < WORD_BYTES) {
			char word[WORD_BYTES];

			memcpy(word, p, bare);
			word[bare] = '\0';
			is_bank |= dx_st_is_bank_word(word);
		}
		p += n;
	}
	return strlen(text);
}

/*
 * "Cards are issued by Liberty Bank, N.A. Member …" at the foot, "LIBERTY" as a sign above: the foot says all of the
 * name that V begins.
 */
static void name_in_foot(struct dx_job *job, struct dx_val *v)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), SL_BANK_NAME, &at))) {
		const char *text;
		size_t n;

		if (dx_labels_values(job->arena, &job->labels, hit, values) == 0)
			continue;
		text = dx_words_text(job->arena, &values[0]);
		n = name_of_sentence(text);
		if (strlen(text) <= strlen(v->text) || n <= strlen(v->text) || text[strlen(v->text)] != ' ' ||
		    !dx_str_ieq_c(dx_strn(text, strlen(v->text)), v->text))
			continue;
		v->text = dx_strndup(job->arena, text, n); /* its place stays that of the sign */
		return;
	}
}

/* "Acme Fargate Everyday Checking" as the title is the product: what the paper says of the bank itself counts. */
static void not_of_product(struct dx_job *job, struct dx_val *v)
{
	struct st_runs runs = {0};
	struct dx_val form = {0};
	struct dx_words w;

	while (dx_st_next_run(job, &runs, &w)) {
		if (job->pages[w.page].number != v->place.page || runs.seg->x0 > v->place.x0 ||
		    runs.seg->x1 < v->place.x1 || job->lines.v[runs.line].y0 > v->place.y0 ||
		    job->lines.v[runs.line].y1 < v->place.y1 || !dx_st_says_kind(job, &w, PRODUCT_REST))
			continue;
		for (size_t i = 0; i < w.n; i++)
			if (names_bank(w.words, w.n, i))
				return;
		dx_st_bank_by_form(job, &form);
		if (!dx_val_has(&form))
			bank_from_words(job, &form);
		*v = form;
		return;
	}
}

/* "Amerexpo® Gold Card": a name that its sign says to be one. */
static void name_with_sign(struct dx_job *job, struct dx_val *v)
{
	struct st_runs runs = {0};
	struct dx_words w;

	while (dx_st_next_run(job, &runs, &w)) {
		const char *text = w.words[0]->text;
		const char *sign = strstr(text, "®");

		if (!sign || sign[strlen("®")] != '\0' || sign - text < NAME_MIN || !dx_st_is_capital(text) ||
		    w.words[0]->y0 > job->pages[w.page].height / 4)
			continue;
		*v = dx_lines_val(job->arena, &job->pages[w.page], w.words, 1);
		v->text = dx_strndup(job->arena, text, (size_t)(sign - text));
		return;
	}
}

void dx_st_bank_else(struct dx_job *job, struct dx_val *v)
{
	if (dx_val_has(v))
		return;
	bank_from_words(job, v);
	in_latin(job, v);
	dx_st_bank_full(job, v);
	if (!dx_val_has(v))
		dx_st_brand_of_card(job, v);
}

void dx_st_bank_read(struct dx_job *job, struct dx_val *v)
{
	if (dx_fields_text_if(job, dx_scope_all(job), SL_BANK_NAME, is_value, v)) {
		v->text = dx_strndup(job->arena, v->text, name_of_sentence(v->text));
		return;
	}
	bank_from_title(job, v);
	if (dx_val_has(v))
		not_of_product(job, v);
	if (!dx_val_has(v))
		bank_from_words(job, v);
	if (!dx_val_has(v))
		dx_st_bank_by_form(job, v);
	if (!dx_val_has(v))
		name_with_sign(job, v);
	if (dx_val_has(v))
		name_in_foot(job, v);
	in_latin(job, v);
	dx_st_bank_full(job, v);
	dx_st_bank_whole(job, v);
	dx_st_bank_wrapped(job, v);
}
