/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Connecting: starts that fail, older servers, the waits between attempts, callbacks that ask again. The scripts are
 * laid out by what belongs together. */
/* clang-format off */
#include "scripted.h"

/* ---- connecting ---- */

START_TEST(a_connection_is_polled_as_it_asks)
{
	static const struct fake_step script[] = {
		FAKE_POLL(PGRES_POLLING_WRITING), FAKE_POLL(PGRES_POLLING_READING), FAKE_POLL(PGRES_POLLING_READING),
		FAKE_SESSION, {0}};

	open_up(script, NULL);
	ck_assert(dx_db_up(t.db));
	ck_assert_int_eq(t.ups, 1);
	close_all();
}
END_TEST

static const struct fake_step start_fails[] = {{.call = "PQconnectStartParams", .lost = true}, {0}};
static const struct fake_step poll_fails[] = {FAKE_POLL(PGRES_POLLING_READING), FAKE_POLL(PGRES_POLLING_FAILED), {0}};
static const struct fake_step no_pipeline[] = {
	FAKE_POLL(PGRES_POLLING_OK), {.call = "PQenterPipelineMode", .result = 0}, {0}};
static const struct fake_step setup_refused[] = {
	FAKE_POLL(PGRES_POLLING_OK), {.call = "PQenterPipelineMode", .result = 1}, FAKE_REFUSE("PQsendQueryParams"), {0}};
static const struct fake_step setup_lost[] = {FAKE_SESSION_SENT, FAKE_EOF, {0}};
static const struct fake_step setup_fails[] = {
	FAKE_SESSION_SENT, FAKE_READ, FAKE_ROW("500ms"), FAKE_END, FAKE_SYNCED, FAKE_ERROR("42704"), FAKE_END, FAKE_SYNCED, {0}};

static const struct fake_step *const bad_starts[] = {start_fails, poll_fails, no_pipeline, setup_refused, setup_lost, setup_fails};

START_TEST(a_failed_start_is_tried_again)
{
	static const struct fake_step second[] = {FAKE_SESSION, {0}};

	open_up(bad_starts[_i], second);
	ck_assert_uint_eq(fake_pq_attempts(), 2);
	ck_assert_int_eq(t.ups, 1);
	ck_assert_int_eq(t.downs, 0);
	ck_assert_uint_eq(dx_db_reconnects(t.db), 0);
	close_all();
}
END_TEST

START_TEST(a_server_whose_system_cannot_watch_its_clients_will_do)
{
	static const struct fake_step script[] = {
		FAKE_SESSION_SENT, FAKE_READ, FAKE_ERROR("22023"), FAKE_END, FAKE_SYNCED, FAKE_ROW(""), FAKE_END, FAKE_SYNCED, {0}};

	open_up(script, NULL);
	ck_assert(dx_db_up(t.db));
	close_all();
}
END_TEST

START_TEST(an_older_server_is_not_asked_for_what_it_does_not_know)
{
	static const struct fake_step script[] = {
		FAKE_POLL(PGRES_POLLING_OK), {.call = "PQenterPipelineMode", .result = 1}, FAKE_SEND(NULL), FAKE_SYNC,
		FAKE_READ, FAKE_ROW(""), FAKE_END, FAKE_SYNCED, {0}};

	fake_pq_server_version(130011);
	open_up(script, NULL);
	ck_assert(dx_db_up(t.db));
	close_all();
}
END_TEST

static void expect_waits(const int64_t *longest_us, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		int64_t wait = fake_pq_attempt_us(i + 1) - fake_pq_attempt_us(i);
		ck_assert_int_ge(wait, longest_us[i] / 2 - 5000);
		ck_assert_int_le(wait, longest_us[i] + 50000);
	}
}

START_TEST(attempts_become_rarer)
{
	/* The third comes up and is lost at once, which does not count as a success. */
	static const struct fake_step flaps[] = {FAKE_SESSION, FAKE_EOF, {0}};
	static const struct fake_step *const scripts[] = {start_fails, start_fails, flaps, start_fails};
	static const int64_t longest_us[] = {100000, 200000, 400000, 800000};

	open_scripts(scripts, DX_LEN(scripts));
	pause_us(1800000);
	ck_assert_int_eq(t.ups, 1);
	ck_assert_int_eq(t.downs, 1);
	ck_assert_uint_ge(fake_pq_attempts(), DX_LEN(longest_us) + 1);
	expect_waits(longest_us, DX_LEN(longest_us));
	close_all();
}
END_TEST

START_TEST(a_connection_that_lasted_is_replaced_soon)
{
	static const struct fake_step lasts[] = {
		FAKE_SESSION, FAKE_PREPARE("dx1"), FAKE_RUN("dx1"), FAKE_SYNC, FAKE_EOF, {0}};
	static const struct fake_step *const scripts[] = {start_fails, start_fails, start_fails, lasts, start_fails};
	struct asked a;

	open_scripts(scripts, DX_LEN(scripts));
	pause_us(1000000 + DX_DB_LASTING_US);
	ask(&a, sql_a);
	settle();
	int64_t lost_us = dx_now_mono_us();
	pause_us(150000);
	ck_assert_uint_ge(fake_pq_attempts(), 5);
	ck_assert_int_ge(fake_pq_attempt_us(4) - lost_us, 40000);
	close_all();
}
END_TEST

START_TEST(the_wait_doubles_up_to_five_seconds_with_jitter)
{
	struct dx_backoff b = {0};
	int64_t whole = 100000, least = INT64_MAX, most = 0;

	for (int i = 0; i < 12; i++) {
		int64_t wait = dx_backoff_next_us(&b);
		ck_assert_int_ge(wait, whole / 2);
		ck_assert_int_le(wait, whole);
		whole = whole * 2 < 5000000 ? whole * 2 : 5000000;
	}
	for (int i = 0; i < 500; i++) {
		int64_t wait = dx_backoff_next_us(&b);
		least = wait < least ? wait : least;
		most = wait > most ? wait : most;
	}
	ck_assert_int_ge(least, 2500000);
	ck_assert_int_lt(least, 2700000);
	ck_assert_int_gt(most, 4800000);
	ck_assert_int_le(most, 5000000);
	dx_backoff_reset(&b);
	ck_assert_int_le(dx_backoff_next_us(&b), 100000);
}
END_TEST

/* ---- callbacks that ask again ---- */

static struct dx_db *copy;

static void ask_for_ever(DX_UNUSED PGresult *res, const struct dx_err *err, DX_UNUSED void *arg)
{
	ck_assert_ptr_nonnull(err);
	t.answered++;
	dx_db_query(copy, sql_a, NULL, 0, ask_for_ever, NULL);
}

START_TEST(asking_again_for_ever_does_not_stop_the_loop)
{
	static const struct fake_step *const scripts[] = {start_fails};

	open_scripts(scripts, 1);
	copy = t.db;
	dx_db_query(t.db, sql_a, NULL, 0, ask_for_ever, NULL);
	pause_us(20000);
	ck_assert_int_gt(t.answered, 10);
	/* But whoever goes on while the pool is freed has a bug. */
	dx_db_free(&t.db);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("db/scripted_start");
	TCase *tc = tcase_create("scripted_start");

	tcase_set_timeout(tc, 10);
	tcase_add_test(tc, a_connection_is_polled_as_it_asks);
	tcase_add_loop_test(tc, a_failed_start_is_tried_again, 0, DX_LEN(bad_starts));
	tcase_add_test(tc, a_server_whose_system_cannot_watch_its_clients_will_do);
	tcase_add_test(tc, an_older_server_is_not_asked_for_what_it_does_not_know);
	tcase_add_test(tc, attempts_become_rarer);
	tcase_add_test(tc, a_connection_that_lasted_is_replaced_soon);
	tcase_add_test(tc, the_wait_doubles_up_to_five_seconds_with_jitter);
	tcase_add_test_raise_signal(tc, asking_again_for_ever_does_not_stop_the_loop, SIGABRT);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	dx_log_set_level(DX_LOG_ERROR);
	return unit_main(suite());
}
