/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Named places at which a test lets a process die as if by kill -9, for the windows that chance misses. Builds with
 * DX_DEBUG_BUILD have them; a release build has neither the code nor the names.
 *
 *     DX_DIE_AT=name[:n]   the process that is the n-th (from 1) to come to that place dies there
 *     DX_DIE_COUNT=file    where it is counted, over all processes; without it each process counts for itself, and
 *                          so each one dies that comes there n times
 *
 * What comes after the kill must hold for every name; test/it/test_kill_points.py finds them in the sources.
 */
#ifndef DX_BASE_KILLPOINT_H
#define DX_BASE_KILLPOINT_H

#include "dx/dx.h"

#ifdef DX_DEBUG_BUILD
#define DX_KILL_POINT(name) dx_kill_point(name)
/* Reads the environment and maps the count. Once per process, by itself at the first place; a process calls it
 * earlier if its children may not open files. */
#define DX_KILL_POINT_PREPARE() dx_kill_point_prepare()
/* The variables, for whoever makes an environment of its own. */
#define DX_KILL_POINT_VARIABLES "DX_DIE_AT", "DX_DIE_COUNT"

void dx_kill_point_prepare(void);
/* NAME is constant text. Safe after fork; not for signal handlers. */
void dx_kill_point(const char *name);
#else
#define DX_KILL_POINT(name)     ((void)0)
#define DX_KILL_POINT_PREPARE() ((void)0)
#endif

#endif
