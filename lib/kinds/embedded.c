/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Values from invoice XML inside the file (Factur-X, ZUGFeRD): the seller's own data. They are taken, and held
 * against what the page says: what both have and do not agree on is a failed check, for one of the two was altered
 * or misread, and which one is not ours to say.
 */
#include "kinds_int.h"

#include <stdlib.h>
#include <string.h>

#include "dx/xinv/xinv.h"

static const char check_id[] = "embedded_xml_agrees";
static const char label[] = "The XML inside the file against the page";

/* A fact and the member of the record that it is about. */
struct target {
	const char *pointer;
	const struct dx_xinv_fact *fact;
};

struct embedded {
	struct dx_job *job;
	const struct dx_xinv *x;
	struct target *targets; /* sorted */
	bool gst;
	bool flipped;   /* a credit note that has its amounts with one sign on the page and the other in the XML */
	size_t failed;  /* differences */
	size_t amounts; /* lines whose amount agrees */
	bool total;     /* the total agrees */
};

/* What a GST invoice calls the same things; NULL: it has no such member. */
static const char *gst_pointer(struct dx_arena *a, const char *pointer)
{
	static const struct {
		const char *from, *to;
	} names[] = {{"/tax_id", "/gstin"},
		     {"/totals/subtotal", "/totals/taxable_value"},
		     {"/amount", "/taxable_value"},
		     {"/taxable", "/taxable_value"}};

	for (size_t i = 0; i < DX_LEN(names); i++) {
		size_t n = strlen(pointer);
		size_t tail = strlen(names[i].from);

		if (n >= tail && strcmp(pointer + n - tail, names[i].from) == 0)
			return dx_asprintf(a, "%.*s%s", (int)(n - tail), pointer, names[i].to);
	}
	return pointer;
}

static int by_pointer(const void *a, const void *b)
{
	return strcmp(((const struct target *)a)->pointer, ((const struct target *)b)->pointer);
}

static void sort_targets(struct embedded *e)
{
	e->targets = dx_alloc_array(e->job->arena, e->x->n, sizeof(*e->targets));
	for (size_t i = 0; i < e->x->n; i++) {
		const struct dx_xinv_fact *f = &e->x->facts[i];

		e->targets[i] = (struct target){e->gst ? gst_pointer(e->job->arena, f->pointer) : f->pointer, f};
	}
	qsort(e->targets, e->x->n, sizeof(*e->targets), by_pointer);
}

/* Letters and digits alone, without their case: "RE 2017/12" and "re-2017-12". */
static bool same_text(const char *a, const char *b)
{
	for (;;) {
		while (*a && !((*a | 32) >= 'a' && (*a | 32) <= 'z') && !(*a >= '0' && *a <= '9') &&
		       (unsigned char)*a < 0x80)
			a++;
		while (*b && !((*b | 32) >= 'a' && (*b | 32) <= 'z') && !(*b >= '0' && *b <= '9') &&
		       (unsigned char)*b < 0x80)
			b++;
		if ((*a | 32) != (*b | 32))
			return false;
		if (!*a)
			return true;
		a++;
		b++;
	}
}

static bool agrees(const struct dx_val *v, const struct dx_xinv_fact *f)
{
	switch (f->type) {
	case DX_XINV_TEXT:
		return same_text(v->text, f->text);
	case DX_XINV_DATE:
		return dx_date_cmp(v->date, f->date) == 0;
	case DX_XINV_NUMBER: /* credit notes are printed with either sign */
		return dx_dec_cmp(dx_dec_abs(v->dec), dx_dec_abs(f->dec)) == 0;
	}
	return false;
}

/*
 * Wording differs between paper and data, and so does what a subtotal is, or which price (before or after an
 * allowance) and which of a firm's registrations are printed: only these are held against the page.
 */
static bool is_compared(const char *pointer, const struct dx_xinv_fact *f)
{
	static const char *const names[] = {"/invoice_number", "/invoice_date", "/currency",
					    "/totals/tax",     "/totals/total", "/totals/due"};

	for (size_t i = 0; i < DX_LEN(names); i++)
		if (strcmp(pointer, names[i]) == 0)
			return true;
	return f->type == DX_XINV_NUMBER && strncmp(pointer, "/line_items/", 12) == 0 &&
	       !dx_str_ends(dx_str(pointer), "/unit_price");
}

static bool type_fits(const struct dx_shape *member, enum dx_xinv_type type)
{
	switch (member->kind) {
	case DX_SHAPE_TEXT:
		return type == DX_XINV_TEXT;
	case DX_SHAPE_DATE:
		return type == DX_XINV_DATE;
	case DX_SHAPE_AMOUNT:
	case DX_SHAPE_NUMBER:
		return type == DX_XINV_NUMBER;
	default:
		return false;
	}
}

static const char *text_of(struct dx_job *job, enum dx_xinv_type type, const struct dx_val *v)
{
	char out[DX_DEC_TEXT_MAX];

	if (type == DX_XINV_TEXT)
		return v->text;
	return dx_strdup(job->arena, type == DX_XINV_DATE ? dx_date_text(v->date, out) : dx_dec_text(v->dec, out));
}

static void compare(struct embedded *e, const struct dx_xinv_fact *f, struct dx_val *v, const char *pointer)
{
	struct dx_val theirs = {.source = DX_VAL_EMBEDDED_XML};
	struct dx_term terms[] = {{v, dx_strdup(e->job->arena, pointer)}, {&theirs, NULL}};
	bool same = agrees(v, f);

	if (f->type == DX_XINV_TEXT)
		theirs.text = f->text;
	else if (f->type == DX_XINV_DATE)
		theirs.date = f->date;
	else
		theirs.dec = f->dec;
	e->failed += !same;
	e->total |= same && strcmp(f->pointer, "/totals/total") == 0;
	e->amounts += same && dx_str_ends(dx_str(f->pointer), "/amount");
	dx_checks_add(&e->job->checks, check_id, label, same ? DX_CHECK_PASSED : DX_CHECK_FAILED,
		      text_of(e->job, f->type, &theirs), text_of(e->job, f->type, v), terms, DX_LEN(terms));
}

/* Sums and the amounts of lines change their sign with the document; prices and quantities need not. */
static bool has_documents_sign(const struct dx_shape *member, const char *pointer)
{
	return member->kind == DX_SHAPE_AMOUNT && !dx_str_ends(dx_str(pointer), "/unit_price");
}

static void take(const struct embedded *e, const struct dx_shape *member, struct dx_val *v,
		 const struct dx_xinv_fact *f)
{
	struct dx_val was = *v;

	v->source = DX_VAL_EMBEDDED_XML;
	v->conf = 100;
	v->n_readings = 0;
	v->raw = f->raw;
	if (!dx_val_has(&was))
		v->place = (struct dx_place){0};
	if (f->type == DX_XINV_TEXT)
		v->text = f->text;
	else if (f->type == DX_XINV_DATE)
		v->date = f->date;
	else if (!dx_val_has(&was) || !agrees(&was, f)) /* the sign that is printed stays */
		v->dec = e->flipped && !dx_val_has(&was) && has_documents_sign(member, f->pointer) ? dx_dec_neg(f->dec)
												   : f->dec;
}

/* Is the total that the page prints the XML's with the other sign? */
static void on_total(void *arg, const struct dx_shape *member, struct dx_val *v, const char *pointer)
{
	struct embedded *e = arg;

	if (strcmp(pointer, "/totals/total") != 0 || !dx_val_printed(v))
		return;
	for (size_t i = 0; i < e->x->n; i++)
		if (strcmp(e->x->facts[i].pointer, pointer) == 0 && type_fits(member, e->x->facts[i].type))
			e->flipped = v->dec.coef && dx_dec_cmp(v->dec, dx_dec_neg(e->x->facts[i].dec)) == 0;
}

static void on_value(void *arg, const struct dx_shape *member, struct dx_val *v, const char *pointer)
{
	struct embedded *e = arg;

	const struct target key = {pointer, NULL};
	const struct target *t = bsearch(&key, e->targets, e->x->n, sizeof(key), by_pointer);
	const struct dx_xinv_fact *f = t ? t->fact : NULL;

	if (!f || !type_fits(member, f->type))
		return;
	if (dx_val_printed(v) && is_compared(f->pointer, f))
		compare(e, f, v, pointer);
	else if (dx_val_printed(v) && !agrees(v, f))
		return; /* the page's own words stay */
	take(e, member, v, f);
}

/* Make LIST have as many rows as the XML. Rows of another number cannot be held against each other. */
static void fit(struct embedded *e, const struct dx_kind *k, void *record, const char *list, size_t n)
{
	for (size_t i = 0; i < k->n_shape; i++) {
		const struct dx_shape *m = &k->shape[i];
		struct dx_rows *rows = (struct dx_rows *)(void *)((char *)record + m->at);

		if (strcmp(m->name, list) != 0 || m->kind != DX_SHAPE_ROWS || n == 0 || rows->n == n)
			continue;
		if (rows->n)
			dx_checks_none(&e->job->checks, check_id,
				       "The page and the XML have different numbers of lines; the XML's are given",
				       dx_asprintf(e->job->arena, "/%s", list));
		*rows = (struct dx_rows){dx_alloc_array(e->job->arena, n, m->row_size), n};
	}
}

static bool parse(struct dx_job *job, struct dx_xinv *x)
{
	const struct dx_page *page = &job->pages[0];
	struct dx_err err;
	bool named = false;

	for (size_t i = 0; i < page->n_attached; i++) {
		const struct dx_attached *f = &page->attached[i];

		named |= dx_xinv_name(f->name);
		if (dx_xinv_parse(job->arena, f->bytes, x, &err))
			return true;
	}
	if (named)
		dx_notes_warn(&job->notes, "embedded_xml_unreadable", 0,
			      "the invoice data inside the file cannot be read; only the page was");
	return false;
}

void dx_embedded_apply(struct dx_job *job, void *record)
{
	const struct dx_kind *k = job->tpl->kind;
	struct dx_xinv x;
	struct embedded e = {.job = job, .x = &x, .gst = strcmp(k->name, "gst_invoice") == 0};

	if ((!e.gst && strcmp(k->name, "invoice") != 0) || job->n_pages == 0 || !parse(job, &x))
		return;
	fit(&e, k, record, "line_items", x.n_lines);
	if (!e.gst)
		fit(&e, k, record, "tax_summary", x.n_rates);
	sort_targets(&e);
	dx_val_walk(k->shape, k->n_shape, record, "", on_total, &e);
	dx_val_walk(k->shape, k->n_shape, record, "", on_value, &e);
	if (x.n_lines)
		job->rows_total = (int64_t)x.n_lines;
	if (k->embedded)
		k->embedded(job, record);
	/* as many lines as the seller says there are, and a total that is the seller's: nothing is lost */
	job->anchored |= e.failed == 0 && e.total && x.n_lines > 0 && e.amounts == x.n_lines;
}
