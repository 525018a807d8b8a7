/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Who sold and who buys: by the headings of their blocks, and by what the other blocks look like. */
#include <string.h>

#include "party_int.h"
#include "foot/foot.h"
#include "head.h"

/* "Customer Name : Acme" in B, where HIT on line AT is the heading of an address alone: "Bill To Address : …". */
static bool name_beside_address(struct parties *p, const struct dx_block *b, size_t at, const struct dx_label_hit *hit,
				struct inv_party *party)
{
	static const char *const addresses[] = {"address", "addr",      "adresse",  "anschrift",
						"adres",   "dirección", "indirizzo"};
	const struct dx_word *last = b->lines[at].words[hit->n - 1];
	struct dx_words values[DX_LABEL_VALUES_MAX];
	struct dx_str s = dx_str(last->text);

	while (s.n && strchr(":.", s.p[s.n - 1]))
		s.n--;
	if (!dx_str_is_one_of(s, addresses, DX_LEN(addresses)))
		return false;
	for (const struct dx_block *c = b > p->blocks ? b - 1 : b; c <= b; c++) {
		int32_t shift = c->x0 - b->x0;

		for (size_t k = 0; k < c->n && !dx_val_has(&party->name); k++) {
			const struct dx_label_hit *own = dx_block_label(p->job, c, k);

			if (own && own->has_colon && own->n > 1 && c->page == b->page && shift == 0)
				dx_invoice_behind(p, c, k, IL_NAME, &party->name);
		}
	}
	if (!dx_val_has(&party->name))
		return false;
	if (dx_labels_values(p->job->arena, &p->job->labels, hit, values))
		party->address = dx_words_val(p->job->arena, &p->job->lines, &values[0]);
	dx_invoice_take(p, b);
	return true;
}

/* Does W, of LINE, begin with a colon, or stand behind one alone? */
static bool begins_with_colon(const struct dx_words *w, const struct dx_line *line)
{
	return w->words[0]->text[0] == ':' || (w->words > line->words && strcmp(w->words[-1]->text, ":") == 0);
}

/* The block whose line *AT_R begins with word W; NULL: none does. */
static const struct dx_block *block_with(const struct parties *p, const struct dx_word *w, size_t *at_r)
{
	for (size_t i = 0; i < p->n; i++)
		for (*at_r = 0; *at_r < p->blocks[i].n; ++*at_r)
			if (p->blocks[i].lines[*at_r].words[0] == w)
				return &p->blocks[i];
	return NULL;
}

/*
 * "Principal:    Shire of Barrang" over "Project:    Depot": the name stands beside, and below are other labels, or
 * nothing. What goes on under the name is the party's, up to what belongs to the next label.
 */
static bool name_beside(struct parties *p, const struct dx_block *b, size_t at, const struct dx_label_hit *hit,
			struct inv_party *party)
{
	const struct dx_line *line = &p->job->lines.v[hit->line];
	struct dx_words values[DX_LABEL_VALUES_MAX];
	const struct dx_block *next = dx_block_below(p->blocks, p->n, b);
	const struct dx_words *below = at + 1 < b->n ? &b->lines[at + 1] : next ? &next->lines[0] : NULL;
	const char *last = below && below->n ? below->words[below->n - 1]->text : ":";
	const struct dx_block *own;
	size_t from;

	if (hit->n < b->lines[at].n || !*last ||
	    (!dx_invoice_beside_heading(p, hit, &values[0]) &&
	     !dx_labels_values(p->job->arena, &p->job->labels, hit, values)) ||
	    values[0].words < line->words || values[0].words >= line->words + line->n ||
	    !dx_has_letter(dx_words_text(p->job->arena, &values[0])))
		return false;
	/* ": Acme Ltd" in a column of its own: the lines below are those of the next labels */
	if (!begins_with_colon(&values[0], line) && (!hit->has_colon || last[strlen(last) - 1] != ':'))
		return false;
	dx_invoice_take_among(p, &values[0], party);
	own = block_with(p, values[0].words[0], &from);
	if (own && from == 0 && !p->taken[own - p->blocks] && !(next && own->y1 > next->y0))
		dx_invoice_read_party(p, own, 1, party);
	return true;
}

/* "Para pagar": a word of any sentence heads a party only where it stands alone, as "Para" over a name. */
static bool is_of_sentence(const struct dx_words *line, const struct dx_label_hit *hit)
{
	return !hit->has_colon && hit->n < line->n && dx_str_ieq_c(dx_str(line->words[0]->text), "para");
}

/* "Remit to above": does the heading HIT on LINE say no name, but where on the paper one stands? */
static bool is_elsewhere(struct parties *p, const struct dx_words *line, const struct dx_label_hit *hit)
{
	static const char *const words[] = {"above", "same", "below", "as above", "same as above", "see below", "idem"};
	struct dx_words values[DX_LABEL_VALUES_MAX];

	return hit->n < line->n && dx_labels_values(p->job->arena, &p->job->labels, hit, values) &&
	       dx_str_is_one_of(dx_str(dx_words_text(p->job->arena, &values[0])), words, DX_LEN(words));
}

/* "Sold to C1136" over a name: is W, behind the heading on line AT of B, the customer's number? */
static bool is_number_over_name(struct parties *p, const struct dx_words *w, const struct dx_block *b, size_t at)
{
	const struct dx_block *next = dx_block_below(p->blocks, p->n, b);
	const struct dx_words *below = at + 1 < b->n ? &b->lines[at + 1] : next ? &next->lines[0] : NULL;
	const char *text = w->words[0]->text;
	size_t digits = 0;

	for (const char *c = text; *c; c++)
		digits += dx_is_digit(*c);
	return w->n == 1 && digits > 2 && strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") == strlen(text) &&
	       below && below->n > 1 && !dx_has_digit(below->words[0]->text);
}

/* The party under, or behind, a heading like "Bill to", in the head or elsewhere. */
static bool headed(struct parties *p, int field, bool head, struct inv_party *party)
{
	for (size_t i = 0; i < p->n; i++) {
		const struct dx_block *b = &p->blocks[i];
		size_t at;
		const struct dx_label_hit *hit;
		struct dx_words values[DX_LABEL_VALUES_MAX];
		bool bilingual; /* "Bill to / Facturer à" */

		if (dx_invoice_is_in_head(p, b) != head || !dx_block_mentions(p->job, b, field, &at))
			continue;
		hit = dx_block_label(p->job, b, at);
		if (is_of_sentence(&b->lines[at], hit) || is_elsewhere(p, &b->lines[at], hit))
			continue;
		bilingual = hit->n < b->lines[at].n && strcmp(b->lines[at].words[hit->n]->text, "/") == 0;
		if (!hit->has_colon && !bilingual && hit->n + 1 < b->lines[at].n)
			continue; /* "To pay by wire transfer …" heads nothing */
		if (name_beside_address(p, b, at, hit, party) || name_beside(p, b, at, hit, party))
			return true;
		if (!bilingual && hit->n < b->lines[at].n &&
		    dx_labels_values(p->job->arena, &p->job->labels, hit, values) &&
		    values[0].words < b->lines[at].words + b->lines[at].n && values[0].words >= b->lines[at].words &&
		    dx_words_text(p->job->arena, &values[0])[0] != '(' /* "Seller (supplier)": the heading goes on */ &&
		    !is_number_over_name(p, &values[0], b, at))
			dx_invoice_take_among(p, &values[0], party);
		if (at + 1 < b->n) {
			dx_invoice_read_party(p, b, at + 1, party);
		} else {
			const struct dx_block *next = dx_block_below(p->blocks, p->n, b);

			dx_invoice_take(p, b);
			if (next && (!head || dx_invoice_is_in_head(p, next))) /* what is below the items is far off */
				dx_invoice_read_party(p, next, 0, party);
		}
		if (field == IL_SUPPLIER)
			dx_invoice_name_street(p, party);
		if (dx_val_has(&party->name) && !dx_has_letter(party->name.text))
			*party = (struct inv_party){0}; /* "Customer 430017": a number, and the name stands elsewhere */
		if (dx_val_has(&party->name))
			return true;
	}
	return false;
}

/* "FOR: Dahlgren Dairy LLC" over an address: a word of any sentence, and no label but with its colon. */
static bool headed_for(struct parties *p, struct inv_party *party)
{
	for (size_t i = 0; i < p->n; i++) {
		const struct dx_block *b = &p->blocks[i];
		const struct dx_block *next = dx_block_below(p->blocks, p->n, b);

		if (p->taken[i] || !dx_invoice_is_in_head(p, b) || b->lines[0].n < 2 ||
		    !dx_str_ieq_c(dx_str(b->lines[0].words[0]->text), "for:"))
			continue;
		dx_invoice_read_party(p, b, 0, party);
		/* lines under the name, and not under the word before it, are a block of their own */
		if (b->n == 1 && dx_val_has(&party->name) && !dx_val_has(&party->address) && next &&
		    !p->taken[next - p->blocks] && dx_invoice_is_in_head(p, next) && !dx_block_label(p->job, next, 0))
			dx_invoice_read_party(p, next, 0, party);
		return dx_val_has(&party->name);
	}
	return false;
}

static void take_ship_to(struct parties *p)
{
	for (size_t i = 0; i < p->n; i++) {
		size_t at;

		if (dx_block_mentions(p->job, &p->blocks[i], IL_SHIP_TO, &at)) {
			const struct dx_block *next =
				at + 1 < p->blocks[i].n ? NULL : dx_block_below(p->blocks, p->n, &p->blocks[i]);

			p->taken[i] = true;
			if (next)
				dx_invoice_take(p, next);
		}
	}
}

/* "Blue Heron Hospitality G.K.    Messrs.": whom letters of Japan address stands before what they call them. */
static bool called_behind(struct dx_job *job, struct dx_val *v)
{
	static const char *const words[] = {"messrs", "messrs.", "御中", "様"};

	for (size_t i = 0; i < job->lines.n && !dx_invoice_is_below(job, i); i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		for (size_t k = 1; k < n; k++) {
			const struct dx_word *const *name = line->words + segs[k - 1].first;

			if (segs[k].n != 1 ||
			    !dx_str_is_one_of(dx_str(line->words[segs[k].first]->text), words, DX_LEN(words)) ||
			    !dx_has_letter(name[0]->text))
				continue;
			*v = dx_lines_val(job->arena, &job->pages[line->page], name, segs[k - 1].n);
			return true;
		}
	}
	return false;
}

/* "Section C: Buyer's Details" over labels in lines of their own: the party that the last such heading above names. */
static int section_of(const struct dx_job *job, size_t line)
{
	const struct dx_labels *l = &job->labels;
	int field = -1;

	for (size_t i = 0; i < l->n && l->v[i].line < line; i++) {
		const struct dx_label_hit *hit = &l->v[i];
		const struct dx_line *at = &job->lines.v[hit->line];
		const char *before = hit->first ? at->words[hit->first - 1]->text : "";

		if ((hit->field == IL_SUPPLIER || hit->field == IL_RECIPIENT) && at->page == job->lines.v[line].page &&
		    hit->first + hit->n == at->n && *before && before[strlen(before) - 1] == ':')
			field = hit->field;
	}
	return field;
}

/* "Customer name: Blue Kite": on an invoice that heads no address it is the customer's; OTHER is somebody else. */
static void name_alone(struct dx_job *job, const struct dx_val *other, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), IL_NAME, &at)))
		if (hit->has_colon && !hit->inner && !dx_invoice_is_below(job, hit->line) &&
		    section_of(job, hit->line) != IL_SUPPLIER &&
		    dx_labels_values(job->arena, &job->labels, hit, values)) {
			struct dx_val one = dx_words_val(job->arena, &job->lines, &values[0]);

			if (!dx_val_same_place(&one, other))
				*v = one;
		}
}

/* The block right below B, in its column, that begins with the label of an address; NULL: none does. */
static const struct dx_block *address_below(struct parties *p, const struct dx_block *b)
{
	const struct dx_block *below = dx_block_below(p->blocks, p->n, b);
	const struct dx_label_hit *hit = below ? dx_block_label(p->job, below, 0) : NULL;
	int32_t height = p->job->lines.v[b->at[0]].height;

	return hit && hit->field == IL_ADDRESS && hit->has_colon && below->x0 - b->x0 < height / 2 &&
			       b->x0 - below->x0 < height / 2 && below->y0 - b->y1 < 2 * height
		       ? below
		       : NULL;
}

/* "Company: Blue Kite" with a tax registration below it, under a heading that nobody knows: who is not the buyer. */
static void named_seller(struct parties *p, struct inv_invoice *inv)
{
	for (size_t i = 0; i < p->n && !dx_val_has(&inv->supplier.name); i++) {
		const struct dx_block *b = &p->blocks[i];
		const struct dx_block *below = address_below(p, b);
		bool registered = below && dx_val_has(&inv->recipient.name);
		bool named = false;

		for (size_t k = 0; k < b->n; k++) {
			const struct dx_label_hit *hit = dx_block_label(p->job, b, k);

			registered |= hit && (hit->field == IL_TAX_ID ||
					      /* where the buyer is another one his address is as good */
					      (hit->field == IL_ADDRESS && dx_val_has(&inv->recipient.name)));
			named |= hit && hit->field == IL_NAME && hit->has_colon;
		}
		if (!registered || !named || p->taken[i] || !dx_invoice_is_in_head(p, b) ||
		    section_of(p->job, b->at[0]) == IL_RECIPIENT)
			continue;
		for (size_t k = 0; k < b->n; k++) {
			dx_invoice_behind(p, b, k, IL_NAME, &inv->supplier.name);
			dx_invoice_behind(p, b, k, IL_ADDRESS, &inv->supplier.address);
		}
		if (below)
			dx_invoice_behind(p, below, 0, IL_ADDRESS, &inv->supplier.address);
		dx_invoice_take(p, b);
	}
}

/* Is line AT of B a tax registration that is not the buyer's? */
static bool is_registration(struct parties *p, const struct inv_invoice *inv, const struct dx_block *b, size_t at)
{
	const struct dx_label_hit *hit = dx_block_label(p->job, b, at);
	struct dx_val id;

	return hit && hit->field == IL_TAX_ID && dx_invoice_tax_id_in(p->job, &b->lines[at], &id) &&
	       !(dx_val_has(&inv->recipient.tax_id) && dx_val_same_place(&inv->recipient.tax_id, &id));
}

/* Lines set around one middle are blocks of their own: is the one right below B, of one line, a registration? */
static bool registered_around(struct parties *p, const struct inv_invoice *inv, const struct dx_block *b)
{
	int32_t height = p->job->lines.v[b->at[0]].height;

	for (size_t i = 0; b->n == 1 && i < p->n; i++) {
		const struct dx_block *c = &p->blocks[i];
		int32_t shift = (c->x0 + c->x1) / 2 - (b->x0 + b->x1) / 2;

		if (c->page == b->page && c->y0 >= b->y1 - height / 2 && c->y0 - b->y1 < height && shift < height / 4 &&
		    shift > -height / 4 && is_registration(p, inv, c, 0))
			return true;
	}
	return false;
}

/* A name with a tax registration below it that is not the buyer's, in the head: he who sells has to print one. */
static void registered_seller(struct parties *p, struct inv_invoice *inv)
{
	for (size_t i = 0; i < p->n && !dx_val_has(&inv->supplier.name); i++) {
		const struct dx_block *b = &p->blocks[i];
		const char *name = dx_words_text(p->job->arena, &b->lines[0]);
		bool registered;

		if (p->taken[i] || !dx_invoice_is_in_head(p, b) || dx_block_label(p->job, b, 0) ||
		    !dx_has_letter(name) || strpbrk(name, "0123456789:@,"))
			continue;
		registered = registered_around(p, inv, b);
		for (size_t k = 1; k < b->n; k++)
			registered |= is_registration(p, inv, b, k);
		if (registered)
			dx_invoice_read_party(p, b, 0, &inv->supplier);
	}
}

void dx_invoice_parties(struct dx_job *job, struct inv_invoice *inv)
{
	struct parties p = {.job = job};
	bool has_recipient;
	bool has_supplier;

	p.blocks = dx_job_blocks(job, 0, job->lines.n, &p.n);
	dx_invoice_cut_blocks(&p);
	p.taken = dx_alloc_array(job->arena, p.n + 1, sizeof(*p.taken));
	dx_invoice_join_right(&p);
	take_ship_to(&p);
	has_recipient = headed(&p, IL_RECIPIENT, true, &inv->recipient);
	has_recipient = has_recipient || headed_for(&p, &inv->recipient);
	has_recipient = has_recipient || called_behind(job, &inv->recipient.name);
	has_supplier = headed(&p, IL_SUPPLIER, true, &inv->supplier);
	if (!has_supplier)
		named_seller(&p, inv);
	has_supplier |= dx_val_has(&inv->supplier.name);
	dx_invoice_unheaded(&p, inv, has_supplier, has_recipient);
	if (!dx_val_has(&inv->supplier.name) && dx_val_has(&inv->recipient.name))
		registered_seller(&p, inv);
	/* a slip for the payment names both once more, as it pleases */
	if (!dx_val_has(&inv->recipient.name))
		headed(&p, IL_RECIPIENT, false, &inv->recipient);
	if (!dx_val_has(&inv->supplier.name))
		headed(&p, IL_SUPPLIER, false, &inv->supplier);
	if (!dx_val_has(&inv->recipient.name)) /* "Send to", and nobody else is named */
		headed(&p, IL_SHIP_TO, true, &inv->recipient);
	if (!dx_val_has(&inv->recipient.name))
		name_alone(job, &inv->supplier.name, &inv->recipient.name);
	dx_invoice_full_name(job, &inv->recipient.name, &inv->supplier.name);
	dx_invoice_tax_ids(job, inv);
	dx_invoice_addresses(job, inv);
}
