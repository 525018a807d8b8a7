/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The test server in the foreground, for load generators and probes: serve PORT [MAX_BODY_BYTES] */
#include "../../unit/http/server.h"

int main(int argc, char **argv)
{
	struct server s = {0};
	struct dx_http_options o = server_options(&s);
	uint64_t v = 0;
	int port;
	int fd;

	if (argc < 2 || !dx_str_u64(dx_str(argv[1]), &v) || v > 65535) {
		(void)fprintf(stderr, "usage: serve PORT [MAX_BODY_BYTES]\n");
		return 2;
	}
	port = (int)v;
	if (argc > 2 && dx_str_u64(dx_str(argv[2]), &v))
		o.max_body_bytes = (size_t)v;
	o.max_connections = 1024;
	(void)sigaction(SIGPIPE, &(struct sigaction){.sa_handler = SIG_IGN}, NULL);
	fd = server_listen(&port);
	server_run(fd, &s, &o);
	close(fd);
	return 0;
}
