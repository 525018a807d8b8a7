/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What we measure ourselves against: the shortest program that reads pictures
 * with the tesseract C API, N processes side by side, nothing else done.
 *
 *     tess_loop PROCESSES PSM PICTURE…
 *
 * Prints "pages seconds" (wall clock of the slowest process, start-up included).
 */
#include <leptonica/allheaders.h>
#include <tesseract/capi.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now_s(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static int read_share(int psm, char **pictures, int n, int first, int step)
{
	TessBaseAPI *api = TessBaseAPICreate();
	if (TessBaseAPIInit2(api, NULL, "eng", OEM_LSTM_ONLY) != 0)
		return 1;
	TessBaseAPISetPageSegMode(api, (TessPageSegMode)psm);
	size_t letters = 0;
	for (int i = first; i < n; i += step) {
		PIX *pix = pixRead(pictures[i]);
		if (pix == NULL)
			return 1;
		TessBaseAPISetImage2(api, pix);
		char *text = TessBaseAPIGetUTF8Text(api);
		letters += text ? strlen(text) : 0;
		TessDeleteText(text);
		pixDestroy(&pix);
	}
	return letters == 0;
}

int main(int argc, char **argv)
{
	if (argc < 4) {
		fprintf(stderr, "usage: tess_loop PROCESSES PSM PICTURE…\n");
		return 2;
	}
	int processes = (int)strtol(argv[1], NULL, 10), psm = (int)strtol(argv[2], NULL, 10);
	double start = now_s();
	for (int p = 0; p < processes; p++) {
		pid_t pid = fork();
		if (pid < 0)
			return 1;
		if (pid == 0)
			_exit(read_share(psm, argv + 3, argc - 3, p, processes));
	}
	int bad = 0, status;
	while (wait(&status) > 0)
		bad |= !WIFEXITED(status) || WEXITSTATUS(status) != 0;
	printf("%d %.3f\n", argc - 3, now_s() - start);
	return bad;
}
