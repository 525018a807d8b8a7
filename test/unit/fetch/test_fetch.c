/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/fetch/fetch.h"

#include <dlfcn.h>
#include <netdb.h>
#include <stdatomic.h>

#include "../unit.h"
#include "peer.h"

#define OK_ANSWER "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX-Note:  hello \r\n\r\nok"

/* Name resolution as libcurl finds it (this program exports its symbols): one name takes its time. */
#define SLOW_NAME "slow.example"
static atomic_bool slow_name_is_done;

int getaddrinfo(const char *node, const char *service, const struct addrinfo *hints, struct addrinfo **res)
{
	static int (*real)(const char *, const char *, const struct addrinfo *, struct addrinfo **);

	if (node != NULL && strcmp(node, SLOW_NAME) == 0) {
		sleep(4);
		atomic_store(&slow_name_is_done, true);
		return EAI_AGAIN;
	}
	if (real == NULL)
		*(void **)&real = dlsym(RTLD_NEXT, "getaddrinfo");
	return real(node, service, hints, res);
}

struct fixture {
	struct dx_loop *loop;
	struct dx_fetch *fetch;
	struct peer peer;
	char url[128];
	int calls, wanted;
	enum dx_fetch_end end;
	int status;
	bool is_cut;
	size_t body_bytes;
	char body[64], note[64], remote[64], error[256];
};

static void keep(char *out, size_t size, struct dx_str s)
{
	size_t n = s.n < size - 1 ? s.n : size - 1;

	if (n > 0)
		memcpy(out, s.p, n);
	out[n] = '\0';
}

static void on_answer(const struct dx_fetch_answer *a, void *arg)
{
	struct fixture *f = arg;
	struct dx_str note = dx_fetch_header(a, "x-note");

	f->end = a->end;
	f->status = a->status;
	f->is_cut = a->is_cut;
	f->body_bytes = a->body.n;
	keep(f->body, sizeof(f->body), a->body);
	keep(f->note, sizeof(f->note), note);
	(void)snprintf(f->remote, sizeof(f->remote), "%s", a->remote);
	(void)snprintf(f->error, sizeof(f->error), "%s", a->error);
	ck_assert((a->end == DX_FETCH_ANSWERED) == (a->error[0] == '\0'));
	if (++f->calls == f->wanted)
		dx_loop_stop(f->loop);
}

static void set_up(struct fixture *f, enum peer_way way, const char *answer, const char *tail, const char *allow)
{
	struct dx_addr_policy policy;
	struct dx_err err;

	*f = (struct fixture){.loop = dx_loop_new(), .wanted = 1};
	ck_assert(dx_addr_policy_parse(dx_str(allow), &policy, &err));
	peer_start(&f->peer, f->loop, way, answer, tail);
	char resolve[64];
	(void)snprintf(resolve, sizeof(resolve), "rebind.example:%d:127.0.0.1", f->peer.port);
	f->fetch = dx_fetch_new(&(struct dx_fetch_options){.loop = f->loop, .policy = policy, .resolve = resolve});
	(void)snprintf(f->url, sizeof(f->url), "http://127.0.0.1:%d/hook?a=1", f->peer.port);
}

static void tear_down(struct fixture *f)
{
	dx_fetch_free(&f->fetch);
	ck_assert_ptr_null(f->fetch);
	peer_stop(&f->peer);
	dx_loop_free(&f->loop);
}

static void run(struct fixture *f, const struct dx_fetch_request *r)
{
	size_t under_way = dx_fetch_under_way(f->fetch);

	f->calls = 0;
	(void)dx_fetch_start(f->fetch, r, on_answer, f);
	ck_assert_int_eq(f->calls, 0);
	dx_loop_run(f->loop);
	ck_assert_int_eq(f->calls, 1);
	ck_assert_uint_eq(dx_fetch_under_way(f->fetch), under_way);
}

START_TEST(a_post_arrives_as_it_was_given_and_its_answer_comes_back)
{
	static const char *const headers[] = {"Content-Type: application/json", "X-Service-Event: document.completed",
					      NULL};
	struct fixture f;

	set_up(&f, PEER_ANSWER, OK_ANSWER, "", "127.0.0.0/8");
	run(&f, &(struct dx_fetch_request){
			.method = "POST", .url = f.url, .headers = headers, .body = dx_strn("{\"a\":\0 1}", 9)});
	ck_assert_int_eq(f.end, DX_FETCH_ANSWERED);
	ck_assert_int_eq(f.status, 200);
	ck_assert_str_eq(f.body, "ok");
	ck_assert_str_eq(f.note, "hello");
	ck_assert_str_eq(f.remote, "127.0.0.1");
	const char *got = dx_buf_cstr(&f.peer.got);
	ck_assert_ptr_nonnull(strstr(got, "POST /hook?a=1 HTTP/1.1\r\n"));
	ck_assert_ptr_nonnull(strstr(got, "\r\nContent-Type: application/json\r\n"));
	ck_assert_ptr_nonnull(strstr(got, "\r\nX-Service-Event: document.completed\r\n"));
	ck_assert_ptr_nonnull(strstr(got, "\r\nContent-Length: 9\r\n"));
	ck_assert_ptr_null(strstr(got, "Expect"));
	ck_assert_ptr_null(strstr(got, "Accept-Encoding"));
	ck_assert_mem_eq(f.peer.got.data + f.peer.got.len - 9, "{\"a\":\0 1}", 9);

	/* the same connection, another method */
	dx_buf_reset(&f.peer.got);
	run(&f, &(struct dx_fetch_request){.method = "GET", .url = f.url});
	ck_assert_int_eq(f.status, 200);
	ck_assert_int_eq(f.peer.accepted, 1);
	ck_assert_str_eq(f.remote, "127.0.0.1");
	ck_assert_ptr_nonnull(strstr(dx_buf_cstr(&f.peer.got), "GET /hook?a=1 HTTP/1.1\r\n"));
	ck_assert_ptr_null(strstr(dx_buf_cstr(&f.peer.got), "Content-"));
	tear_down(&f);
}
END_TEST

/* %d is the port; those without it need none */
static const char *const spellings[] = {
	"http://127.0.0.1:%d/",
	"http://localhost:%d/",
	"http://2130706433:%d/",
	"http://0x7f.1:%d/",
	"http://0177.0.0.1:%d/",
	"http://0:%d/",
	"http://0.0.0.0:%d/",
	"http://127.1:%d/",
	"http://[::1]:%d/",
	"http://[::]:%d/",
	"http://[::ffff:127.0.0.1]:%d/",
	"http://[::ffff:7f00:1]:%d/",
	"http://[64:ff9b::7f00:1]:%d/",
	"http://rebind.example:%d/",
	"http://169.254.169.254/latest/meta-data/",
	"http://[fd00:ec2::254]/",
	"http://10.0.0.1/",
	"http://100.64.0.1/",
	"http://1.1.1.1@127.0.0.1:%d/",
	"http://user:pass@127.0.0.1:%d/",
	"file:///etc/passwd",
	"gopher://127.0.0.1:%d/",
	"dict://127.0.0.1:%d/",
	"http:///",
	"",
};

START_TEST(no_spelling_of_a_refused_address_is_connected_to)
{
	struct fixture f;

	set_up(&f, PEER_ANSWER, OK_ANSWER, "", "");
	for (size_t i = 0; i < DX_LEN(spellings); i++) {
		struct dx_str rest = dx_str(spellings[i]), before;
		struct dx_buf url = DX_BUF_INIT;
		if (dx_str_split(&rest, '%', &before))
			dx_buf_addstr(&url, before);
		if (rest.p != NULL)
			dx_buf_printf(&url, "%d/", f.peer.port);
		run(&f, &(struct dx_fetch_request){.method = "POST", .url = dx_buf_cstr(&url), .timeout_ms = 20000});
		ck_assert_msg(f.end == DX_FETCH_BLOCKED || f.end == DX_FETCH_BAD_URL, "%s: %s", dx_buf_cstr(&url),
			      dx_fetch_end_name(f.end));
		ck_assert_int_eq(f.status, 0);
		dx_buf_free(&url);
	}
	ck_assert_int_eq(f.peer.accepted, 0);
	tear_down(&f);
}
END_TEST

START_TEST(proxies_of_the_environment_are_ignored)
{
	struct fixture f;
	char proxy[64];

	set_up(&f, PEER_ANSWER, OK_ANSWER, "", "");
	(void)snprintf(proxy, sizeof(proxy), "http://127.0.0.1:%d", f.peer.port);
	ck_assert_int_eq(
		setenv("http_proxy", proxy, 1) | setenv("https_proxy", proxy, 1) | setenv("ALL_PROXY", proxy, 1), 0);
	run(&f, &(struct dx_fetch_request){.method = "GET", .url = "http://10.0.0.1/"});
	ck_assert_int_eq(f.end, DX_FETCH_BLOCKED);
	ck_assert_int_eq(f.peer.accepted, 0);
	tear_down(&f);
}
END_TEST

START_TEST(a_redirect_is_an_answer)
{
	struct fixture f;

	set_up(&f, PEER_CLOSE,
	       "HTTP/1.1 302 Found\r\nLocation: http://169.254.169.254/latest/\r\nContent-Length: 0\r\n\r\n", "",
	       "127.0.0.0/8");
	run(&f, &(struct dx_fetch_request){.method = "POST", .url = f.url});
	ck_assert_int_eq(f.end, DX_FETCH_ANSWERED);
	ck_assert_int_eq(f.status, 302);
	ck_assert_int_eq(f.peer.requests, 1);
	tear_down(&f);
}
END_TEST

START_TEST(an_endless_body_is_cut_or_refused)
{
	struct fixture f;
	static const char head[] = "HTTP/1.1 200 OK\r\nContent-Length: 1073741824\r\n\r\n";

	set_up(&f, PEER_FLOOD, head, "0123456789abcdef0123456789abcdef", "127.0.0.0/8");
	run(&f, &(struct dx_fetch_request){.method = "GET", .url = f.url, .body_max_bytes = 1000, .cut_body = true});
	ck_assert_int_eq(f.end, DX_FETCH_ANSWERED);
	ck_assert_int_eq(f.status, 200);
	ck_assert(f.is_cut);
	ck_assert_uint_eq(f.body_bytes, 1000);
	run(&f, &(struct dx_fetch_request){.method = "GET", .url = f.url, .body_max_bytes = 1000});
	ck_assert_int_eq(f.end, DX_FETCH_TOO_LARGE);
	ck_assert_uint_eq(f.body_bytes, 1000);
	ck_assert_int_eq(f.peer.accepted, 2);
	tear_down(&f);
}
END_TEST

START_TEST(a_body_of_exactly_the_limit_is_whole)
{
	struct fixture f;

	set_up(&f, PEER_CLOSE, OK_ANSWER, "", "127.0.0.0/8");
	run(&f, &(struct dx_fetch_request){.method = "GET", .url = f.url, .body_max_bytes = 2});
	ck_assert_int_eq(f.end, DX_FETCH_ANSWERED);
	ck_assert(!f.is_cut);
	tear_down(&f);
}
END_TEST

START_TEST(endless_header_fields_are_given_up)
{
	struct fixture f;

	set_up(&f, PEER_FLOOD, "HTTP/1.1 200 OK\r\n", "X-More: 0123456789abcdef\r\n", "127.0.0.0/8");
	run(&f, &(struct dx_fetch_request){.method = "GET", .url = f.url, .cut_body = true});
	ck_assert_int_eq(f.end, DX_FETCH_TOO_LARGE);
	ck_assert_int_eq(f.status, 0);
	tear_down(&f);
}
END_TEST

START_TEST(endless_interim_answers_are_given_up)
{
	struct fixture f;

	set_up(&f, PEER_FLOOD, "", "HTTP/1.1 103 Early Hints\r\nX-More: a\r\n\r\n", "127.0.0.0/8");
	run(&f, &(struct dx_fetch_request){.method = "GET", .url = f.url});
	ck_assert_int_eq(f.end, DX_FETCH_TOO_LARGE);
	tear_down(&f);
}
END_TEST

START_TEST(silence_ends_with_the_timeout)
{
	struct fixture f;

	set_up(&f, PEER_HOLD, "", "", "127.0.0.0/8");
	run(&f, &(struct dx_fetch_request){.method = "POST", .url = f.url, .timeout_ms = 50});
	ck_assert_int_eq(f.end, DX_FETCH_TIMEOUT);
	ck_assert_int_eq(f.status, 0);
	ck_assert_str_ne(f.error, "");
	tear_down(&f);
}
END_TEST

START_TEST(resets_lies_and_nonsense_are_told_apart_from_answers)
{
	static const struct {
		enum peer_way way;
		const char *answer;
		enum dx_fetch_end end;
		int status;
	} cases[] = {
		{PEER_RESET, "", DX_FETCH_BROKEN, 0},
		{PEER_RESET, "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n", DX_FETCH_BROKEN, 200},
		{PEER_CLOSE, "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nok", DX_FETCH_BROKEN, 200},
		{PEER_CLOSE, "HTTP/1.1 200 OK\r\nContent-", DX_FETCH_BROKEN, 0},
		{PEER_CLOSE, "", DX_FETCH_BROKEN, 0},
		{PEER_CLOSE, "SSH-2.0-OpenSSH_9.2\r\n", DX_FETCH_BROKEN, 0},
		{PEER_CLOSE, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", DX_FETCH_BROKEN, 200},
		{PEER_CLOSE, "HTTP/1.0 204 No Content\r\n\r\n", DX_FETCH_ANSWERED, 204},
	};

	for (size_t i = 0; i < DX_LEN(cases); i++) {
		struct fixture f;
		set_up(&f, cases[i].way, cases[i].answer, "", "127.0.0.0/8");
		run(&f, &(struct dx_fetch_request){.method = "POST", .url = f.url, .body = DX_STR("{}")});
		ck_assert_msg(f.end == cases[i].end && f.status == cases[i].status, "case %zu: %s %d %s", i,
			      dx_fetch_end_name(f.end), f.status, f.error);
		tear_down(&f);
	}
}
END_TEST

START_TEST(nobody_there_and_no_such_name)
{
	struct fixture f;

	set_up(&f, PEER_ANSWER, OK_ANSWER, "", "127.0.0.0/8");
	dx_watch_free(&f.peer.watch);
	close(f.peer.fd);
	run(&f, &(struct dx_fetch_request){.method = "POST", .url = f.url});
	ck_assert_int_eq(f.end, DX_FETCH_NO_CONNECTION);
	run(&f,
	    &(struct dx_fetch_request){.method = "POST", .url = "http://no-such-name.invalid/", .timeout_ms = 60000});
	ck_assert_int_eq(f.end, DX_FETCH_NO_HOST);
	f.peer.fd = dup(0);
	tear_down(&f);
}
END_TEST

START_TEST(a_name_that_takes_too_long_ends_with_the_timeout_and_holds_up_nobody)
{
	struct fixture f;

	set_up(&f, PEER_ANSWER, OK_ANSWER, "", "127.0.0.0/8");
	run(&f, &(struct dx_fetch_request){.method = "GET", .url = "http://" SLOW_NAME "/", .timeout_ms = 100});
	ck_assert_int_eq(f.end, DX_FETCH_TIMEOUT);
	run(&f, &(struct dx_fetch_request){.method = "GET", .url = f.url});
	ck_assert_int_eq(f.status, 200);
	ck_assert(!atomic_load(&slow_name_is_done));
	struct dx_fetch_call *call = dx_fetch_start(
		f.fetch, &(struct dx_fetch_request){.method = "GET", .url = "http://" SLOW_NAME "/"}, on_answer, &f);
	run(&f, &(struct dx_fetch_request){.method = "GET", .url = f.url});
	dx_fetch_cancel(&call);
	ck_assert(!atomic_load(&slow_name_is_done));
	tear_down(&f);
}
END_TEST

START_TEST(plain_bytes_where_tls_was_wanted_are_a_tls_failure)
{
	struct fixture f;

	set_up(&f, PEER_CLOSE, OK_ANSWER, "", "127.0.0.0/8");
	(void)snprintf(f.url, sizeof(f.url), "https://127.0.0.1:%d/", f.peer.port);
	run(&f, &(struct dx_fetch_request){.method = "POST", .url = f.url});
	ck_assert_int_eq(f.end, DX_FETCH_TLS);
	tear_down(&f);
}
END_TEST

START_TEST(one_that_hangs_does_not_hold_up_the_others)
{
	struct fixture f;
	struct peer dead;
	char url[64];

	set_up(&f, PEER_ANSWER, OK_ANSWER, "", "127.0.0.0/8");
	peer_start(&dead, f.loop, PEER_HOLD, "", "");
	(void)snprintf(url, sizeof(url), "http://127.0.0.1:%d/", dead.port);
	struct dx_fetch_call *hanging[20];
	for (size_t i = 0; i < DX_LEN(hanging); i++) {
		hanging[i] =
			dx_fetch_start(f.fetch, &(struct dx_fetch_request){.method = "GET", .url = url}, on_answer, &f);
		(void)dx_fetch_start(f.fetch, &(struct dx_fetch_request){.method = "GET", .url = f.url}, on_answer, &f);
	}
	f.wanted = DX_LEN(hanging);
	dx_loop_run(f.loop);
	ck_assert_int_eq(f.peer.requests, DX_LEN(hanging));
	ck_assert_uint_eq(dx_fetch_under_way(f.fetch), DX_LEN(hanging));
	dx_fetch_cancel(&hanging[3]);
	ck_assert_ptr_null(hanging[3]);
	dx_fetch_cancel(&hanging[3]);
	ck_assert_uint_eq(dx_fetch_under_way(f.fetch), DX_LEN(hanging) - 1);
	/* the rest is dropped with the client, silently */
	dx_fetch_free(&f.fetch);
	ck_assert_int_eq(f.calls, DX_LEN(hanging));
	peer_stop(&dead);
	tear_down(&f);
}
END_TEST

static void start_next(const struct dx_fetch_answer *a, void *arg)
{
	struct fixture *f = arg;

	ck_assert_int_eq(a->status, 200);
	if (++f->calls == f->wanted)
		dx_loop_stop(f->loop);
	else
		(void)dx_fetch_start(f->fetch, &(struct dx_fetch_request){.method = "GET", .url = f->url}, start_next,
				     f);
}

START_TEST(an_answer_may_start_the_next_request)
{
	struct fixture f;

	set_up(&f, PEER_ANSWER, OK_ANSWER, "", "127.0.0.0/8");
	f.wanted = 50;
	(void)dx_fetch_start(f.fetch, &(struct dx_fetch_request){.method = "GET", .url = f.url}, start_next, &f);
	dx_loop_run(f.loop);
	ck_assert_int_eq(f.peer.requests, 50);
	ck_assert_int_le(f.peer.accepted, 2);
	tear_down(&f);
}
END_TEST

/* ---- what can be asked of answers and URLs ---- */

START_TEST(header_fields_are_found_whatever_their_case)
{
	const struct dx_fetch_answer a = {.head = DX_STR("Retry-After: 120\r\nX-A:\r\nx-b: 1:2 \r\nnonsense\r\n")};

	ck_assert(dx_str_eq_c(dx_fetch_header(&a, "retry-after"), "120"));
	ck_assert(dx_fetch_header(&a, "X-A").p != NULL && dx_fetch_header(&a, "X-A").n == 0);
	ck_assert(dx_str_eq_c(dx_fetch_header(&a, "X-B"), "1:2"));
	ck_assert_ptr_null(dx_fetch_header(&a, "nonsense").p);
	ck_assert_ptr_null(dx_fetch_header(&a, "Retry").p);
}
END_TEST

START_TEST(retry_after_is_seconds_or_a_date)
{
	static const struct {
		const char *value;
		int64_t seconds;
	} cases[] = {
		{"120", 120},
		{"0", 0},
		{"99999999999", INT32_MAX},
		{"Sun, 06 Nov 1994 08:49:37 GMT", 37},
		{"Sun, 06 Nov 1994 08:48:00 GMT", 0},
		{"-5", -1},
		{"1.5", -1},
		{"soon", -1},
		{"", -1},
		{"999999999999999999999", -1},
		{"Sun, 06 Nov 1994 08:49:37 GMT and much more text that is no date at all, GMT", -1},
	};

	for (size_t i = 0; i < DX_LEN(cases); i++) {
		char head[128];
		(void)snprintf(head, sizeof(head), "Retry-After: %s\r\n", cases[i].value);
		const struct dx_fetch_answer a = {.head = dx_str(head)};
		ck_assert_msg(dx_fetch_retry_after_s(&a, 784111740) == cases[i].seconds, "%s: %ld", cases[i].value,
			      (long)dx_fetch_retry_after_s(&a, 784111740));
	}
	ck_assert_int_eq(dx_fetch_retry_after_s(&(struct dx_fetch_answer){0}, 0), -1);
}
END_TEST

START_TEST(urls_are_checked_before_they_are_kept)
{
	static const char *const good[] = {"https://example.com/hook?a=b", "http://10.0.0.1:8080/",
					   "https://xn--bcher-kva.example/", "https://[2001:db8::1]:8443/x"};
	static const char *const bad[] = {"",
					  "example.com/hook",
					  "//example.com/",
					  "ftp://example.com/",
					  "file:///etc/passwd",
					  "https://user@example.com/",
					  "https://user:pass@example.com/",
					  "https://example.com/#part",
					  "https://",
					  "https:///path",
					  "https://exa mple.com/",
					  "https://example.com/a\nb",
					  "https://b\xc3\xbc"
					  "cher.example/",
					  "https://example.com:0x50/",
					  "https://example.com:99999/",
					  "https://[::1/"};
	struct dx_err err;

	for (size_t i = 0; i < DX_LEN(good); i++)
		ck_assert_msg(dx_fetch_check_url(good[i], &err), "%s: %s", good[i], err.msg);
	for (size_t i = 0; i < DX_LEN(bad); i++) {
		ck_assert_msg(!dx_fetch_check_url(bad[i], &err), "%s", bad[i]);
		ck_assert_int_eq(err.code, DX_E_bad_request);
	}
}
END_TEST

START_TEST(secrets_go_over_closed_ways_only)
{
	static const char *const closed[] = {"https://example.com/x", "http://127.0.0.1:8080/x",
					     "http://127.9.9.9",      "http://[::1]:80/",
					     "http://localhost/x",    "http://localhost?a=b"};
	static const char *const open[] = {
		"http://example.com/",          "http://127.example.com/",    "http://10.0.0.1/",
		"http://localhost.example/",    "http://[::ffff:127.0.0.1]/", "http://[::2]:1/",
		"http://example.com/?127.0.0.1"};

	for (size_t i = 0; i < DX_LEN(closed); i++)
		ck_assert_msg(dx_fetch_is_closed(closed[i]), "%s", closed[i]);
	for (size_t i = 0; i < DX_LEN(open); i++)
		ck_assert_msg(!dx_fetch_is_closed(open[i]), "%s", open[i]);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("fetch");
	TCase *c = tcase_create("requests");
	TCase *a = tcase_create("answers");

	tcase_set_timeout(c, 60);
	tcase_add_test(c, a_post_arrives_as_it_was_given_and_its_answer_comes_back);
	tcase_add_test(c, no_spelling_of_a_refused_address_is_connected_to);
	tcase_add_test(c, proxies_of_the_environment_are_ignored);
	tcase_add_test(c, a_redirect_is_an_answer);
	tcase_add_test(c, an_endless_body_is_cut_or_refused);
	tcase_add_test(c, a_body_of_exactly_the_limit_is_whole);
	tcase_add_test(c, endless_header_fields_are_given_up);
	tcase_add_test(c, endless_interim_answers_are_given_up);
	tcase_add_test(c, silence_ends_with_the_timeout);
	tcase_add_test(c, resets_lies_and_nonsense_are_told_apart_from_answers);
	tcase_add_test(c, nobody_there_and_no_such_name);
	tcase_add_test(c, a_name_that_takes_too_long_ends_with_the_timeout_and_holds_up_nobody);
	tcase_add_test(c, plain_bytes_where_tls_was_wanted_are_a_tls_failure);
	tcase_add_test(c, one_that_hangs_does_not_hold_up_the_others);
	tcase_add_test(c, an_answer_may_start_the_next_request);
	suite_add_tcase(s, c);
	tcase_add_test(a, header_fields_are_found_whatever_their_case);
	tcase_add_test(a, retry_after_is_seconds_or_a_date);
	tcase_add_test(a, urls_are_checked_before_they_are_kept);
	tcase_add_test(a, secrets_go_over_closed_ways_only);
	suite_add_tcase(s, a);
	return unit_main(s);
}
