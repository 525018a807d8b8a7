/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The stream between worker and engine, with whatever bytes on it. */
#include <sys/socket.h>

#include "dx/os/chan.h"
#include "dx/os/fd.h"
#include "fuzz.h"

#define MESSAGE_MAX 65536u

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct dx_arena *a = dx_arena_new();
	struct dx_err err;
	struct dx_chan *c;
	struct dx_msg msg = {.fd = -1};
	enum dx_chan_state state;
	size_t got = 0;
	int fds[2];

	/* more does not fit into a socket that nobody reads yet */
	if (size > 100000)
		size = 100000;
	FUZZ_CHECK(dx_socketpair(fds, &err));
	FUZZ_CHECK(dx_write_all(fds[1], data, size, &err));
	dx_fd_close(&fds[1]);
	c = dx_chan_new(fds[0], MESSAGE_MAX);
	while ((state = dx_chan_recv(c, a, &msg)) == DX_CHAN_READY) {
		FUZZ_CHECK(msg.fd == -1 && msg.n_parts <= DX_CHAN_PARTS);
		for (size_t i = 0; i < msg.n_parts; i++)
			got += msg.parts[i].n;
		FUZZ_CHECK(got <= size);
	}
	FUZZ_CHECK(state != DX_CHAN_AGAIN);
	dx_chan_close(&c);
	dx_arena_drop(&a);
	return 0;
}
