/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Words for pages; "continued to page number 2", "Contd...": what a page prints at its foot when the paper goes on
 * behind it. */
#include <string.h>

#include "dx/extract/job.h"

bool dx_job_is_page_word(const char *word)
{
	static const char *const words[] = {
		"page",     "page:",    "pg",       "pg.",      "pages",      "seite",        "p.",
		"seite:",   "pagina",   "página",   "pág.",     "blatt",      "stránka",      "strona",
		"side",     "sida",     "पृष्ठ",      "hoja",     "folha",      "halaman",      "pag.",
		"pag",      "muka",     "muka:",    "strana",   "oldal",      "sivu",         "sayfa",
		"сторінка", "страница", "стр.",     "Сторінка", "Страница",   "Стр.",         "σελίδα",
		"Σελίδα",   "trang",    "halaman:", "página:",  "bladnummer", "paginanummer", "seitennummer"};

	return dx_str_is_one_of(dx_str(word), words, DX_LEN(words));
}

/* Of "contd...2", "(Continued)", "cont'd…" the word alone. */
static struct dx_str bare(const char *text)
{
	static const char around[] = "*-=+_.~#()[]:,/>0123456789";
	static const char dots[] = "…";
	struct dx_str s = dx_str(text + strspn(text, "*-=+_.~#()[]<>"));
	bool found = true;

	while (found && s.n) {
		if ((found = strchr(around, s.p[s.n - 1]) != NULL))
			s.n--;
		else if ((found = s.n >= strlen(dots) && memcmp(s.p + s.n - strlen(dots), dots, strlen(dots)) == 0))
			s.n -= strlen(dots);
	}
	return s;
}

/* Words that say it alone. */
static bool is_onward(struct dx_str s)
{
	static const char *const words[] = {"continued", "contd", "cont'd", "cont’d", "continues"};

	return dx_str_is_one_of(s, words, DX_LEN(words));
}

/* … and those that need the page that it goes on to: "Suite 200" is an address. */
static bool may_be_onward(struct dx_str s)
{
	static const char *const words[] = {"cont",     "suite",    "fortsetzung", "segue",    "sigue",
					    "continúa", "continua", "vervolg",     "continuer"};

	return dx_str_is_one_of(s, words, DX_LEN(words));
}

static bool is_place(struct dx_str s, const char *text)
{
	static const char *const words[] = {"page",   "pages",    "pg",        "next",     "overleaf",   "reverse",
					    "sheet",  "seite",    "nächste",   "nächster", "nächsten",   "folgeseite",
					    "verso",  "suivante", "siguiente", "seguinte", "successiva", "volgende",
					    "pagina", "página",   "bladzijde"};

	return dx_job_is_page_word(text) || dx_str_is_one_of(s, words, DX_LEN(words));
}

static bool is_between(struct dx_str s)
{
	static const char *const words[] = {"on",  "to",  "at", "in", "the",  "over", "following", "number", "no",
					    "auf", "der", "au", "la", "alla", "a",    "en",        "op",     "of"};

	return s.n == 0 || dx_str_is_one_of(s, words, DX_LEN(words));
}

/* "Total carried over", "Carried forward to next page"; a balance carried forward is an account's, and may be its last
 * one. */
static bool is_carried(const struct dx_word *const *w, size_t n, size_t *n_r)
{
	static const char *const sums[] = {"total", "sub", "subtotal", "sub-total", "page", "amount"};
	static const char *const ways[] = {"over", "forward", "fwd"};
	size_t at = 0;

	while (at < n && dx_str_is_one_of(bare(w[at]->text), sums, DX_LEN(sums)))
		at++;
	if (at + 1 >= n || !dx_str_ieq_c(bare(w[at]->text), "carried") ||
	    !dx_str_is_one_of(bare(w[at + 1]->text), ways, DX_LEN(ways)))
		return false;
	*n_r = at + 2;
	return true;
}

/* Behind word AT of the N only places and what stands between them; *PLACE_R: one at least. */
static bool is_tail(const struct dx_word *const *w, size_t n, size_t at, bool *place_r)
{
	*place_r = false;
	for (; at < n; at++) {
		bool place = is_place(bare(w[at]->text), w[at]->text);

		if (!place && !is_between(bare(w[at]->text)))
			return false;
		*place_r |= place;
	}
	return true;
}

bool dx_job_says_onward(const struct dx_word *const *w, size_t n)
{
	size_t head;
	bool place;

	for (head = 0; head < n && bare(w[head]->text).n == 0;)
		head++;
	if (head == n || !is_tail(w, n, head + 1, &place))
		return false;
	return is_onward(bare(w[head]->text)) || (place && may_be_onward(bare(w[head]->text)));
}

/* "1,234.50" */
static bool is_amount(const char *text)
{
	size_t n = strlen(text);

	return n > 3 && strchr(".,", text[n - 3]) && strspn(text + n - 2, "0123456789") == 2 &&
	       strchr("0123456789", text[n - 4]);
}

/* A line that says so, or carries a sum of the items over. */
static bool line_goes_on(struct dx_arena *a, const struct dx_line *line, bool carries)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(a, line, &n);

	for (size_t i = 0; i < n; i++) {
		const struct dx_word *const *w = (const struct dx_word *const *)line->words + segs[i].first;
		size_t head;
		bool place;

		if (dx_job_says_onward(w, segs[i].n) ||
		    (carries && is_carried(w, segs[i].n, &head) && is_tail(w, segs[i].n, head, &place)))
			return true;
	}
	return false;
}

bool dx_job_goes_on(struct dx_arena *a, const struct dx_lines *lines, bool carries)
{
	size_t page = lines->n ? lines->v[lines->n - 1].page : 0;

	for (size_t i = lines->n; i-- > 0 && lines->v[i].page == page;) {
		const struct dx_line *line = &lines->v[i];

		if (line->y0 < lines->pages[page].height / 2)
			return false; /* "(continued)" over what goes on here */
		if (line_goes_on(a, line, carries))
			return true;
		for (size_t k = 0; k < line->n; k++)
			if (is_amount(line->words[k]->text))
				return false;
	}
	return false;
}
