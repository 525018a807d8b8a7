/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "../../../lib/api/cache.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../unit.h"

static struct dx_cache *c;
static struct dx_cached got;

static void setup(void)
{
	c = dx_cache_new(4096);
}

static void teardown(void)
{
	dx_cache_free(&c);
	ck_assert_ptr_null(c);
}

START_TEST(what_was_put_is_found_under_its_whole_name)
{
	dx_cache_put(c, 1, "u", "{}", "v1", "text");
	ck_assert(dx_cache_get(c, 1, "u", "{}", &got));
	ck_assert_str_eq(got.version, "v1");
	ck_assert_str_eq(got.document, "text");
	ck_assert(!dx_cache_get(c, 2, "u", "{}", &got)); /* another team's */
	ck_assert(!dx_cache_get(c, 1, "w", "{}", &got));
	ck_assert(!dx_cache_get(c, 1, "u", "{evidence}", &got));
}
END_TEST

START_TEST(a_new_version_replaces)
{
	dx_cache_put(c, 1, "u", "{}", "v1", "text");
	dx_cache_put(c, 1, "u", "{}", "v2", "other");
	ck_assert(dx_cache_get(c, 1, "u", "{}", &got));
	ck_assert_str_eq(got.version, "v2");
	ck_assert_str_eq(got.document, "other");
}
END_TEST

START_TEST(what_was_used_last_stays)
{
	char text[600], name[16];

	memset(text, 'x', sizeof(text) - 1);
	text[sizeof(text) - 1] = '\0';
	dx_cache_put(c, 1, "first", "{}", "v", text);
	for (int i = 0; i < 50; i++) {
		snprintf(name, sizeof(name), "u%d", i);
		dx_cache_put(c, 1, name, "{}", "v", text);
		ck_assert(dx_cache_get(c, 1, "first", "{}", &got));
	}
	ck_assert(dx_cache_get(c, 1, "u49", "{}", &got));
	ck_assert(!dx_cache_get(c, 1, "u0", "{}", &got));
}
END_TEST

START_TEST(a_giant_is_not_kept)
{
	char *text = calloc(1, 5000);

	memset(text, 'x', 4999);
	dx_cache_put(c, 1, "u", "{}", "v1", "text");
	dx_cache_put(c, 1, "u", "{}", "v2", text);
	ck_assert(!dx_cache_get(c, 1, "u", "{}", &got)); /* and the old one is gone */
	free(text);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("api/cache");
	TCase *t = tcase_create("cache");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_test(t, what_was_put_is_found_under_its_whole_name);
	tcase_add_test(t, a_new_version_replaces);
	tcase_add_test(t, what_was_used_last_stays);
	tcase_add_test(t, a_giant_is_not_kept);
	suite_add_tcase(s, t);
	return unit_main(s);
}
