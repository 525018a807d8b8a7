/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Whose account it is. Where no label says so, a customer's name is known by what speaks for it: a title ("Mr", "M/s"),
 * an address under it, the account's number beside it, a greeting, the same name once more on the page, capitals,
 * labels at its height. What speaks of papers and banks ("Rewards Summary") is none. A wrong name is worse than none:
 * weak evidence counts only where nothing else could be meant.
 */
#include <string.h>

#include "dx/extract/ident.h"

#include "head.h"
#include "record/record.h"

enum { /* what speaks for a name */
       SAYS_CAPITALS = 1,
       SAYS_LEVEL = 1, /* labels at its height */
       SAYS_FIRST = 1,
       SAYS_TWICE = 2,
       SAYS_ADDRESS = 3,
       SAYS_NUMBER = 3, /* in one run with the account's number */
       SAYS_GREETING = 3,
       SAYS_TITLE = 4,
       SAYS_VALUE = 8,    /* against it: it is what labels beside it say */
       SAYS_BRANCH = 1,   /* … over an address that is a branch's */
       SAYS_CALLED = 1,   /* behind a label that nobody knows */
       SAYS_CUSTOMER = 4, /* … and which has a word for customers */
};

#define ENOUGH     2 /* … of weak signs, when nobody else has as many */
#define SURE       3
#define NAMES_MAX  32
#define WEAK_WORDS 5 /* a name without better evidence has no more */

struct name {
	struct dx_words w;
	int says;
	size_t line;
	bool is_level;
};

struct names {
	struct dx_job *job;
	struct name v[NAMES_MAX];
	size_t n;
};

/* ---- whose a line is ---- */

/* Is "branch" a word of the label HIT? */
static bool says_branch(const struct dx_job *job, const struct dx_label_hit *hit)
{
	for (size_t i = 0; i < hit->n; i++)
		if (dx_str_ieq_c(dx_str(job->lines.v[hit->line].words[hit->first + i]->text), "branch"))
			return true;
	return false;
}

/* "Branch Address:" or "Votre agence" alone, and what stands under it is the bank's. */
static bool is_branch_label(const struct dx_job *job, const struct dx_block *b, size_t k)
{
	const struct dx_label_hit *hit = dx_block_label(job, b, k);

	if (!hit || b->lines[k].n > hit->n + 1)
		return false;
	return says_branch(job, hit) || (hit->field == SL_BRANCH && b->lines[k].n == hit->n);
}

/* "Lynnwood Ridge" over a postal box and "Branch Code 250655": does a line of B say a branch? */
static bool has_branch(const struct dx_job *job, const struct dx_block *b)
{
	for (size_t k = 0; k < b->n; k++)
		if (dx_block_label(job, b, k) && says_branch(job, dx_block_label(job, b, k)))
			return true;
	return false;
}

/* ---- what speaks for a name ---- */

/* One of the lines that follow, before any label, is of an address. */
static bool is_address(struct dx_job *job, const struct dx_block *b, size_t from)
{
	for (size_t k = from; k < b->n && !dx_block_label(job, b, k); k++)
		if (dx_st_is_place(job, &b->lines[k]))
			return true;
	return false;
}

static bool is_upper(const char *text)
{
	bool any = false;

	for (; *text; text++) {
		if (*text >= 'a' && *text <= 'z')
			return false;
		any = any || (*text >= 'A' && *text <= 'Z');
	}
	return any;
}

/* Does a label, other than a paper's name, stand on the line or right above or below it? */
static bool is_level(const struct dx_job *job, size_t line)
{
	const struct dx_labels *l = &job->labels;
	size_t from = line > 0 ? line - 1 : 0;
	size_t to = line + 2 < job->lines.n ? line + 2 : job->lines.n;

	for (size_t i = from; i < to; i++) {
		if (job->lines.v[i].page != job->lines.v[line].page)
			continue;
		for (size_t k = l->line_first[i]; k < l->line_first[i + 1]; k++)
			if (l->v[k].field != SL_TITLE)
				return true;
	}
	return false;
}

/* Does the run overlap a label? */
static bool holds_label(const struct dx_job *job, size_t line, const struct dx_words *w)
{
	const struct dx_labels *l = &job->labels;
	size_t first = (size_t)(w->words - (const struct dx_word *const *)job->lines.v[line].words);

	for (size_t k = l->line_first[line]; k < l->line_first[line + 1]; k++)
		if (l->v[k].first < first + w->n && l->v[k].first + l->v[k].n > first)
			return true;
	return false;
}

/* Is it what a label that asks for words (branch, product, …), and for no person, stands for? */
static bool is_value(struct dx_job *job, size_t line, const struct dx_words *w)
{
	static const int asking[] = {SL_BRANCH, SL_BANK_NAME, SL_ACCOUNT_TYPE, SL_OTHER};
	const struct dx_labels *l = &job->labels;
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t from = line > 2 ? line - 2 : 0;

	for (size_t k = l->line_first[from]; k < l->line_first[line + 1]; k++) {
		bool asks = false;
		for (size_t i = 0; i < DX_LEN(asking); i++)
			asks |= l->v[k].field == asking[i];
		if (asks && !dx_st_is_label_of_person(job, &l->v[k]) &&
		    dx_labels_values(job->arena, l, &l->v[k], values) > 0 && values[0].words == w->words)
			return true;
	}
	return false;
}

static bool same_words(const struct dx_words *w, const struct dx_word *const *words)
{
	for (size_t i = 0; i < w->n; i++)
		if (!dx_str_ieq_c(dx_str(w->words[i]->text), words[i]->text))
			return false;
	return true;
}

/* Is the same said elsewhere, but not at the same place of another page, where all of a page's head is? */
static bool is_said_twice(const struct dx_job *job, size_t at, const struct dx_words *w)
{
	const struct dx_line *own = &job->lines.v[at];

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; i != at && k + w->n <= line->n; k++) {
			int32_t dy = line->y0 - own->y0;

			if (line->page != own->page && dy < own->height && -dy < own->height)
				break;
			if (same_words(w, (const struct dx_word *const *)line->words + k))
				return true;
		}
	}
	return false;
}

/* "Service fees   Per schedule" over "Deposit fees   Per schedule": the same in one column of near lines is what labels
 * say. */
static bool is_repeated_value(const struct dx_job *job, size_t at, const struct dx_words *w, size_t other,
			      const struct dx_words *o)
{
	const struct dx_line *a = &job->lines.v[at];
	const struct dx_line *b = &job->lines.v[other];
	int32_t dx = w->words[w->n - 1]->x1 - o->words[o->n - 1]->x1;

	return at != other && a->page == b->page && b->y0 - a->y1 < 3 * a->height && w->words[0] != a->words[0] &&
	       o->words[0] != b->words[0] && dx < a->height && -dx < a->height;
}

static void add(struct names *ns, size_t line, struct dx_words w, int says)
{
	struct dx_job *job = ns->job;
	struct name *n;

	for (size_t i = 0; i < ns->n; i++) {
		if (ns->v[i].w.n == w.n && same_words(&w, ns->v[i].w.words)) {
			if (is_repeated_value(job, ns->v[i].line, &ns->v[i].w, line, &w))
				ns->v[i].says -= SAYS_VALUE;
			if (ns->v[i].line != line)
				ns->v[i].says += says > SAYS_TWICE ? says : 0;
			return;
		}
	}
	if (ns->n == NAMES_MAX)
		return;
	n = &ns->v[ns->n];
	*n = (struct name){.w = w, .says = says, .line = line, .is_level = is_level(job, line)};
	n->says += is_upper(dx_words_text(job->arena, &w)) ? SAYS_CAPITALS : 0;
	n->says += n->is_level ? SAYS_LEVEL : 0;
	n->says += ns->n == 0 ? SAYS_FIRST : 0;
	n->says += is_said_twice(job, line, &w) ? SAYS_TWICE : 0;
	n->says -= is_value(job, line, &w) ? SAYS_VALUE : 0;
	ns->n++;
}

/* ---- where names stand ---- */

/* "KOCHI, KERALA" is no name. */
static bool has_comma(const struct dx_words *w)
{
	for (size_t i = 0; i < w->n; i++)
		if (strchr(w->words[i]->text, ','))
			return true;
	return false;
}

/* A name without a title or an address. */
static bool may_be_alone(struct dx_job *job, size_t line, const struct dx_words *w)
{
	return !has_comma(w) && w->n <= WEAK_WORDS && dx_st_paper_words(job, w) == 0 && !holds_label(job, line, w) &&
	       !is_value(job, line, w);
}

/* "TO:" alone, between the branch's address and the customer's. */
static bool is_to(const struct dx_words *w)
{
	const char *text = w->words[0]->text;

	return w->n <= 2 && dx_str_ieq_c(dx_strn(text, strcspn(text, ":,")), "to") &&
	       (w->n == 1 || strcmp(w->words[1]->text, ":") == 0);
}

/* "Musterbank AG · 60628 Frankfurt": all of the sender's address in one line, over the customer's in the envelope's
 * window. */
static bool is_sender_line(struct dx_job *job, const struct dx_words *w)
{
	static const char *const marks[] = {"·", "•", "|", "*"};

	for (size_t i = 0; i < w->n; i++)
		if (dx_str_is_one_of(dx_str(w->words[i]->text), marks, DX_LEN(marks)))
			return dx_has_digit(dx_words_text(job->arena, w));
	return false;
}

/* Stands line K of B further below the one above it than the next one below K? What is above is no part of it then. */
static bool stands_apart(const struct dx_block *b, size_t k)
{
	if (k == 0 || k + 1 >= b->n)
		return false;
	return 2 * (b->lines[k].words[0]->y1 - b->lines[k - 1].words[0]->y1) >=
	       3 * (b->lines[k + 1].words[0]->y1 - b->lines[k].words[0]->y1);
}

/* The names that begin what is left of a block under the bank's own; a code may stand above. */
static void names_of_block(struct names *ns, const struct dx_block *b, const struct dx_val *bank)
{
	struct dx_job *job = ns->job;
	size_t from = 0;
	size_t to;
	bool lives = false; /* an address has begun: what follows are places */
	bool is_banks = false;

	for (size_t k = 0; k < b->n; k++)
		if (dx_st_is_bank_line(job, b, k, bank))
			from = k + 1;
	if (from < b->n && !dx_block_label(job, b, from) && dx_st_is_of_bank(&b->lines[from])) {
		for (to = from; to < b->n && !is_to(&b->lines[to]);)
			to++;
		/* who sends it, or the branch: a name in it must be said once more, or be addressed under it */
		is_banks = to == b->n && !is_sender_line(job, &b->lines[from]);
		from = to == b->n ? from + 1 : to + 1;
		is_banks &= !stands_apart(b, from);
	}
	for (size_t k = from; k < b->n; k++) {
		bool courtesy = dx_st_is_courtesy(&b->lines[k]);
		bool address;
		const struct dx_words *w;

		if (is_branch_label(job, b, k)) {
			while (k + 1 < b->n && !dx_block_label(job, b, k + 1))
				k++;
			continue;
		}
		if (courtesy && b->lines[k].n == 1 && k + 2 < b->n)
			k++; /* "Herrn" has a line of its own */
		w = &b->lines[k];
		if (k == from && !dx_block_label(job, b, k) && !courtesy && dx_st_is_over_customer(job, w)) {
			from++;
			continue;
		}
		lives = !dx_block_label(job, b, k) && (lives || dx_st_is_place(job, w));
		if (dx_block_label(job, b, k) || !dx_st_is_name(job, w) || w->n < 2 || dx_st_is_of_bank(w))
			continue;
		address = k < from + 2 && is_address(job, b, k + 1);
		if (is_banks && !(courtesy && address && k == from) && !is_said_twice(job, b->at[k], w))
			continue;
		if (courtesy || address ? 2 * dx_st_paper_words(job, w) >= w->n
					: lives || !may_be_alone(job, b->at[k], w))
			continue;
		add(ns, b->at[k], *w,
		    courtesy   ? SAYS_TITLE
		    : !address ? 0
			       : SAYS_ADDRESS - (has_branch(job, b) ? SAYS_BRANCH : 0));
		while (k + 1 < b->n && !dx_block_label(job, b, k + 1))
			k++; /* who else has the account, and where they live */
	}
}

/* "Dear Meera Krishnan," names who is meant, as "Statement of Meera Krishnan, …" does; "Dear Customer," does not. */
static void name_of_greeting(struct names *ns, size_t i, const struct dx_seg *s)
{
	struct dx_job *job = ns->job;
	const struct dx_line *line = &job->lines.v[i];
	const struct dx_word *const *words = (const struct dx_word *const *)line->words + s->first;
	const size_t before = dx_st_before_name(words, s->n);
	struct dx_words w = {.words = words + before, .page = line->page};

	while (before > 0 && before + w.n < s->n && !strchr(",!", w.words[w.n]->text[0])) {
		const char *text = w.words[w.n++]->text;

		if (strchr(",!", text[strlen(text) - 1]))
			break;
	}
	if (w.n >= 2 && dx_st_is_name(job, &w) && dx_st_paper_words(job, &w) == 0 && !dx_st_is_of_bank(&w))
		add(ns, i, w, SAYS_GREETING);
}

static void names_of_greetings(struct names *ns)
{
	struct dx_job *job = ns->job;

	for (size_t i = 0; i < job->lines.n && job->lines.v[i].page == job->lines.v[0].page; i++) {
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, &job->lines.v[i], &n);

		for (size_t k = 0; k < n; k++)
			name_of_greeting(ns, i, &segs[k]);
	}
}

static bool is_dash(const char *text)
{
	return strcmp(text, "-") == 0 || strcmp(text, "–") == 0 || strcmp(text, "|") == 0;
}

/* "Transactions List - -MEERA KRISHNAN": a dash and the word behind it. */
static bool begins_with_dash(const char *text)
{
	return text[0] == '-' && text[1] >= 'A' && text[1] <= 'Z';
}

/* What is a name of a part of such a run: without the account's kind behind it, or colon, currency and brackets around
 * it. */
static struct dx_words bare(struct dx_job *job, struct dx_words w)
{
	while (w.n > 0 && (w.words[w.n - 1]->text[0] == '(' || dx_st_is_paper_word(job, &w.words[w.n - 1]) ||
			   dx_value_currency(dx_str(w.words[w.n - 1]->text))))
		w.n--;
	while (w.n > 0 && (strchr("(:", w.words[0]->text[0]) || dx_value_currency(dx_str(w.words[0]->text))))
		w = (struct dx_words){.words = w.words + 1, .n = w.n - 1, .page = w.page};
	return w;
}

/*
 * "Account Number 0012345 (INR) - MEERA KRISHNAN", "MEERA KRISHNAN SAVINGS ACCOUNT - 0012345": the part of a run with a
 * long number, between dashes, labels and the number, that is a name.
 */
static void names_by_number(struct names *ns)
{
	struct dx_job *job = ns->job;

	for (size_t i = 0; i < dx_st_begin(job) && job->lines.v[i].page == job->lines.v[0].page; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; k < n && !line->used; k++) {
			const struct dx_word *const *words = (const struct dx_word *const *)line->words + segs[k].first;
			bool numbered = false;

			for (size_t w = 0; w < segs[k].n; w++)
				numbered |= dx_st_is_long_number(words[w]->text);
			for (size_t w = 0; numbered && w < segs[k].n;) {
				struct dx_words part = {.words = words + w, .page = line->page};
				bool labelled = false; /* a label ends the part, and is the next one's begin */

				part.skip = begins_with_dash(words[w]->text);
				for (; w < segs[k].n && !labelled && !is_dash(words[w]->text) &&
				       !dx_st_is_long_number(words[w]->text);
				     part.n++)
					labelled = dx_labels_stop_at(&job->labels, i, segs[k].first + ++w);
				w += !labelled;
				part = bare(job, part);
				if (part.n >= 2 && dx_st_is_capital(part.words[0]->text + part.skip) &&
				    !has_comma(&part) && !holds_label(job, i, &part) && dx_st_is_name(job, &part) &&
				    dx_st_may_be_customer(job, &part) && dx_st_tiers(job, &part) == 0)
					add(ns, i, part, SAYS_NUMBER);
			}
		}
	}
}

/* "Posiadacz rachunku: ANNA NOWAK" */
static void names_by_label(struct names *ns)
{
	struct dx_job *job = ns->job;

	for (size_t i = 0; i < dx_st_begin(job) && job->lines.v[i].page == job->lines.v[0].page; i++) {
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, &job->lines.v[i], &n);

		for (size_t k = 0; k < n && !job->lines.v[i].used; k++) {
			struct dx_words w;
			bool customer;

			if (dx_st_called(job, i, segs, k, &w, &customer) && w.n >= 2 && dx_st_is_name(job, &w) &&
			    may_be_alone(job, i, &w))
				add(ns, i, w, customer ? SAYS_CUSTOMER : SAYS_CALLED);
		}
	}
}

static void names_over_ids(struct names *ns)
{
	struct st_runs runs = {0};
	struct dx_words w;

	while (dx_st_next_run(ns->job, &runs, &w))
		if (w.n >= 2 && dx_st_is_over_id(ns->job, runs.line, runs.seg) && dx_st_is_name(ns->job, &w) &&
		    may_be_alone(ns->job, runs.line, &w))
			add(ns, runs.line, w, SAYS_NUMBER);
}

/* "ANNA NOWAK" over her address and the account's number or IBAN, as in a foot. */
static void names_over_numbers(struct names *ns, const struct dx_block *b)
{
	struct dx_job *job = ns->job;
	bool numbered = false;

	for (size_t k = 2; k < b->n; k++) {
		const struct dx_label_hit *hit = dx_block_label(job, b, k);

		numbered |= hit && (hit->field == SL_IBAN || hit->field == SL_ACCOUNT_NUMBER);
	}
	if (numbered && b->lines[0].n >= 2 && !dx_block_label(job, b, 0) && !dx_st_is_of_bank(&b->lines[0]) &&
	    dx_st_is_name(job, &b->lines[0]) && dx_st_paper_words(job, &b->lines[0]) == 0 && is_address(job, b, 1))
		add(ns, b->at[0], b->lines[0], SAYS_NUMBER);
}

/* The name that most speaks for; among weak ones it has to be the only one. */
static const struct name *best(const struct names *ns)
{
	const struct name *one = NULL;
	bool tied = false;

	for (size_t i = 0; i < ns->n; i++) {
		if (!one || ns->v[i].says > one->says) {
			one = &ns->v[i];
			tied = false;
		} else if (ns->v[i].says == one->says) {
			tied = true;
		}
	}
	if (!one || one->says < ENOUGH || (one->says < SURE && tied))
		return NULL;
	return one;
}

/* "June 2025 statement for" over line K of B, or "name@example.com" under it. */
static bool is_addressed(const struct dx_block *b, size_t k)
{
	return (k > 0 && dx_str_ieq_c(dx_str(b->lines[k - 1].words[b->lines[k - 1].n - 1]->text), "for")) ||
	       (k + 1 < b->n && b->lines[k + 1].n == 1 && strchr(b->lines[k + 1].words[0]->text, '@'));
}

/* Tall words that name no bank, over an address, while nobody else could be the customer: they are the customer. */
static void names_for_bank(struct names *ns, const struct dx_block *blocks, size_t n, struct dx_val *bank)
{
	struct dx_job *job = ns->job;

	for (size_t i = 0; i < n && dx_val_has(bank); i++) {
		const struct dx_block *b = &blocks[i];
		size_t k = 0;

		while (k < b->n && !dx_st_is_bank_line(job, b, k, bank))
			k++;
		if (b->page != job->lines.v[0].page || k == b->n || dx_st_is_of_bank(&b->lines[k]) ||
		    !dx_st_is_name(job, &b->lines[k]) || b->lines[k].n < 2 ||
		    dx_st_paper_words(job, &b->lines[k]) > 0 ||
		    !(k == 0 ? is_address(job, b, 1) || is_addressed(b, 0) : is_addressed(b, k)))
			continue;
		add(ns, b->at[k], b->lines[k], SAYS_ADDRESS);
		*bank = (struct dx_val){0};
		return;
	}
}

static void holder_from_page(struct dx_job *job, struct dx_val *bank, struct dx_val *v)
{
	struct names ns = {.job = job};
	struct dx_st_values values;
	size_t n;
	struct dx_block *blocks = dx_job_blocks(job, 0, dx_st_begin(job), &n);
	const struct name *one;

	names_over_ids(&ns);
	for (size_t i = 0; i < n; i++)
		if (blocks[i].page == job->lines.v[0].page && blocks[i].y0 <= job->pages[blocks[i].page].height / 2)
			names_of_block(&ns, &blocks[i], bank);
	names_by_label(&ns);
	names_by_number(&ns);
	if (dx_st_value_line(job, &values) && values.name.n)
		add(&ns, values.line, values.name, SAYS_NUMBER);
	names_of_greetings(&ns);
	one = best(&ns);
	if (!one) {
		ns.n = 0;
		names_for_bank(&ns, blocks, n, bank);
		one = best(&ns);
	}
	if (!one) {
		blocks = dx_job_blocks(job, dx_st_begin(job), job->lines.n, &n);
		for (size_t i = 0; i < n && blocks[i].page == job->lines.v[0].page; i++)
			names_over_numbers(&ns, &blocks[i]);
		one = best(&ns);
	}
	if (!one)
		return;
	*v = dx_words_val(job->arena, &job->lines, &one->w);
	v->text = dx_strndup(job->arena, v->text, strlen(v->text) - strspn(v->text + strlen(v->text) - 1, ",!"));
}

bool dx_st_holder_of_slip(struct dx_job *job, struct dx_val *v)
{
	size_t n;
	struct dx_block *blocks = dx_job_blocks(job, 0, job->lines.n, &n);

	for (size_t i = 0; i < n; i++) {
		const struct dx_block *b = &blocks[i];
		const bool is_head = b->page == job->lines.v[0].page && b->y0 <= job->pages[b->page].height / 2;

		for (size_t k = 0; !is_head && k + 1 < b->n; k++) {
			const struct dx_words *w = &b->lines[k];

			if (w->n < 2 || dx_block_label(job, b, k) || dx_st_is_of_bank(w) || !dx_st_is_name(job, w) ||
			    dx_st_paper_words(job, w) > 0 || !is_address(job, b, k + 1) ||
			    !is_said_twice(job, b->at[k], w))
				continue;
			*v = dx_words_val(job->arena, &job->lines, w);
			return true;
		}
	}
	return false;
}

void dx_st_holder_read(struct dx_job *job, struct dx_val *bank, struct dx_val *v)
{
	bool labelled = dx_st_holder_labelled(job, v);

	if (labelled && dx_val_has(bank) && strcmp(v->text, bank->text) == 0) { /* beside "CUSTOMER STATEMENT" */
		*v = (struct dx_val){0};
		labelled = false;
	}
	if (!labelled && job->lines.n > 0)
		holder_from_page(job, bank, v);
	if (!dx_val_has(v) && !dx_st_holder_of_user(job, v))
		return;
	dx_st_name_bare(job, v);
}
