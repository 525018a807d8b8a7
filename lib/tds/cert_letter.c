/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Certificates that a firm writes as a letter: no heading names the two parties. */
#include <string.h>

#include "tds_int.h"

/* WORD without the marks around it. */
static struct dx_str bare(const char *word)
{
	return dx_str_strip(dx_str(word), "(", ".,:;()");
}

/* Line I of block B has HIT in it. */
static bool holds(const struct dx_job *job, const struct dx_block *b, size_t i, const struct dx_label_hit *hit)
{
	const struct dx_word *const *w = (const struct dx_word *const *)job->lines.v[hit->line].words + hit->first;

	return b->at[i] == hit->line && w >= b->lines[i].words && w < b->lines[i].words + b->lines[i].n;
}

/* No run of words but labels beside line I of B: it is no heading of a column. */
static bool stands_alone(const struct dx_job *job, const struct dx_block *b, size_t i)
{
	const struct dx_line *line = &job->lines.v[b->at[i]];
	size_t next = (size_t)(b->lines[i].words - line->words) + b->lines[i].n;

	return next == line->n || dx_labels_stop_at(&job->labels, b->at[i], next);
}

/* "For Acme Ltd": the N words behind "for" on some line, where it ends. */
static bool is_signed_for(const struct dx_job *job, const struct dx_words *name)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t at = line->n - name->n;
		size_t same = 0;

		if (line->n <= name->n || !dx_str_ieq_c(bare(line->words[at - 1]->text), "for"))
			continue;
		while (same < name->n && dx_str_ieq(bare(line->words[at + same]->text), bare(name->words[same]->text)))
			same++;
		if (same == name->n)
			return true;
	}
	return false;
}

bool dx_cert_signed_letter(struct dx_job *job, struct dx_val *name, struct dx_val *address)
{
	size_t n;
	const struct dx_block *blocks = dx_job_blocks(job, 0, job->lines.n, &n);

	return n > 0 && blocks[0].n > 1 && is_signed_for(job, &blocks[0].lines[0]) &&
	       dx_cert_read_party(job, &(struct cert_lines){.block = blocks[0]}, 0, name, address);
}

void dx_cert_addressee(struct dx_job *job, struct dx_val *name, struct dx_val *address)
{
	size_t n;
	const struct dx_block *blocks = dx_job_blocks(job, 0, job->lines.n, &n);

	for (size_t i = 0; i < n; i++)
		if (blocks[i].n > 2 && blocks[i].lines[0].n == 1 && job->lines.v[blocks[i].at[0]].n == 1 &&
		    dx_str_ieq_c(bare(blocks[i].lines[0].words[0]->text), "to") &&
		    dx_cert_read_party(job, &(struct cert_lines){.block = blocks[i]}, 1, name, address))
			return;
}

void dx_cert_letterhead(struct dx_job *job, struct dx_val *name, struct dx_val *address)
{
	size_t at = 0;
	const struct dx_label_hit *tan = dx_fields_next(job, dx_scope_all(job), CL_DEDUCTOR_TAN, &at);
	size_t n;
	const struct dx_block *blocks = dx_job_blocks(job, 0, job->lines.n, &n);

	for (size_t i = 0; tan && i < n; i++)
		for (size_t k = 1; k < blocks[i].n; k++)
			if (holds(job, &blocks[i], k, tan) && !dx_block_label(job, &blocks[i], 0) &&
			    stands_alone(job, &blocks[i], 0)) {
				dx_cert_read_party(job, &(struct cert_lines){.block = blocks[i]}, 0, name, address);
				return;
			}
}
