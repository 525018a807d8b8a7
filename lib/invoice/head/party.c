/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Who sells and who buys: under headings, by the sender's line over an address window, or by their addresses. */
#include <string.h>

#include "dx/extract/ident.h"

#include "party_int.h"

#define PARTY_LINES_MAX   8
#define ADDRESS_WORDS_MAX 10
#define LETTER_WORDS_MAX  24 /* of a name and its address on one line */
#define ZIP_DIGITS        5
#define GAP_LINES         3 /* empty lines, in line heights, that an address may have inside */

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_upper(char c)
{
	return c >= 'A' && c <= 'Z';
}

/* ---- blocks ---- */

static const char *text_of(struct parties *p, const struct dx_block *b, size_t i)
{
	return dx_words_text(p->job->arena, &b->lines[i]);
}

static bool is_letter(char c)
{
	return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/* "LS1 4AP", "SW1A 1AA", "K1A 0B1": the two words of a code of letters and digits. */
static bool is_letter_code(const char *a, const char *b)
{
	size_t n = strcspn(b, ",.;");
	size_t out = strlen(a);

	if (n != 3 || !is_digit(b[0]) || !is_letter(b[1]) || out < 2 || out > 4 || !is_letter(a[0]))
		return false;
	if (is_digit(b[2]))
		return out == 3 && is_digit(a[1]) && is_letter(a[2]);
	return is_letter(b[2]) && (is_digit(a[out - 1]) || (out > 2 && is_digit(a[out - 2])));
}

/* "H91 E2K8", "D6W XY00": Irish. */
static bool is_routing_code(const char *a, const char *b)
{
	size_t letters = 0;

	if (strcspn(a, ",.;") != 3 || strcspn(b, ",.;") != 4 || !is_upper(a[0]) || !is_digit(a[1]) ||
	    !(is_digit(a[2]) || a[2] == 'W'))
		return false;
	for (size_t i = 0; i < 4; i++) {
		letters += is_upper(b[i]);
		if (!is_upper(b[i]) && !is_digit(b[i]))
			return false;
	}
	return letters > 0 && letters < 4;
}

static size_t digits_of(const char *s)
{
	return strspn(s, "0123456789");
}

/* "411 06 Göteborg": three digits and two. */
static bool is_split_code(const char *a, const char *b)
{
	return digits_of(a) == 3 && a[3] == '\0' && digits_of(b) == 2 && strcspn(b, ",.;") == 2;
}

/* "Uji-shi, Kyoto 611-0000": of Japan, like the end of a telephone's number, but behind a comma. */
static bool is_code_behind_comma(const char *line, struct dx_str s)
{
	return s.n == 8 && s.p[3] == '-' && digits_of(s.p) == 3 && digits_of(s.p + 4) == 4 && strchr(line, ',');
}

/* "1100-048", "01310-100", "94105-1420". */
static bool is_long_code(struct dx_str s)
{
	size_t first = 0;
	size_t n = 0;

	while (first < s.n && is_digit(s.p[first]))
		first++;
	while (first + 1 + n < s.n && is_digit(s.p[first + 1 + n]))
		n++;
	return first + 1 + n == s.n && s.p[first] == '-' &&
	       ((first == 4 && n == 3) || (first == 5 && (n == 3 || n == 4)));
}

/* "since 1954", "sinds 1954": the year of a firm's foundation, which is no code. */
static bool is_founding(const char *before)
{
	static const char *const words[] = {"since", "sinds",   "seit", "depuis", "desde", "dal", "est",  "established",
					    "anno",  "founded", "od",   "sedan",  "siden", "din", "gegr", "gegründet"};
	struct dx_str s = dx_str(before);

	while (s.n && strchr(".,", s.p[s.n - 1]))
		s.n--;
	return dx_str_is_one_of(s, words, DX_LEN(words));
}

/* "Account number GP 4417": what no address says of itself; "Le Mans" begins like a date. */
static bool is_labelled(struct parties *p, const struct dx_block *b, size_t i)
{
	const struct dx_label_hit *hit = dx_block_label(p->job, b, i);

	return hit && (hit->n > 1 || hit->has_colon) &&
	       (hit->field <= IL_PURCHASE_ORDER || hit->field == IL_TAX_ID || hit->field == IL_OTHER);
}

bool dx_invoice_has_code(const char *text, const struct dx_words *w)
{
	size_t groups = 0;
	bool code = false;
	bool name = false;

	for (size_t k = 0; k < w->n; k++) {
		struct dx_str s = dx_str(w->words[k]->text);
		size_t digits = 0;

		while (s.n && strchr(",.;", s.p[s.n - 1]))
			s.n--;
		for (size_t c = 0; c < s.n; c++)
			digits += is_digit(s.p[c]);
		groups += digits >= 4;
		code |= digits >= 4 && digits <= 6 && (digits == s.n || s.p[s.n - 1 - digits] == '-') &&
			!(k > 0 && is_founding(w->words[k - 1]->text));
		code |= is_long_code(s) || is_code_behind_comma(text, s);
		code |= k + 1 < w->n && is_split_code(w->words[k]->text, w->words[k + 1]->text);
		if (k + 1 < w->n && (is_letter_code(w->words[k]->text, w->words[k + 1]->text) ||
				     is_routing_code(w->words[k]->text, w->words[k + 1]->text)))
			code = name = true; /* such a code often has a line to itself */
		name |= digits == 0 && s.n >= 3;
	}
	return code && name && groups <= 2; /* the number of an account is no code */
}

bool dx_invoice_is_state_and_code(const struct dx_words *w)
{
	const char *state = w->n > 1 ? w->words[w->n - 2]->text : "";
	const char *code = w->n > 1 ? w->words[w->n - 1]->text : "";

	return strlen(state) == 2 && is_upper(state[0]) && is_upper(state[1]) && digits_of(code) == ZIP_DIGITS &&
	       strchr("-", code[ZIP_DIGITS]);
}

bool dx_invoice_is_postal(struct parties *p, const struct dx_block *b, size_t i, size_t max_words)
{
	const struct dx_words *w = &b->lines[i];
	struct dx_dates_raw date;

	if (dx_dates_whole(dx_str(text_of(p, b, i)), &date) || is_labelled(p, b, i))
		return false;
	return w->n > 1 && w->n <= max_words && !strchr(text_of(p, b, i), ':') &&
	       dx_invoice_has_code(text_of(p, b, i), w);
}

/* "#93659 · Sep 07, 2025" under the title. */
static bool is_number_of_title(struct parties *p, const struct dx_block *b, size_t i)
{
	const struct dx_label_hit *hit = dx_block_label(p->job, b, i - 1);

	return b->lines[i].words[0]->text[0] == '#' && hit && hit->field >= IL_DOC_INVOICE &&
	       hit->field <= IL_DOC_DEBIT_NOTE;
}

/* "CAPE TOWN" over "8001": a code that has a line to itself, below a town's. */
static bool is_code_alone(struct parties *p, const struct dx_block *b, size_t i)
{
	const char *text = b->lines[i].words[0]->text;
	size_t n = digits_of(text);

	return i > 1 && b->lines[i].n == 1 && n >= 4 && n <= 6 && text[n] == '\0' &&
	       !dx_block_label(p->job, b, i - 1) && !strpbrk(text_of(p, b, i - 1), "0123456789:") &&
	       dx_has_letter(text_of(p, b, i - 1));
}

bool dx_invoice_has_address(struct parties *p, const struct dx_block *b)
{
	for (size_t i = 1; i < b->n; i++)
		if ((!is_number_of_title(p, b, i) && dx_invoice_is_postal(p, b, i, ADDRESS_WORDS_MAX)) ||
		    is_code_alone(p, b, i))
			return true;
	return false;
}

/* "+44 117 496 0123", "01584 555 123": nothing but digits, and more of them than a postal code has. */
static bool is_telephone(const char *text)
{
	size_t digits = 0;

	for (const char *p = text; *p; p++) {
		if (!is_digit(*p) && !strchr(" +-/().", *p))
			return false;
		digits += is_digit(*p);
	}
	return digits >= 7 && digits <= 15;
}

/* "For Atelier Brunhof", "Messrs. Kent & Sons": does W say before a name that the paper is for it? */
static bool says_for(const struct dx_words *w)
{
	static const char *const words[] = {"For",    "Für",  "Pour", "Voor", "Messrs.",
					    "Messrs", "M/s.", "M/s",  "M/S",  "M/S."};

	for (size_t k = 0; w->n > 1 && k < DX_LEN(words); k++)
		if (strcmp(w->words[0]->text, words[k]) == 0)
			return true;
	return false;
}

/* "PO Box 71", where "PO" is no order. */
static bool is_box(const struct dx_words *w)
{
	return w->n > 1 && dx_str_ieq_c(dx_str_sub(dx_str(w->words[0]->text), 0, 1), "p") &&
	       dx_str_ieq_c(dx_str(w->words[1]->text), "box");
}

bool dx_invoice_is_contact(struct parties *p, const struct dx_block *b, size_t i)
{
	static const char *const words[] = {"tel",  "tel.",  "phone",  "fon",       "fax",     "mobil",    "mobile",
					    "mail", "email", "e-mail", "téléphone", "telefon", "telephone"};
	const struct dx_label_hit *hit = dx_block_label(p->job, b, i);
	const char *text = text_of(p, b, i);
	struct dx_str first = dx_str(b->lines[i].words[0]->text);

	while (first.n && strchr(":.", first.p[first.n - 1]))
		first.n--;
	for (size_t k = 0; k < DX_LEN(words); k++)
		if (dx_str_ieq_c(first, words[k]))
			return true;
	if (hit && hit->field == IL_RECIPIENT && !hit->has_colon && says_for(&b->lines[i]))
		return false; /* "M/s. Acme LLC" */
	if (is_box(&b->lines[i]))
		return false;
	return text[0] == '(' || is_telephone(text) || (hit && hit->field != IL_NAME && hit->field != IL_ADDRESS) ||
	       strchr(text, '@') || strstr(text, "://") || strstr(text, "www.");
}

/* Of a text that is not empty. */
static char last_char(const char *text)
{
	return text[strlen(text) - 1];
}

void dx_invoice_take(struct parties *p, const struct dx_block *b)
{
	p->taken[b - p->blocks] = true;
}

/* "Firma Budowlana Murłata Sp. z o.o.": Poles have the word in their names. */
static bool is_polish(const struct dx_words *w)
{
	static const char *const forms[] = {"o.o.", "sp.k.", "sp.j.", "s.c."};

	return dx_str_is_one_of(dx_str(w->words[w->n - 1]->text), forms, DX_LEN(forms));
}

bool dx_invoice_begins_name(struct parties *p, const struct dx_block *b, size_t i)
{
	static const char *const forms[] = {"attn", "attn.", "attention", "firma", "fa."};
	const struct dx_label_hit *hit = dx_block_label(p->job, b, i);
	const struct dx_words *w = &b->lines[i];

	if (!hit || hit->field != IL_NAME || hit->has_colon || hit->n >= w->n ||
	    w->words[hit->n]->x0 - w->words[hit->n - 1]->x1 > p->job->lines.v[b->at[i]].height)
		return false;
	return is_polish(w) || !dx_str_is_one_of(dx_str(w->words[0]->text), forms, DX_LEN(forms));
}

/* "Hamburg, 21.01.2025" beside a label whose value is below it. */
static bool is_place_and_day(const char *text)
{
	struct dx_dates_raw raw;

	text = strchr(text, ',') ? strchr(text, ',') + 1 : text;
	return dx_dates_whole(dx_str_trim(dx_str(text)), &raw);
}

bool dx_invoice_behind(struct parties *p, const struct dx_block *b, size_t i, int field, struct dx_val *v)
{
	const struct dx_label_hit *hit = dx_block_label(p->job, b, i);
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t n;

	if (!hit || hit->field != field || dx_val_has(v) || dx_invoice_begins_name(p, b, i))
		return false;
	n = dx_labels_values(p->job->arena, &p->job->labels, hit, values);
	for (size_t k = 0; k < n; k++)
		if (!is_place_and_day(dx_words_text(p->job->arena, &values[k]))) {
			*v = dx_words_val(p->job->arena, &p->job->lines, &values[k]);
			return true;
		}
	return false;
}

/* "Acme Ltd, 1 High Street, London EC1A 7AJ": all on line I. */
static bool name_and_address(struct parties *p, const struct dx_block *b, size_t i, struct inv_party *party)
{
	const struct dx_words *w = &b->lines[i];
	struct dx_words name = *w;
	struct dx_words rest = {w->words, w->n, 0, w->page};
	size_t n = 1;

	while (n < w->n && !strchr(w->words[n - 1]->text, ','))
		n++;
	if (n < w->n && dx_invoice_ends_as_firm(w->words[n]->text))
		n++; /* "Acme, Inc., 1 Main Street" */
	name.n = n;
	rest.words += n;
	rest.n -= n;
	if (rest.n < 3 || !dx_invoice_is_postal(p, b, i, LETTER_WORDS_MAX) ||
	    strpbrk(dx_words_text(p->job->arena, &name), "0123456789"))
		return false;
	party->name = dx_words_val(p->job->arena, &p->job->lines, &name);
	party->name.text = dx_strndup(p->job->arena, party->name.text, strcspn(party->name.text, ","));
	if (!dx_val_has(&party->address))
		party->address = dx_words_val(p->job->arena, &p->job->lines, &rest);
	return true;
}

/* What stands behind a label that nobody knows ("Nazwa: Acme"); false: line I has no colon inside. */
static bool behind_unknown(struct parties *p, const struct dx_block *b, size_t i, struct dx_words *rest_r)
{
	const struct dx_words *w = &b->lines[i];
	size_t colon = 0;

	while (colon + 1 < w->n && last_char(w->words[colon]->text) != ':')
		colon++;
	if (dx_block_label(p->job, b, i) || colon + 1 >= w->n)
		return false;
	*rest_r = (struct dx_words){w->words + colon + 1, w->n - colon - 1, 0, w->page};
	return true;
}

/* Does a line of B behind line I say by its label that it is the name? */
static bool is_named_below(struct parties *p, const struct dx_block *b, size_t i)
{
	while (++i < b->n) {
		const struct dx_label_hit *hit = dx_block_label(p->job, b, i);

		if (hit && hit->field == IL_NAME && hit->has_colon)
			return true;
	}
	return false;
}

/* The name of PARTY on line I of B. */
static void take_name(struct parties *p, const struct dx_block *b, size_t i, struct inv_party *party)
{
	struct dx_words rest;

	if (behind_unknown(p, b, i, &rest)) {
		const char *text = dx_words_text(p->job->arena, &rest);

		if (!is_named_below(p, b, i) && dx_has_letter(text) && !strpbrk(text, "0123456789"))
			party->name = dx_words_val(p->job->arena, &p->job->lines, &rest);
		return;
	}
	if (name_and_address(p, b, i, party))
		return;
	rest = b->lines[i];
	rest.n -= says_for(&rest);
	rest.words += rest.n < b->lines[i].n;
	party->name = dx_words_val(p->job->arena, &p->job->lines, &rest);
}

/* The name of PARTY goes on on line I of B, with its legal form or up to it. */
static void add_form(struct parties *p, const struct dx_block *b, size_t i, struct inv_party *party)
{
	struct dx_val form = dx_block_val(p->job, b, i, 1);

	party->name.text = dx_asprintf(p->job->arena, "%s %s", party->name.text, form.text);
	party->name.raw = party->name.text;
	party->name.place = dx_place_join(party->name.place, form.place);
}

/* "Herrn" over a name. */
static bool is_salutation(const struct dx_words *w)
{
	static const char *const words[] = {"herr", "herrn", "frau", "mr",     "mrs",    "ms",     "monsieur",
					    "m",    "mme",   "mlle", "madame", "señor",  "señora", "signor",
					    "dhr",  "mevr",  "pan",  "pani",   "sig.ra", "familie"};
	struct dx_str s = dx_str(w->words[0]->text);

	while (s.n && strchr(".:", s.p[s.n - 1]))
		s.n--;
	return w->n == 1 && dx_str_is_one_of(s, words, DX_LEN(words));
}

/* "B34413168", "BE 0423.161.015" right below a name, with no word for it: digits, and letters that no telephone has. */
static bool is_bare_id(struct parties *p, const struct dx_words *w, struct dx_val *v)
{
	const char *text = dx_words_text(p->job->arena, w);

	if (w->n == 2 && strlen(w->words[0]->text) == 2 && strspn(w->words[1]->text, "0123456789.") > 7)
		return dx_invoice_names_country(text) && dx_invoice_tax_id_in(p->job, w, v);
	return w->n == 1 && dx_has_letter(text) &&
	       strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.") == strlen(text) &&
	       dx_invoice_tax_id_in(p->job, w, v);
}

/* "B40856015", "12345678Z" below an address: Spanish, with the right letter or digit for its check. */
static bool is_spanish_id(struct parties *p, const struct dx_words *w, struct dx_val *v)
{
	return w->n == 1 && dx_ident_nif(dx_str(w->words[0]->text)) && is_bare_id(p, w, v);
}

/* Lines FROM.. of a block: the name first, then the address. Returns how many lines were taken. */
static size_t read_lines(struct parties *p, const struct dx_block *b, size_t from, struct inv_party *party)
{
	size_t taken = 0;
	bool over = false; /* the address: what follows may still be a registration */

	for (size_t i = from; i < b->n; i++) {
		if (!over && (dx_invoice_behind(p, b, i, IL_NAME, &party->name) ||
			      dx_invoice_behind(p, b, i, IL_ADDRESS, &party->address)))
			continue;
		if (over || dx_invoice_is_contact(p, b, i)) {
			struct dx_words all = b->lines[i];

			if (!dx_val_has(&party->tax_id) && dx_block_label(p->job, b, i) &&
			    dx_block_label(p->job, b, i)->field == IL_TAX_ID)
				dx_invoice_tax_id_in(p->job, &all, &party->tax_id);
			over |= dx_val_has(&party->address);
			continue;
		}
		taken++;
		if (!dx_val_has(&party->name) && i + 1 < b->n && is_salutation(&b->lines[i]))
			continue;
		if (!dx_val_has(&party->name)) {
			size_t last = i + dx_invoice_name_lines(p, b, i) - 1;

			take_name(p, b, i, party);
			while (dx_val_has(&party->name) && i < last)
				add_form(p, b, ++i, party);
			if (dx_val_has(&party->name) && i + 1 < b->n && dx_invoice_is_form(&b->lines[i + 1]))
				add_form(p, b, ++i, party);
		} else if (!dx_val_has(&party->address)) {
			if (!dx_val_has(&party->tax_id) && is_bare_id(p, &b->lines[i], &party->tax_id))
				continue;
			party->address = dx_block_val(p->job, b, i, 1);
		} else if (!dx_val_has(&party->tax_id) && (is_spanish_id(p, &b->lines[i], &party->tax_id) ||
							   (dx_invoice_names_country(text_of(p, b, i)) &&
							    is_bare_id(p, &b->lines[i], &party->tax_id)))) {
			over = true;
		} else if (strcmp(party->address.text, text_of(p, b, i)) != 0) { /* one below "Address" is known */
			struct dx_val more = dx_block_val(p->job, b, i, 1);

			party->address.text = dx_asprintf(p->job->arena, "%s, %s", party->address.text, more.text);
			party->address.raw = party->address.text;
			party->address.place = dx_place_join(party->address.place, more.place);
		}
	}
	return taken;
}

/* The rest of an address whose lines stand far apart: the next blocks with the left edge of B, or of its last line. */
static const struct dx_block *continued(struct parties *p, const struct dx_block *b)
{
	int32_t height = p->job->lines.v[b->at[0]].height;
	int32_t last = b->lines[b->n - 1].words[0]->x0;

	for (size_t i = 0; i < p->n; i++) {
		const struct dx_block *c = &p->blocks[i];
		int32_t shift = c->x0 - b->x0;

		if (c->page == b->page && !p->taken[i] && c->y0 >= b->y1 - height &&
		    c->y0 - b->y1 < GAP_LINES * height && ((shift < height && shift > -height) || c->x0 == last))
			return c;
	}
	return NULL;
}

/* Is B, below what is PARTY's, the rest of its address, and not what other labels head? */
static bool goes_on(struct parties *p, const struct dx_block *b, const struct inv_party *party)
{
	const struct dx_label_hit *hit = dx_block_label(p->job, b, 0);

	if (hit && hit->field == IL_ADDRESS && hit->has_colon)
		return !dx_val_has(&party->address);
	return (!hit || is_box(&b->lines[0])) && !dx_invoice_is_contact(p, b, 0);
}

/* "2210 Hollis Avenue, Suite 4" over "Dayton, OH 45402": the number of the house is no code, as the one below B says.
 */
static bool has_code_below(struct parties *p, const struct dx_block *b)
{
	const struct dx_block *c = continued(p, b);

	return c && dx_invoice_is_state_and_code(&c->lines[0]) && !dx_invoice_is_state_and_code(&b->lines[b->n - 1]);
}

void dx_invoice_read_party(struct parties *p, const struct dx_block *b, size_t from, struct inv_party *party)
{
	size_t lines = 0;

	if (from == 0 && dx_invoice_is_heading(p, b))
		from = 1;

	for (; b && lines < PARTY_LINES_MAX; from = 0) {
		dx_invoice_take(p, b);
		lines += read_lines(p, b, from, party);
		/* A postal code ends an address, but for the country below it. */
		if (dx_invoice_has_address(p, b) && !has_code_below(p, b))
			return;
		b = continued(p, b);
		if (b && !goes_on(p, b, party))
			return;
	}
}
