/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Inside the worker role. Where is what:
 *
 *   worker.c          the process: identity in the database, beat, claims, stop
 *   content.c  the bytes of the last documents, as sealed memory files
 *   work.c     one claimed job: its life, statements that must arrive, failures
 *   open.c     step "open": kind, pages, text layers
 *   page.c     step "ocr_page"
 *   extract.c  step "extract" and the end of the document
 *   cells.c    cells that the extraction wants read again
 *   render.c   step "render": a page's picture
 *   password.c the password of an encrypted file: asked for, used, wiped
 *   revise.c   steps "reanalyze" and "correct": other revisions
 *   remote.c   remote engines: requests, tries
 *   pdf.c      a document as readers get it: the file, or what a remote PDF service says about it
 *   service.c  services that are called: URL, key
 *   model.c    the language model: its server, whether it is to be asked now
 *   suggest.c  asking it about one document, and what comes of it
 *   answer.c   what readers say, checked (pure functions)
 *
 * A worker has at most one job. The job is freed only when no query and no unit of work of it is under
 * way any more ("settled"), so callbacks never meet a dead one; until then nothing new is claimed.
 */
#ifndef DX_WORKER_INT_H
#define DX_WORKER_INT_H

#include "dx/base/arena.h"
#include "dx/blob/blob.h"
#include "dx/crypt/secret.h"
#include "dx/db/db.h"
#include "dx/eng/client.h"
#include "dx/fetch/fetch.h"
#include "dx/role/child.h"
#include "dx/runner/runner.h"
#include "dx/store/job.h"
#include "answer.h"

/* ---- content.c ---- */

#define DX_CONTENT_KEPT     2
#define DX_CONTENT_KEPT_MAX (INT64_C(64) << 20)

struct dx_content_cache {
	struct dx_content_entry {
		char uuid[40];
		int fd;        /* 0 and below: empty */
		uint64_t used; /* turn of the last use */
	} kept[DX_CONTENT_KEPT];
	uint64_t turn;
};

/* The memory file of a document, or −1. Borrowed: valid until the next put. */
int dx_content_get(struct dx_content_cache *c, const char *uuid);
/* Takes FD. Returns it, kept or not: valid until the next put. */
int dx_content_put(struct dx_content_cache *c, const char *uuid, int fd);
void dx_content_clear(struct dx_content_cache *c);
/* A document's bytes on their way into a memory file, piece by piece. */
struct dx_content_file {
	int fd;       /* −1: none */
	int64_t left; /* bytes still to come */
};
bool dx_content_begin(struct dx_content_file *f, int64_t size_bytes, struct dx_err *err) DX_MUST_CHECK;
/* The next bytes. */
bool dx_content_add_bytes(struct dx_content_file *f, struct dx_str bytes, struct dx_err *err) DX_MUST_CHECK;
/* TEXT: a bytea in its text form. */
bool dx_content_add(struct dx_content_file *f, const char *text, struct dx_err *err) DX_MUST_CHECK;
/* Seal the file, once nothing is left to come, and hand it over. */
bool dx_content_end(struct dx_content_file *f, int *fd_r, struct dx_err *err) DX_MUST_CHECK;

/* ---- service.c ---- */

struct dx_service {
	struct dx_loop *loop;
	const char *url;
	const char *key_file; /* holds one word, only its owner can read it (mode 0600); "": no key */
	const char *ca_file;
};
/* AUTHORIZATION_R: the key as a header line in A; NULL: none. Errors: a bad URL, a key file that cannot be used. */
bool dx_service_open(struct dx_arena *a, const struct dx_service *s, struct dx_fetch **fetch_r,
		     const char **authorization_r, struct dx_err *err) DX_MUST_CHECK;

/* ---- remote.c ---- */

/* A remote service: that of upstream.ocr_url or that of upstream.pdf_url. */
struct dx_remote;

/* A page's picture on its way there. */
struct dx_remote_picture {
	struct dx_str png;
	int paper[3]; /* width, height (thousandths of a point), resolution; zeros: unknown */
};

/* *R_R is NULL when none is configured. Errors: a configuration that cannot be used. */
bool dx_remote_new(struct dx_child *c, enum dx_remote_service which, struct dx_remote **r_r,
		   struct dx_err *err) DX_MUST_CHECK;
void dx_remote_free(struct dx_remote **r);
const char *dx_remote_url(const struct dx_remote *r);
/* It has said that it does not read single cells. */
bool dx_remote_reads_no_cells(const struct dx_remote *r);
/* Its answer, which came with STATUS, makes no sense after all. */
void dx_remote_distrust(struct dx_remote *r, int status);
/*
 * Send the picture, whose bytes live until FN is called; again when that may help, until the page's deadline. FN
 * gets a whole answer, or why there is none. Everything lives in A, which must outlive the call.
 */
struct dx_remote_call;
struct dx_remote_call *dx_remote_words(struct dx_remote *r, struct dx_arena *a, const struct dx_remote_picture *pic,
				       const char *languages, const char *request_id,
				       void (*fn)(struct dx_str reply, const struct dx_err *failed, void *arg),
				       void *arg);
/* The same for cells of PAGE, which was read from the picture; WANTS are page 1's. */
struct dx_remote_call *dx_remote_cells(struct dx_remote *r, struct dx_arena *a, const struct dx_remote_picture *pic,
				       const struct dx_page *page, struct dx_str wants, const char *languages,
				       const char *request_id,
				       void (*fn)(struct dx_str reply, const struct dx_err *failed, void *arg),
				       void *arg);
/* A PDF file on its way to the other service. */
struct dx_remote_file {
	int fd; /* sealed; stays open until the call's end */
	uint64_t bytes;
	struct dx_str password; /* empty: none */
	const char *pages;      /* "1-3,7"; "": all */
	int picture_dpi;        /* the one page's picture is wanted; 0: as suits recognition; −1: none */
};
/* FN gets what it says about the file, or, by dx_remote_status(), what is wrong with it. */
struct dx_remote_call *dx_remote_pdf(struct dx_remote *r, struct dx_arena *a, const struct dx_remote_file *f,
				     const char *request_id,
				     void (*fn)(struct dx_str reply, const struct dx_err *failed, void *arg),
				     void *arg);
/* HTTP status of the answer that FN got. */
int dx_remote_status(const struct dx_remote_call *call);
/* FN will not be called. NULL is accepted; sets NULL. */
void dx_remote_cancel(struct dx_remote_call **call);

/* ---- model.c ---- */

/* The server of a language model. */
struct dx_model;

/* *M_R is NULL when none is configured. Errors: a configuration that cannot be used. */
bool dx_model_new(struct dx_child *c, struct dx_model **m_r, struct dx_err *err) DX_MUST_CHECK;
void dx_model_free(struct dx_model **m);
const char *dx_model_name(const struct dx_model *m);
/* Why it is left alone for now, after failures; NULL: it may be asked. */
const char *dx_model_pause(const struct dx_model *m);
/* Send BODY, which lives until FN is called. FN gets NULL when A's body is a whole answer, else why it is not. */
struct dx_model_call;
struct dx_model_call *dx_model_ask(struct dx_model *m, struct dx_arena *a, struct dx_str body,
				   void (*fn)(struct dx_str reply, const char *failed, void *arg), void *arg);
/* FN will not be called. NULL is accepted; sets NULL. */
void dx_model_cancel(struct dx_model_call **call);

/* ---- worker.c ---- */

struct dx_work;

struct dx_worker {
	struct dx_child *child;
	struct dx_db *db;
	struct dx_listen *listen;
	struct dx_runner *engine;
	struct dx_model *model;   /* NULL: not configured */
	struct dx_remote *remote; /* NULL: the engine reads */
	struct dx_remote *pdf;    /* NULL: the engine opens PDF files */
	struct dx_content_cache content;
	struct dx_blobs *blobs; /* content outside of the database */
	struct dx_work *work;   /* the claimed job; NULL: none */
	int64_t id;             /* row in the database; 0: none yet, or lost with its connection */
	bool up;                /* the claim connection works */
	bool starting;          /* worker_start() is under way */
	bool claiming;
	bool claim_again; /* somebody said "job" while we were asking */
	bool beating;
	bool mute; /* no beat got through for too long: others may take us for dead */
	bool stopping, leaving;
	unsigned claims;
	int64_t rest_until_us; /* no claims before */
	int64_t last_beat_us;
	int64_t last_complaint_us;
	uint64_t reconnects;
	struct dx_timer *poll, *beat, *stop;
	int exit_code;
};

/* The job is settled and freed: what next? */
void dx_worker_next(struct dx_worker *w);
/* Claims nothing for a while: what this host lacks, the next job would lack too. */
void dx_worker_rest(struct dx_worker *w);

/* ---- work.c ---- */

/* How long a claim lasts without a sign of life, and how often one is given. */
#define DX_LEASE_MS      60000
#define DX_LEASE_BEAT_US (INT64_C(15) * 1000 * 1000)

struct dx_work {
	struct dx_worker *w;
	struct dx_arena *a;
	struct dx_job job;
	struct dx_work_ask *ask;    /* for the file's password; NULL: not asked yet */
	struct dx_secret *password; /* NULL: none */
	bool ended;                 /* done, lost or dropped: waits until it is settled */
	bool cancelled;             /* its document was cancelled while we worked */
	bool in_unit;
	bool unit_may_fail; /* on_unit gets answers that are not ok as well */
	bool writing;       /* the statement that ends the step is under way or waits for the database */
	int queries;        /* under way */
	int64_t started_us, unit_us;
	struct dx_str parameters; /* of the unit under way; hold the password */
	struct dx_timer *extend, *retry, *slice;
	struct dx_timer *blob_pause;   /* the storage is away */
	struct dx_blob_op *blob;       /* content under way */
	struct dx_remote_call *remote; /* under way */
	struct dx_work_source *source; /* what readers get: see pdf.c; NULL: the file itself */
	void (*on_unit)(struct dx_work *k, const struct dx_eng_answer *answer);
	void (*send)(struct dx_work *k);
	void (*on_sent)(struct dx_work *k, const PGresult *res);
	int tries, refusals;
	bool uncertain;                     /* an earlier try may have been done */
	void *step;                         /* the step's own, see its file */
	const struct dx_revising *revising; /* NULL: the first revision */
	/* for extraction */
	const char *template_body;
	struct dx_str *words; /* stored forms, ascending */
	size_t n_words;
	struct dx_rereads *cells; /* by page as in `words`: read again so far; NULL until there are any */
	int round;                /* the last one in which cells were read again */
	int64_t n_cells;
	int64_t n_text_layer, n_ocr;
	bool opened_here; /* by this very claim */
	int64_t open_ms, extract_ms;
	struct dx_finished *finished; /* the extraction's answer so far */
	struct dx_work_model {
		const char *state;          /* as clients see it; NULL: not come to it yet */
		const char *detail;         /* NULL: none */
		int64_t accepted, rejected; /* proposals */
		bool cached;                /* the reply was there already */
		struct dx_model_call *call; /* under way */
		char request[67];           /* bytea */
		void (*next)(struct dx_work *k);
	} model;
	/* failure */
	struct dx_err err;
	bool crashed, given_up;
	const char *problem;
};

/* What a revision is made of. */
struct dx_revising {
	bool is_correction; /* else a reanalysis: words and template are all it needs */
	bool language_model;
	struct dx_str data, evidence, corrections, patch_type, patch;
};
#define DX_REVISING_PARTS 5
#define DX_REFUSALS_MAX   50

/* Row 0 of RES is a claim. */
void dx_work_begin(struct dx_worker *w, const PGresult *res);
/*
 * First thing in every callback of a query that took K as its argument and was announced by dx_work_query().
 * False: the job has ended meanwhile and K may be gone; or it is cancelled now.
 */
bool dx_work_resume(struct dx_work *k) DX_MUST_CHECK;
/* A query with K as its argument is about to be sent. */
void dx_work_query(struct dx_work *k);
/* A query that only reads failed: hand the job back, or drop it when the database is away. */
void dx_work_read_failed(struct dx_work *k, const struct dx_err *err);

/* Run a unit; ON_UNIT gets good answers only, the others are dealt with. */
void dx_work_unit(struct dx_work *k, enum dx_unit_op op, const struct dx_str *parts, size_t n_parts, int input_fd,
		  void (*on_unit)(struct dx_work *k, const struct dx_eng_answer *answer));
void dx_work_unit_ended(struct dx_work *k, const struct dx_eng_answer *answer);

/*
 * SEND a statement that ends a step, again and again until the database has answered (the fence makes that
 * harmless); then ON_SENT. SEND uses dx_work_on_write as the query's callback.
 */
void dx_work_write(struct dx_work *k, void (*send)(struct dx_work *k),
		   void (*on_sent)(struct dx_work *k, const PGresult *res));
void dx_work_on_write(PGresult *res, const struct dx_err *err, void *arg);

/* What is needed is not there just now: the job is handed back for another try, later. */
void dx_work_again(struct dx_work *k, const struct dx_err *err);
/* A reader said what cannot be: as if it had crashed. */
void dx_work_distrust(struct dx_work *k, const struct dx_err *err);
/* The document has failed with this code. */
void dx_work_fail_document(struct dx_work *k, enum dx_code code, const char *detail);
/* The same with a problem object that is made already; k->err.code is its code. */
void dx_work_fail_with(struct dx_work *k, const char *problem);

/* Ends: all free K as soon as it is settled. */
void dx_work_done(struct dx_work *k, const char *what);
void dx_work_lost(struct dx_work *k);                  /* the fence says so */
void dx_work_drop(struct dx_work *k, const char *why); /* without a word to the database */
/* The process ends and its engine is gone: K is freed now, or by the last of its queries. */
void dx_work_abandon(struct dx_work *k);

/* The document was cancelled. */
void dx_work_cancel(struct dx_work *k);

/* ---- password.c ---- */

/*
 * The file is encrypted: ask for its password and begin the step again with it. Without one within two seconds the
 * document waits for a person.
 */
void dx_work_ask_password(struct dx_work *k);
/* PAYLOAD of a notice with a sealed password; perhaps for somebody else. */
void dx_work_password_notice(struct dx_work *k, const char *payload);
/* The job has ended: nothing of it stays in memory. */
void dx_work_forget_password(struct dx_work *k);
/* Parameters of a unit into the job's arena; what held the password is wiped when the unit has ended. */
struct dx_str dx_work_parameters(struct dx_work *k, struct dx_buf *json);

/* ---- the steps ---- */

/* From the beginning: the step that the job is for. */
void dx_work_begin_step(struct dx_work *k);

void dx_work_open(struct dx_work *k);
void dx_work_ocr_page(struct dx_work *k);
void dx_work_page_failed(struct dx_work *k); /* k->err says why */
void dx_work_extract(struct dx_work *k);     /* words from the database */
void dx_work_render(struct dx_work *k);
void dx_work_revise(struct dx_work *k);
/* revise.c: parts of a CHECK between template and words; PARTS holds DX_REVISING_PARTS. Returns how many. */
size_t dx_work_revising_parts(const struct dx_work *k, struct dx_str *parts);
/* revise.c: the reader refuses a correction: K ends with its reasons. False: ANSWER says something else. */
bool dx_work_refused(struct dx_work *k, const struct dx_eng_answer *answer) DX_MUST_CHECK;
void dx_work_extract_words(struct dx_work *k); /* words in k->words, template in k->template_body */
/* cells.c: those already stored, into k->cells; then NEXT. */
void dx_work_stored_cells(struct dx_work *k, void (*next)(struct dx_work *k));
/* Read WANTS (N > 0) from the pictures, store what was read, then NEXT; *ANY: something new is there. */
void dx_work_read_cells(struct dx_work *k, const struct dx_want *wants, size_t n,
			void (*next)(struct dx_work *k, bool any));
/* suggest.c: let the language model have its say about k->finished, then NEXT. Whatever goes wrong with it is a
 * warning. */
void dx_work_suggest(struct dx_work *k, void (*next)(struct dx_work *k));
/* extract.c: seven parts of ANSWER are a result of the job's words; F is zeroed. */
bool dx_work_extracted(struct dx_work *k, const struct dx_eng_answer *answer, struct dx_finished *f,
		       struct dx_err *err) DX_MUST_CHECK;
/* extract.c: parts of a unit over the words: parameters, template, N more of MORE, then words and cells. */
struct dx_str *dx_work_word_parts(struct dx_work *k, const struct dx_str *more, size_t n_more, size_t *n_r);
/* content.c: fetch the document's bytes (or take them from the cache), then NEXT. */
void dx_work_content(struct dx_work *k, void (*next)(struct dx_work *k, int fd));

/* ---- pdf.c ---- */

/*
 * What readers need of the document, then NEXT: its bytes; of a PDF file that a remote service opens, what that says.
 * PAGE 0: which pages there are, and their words. Else the picture of that page, at DPI (0: as suits recognition).
 * FAILED gets why the service said nothing; NULL: the job is handed back for another try. The descriptor is valid
 * until the next call.
 */
void dx_work_source(struct dx_work *k, int page, int dpi, void (*next)(struct dx_work *k, int fd),
		    void (*failed)(struct dx_work *k, const struct dx_err *err));
struct dx_jw;
/* For a unit's parameters: what its document is. */
void dx_work_add_source(const struct dx_work *k, struct dx_jw *w);
/*
 * A unit over the source has failed: is it the remote PDF service's fault? Then it is counted as such, and ERR_R says
 * so.
 */
bool dx_work_blame_source(struct dx_work *k, const struct dx_eng_answer *answer, struct dx_err *err_r) DX_MUST_CHECK;

/* Of the document, or the default ones. */
const char *dx_work_languages(const struct dx_work *k);
/* base for links */
const char *dx_work_base(const struct dx_work *k);

#endif
