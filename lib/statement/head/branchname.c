/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The name of a branch out of the text that stands behind its label: without the bank before it, and without its codes,
 * the telephone and the address that go on behind it ("STATE BANK, 0417 HUBLI MAIN (SOL 0509), 12 Station Road").
 */
#include <string.h>

#include "dx/extract/ident.h"
#include "head.h"

#define PIN_DIGITS    6
#define CODE_DIGITS   4 /* digits that are a code by themselves: houses have fewer, and "SECTOR 14" is a place */
#define LEADER_DIGITS 3 /* … of a code before a stroke, or one that begins with a nought */
#define CODE_WORDS    3 /* "(DP Code 8140)" */

#define DIGITS "0123456789"

static size_t digits_of(struct dx_str s)
{
	size_t n = 0;

	for (size_t i = 0; i < s.n; i++)
		n += dx_is_digit(s.p[i]);
	return n;
}

/* Digits, and strokes between them: "0417", "05-18-41". */
static bool is_figures(struct dx_str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (!strchr(DIGITS "-", s.p[i]))
			return false;
	return s.n > 0 && dx_is_digit(s.p[0]);
}

/* S without blanks and the signs that stand between a name and what is beside it. */
static struct dx_str bare(struct dx_str s)
{
	static const char *const dashes[] = {"–", "—"};

	for (;;) {
		const size_t before = s.n;

		s = dx_str_strip(dx_str_trim(s), " -/|:,;", " -/|:,;");
		for (size_t i = 0; i < DX_LEN(dashes); i++) {
			if (dx_str_starts(s, dashes[i]))
				s = dx_str_sub(s, strlen(dashes[i]), SIZE_MAX);
			if (dx_str_ends(s, dashes[i]))
				s.n -= strlen(dashes[i]);
		}
		if (s.n == before)
			return s;
	}
}

/* The first word of S from byte AT on, and in *FROM_R where it begins. */
static struct dx_str word_at(struct dx_str s, size_t at, size_t *from_r)
{
	size_t n = 0;

	while (at < s.n && s.p[at] == ' ')
		at++;
	*from_r = at;
	while (at + n < s.n && s.p[at + n] != ' ')
		n++;
	return dx_str_sub(s, at, n);
}

bool dx_st_is_branch_datum(struct dx_str word)
{
	/* what a bank prints of a branch beside its name */
	static const char *const data[] = {
		"address", "bic",      "cell",     "cod",      "code",     "codes",    "contact",   "details",
		"email",   "e-mail",   "fax",      "gstin",    "helpline", "hours",    "id",        "identifier",
		"ifsc",    "incharge", "landline", "manager",  "micr",     "mobile",   "no",        "number",
		"office",  "officer",  "ph",       "phone",    "rtgs",     "sol",      "sort",      "state",
		"swift",   "tel",      "telefon",  "telefono", "teléfono", "telefone", "telephone", "timing",
		"timings", "tél",      "téléphone"};

	word = dx_str_strip(word, "(", ".,:)#");
	return dx_str_is_one_of(word, data, DX_LEN(data));
}

/* "Tel.", "Phone :": what ends a name in the same line; an office may be a part of one. */
static bool ends_name(struct dx_str word)
{
	static const char *const parts[] = {"office", "state", "no", "number", "id", "cell", "sort", "sol"};

	return dx_st_is_branch_datum(word) && !dx_str_is_one_of(dx_str_strip(word, "(", ".,:)#"), parts, DX_LEN(parts));
}

/* S before its first telephone or code with a label, and before another label: " - tipo conto: CONTO FAMIGLIA". */
static struct dx_str before_labels(struct dx_str s)
{
	size_t at = 0;
	size_t stop = 0; /* the last sign that may part a label from the name */

	while (at < s.n) {
		size_t from;
		const struct dx_str word = word_at(s, at, &from);

		if (word.n == 0)
			break;
		if (from > 0 && (dx_str_ends(word, ":") || ends_name(word)))
			return dx_str_sub(s, 0, stop && !ends_name(word) ? stop : from);
		if (from == 0 && ends_name(word))
			return dx_str_sub(s, 0, 0);
		if (bare(word).n == 0)
			stop = from;
		at = from + word.n;
	}
	return s;
}

/* "DHRUV BANK LTD, STATION ROAD": S without a first part that is a bank's name. */
static struct dx_str without_bank(struct dx_job *job, struct dx_str s)
{
	const size_t comma = dx_str_find_c(s, ',');
	struct dx_str first = dx_str_trim(dx_str_sub(s, 0, comma));
	size_t last = first.n;

	if (comma >= s.n)
		return s;
	while (last > 0 && first.p[last - 1] != ' ')
		last--;
	if (last == 0 || !dx_st_says_bank(job, dx_strndup(job->arena, first.p, first.n)))
		return s;
	first = dx_str_sub(first, last, SIZE_MAX);
	return dx_st_is_bank_word(dx_strndup(job->arena, first.p, first.n)) ||
			       dx_st_is_legal(dx_strndup(job->arena, first.p, first.n))
		       ? bare(dx_str_sub(s, comma + 1, SIZE_MAX))
		       : s;
}

/*
 * How many bytes of S are a code before a name: "0417 HUBLI", "02891-MYSURU", "007 / MAIN BRANCH", with its check digit
 * "6868-9 GOIÁS VELHO"; 0: none.
 */
static size_t leading_code(struct dx_str s)
{
	size_t n = 0;
	size_t rest;

	while (n < s.n && dx_is_digit(s.p[n]))
		n++;
	if (n >= LEADER_DIGITS && n + 2 < s.n && s.p[n] == '-' && (dx_is_digit(s.p[n + 1]) || s.p[n + 1] == 'X') &&
	    s.p[n + 2] == ' ')
		n += 2;
	rest = n;
	while (rest < s.n && strchr(" -/:", s.p[rest]))
		rest++;
	if (n < LEADER_DIGITS || rest == n || rest >= s.n || dx_is_digit(s.p[rest]))
		return 0;
	return n >= CODE_DIGITS || s.p[0] == '0' || rest > n + 1 || s.p[n] != ' ' ? rest : 0;
}

/* Where in S a bracket with a code begins: "(0209)", "(SOL 0509)"; S.n: there is none. */
static size_t bracketed_code(struct dx_str s)
{
	const size_t open = dx_str_find_c(s, '(');
	struct dx_str inner;
	size_t blanks = 0;

	if (open >= s.n || open == 0)
		return s.n;
	inner = dx_str_sub(s, open + 1, SIZE_MAX);
	inner = dx_str_sub(inner, 0, dx_str_find_c(inner, ')'));
	for (size_t i = 0; i < inner.n; i++)
		blanks += inner.p[i] == ' ';
	return digits_of(inner) > 0 && blanks < CODE_WORDS ? open : s.n;
}

/* S without a number behind the name that is a code, or the postal one: "BRANDVLEI 05-18-41", "Kochi - 682031". */
static struct dx_str without_number(struct dx_str s)
{
	size_t from = s.n;

	while (from > 0 && s.p[from - 1] != ' ')
		from--;
	if (from == 0 || !is_figures(dx_str_sub(s, from, SIZE_MAX)) ||
	    digits_of(dx_str_sub(s, from, SIZE_MAX)) < CODE_DIGITS)
		return s;
	return bare(dx_str_sub(s, 0, from));
}

/* S without the code that the electronic transfer knows the branch by, and what parts it from the name. */
static struct dx_str without_ifsc(struct dx_str s)
{
	size_t at = 0;

	while (at < s.n) {
		size_t from;
		const struct dx_str word = word_at(s, at, &from);

		if (dx_ident_ifsc(dx_str_strip(word, "(/-", ")/-,")))
			return from ? bare(dx_str_sub(s, 0, from)) : bare(dx_str_sub(s, word.n, SIZE_MAX));
		at = from + word.n + (word.n == 0);
	}
	return s;
}

/* S without the codes before and behind the name; all of it where it is nothing but one. */
static struct dx_str without_codes(struct dx_str s)
{
	s = without_ifsc(s);
	return bare(dx_str_sub(s, leading_code(s), SIZE_MAX));
}

/* Does S end in an Indian postal index number: "Kochi 682031", "Kochi - 682 031"? */
static bool ends_in_pin(struct dx_str s)
{
	size_t n = s.n;
	size_t digits = 0;

	while (n > 0 && digits < PIN_DIGITS &&
	       (dx_is_digit(s.p[n - 1]) || (digits == PIN_DIGITS / 2 && s.p[n - 1] == ' ')))
		digits += s.p[--n] != ' ';
	return digits == PIN_DIGITS && n > 0 && strchr(" -", s.p[n - 1]) && s.p[n] != '0';
}

/* The part of S that says by its last word to be one: "Station Road Branch" in "…, Station Road Branch, Lucknow". */
static struct dx_str said_branch(struct dx_str s)
{
	struct dx_str rest = s;
	struct dx_str part;

	while (dx_str_split(&rest, ',', &part)) {
		part = dx_str_trim(part);
		if (part.n > strlen(" branch") && dx_str_ieq_c(dx_str_sub(part, part.n - 7, 7), " branch") &&
		    digits_of(part) == 0)
			return part;
	}
	return dx_str_sub(s, 0, 0);
}

/* "Piazza Mercato 3": a street and the number of a house, where "Sector 14" is a quarter. */
static bool ends_in_house(struct dx_str part)
{
	static const char *const quarters[] = {"sector", "phase", "block", "stage", "zone",
					       "ward",   "no",    "no.",   "part"};
	size_t from = part.n;
	size_t before;

	while (from > 0 && part.p[from - 1] != ' ')
		from--;
	if (from == 0 || !is_figures(dx_str_sub(part, from, SIZE_MAX)))
		return false;
	part = dx_str_trim(dx_str_sub(part, 0, from));
	before = part.n;
	while (before > 0 && part.p[before - 1] != ' ')
		before--;
	return !dx_str_is_one_of(dx_str_sub(part, before, SIZE_MAX), quarters, DX_LEN(quarters));
}

/*
 * "Marine Drive, Ground Floor, Bay Pride, Kochi 682031", "Lodi, Piazza Mercato 3", "ADYAR,": an address goes on behind
 * the branch's name, in this line or in those below. IS_ADDRESS: something else says so.
 */
static struct dx_str without_address(struct dx_str s, bool is_address)
{
	size_t comma = dx_str_find_c(s, ',');
	const struct dx_str said = said_branch(s);

	if (is_address)
		return said.n ? said : dx_str_sub(s, 0, comma);
	for (size_t at = comma; at < s.n; at++) {
		const struct dx_str rest = dx_str_sub(s, at + 1, SIZE_MAX);
		const struct dx_str part = dx_str_trim(dx_str_sub(rest, 0, dx_str_find_c(rest, ',')));

		if (s.p[at] == ',' && part.n && (dx_is_digit(part.p[0]) || ends_in_house(part)))
			return dx_str_sub(s, 0, comma);
	}
	return s;
}

/* "PAG. 1", "Page 2 of 3": what stands in a letterhead's corner. */
static bool is_page(struct dx_str s)
{
	static const char *const words[] = {"page",  "pag",  "pagina", "página", "seite", "blatt", "sheet", "foglio",
					    "folio", "hoja", "p",      "pg",     "sida",  "side",  "strona"};
	size_t from;
	const struct dx_str first = dx_str_strip(word_at(s, 0, &from), "", ".:");

	return digits_of(s) > 0 && dx_str_is_one_of(first, words, DX_LEN(words));
}

/* Is S nothing but figures, a bank's code for the branch ("Agência 1131"), or a name that begins with a letter? */
static bool is_name(struct dx_str s, bool is_address)
{
	if (s.n == 0 || is_page(s))
		return false;
	if (dx_is_digit(s.p[0]) && !is_figures(s))
		return !is_address;
	return true;
}

bool dx_st_branch_name(struct dx_job *job, const char *text, const char **name_r)
{
	struct dx_str s = dx_str_trim(dx_str(text));
	const bool goes_on = dx_str_ends(s, ",") || ends_in_pin(s);
	size_t from;
	struct dx_str first;
	bool is_address;

	s = bare(dx_str_sub(s, 0, dx_str_find_c(s, '|')));
	s = bare(dx_str_sub(s, 0, bracketed_code(s)));
	first = word_at(s, 0, &from);
	if (dx_str_ends(first, ":") && !dx_st_is_branch_datum(first)) /* "BO: MODEL TOWN": a branch office */
		s = bare(dx_str_sub(s, first.n, SIZE_MAX));
	s = bare(before_labels(s));
	is_address = goes_on || ends_in_pin(s);
	s = without_codes(without_bank(job, s));
	if (is_address && s.n && dx_is_digit(s.p[0]) && !is_figures(s))
		return false; /* "14 Marine Drive, Kochi 682031": nothing but an address */
	s = bare(without_number(bare(without_address(s, is_address))));
	if (!is_name(s, is_address))
		return false;
	*name_r = dx_strndup(job->arena, s.p, s.n);
	return true;
}
