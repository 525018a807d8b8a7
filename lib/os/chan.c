/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/os/chan.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "dx/base/buf.h"
#include "dx/base/check.h"
#include "dx/base/clock.h"
#include "dx/base/rd.h"
#include "dx/os/fd.h"

#define HEAD_BYTES 12u
#define READ_CHUNK 65536u
#define KEEP_MAX   (1u << 20)
#define WIPE_MAX   8192u
#define PASSED_MAX 4u
/* In the head's number of parts: this message brings a descriptor. */
#define BRINGS_FD 0x8000u

static const char magic[4] = {'D', 'X', 'c', '1'};

/* A message on its way out; its descriptor travels with its first byte. */
struct frame {
	struct frame *next;
	struct dx_buf bytes;
	size_t done;
	int fd;
};

struct dx_chan {
	int fd;
	size_t max_bytes;
	enum dx_chan_state in_end; /* READY while more may come, then CLOSED or BROKEN for good */
	bool out_broken;           /* apart from in_end: what a dying peer wrote can still be read */
	struct frame *out;
	struct frame **out_tail;
	struct dx_buf in;
	size_t in_done;         /* bytes of `in` that were delivered already */
	int passed[PASSED_MAX]; /* descriptors received, for messages not yet complete */
	size_t n_passed;
};

struct head {
	uint16_t type;
	size_t n_parts;
	size_t total;
	bool brings_fd;
};

struct dx_chan *dx_chan_new(int fd, size_t max_bytes)
{
	struct dx_chan *c = calloc(1, sizeof(*c));

	if (!c)
		dx_die("out of memory (channel)");
	*c = (struct dx_chan){.fd = fd, .max_bytes = max_bytes, .in_end = DX_CHAN_READY, .out_tail = &c->out};
	if (!dx_fd_nonblock(fd, NULL) || fcntl(fd, F_SETFD, FD_CLOEXEC) != 0) {
		c->in_end = DX_CHAN_BROKEN;
		c->out_broken = true;
	}
	return c;
}

/* Requests are short and may hold the password of a file; pictures and words are long, and no secret. */
static void wipe(char *p, size_t n)
{
	if (n > 0)
		explicit_bzero(p, n < WIPE_MAX ? n : WIPE_MAX);
}

static void drop_first_frame(struct dx_chan *c)
{
	struct frame *f = c->out;

	c->out = f->next;
	if (!c->out)
		c->out_tail = &c->out;
	dx_fd_close(&f->fd);
	wipe(f->bytes.data, f->bytes.len);
	dx_buf_free(&f->bytes);
	free(f);
}

void dx_chan_close(struct dx_chan **c)
{
	if (!*c)
		return;
	while ((*c)->out)
		drop_first_frame(*c);
	for (size_t i = 0; i < (*c)->n_passed; i++)
		dx_fd_close(&(*c)->passed[i]);
	dx_buf_free(&(*c)->in);
	dx_fd_close(&(*c)->fd);
	free(*c);
	*c = NULL;
}

int dx_chan_fd(const struct dx_chan *c)
{
	return c->fd;
}

static bool message_bytes(const struct dx_msg *msg, uint32_t *total_r)
{
	uint32_t total = 0;

	if (msg->n_parts > DX_CHAN_PARTS)
		return false;
	for (size_t i = 0; i < msg->n_parts; i++)
		if (msg->parts[i].n > UINT32_MAX || __builtin_add_overflow(total, (uint32_t)4, &total) ||
		    __builtin_add_overflow(total, (uint32_t)msg->parts[i].n, &total))
			return false;
	*total_r = total;
	return true;
}

static void put_message(struct dx_buf *out, const struct dx_msg *msg, uint32_t total)
{
	uint32_t parts = (uint32_t)msg->n_parts | (msg->fd >= 0 ? BRINGS_FD : 0);

	dx_buf_reserve(out, HEAD_BYTES + (size_t)total);
	dx_buf_add(out, magic, sizeof(magic));
	dx_buf_add_u32(out, msg->type | parts << 16);
	dx_buf_add_u32(out, total);
	for (size_t i = 0; i < msg->n_parts; i++) {
		dx_buf_add_u32(out, (uint32_t)msg->parts[i].n);
		dx_buf_addstr(out, msg->parts[i]);
	}
}

bool dx_chan_send(struct dx_chan *c, const struct dx_msg *msg, struct dx_err *err)
{
	uint32_t total;
	struct frame *f;
	int fd = -1;

	if (c->in_end != DX_CHAN_READY || c->out_broken)
		return dx_fail(err, DX_E_internal_error, "the channel is closed");
	if (!message_bytes(msg, &total))
		return dx_fail(err, DX_E_internal_error, "the message is too long for the channel");
	if (msg->fd >= 0) {
		fd = fcntl(msg->fd, F_DUPFD_CLOEXEC, 0);
		if (fd < 0)
			return dx_fail_errno(err, DX_E_internal_error, "cannot copy a descriptor");
	}
	f = calloc(1, sizeof(*f));
	if (!f)
		dx_die("out of memory (message)");
	f->fd = fd;
	put_message(&f->bytes, msg, total);
	*c->out_tail = f;
	c->out_tail = &f->next;
	return true;
}

static ssize_t write_some(int fd, const struct frame *f)
{
	union {
		struct cmsghdr align;
		char bytes[CMSG_SPACE(sizeof(int))];
	} control = {0};
	struct iovec iov = {.iov_base = f->bytes.data + f->done, .iov_len = f->bytes.len - f->done};
	struct msghdr msg = {.msg_iov = &iov, .msg_iovlen = 1};
	struct cmsghdr *cmsg;

	if (f->done == 0 && f->fd >= 0) {
		msg.msg_control = control.bytes;
		msg.msg_controllen = sizeof(control.bytes);
		cmsg = CMSG_FIRSTHDR(&msg);
		cmsg->cmsg_level = SOL_SOCKET;
		cmsg->cmsg_type = SCM_RIGHTS;
		cmsg->cmsg_len = CMSG_LEN(sizeof(int));
		memcpy(CMSG_DATA(cmsg), &f->fd, sizeof(int));
	}
	return sendmsg(fd, &msg, MSG_NOSIGNAL | MSG_DONTWAIT);
}

enum dx_chan_state dx_chan_flush(struct dx_chan *c)
{
	while (c->out && !c->out_broken) {
		ssize_t n = write_some(c->fd, c->out);

		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0 && errno == EAGAIN)
			return DX_CHAN_AGAIN;
		if (n < 0) {
			c->out_broken = true;
			break;
		}
		c->out->done += (size_t)n;
		if (c->out->done == c->out->bytes.len)
			drop_first_frame(c);
	}
	while (c->out)
		drop_first_frame(c);
	return c->out_broken ? DX_CHAN_BROKEN : DX_CHAN_READY;
}

bool dx_chan_pending(const struct dx_chan *c)
{
	return c->out != NULL;
}

/* Keep what arrived; more descriptors than messages can explain end the channel. */
static bool keep_passed(struct dx_chan *c, struct msghdr *msg)
{
	bool ok = (msg->msg_flags & MSG_CTRUNC) == 0;

	for (struct cmsghdr *cmsg = CMSG_FIRSTHDR(msg); cmsg; cmsg = CMSG_NXTHDR(msg, cmsg)) {
		size_t n;

		if (cmsg->cmsg_level != SOL_SOCKET || cmsg->cmsg_type != SCM_RIGHTS)
			continue;
		n = (cmsg->cmsg_len - CMSG_LEN(0)) / sizeof(int);
		for (size_t i = 0; i < n; i++) {
			int fd;

			memcpy(&fd, CMSG_DATA(cmsg) + i * sizeof(int), sizeof(int));
			if (c->n_passed < PASSED_MAX) {
				c->passed[c->n_passed++] = fd;
			} else {
				dx_fd_close(&fd);
				ok = false;
			}
		}
	}
	return ok;
}

/* READY: something was read. AGAIN: nothing there. CLOSED: the peer has ended. */
static enum dx_chan_state read_some(struct dx_chan *c)
{
	union {
		struct cmsghdr align;
		char bytes[CMSG_SPACE(PASSED_MAX * sizeof(int))];
	} control;
	struct iovec iov;
	struct msghdr msg;
	ssize_t n;

	if (c->in_done > 0) {
		memmove(c->in.data, c->in.data + c->in_done, c->in.len - c->in_done);
		c->in.len -= c->in_done;
		wipe(c->in.data + c->in.len, c->in_done);
		c->in_done = 0;
		/* A long message's memory is not kept for the short ones that follow. */
		if (c->in.len == 0 && c->in.cap > KEEP_MAX)
			dx_buf_free(&c->in);
	}
	/* The head's promise of a size reserves nothing: memory grows with what really comes. */
	dx_buf_reserve(&c->in, READ_CHUNK);
	do {
		iov = (struct iovec){.iov_base = c->in.data + c->in.len, .iov_len = c->in.cap - c->in.len - 1};
		msg = (struct msghdr){.msg_iov = &iov, .msg_iovlen = 1};
		msg.msg_control = control.bytes;
		msg.msg_controllen = sizeof(control.bytes);
		n = recvmsg(c->fd, &msg, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
	} while (n < 0 && errno == EINTR);
	if (n < 0)
		return errno == EAGAIN ? DX_CHAN_AGAIN : DX_CHAN_BROKEN;
	if (!keep_passed(c, &msg))
		return DX_CHAN_BROKEN;
	c->in.len += (size_t)n;
	return n > 0 ? DX_CHAN_READY : DX_CHAN_CLOSED;
}

/* The head at the start of BYTES (at least HEAD_BYTES); false when it is not one of ours. */
static bool read_head(const struct dx_chan *c, struct dx_str bytes, struct head *head_r)
{
	struct dx_rd r = dx_rd(bytes.p, HEAD_BYTES);
	struct dx_str mark = dx_rd_bytes(&r, sizeof(magic));
	uint16_t parts;

	head_r->type = dx_rd_u16(&r);
	parts = dx_rd_u16(&r);
	head_r->brings_fd = (parts & BRINGS_FD) != 0;
	head_r->n_parts = parts & (BRINGS_FD - 1);
	head_r->total = dx_rd_u32(&r);
	return dx_rd_done(&r) && dx_str_eq(mark, dx_strn(magic, sizeof(magic))) && head_r->n_parts <= DX_CHAN_PARTS &&
	       head_r->total <= c->max_bytes && head_r->total >= 4 * head_r->n_parts;
}

static bool read_parts(struct dx_arena *a, const struct head *head, struct dx_str body, struct dx_str **parts_r)
{
	/* One copy of the whole body; the parts point into it. */
	const char *copy = dx_memdup(a, body.p, body.n);
	struct dx_str *parts = dx_alloc_array(a, head->n_parts, sizeof(*parts));
	struct dx_rd r = dx_rd(copy, body.n);

	for (size_t i = 0; i < head->n_parts; i++)
		parts[i] = dx_rd_bytes(&r, dx_rd_u32(&r));
	*parts_r = parts;
	return dx_rd_done(&r);
}

static int take_passed(struct dx_chan *c)
{
	int fd = c->passed[0];

	c->n_passed--;
	memmove(c->passed, c->passed + 1, c->n_passed * sizeof(c->passed[0]));
	return fd;
}

/* READY: a message was taken off the input. AGAIN: not all of it is there. */
static enum dx_chan_state take_message(struct dx_chan *c, struct dx_arena *a, struct dx_msg *msg_r)
{
	struct dx_str bytes = dx_strn(dx_buf_cstr(&c->in) + c->in_done, c->in.len - c->in_done);
	struct head head;
	struct dx_str *parts;

	if (bytes.n < HEAD_BYTES)
		return DX_CHAN_AGAIN;
	if (!read_head(c, bytes, &head))
		return DX_CHAN_BROKEN;
	if (bytes.n - HEAD_BYTES < head.total)
		return DX_CHAN_AGAIN;
	if (head.brings_fd && c->n_passed == 0)
		return DX_CHAN_BROKEN;
	if (!read_parts(a, &head, dx_str_sub(bytes, HEAD_BYTES, head.total), &parts))
		return DX_CHAN_BROKEN;
	c->in_done += HEAD_BYTES + head.total;
	*msg_r = (struct dx_msg){
		.type = head.type,
		.n_parts = head.n_parts,
		.parts = parts,
		.fd = head.brings_fd ? take_passed(c) : -1,
	};
	return DX_CHAN_READY;
}

enum dx_chan_state dx_chan_recv(struct dx_chan *c, struct dx_arena *a, struct dx_msg *msg_r)
{
	enum dx_chan_state state;

	while (c->in_end == DX_CHAN_READY) {
		state = take_message(c, a, msg_r);
		if (state == DX_CHAN_READY)
			return state;
		if (state == DX_CHAN_AGAIN)
			state = read_some(c);
		if (state == DX_CHAN_AGAIN)
			return state;
		/* An end in the middle of a message is not an orderly one. */
		if (state == DX_CHAN_CLOSED)
			c->in_end = c->in.len == c->in_done ? DX_CHAN_CLOSED : DX_CHAN_BROKEN;
		else if (state == DX_CHAN_BROKEN)
			c->in_end = DX_CHAN_BROKEN;
	}
	return c->in_end;
}

/* For poll(): −1 for ever, else rounded up, so that the last millisecond is not spent spinning. */
static int timeout_ms_until(int64_t deadline_us)
{
	const int64_t longest_us = INT64_C(3600000000); /* the caller's loop asks again */
	int64_t left_us;

	if (deadline_us == INT64_MAX)
		return -1;
	left_us = deadline_us - dx_now_mono_us();
	if (left_us <= 0)
		return 0;
	return (int)(((left_us < longest_us ? left_us : longest_us) + 999) / 1000);
}

/* Wait until the socket is ready for EVENTS; false + err at the deadline. */
static bool wait_ready(const struct dx_chan *c, short events, int64_t deadline_us, struct dx_err *err)
{
	struct pollfd p = {.fd = c->fd, .events = events};

	if (poll(&p, 1, timeout_ms_until(deadline_us)) < 0 && errno != EINTR)
		return dx_fail_errno(err, DX_E_internal_error, "cannot wait for the channel");
	if (p.revents == 0 && deadline_us != INT64_MAX && dx_now_mono_us() >= deadline_us) {
		errno = ETIMEDOUT;
		return dx_fail_errno(err, DX_E_internal_error, "no progress on the channel");
	}
	return true;
}

bool dx_chan_flush_wait(struct dx_chan *c, int64_t deadline_us, struct dx_err *err)
{
	enum dx_chan_state state;

	while ((state = dx_chan_flush(c)) == DX_CHAN_AGAIN)
		if (!wait_ready(c, POLLOUT, deadline_us, err))
			return false;
	return state == DX_CHAN_READY || dx_fail(err, DX_E_internal_error, "the channel broke while sending");
}

bool dx_chan_recv_wait(struct dx_chan *c, struct dx_arena *a, int64_t deadline_us, struct dx_msg *msg_r,
		       struct dx_err *err)
{
	enum dx_chan_state state;

	for (;;) {
		/* Our own output first: the peer may be waiting for the rest of a request. */
		dx_chan_flush(c);
		state = dx_chan_recv(c, a, msg_r);
		if (state != DX_CHAN_AGAIN)
			break;
		if (!wait_ready(c, (short)(c->out ? POLLIN | POLLOUT : POLLIN), deadline_us, err))
			return false;
	}
	if (state == DX_CHAN_READY)
		return true;
	return dx_fail(err, DX_E_internal_error, "%s",
		       state == DX_CHAN_CLOSED ? "the peer has closed the channel" : "the channel is broken");
}
