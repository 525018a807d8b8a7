/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * docextract doctor --chaos: a service of its own (chaos_house.c), documents for it (chaos_traffic.c), deaths in it
 * (chaos_tree.c), and what must hold afterwards (doctor_chaos.c, sql/checks).
 *
 * That nothing else is touched does not rest on care but on what this program has in its hands: it reads no
 * configuration and drops its environment, so it knows no database but the cluster that it makes, or the one named
 * on the command line, which must be empty; it signals only descendants of its own process, through descriptors that
 * cannot come to mean another process.
 */
#ifndef DOCEXTRACT_CHAOS_H
#define DOCEXTRACT_CHAOS_H

#include <signal.h>
#include <sys/types.h>

#include "cli.h"

#define CHAOS_TEAMS 4

/* Set by SIGINT and SIGTERM: leave every loop, clean up. */
extern volatile sig_atomic_t chaos_interrupted;

/* ---- chaos_house.c: the throw-away service ---- */

struct chaos_house {
	struct cli *c;
	const char *folder;   /* mode 0700; everything is below it */
	const char *programs; /* PostgreSQL's server programs; NULL: the database was given */
	const char *owner;    /* conninfo of the schema's owner */
	const char *daemon;   /* conninfo of the daemon */
	const char *keys[CHAOS_TEAMS];
	uint16_t port;
	bool has_schema;        /* we made one in the database that was given */
	bool has_roles;         /* and the roles */
	pid_t postgres, master; /* 0: not running */
	bool master_ended;      /* by itself: that is never right */
};

/* Folder, cluster (or the given database, refused unless empty), schema, accounts. False: printed why. */
bool chaos_house_build(struct chaos_house *h, uint16_t receiver_port);
/* Start docextractd and wait until it is ready. */
bool chaos_house_open(struct chaos_house *h);
/* Start docextractd without waiting. */
bool chaos_house_start(struct chaos_house *h);
/* As `pg_ctl restart -m immediate`, with a pause of PAUSE_MS between. */
bool chaos_house_restart_database(struct chaos_house *h, int pause_ms);
/* SIGTERM to the daemon. True: it ended by itself with code 0, and so did all that it had started. */
bool chaos_house_close(struct chaos_house *h);
/* Ends what still runs, removes what was made. KEEP: not the folder. */
void chaos_house_remove(struct chaos_house *h, bool keep);
/* Take note of processes that ended; returns how many of PIDS were among them, and clears those. */
void chaos_house_reap(struct chaos_house *h, pid_t *pids, size_t n, int *bad_r);
/* Name below the folder. */
const char *chaos_path(const struct chaos_house *h, const char *name);

/* ---- chaos_tree.c: who lives in it ---- */

enum chaos_role {
	CHAOS_API,
	CHAOS_WORKER,
	CHAOS_ENGINE,
	CHAOS_READER,
	CHAOS_SENDER,
	CHAOS_KEEPER,
	CHAOS_MASTER,
	CHAOS_OTHER
};
#define CHAOS_ROLES 8
extern const char *const chaos_role_names[CHAOS_ROLES];

struct chaos_proc {
	pid_t pid;
	enum chaos_role role;
};

#define CHAOS_PROCS_MAX 256
/* Descendants of this process but those of the N pids of BUT; zombies are none. How many. */
size_t chaos_tree(const pid_t *but, size_t n_but, struct chaos_proc procs_r[CHAOS_PROCS_MAX]);
/* Signal PID if it is a descendant of this process, and only then. */
bool chaos_signal(pid_t pid, int signo);

/* ---- chaos_traffic.c: clients and the receiver of events, each a process of its own ---- */

struct chaos_traffic {
	uint16_t port; /* of the API */
	const char *const *keys;
	int64_t documents;
	int receiver_fd; /* listening */
	int accepted_fd; /* read end: a uuid and a newline for each 202 */
	int arrived_fd;  /* read end: an event id and a newline for each delivery */
	pid_t clients[CHAOS_TEAMS], receiver;
	struct dx_buf accepted, arrived;
};

/* A listening socket on loopback, and its port. */
bool chaos_receiver_listen(int *fd_r, uint16_t *port_r, struct dx_err *err) DX_MUST_CHECK;
/* Start the clients and the receiver. */
bool chaos_traffic_start(struct chaos_traffic *t, struct dx_err *err) DX_MUST_CHECK;
/* Take in what they have told. */
void chaos_traffic_pump(struct chaos_traffic *t);
void chaos_traffic_stop(struct chaos_traffic *t);

/* GET PATH; the status, 0: no answer. */
int chaos_get(uint16_t port, const char *path);
/* POST document number N to PATH with KEY; the status, 0: no answer. ANSWER: the whole of it, head and body. */
int chaos_post(uint16_t port, const char *path, const char *key, int64_t n, struct dx_buf *answer);
/* A statement of an invented bank with a text layer, another for each N. */
void chaos_statement(int64_t n, struct dx_buf *pdf);

/* ---- doctor_chaos.c ---- */

struct chaos_options {
	const char *documents, *kills, *seed, *seconds, *keep;
};
int doctor_chaos(struct cli *c, const struct chaos_options *o);

#endif
