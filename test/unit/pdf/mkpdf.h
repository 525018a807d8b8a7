/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Small PDFs made in a test: objects 1 catalog, 2 page tree, 3 font, then whatever is added. */
#ifndef TEST_MKPDF_H
#define TEST_MKPDF_H

#include <stdio.h>

#include "dx/base/buf.h"

struct mkpdf {
	struct dx_buf out;
	size_t offsets[64];
	int n;         /* objects so far */
	int pages[32]; /* object numbers */
	int n_pages;
	int declared; /* page count to claim; 0: the true one */
	int font;     /* object number of a second font /G; 0: none */
};

static inline int mkpdf_object(struct mkpdf *m, int number)
{
	if (number == 0)
		number = ++m->n;
	m->offsets[number] = m->out.len;
	dx_buf_printf(&m->out, "%d 0 obj\n", number);
	return number;
}

static inline struct mkpdf mkpdf_begin(void)
{
	struct mkpdf m = {.n = 3};

	dx_buf_adds(&m.out, "%PDF-1.7\n");
	mkpdf_object(&m, 3);
	dx_buf_adds(&m.out, "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>\nendobj\n");
	return m;
}

/* DICT without its brackets and length. */
static inline int mkpdf_stream(struct mkpdf *m, const char *dict, const void *data, size_t n)
{
	int number = mkpdf_object(m, 0);

	dx_buf_printf(&m->out, "<<%s/Length %zu>>\nstream\n", dict, n);
	dx_buf_add(&m->out, data, n);
	dx_buf_adds(&m->out, "\nendstream\nendobj\n");
	return number;
}

/* A page of W × H points; EXTRA goes into its dictionary, RESOURCES beside the font /F. */
static inline void mkpdf_page(struct mkpdf *m, int w, int h, const char *extra, const char *resources,
			      const char *content, size_t n)
{
	int stream = mkpdf_stream(m, "", content, n);
	int page = mkpdf_object(m, 0);

	dx_buf_printf(&m->out,
		      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 %d %d]/Contents %d 0 R/Resources<</Font<</F 3 0 R/G %d 0 "
		      "R>>%s>>%s>>\nendobj\n",
		      w, h, stream, m->font ? m->font : 3, resources, extra);
	m->pages[m->n_pages++] = page;
}

static inline void mkpdf_end(struct mkpdf *m)
{
	size_t xref;

	mkpdf_object(m, 1);
	dx_buf_adds(&m->out, "<</Type/Catalog/Pages 2 0 R>>\nendobj\n");
	mkpdf_object(m, 2);
	dx_buf_adds(&m->out, "<</Type/Pages/Kids[");
	for (int i = 0; i < m->n_pages; i++)
		dx_buf_printf(&m->out, "%d 0 R ", m->pages[i]);
	dx_buf_printf(&m->out, "]/Count %d>>\nendobj\n", m->declared ? m->declared : m->n_pages);
	xref = m->out.len;
	dx_buf_printf(&m->out, "xref\n0 %d\n0000000000 65535 f \n", m->n + 1);
	for (int i = 1; i <= m->n; i++)
		dx_buf_printf(&m->out, "%010zu 00000 n \n", m->offsets[i]);
	dx_buf_printf(&m->out, "trailer\n<</Root 1 0 R/Size %d>>\nstartxref\n%zu\n%%%%EOF\n", m->n + 1, xref);
}

#endif
