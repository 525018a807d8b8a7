/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What we measure ourselves against: evhttp answering "hello", N processes on one listening socket. hello PORT
 * PROCESSES */
#include <event2/buffer.h>
#include <event2/event.h>
#include <event2/http.h>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

static void hello(struct evhttp_request *req, void *arg)
{
	(void)arg;
	struct evbuffer *body = evbuffer_new();
	evbuffer_add(body, "hello\n", 6);
	evhttp_send_reply(req, 200, "OK", body);
	evbuffer_free(body);
}

static int serve(int fd)
{
	prctl(PR_SET_PDEATHSIG, 15);
	struct event_base *base = event_base_new();
	struct evhttp *http = evhttp_new(base);
	evhttp_set_gencb(http, hello, NULL);
	if (evhttp_accept_socket(http, fd) != 0)
		return 1;
	return event_base_dispatch(base);
}

int main(int argc, char **argv)
{
	if (argc != 3) {
		fprintf(stderr, "usage: hello PORT PROCESSES\n");
		return 2;
	}
	struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons((uint16_t)strtol(argv[1], NULL, 10))};
	at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0), one = 1;
	setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
	if (fd < 0 || bind(fd, (struct sockaddr *)&at, sizeof at) != 0 || listen(fd, SOMAXCONN) != 0) {
		perror("hello: listen");
		return 1;
	}
	for (long n = strtol(argv[2], NULL, 10); n > 1; n--)
		if (fork() == 0)
			_exit(serve(fd));
	return serve(fd);
}
