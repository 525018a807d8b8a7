/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What may be somebody's name, and what only stands where names do. */
#include <string.h>

#include "dx/extract/ident.h"
#include "dx/extract/inwords.h"
#include "dx/extract/legal.h"
#include "dx/extract/month.h"

#include "party_int.h"

#define MARK_MAX 3 /* letters that a drawn mark is read as */
#define PIN_LEN  6
#define CODE_MIN 4 /* digits of a code of goods */
#define SIGN_MAX 2 /* letters of "S.F. No. 16", and what stands before the figures of "H-16" */

/* The next word of *S, without what stands around it; false at the end. */
static bool next_word(struct dx_str *s, struct dx_str *word_r)
{
	static const char around[] = " .,:;/|-()[]*";

	while (s->n && strchr(around, s->p[0]))
		*s = dx_str_sub(*s, 1, SIZE_MAX);
	for (word_r->n = 0, word_r->p = s->p; word_r->n < s->n && !strchr(around, s->p[word_r->n]);)
		word_r->n++;
	*s = dx_str_sub(*s, word_r->n, SIZE_MAX);
	return word_r->n > 0;
}

bool dx_gst_is_heading(const char *text)
{
	/* no name ends with them; what ends with "namah" is an invocation over a letterhead */
	static const char *const last[] = {"to",      "for",     "from",   "by",          "of",          "name",
					   "names",   "details", "detail", "information", "particulars", "address",
					   "vehicle", "namah",   "namaha", "bill"};
	/* no name is one of them */
	static const char *const roles[] = {"consumer", "subscriber", "customer", "client",    "buyer",     "seller",
					    "supplier", "vendor",     "dealer",   "consignee", "consignor", "purchaser",
					    "receiver", "recipient",  "guest",    "member",    "licensee",  "licensor"};
	/* no name has them */
	static const char *const any[] = {"invoice", "memo", "gstin", "challan"};
	struct dx_str s = dx_str(text);
	struct dx_str word;
	struct dx_str end = {0};
	size_t n = strlen(text);

	if ((n > 1 && text[0] == '(' && text[n - 1] == ')') || dx_str_is_one_of(s, roles, DX_LEN(roles)))
		return true;
	if (n && text[n - 1] == ')' && strrchr(text, '(') > text) /* "In Patient Final Bill (Detailed)" */
		s.n = (size_t)(strrchr(text, '(') - text);
	while (next_word(&s, &word)) {
		if (dx_str_is_one_of(word, any, DX_LEN(any)))
			return true;
		end = word;
	}
	return dx_str_is_one_of(end, last, DX_LEN(last));
}

bool dx_gst_is_postal(const char *text)
{
	size_t n = strlen(text);
	size_t digits = 0;

	while (n && (text[n - 1] == '.' || text[n - 1] == ','))
		n--;
	while (digits < n && text[n - 1 - digits] >= '0' && text[n - 1 - digits] <= '9')
		digits++;
	return digits == 6 || digits == 3;
}

/* "S.C.O. 199": a shop with an office above it is numbered so. */
static bool is_numbered_shop(const char *text)
{
	static const char *const shops[] = {"s.c.o", "s.c.f"};
	size_t n = 0;

	for (size_t i = 0; i < DX_LEN(shops) && n == 0; i++)
		n = dx_str_ieq_c(dx_strn(text, strnlen(text, strlen(shops[i]))), shops[i]) ? strlen(shops[i]) : 0;
	return n > 0 && dx_is_digit(text[n + strspn(text + n, ". -")]);
}

bool dx_gst_is_address(const char *text)
{
	/* what is numbered of a building */
	static const char *const places[] = {"plot",   "door",      "shop",   "flat",   "house",  "gala",
					     "unit",   "room",      "sector", "survey", "khasra", "block",
					     "godown", "warehouse", "floor",  "gat",    "shed",   "no",
					     "sco",    "scf",       "suite",  "stall",  "cabin"};
	static const char *const ages[] = {"old", "new"};
	struct dx_str part = dx_strn(text, strcspn(text, ","));
	bool ends = text[part.n] == ',';
	bool numbered = false;
	bool place = false;
	bool signs = true; /* nothing but "S.F." yet, or "Old" of "Old No. 36, New No. 153" */
	size_t words = 0;
	struct dx_str word;

	while (next_word(&part, &word)) {
		numbered |= word.p[0] >= '0' && word.p[0] <= '9' && (place || (words == 0 && ends));
		place |= (words == 0 && dx_str_is_one_of(word, places, DX_LEN(places))) ||
			 (words > 0 && signs && dx_str_ieq_c(word, "no"));
		signs &= word.n <= SIGN_MAX || (words == 0 && dx_str_is_one_of(word, ages, DX_LEN(ages)));
		words++;
	}
	/* "H-16, Ring Road" */
	return numbered || is_numbered_shop(text) || (ends && words == 2 && strcspn(text, "0123456789") <= SIGN_MAX);
}

bool dx_gst_is_office(const char *text)
{
	static const char *const offices[] = {"manager",   "director", "proprietor", "principal",  "secretary",
					      "directors", "partners", "trustees",   "accountant", "accounts",
					      "chairman",  "partner",  "department", "dept",       "purchases",
					      "officer",   "engineer"};
	size_t n = strcspn(text, "(");
	size_t first;

	while (n && strchr(" .,", text[n - 1]))
		n--;
	for (first = n; first && text[first - 1] != ' ';)
		first--;
	return dx_str_is_one_of(dx_strn(text + first, n - first), offices, DX_LEN(offices));
}

/* "GST" of "SUPPLIER GST", "GSTIN No.", "Customer No.", "Publisher's Registration": all words of what heads a number.
 */
static bool is_registration(const char *text)
{
	static const char *const numbers[] = {"gst", "gstin",  "gstn", "uin", "pan",  "tin",   "cin",  "tan",
					      "no",  "number", "id",   "reg", "regn", "state", "code", "registration"};
	static const char *const owners[] = {"customer", "client", "party", "buyer", "company"};
	struct dx_str s = dx_str(text);
	struct dx_str word;
	bool owned = false; /* by somebody: a firm may be called so */
	bool number = false;

	while (next_word(&s, &word)) {
		const bool genitive = dx_str_ends(word, "'s") || dx_str_ends(word, "'S");

		number = dx_str_is_one_of(word, numbers, DX_LEN(numbers));
		owned |= genitive;
		if (!number && !genitive && !dx_str_is_one_of(word, owners, DX_LEN(owners)))
			return false;
	}
	return number || !owned;
}

/* "SAC 996812 - Courier Services", "HSN : 8471": what is sold. */
static bool is_code_of_goods(const char *text)
{
	static const char *const codes[] = {"sac", "hsn", "hsn/sac", "sac/hsn"};
	const size_t n = strcspn(text, " :");
	const char *code = text + n + strspn(text + n, " :.-");

	return dx_str_is_one_of(dx_strn(text, n), codes, DX_LEN(codes)) && strspn(code, "0123456789") >= CODE_MIN;
}

/* "September 2024": what is billed. */
static bool is_month(const char *text)
{
	size_t used = 0;
	const int month = dx_month_scan(dx_str(text), &used);
	const char *year = text + used + strspn(text + used, " .,-'");

	return month > 0 && strlen(year) == 4 && strspn(year, "0123456789") == 4;
}

/* "Tamil Nadu (33)", "Delhi - 07": a state with its code in the law. */
static bool is_coded_state(const char *text)
{
	const size_t n = strcspn(text, "0123456789");
	size_t name = n;

	if (n == 0 || strspn(text + n, "0123456789") != 2 || strspn(text + n + 2, " )") != strlen(text + n + 2))
		return false;
	while (name && strchr(" -(:,", text[name - 1]))
		name--;
	return dx_ident_state(dx_strn(text, name)) != NULL;
}

bool dx_gst_may_be_name(const char *text)
{
	const char *whole = text;
	struct dx_dec amount;
	size_t letters = 0;
	size_t digits = 0;
	size_t capitals = 0;

	/* an amount in words is not even what a heading is */
	if (dx_inwords_parse(dx_str(text), &amount))
		return false;
	if (strlen(text) > 4 && dx_str_ieq_c(dx_strn(text, 4), "for ")) /* who signs */
		return false;
	if (text[0] == '/' || text[0] == '&' || (text[0] == '(' && !strchr(text, ')')) ||
	    (strlen(text) > 8 &&
	     dx_str_ieq_c(dx_strn(text, 8), "same as "))) /* of a label: "Party (Consignor / Billed to)"; of another */
		return false;
	/* "TO THE ORDER" of an exporter's consignee is nobody; a country ends an address */
	if (dx_str_ieq_c(dx_str(text), "india") || dx_str_ieq_c(dx_str(text), "the order") ||
	    dx_str_ieq_c(dx_str(text), "order") || dx_str_ieq_c(dx_strn(text, strcspn(text, ".:")), "no") ||
	    dx_str_ieq_c(dx_str(text), "code") || dx_str_ieq_c(dx_str(text), "id"))
		return false;
	for (; *text; text++) {
		letters += (*text >= 'a' && *text <= 'z') || (*text >= 'A' && *text <= 'Z') ||
			   (unsigned char)*text >= 0x80;
		capitals += (*text >= 'A' && *text <= 'Z') || (unsigned char)*text >= 0x80 ||
			    (*text >= '0' && *text <= '9');
		digits += *text >= '0' && *text <= '9';
	}
	/* "Contact Number 9811000000"; "connection wise charges" */
	return letters >= 3 && (capitals || !strchr(whole, ' ')) && digits * 3 < strlen(whole) &&
	       !dx_gst_is_heading(whole) && !is_registration(whole) && !is_code_of_goods(whole) && !is_month(whole) &&
	       !is_coded_state(whole);
}

bool dx_gst_name_in_address(struct dx_job *job, const char *text, struct dx_val *v)
{
	size_t first = strcspn(text, ",");

	if (text[first] == '\0' || !strchr(text + first + 1, ',') || strcspn(text, "0123456789") < first ||
	    !dx_gst_may_be_name(text))
		return false;
	v->text = dx_strndup(job->arena, text, first);
	return true;
}

bool dx_gst_ends_in_heading(struct dx_job *job, struct dx_words *w)
{
	for (size_t i = w->n - 1; i > 0; i--) {
		struct dx_words name = {w->words, i, w->skip, w->page};
		struct dx_words rest = {w->words + i, w->n - i, 0, w->page};

		if (!dx_str_ends(dx_str(w->words[i - 1]->text), ","))
			continue;
		if (!dx_gst_is_heading(dx_words_text(job->arena, &rest)) ||
		    !dx_gst_may_be_name(dx_words_text(job->arena, &name)))
			return false;
		*w = name;
		return true;
	}
	return false;
}

bool dx_gst_name_and_number(struct dx_job *job, const struct dx_words *w, struct gst_party *p)
{
	for (size_t i = 1; i + 1 < w->n; i++) {
		struct dx_words name = {w->words, i, w->skip, w->page};
		struct dx_words number = {w->words + i, w->n - i, 0, w->page};
		struct dx_val v = {0};

		if (!dx_str_ends(dx_str(w->words[i - 1]->text), ",") || !is_registration(w->words[i]->text))
			continue;
		if (!dx_gst_may_be_name(dx_words_text(job->arena, &name)) || !dx_gst_gstin_in(job, &number, &v))
			return false;
		p->name = dx_words_val(job->arena, &job->lines, &name);
		if (!dx_val_has(&p->gstin))
			p->gstin = v;
		return true;
	}
	return false;
}

/* "gs Sura Hospital", of a scan: what recognition makes of a drawn mark in front of a name. */
static size_t mark_before(const char *text)
{
	size_t n = strspn(text, "abcdefghijklmnopqrstuvwxyz");

	return n > 0 && n <= MARK_MAX && text[n] == ' ' && text[n + 1] >= 'A' && text[n + 1] <= 'Z' ? n + 1 : 0;
}

/* "Unit-Il", of a scan: a number of strokes. */
static char *with_strokes(struct dx_arena *a, const char *text)
{
	char *out = dx_strdup(a, text);

	for (size_t i = 0; out[i];) {
		size_t n = strspn(out + i, "Il");
		bool begins = i > 0 && strchr(" -", out[i - 1]);

		if (begins && n > 1 && (out[i + n] == '\0' || strchr(" ,.)", out[i + n])))
			memset(out + i, 'I', n);
		i += n ? n : 1;
	}
	return out;
}

/* "Co." of "Sura, Jones & Co.": does TEXT, N bytes, end as a firm's name does? */
static bool ends_as_firm(const char *text, size_t n)
{
	static const char *const kin[] = {"bros", "sons", "associates"};
	struct dx_str last;
	size_t first;

	while (n && strchr(" .,)", text[n - 1]))
		n--;
	for (first = n; first && !strchr(" .,(", text[first - 1]);)
		first--;
	last = dx_strn(text + first, n - first);
	return (dx_legal_form(last) & (DX_LEGAL_LONG | DX_LEGAL_WORD)) || dx_str_is_one_of(last, kin, DX_LEN(kin));
}

const struct dx_label_hit *dx_gst_label_under(struct dx_job *job, const struct dx_block *b, size_t at)
{
	const struct dx_label_hit *hit = dx_block_label(job, b, at);
	const struct dx_words *w = &b->lines[at];
	const struct dx_words rest = {w->words + 1, w->n - 1, 0, w->page};
	const char *text;

	if (!hit || hit->n != 1 || hit->has_colon || w->n < 3)
		return hit;
	text = dx_words_text(job->arena, w);
	if (strpbrk(text, ":@") || dx_has_digit(text) || !dx_gst_may_be_name(text) ||
	    w->words[1]->x0 - w->words[0]->x1 > dx_lines_blank(&job->lines.v[hit->line]))
		return hit;
	if (hit->field == GL_STATE && !dx_ident_state_in(job->arena, dx_str(dx_words_text(job->arena, &rest))))
		return NULL;
	return (hit->field == GL_OTHER || hit->field == GL_PAN) && ends_as_firm(text, strlen(text)) ? NULL : hit;
}

/* Ends the part of an address that TEXT begins with, "Pune 411001, Maharashtra", with a PIN code? */
static bool has_pin(const char *text)
{
	size_t n = strcspn(text, ",");
	size_t digits = 0;

	while (digits < n && text[n - 1 - digits] >= '0' && text[n - 1 - digits] <= '9')
		digits++;
	return digits == PIN_LEN && digits < n && strchr(" -", text[n - 1 - digits]);
}

/* "Sura, Jones & Co., 12 Lake View, Surat 395003": bytes of TEXT before the comma behind which an address stands, which
 * figures tell: the number of a house, or else a PIN code; 0: there is none. */
static size_t before_address(const char *text)
{
	const char *const first = strchr(text, ',');
	size_t end = first ? (size_t)(first - text) : 0;

	for (const char *comma = first; comma; comma = strchr(comma + 1, ',')) {
		const char *rest = comma + 1 + strspn(comma + 1, " ");
		const size_t n = (size_t)(comma - text);

		if (ends_as_firm(text, n))
			end = n;
		if (dx_gst_is_address(rest))
			return n;
		if (has_pin(rest))
			return end;
	}
	return 0;
}

void dx_gst_part_address(struct dx_job *job, struct gst_party *p)
{
	const size_t n = dx_val_has(&p->name) && p->name.text ? before_address(p->name.text) : 0;
	struct dx_val address = p->name;
	const char *name;

	if (n == 0)
		return;
	name = dx_strndup(job->arena, p->name.text, n);
	if (!dx_gst_may_be_name(name) || dx_gst_is_address(p->name.text))
		return;
	address.text = p->name.text + n + 1 + strspn(p->name.text + n + 1, " ");
	if (!dx_val_has(&p->address))
		p->address = address;
	p->name.text = name;
}

/* "Sura and Sons, Main Bazaar, Nagpur"; an office is named after its place: "Executive Engineer, …, Warangal". */
static void cut_place(struct dx_job *job, struct dx_val *v)
{
	const char *name = dx_strndup(job->arena, v->text, dx_gst_name_before_place(v->text));
	const char *first = dx_strndup(job->arena, v->text, strcspn(v->text, ","));

	if (strlen(name) < strlen(v->text) && !dx_gst_is_office(first) && dx_gst_may_be_name(name))
		v->text = name;
}

/* "Sura and Sons,": what ends a line of an address is no part of a name, nor is a sign drawn before it ("+ Sura"). */
void dx_gst_trim_name(struct dx_job *job, struct dx_val *v)
{
	size_t n = dx_val_has(v) && v->text ? strlen(v->text) : 0;
	size_t sign = n ? strspn(v->text, "+*-|~=") : 0;
	const char *dash;

	if (n > 1 && v->text[n - 1] == ',')
		v->text = dx_strndup(job->arena, v->text, n - 1);
	if (sign && v->text[sign] == ' ')
		v->text += sign + 1;
	if (n && v->source == DX_VAL_OCR) {
		if (strncmp(v->text, "\342\200\230", 3) == 0 || strncmp(v->text, "\342\200\234", 3) == 0)
			v->text += 3; /* a speck before it, read as a quote */
		v->text += mark_before(v->text);
		v->text = with_strokes(job->arena, v->text);
	}
	/* "Rakesh Pillai - H-270, Station Road, Kolkata" */
	dash = n ? strstr(v->text, " - ") : NULL;
	if (dash && dx_has_digit(dash) && strchr(dash, ','))
		v->text = dx_strndup(job->arena, v->text, (size_t)(dash - v->text));
	if (n)
		cut_place(job, v);
}
