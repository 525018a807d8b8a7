/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Options and callbacks of one request. */
#include <string.h>
#include <sys/socket.h>

#include "dx/base/check.h"
#include "fetch_int.h"

#define CONNECT_TIMEOUT_MS 5000
#define TIMEOUT_MS         15000
#define BODY_MAX           ((size_t)64 * 1024)

/* A long, a pointer: whatever the option takes. Fails for lack of memory or for an option that this libcurl lacks. */
#define SET(easy, option, value)                                                                                       \
	do {                                                                                                           \
		CURLcode rc_ = curl_easy_setopt((easy), (option), (value));                                            \
		if (rc_ != CURLE_OK)                                                                                   \
			dx_die("cannot set " #option ": %s", curl_easy_strerror(rc_));                                 \
	} while (0)

/* ---- what libcurl calls ---- */

/* The one place where the policy holds: behind name resolution, before connect(), for every address that is tried. */
static curl_socket_t on_open(void *arg, DX_UNUSED curlsocktype purpose, struct curl_sockaddr *to)
{
	struct dx_fetch_call *c = arg;

	if (!dx_addr_allowed(c->policy, &to->addr, c->is_secure)) {
		c->blocked = true;
		return CURL_SOCKET_BAD;
	}
	c->opened = true;
	return socket(to->family, to->socktype | SOCK_CLOEXEC | SOCK_NONBLOCK, to->protocol);
}

static size_t on_header(char *p, DX_UNUSED size_t one, size_t n, void *arg)
{
	struct dx_fetch_call *c = arg;
	struct dx_str line = dx_strn(p, n);

	c->head_bytes += n;
	if (c->head_bytes > DX_FETCH_HEAD_MAX) {
		c->head_too_large = true;
		return 0;
	}
	if (dx_str_starts(line, "HTTP/") && (c->head.len == 0 || c->head_is_over)) {
		dx_buf_reset(&c->head);
		c->head_is_over = false;
	} else if (dx_str_trim(line).n == 0) {
		c->head_is_over = true;
	} else if (!c->head_is_over) {
		/* trailers, which come behind the blank line, are nobody's business here */
		dx_buf_addstr(&c->head, line);
	}
	return n;
}

static size_t on_body(char *p, DX_UNUSED size_t one, size_t n, void *arg)
{
	struct dx_fetch_call *c = arg;
	size_t room = c->body_max - c->body.len;

	dx_buf_add(&c->body, p, n < room ? n : room);
	if (n <= room)
		return n;
	c->body_too_large = true;
	return 0;
}

static size_t on_read(char *p, size_t one, size_t n, void *arg)
{
	struct dx_fetch_call *c = arg;
	uint64_t left = c->source->bytes - c->sent;
	size_t most = one * n;
	size_t take = left < most ? (size_t)left : most;

	if (take > 0)
		c->source->read(c->source->arg, c->sent, p, take);
	c->sent += take;
	return take;
}

static int on_seek(void *arg, curl_off_t offset, int origin)
{
	struct dx_fetch_call *c = arg;

	if (origin != SEEK_SET || offset < 0 || (uint64_t)offset > c->source->bytes)
		return CURL_SEEKFUNC_FAIL;
	c->sent = (uint64_t)offset;
	return CURL_SEEKFUNC_OK;
}

/* ---- options ---- */

static void set_method(struct dx_fetch_call *c, const struct dx_fetch_request *r)
{
	bool has_body = r->body.n > 0 || strcmp(r->method, "POST") == 0 || strcmp(r->method, "PUT") == 0 ||
			strcmp(r->method, "PATCH") == 0;

	if (r->source != NULL) {
		c->source = r->source;
		SET(c->easy, CURLOPT_UPLOAD, 1L);
		SET(c->easy, CURLOPT_INFILESIZE_LARGE, (curl_off_t)r->source->bytes);
		SET(c->easy, CURLOPT_READFUNCTION, on_read);
		SET(c->easy, CURLOPT_READDATA, c);
		SET(c->easy, CURLOPT_SEEKFUNCTION, on_seek);
		SET(c->easy, CURLOPT_SEEKDATA, c);
	} else if (has_body) {
		SET(c->easy, CURLOPT_POST, 1L);
		SET(c->easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)r->body.n);
		SET(c->easy, CURLOPT_POSTFIELDS, r->body.n > 0 ? r->body.p : "");
	} else if (strcmp(r->method, "HEAD") == 0) {
		SET(c->easy, CURLOPT_NOBODY, 1L);
	}
	SET(c->easy, CURLOPT_CUSTOMREQUEST, r->method);
}

static void add_header(struct dx_fetch_call *c, const char *line)
{
	dx_assert(strpbrk(line, "\r\n") == NULL);
	struct curl_slist *list = curl_slist_append(c->headers, line);
	if (list == NULL)
		dx_die("out of memory");
	c->headers = list;
}

static void set_headers(struct dx_fetch_call *c, const struct dx_fetch_request *r)
{
	bool has_type = false;

	/* no waiting for "100 Continue"; but this libcurl would sign a field that is only to be left out */
	if (r->sigv4 == NULL)
		add_header(c, "Expect:");
	for (size_t i = 0; r->headers != NULL && r->headers[i] != NULL; i++) {
		add_header(c, r->headers[i]);
		has_type = has_type || dx_str_ieq_c(dx_str_sub(dx_str(r->headers[i]), 0, 13), "Content-Type:");
	}
	if (!has_type && r->sigv4 == NULL)
		add_header(c, "Content-Type:");
	SET(c->easy, CURLOPT_HTTPHEADER, c->headers);
}

static void set_limits(struct dx_fetch_call *c, const struct dx_fetch_request *r)
{
	long total_ms = (long)(r->timeout_ms > 0 ? r->timeout_ms : TIMEOUT_MS);
	long connect_ms = (long)(r->connect_timeout_ms > 0 ? r->connect_timeout_ms : CONNECT_TIMEOUT_MS);

	SET(c->easy, CURLOPT_TIMEOUT_MS, total_ms);
	SET(c->easy, CURLOPT_CONNECTTIMEOUT_MS, connect_ms);
	c->body_max = r->body_max_bytes > 0 ? r->body_max_bytes : BODY_MAX;
	c->cut_body = r->cut_body;
}

/* What a URL, an environment or an answer must not be able to change. */
static void set_fences(CURL *easy)
{
	SET(easy, CURLOPT_PROTOCOLS_STR, "http,https");
	SET(easy, CURLOPT_FOLLOWLOCATION, 0L);
	SET(easy, CURLOPT_PROXY, "");
	SET(easy, CURLOPT_NOPROXY, "*");
	SET(easy, CURLOPT_NETRC, (long)CURL_NETRC_IGNORED);
	SET(easy, CURLOPT_DISALLOW_USERNAME_IN_URL, 1L);
	SET(easy, CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_1_1);
	SET(easy, CURLOPT_HTTP09_ALLOWED, 0L);
	SET(easy, CURLOPT_NOSIGNAL, 1L);
	/* a request that ends while its name is being resolved leaves the resolver's thread alone, to end by itself:
	   libcurl would wait for it, and with it the whole loop */
	SET(easy, CURLOPT_QUICK_EXIT, 1L);
	SET(easy, CURLOPT_SSL_VERIFYPEER, 1L);
	SET(easy, CURLOPT_SSL_VERIFYHOST, 2L);
	SET(easy, CURLOPT_SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2);
}

void dx_fetch_call_set(struct dx_fetch_call *c, const struct dx_fetch_options *o, const struct dx_fetch_request *r,
		       struct curl_slist *resolve)
{
	CURL *easy = c->easy;

	set_fences(easy);
	SET(easy, CURLOPT_PRIVATE, c);
	SET(easy, CURLOPT_ERRORBUFFER, c->error);
	SET(easy, CURLOPT_OPENSOCKETFUNCTION, on_open);
	SET(easy, CURLOPT_OPENSOCKETDATA, c);
	SET(easy, CURLOPT_HEADERFUNCTION, on_header);
	SET(easy, CURLOPT_HEADERDATA, c);
	SET(easy, CURLOPT_WRITEFUNCTION, on_body);
	SET(easy, CURLOPT_WRITEDATA, c);
	SET(easy, CURLOPT_USERAGENT, o->user_agent);
	if (o->ca_file[0] != '\0')
		SET(easy, CURLOPT_CAINFO, o->ca_file);
	if (resolve != NULL)
		SET(easy, CURLOPT_RESOLVE, resolve);
	SET(easy, CURLOPT_URL, r->url);
	c->is_secure = dx_str_ieq_c(dx_str_sub(dx_str(r->url), 0, 8), "https://");
	c->is_http = c->is_secure || dx_str_ieq_c(dx_str_sub(dx_str(r->url), 0, 7), "http://");
	if (r->sigv4 != NULL) {
		SET(easy, CURLOPT_AWS_SIGV4, r->sigv4->scope);
		SET(easy, CURLOPT_USERNAME, r->sigv4->key_id);
		SET(easy, CURLOPT_PASSWORD, r->sigv4->secret);
	}
	set_limits(c, r);
	set_method(c, r);
	set_headers(c, r);
}

/* ---- the end ---- */

static enum dx_fetch_end judge_code(CURLcode code)
{
	switch ((int)code) {
	case CURLE_OK:
		return DX_FETCH_ANSWERED;
	case CURLE_UNSUPPORTED_PROTOCOL:
	case CURLE_URL_MALFORMAT:
	case CURLE_LOGIN_DENIED: /* a user name in the URL */
		return DX_FETCH_BAD_URL;
	case CURLE_COULDNT_RESOLVE_HOST:
		return DX_FETCH_NO_HOST;
	case CURLE_COULDNT_CONNECT:
		return DX_FETCH_NO_CONNECTION;
	case CURLE_OPERATION_TIMEDOUT:
		return DX_FETCH_TIMEOUT;
	case CURLE_SSL_CONNECT_ERROR:
	case CURLE_PEER_FAILED_VERIFICATION:
	case CURLE_SSL_CERTPROBLEM:
	case CURLE_SSL_CIPHER:
	case CURLE_SSL_CACERT_BADFILE:
	case CURLE_SSL_ISSUER_ERROR:
	case CURLE_SSL_INVALIDCERTSTATUS:
		return DX_FETCH_TLS;
	default:
		return DX_FETCH_BROKEN;
	}
}

enum dx_fetch_end dx_fetch_call_judge(const struct dx_fetch_call *c, CURLcode code)
{
	if (c->head_too_large || (c->body_too_large && !c->cut_body))
		return DX_FETCH_TOO_LARGE;
	if (c->body_too_large)
		return DX_FETCH_ANSWERED;
	if (code == CURLE_COULDNT_CONNECT && c->blocked && !c->opened)
		return DX_FETCH_BLOCKED;
	/* libcurl is content with a head that ends in the middle, and has this code for HTTP/0.9 too */
	if ((code == CURLE_OK && !c->head_is_over) || (code == CURLE_UNSUPPORTED_PROTOCOL && c->is_http))
		return DX_FETCH_BROKEN;
	return judge_code(code);
}
