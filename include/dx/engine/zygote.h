/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The engine's main process: it loads the libraries and models once and then
 * forks a throwaway reader for each unit of work (dx/eng/unit.h). It never
 * looks into a document itself, and what a reader hands back is untrusted:
 * its frame is checked and its size capped, its contents are passed on as bytes.
 */
#ifndef DX_ENGINE_ZYGOTE_H
#define DX_ENGINE_ZYGOTE_H

#include "dx/dx.h"

struct dx_zygote_conf {
	int channel_fd;               /* to the owner; taken over */
	uint64_t reader_memory_bytes; /* address space of each reader, what the engine has mapped included */
};

/* Serve until the owner closes the channel. The exit status for main: 0 after an orderly end. */
int dx_zygote_run(const struct dx_zygote_conf *conf);

#endif
