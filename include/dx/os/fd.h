/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* File descriptors: closed exactly once, close-on-exec from birth. */
#ifndef DX_OS_FD_H
#define DX_OS_FD_H

#include "dx/base/buf.h"
#include "dx/base/err.h"

void dx_fd_close(int *fd); /* closes unless −1, sets −1; errno kept */
bool dx_fd_nonblock(int fd, struct dx_err *err) DX_MUST_CHECK;
/* Both ends close-on-exec. */
bool dx_pipe(int fds[2], struct dx_err *err) DX_MUST_CHECK;
bool dx_socketpair(int fds[2], struct dx_err *err) DX_MUST_CHECK; /* AF_UNIX stream */
/* Whole regular file, at most MAX bytes; OUT is appended to. */
bool dx_read_file(const char *path, size_t max, struct dx_buf *out, struct dx_err *err) DX_MUST_CHECK;
bool dx_write_all(int fd, const void *p, size_t n, struct dx_err *err) DX_MUST_CHECK;
/* "host:port", "[v6]:port", ":port" → a bound, listening, non-blocking socket (SO_REUSEADDR, backlog SOMAXCONN). */
bool dx_listen_tcp(const char *address, int *fd_r, struct dx_err *err) DX_MUST_CHECK;

#endif
