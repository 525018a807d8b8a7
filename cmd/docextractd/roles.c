/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "roles.h"

#include <string.h>

#include "dx/api/api.h"
#include "dx/keeper/keeper.h"
#include "dx/sender/sender.h"
#include "dx/upstream/upstream.h"
#include "dx/worker/worker.h"

static int api_count(const struct dx_conf *c)
{
	return (int)dx_conf_int(c, DX_OPT_api_processes);
}

static int worker_count(const struct dx_conf *c)
{
	return (int)dx_conf_int(c, DX_OPT_workers);
}

static int sender_count(const struct dx_conf *c)
{
	return dx_conf_bool(c, DX_OPT_sender) ? 1 : 0;
}

static int keeper_count(const struct dx_conf *c)
{
	return dx_conf_bool(c, DX_OPT_keeper) ? 1 : 0;
}

static int upstream_count(const struct dx_conf *c)
{
	return dx_conf_str(c, DX_OPT_upstream_listen)[0] != '\0' ? 1 : 0;
}

const struct dx_role dx_roles[DX_ROLE_COUNT] = {
	{.name = "keeper", .run = dx_keeper_run, .count = keeper_count, .admin = true},
	{.name = "worker", .run = dx_worker_run, .count = worker_count},
	{.name = "sender", .run = dx_sender_run, .count = sender_count},
	{.name = "upstream", .run = dx_upstream_run, .count = upstream_count, .upstream = true},
	{.name = "api", .run = dx_api_run, .count = api_count, .listens = true},
};

const struct dx_role *dx_role_lookup(const char *name)
{
	for (size_t i = 0; i < DX_LEN(dx_roles); i++)
		if (strcmp(dx_roles[i].name, name) == 0)
			return &dx_roles[i];
	return NULL;
}
