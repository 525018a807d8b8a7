/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Documents kept as words (test/golden/TEMPLATE.NAME.words.json, one page a line) and what was extracted
 * from them, byte for byte. A difference is a change of behaviour: look at it, and when it is meant,
 * run this program with DX_GOLDEN=write to keep the new answers.
 */
#include <dirent.h>
#include <unistd.h>

#include "../unit.h"
#include "run.h"

#define FOLDER    "test/golden"
#define SUFFIX    ".words.json"
#define FILES_MAX 64
#define PAGES_MAX 16

static char *files[FILES_MAX];
static size_t n_files;

static int by_name(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

static void list_files(void)
{
	DIR *dir = opendir(FOLDER);
	const struct dirent *e;

	if (!dir)
		return;
	while ((e = readdir(dir)) && n_files < FILES_MAX) {
		size_t n = strlen(e->d_name);

		if (n > strlen(SUFFIX) && strcmp(e->d_name + n - strlen(SUFFIX), SUFFIX) == 0)
			files[n_files++] = strdup(e->d_name);
	}
	closedir(dir);
	qsort(files, n_files, sizeof(files[0]), by_name);
}

/* "gst_invoice.columns.words.json" is read with the template gst_invoice, in whichever industry it is. */
static struct dx_str template_for(struct dx_arena *a, const char *file)
{
	static const char *const industries[] = {"commerce", "finance", "tax"};

	for (size_t i = 0; i < DX_LEN(industries); i++) {
		const char *path =
			dx_asprintf(a, "config/templates/%s/%.*s.json", industries[i], (int)strcspn(file, "."), file);

		if (access(path, R_OK) == 0)
			return sheet_file(a, path);
	}
	ck_abort_msg("no template for %s", file);
	return DX_STR("");
}

/* The whole answer, a part on each line, so that a difference can be seen. */
static char *answer(struct dx_arena *a, const char *file)
{
	struct dx_str rest = sheet_file(a, dx_asprintf(a, "%s/%s", FOLDER, file));
	struct dx_page pages[PAGES_MAX];
	struct dx_extract_result r;
	struct dx_str line;
	struct dx_err err;
	size_t n = 0;
	char *text;

	while (dx_str_split(&rest, '\n', &line)) {
		if (line.n == 0)
			continue;
		ck_assert_uint_lt(n, PAGES_MAX);
		ck_assert(dx_words_read(a, line, &pages[n++], &err));
	}
	ck_assert(dx_extract(a, template_for(a, file), DX_STR(""), pages, n, &r, &err));
	text = dx_asprintf(
		a,
		"{\"needs_review\":%s,\n\"rows_total\":%lld,\n\"data\":%s,\n\"verification\":%s,\n\"checks\":%s,\n"
		"\"corrections\":%s,\n\"warnings\":%s,\n\"evidence\":%s}\n",
		r.needs_review ? "true" : "false", (long long)r.rows_total, dx_buf_cstr(&r.data),
		dx_buf_cstr(&r.verification), dx_buf_cstr(&r.checks), dx_buf_cstr(&r.corrections),
		dx_buf_cstr(&r.warnings), dx_buf_cstr(&r.evidence));
	dx_extract_free(&r);
	return text;
}

static void keep(const char *path, const char *text)
{
	FILE *f = fopen(path, "wbe");

	ck_assert_ptr_nonnull(f);
	ck_assert_int_ge(fputs(text, f), 0);
	ck_assert_int_eq(fclose(f), 0);
}

START_TEST(the_answer_is_the_golden_one)
{
	struct dx_arena *a = dx_arena_new();
	const char *file = files[_i];
	const char *path = dx_asprintf(a, "%s/%.*s.json", FOLDER, (int)(strlen(file) - strlen(SUFFIX)), file);
	const char *mode = getenv("DX_GOLDEN");
	char *found = answer(a, file);

	if (mode && strcmp(mode, "write") == 0)
		keep(path, found);
	else
		ck_assert_msg(strcmp(found, sheet_file(a, path).p) == 0,
			      "%s differs; see how with: DX_GOLDEN=write, git diff", path);
	dx_arena_drop(&a);
}
END_TEST

START_TEST(there_are_golden_files)
{
	ck_assert_msg(n_files >= 5, "%zu files in %s", n_files, FOLDER);
}
END_TEST

static Suite *golden_suite(void)
{
	Suite *s = suite_create("golden");
	TCase *tc = tcase_create("golden");

	list_files();
	tcase_add_test(tc, there_are_golden_files);
	tcase_add_loop_test(tc, the_answer_is_the_golden_one, 0, (int)n_files);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	int status = unit_main(golden_suite());

	while (n_files > 0)
		free(files[--n_files]);
	return status;
}
