/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Who sells and who buys: blocks of lines with names, addresses and registrations. */
#include <string.h>

#include "dx/extract/ident.h"

#include "party_int.h"
#include "party.h"

#define SPOILT_CONF 70 /* a name with a word that is less sure was misread */

/* ---- blocks ---- */

static bool ends_with_name(const struct dx_line *line, const struct dx_label_hit *hit)
{
	const char *word = line->words[hit->first + hit->n - 1]->text;

	return dx_str_ieq_c(dx_strn(word, strcspn(word, ":")), "name");
}

/* "Billed to      : Sura and Sons", in two rows of boxes: what begins with a colon, apart from the label HIT, is its
 * value. */
static bool is_behind_colon(const struct dx_line *line, const struct dx_label_hit *hit, const struct dx_words *w)
{
	const struct dx_word *label = line->words[hit->first + hit->n - 1];
	const struct dx_word *colon;

	if (w->n == 0 || w->words <= line->words || w->words >= line->words + line->n)
		return false;
	colon = w->words[0]->text[0] == ':' ? w->words[0] : w->words[-1];
	return colon->text[0] == ':' && colon != label && colon->x0 - label->x1 > line->height;
}

/* "Buyer : M/s Sura and Sons": the title of firms right behind HIT, a label of its own; else HIT. */
static const struct dx_label_hit *title_behind(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	const struct dx_labels *l = &job->labels;
	size_t end = hit->first + hit->n;

	end += end < line->n && strcmp(line->words[end]->text, ":") == 0;
	for (size_t i = l->line_first[hit->line]; i < l->line_first[hit->line + 1]; i++) {
		const char *text = line->words[l->v[i].first]->text;

		if (l->v[i].first == end && l->v[i].field == GL_RECIPIENT &&
		    dx_str_ieq_c(dx_strn(text, strcspn(text, ".,:")), "m/s"))
			return &l->v[i];
	}
	return hit;
}

/* "To: Sura and Sons", "Buyer Name     Sura and Sons", or the name on the line over "Billing Address: …". */
static void name_beside(struct dx_job *job, const struct dx_block *b, size_t at, struct gst_party *p)
{
	const struct dx_label_hit *hit = dx_block_label(job, b, at);
	const struct dx_label_hit *above = at ? dx_block_label(job, b, at - 1) : NULL;
	struct dx_words values[DX_LABEL_VALUES_MAX];

	if (above && above->field == GL_NAME && dx_labels_values(job->arena, &job->labels, above, values)) {
		p->name = dx_words_val(job->arena, &job->lines, &values[0]);
		return;
	}
	if (!dx_labels_values(job->arena, &job->labels, hit, values))
		hit = title_behind(job, hit);
	if (!dx_labels_values(job->arena, &job->labels, hit, values) || dx_gst_name_and_number(job, &values[0], p))
		return;
	if ((hit->n < b->lines[at].n && values[0].words < b->lines[at].words + b->lines[at].n &&
	     values[0].words >= b->lines[at].words) ||
	    ends_with_name(&job->lines.v[hit->line], hit) || is_behind_colon(&job->lines.v[hit->line], hit, &values[0]))
		if (dx_gst_ends_in_heading(job, &values[0]) ||
		    dx_gst_may_be_name(dx_words_text(job->arena, &values[0])))
			p->name = dx_words_val(job->arena, &job->lines, &values[0]);
}

/* Names in one row of boxes, registrations in the next one: the GSTIN of the block right below, if it has no heading of
 * its own and others stand beside it. */
static void gstin_below(struct dx_job *job, const struct dx_block *blocks, size_t n, const struct dx_block *b,
			struct gst_party *p)
{
	const struct dx_block *next = b ? dx_block_below(blocks, n, b) : NULL;
	struct dx_val found = {0};
	size_t beside = 0;
	size_t at;

	if (!next || dx_block_mentions(job, next, GL_RECIPIENT, &at) ||
	    dx_block_mentions(job, next, GL_SUPPLIER, &at) || dx_block_mentions(job, next, GL_SHIP_TO, &at) ||
	    !dx_block_mentions(job, next, GL_GSTIN, &at))
		return;
	for (size_t i = 0; i < n; i++) {
		size_t own;

		beside += &blocks[i] != next && blocks[i].page == next->page && blocks[i].y0 < next->y1 &&
			  blocks[i].y1 > next->y0 && dx_block_mentions(job, &blocks[i], GL_GSTIN, &own);
	}
	if (beside && dx_gst_gstin_behind(job, dx_block_label(job, next, at), &found) && dx_val_has(&found) &&
	    strstr(dx_gst_plain(job, dx_str(dx_words_text(job->arena, &next->lines[at]))).p, found.text))
		p->gstin = found;
}

static bool is_labelled(const struct dx_job *job, size_t line, const struct dx_seg *seg)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++)
		if (l->v[i].first == seg->first)
			return true;
	return false;
}

/* "Contractor   Junior Engineer   Assistant Engineer": who signs where; one name beside a heading is the one meant,
 * whatever label ("Bill No.") stands behind it. */
static bool is_among_signers(struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t names = 0;
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	for (size_t k = 0; k < n; k++) {
		const char *text = dx_lines_text(job->arena, (const struct dx_word *const *)line->words + segs[k].first,
						 segs[k].n);

		names += segs[k].first > hit->first && !dx_has_digit(text) && !strchr(text, ':') &&
			 !is_labelled(job, hit->line, &segs[k]) && dx_gst_may_be_name(text);
	}
	return names > 1;
}

/* "To,      Sura and Sons" over nothing, or over nothing but labels: the words apart on the heading's own line, which
 * are no label. */
static void name_apart(struct dx_job *job, const struct dx_block *b, size_t at, struct gst_party *p)
{
	const struct dx_label_hit *hit = dx_block_label(job, b, at);
	const struct dx_line *line = &job->lines.v[hit->line];
	struct dx_words values[DX_LABEL_VALUES_MAX];
	const char *text;

	if ((at + 1 < b->n && !dx_block_label(job, b, at + 1) &&
	     !strchr(dx_words_text(job->arena, &b->lines[at + 1]), ':')) ||
	    (at + 1 == b->n && is_among_signers(job, hit)) ||
	    !dx_labels_values(job->arena, &job->labels, hit, values) || values[0].n < 2 ||
	    values[0].words < line->words || values[0].words >= line->words + line->n)
		return;
	text = dx_words_text(job->arena, &values[0]);
	if (dx_gst_may_be_name(text) && !strpbrk(text, ":@,"))
		p->name = dx_words_val(job->arena, &job->lines, &values[0]);
}

/* Is line I of B nothing but WORD with one word behind it? */
static bool is_stop(struct dx_job *job, const struct dx_block *b, size_t i, const char *word)
{
	const struct dx_label_hit *hit = i < b->n ? dx_block_label(job, b, i) : NULL;
	struct dx_words values[DX_LABEL_VALUES_MAX];

	if (!hit || hit->n != 1)
		return false;
	return dx_str_ieq_c(dx_strn(b->lines[i].words[0]->text, strcspn(b->lines[i].words[0]->text, ":")), word) &&
	       dx_labels_values(job->arena, &job->labels, hit, values) && values[0].n == 1;
}

/* "From : DEL" over "To : BLR": a journey, which nobody is called. */
static bool is_journey(struct dx_job *job, const struct dx_block *b, size_t at)
{
	return (is_stop(job, b, at, "from") && is_stop(job, b, at + 1, "to")) ||
	       (at > 0 && is_stop(job, b, at, "to") && is_stop(job, b, at - 1, "from"));
}

/* The party over line AT of B, which begins like a heading and heads its number. */
static bool numbered(struct dx_job *job, const struct dx_block *blocks, size_t n, const struct dx_block *b, size_t at,
		     struct gst_party *p, const struct dx_block **used_r)
{
	const struct dx_label_hit *hit = dx_block_label(job, b, at);
	const struct dx_block *over = at == 0 && dx_gst_names_number(&job->lines.v[hit->line], hit)
					      ? dx_gst_address_over(job, blocks, n, b)
					      : NULL;

	if (!over)
		return false;
	*used_r = over;
	*p = (struct gst_party){.gstin = p->gstin};
	dx_gst_read_block(job, over, 0, p);
	return dx_val_has(&p->name);
}

/* The party under (or behind) a heading like "Bill to". */
static bool headed(struct dx_job *job, const struct dx_block *blocks, size_t n, int field, struct gst_party *p,
		   const struct dx_block **used_r)
{
	const struct dx_val known = p->gstin;

	for (size_t i = 0; i < n; i++) {
		const struct dx_block *b = &blocks[i];
		const struct dx_block *beside;
		size_t at;
		size_t first;

		if (!dx_gst_heads(job, b, field, &at) || dx_gst_is_other_label(job, b, at) || is_journey(job, b, at) ||
		    dx_gst_titles_letterhead(job, blocks, n, b, at))
			continue;
		if (numbered(job, blocks, n, b, at, p, used_r))
			return true;
		if (dx_gst_labels_number(job, b, at))
			continue;
		*p = (struct gst_party){.gstin = known};
		beside = dx_gst_beside(job, blocks, n, dx_block_label(job, b, at), &first);
		if (!beside)
			name_beside(job, b, at, p);
		*used_r = beside ? beside : b;
		if (beside) {
			dx_gst_read_block(job, beside, first, p);
		} else if (at + 1 < b->n) {
			dx_gst_read_block(job, b, at + 1, p);
		} else {
			const struct dx_block *next = dx_gst_under(job, blocks, n, b);

			if (next) {
				dx_gst_read_block(job, next, 0, p);
				*used_r = next;
			}
		}
		if (!dx_val_has(&p->name))
			name_apart(job, b, at, p);
		if (dx_val_has(&p->name) && !dx_val_has(&p->gstin))
			gstin_below(job, blocks, n, *used_r, p);
		if (beside && dx_val_has(&p->name) && !dx_val_has(&p->gstin))
			dx_gst_gstin_in_column(job, dx_block_label(job, b, at), beside, &p->gstin);
		if (dx_val_has(&p->name) || (dx_val_has(&p->gstin) && !dx_val_has(&known)))
			return true;
		*used_r = NULL; /* "Customer: 1100223" */
	}
	return false;
}

/* The topmost GSTIN that is not OTHER's, whoever's block it stands in. False: none, or below *MISREAD_R (or NULL). */
static bool first_gstin(struct dx_job *job, const struct dx_val *other, struct dx_val *v,
			const struct dx_label_hit **misread_r)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), GL_GSTIN, &at))) {
		struct dx_val found = {0};

		if (!dx_gst_gstin_behind(job, hit, &found) && misread_r && dx_gst_is_misread_gstin(job, hit)) {
			*misread_r = hit;
			return false;
		}
		if (!dx_val_has(&found) || (dx_val_has(other) && strcmp(found.text, other->text) == 0))
			continue;
		*v = found;
		return true;
	}
	return false;
}

/* Does a line of B have this GSTIN behind its label? */
static bool holds(struct dx_job *job, const struct dx_block *b, const char *gstin)
{
	for (size_t i = 0; i < b->n; i++) {
		const struct dx_label_hit *hit = dx_block_label(job, b, i);
		struct dx_val found = {0};

		if (hit && hit->field == GL_GSTIN && dx_gst_gstin_behind(job, hit, &found) && dx_val_has(&found) &&
		    strcmp(found.text, gstin) == 0)
			return true;
	}
	return false;
}

/* Does V stand in B? */
static bool is_inside(const struct dx_job *job, const struct dx_block *b, const struct dx_val *v)
{
	const struct dx_place *at = &v->place;

	return dx_val_has(v) && at->page == job->pages[b->page].number && at->x0 >= b->x0 && at->x1 <= b->x1 &&
	       at->y0 >= b->y0 && at->y1 <= b->y1;
}

/* A block of labels whose values stand beside it: a line of it is no name. */
static void drop_label(struct dx_job *job, const struct dx_block *b, struct gst_party *p)
{
	bool own = false;

	if (is_inside(job, b, &p->gstin)) /* misread letters and all */
		return;
	for (size_t i = 0; i < b->n && dx_val_has(&p->gstin); i++)
		if (strstr(dx_gst_plain(job, dx_str(dx_words_text(job->arena, &b->lines[i]))).p, p->gstin.text))
			return;
	for (size_t i = 0; i < b->n && dx_val_has(&p->name); i++)
		own |= strcmp(dx_words_text(job->arena, &b->lines[i]), p->name.text) == 0;
	if (!own)
		return;
	p->name.source = DX_VAL_ABSENT;
	p->address.source = DX_VAL_ABSENT;
}

/* Without a heading the seller is the block with the first GSTIN that is not the buyer's. */
static const struct dx_block *unheaded(struct dx_job *job, const struct dx_block *blocks, size_t n,
				       const struct dx_block *taken, const struct dx_val *buyer, struct gst_party *p)
{
	struct dx_val gstin = p->gstin;
	const struct dx_label_hit *misread = NULL;
	bool first = dx_val_has(&gstin) || first_gstin(job, buyer, &gstin, &misread);

	for (size_t i = 0; i < n; i++) {
		size_t at;
		size_t other;

		if (&blocks[i] == taken || !dx_block_mentions(job, &blocks[i], GL_GSTIN, &at) || at == 0 ||
		    dx_block_mentions(job, &blocks[i], GL_RECIPIENT, &other) ||
		    dx_block_mentions(job, &blocks[i], GL_SHIP_TO, &other))
			continue;
		if ((first && !holds(job, &blocks[i], gstin.text)) ||
		    (misread && dx_block_label(job, &blocks[i], at) != misread))
			continue;
		dx_gst_read_block(job, &blocks[i], dx_gst_is_twin(job, blocks, n, i), p);
		drop_label(job, &blocks[i], p);
		return &blocks[i];
	}
	return NULL;
}

/* The same for the buyer, whose GSTIN is not the seller's. */
static void unheaded_buyer(struct dx_job *job, const struct dx_block *blocks, size_t n, const struct dx_block *taken,
			   const struct gst_party *seller, struct gst_party *p)
{
	for (size_t i = 0; i < n; i++) {
		struct dx_val found = {0};
		size_t at;
		size_t other;
		size_t from;

		if (&blocks[i] == taken || !dx_block_mentions(job, &blocks[i], GL_GSTIN, &at) || at == 0 ||
		    dx_block_mentions(job, &blocks[i], GL_SUPPLIER, &other) ||
		    dx_block_mentions(job, &blocks[i], GL_SHIP_TO, &other) ||
		    !dx_gst_gstin_behind(job, dx_block_label(job, &blocks[i], at), &found) ||
		    (dx_val_has(&seller->gstin) && strcmp(found.text, seller->gstin.text) == 0))
			continue;
		from = dx_gst_other_ends(job, &blocks[i], at, &found);
		dx_gst_read_block(job, &blocks[i], from ? from : dx_gst_is_twin(job, blocks, n, i), p);
		drop_label(job, &blocks[i], p);
		return;
	}
}

/* What a GSTIN says by itself. */
static void derive(struct dx_job *job, struct gst_party *p)
{
	if (!dx_val_has(&p->gstin) || !dx_ident_gstin(dx_str(p->gstin.text)))
		return;
	/* a code printed in another box ("State Code" of the place of supply) is not the party's */
	if (!dx_val_has(&p->state_code) || strncmp(p->state_code.text, p->gstin.text, 2) != 0)
		p->state_code = dx_val_derived_text(dx_strndup(job->arena, p->gstin.text, 2));
	if (!dx_val_has(&p->pan) && dx_ident_pan(dx_strn(p->gstin.text + 2, 10)))
		p->pan = dx_val_derived_text(dx_strndup(job->arena, p->gstin.text + 2, 10));
}

/* Goods are sold to whom they are sent to where nobody else is named. */
static void consignee(const struct gst_party *other, struct gst_invoice *inv)
{
	struct gst_party *p = &inv->recipient;

	if (dx_val_has(&other->gstin) && dx_val_has(&p->gstin) && strcmp(other->gstin.text, p->gstin.text) != 0)
		return;
	p->name = other->name;
	if (!dx_val_has(&p->address))
		p->address = other->address;
}

/* "SAME AS CONSIGNEE" in the buyer's box. */
static bool same_as_other(const struct dx_val *name)
{
	return dx_val_has(name) && strlen(name->text) > 7 && dx_str_ieq_c(dx_strn(name->text, 7), "same as");
}

/* Is NAME of a scan an address, or read worse than its SIGNATURE, which says the same? Letterheads are drawn large, and
 * are misread for that. */
static bool is_misread(const struct dx_val *name, const struct dx_val *signature)
{
	if (name->source != DX_VAL_OCR)
		return false;
	return (dx_has_digit(name->text) && strchr(name->text, ',')) ||
	       (name->conf < SPOILT_CONF && signature->conf >= SPOILT_CONF &&
		(dx_gst_is_like(name->text, signature->text) || dx_gst_is_spelt_like(name->text, signature->text)));
}

/* "Sura and Sons - Civil Contractors", whose SIGNATURE is "Sura and Sons": what it does is no part of its name. */
static void cut_trade(struct dx_job *job, struct dx_val *name, const char *signature)
{
	size_t n = strlen(signature);

	if (strlen(name->text) > n + 3 && dx_str_ieq(dx_strn(name->text, n), dx_str(signature)) &&
	    strncmp(name->text + n, " - ", 3) == 0)
		name->text = dx_strndup(job->arena, name->text, n);
}

/* The seller is who signs: where nobody is known to sell, or where the head has that name and another one was taken. */
static void by_signature(struct dx_job *job, struct gst_invoice *inv)
{
	struct dx_val *name = &inv->supplier.name;
	const struct dx_val *buyer = &inv->recipient.name;
	struct dx_val v;
	bool in_head;

	if (!dx_gst_signer(job, &v, &in_head))
		return;
	if (dx_val_has(buyer) && strcmp(buyer->text, v.text) == 0) {
		inv->is_doubtful |= in_head && dx_val_has(name); /* it may be he who sells */
		return;
	}
	if (dx_val_has(name) && !is_misread(name, &v))
		cut_trade(job, name, v.text);
	if (dx_val_has(name) && !is_misread(name, &v) && (!in_head || dx_gst_is_like(name->text, v.text)))
		return;
	*name = v;
}

void dx_gst_parties(struct dx_job *job, struct gst_invoice *inv)
{
	size_t n;
	struct dx_block *blocks = dx_gst_blocks(job, &n);
	const struct dx_block *recipient = NULL;
	const struct dx_block *supplier = NULL;
	const struct dx_label_hit *misread;
	struct gst_party other = {0};
	bool has_buyer = false, named, sells;

	dx_gst_join_twofold(job);
	dx_gst_sides(job, inv);
	named = headed(job, blocks, n, GL_RECIPIENT, &inv->recipient, &recipient);
	dx_gst_by_agency(job, blocks, n, &inv->recipient, &recipient);
	sells = headed(job, blocks, n, GL_SUPPLIER, &inv->supplier, &supplier);
	dx_gst_whose(job, inv, named);
	if (!sells)
		supplier = unheaded(job, blocks, n, recipient, &inv->recipient.gstin, &inv->supplier);
	if (!named)
		unheaded_buyer(job, blocks, n, supplier, &inv->supplier, &inv->recipient);
	if (!dx_val_has(&inv->supplier.gstin))
		first_gstin(job, &inv->recipient.gstin, &inv->supplier.gstin, &misread);
	if (!dx_val_has(&inv->recipient.gstin))
		first_gstin(job, &inv->supplier.gstin, &inv->recipient.gstin, NULL);
	if (same_as_other(&inv->recipient.address))
		inv->recipient.address.source = DX_VAL_ABSENT;
	if (same_as_other(&inv->recipient.name))
		inv->recipient.name.source = inv->recipient.address.source = DX_VAL_ABSENT;
	else if (named)
		has_buyer = dx_val_has(&inv->recipient.name) || dx_val_has(&inv->recipient.gstin);
	if (!has_buyer && !dx_val_has(&inv->recipient.name) && headed(job, blocks, n, GL_SHIP_TO, &other, &recipient))
		consignee(&other, inv);
	if (dx_val_has(&inv->supplier.gstin) && !(sells && dx_val_has(&inv->supplier.name)))
		dx_gst_imprint(job, &inv->supplier);
	dx_gst_unnamed(job, blocks, n, inv);
	by_signature(job, inv);
	if (!dx_val_has(&inv->supplier.name))
		dx_gst_name_on_top(job, &inv->recipient.name, &inv->supplier.name);
	dx_gst_unregistered(job, blocks, n, named, inv);
	if (!dx_val_has(&inv->recipient.name))
		dx_gst_name_behind_ms(job, &inv->supplier.name, &inv->recipient.name);
	dx_gst_drop_ms(job, &inv->recipient.name);
	dx_gst_firm_below(job, blocks, n, &inv->recipient);
	dx_gst_company(job, &inv->recipient.name, &inv->supplier.name);
	dx_gst_unwrap_name(job, &inv->supplier.name);
	dx_gst_unwrap_name(job, &inv->recipient.name);
	dx_gst_part_address(job, &inv->supplier);
	dx_gst_part_address(job, &inv->recipient);
	dx_gst_trim_name(job, &inv->supplier.name);
	dx_gst_trim_name(job, &inv->recipient.name);
	dx_gst_address_below_label(job, &inv->supplier);
	dx_gst_address(job, &inv->supplier, true);
	dx_gst_address_over_name(job, &inv->supplier);
	dx_gst_address_in_corner(job, &inv->supplier);
	dx_gst_address_beside(job, blocks, n, &inv->recipient);
	dx_gst_address_below_label(job, &inv->recipient);
	if (!dx_gst_is_abroad(inv))
		dx_gst_address(job, &inv->recipient, false);
	dx_gst_pan_in_column(job, &inv->recipient);
	derive(job, &inv->supplier);
	derive(job, &inv->recipient);
}
