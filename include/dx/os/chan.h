/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Framed messages over a Unix stream socket: a type, up to DX_CHAN_PARTS parts
 * of bytes, and at most one file descriptor. Little-endian head:
 * "DXc1" u16 type, u16 nparts (top bit: brings a descriptor), u32 total bytes of parts with their lengths;
 * then per part u32 length, bytes.
 * A frame that is too long, of another version or cut short ends the channel:
 * only the peer suffers, never the process.
 */
#ifndef DX_OS_CHAN_H
#define DX_OS_CHAN_H

#include "dx/base/arena.h"
#include "dx/base/err.h"
#include "dx/base/str.h"

#define DX_CHAN_PARTS 4096

struct dx_chan;

struct dx_msg {
	uint16_t type;
	size_t n_parts;
	struct dx_str *parts;
	int fd; /* -1 when none; the receiver owns it */
};

enum dx_chan_state {
	DX_CHAN_AGAIN, /* nothing complete yet (or output still queued) */
	DX_CHAN_READY,
	DX_CHAN_CLOSED, /* orderly end between two messages */
	DX_CHAN_BROKEN, /* protocol error, cut message or socket error */
};

/* Takes FD (made non-blocking, close-on-exec). MAX_BYTES bounds one incoming message. */
struct dx_chan *dx_chan_new(int fd, size_t max_bytes);
void dx_chan_close(struct dx_chan **c);
int dx_chan_fd(const struct dx_chan *c);

/* Queue a message (parts copied, msg->fd dup'ed). False: CLOSED/BROKEN or too long. */
bool dx_chan_send(struct dx_chan *c, const struct dx_msg *msg, struct dx_err *err) DX_MUST_CHECK;
/* Write what is queued without blocking: READY when all is out, AGAIN, or BROKEN. */
enum dx_chan_state dx_chan_flush(struct dx_chan *c);
/* Is output queued? (watch for writability too) */
bool dx_chan_pending(const struct dx_chan *c);
/* Read without blocking; on READY the message lives in A. */
enum dx_chan_state dx_chan_recv(struct dx_chan *c, struct dx_arena *a, struct dx_msg *msg_r);
/* Blocking forms with a monotonic deadline (INT64_MAX: none); false + err on time-out, end or damage. */
bool dx_chan_flush_wait(struct dx_chan *c, int64_t deadline_us, struct dx_err *err) DX_MUST_CHECK;
bool dx_chan_recv_wait(struct dx_chan *c, struct dx_arena *a, int64_t deadline_us, struct dx_msg *msg_r,
		       struct dx_err *err) DX_MUST_CHECK;

#endif
