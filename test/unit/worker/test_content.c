/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "../../../lib/worker/worker_int.h"
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

/* ---- pieces → file ---- */

static bool file_of_pieces(const char *const *pieces, int64_t size, int *fd_r)
{
	struct dx_content_file f;
	bool ok = dx_content_begin(&f, size, &err);

	for (; ok && *pieces != NULL; pieces++)
		ok = dx_content_add(&f, *pieces, &err);
	if (ok && f.left != 0)
		ok = dx_fail(&err, DX_E_internal_error, "%d left", (int)f.left);
	ok = ok && dx_content_end(&f, fd_r, &err);
	dx_fd_close(&f.fd);
	return ok;
}
#define PIECES(...) ((const char *const[]){__VA_ARGS__, NULL})

START_TEST(pieces_become_one_sealed_file)
{
	char got[8] = {0};
	int fd;

	ck_assert_msg(file_of_pieces(PIECES("\\x00ff41", "\\x", "\\x42"), 4, &fd), "%s", err.msg);
	ck_assert_int_eq(read(fd, got, sizeof(got)), 4);
	ck_assert_mem_eq(got, "\0\377AB", 4);
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
	ck_assert_msg(file_of_pieces(PIECES(hex), N, &fd), "%s", err.msg);
	ck_assert_int_eq(pread(fd, got, N, 0), N);
	for (int i = 0; i < N; i++)
		ck_assert_int_eq(got[i], i % 251);
	dx_fd_close(&fd);
	free(hex);
	free(got);
}
END_TEST

static const struct {
	const char *piece;
	int64_t size;
	const char *says;
} bad_pieces[] = {
	{"\\x4142", 1, "longer"},     {"AB", 1, "unknown form"}, {"\\x4", 1, "unknown form"},
	{"\\xzz", 1, "unknown form"}, {"", 1, "unknown form"},   {"\\x41", 2, "1 left"},
};

START_TEST(pieces_that_are_not_the_document_are_refused)
{
	int fd = -7;

	ck_assert(!file_of_pieces(PIECES(bad_pieces[_i].piece), bad_pieces[_i].size, &fd));
	ck_assert_msg(strstr(err.msg, bad_pieces[_i].says) != NULL, "%s", err.msg);
	ck_assert_int_eq(fd, -7);
}
END_TEST

static Suite *content_suite(void)
{
	Suite *s = suite_create("worker/content");
	TCase *t = tcase_create("content");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_test(t, the_last_two_documents_are_kept);
	tcase_add_test(t, use_keeps_alive);
	tcase_add_test(t, the_same_document_again_replaces_itself);
	tcase_add_test(t, a_large_document_is_kept_for_its_own_job_only);
	tcase_add_test(t, clearing_closes_all);
	tcase_add_test(t, pieces_become_one_sealed_file);
	tcase_add_test(t, large_pieces_are_copied_whole);
	tcase_add_loop_test(t, pieces_that_are_not_the_document_are_refused, 0, (int)DX_LEN(bad_pieces));
	suite_add_tcase(s, t);
	return s;
}

int main(void)
{
	return unit_main(content_suite());
}
