/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The sender: one process, many flights, each one delivery from claim to settlement. */
#ifndef DX_SENDER_SENDER_INT_H
#define DX_SENDER_SENDER_INT_H

#include <sys/queue.h>

#include "dx/crypt/key.h"
#include "dx/fetch/fetch.h"
#include "dx/role/child.h"
#include "dx/store/delivery.h"

/* Deliveries under way on this host. */
#define DX_FLIGHTS_MAX 1024

/* Where a flight is. */
enum dx_flight_state {
	DX_FLIGHT_LOADING,  /* its body is on the way from the database */
	DX_FLIGHT_SENDING,  /* the request is under way */
	DX_FLIGHT_SETTLING, /* the database is being told how it went */
	DX_FLIGHT_RELEASED, /* being handed back untried */
};

struct dx_sender;

struct dx_flight {
	LIST_ENTRY(dx_flight) link;
	struct dx_sender *s;
	struct dx_arena *arena; /* owns the flight too */
	enum dx_flight_state state;
	struct dx_delivery d;
	struct dx_fetch_call *call;
	struct dx_timer *retry; /* of the settlement */
	int settle_tries;
	struct dx_delivery_outcome outcome;
};

struct dx_sender {
	struct dx_child *child;
	struct dx_db *db;
	struct dx_listen *listen;
	struct dx_fetch *fetch;
	struct dx_timer *poll, *grace;
	struct dx_peppers master; /* n 0: not loaded */
	char name[96];            /* host[pid], as the log of attempts has it */
	LIST_HEAD(flight_list, dx_flight) flights;
	int n_flights;
	bool up, stopping;
	bool claiming;    /* a claim is under way */
	bool claim_again; /* something happened since it was sent */
	bool reclaiming;
	bool claim_failed;     /* said so already */
	int64_t last_endpoint; /* where the last claim ended */
};

/* ---- flight.c ---- */

/* Row ROW of a claim takes off. */
void dx_flight_start(struct dx_sender *s, const PGresult *res, int row);
/* Stop what is still waiting for an answer and hand all such flights back; settlements go on. */
void dx_flights_release(struct dx_sender *s);
/* No callback will come any more: forget them all. */
void dx_flights_free(struct dx_sender *s);

/* ---- request.c ---- */

/*
 * Headers and body of F's request; lives in F's arena. False: the stored secret cannot be used, *ERR says why.
 * The master key is read (again) when the sealed secret asks for one that is not loaded.
 */
bool dx_request_make(struct dx_flight *f, struct dx_fetch_request *r_r, struct dx_err *err) DX_MUST_CHECK;

/* ---- sender.c ---- */

/* There may be something to claim. */
void dx_sender_claim(struct dx_sender *s);
/* A flight has ended. */
void dx_sender_landed(struct dx_sender *s);

#endif
