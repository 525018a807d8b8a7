/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <errno.h>
#include <netdb.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "doctor.h"
#include "dx/base/str.h"
#include "dx/fetch/fetch.h"
#include "dx/os/fd.h"

#define CONNECT_MS 5000

static bool connect_to(const struct addrinfo *ai, int *fd_r)
{
	int fd = socket(ai->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
	int failed = 0;
	socklen_t n = sizeof(failed);

	if (fd < 0)
		return false;
	if (connect(fd, ai->ai_addr, ai->ai_addrlen) != 0 && errno == EINPROGRESS) {
		struct pollfd p = {.fd = fd, .events = POLLOUT};
		if (poll(&p, 1, CONNECT_MS) != 1)
			failed = ETIMEDOUT;
		else if (getsockopt(fd, SOL_SOCKET, SO_ERROR, &failed, &n) != 0)
			failed = errno;
	} else {
		(void)getsockopt(fd, SOL_SOCKET, SO_ERROR, &failed, &n);
	}
	if (failed == 0) {
		*fd_r = fd;
		return true;
	}
	(void)close(fd);
	errno = failed;
	return false;
}

bool doctor_connect(const char *host, const char *port, int *fd_r, struct dx_err *err)
{
	const struct addrinfo hints = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_ADDRCONFIG};
	struct addrinfo *list = NULL;
	int fd = -1;
	int rc = getaddrinfo(host, port, &hints, &list);

	if (rc != 0)
		return dx_fail(err, DX_E_internal_error, "%s has no address: %s", host, gai_strerror(rc));
	for (const struct addrinfo *ai = list; ai != NULL && fd < 0; ai = ai->ai_next)
		(void)connect_to(ai, &fd);
	bool ok = fd >= 0 || dx_fail_errno(err, DX_E_internal_error, "cannot connect to %s port %s", host, port);
	freeaddrinfo(list);
	if (ok && fd_r != NULL)
		*fd_r = fd;
	else if (ok)
		(void)close(fd);
	return ok;
}

/* "https://name:8443/path" */
bool doctor_connect_url(struct doctor *d, const char *url, const char **to_r, struct dx_err *err)
{
	struct dx_str s = dx_str(url);
	struct dx_str host;
	struct dx_str port;
	bool tls = dx_str_starts(s, "https://");

	s = dx_str_sub(s, tls ? 8 : 7, s.n);
	s = dx_str_sub(s, 0, strcspn(s.p, "/?"));
	bool v6 = dx_str_starts(s, "[");
	size_t end = dx_str_find_c(s, v6 ? ']' : ':');
	host = v6 ? dx_str_sub(s, 1, end == SIZE_MAX ? SIZE_MAX : end - 1) : dx_str_sub(s, 0, end);
	port = end == SIZE_MAX ? DX_STR("") : dx_str_sub(s, v6 ? end + 2 : end + 1, SIZE_MAX);
	if (port.n == 0)
		port = tls ? DX_STR("443") : DX_STR("80");
	*to_r = dx_asprintf(d->c->arena, "%.*s port %.*s", DX_STR_ARG(host), DX_STR_ARG(port));
	return doctor_connect(dx_strndup(d->c->arena, host.p, host.n), dx_strndup(d->c->arena, port.p, port.n), NULL,
			      err);
}

static void look_at_engine(struct doctor *d, enum dx_opt option, const char *name)
{
	static const char mend[] = "is the service up? a firewall between? the URL in the configuration?";
	const char *url = dx_conf_str(d->conf, option);
	struct dx_err err;
	const char *to;

	if (*url == '\0')
		return;
	if (doctor_connect_url(d, url, &to, &err))
		doctor_say(d, GOOD, name, NULL, "%s answers", to);
	else
		doctor_say(d, WRONG, name, mend, "%s", err.msg);
}

void doctor_remote(struct doctor *d)
{
	look_at_engine(d, DX_OPT_upstream_ocr, "ocr-service");
	look_at_engine(d, DX_OPT_upstream_pdf, "pdf-service");
	if (*dx_conf_str(d->conf, DX_OPT_upstream_pdf) != '\0' &&
	    !dx_fetch_is_closed(dx_conf_str(d->conf, DX_OPT_upstream_pdf)))
		doctor_say(d, WARNING, "pdf-service", "upstream.pdf_url = https://…",
			   "plain HTTP: files are sent in the clear, and passwords of encrypted ones not at all");
}

/* The status of GET /readyz on FD; 0: no HTTP. */
static int ask_ready(int fd, char *head, size_t size)
{
	static const char request[] = "GET /readyz HTTP/1.0\r\nHost: doctor\r\n\r\n";
	struct pollfd p = {.fd = fd, .events = POLLIN};
	uint64_t status;

	if (write(fd, request, sizeof(request) - 1) != (ssize_t)sizeof(request) - 1 || poll(&p, 1, CONNECT_MS) != 1)
		return 0;
	ssize_t n = read(fd, head, size - 1);
	head[n > 0 ? n : 0] = '\0';
	struct dx_str s = dx_str(head);
	return s.n > 12 && dx_str_starts(s, "HTTP/1.") && dx_str_u64(dx_str_sub(s, 9, 3), &status) ? (int)status : 0;
}

void doctor_service(struct doctor *d)
{
	bool plain = dx_conf_str(d->conf, DX_OPT_listen)[0] != '\0';
	struct dx_str address = dx_str(dx_conf_str(d->conf, plain ? DX_OPT_listen : DX_OPT_tls_listen));
	struct dx_err err;
	char head[512];
	size_t colon = address.n;
	int fd = -1;

	while (colon > 0 && address.p[colon - 1] != ':')
		colon--;
	struct dx_str host = dx_str_sub(address, 0, colon > 0 ? colon - 1 : 0);
	if (dx_str_starts(host, "["))
		host = dx_str_sub(host, 1, host.n - 2);
	const char *name = host.n > 0 ? dx_strndup(d->c->arena, host.p, host.n) : "127.0.0.1";
	const char *port = dx_strndup(d->c->arena, address.p + colon, address.n - colon);
	if (dx_conf_int(d->conf, DX_OPT_api_processes) == 0) {
		doctor_say(d, GOOD, "service", NULL, "no API on this host (api = 0)");
	} else if (!doctor_connect(name, port, &fd, &err)) {
		doctor_say(
			d, WARNING, "service",
			"systemctl start docextract (another address in docextract.socket? make `listen` say the same)",
			"%s", err.msg);
	} else if (!plain) {
		doctor_say(d, GOOD, "service", NULL, "TLS connections are accepted at %.*s", DX_STR_ARG(address));
		(void)dx_fd_close(&fd);
	} else {
		int status = ask_ready(fd, head, sizeof(head));
		if (status == 200)
			doctor_say(d, GOOD, "service", NULL, "ready at %.*s", DX_STR_ARG(address));
		else if (status == 0)
			doctor_say(d, WRONG, "service", "journalctl -u docextract -n 50", "no answer at %.*s",
				   DX_STR_ARG(address));
		else
			doctor_say(d, WRONG, "service", "journalctl -u docextract -n 50", "/readyz says %d", status);
		(void)dx_fd_close(&fd);
	}
}
