/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A block of lines that is somebody's: a name, an address, registrations. */
#include <string.h>

#include "dx/extract/ident.h"

#include "party.h"
#include "party_int.h"

/* ---- registrations ---- */

static bool word_behind(struct dx_job *job, const struct dx_label_hit *hit, bool (*ok)(struct dx_str s),
			struct dx_val *v)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

	for (size_t i = 0; i < n; i++) {
		for (size_t k = 0; k < values[i].n; k++) {
			struct dx_words one = {values[i].words + k, 1, k ? 0 : values[i].skip, values[i].page};
			struct dx_str s = dx_gst_plain(job, dx_str(dx_words_text(job->arena, &one)));

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

bool dx_gst_state_behind(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
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

/* "Organisation Name: Sura and Sons": what stands behind a colon and "name", whatever that is before it. */
static bool named_by_colon(struct dx_job *job, const struct dx_words *line, struct dx_val *v)
{
	for (size_t i = 1; i + 1 < line->n; i++) {
		const char *text = line->words[i]->text;
		bool apart = strcmp(text, ":") == 0;
		const char *name = apart ? line->words[i - 1]->text : text;
		struct dx_words rest = {line->words + i + 1, line->n - i - 1, 0, line->page};

		if (!apart && text[strlen(text) - 1] != ':')
			continue;
		if (!dx_str_ieq_c(dx_strn(name, strcspn(name, ":")), "name") ||
		    !dx_gst_may_be_name(dx_words_text(job->arena, &rest)))
			return false;
		*v = dx_words_val(job->arena, &job->lines, &rest);
		return true;
	}
	return false;
}

/* "sura." drawn over "Sura and Sons Private Limited": is NAME, one word, but the first one of TEXT? */
static bool is_short_for(const char *name, const char *text)
{
	size_t n = strcspn(name, ".,");
	size_t first = strcspn(text, " ");

	return !strchr(name, ' ') && n > 0 && text[first] == ' ' &&
	       dx_str_ieq(dx_strn(name, n), dx_strn(text, first)) && dx_gst_may_be_name(text);
}

/* The label of line AT of B, of which FROM is the first; "Station Road" under a name is none. */
static const struct dx_label_hit *label_at(struct dx_job *job, const struct dx_block *b, size_t at, size_t from,
					   bool named)
{
	const struct dx_label_hit *hit = at == from ? dx_gst_label_under(job, b, at) : dx_block_label(job, b, at);

	if (hit && named && dx_gst_is_street(hit, dx_words_text(job->arena, &b->lines[at])))
		return NULL;
	return hit;
}

/* "Address: 12 Ring Road, Chennai, Tamil" over "Nadu 600058": does LINE, labelled HIT, say where behind a colon? */
static bool begins_address(struct dx_job *job, const struct dx_words *line, const struct dx_label_hit *hit)
{
	struct dx_words rest = {line->words + hit->n, line->n - hit->n, 0, line->page};

	return hit->has_colon && hit->n < line->n && strchr(dx_words_text(job->arena, line), ':') &&
	       dx_gst_says_where(dx_words_text(job->arena, &rest));
}

/* "Address :      12 Ring Road, Kochi 682087" over whatever: is HIT all of LINE, with what it labels beside it? */
static bool is_labelled_beside(struct dx_job *job, const struct dx_words *line, const struct dx_label_hit *hit)
{
	const struct dx_line *whole = &job->lines.v[hit->line];
	struct dx_words values[DX_LABEL_VALUES_MAX];

	return hit->has_colon && line->n <= hit->n + 1 && dx_labels_values(job->arena, &job->labels, hit, values) &&
	       values[0].words > whole->words && values[0].words < whole->words + whole->n &&
	       dx_gst_has_pin(dx_words_text(job->arena, &values[0]));
}

void dx_gst_read_block(struct dx_job *job, const struct dx_block *b, size_t from, struct gst_party *p)
{
	size_t address = SIZE_MAX;
	size_t n_address = 0;
	bool labelled = false; /* its first line begins with a label and a colon */
	bool beside = false;   /* it is in another block */

	for (size_t i = from; i < b->n; i++) {
		const struct dx_label_hit *hit = label_at(job, b, i, from, dx_val_has(&p->name));
		const char *text = dx_words_text(job->arena, &b->lines[i]);

		if (hit && i > from &&
		    (hit->field == GL_RECIPIENT || hit->field == GL_SUPPLIER || hit->field == GL_SHIP_TO))
			break;
		if ((!hit || hit->field == GL_NAME) && !dx_val_has(&p->name))
			(void)named_by_colon(job, &b->lines[i], &p->name);
		if (hit && hit->field == GL_GSTIN && !dx_val_has(&p->gstin))
			dx_gst_gstin_behind(job, hit, &p->gstin);
		else if (hit && hit->field == GL_PAN && !dx_val_has(&p->pan))
			word_behind(job, hit, dx_ident_pan, &p->pan);
		else if (hit && (hit->field == GL_STATE || hit->field == GL_STATE_CODE) && !dx_val_has(&p->state_code))
			dx_gst_state_behind(job, hit, &p->state_code);
		else if (hit && hit->field == GL_NAME && !dx_val_has(&p->name)) {
			struct dx_words values[DX_LABEL_VALUES_MAX];

			if (dx_labels_values(job->arena, &job->labels, hit, values) &&
			    values[0].words[0]->text[0] != '&') /* "Name & Address of Principal (Customer)" */
				p->name = dx_words_val(job->arena, &job->lines, &values[0]);
		}
		/* "To," over "M/s. Sura and Sons" */
		if (hit && i == from && hit->field == GL_RECIPIENT && !dx_val_has(&p->name)) {
			struct dx_words values[DX_LABEL_VALUES_MAX];

			if (hit->n < b->lines[i].n && dx_labels_values(job->arena, &job->labels, hit, values) &&
			    dx_gst_may_be_name(dx_words_text(job->arena, &values[0])))
				p->name = dx_words_val(job->arena, &job->lines, &values[0]);
		}
		beside |= hit && hit->field == GL_ADDRESS && is_labelled_beside(job, &b->lines[i], hit);
		if (hit && hit->field == GL_ADDRESS && n_address == 0) {
			labelled = begins_address(job, &b->lines[i], hit);
			n_address = labelled;
			address = i + !labelled; /* what follows is no name */
		}
		/* "The General Manager" over "M/s. Sura and Sons" */
		if (!hit && i == from && !dx_val_has(&p->name) && i + 1 < b->n && dx_gst_is_office(text))
			from++;
		if (hit || strchr(text, ':') || strchr(text, '@') || dx_gst_is_labelled_state(job, b, i) ||
		    ((n_address || dx_val_has(&p->name)) && dx_gst_is_labelled_else(job, b, i, text)) ||
		    (!dx_val_has(&p->name) && ((i + 1 < b->n && dx_gst_is_office(text)) || dx_gst_is_heading(text))))
			continue;
		if (!dx_val_has(&p->name) && address == SIZE_MAX && dx_gst_is_postal(text)) {
			struct dx_val v = dx_words_val(job->arena, &job->lines, &b->lines[i]);

			if (dx_gst_name_in_address(job, text, &v))
				p->name = v;
		}
		if (!dx_val_has(&p->name) && address == SIZE_MAX && !dx_gst_is_postal(text) &&
		    !dx_gst_is_address(text) && dx_gst_may_be_name(text)) {
			p->name = dx_words_val(job->arena, &job->lines, &b->lines[i]);
		} else if (n_address == 0 && dx_val_has(&p->name) && is_short_for(p->name.text, text)) {
			p->name = dx_words_val(job->arena, &job->lines, &b->lines[i]);
		} else if (!beside && (n_address == 0 || address + n_address == i)) {
			address = n_address ? address : i;
			n_address++;
		}
	}
	if (n_address && !dx_val_has(&p->address)) {
		p->address = dx_block_val(job, b, address, n_address);
		if (labelled)
			p->address.text = strchr(p->address.text, ':') + 1;
	}
}
