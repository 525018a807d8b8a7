/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/fmt/b64.h"

#include "../unit.h"

static struct dx_buf out;

static void setup(void)
{
	out = DX_BUF_INIT;
}

static void teardown(void)
{
	dx_buf_free(&out);
}

/* RFC 4648 section 10, and the two characters that differ. */
static const struct {
	struct dx_str bytes;
	const char *std;
	const char *url;
} vectors[] = {
	{DX_STR(""), "", ""},
	{DX_STR("f"), "Zg==", "Zg"},
	{DX_STR("fo"), "Zm8=", "Zm8"},
	{DX_STR("foo"), "Zm9v", "Zm9v"},
	{DX_STR("foob"), "Zm9vYg==", "Zm9vYg"},
	{DX_STR("fooba"), "Zm9vYmE=", "Zm9vYmE"},
	{DX_STR("foobar"), "Zm9vYmFy", "Zm9vYmFy"},
	{DX_STR("\xfb\xff\xfe\0"), "+//+AA==", "-__-AA"},
};

START_TEST(vectors_there_and_back)
{
	struct dx_str bytes = vectors[_i].bytes;

	dx_b64_encode(DX_B64_STD, bytes.p, bytes.n, &out);
	ck_assert_str_eq(dx_buf_cstr(&out), vectors[_i].std);
	dx_buf_reset(&out);
	dx_b64_encode(DX_B64_URL, bytes.p, bytes.n, &out);
	ck_assert_str_eq(dx_buf_cstr(&out), vectors[_i].url);
	dx_buf_reset(&out);
	ck_assert(dx_b64_decode(DX_B64_STD, dx_str(vectors[_i].std), &out));
	ck_assert(dx_b64_decode(DX_B64_URL, dx_str(vectors[_i].url), &out));
	ck_assert_uint_eq(out.len, 2 * bytes.n);
	ck_assert(dx_str_eq(dx_strn(dx_buf_cstr(&out), bytes.n), bytes));
	ck_assert(dx_str_eq(dx_strn(dx_buf_cstr(&out) + bytes.n, bytes.n), bytes));
}
END_TEST

static const struct {
	enum dx_b64 kind;
	struct dx_str text;
} refused[] = {
	{DX_B64_STD, DX_STR("Zg")},         {DX_B64_STD, DX_STR("Zg=")},      {DX_B64_STD, DX_STR("Zg===")},
	{DX_B64_STD, DX_STR("Z===")},       {DX_B64_STD, DX_STR("====")},     {DX_B64_STD, DX_STR("Zm9v\n")},
	{DX_B64_STD, DX_STR("Zm 9")},       {DX_B64_STD, DX_STR("Zg==Zg==")}, {DX_B64_STD, DX_STR("-__-")},
	{DX_B64_STD, DX_STR("Zh==")},       {DX_B64_STD, DX_STR("Zm9=")},     {DX_B64_STD, DX_STR("Zm9\0")},
	{DX_B64_STD, DX_STR("\xc3\xa9==")}, {DX_B64_URL, DX_STR("Zg==")},     {DX_B64_URL, DX_STR("Z")},
	{DX_B64_URL, DX_STR("+//+")},       {DX_B64_URL, DX_STR("Zh")},       {DX_B64_URL, DX_STR("Zm9vY")},
};

START_TEST(other_spellings_are_refused)
{
	dx_buf_adds(&out, "before");
	ck_assert_msg(!dx_b64_decode(refused[_i].kind, refused[_i].text, &out), "took %.*s",
		      DX_STR_ARG(refused[_i].text));
	ck_assert_str_eq(dx_buf_cstr(&out), "before");
}
END_TEST

START_TEST(all_bytes_come_back)
{
	struct dx_buf text = DX_BUF_INIT;
	uint8_t bytes[256];

	for (size_t i = 0; i < sizeof(bytes); i++)
		bytes[i] = (uint8_t)i;
	for (size_t n = 250; n <= sizeof(bytes); n++) {
		dx_buf_reset(&text);
		dx_buf_reset(&out);
		dx_b64_encode(DX_B64_URL, bytes, n, &text);
		ck_assert(dx_b64_decode(DX_B64_URL, dx_str(dx_buf_cstr(&text)), &out));
		ck_assert_uint_eq(out.len, n);
		ck_assert_mem_eq(out.data, bytes, n);
	}
	dx_buf_free(&text);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("b64");
	TCase *tc = tcase_create("b64");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, vectors_there_and_back, 0, (int)DX_LEN(vectors));
	tcase_add_loop_test(tc, other_spellings_are_refused, 0, (int)DX_LEN(refused));
	tcase_add_test(tc, all_bytes_come_back);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
