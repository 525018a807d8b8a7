/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/arena.h"

#include <stdint.h>
#include <string.h>

#include "../unit.h"

static struct dx_arena *arena;

static void setup(void)
{
	arena = dx_arena_new();
}

static void teardown(void)
{
	dx_arena_drop(&arena);
}

static bool is_zero(const void *p, size_t n)
{
	const unsigned char *b = p;

	for (size_t i = 0; i < n; i++)
		if (b[i] != 0)
			return false;
	return true;
}

START_TEST(memory_is_zeroed_and_aligned)
{
	for (size_t size = 0; size < 300; size++) {
		void *p = dx_alloc(arena, size);

		ck_assert_ptr_nonnull(p);
		ck_assert_uint_eq((uintptr_t)p % _Alignof(max_align_t), 0);
		ck_assert(is_zero(p, size));
		memset(p, 0xff, size);
	}
}
END_TEST

START_TEST(objects_do_not_overlap)
{
	unsigned char *p[200];

	for (size_t i = 0; i < DX_LEN(p); i++) {
		p[i] = dx_alloc(arena, i * 37);
		memset(p[i], (int)i, i * 37);
	}
	for (size_t i = 0; i < DX_LEN(p); i++)
		for (size_t k = 0; k < i * 37; k++)
			ck_assert_uint_eq(p[i][k], i);
}
END_TEST

START_TEST(large_objects_are_whole)
{
	unsigned char *small = dx_alloc(arena, 8);
	unsigned char *large = dx_alloc(arena, 3u << 20);
	unsigned char *after = dx_alloc(arena, 8);

	memset(large, 1, 3u << 20);
	ck_assert(is_zero(small, 8));
	ck_assert(is_zero(after, 8));
}
END_TEST

START_TEST(reset_keeps_the_arena_usable_and_zeroes_again)
{
	for (int round = 0; round < 3; round++) {
		for (int i = 0; i < 100; i++) {
			unsigned char *p = dx_alloc(arena, 1000);

			ck_assert(is_zero(p, 1000));
			memset(p, 0xaa, 1000);
		}
		ck_assert_uint_eq(dx_arena_used(arena), 100 * 1000);
		dx_arena_reset(arena);
		ck_assert_uint_eq(dx_arena_used(arena), 0);
	}
}
END_TEST

START_TEST(drop_sets_null_and_accepts_null)
{
	struct dx_arena *a = dx_arena_new();

	dx_arena_drop(&a);
	ck_assert_ptr_null(a);
	dx_arena_drop(&a);
	dx_arena_drop(NULL);
}
END_TEST

START_TEST(copies_are_terminated)
{
	static const char text[] = {'a', 'b', 'c', 'd'};
	char *s = dx_strndup(arena, text, 3);

	ck_assert_str_eq(s, "abc");
	ck_assert_str_eq(dx_strndup(arena, NULL, 0), "");
	ck_assert_str_eq(dx_strdup(arena, ""), "");
	ck_assert_mem_eq(dx_memdup(arena, text, sizeof(text)), text, sizeof(text));
}
END_TEST

START_TEST(printf_gives_the_whole_text)
{
	char *s = dx_asprintf(arena, "%s-%05d-%s", "x", 42, "y");
	char *longer = dx_asprintf(arena, "%10000d", 7);

	ck_assert_str_eq(s, "x-00042-y");
	ck_assert_uint_eq(strlen(longer), 10000);
	ck_assert_int_eq(longer[9999], '7');
}
END_TEST

struct trace {
	char text[16];
	size_t n;
	struct dx_arena *arena;
};

struct step {
	struct trace *trace;
	char name;
};

static void note(void *arg)
{
	struct step *step = arg;

	step->trace->text[step->trace->n++] = step->name;
}

static void note_and_defer_more(void *arg)
{
	static struct step more;
	struct step *step = arg;

	note(step);
	more = (struct step){step->trace, 'm'};
	dx_arena_defer(step->trace->arena, note, &more);
}

START_TEST(deferred_calls_run_in_reverse_order)
{
	struct dx_arena *a = dx_arena_new();
	struct trace trace = {.arena = a};
	struct step steps[] = {{&trace, 'a'}, {&trace, 'b'}, {&trace, 'c'}};

	for (size_t i = 0; i < DX_LEN(steps); i++)
		dx_arena_defer(a, note, &steps[i]);
	dx_arena_drop(&a);
	ck_assert_str_eq(trace.text, "cba");
}
END_TEST

START_TEST(deferred_calls_run_once_with_reset)
{
	struct trace trace = {.arena = arena};
	struct step step = {&trace, 'r'};

	dx_arena_defer(arena, note, &step);
	dx_arena_reset(arena);
	dx_arena_reset(arena);
	ck_assert_str_eq(trace.text, "r");
}
END_TEST

START_TEST(a_deferred_call_may_defer)
{
	struct dx_arena *a = dx_arena_new();
	struct trace trace = {.arena = a};
	struct step first = {&trace, 'a'};
	struct step second = {&trace, 'b'};

	dx_arena_defer(a, note, &first);
	dx_arena_defer(a, note_and_defer_more, &second);
	dx_arena_drop(&a);
	ck_assert_str_eq(trace.text, "bma");
}
END_TEST

START_TEST(array_size_overflow_aborts)
{
	dx_alloc_array(arena, SIZE_MAX / 2, 3);
}
END_TEST

static Suite *arena_suite(void)
{
	Suite *s = suite_create("arena");
	TCase *memory = tcase_create("memory");
	TCase *cleanups = tcase_create("cleanups");

	tcase_add_checked_fixture(memory, setup, teardown);
	tcase_add_test(memory, memory_is_zeroed_and_aligned);
	tcase_add_test(memory, objects_do_not_overlap);
	tcase_add_test(memory, large_objects_are_whole);
	tcase_add_test(memory, reset_keeps_the_arena_usable_and_zeroes_again);
	tcase_add_test(memory, drop_sets_null_and_accepts_null);
	tcase_add_test(memory, copies_are_terminated);
	tcase_add_test(memory, printf_gives_the_whole_text);
	tcase_add_test_raise_signal(memory, array_size_overflow_aborts, SIGABRT);
	suite_add_tcase(s, memory);

	tcase_add_checked_fixture(cleanups, setup, teardown);
	tcase_add_test(cleanups, deferred_calls_run_in_reverse_order);
	tcase_add_test(cleanups, deferred_calls_run_once_with_reset);
	tcase_add_test(cleanups, a_deferred_call_may_defer);
	suite_add_tcase(s, cleanups);
	return s;
}

int main(void)
{
	return unit_main(arena_suite());
}
