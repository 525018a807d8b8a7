/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What of the lines under a name is its address: not the telephone, the registrations, the department that is to open
 * the letter, what the firm does. An address is a list of pieces here, parted by commas or the points and bars of a
 * letterhead.
 */
#include <string.h>

#include "dx/base/utf8.h"

#include "party_int.h"

#define PIECES_MAX   24
#define WORDS_MAX    32 /* of a piece */
#define ID_LEN       8  /* of a registration, at least */
#define ID_DIGITS    7
#define PHONE_DIGITS 9
#define ABBREVIATION 6 /* characters of one, with its stop, at most */
#define SAID_WORDS   6 /* of a sentence, at least */

struct address {
	struct dx_job *job;
	const char *name, *id;
	const char *pieces[PIECES_MAX];
	size_t n;
};

static size_t digits_of(const char *text)
{
	size_t n = 0;

	for (; *text; text++)
		n += dx_is_digit(*text);
	return n;
}

/* TEXT's words, at no place. */
static struct dx_words words_of(struct dx_job *job, const char *text)
{
	struct dx_word *v = dx_alloc_array(job->arena, WORDS_MAX, sizeof(*v));
	const struct dx_word **words = dx_alloc_array(job->arena, WORDS_MAX, sizeof(*words));
	size_t n = 0;

	for (text += strspn(text, " "); *text && n < WORDS_MAX; text += strspn(text, " ")) {
		size_t len = strcspn(text, " ");

		v[n] = (struct dx_word){.text = dx_strndup(job->arena, text, len), .conf = 100};
		words[n] = &v[n];
		n++;
		text += len;
	}
	return (struct dx_words){words, n, 0, 0};
}

static struct dx_str bare(const char *text)
{
	return dx_str_strip(dx_str(text), "(", ".:,;)");
}

static bool has_code(struct dx_job *job, const char *piece)
{
	struct dx_words w = words_of(job, piece);

	return dx_invoice_has_code(piece, &w);
}

/* ---- words that say what follows is none of a place ---- */

/* A telephone, a letterbox of the net, a bank. */
static bool is_contact(const char *word)
{
	static const char *const words[] = {
		"tel",       "tlf",       "tél",    "telef",   "telf",    "telefon", "telefono", "teléfono",
		"téléphone", "telephone", "phone",  "ph",      "mob",     "mobil",   "cell",     "fax",
		"telefax",   "email",     "e-mail", "mail",    "e-posta", "web",     "www",      "iban",
		"bic",       "swift",     "sími",   "hotline", "dx",      "тел",     "τηλ",      "e-post",
		"bankgiro",  "plusgiro",  "faks",   "puh",     "gsm",     "mobile"};
	const char *at = strpbrk(word, "0123456789");

	return strchr(word, '@') || strstr(word, "://") || strncmp(word, "www.", 4) == 0 ||
	       (word[0] == '+' && at == word + 1) || (strncmp(word, "(+", 2) == 0 && at == word + 2) ||
	       dx_str_is_one_of(bare(word), words, DX_LEN(words));
}

/* A register, a court, a licence, a capital: what is printed of a firm beside its address. */
static bool is_register(const char *word)
{
	static const char *const words[] = {
		"hrb",   "hra", "rcs",     "siret",      "siren",    "ape",      "naf", "fn",   "dvr",
		"kvk",   "rpr", "capital", "lic",        "licence",  "license",  "reg", "regd", "cvr-nr",
		"ič",    "ičo", "dič",     "registered", "ust-idnr", "steuernr", "c.r", "niu",  "rccm",
		"nif",   "cif", "p.iva",   "gst",        "abn",      "acn",      "vat", "rc",   "krs",
		"regon", "ico", "orgnr",   "org.nr",     "mwst",     "mva",      "btw", "tva",  "agrément"};

	return dx_str_is_one_of(bare(word), words, DX_LEN(words));
}

/* "B40856015", "CHE-668.902.976", "97550120333": more figures than a house or a postal code has. */
static bool is_number(const char *word)
{
	struct dx_str s = bare(word);
	size_t letters = 0;
	size_t digits = 0;
	size_t marks = 0;

	for (size_t i = 0; i < s.n; i++) {
		digits += dx_is_digit(s.p[i]);
		letters += s.p[i] >= 'A' && s.p[i] <= 'Z';
		marks += strchr(".-/", s.p[i]) != NULL;
	}
	if (digits + letters + marks != s.n)
		return false;
	return digits >= PHONE_DIGITS + (marks == 1) || (letters && digits >= ID_DIGITS && digits + letters >= ID_LEN);
}

/* "(555) 010-1160", "1 800 555-0142": a telephone without a word for it, from word K of W on. */
static bool is_telephone(const struct dx_words *w, size_t k)
{
	const char *first = w->words[k]->text;
	size_t digits = 0;

	for (size_t i = k; i < w->n; i++) {
		const char *text = w->words[i]->text;

		if (!dx_has_digit(text) || text[strspn(text, "0123456789()-./")])
			break;
		digits += digits_of(text);
	}
	return digits > PHONE_DIGITS || (digits == PHONE_DIGITS && (*first == '0' || *first == '('));
}

/* Do the tokens of W from word K on name a registration or a contact, and is a figure what follows? The name may stand
 * there in two languages, "GST/HST No. / Nº TPS-TVH". */
static bool is_label(struct address *a, const struct dx_words *w, size_t k)
{
	size_t n;
	size_t len = 0;
	struct dx_tok *toks = dx_lex_tokens(a->job->tpl->labels, a->job->arena, w->words + k, w->n - k, &n);
	int field = dx_lex_match(a->job->tpl->labels, toks, n, 0, &len);
	size_t next;

	if ((field != IL_TAX_ID && field != IL_RECIPIENT_TAX_ID && field != IL_OTHER) || toks[0].word != 0 ||
	    dx_str_ieq_c(bare(w->words[k]->text), "pin")) /* a postal code of India, too */
		return false;
	next = k + toks[len - 1].word + 1;
	if (next + 1 < w->n && strcmp(w->words[next]->text, "/") == 0)
		return is_label(a, w, next + 1);
	return next < w->n && dx_has_digit(w->words[next]->text);
}

/* ---- labels ---- */

/* "Comune:", "Cap:": parts of an address that have their names before them. */
static bool is_part(const char *word)
{
	static const char *const words[] = {"comune",    "provincia", "cap",      "nazione",  "località",  "city",
					    "town",      "street",    "state",    "postcode", "zip",       "country",
					    "plz",       "ort",       "straße",   "comuna",   "ciudad",    "localidad",
					    "municipio", "colonia",   "estado",   "address",  "indirizzo", "adresse",
					    "office",    "sede",      "domicilio"};

	return dx_str_is_one_of(bare(word), words, DX_LEN(words));
}

/* "No: 4", "Kat: 2": they are written with a colon, and belong to the number of the house. */
static bool is_of_house(const char *word)
{
	static const char *const words[] = {"no", "kat", "daire", "kapı", "d", "k", "blok", "nr", "unit"};
	struct dx_str s = bare(word);

	for (size_t i = 0; i < DX_LEN(words); i++) {
		size_t n = strlen(words[i]);

		if (dx_str_ieq_c(s, words[i]) ||
		    (s.n > n && s.p[n] == ':' && dx_str_ieq_c(dx_str_sub(s, 0, n), words[i])))
			return true;
	}
	return false;
}

static bool is_capitals(const char *word, size_t n)
{
	return strlen(word) == n && strspn(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == n;
}

/* "Registered office", "Head address": how many words of W from K on; 0: it is none. */
static size_t office_at(const struct dx_words *w, size_t k)
{
	static const char *const which[] = {"registered", "regd", "reg", "head", "main", "principal"};
	static const char *const what[] = {"office", "address"};

	return k + 1 < w->n && dx_str_is_one_of(bare(w->words[k]->text), which, DX_LEN(which)) &&
			       dx_str_is_one_of(bare(w->words[k + 1]->text), what, DX_LEN(what))
		       ? 2
		       : 0;
}

/* How many words of W from K on are a label of an address, with the colon behind it; 0: none. *WHOLE_R: it is that of
 * the whole address, not of a part. */
static size_t address_label(struct address *a, const struct dx_words *w, size_t k, bool *whole_r)
{
	size_t n;
	size_t len = 0;
	struct dx_tok *toks = dx_lex_tokens(a->job->tpl->labels, a->job->arena, w->words + k, w->n - k, &n);
	size_t words = office_at(w, k);
	size_t end;

	*whole_r = true;
	if (words == 0 && dx_lex_match(a->job->tpl->labels, toks, n, 0, &len) == IL_ADDRESS && toks[0].word == 0)
		words = toks[len - 1].word + 1;
	if (words == 0) {
		*whole_r = false;
		words = is_part(w->words[k]->text);
	}
	end = k + words;
	if (words == 0 || strchr(w->words[end - 1]->text, ':'))
		return words;
	return end < w->n && strcmp(w->words[end]->text, ":") == 0 ? words + 1 : office_at(w, k);
}

/* ---- a piece ---- */

struct kept {
	const char *text;
	bool cut; /* something of it is none of a place */
};

static const char *trimmed(struct dx_job *job, const char *text)
{
	size_t n;

	for (bool more = true; more;) {
		more = strncmp(text, "–", 3) == 0 || strncmp(text, "—", 3) == 0;
		text += more ? 3 : 0;
		more |= *text && strchr(" -,;:|", *text);
		text += *text && strchr(" -,;:|", *text) ? 1 : 0;
	}
	n = strlen(text);
	for (bool more = true; more && n;) {
		more = strchr(" -,;:|(/", text[n - 1]) != NULL;
		n -= more;
		if (n >= 3 && (strncmp(text + n - 3, "–", 3) == 0 || strncmp(text + n - 3, "—", 3) == 0)) {
			n -= 3;
			more = true;
		}
	}
	return dx_strndup(job->arena, text, n);
}

/* Where in OUT, what was kept before a label that nobody knows, that label begins: behind the last figure or dash. */
static size_t before_label(const char *out)
{
	size_t keep = 0;

	for (const char *c = out; *c; c++) {
		if (dx_is_digit(*c))
			keep = (size_t)(c - out) + strcspn(c, " ");
		if (strncmp(c, " - ", 3) == 0 || strncmp(c, " – ", 5) == 0 || strcmp(c, " -") == 0 ||
		    strcmp(c, " –") == 0)
			keep = (size_t)(c - out);
	}
	return keep;
}

/* What ends an address, and with it what stands before that without a figure. */
enum end {
	END_NONE,
	END_HERE,  /* nothing before it */
	END_KNOWN, /* where no postal code stands before it: "KC Lic. 20417" */
	END_LABEL  /* a label that nobody knows, which has begun somewhere before its colon */
};

/* "BE 0564.368.269": two letters of a country before the number of a firm. */
static bool is_country_of_number(const struct dx_words *w, size_t k)
{
	return k + 1 < w->n && is_capitals(w->words[k]->text, 2) && dx_invoice_names_country(w->words[k]->text) &&
	       is_number(w->words[k + 1]->text);
}

/* Does what W has from word K on end the address? */
static enum end ends_at(struct address *a, const struct dx_words *w, size_t k)
{
	const char *word = w->words[k]->text;
	size_t len = strlen(word);
	bool colon = word[len - 1] == ':' || (k + 1 < w->n && strcmp(w->words[k + 1]->text, ":") == 0);

	if (is_contact(word) || is_telephone(w, k))
		return END_HERE;
	if (is_register(word) || is_number(word) || is_country_of_number(w, k) || is_label(a, w, k) ||
	    (*a->id && strncmp(a->id, word, len) == 0 && len >= ID_LEN))
		return END_KNOWN;
	return colon && !is_of_house(word) ? END_LABEL : END_NONE;
}

/* "au capital de 4 200 000 € - 8 quai de la Darse": the word behind the next dash of W from K on, where that is the
 * number of a house; W's number of words: none. */
static size_t behind_dash(const struct dx_words *w, size_t k)
{
	for (; k + 1 < w->n; k++)
		if ((strcmp(w->words[k]->text, "-") == 0 || strcmp(w->words[k]->text, "–") == 0) &&
		    dx_is_digit(w->words[k + 1]->text[0]))
			return k + 1;
	return w->n;
}

/* Is the label of an address of N words at K of W, "… - Nazione: IT", that of a country, which nothing but its letters
 * follow? */
static bool is_country(const struct dx_words *w, size_t k, size_t n)
{
	struct dx_str s = bare(w->words[k]->text);

	return k + n + 1 == w->n && is_capitals(w->words[k + n]->text, 2) &&
	       (dx_str_ieq_c(s, "nazione") || dx_str_ieq_c(s, "country"));
}

/* What of PIECE is an address. */
static struct kept keep(struct address *a, const char *piece)
{
	struct dx_words w = words_of(a->job, piece);
	const char *out = "";

	for (size_t k = 0; k < w.n; k++) {
		bool whole;
		size_t label = address_label(a, &w, k, &whole);
		enum end end = label ? END_NONE : ends_at(a, &w, k);

		if (label && is_country(&w, k, label))
			break;
		if (label) {
			if (whole && !dx_has_digit(out))
				out = ""; /* "Warehouse Address:" */
			k += label - 1;
			continue;
		}
		if (end == END_LABEL || (end == END_KNOWN && !has_code(a->job, out)))
			out = dx_strndup(a->job->arena, out, before_label(out));
		if (end != END_NONE && (*out || behind_dash(&w, k) == w.n))
			return (struct kept){trimmed(a->job, out), true};
		if (end != END_NONE)
			k = behind_dash(&w, k);
		out = dx_asprintf(a->job->arena, "%s%s%s", out, *out ? " " : "", w.words[k]->text);
	}
	return (struct kept){trimmed(a->job, out), false};
}

/* ---- pieces that are none ---- */

/* "Attn: Accounts", "c/o Acme Ltd", "Buchhaltung": who is to open the letter. */
static bool is_attention(struct dx_job *job, const char *piece)
{
	static const char *const first[] = {"attn",  "att",     "attention", "c/o",     "c/-",      "z.hd", "z.h",
					    "zhd",   "herr",    "frau",      "herrn",   "v/",       "kind", "tav",
					    "t.a.v", "à l'att", "inh",       "inhaber", "inhaberin"};
	static const char *const any[] = {"accounts",           "payable",      "einkauf",      "buchhaltung",
					  "rechnungsprüfung",   "bogholderi",   "bogholderiet", "fakturaservice",
					  "kreditorbogholderi", "comptabilité", "accounting",   "administratie",
					  "crediteuren",        "verwaltung"};
	struct dx_words w = words_of(job, piece);

	if (w.n == 0 || dx_str_starts(dx_str(piece), "À l'att") || dx_str_starts(dx_str(piece), "À l’att") ||
	    dx_str_starts(dx_str(piece), "v/"))
		return w.n > 0;
	if (dx_str_is_one_of(bare(w.words[0]->text), first, DX_LEN(first)))
		return true;
	for (size_t k = 0; k < w.n && !dx_has_digit(piece); k++)
		if (dx_str_is_one_of(bare(w.words[k]->text), any, DX_LEN(any)))
			return true;
	return false;
}

/* Does the last word of PIECE begin with a small letter, where none of them is what streets are called? A place's name
 * has a capital there. */
static bool ends_small(struct dx_job *job, const char *piece)
{
	static const char *const streets[] = {"rue",    "place",     "avenue",   "chemin",   "route",      "impasse",
					      "allée",  "quai",      "cours",    "lieu",     "lieu-dit",   "hameau",
					      "zone",   "parc",      "ulica",    "via",      "republika",  "boulevard",
					      "square", "pod",       "nad",      "ulice",    "republiken", "tér",
					      "maison", "résidence", "immeuble", "bâtiment", "espace",     "centre"};
	struct dx_words w = words_of(job, piece);
	const char *last = w.n ? w.words[w.n - 1]->text : "";
	struct dx_str s = dx_str(last);
	size_t at = 0;
	uint32_t cp;

	for (size_t k = 0; k < w.n; k++)
		if (dx_str_is_one_of(bare(w.words[k]->text), streets, DX_LEN(streets)))
			return false;
	return !dx_has_digit(piece) && dx_utf8_next(s, &at, &cp) && dx_has_letter(last) && dx_lex_lower(cp) == cp &&
	       strlen(last) > 3 && strspn(last, "abcdefghijklmnopqrstuvwxyz") > 0;
}

bool dx_invoice_says_trade(const char *text)
{
	for (const char *c = text; *c; c++) /* but "24/24" */
		if (dx_is_digit(*c) && !(c > text && c[-1] == '/') && !(c > text && dx_is_digit(c[-1])) &&
		    c[strspn(c, "0123456789")] != '/')
			return false;
	return strstr(text, " – ") || strstr(text, " - ");
}

/* How many pieces of A from FROM on have a figure. */
static size_t with_digits(const struct address *a, size_t from)
{
	size_t n = 0;

	for (; from < a->n; from++)
		n += dx_has_digit(a->pieces[from]);
	return n;
}

/* Are piece I of A and those before it, above the street, none of the address? */
static bool is_above(struct address *a, size_t i, bool letterhead)
{
	const char *piece = a->pieces[i];

	if (is_attention(a->job, piece) || (*a->name && strcmp(piece, a->name) == 0))
		return true;
	for (size_t k = 0; k < i; k++)
		if (dx_has_digit(a->pieces[k]) && !dx_invoice_says_trade(a->pieces[k]))
			return false;
	return ends_small(a->job, piece) || (letterhead && dx_invoice_says_trade(piece) && with_digits(a, i + 1) > 1);
}

/* ---- */

/* The length of a point or bar of a letterhead at TEXT; 0: none stands there. */
static size_t mark_at(const char *text)
{
	static const char *const marks[] = {"·", "•", "|", "●", "∙", "* "};

	for (size_t i = 0; i < DX_LEN(marks); i++)
		if (strncmp(text, marks[i], strlen(marks[i])) == 0)
			return strlen(marks[i]);
	return text[0] == ',' && (text[1] == ' ' || text[1] == ',' || !text[1]) ? 1 : 0;
}

static void cut_pieces(struct address *a, const char *text)
{
	const char *from = text;

	a->n = 0;
	for (const char *c = text; a->n < PIECES_MAX; c++) {
		size_t mark = *c ? mark_at(c) : 0;
		struct dx_str piece;

		if (*c && !mark)
			continue;
		piece = dx_str_trim(dx_strn(from, (size_t)(c - from)));
		if (piece.n)
			a->pieces[a->n++] = dx_strndup(a->job->arena, piece.p, piece.n);
		if (!*c)
			return;
		from = c + mark;
		c = from - 1;
	}
}

/* "Leeds LS1 4ZZ.": PIECE without the stop behind its postal code or a long word, which is of no abbreviation. */
static const char *without_stop(struct dx_job *job, const char *piece)
{
	size_t n = strlen(piece);
	const char *last = strrchr(piece, ' ') ? strrchr(piece, ' ') + 1 : piece;

	if (n == 0 || piece[n - 1] != '.' || strchr(last, '.') != piece + n - 1 ||
	    (strlen(last) <= ABBREVIATION && !(has_code(job, piece) && dx_has_digit(last))))
		return piece;
	return dx_strndup(job->arena, piece, n - 1);
}

/* "TD15 1NR." before a sentence: does PIECE, with a postal code, end with a stop that is of no abbreviation? */
static const char *up_to_stop(struct dx_job *job, const char *piece, bool *ended)
{
	const char *c = piece;

	while ((c = strstr(c, ". "))) {
		const char *word = c;

		while (word > piece && word[-1] != ' ')
			word--;
		if (c - word > 2 &&
		    (dx_has_digit(dx_strndup(job->arena, word, (size_t)(c - word))) || c - word >= ABBREVIATION)) {
			const char *head = dx_strndup(job->arena, piece, (size_t)(c - piece));

			if (has_code(job, head)) {
				*ended = true;
				return head;
			}
		}
		c += 2;
	}
	return without_stop(job, piece);
}

/* Is PIECE, behind a postal code, none of an address: a sentence, a word in small letters? */
static bool is_behind(struct dx_job *job, const char *piece)
{
	struct dx_words w = words_of(job, piece);

	return ends_small(job, piece) || (w.n >= SAID_WORDS && !dx_has_digit(piece));
}

/* Is PIECE a state and its code? Behind that stands no figure. */
static bool is_state_and_code(struct dx_job *job, const char *piece)
{
	struct dx_words w = words_of(job, piece);

	return dx_invoice_is_state_and_code(&w);
}

const char *dx_invoice_clean_address(struct dx_job *job, const char *text, const char *name, const char *id,
				     bool letterhead)
{
	struct address a = {.job = job, .name = name, .id = id};
	const char *out = "";
	bool code = false;
	bool zip = false;
	bool ended = false;

	cut_pieces(&a, text);
	for (size_t i = 0; i < a.n && !ended; i++) {
		struct kept kept;

		if (is_above(&a, i, letterhead) || (code && is_behind(job, a.pieces[i])) ||
		    (zip && dx_has_digit(a.pieces[i]))) {
			ended = code;
			continue;
		}
		kept = keep(&a, a.pieces[i]);
		kept.text = up_to_stop(job, kept.text, &ended);
		if (*kept.text)
			out = dx_asprintf(job->arena, "%s%s%s", out, *out ? ", " : "", kept.text);
		code |= has_code(job, kept.text);
		zip |= is_state_and_code(job, kept.text);
		ended |= code && kept.cut;
	}
	return dx_has_letter(out) ? out : "";
}

bool dx_invoice_says_where(struct dx_job *job, const char *text)
{
	struct address a = {.job = job, .name = "", .id = ""};

	cut_pieces(&a, text);
	return (a.n > 1 && with_digits(&a, 0) > 1 && digits_of(text) > 2) || has_code(job, text);
}
