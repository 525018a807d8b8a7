/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Who sells and who buys where no heading says so. */
#include <string.h>

#include "foot/foot.h"
#include "head.h"
#include "party_int.h"

#define SENDER_WORDS_MAX 24
#define NAME_WORDS_MAX   6
#define FIRM_WORDS_MAX   10 /* of a name that ends with its legal form */
#define BIG              12 /* tenths of a usual letter: what is higher stands out */
#define FAR_BIG          15 /* tenths of another's letters */
#define CANDIDATES_MAX   8
#define PROSE_WORDS      5  /* of a line of a sentence */
#define SENTENCE_WORDS   11 /* no name has more */
#define CENTRED_LINES    5  /* below a name, in which its postal code stands */

/* The usual height of letters on the first page. */
static int32_t usual_height(const struct parties *p)
{
	const struct dx_lines *l = &p->job->lines;
	int32_t *heights = dx_alloc_array(p->job->arena, l->page_first[1] + 1, sizeof(*heights));
	size_t n = 0;

	for (size_t i = 0; i < l->page_first[1]; i++) {
		int32_t h = l->v[i].n ? l->v[i].words[0]->y1 - l->v[i].words[0]->y0 : 0;
		size_t at = n;

		for (; at > 0 && heights[at - 1] > h; at--)
			heights[at] = heights[at - 1];
		heights[at] = h;
		n++;
	}
	return n ? heights[n / 2] : 0;
}

/* Sentences, a line below the other: "write to PO Box 1290, Leeds." A name, an address, a telephone are none. */
static bool is_prose(struct parties *p, const struct dx_block *b)
{
	size_t lines = 0;

	for (size_t i = 0; i < b->n; i++) {
		const char *last = b->lines[i].words[b->lines[i].n - 1]->text;
		bool stops = last[strlen(last) - 1] == '.';

		lines += b->lines[i].n >= PROSE_WORDS && !dx_invoice_is_contact(p, b, i) &&
			 (i == 0 || stops || !dx_invoice_is_postal(p, b, i, SENDER_WORDS_MAX));
	}
	return b->n > 3 && 2 * lines > b->n;
}

/* "Your bill": does the last word of line 0 say what kind of paper it is? */
static bool names_paper(struct parties *p, const struct dx_block *b)
{
	const struct dx_labels *l = &p->job->labels;
	const struct dx_line *line = &p->job->lines.v[b->at[0]];

	for (size_t k = l->line_first[b->at[0]]; k < l->line_first[b->at[0] + 1]; k++)
		if (l->v[k].field >= IL_DOC_INVOICE && l->v[k].field <= IL_DOC_DEBIT_NOTE &&
		    line->words + l->v[k].first > b->lines[0].words &&
		    line->words + l->v[k].first + l->v[k].n == b->lines[0].words + b->lines[0].n)
			return true;
	return false;
}

/* "Havenweg 212, 3089 JK Rotterdam": a street's number before the first comma, and a code behind it. */
static bool is_whole_address(struct parties *p, const struct dx_block *b)
{
	const struct dx_words *w = &b->lines[0];
	size_t comma = 0;

	while (comma + 1 < w->n && !strchr(w->words[comma]->text, ','))
		comma++;
	if (comma == 0 || comma + 2 >= w->n || !dx_has_digit(w->words[comma]->text) ||
	    !dx_has_digit(w->words[comma + 1]->text) || w->n > NAME_WORDS_MAX + 2)
		return false;
	for (size_t i = 0; i < w->n; i++)
		if (dx_invoice_ends_as_firm(w->words[i]->text))
			return false;
	return dx_invoice_is_postal(p, b, 0, NAME_WORDS_MAX + 2);
}

/*
 * "Middenweg 210" over "1799 AB Polderdam", or both on one line: a street that is right over its town, and no name over
 * it.
 */
static bool is_nameless(struct parties *p, const struct dx_block *b)
{
	const struct dx_words *w = &b->lines[0];

	if (is_whole_address(p, b))
		return true;
	return b->n > 1 && w->n > 1 && w->n <= NAME_WORDS_MAX && !dx_block_label(p->job, b, 0) &&
	       (dx_has_digit(w->words[0]->text) || dx_has_digit(w->words[w->n - 1]->text)) &&
	       dx_invoice_is_postal(p, b, 1, NAME_WORDS_MAX);
}

static bool is_candidate(struct parties *p, size_t i)
{
	const struct dx_block *b = &p->blocks[i];
	const struct dx_label_hit *hit = dx_block_label(p->job, b, 0);
	struct dx_number amount;

	if (is_prose(p, b) || is_nameless(p, b) || /* "£835.14" over "by 16 May 2026" */
	    dx_value_parse(dx_str(dx_words_text(p->job->arena, &b->lines[0])), p->job->tables.rule, &amount) ||
	    b->lines[0].n > SENTENCE_WORDS ||
	    (b->n < 3 && names_paper(p, b))) /* "Your bill" over the days that it is for */
		return false;
	return b->page == 0 && !p->taken[i] && dx_invoice_has_address(p, b) &&
	       dx_has_letter(dx_words_text(p->job->arena, &b->lines[0])) &&
	       (!hit || (hit->field != IL_SHIP_TO &&
			 /* "c/o", "t.a.v.": above the name; bank details below the items have addresses too */
			 (hit->field < IL_SUBTOTAL || hit->field > IL_DUE) &&
			 (hit->field != IL_OTHER || (!hit->has_colon && b->n > 3 && dx_invoice_is_in_head(p, b)))));
}

/* "Húsfélagið Eyrarflöt 8-14": a house's name, and no street's number or code before a name. */
static bool begins_in_words(const struct dx_words *w)
{
	for (size_t i = 0; i < 2; i++) /* "Group - 4 pax", "Mr Sura x 2" are guests */
		if (w->n < 3 || dx_has_digit(w->words[i]->text) || strlen(w->words[i]->text) < 3)
			return false;
	return true;
}

/*
 * Two lines and more without any label, a street's number among them, and no code: some countries have none.
 * REGISTERED: where a tax registration stands below them, no number needs to.
 */
static bool is_weak_candidate(struct parties *p, size_t i, bool registered)
{
	const struct dx_block *b = &p->blocks[i];
	bool number = false;

	if (p->taken[i] || b->n < 2 || !dx_invoice_is_in_head(p, b))
		return false;
	for (size_t k = 0; k < b->n; k++) {
		const char *text = dx_words_text(p->job->arena, &b->lines[k]);
		const struct dx_label_hit *hit = dx_block_label(p->job, b, k);
		struct dx_dates_raw date;

		if (registered && k > 1 && hit && hit->field == IL_TAX_ID)
			return true;
		if ((hit && !dx_invoice_begins_name(p, b, k)) || dx_dates_whole(dx_str(text), &date) ||
		    strchr(text, ':') || b->lines[k].n > NAME_WORDS_MAX ||
		    (k == 0 && strpbrk(text, "0123456789") && !(registered && begins_in_words(&b->lines[0]))))
			return false;
		number |=
			b->lines[k].n > 1 && strpbrk(text, "0123456789") && strpbrk(text, "abcdefghijklmnopqrstuvwxyz");
	}
	return number;
}

/* The only such block. */
static void read_weak(struct parties *p, bool registered, struct inv_party *party)
{
	const struct dx_block *found = NULL;

	for (size_t i = 0; i < p->n; i++) {
		if (!is_weak_candidate(p, i, registered))
			continue;
		if (found)
			return;
		found = &p->blocks[i];
	}
	if (found)
		dx_invoice_read_party(p, found, 0, party);
}

/* A telephone, a mail's address or a site, and not only the word for one. */
static bool says_where(struct dx_job *job, const struct dx_words *w)
{
	const char *text = dx_words_text(job->arena, w);

	return strpbrk(text, "0123456789@") || strstr(text, "www.") || strstr(text, "://");
}

/* Are the words of W said again, one behind the other, on LINE? */
static bool says_again(const struct dx_line *line, const struct dx_words *w)
{
	for (size_t at = 0; at + w->n <= line->n; at++) {
		size_t k = 0;

		while (k < w->n && dx_invoice_same_word(dx_str(line->words[at + k]->text), w->words[k]->text))
			k++;
		if (k == w->n)
			return true;
	}
	return false;
}

/* "Registered office: 18 Foundry Road, …" below the items: does the foot say a name or a street of B again? */
static bool is_in_foot(struct parties *p, const struct dx_block *b)
{
	for (size_t k = 0; dx_invoice_is_in_head(p, b) && k < b->n; k++) {
		const struct dx_words *w = &b->lines[k];

		if (w->n < 2 || dx_block_label(p->job, b, k) || dx_invoice_is_contact(p, b, k))
			continue;
		for (size_t i = 0; i < p->job->lines.n; i++)
			if (dx_invoice_is_below(p->job, i) && says_again(&p->job->lines.v[i], w))
				return true;
	}
	return false;
}

/* "Postadress / Acme AB / Box 7" in the foot: does the letterhead say one of its lines as well, in a run of its own? */
static bool is_in_letterhead(struct parties *p, const struct dx_block *b)
{
	size_t end = p->job->tables.n ? p->job->tables.v[0].header_first : 0;

	for (size_t k = 0; !dx_invoice_is_in_head(p, b) && k < b->n; k++) {
		const struct dx_words *w = &b->lines[k];

		for (size_t i = 0; w->n > 1 && i < end; i++) {
			const struct dx_line *line = &p->job->lines.v[i];
			size_t n;
			struct dx_seg *segs = dx_lines_segments(p->job->arena, line, &n);

			for (size_t s = 0; s < n; s++)
				if (segs[s].n == w->n &&
				    strcmp(dx_lines_text(p->job->arena, line->words + segs[s].first, w->n),
					   dx_words_text(p->job->arena, w)) == 0)
					return true;
		}
	}
	return false;
}

/* Who writes prints the name large, and tells where to call and which number the tax office gave. */
static int points_of(struct parties *p, const struct dx_block *b, int32_t usual)
{
	bool contact = false;
	bool tax = false;

	for (size_t i = 1; i < b->n; i++) {
		const struct dx_label_hit *hit = dx_block_label(p->job, b, i);

		if (hit && hit->field == IL_TAX_ID)
			tax = true;
		else if (!hit ||
			 hit->field > IL_PURCHASE_ORDER) /* the invoice's number below the customer is no telephone */
			contact |= dx_invoice_is_contact(p, b, i) && says_where(p->job, &b->lines[i]);
	}
	return (dx_invoice_letter_height(b, 0) * 10 >= usual * BIG ? 2 : 0) + contact + tax;
}

/* Is A rather than B, which stands behind it in the order of lines, the one who sells? */
static bool is_seller(struct parties *p, const struct dx_block *a, const struct dx_block *b)
{
	int32_t usual = usual_height(p);
	int of_a = points_of(p, a, usual) + (is_in_foot(p, a) || is_in_letterhead(p, a) ? 2 : 0);
	int of_b = points_of(p, b, usual) + (is_in_foot(p, b) || is_in_letterhead(p, b) ? 2 : 0);

	/* A letter begins with the one who writes it, or ends so; side by side the window is at the left. */
	if (!dx_invoice_is_in_head(p, b) && dx_invoice_is_in_head(p, a))
		of_b += 2;
	else if (b->y0 >= a->y1)
		of_a += 2;
	else if (b->x0 > a->x1)
		of_b++;
	else if (a->x0 > b->x1)
		of_a++;
	return of_a >= of_b;
}

/* "Hello Laurier," */
static bool is_salutation(const struct dx_words *w)
{
	const char *last = w->words[w->n - 1]->text;

	return strchr(",!?", last[strlen(last) - 1]) != NULL;
}

static bool has_form(const struct dx_words *w)
{
	return w->n > 1 && dx_invoice_ends_as_firm(w->words[w->n - 1]->text);
}

/* How many words W begins with that only say what kind of firm it is: "PT", "SC", "Công ty TNHH". */
static size_t forms_before(const struct dx_words *w)
{
	static const char *const forms[] = {"PT",  "CV",   "SC",  "S.C.",  "UD", "SIA",  "UAB",  "SARL",
					    "SAS", "Công", "ty",  "TNHH",  "Cổ", "phần", "CÔNG", "TY",
					    "CỔ",  "PHẦN", "The", "Firma", "OÜ", "AS",   "ЕТ"};
	size_t n = 0;

	while (n + 1 < w->n && dx_str_is_one_of(dx_str(w->words[n]->text), forms, DX_LEN(forms)))
		n++;
	return n;
}

/* "Entry)": torn from words before it. */
static bool is_torn(const char *text)
{
	return strchr(text, ')') && !strchr(text, '(');
}

/* "Page 1" over the letterhead: says LINE no more than which page it is? */
static bool counts_pages(const struct dx_line *line)
{
	static const char *const pages[] = {"page", "seite", "pagina", "página", "sida", "side", "pág.", "pag."};

	return line->n < 5 && dx_str_is_one_of(dx_str(line->words[0]->text), pages, DX_LEN(pages));
}

/* Does a line with a postal code stand a few lines under B, around the same middle? */
static bool is_centred_over_address(struct parties *p, const struct dx_block *b)
{
	int32_t height = p->job->lines.v[b->at[0]].height;

	for (size_t i = 0; i < p->n; i++) {
		const struct dx_block *c = &p->blocks[i];

		for (size_t k = 0; c->page == b->page && k < c->n; k++) {
			const struct dx_words *w = &c->lines[k];
			int32_t shift = (w->words[0]->x0 + w->words[w->n - 1]->x1) / 2 - (b->x0 + b->x1) / 2;

			if (c->at[k] > b->at[0] && w->words[0]->y0 - b->y1 < CENTRED_LINES * height && shift < height &&
			    shift > -height && dx_invoice_is_postal(p, c, k, NAME_WORDS_MAX))
				return true;
		}
	}
	return false;
}

/* A firm's name that the paper begins with, in whatever print: by its form, or by its address around one middle. */
static const struct dx_block *first_firm(struct parties *p)
{
	const struct dx_line *lines = p->job->lines.v;
	size_t first = p->job->lines.n > 1 && lines[1].page == lines[0].page && counts_pages(&lines[0]);

	for (size_t i = 0; i < p->n; i++) {
		const struct dx_block *b = &p->blocks[i];

		if (b->page == 0 && b->at[0] == first && b->lines[0].words == lines[first].words)
			return !p->taken[i] && (has_form(&b->lines[0]) || is_centred_over_address(p, b)) &&
					       b->lines[0].n <= NAME_WORDS_MAX && b->lines[0].n == lines[first].n &&
					       !dx_block_label(p->job, b, 0)
				       ? b
				       : NULL;
	}
	return NULL;
}

/* "C" in a box: which kind of invoice it is, where each has a letter. */
static bool is_letter_alone(const struct dx_words *w)
{
	return w->n == 1 && strlen(w->words[0]->text) == 1;
}

/* Is the first line of B, two words and more, said on another line too? A name is; a title, or "ORIGINAL", is not. */
static bool is_said_twice(struct parties *p, const struct dx_block *b)
{
	for (size_t i = 0; b->lines[0].n > 1 && i < p->job->lines.n; i++)
		if (i != b->at[0] && says_again(&p->job->lines.v[i], &b->lines[0]))
			return true;
	return false;
}

/* Does the first line of A stand out as a name more than that of B? By a legal form, by what is said of it, by size. */
static bool is_rather(struct parties *p, const struct dx_block *a, const struct dx_block *b)
{
	bool form = has_form(&a->lines[0]);
	bool twice = !form && is_said_twice(p, a);

	if (form != has_form(&b->lines[0]))
		return form;
	if (!form && twice != is_said_twice(p, b))
		return twice;
	return dx_invoice_letter_height(a, 0) > dx_invoice_letter_height(b, 0);
}

/* The name that stands out in the head and belongs to no address: a letterhead. */
static const struct dx_block *letterhead(struct parties *p)
{
	int32_t usual = usual_height(p);
	const struct dx_block *best = NULL;

	for (size_t i = 0; i < p->n; i++) {
		const struct dx_block *b = &p->blocks[i];
		const struct dx_words *w = &b->lines[0];

		if (p->taken[i] || !dx_invoice_is_in_head(p, b) ||
		    (dx_block_label(p->job, b, 0) && !dx_invoice_begins_name(p, b, 0)) ||
		    w->n - forms_before(w) > (has_form(w) ? FIRM_WORDS_MAX : NAME_WORDS_MAX) ||
		    dx_invoice_is_contact(p, b, 0) || names_paper(p, b) || is_letter_alone(w) ||
		    strpbrk(dx_words_text(p->job->arena, w), "0123456789:") || is_salutation(w) ||
		    is_torn(dx_words_text(p->job->arena, w)) || dx_invoice_letter_height(b, 0) * 10 < usual * BIG)
			continue;
		if (!best || is_rather(p, b, best))
			best = b;
	}
	return best ? best : first_firm(p);
}

void dx_invoice_name_street(struct parties *p, struct inv_party *party)
{
	const char *name = dx_val_has(&party->name) ? party->name.text : "";
	const char *last = strrchr(name, ' ');
	const struct dx_block *head = NULL;

	if (dx_is_digit(*name) && last && dx_val_has(&party->address) && !dx_invoice_ends_as_firm(last + 1) &&
	    name[strspn(name, "0123456789")] == ' ')
		head = letterhead(p);
	if (!head || !has_form(&head->lines[0]))
		return;
	party->address.text = dx_asprintf(p->job->arena, "%s, %s", name, party->address.text);
	party->address.raw = party->address.text;
	party->address.place = dx_place_join(party->name.place, party->address.place);
	party->name = dx_words_val(p->job->arena, &p->job->lines, &head->lines[0]);
}

/* Do the names of A and B begin with the same word? */
static bool shares_name(const struct dx_block *a, const struct dx_block *b)
{
	const char *of_b = b->lines[0].words[forms_before(&b->lines[0])]->text;

	return dx_invoice_same_word(dx_str(a->lines[0].words[forms_before(&a->lines[0])]->text), of_b);
}

/* Does a line above B, or below the items, say a registration, which is of who writes? */
static bool has_id_elsewhere(struct parties *p, const struct dx_block *b)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(p->job, dx_scope_all(p->job), IL_TAX_ID, &at))) {
		const struct dx_line *line = &p->job->lines.v[hit->line];

		if (line->page == b->page && (line->y1 <= b->y0 || dx_invoice_is_below(p->job, hit->line)))
			return true;
	}
	return false;
}

/*
 * Is B no seller's, below the letterhead HEAD? Print that stands out says nothing beside a name in far larger one, and
 * a telephone or a registration nothing beside another firm's name in large print, or where another registration stands
 * elsewhere.
 */
static bool is_addressed(struct parties *p, const struct dx_block *b, const struct dx_block *head)
{
	int32_t own = dx_invoice_letter_height(b, 0);
	bool larger = dx_invoice_letter_height(head, 0) * 10 >= own * FAR_BIG;

	return head->y0 <= b->y0 && head != b &&
	       (points_of(p, b, larger ? INT32_MAX / BIG : usual_height(p)) == 0 ||
		(larger && has_form(&head->lines[0]) && !shares_name(head, b)) ||
		(dx_invoice_letter_height(head, 0) * 10 >= own * BIG && head->y1 <= b->y0 && has_id_elsewhere(p, b)));
}

/* A name that stands out below the paper's title, at the left of who sells: whom the letter is for. */
static bool is_beside_seller(struct parties *p, const struct dx_block *head, const struct dx_block *seller)
{
	bool below = false;

	for (size_t i = 0; i < p->n; i++) {
		const struct dx_label_hit *hit = dx_block_label(p->job, &p->blocks[i], 0);

		below |= hit && dx_invoice_is_title(hit) && p->blocks[i].page == 0 && p->blocks[i].y1 <= head->y0;
	}
	return below && head->x1 <= seller->x0 && head->y1 >= seller->y0 && !shares_name(head, seller);
}

/* Street and town, with no name over them, are those of the letterhead. */
static void read_nameless(struct parties *p, struct inv_party *party)
{
	for (size_t i = 0; i < p->n && !dx_val_has(&party->address); i++) {
		if (p->taken[i] || !dx_invoice_is_in_head(p, &p->blocks[i]) || !is_nameless(p, &p->blocks[i]))
			continue;
		party->address = dx_block_val(p->job, &p->blocks[i], 0, is_whole_address(p, &p->blocks[i]) ? 1 : 2);
		dx_invoice_take(p, &p->blocks[i]);
	}
}

/* "VC" in large print beside "Valmoinho, Lda." and its registration: is B a firm's, where HEAD is no firm's name? */
static bool is_firm_beside(struct parties *p, const struct dx_block *b, const struct dx_block *head)
{
	bool registered = false;

	for (size_t i = 1; i < b->n; i++) {
		const struct dx_label_hit *hit = dx_block_label(p->job, b, i);

		registered |= hit && hit->field == IL_TAX_ID;
	}
	return dx_invoice_is_in_head(p, b) && (registered || has_form(&b->lines[0])) && !has_form(&head->lines[0]);
}

/* The address of somebody whose name is known is nobody else's. */
static void take_known(struct parties *p, const struct dx_val *name)
{
	for (size_t i = 0; dx_val_has(name) && i < p->n; i++)
		p->taken[i] |= strcmp(dx_words_text(p->job->arena, &p->blocks[i].lines[0]), name->text) == 0;
}

/* Do A and B begin at the same height, one beside the other? */
static bool is_pair(struct parties *p, const struct dx_block *a, const struct dx_block *b)
{
	int32_t half = p->job->lines.v[a->at[0]].height / 2;

	return a->page == b->page && a->y0 - b->y0 < half && b->y0 - a->y0 < half && (a->x1 < b->x0 || b->x1 < a->x0);
}

/* The first block that may be an address, INTO an array, and the only other one where that stands beside it. */
static size_t weak_ones(struct parties *p, const struct dx_block **into)
{
	size_t n = 0;

	for (size_t i = 0; i < p->n && n < CANDIDATES_MAX; i++)
		if (is_weak_candidate(p, i, true))
			into[n++] = &p->blocks[i];
	return n < 2 ? n : n == 2 && is_pair(p, into[0], into[1]) ? 2 : 1;
}

static void by_address(struct parties *p, struct inv_invoice *inv, bool has_supplier, bool has_recipient)
{
	const struct dx_block *found[CANDIDATES_MAX];
	const struct dx_block *head = NULL;
	size_t n = 0;

	take_known(p, &inv->supplier.name);
	take_known(p, &inv->recipient.name);
	for (size_t i = 0; i < p->n && n < CANDIDATES_MAX; i++)
		if (is_candidate(p, i))
			found[n++] = &p->blocks[i];
	if (n == 0)
		n = weak_ones(p, found);
	if (!has_supplier && !has_recipient && n > 1) {
		bool first = is_seller(p, found[0], found[1]);

		dx_invoice_read_party(p, found[!first], 0, &inv->supplier);
		dx_invoice_read_party(p, found[first], 0, &inv->recipient);
		return;
	}
	if (!has_supplier && n < 2)
		head = letterhead(p);
	if (head && n == 1 && !has_recipient && is_addressed(p, found[0], head)) {
		dx_invoice_read_party(p, found[0], 0, &inv->recipient);
		n = 0;
	}
	if (!has_supplier && n > 0 &&
	    !(has_recipient && head && head != found[0] && !is_firm_beside(p, found[0], head))) {
		dx_invoice_read_party(p, found[0], 0, &inv->supplier);
		if (!has_recipient && head && is_beside_seller(p, head, found[0]))
			inv->recipient.name = dx_words_val(p->job->arena, &p->job->lines, &head->lines[0]);
	} else if (!has_supplier && head) {
		inv->supplier.name = dx_words_val(p->job->arena, &p->job->lines, &head->lines[0]);
		read_nameless(p, &inv->supplier);
	} else if (!has_recipient && n > 0)
		dx_invoice_read_party(p, found[0], 0, &inv->recipient);
	if (!has_recipient && !dx_val_has(&inv->recipient.name))
		read_weak(p, false, &inv->recipient);
	if (!has_recipient && dx_val_has(&inv->supplier.name) && !dx_val_has(&inv->recipient.name))
		read_weak(p, true, &inv->recipient);
}

void dx_invoice_unheaded(struct parties *p, struct inv_invoice *inv, bool has_supplier, bool has_recipient)
{
	dx_invoice_sender(p, inv, &has_supplier, &has_recipient);
	by_address(p, inv, has_supplier, has_recipient);
}
