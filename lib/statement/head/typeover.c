/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What kind of account it is, by the place of a name that no list knows: alone over the labelled number or holder
 * ("Streamline Access Account" over "Name: …"), over the paper's period, beside the bank's, or in its title, before the
 * number of the page
 * ("CUENTA ÁGIL PAGINA 1 / 1").
 */
#include <string.h>

#include "head.h"
#include "record/record.h"

#define NAME_WORDS 4
#define LEAD_MAX   3 /* digits of a number that a product's name begins with: "360 Everyday Account" */

static bool is_account(struct dx_job *job, const char *text)
{
	static const char *const words[] = {"account", "compte", "cuenta", "conta", "conto", "rachunek", "rekening"};

	return dx_str_is_one_of(dx_str(dx_lex_fold(job->arena, dx_str(text))), words, DX_LEN(words));
}

/* "My account", "The account": whose, and no name of one. */
static bool is_article(const char *text)
{
	static const char *const words[] = {"my", "our", "the", "this", "new", "main", "el",  "la",
					    "mi", "su",  "tu",  "il",   "mio", "le",   "mon", "votre"};

	return dx_str_is_one_of(dx_str(text), words, DX_LEN(words));
}

/* Words of a name with capitals, the first or last of them one for an account, and no paper's or bank's. */
static bool names_account(struct dx_job *job, const struct dx_words *w)
{
	if (w->n < 2 || w->n > NAME_WORDS ||
	    is_account(job, w->words[0]->text) == is_account(job, w->words[w->n - 1]->text))
		return false;
	for (size_t i = 0; i < w->n; i++) {
		const char *text = w->words[i]->text;
		const struct dx_words one = {.words = w->words + i, .n = 1, .page = w->page};

		if (i == 0 && w->n > 2 && strlen(text) <= LEAD_MAX && text[strspn(text, "0123456789")] == '\0')
			continue;
		if (!dx_st_is_capital(text) || strpbrk(text, "0123456789:.,") || is_article(text))
			return false;
		if (!is_account(job, text) && dx_st_tiers(job, &one) == 0 && dx_st_is_paper_word(job, &w->words[i]))
			return false;
	}
	return true;
}

/* Does the line behind AT begin with the label of the account's number or of its holder? */
static bool is_over_label(const struct dx_job *job, size_t at)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_line *line = &job->lines.v[at];

	if (at + 1 >= job->lines.n || line[1].page != line->page || line[1].y0 - line->y1 > 2 * line->height)
		return false;
	for (size_t i = l->line_first[at + 1]; i < l->line_first[at + 2]; i++)
		if (l->v[i].first == 0 && (l->v[i].field == SL_ACCOUNT_NUMBER || l->v[i].field == SL_ACCOUNT_HOLDER ||
					   l->v[i].field == SL_IBAN))
			return l->v[i].n < line[1].n;
	return false;
}

/* Is all that the line behind AT has under run S the paper's period: "Classic Account" over "01 May 2022 to 31 May
 * 2022"? */
static bool is_over_period(struct dx_job *job, size_t at, const struct dx_seg *s)
{
	const struct dx_line *line = &job->lines.v[at];
	struct dx_dates_raw from, to;
	size_t n;
	struct dx_seg *segs;

	if (at + 1 >= job->lines.n || line[1].page != line->page || line[1].y0 - line->y1 > 2 * line->height)
		return false;
	segs = dx_lines_segments(job->arena, &line[1], &n);
	for (size_t k = 0; k < n; k++) {
		const struct dx_words w = {.words = (const struct dx_word *const *)line[1].words + segs[k].first,
					   .n = segs[k].n,
					   .page = line->page};

		if (segs[k].x0 < s->x1 && segs[k].x1 > s->x0)
			return dx_dates_range(dx_str(dx_words_text(job->arena, &w)), &from, &to);
	}
	return false;
}

/* Is the only other run of line AT, the first of the paper, a bank's name: "Acorn Bank plc" before "Select Account"? */
static bool is_beside_bank(const struct dx_job *job, const struct st_runs *r)
{
	const struct dx_line *line = &job->lines.v[r->line];
	const struct dx_seg *other = &r->segs[r->seg == r->segs ? 1 : 0];

	if (r->line > 0 || r->n != 2)
		return false;
	for (size_t i = other->first; i < other->first + other->n; i++)
		if (dx_st_is_bank_word(line->words[i]->text))
			return other->n > 1;
	return false;
}

/* The words of W before a word for pages and a number; 0: there are none. */
static size_t before_page(const struct dx_words *w)
{
	for (size_t i = 1; i + 1 < w->n; i++)
		if (dx_job_is_page_word(w->words[i]->text) && dx_has_digit(w->words[i + 1]->text))
			return i;
	return 0;
}

void dx_st_type_over(struct dx_job *job, struct dx_val *v)
{
	struct st_runs runs = {0};
	struct dx_words w;

	while (!dx_val_has(v) && dx_st_next_run(job, &runs, &w)) {
		const size_t n = before_page(&w);

		w.n = n ? n : w.n;
		if ((n || (runs.n == 1 && is_over_label(job, runs.line)) || is_over_period(job, runs.line, runs.seg) ||
		     is_beside_bank(job, &runs)) &&
		    names_account(job, &w))
			*v = dx_words_val(job->arena, &job->lines, &w);
	}
}
