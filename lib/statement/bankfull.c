/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A bank's name in full: the head prints "crest", a line below or the foot says "Crest Mahanagar Bank Limited". What
 * begins with the name of the head and goes on to a word for banks, or to a legal form that ends it, is the same bank.
 */
#include <string.h>

#include "statement_int.h"

#define NAME_WORDS 8
#define LETTERS    4 /* of a name that is looked for */

/* A run of words of a line that may hold the name. */
struct run {
	const struct dx_word *const *words;
	size_t n;
	size_t page;
};

static bool is_stop(const char *text)
{
	static const char *const stops[] = {"-", "–", "—", "*", "·", "•", "|", "/"};

	return text[0] == '(' || dx_str_is_one_of(dx_str(text), stops, DX_LEN(stops));
}

static bool is_legal(struct dx_arena *a, const char *text)
{
	static const char *const forms[] = {"limited", "ltd",  "plc", "p l c",  "s a",    "sa", "ag",
					    "eg",      "inc",  "spa", "s p a",  "n v",    "nv", "n a",
					    "se",      "gmbh", "a s", "co ltd", "berhad", "bhd"};

	return dx_str_is_one_of(dx_str(dx_lex_fold(a, dx_str(text))), forms, DX_LEN(forms));
}

static bool is_bank(struct dx_arena *a, const char *text)
{
	return dx_st_is_bank_word(text) || dx_st_is_bank_word(dx_lex_fold(a, dx_str(text)));
}

/* "of", "del": what joins the words of a name. */
static bool joins(const char *text)
{
	static const char *const words[] = {"of", "and", "&",  "the", "de", "del", "di",
					    "da", "do",  "du", "e",   "y",  "und"};

	return dx_str_is_one_of(dx_str(text), words, DX_LEN(words));
}

/* Does RUN end, or say something else, behind word AT? */
static bool ends_behind(const struct run *r, size_t at)
{
	return at + 1 == r->n || is_stop(r->words[at + 1]->text);
}

/* How many words of R from its first one on are the name, whose first N are known; BANK: they hold a word for banks. */
static size_t name_end(struct dx_arena *a, const struct run *r, size_t n, bool bank)
{
	size_t end = n;

	for (size_t i = n; i < r->n && i < NAME_WORDS && !is_stop(r->words[i]->text); i++) {
		const char *text = r->words[i]->text;

		if (is_legal(a, text) && text[strlen(text) - 1] != ',')
			return ends_behind(r, i) ? i + 1 : end;
		if (dx_has_digit(text) || !(dx_st_is_capital(text) || joins(text)))
			return end;
		if (!bank && is_bank(a, text))
			end = i + 1;
		if (text[strlen(text) - 1] == ',' && (i + 1 == r->n || !is_legal(a, r->words[i + 1]->text)))
			return end;
	}
	return end;
}

/* The folded words of TEXT into OUT; 0: too many. */
static size_t split(struct dx_arena *a, const char *text, const char *out[NAME_WORDS])
{
	size_t n = 0;

	for (const char *p = text; *p; p += strspn(p, " ")) {
		size_t len = strcspn(p, " ");

		if (n == NAME_WORDS)
			return 0;
		out[n++] = dx_lex_fold(a, dx_strn(p, len));
		p += len;
	}
	return n;
}

static bool begins_with(struct dx_arena *a, const struct run *r, const char *const *name, size_t n)
{
	if (r->n <= n)
		return false;
	for (size_t i = 0; i < n; i++)
		if (strcmp(dx_lex_fold(a, dx_str(r->words[i]->text)), name[i]) != 0)
			return false;
	return true;
}

/* "Jabuti Pagamentos S.A. - Instituição de Pagamento": a run that begins with a company whose name says what it does.
 */
void dx_st_bank_by_form(struct dx_job *job, struct dx_val *v)
{
	static const char *const does[] = {"pagamentos", "pagos", "payments", "paiements"};

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; k < n && !line->used; k++) {
			struct run r = {(const struct dx_word *const *)line->words + segs[k].first, segs[k].n,
					line->page};
			size_t end = r.n && dx_st_is_capital(r.words[0]->text) ? name_end(job->arena, &r, 1, true) : 0;
			bool says = false;

			for (size_t w = 0; w < end; w++)
				says |= is_bank(job->arena, r.words[w]->text) ||
					dx_str_is_one_of(dx_str(r.words[w]->text), does, DX_LEN(does));
			if (end < 2 || !says || !is_legal(job->arena, r.words[end - 1]->text))
				continue;
			*v = dx_lines_val(job->arena, &job->pages[line->page], r.words, end);
			return;
		}
	}
}

void dx_st_bank_full(struct dx_job *job, struct dx_val *v)
{
	const char *name[NAME_WORDS];
	size_t n = dx_val_has(v) ? split(job->arena, v->text, name) : 0;
	bool bank = false;
	size_t best = n;

	if (n == 0 || strlen(v->text) < LETTERS)
		return;
	for (size_t i = 0; i < n; i++)
		bank |= is_bank(job->arena, name[i]);
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n_segs;
		struct dx_seg *segs;

		if (line->used)
			continue;
		segs = dx_lines_segments(job->arena, line, &n_segs);
		for (size_t k = 0; k < n_segs; k++)
			for (size_t at = 0; at < segs[k].n; at++) {
				struct run r = {(const struct dx_word *const *)line->words + segs[k].first + at,
						segs[k].n - at, line->page};
				size_t end;

				if (!begins_with(job->arena, &r, name, n))
					continue;
				end = name_end(job->arena, &r, n, bank);
				if (end <= best)
					continue;
				best = end;
				*v = dx_lines_val(job->arena, &job->pages[line->page], r.words, end);
			}
	}
}
