/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "../../../lib/role/worker_int.h"
#include "../unit.h"
#include "dx/os/fd.h"

static struct dx_content_cache cache;
static struct dx_err err;

static void setup(void)
{
	cache = (struct dx_content_cache){0};
}

static void teardown(void)
{
	dx_content_clear(&cache);
}

static int file_of(off_t size)
{
	int fd = memfd_create("test", MFD_CLOEXEC);
	ck_assert_int_gt(fd, 0);
	ck_assert_int_eq(ftruncate(fd, size), 0);
	return fd;
}

static bool is_open(int fd)
{
	return fcntl(fd, F_GETFD) >= 0;
}

/* ---- the cache ---- */

START_TEST(the_last_two_documents_are_kept)
{
	int one = dx_content_put(&cache, "one", file_of(1));
	int two = dx_content_put(&cache, "two", file_of(1));

	ck_assert_int_eq(dx_content_get(&cache, "one"), one);
	ck_assert_int_eq(dx_content_get(&cache, "two"), two);
	ck_assert_int_eq(dx_content_get(&cache, "three"), -1);
	/* "one" was used before "two" */
	int three = dx_content_put(&cache, "three", file_of(1));
	ck_assert_int_eq(dx_content_get(&cache, "one"), -1);
	ck_assert_int_eq(dx_content_get(&cache, "two"), two);
	ck_assert_int_eq(dx_content_get(&cache, "three"), three);
}
END_TEST

START_TEST(use_keeps_alive)
{
	int one = dx_content_put(&cache, "one", file_of(1));
	int two = dx_content_put(&cache, "two", file_of(1));

	ck_assert_int_eq(dx_content_get(&cache, "one"), one);
	(void)dx_content_put(&cache, "three", file_of(1));
	ck_assert_int_eq(dx_content_get(&cache, "one"), one);
	ck_assert_int_eq(dx_content_get(&cache, "two"), -1);
	ck_assert(is_open(one));
	(void)two;
}
END_TEST

START_TEST(the_same_document_again_replaces_itself)
{
	int other = dx_content_put(&cache, "other", file_of(1));
	(void)dx_content_put(&cache, "one", file_of(1));
	int again = dx_content_put(&cache, "one", file_of(2));

	ck_assert_int_eq(dx_content_get(&cache, "one"), again);
	ck_assert_int_eq(dx_content_get(&cache, "other"), other);
}
END_TEST

START_TEST(a_large_document_is_kept_for_its_own_job_only)
{
	int large = dx_content_put(&cache, "large", file_of(DX_CONTENT_KEPT_MAX + 1));
	ck_assert_int_eq(dx_content_get(&cache, "large"), large);
	int small = dx_content_put(&cache, "small", file_of(DX_CONTENT_KEPT_MAX));
	ck_assert_int_eq(dx_content_get(&cache, "large"), -1);
	ck_assert_int_eq(dx_content_get(&cache, "small"), small);
	ck_assert_int_eq(dx_content_put(&cache, "other", file_of(1)) > 0, 1);
	ck_assert_int_eq(dx_content_get(&cache, "small"), small);
}
END_TEST

START_TEST(clearing_closes_all)
{
	int one = dx_content_put(&cache, "one", file_of(1));
	int two = dx_content_put(&cache, "two", file_of(1));

	dx_content_clear(&cache);
	ck_assert(!is_open(one) && !is_open(two));
	ck_assert_int_eq(dx_content_get(&cache, "one"), -1);
}
END_TEST

/* ---- rows → file ---- */

static PGresult *rows(const char *const *seq, const char *const *bytes, int n)
{
	PGresAttDesc columns[2] = {{.name = (char[]){"seq"}}, {.name = (char[]){"bytes"}}};
	PGresult *res = PQmakeEmptyPGresult(NULL, PGRES_TUPLES_OK);

	ck_assert_int_eq(PQsetResultAttrs(res, 2, columns), 1);
	for (int i = 0; i < n; i++) {
		char *s = strdup(seq[i]), *b = strdup(bytes[i]);
		ck_assert_int_eq(PQsetvalue(res, i, 0, s, (int)strlen(s)), 1);
		ck_assert_int_eq(PQsetvalue(res, i, 1, b, (int)strlen(b)), 1);
		free(s);
		free(b);
	}
	return res;
}

START_TEST(pieces_become_one_sealed_file)
{
	PGresult *res =
		rows((const char *const[]){"0", "1", "2"}, (const char *const[]){"\\x00ff41", "\\x", "\\x42"}, 3);
	char got[8] = {0};
	int fd;

	ck_assert_msg(dx_content_file(res, 4, &fd, &err), "%s", err.msg);
	PQclear(res);
	ck_assert_int_eq(pread(fd, got, sizeof(got), 0), 4);
	ck_assert_int_eq(memcmp(got,
				"\0\xff"
				"AB",
				4),
			 0);
	ck_assert_int_lt(write(fd, "x", 1), 0);
	ck_assert_int_eq(errno, EPERM);
	ck_assert_int_ne(ftruncate(fd, 0), 0);
	ck_assert_int_ne(fcntl(fd, F_GETFD) & FD_CLOEXEC, 0);
	dx_fd_close(&fd);
}
END_TEST

START_TEST(large_pieces_are_copied_whole)
{
	enum { N = 200000 };
	char *hex = malloc(2 * N + 3);
	uint8_t *got = malloc(N);
	int fd;

	ck_assert(hex != NULL && got != NULL);
	memcpy(hex, "\\x", 2);
	for (int i = 0; i < N; i++)
		(void)snprintf(hex + 2 + 2 * i, 3, "%02x", (unsigned)i % 251);
	PGresult *res = rows((const char *const[]){"0"}, (const char *const[]){hex}, 1);
	ck_assert_msg(dx_content_file(res, N, &fd, &err), "%s", err.msg);
	PQclear(res);
	ck_assert_int_eq(pread(fd, got, N, 0), N);
	for (int i = 0; i < N; i++)
		ck_assert_int_eq(got[i], i % 251);
	dx_fd_close(&fd);
	free(hex);
	free(got);
}
END_TEST

static const struct {
	const char *seq[2];
	const char *bytes[2];
	int n;
	int64_t size;
	const char *says;
} bad_rows[] = {
	{{"0", "2"}, {"\\x41", "\\x42"}, 2, 2, "missing"},
	{{"1"}, {"\\x41"}, 1, 1, "missing"},
	{{"0"}, {"\\x41"}, 1, 2, "shorter"},
	{{"0"}, {"\\x4142"}, 1, 1, "longer"},
	{{NULL}, {NULL}, 0, 1, "shorter"},
	{{"0"}, {"AB"}, 1, 1, "unknown form"},
	{{"0"}, {"\\x4"}, 1, 1, "unknown form"},
	{{"0"}, {"\\xzz"}, 1, 1, "unknown form"},
};

START_TEST(rows_that_are_not_the_document_are_refused)
{
	PGresult *res = rows(bad_rows[_i].seq, bad_rows[_i].bytes, bad_rows[_i].n);
	int fd = -7;

	ck_assert(!dx_content_file(res, bad_rows[_i].size, &fd, &err));
	ck_assert_msg(strstr(err.msg, bad_rows[_i].says) != NULL, "%s", err.msg);
	ck_assert_int_eq(fd, -7);
	PQclear(res);
}
END_TEST

static Suite *content_suite(void)
{
	Suite *s = suite_create("role/worker_content");
	TCase *t = tcase_create("content");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_test(t, the_last_two_documents_are_kept);
	tcase_add_test(t, use_keeps_alive);
	tcase_add_test(t, the_same_document_again_replaces_itself);
	tcase_add_test(t, a_large_document_is_kept_for_its_own_job_only);
	tcase_add_test(t, clearing_closes_all);
	tcase_add_test(t, pieces_become_one_sealed_file);
	tcase_add_test(t, large_pieces_are_copied_whole);
	tcase_add_loop_test(t, rows_that_are_not_the_document_are_refused, 0, (int)DX_LEN(bad_rows));
	suite_add_tcase(s, t);
	return s;
}

int main(void)
{
	return unit_main(content_suite());
}
