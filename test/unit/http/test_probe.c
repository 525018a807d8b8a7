/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a strict server must refuse, may accept, and how the connection goes on: one real connection each. */
#include "probe.h"

#include "../unit.h"

#define TEN "aaaaaaaaaa"
#define HUN TEN TEN TEN TEN TEN TEN TEN TEN TEN TEN
#define K   HUN HUN HUN HUN HUN HUN HUN HUN HUN HUN
#define K9  K K K K K K K K K

static const struct probe probes[] = {
	CASE("GET", "GET / HTTP/1.1\r\n" H "\r\n", 200, 1, OPEN, "ok"),
	CASE("no Host", "GET / HTTP/1.1\r\n\r\n", 400, 1, CLOSE, "Host"),
	CASE("no Host in 1.0", "GET / HTTP/1.0\r\n\r\n", 200, 1, CLOSE, "ok"),
	CASE("empty Host", "GET / HTTP/1.1\r\nHost:\r\n\r\n", 400, 1, CLOSE, "Host"),
	CASE("two Hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400, 1, CLOSE, "Host"),
	CASE("same Host twice", "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", 400, 1, CLOSE, "Host"),
	CASE("Host with user", "GET / HTTP/1.1\r\nHost: u@a\r\n\r\n", 400, 1, CLOSE, "Host"),
	CASE("Host with path", "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", 400, 1, CLOSE, "Host"),
	CASE("Host with bad port", "GET / HTTP/1.1\r\nHost: a:b\r\n\r\n", 400, 1, CLOSE, "Host"),
	CASE("Host IPv6", "GET / HTTP/1.1\r\nHost: [::1]:8080\r\n\r\n", 200, 1, OPEN, "ok"),
	CASE("CL+TE", POST "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400, 1, CLOSE,
	     "exclude"),
	CASE("TE gzip, chunked", POST "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", 501, 1, CLOSE, "chunked"),
	CASE("TE chunked, gzip", POST "Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n", 400, 1, CLOSE, "chunked"),
	CASE("TE chunked twice", POST "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400,
	     1, CLOSE, "chunked"),
	CASE("TE unknown", POST "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n", 400, 1, CLOSE, "chunked"),
	CASE("TE empty", POST "Transfer-Encoding: \r\n\r\n0\r\n\r\n", 400, 1, CLOSE, "chunked"),
	CASE("TE xchunked + CL", POST "Transfer-Encoding: xchunked\r\nContent-Length: 3\r\n\r\nabc", 400, 1, CLOSE,
	     NULL),
	CASE("TE tab", POST "Transfer-Encoding:\tchunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n", 200, 1, OPEN, "\"n\":3,"),
	CASE("CL twice, different", POST "Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd", 400, 1, CLOSE,
	     "Content-Length"),
	CASE("CL twice, same", POST "Content-Length: 3\r\nContent-Length: 3\r\n\r\nabc", 400, 1, CLOSE,
	     "Content-Length"),
	CASE("CL +3", POST "Content-Length: +3\r\n\r\nabc", 400, 1, CLOSE, "Content-Length"),
	CASE("CL 3,3", POST "Content-Length: 3, 3\r\n\r\nabc", 400, 1, CLOSE, "Content-Length"),
	CASE("CL -1", POST "Content-Length: -1\r\n\r\nabc", 400, 1, CLOSE, "Content-Length"),
	CASE("CL 0x3", POST "Content-Length: 0x3\r\n\r\nabc", 400, 1, CLOSE, "Content-Length"),
	CASE("CL empty", POST "Content-Length:\r\n\r\nabc", 400, 1, CLOSE, "Content-Length"),
	CASE("CL 3 in two words", POST "Content-Length: 3 0\r\n\r\nabc", 400, 1, CLOSE, "Content-Length"),
	CASE("CL space before colon", POST "Content-Length : 3\r\n\r\nabc", 400, 1, CLOSE, NULL),
	CASE("CL leading zeros", POST "Content-Length: 003\r\n\r\nabc", 200, 1, OPEN, "\"n\":3,"),
	CASE("CL underscore is another header", POST "Content_Length: 3\r\n\r\n", 200, 1, OPEN, "\"n\":0,"),
	CASE("obs-fold", "GET / HTTP/1.1\r\n" H "X: a\r\n b\r\n\r\n", 400, 1, CLOSE, "fold"),
	CASE("fold of the first header", "GET / HTTP/1.1\r\n Host: a\r\n\r\n", 400, 1, CLOSE, "fold"),
	CASE("bare LF", "GET / HTTP/1.1\nHost: a\n\n", 400, 1, CLOSE, "carriage"),
	CASE("bare LF at the end", "GET / HTTP/1.1\r\nHost: a\r\n\n", 400, 1, CLOSE, "carriage"),
	CASE("NUL in header", "GET / HTTP/1.1\r\n" H "X: a\0b\r\n\r\n", 400, 1, CLOSE, "control"),
	CASE("NUL in name", "GET / HTTP/1.1\r\n" H "X\0Y: a\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("NUL in target", "GET /\0 HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, "target"),
	CASE("bare CR in header", "GET / HTTP/1.1\r\n" H "X: a\rb\r\n\r\n", 400, 1, CLOSE, "control"),
	CASE("empty header name", "GET / HTTP/1.1\r\n" H ": v\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("no colon", "GET / HTTP/1.1\r\n" H "Xyz\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("Authorization twice", "GET / HTTP/1.1\r\n" H "Authorization: a\r\nauthorization: b\r\n\r\n", 400, 1,
	     CLOSE, "Authorization"),
	CASE("X-API-Key twice", "GET / HTTP/1.1\r\n" H "X-API-Key: a\r\nX-Api-Key: a\r\n\r\n", 400, 1, CLOSE,
	     "X-API-Key"),
	CASE("chunk 0x3", POST "Transfer-Encoding: chunked\r\n\r\n0x3\r\nabc\r\n0\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("chunk +3", POST "Transfer-Encoding: chunked\r\n\r\n+3\r\nabc\r\n0\r\n\r\n", 400, 1, CLOSE, "hexadecimal"),
	CASE("chunk -3", POST "Transfer-Encoding: chunked\r\n\r\n-3\r\nabc\r\n0\r\n\r\n", 400, 1, CLOSE, "hexadecimal"),
	CASE("chunk blank first", POST "Transfer-Encoding: chunked\r\n\r\n 3\r\nabc\r\n0\r\n\r\n", 400, 1, CLOSE,
	     "hexadecimal"),
	CASE("chunk empty line first", POST "Transfer-Encoding: chunked\r\n\r\n\r\n3\r\nabc\r\n0\r\n\r\n", 400, 1,
	     CLOSE, "hexadecimal"),
	CASE("chunk extension", POST "Transfer-Encoding: chunked\r\n\r\n3;x=y\r\nabc\r\n0\r\n\r\n", 200, 1, OPEN,
	     "\"n\":3,"),
	CASE("chunk extension with blanks", POST "Transfer-Encoding: chunked\r\n\r\n3 ; x=\"y\"\r\nabc\r\n0\r\n\r\n",
	     200, 1, OPEN, "\"n\":3,"),
	CASE("chunk trailing word", POST "Transfer-Encoding: chunked\r\n\r\n3 x\r\nabc\r\n0\r\n\r\n", 400, 1, CLOSE,
	     "extension"),
	CASE("chunk bare LF", POST "Transfer-Encoding: chunked\r\n\r\n3\nabc\r\n0\r\n\r\n", 400, 1, CLOSE, "CRLF"),
	CASE("chunk LF in extension", POST "Transfer-Encoding: chunked\r\n\r\n3;\nabc\r\n0\r\n\r\n", 400, 1, CLOSE,
	     "CRLF"),
	CASE("chunk NUL in extension", POST "Transfer-Encoding: chunked\r\n\r\n3;\0\r\nabc\r\n0\r\n\r\n", 400, 1, CLOSE,
	     "extension"),
	CASE("chunk no CRLF after data", POST "Transfer-Encoding: chunked\r\n\r\n3\r\nabc0\r\n\r\n", 400, 1, CLOSE,
	     "data"),
	CASE("chunk data too long", POST "Transfer-Encoding: chunked\r\n\r\n3\r\nabcd\r\n0\r\n\r\n", 400, 1, CLOSE,
	     "data"),
	CASE("chunk overflow", POST "Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\nabc\r\n", 413, 1, CLOSE,
	     NULL),
	CASE("chunk too large", POST "Transfer-Encoding: chunked\r\n\r\n100001\r\nabc\r\n", 413, 1, CLOSE, "larger"),
	CASE("chunks too large", POST "Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n100000\r\nabc\r\n", 413, 1, CLOSE,
	     "larger"),
	CASE("chunk upper case", POST "Transfer-Encoding: CHUNKED\r\n\r\nA\r\n0123456789\r\n0\r\n\r\n", 200, 1, OPEN,
	     "\"n\":10,"),
	CASE("chunk many zeros", POST "Transfer-Encoding: chunked\r\n\r\n00000000000000000000003\r\nabc\r\n000\r\n\r\n",
	     200, 1, OPEN, "\"n\":3,"),
	CASE("chunked, empty", POST "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 200, 1, OPEN, "\"n\":0,"),
	CASE("trailer", POST "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nX-Api-Key: evil\r\n\r\n", 200, 1, OPEN,
	     "\"n\":3,"),
	CASE("trailer malformed", POST "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nX Y\r\n\r\n", 400, 1, CLOSE,
	     NULL),
	CASE("trailer bare LF", POST "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nX: Y\n\r\n", 400, 1, CLOSE,
	     "CRLF"),
	CASE("trailer too large", POST "Transfer-Encoding: chunked\r\n\r\n0\r\nX: " K9 "\r\n\r\n", 400, 1, CLOSE,
	     "trailer"),
	CASE("chunked, then the next",
	     POST "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\nGET / HTTP/1.1\r\n" H "\r\n", 200, 2, OPEN,
	     "\"n\":3,"),
	CASE("Expect, body too large", POST "Expect: 100-continue\r\nContent-Length: 99999999\r\n\r\n", 413, 1, CLOSE,
	     "larger"),
	CASE("Expect, no such path", "POST /nope HTTP/1.1\r\n" H "Expect: 100-continue\r\nContent-Length: 5\r\n\r\n",
	     404, 1, CLOSE, NULL),
	CASE("Expect other", POST "Expect: foo\r\nContent-Length: 3\r\n\r\nabc", 417, 1, CLOSE, "expectation"),
	CASE("Expect in 1.0", "POST / HTTP/1.0\r\nExpect: foo\r\nContent-Length: 3\r\n\r\nabc", 200, 1, CLOSE,
	     "\"n\":3,"),
	CASE("Expect, body at once", POST "Expect: 100-continue\r\nContent-Length: 3\r\n\r\nabc", 200, 1, OPEN,
	     "\"n\":3,"),
	CASE("CL too large", POST "Content-Length: 99999999\r\n\r\nabc", 413, 1, CLOSE, "larger"),
	CASE("CL overflow", POST "Content-Length: 99999999999999999999\r\n\r\nabc", 400, 1, CLOSE, "Content-Length"),
	CASE("header too large", "GET / HTTP/1.1\r\n" H "X: " K9 "\r\n\r\n", 431, 1, CLOSE, "head"),
	CASE("header too large, no end", "GET / HTTP/1.1\r\n" H "X: " K9, 431, 1, CLOSE, "head"),
	CASE("request line too long", "GET /" K9 " HTTP/1.1\r\n" H "\r\n", 414, 1, CLOSE, "request line"),
	CASE("request line too long, no end", "GET /" K9, 414, 1, CLOSE, "request line"),
	CASE("method unknown", "BREW / HTTP/1.1\r\n" H "\r\n", 501, 1, CLOSE, "BREW"),
	CASE("method TRACE", "TRACE / HTTP/1.1\r\n" H "\r\n", 501, 1, CLOSE, "TRACE"),
	CASE("method CONNECT", "CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n", 501, 1, CLOSE, "proxy"),
	CASE("method not here", "DELETE / HTTP/1.1\r\n" H "\r\n", 405, 1, OPEN, "Allow"),
	CASE("method lower case", "get / HTTP/1.1\r\n" H "\r\n", 501, 1, CLOSE, NULL),
	CASE("method with comma", "GE,T / HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, "method"),
	CASE("HTTP/2 preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505, 1, CLOSE, NULL),
	CASE("HTTP/0.9", "GET /\r\n", 400, 1, CLOSE, NULL),
	CASE("HTTP/1.9", "GET / HTTP/1.9\r\n" H "\r\n", 200, 1, OPEN, "ok"),
	CASE("HTTP/3.0", "GET / HTTP/3.0\r\n" H "\r\n", 505, 1, CLOSE, NULL),
	CASE("version lower case", "GET / http/1.1\r\n" H "\r\n", 400, 1, CLOSE, NULL),
	CASE("version long", "GET / HTTP/1.10\r\n" H "\r\n", 400, 1, CLOSE, NULL),
	CASE("absolute-form", "GET http://a/healthz HTTP/1.1\r\n" H "\r\n", 200, 1, OPEN, "ok"),
	CASE("absolute-form without path", "GET http://a HTTP/1.1\r\n" H "\r\n", 200, 1, OPEN, "ok"),
	CASE("absolute-form with user", "GET http://u@a/ HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, "host"),
	CASE("absolute-form, no host", "GET http:/// HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, "host"),
	CASE("other scheme", "GET ftp://a/ HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, "target"),
	CASE("authority-form", "GET a:80 HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, "target"),
	CASE("asterisk", "GET * HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, "OPTIONS"),
	CASE("OPTIONS *", "OPTIONS * HTTP/1.1\r\n" H "\r\n", 204, 1, OPEN, NULL),
	CASE("pipelined", "GET / HTTP/1.1\r\n" H "\r\nGET /2 HTTP/1.1\r\n" H "\r\n", 200, 2, OPEN, "ok"),
	CASE("POST without a length", POST "\r\n", 200, 1, OPEN, "\"n\":0,"),
	CASE("multipart without a length", POST "Content-Type: multipart/form-data; boundary=x\r\n\r\n", 411, 1, CLOSE,
	     NULL),
	CASE("GET with a body",
	     "GET / HTTP/1.1\r\n" H "Content-Length: 27\r\n\r\nGET /evil HTTP/1.1\r\nHost: b\r\n\r\n", 200, 1, OPEN,
	     "ok"),
	CASE("empty lines before", "\r\n\r\nGET / HTTP/1.1\r\n" H "\r\n", 200, 1, OPEN, "ok"),
	CASE("many empty lines before", "\r\n\r\n\r\n\r\n\r\n\r\n", 400, 1, CLOSE, "empty lines"),
	CASE("LF before", "\nGET / HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, "carriage"),
	CASE("blank before", " GET / HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, "method"),
	CASE("target with blank", "GET /a b HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, "request line"),
	CASE("two blanks", "GET  / HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, "request line"),
	CASE("tab between", "GET\t/ HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, "method"),
	CASE("blank behind", "GET / HTTP/1.1 \r\n" H "\r\n", 400, 1, CLOSE, "request line"),
	CASE("target %00", "GET /a%00b HTTP/1.1\r\n" H "\r\n", 400, 1, OPEN, "UTF-8"),
	CASE("target %zz", "GET /a%zzb HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, "percent"),
	CASE("target 0xff",
	     "GET /a\xff"
	     "b HTTP/1.1\r\n" H "\r\n",
	     400, 1, CLOSE, "percent"),
	CASE("target with fragment", "GET /#x HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, "percent"),
	CASE("target with a host that evhttp cannot parse", "GET //a:b:c/ HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, NULL),
	CASE("1.0 chunked", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n", 400, 1, CLOSE,
	     "HTTP/1.0"),
	CASE("1.0 keep-alive", "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n", 200, 1, OPEN, "ok"),
	CASE("Connection: close", "GET / HTTP/1.1\r\n" H "Connection: close\r\n\r\n", 200, 1, CLOSE, "ok"),
	CASE("Connection: foo, close", "GET / HTTP/1.1\r\n" H "Connection: foo, close\r\n\r\n", 200, 1, CLOSE, "ok"),
	CASE("close, then more", "GET / HTTP/1.1\r\n" H "Connection: close\r\n\r\nGET / HTTP/1.1\r\n" H "\r\n", 200, 1,
	     CLOSE, "ok"),
	CASE("header of tabs and obs-text", "GET / HTTP/1.1\r\n" H "X:\t\xc3\xa9\t \r\n\r\n", 200, 1, OPEN, "ok"),
	CASE("two of another header", "GET / HTTP/1.1\r\n" H "X: a\r\nX: b\r\n\r\n", 200, 1, OPEN, "ok"),
};

START_TEST(whole)
{
	for (size_t i = 0; i < DX_LEN(probes); i++)
		run_probe(&probes[i], false);
}
END_TEST

START_TEST(byte_by_byte)
{
	for (size_t i = 0; i < DX_LEN(probes); i++)
		run_probe(&probes[i], true);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("probe");
	TCase *tc = tcase_create("probe");

	tcase_add_checked_fixture(tc, setup, stop_server);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, whole);
	tcase_add_test(tc, byte_by_byte);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
