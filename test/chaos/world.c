/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * LD_PRELOAD for the chaos test: a world whose disk can be full and whose clock can jump, while processes run. What
 * is the case stands in the file that DX_WORLD names: two int64, seconds by which the clock is off, and whether the
 * disk is full. A full disk refuses what a real one refuses: bytes behind the end of a file; old ones can be
 * overwritten.
 */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

struct world {
	int64_t clock_off_s;
	int64_t disk_full;
};

static const volatile struct world *world;

/* errno stays as it is: this runs in the middle of other people's calls. */
static const volatile struct world *look(void)
{
	static const struct world sane;
	const char *path = getenv("DX_WORLD");
	int saved = errno;
	void *p = MAP_FAILED;
	int fd;

	if (world)
		return world;
	fd = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
	if (fd >= 0) {
		p = mmap(NULL, sizeof(struct world), PROT_READ, MAP_SHARED, fd, 0);
		close(fd);
	}
	world = p == MAP_FAILED ? &sane : p;
	errno = saved;
	return world;
}

/* dlsym's object pointer as a function of the caller's type. */
static void real(const char *name, void *fn_r)
{
	void *symbol = dlsym(RTLD_NEXT, name);

	if (!symbol)
		abort();
	memcpy(fn_r, &symbol, sizeof(symbol));
}

static int grows(int fd, off_t end)
{
	struct stat st;

	return look()->disk_full && fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && end > st.st_size;
}

static off_t bytes_of(const struct iovec *v, int n)
{
	off_t sum = 0;

	for (int i = 0; i < n; i++)
		sum += (off_t)v[i].iov_len;
	return sum;
}

ssize_t pwrite(int fd, const void *p, size_t n, off_t at)
{
	static ssize_t (*next)(int, const void *, size_t, off_t);

	if (!next)
		real("pwrite", &next);
	if (grows(fd, at + (off_t)n)) {
		errno = ENOSPC;
		return -1;
	}
	return next(fd, p, n, at);
}

ssize_t pwrite64(int fd, const void *p, size_t n, off64_t at)
{
	return pwrite(fd, p, n, at);
}

ssize_t pwritev(int fd, const struct iovec *v, int n, off_t at)
{
	static ssize_t (*next)(int, const struct iovec *, int, off_t);

	if (!next)
		real("pwritev", &next);
	if (grows(fd, at + bytes_of(v, n))) {
		errno = ENOSPC;
		return -1;
	}
	return next(fd, v, n, at);
}

ssize_t pwritev64(int fd, const struct iovec *v, int n, off64_t at)
{
	return pwritev(fd, v, n, at);
}

int posix_fallocate(int fd, off_t at, off_t n)
{
	static int (*next)(int, off_t, off_t);

	if (!next)
		real("posix_fallocate", &next);
	return grows(fd, at + n) ? ENOSPC : next(fd, at, n);
}

int posix_fallocate64(int fd, off64_t at, off64_t n)
{
	return posix_fallocate(fd, at, n);
}

int clock_gettime(clockid_t clock, struct timespec *t)
{
	static int (*next)(clockid_t, struct timespec *);
	int r;

	if (!next)
		real("clock_gettime", &next);
	r = next(clock, t);
	if (r == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
		t->tv_sec += look()->clock_off_s;
	return r;
}

int gettimeofday(struct timeval *restrict t, void *restrict zone)
{
	static int (*next)(struct timeval *restrict, void *restrict);
	int r;

	if (!next)
		real("gettimeofday", &next);
	r = next(t, zone);
	if (r == 0)
		t->tv_sec += look()->clock_off_s;
	return r;
}

time_t time(time_t *t)
{
	struct timespec now;

	(void)clock_gettime(CLOCK_REALTIME, &now);
	if (t)
		*t = now.tv_sec;
	return now.tv_sec;
}
