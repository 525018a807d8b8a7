/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Elements of an invoice in XML, and what they say, as facts. */
#include <libxml/tree.h>
#include <string.h>

#include "xinv_int.h"

#define TEXT_MAX 1000u

/* ---- walking: names without their namespaces, alternatives with a bar ---- */

bool dx_xinv_is_named(const xmlNode *n, struct dx_str alternatives)
{
	struct dx_str one;

	if (n->type != XML_ELEMENT_NODE)
		return false;
	while (dx_str_split(&alternatives, '|', &one))
		if (dx_str_eq_c(one, (const char *)n->name))
			return true;
	return false;
}

const xmlNode *dx_xinv_child(const xmlNode *n, const char *path)
{
	struct dx_str rest = dx_str(path);
	struct dx_str step;

	while (n && dx_str_split(&rest, '/', &step)) {
		const xmlNode *c = n->children;

		while (c && !dx_xinv_is_named(c, step))
			c = c->next;
		n = c;
	}
	return n;
}

const xmlNode *dx_xinv_next(const xmlNode *n, const char *name)
{
	for (n = n->next; n; n = n->next)
		if (dx_xinv_is_named(n, dx_str(name)))
			return n;
	return NULL;
}

const char *dx_xinv_text(struct dx_arena *a, const xmlNode *n)
{
	const xmlNode *c = n ? n->children : NULL;
	struct dx_str s = {NULL, 0};

	for (; c; c = c->next)
		if (c->type == XML_TEXT_NODE || c->type == XML_CDATA_SECTION_NODE)
			s = s.n ? s : dx_str_trim(dx_str((const char *)c->content));
	return s.n && s.n <= TEXT_MAX ? dx_strndup(a, s.p, s.n) : NULL;
}

const char *dx_xinv_attribute(struct dx_arena *a, const xmlNode *n, const char *name)
{
	for (const xmlAttr *at = n ? n->properties : NULL; at; at = at->next)
		if (strcmp((const char *)at->name, name) == 0 && at->children && at->children->content)
			return dx_strdup(a, (const char *)at->children->content);
	return NULL;
}

/* ---- facts ---- */

static struct dx_xinv_fact *push(struct xinv_build *b)
{
	if (b->x.n == b->cap) {
		size_t cap = b->cap ? 2 * b->cap : 64;
		struct dx_xinv_fact *grown = dx_alloc_array(b->arena, cap, sizeof(*grown));

		if (b->x.n)
			memcpy(grown, b->x.facts, b->x.n * sizeof(*grown));
		b->x.facts = grown;
		b->cap = cap;
	}
	return &b->x.facts[b->x.n++];
}

/* "20171113" and "2017-11-13", perhaps with a time or zone behind it. */
static bool read_date(const char *text, struct dx_date *d_r)
{
	struct dx_str s = dx_str(text);
	char iso[DX_DATE_TEXT_MAX];

	if (s.n >= 10 && s.p[4] == '-')
		return dx_date_parse_iso(dx_str_sub(s, 0, 10), d_r);
	if (s.n < 8)
		return false;
	memcpy(iso, s.p, 4);
	memcpy(iso + 5, s.p + 4, 2);
	memcpy(iso + 8, s.p + 6, 2);
	iso[4] = iso[7] = '-';
	iso[10] = '\0';
	return dx_date_parse_iso(dx_str(iso), d_r);
}

/* "9.0000" is 9.00 and "20.000" is 20: what stands behind the second decimal is only kept if it says something. */
static struct dx_dec tidy(struct dx_dec v)
{
	struct dx_dec short_v = dx_dec_normalize(v);

	return short_v.scale < 2 ? dx_dec_round(short_v, 2) : short_v;
}

void dx_xinv_add(struct xinv_build *b, const char *pointer, enum dx_xinv_type type, const char *text)
{
	struct dx_xinv_fact f = {.pointer = pointer, .type = type, .raw = text};

	if (!text || !*text)
		return;
	switch (type) {
	case DX_XINV_TEXT:
		f.text = text;
		break;
	case DX_XINV_DATE:
		if (!read_date(text, &f.date))
			return;
		break;
	case DX_XINV_NUMBER:
		if (!dx_dec_parse(dx_str(text), &f.dec))
			return;
		f.dec = tidy(f.dec);
		break;
	}
	*push(b) = f;
}

void dx_xinv_take(struct xinv_build *b, const xmlNode *n, const char *path, const char *pointer, enum dx_xinv_type type)
{
	dx_xinv_add(b, pointer, type, dx_xinv_text(b->arena, dx_xinv_child(n, path)));
}

/* An amount that says nothing when it is nought. */
void dx_xinv_take_nonzero(struct xinv_build *b, const xmlNode *n, const char *path, const char *pointer)
{
	const char *text = dx_xinv_text(b->arena, dx_xinv_child(n, path));
	struct dx_dec v;

	if (text && dx_dec_parse(dx_str(text), &v) && !dx_dec_is_zero(v))
		dx_xinv_add(b, pointer, DX_XINV_NUMBER, text);
}

void dx_xinv_joined(struct xinv_build *b, const xmlNode *n, const char *const *paths, size_t n_paths,
		    const char *pointer)
{
	const char *all = NULL;

	for (size_t i = 0; i < n_paths; i++) {
		const char *one = dx_xinv_text(b->arena, dx_xinv_child(n, paths[i]));

		if (one)
			all = all ? dx_asprintf(b->arena, "%s, %s", all, one) : one;
	}
	dx_xinv_add(b, pointer, DX_XINV_TEXT, all);
}

void dx_xinv_document_type(struct xinv_build *b, const char *code)
{
	if (!code)
		return;
	dx_xinv_add(b, "/document_type", DX_XINV_TEXT,
		    strcmp(code, "381") == 0   ? "credit_note"
		    : strcmp(code, "383") == 0 ? "debit_note"
					       : "invoice");
}
