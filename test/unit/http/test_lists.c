/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The cases of two public lists, by their names there, and what we answer: h1spec (uNetworking/h1spec, 33 requests)
 * and Http11Probe (MDA2AV/Http11Probe: compliance, malformed input, normalization, smuggling and its sequences,
 * whose steps are sent in one go here). Where a list allows several answers, ours is the strict one; doc/http.md
 * says where it is not the strictest and why.
 */
#include "probe.h"

#include "../unit.h"

static const struct probe h1spec[] = {
	CASE("Request without HTTP version", "GET / \r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("Request with Expect header", "GET / HTTP/1.1\r\nHost: example.com\r\nExpect: 100-continue\r\n\r\n", 200,
	     1, OPEN, NULL),
	CASE("Valid GET request", "GET / HTTP/1.1\r\nHost: example.com\r\n\r\n", 200, 1, OPEN, NULL),
	CASE("Valid GET request with edge cases", "GET / HTTP/1.1\r\nhoSt:\texample.com\r\nempty:\r\n\r\n", 200, 1,
	     OPEN, NULL),
	CASE("Invalid header characters", "GET / HTTP/1.1\r\nHost: example.com\r\nX-Invalid[]: test\r\n\r\n", 400, 1,
	     CLOSE, NULL),
	CASE("Missing Host header", "GET / HTTP/1.1\r\nContent-Length: 5\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("Multiple Host headers", "GET / HTTP/1.1\r\nHost: example.com\r\nHost: example.org\r\n\r\n", 400, 1, CLOSE,
	     NULL),
	CASE("Overflowing negative Content-Length",
	     "GET / HTTP/1.1\r\nHost: example.com\r\nContent-Length: -123456789123456789123456789\r\n\r\n", 400, 1,
	     CLOSE, NULL),
	CASE("Negative Content-Length", "GET / HTTP/1.1\r\nHost: example.com\r\nContent-Length: -1234\r\n\r\n", 400, 1,
	     CLOSE, NULL),
	CASE("Non-numeric Content-Length", "GET / HTTP/1.1\r\nHost: example.com\r\nContent-Length: abc\r\n\r\n", 400, 1,
	     CLOSE, NULL),
	CASE("Empty header value", "GET / HTTP/1.1\r\nHost: example.com\r\nX-Empty-Header: \r\n\r\n", 200, 1, OPEN,
	     NULL),
	CASE("Invalid control character in a header",
	     "GET / HTTP/1.1\r\nHost: example.com\r\nX-Bad-Control-Char: test\007\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("Invalid HTTP version", "GET / HTTP/9.9\r\nHost: example.com\r\n\r\n", 505, 1, CLOSE, NULL),
	CASE("Invalid prefix of request", "Extra lineGET / HTTP/1.1\r\nHost: example.com\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("Invalid line ending", "GET / HTTP/1.1\r\nHost: example.com\r\n\rSome-Header: Test\r\n\r\n", 400, 1, CLOSE,
	     NULL),
	CASE("Valid POST request with body", "POST / HTTP/1.1\r\nHost: example.com\r\nContent-Length: 5\r\n\r\nhello",
	     200, 1, OPEN, NULL),
	CASE("Conflicting Transfer-Encoding and Content-Length",
	     "GET / HTTP/1.1\r\nHost: example.com\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n", 400, 1,
	     CLOSE, NULL),
};

static const struct probe compliance[] = {
	CASE("COMP-BASELINE", "GET / HTTP/1.1\r\n" H "\r\n", 200, 1, OPEN, NULL),
	CASE("BARE-LF-REQUEST-LINE", "GET / HTTP/1.1\n" H "\r\n", 400, 1, CLOSE, NULL),
	CASE("BARE-LF-HEADER", "GET / HTTP/1.1\r\nHost: a\nX-Test: value\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("OBS-FOLD", "GET / HTTP/1.1\r\n" H "X-Test: value\r\n continued\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("SP-BEFORE-COLON", "GET / HTTP/1.1\r\n" H "X-Test : value\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("MULTI-SP-REQUEST-LINE", "GET  / HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, NULL),
	CASE("MISSING-HOST", "GET / HTTP/1.1\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("INVALID-VERSION", "GET / HTTP/9.9\r\n" H "\r\n", 505, 1, CLOSE, NULL),
	CASE("EMPTY-HEADER-NAME", "GET / HTTP/1.1\r\n" H ": empty-name\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("CR-ONLY-LINE-ENDING", "GET / HTTP/1.1\r" H "\r\n", 400, 1, CLOSE, NULL),
	CASE("MISSING-TARGET", "GET HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, NULL),
	CASE("FRAGMENT-IN-TARGET", "GET /path#frag HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, NULL),
	CASE("HTTP09-REQUEST", "GET /\r\n", 400, 1, CLOSE, NULL),
	CASE("INVALID-HEADER-NAME", "GET / HTTP/1.1\r\n" H "Bad[Name: value\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("HEADER-NO-COLON", "GET / HTTP/1.1\r\n" H "NoColonHere\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("DUPLICATE-HOST", "GET / HTTP/1.1\r\n" H "Host: other.example.com\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("CL-NON-NUMERIC", POST "Content-Length: abc\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("CL-PLUS-SIGN", POST "Content-Length: +5\r\n\r\nhello", 400, 1, CLOSE, NULL),
	CASE("COMP-WHITESPACE-BEFORE-HEADERS", "GET / HTTP/1.1\r\n \r\n" H "\r\n", 400, 1, CLOSE, NULL),
	CASE("COMP-DUPLICATE-HOST-SAME", "GET / HTTP/1.1\r\n" H H "\r\n", 400, 1, CLOSE, NULL),
	CASE("COMP-HOST-WITH-USERINFO", "GET / HTTP/1.1\r\nHost: user@a\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("COMP-HOST-WITH-PATH", "GET / HTTP/1.1\r\nHost: a/path\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("COMP-ASTERISK-WITH-GET", "GET * HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, NULL),
	CASE("COMP-OPTIONS-STAR", "OPTIONS * HTTP/1.1\r\n" H "\r\n", 204, 1, OPEN, NULL),
	CASE("COMP-UNKNOWN-TE-501", POST "Transfer-Encoding: gzip\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("COMP-LEADING-CRLF", "\r\n\r\nGET / HTTP/1.1\r\n" H "\r\n", 200, 1, OPEN, NULL),
	CASE("COMP-ABSOLUTE-FORM", "GET http://a/ HTTP/1.1\r\n" H "\r\n", 200, 1, OPEN, NULL),
	CASE("COMP-METHOD-CASE", "get / HTTP/1.1\r\n" H "\r\n", 501, 1, CLOSE, NULL),
	CASE("COMP-POST-CL-BODY", POST "Content-Length: 5\r\n\r\nhello", 200, 1, OPEN, "\"n\":5,"),
	CASE("COMP-POST-CL-ZERO", POST "Content-Length: 0\r\n\r\n", 200, 1, OPEN, "\"n\":0,"),
	CASE("COMP-POST-NO-CL-NO-TE", POST "\r\n", 200, 1, OPEN, "\"n\":0,"),
	CASE("COMP-CHUNKED-BODY", POST "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n", 200, 1, OPEN,
	     "\"n\":5,"),
	CASE("COMP-CHUNKED-MULTI", POST "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n", 200,
	     1, OPEN, "\"n\":11,"),
	CASE("COMP-CHUNKED-EMPTY", POST "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 200, 1, OPEN, "\"n\":0,"),
	CASE("COMP-UPGRADE-POST",
	     POST
	     "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
	     200, 1, OPEN, NULL),
	CASE("COMP-UPGRADE-MISSING-CONN",
	     "GET / HTTP/1.1\r\n" H
	     "Upgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
	     200, 1, OPEN, NULL),
	CASE("COMP-UPGRADE-UNKNOWN",
	     "GET / HTTP/1.1\r\n" H "Connection: Upgrade\r\nUpgrade: totally-made-up/1.0\r\n\r\n", 200, 1, OPEN, NULL),
	CASE("COMP-METHOD-CONNECT", "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n", 501, 1, CLOSE,
	     NULL),
	CASE("COMP-EXPECT-UNKNOWN", "GET / HTTP/1.1\r\n" H "Expect: 200-ok\r\n\r\n", 417, 1, CLOSE, NULL),
	CASE("COMP-GET-WITH-CL-BODY", "GET / HTTP/1.1\r\n" H "Content-Length: 5\r\n\r\nhello", 200, 1, OPEN, NULL),
	CASE("COMP-CHUNKED-EXTENSION", POST "Transfer-Encoding: chunked\r\n\r\n5;ext=value\r\nhello\r\n0\r\n\r\n", 200,
	     1, OPEN, "\"n\":5,"),
	CASE("COMP-UPGRADE-INVALID-VER",
	     "GET / HTTP/1.1\r\n" H
	     "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 99\r\n\r\n",
	     200, 1, OPEN, NULL),
	CASE("COMP-METHOD-TRACE", "TRACE / HTTP/1.1\r\n" H "\r\n", 501, 1, CLOSE, NULL),
	CASE("COMP-HOST-EMPTY-VALUE", "GET / HTTP/1.1\r\nHost: \r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("COMP-REQUEST-LINE-TAB", "GET\t/ HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, NULL),
	CASE("COMP-VERSION-MISSING-MINOR", "GET / HTTP/1\r\n" H "\r\n", 400, 1, CLOSE, NULL),
	CASE("COMP-VERSION-LEADING-ZEROS", "GET / HTTP/01.01\r\n" H "\r\n", 400, 1, CLOSE, NULL),
	CASE("COMP-VERSION-WHITESPACE", "GET / HTTP/ 1.1\r\n" H "\r\n", 400, 1, CLOSE, NULL),
	CASE("COMP-CONNECTION-CLOSE", "GET / HTTP/1.1\r\n" H "Connection: close\r\n\r\n", 200, 1, CLOSE, NULL),
	CASE("COMP-HTTP10-DEFAULT-CLOSE", "GET / HTTP/1.0\r\n" H "\r\n", 200, 1, CLOSE, NULL),
	CASE("COMP-HTTP10-NO-HOST", "GET / HTTP/1.0\r\n\r\n", 200, 1, CLOSE, NULL),
	CASE("COMP-HTTP12-VERSION", "GET / HTTP/1.2\r\n" H "\r\n", 200, 1, OPEN, NULL),
	CASE("COMP-TRACE-WITH-BODY", "TRACE / HTTP/1.1\r\n" H "Content-Length: 5\r\n\r\nhello", 501, 1, CLOSE, NULL),
	CASE("COMP-CHUNKED-TRAILER-VALID",
	     POST "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nX-Checksum: abc\r\n\r\n", 200, 1, OPEN,
	     "\"n\":5,"),
	CASE("COMP-CHUNKED-HEX-UPPERCASE", POST "Transfer-Encoding: chunked\r\n\r\nA\r\nhelloworld\r\n0\r\n\r\n", 200,
	     1, OPEN, "\"n\":10,"),
	CASE("COMP-RANGE-POST", POST "Content-Length: 5\r\nRange: bytes=0-10\r\n\r\nhello", 200, 1, OPEN, "\"n\":5,"),
	CASE("COMP-UPGRADE-HTTP10",
	     "GET / HTTP/1.0\r\n" H
	     "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
	     200, 1, CLOSE, NULL),
	CASE("COMP-HEAD-NO-BODY", "HEAD / HTTP/1.1\r\n" H "\r\n", 200, 1, OPEN, NULL),
	CASE("COMP-UNKNOWN-METHOD", "FOOBAR / HTTP/1.1\r\n" H "\r\n", 501, 1, CLOSE, NULL),
	CASE("COMP-405-ALLOW", "DELETE / HTTP/1.1\r\n" H "\r\n", 405, 1, OPEN, "Allow"),
	CASE("COMP-NO-1XX-HTTP10", "POST / HTTP/1.0\r\n" H "Expect: 100-continue\r\nContent-Length: 5\r\n\r\nhello",
	     200, 1, CLOSE, "\"n\":5,"),
	CASE("COMP-NO-CL-IN-204, COMP-OPTIONS-ALLOW", "OPTIONS / HTTP/1.1\r\n" H "\r\n", 204, 1, OPEN, NULL),
	CASE("COMP-VERSION-CASE", "GET / http/1.1\r\n" H "\r\n", 400, 1, CLOSE, NULL),
	CASE("COMP-SPACE-IN-TARGET", "GET /pa th HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, NULL),
	CASE("COMP-DUPLICATE-CT",
	     POST "Content-Length: 5\r\nContent-Type: text/plain\r\nContent-Type: text/html\r\n\r\nhello", 400, 1,
	     CLOSE, NULL),
	CASE("COMP-TRACE-SENSITIVE", "TRACE / HTTP/1.1\r\n" H "Authorization: Bearer secret-token-123\r\n\r\n", 501, 1,
	     CLOSE, NULL),
	CASE("COMP-RANGE-INVALID", "GET / HTTP/1.1\r\n" H "Range: bytes=abc-xyz\r\n\r\n", 200, 1, OPEN, NULL),
	CASE("COMP-ACCEPT-NONSENSE", "GET / HTTP/1.1\r\n" H "Accept: application/x-nonsense\r\n\r\n", 200, 1, OPEN,
	     NULL),
	CASE("COMP-POST-UNSUPPORTED-CT", POST "Content-Length: 5\r\nContent-Type: application/x-nonsense\r\n\r\nhello",
	     200, 1, OPEN, NULL),
};

static const struct probe malformed[] = {
	CASE("MAL-NUL-IN-URL", "GET /\000test HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, NULL),
	CASE("MAL-CONTROL-CHARS-HEADER", "GET / HTTP/1.1\r\n" H "X-Test: abc\007\010\013def\r\n\r\n", 400, 1, CLOSE,
	     NULL),
	CASE("MAL-NON-ASCII-HEADER-NAME", "GET / HTTP/1.1\r\n" H "X-T\303\253st: value\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("MAL-NON-ASCII-URL", "GET /caf\303\251 HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, NULL),
	CASE("MAL-CL-OVERFLOW", POST "Content-Length: 99999999999999999999\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("MAL-WHITESPACE-ONLY-LINE", "   \r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("NORM-UNDERSCORE-CL", POST "Content-Length: 11\r\nContent_Length: 99\r\n\r\nhello world", 200, 1, OPEN,
	     "\"n\":11,"),
	CASE("NORM-SP-BEFORE-COLON-CL", POST "Content-Length: 11\r\nContent-Length : 5\r\n\r\nhello world", 400, 1,
	     CLOSE, NULL),
	CASE("NORM-TAB-IN-NAME", POST "Content-Length: 11\r\nContent\tLength: 99\r\n\r\nhello world", 400, 1, CLOSE,
	     NULL),
	CASE("NORM-CASE-TE", POST "TRANSFER-ENCODING: chunked\r\n\r\nB\r\nhello world\r\n0\r\n\r\n", 200, 1, OPEN,
	     "\"n\":11,"),
};

static const struct probe smuggling[] = {
	CASE("SMUG-CL-TE-BOTH",
	     POST "Content-Length: 23\r\nTransfer-Encoding: chunked\r\n\r\nD\r\nhello-bananas\r\n0\r\n\r\n", 400, 1,
	     CLOSE, NULL),
	CASE("SMUG-DUPLICATE-CL", POST "Content-Length: 5\r\nContent-Length: 10\r\n\r\nhelloworld", 400, 1, CLOSE,
	     NULL),
	CASE("SMUG-CL-LEADING-ZEROS", POST "Content-Length: 005\r\n\r\nhello", 200, 1, OPEN, "\"n\":5,"),
	CASE("SMUG-TE-XCHUNKED", POST "Transfer-Encoding: xchunked\r\nContent-Length: 5\r\n\r\nhello", 400, 1, CLOSE,
	     NULL),
	CASE("SMUG-TE-TRAILING-SPACE", POST "Transfer-Encoding: chunked \r\nContent-Length: 5\r\n\r\nhello", 400, 1,
	     CLOSE, NULL),
	CASE("SMUG-TE-SP-BEFORE-COLON", POST "Transfer-Encoding : chunked\r\nContent-Length: 5\r\n\r\nhello", 400, 1,
	     CLOSE, NULL),
	CASE("SMUG-TE-DOUBLE-CHUNKED", POST "Transfer-Encoding: chunked, chunked\r\nContent-Length: 5\r\n\r\nhello",
	     400, 1, CLOSE, NULL),
	CASE("SMUG-TE-CASE-MISMATCH", POST "Transfer-Encoding: Chunked\r\nContent-Length: 5\r\n\r\nhello", 400, 1,
	     CLOSE, NULL),
	CASE("SMUG-TE-EMPTY-VALUE", POST "Transfer-Encoding: \r\nContent-Length: 5\r\n\r\nhello", 400, 1, CLOSE, NULL),
	CASE("SMUG-TE-LEADING-COMMA", POST "Transfer-Encoding: , chunked\r\nContent-Length: 5\r\n\r\nhello", 400, 1,
	     CLOSE, NULL),
	CASE("SMUG-TE-TRAILING-COMMA", POST "Transfer-Encoding: chunked,\r\nContent-Length: 5\r\n\r\nhello", 400, 1,
	     CLOSE, NULL),
	CASE("SMUG-TE-DUPLICATE-HEADERS",
	     POST "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\nContent-Length: 5\r\n\r\nhello", 400, 1,
	     CLOSE, NULL),
	CASE("SMUG-TE-VTAB", POST "Transfer-Encoding: \013chunked\r\nContent-Length: 5\r\n\r\nhello", 400, 1, CLOSE,
	     NULL),
	CASE("SMUG-TE-FORMFEED", POST "Transfer-Encoding: \014chunked\r\nContent-Length: 5\r\n\r\nhello", 400, 1, CLOSE,
	     NULL),
	CASE("SMUG-TE-NULL", POST "Transfer-Encoding: chunked\000\r\nContent-Length: 5\r\n\r\nhello", 400, 1, CLOSE,
	     NULL),
	CASE("SMUG-TE-IDENTITY", POST "Transfer-Encoding: identity\r\nContent-Length: 5\r\n\r\nhello", 400, 1, CLOSE,
	     NULL),
	CASE("SMUG-TE-OBS-FOLD", POST "Transfer-Encoding:\r\n chunked\r\nContent-Length: 5\r\n\r\nhello", 400, 1, CLOSE,
	     NULL),
	CASE("SMUG-TE-TAB-BEFORE-VALUE", POST "Transfer-Encoding:\tchunked\r\nContent-Length: 5\r\n\r\nhello", 400, 1,
	     CLOSE, NULL),
	CASE("SMUG-TE-CHUNKED-WITH-PARAMS", POST "Transfer-Encoding: chunked;ext=val\r\nContent-Length: 5\r\n\r\nhello",
	     400, 1, CLOSE, NULL),
	CASE("SMUG-TRANSFER_ENCODING", POST "Transfer_Encoding: chunked\r\nContent-Length: 5\r\n\r\nhello", 200, 1,
	     OPEN, "\"n\":5,"),
	CASE("SMUG-TE-HTTP10", "POST / HTTP/1.0\r\n" H "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\nhello",
	     400, 1, CLOSE, NULL),
	CASE("SMUG-TE-NOT-FINAL-CHUNKED", POST "Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n", 400, 1, CLOSE,
	     NULL),
	CASE("SMUG-CL-NEGATIVE", POST "Content-Length: -1\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("SMUG-CLTE-PIPELINE", POST "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400, 1,
	     CLOSE, NULL),
	CASE("SMUG-TECL-PIPELINE", POST "Transfer-Encoding: chunked\r\nContent-Length: 30\r\n\r\n0\r\n\r\n", 400, 1,
	     CLOSE, NULL),
	CASE("SMUG-CL-TRAILING-SPACE", POST "Content-Length: 5 \r\n\r\nhello", 200, 1, OPEN, "\"n\":5,"),
	CASE("SMUG-CL-EXTRA-LEADING-SP", POST "Content-Length:  5\r\n\r\nhello", 200, 1, OPEN, "\"n\":5,"),
	CASE("SMUG-CL-COMMA-DIFFERENT", POST "Content-Length: 5, 10\r\n\r\nhello", 400, 1, CLOSE, NULL),
	CASE("SMUG-CL-OCTAL", POST "Content-Length: 0o5\r\n\r\nhello", 400, 1, CLOSE, NULL),
	CASE("SMUG-CL-HEX-PREFIX", POST "Content-Length: 0x5\r\n\r\nhello", 400, 1, CLOSE, NULL),
	CASE("SMUG-CL-INTERNAL-SPACE", POST "Content-Length: 1 0\r\n\r\nhello", 400, 1, CLOSE, NULL),
	CASE("SMUG-CL-COMMA-SAME", POST "Content-Length: 5, 5\r\n\r\nhello", 400, 1, CLOSE, NULL),
	CASE("SMUG-CL-COMMA-TRIPLE", POST "Content-Length: 5, 5, 5\r\n\r\nhello", 400, 1, CLOSE, NULL),
	CASE("SMUG-CL-UNDERSCORE", POST "Content-Length: 1_0\r\n\r\nhello", 400, 1, CLOSE, NULL),
	CASE("SMUG-CL-NEGATIVE-ZERO", POST "Content-Length: -0\r\n\r\nhello", 400, 1, CLOSE, NULL),
	CASE("SMUG-CL-DOUBLE-ZERO", POST "Content-Length: 00\r\n\r\n", 200, 1, OPEN, "\"n\":0,"),
	CASE("SMUG-CL-LEADING-ZEROS-OCTAL",
	     POST
	     "Content-Length: 0200\r\n\r\nAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
	     200, 1, OPEN, "\"n\":200,"),
	CASE("SMUG-CHUNK-BARE-SEMICOLON", POST "Transfer-Encoding: chunked\r\n\r\n5;\r\nhello\r\n0\r\n\r\n", 400, 1,
	     CLOSE, NULL),
	CASE("SMUG-CHUNK-EXT-INVALID-TOKEN", POST "Transfer-Encoding: chunked\r\n\r\n5;bad[=x\r\nhello\r\n0\r\n\r\n",
	     400, 1, CLOSE, NULL),
	CASE("SMUG-CHUNK-UNDERSCORE", POST "Transfer-Encoding: chunked\r\n\r\n1_0\r\nhello world!!!!!\r\n0\r\n\r\n",
	     400, 1, CLOSE, NULL),
	CASE("SMUG-CHUNK-HEX-PREFIX", POST "Transfer-Encoding: chunked\r\n\r\n0x5\r\nhello\r\n0\r\n\r\n", 400, 1, CLOSE,
	     NULL),
	CASE("SMUG-CHUNK-SIZE-PLUS", POST "Transfer-Encoding: chunked\r\n\r\n+5\r\nhello\r\n0\r\n\r\n", 400, 1, CLOSE,
	     NULL),
	CASE("SMUG-CHUNK-SIZE-TRAILING-OWS", POST "Transfer-Encoding: chunked\r\n\r\n5 \r\nhello\r\n0\r\n\r\n", 400, 1,
	     CLOSE, NULL),
	CASE("SMUG-CHUNK-LEADING-SP", POST "Transfer-Encoding: chunked\r\n\r\n 5\r\nhello\r\n0\r\n\r\n", 400, 1, CLOSE,
	     NULL),
	CASE("SMUG-CHUNK-MISSING-TRAILING-CRLF", POST "Transfer-Encoding: chunked\r\n\r\n5\r\nhello0\r\n\r\n", 400, 1,
	     CLOSE, NULL),
	CASE("SMUG-CHUNK-EXT-LF", POST "Transfer-Encoding: chunked\r\n\r\n5;\nhello\r\n0\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("SMUG-CHUNK-SPILL", POST "Transfer-Encoding: chunked\r\n\r\n5\r\nhello!!\r\n0\r\n\r\n", 400, 1, CLOSE,
	     NULL),
	CASE("SMUG-CHUNK-LF-TERM", POST "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\n0\r\n\r\n", 400, 1, CLOSE, NULL),
	CASE("SMUG-CHUNK-EXT-CTRL", POST "Transfer-Encoding: chunked\r\n\r\n5;\000ext\r\nhello\r\n0\r\n\r\n", 400, 1,
	     CLOSE, NULL),
	CASE("SMUG-CHUNK-EXT-CR", POST "Transfer-Encoding: chunked\r\n\r\n5;a\rX\r\nhello\r\n0\r\n\r\n", 400, 1, CLOSE,
	     NULL),
	CASE("SMUG-CHUNK-NEGATIVE", POST "Transfer-Encoding: chunked\r\n\r\n-1\r\nhello\r\n0\r\n\r\n", 400, 1, CLOSE,
	     NULL),
	CASE("SMUG-CHUNK-BARE-CR-TERM", POST "Transfer-Encoding: chunked\r\n\r\n5\rhello\r\n0\r\n\r\n", 400, 1, CLOSE,
	     NULL),
	CASE("SMUG-CHUNK-LF-TRAILER", POST "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\n", 400, 1, CLOSE,
	     NULL),
	CASE("SMUG-BARE-CR-HEADER-VALUE", POST "Content-Length: 5\r\nX-Test: val\rue\r\n\r\nhello", 400, 1, CLOSE,
	     NULL),
	CASE("SMUG-EXPECT-100-CL", POST "Content-Length: 5\r\nExpect: 100-continue\r\n\r\nhello", 200, 1, OPEN,
	     "\"n\":5,"),
	CASE("SMUG-TRAILER-CL", POST "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nContent-Length: 50\r\n\r\n",
	     200, 1, OPEN, "\"n\":5,"),
	CASE("SMUG-TRAILER-TE",
	     POST "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nTransfer-Encoding: chunked\r\n\r\n", 200, 1,
	     OPEN, "\"n\":5,"),
	CASE("SMUG-TRAILER-HOST",
	     POST "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nHost: evil.example.com\r\n\r\n", 200, 1, OPEN,
	     "\"n\":5,"),
	CASE("SMUG-TRAILER-AUTH",
	     POST "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nAuthorization: Bearer evil\r\n\r\n", 200, 1,
	     OPEN, "\"n\":5,"),
	CASE("SMUG-TRAILER-CONTENT-TYPE",
	     POST "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nContent-Type: text/evil\r\n\r\n", 200, 1, OPEN,
	     "\"n\":5,"),
	CASE("SMUG-HEAD-CL-BODY", "HEAD / HTTP/1.1\r\n" H "Content-Length: 5\r\n\r\nhello", 200, 1, OPEN, NULL),
	CASE("SMUG-OPTIONS-CL-BODY", "OPTIONS / HTTP/1.1\r\n" H "Content-Length: 5\r\n\r\nhello", 204, 1, OPEN, NULL),
	CASE("SMUG-ABSOLUTE-URI-HOST-MISMATCH", "GET http://other.example.com/ HTTP/1.1\r\n" H "\r\n", 200, 1, OPEN,
	     NULL),
	CASE("SMUG-MULTIPLE-HOST-COMMA", "GET / HTTP/1.1\r\nHost: a, other.example.com\r\n\r\n", 400, 1, CLOSE, NULL),
};

static const struct probe sequences[] = {
	CASE("SMUG-CLTE-CONN-CLOSE",
	     POST "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n" H "\r\n", 400, 1,
	     CLOSE, NULL),
	CASE("SMUG-TECL-CONN-CLOSE",
	     POST "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n" H "\r\n", 400, 1,
	     CLOSE, NULL),
	CASE("SMUG-CLTE-DESYNC",
	     POST "Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nXGET / HTTP/1.1\r\n" H "\r\n", 400,
	     1, CLOSE, NULL),
	CASE("SMUG-CLTE-SMUGGLED-GET",
	     POST "Content-Length: 32\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n" H "\r\n", 400,
	     1, CLOSE, NULL),
	CASE("SMUG-CLTE-SMUGGLED-GET-CL-PLUS",
	     POST "Content-Length: +32\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n" H "\r\n", 400,
	     1, CLOSE, NULL),
	CASE("SMUG-CLTE-SMUGGLED-GET-CL-NON-NUMERIC",
	     POST "Content-Length: 32x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n" H "\r\n", 400,
	     1, CLOSE, NULL),
	CASE("SMUG-CLTE-SMUGGLED-GET-TE-OBS-FOLD",
	     POST "Transfer-Encoding:\r\n chunked\r\nContent-Length: 32\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n" H "\r\n",
	     400, 1, CLOSE, NULL),
	CASE("SMUG-CLTE-SMUGGLED-HEAD",
	     POST "Content-Length: 33\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nHEAD / HTTP/1.1\r\n" H "\r\n", 400,
	     1, CLOSE, NULL),
	CASE("SMUG-CLTE-SMUGGLED-GET-TE-TRAILING-SPACE",
	     POST "Content-Length: 32\r\nTransfer-Encoding: chunked \r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n" H "\r\n", 400,
	     1, CLOSE, NULL),
	CASE("SMUG-CLTE-SMUGGLED-GET-TE-LEADING-COMMA",
	     POST "Content-Length: 32\r\nTransfer-Encoding: , chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n" H "\r\n", 400,
	     1, CLOSE, NULL),
	CASE("SMUG-CLTE-SMUGGLED-GET-TE-CASE-MISMATCH",
	     POST "Content-Length: 32\r\nTransfer-Encoding: Chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n" H "\r\n", 400,
	     1, CLOSE, NULL),
	CASE("SMUG-TE-DUPLICATE-HEADERS-SMUGGLED-GET",
	     POST
	     "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\nContent-Length: 32\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n" H
	     "\r\n",
	     400, 1, CLOSE, NULL),
	CASE("SMUG-TECL-SMUGGLED-GET",
	     POST "Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n2e\r\nGET / HTTP/1.1\r\n" H
		  "Content-Length: 7\r\n\r\n\r\n0\r\n\r\n",
	     400, 1, CLOSE, NULL),
	CASE("SMUG-DUPLICATE-CL-SMUGGLED-GET",
	     POST "Content-Length: 4\r\nContent-Length: 31\r\n\r\nPINGGET / HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE,
	     NULL),
	CASE("SMUG-GET-CL-PREFIX-DESYNC",
	     "GET / HTTP/1.1\r\n" H "Content-Length: 25\r\n\r\nGET / HTTP/1.1\r\n" H "\r\nGET / HTTP/1.1\r\n" H "\r\n",
	     200, 2, OPEN, NULL),
	CASE("SMUG-TECL-DESYNC",
	     POST "Transfer-Encoding: chunked\r\nContent-Length: 30\r\n\r\n0\r\n\r\nXGET / HTTP/1.1\r\n" H "\r\n", 400,
	     1, CLOSE, NULL),
	CASE("SMUG-GET-CL-BODY-DESYNC",
	     "GET / HTTP/1.1\r\n" H "Content-Length: 5\r\n\r\nhelloGET / HTTP/1.1\r\n" H "\r\n", 200, 2, OPEN, NULL),
	CASE("SMUG-OPTIONS-CL-BODY-DESYNC",
	     "OPTIONS / HTTP/1.1\r\n" H "Content-Length: 5\r\n\r\nhelloGET / HTTP/1.1\r\n" H "\r\n", 204, 2, OPEN,
	     NULL),
	CASE("SMUG-EXPECT-100-CL-DESYNC",
	     POST "Content-Length: 5\r\nExpect: 100-continue\r\n\r\nhelloGET / HTTP/1.1\r\n" H "\r\n", 200, 2, OPEN,
	     "\"n\":5,"),
	CASE("SMUG-OPTIONS-TE-OBS-FOLD",
	     "OPTIONS / HTTP/1.1\r\n" H
	     "Transfer-Encoding:\r\n chunked\r\nContent-Length: 5\r\n\r\nhelloGET / HTTP/1.1\r\n" H "\r\n",
	     400, 1, CLOSE, NULL),
	CASE("SMUG-CHUNK-INVALID-SIZE-DESYNC",
	     POST "Transfer-Encoding: chunked\r\n\r\n+0\r\n\r\nXGET / HTTP/1.1\r\n" H "\r\n", 400, 1, CLOSE, NULL),
	CASE("SMUG-PIPELINE-SAFE", "GET / HTTP/1.1\r\n" H "\r\nGET / HTTP/1.1\r\n" H "\r\n", 200, 2, OPEN, NULL),
	CASE("SMUG-CL0-BODY-POISON", POST "Content-Length: 0\r\n\r\nXGET / HTTP/1.1\r\n" H "\r\n", 200, 2, CLOSE, NULL),
};

/* h1spec's fragments, then those of Http11Probe that are not whole: nothing must be answered yet. */
static const char *const fragments[] = {
	"G",
	"GET ",
	"GET /hello",
	"GET /hello ",
	"GET /hello HTTP",
	"GET /hello HTTP/1.1",
	"GET /hello HTTP/1.1\r",
	"GET /hello HTTP/1.1\r\n",
	"GET /hello HTTP/1.1\r\nHos",
	"GET /hello HTTP/1.1\r\nHost:",
	"GET /hello HTTP/1.1\r\nHost: ",
	"GET /hello HTTP/1.1\r\nHost: localhost",
	"GET /hello HTTP/1.1\r\nHost: localhost\r",
	"GET /hello HTTP/1.1\r\nHost: localhost\r\n",
	"GET /hello HTTP/1.1\r\nHost: localhost\r\n\r",
	"GET / HTTP/1.1\r\nHost: a\r\nX-Test: value",
	"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhello",
	"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
	"POST / HTTP/1.1\r\nHost: a\r\nTransfer_Encoding: chunked\r\nContent-Length: 99\r\n\r\nB\r\n",
	"",
};

static void run_all(const struct probe *probes, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		run_probe(&probes[i], false);
		run_probe(&probes[i], true);
	}
}

START_TEST(the_list_of_h1spec)
{
	run_all(h1spec, DX_LEN(h1spec));
}
END_TEST

START_TEST(compliance_of_http11probe)
{
	run_all(compliance, DX_LEN(compliance));
}
END_TEST

START_TEST(malformed_input_and_normalization)
{
	run_all(malformed, DX_LEN(malformed));
}
END_TEST

START_TEST(request_smuggling)
{
	run_all(smuggling, DX_LEN(smuggling));
	run_all(sequences, DX_LEN(sequences));
}
END_TEST

START_TEST(fragments_are_waited_for)
{
	struct client c[DX_LEN(fragments)];

	for (size_t i = 0; i < DX_LEN(fragments); i++) {
		c[i] = client_open();
		client_say(&c[i], fragments[i]);
	}
	usleep(500000);
	for (size_t i = 0; i < DX_LEN(fragments); i++) {
		struct pollfd p = {.fd = c[i].fd, .events = POLLIN};

		ck_assert_msg(poll(&p, 1, 0) == 0, "an answer to \"%s\"", fragments[i]);
		client_close(&c[i]);
	}
}
END_TEST

/* BEFORE, N times FILL, AFTER: refused with STATUS, and nothing but that. */
static void expect_long(const char *before, const char *fill, size_t n, const char *after, int status)
{
	struct dx_buf raw = DX_BUF_INIT;
	struct client c = client_open();
	struct response r = {0};

	dx_buf_adds(&raw, before);
	for (size_t i = 0; i < n; i++)
		dx_buf_adds(&raw, fill);
	dx_buf_adds(&raw, after);
	(void)client_send(&c, raw.data, raw.len);
	ck_assert(client_read(&c, false, &r));
	ck_assert_msg(r.status == status, "%s…: %d\n%s", before, r.status, r.body.data);
	shutdown(c.fd, SHUT_WR);
	expect_end(&c);
	client_close(&c);
	response_free(&r);
	dx_buf_free(&raw);
}

START_TEST(long_ones)
{
	expect_long("GET /", "A", 100000, " HTTP/1.1\r\n" H "\r\n", 414);
	expect_long("GET / HTTP/1.1\r\n" H "X-Big: ", "B", 100000, "\r\n\r\n", 431);
	expect_long("GET / HTTP/1.1\r\n" H, "X-H: value\r\n", 10000, "\r\n", 431);
	expect_long("GET / HTTP/1.1\r\n" H, "A", 100000, ": val\r\n\r\n", 431);
	expect_long("", "A", 100000, " / HTTP/1.1\r\n" H "\r\n", 400);
	expect_long("GET /", "a", 8000,
		    " HTTP/1.1\r\n" H "X: "
		    "\r\n\r\n",
		    404);
}
END_TEST

/* Whatever it is, the line that it makes is no request. */
START_TEST(binary_garbage)
{
	char junk[258];
	uint32_t state = 42;

	for (int round = 0; round < 20; round++) {
		struct client c = client_open();
		struct response r = {0};

		for (size_t i = 0; i < 256; i++) {
			state = state * 1664525u + 1013904223u;
			junk[i] = (char)(state >> 24);
		}
		junk[256] = '\r';
		junk[257] = '\n';
		(void)client_send(&c, junk, sizeof(junk));
		ck_assert(client_read(&c, false, &r));
		ck_assert_int_eq(r.status, 400);
		client_close(&c);
		response_free(&r);
	}
}
END_TEST

int main(void)
{
	Suite *s = suite_create("lists");
	TCase *tc = tcase_create("lists");

	tcase_add_checked_fixture(tc, setup, stop_server);
	tcase_set_timeout(tc, 120);
	tcase_add_test(tc, the_list_of_h1spec);
	tcase_add_test(tc, compliance_of_http11probe);
	tcase_add_test(tc, malformed_input_and_normalization);
	tcase_add_test(tc, request_smuggling);
	tcase_add_test(tc, fragments_are_waited_for);
	tcase_add_test(tc, long_ones);
	tcase_add_test(tc, binary_garbage);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
