/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Parameters of a unit of work. */
#include <limits.h>
#include <string.h>

#include "dx/doc/cells.h"
#include "dx/fmt/json.h"
#include "engine_int.h"

#define DEADLINE_MS_DEFAULT 60000
#define DEADLINE_MS_MAX     3600000
#define PIXELS_DEFAULT      INT64_C(40000000)
#define PIXELS_MAX          INT64_C(1000000000)
#define PAGES_DEFAULT       1000
#define PAGES_MAX           3600 /* each page is a part of a message, its cells are another one: DX_CHAN_PARTS */
#define PAGES_LOOKED_AT     100000
#define DPI_DEFAULT         150
#define DPI_MAX             600
#define PAPER_MAX           100000000 /* thousandths of a point */
#define PAPER_DPI_MAX       3000

static int64_t within(const json_t *o, const char *key, int64_t def, int64_t lo, int64_t hi)
{
	int64_t v = dx_json_int(o, key, def);

	return v < lo ? lo : v > hi ? hi : v;
}

/* Four numbers that enclose something, or nothing at all. */
static void read_box(const json_t *v, int box[4])
{
	int b[4];

	for (size_t i = 0; i < 4; i++) {
		json_int_t n = json_integer_value(json_array_get(v, i));

		b[i] = n < 0 ? 0 : n > DX_BOX_UNIT ? DX_BOX_UNIT : (int)n;
	}
	if (b[0] < b[2] && b[1] < b[3])
		memcpy(box, b, sizeof(b));
}

/* [width,height,dpi]: all known, or none of them. */
static bool read_paper(const json_t *v, struct params *p)
{
	static const json_int_t max[] = {PAPER_MAX, PAPER_MAX, PAPER_DPI_MAX};
	int32_t n[3];

	if (!v)
		return true;
	for (size_t i = 0; i < DX_LEN(n); i++) {
		const json_t *number = json_array_get(v, i);

		if (!json_is_integer(number) || json_integer_value(number) < 0 || json_integer_value(number) > max[i])
			return false;
		n[i] = (int32_t)json_integer_value(number);
	}
	if ((n[0] > 0) != (n[1] > 0) || (n[0] > 0) != (n[2] > 0))
		return false;
	p->has_paper = true;
	p->paper = (struct dx_ocr_paper){n[0], n[1], n[2]};
	return true;
}

bool dx_params_read(struct dx_arena *a, struct dx_str json, struct params *p_r, struct dx_err *err)
{
	struct params p = {.languages = "eng"};
	struct dx_buf options = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&options);
	const char *languages;
	const json_t *member;
	json_t *o;

	if (!dx_json_parse(a, json, &o, err))
		return dx_fail(err, DX_E_internal_error, "the parameters are malformed");
	if (!json_is_object(o))
		return dx_fail(err, DX_E_internal_error, "the parameters are no object");
	p.deadline_ms = within(o, "deadline_ms", DEADLINE_MS_DEFAULT, 1, DEADLINE_MS_MAX);
	p.max_pixels = within(o, "max_pixels", PIXELS_DEFAULT, 1, PIXELS_MAX);
	p.max_pages = (int)within(o, "max_pages", PAGES_DEFAULT, 1, PAGES_MAX);
	p.page = (int)within(o, "page", 1, INT_MIN, INT_MAX);
	p.dpi = (int)within(o, "dpi", DPI_DEFAULT, 1, DPI_MAX);
	p.rotation = (int)within(o, "rotation", 0, 0, 270);
	p.skew_millideg = (int)within(o, "skew_millideg", 0, -180000, 180000);
	p.service_status = (int)within(o, "service_status", 0, 0, 999);
	p.picture_dpi = (int)within(o, "picture_dpi", -1, -1, DPI_MAX);
	p.round = (int)within(o, "round", 1, 1, DX_CELL_ROUNDS_MAX);
	read_box(json_object_get(o, "box"), p.box);
	if (!read_paper(json_object_get(o, "paper"), &p))
		return dx_fail(err, DX_E_internal_error, "the size of the paper is malformed");
	p.password = dx_json_str(o, "password");
	p.pages = dx_json_str(o, "pages");
	p.document = dx_json_str(o, "document");
	if (p.document && (*p.document == '\0' || strlen(p.document) >= DX_DOCUMENT_MAX))
		return dx_fail(err, DX_E_internal_error, "the document's name is malformed");
	languages = dx_json_str(o, "languages");
	if (languages && *languages)
		p.languages = languages;
	member = json_object_get(o, "options");
	if (member) {
		dx_jw_json(&w, member);
		p.options = dx_strn(dx_strndup(a, options.data, options.len), options.len);
		dx_buf_free(&options);
	}
	*p_r = p;
	return true;
}

/* The memory is ours (an arena's and the JSON parser's), const only for those who read it. */
static void wipe(const char *s, size_t n)
{
	explicit_bzero((char *)(uintptr_t)s, n);
}

void dx_params_wipe(struct params *p, struct dx_str json)
{
	if (!p->password)
		return;
	wipe(p->password, strlen(p->password));
	wipe(json.p, json.n);
	p->password = NULL;
}

/* ---- "1-3,7" ---- */

/* "7" or "1-3"; the end may be left out: "5-". */
static bool read_range(struct dx_str part, uint64_t *from_r, uint64_t *to_r)
{
	size_t dash = dx_str_find_c(part, '-');
	struct dx_str first = dx_str_trim(dash == SIZE_MAX ? part : dx_str_sub(part, 0, dash));
	struct dx_str last;

	if (!dx_str_u64(first, from_r) || *from_r == 0)
		return false;
	*to_r = *from_r;
	if (dash == SIZE_MAX)
		return true;
	last = dx_str_trim(dx_str_sub(part, dash + 1, SIZE_MAX));
	if (last.n == 0)
		*to_r = UINT64_MAX;
	else if (!dx_str_u64(last, to_r))
		return false;
	return *to_r >= *from_r;
}

static bool mark_pages(const char *spec, bool *wanted, int total)
{
	struct dx_str rest = dx_str(spec);
	struct dx_str part;
	uint64_t from;
	uint64_t to;

	while (dx_str_split(&rest, ',', &part)) {
		if (!read_range(part, &from, &to))
			return false;
		for (uint64_t i = from; i <= to && i <= (uint64_t)total; i++)
			wanted[i - 1] = true;
	}
	return true;
}

bool dx_pages_select(struct dx_arena *a, const char *spec, int total, int max, int **pages_r, size_t *n_r,
		     struct dx_err *err)
{
	/* a declared number that is out of all proportion must not cost memory before it is refused */
	int looked_at = total > PAGES_LOOKED_AT ? PAGES_LOOKED_AT : total;
	bool *wanted = dx_alloc_array(a, (size_t)looked_at, sizeof(*wanted));
	size_t n = 0;
	int *pages;

	if (!spec && total > max)
		return dx_fail(err, DX_E_too_many_pages, "the document has %d pages, at most %d are read", total, max);
	for (int i = 0; !spec && i < looked_at; i++)
		wanted[i] = true;
	if (spec && !mark_pages(spec, wanted, looked_at))
		return dx_fail(err, DX_E_bad_request, "the selection of pages is malformed");
	for (int i = 0; i < looked_at; i++)
		n += wanted[i];
	if (n == 0)
		return dx_fail(err, DX_E_bad_request, "the document has %d pages, none of them is selected", total);
	if (n > (size_t)max)
		return dx_fail(err, DX_E_too_many_pages, "%zu pages are selected, at most %d are read", n, max);
	pages = dx_alloc_array(a, n, sizeof(*pages));
	n = 0;
	for (int i = 0; i < looked_at; i++)
		if (wanted[i])
			pages[n++] = i + 1;
	*pages_r = pages;
	*n_r = n;
	return true;
}
