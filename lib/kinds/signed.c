/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The signed code of an Indian e-invoice against the page. Whoever alters the paper cannot sign it again: what the
 * code says and the page does not is a failed check, and so is a signature that does not hold. Without the portal's
 * key nobody can tell whether the code is the portal's, which is then said, and its agreement proves nothing.
 */
#include <string.h>

#include "dx/einv/einv.h"
#include "dx/extract/ident.h"
#include "kinds_int.h"

static const char label_field[] = "The e-invoice's code against the page";

enum { F_SUPPLIER, F_RECIPIENT, F_NUMBER, F_DATE, F_TYPE, F_IRN, F_TOTAL, FIELDS };
static const char *const pointers[FIELDS] = {
	[F_SUPPLIER] = "/supplier/gstin", [F_RECIPIENT] = "/recipient/gstin", [F_NUMBER] = "/invoice_number",
	[F_DATE] = "/invoice_date",       [F_TYPE] = "/document_type",        [F_IRN] = "/irn",
	[F_TOTAL] = "/totals/total",
};

struct signed_code {
	struct dx_job *job;
	struct dx_einv e;
	enum dx_einv_state state;
	struct dx_place place;
	struct dx_val *fields[FIELDS];
	size_t items, items_with_hsn, items_of_hsn;
};

static void on_value(void *arg, const struct dx_shape *member, struct dx_val *v, const char *pointer)
{
	struct signed_code *s = arg;

	for (size_t i = 0; i < FIELDS; i++)
		if (strcmp(pointer, pointers[i]) == 0)
			s->fields[i] = v;
	if (strncmp(pointer, "/line_items/", 12) != 0)
		return;
	s->items += strcmp(member->name, "description") == 0;
	if (strcmp(member->name, "hsn_sac") == 0 && dx_val_has(v)) {
		s->items_with_hsn++;
		s->items_of_hsn += s->e.hsn && strcmp(v->text, s->e.hsn) == 0;
	}
}

/* "INV" as we call it; NULL: none that we know. */
static const char *type_name(const char *type)
{
	static const char *const names[][2] = {{"INV", "invoice"}, {"CRN", "credit_note"}, {"DBN", "debit_note"}};

	for (size_t i = 0; type && i < DX_LEN(names); i++)
		if (strcmp(type, names[i][0]) == 0)
			return names[i][1];
	return NULL;
}

/* What the code says of a field, as a value; false: nothing. */
static bool said(const struct signed_code *s, int field, struct dx_val *v_r)
{
	const char *text[FIELDS] = {[F_SUPPLIER] = s->e.supplier,
				    [F_RECIPIENT] = s->e.recipient,
				    [F_NUMBER] = s->e.number,
				    [F_TYPE] = type_name(s->e.type),
				    [F_IRN] = s->e.irn};
	struct dx_val v = {.source = DX_VAL_QR, .conf = 100, .place = s->place};

	if (field == F_DATE)
		v.date = s->e.date;
	else if (field == F_TOTAL)
		v.dec = s->e.total;
	else
		v.text = text[field];
	*v_r = v;
	if (field == F_RECIPIENT && v.text && !dx_ident_gstin_shape(dx_str(v.text)))
		return false; /* "URP": it has none */
	return field == F_DATE ? v.date.year != 0 : field == F_TOTAL ? s->e.has_total : v.text != NULL;
}

static const char *written(const struct signed_code *s, int field, const struct dx_val *v)
{
	char out[DX_DEC_TEXT_MAX];

	if (field == F_DATE)
		return dx_strdup(s->job->arena, dx_date_text(v->date, out));
	return field == F_TOTAL ? dx_strdup(s->job->arena, dx_dec_text(v->dec, out)) : v->text;
}

static bool same(int field, const struct dx_val *a, const struct dx_val *b)
{
	if (field == F_DATE)
		return dx_date_cmp(a->date, b->date) == 0;
	if (field == F_TOTAL) /* credit notes are printed with either sign */
		return dx_dec_cmp(dx_dec_abs(a->dec), dx_dec_abs(b->dec)) == 0;
	return dx_str_ieq_c(dx_str(a->text), b->text);
}

static void compare(struct signed_code *s, int field)
{
	struct dx_val *v = s->fields[field];
	struct dx_val theirs;
	struct dx_term terms[] = {{v, pointers[field]}, {&theirs, NULL}};
	bool ok;

	if (!v || !said(s, field, &theirs))
		return;
	if (!dx_val_printed(v)) {
		if (s->state == DX_EINV_VALID) {
			*v = theirs;
			v->raw = written(s, field, v);
		}
		return;
	}
	ok = same(field, v, &theirs);
	/* a code that anybody could have made proves nothing, but may well contradict */
	dx_checks_add(&s->job->checks, "qr_agrees", label_field, ok ? DX_CHECK_PASSED : DX_CHECK_FAILED,
		      written(s, field, &theirs), written(s, field, v), terms,
		      ok && s->state != DX_EINV_VALID ? 0 : DX_LEN(terms));
}

static void check_items(struct signed_code *s)
{
	struct dx_checks *c = &s->job->checks;

	if (s->e.items >= 0)
		dx_checks_add(c, "qr_items", "The number of items that the e-invoice's code says",
			      (size_t)s->e.items == s->items ? DX_CHECK_PASSED : DX_CHECK_FAILED,
			      dx_asprintf(s->job->arena, "%d", s->e.items), dx_asprintf(s->job->arena, "%zu", s->items),
			      NULL, 0);
	if (s->e.hsn && s->items_with_hsn)
		dx_checks_add(c, "qr_hsn", "The main HSN code of the e-invoice's code is one of an item",
			      s->items_of_hsn ? DX_CHECK_PASSED : DX_CHECK_FAILED, s->e.hsn, NULL, NULL, 0);
}

static void check_irn(struct signed_code *s)
{
	static const char id[] = "qr_irn";
	static const char label[] = "IRN: SHA-256 of supplier, year, type and number";
	char irn[DX_EINV_IRN_TEXT];
	bool ok;

	if (s->e.date.year == 0 || !s->e.type) {
		dx_checks_none(&s->job->checks, id, label, "/irn");
		return;
	}
	dx_einv_irn(s->e.supplier, s->e.date, s->e.type, s->e.number, irn);
	ok = dx_str_ieq_c(dx_str(irn), s->e.irn);
	if (!ok) {
		dx_einv_irn(s->e.supplier, s->e.date, s->e.type, dx_einv_capitals(s->job->arena, s->e.number), irn);
		ok = dx_str_ieq_c(dx_str(irn), s->e.irn);
	}
	dx_checks_add(&s->job->checks, id, label, ok ? DX_CHECK_PASSED : DX_CHECK_FAILED, irn, s->e.irn, NULL, 0);
}

static void check_signature(struct signed_code *s)
{
	static const char id[] = "qr_signature";
	static const char label[] = "Signature of the e-invoice's code";
	const char *kid = s->e.kid ? s->e.kid : "(no name)";

	if (s->state == DX_EINV_UNKNOWN_KEY) {
		dx_checks_none(&s->job->checks, id, label, "/irn");
		dx_notes_warn(
			&s->job->notes, "qr_unknown_key", s->place.page,
			dx_asprintf(s->job->arena, "the code is signed with a key that is not known here: %s", kid));
		return;
	}
	dx_checks_add(&s->job->checks, id, label, s->state == DX_EINV_VALID ? DX_CHECK_PASSED : DX_CHECK_FAILED, kid,
		      s->state == DX_EINV_VALID ? kid : "another key, or changed", NULL, 0);
}

/* The first code whose signature holds; else the first that looks like one. */
static bool find(struct dx_job *job, struct dx_str keys, struct signed_code *s)
{
	bool any = false;

	for (size_t i = 0; i < job->n_pages; i++) {
		const struct dx_page *page = &job->pages[i];

		for (size_t k = 0; k < page->n_codes; k++) {
			const struct dx_qr *c = &page->codes[k];
			struct dx_einv e;
			enum dx_einv_state state;

			if (!dx_einv_read(job->arena, c->payload, &e))
				continue;
			state = dx_einv_verify(job->arena, &e, keys);
			if (any && state != DX_EINV_VALID)
				continue;
			*s = (struct signed_code){.job = job, .e = e, .state = state};
			s->place = (struct dx_place){page->number, c->x0, c->y0, c->x1, c->y1};
			any = true;
			if (state == DX_EINV_VALID)
				return true;
		}
	}
	return any;
}

void dx_signed_apply(struct dx_job *job, void *record, struct dx_str options_json)
{
	const struct dx_kind *k = job->tpl->kind;
	struct signed_code s;
	struct dx_err err;
	json_t *options = NULL;
	const char *keys = NULL;

	if (strcmp(k->name, "gst_invoice") != 0)
		return;
	if (options_json.n && dx_json_parse(job->arena, options_json, &options, &err))
		keys = dx_json_str(options, "einvoice_keys");
	if (!find(job, dx_str(keys ? keys : ""), &s))
		return;
	dx_val_walk(k->shape, k->n_shape, record, "", on_value, &s);
	check_signature(&s);
	check_irn(&s);
	for (int i = 0; i < FIELDS; i++)
		compare(&s, i);
	check_items(&s);
}
