/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * One TLS connection of a client, taken off here: what it says goes on as plain bytes through a socket pair, and what
 * comes back is encrypted. Whoever has the pair's other end sees an ordinary connection: bytes, an end when the client
 * sends no more, and room or none. doc/decisions/0034 says why this is so.
 *
 *     client ══ TLS ══ OUTER [relay] INNER ── socket pair ── server
 */
#ifndef DX_TLS_RELAY_H
#define DX_TLS_RELAY_H

#include "dx/ev/loop.h"
#include "dx/tls/tls.h"

struct dx_relay;

enum dx_relay_start {
	DX_RELAY_TLS,    /* the handshake is done */
	DX_RELAY_PLAIN,  /* the client speaks plain HTTP: its bytes pass as they are, to be told so */
	DX_RELAY_FAILED, /* the relay ends */
};

struct dx_relay_options {
	/*
	 * What comes before TLS: given the N bytes so far, how many more surely belong to it (passed on as they are),
	 * 0: it is whole, -1: that is none. NULL: there is nothing before TLS.
	 */
	int (*preface)(const unsigned char *p, size_t n);
	/* Once, from the loop; not at all when the client went without a word. WHY: of a failure, for the log. */
	void (*on_start)(enum dx_relay_start how, const char *why, void *arg);
	/* Once, from the loop, both descriptors are closed: the relay is gone. */
	void (*on_end)(void *arg);
	void *arg;
};

#define DX_RELAY_PREFACE_MAX 1100u
/* What is left to send when INNER has ended may stay without progress for so long. */
#define DX_RELAY_STUCK_US INT64_C(30000000)

/*
 * Takes over OUTER (a connected socket) and INNER, both non-blocking. It does nothing before the loop runs, and has no
 * deadline for the handshake: who has the other end closes it when it takes too long. SIGPIPE must be ignored.
 */
struct dx_relay *dx_relay_new(struct dx_loop *l, const struct dx_tls *t, int outer, int inner,
			      const struct dx_relay_options *o);
/* Cut it off at once; on_end() is not called. */
void dx_relay_free(struct dx_relay **r);

#endif
