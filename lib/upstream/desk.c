/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* First come, first served. Who hangs up gives his place, or his engine, to the next. */
#include "dx/os/fd.h"
#include "upstream_int.h"

static void on_gone(struct dx_req *req, void *arg);

static struct dx_upstream_seat *free_seat(const struct dx_upstream *u)
{
	for (size_t i = 0; i < u->n_seats; i++)
		if (u->seats[i].task == NULL && dx_runner_free_for_work(u->seats[i].runner))
			return &u->seats[i];
	return NULL;
}

static void seat(struct dx_upstream_seat *s, struct dx_upstream_task *t)
{
	s->task = t;
	t->seat = s;
	dx_runner_run(s->runner, dx_req_arena(t->req), t->op, t->parts, t->n_parts, t->fd,
		      dx_conf_int(t->u->child->conf, DX_OPT_page_deadline));
	dx_fd_close(&t->fd);
}

static void unlink_task(struct dx_upstream *u, const struct dx_upstream_task *t)
{
	struct dx_upstream_task **at = &u->first;

	while (*at != t)
		at = &(*at)->next;
	*at = t->next;
	if (u->last == &t->next)
		u->last = at;
	u->n_waiting--;
}

void dx_upstream_desk_go_on(struct dx_upstream *u)
{
	struct dx_upstream_seat *s;

	while (u->first != NULL && (s = free_seat(u)) != NULL) {
		struct dx_upstream_task *t = u->first;

		unlink_task(u, t);
		seat(s, t);
	}
}

bool dx_upstream_desk_take(struct dx_upstream_task *t, struct dx_err *err)
{
	struct dx_upstream *u = t->u;

	if (u->stopping)
		return dx_fail(err, DX_E_overloaded, "this service is stopping");
	if (u->n_waiting >= dx_conf_int(u->child->conf, DX_OPT_upstream_queue) && free_seat(u) == NULL)
		return dx_fail(err, DX_E_overloaded, "every engine is busy and enough pages wait");
	t->next = NULL;
	*u->last = t;
	u->last = &t->next;
	u->n_waiting++;
	dx_req_on_gone(t->req, on_gone, t);
	dx_upstream_desk_go_on(u);
	return true;
}

static void finish(struct dx_upstream_task *t, const struct dx_eng_answer *answer)
{
	dx_fd_close(&t->fd);
	dx_req_on_gone(t->req, NULL, NULL);
	dx_upstream_answer(t, answer);
}

/* The answer is for nobody, but must be given. */
static void dismiss(struct dx_upstream_task *t)
{
	struct dx_eng_answer answer = {.ok = false};

	(void)dx_fail(&answer.err, DX_E_overloaded, "not served");
	finish(t, &answer);
}

void dx_upstream_desk_answered(struct dx_upstream_seat *s, const struct dx_eng_answer *answer)
{
	struct dx_upstream_task *t = s->task;

	s->task = NULL;
	if (t->gone)
		dismiss(t);
	else
		finish(t, answer);
	dx_upstream_desk_go_on(s->u);
}

static void on_gone(DX_UNUSED struct dx_req *req, void *arg)
{
	struct dx_upstream_task *t = arg;

	t->gone = true;
	if (t->seat != NULL) {
		dx_runner_cancel(t->seat->runner);
		return;
	}
	unlink_task(t->u, t);
	dismiss(t);
}

void dx_upstream_desk_close(struct dx_upstream *u)
{
	while (u->first != NULL) {
		struct dx_upstream_task *t = u->first;

		unlink_task(u, t);
		dismiss(t);
	}
	for (size_t i = 0; i < u->n_seats; i++) {
		struct dx_upstream_task *t = u->seats[i].task;

		dx_runner_free(&u->seats[i].runner);
		u->seats[i].task = NULL;
		if (t != NULL)
			dismiss(t);
	}
}
