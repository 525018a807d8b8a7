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
		if (hit || strchr(text, ':') || strchr(text, '@'))
			continue;
		if (!dx_val_has(&p->name)) {
			p->name = dx_words_val(job->arena, &job->lines, &b->lines[i]);
		} else if (n_address == 0 || address + n_address == i) {
			address = n_address ? address : i;
			n_address++;
		}
	}
	if (n_address && !dx_val_has(&p->address))
		p->address = dx_block_val(job, b, address, n_address);
}

/* The party under (or behind) a heading like "Bill to". */
static bool headed(struct dx_job *job, const struct dx_block *blocks, size_t n, int field, struct gst_party *p,
		   const struct dx_block **used_r)
{
	for (size_t i = 0; i < n; i++) {
		const struct dx_block *b = &blocks[i];
		size_t at;
		const struct dx_label_hit *hit;
		struct dx_words values[DX_LABEL_VALUES_MAX];

		if (!dx_block_mentions(job, b, field, &at))
			continue;
		hit = dx_block_label(job, b, at);
		/* "To: Sura and Sons" */
		if (hit->n < b->lines[at].n && dx_labels_values(job->arena, &job->labels, hit, values) &&
		    values[0].words < b->lines[at].words + b->lines[at].n && values[0].words >= b->lines[at].words)
			p->name = dx_words_val(job->arena, &job->lines, &values[0]);
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
		return dx_val_has(&p->name) || dx_val_has(&p->gstin);
	}
	return false;
}

/* Without a heading the seller is the block with the first GSTIN that is not the buyer's. */
static void unheaded(struct dx_job *job, const struct dx_block *blocks, size_t n, const struct dx_block *taken,
		     struct gst_party *p)
{
	for (size_t i = 0; i < n; i++) {
		size_t at;
		size_t other;

		if (&blocks[i] == taken || !dx_block_mentions(job, &blocks[i], GL_GSTIN, &at) || at == 0 ||
		    dx_block_mentions(job, &blocks[i], GL_RECIPIENT, &other) ||
		    dx_block_mentions(job, &blocks[i], GL_SHIP_TO, &other))
			continue;
		read_block(job, &blocks[i], 0, p);
		return;
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

	headed(job, blocks, n, GL_RECIPIENT, &inv->recipient, &recipient);
	if (!headed(job, blocks, n, GL_SUPPLIER, &inv->supplier, &supplier))
		unheaded(job, blocks, n, recipient, &inv->supplier);
	any_gstin(job, &inv->recipient.gstin, &inv->supplier.gstin);
	any_gstin(job, &inv->supplier.gstin, &inv->recipient.gstin);
	derive(job, &inv->supplier);
	derive(job, &inv->recipient);
}
