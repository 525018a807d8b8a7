/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Dates and figures of a card's head that stand by themselves, with what is said of them beside, above or below: stems
 * of words where no template knows the label.
 */
#include <ctype.h>
#include <string.h>

#include "card_told_int.h"

#define LABEL_MAX    6 /* words of a label before its value */
#define NEAR_HEIGHTS 3 /* … where no template knows the label */
#define WORD_MAX     24
#define BELOW_TIMES  2    /* words under a value are as much nearer than those above it */
#define LATIN        0xC3 /* first byte of a letter like "É" */

/* Beginnings of words; whole ones end in "$", parts of words begin with "*". */
static const char *const pay_stems[] = {"due",      "pay",     "fällig", "zahl",    "bezahl",  "vencim", "vence$",
					"échéance", "exigib",  "scaden", "entro$",  "vervald", "betal",  "betaal",
					"betale",   "incasso", "term",   "förfall", "forfal",  "pague",  "pagar",
					"płat",     "spłat",   "zapł",   "ödeme",   "splatn",  "eräp",   "maksu",
					"prélèv",   "abbuch",  "einzug", "addeb",   "adeud",   "settle", "remit",
					"deadline", "bayaran", "tempo$", "fizet",   "esedék",  "collect"};
static const char *const least_stems[] = {"min",    "mín",    "least",   "smallest", "asgari", "lägst",
					  "lavest", "laagst", "wenigst", "vähimm",   "pienin"};
static const char *const limit_stems[] = {"*limit", "*límit",   "*limiet", "*rahmen", "*ramme$", "*gräns",
					  "*grens", "*utrymme", "cupo",    "plafond", "verfüg",  "kreditlin",
					  "línea",  "linha",    "linea",   "line$",   "ceiling", "massimal",
					  "fido$",  "*luotto",  "hitelk",  "krediet", "had$",    "batas"};
/* What is left of a limit, and what is not for purchases. */
static const char *const part_stems[] = {"avail",   "dispon",   "kullan",  "rest",    "remain", "unused", "used",
					 "utili",   "cash",     "avan",    "anticip", "atm",    "efect",  "nakit",
					 "tunai",   "bar$",     "bargeld", "over$",   "overl",  "overs",  "temp",
					 "emi$",    "loan",     "daily",   "spent",   "spend$", "instal", "contactless",
					 "transac", "internat", "per$",    "add"};
/* Of days: neither of the statement nor of its payment. */
static const char *const later_stems[] = {"birth",  "expir",   "valid", "next",  "open",  "since",    "effect",
					  "offer",  "matur",   "from",  "upto",  "enrol", "joined",   "renew",
					  "past",   "period",  "order", "call",  "page",  "prochain", "próxim",
					  "nächst", "sonraki", "nästa", "neste", "næste", "volgend"};
static const char *const charge_stems[] = {
	"fee",     "charg",  "levy",  "levies",  "interest", "tax",    "gst",    "vat",   "cost",
	"penal",   "late",   "frais", "intér",   "agio",     "commis", "gebühr", "zins",  "entgelt",
	"kosten",  "rente",  "comis", "interes", "encargo",  "juro",   "tarifa", "taxa",  "impost",
	"impuest", "iof$",   "spese", "oneri",   "opłat",    "odset",  "prowiz", "faiz",  "ücret",
	"masraf",  "avgift", "ränt",  "gebyr",   "poplat",   "úrok",   "biaya",  "bunga", "caj",
	"faedah",  "díj",    "kamat", "kulu",    "korko",    "ongkos", "vergi",  "dobank"};
static const char *const buy_stems[] = {
	"purch",  "spend",    "spent",    "bought",  "debit",   "transac", "used",   "shop",   "activity",
	"sales",  "retail",   "achat",    "dépens",  "opérat",  "kauf",    "käuf",   "umsatz", "umsätz",
	"belast", "karten",   "compra",   "consum",  "gasto",   "operac",  "lança",  "despes", "acquist",
	"spesa",  "moviment", "aankop",   "aankoop", "besteed", "bested",  "uitgav", "zakup",  "transak",
	"wydat",  "harca",    "alışver",  "işlem",   "inköp",   "köp",     "kjøp",   "køb",    "osto",
	"nákup",  "belanja",  "transaks", "pembel",  "urusn",   "vásár",   "new"};
static const char *const former_stems[] = {
	"previous", "last$",   "prior",  "open",   "brought", "b/f",    "old$",   "arrear",  "vorig",   "oud$",
	"alter$",   "letzt",   "vorher", "vormon", "übertr",  "ancien", "précéd", "dernièr", "report$", "anterior",
	"pasad",    "último",  "última", "preced", "poprzed", "önceki", "devred", "devir",   "föreg",   "forrige",
	"ingå",     "sebelum", "lalu",   "terdah", "edell",   "předch", "előző"};
static const char *const owed_stems[] = {"total",   "new$",   "due",   "balanc",  "owing",      "outstand", "payable",
					 "current", "clos",   "neue",  "gesamt",  "rechnungsb", "nouv",     "solde",
					 "payer",   "nuev",   "deuda", "pagar",   "saldo",      "totaal",   "nieuw",
					 "nuov",    "dovut",  "kwota", "zadłuż",  "borcu",      "toplam",   "skuld",
					 "att$",    "fatura", "baki",  "tagihan", "debt"};
static const char *const fresh_stems[] = {"new", "nouve", "neu", "nuev", "nov", "nuov", "nieuw", "fresh"};
static const char *const other_stems[] = {
	"birth",    "expir",  "valid",  "next",     "open",     "since",  "effect", "offer", "matur", "from",
	"upto",     "enrol",  "joined", "renew",    "point",    "reward", "cash",   "limit", "avail", "past",
	"over",     "credit", "tax",    "gst",      "emi$",     "emis$",  "instal", "loan",  "earn",  "redeem",
	"auto",     "debit",  "period", "exchange", "page",     "last",   "call",   "toll",  "phone", "unbill",
	"interest", "charge", "fee",    "spend$",   "purchase", "order",  "minor",  "minut"};

bool dx_ct_begins_with_one(const char *text, const char *const *stems, size_t n)
{
	char low[WORD_MAX];
	size_t len = 0;

	for (; *text && len + 1 < sizeof(low); text++) {
		unsigned char c = (unsigned char)*text;

		if (strchr("(\"'*-:.", *text))
			continue;
		if (len > 0 && (unsigned char)low[len - 1] == LATIN && c >= 0x80 && c <= 0x9E)
			c += 0x20; /* "Í" is "í" there, as "I" is "i" */
		low[len++] = (char)(c < 0x80 ? tolower(c) : c);
	}
	low[len] = '\0';
	for (size_t i = 0; i < n; i++) {
		size_t k = strlen(stems[i]);

		if (stems[i][0] == '*') {
			bool whole = stems[i][k - 1] == '$'; /* an end of words */
			const char *at = memmem(low, len, stems[i] + 1, k - 1 - whole);

			if (at && (!whole || at[k - 2] == '\0'))
				return true;
			continue;
		}
		if (stems[i][k - 1] == '$' ? len == k - 1 && strncmp(low, stems[i], len) == 0
					   : strncmp(low, stems[i], k) == 0)
			return true;
	}
	return false;
}

bool dx_ct_is_least(const char *text)
{
	return dx_ct_begins_with_one(text, least_stems, DX_LEN(least_stems)) && !dx_ct_is_other(text);
}

bool dx_ct_is_other(const char *text)
{
	return dx_ct_begins_with_one(text, other_stems, DX_LEN(other_stems));
}

bool dx_ct_is_former(const char *text)
{
	return dx_ct_begins_with_one(text, former_stems, DX_LEN(former_stems));
}

/* Does a label of FIELD say what a day or figure is? Whose, of whom and in what is said of something else. */
static bool is_of_value(int field)
{
	return field != SL_TITLE && field != SL_ACCOUNT_NUMBER && field != SL_ACCOUNT_HOLDER && field != SL_BANK_NAME &&
	       field != SL_CURRENCY;
}

/* What the words FROM..TO of a line say of the value behind or under them. */
static void listen(const struct dx_job *job, size_t at, size_t from, size_t to, struct ct_told *t)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_line *line = &job->lines.v[at];
	bool part = false;

	for (size_t i = l->line_first[at]; i < l->line_first[at + 1]; i++)
		if (l->v[i].first >= from && l->v[i].first < to && is_of_value(l->v[i].field) && !l->v[i].inner)
			t->field = l->v[i].field;
	for (size_t i = from; i < to; i++) {
		t->pays |= dx_ct_begins_with_one(line->words[i]->text, pay_stems, DX_LEN(pay_stems));
		t->least |= dx_ct_begins_with_one(line->words[i]->text, least_stems, DX_LEN(least_stems));
		t->other |= dx_ct_begins_with_one(line->words[i]->text, other_stems, DX_LEN(other_stems));
		t->later |= dx_ct_begins_with_one(line->words[i]->text, later_stems, DX_LEN(later_stems));
		t->limit |= dx_ct_begins_with_one(line->words[i]->text, limit_stems, DX_LEN(limit_stems));
		t->charge |= dx_ct_begins_with_one(line->words[i]->text, charge_stems, DX_LEN(charge_stems));
		t->buys |= dx_ct_begins_with_one(line->words[i]->text, buy_stems, DX_LEN(buy_stems));
		t->fresh |= dx_ct_begins_with_one(line->words[i]->text, fresh_stems, DX_LEN(fresh_stems));
		t->former |= dx_ct_begins_with_one(line->words[i]->text, former_stems, DX_LEN(former_stems));
		t->owed |= dx_ct_begins_with_one(line->words[i]->text, owed_stems, DX_LEN(owed_stems));
		part |= dx_ct_begins_with_one(line->words[i]->text, part_stems, DX_LEN(part_stems));
	}
	t->limit &= !part;
}

/* Are the words FROM..TO of LINE a label: few, and without a digit? */
static bool is_label(const struct dx_line *line, size_t from, size_t to)
{
	for (size_t i = from; i < to; i++)
		if (dx_has_digit(line->words[i]->text))
			return false;
	return to > from && to - from <= LABEL_MAX;
}

/* The first run of line I that stands over or under T. */
static bool run_at(struct dx_job *job, const struct ct_told *t, size_t i, struct dx_seg *seg_r)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, &job->lines.v[i], &n);

	for (size_t k = 0; k < n; k++) {
		if (segs[k].x1 < t->x0 || segs[k].x0 > t->x1)
			continue;
		*seg_r = segs[k];
		return true;
	}
	return false;
}

/* The run over T, above its line, in *SEG_R; figures and dates of the same strip may stand between. */
static bool run_above(struct dx_job *job, const struct ct_told *t, size_t *line_r, struct dx_seg *seg_r)
{
	const struct dx_line *own = &job->lines.v[t->line];

	for (size_t i = t->line; i-- > 0;) {
		const struct dx_line *line = &job->lines.v[i];

		if (line->page != own->page || own->y0 - line->y1 > NEAR_HEIGHTS * own->height)
			return false;
		*line_r = i;
		if (run_at(job, t, i, seg_r))
			return true;
	}
	return false;
}

/* The words close under T, where those above, GAP away, are the label of something else: a figure over its words. */
static bool run_below(struct dx_job *job, const struct ct_told *t, int32_t gap, size_t *line_r, struct dx_seg *seg_r)
{
	const struct dx_line *own = &job->lines.v[t->line];
	const struct dx_line *line;

	*line_r = t->line + 1;
	if (*line_r >= job->lines.n)
		return false;
	line = &job->lines.v[*line_r];
	return line->page == own->page && !line->used && line->y0 - own->y1 <= own->height &&
	       line->y0 - own->y1 < gap / BELOW_TIMES && run_at(job, t, *line_r, seg_r) &&
	       is_label(line, seg_r->first, seg_r->first + seg_r->n);
}

/* What is said of the value that begins with word AT of run K of SEGS. */
static void find_label(struct dx_job *job, const struct dx_seg *segs, size_t k, size_t at, struct ct_told *t)
{
	const struct dx_line *line = &job->lines.v[t->line];
	int32_t gap = INT32_MAX;
	struct dx_seg run;
	bool above;
	size_t i = 0;

	t->field = -1;
	if (at > segs[k].first) {
		listen(job, t->line, segs[k].first, at, t);
		return;
	}
	above = run_above(job, t, &i, &run);
	if (above)
		gap = line->y0 - job->lines.v[i].y1;
	if (k > 0 && is_label(line, segs[k - 1].first, segs[k - 1].first + segs[k - 1].n)) {
		listen(job, t->line, segs[k - 1].first, segs[k - 1].first + segs[k - 1].n, t);
	} else {
		struct dx_seg under;
		size_t next;

		if (run_below(job, t, gap, &next, &under)) {
			listen(job, next, under.first, under.first + under.n, t);
			return;
		}
	}
	if (above && is_label(&job->lines.v[i], run.first, run.first + run.n))
		listen(job, i, run.first, run.first + run.n, t);
}

void dx_ct_hear(struct dx_job *job, struct ct_told *t)
{
	const struct dx_line *line = &job->lines.v[t->line];
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	for (size_t k = 0; k < n; k++) {
		size_t end = segs[k].first + segs[k].n;
		size_t at = segs[k].first;

		if (segs[k].x1 < t->x0 || segs[k].x0 > t->x1)
			continue;
		while (at + 1 < end && !dx_has_digit(line->words[at]->text))
			at++;
		while (at > segs[k].first && line->words[at - 1]->x0 >= t->x0) /* its currency */
			at--;
		find_label(job, segs, k, at, t);
		return;
	}
}

bool dx_ct_as_date(struct dx_job *job, const struct dx_words *w, struct dx_val *v)
{
	struct dx_dates_raw raw;

	return dx_dates_whole(dx_str(dx_words_text(job->arena, w)), &raw) && raw.year >= 0 &&
	       dx_fields_date_of(job, w, v);
}

/* Money: with decimals, a currency or groups of digits. */
bool dx_ct_as_figure(struct dx_job *job, const struct dx_words *w, struct dx_val *v)
{
	const char *text = dx_words_text(job->arena, w);
	struct dx_number n;

	return dx_value_parse(dx_str(text), job->tables.rule, &n) && !n.has_percent && !n.has_minus && !n.has_plus &&
	       (n.value.scale > 0 || n.has_currency || strchr(text, ',')) && dx_fields_amount_of(job, w, v);
}

/* The value at the end of run K, whatever label is before it in the run. */
static void look_at(struct dx_job *job, size_t at, const struct dx_seg *segs, size_t k, dx_ct_reader *read,
		    struct ct_tolds *out)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t end = segs[k].first + segs[k].n;

	for (size_t i = segs[k].first; i < end && out->n < DX_CT_FOUND_MAX; i++) {
		struct dx_words w = {
			.words = (const struct dx_word *const *)line->words + i, .n = end - i, .page = line->page};
		struct ct_told t = {.line = at, .x0 = line->words[i]->x0, .x1 = segs[k].x1};

		if (read(job, &w, &t.v)) {
			find_label(job, segs, k, i, &t);
			out->v[out->n++] = t;
			return;
		}
		if (i - segs[k].first >= LABEL_MAX || dx_has_digit(line->words[i]->text))
			return;
	}
}

void dx_ct_listen(struct dx_job *job, dx_ct_reader *read, struct ct_tolds *out)
{
	for (size_t i = 0; i < job->lines.n && job->lines.v[i].page == job->lines.v[0].page; i++) {
		size_t n;
		struct dx_seg *segs;

		if (job->lines.v[i].used)
			continue;
		segs = dx_lines_segments(job->arena, &job->lines.v[i], &n);
		for (size_t k = 0; k < n; k++)
			look_at(job, i, segs, k, read, out);
	}
}
