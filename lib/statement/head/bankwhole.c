/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A bank's name in the fullest form that the paper prints of it: "PRERANA" over "SMALL FINANCE BANK", "Straits &
 * Peninsular" over "The Straits and Peninsular Banking Corporation Limited", of two scripts the Latin one. The bank of
 * a card is who the paper says to issue it. Where the head says "bank", its name is what the head says, without the
 * legal form that a foot may add.
 */
#include <stdlib.h>
#include <string.h>

#include "dx/extract/legal.h"

#include "head.h"
#include "record/record.h"

#define NAME_WORDS 9
#define LINES_MIN  2    /* words of a company's name in front of its legal form */
#define ALIGNED    3000 /* left edges of a sign and of the line under it, thousandths of a point */
#define CARD_WORDS 3    /* between "card" and "issued" */

/* Words of a line from one on. */
struct run {
	const struct dx_word *const *words;
	size_t n;
	size_t page;
};

static struct dx_str bare(const char *text)
{
	return dx_str_strip(dx_str(text), "", ",.;");
}

/* Words that say what kind of bank it is, and no bank by themselves. */
static bool is_generic(const char *text)
{
	static const char *const words[] = {"small",        "finance",     "payments",   "bank",  "banking",
					    "co-operative", "cooperative", "urban",      "rural", "gramin",
					    "sahakari",     "mercantile",  "corporation"};

	return (dx_legal_form(bare(text)) & DX_LEGAL_LONG) || dx_str_is_one_of(bare(text), words, DX_LEN(words));
}

static bool is_joint(const char *text)
{
	static const char *const words[] = {"of", "and", "&", "the", "de", "und", "et"};

	return dx_str_is_one_of(dx_str(text), words, DX_LEN(words));
}

static bool is_bank(const char *text)
{
	char word[32];
	struct dx_str s = bare(text);

	if (s.n == 0 || s.n >= sizeof(word))
		return false;
	memcpy(word, s.p, s.n);
	word[s.n] = '\0';
	return dx_st_is_bank_word(word);
}

/* Words of R from FROM on up to a legal form; 0: no company that is a bank. HAS_BANK: the words before FROM say so. */
static size_t company(const struct run *r, size_t from, bool has_bank)
{
	for (size_t i = from; i < r->n && i < NAME_WORDS; i++) {
		const char *text = r->words[i]->text;

		if (dx_st_is_legal(text))
			return has_bank && i >= LINES_MIN ? i + 1 : 0;
		if (!(dx_st_is_capital(text) || is_joint(text)) || dx_has_digit(text) ||
		    strchr(",.;:", text[strlen(text) - 1]))
			return 0;
		has_bank |= is_bank(text);
	}
	return 0;
}

/* "Cedar Valley National Bank. Send …": words of R up to the stop of the sentence, or its comma, behind a bank's; 0:
 * there are none. */
static size_t bank_of_sentence(const struct run *r)
{
	for (size_t i = 0; i < r->n && i < NAME_WORDS; i++) {
		const char *text = r->words[i]->text;

		if (!(dx_st_is_capital(text) || is_joint(text)) || dx_has_digit(text))
			return 0;
		if (strchr(".,;", text[strlen(text) - 1]))
			return i > 0 && is_bank(text) ? i + 1 : 0;
	}
	return 0;
}

/* The first N words of R as a value; of what ends them only the point of a word cut short is the name's. */
static void take(struct dx_job *job, const struct run *r, size_t n, struct dx_val *v)
{
	const struct dx_str last = bare(r->words[n - 1]->text);
	const bool is_cut = r->words[n - 1]->text[last.n] == '.' && !dx_str_ieq_c(last, "limited") &&
			    !dx_str_ieq_c(last, "plc") && !is_bank(r->words[n - 1]->text);
	size_t drop = strlen(r->words[n - 1]->text) - last.n - (is_cut ? 1 : 0);

	*v = dx_lines_val(job->arena, &job->pages[r->page], r->words, n);
	v->text = dx_strndup(job->arena, v->text, strlen(v->text) - drop);
}

static struct run run_at(const struct dx_line *line, const struct dx_seg *seg, size_t at)
{
	return (struct run){(const struct dx_word *const *)line->words + seg->first + at, seg->n - at, line->page};
}

/* "Obsidian card is issued by Coromandel Small Finance Bank Ltd. and managed by …", "Your account is issued by Cedar
 * Valley National Bank." */
static bool issued_by(struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg, struct dx_val *v)
{
	static const char *const cards[] = {"card", "cards", "account", "accounts"};

	for (size_t i = 1; i + 2 < seg->n; i++) {
		struct run r = run_at(line, seg, i);
		bool of_card = false;
		size_t n;

		if (!dx_str_ieq_c(dx_str(r.words[0]->text), "issued") || !dx_str_ieq_c(dx_str(r.words[1]->text), "by"))
			continue;
		for (size_t k = 1; k <= CARD_WORDS && k <= i; k++)
			of_card |=
				dx_str_is_one_of(dx_str(line->words[seg->first + i - k]->text), cards, DX_LEN(cards));
		r = run_at(line, seg, i + 2);
		n = of_card ? company(&r, 0, false) : 0;
		n = of_card && n == 0 && dx_st_is_card(job) ? bank_of_sentence(&r) : n;
		if (n == 0)
			continue;
		take(job, &r, n, v);
		return true;
	}
	return false;
}

/* All words of R, of which the last says that they name a bank; 0: they do not. */
static size_t named_bank(const struct run *r)
{
	for (size_t i = 0; i < r->n; i++)
		if (!(dx_st_is_capital(r->words[i]->text) || is_joint(r->words[i]->text)) ||
		    dx_has_digit(r->words[i]->text))
			return 0;
	return r->n >= LINES_MIN && r->n < NAME_WORDS && is_bank(r->words[r->n - 1]->text) ? r->n : 0;
}

/* "flomo   banking services by Navatara Bank Ltd": whose the accounts are that a firm without a licence offers. */
static bool served_by(struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg, struct dx_val *v)
{
	static const char *const verbs[] = {"are", "provided", "offered", "powered", "supplied"};

	for (size_t i = 0; i + 4 < seg->n; i++) {
		size_t at = i + 2;
		struct run r = run_at(line, seg, i);
		size_t n;

		if (!dx_str_ieq_c(dx_str(r.words[0]->text), "banking") ||
		    !dx_str_ieq_c(dx_str(r.words[1]->text), "services"))
			continue;
		while (at + 1 < seg->n &&
		       dx_str_is_one_of(dx_str(line->words[seg->first + at]->text), verbs, DX_LEN(verbs)))
			at++;
		r = run_at(line, seg, at + 1);
		n = company(&r, 0, false);
		n = n ? n : named_bank(&r);
		if (n == 0 || !dx_str_ieq_c(dx_str(line->words[seg->first + at]->text), "by"))
			continue;
		take(job, &r, n, v);
		return true;
	}
	return false;
}

/* "pocketly   Account powered by Triveni Bank": whose the account is that a firm without a licence shows. */
static bool powered_by(struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg, struct dx_val *v)
{
	static const char *const what[] = {"account", "accounts", "a/c", "banking", "services"};

	for (size_t i = 0; i + 3 < seg->n; i++) {
		struct run r = run_at(line, seg, i);
		size_t n;

		if (!dx_str_is_one_of(dx_str(r.words[0]->text), what, DX_LEN(what)) ||
		    !dx_str_ieq_c(dx_str(r.words[1]->text), "powered") || !dx_str_ieq_c(dx_str(r.words[2]->text), "by"))
			continue;
		r = run_at(line, seg, i + 3);
		n = company(&r, 0, false);
		n = n ? n : named_bank(&r);
		if (n == 0)
			continue;
		take(job, &r, n, v);
		return true;
	}
	return false;
}

/* "Merlion Overseas Bank Limited 80 Raffles Quay …": a line that begins with a bank and its address. */
static bool with_address(struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg, struct dx_val *v)
{
	struct run r = run_at(line, seg, 0);
	size_t n = company(&r, 0, false);

	if (n == 0 || n == r.n || !dx_has_digit(r.words[n]->text))
		return false;
	take(job, &r, n, v);
	return true;
}

/* The run under V that begins at its left edge; false: none. */
static bool under(struct dx_job *job, const struct dx_val *v, struct run *r_r)
{
	const int32_t height = v->place.y1 - v->place.y0;

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs;

		if (job->pages[line->page].number != v->place.page || line->used ||
		    line->y0 < v->place.y0 + height / 2 || line->y0 > v->place.y1 + height / 2)
			continue;
		segs = dx_lines_segments(job->arena, line, &n);
		for (size_t k = 0; k < n; k++)
			if (abs(segs[k].x0 - v->place.x0) <= ALIGNED) {
				*r_r = run_at(line, &segs[k], 0);
				return true;
			}
	}
	return false;
}

/* … or what others than banks are that keep accounts: "FEDERAL CREDIT UNION", "BUILDING SOCIETY". */
static bool is_kind_word(const char *text)
{
	static const char *const words[] = {"federal", "national",  "state",    "community", "credit",
					    "union",   "employees", "building", "society",   "savings"};

	return is_generic(text) || dx_str_is_one_of(bare(text), words, DX_LEN(words));
}

/* Are words AT - 1 and AT of R the two by which a mutual is known? */
static bool is_mutual(const struct run *r, size_t at)
{
	const struct dx_str last = bare(r->words[at]->text);

	if (at == 0)
		return false;
	return dx_str_ieq_c(last, "union")
		       ? dx_str_ieq_c(bare(r->words[at - 1]->text), "credit")
		       : dx_str_ieq_c(last, "society") && dx_str_ieq_c(bare(r->words[at - 1]->text), "building");
}

/* "PRERANA" over "SMALL FINANCE BANK"; "CONTINENTAL TRAVEL SERVICES" over "Continental Travel Banking Corp., Gurugram".
 */
static void below(struct dx_job *job, struct dx_val *v)
{
	struct run r;
	size_t generic = 0;
	bool bank = false;
	size_t n;

	if (!under(job, v, &r))
		return;
	for (; generic < r.n && is_kind_word(r.words[generic]->text); generic++)
		bank |= is_bank(r.words[generic]->text) || is_mutual(&r, generic);
	if (generic == r.n && bank) {
		v->text = dx_asprintf(job->arena, "%s %s", v->text, dx_lines_text(job->arena, r.words, r.n));
		v->place = dx_place_join(v->place, dx_lines_place(&job->pages[r.page], r.words, r.n));
		return;
	}
	n = company(&r, 0, false);
	if (n)
		take(job, &r, n, v);
}

/* How many words of R are those of V, "&" as "and", an article in front; 0: it does not begin with them. */
static size_t begins_with(struct dx_job *job, const struct run *r, const char *name)
{
	size_t at = r->n && dx_str_ieq_c(dx_str(r->words[0]->text), "the") ? 1 : 0;

	for (const char *p = name; *p; at++) {
		size_t n = strcspn(p, " ");
		const char *word = dx_lex_fold(job->arena, dx_strn(p, n));
		const char *text = at < r->n ? r->words[at]->text : "";
		const bool joins = (n == 1 && *p == '&') || dx_str_ieq_c(dx_strn(p, n), "and");

		if (at == r->n || !(joins ? strcmp(text, "&") == 0 || dx_str_ieq_c(dx_str(text), "and")
					  : strcmp(dx_lex_fold(job->arena, dx_str(text)), word) == 0))
			return 0;
		p += n;
		p += strspn(p, " ");
	}
	return at;
}

/* How many words of R, two or more, are a sign that writes them together: "patrapayments" as "Patra Payments". */
static size_t written_together(struct dx_job *job, const struct run *r, const char *sign)
{
	const char *folded = dx_lex_fold(job->arena, dx_str(sign));
	size_t len = 0;

	if (strchr(sign, ' '))
		return 0;
	for (size_t at = 0; at < r->n; at++) {
		const char *word = dx_lex_fold(job->arena, dx_str(r->words[at]->text));

		if (strncmp(folded + len, word, strlen(word)) != 0)
			return 0;
		len += strlen(word);
		if (folded[len] == '\0')
			return at > 0 ? at + 1 : 0;
	}
	return 0;
}

/* Behind the name V in SEG what says that it is a bank, and its legal form. */
static bool with_form(struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg, struct dx_val *v)
{
	for (size_t i = 0; i < seg->n; i++) {
		struct run r = run_at(line, seg, i);
		size_t named = begins_with(job, &r, v->text);
		size_t n = named ? named : written_together(job, &r, v->text);
		size_t end = n ? company(&r, n, false) : 0;

		if (end == 0)
			continue;
		take(job, &r, end, v);
		return true;
	}
	return false;
}

/* "REGISTERED OFFICE: IDFX Primus Bank Limited, KRM Towers …": a company at the beginning, or behind a label. */
static bool registered(struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg, struct dx_val *v)
{
	for (size_t i = 0; i < seg->n; i++) {
		const char *before = i ? line->words[seg->first + i - 1]->text : ":";
		struct run r = run_at(line, seg, i);
		size_t n = before[strlen(before) - 1] == ':' ? company(&r, 0, false) : 0;

		if (n == 0)
			continue;
		take(job, &r, n, v);
		return true;
	}
	return false;
}

/* "Bank", of a sign in two lines. */
static bool is_no_name(struct dx_job *job, const char *name)
{
	struct dx_str rest = dx_str(name);
	struct dx_str word;

	while (dx_str_split(&rest, ' ', &word))
		if (word.n && !is_generic(dx_strndup(job->arena, word.p, word.n)))
			return false;
	return true;
}

/* "laggi payments bank", the last words smaller: what says right behind the sign V what kind of bank it is. By the
 * height of the sign they stand together, even where small words do not. */
static bool with_kind(struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg, struct dx_val *v)
{
	const struct run r = {(const struct dx_word *const *)line->words + seg->first, line->n - seg->first,
			      line->page};
	const int32_t height = v->place.y1 - v->place.y0;
	size_t n = begins_with(job, &r, v->text);

	if (n == 0 || r.words[0]->x0 != v->place.x0 || r.words[0]->y0 != v->place.y0)
		return false;
	while (n < r.n && is_generic(r.words[n]->text) && r.words[n]->x0 - r.words[n - 1]->x1 <= height)
		n++;
	if (!is_bank(r.words[n - 1]->text))
		return false;
	take(job, &r, n, v);
	return true;
}

/* "Rideau Cash Back Visa‡": is V what one of a bank's cards is called? */
static bool is_card_product(const char *name)
{
	static const char *const cards[] = {"visa", "mastercard", "rupay", "card"};

	for (const char *p = strchr(name, ' '); p; p = strchr(p, ' ')) {
		p += strspn(p, " ");
		for (size_t i = 0; i < DX_LEN(cards); i++)
			if (dx_str_ieq_c(dx_strn(p, strnlen(p, strlen(cards[i]))), cards[i]))
				return true;
	}
	return false;
}

/* "… of Rideau Bank of Canada.": a bank whose name begins with the first word of V, the name of a card. */
static bool of_product(struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg, struct dx_val *v)
{
	const char *first = dx_strndup(job->arena, v->text, strcspn(v->text, " "));
	const struct dx_place title = v->place;

	for (size_t i = 0; i < seg->n; i++) {
		struct run r = run_at(line, seg, i);
		size_t n = begins_with(job, &r, first);

		if (n == 0)
			continue;
		while (n < r.n && is_generic(r.words[n]->text) && !is_bank(r.words[n]->text))
			n++;
		if (n == r.n || !is_bank(r.words[n]->text))
			continue;
		n++;
		if (n + 1 < r.n && dx_str_ieq_c(dx_str(r.words[n]->text), "of") &&
		    dx_st_is_capital(r.words[n + 1]->text))
			n += 2;
		take(job, &r, n, v);
		v->text = dx_strndup(job->arena, v->text, bare(v->text).n);
		v->place = title; /* what stands there is nobody else's name */
		return true;
	}
	return false;
}

/* "Konkan Card Konkan Cards & Payments Limited": a sign in front of the company's name, which begins with its word. */
static void without_sign(struct dx_val *v)
{
	const size_t first = strcspn(v->text, " ");
	const char *last = strrchr(v->text, ' ');

	if (!last || !dx_st_is_legal(last + 1))
		return;
	for (const char *p = strchr(v->text, ' '); p && p + 1 < last; p = strchr(p + 1, ' '))
		if (p > v->text + first && strncmp(p + 1, v->text, first) == 0 && p[1 + first] == ' ') {
			v->text = p + 1;
			return;
		}
}

/* "Albion Building Society Credit Card": the institution's name without that of what it sells. */
static void without_product(struct dx_job *job, struct dx_val *v)
{
	static const char *const sold[] = {" credit card", " credit cards", " cards", " card"};
	static const char *const kinds[] = {" building society", " credit union"};
	const size_t len = strlen(v->text);

	for (size_t i = 0; i < DX_LEN(sold); i++) {
		const size_t n = strlen(sold[i]);
		struct dx_str name;

		if (len <= n || !dx_str_ieq_c(dx_str(v->text + len - n), sold[i]))
			continue;
		name = dx_strn(v->text, len - n);
		for (size_t k = 0; k < DX_LEN(kinds); k++)
			if (name.n > strlen(kinds[k]) &&
			    dx_str_ieq_c(dx_str_sub(name, name.n - strlen(kinds[k]), SIZE_MAX), kinds[k])) {
				v->text = dx_strndup(job->arena, name.p, name.n);
				return;
			}
	}
}

/* "Northern Bank of Manitoba Visa Rewards+": a bank's name as far as that of the cards' network begins. */
static void without_card(struct dx_job *job, struct dx_val *v)
{
	static const char *const networks[] = {" visa", " mastercard", " rupay", " american express",
					       " amex", " maestro"};
	bool bank = false;

	for (const char *p = strchr(v->text, ' '), *from = v->text; p && dx_st_is_card(job); p = strchr(p + 1, ' ')) {
		const struct dx_str rest = dx_str(p);

		bank |= is_bank(dx_strndup(job->arena, from, (size_t)(p - from)));
		for (size_t i = 0; i < DX_LEN(networks) && bank && strchr(v->text, ' ') < p; i++) {
			const size_t n = strlen(networks[i]);

			if (!dx_str_ieq_c(dx_str_sub(rest, 0, n), networks[i]) || (rest.n > n && rest.p[n] != ' '))
				continue;
			v->text = dx_strndup(job->arena, v->text, (size_t)(p - v->text));
			return;
		}
		from = p + 1;
	}
}

/* "Brookmarsh Bank" of "a trading name of Brookmarsh Bank UK plc.": its name with the legal form a word behind it. */
static void with_country(struct dx_job *job, struct dx_val *v)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 1; k + 2 < line->n; k++) {
			const struct dx_word *const *w = (const struct dx_word *const *)line->words + k;
			size_t from = k;

			while (from > 0 && line->words[from]->x0 > v->place.x0)
				from--;
			if (job->pages[line->page].number != v->place.page || w[0]->x1 != v->place.x1 ||
			    line->words[from]->x0 != v->place.x0 || w[0]->y0 != v->place.y0 || !is_bank(w[0]->text) ||
			    !dx_st_is_capital(w[1]->text) || strpbrk(w[1]->text, ".,;:") || !dx_st_is_legal(w[2]->text))
				continue;
			take(job,
			     &(struct run){(const struct dx_word *const *)line->words + from, line->n - from,
					   line->page},
			     k + 3 - from, v);
			return;
		}
	}
}

typedef bool look_fn(struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg, struct dx_val *v);

/* The first run of words of a line that is no row's for which LOOK finds a name. */
static bool find(struct dx_job *job, look_fn *look, struct dx_val *v)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = line->used ? NULL : dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; segs && k < n; k++)
			if (look(job, line, &segs[k], v))
				return true;
	}
	return false;
}

void dx_st_bank_whole(struct dx_job *job, struct dx_val *v)
{
	if (dx_st_bank_of_sign(job, v))
		return;
	if (dx_val_has(v)) {
		without_sign(v);
		without_product(job, v);
		without_card(job, v);
		dx_st_name_in_latin(job, v);
		if (is_no_name(job, v->text) && !find(job, registered, v))
			v->source = DX_VAL_ABSENT;
		if (dx_st_says_bank(job, v->text)) {
			with_country(job, v);
			return;
		}
	}
	if (find(job, issued_by, v) || find(job, served_by, v) || find(job, powered_by, v))
		return;
	if (!dx_val_has(v)) {
		(void)find(job, with_address, v);
		return;
	}
	below(job, v);
	if (!dx_st_says_bank(job, v->text) && !find(job, with_form, v) && !find(job, with_kind, v) &&
	    is_card_product(v->text))
		(void)find(job, of_product, v);
}
