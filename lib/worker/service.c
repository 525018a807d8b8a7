/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A service that the operator has written down and that workers call: its URL, its key, a client for it. */
#include <string.h>

#include "dx/crypt/key.h"
#include "worker_int.h"

#define KEY_MAX 4096

static bool read_key(struct dx_arena *a, const char *path, const char **authorization_r, struct dx_err *err)
{
	char key[KEY_MAX];
	bool ok = dx_secret_line(path, key, sizeof(key), err);

	if (ok)
		*authorization_r = dx_asprintf(a, "Authorization: Bearer %s", key);
	explicit_bzero(key, sizeof(key));
	return ok;
}

bool dx_service_open(struct dx_arena *a, const struct dx_service *s, struct dx_fetch **fetch_r,
		     const char **authorization_r, struct dx_err *err)
{
	*authorization_r = NULL;
	if (!dx_fetch_check_url(s->url, err) ||
	    (*s->key_file != '\0' && !read_key(a, s->key_file, authorization_r, err)))
		return false;
	*fetch_r = dx_fetch_new(&(struct dx_fetch_options){
		.loop = s->loop,
		.policy = {.any = true}, /* the operator has written it down */
		.ca_file = s->ca_file,
		.idle_connections = 1,
	});
	return true;
}
