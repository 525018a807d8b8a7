/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "M/s.", the title of firms, of which recognition loses the stroke: "Ms. Sura and Sons", "Mis Sura and Sons". */
#include <string.h>

#include "dx/extract/legal.h"

#include "party_int.h"
#include "record/record.h"

/* Is WORD that title, misread? */
static bool is_ms(const char *word)
{
	static const char *const forms[] = {"ms", "mis", "mls", "m/s"};

	return dx_str_is_one_of(dx_strn(word, strcspn(word, ".,:")), forms, DX_LEN(forms));
}

void dx_gst_name_behind_ms(struct dx_job *job, const struct dx_val *other, struct dx_val *name)
{
	struct gst_above it = dx_gst_above(job);

	while (dx_gst_next_above(job, &it)) {
		struct dx_words w = {it.line->words + it.seg->first, it.seg->n, 0, it.line->page};
		struct dx_val v;

		if (job->pages[w.page].source != DX_SOURCE_OCR || w.n < 3 || !is_ms(w.words[0]->text))
			continue;
		w = (struct dx_words){w.words + 1, w.n - 1, 0, w.page};
		v = dx_words_val(job->arena, &job->lines, &w);
		if (strpbrk(v.text, ":@0123456789") || !dx_gst_may_be_name(v.text) ||
		    (dx_val_has(other) && dx_str_ieq(dx_str(other->text), dx_str(v.text))))
			continue;
		*name = v;
		return;
	}
}

/* A person may be a Ms., a firm is none. */
void dx_gst_drop_ms(struct dx_job *job, struct dx_val *name)
{
	const char *blank = dx_val_has(name) && name->source == DX_VAL_OCR ? strchr(name->text, ' ') : NULL;
	const char *last = blank ? strrchr(name->text, ' ') : NULL;

	if (!blank || last == blank || !is_ms(dx_strndup(job->arena, name->text, (size_t)(blank - name->text))) ||
	    !(dx_legal_form(dx_strn(last + 1, strcspn(last + 1, ".,"))) & DX_LEGAL_INDIA))
		return;
	name->text = blank + 1;
}
