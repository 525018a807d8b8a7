/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Form 26AS while it is read: deductors, their entries and the parts of the form. */
#include "tds_int.h"

struct as_deductor *dx_as_deductor(struct dx_job *job, struct as_form *f)
{
	struct as_deductor *d = dx_tds_push(job->arena, &f->list);

	d->first_entry = f->entries.n;
	d->part = f->parts;
	f->closed = false;
	return d;
}

struct as_entry *dx_as_entry(struct dx_job *job, struct as_form *f)
{
	struct as_deductor *d = (struct as_deductor *)(void *)f->list.v + f->list.n - 1;

	d->entries.n++;
	return dx_tds_push(job->arena, &f->entries);
}

void dx_as_part(struct as_form *f, int word)
{
	f->closed = true;
	f->parts++;
	f->in_part = word == AW_PART_READ;
}

bool dx_as_is_text(const struct dx_job *job)
{
	const struct dx_page *page = &job->pages[0];
	size_t carets = 0;

	for (size_t i = 0; i < page->n_words; i++)
		carets += page->words[i].text[0] == '^' && page->words[i].text[1] == '\0';
	return carets >= 4;
}
