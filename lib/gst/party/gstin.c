/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* GSTINs among words. */
#include <string.h>

#include "dx/extract/ident.h"

#include "party_int.h"

#define GSTIN_SLACK  2 /* letters too many or too few */
#define GSTIN_DIGITS 4

static void repair_gstin(struct dx_job *job, struct dx_val *v)
{
	const char *gstin;
	const char *placed = dx_ident_gstin_place(job->arena, dx_str(v->text));
	int n;

	if (!(placed && dx_ident_gstin(dx_str(placed))) && dx_gst_gstin_again(job, v))
		return;
	n = dx_ident_gstin_repair(job->arena, dx_str(v->text), &gstin);

	if (n == 1 && strcmp(gstin, v->text) != 0) {
		v->text = gstin;
		v->source = DX_VAL_REPAIRED;
	} else if (n > 1) {
		v->source = DX_VAL_ABSENT;
		dx_notes_warn(&job->notes, "gstin_unclear", v->place.page,
			      "several readings of a GSTIN have a right check digit");
	}
}

/* A character too many, from a scan: the only one without which the check digit is right is left out. */
static bool gstin_less_one(struct dx_job *job, struct dx_str s, struct dx_val *v)
{
	char *found = NULL;

	for (size_t drop = 0; drop < s.n; drop++) {
		char *one = dx_asprintf(job->arena, "%.*s%.*s", (int)drop, s.p, (int)(s.n - drop - 1), s.p + drop + 1);

		if (!dx_ident_gstin(dx_str(one)) || (found && strcmp(found, one) == 0))
			continue;
		if (found)
			return false;
		found = one;
	}
	if (found) {
		v->text = found;
		v->source = DX_VAL_REPAIRED;
	}
	return found != NULL;
}

bool dx_gst_gstin_in(struct dx_job *job, const struct dx_words *w, struct dx_val *v)
{
	for (size_t i = 0; i < w->n; i++) {
		size_t len = 0;

		for (size_t k = i; k < w->n && k < i + 4 && len < DX_GSTIN_LEN; k++) {
			struct dx_words part = {w->words + i, k + 1 - i, i ? 0 : w->skip, w->page};
			struct dx_str s = dx_gst_plain(job, dx_str(dx_words_text(job->arena, &part)));
			bool scanned = job->pages[w->page].source == DX_SOURCE_OCR;
			const char *placed;

			len = s.n;
			if (scanned && len == DX_GSTIN_LEN + 1) {
				struct dx_val one = dx_words_val(job->arena, &job->lines, &part);

				if (gstin_less_one(job, s, &one)) {
					*v = one;
					return true;
				}
			}
			if (len != DX_GSTIN_LEN || (scanned && !dx_gst_may_be_gstin(s)))
				continue;
			placed = scanned ? dx_ident_gstin_place(job->arena, s) : NULL;
			if (!dx_ident_gstin_shape(s) && !(placed && dx_ident_gstin_shape(dx_str(placed))))
				continue;
			*v = dx_words_val(job->arena, &job->lines, &part);
			v->text = dx_strndup(job->arena, s.p, s.n);
			if (v->source == DX_VAL_OCR)
				repair_gstin(job, v);
			return true;
		}
	}
	return false;
}

bool dx_gst_gstin_behind(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

	for (size_t i = 0; i < n; i++)
		if (dx_gst_gstin_in(job, &values[i], v))
			return true;
	for (size_t i = 0; i < n; i++)
		if (dx_gst_gstin_near(job, &values[i], v))
			return true;
	return false;
}

bool dx_gst_is_misread_gstin(struct dx_job *job, const struct dx_label_hit *hit)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

	for (size_t i = 0; i < n; i++) {
		struct dx_words first = values[i];
		struct dx_str s;

		if (first.n == 0 || job->pages[first.page].source != DX_SOURCE_OCR)
			continue;
		first.n = 1;
		s = dx_gst_plain(job, dx_str(dx_words_text(job->arena, &first)));
		if (s.n + GSTIN_SLACK >= DX_GSTIN_LEN && s.n <= DX_GSTIN_LEN + GSTIN_SLACK && s.p[0] >= '0' &&
		    s.p[0] <= '9' && dx_count_digits(s.p) >= GSTIN_DIGITS)
			return true;
	}
	return false;
}

bool dx_gst_next_gstin(struct dx_job *job, const struct dx_line *line, size_t *at, struct dx_val *v)
{
	for (; *at < line->n; ++*at) {
		const char *text = line->words[*at]->text;
		const char *label = strrchr(text, ':') ? strrchr(text, ':') : strrchr(text, '-');
		struct dx_words w = {line->words + *at, 1, label ? (size_t)(label + 1 - text) : 0, line->page};

		if (dx_gst_gstin_in(job, &w, v) && dx_val_has(v) && dx_ident_gstin(dx_str(v->text))) {
			++*at;
			return true;
		}
	}
	return false;
}
