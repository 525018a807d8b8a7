/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Time grows with pages, rows and words of a line, and no faster. With DX_PAGES="100 200": prints the processor time of
 * so many pages.
 */
#include <time.h>

#include "dx/kinds/extract.h"

#include "../sheet.h"
#include "../unit.h"

#define TEMPLATE "config/templates/finance/bank_statement.json"
#define INVOICE  "config/templates/commerce/invoice.json"
#define ROWS     50 /* on each page */
#define TOP      100
#define STEP     14

static const char *money(struct dx_arena *a, int64_t paise)
{
	return dx_asprintf(a, "%lld.%02d", (long long)(paise / 100), (int)(paise % 100));
}

static void row(struct sheet *s, int y, int n, int64_t amount, int64_t balance)
{
	sheet_put(s, 40, y, dx_asprintf(s->arena, "%02d/%02d/2025", n / ROWS % 28 + 1, n / ROWS / 28 % 12 + 1));
	sheet_put(s, 110, y, dx_asprintf(s->arena, "UPI/%012d/MEERA %d/ok@upi", n + 4100000, n));
	sheet_right(s, n % 3 ? 400 : 470, y, money(s->arena, amount));
	sheet_right(s, 550, y, money(s->arena, balance));
}

/* A statement of N pages whose balances hold. */
static struct dx_page *statement(struct dx_arena *a, size_t n, const struct dx_page **pages_r)
{
	struct dx_page *pages = dx_alloc_array(a, n, sizeof(*pages));
	int64_t balance = INT64_C(10000000000);

	for (size_t p = 0; p < n; p++) {
		struct sheet *s = DX_NEW(a, struct sheet);

		sheet_init(s, a, (int)p + 1);
		if (p == 0) {
			sheet_put(s, 40, 30, "Account No : 8816676039027");
			sheet_put(s, 40, 44, "Statement Period : 01/01/2025 to 28/12/2025");
			sheet_put(s, 40, 58, "Opening Balance : 100000000.00");
		}
		sheet_put(s, 40, 84, "Date");
		sheet_put(s, 110, 84, "Narration");
		sheet_right(s, 400, 84, "Debit");
		sheet_right(s, 470, 84, "Credit");
		sheet_right(s, 550, 84, "Balance");
		for (int i = 0; i < ROWS; i++) {
			int number = (int)p * ROWS + i;
			int64_t amount = 100 + number % 9000 * 7;

			balance += number % 3 ? -amount : amount;
			row(s, TOP + i * STEP, number, amount, balance);
		}
		sheet_put(s, 40, TOP + ROWS * STEP + 20, dx_asprintf(a, "Page %zu of %zu", p + 1, n));
		pages[p] = s->page;
	}
	*pages_r = pages;
	return pages;
}

/* A page whose first line has N words, no date among them. */
static void long_line(struct dx_arena *a, size_t n, const struct dx_page **pages_r)
{
	struct sheet *s = DX_NEW(a, struct sheet);
	struct dx_word *words = dx_alloc_array(a, n + SHEET_WORDS_MAX, sizeof(*words));

	for (size_t i = 0; i < n; i++)
		words[i] = (struct dx_word){
			.text = i % 2 ? "lorem" : "ipsum",
			.x0 = 40000 + (int32_t)i * 30,
			.y0 = 30000,
			.x1 = 40025 + (int32_t)i * 30,
			.y1 = 30000 + SHEET_HEIGHT,
			.conf = 100,
			.flags = DX_WORD_SPACE,
		};
	sheet_init(s, a, 1);
	s->line = 1;
	sheet_put(s, 40, 84, "Date");
	sheet_put(s, 110, 84, "Narration");
	sheet_right(s, 400, 84, "Debit");
	sheet_right(s, 470, 84, "Credit");
	sheet_right(s, 550, 84, "Balance");
	row(s, TOP, 1, 100, 1000);
	row(s, TOP + STEP, 2, 100, 900);
	memcpy(words + n, s->words, s->page.n_words * sizeof(*words));
	s->page.words = words;
	s->page.n_words += n;
	*pages_r = &s->page;
}

/* Processor time of one extraction of N pages, in ticks; *ROWS_R what it found. */
static clock_t spent_on(struct dx_arena *a, const struct dx_page *pages, size_t n, int64_t *rows_r)
{
	struct dx_arena *work = dx_arena_new();
	struct dx_extract_result r;
	struct dx_err err;
	struct dx_str template = sheet_file(a, TEMPLATE);
	clock_t start;
	bool ok;

	start = clock();
	ok = dx_extract(work, template, DX_STR(""), pages, n, &r, &err);
	start = clock() - start;
	ck_assert_msg(ok, "%s", ok ? "" : err.msg);
	*rows_r = r.rows_total;
	dx_extract_free(&r);
	dx_arena_drop(&work);
	return start;
}

static clock_t spent(size_t n, int64_t *rows_r)
{
	struct dx_arena *a = dx_arena_new();
	const struct dx_page *pages;
	clock_t ticks;

	statement(a, n, &pages);
	ticks = spent_on(a, pages, n, rows_r);
	dx_arena_drop(&a);
	return ticks;
}

static clock_t spent_on_line(size_t n)
{
	struct dx_arena *a = dx_arena_new();
	const struct dx_page *page;
	clock_t ticks;
	int64_t rows;

	long_line(a, n, &page);
	ticks = spent_on(a, page, 1, &rows);
	ck_assert_int_eq(rows, 2);
	dx_arena_drop(&a);
	return ticks;
}

START_TEST(eight_times_the_pages_take_eight_times_as_long)
{
	int64_t few_rows, many_rows;
	clock_t few = spent(20, &few_rows);
	clock_t many = spent(160, &many_rows);

	ck_assert_int_eq(few_rows, 20 * ROWS);
	ck_assert_int_eq(many_rows, 160 * ROWS);
	/* Quadratic work would take 64 times as long. */
	ck_assert_msg(many < 20 * few, "%ld and %ld ticks", (long)few, (long)many);
}
END_TEST

START_TEST(eight_times_the_words_of_a_line_take_eight_times_as_long)
{
	clock_t few = spent_on_line(2000);
	clock_t many = spent_on_line(16000);

	ck_assert_msg(many < 20 * few, "%ld and %ld ticks", (long)few, (long)many);
}
END_TEST

/* Right after word AT of P another one that ends at X1, in points. */
static void put(struct dx_page *p, struct dx_word *words, const char *text, int x1, size_t line)
{
	words[p->n_words++] = (struct dx_word){.text = text,
					       .x0 = (x1 - 6 * (int32_t)strlen(text)) * 1000,
					       .y0 = (int32_t)line * STEP * 1000,
					       .x1 = x1 * 1000,
					       .y1 = (int32_t)line * STEP * 1000 + 10000,
					       .conf = 100,
					       .line = (uint32_t)p->n_words};
}

/* Processor time of one page of N lines that look like rows and are none, HEADED each by words that nobody knows. */
static clock_t spent_on_rows(size_t n, bool headed)
{
	static const int ends[] = {120, 250, 350, 450};
	static const char *const heads[] = {"Flim", "Flam", "Brim", "Bram"};
	struct dx_arena *a = dx_arena_new();
	struct dx_arena *work = dx_arena_new();
	struct dx_word *words = dx_alloc_array(a, n * DX_LEN(ends), sizeof(*words));
	struct dx_page page = {.number = 1,
			       .width = 595280,
			       .height = (int32_t)(n + 2) * STEP * 1000,
			       .source = DX_SOURCE_TEXT_LAYER,
			       .text_state = DX_TEXT_USABLE,
			       .words = words};
	struct dx_str template = sheet_file(a, INVOICE);
	struct dx_extract_result r;
	struct dx_err err;
	clock_t start;

	for (size_t i = 0; i < n; i++) {
		const char *row[] = {"Trestle", dx_asprintf(a, "%zu", i % 7 + 2), "10.50", dx_asprintf(a, "%zu.00", i)};

		for (size_t k = 0; k < DX_LEN(ends); k++)
			put(&page, words, headed && i % 2 == 0 ? heads[k] : row[k], ends[k], i + 1);
	}
	start = clock();
	ck_assert(dx_extract(work, template, DX_STR(""), &page, 1, &r, &err));
	start = clock() - start;
	dx_extract_free(&r);
	dx_arena_drop(&work);
	dx_arena_drop(&a);
	return start;
}

START_TEST(eight_times_the_rows_without_a_table_take_eight_times_as_long)
{
	clock_t few = spent_on_rows(250, _i);
	clock_t many = spent_on_rows(2000, _i);

	ck_assert_msg(many < 20 * few, "%ld and %ld ticks", (long)few, (long)many);
}
END_TEST

START_TEST(times_are_printed)
{
	const char *list = getenv("DX_PAGES");
	struct dx_str rest = dx_str(list ? list : "");
	struct dx_str one;
	uint64_t n;

	while (dx_str_split(&rest, ' ', &one)) {
		int64_t rows;

		if (dx_str_u64(one, &n))
			printf("%llu pages: %.2f s\n", (unsigned long long)n,
			       (double)spent(n, &rows) / (double)CLOCKS_PER_SEC);
	}
}
END_TEST

static Suite *linear_suite(void)
{
	Suite *s = suite_create("linear");
	TCase *tc = tcase_create("linear");

	tcase_set_timeout(tc, 600);
	if (getenv("DX_PAGES")) {
		tcase_add_test(tc, times_are_printed);
	} else {
		tcase_add_test(tc, eight_times_the_pages_take_eight_times_as_long);
		tcase_add_test(tc, eight_times_the_words_of_a_line_take_eight_times_as_long);
		tcase_add_loop_test(tc, eight_times_the_rows_without_a_table_take_eight_times_as_long, 0, 2);
	}
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(linear_suite());
}
