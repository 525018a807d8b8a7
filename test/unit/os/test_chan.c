/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/os/chan.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../unit.h"
#include "dx/base/buf.h"
#include "dx/base/clock.h"
#include "dx/os/fd.h"

#define MAX_BYTES (8u << 20)

static struct dx_arena *arena;
static struct dx_chan *left;
static struct dx_chan *right;
static int raw; /* the left end when a test writes bytes of its own */

static void setup(void)
{
	int fds[2];

	arena = dx_arena_new();
	ck_assert(dx_socketpair(fds, NULL));
	left = dx_chan_new(fds[0], MAX_BYTES);
	right = dx_chan_new(fds[1], MAX_BYTES);
	raw = fds[0];
}

static void teardown(void)
{
	dx_chan_close(&left);
	dx_chan_close(&right);
	dx_arena_drop(&arena);
}

static void send_text(struct dx_chan *c, uint16_t type, const char *text, int fd)
{
	struct dx_str part = dx_str(text);
	struct dx_err err = {0};

	ck_assert_msg(dx_chan_send(c, &(struct dx_msg){type, 1, &part, fd}, &err), "%s", err.msg);
}

START_TEST(parts_arrive_as_they_were_sent)
{
	struct dx_str parts[] = {DX_STR("one"), DX_STR(""), DX_STR("th\0ee"), {NULL, 0}};
	struct dx_msg msg;

	ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_AGAIN);
	ck_assert(dx_chan_send(left, &(struct dx_msg){65535, 4, parts, -1}, NULL));
	ck_assert(dx_chan_pending(left));
	ck_assert_int_eq(dx_chan_flush(left), DX_CHAN_READY);
	ck_assert(!dx_chan_pending(left));
	ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_READY);
	ck_assert_uint_eq(msg.type, 65535);
	ck_assert_uint_eq(msg.n_parts, 4);
	ck_assert_int_eq(msg.fd, -1);
	for (size_t i = 0; i < 4; i++)
		ck_assert(dx_str_eq(msg.parts[i], parts[i]));
	ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_AGAIN);
}
END_TEST

START_TEST(a_message_may_have_no_parts)
{
	struct dx_msg msg;

	ck_assert(dx_chan_send(left, &(struct dx_msg){.type = 6, .fd = -1}, NULL));
	ck_assert_int_eq(dx_chan_flush(left), DX_CHAN_READY);
	ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_READY);
	ck_assert_uint_eq(msg.type, 6);
	ck_assert_uint_eq(msg.n_parts, 0);
}
END_TEST

START_TEST(parts_are_copied_when_queued)
{
	char text[] = "before";
	struct dx_msg msg;

	send_text(left, 1, text, -1);
	memcpy(text, "after!", sizeof(text));
	ck_assert_int_eq(dx_chan_flush(left), DX_CHAN_READY);
	ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_READY);
	ck_assert(dx_str_eq_c(msg.parts[0], "before"));
}
END_TEST

START_TEST(several_messages_keep_their_order)
{
	struct dx_msg msg;

	for (uint16_t i = 0; i < 100; i++)
		send_text(left, i, "x", -1);
	ck_assert_int_eq(dx_chan_flush(left), DX_CHAN_READY);
	for (uint16_t i = 0; i < 100; i++) {
		ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_READY);
		ck_assert_uint_eq(msg.type, i);
	}
	ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_AGAIN);
}
END_TEST

START_TEST(a_long_message_goes_through_a_narrow_socket)
{
	struct dx_buf big = DX_BUF_INIT;
	enum dx_chan_state state = DX_CHAN_AGAIN;
	struct dx_str part;
	struct dx_msg msg;
	int waits = 0;

	for (uint32_t i = 0; big.len < 4u << 20; i++)
		dx_buf_add_u32(&big, i);
	part = dx_strn(big.data, big.len);
	ck_assert(dx_chan_send(left, &(struct dx_msg){9, 1, &part, -1}, NULL));
	while (state == DX_CHAN_AGAIN) {
		if (dx_chan_flush(left) == DX_CHAN_AGAIN)
			waits++;
		state = dx_chan_recv(right, arena, &msg);
	}
	ck_assert_int_gt(waits, 1);
	ck_assert_int_eq(state, DX_CHAN_READY);
	ck_assert(dx_str_eq(msg.parts[0], part));
	/* and a short one behind it */
	send_text(left, 10, "short", -1);
	ck_assert_int_eq(dx_chan_flush(left), DX_CHAN_READY);
	ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_READY);
	ck_assert(dx_str_eq_c(msg.parts[0], "short"));
	dx_buf_free(&big);
}
END_TEST

START_TEST(a_descriptor_stays_with_its_message)
{
	int fds[2];
	struct stat sent;
	struct stat got;
	struct dx_msg msg;

	ck_assert(dx_pipe(fds, NULL));
	ck_assert_int_eq(fstat(fds[0], &sent), 0);
	send_text(left, 1, "without", -1);
	send_text(left, 2, "with", fds[0]);
	send_text(left, 3, "without", -1);
	send_text(left, 4, "with", fds[1]);
	/* a copy travels: ours may be closed before the message is out */
	dx_fd_close(&fds[0]);
	ck_assert_int_eq(dx_chan_flush(left), DX_CHAN_READY);
	for (uint16_t type = 1; type <= 4; type++) {
		ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_READY);
		ck_assert_uint_eq(msg.type, type);
		ck_assert_int_eq(msg.fd >= 0, type % 2 == 0);
		if (msg.fd >= 0) {
			ck_assert(fcntl(msg.fd, F_GETFD) & FD_CLOEXEC);
			ck_assert_int_eq(fstat(msg.fd, &got), 0);
			ck_assert_uint_eq(got.st_ino, sent.st_ino);
			dx_fd_close(&msg.fd);
		}
	}
	dx_fd_close(&fds[1]);
}
END_TEST

START_TEST(an_unsent_or_unread_descriptor_is_closed)
{
	int fds[2];
	char byte;

	ck_assert(dx_pipe(fds, NULL));
	send_text(left, 1, "sent", fds[1]);
	ck_assert_int_eq(dx_chan_flush(left), DX_CHAN_READY);
	send_text(left, 2, "never sent", fds[1]);
	dx_fd_close(&fds[1]);
	dx_chan_close(&left);
	dx_chan_close(&right);
	/* the end of the pipe comes when no copy is left anywhere */
	ck_assert_int_eq(read(fds[0], &byte, 1), 0);
	dx_fd_close(&fds[0]);
}
END_TEST

START_TEST(a_bad_descriptor_is_refused)
{
	struct dx_err err;

	ck_assert(!dx_chan_send(left, &(struct dx_msg){.type = 1, .fd = 1000000}, &err));
	ck_assert_int_eq(err.sys_errno, EBADF);
	ck_assert(!dx_chan_pending(left));
}
END_TEST

START_TEST(too_many_parts_are_refused)
{
	struct dx_str *parts = dx_alloc_array(arena, DX_CHAN_PARTS + 1, sizeof(*parts));
	struct dx_msg msg;

	ck_assert(!dx_chan_send(left, &(struct dx_msg){1, DX_CHAN_PARTS + 1, parts, -1}, NULL));
	ck_assert(dx_chan_send(left, &(struct dx_msg){1, DX_CHAN_PARTS, parts, -1}, NULL));
	ck_assert_int_eq(dx_chan_flush(left), DX_CHAN_READY);
	ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_READY);
	ck_assert_uint_eq(msg.n_parts, DX_CHAN_PARTS);
}
END_TEST

START_TEST(a_message_beyond_32_bits_is_refused)
{
	/* only the lengths are looked at: nothing of them is read before the refusal */
	struct dx_str parts[] = {{"", UINT32_MAX / 2}, {"", UINT32_MAX / 2}};
	struct dx_err err;

	ck_assert(!dx_chan_send(left, &(struct dx_msg){1, 2, parts, -1}, &err));
	parts[0].n = (size_t)UINT32_MAX + 1;
	ck_assert(!dx_chan_send(left, &(struct dx_msg){1, 1, parts, -1}, &err));
}
END_TEST

/* What a peer writes that does not keep to the rules. */
static void put(const void *p, size_t n)
{
	ck_assert_int_eq(write(raw, p, n), (ssize_t)n);
}

static void put_head(const char *magic, uint32_t type, uint32_t parts, uint32_t total)
{
	struct dx_buf b = DX_BUF_INIT;

	dx_buf_add(&b, magic, 4);
	dx_buf_add_u32(&b, type | parts << 16);
	dx_buf_add_u32(&b, total);
	put(b.data, b.len);
	dx_buf_free(&b);
}

static void ck_broken(void)
{
	struct dx_msg msg;
	struct dx_err err;

	ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_BROKEN);
	/* for good, and for sending too */
	ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_BROKEN);
	ck_assert(!dx_chan_send(right, &(struct dx_msg){.type = 1, .fd = -1}, &err));
}

START_TEST(a_message_by_hand_is_taken)
{
	struct dx_msg msg;

	put_head("DXc1", 7, 1, 6);
	put("\2\0\0\0ab", 6);
	ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_READY);
	ck_assert_uint_eq(msg.type, 7);
	ck_assert(dx_str_eq_c(msg.parts[0], "ab"));
}
END_TEST

START_TEST(every_cut_is_noticed)
{
	static const char whole[] = "DXc1\7\0\1\0\6\0\0\0\2\0\0\0ab";
	struct dx_msg msg;

	put(whole, (size_t)_i);
	ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_AGAIN);
	dx_chan_close(&left);
	if (_i == 0)
		ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_CLOSED);
	else
		ck_broken();
}
END_TEST

START_TEST(byte_by_byte_is_fine)
{
	static const char whole[] = "DXc1\7\0\1\0\6\0\0\0\2\0\0\0ab";
	struct dx_msg msg;

	for (size_t i = 0; i + 1 < sizeof(whole) - 1; i++) {
		put(whole + i, 1);
		ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_AGAIN);
	}
	put("b", 1);
	ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_READY);
}
END_TEST

START_TEST(another_magic_breaks)
{
	put_head("DXc2", 1, 0, 0);
	ck_broken();
}
END_TEST

START_TEST(http_on_the_channel_breaks)
{
	put("GET / HTTP/1.1\r\n\r\n", 18);
	ck_broken();
}
END_TEST

START_TEST(an_oversize_head_breaks_before_its_body)
{
	put_head("DXc1", 1, 1, MAX_BYTES + 1);
	ck_broken();
}
END_TEST

START_TEST(the_largest_message_is_taken)
{
	static char text[65536];
	struct dx_msg msg;
	enum dx_chan_state state;
	size_t left_over = MAX_BYTES;

	put_head("DXc1", 1, 1, MAX_BYTES);
	put("\xfc\xff\x7f\0", 4);
	left_over -= 4;
	while (left_over > 0) {
		size_t n = left_over < sizeof(text) ? left_over : sizeof(text);
		ssize_t done = write(raw, text, n);

		left_over -= done > 0 ? (size_t)done : 0;
		state = dx_chan_recv(right, arena, &msg);
		ck_assert_int_eq(state, left_over > 0 ? DX_CHAN_AGAIN : DX_CHAN_READY);
	}
	ck_assert_uint_eq(msg.parts[0].n, MAX_BYTES - 4);
}
END_TEST

START_TEST(a_promised_size_reserves_no_memory)
{
	struct dx_msg msg;

	put_head("DXc1", 1, 1, MAX_BYTES);
	ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_AGAIN);
	ck_assert_uint_lt(dx_arena_used(arena), 1000);
}
END_TEST

static const struct {
	uint32_t parts;
	uint32_t total;
	struct dx_str body;
} bad_bodies[] = {
	{1, 3, DX_STR("\0\0\0")},   /* no room for the length */
	{1, 4, DX_STR("\1\0\0\0")}, /* longer than the whole */
	{1, 4, DX_STR("\xff\xff\xff\xff")},
	{1, 6, DX_STR("\1\0\0\0ab")}, /* something is left over */
	{0, 1, DX_STR("x")},
	{2, 8, DX_STR("\4\0\0\0\0\0\0\0")}, /* the first takes the second's length */
	{DX_CHAN_PARTS + 1, 4 * (DX_CHAN_PARTS + 1), {NULL, 0}},
	{0x7fff, 8, DX_STR("\0\0\0\0\0\0\0\0")},
};

START_TEST(a_body_that_does_not_add_up_breaks)
{
	put_head("DXc1", 1, bad_bodies[_i].parts, bad_bodies[_i].total);
	if (bad_bodies[_i].body.n > 0)
		put(bad_bodies[_i].body.p, bad_bodies[_i].body.n);
	ck_broken();
}
END_TEST

START_TEST(a_promised_descriptor_that_did_not_come_breaks)
{
	put_head("DXc1", 1, 0x8000, 0);
	ck_broken();
}
END_TEST

static void put_with_fds(const void *p, size_t n, int fd, size_t copies)
{
	union {
		struct cmsghdr align;
		char bytes[CMSG_SPACE(16 * sizeof(int))];
	} control = {0};
	struct iovec iov = {.iov_base = dx_memdup(arena, p, n), .iov_len = n};
	struct msghdr msg = {.msg_iov = &iov, .msg_iovlen = 1, .msg_control = control.bytes};
	struct cmsghdr *cmsg;

	msg.msg_controllen = CMSG_SPACE(copies * sizeof(int));
	cmsg = CMSG_FIRSTHDR(&msg);
	cmsg->cmsg_level = SOL_SOCKET;
	cmsg->cmsg_type = SCM_RIGHTS;
	cmsg->cmsg_len = CMSG_LEN(copies * sizeof(int));
	for (size_t i = 0; i < copies; i++)
		memcpy(CMSG_DATA(cmsg) + i * sizeof(int), &fd, sizeof(int));
	ck_assert_int_eq(sendmsg(raw, &msg, 0), (ssize_t)n);
}

START_TEST(a_flood_of_descriptors_breaks_and_is_closed)
{
	int fds[2];
	char byte;

	ck_assert(dx_pipe(fds, NULL));
	put_with_fds("DXc1", 4, fds[1], 16);
	dx_fd_close(&fds[1]);
	ck_broken();
	dx_chan_close(&right);
	ck_assert_int_eq(read(fds[0], &byte, 1), 0);
	dx_fd_close(&fds[0]);
}
END_TEST

START_TEST(messages_before_the_end_are_delivered)
{
	struct dx_msg msg;

	send_text(left, 1, "a", -1);
	send_text(left, 2, "b", -1);
	ck_assert_int_eq(dx_chan_flush(left), DX_CHAN_READY);
	dx_chan_close(&left);
	ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_READY);
	ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_READY);
	ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_CLOSED);
	ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_CLOSED);
}
END_TEST

START_TEST(a_broken_output_leaves_the_input)
{
	struct dx_msg msg;

	send_text(left, 1, "last words", -1);
	ck_assert_int_eq(dx_chan_flush(left), DX_CHAN_READY);
	dx_chan_close(&left);
	send_text(right, 2, "to nobody", -1);
	ck_assert_int_eq(dx_chan_flush(right), DX_CHAN_BROKEN);
	ck_assert(!dx_chan_pending(right));
	ck_assert(!dx_chan_send(right, &(struct dx_msg){.type = 1, .fd = -1}, NULL));
	ck_assert_int_eq(dx_chan_recv(right, arena, &msg), DX_CHAN_READY);
	ck_assert(dx_str_eq_c(msg.parts[0], "last words"));
}
END_TEST

START_TEST(what_is_no_socket_is_broken)
{
	struct dx_chan *c = dx_chan_new(-1, 100);
	struct dx_msg msg;

	ck_assert_int_eq(dx_chan_recv(c, arena, &msg), DX_CHAN_BROKEN);
	ck_assert(!dx_chan_send(c, &(struct dx_msg){.fd = -1}, NULL));
	dx_chan_close(&c);
	ck_assert_ptr_null(c);
	dx_chan_close(&c);
}
END_TEST

START_TEST(waiting_ends_at_the_deadline)
{
	struct dx_msg msg;
	struct dx_err err;
	int64_t before = dx_now_mono_us();

	ck_assert(!dx_chan_recv_wait(right, arena, before + 50000, &msg, &err));
	ck_assert_int_eq(err.sys_errno, ETIMEDOUT);
	ck_assert_int_ge(dx_now_mono_us() - before, 50000);
	ck_assert_int_lt(dx_now_mono_us() - before, 2000000);
	/* a deadline that is over: what is there is still taken */
	send_text(left, 1, "x", -1);
	ck_assert(dx_chan_flush_wait(left, 0, &err));
	ck_assert(dx_chan_recv_wait(right, arena, 0, &msg, &err));
}
END_TEST

START_TEST(flushing_ends_at_the_deadline)
{
	struct dx_str part = dx_strn(dx_alloc(arena, MAX_BYTES - 4), MAX_BYTES - 4);
	struct dx_err err;

	ck_assert(dx_chan_send(left, &(struct dx_msg){1, 1, &part, -1}, NULL));
	ck_assert(!dx_chan_flush_wait(left, dx_now_mono_us() + 20000, &err));
	ck_assert_int_eq(err.sys_errno, ETIMEDOUT);
	dx_chan_close(&right);
	ck_assert(!dx_chan_flush_wait(left, INT64_MAX, &err));
	ck_assert_int_eq(err.sys_errno, 0);
}
END_TEST

START_TEST(both_sides_can_wait_with_output_queued)
{
	/* Each sends more than a socket holds, then only waits: without flushing while waiting both would hang. */
	struct dx_str part = dx_strn(dx_alloc(arena, 4u << 20), 4u << 20);
	int64_t deadline_us = dx_now_mono_us() + 3000000;
	struct dx_msg msg;
	struct dx_err err;
	int status;
	pid_t pid = fork();

	ck_assert_int_ge(pid, 0);
	if (pid == 0) {
		bool ok = dx_chan_send(left, &(struct dx_msg){1, 1, &part, -1}, NULL) &&
			  dx_chan_recv_wait(left, arena, deadline_us, &msg, &err) &&
			  dx_chan_flush_wait(left, deadline_us, &err);

		_exit(ok ? 0 : 1);
	}
	ck_assert(dx_chan_send(right, &(struct dx_msg){2, 1, &part, -1}, NULL));
	ck_assert_msg(dx_chan_recv_wait(right, arena, deadline_us, &msg, &err), "%s", err.msg);
	ck_assert(dx_chan_flush_wait(right, deadline_us, &err));
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	ck_assert_int_eq(status, 0);
}
END_TEST

START_TEST(waiting_notices_the_end)
{
	struct dx_msg msg;
	struct dx_err err;

	dx_chan_close(&left);
	ck_assert(!dx_chan_recv_wait(right, arena, INT64_MAX, &msg, &err));
	ck_assert_int_eq(err.sys_errno, 0);
	ck_assert_ptr_nonnull(strstr(err.msg, "closed"));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("chan");
	TCase *messages = tcase_create("messages");
	TCase *damage = tcase_create("damage");
	TCase *ends = tcase_create("ends");

	tcase_add_checked_fixture(messages, setup, teardown);
	tcase_add_test(messages, parts_arrive_as_they_were_sent);
	tcase_add_test(messages, a_message_may_have_no_parts);
	tcase_add_test(messages, parts_are_copied_when_queued);
	tcase_add_test(messages, several_messages_keep_their_order);
	tcase_add_test(messages, a_long_message_goes_through_a_narrow_socket);
	tcase_add_test(messages, a_descriptor_stays_with_its_message);
	tcase_add_test(messages, an_unsent_or_unread_descriptor_is_closed);
	tcase_add_test(messages, a_bad_descriptor_is_refused);
	tcase_add_test(messages, too_many_parts_are_refused);
	tcase_add_test(messages, a_message_beyond_32_bits_is_refused);
	suite_add_tcase(s, messages);

	tcase_add_checked_fixture(damage, setup, teardown);
	tcase_add_test(damage, a_message_by_hand_is_taken);
	tcase_add_loop_test(damage, every_cut_is_noticed, 0, 18);
	tcase_add_test(damage, byte_by_byte_is_fine);
	tcase_add_test(damage, another_magic_breaks);
	tcase_add_test(damage, http_on_the_channel_breaks);
	tcase_add_test(damage, an_oversize_head_breaks_before_its_body);
	tcase_add_test(damage, the_largest_message_is_taken);
	tcase_add_test(damage, a_promised_size_reserves_no_memory);
	tcase_add_loop_test(damage, a_body_that_does_not_add_up_breaks, 0, (int)DX_LEN(bad_bodies));
	tcase_add_test(damage, a_promised_descriptor_that_did_not_come_breaks);
	tcase_add_test(damage, a_flood_of_descriptors_breaks_and_is_closed);
	suite_add_tcase(s, damage);

	tcase_add_checked_fixture(ends, setup, teardown);
	tcase_add_test(ends, messages_before_the_end_are_delivered);
	tcase_add_test(ends, a_broken_output_leaves_the_input);
	tcase_add_test(ends, what_is_no_socket_is_broken);
	tcase_add_test(ends, waiting_ends_at_the_deadline);
	tcase_add_test(ends, flushing_ends_at_the_deadline);
	tcase_add_test(ends, both_sides_can_wait_with_output_queued);
	tcase_add_test(ends, waiting_notices_the_end);
	suite_add_tcase(s, ends);
	return unit_main(s);
}
