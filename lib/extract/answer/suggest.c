/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Reading a model's reply, and what can be said against a proposal without trying it. */
#include "dx/extract/suggest.h"

#include <string.h>

#include "dx/base/utf8.h"
#include "dx/fmt/json.h"
#include "given_int.h"

#define TEXT_MAX     200
#define OPINION_MAX  60
#define DATE_WORDS   5
#define NUMBER_WORDS 2

/* ---- the reply ---- */

static void drop(void *v)
{
	json_decref(v);
}

bool dx_proposals_read(struct dx_arena *a, struct dx_str reply, struct dx_proposals *p_r, struct dx_err *err)
{
	struct dx_proposals p = {0};
	json_t *body, *said, *one;
	const json_t *list;
	const char *content;
	size_t i;

	if (!dx_json_parse(a, reply, &body, err))
		return false;
	content =
		dx_json_str(json_object_get(json_array_get(json_object_get(body, "choices"), 0), "message"), "content");
	if (!content)
		return dx_fail(err, DX_E_bad_request, "the answer is no chat completion");
	if (!dx_json_parse(a, dx_str(content), &said, err))
		return dx_fail(err, DX_E_bad_request, "the message is no JSON");
	list = json_object_get(said, "proposals");
	if (!json_is_array(list))
		return dx_fail(err, DX_E_bad_request, "the message has no list of proposals");
	p.v = dx_alloc_array(a, DX_PROPOSALS_MAX, sizeof(*p.v));
	json_array_foreach (list, i, one) {
		if (p.n == DX_PROPOSALS_MAX) {
			p.too_many = json_array_size(list) - p.n;
			break;
		}
		p.v[p.n++] = (struct dx_proposal){.path = dx_json_str(one, "path"), .value = dx_json_str(one, "value")};
	}
	*p_r = p;
	return true;
}

/* ---- what stands on the pages ---- */

struct number {
	struct dx_dec value;
	size_t line, first, n;
};

struct judge {
	const struct dx_job *job;
	const json_t *checks;
	const char **lines; /* their texts; NULL: not made yet */
	struct number *numbers;
	size_t n_numbers, cap_numbers;
	bool counted;
};

static const char *run_text(const struct judge *j, size_t line, size_t first, size_t n)
{
	return dx_lines_text(j->job->arena, j->job->lines.v[line].words + first, n);
}

static void add_number(struct judge *j, struct number n)
{
	if (j->n_numbers == j->cap_numbers) {
		size_t cap = j->cap_numbers ? 2 * j->cap_numbers : 256;
		struct number *v = dx_alloc_array(j->job->arena, cap, sizeof(*v));

		if (j->n_numbers)
			memcpy(v, j->numbers, j->n_numbers * sizeof(*v));
		j->numbers = v;
		j->cap_numbers = cap;
	}
	j->numbers[j->n_numbers++] = n;
}

/* No blank inside a number: two of neighbouring columns would make one that nobody printed. */
static void find_numbers(struct judge *j)
{
	const struct dx_lines *lines = &j->job->lines;
	struct dx_value_rule rule = {.comma = j->job->tables.rule.comma};
	struct dx_number number;

	j->counted = true;
	for (size_t l = 0; l < lines->n; l++)
		for (size_t i = 0; i < lines->v[l].n; i++)
			for (size_t n = 1; n <= NUMBER_WORDS && i + n <= lines->v[l].n; n++)
				if (dx_value_parse(dx_str(run_text(j, l, i, n)), rule, &number) &&
				    (n == 1 || number.has_currency))
					add_number(j, (struct number){number.value, l, i, n});
}

/* Where words of LINE stand, as evidence. */
static json_t *evidence(const struct judge *j, size_t line, size_t first, size_t n)
{
	static const struct dx_shape shape = {.name = "v", .kind = DX_SHAPE_TEXT};
	const struct dx_line *l = &j->job->lines.v[line];
	struct dx_val v = dx_lines_val(j->job->arena, &j->job->pages[l->page], l->words + first, n);
	struct dx_buf out = DX_BUF_INIT;
	json_t *all, *e;

	v.source = DX_VAL_LLM;
	dx_emit_evidence(&shape, 1, &v, j->job->pages, j->job->n_pages, &out);
	e = dx_json_parse(j->job->arena, dx_strn(out.data, out.len), &all, NULL) ? json_object_get(all, "/v") : NULL;
	json_object_set_new(e, "confidence", json_null());
	dx_buf_free(&out);
	return e;
}

static json_t *evidence_of_opinion(const struct judge *j)
{
	json_t *e = json_pack("{s:n, s:n, s:n, s:n, s:s}", "page", "box", "raw", "confidence", "source",
			      dx_val_source_name(DX_VAL_LLM));

	dx_arena_defer(j->job->arena, drop, e);
	return e;
}

static json_t *find_number(struct judge *j, struct dx_dec value)
{
	if (!j->counted)
		find_numbers(j);
	for (size_t i = 0; i < j->n_numbers; i++)
		if (dx_dec_cmp(j->numbers[i].value, value) == 0)
			return evidence(j, j->numbers[i].line, j->numbers[i].first, j->numbers[i].n);
	return NULL;
}

static json_t *find_date(const struct judge *j, struct dx_date value)
{
	const struct dx_lines *lines = &j->job->lines;
	struct dx_dates_raw raw;
	struct dx_date date;

	for (size_t l = 0; l < lines->n; l++)
		for (size_t i = 0; i < lines->v[l].n; i++)
			for (size_t n = 1; n <= DATE_WORDS && i + n <= lines->v[l].n; n++)
				if (dx_dates_whole(dx_str(run_text(j, l, i, n)), &raw) && raw.year >= 0 &&
				    dx_dates_resolve(&raw, &j->job->dates, &date) && dx_date_cmp(date, value) == 0)
					return evidence(j, l, i, n);
	return NULL;
}

static bool is_inside(char c)
{
	return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80);
}

/* VALUE in TEXT, not as part of a longer word or number. */
static size_t find_whole(const char *text, const char *value)
{
	size_t n = strlen(value);

	for (const char *at = strstr(text, value); at; at = strstr(at + 1, value))
		if ((at == text || !is_inside(at[-1])) && !is_inside(at[n]))
			return (size_t)(at - text);
	return SIZE_MAX;
}

/* The words of LINE that bytes AT … AT + N of its text are of. */
static json_t *evidence_of_bytes(const struct judge *j, size_t line, size_t at, size_t n)
{
	const struct dx_line *l = &j->job->lines.v[line];
	size_t first = l->n;
	size_t last = 0;
	size_t from = 0;

	for (size_t i = 0; i < l->n; i++) {
		size_t to = from + strlen(l->words[i]->text);

		if (to > at && from < at + n) {
			first = i < first ? i : first;
			last = i;
		}
		from = to + 1;
	}
	return first < l->n ? evidence(j, line, first, last - first + 1) : NULL;
}

static json_t *find_text(struct judge *j, const char *value)
{
	const struct dx_lines *lines = &j->job->lines;

	if (!j->lines) {
		j->lines = dx_alloc_array(j->job->arena, lines->n + 1, sizeof(*j->lines));
		for (size_t l = 0; l < lines->n; l++)
			j->lines[l] = run_text(j, l, 0, lines->v[l].n);
	}
	for (size_t l = 0; l < lines->n; l++) {
		size_t at = find_whole(j->lines[l], value);

		if (at != SIZE_MAX)
			return evidence_of_bytes(j, l, at, strlen(value));
	}
	return NULL;
}

/* ---- what may be proposed ---- */

/* The plain value that POINTER names, if the template and the data have it: its member, and its value in *V_R. */
static const struct dx_shape *find_member(const struct dx_kind *kind, const json_t *data, const char *pointer,
					  const json_t **v_r)
{
	const struct dx_shape *shape = kind->shape;
	const struct dx_shape *m = NULL;
	size_t n = kind->n_shape;
	struct dx_str rest = dx_str(pointer);
	struct dx_str part;
	uint64_t row;

	if (!dx_str_split(&rest, '/', &part) || part.n > 0)
		return NULL;
	while (dx_str_split(&rest, '/', &part)) {
		if (json_is_array(data)) {
			if (!dx_str_u64(part, &row) || (part.n > 1 && part.p[0] == '0'))
				return NULL;
			data = json_array_get(data, (size_t)row);
			continue;
		}
		m = NULL;
		for (size_t i = 0; i < n && !m; i++)
			m = dx_str_eq_c(part, shape[i].name) ? &shape[i] : NULL;
		data = m ? json_object_get(data, m->name) : NULL;
		if (!data)
			return NULL;
		shape = m->sub;
		n = m->n_sub;
	}
	*v_r = data;
	return m && data && !json_is_array(data) && !json_is_object(data) ? m : NULL;
}

static bool is_doubted(const json_t *checks, const char *path)
{
	const json_t *check, *one;
	size_t i, k;

	json_array_foreach ((json_t *)(uintptr_t)checks, i, check) {
		const char *state = dx_json_str(check, "state");

		if (!state || strcmp(state, "failed") != 0)
			continue;
		json_array_foreach (json_object_get(check, "paths"), k, one)
			if (strcmp(json_string_value(one), path) == 0)
				return true;
	}
	return false;
}

/* Words only: a number in any script of digits would be one that nobody printed. */
static bool is_opinion(const char *value)
{
	struct dx_str s = dx_str(value);
	size_t at = 0;
	uint32_t cp;

	if (s.n > OPINION_MAX)
		return false;
	while (at < s.n) {
		if (!dx_utf8_next(s, &at, &cp))
			return false;
		if (!((cp >= 'a' && cp <= 'z') || (cp >= 'A' && cp <= 'Z') || (cp >= 0xc0 && cp <= 0x24f) ||
		      (cp < 0x80 && strchr(" &/-_'.,()", (int)cp))))
			return false;
	}
	return true;
}

static json_t *find_value(struct judge *j, enum dx_shape_kind kind, const char *value)
{
	struct dx_date date;
	struct dx_dec dec;

	switch (kind) {
	case DX_SHAPE_TEXT:
		return strlen(value) <= TEXT_MAX ? find_text(j, value) : NULL;
	case DX_SHAPE_DATE:
		return dx_date_parse_iso(dx_str(value), &date) ? find_date(j, date) : NULL;
	case DX_SHAPE_AMOUNT:
	case DX_SHAPE_NUMBER:
		return strlen(value) <= DX_GIVEN_DIGITS_MAX && dx_dec_parse(dx_str(value), &dec) ? find_number(j, dec)
												 : NULL;
	case DX_SHAPE_BOOL: /* nothing to hold it against */
	case DX_SHAPE_OBJECT:
	case DX_SHAPE_ROWS:
		break;
	}
	return NULL;
}

static bool says_the_same(const struct dx_shape *m, const char *was, const char *value)
{
	struct dx_dec a, b;

	if (m->kind == DX_SHAPE_AMOUNT || m->kind == DX_SHAPE_NUMBER)
		return strlen(value) <= DX_GIVEN_DIGITS_MAX && dx_dec_parse(dx_str(was), &a) &&
		       dx_dec_parse(dx_str(value), &b) && dx_dec_cmp(a, b) == 0;
	return strcmp(was, value) == 0;
}

static void correct(const struct judge *j, struct dx_proposal *p, const char *was)
{
	p->correction = json_pack("{s:s, s:s, s:s, s:s, s:[]}", "path", p->path, "read", was, "used", p->value, "why",
				  "language_model", "candidates");
	dx_arena_defer(j->job->arena, drop, p->correction);
}

static enum dx_proposal_state judge(struct judge *j, const json_t *data, struct dx_proposal *p)
{
	const struct dx_shape *m;
	const json_t *now;
	const char *was;

	if (!p->path || !p->value || !*p->value)
		return DX_PROPOSAL_REFUSED;
	m = find_member(j->job->tpl->kind, data, p->path, &now);
	if (!m || (!json_is_null(now) && !json_is_string(now)))
		return DX_PROPOSAL_REFUSED;
	was = json_string_value(now);
	if (was && says_the_same(m, was, p->value))
		return DX_PROPOSAL_SAME;
	if (m->opinion) {
		p->opinion = true;
		p->evidence = evidence_of_opinion(j);
		return is_opinion(p->value) ? DX_PROPOSAL_OPEN : DX_PROPOSAL_REFUSED;
	}
	if (was && !is_doubted(j->checks, p->path))
		return DX_PROPOSAL_REFUSED;
	p->evidence = find_value(j, m->kind, p->value);
	if (p->evidence && was)
		correct(j, p, was);
	return p->evidence ? DX_PROPOSAL_OPEN : DX_PROPOSAL_REFUSED;
}

void dx_proposals_judge(const struct dx_job *job, const json_t *data, const json_t *checks, struct dx_proposals *p)
{
	struct judge j = {.job = job, .checks = checks};

	for (size_t i = 0; i < p->n; i++) {
		p->v[i].state = judge(&j, data, &p->v[i]);
		for (size_t k = 0; k < i && p->v[i].state == DX_PROPOSAL_OPEN; k++)
			if (p->v[k].state == DX_PROPOSAL_OPEN && strcmp(p->v[k].path, p->v[i].path) == 0)
				p->v[i].state = DX_PROPOSAL_REFUSED;
	}
}
