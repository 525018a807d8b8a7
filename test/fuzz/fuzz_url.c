/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Where webhooks may go: URLs of customers, address lists of operators. */
#include <arpa/inet.h>
#include <string.h>

#include "dx/fetch/fetch.h"
#include "fuzz.h"

static void never_inside(const struct dx_addr_policy *p)
{
	struct sockaddr_in metadata = {.sin_family = AF_INET};

	FUZZ_CHECK(inet_pton(AF_INET, "169.254.169.254", &metadata.sin_addr) == 1);
	if (p->allow.n == 0)
		FUZZ_CHECK(!dx_addr_allowed(p, (const struct sockaddr *)&metadata, true));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct dx_arena *a = dx_arena_new();
	const char *text = dx_strndup(a, (const char *)data, size);
	struct dx_addr_policy policy;
	struct dx_err err;
	struct sockaddr_in6 six = {.sin6_family = AF_INET6};

	if (dx_fetch_check_url(text, &err)) {
		FUZZ_CHECK(strncasecmp(text, "http", 4) == 0);
		FUZZ_CHECK(strpbrk(text, "\r\n \t") == NULL);
	}
	if (dx_addr_policy_parse(dx_str(text), &policy, &err)) {
		FUZZ_CHECK(policy.allow.n <= DX_CIDR_MAX && !policy.any);
		never_inside(&policy);
		if (size >= sizeof(six.sin6_addr)) {
			memcpy(&six.sin6_addr, data, sizeof(six.sin6_addr));
			(void)dx_addr_allowed(&policy, (const struct sockaddr *)&six, false);
		}
	}
	dx_arena_drop(&a);
	return 0;
}
