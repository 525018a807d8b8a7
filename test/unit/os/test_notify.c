/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/os/notify.h"

#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <unistd.h>

#define SD_JOURNAL_SUPPRESS_LOCATION
#include <systemd/sd-journal.h>

#include "../unit.h"
#include "dx/base/buf.h"
#include "dx/base/log.h"
#include "dx/os/fd.h"

/* In place of the library's: what would have gone to the journal, one field a line. */
static struct dx_buf journal;
static int journal_calls;

int sd_journal_sendv(const struct iovec *iov, int n)
{
	journal_calls++;
	for (int i = 0; i < n; i++) {
		dx_buf_add(&journal, iov[i].iov_base, iov[i].iov_len);
		dx_buf_addc(&journal, '\n');
	}
	return 0;
}

static char socket_path[108];
static int manager = -1; /* the service manager's end of NOTIFY_SOCKET */

static void setup(void)
{
	struct sockaddr_un sa = {.sun_family = AF_UNIX};

	unit_temp_path(socket_path, sizeof(socket_path), "notify");
	memcpy(sa.sun_path, socket_path, sizeof(socket_path));
	manager = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	ck_assert_int_eq(bind(manager, (const struct sockaddr *)&sa, sizeof(sa)), 0);
	setenv("NOTIFY_SOCKET", socket_path, 1);
}

static void teardown(void)
{
	unlink(socket_path);
	dx_fd_close(&manager);
	dx_buf_free(&journal);
}

static const char *told(void)
{
	static char text[512];
	ssize_t n = recv(manager, text, sizeof(text) - 1, 0);

	text[n > 0 ? n : 0] = '\0';
	return text;
}

START_TEST(states_are_told)
{
	long long us = 0;

	dx_notify_ready("8 processes");
	ck_assert_str_eq(told(), "READY=1\nSTATUS=8 processes");
	dx_notify_status("100% busy");
	ck_assert_str_eq(told(), "STATUS=100% busy");
	dx_notify_stopping();
	ck_assert_str_eq(told(), "STOPPING=1");
	dx_notify_watchdog();
	ck_assert_str_eq(told(), "WATCHDOG=1");
	dx_notify_reloading();
	ck_assert_int_eq(sscanf(told(), "RELOADING=1\nMONOTONIC_USEC=%lld", &us), 1);
	ck_assert_int_gt(us, 0);
}
END_TEST

START_TEST(without_a_manager_nothing_happens)
{
	unsetenv("NOTIFY_SOCKET");
	unsetenv("WATCHDOG_USEC");
	unsetenv("LISTEN_FDS");
	dx_notify_ready("x");
	dx_notify_watchdog();
	ck_assert_str_eq(told(), "");
	ck_assert_int_eq(dx_watchdog_period_us(), 0);
	ck_assert_int_eq(dx_activated_fds().api, -1);
}
END_TEST

START_TEST(the_watchdog_period_is_ours_only)
{
	char pid[16];

	snprintf(pid, sizeof(pid), "%d", (int)getpid());
	setenv("WATCHDOG_USEC", "30000000", 1);
	setenv("WATCHDOG_PID", pid, 1);
	ck_assert_int_eq(dx_watchdog_period_us(), 30000000);
	setenv("WATCHDOG_PID", "1", 1);
	ck_assert_int_eq(dx_watchdog_period_us(), 0);
}
END_TEST

static void set_journal_stream(unsigned long long dev, unsigned long long ino)
{
	char text[64];

	snprintf(text, sizeof(text), "%llu:%llu", dev, ino);
	setenv("JOURNAL_STREAM", text, 1);
}

START_TEST(lines_go_to_the_journal_with_their_fields)
{
	struct stat st;

	ck_assert_int_eq(fstat(STDERR_FILENO, &st), 0);
	set_journal_stream(st.st_dev, st.st_ino);
	dx_log_to_journal_if_connected();
	dx_log_set_role("worker 2");
	dx_log_set_request("r1");
	dx_log_set_document("d1");
	DX_WARN("page read", DX_KV_S("file_name", "two\nlines"), DX_KV_I("pages", -3));
	ck_assert_int_eq(journal_calls, 1);
	ck_assert_str_eq(dx_buf_cstr(&journal),
			 "MESSAGE=worker 2: page read file_name=\"two\\nlines\" pages=-3 request=r1 document=d1\n"
			 "PRIORITY=4\nSYSLOG_IDENTIFIER=docextract\nDOCEXTRACT_ROLE=worker 2\n"
			 "DOCEXTRACT_REQUEST=r1\nDOCEXTRACT_DOCUMENT=d1\nDOCEXTRACT_FILE_NAME=two\nlines\n"
			 "DOCEXTRACT_PAGES=-3\n");
}
END_TEST

START_TEST(each_level_has_its_priority)
{
	static const char *const want[] = {"PRIORITY=7\n", "PRIORITY=6\n", "PRIORITY=4\n", "PRIORITY=3\n"};
	struct stat st;

	ck_assert_int_eq(fstat(STDERR_FILENO, &st), 0);
	set_journal_stream(st.st_dev, st.st_ino);
	dx_log_to_journal_if_connected();
	dx_log_set_level(DX_LOG_DEBUG);
	dx_log((enum dx_log_level)_i, "m", NULL);
	ck_assert_ptr_nonnull(strstr(dx_buf_cstr(&journal), want[_i]));
}
END_TEST

START_TEST(more_fields_than_fit_are_left_out)
{
	struct dx_kv kv[101] = {{0}};
	struct stat st;

	for (size_t i = 0; i < 100; i++)
		kv[i] = DX_KV_I("n", (int64_t)i);
	ck_assert_int_eq(fstat(STDERR_FILENO, &st), 0);
	set_journal_stream(st.st_dev, st.st_ino);
	dx_log_to_journal_if_connected();
	dx_log(DX_LOG_ERROR, "m", kv);
	ck_assert_ptr_nonnull(strstr(dx_buf_cstr(&journal), "DOCEXTRACT_N=43\n"));
	ck_assert_ptr_null(strstr(dx_buf_cstr(&journal), "DOCEXTRACT_N=44\n"));
}
END_TEST

START_TEST(a_redirected_stderr_is_not_the_journal)
{
	struct stat st;

	ck_assert_int_eq(fstat(STDERR_FILENO, &st), 0);
	set_journal_stream(st.st_dev, st.st_ino + 1);
	dx_log_to_journal_if_connected();
	DX_WARN("expected on stderr");
	setenv("JOURNAL_STREAM", "nonsense", 1);
	dx_log_to_journal_if_connected();
	DX_WARN("expected on stderr");
	unsetenv("JOURNAL_STREAM");
	dx_log_to_journal_if_connected();
	DX_WARN("expected on stderr");
	ck_assert_int_eq(journal_calls, 0);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("notify");
	TCase *tc = tcase_create("notify");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, states_are_told);
	tcase_add_test(tc, without_a_manager_nothing_happens);
	tcase_add_test(tc, the_watchdog_period_is_ours_only);
	tcase_add_test(tc, lines_go_to_the_journal_with_their_fields);
	tcase_add_loop_test(tc, each_level_has_its_priority, 0, 4);
	tcase_add_test(tc, more_fields_than_fit_are_left_out);
	tcase_add_test(tc, a_redirected_stderr_is_not_the_journal);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
