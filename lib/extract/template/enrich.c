/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/enrich.h"

#include <string.h>

#include "dx/extract/lex.h"
#include "dx/fmt/json.h"
#include "dx/fmt/pcre.h"

#define NAMES_MAX    64
#define PATTERNS_MAX 64
#define NAME_BYTES   120 /* no name of a party is longer */

struct category {
	const char *name;
	int side; /* of the amounts that it is for; 0: both */
};

struct dx_enrich {
	struct dx_lex *channel_words, *category_words, *no_names;
	const char *channels[NAMES_MAX];
	const char *defaults[NAMES_MAX]; /* category of a channel when no words tell; NULL: none */
	struct category categories[NAMES_MAX];
	size_t n_channels, n_categories;
	struct dx_re *counterparty[PATTERNS_MAX];
	size_t n_counterparty;
};

/* ---- loading ---- */

static void add_words(struct dx_lex *lex, const json_t *list, int number, const struct dx_at *at, struct dx_faults *f)
{
	size_t i;
	const json_t *word;

	if (!json_is_array(list))
		dx_fault(f, at, "%s a list of phrases", list ? "must be" : "is missing; it must be");
	json_array_foreach (list, i, word) {
		if (!json_is_string(word) || !*json_string_value(word))
			dx_fault(f, &(struct dx_at){at, NULL, i}, "must be a phrase: a text that is not empty");
		else
			dx_lex_add(lex, json_string_value(word), number);
	}
}

static void load_channels(struct dx_arena *a, const json_t *member, struct dx_enrich *e, const struct dx_at *up,
			  struct dx_faults *f)
{
	const struct dx_at at = {up, "channels", 0};
	json_t *object = json_object_get(member, "channels");
	const char *name;
	json_t *words;

	json_object_foreach (object, name, words) {
		if (e->n_channels == NAMES_MAX) {
			dx_fault(f, &at, "has too many names; at most %d are allowed", NAMES_MAX);
			return;
		}
		e->channels[e->n_channels] = dx_strdup(a, name);
		add_words(e->channel_words, words, (int)e->n_channels, &(struct dx_at){&at, name, 0}, f);
		e->n_channels++;
	}
}

/* The channels whose transactions without telling words are of this category. */
static void load_defaults(const json_t *one, const char *name, struct dx_enrich *e, const struct dx_at *up,
			  struct dx_faults *f)
{
	const struct dx_at at = {up, "channels", 0};
	size_t i;
	const json_t *channel;

	json_array_foreach (json_object_get(one, "channels"), i, channel) {
		bool known = false;

		for (size_t k = 0; json_is_string(channel) && k < e->n_channels; k++)
			if (strcmp(e->channels[k], json_string_value(channel)) == 0) {
				e->defaults[k] = name;
				known = true;
			}
		if (!known)
			dx_fault(f, &(struct dx_at){&at, NULL, i}, "is no channel of enrich.channels; there are: %s",
				 dx_fault_names(f->arena, e->channels, e->n_channels));
	}
}

/* {"name", "side", "words", "channels"}: in the order of precedence. */
static void load_category(struct dx_arena *a, const json_t *one, struct dx_enrich *e, const struct dx_at *at,
			  struct dx_faults *f)
{
	const char *name = dx_json_str(one, "name");
	const char *side = dx_json_str(one, "side");
	struct category *c;

	if (e->n_categories == NAMES_MAX) {
		dx_fault(f, at, "is one too many; at most %d categories are allowed", NAMES_MAX);
		return;
	}
	if (!name)
		dx_fault(f, &(struct dx_at){at, "name", 0}, "is missing; it must be a text");
	if (side && strcmp(side, "debit") != 0 && strcmp(side, "credit") != 0)
		dx_fault(f, &(struct dx_at){at, "side", 0}, "must be \"debit\" or \"credit\", or be left out");
	c = &e->categories[e->n_categories];
	*c = (struct category){name ? dx_strdup(a, name) : NULL, !side ? 0 : *side == 'd' ? -1 : 1};
	add_words(e->category_words, json_object_get(one, "words"), (int)e->n_categories,
		  &(struct dx_at){at, "words", 0}, f);
	e->n_categories++;
	load_defaults(one, c->name, e, at, f);
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
	const json_t *no_names = json_object_get(member, "no_names");
	size_t i;
	const json_t *one;

	e->channel_words = dx_lex_new(a);
	e->category_words = dx_lex_new(a);
	e->no_names = dx_lex_new(a);
	*e_r = e;
	if (member && !json_is_object(member))
		dx_fault(f, &at, "must be an object");
	load_channels(a, member, e, &at, f);
	json_array_foreach (json_object_get(member, "categories"), i, one)
		load_category(a, one, e, &(struct dx_at){&categories_at, NULL, i}, f);
	if (no_names)
		add_words(e->no_names, no_names, 0, &(struct dx_at){&at, "no_names", 0}, f);
	load_counterparty(a, member, e, &at, f);
}

/* ---- use ---- */

/* The channel that is named first, by the longest phrase there; -1: none. */
static int channel_of(const struct dx_enrich *e, struct dx_arena *a, const char *text)
{
	size_t n;
	size_t len;
	struct dx_tok *toks = dx_lex_tokens_of(e->channel_words, a, dx_str(text), &n);

	for (size_t i = 0; i < n; i++) {
		int channel = dx_lex_match(e->channel_words, toks, n, i, &len);

		if (channel >= 0)
			return channel;
	}
	return -1;
}

/* The foremost category in the template's order, one of whose phrases stands anywhere; SIDE must fit. */
static const char *category_of(const struct dx_enrich *e, struct dx_arena *a, const char *text, int side)
{
	size_t best = e->n_categories;
	size_t n;
	size_t len;
	struct dx_tok *toks = dx_lex_tokens_of(e->category_words, a, dx_str(text), &n);

	for (size_t i = 0; i < n; i++) {
		int found = dx_lex_match(e->category_words, toks, n, i, &len);

		if (found < 0)
			continue;
		if ((size_t)found < best && (e->categories[found].side == 0 || e->categories[found].side == side))
			best = (size_t)found;
		i += len - 1;
	}
	return best < e->n_categories ? e->categories[best].name : NULL;
}

/* A name has letters, is not too long, and is not a phrase that stands where names do ("payment"). */
static bool is_name(const struct dx_enrich *e, struct dx_arena *a, struct dx_str s)
{
	size_t letters = 0;
	size_t n;
	size_t len;
	struct dx_tok *toks;

	for (size_t i = 0; i < s.n; i++) {
		unsigned char c = (unsigned char)s.p[i];

		letters += c >= 0x80 || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
	}
	if (letters < 2 || letters * 2 < s.n || s.n > NAME_BYTES)
		return false;
	toks = dx_lex_tokens_of(e->no_names, a, s, &n);
	return n == 0 || dx_lex_match(e->no_names, toks, n, 0, &len) < 0 || len < n;
}

static struct dx_str bare(struct dx_str s)
{
	return dx_str_strip(s, " -/.,:*_", " -/,:*_");
}

static const char *counterparty_of(const struct dx_enrich *e, struct dx_arena *a, const char *text)
{
	for (size_t i = 0; i < e->n_counterparty; i++) {
		struct dx_str caps[2] = {{0}};
		struct dx_str name;

		if (dx_re_match(e->counterparty[i], dx_str(text), 0, caps, DX_LEN(caps)) != DX_RE_YES || !caps[1].p)
			continue;
		name = bare(caps[1]);
		if (is_name(e, a, name))
			return dx_strndup(a, name.p, name.n);
	}
	return NULL;
}

struct dx_enriched dx_enrich(const struct dx_enrich *e, struct dx_arena *a, const char *text, int side)
{
	int channel = channel_of(e, a, text);
	struct dx_enriched r = {.counterparty = counterparty_of(e, a, text), .category = category_of(e, a, text, side)};

	if (channel >= 0) {
		r.channel = e->channels[channel];
		if (!r.category)
			r.category = e->defaults[channel];
	}
	return r;
}
