/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* For the tests: a client of an engine that somebody else started. */
#ifndef DX_ENG_CLIENT_INT_H
#define DX_ENG_CLIENT_INT_H

#include <sys/types.h>

#include "dx/eng/client.h"

/*
 * Take over the channel FD and the child PID (-1: none) and wait for the HELLO.
 * On failure both are given up too: FD closed, PID ended and reaped.
 */
bool dx_eng_adopt(int fd, pid_t pid, int64_t hello_deadline_us, struct dx_eng **e_r, struct dx_err *err) DX_MUST_CHECK;

#endif
