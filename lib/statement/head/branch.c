/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The branch that keeps the account: behind its label, else in a line of the head ("T NAGAR BRANCH, CHENNAI") or in a
 * sentence about the account ("held … at our Fort, Mumbai branch").
 */
#include <stdlib.h>
#include <string.h>

#include "dx/extract/ident.h"
#include "head.h"
#include "record/record.h"

#define LINE_WORDS 5    /* before the word "branch" */
#define UNDER      3000 /* left edges of a number and of what stands under it, thousandths of a point */
#define WIDE_BLANK 2    /* heights between a branch's number and its name at most */

static bool is_dash(const char *text)
{
	static const char *const dashes[] = {"-", "–", "—"};

	return dx_str_is_one_of(dx_str(text), dashes, DX_LEN(dashes));
}

static bool is_lower(const char *text)
{
	return text[0] >= 'a' && text[0] <= 'z';
}

/* How many words of W lead from the word for a branch to its name: "Filiale di LODI", "Agence de Vevey". */
static size_t joining_words(const struct dx_words *w)
{
	static const char *const words[] = {"di", "de", "du", "da", "do", "des", "von", "in"};
	const char *next = w->n > 1 ? w->words[1]->text : "";

	return w->skip == 0 && dx_str_is_one_of(dx_str(w->words[0]->text), words, DX_LEN(words)) && next[0] &&
			       !is_lower(next)
		       ? 1
		       : 0;
}

/* The word behind the label HIT in the same run, NULL where none stands there. */
static const struct dx_word *word_behind(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	const size_t i = hit->first + hit->n;

	return !hit->skip && i < line->n && line->words[i]->x0 - line->words[i - 1]->x1 <= line->height ? line->words[i]
													: NULL;
}

/*
 * May HIT, which stands behind other words of its run, be a label all the same? Behind a dash, where its own words lead
 * to a name ("Società cooperativa - Filiale di Lodi"), and behind the code that a bank knows it by ("IFSC … Branch
 * Lake View").
 */
static bool begins_inside(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const char *before = job->lines.v[hit->line].words[hit->first - 1]->text;
	const struct dx_word *behind = word_behind(job, hit);
	const struct dx_line *line = &job->lines.v[hit->line];
	const struct dx_words w = {.words = line->words + hit->first + hit->n, .n = line->n - hit->first - hit->n};

	if (!behind)
		return false;
	if (is_dash(before))
		return joining_words(&w) || dx_is_digit(behind->text[0]);
	if (strspn(before, "0123456789") == strlen(before)) /* "ENTIDAD 2099  OFICINA 0424" */
		return dx_is_digit(behind->text[0]);
	return dx_ident_ifsc(dx_str(before)) && dx_st_is_capital(behind->text);
}

/* Does the word before HIT, near to it, end another label: "Nome: OFICINA DOIS IRMAOS LTDA"? */
static bool is_value(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];

	return !hit->has_colon && hit->first > 0 &&
	       line->words[hit->first]->x0 - line->words[hit->first - 1]->x1 <= line->height &&
	       dx_str_ends(dx_str(line->words[hit->first - 1]->text), ":");
}

/*
 * Does HIT label a branch's name? "Branch Manager" and "Branch Code 0512" are of something else, "Your Base Branch has
 * moved" is a sentence.
 */
static bool is_label(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_word *behind = word_behind(job, hit);
	const struct dx_line *line = &job->lines.v[hit->line];
	const struct dx_words w = {.words = line->words + hit->first + hit->n, .n = line->n - hit->first - hit->n};

	if (is_value(job, hit) || (hit->inner && !hit->has_colon && !begins_inside(job, hit)))
		return false;
	if (hit->has_colon || !behind)
		return true;
	return !dx_st_is_branch_datum(dx_str(behind->text)) && (!is_lower(behind->text) || joining_words(&w));
}

/* The name that a value of HIT is, in *V. */
static bool take_value(struct dx_job *job, const struct dx_words *value, struct dx_val *v)
{
	struct dx_words w = *value;
	const size_t skip = joining_words(&w);
	const char *name;

	w.words += skip;
	w.n -= skip;
	if (is_lower(w.words[0]->text + w.skip) || !dx_st_branch_name(job, dx_words_text(job->arena, &w), &name))
		return false;
	*v = dx_words_val(job->arena, &job->lines, &w);
	v->text = name;
	return true;
}

/* Does HIT, a label of another thing than the branch, begin with the word for one? */
static bool says_branch(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const char *text = job->lines.v[hit->line].words[hit->first]->text;

	return hit->n > 1 && dx_str_ieq_c(dx_strn(text, strcspn(text, "/")), "branch");
}

/* The first value of HIT, as far as it stands together. */
static bool first_value(struct dx_job *job, const struct dx_label_hit *hit, struct dx_words *w)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];

	if (dx_labels_values(job->arena, &job->labels, hit, values) == 0)
		return false;
	*w = values[0];
	while (w->n > 1 && is_dash(w->words[0]->text)) {
		w->words++;
		w->n--;
	}
	return true;
}

/* "DAKSHIN BANK LTD, HAZRATGANJ, 7 NEAR HEAD POST OFFICE": does W begin with a bank's name and a comma? */
static bool begins_with_bank(const struct dx_words *w)
{
	for (size_t i = 1; i < w->n; i++)
		if (dx_str_ends(dx_str(w->words[i]->text), ","))
			return dx_st_is_bank_word(w->words[i]->text) || dx_st_is_bank_word(w->words[i - 1]->text);
	return false;
}

/*
 * A name in what is said of the branch: "Branch / IFSC : MODEL TOWN / PUDB0034500", where both stand, and "BRANCH
 * ADDRESS - DAKSHIN BANK LTD, HAZRATGANJ", what stands behind the bank. Another address may begin with a street.
 */
static bool beside_datum(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	struct dx_words w;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), SL_OTHER, &at))) {
		const struct dx_word *const *words =
			(const struct dx_word *const *)job->lines.v[hit->line].words + hit->first;
		const char *last = words[hit->n - 1]->text;

		if (!says_branch(job, hit) || !first_value(job, hit, &w))
			continue;
		if (dx_str_ieq_c(dx_str_strip(dx_str(last), "", ":-"), "address") && begins_with_bank(&w) &&
		    take_value(job, &w, v))
			return true;
		if ((strchr(words[0]->text, '/') || strcmp(words[1]->text, "/") == 0) && take_value(job, &w, v))
			return true;
	}
	return false;
}

/*
 * "OFICINA 0424  ALCOY": the words that stand behind VALUE, a number, in its line, as near as a wide blank, when they
 * are a name and begin no label; false: there are none.
 */
static bool name_behind(const struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *value,
			struct dx_words *w_r)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t at = hit->first + hit->n;

	while (at < line->n && line->words[at] != value->words[value->n - 1])
		at++;
	if (++at >= line->n || line->words[at]->x0 - line->words[at - 1]->x1 > WIDE_BLANK * line->height ||
	    !dx_st_is_capital(line->words[at]->text) || dx_labels_stop_at(&job->labels, hit->line, at))
		return false;
	*w_r = (struct dx_words){.words = (const struct dx_word *const *)line->words + at, .n = 1, .page = value->page};
	while (at + w_r->n < line->n && line->words[at + w_r->n]->x0 - line->words[at + w_r->n - 1]->x1 <= line->height)
		w_r->n++;
	for (size_t i = 0; i < w_r->n; i++)
		if (strchr(w_r->words[i]->text, ':') || dx_has_digit(w_r->words[i]->text))
			return false;
	return true;
}

/* The line of HIT or of the two below it that W stands in; job->lines.n: none of them. */
static size_t line_of(const struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w)
{
	for (size_t i = hit->line; i < job->lines.n && i <= hit->line + 2; i++)
		for (size_t k = 0; k < job->lines.v[i].n; k++)
			if (job->lines.v[i].words[k] == w->words[0])
				return i;
	return job->lines.n;
}

/* The run of capital words right under W, from its left edge on, in the line below; false: none stands there. */
static bool name_under(struct dx_job *job, size_t at, const struct dx_words *w, struct dx_words *name_r)
{
	const struct dx_line *line = &job->lines.v[at];
	const struct dx_line *below = &job->lines.v[at + 1];
	size_t n;
	struct dx_seg *segs;

	if (at + 1 >= job->lines.n || below->page != line->page || below->y0 - line->y1 > line->height || below->used)
		return false;
	segs = dx_lines_segments(job->arena, below, &n);
	for (size_t k = 0; k < n; k++) {
		*name_r = (struct dx_words){.words = (const struct dx_word *const *)below->words + segs[k].first,
					    .n = segs[k].n,
					    .page = below->page};
		if (abs(segs[k].x0 - w->words[0]->x0) > UNDER || dx_has_digit(dx_words_text(job->arena, name_r)) ||
		    dx_labels_stop_at(&job->labels, at + 1, segs[k].first))
			continue;
		return dx_st_is_capital(name_r->words[0]->text);
	}
	return false;
}

/* "Branch No." over "7520" over "SPEEDVALE & WOOLWICH": the name under the number of the branch. */
static bool under_number(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	struct dx_words w;
	struct dx_words name;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), SL_OTHER, &at))) {
		size_t line;

		if (!says_branch(job, hit) || !first_value(job, hit, &w) || w.n != 1 ||
		    strspn(w.words[0]->text, "0123456789") != strlen(w.words[0]->text))
			continue;
		line = line_of(job, hit, &w);
		if (line < job->lines.n && name_under(job, line, &w, &name) && take_value(job, &name, v))
			return true;
	}
	return false;
}

/* "Oddział: Oddział 2 w Gdyni": the words of HIT and those behind it, when the label before it is the same and these
 * are its value; false: they are none. */
static bool said_again(const struct dx_job *job, const struct dx_label_hit *hit, struct dx_words *w_r)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	const char *label = hit->first > 0 ? line->words[hit->first - 1]->text : "";

	if (hit->has_colon || !dx_str_ends(dx_str(label), ":") || hit->first + hit->n == line->n ||
	    !dx_str_ieq_c(dx_str_strip(dx_str(label), "", ":"), line->words[hit->first]->text))
		return false;
	*w_r = (struct dx_words){
		.words = (const struct dx_word *const *)line->words + hit->first, .n = 1, .page = line->page};
	while (hit->first + w_r->n < line->n && w_r->words[w_r->n]->x0 - w_r->words[w_r->n - 1]->x1 <= line->height)
		w_r->n++;
	return true;
}

/* The first name behind a label; else, in *CODE, the first number of a branch that a label gives. */
static bool labelled(struct dx_job *job, struct dx_val *v, struct dx_val *code)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), SL_BRANCH, &at))) {
		struct dx_words values[DX_LABEL_VALUES_MAX];
		struct dx_words name;
		struct dx_val one;
		size_t n;

		if (said_again(job, hit, &name) && take_value(job, &name, v))
			return true;
		if (!is_label(job, hit))
			continue;
		n = dx_labels_values(job->arena, &job->labels, hit, values);
		for (size_t i = 0; i < n; i++) {
			if (!take_value(job, &values[i], &one))
				continue;
			if (strspn(one.text, "0123456789-") < strlen(one.text)) {
				*v = one;
				return true;
			}
			if (name_behind(job, hit, &values[i], &name) && take_value(job, &name, v))
				return true;
			if (!dx_val_has(code))
				*code = one;
			break;
		}
	}
	return false;
}

/* Is TEXT the word "branch", and no more than a sign behind it? */
static bool is_branch_word(const char *text)
{
	return dx_str_ieq_c(dx_str_strip(dx_str(text), "", ",.;"), "branch");
}

/* Words before "branch" that name none: "your home branch". */
static bool is_any(const char *text)
{
	static const char *const words[] = {"home",    "base",    "your",      "our",   "any",     "the",
					    "parent",  "account", "local",     "india", "nearest", "bank's",
					    "issuing", "your:",   "concerned", "this"};

	return dx_str_is_one_of(dx_str(text), words, DX_LEN(words));
}

/* How many words of W right before word AT are a name: capitals, and what is no bank's nor has a digit. */
static size_t name_before(const struct dx_words *w, size_t at, bool in_sentence)
{
	size_t n = 0;
	size_t any = 0;

	while (n < at) {
		const char *text = w->words[at - 1 - n]->text;

		if (!dx_st_is_capital(text) || dx_has_digit(text) || strchr(text, ':') || dx_st_is_bank_word(text) ||
		    dx_str_ends(dx_str(text), ")") || (!in_sentence && dx_str_ends(dx_str(text), ",")) ||
		    (dx_str_ends(dx_str(text), ".") && strlen(text) > 4))
			break;
		any += is_any(text);
		n++;
	}
	return n > LINE_WORDS || any == n ? 0 : n;
}

/* Does a name of N words before word AT of W begin where a line, a sentence, or a part of either does? */
static bool begins_name(const struct dx_words *w, size_t at, size_t n)
{
	const char *before = n < at ? w->words[at - 1 - n]->text : "";

	return n == at || strchr(").,", before[strlen(before) - 1]) || is_dash(before);
}

/* "T NAGAR BRANCH, CHENNAI", "Incorporated abroad. Fort Branch, Mumbai" among the lines of the head. */
static bool in_line(struct dx_job *job, struct dx_val *v)
{
	struct st_runs runs = {0};
	struct dx_words w;

	while (dx_st_next_run(job, &runs, &w)) {
		for (size_t last = 1; last < w.n; last++) {
			const char *text = w.words[last]->text;
			const size_t n = is_branch_word(text) && !is_lower(text) ? name_before(&w, last, false) : 0;
			const size_t signs = strlen(text) - strlen("branch"); /* behind it */

			if (n == 0 || !begins_name(&w, last, n) || (last + 1 < w.n && signs == 0))
				continue;
			*v = dx_lines_val(job->arena, &job->pages[w.page], w.words + last - n, n + 1);
			v->text = dx_strndup(job->arena, v->text, strlen(v->text) - signs);
			return true;
		}
	}
	return false;
}

/* "held in Indian Rupees (INR) at our Mahatma Gandhi Road, Bengaluru branch", which the next line may say. */
static bool in_sentence(struct dx_job *job, struct dx_val *v)
{
	struct st_runs runs = {0};
	struct dx_words w;

	while (dx_st_next_run(job, &runs, &w)) {
		const struct dx_line *next = runs.line + 1 < job->lines.n ? &job->lines.v[runs.line + 1] : NULL;
		size_t last = 0;
		size_t n;

		while (last < w.n && !is_branch_word(w.words[last]->text))
			last++;
		if (last == w.n && !(next && next->page == w.page && next->n && is_branch_word(next->words[0]->text)))
			continue;
		n = name_before(&w, last, true);
		if (n == 0 || n == last || !dx_str_ieq_c(dx_str(w.words[last - 1 - n]->text), "our"))
			continue;
		*v = dx_lines_val(job->arena, &job->pages[w.page], w.words + last - n, n);
		return true;
	}
	return false;
}

void dx_st_branch_read(struct dx_job *job, struct dx_val *v)
{
	struct dx_val code = {0};

	if (!labelled(job, v, &code) && !beside_datum(job, v) && !under_number(job, v) && !in_line(job, v) &&
	    !in_sentence(job, v) && dx_val_has(&code))
		*v = code;
}
