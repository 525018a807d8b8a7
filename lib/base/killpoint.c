/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/killpoint.h"

#ifdef DX_DEBUG_BUILD
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "dx/base/check.h"

static struct {
	bool prepared;
	char name[64]; /* "": nobody dies */
	unsigned long n;
	atomic_uint own;
	atomic_uint *count; /* in the file, or own */
} at;

static void map_count(const char *path)
{
	int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	void *p = MAP_FAILED;

	if (fd >= 0 && ftruncate(fd, sizeof(*at.count)) == 0)
		p = mmap(NULL, sizeof(*at.count), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	if (fd >= 0)
		close(fd);
	/* a test that counts nothing would prove nothing */
	if (p == MAP_FAILED)
		dx_die("DX_DIE_COUNT: %s: %m", path);
	at.count = p;
}

void dx_kill_point_prepare(void)
{
	const char *text = getenv("DX_DIE_AT"), *path = getenv("DX_DIE_COUNT");
	size_t n = text != NULL ? strcspn(text, ":") : 0;

	if (at.prepared)
		return;
	at.prepared = true;
	if (n == 0 || n >= sizeof(at.name))
		return;
	memcpy(at.name, text, n);
	at.n = text[n] == ':' ? strtoul(text + n + 1, NULL, 10) : 1;
	at.count = &at.own;
	if (path != NULL)
		map_count(path);
}

void dx_kill_point(const char *name)
{
	dx_kill_point_prepare();
	if (strcmp(name, at.name) == 0 && atomic_fetch_add(at.count, 1) + 1UL == at.n)
		(void)raise(SIGKILL);
}
#endif
