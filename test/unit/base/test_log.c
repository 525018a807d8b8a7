/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/log.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "../unit.h"
#include "dx/base/utf8.h"

static int stderr_copy;
static int read_end;

/* Each test runs in a process of its own whose stderr is a pipe. */
static void setup(void)
{
	int fds[2];

	ck_assert_int_eq(pipe2(fds, O_CLOEXEC), 0);
	ck_assert_int_eq(fcntl(fds[0], F_SETFL, O_NONBLOCK), 0);
	stderr_copy = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
	ck_assert_int_ge(stderr_copy, 0);
	ck_assert_int_eq(dup2(fds[1], STDERR_FILENO), STDERR_FILENO);
	close(fds[1]);
	read_end = fds[0];
}

static void teardown(void)
{
	dup2(stderr_copy, STDERR_FILENO);
	close(stderr_copy);
	close(read_end);
}

/* What was logged since the last call. */
static const char *logged(void)
{
	static char text[32768];
	ssize_t n = read(read_end, text, sizeof(text) - 1);

	text[n > 0 ? n : 0] = '\0';
	return text;
}

/* The part of the line behind "… level role[pid] ". */
static const char *body(void)
{
	const char *text = logged();
	const char *at = strstr(text, "] ");

	ck_assert_msg(at, "no line: \"%s\"", text);
	return at + 2;
}

START_TEST(a_line_has_time_level_role_message_and_fields)
{
	char want[64];
	const char *text;

	dx_log_set_role("worker 2");
	DX_WARN("page read", DX_KV_S("kind", "pdf"), DX_KV_I("pages", -3));
	text = logged();
	ck_assert_int_eq(text[4], '-');
	ck_assert_int_eq(text[10], 'T');
	ck_assert_int_eq(text[26], 'Z');
	snprintf(want, sizeof(want), " warn worker 2[%d] page read kind=pdf pages=-3\n", (int)getpid());
	ck_assert_str_eq(text + 27, want);
}
END_TEST

START_TEST(a_line_without_fields)
{
	DX_ERR("alone");
	ck_assert_str_eq(body(), "alone\n");
	dx_log(DX_LOG_ERROR, "null", NULL);
	ck_assert_str_eq(body(), "null\n");
}
END_TEST

static const struct {
	const char *value;
	const char *want;
} quoting[] = {
	{"plain", "x=plain\n"},
	{"a/b.c-d_e:f", "x=a/b.c-d_e:f\n"},
	{"₹500", "x=₹500\n"},
	{"", "x=\"\"\n"},
	{"two words", "x=\"two words\"\n"},
	{"a=b", "x=\"a=b\"\n"},
	{"say \"hi\"", "x=\"say \\\"hi\\\"\"\n"},
	{"back\\slash", "x=\"back\\\\slash\"\n"},
	{"line\nforged", "x=\"line\\nforged\"\n"},
	{"\r\t", "x=\"\\x0d\\x09\"\n"},
	{"\x1b[31mred", "x=\"\\x1b[31mred\"\n"},
	{"del\x7f", "x=\"del\\x7f\"\n"},
	{"c1\xc2\x9b", "x=\"c1\\xc2\\x9b\"\n"},
	{"bad\xff", "x=\"bad\\xff\"\n"},
	{"replacement\xef\xbf\xbd", "x=\"replacement\xef\xbf\xbd\"\n"},
};

START_TEST(values_are_quoted_where_needed)
{
	DX_INFO("m", DX_KV_S("x", quoting[_i].value));
	ck_assert_str_eq(body() + 2, quoting[_i].want);
}
END_TEST

START_TEST(a_missing_value_is_empty)
{
	const char *nothing = NULL;

	DX_INFO("m", DX_KV_S("x", nothing));
	ck_assert_str_eq(body(), "m x=\"\"\n");
}
END_TEST

START_TEST(a_long_value_is_cut_and_stays_text)
{
	char value[5000];
	const char *text;

	memset(value, 'a', sizeof(value));
	value[sizeof(value) - 1] = '\0';
	DX_INFO("m", DX_KV_S("x", value), DX_KV_I("y", 1));
	text = body();
	ck_assert_uint_lt(strlen(text), 1100);
	ck_assert_ptr_nonnull(strstr(text, "aaa… y=1\n"));
	/* cut in the middle of a character */
	for (size_t i = 0; i + 3 < sizeof(value); i += 3)
		memcpy(value + i, "₹", 3);
	value[sizeof(value) - 2] = '\0';
	DX_INFO("m", DX_KV_S("x", value));
	ck_assert(dx_utf8_valid(dx_str(body())));
}
END_TEST

START_TEST(context_is_added_until_cleared)
{
	dx_log_set_request("req 1");
	dx_log_set_document("0190a6b4");
	DX_INFO("m", DX_KV_I("a", 1));
	ck_assert_str_eq(body(), "m a=1 request=\"req 1\" document=0190a6b4\n");
	dx_log_set_request(NULL);
	DX_INFO("m");
	ck_assert_str_eq(body(), "m document=0190a6b4\n");
	dx_log_set_document(NULL);
	DX_INFO("m");
	ck_assert_str_eq(body(), "m\n");
}
END_TEST

START_TEST(the_context_is_a_copy)
{
	char id[] = "first";

	dx_log_set_request(id);
	memcpy(id, "other", sizeof(id));
	DX_INFO("m");
	ck_assert_str_eq(body(), "m request=first\n");
}
END_TEST

START_TEST(levels_filter)
{
	DX_DEBUG("not shown by default");
	ck_assert_str_eq(logged(), "");
	dx_log_set_level(DX_LOG_DEBUG);
	DX_DEBUG("shown");
	ck_assert_str_eq(body(), "shown\n");
	dx_log_set_level(DX_LOG_ERROR);
	DX_WARN("not shown");
	ck_assert_str_eq(logged(), "");
	DX_ERR("shown");
	ck_assert_str_eq(body(), "shown\n");
}
END_TEST

START_TEST(level_names)
{
	enum dx_log_level level = DX_LOG_WARN;

	ck_assert(dx_log_parse_level("debug", &level));
	ck_assert_int_eq(level, DX_LOG_DEBUG);
	ck_assert(dx_log_parse_level("info", &level));
	ck_assert(dx_log_parse_level("warn", &level));
	ck_assert(dx_log_parse_level("error", &level));
	ck_assert_int_eq(level, DX_LOG_ERROR);
	ck_assert(!dx_log_parse_level("INFO", &level));
	ck_assert(!dx_log_parse_level("", &level));
	ck_assert_int_eq(level, DX_LOG_ERROR);
}
END_TEST

static char seen[128];

static void remember(const struct dx_log_line *line)
{
	errno = EIO;
	snprintf(seen, sizeof(seen), "%d %s %s %s %s %s", (int)line->level, line->msg, line->role,
		 line->request_id ? line->request_id : "-", line->document ? line->document : "-", line->kv[0].s);
}

START_TEST(a_sink_sees_everything)
{
	dx_log_set_role("api");
	dx_log_set_request("r1");
	dx_log_set_sink(remember);
	DX_WARN("m", DX_KV_S("k", "v"));
	ck_assert_str_eq(seen, "2 m api r1 - v");
	ck_assert_str_eq(logged(), "");
	dx_log_set_sink(NULL);
	DX_WARN("back");
	ck_assert_str_eq(body(), "back request=r1\n");
}
END_TEST

START_TEST(errno_is_kept)
{
	dx_log_set_sink(remember);
	errno = ENOENT;
	DX_INFO("m", DX_KV_S("k", "v"));
	ck_assert_int_eq(errno, ENOENT);
	dx_log_set_sink(NULL);
	close(STDERR_FILENO);
	errno = ENOENT;
	DX_INFO("to a closed stderr");
	ck_assert_int_eq(errno, ENOENT);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("log");
	TCase *tc = tcase_create("log");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_line_has_time_level_role_message_and_fields);
	tcase_add_test(tc, a_line_without_fields);
	tcase_add_loop_test(tc, values_are_quoted_where_needed, 0, (int)DX_LEN(quoting));
	tcase_add_test(tc, a_missing_value_is_empty);
	tcase_add_test(tc, a_long_value_is_cut_and_stays_text);
	tcase_add_test(tc, context_is_added_until_cleared);
	tcase_add_test(tc, the_context_is_a_copy);
	tcase_add_test(tc, levels_filter);
	tcase_add_test(tc, level_names);
	tcase_add_test(tc, a_sink_sees_everything);
	tcase_add_test(tc, errno_is_kept);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
