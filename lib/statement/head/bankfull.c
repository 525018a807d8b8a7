/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A bank's name in full: the head prints "crest", a line below or the foot says "Crest Mahanagar Bank Limited". What
 * begins with the name of the head and goes on to a word for banks, or to a legal form that ends it, is the same bank.
 * A head that says "Crest Bank" has said it: a legal form alone adds nothing, unless it stands right under a sign of
 * one word.
 */
#include <stdlib.h>
#include <string.h>

#include "dx/extract/legal.h"

#include "head.h"

#define NAME_WORDS 8
#define UNDER      3000 /* first letters under each other, thousandths of a point */
#define LETTERS    4    /* of a name that is looked for */

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

bool dx_st_is_legal(const char *text)
{
	struct dx_str s = dx_str(text);
	unsigned is;

	while (s.n && strchr("(\"'", s.p[0]))
		s = dx_str_sub(s, 1, SIZE_MAX);
	while (s.n && strchr(".,;:)*\"'", s.p[s.n - 1]))
		s.n--;
	is = dx_legal_form(s);
	/* "Spa" and "EG" end banks' names, "As" is another word */
	return dx_str_ieq_c(s, "n.a") || (is & DX_LEGAL_LONG) ||
	       ((is & DX_LEGAL_SHORT) && ((is & DX_LEGAL_WRITTEN) || s.n > 2 || s.p[1] < 'a'));
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

/* "S.A.", "N.A.": letters with dots, which no name goes on behind. */
static bool is_dotted(const char *text)
{
	const char *dot = strchr(text, '.');

	return dot && strchr(dot + 1, '.');
}

/* Does run R end, or say something else, behind word AT, a legal form? IN_TEXT: a sentence may go on, as behind a sign
 * that is no bank's name by itself ("mKasa" over "mKasa S.A. z siedzibą …"). "S.A. de C.V." and "AB (publ)" go on. */
static bool ends_behind(const struct run *r, size_t at, bool in_text)
{
	const char *form = r->words[at]->text;
	const char *next = at + 1 < r->n ? r->words[at + 1]->text : NULL;

	if (!next || (is_stop(next) && strncmp(next, "(publ)", strlen("(publ)")) != 0))
		return true;
	return in_text && !joins(next) && (is_dotted(form) || strchr(",.;", form[strlen(form) - 1]));
}

/* "LTD,MAIN": bytes of a legal form that a comma parts from what stands behind it in one word; 0: it is no such. */
static size_t form_in(struct dx_arena *a, const char *text)
{
	const size_t n = strcspn(text, ",");

	return text[n] == ',' && text[n + 1] != '\0' && dx_st_is_legal(dx_strndup(a, text, n)) ? n : 0;
}

/* How many words of R from its first one on are the name, whose first N are known; BANK: they hold a word for banks. */
static size_t name_end(struct dx_arena *a, const struct run *r, size_t n, bool bank, bool in_text)
{
	size_t end = n;

	for (size_t i = n; i < r->n && i < NAME_WORDS && !is_stop(r->words[i]->text); i++) {
		const char *text = r->words[i]->text;

		if (form_in(a, text))
			return i + 1;
		if (dx_st_is_legal(text))
			return ends_behind(r, i, in_text && (end == n || is_dotted(text))) ? i + 1 : end;
		if (dx_has_digit(text) || !(dx_st_is_capital(text) || joins(text)))
			return end;
		if (!bank && is_bank(a, text))
			end = i + 1;
		if (text[strlen(text) - 1] == ',' && (i + 1 == r->n || !dx_st_is_legal(r->words[i + 1]->text)))
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

/* The first END words of R as a value: a comma behind them, or the stop of a sentence, is none of the name's. */
static struct dx_val named(struct dx_job *job, const struct run *r, size_t end)
{
	struct dx_val v = dx_lines_val(job->arena, &job->pages[r->page], r->words, end);
	const char *last = r->words[end - 1]->text;
	const size_t form = form_in(job->arena, last);
	size_t n = strlen(v.text);

	if (form)
		v.text = dx_strndup(job->arena, v.text, n - (strlen(last) - form));
	else if (strchr(",;", v.text[n - 1]) ||
		 (v.text[n - 1] == '.' && !is_dotted(r->words[end - 1]->text) && end < r->n))
		v.text = dx_strndup(job->arena, v.text, n - 1);
	return v;
}

/* May a name begin at word AT of the words behind each other? First, or behind a colon or a small word. */
static bool may_begin(const struct dx_word *const *words, size_t at)
{
	const char *before = at > 0 ? words[at - 1]->text : "";
	size_t n = strlen(before);

	if (!dx_st_is_capital(words[at]->text))
		return false;
	return at == 0 || before[n - 1] == ':' || strncmp(before, "©", strlen("©")) == 0 ||
	       dx_str_ieq_c(dx_str(before), "with");
}

/* "… Limited. Registered Office: …": what only the company itself says. */
static bool is_registered(const struct run *r, size_t end)
{
	static const char *const words[] = {"registered", "regd", "regd."};

	return end < r->n && dx_str_is_one_of(dx_str(r->words[end]->text), words, DX_LEN(words));
}

/* How many words of R are a company's name that says what it does, and its legal form; 0: none. */
static size_t company(struct dx_job *job, const struct run *r)
{
	static const char *const does[] = {"pagamentos", "pagos", "payments", "paiements"};
	size_t end = name_end(job->arena, r, 1, true, true);
	bool says = is_registered(r, end);

	if (strchr(r->words[0]->text, ':'))
		return 0;
	for (size_t w = 0; w < end; w++)
		says |= is_bank(job->arena, r->words[w]->text) ||
			dx_str_is_one_of(dx_str(r->words[w]->text), does, DX_LEN(does));
	return end >= 2 && says && dx_st_is_legal(r->words[end - 1]->text) ? end : 0;
}

/* "Jabuti Pagamentos S.A. - Instituição de Pagamento": a run that begins with a company whose name says what it does.
 */
void dx_st_bank_by_form(struct dx_job *job, struct dx_val *v)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; k < n && !line->used; k++)
			for (size_t at = 0; at < segs[k].n; at++) {
				const struct dx_word *const *words =
					(const struct dx_word *const *)line->words + segs[k].first;
				struct run r = {words + at, segs[k].n - at, line->page};
				size_t end = may_begin(words, at) ? company(job, &r) : 0;

				if (end == 0)
					continue;
				*v = named(job, &r, end);
				return;
			}
	}
}

/* "T. Garantör Bankası A.Ş.": the letter before the name that was found is a part of it, where the run begins so. */
static void with_initial(struct run *r, size_t at, size_t *end)
{
	const char *text = at == 1 ? r->words[-1]->text : "";

	if (text[0] >= 'A' && text[0] <= 'Z' && strcmp(text + 1, ".") == 0) {
		r->words--;
		r->n++;
		(*end)++;
	}
}

/* "CAJA LEVANTINA": a savings bank, where a name follows; "Caja de Ahorro" is an account. */
static bool is_caja(const char *name)
{
	static const char caja[] = "caja ";
	const size_t n = sizeof(caja) - 1;

	return dx_str_ieq_c(dx_strn(name, strnlen(name, n)), caja) &&
	       !dx_str_ieq_c(dx_strn(name + n, strnlen(name + n, 3)), "de ");
}

/* Are the words of R from FROM to END a legal form only? A bank's name is what the head says without it. */
static bool only_form(struct dx_arena *a, const struct run *r, size_t from, size_t end)
{
	for (size_t i = from; i < end; i++)
		if (!dx_st_is_legal(r->words[i]->text) && !form_in(a, r->words[i]->text))
			return false;
	return end > from;
}

/* Do the first words of R say V in other letters, as a sign is set otherwise than text? */
static bool is_in_other_letters(struct dx_arena *a, const struct run *r, const struct dx_val *v)
{
	const char *text = dx_lines_text(a, r->words, r->n);

	return strncmp(text, v->text, strlen(v->text)) != 0;
}

/*
 * "POLDERBANK" over "Polderbank N.V., Postbus 2283", "NORDSTERN Bank" over "Nordstern Bank AG": is LINE with run R
 * right under V, a sign of one word, with the name? One of other letters may stand a line higher.
 */
static bool is_under_sign(struct dx_arena *a, const struct dx_line *line, const struct run *r, const struct dx_val *v)
{
	const int32_t height = v->place.y1 - v->place.y0;
	const bool other = is_in_other_letters(a, r, v);

	return (!strchr(v->text, ' ') || other) && line->y0 >= v->place.y1 - height / 2 &&
	       line->y0 <= v->place.y1 + height * (other ? 2 : 1) && abs(r->words[0]->x0 - v->place.x0) <= UNDER;
}

void dx_st_bank_full(struct dx_job *job, struct dx_val *v)
{
	const char *name[NAME_WORDS];
	size_t n = dx_val_has(v) ? split(job->arena, v->text, name) : 0;
	const struct dx_val sign = *v;
	size_t best = n;
	bool bank;

	if (n == 0 || strlen(v->text) < LETTERS)
		return;
	bank = is_caja(v->text) || dx_st_says_bank(job, v->text);
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
				bool under;

				if (!begins_with(job->arena, &r, name, n))
					continue;
				under = is_under_sign(job->arena, line, &r, &sign);
				end = name_end(job->arena, &r, n, bank, !bank || under);
				if (end <= best || (bank && !under && only_form(job->arena, &r, n, end)))
					continue;
				best = end;
				with_initial(&r, at, &end);
				*v = named(job, &r, end);
			}
	}
}
