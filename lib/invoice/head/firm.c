/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A letterhead may say a firm's name without its legal form ("Acme" for "Acme Tools Ltd"), or half of it. What it is
 * called in full stands elsewhere: in its block, at the page's foot.
 */
#include <string.h>

#include "dx/extract/legal.h"

#include "party_int.h"

#define NAME_WORDS_MAX 8

/* TEXT without what stands around a word of a name. */
static struct dx_str bare(const char *text)
{
	return dx_str_strip(dx_str(text), "(\"'", ".,;:)\"'");
}

static bool is_form(const char *text)
{
	struct dx_str s = bare(text);
	char word[16];

	if (dx_invoice_ends_as_firm(text))
		return true;
	if (s.n == 0 || s.n >= sizeof(word))
		return false;
	memcpy(word, s.p, s.n);
	word[s.n] = '\0';
	return dx_invoice_ends_as_firm(word);
}

/* The words of NAME, or of its end, as a page has them. */
struct name {
	struct dx_str words[NAME_WORDS_MAX];
	size_t n;
	bool form; /* one of them is a legal form */
};

static struct name words_of(const char *text)
{
	struct name name = {.n = 0};

	while (*text && name.n < NAME_WORDS_MAX) {
		size_t n = strcspn(text, " ");
		char word[64] = "";

		if (n > 0 && n < sizeof(word)) {
			memcpy(word, text, n);
			name.form |= is_form(word);
		}
		if (n > 0)
			name.words[name.n++] = dx_strn(text, n);
		text += n;
		text += strspn(text, " ");
	}
	return name;
}

bool dx_invoice_same_word(struct dx_str a, const char *b)
{
	struct dx_str s = bare(b);

	while (a.n && strchr(".,", a.p[a.n - 1]))
		a.n--;
	return s.n == a.n && s.n > 0 && dx_str_ieq(a, s);
}

/* Is word AT of LINE, if there is one, a point or bar between a name and an address? */
static bool is_mark(const struct dx_line *line, size_t at)
{
	static const char *const marks[] = {"·", "•", "|", "–", "—", "-"};

	for (size_t i = 0; at < line->n && i < DX_LEN(marks); i++)
		if (strcmp(line->words[at]->text, marks[i]) == 0)
			return true;
	return false;
}

/* How many words of LINE from AT on are a firm's name that begins with NAME; 0: none. */
static size_t firm_at(const struct dx_line *line, size_t at, const struct name *name)
{
	size_t n = 0;

	while (n < name->n && at + n < line->n && dx_invoice_same_word(name->words[n], line->words[at + n]->text))
		n++;
	if (n < name->n)
		return 0;
	for (; at + n < line->n && n < NAME_WORDS_MAX; n++) {
		const struct dx_word *w = line->words[at + n];

		if (w->x0 - line->words[at + n - 1]->x1 > line->height || strpbrk(w->text, "0123456789@|:") ||
		    (strchr(line->words[at + n - 1]->text, ',') && !is_form(w->text)))
			return 0;
		if (is_form(w->text)) /* "Acme Tools – SAS au capital de 15 000 €" is said of the firm */
			return is_mark(line, at + n - 1) ? 0 : n + 1;
	}
	return 0;
}

/* "SAS La Table des Quais –": NAME from word AT of LINE on, with its legal form before it and nothing behind. */
static bool is_behind_form(const struct dx_line *line, size_t at, const struct name *name)
{
	size_t n = 0;

	if (at == 0 || !is_form(line->words[at - 1]->text) ||
	    line->words[at]->x0 - line->words[at - 1]->x1 > line->height)
		return false;
	while (n < name->n && at + n < line->n && dx_invoice_same_word(name->words[n], line->words[at + n]->text))
		n++;
	return n == name->n && n > 1 &&
	       (at + n == line->n || line->words[at + n]->x0 - line->words[at + n - 1]->x1 > line->height ||
		bare(line->words[at + n]->text).n == 0 || strchr("-|\xc2\xe2", line->words[at + n]->text[0]));
}

/* "Acme Tools plc. Registered office: …": a point behind a form that is no abbreviation. */
static bool ends_with_stop(const char *form)
{
	struct dx_str s = bare(form);

	return form[strlen(form) - 1] == '.' && !memchr(s.p, '.', s.n) && !(dx_legal_form(s) & DX_LEGAL_CUT);
}

static bool is_capital(const char *text)
{
	return strpbrk(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") && !strpbrk(text, "abcdefghijklmnopqrstuvwxyz");
}

/* Words of segment S of LINE that are the name FOLDED, alone or before an address on the same line; 0: none. */
static size_t written_at(struct dx_job *job, const struct dx_line *line, const struct dx_seg *s, const char *folded)
{
	for (size_t n = 2; n <= s->n && n <= NAME_WORDS_MAX; n++) {
		struct dx_words w = {line->words + s->first, n, 0, line->page};
		const char *text = dx_words_text(job->arena, &w);

		if ((n == s->n || is_mark(line, s->first + n)) && !is_capital(text) &&
		    strcmp(dx_lex_fold(job->arena, dx_str(text)), folded) == 0)
			return n;
	}
	return 0;
}

/* "IDA MARSH" of a letterhead, "Ida Marsh" where the letter is signed, on a slip, in the foot: as it is written. */
static void take_signature(struct dx_job *job, struct dx_val *v)
{
	const char *folded = dx_lex_fold(job->arena, dx_str(v->text));

	for (size_t i = 0; i < job->lines.n && is_capital(v->text); i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; k < n; k++) {
			struct dx_words w = {line->words + segs[k].first, 0, 0, line->page};

			w.n = written_at(job, line, &segs[k], folded);
			if (w.n == 0)
				continue;
			*v = dx_words_val(job->arena, &job->lines, &w);
			return;
		}
	}
}

/* Are all words of BRAND, one behind the other, among those of W: "Los Coihues" in "Agrocomercial Los Coihues Ltda"? */
static bool names_brand(const struct dx_words *w, const struct name *brand)
{
	for (size_t at = 0; at + brand->n <= w->n; at++) {
		size_t n = 0;

		while (n < brand->n && dx_invoice_same_word(brand->words[n], w->words[at + n]->text))
			n++;
		if (n == brand->n)
			return true;
	}
	return false;
}

/* "TRANSGLOBE EXPRESS" right over "Transglobe Parcels Ireland Ltd.": a brand over the firm that has it, below V. */
static bool take_firm_below(struct dx_job *job, const struct name *brand, struct dx_val *v)
{
	for (size_t i = 0; i + 1 < job->lines.n && job->lines.v[i + 1].page == 0; i++) {
		const struct dx_line *own = &job->lines.v[i];
		const struct dx_line *line = own + 1;
		struct dx_seg *segs;
		size_t n;

		if (own->y0 > v->place.y0 || own->y1 < v->place.y1 || job->pages[0].number != v->place.page ||
		    line->y0 - own->y1 > own->height)
			continue;
		segs = dx_lines_segments(job->arena, line, &n);
		for (size_t k = 0; k < n; k++) {
			const struct dx_word *const *words = line->words + segs[k].first;
			struct dx_words w = {words, segs[k].n, 0, line->page};

			if (w.n < 2 || w.n > NAME_WORDS_MAX || segs[k].x0 - v->place.x0 > line->height ||
			    v->place.x0 - segs[k].x0 > line->height || !is_form(words[w.n - 1]->text) ||
			    (!dx_invoice_same_word(brand->words[0], words[0]->text) && !names_brand(&w, brand)))
				continue;
			*v = dx_words_val(job->arena, &job->lines, &w);
			return true;
		}
	}
	return false;
}

void dx_invoice_full_name(struct dx_job *job, const struct dx_val *other, struct dx_val *v)
{
	struct name name = words_of(dx_val_has(v) ? v->text : "");

	if (name.n == 0 || (v->source != DX_VAL_TEXT_LAYER && v->source != DX_VAL_OCR))
		return;
	take_signature(job, v);
	if (name.form || take_firm_below(job, &name, v))
		return;
	for (size_t i = 0; i < job->lines.n && job->lines.v[i].page == 0; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t at = 0; at < line->n; at++) {
			bool before = is_behind_form(line, at, &name);
			size_t n = before ? name.n + 1 : firm_at(line, at, &name);
			struct dx_words w = {line->words + at - before, n, 0, line->page};
			struct dx_val one;
			size_t len;

			if (n == 0)
				continue;
			one = dx_words_val(job->arena, &job->lines, &w);
			if (dx_val_has(other) && strcmp(one.text, other->text) == 0)
				continue;
			len = strlen(one.text);
			while (len && strchr(",;", one.text[len - 1]))
				len--;
			len -= len && ends_with_stop(w.words[n - 1]->text);
			one.text = dx_strndup(job->arena, one.text, len);
			*v = one;
			return;
		}
	}
}
