/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The address of a buyer in another country, of which no PIN code and no word of India's streets says that it is one.
 */
#include <string.h>

#include "party_int.h"
#include "record/record.h"

#define PARTS_MIN 3 /* a house, a place, a country */

/* Parts of the address TEXT; 0: it says more than where somebody is, or has no number, or none of words at its end. */
static size_t parts_of(const char *text)
{
	size_t parts = 0;
	bool number = false;
	bool last = false; /* the part has a digit */

	if (strpbrk(text, ":@"))
		return 0;
	while (*text) {
		const size_t n = strcspn(text, ",");

		last = strcspn(text, "0123456789") < n;
		number |= last;
		parts++;
		text += n;
		text += strspn(text, ", ");
	}
	return number && !last ? parts : 0;
}

bool dx_gst_is_abroad(const struct gst_invoice *inv)
{
	const struct gst_party *p = &inv->recipient;

	return dx_val_has(&inv->place_of_supply) && strcmp(inv->place_of_supply.text, "96") == 0 &&
	       !dx_val_has(&p->gstin) && dx_val_has(&p->name) && dx_val_has(&p->address) &&
	       parts_of(p->address.text) >= PARTS_MIN;
}
