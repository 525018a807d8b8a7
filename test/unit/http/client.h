/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A client that reads responses to the letter, and a test server of its own to ask. */
#ifndef DX_TEST_HTTP_CLIENT_H
#define DX_TEST_HTTP_CLIENT_H

#include "server.h"

#include <check.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>

#ifdef DX_ASAN
#include <sanitizer/lsan_interface.h>
#endif

#include "dx/base/buf.h"
#include "dx/base/clock.h"

#define WAIT_MS 15000

struct client {
	int fd;
	struct dx_buf in; /* received, not yet consumed */
	pid_t tls;        /* who speaks TLS for it */
};

struct response {
	int status;
	struct dx_buf head; /* with its empty line */
	struct dx_buf body;
};

static int test_port;
static pid_t test_pid;

/* What fails on purpose need not fill the screen. */
static inline void discard(const struct dx_log_line *line)
{
	(void)line;
}

/* libevent warns where we misuse it. */
static inline void on_libevent(int severity, const char *msg)
{
	if (severity >= EVENT_LOG_WARN)
		dx_die("libevent: %s", msg);
}

static inline void start_server(void (*tweak)(struct dx_http_options *o))
{
	int fd;

	test_port = 0;
	fd = server_listen(&test_port);
	test_pid = fork();
	ck_assert_int_ge(test_pid, 0);
	if (test_pid == 0) {
		struct server s = {0};
		struct dx_http_options o = server_options(&s);
		int status = 0;

		prctl(PR_SET_PDEATHSIG, SIGKILL);
		(void)sigaction(SIGPIPE, &(struct sigaction){.sa_handler = SIG_IGN}, NULL);
		dx_log_set_sink(discard);
		event_set_log_callback(on_libevent);
		if (tweak)
			tweak(&o);
		server_run(fd, &s, &o);
		close(fd);
#ifdef DX_ASAN
		status = __lsan_do_recoverable_leak_check();
#endif
		_exit(status);
	}
	close(fd);
}

/* The server must drain and leave nothing behind. */
static inline void stop_server(void)
{
	int status = -1;

	ck_assert_int_eq(kill(test_pid, SIGTERM), 0);
	ck_assert_int_eq(waitpid(test_pid, &status, 0), test_pid);
	ck_assert_msg(WIFEXITED(status) && WEXITSTATUS(status) == 0, "the server ended with status 0x%x",
		      (unsigned int)status);
}

static inline struct client client_open(void)
{
#ifdef DX_TEST_TLS
	struct client c = {0};

	c.fd = tls_open(test_port, &c.tls);
	return c;
#else
	struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons((uint16_t)test_port)};
	struct client c = {.fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)};
	int one = 1;

	at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	ck_assert_int_ge(c.fd, 0);
	ck_assert_int_eq(connect(c.fd, (struct sockaddr *)&at, sizeof(at)), 0);
	ck_assert_int_eq(setsockopt(c.fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof(one)), 0);
	return c;
#endif
}

static inline void client_close(struct client *c)
{
	close(c->fd);
	c->fd = -1;
	dx_buf_free(&c->in);
}

/* Close with a reset instead of a FIN. */
static inline void client_reset(struct client *c)
{
	struct linger l = {.l_onoff = 1, .l_linger = 0};

	if (c->tls)
		ck_assert_int_eq(kill(c->tls, SIGUSR1), 0);
	ck_assert_int_eq(setsockopt(c->fd, SOL_SOCKET, SO_LINGER, &l, sizeof(l)), 0);
	client_close(c);
}

/* False when the server closed before everything was sent. */
static inline bool client_send(struct client *c, const void *data, size_t n)
{
	const char *p = data;

	while (n > 0) {
		ssize_t k = send(c->fd, p, n, MSG_NOSIGNAL);

		if (k <= 0)
			return false;
		p += k;
		n -= (size_t)k;
	}
	return true;
}

static inline void client_say(struct client *c, const char *text)
{
	ck_assert(client_send(c, text, strlen(text)));
}

/* More bytes into c->in; false at the end, on a reset and after TIMEOUT_MS. */
static inline bool client_fill(struct client *c, int timeout_ms)
{
	struct pollfd p = {.fd = c->fd, .events = POLLIN};
	char buf[32768];
	ssize_t n;

	if (poll(&p, 1, timeout_ms) != 1)
		return false;
	n = recv(c->fd, buf, sizeof(buf), 0);
	if (n <= 0)
		return false;
	dx_buf_add(&c->in, buf, (size_t)n);
	return true;
}

static inline void take_front(struct dx_buf *from, size_t n, struct dx_buf *to)
{
	dx_buf_reset(to);
	dx_buf_add(to, from->data, n);
	memmove(from->data, from->data + n, from->len - n);
	from->len -= n;
	from->data[from->len] = '\0';
}

/* Value of a header that is there exactly once, into OUT; "" when it is missing. */
static inline const char *header_of(const struct response *r, const char *name, char *out, size_t n)
{
	const char *p = r->head.data;
	int count = 0;

	out[0] = '\0';
	while ((p = strstr(p, "\r\n")) != NULL) {
		size_t len = strlen(name);

		p += 2;
		if (strncasecmp(p, name, len) == 0 && p[len] == ':') {
			size_t v = strcspn(p + len + 1, "\r");

			ck_assert_msg(count++ == 0, "%s is there twice:\n%s", name, r->head.data);
			ck_assert_uint_lt(v, n);
			memcpy(out, p + len + 2, v - 1);
			out[v - 1] = '\0';
		}
	}
	return out;
}

#define HEADER(r, name) header_of((r), (name), (char[512]){0}, 512)

/* What every response must have, whoever made it. */
static inline void examine(const struct response *r)
{
	ck_assert_str_eq(HEADER(r, "X-Service-Upstream-OCR"), "local://tesseract/5.3.0");
	ck_assert_str_eq(HEADER(r, "X-Service-Upstream-PDF"), "local://mupdf/1.21.1");
	ck_assert_str_eq(HEADER(r, "X-Service-Real-Calls"), "yes");
	ck_assert_str_ne(HEADER(r, "X-Request-Id"), "");
	ck_assert_str_eq(HEADER(r, "Server"), "docextract");
	ck_assert_uint_eq(strlen(HEADER(r, "Date")), 29);
	ck_assert_str_eq(HEADER(r, "Cache-Control"), "no-store");
	if (r->status >= 400) {
		ck_assert_str_eq(HEADER(r, "Content-Type"), "application/problem+json");
		if (r->body.len > 0) {
			char want[64];

			(void)snprintf(want, sizeof(want), "\"status\":%d,", r->status);
			ck_assert_msg(strstr(r->body.data, want) != NULL, "%s", r->body.data);
			(void)snprintf(want, sizeof(want), "\"request_id\":\"%.40s", HEADER(r, "X-Request-Id"));
			ck_assert_msg(strstr(r->body.data, want) != NULL, "%s", r->body.data);
		}
	}
	if (r->status != 429)
		ck_assert_str_eq(HEADER(r, "Retry-After"), "");
}

/* The next response; NO_BODY for one to HEAD. False when none comes. */
static inline bool client_read(struct client *c, bool no_body, struct response *r)
{
	const char *end = NULL;
	uint64_t n = 0;

	while (!(end = c->in.len ? strstr(c->in.data, "\r\n\r\n") : NULL))
		if (!client_fill(c, WAIT_MS))
			return false;
	take_front(&c->in, (size_t)(end - c->in.data) + 4, &r->head);
	ck_assert_msg(strncmp(r->head.data, "HTTP/1.", 7) == 0, "%s", r->head.data);
	r->status = (int)strtol(r->head.data + 9, NULL, 10);
	if (r->status == 100)
		return true;
	if (r->status == 204 || r->status == 304)
		ck_assert_str_eq(HEADER(r, "Content-Length"), "");
	else
		ck_assert_msg(dx_str_u64(dx_str(HEADER(r, "Content-Length")), &n), "%s", r->head.data);
	if (no_body)
		n = 0;
	while (c->in.len < n)
		ck_assert_msg(client_fill(c, WAIT_MS), "the body ends early");
	take_front(&c->in, (size_t)n, &r->body);
	examine(r);
	return true;
}

/* The server closes in order, and nothing more comes before that. */
static inline void expect_end(struct client *c)
{
	struct pollfd p = {.fd = c->fd, .events = POLLIN};
	char b;

	ck_assert_uint_eq(c->in.len, 0);
	ck_assert_msg(poll(&p, 1, WAIT_MS) == 1, "the connection stays open");
	ck_assert_msg(recv(c->fd, &b, 1, 0) == 0, "not the end of the connection: %m");
}

/* The connection can be used further. */
static inline void expect_alive(struct client *c)
{
	struct response r = {0};

	ck_assert_uint_eq(c->in.len, 0);
	client_say(c, "GET /api/v1/ping HTTP/1.1\r\nHost: a\r\n\r\n");
	ck_assert(client_read(c, false, &r));
	ck_assert_int_eq(r.status, 200);
	ck_assert_str_eq(r.body.data, "{\"status\":\"ok\"}");
	dx_buf_free(&r.head);
	dx_buf_free(&r.body);
}

static inline void response_free(struct response *r)
{
	dx_buf_free(&r->head);
	dx_buf_free(&r->body);
}

/* Ask on a connection that is kept: status of the answer, which is in *R. */
static inline int ask_on(struct client *c, const char *request, struct response *r)
{
	client_say(c, request);
	ck_assert(client_read(c, strncmp(request, "HEAD ", 5) == 0, r));
	return r->status;
}

/* "name":N of the server's counters; -1 when it is too busy to say. */
static inline int stat_of(const char *name)
{
	struct client c = client_open();
	struct response r = {0};
	char key[32];
	const char *p;
	int v = -1;

	if (ask_on(&c, "GET /api/v1/stats HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", &r) == 200) {
		(void)snprintf(key, sizeof(key), "\"%s\":", name);
		p = strstr(r.body.data, key);
		ck_assert_ptr_nonnull(p);
		v = (int)strtol(p + strlen(key), NULL, 10);
	}
	response_free(&r);
	client_close(&c);
	return v;
}

/* Ask again until NAME is V. */
static inline void expect_stat(const char *name, int v)
{
	int64_t until = dx_now_mono_us() + 5000000;
	int got;

	while ((got = stat_of(name)) != v && dx_now_mono_us() < until)
		usleep(5000);
	ck_assert_msg(got == v, "%s is %d, not %d", name, got, v);
}

#endif
