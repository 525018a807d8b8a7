/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/enrich.h"

#include <string.h>

#include "counterparty.h"
#include "dx/fmt/json.h"
#include "dx/fmt/pcre.h"

#define NAMES_MAX    63
#define PATTERNS_MAX 64
#define NONE         SIZE_MAX
#define NO_CHANNEL   NAMES_MAX /* its bit of what a category is told within */

struct channel {
	const char *name;
	enum dx_party party;
	bool over; /* counts although another one is named before it */
	/* what transactions without telling words are for: of debits, of credits; NONE: unknown */
	size_t defaults[2];
	bool decides; /* these are told whatever words say */
};

struct category {
	const char *name; /* NULL: its words say that nothing can be told */
	int side;         /* of the amounts that it is for; 0: both */
	bool with_party;  /* only when the other party is known */
	uint64_t within;  /* channels, as bits, and NO_CHANNEL; 0: all of them */
	/* what is known of the other party when no channel is */
	enum dx_party party;
};

struct dx_enrich {
	struct dx_lex *channel_words, *category_words, *no_names, *nobodys;
	struct dx_narration_terms terms;
	struct dx_no_names none;
	struct channel channels[NAMES_MAX];
	struct category categories[NAMES_MAX];
	size_t n_channels, n_categories;
	struct dx_re *counterparty[PATTERNS_MAX];
	size_t n_counterparty;
	bool has_terms;
};

/* ---- loading ---- */

struct load {
	struct dx_arena *arena;
	struct dx_enrich *e;
	struct dx_faults *f;
};

/* What is known of words beside what they are listed for. */
enum known { KNOWN_NOT, KNOWN_TERM, KNOWN_NAME, KNOWN_NOBODY };

static void add_known(struct dx_enrich *e, const char *phrase, bool may_be_name)
{
	dx_lex_add(e->terms.known, phrase, may_be_name);
	dx_lex_add(e->nobodys, phrase, may_be_name);
}

/* Phrases of LIST into LEX as NUMBER, and among what is known. */
static void add_words(struct load *l, struct dx_lex *lex, const json_t *list, int number, const struct dx_at *at,
		      enum known known)
{
	size_t i;
	const json_t *word;

	if (!json_is_array(list))
		dx_fault(l->f, at, "%s a list of phrases", list ? "must be" : "is missing; it must be");
	json_array_foreach (list, i, word) {
		if (!json_is_string(word) || !*json_string_value(word)) {
			dx_fault(l->f, &(struct dx_at){at, NULL, i}, "must be a phrase: a text that is not empty");
			continue;
		}
		dx_lex_add(lex, json_string_value(word), number);
		if (known == KNOWN_NOBODY)
			dx_lex_add(l->e->nobodys, json_string_value(word), 0);
		else if (known)
			add_known(l->e, json_string_value(word), known == KNOWN_NAME);
	}
}

static void load_channels(struct load *l, const json_t *member, const struct dx_at *up)
{
	const struct dx_at at = {up, "channels", 0};
	struct dx_enrich *e = l->e;
	json_t *object = json_object_get(member, "channels");
	const char *name;
	json_t *words;

	json_object_foreach (object, name, words) {
		if (e->n_channels == NAMES_MAX) {
			dx_fault(l->f, &at, "has too many names; at most %d are allowed", NAMES_MAX);
			return;
		}
		e->channels[e->n_channels] =
			(struct channel){.name = dx_strdup(l->arena, name), .defaults = {NONE, NONE}};
		add_words(l, e->channel_words, words, (int)e->n_channels, &(struct dx_at){&at, name, 0}, KNOWN_TERM);
		e->n_channels++;
	}
}

/* The channel that NAME is; NONE, and a fault, when there is no such. */
static size_t known_channel(struct load *l, const char *name, const struct dx_at *at)
{
	const char *names[NAMES_MAX];

	for (size_t k = 0; k < l->e->n_channels; k++) {
		names[k] = l->e->channels[k].name;
		if (name && strcmp(names[k], name) == 0)
			return k;
	}
	dx_fault(l->f, at, "is no channel of enrich.channels; there are: %s",
		 dx_fault_names(l->f->arena, names, l->e->n_channels));
	return NONE;
}

/* The channels whose transactions are of this category: without telling words ("channels"), or always ("always"). */
static void load_defaults(struct load *l, const json_t *one, size_t category, const char *key, bool decides,
			  const struct dx_at *up)
{
	const struct dx_at at = {up, key, 0};
	const int side = l->e->categories[category].side;
	size_t i;
	const json_t *channel;

	json_array_foreach (json_object_get(one, key), i, channel) {
		size_t k = known_channel(l, json_string_value(channel), &(struct dx_at){&at, NULL, i});

		if (k != NONE)
			l->e->channels[k].decides |= decides;
		if (k != NONE && side <= 0)
			l->e->channels[k].defaults[0] = category;
		if (k != NONE && side >= 0)
			l->e->channels[k].defaults[1] = category;
	}
}

static uint64_t load_within(struct load *l, const json_t *one, const struct dx_at *up)
{
	const struct dx_at at = {up, "within", 0};
	uint64_t within = 0;
	size_t i;
	const json_t *channel;

	json_array_foreach (json_object_get(one, "within"), i, channel) {
		size_t k = json_is_null(channel)
				   ? NO_CHANNEL
				   : known_channel(l, json_string_value(channel), &(struct dx_at){&at, NULL, i});

		within |= k != NONE ? UINT64_C(1) << k : 0;
	}
	return within;
}

/* What KIND, a text, says of the other party. */
static enum dx_party party_of(struct load *l, const json_t *kind, const struct dx_at *at)
{
	static const char *const kinds[] = {
		[DX_PARTY_ANY] = "any",       [DX_PARTY_NONE] = "none",     [DX_PARTY_CALLED] = "called",
		[DX_PARTY_SHOP] = "shop",     [DX_PARTY_DRAWER] = "drawer", [DX_PARTY_BANK] = "bank",
		[DX_PARTY_WALLET] = "wallet", [DX_PARTY_ISSUER] = "issuer"};

	for (size_t k = 0; k < DX_LEN(kinds); k++)
		if (json_is_string(kind) && strcmp(kinds[k], json_string_value(kind)) == 0)
			return (enum dx_party)k;
	dx_fault(l->f, at, "must be one of: %s", dx_fault_names(l->f->arena, kinds, DX_LEN(kinds)));
	return DX_PARTY_ANY;
}

/* {"name", "side", "words", "channels", "always", "within", "with", "party", "names"}: in the order of precedence. */
static void load_category(struct load *l, const json_t *one, const struct dx_at *at)
{
	struct dx_enrich *e = l->e;
	const char *name = dx_json_str(one, "name");
	const char *side = dx_json_str(one, "side");
	const char *with = dx_json_str(one, "with");
	const json_t *party = json_object_get(one, "party");

	if (e->n_categories == NAMES_MAX) {
		dx_fault(l->f, at, "is one too many; at most %d categories are allowed", NAMES_MAX);
		return;
	}
	if (!name && !json_is_null(json_object_get(one, "name")))
		dx_fault(l->f, &(struct dx_at){at, "name", 0}, "is missing; it must be a text, or null");
	if (side && strcmp(side, "debit") != 0 && strcmp(side, "credit") != 0)
		dx_fault(l->f, &(struct dx_at){at, "side", 0}, "must be \"debit\" or \"credit\", or be left out");
	if (with && strcmp(with, "counterparty") != 0)
		dx_fault(l->f, &(struct dx_at){at, "with", 0}, "must be \"counterparty\", or be left out");
	e->categories[e->n_categories] = (struct category){
		name ? dx_strdup(l->arena, name) : NULL,
		!side          ? 0
		: *side == 'd' ? -1
			       : 1,
		with != NULL,
		load_within(l, one, at),
		party ? party_of(l, party, &(struct dx_at){at, "party", 0}) : DX_PARTY_ANY,
	};
	add_words(l, e->category_words, json_object_get(one, "words"), (int)e->n_categories,
		  &(struct dx_at){at, "words", 0},
		  json_is_true(json_object_get(one, "names")) ? KNOWN_NAME : KNOWN_TERM);
	load_defaults(l, one, e->n_categories, "channels", false, at);
	load_defaults(l, one, e->n_categories++, "always", true, at);
}

/* {channel: what is known of the other party} */
static void load_parties(struct load *l, const json_t *member, const struct dx_at *up)
{
	const struct dx_at at = {up, "parties", 0};
	json_t *object = json_object_get(member, "parties");
	const char *name;
	json_t *kind;

	json_object_foreach (object, name, kind) {
		const struct dx_at one = {&at, name, 0};
		const size_t channel = known_channel(l, name, &one);
		const enum dx_party party = party_of(l, kind, &one);

		if (channel != NONE)
			l->e->channels[channel].party = party;
	}
}

static void load_over(struct load *l, const json_t *member, const struct dx_at *up)
{
	const struct dx_at at = {up, "over", 0};
	size_t i;
	const json_t *channel;

	json_array_foreach (json_object_get(member, "over"), i, channel) {
		size_t k = known_channel(l, json_string_value(channel), &(struct dx_at){&at, NULL, i});

		if (k != NONE)
			l->e->channels[k].over = true;
	}
}

/* {what it is: phrases}, and the codes that are run together. */
static void load_terms(struct load *l, const json_t *member, const struct dx_at *up)
{
	static const char *const kinds[DX_N_TERMS] = {
		[DX_TERM_MARK] = "marks",   [DX_TERM_NOTE] = "notes",   [DX_TERM_STOP] = "stops",
		[DX_TERM_PAYEE] = "payees", [DX_TERM_LEAD] = "leads",   [DX_TERM_OWN] = "own",
		[DX_TERM_NAME] = "names",   [DX_TERM_MONTH] = "months", [DX_TERM_PLACE] = "places",
		[DX_TERM_HOUSE] = "houses", [DX_TERM_SITE] = "sites"};
	const struct dx_at at = {up, "terms", 0};
	const json_t *object = json_object_get(member, "terms");
	json_t *channels = json_object_get(member, "channels");
	struct dx_narration_terms *t = &l->e->terms;
	const char *name;
	json_t *words;

	if (!object)
		return;
	json_object_foreach (channels, name, words)
		add_words(l, t->terms, words, DX_TERM_MARK, &(struct dx_at){up, "channels", 0}, KNOWN_NOT);
	for (int i = 0; i < DX_N_TERMS; i++)
		add_words(l, t->terms, json_object_get(object, kinds[i]), i, &(struct dx_at){&at, kinds[i], 0},
			  i == DX_TERM_PLACE ? KNOWN_NOT : KNOWN_TERM);
	add_words(l, t->rails, json_object_get(object, "rails"), 0, &(struct dx_at){&at, "rails", 0}, KNOWN_NOT);
	add_words(l, t->joined, json_object_get(object, "joined"), 0, &(struct dx_at){&at, "joined", 0}, KNOWN_NOT);
	l->e->has_terms = true;
}

static void load_counterparty(struct dx_arena *a, const json_t *member, struct dx_enrich *e, const struct dx_at *up,
			      struct dx_faults *f)
{
	const struct dx_at at = {up, "counterparty", 0};
	size_t i;
	const json_t *pattern;
	struct dx_err why;

	json_array_foreach (json_object_get(member, "counterparty"), i, pattern) {
		const struct dx_at one = {&at, NULL, i};

		if (e->n_counterparty == PATTERNS_MAX) {
			dx_fault(f, &one, "is one too many; at most %d patterns are allowed", PATTERNS_MAX);
			return;
		}
		if (!json_is_string(pattern))
			dx_fault(f, &one, "must be a text: a regular expression (PCRE2)");
		else if (!dx_re_compile(a, dx_str(json_string_value(pattern)), 0, &e->counterparty[e->n_counterparty],
					&why))
			dx_fault(f, &one, "is no regular expression (PCRE2): %.120s", why.msg);
		else
			e->n_counterparty++;
	}
}

void dx_enrich_load(struct dx_arena *a, const json_t *member, struct dx_enrich **e_r, struct dx_faults *f)
{
	const struct dx_at at = {.name = "enrich"};
	const struct dx_at categories_at = {&at, "categories", 0};
	struct dx_enrich *e = DX_NEW(a, struct dx_enrich);
	struct load l = {a, e, f};
	const json_t *no_names = json_object_get(member, "no_names");
	size_t i;
	const json_t *one;

	e->channel_words = dx_lex_new(a);
	e->category_words = dx_lex_new(a);
	e->no_names = dx_lex_new(a);
	e->nobodys = dx_lex_new(a);
	e->terms = (struct dx_narration_terms){dx_lex_new(a), dx_lex_new(a), dx_lex_new(a), dx_lex_new(a)};
	e->none = (struct dx_no_names){e->no_names, e->nobodys};
	*e_r = e;
	if (member && !json_is_object(member))
		dx_fault(f, &at, "must be an object");
	json_array_foreach (json_object_get(member, "authorities"), i, one)
		if (json_is_string(one))
			add_known(e, json_string_value(one), true);
	load_channels(&l, member, &at);
	json_array_foreach (json_object_get(member, "categories"), i, one)
		load_category(&l, one, &(struct dx_at){&categories_at, NULL, i});
	load_parties(&l, member, &at);
	load_over(&l, member, &at);
	load_terms(&l, member, &at);
	if (no_names) /* behind all terms: of equal phrases the first one counts */
		add_words(&l, e->no_names, no_names, 0, &(struct dx_at){&at, "no_names", 0}, KNOWN_NOBODY);
	load_counterparty(a, member, e, &at, f);
}

/* ---- use ---- */

/* Does no number and no separator stand between the words FROM and TO, so that both are of one thing? */
static bool goes_on(const struct dx_narration *n, size_t from, size_t to)
{
	for (size_t i = from + 1; i <= to; i++)
		if (n->v[i].parted || n->v[i].kind != DX_NARRATION_WORD)
			return false;
	return true;
}

/* "school FEES": part of a longer note. */
static bool is_note(const struct dx_narration *n, size_t word)
{
	return word > 0 && !n->v[word].parted && n->v[word].term == DX_TERM_NOTE && n->v[word - 1].term == DX_TERM_NOTE;
}

/* "tax ON interest", "added FROM debit card": what stands behind such a word is not how the money moved. */
static bool is_object(const struct dx_narration *n, size_t word)
{
	return word > 0 && !n->v[word].parted && n->v[word - 1].term == DX_TERM_STOP;
}

/*
 * The channel that is named first, by the longest phrase there; but one that counts "over" others when it follows at
 * once ("ATM charges"). NULL: none.
 */
static const struct channel *channel_of(const struct dx_enrich *e, struct dx_arena *a, const struct dx_narration *in)
{
	const struct channel *found = NULL;
	size_t at = 0;
	size_t n;
	size_t len = 1;
	struct dx_tok *toks = dx_lex_tokens(e->channel_words, a, in->words, in->n, &n);

	for (size_t i = 0; i < n; i += len) {
		int k = dx_lex_match(e->channel_words, toks, n, i, &len);

		if (k < 0 || (!toks[i].first && in->v[toks[i].word].tail == 0))
			len = 1;
		else if (!found && !is_note(in, toks[i].word) &&
			 (e->channels[k].over || !is_object(in, toks[i].word))) {
			found = &e->channels[k];
			at = toks[i].word;
		} else if (found && e->channels[k].over && goes_on(in, at, toks[i].word))
			return &e->channels[k];
	}
	return found;
}

/* May C be told of an amount of SIDE that moved by CHANNEL? */
static bool applies(const struct dx_enrich *e, const struct category *c, int side, const struct channel *channel,
		    bool party)
{
	const size_t at = channel ? (size_t)(channel - e->channels) : NO_CHANNEL;

	if (c->side != 0 && c->side != side)
		return false;
	if (c->within && !(c->within >> at & 1))
		return false;
	return party || !c->with_party;
}

/*
 * The foremost category in the template's order, one of whose phrases stands anywhere, else the channel's; NULL: none.
 */
static const struct category *category_of(const struct dx_enrich *e, struct dx_arena *a, const struct dx_narration *in,
					  int side, const struct channel *channel, bool party)
{
	size_t best = NONE;
	size_t n;
	size_t len = 1;
	struct dx_tok *toks = dx_lex_tokens(e->category_words, a, in->words, in->n, &n);

	for (size_t i = 0; i < n; i += len) {
		int found = dx_lex_match(e->category_words, toks, n, i, &len);

		if (found < 0)
			len = 1;
		else if ((size_t)found < best && applies(e, &e->categories[found], side, channel, party))
			best = (size_t)found;
	}
	if (channel && (best == NONE || channel->decides))
		best = channel->defaults[side > 0];
	return best != NONE && applies(e, &e->categories[best], side, channel, party) ? &e->categories[best] : NULL;
}

/* What the template's own patterns say. */
static const char *by_pattern(const struct dx_enrich *e, struct dx_arena *a, const char *text)
{
	for (size_t i = 0; i < e->n_counterparty; i++) {
		struct dx_str caps[2] = {{0}};
		struct dx_str name;

		if (dx_re_match(e->counterparty[i], dx_str(text), 0, caps, DX_LEN(caps)) != DX_RE_YES || !caps[1].p)
			continue;
		name = dx_str_strip(caps[1], " -/.,:*_", " -/,:*_");
		if (!dx_counterparty_is_none(&e->none, a, name))
			return dx_strndup(a, name.p, name.n);
	}
	return NULL;
}

struct dx_enriched dx_enrich(const struct dx_enrich *e, struct dx_arena *a, const char *text, int side)
{
	const struct dx_narration in = dx_narration(&e->terms, a, text);
	const struct channel *channel = channel_of(e, a, &in);
	const struct category *category = category_of(e, a, &in, side, channel, false);
	const enum dx_party kind = channel ? channel->party : category ? category->party : DX_PARTY_ANY;
	const char *party = by_pattern(e, a, text);

	if (!party && e->has_terms)
		party = dx_counterparty(&in, a, kind, channel != NULL, &e->none);
	if (party)
		category = category_of(e, a, &in, side, channel, true);
	return (struct dx_enriched){channel ? channel->name : NULL, party, category ? category->name : NULL};
}
