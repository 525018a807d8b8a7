/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "../../../lib/api/ahead.h"

#include "../unit.h"

static const char one[] = "{\"\\\\x1111111111111111111111111111111111111111111111111111111111111111\"}";
static const char two[] = "{\"\\\\x2222222222222222222222222222222222222222222222222222222222222222\"}";

static struct dx_arena *a;
static struct dx_ahead h;

static void setup(void)
{
	a = dx_arena_new();
	h = (struct dx_ahead){0};
}

static void teardown(void)
{
	dx_arena_drop(&a);
}

static struct dx_auth granted(int places, int ms)
{
	return (struct dx_auth){.verdict = DX_AUTH_OK,
				.team_id = 7,
				.account_email = "ann@acme.example",
				.team_name = "acme",
				.remaining = 100,
				.granted = places,
				.granted_ms = ms};
}

static int count(const char *hashes, int64_t now_us)
{
	struct dx_auth auth;
	int n = 0;

	while (dx_ahead_take(&h, hashes, now_us, a, &auth))
		n++;
	return n;
}

START_TEST(test_places_are_used_once)
{
	struct dx_auth auth = granted(3, 500);
	struct dx_auth got;

	ck_assert(!dx_ahead_take(&h, one, 0, a, &got));
	dx_ahead_put(&h, one, &auth, 1000);
	ck_assert(!dx_ahead_take(&h, two, 1000, a, &got));
	ck_assert(dx_ahead_take(&h, one, 1000, a, &got));
	ck_assert_int_eq(got.team_id, 7);
	ck_assert_int_eq(got.remaining, 99);
	ck_assert_str_eq(got.account_email, "ann@acme.example");
	ck_assert_str_eq(got.team_name, "acme");
	ck_assert_ptr_nonnull(got.server_time);
	ck_assert_int_eq(count(one, 1000), 2);
}
END_TEST

START_TEST(test_places_end_in_time)
{
	struct dx_auth auth = granted(3, 500);
	struct dx_auth got;

	dx_ahead_put(&h, one, &auth, 1000);
	ck_assert(dx_ahead_take(&h, one, 500999, a, &got));
	ck_assert(!dx_ahead_take(&h, one, 501000, a, &got));
}
END_TEST

START_TEST(test_answers_of_one_second_add_up)
{
	struct dx_auth auth = granted(3, 500);
	struct dx_auth shorter = granted(2, 400);
	struct dx_auth got;

	dx_ahead_put(&h, one, &auth, 0);
	dx_ahead_put(&h, one, &shorter, 1000);
	ck_assert(!dx_ahead_take(&h, one, 401000, a, &got));
	ck_assert_int_eq(count(one, 400999), 5);
}
END_TEST

START_TEST(test_a_later_second_replaces)
{
	struct dx_auth auth = granted(3, 100);
	struct dx_auth later = granted(2, 900);

	dx_ahead_put(&h, one, &auth, 0);
	dx_ahead_put(&h, one, &later, 10);
	ck_assert_int_eq(count(one, 200000), 2);
	dx_ahead_put(&h, one, &later, 0);
	dx_ahead_put(&h, one, &auth, 10);
	ck_assert_int_eq(count(one, 200000), 2);
}
END_TEST

START_TEST(test_forgotten)
{
	struct dx_auth auth = granted(3, 500);

	dx_ahead_put(&h, one, &auth, 0);
	dx_ahead_forget(&h);
	ck_assert_int_eq(count(one, 1), 0);
}
END_TEST

START_TEST(test_only_good_answers_count)
{
	struct dx_auth auth = granted(3, 500);
	char name[400];

	auth.verdict = DX_AUTH_LIMITED;
	dx_ahead_put(&h, one, &auth, 0);
	ck_assert_int_eq(count(one, 1), 0);
	auth = granted(0, 500);
	dx_ahead_put(&h, one, &auth, 0);
	ck_assert_int_eq(count(one, 1), 0);
	auth = granted(3, 500);
	memset(name, 'x', sizeof(name) - 1);
	name[sizeof(name) - 1] = '\0';
	auth.team_name = name; /* does not fit: asked each time rather than cut */
	dx_ahead_put(&h, one, &auth, 0);
	ck_assert_int_eq(count(one, 1), 0);
}
END_TEST

START_TEST(test_a_full_table)
{
	struct dx_auth auth = granted(1, 500);
	char hashes[sizeof(one)];

	for (int i = 0; i < DX_AHEAD_KEYS + 1; i++) {
		memcpy(hashes, one, sizeof(one));
		hashes[10] = (char)('a' + i % 6);
		hashes[11] = (char)('a' + i / 6);
		dx_ahead_put(&h, hashes, &auth, 0);
	}
	ck_assert_int_eq(count(hashes, 1), 0); /* the last found no room */
	dx_ahead_put(&h, hashes, &auth, 600000);
	ck_assert_int_eq(count(hashes, 600001), 1); /* what has ended makes room */
}
END_TEST

static int told[3]; /* 1: granted, 2: ask alone */

static void tell(bool granted, void *arg)
{
	*(int *)arg = granted ? 1 : 2;
}

static struct dx_ahead_waiter waiters[3] = {
	{.fn = tell, .arg = &told[0]}, {.fn = tell, .arg = &told[1]}, {.fn = tell, .arg = &told[2]}};

START_TEST(test_one_asks_and_the_others_wait)
{
	struct dx_auth auth = granted(3, 500);
	struct dx_ahead_key *k, *none;

	/* of a key that nothing is known of, everybody asks */
	ck_assert(!dx_ahead_knows(&h, one));
	ck_assert(dx_ahead_ask(&h, one, &waiters[0], &none));
	ck_assert_ptr_null(none);
	dx_ahead_asked(none);
	dx_ahead_put(&h, one, &auth, 1000);
	ck_assert_int_eq(count(one, 1000), 3);
	ck_assert(dx_ahead_knows(&h, one));
	ck_assert(dx_ahead_ask(&h, one, &waiters[0], &k));
	ck_assert_ptr_nonnull(k);
	ck_assert(!dx_ahead_ask(&h, one, &waiters[1], &none));
	ck_assert(!dx_ahead_ask(&h, one, &waiters[2], &none));
	ck_assert(dx_ahead_ask(&h, two, &waiters[0], &none));
	dx_ahead_forget(&h); /* a key has changed meanwhile: they still get their answer */
	dx_ahead_put(&h, one, &auth, 2000);
	ck_assert_int_eq(told[1], 0);
	dx_ahead_asked(k);
	ck_assert_int_eq(told[0], 0);
	ck_assert_int_eq(told[1], 1);
	ck_assert_int_eq(told[2], 1);
	ck_assert_int_eq(count(one, 2000), 3);
}
END_TEST

START_TEST(test_without_a_grant_they_ask_alone)
{
	struct dx_auth auth = granted(3, 500);
	struct dx_ahead_key *k, *none;

	told[1] = 0;
	dx_ahead_put(&h, one, &auth, 1000);
	ck_assert_int_eq(count(one, 1000), 3);
	ck_assert(dx_ahead_ask(&h, one, &waiters[0], &k));
	ck_assert(!dx_ahead_ask(&h, one, &waiters[1], &none));
	/* its slot is not another key's while somebody waits */
	for (int i = 0; i < DX_AHEAD_KEYS; i++) {
		char other[sizeof(one)];

		snprintf(other, sizeof(other), "{\"\\\\x%064d\"}", i);
		dx_ahead_put(&h, other, &auth, INT64_C(1000000000) * (i + 1));
	}
	auth.granted = 0;
	dx_ahead_put(&h, one, &auth, 2000);
	dx_ahead_asked(k);
	ck_assert_int_eq(told[1], 2);
	ck_assert(!dx_ahead_knows(&h, one));
}
END_TEST

/* As a request does: take a place, or ask for more, or wait again. */
struct request {
	struct dx_ahead_waiter waiter;
	struct dx_ahead_key *asking;
	int called, served;
};

static void take_or_ask(bool was_granted, void *arg)
{
	struct request *r = arg;
	struct dx_auth auth;

	ck_assert(was_granted);
	r->called++;
	if (dx_ahead_take(&h, one, 2000, a, &auth))
		r->served++;
	else
		(void)!dx_ahead_ask(&h, one, &r->waiter, &r->asking);
}

START_TEST(test_no_more_are_called_than_there_are_places_for)
{
	struct dx_auth auth = granted(3, 500);
	struct request r[12] = {0};
	struct dx_ahead_key *k;
	int calls = 0;

	dx_ahead_put(&h, one, &auth, 1000);
	ck_assert_int_eq(count(one, 1000), 3);
	ck_assert(dx_ahead_ask(&h, one, &waiters[0], &k));
	for (size_t i = 0; i < 12; i++) {
		r[i].waiter = (struct dx_ahead_waiter){.fn = take_or_ask, .arg = &r[i]};
		ck_assert(!dx_ahead_ask(&h, one, &r[i].waiter, &r[i].asking));
	}
	/* in their order: three find a place, the fourth asks for the others */
	for (size_t asker = 3;; asker += 4) {
		dx_ahead_put(&h, one, &auth, 2000);
		dx_ahead_asked(k);
		for (size_t i = 0; i < 12; i++)
			ck_assert_int_eq(r[i].served, i <= asker && i % 4 != 3);
		ck_assert_ptr_eq(r[asker].asking, k);
		if (asker == 11)
			break;
		ck_assert_int_eq(r[asker + 1].called, 0);
	}
	dx_ahead_asked(k);
	for (size_t i = 0; i < 12; i++)
		calls += r[i].called;
	ck_assert_int_eq(calls, 12);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("api/ahead");
	TCase *t = tcase_create("ahead");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_test(t, test_places_are_used_once);
	tcase_add_test(t, test_one_asks_and_the_others_wait);
	tcase_add_test(t, test_no_more_are_called_than_there_are_places_for);
	tcase_add_test(t, test_without_a_grant_they_ask_alone);
	tcase_add_test(t, test_places_end_in_time);
	tcase_add_test(t, test_answers_of_one_second_add_up);
	tcase_add_test(t, test_a_later_second_replaces);
	tcase_add_test(t, test_forgotten);
	tcase_add_test(t, test_only_good_answers_count);
	tcase_add_test(t, test_a_full_table);
	suite_add_tcase(s, t);
	return unit_main(s);
}
