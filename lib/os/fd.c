/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/os/fd.h"

#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#define READ_CHUNK 65536u

void dx_fd_close(int *fd)
{
	int saved_errno = errno;

	/* Never again after EINTR: Linux has released the number, another file may have it by now. */
	if (*fd >= 0)
		close(*fd);
	*fd = -1;
	errno = saved_errno;
}

bool dx_fd_nonblock(int fd, struct dx_err *err)
{
	int flags = fcntl(fd, F_GETFL);

	if (flags < 0 || fcntl(fd, F_SETFL, flags | O_NONBLOCK) != 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot make a descriptor non-blocking");
	return true;
}

bool dx_pipe(int fds[2], struct dx_err *err)
{
	if (pipe2(fds, O_CLOEXEC) != 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot make a pipe");
	return true;
}

bool dx_socketpair(int fds[2], struct dx_err *err)
{
	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fds) != 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot make a socket pair");
	return true;
}

/* One byte more than MAX is read, so that a file that grows meanwhile is refused too. */
static bool read_up_to(int fd, size_t max, const char *path, struct dx_buf *out, struct dx_err *err)
{
	size_t before = out->len;

	for (;;) {
		size_t room = max - (out->len - before);
		size_t want = room < READ_CHUNK ? room + 1 : READ_CHUNK;
		ssize_t n;

		dx_buf_reserve(out, want);
		n = read(fd, out->data + out->len, want);
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			return dx_fail_errno(err, DX_E_internal_error, "cannot read \"%s\"", path);
		if ((size_t)n > room)
			return dx_fail(err, DX_E_file_too_large, "\"%s\" is longer than %zu bytes", path, max);
		out->len += (size_t)n;
		out->data[out->len] = '\0';
		if (n == 0)
			return true;
	}
}

bool dx_read_file(const char *path, size_t max, struct dx_buf *out, struct dx_err *err)
{
	size_t before = out->len;
	bool ok = false;
	struct stat st;
	int fd;

	/* Non-blocking, so that a FIFO in the file's place cannot hang us. */
	fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
	if (fd < 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot open \"%s\"", path);
	if (fstat(fd, &st) != 0)
		dx_fail_errno(err, DX_E_internal_error, "cannot examine \"%s\"", path);
	else if (!S_ISREG(st.st_mode))
		dx_fail(err, DX_E_internal_error, "\"%s\" is not a regular file", path);
	else
		ok = read_up_to(fd, max, path, out, err);
	if (!ok && out->data) {
		out->len = before;
		out->data[before] = '\0';
	}
	dx_fd_close(&fd);
	return ok;
}

bool dx_write_all(int fd, const void *p, size_t n, struct dx_err *err)
{
	const char *at = p;

	while (n > 0) {
		ssize_t done = write(fd, at, n);

		if (done < 0 && errno == EINTR)
			continue;
		if (done < 0)
			return dx_fail_errno(err, DX_E_internal_error, "cannot write");
		at += done;
		n -= (size_t)done;
	}
	return true;
}

/* "host:port", "[v6]:port", ":port" → two terminated strings; false for anything else. */
static bool split_address(const char *address, char *host, size_t host_size, const char **port_r)
{
	const char *colon = strrchr(address, ':');
	size_t n;
	uint64_t port;

	if (!colon || !dx_str_u64(dx_str(colon + 1), &port) || port > 65535)
		return false;
	n = (size_t)(colon - address);
	if (n >= 2 && address[0] == '[' && colon[-1] == ']') {
		address++;
		n -= 2;
	} else if (memchr(address, ':', n)) {
		return false; /* an IPv6 address without its brackets */
	}
	if (n >= host_size)
		return false;
	memcpy(host, address, n);
	host[n] = '\0';
	*port_r = colon + 1;
	return true;
}

/* A listening socket on AI, or -1 with errno. WILDCARD: the IPv6 one takes IPv4 too. */
static int listen_on(const struct addrinfo *ai, bool wildcard)
{
	int on = 1;
	int v6_only = wildcard ? 0 : 1;
	int fd = socket(ai->ai_family, ai->ai_socktype | SOCK_CLOEXEC | SOCK_NONBLOCK, ai->ai_protocol);

	if (fd < 0)
		return -1;
	if (setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on)) != 0 ||
	    (ai->ai_family == AF_INET6 && setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &v6_only, sizeof(v6_only)) != 0) ||
	    bind(fd, ai->ai_addr, ai->ai_addrlen) != 0 || listen(fd, SOMAXCONN) != 0)
		dx_fd_close(&fd);
	return fd;
}

static int listen_on_any(const char *host, const char *port, int family, int *gai_r)
{
	const struct addrinfo hints = {
		.ai_family = family,
		.ai_socktype = SOCK_STREAM,
		.ai_flags = AI_PASSIVE | AI_NUMERICSERV,
	};
	bool wildcard = host[0] == '\0';
	struct addrinfo *list = NULL;
	int fd = -1;

	*gai_r = getaddrinfo(wildcard ? NULL : host, port, &hints, &list);
	if (*gai_r != 0)
		return -1;
	for (const struct addrinfo *ai = list; ai && fd < 0; ai = ai->ai_next)
		fd = listen_on(ai, wildcard);
	freeaddrinfo(list);
	return fd;
}

bool dx_listen_tcp(const char *address, int *fd_r, struct dx_err *err)
{
	char host[256];
	const char *port;
	int gai;
	int fd;

	if (!split_address(address, host, sizeof(host), &port))
		return dx_fail(err, DX_E_internal_error, "\"%s\" is not host:port", address);
	fd = listen_on_any(host, port, host[0] ? AF_UNSPEC : AF_INET6, &gai);
	/* All addresses, on a machine without IPv6. */
	if (fd < 0 && host[0] == '\0' && (gai != 0 || (errno != EADDRINUSE && errno != EACCES)))
		fd = listen_on_any(host, port, AF_INET, &gai);
	if (fd < 0 && gai != 0 && gai != EAI_SYSTEM)
		return dx_fail(err, DX_E_internal_error, "cannot resolve \"%s\": %s", host, gai_strerror(gai));
	if (fd < 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot listen on \"%s\"", address);
	*fd_r = fd;
	return true;
}
