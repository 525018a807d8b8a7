/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "gomp_serial.h"

#include <dlfcn.h>
#include <stdint.h>

/* The group of sections being worked on: the next one's number, and how many there are. */
static unsigned int section;
static unsigned int sections;

void GOMP_parallel(void (*body)(void *), void *data, unsigned int threads, unsigned int flags)
{
	(void)threads;
	(void)flags;
	body(data);
}

void GOMP_parallel_sections(void (*body)(void *), void *data, unsigned int threads, unsigned int count,
			    unsigned int flags)
{
	unsigned int outer_section = section;
	unsigned int outer_sections = sections;

	(void)threads;
	(void)flags;
	section = 1;
	sections = count;
	body(data);
	section = outer_section;
	sections = outer_sections;
}

/* The number of a section that is still to be done, from 1; 0 when all are. */
unsigned int GOMP_sections_next(void)
{
	return section <= sections ? section++ : 0;
}

void GOMP_sections_end_nowait(void)
{
}

int omp_get_num_threads(void)
{
	return 1;
}

int omp_get_thread_num(void)
{
	return 0;
}

int omp_get_max_threads(void)
{
	return 1;
}

bool gomp_is_serial(void)
{
	return (uintptr_t)dlsym(RTLD_DEFAULT, "GOMP_parallel") == (uintptr_t)GOMP_parallel;
}
