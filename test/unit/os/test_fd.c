/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/os/fd.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../unit.h"

static char path[256];
static struct dx_buf out;

static void setup(void)
{
	unit_temp_path(path, sizeof(path), "fd");
	out = DX_BUF_INIT;
}

static void teardown(void)
{
	unlink(path);
	dx_buf_free(&out);
}

static bool is_cloexec(int fd)
{
	return (fcntl(fd, F_GETFD) & FD_CLOEXEC) != 0;
}

static void write_file(const char *text, size_t n)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);

	ck_assert_int_ge(fd, 0);
	ck_assert(dx_write_all(fd, text, n, NULL));
	dx_fd_close(&fd);
}

START_TEST(closing_is_done_once_and_keeps_errno)
{
	int fds[2];
	int number;

	ck_assert(dx_pipe(fds, NULL));
	number = fds[0];
	errno = ENOENT;
	dx_fd_close(&fds[0]);
	ck_assert_int_eq(fds[0], -1);
	ck_assert_int_eq(fcntl(number, F_GETFD), -1);
	errno = ENOENT;
	dx_fd_close(&fds[0]);
	ck_assert_int_eq(errno, ENOENT);
	dx_fd_close(&fds[1]);
}
END_TEST

START_TEST(descriptors_are_close_on_exec_from_birth)
{
	int fds[2];

	ck_assert(dx_pipe(fds, NULL));
	ck_assert(is_cloexec(fds[0]) && is_cloexec(fds[1]));
	ck_assert((fcntl(fds[0], F_GETFL) & O_NONBLOCK) == 0);
	ck_assert(dx_fd_nonblock(fds[0], NULL));
	ck_assert((fcntl(fds[0], F_GETFL) & O_NONBLOCK) != 0);
	dx_fd_close(&fds[0]);
	dx_fd_close(&fds[1]);
	ck_assert(dx_socketpair(fds, NULL));
	ck_assert(is_cloexec(fds[0]) && is_cloexec(fds[1]));
	dx_fd_close(&fds[0]);
	dx_fd_close(&fds[1]);
}
END_TEST

START_TEST(nonblock_of_nothing_fails)
{
	struct dx_err err;

	ck_assert(!dx_fd_nonblock(-1, &err));
	ck_assert_int_eq(err.sys_errno, EBADF);
}
END_TEST

START_TEST(a_file_is_read_whole_and_appended)
{
	static char text[200000];

	for (size_t i = 0; i < sizeof(text); i++)
		text[i] = (char)i;
	write_file(text, sizeof(text));
	dx_buf_adds(&out, "x");
	ck_assert(dx_read_file(path, sizeof(text), &out, NULL));
	ck_assert_uint_eq(out.len, sizeof(text) + 1);
	ck_assert_mem_eq(out.data + 1, text, sizeof(text));
	ck_assert_int_eq(out.data[out.len], '\0');
}
END_TEST

START_TEST(an_empty_file_is_empty)
{
	write_file("", 0);
	ck_assert(dx_read_file(path, 0, &out, NULL));
	ck_assert_uint_eq(out.len, 0);
	ck_assert_str_eq(dx_buf_cstr(&out), "");
}
END_TEST

START_TEST(a_file_that_is_too_long_is_refused)
{
	struct dx_err err;

	write_file("12345", 5);
	dx_buf_adds(&out, "x");
	ck_assert(!dx_read_file(path, 4, &out, &err));
	ck_assert_int_eq(err.code, DX_E_file_too_large);
	ck_assert_str_eq(dx_buf_cstr(&out), "x");
	ck_assert(dx_read_file(path, 5, &out, &err));
}
END_TEST

START_TEST(what_is_no_regular_file_is_refused)
{
	struct dx_err err;

	ck_assert(!dx_read_file(path, 10, &out, &err));
	ck_assert_int_eq(err.sys_errno, ENOENT);
	ck_assert(!dx_read_file("/", 10, &out, &err));
	ck_assert(!dx_read_file("/dev/null", 10, &out, &err));
	/* must not wait for a writer */
	ck_assert_int_eq(mkfifo(path, 0600), 0);
	ck_assert(!dx_read_file(path, 10, &out, &err));
	ck_assert_uint_eq(out.len, 0);
}
END_TEST

START_TEST(writing_to_nobody_fails)
{
	struct dx_err err;
	int fds[2];

	struct sigaction ignore = {.sa_handler = SIG_IGN};

	ck_assert_int_eq(sigaction(SIGPIPE, &ignore, NULL), 0);
	ck_assert(dx_pipe(fds, NULL));
	dx_fd_close(&fds[0]);
	ck_assert(!dx_write_all(fds[1], "x", 1, &err));
	ck_assert_int_eq(err.sys_errno, EPIPE);
	dx_fd_close(&fds[1]);
}
END_TEST

static uint16_t port_of(int fd)
{
	struct sockaddr_storage sa = {0};
	socklen_t n = sizeof(sa);

	ck_assert_int_eq(getsockname(fd, (struct sockaddr *)&sa, &n), 0);
	/* the port is at the same place in both families */
	return ntohs(((struct sockaddr_in *)(void *)&sa)->sin_port);
}

static bool connects(uint16_t port)
{
	struct sockaddr_in sa = {
		.sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	int rc = connect(fd, (const struct sockaddr *)&sa, sizeof(sa));

	dx_fd_close(&fd);
	return rc == 0;
}

static const char *const addresses[] = {"127.0.0.1:0", "localhost:0", ":0"};

START_TEST(a_listening_socket_takes_connections)
{
	struct dx_err err = {0};
	int fd = -1;

	ck_assert_msg(dx_listen_tcp(addresses[_i], &fd, &err), "%s: %s", addresses[_i], err.msg);
	ck_assert(is_cloexec(fd));
	ck_assert((fcntl(fd, F_GETFL) & O_NONBLOCK) != 0);
	/* "localhost" may be the IPv6 one */
	if (_i != 1)
		ck_assert(connects(port_of(fd)));
	dx_fd_close(&fd);
}
END_TEST

START_TEST(an_address_in_use_is_refused)
{
	struct dx_err err;
	char address[64];
	int first = -1;
	int second = -1;

	ck_assert(dx_listen_tcp("127.0.0.1:0", &first, &err));
	snprintf(address, sizeof(address), "127.0.0.1:%u", port_of(first));
	ck_assert(!dx_listen_tcp(address, &second, &err));
	ck_assert_int_eq(err.sys_errno, EADDRINUSE);
	ck_assert_int_eq(second, -1);
	dx_fd_close(&first);
}
END_TEST

static const char *const bad_addresses[] = {
	"",         "127.0.0.1", "8080",      "127.0.0.1:",   "127.0.0.1:http", "127.0.0.1:65536", "127.0.0.1:-1",
	"::1:8080", "[::1]",     "[::1]8080", "256.1.1.1:80",
};

START_TEST(other_addresses_are_refused)
{
	struct dx_err err;
	int fd = -1;

	ck_assert_msg(!dx_listen_tcp(bad_addresses[_i], &fd, &err), "took \"%s\"", bad_addresses[_i]);
	ck_assert_int_eq(fd, -1);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("fd");
	TCase *files = tcase_create("files");
	TCase *sockets = tcase_create("sockets");

	tcase_add_checked_fixture(files, setup, teardown);
	tcase_add_test(files, closing_is_done_once_and_keeps_errno);
	tcase_add_test(files, descriptors_are_close_on_exec_from_birth);
	tcase_add_test(files, nonblock_of_nothing_fails);
	tcase_add_test(files, a_file_is_read_whole_and_appended);
	tcase_add_test(files, an_empty_file_is_empty);
	tcase_add_test(files, a_file_that_is_too_long_is_refused);
	tcase_add_test(files, what_is_no_regular_file_is_refused);
	tcase_add_test(files, writing_to_nobody_fails);
	suite_add_tcase(s, files);

	tcase_add_loop_test(sockets, a_listening_socket_takes_connections, 0, (int)DX_LEN(addresses));
	tcase_add_test(sockets, an_address_in_use_is_refused);
	tcase_add_loop_test(sockets, other_addresses_are_refused, 0, (int)DX_LEN(bad_addresses));
	suite_add_tcase(s, sockets);
	return unit_main(s);
}
