/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Dates of neighbouring rows that contradict each other: which of them are right is what their readings say together.
 * Each row takes one of the days that its readings say, or none, so that the days are in order; the way with most
 * votes is taken as far as it is the only one.
 */
#include "dates.h"

/* With another day for the row the best way has so many votes less, or it may as well be that day. */
#define MARGIN_SURE 2

/* Most votes of the days in order that end, or with STEP −1 begin, with choice C of row I. */
static unsigned int best_until(const struct dx_st_ballot *b, unsigned int (*sum)[DX_ST_BALLOT_DAYS], size_t n, size_t i,
			       size_t c, int step)
{
	unsigned int most = 0;

	for (size_t k = 0; k < n; k++) {
		if (step > 0 ? k >= i : k <= i)
			continue;
		for (size_t d = 0; d < b[k].n; d++)
			if ((step > 0 ? b[k].day[d] <= b[i].day[c] : b[k].day[d] >= b[i].day[c]) && sum[k][d] > most)
				most = sum[k][d];
	}
	return most + b[i].votes[c];
}

/* Most votes of a way through each choice. */
static void ways(const struct dx_st_ballot *b, size_t n, unsigned int (*through)[DX_ST_BALLOT_DAYS])
{
	unsigned int up[DX_ST_BALLOT_ROWS][DX_ST_BALLOT_DAYS] = {{0}};
	unsigned int down[DX_ST_BALLOT_ROWS][DX_ST_BALLOT_DAYS] = {{0}};

	for (size_t i = 0; i < n; i++)
		for (size_t c = 0; c < b[i].n; c++)
			up[i][c] = best_until(b, up, n, i, c, 1);
	for (size_t i = n; i-- > 0;)
		for (size_t c = 0; c < b[i].n; c++)
			down[i][c] = best_until(b, down, n, i, c, -1);
	for (size_t i = 0; i < n; i++)
		for (size_t c = 0; c < b[i].n; c++)
			through[i][c] = up[i][c] + down[i][c] - b[i].votes[c];
}

static unsigned int most_of(const struct dx_st_ballot *b, size_t n, unsigned int (*through)[DX_ST_BALLOT_DAYS])
{
	unsigned int most = 0;

	for (size_t i = 0; i < n; i++)
		for (size_t c = 0; c < b[i].n; c++)
			most = through[i][c] > most ? through[i][c] : most;
	return most;
}

/* Most votes of a way that leaves out choice C of row I. */
static unsigned int most_without(const struct dx_st_ballot *b, size_t n, size_t i, size_t c)
{
	struct dx_st_ballot rest[DX_ST_BALLOT_ROWS];
	unsigned int through[DX_ST_BALLOT_ROWS][DX_ST_BALLOT_DAYS] = {{0}};

	for (size_t k = 0; k < n; k++)
		rest[k] = b[k];
	rest[i].n--;
	rest[i].day[c] = rest[i].day[rest[i].n];
	rest[i].votes[c] = rest[i].votes[rest[i].n];
	ways(rest, n, through);
	return most_of(rest, n, through);
}

static bool is_sure(const struct dx_st_ballot *b, const unsigned int through[DX_ST_BALLOT_DAYS], size_t chosen)
{
	for (size_t c = 0; c < b->n; c++)
		if (c != chosen && through[c] + MARGIN_SURE > through[chosen])
			return false;
	return true;
}

void dx_st_contest(struct dx_st_ballot *b, size_t n)
{
	unsigned int through[DX_ST_BALLOT_ROWS][DX_ST_BALLOT_DAYS] = {{0}};
	unsigned int most;

	ways(b, n, through);
	most = most_of(b, n, through);
	for (size_t i = 0; i < n; i++) {
		b[i].chosen = -1;
		b[i].is_sure = false;
		for (size_t c = 0; c < b[i].n; c++) {
			if (through[i][c] < most || most_without(b, n, i, c) == most)
				continue;
			b[i].chosen = (int)c;
			b[i].is_sure = is_sure(&b[i], through[i], c);
		}
	}
}
