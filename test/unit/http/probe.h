/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Bytes to a server, and what must come back: one real connection each. */
#ifndef DX_TEST_HTTP_PROBE_H
#define DX_TEST_HTTP_PROBE_H

#include "client.h"

struct probe {
	const char *name;
	const char *raw;
	size_t n;
	int status; /* of the first response */
	int count;  /* responses in all */
	bool closed;
	const char *text; /* in the body of the first; NULL: whatever */
};

#define CASE(name, raw, status, count, closed, text)                                                                   \
	{                                                                                                              \
		name, raw, sizeof(raw) - 1, status, count, closed, text                                                \
	}
#define OPEN  false
#define CLOSE true
#define H     "Host: a\r\n"
#define POST  "POST / HTTP/1.1\r\n" H

static inline void setup(void)
{
	start_server(NULL);
}

/* All at once, or byte by byte: the guard must not care. */
static inline void send_probe(struct client *c, const struct probe *p, bool dribble)
{
	if (!dribble) {
		ck_assert(client_send(c, p->raw, p->n));
		return;
	}
	for (size_t i = 0; i < p->n; i++) {
		if (!client_send(c, p->raw + i, 1))
			return; /* refused before the end, quite right */
		if (i % 64 == 0)
			usleep(200);
	}
}

static inline void run_probe(const struct probe *p, bool dribble)
{
	struct client c = client_open();
	struct response r = {0};
	bool head = strncmp(p->raw, "HEAD ", 5) == 0;
	send_probe(&c, p, dribble);
	for (int i = 0; i < p->count; i++) {
		ck_assert_msg(client_read(&c, head && i == 0, &r), "%s: no response %d", p->name, i + 1);
		/* Only when the body comes later than its head. */
		if (r.status == 100 && strstr(p->raw, "100-continue"))
			ck_assert(client_read(&c, false, &r));
		if (i == 0) {
			ck_assert_msg(r.status == p->status, "%s: %d\n%s", p->name, r.status, r.body.data);
			ck_assert_msg(!p->text || strstr(r.body.data, p->text), "%s: %s", p->name, r.body.data);
		}
		if (i + 1 == p->count && p->closed)
			ck_assert_msg(strncmp(HEADER(&r, "Connection"), "close", 5) == 0 || strstr(p->raw, "HTTP/1.0"),
				      "%s: no Connection: close", p->name);
	}
	if (p->closed)
		expect_end(&c);
	else if (!strstr(p->raw, "HTTP/1.0"))
		expect_alive(&c);
	response_free(&r);
	client_close(&c);
}

#endif
