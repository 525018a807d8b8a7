/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/value.h"

#include <string.h>

#include "dx/base/utf8.h"

#include "value_int.h"

static const struct {
	const char *word; /* folded */
	const char *code; /* "" when the word stands for several currencies */
} currencies[] = {
	{"RS", "INR"},    {"INR", "INR"},  {"USD", "USD"},      {"EUR", "EUR"}, {"GBP", "GBP"}, {"SGD", "SGD"},
	{"HKD", "HKD"},   {"CAD", "CAD"},  {"AUD", "AUD"},      {"NZD", "NZD"}, {"MYR", "MYR"}, {"RM", "MYR"},
	{"CNY", "CNY"},   {"RMB", "CNY"},  {"JPY", "JPY"},      {"CHF", "CHF"}, {"AED", "AED"}, {"SAR", "SAR"},
	{"QAR", "QAR"},   {"OMR", "OMR"},  {"KWD", "KWD"},      {"ZAR", "ZAR"}, {"SEK", "SEK"}, {"NOK", "NOK"},
	{"DKK", "DKK"},   {"PLN", "PLN"},  {"CZK", "CZK"},      {"HUF", "HUF"}, {"THB", "THB"}, {"IDR", "IDR"},
	{"PHP", "PHP"},   {"LKR", "LKR"},  {"NPR", "NPR"},      {"BDT", "BDT"}, {"S$", "SGD"},  {"HK$", "HKD"},
	{"US$", "USD"},   {"A$", "AUD"},   {"C$", "CAD"},       {"CA$", "CAD"}, {"NZ$", "NZD"}, {"\x80", "INR"},
	{"\x81", "EUR"},  {"\x82", "GBP"}, {"\x83", ""},        {"\x84", ""},   {"$", ""},      {"R$", "BRL"},
	{"TL", "TRY"},    {"TRY", "TRY"},  {"KES", "KES"},      {"NGN", "NGN"}, {"EGP", "EGP"}, {"MXN", "MXN"},
	{"BRL", "BRL"},   {"RON", "RON"},  {"KR", ""},          {"KC", "CZK"},  {"ZL", "PLN"},  {"LEI", "RON"},
	{"EUROS", "EUR"}, {"FT", "HUF"},   {"RP", "IDR"},       {"MX$", "MXN"}, {"PKR", "PKR"}, {"VND", "VND"},
	{"KRW", "KRW"},   {"TWD", "TWD"},  {"UAH", "UAH"},      {"CLP", "CLP"}, {"BHD", "BHD"}, {"JOD", "JOD"},
	{"GHS", "GHS"},   {"UGX", "UGX"},  {"EURO", "EUR"},     {"ILS", "ILS"}, {"NIS", "ILS"}, {"RUB", "RUB"},
	{"KZT", "KZT"},   {"COP", "COP"},  {"ARS", "ARS"},      {"UYU", "UYU"}, {"CRC", "CRC"}, {"DOP", "DOP"},
	{"TND", "TND"},   {"XOF", "XOF"},  {"XAF", "XAF"},      {"FCFA", ""},   {"TZS", "TZS"}, {"RWF", "RWF"},
	{"ZMW", "ZMW"},   {"BGN", "BGN"},  {"RSD", "RSD"},      {"ISK", "ISK"}, {"MUR", "MUR"}, {"MOP", "MOP"},
	{"KSH", "KES"},   {"KSHS", "KES"}, {"TSH", "TZS"},      {"USH", "UGX"}, {"DHS", "AED"}, {"MOP$", "MOP"},
	{"BAHT", "THB"},  {"NT$", "TWD"},  {"\xa5\xa6", "BGN"}, {"AOA", "AOA"}, {"TTD", "TTD"}, {"JMD", "JMD"},
	{"BBD", "BBD"},   {"XCD", "XCD"},  {"GYD", "GYD"},      {"BWP", "BWP"}, {"MZN", "MZN"}, {"DZD", "DZD"},
	{"ETB", "ETB"},   {"MDL", "MDL"},  {"MKD", "MKD"},      {"AZN", "AZN"}, {"PYG", "PYG"}, {"GTQ", "GTQ"},
	{"HNL", "HNL"},   {"FJD", "FJD"},  {"PGK", "PGK"},      {"MWK", "MWK"}, {"KHR", "KHR"}, {"MVR", "MVR"},
	{"UZS", "UZS"},   {"TT$", "TTD"},  {"J$", "JMD"},
};

/* Signs that are no letters, each of one currency. */
static const struct {
	uint32_t cp;
	const char *code;
} signs[] = {
	{0x20a6, "NGN"}, {0x20b1, "PHP"}, {0x20a9, "KRW"}, {0x20aa, "ILS"}, {0x20ab, "VND"},
	{0x20b4, "UAH"}, {0x20ba, "TRY"}, {0x20bd, "RUB"}, {0x20b8, "KZT"}, {0x20b5, "GHS"},
	{0x20a1, "CRC"}, {0x20b2, "PYG"}, {0x20ae, "MNT"}, {0x20ad, "LAK"}, {0x20bc, "AZN"},
	{0x20be, "GEL"}, {0xe3f, "THB"},  {0x9f3, "BDT"},  {0x111, "VND"},  {0x110, "VND"},
};

_Static_assert(DX_VALUE_LEV_FIRST == 0xa5, "as the table of currencies has it");
_Static_assert(DX_LEN(signs) <= DX_VALUE_SIGN_LAST - DX_VALUE_SIGN_FIRST + 1, "each has a code of its own");

/* Signs of one letter: a currency only where the number's first digit follows without a blank. */
static const char letters[] = "R";

static int fold_sign(uint32_t cp)
{
	switch (cp) {
	case 0x20b9: /* rupee sign */
	case 0x20a8:
		return DX_VALUE_RUPEE;
	case 0x20ac:
		return DX_VALUE_EURO;
	case 0xa3:
		return DX_VALUE_POUND;
	case 0xa5:
	case 0xffe5:
		return DX_VALUE_YEN;
	case 0x25a0: /* what fonts without a rupee sign print: black and white boxes */
	case 0x25a1:
	case 0x25aa:
	case 0xfffd:
		return DX_VALUE_OTHER_SIGN;
	case 0x2212:
	case 0x2010:
	case 0x2011:
	case 0x2012:
	case 0x2013:
	case 0x2014:
		return '-';
	case 0xa0:
	case 0x2007:
	case 0x2009:
	case 0x202f:
		return ' ';
	case 0x2019:
	case 0x2bc:
		return '\'';
	case 0x10c: /* "Kč", "zł" */
	case 0x10d:
		return 'C';
	case 0x141:
	case 0x142:
		return 'L';
	case 0x41b:
	case 0x43b:
		return DX_VALUE_LEV_FIRST;
	case 0x412:
	case 0x432:
		return DX_VALUE_LEV_LAST;
	case 0xa7:
		return 0xa7; /* a section sign is a common misreading of 5 or 8; no number has one */
	default:
		break;
	}
	if (cp >= 0x966 && cp <= 0x96f) /* Devanagari digits */
		return (int)('0' + (cp - 0x966));
	if (cp >= 0xff10 && cp <= 0xff19) /* full width digits */
		return (int)('0' + (cp - 0xff10));
	if (cp >= 0xe000 && cp <= 0xf8ff) /* a font's own code, mostly for a rupee sign */
		return DX_VALUE_OTHER_SIGN;
	for (size_t i = 0; i < DX_LEN(signs); i++)
		if (signs[i].cp == cp)
			return (int)(DX_VALUE_SIGN_FIRST + i);
	return -1;
}

size_t dx_value_fold(struct dx_str raw, unsigned char out[DX_VALUE_FOLDED_MAX])
{
	size_t pos = 0;
	size_t n = 0;
	uint32_t cp;

	while (pos < raw.n) {
		int c;

		if (n == DX_VALUE_FOLDED_MAX)
			return 0;
		if ((unsigned char)raw.p[pos] < 0x80)
			cp = (unsigned char)raw.p[pos++];
		else
			(void)dx_utf8_next(raw, &pos, &cp);
		if (cp >= 0x80)
			c = fold_sign(cp);
		else if (cp == '`')
			c = DX_VALUE_RUPEE; /* in fonts that lack the sign, see is_rupee_of_a_font() */
		else if (cp >= 'a' && cp <= 'z')
			c = (int)cp - 'a' + 'A';
		else if (cp > 0x20 && cp < 0x7f)
			c = (int)cp;
		else
			c = ' ';
		if ((cp == 0x110 || cp == 0x111) && n > 0 && out[n - 1] == 'N') /* "VNĐ" */
			c = 'D';
		if (c < 0)
			return 0;
		out[n++] = (unsigned char)c;
	}
	return n;
}

static bool is_digit(unsigned char c)
{
	return c >= '0' && c <= '9';
}

/* Groups so far: sizes of the groups after the first one must be all 3, or 2 … 2 3 (lakh and crore). */
struct groups {
	unsigned int first;
	unsigned int twos, threes;
	unsigned int last; /* size of the last complete group, 0 before the second */
};

static bool group_ok(struct groups *g, unsigned int size)
{
	if (size == 3)
		g->threes++;
	else if (size == 2)
		g->twos++;
	else
		return false;
	g->last = size;
	return true;
}

static bool groups_ok(const struct groups *g)
{
	if (g->last == 0)
		return true;
	if (g->last != 3 || g->first < 1 || g->first > 3)
		return false;
	return g->twos == 0 || (g->threes == 1 && g->first <= 2);
}

static bool is_group_sep(unsigned char c, struct dx_value_rule rule)
{
	return c == '\'' || c == (rule.comma ? '.' : ',') || (rule.blanks && c == ' ');
}

/* The digits before the decimal mark; *I stops at the mark or at the end. */
static bool whole_part(const unsigned char *p, size_t n, struct dx_value_rule rule, size_t *i, struct dx_dec *v)
{
	unsigned char mark = rule.comma ? ',' : '.';
	struct groups g = {0};
	unsigned int size = 0;
	unsigned char sep = 0;

	for (; *i < n && p[*i] != mark; (*i)++) {
		if (is_digit(p[*i])) {
			v->coef = v->coef * 10 + (p[*i] - '0');
			size++;
			continue;
		}
		if (!is_group_sep(p[*i], rule) || size == 0 || (sep && p[*i] != sep))
			return false;
		if (!sep)
			g.first = size;
		else if (!group_ok(&g, size))
			return false;
		sep = p[*i];
		size = 0;
	}
	if (sep && !group_ok(&g, size))
		return false;
	return groups_ok(&g) && (!(sep == ' ') || g.twos == 0);
}

bool dx_value_body(const unsigned char *p, size_t n, struct dx_value_rule rule, struct dx_dec *v_r)
{
	struct dx_dec v = {0};
	size_t digits = 0;
	size_t i = 0;

	for (size_t k = 0; k < n; k++)
		digits += is_digit(p[k]);
	if (digits == 0 || digits > DX_VALUE_DIGITS_MAX || !whole_part(p, n, rule, &i, &v))
		return false;
	if (i < n) { /* the decimal mark needs digits behind it */
		if (i + 1 == n)
			return false;
		for (i++; i < n; i++) {
			if (!is_digit(p[i]) || v.scale == DX_DEC_SCALE_MAX)
				return false;
			v.coef = v.coef * 10 + (p[i] - '0');
			v.scale++;
		}
	}
	*v_r = v;
	return true;
}

/* What is left of the cell between two positions while its ends are peeled off. */
struct peel {
	const unsigned char *p;
	size_t from, to;
	struct dx_number num;
	bool has_parens;
	bool failed;
	bool has_dollar; /* the currency is only a "$" so far */
	bool has_both;   /* a sign and a code have been taken */
};

static bool peel_sign(struct peel *s, bool front)
{
	unsigned char c = s->p[front ? s->from : s->to - 1];

	if (c != '-' && c != '+')
		return false;
	if (s->num.has_minus || s->num.has_plus) {
		s->failed = true; /* nothing is taken off any more: "--" would end up with less than nothing */
		return true;
	}
	if (c == '-')
		s->num.has_minus = true;
	else
		s->num.has_plus = true;
	if (front)
		s->from++;
	else
		s->to--;
	return true;
}

static bool is_letter(unsigned char c)
{
	return (c >= 'A' && c <= 'Z') || c == '$' || (c >= DX_VALUE_RUPEE && c <= DX_VALUE_LEV_LAST);
}

static const char *currency_of(const unsigned char *p, size_t n)
{
	if (n == 1 && p[0] >= DX_VALUE_SIGN_FIRST && p[0] < DX_VALUE_SIGN_FIRST + DX_LEN(signs))
		return signs[p[0] - DX_VALUE_SIGN_FIRST].code;
	for (size_t i = 0; i < DX_LEN(currencies); i++)
		if ((unsigned char)currencies[i].word[0] == p[0] && strlen(currencies[i].word) == n &&
		    memcmp(currencies[i].word, p, n) == 0)
			return currencies[i].code;
	return NULL;
}

/* "$1,200.00 USD", "€ 12.50 EUR": the sign and the code of one currency, one at each end. */
static bool takes_both(struct peel *s, bool dollar, const char *code)
{
	const char *named = dollar ? s->num.currency : code;
	bool dollars = dollar != s->has_dollar && *named && named[2] == 'D';
	bool same = *code && strcmp(code, s->num.currency) == 0;

	if (s->has_both || (!dollars && !same))
		return false;
	s->has_both = true;
	if (!dollar)
		memcpy(s->num.currency, code, strlen(code) + 1);
	return true;
}

/*
 * Fonts that lack the rupee sign have it in the place of another character: a C or a backtick before money with its
 * paise. A C that marks credits stands behind.
 */
static bool is_rupee_of_a_font(const struct peel *s)
{
	size_t at = s->from + 1;

	if (s->p[s->from] != 'C')
		return false;
	while (at < s->to && (s->p[at] == ' ' || s->p[at] == '-'))
		at++;
	return s->to >= at + 4 && is_digit(s->p[at]) && s->p[s->to - 3] == '.' && is_digit(s->p[s->to - 2]) &&
	       is_digit(s->p[s->to - 1]);
}

/* "412214.22C" over "R" in a narrow cell: a mark whose last letter stands apart. */
static bool is_parted_mark(const struct peel *s)
{
	return s->to - s->from >= 4 && s->p[s->to - 1] == 'R' && s->p[s->to - 2] == ' ' &&
	       (s->p[s->to - 3] == 'C' || s->p[s->to - 3] == 'D') && is_digit(s->p[s->to - 4]);
}

/* A currency or Dr/Cr at one end: the run of letters and signs there must be one of them. */
static bool peel_word(struct peel *s, bool front)
{
	size_t n = 0;
	size_t room = s->to - s->from;
	const unsigned char *word;
	enum dx_value_mark mark;
	const char *code;

	while (n < room && is_letter(s->p[front ? s->from + n : s->to - 1 - n]))
		n++;
	if (n == 0)
		return false;
	word = front ? s->p + s->from : s->p + s->to - n;
	mark = dx_value_mark_of(word, n, front);
	code = currency_of(word, n);
	if (!front && n == 1 && is_parted_mark(s)) {
		mark = s->p[s->to - 3] == 'C' ? DX_VALUE_MARK_CR : DX_VALUE_MARK_DR;
		n = 3;
	}
	if (!code && front && n == 1 && n < room && strchr(letters, word[0]) && is_digit(word[1]))
		code = ""; /* of several countries */
	if (!code && front && n == 1 && is_rupee_of_a_font(s))
		code = "INR";
	if (mark != DX_VALUE_MARK_NONE && s->num.mark == DX_VALUE_MARK_NONE) {
		s->num.mark = mark;
	} else if (code && !s->num.has_currency) {
		s->num.has_currency = true;
		s->has_dollar = n == 1 && *word == '$';
		memcpy(s->num.currency, code, strlen(code) + 1);
	} else if (code && takes_both(s, n == 1 && *word == '$', code)) {
		/* said twice */
	} else {
		s->failed = true;
		return false;
	}
	if (front)
		s->from += n;
	else
		s->to -= n;
	/* "Rs." and "Dr." carry a point that is no decimal mark: a digit stands behind that one only in ".50"; and no
	 * figure begins with the comma that scans make of it */
	if (front && n >= 2 && s->from < s->to && (s->p[s->from] == '.' || s->p[s->from] == ','))
		s->from++;
	return true;
}

/* "(-)0.26", "(+) 0.26" */
static bool peel_sign_in_parens(struct peel *s)
{
	unsigned char c;

	if (s->to - s->from < 4 || s->p[s->from] != '(' || s->p[s->from + 2] != ')')
		return false;
	c = s->p[s->from + 1];
	if ((c != '-' && c != '+') || s->num.has_minus || s->num.has_plus)
		return false;
	if (c == '-')
		s->num.has_minus = true;
	else
		s->num.has_plus = true;
	s->from += 3;
	return true;
}

static bool peel_parens(struct peel *s)
{
	if (s->p[s->from] != '(' || s->p[s->to - 1] != ')')
		return false;
	if (s->has_parens || s->num.has_minus) {
		s->failed = true;
		return false;
	}
	s->has_parens = true;
	s->num.has_minus = true;
	s->from++;
	s->to--;
	return true;
}

static bool peel_tail(struct peel *s)
{
	size_t n = s->to - s->from;

	if (s->p[s->to - 1] == '%' && !s->num.has_percent) {
		s->num.has_percent = true;
		s->to--;
		return true;
	}
	if (s->p[s->from] == '%' && !s->num.has_percent) { /* "%20", as Turkish has it */
		s->num.has_percent = true;
		s->from++;
		return true;
	}
	if (n >= 2 && s->p[s->to - 1] == '-' && s->p[s->to - 2] == '/') { /* "1,000/-": rupees only */
		s->to -= 2;
		return true;
	}
	if (dx_value_side_said(s->p + s->from, n) > 0) {
		s->to -= dx_value_side_said(s->p + s->from, n);
		return true;
	}
	if (n >= 5 && s->p[s->to - 1] == ')' && s->p[s->to - 4] == '(') { /* "6300.00 (Dr)" */
		enum dx_value_mark mark = dx_value_mark_of(s->p + s->to - 3, 2, false);

		if (mark == DX_VALUE_MARK_NONE || s->num.mark != DX_VALUE_MARK_NONE)
			return false;
		s->num.mark = mark;
		s->to -= 4;
		return true;
	}
	if (n >= 3 && s->p[s->to - 1] == '.' && is_letter(s->p[s->to - 2])) { /* "Dr.", "Cr." */
		s->to--;
		return true;
	}
	return false;
}

static bool peel_once(struct peel *s)
{
	if (s->p[s->from] == ' ') {
		s->from++;
		return true;
	}
	if (s->p[s->to - 1] == ' ') {
		s->to--;
		return true;
	}
	return peel_tail(s) || peel_sign_in_parens(s) || peel_parens(s) || peel_sign(s, true) || peel_sign(s, false) ||
	       peel_word(s, true) || peel_word(s, false);
}

/* "10.5" where commas part the decimals: so few digits behind a point are no group of thousands. */
static bool is_other_decimal(const unsigned char *p, size_t n, char sign)
{
	const unsigned char *at = memchr(p, sign, n);
	size_t behind = at ? n - (size_t)(at - p) - 1 : 0;

	if (behind != 1 && behind != 2)
		return false;
	for (size_t i = 0; i < n; i++)
		if (p + i != at && !is_digit(p[i]))
			return false;
	return true;
}

bool dx_value_parse(struct dx_str raw, struct dx_value_rule rule, struct dx_number *n_r)
{
	unsigned char folded[DX_VALUE_FOLDED_MAX];
	struct peel s = {.p = folded, .to = dx_value_fold(raw, folded)};

	while (s.from < s.to && !s.failed && peel_once(&s))
		;
	if (s.failed || s.from >= s.to)
		return false;
	/* programs print rates as they store them, whatever the language of the amounts */
	if (s.num.has_percent && is_other_decimal(folded + s.from, s.to - s.from, rule.comma ? '.' : ','))
		rule.comma = !rule.comma;
	if (!dx_value_body(folded + s.from, s.to - s.from, rule, &s.num.value))
		return false;
	if (s.has_parens && s.num.has_percent) /* "9,584.81 (12.5%)": a rate said besides, not a negative one */
		s.num.has_minus = false;
	if (s.num.has_minus)
		s.num.value = dx_dec_neg(s.num.value);
	*n_r = s.num;
	return true;
}

/* "1.740.000": thousands alone; which sign sets them off, '\0' when the word is anything else. */
static char thousands_of(struct dx_str word, size_t end)
{
	char sign = '\0';
	size_t groups = 0;
	size_t run = 0;

	for (size_t i = end; i > 0; i--) {
		char c = word.p[i - 1];

		if (is_digit((unsigned char)c)) {
			run++;
			continue;
		}
		if (c != '.' && c != ',')
			break;
		if (run != 3 || (sign && c != sign))
			return '\0';
		sign = c;
		groups++;
		run = 0;
	}
	return groups >= 2 && run >= 1 && run <= 3 ? sign : '\0';
}

/* "22.757", "538": what tells nothing by itself; a zero and what begins with one do not even do so beside others. */
static void count_shape(struct dx_value_vote *vote, struct dx_str figure)
{
	size_t from = figure.n;
	const char *point;

	while (from > 0 && (is_digit((unsigned char)figure.p[from - 1]) || figure.p[from - 1] == '.'))
		from--;
	figure = dx_str_sub(figure, from, SIZE_MAX);
	point = figure.n ? memchr(figure.p, '.', figure.n) : NULL;
	if (figure.n == 0 || figure.p[0] == '0' || figure.p[0] == '.')
		return;
	if (!point)
		vote->whole += figure.n <= 3;
	else
		vote->group += point - figure.p <= 3 && figure.n - (size_t)(point - figure.p) == 4 &&
			       !memchr(point + 1, '.', 3);
}

bool dx_value_groups(const struct dx_value_vote *column)
{
	return column->point == 0 && column->comma == 0 && column->group > 0 && column->whole > 0;
}

void dx_value_vote(struct dx_value_vote *vote, struct dx_str word)
{
	struct dx_number n;
	size_t point = SIZE_MAX;
	size_t end = word.n;

	/* Words with two digits behind their last separator tell, and those of thousands alone; 1.234 may be either. */
	while (end > 0 && !is_digit((unsigned char)word.p[end - 1]))
		end--;
	vote->comma += thousands_of(word, end) == '.';
	vote->point += thousands_of(word, end) == ',';
	count_shape(vote, dx_strn(word.p, end));
	for (size_t i = 0; i < end; i++)
		if (word.p[i] == '.' || word.p[i] == ',')
			point = i;
	if (point == SIZE_MAX || point == 0 || end - point != 3)
		return;
	if (word.p[point] == '.' && dx_value_parse(word, (struct dx_value_rule){0}, &n))
		vote->point++;
	else if (word.p[point] == ',' && dx_value_parse(word, (struct dx_value_rule){.comma = true}, &n))
		vote->comma++;
}

const char *dx_value_currency(struct dx_str s)
{
	unsigned char folded[DX_VALUE_FOLDED_MAX];
	size_t n = dx_value_fold(dx_str_trim(s), folded);
	const char *code;

	if (n > 1 && folded[n - 1] == '.') /* "Rs." */
		n--;
	code = n ? currency_of(folded, n) : NULL;
	return code && *code ? code : NULL;
}
