/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What a language model proposes, and the fence around it. The model sees the words and what was made of them; its
 * reply is a list of (path, value). A proposal for anything but an opinion must stand on the page, as this value, and
 * must be for a value that is missing or stands in a check that failed. Whether it breaks a check is then tried
 * (dx/kinds/suggest.h). So what a hostile document talks the model into can only be something that the document
 * prints anyway, in a place that nothing contradicts, and it is declared: source "llm".
 */
#ifndef DX_EXTRACT_SUGGEST_H
#define DX_EXTRACT_SUGGEST_H

#include <jansson.h>

#include "dx/extract/job.h"

/* More are not looked at: they are refused. */
#define DX_PROPOSALS_MAX 200

enum dx_proposal_state {
	DX_PROPOSAL_OPEN,    /* nothing against it so far */
	DX_PROPOSAL_SAME,    /* says what is there already */
	DX_PROPOSAL_REFUSED, /* the fence holds */
};

struct dx_proposal {
	const char *path, *value;
	enum dx_proposal_state state;
	bool opinion;       /* dx_shape.opinion */
	json_t *evidence;   /* as in results */
	json_t *correction; /* as in results; NULL: nothing was read there */
};

struct dx_proposals {
	struct dx_proposal *v;
	size_t n;
	size_t too_many;
};

/*
 * REPLY: body of a chat completion whose one message is {"proposals":[{"path","value"},…]}. Error: bad_request.
 * Lives in A.
 */
bool dx_proposals_read(struct dx_arena *a, struct dx_str reply, struct dx_proposals *p_r,
		       struct dx_err *err) DX_MUST_CHECK;

/* Judge all of P by themselves; of several for one value the first counts. DATA and CHECKS: the result of JOB, which
 * has run. */
void dx_proposals_judge(const struct dx_job *job, const json_t *data, const json_t *checks, struct dx_proposals *p);

/* Longest messages that are sent. */
#define DX_PROMPT_MAX (128 * 1024)
/*
 * Messages of a chat ([{"role","content"},…]) that ask for proposals: data, failed checks, and the lines of the pages
 * as far as they have room. False: the data alone is too large.
 */
bool dx_prompt_write(const struct dx_job *job, struct dx_str data, const json_t *checks, struct dx_buf *out);
/* JSON schema of the reply that is asked for: constant text. */
const char *dx_prompt_schema(void);

#endif
