/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What names of people and firms and their addresses look like, and the words that letters begin with and call a
 * customer by. */
#include <string.h>

#include "dx/extract/legal.h"

#include "head.h"
#include "record/record.h"

#define NAME_WORDS   7
#define FIRM_WORDS   9
#define FIRM_DIGITS  3
#define PHONE_GROUPS 3 /* of a telephone's number, at least, each of so many digits at most, and so many in all */
#define PHONE_GROUP  4
#define PHONE_DIGITS 11
#define JOINT_ASIDE  2000 /* left edges of names under each other, thousandths of a point */

bool dx_st_is_greeting(const char *text)
{
	static const char *const words[] = {"dear",     "hi",       "hello",   "welcome", "bonjour", "hallo",
					    "estimado", "estimada", "hola",    "ciao",    "sayın",   "sayin",
					    "olá",      "prezado",  "prezada", "merhaba", "gentile"};
	struct dx_str s = dx_str(text);

	while (s.n && strchr(",:", s.p[s.n - 1]))
		s.n--;
	return dx_str_is_one_of(s, words, DX_LEN(words));
}

size_t dx_st_before_name(const struct dx_word *const *words, size_t n)
{
	static const char *const papers[] = {"statement", "statements"};
	static const char *const whose[] = {"of", "for"};

	if (n > 0 && dx_st_is_greeting(words[0]->text))
		return 1;
	for (size_t i = 0; i + 1 < n && i < 3; i++)
		if (dx_str_is_one_of(dx_str(words[i]->text), papers, DX_LEN(papers)) &&
		    dx_str_is_one_of(dx_str(words[i + 1]->text), whose, DX_LEN(whose)))
			return i + 2;
	return 0;
}

/* With or without the dot behind it. */
static bool is_courtesy(struct dx_str word)
{
	static const char *const words[] = {"mr",  "mrs",  "ms",     "m/s", "messrs", "shri",     "sri",  "smt",
					    "kum", "miss", "mnr",    "mev", "herr",   "herrn",    "frau", "firma",
					    "mme", "mlle", "madame", "sr.", "sra.",   "monsieur", "sig.", "श्री"};

	if (dx_str_is_one_of(word, words, DX_LEN(words)))
		return true;
	return dx_str_ends(word, ".") && dx_str_is_one_of(dx_strn(word.p, word.n - 1), words, DX_LEN(words));
}

/* "Shri/Smt.", "Mr./Mrs./M/s.": a form's, which leaves open which of them is right. */
static bool is_choice(struct dx_str word)
{
	static const char *const firm[] = {"m", "s", "s."};
	struct dx_str one;
	size_t n = 0;

	while (dx_str_split(&word, '/', &one)) {
		if (is_courtesy(one))
			n++;
		else if (!dx_str_is_one_of(one, firm, DX_LEN(firm)))
			return false;
	}
	return n > 1;
}

bool dx_st_is_courtesy(const struct dx_words *w)
{
	const struct dx_str word = dx_str(w->words[0]->text);

	return is_courtesy(word) || is_choice(word);
}

bool dx_st_is_capital(const char *text)
{
	unsigned char c = (unsigned char)text[0];

	return c >= 0x80 || (c >= 'A' && c <= 'Z') || c == '&' || c == '(';
}

/* "TORNILLOS Y MAS DEL BAJIO SA DE CV": its legal form takes words of its own. */
static bool is_firm(const struct dx_words *w)
{
	const unsigned is = dx_legal_form(dx_str(w->words[w->n - 1]->text));

	return (is & DX_LEGAL_LONG) || ((is & DX_LEGAL_SHORT) && (is & DX_LEGAL_WRITTEN));
}

/* "BLUE AGAVE TRADING 114 CC": a number between the words of a firm, which its register gives it. */
static bool has_other_digit(const struct dx_words *w)
{
	for (size_t i = 0; i < w->n; i++) {
		const char *text = w->words[i]->text;
		const bool numbered = i > 0 && i + 1 < w->n && is_firm(w) && strspn(text, "0123456789") == strlen(text);

		if (dx_has_digit(text) && (!numbered || strlen(text) > FIRM_DIGITS))
			return true;
	}
	return false;
}

bool dx_st_begins_with_kin(const struct dx_words *w)
{
	const char *text = w->words[0]->text + w->skip;

	return text[0] >= 'A' && text[0] <= 'Z' && text[1] == '/' && text[2] != '\0' && text[0] != 'M' &&
	       (text[3] == '\0' || text[3] == '/' || text[3] == '.');
}

/* "GPO Box": a number stands behind it, and it is nobody. */
static bool is_box(const struct dx_words *w)
{
	static const char *const posts[] = {"po", "p.o.", "p", "gpo", "post"};

	return dx_str_is_one_of(dx_str(w->words[0]->text), posts, DX_LEN(posts)) &&
	       dx_str_ieq_c(dx_str(w->words[w->n - 1]->text), "box");
}

/* "HR J.W. TEN HAVE EO MW A. BOS": two people, either of whom may sign. */
static bool is_of_two(const struct dx_words *w)
{
	static const char *const joins[] = {"eo", "e/o", "en/of", "and/or", "und/oder", "y/o", "e/ou", "et/ou"};

	for (size_t i = 1; i + 1 < w->n; i++)
		if (dx_str_is_one_of(dx_str(w->words[i]->text), joins, DX_LEN(joins)))
			return true;
	return false;
}

/* Words begin with capitals; only short ones ("van der", "and") may not. */
bool dx_st_is_name(struct dx_job *job, const struct dx_words *w)
{
	const char *all = dx_words_text(job->arena, w);
	bool any = false;

	if (dx_st_begins_with_kin(w) || is_box(w))
		return false;
	for (size_t i = 0; i < w->n; i++) {
		const char *text = w->words[i]->text + (i == 0 ? w->skip : 0);
		const char *word = text + (i == 0 && text[0] == '*'); /* "*KAROO PUMPS": it is another's mail, too */
		bool capital = dx_st_is_capital(word);

		if ((!capital && strlen(word) > 3) || strchr(word, ':') || strstr(word, "："))
			return false;
		any |= capital;
	}
	return any && w->n <= (is_firm(w) || is_of_two(w) ? FIRM_WORDS : NAME_WORDS) && strlen(all) >= 3 &&
	       !has_other_digit(w) && !strchr(all, '@');
}

/* A day of a year: "14/2 Market Road" is an address. */
bool dx_st_has_date(struct dx_job *job, const struct dx_words *w)
{
	struct dx_dates_raw raw;
	size_t used;

	for (size_t i = 0; i < w->n; i++) {
		struct dx_words rest = {.words = w->words + i, .n = w->n - i, .page = w->page};

		if (dx_dates_scan(dx_str(dx_words_text(job->arena, &rest)), &raw, &used) && raw.year >= 0)
			return true;
	}
	return false;
}

static size_t count_digits(const char *text)
{
	size_t n = 0;

	for (; *text; text++)
		n += *text >= '0' && *text <= '9';
	return n;
}

bool dx_st_is_long_number(const char *text)
{
	struct dx_dates_raw raw;

	return count_digits(text) >= 8 && !strchr(text, '-') && !dx_dates_whole(dx_str(text), &raw);
}

bool dx_st_is_telephone(const struct dx_words *w)
{
	size_t digits = 0;

	if (w->n < PHONE_GROUPS || w->words[0]->text[0] != '0')
		return false;
	for (size_t i = 0; i < w->n; i++) {
		if (strlen(w->words[i]->text) > PHONE_GROUP)
			return false;
		digits += dx_count_digits(w->words[i]->text);
	}
	return digits <= PHONE_DIGITS;
}

bool dx_st_is_place(struct dx_job *job, const struct dx_words *w)
{
	const char *text = dx_words_text(job->arena, w);
	size_t letters = 0;

	for (size_t i = 0; i < w->n; i++)
		if (dx_st_is_long_number(w->words[i]->text))
			return false;
	for (const char *p = text; *p; p++)
		letters += (*p >= 'A' && *p <= 'Z') || (*p >= 'a' && *p <= 'z');
	return dx_has_digit(text) && letters >= 4 && !strpbrk(text, ":$%@") && !dx_st_has_date(job, w);
}

bool dx_st_is_over_id(const struct dx_job *job, size_t at, const struct dx_seg *s)
{
	static const char *const ids[] = {"cpf", "cpf:", "nif", "nif:", "dni", "dni:", "nie", "nie:"};
	const struct dx_line *line = &job->lines.v[at];
	const struct dx_line *below = line + 1;

	if (at + 1 == job->lines.n || below->page != line->page || below->y0 - line->y1 > line->height)
		return false;
	for (size_t i = 0; i < below->n; i++) {
		int32_t left = below->words[i]->x0 - s->x0;
		int32_t right = below->x1 - s->x1;

		if (dx_str_is_one_of(dx_str(below->words[i]->text), ids, DX_LEN(ids)))
			return (left < line->height && -left < line->height) ||
			       (right < line->height && -right < line->height);
	}
	return false;
}

/* "1) MEERA KRISHNAN" over "2) …": who has an account together is numbered. */
static void drop_ordinal(struct dx_val *v)
{
	const char *text = v->text + (v->text[0] == '(');
	size_t digits = strspn(text, "0123456789");

	if (digits == 1 && (text[1] == ')' || text[1] == '.') && text[2 + strspn(text + 2, " ")] != '\0')
		v->text = text + 2 + strspn(text + 2, " ");
}

/* "SAYIN MEHMET YILMAZ", as on an envelope: it greets, and is no part of the name as "Mr" is. */
static void drop_greeting(struct dx_val *v)
{
	static const char *const words[] = {"sayın", "sayin"};
	size_t n = strcspn(v->text, " ");

	if (v->text[n] == ' ' && dx_str_is_one_of(dx_strn(v->text, n), words, DX_LEN(words)))
		v->text += n + 1;
}

/* "Shri / Smt. RITU CHHABRIA": what a form prints before every name is no part of one, as "Mr" alone is. */
static void drop_choice(struct dx_val *v)
{
	const char *text = v->text;
	size_t n = strcspn(text, " ");
	bool choice = is_choice(dx_strn(text, n));

	while (!choice && is_courtesy(dx_strn(text, n)) && strncmp(text + n, " / ", 3) == 0) {
		text += n + 3;
		n = strcspn(text, " ");
		choice = is_courtesy(dx_strn(text, n)) && strncmp(text + n, " / ", 3) != 0;
	}
	if (choice && text[n] == ' ')
		v->text = text + n + 1;
}

/* "MEENA HEGDE [N22852]", "MEENA HEGDE [ N22852 ]": a code in brackets behind a name is a number of a customer. */
static void drop_code(struct dx_job *job, struct dx_val *v)
{
	const size_t n = strlen(v->text);
	const char *open = n > 0 && v->text[n - 1] == ']' ? strrchr(v->text, '[') : NULL;

	const char *code = open ? open + 1 + strspn(open + 1, " ") : NULL;
	const char *end = code ? code + strcspn(code, " ]") : NULL;

	if (open && open > v->text + 1 && open[-1] == ' ' && dx_has_digit(open) && end[strspn(end, " ")] == ']')
		v->text = dx_strndup(job->arena, v->text, (size_t)(open - v->text) - 1);
}

/* Does W begin with a word that joins it to the name over it, and is a name behind it: "OR MRS INES FAIRWEATHER"? */
static bool is_joint(struct dx_job *job, const struct dx_words *w)
{
	static const char *const joints[] = {"or", "and", "&", "ou", "et", "oder", "und", "ja", "of"};
	const struct dx_words rest = {.words = w->words + 1, .n = w->n - 1, .page = w->page};

	return w->n > 2 && dx_str_is_one_of(dx_str(w->words[0]->text), joints, DX_LEN(joints)) &&
	       dx_st_is_courtesy(&rest) && dx_st_is_name(job, &rest);
}

/* "MR LEOPOLD T FAIRWEATHER" over "OR MRS INES FAIRWEATHER": both have the account. */
static void add_joint(struct dx_job *job, struct dx_val *v)
{
	const int32_t height = v->place.y1 - v->place.y0;
	struct st_runs runs = {0};
	struct dx_words w;

	while (dx_st_next_run(job, &runs, &w)) {
		const struct dx_word *first = w.words[0];

		if (job->pages[w.page].number != v->place.page || first->y0 < v->place.y0 + height / 2 ||
		    first->y0 > v->place.y1 + height || first->x0 - v->place.x0 > JOINT_ASIDE ||
		    v->place.x0 - first->x0 > JOINT_ASIDE || !is_joint(job, &w))
			continue;
		v->text = dx_asprintf(job->arena, "%s %s", v->text, dx_words_text(job->arena, &w));
		v->place = dx_place_join(v->place, dx_lines_place(&job->pages[w.page], w.words, w.n));
		return;
	}
}

void dx_st_name_bare(struct dx_job *job, struct dx_val *v)
{
	/* a mark of the post, as "*MR A B CELE", which a scan may have as a quotation mark */
	if (dx_has_letter(v->text))
		v->text += strspn(v->text, v->source == DX_VAL_OCR ? "*\"' " : "* ");
	drop_ordinal(v);
	drop_greeting(v);
	drop_choice(v);
	drop_code(job, v);
	add_joint(job, v);
}
