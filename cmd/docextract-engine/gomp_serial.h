/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The part of GNU OpenMP's interface that tesseract is compiled against, done
 * by the calling thread alone. Defined in the executable and exported
 * (-rdynamic), these functions are found before libgomp's. No threads means
 * that a fork after recognition does not hang, that no thread start runs into
 * the sandbox, and that 200,000 futex calls a page are saved.
 */
#ifndef DX_GOMP_SERIAL_H
#define DX_GOMP_SERIAL_H

#include <stdbool.h>

void GOMP_parallel(void (*body)(void *), void *data, unsigned int threads, unsigned int flags);
void GOMP_parallel_sections(void (*body)(void *), void *data, unsigned int threads, unsigned int count,
			    unsigned int flags);
unsigned int GOMP_sections_next(void);
void GOMP_sections_end_nowait(void);
int omp_get_num_threads(void);
int omp_get_thread_num(void);
int omp_get_max_threads(void);

/* Are these functions the ones that the libraries of this process call? */
bool gomp_is_serial(void);

#endif
