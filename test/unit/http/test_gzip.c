/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "../../../lib/http/http_int.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "../unit.h"

START_TEST(accept_encoding)
{
	static const char *const yes[] = {
		"gzip",        "GZIP",   "x-gzip",          "br, gzip",   "gzip;q=0.001",
		"gzip ; q=1",  "*",      "identity, *;q=1", "gzip;Q=0.5", "gzip;level=9;q=0.2",
		"*;q=0, gzip", ",, gzip"};
	static const char *const no[] = {"",      "br",          "identity", "gzip;q=0",   "gzip;q=0.000",
					 "*;q=0", "gzip;q=0, *", "gzipped",  "gzip;q=0.0", "deflate",
					 "gzi p"};

	for (size_t i = 0; i < DX_LEN(yes); i++)
		ck_assert_msg(dx_gzip_wanted(yes[i]), "%s", yes[i]);
	for (size_t i = 0; i < DX_LEN(no); i++)
		ck_assert_msg(!dx_gzip_wanted(no[i]), "%s", no[i]);
	ck_assert(!dx_gzip_wanted(NULL));
}
END_TEST

START_TEST(types)
{
	ck_assert(dx_gzip_type("application/json"));
	ck_assert(dx_gzip_type("application/problem+json"));
	ck_assert(dx_gzip_type("text/csv; charset=utf-8"));
	ck_assert(dx_gzip_type("Application/JSON ; charset=utf-8"));
	ck_assert(!dx_gzip_type("image/png"));
	ck_assert(!dx_gzip_type("application/pdf"));
	ck_assert(!dx_gzip_type("text"));
	ck_assert(!dx_gzip_type(""));
}
END_TEST

/* From pieces of any size, also bytes that do not compress at all. */
START_TEST(round_trip)
{
	for (size_t n = 1; n < 400000; n = n * 3 + 1) {
		for (size_t piece = 1; piece <= 100000; piece *= 97) {
			struct evbuffer *b = evbuffer_new();
			unsigned char *in = malloc(n);
			unsigned char *out = malloc(n + 1);
			z_stream z = {0};

			if (n / piece < 5000) {
				for (size_t i = 0; i < n; i++)
					in[i] = (unsigned char)(i * 2654435761u >> 11);
				for (size_t at = 0; at < n; at += piece)
					evbuffer_add_reference(b, in + at, n - at < piece ? n - at : piece, NULL, NULL);
				dx_gzip(b);
				ck_assert_int_eq(inflateInit2(&z, 15 + 16), Z_OK);
				z.next_in = evbuffer_pullup(b, -1);
				z.avail_in = (unsigned int)evbuffer_get_length(b);
				z.next_out = out;
				z.avail_out = (unsigned int)n + 1;
				ck_assert_int_eq(inflate(&z, Z_FINISH), Z_STREAM_END);
				ck_assert_uint_eq(z.total_out, n);
				ck_assert_mem_eq(in, out, n);
				inflateEnd(&z);
			}
			evbuffer_free(b);
			free(in);
			free(out);
		}
	}
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gzip");
	TCase *tc = tcase_create("gzip");

	tcase_add_test(tc, accept_encoding);
	tcase_add_test(tc, types);
	tcase_add_test(tc, round_trip);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
