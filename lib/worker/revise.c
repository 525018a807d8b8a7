/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Steps "reanalyze" and "correct": another revision of a finished document, from its stored words. */
#include <string.h>

#include "dx/base/log.h"
#include "dx/fmt/json.h"
#include "dx/fmt/problem.h"
#include "dx/store/revision.h"
#include "worker_int.h"

static struct dx_str part(struct dx_work *k, const PGresult *res, const char *name)
{
	const char *text = dx_col(res, 0, name);
	return dx_str(dx_strdup(k->a, text != NULL ? text : ""));
}

static void on_task(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_work *k = arg;

	if (!dx_work_resume(k))
		return;
	if (err != NULL) {
		dx_work_read_failed(k, err);
		return;
	}
	if (PQntuples(res) == 0) {
		dx_work_lost(k);
		return;
	}
	struct dx_revising *r = DX_NEW(k->a, struct dx_revising);
	*r = (struct dx_revising){
		.is_correction = k->job.kind == DX_JOB_CORRECT,
		.language_model = dx_col_bool(res, 0, "language_model"),
		.data = part(k, res, "data"),
		.evidence = part(k, res, "evidence"),
		.corrections = part(k, res, "corrections"),
		.patch_type = part(k, res, "patch_type"),
		.patch = part(k, res, "patch"),
	};
	k->revising = r;
	k->job.template_name = dx_strdup(k->a, dx_col(res, 0, "template"));
	k->job.template_version = (int)dx_col_int(res, 0, "template_version", 0);
	dx_work_extract(k);
}

void dx_work_revise(struct dx_work *k)
{
	dx_work_query(k);
	dx_store_revision_task(k->w->db, &k->job, on_task, k);
}

/* Parts of a CHECK between the template and the words. */
size_t dx_work_revising_parts(const struct dx_work *k, struct dx_str *parts)
{
	const struct dx_revising *r = k->revising;

	parts[0] = r->data;
	parts[1] = r->evidence;
	parts[2] = r->corrections;
	parts[3] = r->patch_type;
	parts[4] = r->patch;
	return DX_REVISING_PARTS;
}

/* ---- refused ---- */

static const char *text_of(const json_t *v, const char *key)
{
	const char *s = dx_json_str(v, key);
	return s != NULL ? s : "";
}

bool dx_work_refused(struct dx_work *k, const struct dx_eng_answer *answer)
{
	struct dx_problem_item items[DX_REFUSALS_MAX];
	struct dx_buf problem = DX_BUF_INIT;
	json_t *head, *item;
	size_t i, n = 0;

	if (k->job.kind != DX_JOB_CORRECT || answer->n_parts != 1 ||
	    !dx_json_parse(k->a, answer->parts[0], &head, NULL))
		return false;
	json_array_foreach (json_object_get(head, "errors"), i, item) {
		if (n == DX_REFUSALS_MAX)
			break;
		items[n++] = (struct dx_problem_item){
			.pointer = text_of(item, "pointer"),
			.code = text_of(item, "code"),
			.detail = text_of(item, "detail"),
		};
	}
	if (n == 0)
		return false;
	k->err.code = DX_E_bad_request;
	dx_problem_write(&problem, DX_E_bad_request, "the correction does not fit the document; errors says why", NULL,
			 k->job.request_id, NULL, items, n);
	const char *text = dx_strdup(k->a, dx_buf_cstr(&problem));
	dx_buf_free(&problem);
	dx_work_fail_with(k, text);
	return true;
}
