/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Reverse charge: behind its label, or in the words "GST payable by consignee". */
#include <string.h>

#include "head.h"

/* Does TEXT, which recognition read if SCANNED, answer: 1 yes, 0 no, -1 neither? */
static int answer_of(const char *text, bool scanned)
{
	static const char *const no[] = {"no", "n", "n.a.", "na", "not applicable"};
	struct dx_str s = dx_str_trim(dx_str(text));

	if (scanned && s.n == 2 && strchr("i!;|0123456789", s.p[0])) /* ": N" read as "iN", "2N" */
		s = dx_str_sub(s, 1, 1);
	if (dx_str_ieq_c(s, "yes") || dx_str_ieq_c(s, "y"))
		return 1;
	return dx_str_is_one_of(s, no, DX_LEN(no)) ? 0 : -1;
}

static bool is_said(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w)
{
	(void)hit;
	return answer_of(dx_words_text(job->arena, w), job->pages[w->page].source == DX_SOURCE_OCR) >= 0;
}

/* A title may hold the label's words too: "(Under Reverse Charge)". */
static bool by_label(struct dx_job *job, struct dx_val *v)
{
	if (!dx_fields_text_if(job, dx_scope_all(job), GL_REVERSE_CHARGE, is_said, v))
		return false;
	v->flag = answer_of(v->text, v->source == DX_VAL_OCR) == 1;
	return true;
}

static struct dx_str bare(const char *word)
{
	return dx_strn(word, strcspn(word, ".:,;()"));
}

/* "GST Payable By CONSIGNEE", "Tax to be paid by the recipient": the whole run of words, which ends with who pays. No
 * question ("Whether tax is …"), no choice ("Consignor / Consignee"). */
static bool says_buyer_pays(const struct dx_line *line, const struct dx_seg *seg)
{
	static const char *const taxes[] = {"gst", "tax"};
	static const char *const pays[] = {"payable", "paid"};
	static const char *const between[] = {"by", "the", "service"};
	static const char *const buyers[] = {"consignor", "consignee", "recipient", "receiver"};
	bool tax = false;
	size_t i = 0;

	for (; i < seg->n; i++) {
		struct dx_str word = bare(line->words[seg->first + i]->text);

		if (dx_str_is_one_of(word, pays, DX_LEN(pays)))
			break;
		if (dx_str_ieq_c(word, "whether") || dx_str_ieq_c(word, "if") || dx_str_ieq_c(word, "not"))
			return false;
		tax |= dx_str_is_one_of(word, taxes, DX_LEN(taxes));
	}
	if (!tax || i + 2 >= seg->n || !dx_str_ieq_c(bare(line->words[seg->first + i + 1]->text), "by"))
		return false;
	for (i++; i + 1 < seg->n; i++)
		if (!dx_str_is_one_of(bare(line->words[seg->first + i]->text), between, DX_LEN(between)) &&
		    strcmp(line->words[seg->first + i]->text, ":") != 0)
			return false;
	return dx_str_is_one_of(bare(line->words[seg->first + i]->text), buyers, DX_LEN(buyers));
}

static bool by_words(struct dx_job *job, struct dx_val *v)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = line->used ? NULL : dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; segs && k < n; k++) {
			struct dx_words w = {line->words + segs[k].first, segs[k].n, 0, line->page};

			/* what stands behind it on its line may be an answer */
			if (k + 1 < n || !says_buyer_pays(line, &segs[k]))
				continue;
			*v = dx_words_val(job->arena, &job->lines, &w);
			v->flag = true;
			return true;
		}
	}
	return false;
}

/* ---- sentences ---- */

#define SAID_MAX 12 /* words of a sentence that are looked at */

struct said {
	struct dx_str word[SAID_MAX]; /* the last ones, the latest first */
	size_t n;
};

static void say(struct said *s, struct dx_str word)
{
	memmove(s->word + 1, s->word, (SAID_MAX - 1) * sizeof(s->word[0]));
	s->word[0] = word;
	s->n += s->n < SAID_MAX;
}

/* Do the words before "reverse charge" end with "tax is not payable on", "no GST payable under" or the like? A question
 * ("Whether …") has its answer behind it. */
static bool says_no(const struct said *s)
{
	static const char *const between[] = {"tax",  "gst", "is",    "are",   "be",  "payable",  "paid",
					      "on",   "by",  "under", "a",     "the", "to",       "liable",
					      "this", "for", "basis", "taxes", "of",  "leviable", "applicable"};
	/* "SAC 996331 Not under reverse charge" */
	bool pays = s->n > 3 && dx_str_ieq_c(s->word[2], "under") && dx_str_ieq_c(s->word[3], "not");

	for (size_t i = 2; i < s->n; i++) { /* behind both words themselves */
		if (dx_str_ieq_c(s->word[i], "not") || dx_str_ieq_c(s->word[i], "no"))
			return pays;
		pays |= dx_str_ieq_c(s->word[i], "payable") || dx_str_ieq_c(s->word[i], "paid") ||
			dx_str_ieq_c(s->word[i], "leviable");
		if (!dx_str_is_one_of(s->word[i], between, DX_LEN(between)))
			return false;
	}
	return false;
}

static bool is_answer(const char *word, struct dx_val *v)
{
	v->flag = dx_str_ieq_c(bare(word), "yes");
	return v->flag || dx_str_ieq_c(bare(word), "no");
}

/* "Whether tax is payable under reverse charge": a question, of which a scan may lose the sign. */
static bool is_question(const struct said *s)
{
	for (size_t i = 0; i < s->n; i++)
		if (dx_str_ieq_c(s->word[i], "whether"))
			return true;
	return false;
}

/* "Reverse charge: Not applicable." */
static bool is_not_applicable(const struct dx_line *line, size_t at)
{
	return at + 1 < line->n && dx_str_ieq_c(bare(line->words[at]->text), "not") &&
	       dx_str_ieq_c(bare(line->words[at + 1]->text), "applicable");
}

/* The word behind "reverse charge", which S ends with, perhaps behind "basis" and signs, if it answers; alone on line
 * NEXT (NULL: none) where the question ends the line. False: it does not. */
static bool answers(const struct said *s, const struct dx_line *line, const struct dx_line *next, size_t at,
		    struct dx_val *v)
{
	static const char *const more[] = {"", "mechanism", "basis", "applicable", "rcm"};
	bool asked = strpbrk(line->words[at]->text, ":?") != NULL || is_question(s);

	for (at++; at < line->n && dx_str_is_one_of(bare(line->words[at]->text), more, DX_LEN(more)); at++)
		asked |= strpbrk(line->words[at]->text, ":?-") != NULL;
	if (at < line->n)
		return asked && (is_answer(line->words[at]->text, v) || is_not_applicable(line, at));
	return asked && next && next->n == 1 && next->page == line->page && is_answer(next->words[0]->text, v);
}

/* How many words of LINE are a sentence's: all, or those of its FIRST run, beside which others stand. */
static size_t words_of(struct dx_job *job, const struct dx_line *line, bool first)
{
	size_t n = 0;
	const struct dx_seg *segs = first && !line->used ? dx_lines_segments(job->arena, line, &n) : NULL;

	return n ? segs[0].n : line->n;
}

/* "Tax is not payable on" / "reverse charge basis.", "Tax payable on Reverse Charge : No. Insurance is …" FIRST: in the
 * first run of words of each line. */
static bool by_sentence(struct dx_job *job, bool first, struct dx_val *v)
{
	struct said s = {0};

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		const struct dx_line *next = i + 1 < job->lines.n ? line + 1 : NULL;

		for (size_t k = 0; !line->used && k < words_of(job, line, first); k++) {
			struct dx_val one = {0};

			say(&s, bare(line->words[k]->text));
			if (s.n < 2 || !dx_str_ieq_c(s.word[0], "charge") || !dx_str_ieq_c(s.word[1], "reverse") ||
			    !(says_no(&s) || answers(&s, line, next, k, &one)))
				continue;
			*v = dx_lines_val(job->arena, &job->pages[line->page], line->words + k, 1);
			v->flag = one.flag;
			return true;
		}
	}
	return false;
}

void dx_gst_reverse(struct dx_job *job, struct gst_invoice *inv)
{
	struct dx_val v = {0};

	if (by_label(job, &v) || by_words(job, &v) || by_sentence(job, false, &v) || by_sentence(job, true, &v))
		inv->reverse_charge = v;
}
