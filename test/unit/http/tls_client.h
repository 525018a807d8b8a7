/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * For tests that are run over TLS as they are: a connection is one end of a socket pair, and a process of its own
 * between the other end and the server speaks TLS.
 */
#ifndef DX_TEST_HTTP_TLS_CLIENT_H
#define DX_TEST_HTTP_TLS_CLIENT_H

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <openssl/ssl.h>

#include "dx/base/check.h"
#include "dx/tls/tls.h"

#include "../../lib/certificate.h"

/* The server's side: a certificate that nobody keeps. */
static inline struct dx_tls *tls_of_server(void)
{
	struct certificate c = certificate_make("a.example", -60, 86400, NULL);
	struct dx_tls *t;
	struct dx_err err;

	if (!dx_tls_load(&(struct dx_tls_options){c.cert, c.key, "1.2"}, &t, &err))
		dx_die("%s", err.msg);
	certificate_remove(&c);
	return t;
}

static inline int tls_connect(int port)
{
	struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	int one = 1;

	at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	if (fd < 0 || connect(fd, (struct sockaddr *)&at, sizeof(at)) != 0)
		_exit(1);
	(void)setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof(one));
	return fd;
}

/* From the test to the server; false: the test sends no more. */
static inline bool tls_pump_out(int fd, SSL *ssl, int net)
{
	char buf[16384];
	ssize_t n = recv(fd, buf, sizeof(buf), 0);

	if (n > 0) {
		if (SSL_write(ssl, buf, (int)n) <= 0)
			_exit(0);
		return true;
	}
	(void)SSL_shutdown(ssl);
	(void)shutdown(net, SHUT_WR);
	return false;
}

/* From the server to the test; false: the server sends no more. */
static inline bool tls_pump_in(SSL *ssl, int fd)
{
	char buf[16384];

	do {
		int n = SSL_read(ssl, buf, sizeof(buf));
		int e = SSL_get_error(ssl, n);

		if (e == SSL_ERROR_WANT_READ)
			return true;
		if (n <= 0) {
			(void)shutdown(fd, SHUT_WR);
			if (e != SSL_ERROR_ZERO_RETURN)
				_exit(0);
			return false;
		}
		for (int done = 0; done < n;) {
			ssize_t k = send(fd, buf + done, (size_t)(n - done), MSG_NOSIGNAL);

			if (k <= 0)
				_exit(0); /* the kernel tells the server, with a reset if it still sends */
			done += (int)k;
		}
	} while (SSL_pending(ssl) > 0);
	return true;
}

static volatile sig_atomic_t tls_reset;

static inline void tls_on_reset(int signo)
{
	(void)signo;
	tls_reset = 1;
}

/* What the server would see if the test's socket were its own: all that was sent, then a reset. */
static inline void tls_end_in_reset(int fd, SSL *ssl, int net)
{
	struct linger l = {.l_onoff = 1, .l_linger = 0};
	char buf[16384];
	ssize_t n;

	while ((n = recv(fd, buf, sizeof(buf), MSG_DONTWAIT)) > 0)
		if (SSL_write(ssl, buf, (int)n) <= 0)
			break;
	usleep(20000);
	(void)setsockopt(net, SOL_SOCKET, SO_LINGER, &l, sizeof(l));
	_exit(0);
}

/* ppoll() does not look at signals when a descriptor is ready at once. */
static inline bool tls_is_reset(void)
{
	sigset_t waiting;

	return tls_reset || (sigpending(&waiting) == 0 && sigismember(&waiting, SIGUSR1) == 1);
}

static inline void tls_pump(int fd, int net, int ready)
{
	SSL_CTX *ctx = SSL_CTX_new(TLS_client_method());
	SSL *ssl = SSL_new(ctx);
	struct pollfd p[2] = {{.fd = fd, .events = POLLIN}, {.fd = net, .events = POLLIN}};
	struct pollfd gone = {.fd = fd};
	struct timespec tick = {.tv_nsec = 500000000};
	sigset_t none;

	(void)sigaction(SIGUSR1, &(struct sigaction){.sa_handler = tls_on_reset}, NULL);
	(void)SSL_clear_mode(ssl, SSL_MODE_AUTO_RETRY);
	if (SSL_set_fd(ssl, net) != 1 || SSL_connect(ssl) != 1)
		_exit(1);
	close(ready);
	(void)sigemptyset(&none);
	while (p[0].fd >= 0 || p[1].fd >= 0) {
		/* SIGUSR1 is blocked but here */
		int n = ppoll(p, 2, &tick, &none);

		if (tls_is_reset())
			tls_end_in_reset(fd, ssl, net);
		if (n <= 0)
			continue;
		if (p[0].fd >= 0 && p[0].revents && !tls_pump_out(fd, ssl, net)) {
			p[0].fd = -1;
			/* closed, not only shut: as its kernel would, tell a server that still has something to say */
			if (poll(&gone, 1, 0) == 1 && (gone.revents & POLLHUP))
				_exit(0);
		}
		if (p[1].fd >= 0 && p[1].revents && !tls_pump_in(ssl, fd))
			p[1].fd = -1;
	}
	_exit(0);
}

/* A connection to PORT that looks like a plain one; *PID_R is who speaks TLS for it. */
static inline int tls_open(int port, pid_t *pid_r)
{
	int pair[2];
	int ready[2];
	sigset_t reset;
	pid_t pid;
	char c;

	(void)sigemptyset(&reset);
	(void)sigaddset(&reset, SIGUSR1);
	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) != 0 || pipe2(ready, O_CLOEXEC) != 0 ||
	    sigprocmask(SIG_BLOCK, &reset, NULL) != 0)
		dx_die("socketpair: %m");
	pid = fork();
	if (pid < 0)
		dx_die("fork: %m");
	if (pid == 0) {
		/* of the other connections it must hold no copy */
		int fd = fcntl(pair[1], F_DUPFD, 200);
		int tell = fcntl(ready[1], F_DUPFD, 200);

		fd = dup2(fd, 3);
		tell = dup2(tell, 4);
		(void)close_range(5, ~0U, 0);
		(void)prctl(PR_SET_PDEATHSIG, SIGKILL);
		(void)sigaction(SIGPIPE, &(struct sigaction){.sa_handler = SIG_IGN}, NULL);
		tls_pump(fd, tls_connect(port), tell);
	}
	close(pair[1]);
	close(ready[1]);
#ifdef DX_TEST_TLS_SHAKEN
	/* A test that counts milliseconds from here, not from the handshake. */
	(void)!read(ready[0], &c, 1);
#else
	(void)c;
#endif
	close(ready[0]);
	*pid_r = pid;
	return pair[0];
}

#endif
