/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A configuration file: everything that is wrong with it is said, without what looks like a secret. */
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "dx/conf/conf.h"
#include "dx/os/fd.h"
#include "fuzz.h"

static void count(const char *message, void *arg)
{
	FUZZ_CHECK(message[0] != 0 && strstr(message, "sesame") == NULL);
	++*(int *)arg;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const char secret[] = "\ndatabase.conninfo = password=sesame host=\n";
	int fd = memfd_create("conf", MFD_CLOEXEC);
	struct dx_conf *conf = NULL;
	struct dx_err err;
	int mistakes = 0;
	char path[64];
	char *text = NULL;
	size_t n = 0;
	FILE *out;

	FUZZ_CHECK(fd >= 0 && dx_write_all(fd, data, size, &err) && dx_write_all(fd, secret, strlen(secret), &err));
	(void)snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
	if (dx_conf_load(path, NULL, &conf, count, &mistakes)) {
		FUZZ_CHECK(mistakes == 0);
		out = open_memstream(&text, &n);
		FUZZ_CHECK(out != NULL);
		dx_conf_print(conf, out);
		FUZZ_CHECK(fclose(out) == 0 && strstr(text, "sesame") == NULL);
		free(text);
		dx_conf_free(&conf);
	} else {
		FUZZ_CHECK(mistakes > 0);
	}
	dx_fd_close(&fd);
	return 0;
}
