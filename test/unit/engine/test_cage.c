/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Deadlines, the reader's cage, the engine's own life. */
#include <dirent.h>

#include "served.h"

/* ---- time, and the owner's mind ---- */

/* A picture that takes seconds: text all over. */
static struct dx_str slow_picture(void)
{
	PIX *pix = draw_blank(DRAW_W, DRAW_H);

	for (int i = 0; i < 4; i++)
		draw_text(pix, DRAW_FONT, 60 + i, 60 + i * 560, 60, draw_lines, DRAW_LINES);
	return png_of(pix);
}

START_TEST(a_deadline_ends_the_reader)
{
	struct dx_str f = slow_picture();
	int64_t start = dx_now_mono_us();
	struct answer r = engine_call(&engine, DX_UNIT_OCR_PAGE, "{\"deadline_ms\":150,\"page\":1}", f);

	ck_assert_str_eq(r.code, "page_timeout");
	ck_assert(r.crashed);
	ck_assert_int_lt(dx_now_mono_us() - start, 3000000);
}
END_TEST

START_TEST(the_owner_can_cancel)
{
	struct dx_str part = dx_str(PARAMS);
	int64_t start;
	struct answer r;

	engine_send(&engine, DX_UNIT_OCR_PAGE, &part, 1, slow_picture());
	usleep(50000);
	start = dx_now_mono_us();
	engine_send(&engine, DX_UNIT_CANCEL, NULL, 0, (struct dx_str){0});
	r = engine_receive(&engine);
	ck_assert_str_eq(r.code, "internal_error");
	ck_assert_str_eq(dx_json_str(r.head, "detail"), "cancelled");
	ck_assert(!r.crashed);
	ck_assert_int_lt(dx_now_mono_us() - start, 2000000);
	/* with nothing to cancel it is no request and gets no answer */
	engine_send(&engine, DX_UNIT_CANCEL, NULL, 0, (struct dx_str){0});
}
END_TEST

START_TEST(requests_that_are_none)
{
	struct dx_str f = dx_str("%PDF-1.7");

	ck_assert_str_eq(engine_call(&engine, DX_UNIT_OPEN, "{", f).code, "internal_error");
	ck_assert_str_eq(engine_call(&engine, DX_UNIT_OPEN, "[]", f).code, "internal_error");
	ck_assert_str_eq(engine_call(&engine, DX_UNIT_OPEN, PARAMS, (struct dx_str){0}).code, "internal_error");
	ck_assert_str_eq(engine_call(&engine, (enum dx_unit_op)99, PARAMS, f).code, "internal_error");
	ck_assert_str_eq(engine_call(&engine, DX_UNIT_OCR_PAGE, "{\"languages\":\"xyz\"}", f).code, "bad_request");
}
END_TEST

START_TEST(the_same_document_gives_the_same_words)
{
	struct dx_str f = png_of(turned(text_picture(), 2));
	struct answer a = engine_call(&engine, DX_UNIT_OCR_PAGE, PARAMS, f);
	struct answer b = engine_call(&engine, DX_UNIT_OCR_PAGE, PARAMS, f);

	ck_assert_str_eq(a.code, "ok");
	ck_assert_uint_eq(a.n_parts, b.n_parts);
	ck_assert(dx_str_eq(a.parts[0], b.parts[0]));
}
END_TEST

/* ---- the cage ---- */

/* Files in /proc have no size. */
static bool read_proc(const char *path, struct dx_buf *out)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	char bytes[4096];
	ssize_t n;

	if (fd < 0)
		return false;
	while ((n = read(fd, bytes, sizeof(bytes))) > 0)
		dx_buf_add(out, bytes, (size_t)n);
	dx_fd_close(&fd);
	return n == 0;
}

/* The child of the engine; 0 while there is none. */
static pid_t reader_pid(void)
{
	DIR *proc = opendir("/proc");
	const struct dirent *d;
	pid_t found = 0;

	ck_assert_ptr_nonnull(proc);
	while (!found && (d = readdir(proc)) != NULL) {
		char path[300];
		struct dx_buf b = DX_BUF_INIT;
		const char *after;
		int parent = 0;

		snprintf(path, sizeof(path), "/proc/%s/stat", d->d_name);
		if (d->d_name[0] >= '1' && d->d_name[0] <= '9' && read_proc(path, &b)) {
			after = strrchr(dx_buf_cstr(&b), ')');
			if (after && sscanf(after, ") %*c %d", &parent) == 1 && parent == engine.pid)
				found = (pid_t)strtol(d->d_name, NULL, 10);
		}
		dx_buf_free(&b);
	}
	closedir(proc);
	return found;
}

/* Does FILE of the reader's folder in /proc hold LINE? */
static bool reader_has(pid_t pid, const char *file, const char *line)
{
	struct dx_buf b = DX_BUF_INIT;
	char path[64];
	bool has;

	snprintf(path, sizeof(path), "/proc/%d/%s", (int)pid, file);
	has = read_proc(path, &b) && strstr(dx_buf_cstr(&b), line) != NULL;
	dx_buf_free(&b);
	return has;
}

START_TEST(readers_are_caged)
{
	struct dx_str part = dx_str(PARAMS);
	pid_t pid = 0;

	engine_send(&engine, DX_UNIT_OCR_PAGE, &part, 1, slow_picture());
	for (int i = 0; i < 200 && !(pid && reader_has(pid, "status", "Seccomp:\t2\n")); i++) {
		usleep(5000);
		pid = reader_pid();
	}
	ck_assert_int_gt(pid, 0);
	ck_assert(reader_has(pid, "status", "Seccomp:\t2\n"));
	ck_assert(reader_has(pid, "status", "NoNewPrivs:\t1\n"));
	ck_assert(reader_has(pid, "status", "Threads:\t1\n"));
	ck_assert(reader_has(pid, "limits", "Max open files            0                    0 "));
	ck_assert(reader_has(pid, "limits", "Max processes             0                    0 "));
	engine_send(&engine, DX_UNIT_CANCEL, NULL, 0, (struct dx_str){0});
	ck_assert_str_eq(engine_receive(&engine).code, "internal_error");
}
END_TEST

/* ---- the engine's own life ---- */

/* No fixture: the engine does not survive these. */
START_TEST(the_reader_dies_with_the_owner)
{
	struct engine e;
	struct dx_str part = dx_str(PARAMS);
	int64_t start;

	engine_start(&e, MEMORY);
	engine.arena = e.arena; /* for the picture */
	engine_send(&e, DX_UNIT_OCR_PAGE, &part, 1, slow_picture());
	usleep(50000);
	start = dx_now_mono_us();
	engine_stop(&e);
	ck_assert_int_lt(dx_now_mono_us() - start, 2000000);
}
END_TEST

static int status_of(const char *const *env, const char *memory)
{
	struct dx_arena *a = dx_arena_new();
	const char *path = engine_path(a);
	const char *argv[] = {"docextract-engine", memory, NULL};
	const struct dx_spawn spawn = {.path = path, .argv = argv, .envp = env, .die_with_parent = true};
	struct dx_err err;
	int status = -1;
	pid_t pid;

	ck_assert(dx_spawn(&spawn, &pid, &err));
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	dx_arena_drop(&a);
	return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

START_TEST(threads_must_be_off)
{
	static const char *const without[] = {"LANG=C.UTF-8", NULL};
	static const char *const wrong[] = {"OMP_THREAD_LIMIT=2", NULL};

	ck_assert_int_eq(status_of(without, MEMORY), 2);
	ck_assert_int_eq(status_of(wrong, MEMORY), 2);
}
END_TEST

START_TEST(arguments_are_checked)
{
	static const char *const env[] = {"OMP_THREAD_LIMIT=1", NULL};

	ck_assert_int_eq(status_of(env, "much"), 2);
	ck_assert_int_eq(status_of(env, "1000"), 2);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("engine/cage");
	TCase *t = tcase_create("cage");
	TCase *life = tcase_create("life");

	tcase_set_timeout(t, 240);
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, a_deadline_ends_the_reader);
	tcase_add_test(t, the_owner_can_cancel);
	tcase_add_test(t, requests_that_are_none);
	tcase_add_test(t, readers_are_caged);
	tcase_add_test(t, the_same_document_gives_the_same_words);
	suite_add_tcase(s, t);
	tcase_set_timeout(life, 120);
	tcase_add_test(life, the_reader_dies_with_the_owner);
	tcase_add_test(life, threads_must_be_off);
	tcase_add_test(life, arguments_are_checked);
	suite_add_tcase(s, life);
	return s;
}

int main(void)
{
	return unit_main(suite());
}
