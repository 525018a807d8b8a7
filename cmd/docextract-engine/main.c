/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * docextract-engine [--reader-memory] BYTES
 * docextract-engine --version
 *
 * Started by a worker or by the command line tool, with its channel at
 * descriptor 3 (dx/eng/unit.h) and OMP_THREAD_LIMIT=1 in the environment. Not
 * meant to be started by hand.
 */
#include <libxml/xmlversion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dx/base/killpoint.h"
#include "dx/base/log.h"
#include "dx/base/str.h"
#include "dx/eng/unit.h"
#include "dx/engine/zygote.h"
#include "dx/img/img.h"
#include "dx/ocr/ocr.h"
#include "dx/pdf/pdf.h"
#include "gomp_serial.h"

#define MEMORY_DEFAULT (UINT64_C(1) << 30)
/* Below this not even an empty page can be read. */
#define MEMORY_MIN (UINT64_C(256) << 20)

static bool read_arguments(int argc, char **argv, struct dx_zygote_conf *conf)
{
	const char *bytes = NULL;

	if (argc == 2)
		bytes = argv[1];
	else if (argc == 3 && strcmp(argv[1], "--reader-memory") == 0)
		bytes = argv[2];
	else if (argc != 1)
		return false;
	return !bytes ||
	       (dx_str_u64(dx_str(bytes), &conf->reader_memory_bytes) && conf->reader_memory_bytes >= MEMORY_MIN);
}

/*
 * libgomp reads the variable in its constructor: set any later, it has no effect, and a fork after the
 * first recognition hangs for ever. Nothing in here may run without it, whatever else stands in for libgomp.
 */
static bool is_single_threaded(void)
{
	const char *limit = getenv("OMP_THREAD_LIMIT");

	return limit && strcmp(limit, "1") == 0 && gomp_is_serial();
}

/* The libraries that read documents; docextractd --version shows these lines too. */
static void print_versions(void)
{
	printf("docextract-engine %s\n", DX_VERSION);
	printf("mupdf %s\n", dx_pdf_version());
	printf("tesseract %s\n", dx_ocr_version());
	printf("leptonica %s\n", dx_img_version());
	printf("libxml2 %s\n", LIBXML_DOTTED_VERSION);
}

int main(int argc, char **argv)
{
	struct dx_zygote_conf conf = {.channel_fd = DX_ENGINE_FD, .reader_memory_bytes = MEMORY_DEFAULT};

	if (argc == 2 && strcmp(argv[1], "--version") == 0) {
		print_versions();
		return 0;
	}
	dx_log_set_role("engine");
	if (!read_arguments(argc, argv, &conf)) {
		fprintf(stderr, "usage: docextract-engine [--reader-memory] BYTES (%llu or more)\n",
			(unsigned long long)MEMORY_MIN);
		return 2;
	}
	if (!is_single_threaded()) {
		DX_ERR("the engine must be started with OMP_THREAD_LIMIT=1 in its environment");
		return 2;
	}
	DX_KILL_POINT_PREPARE(); /* a reader could not */
	return dx_zygote_run(&conf);
}
