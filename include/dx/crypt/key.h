/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * API keys: "dx_live_" + 30 base62 characters (178 random bits) + 6 base62 characters
 * of the CRC-32 (IEEE, zlib's) of everything before them, alphabet 0-9A-Za-z, most
 * significant digit first, padded with '0'. The database keeps BLAKE2b-256 of the key,
 * keyed with a pepper from a file.
 */
#ifndef DX_CRYPT_KEY_H
#define DX_CRYPT_KEY_H

#include "dx/base/err.h"
#include "dx/base/str.h"

#define DX_KEY_LEN        44 /* characters */
#define DX_KEY_PREFIX_LEN 12 /* characters that may be shown in lists */
#define DX_KEY_HASH_BYTES 32
#define DX_PEPPERS_MAX    4

/* Versioned peppers, newest first. File: one "VERSION:64 hexadecimal digits" a line. */
struct dx_peppers {
	size_t n;
	struct {
		int version;
		uint8_t key[32];
	} v[DX_PEPPERS_MAX];
};

/* Once per process, before anything else here. */
bool dx_crypt_init(struct dx_err *err) DX_MUST_CHECK;

/* A new key into OUT (DX_KEY_LEN + 1 bytes). */
void dx_key_generate(char *out);
/* Shape and checksum; says nothing about whether the key exists. */
bool dx_key_wellformed(struct dx_str key);
/* Hash with pepper number I. */
void dx_key_hash(const struct dx_peppers *p, size_t i, struct dx_str key, uint8_t hash_r[DX_KEY_HASH_BYTES]);

/*
 * The one word in a file that only its owner can read, terminated, into OUT of SIZE bytes: a secret that somebody else
 * gave out. The caller wipes it.
 */
bool dx_secret_line(const char *path, char *out, size_t size, struct dx_err *err) DX_MUST_CHECK;
/* Read the file; refuses one that others may read (mode & 077) or with no or bad lines. */
bool dx_peppers_load(const char *path, struct dx_peppers *p_r, struct dx_err *err) DX_MUST_CHECK;
/* Make a new file (mode 0600, O_EXCL) with one random pepper of version 1. */
bool dx_peppers_create(const char *path, struct dx_err *err) DX_MUST_CHECK;
/* Add a random version above the newest. The file is replaced as a whole; owner and mode stay. */
bool dx_peppers_rotate(const char *path, int *version_r, struct dx_err *err) DX_MUST_CHECK;
/* Take VERSION out; the newest one stays. Whether something still needs it is the caller's affair. */
bool dx_peppers_retire(const char *path, int version, struct dx_err *err) DX_MUST_CHECK;

#endif
