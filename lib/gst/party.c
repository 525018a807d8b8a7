/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Who sells and who buys: blocks of lines with names, addresses and registrations. */
#include <string.h>

#include "dx/extract/ident.h"

#include "gst_int.h"

/* ---- registrations ---- */

/* Upper case without blanks and punctuation: what a GSTIN looks like to the checks. */
static struct dx_str plain(struct dx_job *job, struct dx_str s)
{
	char *out = dx_alloc(job->arena, s.n + 1);
	size_t n = 0;

	for (size_t i = 0; i < s.n; i++) {
		char c = s.p[i];

		if (c >= 'a' && c <= 'z')
			c = (char)(c - 'a' + 'A');
		if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z'))
			out[n++] = c;
	}
	return dx_strn(out, n);
}

static void repair_gstin(struct dx_job *job, struct dx_val *v)
{
	const char *gstin;
	int n = dx_ident_gstin_repair(job->arena, dx_str(v->text), &gstin);

	if (n == 1 && strcmp(gstin, v->text) != 0) {
		v->text = gstin;
		v->source = DX_VAL_REPAIRED;
	} else if (n > 1) {
		v->source = DX_VAL_ABSENT;
		dx_notes_warn(&job->notes, "gstin_unclear", v->place.page,
			      "several readings of a GSTIN have a right check digit");
	}
}

/* A character too many, from a scan: the only one without which the check digit is right is left out. */
static bool gstin_less_one(struct dx_job *job, struct dx_str s, struct dx_val *v)
{
	char *found = NULL;

	for (size_t drop = 0; drop < s.n; drop++) {
		char *one = dx_asprintf(job->arena, "%.*s%.*s", (int)drop, s.p, (int)(s.n - drop - 1), s.p + drop + 1);

		if (!dx_ident_gstin(dx_str(one)) || (found && strcmp(found, one) == 0))
			continue;
		if (found)
			return false;
		found = one;
	}
	if (found) {
		v->text = found;
		v->source = DX_VAL_REPAIRED;
	}
	return found != NULL;
}

/* A GSTIN among the words of W: one word, or a few that make 15 characters. */
static bool gstin_in(struct dx_job *job, const struct dx_words *w, struct dx_val *v)
{
	for (size_t i = 0; i < w->n; i++) {
		size_t len = 0;

		for (size_t k = i; k < w->n && k < i + 4 && len < DX_GSTIN_LEN; k++) {
			struct dx_words part = {w->words + i, k + 1 - i, i ? 0 : w->skip, w->page};
			struct dx_str s = plain(job, dx_str(dx_words_text(job->arena, &part)));
			bool scanned = job->pages[w->page].source == DX_SOURCE_OCR;
			const char *placed;

			len = s.n;
			if (scanned && len == DX_GSTIN_LEN + 1) {
				struct dx_val one = dx_words_val(job->arena, &job->lines, &part);

				if (gstin_less_one(job, s, &one)) {
					*v = one;
					return true;
				}
			}
			if (len != DX_GSTIN_LEN)
				continue;
			placed = scanned ? dx_ident_gstin_place(job->arena, s) : NULL;
			if (!dx_ident_gstin_shape(s) && !(placed && dx_ident_gstin_shape(dx_str(placed))))
				continue;
			*v = dx_words_val(job->arena, &job->lines, &part);
			v->text = dx_strndup(job->arena, s.p, s.n);
			if (v->source == DX_VAL_OCR)
				repair_gstin(job, v);
			return true;
		}
	}
	return false;
}

static bool gstin_behind(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

	for (size_t i = 0; i < n; i++)
		if (gstin_in(job, &values[i], v))
			return true;
	return false;
}

static bool word_behind(struct dx_job *job, const struct dx_label_hit *hit, bool (*ok)(struct dx_str s),
			struct dx_val *v)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

	for (size_t i = 0; i < n; i++) {
		for (size_t k = 0; k < values[i].n; k++) {
			struct dx_words one = {values[i].words + k, 1, k ? 0 : values[i].skip, values[i].page};
			struct dx_str s = plain(job, dx_str(dx_words_text(job->arena, &one)));

			if (!ok(s))
				continue;
			*v = dx_words_val(job->arena, &job->lines, &one);
			v->text = dx_strndup(job->arena, s.p, s.n);
			return true;
		}
	}
	return false;
}

/* ---- states ---- */

static bool state_behind(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

	for (size_t i = 0; i < n; i++) {
		const char *code = dx_ident_state_in(job->arena, dx_str(dx_words_text(job->arena, &values[i])));

		if (!code)
			continue;
		*v = dx_words_val(job->arena, &job->lines, &values[i]);
		v->text = code;
		return true;
	}
	return false;
}

/* ---- blocks ---- */

/* "Chennai 600001": a place and its postal code are nobody's name. */
static bool is_postal(const char *text)
{
	size_t n = strlen(text);
	size_t digits = 0;

	while (n && (text[n - 1] == '.' || text[n - 1] == ','))
		n--;
	while (digits < n && text[n - 1 - digits] >= '0' && text[n - 1 - digits] <= '9')
		digits++;
	return digits == 6 || digits == 3;
}

/* "The Manager", "Accounts Department": whom a letter goes to, in the house whose name follows. */
static bool is_office(const char *text)
{
	static const char *const offices[] = {"manager",    "director",  "proprietor", "principal", "secretary",
					      "accountant", "accounts",  "chairman",   "partner",   "department",
					      "dept",       "purchases", "officer",    "engineer"};
	const char *last = strrchr(text, ' ');
	size_t n = strcspn(last ? last + 1 : text, ".,");

	for (size_t i = 0; i < DX_LEN(offices); i++)
		if (dx_str_ieq_c(dx_strn(last ? last + 1 : text, n), offices[i]))
			return true;
	return false;
}

/* Three letters at least: no number of a customer. */
static bool may_be_name(const char *text)
{
	size_t letters = 0;

	if (dx_str_ieq_c(dx_strn(text, strcspn(text, ".:")), "no") || dx_str_ieq_c(dx_str(text), "code") ||
	    dx_str_ieq_c(dx_str(text), "id"))
		return false;
	for (; *text; text++)
		letters += (*text >= 'a' && *text <= 'z') || (*text >= 'A' && *text <= 'Z') ||
			   (unsigned char)*text >= 0x80;
	return letters >= 3;
}

/* "Sura and Sons, 221 Lake View, Surat 395003": the whole address in the line of the name. */
static bool name_in_address(struct dx_job *job, const char *text, struct dx_val *v)
{
	size_t first = strcspn(text, ",");

	if (text[first] == '\0' || !strchr(text + first + 1, ',') || strcspn(text, "0123456789") < first ||
	    !may_be_name(text))
		return false;
	v->text = dx_strndup(job->arena, text, first);
	return true;
}

/* Lines FROM.. of block B: the first one without a label is the name, the next ones are the address. */
static void read_block(struct dx_job *job, const struct dx_block *b, size_t from, struct gst_party *p)
{
	size_t address = SIZE_MAX;
	size_t n_address = 0;

	for (size_t i = from; i < b->n; i++) {
		const struct dx_label_hit *hit = dx_block_label(job, b, i);
		const char *text = dx_words_text(job->arena, &b->lines[i]);

		if (hit && i > from &&
		    (hit->field == GL_RECIPIENT || hit->field == GL_SUPPLIER || hit->field == GL_SHIP_TO))
			break;
		if (hit && hit->field == GL_GSTIN && !dx_val_has(&p->gstin))
			gstin_behind(job, hit, &p->gstin);
		else if (hit && hit->field == GL_PAN && !dx_val_has(&p->pan))
			word_behind(job, hit, dx_ident_pan, &p->pan);
		else if (hit && (hit->field == GL_STATE || hit->field == GL_STATE_CODE) && !dx_val_has(&p->state_code))
			state_behind(job, hit, &p->state_code);
		else if (hit && hit->field == GL_NAME && !dx_val_has(&p->name)) {
			struct dx_words values[DX_LABEL_VALUES_MAX];

			if (dx_labels_values(job->arena, &job->labels, hit, values))
				p->name = dx_words_val(job->arena, &job->lines, &values[0]);
		}
		/* "To," over "M/s. Sura and Sons" */
		if (hit && i == from && hit->field == GL_RECIPIENT && !dx_val_has(&p->name)) {
			struct dx_words values[DX_LABEL_VALUES_MAX];

			if (hit->n < b->lines[i].n && dx_labels_values(job->arena, &job->labels, hit, values))
				p->name = dx_words_val(job->arena, &job->lines, &values[0]);
		}
		if (hit && hit->field == GL_ADDRESS && n_address == 0)
			address = i + 1; /* what follows is no name */
		if (hit || strchr(text, ':') || strchr(text, '@') ||
		    (!dx_val_has(&p->name) && i + 1 < b->n && is_office(text)))
			continue;
		if (!dx_val_has(&p->name) && address == SIZE_MAX && is_postal(text)) {
			struct dx_val v = dx_words_val(job->arena, &job->lines, &b->lines[i]);

			if (name_in_address(job, text, &v))
				p->name = v;
		}
		if (!dx_val_has(&p->name) && address == SIZE_MAX && !is_postal(text) && may_be_name(text)) {
			p->name = dx_words_val(job->arena, &job->lines, &b->lines[i]);
		} else if (n_address == 0 || address + n_address == i) {
			address = n_address ? address : i;
			n_address++;
		}
	}
	if (n_address && !dx_val_has(&p->address))
		p->address = dx_block_val(job, b, address, n_address);
}

static bool ends_with_name(const struct dx_line *line, const struct dx_label_hit *hit)
{
	const char *word = line->words[hit->first + hit->n - 1]->text;

	return dx_str_ieq_c(dx_strn(word, strcspn(word, ":")), "name");
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
		return;
	if ((hit->n < b->lines[at].n && values[0].words < b->lines[at].words + b->lines[at].n &&
	     values[0].words >= b->lines[at].words) ||
	    ends_with_name(&job->lines.v[hit->line], hit))
		if (may_be_name(dx_words_text(job->arena, &values[0])))
			p->name = dx_words_val(job->arena, &job->lines, &values[0]);
}

/* "Sura and Sons,": what ends a line of an address is no part of a name. */
static void trim_name(struct dx_job *job, struct dx_val *v)
{
	size_t n = dx_val_has(v) && v->text ? strlen(v->text) : 0;

	if (n > 1 && v->text[n - 1] == ',')
		v->text = dx_strndup(job->arena, v->text, n - 1);
}

/* The party under (or behind) a heading like "Bill to". */
static bool headed(struct dx_job *job, const struct dx_block *blocks, size_t n, int field, struct gst_party *p,
		   const struct dx_block **used_r)
{
	for (size_t i = 0; i < n; i++) {
		const struct dx_block *b = &blocks[i];
		size_t at;

		if (!dx_block_mentions(job, b, field, &at))
			continue;
		*p = (struct gst_party){0};
		name_beside(job, b, at, p);
		*used_r = b;
		if (at + 1 < b->n) {
			read_block(job, b, at + 1, p);
		} else {
			const struct dx_block *next = dx_block_below(blocks, n, b);

			if (next) {
				read_block(job, next, 0, p);
				*used_r = next;
			}
		}
		if (dx_val_has(&p->name) || dx_val_has(&p->gstin))
			return true;
		*used_r = NULL; /* "Customer: 1100223" */
	}
	return false;
}

/* Without a heading the seller is the block with the first GSTIN that is not the buyer's. */
static const struct dx_block *unheaded(struct dx_job *job, const struct dx_block *blocks, size_t n,
				       const struct dx_block *taken, struct gst_party *p)
{
	for (size_t i = 0; i < n; i++) {
		size_t at;
		size_t other;

		if (&blocks[i] == taken || !dx_block_mentions(job, &blocks[i], GL_GSTIN, &at) || at == 0 ||
		    dx_block_mentions(job, &blocks[i], GL_RECIPIENT, &other) ||
		    dx_block_mentions(job, &blocks[i], GL_SHIP_TO, &other))
			continue;
		read_block(job, &blocks[i], 0, p);
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

		if (&blocks[i] == taken || !dx_block_mentions(job, &blocks[i], GL_GSTIN, &at) || at == 0 ||
		    dx_block_mentions(job, &blocks[i], GL_SUPPLIER, &other) ||
		    dx_block_mentions(job, &blocks[i], GL_SHIP_TO, &other) ||
		    !gstin_behind(job, dx_block_label(job, &blocks[i], at), &found) ||
		    (dx_val_has(&seller->gstin) && strcmp(found.text, seller->gstin.text) == 0))
			continue;
		read_block(job, &blocks[i], 0, p);
		return;
	}
}

static size_t letters_in(const char *text)
{
	size_t n = 0;

	for (; *text; text++)
		n += (*text >= 'a' && *text <= 'z') || (*text >= 'A' && *text <= 'Z') || (unsigned char)*text >= 0x80;
	return n;
}

static bool begins_with_label(const struct dx_job *job, size_t line, const struct dx_seg *seg)
{
	const struct dx_labels *l = &job->labels;

	for (size_t k = l->line_first[line]; k < l->line_first[line + 1]; k++)
		if (l->v[k].first >= seg->first && l->v[k].first < seg->first + seg->n &&
		    (l->v[k].first == seg->first || l->v[k].has_colon))
			return true;
	return false;
}

/* A seller whose block has no heading and no common edge (lines that are centred): the topmost words that are no label.
 */
static void name_on_top(struct dx_job *job, const struct gst_party *other, struct gst_party *p)
{
	for (size_t i = 0; i < job->lines.n && job->lines.v[i].page == 0 && !dx_val_has(&p->name); i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		if (line->used)
			return; /* the table begins */
		for (size_t k = 0; k < n; k++) {
			struct dx_words w = {.words = line->words + segs[k].first, .n = segs[k].n, .page = line->page};
			struct dx_val v = dx_words_val(job->arena, &job->lines, &w);

			if (begins_with_label(job, i, &segs[k]) || strpbrk(v.text, ":@") || letters_in(v.text) < 4 ||
			    is_postal(v.text) || (dx_val_has(&other->name) && strcmp(other->name.text, v.text) == 0))
				continue;
			p->name = v;
			return;
		}
	}
}

/* A GSTIN anywhere in the document that is not OTHER's. */
static void any_gstin(struct dx_job *job, const struct dx_val *other, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), GL_GSTIN, &at))) {
		struct dx_val found;

		if (gstin_behind(job, hit, &found) && dx_val_has(&found) &&
		    !(dx_val_has(other) && strcmp(found.text, other->text) == 0))
			*v = found;
	}
}

/* What a GSTIN says by itself. */
static void derive(struct dx_job *job, struct gst_party *p)
{
	if (!dx_val_has(&p->gstin) || !dx_ident_gstin(dx_str(p->gstin.text)))
		return;
	if (!dx_val_has(&p->state_code))
		p->state_code = dx_val_derived_text(dx_strndup(job->arena, p->gstin.text, 2));
	if (!dx_val_has(&p->pan) && dx_ident_pan(dx_strn(p->gstin.text + 2, 10)))
		p->pan = dx_val_derived_text(dx_strndup(job->arena, p->gstin.text + 2, 10));
}

void dx_gst_parties(struct dx_job *job, struct gst_invoice *inv)
{
	size_t n;
	struct dx_block *blocks = dx_job_blocks(job, 0, job->lines.n, &n);
	const struct dx_block *recipient = NULL;
	const struct dx_block *supplier = NULL;

	bool named = headed(job, blocks, n, GL_RECIPIENT, &inv->recipient, &recipient);

	if (!headed(job, blocks, n, GL_SUPPLIER, &inv->supplier, &supplier))
		supplier = unheaded(job, blocks, n, recipient, &inv->supplier);
	if (!named)
		unheaded_buyer(job, blocks, n, supplier, &inv->supplier, &inv->recipient);
	if (!dx_val_has(&inv->supplier.name))
		name_on_top(job, &inv->recipient, &inv->supplier);
	any_gstin(job, &inv->recipient.gstin, &inv->supplier.gstin);
	any_gstin(job, &inv->supplier.gstin, &inv->recipient.gstin);
	trim_name(job, &inv->supplier.name);
	trim_name(job, &inv->recipient.name);
	derive(job, &inv->supplier);
	derive(job, &inv->recipient);
}
