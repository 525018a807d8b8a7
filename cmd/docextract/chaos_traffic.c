/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Clients that upload until they are told 202, and a receiver of events. They tell what they saw through pipes, a line
 * at a time: short enough to be written whole or not at all.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "chaos.h"
#include "dx/base/clock.h"
#include "dx/os/fd.h"

#define ANSWER_MAX   (4u << 20)
#define ANSWER_MS    90000 /* POST /extract may take its 60 s */
#define CLIENT_MS    20000
#define RECEIVER_MS  5000
#define AGAIN_NS     50000000
#define ROWS         6
#define MINOR        100
#define UUID_CHARS   36
#define EVENT_ID_MAX 100u
#define BOUNDARY     "docextract-chaos-7f3a91c2"

/* ---- a document ---- */

static void add_amount(char *out, size_t size, int64_t minor)
{
	(void)snprintf(out, size, "%lld.%02lld", (long long)(minor / MINOR), (long long)(minor % MINOR));
}

/* Lines of the page; ' goes to the next line and shows. */
static void add_lines(int64_t n, struct dx_buf *s)
{
	int64_t balance = 1000000 + n % 100000 * 7;
	char amount[32], after[32];

	add_amount(after, sizeof(after), balance);
	dx_buf_printf(s,
		      "BT /F1 9 Tf 12 TL 40 780 Td (Invented Savings Bank) ' (STATEMENT OF ACCOUNT) ' () '\n"
		      "(Account Holder : A N OTHER) '\n(Account Number : 7045%09lld) '\n"
		      "(Statement Period : 01/04/2026 to 30/04/2026) ' () '\n(Opening Balance : %s) ' () '\n",
		      (long long)(n % 1000000000), after);
	dx_buf_printf(s, "(%-14s%-24s%16s%16s%18s) '\n", "Date", "Narration", "Withdrawal Amt.", "Deposit Amt.",
		      "Closing Balance");
	for (int i = 0; i < ROWS; i++) {
		int64_t moved = 10000 + (n * 31 + i * 977) % 90000;
		bool out = (n + i) % 3 != 0;
		balance += out ? -moved : moved;
		add_amount(amount, sizeof(amount), moved);
		add_amount(after, sizeof(after), balance);
		dx_buf_printf(s, "(%02d/04/2026    %-24s%16s%16s%18s) '\n", 3 + 4 * i,
			      out ? "CARD PAYMENT SHOP" : "TRANSFER IN", out ? amount : "", out ? "" : amount, after);
	}
	dx_buf_adds(s, "ET");
}

void chaos_statement(int64_t n, struct dx_buf *pdf)
{
	struct dx_buf lines = DX_BUF_INIT;
	size_t at[5];

	add_lines(n, &lines);
	dx_buf_reset(pdf);
	dx_buf_adds(pdf, "%PDF-1.4\n");
	at[0] = pdf->len;
	dx_buf_adds(pdf, "1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n");
	at[1] = pdf->len;
	dx_buf_adds(pdf, "2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj\n");
	at[2] = pdf->len;
	dx_buf_adds(pdf, "3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R "
			 "/Resources <</Font <</F1 5 0 R>>>>>> endobj\n");
	at[3] = pdf->len;
	dx_buf_printf(pdf, "4 0 obj <</Length %zu>> stream\n%s\nendstream endobj\n", lines.len, dx_buf_cstr(&lines));
	at[4] = pdf->len;
	dx_buf_adds(pdf, "5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Courier>> endobj\n");
	size_t xref = pdf->len;
	dx_buf_adds(pdf, "xref\n0 6\n0000000000 65535 f \n");
	for (size_t i = 0; i < DX_LEN(at); i++)
		dx_buf_printf(pdf, "%010zu 00000 n \n", at[i]);
	dx_buf_printf(pdf, "trailer <</Size 6 /Root 1 0 R>>\nstartxref\n%zu\n%%%%EOF\n", xref);
	dx_buf_free(&lines);
}

/* ---- HTTP, one request a connection ---- */

static int connect_to(uint16_t port)
{
	const struct sockaddr_in to = {
		.sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

	if (fd >= 0 && connect(fd, (const struct sockaddr *)&to, sizeof(to)) != 0)
		dx_fd_close(&fd);
	return fd;
}

/* Read until DONE says so, the peer ends, or UNTIL_US. */
static void read_all(int fd, int64_t until_us, bool (*done)(const struct dx_buf *), struct dx_buf *in)
{
	char chunk[8192];

	while (in->len < ANSWER_MAX && (done == NULL || !done(in))) {
		struct pollfd p = {.fd = fd, .events = POLLIN};
		int64_t left_ms = (until_us - dx_now_mono_us()) / 1000;
		if (left_ms <= 0 || poll(&p, 1, (int)left_ms) != 1)
			return;
		ssize_t n = read(fd, chunk, sizeof(chunk));
		if (n <= 0)
			return;
		dx_buf_add(in, chunk, (size_t)n);
	}
}

static int ask(uint16_t port, const struct dx_buf *request, int patience_ms, struct dx_buf *answer)
{
	struct dx_err err;
	uint64_t status = 0;
	int fd = connect_to(port);

	dx_buf_reset(answer);
	if (fd >= 0 && dx_write_all(fd, request->data, request->len, &err))
		read_all(fd, dx_now_mono_us() + (int64_t)patience_ms * 1000, NULL, answer);
	dx_fd_close(&fd);
	struct dx_str s = dx_strn(answer->data, answer->len);
	return dx_str_starts(s, "HTTP/1.1 ") && dx_str_u64(dx_str_sub(s, 9, 3), &status) ? (int)status : 0;
}

int chaos_get(uint16_t port, const char *path)
{
	struct dx_buf request = DX_BUF_INIT, answer = DX_BUF_INIT;

	dx_buf_printf(&request, "GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", path);
	int status = ask(port, &request, RECEIVER_MS, &answer);
	dx_buf_free(&request);
	dx_buf_free(&answer);
	return status;
}

static int post(uint16_t port, const char *path, const char *key, int64_t n, int patience_ms, struct dx_buf *answer)
{
	struct dx_buf pdf = DX_BUF_INIT, body = DX_BUF_INIT, request = DX_BUF_INIT;

	chaos_statement(n, &pdf);
	dx_buf_adds(&body,
		    "--" BOUNDARY "\r\nContent-Disposition: form-data; name=\"industry\"\r\n\r\nfinance\r\n"
		    "--" BOUNDARY "\r\nContent-Disposition: form-data; name=\"template\"\r\n\r\nbank_statement\r\n"
		    "--" BOUNDARY "\r\nContent-Disposition: form-data; name=\"file\"; filename=\"s.pdf\"\r\n\r\n");
	dx_buf_add(&body, pdf.data, pdf.len);
	dx_buf_adds(&body, "\r\n--" BOUNDARY "--\r\n");
	dx_buf_printf(&request,
		      "POST %s HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nAuthorization: Bearer %s\r\n"
		      "Idempotency-Key: chaos-%lld\r\nContent-Type: multipart/form-data; boundary=" BOUNDARY
		      "\r\nContent-Length: %zu\r\n\r\n",
		      path, key, (long long)n, body.len);
	dx_buf_add(&request, body.data, body.len);
	int status = ask(port, &request, patience_ms, answer);
	dx_buf_free(&pdf);
	dx_buf_free(&body);
	dx_buf_free(&request);
	return status;
}

int chaos_post(uint16_t port, const char *path, const char *key, int64_t n, struct dx_buf *answer)
{
	return post(port, path, key, n, ANSWER_MS, answer);
}

/* ---- the processes ---- */

static bool tell(int fd, struct dx_str line)
{
	char text[EVENT_ID_MAX + 1];
	struct dx_err err;

	if (line.n == 0 || line.n > EVENT_ID_MAX)
		return false;
	memcpy(text, line.p, line.n);
	text[line.n] = '\n';
	return dx_write_all(fd, text, line.n + 1, &err);
}

/* The document of an answer 202; empty: there is none. */
static struct dx_str uuid_in(const struct dx_buf *answer)
{
	struct dx_str s = dx_strn(answer->data, answer->len);
	size_t at = dx_str_find(s, DX_STR("\"uuid\":\""));
	struct dx_str uuid = at == SIZE_MAX ? DX_STR("") : dx_str_sub(s, at + 8, UUID_CHARS);

	return dx_is_uuid(uuid) ? uuid : DX_STR("");
}

/* Its share of the documents, each until it is accepted. A refusal that no other try would mend ends it with 1. */
static DX_NORETURN void be_client(const struct chaos_traffic *t, int team, int tell_fd)
{
	struct dx_buf answer = DX_BUF_INIT;

	for (int64_t n = team; n < t->documents; n += CHAOS_TEAMS) {
		for (;;) {
			int status = post(t->port, "/api/v1/documents", t->keys[team], n, CLIENT_MS, &answer);
			if (status == 202 && tell(tell_fd, uuid_in(&answer)))
				break;
			if (status >= 400 && status < 429 && status != 408)
				_exit(1);
			(void)nanosleep(&(struct timespec){.tv_nsec = AGAIN_NS}, NULL);
		}
	}
	_exit(0);
}

static struct dx_str header(const struct dx_buf *in, const char *lower)
{
	struct dx_str rest = dx_strn(in->data, in->len), line;

	while (dx_str_split(&rest, '\n', &line) && line.n > 1) {
		size_t colon = dx_str_find_c(line, ':');
		if (colon != SIZE_MAX && dx_str_ieq_c(dx_str_sub(line, 0, colon), lower))
			return dx_str_trim(dx_str_sub(line, colon + 1, SIZE_MAX));
	}
	return DX_STR("");
}

static bool is_whole(const struct dx_buf *in)
{
	size_t head = dx_str_find(dx_strn(in->data, in->len), DX_STR("\r\n\r\n"));
	uint64_t body = 0;

	return head != SIZE_MAX && dx_str_u64(header(in, "content-length"), &body) && in->len >= head + 4 + body;
}

/* Takes one event after the other; what came whole has arrived. */
static DX_NORETURN void be_receiver(int listen_fd, int tell_fd)
{
	static const char thanks[] = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
	struct dx_buf in = DX_BUF_INIT;
	struct dx_err err;

	for (;;) {
		struct pollfd p = {.fd = listen_fd, .events = POLLIN};
		if (poll(&p, 1, -1) != 1)
			continue;
		int fd = accept4(listen_fd, NULL, NULL, SOCK_CLOEXEC);
		dx_buf_reset(&in);
		if (fd >= 0)
			read_all(fd, dx_now_mono_us() + RECEIVER_MS * INT64_C(1000), is_whole, &in);
		/* A sender that dies before it has read the answer comes again. */
		bool arrived = fd >= 0 && is_whole(&in) && tell(tell_fd, header(&in, "webhook-id"));
		if (!arrived || dx_write_all(fd, thanks, sizeof(thanks) - 1, &err))
			(void)shutdown(fd, SHUT_WR);
		dx_fd_close(&fd);
	}
}

/* In the child: alone, deaf to our handlers, and gone when we are. */
static pid_t fork_helper(void)
{
	pid_t parent = getpid();
	pid_t pid = fork();

	if (pid != 0)
		return pid;
	const struct sigaction dfl = {.sa_handler = SIG_DFL}, ign = {.sa_handler = SIG_IGN};
	if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent || sigaction(SIGTERM, &dfl, NULL) != 0 ||
	    sigaction(SIGINT, &ign, NULL) != 0 || sigaction(SIGPIPE, &ign, NULL) != 0)
		_exit(1);
	return 0;
}

bool chaos_receiver_listen(int *fd_r, uint16_t *port_r, struct dx_err *err)
{
	struct sockaddr_in at = {0};
	socklen_t n = sizeof(at);

	if (!dx_listen_tcp("127.0.0.1:0", fd_r, err))
		return false;
	if (getsockname(*fd_r, (struct sockaddr *)&at, &n) != 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot tell the port");
	*port_r = ntohs(at.sin_port);
	return true;
}

bool chaos_traffic_start(struct chaos_traffic *t, struct dx_err *err)
{
	int accepted[2] = {-1, -1}, arrived[2] = {-1, -1};
	bool ok = dx_pipe(accepted, err) && dx_pipe(arrived, err) && dx_fd_nonblock(accepted[0], err) &&
		  dx_fd_nonblock(arrived[0], err);

	(void)fflush(stdout);
	for (int i = 0; ok && i < CHAOS_TEAMS; i++) {
		t->clients[i] = fork_helper();
		if (t->clients[i] == 0)
			be_client(t, i, accepted[1]);
		ok = t->clients[i] > 0 || dx_fail_errno(err, DX_E_internal_error, "cannot fork");
	}
	if (ok) {
		t->receiver = fork_helper();
		if (t->receiver == 0)
			be_receiver(t->receiver_fd, arrived[1]);
		ok = t->receiver > 0 || dx_fail_errno(err, DX_E_internal_error, "cannot fork");
	}
	dx_fd_close(&accepted[1]);
	dx_fd_close(&arrived[1]);
	t->accepted_fd = accepted[0];
	t->arrived_fd = arrived[0];
	return ok;
}

static void drain(int fd, struct dx_buf *into)
{
	char chunk[8192];

	for (ssize_t n; fd >= 0 && (n = read(fd, chunk, sizeof(chunk))) > 0;)
		dx_buf_add(into, chunk, (size_t)n);
}

void chaos_traffic_pump(struct chaos_traffic *t)
{
	drain(t->accepted_fd, &t->accepted);
	drain(t->arrived_fd, &t->arrived);
}

static void end(pid_t *pid)
{
	if (*pid > 0) {
		(void)chaos_signal(*pid, SIGKILL);
		while (waitpid(*pid, NULL, 0) < 0 && errno == EINTR)
			;
	}
	*pid = 0;
}

void chaos_traffic_stop(struct chaos_traffic *t)
{
	for (int i = 0; i < CHAOS_TEAMS; i++)
		end(&t->clients[i]);
	end(&t->receiver);
	dx_fd_close(&t->accepted_fd);
	dx_fd_close(&t->arrived_fd);
	dx_fd_close(&t->receiver_fd);
	dx_buf_free(&t->accepted);
	dx_buf_free(&t->arrived);
}
