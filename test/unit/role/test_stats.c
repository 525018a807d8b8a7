/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "dx/os/fd.h"
#include "dx/role/stats.h"

#include "../unit.h"

static const char *const routes[] = {"other", "documents.get", "extract", NULL};

static int fd = -1;
static struct dx_err err;

static void set_up(void)
{
	ck_assert(dx_stats_create(3, &fd, &err));
}

static void tear_down(void)
{
	dx_fd_close(&fd);
}

static struct dx_stats *open_slot(int slot)
{
	struct dx_stats *s = NULL;
	ck_assert_msg(dx_stats_open(fd, slot, &s, &err), "%s", err.msg);
	return s;
}

/* The value behind NAME (with its labels) in the printed text; -1 when it is not there. */
static long value_of(const char *name)
{
	struct dx_stats *s = open_slot(-1);
	struct dx_buf out = DX_BUF_INIT;
	long v = -1;

	dx_stats_prometheus(s, routes, &out);
	for (const char *p = dx_buf_cstr(&out); p != NULL && *p != '\0';) {
		if (strncmp(p, name, strlen(name)) == 0 && p[strlen(name)] == ' ')
			v = strtol(p + strlen(name), NULL, 10);
		p = strchr(p, '\n');
		if (p != NULL)
			p++;
	}
	dx_buf_free(&out);
	dx_stats_close(&s);
	ck_assert_ptr_null(s);
	return v;
}

static bool says(const char *line)
{
	struct dx_stats *s = open_slot(-1);
	struct dx_buf out = DX_BUF_INIT;

	dx_stats_prometheus(s, routes, &out);
	bool found = strstr(dx_buf_cstr(&out), line) != NULL;
	if (!found)
		printf("%s", dx_buf_cstr(&out));
	dx_buf_free(&out);
	dx_stats_close(&s);
	return found;
}

START_TEST(test_slots_are_summed)
{
	struct dx_stats *a = open_slot(0);
	struct dx_stats *b = open_slot(2);

	dx_stats_add(a, DX_C_PAGES_OCR, 5);
	dx_stats_add(b, DX_C_PAGES_OCR, 7);
	dx_stats_add(b, DX_C_PAGES_TEXT_LAYER, 1);
	ck_assert(says("\ndocextract_pages_read_total{source=\"ocr\"} 12\n"));
	ck_assert(says("\ndocextract_pages_read_total{source=\"text_layer\"} 1\n"));
	ck_assert(says("\ndocextract_jobs_total{outcome=\"lost\"} 0\n"));
	dx_stats_close(&a);
	dx_stats_close(&b);
}
END_TEST

START_TEST(test_counters_survive_their_process)
{
	for (int i = 0; i < 3; i++) {
		pid_t pid = fork();
		if (pid == 0) {
			struct dx_stats *s = NULL;
			if (!dx_stats_open(fd, 1, &s, &err))
				_exit(1);
			for (int k = 0; k < 1000; k++)
				dx_stats_add(s, DX_C_JOBS_DONE, 1);
			dx_stats_connections(s, 9);
			_exit(0);
		}
		int status = -1;
		ck_assert_int_eq(waitpid(pid, &status, 0), pid);
		ck_assert_int_eq(status, 0);
	}
	ck_assert(value_of("docextract_jobs_total{outcome=\"done\"}") == 3000);
	/* connections are no counter: the successor in the slot starts with none */
	ck_assert(value_of("docextract_http_connections") == 9);
	struct dx_stats *s = open_slot(1);
	ck_assert(value_of("docextract_http_connections") == 0);
	dx_stats_close(&s);
}
END_TEST

START_TEST(test_processes_write_at_the_same_time)
{
	pid_t pids[3];
	for (int i = 0; i < 3; i++) {
		pids[i] = fork();
		if (pids[i] == 0) {
			struct dx_stats *s = NULL;
			if (!dx_stats_open(fd, i, &s, &err))
				_exit(1);
			for (int k = 0; k < 100000; k++)
				dx_stats_request(s, 1, 200, k);
			_exit(0);
		}
	}
	for (int i = 0; i < 3; i++) {
		int status = -1;
		ck_assert_int_eq(waitpid(pids[i], &status, 0), pids[i]);
		ck_assert_int_eq(status, 0);
	}
	ck_assert(value_of("docextract_http_requests_total{route=\"documents.get\",status=\"200\"}") == 300000);
	ck_assert(value_of("docextract_http_request_seconds_count{route=\"documents.get\"}") == 300000);
}
END_TEST

START_TEST(test_requests_by_route_and_status)
{
	struct dx_stats *s = open_slot(0);

	dx_stats_request(s, 1, 200, 1);
	dx_stats_request(s, 1, 404, 1);
	dx_stats_request(s, 1, 404, 1);
	dx_stats_request(s, 2, 799, 1);
	ck_assert(value_of("docextract_http_requests_total{route=\"documents.get\",status=\"200\"}") == 1);
	ck_assert(value_of("docextract_http_requests_total{route=\"documents.get\",status=\"404\"}") == 2);
	ck_assert(value_of("docextract_http_requests_total{route=\"extract\",status=\"other\"}") == 1);
	/* what never happened is not printed */
	ck_assert(value_of("docextract_http_requests_total{route=\"extract\",status=\"200\"}") < 0);
	dx_stats_close(&s);
}
END_TEST

START_TEST(test_histogram_is_cumulative)
{
	struct dx_stats *s = open_slot(0);

	dx_stats_request(s, 2, 200, 1000); /* on the bound: belongs to it */
	dx_stats_request(s, 2, 200, 1001);
	dx_stats_request(s, 2, 200, 2000000);
	dx_stats_request(s, 2, 200, 600000000); /* beyond all */
	dx_stats_request(s, 2, 200, -5);        /* a clock that went wrong counts as none */
	ck_assert(says("docextract_http_request_seconds_bucket{route=\"extract\",le=\"0.001\"} 2\n"));
	ck_assert(says("docextract_http_request_seconds_bucket{route=\"extract\",le=\"0.0025\"} 3\n"));
	ck_assert(says("docextract_http_request_seconds_bucket{route=\"extract\",le=\"1\"} 3\n"));
	ck_assert(says("docextract_http_request_seconds_bucket{route=\"extract\",le=\"2.5\"} 4\n"));
	ck_assert(says("docextract_http_request_seconds_bucket{route=\"extract\",le=\"60\"} 4\n"));
	ck_assert(says("docextract_http_request_seconds_bucket{route=\"extract\",le=\"+Inf\"} 5\n"));
	ck_assert(says("docextract_http_request_seconds_sum{route=\"extract\"} 602.002001\n"));
	ck_assert(says("docextract_http_request_seconds_count{route=\"extract\"} 5\n"));
	dx_stats_close(&s);
}
END_TEST

/* Every sample belongs to a family with one HELP and one TYPE line in front of it, as the format demands. */
START_TEST(test_text_is_well_formed)
{
	struct dx_stats *s = open_slot(0);
	struct dx_buf out = DX_BUF_INIT;
	char family[128] = "";
	int samples = 0;

	dx_stats_request(s, 1, 200, 1);
	dx_stats_prometheus(s, routes, &out);
	struct dx_str rest = dx_str(dx_buf_cstr(&out)), line;
	ck_assert_int_eq(out.data[out.len - 1], '\n');
	while (dx_str_split(&rest, '\n', &line) && line.n > 0) {
		if (dx_str_starts(line, "# HELP ")) {
			size_t end = dx_str_find_c(dx_str_sub(line, 7, line.n), ' ');
			ck_assert_uint_lt(end, sizeof(family));
			memcpy(family, line.p + 7, end);
			family[end] = '\0';
		} else if (dx_str_starts(line, "# TYPE ")) {
			ck_assert_msg(dx_str_starts(dx_str_sub(line, 7, line.n), family), "%.*s", DX_STR_ARG(line));
		} else {
			ck_assert_msg(dx_str_starts(line, family), "%.*s is not of %s", DX_STR_ARG(line), family);
			samples++;
		}
	}
	ck_assert_int_gt(samples, 20);
	dx_buf_free(&out);
	dx_stats_close(&s);
}
END_TEST

START_TEST(test_nobody_counts_into_nothing)
{
	struct dx_stats *reader = open_slot(-1);

	dx_stats_add(NULL, DX_C_SWEPT, 1);
	dx_stats_request(NULL, 0, 200, 1);
	dx_stats_connections(NULL, 1);
	/* the mapping is read-only: a write would kill us */
	dx_stats_add(reader, DX_C_SWEPT, 1);
	dx_stats_request(reader, 0, 200, 1);
	dx_stats_connections(reader, 1);
	ck_assert(value_of("docextract_jobs_swept_total") == 0);
	dx_stats_close(&reader);
	dx_stats_close(NULL);
}
END_TEST

START_TEST(test_a_wrong_segment_is_refused)
{
	struct dx_stats *s = NULL;
	int other[2];

	ck_assert(!dx_stats_open(fd, 3, &s, &err)); /* there are 0, 1, 2 */
	ck_assert_ptr_null(s);
	ck_assert(dx_pipe(other, &err));
	ck_assert(!dx_stats_open(other[0], 0, &s, &err));
	ck_assert(!dx_stats_open(-1, 0, &s, &err));
	dx_fd_close(&other[0]);
	dx_fd_close(&other[1]);
	/* a child that could shrink the file would kill its siblings */
	ck_assert_int_ne(ftruncate(fd, 10), 0);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("role/stats");
	TCase *t = tcase_create("counters");
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, test_slots_are_summed);
	tcase_add_test(t, test_counters_survive_their_process);
	tcase_add_test(t, test_processes_write_at_the_same_time);
	tcase_add_test(t, test_requests_by_route_and_status);
	tcase_add_test(t, test_histogram_is_cumulative);
	tcase_add_test(t, test_text_is_well_formed);
	tcase_add_test(t, test_nobody_counts_into_nothing);
	tcase_add_test(t, test_a_wrong_segment_is_refused);
	suite_add_tcase(s, t);
	return unit_main(s);
}
