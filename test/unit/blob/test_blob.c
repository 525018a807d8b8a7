/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The folder driver as its callers see it; S3 is tried by test/it/test_storage.py against a server that checks
 * signatures. */
#include "dx/blob/blob.h"

#include <check.h>
#include <errno.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../unit.h"
#include "dx/base/buf.h"
#include "dx/crypt/key.h"

#define UUID "01a1fef1-8f6a-705a-999e-8f98b7dc4f6f"
#define SIZE ((size_t)3 * 1024 * 1024 + 17)

struct fixture {
	char dir[64];
	struct dx_loop *loop;
	struct dx_conf *conf;
	struct dx_blobs *blobs;
	int calls;
	bool ok;
	struct dx_err err;
	struct dx_buf got;
};

static void on_end(struct dx_str bytes, const struct dx_err *err, void *arg)
{
	struct fixture *f = arg;

	f->calls++;
	f->ok = err == NULL;
	if (err != NULL)
		f->err = *err;
	dx_buf_reset(&f->got);
	dx_buf_addstr(&f->got, bytes);
	dx_loop_stop(f->loop);
}

static bool wait_end(struct fixture *f)
{
	f->calls = 0;
	dx_loop_run(f->loop);
	ck_assert_int_eq(f->calls, 1);
	return f->ok;
}

static struct dx_conf *conf_of(const char *dir, const char *driver)
{
	char a[128], b[64];
	struct dx_conf *c;

	(void)snprintf(a, sizeof(a), "storage.dir=%s", dir);
	(void)snprintf(b, sizeof(b), "storage.driver=%s", driver);
	ck_assert(dx_conf_load(NULL, (const char *const[]){a, b, NULL}, &c, NULL, NULL));
	return c;
}

static void set_up(struct fixture *f)
{
	struct dx_err err;

	*f = (struct fixture){.loop = dx_loop_new()};
	(void)snprintf(f->dir, sizeof(f->dir), "/tmp/dxblob-XXXXXX");
	ck_assert_ptr_nonnull(mkdtemp(f->dir));
	ck_assert(dx_crypt_init(&err));
	f->conf = conf_of(f->dir, "file");
	ck_assert(dx_blobs_open(f->conf, f->loop, &f->blobs, &err));
}

static int remove_one(const char *path, const struct stat *st, int what, struct FTW *where)
{
	(void)st, (void)what, (void)where;
	return remove(path);
}

static void tear_down(struct fixture *f)
{
	dx_blobs_close(&f->blobs);
	dx_conf_free(&f->conf);
	dx_loop_free(&f->loop);
	dx_buf_free(&f->got);
	ck_assert_int_eq(nftw(f->dir, remove_one, 8, FTW_DEPTH | FTW_PHYS), 0);
}

static uint8_t byte_at(uint64_t at)
{
	return (uint8_t)(at * 7 + at / 251);
}

static void read_pattern(void *arg, uint64_t at, void *p, size_t n)
{
	uint8_t *out = p;

	(void)arg;
	for (size_t i = 0; i < n; i++)
		out[i] = byte_at(at + i);
}

static const struct dx_blob_source pattern = {.read = read_pattern, .bytes = SIZE};

static void path_of(const struct fixture *f, const char *key, const char *tail, char *out, size_t size)
{
	(void)snprintf(out, size, "%s/%s%s", f->dir, key, tail);
}

START_TEST(what_is_put_is_there_whole_and_private_and_gone_when_deleted)
{
	struct fixture f;
	char key[DX_BLOB_KEY], path[256];
	struct stat st;
	uint64_t at = 0;

	set_up(&f);
	dx_blob_key(UUID, key);
	(void)dx_blob_put(f.blobs, "file", key, &pattern, on_end, &f);
	ck_assert(wait_end(&f));
	path_of(&f, key, "", path, sizeof(path));
	ck_assert_int_eq(stat(path, &st), 0);
	ck_assert_uint_eq((size_t)st.st_size, SIZE);
	ck_assert_uint_eq(st.st_mode & 0777, 0600);
	path_of(&f, key, ".part", path, sizeof(path));
	ck_assert_int_ne(access(path, F_OK), 0);
	while (at < SIZE) {
		(void)dx_blob_get(f.blobs, "file", key, at, DX_BLOB_PIECE, on_end, &f);
		ck_assert(wait_end(&f));
		ck_assert_uint_gt(f.got.len, 0);
		for (size_t i = 0; i < f.got.len; i++)
			ck_assert_uint_eq((uint8_t)f.got.data[i], byte_at(at + i));
		at += f.got.len;
	}
	ck_assert_uint_eq(at, SIZE);
	(void)dx_blob_get(f.blobs, "file", key, SIZE, 10, on_end, &f);
	ck_assert(wait_end(&f));
	ck_assert_uint_eq(f.got.len, 0);
	for (int i = 0; i < 2; i++) {
		(void)dx_blob_delete(f.blobs, "file", key, on_end, &f);
		ck_assert(wait_end(&f));
	}
	(void)dx_blob_get(f.blobs, "file", key, 0, 10, on_end, &f);
	ck_assert(!wait_end(&f));
	ck_assert_int_eq(f.err.code, DX_E_not_found);
	tear_down(&f);
}
END_TEST

START_TEST(names_are_listed_in_order_from_where_one_left_off)
{
	struct fixture f;
	char keys[5][DX_BLOB_KEY], last[DX_BLOB_KEY] = "";
	struct dx_blob_source small = {.read = read_pattern, .bytes = 1};
	int n = 0;

	set_up(&f);
	for (size_t i = 0; i < DX_LEN(keys); i++) {
		dx_blob_key(UUID, keys[i]);
		(void)dx_blob_put(f.blobs, "file", keys[i], &small, on_end, &f);
		ck_assert(wait_end(&f));
	}
	(void)dx_blob_list(f.blobs, "file", "", on_end, &f);
	ck_assert(wait_end(&f));
	struct dx_str rest = dx_strn(f.got.data, f.got.len), line;
	while (dx_str_split(&rest, '\n', &line) && line.n > 0) {
		ck_assert(dx_blob_is_key(line));
		ck_assert_int_gt(strncmp(line.p, last, line.n), 0);
		memcpy(last, line.p, line.n);
		last[line.n] = '\0';
		n++;
	}
	ck_assert_int_eq(n, 5);
	(void)dx_blob_list(f.blobs, "file", last, on_end, &f);
	ck_assert(wait_end(&f));
	ck_assert_uint_eq(f.got.len, 0);
	tear_down(&f);
}
END_TEST

START_TEST(a_cancelled_put_leaves_no_file)
{
	struct fixture f;
	char key[DX_BLOB_KEY], path[256];

	set_up(&f);
	dx_blob_key(UUID, key);
	struct dx_blob_op *op = dx_blob_put(f.blobs, "file", key, &pattern, on_end, &f);
	dx_blob_cancel(&op);
	ck_assert_ptr_null(op);
	/* behind it in the queue, and then the end, which waits */
	(void)dx_blob_list(f.blobs, "file", "", on_end, &f);
	ck_assert(wait_end(&f));
	dx_blobs_close(&f.blobs);
	path_of(&f, key, "", path, sizeof(path));
	ck_assert_int_ne(access(path, F_OK), 0);
	path_of(&f, key, ".part", path, sizeof(path));
	ck_assert_int_ne(access(path, F_OK), 0);
	tear_down(&f);
}
END_TEST

START_TEST(a_put_that_finds_no_room_leaves_no_file)
{
	const struct sigaction ignore = {.sa_handler = SIG_IGN};
	struct fixture f;
	char key[DX_BLOB_KEY], path[256];

	set_up(&f);
	/* as a full disk, but for the word: in the middle of the file no more bytes are taken */
	ck_assert_int_eq(sigaction(SIGXFSZ, &ignore, NULL), 0);
	ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &(struct rlimit){.rlim_cur = SIZE / 2, .rlim_max = SIZE / 2}), 0);
	dx_blob_key(UUID, key);
	(void)dx_blob_put(f.blobs, "file", key, &pattern, on_end, &f);
	ck_assert(!wait_end(&f));
	ck_assert_int_eq(f.err.code, DX_E_storage_unavailable);
	ck_assert_int_eq(f.err.sys_errno, EFBIG);
	path_of(&f, key, ".part", path, sizeof(path));
	ck_assert_int_ne(access(path, F_OK), 0);
	path_of(&f, key, "", path, sizeof(path));
	ck_assert_int_ne(access(path, F_OK), 0);
	tear_down(&f);
}
END_TEST

START_TEST(the_end_may_come_while_much_is_under_way)
{
	struct fixture f;
	char key[DX_BLOB_KEY];

	set_up(&f);
	for (int i = 0; i < 8; i++) {
		dx_blob_key(UUID, key);
		(void)dx_blob_put(f.blobs, "file", key, &pattern, on_end, &f);
		(void)dx_blob_get(f.blobs, "file", key, 0, 10, on_end, &f);
		(void)dx_blob_put(f.blobs, "s3", key, &pattern, on_end, &f);
	}
	tear_down(&f);
	ck_assert_int_eq(f.calls, 0);
}
END_TEST

START_TEST(what_cannot_be_is_said)
{
	static const char *const bad[] = {"../../" UUID ".00000000", "ab/cd/" UUID, "/etc/passwd", "",
					  "ab/cd/../../../../etc/passwd"};
	struct fixture f;
	char key[DX_BLOB_KEY], path[256];

	set_up(&f);
	dx_blob_key(UUID, key);
	for (size_t i = 0; i < DX_LEN(bad); i++) {
		ck_assert(!dx_blob_is_key(dx_str(bad[i])));
		(void)dx_blob_get(f.blobs, "file", bad[i], 0, 10, on_end, &f);
		ck_assert(!wait_end(&f));
		ck_assert_int_eq(f.err.code, DX_E_storage_unavailable);
	}
	(void)dx_blob_get(f.blobs, "s3", key, 0, 10, on_end, &f);
	ck_assert(!wait_end(&f));
	ck_assert_int_eq(f.err.code, DX_E_storage_unavailable);
	/* a link in a folder's place is not followed */
	(void)snprintf(path, sizeof(path), "%s/%.2s", f.dir, key);
	ck_assert_int_eq(symlink("/tmp", path), 0);
	(void)dx_blob_put(f.blobs, "file", key, &pattern, on_end, &f);
	ck_assert(!wait_end(&f));
	ck_assert_int_eq(f.err.code, DX_E_storage_unavailable);
	ck_assert_int_eq(unlink(path), 0);
	/* the folder itself is gone: not "no such object", which would end a document */
	ck_assert_int_eq(rmdir(f.dir), 0);
	(void)dx_blob_get(f.blobs, "file", key, 0, 10, on_end, &f);
	ck_assert(!wait_end(&f));
	ck_assert_int_eq(f.err.code, DX_E_storage_unavailable);
	ck_assert_int_eq(mkdir(f.dir, 0700), 0);
	tear_down(&f);
}
END_TEST

START_TEST(settings_that_cannot_be_are_refused)
{
	struct fixture f;
	struct dx_blobs *b = NULL;
	struct dx_err err;
	struct dx_conf *c;

	set_up(&f);
	ck_assert_str_eq(dx_blobs_driver(f.blobs), "file");
	ck_assert(dx_blobs_has(f.blobs, "file") && !dx_blobs_has(f.blobs, "s3") && dx_blobs_has(f.blobs, "postgres"));
	c = conf_of("", "file");
	ck_assert(!dx_blobs_open(c, f.loop, &b, &err));
	ck_assert_ptr_nonnull(strstr(err.msg, "storage.dir"));
	dx_conf_free(&c);
	c = conf_of(f.dir, "tape");
	ck_assert(!dx_blobs_open(c, f.loop, &b, &err));
	dx_conf_free(&c);
	ck_assert_int_eq(chmod(f.dir, 0755), 0);
	c = conf_of(f.dir, "postgres");
	ck_assert(!dx_blobs_open(c, f.loop, &b, &err));
	ck_assert_ptr_nonnull(strstr(err.msg, "0700"));
	dx_conf_free(&c);
	tear_down(&f);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("blob");
	TCase *c = tcase_create("folder");

	tcase_set_timeout(c, 60);
	tcase_add_test(c, what_is_put_is_there_whole_and_private_and_gone_when_deleted);
	tcase_add_test(c, names_are_listed_in_order_from_where_one_left_off);
	tcase_add_test(c, a_cancelled_put_leaves_no_file);
	tcase_add_test(c, a_put_that_finds_no_room_leaves_no_file);
	tcase_add_test(c, the_end_may_come_while_much_is_under_way);
	tcase_add_test(c, what_cannot_be_is_said);
	tcase_add_test(c, settings_that_cannot_be_are_refused);
	suite_add_tcase(s, c);
	return unit_main(s);
}
