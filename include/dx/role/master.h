/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The master: opens the sockets, starts the children, starts them again,
 * reloads, stops. It speaks no HTTP, opens no database and parses nothing but
 * its configuration, so there is little that could bring it down.
 */
#ifndef DX_ROLE_MASTER_H
#define DX_ROLE_MASTER_H

#include "dx/role/child.h"

/* One kind of child. */
struct dx_role {
	const char *name;
	int (*run)(struct dx_child *c);
	int (*count)(const struct dx_conf *c); /* processes on this host; 0: switched off */
	bool listens;                          /* gets the API listener */
	bool admin;                            /* gets the admin listener */
	bool upstream;                         /* gets the listener of upstream.listen */
};

struct dx_master_options {
	const char *conf_file;        /* NULL: none */
	const char *const *overrides; /* "name=value", NULL-terminated; may be NULL */
	const struct dx_role *roles;
	size_t n_roles;
};

/* Runs until it is told to stop; returns the process's exit code (enum dx_exit). */
int dx_master_run(const struct dx_master_options *o);

/*
 * Read FILE, environment and OVERRIDES and check what one option alone cannot tell. Every mistake goes to
 * ON_ERROR as "file:line: …"; NULL: to the log. False when there was one.
 */
bool dx_master_load(const char *file, const char *const *overrides, struct dx_conf **c_r,
		    void (*on_error)(const char *message, void *arg), void *arg) DX_MUST_CHECK;

#endif
