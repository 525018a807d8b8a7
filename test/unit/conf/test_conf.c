/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/conf/conf.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../../lib/conf/conf_int.h"

#define FILE_NAME "docextract.conf"

static struct dx_buf errors;
static char folder[] = P_tmpdir "/dx-conf-XXXXXX";

static void collect(const char *message, DX_UNUSED void *arg)
{
	dx_buf_printf(&errors, "%s\n", message);
}

static void setup(void)
{
	clearenv();
	ck_assert_ptr_nonnull(mkdtemp(folder));
	ck_assert_int_eq(chdir(folder), 0);
}

static void teardown(void)
{
	dx_buf_free(&errors);
	unlink(FILE_NAME);
	ck_assert_int_eq(chdir("/"), 0);
	ck_assert_int_eq(rmdir(folder), 0);
}

static void write_file(const char *text, size_t n)
{
	FILE *f = fopen(FILE_NAME, "we");

	ck_assert_ptr_nonnull(f);
	ck_assert_uint_eq(fwrite(text, 1, n, f), n);
	ck_assert_int_eq(fclose(f), 0);
}

static struct dx_conf *load(const char *text, const char *const *overrides)
{
	struct dx_conf *c = NULL;

	if (text)
		write_file(text, strlen(text));
	dx_buf_reset(&errors);
	bool ok = dx_conf_load(text ? FILE_NAME : NULL, overrides, &c, collect, NULL);
	ck_assert_msg(ok == (c != NULL), "result and configuration disagree");
	ck_assert_msg(ok == (errors.len == 0), "result and messages disagree: %s", dx_buf_cstr(&errors));
	return c;
}

/* Load TEXT, which is wrong, and expect exactly these messages. */
static void expect_errors(const char *text, const char *const *overrides, const char *expected)
{
	struct dx_conf *c = load(text, overrides);

	ck_assert_ptr_null(c);
	ck_assert_str_eq(dx_buf_cstr(&errors), expected);
}

static struct dx_conf *load_good(const char *text)
{
	struct dx_conf *c = load(text, NULL);

	ck_assert_msg(c != NULL, "%s", dx_buf_cstr(&errors));
	return c;
}

/* ---- the table ---- */

START_TEST(the_table_is_sorted_documented_and_its_defaults_are_valid)
{
	struct dx_arena *a = dx_arena_new();

	for (size_t o = 0; o < DX_OPT_COUNT; o++) {
		const struct dx_option *option = &dx_options[o];
		struct dx_buf problem = DX_BUF_INIT;
		struct dx_conf_value v;

		ck_assert_msg(o == 0 || strcmp(dx_options[o - 1].name, option->name) < 0, "%s is not sorted",
			      option->name);
		ck_assert_msg(strlen(option->help) > 10, "%s has no help", option->name);
		ck_assert_msg(strspn(option->name, "abcdefghijklmnopqrstuvwxyz0123456789._") == strlen(option->name),
			      "%s", option->name);
		ck_assert_msg(dx_conf_value_parse(option, option->def, a, &v, &problem), "%s: %s", option->name,
			      dx_buf_cstr(&problem));
		dx_buf_free(&problem);
	}
	dx_arena_drop(&a);
}
END_TEST

START_TEST(names_of_environment_variables_are_unique)
{
	struct dx_buf a = DX_BUF_INIT, b = DX_BUF_INIT;

	for (size_t i = 0; i < DX_OPT_COUNT; i++)
		for (size_t j = i + 1; j < DX_OPT_COUNT; j++) {
			dx_buf_reset(&a);
			dx_buf_reset(&b);
			dx_conf_env_name(&dx_options[i], &a);
			dx_conf_env_name(&dx_options[j], &b);
			ck_assert_str_ne(dx_buf_cstr(&a), dx_buf_cstr(&b));
		}
	dx_buf_free(&a);
	dx_buf_free(&b);
}
END_TEST

/* ---- values ---- */

START_TEST(without_a_file_the_defaults_hold)
{
	struct dx_conf *c = load(NULL, NULL);

	ck_assert_str_eq(dx_conf_str(c, DX_OPT_listen), "127.0.0.1:8080");
	ck_assert_str_eq(dx_conf_str(c, DX_OPT_admin_listen), "");
	ck_assert_int_eq(dx_conf_int(c, DX_OPT_http_max_body), 50 * 1024 * 1024);
	ck_assert_int_eq(dx_conf_int(c, DX_OPT_content_keep), INT64_C(30) * 86400 * 1000);
	ck_assert_int_eq(dx_conf_int(c, DX_OPT_api_processes), 2);
	ck_assert(dx_conf_bool(c, DX_OPT_keeper));
	dx_conf_free(&c);
	ck_assert_ptr_null(c);
	dx_conf_free(&c);
}
END_TEST

START_TEST(a_file_sets_every_type)
{
	struct dx_conf *c = load_good("# a comment\n"
				      "\n"
				      "   \t \r\n"
				      "  # another = comment\n"
				      "api=7\n"
				      "\tworkers\t=\t0\t# none\n"
				      "keeper = OFF\r\n"
				      "http.max_body = 3 MiB # three\n"
				      "http.max_head = 2048B\n"
				      "retention.document = 0\n"
				      "http.idle_timeout = 2min\n"
				      "limits.page_deadline = 1500ms\n"
				      "listen = [2001:db8::1]:443\n"
				      "admin.listen = # none\n"
				      "log.level = warn\n"
				      "public_url = https://example.com:8443/in/docs//\n"
				      "run_dir = /run/a#b\n"
				      "engine.path = \" \\\"x\\\\y\\\" # z \" # quoted\n"
				      "database.conninfo = host=/run/postgresql dbname=x password='a b'");

	ck_assert_int_eq(dx_conf_int(c, DX_OPT_api_processes), 7);
	ck_assert_int_eq(dx_conf_int(c, DX_OPT_workers), 0);
	ck_assert(!dx_conf_bool(c, DX_OPT_keeper));
	ck_assert_int_eq(dx_conf_int(c, DX_OPT_http_max_body), 3 << 20);
	ck_assert_int_eq(dx_conf_int(c, DX_OPT_http_max_head), 2048);
	ck_assert_int_eq(dx_conf_int(c, DX_OPT_content_keep), 0);
	ck_assert_int_eq(dx_conf_int(c, DX_OPT_http_idle), 120000);
	ck_assert_int_eq(dx_conf_int(c, DX_OPT_page_deadline), 1500);
	ck_assert_str_eq(dx_conf_str(c, DX_OPT_listen), "[2001:db8::1]:443");
	ck_assert_str_eq(dx_conf_str(c, DX_OPT_admin_listen), "");
	ck_assert_str_eq(dx_conf_str(c, DX_OPT_log_level), "warn");
	ck_assert_str_eq(dx_conf_str(c, DX_OPT_public_url), "https://example.com:8443/in/docs");
	ck_assert_str_eq(dx_conf_str(c, DX_OPT_run_dir), "/run/a#b");
	ck_assert_str_eq(dx_conf_str(c, DX_OPT_engine_path), " \"x\\y\" # z ");
	ck_assert_str_eq(dx_conf_str(c, DX_OPT_db_conninfo), "host=/run/postgresql dbname=x password='a b'");
	dx_conf_free(&c);
}
END_TEST

START_TEST(every_mistake_of_a_file_is_reported_with_its_line)
{
	expect_errors(
		"api = many\n"
		"http.max_boddy = 1MiB\n"
		"this is nothing\n"
		"= 3\n"
		"workers = 5000\n"
		"limits.pixels = 10\n"
		"http.max_body = 1KB\n"
		"http.idle_timeout = 30\n"
		"limits.page_deadline = 10ms\n"
		"keeper = maybe\n"
		"log.level = loud\n"
		"zzz = 1\n"
		"ocr.languages = \"\"\n"
		"run_dir = \"x\n"
		"run_dir = \"x\" y\n"
		"run_dir = \"\\n\"\n"
		"engine.reader_memory = 1MiB\n"
		"limits.sync_deadline = 9999999999999999d\n"
		"limits.pages = -1\n",
		NULL,
		"docextract.conf:1: option \"api\": \"many\" is not a whole number, allowed: 0 to 256\n"
		"docextract.conf:2: unknown option \"http.max_boddy\" (did you mean \"http.max_body\"?)\n"
		"docextract.conf:3: this is not \"name = value\"\n"
		"docextract.conf:4: this is not \"name = value\"\n"
		"docextract.conf:5: option \"workers\": \"5000\" is out of range, allowed: 0 to 1024\n"
		"docextract.conf:6: option \"limits.pixels\": \"10\" is out of range, allowed: 1000000 or more\n"
		"docextract.conf:7: option \"http.max_body\": \"1KB\" is not a size, allowed: 1KiB or more (a whole number "
		"and B, KiB, MiB or GiB)\n"
		"docextract.conf:8: option \"http.idle_timeout\": \"30\" is not a time, allowed: 1s or more (a whole number "
		"and ms, s, min, h or d)\n"
		"docextract.conf:9: option \"limits.page_deadline\": \"10ms\" is out of range, allowed: 1s or more (a whole "
		"number and ms, s, min, h or d)\n"
		"docextract.conf:10: option \"keeper\": \"maybe\" is not a switch, allowed: yes, no, on, off, true, false, 1, "
		"0\n"
		"docextract.conf:11: option \"log.level\": \"loud\" is not a log level, allowed: debug, info, warn, error\n"
		"docextract.conf:12: unknown option \"zzz\"\n"
		"docextract.conf:13: option \"ocr.languages\": it must not be empty\n"
		"docextract.conf:14: the double quote is not closed\n"
		"docextract.conf:15: there is text after the closing double quote\n"
		"docextract.conf:16: in double quotes a backslash stands before \" or \\ only\n"
		"docextract.conf:17: option \"engine.reader_memory\": \"1MiB\" is out of range, allowed: 256MiB or more (a "
		"whole number and B, KiB, MiB or GiB)\n"
		"docextract.conf:18: option \"limits.sync_deadline\": \"9999999999999999d\" is not a time, allowed: 100ms or "
		"more (a whole number and ms, s, min, h or d)\n"
		"docextract.conf:19: option \"limits.pages\": \"-1\" is out of range, allowed: 1 to 100000\n");
}
END_TEST

START_TEST(a_second_line_for_an_option_is_a_mistake)
{
	expect_errors("api = 1\n#\napi = 1\nworkers = x\nworkers = 2\n", NULL,
		      "docextract.conf:3: option \"api\" is set twice, first in line 1\n"
		      "docextract.conf:4: option \"workers\": \"x\" is not a whole number, allowed: 0 to 1024\n"
		      "docextract.conf:5: option \"workers\" is set twice, first in line 4\n");
}
END_TEST

START_TEST(a_line_that_is_no_text_is_a_mistake)
{
	struct dx_conf *c = NULL;

	write_file("api = 1\0\n", 9);
	ck_assert(!dx_conf_load(FILE_NAME, NULL, &c, collect, NULL));
	ck_assert_str_eq(dx_buf_cstr(&errors), "docextract.conf:1: the line is not UTF-8 text\n");
	expect_errors("run_dir = \xff\n", NULL, "docextract.conf:1: the line is not UTF-8 text\n");
	expect_errors("run_dir = a\x01\n", NULL,
		      "docextract.conf:1: option \"run_dir\": it holds a line break or another control character\n");
}
END_TEST

START_TEST(a_missing_file_is_a_mistake)
{
	struct dx_conf *c = NULL;

	ck_assert(!dx_conf_load("absent.conf", NULL, &c, collect, NULL));
	ck_assert_str_eq(dx_buf_cstr(&errors),
			 "absent.conf: could not read the configuration: No such file or directory\n");
	dx_buf_reset(&errors);
	ck_assert(!dx_conf_load(".", NULL, &c, collect, NULL));
	ck_assert_str_eq(dx_buf_cstr(&errors), ".: could not read the configuration: Is a directory\n");
	ck_assert(!dx_conf_load("absent.conf", NULL, &c, NULL, NULL));
	ck_assert_ptr_null(c);
}
END_TEST

static const struct {
	const char *text;
	const char *problem; /* NULL: good */
} addresses[] = {
	{"127.0.0.1:8080", NULL},
	{":8080", NULL},
	{"localhost:1", NULL},
	{"a-b.example:65535", NULL},
	{"[::1]:80", NULL},
	{"", NULL}, /* whether there is a listener at all is not for the table to say */
	{"8080", "\"8080\" has no port"},
	{"localhost", "\"localhost\" has no port"},
	{"[::1]", "\"[::1]\" has no port"},
	{"::1:80", "\"::1:80\" is not host:port (an IPv6 address stands in brackets)"},
	{"[::1:80", "\"[::1:80\" is not host:port (an IPv6 address stands in brackets)"},
	{"[::1]80", "\"[::1]80\" is not host:port (an IPv6 address stands in brackets)"},
	{"[127.0.0.1]:80", "\"127.0.0.1\" is not an IPv6 address"},
	{"127.0.0.256:80", "\"127.0.0.256\" is not an address"},
	{"1.2.3:80", "\"1.2.3\" is not an address"},
	{"a b:80", "\"a b\" is not a host name"},
	{"localhost:", "\"\" is not a port (1 to 65535)"},
	{"localhost:0", "\"0\" is not a port (1 to 65535)"},
	{"localhost:65536", "\"65536\" is not a port (1 to 65535)"},
	{"localhost:-1", "\"-1\" is not a port (1 to 65535)"},
	{"localhost:http", "\"http\" is not a port (1 to 65535)"},
};

START_TEST(a_listening_address_is_checked)
{
	struct dx_buf setting = DX_BUF_INIT, expected = DX_BUF_INIT;
	const char *problem = addresses[_i].problem;

	dx_buf_printf(&setting, "listen = \"%s\"\n", addresses[_i].text);
	if (problem) {
		dx_buf_printf(&expected, "docextract.conf:1: option \"listen\": %s%s\n", problem,
			      *addresses[_i].text ? ", allowed: 127.0.0.1:8080, [::1]:8080, :8080" : "");
		expect_errors(dx_buf_cstr(&setting), NULL, dx_buf_cstr(&expected));
	} else {
		struct dx_conf *c = load_good(dx_buf_cstr(&setting));
		ck_assert_str_eq(dx_conf_str(c, DX_OPT_listen), addresses[_i].text);
		dx_conf_free(&c);
	}
	dx_buf_free(&setting);
	dx_buf_free(&expected);
}
END_TEST

static const struct {
	const char *text;
	const char *stored; /* NULL: refused */
} urls[] = {
	{"", ""},
	{"http://h", "http://h"},
	{"https://h/", "https://h"},
	{"https://[::1]:8443/a/b/", "https://[::1]:8443/a/b"},
	{"ftp://h", NULL},
	{"//h", NULL},
	{"https://", NULL},
	{"https:///path", NULL},
	{"https://:80/", NULL},
	{"https://u:p@h/", NULL},
	{"https://h/?a=b", NULL},
	{"https://h/#a", NULL},
	{"https://h/a b", NULL},
	{"https://h:99999/", NULL},
	{"https://a:b:c/", NULL},
};

START_TEST(a_url_is_checked)
{
	struct dx_buf setting = DX_BUF_INIT;

	dx_buf_printf(&setting, "public_url=\"%s\"\n", urls[_i].text);
	struct dx_conf *c = load(dx_buf_cstr(&setting), NULL);
	if (urls[_i].stored) {
		ck_assert_msg(c != NULL, "%s", dx_buf_cstr(&errors));
		ck_assert_str_eq(dx_conf_str(c, DX_OPT_public_url), urls[_i].stored);
	} else {
		ck_assert_msg(c == NULL, "%s was taken", urls[_i].text);
	}
	dx_conf_free(&c);
	dx_buf_free(&setting);
}
END_TEST

/* ---- environment and command line ---- */

START_TEST(the_environment_beats_the_file_and_the_command_line_beats_both)
{
	const char *const overrides[] = {"workers=9", "listen = :99 ", "workers=10", NULL};

	setenv("DOCEXTRACT_WORKERS", "8", 1);
	setenv("DOCEXTRACT_HTTP_MAX_BODY", "7MiB", 1);
	setenv("DOCEXTRACT_API", "", 1);
	setenv("DOCEXTRACT_SOMETHING_ELSE", "x", 1);
	struct dx_conf *c = load("workers = 7\nhttp.max_body = 6MiB\napi = 5\n", overrides);
	ck_assert_msg(c != NULL, "%s", dx_buf_cstr(&errors));
	ck_assert_int_eq(dx_conf_int(c, DX_OPT_workers), 10);
	ck_assert_int_eq(dx_conf_int(c, DX_OPT_http_max_body), 7 << 20);
	ck_assert_int_eq(dx_conf_int(c, DX_OPT_api_processes), 5);
	ck_assert_str_eq(dx_conf_str(c, DX_OPT_listen), ":99");
	dx_conf_free(&c);
}
END_TEST

START_TEST(mistakes_of_environment_and_command_line_are_reported)
{
	const char *const overrides[] = {"wrkers=1", "nothing", "api=x", "=1", NULL};

	setenv("DOCEXTRACT_KEEPER", "maybe", 1);
	expect_errors(
		NULL, overrides,
		"environment DOCEXTRACT_KEEPER: option \"keeper\": \"maybe\" is not a switch, allowed: yes, no, on, off, true, "
		"false, 1, 0\n"
		"command line: unknown option \"wrkers\" (did you mean \"workers\"?)\n"
		"command line: \"nothing\" is not name=value\n"
		"command line: option \"api\": \"x\" is not a whole number, allowed: 0 to 256\n"
		"command line: \"=1\" is not name=value\n");
	unsetenv("DOCEXTRACT_KEEPER");
	setenv("DOCEXTRACT_HTTP_MAXBODY", "1MiB", 1);
	expect_errors(
		NULL, NULL,
		"environment: unknown variable \"DOCEXTRACT_HTTP_MAXBODY\" (did you mean \"DOCEXTRACT_HTTP_MAX_BODY\"?)\n");
}
END_TEST

/* ---- reload ---- */

START_TEST(a_reload_tells_what_needs_a_restart)
{
	struct dx_arena *a = dx_arena_new();
	const char *names = NULL;
	struct dx_conf *old = load_good("http.max_head = 16KiB\nlisten = :1\n");
	struct dx_conf *same = load_good("http.max_head = 16384B\nlisten=:1\nhttp.max_body = 1MiB\nlog.level=debug\n");

	ck_assert(!dx_conf_needs_restart(old, same, a, &names));
	ck_assert_ptr_null(names);

	struct dx_conf *other = load_good("http.max_head = 17KiB\nlisten = :2\nkeeper = no\n");
	ck_assert(dx_conf_needs_restart(old, other, a, &names));
	ck_assert_str_eq(names, "http.max_head, keeper, listen");
	dx_conf_free(&old);
	dx_conf_free(&same);
	dx_conf_free(&other);
	dx_arena_drop(&a);
}
END_TEST

/* ---- printing ---- */

static char *print(const struct dx_conf *c)
{
	char *text = NULL;
	size_t n = 0;
	FILE *f = open_memstream(&text, &n);

	if (c)
		dx_conf_print(c, f);
	else
		dx_conf_print_sample(f);
	ck_assert_int_eq(fclose(f), 0);
	return text;
}

START_TEST(what_is_printed_says_where_each_value_comes_from_and_can_be_read_back)
{
	const char *const overrides[] = {"api=3", NULL};

	setenv("DOCEXTRACT_LOG_LEVEL", "debug", 1);
	struct dx_conf *c = load("workers = 4\nrun_dir = \" a # \\\"b\\\\ \"\nengine.path = #x\n", overrides);
	ck_assert_ptr_nonnull(c);
	char *text = print(c);
	ck_assert_ptr_nonnull(strstr(
		text, "workers = 4                                  # docextract.conf:1, a change needs a restart\n"));
	ck_assert_ptr_nonnull(strstr(
		text, "api = 3                                      # command line, a change needs a restart\n"));
	ck_assert_ptr_nonnull(strstr(
		text, "log.level = debug                            # environment DOCEXTRACT_LOG_LEVEL, reloadable\n"));
	ck_assert_ptr_nonnull(strstr(text, "http.max_body = 50MiB                        # default, reloadable\n"));

	clearenv();
	struct dx_conf *again = load_good(text);
	for (size_t o = 0; o < DX_OPT_COUNT; o++)
		ck_assert_str_eq(dx_conf_str(c, (enum dx_opt)o), dx_conf_str(again, (enum dx_opt)o));
	free(text);
	dx_conf_free(&c);
	dx_conf_free(&again);
}
END_TEST

START_TEST(the_sample_uncommented_is_the_default_configuration)
{
	char *text = print(NULL);
	struct dx_buf uncommented = DX_BUF_INIT;
	struct dx_str rest = dx_str(text), line;
	size_t settings = 0;

	while (dx_str_split(&rest, '\n', &line)) {
		bool setting = line.n > 1 && line.p[0] == '#' && line.p[1] != ' ';
		settings += setting;
		dx_buf_addstr(&uncommented, setting ? dx_str_sub(line, 1, SIZE_MAX) : line);
		dx_buf_addc(&uncommented, '\n');
	}
	ck_assert_uint_eq(settings, DX_OPT_COUNT);

	struct dx_conf *c = load_good(dx_buf_cstr(&uncommented));
	struct dx_conf *defaults = load(NULL, NULL);
	for (size_t o = 0; o < DX_OPT_COUNT; o++) {
		ck_assert_str_eq(dx_conf_str(c, (enum dx_opt)o), dx_conf_str(defaults, (enum dx_opt)o));
		ck_assert_ptr_nonnull(strstr(text, dx_options[o].help));
	}
	dx_conf_free(&c);
	dx_conf_free(&defaults);
	dx_buf_free(&uncommented);
	free(text);
}
END_TEST

static const struct {
	const char *conninfo;
	const char *masked;
} secrets[] = {
	{"dbname=x", "dbname=x"},
	{"", ""},
	{"password=hush", "password=********"},
	{"dbname=x password=hush user=y", "dbname=x password=******** user=y"},
	{"password = 'hu sh\\'x' user=y", "password = ******** user=y"},
	{"password=a\\ b user=y", "password=******** user=y"},
	{"sslpassword=hush passfile=/f", "sslpassword=******** passfile=/f"},
	{"user='password=x' password=hush", "user='password=x' password=********"},
	{"postgresql://u:hush@h:5/db?sslmode=require", "postgresql://u:********@h:5/db?sslmode=require"},
	{"postgres://u@h/db?password=hush&user=x", "postgres://u@h/db?password=********&user=x"},
	{"postgresql://h:5432/db", "postgresql://h:5432/db"},
	{"postgresql://u:hu@sh@h/db", "postgresql://u:********@h/db"},
	{"postgresql://u:hu/sh@h/db", "postgresql://u:********@h/db"},
	{"postgresql://u:hu?sh@h/db?sslpassword=hush", "postgresql://u:********@h/db?sslpassword=********"},
	{"postgresql://", "postgresql://"},
};

START_TEST(passwords_are_masked)
{
	struct dx_buf out = DX_BUF_INIT, expected = DX_BUF_INIT, setting = DX_BUF_INIT;

	dx_conninfo_mask(secrets[_i].conninfo, &out);
	ck_assert_str_eq(dx_buf_cstr(&out), secrets[_i].masked);

	dx_buf_printf(&setting, "database.conninfo=%s", secrets[_i].conninfo);
	const char *const overrides[] = {dx_buf_cstr(&setting), NULL};
	struct dx_conf *c = load(NULL, overrides);
	ck_assert_msg(c != NULL, "%s", dx_buf_cstr(&errors));
	char *text = print(c);
	ck_assert_ptr_null(strstr(text, "hush"));
	dx_buf_printf(&expected, "database.conninfo = %s", *secrets[_i].masked ? secrets[_i].masked : "\"\"");
	ck_assert_ptr_nonnull(strstr(text, dx_buf_cstr(&expected)));
	free(text);
	dx_conf_free(&c);
	dx_buf_free(&out);
	dx_buf_free(&expected);
	dx_buf_free(&setting);
}
END_TEST

START_TEST(a_broken_connection_string_is_refused_without_showing_it)
{
	expect_errors(
		"database.conninfo = password='hush # x'\n", NULL,
		"docextract.conf:1: option \"database.conninfo\": a quote is not closed (a value with \" #\" in it must be in "
		"double quotes as a whole), allowed: libpq's \"keyword=value …\" or postgresql://…\n");
	expect_errors(
		"database.conninfo = hush\n", NULL,
		"docextract.conf:1: option \"database.conninfo\": a keyword without \"=\", allowed: libpq's \"keyword=value …\" "
		"or postgresql://…\n");
	struct dx_buf out = DX_BUF_INIT;
	dx_conninfo_mask("host=x password='hush", &out);
	ck_assert_str_eq(dx_buf_cstr(&out), "********");
	dx_buf_free(&out);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("conf/conf");
	TCase *tc = tcase_create("conf");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, the_table_is_sorted_documented_and_its_defaults_are_valid);
	tcase_add_test(tc, names_of_environment_variables_are_unique);
	tcase_add_test(tc, without_a_file_the_defaults_hold);
	tcase_add_test(tc, a_file_sets_every_type);
	tcase_add_test(tc, every_mistake_of_a_file_is_reported_with_its_line);
	tcase_add_test(tc, a_second_line_for_an_option_is_a_mistake);
	tcase_add_test(tc, a_line_that_is_no_text_is_a_mistake);
	tcase_add_test(tc, a_missing_file_is_a_mistake);
	tcase_add_loop_test(tc, a_listening_address_is_checked, 0, DX_LEN(addresses));
	tcase_add_loop_test(tc, a_url_is_checked, 0, DX_LEN(urls));
	tcase_add_test(tc, the_environment_beats_the_file_and_the_command_line_beats_both);
	tcase_add_test(tc, mistakes_of_environment_and_command_line_are_reported);
	tcase_add_test(tc, a_reload_tells_what_needs_a_restart);
	tcase_add_test(tc, what_is_printed_says_where_each_value_comes_from_and_can_be_read_back);
	tcase_add_test(tc, the_sample_uncommented_is_the_default_configuration);
	tcase_add_loop_test(tc, passwords_are_masked, 0, DX_LEN(secrets));
	tcase_add_test(tc, a_broken_connection_string_is_refused_without_showing_it);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	SRunner *sr = srunner_create(suite());

	srunner_run_all(sr, CK_ENV);
	int failed = srunner_ntests_failed(sr);
	srunner_free(sr);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
