/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "version.h"

#include <curl/curl.h>
#include <event2/event.h>
#include <jansson.h>
#include <libpq-fe.h>
#include <limits.h>
#include <seccomp.h>
#include <sodium.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>
#include <zlib.h>

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#include "dx/dx.h"
#include "dx/os/proc.h"

static void print_own(void)
{
	const struct scmp_version *seccomp = seccomp_version();
	const curl_version_info_data *curl = curl_version_info(CURLVERSION_NOW);
	char pcre[64] = "";
	int pq = PQlibVersion();

	printf("docextractd %s\n", DX_VERSION);
	printf("libevent %s\n", event_get_version());
	printf("libpq %d.%d\n", pq / 10000, pq % 10000);
	printf("libcurl %s\n", curl->version);
	printf("libcurl's TLS %s\n", curl->ssl_version ? curl->ssl_version : "none");
	printf("libsodium %s\n", sodium_version_string());
	printf("jansson %s\n", jansson_version_str());
	if (pcre2_config(PCRE2_CONFIG_VERSION, NULL) <= (int)sizeof(pcre) &&
	    pcre2_config(PCRE2_CONFIG_VERSION, pcre) > 0)
		printf("pcre2 %s\n", pcre);
	if (seccomp)
		printf("libseccomp %u.%u.%u\n", seccomp->major, seccomp->minor, seccomp->micro);
	printf("zlib %s\n", zlibVersion());
}

/* The engine is another program, with the libraries that read hostile files: it is asked itself. */
static void print_engine(void)
{
	char path[PATH_MAX];
	pid_t pid;

	if (!dx_self_sibling("docextract-engine", path, sizeof(path)) || access(path, X_OK) != 0)
		(void)snprintf(path, sizeof(path), "%s/docextract-engine", DX_LIBEXECDIR);
	(void)fflush(stdout);
	pid = fork();
	if (pid == 0) {
		execl(path, path, "--version", (char *)NULL);
		(void)fprintf(stderr, "docextract-engine: not found at %s\n", path);
		_exit(1);
	}
	if (pid > 0)
		(void)waitpid(pid, NULL, 0);
}

void print_versions(void)
{
	print_own();
	print_engine();
}
