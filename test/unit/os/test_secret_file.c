/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/os/secret.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../unit.h"
#include "dx/base/check.h"
#include "dx/os/fd.h"

static char path[256];

static void setup(void)
{
	unit_temp_path(path, sizeof(path), "secret");
}

static void teardown(void)
{
	unlink(path);
	ck_assert_int_eq(unsetenv("CREDENTIALS_DIRECTORY"), 0);
}

static void write_file(const char *text, mode_t mode)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);

	ck_assert_int_ge(fd, 0);
	ck_assert_int_eq(write(fd, text, strlen(text)), (ssize_t)strlen(text));
	ck_assert_int_eq(fchmod(fd, mode), 0);
	close(fd);
}

static bool opens(mode_t mode, enum dx_secret_rule rule)
{
	struct dx_err err;
	int fd = -1;

	unlink(path);
	write_file("x", mode);
	bool ok = dx_secret_open(path, rule, &fd, &err);
	ck_assert_int_eq(ok, fd >= 0);
	if (ok)
		ck_assert_int_ne(fcntl(fd, F_GETFD) & FD_CLOEXEC, 0);
	else
		ck_assert_msg(strstr(err.msg, path) && strstr(err.msg, "0600"), "%s", err.msg);
	dx_fd_close(&fd);
	return ok;
}

START_TEST(only_the_owner_may_read_it)
{
	ck_assert(opens(0600, DX_SECRET_OWNER));
	ck_assert(opens(0700, DX_SECRET_OWNER));
	for (mode_t bit = 1; bit <= 040; bit <<= 1)
		ck_assert_msg(!opens(0600 | bit, DX_SECRET_OWNER), "mode %o", (unsigned int)bit);
}
END_TEST

START_TEST(a_group_may_read_what_is_roots)
{
	ck_assert(opens(0600, DX_SECRET_ROOT_GROUP));
	ck_assert_int_eq(opens(0640, DX_SECRET_ROOT_GROUP), geteuid() == 0);
	ck_assert(!opens(0660, DX_SECRET_ROOT_GROUP));
	ck_assert(!opens(0644, DX_SECRET_ROOT_GROUP));
}
END_TEST

/* The access control list of systemd's copy shows as a right of the group; nothing else may show. */
START_TEST(credentials_of_the_service_manager)
{
	char dir[sizeof(path)];

	memcpy(dir, path, sizeof(dir));
	*strrchr(dir, '/') = '\0';
	ck_assert(!opens(0440, DX_SECRET_OWNER));
	ck_assert_int_eq(setenv("CREDENTIALS_DIRECTORY", dir, 1), 0);
	ck_assert(opens(0440, DX_SECRET_OWNER));
	ck_assert(!opens(0460, DX_SECRET_OWNER));
	ck_assert(!opens(0444, DX_SECRET_OWNER));
	ck_assert_int_eq(setenv("CREDENTIALS_DIRECTORY", "/run/credentials/other.service", 1), 0);
	ck_assert(!opens(0440, DX_SECRET_OWNER));
}
END_TEST

/* None of them may hang, the pipe that nobody writes to least of all. */
START_TEST(what_is_no_regular_file_is_refused)
{
	struct dx_err err;
	int fd = -1;

	ck_assert(!dx_secret_open(path, DX_SECRET_OWNER, &fd, &err));
	ck_assert(!dx_secret_open("/", DX_SECRET_OWNER, &fd, &err));
	ck_assert_int_eq(mkfifo(path, 0600), 0);
	ck_assert(!dx_secret_open(path, DX_SECRET_OWNER, &fd, &err));
	ck_assert_ptr_nonnull(strstr(err.msg, "regular"));
	ck_assert_int_eq(fd, -1);
}
END_TEST

START_TEST(all_of_it_or_nothing)
{
	char text[8];
	struct dx_err err;
	size_t n = 0;

	write_file("1234567", 0600);
	ck_assert(dx_secret_read(path, text, sizeof(text), &n, &err));
	ck_assert_uint_eq(n, 7);
	ck_assert_mem_eq(text, "1234567", 7);
	write_file("12345678", 0600);
	ck_assert(!dx_secret_read(path, text, sizeof(text), &n, &err));
	ck_assert_ptr_nonnull(strstr(err.msg, "too long"));
	write_file("", 0600);
	ck_assert(dx_secret_read(path, text, sizeof(text), &n, &err));
	ck_assert_uint_eq(n, 0);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("secret_file");
	TCase *tc = tcase_create("files");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, only_the_owner_may_read_it);
	tcase_add_test(tc, a_group_may_read_what_is_roots);
	tcase_add_test(tc, credentials_of_the_service_manager);
	tcase_add_test(tc, what_is_no_regular_file_is_refused);
	tcase_add_test(tc, all_of_it_or_nothing);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
