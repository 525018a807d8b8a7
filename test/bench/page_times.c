/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Processor time of one page picture, step by step, beside tesseract's own way with it (page segmentation mode 3).
 *
 *     page_times PICTURE…
 *
 * Prints for each picture a line of "name=milliseconds": psm3 (picture set, recognised, words asked for), first
 * (flattened, straightened, read once), page (all readings of the page; first is a part of it), codes (QR codes looked
 * for). User and system time of this process; start OMP_THREAD_LIMIT=1. Under `valgrind --tool=callgrind` each step
 * ends with a dump of its instructions, which is named start, psm3, load, first, page or codes.
 */
#include <leptonica/allheaders.h>

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "dx/base/buf.h"
#include "dx/doc/words.h"
#include "dx/img/img.h"
#include "dx/ocr/page.h"
#include "dx/os/fd.h"
#include "dx/qr/qr.h"
#include "ocr_int.h"

#if defined(__has_include) && __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#define STEP_ENDS(name) CALLGRIND_DUMP_STATS_AT(name)
#else
#define STEP_ENDS(name) (void)(name)
#endif

#define MAX_PIXELS 40000000
#define FILE_MAX   (64u << 20)

static double cpu_ms(void)
{
	struct rusage r;

	getrusage(RUSAGE_SELF, &r);
	return (double)(r.ru_utime.tv_sec + r.ru_stime.tv_sec) * 1e3 +
	       (double)(r.ru_utime.tv_usec + r.ru_stime.tv_usec) / 1e3;
}

/* What the step NAME took, which ends now. */
static double since(double *from_ms, const char *name)
{
	double took = cpu_ms() - *from_ms;

	STEP_ENDS(name);
	*from_ms = cpu_ms();
	return took;
}

static bool read_psm3(TessBaseAPI *api, const char *path)
{
	PIX *pix = pixRead(path);
	char *text = NULL;

	if (!pix)
		return false;
	TessBaseAPISetImage2(api, pix);
	text = TessBaseAPIGetUTF8Text(api);
	pixDestroy(&pix);
	TessDeleteText(text);
	TessBaseAPIClear(api);
	return text != NULL;
}

static bool read_first(struct dx_ocr *o, struct dx_arena *a, struct Pix *pix, struct dx_err *err)
{
	static const struct dx_prep_how how = {0};
	struct dx_prep prep;
	struct reading reading;
	bool ok;

	if (!dx_ocr_prepare(a, pix, 0, &how, &prep, err))
		return false;
	ok = dx_ocr_read_first(o, a, &prep, &reading, err);
	dx_prep_free(&prep);
	return ok;
}

static void find_codes(struct dx_arena *a, const struct Pix *pix)
{
	struct dx_buf grey = DX_BUF_INIT;
	struct dx_qr *codes;
	size_t n;

	if (dx_pix_to_grey(pix, &grey))
		dx_qr_read(a, (const uint8_t *)grey.data, dx_pix_width(pix), dx_pix_height(pix), dx_pix_width(pix),
			   &codes, &n);
	dx_buf_free(&grey);
}

static bool measure(struct dx_ocr *o, TessBaseAPI *api, const char *path, struct dx_err *err)
{
	static const struct dx_ocr_paper unknown = {0};
	struct dx_arena *a = dx_arena_new();
	struct dx_buf file = DX_BUF_INIT;
	struct Pix *pix = NULL;
	struct dx_page page;
	double clock = cpu_ms();
	double psm3;
	double load;
	double first;
	double whole;
	bool ok = dx_read_file(path, FILE_MAX, &file, err);

	(void)since(&clock, "start");
	ok = ok && (read_psm3(api, path) || dx_fail(err, DX_E_corrupt_file, "no picture"));
	psm3 = since(&clock, "psm3");
	ok = ok && dx_img_decode(dx_strn(file.data, file.len), 1, MAX_PIXELS, &pix, err);
	if (ok)
		ok = (pix = dx_img_flatten(pix)) != NULL;
	load = since(&clock, "load");
	ok = ok && read_first(o, a, pix, err);
	first = since(&clock, "first");
	ok = ok && dx_ocr_page(o, a, pix, &unknown, &page, err);
	whole = since(&clock, "page");
	if (ok)
		find_codes(a, pix);
	if (ok)
		printf("psm3=%.1f first=%.1f page=%.1f codes=%.1f words=%zu\n", psm3, load + first, load + whole,
		       since(&clock, "codes"), page.n_words);
	dx_pix_drop(&pix);
	dx_buf_free(&file);
	dx_arena_drop(&a);
	return ok;
}

int main(int argc, char **argv)
{
	TessBaseAPI *api = TessBaseAPICreate();
	struct dx_ocr *o = NULL;
	struct dx_err err = {0};
	bool ok = TessBaseAPIInit2(api, NULL, "eng", OEM_LSTM_ONLY) == 0 && dx_ocr_new(&o, &err);

	TessBaseAPISetPageSegMode(api, PSM_AUTO);
	for (int i = 1; ok && i < argc; i++)
		ok = measure(o, api, argv[i], &err);
	if (!ok)
		fprintf(stderr, "page_times: %s\n", err.msg);
	dx_ocr_drop(&o);
	TessBaseAPIDelete(api);
	return ok && argc > 1 ? 0 : 1;
}
