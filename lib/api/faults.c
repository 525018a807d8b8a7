/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What is wrong with a request: all of it in one answer, each with what is allowed. */
#include "api_int.h"
#include "dx/base/check.h"
#include "dx/fmt/json.h"

void dx_api_fault(struct dx_arena *a, struct dx_api_faults **f, enum dx_code code, const struct dx_problem_item *item)
{
	if (*f == NULL)
		*f = DX_NEW(a, struct dx_api_faults);
	if ((*f)->n == DX_API_FAULTS_MAX)
		return;
	(*f)->items[(*f)->n] = *item;
	(*f)->codes[(*f)->n++] = code;
}

void dx_api_param_fault(struct dx_req *req, struct dx_api_faults **f, const char *name, const char *detail,
			const char *allowed)
{
	struct dx_arena *a = dx_req_arena(req);
	dx_api_fault(a, f, DX_E_bad_request,
		     &(struct dx_problem_item){dx_asprintf(a, "?%s", name), "invalid",
					       dx_asprintf(a, "%s takes %s", name, detail), allowed});
}

/* ["limit","cursor"] */
static const char *names_json(struct dx_arena *a, const char *const *names)
{
	struct dx_buf b = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&b);
	dx_jw_arr(&w);
	for (; *names != NULL; names++)
		dx_jw_cstr(&w, *names);
	dx_jw_arr_end(&w);
	const char *text = dx_strdup(a, dx_buf_cstr(&b));
	dx_buf_free(&b);
	return text;
}

void dx_api_query_faults(struct dx_req *req, const char *const *allowed, struct dx_api_faults **f)
{
	struct dx_arena *a = dx_req_arena(req);
	const char *name, *what;
	for (size_t i = 0; dx_req_query_fault(req, allowed, i, &name, &what); i++)
		dx_api_fault(a, f, DX_E_bad_request,
			     &(struct dx_problem_item){
				     .pointer = dx_asprintf(a, "?%.64s", name),
				     .code = "unknown",
				     .detail = dx_asprintf(a, "the query parameter %.64s %s", name, what),
				     .allowed = names_json(a, allowed),
			     });
}

void dx_api_faults_reply(struct dx_req *req, const struct dx_api_faults *f)
{
	size_t first = 0;
	dx_assert(f->n > 0);
	for (size_t i = 1; i < f->n; i++)
		if (dx_code_status(f->codes[i]) < dx_code_status(f->codes[first]))
			first = i;
	const char *detail = f->n == 1
				     ? f->items[0].detail
				     : dx_asprintf(dx_req_arena(req), "%zu things are wrong; errors names each", f->n);
	dx_reply_problem(req, f->codes[first], detail, NULL, f->items, f->n);
}

bool dx_api_query_ok(struct dx_req *req, const char *const *allowed)
{
	struct dx_api_faults *f = NULL;
	dx_api_query_faults(req, allowed, &f);
	if (f != NULL)
		dx_api_faults_reply(req, f);
	return f == NULL;
}
