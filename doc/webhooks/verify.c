/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Verify X-Service-Signature:  verify SECRET SIGNATURE < body  (exit status 0: genuine); cc verify.c -lsodium */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int is_genuine(const char *secret, const char *signature, const unsigned char *body, size_t n, long tolerance_s)
{
	unsigned char mac[crypto_auth_hmacsha256_BYTES], given[sizeof(mac)];
	crypto_auth_hmacsha256_state h;
	size_t digits = strncmp(signature, "t=", 2) == 0 ? strspn(signature + 2, "0123456789") : 0, len;
	if (digits == 0 || digits > 12 || signature[2 + digits] != ',' ||
	    labs((long)time(NULL) - atol(signature + 2)) > tolerance_s)
		return 0;
	crypto_auth_hmacsha256_init(&h, (const unsigned char *)secret, strlen(secret));
	crypto_auth_hmacsha256_update(&h, (const unsigned char *)signature + 2, digits);
	crypto_auth_hmacsha256_update(&h, (const unsigned char *)".", 1);
	crypto_auth_hmacsha256_update(&h, body, n);
	crypto_auth_hmacsha256_final(&h, mac);
	for (const char *v = strstr(signature, ",v1="); v != NULL; v = strstr(v + 4, ",v1="))
		if (sodium_hex2bin(given, sizeof(given), v + 4, strcspn(v + 4, ","), NULL, &len, NULL) == 0 &&
		    len == sizeof(mac) && sodium_memcmp(mac, given, sizeof(mac)) == 0)
			return 1;
	return 0;
}

int main(int argc, char **argv)
{
	static unsigned char body[1 << 20];
	size_t n = fread(body, 1, sizeof(body), stdin);
	return argc == 3 && sodium_init() >= 0 && is_genuine(argv[1], argv[2], body, n, 300) ? 0 : 1;
}
