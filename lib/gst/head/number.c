/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The number of an invoice or a note: behind its label, behind one that only its date explains, or the only one. */
#include <string.h>

#include "head.h"
#include "record/record.h"

#define STEM_MAX  3 /* words before "No" */
#define STEM_TEXT 40
#define STEM_ABBR 3 /* letters: "po", "utr"; what is as short means the whole word */

/* Rule 46: at most 16 of letters, digits, dash and slash; invoices break the rule a little. */
static bool is_number(struct dx_str s)
{
	bool digit = false;

	if (s.n == 0 || s.n > 24)
		return false;
	for (size_t i = 0; i < s.n; i++) {
		char c = s.p[i];

		digit |= c >= '0' && c <= '9';
		if (!(c >= '0' && c <= '9') && !(c >= 'A' && c <= 'Z') && !(c >= 'a' && c <= 'z') &&
		    !strchr("-/_.#&", c)) /* "S&S/24-25/0042" */
			return false;
	}
	return digit;
}

/* Four characters at least, one of them a digit: no page, no count, and not what ends a sentence ("March 2025."). */
static bool is_long_number(struct dx_str s)
{
	return s.n >= 4 && is_number(s) && s.p[s.n - 1] != '.';
}

/* "# : INV-7892": a sign instead of a name, at the beginning of a line. */
static bool number_by_sign(struct dx_job *job, struct dx_val *v)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t at = 1;

		if (line->used || line->n < 2 || line->words[0]->text[0] != '#' ||
		    strspn(line->words[0]->text, "#:.") != strlen(line->words[0]->text))
			continue;
		while (at + 1 < line->n && strspn(line->words[at]->text, ":-.") == strlen(line->words[at]->text))
			at++;
		if (!is_long_number(dx_str(line->words[at]->text)))
			continue;
		*v = dx_lines_val(job->arena, &job->pages[line->page], line->words + at, 1);
		v->text = v->raw;
		return true;
	}
	return false;
}

/* The number right under the paper's title, or beside it. */
static bool number_by_title(struct dx_job *job, struct dx_val *v)
{
	for (int field = GL_DOC_INVOICE; field <= GL_DOC_BILL_OF_SUPPLY; field++)
		if (dx_fields_word(job, dx_scope_all(job), field, is_long_number, v))
			return true;
	return false;
}

/* WORD without what ends it: "No.", "Dt:". */
static struct dx_str bare(const char *word)
{
	return dx_strn(word, strcspn(word, ".:,)"));
}

/* "Against Inv.", "Original Invoice No", "Ref. Bill": another paper's. */
static bool is_others(const struct dx_line *line, size_t word)
{
	static const char *const before[] = {"against", "ag",        "agst",     "original", "orig", "org",
					     "ref",     "reference", "previous", "prev",     "old",  "corresponding",
					     "parent",  "linked"};

	return dx_str_is_one_of(bare(line->words[word]->text), before, DX_LEN(before));
}

/* "2025-26", "25-26": two years in a row. */
static bool is_fiscal_year(struct dx_str s)
{
	struct dx_str first = dx_str_sub(s, s.n > 3 ? s.n - 5 : 0, 2);
	struct dx_str last = dx_str_sub(s, s.n > 2 ? s.n - 2 : 0, 2);
	uint64_t a, b;

	return (s.n == 5 || (s.n == 7 && dx_str_starts(s, "20"))) && s.p[s.n - 3] == '-' && dx_str_u64(first, &a) &&
	       dx_str_u64(last, &b) && b == (a + 1) % 100;
}

/* "404 / 2025-26", "2025-26 / 404": so many words from AT on are one number with its fiscal year. */
static size_t with_year(const struct dx_words *w, size_t at)
{
	struct dx_str a, b;

	if (at + 2 >= w->n || !dx_str_is_one_of(dx_str(w->words[at + 1]->text), (const char *const[]){"/", "-"}, 2))
		return 1;
	a = dx_str(w->words[at]->text + (at ? 0 : w->skip));
	b = dx_str(w->words[at + 2]->text);
	return is_number(a) && is_number(b) && is_fiscal_year(a) != is_fiscal_year(b) ? 3 : 1;
}

static bool number_in(struct dx_job *job, const struct dx_words *w, bool (*ok)(struct dx_str s), struct dx_val *v)
{
	for (size_t i = 0; i < w->n; i++) {
		struct dx_words one = {w->words + i, 1, i ? 0 : w->skip, w->page};

		if (!ok(dx_str(dx_words_text(job->arena, &one))))
			continue;
		one.n = with_year(w, i);
		*v = dx_words_val(job->arena, &job->lines, &one);
		return true;
	}
	return false;
}

/* "Invoice Details:" right above IT, and as far left: what is called "No:" there is the invoice's. */
static bool is_under_invoice(struct dx_job *job, const struct gst_above *it)
{
	static const char *const papers[] = {"invoice", "bill", "voucher"};
	static const char *const details[] = {"details", "detail", "information", "info"};
	const int32_t height = it->line->height;

	for (struct gst_above over = dx_gst_above(job); dx_gst_next_above(job, &over) && over.index < it->index;) {
		int32_t off = over.line->words[over.seg->first]->x0 - it->line->words[it->seg->first]->x0;

		if (over.line->page == it->line->page && dx_lines_leading(over.line, it->line) <= height * 3 / 2 &&
		    off <= height && off >= -height && over.seg->n == 2 &&
		    dx_str_is_one_of(bare(over.line->words[over.seg->first]->text), papers, DX_LEN(papers)) &&
		    dx_str_is_one_of(bare(over.line->words[over.seg->first + 1]->text), details, DX_LEN(details)))
			return true;
	}
	return false;
}

/* Where the run ends in which word FIRST of LINE stands. */
static int32_t run_end(struct dx_job *job, const struct dx_line *line, size_t first)
{
	size_t n;
	const struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);
	size_t k = 0;

	while (k + 1 < n && segs[k].first + segs[k].n <= first)
		k++;
	return n ? segs[k].x1 : 0;
}

/* "Date : 24-03-2024" right below IT, and as far left or right: of one paper, and there is no other in a head without
 * labels. */
static bool has_date_below(struct dx_job *job, const struct gst_above *it)
{
	const struct dx_labels *l = &job->labels;
	const int32_t height = it->line->height;

	for (size_t i = it->index + 1; i < job->lines.n && job->lines.v[i].page == it->line->page &&
				       dx_lines_leading(it->line, &job->lines.v[i]) <= 2 * height;
	     i++)
		for (size_t k = l->line_first[i]; k < l->line_first[i + 1]; k++) {
			int32_t off = job->lines.v[i].words[l->v[k].first]->x0 - it->line->words[it->seg->first]->x0;
			int32_t right = run_end(job, &job->lines.v[i], l->v[k].first) - it->seg->x1;

			if (l->v[k].field == GL_INVOICE_DATE &&
			    ((off <= height && off >= -height) || (right <= height / 2 && right >= -height / 2)))
				return true;
		}
	return false;
}

/* "No.   743" at the beginning of a line, and nothing else with it: a bill book's. Or in a box of an invoice's details,
 * or over its date.
 */
static bool number_by_no(struct dx_job *job, struct dx_val *v)
{
	static const char *const no[] = {"no", "number"};

	for (struct gst_above it = dx_gst_above(job); dx_gst_next_above(job, &it);) {
		struct dx_label_hit hit = {.field = GL_OTHER, .line = it.index, .first = it.seg->first, .n = 1};
		struct dx_words values[DX_LABEL_VALUES_MAX];

		if (it.seg->n <= 2 && dx_str_is_one_of(bare(it.line->words[it.seg->first]->text), no, DX_LEN(no)) &&
		    (it.seg->first == 0 || is_under_invoice(job, &it) || has_date_below(job, &it)) &&
		    dx_labels_values(job->arena, &job->labels, &hit, values) && values[0].n == 1 &&
		    number_in(job, &values[0], is_number, v))
			return true;
	}
	return false;
}

static bool number_behind(struct dx_job *job, const struct dx_label_hit *hit, bool (*ok)(struct dx_str s),
			  struct dx_val *v)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

	for (size_t i = 0; i < n; i++)
		if (number_in(job, &values[i], ok, v))
			return true;
	return false;
}

/* "Invoice No. & Date : INV-5753 / 04.11.2025": the label of the date that HIT goes on with; NULL: there is none. */
static const struct dx_label_hit *shared_with(const struct dx_job *job, const struct dx_label_hit *hit)
{
	static const char *const ands[] = {"&", "and", "/", ",", "-"};
	const struct dx_labels *l = &job->labels;
	size_t end = hit->first + hit->n;

	if (hit->has_colon || end + 1 >= job->lines.v[hit->line].n ||
	    !dx_str_is_one_of(dx_str(job->lines.v[hit->line].words[end]->text), ands, DX_LEN(ands)))
		return NULL;
	for (size_t i = l->line_first[hit->line]; i < l->line_first[hit->line + 1]; i++)
		if (l->v[i].first == end + 1 && l->v[i].field == GL_INVOICE_DATE && l->v[i].inner)
			return &l->v[i];
	return NULL;
}

/* The first word of W that is a number and no date. */
static bool number_before_date(struct dx_job *job, const struct dx_words *w, struct dx_val *v)
{
	struct dx_dates_raw date;

	return number_in(job, w, is_number, v) && !dx_dates_whole(dx_str(v->text), &date);
}

static bool number_of_both(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
{
	const struct dx_label_hit *date = shared_with(job, hit);
	struct dx_words values[DX_LABEL_VALUES_MAX];
	struct dx_val found = {0};
	size_t n = date ? dx_labels_values(job->arena, &job->labels, date, values) : 0;

	for (size_t i = 0; i < n; i++)
		if (number_before_date(job, &values[i], &found)) {
			*v = found;
			return true;
		}
	return false;
}

/* "INV-5753", "No - INV-5753": nothing else. */
static bool is_alone(const struct dx_words *w)
{
	static const char *const no[] = {"no", "number", "#", "-", ":", "nr", ""};

	for (size_t i = 0; i + 1 < w->n; i++)
		if (!dx_str_is_one_of(bare(w->words[i]->text), no, DX_LEN(no)))
			return false;
	return w->n > 0;
}

/* Behind a lone "Invoice", which may be the paper's title: on its line; below it (BELOW) only by itself. */
static bool number_beside(struct dx_job *job, const struct dx_label_hit *hit, bool below, struct dx_val *v)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

	for (size_t i = 0; i < n; i++) {
		bool here = values[i].words >= (const struct dx_word *const *)line->words &&
			    values[i].words < (const struct dx_word *const *)line->words + line->n;

		if (here != below && (here || is_alone(&values[i])) && number_in(job, &values[i], is_long_number, v))
			return true;
	}
	return false;
}

static bool is_lone(const struct dx_label_hit *hit)
{
	return hit->n == 1 && !hit->has_colon;
}

/* "Note", or "Memo" of a "Credit Memo", in a label that begins with word FIRST. */
static bool names_note(const struct dx_line *line, size_t at, size_t first)
{
	static const char *const sides[] = {"credit", "debit"};

	return dx_str_ieq_c(bare(line->words[at]->text), "note") ||
	       (at > first && dx_str_ieq_c(bare(line->words[at]->text), "memo") &&
		dx_str_is_one_of(bare(line->words[at - 1]->text), sides, DX_LEN(sides)));
}

/* Labels of a word or two, not those of another paper; of a note those that call it one, where NOTE says so. */
static bool number_by_label(struct dx_job *job, bool note, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), GL_INVOICE_NUMBER, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		bool named = false;

		for (size_t i = hit->first; i < hit->first + hit->n; i++)
			named |= names_note(line, i, hit->first);
		if ((note && !named) || is_lone(hit) ||
		    (hit->inner && hit->first > 0 && is_others(line, hit->first - 1)))
			continue;
		if (number_behind(job, hit, is_number, v) || number_of_both(job, hit, v))
			return true;
	}
	return false;
}

static bool number_by_lone_label(struct dx_job *job, bool below, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), GL_INVOICE_NUMBER, &at)))
		if (is_lone(hit) && number_beside(job, hit, below, v))
			return true;
	return false;
}

/* ---- "CN No." over "CN Date" ---- */

/* A label with an end, at a segment's beginning: its words before the end, in small letters. False: it is none. */
static bool stem_of(const struct dx_line *line, const struct dx_seg *seg, const char *const *ends, size_t n_ends,
		    char stem[STEM_TEXT], size_t *end_r)
{
	size_t len = 0;

	for (size_t i = 0; i < seg->n && i <= STEM_MAX; i++) {
		const char *text = line->words[seg->first + i]->text;
		size_t before = len;

		if (i && dx_str_is_one_of(bare(text), ends, n_ends)) {
			stem[len] = '\0';
			*end_r = seg->first + i;
			return len > 0;
		}
		if (len && len + 1 < STEM_TEXT)
			stem[len++] = ' ';
		for (; *text; text++) {
			char c = *text >= 'A' && *text <= 'Z' ? (char)(*text - 'A' + 'a') : *text;

			if (c >= '0' && c <= '9')
				return false;
			if (c >= 'a' && c <= 'z' && len + 1 < STEM_TEXT)
				stem[len++] = c;
		}
		if (len == before + 1 && stem[before] == ' ')
			len = before; /* "&" */
	}
	return false;
}

/* A word of STEM that is one of these, or begins with one that is long enough to be known by it. */
static bool has_word(const char *stem, const char *const *words, size_t n_words)
{
	for (struct dx_str rest = dx_str(stem), word; dx_str_split(&rest, ' ', &word);)
		for (size_t i = 0; i < n_words; i++)
			if (strlen(words[i]) > STEM_ABBR ? dx_str_starts(word, words[i]) : dx_str_eq_c(word, words[i]))
				return true;
	return false;
}

/* Papers that invoices name besides themselves. */
static bool is_other_stem(const char *stem)
{
	static const char *const others[] = {
		"po",       "so",       "lr",      "gr",        "rr",       "dc",        "ag",       "ref",
		"grn",      "awb",      "lut",     "irn",       "ack",      "ewb",       "way",      "utr",
		"chq",      "dd",       "txn",     "lic",       "job",      "order",     "challan",  "eway",
		"against",  "original", "work",    "agreement", "contract", "booking",   "shipping", "delivery",
		"dispatch", "despatch", "supplie", "buyer",     "policy",   "cheque",    "receipt",  "transaction",
		"payment",  "bank",     "quot",    "estimate",  "indent",   "sales",     "licen",    "instrument",
		"gate",     "permit",   "project", "customer",  "vehicle",  "reference", "applie"};

	return has_word(stem, others, DX_LEN(others));
}

/* Is a date behind the words of IT up to word END of its line, as behind a label? */
static bool has_date_behind(struct dx_job *job, const struct gst_above *it, size_t end)
{
	size_t first = it->seg->first;
	struct dx_label_hit hit = {.field = GL_OTHER, .line = it->index, .first = first, .n = end + 1 - first};
	struct dx_words values[DX_LABEL_VALUES_MAX];
	struct dx_val date = {0};

	for (size_t m = dx_labels_values(job->arena, &job->labels, &hit, values); m-- > 0;)
		if (dx_fields_date_of(job, &values[m], &date))
			return true;
	return false;
}

/* Is there a label with this stem and "Date", with a date behind it? */
static bool has_date(struct dx_job *job, const char *stem)
{
	static const char *const dates[] = {"date", "dt", "dated"};

	for (struct gst_above it = dx_gst_above(job); dx_gst_next_above(job, &it);) {
		char found[STEM_TEXT];
		size_t end;

		if (!stem_of(it.line, it.seg, dates, DX_LEN(dates), found, &end) || strcmp(found, stem) != 0)
			continue;
		if (has_date_behind(job, &it, end))
			return true;
	}
	return false;
}

static bool number_by_date(struct dx_job *job, struct dx_val *v)
{
	static const char *const ends[] = {"no", "number", "num", "nr", "#", "id"};

	for (struct gst_above it = dx_gst_above(job); dx_gst_next_above(job, &it);) {
		struct dx_label_hit hit = {.field = GL_OTHER, .line = it.index, .first = it.seg->first};
		char stem[STEM_TEXT];
		size_t end;

		if (!stem_of(it.line, it.seg, ends, DX_LEN(ends), stem, &end) || is_other_stem(stem) ||
		    !has_date(job, stem))
			continue;
		hit.n = end + 1 - hit.first;
		if (number_behind(job, &hit, is_number, v))
			return true;
	}
	return false;
}

/* Does the line below IT begin with "Bill Date" and a date, in the same column? */
static bool is_over_date(struct dx_job *job, const struct gst_above *it)
{
	static const char *const dates[] = {"date", "dt", "dated"};
	int32_t x0 = it->line->words[it->seg->first]->x0;

	for (struct gst_above below = dx_gst_above(job); dx_gst_next_above(job, &below);) {
		char stem[STEM_TEXT];
		int32_t off = below.line->words[below.seg->first]->x0 - x0;
		size_t end;

		if (below.index <= it->index || below.line->page != it->line->page ||
		    dx_lines_leading(it->line, below.line) > it->line->height || off > it->line->height ||
		    off < -it->line->height || !stem_of(below.line, below.seg, dates, DX_LEN(dates), stem, &end) ||
		    is_other_stem(stem))
			continue;
		if (has_date_behind(job, &below, end))
			return true;
	}
	return false;
}

/* "Folio No. : GS/25-26/118" right over "Bill Date : 13-Jun-2025", whatever has that number. */
static bool number_over_date(struct dx_job *job, struct dx_val *v)
{
	static const char *const ends[] = {"no", "number", "num", "nr", "#"};

	for (struct gst_above it = dx_gst_above(job); dx_gst_next_above(job, &it);) {
		struct dx_label_hit hit = {.field = GL_OTHER, .line = it.index, .first = it.seg->first};
		char stem[STEM_TEXT];
		size_t end;

		if (!stem_of(it.line, it.seg, ends, DX_LEN(ends), stem, &end) || is_other_stem(stem) ||
		    !is_over_date(job, &it))
			continue;
		hit.n = end + 1 - hit.first;
		if (number_behind(job, &hit, is_number, v))
			return true;
	}
	return false;
}

/* ---- the only one ---- */

/* "GS/25-26/1237", "INV-5753": capitals, three digits and something between them, and nothing else that is known. */
static bool is_serial(const char *text)
{
	struct dx_str s = dx_str(text);
	struct dx_dates_raw date;
	size_t digits = 0;
	bool capital = false;

	for (size_t i = 0; i < s.n; i++) {
		digits += s.p[i] >= '0' && s.p[i] <= '9';
		capital |= s.p[i] >= 'A' && s.p[i] <= 'Z';
	}
	return is_long_number(s) && digits >= 3 && capital && strpbrk(text, "/-") && !dx_dates_whole(s, &date);
}

/* Does word K of SEG stand behind a label of something else? */
static bool is_known(const struct dx_job *job, size_t index, const struct dx_seg *seg, size_t k)
{
	const struct dx_labels *l = &job->labels;

	if (k > 1 && is_others(&job->lines.v[index], seg->first))
		return true;
	for (size_t i = l->line_first[index]; i < l->line_first[index + 1]; i++)
		if (l->v[i].first <= seg->first + k && l->v[i].field != GL_INVOICE_NUMBER &&
		    !(l->v[i].n == 1 && is_others(&job->lines.v[index], l->v[i].first))) /* "Reference: GS/25-26/118" */
			return true;
	return false;
}

/* The only such word above the items, alone or at the end of a short run. */
static bool number_alone(struct dx_job *job, struct dx_val *v)
{
	struct dx_val found = {0};

	if (job->tables.n == 0)
		return false;
	for (struct gst_above it = dx_gst_above(job); dx_gst_next_above(job, &it);) {
		size_t last = it.seg->n - 1;
		struct dx_words one = {it.line->words + it.seg->first + last, 1, 0, it.line->page};
		const char *text = one.words[0]->text;
		const char *colon = strrchr(text, ':');

		one.skip = colon ? (size_t)(colon + 1 - text) : 0;
		if (last > STEM_MAX + 1 || !is_serial(text + one.skip) || is_known(job, it.index, it.seg, last))
			continue;
		if (dx_val_has(&found) && strcmp(found.text, text + one.skip) != 0)
			return false;
		found = dx_words_val(job->arena, &job->lines, &one);
	}
	if (dx_val_has(&found))
		*v = found;
	return dx_val_has(&found);
}

/* "El/24-25/3479" of a scan, whose letters are capitals but for an l: that is an I. */
static void mend_capitals(struct dx_job *job, struct dx_val *v)
{
	bool capital = false;
	char *text;

	if (v->source != DX_VAL_OCR || !strchr(v->text, 'l'))
		return;
	for (const char *c = v->text; *c; c++) {
		if (*c >= 'a' && *c <= 'z' && *c != 'l')
			return;
		capital |= *c >= 'A' && *c <= 'Z';
	}
	if (!capital)
		return;
	text = dx_strdup(job->arena, v->text);
	for (char *c = text; *c; c++)
		*c = *c == 'l' ? 'I' : *c;
	v->text = text;
	v->source = DX_VAL_REPAIRED;
}

void dx_gst_number(struct dx_job *job, struct gst_invoice *inv)
{
	struct dx_val *v = &inv->invoice_number;
	const char *type = dx_val_has(&inv->document_type) ? inv->document_type.text : "";
	bool note = dx_str_ends(dx_str(type), "note");

	if (!((note && (number_by_label(job, true, v) || number_by_date(job, v))) || number_by_label(job, false, v) ||
	      dx_gst_number_of_letter(job, v) || number_by_lone_label(job, false, v) ||
	      (!note && number_by_date(job, v)) || number_by_lone_label(job, true, v) || number_by_sign(job, v) ||
	      number_by_no(job, v) || dx_gst_number_under_title(job, v) || number_by_title(job, v) ||
	      number_over_date(job, v)))
		number_alone(job, v);
	mend_capitals(job, v);
}
