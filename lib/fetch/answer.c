/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What can be asked of an answer and of a URL. */
#include <string.h>

#include "dx/base/check.h"
#include "fetch_int.h"

#define DATE_MAX 64

const char *dx_fetch_end_name(enum dx_fetch_end end)
{
	switch (end) {
	case DX_FETCH_ANSWERED:
		return "answered";
	case DX_FETCH_BAD_URL:
		return "bad_url";
	case DX_FETCH_BLOCKED:
		return "blocked_address";
	case DX_FETCH_NO_HOST:
		return "no_host";
	case DX_FETCH_NO_CONNECTION:
		return "no_connection";
	case DX_FETCH_TLS:
		return "tls";
	case DX_FETCH_TIMEOUT:
		return "timeout";
	case DX_FETCH_TOO_LARGE:
		return "too_large";
	case DX_FETCH_BROKEN:
		return "broken";
	}
	return "broken";
}

struct dx_str dx_fetch_header(const struct dx_fetch_answer *a, const char *name)
{
	struct dx_str rest = a->head, line, field;

	while (dx_str_split(&rest, '\n', &line)) {
		struct dx_str value = line;
		if (dx_str_split(&value, ':', &field) && value.p != NULL && dx_str_ieq_c(field, name))
			return dx_str_trim(value);
	}
	return dx_strn(NULL, 0);
}

int64_t dx_fetch_retry_after_s(const struct dx_fetch_answer *a, int64_t now_s)
{
	struct dx_str v = dx_fetch_header(a, "Retry-After");
	char text[DATE_MAX];
	uint64_t seconds;

	if (v.p == NULL || v.n == 0 || v.n >= sizeof(text))
		return -1;
	if (dx_str_u64(v, &seconds))
		return seconds < INT32_MAX ? (int64_t)seconds : INT32_MAX;
	memcpy(text, v.p, v.n);
	text[v.n] = '\0';
	/* "Sun, 06 Nov 1994 08:49:37 GMT"; without the letters libcurl would also take "99999999999" for a date */
	int64_t then = dx_str_ends(v, "GMT") ? (int64_t)curl_getdate(text, NULL) : -1;
	if (then < 0)
		return -1;
	return then > now_s ? then - now_s : 0;
}

/* ---- URLs ---- */

static bool is_printable_ascii(const char *s)
{
	for (; *s != '\0'; s++)
		if (*s <= ' ' || *s >= 0x7f)
			return false;
	return true;
}

static bool has_part(CURLU *u, CURLUPart part)
{
	char *text = NULL;
	bool has = curl_url_get(u, part, &text, 0) == CURLUE_OK && text != NULL && text[0] != '\0';

	curl_free(text);
	return has;
}

static bool check_parts(CURLU *u, struct dx_err *err)
{
	if (has_part(u, CURLUPART_USER) || has_part(u, CURLUPART_PASSWORD))
		return dx_fail(err, DX_E_bad_request, "the URL holds credentials");
	if (has_part(u, CURLUPART_FRAGMENT))
		return dx_fail(err, DX_E_bad_request, "the URL holds a fragment");
	if (!has_part(u, CURLUPART_HOST))
		return dx_fail(err, DX_E_bad_request, "the URL has no host");
	return true;
}

bool dx_fetch_check_url(const char *url, struct dx_err *err)
{
	bool ok = false;

	if (!is_printable_ascii(url))
		return dx_fail(err, DX_E_bad_request,
			       "the URL holds a blank or something beyond ASCII (write such a host as xn--…)");
	if (!dx_str_starts(dx_str(url), "https://") && !dx_str_starts(dx_str(url), "http://"))
		return dx_fail(err, DX_E_bad_request, "the URL does not begin with https:// or http://");
	/* libcurl would take the first word of the path for the host */
	if (strstr(url, ":///") != NULL)
		return dx_fail(err, DX_E_bad_request, "the URL has no host");
	CURLU *u = curl_url();
	if (u == NULL)
		dx_die("out of memory");
	CURLUcode rc = curl_url_set(u, CURLUPART_URL, url, 0);
	if (rc != CURLUE_OK)
		dx_fail(err, DX_E_bad_request, "the URL cannot be read: %s", curl_url_strerror(rc));
	else
		ok = check_parts(u, err);
	curl_url_cleanup(u);
	return ok;
}

/* The host of "http://host:port/…" is this very host, written so that no name server is asked. */
static bool is_loopback(struct dx_str host)
{
	return dx_str_eq_c(host, "localhost") || dx_str_eq_c(host, "[::1]") ||
	       (dx_str_starts(host, "127.") && strspn(host.p, "0123456789.") >= host.n);
}

bool dx_fetch_is_closed(const char *url)
{
	static const char http[] = "http://";

	if (!dx_str_starts(dx_str(url), http))
		return true;
	url += strlen(http);
	return is_loopback(dx_strn(url, *url == '[' ? strcspn(url, "]") + 1 : strcspn(url, ":/?")));
}
