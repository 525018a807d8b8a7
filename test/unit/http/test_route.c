/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "../../../lib/http/route_int.h"

#include <signal.h>
#include <string.h>

#include "../unit.h"

static void handle(struct dx_req *req, void *arg)
{
	(void)req;
	(void)arg;
}

static const struct dx_route table[] = {
	{DX_GET, "/documents/{uuid}", "get", false, handle},
	{DX_DELETE, "/documents/{uuid}", "delete", false, handle},
	{DX_POST, "/documents", "post", false, handle},
	{DX_GET, "/documents", "list", false, handle},
	{DX_GET, "/documents/{uuid}/pages/{n}.png", "png", false, handle},
	{DX_GET, "/documents/{uuid}/pages/{n}", "page", false, handle},
	{DX_GET, "/documents/{uuid}/pages/{n}/words", "words", false, handle},
	{DX_GET, "/documents/latest", "latest", false, handle},
	{DX_PATCH, "/documents/{uuid}/data", "patch", false, handle},
	{DX_GET, "/healthz", "health", true, handle},
	{DX_GET, "/", "root", true, handle},
};

static struct dx_arena *arena;
static struct dx_router *router;
static struct dx_match m;

static void setup(void)
{
	arena = dx_arena_new();
	router = dx_router_new(arena, "/api/v1", table, DX_LEN(table));
}

static void teardown(void)
{
	dx_arena_drop(&arena);
}

static const char *find(const char *method, const char *path)
{
	switch (dx_router_find(router, arena, method, path, &m)) {
	case DX_ROUTE_FOUND:
		return m.route->name;
	case DX_ROUTE_OPTIONS:
		return "OPTIONS";
	case DX_ROUTE_NO_METHOD:
		return "405";
	case DX_ROUTE_NO_PATH:
		return "404";
	case DX_ROUTE_BAD_PATH:
		return "400";
	}
	return "?";
}

START_TEST(finding)
{
	ck_assert_str_eq(find("GET", "/api/v1/documents"), "list");
	ck_assert_str_eq(find("POST", "/api/v1/documents"), "post");
	ck_assert_str_eq(find("GET", "/api/v1/documents/7"), "get");
	ck_assert_uint_eq(m.n, 1);
	ck_assert_str_eq(m.names[0], "uuid");
	ck_assert_str_eq(m.values[0], "7");
	ck_assert_str_eq(find("HEAD", "/api/v1/documents/7"), "get");
	ck_assert_str_eq(find("DELETE", "/api/v1/documents/7"), "delete");
	ck_assert_str_eq(find("GET", "/healthz"), "health");
	ck_assert_str_eq(find("GET", "/"), "root");
	ck_assert_str_eq(find("GET", "/api/v1/healthz"), "404");
	ck_assert_str_eq(find("GET", "/documents"), "404");
	ck_assert_str_eq(find("GET", "/api/v1"), "404");
	ck_assert_str_eq(find("GET", "/api/v1/"), "404");
	ck_assert_str_eq(find("GET", ""), "404");
}
END_TEST

START_TEST(slashes_count)
{
	ck_assert_str_eq(find("GET", "/api/v1/documents/"), "404");
	ck_assert_str_eq(find("GET", "/api/v1/documents/7/"), "404");
	ck_assert_str_eq(find("GET", "/api/v1//documents"), "404");
	ck_assert_str_eq(find("GET", "//api/v1/documents"), "404");
	ck_assert_str_eq(find("GET", "/healthz/"), "404");
	ck_assert_str_eq(find("GET", "//"), "404");
	ck_assert_str_eq(find("GET", "/a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q/r/s/t/u/v/w/x/y/z"), "404");
}
END_TEST

START_TEST(literal_wins)
{
	ck_assert_str_eq(find("GET", "/api/v1/documents/latest"), "latest");
	/* but another method is still found at the general pattern */
	ck_assert_str_eq(find("DELETE", "/api/v1/documents/latest"), "delete");
	ck_assert_str_eq(find("GET", "/api/v1/documents/7/pages/3.png"), "png");
	ck_assert_str_eq(m.values[0], "7");
	ck_assert_str_eq(m.values[1], "3");
	ck_assert_str_eq(find("GET", "/api/v1/documents/7/pages/3"), "page");
	ck_assert_str_eq(find("GET", "/api/v1/documents/7/pages/3/words"), "words");
	ck_assert_str_eq(find("GET", "/api/v1/documents/7/pages/.png"), "page");
	ck_assert_str_eq(m.values[1], ".png");
}
END_TEST

START_TEST(methods)
{
	char out[DX_ALLOW_MAX];

	ck_assert_str_eq(find("PUT", "/api/v1/documents"), "405");
	ck_assert_str_eq(dx_allow_text(m.allow, out), "GET, HEAD, POST, OPTIONS");
	ck_assert_str_eq(find("HEAD", "/api/v1/documents/7/data"), "405");
	ck_assert_str_eq(dx_allow_text(m.allow, out), "PATCH, OPTIONS");
	ck_assert_str_eq(find("OPTIONS", "/api/v1/documents/7"), "OPTIONS");
	ck_assert_str_eq(dx_allow_text(m.allow, out), "GET, HEAD, DELETE, OPTIONS");
	ck_assert_str_eq(find("OPTIONS", "*"), "OPTIONS");
	ck_assert_str_eq(dx_allow_text(m.allow, out), "GET, HEAD, POST, PATCH, DELETE, OPTIONS");
	ck_assert_str_eq(find("OPTIONS", "/nope"), "404");
	ck_assert_uint_lt(strlen(dx_allow_text(~0u, out)), DX_ALLOW_MAX);
}
END_TEST

START_TEST(percent_encoding)
{
	ck_assert_str_eq(find("GET", "/api/v1/%64ocuments"), "list");
	ck_assert_str_eq(find("GET", "/api/v1/documents/a%2Fb"), "get");
	ck_assert_str_eq(m.values[0], "a/b");
	ck_assert_str_eq(find("GET", "/api/v1/documents/a+b"), "get");
	ck_assert_str_eq(m.values[0], "a+b");
	ck_assert_str_eq(find("GET", "/api/v1/documents/%00"), "400");
	ck_assert_str_eq(find("GET", "/api/v1/documents/%ff"), "400");
	ck_assert_str_eq(find("GET", "/api/v1/documents/%2e%2e"), "get");
	ck_assert_str_eq(m.values[0], "..");
}
END_TEST

START_TEST(base_paths)
{
	static const struct dx_route one[] = {{DX_GET, "/a", "a", false, handle}};

	router = dx_router_new(arena, "", one, 1);
	ck_assert_str_eq(find("GET", "/a"), "a");
	router = dx_router_new(arena, "/", one, 1);
	ck_assert_str_eq(find("GET", "/a"), "a");
	router = dx_router_new(arena, "/x", NULL, 0);
	ck_assert_str_eq(find("GET", "/a"), "404");
}
END_TEST

START_TEST(a_route_twice_is_a_bug)
{
	static const struct dx_route twice[] = {{DX_GET, "/{a}", "a", false, handle},
						{DX_GET, "/{b}", "b", false, handle}};

	(void)dx_router_new(arena, "", twice, 2);
}
END_TEST

START_TEST(two_names_in_a_segment_are_a_bug)
{
	static const struct dx_route two[] = {{DX_GET, "/{a}.{b}", "a", false, handle}};

	(void)dx_router_new(arena, "", two, 1);
}
END_TEST

START_TEST(an_open_brace_is_a_bug)
{
	static const struct dx_route open[] = {{DX_GET, "/{a", "a", false, handle}};

	(void)dx_router_new(arena, "", open, 1);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("route");
	TCase *tc = tcase_create("route");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, finding);
	tcase_add_test(tc, slashes_count);
	tcase_add_test(tc, literal_wins);
	tcase_add_test(tc, methods);
	tcase_add_test(tc, percent_encoding);
	tcase_add_test(tc, base_paths);
	tcase_add_test_raise_signal(tc, a_route_twice_is_a_bug, SIGABRT);
	tcase_add_test_raise_signal(tc, two_names_in_a_segment_are_a_bug, SIGABRT);
	tcase_add_test_raise_signal(tc, an_open_brace_is_a_bug, SIGABRT);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
