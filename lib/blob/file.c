/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Objects as files: <storage.dir>/ab/cd/<name>, 0600 in folders 0700. Written as <name>.part, synced, renamed, and the
 * folder synced: a name is there only for a whole file. No link is followed below storage.dir.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "blob_int.h"
#include "dx/base/buf.h"
#include "dx/base/check.h"
#include "dx/os/fd.h"
#include "pool.h"

#define PART     ".part"
#define LIST_MAX 500

struct file_store {
	char *dir;
	struct dx_pool *pool;
};

/* One operation. It may outlive its dx_blob_op, when that is cancelled while a thread has it. */
struct file_op {
	struct dx_task task;
	struct file_store *f;
	struct dx_blob_op *op; /* NULL: cancelled */
	char key[sizeof(((struct dx_blob_op *)NULL)->key)];
	uint64_t at;
	size_t n;
	int fd; /* of the file that is being written; −1: none */
	char *piece;
	struct dx_buf names;
	bool ok;
	struct dx_err err;
};

/* ---- in a thread ---- */

static bool failed(struct file_op *o, const char *what)
{
	/* the path is the operator's: its errors are for the log */
	return dx_fail_errno(&o->err, DX_E_storage_unavailable, "%s \"%s/%s\"", what, o->f->dir, o->key);
}

/* "ab/cd/name" → name */
static const char *name_of(const char *key)
{
	const char *slash = strrchr(key, '/');
	return slash != NULL ? slash + 1 : key;
}

static bool enter(struct file_op *o, int at, const char *name, bool make, int *fd_r)
{
	bool made = make && mkdirat(at, name, 0700) == 0;

	if (make && !made && errno != EEXIST)
		return failed(o, "cannot make a folder for");
	if (made && fsync(at) != 0)
		return failed(o, "cannot sync the folder above");
	*fd_r = openat(at, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
	return *fd_r >= 0 || failed(o, "cannot open the folder of");
}

/* The folder of o->key. *MISSING_R (may be NULL): it is not there, although storage.dir is. */
static bool open_folder(struct file_op *o, bool make, int *fd_r, bool *missing_r)
{
	const char upper[3] = {o->key[0], o->key[1], '\0'}, lower[3] = {o->key[3], o->key[4], '\0'};
	int top = open(o->f->dir, O_RDONLY | O_DIRECTORY | O_CLOEXEC), middle = -1;
	bool ok = false;

	if (top < 0)
		return failed(o, "cannot open the folder above");
	errno = 0;
	ok = enter(o, top, upper, make, &middle) && enter(o, middle, lower, make, fd_r);
	if (missing_r != NULL)
		*missing_r = !ok && o->err.sys_errno == ENOENT;
	dx_fd_close(&middle);
	dx_fd_close(&top);
	return ok;
}

static void part_name(const struct file_op *o, char *out, size_t size)
{
	(void)snprintf(out, size, "%.*s" PART, DX_BLOB_KEY, name_of(o->key));
}

static bool begin_file(struct file_op *o)
{
	char part[DX_BLOB_KEY + sizeof(PART)];
	int folder;

	if (!open_folder(o, true, &folder, NULL))
		return false;
	part_name(o, part, sizeof(part));
	o->fd = openat(folder, part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
	bool ok = o->fd >= 0 || failed(o, "cannot make");
	dx_fd_close(&folder);
	return ok;
}

static void write_piece(struct dx_task *t)
{
	struct file_op *o = (struct file_op *)(void *)t;
	struct dx_err err;

	o->ok = o->fd >= 0 || begin_file(o);
	if (o->ok && !dx_write_all(o->fd, o->piece, o->n, &err)) {
		errno = err.sys_errno;
		o->ok = failed(o, "cannot write");
	}
}

static void commit(struct dx_task *t)
{
	struct file_op *o = (struct file_op *)(void *)t;
	char part[DX_BLOB_KEY + sizeof(PART)];
	int folder = -1;

	part_name(o, part, sizeof(part));
	o->ok = open_folder(o, false, &folder, NULL) && (fsync(o->fd) == 0 || failed(o, "cannot sync")) &&
		(renameat(folder, part, folder, name_of(o->key)) == 0 || failed(o, "cannot rename")) &&
		(fsync(folder) == 0 || failed(o, "cannot sync the folder of"));
	dx_fd_close(&o->fd);
	dx_fd_close(&folder);
}

static bool unlink_in(struct file_op *o, int folder, const char *name)
{
	return unlinkat(folder, name, 0) == 0 || errno == ENOENT || failed(o, "cannot delete");
}

/* Also what an interrupted put has left. */
static void delete_file(struct dx_task *t)
{
	struct file_op *o = (struct file_op *)(void *)t;
	char part[DX_BLOB_KEY + sizeof(PART)];
	bool missing = false;
	int folder = -1;

	part_name(o, part, sizeof(part));
	if (!open_folder(o, false, &folder, &missing)) {
		o->ok = missing;
		return;
	}
	o->ok = unlink_in(o, folder, name_of(o->key)) && unlink_in(o, folder, part) &&
		(fsync(folder) == 0 || failed(o, "cannot sync the folder of"));
	dx_fd_close(&folder);
}

static bool read_up_to(struct file_op *o, int fd)
{
	size_t got = 0;

	while (got < o->n) {
		ssize_t n = pread(fd, o->piece + got, o->n - got, (off_t)(o->at + got));
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			return failed(o, "cannot read");
		if (n == 0)
			break;
		got += (size_t)n;
	}
	o->n = got;
	return true;
}

static bool not_found(struct file_op *o)
{
	return dx_fail(&o->err, DX_E_not_found, "there is no file \"%s/%s\"", o->f->dir, o->key);
}

static void read_piece(struct dx_task *t)
{
	struct file_op *o = (struct file_op *)(void *)t;
	bool missing = false;
	int folder, fd;

	if (!open_folder(o, false, &folder, &missing)) {
		o->ok = missing ? not_found(o) : false;
		return;
	}
	fd = openat(folder, name_of(o->key), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK);
	if (fd >= 0)
		o->ok = read_up_to(o, fd);
	else
		o->ok = errno == ENOENT ? not_found(o) : failed(o, "cannot open");
	dx_fd_close(&fd);
	dx_fd_close(&folder);
}

/* ---- names, in a thread ---- */

static int by_bytes(const struct dirent **a, const struct dirent **b)
{
	return strcmp((*a)->d_name, (*b)->d_name);
}

static int no_dots(const struct dirent *e)
{
	return e->d_name[0] != '.';
}

/* "ab/cd" → one line for each file; a .part under the name that it was to get. */
static bool list_leaf(struct file_op *o, int top, const char *leaf, size_t *n)
{
	struct dirent **e = NULL;
	struct dx_buf line = DX_BUF_INIT;
	int count = scandirat(top, leaf, &e, no_dots, by_bytes);

	for (int i = 0; i < count; i++) {
		struct dx_str name = dx_str(e[i]->d_name);
		if (dx_str_ends(name, PART))
			name.n -= sizeof(PART) - 1;
		dx_buf_reset(&line);
		dx_buf_printf(&line, "%s/%.*s", leaf, DX_STR_ARG(name));
		if (strcmp(dx_buf_cstr(&line), o->key) > 0) {
			dx_buf_addstr(&o->names, dx_strn(line.data, line.len));
			dx_buf_addc(&o->names, '\n');
			++*n;
		}
		free(e[i]);
	}
	free(e);
	dx_buf_free(&line);
	return count >= 0 || errno == ENOENT || errno == ENOTDIR || failed(o, "cannot list the folder of");
}

static bool list_upper(struct file_op *o, int top, const char *upper, size_t *n)
{
	struct dirent **e = NULL;
	char leaf[8];
	bool ok = true;
	int count = scandirat(top, upper, &e, no_dots, by_bytes);

	for (int i = 0; i < count; i++) {
		/* what is longer is not ours; what is before the name to begin behind was listed before */
		if (ok && *n < LIST_MAX && strlen(e[i]->d_name) == 2) {
			(void)snprintf(leaf, sizeof(leaf), "%.2s/%.2s", upper, e[i]->d_name);
			if (strncmp(leaf, o->key, 5) >= 0)
				ok = list_leaf(o, top, leaf, n);
		}
		free(e[i]);
	}
	free(e);
	return ok && (count >= 0 || errno == ENOENT || errno == ENOTDIR || failed(o, "cannot list the folder of"));
}

static void list_names(struct dx_task *t)
{
	struct file_op *o = (struct file_op *)(void *)t;
	char upper[3];
	size_t n = 0;
	int top = open(o->f->dir, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

	o->ok = top >= 0 || failed(o, "cannot open the folder above");
	for (unsigned i = 0; o->ok && i < 256 && n < LIST_MAX; i++) {
		(void)snprintf(upper, sizeof(upper), "%02x", i);
		if (strncmp(upper, o->key, 2) >= 0)
			o->ok = list_upper(o, top, upper, &n);
	}
	dx_fd_close(&top);
}

/* ---- in the loop ---- */

static void op_drop(struct file_op *o)
{
	dx_fd_close(&o->fd);
	free(o->piece);
	dx_buf_free(&o->names);
	free(o);
}

static void start(struct file_op *o, void (*run)(struct dx_task *t), void (*done)(struct dx_task *t))
{
	o->task.run = run;
	o->task.done = done;
	dx_pool_run(o->f->pool, &o->task);
}

static void finish(struct file_op *o, struct dx_str bytes)
{
	struct dx_blob_op *op = o->op;

	op->own = NULL;
	dx_blob_done(op, bytes, o->ok ? NULL : &o->err);
	op_drop(o);
}

static void on_done(struct dx_task *t)
{
	struct file_op *o = (struct file_op *)(void *)t;

	if (o->op == NULL)
		op_drop(o);
	else
		finish(o, o->piece != NULL ? dx_strn(o->piece, o->n) : dx_strn(o->names.data, o->names.len));
}

/* What was begun of a file goes, whether its operation failed or was cancelled; errors leave it to the keeper. */
static void undo(struct dx_task *t)
{
	struct file_op *o = (struct file_op *)(void *)t;
	const struct dx_err why = o->err;

	dx_fd_close(&o->fd);
	delete_file(t);
	o->ok = false;
	o->err = why;
}

static void on_undone(struct dx_task *t)
{
	struct file_op *o = (struct file_op *)(void *)t;

	if (o->op == NULL)
		op_drop(o);
	else
		finish(o, dx_str(NULL));
}

static void on_committed(struct dx_task *t)
{
	struct file_op *o = (struct file_op *)(void *)t;

	if (o->op == NULL || !o->ok)
		start(o, undo, on_undone);
	else
		finish(o, dx_str(NULL));
}

static void on_written(struct dx_task *t);

static void go_on(struct file_op *o)
{
	const struct dx_blob_source *s = o->op->source;
	uint64_t left = s->bytes - o->at;

	if (left == 0) {
		start(o, commit, on_committed);
		return;
	}
	o->n = left < DX_BLOB_PIECE ? (size_t)left : DX_BLOB_PIECE;
	s->read(s->arg, o->at, o->piece, o->n);
	o->at += o->n;
	start(o, write_piece, on_written);
}

static void on_written(struct dx_task *t)
{
	struct file_op *o = (struct file_op *)(void *)t;

	if (o->op == NULL || !o->ok)
		start(o, undo, on_undone);
	else
		go_on(o);
}

static struct file_op *op_of(struct dx_blob_op *op, size_t piece_bytes)
{
	struct file_op *o = calloc(1, sizeof(*o));
	char *piece = piece_bytes > 0 ? malloc(piece_bytes) : NULL;

	if (o == NULL || (piece_bytes > 0 && piece == NULL))
		dx_die("out of memory");
	*o = (struct file_op){.f = op->store, .op = op, .at = op->at, .n = op->n, .fd = -1, .piece = piece};
	memcpy(o->key, op->key, sizeof(o->key));
	op->own = o;
	return o;
}

static void file_put(struct dx_blob_op *op)
{
	go_on(op_of(op, op->source->bytes < DX_BLOB_PIECE ? (size_t)op->source->bytes : DX_BLOB_PIECE));
}

static void file_get(struct dx_blob_op *op)
{
	start(op_of(op, op->n), read_piece, on_done);
}

static void file_delete(struct dx_blob_op *op)
{
	start(op_of(op, 0), delete_file, on_done);
}

static void file_list(struct dx_blob_op *op)
{
	start(op_of(op, 0), list_names, on_done);
}

/* A thread has it, or will: it is freed when that is over. */
static void file_cancel(struct dx_blob_op *op)
{
	struct file_op *o = op->own;
	o->op = NULL;
}

static bool file_open(const struct dx_conf *c, struct dx_loop *loop, void **store_r, struct dx_err *err)
{
	const char *dir = dx_conf_str(c, DX_OPT_storage_dir);
	struct file_store *f;
	struct stat st;

	if (*dir == '\0')
		return true;
	if (*dir != '/')
		return dx_fail(err, DX_E_internal_error, "storage.dir: \"%s\" is no full path", dir);
	if (stat(dir, &st) != 0)
		return dx_fail_errno(err, DX_E_internal_error, "storage.dir: cannot use \"%s\"", dir);
	if (!S_ISDIR(st.st_mode) || (st.st_mode & 07) != 0)
		return dx_fail(err, DX_E_internal_error,
			       "storage.dir: \"%s\" must be a folder that others have no rights to (chmod 0700)", dir);
	if (access(dir, R_OK | W_OK | X_OK) != 0)
		return dx_fail_errno(err, DX_E_internal_error, "storage.dir: cannot write to \"%s\"", dir);
	f = calloc(1, sizeof(*f));
	if (f == NULL || (f->dir = strdup(dir)) == NULL)
		dx_die("out of memory");
	f->pool = dx_pool_new(loop);
	*store_r = f;
	return true;
}

static void file_close(void *store)
{
	struct file_store *f = store;

	dx_pool_free(&f->pool);
	free(f->dir);
	free(f);
}

const struct dx_blob_driver dx_blob_file = {
	.name = "file",
	.open = file_open,
	.close = file_close,
	.put = file_put,
	.get = file_get,
	.del = file_delete,
	.list = file_list,
	.cancel = file_cancel,
};
