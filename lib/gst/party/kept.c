/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What of a line belongs to an address: where words say that somebody is, and what registrations, telephones, names and
 * trades stand before or behind that.
 */
#include <string.h>

#include "dx/extract/ident.h"

#include "party_int.h"

#define PHONE_DIGITS    9 /* of a telephone's number, at least */
#define PIN_DIGITS      6
#define PIN_HALF_DIGITS 3 /* "560 001" */
#define NUMBER_DIGITS   5 /* of what is no number of a house, at least */

/* ---- what is an address ---- */

struct dx_str dx_gst_next_word(const char **at)
{
	const char *p = *at + strspn(*at, " ,;|");
	size_t n = strcspn(p, " ,;|");

	*at = p + n;
	return dx_strn(p, n);
}

/* "20-646505": behind a figure and a hyphen six digits that begin at RUN are a number of something. */
static bool is_numbered(const char *text, const char *run)
{
	return run - text >= 2 && strchr("-/", run[-1]) && dx_is_digit(run[-2]);
}

/* What follows the PIN code in TEXT, which no other digits touch; NULL: there is none. */
static const char *behind_pin(const char *text)
{
	size_t run = 0;
	size_t before = 0; /* digits of the word before, which a blank ends */

	for (const char *p = text;; p++) {
		if (dx_is_digit(*p)) {
			run++;
			continue;
		}
		if ((run == PIN_DIGITS && !is_numbered(text, p - run)) ||
		    (run == PIN_HALF_DIGITS && before == PIN_HALF_DIGITS))
			return p;
		before = *p == ' ' && run ? run : 0;
		run = 0;
		if (!*p)
			return NULL;
	}
}

bool dx_gst_has_pin(const char *text)
{
	return behind_pin(text) != NULL;
}

/* Does TEXT say where somebody is: by a PIN code, the number of a house, or a word that streets and quarters end or
 * begin with? */
bool dx_gst_says_where(const char *text)
{
	static const char *const parts[] = {
		"road",     "rd",     "street",   "st",     "marg",    "lane",    "nagar",   "colony",  "chowk",
		"bazar",    "bazaar", "market",   "estate", "area",    "park",    "complex", "tower",   "towers",
		"building", "bldg",   "chambers", "layout", "cross",   "phase",   "sector",  "highway", "junction",
		"opp",      "near",   "nr",       "behind", "village", "taluka",  "tal",     "dist",    "district",
		"midc",     "gidc",   "sidco",    "sipcot", "yard",    "enclave", "salai",   "peth",    "puram",
		"ward",     "plot",   "post",     "house",  "plaza",   "centre",  "gali",    "path"};
	const char *at = text;
	struct dx_str w;

	if (dx_gst_has_pin(text) || (dx_gst_is_address(text) && strspn(text, "0123456789") < NUMBER_DIGITS))
		return true;
	while ((w = dx_gst_next_word(&at)).n) {
		while (w.n && (w.p[w.n - 1] == '.' || w.p[w.n - 1] == ':'))
			w.n--;
		if (dx_str_is_one_of(w, parts, DX_LEN(parts)))
			return true;
	}
	return false;
}

bool dx_gst_is_street(const struct dx_label_hit *hit, const char *text)
{
	return hit->field == GL_OTHER && !hit->has_colon && !strchr(text, ':') && dx_gst_says_where(text);
}

/* ---- what is none of it ---- */

bool dx_gst_is_labelled_state(const struct dx_job *job, const struct dx_block *b, size_t i)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_line *line = &job->lines.v[b->at[i]];
	size_t first = (size_t)(b->lines[i].words - line->words);

	if (first > 0 && strcmp(line->words[first - 1]->text, ":") == 0)
		first--;
	for (size_t k = l->line_first[b->at[i]]; k < l->line_first[b->at[i] + 1]; k++)
		if (l->v[k].first + l->v[k].n == first &&
		    (l->v[k].field == GL_STATE || l->v[k].field == GL_STATE_CODE ||
		     l->v[k].field == GL_PLACE_OF_SUPPLY))
			return true;
	return false;
}

/* Words that name a part of an address where a colon follows them. */
static bool names_part(const char *word)
{
	static const char *const parts[] = {"city",     "town",    "district", "dist", "place",    "area",
					    "location", "village", "taluka",   "pin",  "pincode",  "code",
					    "landmark", "country", "address",  "addr", "locality", "street"};

	return dx_str_is_one_of(dx_strn(word, strcspn(word, ":.")), parts, DX_LEN(parts));
}

/* May what stands behind label FIELD be a line of an address? */
static bool heads_address(int field)
{
	return field == GL_ADDRESS || field == GL_NAME || field == GL_SUPPLIER || field == GL_RECIPIENT ||
	       field == GL_SHIP_TO;
}

bool dx_gst_is_labelled_else(const struct dx_job *job, const struct dx_block *b, size_t i, const char *text)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_line *line = &job->lines.v[b->at[i]];
	size_t first = (size_t)(b->lines[i].words - line->words);
	bool colon = first > 0 && strcmp(line->words[first - 1]->text, ":") == 0;
	bool known = false;

	first -= colon;
	colon |= b->lines[i].words[0]->text[0] == ':';
	if (first == 0 || (dx_has_letter(text) && dx_gst_says_where(text)) || names_part(line->words[first - 1]->text))
		return false;
	colon |= dx_str_ends(dx_str(line->words[first - 1]->text), ":");
	for (size_t k = l->line_first[b->at[i]]; k < l->line_first[b->at[i] + 1]; k++) {
		if (l->v[k].first + l->v[k].n != first)
			continue;
		if (heads_address(l->v[k].field))
			return false;
		known = true;
	}
	return colon || known;
}

/* "Opp. Telephone Exchange", "Near Mobile Tower": a place called so, where a number's label has its number behind it,
 * which begins at NEXT. */
static bool is_landmark(struct dx_str word, const char *next)
{
	static const char *const words[] = {"telephone", "phone", "mobile"};
	static const char *const labels[] = {"no", "nos", "number", "numbers"};
	struct dx_str behind = dx_gst_next_word(&next);

	return dx_str_is_one_of(word, words, DX_LEN(words)) && behind.n > 0 && !memchr(behind.p, ':', behind.n) &&
	       !dx_is_digit(*behind.p) && !strchr("+(-", *behind.p) &&
	       !dx_str_is_one_of(dx_str_strip(behind, "", "."), labels, DX_LEN(labels));
}

/* Where in TEXT what is no address begins: a registration, a telephone, a letterbox of the net, a hash, what is none of
 * a place; its length: nowhere. */
size_t dx_gst_address_ends(struct dx_job *job, const char *text)
{
	static const char *const ends[] = {
		"gstin",     "gst",  "gstn",  "gstin/uin", "uin",      "pan",      "cin",  "tin",
		"tel",       "ph",   "phone", "phones",    "mob",      "mobile",   "cell", "email",
		"e-mail",    "mail", "web",   "website",   "contact",  "irn",      "fax",  "fssai",
		"iec",       "msme", "udyam", "toll",      "helpline", "whatsapp", "lic",  "licence",
		"telephone", "sac",  "hsn",   "m",         "t",        "e",        "w",    "p"};
	const char *at = text;
	bool behind_state = false;
	size_t state_at = 0;
	struct dx_str w;

	while ((w = dx_gst_next_word(&at)).n) {
		const size_t from = (size_t)(w.p - text);
		struct dx_str plain = w;
		bool marked = false; /* a letter alone is a label where a colon says so */
		size_t digits = 0;

		if (*plain.p == '(')
			plain = dx_str_sub(plain, 1, plain.n - 1);
		while (plain.n && strchr(".:-", plain.p[plain.n - 1])) {
			marked |= plain.p[plain.n - 1] == ':';
			plain.n--;
		}
		for (size_t i = 0; i < w.n; i++)
			digits += dx_is_digit(w.p[i]);
		if (dx_str_is_one_of(plain, ends, DX_LEN(ends)) && (plain.n > 1 || marked) &&
		    (marked || !is_landmark(plain, at)))
			return from;
		marked |= *at == ' ' && (at[1] == ':' || dx_is_digit(at[1]));
		if (dx_str_ieq_c(plain, "state") && marked && behind_pin(text) && behind_pin(text) <= w.p)
			return from; /* "Kochi 682024 State: Kerala", "… STATE 23" */
		if (dx_str_ieq_c(plain, "code") && from > 0)
			return behind_state ? state_at : from; /* "Odisha, State Code 21" */
		behind_state = dx_str_ieq_c(plain, "state");
		state_at = from;
		if (dx_ident_gstin_shape(dx_gst_plain(job, plain)))
			return from;
		if (dx_ident_pan(plain) || memchr(w.p, '@', w.n) || digits >= PHONE_DIGITS || w.n >= 40)
			return from;
	}
	return strlen(text);
}

/* TEXT without what begins it as a label does: "Regd. Office : 12 Ring Road"; nothing of "Supply in : Kerala (32)". */
static const char *behind_label(struct dx_job *job, const char *text)
{
	const size_t n = strcspn(text, ":");
	const char *rest;

	if (!text[n] || strcspn(text, "0123456789") < n)
		return text;
	rest = text + n + 1 + strspn(text + n + 1, " -");
	if (dx_gst_says_where(rest))
		return rest;
	return dx_ident_state_in(job->arena, dx_str(rest)) ? "" : text;
}

/* Does W say what a firm does? */
static bool is_trade(struct dx_str w)
{
	static const char *const trades[] = {"contractors", "contractor",   "manufacturers", "mfrs",      "dealers",
					     "dealer",      "wholesalers",  "retailers",     "suppliers", "exporters",
					     "importers",   "distributors", "stockists",     "traders",   "merchants",
					     "agents",      "transporters", "consultants",   "engineers", "processors"};

	while (w.n && w.p[w.n - 1] == '.')
		w.n--;
	return dx_str_is_one_of(w, trades, DX_LEN(trades));
}

/* "Civil Engineers & Govt. Approved Contractors", "Importers", "Dealers in Cut & Polished Diamonds": does TEXT begin or
 * end with what the firm does, and say nothing of a place? */
bool dx_gst_is_only_trade(const char *text)
{
	const char *last = strrchr(text, ' ');

	return (is_trade(dx_strn(text, strcspn(text, " "))) || (last && is_trade(dx_str(last + 1)))) &&
	       !strpbrk(text, "0123456789") && !dx_gst_says_where(text);
}

/* TEXT without what the firm does: "Civil Contractors Shop No. 196, Gandhi Path". */
static const char *behind_trade(struct dx_job *job, const char *text)
{
	const char *at = text;
	const char *rest = text;
	struct dx_str w;

	while ((w = dx_gst_next_word(&at)).n && !memchr(w.p, ':', w.n)) {
		if (is_trade(w))
			rest = at + strspn(at, " ,;|&-");
	}
	if (rest == text || !dx_gst_says_where(rest))
		return text;
	/* "Dealers of Readymade Garments, Plot 12, …": what it deals in */
	if (strchr(rest, ',') && !dx_is_digit(*rest) &&
	    !dx_gst_says_where(dx_strndup(job->arena, rest, strcspn(rest, ","))))
		rest += strcspn(rest, ",");
	return rest;
}

/* TEXT without the signs between the parts of an imprint that begin it: ", ", "· ", "• ", "* ". */
static const char *behind_signs(const char *text)
{
	static const char *const dots[] = {"\302\267", "\342\200\242"};

	for (size_t i = 0; i < DX_LEN(dots); i++) {
		text += strspn(text, " ,;|:-*");
		if (strncmp(text, dots[i], strlen(dots[i])) == 0)
			text += strlen(dots[i]);
	}
	return text + strspn(text, " ,;|:-*");
}

/* What of the line TEXT belongs to the address of NAME; empty: nothing. */
const char *dx_gst_kept(struct dx_job *job, const char *text, const char *name)
{
	size_t n;

	text += strspn(text, " :|");
	text = behind_trade(job, behind_label(job, text));
	n = strlen(name);
	if (dx_str_ieq(dx_strn(text, strlen(text) < n ? strlen(text) : n), dx_str(name)))
		text += n;
	text = behind_signs(text);
	n = dx_gst_address_ends(job, text);
	for (bool dot = true; dot;) { /* "12 Ring Road · " of an imprint */
		while (n && strchr(" ,;|*-([", text[n - 1]))
			n--;
		dot = n >= 2 && strncmp(text + n - 2, "\302\267", 2) == 0;
		n -= dot ? 2 : 0;
	}
	return dx_strndup(job->arena, text, n);
}

bool dx_gst_is_no_place(struct dx_job *job, const char *text)
{
	static const int fields[] = {GL_INVOICE_NUMBER, GL_INVOICE_DATE, GL_DUE_DATE, GL_IRN,
				     GL_ACK_NUMBER,     GL_ACK_DATE,     GL_CURRENCY};
	size_t n, len;
	struct dx_tok *toks = dx_lex_tokens_of(job->tpl->labels, job->arena, dx_str(text), &n);
	int field = n > 1 ? dx_lex_match(job->tpl->labels, toks, n, 0, &len) : -1;

	if (strlen(text) == 3 && dx_value_currency(dx_str(text)))
		return true;
	for (size_t i = 0; i < DX_LEN(fields); i++)
		if (field == fields[i])
			return len == n;
	return false;
}

const char *dx_gst_up_to_pin(struct dx_job *job, const char *text)
{
	static const char *const signs[] = {" |", "|", " \302\267", " \342\200\242", ". "};
	const char *rest = behind_pin(text);

	for (size_t i = 0; rest && i < DX_LEN(signs); i++)
		if (strncmp(rest, signs[i], strlen(signs[i])) == 0 && !dx_gst_says_where(rest) &&
		    !dx_ident_state_in(job->arena, dx_str(rest + strlen(signs[i]))))
			return dx_strndup(job->arena, text, (size_t)(rest - text));
	return text;
}
