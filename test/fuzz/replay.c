/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A fuzz target without libFuzzer: every file of test/fuzz/corpus/NAME (NAME from the program's own name, test_NAME)
 * or of the arguments once through it, and every seed cut off at each of some places.
 */
#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <string.h>
#include <sys/stat.h>

#include "dx/base/log.h"
#include "dx/os/fd.h"
#include "fuzz.h"

#define FILE_MAX (4u << 20)
#define CUTS     16u

static void drop_line(const struct dx_log_line *line)
{
	(void)line;
}

static void replay_bytes(struct dx_str s)
{
	char *exact = fuzz_exact((const uint8_t *)s.p, s.n);

	FUZZ_CHECK(LLVMFuzzerTestOneInput((const uint8_t *)exact, s.n) <= 0);
	free(exact);
}

static bool replay_file(const char *path)
{
	struct dx_buf b = DX_BUF_INIT;
	struct dx_err err;
	bool ok = dx_read_file(path, FILE_MAX, &b, &err);

	if (!ok)
		(void)fprintf(stderr, "%s: %s\n", path, err.msg);
	/* a crash says where it was */
	if (getenv("FUZZ_VERBOSE"))
		(void)fprintf(stderr, "%s\n", path);
	for (size_t i = 0; ok && i <= CUTS; i++)
		replay_bytes(dx_strn(b.data, b.len * i / CUTS));
	dx_buf_free(&b);
	return ok;
}

/* Files of a folder; how many, or -1. */
static int replay_folder(const char *folder)
{
	DIR *d = opendir(folder);
	int n = 0;

	if (!d)
		return -1;
	for (struct dirent *e = readdir(d); e && n >= 0; e = readdir(d)) {
		char path[PATH_MAX];

		if (e->d_name[0] == '.')
			continue;
		if (snprintf(path, sizeof(path), "%s/%s", folder, e->d_name) >= (int)sizeof(path))
			n = -1;
		else
			n = replay_file(path) ? n + 1 : -1;
	}
	(void)closedir(d);
	return n;
}

static int replay(const char *path)
{
	struct stat st;

	if (stat(path, &st) != 0)
		return -1;
	return S_ISDIR(st.st_mode) ? replay_folder(path) : replay_file(path) ? 1 : -1;
}

int main(int argc, char **argv)
{
	const char *self = strrchr(argv[0], '/');
	const char *name = strstr(self ? self : argv[0], "test_");
	char own[PATH_MAX];
	int n = 0;

	dx_log_set_sink(drop_line);
	if (argc < 2 && name) {
		(void)snprintf(own, sizeof(own), "test/fuzz/corpus/%s", name + strlen("test_"));
		n = replay(own);
	}
	for (int i = 1; i < argc && n >= 0; i++) {
		int more = replay(argv[i]);

		n = more < 0 ? -1 : n + more;
	}
	if (n <= 0) {
		(void)fprintf(stderr, "%s: nothing to replay (run it from the root of the project)\n", argv[0]);
		return EXIT_FAILURE;
	}
	printf("fuzz/%s: %d files replayed\n", name ? name + strlen("test_") : "", n);
	return EXIT_SUCCESS;
}
